; Inno Setup 6.3 or newer: iscc /DVersion=0.1.0 packaging\windows\surtitle.iss
; Packs dist\surtitle, made by packaging\build. Not compiled yet on any Windows.
#ifndef Version
  #error Version is missing: iscc /DVersion=0.1.0 packaging\windows\surtitle.iss
#endif

[Setup]
AppId={{9C0C1E5B-7B0D-4D0C-9B51-6E1F0B7F6E4A}
AppName=Surtitle
AppVersion={#Version}
AppVerName=Surtitle {#Version}
AppPublisher=The Surtitle authors
VersionInfoVersion={#Version}
; For one user, without asking an administrator; who wants it for all is offered that.
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
; Windows 10 2004: where a window can be kept out of a shared screen.
MinVersion=10.0.19041
DefaultDirName={autopf}\Surtitle
DefaultGroupName=Surtitle
DisableProgramGroupPage=yes
LicenseFile=..\..\LICENSE
SetupIconFile=..\..\build\bundle\icons\surtitle.ico
UninstallDisplayIcon={app}\surtitlew.exe
OutputDir=..\..\dist
OutputBaseFilename=surtitle-{#Version}-windows-x86_64
Compression=lzma2/normal
SolidCompression=yes
WizardStyle=modern
ChangesEnvironment=yes
; Running windows are asked to close before their files are replaced.
CloseApplications=yes
RestartApplications=no

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "es"; MessagesFile: "compiler:Languages\Spanish.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked
Name: "path"; Description: "Let terminals find the surtitle command"; Flags: unchecked

[Files]
Source: "..\..\dist\surtitle\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[InstallDelete]
; An older version's libraries must not be found by a newer program.
Type: filesandordirs; Name: "{app}\_internal"

[Icons]
Name: "{group}\Surtitle"; Filename: "{app}\surtitlew.exe"
Name: "{autodesktop}\Surtitle"; Filename: "{app}\surtitlew.exe"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Environment"; ValueType: expandsz; ValueName: "Path"; ValueData: "{olddata};{app}"; Check: not IsAdminInstallMode and PathIsNew(ExpandConstant('{app}')); Tasks: path

[Run]
Filename: "{app}\surtitlew.exe"; Description: "{cm:LaunchProgram,Surtitle}"; Flags: nowait postinstall skipifsilent

[Code]
function PathIsNew(Folder: String): Boolean;
var
  Path: String;
begin
  if not RegQueryStringValue(HKCU, 'Environment', 'Path', Path) then
    Path := '';
  Result := Pos(';' + Uppercase(Folder) + ';', ';' + Uppercase(Path) + ';') = 0;
end;
