<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>SessionList</name>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n line</numerusform>
            <numerusform>%n lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SessionSearch</name>
    <message numerus="yes">
        <source>%n line(s) found</source>
        <translation>
            <numerusform>%n line found</numerusform>
            <numerusform>%n lines found</numerusform>
        </translation>
    </message>
</context>
</TS>
