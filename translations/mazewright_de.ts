<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en_US">
<context>
    <name>Catalogue</name>
    <message>
        <source>start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>orc</source>
        <translation>Ork</translation>
    </message>
    <message>
        <source>painkiller</source>
        <translation>Schmerztöter</translation>
    </message>
    <message>
        <source>reptile man</source>
        <translation>Echsenmensch</translation>
    </message>
    <message>
        <source>troll</source>
        <translation>Troll</translation>
    </message>
    <message>
        <source>Buchhaim</source>
        <translation>Buchhaim</translation>
    </message>
    <message>
        <source>Real time: monsters walk their rounds and a touch kills. Collect every treasure to win.</source>
        <translation>Echtzeit: Monster gehen ihre Runden, und eine Berührung tötet. Wer alle Schätze einsammelt, gewinnt.</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>Mauer</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>treasure</source>
        <translation>Schatz</translation>
    </message>
</context>
<context>
    <name>IssueText</name>
    <message>
        <source>This is not UTF-8 text: byte %1 cannot stand here</source>
        <translation>Das ist kein UTF-8-Text: Das Byte %1 kann hier nicht stehen</translation>
    </message>
    <message>
        <source>The file ends too early</source>
        <translation>Die Datei endet zu früh</translation>
    </message>
    <message>
        <source>“%1” cannot stand here</source>
        <translation>„%1“ kann hier nicht stehen</translation>
    </message>
    <message>
        <source>This is nested too deep</source>
        <translation>Das ist zu tief verschachtelt</translation>
    </message>
    <message>
        <source>This is too large</source>
        <translation>Das ist zu groß</translation>
    </message>
    <message>
        <source>This is too large: %1</source>
        <translation>Das ist zu groß: %1</translation>
    </message>
    <message>
        <source>This is not a Mazewright level</source>
        <translation>Das ist kein Mazewright-Level</translation>
    </message>
    <message>
        <source>This level has format version %1, which a newer Mazewright wrote</source>
        <translation>Dieses Level hat die Formatversion %1 und stammt von einem neueren Mazewright</translation>
    </message>
    <message>
        <source>%1 has the wrong type</source>
        <translation>%1 hat den falschen Typ</translation>
    </message>
    <message>
        <source>A key is missing</source>
        <translation>Ein Schlüssel fehlt</translation>
    </message>
    <message>
        <source>The key “%1” stands here a second time</source>
        <translation>Der Schlüssel „%1“ steht hier ein zweites Mal</translation>
    </message>
    <message>
        <source>The legend does not know the character “%1”</source>
        <translation>Die Legende kennt das Zeichen „%1“ nicht</translation>
    </message>
    <message>
        <source>There is no kind “%1”</source>
        <translation>Es gibt keine Art „%1“</translation>
    </message>
    <message>
        <source>There is no effect “%1”</source>
        <translation>Es gibt keine Wirkung „%1“</translation>
    </message>
    <message>
        <source>There is no rule “%1”</source>
        <translation>Es gibt keine Regel „%1“</translation>
    </message>
    <message>
        <source>There is no ruleset “%1”</source>
        <translation>Es gibt kein Regelwerk „%1“</translation>
    </message>
    <message>
        <source>The level has no start</source>
        <translation>Das Level hat keinen Start</translation>
    </message>
    <message>
        <source>The level has another start before this one</source>
        <translation>Das Level hat vor diesem schon einen anderen Start</translation>
    </message>
    <message>
        <source>The cell %1 lies outside the level</source>
        <translation>Das Feld %1 liegt außerhalb des Levels</translation>
    </message>
    <message>
        <source>This value does not fit</source>
        <translation>Dieser Wert passt nicht</translation>
    </message>
    <message>
        <source>The value %1 does not fit</source>
        <translation>Der Wert %1 passt nicht</translation>
    </message>
    <message>
        <source>This row has %1 characters and was padded with wall</source>
        <translation>Diese Zeile hat %1 Zeichen und wurde mit Mauer aufgefüllt</translation>
    </message>
    <message>
        <source>The key “%1” is not known here</source>
        <translation>Der Schlüssel „%1“ ist hier nicht bekannt</translation>
    </message>
    <message>
        <source>The hero cannot reach this treasure</source>
        <translation>Der Held kann diesen Schatz nicht erreichen</translation>
    </message>
    <message>
        <source>The hero cannot reach this item</source>
        <translation>Der Held kann diesen Gegenstand nicht erreichen</translation>
    </message>
    <message>
        <source>The hero cannot reach this exit</source>
        <translation>Der Held kann diesen Ausgang nicht erreichen</translation>
    </message>
    <message>
        <source>This is a folder, not a file</source>
        <translation>Das ist ein Ordner, keine Datei</translation>
    </message>
    <message>
        <source>This is a device, not a file</source>
        <translation>Das ist ein Gerät, keine Datei</translation>
    </message>
    <message>
        <source>There is no such file</source>
        <translation>Diese Datei gibt es nicht</translation>
    </message>
    <message>
        <source>The file may not be read</source>
        <translation>Die Datei darf nicht gelesen werden</translation>
    </message>
    <message>
        <source>The file could not be read to its end</source>
        <translation>Die Datei ließ sich nicht bis zum Ende lesen</translation>
    </message>
    <message>
        <source>expected an object in braces</source>
        <translation>erwartet wurde ein Objekt in geschweiften Klammern</translation>
    </message>
    <message>
        <source>expected a list in brackets</source>
        <translation>erwartet wurde eine Liste in eckigen Klammern</translation>
    </message>
    <message>
        <source>expected text in quotes</source>
        <translation>erwartet wurde Text in Anführungszeichen</translation>
    </message>
    <message>
        <source>expected a whole number from %1 to %2</source>
        <translation>erwartet wurde eine ganze Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>expected true or false</source>
        <translation>erwartet wurde true oder false</translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation>erwartet wurde %1</translation>
    </message>
    <message>
        <source>did you mean %1?</source>
        <translation>war %1 gemeint?</translation>
    </message>
    <message>
        <source>expected exactly one visible character</source>
        <translation>erwartet wurde genau ein sichtbares Zeichen</translation>
    </message>
    <message>
        <source>expected a color such as &quot;#f2b84b&quot;</source>
        <translation>erwartet wurde eine Farbe wie &quot;#f2b84b&quot;</translation>
    </message>
    <message>
        <source>expected a cell as [x, y], two whole numbers</source>
        <translation>erwartet wurde ein Feld als [x, y], zwei ganze Zahlen</translation>
    </message>
    <message>
        <source>the level has %1 × %2 cells, counted from [0, 0]</source>
        <translation>das Level hat %1 × %2 Felder, gezählt ab [0, 0]</translation>
    </message>
    <message>
        <source>expected at least one row of at least one character</source>
        <translation>erwartet wurde mindestens eine Zeile mit mindestens einem Zeichen</translation>
    </message>
    <message>
        <source>the longest row has %1</source>
        <translation>die längste Zeile hat %1</translation>
    </message>
    <message>
        <source>at most %1 × %2 cells are allowed</source>
        <translation>erlaubt sind höchstens %1 × %2 Felder</translation>
    </message>
    <message>
        <source>at most %1 are allowed</source>
        <translation>erlaubt sind höchstens %1</translation>
    </message>
    <message>
        <source>at most %1 levels are allowed</source>
        <translation>erlaubt sind höchstens %1 Ebenen</translation>
    </message>
    <message>
        <source>this one reads up to version %1</source>
        <translation>dieses hier liest bis Version %1</translation>
    </message>
    <message>
        <source>expected a name that nothing else has</source>
        <translation>erwartet wurde ein Name, den sonst nichts trägt</translation>
    </message>
    <message>
        <source>expected a key in quotes</source>
        <translation>erwartet wurde ein Schlüssel in Anführungszeichen</translation>
    </message>
    <message>
        <source>expected a colon</source>
        <translation>erwartet wurde ein Doppelpunkt</translation>
    </message>
    <message>
        <source>expected a comma or a closing brace</source>
        <translation>erwartet wurde ein Komma oder eine schließende geschweifte Klammer</translation>
    </message>
    <message>
        <source>expected a comma or a closing bracket</source>
        <translation>erwartet wurde ein Komma oder eine schließende eckige Klammer</translation>
    </message>
    <message>
        <source>expected a closing quote</source>
        <translation>erwartet wurde ein schließendes Anführungszeichen</translation>
    </message>
    <message>
        <source>expected an escape such as \n or \u0041</source>
        <translation>erwartet wurde eine Escape-Folge wie \n oder \u0041</translation>
    </message>
    <message>
        <source>expected a digit</source>
        <translation>erwartet wurde eine Ziffer</translation>
    </message>
    <message>
        <source>expected the end of the file</source>
        <translation>erwartet wurde das Ende der Datei</translation>
    </message>
    <message>
        <source>expected a value</source>
        <translation>erwartet wurde ein Wert</translation>
    </message>
    <message>
        <source>%1 MiB</source>
        <translation>%1 MiB</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 Byte</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
</context>
<context>
    <name>LevelDocument</name>
    <message>
        <source>change name</source>
        <translation>Namen ändern</translation>
    </message>
    <message>
        <source>change author</source>
        <translation>Autor ändern</translation>
    </message>
    <message>
        <source>change description</source>
        <translation>Beschreibung ändern</translation>
    </message>
    <message>
        <source>change ruleset</source>
        <translation>Regelwerk ändern</translation>
    </message>
    <message>
        <source>change rule %1</source>
        <translation>Regel %1 ändern</translation>
    </message>
</context>
<context>
    <name>LossText</name>
    <message>
        <source>Text cannot hold the %1 of the level.</source>
        <translation>Text kann das Feld %1 des Levels nicht festhalten.</translation>
    </message>
    <message>
        <source>Text cannot hold the ruleset %1.</source>
        <translation>Text kann das Regelwerk %1 nicht festhalten.</translation>
    </message>
    <message>
        <source>Text cannot hold the rules of the level.</source>
        <translation>Text kann die Regeln des Levels nicht festhalten.</translation>
    </message>
    <message>
        <source>Text cannot hold the kinds of the level.</source>
        <translation>Text kann die Arten des Levels nicht festhalten.</translation>
    </message>
    <message>
        <source>Text cannot hold the key “%1”.</source>
        <translation>Text kann den Schlüssel „%1“ nicht festhalten.</translation>
    </message>
    <message>
        <source>Text has no character for the %1 at %2.</source>
        <translation>Text hat kein Zeichen für %1 bei %2.</translation>
    </message>
    <message>
        <source>Text cannot hold what the %1 at %2 stands on.</source>
        <translation>Text kann nicht festhalten, worauf %1 bei %2 steht.</translation>
    </message>
    <message>
        <source>Text cannot hold the values of the %1 at %2.</source>
        <translation>Text kann die Werte von %1 bei %2 nicht festhalten.</translation>
    </message>
    <message>
        <source>Text can hold one thing a cell, not also the %1 at %2.</source>
        <translation>Text kann nur ein Ding je Feld festhalten, nicht auch %1 bei %2.</translation>
    </message>
    <message>
        <source>Text has no character for %1 (cells: %2, the first at %3).</source>
        <translation>Text hat kein Zeichen für %1 (Felder: %2, das erste bei %3).</translation>
    </message>
</context>
<context>
    <name>SaveText</name>
    <message>
        <source>Its folder is not there and could not be made.</source>
        <translation>Der Ordner ist nicht da und ließ sich nicht anlegen.</translation>
    </message>
    <message>
        <source>There is something of that name that is no file.</source>
        <translation>Unter diesem Namen gibt es etwas, das keine Datei ist.</translation>
    </message>
    <message>
        <source>The file or its folder may not be written.</source>
        <translation>Die Datei oder ihr Ordner darf nicht beschrieben werden.</translation>
    </message>
    <message>
        <source>The system says: %1</source>
        <translation>Das System meldet: %1</translation>
    </message>
    <message>
        <source>“%1” could not be saved.</source>
        <translation>„%1“ konnte nicht gespeichert werden.</translation>
    </message>
</context>
<context>
    <name>StrokeName</name>
    <message>
        <source>erase</source>
        <translation>radieren</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>%1 zeichnen</translation>
    </message>
    <message>
        <source>erase line</source>
        <translation>Linie radieren</translation>
    </message>
    <message>
        <source>line of %1</source>
        <translation>Linie: %1</translation>
    </message>
    <message>
        <source>erase rectangle</source>
        <translation>Rechteck radieren</translation>
    </message>
    <message>
        <source>rectangle of %1</source>
        <translation>Rechteck: %1</translation>
    </message>
    <message>
        <source>erase area</source>
        <translation>Fläche radieren</translation>
    </message>
    <message>
        <source>fill with %1</source>
        <translation>füllen: %1</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>%1 verschieben</translation>
    </message>
    <message>
        <source>delete %1</source>
        <translation>%1 löschen</translation>
    </message>
</context>
<context>
    <name>ToolText</name>
    <message>
        <source>Select</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>Pinsel</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rechteck</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Füllen</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Radieren</translation>
    </message>
    <message>
        <source>Pick</source>
        <translation>Aufnehmen</translation>
    </message>
    <message>
        <source>Drag a thing to move it; Delete removes it</source>
        <translation>Ziehen verschiebt ein Ding, Entf löscht es</translation>
    </message>
    <message>
        <source>Drag to draw; the right button erases</source>
        <translation>Ziehen zeichnet; die rechte Taste radiert</translation>
    </message>
    <message>
        <source>Drag a straight line; the right button erases one</source>
        <translation>Ziehen zeichnet eine Linie; die rechte Taste radiert eine</translation>
    </message>
    <message>
        <source>Drag a filled rectangle; the right button erases one</source>
        <translation>Ziehen füllt ein Rechteck; die rechte Taste radiert eines</translation>
    </message>
    <message>
        <source>Click to fill connected cells of one terrain; the right button erases them</source>
        <translation>Ein Klick füllt zusammenhängende Felder; die rechte Taste radiert sie</translation>
    </message>
    <message>
        <source>Drag to erase</source>
        <translation>Ziehen radiert</translation>
    </message>
    <message>
        <source>Click a cell to draw with what is on it; Alt+click does so with every tool</source>
        <translation>Ein Klick nimmt auf, was auf dem Feld ist; Alt+Klick in jedem Werkzeug</translation>
    </message>
</context>
</TS>
