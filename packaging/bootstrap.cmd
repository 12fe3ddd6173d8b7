@echo off
rem Finds a Python and hands over to bootstrap.py. Used by the wrappers beside it.
if defined PYTHON goto named
where py >nul 2>nul
if errorlevel 1 goto plain
py -3 "%~dp0bootstrap.py" %*
exit /b %errorlevel%
:plain
python "%~dp0bootstrap.py" %*
exit /b %errorlevel%
:named
"%PYTHON%" "%~dp0bootstrap.py" %*
exit /b %errorlevel%
