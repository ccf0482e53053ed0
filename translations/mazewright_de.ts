<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en_US">
<context>
    <name>BalancePanel</name>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>Gear: none.</source>
        <translation>Ausrüstung: keine.</translation>
    </message>
    <message>
        <source>Gear: %1.</source>
        <translation>Ausrüstung: %1.</translation>
    </message>
    <message>
        <source>No potions.</source>
        <translation>Keine Tränke.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Kampfbilanz</translation>
    </message>
    <message>
        <source>Cost of fights by kind of monster</source>
        <translation>Kosten der Kämpfe je Monsterart</translation>
    </message>
    <message>
        <source>Monster</source>
        <translation>Monster</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Hit points</source>
        <translation>Lebenspunkte</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Kostet</translation>
    </message>
    <message>
        <source>Kind of monster; click a heading to sort</source>
        <translation>Art des Monsters; ein Klick auf eine Überschrift sortiert</translation>
    </message>
    <message>
        <source>Number in the level</source>
        <translation>Anzahl im Level</translation>
    </message>
    <message>
        <source>Hit points of each</source>
        <translation>Lebenspunkte jedes einzelnen</translation>
    </message>
    <message>
        <source>%1 with power %2</source>
        <extracomment>%1 is a monster</extracomment>
        <translation>%1 mit Stärke %2</translation>
    </message>
    <message>
        <source>Fighting every monster costs %1 HP; the hero starts with %2.</source>
        <translation>Alle Monster zu bekämpfen kostet %1 LP; der Held beginnt mit %2.</translation>
    </message>
    <message>
        <source>With the gear in the level, it costs %1 HP, and the hero starts with %2.</source>
        <translation>Mit der Ausrüstung des Levels kostet es %1 LP, und der Held beginnt mit %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n monsters cannot be killed.</source>
        <translation>
            <numerusform>%n Monster ist nicht zu töten.</numerusform>
            <numerusform>%n Monster sind nicht zu töten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Potions: %1, healing up to %2 HP.</source>
        <translation>Tränke: %1 (Heilung bis zu %2 LP).</translation>
    </message>
    <message>
        <source>HP</source>
        <comment>hit points</comment>
        <translation>LP</translation>
    </message>
    <message>
        <source>Hits needed to kill one: with the starting gear → with the best gear within reach</source>
        <translation>Treffer, die ein Monster töten: mit der Anfangsausrüstung → mit der besten erreichbaren Ausrüstung</translation>
    </message>
    <message>
        <source>Hit points lost in a fight with one: with the starting gear → with the best gear within reach</source>
        <translation>Lebenspunkte, die ein Kampf mit einem Monster kostet: mit der Anfangsausrüstung → mit der besten erreichbaren Ausrüstung</translation>
    </message>
    <message>
        <source>This level has no monsters to fight. Add one to see what its fights cost.</source>
        <translation>In diesem Level gibt es keine Monster. Füge eines hinzu, um zu sehen, was seine Kämpfe kosten.</translation>
    </message>
    <message>
        <source>The rules of this level have no combat. To change that, see “Contact” in Properties.</source>
        <translation>Nach den Regeln dieses Levels gibt es keine Kämpfe. Ändern kannst du das in den Eigenschaften unter „Berührung“.</translation>
    </message>
    <message numerus="yes">
        <source>%1 that acts every %n turns</source>
        <extracomment>%1 is a monster</extracomment>
        <translation>
            <numerusform>%1, handelt in jedem Zug</numerusform>
            <numerusform>%1, handelt alle %n Züge</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BindingTree</name>
    <message>
        <source>Actions and their keys</source>
        <translation>Aktionen und ihre Tasten</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Zeichnen</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>%1 shares a key with: %2.</source>
        <extracomment>%1 is an action, %2 one or more others</extracomment>
        <translation>%1 teilt sich eine Taste mit: %2.</translation>
    </message>
    <message>
        <source>Watching</source>
        <translation>Ansehen</translation>
    </message>
</context>
<context>
    <name>CampaignChoice</name>
    <message>
        <source>Start from the &amp;first level, with a new hero</source>
        <translation>Vom &amp;ersten Level an, mit neuem Helden</translation>
    </message>
    <message>
        <source>Campaigns</source>
        <translation>Kampagnen</translation>
    </message>
    <message>
        <source>Open a campaign</source>
        <translation>Eine Kampagne öffnen</translation>
    </message>
    <message>
        <source>Campaigns (*.campaign.json *.mazewright)</source>
        <translation>Kampagnen (*.campaign.json *.mazewright)</translation>
    </message>
    <message>
        <source>Play the levels of a folder</source>
        <translation>Die Level eines Ordners spielen</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Beginnen</translation>
    </message>
    <message numerus="yes">
        <source>All %n level(s) are won.</source>
        <translation>
            <numerusform>%n Level ist gewonnen.</numerusform>
            <numerusform>Alle %n Level sind gewonnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation>
            <numerusform>%n Level</numerusform>
            <numerusform>%n Level</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: level %1 of %2, %3</source>
        <extracomment>%1 and %2 are numbers, %3 is the name of a level</extracomment>
        <translation>Als Nächstes: Level %1 von %2, %3</translation>
    </message>
    <message>
        <source>C&amp;ontinue where you left off</source>
        <translation>Weiter&amp;machen, wo du aufgehört hast</translation>
    </message>
    <message>
        <source>Rest&amp;art this level; the game in progress is kept</source>
        <translation>Dieses Level &amp;neu beginnen; das laufende Spiel bleibt erhalten</translation>
    </message>
    <message>
        <source>Campaign f&amp;ile…</source>
        <translation>Kampagnen&amp;datei …</translation>
    </message>
    <message>
        <source>Folder of &amp;levels…</source>
        <translation>&amp;Ordner mit Leveln …</translation>
    </message>
    <message>
        <source>C&amp;ontinue the game in progress: %1</source>
        <translation>Das &amp;laufende Spiel fortsetzen: %1</translation>
    </message>
    <message>
        <source>%1, won</source>
        <extracomment>%1 is a campaign</extracomment>
        <translation>%1, gewonnen</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
</context>
<context>
    <name>CampaignDialog</name>
    <message>
        <source>Carry the &amp;hero over</source>
        <translation>Den &amp;Helden ins nächste Level mitnehmen</translation>
    </message>
    <message>
        <source>Campaign properties</source>
        <translation>Eigenschaften der Kampagne</translation>
    </message>
    <message>
        <source>Translations</source>
        <translation>Übersetzungen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>A&amp;uthor</source>
        <translation>A&amp;utor</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>&amp;Beschreibung</translation>
    </message>
    <message>
        <source>On: the hero keeps gold, items and experience. Off: each level starts with a new hero.</source>
        <translation>Eingeschaltet: Der Held behält Gold, Gegenstände und Fortschritt. Ausgeschaltet: Jedes Level beginnt mit einem neuen Helden.</translation>
    </message>
</context>
<context>
    <name>CampaignEdits</name>
    <message>
        <source>Add level</source>
        <translation>Level hinzufügen</translation>
    </message>
    <message>
        <source>“%1” is not a readable level.</source>
        <translation>„%1“ ist kein lesbares Level.</translation>
    </message>
    <message>
        <source>Create a campaign file without “%1”? The level file stays in its folder.</source>
        <translation>Eine Kampagnendatei ohne „%1“ anlegen? Die Leveldatei bleibt in ihrem Ordner.</translation>
    </message>
    <message>
        <source>Remove “%1” from “%2”? The level file stays in its folder.</source>
        <translation>„%1“ aus „%2“ nehmen? Die Leveldatei bleibt in ihrem Ordner.</translation>
    </message>
    <message>
        <source>Remove from the campaign</source>
        <translation>Aus der Kampagne nehmen</translation>
    </message>
    <message>
        <source>Rename file</source>
        <translation>Datei umbenennen</translation>
    </message>
    <message>
        <source>New file name:</source>
        <translation>Neuer Dateiname:</translation>
    </message>
    <message>
        <source>Levels (%1);;All files (*)</source>
        <extracomment>%1 are endings of files: &quot;*.level.json *.txt&quot;</extracomment>
        <translation>Level (%1);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>CampaignExport</name>
    <message>
        <source>Single-file campaigns (*%1)</source>
        <translation>Kampagnen in einer Datei (*%1)</translation>
    </message>
    <message>
        <source>Exporting the campaign…</source>
        <translation>Die Kampagne wird exportiert …</translation>
    </message>
    <message>
        <source>Export campaign</source>
        <translation>Kampagne exportieren</translation>
    </message>
    <message numerus="yes">
        <source>%n levels of this campaign have unsaved changes. Only saved content is exported.</source>
        <translation>
            <numerusform>Ein Level dieser Kampagne hat nicht gespeicherte Änderungen. Exportiert wird nur, was gespeichert ist.</numerusform>
            <numerusform>%n Level dieser Kampagne haben nicht gespeicherte Änderungen. Exportiert wird nur, was gespeichert ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Save first</source>
        <translation>&amp;Vorher speichern</translation>
    </message>
    <message>
        <source>Export &amp;without changes</source>
        <translation>&amp;Ohne Änderungen exportieren</translation>
    </message>
</context>
<context>
    <name>CampaignFeature</name>
    <message>
        <source>Add &amp;new level</source>
        <translation>&amp;Neues Level hinzufügen</translation>
    </message>
    <message>
        <source>Add a new level after this one; in a folder, its name decides the order</source>
        <translation>Ein neues Level hinter diesem hinzufügen; in einem Ordner bestimmt sein Name die Reihenfolge</translation>
    </message>
    <message>
        <source>Add level &amp;file…</source>
        <translation>Level&amp;datei hinzufügen …</translation>
    </message>
    <message>
        <source>Add an existing level after this one; in a folder, its name decides the order</source>
        <translation>Ein vorhandenes Level hinter diesem hinzufügen; in einem Ordner bestimmt sein Name die Reihenfolge</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move this level up in the order of play</source>
        <translation>Dieses Level in der Spielreihenfolge nach oben verschieben</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>Move this level down in the order of play</source>
        <translation>Dieses Level in der Spielreihenfolge nach unten verschieben</translation>
    </message>
    <message>
        <source>&amp;Rename file…</source>
        <translation>Datei u&amp;mbenennen …</translation>
    </message>
    <message>
        <source>Rename the level file</source>
        <translation>Die Leveldatei umbenennen</translation>
    </message>
    <message>
        <source>Campaign &amp;properties…</source>
        <translation>&amp;Eigenschaften der Kampagne …</translation>
    </message>
    <message>
        <source>Edit the name, author, description and translations of the campaign, and whether the hero carries over</source>
        <translation>Name, Autor, Beschreibung und Übersetzungen der Kampagne bearbeiten und wählen, ob der Held ins nächste Level mitgenommen wird</translation>
    </message>
    <message>
        <source>Export campai&amp;gn…</source>
        <translation>Kampagne e&amp;xportieren …</translation>
    </message>
    <message>
        <source>Export the campaign with all its levels, as last saved, as one file that others can play</source>
        <translation>Die Kampagne mit all ihren Leveln, wie zuletzt gespeichert, als eine Datei exportieren, die andere spielen können</translation>
    </message>
    <message>
        <source>Und&amp;o campaign change</source>
        <translation>Änderung der Kampagne &amp;rückgängig machen</translation>
    </message>
    <message>
        <source>Undo the last change to the campaign</source>
        <translation>Die letzte Änderung an der Kampagne rückgängig machen</translation>
    </message>
    <message>
        <source>Re&amp;do campaign change</source>
        <translation>Änderung der Kampagne &amp;wiederholen</translation>
    </message>
    <message>
        <source>Redo the change to the campaign that was last undone</source>
        <translation>Die zuletzt rückgängig gemachte Änderung an der Kampagne wiederholen</translation>
    </message>
    <message>
        <source>Remove from &amp;the campaign</source>
        <translation>&amp;Aus der Kampagne nehmen</translation>
    </message>
    <message>
        <source>Remove this level from the campaign but keep its file</source>
        <translation>Dieses Level aus der Kampagne nehmen; seine Datei bleibt erhalten</translation>
    </message>
    <message>
        <source>Play campaign from this &amp;level</source>
        <translation>Kampagne ab diesem &amp;Level spielen</translation>
    </message>
    <message>
        <source>Play the campaign starting with this level</source>
        <translation>Die Kampagne ab diesem Level spielen</translation>
    </message>
    <message>
        <source>Properties…</source>
        <comment>of the campaign</comment>
        <translation>Eigenschaften …</translation>
    </message>
    <message>
        <source>This game does not include unsaved changes: campaigns are played from their files.</source>
        <translation>Nicht gespeicherte Änderungen fehlen in diesem Spiel: Kampagnen werden aus ihren Dateien gespielt.</translation>
    </message>
    <message>
        <source>The file %1 stays in its folder.</source>
        <translation>Die Datei %1 bleibt in ihrem Ordner.</translation>
    </message>
    <message>
        <source>Exported the campaign with all its levels to %1.</source>
        <translation>Die Kampagne wurde mit all ihren Leveln nach %1 exportiert.</translation>
    </message>
    <message>
        <source>This level is not part of a campaign, or a level of its campaign is missing.</source>
        <translation>Dieses Level gehört zu keiner Kampagne, oder in seiner Kampagne fehlt ein Level.</translation>
    </message>
</context>
<context>
    <name>CampaignList</name>
    <message>
        <source>The file is missing</source>
        <translation>Die Datei fehlt</translation>
    </message>
    <message>
        <source>The file cannot be read</source>
        <translation>Die Datei ist nicht zu lesen</translation>
    </message>
    <message>
        <source>Level %1: %2</source>
        <translation>Level %1: %2</translation>
    </message>
</context>
<context>
    <name>CampaignPanel</name>
    <message>
        <source>Campaign</source>
        <translation>Kampagne</translation>
    </message>
    <message>
        <source>Campaign of this level</source>
        <translation>Kampagne dieses Levels</translation>
    </message>
    <message>
        <source>Choose which campaign or folder of this level to show</source>
        <translation>Wählen, welche Kampagne oder welcher Ordner dieses Levels gezeigt wird</translation>
    </message>
    <message>
        <source>Levels of the campaign</source>
        <translation>Level der Kampagne</translation>
    </message>
    <message>
        <source>Make my own copy</source>
        <translation>Eigene Kopie anlegen</translation>
    </message>
    <message>
        <source>Copy the campaign with all its levels into your folder, to change the copy</source>
        <translation>Die Kampagne mit all ihren Leveln in deinen Ordner kopieren, um die Kopie zu ändern</translation>
    </message>
    <message>
        <source>Unpack…</source>
        <translation>Entpacken …</translation>
    </message>
    <message>
        <source>Unpack the campaign with all its levels into a new folder, to change it there</source>
        <translation>Die Kampagne mit all ihren Leveln in einen neuen Ordner entpacken, um sie dort zu ändern</translation>
    </message>
    <message>
        <source>Save this level…</source>
        <translation>Dieses Level speichern …</translation>
    </message>
    <message>
        <source>Save the level to see the levels of its folder here</source>
        <translation>Das Level speichern, um hier die Level seines Ordners zu sehen</translation>
    </message>
    <message>
        <source>Open another level…</source>
        <translation>Anderes Level öffnen …</translation>
    </message>
    <message>
        <source>Open a level to see the levels of its campaign or folder here</source>
        <translation>Ein Level öffnen, um hier die Level seiner Kampagne oder seines Ordners zu sehen</translation>
    </message>
</context>
<context>
    <name>CampaignRemark</name>
    <message>
        <source>Cannot read the campaign file %1. %2</source>
        <translation>Die Kampagnendatei %1 ist nicht zu lesen. %2</translation>
    </message>
    <message>
        <source>Cannot read the campaign file %1. Line %2, column %3: %4</source>
        <extracomment>a file, a line and a column in it, and a sentence that says what is wrong there</extracomment>
        <translation>Die Kampagnendatei %1 ist nicht zu lesen. Zeile %2, Spalte %3: %4</translation>
    </message>
    <message>
        <source>Not playable</source>
        <translation>Nicht spielbar</translation>
    </message>
    <message>
        <source>Not winnable</source>
        <translation>Nicht gewinnbar</translation>
    </message>
    <message>
        <source>Level %1 has different rules (%2) from the level before it.</source>
        <translation>Level %1 hat andere Regeln (%2) als das davor.</translation>
    </message>
    <message>
        <source>The hero arrives with what he carries and does not get that level’s starting items: %1.</source>
        <extracomment>%1 are items such as &quot;dagger&quot;</extracomment>
        <translation>Der Held kommt mit dem an, was er bei sich hat, und erhält nicht die Startausrüstung dieses Levels: %1.</translation>
    </message>
    <message>
        <source>Save this level to see the levels of its folder and the campaign it belongs to.</source>
        <translation>Speichere dieses Level, um die Level seines Ordners und die Kampagne zu sehen, zu der es gehört.</translation>
    </message>
    <message>
        <source>This campaign comes with Mazewright. To change it, make your own copy.</source>
        <translation>Diese Kampagne gehört zu Mazewright. Leg eine eigene Kopie an, um sie zu ändern.</translation>
    </message>
    <message>
        <source>“%1” is missing. To play the campaign, put the file back or remove the level.</source>
        <translation>„%1“ fehlt. Leg die Datei zurück oder nimm das Level heraus, um die Kampagne zu spielen.</translation>
    </message>
    <message numerus="yes">
        <source>%n level files are missing. To play the campaign, put them back or remove their levels.</source>
        <translation>
            <numerusform>%n Leveldatei fehlt. Leg sie zurück oder nimm ihr Level heraus, um die Kampagne zu spielen.</numerusform>
            <numerusform>%n Leveldateien fehlen. Leg sie zurück oder nimm ihre Level heraus, um die Kampagne zu spielen.</numerusform>
        </translation>
    </message>
    <message>
        <source>This campaign is a single file. Unpack it to change it.</source>
        <translation>Diese Kampagne ist eine einzige Datei. Entpack sie, um sie zu ändern.</translation>
    </message>
    <message>
        <source>A folder of levels, played in alphabetical order. A campaign file is created as soon as you move or remove a level or edit the properties.</source>
        <translation>Die Level dieses Ordners werden in alphabetischer Reihenfolge gespielt. Sobald du ein Level verschiebst oder herausnimmst oder die Eigenschaften bearbeitest, wird eine Kampagnendatei angelegt.</translation>
    </message>
    <message>
        <source>Files that cannot be read are left out of the campaign file.</source>
        <translation>Dateien, die nicht zu lesen sind, kommen nicht in die Kampagnendatei.</translation>
    </message>
    <message>
        <source>Level %1 does not define these items, so the hero loses them there: %2.</source>
        <extracomment>%1 is the number of a level, %2 are items such as &quot;moonblade&quot;</extracomment>
        <translation>Level %1 kennt diese Gegenstände nicht, deshalb verliert der Held sie dort: %2.</translation>
    </message>
</context>
<context>
    <name>CampaignText</name>
    <message>
        <source>This campaign comes with Mazewright. You cannot change it, but you can copy it.</source>
        <translation>Diese Kampagne gehört zu Mazewright; sie lässt sich nicht ändern, nur kopieren.</translation>
    </message>
    <message>
        <source>“%1” can no longer be read.</source>
        <translation>„%1“ lässt sich nicht mehr lesen.</translation>
    </message>
    <message>
        <source>Cannot copy “%1” to “%2”.</source>
        <translation>„%1“ ließ sich nicht nach „%2“ kopieren.</translation>
    </message>
    <message>
        <source>A campaign needs at least one level.</source>
        <translation>Eine Kampagne braucht mindestens ein Level.</translation>
    </message>
    <message>
        <source>A campaign has at most %1 levels.</source>
        <translation>Eine Kampagne hat höchstens %1 Level.</translation>
    </message>
    <message>
        <source>“%1” is not a valid file name.</source>
        <translation>„%1“ ist kein gültiger Dateiname.</translation>
    </message>
    <message>
        <source>A file “%1” already exists.</source>
        <translation>Eine Datei „%1“ gibt es schon.</translation>
    </message>
    <message>
        <source>Cannot rename “%1”.</source>
        <translation>„%1“ ließ sich nicht umbenennen.</translation>
    </message>
    <message>
        <source>level_%1</source>
        <comment>file name</comment>
        <translation>level_%1</translation>
    </message>
    <message>
        <source>Cannot create the folder “%1”.</source>
        <translation>Der Ordner „%1“ ließ sich nicht anlegen.</translation>
    </message>
    <message>
        <source>Cannot delete “%1”.</source>
        <translation>„%1“ ließ sich nicht löschen.</translation>
    </message>
    <message>
        <source>Another program has changed “%1”.</source>
        <translation>Ein anderes Programm hat „%1“ inzwischen geändert.</translation>
    </message>
    <message>
        <source>The file “%1” no longer exists.</source>
        <translation>Die Datei „%1“ gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>“%1” already exists.</source>
        <translation>„%1“ gibt es schon.</translation>
    </message>
    <message>
        <source>This campaign is a single file. Unpack it to change it.</source>
        <translation>Diese Kampagne ist eine einzige Datei. Entpack sie, um sie zu ändern.</translation>
    </message>
</context>
<context>
    <name>CampaignUnpacking</name>
    <message>
        <source>Unpack campaign</source>
        <translation>Kampagne entpacken</translation>
    </message>
    <message>
        <source>New folder:</source>
        <translation>Neuer Ordner:</translation>
    </message>
    <message>
        <source>Unpack</source>
        <translation>Entpacken</translation>
    </message>
    <message>
        <source>Unpacking the campaign…</source>
        <translation>Die Kampagne wird entpackt …</translation>
    </message>
</context>
<context>
    <name>CanvasMenu</name>
    <message>
        <source>Ce&amp;ll menu</source>
        <translation>&amp;Feldmenü</translation>
    </message>
    <message>
        <source>Show commands for the cell at the cursor</source>
        <translation>Befehle für das Feld am Zeiger zeigen</translation>
    </message>
    <message>
        <source>Cell %1, %2</source>
        <translation>Feld %1, %2</translation>
    </message>
    <message>
        <source>&amp;Properties: %1</source>
        <translation>&amp;Eigenschaften: %1</translation>
    </message>
    <message>
        <source>P&amp;ick from this cell</source>
        <translation>&amp;Übernehmen, was hier ist</translation>
    </message>
    <message>
        <source>Select m&amp;atching cells</source>
        <translation>Alle &amp;gleichen auswählen</translation>
    </message>
    <message>
        <source>&amp;Fill with %1</source>
        <translation>&amp;Füllen: %1</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Radieren</translation>
    </message>
    <message>
        <source>Pas&amp;te here</source>
        <translation>H&amp;ier einfügen</translation>
    </message>
</context>
<context>
    <name>CardFiles</name>
    <message>
        <source>“%1” no longer exists.</source>
        <translation>„%1“ ist nicht mehr vorhanden.</translation>
    </message>
    <message>
        <source>&amp;New name:</source>
        <translation>&amp;Neuer Name:</translation>
    </message>
    <message>
        <source>“%1” cannot be read.</source>
        <translation>„%1“ kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Rename level</source>
        <translation>Level umbenennen</translation>
    </message>
    <message>
        <source>Renaming the level…</source>
        <translation>Das Level wird umbenannt …</translation>
    </message>
    <message>
        <source>Rename campaign</source>
        <translation>Kampagne umbenennen</translation>
    </message>
    <message>
        <source>Renaming the campaign…</source>
        <translation>Die Kampagne wird umbenannt …</translation>
    </message>
    <message>
        <source>Copying…</source>
        <translation>Eine Kopie wird angelegt …</translation>
    </message>
    <message>
        <source>Copied to %1.</source>
        <translation>Kopiert nach %1.</translation>
    </message>
    <message>
        <source>Exported to: %1</source>
        <translation>Exportiert nach: %1</translation>
    </message>
    <message>
        <source>Cannot open a file manager. The folder is %1.</source>
        <translation>Es lässt sich keine Dateiverwaltung öffnen. Der Ordner ist %1.</translation>
    </message>
    <message>
        <source>Move this folder with its campaign and levels to the trash?
%1</source>
        <translation>Diesen Ordner mit seiner Kampagne und deren Leveln in den Papierkorb verschieben?
%1</translation>
    </message>
    <message>
        <source>Move this campaign to the trash? Its levels stay.
%1</source>
        <translation>Diese Kampagne in den Papierkorb verschieben? Ihre Level bleiben erhalten.
%1</translation>
    </message>
    <message>
        <source>Move this file to the trash?
%1</source>
        <translation>Diese Datei in den Papierkorb verschieben?
%1</translation>
    </message>
    <message>
        <source>This level is part of a campaign that cannot be played without it: %1</source>
        <translation>Dieses Level gehört zu einer Kampagne, die ohne es nicht gespielt werden kann: %1</translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation>In den Papierkorb verschieben</translation>
    </message>
    <message>
        <source>&amp;Move to trash</source>
        <translation>In den &amp;Papierkorb verschieben</translation>
    </message>
    <message>
        <source>“%1” could not be moved to the trash. It may lie on a disk without a trash, or its folder may be read-only.</source>
        <translation>„%1“ konnte nicht in den Papierkorb verschoben werden. Vielleicht hat der Datenträger keinen Papierkorb, oder der Ordner ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>“%1” is open in the editor with unsaved changes. Save or close it first.</source>
        <translation>„%1“ ist im Editor mit nicht gespeicherten Änderungen geöffnet. Speichere oder schließe es zuerst.</translation>
    </message>
    <message>
        <source>“%1” was moved to the trash; you can restore it with your file manager.</source>
        <translation>„%1“ wurde in den Papierkorb verschoben; in der Dateiverwaltung kannst du es wiederherstellen.</translation>
    </message>
    <message>
        <source>The list of best games still uses the old name. %1</source>
        <extracomment>%1 is a sentence that says why</extracomment>
        <translation>Die Bestenliste hat noch den alten Namen. %1</translation>
    </message>
</context>
<context>
    <name>CardMenu</name>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>&amp;Edit a copy</source>
        <translation>Kopie &amp;bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Umbenennen …</translation>
    </message>
    <message>
        <source>&amp;Copy to my levels</source>
        <translation>In eigene Level &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren …</translation>
    </message>
    <message>
        <source>&amp;Show in folder</source>
        <translation>Im &amp;Ordner zeigen</translation>
    </message>
    <message>
        <source>&amp;Move to trash…</source>
        <translation>In den &amp;Papierkorb verschieben …</translation>
    </message>
    <message>
        <source>Menu of %1</source>
        <extracomment>%1 is the name of a level or a campaign</extracomment>
        <translation>Menü von %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is what a button does, %2 its key</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>CardText</name>
    <message>
        <source>A level can be won by reaching it.</source>
        <translation>Wer ihn erreicht, kann damit das Level gewinnen.</translation>
    </message>
    <message>
        <source>Leads out of the level, or deeper into a dungeon.</source>
        <translation>Führt aus dem Level hinaus oder tiefer in ein Verlies.</translation>
    </message>
    <message>
        <source>Stepping on it costs hit points.</source>
        <translation>Das Betreten kostet Lebenspunkte.</translation>
    </message>
    <message>
        <source>Walkable; does not block the view.</source>
        <translation>Begehbar; versperrt die Sicht nicht.</translation>
    </message>
    <message>
        <source>Walkable, but blocks the view.</source>
        <translation>Begehbar, versperrt aber die Sicht.</translation>
    </message>
    <message>
        <source>Not walkable, but does not block the view.</source>
        <translation>Nicht begehbar, versperrt aber die Sicht nicht.</translation>
    </message>
    <message>
        <source>Blocks the way and the view.</source>
        <translation>Versperrt Weg und Sicht.</translation>
    </message>
    <message>
        <source>Blocks the view until the hero opens it by walking into it.</source>
        <translation>Versperrt die Sicht, bis der Held sie öffnet, indem er dagegengeht.</translation>
    </message>
    <message>
        <source>Locked: the hero opens it with “%1”, which is used up.</source>
        <translation>Verschlossen: Der Held öffnet sie mit „%1“ und verbraucht es dabei.</translation>
    </message>
    <message>
        <source>The hero starts here. A level has only one start.</source>
        <translation>Hier beginnt der Held. Ein Level hat nur einen Start.</translation>
    </message>
    <message>
        <source>Gold for the hero. A level can be won by collecting all treasure.</source>
        <translation>Gold für den Helden. Wer alle Schätze sammelt, kann damit das Level gewinnen.</translation>
    </message>
    <message>
        <source>Stays where it is.</source>
        <translation>Bleibt, wo es ist.</translation>
    </message>
    <message>
        <source>Walks straight ahead until something stops it, then in another direction.</source>
        <translation>Geht geradeaus, bis etwas im Weg ist, dann in eine andere Richtung.</translation>
    </message>
    <message>
        <source>Chases the hero when it sees him, otherwise goes where it last saw him.</source>
        <translation>Verfolgt den Helden, wenn es ihn sieht, und geht sonst dorthin, wo es ihn zuletzt sah.</translation>
    </message>
    <message>
        <source>Hunts the hero, draws breath when he is near, then breathes fire.</source>
        <translation>Jagt den Helden, holt in seiner Nähe Luft und speit dann Feuer.</translation>
    </message>
    <message>
        <source>The hero can carry it.</source>
        <translation>Der Held kann es tragen.</translation>
    </message>
    <message>
        <source>Single use: affects the hero.</source>
        <translation>Einmalig: wirkt auf den Helden.</translation>
    </message>
    <message>
        <source>Reusable: affects the hero.</source>
        <translation>Wiederverwendbar: wirkt auf den Helden.</translation>
    </message>
    <message>
        <source>Single use: affects the nearest monster in view.</source>
        <translation>Einmalig: wirkt auf das nächste Monster in Sicht.</translation>
    </message>
    <message>
        <source>Reusable: affects the nearest monster in view.</source>
        <translation>Wiederverwendbar: wirkt auf das nächste Monster in Sicht.</translation>
    </message>
    <message>
        <source>Single use: affects a monster in view that the player chooses.</source>
        <translation>Einmalig: wirkt auf ein gewähltes Monster in Sicht.</translation>
    </message>
    <message>
        <source>Reusable: affects a monster in view that the player chooses.</source>
        <translation>Wiederverwendbar: wirkt auf ein gewähltes Monster in Sicht.</translation>
    </message>
    <message>
        <source>Single use: affects everyone around a chosen cell, including the hero.</source>
        <translation>Einmalig: wirkt auf alle um ein gewähltes Feld, auch den Helden.</translation>
    </message>
    <message>
        <source>Reusable: affects everyone around a chosen cell, including the hero.</source>
        <translation>Wiederverwendbar: wirkt auf alle um ein gewähltes Feld, auch den Helden.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>Opens %1 and is used up.</source>
        <comment>one or more names</comment>
        <translation>Öffnet %1 und wird dabei verbraucht.</translation>
    </message>
    <message>
        <source>Held in the right hand.</source>
        <translation>Wird in der rechten Hand gehalten.</translation>
    </message>
    <message>
        <source>Held in the left hand.</source>
        <translation>Wird in der linken Hand gehalten.</translation>
    </message>
    <message>
        <source>Worn on the head.</source>
        <translation>Wird auf dem Kopf getragen.</translation>
    </message>
    <message>
        <source>Worn on the body.</source>
        <translation>Wird am Körper getragen.</translation>
    </message>
    <message>
        <source>%1 damage</source>
        <translation>%1 Schaden</translation>
    </message>
    <message>
        <source>heals %1</source>
        <translation>heilt %1</translation>
    </message>
    <message numerus="yes">
        <source>confuses for %n turns</source>
        <translation>
            <numerusform>verwirrt einen Zug</numerusform>
            <numerusform>verwirrt %n Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>frightens for %n turns</source>
        <translation>
            <numerusform>verängstigt einen Zug</numerusform>
            <numerusform>verängstigt %n Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stuns for %n turns</source>
        <translation>
            <numerusform>betäubt einen Zug</numerusform>
            <numerusform>betäubt %n Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>charms for %n turns</source>
        <translation>
            <numerusform>bezaubert einen Zug</numerusform>
            <numerusform>bezaubert %n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 HP</source>
        <translation>%1 LP</translation>
    </message>
    <message>
        <source>power %1</source>
        <translation>Stärke %1</translation>
    </message>
    <message>
        <source>defense %1</source>
        <translation>Abwehr %1</translation>
    </message>
    <message>
        <source>fire %1</source>
        <translation>Feuer %1</translation>
    </message>
    <message>
        <source>%1 XP</source>
        <comment>experience</comment>
        <translation>%1 EP</translation>
    </message>
    <message>
        <source>power +%1</source>
        <translation>Stärke +%1</translation>
    </message>
    <message>
        <source>defense +%1</source>
        <translation>Abwehr +%1</translation>
    </message>
    <message>
        <source>HP +%1</source>
        <translation>LP +%1</translation>
    </message>
    <message>
        <source>range %1</source>
        <translation>Reichweite %1</translation>
    </message>
    <message>
        <source>radius %1</source>
        <translation>Radius %1</translation>
    </message>
    <message>
        <source>%1 gold</source>
        <translation>%1 Gold</translation>
    </message>
    <message>
        <source>%1 to %2 gold</source>
        <translation>%1 bis %2 Gold</translation>
    </message>
    <message>
        <source>Locked: the hero opens it with “%1”, which he keeps.</source>
        <translation>Verschlossen: Der Held öffnet sie mit „%1“ und behält es.</translation>
    </message>
    <message>
        <source>Opens %1 and is kept.</source>
        <comment>one or more names</comment>
        <translation>Öffnet %1 und bleibt erhalten.</translation>
    </message>
    <message>
        <source>When the hero steps on it, %1 opens permanently, everywhere in the level.</source>
        <comment>one or more names</comment>
        <translation>Tritt der Held darauf, öffnet sich im ganzen Level dauerhaft: %1.</translation>
    </message>
    <message>
        <source>A wall, until the hero steps on “%1” anywhere in the level.</source>
        <translation>Eine Mauer, bis der Held irgendwo im Level auf „%1“ tritt.</translation>
    </message>
    <message>
        <source>This level has no combat, so it has no effect.</source>
        <translation>In diesem Level wird nicht gekämpft, also bewirkt es nichts.</translation>
    </message>
</context>
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
        <source>Real time: monsters patrol and a touch kills. Collect every treasure to win.</source>
        <translation>Echtzeit: Monster gehen Runden, und eine Berührung tötet. Sammle alle Schätze ein, um zu gewinnen.</translation>
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
    <message>
        <source>healing potion</source>
        <translation>Heiltrank</translation>
    </message>
    <message>
        <source>scroll of lightning</source>
        <translation>Blitzrolle</translation>
    </message>
    <message>
        <source>scroll of confusion</source>
        <translation>Verwirrungsrolle</translation>
    </message>
    <message>
        <source>scroll of fireball</source>
        <translation>Feuerballrolle</translation>
    </message>
    <message>
        <source>scroll of frost</source>
        <translation>Frostrolle</translation>
    </message>
    <message>
        <source>scroll of fear</source>
        <translation>Furchtrolle</translation>
    </message>
    <message>
        <source>scroll of stunning</source>
        <translation>Betäubungsrolle</translation>
    </message>
    <message>
        <source>scroll of charm</source>
        <translation>Bezauberungsrolle</translation>
    </message>
    <message>
        <source>sling</source>
        <translation>Schleuder</translation>
    </message>
    <message>
        <source>dagger</source>
        <translation>Dolch</translation>
    </message>
    <message>
        <source>sword</source>
        <translation>Schwert</translation>
    </message>
    <message>
        <source>shield</source>
        <translation>Schild</translation>
    </message>
    <message>
        <source>helmet</source>
        <translation>Helm</translation>
    </message>
    <message>
        <source>leather armor</source>
        <translation>Lederrüstung</translation>
    </message>
    <message>
        <source>chain mail</source>
        <translation>Kettenhemd</translation>
    </message>
    <message>
        <source>red key</source>
        <translation>roter Schlüssel</translation>
    </message>
    <message>
        <source>blue key</source>
        <translation>blauer Schlüssel</translation>
    </message>
    <message>
        <source>green key</source>
        <translation>grüner Schlüssel</translation>
    </message>
    <message>
        <source>dragon</source>
        <translation>Drache</translation>
    </message>
    <message>
        <source>Peaceful</source>
        <translation>Friedlich</translation>
    </message>
    <message>
        <source>Monsters block the way. You can kick them, but nothing gets hurt.</source>
        <translation>Monster versperren den Weg. Du kannst sie treten, aber niemand kommt zu Schaden.</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>Tombs</source>
        <translation>Grüfte</translation>
    </message>
    <message>
        <source>door</source>
        <translation>Tür</translation>
    </message>
    <message>
        <source>red door</source>
        <translation>rote Tür</translation>
    </message>
    <message>
        <source>blue door</source>
        <translation>blaue Tür</translation>
    </message>
    <message>
        <source>green door</source>
        <translation>grüne Tür</translation>
    </message>
    <message>
        <source>water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>glass</source>
        <translation>Glas</translation>
    </message>
    <message>
        <source>tall grass</source>
        <translation>hohes Gras</translation>
    </message>
    <message>
        <source>spikes</source>
        <translation>Stacheln</translation>
    </message>
    <message>
        <source>stairs down</source>
        <translation>Treppe hinab</translation>
    </message>
    <message>
        <source>exit</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>Turn by turn: fight what you see. Few hit points and small numbers.</source>
        <translation>Zug um Zug: Bekämpfe, was du siehst. Wenige Lebenspunkte und kleine Zahlen.</translation>
    </message>
    <message>
        <source>A dungeon with more hit points and harder hits that gets deadlier with every depth.</source>
        <translation>Ein Verlies mit mehr Lebenspunkten und härteren Treffern, mit jeder Tiefe gefährlicher.</translation>
    </message>
    <message>
        <source>orc</source>
        <comment>the, subject</comment>
        <translation>der Ork</translation>
    </message>
    <message>
        <source>painkiller</source>
        <comment>the, subject</comment>
        <translation>der Schmerztöter</translation>
    </message>
    <message>
        <source>reptile man</source>
        <comment>the, subject</comment>
        <translation>der Echsenmensch</translation>
    </message>
    <message>
        <source>troll</source>
        <comment>the, subject</comment>
        <translation>der Troll</translation>
    </message>
    <message>
        <source>dragon</source>
        <comment>the, subject</comment>
        <translation>der Drache</translation>
    </message>
    <message>
        <source>healing potion</source>
        <comment>the, subject</comment>
        <translation>der Heiltrank</translation>
    </message>
    <message>
        <source>scroll of lightning</source>
        <comment>the, subject</comment>
        <translation>die Blitzrolle</translation>
    </message>
    <message>
        <source>scroll of confusion</source>
        <comment>the, subject</comment>
        <translation>die Verwirrungsrolle</translation>
    </message>
    <message>
        <source>scroll of fireball</source>
        <comment>the, subject</comment>
        <translation>die Feuerballrolle</translation>
    </message>
    <message>
        <source>scroll of frost</source>
        <comment>the, subject</comment>
        <translation>die Frostrolle</translation>
    </message>
    <message>
        <source>scroll of fear</source>
        <comment>the, subject</comment>
        <translation>die Furchtrolle</translation>
    </message>
    <message>
        <source>scroll of stunning</source>
        <comment>the, subject</comment>
        <translation>die Betäubungsrolle</translation>
    </message>
    <message>
        <source>scroll of charm</source>
        <comment>the, subject</comment>
        <translation>die Bezauberungsrolle</translation>
    </message>
    <message>
        <source>sling</source>
        <comment>the, subject</comment>
        <translation>die Schleuder</translation>
    </message>
    <message>
        <source>dagger</source>
        <comment>the, subject</comment>
        <translation>der Dolch</translation>
    </message>
    <message>
        <source>sword</source>
        <comment>the, subject</comment>
        <translation>das Schwert</translation>
    </message>
    <message>
        <source>shield</source>
        <comment>the, subject</comment>
        <translation>der Schild</translation>
    </message>
    <message>
        <source>helmet</source>
        <comment>the, subject</comment>
        <translation>der Helm</translation>
    </message>
    <message>
        <source>leather armor</source>
        <comment>the, subject</comment>
        <translation>die Lederrüstung</translation>
    </message>
    <message>
        <source>chain mail</source>
        <comment>the, subject</comment>
        <translation>das Kettenhemd</translation>
    </message>
    <message>
        <source>red key</source>
        <comment>the, subject</comment>
        <translation>der rote Schlüssel</translation>
    </message>
    <message>
        <source>blue key</source>
        <comment>the, subject</comment>
        <translation>der blaue Schlüssel</translation>
    </message>
    <message>
        <source>green key</source>
        <comment>the, subject</comment>
        <translation>der grüne Schlüssel</translation>
    </message>
    <message>
        <source>door</source>
        <comment>the, subject</comment>
        <translation>die Tür</translation>
    </message>
    <message>
        <source>red door</source>
        <comment>the, subject</comment>
        <translation>die rote Tür</translation>
    </message>
    <message>
        <source>blue door</source>
        <comment>the, subject</comment>
        <translation>die blaue Tür</translation>
    </message>
    <message>
        <source>green door</source>
        <comment>the, subject</comment>
        <translation>die grüne Tür</translation>
    </message>
    <message>
        <source>orc</source>
        <comment>the, object</comment>
        <translation>den Ork</translation>
    </message>
    <message>
        <source>painkiller</source>
        <comment>the, object</comment>
        <translation>den Schmerztöter</translation>
    </message>
    <message>
        <source>reptile man</source>
        <comment>the, object</comment>
        <translation>den Echsenmenschen</translation>
    </message>
    <message>
        <source>troll</source>
        <comment>the, object</comment>
        <translation>den Troll</translation>
    </message>
    <message>
        <source>dragon</source>
        <comment>the, object</comment>
        <translation>den Drachen</translation>
    </message>
    <message>
        <source>healing potion</source>
        <comment>the, object</comment>
        <translation>den Heiltrank</translation>
    </message>
    <message>
        <source>scroll of lightning</source>
        <comment>the, object</comment>
        <translation>die Blitzrolle</translation>
    </message>
    <message>
        <source>scroll of confusion</source>
        <comment>the, object</comment>
        <translation>die Verwirrungsrolle</translation>
    </message>
    <message>
        <source>scroll of fireball</source>
        <comment>the, object</comment>
        <translation>die Feuerballrolle</translation>
    </message>
    <message>
        <source>scroll of frost</source>
        <comment>the, object</comment>
        <translation>die Frostrolle</translation>
    </message>
    <message>
        <source>scroll of fear</source>
        <comment>the, object</comment>
        <translation>die Furchtrolle</translation>
    </message>
    <message>
        <source>scroll of stunning</source>
        <comment>the, object</comment>
        <translation>die Betäubungsrolle</translation>
    </message>
    <message>
        <source>scroll of charm</source>
        <comment>the, object</comment>
        <translation>die Bezauberungsrolle</translation>
    </message>
    <message>
        <source>sling</source>
        <comment>the, object</comment>
        <translation>die Schleuder</translation>
    </message>
    <message>
        <source>dagger</source>
        <comment>the, object</comment>
        <translation>den Dolch</translation>
    </message>
    <message>
        <source>sword</source>
        <comment>the, object</comment>
        <translation>das Schwert</translation>
    </message>
    <message>
        <source>shield</source>
        <comment>the, object</comment>
        <translation>den Schild</translation>
    </message>
    <message>
        <source>helmet</source>
        <comment>the, object</comment>
        <translation>den Helm</translation>
    </message>
    <message>
        <source>leather armor</source>
        <comment>the, object</comment>
        <translation>die Lederrüstung</translation>
    </message>
    <message>
        <source>chain mail</source>
        <comment>the, object</comment>
        <translation>das Kettenhemd</translation>
    </message>
    <message>
        <source>red key</source>
        <comment>the, object</comment>
        <translation>den roten Schlüssel</translation>
    </message>
    <message>
        <source>blue key</source>
        <comment>the, object</comment>
        <translation>den blauen Schlüssel</translation>
    </message>
    <message>
        <source>green key</source>
        <comment>the, object</comment>
        <translation>den grünen Schlüssel</translation>
    </message>
    <message>
        <source>door</source>
        <comment>the, object</comment>
        <translation>die Tür</translation>
    </message>
    <message>
        <source>red door</source>
        <comment>the, object</comment>
        <translation>die rote Tür</translation>
    </message>
    <message>
        <source>blue door</source>
        <comment>the, object</comment>
        <translation>die blaue Tür</translation>
    </message>
    <message>
        <source>green door</source>
        <comment>the, object</comment>
        <translation>die grüne Tür</translation>
    </message>
    <message>
        <source>orc</source>
        <comment>a, object</comment>
        <translation>einen Ork</translation>
    </message>
    <message>
        <source>painkiller</source>
        <comment>a, object</comment>
        <translation>einen Schmerztöter</translation>
    </message>
    <message>
        <source>reptile man</source>
        <comment>a, object</comment>
        <translation>einen Echsenmenschen</translation>
    </message>
    <message>
        <source>troll</source>
        <comment>a, object</comment>
        <translation>einen Troll</translation>
    </message>
    <message>
        <source>dragon</source>
        <comment>a, object</comment>
        <translation>einen Drachen</translation>
    </message>
    <message>
        <source>healing potion</source>
        <comment>a, object</comment>
        <translation>einen Heiltrank</translation>
    </message>
    <message>
        <source>scroll of lightning</source>
        <comment>a, object</comment>
        <translation>eine Blitzrolle</translation>
    </message>
    <message>
        <source>scroll of confusion</source>
        <comment>a, object</comment>
        <translation>eine Verwirrungsrolle</translation>
    </message>
    <message>
        <source>scroll of fireball</source>
        <comment>a, object</comment>
        <translation>eine Feuerballrolle</translation>
    </message>
    <message>
        <source>scroll of frost</source>
        <comment>a, object</comment>
        <translation>eine Frostrolle</translation>
    </message>
    <message>
        <source>scroll of fear</source>
        <comment>a, object</comment>
        <translation>eine Furchtrolle</translation>
    </message>
    <message>
        <source>scroll of stunning</source>
        <comment>a, object</comment>
        <translation>eine Betäubungsrolle</translation>
    </message>
    <message>
        <source>scroll of charm</source>
        <comment>a, object</comment>
        <translation>eine Bezauberungsrolle</translation>
    </message>
    <message>
        <source>sling</source>
        <comment>a, object</comment>
        <translation>eine Schleuder</translation>
    </message>
    <message>
        <source>dagger</source>
        <comment>a, object</comment>
        <translation>einen Dolch</translation>
    </message>
    <message>
        <source>sword</source>
        <comment>a, object</comment>
        <translation>ein Schwert</translation>
    </message>
    <message>
        <source>shield</source>
        <comment>a, object</comment>
        <translation>einen Schild</translation>
    </message>
    <message>
        <source>helmet</source>
        <comment>a, object</comment>
        <translation>einen Helm</translation>
    </message>
    <message>
        <source>leather armor</source>
        <comment>a, object</comment>
        <translation>eine Lederrüstung</translation>
    </message>
    <message>
        <source>chain mail</source>
        <comment>a, object</comment>
        <translation>ein Kettenhemd</translation>
    </message>
    <message>
        <source>red key</source>
        <comment>a, object</comment>
        <translation>einen roten Schlüssel</translation>
    </message>
    <message>
        <source>blue key</source>
        <comment>a, object</comment>
        <translation>einen blauen Schlüssel</translation>
    </message>
    <message>
        <source>green key</source>
        <comment>a, object</comment>
        <translation>einen grünen Schlüssel</translation>
    </message>
    <message>
        <source>door</source>
        <comment>a, object</comment>
        <translation>eine Tür</translation>
    </message>
    <message>
        <source>red door</source>
        <comment>a, object</comment>
        <translation>eine rote Tür</translation>
    </message>
    <message>
        <source>blue door</source>
        <comment>a, object</comment>
        <translation>eine blaue Tür</translation>
    </message>
    <message>
        <source>green door</source>
        <comment>a, object</comment>
        <translation>eine grüne Tür</translation>
    </message>
    <message numerus="yes">
        <source>%Ln × orc</source>
        <translation>
            <numerusform>%Ln Ork</numerusform>
            <numerusform>%Ln Orks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln × painkiller</source>
        <translation>
            <numerusform>%Ln Schmerztöter</numerusform>
            <numerusform>%Ln Schmerztöter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln × reptile man</source>
        <translation>
            <numerusform>%Ln Echsenmenschen</numerusform>
            <numerusform>%Ln Echsenmenschen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln × troll</source>
        <translation>
            <numerusform>%Ln Troll</numerusform>
            <numerusform>%Ln Trolle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln × dragon</source>
        <translation>
            <numerusform>%Ln Drachen</numerusform>
            <numerusform>%Ln Drachen</numerusform>
        </translation>
    </message>
    <message>
        <source>Stroller</source>
        <translation>Spaziergänger</translation>
    </message>
    <message>
        <source>Walks to the nearest target and ignores danger.</source>
        <translation>Geht zum nächsten Ziel und achtet nicht auf Gefahr.</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Späher</translation>
    </message>
    <message>
        <source>Avoids monsters, waits for the right moment, explores everything and picks up what helps.</source>
        <translation>Meidet Monster, wartet auf den rechten Augenblick, erkundet alles und nimmt mit, was hilft.</translation>
    </message>
    <message>
        <source>Runner</source>
        <translation>Läufer</translation>
    </message>
    <message>
        <source>Takes the shortest way to the goal or the stairs.</source>
        <translation>Nimmt den kürzesten Weg zum Ziel oder zur Treppe.</translation>
    </message>
    <message>
        <source>Fighter</source>
        <translation>Kämpfer</translation>
    </message>
    <message>
        <source>Attacks monsters that it can beat.</source>
        <translation>Greift Monster an, die er besiegen kann.</translation>
    </message>
    <message>
        <source>Collector</source>
        <translation>Sammler</translation>
    </message>
    <message>
        <source>Collects everything in reach before leaving.</source>
        <translation>Sammelt alles Erreichbare ein, bevor er geht.</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Slow, easily surprised, and presses a wrong key now and then.</source>
        <translation>Langsam, leicht überrascht, und drückt ab und zu eine falsche Taste.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Presses keys without looking.</source>
        <translation>Drückt Tasten, ohne hinzusehen.</translation>
    </message>
    <message>
        <source>Lantern</source>
        <translation>Laterne</translation>
    </message>
    <message>
        <source>eternal lantern</source>
        <translation>ewige Laterne</translation>
    </message>
    <message>
        <source>eternal lantern</source>
        <comment>the, subject</comment>
        <translation>die ewige Laterne</translation>
    </message>
    <message>
        <source>eternal lantern</source>
        <comment>the, object</comment>
        <translation>die ewige Laterne</translation>
    </message>
    <message>
        <source>eternal lantern</source>
        <comment>a, object</comment>
        <translation>eine ewige Laterne</translation>
    </message>
    <message>
        <source>Twelve depths of rooms, locks and water. Take the eternal lantern in the last one to win.</source>
        <translation>Zwölf Tiefen voller Räume, Schlösser und Wasser. Nimm die ewige Laterne in der letzten, um zu gewinnen.</translation>
    </message>
    <message>
        <source>Mazewright</source>
        <translation>Mazewright</translation>
    </message>
    <message>
        <source>The default legend of Mazewright levels.</source>
        <translation>Die Standardlegende von Mazewright-Leveln.</translation>
    </message>
    <message>
        <source>Sokoban</source>
        <translation>Sokoban</translation>
    </message>
    <message>
        <source>Boxes are treasure, and goals are floor.</source>
        <translation>Kisten sind Schätze, und Ziele sind Boden.</translation>
    </message>
    <message>
        <source>Classic roguelike</source>
        <translation>Klassisches Roguelike</translation>
    </message>
    <message>
        <source>Walls and rock around lit rooms, letters for monsters, symbols for items.</source>
        <translation>Mauern und Fels um helle Räume, Buchstaben für Monster, Zeichen für Gegenstände.</translation>
    </message>
    <message>
        <source>Box drawing</source>
        <translation>Linien und Blöcke</translation>
    </message>
    <message>
        <source>Walls of lines and blocks; blanks and dots are floor.</source>
        <translation>Mauern aus Linien und Blöcken; Leerzeichen und Punkte sind Boden.</translation>
    </message>
    <message>
        <source>Dungeon Crawl vault</source>
        <translation>Gewölbe aus Dungeon Crawl</translation>
    </message>
    <message>
        <source>A vault of Dungeon Crawl Stone Soup, drawn between MAP and ENDMAP.</source>
        <translation>Ein Gewölbe aus Dungeon Crawl Stone Soup, gezeichnet zwischen MAP und ENDMAP.</translation>
    </message>
    <message>
        <source>Boxes of + - |</source>
        <translation>Kästen aus + - |</translation>
    </message>
    <message>
        <source>Walls of plus signs, dashes and bars; blanks and dots are floor.</source>
        <translation>Mauern aus Pluszeichen, Bindestrichen und senkrechten Strichen; Leerzeichen und Punkte sind Boden.</translation>
    </message>
    <message>
        <source>Turtle tutorial</source>
        <translation>Turtle-Tutorial</translation>
    </message>
    <message>
        <source>X is wall, P the start, T treasure and E an enemy, as in tutorials for Python&apos;s turtle.</source>
        <translation>X ist Mauer, P der Start, T ein Schatz und E ein Gegner, wie in Tutorials zur Turtle von Python.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln × healing potion</source>
        <translation>
            <numerusform>%Ln Heiltrank</numerusform>
            <numerusform>%Ln Heiltränke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln × scroll of lightning</source>
        <translation>
            <numerusform>%Ln Blitzrolle</numerusform>
            <numerusform>%Ln Blitzrollen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln × scroll of confusion</source>
        <translation>
            <numerusform>%Ln Verwirrungsrolle</numerusform>
            <numerusform>%Ln Verwirrungsrollen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln × scroll of fireball</source>
        <translation>
            <numerusform>%Ln Feuerballrolle</numerusform>
            <numerusform>%Ln Feuerballrollen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln × scroll of frost</source>
        <translation>
            <numerusform>%Ln Frostrolle</numerusform>
            <numerusform>%Ln Frostrollen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln × scroll of fear</source>
        <translation>
            <numerusform>%Ln Furchtrolle</numerusform>
            <numerusform>%Ln Furchtrollen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln × scroll of stunning</source>
        <translation>
            <numerusform>%Ln Betäubungsrolle</numerusform>
            <numerusform>%Ln Betäubungsrollen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln × scroll of charm</source>
        <translation>
            <numerusform>%Ln Bezauberungsrolle</numerusform>
            <numerusform>%Ln Bezauberungsrollen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln × sling</source>
        <translation>
            <numerusform>%Ln Schleuder</numerusform>
            <numerusform>%Ln Schleudern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln × dagger</source>
        <translation>
            <numerusform>%Ln Dolch</numerusform>
            <numerusform>%Ln Dolche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln × sword</source>
        <translation>
            <numerusform>%Ln Schwert</numerusform>
            <numerusform>%Ln Schwerter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln × shield</source>
        <translation>
            <numerusform>%Ln Schild</numerusform>
            <numerusform>%Ln Schilde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln × helmet</source>
        <translation>
            <numerusform>%Ln Helm</numerusform>
            <numerusform>%Ln Helme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln × leather armor</source>
        <translation>
            <numerusform>%Ln Lederrüstung</numerusform>
            <numerusform>%Ln Lederrüstungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln × chain mail</source>
        <translation>
            <numerusform>%Ln Kettenhemd</numerusform>
            <numerusform>%Ln Kettenhemden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln × red key</source>
        <translation>
            <numerusform>%Ln roter Schlüssel</numerusform>
            <numerusform>%Ln rote Schlüssel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln × blue key</source>
        <translation>
            <numerusform>%Ln blauer Schlüssel</numerusform>
            <numerusform>%Ln blaue Schlüssel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln × green key</source>
        <translation>
            <numerusform>%Ln grüner Schlüssel</numerusform>
            <numerusform>%Ln grüne Schlüssel</numerusform>
        </translation>
    </message>
    <message>
        <source>Broad and squat, with tusks.</source>
        <translation>Breit und gedrungen, mit Hauern.</translation>
    </message>
    <message>
        <source>A spiked beast: nothing but spikes around a single eye.</source>
        <translation>Eine stachlige Bestie: nichts als Stacheln um ein einziges Auge.</translation>
    </message>
    <message>
        <source>Upright and scaly, with a long tail.</source>
        <translation>Aufrecht und schuppig, mit langem Schwanz.</translation>
    </message>
    <message>
        <source>Tall and bent, with arms that reach the ground.</source>
        <translation>Groß und krumm, mit Armen bis zum Boden.</translation>
    </message>
    <message>
        <source>Winged, horned and fire-breathing.</source>
        <translation>Geflügelt, gehörnt und feuerspeiend.</translation>
    </message>
    <message>
        <source>Something is hurt nearby.</source>
        <translation>In der Nähe wird etwas verletzt.</translation>
    </message>
    <message>
        <source>Something dies nearby.</source>
        <translation>In der Nähe stirbt etwas.</translation>
    </message>
    <message>
        <source>Something draws a deep breath nearby.</source>
        <translation>In der Nähe holt etwas tief Luft.</translation>
    </message>
    <message>
        <source>A gate opens nearby.</source>
        <translation>In der Nähe öffnet sich ein Tor.</translation>
    </message>
    <message>
        <source>A door opens nearby.</source>
        <translation>In der Nähe öffnet sich eine Tür.</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Stein</translation>
    </message>
    <message>
        <source>Gray slabs between plain stone walls.</source>
        <translation>Graue Platten zwischen schlichten Steinmauern.</translation>
    </message>
    <message>
        <source>Crypt</source>
        <translation>Gruft</translation>
    </message>
    <message>
        <source>Tomb slabs between dark walls, with old bones in the corners.</source>
        <translation>Grabplatten zwischen dunklen Mauern, mit alten Knochen in den Ecken.</translation>
    </message>
    <message>
        <source>Cave</source>
        <translation>Höhle</translation>
    </message>
    <message>
        <source>Warm earth and rough rock that no mason has touched.</source>
        <translation>Warme Erde und rauer Fels, den kein Steinmetz berührt hat.</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Garten</translation>
    </message>
    <message>
        <source>Old paving between hedges.</source>
        <translation>Altes Pflaster zwischen Hecken.</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Burg</translation>
    </message>
    <message>
        <source>Ice</source>
        <translation>Eis</translation>
    </message>
    <message>
        <source>Frozen ground between blocks of ice under snow.</source>
        <translation>Gefrorener Boden zwischen verschneiten Eisblöcken.</translation>
    </message>
    <message>
        <source>wall</source>
        <comment>the, subject</comment>
        <translation>die Mauer</translation>
    </message>
    <message>
        <source>water</source>
        <comment>the, subject</comment>
        <translation>das Wasser</translation>
    </message>
    <message>
        <source>glass</source>
        <comment>the, subject</comment>
        <translation>das Glas</translation>
    </message>
    <message>
        <source>wall</source>
        <comment>the, object</comment>
        <translation>die Mauer</translation>
    </message>
    <message>
        <source>water</source>
        <comment>the, object</comment>
        <translation>das Wasser</translation>
    </message>
    <message>
        <source>glass</source>
        <comment>the, object</comment>
        <translation>das Glas</translation>
    </message>
    <message>
        <source>wall</source>
        <comment>a, object</comment>
        <translation>eine Mauer</translation>
    </message>
    <message>
        <source>water</source>
        <comment>a, object</comment>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>glass</source>
        <comment>a, object</comment>
        <translation>Glas</translation>
    </message>
    <message>
        <source>Gray flagstones between sandstone walls that are hung with banners.</source>
        <translation>Graue Steinplatten zwischen Mauern aus Sandstein, an denen Banner hängen.</translation>
    </message>
</context>
<context>
    <name>CharacterChoices</name>
    <message>
        <source>blank</source>
        <translation>Leerzeichen</translation>
    </message>
    <message>
        <source>cells: %1</source>
        <translation>Felder: %1</translation>
    </message>
    <message>
        <source>What %1 stands for</source>
        <translation>Wofür %1 steht</translation>
    </message>
    <message>
        <source>guessed</source>
        <translation>geraten</translation>
    </message>
</context>
<context>
    <name>CharacterText</name>
    <message>
        <source>The hero</source>
        <translation>Der Held</translation>
    </message>
    <message>
        <source>%1 (%2 + %3 from gear)</source>
        <extracomment>a number: the sum, what is the hero&apos;s own, what his things add</extracomment>
        <translation>%1 (%2 + %3 durch Ausrüstung)</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Erfahrung</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Level-up choice</source>
        <translation>Wahl beim Stufenaufstieg</translation>
    </message>
    <message>
        <source>HP +%1, power +%2 or defense +%3</source>
        <translation>LP +%1, Stärke +%2 oder Abwehr +%3</translation>
    </message>
    <message>
        <source>Stats</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Hit points</source>
        <translation>Lebenspunkte</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Abwehr</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>good</source>
        <translation>gut</translation>
    </message>
    <message>
        <source>Gear</source>
        <translation>Ausrüstung</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a thing and what it adds</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Journey</source>
        <translation>Reise</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Monsters killed</source>
        <translation>Getötete Monster</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
</context>
<context>
    <name>CharactersDialog</name>
    <message>
        <source>Unknown characters</source>
        <translation>Unbekannte Zeichen</translation>
    </message>
    <message>
        <source>What does this character stand for?</source>
        <translation>Wofür steht dieses Zeichen?</translation>
    </message>
    <message>
        <source>What do these characters stand for?</source>
        <translation>Wofür stehen diese Zeichen?</translation>
    </message>
    <message>
        <source>Characters of the maze</source>
        <translation>Zeichen des Labyrinths</translation>
    </message>
</context>
<context>
    <name>CodeDialog</name>
    <message>
        <source>Paste code</source>
        <translation>Code einfügen</translation>
    </message>
    <message>
        <source>Watch game</source>
        <translation>Partie ansehen</translation>
    </message>
    <message>
        <source>Open level</source>
        <translation>Level öffnen</translation>
    </message>
    <message>
        <source>Paste a share code here. It begins with mw2.</source>
        <translation>Füg hier einen Code ein. Er beginnt mit mw2.</translation>
    </message>
</context>
<context>
    <name>CodeFacts</name>
    <message>
        <source>Unnamed %1</source>
        <extracomment>%1 is what it is: &quot;level&quot;, &quot;level with proof&quot;, &quot;recorded game&quot;; %2 its name</extracomment>
        <translation>%1 ohne Namen</translation>
    </message>
    <message>
        <source>A %1: “%2”</source>
        <translation>%1: „%2“</translation>
    </message>
    <message>
        <source>By %1</source>
        <extracomment>%1 is the author of a level</extracomment>
        <translation>Von %1</translation>
    </message>
    <message>
        <source>%1 × %2 cells</source>
        <translation>%1 × %2 Felder</translation>
    </message>
    <message>
        <source>Played in a dungeon</source>
        <translation>In einem Verlies gespielt</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiteres</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>No errors found.</source>
        <translation>Keine Fehler gefunden.</translation>
    </message>
</context>
<context>
    <name>CodeFeature</name>
    <message>
        <source>Copy as c&amp;ode…</source>
        <translation>Als C&amp;ode kopieren …</translation>
    </message>
    <message>
        <source>Copy the level to the clipboard as one line of text, for sharing</source>
        <translation>Das Level als eine Zeile Text in die Zwischenablage kopieren, zum Teilen</translation>
    </message>
    <message>
        <source>Paste cod&amp;e…</source>
        <translation>Co&amp;de einfügen …</translation>
    </message>
    <message>
        <source>Show the level or recorded game in a share code, and open it</source>
        <translation>Das Level oder die aufgezeichnete Partie aus einem Code zeigen und öffnen</translation>
    </message>
</context>
<context>
    <name>CodeField</name>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
</context>
<context>
    <name>CodeText</name>
    <message>
        <source>This share code was made by a newer version of Mazewright.</source>
        <translation>Dieser Code stammt aus einer neueren Version von Mazewright.</translation>
    </message>
    <message>
        <source>This share code is damaged: at least one character is wrong, missing or extra. Copy it again.</source>
        <translation>Dieser Code ist beschädigt: Mindestens ein Zeichen ist falsch, fehlt oder ist zu viel. Kopier ihn noch einmal.</translation>
    </message>
    <message>
        <source>This share code is too large: codes have at most %1 characters.</source>
        <translation>Dieser Code ist zu groß: Codes haben höchstens %1 Zeichen.</translation>
    </message>
    <message>
        <source>level with proof</source>
        <translation>Level mit Beweis</translation>
    </message>
    <message>
        <source>recorded game</source>
        <translation>Aufgezeichnete Partie</translation>
    </message>
    <message>
        <source>level</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>The share code would have more than %1 characters; chat and mail programs cut such long lines. Send the file instead.</source>
        <translation>Der Code hätte mehr als %1 Zeichen; Chat- und Mailprogramme schneiden so lange Zeilen ab. Schick stattdessen die Datei.</translation>
    </message>
    <message>
        <source>This is not the share code of a level or recorded game: share codes begin with “mw2”.</source>
        <translation>Das ist kein Code eines Levels oder einer aufgezeichneten Partie: Codes beginnen mit „mw2“.</translation>
    </message>
    <message>
        <source>This share code was made by an older version of Mazewright and can no longer be read.</source>
        <translation>Dieser Code stammt aus einer älteren Version von Mazewright und lässt sich nicht mehr lesen.</translation>
    </message>
</context>
<context>
    <name>ColorButton</name>
    <message>
        <source>Choose a color</source>
        <translation>Farbe wählen</translation>
    </message>
</context>
<context>
    <name>ColorPicker</name>
    <message>
        <source>white</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>pale red</source>
        <translation>Hellrot</translation>
    </message>
    <message>
        <source>pale orange</source>
        <translation>Hellorange</translation>
    </message>
    <message>
        <source>pale yellow</source>
        <translation>Hellgelb</translation>
    </message>
    <message>
        <source>pale green</source>
        <translation>Hellgrün</translation>
    </message>
    <message>
        <source>pale turquoise</source>
        <translation>Helltürkis</translation>
    </message>
    <message>
        <source>pale blue</source>
        <translation>Hellblau</translation>
    </message>
    <message>
        <source>pale violet</source>
        <translation>Hellviolett</translation>
    </message>
    <message>
        <source>light gray</source>
        <translation>Hellgrau</translation>
    </message>
    <message>
        <source>red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>amber</source>
        <translation>Bernstein</translation>
    </message>
    <message>
        <source>green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>turquoise</source>
        <translation>Türkis</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>gray</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>Braun</translation>
    </message>
    <message>
        <source>ocher</source>
        <translation>Ocker</translation>
    </message>
    <message>
        <source>deep green</source>
        <translation>Dunkelgrün</translation>
    </message>
    <message>
        <source>deep turquoise</source>
        <translation>Dunkeltürkis</translation>
    </message>
    <message>
        <source>deep blue</source>
        <translation>Dunkelblau</translation>
    </message>
    <message>
        <source>deep violet</source>
        <translation>Dunkelviolett</translation>
    </message>
    <message>
        <source>Choose a color</source>
        <translation>Farbe wählen</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>&amp;Another color…</source>
        <translation>&amp;Andere Farbe …</translation>
    </message>
    <message>
        <source>Another color</source>
        <translation>Andere Farbe</translation>
    </message>
    <message>
        <source>Color of the character</source>
        <translation>Farbe des Zeichens</translation>
    </message>
    <message>
        <source>%1: hardly visible against the background (%2 : 1)</source>
        <translation>%1: vor dem Hintergrund kaum zu sehen (%2 : 1)</translation>
    </message>
    <message>
        <source>%1: %2 : 1 against the background</source>
        <translation>%1: %2 : 1 gegen den Hintergrund</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>Was möchtest du tun?</translation>
    </message>
    <message>
        <source>Matching commands</source>
        <translation>Passende Befehle</translation>
    </message>
    <message>
        <source>No matching command is available here. Try another word or fewer letters.</source>
        <translation>Hier ist kein passender Befehl verfügbar. Versuch ein anderes Wort oder weniger Buchstaben.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is what an action does, %2 its key</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Keypad %1</source>
        <extracomment>%1 is a key of the keypad, such as &quot;8&quot;</extracomment>
        <translation>Zahlenblock %1</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>the key in the middle of a keypad without digits, or of Apple&apos;s keyboards; nothing is deleted by it</extracomment>
        <translation>Zahlenblock-Mitte</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>Compare versions</source>
        <translation>Fassungen vergleichen</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>&amp;Compare with</source>
        <translation>&amp;Vergleichen mit</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>V&amp;origer</translation>
    </message>
    <message>
        <source>Go to the previous difference (Shift+F8)</source>
        <translation>Zum vorigen Unterschied gehen (Umschalt+F8)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Nächster</translation>
    </message>
    <message>
        <source>Go to the next difference (F8)</source>
        <translation>Zum nächsten Unterschied gehen (F8)</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>Eine andere Datei …</translation>
    </message>
    <message>
        <source>Compare with a level</source>
        <translation>Mit einem Level vergleichen</translation>
    </message>
    <message>
        <source>Comparing the versions…</source>
        <translation>Zwei Fassungen werden verglichen …</translation>
    </message>
    <message>
        <source>Levels (%1);;All files (*)</source>
        <extracomment>%1 are endings of files: &quot;*.level.json *.txt&quot;</extracomment>
        <translation>Level (%1);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>CompareFeature</name>
    <message>
        <source>Co&amp;mpare with…</source>
        <translation>&amp;Vergleichen mit …</translation>
    </message>
    <message>
        <source>Compare the level with its saved file, another open level or any other level</source>
        <translation>Das Level mit seiner gespeicherten Datei oder mit einem anderen Level vergleichen</translation>
    </message>
    <message>
        <source>The saved file</source>
        <translation>Die gespeicherte Datei</translation>
    </message>
    <message>
        <source>tab %1</source>
        <translation>Reiter %1</translation>
    </message>
</context>
<context>
    <name>DailyChoice</name>
    <message>
        <source>The same dungeon for everyone, from midnight to midnight (UTC): the same layout, monsters and items. How deep can you get?</source>
        <translation>Dasselbe Verlies für alle, von Mitternacht bis Mitternacht (UTC): derselbe Aufbau, dieselben Monster und Gegenstände. Wie tief kommst du?</translation>
    </message>
    <message>
        <source>C&amp;ontinue the game in progress: depth %1, turn %2</source>
        <translation>Das &amp;laufende Spiel fortsetzen: Tiefe %1, Zug %2</translation>
    </message>
    <message>
        <source>Rest&amp;art; the game in progress is kept</source>
        <translation>&amp;Neu beginnen; das laufende Spiel bleibt erhalten</translation>
    </message>
    <message>
        <source>Seed: %1</source>
        <translation>Startwert: %1</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
</context>
<context>
    <name>DenierList</name>
    <message>
        <source>All blocking cells</source>
        <translation>Alle Blockadefelder</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>Goals that can be blocked</source>
        <translation>Ziele, die blockiert werden können</translation>
    </message>
</context>
<context>
    <name>DifferenceMark</name>
    <message>
        <source>different terrain</source>
        <translation>anderes Gelände</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>versetzt</translation>
    </message>
    <message>
        <source>different values</source>
        <translation>andere Werte</translation>
    </message>
    <message>
        <source>only in this version</source>
        <translation>nur in dieser Fassung</translation>
    </message>
</context>
<context>
    <name>DifferenceText</name>
    <message>
        <source>the hero is elsewhere</source>
        <translation>ist der Held woanders</translation>
    </message>
    <message>
        <source>the game ends differently</source>
        <translation>endet das Spiel anders</translation>
    </message>
    <message>
        <source>the hero’s hit points differ</source>
        <translation>hat der Held andere Lebenspunkte</translation>
    </message>
    <message>
        <source>the hero’s status differs</source>
        <translation>ist der Held in einem anderen Zustand</translation>
    </message>
    <message>
        <source>the hero’s gold differs</source>
        <translation>weicht das Gold des Helden ab</translation>
    </message>
    <message>
        <source>the bag differs</source>
        <translation>ist der Inhalt der Tasche anders</translation>
    </message>
    <message>
        <source>the %1 dies</source>
        <translation>stirbt %1</translation>
    </message>
    <message>
        <source>the %1 survives</source>
        <translation>überlebt %1</translation>
    </message>
    <message>
        <source>the hero’s level-ups differ</source>
        <translation>ist der Held anders aufgestiegen</translation>
    </message>
    <message>
        <source>a command takes a different time</source>
        <translation>dauert ein Befehl länger oder kürzer</translation>
    </message>
    <message>
        <source>the %1 is elsewhere</source>
        <translation>ist %1 woanders</translation>
    </message>
    <message>
        <source>the hit points of the %1 differ</source>
        <translation>hat %1 andere Lebenspunkte</translation>
    </message>
    <message>
        <source>the status of the %1 differs</source>
        <translation>ist %1 in einem anderen Zustand</translation>
    </message>
    <message>
        <source>The whole game runs as before.</source>
        <translation>Die ganze Partie verläuft wie zuvor.</translation>
    </message>
    <message>
        <source>Cannot be replayed: the level’s clock has changed.</source>
        <translation>Es lässt sich nicht abspielen: Die Uhr des Levels hat sich geändert.</translation>
    </message>
    <message>
        <source>Same as before until %1, then %2.</source>
        <extracomment>%1 is such as &quot;turn 13&quot; or &quot;0:26&quot;, %2 what is otherwise then</extracomment>
        <translation>Bis %1 verläuft es wie zuvor, dann %2.</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>clock changed</source>
        <translation>Uhr geändert</translation>
    </message>
    <message>
        <source>differs from %1</source>
        <extracomment>%1 is such as &quot;turn 13&quot; or &quot;0:26&quot;</extracomment>
        <translation>anders ab %1</translation>
    </message>
    <message numerus="yes">
        <source>%n turns</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>won in %1, same result</source>
        <extracomment>%1 is such as &quot;41 turns&quot; or &quot;0:26&quot;</extracomment>
        <translation>%1, gleiches Ergebnis (Sieg)</translation>
    </message>
    <message>
        <source>lost after %1, same result</source>
        <extracomment>%1 is such as &quot;41 turns&quot; or &quot;0:26&quot;</extracomment>
        <translation>%1, gleiches Ergebnis (Niederlage)</translation>
    </message>
    <message>
        <source>%1, same result</source>
        <extracomment>%1 is such as &quot;41 turns&quot; or &quot;0:26&quot;; the test was ended before it was won or lost</extracomment>
        <translation>%1, gleiches Ergebnis</translation>
    </message>
</context>
<context>
    <name>DiskFeature</name>
    <message>
        <source>Another program changed the file of %1; it was reloaded.</source>
        <translation>Ein anderes Programm hat die Datei von %1 geändert; sie wurde neu geladen.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>Another program changed the file of %1, and you have unsaved changes.</source>
        <translation>Ein anderes Programm hat die Datei von %1 geändert, und du hast nicht gespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>Reload from disk (you can undo this)</source>
        <translation>Aus der Datei neu laden (lässt sich rückgängig machen)</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>&amp;Meine Fassung behalten</translation>
    </message>
    <message>
        <source>Keep your changes; saving replaces the file</source>
        <translation>Deine Änderungen behalten; Speichern ersetzt die Datei</translation>
    </message>
    <message>
        <source>Another program changed the file of %1, and it can no longer be opened: %2 Your level is unchanged here.</source>
        <extracomment>%2 is a sentence that says what is wrong with the file</extracomment>
        <translation>Ein anderes Programm hat die Datei von %1 geändert, und sie lässt sich nicht mehr öffnen: %2 Dein Level bleibt hier unverändert.</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>Erneut &amp;versuchen</translation>
    </message>
    <message>
        <source>Read the file again</source>
        <translation>Die Datei noch einmal lesen</translation>
    </message>
    <message>
        <source>Keep your level; saving replaces the file</source>
        <translation>Dein Level behalten; Speichern ersetzt die Datei</translation>
    </message>
    <message>
        <source>The file of %1 is gone: another program moved or deleted it. Your level is still open here.</source>
        <translation>Die Datei von %1 ist weg: Ein anderes Programm hat sie verschoben oder gelöscht. Dein Level ist hier noch geöffnet.</translation>
    </message>
    <message>
        <source>&amp;Save it again</source>
        <translation>Wieder s&amp;peichern</translation>
    </message>
    <message>
        <source>Save the level to its file again</source>
        <translation>Das Level wieder in seine Datei speichern</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>&amp;Nicht jetzt</translation>
    </message>
    <message>
        <source>Continue; the level counts as unsaved</source>
        <translation>Weitermachen; das Level gilt als nicht gespeichert</translation>
    </message>
    <message>
        <source>Rel&amp;oad</source>
        <translation>&amp;Neu laden</translation>
    </message>
    <message>
        <source>Save the level</source>
        <translation>Das Level speichern</translation>
    </message>
    <message>
        <source>Another program changed the file of %1. Saving replaces that version.</source>
        <translation>Ein anderes Programm hat die Datei von %1 geändert. Speichern ersetzt diese Fassung.</translation>
    </message>
    <message>
        <source>Re&amp;place it</source>
        <translation>E&amp;rsetzen</translation>
    </message>
</context>
<context>
    <name>DiskWatch</name>
    <message>
        <source>reload from file</source>
        <translation>aus der Datei neu laden</translation>
    </message>
</context>
<context>
    <name>DistinctNames</name>
    <message>
        <source>shipped</source>
        <extracomment>tells a level that comes with the program from the user&apos;s level of the same name</extracomment>
        <translation>mitgeliefert</translation>
    </message>
</context>
<context>
    <name>DrawActions</name>
    <message>
        <source>&amp;Flip stamp horizontally</source>
        <translation>Stempel waagre&amp;cht spiegeln</translation>
    </message>
    <message>
        <source>Flip the stamp horizontally</source>
        <translation>Den Stempel waagrecht spiegeln</translation>
    </message>
    <message>
        <source>Flip stamp &amp;vertically</source>
        <translation>Stempel &amp;senkrecht spiegeln</translation>
    </message>
    <message>
        <source>Flip the stamp vertically</source>
        <translation>Den Stempel senkrecht spiegeln</translation>
    </message>
    <message>
        <source>Rotate stamp &amp;right</source>
        <translation>Stempel rec&amp;htsherum drehen</translation>
    </message>
    <message>
        <source>Rotate the stamp clockwise</source>
        <translation>Den Stempel im Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Rotate stamp &amp;left</source>
        <translation>Stempel l&amp;inksherum drehen</translation>
    </message>
    <message>
        <source>Rotate the stamp counterclockwise</source>
        <translation>Den Stempel gegen den Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>S&amp;maller brush</source>
        <translation>Kleinerer &amp;Pinsel</translation>
    </message>
    <message>
        <source>Make the brush one cell smaller</source>
        <translation>Den Pinsel um ein Feld verkleinern</translation>
    </message>
    <message>
        <source>Lar&amp;ger brush</source>
        <translation>&amp;Größerer Pinsel</translation>
    </message>
    <message>
        <source>Make the brush one cell larger</source>
        <translation>Den Pinsel um ein Feld vergrößern</translation>
    </message>
    <message>
        <source>R&amp;eplace all…</source>
        <translation>Alle erset&amp;zen …</translation>
    </message>
    <message>
        <source>Replace everything of one kind with another kind</source>
        <translation>Alles von einer Art durch eine andere Art ersetzen</translation>
    </message>
    <message>
        <source>First make a stamp: copy cells and paste them.</source>
        <translation>Nimm zuerst einen Stempel: Felder kopieren und einfügen.</translation>
    </message>
    <message>
        <source>The brush already has its smallest size.</source>
        <translation>Der Pinsel ist schon ein Feld groß.</translation>
    </message>
    <message>
        <source>The brush already has its largest size.</source>
        <translation>Größer kann der Pinsel nicht werden.</translation>
    </message>
</context>
<context>
    <name>DungeonChoice</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Startwert</translation>
    </message>
    <message>
        <source>The same seed and rules make the same dungeon.</source>
        <translation>Gleicher Startwert und gleiche Regeln ergeben das gleiche Verlies.</translation>
    </message>
    <message>
        <source>A seed is a whole number from 0 to %1.</source>
        <translation>Ein Startwert ist eine ganze Zahl von 0 bis %1.</translation>
    </message>
    <message>
        <source>&amp;Another</source>
        <translation>&amp;Anderer</translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation>Anderer Startwert</translation>
    </message>
    <message>
        <source>Another random seed</source>
        <translation>Anderer zufälliger Startwert</translation>
    </message>
</context>
<context>
    <name>EditActions</name>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>Die letzte Änderung rückgängig machen</translation>
    </message>
    <message>
        <source>Redo the change that was last undone</source>
        <translation>Die zuletzt rückgängig gemachte Änderung wiederholen</translation>
    </message>
    <message>
        <source>Make a new level from a maze drawn as text</source>
        <translation>Aus einem als Text gezeichneten Labyrinth ein neues Level machen</translation>
    </message>
    <message>
        <source>Save the level</source>
        <translation>Das Level speichern</translation>
    </message>
    <message>
        <source>Save the level under another name</source>
        <translation>Das Level unter anderem Namen speichern</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Remove the selected things, or clear the selected cells</source>
        <translation>Ausgewählte Dinge entfernen oder ausgewählte Felder leeren</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Alles auswählen</translation>
    </message>
    <message>
        <source>Select &amp;none</source>
        <translation>&amp;Nichts auswählen</translation>
    </message>
    <message>
        <source>&amp;Invert selection</source>
        <translation>Auswahl u&amp;mkehren</translation>
    </message>
    <message>
        <source>Select every cell of the level</source>
        <translation>Jedes Feld des Levels auswählen</translation>
    </message>
    <message>
        <source>Clear the selection, so that tools draw everywhere</source>
        <translation>Die Auswahl aufheben, damit Werkzeuge überall zeichnen</translation>
    </message>
    <message>
        <source>Select the cells that are not selected</source>
        <translation>Die Felder auswählen, die nicht ausgewählt sind</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Paste maze as &amp;new level</source>
        <translation>Labyrinth als neues Le&amp;vel einfügen</translation>
    </message>
    <message>
        <source>Paste copied cells or a text maze as a stamp, or as a new level if none is open</source>
        <translation>Kopierte Felder oder ein als Text gezeichnetes Labyrinth als Stempel einfügen; ist kein Level offen, als neues Level</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>A&amp;usschneiden</translation>
    </message>
    <message>
        <source>Copy the selected cells and clear them</source>
        <translation>Ausgewählte Felder kopieren und leeren</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy the selected cells; other programs get them as text</source>
        <translation>Ausgewählte Felder kopieren; andere Programme bekommen sie als Text</translation>
    </message>
    <message>
        <source>Select cells or things first.</source>
        <translation>Wähle zuerst Felder oder Dinge aus.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
</context>
<context>
    <name>EditMap</name>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Map of the level</source>
        <translation>Karte des Levels</translation>
    </message>
    <message>
        <source>Click to show that part of the level</source>
        <translation>Ein Klick zeigt diesen Teil des Levels</translation>
    </message>
</context>
<context>
    <name>EditMode</name>
    <message>
        <source>, </source>
        <comment>between the names of levels</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>%1 are names of levels</extracomment>
        <translation>
            <numerusform>%1 und %n weiteres</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>rename level</source>
        <translation>Level umbenennen</translation>
    </message>
</context>
<context>
    <name>EditPlaytests</name>
    <message>
        <source>No deaths on this cell so far.</source>
        <translation>Bisher keine Tode auf diesem Feld.</translation>
    </message>
    <message>
        <source>Deaths on this &amp;cell</source>
        <translation>&amp;Tode auf diesem Feld</translation>
    </message>
    <message>
        <source>List the games that bots lost on the cell under the cursor</source>
        <translation>Die Partien auflisten, die Bots auf dem Feld unter dem Zeiger verloren haben</translation>
    </message>
</context>
<context>
    <name>EditView</name>
    <message>
        <source>The level you are drawing. Arrows move the cursor, Enter draws, Backspace erases, Insert picks.</source>
        <translation>Das Level in Arbeit. Pfeile bewegen den Zeiger, Eingabe zeichnet, Rücktaste radiert, Einfg übernimmt das Feld.</translation>
    </message>
</context>
<context>
    <name>EffectsEditor</name>
    <message>
        <source>Effect %1</source>
        <translation>Wirkung %1</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Hit points</source>
        <translation>Lebenspunkte</translation>
    </message>
    <message>
        <source> turns</source>
        <translation> Züge</translation>
    </message>
    <message>
        <source>Remove effect %1</source>
        <translation>Wirkung %1 entfernen</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>Wirkungen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add an effect</source>
        <translation>Eine Wirkung hinzufügen</translation>
    </message>
    <message>
        <source>Reset: %1</source>
        <translation>Zurücksetzen: %1</translation>
    </message>
    <message>
        <source>Reset to the effects of the kind it is based on</source>
        <translation>Auf die Wirkungen der Vorlage zurücksetzen</translation>
    </message>
    <message>
        <source> HP</source>
        <translation> LP</translation>
    </message>
</context>
<context>
    <name>EndPlate</name>
    <message>
        <source>Won on depth %1</source>
        <translation>Gewonnen in Tiefe %1</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Died on depth %1</source>
        <translation>Gestorben in Tiefe %1</translation>
    </message>
    <message>
        <source>Died</source>
        <translation>Gestorben</translation>
    </message>
    <message>
        <source>The game ends here</source>
        <translation>Die Partie endet hier</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>%1 gold</source>
        <translation>%1 Gold</translation>
    </message>
</context>
<context>
    <name>EndScreen</name>
    <message>
        <source>End of the game</source>
        <translation>Spielende</translation>
    </message>
    <message>
        <source>The maze is yours</source>
        <translation>Das Labyrinth gehört dir</translation>
    </message>
    <message>
        <source>The lantern is out</source>
        <translation>Die Laterne ist aus</translation>
    </message>
    <message>
        <source>Every treasure is in your bag.</source>
        <translation>Alle Schätze sind in deiner Tasche.</translation>
    </message>
    <message>
        <source>This maze keeps what it has caught.</source>
        <translation>Dieses Labyrinth behält, was es gefangen hat.</translation>
    </message>
    <message>
        <source>Play with another seed</source>
        <translation>Mit anderem Startwert spielen</translation>
    </message>
    <message>
        <source>Play the same level with another seed</source>
        <translation>Dasselbe Level mit anderem Startwert</translation>
    </message>
    <message>
        <source>Restart (same seed)</source>
        <translation>Von vorn (gleicher Startwert)</translation>
    </message>
    <message>
        <source>Play the same game from the beginning</source>
        <translation>Dasselbe Spiel von vorn</translation>
    </message>
    <message>
        <source>Back to the editor</source>
        <translation>Zurück zum Editor</translation>
    </message>
    <message>
        <source>Edit this level</source>
        <translation>Level bearbeiten</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>Nächstes Level</translation>
    </message>
    <message>
        <source>Copy a summary of this game as text</source>
        <translation>Einen Bericht über dieses Spiel als Text kopieren</translation>
    </message>
    <message>
        <source>Save a summary of this game as text</source>
        <translation>Einen Bericht über dieses Spiel als Text speichern</translation>
    </message>
    <message>
        <source>Best games</source>
        <translation>Bestenliste</translation>
    </message>
    <message>
        <source>Show the best games for each ruleset</source>
        <translation>Die besten Partien je Regelwerk zeigen</translation>
    </message>
    <message>
        <source>You have done what you came for.</source>
        <translation>Du hast getan, wofür du gekommen bist.</translation>
    </message>
    <message>
        <source>Your best game with these rules</source>
        <translation>Dein bestes Spiel mit diesen Regeln</translation>
    </message>
    <message>
        <source>Rank %1 among your games with these rules</source>
        <translation>Platz %1 unter deinen Spielen mit diesen Regeln</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Save summary</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Text (*.txt);;All files (*)</source>
        <translation>Text (*.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Practice: not among the best games</source>
        <translation>Übung: nicht in der Bestenliste</translation>
    </message>
    <message>
        <source>Copy summary</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>Save summary…</source>
        <translation>Bericht speichern …</translation>
    </message>
    <message>
        <source>Play the day’s dungeon again</source>
        <translation>Das Verlies des Tages noch einmal</translation>
    </message>
    <message>
        <source>Another dungeon</source>
        <translation>Ein anderes Verlies</translation>
    </message>
    <message>
        <source>Play a dungeon with the same rules and another seed</source>
        <translation>Ein Verlies nach denselben Regeln, mit anderem Startwert</translation>
    </message>
    <message>
        <source>Your first game with these rules</source>
        <translation>Dein erstes Spiel mit diesen Regeln</translation>
    </message>
    <message>
        <source>Killed by %1</source>
        <extracomment>%1 is what killed the hero, such as &quot;orc&quot; or &quot;spikes&quot;</extracomment>
        <translation>Getötet von: %1</translation>
    </message>
    <message>
        <source>%1 completed</source>
        <extracomment>%1 is the name of a campaign, all of whose levels are won</extracomment>
        <translation>%1 ist geschafft</translation>
    </message>
    <message>
        <source>Your first game in this level</source>
        <translation>Dein erstes Spiel in diesem Level</translation>
    </message>
    <message>
        <source>Your best game in this level</source>
        <translation>Dein bestes Spiel in diesem Level</translation>
    </message>
    <message>
        <source>Rank %1 among your games in this level</source>
        <translation>Platz %1 unter deinen Spielen in diesem Level</translation>
    </message>
    <message>
        <source>Played at %1 % speed: ranked below games at 100 % or more</source>
        <translation>Mit %1 % Tempo gespielt: steht hinter Partien mit 100 % oder mehr</translation>
    </message>
    <message>
        <source>Watch this game</source>
        <translation>Diese Partie ansehen</translation>
    </message>
    <message>
        <source>Watch how it happened</source>
        <translation>Ansehen, wie es dazu kam</translation>
    </message>
    <message>
        <source>Go through this game move by move</source>
        <translation>Diese Partie Zug um Zug durchgehen</translation>
    </message>
    <message>
        <source>Retry from before the danger</source>
        <translation>Kurz vor der Gefahr fortsetzen</translation>
    </message>
    <message>
        <source>Continue from shortly before the danger, as practice</source>
        <translation>Von kurz vor der Gefahr an weiterspielen, als Übung</translation>
    </message>
    <message>
        <source>Keep as proof</source>
        <translation>Als Beweis behalten</translation>
    </message>
    <message>
        <source>Keep this game with the level as proof that it can be won</source>
        <translation>Dieses Spiel beim Level behalten, als Beweis, dass es zu gewinnen ist</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Startwert %1</translation>
    </message>
</context>
<context>
    <name>EventText</name>
    <message>
        <source>You are back at the start.</source>
        <translation>Du bist wieder am Start.</translation>
    </message>
    <message>
        <source>That was the last treasure: the maze is yours!</source>
        <translation>Das war der letzte Schatz: Das Labyrinth gehört dir!</translation>
    </message>
    <message>
        <source>Your lantern goes out.</source>
        <translation>Deine Laterne erlischt.</translation>
    </message>
    <message>
        <source>You pick up %1 gold and now carry %2.</source>
        <translation>Du hebst %1 Gold auf und trägst jetzt %2.</translation>
    </message>
    <message>
        <source>You die.</source>
        <translation>Du stirbst.</translation>
    </message>
    <message>
        <source>Caught! The %1 was faster.</source>
        <extracomment>%1 is the name of a monster, such as &quot;orc&quot;</extracomment>
        <translation>%1 war schneller und hat dich erwischt.</translation>
    </message>
    <message>
        <source>Nothing can touch you for %1 seconds.</source>
        <translation>%1 Sekunden lang kann dich nichts berühren.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing can touch you for %n turn(s).</source>
        <translation>
            <numerusform>%n Zug lang kann dich nichts berühren.</numerusform>
            <numerusform>%n Züge lang kann dich nichts berühren.</numerusform>
        </translation>
    </message>
    <message>
        <source>You feel better: +%1 HP.</source>
        <translation>Es geht dir besser: +%1 LP.</translation>
    </message>
    <message>
        <source>You pick up the %1 (%2).</source>
        <extracomment>%1 is an item, %2 the letter of the bag</extracomment>
        <translation>Du hebst %1 auf (%2).</translation>
    </message>
    <message>
        <source>You drop the %1.</source>
        <extracomment>%1 is a monster that died, %2 what it carried</extracomment>
        <translation>Du legst %1 hin.</translation>
    </message>
    <message>
        <source>You use the %1.</source>
        <translation>Du benutzt %1.</translation>
    </message>
    <message>
        <source>You equip the %1.</source>
        <translation>Du trägst jetzt %1.</translation>
    </message>
    <message>
        <source>You put away the %1.</source>
        <translation>Du steckst %1 weg.</translation>
    </message>
    <message>
        <source>The door opens.</source>
        <translation>Die Tür geht auf.</translation>
    </message>
    <message>
        <source>The %1 turns in the lock and breaks.</source>
        <translation>%1 dreht sich im Schloss und zerbricht.</translation>
    </message>
    <message>
        <source>You have reached level %1. Choose what to improve.</source>
        <translation>Du hast Stufe %1 erreicht. Wähle, was du verbesserst.</translation>
    </message>
    <message>
        <source>You go down to depth %1.</source>
        <translation>Du steigst hinab in Tiefe %1.</translation>
    </message>
    <message>
        <source>You take the stairs.</source>
        <translation>Du nimmst die Treppe.</translation>
    </message>
    <message>
        <source>You walk into the wall.</source>
        <translation>Du läufst gegen die Mauer.</translation>
    </message>
    <message>
        <source>Your boot meets the %1, who takes offense.</source>
        <extracomment>%1 is the name of a monster</extracomment>
        <translation>Dein Stiefel trifft %1; das war eine Beleidigung.</translation>
    </message>
    <message>
        <source>The %1 counts the stones in the wall.</source>
        <translation>%1 zählt die Steine in der Mauer.</translation>
    </message>
    <message>
        <source>The %1 hums under its breath.</source>
        <translation>%1 summt leise vor sich hin.</translation>
    </message>
    <message>
        <source>The %1 looks past you.</source>
        <translation>%1 schaut an dir vorbei.</translation>
    </message>
    <message>
        <source>The %1 wonders what it was about to do.</source>
        <translation>%1 überlegt, was zu tun war.</translation>
    </message>
    <message>
        <source>You hit the %1 for %2.</source>
        <translation>Du triffst %1 und machst %2 Schaden.</translation>
    </message>
    <message>
        <source>You hit the %1, to no effect.</source>
        <translation>Du triffst %1, ohne Wirkung.</translation>
    </message>
    <message>
        <source>The %1 hits you for %2.</source>
        <translation>%1 trifft dich: Du verlierst %2 LP.</translation>
    </message>
    <message>
        <source>The %1 hits you, to no effect.</source>
        <translation>%1 trifft dich, ohne Wirkung.</translation>
    </message>
    <message>
        <source>The %1 hits the %2 for %3.</source>
        <translation>%1 trifft %2 und macht %3 Schaden.</translation>
    </message>
    <message>
        <source>The %1 hits the %2, to no effect.</source>
        <translation>%1 trifft %2, ohne Wirkung.</translation>
    </message>
    <message>
        <source>%1: you lose %2 HP.</source>
        <extracomment>%1 is what hurts, such as &quot;spikes&quot; or &quot;scroll of fireball&quot;</extracomment>
        <translation>%1: Du verlierst %2 LP.</translation>
    </message>
    <message>
        <source>%1: the %2 loses %3 HP.</source>
        <translation>%2 verliert %3 LP (%1).</translation>
    </message>
    <message>
        <source>The %1 is dead.</source>
        <translation>%1 ist tot.</translation>
    </message>
    <message>
        <source>The %1 has killed you.</source>
        <translation>%1 hat dich getötet.</translation>
    </message>
    <message>
        <source>Everything spins around you.</source>
        <translation>Alles dreht sich um dich.</translation>
    </message>
    <message>
        <source>The %1 loses its way and staggers.</source>
        <translation>%1 verliert die Orientierung und taumelt.</translation>
    </message>
    <message>
        <source>The %1 is afraid of you.</source>
        <translation>%1 hat Angst vor dir.</translation>
    </message>
    <message>
        <source>The %1 stands thunderstruck.</source>
        <translation>%1 steht da wie vom Donner gerührt.</translation>
    </message>
    <message>
        <source>The %1 is on your side now.</source>
        <translation>%1 ist jetzt auf deiner Seite.</translation>
    </message>
    <message>
        <source>The %1 draws breath!</source>
        <translation>%1 holt Luft!</translation>
    </message>
    <message>
        <source>Your head is clear again.</source>
        <translation>Dein Kopf ist wieder klar.</translation>
    </message>
    <message>
        <source>The %1 finds its feet again.</source>
        <translation>%1 steht wieder fest auf den Beinen.</translation>
    </message>
    <message>
        <source>The %1 is no longer afraid.</source>
        <translation>%1 hat keine Angst mehr.</translation>
    </message>
    <message>
        <source>The %1 shakes its head and comes to.</source>
        <translation>%1 schüttelt den Kopf und kommt zu sich.</translation>
    </message>
    <message>
        <source>The %1 remembers whose side it is on.</source>
        <translation>%1 besinnt sich und ist wieder gegen dich.</translation>
    </message>
    <message>
        <source>You have done it: the level is yours!</source>
        <translation>Geschafft: Das Level ist dein!</translation>
    </message>
    <message>
        <source>The %1 drops the %2.</source>
        <translation>%1 lässt %2 fallen.</translation>
    </message>
    <message>
        <source>You see %1.</source>
        <extracomment>%1 is a monster, such as &quot;an orc&quot;, or several: &quot;3 orcs&quot;</extracomment>
        <translation>Du siehst %1.</translation>
    </message>
    <message>
        <source>The %1 turns in the lock.</source>
        <translation>%1 dreht sich im Schloss.</translation>
    </message>
    <message>
        <source>The %1 opens.</source>
        <extracomment>%1 is a kind of gate, which a plate opens</extracomment>
        <translation>%1 öffnet sich.</translation>
    </message>
    <message>
        <source>You go down to depth %1, the last one. The %2 lies here.</source>
        <translation>Du steigst hinab in Tiefe %1, die letzte. Hier liegt %2.</translation>
    </message>
    <message>
        <source>In view: %1.</source>
        <translation>In Sicht: %1.</translation>
    </message>
    <message>
        <source>The %1 bars the way.</source>
        <extracomment>%1 is terrain, such as &quot;water&quot; or &quot;red door&quot;</extracomment>
        <translation>%1 versperrt den Weg.</translation>
    </message>
    <message>
        <source>You walked into the %1.</source>
        <extracomment>the hero is caught; %1 is the name of a monster, such as &quot;orc&quot;</extracomment>
        <translation>Du bist in %1 hineingelaufen.</translation>
    </message>
</context>
<context>
    <name>ExpectationText</name>
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
        <source>expected a cell as [x, y], two whole numbers</source>
        <translation>erwartet wurde ein Feld als [x, y], zwei ganze Zahlen</translation>
    </message>
    <message>
        <source>the level has %1 × %2 cells, counted from [0, 0]</source>
        <translation>das Level hat %1 × %2 Felder, gezählt ab [0, 0]</translation>
    </message>
    <message>
        <source>expected a cell without another monster or the start</source>
        <translation>erwartet wurde ein Feld ohne anderes Monster und ohne Start</translation>
    </message>
    <message>
        <source>expected an item or a treasure</source>
        <translation>erwartet wurde ein Gegenstand oder ein Schatz</translation>
    </message>
    <message>
        <source>nothing in the level can harm it</source>
        <translation>nichts in diesem Level kann ihm schaden</translation>
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
        <source>at most %1 nested levels are allowed</source>
        <translation>erlaubt sind höchstens %1 Ebenen</translation>
    </message>
    <message>
        <source>this program reads versions up to %1</source>
        <translation>dieses Programm liest Versionen bis %1</translation>
    </message>
    <message>
        <source>at most %1 languages are allowed</source>
        <translation>erlaubt sind höchstens %1 Sprachen</translation>
    </message>
    <message>
        <source>expected a code such as de, fr or pt_BR</source>
        <translation>erwartet wurde ein Kürzel wie de, fr oder pt_BR</translation>
    </message>
    <message>
        <source>expected a name that is not used yet</source>
        <translation>erwartet wurde ein noch nicht vergebener Name</translation>
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
        <source>expected an escape sequence such as \n or \u0041</source>
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
    <message>
        <source>expected the name of a level file in the folder of this file or a subfolder</source>
        <translation>erwartet wurde der Name einer Leveldatei im Ordner dieser Datei oder einem Unterordner</translation>
    </message>
    <message>
        <source>expected a command such as &quot;move north&quot;, or [&quot;move north&quot;, 3]</source>
        <translation>erwartet wurde ein Befehl wie &quot;move north&quot; oder [&quot;move north&quot;, 3]</translation>
    </message>
    <message>
        <source>expected 16 hexadecimal digits, or a list of [commands, digits] in order, up to the last command</source>
        <translation>erwartet wurden 16 hexadezimale Ziffern oder eine Liste von [Befehle, Ziffern] der Reihe nach, bis zum letzten Befehl</translation>
    </message>
    <message>
        <source>XML with its own definitions (DTD) is not supported</source>
        <translation>XML mit eigenen Definitionen (DTD) wird nicht unterstützt</translation>
    </message>
    <message>
        <source>expected the numbers of %1 tiles</source>
        <translation>erwartet wurden die Nummern von %1 Kacheln</translation>
    </message>
    <message>
        <source>expected tiles in Base64</source>
        <translation>erwartet wurden Kacheln als Base64</translation>
    </message>
    <message>
        <source>expected tiles in Base64, compressed with %1</source>
        <translation>erwartet wurden Kacheln als Base64, gepackt mit %1</translation>
    </message>
    <message>
        <source>at most %L1 things are allowed</source>
        <translation>erlaubt sind höchstens %L1 Dinge</translation>
    </message>
    <message>
        <source>at most %L1 characters are allowed</source>
        <translation>erlaubt sind höchstens %L1 Zeichen</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Save pictures</source>
        <translation>Bilder speichern</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern …</translation>
    </message>
    <message>
        <source>Replaying and saving the game…</source>
        <translation>Die Partie wird abgespielt und gespeichert …</translation>
    </message>
    <message>
        <source>Files of this type (*%1)</source>
        <translation>Dateien dieses Typs (*%1)</translation>
    </message>
    <message>
        <source>Saved as “%1”.</source>
        <translation>Gespeichert als „%1“.</translation>
    </message>
    <message>
        <source>The pictures are in “%1”.</source>
        <translation>Die Bilder sind in „%1“.</translation>
    </message>
</context>
<context>
    <name>ExportFeature</name>
    <message>
        <source>&amp;Export for Tiled…</source>
        <translation>Für Tiled &amp;exportieren …</translation>
    </message>
    <message>
        <source>Export the level as a map for the Tiled editor</source>
        <translation>Das Level als Karte für den Editor Tiled exportieren</translation>
    </message>
    <message>
        <source>Cannot export the level as a map: it has no cells.</source>
        <translation>Ein Level ohne Felder lässt sich nicht als Karte exportieren.</translation>
    </message>
    <message>
        <source>Writing a large level…</source>
        <translation>Ein großes Level wird geschrieben …</translation>
    </message>
    <message>
        <source>Written: %1 and %2</source>
        <translation>Geschrieben: %1 und %2</translation>
    </message>
    <message>
        <source>Export for Tiled</source>
        <translation>Für Tiled exportieren</translation>
    </message>
    <message>
        <source>Tiled maps in JSON (*%1)</source>
        <translation>Tiled-Karten in JSON (*%1)</translation>
    </message>
    <message>
        <source>Tiled maps in XML (*%1)</source>
        <translation>Tiled-Karten in XML (*%1)</translation>
    </message>
    <message>
        <source>Save as &amp;picture…</source>
        <translation>Als &amp;Bild speichern …</translation>
    </message>
    <message>
        <source>Save a picture of the whole level as a PNG file</source>
        <translation>Ein Bild des ganzen Levels als PNG-Datei speichern</translation>
    </message>
    <message>
        <source>Cannot save a picture: the level has no cells.</source>
        <translation>Das Bild lässt sich nicht speichern: Das Level hat keine Felder.</translation>
    </message>
    <message>
        <source>The level is too large for a picture.</source>
        <translation>Das Level ist zu groß für ein Bild.</translation>
    </message>
    <message>
        <source>Drawing the picture…</source>
        <translation>Das Bild wird gezeichnet …</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>Save as picture</source>
        <translation>Als Bild speichern</translation>
    </message>
    <message>
        <source>Pictures (*%1)</source>
        <translation>Bilder (*%1)</translation>
    </message>
</context>
<context>
    <name>ExportForm</name>
    <message>
        <source> px</source>
        <extracomment>a number of pixels</extracomment>
        <translation> px</translation>
    </message>
    <message>
        <source> ms</source>
        <extracomment>a number of milliseconds</extracomment>
        <translation> ms</translation>
    </message>
    <message>
        <source>&amp;What to save</source>
        <translation>&amp;Was gespeichert wird</translation>
    </message>
    <message>
        <source>&amp;From second</source>
        <translation>&amp;Von Sekunde</translation>
    </message>
    <message>
        <source>&amp;From turn</source>
        <translation>&amp;Von Zug</translation>
    </message>
    <message>
        <source>T&amp;o second</source>
        <translation>&amp;Bis Sekunde</translation>
    </message>
    <message>
        <source>T&amp;o turn</source>
        <translation>&amp;Bis Zug</translation>
    </message>
    <message>
        <source>Form&amp;at</source>
        <translation>Fo&amp;rmat</translation>
    </message>
    <message>
        <source>Part of the &amp;level</source>
        <translation>L&amp;evelausschnitt</translation>
    </message>
    <message>
        <source>&amp;Cell size</source>
        <translation>&amp;Feldgröße</translation>
    </message>
    <message>
        <source>&amp;Game time per picture</source>
        <translation>Spiel&amp;zeit je Bild</translation>
    </message>
    <message>
        <source>Pictures per &amp;second of film</source>
        <translation>Bi&amp;lder je Sekunde Film</translation>
    </message>
    <message>
        <source>This moment</source>
        <translation>Dieser Augenblick</translation>
    </message>
    <message>
        <source>Part of the game</source>
        <translation>Teil der Partie</translation>
    </message>
    <message>
        <source>The whole game</source>
        <translation>Die ganze Partie</translation>
    </message>
    <message>
        <source>The game as text</source>
        <translation>Die Partie als Text</translation>
    </message>
    <message>
        <source>Pictures (PNG)</source>
        <translation>Bilder (PNG)</translation>
    </message>
    <message>
        <source>Film (MP4)</source>
        <translation>Film (MP4)</translation>
    </message>
    <message>
        <source>Film (WebM)</source>
        <translation>Film (WebM)</translation>
    </message>
    <message>
        <source>Animation (GIF)</source>
        <translation>Animation (GIF)</translation>
    </message>
    <message>
        <source>Around the hero</source>
        <translation>Um den Helden</translation>
    </message>
    <message>
        <source>Saving films requires ffmpeg, which is not installed. Install the package “ffmpeg”.</source>
        <translation>Filme speichern erfordert ffmpeg, das nicht installiert ist. Installiere das Paket „ffmpeg“.</translation>
    </message>
    <message>
        <source>Everything shown</source>
        <translation>Alles Gezeigte</translation>
    </message>
    <message>
        <source>Counting pictures…</source>
        <translation>Bilder werden gezählt …</translation>
    </message>
    <message>
        <source>The picture has %1 × %2 pixels.</source>
        <translation>Das Bild hat %1 × %2 Pixel.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln picture(s) of %1 × %2 pixels.</source>
        <translation>
            <numerusform>%Ln Bild mit %1 × %2 Pixeln.</numerusform>
            <numerusform>%Ln Bilder mit je %1 × %2 Pixeln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The film lasts %Ln second(s).</source>
        <translation>
            <numerusform>Der Film dauert %Ln Sekunde.</numerusform>
            <numerusform>Der Film dauert %Ln Sekunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Also show what th&amp;e hero does not know</source>
        <translation>Auch zeigen, was der &amp;Held nicht weiß</translation>
    </message>
</context>
<context>
    <name>FactSheet</name>
    <message>
        <source>Good to know</source>
        <translation>Gut zu wissen</translation>
    </message>
</context>
<context>
    <name>FactText</name>
    <message>
        <source>Best so far</source>
        <translation>Bisher am besten</translation>
    </message>
    <message>
        <source>no finished game yet</source>
        <translation>noch keine beendete Partie</translation>
    </message>
    <message>
        <source>Today’s best</source>
        <translation>Heute am besten</translation>
    </message>
    <message>
        <source>no finished game</source>
        <translation>keine beendete Partie</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Death</source>
        <translation>Tod</translation>
    </message>
    <message>
        <source>Hero</source>
        <translation>Held</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>Monster</translation>
    </message>
    <message>
        <source>Per room</source>
        <translation>Je Raum</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Gegenstände</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Stairs</source>
        <translation>Treppen</translation>
    </message>
    <message>
        <source>heal %1 % of all hit points</source>
        <translation>heilen %1 % aller Lebenspunkte</translation>
    </message>
    <message>
        <source>Sight</source>
        <translation>Sicht</translation>
    </message>
    <message>
        <source>the hero cannot be harmed</source>
        <translation>der Held kann keinen Schaden nehmen</translation>
    </message>
    <message>
        <source>permanent: the game is over and its save is deleted</source>
        <translation>endgültig: Das Spiel ist vorbei und sein Spielstand wird gelöscht</translation>
    </message>
    <message>
        <source>not permanent: the hero returns to the start</source>
        <translation>nicht endgültig: Der Held kehrt an den Start zurück</translation>
    </message>
    <message numerus="yes">
        <source>%n hit point(s)</source>
        <translation>
            <numerusform>%n Lebenspunkt</numerusform>
            <numerusform>%n Lebenspunkte</numerusform>
        </translation>
    </message>
    <message>
        <source>power %1</source>
        <translation>Stärke %1</translation>
    </message>
    <message>
        <source>defense %1</source>
        <translation>Abwehr %1</translation>
    </message>
    <message>
        <source>an empty bag</source>
        <extracomment>%1 is one thing or several</extracomment>
        <translation>eine leere Tasche</translation>
    </message>
    <message>
        <source>in the bag: %1</source>
        <translation>in der Tasche: %1</translation>
    </message>
    <message>
        <source>all of the current depth</source>
        <translation>die ganze aktuelle Tiefe</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) in every direction; explored cells are remembered</source>
        <translation>
            <numerusform>%n Feld weit; Erkundetes bleibt im Gedächtnis</numerusform>
            <numerusform>%n Felder weit; Erkundetes bleibt im Gedächtnis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n monster(s)</source>
        <translation>
            <numerusform>höchstens %n Monster</numerusform>
            <numerusform>höchstens %n Monster</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 from depth %2</source>
        <extracomment>%1 is a monster, an item or a number, %2 a number</extracomment>
        <translation>%1 ab Tiefe %2</translation>
    </message>
    <message>
        <source>Next dungeon</source>
        <translation>Nächstes Verlies</translation>
    </message>
    <message>
        <source>at %1 local time</source>
        <translation>um %1 Ortszeit</translation>
    </message>
    <message>
        <source>Yesterday’s best</source>
        <translation>Gestern am besten</translation>
    </message>
    <message>
        <source>go as deep as you can; there is no last depth</source>
        <translation>so tief wie möglich; eine letzte Tiefe gibt es nicht</translation>
    </message>
    <message>
        <source>Best day</source>
        <translation>Dein bester Tag</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>noch keiner</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Wunden</translation>
    </message>
    <message numerus="yes">
        <source>heal on their own: one hit point every %n turn(s)</source>
        <translation>
            <numerusform>heilen von selbst: ein Lebenspunkt jeden Zug</numerusform>
            <numerusform>heilen von selbst: ein Lebenspunkt alle %n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>the %1 on depth %2</source>
        <extracomment>%1 is what one came for, %2 a number</extracomment>
        <translation>%1 in Tiefe %2</translation>
    </message>
</context>
<context>
    <name>FieldText</name>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Hit points</source>
        <translation>Lebenspunkte</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Starting direction</source>
        <translation>Anfangsrichtung</translation>
    </message>
    <message>
        <source>Behavior</source>
        <translation>Verhalten</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Abwehr</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Erfahrung</translation>
    </message>
    <message>
        <source>Fire damage</source>
        <translation>Feuerschaden</translation>
    </message>
    <message>
        <source>Fire range</source>
        <translation>Reichweite des Feuers</translation>
    </message>
    <message>
        <source>Fire shape</source>
        <translation>Form des Feuers</translation>
    </message>
    <message>
        <source>Minimum gold</source>
        <translation>Gold mindestens</translation>
    </message>
    <message>
        <source>Maximum gold</source>
        <translation>Gold höchstens</translation>
    </message>
    <message>
        <source>Single use</source>
        <translation>Nur einmal benutzbar</translation>
    </message>
    <message>
        <source>Equipment slot</source>
        <translation>Ausrüstungsplatz</translation>
    </message>
    <message>
        <source>Hit points when worn</source>
        <translation>Lebenspunkte beim Tragen</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Wirkt auf</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>north</source>
        <translation>Norden</translation>
    </message>
    <message>
        <source>east</source>
        <translation>Osten</translation>
    </message>
    <message>
        <source>south</source>
        <translation>Süden</translation>
    </message>
    <message>
        <source>west</source>
        <translation>Westen</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>bleibt stehen</translation>
    </message>
    <message>
        <source>patrols</source>
        <translation>geht Runden</translation>
    </message>
    <message>
        <source>hunts</source>
        <translation>jagt</translation>
    </message>
    <message>
        <source>breathes fire</source>
        <translation>speit Feuer</translation>
    </message>
    <message>
        <source>line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>cone</source>
        <translation>Kegel</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>right hand</source>
        <translation>rechte Hand</translation>
    </message>
    <message>
        <source>left hand</source>
        <translation>linke Hand</translation>
    </message>
    <message>
        <source>head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>body</source>
        <translation>Körper</translation>
    </message>
    <message>
        <source>the hero</source>
        <translation>den Helden</translation>
    </message>
    <message>
        <source>nearest monster</source>
        <translation>das nächste Monster</translation>
    </message>
    <message>
        <source>chosen monster</source>
        <translation>ein gewähltes Monster</translation>
    </message>
    <message>
        <source>everyone in an area</source>
        <translation>alle in einer Fläche</translation>
    </message>
    <message>
        <source>confuses</source>
        <translation>verwirrt</translation>
    </message>
    <message>
        <source>frightens</source>
        <translation>verängstigt</translation>
    </message>
    <message>
        <source>stuns</source>
        <translation>betäubt</translation>
    </message>
    <message>
        <source>charms</source>
        <translation>bezaubert</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>wounds</source>
        <translation>verletzt</translation>
    </message>
    <message>
        <source>heals</source>
        <translation>heilt</translation>
    </message>
    <message>
        <source>Carries</source>
        <translation>Trägt</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>This level has no combat: power has no effect. Hit points, defense and experience matter only if an item hurts the monster.</source>
        <translation>In diesem Level gibt es keine Kämpfe: Stärke bewirkt nichts. Lebenspunkte, Abwehr und Erfahrung zählen nur, wenn dem Monster ein Gegenstand schadet.</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
</context>
<context>
    <name>FileOpener</name>
    <message>
        <source>Open a level, a campaign or a game</source>
        <translation>Level, Kampagne oder Partie öffnen</translation>
    </message>
    <message>
        <source>Meaning of Tiled tiles</source>
        <translation>Bedeutung der Tiled-Kacheln</translation>
    </message>
    <message>
        <source>Levels, campaigns and recorded games (%1);;All files (*)</source>
        <extracomment>%1 are endings of files: &quot;*.level.json *.txt&quot;</extracomment>
        <translation>Level, Kampagnen und aufgezeichnete Partien (%1);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open a level to edit</source>
        <translation>Ein Level zum Bearbeiten öffnen</translation>
    </message>
</context>
<context>
    <name>FilmText</name>
    <message>
        <source>Cannot save the film “%1”. ffmpeg reports: %2</source>
        <translation>Der Film „%1“ konnte nicht gespeichert werden. ffmpeg meldet: %2</translation>
    </message>
    <message>
        <source>Cannot save the film “%1”. ffmpeg gives no reason.</source>
        <translation>Der Film „%1“ konnte nicht gespeichert werden. ffmpeg nennt keinen Grund.</translation>
    </message>
    <message>
        <source>Cannot start the program “%1”.</source>
        <translation>Das Programm „%1“ konnte nicht gestartet werden.</translation>
    </message>
</context>
<context>
    <name>FindingList</name>
    <message>
        <source>Cell %1, %2</source>
        <translation>Feld %1, %2</translation>
    </message>
    <message>
        <source>Deadliest cells</source>
        <translation>Tödlichste Felder</translation>
    </message>
    <message>
        <source>Causes of death</source>
        <translation>Todesursachen</translation>
    </message>
    <message>
        <source>Unvisited cells</source>
        <translation>Nie betretene Felder</translation>
    </message>
    <message>
        <source>Things never taken</source>
        <translation>Nie genommene Dinge</translation>
    </message>
    <message>
        <source>Playtest results</source>
        <translation>Ergebnisse des Spieltests</translation>
    </message>
    <message>
        <source>%1: %2 deaths (%3)</source>
        <translation>%1: %2 Tode (%3)</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>No games played yet.</source>
        <translation>Noch keine Partie gespielt.</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>Keine.</translation>
    </message>
    <message>
        <source>Watch the game with seed %1</source>
        <translation>Partie mit Startwert %1 ansehen</translation>
    </message>
    <message>
        <source>No game has reached this level yet.</source>
        <translation>Noch keine Partie hat dieses Level erreicht.</translation>
    </message>
    <message>
        <source>Show all %1</source>
        <translation>Alle %1 zeigen</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Gewonnene Partien</translation>
    </message>
    <message>
        <source>Unwinnable games</source>
        <translation>Nicht gewinnbare Partien</translation>
    </message>
    <message>
        <source>None known.</source>
        <translation>Keine bekannt.</translation>
    </message>
</context>
<context>
    <name>FixActions</name>
    <message numerus="yes">
        <source>%n patrols were not checked: counting their cells would take too long.</source>
        <translation>
            <numerusform>Die Runden von %n Monster wurden nicht geprüft: Die Felder zu zählen würde zu lange dauern.</numerusform>
            <numerusform>Die Runden von %n Monstern wurden nicht geprüft: Die Felder zu zählen würde zu lange dauern.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keys were not counted: there are too many doors and keys to try every order.</source>
        <translation>Schlüssel wurden nicht gezählt: Es gibt zu viele Türen und Schlüssel, um jede Reihenfolge zu prüfen.</translation>
    </message>
    <message>
        <source>&amp;Next issue</source>
        <translation>&amp;Nächster Befund</translation>
    </message>
    <message>
        <source>&amp;Previous issue</source>
        <translation>&amp;Voriger Befund</translation>
    </message>
    <message>
        <source>&amp;Fix issue</source>
        <translation>Befund &amp;beheben</translation>
    </message>
    <message>
        <source>Show the next issue and its cell</source>
        <translation>Den nächsten Befund und sein Feld zeigen</translation>
    </message>
    <message>
        <source>Show the previous issue and its cell</source>
        <translation>Den vorigen Befund und sein Feld zeigen</translation>
    </message>
    <message>
        <source>Apply the gentlest fix for the selected issue (you can undo it)</source>
        <translation>Den ausgewählten Befund so schonend wie möglich beheben (lässt sich rückgängig machen)</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Beheben</translation>
    </message>
    <message>
        <source>change legend</source>
        <translation>Legende ändern</translation>
    </message>
    <message>
        <source>The level requires treasure but has none; “%1” is enough to win.</source>
        <extracomment>%1 are conditions such as &quot;exit reached&quot;</extracomment>
        <translation>Das Level verlangt Schätze, enthält aber keine; zum Sieg genügt „%1“.</translation>
    </message>
    <message>
        <source>The level requires defeating monsters but has none; “%1” is enough to win.</source>
        <translation>Das Level verlangt besiegte Monster, enthält aber keine; zum Sieg genügt „%1“.</translation>
    </message>
    <message>
        <source>It is undecided whether the hero can get stuck: the quick search reached its limit.</source>
        <translation>Ungeklärt, ob der Held festsitzen kann: Die kurze Suche ist an ihre Grenze gestoßen.</translation>
    </message>
    <message>
        <source>Select an issue that can be fixed automatically.</source>
        <translation>Wähle einen Befund aus, der sich automatisch beheben lässt.</translation>
    </message>
</context>
<context>
    <name>FixButton</name>
    <message>
        <source>Ways to fix the selected issue</source>
        <translation>Möglichkeiten, den ausgewählten Befund zu beheben</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Beheben</translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <translation>Beheben: %1</translation>
    </message>
    <message>
        <source>Select an issue that can be fixed</source>
        <translation>Wähle einen Befund aus, der sich beheben lässt</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>FixedBar</name>
    <message>
        <source>Commands that do not fit in this bar</source>
        <translation>Befehle, die nicht in diese Leiste passen</translation>
    </message>
</context>
<context>
    <name>ForecastText</name>
    <message>
        <source>lose %1 HP</source>
        <extracomment>You will …; hit points</extracomment>
        <translation>%1 LP verlieren</translation>
    </message>
    <message>
        <source>lose %1 HP (%2 left)</source>
        <extracomment>You will …; hit points lost and left</extracomment>
        <translation>%1 LP verlieren (%2 bleiben)</translation>
    </message>
    <message>
        <source>gain %1 HP</source>
        <extracomment>You will …; hit points</extracomment>
        <translation>%1 LP gewinnen</translation>
    </message>
    <message>
        <source>die</source>
        <extracomment>You will …</extracomment>
        <translation>sterben</translation>
    </message>
    <message numerus="yes">
        <source>be %1 for %n turn(s)</source>
        <extracomment>You will …; %1 is such as &quot;confused&quot;</extracomment>
        <translation>
            <numerusform>%n Zug lang %1 sein</numerusform>
            <numerusform>%n Züge lang %1 sein</numerusform>
        </translation>
    </message>
    <message>
        <source>You will %1.</source>
        <extracomment>%1 is such as &quot;lose 12 HP and die&quot;</extracomment>
        <translation>Du wirst %1.</translation>
    </message>
    <message>
        <source>The %1 will %2.</source>
        <extracomment>%1 is a monster, %2 such as &quot;lose 12 HP and die&quot;</extracomment>
        <translation>%1 wird %2.</translation>
    </message>
    <message>
        <source>%1 (×%2)</source>
        <extracomment>a sentence that is true of %2 monsters</extracomment>
        <translation>%1 (×%2)</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>Und %n weiteres.</numerusform>
            <numerusform>Und %n weitere.</numerusform>
        </translation>
    </message>
    <message>
        <source>It reaches no target in view.</source>
        <translation>Das trifft kein Ziel in Sicht.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>what happens to one actor, such as &quot;lose 12 HP&quot; and &quot;die&quot;</extracomment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>There is no target on this cell.</source>
        <translation>Auf diesem Feld ist kein Ziel.</translation>
    </message>
</context>
<context>
    <name>FoundCampaigns</name>
    <message>
        <source>Folder “%1”</source>
        <translation>Ordner „%1“</translation>
    </message>
</context>
<context>
    <name>FramesText</name>
    <message>
        <source>This part of the game is empty. Choose a longer one.</source>
        <translation>Dieser Teil der Partie ist leer. Wähle einen längeren.</translation>
    </message>
    <message>
        <source>This would save more than %1 pictures. Choose a shorter part of the game or more game time per picture.</source>
        <translation>Das wären mehr als %1 Bilder. Wähle einen kürzeren Teil der Partie oder mehr Spielzeit je Bild.</translation>
    </message>
    <message>
        <source>Pictures of %1 × %2 pixels are too large. Choose a smaller cell size or a smaller part of the level.</source>
        <translation>Bilder mit %1 × %2 Pixeln sind zu groß. Wähle eine kleinere Feldgröße oder einen kleineren Levelausschnitt.</translation>
    </message>
</context>
<context>
    <name>FullScreenExit</name>
    <message>
        <source>Leave full screen</source>
        <translation>Vollbild verlassen</translation>
    </message>
    <message>
        <source>Leave full screen (Escape)</source>
        <translation>Vollbild verlassen (Escape)</translation>
    </message>
</context>
<context>
    <name>GameChoice</name>
    <message numerus="yes">
        <source>There are more than %n saved game(s) for this level or dungeon.</source>
        <translation>
            <numerusform>Für dieses Level oder Verlies gibt es mehr als %n Spielstand.</numerusform>
            <numerusform>Für dieses Level oder Verlies gibt es mehr als %n Spielstände.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete the %n oldest for good?</source>
        <translation>
            <numerusform>Den ältesten endgültig löschen?</numerusform>
            <numerusform>Die %n ältesten endgültig löschen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Many saved games</source>
        <translation>Viele Spielstände</translation>
    </message>
    <message>
        <source>&amp;Keep all</source>
        <translation>Alle &amp;behalten</translation>
    </message>
    <message>
        <source>Saved game</source>
        <translation>Spielstand</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>This game was continued in another window. Both games are kept.</source>
        <translation>Dieses Spiel wurde in einem anderen Fenster fortgesetzt. Beide Spiele bleiben erhalten.</translation>
    </message>
    <message>
        <source>The level you had reached cannot be played now. The campaign still continues from there.</source>
        <translation>Das Level, das du erreicht hattest, ist gerade nicht spielbar. Die Kampagne geht trotzdem dort weiter.</translation>
    </message>
    <message>
        <source>You leave behind items that do not exist in this level: %1.</source>
        <translation>Du lässt Gegenstände zurück, die es in diesem Level nicht gibt: %1.</translation>
    </message>
    <message>
        <source>Your previous game is kept; you can continue it from the start page.</source>
        <translation>Das vorige Spiel bleibt erhalten; du kannst es auf der Startseite fortsetzen.</translation>
    </message>
    <message>
        <source>This level has changed since you played it. You can continue your game in the old version from the start page.</source>
        <translation>Dieses Level wurde geändert, seit du es gespielt hast. Dein Spiel in der alten Fassung kannst du auf der Startseite fortsetzen.</translation>
    </message>
    <message>
        <source>Saving works again; the game is saved.</source>
        <translation>Das Speichern klappt wieder; das Spiel ist gespeichert.</translation>
    </message>
    <message>
        <source>That was the last level of %1.</source>
        <translation>Das war das letzte Level von %1.</translation>
    </message>
    <message>
        <source>Your other hero in this campaign is kept; you can continue with him from the start page.</source>
        <translation>Dein anderer Held in dieser Kampagne bleibt erhalten; du kannst auf der Startseite mit ihm weiterspielen.</translation>
    </message>
    <message>
        <source>Your progress in this campaign could not be read; the file was set aside.</source>
        <translation>Dein Fortschritt in dieser Kampagne ist nicht lesbar; die Datei wurde beiseitegelegt.</translation>
    </message>
    <message>
        <source>Cannot save your progress in the campaign. %1</source>
        <extracomment>%1 is a sentence that says why</extracomment>
        <translation>Dein Fortschritt in der Kampagne konnte nicht gespeichert werden. %1</translation>
    </message>
    <message>
        <source>This game is not saved and would be lost if the program closed now. %1</source>
        <extracomment>%1 is a sentence that says why</extracomment>
        <translation>Dieses Spiel ist nicht gespeichert und ginge verloren, wenn das Programm jetzt endete. %1</translation>
    </message>
</context>
<context>
    <name>GenerateDialog</name>
    <message>
        <source>Wall terrain</source>
        <translation>Gelände der Mauern</translation>
    </message>
    <message>
        <source>Floor terrain</source>
        <translation>Gelände des Bodens</translation>
    </message>
    <message>
        <source>Only in the &amp;selection</source>
        <translation>Nur in der &amp;Auswahl</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>Erzeugen</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Rooms and tunnels</source>
        <translation>Räume und Gänge</translation>
    </message>
    <message>
        <source>Perfect maze</source>
        <translation>Perfektes Labyrinth</translation>
    </message>
    <message>
        <source>Cave</source>
        <translation>Höhle</translation>
    </message>
    <message>
        <source>Only in the selection</source>
        <translation>Nur in der Auswahl</translation>
    </message>
    <message>
        <source>La&amp;yout</source>
        <translation>Auf&amp;bau</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>&amp;Startwert</translation>
    </message>
    <message>
        <source>W&amp;all terrain</source>
        <translation>Gelände der &amp;Mauern</translation>
    </message>
    <message>
        <source>&amp;Floor terrain</source>
        <translation>Gelände des Bo&amp;dens</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation>Anderer Startwert</translation>
    </message>
    <message>
        <source>There is not enough room. Choose a larger area or smaller sizes.</source>
        <translation>Der Platz reicht nicht. Wähle eine größere Fläche oder kleinere Maße.</translation>
    </message>
    <message numerus="yes">
        <source>%n floor cells.</source>
        <translation>
            <numerusform>%n Bodenfeld.</numerusform>
            <numerusform>%n Bodenfelder.</numerusform>
        </translation>
    </message>
    <message>
        <source>generate rooms</source>
        <translation>Räume erzeugen</translation>
    </message>
    <message>
        <source>generate maze</source>
        <translation>Labyrinth erzeugen</translation>
    </message>
    <message>
        <source>generate cave</source>
        <translation>Höhle erzeugen</translation>
    </message>
    <message>
        <source>Generating</source>
        <translation>Wird erzeugt</translation>
    </message>
    <message>
        <source>Generating…</source>
        <translation>Wird erzeugt …</translation>
    </message>
    <message>
        <source>&amp;In a new level</source>
        <translation>&amp;In ein neues Level</translation>
    </message>
    <message>
        <source>In a new level</source>
        <translation>In ein neues Level</translation>
    </message>
    <message>
        <source>Same size as this level, which stays unchanged</source>
        <translation>So groß wie dieses Level, das unverändert bleibt</translation>
    </message>
    <message>
        <source>Walls at the right or bottom edge are thicker: %1 × %2 would fit exactly.</source>
        <extracomment>a size in cells</extracomment>
        <translation>Am rechten oder unteren Rand werden die Mauern dicker: %1 × %2 würde genau passen.</translation>
    </message>
</context>
<context>
    <name>GenerateFeature</name>
    <message>
        <source>&amp;Generate…</source>
        <translation>&amp;Erzeugen …</translation>
    </message>
    <message>
        <source>Generate rooms, a maze or a cave in the level, in the selected cells or in a new level</source>
        <translation>Räume, ein Labyrinth oder eine Höhle im Level, in den ausgewählten Feldern oder in einem neuen Level erzeugen</translation>
    </message>
</context>
<context>
    <name>GeneratorFields</name>
    <message>
        <source>Room a&amp;ttempts</source>
        <translation>&amp;Versuche für Räume</translation>
    </message>
    <message>
        <source>S&amp;mallest room in cells</source>
        <translation>&amp;Kleinster Raum in Feldern</translation>
    </message>
    <message>
        <source>&amp;Largest room in cells</source>
        <translation>&amp;Größter Raum in Feldern</translation>
    </message>
    <message>
        <source>&amp;Corridor width in cells</source>
        <translation>Gangbr&amp;eite in Feldern</translation>
    </message>
    <message>
        <source>Wi&amp;nding corridors</source>
        <translation>Gew&amp;undene Gänge</translation>
    </message>
    <message>
        <source>Initial &amp;rock</source>
        <translation>&amp;Fels zu Anfang</translation>
    </message>
    <message>
        <source>Sm&amp;oothing passes</source>
        <translation>&amp;Glättungen</translation>
    </message>
    <message>
        <source>Smallest ca&amp;vern in cells</source>
        <translation>Kleinste &amp;Höhle in Feldern</translation>
    </message>
</context>
<context>
    <name>GoToDialog</name>
    <message>
        <source>Go to cell</source>
        <translation>Zu Feld gehen</translation>
    </message>
    <message>
        <source>Column and row</source>
        <translation>Spalte und Zeile</translation>
    </message>
    <message>
        <source>Columns 0 to %1, rows 0 to %2</source>
        <translation>Spalten 0 bis %1, Zeilen 0 bis %2</translation>
    </message>
    <message>
        <source>&amp;Column, row</source>
        <translation>&amp;Spalte, Zeile</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Gehen</translation>
    </message>
</context>
<context>
    <name>GrowthDialog</name>
    <message>
        <source>Level-up</source>
        <translation>Stufenaufstieg</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message numerus="yes">
        <source>You have leveled up. Choose what to improve. %n choice(s) left.</source>
        <translation>
            <numerusform>Du bist aufgestiegen. Wähle, was du verbesserst. Du kannst noch %n-mal wählen.</numerusform>
            <numerusform>Du bist aufgestiegen. Wähle, was du verbesserst. Du kannst noch %n-mal wählen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have leveled up. Choose what to improve.</source>
        <translation>Du bist aufgestiegen. Wähle, was du verbesserst.</translation>
    </message>
    <message>
        <source>Hit points</source>
        <translation>Lebenspunkte</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Abwehr</translation>
    </message>
    <message>
        <source>Keys 1 and H</source>
        <translation>Tasten 1 und H</translation>
    </message>
    <message>
        <source>Keys 2 and P</source>
        <translation>Tasten 2 und P</translation>
    </message>
    <message>
        <source>Keys 3 and D</source>
        <translation>Tasten 3 und D</translation>
    </message>
    <message>
        <source>%1    %2   %3 → %4</source>
        <extracomment>%1 is the key, %2 what grows, %3 what it is now, %4 what it will be</extracomment>
        <translation>%1    %2   %3 → %4</translation>
    </message>
    <message>
        <source>%1: %2 from %3 to %4</source>
        <extracomment>said by screen readers: the same with a word for the arrow</extracomment>
        <translation>%1: %2 von %3 auf %4</translation>
    </message>
    <message>
        <source>Your hit points increase to %1.</source>
        <translation>Deine Lebenspunkte steigen auf %1.</translation>
    </message>
    <message>
        <source>Your power increases to %1.</source>
        <translation>Deine Stärke steigt auf %1.</translation>
    </message>
    <message>
        <source>Your defense increases to %1.</source>
        <translation>Deine Abwehr steigt auf %1.</translation>
    </message>
</context>
<context>
    <name>HazardCurve</name>
    <message>
        <source>Progress %1 to %2: %3 of the games that get this far are lost here (%4 of %5).</source>
        <extracomment>%1 and %2 are in percent, of all that has to be done to win</extracomment>
        <translation>Fortschritt %1 bis %2: %3 der Partien, die so weit kommen, gehen hier verloren (%4 von %5).</translation>
    </message>
    <message>
        <source>No games lost so far.</source>
        <translation>Bisher keine Partie verloren.</translation>
    </message>
    <message>
        <source>Where games are lost</source>
        <translation>Wo Partien verloren gehen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>Most dangerous: between %1 and %2 of the way to victory. Of the games that get there, %3 are lost there (%4 of %5).</source>
        <extracomment>%1 and %2 are in percent, of all that has to be done to win</extracomment>
        <translation>Am gefährlichsten ist es zwischen %1 und %2 des Wegs zum Sieg. Von den Partien, die dorthin kommen, gehen dort %3 verloren (%4 von %5).</translation>
    </message>
    <message>
        <source>No games lost so far; given up: %1 of %2.</source>
        <translation>Bisher keine Partie verloren; aufgegeben: %1 von %2.</translation>
    </message>
    <message>
        <source>No game was played to the end: all were given up.</source>
        <translation>Keine Partie wurde zu Ende gespielt: Alle wurden aufgegeben.</translation>
    </message>
</context>
<context>
    <name>HeatLegend</name>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>Besuche</translation>
    </message>
    <message>
        <source>Deaths</source>
        <translation>Tode</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Warten</translation>
    </message>
    <message>
        <source>Unvisited cells</source>
        <translation>Nie betretene Felder</translation>
    </message>
    <message>
        <source>No cells so far.</source>
        <translation>Bisher keine Felder.</translation>
    </message>
</context>
<context>
    <name>HelpText</name>
    <message>
        <source>About Mazewright</source>
        <translation>Über Mazewright</translation>
    </message>
    <message>
        <source>Mazewright %1

Draw a maze, play it, know that it is fair.

Free software under the MIT license, made with Qt %2.</source>
        <translation>Mazewright %1

Zeichne ein Labyrinth, spiel es und sei sicher, dass es fair ist.

Freie Software unter der MIT-Lizenz, erstellt mit Qt %2.</translation>
    </message>
</context>
<context>
    <name>HeroActions</name>
    <message>
        <source>&amp;North</source>
        <translation>&amp;Norden</translation>
    </message>
    <message>
        <source>Walk north</source>
        <translation>Nach Norden gehen</translation>
    </message>
    <message>
        <source>Northeast</source>
        <translation>Nordosten</translation>
    </message>
    <message>
        <source>Walk northeast, where the rules allow it</source>
        <translation>Nach Nordosten gehen, wo die Regeln es erlauben</translation>
    </message>
    <message>
        <source>&amp;East</source>
        <translation>&amp;Osten</translation>
    </message>
    <message>
        <source>Walk east</source>
        <translation>Nach Osten gehen</translation>
    </message>
    <message>
        <source>Southeast</source>
        <translation>Südosten</translation>
    </message>
    <message>
        <source>Walk southeast, where the rules allow it</source>
        <translation>Nach Südosten gehen, wo die Regeln es erlauben</translation>
    </message>
    <message>
        <source>&amp;South</source>
        <translation>&amp;Süden</translation>
    </message>
    <message>
        <source>Walk south</source>
        <translation>Nach Süden gehen</translation>
    </message>
    <message>
        <source>Southwest</source>
        <translation>Südwesten</translation>
    </message>
    <message>
        <source>Walk southwest, where the rules allow it</source>
        <translation>Nach Südwesten gehen, wo die Regeln es erlauben</translation>
    </message>
    <message>
        <source>&amp;West</source>
        <translation>&amp;Westen</translation>
    </message>
    <message>
        <source>Walk west</source>
        <translation>Nach Westen gehen</translation>
    </message>
    <message>
        <source>Northwest</source>
        <translation>Nordwesten</translation>
    </message>
    <message>
        <source>Walk northwest, where the rules allow it</source>
        <translation>Nach Nordwesten gehen, wo die Regeln es erlauben</translation>
    </message>
    <message>
        <source>Wai&amp;t</source>
        <translation>War&amp;ten</translation>
    </message>
    <message>
        <source>Wait a turn</source>
        <translation>Einen Zug lang warten</translation>
    </message>
    <message>
        <source>&amp;Pick up</source>
        <translation>&amp;Aufheben</translation>
    </message>
    <message>
        <source>Pick up the item on this cell</source>
        <translation>Den Gegenstand auf diesem Feld aufheben</translation>
    </message>
    <message>
        <source>Open the bag</source>
        <translation>Die Tasche öffnen</translation>
    </message>
    <message>
        <source>&amp;Use…</source>
        <translation>&amp;Benutzen …</translation>
    </message>
    <message>
        <source>Use, equip or put away an item</source>
        <translation>Einen Gegenstand benutzen, anlegen oder wegstecken</translation>
    </message>
    <message>
        <source>&amp;Drop…</source>
        <translation>Ab&amp;legen …</translation>
    </message>
    <message>
        <source>Drop an item</source>
        <translation>Einen Gegenstand ablegen</translation>
    </message>
    <message>
        <source>&amp;Character</source>
        <translation>&amp;Werte</translation>
    </message>
    <message>
        <source>Show the hero’s stats</source>
        <translation>Die Werte des Helden zeigen</translation>
    </message>
    <message>
        <source>D&amp;escend</source>
        <translation>Hi&amp;nabsteigen</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>&amp;Umsehen</translation>
    </message>
    <message>
        <source>E&amp;xplore</source>
        <translation>&amp;Erkunden</translation>
    </message>
    <message>
        <source>Go to the &amp;stairs</source>
        <translation>Zur Tre&amp;ppe gehen</translation>
    </message>
    <message>
        <source>Walk to the nearest known stairs or exit</source>
        <translation>Zur nächsten bekannten Treppe oder zum nächsten bekannten Ausgang gehen</translation>
    </message>
    <message>
        <source>&amp;Rest</source>
        <translation>&amp;Rasten</translation>
    </message>
    <message>
        <source>Look at any cell: arrows move the cursor, Enter goes there, Escape ends</source>
        <translation>Jedes Feld ansehen: Pfeile bewegen den Zeiger, Eingabe geht hin, Escape beendet</translation>
    </message>
    <message>
        <source>&amp;Bag</source>
        <translation>Tas&amp;che</translation>
    </message>
    <message>
        <source>&amp;Fire again</source>
        <extracomment>a menu entry; %1 is an item</extracomment>
        <translation>Noch&amp;mals benutzen</translation>
    </message>
    <message>
        <source>Use the same kind of item again, on the same monster or the nearest</source>
        <translation>Denselben Gegenstand noch einmal benutzen, gegen dasselbe Monster oder das nächste</translation>
    </message>
    <message>
        <source>&amp;Attack</source>
        <translation>Angrei&amp;fen</translation>
    </message>
    <message>
        <source>Attack the nearest monster in view, or take a step towards it</source>
        <translation>Das nächste Monster in Sicht angreifen oder einen Schritt darauf zugehen</translation>
    </message>
    <message>
        <source>Take the stairs down, or walk to the nearest known stairs</source>
        <translation>Die Treppe hinabsteigen oder zur nächsten bekannten gehen</translation>
    </message>
    <message>
        <source>Explore the level, collecting items on the way, then walk to the stairs</source>
        <translation>Das Level erkunden, unterwegs Gegenstände einsammeln, danach zur Treppe gehen</translation>
    </message>
    <message>
        <source>Rest until confusion has passed and, where resting heals, you are at full health</source>
        <translation>Rasten, bis die Verwirrung vorbei ist und, falls Rasten heilt, die Lebenspunkte voll sind</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>&amp;Fire again: %1</source>
        <translation>Noch&amp;mals benutzen: %1</translation>
    </message>
</context>
<context>
    <name>HeroControls</name>
    <message>
        <source>You have nothing to use.</source>
        <translation>Du hast nichts, was sich benutzen lässt.</translation>
    </message>
    <message>
        <source>Your bag is empty.</source>
        <translation>Deine Tasche ist leer.</translation>
    </message>
</context>
<context>
    <name>HeroFacts</name>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>The hero</source>
        <translation>Der Held</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Erfahrung</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Abwehr</translation>
    </message>
    <message>
        <source>Experience towards the next level</source>
        <translation>Erfahrung bis zur nächsten Stufe</translation>
    </message>
    <message>
        <source>Experience so far and needed for the next level</source>
        <translation>Bisherige und für die nächste Stufe nötige Erfahrung</translation>
    </message>
    <message>
        <source>Power: the total (your own plus gear)</source>
        <translation>Stärke: insgesamt (deine eigene plus Ausrüstung)</translation>
    </message>
    <message>
        <source>Defense: the total (your own plus gear)</source>
        <translation>Abwehr: insgesamt (deine eigene plus Ausrüstung)</translation>
    </message>
</context>
<context>
    <name>HeroName</name>
    <message>
        <source>Name of the hero</source>
        <translation>Name des Helden</translation>
    </message>
    <message>
        <source>A lamplighter</source>
        <translation>Ein Laternenträger</translation>
    </message>
</context>
<context>
    <name>HeroPlate</name>
    <message>
        <source>%1 / %2</source>
        <extracomment>hit points: what there is and what there could be</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>HP</source>
        <translation>LP</translation>
    </message>
    <message>
        <source>HP nearly gone!</source>
        <translation>Kaum noch LP!</translation>
    </message>
    <message>
        <source>HP low!</source>
        <translation>Wenig LP!</translation>
    </message>
    <message>
        <source>%1 of %2 HP</source>
        <translation>%1 von %2 LP</translation>
    </message>
    <message>
        <source>level %1</source>
        <comment>of the hero</comment>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>Tiefe %1</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Hit points</source>
        <translation>Lebenspunkte</translation>
    </message>
</context>
<context>
    <name>HeroWords</name>
    <message numerus="yes">
        <source>%1 (%n turn(s))</source>
        <extracomment>a status and the turns that it still lasts</extracomment>
        <translation>
            <numerusform>%1 (%n Zug)</numerusform>
            <numerusform>%1 (%n Züge)</numerusform>
        </translation>
    </message>
    <message>
        <source>here</source>
        <translation>hier</translation>
    </message>
    <message>
        <source>confused</source>
        <translation>verwirrt</translation>
    </message>
    <message>
        <source>afraid</source>
        <translation>verängstigt</translation>
    </message>
    <message>
        <source>stunned</source>
        <translation>betäubt</translation>
    </message>
    <message>
        <source>charmed</source>
        <translation>bezaubert</translation>
    </message>
    <message>
        <source>drawing breath</source>
        <translation>holt Luft</translation>
    </message>
    <message>
        <source>right hand</source>
        <translation>rechte Hand</translation>
    </message>
    <message>
        <source>left hand</source>
        <translation>linke Hand</translation>
    </message>
    <message>
        <source>head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>body</source>
        <translation>Körper</translation>
    </message>
    <message>
        <source>north</source>
        <translation>Norden</translation>
    </message>
    <message>
        <source>northeast</source>
        <translation>Nordosten</translation>
    </message>
    <message>
        <source>east</source>
        <translation>Osten</translation>
    </message>
    <message>
        <source>southeast</source>
        <translation>Südosten</translation>
    </message>
    <message>
        <source>south</source>
        <translation>Süden</translation>
    </message>
    <message>
        <source>southwest</source>
        <translation>Südwesten</translation>
    </message>
    <message>
        <source>west</source>
        <translation>Westen</translation>
    </message>
    <message>
        <source>northwest</source>
        <translation>Nordwesten</translation>
    </message>
    <message>
        <source>power +%1</source>
        <translation>Stärke +%1</translation>
    </message>
    <message>
        <source>defense +%1</source>
        <translation>Abwehr +%1</translation>
    </message>
    <message>
        <source>HP +%1</source>
        <translation>LP +%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) %1</source>
        <extracomment>so many cells in a direction, such as &quot;3 cells east&quot;</extracomment>
        <translation>
            <numerusform>%Ln Feld nach %1</numerusform>
            <numerusform>%Ln Felder nach %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintBar</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Ne&amp;xt hint</source>
        <translation>&amp;Nächster Tipp</translation>
    </message>
    <message>
        <source>&amp;Got it</source>
        <translation>&amp;Verstanden</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>No &amp;more hints</source>
        <translation>Keine Tipps &amp;mehr</translation>
    </message>
    <message>
        <source>No more hints</source>
        <translation>Keine Tipps mehr</translation>
    </message>
    <message>
        <source>Close all hints; to see them again, use the Help menu</source>
        <translation>Alle Tipps schließen; das Menü „Hilfe“ zeigt sie wieder</translation>
    </message>
    <message>
        <source>Close this hint</source>
        <translation>Diesen Tipp schließen</translation>
    </message>
</context>
<context>
    <name>HintFeature</name>
    <message>
        <source>Draw with the left mouse button, erase with the right one. Choose what to draw in the palette.</source>
        <translation>Zeichne mit der linken Maustaste, radiere mit der rechten. Was du zeichnest, wählst du in der Palette.</translation>
    </message>
    <message>
        <source>Play the level at any time with %1. Escape brings you back here; the level is unchanged.</source>
        <translation>Mit %1 spielst du das Level jederzeit. Escape bringt dich hierher zurück; das Level bleibt unverändert.</translation>
    </message>
    <message>
        <source>The Issues panel lists what makes the level unplayable or unfair. Click an issue to show its cell.</source>
        <translation>Der Bereich „Befunde“ zeigt, was das Level unspielbar oder unfair macht. Ein Klick auf einen Befund zeigt sein Feld.</translation>
    </message>
    <message>
        <source>Undo your changes with %1, as far back as you like, even after saving.</source>
        <translation>Mit %1 machst du Änderungen rückgängig, so weit du willst, auch nach dem Speichern.</translation>
    </message>
    <message>
        <source>%1 finds any command by its name.</source>
        <translation>%1 findet jeden Befehl nach seinem Namen.</translation>
    </message>
    <message>
        <source>The tools are on the left; the status bar explains the current one.</source>
        <translation>Links sind die Werkzeuge; die Statuszeile erklärt das gewählte.</translation>
    </message>
</context>
<context>
    <name>HintGuide</name>
    <message>
        <source>The search for a hint was stopped.</source>
        <translation>Die Suche nach einem Tipp wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Looking for a way to win: %1 states so far. Escape stops it.</source>
        <extracomment>%1 is a number of states of the game</extracomment>
        <translation>Ein Weg zum Sieg wird gesucht: bisher %1 Zustände. Escape bricht ab.</translation>
    </message>
    <message>
        <source>You moved on, so the search for a hint was stopped.</source>
        <translation>Du hast weitergespielt, darum wurde die Suche nach einem Tipp abgebrochen.</translation>
    </message>
</context>
<context>
    <name>HintText</name>
    <message>
        <source>No way to win was found from here, but there may be one.</source>
        <translation>Von hier aus wurde kein Weg zum Sieg gefunden; vielleicht gibt es trotzdem einen.</translation>
    </message>
    <message>
        <source>The next thing to do is right here.</source>
        <translation>Das Nächste ist genau hier zu tun.</translation>
    </message>
    <message>
        <source>The path leads north.</source>
        <translation>Der Weg führt nach Norden.</translation>
    </message>
    <message>
        <source>The path leads northeast.</source>
        <translation>Der Weg führt nach Nordosten.</translation>
    </message>
    <message>
        <source>The path leads east.</source>
        <translation>Der Weg führt nach Osten.</translation>
    </message>
    <message>
        <source>The path leads southeast.</source>
        <translation>Der Weg führt nach Südosten.</translation>
    </message>
    <message>
        <source>The path leads south.</source>
        <translation>Der Weg führt nach Süden.</translation>
    </message>
    <message>
        <source>The path leads southwest.</source>
        <translation>Der Weg führt nach Südwesten.</translation>
    </message>
    <message>
        <source>The path leads west.</source>
        <translation>Der Weg führt nach Westen.</translation>
    </message>
    <message>
        <source>The path leads northwest.</source>
        <translation>Der Weg führt nach Nordwesten.</translation>
    </message>
    <message>
        <source>%1 (%2).</source>
        <extracomment>%1 is a sentence such as &quot;Next, unlock the red door&quot;, %2 where that is, such as &quot;3 cells east, 2 cells north&quot;</extracomment>
        <translation>%1 (%2).</translation>
    </message>
    <message>
        <source>%1 (right here).</source>
        <extracomment>%1 is a sentence such as &quot;Next, pick up the red key&quot;</extracomment>
        <translation>%1 (genau hier).</translation>
    </message>
    <message>
        <source>Next, pick up the %1</source>
        <extracomment>%1 is an item</extracomment>
        <translation>Hebe als Nächstes %1 auf</translation>
    </message>
    <message>
        <source>Next, unlock the %1</source>
        <extracomment>%1 is a door with a lock</extracomment>
        <translation>Schließe als Nächstes %1 auf</translation>
    </message>
    <message>
        <source>Next, step on the %1</source>
        <extracomment>%1 is a pressure plate</extracomment>
        <translation>Tritt als Nächstes auf %1</translation>
    </message>
    <message>
        <source>Next, reach the %1</source>
        <extracomment>%1 is an exit</extracomment>
        <translation>Erreiche als Nächstes %1</translation>
    </message>
    <message>
        <source>Next, take the %1</source>
        <comment>stairs</comment>
        <extracomment>%1 are stairs</extracomment>
        <translation>Nimm als Nächstes %1</translation>
    </message>
    <message>
        <source>Next, attack the %1</source>
        <extracomment>%1 is a monster</extracomment>
        <translation>Greife als Nächstes %1 an</translation>
    </message>
    <message>
        <source>Next, choose what to improve</source>
        <translation>Wähle als Nächstes, was du verbesserst</translation>
    </message>
    <message>
        <source>Now you only have to wait</source>
        <translation>Jetzt musst du nur noch warten</translation>
    </message>
    <message>
        <source>Next, equip the %1</source>
        <extracomment>%1 is something to wear</extracomment>
        <translation>Lege als Nächstes %1 an</translation>
    </message>
    <message>
        <source>Next, use the %1</source>
        <extracomment>%1 is an item</extracomment>
        <translation>Benutze als Nächstes %1</translation>
    </message>
    <message>
        <source>Wait here for %1 seconds.</source>
        <translation>Warte hier %1 Sekunden.</translation>
    </message>
    <message numerus="yes">
        <source>Wait here for %n turn(s).</source>
        <translation>
            <numerusform>Warte hier einen Zug.</numerusform>
            <numerusform>Warte hier %n Züge.</numerusform>
        </translation>
    </message>
    <message>
        <source>wait %1 seconds</source>
        <translation>%1 Sekunden warten</translation>
    </message>
    <message numerus="yes">
        <source>wait %n turn(s)</source>
        <translation>
            <numerusform>einen Zug warten</numerusform>
            <numerusform>%n Züge warten</numerusform>
        </translation>
    </message>
    <message>
        <source>The path: %1.</source>
        <extracomment>%1 are stretches of a way, such as &quot;3 cells east, wait 3 turns&quot;</extracomment>
        <translation>Der Weg: %1.</translation>
    </message>
    <message>
        <source>You can no longer win from here without dying.</source>
        <translation>Von hier aus kannst du nicht mehr gewinnen, ohne zu sterben.</translation>
    </message>
    <message>
        <source>You can no longer win from here.</source>
        <translation>Von hier aus kannst du nicht mehr gewinnen.</translation>
    </message>
    <message>
        <source>Next, take the treasure</source>
        <translation>Nimm als Nächstes den Schatz</translation>
    </message>
    <message>
        <source>The path begins: %1.</source>
        <extracomment>%1 are the first stretches of a long way, such as &quot;3 cells east, wait 3 turns&quot;</extracomment>
        <translation>Der Weg beginnt: %1.</translation>
    </message>
</context>
<context>
    <name>HistoryModel</name>
    <message>
        <source>opened</source>
        <translation>geöffnet</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>gespeichert</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>rückgängig gemacht</translation>
    </message>
    <message>
        <source>new level</source>
        <translation>neues Level</translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Steps that can be undone and redone</source>
        <translation>Schritte, die sich rückgängig machen und wiederholen lassen</translation>
    </message>
    <message>
        <source>Click a step to go to it</source>
        <translation>Ein Klick auf einen Schritt geht zu ihm zurück oder vor</translation>
    </message>
</context>
<context>
    <name>HowFarText</name>
    <message>
        <source>turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>depth %1, %2</source>
        <extracomment>%2 is &quot;turn 43&quot;</extracomment>
        <translation>Tiefe %1, %2</translation>
    </message>
    <message>
        <source>%1, </source>
        <comment>before how far a game is</comment>
        <extracomment>%1 is the name of a campaign</extracomment>
        <translation>%1, </translation>
    </message>
    <message>
        <source>%1 (practice)</source>
        <translation>%1 (Übung)</translation>
    </message>
</context>
<context>
    <name>InViewPanel</name>
    <message>
        <source>%1 / %2 HP</source>
        <extracomment>hit points: what there is and what there could be</extracomment>
        <translation>%1 / %2 LP</translation>
    </message>
    <message>
        <source>In view</source>
        <translation>In Sicht</translation>
    </message>
    <message>
        <source>Nothing in view. Keep walking to see more.</source>
        <translation>Nichts in Sicht. Geh weiter, um mehr zu sehen.</translation>
    </message>
    <message>
        <source>Click an entry to show where it is; double-click it or press Enter to go there.</source>
        <translation>Ein Klick zeigt, wo etwas ist; ein Doppelklick oder Eingabe geht hin.</translation>
    </message>
    <message>
        <source>Nothing in view.</source>
        <translation>Nichts in Sicht.</translation>
    </message>
</context>
<context>
    <name>InventoryPanel</name>
    <message>
        <source>✓ %1</source>
        <extracomment>a thing that is worn; %1 is where, such as &quot;right hand&quot;</extracomment>
        <translation>✓ %1</translation>
    </message>
    <message>
        <source>&amp;Drop</source>
        <translation>A&amp;blegen</translation>
    </message>
    <message>
        <source>&amp;Equip</source>
        <translation>&amp;Anlegen</translation>
    </message>
    <message>
        <source>Put &amp;away</source>
        <translation>&amp;Wegstecken</translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <translation>&amp;Benutzen</translation>
    </message>
    <message>
        <source>Bag</source>
        <translation>Tasche</translation>
    </message>
    <message>
        <source>Double-click an item or press Enter to use or equip it; press Delete to drop it.</source>
        <translation>Doppelklick oder Eingabe benutzt einen Gegenstand oder legt ihn an, Entf legt ihn ab.</translation>
    </message>
    <message>
        <source>Your bag is empty. Step on an item and pick it up.</source>
        <extracomment>%1 is a key</extracomment>
        <translation>Deine Tasche ist leer. Stell dich auf einen Gegenstand und heb ihn auf.</translation>
    </message>
    <message>
        <source>Your bag is empty. Step on an item and pick it up (%1).</source>
        <translation>Deine Tasche ist leer. Stell dich auf einen Gegenstand und heb ihn auf (%1).</translation>
    </message>
    <message>
        <source>The bag is empty.</source>
        <translation>Die Tasche ist leer.</translation>
    </message>
    <message>
        <source>Letters: %1</source>
        <extracomment>of equal things in the bag; %1 is such as &quot;b, d&quot;</extracomment>
        <translation>Buchstaben: %1</translation>
    </message>
</context>
<context>
    <name>IssueDialog</name>
    <message>
        <source>This level cannot be played</source>
        <translation>Dieses Level ist nicht spielbar</translation>
    </message>
    <message>
        <source>%1 cannot be opened for playing:</source>
        <translation>%1 lässt sich nicht zum Spielen öffnen:</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>This file cannot be opened</source>
        <translation>Diese Datei lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>%1 cannot be opened for editing:</source>
        <translation>%1 lässt sich nicht zum Bearbeiten öffnen:</translation>
    </message>
    <message>
        <source>This game cannot be watched</source>
        <translation>Diese Partie kann nicht angesehen werden</translation>
    </message>
    <message>
        <source>%1 cannot be opened for watching:</source>
        <translation>%1 lässt sich nicht zum Ansehen öffnen:</translation>
    </message>
</context>
<context>
    <name>IssueRowMaker</name>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>This level is not winnable: it has no win condition.</source>
        <translation>Dieses Level ist nicht gewinnbar: Es hat keine Siegbedingung.</translation>
    </message>
    <message>
        <source>Cell %1, %2: %3</source>
        <translation>Feld %1, %2: %3</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Warnung: %1</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <translation>Fehler: %1</translation>
    </message>
    <message>
        <source>Click to show the cell</source>
        <translation>Ein Klick zeigt das Feld</translation>
    </message>
    <message numerus="yes">
        <source>%n things are unreachable because of this</source>
        <translation>
            <numerusform>Deswegen ist %n Ding nicht erreichbar</numerusform>
            <numerusform>Deswegen sind %n Dinge nicht erreichbar</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, expanded</source>
        <translation>%1, aufgeklappt</translation>
    </message>
    <message>
        <source>%1, collapsed</source>
        <translation>%1, zugeklappt</translation>
    </message>
    <message>
        <source>Click to collapse</source>
        <translation>Ein Klick klappt zu</translation>
    </message>
    <message>
        <source>Click to expand</source>
        <translation>Ein Klick klappt auf</translation>
    </message>
    <message>
        <source>All issues are hidden. Show them with the buttons above.</source>
        <translation>Alle Befunde sind ausgeblendet. Die Knöpfe darüber zeigen sie.</translation>
    </message>
    <message>
        <source>No issues found so far. The level is playable.</source>
        <translation>Bisher keine Befunde. Das Level ist spielbar.</translation>
    </message>
    <message>
        <source>No issues found. The level is playable, and nothing prevents winning.</source>
        <translation>Keine Befunde. Das Level ist spielbar, und nichts verhindert den Sieg.</translation>
    </message>
    <message>
        <source>No issues found. The level is playable, but not winnable, because it has no win condition.</source>
        <translation>Keine Befunde. Das Level ist spielbar, aber nicht gewinnbar, denn es hat keine Siegbedingung.</translation>
    </message>
    <message numerus="yes">
        <source>%n monsters see the hero at the start</source>
        <translation>
            <numerusform>%n Monster sieht den Helden am Start</numerusform>
            <numerusform>%n Monster sehen den Helden am Start</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n monsters patrol only a part of the level</source>
        <translation>
            <numerusform>Die Runden von %n Monster führen nur durch einen Teil des Levels</numerusform>
            <numerusform>Die Runden von %n Monstern führen nur durch einen Teil des Levels</numerusform>
        </translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Hinweis: %1</translation>
    </message>
</context>
<context>
    <name>IssueText</name>
    <message>
        <source>This is not UTF-8 text: invalid byte %1</source>
        <translation>Das ist kein UTF-8-Text: ungültiges Byte %1</translation>
    </message>
    <message>
        <source>The file ends too early</source>
        <translation>Die Datei endet zu früh</translation>
    </message>
    <message>
        <source>“%1” is not allowed here</source>
        <extracomment>%1 is the number of a character that cannot be seen, such as &quot;U+0007&quot;</extracomment>
        <translation>„%1“ ist hier nicht erlaubt</translation>
    </message>
    <message>
        <source>This is nested too deeply</source>
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
        <source>%1 has the wrong type</source>
        <translation>%1 hat den falschen Typ</translation>
    </message>
    <message>
        <source>A key is missing</source>
        <translation>Ein Schlüssel fehlt</translation>
    </message>
    <message>
        <source>The key “%1” appears a second time here</source>
        <translation>Der Schlüssel „%1“ kommt hier ein zweites Mal vor</translation>
    </message>
    <message>
        <source>The legend does not define the character “%1”</source>
        <translation>Die Legende enthält das Zeichen „%1“ nicht</translation>
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
        <source>The level already has another start</source>
        <translation>Das Level hat schon einen anderen Start</translation>
    </message>
    <message>
        <source>The cell %1 lies outside the level</source>
        <translation>Das Feld %1 liegt außerhalb des Levels</translation>
    </message>
    <message>
        <source>This value is not allowed</source>
        <translation>Dieser Wert ist nicht erlaubt</translation>
    </message>
    <message>
        <source>The value %1 is not allowed</source>
        <translation>Der Wert %1 ist nicht erlaubt</translation>
    </message>
    <message>
        <source>The key “%1” is unknown here</source>
        <translation>Der Schlüssel „%1“ ist hier unbekannt</translation>
    </message>
    <message>
        <source>The hero cannot reach this treasure</source>
        <extracomment>%1 is the kind of a monster</extracomment>
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
        <source>No permission to read the file</source>
        <translation>Keine Berechtigung, die Datei zu lesen</translation>
    </message>
    <message>
        <source>The file could not be read completely</source>
        <translation>Die Datei ließ sich nicht vollständig lesen</translation>
    </message>
    <message>
        <source>This is not a Mazewright campaign</source>
        <translation>Das ist keine Mazewright-Kampagne</translation>
    </message>
    <message>
        <source>This file has format version %1, from a newer version of Mazewright</source>
        <translation>Diese Datei hat Formatversion %1 und stammt aus einer neueren Version von Mazewright</translation>
    </message>
    <message>
        <source>This folder contains no levels</source>
        <translation>Dieser Ordner enthält keine Level</translation>
    </message>
    <message>
        <source>The hero cannot reach this part of the floor (cells: %1)</source>
        <translation>Der Held kann diesen Teil des Bodens nicht erreichen (Felder: %1)</translation>
    </message>
    <message>
        <source>This key is locked behind its own door</source>
        <translation>Dieser Schlüssel liegt hinter der Tür, die er öffnet</translation>
    </message>
    <message>
        <source>The hero can reach more doors of this kind than keys for them (doors: %1, keys: %2)</source>
        <translation>Der Held kann mehr Türen dieser Art erreichen als Schlüssel dafür (Türen: %1, Schlüssel: %2)</translation>
    </message>
    <message>
        <source>This monster is walled in: it and the hero cannot reach each other</source>
        <translation>Dieses Monster ist eingemauert: Es und der Held können einander nicht erreichen</translation>
    </message>
    <message>
        <source>This monster patrols only %1 of %2 floor cells</source>
        <translation>Dieses Monster geht seine Runden auf nur %1 von %2 Bodenfeldern</translation>
    </message>
    <message>
        <source>The patrol of this monster crosses the start</source>
        <translation>Die Runden dieses Monsters führen über den Start</translation>
    </message>
    <message>
        <source>This monster can see the hero at the start</source>
        <translation>Dieses Monster kann den Helden schon am Start sehen</translation>
    </message>
    <message>
        <source>The hero cannot get the treasure carried by this “%1”</source>
        <translation>Der Held kommt nicht an den Schatz, den „%1“ hier trägt</translation>
    </message>
    <message>
        <source>The hero cannot get the item carried by this “%1”</source>
        <translation>Der Held kommt nicht an den Gegenstand, den „%1“ hier trägt</translation>
    </message>
    <message>
        <source>The key carried by this “%1” is locked behind its own door</source>
        <translation>Der Schlüssel, den „%1“ hier trägt, ist hinter der Tür, die er öffnet</translation>
    </message>
    <message>
        <source>This row was padded with wall (length before: %1)</source>
        <translation>Diese Zeile wurde mit Mauer aufgefüllt (Länge vorher: %1)</translation>
    </message>
    <message>
        <source>This row has only %1 characters and was padded with wall</source>
        <translation>Diese Zeile hat nur %1 Zeichen und wurde mit Mauer aufgefüllt</translation>
    </message>
    <message>
        <source>The level is not winnable: %1</source>
        <translation>Das Level ist nicht gewinnbar: %1</translation>
    </message>
    <message>
        <source>it requires collecting treasure and defeating monsters but has neither</source>
        <translation>Es verlangt Schätze und besiegte Monster, enthält aber keines von beiden</translation>
    </message>
    <message>
        <source>it requires treasure but has none</source>
        <translation>Es verlangt Schätze, enthält aber keine</translation>
    </message>
    <message>
        <source>it requires all treasure, but %1 of %2 pieces cannot be reached</source>
        <translation>Es verlangt alle Schätze, aber nicht alle sind erreichbar (unerreichbar: %1 von %2)</translation>
    </message>
    <message>
        <source>it requires defeating monsters but has none</source>
        <translation>Es verlangt besiegte Monster, enthält aber keine</translation>
    </message>
    <message>
        <source>it requires all monsters defeated, but %1 of %2 cannot be</source>
        <translation>Es verlangt besiegte Monster, aber nicht alle sind zu besiegen (unbesiegbar: %1 von %2)</translation>
    </message>
    <message>
        <source>it requires an exit but has none</source>
        <translation>Es verlangt einen Ausgang, enthält aber keinen</translation>
    </message>
    <message>
        <source>it requires an exit, but the hero cannot reach any</source>
        <translation>Es verlangt einen Ausgang, aber der Held kann keinen erreichen</translation>
    </message>
    <message>
        <source>The hero cannot reach any exit</source>
        <translation>Der Held kann keinen Ausgang erreichen</translation>
    </message>
    <message>
        <source>These stairs do nothing: reaching an exit is not a win condition</source>
        <translation>Diese Treppe bewirkt nichts: Einen Ausgang zu erreichen ist keine Siegbedingung</translation>
    </message>
    <message>
        <source>This exit does nothing: reaching an exit is not a win condition</source>
        <translation>Dieser Ausgang bewirkt nichts: Einen Ausgang zu erreichen ist keine Siegbedingung</translation>
    </message>
    <message>
        <source>%1 (cells: %2)</source>
        <translation>%1 (Felder: %2)</translation>
    </message>
    <message>
        <source>There is no text “%1” to translate</source>
        <extracomment>%1 is the path of a text in a file, such as &quot;kinds.monsters.guard.name&quot;</extracomment>
        <translation>Es gibt keinen Text „%1“, der übersetzt werden könnte</translation>
    </message>
    <message>
        <source>“%1” is not a language</source>
        <translation>„%1“ ist keine Sprache</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>There is no such file</source>
        <translation>Diese Datei gibt es nicht</translation>
    </message>
    <message>
        <source>There is no file “%1”</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>Es gibt keine Datei „%1“</translation>
    </message>
    <message>
        <source>This cannot be opened: the hero cannot reach any “%1”</source>
        <translation>Das lässt sich nicht öffnen: Der Held kann „%1“ nirgends erreichen</translation>
    </message>
    <message>
        <source>This is not a Mazewright recording</source>
        <translation>Das ist keine Mazewright-Aufzeichnung</translation>
    </message>
    <message>
        <source>This is not a Mazewright playtest</source>
        <translation>Das ist kein Mazewright-Spieltest</translation>
    </message>
    <message>
        <source>The proof was made for another version of the level or its data but still wins; renew it</source>
        <translation>Der Beweis stammt von einer anderen Fassung des Levels oder der Daten, gewinnt aber noch; erneuere ihn</translation>
    </message>
    <message>
        <source>The level has no proof that it is winnable</source>
        <translation>Das Level hat keinen Beweis, dass es gewinnbar ist</translation>
    </message>
    <message>
        <source>The proof fails: the hero dies (turn %1)</source>
        <translation>Der Beweis scheitert: Der Held stirbt (Zug %1)</translation>
    </message>
    <message>
        <source>The proof fails: two steps are closer together than its “step_ms” (turn %1)</source>
        <translation>Der Beweis scheitert: Zwei Schritte sind näher beieinander als sein „step_ms“ (Zug %1)</translation>
    </message>
    <message>
        <source>The proof fails: the hero is protected from all harm (turn %1)</source>
        <translation>Der Beweis scheitert: Der Held ist vor allem Schaden geschützt (Zug %1)</translation>
    </message>
    <message>
        <source>The proof fails: the game ends without a win (turn %1)</source>
        <translation>Der Beweis scheitert: Das Spiel endet ohne Sieg (Zug %1)</translation>
    </message>
    <message>
        <source>The hero can get stuck: opening this door can waste a key that is needed later (steps until then: %1)</source>
        <translation>Der Held kann festsitzen: Diese Tür zu öffnen kann einen Schlüssel verbrauchen, der später fehlt (Schritte bis dahin: %1)</translation>
    </message>
    <message>
        <source>The hero can get stuck: opening this door too early can make winning impossible (steps until then: %1)</source>
        <translation>Der Held kann festsitzen: Diese Tür zu früh zu öffnen kann den Sieg unmöglich machen (Schritte bis dahin: %1)</translation>
    </message>
    <message>
        <source>The hero can get stuck: after stepping here, he may no longer be able to win (steps until then: %1)</source>
        <translation>Der Held kann festsitzen: Nach einem Schritt hierher kann er womöglich nicht mehr gewinnen (Schritte bis dahin: %1)</translation>
    </message>
    <message>
        <source>This is not a .mazewright archive, or it is damaged</source>
        <translation>Das ist kein .mazewright-Archiv, oder es ist beschädigt</translation>
    </message>
    <message>
        <source>This archive contains too many files</source>
        <translation>Dieses Archiv enthält zu viele Dateien</translation>
    </message>
    <message>
        <source>This archive contains a file that is not allowed: “%1”</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>Dieses Archiv enthält eine unzulässige Datei: „%1“</translation>
    </message>
    <message>
        <source>The file “%1” in this archive is damaged</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>Die Datei „%1“ in diesem Archiv ist beschädigt</translation>
    </message>
    <message>
        <source>This archive does not contain exactly one campaign</source>
        <translation>Dieses Archiv enthält nicht genau eine Kampagne</translation>
    </message>
    <message>
        <source>This is not well-formed XML</source>
        <translation>Das ist kein wohlgeformtes XML</translation>
    </message>
    <message>
        <source>This text is UTF-16; save it as UTF-8</source>
        <translation>Dieser Text ist UTF-16; speichere ihn als UTF-8</translation>
    </message>
    <message>
        <source>The legend does not define the character “%1” (cells: %2)</source>
        <translation>Die Legende enthält das Zeichen „%1“ nicht (Felder: %2)</translation>
    </message>
    <message>
        <source>This text contains several mazes; only the first is used (mazes: %1)</source>
        <translation>Dieser Text enthält mehrere Labyrinthe; nur das erste wird verwendet (Labyrinthe: %1)</translation>
    </message>
    <message>
        <source>There is no such folder</source>
        <translation>Diesen Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>The line ends too early</source>
        <translation>Die Zeile endet zu früh</translation>
    </message>
    <message>
        <source>The character %1 is not allowed here</source>
        <translation>Das Zeichen %1 ist hier nicht erlaubt</translation>
    </message>
    <message>
        <source>The file is empty</source>
        <translation>Die Datei ist leer</translation>
    </message>
    <message>
        <source>The level has no cells</source>
        <translation>Das Level hat keine Felder</translation>
    </message>
    <message numerus="yes">
        <source>This row was padded with wall (length before: %1); it is the first of %n such rows</source>
        <extracomment>%1 is 0 or 1</extracomment>
        <translation>
            <numerusform>Diese Zeile wurde mit Mauer aufgefüllt (Länge vorher: %1)</numerusform>
            <numerusform>Diese Zeile wurde mit Mauer aufgefüllt (Länge vorher: %1); sie ist die erste von %n solchen Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This row has only %1 characters and was padded with wall; it is the first of %n such rows</source>
        <extracomment>%1 is at least 2</extracomment>
        <translation>
            <numerusform>Diese Zeile hat nur %1 Zeichen und wurde mit Mauer aufgefüllt</numerusform>
            <numerusform>Diese Zeile hat nur %1 Zeichen und wurde mit Mauer aufgefüllt; sie ist die erste von %n solchen Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>This text contains no maze</source>
        <translation>Dieser Text enthält kein Labyrinth</translation>
    </message>
    <message>
        <source>The name of this file is not UTF-8. Rename the file to open it</source>
        <translation>Der Name dieser Datei ist kein UTF-8. Benenne die Datei um, um sie zu öffnen</translation>
    </message>
    <message>
        <source>whichever way the hero goes first, part of what it requires is out of reach</source>
        <translation>Welchen Weg der Held auch zuerst geht, ein Teil dessen, was es verlangt, ist danach unerreichbar</translation>
    </message>
    <message>
        <source>whichever doors the hero opens first, he runs out of keys before he has everything it requires</source>
        <translation>Welche Türen der Held auch zuerst öffnet, ihm gehen die Schlüssel aus, bevor er alles hat, was es verlangt</translation>
    </message>
    <message>
        <source>There is no tileset “%1”</source>
        <translation>Es gibt keinen Kachelsatz „%1“</translation>
    </message>
</context>
<context>
    <name>IssuesPanel</name>
    <message>
        <source>Issues</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Issues of the level</source>
        <translation>Befunde des Levels</translation>
    </message>
    <message>
        <source>Errors: %1, warnings: %2</source>
        <translation>Fehler: %1, Warnungen: %2</translation>
    </message>
    <message>
        <source>Still searching…</source>
        <translation>Sucht weiter …</translation>
    </message>
    <message>
        <source>Errors: %1</source>
        <translation>Fehler: %1</translation>
    </message>
    <message>
        <source>Warnings: %1</source>
        <translation>Warnungen: %1</translation>
    </message>
    <message>
        <source>Issue</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>&amp;Show the cell</source>
        <translation>Feld &amp;zeigen</translation>
    </message>
    <message>
        <source>Show warnings, such as likely mistakes or unfair spots</source>
        <translation>Warnungen zeigen, etwa vor möglichen Versehen oder unfairen Stellen</translation>
    </message>
    <message>
        <source>Not winnable</source>
        <translation>Nicht gewinnbar</translation>
    </message>
    <message>
        <source>Search for soft locks</source>
        <translation>Fallen suchen</translation>
    </message>
    <message>
        <source>Watch how</source>
        <translation>Vorführen</translation>
    </message>
    <message>
        <source>Search longer for a way to get stuck</source>
        <translation>Länger danach suchen, wie der Held festsitzen kann</translation>
    </message>
    <message>
        <source>Watch how the hero gets stuck</source>
        <translation>Ansehen, wie der Held in die Falle gerät</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>This issue concerns the whole level.</source>
        <translation>Dieser Befund betrifft das ganze Level.</translation>
    </message>
    <message>
        <source>Show errors, which prevent playing or winning the level</source>
        <translation>Fehler zeigen, die das Spielen oder Gewinnen des Levels verhindern</translation>
    </message>
    <message>
        <source>Notes: %1</source>
        <translation>Hinweise: %1</translation>
    </message>
    <message>
        <source>Show notes, which need no change</source>
        <translation>Hinweise zeigen, die keine Änderung brauchen</translation>
    </message>
</context>
<context>
    <name>ItemPrompt</name>
    <message>
        <source>Drop what?</source>
        <translation>Was ablegen?</translation>
    </message>
    <message>
        <source>Use what?</source>
        <translation>Was benutzen?</translation>
    </message>
    <message>
        <source>Press an item’s letter, or Escape to cancel.</source>
        <translation>Drücke den Buchstaben eines Gegenstands (Escape: abbrechen).</translation>
    </message>
    <message>
        <source>%1 (equipped)</source>
        <extracomment>an item of the bag that is worn</extracomment>
        <translation>%1 (angelegt)</translation>
    </message>
</context>
<context>
    <name>JourneyText</name>
    <message>
        <source>You stop: the %1 is near.</source>
        <extracomment>%1 is the name of a monster</extracomment>
        <translation>Du hältst an, denn %1 ist in der Nähe.</translation>
    </message>
    <message>
        <source>You stop because of the %1.</source>
        <translation>Du hältst an, denn %1 ist in Sicht.</translation>
    </message>
    <message>
        <source>You stop: something is in the way.</source>
        <translation>Du hältst an: Etwas ist im Weg.</translation>
    </message>
    <message>
        <source>The stairs are here.</source>
        <translation>Hier ist die Treppe.</translation>
    </message>
    <message>
        <source>You do not know a way there.</source>
        <translation>Du kennst keinen Weg dorthin.</translation>
    </message>
    <message>
        <source>You do not know a way to any stairs or exit.</source>
        <translation>Du kennst keinen Weg zu einer Treppe oder einem Ausgang.</translation>
    </message>
    <message>
        <source>You already see the whole level.</source>
        <translation>Du siehst schon das ganze Level.</translation>
    </message>
    <message>
        <source>Nothing is left to explore.</source>
        <translation>Es gibt nichts mehr zu erkunden.</translation>
    </message>
    <message>
        <source>You are at full health.</source>
        <translation>Du hast alle Lebenspunkte.</translation>
    </message>
    <message>
        <source>First choose what to improve.</source>
        <translation>Wähle zuerst, was du verbesserst.</translation>
    </message>
    <message>
        <source>The %1 is in the way.</source>
        <extracomment>%1 is the name of a monster</extracomment>
        <translation>%1 steht im Weg.</translation>
    </message>
    <message>
        <source>Resting does not heal here; stairs down do.</source>
        <translation>Rasten heilt hier nicht, aber jede Treppe hinab.</translation>
    </message>
    <message>
        <source>Resting does not heal here.</source>
        <translation>Rasten heilt hier nicht.</translation>
    </message>
    <message>
        <source>Press “%1” to wait a turn.</source>
        <extracomment>%1 is a key</extracomment>
        <translation>Mit „%1“ wartest du einen Zug.</translation>
    </message>
    <message>
        <source>This level has neither stairs nor an exit.</source>
        <translation>Dieses Level hat weder Treppe noch Ausgang.</translation>
    </message>
    <message>
        <source>You stop: you have been hit.</source>
        <translation>Du hältst an, denn du wurdest getroffen.</translation>
    </message>
    <message>
        <source>You stop: the %1 is in view. Repeat the command to continue.</source>
        <extracomment>%1 is the name of a monster</extracomment>
        <translation>Du hältst an, denn %1 ist in Sicht. Wiederhole den Befehl, um weiterzugehen.</translation>
    </message>
    <message>
        <source>You already see the whole level: go wherever you like.</source>
        <translation>Du siehst schon das ganze Level: Geh, wohin du willst.</translation>
    </message>
    <message>
        <source>The rest is behind locked doors: the %1 needs %2.</source>
        <extracomment>%1 is a locked door, %2 its key</extracomment>
        <translation>Der Rest liegt hinter verschlossenen Türen; %1 braucht %2.</translation>
    </message>
    <message>
        <source>The %1 lies here.</source>
        <extracomment>%1 is an item</extracomment>
        <translation>Hier liegt %1.</translation>
    </message>
    <message>
        <source>The %1 lies here: press “%2” to pick it up.</source>
        <extracomment>%1 is an item, %2 a key</extracomment>
        <translation>Hier liegt %1: Mit „%2“ hebst du auf, was hier liegt.</translation>
    </message>
    <message>
        <source>You find %1.</source>
        <extracomment>%1 is the name of an item that the hero stands on</extracomment>
        <translation>Du findest %1.</translation>
    </message>
    <message>
        <source>You stop: you see %1.</source>
        <extracomment>%1 is the name of an item that has come into view</extracomment>
        <translation>Du hältst an, denn du siehst %1.</translation>
    </message>
    <message>
        <source>Your key fits the %1: step into it to open it.</source>
        <extracomment>%1 is a locked door beside the hero, who has its key</extracomment>
        <translation>Dein Schlüssel passt: Ein Schritt darauf zu öffnet %1.</translation>
    </message>
    <message>
        <source>The rest is behind something that opens from elsewhere: the %1.</source>
        <extracomment>%1 is a kind of gate</extracomment>
        <translation>Der Rest liegt hinter etwas, das sich anderswo öffnet: %1.</translation>
    </message>
    <message>
        <source>You cannot stop there.</source>
        <translation>Dort kannst du nicht anhalten.</translation>
    </message>
    <message>
        <source>The %1 is in view. Repeat the command to go anyway.</source>
        <extracomment>%1 is the name of a monster</extracomment>
        <translation>%1 ist in Sicht. Wiederhole den Befehl, um trotzdem zu gehen.</translation>
    </message>
    <message>
        <source>You cannot do that while %1 is near. Use keys or clicks to walk step by step.</source>
        <extracomment>%1 is a monster, such as &quot;an orc&quot;</extracomment>
        <translation>Das geht nicht, solange du %1 in der Nähe siehst. Mit Tasten und Klicks gehst du Schritt für Schritt.</translation>
    </message>
    <message>
        <source>You cannot do that while %1 is near. Step into a monster to attack it.</source>
        <extracomment>%1 is a monster, such as &quot;an orc&quot;</extracomment>
        <translation>Das geht nicht, solange du %1 in der Nähe siehst. Lauf in einen Gegner hinein, um ihn anzugreifen.</translation>
    </message>
    <message>
        <source>You cannot do that while %1 is near. Press “%2” to attack the nearest monster.</source>
        <extracomment>%1 is a monster, such as &quot;an orc&quot;, %2 a key</extracomment>
        <translation>Das geht nicht, solange du %1 in der Nähe siehst. Mit „%2“ greifst du den nächsten Gegner an.</translation>
    </message>
    <message>
        <source>Press “%1” again to go to the stairs.</source>
        <extracomment>%1 is a key</extracomment>
        <translation>Drücke noch einmal „%1“, um zur Treppe zu gehen.</translation>
    </message>
    <message>
        <source>Press “%1” again to go to the exit.</source>
        <extracomment>%1 is a key</extracomment>
        <translation>Drücke noch einmal „%1“, um zum Ausgang zu gehen.</translation>
    </message>
    <message>
        <source>The exit is next to you: step into it to leave the level.</source>
        <translation>Der Ausgang ist neben dir: Mit einem Schritt hinein verlässt du das Level.</translation>
    </message>
    <message>
        <source>The stairs are here: press “%1” to take them.</source>
        <translation>Hier ist die Treppe: Mit „%1“ steigst du hinab.</translation>
    </message>
    <message>
        <source>Your key fits the %1: press “%2” again to open it.</source>
        <extracomment>%1 is a locked door beside the hero, who has its key, %2 a key of the keyboard</extracomment>
        <translation>Dein Schlüssel passt: Noch einmal „%2“ öffnet %1.</translation>
    </message>
    <message>
        <source>This level has no combat.</source>
        <translation>In diesem Level gibt es keine Kämpfe.</translation>
    </message>
    <message>
        <source>No monster to attack is in view.</source>
        <translation>Es ist kein Monster in Sicht, das du angreifen kannst.</translation>
    </message>
    <message numerus="yes">
        <source>You hold back: you have %n hit point(s) left, and the next hits could kill you. Direction keys still attack.</source>
        <extracomment>%n hit points</extracomment>
        <translation>
            <numerusform>Du hältst dich zurück: Du hast noch %n Lebenspunkt, und die nächsten Treffer könnten dich töten. Mit den Richtungstasten greifst du trotzdem an.</numerusform>
            <numerusform>Du hältst dich zurück: Du hast noch %n Lebenspunkte, und die nächsten Treffer könnten dich töten. Mit den Richtungstasten greifst du trotzdem an.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are too confused to find a way. Keys and clicks still move you step by step.</source>
        <translation>Du bist zu verwirrt, um einen Weg zu finden. Tasten und Klicks bewegen dich weiter Schritt für Schritt.</translation>
    </message>
    <message>
        <source>You do not know a way to the %1. Wait for it, or find a way with the direction keys.</source>
        <extracomment>%1 is the name of a monster</extracomment>
        <translation>Du kennst keinen Weg, um %1 zu erreichen. Warte, oder suche mit den Richtungstasten einen Weg.</translation>
    </message>
    <message>
        <source>You stop; in view: %1.</source>
        <translation>Du hältst an; in Sicht: %1.</translation>
    </message>
    <message>
        <source>One item that you know of is left: %1.</source>
        <extracomment>%1 is an item</extracomment>
        <translation>Ein Gegenstand, den du kennst, liegt noch da: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) that you know of are left.</source>
        <translation>
            <numerusform>%n Gegenstand, den du kennst, liegt noch da.</numerusform>
            <numerusform>%n Gegenstände, die du kennst, liegen noch da.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeyBindings</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a menu such as &quot;Walk&quot;, %2 an action in it such as &quot;North&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>KeyBindingsDialog</name>
    <message>
        <source>Change keys</source>
        <translation>Tasten ändern</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search for an action or a key…</source>
        <translation>Nach Aktion oder Taste suchen …</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alle zurücksetzen</translation>
    </message>
    <message>
        <source>New key for the selected action</source>
        <translation>Neue Taste für die ausgewählte Aktion</translation>
    </message>
    <message>
        <source>Click here and press a key to add it</source>
        <translation>Klicken, Taste drücken</translation>
    </message>
    <message>
        <source>Remove all keys</source>
        <translation>Alle Tasten entfernen</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Remove from the other action</source>
        <translation>Von der anderen Aktion entfernen</translation>
    </message>
    <message>
        <source>Some keys are assigned twice; they are marked.</source>
        <translation>Einige Tasten sind doppelt belegt; sie sind markiert.</translation>
    </message>
    <message>
        <source>%1 is reserved and cannot be assigned.</source>
        <translation>%1 ist reserviert und lässt sich nicht zuweisen.</translation>
    </message>
    <message>
        <source>No matching action or key. Clear the search to see all.</source>
        <translation>Keine passende Aktion oder Taste. Leere die Suche, um alle zu sehen.</translation>
    </message>
    <message>
        <source>%1 no longer uses %2; click “Reset” to restore it.</source>
        <extracomment>%1 is an action, %2 a key</extracomment>
        <translation>%1 hat %2 nicht mehr; Zurücksetzen stellt die Taste wieder her.</translation>
    </message>
    <message>
        <source>Arrow keys, keypad, vi keys</source>
        <translation>Pfeiltasten, Zahlenblock, vi-Tasten</translation>
    </message>
    <message>
        <source>WASD keys</source>
        <translation>WASD-Tasten</translation>
    </message>
    <message>
        <source>Remove from the other actions</source>
        <translation>Von den anderen Aktionen entfernen</translation>
    </message>
</context>
<context>
    <name>KeyChips</name>
    <message>
        <source>Remove %1</source>
        <extracomment>%1 is a key</extracomment>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Remove this key (Delete)</source>
        <translation>Diese Taste entfernen (Entf)</translation>
    </message>
</context>
<context>
    <name>KeyCommands</name>
    <message>
        <source>Your keys file assigns one key to two actions, so the default keys are in use. The file stays as it is until you change keys: %1</source>
        <translation>In deiner Tastendatei ist eine Taste doppelt belegt, daher gelten die Standardtasten. Die Datei bleibt, wie sie ist, bis du Tasten änderst: %1</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Cannot save your keys; they apply only until you quit. %1</source>
        <extracomment>%1 is a sentence that says why</extracomment>
        <translation>Deine Tasten lassen sich nicht speichern und gelten nur, bis du das Programm beendest. %1</translation>
    </message>
    <message>
        <source>Cannot read your keys file, so the default keys are in use. The file stays as it is until you change keys, and is then set aside: %1</source>
        <translation>Deine Tastendatei ist nicht lesbar, daher gelten die Standardtasten. Die Datei bleibt, wie sie ist, bis du Tasten änderst, und wird dann beiseitegelegt: %1</translation>
    </message>
</context>
<context>
    <name>KeyHint</name>
    <message>
        <source>Enter selects; Shift+Enter adds, Ctrl+Enter subtracts</source>
        <translation>Eingabe wählt aus; Umschalt+Eingabe fügt hinzu, Strg+Eingabe nimmt weg</translation>
    </message>
    <message>
        <source>Enter draws (hold to continue); Backspace erases; Insert picks</source>
        <translation>Eingabe zeichnet (zum Weiterzeichnen gedrückt halten); Rücktaste radiert; Einfg übernimmt das Feld</translation>
    </message>
    <message>
        <source>Enter fills; Backspace erases; Insert picks</source>
        <translation>Eingabe füllt; Rücktaste radiert; Einfg übernimmt das Feld</translation>
    </message>
    <message>
        <source>Enter erases (hold to continue); Insert picks</source>
        <translation>Eingabe radiert (zum Weiterradieren gedrückt halten); Einfg übernimmt das Feld</translation>
    </message>
    <message>
        <source>Enter picks what is on the cell</source>
        <translation>Eingabe übernimmt, was auf dem Feld ist</translation>
    </message>
    <message>
        <source>Enter starts and ends the selection; Shift+Enter adds, Ctrl+Enter subtracts</source>
        <translation>Eingabe beginnt und beendet die Auswahl; Umschalt+Eingabe fügt hinzu, Strg+Eingabe nimmt weg</translation>
    </message>
    <message>
        <source>Enter starts and ends; arrows stretch; Backspace erases; Escape cancels; Insert picks</source>
        <translation>Eingabe setzt Anfang und Ende; Pfeile ziehen; Rücktaste radiert; Escape bricht ab; Einfg übernimmt das Feld</translation>
    </message>
    <message>
        <source>Enter pastes; Backspace erases; X, Y flip, Z rotates</source>
        <translation>Eingabe fügt ein; Rücktaste radiert; X, Y spiegeln, Z dreht</translation>
    </message>
</context>
<context>
    <name>KeyLine</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a key, %2 what it does</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Useful keys</source>
        <translation>Nützliche Tasten</translation>
    </message>
    <message>
        <source>Useful keys: %1</source>
        <translation>Nützliche Tasten: %1</translation>
    </message>
</context>
<context>
    <name>KeyNames</name>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Escape</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
</context>
<context>
    <name>KeysText</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Zeichnen</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Left mouse button</source>
        <translation>Linke Maustaste</translation>
    </message>
    <message>
        <source>Draw with the chosen tool</source>
        <translation>Mit dem gewählten Werkzeug zeichnen</translation>
    </message>
    <message>
        <source>Right mouse button</source>
        <translation>Rechte Maustaste</translation>
    </message>
    <message>
        <source>Erase with the chosen tool</source>
        <translation>Mit dem gewählten Werkzeug radieren</translation>
    </message>
    <message>
        <source>Alt+click, Ctrl+click</source>
        <translation>Alt+Klick, Strg+Klick</translation>
    </message>
    <message>
        <source>Pick what is on that cell for drawing</source>
        <translation>Den Inhalt des Feldes zum Zeichnen übernehmen</translation>
    </message>
    <message>
        <source>Mouse wheel</source>
        <translation>Mausrad</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Vergrößern und verkleinern</translation>
    </message>
    <message>
        <source>Middle mouse button</source>
        <translation>Mittlere Maustaste</translation>
    </message>
    <message>
        <source>Move the view</source>
        <translation>Den Ausschnitt verschieben</translation>
    </message>
    <message>
        <source>F6, Shift+F6</source>
        <translation>F6, Umschalt+F6</translation>
    </message>
    <message>
        <source>Go to the next or previous panel</source>
        <translation>Zum nächsten oder vorigen Bereich</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Escape</translation>
    </message>
    <message>
        <source>Go back one step; never quits</source>
        <translation>Einen Schritt zurück; beendet nie das Programm</translation>
    </message>
    <message>
        <source>Click on a cell</source>
        <translation>Klick auf ein Feld</translation>
    </message>
    <message>
        <source>Walk there until something new comes into view</source>
        <translation>Dorthin gehen, bis etwas Neues in Sicht kommt</translation>
    </message>
    <message>
        <source>Any key while walking there</source>
        <translation>Jede Taste auf dem Weg</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Arrows while looking or aiming</source>
        <translation>Pfeile beim Umsehen oder Zielen</translation>
    </message>
    <message>
        <source>Move the cursor (with Shift by five cells)</source>
        <translation>Den Zeiger bewegen (mit Umschalt um fünf Felder)</translation>
    </message>
    <message>
        <source>Enter or click while aiming</source>
        <translation>Eingabe oder Klick beim Zielen</translation>
    </message>
    <message>
        <source>Escape or right click while aiming</source>
        <translation>Escape oder Rechtsklick beim Zielen</translation>
    </message>
    <message>
        <source>Use the aimed item</source>
        <translation>Den Gegenstand benutzen, mit dem du zielst</translation>
    </message>
    <message>
        <source>Cancel aiming</source>
        <translation>Das Zielen abbrechen</translation>
    </message>
    <message>
        <source>Ctrl+right click</source>
        <translation>Strg+Rechtsklick</translation>
    </message>
    <message>
        <source>Show the menu of that cell</source>
        <translation>Das Menü des Feldes zeigen</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeile</translation>
    </message>
    <message>
        <source>Move the cursor (with Shift by eight cells, with Ctrl to the next change of terrain)</source>
        <translation>Den Zeiger bewegen (mit Umschalt um acht Felder, mit Strg bis zum nächsten Geländewechsel)</translation>
    </message>
    <message>
        <source>Home, End, PgUp, PgDown</source>
        <translation>Pos1, Ende, Bild aufwärts, Bild abwärts</translation>
    </message>
    <message>
        <source>Go to the start or end of the row, or one screen up or down</source>
        <translation>Zum Anfang oder Ende der Zeile oder einen Bildschirm nach oben oder unten</translation>
    </message>
    <message>
        <source>Draw at the cursor; for shapes, press once to start and again to finish</source>
        <translation>Am Zeiger zeichnen; Formen beginnen beim ersten und enden beim zweiten Drücken</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Einfg</translation>
    </message>
    <message>
        <source>Erase at the cursor</source>
        <translation>Am Zeiger radieren</translation>
    </message>
    <message>
        <source>Pick the terrain or thing at the cursor</source>
        <translation>Das Gelände oder Ding am Zeiger übernehmen</translation>
    </message>
    <message>
        <source>Space and left mouse button</source>
        <translation>Leertaste und linke Maustaste</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>Tab, F6</source>
        <translation>Tab, F6</translation>
    </message>
    <message>
        <source>Go to the next group on the page</source>
        <translation>Zur nächsten Gruppe der Seite</translation>
    </message>
    <message>
        <source>Move between cards</source>
        <translation>Von Karte zu Karte</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Eingabe, Leertaste</translation>
    </message>
    <message>
        <source>Play the card</source>
        <translation>Das ausgewählte Level oder die Kampagne spielen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Delete a saved game (asks first)</source>
        <translation>Einen Spielstand löschen (mit Rückfrage)</translation>
    </message>
    <message>
        <source>Tab while looking or aiming</source>
        <translation>Tab beim Umsehen oder Zielen</translation>
    </message>
    <message>
        <source>Shift+Tab while looking or aiming</source>
        <translation>Umschalt+Tab beim Umsehen oder Zielen</translation>
    </message>
    <message>
        <source>Next target</source>
        <translation>Nächstes Ziel</translation>
    </message>
    <message>
        <source>Previous target</source>
        <translation>Voriges Ziel</translation>
    </message>
    <message>
        <source>Watching</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Click on the timeline</source>
        <translation>Klick auf die Zeitleiste</translation>
    </message>
    <message>
        <source>Go to that moment; drag to go through the game</source>
        <translation>Zu diesem Augenblick gehen; ziehen, um die Partie durchzugehen</translation>
    </message>
    <message>
        <source>Hold down a step key</source>
        <translation>Schritttaste gedrückt halten</translation>
    </message>
    <message>
        <source>Keep stepping</source>
        <translation>Schritt für Schritt weitergehen</translation>
    </message>
</context>
<context>
    <name>KindDialog</name>
    <message>
        <source>New kind</source>
        <translation>Neue Art</translation>
    </message>
    <message>
        <source>Create kind</source>
        <translation>Art anlegen</translation>
    </message>
    <message>
        <source>Edit kind</source>
        <translation>Art ändern</translation>
    </message>
    <message>
        <source>Save kind</source>
        <translation>Art speichern</translation>
    </message>
    <message>
        <source>Based on: %1</source>
        <translation>Vorlage: %1</translation>
    </message>
    <message>
        <source>Key in the file</source>
        <translation>Kennung in der Datei</translation>
    </message>
    <message>
        <source>In text, %1 already stands for %2, so this kind gets another character there.</source>
        <translation>Im Text steht %1 schon für %2, deshalb erhält diese Art dort ein anderes Zeichen.</translation>
    </message>
    <message>
        <source>Stands for this kind where characters are shown instead of pictures</source>
        <translation>Steht für diese Art, wo Zeichen statt Bildern gezeigt werden</translation>
    </message>
    <message>
        <source>Color of the character, such as #f2b84b</source>
        <translation>Farbe des Zeichens, etwa #f2b84b</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a kind and its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>“%1” (%2)</source>
        <comment>a name and its language</comment>
        <translation>„%1“ (%2)</translation>
    </message>
    <message>
        <source>Its names in other languages do not change: %1.</source>
        <translation>Seine Namen in anderen Sprachen bleiben, wie sie sind: %1.</translation>
    </message>
</context>
<context>
    <name>KindLook</name>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Same as the kind it is based on</source>
        <translation>Wie die Vorlage</translation>
    </message>
    <message>
        <source>Its character</source>
        <translation>Sein Zeichen</translation>
    </message>
    <message>
        <source>Reset: %1</source>
        <translation>Zurücksetzen: %1</translation>
    </message>
    <message>
        <source>Reset to the default value</source>
        <translation>Auf den Standardwert zurücksetzen</translation>
    </message>
</context>
<context>
    <name>KindsFeature</name>
    <message>
        <source>new kind %1</source>
        <translation>neue Art %1</translation>
    </message>
    <message>
        <source>change kind %1</source>
        <translation>Art %1 ändern</translation>
    </message>
    <message>
        <source>delete kind %1</source>
        <translation>Art %1 löschen</translation>
    </message>
    <message>
        <source>Replace with “%1”</source>
        <translation>Durch „%1“ ersetzen</translation>
    </message>
    <message>
        <source>Delete them too</source>
        <translation>Ebenfalls löschen</translation>
    </message>
    <message>
        <source>&amp;New kind from “%1”…</source>
        <translation>Neue Ar&amp;t aus „%1“ …</translation>
    </message>
    <message>
        <source>&amp;New kind from this…</source>
        <translation>Neue Ar&amp;t hieraus …</translation>
    </message>
    <message>
        <source>&amp;Edit kind “%1”…</source>
        <translation>Art „%1“ än&amp;dern …</translation>
    </message>
    <message>
        <source>&amp;Edit kind…</source>
        <translation>Art än&amp;dern …</translation>
    </message>
    <message>
        <source>De&amp;lete kind “%1”…</source>
        <translation>Art „%1“ lösc&amp;hen …</translation>
    </message>
    <message>
        <source>De&amp;lete kind…</source>
        <translation>Art lösc&amp;hen …</translation>
    </message>
    <message>
        <source>New kind…</source>
        <translation>Neue Art …</translation>
    </message>
    <message>
        <source>Make a new kind for this level from this one</source>
        <translation>Aus dieser eine neue Art für dieses Level machen</translation>
    </message>
    <message>
        <source>Make a new kind for this level from the selected things or the palette choice</source>
        <translation>Aus den ausgewählten Dingen oder der Wahl in der Palette eine neue Art für dieses Level machen</translation>
    </message>
    <message>
        <source>Edit a kind defined in this level</source>
        <translation>Eine eigene Art dieses Levels ändern</translation>
    </message>
    <message>
        <source>Delete a kind defined in this level</source>
        <translation>Eine eigene Art dieses Levels löschen</translation>
    </message>
    <message>
        <source>A level has only one hero. Choose a monster, treasure or item to make a new kind.</source>
        <translation>Ein Level hat nur einen Helden. Wähle ein Monster, einen Schatz oder einen Gegenstand, um daraus eine Art zu machen.</translation>
    </message>
    <message>
        <source>A level cannot define its own terrain. Choose a monster, treasure or item in the palette to make a new kind.</source>
        <translation>Ein Level kann kein eigenes Gelände definieren. Wähle in der Palette ein Monster, einen Schatz oder einen Gegenstand, um daraus eine Art zu machen.</translation>
    </message>
    <message>
        <source>Select things of one kind first.</source>
        <translation>Wähle zuerst Dinge einer Art aus.</translation>
    </message>
    <message>
        <source>You are drawing with a random mix. Choose a single monster, treasure or item in the palette to make a new kind.</source>
        <translation>Du zeichnest mit einer Zufallsmischung. Wähle in der Palette ein einzelnes Monster, einen Schatz oder einen Gegenstand, um daraus eine Art zu machen.</translation>
    </message>
    <message>
        <source>“%1” is built in. To change it, make a new kind from it.</source>
        <translation>„%1“ gehört zum Programm. Mach daraus eine neue Art, um sie zu ändern.</translation>
    </message>
    <message>
        <source>First choose a kind defined in this level in the palette.</source>
        <translation>Wähle zuerst in der Palette eine eigene Art dieses Levels.</translation>
    </message>
    <message numerus="yes">
        <source>This level has %n things of the kind “%1”, on the map or carried by monsters.</source>
        <translation>
            <numerusform>In diesem Level gibt es %n Ding der Art „%1“, auf der Karte oder von Monstern getragen.</numerusform>
            <numerusform>In diesem Level gibt es %n Dinge der Art „%1“, auf der Karte oder von Monstern getragen.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a name in a list</comment>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>use the copied kinds</source>
        <translation>kopierte Arten übernehmen</translation>
    </message>
    <message>
        <source>Use the copied values</source>
        <translation>Kopierte Werte übernehmen</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Beide behalten</translation>
    </message>
    <message>
        <source>This level has %1 twice, with different values.</source>
        <extracomment>%1 names kinds: “castellan”, “guard”</extracomment>
        <translation>Dieses Level hat %1 zweimal, mit verschiedenen Werten.</translation>
    </message>
    <message>
        <source>%1 has other values in this level. Pasting adds a second kind of that name.</source>
        <translation>%1 hat in diesem Level andere Werte. Einfügen legt eine zweite Art dieses Namens an.</translation>
    </message>
    <message>
        <source>Change the kind in this level, and with it everything of that kind</source>
        <translation>Die Art in diesem Level ändern und damit alles von dieser Art</translation>
    </message>
</context>
<context>
    <name>LanguageChoice</name>
    <message>
        <source>Language to add</source>
        <translation>Sprache, die dazukommt</translation>
    </message>
    <message>
        <source>&amp;Add language</source>
        <translation>Sprache &amp;hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Remove language</source>
        <translation>Sprache &amp;entfernen</translation>
    </message>
    <message>
        <source>Remove all texts in the language of the selected row</source>
        <translation>Alle Texte in der Sprache der gewählten Zeile entfernen</translation>
    </message>
    <message>
        <source>Choose a language from the list, or enter a code such as de, fr or pt_BR.</source>
        <translation>Wähle eine Sprache aus der Liste oder gib ein Kürzel wie de, fr oder pt_BR ein.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n languages are possible.</source>
        <translation>
            <numerusform>Höchstens %n Sprache ist möglich.</numerusform>
            <numerusform>Höchstens %n Sprachen sind möglich.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LastTest</name>
    <message>
        <source>Play the last test’s &amp;commands</source>
        <translation>&amp;Befehle des letzten Probespiels wiederholen</translation>
    </message>
    <message>
        <source>Replay the last test’s commands in the level as it is now</source>
        <translation>Die Befehle des letzten Probespiels im Level, wie es jetzt ist, noch einmal spielen</translation>
    </message>
    <message>
        <source>&amp;Watch the last test</source>
        <translation>Das letzte Probespiel &amp;ansehen</translation>
    </message>
    <message>
        <source>Watch the last test move by move</source>
        <translation>Das letzte Probespiel Zug um Zug ansehen</translation>
    </message>
    <message>
        <source>&amp;Trail of the last test</source>
        <translation>&amp;Weg des letzten Probespiels</translation>
    </message>
    <message>
        <source>Highlight the cells the hero visited in the last test</source>
        <translation>Die Felder hervorheben, auf denen der Held im letzten Probespiel war</translation>
    </message>
    <message>
        <source>Go to where the last test &amp;differs</source>
        <translation>Zum Pun&amp;kt, ab dem das letzte Probespiel abweicht</translation>
    </message>
    <message>
        <source>Show the cell where the last test first differs in the current level</source>
        <translation>Das Feld zeigen, auf dem das letzte Probespiel im jetzigen Level zuerst abweicht</translation>
    </message>
    <message>
        <source>cannot be played now</source>
        <translation>zurzeit nicht spielbar</translation>
    </message>
    <message>
        <source>The level cannot be played as it is now.</source>
        <translation>Das Level lässt sich nicht spielen, wie es jetzt ist.</translation>
    </message>
    <message>
        <source>Last test: %1</source>
        <extracomment>%1 is such as &quot;won in 41 turns, same result&quot; or &quot;differs from turn 13&quot;</extracomment>
        <translation>Letztes Probespiel: %1</translation>
    </message>
    <message>
        <source>The commands of the last test, played in the current level. %1</source>
        <extracomment>%1 is a sentence</extracomment>
        <translation>Die Befehle des letzten Probespiels wurden im jetzigen Level wiederholt. %1</translation>
    </message>
    <message>
        <source>Last test</source>
        <translation>Letztes Probespiel</translation>
    </message>
    <message>
        <source>Play a test of this level first.</source>
        <translation>Spiel zuerst ein Probespiel dieses Levels.</translation>
    </message>
    <message>
        <source>The last test runs the same in the current level.</source>
        <translation>Das letzte Probespiel verläuft im jetzigen Level genauso.</translation>
    </message>
</context>
<context>
    <name>LegendCard</name>
    <message>
        <source>Legend of the overlays</source>
        <translation>Legende der Einblendungen</translation>
    </message>
    <message>
        <source>Updating…</source>
        <translation>Wird aktualisiert …</translation>
    </message>
</context>
<context>
    <name>LegendDialog</name>
    <message>
        <source>Import maze</source>
        <translation>Labyrinth importieren</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>&amp;Maze</source>
        <translation>&amp;Labyrinth</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message numerus="yes">
        <source>%n more characters stay as they are.</source>
        <translation>
            <numerusform>%n weiteres Zeichen bleibt, wie es ist.</numerusform>
            <numerusform>%n weitere Zeichen bleiben, wie sie sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Maze</source>
        <translation>Labyrinth</translation>
    </message>
    <message numerus="yes">
        <source>All %n mazes, as a campaign</source>
        <translation>
            <numerusform>Alle %n Labyrinthe, als Kampagne</numerusform>
            <numerusform>Alle %n Labyrinthe, als Kampagne</numerusform>
        </translation>
    </message>
    <message>
        <source>Maze %1</source>
        <translation>Labyrinth %1</translation>
    </message>
    <message>
        <source>Choose the format of this text and the meaning of each character. Your choices are kept when you try another format.</source>
        <translation>Wähle das Format dieses Textes und wofür jedes Zeichen steht. Deine Wahl bleibt erhalten, wenn du ein anderes Format ausprobierst.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is &quot;Maze&quot; and the number of a maze in a text, %2 its title</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Import maze: %1</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>Labyrinth importieren: %1</translation>
    </message>
</context>
<context>
    <name>LegendTableView</name>
    <message>
        <source>Legend of characters</source>
        <translation>Legende der Zeichen</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>Leerzeichen</translation>
    </message>
    <message>
        <source>change legend</source>
        <translation>Legende ändern</translation>
    </message>
    <message>
        <source>Enter exactly one character, not %1.</source>
        <translation>Gib genau ein Zeichen ein, nicht %1.</translation>
    </message>
    <message>
        <source>%1 already stands for %2. Choose an unused character.</source>
        <translation>%1 steht schon für %2. Wähle ein freies Zeichen.</translation>
    </message>
    <message>
        <source>It has no character of its own: text shows it as %1.</source>
        <translation>Es hat kein eigenes Zeichen: Der Text zeigt es als %1.</translation>
    </message>
    <message>
        <source>Stands for</source>
        <translation>Steht für</translation>
    </message>
</context>
<context>
    <name>LessonText</name>
    <message>
        <source>Time stands still until your first step.</source>
        <translation>Die Zeit steht still, bis du den ersten Schritt machst.</translation>
    </message>
    <message>
        <source>Monsters move only when you do.</source>
        <translation>Monster bewegen sich nur, wenn du es tust.</translation>
    </message>
    <message>
        <source>%1 or a click: walk.</source>
        <extracomment>how to walk: %1 are keys such as &quot;Arrow keys&quot; or &quot;W A S D&quot;</extracomment>
        <translation>%1 oder ein Klick: gehen.</translation>
    </message>
    <message>
        <source>%1: pause.</source>
        <comment>a key</comment>
        <translation>%1: Pause.</translation>
    </message>
    <message>
        <source>%1: all keys.</source>
        <comment>a key</comment>
        <translation>%1: alle Tasten.</translation>
    </message>
    <message>
        <source>%1: the manual.</source>
        <comment>a key</comment>
        <translation>%1: Handbuch.</translation>
    </message>
    <message>
        <source>Step onto a treasure to take it.</source>
        <translation>Tritt auf einen Schatz, um ihn zu nehmen.</translation>
    </message>
    <message>
        <source>%1: pick up an item.</source>
        <comment>a key</comment>
        <translation>%1: einen Gegenstand aufheben.</translation>
    </message>
    <message>
        <source>%1: use an item from the bag.</source>
        <comment>a key</comment>
        <translation>%1: einen Gegenstand aus der Tasche benutzen.</translation>
    </message>
    <message>
        <source>%1: explore.</source>
        <comment>a key</comment>
        <translation>%1: erkunden.</translation>
    </message>
    <message>
        <source>%1: take the stairs.</source>
        <comment>a key</comment>
        <translation>%1: die Treppe nehmen.</translation>
    </message>
    <message>
        <source>Walk into a monster to attack it.</source>
        <translation>Lauf in ein Monster hinein, um es anzugreifen.</translation>
    </message>
    <message>
        <source>Monsters only block the way.</source>
        <translation>Monster versperren nur den Weg.</translation>
    </message>
    <message>
        <source>A monster that touches you sends you back to the start.</source>
        <translation>Ein Monster, das dich berührt, schickt dich zum Start zurück.</translation>
    </message>
    <message>
        <source>A monster that touches you ends the game.</source>
        <translation>Ein Monster, das dich berührt, beendet das Spiel.</translation>
    </message>
    <message numerus="yes">
        <source>collect %n treasure(s)</source>
        <extracomment>a goal</extracomment>
        <translation>
            <numerusform>%n Schatz einsammeln</numerusform>
            <numerusform>%n Schätze einsammeln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>defeat %n monster(s)</source>
        <extracomment>a goal</extracomment>
        <translation>
            <numerusform>%n Monster besiegen</numerusform>
            <numerusform>%n Monster besiegen</numerusform>
        </translation>
    </message>
    <message>
        <source>reach an exit or take the stairs</source>
        <extracomment>a goal</extracomment>
        <translation>einen Ausgang erreichen oder die Treppe nehmen</translation>
    </message>
    <message>
        <source>reach the exit</source>
        <translation>den Ausgang erreichen</translation>
    </message>
    <message>
        <source>find the stairs</source>
        <extracomment>a goal; %1 is a key</extracomment>
        <translation>die Treppe finden</translation>
    </message>
    <message>
        <source>find the stairs and take them (%1)</source>
        <translation>die Treppe finden und nehmen (%1)</translation>
    </message>
    <message>
        <source>the stairs</source>
        <translation>die Treppe</translation>
    </message>
    <message>
        <source>the stairs (%1)</source>
        <translation>die Treppe (%1)</translation>
    </message>
    <message>
        <source>Goal: %1.</source>
        <translation>Ziel: %1.</translation>
    </message>
    <message>
        <source>, then </source>
        <comment>between two goals</comment>
        <translation>, dann </translation>
    </message>
    <message>
        <source>This level cannot be won: look around as long as you like.</source>
        <translation>Dieses Level lässt sich nicht gewinnen: Sieh dich um, so lange du magst.</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between two goals</comment>
        <translation> und </translation>
    </message>
    <message>
        <source>You have one life.</source>
        <translation>Du hast ein Leben.</translation>
    </message>
    <message>
        <source>Goal: find %1 on every depth and go as deep as you can with one life. Depth counts first, then your level, gold and kills.</source>
        <translation>Ziel: Finde in jeder Tiefe %1 und geh mit einem Leben so tief hinab, wie du kannst. Es zählt die Tiefe, dann deine Stufe, Gold und besiegte Monster.</translation>
    </message>
    <message>
        <source>Goal: find %1 on every depth and go as deep as you can. Depth counts first, then your level, gold and kills.</source>
        <translation>Ziel: Finde in jeder Tiefe %1 und geh so tief hinab, wie du kannst. Es zählt die Tiefe, dann deine Stufe, Gold und besiegte Monster.</translation>
    </message>
    <message>
        <source>Goal: the %1 lies on this depth. Take it to win.</source>
        <translation>Ziel: In dieser Tiefe liegt %1. Ein Griff danach, und du hast gewonnen.</translation>
    </message>
    <message>
        <source>Goal: fetch the %1 from depth %2. Find %3 on every depth before it.</source>
        <translation>Ziel: Hol %1 aus Tiefe %2. Finde in jeder Tiefe davor %3.</translation>
    </message>
</context>
<context>
    <name>LevelCardText</name>
    <message>
        <source>cannot be read</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>in progress, %1</source>
        <translation>läuft, %1</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n treasure(s)</source>
        <translation>
            <numerusform>%n Schatz</numerusform>
            <numerusform>%n Schätze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation>
            <numerusform>%n Level</numerusform>
            <numerusform>%n Level</numerusform>
        </translation>
    </message>
    <message>
        <source>All levels won</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>Alle Level gewonnen</translation>
    </message>
    <message>
        <source>Level %1 of %2</source>
        <translation>Level %1 von %2</translation>
    </message>
    <message>
        <source>Restart this level of the campaign; the game in progress is kept. “New game” restarts the whole campaign.</source>
        <translation>Dieses Level der Kampagne von vorn beginnen; das laufende Spiel bleibt erhalten. „Neues Spiel“ beginnt die ganze Kampagne von vorn.</translation>
    </message>
    <message>
        <source>Restart; the game in progress is kept</source>
        <translation>Von vorn beginnen; das laufende Spiel bleibt erhalten</translation>
    </message>
    <message>
        <source>Restart level: %1</source>
        <extracomment>%1 is the name of a level or a campaign</extracomment>
        <translation>Level von vorn: %1</translation>
    </message>
    <message>
        <source>Restart: %1</source>
        <translation>Von vorn: %1</translation>
    </message>
    <message>
        <source>Restart level</source>
        <translation>Level von vorn</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>No proof that it can be won</source>
        <translation>Kein Beweis, dass es zu gewinnen ist</translation>
    </message>
    <message>
        <source>Edit: %1</source>
        <extracomment>%1 is the name of a level or a campaign</extracomment>
        <translation>Bearbeiten: %1</translation>
    </message>
    <message>
        <source>Comes with Mazewright</source>
        <translation>Gehört zu Mazewright</translation>
    </message>
</context>
<context>
    <name>LevelDialog</name>
    <message>
        <source>The level changed while the dialog was open, so nothing was applied.</source>
        <translation>Das Level hat sich geändert, während der Dialog offen war; nichts wurde übernommen.</translation>
    </message>
</context>
<context>
    <name>LevelDifferenceText</name>
    <message>
        <source>The size changed from %1 to %2.</source>
        <translation>Die Größe hat sich von %1 auf %2 geändert.</translation>
    </message>
    <message>
        <source>Cell 0, 0 is now cell %1.</source>
        <translation>Feld 0, 0 ist jetzt Feld %1.</translation>
    </message>
    <message>
        <source>1 cell (%1): %2 became %3.</source>
        <translation>1 Feld (%1): vorher %2, jetzt %3.</translation>
    </message>
    <message>
        <source>%1 cells (%2): %3 became %4.</source>
        <translation>%1 Felder (%2): vorher %3, jetzt %4.</translation>
    </message>
    <message>
        <source>The %1 at %2 was added.</source>
        <translation>%1 auf Feld %2 wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>The %1 at %2 was removed.</source>
        <translation>%1 auf Feld %2 wurde entfernt.</translation>
    </message>
    <message>
        <source>The %1 at %2 moved to %3.</source>
        <translation>%1 auf Feld %2 wurde auf Feld %3 versetzt.</translation>
    </message>
    <message>
        <source>The things at %1 are in a different order.</source>
        <translation>Die Dinge auf Feld %1 liegen in anderer Reihenfolge.</translation>
    </message>
    <message>
        <source>The %1 at %2 replaces the %3.</source>
        <translation>Auf Feld %2 ist jetzt %1, vorher %3.</translation>
    </message>
    <message>
        <source>The %1 at %2: %3</source>
        <extracomment>%3 is what became of its values: &quot;Hit points: 5 became 7.&quot;</extracomment>
        <translation>%1 auf Feld %2: %3</translation>
    </message>
    <message>
        <source>The level was added: %1 cells, %2 things.</source>
        <translation>Das Level wurde hinzugefügt: %1 Felder, %2 Dinge.</translation>
    </message>
    <message>
        <source>The level was removed.</source>
        <translation>Das Level wurde entfernt.</translation>
    </message>
    <message>
        <source>No differences.</source>
        <translation>Keine Unterschiede.</translation>
    </message>
    <message>
        <source>Differences: %1</source>
        <translation>Unterschiede: %1</translation>
    </message>
    <message>
        <source>Cells drawn with other characters: %L1.</source>
        <translation>Felder, die mit anderen Zeichen gezeichnet sind: %L1.</translation>
    </message>
    <message>
        <source>Cannot read %1. Line %2, column %3: %4</source>
        <extracomment>a file, a line and a column in it, and a sentence that says what is wrong there</extracomment>
        <translation>%1 lässt sich nicht lesen. Zeile %2, Spalte %3: %4</translation>
    </message>
    <message>
        <source>Cannot read %1. %2</source>
        <translation>%1 lässt sich nicht lesen. %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>two cells, the corners of a rectangle</extracomment>
        <translation>%1 bis %2</translation>
    </message>
</context>
<context>
    <name>LevelDocument</name>
    <message>
        <source>change translations</source>
        <translation>Übersetzungen ändern</translation>
    </message>
</context>
<context>
    <name>LevelEditor</name>
    <message>
        <source>Fix the errors in this level before playing it.</source>
        <translation>Behebe die Fehler in diesem Level, bevor du es spielst.</translation>
    </message>
    <message>
        <source>The hero cannot start on that cell, so this game begins at the start.</source>
        <translation>Auf diesem Feld kann der Held nicht beginnen, deshalb beginnt dieses Spiel am Start.</translation>
    </message>
    <message>
        <source>Nothing was changed: a level can hold at most %L1 things.</source>
        <translation>Nichts geändert: Ein Level enthält höchstens %L1 Dinge.</translation>
    </message>
</context>
<context>
    <name>LevelExport</name>
    <message>
        <source>Export level</source>
        <translation>Level exportieren</translation>
    </message>
    <message>
        <source>Level (*%1)</source>
        <translation>Level (*%1)</translation>
    </message>
    <message>
        <source>Plain text (*%1)</source>
        <translation>Reiner Text (*%1)</translation>
    </message>
    <message>
        <source>Tiled map in JSON (*%1)</source>
        <translation>Tiled-Karte in JSON (*%1)</translation>
    </message>
    <message>
        <source>Tiled map in XML (*%1)</source>
        <translation>Tiled-Karte in XML (*%1)</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported, but text cannot hold everything in the level:</source>
        <translation>Exportiert, aber Text kann nicht alles aus dem Level enthalten:</translation>
    </message>
    <message>
        <source>Exporting the level…</source>
        <translation>Das Level wird exportiert …</translation>
    </message>
    <message>
        <source>Cannot export the level as a map: it has no cells.</source>
        <translation>Ein Level ohne Felder lässt sich nicht als Karte exportieren.</translation>
    </message>
</context>
<context>
    <name>LevelFileText</name>
    <message>
        <source>Cannot read “%1”. %2</source>
        <translation>„%1“ kann nicht gelesen werden. %2</translation>
    </message>
</context>
<context>
    <name>LevelFix</name>
    <message numerus="yes">
        <source>open a way through %n cells</source>
        <translation>
            <numerusform>Weg durch %n Feld öffnen</numerusform>
            <numerusform>Weg durch %n Felder öffnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wall up %n cells</source>
        <translation>
            <numerusform>%n Feld zumauern</numerusform>
            <numerusform>%n Felder zumauern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>put %n missing keys in front of the door</source>
        <translation>
            <numerusform>%n fehlenden Schlüssel vor die Tür legen</numerusform>
            <numerusform>%n fehlende Schlüssel vor die Tür legen</numerusform>
        </translation>
    </message>
    <message>
        <source>add a start</source>
        <translation>Start hinzufügen</translation>
    </message>
    <message>
        <source>unknown character</source>
        <translation>unbekanntes Zeichen</translation>
    </message>
    <message numerus="yes">
        <source>remove %n unreachable things</source>
        <translation>
            <numerusform>%n unerreichbares Ding entfernen</numerusform>
            <numerusform>%n unerreichbare Dinge entfernen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>turn %n cells into floor</source>
        <translation>
            <numerusform>%n Feld in Boden verwandeln</numerusform>
            <numerusform>%n Felder in Boden verwandeln</numerusform>
        </translation>
    </message>
    <message>
        <source>remove “%1”</source>
        <translation>„%1“ entfernen</translation>
    </message>
    <message>
        <source>choose what “%1” stands for…</source>
        <translation>wählen, wofür „%1“ steht …</translation>
    </message>
    <message numerus="yes">
        <source>choose what %n characters stand for…</source>
        <translation>
            <numerusform>wählen, wofür %n Zeichen steht …</numerusform>
            <numerusform>wählen, wofür %n Zeichen stehen …</numerusform>
        </translation>
    </message>
    <message>
        <source>win by “%1”</source>
        <extracomment>%1 are conditions such as &quot;all treasure taken&quot;</extracomment>
        <translation>Sieg durch „%1“</translation>
    </message>
    <message>
        <source>add an exit</source>
        <translation>einen Ausgang hinzufügen</translation>
    </message>
    <message>
        <source>add a treasure</source>
        <extracomment>%1 is a monster</extracomment>
        <translation>einen Schatz hinzufügen</translation>
    </message>
    <message>
        <source>add a monster (%1)</source>
        <translation>ein Monster hinzufügen (%1)</translation>
    </message>
    <message>
        <source>draw %1 as terrain</source>
        <translation>%1 als Gelände zeichnen</translation>
    </message>
    <message>
        <source>remove the %1</source>
        <translation>%1 wird entfernt</translation>
    </message>
    <message>
        <source>take the %1 from the %2</source>
        <extracomment>%1 is an item, %2 a monster</extracomment>
        <translation>%1 wird weggenommen (von: %2)</translation>
    </message>
    <message>
        <source>put the %1 in front of its door</source>
        <translation>vor die Tür legen (%1)</translation>
    </message>
    <message>
        <source>move the %1 to a free cell</source>
        <translation>%1 kommt auf ein freies Feld</translation>
    </message>
    <message>
        <source>draw “%1” in front of it</source>
        <extracomment>%1 is a kind of ground</extracomment>
        <translation>„%1“ davor zeichnen</translation>
    </message>
    <message>
        <source>move the %1 out of sight of the start</source>
        <translation>%1 kommt außer Sicht des Starts</translation>
    </message>
    <message>
        <source>replace “%1” with “%2”</source>
        <translation>„%1“ durch „%2“ ersetzen</translation>
    </message>
</context>
<context>
    <name>LevelPage</name>
    <message>
        <source>Level</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>Cannot save the best games. %1</source>
        <extracomment>%1 is a sentence that says why</extracomment>
        <translation>Die Bestenliste konnte nicht gespeichert werden. %1</translation>
    </message>
</context>
<context>
    <name>LevelProof</name>
    <message>
        <source>remove proof</source>
        <translation>Beweis entfernen</translation>
    </message>
    <message>
        <source>keep proof</source>
        <translation>Beweis behalten</translation>
    </message>
    <message>
        <source>This game is now the proof of the level. Save the level to write it to the file.</source>
        <translation>Diese Partie ist jetzt der Beweis des Levels. Speichere das Level, um sie in die Datei zu schreiben.</translation>
    </message>
    <message>
        <source>No proof yet</source>
        <translation>Noch kein Beweis</translation>
    </message>
    <message>
        <source>Proof: %1</source>
        <translation>Beweis: %1</translation>
    </message>
    <message>
        <source>The last test was won. Keep it as proof that the level is winnable.</source>
        <translation>Das letzte Probespiel wurde gewonnen. Behalte es als Beweis, dass das Level gewinnbar ist.</translation>
    </message>
    <message>
        <source>The level cannot be played as it is now.</source>
        <translation>Das Level lässt sich nicht spielen, wie es jetzt ist.</translation>
    </message>
    <message>
        <source>&amp;Keep the last test as proof</source>
        <translation>Letztes Probespiel als Beweis be&amp;halten</translation>
    </message>
    <message>
        <source>Keep the last test, which was won, as proof that the level is winnable</source>
        <translation>Das gewonnene letzte Probespiel als Beweis behalten, dass das Level gewinnbar ist</translation>
    </message>
    <message>
        <source>Watch the &amp;proof</source>
        <translation>Beweis ans&amp;ehen</translation>
    </message>
    <message>
        <source>Watch the proof move by move</source>
        <translation>Den Beweis Zug um Zug ansehen</translation>
    </message>
    <message>
        <source>&amp;Remove the proof</source>
        <translation>Beweis en&amp;tfernen</translation>
    </message>
    <message>
        <source>Remove the proof from the level</source>
        <translation>Den Beweis aus dem Level entfernen</translation>
    </message>
    <message>
        <source>Re&amp;new the proof</source>
        <translation>Beweis er&amp;neuern</translation>
    </message>
    <message>
        <source>Store the proof for the current version of the level, which it still wins</source>
        <translation>Den Beweis für die jetzige Fassung des Levels speichern, die er noch gewinnt</translation>
    </message>
    <message>
        <source>This level has no proof.</source>
        <translation>Dieses Level hat keinen Beweis.</translation>
    </message>
    <message>
        <source>Win a test of this level first.</source>
        <translation>Gewinne zuerst ein Probespiel dieses Levels.</translation>
    </message>
</context>
<context>
    <name>LevelSaver</name>
    <message>
        <source>Unsaved changes</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Saving a large level…</source>
        <translation>Ein großes Level wird gespeichert …</translation>
    </message>
    <message>
        <source>“%1” is open in another tab. Close that tab first, or choose another name.</source>
        <translation>„%1“ ist in einem anderen Reiter geöffnet. Schließe ihn zuerst oder wähle einen anderen Namen.</translation>
    </message>
    <message>
        <source>Save level as</source>
        <translation>Level speichern unter</translation>
    </message>
    <message>
        <source>Levels (*%1)</source>
        <translation>Level (*%1)</translation>
    </message>
    <message>
        <source>“%1” has unsaved changes.</source>
        <translation>„%1“ hat nicht gespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message numerus="yes">
        <source>%n levels have unsaved changes:</source>
        <translation>
            <numerusform>%n Level hat nicht gespeicherte Änderungen:</numerusform>
            <numerusform>%n Level haben nicht gespeicherte Änderungen:</numerusform>
        </translation>
    </message>
    <message>
        <source>New level</source>
        <translation>Neues Level</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is the name of a level, %2 tells it from others of the same name, such as a file name</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>This file is a level of a campaign. Replacing it also changes the campaign: %1</source>
        <extracomment>%1 are names of files of campaigns</extracomment>
        <translation>Diese Datei ist ein Level einer Kampagne. Wenn du sie ersetzt, ändert sich auch die Kampagne: %1</translation>
    </message>
    <message>
        <source>Save all</source>
        <translation>Alle speichern</translation>
    </message>
</context>
<context>
    <name>LevelSearch</name>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>The level has errors and cannot be played. The Issues panel lists them.</source>
        <translation>Das Level hat Fehler und ist nicht spielbar. Der Bereich „Befunde“ zeigt sie.</translation>
    </message>
    <message>
        <source>Looking for a way to win…</source>
        <translation>Ein Weg zum Sieg wird gesucht …</translation>
    </message>
    <message>
        <source>Can it be won?</source>
        <translation>Ist das Level gewinnbar?</translation>
    </message>
    <message>
        <source>Checked with seed %1. Only a win without a death counts.</source>
        <translation>Geprüft mit dem Startwert %1. Nur ein Sieg ohne Tod zählt.</translation>
    </message>
    <message>
        <source>&amp;Keep as proof</source>
        <translation>Als Beweis be&amp;halten</translation>
    </message>
    <message>
        <source>&amp;Watch it</source>
        <translation>A&amp;nsehen</translation>
    </message>
    <message numerus="yes">
        <source>The level can be won in %n step(s); this is the quickest way.</source>
        <translation>
            <numerusform>Das Level ist in %n Schritt zu gewinnen; das ist der schnellste Weg.</numerusform>
            <numerusform>Das Level ist in %n Schritten zu gewinnen; das ist der schnellste Weg.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The level can be won in %n step(s); there may be a quicker way.</source>
        <translation>
            <numerusform>Das Level ist in %n Schritt zu gewinnen; vielleicht gibt es einen schnelleren Weg.</numerusform>
            <numerusform>Das Level ist in %n Schritten zu gewinnen; vielleicht gibt es einen schnelleren Weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>The level is not winnable: every possibility was tried.</source>
        <translation>Das Level ist nicht gewinnbar: Alle Möglichkeiten wurden geprüft.</translation>
    </message>
    <message>
        <source>Undecided: found no way to win after searching %1 states.</source>
        <translation>Ungeklärt: nach %1 durchsuchten Zuständen kein Weg zum Sieg gefunden.</translation>
    </message>
    <message>
        <source>Looking for dead ends…</source>
        <translation>Fallen werden gesucht …</translation>
    </message>
    <message>
        <source>Can the hero get stuck?</source>
        <translation>Kann der Held festsitzen?</translation>
    </message>
    <message>
        <source>Checks walls, doors and keys; ignores monsters.</source>
        <translation>Geprüft wurden Mauern, Türen und Schlüssel; Monster bleiben außer Betracht.</translation>
    </message>
    <message>
        <source>&amp;Watch how</source>
        <translation>&amp;Vorführen</translation>
    </message>
    <message>
        <source>The hero cannot get stuck: he can still win from anywhere he can reach.</source>
        <translation>Der Held kann nicht festsitzen: Er kann von überall, wohin er kommt, noch gewinnen.</translation>
    </message>
    <message>
        <source>The level is not winnable, so the hero is stuck from the start.</source>
        <translation>Das Level ist nicht gewinnbar, der Held sitzt also schon am Start fest.</translation>
    </message>
    <message numerus="yes">
        <source>The hero can get stuck after %n command(s). %1</source>
        <translation>
            <numerusform>Der Held kann nach %n Befehl festsitzen. %1</numerusform>
            <numerusform>Der Held kann nach %n Befehlen festsitzen. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Undecided after searching %1 states.</source>
        <translation>Nach %1 durchsuchten Zuständen ungeklärt.</translation>
    </message>
    <message>
        <source>The last command uses up a key on the door in cell %1, %2.</source>
        <translation>Der letzte Befehl verbraucht einen Schlüssel an der Tür in Feld %1, %2.</translation>
    </message>
    <message>
        <source>The last command opens the door in cell %1, %2.</source>
        <translation>Der letzte Befehl öffnet die Tür in Feld %1, %2.</translation>
    </message>
    <message>
        <source>The last command is a step to cell %1, %2, from which there is no way back.</source>
        <translation>Der letzte Befehl ist ein Schritt auf Feld %1, %2, von dem kein Weg zurückführt.</translation>
    </message>
    <message>
        <source>Can it be w&amp;on?</source>
        <translation>Ist das Level ge&amp;winnbar?</translation>
    </message>
    <message>
        <source>Search for a way to win the level without dying</source>
        <translation>Einen Weg suchen, das Level ohne zu sterben zu gewinnen</translation>
    </message>
    <message>
        <source>Can the hero get st&amp;uck?</source>
        <translation>Kann der Held &amp;festsitzen?</translation>
    </message>
    <message>
        <source>Search for the nearest state from which the level can no longer be won</source>
        <translation>Den nächsten Zustand suchen, von dem aus das Level nicht mehr zu gewinnen ist</translation>
    </message>
    <message>
        <source>Searched %1 of at most %2 states</source>
        <extracomment>how far a search is: numbers of states that were looked at</extracomment>
        <translation>%1 von höchstens %2 Zuständen durchsucht</translation>
    </message>
</context>
<context>
    <name>LevelTabBar</name>
    <message>
        <source>Open levels</source>
        <translation>Geöffnete Level</translation>
    </message>
    <message>
        <source>%1, unsaved</source>
        <comment>a level with changes</comment>
        <translation>%1, nicht gespeichert</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Noch nicht gespeichert</translation>
    </message>
    <message>
        <source>%1: changes are saved as a copy</source>
        <translation>%1: Änderungen werden als Kopie gespeichert</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>%1 schließen</translation>
    </message>
    <message>
        <source>Close this level</source>
        <translation>Dieses Level schließen</translation>
    </message>
</context>
<context>
    <name>LogBar</name>
    <message>
        <source>Messages</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>Search messages</source>
        <translation>Meldungen durchsuchen</translation>
    </message>
    <message>
        <source>Show only messages with this text (Ctrl+F in the messages; Escape to end)</source>
        <translation>Nur Meldungen mit diesem Text zeigen (Strg+F in den Meldungen; Escape beendet)</translation>
    </message>
    <message>
        <source>Copy messages</source>
        <translation>Meldungen kopieren</translation>
    </message>
    <message>
        <source>Copy the messages shown (Ctrl+C in the messages)</source>
        <translation>Die gezeigten Meldungen kopieren (Strg+C in den Meldungen)</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>%1 (×%2)</source>
        <extracomment>a line of the log that was said %2 times</extracomment>
        <translation>%1 (×%2)</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>No messages found. Press Escape to show all.</source>
        <translation>Keine Meldungen gefunden. Escape zeigt wieder alle.</translation>
    </message>
    <message>
        <source>Take a step: what happens in the maze appears here.</source>
        <translation>Mach einen Schritt: Was im Labyrinth geschieht, erscheint hier.</translation>
    </message>
    <message>
        <source>Nothing has happened yet. Play on or step forward.</source>
        <translation>Bisher ist nichts geschehen. Spiel weiter ab oder geh einen Schritt vor.</translation>
    </message>
</context>
<context>
    <name>LookText</name>
    <message>
        <source>You have not seen this cell yet.</source>
        <translation>Dieses Feld hast du noch nicht gesehen.</translation>
    </message>
    <message>
        <source>Remembered: %1.</source>
        <extracomment>%1 are things and the ground of a cell that is out of sight</extracomment>
        <translation>Aus der Erinnerung: %1.</translation>
    </message>
    <message>
        <source>You died here.</source>
        <translation>Hier bist du gestorben.</translation>
    </message>
    <message>
        <source>You: %1 of %2 HP.</source>
        <extracomment>%1 hit points, %2 of at most so many</extracomment>
        <translation>Du: %1 von %2 LP.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 HP.</source>
        <extracomment>%1 is the name of a monster, %2 its hit points, %3 the most that it can have</extracomment>
        <translation>%1: %2 von %3 LP.</translation>
    </message>
    <message>
        <source>Its touch kills.</source>
        <translation>Berührung tötet.</translation>
    </message>
    <message>
        <source>It is harmless.</source>
        <translation>Harmlos.</translation>
    </message>
    <message>
        <source>You cannot hurt it.</source>
        <translation>Du kannst es nicht verletzen.</translation>
    </message>
    <message>
        <source>It cannot hurt you.</source>
        <translation>Es kann dich nicht verletzen.</translation>
    </message>
    <message>
        <source>It stays where it is.</source>
        <translation>Bleibt stehen, wo es ist.</translation>
    </message>
    <message>
        <source>It patrols.</source>
        <translation>Geht seine Runden.</translation>
    </message>
    <message>
        <source>It is coming for you.</source>
        <translation>Kommt auf dich zu.</translation>
    </message>
    <message>
        <source>It comes for you and breathes fire for %1.</source>
        <extracomment>%1 are hit points</extracomment>
        <translation>Kommt auf dich zu und speit Feuer (%1 Schaden).</translation>
    </message>
    <message numerus="yes">
        <source>Confused for %n more turn(s).</source>
        <translation>
            <numerusform>Noch %n Zug verwirrt.</numerusform>
            <numerusform>Noch %n Züge verwirrt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Afraid for %n more turn(s).</source>
        <translation>
            <numerusform>Noch %n Zug verängstigt.</numerusform>
            <numerusform>Noch %n Züge verängstigt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stunned for %n more turn(s).</source>
        <translation>
            <numerusform>Noch %n Zug betäubt.</numerusform>
            <numerusform>Noch %n Züge betäubt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On your side for %n more turn(s).</source>
        <translation>
            <numerusform>Noch %n Zug auf deiner Seite.</numerusform>
            <numerusform>Noch %n Züge auf deiner Seite.</numerusform>
        </translation>
    </message>
    <message>
        <source>It draws breath: its next action is fire!</source>
        <translation>Es holt Luft: Als Nächstes kommt Feuer!</translation>
    </message>
    <message>
        <source>%1, open</source>
        <extracomment>%1 is a kind of door</extracomment>
        <translation>%1, offen</translation>
    </message>
    <message>
        <source>%1 (%2 damage when stepped on)</source>
        <extracomment>%1 is a kind of ground, %2 hit points</extracomment>
        <translation>%1 (%2 Schaden beim Betreten)</translation>
    </message>
    <message>
        <source>Out of sight: %1.</source>
        <extracomment>%1 are things and the ground of a cell, which only the author of the level is shown</extracomment>
        <translation>Außer Sicht: %1.</translation>
    </message>
    <message>
        <source>You.</source>
        <translation>Du.</translation>
    </message>
    <message numerus="yes">
        <source>You kill it in %n hit(s).</source>
        <translation>
            <numerusform>Stirbt nach %n Treffer.</numerusform>
            <numerusform>Stirbt nach %n Treffern.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It kills you in %n hit(s).</source>
        <translation>
            <numerusform>Tötet dich mit %n Treffer.</numerusform>
            <numerusform>Tötet dich mit %n Treffern.</numerusform>
        </translation>
    </message>
    <message>
        <source>remains of %1</source>
        <extracomment>%1 is the name of a monster</extracomment>
        <translation>Überreste (%1)</translation>
    </message>
    <message>
        <source>%1 (needs %2)</source>
        <extracomment>%1 is a kind of door, %2 a key</extracomment>
        <translation>%1 (braucht %2)</translation>
    </message>
    <message>
        <source>%1 (opened by: %2)</source>
        <extracomment>%1 is a kind of gate, %2 what opens it when one steps on it</extracomment>
        <translation>%1 (geöffnet durch: %2)</translation>
    </message>
    <message>
        <source>Its touch sends you back to the start.</source>
        <translation>Eine Berührung schickt dich zum Start zurück.</translation>
    </message>
</context>
<context>
    <name>LossText</name>
    <message>
        <source>Text cannot store the %1 of the level.</source>
        <translation>Text kann die Angabe „%1“ des Levels nicht enthalten.</translation>
    </message>
    <message>
        <source>Text cannot store the ruleset %1.</source>
        <translation>Text kann das Regelwerk %1 nicht enthalten.</translation>
    </message>
    <message>
        <source>Text cannot store the rules of the level.</source>
        <translation>Text kann die Regeln des Levels nicht enthalten.</translation>
    </message>
    <message>
        <source>Text cannot store the kinds of the level.</source>
        <translation>Text kann die Arten des Levels nicht enthalten.</translation>
    </message>
    <message>
        <source>Text cannot store the key “%1”.</source>
        <translation>Text kann den Schlüssel „%1“ nicht enthalten.</translation>
    </message>
    <message>
        <source>Text cannot store the terrain under the %1 at %2.</source>
        <translation>Text kann das Gelände auf Feld %2 nicht enthalten (%1 liegt darauf).</translation>
    </message>
    <message>
        <source>Text cannot store the values of the %1 at %2.</source>
        <translation>Text kann die eigenen Werte nicht enthalten: %1 auf Feld %2.</translation>
    </message>
    <message>
        <source>Text can store only one thing per cell and leaves out the %1 at %2.</source>
        <translation>Text kann nur ein Ding je Feld enthalten; %1 auf Feld %2 fehlt.</translation>
    </message>
    <message>
        <source>Text cannot store the name of the level in other languages.</source>
        <translation>Text kann den Namen des Levels in anderen Sprachen nicht enthalten.</translation>
    </message>
    <message>
        <source>Text has only the default characters and cannot store %1 (cells: %2, the first at %3).</source>
        <translation>Text hat nur die üblichen Zeichen und kann %1 nicht enthalten (Felder: %2, das erste ist %3).</translation>
    </message>
    <message>
        <source>Text has only the default characters and cannot store the %1 at %2.</source>
        <translation>Text hat nur die üblichen Zeichen und kann %1 auf Feld %2 nicht enthalten.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>%1 – Mazewright</source>
        <extracomment>%1 is the name of a level or a game</extracomment>
        <translation>%1 – Mazewright</translation>
    </message>
</context>
<context>
    <name>ManualBrowser</name>
    <message>
        <source>This page is in English only.</source>
        <translation>Diese Seite gibt es nur auf Englisch.</translation>
    </message>
</context>
<context>
    <name>ManualWindow</name>
    <message>
        <source>No pages found.</source>
        <translation>Keine Seiten gefunden.</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächster Treffer</translation>
    </message>
    <message>
        <source>Search all pages</source>
        <translation>Alle Seiten durchsuchen</translation>
    </message>
    <message>
        <source>Enter finds the next match, Shift+Enter the previous one (%1)</source>
        <translation>Eingabe findet den nächsten Treffer, Umschalt+Eingabe den vorigen (%1)</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Manual page</source>
        <translation>Handbuchseite</translation>
    </message>
    <message>
        <source>%1 (in English)</source>
        <extracomment>%1 is the title of a page that is not translated</extracomment>
        <translation>%1 (englisch)</translation>
    </message>
</context>
<context>
    <name>MapFeature</name>
    <message>
        <source>Change meaning of &amp;Tiled tiles…</source>
        <translation>Bedeutung der Tiled-&amp;Kacheln ändern …</translation>
    </message>
    <message>
        <source>Change what the tiles of this Tiled map stand for</source>
        <translation>Ändern, wofür die Kacheln dieser Tiled-Karte stehen</translation>
    </message>
    <message>
        <source>This level was not read from a Tiled map.</source>
        <translation>Dieses Level stammt nicht aus einer Tiled-Karte.</translation>
    </message>
</context>
<context>
    <name>MapOpener</name>
    <message>
        <source>This file is not a Tiled map.</source>
        <translation>Diese Datei ist keine Tiled-Karte.</translation>
    </message>
    <message>
        <source>Your answers apply now but cannot be saved. %1</source>
        <extracomment>%1 is a sentence that says why</extracomment>
        <translation>Deine Antworten gelten jetzt, lassen sich aber nicht speichern. %1</translation>
    </message>
    <message>
        <source>Nothing to ask: all tiles and object classes of this map already say what they stand for.</source>
        <translation>Es gibt nichts zu fragen: Alle Kacheln und Objektklassen dieser Karte sagen schon, wofür sie stehen.</translation>
    </message>
    <message>
        <source>Files outside the project</source>
        <translation>Dateien außerhalb des Projekts</translation>
    </message>
    <message>
        <source>This map uses files outside its project. Allow Mazewright to read files from these folders?</source>
        <translation>Diese Karte verwendet Dateien außerhalb ihres Projekts. Darf Mazewright Dateien aus diesen Ordnern lesen?</translation>
    </message>
    <message>
        <source>&amp;Allow</source>
        <translation>&amp;Erlauben</translation>
    </message>
    <message>
        <source>Open &amp;without them</source>
        <translation>&amp;Ohne sie öffnen</translation>
    </message>
</context>
<context>
    <name>MarkLegend</name>
    <message>
        <source>Marks on the timeline: %1</source>
        <extracomment>%1 is such as &quot;hit, kill, death&quot;</extracomment>
        <translation>Marken auf der Zeitleiste: %1</translation>
    </message>
</context>
<context>
    <name>MarkSlider</name>
    <message>
        <source>hit</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>kill</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>pick-up</source>
        <translation>Fund</translation>
    </message>
    <message>
        <source>level-up</source>
        <translation>Aufstieg</translation>
    </message>
    <message>
        <source>death</source>
        <translation>Tod</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>Ziel</translation>
    </message>
</context>
<context>
    <name>MeaningTable</name>
    <message>
        <source>Select all &amp;guesses</source>
        <translation>Alle &amp;geratenen auswählen</translation>
    </message>
    <message>
        <source>Meanings of the tiles and objects on the map</source>
        <translation>Bedeutung der Kacheln und Objekte auf der Karte</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>Auf der Karte</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Stands for</source>
        <translation>Steht für</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Several</source>
        <translation>Verschiedenes</translation>
    </message>
    <message>
        <source>Selected rows &amp;stand for</source>
        <translation>Die ausgewählten &amp;stehen für</translation>
    </message>
    <message>
        <source>%1 (guessed)</source>
        <extracomment>%1 is what a sign stands for by a guess: &quot;wall&quot;</extracomment>
        <translation>%1 (geraten)</translation>
    </message>
    <message>
        <source>Unknown, left out</source>
        <extracomment>what a sign stands for that nobody has said anything about</extracomment>
        <translation>Unbekannt, ausgelassen</translation>
    </message>
</context>
<context>
    <name>MergeText</name>
    <message>
        <source>Both changed the size, or one cut off what the other changed. The size from ours is used.</source>
        <translation>Beide haben die Größe geändert, oder eine Seite hat abgeschnitten, was die andere geändert hat. Es gilt unsere Größe.</translation>
    </message>
    <message>
        <source>Theirs changed cells that ours cut off: %1.</source>
        <translation>Felder, die die andere Seite geändert und unsere abgeschnitten hat: %1.</translation>
    </message>
    <message>
        <source>Theirs changed the %1 at %2, which ours cut off.</source>
        <translation>%1 auf Feld %2: von der anderen Seite geändert, von unserer abgeschnitten.</translation>
    </message>
    <message>
        <source>Cells at %1: %2 in ours, %3 in theirs.</source>
        <translation>Felder (%1): bei uns %2, auf der anderen Seite %3.</translation>
    </message>
    <message>
        <source>The %1 at %2: moved to a different cell by each.</source>
        <translation>%1 auf Feld %2: von jeder Seite auf ein anderes Feld versetzt.</translation>
    </message>
    <message>
        <source>The %1 at %2: removed by one, changed by the other.</source>
        <translation>%1 auf Feld %2: von einer Seite entfernt, von der anderen geändert.</translation>
    </message>
    <message>
        <source>The %1 at %2: %3</source>
        <translation>%1 auf Feld %2: %3</translation>
    </message>
    <message>
        <source>Cell %1: changed differently by each.</source>
        <translation>Feld %1: von jeder Seite anders geändert.</translation>
    </message>
    <message>
        <source>Cell %1: its things were reordered differently by each.</source>
        <translation>Feld %1: seine Dinge wurden von jeder Seite anders geordnet.</translation>
    </message>
    <message>
        <source>Both added a different kind “%1”. The one from theirs is now called “%2”.</source>
        <translation>Beide Seiten haben verschiedene Arten „%1“ hinzugefügt. Die der anderen Seite heißt jetzt „%2“.</translation>
    </message>
</context>
<context>
    <name>Minimap</name>
    <message>
        <source>Map of the explored area</source>
        <translation>Karte des erkundeten Gebiets</translation>
    </message>
    <message>
        <source>● you   ■ monster   ◆ treasure   + item
□ door   ▣ locked door   ▼ stairs   ○ exit
Click to show that cell.</source>
        <translation>● du   ■ Monster   ◆ Schatz   + Gegenstand
□ Tür   ▣ verschlossene Tür   ▼ Treppe   ○ Ausgang
Ein Klick zeigt dieses Feld.</translation>
    </message>
</context>
<context>
    <name>MixDialog</name>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Random mix</source>
        <translation>Zufallsmischung</translation>
    </message>
    <message>
        <source>What to add</source>
        <translation>Was hinzukommt</translation>
    </message>
    <message>
        <source>Parts of the mix</source>
        <translation>Teile der Mischung</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Weight</source>
        <translation>&amp;Gewicht</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
</context>
<context>
    <name>MixName</name>
    <message>
        <source>a random mix (%1)</source>
        <extracomment>%1 is a list of what is mixed: &quot;grass, water&quot;</extracomment>
        <translation>Zufallsmischung (%1)</translation>
    </message>
</context>
<context>
    <name>MomentText</name>
    <message>
        <source>Time %1</source>
        <translation>Zeit %1</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>%1, depth %2</source>
        <extracomment>%1 is such as &quot;Turn 12&quot;, %2 a depth of a dungeon</extracomment>
        <translation>%1, Tiefe %2</translation>
    </message>
    <message>
        <source>at depth %1</source>
        <translation>in Tiefe %1</translation>
    </message>
    <message>
        <source>Ghost: %1</source>
        <extracomment>%1 is how the ghost is, such as &quot;12 of 30 hit points&quot;</extracomment>
        <translation>Geist: %1</translation>
    </message>
    <message>
        <source>Ghost of “%1”: %2</source>
        <extracomment>%1 is what a person calls a game or its hero, %2 how he is</extracomment>
        <translation>Geist von „%1“: %2</translation>
    </message>
    <message>
        <source>dead</source>
        <comment>a ghost</comment>
        <translation>tot</translation>
    </message>
    <message>
        <source>has won</source>
        <comment>a ghost</comment>
        <translation>hat gewonnen</translation>
    </message>
    <message>
        <source>the game ends here</source>
        <comment>a ghost</comment>
        <translation>die Partie endet hier</translation>
    </message>
    <message>
        <source>%1 of %2 hit points</source>
        <translation>%1 von %2 Lebenspunkten</translation>
    </message>
    <message>
        <source>alive</source>
        <comment>a ghost</comment>
        <translation>am Leben</translation>
    </message>
    <message>
        <source>%1 gold</source>
        <translation>%1 Gold</translation>
    </message>
</context>
<context>
    <name>MostRuns</name>
    <message>
        <source>Keep fewer games</source>
        <translation>Weniger Partien behalten</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) would be deleted for good.</source>
        <translation>
            <numerusform>%n Partie würde endgültig gelöscht.</numerusform>
            <numerusform>%n Partien würden endgültig gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Games to keep</source>
        <translation>&amp;Partien behalten:</translation>
    </message>
    <message>
        <source>Number of games to keep</source>
        <translation>Anzahl der Partien, die behalten werden</translation>
    </message>
    <message>
        <source>Number of games to keep; the oldest are deleted first, except best games, named games and branches</source>
        <translation>Anzahl der Partien, die behalten werden; die ältesten werden zuerst gelöscht, außer Partien der Bestenliste, benannten Partien und Zweigen</translation>
    </message>
    <message>
        <source>These are the oldest. Best games, named games and branches are kept.</source>
        <translation>Es sind die ältesten. Partien der Bestenliste, benannte Partien und Zweige bleiben.</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <extracomment>%1 is how many games are kept</extracomment>
        <translation>%1 behalten</translation>
    </message>
</context>
<context>
    <name>NewCampaignDialog</name>
    <message>
        <source>My campaign</source>
        <translation>Meine Kampagne</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>New campaign</source>
        <translation>Neue Kampagne</translation>
    </message>
    <message>
        <source>Campaign name</source>
        <translation>Name der Kampagne</translation>
    </message>
    <message>
        <source>C&amp;ampaign name</source>
        <translation>N&amp;ame der Kampagne</translation>
    </message>
    <message>
        <source>Its first level is a floor with a wall around it and the start in a corner.</source>
        <translation>Ihr erstes Level ist ein Boden mit einer Mauer ringsum und einem Start in der Ecke.</translation>
    </message>
    <message>
        <source>If no level is checked, the campaign begins with a new level:</source>
        <translation>Ist kein Level angekreuzt, beginnt die Kampagne mit einem neuen Level:</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>Your levels, in the order of play</source>
        <translation>Deine Level in der Reihenfolge, in der sie gespielt werden</translation>
    </message>
    <message>
        <source>&amp;Check the levels that belong to the campaign, and drag them into order:</source>
        <translation>&amp;Level der Kampagne ankreuzen und in ihre Reihenfolge ziehen:</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>What to play</source>
        <translation>Was gespielt wird</translation>
    </message>
    <message>
        <source>Dungeon</source>
        <translation>Verlies</translation>
    </message>
    <message>
        <source>Dungeon of the day</source>
        <translation>Verlies des Tages</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Kampagne</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>&amp;Enter the dungeon</source>
        <translation>Ins Verlies &amp;gehen</translation>
    </message>
    <message>
        <source>Built-in, your own and recent levels</source>
        <translation>Mitgelieferte, eigene und zuletzt geöffnete Level</translation>
    </message>
    <message>
        <source>There are no levels yet.</source>
        <translation>Noch gibt es keine Level.</translation>
    </message>
    <message>
        <source>&amp;Open a file…</source>
        <translation>Datei &amp;öffnen …</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Play levels in order</source>
        <translation>Level der Reihe nach</translation>
    </message>
    <message>
        <source>Each victory opens the next level, and levels you have won stay unlocked.</source>
        <translation>Jeder Sieg öffnet das nächste Level, und gewonnene Level bleiben freigeschaltet.</translation>
    </message>
    <message>
        <source>Random dungeon</source>
        <translation>Zufälliges Verlies</translation>
    </message>
    <message>
        <source>Find the stairs on each depth. Each depth is harder than the last.</source>
        <translation>Finde in jeder Tiefe die Treppe. Jede Tiefe ist schwerer als die vorige.</translation>
    </message>
</context>
<context>
    <name>NewLevelDialog</name>
    <message>
        <source>New level</source>
        <translation>Neues Level</translation>
    </message>
    <message>
        <source>A floor with a wall around it and the start in a corner.</source>
        <translation>Ein Boden mit einer Mauer ringsum und einem Start in der Ecke.</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Anlegen</translation>
    </message>
</context>
<context>
    <name>NewLevelForm</name>
    <message>
        <source>Width in cells</source>
        <translation>Breite in Feldern</translation>
    </message>
    <message>
        <source>Height in cells</source>
        <translation>Höhe in Feldern</translation>
    </message>
    <message>
        <source>&amp;Width in cells</source>
        <translation>&amp;Breite in Feldern</translation>
    </message>
    <message>
        <source>&amp;Height in cells</source>
        <translation>&amp;Höhe in Feldern</translation>
    </message>
    <message>
        <source>Ti&amp;leset</source>
        <translation>&amp;Kachelsatz</translation>
    </message>
    <message>
        <source>Tileset</source>
        <translation>Kachelsatz</translation>
    </message>
</context>
<context>
    <name>NumberBox</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
</context>
<context>
    <name>OptionsBar</name>
    <message>
        <source>Tool options</source>
        <translation>Werkzeugoptionen</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Size of the brush</source>
        <translation>Größe des Pinsels</translation>
    </message>
    <message>
        <source>Width of the brush in cells, also for lines and outlines</source>
        <translation>Breite des Pinsels in Feldern, auch für Linien und Umrisse</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Quadrat</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Rund</translation>
    </message>
    <message>
        <source>Shape of the brush</source>
        <translation>Form des Pinsels</translation>
    </message>
    <message>
        <source>Filled</source>
        <translation>Gefüllt</translation>
    </message>
    <message>
        <source>Fill shapes; otherwise draw outlines as thick as the brush</source>
        <translation>Formen füllen; sonst Umrisse zeichnen, so dick wie der Pinsel</translation>
    </message>
    <message>
        <source>Connected cells</source>
        <translation>Zusammenhängende Felder</translation>
    </message>
    <message>
        <source>All matching cells</source>
        <translation>Alle gleichen</translation>
    </message>
    <message>
        <source>What to fill</source>
        <translation>Was gefüllt wird</translation>
    </message>
    <message>
        <source>Fill connected cells of one terrain, or all its cells</source>
        <translation>Zusammenhängende Felder eines Geländes oder alle seine Felder füllen</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Symmetrie</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Left and right</source>
        <translation>Links und rechts</translation>
    </message>
    <message>
        <source>Up and down</source>
        <translation>Oben und unten</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Beides</translation>
    </message>
    <message>
        <source>Quarter turns</source>
        <translation>Vierteldrehungen</translation>
    </message>
    <message>
        <source>Repeat strokes symmetrically around the center of the level</source>
        <translation>Das Gezeichnete symmetrisch um die Mitte des Levels wiederholen</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Draw with a random mix instead of the palette choice</source>
        <translation>Mit einer Zufallsmischung statt mit der Wahl in der Palette zeichnen</translation>
    </message>
    <message>
        <source>Mix…</source>
        <translation>Mischung …</translation>
    </message>
    <message>
        <source>Mix</source>
        <translation>Mischung</translation>
    </message>
    <message>
        <source>Choose what to draw at random, and how often</source>
        <translation>Wählen, was zufällig gezeichnet wird und wie oft</translation>
    </message>
</context>
<context>
    <name>Overlay</name>
    <message>
        <source>Unreachable cells</source>
        <translation>Unerreichbare Felder</translation>
    </message>
    <message>
        <source>Monster patrols</source>
        <translation>Runden der Monster</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Sackgassen</translation>
    </message>
    <message>
        <source>Chokepoints</source>
        <translation>Engstellen</translation>
    </message>
    <message>
        <source>Steps from the start</source>
        <translation>Schritte vom Start</translation>
    </message>
    <message>
        <source>Seen from the start</source>
        <translation>Sicht vom Start</translation>
    </message>
    <message>
        <source>Dead ends: %1</source>
        <translation>Sackgassen: %1</translation>
    </message>
    <message>
        <source>Chokepoints: %1</source>
        <translation>Engstellen: %1</translation>
    </message>
    <message>
        <source>Steps from the start: up to %1; a line every %2 steps</source>
        <translation>Schritte vom Start: bis zu %1; eine Linie alle %2 Schritte</translation>
    </message>
    <message>
        <source>This needs a level with one start</source>
        <translation>Dafür braucht das Level genau einen Start</translation>
    </message>
    <message>
        <source>No monster patrols here</source>
        <translation>Hier geht kein Monster Runden</translation>
    </message>
    <message>
        <source>Patrol of %1 (cell %2, %3): %4 of %5 floor cells</source>
        <translation>Runden: %1 (Feld %2, %3): %4 von %5 Bodenfeldern</translation>
    </message>
    <message numerus="yes">
        <source>Patrols of %n monsters together: %1 of %2 floor cells</source>
        <translation>
            <numerusform>Runden von %n Monster: %1 von %2 Bodenfeldern</numerusform>
            <numerusform>Runden von %n Monstern zusammen: %1 von %2 Bodenfeldern</numerusform>
        </translation>
    </message>
    <message>
        <source>Unreachable cells: %1</source>
        <translation>Unerreichbare Felder: %1</translation>
    </message>
    <message>
        <source>Cells seen from the start: %1; monsters: %2, items: %3</source>
        <translation>Vom Start gesehene Felder: %1; Monster: %2, Gegenstände: %3</translation>
    </message>
    <message>
        <source>Patrols:</source>
        <translation>Runden:</translation>
    </message>
    <message>
        <source>%1 (%2, %3): %4 of %5 floor cells</source>
        <translation>%1 (%2, %3): %4 von %5 Bodenfeldern</translation>
    </message>
    <message>
        <source>Hatch the cells that the hero can never reach</source>
        <translation>Felder schraffieren, die der Held nie erreichen kann</translation>
    </message>
    <message>
        <source>Hatch the cells that each monster can reach on its patrol</source>
        <translation>Felder schraffieren, die ein Monster auf seinen Runden erreichen kann</translation>
    </message>
    <message>
        <source>Mark the cells with a single way out</source>
        <translation>Felder mit nur einem Ausweg markieren</translation>
    </message>
    <message>
        <source>Mark the cells that split the level when blocked</source>
        <translation>Felder markieren, die das Level teilen, wenn sie versperrt sind</translation>
    </message>
    <message>
        <source>Show how many steps each cell is from the start</source>
        <translation>Zeigen, wie viele Schritte jedes Feld vom Start entfernt liegt</translation>
    </message>
    <message>
        <source>Show what the hero sees at the start</source>
        <translation>Zeigen, was der Held am Start sieht</translation>
    </message>
</context>
<context>
    <name>OverlayActions</name>
    <message>
        <source>%1, cell %2, %3</source>
        <translation>%1, Feld %2, %3</translation>
    </message>
    <message>
        <source>%1: %2 of %3 cells</source>
        <translation>%1: %2 von %3 Feldern</translation>
    </message>
    <message>
        <source>%1; crosses the start</source>
        <translation>%1; über den Start</translation>
    </message>
    <message>
        <source>Hide overlays</source>
        <translation>Nichts einblenden</translation>
    </message>
    <message>
        <source>Hide all overlays</source>
        <translation>Alle Einblendungen ausblenden</translation>
    </message>
</context>
<context>
    <name>OverlaysPanel</name>
    <message>
        <source>All monsters</source>
        <translation>Alle Monster</translation>
    </message>
    <message>
        <source>Press Enter to show its cell</source>
        <translation>Die Eingabetaste zeigt sein Feld</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Overlays</source>
        <translation>Einblendungen</translation>
    </message>
    <message>
        <source>Patrolling monsters</source>
        <translation>Monster auf Runden</translation>
    </message>
    <message>
        <source>No monster patrols in this level. Place one that does to see its patrol here.</source>
        <translation>In diesem Level geht kein Monster Runden. Setze eines, das Runden geht, um sie hier zu sehen.</translation>
    </message>
</context>
<context>
    <name>PaletteCard</name>
    <message>
        <source>Favorite</source>
        <translation>Favorit</translation>
    </message>
    <message>
        <source>Add the current choice to your favorites, or remove it (*)</source>
        <translation>Die aktuelle Wahl zu den Favoriten hinzufügen oder daraus entfernen (*)</translation>
    </message>
</context>
<context>
    <name>PaletteFilter</name>
    <message>
        <source>No matches for “%1”</source>
        <translation>Keine Treffer für „%1“</translation>
    </message>
    <message>
        <source>No favorites yet: add one with the star below</source>
        <translation>Noch keine Favoriten: Füge mit dem Stern unten einen hinzu</translation>
    </message>
    <message>
        <source>This level uses none of your favorites</source>
        <translation>In diesem Level kommt kein Favorit vor</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search the palette</source>
        <translation>Die Palette durchsuchen</translation>
    </message>
    <message>
        <source>Show only names that contain this text</source>
        <translation>Nur Namen zeigen, die diesen Text enthalten</translation>
    </message>
    <message>
        <source>Only favorites</source>
        <translation>Nur Favoriten</translation>
    </message>
    <message>
        <source>Show only your favorites</source>
        <translation>Nur deine Favoriten zeigen</translation>
    </message>
    <message>
        <source>Only used kinds</source>
        <translation>Nur verwendete Arten</translation>
    </message>
    <message>
        <source>Show only kinds that are used in this level</source>
        <translation>Nur Arten zeigen, die in diesem Level vorkommen</translation>
    </message>
</context>
<context>
    <name>PalettePanel</name>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Start and treasure</source>
        <translation>Start und Schätze</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>Monster</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Palette</translation>
    </message>
    <message>
        <source>Terrain and things to draw</source>
        <translation>Gelände und Dinge zum Zeichnen</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Gegenstände</translation>
    </message>
    <message>
        <source>Only in this level</source>
        <translation>Nur in diesem Level</translation>
    </message>
    <message>
        <source>&amp;Favorite</source>
        <translation>&amp;Favorit</translation>
    </message>
    <message>
        <source>%1, favorite</source>
        <translation>%1, Favorit</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>how often, and what</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Random mix</source>
        <translation>Zufallsmischung</translation>
    </message>
    <message>
        <source>Mark the current choice as a favorite</source>
        <translation>Die aktuelle Wahl als Favorit merken</translation>
    </message>
    <message>
        <source>Choose a picture in the palette first.</source>
        <translation>Wähle zuerst ein Bild in der Palette.</translation>
    </message>
</context>
<context>
    <name>PanelDock</name>
    <message>
        <source>Show or hide the %1 panel</source>
        <translation>Den Bereich %1 zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Double-click to put this panel back into the window</source>
        <translation>Ein Doppelklick setzt den Bereich wieder ins Fenster</translation>
    </message>
</context>
<context>
    <name>PasteFeature</name>
    <message>
        <source>The clipboard does not contain a maze. Copy a maze drawn as several lines of text first.</source>
        <translation>Die Zwischenablage enthält kein Labyrinth. Kopiere zuerst ein Labyrinth, das aus mehreren Textzeilen besteht.</translation>
    </message>
    <message>
        <source>Create level</source>
        <translation>Level anlegen</translation>
    </message>
    <message>
        <source>The clipboard contains neither cells nor a maze drawn as text.</source>
        <translation>Die Zwischenablage enthält weder Felder noch ein als Text gezeichnetes Labyrinth.</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
</context>
<context>
    <name>PauseBanner</name>
    <message>
        <source>Move to start</source>
        <translation>Ein Schritt startet das Spiel</translation>
    </message>
    <message>
        <source>Step by step: time stands still</source>
        <translation>Schritt für Schritt: Die Zeit steht still</translation>
    </message>
    <message>
        <source>Paused: move or click to resume</source>
        <translation>Pause: Ein Schritt oder ein Klick setzt das Spiel fort</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>Save as picture</source>
        <translation>Als Bild speichern</translation>
    </message>
    <message>
        <source>Size of a cell</source>
        <translation>Größe eines Feldes</translation>
    </message>
    <message>
        <source>%1 pixels (picture: %2 × %3)</source>
        <extracomment>%1 is the side of a cell, %2 and %3 are width and height of the picture</extracomment>
        <translation>%1 Pixel (Bild: %2 × %3)</translation>
    </message>
    <message>
        <source>&amp;Size of a cell</source>
        <translation>&amp;Größe eines Feldes</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern …</translation>
    </message>
</context>
<context>
    <name>PlaceTable</name>
    <message>
        <source>Games by level</source>
        <translation>Partien nach Level</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>heads of narrow columns: of all games those that came to a level, and of these those that died there, gave up there, what hit points the others had left, and who killed most</extracomment>
        <translation>Level</translation>
    </message>
    <message>
        <source>Reached</source>
        <translation>Erreicht</translation>
    </message>
    <message>
        <source>Died</source>
        <translation>Gestorben</translation>
    </message>
    <message>
        <source>Gave up</source>
        <translation>Aufgegeben</translation>
    </message>
    <message>
        <source>HP left</source>
        <translation>Rest-LP</translation>
    </message>
    <message>
        <source>Deadliest</source>
        <translation>Tödlichstes</translation>
    </message>
    <message>
        <source>The levels of the campaign in order; double-click or press Enter to edit one</source>
        <translation>Die Level der Kampagne in ihrer Reihenfolge; Eingabe oder ein Doppelklick öffnet eines</translation>
    </message>
    <message>
        <source>Share of all games that reached the level</source>
        <translation>Anteil aller Partien, die das Level erreichten</translation>
    </message>
    <message>
        <source>Of the games that reached the level, the share lost there</source>
        <translation>Anteil der Partien, die dieses Level erreichten und dort verloren gingen</translation>
    </message>
    <message>
        <source>Average share of hit points left when the hero leaves the level</source>
        <translation>Anteil der Lebenspunkte, der beim Verlassen des Levels im Mittel übrig war</translation>
    </message>
    <message>
        <source>What killed the hero most often there</source>
        <translation>Was den Helden dort am häufigsten tötete</translation>
    </message>
    <message>
        <source>Of the games that reached the level, the share given up there</source>
        <translation>Anteil der Partien, die dieses Level erreichten und die der Bot dort aufgab</translation>
    </message>
</context>
<context>
    <name>PlayDocks</name>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Bag</source>
        <translation>Tasche</translation>
    </message>
    <message>
        <source>In view</source>
        <translation>In Sicht</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>Test play</source>
        <translation>Probespiel</translation>
    </message>
</context>
<context>
    <name>PlayHints</name>
    <message>
        <source>aim</source>
        <comment>what a key does</comment>
        <translation>zielen</translation>
    </message>
    <message>
        <source>next target</source>
        <comment>what a key does</comment>
        <translation>nächstes Ziel</translation>
    </message>
    <message>
        <source>use it there</source>
        <comment>what a key does</comment>
        <translation>dort benutzen</translation>
    </message>
    <message>
        <source>cancel</source>
        <comment>what a key does</comment>
        <translation>abbrechen</translation>
    </message>
    <message>
        <source>move the cursor</source>
        <comment>what a key does</comment>
        <translation>Zeiger bewegen</translation>
    </message>
    <message>
        <source>go there</source>
        <comment>what a key does</comment>
        <translation>hingehen</translation>
    </message>
    <message>
        <source>stop looking</source>
        <comment>what a key does</comment>
        <translation>Umsehen beenden</translation>
    </message>
    <message>
        <source>choose what to improve</source>
        <comment>what a key does</comment>
        <translation>wählen, was du verbesserst</translation>
    </message>
    <message>
        <source>next level</source>
        <comment>what a key does</comment>
        <translation>nächstes Level</translation>
    </message>
    <message>
        <source>play with another seed</source>
        <comment>what a key does</comment>
        <translation>mit anderem Startwert</translation>
    </message>
    <message>
        <source>restart</source>
        <comment>what a key does</comment>
        <translation>von vorn</translation>
    </message>
    <message>
        <source>back to the editor</source>
        <comment>what a key does</comment>
        <translation>zurück zum Editor</translation>
    </message>
    <message>
        <source>start page</source>
        <comment>what a key does</comment>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>pick up</source>
        <comment>what a key does</comment>
        <translation>aufheben</translation>
    </message>
    <message>
        <source>take the stairs</source>
        <comment>what a key does</comment>
        <translation>die Treppe nehmen</translation>
    </message>
    <message>
        <source>resume</source>
        <comment>what a key does</comment>
        <translation>weiter</translation>
    </message>
    <message>
        <source>walk</source>
        <comment>what a key does</comment>
        <translation>gehen</translation>
    </message>
    <message>
        <source>explore</source>
        <comment>what a key does</comment>
        <translation>erkunden</translation>
    </message>
    <message>
        <source>use</source>
        <comment>what a key does</comment>
        <translation>benutzen</translation>
    </message>
    <message>
        <source>pause</source>
        <comment>what a key does</comment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>wait</source>
        <comment>what a key does</comment>
        <translation>warten</translation>
    </message>
    <message>
        <source>look around</source>
        <comment>what a key does</comment>
        <translation>umsehen</translation>
    </message>
    <message>
        <source>all keys</source>
        <comment>what a key does</comment>
        <translation>alle Tasten</translation>
    </message>
    <message>
        <source>attack %1</source>
        <comment>what a key does</comment>
        <extracomment>%1 is a direction, such as &quot;southwest&quot;</extracomment>
        <translation>nach %1 angreifen</translation>
    </message>
    <message>
        <source>next panel</source>
        <comment>what a key does</comment>
        <translation>nächster Bereich</translation>
    </message>
    <message>
        <source>leave full screen</source>
        <comment>what a key does</comment>
        <translation>Vollbild verlassen</translation>
    </message>
    <message>
        <source>The game runs at %1 % speed. Use the Speed slider to change it.</source>
        <translation>Das Spiel läuft mit %1 % Tempo. Mit dem Regler „Tempo“ kannst du das ändern.</translation>
    </message>
    <message>
        <source>select</source>
        <comment>what a key does</comment>
        <translation>auswählen</translation>
    </message>
    <message>
        <source>drop</source>
        <comment>what a key does</comment>
        <translation>ablegen</translation>
    </message>
    <message>
        <source>back to the level</source>
        <comment>what a key does</comment>
        <translation>zurück zum Level</translation>
    </message>
    <message>
        <source>hint</source>
        <comment>what a key does</comment>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>attack nearest</source>
        <comment>what a key does</comment>
        <translation>nächstes Monster angreifen</translation>
    </message>
    <message>
        <source>rest</source>
        <comment>what a key does</comment>
        <translation>rasten</translation>
    </message>
    <message>
        <source>another dungeon</source>
        <comment>what a key does</comment>
        <translation>anderes Verlies</translation>
    </message>
    <message>
        <source>edit this level</source>
        <comment>what a key does</comment>
        <translation>Level bearbeiten</translation>
    </message>
    <message>
        <source>keep as proof</source>
        <comment>what a key does</comment>
        <translation>als Beweis behalten</translation>
    </message>
    <message>
        <source>watch this game</source>
        <comment>what a key does</comment>
        <translation>Partie ansehen</translation>
    </message>
    <message>
        <source>retry from before the danger</source>
        <comment>what a key does</comment>
        <translation>vor der Gefahr fortsetzen</translation>
    </message>
    <message>
        <source>copy summary</source>
        <comment>what a key does</comment>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>save summary</source>
        <comment>what a key does</comment>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>best games</source>
        <comment>what a key does</comment>
        <translation>Bestenliste</translation>
    </message>
    <message>
        <source>fire again: %1</source>
        <comment>what a key does</comment>
        <extracomment>%1 is an item</extracomment>
        <translation>nochmals benutzen: %1</translation>
    </message>
</context>
<context>
    <name>PlayMode</name>
    <message>
        <source>practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is the name of a level, %2 such as &quot;The Lantern Road, level 2 of 9&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Full screen: press Escape or the button in the corner to leave.</source>
        <translation>Vollbild: Mit Escape oder dem Knopf in der Ecke verlässt du es.</translation>
    </message>
    <message>
        <source>Full screen: press Escape, %1 or the button in the corner to leave.</source>
        <translation>Vollbild: Mit Escape, %1 oder dem Knopf in der Ecke verlässt du es.</translation>
    </message>
    <message>
        <source>&amp;Hint (none in this level)</source>
        <translation>&amp;Tipp (in diesem Level keiner)</translation>
    </message>
    <message>
        <source>&amp;Hint (not in dungeons)</source>
        <translation>&amp;Tipp (nicht in Verliesen)</translation>
    </message>
    <message>
        <source>&amp;Hint (the level is too large)</source>
        <translation>&amp;Tipp (das Level ist zu groß)</translation>
    </message>
    <message>
        <source>This level gives no hints.</source>
        <translation>In diesem Level gibt es keine Tipps.</translation>
    </message>
    <message>
        <source>Hints are not available in dungeons.</source>
        <translation>In Verliesen gibt es keine Tipps.</translation>
    </message>
    <message>
        <source>The level has too many cells to find a path in time.</source>
        <translation>Das Level hat zu viele Felder, um rechtzeitig einen Weg zu finden.</translation>
    </message>
    <message>
        <source>Copied the seed %1.</source>
        <translation>Startwert %1 kopiert.</translation>
    </message>
</context>
<context>
    <name>PlaytestPanel</name>
    <message>
        <source>Playtest</source>
        <translation>Spieltest</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Cores</source>
        <translation>Kerne</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>Heatmap</translation>
    </message>
    <message>
        <source>Heat map over the level</source>
        <translation>Heatmap über dem Level</translation>
    </message>
    <message>
        <source>Results to list</source>
        <translation>Gezeigte Ergebnisse</translation>
    </message>
    <message>
        <source>Where games are lost</source>
        <translation>Wo Partien verloren gehen</translation>
    </message>
    <message>
        <source>Play this level</source>
        <extracomment>what bots play: %1 is the name of a campaign</extracomment>
        <translation>Dieses Level spielen</translation>
    </message>
    <message>
        <source>Play the campaign “%1”</source>
        <translation>Die Kampagne „%1“ spielen</translation>
    </message>
    <message>
        <source>Level or campaign to play</source>
        <translation>Gespieltes Level oder gespielte Kampagne</translation>
    </message>
</context>
<context>
    <name>PlaytestTable</name>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Trend</source>
        <translation>Trend</translation>
    </message>
    <message>
        <source>The games of the selected bot are shown below</source>
        <translation>Die Partien des ausgewählten Bots stehen darunter</translation>
    </message>
    <message>
        <source>Share of games won</source>
        <translation>Anteil gewonnener Partien</translation>
    </message>
    <message>
        <source>Share before the last change to the level</source>
        <translation>Anteil vor der letzten Änderung des Levels</translation>
    </message>
    <message>
        <source>Comparison with the previous level, in games with the same seeds</source>
        <translation>Vergleich mit dem vorigen Stand des Levels, in Partien mit denselben Startwerten</translation>
    </message>
    <message>
        <source>Games won by each bot</source>
        <translation>Gewonnene Partien je Bot</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
</context>
<context>
    <name>PlaytestText</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>95 % confidence interval: %1 to %2.</source>
        <translation>Konfidenzintervall (95 %): %1 bis %2.</translation>
    </message>
    <message>
        <source>better</source>
        <translation>besser</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>schlechter</translation>
    </message>
    <message>
        <source>same</source>
        <extracomment>a changed level is won as often as before</extracomment>
        <translation>gleich</translation>
    </message>
    <message>
        <source>unclear</source>
        <extracomment>whether a changed level is won more often than before is not known yet</extracomment>
        <translation>unklar</translation>
    </message>
    <message>
        <source>%1: playing the first games.</source>
        <translation>%1: Die ersten Partien laufen.</translation>
    </message>
    <message>
        <source>%1 wins %2 of %3 games.</source>
        <translation>%1 gewinnt %2 von %3 Partien.</translation>
    </message>
    <message>
        <source>Before the last change: %1.</source>
        <translation>Vor der letzten Änderung: %1.</translation>
    </message>
    <message>
        <source>Better now.</source>
        <translation>Jetzt besser.</translation>
    </message>
    <message>
        <source>Worse now.</source>
        <translation>Jetzt schlechter.</translation>
    </message>
    <message>
        <source>No notable difference.</source>
        <translation>Kein nennenswerter Unterschied.</translation>
    </message>
    <message>
        <source>No clear difference yet.</source>
        <translation>Noch kein klarer Unterschied.</translation>
    </message>
    <message>
        <source>The playtest is off. Choose a number of cores to start it.</source>
        <translation>Der Spieltest ist aus. Wähle eine Anzahl Kerne, um ihn zu starten.</translation>
    </message>
    <message>
        <source>The level has errors and cannot be played. The Issues panel lists them.</source>
        <translation>Das Level hat Fehler und ist nicht spielbar. Der Bereich „Befunde“ zeigt sie.</translation>
    </message>
    <message>
        <source>Games are played only while this panel is visible.</source>
        <translation>Gespielt wird, solange dieser Bereich zu sehen ist.</translation>
    </message>
    <message>
        <source>Played: %1 of %2 games</source>
        <translation>Gespielt: %1 von %2 Partien</translation>
    </message>
    <message>
        <source>All %1 games played.</source>
        <translation>Alle %1 Partien gespielt.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message numerus="yes">
        <source>%n core(s)</source>
        <translation>
            <numerusform>%n Kern</numerusform>
            <numerusform>%n Kerne</numerusform>
        </translation>
    </message>
    <message>
        <source>Levels with more than %1 cells are not played here. Use the command line: mazewright playtest</source>
        <extracomment>%1 is a number of cells</extracomment>
        <translation>Level mit mehr als %1 Feldern werden hier nicht gespielt. Nutze die Befehlszeile: mazewright playtest</translation>
    </message>
    <message>
        <source>Campaigns with more than %1 cells are not played here. Use the command line: mazewright playtest</source>
        <extracomment>%1 is a number of cells</extracomment>
        <translation>Kampagnen mit mehr als %1 Feldern werden hier nicht gespielt. Nutze die Befehlszeile: mazewright playtest</translation>
    </message>
    <message>
        <source>The campaign cannot be played because its level %1 has errors.</source>
        <translation>Die Kampagne ist nicht spielbar, weil ihr Level %1 Fehler hat.</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>etwas anderes</translation>
    </message>
    <message>
        <source>%1: no game has reached this level yet.</source>
        <extracomment>%1 is the name of a level</extracomment>
        <translation>%1: Noch keine Partie hat dieses Level erreicht.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a name and how often, such as &quot;orc (12)&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2 of %3 games reached this level; died: %4, gave up: %5.</source>
        <translation>%1: %2 von %3 Partien erreichten dieses Level; gestorben: %4, aufgegeben: %5.</translation>
    </message>
    <message>
        <source>On average, the hero left it with %1 of his hit points.</source>
        <translation>Im Mittel verließ der Held es mit %1 seiner Lebenspunkte.</translation>
    </message>
    <message>
        <source>Deadliest: %1.</source>
        <translation>Am tödlichsten: %1.</translation>
    </message>
    <message>
        <source>Taken most often: %1.</source>
        <translation>Am häufigsten genommen: %1.</translation>
    </message>
    <message>
        <source>Used most often: %1.</source>
        <translation>Am häufigsten benutzt: %1.</translation>
    </message>
    <message>
        <source>Given up: %1.</source>
        <extracomment>%1 is a number of games that a bot did not play to their end</extracomment>
        <translation>Aufgegeben: %1.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>where a share lies, such as &quot;97 % to 98 %&quot;</extracomment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Winnable games are counted only for single levels, not for campaigns.</source>
        <translation>Gewinnbare Partien werden nur für einzelne Level gezählt, nicht für Kampagnen.</translation>
    </message>
    <message>
        <source>Winnable games are not counted for levels with more than %1 cells.</source>
        <extracomment>%1 is a number of cells</extracomment>
        <translation>Gewinnbare Partien werden für Level mit mehr als %1 Feldern nicht gezählt.</translation>
    </message>
    <message>
        <source>The number of winnable games is not known yet.</source>
        <translation>Die Zahl der gewinnbaren Partien ist noch nicht bekannt.</translation>
    </message>
    <message>
        <source>%1 of %2 games checked could have been won (%3); %4 could not; undecided: %5.</source>
        <extracomment>%3 is a share, such as &quot;97 % to 98 %&quot;</extracomment>
        <translation>%1 von %2 geprüften Partien waren zu gewinnen (%3), %4 nicht; ungeklärt: %5.</translation>
    </message>
    <message>
        <source>All %1 games checked could have been won.</source>
        <translation>Alle %1 geprüften Partien waren zu gewinnen.</translation>
    </message>
    <message>
        <source>%1 of %2 games checked could have been won (%3); %4 could not.</source>
        <extracomment>%3 is a share, such as &quot;42 %&quot;</extracomment>
        <translation>%1 von %2 geprüften Partien waren zu gewinnen (%3), %4 nicht.</translation>
    </message>
    <message>
        <source>%1 of %2 games checked could have been won (%3); undecided: %4.</source>
        <extracomment>%3 is a share, such as &quot;97 % to 98 %&quot;</extracomment>
        <translation>%1 von %2 geprüften Partien waren zu gewinnen (%3); ungeklärt: %4.</translation>
    </message>
    <message>
        <source>None of the %1 games checked could have been won.</source>
        <translation>Keine der %1 geprüften Partien war zu gewinnen.</translation>
    </message>
    <message>
        <source>The share of the same games that could be won by a player who knew all random events in advance. No bot can win more. If two numbers are shown, the first counts undecided games as lost, the second as won.</source>
        <translation>Der Anteil derselben Partien, die zu gewinnen wären, wenn alle Zufälle im Voraus bekannt wären. Kein Bot kann mehr gewinnen. Bei zwei Zahlen zählt die erste ungeklärte Partien als verloren, die zweite als gewonnen.</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Preparing a large level…</source>
        <translation>Ein großes Level wird vorbereitet …</translation>
    </message>
</context>
<context>
    <name>ProgressDialogText</name>
    <message>
        <source>Reading a large level…</source>
        <translation>Ein großes Level wird gelesen …</translation>
    </message>
    <message>
        <source>Please wait</source>
        <translation>Bitte warten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>ProofText</name>
    <message>
        <source>Proven winnable</source>
        <translation>Gewinnbar (bewiesen)</translation>
    </message>
    <message>
        <source>Proof out of date</source>
        <translation>Beweis veraltet</translation>
    </message>
    <message>
        <source>Proof fails (turn %1)</source>
        <translation>Beweis scheitert (Zug %1)</translation>
    </message>
    <message>
        <source>Proof cannot be read</source>
        <translation>Beweis ist nicht lesbar</translation>
    </message>
    <message>
        <source>Proven winnable by a person; the game is kept with the level.</source>
        <translation>Von einem Menschen als gewinnbar bewiesen; die Partie liegt beim Level.</translation>
    </message>
    <message>
        <source>Proven winnable by the solver; the solution is kept with the level.</source>
        <translation>Vom Programm als gewinnbar bewiesen; die Lösung liegt beim Level.</translation>
    </message>
    <message>
        <source>Proven winnable by a bot; the game is kept with the level.</source>
        <translation>Von einem Bot als gewinnbar bewiesen; die Partie liegt beim Level.</translation>
    </message>
</context>
<context>
    <name>PropertiesPanel</name>
    <message>
        <source>%1 (unknown)</source>
        <translation>%1 (unbekannt)</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Ruleset</source>
        <translation>Regelwerk</translation>
    </message>
    <message>
        <source>Translations…</source>
        <translation>Übersetzungen …</translation>
    </message>
    <message>
        <source>Texts of this level in other languages</source>
        <translation>Texte dieses Levels in anderen Sprachen</translation>
    </message>
    <message>
        <source>Players who use %1 read “%2”.</source>
        <translation>Wer %1 eingestellt hat, liest „%2“.</translation>
    </message>
    <message>
        <source>The name has changed since it was translated: %1.</source>
        <translation>Der Name hat sich seit der Übersetzung geändert: %1.</translation>
    </message>
    <message>
        <source>The name that players see</source>
        <translation>Der Name, den Spieler sehen</translation>
    </message>
    <message>
        <source>For players</source>
        <translation>Für Spieler</translation>
    </message>
    <message>
        <source>Tileset</source>
        <translation>Kachelsatz</translation>
    </message>
</context>
<context>
    <name>PropertyEdits</name>
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
        <source>change rule %1</source>
        <translation>Regel %1 ändern</translation>
    </message>
    <message>
        <source>change ruleset</source>
        <translation>Regelwerk ändern</translation>
    </message>
    <message>
        <source>reset all rules</source>
        <translation>alle Regeln zurücksetzen</translation>
    </message>
    <message>
        <source>change tileset</source>
        <translation>Kachelsatz ändern</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>“%1” already exists. Replace it?</source>
        <translation>„%1“ gibt es schon. Ersetzen?</translation>
    </message>
</context>
<context>
    <name>Quitting</name>
    <message>
        <source>Unsaved game</source>
        <translation>Nicht gespeichertes Spiel</translation>
    </message>
    <message>
        <source>Your progress since the last save would be lost.</source>
        <translation>Der Fortschritt seit dem letzten Speichern ginge verloren.</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>Noch einmal &amp;versuchen</translation>
    </message>
    <message>
        <source>&amp;Quit without saving</source>
        <translation>Ohne Speichern &amp;beenden</translation>
    </message>
</context>
<context>
    <name>ReasonText</name>
    <message>
        <source>A wall bars the way.</source>
        <translation>Eine Mauer versperrt den Weg.</translation>
    </message>
    <message>
        <source>In this level you cannot walk diagonally, only north, east, south or west.</source>
        <translation>In diesem Level kannst du nicht diagonal gehen, nur nach Norden, Osten, Süden oder Westen.</translation>
    </message>
    <message>
        <source>A friend stands in the way.</source>
        <translation>Ein Freund steht im Weg.</translation>
    </message>
    <message>
        <source>You are already at full health.</source>
        <translation>Du hast schon alle Lebenspunkte.</translation>
    </message>
    <message>
        <source>There is no target to aim at.</source>
        <translation>Es gibt kein Ziel, auf das du zielen kannst.</translation>
    </message>
    <message>
        <source>That is too far away.</source>
        <translation>Das ist zu weit weg.</translation>
    </message>
    <message>
        <source>You cannot see that cell.</source>
        <translation>Dieses Feld siehst du nicht.</translation>
    </message>
    <message>
        <source>This needs a target.</source>
        <translation>Hierfür brauchst du ein Ziel.</translation>
    </message>
    <message>
        <source>There is nothing here to pick up.</source>
        <translation>Hier liegt nichts zum Aufheben.</translation>
    </message>
    <message>
        <source>Your bag is full: all 26 letters are taken.</source>
        <translation>Deine Tasche ist voll: Alle 26 Buchstaben sind vergeben.</translation>
    </message>
    <message>
        <source>That cannot be used.</source>
        <translation>Das lässt sich nicht benutzen.</translation>
    </message>
    <message>
        <source>No stairs lead down from here.</source>
        <translation>Von hier führt keine Treppe hinab.</translation>
    </message>
    <message>
        <source>First choose what to improve.</source>
        <translation>Wähle zuerst, was du verbesserst.</translation>
    </message>
    <message>
        <source>This level runs in real time, so there is no need to wait.</source>
        <translation>Die Zeit läuft hier von selbst; warten ist nicht nötig.</translation>
    </message>
</context>
<context>
    <name>RecordingText</name>
    <message>
        <source>Unreadable game</source>
        <translation>Nicht lesbare Partie</translation>
    </message>
    <message>
        <source>played by a bot</source>
        <translation>von einem Bot gespielt</translation>
    </message>
    <message>
        <source>solved by the program</source>
        <translation>vom Programm gelöst</translation>
    </message>
    <message>
        <source>unfinished</source>
        <comment>of a game that was not played to its end</comment>
        <translation>nicht beendet</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>no longer replays correctly</source>
        <translation>lässt sich nicht mehr korrekt abspielen</translation>
    </message>
    <message>
        <source>from another version with different random numbers</source>
        <translation>aus einer anderen Version mit anderen Zufallszahlen</translation>
    </message>
    <message>
        <source>from %1</source>
        <extracomment>of a game that was taken over; %1 is such as &quot;turn 43&quot;, or a time</extracomment>
        <translation>ab %1</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>best game</source>
        <translation>beste Partie</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>Startwert %1</translation>
    </message>
    <message>
        <source>by a bot</source>
        <comment>who played a game</comment>
        <translation>von einem Bot</translation>
    </message>
    <message>
        <source>by the solver</source>
        <comment>who played a game</comment>
        <translation>vom Programm</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>Tiefe %1</translation>
    </message>
    <message>
        <source>cannot be replayed</source>
        <translation>nicht abspielbar</translation>
    </message>
    <message>
        <source>other version</source>
        <translation>andere Version</translation>
    </message>
</context>
<context>
    <name>RecoveryFeature</name>
    <message>
        <source>Your changes are not backed up and would be lost in a crash. %1</source>
        <extracomment>%1 is a sentence that says why</extracomment>
        <translation>Deine Änderungen sind nicht gesichert und gingen bei einem Absturz verloren. %1</translation>
    </message>
    <message>
        <source>“%1” is also open in another window. The window that saves last replaces what the other one saved.</source>
        <translation>„%1“ ist auch in einem anderen Fenster geöffnet. Das Fenster, das zuletzt speichert, ersetzt, was das andere gespeichert hat.</translation>
    </message>
    <message>
        <source>Edit a &amp;copy</source>
        <translation>&amp;Kopie bearbeiten</translation>
    </message>
    <message>
        <source>Saving asks for a new name</source>
        <translation>Beim Speichern wird nach einem neuen Namen gefragt</translation>
    </message>
    <message>
        <source>Co&amp;ntinue anyway</source>
        <translation>&amp;Trotzdem weiter</translation>
    </message>
    <message>
        <source>Both windows save to the same file</source>
        <translation>Beide Fenster speichern in dieselbe Datei</translation>
    </message>
    <message>
        <source>restore unsaved work</source>
        <translation>nicht gespeicherte Arbeit wiederherstellen</translation>
    </message>
    <message>
        <source>Your changes are backed up again.</source>
        <translation>Deine Änderungen sind wieder gesichert.</translation>
    </message>
    <message>
        <source>Another program changed the file after this work was begun. Undo shows its current content.</source>
        <translation>Ein anderes Programm hat die Datei geändert, nachdem diese Arbeit begonnen war. „Rückgängig“ zeigt ihren jetzigen Inhalt.</translation>
    </message>
</context>
<context>
    <name>RecoveryOffer</name>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Open each level with its unsaved changes; undo returns to the saved version</source>
        <translation>Jedes Level mit den nicht gespeicherten Änderungen öffnen; Rückgängig führt zum gespeicherten Stand zurück</translation>
    </message>
    <message>
        <source>&amp;Discard…</source>
        <translation>&amp;Verwerfen …</translation>
    </message>
    <message>
        <source>Discard the unsaved changes</source>
        <translation>Die nicht gespeicherten Änderungen verwerfen</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Keep the changes and ask again next time</source>
        <translation>Die Änderungen behalten und beim nächsten Mal wieder fragen</translation>
    </message>
    <message>
        <source>The unsaved changes to %1 cannot be restored: the recovery file is damaged.</source>
        <extracomment>%1 are names of levels</extracomment>
        <translation>Die nicht gespeicherten Änderungen an %1 lassen sich nicht wiederherstellen: Die Wiederherstellungsdatei ist beschädigt.</translation>
    </message>
    <message>
        <source>%1 has unsaved changes from %2.</source>
        <extracomment>%1 is the name of a level, %2 is a date and a time</extracomment>
        <translation>Es gibt nicht gespeicherte Änderungen an %1 vom %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n levels have unsaved changes from %2: %1.</source>
        <extracomment>%1 are names of levels, %2 is a date and a time</extracomment>
        <translation>
            <numerusform>Es gibt nicht gespeicherte Änderungen an %n Level vom %2: %1.</numerusform>
            <numerusform>Es gibt nicht gespeicherte Änderungen an %n Leveln vom %2: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>of levels whose names stand before it</extracomment>
        <translation>
            <numerusform>%n weiteren</numerusform>
            <numerusform>%n weiteren</numerusform>
        </translation>
    </message>
    <message>
        <source>a new level</source>
        <translation>einem neuen Level</translation>
    </message>
    <message numerus="yes">
        <source>%n new levels</source>
        <translation>
            <numerusform>%n neuen Level</numerusform>
            <numerusform>%n neuen Leveln</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>Behal&amp;ten</translation>
    </message>
    <message>
        <source>Keep the unsaved changes</source>
        <translation>Die nicht gespeicherten Änderungen behalten</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>This cannot be undone</source>
        <translation>Das lässt sich nicht rückgängig machen</translation>
    </message>
    <message>
        <source>The unsaved changes to %1 will be deleted for good.</source>
        <extracomment>%1 are names of levels</extracomment>
        <translation>Die nicht gespeicherten Änderungen an %1 werden endgültig gelöscht.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>the names of levels before the last, and the last</extracomment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the names of levels</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>ReplaceDialog</name>
    <message>
        <source>Only in the &amp;selection</source>
        <translation>Nur in der &amp;Auswahl</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Alle ersetzen</translation>
    </message>
    <message>
        <source>What to replace</source>
        <translation>Was ersetzt wird</translation>
    </message>
    <message>
        <source>Replacement</source>
        <translation>Ersatz</translation>
    </message>
    <message>
        <source>Only in the selection</source>
        <translation>Nur in der Auswahl</translation>
    </message>
    <message>
        <source>&amp;Replace all</source>
        <translation>Alle &amp;ersetzen</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>There is nothing to replace.</source>
        <translation>Es gibt nichts zu ersetzen.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) will change in the selection.</source>
        <translation>
            <numerusform>%n Feld in der Auswahl wird geändert.</numerusform>
            <numerusform>%n Felder in der Auswahl werden geändert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) will change in the selection.</source>
        <translation>
            <numerusform>%n Ding in der Auswahl wird geändert.</numerusform>
            <numerusform>%n Dinge in der Auswahl werden geändert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) will change in the level.</source>
        <translation>
            <numerusform>%n Feld im Level wird geändert.</numerusform>
            <numerusform>%n Felder im Level werden geändert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) will change in the level.</source>
        <translation>
            <numerusform>%n Ding im Level wird geändert.</numerusform>
            <numerusform>%n Dinge im Level werden geändert.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;with</source>
        <translation>&amp;durch</translation>
    </message>
    <message>
        <source>Choose a different replacement.</source>
        <translation>Wähle als Ersatz etwas anderes.</translation>
    </message>
</context>
<context>
    <name>ReshapeActions</name>
    <message>
        <source>crop to selection</source>
        <translation>auf Auswahl zuschneiden</translation>
    </message>
    <message>
        <source>trim to content</source>
        <translation>auf Inhalt zuschneiden</translation>
    </message>
    <message>
        <source>There is nothing to cut off.</source>
        <translation>Es gibt nichts abzuschneiden.</translation>
    </message>
    <message>
        <source>You can undo this.</source>
        <translation>Das lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>&amp;Resize…</source>
        <translation>&amp;Größe ändern …</translation>
    </message>
    <message>
        <source>Change the size of the level, or cut a part off</source>
        <translation>Die Größe des Levels ändern oder einen Teil abschneiden</translation>
    </message>
    <message>
        <source>&amp;Crop to selection</source>
        <translation>Auf die &amp;Auswahl zuschneiden</translation>
    </message>
    <message>
        <source>Cut off everything outside the selected cells</source>
        <translation>Alles außerhalb der ausgewählten Felder abschneiden</translation>
    </message>
    <message>
        <source>&amp;Trim to content</source>
        <translation>Auf den &amp;Inhalt zuschneiden</translation>
    </message>
    <message>
        <source>Cut off empty rows and columns at the edges of the level</source>
        <translation>Leere Zeilen und Spalten am Rand des Levels abschneiden</translation>
    </message>
    <message>
        <source>Rotate level ri&amp;ght</source>
        <translation>Level &amp;rechtsherum drehen</translation>
    </message>
    <message>
        <source>Rotate the whole level clockwise, including the directions of its things</source>
        <translation>Das ganze Level im Uhrzeigersinn drehen, samt den Richtungen seiner Dinge</translation>
    </message>
    <message>
        <source>rotate level right</source>
        <translation>Level rechtsherum drehen</translation>
    </message>
    <message>
        <source>Rotate level &amp;left</source>
        <translation>Level &amp;linksherum drehen</translation>
    </message>
    <message>
        <source>Rotate the whole level counterclockwise, including the directions of its things</source>
        <translation>Das ganze Level gegen den Uhrzeigersinn drehen, samt den Richtungen seiner Dinge</translation>
    </message>
    <message>
        <source>rotate level left</source>
        <translation>Level linksherum drehen</translation>
    </message>
    <message>
        <source>&amp;Flip level horizontally</source>
        <translation>Level &amp;waagrecht spiegeln</translation>
    </message>
    <message>
        <source>Flip the whole level horizontally, including the directions of its things</source>
        <translation>Das ganze Level waagrecht spiegeln, samt den Richtungen seiner Dinge</translation>
    </message>
    <message>
        <source>flip level horizontally</source>
        <translation>Level waagrecht spiegeln</translation>
    </message>
    <message>
        <source>Flip level &amp;vertically</source>
        <translation>Level &amp;senkrecht spiegeln</translation>
    </message>
    <message>
        <source>Flip the whole level vertically, including the directions of its things</source>
        <translation>Das ganze Level senkrecht spiegeln, samt den Richtungen seiner Dinge</translation>
    </message>
    <message>
        <source>flip level vertically</source>
        <translation>Level senkrecht spiegeln</translation>
    </message>
    <message>
        <source>Select cells first.</source>
        <translation>Wähle zuerst Felder aus.</translation>
    </message>
    <message>
        <source>Ti&amp;leset…</source>
        <translation>&amp;Kachelsatz …</translation>
    </message>
    <message>
        <source>Choose the look of ground and walls in the properties</source>
        <translation>Das Aussehen von Boden und Mauern in den Eigenschaften wählen</translation>
    </message>
</context>
<context>
    <name>ResizeDialog</name>
    <message>
        <source>Width in cells</source>
        <translation>Breite in Feldern</translation>
    </message>
    <message>
        <source>Height in cells</source>
        <translation>Höhe in Feldern</translation>
    </message>
    <message>
        <source>Resize level</source>
        <translation>Größe des Levels ändern</translation>
    </message>
    <message>
        <source>Preview of the new size</source>
        <translation>Vorschau der neuen Größe</translation>
    </message>
    <message>
        <source>Resize</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>&amp;Width in cells</source>
        <translation>&amp;Breite in Feldern</translation>
    </message>
    <message>
        <source>&amp;Height in cells</source>
        <translation>&amp;Höhe in Feldern</translation>
    </message>
    <message>
        <source>New cells &amp;become</source>
        <translation>Neue Felder &amp;werden</translation>
    </message>
    <message>
        <source>&amp;Anchor</source>
        <translation>Bezugs&amp;punkt</translation>
    </message>
    <message>
        <source>Terrain of new cells</source>
        <translation>Gelände neuer Felder</translation>
    </message>
    <message>
        <source>Upper left corner</source>
        <translation>Ecke oben links</translation>
    </message>
    <message>
        <source>Upper edge</source>
        <translation>Oberer Rand</translation>
    </message>
    <message>
        <source>Upper right corner</source>
        <translation>Ecke oben rechts</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Linker Rand</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Rechter Rand</translation>
    </message>
    <message>
        <source>Lower left corner</source>
        <translation>Ecke unten links</translation>
    </message>
    <message>
        <source>Lower edge</source>
        <translation>Unterer Rand</translation>
    </message>
    <message>
        <source>Lower right corner</source>
        <translation>Ecke unten rechts</translation>
    </message>
    <message>
        <source>The level already has this size.</source>
        <translation>Diese Größe hat das Level schon.</translation>
    </message>
    <message>
        <source>resize level</source>
        <translation>Größe des Levels ändern</translation>
    </message>
    <message>
        <source>Nothing is lost.</source>
        <translation>Nichts geht verloren.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells cut off.</source>
        <translation>
            <numerusform>%n Feld wird abgeschnitten.</numerusform>
            <numerusform>%n Felder werden abgeschnitten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n things lost.</source>
        <translation>
            <numerusform>%n Ding darauf geht verloren.</numerusform>
            <numerusform>%n Dinge darauf gehen verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>This includes the start.</source>
        <translation>Darunter ist der Start.</translation>
    </message>
</context>
<context>
    <name>RuleText</name>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>Death</source>
        <translation>Tod</translation>
    </message>
    <message>
        <source>turn by turn</source>
        <translation>Zug um Zug</translation>
    </message>
    <message>
        <source>real time</source>
        <translation>Echtzeit</translation>
    </message>
    <message>
        <source>hero returns</source>
        <translation>Held kehrt zurück</translation>
    </message>
    <message>
        <source>game ends</source>
        <translation>Spiel endet</translation>
    </message>
    <message>
        <source>Sight</source>
        <translation>Sicht</translation>
    </message>
    <message>
        <source>Step directions</source>
        <translation>Schrittrichtungen</translation>
    </message>
    <message>
        <source>Safe time</source>
        <translation>Schonzeit</translation>
    </message>
    <message>
        <source>Safe turns</source>
        <translation>Schonzüge</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Berührung</translation>
    </message>
    <message>
        <source>When monsters meet</source>
        <translation>Wenn Monster sich treffen</translation>
    </message>
    <message>
        <source>First monster action</source>
        <translation>Erste Aktion der Monster</translation>
    </message>
    <message>
        <source>Shortest time between actions</source>
        <translation>Kürzeste Zeit zwischen Aktionen</translation>
    </message>
    <message>
        <source>Longest time between actions</source>
        <translation>Längste Zeit zwischen Aktionen</translation>
    </message>
    <message>
        <source>Sight radius</source>
        <translation>Sichtweite</translation>
    </message>
    <message>
        <source>Walking into walls</source>
        <translation>Gegen Mauern laufen</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Schräg um Ecken gehen</translation>
    </message>
    <message>
        <source>Cost of using items</source>
        <translation>Gegenstände benutzen</translation>
    </message>
    <message>
        <source>Level up when XP is</source>
        <translation>Stufenaufstieg: nötige Erfahrung</translation>
    </message>
    <message>
        <source>Experience per level-up</source>
        <translation>Erfahrung je Aufstieg</translation>
    </message>
    <message>
        <source>Extra experience per level</source>
        <translation>Zusätzliche Erfahrung je Stufe</translation>
    </message>
    <message>
        <source>HP per level-up</source>
        <translation>LP je Aufstieg</translation>
    </message>
    <message>
        <source>Power per level-up</source>
        <translation>Stärke je Aufstieg</translation>
    </message>
    <message>
        <source>Defense per level-up</source>
        <translation>Abwehr je Aufstieg</translation>
    </message>
    <message>
        <source>Healing on stairs</source>
        <translation>Heilung auf Treppen</translation>
    </message>
    <message>
        <source>When confused</source>
        <translation>Verwirrte</translation>
    </message>
    <message>
        <source>Area effects</source>
        <translation>Flächenwirkungen</translation>
    </message>
    <message>
        <source>Area effect without a target</source>
        <translation>Flächenwirkung ohne Ziel</translation>
    </message>
    <message>
        <source>Hunters out of sight</source>
        <translation>Jäger ohne Sicht auf den Helden</translation>
    </message>
    <message>
        <source>Idle monsters</source>
        <translation>Untätige Monster</translation>
    </message>
    <message>
        <source>whole level</source>
        <translation>ganzes Level</translation>
    </message>
    <message>
        <source>only what is in view</source>
        <translation>nur was in Sicht ist</translation>
    </message>
    <message>
        <source>all treasure collected</source>
        <translation>alle Schätze gesammelt</translation>
    </message>
    <message>
        <source>exit reached</source>
        <translation>Ausgang erreicht</translation>
    </message>
    <message>
        <source>all monsters defeated</source>
        <translation>alle Monster besiegt</translation>
    </message>
    <message>
        <source>kills the hero</source>
        <translation>tötet den Helden</translation>
    </message>
    <message>
        <source>is a fight</source>
        <translation>ist ein Kampf</translation>
    </message>
    <message>
        <source>is a kick</source>
        <translation>ist ein Tritt</translation>
    </message>
    <message>
        <source>share cells</source>
        <translation>teilen sich Felder</translation>
    </message>
    <message>
        <source>block each other</source>
        <translation>versperren sich den Weg</translation>
    </message>
    <message>
        <source>costs nothing</source>
        <translation>kostet nichts</translation>
    </message>
    <message>
        <source>costs a turn</source>
        <translation>kostet einen Zug</translation>
    </message>
    <message>
        <source>can be cut</source>
        <translation>erlaubt</translation>
    </message>
    <message>
        <source>cannot be cut</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>a turn</source>
        <translation>kostet einen Zug</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>kostet nichts</translation>
    </message>
    <message>
        <source>reached</source>
        <translation>erreicht</translation>
    </message>
    <message>
        <source>exceeded</source>
        <translation>überschritten</translation>
    </message>
    <message>
        <source>stumble</source>
        <translation>taumeln</translation>
    </message>
    <message>
        <source>may attack</source>
        <translation>können angreifen</translation>
    </message>
    <message>
        <source>go through walls</source>
        <translation>gehen durch Mauern</translation>
    </message>
    <message>
        <source>stop at walls</source>
        <translation>enden an Mauern</translation>
    </message>
    <message>
        <source>uses up the item</source>
        <translation>verbraucht den Gegenstand</translation>
    </message>
    <message>
        <source>keeps the item</source>
        <translation>behält den Gegenstand</translation>
    </message>
    <message>
        <source>stand still</source>
        <translation>bleiben stehen</translation>
    </message>
    <message>
        <source>are not logged</source>
        <translation>werden nicht gemeldet</translation>
    </message>
    <message>
        <source>are logged</source>
        <translation>werden gemeldet</translation>
    </message>
    <message>
        <source>Move monsters by the clock or after each step</source>
        <translation>Monster nach der Uhr oder nach jedem Schritt bewegen</translation>
    </message>
    <message>
        <source>What happens when the hero dies</source>
        <translation>Was geschieht, wenn der Held stirbt</translation>
    </message>
    <message>
        <source>Show the whole level, or only what the hero sees and remembers</source>
        <translation>Das ganze Level zeigen oder nur, was der Held sieht und sich merkt</translation>
    </message>
    <message>
        <source>How far the hero and hunters see, in cells</source>
        <translation>Wie weit der Held und Jäger sehen, in Feldern</translation>
    </message>
    <message>
        <source>4: straight steps only; 8: also diagonal steps</source>
        <translation>4: nur gerade Schritte; 8: auch schräge</translation>
    </message>
    <message>
        <source>All checked conditions must hold; without any, the level is not winnable</source>
        <translation>Alle angekreuzten Bedingungen müssen erfüllt sein; ohne Bedingung ist das Level nicht gewinnbar</translation>
    </message>
    <message>
        <source>Real time: how many milliseconds the hero is safe after he returns</source>
        <translation>Echtzeit: wie viele Millisekunden der Held nach seiner Rückkehr sicher ist</translation>
    </message>
    <message>
        <source>Turn by turn: how many turns the hero is safe after he returns</source>
        <translation>Zug um Zug: wie viele Züge der Held nach seiner Rückkehr sicher ist</translation>
    </message>
    <message>
        <source>What happens when the hero and a monster meet</source>
        <translation>Was geschieht, wenn Held und Monster sich treffen</translation>
    </message>
    <message>
        <source>Allow several monsters on one cell (only possible if contact kills)</source>
        <translation>Mehrere Monster auf einem Feld erlauben (geht nur, wenn Berührung tötet)</translation>
    </message>
    <message>
        <source>Real time: milliseconds before monsters first act</source>
        <translation>Echtzeit: Millisekunden, bevor Monster zum ersten Mal handeln</translation>
    </message>
    <message>
        <source>Real time: shortest time in milliseconds between two actions of a monster; cannot exceed the longest time</source>
        <translation>Echtzeit: kürzeste Zeit zwischen zwei Aktionen eines Monsters in Millisekunden; nicht länger als die längste Zeit</translation>
    </message>
    <message>
        <source>Real time: longest time in milliseconds between two actions of a monster; cannot be less than the shortest time</source>
        <translation>Echtzeit: längste Zeit zwischen zwei Aktionen eines Monsters in Millisekunden; nicht kürzer als die kürzeste Zeit</translation>
    </message>
    <message>
        <source>Cost of a step into a wall</source>
        <translation>Kosten eines Schritts gegen eine Mauer</translation>
    </message>
    <message>
        <source>Allow diagonal steps past the corner of a wall</source>
        <translation>Schräge Schritte an einer Mauerecke vorbei erlauben</translation>
    </message>
    <message>
        <source>Cost of picking up, using, dropping and wearing items</source>
        <translation>Kosten für Aufheben, Benutzen, Ablegen und Anlegen</translation>
    </message>
    <message>
        <source>Level up when the required experience is reached, or only when it is exceeded</source>
        <translation>Bei der nötigen Erfahrung aufsteigen oder erst darüber</translation>
    </message>
    <message>
        <source>Experience needed for every level-up</source>
        <translation>Erfahrung, die jeder Stufenaufstieg braucht</translation>
    </message>
    <message>
        <source>Added to the experience for a level-up, multiplied by the hero’s current level</source>
        <translation>Kommt zur Erfahrung für einen Stufenaufstieg hinzu, multipliziert mit der jetzigen Stufe des Helden</translation>
    </message>
    <message>
        <source>Hit points gained when chosen at a level-up</source>
        <translation>Zuwachs, wenn beim Stufenaufstieg Lebenspunkte gewählt werden</translation>
    </message>
    <message>
        <source>Power gained when chosen at a level-up</source>
        <translation>Zuwachs, wenn beim Stufenaufstieg Stärke gewählt wird</translation>
    </message>
    <message>
        <source>Defense gained when chosen at a level-up</source>
        <translation>Zuwachs, wenn beim Stufenaufstieg Abwehr gewählt wird</translation>
    </message>
    <message>
        <source>Percentage of full hit points restored by stairs</source>
        <translation>Anteil der vollen Lebenspunkte, den Treppen heilen, in Prozent</translation>
    </message>
    <message>
        <source>Let the confused attack anyone in their way</source>
        <translation>Verwirrte angreifen lassen, wer ihnen im Weg steht</translation>
    </message>
    <message>
        <source>Let walls protect from area effects</source>
        <translation>Mauern vor Flächenwirkungen schützen lassen</translation>
    </message>
    <message>
        <source>What happens to an area item without a target</source>
        <translation>Was mit einem Gegenstand geschieht, dessen Fläche kein Ziel trifft</translation>
    </message>
    <message>
        <source>What hunters do after losing sight of the hero</source>
        <translation>Was Jäger tun, die den Helden aus den Augen verloren haben</translation>
    </message>
    <message>
        <source>Log idle monsters in view</source>
        <translation>Untätige Monster in Sicht melden</translation>
    </message>
    <message>
        <source>go where the hero was</source>
        <translation>gehen dorthin, wo er war</translation>
    </message>
    <message>
        <source>Turns per healed HP</source>
        <translation>Züge je geheiltem LP</translation>
    </message>
    <message>
        <source>Turn by turn: how many turns it takes to regain one hit point (0: never)</source>
        <translation>Zug um Zug: nach wie vielen Zügen der Held einen Lebenspunkt zurückbekommt (0: nie)</translation>
    </message>
    <message>
        <source>Minimum damage</source>
        <translation>Mindestschaden</translation>
    </message>
    <message>
        <source>Hit points lost to every hit, whatever the defense</source>
        <translation>Lebenspunkte, die jeder Treffer trotz aller Abwehr kostet</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>Let players ask for the way to victory</source>
        <translation>Nach dem Weg zum Sieg fragen lassen</translation>
    </message>
    <message>
        <source> cells</source>
        <translation> Felder</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source> turns</source>
        <translation> Züge</translation>
    </message>
    <message>
        <source> XP</source>
        <translation> EP</translation>
    </message>
    <message>
        <source> HP</source>
        <translation> LP</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Win conditions</source>
        <translation>Siegbedingungen</translation>
    </message>
</context>
<context>
    <name>RulesChoice</name>
    <message>
        <source>T&amp;urns: the hero and the monsters take turns and fight</source>
        <translation>&amp;Züge: Der Held und die Monster ziehen abwechselnd und kämpfen</translation>
    </message>
    <message>
        <source>&amp;Other rules:</source>
        <translation>An&amp;dere Regeln:</translation>
    </message>
    <message>
        <source>Other rules</source>
        <translation>Andere Regeln</translation>
    </message>
    <message>
        <source>Win conditions:</source>
        <translation>Siegbedingungen:</translation>
    </message>
    <message>
        <source>All trea&amp;sure collected</source>
        <translation>Alle &amp;Schätze gesammelt</translation>
    </message>
    <message>
        <source>E&amp;xit reached</source>
        <translation>A&amp;usgang erreicht</translation>
    </message>
    <message>
        <source>All mo&amp;nsters defeated</source>
        <translation>Alle Mo&amp;nster besiegt</translation>
    </message>
    <message>
        <source>Rules of this level</source>
        <translation>Regeln dieses Levels</translation>
    </message>
    <message>
        <source>Create level</source>
        <translation>Level anlegen</translation>
    </message>
    <message>
        <source>&amp;Real time: monsters patrol, and touching one ends the game</source>
        <translation>&amp;Echtzeit: Monster gehen ihre Runden, und wer eins berührt, hat verloren</translation>
    </message>
    <message>
        <source>&amp;Real time: monsters patrol, and touching one sends the hero back to the start</source>
        <translation>&amp;Echtzeit: Monster gehen ihre Runden, und wer eins berührt, kehrt an den Start zurück</translation>
    </message>
</context>
<context>
    <name>RulesForm</name>
    <message>
        <source>Ruleset: %1</source>
        <translation>Regelwerk: %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>All rules match the ruleset.</source>
        <translation>Wie im Regelwerk.</translation>
    </message>
    <message>
        <source>Differs from the ruleset: %1</source>
        <translation>Geändert: %1</translation>
    </message>
    <message>
        <source>Values in parentheses come from the ruleset.</source>
        <translation>Werte in Klammern stammen aus dem Regelwerk.</translation>
    </message>
    <message>
        <source>There are no rules called %1.</source>
        <translation>Diese Regeln gibt es nicht: %1.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alle zurücksetzen</translation>
    </message>
    <message>
        <source>Reset every rule to its value in the ruleset</source>
        <translation>Jede Regel auf ihren Wert im Regelwerk zurücksetzen</translation>
    </message>
    <message>
        <source>Search rules</source>
        <translation>Regeln suchen</translation>
    </message>
    <message>
        <source>Show only rules whose name or description contains this text</source>
        <translation>Nur Regeln zeigen, deren Name oder Beschreibung diesen Text enthält</translation>
    </message>
    <message>
        <source>No rule matches “%1”. Clear the search to see all rules.</source>
        <translation>Keine Regel passt zu „%1“. Leere die Suche, um alle zu sehen.</translation>
    </message>
    <message>
        <source>Winning and losing</source>
        <translation>Sieg und Niederlage</translation>
    </message>
    <message>
        <source>Rules of play</source>
        <translation>Spielregeln</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Erweitert</translation>
    </message>
</context>
<context>
    <name>RulesetListText</name>
    <message>
        <source>Tutorial rulesets</source>
        <translation>Regelwerke aus Tutorials</translation>
    </message>
</context>
<context>
    <name>RunDelegate</name>
    <message>
        <source>Name of this game</source>
        <translation>Name dieser Partie</translation>
    </message>
</context>
<context>
    <name>RunTree</name>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 is the name of a game, %2 what is known of it</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>being watched</source>
        <translation>wird angesehen</translation>
    </message>
    <message>
        <source>shown as a ghost</source>
        <translation>als Geist gezeigt</translation>
    </message>
</context>
<context>
    <name>RunsPanel</name>
    <message>
        <source>Watch a game</source>
        <translation>Eine Partie ansehen</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) branch off it and are kept.</source>
        <translation>
            <numerusform>%n Partie zweigt davon ab und bleibt erhalten.</numerusform>
            <numerusform>%n Partien zweigen davon ab und bleiben erhalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>It stays in the list of best games.</source>
        <translation>In der Bestenliste bleibt sie stehen.</translation>
    </message>
    <message>
        <source>Delete recorded game</source>
        <translation>Aufgezeichnete Partie löschen</translation>
    </message>
    <message>
        <source>Delete this recorded game for good?
%1</source>
        <extracomment>%1 says which game it is</extracomment>
        <translation>Diese aufgezeichnete Partie endgültig löschen?
%1</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Recorded games</source>
        <translation>Aufgezeichnete Partien</translation>
    </message>
    <message>
        <source>Games you play appear here.</source>
        <translation>Partien, die du spielst, erscheinen hier.</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Watch this game from the beginning (Enter)</source>
        <translation>Diese Partie von Anfang an ansehen (Eingabe)</translation>
    </message>
    <message>
        <source>Show as a ghost</source>
        <translation>Als Geist zeigen</translation>
    </message>
    <message>
        <source>Show this game beside the one you are watching, if both have the same start</source>
        <translation>Diese Partie neben der angesehenen zeigen, wenn beide denselben Anfang haben</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Name this game to keep it; unnamed games are deleted, oldest first (F2)</source>
        <translation>Diese Partie benennen, um sie zu behalten; unbenannte werden gelöscht, die ältesten zuerst (F2)</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen …</translation>
    </message>
    <message>
        <source>Delete this game for good (Delete)</source>
        <translation>Diese Partie endgültig löschen (Entf)</translation>
    </message>
    <message>
        <source>Watching a game from the file “%1”.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>Du siehst eine Partie aus der Datei „%1“ an.</translation>
    </message>
</context>
<context>
    <name>SaveText</name>
    <message>
        <source>Its folder does not exist and could not be created.</source>
        <translation>Der Ordner existiert nicht und ließ sich nicht anlegen.</translation>
    </message>
    <message>
        <source>Something that is not a file already has this name.</source>
        <translation>Unter diesem Namen gibt es schon etwas, das keine Datei ist.</translation>
    </message>
    <message>
        <source>You have no permission to write the file or its folder.</source>
        <translation>Du hast keine Berechtigung, die Datei oder ihren Ordner zu beschreiben.</translation>
    </message>
    <message>
        <source>The system reports: %1</source>
        <translation>Das System meldet: %1</translation>
    </message>
    <message>
        <source>“%1” could not be saved.</source>
        <translation>„%1“ konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>Free up space, then try again.</source>
        <translation>Schaff Platz, dann versuch es noch einmal.</translation>
    </message>
    <message>
        <source>Fix this, then try again.</source>
        <translation>Behebe das, dann versuch es noch einmal.</translation>
    </message>
    <message>
        <source>It is saved automatically once there is space.</source>
        <translation>Sobald dort Platz ist, wird automatisch gespeichert.</translation>
    </message>
    <message>
        <source>Saving is retried automatically.</source>
        <translation>Das Speichern wird automatisch wiederholt.</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>Wähle einen anderen Ordner.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Wähle einen anderen Namen.</translation>
    </message>
    <message>
        <source>Free up space, or choose another disk.</source>
        <translation>Schaff Platz oder wähle einen anderen Datenträger.</translation>
    </message>
    <message>
        <source>Try again, or choose another folder.</source>
        <translation>Versuch es noch einmal oder wähle einen anderen Ordner.</translation>
    </message>
</context>
<context>
    <name>SavedGames</name>
    <message>
        <source>Saved games</source>
        <translation>Spielstände</translation>
    </message>
    <message>
        <source>A game saved by a newer version</source>
        <translation>Ein Spiel einer neueren Version</translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <extracomment>%1 says which game it is</extracomment>
        <translation>Weiter: %1</translation>
    </message>
    <message>
        <source>Saved %1. Press Delete to delete it.</source>
        <extracomment>%1 is a date and a time</extracomment>
        <translation>Gespeichert am %1. Entf löscht den Spielstand.</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Löschen …</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 is the name of a game, %2 how far it is</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>saved by an older version</source>
        <translation>mit einer älteren Version gespeichert</translation>
    </message>
    <message numerus="yes">
        <source>Show %n more saved game(s)</source>
        <translation>
            <numerusform>%n weiteren Spielstand zeigen</numerusform>
            <numerusform>%n weitere Spielstände zeigen</numerusform>
        </translation>
    </message>
    <message>
        <source>Today, %1</source>
        <extracomment>%1 is a time</extracomment>
        <translation>Heute, %1</translation>
    </message>
    <message>
        <source>Yesterday, %1</source>
        <extracomment>%1 is a time</extracomment>
        <translation>Gestern, %1</translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message>
        <source>This game was saved by a newer version of Mazewright. It is kept; continue it with that version.</source>
        <translation>Dieses Spiel wurde mit einer neueren Version von Mazewright gespeichert. Es bleibt erhalten; setze es mit dieser Version fort.</translation>
    </message>
    <message>
        <source>This game was saved by an older version of Mazewright with different random numbers. It is kept; continue it with that version.</source>
        <translation>Dieses Spiel wurde mit einer älteren Version von Mazewright gespeichert, die andere Zufallszahlen erzeugt. Es bleibt erhalten; setze es mit dieser Version fort.</translation>
    </message>
    <message>
        <source>Cannot load this saved game: %1</source>
        <extracomment>%1 is a sentence that says what does not fit</extracomment>
        <translation>Dieser Spielstand lässt sich nicht laden: %1</translation>
    </message>
    <message>
        <source>The last save was damaged. The game continues from the one before it, at turn %1.</source>
        <translation>Der letzte Spielstand war beschädigt. Das Spiel geht vom vorigen aus weiter, bei Zug %1.</translation>
    </message>
    <message>
        <source>This saved game is damaged and cannot be loaded.</source>
        <translation>Dieser Spielstand ist beschädigt und lässt sich nicht laden.</translation>
    </message>
    <message>
        <source>This saved game no longer exists. If its folder was moved, move it back to: %1</source>
        <translation>Diesen Spielstand gibt es nicht mehr. Falls sein Ordner verschoben wurde, verschiebe ihn zurück nach: %1</translation>
    </message>
</context>
<context>
    <name>ScoresText</name>
    <message>
        <source>Best games</source>
        <translation>Bestenliste</translation>
    </message>
    <message>
        <source>&amp;Ruleset</source>
        <translation>&amp;Regelwerk</translation>
    </message>
    <message>
        <source>No finished games with these rules yet. Play one!</source>
        <translation>Noch keine beendete Partie mit diesen Regeln. Spiel eine!</translation>
    </message>
    <message>
        <source>killed by %1</source>
        <translation>getötet von: %1</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Hero level</source>
        <translation>Stufe des Helden</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>Getötet</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2 %)</source>
        <extracomment>%1 is a time such as 1:05, %2 the speed of the game in percent</extracomment>
        <translation>%1 (%2 %)</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Ansehen</translation>
    </message>
    <message>
        <source>Go through this game move by move</source>
        <translation>Diese Partie Zug um Zug durchgehen</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Tipps</translation>
    </message>
</context>
<context>
    <name>Section</name>
    <message>
        <source>%1, expanded</source>
        <translation>%1, aufgeklappt</translation>
    </message>
    <message>
        <source>%1, collapsed</source>
        <translation>%1, zugeklappt</translation>
    </message>
</context>
<context>
    <name>SeriesText</name>
    <message>
        <source>“%1” already exists, and saving several pictures never replaces a file. Choose another name or folder.</source>
        <translation>„%1“ gibt es schon, und beim Speichern mehrerer Bilder wird keine Datei ersetzt. Wähle einen anderen Namen oder Ordner.</translation>
    </message>
    <message>
        <source>Cannot save the picture “%1”: %2</source>
        <translation>Das Bild „%1“ konnte nicht gespeichert werden: %2</translation>
    </message>
</context>
<context>
    <name>SettingsFault</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Cannot read your settings file, so the default settings are in use. The file was set aside as %1</source>
        <translation>Deine Einstellungsdatei ist nicht lesbar, daher gelten die Standardeinstellungen. Die Datei wurde beiseitegelegt als %1</translation>
    </message>
    <message>
        <source>Cannot save your settings: changes last only until you quit. Check that there is space on the disk and that this file and its folder are writable: %1</source>
        <translation>Deine Einstellungen lassen sich nicht speichern: Änderungen gelten nur, bis du das Programm beendest. Prüfe, ob auf dem Datenträger Platz ist und ob diese Datei und ihr Ordner beschreibbar sind: %1</translation>
    </message>
</context>
<context>
    <name>ShareDialog</name>
    <message>
        <source>Include &amp;proof</source>
        <translation>Mit &amp;Beweis</translation>
    </message>
    <message>
        <source>Include &amp;name, author, description and translations</source>
        <translation>Mit &amp;Name, Autor, Beschreibung und Übersetzungen</translation>
    </message>
    <message>
        <source>Save level as &amp;file…</source>
        <translation>Level als &amp;Datei speichern …</translation>
    </message>
    <message>
        <source>Copy as code</source>
        <translation>Als Code kopieren</translation>
    </message>
    <message>
        <source>QR code</source>
        <translation>QR-Code</translation>
    </message>
    <message numerus="yes">
        <source>The code is on the clipboard (%n characters).</source>
        <translation>
            <numerusform>Der Code liegt in der Zwischenablage (%n Zeichen).</numerusform>
            <numerusform>Der Code liegt in der Zwischenablage (%n Zeichen).</numerusform>
        </translation>
    </message>
    <message>
        <source>Save QR code</source>
        <translation>QR-Code speichern</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
    <message>
        <source>Save QR &amp;code…</source>
        <translation>QR-&amp;Code speichern …</translation>
    </message>
</context>
<context>
    <name>Showcase</name>
    <message>
        <source>Picture of the last game</source>
        <translation>Bild der letzten Partie</translation>
    </message>
    <message>
        <source>Picture of the dungeon of the day</source>
        <translation>Bild des Verlieses des Tages</translation>
    </message>
    <message>
        <source>Depth 1, the same for all players</source>
        <translation>Tiefe 1, für alle dieselbe</translation>
    </message>
    <message>
        <source>Today’s dungeon</source>
        <translation>Das heutige Verlies</translation>
    </message>
</context>
<context>
    <name>SideBound</name>
    <message>
        <source>1 to %1 cells each</source>
        <translation>Je 1 bis %1 Felder</translation>
    </message>
</context>
<context>
    <name>SoundCommands</name>
    <message>
        <source>Sounds are off.</source>
        <translation>Töne sind aus.</translation>
    </message>
    <message>
        <source>Sounds are on.</source>
        <translation>Töne sind an.</translation>
    </message>
</context>
<context>
    <name>SoundDialog</name>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Qt Multimedia is missing, so the program plays no sounds.</source>
        <translation>Qt Multimedia fehlt, daher spielt das Programm keine Töne.</translation>
    </message>
    <message>
        <source>No sound device was found, so you will hear nothing.</source>
        <translation>Es wurde kein Audiogerät gefunden, daher ist nichts zu hören.</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>&amp;Stumm</translation>
    </message>
    <message>
        <source>&amp;Captions for important sounds from out of sight</source>
        <translation>&amp;Untertitel für wichtige Geräusche außer Sicht</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Lautstärke</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>a share in percent</extracomment>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>StartMode</name>
    <message>
        <source>Delete this saved game for good?
%1</source>
        <extracomment>%1 says which game it is</extracomment>
        <translation>Diesen Spielstand endgültig löschen?
%1</translation>
    </message>
    <message>
        <source>Delete a saved game</source>
        <translation>Spielstand löschen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>No levels are installed.</source>
        <translation>Es sind keine Level installiert.</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Nothing here yet. Draw a level with “New level”; levels saved in %1 appear here.</source>
        <translation>Noch nichts hier. Zeichne ein Level mit „Neues Level“; Level, die du in %1 speicherst, erscheinen hier.</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Campaigns</source>
        <translation>Kampagnen</translation>
    </message>
    <message>
        <source>No campaigns are installed.</source>
        <translation>Es sind keine Kampagnen installiert.</translation>
    </message>
    <message>
        <source>Levels and campaigns that you open appear here. You can also drop a file on this window.</source>
        <translation>Hier erscheinen Levels und Kampagnen, die du öffnest. Du kannst auch eine Datei auf dieses Fenster ziehen.</translation>
    </message>
</context>
<context>
    <name>StartSide</name>
    <message>
        <source>&amp;Continue: %1</source>
        <translation>&amp;Weiter: %1</translation>
    </message>
    <message>
        <source>Draw a maze, play it, know that it is fair.</source>
        <translation>Zeichne ein Labyrinth, spiel es und sei sicher, dass es fair ist.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Erste Schritte</translation>
    </message>
    <message>
        <source>Play a level: click its card, then walk with the arrow keys or click a cell.</source>
        <translation>Spiel ein Level: Klick auf seine Karte, dann geh mit den Pfeiltasten oder klick auf ein Feld.</translation>
    </message>
    <message>
        <source>Play a campaign: each victory opens its next level.</source>
        <translation>Spiel eine Kampagne: Jeder Sieg öffnet ihr nächstes Level.</translation>
    </message>
    <message>
        <source>Draw your own level with “New level” and play it at any time.</source>
        <translation>Zeichne mit „Neues Level“ ein eigenes und spiel es, wann du willst.</translation>
    </message>
</context>
<context>
    <name>StatusPanel</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Safe for %1 s</source>
        <translation>Sicher für %1 s</translation>
    </message>
    <message numerus="yes">
        <source>Safe for %n turn(s)</source>
        <translation>
            <numerusform>Sicher für %n Zug</numerusform>
            <numerusform>Sicher für %n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Treasure left</source>
        <translation>Schätze übrig</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Speed of the game in percent</source>
        <translation>Tempo des Spiels in Prozent</translation>
    </message>
    <message>
        <source>Safe time left</source>
        <translation>Schonzeit übrig</translation>
    </message>
    <message>
        <source>Test play</source>
        <translation>Probespiel</translation>
    </message>
    <message>
        <source>Walk with the arrow keys or the keypad, or click a cell.</source>
        <extracomment>%1 are keys, such as &quot;W A S D&quot;</extracomment>
        <translation>Geh mit den Pfeiltasten oder dem Zahlenblock, oder klick auf ein Feld.</translation>
    </message>
    <message>
        <source>Walk with %1, or click a cell.</source>
        <translation>Geh mit %1 oder klick auf ein Feld.</translation>
    </message>
    <message>
        <source>Test play: cheats are on</source>
        <translation>Probespiel: Schummeln ist an</translation>
    </message>
    <message>
        <source>How fast the monsters act</source>
        <translation>Wie schnell die Monster handeln</translation>
    </message>
</context>
<context>
    <name>StatusText</name>
    <message>
        <source>Cell %1, %2</source>
        <translation>Feld %1, %2</translation>
    </message>
    <message>
        <source>Rectangle %1 × %2</source>
        <translation>Rechteck %1 × %2</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Linie %1</translation>
    </message>
    <message>
        <source>Ellipse %1 × %2</source>
        <translation>Ellipse %1 × %2</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>%1 is &quot;Cell 3, 4&quot;, %2 names what is there: &quot;floor, orc&quot;</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Warnung: %1</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <translation>Fehler: %1</translation>
    </message>
    <message>
        <source>Selected.</source>
        <translation>Ausgewählt.</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <extracomment>%1 is a monster, %2 the item that it carries</extracomment>
        <translation>%1 mit %2</translation>
    </message>
    <message>
        <source>Cannot place %1 on %2</source>
        <extracomment>a thing that is dragged, and where it cannot be dropped</extracomment>
        <translation>Geht dort nicht: %1 auf %2</translation>
    </message>
    <message>
        <source>Cannot place %1 outside the level</source>
        <translation>Geht dort nicht: %1 außerhalb des Levels</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Hinweis: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s)</source>
        <translation>
            <numerusform>%Ln Feld</numerusform>
            <numerusform>%Ln Felder</numerusform>
        </translation>
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
        <translation>Linie zeichnen (%1)</translation>
    </message>
    <message>
        <source>erase rectangle</source>
        <translation>Rechteck radieren</translation>
    </message>
    <message>
        <source>rectangle of %1</source>
        <translation>Rechteck zeichnen (%1)</translation>
    </message>
    <message>
        <source>erase area</source>
        <translation>Fläche radieren</translation>
    </message>
    <message>
        <source>fill with %1</source>
        <translation>Fläche füllen (%1)</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>%1 verschieben</translation>
    </message>
    <message>
        <source>delete %1</source>
        <translation>%1 löschen</translation>
    </message>
    <message numerus="yes">
        <source>move %n things</source>
        <translation>
            <numerusform>%n Ding verschieben</numerusform>
            <numerusform>%n Dinge verschieben</numerusform>
        </translation>
    </message>
    <message>
        <source>move cells</source>
        <translation>Felder verschieben</translation>
    </message>
    <message numerus="yes">
        <source>delete %n things</source>
        <translation>
            <numerusform>%n Ding löschen</numerusform>
            <numerusform>%n Dinge löschen</numerusform>
        </translation>
    </message>
    <message>
        <source>clear cells</source>
        <translation>Felder leeren</translation>
    </message>
    <message>
        <source>erase ellipse</source>
        <translation>Ellipse radieren</translation>
    </message>
    <message>
        <source>ellipse of %1</source>
        <translation>Ellipse zeichnen (%1)</translation>
    </message>
    <message>
        <source>stamp</source>
        <translation>stempeln</translation>
    </message>
    <message>
        <source>replace %1 with %2</source>
        <translation>%1 durch %2 ersetzen</translation>
    </message>
    <message>
        <source>duplicate %1</source>
        <translation>%1 duplizieren</translation>
    </message>
    <message numerus="yes">
        <source>duplicate %n things</source>
        <translation>
            <numerusform>%n Ding duplizieren</numerusform>
            <numerusform>%n Dinge duplizieren</numerusform>
        </translation>
    </message>
    <message>
        <source>move %1 up in its cell</source>
        <translation>%1 im Feld nach oben legen</translation>
    </message>
    <message>
        <source>move %1 down in its cell</source>
        <translation>%1 im Feld nach unten legen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n things</source>
        <translation>
            <numerusform>%1 (%n Ding)</numerusform>
            <numerusform>%1 (%n Dinge)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SummaryText</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Monsters killed</source>
        <translation>Getötete Monster</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message numerus="yes">
        <source>in %1 with %n step(s)</source>
        <translation>
            <numerusform>in %1 mit %n Schritt</numerusform>
            <numerusform>in %1 mit %n Schritten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n step(s)</source>
        <translation>
            <numerusform>mit %n Schritt</numerusform>
            <numerusform>mit %n Schritten</numerusform>
        </translation>
    </message>
    <message>
        <source>Depth %1</source>
        <translation>Tiefe %1</translation>
    </message>
    <message numerus="yes">
        <source>%n monster(s) killed</source>
        <translation>
            <numerusform>%n Monster getötet</numerusform>
            <numerusform>%n Monster getötet</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gold</source>
        <translation>%1 Gold</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>Hero</source>
        <translation>Held</translation>
    </message>
    <message>
        <source>Hero level</source>
        <translation>Stufe des Helden</translation>
    </message>
    <message>
        <source>Counts as</source>
        <translation>Zählt als</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Hero level %1</source>
        <translation>Stufe des Helden: %1</translation>
    </message>
    <message>
        <source>killed by %1</source>
        <translation>getötet von: %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>how fast the monsters’ time ran, in percent</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <extracomment>%1 is a time such as 1:05, %2 a speed such as 75 %</extracomment>
        <translation>%1 (%2 Tempo)</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>Hints: %1</source>
        <translation>Tipps: %1</translation>
    </message>
    <message>
        <source>%1 gold %2</source>
        <extracomment>%1 is a number, %2 such as &quot;in 1:05 with 125 steps&quot;</extracomment>
        <translation>%1 Gold %2</translation>
    </message>
</context>
<context>
    <name>TabFeature</name>
    <message>
        <source>Save a&amp;ll</source>
        <translation>&amp;Alle speichern</translation>
    </message>
    <message>
        <source>Save every open level that has changes</source>
        <translation>Jedes geöffnete Level mit Änderungen speichern</translation>
    </message>
    <message>
        <source>&amp;Close level</source>
        <translation>Level s&amp;chließen</translation>
    </message>
    <message>
        <source>Close this level</source>
        <translation>Dieses Level schließen</translation>
    </message>
    <message>
        <source>&amp;Reopen closed level</source>
        <translation>Geschlossenes Level &amp;wieder öffnen</translation>
    </message>
    <message>
        <source>Reopen the level that was closed last, with its changes</source>
        <translation>Das zuletzt geschlossene Level mit seinen Änderungen wieder öffnen</translation>
    </message>
    <message>
        <source>&amp;Next level</source>
        <translation>&amp;Nächstes Level</translation>
    </message>
    <message>
        <source>Show the next open level</source>
        <translation>Das nächste geöffnete Level zeigen</translation>
    </message>
    <message>
        <source>&amp;Previous level</source>
        <translation>Vor&amp;iges Level</translation>
    </message>
    <message>
        <source>Show the previous open level</source>
        <translation>Das vorige geöffnete Level zeigen</translation>
    </message>
    <message>
        <source>This level comes with Mazewright and stays unchanged: your changes are saved as your own level.</source>
        <translation>Dieses Level gehört zu Mazewright und bleibt unverändert: Deine Änderungen werden als eigenes Level gespeichert.</translation>
    </message>
    <message>
        <source>This text file stays unchanged: your changes are saved as a level next to it.</source>
        <translation>Diese Textdatei bleibt unverändert: Deine Änderungen werden als Level daneben gespeichert.</translation>
    </message>
    <message>
        <source>New level</source>
        <translation>Neues Level</translation>
    </message>
    <message>
        <source>This file stays unchanged: saving asks for another name.</source>
        <translation>Diese Datei bleibt unverändert: Beim Speichern wird nach einem anderen Namen gefragt.</translation>
    </message>
    <message>
        <source>This Tiled map stays unchanged: your changes are saved as a level next to it.</source>
        <translation>Diese Tiled-Karte bleibt unverändert: Deine Änderungen werden als Level daneben gespeichert.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>Saved: %1. Its folder is read-only, so the file was overwritten rather than replaced in one step.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>Gespeichert: %1. Ihr Ordner ist schreibgeschützt, deshalb wurde die Datei überschrieben und nicht in einem Schritt ersetzt.</translation>
    </message>
    <message>
        <source>All levels are saved.</source>
        <translation>Alle Level sind gespeichert.</translation>
    </message>
    <message>
        <source>No level is open.</source>
        <translation>Es ist kein Level offen.</translation>
    </message>
    <message>
        <source>No level was closed.</source>
        <translation>Es wurde kein Level geschlossen.</translation>
    </message>
    <message>
        <source>Only one level is open.</source>
        <translation>Es ist nur ein Level offen.</translation>
    </message>
</context>
<context>
    <name>TargetingMode</name>
    <message>
        <source>%1 Tab: next target. Enter or click: use. Escape or right click: cancel.</source>
        <extracomment>%1 is an item</extracomment>
        <translation>%1 Tab: nächstes Ziel. Eingabe oder Klick: benutzen. Escape oder Rechtsklick: abbrechen.</translation>
    </message>
    <message>
        <source>%1 Enter or click: use. Escape or right click: cancel.</source>
        <translation>%1 Eingabe oder Klick: benutzen. Escape oder Rechtsklick: abbrechen.</translation>
    </message>
    <message>
        <source>%1 Arrow keys: aim elsewhere. Escape or right click: cancel.</source>
        <translation>%1 Pfeiltasten: anderswohin zielen. Escape oder Rechtsklick: abbrechen.</translation>
    </message>
    <message>
        <source>This will kill you</source>
        <translation>Das tötet dich</translation>
    </message>
    <message>
        <source>Use the %1 even though it will kill you?</source>
        <extracomment>%1 is an item</extracomment>
        <translation>%1 benutzen, obwohl dich das tötet?</translation>
    </message>
    <message>
        <source>&amp;Use it anyway</source>
        <translation>&amp;Trotzdem benutzen</translation>
    </message>
    <message>
        <source>Nothing to fire again yet: first use an item on a monster.</source>
        <translation>Noch gibt es nichts zu wiederholen: Benutze zuerst einen Gegenstand gegen ein Monster.</translation>
    </message>
    <message>
        <source>You have no other %1.</source>
        <extracomment>%1 is an item</extracomment>
        <translation>Davon hast du nichts mehr: %1.</translation>
    </message>
    <message>
        <source>%1 Click: use. Right click: cancel.</source>
        <extracomment>%1 is an item</extracomment>
        <translation>%1 Klick: benutzen. Rechtsklick: abbrechen.</translation>
    </message>
    <message>
        <source>%1 Aim elsewhere. Right click: cancel.</source>
        <translation>%1 Ziele woandershin. Rechtsklick: abbrechen.</translation>
    </message>
</context>
<context>
    <name>TestActions</name>
    <message>
        <source>Play with the same see&amp;d</source>
        <translation>Mit gleichem Startwert s&amp;pielen</translation>
    </message>
    <message>
        <source>Continue in the &amp;changed level</source>
        <translation>Mit &amp;geändertem Level weiterspielen</translation>
    </message>
    <message>
        <source>Continue the paused game in the level as it is now</source>
        <translation>Das angehaltene Spiel im geänderten Level fortsetzen</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>Einzelsch&amp;ritt</translation>
    </message>
    <message>
        <source>Let the monsters act once, then pause</source>
        <translation>Die Monster einmal handeln lassen, dann anhalten</translation>
    </message>
    <message>
        <source>I&amp;nvulnerable hero</source>
        <translation>U&amp;nverwundbarer Held</translation>
    </message>
    <message>
        <source>Re&amp;veal the level</source>
        <translation>Level auf&amp;decken</translation>
    </message>
    <message>
        <source>Play the level from its start with the seed of the last test play</source>
        <translation>Das Level vom Start an mit dem Startwert des letzten Probespiels spielen</translation>
    </message>
    <message>
        <source>Protect the hero from all harm in a test play</source>
        <translation>Den Helden im Probespiel vor allem Schaden schützen</translation>
    </message>
    <message>
        <source>In a test play, show the whole level, also in the lists and on the map</source>
        <translation>Im Probespiel das ganze Level zeigen, auch in den Listen und auf der Karte</translation>
    </message>
    <message>
        <source>There is no paused test play of this level.</source>
        <translation>Es gibt kein angehaltenes Probespiel dieses Levels.</translation>
    </message>
</context>
<context>
    <name>TestPanel</name>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Press Enter to play it now.</source>
        <translation>Eingabe spielt ihn sofort.</translation>
    </message>
    <message>
        <source>Leave empty for a random seed.</source>
        <translation>Leer lassen für einen zufälligen Startwert.</translation>
    </message>
    <message>
        <source>A seed is a whole number from 0 to %1.</source>
        <translation>Ein Startwert ist eine ganze Zahl von 0 bis %1.</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Hash</source>
        <translation>Prüfsumme</translation>
    </message>
    <message>
        <source>Hash of the whole game state, as printed by headless play</source>
        <translation>Prüfsumme des ganzen Spielzustands, wie das Spielen ohne Fenster sie ausgibt</translation>
    </message>
    <message>
        <source>Copy the seed</source>
        <translation>Startwert kopieren</translation>
    </message>
    <message>
        <source>Copy the hash</source>
        <translation>Prüfsumme kopieren</translation>
    </message>
    <message>
        <source>random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Speed of the game in percent</source>
        <translation>Tempo des Spiels in Prozent</translation>
    </message>
    <message>
        <source>Test play</source>
        <translation>Probespiel</translation>
    </message>
    <message>
        <source>Seed of the next test play</source>
        <translation>Startwert des nächsten Probespiels</translation>
    </message>
    <message>
        <source>How fast the monsters act</source>
        <translation>Wie schnell die Monster handeln</translation>
    </message>
    <message>
        <source>Cheats are on. A test play is not added to the best games, but you can watch it afterwards.</source>
        <translation>Schummeln ist an. Ein Probespiel kommt nicht in die Bestenliste, aber du kannst es danach ansehen.</translation>
    </message>
    <message>
        <source>A test play is not added to the best games, but you can watch it afterwards.</source>
        <translation>Ein Probespiel kommt nicht in die Bestenliste, aber du kannst es danach ansehen.</translation>
    </message>
</context>
<context>
    <name>TestPlay</name>
    <message>
        <source>You continue in the changed level; the game so far is not recorded.</source>
        <translation>Du spielst im geänderten Level weiter; das bisherige Spiel wird nicht aufgezeichnet.</translation>
    </message>
    <message>
        <source>The hero stands on cell %1, %2, which is outside the changed level.</source>
        <translation>Der Held steht auf Feld %1, %2, und das liegt außerhalb des geänderten Levels.</translation>
    </message>
    <message>
        <source>The hero stands on cell %1, %2, which is now blocked: %3.</source>
        <extracomment>%3 is the terrain there now, such as &quot;wall&quot;</extracomment>
        <translation>Der Held steht auf Feld %1, %2, das jetzt blockiert ist: %3.</translation>
    </message>
    <message>
        <source>Continue in the changed level</source>
        <translation>Mit geändertem Level weiterspielen</translation>
    </message>
    <message>
        <source>Continue from the &amp;start</source>
        <translation>Vom &amp;Start an weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Play a new game</source>
        <translation>&amp;Neues Spiel</translation>
    </message>
    <message numerus="yes">
        <source>%n unchanged</source>
        <translation>
            <numerusform>%n unverändert</numerusform>
            <numerusform>%n unverändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n neu</numerusform>
            <numerusform>%n neu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gone</source>
        <translation>
            <numerusform>%n weg</numerusform>
            <numerusform>%n weg</numerusform>
        </translation>
    </message>
    <message>
        <source>Monsters and items: %1.</source>
        <extracomment>%1 is such as &quot;6 as they were, 1 new&quot;</extracomment>
        <translation>Monster und Gegenstände: %1.</translation>
    </message>
</context>
<context>
    <name>TextImport</name>
    <message>
        <source>Mazes</source>
        <translation>Labyrinthe</translation>
    </message>
    <message>
        <source>The campaign is in the folder %1.</source>
        <translation>Die Kampagne liegt im Ordner %1.</translation>
    </message>
</context>
<context>
    <name>TextPanel</name>
    <message>
        <source>Type to replace cells. Enter inserts a row, Ctrl+Del deletes one; rows can be pasted.</source>
        <translation>Tippen ersetzt Felder. Eingabe fügt eine Zeile ein, Strg+Entf löscht eine; kopierte Zeilen lassen sich einfügen.</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>The level as text</source>
        <translation>Das Level als Text</translation>
    </message>
    <message>
        <source>A level of more than %L1 cells is not shown as text.</source>
        <translation>Ein Level mit mehr als %L1 Feldern wird nicht als Text gezeigt.</translation>
    </message>
</context>
<context>
    <name>TextWriter</name>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>Unknown here: %1. Assign a meaning in the table below.</source>
        <translation>Hat hier keine Bedeutung: %1. Gib ihm in der Tabelle darunter eine.</translation>
    </message>
    <message>
        <source>The row ends here. Resize the level to make its rows longer.</source>
        <translation>Die Zeile endet hier. Ändere die Größe des Levels, um die Zeilen zu verlängern.</translation>
    </message>
    <message>
        <source>type</source>
        <translation>tippen</translation>
    </message>
    <message>
        <source>The clipboard does not contain rows of characters.</source>
        <translation>Die Zwischenablage enthält keine Zeilen mit Zeichen.</translation>
    </message>
    <message>
        <source>paste text</source>
        <translation>Text einfügen</translation>
    </message>
    <message>
        <source>The level cannot get any higher here.</source>
        <translation>Höher kann das Level hier nicht werden.</translation>
    </message>
    <message>
        <source>insert row</source>
        <translation>Zeile einfügen</translation>
    </message>
    <message>
        <source>A level needs at least one row.</source>
        <translation>Ein Level braucht mindestens eine Zeile.</translation>
    </message>
    <message>
        <source>delete row</source>
        <translation>Zeile löschen</translation>
    </message>
    <message numerus="yes">
        <source>delete %n rows</source>
        <translation>
            <numerusform>%n Zeile löschen</numerusform>
            <numerusform>%n Zeilen löschen</numerusform>
        </translation>
    </message>
    <message>
        <source>clear cells</source>
        <translation>Felder leeren</translation>
    </message>
</context>
<context>
    <name>ThingForm</name>
    <message>
        <source>various</source>
        <translation>verschieden</translation>
    </message>
    <message>
        <source>Default for its kind: %1</source>
        <translation>Standardwert der Art: %1</translation>
    </message>
    <message>
        <source>Default for their kinds: %1</source>
        <translation>Standardwert der Arten: %1</translation>
    </message>
    <message>
        <source>Values of the selected things</source>
        <translation>Werte der ausgewählten Dinge</translation>
    </message>
    <message>
        <source>Change the kind of these things; their own values stay</source>
        <translation>Diesen Dingen eine andere Art geben; eigene Werte bleiben</translation>
    </message>
</context>
<context>
    <name>ThingsFeature</name>
    <message>
        <source>There is no free floor nearby for a copy.</source>
        <translation>Für eine Kopie ist kein freier Boden in der Nähe.</translation>
    </message>
    <message>
        <source>&amp;Duplicate things</source>
        <translation>Dinge &amp;duplizieren</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Copy the selected things to free floor nearby</source>
        <translation>Die ausgewählten Dinge auf freien Boden in der Nähe kopieren</translation>
    </message>
    <message>
        <source>Move thing &amp;up in its cell</source>
        <translation>Ding im Feld nach &amp;oben</translation>
    </message>
    <message>
        <source>Move the selected thing above the next one in its cell</source>
        <translation>Das ausgewählte Ding über das nächste in seinem Feld legen</translation>
    </message>
    <message>
        <source>Move thing do&amp;wn in its cell</source>
        <translation>Ding im Feld nach un&amp;ten</translation>
    </message>
    <message>
        <source>Move the selected thing below the next one in its cell</source>
        <translation>Das ausgewählte Ding unter das nächste in seinem Feld legen</translation>
    </message>
    <message>
        <source>&amp;Delete things</source>
        <translation>Dinge &amp;löschen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete these things but keep their cells</source>
        <translation>Diese Dinge löschen, aber ihre Felder behalten</translation>
    </message>
    <message>
        <source>Select things first.</source>
        <translation>Wähle zuerst Dinge aus.</translation>
    </message>
    <message>
        <source>Select one of several things in a cell first.</source>
        <translation>Wähle zuerst eines von mehreren Dingen in einem Feld aus.</translation>
    </message>
</context>
<context>
    <name>ThingsPanel</name>
    <message>
        <source>%1 at %2, %3</source>
        <translation>%1 auf Feld %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n things</source>
        <translation>
            <numerusform>%n Ding</numerusform>
            <numerusform>%n Dinge</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>kind and count</comment>
        <translation>%2 × %1</translation>
    </message>
    <message>
        <source>Things</source>
        <translation>Dinge</translation>
    </message>
    <message>
        <source>Selected things</source>
        <translation>Ausgewählte Dinge</translation>
    </message>
    <message>
        <source>Nothing is selected. With the “Select things” tool (V), click a monster, treasure or item, or drag a frame around several.</source>
        <translation>Kein Ding ist ausgewählt. Klick mit dem Werkzeug „Dinge auswählen“ (V) ein Monster, einen Schatz oder einen Gegenstand an, oder zieh einen Rahmen um mehrere.</translation>
    </message>
    <message>
        <source>In this cell, from top to bottom</source>
        <translation>Auf diesem Feld, von oben nach unten</translation>
    </message>
    <message>
        <source>Things in this cell</source>
        <translation>Dinge auf diesem Feld</translation>
    </message>
</context>
<context>
    <name>TiledText</name>
    <message>
        <source>This is not a Tiled map</source>
        <translation>Das ist keine Tiled-Karte</translation>
    </message>
    <message>
        <source>The tiles of this layer cannot be read</source>
        <translation>Die Kacheln dieser Ebene lassen sich nicht lesen</translation>
    </message>
    <message>
        <source>The tiles of this layer cannot be read: %1</source>
        <translation>Die Kacheln dieser Ebene lassen sich nicht lesen: %1</translation>
    </message>
    <message>
        <source>The file “%1” is missing or cannot be read</source>
        <translation>Die Datei „%1“ fehlt oder lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>only orthogonal maps can be opened</source>
        <translation>nur orthogonale Karten lassen sich öffnen</translation>
    </message>
    <message>
        <source>This Tiled map is isometric</source>
        <translation>Diese Tiled-Karte ist isometrisch</translation>
    </message>
    <message>
        <source>This Tiled map is staggered</source>
        <translation>Diese Tiled-Karte ist isometrisch versetzt</translation>
    </message>
    <message>
        <source>This Tiled map is hexagonal</source>
        <translation>Diese Tiled-Karte ist sechseckig</translation>
    </message>
    <message>
        <source>This Tiled map is “%1”</source>
        <translation>Diese Tiled-Karte hat die Ausrichtung „%1“</translation>
    </message>
    <message>
        <source>Skipped the object “%1”: it has no meaning in a level (objects: %2)</source>
        <translation>Objekt „%1“ ausgelassen: Es hat in einem Level keine Bedeutung (Objekte: %2)</translation>
    </message>
    <message>
        <source>Skipped the hidden object “%1” (objects: %2)</source>
        <translation>Verborgenes Objekt „%1“ ausgelassen (Objekte: %2)</translation>
    </message>
    <message>
        <source>Skipped the object “%1” outside the map (objects: %2)</source>
        <translation>Objekt „%1“ außerhalb der Karte ausgelassen (Objekte: %2)</translation>
    </message>
    <message>
        <source>Skipped the value of “%1”, which is not allowed (objects: %2)</source>
        <translation>Wert von „%1“ ausgelassen, weil er nicht erlaubt ist (Objekte: %2)</translation>
    </message>
    <message>
        <source>Skipped the property “%1”: it has no meaning in a level (times: %2)</source>
        <translation>Eigenschaft „%1“ ausgelassen: Sie hat in einem Level keine Bedeutung (Anzahl: %2)</translation>
    </message>
    <message>
        <source>Skipped the hidden layer “%1” (layers: %2)</source>
        <translation>Verborgene Ebene „%1“ ausgelassen (Ebenen: %2)</translation>
    </message>
    <message>
        <source>Skipped tiles of the layer “%1” outside the map (tiles: %2)</source>
        <translation>Kacheln der Ebene „%1“ außerhalb der Karte ausgelassen (Kacheln: %2)</translation>
    </message>
    <message>
        <source>No tileset of the map contains tile %1 (cells: %2)</source>
        <translation>Kein Kachelsatz der Karte enthält die Kachel %1 (Felder: %2)</translation>
    </message>
    <message>
        <source>Skipped texts: levels cannot contain text (texts: %1)</source>
        <translation>Texte ausgelassen: In einem Level gibt es keine (Texte: %1)</translation>
    </message>
    <message>
        <source>Image layers are not shown (layers: %1)</source>
        <translation>Bildebenen werden nicht gezeigt (Ebenen: %1)</translation>
    </message>
    <message>
        <source>Flipped and rotated tiles are shown upright (cells: %1)</source>
        <translation>Gespiegelte und gedrehte Kacheln werden aufrecht gezeigt (Felder: %1)</translation>
    </message>
    <message>
        <source>Animated tiles are not animated (tiles: %1)</source>
        <translation>Animierte Kacheln werden nicht animiert (Kacheln: %1)</translation>
    </message>
    <message>
        <source>Opacity, tint and parallax of layers are ignored (layers: %1)</source>
        <translation>Deckkraft, Tönung und Parallaxe von Ebenen werden nicht beachtet (Ebenen: %1)</translation>
    </message>
    <message>
        <source>Layers offset by part of a cell were moved to the nearest cells (layers: %1)</source>
        <translation>Ebenen, die um Teile eines Felds verschoben sind, wurden auf die nächsten Felder gerückt (Ebenen: %1)</translation>
    </message>
    <message>
        <source>Skipped objects that have neither a name nor a class (objects: %1)</source>
        <translation>Objekte ohne Namen und Klasse ausgelassen (Objekte: %1)</translation>
    </message>
    <message>
        <source>Skipped tiles whose class is neither a terrain nor a kind (cells: %1)</source>
        <translation>Kacheln ausgelassen, deren Klasse weder ein Gelände noch eine Art ist (Felder: %1)</translation>
    </message>
    <message>
        <source>Skipped polygons and lines that do not define terrain (shapes: %1)</source>
        <translation>Vielecke und Linien ausgelassen, die kein Gelände festlegen (Formen: %1)</translation>
    </message>
    <message>
        <source>The file “%1” was not read: it is outside the map’s project (use --trust FOLDER to allow it)</source>
        <translation>Die Datei „%1“ wurde nicht gelesen: Sie liegt außerhalb des Projekts der Karte (--trust ORDNER erlaubt es)</translation>
    </message>
    <message>
        <source>All walls and floors of this map were guessed: it does not say what its tiles mean</source>
        <translation>Alle Mauern und Böden dieser Karte wurden geraten: Sie sagt nicht, was ihre Kacheln bedeuten</translation>
    </message>
    <message>
        <source>wall %1</source>
        <translation>Mauer: %1</translation>
    </message>
    <message>
        <source>floor %1</source>
        <translation>Boden: %1</translation>
    </message>
    <message>
        <source>wall %1, floor %2</source>
        <translation>Mauer: %1, Boden: %2</translation>
    </message>
    <message numerus="yes">
        <source>Guessed the meaning of %n tiles of “%1” (%2)</source>
        <translation>
            <numerusform>Die Bedeutung von %n Kachel aus „%1“ wurde geraten (%2)</numerusform>
            <numerusform>Die Bedeutung von %n Kacheln aus „%1“ wurde geraten (%2)</numerusform>
        </translation>
    </message>
    <message>
        <source>Guessed the meaning of 1 tile of “%1” (%2)</source>
        <extracomment>%1 is the name of a tileset, %2 its sort such as &quot;wall 1&quot;</extracomment>
        <translation>Die Bedeutung von 1 Kachel aus „%1“ wurde geraten (%2)</translation>
    </message>
</context>
<context>
    <name>TilesDialog</name>
    <message>
        <source>Meaning of Tiled tiles</source>
        <translation>Bedeutung der Tiled-Kacheln</translation>
    </message>
    <message>
        <source>%1, tile %2</source>
        <extracomment>%1 is the name of a tileset, %2 the number of a tile in it</extracomment>
        <translation>%1, Kachel %2</translation>
    </message>
    <message>
        <source>cells: %1</source>
        <translation>Felder: %1</translation>
    </message>
    <message>
        <source>Objects of class “%1”</source>
        <extracomment>%1 is a class of objects of Tiled: &quot;Enemy&quot;</extracomment>
        <translation>Objekte der Klasse „%1“</translation>
    </message>
    <message>
        <source>objects: %1</source>
        <translation>Objekte: %1</translation>
    </message>
    <message>
        <source>What do these tiles and objects stand for? An answer applies to all selected rows. Answers are saved next to the map, for all maps in its folder.</source>
        <translation>Wofür stehen diese Kacheln und Objekte? Eine Antwort gilt für alle ausgewählten Zeilen. Die Antworten werden neben der Karte gespeichert, für alle Karten ihres Ordners.</translation>
    </message>
</context>
<context>
    <name>TilesetChoice</name>
    <message>
        <source>%1 (unknown)</source>
        <translation>%1 (unbekannt)</translation>
    </message>
</context>
<context>
    <name>TitleText</name>
    <message>
        <source>Depth %1</source>
        <translation>Tiefe %1</translation>
    </message>
    <message>
        <source>Untitled level</source>
        <translation>Level ohne Namen</translation>
    </message>
    <message>
        <source>%1, level %2 of %3</source>
        <extracomment>%1 is the name of a campaign, %2 and %3 are numbers</extracomment>
        <translation>%1, Level %2 von %3</translation>
    </message>
    <message>
        <source>Dungeon of %1</source>
        <extracomment>%1 is a date</extracomment>
        <translation>Verlies vom %1</translation>
    </message>
    <message>
        <source>Depth %1 of %2</source>
        <translation>Tiefe %1 von %2</translation>
    </message>
</context>
<context>
    <name>ToolText</name>
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
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Click a cell to draw with what is on it (Alt+click in any tool)</source>
        <translation>Ein Klick übernimmt, was auf dem Feld ist (Alt+Klick in jedem Werkzeug)</translation>
    </message>
    <message>
        <source>Select things</source>
        <translation>Dinge auswählen</translation>
    </message>
    <message>
        <source>Select cells</source>
        <translation>Felder auswählen</translation>
    </message>
    <message>
        <source>Magic wand</source>
        <translation>Zauberstab</translation>
    </message>
    <message>
        <source>Select matching cells</source>
        <translation>Alle gleichen auswählen</translation>
    </message>
    <message>
        <source>Ellipse</source>
        <translation>Ellipse</translation>
    </message>
    <message>
        <source>Stamp</source>
        <translation>Stempel</translation>
    </message>
    <message>
        <source>Drag to draw; right button erases; Shift draws straight; Alt+click picks</source>
        <translation>Ziehen zeichnet; rechte Taste radiert; Umschalt zeichnet gerade Linien; Alt+Klick übernimmt das Feld</translation>
    </message>
    <message>
        <source>Drag a line; right button erases; Shift makes it straight; Alt+click picks</source>
        <translation>Linie ziehen; rechte Taste radiert; Umschalt macht sie gerade; Alt+Klick übernimmt das Feld</translation>
    </message>
    <message>
        <source>Drag a rectangle; right button erases; Shift makes a square; Alt+click picks</source>
        <translation>Rechteck ziehen; rechte Taste radiert; Umschalt macht ein Quadrat; Alt+Klick übernimmt das Feld</translation>
    </message>
    <message>
        <source>Drag an ellipse; right button erases; Shift makes a circle; Alt+click picks</source>
        <translation>Ellipse ziehen; rechte Taste radiert; Umschalt macht einen Kreis; Alt+Klick übernimmt das Feld</translation>
    </message>
    <message>
        <source>Click to fill; right button erases; Alt+click picks</source>
        <translation>Klick füllt; rechte Taste radiert; Alt+Klick übernimmt das Feld</translation>
    </message>
    <message>
        <source>Drag to erase; Shift erases straight; Alt+click picks</source>
        <translation>Ziehen radiert; Umschalt radiert gerade Linien; Alt+Klick übernimmt das Feld</translation>
    </message>
    <message>
        <source>Click to paste; right button erases; X, Y flip, Z rotates; Escape puts the stamp away</source>
        <translation>Klick fügt ein; rechte Taste radiert; X, Y spiegeln, Z dreht; Escape legt den Stempel weg</translation>
    </message>
    <message>
        <source>Click or drag to select; drag things to move them; Shift adds, Ctrl subtracts; right button: menu</source>
        <translation>Klick oder Ziehen wählt aus; Ziehen an Dingen verschiebt sie; Umschalt: hinzufügen, Strg: wegnehmen; rechte Taste: Menü</translation>
    </message>
    <message>
        <source>Drag to select; drag the selection to move it; Shift adds, Ctrl subtracts, Ctrl+Shift intersects; right button: menu</source>
        <translation>Ziehen wählt aus oder verschiebt die Auswahl; Umschalt: hinzufügen, Strg: wegnehmen, Strg+Umschalt: Schnittmenge; rechte Taste: Menü</translation>
    </message>
    <message>
        <source>Click to select connected terrain; Shift adds, Ctrl subtracts, Ctrl+Shift intersects; right button: menu</source>
        <translation>Klick wählt zusammenhängendes Gelände; Umschalt: hinzufügen, Strg: wegnehmen, Strg+Umschalt: Schnittmenge; rechte Taste: Menü</translation>
    </message>
    <message>
        <source>Click to select all matching cells; Shift adds, Ctrl subtracts, Ctrl+Shift intersects; right button: menu</source>
        <translation>Klick wählt alle gleichen Felder; Umschalt: hinzufügen, Strg: wegnehmen, Strg+Umschalt: Schnittmenge; rechte Taste: Menü</translation>
    </message>
</context>
<context>
    <name>ToolsBar</name>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <translation>%1 (%2): %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>TranslationsDialog</name>
    <message>
        <source>Translations</source>
        <translation>Übersetzungen</translation>
    </message>
    <message>
        <source>Players who use one of these languages see its translations. Untranslated texts appear as you wrote them.</source>
        <translation>Wer eine dieser Sprachen eingestellt hat, sieht ihre Texte. Texte ohne Übersetzung erscheinen so, wie du sie geschrieben hast.</translation>
    </message>
</context>
<context>
    <name>TranslationsTable</name>
    <message>
        <source>Translations</source>
        <translation>Übersetzungen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Original text</source>
        <translation>Originaltext</translation>
    </message>
    <message>
        <source>&amp;In this language</source>
        <translation>&amp;In dieser Sprache</translation>
    </message>
    <message>
        <source>Nothing is translated yet. Add a language.</source>
        <translation>Noch ist nichts übersetzt. Füge eine Sprache hinzu.</translation>
    </message>
    <message>
        <source>%1 (no such text)</source>
        <extracomment>%1 is the path of a text in a file</extracomment>
        <translation>%1 (diesen Text gibt es nicht)</translation>
    </message>
    <message>
        <source>not translated: %1</source>
        <translation>nicht übersetzt: %1</translation>
    </message>
</context>
<context>
    <name>Transport</name>
    <message>
        <source>%1×</source>
        <comment>speed</comment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>Augenblick</translation>
    </message>
    <message>
        <source>Timeline of this game: click or drag</source>
        <translation>Zeitleiste dieser Partie: klicken oder ziehen</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>The level has changed since this game was recorded, so the replay may differ.</source>
        <translation>Das Level wurde seit der Aufzeichnung geändert; die Wiedergabe kann abweichen.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is such as &quot;Turn 12&quot;, %2 such as &quot;kill&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Startwert %1</translation>
    </message>
</context>
<context>
    <name>TrapActions</name>
    <message>
        <source>&amp;Watch how the hero gets stuck</source>
        <translation>Ansehen, &amp;wie der Held in die Falle gerät</translation>
    </message>
    <message>
        <source>Watch how the hero gets stuck, or search longer for a place where he does</source>
        <translation>Ansehen, wie der Held in die Falle gerät, oder länger nach einer Stelle suchen, an der er festsitzt</translation>
    </message>
    <message>
        <source>No way to get stuck was found in this level.</source>
        <translation>In diesem Level wurde keine Falle gefunden.</translation>
    </message>
</context>
<context>
    <name>ValueRow</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Reset: %1</source>
        <translation>Zurücksetzen: %1</translation>
    </message>
    <message>
        <source>Reset to the default value</source>
        <translation>Auf den Standardwert zurücksetzen</translation>
    </message>
    <message>
        <source>various</source>
        <translation>verschieden</translation>
    </message>
    <message>
        <source>(%1)</source>
        <comment>what is usual</comment>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>Default value</source>
        <translation>Standardwert</translation>
    </message>
    <message>
        <source>Pick: %1</source>
        <translation>Wählen: %1</translation>
    </message>
    <message>
        <source>Only %1 to %2</source>
        <translation>Nur %1 bis %2</translation>
    </message>
</context>
<context>
    <name>ValueText</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Ruleset</source>
        <translation>Regelwerk</translation>
    </message>
    <message>
        <source>%1: %2 was added.</source>
        <extracomment>a value that was not there before: &quot;Hit points: 5 is new.&quot;</extracomment>
        <translation>%1: %2 wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>%1: %2 was removed.</source>
        <extracomment>a value that is no longer there: &quot;Hit points: 5 is gone.&quot;</extracomment>
        <translation>%1: %2 wurde entfernt.</translation>
    </message>
    <message>
        <source>%1: %2 became %3.</source>
        <translation>%1: vorher %2, jetzt %3.</translation>
    </message>
    <message>
        <source>The proof was added.</source>
        <translation>Der Beweis wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>The proof was removed.</source>
        <translation>Der Beweis wurde entfernt.</translation>
    </message>
    <message>
        <source>The proof was replaced.</source>
        <translation>Der Beweis wurde ersetzt.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1: %2 in ours, %3 in theirs.</source>
        <translation>%1: bei uns %2, auf der anderen Seite %3.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>Terrain characters</source>
        <translation>Geländezeichen</translation>
    </message>
    <message>
        <source>The rows of the file use other characters for terrain.</source>
        <translation>Die Zeilen der Datei zeichnen Gelände mit anderen Zeichen.</translation>
    </message>
    <message>
        <source>The character “%1” now stands for %2.</source>
        <extracomment>%1 is a character of the legend, %2 what it means: &quot;grass&quot;, &quot;an orc&quot;</extracomment>
        <translation>Das Zeichen „%1“ steht jetzt für %2.</translation>
    </message>
    <message>
        <source>The character “%1” no longer stands for %2.</source>
        <extracomment>%1 is a character of the legend, %2 what it meant: &quot;grass&quot;, &quot;an orc&quot;</extracomment>
        <translation>Das Zeichen „%1“ steht nicht mehr für %2.</translation>
    </message>
    <message>
        <source>The character “%1”, which stood for %2, now stands for %3.</source>
        <extracomment>%1 is a character of the legend, %2 and %3 what it meant and means: &quot;grass&quot;, &quot;an orc&quot;</extracomment>
        <translation>Das Zeichen „%1“, das für %2 stand, steht jetzt für %3.</translation>
    </message>
    <message>
        <source>The kind “%1”</source>
        <translation>Die Art „%1“</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is &quot;The kind “rat”&quot;, %2 what became of one of its values: &quot;Hit points: 2 became 3.&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The list of effects</source>
        <translation>Die Liste der Wirkungen</translation>
    </message>
    <message>
        <source>The target of the effects</source>
        <translation>Das Ziel der Wirkungen</translation>
    </message>
    <message>
        <source>Based on</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Translation into %1: %2</source>
        <extracomment>%1 is a language, %2 what became of a text: &quot;Name: “Grube” is new.&quot;</extracomment>
        <translation>Übersetzung (%1): %2</translation>
    </message>
    <message>
        <source>%1 was added.</source>
        <translation>%1 wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <translation>%1 wurde entfernt.</translation>
    </message>
    <message>
        <source>%1 was changed.</source>
        <translation>%1 wurde geändert.</translation>
    </message>
    <message>
        <source>%1: removed by one, changed by the other.</source>
        <extracomment>%1 is a part of a level: &quot;The kind “rat”&quot;</extracomment>
        <translation>%1: von einer Seite entfernt, von der anderen geändert.</translation>
    </message>
    <message>
        <source>%1: changed differently by each.</source>
        <extracomment>%1 is a part of a level: &quot;The list of effects&quot;</extracomment>
        <translation>%1: von jeder Seite anders geändert.</translation>
    </message>
    <message>
        <source>The character “%1”</source>
        <translation>Das Zeichen „%1“</translation>
    </message>
    <message>
        <source>The kinds of the level</source>
        <translation>Die Arten des Levels</translation>
    </message>
    <message>
        <source>The translation into %1</source>
        <translation>Die Übersetzung (%1)</translation>
    </message>
    <message>
        <source>Tileset</source>
        <translation>Kachelsatz</translation>
    </message>
</context>
<context>
    <name>ViewFeature</name>
    <message>
        <source>&amp;Go to cell…</source>
        <translation>Zu Fel&amp;d gehen …</translation>
    </message>
    <message>
        <source>Move the cursor to a cell by its column and row</source>
        <translation>Den Zeiger nach Spalte und Zeile auf ein Feld setzen</translation>
    </message>
    <message>
        <source>&amp;Rulers</source>
        <translation>Line&amp;ale</translation>
    </message>
    <message>
        <source>Show column and row numbers</source>
        <translation>Spalten- und Zeilennummern zeigen</translation>
    </message>
    <message>
        <source>Column numbers</source>
        <translation>Spaltennummern</translation>
    </message>
    <message>
        <source>Row numbers</source>
        <translation>Zeilennummern</translation>
    </message>
</context>
<context>
    <name>WaitingGame</name>
    <message>
        <source>Edit this level</source>
        <translation>Level bearbeiten</translation>
    </message>
    <message>
        <source>The editor shows the whole level, including cells that you have not seen. If you continue, this game counts as practice and is not listed among the best games.</source>
        <translation>Der Editor zeigt das ganze Level, auch Felder, die du noch nicht gesehen hast. Wenn du fortfährst, zählt dieses Spiel als Übung und kommt nicht in die Bestenliste.</translation>
    </message>
    <message>
        <source>The game is paused until you return.</source>
        <extracomment>%1 is a key</extracomment>
        <translation>Das Spiel wartet so lange.</translation>
    </message>
    <message>
        <source>The game is paused until you return to it with %1.</source>
        <translation>Das Spiel wartet so lange; %1 führt dorthin zurück.</translation>
    </message>
    <message>
        <source>&amp;Edit anyway</source>
        <translation>&amp;Trotzdem bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Keep playing</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>Back to the &amp;game</source>
        <extracomment>%1 is a key</extracomment>
        <translation>&amp;Zurück zum Spiel</translation>
    </message>
    <message>
        <source>Back to the &amp;game (%1)</source>
        <translation>&amp;Zurück zum Spiel (%1)</translation>
    </message>
    <message>
        <source>Your game is paused while you edit.</source>
        <translation>Dein Spiel wartet, während du das Level bearbeitest.</translation>
    </message>
    <message>
        <source>Continue the paused game</source>
        <translation>Das angehaltene Spiel fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Close this bar; the game stays paused</source>
        <translation>Diese Leiste schließen; das Spiel wartet weiter</translation>
    </message>
</context>
<context>
    <name>WatchActions</name>
    <message>
        <source>&amp;Watch games</source>
        <translation>Partien a&amp;nsehen</translation>
    </message>
    <message>
        <source>Watch recorded games move by move</source>
        <translation>Aufgezeichnete Partien Zug um Zug ansehen</translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <translation>Schritt &amp;vor</translation>
    </message>
    <message>
        <source>Go one move forward; hold down to keep going</source>
        <translation>Einen Zug weiter; gedrückt halten für mehrere</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Schritt &amp;zurück</translation>
    </message>
    <message>
        <source>Go one move back; hold down to keep going</source>
        <translation>Einen Zug zurück; gedrückt halten für mehrere</translation>
    </message>
    <message>
        <source>F&amp;aster</source>
        <translation>&amp;Schneller</translation>
    </message>
    <message>
        <source>Twice as fast</source>
        <translation>Doppelt so schnell</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>&amp;Langsamer</translation>
    </message>
    <message>
        <source>Half as fast</source>
        <translation>Halb so schnell</translation>
    </message>
    <message>
        <source>Go to &amp;start</source>
        <translation>Zum A&amp;nfang</translation>
    </message>
    <message>
        <source>Go to the first moment</source>
        <translation>Zum ersten Augenblick gehen</translation>
    </message>
    <message>
        <source>Go to &amp;end</source>
        <translation>Zum &amp;Ende</translation>
    </message>
    <message>
        <source>Go to the last moment</source>
        <translation>Zum letzten Augenblick gehen</translation>
    </message>
    <message>
        <source>&amp;Next mark</source>
        <translation>Nä&amp;chste Marke</translation>
    </message>
    <message>
        <source>Go to the next hit, kill, pick-up, stairs, level-up or death</source>
        <translation>Zum nächsten Treffer, Sieg, Fund, Stufenaufstieg, zur nächsten Treppe oder zum Tod</translation>
    </message>
    <message>
        <source>&amp;Previous mark</source>
        <translation>V&amp;orige Marke</translation>
    </message>
    <message>
        <source>Go back to the last hit, kill, pick-up, stairs or level-up</source>
        <translation>Zurück zum letzten Treffer, Sieg, Fund, Stufenaufstieg oder zur letzten Treppe</translation>
    </message>
    <message>
        <source>Show e&amp;verything</source>
        <translation>Alles zei&amp;gen</translation>
    </message>
    <message>
        <source>Also show what the hero did not know</source>
        <translation>Auch zeigen, was der Held nicht wusste</translation>
    </message>
    <message>
        <source>&amp;Trail</source>
        <translation>S&amp;pur</translation>
    </message>
    <message>
        <source>Highlight the cells the hero has visited so far</source>
        <translation>Die Felder hervorheben, auf denen der Held bisher war</translation>
    </message>
    <message>
        <source>Ta&amp;ke over here</source>
        <translation>Ab &amp;hier selbst spielen</translation>
    </message>
    <message>
        <source>Play on from this moment yourself; the game you are watching does not change</source>
        <translation>Von diesem Augenblick an selbst weiterspielen; die angesehene Partie bleibt unverändert</translation>
    </message>
    <message>
        <source>Sa&amp;ve this game…</source>
        <translation>&amp;Diese Partie speichern …</translation>
    </message>
    <message>
        <source>Save this game as a file that others can watch</source>
        <translation>Diese Partie als Datei speichern, die andere ansehen können</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>Anhal&amp;ten</translation>
    </message>
    <message>
        <source>Pause at this moment</source>
        <translation>In diesem Augenblick anhalten</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <translation>&amp;Abspielen</translation>
    </message>
    <message>
        <source>Play or pause the recording</source>
        <translation>Die Aufzeichnung abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Save pi&amp;ctures…</source>
        <translation>&amp;Bilder speichern …</translation>
    </message>
    <message>
        <source>Save this moment as a picture, several as a film, or the game as text</source>
        <translation>Ein Bild dieses Augenblicks, einen Film oder die Partie als Text speichern</translation>
    </message>
    <message>
        <source>Show the selected game as a &amp;ghost</source>
        <translation>Ausgewählte Partie als Ge&amp;ist zeigen</translation>
    </message>
    <message>
        <source>Also show the hero of the game that is selected in the list</source>
        <translation>Auch den Helden der Partie zeigen, die in der Liste ausgewählt ist</translation>
    </message>
    <message>
        <source>Rena&amp;me the selected game</source>
        <translation>Ausgewählte Partie u&amp;mbenennen</translation>
    </message>
    <message>
        <source>Name the game selected in the list</source>
        <translation>Die in der Liste ausgewählte Partie benennen</translation>
    </message>
    <message>
        <source>&amp;Delete the selected game…</source>
        <translation>Ausge&amp;wählte Partie löschen …</translation>
    </message>
    <message>
        <source>Delete the game selected in the list (asks first)</source>
        <translation>Die in der Liste ausgewählte Partie löschen (mit Rückfrage)</translation>
    </message>
    <message>
        <source>Keep as pr&amp;oof</source>
        <translation>Als &amp;Beweis behalten</translation>
    </message>
    <message>
        <source>Keep this won game with the level you are editing as proof that it can be won</source>
        <translation>Diese gewonnene Partie beim bearbeiteten Level behalten, als Beweis, dass es zu gewinnen ist</translation>
    </message>
    <message>
        <source>M&amp;ute</source>
        <translation>S&amp;tumm</translation>
    </message>
    <message>
        <source>Turn all sounds off or on</source>
        <translation>Alle Töne aus- oder einschalten</translation>
    </message>
</context>
<context>
    <name>WatchGames</name>
    <message>
        <source>Preparing a game for watching…</source>
        <translation>Eine Partie wird zum Ansehen vorbereitet …</translation>
    </message>
    <message>
        <source>Take over here</source>
        <translation>Ab hier selbst spielen</translation>
    </message>
    <message>
        <source>The game is over at this moment. Go back a little and take over there.</source>
        <translation>In diesem Augenblick ist das Spiel zu Ende. Geh ein wenig zurück und spiel ab dort selbst.</translation>
    </message>
    <message>
        <source>Watch games</source>
        <translation>Partien ansehen</translation>
    </message>
    <message>
        <source>No games yet. Every game you play is recorded and can be watched here.</source>
        <translation>Noch keine Partien. Jede Partie, die du spielst, wird aufgezeichnet und kann hier angesehen werden.</translation>
    </message>
    <message>
        <source>You take over here. This is practice and will not be listed among the best games.</source>
        <translation>Ab hier spielst du selbst. Das zählt als Übung und kommt nicht in die Bestenliste.</translation>
    </message>
    <message>
        <source>Cannot watch this game: it continued in a changed level, so its beginning was not recorded.</source>
        <translation>Diese Partie lässt sich nicht ansehen: Sie ging in einem geänderten Level weiter, daher ist ihr Anfang nicht aufgezeichnet.</translation>
    </message>
    <message>
        <source>This game was recorded with another version with different random numbers, so it cannot be replayed.</source>
        <translation>Diese Partie wurde mit einer anderen Version mit anderen Zufallszahlen aufgezeichnet und lässt sich deshalb nicht abspielen.</translation>
    </message>
</context>
<context>
    <name>WatchKeys</name>
    <message>
        <source>pause</source>
        <comment>what a key does</comment>
        <translation>anhalten</translation>
    </message>
    <message>
        <source>play</source>
        <comment>what a key does</comment>
        <translation>abspielen</translation>
    </message>
    <message>
        <source>step</source>
        <comment>what a key does</comment>
        <translation>Schritt vor</translation>
    </message>
    <message>
        <source>step back</source>
        <comment>what a key does</comment>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>next mark</source>
        <comment>what a key does</comment>
        <translation>nächste Marke</translation>
    </message>
    <message>
        <source>take over here</source>
        <comment>what a key does</comment>
        <translation>ab hier selbst spielen</translation>
    </message>
    <message>
        <source>show everything</source>
        <comment>what a key does</comment>
        <translation>alles zeigen</translation>
    </message>
    <message>
        <source>back</source>
        <comment>what a key does</comment>
        <translation>zurück</translation>
    </message>
    <message>
        <source>all keys</source>
        <comment>what a key does</comment>
        <translation>alle Tasten</translation>
    </message>
    <message>
        <source>select</source>
        <comment>what a key does</comment>
        <translation>auswählen</translation>
    </message>
    <message>
        <source>watch it</source>
        <comment>what a key does</comment>
        <translation>ansehen</translation>
    </message>
    <message>
        <source>as ghost</source>
        <comment>what a key does</comment>
        <translation>als Geist</translation>
    </message>
    <message>
        <source>name it</source>
        <comment>what a key does</comment>
        <translation>benennen</translation>
    </message>
    <message>
        <source>delete it</source>
        <comment>what a key does</comment>
        <translation>löschen</translation>
    </message>
    <message>
        <source>next panel</source>
        <comment>what a key does</comment>
        <translation>nächster Bereich</translation>
    </message>
    <message>
        <source>back to the level</source>
        <comment>what a key does</comment>
        <translation>zurück zum Level</translation>
    </message>
</context>
<context>
    <name>WatchMode</name>
    <message>
        <source>Watching: %1</source>
        <extracomment>%1 is the name of a game</extracomment>
        <translation>Ansehen: %1</translation>
    </message>
    <message>
        <source>Save this game</source>
        <translation>Diese Partie speichern</translation>
    </message>
    <message>
        <source>Recorded games (*.run.json)</source>
        <translation>Aufgezeichnete Partien (*.run.json)</translation>
    </message>
    <message>
        <source>Select another game with the same start in the list, for example a branch.</source>
        <translation>Wähle in der Liste eine andere Partie mit demselben Anfang aus, etwa einen Zweig.</translation>
    </message>
    <message>
        <source>Saved as “%1”.</source>
        <translation>Gespeichert als „%1“.</translation>
    </message>
    <message>
        <source>Saving the game…</source>
        <translation>Die Partie wird gespeichert …</translation>
    </message>
</context>
<context>
    <name>WatchPanels</name>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Bag</source>
        <translation>Tasche</translation>
    </message>
    <message>
        <source>In view</source>
        <translation>In Sicht</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
</context>
<context>
    <name>WhatText</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Text at %1, %2</source>
        <extracomment>%1 and %2 are the column and row of a cell</extracomment>
        <translation>Text auf Feld %1, %2</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <extracomment>%1 is the key of a monster, treasure or item</extracomment>
        <translation>Name von %1</translation>
    </message>
    <message>
        <source>Description of %1</source>
        <translation>Beschreibung von %1</translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>Far&amp;ben</translation>
    </message>
    <message>
        <source>Draw a new level</source>
        <translation>Ein neues Level zeichnen</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Open a level, a campaign or a recorded game</source>
        <translation>Ein Level, eine Kampagne oder eine Aufzeichnung öffnen</translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation>S&amp;tartseite</translation>
    </message>
    <message>
        <source>Go back to the start page</source>
        <translation>Zurück zur Startseite</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Quit Mazewright</source>
        <translation>Mazewright beenden</translation>
    </message>
    <message>
        <source>Play the level from its start</source>
        <translation>Das Level vom Start an spielen</translation>
    </message>
    <message>
        <source>Play from &amp;here</source>
        <translation>Von &amp;hier spielen</translation>
    </message>
    <message>
        <source>Play the level from the cell under the cursor</source>
        <translation>Das Level vom Feld unter dem Zeiger an spielen</translation>
    </message>
    <message>
        <source>P&amp;ause</source>
        <translation>P&amp;ause</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>&amp;Von vorn</translation>
    </message>
    <message>
        <source>Restart with the same seed</source>
        <translation>Mit demselben Startwert von vorn beginnen</translation>
    </message>
    <message>
        <source>Play the same level or dungeon with another seed</source>
        <translation>Dasselbe Level oder Verlies mit anderem Startwert spielen</translation>
    </message>
    <message>
        <source>&amp;Edit this level</source>
        <translation>Level &amp;bearbeiten</translation>
    </message>
    <message>
        <source>Edit the level being played</source>
        <translation>Das gespielte Level bearbeiten</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Larger cells</source>
        <translation>Größere Felder</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Smaller cells</source>
        <translation>Kleinere Felder</translation>
    </message>
    <message>
        <source>&amp;Fit level to window</source>
        <translation>Level ans &amp;Fenster anpassen</translation>
    </message>
    <message>
        <source>Actual &amp;size</source>
        <translation>&amp;Originalgröße</translation>
    </message>
    <message>
        <source>Show cells at 32 pixels</source>
        <translation>Felder mit 32 Pixeln zeigen</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Raster</translation>
    </message>
    <message>
        <source>Show lines between cells</source>
        <translation>Linien zwischen den Feldern zeigen</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>Vollbild ein- oder ausschalten</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>Show what the keys do</source>
        <translation>Zeigen, was die Tasten tun</translation>
    </message>
    <message>
        <source>&amp;About Mazewright</source>
        <translation>Üb&amp;er Mazewright</translation>
    </message>
    <message>
        <source>Show version and license</source>
        <translation>Version und Lizenz zeigen</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;System</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>Resu&amp;me</source>
        <translation>We&amp;iter</translation>
    </message>
    <message>
        <source>Resume the game</source>
        <translation>Das Spiel fortsetzen</translation>
    </message>
    <message>
        <source>Pause the game</source>
        <translation>Das Spiel anhalten</translation>
    </message>
    <message>
        <source>Back to the &amp;editor</source>
        <translation>Zurück zum &amp;Editor</translation>
    </message>
    <message>
        <source>He&amp;ro</source>
        <translation>H&amp;eld</translation>
    </message>
    <message>
        <source>&amp;Characters</source>
        <translation>&amp;Zeichen</translation>
    </message>
    <message>
        <source>Show characters instead of pictures</source>
        <translation>Zeichen statt Bildern zeigen</translation>
    </message>
    <message>
        <source>Play with another &amp;seed</source>
        <translation>Mit anderem Start&amp;wert spielen</translation>
    </message>
    <message>
        <source>New &amp;game…</source>
        <translation>Neues S&amp;piel …</translation>
    </message>
    <message>
        <source>Choose a dungeon, a campaign or a level</source>
        <translation>Ein Verlies, eine Kampagne oder ein Level wählen</translation>
    </message>
    <message>
        <source>&amp;Change keys…</source>
        <translation>Tasten ä&amp;ndern …</translation>
    </message>
    <message>
        <source>Choose the keys for every action</source>
        <translation>Die Tasten jeder Aktion wählen</translation>
    </message>
    <message>
        <source>C&amp;ommands…</source>
        <translation>&amp;Befehle …</translation>
    </message>
    <message>
        <source>Find any command by its name</source>
        <translation>Jeden Befehl nach seinem Namen finden</translation>
    </message>
    <message>
        <source>&amp;Best games</source>
        <translation>Bes&amp;tenliste</translation>
    </message>
    <message>
        <source>Show the best games for each ruleset</source>
        <translation>Die besten Partien je Regelwerk zeigen</translation>
    </message>
    <message>
        <source>Reset &amp;layout</source>
        <translation>Bereic&amp;he zurücksetzen</translation>
    </message>
    <message>
        <source>Continue &amp;editing</source>
        <translation>W&amp;eiter bearbeiten</translation>
    </message>
    <message>
        <source>Go back to the levels open in the editor</source>
        <translation>Zurück zu den im Editor geöffneten Leveln</translation>
    </message>
    <message>
        <source>Move all panels back to their original places</source>
        <translation>Alle Bereiche an ihren ursprünglichen Platz zurücksetzen</translation>
    </message>
    <message>
        <source>Show the &amp;hints again</source>
        <translation>Ti&amp;pps wieder zeigen</translation>
    </message>
    <message>
        <source>Show the drawing hints again in the editor</source>
        <translation>Die Tipps zum Zeichnen im Editor noch einmal zeigen</translation>
    </message>
    <message>
        <source>Continue &amp;editing: %1</source>
        <extracomment>%1 are names of levels</extracomment>
        <translation>W&amp;eiter bearbeiten: %1</translation>
    </message>
    <message>
        <source>Reopen the levels last open in the editor</source>
        <translation>Die zuletzt im Editor geöffneten Level wieder öffnen</translation>
    </message>
    <message>
        <source>Stop &amp;playing</source>
        <translation>Spielen &amp;unterbrechen</translation>
    </message>
    <message>
        <source>Go back to the editor and pause the game</source>
        <translation>Zurück zum Editor; das Spiel wartet dort</translation>
    </message>
    <message>
        <source>Continue editing; the game is paused</source>
        <translation>Weiter bearbeiten; das Spiel wartet</translation>
    </message>
    <message>
        <source>&amp;Dungeon of the day…</source>
        <translation>&amp;Verlies des Tages …</translation>
    </message>
    <message>
        <source>Play the same dungeon as everyone else, a new one each day</source>
        <translation>Ein Verlies für alle, jeden Tag ein anderes</translation>
    </message>
    <message>
        <source>Back to the &amp;game</source>
        <translation>&amp;Zurück zum Spiel</translation>
    </message>
    <message>
        <source>Continue the paused game</source>
        <translation>Das angehaltene Spiel fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Level</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>Sp&amp;rache</translation>
    </message>
    <message>
        <source>&amp;Selection</source>
        <translation>&amp;Auswahl</translation>
    </message>
    <message>
        <source>R&amp;otate and flip</source>
        <translation>&amp;Drehen und spiegeln</translation>
    </message>
    <message>
        <source>T&amp;ools</source>
        <translation>&amp;Werkzeuge</translation>
    </message>
    <message>
        <source>&amp;Overlays</source>
        <translation>&amp;Einblendungen</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Bereiche</translation>
    </message>
    <message>
        <source>&amp;Keys below the level</source>
        <translation>&amp;Tasten unter dem Level</translation>
    </message>
    <message>
        <source>Show useful keys while playing</source>
        <translation>Beim Spielen nützliche Tasten zeigen</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>Read about playing, drawing and the rules</source>
        <translation>Über Spielen, Zeichnen und die Regeln lesen</translation>
    </message>
    <message>
        <source>&amp;New level…</source>
        <translation>&amp;Neues Level …</translation>
    </message>
    <message>
        <source>Show the whole level, or its explored part while playing</source>
        <translation>Das ganze Level zeigen, beim Spielen den erkundeten Teil</translation>
    </message>
    <message>
        <source>Zoom &amp;automatically</source>
        <translation>&amp;Automatische Größe</translation>
    </message>
    <message>
        <source>Show the whole level; if its cells would be too small, only the area the hero can see</source>
        <translation>Das ganze Level zeigen; wären die Felder dann zu klein, nur den Bereich, den der Held sieht</translation>
    </message>
    <message>
        <source>&amp;Walk</source>
        <translation>&amp;Gehen</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Wiedergabe</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>Hint: show which way to go; press again for the next action, a third time for the whole path</source>
        <translation>Tipp: beim ersten Drücken die Richtung, beim zweiten die nächste Aktion, beim dritten der ganze Weg</translation>
    </message>
    <message>
        <source>Draw several levels that are played one after another</source>
        <translation>Mehrere Level zeichnen, die nacheinander gespielt werden</translation>
    </message>
    <message>
        <source>Open a level or a campaign in the editor</source>
        <translation>Ein Level oder eine Kampagne im Editor öffnen</translation>
    </message>
    <message>
        <source>New ca&amp;mpaign…</source>
        <translation>Neue &amp;Kampagne …</translation>
    </message>
    <message>
        <source>Open &amp;to edit…</source>
        <translation>&amp;Zum Bearbeiten öffnen …</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Neu</translation>
    </message>
    <message>
        <source>S&amp;hare</source>
        <translation>&amp;Teilen</translation>
    </message>
    <message>
        <source>T&amp;hings</source>
        <translation>&amp;Dinge</translation>
    </message>
    <message>
        <source>Stam&amp;p</source>
        <translation>Stem&amp;pel</translation>
    </message>
    <message>
        <source>A&amp;nalyze</source>
        <translation>Anal&amp;yse</translation>
    </message>
    <message>
        <source>&amp;Last test</source>
        <translation>&amp;Letztes Probespiel</translation>
    </message>
    <message>
        <source>&amp;Proof</source>
        <translation>&amp;Beweis</translation>
    </message>
    <message>
        <source>&amp;Zoom</source>
        <translation>&amp;Zoom</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>&amp;Stumm</translation>
    </message>
    <message>
        <source>Turn all sounds off or on</source>
        <translation>Alle Töne aus- oder einschalten</translation>
    </message>
    <message>
        <source>&amp;Captions</source>
        <translation>&amp;Untertitel</translation>
    </message>
    <message>
        <source>Describe important sounds from out of sight in the messages</source>
        <translation>Wichtige Geräusche außer Sicht in den Meldungen beschreiben</translation>
    </message>
    <message>
        <source>&amp;Volume…</source>
        <translation>&amp;Lautstärke …</translation>
    </message>
    <message>
        <source>Choose how loud sounds are</source>
        <translation>Festlegen, wie laut Töne sind</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Bewegung</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>&amp;Ton</translation>
    </message>
    <message>
        <source>&amp;Full</source>
        <comment>motion</comment>
        <translation>&amp;Voll</translation>
    </message>
    <message>
        <source>&amp;Reduced</source>
        <comment>motion</comment>
        <translation>V&amp;erringert</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <comment>motion</comment>
        <translation>&amp;Keine</translation>
    </message>
    <message>
        <source>Steps, blows, effects, and actors that breathe</source>
        <translation>Schritte, Hiebe, Effekte und atmende Figuren</translation>
    </message>
    <message>
        <source>Only smooth steps and numbers, without flashes or shaking</source>
        <translation>Nur weiche Schritte und Zahlen, ohne Blitzen und Wackeln</translation>
    </message>
    <message>
        <source>Nothing moves: pictures change at once</source>
        <translation>Nichts bewegt sich: Bilder wechseln sofort</translation>
    </message>
    <message>
        <source>&amp;Copy seed</source>
        <extracomment>a menu entry; %1 is a number</extracomment>
        <translation>Startwert &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Copy seed %1</source>
        <translation>Startwert %1 &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy the seed of this game, to play the same game again</source>
        <translation>Den Startwert dieser Partie kopieren, um dieselbe Partie noch einmal zu spielen</translation>
    </message>
</context>
<context>
    <name>WorstPanel</name>
    <message>
        <source>Worst case</source>
        <translation>Schlimmster Fall</translation>
    </message>
    <message>
        <source>Analyzing the level…</source>
        <translation>Das Level wird geprüft …</translation>
    </message>
    <message>
        <source>Levels with more than %1 cells are not analyzed here. Use the command line: “mazewright worst”.</source>
        <translation>Level mit mehr als %1 Feldern werden hier nicht geprüft. Nutze die Befehlszeile: „mazewright worst“.</translation>
    </message>
    <message>
        <source>The level has errors and cannot be played. The Issues panel lists them.</source>
        <translation>Das Level hat Fehler und ist nicht spielbar. Der Bereich „Befunde“ zeigt sie.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Also check pairs</source>
        <translation>Auch Paare prüfen</translation>
    </message>
    <message>
        <source>Search for goals that two monsters can block together (may take a while)</source>
        <translation>Nach Zielen suchen, die zwei Monster zusammen blockieren können (kann eine Weile dauern)</translation>
    </message>
    <message>
        <source>Select a row to show its monsters, the goals they can block and the cells where they stand to do so.</source>
        <translation>Eine ausgewählte Zeile zeigt im Level ihre Monster, die blockierten Ziele und die Blockadefelder.</translation>
    </message>
    <message>
        <source>Blocking cells</source>
        <translation>Blockadefelder</translation>
    </message>
    <message>
        <source>Blocked goals</source>
        <translation>Blockierte Ziele</translation>
    </message>
    <message>
        <source>Starting cells</source>
        <translation>Anfangsfelder</translation>
    </message>
</context>
<context>
    <name>WorstText</name>
    <message>
        <source>cells %1 and %2</source>
        <translation>Felder %1 und %2</translation>
    </message>
    <message>
        <source>cell %1</source>
        <translation>Feld %1</translation>
    </message>
    <message>
        <source> or </source>
        <extracomment>places to stand: &quot;cell 1, 2 or cell 3, 4&quot;</extracomment>
        <translation> oder </translation>
    </message>
    <message>
        <source>The %1 in cell %2 can block every exit (the first is in cell %3) by standing in %4.</source>
        <translation>%1 auf Feld %2 kann den Helden von jedem Ausgang fernhalten; der erste ist auf Feld %3. Blockadefelder: %4.</translation>
    </message>
    <message>
        <source>The %1 in cell %2 can block the treasure in cell %3 by standing in %4.</source>
        <translation>%1 auf Feld %2 kann den Helden vom Schatz auf Feld %3 fernhalten. Blockadefelder: %4.</translation>
    </message>
    <message>
        <source>The %1 in cell %2 and the %3 in cell %4 can together block every exit (the first is in cell %5) by standing in %6.</source>
        <translation>%1 auf Feld %2 und %3 auf Feld %4 können den Helden zusammen von jedem Ausgang fernhalten; der erste ist auf Feld %5. Blockadefelder: %6.</translation>
    </message>
    <message>
        <source>The %1 in cell %2 and the %3 in cell %4 can together block the treasure in cell %5 by standing in %6.</source>
        <translation>%1 auf Feld %2 und %3 auf Feld %4 können den Helden zusammen vom Schatz auf Feld %5 fernhalten. Blockadefelder: %6.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a monster and its cell</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 and %2 together block %3 of %4 goals</source>
        <extracomment>%1 and %2 are monsters and their cells</extracomment>
        <translation>%1 und %2 blockieren zusammen %3 von %4</translation>
    </message>
    <message>
        <source>%1 blocks %2 of %3 goals</source>
        <extracomment>%1 is a monster and its cell</extracomment>
        <translation>%1: blockiert %2 von %3</translation>
    </message>
    <message>
        <source>Checking monsters: %1 of %2 done.</source>
        <translation>Monster werden geprüft: bisher %1 von %2.</translation>
    </message>
    <message>
        <source>Checking pairs: %1 of %2 done.</source>
        <translation>Paare werden geprüft: bisher %1 von %2.</translation>
    </message>
    <message>
        <source>Cannot analyze this level: touching a monster does not kill the hero.</source>
        <translation>Dieses Level lässt sich nicht untersuchen: Ein Monster zu berühren tötet den Helden nicht.</translation>
    </message>
    <message>
        <source>Cannot analyze this level: it has terrain that moves the hero.</source>
        <translation>Dieses Level lässt sich nicht untersuchen: Es hat Gelände, das den Helden bewegt.</translation>
    </message>
    <message>
        <source>Cannot analyze this level: it has an item that does more than heal.</source>
        <translation>Dieses Level lässt sich nicht untersuchen: Es hat einen Gegenstand, der mehr tut als heilen.</translation>
    </message>
    <message>
        <source>Cannot analyze this level: it has fire or something else that can harm monsters.</source>
        <translation>Dieses Level lässt sich nicht untersuchen: Es hat Feuer oder anderes, was Monstern schaden kann.</translation>
    </message>
    <message>
        <source>The only patrolling monster could block a goal for good, whatever the hero does.</source>
        <translation>Das einzige Monster, das Runden geht, könnte ein Ziel dauerhaft blockieren, ganz gleich, was der Held tut.</translation>
    </message>
    <message>
        <source>One of the %1 patrolling monsters could block a goal for good, whatever the hero does.</source>
        <translation>Eines der %1 Monster, die Runden gehen, könnte ein Ziel dauerhaft blockieren, ganz gleich, was der Held tut.</translation>
    </message>
    <message>
        <source>Of the %1 patrolling monsters, %2 could each block a goal for good on their own, whatever the hero does.</source>
        <translation>Von den %1 Monstern, die Runden gehen, könnten %2 jeweils allein ein Ziel dauerhaft blockieren, ganz gleich, was der Held tut.</translation>
    </message>
    <message>
        <source>None of the patrolling monsters could be checked.</source>
        <translation>Keines der Monster, die Runden gehen, ließ sich prüfen.</translation>
    </message>
    <message>
        <source>Found no goal that the only patrolling monster can block.</source>
        <translation>Nur ein Monster geht Runden: kein Ziel gefunden, das es blockieren kann.</translation>
    </message>
    <message>
        <source>Checked one monster: found no goal that it can block on its own (combinations not considered).</source>
        <translation>Ein Monster geprüft: kein Ziel gefunden, das es allein blockieren kann (Kombinationen nicht betrachtet).</translation>
    </message>
    <message>
        <source>Checked %1 monsters: found no goal that any of them can block on its own (combinations not considered).</source>
        <translation>%1 Monster geprüft: kein Ziel gefunden, das eines davon allein blockieren kann (Kombinationen nicht betrachtet).</translation>
    </message>
    <message>
        <source>Skipped because they stand on the start: %1.</source>
        <translation>Ausgelassen, weil sie auf dem Start stehen: %1.</translation>
    </message>
    <message>
        <source>Skipped because others may stand in their way: %1.</source>
        <translation>Ausgelassen, weil ihnen andere im Weg stehen können: %1.</translation>
    </message>
    <message>
        <source>Skipped because checking them would take too long: %1.</source>
        <translation>Ausgelassen, weil die Prüfung zu lange dauern würde: %1.</translation>
    </message>
    <message>
        <source>Not checked because the search was stopped: %1.</source>
        <translation>Nicht geprüft, weil die Suche angehalten wurde: %1.</translation>
    </message>
    <message>
        <source>Cannot check pairs: a cell holds only one monster, so two could stop each other.</source>
        <translation>Paare lassen sich nicht prüfen: Auf einem Feld darf nur ein Monster stehen, also könnten zwei einander aufhalten.</translation>
    </message>
    <message>
        <source>No pair could be checked.</source>
        <translation>Kein Paar ließ sich prüfen.</translation>
    </message>
    <message>
        <source>Checked pairs: %1; found no goal that only a pair can block (larger groups not considered).</source>
        <translation>Geprüfte Paare: %1; kein Ziel gefunden, das nur ein Paar blockieren kann (größere Gruppen nicht betrachtet).</translation>
    </message>
    <message>
        <source>Pairs that could block a goal that neither monster can block alone: %1 of %2.</source>
        <translation>Paare, die ein Ziel blockieren könnten, das keines der beiden Monster allein blockieren kann: %1 von %2.</translation>
    </message>
    <message>
        <source>Skipped because one of the two cannot be checked or can reach a door, or because it would take too long: %1.</source>
        <translation>Ausgelassen, weil eines der beiden nicht geprüft werden kann oder eine Tür erreicht oder weil es zu lange dauern würde: %1.</translation>
    </message>
    <message>
        <source>The analysis assumes that the hero takes at most one step every %1 ms.</source>
        <translation>Die Analyse nimmt an, dass der Held höchstens alle %1 ms einen Schritt macht.</translation>
    </message>
    <message>
        <source>No monster patrols in this level, so there is no worst case.</source>
        <translation>In diesem Level geht kein Monster Runden, also gibt es keinen schlimmsten Fall.</translation>
    </message>
    <message>
        <source>There is nothing to block: the hero cannot reach any treasure or exit that the level requires.</source>
        <translation>Es gibt nichts zu blockieren: Der Held kann keinen Schatz und keinen Ausgang erreichen, den das Level verlangt.</translation>
    </message>
    <message>
        <source>Each of the %1 patrolling monsters could block a goal for good on its own, whatever the hero does.</source>
        <translation>Jedes der %1 Monster, die Runden gehen, könnte allein ein Ziel dauerhaft blockieren, ganz gleich, was der Held tut.</translation>
    </message>
    <message>
        <source>This is certain if the monsters always make the moves that are worst for the hero: then no unprotected hero reaches the goal without dying. The analysis does not say how likely such moves are.</source>
        <translation>Das gilt, wenn die Monster immer die für den Helden ungünstigsten Züge machen: Dann kann kein ungeschützter Held das Ziel erreichen, ohne zu sterben. Wie wahrscheinlich solche Züge sind, sagt die Analyse nicht.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two cells</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>All exits (first: %1), standing on %2</source>
        <extracomment>%1 is a cell; %2 is the cell or the two cells where the monsters stand to block it, in parentheses</extracomment>
        <translation>Alle Ausgänge (erster: %1), von %2 aus</translation>
    </message>
    <message>
        <source>Treasure (%1), standing on %2</source>
        <translation>Schatz (%1), von %2 aus</translation>
    </message>
</context>
<context>
    <name>ZoomButton</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Zoom: %1 %</source>
        <translation>Vergrößerung: %1 %</translation>
    </message>
    <message>
        <source>Zoom of the level</source>
        <translation>Vergrößerung des Levels</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Vergrößerung</translation>
    </message>
</context>
</TS>
