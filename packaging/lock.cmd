@echo off
call "%~dp0bootstrap.cmd" lock %*
