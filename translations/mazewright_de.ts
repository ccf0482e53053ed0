<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en_US">
<context>
    <name>Catalogue</name>
    <message>
        <source>start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>painkiller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reptile man</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>troll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buchhaim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Real time: monsters walk their rounds and a touch kills. Collect every treasure to win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>floor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>treasure</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>IssueText</name>
    <message>
        <source>This is not UTF-8 text: byte %1 cannot stand here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file ends too early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot stand here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is nested too deep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is too large: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a Mazewright level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This level has format version %1, which a newer Mazewright wrote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has the wrong type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A key is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key “%1” stands here a second time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The legend does not know the character “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no kind “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no effect “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no rule “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no ruleset “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The level has no start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The level has another start before this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cell %1 lies outside the level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This value does not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value %1 does not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This row has %1 characters and was padded with wall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key “%1” is not known here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hero cannot reach this treasure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hero cannot reach this item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hero cannot reach this exit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a folder, not a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a device, not a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file may not be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file could not be read to its end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected an object in braces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a list in brackets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected text in quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a whole number from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>did you mean %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected exactly one visible character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a color such as &quot;#f2b84b&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a cell as [x, y], two whole numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the level has %1 × %2 cells, counted from [0, 0]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected at least one row of at least one character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the longest row has %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most %1 × %2 cells are allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most %1 are allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most %1 levels are allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this one reads up to version %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a name that nothing else has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a key in quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a colon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a comma or a closing brace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a comma or a closing bracket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a closing quote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected an escape such as \n or \u0041</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a digit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected the end of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LossText</name>
    <message>
        <source>Text cannot hold the %1 of the level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text cannot hold the ruleset %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text cannot hold the rules of the level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text cannot hold the kinds of the level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text cannot hold the key “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Text has no character for %1 (%n cell(s), the first at %2).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Text has no character for the %1 at %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text cannot hold what the %1 at %2 stands on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text cannot hold the values of the %1 at %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text can hold one thing a cell, not also the %1 at %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
