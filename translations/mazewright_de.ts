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
        <source>How many there are</source>
        <translation>Wie viele es gibt</translation>
    </message>
    <message>
        <source>Hit points of each</source>
        <translation>Lebenspunkte jedes einzelnen</translation>
    </message>
    <message>
        <source>%1 of power %2</source>
        <extracomment>%1 is a monster</extracomment>
        <translation>%1 der Stärke %2</translation>
    </message>
    <message>
        <source>As he starts, all fights cost the hero %1 of %2 HP.</source>
        <translation>So wie der Held beginnt, kosten ihn alle Kämpfe %1 von %2 LP.</translation>
    </message>
    <message>
        <source>With the gear of the level they cost %1 of %2 HP.</source>
        <translation>Mit der Ausrüstung des Levels kosten sie %1 von %2 LP.</translation>
    </message>
    <message numerus="yes">
        <source>%n cannot be killed.</source>
        <translation>
            <numerusform>%n ist nicht zu töten.</numerusform>
            <numerusform>%n sind nicht zu töten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Potions: %1, which heal up to %2 HP.</source>
        <translation>Tränke: %1, die bis zu %2 LP heilen.</translation>
    </message>
    <message>
        <source>HP</source>
        <comment>hit points</comment>
        <translation>LP</translation>
    </message>
    <message>
        <source>Blows that kill one: by the hero as he starts → with the best gear that he can come to</source>
        <translation>Schläge, die eines töten: vom Helden, so wie er beginnt → mit der besten Ausrüstung, an die er kommt</translation>
    </message>
    <message>
        <source>Hit points that he loses to one until then: as he starts → with the best gear that he can come to</source>
        <translation>Lebenspunkte, die er bis dahin an eines verliert: so wie er beginnt → mit der besten Ausrüstung, an die er kommt</translation>
    </message>
    <message>
        <source>Nobody to fight: there is no monster in this level. Draw one, and its fights are reckoned here.</source>
        <translation>Niemand zum Kämpfen: In diesem Level ist kein Monster. Zeichne eines, und hier stehen seine Kämpfe.</translation>
    </message>
    <message>
        <source>Nobody fights under the rules of this level. “Contact” in Properties decides that.</source>
        <translation>Nach den Regeln dieses Levels kämpft niemand. Das bestimmt „Berührung“ in den Eigenschaften.</translation>
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
        <source>The window</source>
        <translation>Das Fenster</translation>
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
        <source>From the &amp;first level, with a new hero</source>
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
        <source>&amp;Go on</source>
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
        <source>Go &amp;on where you are</source>
        <translation>Weiter&amp;machen, wo du bist</translation>
    </message>
    <message>
        <source>Begin this level &amp;anew; the game under way is kept</source>
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
        <source>Go &amp;on with the game under way: %1</source>
        <translation>Mit dem &amp;laufenden Spiel weitermachen: %1</translation>
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
        <source>Carry the &amp;hero on</source>
        <translation>Der &amp;Held geht weiter</translation>
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
        <source>He goes into the next level with his gold, his bag and what he has become. Without it each level begins with a new hero.</source>
        <translation>Er geht mit seinem Gold, seiner Tasche und allem, was er geworden ist, ins nächste Level. Sonst beginnt jedes Level mit einem neuen Helden.</translation>
    </message>
</context>
<context>
    <name>CampaignEdits</name>
    <message>
        <source>Add a level</source>
        <translation>Level hinzufügen</translation>
    </message>
    <message>
        <source>“%1” is no level that can be read.</source>
        <translation>„%1“ ist kein lesbares Level.</translation>
    </message>
    <message>
        <source>Write a campaign file without “%1”? The file stays in its folder.</source>
        <translation>Eine Kampagnendatei ohne „%1“ schreiben? Die Datei bleibt in ihrem Ordner.</translation>
    </message>
    <message>
        <source>Take “%1” out of “%2”? The file stays in its folder.</source>
        <translation>„%1“ aus „%2“ nehmen? Die Datei bleibt in ihrem Ordner.</translation>
    </message>
    <message>
        <source>Take out of the campaign</source>
        <translation>Aus der Kampagne nehmen</translation>
    </message>
    <message>
        <source>Rename file</source>
        <translation>Datei umbenennen</translation>
    </message>
    <message>
        <source>New name of the file:</source>
        <translation>Neuer Name der Datei:</translation>
    </message>
    <message>
        <source>Levels (%1);;All files (*)</source>
        <extracomment>%1 are endings of files: &quot;*.level.json *.txt&quot;</extracomment>
        <translation>Level (%1);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>CampaignFeature</name>
    <message>
        <source>Add a &amp;new level</source>
        <translation>&amp;Neues Level hinzufügen</translation>
    </message>
    <message>
        <source>Add a new level behind this one; in a folder its name says where</source>
        <translation>Ein neues Level hinter diesem hinzufügen; in einem Ordner sagt sein Name, wo</translation>
    </message>
    <message>
        <source>Add a level &amp;file…</source>
        <translation>Level&amp;datei hinzufügen …</translation>
    </message>
    <message>
        <source>Add a level that is there already behind this one; in a folder its name says where</source>
        <translation>Ein Level, das es schon gibt, hinter diesem hinzufügen; in einem Ordner sagt sein Name, wo</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Play this level earlier</source>
        <translation>Dieses Level früher spielen</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>Play this level later</source>
        <translation>Dieses Level später spielen</translation>
    </message>
    <message>
        <source>&amp;Rename file…</source>
        <translation>Datei u&amp;mbenennen …</translation>
    </message>
    <message>
        <source>Give the level’s file another name</source>
        <translation>Der Leveldatei einen anderen Namen geben</translation>
    </message>
    <message>
        <source>Campaign &amp;properties…</source>
        <translation>&amp;Eigenschaften der Kampagne …</translation>
    </message>
    <message>
        <source>Name, author, description and translations of the campaign, and whether its hero goes on</source>
        <translation>Name, Autor, Beschreibung und Übersetzungen der Kampagne, und ob ihr Held weitergeht</translation>
    </message>
    <message>
        <source>&amp;Give away as one file…</source>
        <translation>Als eine Datei &amp;weitergeben …</translation>
    </message>
    <message>
        <source>Write the campaign with all its levels into one file that others can play, as they are saved</source>
        <translation>Die Kampagne mit all ihren Leveln, wie sie gespeichert sind, in eine Datei schreiben, die andere spielen können</translation>
    </message>
    <message>
        <source>Und&amp;o change of the campaign</source>
        <translation>Änderung der Kampagne &amp;rückgängig machen</translation>
    </message>
    <message>
        <source>Take the last change of the campaign back</source>
        <translation>Die letzte Änderung der Kampagne zurücknehmen</translation>
    </message>
    <message>
        <source>Re&amp;do change of the campaign</source>
        <translation>Änderung der Kampagne &amp;wiederholen</translation>
    </message>
    <message>
        <source>Make the change of the campaign again</source>
        <translation>Die Änderung der Kampagne noch einmal machen</translation>
    </message>
    <message>
        <source>&amp;Take out of the campaign</source>
        <translation>&amp;Aus der Kampagne nehmen</translation>
    </message>
    <message>
        <source>Take this level out of the campaign; its file stays</source>
        <translation>Dieses Level aus der Kampagne nehmen; seine Datei bleibt</translation>
    </message>
    <message>
        <source>Play campaign from this &amp;level</source>
        <translation>Kampagne ab diesem &amp;Level spielen</translation>
    </message>
    <message>
        <source>Play the levels of the campaign from this one on</source>
        <translation>Die Level der Kampagne von diesem an spielen</translation>
    </message>
    <message>
        <source>Properties…</source>
        <comment>of the campaign</comment>
        <translation>Eigenschaften …</translation>
    </message>
    <message>
        <source>Changes that are not saved are not in this game: a campaign is played from its files.</source>
        <translation>Nicht gespeicherte Änderungen fehlen in diesem Spiel: Eine Kampagne wird aus ihren Dateien gespielt.</translation>
    </message>
    <message>
        <source>The file %1 stays in its folder.</source>
        <translation>Die Datei %1 bleibt in ihrem Ordner.</translation>
    </message>
    <message>
        <source>%1 holds the campaign with all its levels.</source>
        <translation>%1 enthält die Kampagne mit all ihren Leveln.</translation>
    </message>
</context>
<context>
    <name>CampaignGift</name>
    <message>
        <source>Campaigns in one file (*%1)</source>
        <translation>Kampagnen in einer Datei (*%1)</translation>
    </message>
    <message>
        <source>The campaign is being written into one file…</source>
        <translation>Die Kampagne wird in eine Datei geschrieben …</translation>
    </message>
    <message>
        <source>Give away as one file</source>
        <translation>Als eine Datei weitergeben</translation>
    </message>
    <message numerus="yes">
        <source>%n level(s) of this campaign have changes that are not saved. What is given away is what the files hold.</source>
        <translation>
            <numerusform>Ein Level dieser Kampagne hat Änderungen, die nicht gespeichert sind. Weitergegeben wird, was in den Dateien steht.</numerusform>
            <numerusform>%n Level dieser Kampagne haben Änderungen, die nicht gespeichert sind. Weitergegeben wird, was in den Dateien steht.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Save first</source>
        <translation>&amp;Vorher speichern</translation>
    </message>
    <message>
        <source>&amp;Without changes</source>
        <translation>&amp;Ohne Änderungen</translation>
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
        <source>The campaigns and the folder that this level may belong to</source>
        <translation>Die Kampagnen und der Ordner, zu denen dieses Level gehören kann</translation>
    </message>
    <message>
        <source>Levels of the campaign</source>
        <translation>Level der Kampagne</translation>
    </message>
    <message>
        <source>Make a copy of my own</source>
        <translation>Eigene Kopie anlegen</translation>
    </message>
    <message>
        <source>Copy the campaign with all its levels into your folder, and change the copy</source>
        <translation>Die Kampagne mit all ihren Leveln in deinen Ordner kopieren und die Kopie ändern</translation>
    </message>
    <message>
        <source>Unpack…</source>
        <translation>Entpacken …</translation>
    </message>
    <message>
        <source>Write the campaign with all its levels into a new folder, and change them there</source>
        <translation>Die Kampagne mit allen Leveln in einen neuen Ordner schreiben und sie dort ändern</translation>
    </message>
    <message>
        <source>Save this level…</source>
        <translation>Dieses Level speichern …</translation>
    </message>
    <message>
        <source>Then the levels of the folder that you choose stand here</source>
        <translation>Dann stehen hier die Level des Ordners, den du wählst</translation>
    </message>
    <message>
        <source>Open another level…</source>
        <translation>Anderes Level öffnen …</translation>
    </message>
    <message>
        <source>Then the levels of its campaign or folder stand here</source>
        <translation>Dann stehen hier die Level seiner Kampagne oder seines Ordners</translation>
    </message>
</context>
<context>
    <name>CampaignRemark</name>
    <message>
        <source>The campaign file %1 cannot be read. %2</source>
        <translation>Die Kampagnendatei %1 ist nicht zu lesen. %2</translation>
    </message>
    <message>
        <source>The campaign file %1 cannot be read. Line %2, column %3: %4</source>
        <extracomment>a file, a line and a column in it, and a sentence that says what is wrong there</extracomment>
        <translation>Die Kampagnendatei %1 ist nicht zu lesen. Zeile %2, Spalte %3: %4</translation>
    </message>
    <message>
        <source>Cannot be played</source>
        <translation>Nicht spielbar</translation>
    </message>
    <message>
        <source>Cannot be won</source>
        <translation>Nicht zu gewinnen</translation>
    </message>
    <message>
        <source>Level %1 plays by other rules (%2) than the one before.</source>
        <translation>Level %1 hat andere Regeln (%2) als das davor.</translation>
    </message>
    <message>
        <source>The hero arrives with what he carries, and is not given what heroes begin with there: %1.</source>
        <extracomment>%1 are items such as &quot;dagger&quot;</extracomment>
        <translation>Der Held kommt mit dem an, was er bei sich hat, und bekommt nicht, womit Helden dort beginnen: %1.</translation>
    </message>
    <message>
        <source>Save this level: then the levels of its folder are shown here, and the campaign that it belongs to.</source>
        <translation>Speichere dieses Level: Dann stehen hier die Level seines Ordners und die Kampagne, zu der es gehört.</translation>
    </message>
    <message>
        <source>This campaign came with Mazewright. A copy of your own can be changed.</source>
        <translation>Diese Kampagne gehört zu Mazewright. Eine eigene Kopie lässt sich ändern.</translation>
    </message>
    <message>
        <source>“%1” is missing: the campaign cannot be played until the file is back or the level is taken out.</source>
        <translation>„%1“ fehlt: Die Kampagne lässt sich erst spielen, wenn die Datei wieder da ist oder das Level herausgenommen wird.</translation>
    </message>
    <message numerus="yes">
        <source>%n level files are missing: the campaign cannot be played until they are back or taken out.</source>
        <translation>
            <numerusform>%n Leveldatei fehlt: Die Kampagne lässt sich erst spielen, wenn sie wieder da ist oder herausgenommen wird.</numerusform>
            <numerusform>%n Leveldateien fehlen: Die Kampagne lässt sich erst spielen, wenn sie wieder da sind oder herausgenommen werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>This campaign is one file; unpack it to change it.</source>
        <translation>Diese Kampagne ist eine einzige Datei; entpack sie, um sie zu ändern.</translation>
    </message>
    <message>
        <source>A folder of levels, played by name. Moving a level, taking one out or giving properties writes a campaign file.</source>
        <translation>Ein Ordner mit Leveln, gespielt nach Namen. Verschieben, Herausnehmen und Eigenschaften schreiben eine Kampagnendatei.</translation>
    </message>
    <message>
        <source>Files that cannot be read stay out of the campaign file.</source>
        <translation>Dateien, die nicht zu lesen sind, kommen nicht in die Kampagnendatei.</translation>
    </message>
    <message>
        <source>Level %1 does not know these items, so the hero loses them there: %2.</source>
        <extracomment>%1 is the number of a level, %2 are items such as &quot;moonblade&quot;</extracomment>
        <translation>Level %1 kennt diese Gegenstände nicht, der Held verliert sie dort: %2.</translation>
    </message>
</context>
<context>
    <name>CampaignText</name>
    <message>
        <source>This campaign came with Mazewright and cannot be changed, only copied.</source>
        <translation>Diese Kampagne gehört zu Mazewright; sie lässt sich nicht ändern, nur kopieren.</translation>
    </message>
    <message>
        <source>“%1” can no longer be read.</source>
        <translation>„%1“ lässt sich nicht mehr lesen.</translation>
    </message>
    <message>
        <source>“%1” could not be copied to “%2”.</source>
        <translation>„%1“ ließ sich nicht nach „%2“ kopieren.</translation>
    </message>
    <message>
        <source>A campaign has at least one level.</source>
        <translation>Eine Kampagne hat mindestens ein Level.</translation>
    </message>
    <message>
        <source>A campaign has at most %1 levels.</source>
        <translation>Eine Kampagne hat höchstens %1 Level.</translation>
    </message>
    <message>
        <source>“%1” cannot be the name of a file.</source>
        <translation>„%1“ kann kein Dateiname sein.</translation>
    </message>
    <message>
        <source>There is a file “%1” already.</source>
        <translation>Eine Datei „%1“ gibt es schon.</translation>
    </message>
    <message>
        <source>“%1” could not be renamed.</source>
        <translation>„%1“ ließ sich nicht umbenennen.</translation>
    </message>
    <message>
        <source>level_%1</source>
        <comment>file name</comment>
        <translation>level_%1</translation>
    </message>
    <message>
        <source>The folder “%1” could not be made.</source>
        <translation>Der Ordner „%1“ ließ sich nicht anlegen.</translation>
    </message>
    <message>
        <source>“%1” could not be removed.</source>
        <translation>„%1“ konnte nicht entfernt werden.</translation>
    </message>
    <message>
        <source>“%1” was changed by another program since.</source>
        <translation>„%1“ wurde inzwischen von einem anderen Programm geändert.</translation>
    </message>
    <message>
        <source>The file “%1” is not there any more.</source>
        <translation>Die Datei „%1“ ist nicht mehr da.</translation>
    </message>
    <message>
        <source>“%1” is there already.</source>
        <translation>„%1“ gibt es schon.</translation>
    </message>
    <message>
        <source>This campaign is one file and cannot be changed, only unpacked.</source>
        <translation>Diese Kampagne ist eine einzige Datei und lässt sich nicht ändern, nur entpacken.</translation>
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
        <source>The campaign is being unpacked…</source>
        <translation>Die Kampagne wird entpackt …</translation>
    </message>
</context>
<context>
    <name>CanvasMenu</name>
    <message>
        <source>Menu of the ce&amp;ll</source>
        <translation>Menü des &amp;Feldes</translation>
    </message>
    <message>
        <source>What can be done at the cursor</source>
        <translation>Was sich am Zeiger tun lässt</translation>
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
        <source>P&amp;ick what is here</source>
        <translation>&amp;Aufnehmen, was hier ist</translation>
    </message>
    <message>
        <source>Select &amp;all alike</source>
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
        <source>“%1” is not there any more.</source>
        <translation>„%1“ ist nicht mehr da.</translation>
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
        <source>The level is being renamed…</source>
        <translation>Das Level wird umbenannt …</translation>
    </message>
    <message>
        <source>Rename campaign</source>
        <translation>Kampagne umbenennen</translation>
    </message>
    <message>
        <source>The campaign is being renamed…</source>
        <translation>Die Kampagne wird umbenannt …</translation>
    </message>
    <message>
        <source>A copy is being made…</source>
        <translation>Eine Kopie wird angelegt …</translation>
    </message>
    <message>
        <source>The copy is %1.</source>
        <translation>Die Kopie ist %1.</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
    <message>
        <source>No file manager could be opened. The folder is %1.</source>
        <translation>Es konnte keine Dateiverwaltung geöffnet werden. Der Ordner ist %1.</translation>
    </message>
    <message>
        <source>Move this folder with its campaign and levels to the trash?
%1</source>
        <translation>Diesen Ordner mit seiner Kampagne und ihren Leveln in den Papierkorb verschieben?
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
        <source>“%1” is open in the editor with changes that are not saved. Save or close it first.</source>
        <translation>„%1“ ist im Editor mit ungespeicherten Änderungen geöffnet. Speichere oder schließe es zuerst.</translation>
    </message>
    <message>
        <source>“%1” is in the trash; your file manager can restore it.</source>
        <translation>„%1“ liegt im Papierkorb; die Dateiverwaltung kann es wiederherstellen.</translation>
    </message>
    <message>
        <source>The best games still have the old name. %1</source>
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
        <source>&amp;Duplicate into my levels</source>
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
        <source>Leads on: out of the level, or deeper into a dungeon.</source>
        <translation>Führt weiter: aus dem Level hinaus oder tiefer in ein Verlies.</translation>
    </message>
    <message>
        <source>Whoever steps on it loses hit points.</source>
        <translation>Wer darauf tritt, verliert Lebenspunkte.</translation>
    </message>
    <message>
        <source>Everyone can walk on it and see across it.</source>
        <translation>Alle können darauf gehen und darüber hinweg sehen.</translation>
    </message>
    <message>
        <source>Everyone can walk on it, but nobody sees through it.</source>
        <translation>Alle können darauf gehen, aber niemand sieht hindurch.</translation>
    </message>
    <message>
        <source>Nobody can walk on it, but everyone sees across it.</source>
        <translation>Niemand kann darauf gehen, aber alle sehen darüber hinweg.</translation>
    </message>
    <message>
        <source>Nobody walks or sees through it.</source>
        <translation>Hier kommt niemand durch, und niemand sieht hindurch.</translation>
    </message>
    <message>
        <source>Nobody sees through it until the hero opens it by walking into it.</source>
        <translation>Niemand sieht hindurch, bis der Held dagegen geht und sie öffnet.</translation>
    </message>
    <message>
        <source>Locked: the hero opens it with “%1”, which is used up.</source>
        <translation>Verschlossen: Der Held öffnet sie mit „%1“, was dabei verbraucht wird.</translation>
    </message>
    <message>
        <source>Here the hero begins. A level has one start.</source>
        <translation>Hier beginnt der Held. Ein Level hat einen Start.</translation>
    </message>
    <message>
        <source>Gold for the hero. A level can be won by taking all treasure.</source>
        <translation>Gold für den Helden. Wer alle Schätze nimmt, kann damit das Level gewinnen.</translation>
    </message>
    <message>
        <source>Stays where it is.</source>
        <translation>Bleibt, wo es ist.</translation>
    </message>
    <message>
        <source>Walks straight on until something stops it, then another way.</source>
        <translation>Geht geradeaus, bis etwas im Weg ist, dann anderswohin.</translation>
    </message>
    <message>
        <source>Comes for a hero it sees, else to where it last saw him.</source>
        <translation>Kommt auf den Helden zu, den es sieht, sonst dorthin, wo es ihn zuletzt sah.</translation>
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
        <source>Works once, on the hero who uses it.</source>
        <translation>Wirkt einmal, auf den Helden, der es benutzt.</translation>
    </message>
    <message>
        <source>Works again and again, on the hero.</source>
        <translation>Wirkt immer wieder, auf den Helden.</translation>
    </message>
    <message>
        <source>Works once, on the nearest monster in view.</source>
        <translation>Wirkt einmal, auf das nächste Monster in Sicht.</translation>
    </message>
    <message>
        <source>Works again and again, on the nearest monster in view.</source>
        <translation>Wirkt immer wieder, auf das nächste Monster in Sicht.</translation>
    </message>
    <message>
        <source>Works once, on a monster in view that the player chooses.</source>
        <translation>Wirkt einmal, auf ein Monster in Sicht, das man wählt.</translation>
    </message>
    <message>
        <source>Works again and again, on a monster in view that the player chooses.</source>
        <translation>Wirkt immer wieder, auf ein Monster in Sicht, das man wählt.</translation>
    </message>
    <message>
        <source>Works once, on everyone around a chosen cell, the hero too.</source>
        <translation>Wirkt einmal, auf alle um ein gewähltes Feld, auch den Helden.</translation>
    </message>
    <message>
        <source>Works again and again, on everyone around a chosen cell, the hero too.</source>
        <translation>Wirkt immer wieder, auf alle um ein gewähltes Feld, auch den Helden.</translation>
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
        <source>wounds by %1</source>
        <translation>verwundet um %1</translation>
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
            <numerusform>ängstigt einen Zug</numerusform>
            <numerusform>ängstigt %n Züge</numerusform>
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
        <source>Locked: the hero opens it with “%1”, which stays.</source>
        <translation>Verschlossen: Der Held öffnet sie mit „%1“, was ihm bleibt.</translation>
    </message>
    <message>
        <source>Opens %1 and stays.</source>
        <comment>one or more names</comment>
        <translation>Öffnet %1 und bleibt erhalten.</translation>
    </message>
    <message>
        <source>When the hero steps on it, %1 opens everywhere in the level, for good.</source>
        <comment>one or more names</comment>
        <translation>Tritt der Held darauf, öffnet sich im ganzen Level für immer: %1.</translation>
    </message>
    <message>
        <source>A wall, until the hero steps on “%1” anywhere in the level.</source>
        <translation>Eine Mauer, bis der Held irgendwo im Level auf „%1“ tritt.</translation>
    </message>
    <message>
        <source>By the rules of this level nobody fights, and it changes nothing.</source>
        <translation>Nach den Regeln dieses Levels kämpft niemand, und es bewirkt nichts.</translation>
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
        <source>Monsters stand in the way and are kicked; nobody comes to harm.</source>
        <translation>Monster stehen im Weg und werden getreten; niemand kommt zu Schaden.</translation>
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
        <source>Turn by turn: what you see, you fight. Few hit points and small numbers.</source>
        <translation>Zug um Zug: Was du siehst, bekämpfst du. Wenige Lebenspunkte und kleine Zahlen.</translation>
    </message>
    <message>
        <source>A dungeon with more life, harder blows, and every depth more dangerous.</source>
        <translation>Ein Verlies mit mehr Leben, härteren Schlägen, und jede Tiefe gefährlicher.</translation>
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
        <source>Walks to whatever is nearest and sees no danger.</source>
        <translation>Geht zum Nächsten und sieht keine Gefahr.</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Vorsichtiger</translation>
    </message>
    <message>
        <source>Keeps clear of monsters, waits for his moment, explores all and picks up what helps.</source>
        <translation>Hält sich von Monstern fern, wartet auf den rechten Augenblick, erkundet alles und nimmt mit, was hilft.</translation>
    </message>
    <message>
        <source>Runner</source>
        <translation>Läufer</translation>
    </message>
    <message>
        <source>Makes for the goal or the stairs by the shortest way.</source>
        <translation>Läuft auf dem kürzesten Weg zum Ziel oder zur Treppe.</translation>
    </message>
    <message>
        <source>Fighter</source>
        <translation>Kämpfer</translation>
    </message>
    <message>
        <source>Goes for monsters that can be beaten.</source>
        <translation>Geht auf Monster los, die zu besiegen sind.</translation>
    </message>
    <message>
        <source>Collector</source>
        <translation>Sammler</translation>
    </message>
    <message>
        <source>Takes everything that lies about before leaving.</source>
        <translation>Nimmt alles mit, was herumliegt, bevor er geht.</translation>
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
        <source>Twelve depths of rooms, locks and water. Fetch the eternal lantern from the last one: taking it wins.</source>
        <translation>Zwölf Tiefen voller Räume, Schlösser und Wasser. Hol die ewige Laterne aus der letzten: Wer sie nimmt, gewinnt.</translation>
    </message>
    <message>
        <source>Mazewright</source>
        <translation>Mazewright</translation>
    </message>
    <message>
        <source>The default legend, as levels of this program are drawn.</source>
        <translation>Die übliche Legende, mit der Level dieses Programms gezeichnet sind.</translation>
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
        <source>Walls and rock around lit rooms, letters for monsters, signs for items.</source>
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
        <source>Broad and low, with tusks.</source>
        <translation>Breit und gedrungen, mit Hauern.</translation>
    </message>
    <message>
        <source>A spiked beast: all points around one eye.</source>
        <translation>Eine Bestie voller Stacheln: lauter Spitzen um ein einziges Auge.</translation>
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
        <source>Winged and horned, and its breath is fire.</source>
        <translation>Mit Flügeln und Hörnern, und sein Atem ist Feuer.</translation>
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
        <source>a guess</source>
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
        <source>%1 = %2 + %3 of gear</source>
        <extracomment>a number: the sum, what is the hero&apos;s own, what his things add</extracomment>
        <translation>%1 = %2 + %3 durch Ausrüstung</translation>
    </message>
    <message>
        <source>Growth</source>
        <translation>Wachstum</translation>
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
        <source>At the next level, one of</source>
        <translation>Auf der nächsten Stufe eins von</translation>
    </message>
    <message>
        <source>HP +%1, power +%2, defense +%3</source>
        <translation>LP +%1, Stärke +%2, Abwehr +%3</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Kraft</translation>
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
        <source>well</source>
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
        <translation>Zug</translation>
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
        <source>A code begins with mw2. Paste it here.</source>
        <translation>Ein Code beginnt mit mw2. Füg ihn hier ein.</translation>
    </message>
</context>
<context>
    <name>CodeFacts</name>
    <message>
        <source>A %1 without a name</source>
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
        <translation>%1 × %2 Zellen</translation>
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
        <source>No errors were found.</source>
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
        <source>Put the level on the clipboard as one line of text, to be sent</source>
        <translation>Das Level als eine Zeile Text in die Zwischenablage legen, zum Verschicken</translation>
    </message>
    <message>
        <source>Paste cod&amp;e…</source>
        <translation>Co&amp;de einfügen …</translation>
    </message>
    <message>
        <source>Show the level or the game that a code holds, and open it</source>
        <translation>Das Level oder die Partie zeigen, die ein Code enthält, und öffnen</translation>
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
        <source>This code was made by a newer version of Mazewright.</source>
        <translation>Diesen Code hat eine neuere Version von Mazewright gemacht.</translation>
    </message>
    <message>
        <source>This code is damaged: at least one character is wrong, missing or too many. Copy it again.</source>
        <translation>Dieser Code ist beschädigt: Mindestens ein Zeichen ist falsch, fehlt oder ist zu viel. Kopiere ihn noch einmal.</translation>
    </message>
    <message>
        <source>This code is too large: codes have at most %1 characters.</source>
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
        <source>The code would have more than %1 characters, and chats and mails cut such long lines. Send the file instead.</source>
        <translation>Der Code hätte mehr als %1 Zeichen, und Chats und Mails schneiden so lange Zeilen ab. Schick stattdessen die Datei.</translation>
    </message>
    <message>
        <source>This is no code of a level or a recorded game: such a code begins with “mw2”.</source>
        <translation>Das ist kein Code eines Levels oder einer aufgezeichneten Partie: So ein Code beginnt mit „mw2“.</translation>
    </message>
    <message>
        <source>This code was made by an older version of Mazewright and cannot be read any more.</source>
        <translation>Diesen Code hat eine ältere Version von Mazewright gemacht; er lässt sich nicht mehr lesen.</translation>
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
        <source>%1: hardly seen on the background (%2 : 1)</source>
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
        <source>Commands that fit</source>
        <translation>Passende Befehle</translation>
    </message>
    <message>
        <source>No command that can be used here says that. Try another word, or fewer letters.</source>
        <translation>Kein Befehl, der hier geht, heißt so. Versuch ein anderes Wort oder weniger Buchstaben.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is what an action does, %2 its key</extracomment>
        <translation>%1 (%2)</translation>
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
        <source>Two versions are being compared…</source>
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
        <source>Show the level beside its file, another open level or any other, and go through what differs</source>
        <translation>Das Level neben seiner Datei, einem anderen offenen oder irgendeinem Level zeigen und die Unterschiede durchgehen</translation>
    </message>
    <message>
        <source>The file, as it was saved</source>
        <translation>Die Datei, wie sie gespeichert wurde</translation>
    </message>
    <message>
        <source>tab %1</source>
        <translation>Reiter %1</translation>
    </message>
</context>
<context>
    <name>DailyChoice</name>
    <message>
        <source>One dungeon for everybody, from midnight to midnight (UTC): the same maze, the same monsters, the same things. How deep do you get?</source>
        <translation>Ein Verlies für alle, von Mitternacht bis Mitternacht (UTC): dasselbe Labyrinth, dieselben Monster, dieselben Dinge. Wie tief kommst du?</translation>
    </message>
    <message>
        <source>Go &amp;on with the game under way: depth %1, turn %2</source>
        <translation>Mit dem &amp;laufenden Spiel weitermachen: Tiefe %1, Zug %2</translation>
    </message>
    <message>
        <source>Begin &amp;anew; the game under way is kept</source>
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
        <source>All places to stand</source>
        <translation>Alle Plätze</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>What could be denied</source>
        <translation>Was verwehrt werden kann</translation>
    </message>
</context>
<context>
    <name>DifferenceMark</name>
    <message>
        <source>other terrain</source>
        <translation>anderes Gelände</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>fort</translation>
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
        <source>other values</source>
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
        <source>the game ends otherwise</source>
        <translation>endet das Spiel anders</translation>
    </message>
    <message>
        <source>the hero has other hit points</source>
        <translation>hat der Held andere Lebenspunkte</translation>
    </message>
    <message>
        <source>the hero is in another state</source>
        <translation>ist der Held in einem anderen Zustand</translation>
    </message>
    <message>
        <source>the hero has other gold</source>
        <translation>hat der Held anderes Gold</translation>
    </message>
    <message>
        <source>something else is in the bag</source>
        <translation>ist etwas anderes in der Tasche</translation>
    </message>
    <message>
        <source>the %1 dies</source>
        <translation>stirbt %1</translation>
    </message>
    <message>
        <source>the %1 lives on</source>
        <translation>lebt %1 weiter</translation>
    </message>
    <message>
        <source>the hero has grown otherwise</source>
        <translation>ist der Held anders gewachsen</translation>
    </message>
    <message>
        <source>a command takes another time</source>
        <translation>dauert ein Befehl anders lange</translation>
    </message>
    <message>
        <source>the %1 is elsewhere</source>
        <translation>ist %1 woanders</translation>
    </message>
    <message>
        <source>the %1 is hurt otherwise</source>
        <translation>ist %1 anders verletzt</translation>
    </message>
    <message>
        <source>the %1 is in another state</source>
        <translation>ist %1 in einem anderen Zustand</translation>
    </message>
    <message>
        <source>It goes as before to its end.</source>
        <translation>Es geht wie zuvor bis zum Ende.</translation>
    </message>
    <message>
        <source>It cannot be played: the level has another clock now.</source>
        <translation>Es lässt sich nicht spielen: Das Level hat jetzt eine andere Uhr.</translation>
    </message>
    <message>
        <source>As before until %1: then %2.</source>
        <extracomment>%1 is such as &quot;turn 13&quot; or &quot;0:26&quot;, %2 what is otherwise then</extracomment>
        <translation>Wie zuvor bis %1: Dann %2.</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>another clock</source>
        <translation>andere Uhr</translation>
    </message>
    <message>
        <source>otherwise from %1</source>
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
        <source>won in %1, as before</source>
        <extracomment>%1 is such as &quot;41 turns&quot; or &quot;0:26&quot;</extracomment>
        <translation>wie zuvor: Sieg, %1</translation>
    </message>
    <message>
        <source>lost after %1, as before</source>
        <extracomment>%1 is such as &quot;41 turns&quot; or &quot;0:26&quot;</extracomment>
        <translation>wie zuvor: Niederlage, %1</translation>
    </message>
    <message>
        <source>%1, as before</source>
        <extracomment>%1 is such as &quot;41 turns&quot; or &quot;0:26&quot;; the test was ended before it was won or lost</extracomment>
        <translation>wie zuvor, %1</translation>
    </message>
</context>
<context>
    <name>DiskFeature</name>
    <message>
        <source>Another program changed the file of %1: this is what is in it now.</source>
        <translation>Ein anderes Programm hat die Datei von %1 geändert: Das steht jetzt darin.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>Another program changed the file of %1, and you have changes of your own.</source>
        <translation>Ein anderes Programm hat die Datei von %1 geändert, und du hast eigene Änderungen.</translation>
    </message>
    <message>
        <source>Take what is in the file now; undo brings your changes back</source>
        <translation>Übernehmen, was jetzt in der Datei steht; „Rückgängig“ bringt deine Änderungen zurück</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>&amp;Meine Fassung behalten</translation>
    </message>
    <message>
        <source>Go on with your changes; saving replaces the file</source>
        <translation>Mit deinen Änderungen weitermachen; Speichern ersetzt die Datei</translation>
    </message>
    <message>
        <source>Another program changed the file of %1, and it cannot be opened any more: %2 Your level stays as it is here.</source>
        <extracomment>%2 is a sentence that says what is wrong with the file</extracomment>
        <translation>Ein anderes Programm hat die Datei von %1 geändert, und sie lässt sich nicht mehr öffnen: %2 Dein Level bleibt hier, wie es ist.</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>Erneut &amp;versuchen</translation>
    </message>
    <message>
        <source>Look at the file once more</source>
        <translation>Die Datei noch einmal ansehen</translation>
    </message>
    <message>
        <source>Go on with your level; saving replaces the file</source>
        <translation>Mit deinem Level weitermachen; Speichern ersetzt die Datei</translation>
    </message>
    <message>
        <source>The file of %1 is gone: another program moved or removed it. Your level is still here.</source>
        <translation>Die Datei von %1 ist weg: Ein anderes Programm hat sie verschoben oder entfernt. Dein Level ist noch hier.</translation>
    </message>
    <message>
        <source>&amp;Save it again</source>
        <translation>Wieder s&amp;peichern</translation>
    </message>
    <message>
        <source>Write the level into its file again</source>
        <translation>Das Level wieder in seine Datei schreiben</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>&amp;Nicht jetzt</translation>
    </message>
    <message>
        <source>Go on; the level counts as not saved</source>
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
        <source>Another program changed the file of %1. Saving replaces what is in it now.</source>
        <translation>Ein anderes Programm hat die Datei von %1 geändert. Speichern ersetzt, was jetzt darin steht.</translation>
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
    <name>DrawActions</name>
    <message>
        <source>&amp;Flip stamp left to right</source>
        <translation>Stempel waagre&amp;cht spiegeln</translation>
    </message>
    <message>
        <source>Flip the stamp in hand left to right</source>
        <translation>Den Stempel links und rechts vertauschen</translation>
    </message>
    <message>
        <source>Flip stamp &amp;upside down</source>
        <translation>Stempel &amp;senkrecht spiegeln</translation>
    </message>
    <message>
        <source>Flip the stamp in hand upside down</source>
        <translation>Den Stempel auf den Kopf stellen</translation>
    </message>
    <message>
        <source>Turn stamp &amp;right</source>
        <translation>Stempel rec&amp;htsherum drehen</translation>
    </message>
    <message>
        <source>Turn the stamp in hand clockwise</source>
        <translation>Den Stempel im Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Turn stamp &amp;left</source>
        <translation>Stempel l&amp;inksherum drehen</translation>
    </message>
    <message>
        <source>Turn the stamp in hand counterclockwise</source>
        <translation>Den Stempel gegen den Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>S&amp;maller brush</source>
        <translation>Kleinerer &amp;Pinsel</translation>
    </message>
    <message>
        <source>Draw with a brush that is one cell smaller</source>
        <translation>Mit einem um ein Feld kleineren Pinsel zeichnen</translation>
    </message>
    <message>
        <source>Lar&amp;ger brush</source>
        <translation>&amp;Größerer Pinsel</translation>
    </message>
    <message>
        <source>Draw with a brush that is one cell larger</source>
        <translation>Mit einem um ein Feld größeren Pinsel zeichnen</translation>
    </message>
    <message>
        <source>R&amp;eplace all…</source>
        <translation>Alle erset&amp;zen …</translation>
    </message>
    <message>
        <source>Replace all of one kind with another</source>
        <translation>Alle von einer Art durch eine andere ersetzen</translation>
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
        <source>Another seed, by chance</source>
        <translation>Ein anderer Startwert, vom Zufall</translation>
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
        <source>Take the last change back</source>
        <translation>Die letzte Änderung zurücknehmen</translation>
    </message>
    <message>
        <source>Make the change again that was taken back</source>
        <translation>Die zurückgenommene Änderung wieder vornehmen</translation>
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
        <source>Select &amp;nothing</source>
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
        <source>Select nothing, so that tools draw everywhere</source>
        <translation>Nichts auswählen, damit Werkzeuge überall zeichnen</translation>
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
        <source>Take cells or a maze drawn as text into hand; without a level, make one of it</source>
        <translation>Felder oder ein als Text gezeichnetes Labyrinth in die Hand nehmen; ohne Level eines daraus machen</translation>
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
        <source>A click shows that place</source>
        <translation>Ein Klick zeigt diese Stelle</translation>
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
        <source>Nobody has died on this cell so far.</source>
        <translation>Auf diesem Feld ist bisher niemand gestorben.</translation>
    </message>
    <message>
        <source>Deaths on this &amp;cell</source>
        <translation>&amp;Tode auf diesem Feld</translation>
    </message>
    <message>
        <source>List the games that bots have lost on the cell under the cursor</source>
        <translation>Die Partien auflisten, die Bots auf dem Feld unter dem Zeiger verloren haben</translation>
    </message>
</context>
<context>
    <name>EditView</name>
    <message>
        <source>The level being drawn. Arrows move the cursor, Enter draws, Backspace erases, Insert picks.</source>
        <translation>Das Level in Arbeit. Pfeile bewegen den Zeiger, Eingabe zeichnet, Rücktaste radiert, Einfg nimmt auf.</translation>
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
        <source>Back to the effects of the kind that it is made from</source>
        <translation>Zurück zu den Wirkungen der Vorlage</translation>
    </message>
    <message>
        <source> HP</source>
        <translation> LP</translation>
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
        <source>Every treasure lies in your bag.</source>
        <translation>Alle Schätze liegen in deiner Tasche.</translation>
    </message>
    <message>
        <source>This maze keeps what it has caught.</source>
        <translation>Dieses Labyrinth behält, was es gefangen hat.</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>The same level with another seed</source>
        <translation>Dasselbe Level mit anderem Startwert</translation>
    </message>
    <message>
        <source>Same seed</source>
        <translation>Gleicher Startwert</translation>
    </message>
    <message>
        <source>The same game from its beginning</source>
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
        <source>Copies a summary of this game as text</source>
        <translation>Kopiert eine Zusammenfassung dieses Spiels als Text</translation>
    </message>
    <message>
        <source>Saves a summary of this game as text</source>
        <translation>Speichert eine Zusammenfassung dieses Spiels als Text</translation>
    </message>
    <message>
        <source>Best games</source>
        <translation>Bestenliste</translation>
    </message>
    <message>
        <source>The best games under each set of rules</source>
        <translation>Die besten Spiele je Regelwerk</translation>
    </message>
    <message>
        <source>You have done what you came for.</source>
        <translation>Du hast getan, wofür du gekommen bist.</translation>
    </message>
    <message>
        <source>Your best game under these rules</source>
        <translation>Dein bestes Spiel unter diesen Regeln</translation>
    </message>
    <message>
        <source>Place %1 among your games under these rules</source>
        <translation>Platz %1 unter deinen Spielen mit diesen Regeln</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Save a summary of the game</source>
        <translation>Eine Zusammenfassung des Spiels speichern</translation>
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
        <source>A dungeon under the same rules with another seed</source>
        <translation>Ein Verlies nach denselben Regeln mit anderem Startwert</translation>
    </message>
    <message>
        <source>Your first game under these rules</source>
        <translation>Dein erstes Spiel nach diesen Regeln</translation>
    </message>
    <message>
        <source>Killed by %1</source>
        <extracomment>%1 is what killed the hero, such as &quot;orc&quot; or &quot;spikes&quot;</extracomment>
        <translation>Getötet von: %1</translation>
    </message>
    <message>
        <source>The end of %1</source>
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
        <source>Place %1 among your games in this level</source>
        <translation>Platz %1 unter deinen Spielen in diesem Level</translation>
    </message>
    <message>
        <source>At %1 % of the speed: listed behind games at 100 % or more</source>
        <translation>Mit %1 % Tempo: steht hinter Spielen mit 100 % oder mehr</translation>
    </message>
    <message>
        <source>Watch this game</source>
        <translation>Diese Partie ansehen</translation>
    </message>
    <message>
        <source>Watch how it happened</source>
        <translation>Ansehen, wie es kam</translation>
    </message>
    <message>
        <source>Go through this game move by move</source>
        <translation>Diese Partie Zug um Zug durchgehen</translation>
    </message>
    <message>
        <source>Try again from before it</source>
        <translation>Von davor noch einmal</translation>
    </message>
    <message>
        <source>Play on from shortly before the danger, as practice</source>
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
</context>
<context>
    <name>EventText</name>
    <message>
        <source>You stand at the start again.</source>
        <translation>Du stehst wieder am Start.</translation>
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
        <source>You pick up %1 gold and carry %2 now.</source>
        <translation>Du hebst %1 Gold auf und trägst jetzt %2.</translation>
    </message>
    <message>
        <source>You die.</source>
        <translation>Du stirbst.</translation>
    </message>
    <message>
        <source>Caught! The %1 was faster.</source>
        <extracomment>%1 is the name of a monster, such as &quot;orc&quot;</extracomment>
        <translation>Erwischt: %1 war schneller.</translation>
    </message>
    <message>
        <source>For %1 seconds nothing can touch you.</source>
        <translation>%1 Sekunden lang kann dich nichts berühren.</translation>
    </message>
    <message numerus="yes">
        <source>For %n turn(s) nothing can touch you.</source>
        <translation>
            <numerusform>%n Zug lang kann dich nichts berühren.</numerusform>
            <numerusform>%n Züge lang kann dich nichts berühren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You feel better: %n hit point(s) back.</source>
        <translation>
            <numerusform>Es geht dir besser: %n Lebenspunkt zurück.</numerusform>
            <numerusform>Es geht dir besser: %n Lebenspunkte zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>You take the %1 (%2).</source>
        <extracomment>%1 is an item, %2 the letter of the bag</extracomment>
        <translation>Du nimmst %1 (%2).</translation>
    </message>
    <message>
        <source>You put down the %1.</source>
        <extracomment>%1 is a monster that died, %2 what it carried</extracomment>
        <translation>Du legst %1 hin.</translation>
    </message>
    <message>
        <source>You use the %1.</source>
        <translation>Du benutzt %1.</translation>
    </message>
    <message>
        <source>You put on the %1.</source>
        <translation>Du legst %1 an.</translation>
    </message>
    <message>
        <source>You take off the %1.</source>
        <translation>Du legst %1 ab.</translation>
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
        <source>You have grown: level %1. Choose what you gain.</source>
        <translation>Du bist gewachsen: Stufe %1. Wähle, was du gewinnst.</translation>
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
        <extracomment>%1 is the name of a monster</extracomment>
        <translation>Du läufst gegen die Mauer.</translation>
    </message>
    <message>
        <source>Your boot meets the %1, who takes offense.</source>
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
        <source>%1: you lose %2.</source>
        <extracomment>%1 is what hurts, such as &quot;spikes&quot; or &quot;scroll of fireball&quot;</extracomment>
        <translation>%1: Du verlierst %2 LP.</translation>
    </message>
    <message>
        <source>%1: the %2 loses %3.</source>
        <translation>%2 verliert %3 (%1).</translation>
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
        <source>Everything turns around you.</source>
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
        <source>The %1 stands as if struck by thunder.</source>
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
        <source>The %1 is afraid no longer.</source>
        <translation>%1 hat keine Angst mehr.</translation>
    </message>
    <message>
        <source>The %1 shakes its head and wakes.</source>
        <translation>%1 schüttelt den Kopf und erwacht.</translation>
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
        <source>expected a cell where no other monster and no start is</source>
        <translation>erwartet wird ein Feld, auf dem weder ein anderes Monster noch der Start ist</translation>
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
        <source>at most %1 levels are allowed</source>
        <translation>erlaubt sind höchstens %1 Ebenen</translation>
    </message>
    <message>
        <source>this one reads up to version %1</source>
        <translation>dieses hier liest bis Version %1</translation>
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
        <source>expected a name that nothing else has</source>
        <translation>erwartet wurde ein Name, den sonst nichts trägt</translation>
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
    <message>
        <source>expected the name of a level file in the folder of this file or below</source>
        <translation>erwartet wird der Name einer Leveldatei im Ordner dieser Datei oder darunter</translation>
    </message>
    <message>
        <source>expected a command such as &quot;move north&quot;, or [&quot;move north&quot;, 3]</source>
        <translation>erwartet wird ein Befehl wie &quot;move north&quot; oder [&quot;move north&quot;, 3]</translation>
    </message>
    <message>
        <source>expected 16 hexadecimal digits; in a list of them [commands, digits] in order, up to the last command</source>
        <translation>erwartet werden 16 hexadezimale Ziffern; in einer Liste davon [Befehle, Ziffern] der Reihe nach, bis zum letzten Befehl</translation>
    </message>
    <message>
        <source>XML with definitions of its own is not read</source>
        <translation>XML mit eigenen Definitionen wird nicht gelesen</translation>
    </message>
    <message>
        <source>expected the numbers of %1 tiles</source>
        <translation>erwartet: die Nummern von %1 Kacheln</translation>
    </message>
    <message>
        <source>expected Base64 of tiles</source>
        <translation>erwartet: Kacheln als Base64</translation>
    </message>
    <message>
        <source>expected Base64 of tiles compressed by %1</source>
        <translation>erwartet: Kacheln als Base64, gepackt mit %1</translation>
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
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>The game is being played again and saved…</source>
        <translation>Die Partie wird noch einmal gespielt und gespeichert…</translation>
    </message>
    <message>
        <source>Files of this kind (*%1)</source>
        <translation>Dateien dieser Art (*%1)</translation>
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
        <source>Write the level as a map that the editor Tiled opens</source>
        <translation>Das Level als Karte schreiben, die der Editor Tiled öffnet</translation>
    </message>
    <message>
        <source>A level without cells cannot be a map.</source>
        <translation>Ein Level ohne Felder kann keine Karte sein.</translation>
    </message>
    <message>
        <source>A large level is being written…</source>
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
        <source>Maps of Tiled in JSON (*%1)</source>
        <translation>Karten von Tiled in JSON (*%1)</translation>
    </message>
    <message>
        <source>Maps of Tiled in XML (*%1)</source>
        <translation>Karten von Tiled in XML (*%1)</translation>
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
        <source>&amp;What</source>
        <translation>&amp;Was</translation>
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
        <source>&amp;As</source>
        <translation>A&amp;ls</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>L&amp;evel</translation>
    </message>
    <message>
        <source>&amp;Cells of</source>
        <translation>&amp;Felder von</translation>
    </message>
    <message>
        <source>&amp;Game time between two pictures</source>
        <translation>Spiel&amp;zeit zwischen zwei Bildern</translation>
    </message>
    <message>
        <source>Pictures a &amp;second of the film</source>
        <translation>Bilder je Sekunde des Films (&amp;Tempo)</translation>
    </message>
    <message>
        <source>This moment</source>
        <translation>Dieser Augenblick</translation>
    </message>
    <message>
        <source>A part of the game</source>
        <translation>Ein Teil der Partie</translation>
    </message>
    <message>
        <source>The whole game</source>
        <translation>Die ganze Partie</translation>
    </message>
    <message>
        <source>The game in words</source>
        <translation>Die Partie in Worten</translation>
    </message>
    <message>
        <source>Pictures (PNG)</source>
        <translation>Bilder (PNG)</translation>
    </message>
    <message>
        <source>A film (MP4)</source>
        <translation>Ein Film (MP4)</translation>
    </message>
    <message>
        <source>A film (WebM)</source>
        <translation>Ein Film (WebM)</translation>
    </message>
    <message>
        <source>A moving picture (GIF)</source>
        <translation>Ein bewegtes Bild (GIF)</translation>
    </message>
    <message>
        <source>Around the hero</source>
        <translation>Um den Helden</translation>
    </message>
    <message>
        <source>Films are made by the program ffmpeg, which is not there: the package “ffmpeg” brings it.</source>
        <translation>Filme macht das Programm ffmpeg, das nicht da ist: Das Paket „ffmpeg“ bringt es mit.</translation>
    </message>
    <message>
        <source>All that is shown</source>
        <translation>Alles, was gezeigt wird</translation>
    </message>
    <message>
        <source>The pictures are being counted…</source>
        <translation>Die Bilder werden gezählt…</translation>
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
        <source>The film takes %Ln second(s).</source>
        <translation>
            <numerusform>Der Film dauert %Ln Sekunde.</numerusform>
            <numerusform>Der Film dauert %Ln Sekunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show what th&amp;e hero does not know, too</source>
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
        <translation>Dein Bestes</translation>
    </message>
    <message>
        <source>nobody has come back to tell</source>
        <translation>noch ist niemand zurückgekommen, der davon erzählt</translation>
    </message>
    <message>
        <source>Best of today</source>
        <translation>Heute am besten</translation>
    </message>
    <message>
        <source>no game of yours is among the best yet</source>
        <translation>noch keines deiner Spiele ist unter den besten</translation>
    </message>
    <message>
        <source>no game of yours was among the best</source>
        <translation>keines deiner Spiele war unter den besten</translation>
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
        <source>In a room</source>
        <translation>In einem Raum</translation>
    </message>
    <message>
        <source>To be found</source>
        <translation>Zu finden</translation>
    </message>
    <message>
        <source>nothing but the way down</source>
        <translation>nichts als der Weg hinab</translation>
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
        <source>nobody comes to harm</source>
        <translation>niemand kommt zu Schaden</translation>
    </message>
    <message>
        <source>final: the game is over, and its save is gone</source>
        <translation>endgültig: Das Spiel ist aus, sein Spielstand ist weg</translation>
    </message>
    <message>
        <source>not final: the hero returns to the start</source>
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
        <source>all of each depth</source>
        <translation>jede Tiefe ganz</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) around; what was seen is remembered</source>
        <translation>
            <numerusform>%n Feld weit; was gesehen wurde, bleibt im Gedächtnis</numerusform>
            <numerusform>%n Felder weit; was gesehen wurde, bleibt im Gedächtnis</numerusform>
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
        <source>Next one</source>
        <translation>Das nächste</translation>
    </message>
    <message>
        <source>at %1 by your clock</source>
        <translation>um %1 nach deiner Uhr</translation>
    </message>
    <message>
        <source>Best of yesterday</source>
        <translation>Gestern am besten</translation>
    </message>
    <message>
        <source>the deeper, the better: no depth is the last</source>
        <translation>je tiefer, desto besser: keine Tiefe ist die letzte</translation>
    </message>
    <message>
        <source>Best day</source>
        <translation>Dein bester Tag</translation>
    </message>
    <message>
        <source>still to come</source>
        <translation>kommt noch</translation>
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
        <source>heal by themselves: one hit point in %n turn(s)</source>
        <translation>
            <numerusform>heilen von selbst: ein Lebenspunkt in %n Zug</numerusform>
            <numerusform>heilen von selbst: ein Lebenspunkt in %n Zügen</numerusform>
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
        <source>First direction</source>
        <translation>Erste Richtung</translation>
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
        <source>Damage of its fire</source>
        <translation>Schaden des Feuers</translation>
    </message>
    <message>
        <source>Reach of its fire</source>
        <translation>Reichweite des Feuers</translation>
    </message>
    <message>
        <source>Shape of its fire</source>
        <translation>Form des Feuers</translation>
    </message>
    <message>
        <source>Least gold</source>
        <translation>Gold mindestens</translation>
    </message>
    <message>
        <source>Most gold</source>
        <translation>Gold höchstens</translation>
    </message>
    <message>
        <source>Used up by using it</source>
        <translation>Wird verbraucht</translation>
    </message>
    <message>
        <source>Worn</source>
        <translation>Angelegt</translation>
    </message>
    <message>
        <source>Hit points worn</source>
        <translation>Lebenspunkte angelegt</translation>
    </message>
    <message>
        <source>Whom it reaches</source>
        <translation>Wen es trifft</translation>
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
        <source>nowhere</source>
        <translation>nirgends</translation>
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
        <source>all in an area</source>
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
        <source>by chance</source>
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
        <source>Nobody strikes blows by the rules of this level: the power of a monster does nothing, and its hit points, defense and experience count only where an item harms it.</source>
        <translation>Nach den Regeln dieses Levels schlägt niemand zu: Die Stärke eines Monsters bewirkt nichts, und seine Lebenspunkte, seine Abwehr und seine Erfahrung zählen nur, wenn ein Gegenstand ihm schadet.</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
</context>
<context>
    <name>FileOpener</name>
    <message>
        <source>Open a level or a game</source>
        <translation>Ein Level oder eine Partie öffnen</translation>
    </message>
    <message>
        <source>Tiles of the map</source>
        <translation>Kacheln der Karte</translation>
    </message>
    <message>
        <source>Levels, campaigns and recorded games (%1);;All files (*)</source>
        <extracomment>%1 are endings of files: &quot;*.level.json *.txt&quot;</extracomment>
        <translation>Level, Kampagnen und aufgezeichnete Spiele (%1);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open a level to edit</source>
        <translation>Ein Level zum Bearbeiten öffnen</translation>
    </message>
</context>
<context>
    <name>FilmText</name>
    <message>
        <source>The film “%1” could not be made. ffmpeg says: %2</source>
        <translation>Der Film „%1“ konnte nicht gemacht werden. ffmpeg sagt: %2</translation>
    </message>
    <message>
        <source>The film “%1” could not be made. ffmpeg does not say why.</source>
        <translation>Der Film „%1“ konnte nicht gemacht werden. ffmpeg sagt nicht, warum.</translation>
    </message>
    <message>
        <source>The program “%1” could not be started.</source>
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
        <source>What kills</source>
        <translation>Was tötet</translation>
    </message>
    <message>
        <source>Cells that nobody used</source>
        <translation>Felder, die niemand betritt</translation>
    </message>
    <message>
        <source>Things that nobody took</source>
        <translation>Dinge, die niemand nimmt</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Was sich zeigt</translation>
    </message>
    <message>
        <source>%1: %2 deaths, %3 of all</source>
        <translation>%1: %2 Tode, %3 aller</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>Nothing yet: no games are played.</source>
        <translation>Noch nichts: Es ist keine Partie gespielt.</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>Keine.</translation>
    </message>
    <message>
        <source>Watch the game of seed %1</source>
        <translation>Partie mit Startwert %1 ansehen</translation>
    </message>
    <message>
        <source>Nothing yet: nobody came to this level.</source>
        <translation>Noch nichts: Niemand kam in dieses Level.</translation>
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
        <source>Games that cannot be won</source>
        <translation>Partien, die nicht zu gewinnen sind</translation>
    </message>
    <message>
        <source>None is known.</source>
        <translation>Keine ist bekannt.</translation>
    </message>
</context>
<context>
    <name>FixActions</name>
    <message numerus="yes">
        <source>The rounds of %n monsters were not followed: there are too many.</source>
        <translation>
            <numerusform>Die Runden von %n Monster wurden nicht verfolgt: Es sind zu viele.</numerusform>
            <numerusform>Die Runden von %n Monstern wurden nicht verfolgt: Es sind zu viele.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are too many doors and keys to try every order: keys were not counted.</source>
        <translation>Zu viele Türen und Schlüssel, um jede Reihenfolge zu prüfen: Schlüssel wurden nicht gezählt.</translation>
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
        <source>Show the next issue of the level and its cell</source>
        <translation>Den nächsten Befund des Levels und sein Feld zeigen</translation>
    </message>
    <message>
        <source>Show the issue before and its cell</source>
        <translation>Den vorigen Befund und sein Feld zeigen</translation>
    </message>
    <message>
        <source>Fix the selected issue in the gentlest way there is, as one step that can be undone</source>
        <translation>Den ausgewählten Befund so schonend wie möglich beheben, in einem Schritt, der sich rückgängig machen lässt</translation>
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
        <source>The level asks for treasure, and there is none: it is won by “%1” alone.</source>
        <extracomment>%1 are conditions such as &quot;exit reached&quot;</extracomment>
        <translation>Das Level verlangt Schätze, und es gibt keine: Gewonnen wird es allein durch „%1“.</translation>
    </message>
    <message>
        <source>The level asks for dead monsters, and there are none: it is won by “%1” alone.</source>
        <translation>Das Level verlangt tote Monster, und es gibt keine: Gewonnen wird es allein durch „%1“.</translation>
    </message>
    <message>
        <source>Whether the hero can get stuck for good was not found out at once.</source>
        <translation>Ob der Held für immer festsitzen kann, war nicht sofort herauszufinden.</translation>
    </message>
</context>
<context>
    <name>FixButton</name>
    <message>
        <source>Ways to fix the selected issue</source>
        <translation>Wege, den ausgewählten Befund zu beheben</translation>
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
        <source>What has no room in this bar</source>
        <translation>Was in dieser Leiste keinen Platz hat</translation>
    </message>
</context>
<context>
    <name>ForecastText</name>
    <message>
        <source>lose %1 HP</source>
        <extracomment>You …; hit points</extracomment>
        <translation>verlierst %1 LP</translation>
    </message>
    <message>
        <source>lose %1 HP (%2 left)</source>
        <extracomment>You …; hit points lost and left</extracomment>
        <translation>verlierst %1 LP (%2 bleiben)</translation>
    </message>
    <message>
        <source>gain %1 HP</source>
        <comment>the hero</comment>
        <extracomment>You …; hit points</extracomment>
        <translation>gewinnst %1 LP</translation>
    </message>
    <message>
        <source>die</source>
        <extracomment>You …</extracomment>
        <translation>stirbst</translation>
    </message>
    <message>
        <source>are %1</source>
        <extracomment>You …; %1 is such as &quot;confused (10)&quot;</extracomment>
        <translation>bist %1</translation>
    </message>
    <message>
        <source>loses %1 HP</source>
        <extracomment>The orc …; hit points</extracomment>
        <translation>verliert %1 LP</translation>
    </message>
    <message>
        <source>loses %1 HP (%2 left)</source>
        <extracomment>The orc …; hit points lost and left</extracomment>
        <translation>verliert %1 LP (%2 bleiben)</translation>
    </message>
    <message>
        <source>gains %1 HP</source>
        <comment>a monster</comment>
        <extracomment>The orc …; hit points</extracomment>
        <translation>gewinnt %1 LP</translation>
    </message>
    <message>
        <source>dies</source>
        <extracomment>The orc …</extracomment>
        <translation>stirbt</translation>
    </message>
    <message>
        <source>is %1</source>
        <extracomment>The orc …; %1 is such as &quot;confused (10)&quot;</extracomment>
        <translation>ist %1</translation>
    </message>
    <message>
        <source>You %1.</source>
        <extracomment>%1 is such as &quot;lose 12 HP and die&quot;</extracomment>
        <translation>Du %1.</translation>
    </message>
    <message>
        <source>The %1 %2.</source>
        <extracomment>%1 is a monster, %2 such as &quot;loses 12 HP and dies&quot;</extracomment>
        <translation>%1 %2.</translation>
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
        <source>It reaches nobody whom you see.</source>
        <translation>Das erreicht niemanden, den du siehst.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>what happens to one actor, such as &quot;loses 12 HP&quot; and &quot;dies&quot;</extracomment>
        <translation>%1 und %2</translation>
    </message>
</context>
<context>
    <name>FoundCampaigns</name>
    <message>
        <source>Folder %1</source>
        <translation>Ordner %1</translation>
    </message>
</context>
<context>
    <name>FramesText</name>
    <message>
        <source>No moment of the game lies there.</source>
        <translation>Dort liegt kein Augenblick der Partie.</translation>
    </message>
    <message>
        <source>There would be more than %1 pictures. Choose a smaller part of the game, or more time between two.</source>
        <translation>Es wären mehr als %1 Bilder. Wähle einen kleineren Teil der Partie oder mehr Zeit zwischen zwei Bildern.</translation>
    </message>
    <message>
        <source>A picture would have %1 × %2 pixels, which is too large. Choose smaller cells, or less of the level.</source>
        <translation>Ein Bild hätte %1 × %2 Pixel, das ist zu groß. Wähle kleinere Felder oder weniger vom Level.</translation>
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
        <source>More than %n game(s) of this are kept.</source>
        <translation>
            <numerusform>Mehr als %n Spiel davon ist gespeichert.</numerusform>
            <numerusform>Mehr als %n Spiele davon sind gespeichert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete the %n oldest for good?</source>
        <translation>
            <numerusform>Das älteste endgültig löschen?</numerusform>
            <numerusform>Die %n ältesten endgültig löschen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Many saved games</source>
        <translation>Viele gespeicherte Spiele</translation>
    </message>
    <message>
        <source>&amp;Keep all</source>
        <translation>Alle &amp;behalten</translation>
    </message>
    <message>
        <source>Saved game</source>
        <translation>Gespeichertes Spiel</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Another window has gone on with this game. Both games are kept.</source>
        <translation>Ein anderes Fenster hat dieses Spiel weitergespielt. Beide Spiele bleiben erhalten.</translation>
    </message>
    <message>
        <source>The level that you had come to cannot be played now. The campaign still goes on there.</source>
        <translation>Das Level, das als Nächstes kam, ist gerade nicht spielbar. Die Kampagne geht trotzdem dort weiter.</translation>
    </message>
    <message>
        <source>You leave behind what nobody knows here: %1.</source>
        <translation>Du lässt zurück, was hier niemand kennt: %1.</translation>
    </message>
    <message>
        <source>The game before is kept: the start page goes on with it.</source>
        <translation>Das vorige Spiel bleibt erhalten: Auf der Startseite kannst du es fortsetzen.</translation>
    </message>
    <message>
        <source>This level was changed since you played it. Your game in the old one is kept on the start page.</source>
        <translation>Dieses Level wurde geändert, seit du es gespielt hast. Dein Spiel im alten findest du auf der Startseite.</translation>
    </message>
    <message>
        <source>The game is saved again.</source>
        <translation>Das Spiel ist wieder gespeichert.</translation>
    </message>
    <message>
        <source>That was the last level of %1.</source>
        <translation>Das war das letzte Level von %1.</translation>
    </message>
    <message>
        <source>The other hero of this campaign is kept: the start page goes on with him.</source>
        <translation>Der andere Held dieser Kampagne bleibt erhalten: Auf der Startseite kannst du mit ihm weiterspielen.</translation>
    </message>
    <message>
        <source>What was kept of your way through this campaign cannot be read and is put aside.</source>
        <translation>Dein Fortschritt in dieser Kampagne ist nicht lesbar und wird beiseitegelegt.</translation>
    </message>
    <message>
        <source>How far you have come could not be saved. %1</source>
        <extracomment>%1 is a sentence that says why</extracomment>
        <translation>Wie weit du gekommen bist, konnte nicht gespeichert werden. %1</translation>
    </message>
    <message>
        <source>Should the program end now, this game would be lost. %1</source>
        <extracomment>%1 is a sentence that says why</extracomment>
        <translation>Endete das Programm jetzt, ginge dieses Spiel verloren. %1</translation>
    </message>
</context>
<context>
    <name>GenerateDialog</name>
    <message>
        <source>What walls are made of</source>
        <translation>Woraus Mauern bestehen</translation>
    </message>
    <message>
        <source>What floor is made of</source>
        <translation>Woraus der Boden besteht</translation>
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
        <source>What is made</source>
        <translation>Was erzeugt wird</translation>
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
        <source>&amp;What</source>
        <translation>&amp;Was</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>&amp;Startwert</translation>
    </message>
    <message>
        <source>W&amp;alls of</source>
        <translation>&amp;Mauern aus</translation>
    </message>
    <message>
        <source>&amp;Floor of</source>
        <translation>&amp;Boden aus</translation>
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
        <source>There is no room for it: take a larger area, or make smaller what is made.</source>
        <translation>Dafür ist kein Platz: Nimm eine größere Fläche oder mach kleiner, was erzeugt wird.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells of floor.</source>
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
        <source>Being made</source>
        <translation>Wird erzeugt</translation>
    </message>
    <message>
        <source>Being made …</source>
        <translation>Wird erzeugt …</translation>
    </message>
    <message>
        <source>&amp;Into a new level</source>
        <translation>&amp;In ein neues Level</translation>
    </message>
    <message>
        <source>Into a new level</source>
        <translation>In ein neues Level</translation>
    </message>
    <message>
        <source>As large as this one, which stays as it is</source>
        <translation>So groß wie dieses, das bleibt, wie es ist</translation>
    </message>
    <message>
        <source>Walls at the right or at the bottom are thicker: %1 × %2 would fit.</source>
        <extracomment>a size in cells</extracomment>
        <translation>Rechts oder unten werden die Mauern dicker: %1 × %2 würde genau passen.</translation>
    </message>
</context>
<context>
    <name>GenerateFeature</name>
    <message>
        <source>&amp;Generate…</source>
        <translation>&amp;Erzeugen …</translation>
    </message>
    <message>
        <source>Make rooms, a maze or a cave into the level, into the selected cells or into a new level</source>
        <translation>Räume, ein Labyrinth oder eine Höhle im Level, in den ausgewählten Feldern oder in einem neuen Level anlegen</translation>
    </message>
</context>
<context>
    <name>GeneratorFields</name>
    <message>
        <source>&amp;Tries</source>
        <translation>&amp;Versuche</translation>
    </message>
    <message>
        <source>S&amp;mallest room</source>
        <translation>&amp;Kleinster Raum</translation>
    </message>
    <message>
        <source>&amp;Largest room</source>
        <translation>&amp;Größter Raum</translation>
    </message>
    <message>
        <source>&amp;Cells across a way</source>
        <translation>W&amp;egbreite in Feldern</translation>
    </message>
    <message>
        <source>Wi&amp;nding ways</source>
        <translation>Gew&amp;undene Wege</translation>
    </message>
    <message>
        <source>&amp;Rock at first</source>
        <translation>&amp;Fels zu Anfang</translation>
    </message>
    <message>
        <source>R&amp;ounds of smoothing</source>
        <translation>&amp;Glättungen</translation>
    </message>
    <message>
        <source>Smallest ca&amp;vern</source>
        <translation>Kleinste &amp;Höhle</translation>
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
        <source>Choice of a new level</source>
        <translation>Wahl einer neuen Stufe</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message numerus="yes">
        <source>You have grown. What do you gain? %n choice(s) wait.</source>
        <translation>
            <numerusform>Du bist gewachsen. Was gewinnst du? %n Wahl steht an.</numerusform>
            <numerusform>Du bist gewachsen. Was gewinnst du? %n Wahlen stehen an.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have grown. What do you gain?</source>
        <translation>Du bist gewachsen. Was gewinnst du?</translation>
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
        <source>Your hit points grow to %1.</source>
        <translation>Deine Lebenspunkte wachsen auf %1.</translation>
    </message>
    <message>
        <source>Your power grows to %1.</source>
        <translation>Deine Stärke wächst auf %1.</translation>
    </message>
    <message>
        <source>Your defense grows to %1.</source>
        <translation>Deine Abwehr wächst auf %1.</translation>
    </message>
</context>
<context>
    <name>HazardCurve</name>
    <message>
        <source>From %1 to %2 done: %3 of the games that came so far are lost here (%4 of %5).</source>
        <extracomment>%1 and %2 are in percent, of all that has to be done to win</extracomment>
        <translation>Von %1 bis %2 geschafft: %3 der Partien, die so weit kommen, gehen hier verloren (%4 von %5).</translation>
    </message>
    <message>
        <source>No game was lost so far.</source>
        <translation>Bisher ging keine Partie verloren.</translation>
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
        <source>Most dangerous from %1 to %2 done: %3 of the games that came so far are lost here (%4 of %5).</source>
        <extracomment>%1 and %2 are in percent, of all that has to be done to win</extracomment>
        <translation>Am gefährlichsten, wenn %1 bis %2 geschafft sind: %3 der Spiele, die so weit kamen, gehen hier verloren (%4 von %5).</translation>
    </message>
    <message>
        <source>No game was lost so far; given up: %1 of %2.</source>
        <translation>Bisher ging keine Partie verloren; aufgegeben: %1 von %2.</translation>
    </message>
    <message>
        <source>No game was played to its end: all were given up.</source>
        <translation>Keine Partie wurde zu Ende gespielt: Alle wurden aufgegeben.</translation>
    </message>
</context>
<context>
    <name>HeatLegend</name>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
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
        <source>Cells that nobody used</source>
        <translation>Felder, die niemand betritt</translation>
    </message>
    <message>
        <source>On no cell so far.</source>
        <translation>Bisher auf keinem Feld.</translation>
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

Ein Labyrinth zeichnen, es spielen, wissen, dass es fair ist.

Freie Software unter der MIT-Lizenz, mit Qt %2 gemacht.</translation>
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
        <source>Take what lies here</source>
        <translation>Nehmen, was hier liegt</translation>
    </message>
    <message>
        <source>Look into the bag</source>
        <translation>In die Tasche schauen</translation>
    </message>
    <message>
        <source>&amp;Use…</source>
        <translation>&amp;Benutzen …</translation>
    </message>
    <message>
        <source>Use something, or put it on or off</source>
        <translation>Etwas benutzen, an- oder ablegen</translation>
    </message>
    <message>
        <source>&amp;Drop…</source>
        <translation>Ab&amp;legen …</translation>
    </message>
    <message>
        <source>Put something down</source>
        <translation>Etwas ablegen</translation>
    </message>
    <message>
        <source>&amp;Character</source>
        <translation>&amp;Held</translation>
    </message>
    <message>
        <source>See how strong the hero is</source>
        <translation>Sehen, wie stark der Held ist</translation>
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
        <source>Walk to the nearest stairs or exit that you know</source>
        <translation>Zur nächsten bekannten Treppe oder zum Ausgang gehen</translation>
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
        <source>Attack the nearest enemy in view, or take a step towards it</source>
        <translation>Den nächsten Gegner in Sicht angreifen oder einen Schritt auf ihn zugehen</translation>
    </message>
    <message>
        <source>Take the stairs down, or walk to those that you know</source>
        <translation>Die Treppe hinabsteigen oder zur nächsten bekannten gehen</translation>
    </message>
    <message>
        <source>Walk to what is unexplored and to things on the way, then to the stairs</source>
        <translation>Zu allem gehen, was noch nicht erkundet ist, und zu Dingen am Weg, danach zur Treppe</translation>
    </message>
    <message>
        <source>Wait until your head is clear and, where rest heals, you are in full health</source>
        <translation>Warten, bis dein Kopf klar ist und du, wo Rasten heilt, alle Lebenspunkte hast</translation>
    </message>
</context>
<context>
    <name>HeroControls</name>
    <message>
        <source>You carry nothing that can be used.</source>
        <translation>Du trägst nichts, was sich benutzen lässt.</translation>
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
        <extracomment>hit points: what there is and what there could be</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>You are %1</source>
        <translation>Du bist %1</translation>
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
        <source>HP</source>
        <translation>LP</translation>
    </message>
    <message>
        <source>The hero</source>
        <translation>Der Held</translation>
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
        <source>Power</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Abwehr</translation>
    </message>
    <message>
        <source>Hit points</source>
        <translation>Lebenspunkte</translation>
    </message>
    <message>
        <source>Experience towards the next level</source>
        <translation>Erfahrung bis zur nächsten Stufe</translation>
    </message>
    <message>
        <source>Experience, and what the next level takes</source>
        <translation>Erfahrung, und was die nächste Stufe kostet</translation>
    </message>
    <message>
        <source>Power: your own and that of what you wear</source>
        <translation>Stärke: deine eigene und die des Angelegten</translation>
    </message>
    <message>
        <source>Defense: your own and that of what you wear</source>
        <translation>Abwehr: deine eigene und die des Angelegten</translation>
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
    <name>HeroWords</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a status and the actions that it still lasts</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>here</source>
        <translation>hier</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>so many steps into that direction</extracomment>
        <translation>%1 nach %2</translation>
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
        <source>Under&amp;stood</source>
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
        <source>Close all hints for good; the Help menu shows them again</source>
        <translation>Alle Tipps für immer schließen; das Menü „Hilfe“ zeigt sie wieder</translation>
    </message>
    <message>
        <source>Close this hint</source>
        <translation>Diesen Tipp schließen</translation>
    </message>
</context>
<context>
    <name>HintFeature</name>
    <message>
        <source>Draw with the left mouse button what is chosen in the palette. The right button erases.</source>
        <translation>Zeichne mit der linken Maustaste, was in der Palette gewählt ist. Die rechte Taste radiert.</translation>
    </message>
    <message>
        <source>Play the level at any time with %1. Escape brings you back here, and nothing has changed.</source>
        <translation>Mit %1 spielst du das Level jederzeit. Escape bringt dich hierher zurück, und nichts hat sich geändert.</translation>
    </message>
    <message>
        <source>What keeps a level from being played or from being fair is listed under Issues. A click on one shows its cell.</source>
        <translation>Was ein Level unspielbar oder unfair macht, steht unter „Befunde“. Ein Klick auf einen zeigt sein Feld.</translation>
    </message>
    <message>
        <source>Everything can be taken back with %1, as far as you like, even after saving.</source>
        <translation>Mit %1 lässt sich alles zurücknehmen, so weit du willst, auch nach dem Speichern.</translation>
    </message>
    <message>
        <source>Whatever you look for: %1 finds every command by its name.</source>
        <translation>Was du auch suchst: %1 findet jeden Befehl nach seinem Namen.</translation>
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
        <translation>Die Suche nach einem Hinweis ist abgebrochen.</translation>
    </message>
    <message>
        <source>Looking for a way to win: %1 states so far. Escape stops it.</source>
        <extracomment>%1 is a number of states of the game</extracomment>
        <translation>Ein Weg zum Sieg wird gesucht: bisher %1 Zustände. Escape bricht ab.</translation>
    </message>
    <message>
        <source>You went on, so the search for a hint has ended.</source>
        <translation>Du bist weitergegangen, darum ist die Suche nach einem Hinweis zu Ende.</translation>
    </message>
</context>
<context>
    <name>HintText</name>
    <message>
        <source>No way to victory was found from here, though there may be one.</source>
        <translation>Von hier aus wurde kein Weg zum Sieg gefunden; vielleicht gibt es trotzdem einen.</translation>
    </message>
    <message>
        <source>What to do next is to be done right here.</source>
        <translation>Was als Nächstes zu tun ist, ist genau hier zu tun.</translation>
    </message>
    <message>
        <source>The way leads north.</source>
        <translation>Der Weg führt nach Norden.</translation>
    </message>
    <message>
        <source>The way leads northeast.</source>
        <translation>Der Weg führt nach Nordosten.</translation>
    </message>
    <message>
        <source>The way leads east.</source>
        <translation>Der Weg führt nach Osten.</translation>
    </message>
    <message>
        <source>The way leads southeast.</source>
        <translation>Der Weg führt nach Südosten.</translation>
    </message>
    <message>
        <source>The way leads south.</source>
        <translation>Der Weg führt nach Süden.</translation>
    </message>
    <message>
        <source>The way leads southwest.</source>
        <translation>Der Weg führt nach Südwesten.</translation>
    </message>
    <message>
        <source>The way leads west.</source>
        <translation>Der Weg führt nach Westen.</translation>
    </message>
    <message>
        <source>The way leads northwest.</source>
        <translation>Der Weg führt nach Nordwesten.</translation>
    </message>
    <message>
        <source>%1 (%2).</source>
        <extracomment>%1 is a sentence such as &quot;Next, unlock the red door&quot;, %2 where that is, such as &quot;3 east, 2 north&quot;</extracomment>
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
        <source>Next, strike the %1</source>
        <extracomment>%1 is a monster</extracomment>
        <translation>Schlage als Nächstes %1</translation>
    </message>
    <message>
        <source>Next, choose what you gain at your new level</source>
        <translation>Wähle als Nächstes, was du auf deiner neuen Stufe gewinnst</translation>
    </message>
    <message>
        <source>All that is left is to wait</source>
        <translation>Jetzt ist nur noch zu warten</translation>
    </message>
    <message>
        <source>Next, put on the %1</source>
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
        <source>The way: %1.</source>
        <extracomment>%1 are stretches of a way, such as &quot;3 east, 2 north, wait 3 turns&quot;</extracomment>
        <translation>Der Weg: %1.</translation>
    </message>
    <message>
        <source>From here it cannot be won any more without dying.</source>
        <translation>Von hier aus ist es ohne zu sterben nicht mehr zu gewinnen.</translation>
    </message>
    <message>
        <source>From here it cannot be won any more.</source>
        <translation>Von hier aus ist es nicht mehr zu gewinnen.</translation>
    </message>
    <message>
        <source>Next, take the treasure</source>
        <translation>Nimm als Nächstes den Schatz</translation>
    </message>
    <message>
        <source>The way begins: %1.</source>
        <extracomment>%1 are the first stretches of a long way, such as &quot;3 east, 2 north, wait 3 turns&quot;</extracomment>
        <translation>Der Weg beginnt: %1.</translation>
    </message>
</context>
<context>
    <name>HistoryModel</name>
    <message>
        <source>as it was opened</source>
        <translation>wie geöffnet</translation>
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
        <source>Click a step to go back or forth to it</source>
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
        <source>%1 / %2</source>
        <extracomment>hit points: what there is and what there could be</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>In view</source>
        <translation>In Sicht</translation>
    </message>
    <message>
        <source>Nothing is in view but the maze. Walk on to see more.</source>
        <translation>Nichts ist in Sicht als das Labyrinth. Geh weiter, um mehr zu sehen.</translation>
    </message>
    <message>
        <source>A click shows where a thing is, a double click or Enter goes there.</source>
        <translation>Ein Klick zeigt, wo etwas ist; ein Doppelklick oder die Eingabetaste geht hin.</translation>
    </message>
    <message>
        <source>There is nothing but the maze.</source>
        <translation>Es gibt nichts als das Labyrinth.</translation>
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
        <source>Put &amp;down</source>
        <translation>A&amp;blegen</translation>
    </message>
    <message>
        <source>Put &amp;on</source>
        <translation>&amp;Anlegen</translation>
    </message>
    <message>
        <source>Take &amp;off</source>
        <translation>Ab&amp;nehmen</translation>
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
        <source>A double click or Enter uses a thing or puts it on, Delete puts it down.</source>
        <translation>Ein Doppelklick oder die Eingabetaste benutzt ein Ding oder legt es an, Entf legt es ab.</translation>
    </message>
    <message>
        <source>Your bag is empty. Stand on a thing and pick it up.</source>
        <extracomment>%1 is a key</extracomment>
        <translation>Deine Tasche ist leer. Stell dich auf ein Ding und heb es auf.</translation>
    </message>
    <message>
        <source>Your bag is empty. Stand on a thing and pick it up (%1).</source>
        <translation>Deine Tasche ist leer. Stell dich auf ein Ding und heb es auf (%1).</translation>
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
        <source>What is wrong</source>
        <translation>Was nicht stimmt</translation>
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
        <translation>%1 kann nicht zum Ansehen geöffnet werden:</translation>
    </message>
</context>
<context>
    <name>IssueRowMaker</name>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>This level is never won, for it asks for nothing.</source>
        <translation>Dieses Level wird nie gewonnen, denn es verlangt nichts.</translation>
    </message>
    <message>
        <source>%1 (cell %2, %3)</source>
        <translation>%1 (Feld %2, %3)</translation>
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
        <source>%n things cannot be reached because of this</source>
        <translation>
            <numerusform>Deswegen ist %n Ding nicht erreichbar</numerusform>
            <numerusform>Deswegen sind %n Dinge nicht erreichbar</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, shown below</source>
        <translation>%1, darunter gezeigt</translation>
    </message>
    <message>
        <source>%1, folded</source>
        <translation>%1, zugeklappt</translation>
    </message>
    <message>
        <source>Click to fold them</source>
        <translation>Ein Klick klappt sie zu</translation>
    </message>
    <message>
        <source>Click to show them</source>
        <translation>Ein Klick zeigt sie</translation>
    </message>
    <message>
        <source>All issues are hidden. Show them with the buttons above.</source>
        <translation>Alle Befunde sind ausgeblendet. Die Knöpfe darüber zeigen sie.</translation>
    </message>
    <message>
        <source>No issues so far: this level can be played.</source>
        <translation>Bisher keine Befunde: Dieses Level lässt sich spielen.</translation>
    </message>
    <message>
        <source>No issues: this level can be played, and nothing was found that keeps it from being won.</source>
        <translation>Keine Befunde: Dieses Level lässt sich spielen, und es fand sich nichts, was den Sieg verhindert.</translation>
    </message>
    <message>
        <source>No issues: this level can be played. It is never won, for it asks for nothing.</source>
        <translation>Keine Befunde: Dieses Level lässt sich spielen. Gewonnen wird es nie, denn es verlangt nichts.</translation>
    </message>
    <message numerus="yes">
        <source>%n monsters see the hero where he starts</source>
        <translation>
            <numerusform>%n Monster sieht den Helden, wo er beginnt</numerusform>
            <numerusform>%n Monster sehen den Helden, wo er beginnt</numerusform>
        </translation>
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
        <extracomment>%1 is the number of a character that cannot be seen, such as &quot;U+0007&quot;</extracomment>
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
        <source>The key “%1” is not known here</source>
        <translation>Der Schlüssel „%1“ ist hier nicht bekannt</translation>
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
        <source>The file may not be read</source>
        <translation>Die Datei darf nicht gelesen werden</translation>
    </message>
    <message>
        <source>The file could not be read to its end</source>
        <translation>Die Datei ließ sich nicht bis zum Ende lesen</translation>
    </message>
    <message>
        <source>This is not a Mazewright campaign</source>
        <translation>Das ist keine Mazewright-Kampagne</translation>
    </message>
    <message>
        <source>This file has format version %1, which a newer Mazewright wrote</source>
        <translation>Diese Datei hat Formatversion %1, die ein neueres Mazewright geschrieben hat</translation>
    </message>
    <message>
        <source>This folder holds no levels</source>
        <translation>Dieser Ordner enthält keine Level</translation>
    </message>
    <message>
        <source>The hero cannot reach this part of the floor (cells: %1)</source>
        <translation>Der Held kommt nicht in diesen Teil des Bodens (Felder: %1)</translation>
    </message>
    <message>
        <source>This key lies behind a door that takes such a key</source>
        <translation>Dieser Schlüssel liegt hinter einer Tür, die einen solchen Schlüssel braucht</translation>
    </message>
    <message>
        <source>The hero can come to more doors like this one than keys for them (doors: %1, keys: %2)</source>
        <translation>Der Held kommt zu mehr Türen wie dieser als zu Schlüsseln dafür (Türen: %1, Schlüssel: %2)</translation>
    </message>
    <message>
        <source>This monster is walled in: it and the hero cannot come together</source>
        <translation>Dieses Monster ist eingemauert: Es und der Held kommen nicht zusammen</translation>
    </message>
    <message>
        <source>The rounds of this monster stay within %1 of %2 floor cells</source>
        <translation>Die Runden dieses Monsters bleiben auf %1 von %2 Bodenfeldern</translation>
    </message>
    <message>
        <source>The rounds of this monster cross the start</source>
        <translation>Die Runden dieses Monsters führen über den Start</translation>
    </message>
    <message>
        <source>This monster sees the hero where he starts</source>
        <translation>Dieses Monster sieht den Helden dort, wo er beginnt</translation>
    </message>
    <message>
        <source>The hero cannot get the treasure that this “%1” carries</source>
        <translation>Der Held kommt nicht an den Schatz, den „%1“ hier trägt</translation>
    </message>
    <message>
        <source>The hero cannot get the item that this “%1” carries</source>
        <translation>Der Held kommt nicht an den Gegenstand, den „%1“ hier trägt</translation>
    </message>
    <message>
        <source>The key that this “%1” carries is behind a door that takes such a key</source>
        <translation>Der Schlüssel, den „%1“ hier trägt, ist hinter einer Tür, die einen solchen Schlüssel braucht</translation>
    </message>
    <message>
        <source>This row was padded with wall (characters: %1)</source>
        <translation>Diese Zeile wurde mit Mauer aufgefüllt (Zeichen: %1)</translation>
    </message>
    <message>
        <source>The level cannot be won: %1</source>
        <translation>Dieses Level lässt sich nicht gewinnen: %1</translation>
    </message>
    <message>
        <source>it asks for treasure and for dead monsters, and there is neither</source>
        <translation>Es verlangt Schätze und tote Monster, und es gibt keines von beiden</translation>
    </message>
    <message>
        <source>it asks for treasure, and there is none</source>
        <translation>Es verlangt Schätze, und es gibt keine</translation>
    </message>
    <message>
        <source>it asks for all treasure, and some cannot be had (%1 of %2)</source>
        <translation>Es verlangt alle Schätze, und nicht alle sind zu bekommen (unerreichbar: %1 von %2)</translation>
    </message>
    <message>
        <source>it asks for dead monsters, and there are none</source>
        <translation>Es verlangt tote Monster, und es gibt keine Monster</translation>
    </message>
    <message>
        <source>it asks for dead monsters, and some cannot be killed (%1 of %2)</source>
        <translation>Es verlangt tote Monster, und nicht alle lassen sich töten (unbesiegbar: %1 von %2)</translation>
    </message>
    <message>
        <source>it asks for an exit, and there is none</source>
        <translation>Es verlangt einen Ausgang, und es gibt keinen</translation>
    </message>
    <message>
        <source>it asks for an exit, and the hero can step onto none</source>
        <translation>Es verlangt einen Ausgang, und der Held kann keinen betreten</translation>
    </message>
    <message>
        <source>There is no exit that the hero can reach</source>
        <translation>Es gibt keinen Ausgang, den der Held erreichen kann</translation>
    </message>
    <message>
        <source>These stairs do nothing: the level is not won by reaching an exit</source>
        <translation>Diese Treppe bewirkt nichts: Das Level wird nicht gewonnen, indem man einen Ausgang erreicht</translation>
    </message>
    <message>
        <source>This exit does nothing: the level is not won by reaching one</source>
        <translation>Dieser Ausgang bewirkt nichts: Das Level wird nicht gewonnen, indem man einen erreicht</translation>
    </message>
    <message>
        <source>%1 (cells: %2)</source>
        <translation>%1 (Felder: %2)</translation>
    </message>
    <message>
        <source>There is no text “%1” to be translated</source>
        <extracomment>%1 is the path of a text in a file, such as &quot;kinds.monsters.guard.name&quot;</extracomment>
        <translation>Es gibt keinen Text „%1“, der übersetzt werden könnte</translation>
    </message>
    <message>
        <source>“%1” is no language</source>
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
        <source>This stays shut: the hero can come to no “%1”, which opens it</source>
        <translation>Das bleibt zu: Der Held kommt zu keinem „%1“, das es öffnet</translation>
    </message>
    <message>
        <source>This is not a recorded game of Mazewright</source>
        <translation>Das ist keine aufgezeichnete Partie von Mazewright</translation>
    </message>
    <message>
        <source>This is not a playtest of Mazewright</source>
        <translation>Das ist keine Spielreihe von Mazewright</translation>
    </message>
    <message>
        <source>The proof is of another version of the level or of the data; it still wins, so keep it again</source>
        <translation>Der Beweis ist von einer anderen Fassung des Levels oder der Daten; er gewinnt noch, also behalte ihn neu</translation>
    </message>
    <message>
        <source>The level has no proof that it can be won</source>
        <translation>Das Level hat keinen Beweis, dass es zu gewinnen ist</translation>
    </message>
    <message>
        <source>The proof fails: the hero dies in it (turn %1)</source>
        <translation>Der Beweis scheitert: Der Held stirbt darin (Zug %1)</translation>
    </message>
    <message>
        <source>The proof fails: it has two steps closer than its “step_ms” (turn %1)</source>
        <translation>Der Beweis scheitert: Zwei Schritte sind näher beieinander als sein „step_ms“ (Zug %1)</translation>
    </message>
    <message>
        <source>The proof fails: nothing can harm the hero in it (turn %1)</source>
        <translation>Der Beweis scheitert: Dem Helden kann darin nichts geschehen (Zug %1)</translation>
    </message>
    <message>
        <source>The proof fails: the game ends before it is won (turn %1)</source>
        <translation>Der Beweis scheitert: Das Spiel endet, bevor es gewonnen ist (Zug %1)</translation>
    </message>
    <message>
        <source>The hero can get stuck for good: the key that he spends on this door may be the one that he lacks in the end (steps until then: %1)</source>
        <translation>Der Held kann für immer festsitzen: Der Schlüssel, den er für diese Tür verbraucht, kann ihm am Ende fehlen (Schritte bis dahin: %1)</translation>
    </message>
    <message>
        <source>The hero can get stuck for good: opened too early, this door may keep him from winning (steps until then: %1)</source>
        <translation>Der Held kann für immer festsitzen: Zu früh geöffnet, kann ihn diese Tür am Gewinnen hindern (Schritte bis dahin: %1)</translation>
    </message>
    <message>
        <source>The hero can get stuck for good: once he has come here, he may win no longer (steps until then: %1)</source>
        <translation>Der Held kann für immer festsitzen: Ist er einmal hierhergekommen, kann er womöglich nicht mehr gewinnen (Schritte bis dahin: %1)</translation>
    </message>
    <message>
        <source>This is no archive (.mazewright), or a damaged one</source>
        <translation>Das ist kein Archiv (.mazewright), oder ein beschädigtes</translation>
    </message>
    <message>
        <source>This archive holds too many files</source>
        <translation>Dieses Archiv enthält zu viele Dateien</translation>
    </message>
    <message>
        <source>This archive holds a file that it may not hold, “%1”</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>Dieses Archiv enthält eine Datei, die es nicht enthalten darf, „%1“</translation>
    </message>
    <message>
        <source>The file “%1” in this archive is damaged</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>Die Datei „%1“ in diesem Archiv ist beschädigt</translation>
    </message>
    <message>
        <source>This archive does not hold exactly one campaign</source>
        <translation>Dieses Archiv enthält nicht genau eine Kampagne</translation>
    </message>
    <message>
        <source>This is no well-formed XML</source>
        <translation>Das ist kein wohlgeformtes XML</translation>
    </message>
    <message>
        <source>This text is in UTF-16; save it in UTF-8</source>
        <translation>Dieser Text ist in UTF-16; speichere ihn in UTF-8</translation>
    </message>
    <message>
        <source>The legend does not know the character “%1” (cells: %2)</source>
        <translation>Die Legende kennt das Zeichen „%1“ nicht (Felder: %2)</translation>
    </message>
    <message>
        <source>This text holds several mazes, of which the first is taken (mazes: %1)</source>
        <translation>Dieser Text enthält mehrere Labyrinthe, von denen das erste genommen wird (Labyrinthe: %1)</translation>
    </message>
    <message>
        <source>There is no such folder</source>
        <translation>Diesen Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>The line ends here</source>
        <translation>Die Zeile endet hier</translation>
    </message>
    <message>
        <source>The character %1 cannot stand here</source>
        <translation>Das Zeichen %1 kann hier nicht stehen</translation>
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
        <source>%n rows were padded with wall, of which this is the first (characters: %1)</source>
        <extracomment>%1 is the length of the first of these rows, where the finding stands</extracomment>
        <translation>
            <numerusform>Diese Zeile wurde mit Mauer aufgefüllt (Zeichen: %1)</numerusform>
            <numerusform>%n Zeilen wurden mit Mauer aufgefüllt, von denen dies die erste ist (Zeichen: %1)</numerusform>
        </translation>
    </message>
    <message>
        <source>This text has no maze</source>
        <translation>In diesem Text ist kein Labyrinth</translation>
    </message>
    <message>
        <source>The name of this file is not UTF-8. Rename it, then open it</source>
        <translation>Der Name dieser Datei ist kein UTF-8. Benenne sie um, dann lässt sie sich öffnen</translation>
    </message>
    <message>
        <source>wherever the hero goes first, something that it asks for is out of reach</source>
        <translation>wohin der Held auch zuerst geht, etwas, das es verlangt, erreicht er dann nicht mehr</translation>
    </message>
    <message>
        <source>whichever doors the hero opens first, he runs out of keys before he has all that it asks for</source>
        <translation>welche Türen der Held auch zuerst öffnet, ihm gehen die Schlüssel aus, bevor er alles hat, was es verlangt</translation>
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
        <source>Issues: %1</source>
        <translation>Befunde: %1</translation>
    </message>
    <message>
        <source>Looking further…</source>
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
        <source>Show what may be a mistake, or unfair</source>
        <translation>Zeigen, was ein Versehen oder unfair sein kann</translation>
    </message>
    <message>
        <source>Cannot be won</source>
        <translation>Nicht zu gewinnen</translation>
    </message>
    <message>
        <source>Search for traps</source>
        <translation>Fallen suchen</translation>
    </message>
    <message>
        <source>Watch how</source>
        <translation>Vorführen</translation>
    </message>
    <message>
        <source>Search with more time for a way to get stuck for good</source>
        <translation>Mit mehr Zeit einen Weg suchen, für immer festzusitzen</translation>
    </message>
    <message>
        <source>Watch how the hero gets stuck for good</source>
        <translation>Ansehen, wie der Held für immer festsitzt</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>This issue is about the level as a whole.</source>
        <translation>Diese Meldung betrifft das ganze Level.</translation>
    </message>
    <message>
        <source>Show what keeps the level from being played or won</source>
        <translation>Zeigen, was verhindert, dass das Level gespielt oder gewonnen wird</translation>
    </message>
</context>
<context>
    <name>ItemPrompt</name>
    <message>
        <source>Put down what?</source>
        <translation>Was ablegen?</translation>
    </message>
    <message>
        <source>Use what?</source>
        <translation>Was benutzen?</translation>
    </message>
    <message>
        <source>Press its letter, or Escape.</source>
        <translation>Drücke den Buchstaben oder Escape.</translation>
    </message>
    <message>
        <source>%1 (worn)</source>
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
        <source>You stop: the %1 has come into view.</source>
        <translation>Du hältst an, denn %1 kommt in Sicht.</translation>
    </message>
    <message>
        <source>You stop: something is in the way.</source>
        <translation>Du hältst an: Etwas ist im Weg.</translation>
    </message>
    <message>
        <source>Here are the stairs.</source>
        <translation>Hier ist die Treppe.</translation>
    </message>
    <message>
        <source>You know of no way there.</source>
        <translation>Du kennst keinen Weg dorthin.</translation>
    </message>
    <message>
        <source>You know of no way to any stairs or exit.</source>
        <translation>Du kennst keinen Weg zu Treppe oder Ausgang.</translation>
    </message>
    <message>
        <source>You see all of this level already.</source>
        <translation>Du siehst schon das ganze Level.</translation>
    </message>
    <message>
        <source>Nothing is left to explore.</source>
        <translation>Es gibt nichts mehr zu erkunden.</translation>
    </message>
    <message>
        <source>You are in full health.</source>
        <translation>Du hast alle Lebenspunkte.</translation>
    </message>
    <message>
        <source>First choose what you gain at your new level.</source>
        <translation>Wähle zuerst, was du auf der neuen Stufe gewinnst.</translation>
    </message>
    <message>
        <source>The %1 is in the way.</source>
        <extracomment>%1 is the name of a monster</extracomment>
        <translation>%1 steht im Weg.</translation>
    </message>
    <message>
        <source>Rest does not heal here; stairs down do.</source>
        <translation>Rasten heilt hier nicht, aber jede Treppe hinab.</translation>
    </message>
    <message>
        <source>Rest does not heal here.</source>
        <translation>Rasten heilt hier nicht.</translation>
    </message>
    <message>
        <source>“%1” waits a turn.</source>
        <extracomment>%1 is a key</extracomment>
        <translation>„%1“ wartet einen Zug.</translation>
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
        <source>You stop: the %1 is in view. Do the same again to go on.</source>
        <extracomment>%1 is the name of a monster</extracomment>
        <translation>Du hältst an, denn %1 ist in Sicht. Noch einmal dasselbe, und du gehst weiter.</translation>
    </message>
    <message>
        <source>You see all of this level already: go where you want to be.</source>
        <translation>Du siehst dieses Level schon ganz: Geh, wohin du willst.</translation>
    </message>
    <message>
        <source>What is left lies behind locked doors: the %1 needs %2.</source>
        <extracomment>%1 is a locked door, %2 its key</extracomment>
        <translation>Was übrig ist, liegt hinter verschlossenen Türen; %1 braucht %2.</translation>
    </message>
    <message>
        <source>The %1 lies here.</source>
        <extracomment>%1 is an item</extracomment>
        <translation>Hier liegt %1.</translation>
    </message>
    <message>
        <source>The %1 lies here: “%2” picks it up.</source>
        <extracomment>%1 is an item, %2 a key</extracomment>
        <translation>Hier liegt %1: Mit „%2“ hebst du auf, was hier liegt.</translation>
    </message>
    <message>
        <source>You find %1.</source>
        <extracomment>%1 is the name of an item that the hero stands on</extracomment>
        <translation>Du findest %1.</translation>
    </message>
    <message>
        <source>You stop, for you see %1.</source>
        <extracomment>%1 is the name of an item that has come into view</extracomment>
        <translation>Du hältst an, denn du siehst %1.</translation>
    </message>
    <message>
        <source>Your key fits the %1: a step into it opens it.</source>
        <extracomment>%1 is a locked door beside the hero, who has its key</extracomment>
        <translation>Dein Schlüssel passt: Ein Schritt darauf zu öffnet %1.</translation>
    </message>
    <message>
        <source>What is left lies behind what opens from elsewhere: the %1.</source>
        <extracomment>%1 is a kind of gate</extracomment>
        <translation>Was noch bleibt, liegt hinter etwas, das sich anderswo öffnet: %1.</translation>
    </message>
    <message>
        <source>You know of no way to stop there.</source>
        <translation>Du weißt nicht, wie du dort anhalten könntest.</translation>
    </message>
    <message>
        <source>The %1 is in view. Do the same again to go all the same.</source>
        <extracomment>%1 is the name of a monster</extracomment>
        <translation>%1 ist in Sicht. Noch einmal dasselbe, und du gehst trotzdem.</translation>
    </message>
    <message>
        <source>Not while %1 is near. Keys and clicks walk step by step.</source>
        <extracomment>%1 is a monster, such as &quot;an orc&quot;</extracomment>
        <translation>Nicht, solange du %1 in der Nähe siehst. Tasten und Klicks gehen Schritt für Schritt.</translation>
    </message>
    <message>
        <source>Not while %1 is near. A step into an enemy attacks it.</source>
        <extracomment>%1 is a monster, such as &quot;an orc&quot;</extracomment>
        <translation>Nicht, solange du %1 in der Nähe siehst. Ein Schritt auf einen Gegner greift ihn an.</translation>
    </message>
    <message>
        <source>Not while %1 is near. “%2” attacks the nearest enemy.</source>
        <extracomment>%1 is a monster, such as &quot;an orc&quot;, %2 a key</extracomment>
        <translation>Nicht, solange du %1 in der Nähe siehst. „%2“ greift den nächsten Gegner an.</translation>
    </message>
    <message>
        <source>“%1” again goes to the stairs.</source>
        <extracomment>%1 is a key</extracomment>
        <translation>Noch einmal „%1“ geht zur Treppe.</translation>
    </message>
    <message>
        <source>“%1” again goes to the exit.</source>
        <extracomment>%1 is a key</extracomment>
        <translation>Noch einmal „%1“ geht zum Ausgang.</translation>
    </message>
    <message>
        <source>The exit is beside you: a step into it leaves the level.</source>
        <translation>Der Ausgang ist neben dir: Ein Schritt hinein verlässt das Level.</translation>
    </message>
    <message>
        <source>Here are the stairs: “%1” takes them.</source>
        <translation>Hier ist die Treppe: „%1“ steigt hinab.</translation>
    </message>
    <message>
        <source>Your key fits the %1: “%2” again opens it.</source>
        <extracomment>%1 is a locked door beside the hero, who has its key, %2 a key of the keyboard</extracomment>
        <translation>Dein Schlüssel passt: Noch einmal „%2“ öffnet %1.</translation>
    </message>
    <message>
        <source>This level has no combat.</source>
        <translation>In diesem Level gibt es keine Kämpfe.</translation>
    </message>
    <message>
        <source>No enemy is in view.</source>
        <translation>Kein Gegner ist in Sicht.</translation>
    </message>
    <message numerus="yes">
        <source>You hold back: you have %n hit point(s) left, and the next blows could kill you. Direction keys still attack.</source>
        <extracomment>%n hit points</extracomment>
        <translation>
            <numerusform>Du hältst dich zurück: Du hast noch %n Lebenspunkt, und die nächsten Hiebe könnten dich töten. Richtungstasten greifen trotzdem an.</numerusform>
            <numerusform>Du hältst dich zurück: Du hast noch %n Lebenspunkte, und die nächsten Hiebe könnten dich töten. Richtungstasten greifen trotzdem an.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are too confused to find a way. Keys and clicks still move you step by step.</source>
        <translation>Du bist zu verwirrt, um einen Weg zu finden. Tasten und Klicks bewegen dich weiter Schritt für Schritt.</translation>
    </message>
    <message>
        <source>You know no way to the %1. Wait until it comes, or look for a way with the direction keys.</source>
        <extracomment>%1 is the name of a monster</extracomment>
        <translation>Du weißt keinen Weg, um %1 zu erreichen. Warte, oder suche mit den Richtungstasten einen Weg.</translation>
    </message>
</context>
<context>
    <name>KeyBindings</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a menu such as &quot;Walk&quot;, %2 an action in it such as &quot;North&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Keypad %1</source>
        <extracomment>%1 is a key of the keypad, such as &quot;8&quot;</extracomment>
        <translation>Zahlenblock %1</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>the key in the middle of a keypad without digits, or of Apple&apos;s keyboards; nothing is deleted by it</extracomment>
        <translation>Clear</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
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
        <source>Another key for the selected action</source>
        <translation>Weitere Taste für die gewählte Aktion</translation>
    </message>
    <message>
        <source>Click here and press a key to add it</source>
        <translation>Klicken, Taste drücken</translation>
    </message>
    <message>
        <source>No keys</source>
        <translation>Keine Tasten</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Take from the other</source>
        <translation>Der anderen wegnehmen</translation>
    </message>
    <message>
        <source>Some keys have two meanings; they are marked.</source>
        <translation>Einige Tasten haben zwei Bedeutungen; sie sind markiert.</translation>
    </message>
    <message>
        <source>%1 always means the same and cannot be chosen.</source>
        <translation>%1 bedeutet immer dasselbe und ist nicht wählbar.</translation>
    </message>
    <message>
        <source>No action and no key is called so. Empty the search to see all.</source>
        <translation>Keine Aktion und keine Taste heißt so. Leere die Suche, um alle zu sehen.</translation>
    </message>
    <message>
        <source>%1 has lost %2; Reset gives it back.</source>
        <extracomment>%1 is an action, %2 a key</extracomment>
        <translation>%1 hat %2 nicht mehr; Zurücksetzen bringt es zurück.</translation>
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
        <source>Take from the others</source>
        <translation>Den anderen wegnehmen</translation>
    </message>
</context>
<context>
    <name>KeyChips</name>
    <message>
        <source>Take %1 away</source>
        <extracomment>%1 is a key</extracomment>
        <translation>%1 wegnehmen</translation>
    </message>
    <message>
        <source>Take this key away (Delete)</source>
        <translation>Diese Taste wegnehmen (Entf)</translation>
    </message>
</context>
<context>
    <name>KeyCommands</name>
    <message>
        <source>In the file of your keys one key means two things, so the usual keys are in use. It stays as it is until you change keys: %1</source>
        <translation>In der Datei deiner Tasten bedeutet eine Taste zweierlei, darum gelten die üblichen. Sie bleibt, wie sie ist, bis du Tasten änderst: %1</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>The keys are as you chose until you quit. %1</source>
        <extracomment>%1 is a sentence that says why</extracomment>
        <translation>Die Tasten gelten, bis du das Programm beendest. %1</translation>
    </message>
    <message>
        <source>The file of your keys could not be read, so the usual keys are in use. It stays as it is until you change keys, and is put aside then: %1</source>
        <translation>Die Datei deiner Tasten war nicht lesbar, daher gelten die üblichen Tasten. Sie bleibt, wie sie ist, bis du Tasten änderst, und wird dann beiseitegelegt: %1</translation>
    </message>
</context>
<context>
    <name>KeyHint</name>
    <message>
        <source>Enter selects; Shift+Enter adds, Ctrl+Enter subtracts</source>
        <translation>Eingabe wählt aus; Umschalt+Eingabe fügt hinzu, Strg+Eingabe nimmt weg</translation>
    </message>
    <message>
        <source>Enter draws, and goes on while it is held; Backspace erases; Insert picks</source>
        <translation>Eingabe zeichnet, gehalten immer weiter; Rücktaste radiert; Einfg nimmt auf</translation>
    </message>
    <message>
        <source>Enter fills; Backspace erases; Insert picks</source>
        <translation>Eingabe füllt; Rücktaste radiert; Einfg nimmt auf</translation>
    </message>
    <message>
        <source>Enter erases, and goes on while it is held; Insert picks</source>
        <translation>Eingabe radiert, gehalten immer weiter; Einfg nimmt auf</translation>
    </message>
    <message>
        <source>Enter draws from then on with what is on the cell</source>
        <translation>Eingabe nimmt auf, was auf dem Feld ist</translation>
    </message>
    <message>
        <source>Enter starts and ends; Shift+Enter adds, Ctrl+Enter subtracts</source>
        <translation>Eingabe beginnt und beendet; Umschalt+Eingabe fügt hinzu, Strg+Eingabe nimmt weg</translation>
    </message>
    <message>
        <source>Enter starts and ends; arrows stretch; Backspace erases; Escape cancels; Insert picks</source>
        <translation>Eingabe beginnt und beendet; Pfeile ziehen; Rücktaste radiert; Escape bricht ab; Einfg nimmt auf</translation>
    </message>
    <message>
        <source>Enter pastes; Backspace erases; X, Y flip, Z turns</source>
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
        <source>Keys that matter now</source>
        <translation>Tasten, die gerade wichtig sind</translation>
    </message>
    <message>
        <source>Keys that matter now: %1</source>
        <translation>Tasten, die gerade wichtig sind: %1</translation>
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
        <source>The window</source>
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
        <source>Draw with what is on that cell</source>
        <translation>Mit dem zeichnen, was auf diesem Feld ist</translation>
    </message>
    <message>
        <source>Mouse wheel</source>
        <translation>Mausrad</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Vergrößerung</translation>
    </message>
    <message>
        <source>Middle mouse button</source>
        <translation>Mittlere Maustaste</translation>
    </message>
    <message>
        <source>Drag the picture</source>
        <translation>Das Bild verschieben</translation>
    </message>
    <message>
        <source>F6, Shift+F6</source>
        <translation>F6, Umschalt+F6</translation>
    </message>
    <message>
        <source>Go to the next panel, to the one before</source>
        <translation>Zum nächsten Bereich, zum vorigen</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Escape</translation>
    </message>
    <message>
        <source>One step back; never quits</source>
        <translation>Ein Schritt zurück; beendet nie</translation>
    </message>
    <message>
        <source>A click on a cell</source>
        <translation>Ein Klick auf ein Feld</translation>
    </message>
    <message>
        <source>Walk there, until something new comes into view</source>
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
        <source>Move the cursor, with Shift by five cells</source>
        <translation>Den Zeiger bewegen, mit Umschalt um fünf Felder</translation>
    </message>
    <message>
        <source>Enter or click, Escape or right click</source>
        <translation>Eingabe oder Klick, Escape oder Rechtsklick</translation>
    </message>
    <message>
        <source>Use what is being aimed, or keep it</source>
        <translation>Das Gezielte benutzen oder behalten</translation>
    </message>
    <message>
        <source>Ctrl+right click</source>
        <translation>Strg+Rechtsklick</translation>
    </message>
    <message>
        <source>Menu of that cell</source>
        <translation>Menü dieses Feldes</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeile</translation>
    </message>
    <message>
        <source>Move the cursor, with Shift by eight cells, with Ctrl to where the ground changes</source>
        <translation>Den Zeiger bewegen, mit Umschalt um acht Felder, mit Strg bis zum nächsten anderen Boden</translation>
    </message>
    <message>
        <source>Home, End, PgUp, PgDown</source>
        <translation>Pos1, Ende, Bild auf, Bild ab</translation>
    </message>
    <message>
        <source>To the ends of the row, a screen up or down</source>
        <translation>Zu den Enden der Zeile, einen Bildschirm auf oder ab</translation>
    </message>
    <message>
        <source>Draw at the cursor; shapes begin at the first press and end at the second</source>
        <translation>Am Zeiger zeichnen; Formen beginnen beim ersten Druck und enden beim zweiten</translation>
    </message>
    <message>
        <source>Backspace, Insert</source>
        <translation>Rücktaste, Einfg</translation>
    </message>
    <message>
        <source>Erase at the cursor, draw with what is there</source>
        <translation>Am Zeiger radieren, mit dem zeichnen, was dort ist</translation>
    </message>
    <message>
        <source>Space and the left mouse button</source>
        <translation>Leertaste und linke Maustaste</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>The start page</source>
        <translation>Die Startseite</translation>
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
        <source>To the next group of the page</source>
        <translation>Zur nächsten Gruppe der Seite</translation>
    </message>
    <message>
        <source>From card to card</source>
        <translation>Von Karte zu Karte</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Eingabe, Leertaste</translation>
    </message>
    <message>
        <source>Open the card: play it</source>
        <translation>Die Karte öffnen: spielen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Delete a saved game, once you have been asked</source>
        <translation>Einen Spielstand löschen, nach einer Rückfrage</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab while looking or aiming</source>
        <translation>Tab, Umschalt+Tab beim Umsehen oder Zielen</translation>
    </message>
    <message>
        <source>To the next one, to the one before</source>
        <translation>Zum nächsten, zum vorigen</translation>
    </message>
    <message>
        <source>Watching</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>A click on the bar of moments</source>
        <translation>Ein Klick auf die Leiste der Augenblicke</translation>
    </message>
    <message>
        <source>Go to that moment; drag to go through them</source>
        <translation>Zu diesem Augenblick gehen; ziehen geht sie durch</translation>
    </message>
    <message>
        <source>A key of a step held down</source>
        <translation>Eine Taste eines Schritts gehalten</translation>
    </message>
    <message>
        <source>Further and further</source>
        <translation>Immer weiter</translation>
    </message>
</context>
<context>
    <name>KindDialog</name>
    <message>
        <source>New kind</source>
        <translation>Neue Art</translation>
    </message>
    <message>
        <source>Make kind</source>
        <translation>Art anlegen</translation>
    </message>
    <message>
        <source>Change kind</source>
        <translation>Art ändern</translation>
    </message>
    <message>
        <source>Made from: %1</source>
        <translation>Vorlage: %1</translation>
    </message>
    <message>
        <source>Key in the file</source>
        <translation>Schlüssel in der Datei</translation>
    </message>
    <message>
        <source>In text %1 stands for %2 already: this is shown there by another character.</source>
        <translation>Im Text steht %1 schon für %2: Dort wird diese Art mit einem anderen Zeichen gezeigt.</translation>
    </message>
    <message>
        <source>What it is in the look of characters</source>
        <translation>Was es ist, wenn Zeichen statt Bildern gezeigt werden</translation>
    </message>
    <message>
        <source>Of the character, such as #f2b84b</source>
        <translation>Die des Zeichens, etwa #f2b84b</translation>
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
        <source>Its names in other languages stay as they are: %1.</source>
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
        <source>As the kind that it is made from</source>
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
        <source>Back to the usual value</source>
        <translation>Zurück zum üblichen Wert</translation>
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
        <source>Make them “%1”</source>
        <translation>Zu „%1“ machen</translation>
    </message>
    <message>
        <source>Delete them too</source>
        <translation>Auch löschen</translation>
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
        <source>New kind</source>
        <translation>Neue Art</translation>
    </message>
    <message>
        <source>Make a kind of this level’s own from this one</source>
        <translation>Aus dieser eine eigene Art dieses Levels machen</translation>
    </message>
    <message>
        <source>Make a kind of this level’s own from the selected things or what is in hand</source>
        <translation>Aus den ausgewählten Dingen oder der Wahl in der Palette eine eigene Art dieses Levels machen</translation>
    </message>
    <message>
        <source>Change a kind of this level’s own</source>
        <translation>Eine eigene Art dieses Levels ändern</translation>
    </message>
    <message>
        <source>Delete a kind of this level’s own</source>
        <translation>Eine eigene Art dieses Levels löschen</translation>
    </message>
    <message>
        <source>A level has one hero. Choose a monster, a treasure or an item to make a kind from.</source>
        <translation>Ein Level hat einen Helden. Wähle ein Monster, einen Schatz oder einen Gegenstand, um daraus eine Art zu machen.</translation>
    </message>
    <message>
        <source>Levels cannot have terrain of their own. Choose a monster, a treasure or an item in the palette to make a kind from.</source>
        <translation>Levels können kein eigenes Gelände haben. Wähle in der Palette ein Monster, einen Schatz oder einen Gegenstand, um daraus eine Art zu machen.</translation>
    </message>
    <message>
        <source>Select things of one kind first.</source>
        <translation>Wähle zuerst Dinge einer Art aus.</translation>
    </message>
    <message>
        <source>A random mix is in hand. Choose one monster, treasure or item in the palette to make a kind from.</source>
        <translation>Eine Zufallsmischung ist gewählt. Wähle in der Palette ein Monster, einen Schatz oder einen Gegenstand, um daraus eine Art zu machen.</translation>
    </message>
    <message>
        <source>“%1” comes with the program. Make a new kind from it to change it.</source>
        <translation>„%1“ gehört zum Programm. Mache daraus eine neue Art, um sie zu ändern.</translation>
    </message>
    <message>
        <source>Choose a kind of this level’s own in the palette first.</source>
        <translation>Wähle zuerst in der Palette eine eigene Art dieses Levels.</translation>
    </message>
    <message numerus="yes">
        <source>%n things of the kind “%1” are in this level, on the map or carried by monsters.</source>
        <translation>
            <numerusform>%n Ding der Art „%1“ ist in diesem Level, auf der Karte oder von Monstern getragen.</numerusform>
            <numerusform>%n Dinge der Art „%1“ sind in diesem Level, auf der Karte oder von Monstern getragen.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a name in a list</comment>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>change kinds to the copied ones</source>
        <translation>Arten wie kopiert ändern</translation>
    </message>
    <message>
        <source>The copied cells have other values for %1 than this level. Pasting adds a second kind of the same name.</source>
        <translation>Die kopierten Zellen haben andere Werte für %1 als dieses Level. Einfügen bringt eine zweite Art mit demselben Namen.</translation>
    </message>
    <message>
        <source>Use the copied values</source>
        <translation>Kopierte Werte übernehmen</translation>
    </message>
    <message>
        <source>Change the kind of this level, so that there is one of that name</source>
        <translation>Die Art in diesem Level ändern, damit es nur eine mit diesem Namen gibt</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Beide behalten</translation>
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
        <source>Takes all texts in the language of the chosen row away</source>
        <translation>Nimmt alle Texte in der Sprache der gewählten Zeile weg</translation>
    </message>
    <message>
        <source>A language is a name of the list or a code such as de, fr or pt_BR.</source>
        <translation>Eine Sprache ist ein Name aus der Liste oder ein Kürzel wie de, fr oder pt_BR.</translation>
    </message>
    <message numerus="yes">
        <source>There are at most %n languages.</source>
        <translation>
            <numerusform>Es gibt höchstens %n Sprache.</numerusform>
            <numerusform>Es gibt höchstens %n Sprachen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LastTest</name>
    <message>
        <source>Play the last test’s &amp;commands</source>
        <translation>&amp;Befehle des letzten Probespiels spielen</translation>
    </message>
    <message>
        <source>See what the commands of the last test come to in the level as it is now</source>
        <translation>Sehen, wohin die Befehle des letzten Probespiels im Level führen, wie es jetzt ist</translation>
    </message>
    <message>
        <source>&amp;Watch the last test</source>
        <translation>Das letzte Probespiel &amp;ansehen</translation>
    </message>
    <message>
        <source>Go through the last test move by move</source>
        <translation>Das letzte Probespiel Zug um Zug durchgehen</translation>
    </message>
    <message>
        <source>&amp;Trail of the last test</source>
        <translation>&amp;Weg des letzten Probespiels</translation>
    </message>
    <message>
        <source>Set off the cells on which the hero of the last test was</source>
        <translation>Die Felder zeigen, auf denen der Held des letzten Probespiels war</translation>
    </message>
    <message>
        <source>Go to where the last test &amp;differs</source>
        <translation>Dorthin, wo das letzte Probespiel anders &amp;kommt</translation>
    </message>
    <message>
        <source>Show the cell on which the last test first goes otherwise in the level as it is now</source>
        <translation>Das Feld zeigen, auf dem das letzte Probespiel im Level, wie es jetzt ist, zuerst anders kommt</translation>
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
        <extracomment>%1 is such as &quot;won in 41 turns, as before&quot; or &quot;otherwise from turn 13&quot;</extracomment>
        <translation>Letztes Probespiel: %1</translation>
    </message>
    <message>
        <source>The commands of the last test in the level as it is now. %1</source>
        <extracomment>%1 is a sentence</extracomment>
        <translation>Die Befehle des letzten Probespiels im Level, wie es jetzt ist. %1</translation>
    </message>
    <message>
        <source>Last test</source>
        <translation>Letztes Probespiel</translation>
    </message>
</context>
<context>
    <name>LegendCard</name>
    <message>
        <source>Legend of the overlays</source>
        <translation>Legende der Einblendungen</translation>
    </message>
    <message>
        <source>Following the last change…</source>
        <translation>Folgt der letzten Änderung …</translation>
    </message>
</context>
<context>
    <name>LegendDialog</name>
    <message>
        <source>Read a drawn text</source>
        <translation>Gezeichneten Text lesen</translation>
    </message>
    <message>
        <source>Drawn as</source>
        <translation>Gezeichnet als</translation>
    </message>
    <message>
        <source>&amp;Drawn as</source>
        <translation>&amp;Gezeichnet als</translation>
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
        <source>All %n, as a campaign</source>
        <translation>
            <numerusform>Alle %n, als Kampagne</numerusform>
            <numerusform>Alle %n, als Kampagne</numerusform>
        </translation>
    </message>
    <message>
        <source>Maze %1</source>
        <translation>Labyrinth %1</translation>
    </message>
    <message>
        <source>This text was drawn in the manner of another program. What does each of its characters stand for? What you choose stays if you try another manner.</source>
        <translation>Dieser Text ist nach Art eines anderen Programms gezeichnet. Wofür steht jedes seiner Zeichen? Was du wählst, bleibt, wenn du eine andere Art versuchst.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is &quot;Maze&quot; and the number of a maze in a text, %2 its title</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Read a drawn text: %1</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>Gezeichneten Text lesen: %1</translation>
    </message>
</context>
<context>
    <name>LegendTableView</name>
    <message>
        <source>Which character stands for what</source>
        <translation>Welches Zeichen wofür steht</translation>
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
        <source>One character stands for one thing: %1 is not one.</source>
        <translation>Nur ein einziges Zeichen kann für etwas stehen, nicht %1.</translation>
    </message>
    <message>
        <source>%1 stands for %2 already. Choose a character that stands for nothing yet.</source>
        <translation>%1 steht schon für %2. Wähle ein Zeichen, das noch für nichts steht.</translation>
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
        <source>The others move only when you do.</source>
        <translation>Die anderen bewegen sich nur, wenn du es tust.</translation>
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
        <source>%1: pick up what lies here.</source>
        <comment>a key</comment>
        <translation>%1: aufheben, was hier liegt.</translation>
    </message>
    <message>
        <source>%1: use something from the bag.</source>
        <comment>a key</comment>
        <translation>%1: etwas aus der Tasche benutzen.</translation>
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
        <source>Walk into a monster to strike it.</source>
        <translation>Lauf in ein Monster hinein, um es zu treffen.</translation>
    </message>
    <message>
        <source>Monsters only stand in the way.</source>
        <translation>Monster stehen nur im Weg.</translation>
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
        <source>Nothing wins this level: look around as long as you like.</source>
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
        <source>Goal: find %1 on every depth and go as deep as you can with one life. What counts is the depth, then your level, gold and kills.</source>
        <translation>Ziel: Finde in jeder Tiefe %1 und geh mit einem Leben so tief hinab, wie du kannst. Es zählt die Tiefe, dann deine Stufe, Gold und besiegte Monster.</translation>
    </message>
    <message>
        <source>Goal: find %1 on every depth and go as deep as you can. What counts is the depth, then your level, gold and kills.</source>
        <translation>Ziel: Finde in jeder Tiefe %1 und geh so tief hinab, wie du kannst. Es zählt die Tiefe, dann deine Stufe, Gold und besiegte Monster.</translation>
    </message>
    <message>
        <source>Goal: the %1 lies on this depth. Taking it wins.</source>
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
        <source>under way, %1</source>
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
        <source>Begin this level of the campaign at its start; the game under way is kept. “New game” begins the whole campaign again.</source>
        <translation>Dieses Level der Kampagne von vorn beginnen; das laufende Spiel bleibt erhalten. „Neues Spiel“ beginnt die ganze Kampagne noch einmal.</translation>
    </message>
    <message>
        <source>Begin at its start; the game under way is kept</source>
        <translation>Von vorn beginnen; das laufende Spiel bleibt erhalten</translation>
    </message>
    <message>
        <source>Restart level: %1</source>
        <extracomment>%1 is the name of a level or a campaign</extracomment>
        <translation>Level von vorn: %1</translation>
    </message>
    <message>
        <source>Begin anew: %1</source>
        <translation>Neu beginnen: %1</translation>
    </message>
    <message>
        <source>Restart level</source>
        <translation>Level von vorn</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Neu beginnen</translation>
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
        <source>The level has become another one while you were asked: nothing was changed in it.</source>
        <translation>Das Level ist inzwischen ein anderes geworden: In ihm wurde nichts geändert.</translation>
    </message>
</context>
<context>
    <name>LevelDifferenceText</name>
    <message>
        <source>The size was %1 and is %2 now.</source>
        <translation>Die Größe war %1 und ist jetzt %2.</translation>
    </message>
    <message>
        <source>What was at 0, 0 is at %1 now.</source>
        <translation>Was bei 0, 0 war, ist jetzt bei %1.</translation>
    </message>
    <message>
        <source>1 cell at %1: %2 became %3.</source>
        <translation>1 Feld bei %1: aus %2 wurde %3.</translation>
    </message>
    <message>
        <source>%1 cells at %2: %3 became %4.</source>
        <translation>%1 Felder bei %2: aus %3 wurde %4.</translation>
    </message>
    <message>
        <source>The %1 at %2 is new.</source>
        <translation>%1 bei %2 ist neu.</translation>
    </message>
    <message>
        <source>The %1 at %2 is gone.</source>
        <translation>%1 bei %2 ist fort.</translation>
    </message>
    <message>
        <source>The %1 at %2 moved to %3.</source>
        <translation>%1 bei %2 ist jetzt bei %3.</translation>
    </message>
    <message>
        <source>The things at %1 lie in another order.</source>
        <translation>Die Dinge bei %1 liegen in anderer Reihenfolge.</translation>
    </message>
    <message>
        <source>The %1 at %2 replaces the %3.</source>
        <translation>%1 bei %2 ersetzt %3.</translation>
    </message>
    <message>
        <source>The %1 at %2: %3</source>
        <extracomment>%3 is what became of its values: &quot;Hit points: 5 became 7.&quot;</extracomment>
        <translation>%1 bei %2: %3</translation>
    </message>
    <message>
        <source>The level is new: %1 cells, %2 things.</source>
        <translation>Das Level ist neu: %1 Felder, %2 Dinge.</translation>
    </message>
    <message>
        <source>The level is gone.</source>
        <translation>Das Level ist fort.</translation>
    </message>
    <message>
        <source>Both are alike.</source>
        <translation>Beide sind gleich.</translation>
    </message>
    <message>
        <source>Differences: %1</source>
        <translation>Unterschiede: %1</translation>
    </message>
    <message>
        <source>Cells that are drawn with other characters: %L1.</source>
        <translation>Felder, die mit anderen Zeichen gezeichnet sind: %L1.</translation>
    </message>
    <message>
        <source>%1 cannot be read. Line %2, column %3: %4</source>
        <extracomment>a file, a line and a column in it, and a sentence that says what is wrong there</extracomment>
        <translation>%1 ist nicht zu lesen. Zeile %2, Spalte %3: %4</translation>
    </message>
    <message>
        <source>%1 cannot be read. %2</source>
        <translation>%1 ist nicht zu lesen. %2</translation>
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
        <source>This level cannot be played before its errors are mended.</source>
        <translation>Dieses Level ist erst spielbar, wenn seine Fehler behoben sind.</translation>
    </message>
    <message>
        <source>The hero cannot start on that cell: this game begins at the start.</source>
        <translation>Auf diesem Feld kann der Held nicht beginnen: Dieses Spiel beginnt am Start.</translation>
    </message>
    <message>
        <source>A level holds at most %L1 things, so this changes nothing.</source>
        <translation>Ein Level enthält höchstens %L1 Dinge, deshalb ändert das nichts.</translation>
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
        <source>Map of Tiled in JSON (*%1)</source>
        <translation>Tiled-Karte in JSON (*%1)</translation>
    </message>
    <message>
        <source>Map of Tiled in XML (*%1)</source>
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
        <source>The text was written. It cannot hold all of the level:</source>
        <translation>Der Text wurde geschrieben. Er kann nicht alles aus dem Level enthalten:</translation>
    </message>
    <message>
        <source>The level is being exported…</source>
        <translation>Das Level wird exportiert …</translation>
    </message>
    <message>
        <source>A level without cells cannot be a map.</source>
        <translation>Ein Level ohne Felder kann keine Karte sein.</translation>
    </message>
</context>
<context>
    <name>LevelFileText</name>
    <message>
        <source>“%1” cannot be read. %2</source>
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
        <source>lay %n missing keys before the door</source>
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
        <source>do without %n things that cannot be had</source>
        <translation>
            <numerusform>auf %n unerreichbares Ding verzichten</numerusform>
            <numerusform>auf %n unerreichbare Dinge verzichten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>make %n cells floor</source>
        <translation>
            <numerusform>%n Feld zu Boden machen</numerusform>
            <numerusform>%n Felder zu Boden machen</numerusform>
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
        <source>add a monster: %1</source>
        <translation>ein Monster hinzufügen: %1</translation>
    </message>
    <message>
        <source>draw %1 as ground</source>
        <translation>%1 als Grund zeichnen</translation>
    </message>
    <message>
        <source>remove the %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>take the %1 from the %2</source>
        <extracomment>%1 is an item, %2 a monster</extracomment>
        <translation>%2 abnehmen: %1</translation>
    </message>
    <message>
        <source>lay the %1 before its door</source>
        <translation>vor die Tür legen: %1</translation>
    </message>
    <message>
        <source>move the %1 to a free cell</source>
        <translation>%1 auf ein freies Feld setzen</translation>
    </message>
    <message>
        <source>draw “%1” before it</source>
        <extracomment>%1 is a kind of ground</extracomment>
        <translation>„%1“ davor zeichnen</translation>
    </message>
    <message>
        <source>move the %1 out of sight of the start</source>
        <translation>%1 außer Sicht des Starts setzen</translation>
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
        <source>The best games could not be saved. %1</source>
        <extracomment>%1 is a sentence that says why</extracomment>
        <translation>Die besten Spiele konnten nicht gespeichert werden. %1</translation>
    </message>
</context>
<context>
    <name>LevelProof</name>
    <message>
        <source>Remove proof</source>
        <translation>Beweis entfernen</translation>
    </message>
    <message>
        <source>Keep proof</source>
        <translation>Beweis behalten</translation>
    </message>
    <message>
        <source>The level keeps this game as its proof. Saving writes it into the file.</source>
        <translation>Das Level behält dieses Spiel als Beweis. Speichern schreibt es in die Datei.</translation>
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
        <source>The last test was won. Kept as proof, it shows to everybody that the level can be won.</source>
        <translation>Das letzte Probespiel wurde gewonnen. Als Beweis behalten, zeigt es allen, dass das Level zu gewinnen ist.</translation>
    </message>
    <message>
        <source>The level cannot be played as it is now.</source>
        <translation>Das Level kann so, wie es jetzt ist, nicht gespielt werden.</translation>
    </message>
    <message>
        <source>&amp;Keep the last test as proof</source>
        <translation>Letztes Probespiel als Beweis be&amp;halten</translation>
    </message>
    <message>
        <source>Keep the last test, which was won, with the level as proof that it can be won</source>
        <translation>Das letzte Probespiel, das gewonnen wurde, beim Level behalten, als Beweis, dass es zu gewinnen ist</translation>
    </message>
    <message>
        <source>Watch the &amp;proof</source>
        <translation>Beweis ans&amp;ehen</translation>
    </message>
    <message>
        <source>Go through the game that proves the level move by move</source>
        <translation>Das Spiel, das das Level beweist, Zug um Zug durchgehen</translation>
    </message>
    <message>
        <source>&amp;Remove the proof</source>
        <translation>Beweis en&amp;tfernen</translation>
    </message>
    <message>
        <source>Take the kept game out of the level</source>
        <translation>Das behaltene Spiel aus dem Level nehmen</translation>
    </message>
    <message>
        <source>&amp;Keep the proof again</source>
        <translation>Beweis erneut be&amp;halten</translation>
    </message>
    <message>
        <source>Keep the game that proves the level with the level as it is now, which it still wins</source>
        <translation>Das Spiel, das das Level beweist, bei dem Level behalten, wie es jetzt ist: Es gewinnt noch</translation>
    </message>
</context>
<context>
    <name>LevelSaver</name>
    <message>
        <source>Unsaved changes</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>A large level is being saved…</source>
        <translation>Ein großes Level wird gespeichert …</translation>
    </message>
    <message>
        <source>“%1” is open in another tab. Close that first, or choose another name.</source>
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
        <source>“%1” has changes that are not saved.</source>
        <translation>„%1“ hat Änderungen, die nicht gespeichert sind.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message numerus="yes">
        <source>%n levels have changes that are not saved:</source>
        <translation>
            <numerusform>%n Level hat Änderungen, die nicht gespeichert sind:</numerusform>
            <numerusform>%n Level haben Änderungen, die nicht gespeichert sind:</numerusform>
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
        <source>This file is a level of a campaign, which will contain your level instead: %1</source>
        <extracomment>%1 are names of files of campaigns</extracomment>
        <translation>Diese Datei ist ein Level einer Kampagne, die stattdessen dein Level enthalten wird: %1</translation>
    </message>
</context>
<context>
    <name>LevelSearch</name>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>The level has errors, so it cannot be played. The panel “Issues” lists them.</source>
        <translation>Das Level hat Fehler und kann darum nicht gespielt werden. Der Bereich „Befunde“ zählt sie auf.</translation>
    </message>
    <message>
        <source>Looking for a way to win…</source>
        <translation>Ein Weg zum Sieg wird gesucht …</translation>
    </message>
    <message>
        <source>Can it be won?</source>
        <translation>Ist es zu gewinnen?</translation>
    </message>
    <message>
        <source>Asked of the game of seed %1. Won means without a death.</source>
        <translation>Gefragt ist die Partie mit dem Startwert %1. Gewonnen heißt: ohne zu sterben.</translation>
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
        <source>The level can be won. No way is quicker than this one of %n step(s).</source>
        <translation>
            <numerusform>Das Level ist zu gewinnen. Kein Weg ist schneller als dieser mit %n Schritt.</numerusform>
            <numerusform>Das Level ist zu gewinnen. Kein Weg ist schneller als dieser mit %n Schritten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The level can be won, in %n step(s); there may be a quicker way.</source>
        <translation>
            <numerusform>Das Level ist zu gewinnen, in %n Schritt; vielleicht gibt es einen schnelleren Weg.</numerusform>
            <numerusform>Das Level ist zu gewinnen, in %n Schritten; vielleicht gibt es einen schnelleren Weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>The level cannot be won: everything was tried.</source>
        <translation>Das Level ist nicht zu gewinnen: Alles wurde versucht.</translation>
    </message>
    <message>
        <source>That cannot be told: %1 states were looked at, and no way was found.</source>
        <translation>Das lässt sich nicht sagen: %1 Zustände wurden angesehen, und kein Weg wurde gefunden.</translation>
    </message>
    <message>
        <source>Looking for traps…</source>
        <translation>Fallen werden gesucht …</translation>
    </message>
    <message>
        <source>Can one get stuck?</source>
        <translation>Kann man festsitzen?</translation>
    </message>
    <message>
        <source>Asked of the maze alone, with its doors and keys: monsters are left out.</source>
        <translation>Gefragt ist das Labyrinth allein, mit seinen Türen und Schlüsseln: Monster bleiben außer Betracht.</translation>
    </message>
    <message>
        <source>&amp;Watch how</source>
        <translation>A&amp;nsehen, wie</translation>
    </message>
    <message>
        <source>The hero cannot get stuck: from wherever he comes to he can still win.</source>
        <translation>Der Held kann nicht festsitzen: Wohin er auch kommt, er kann noch gewinnen.</translation>
    </message>
    <message>
        <source>The level cannot be won at all, so the hero is stuck where he starts.</source>
        <translation>Das Level ist gar nicht zu gewinnen: Der Held sitzt schon am Start fest.</translation>
    </message>
    <message numerus="yes">
        <source>The hero can get stuck for good, after %n command(s). %1</source>
        <translation>
            <numerusform>Der Held kann für immer festsitzen, nach %n Befehl. %1</numerusform>
            <numerusform>Der Held kann für immer festsitzen, nach %n Befehlen. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>That cannot be told: %1 states were looked at.</source>
        <translation>Das lässt sich nicht sagen: %1 Zustände wurden angesehen.</translation>
    </message>
    <message>
        <source>The last of them spends a key on the door in cell %1, %2.</source>
        <translation>Der letzte verbraucht einen Schlüssel an der Tür in Feld %1, %2.</translation>
    </message>
    <message>
        <source>The last of them opens the door in cell %1, %2.</source>
        <translation>Der letzte öffnet die Tür in Feld %1, %2.</translation>
    </message>
    <message>
        <source>The last of them is a step to cell %1, %2 that cannot be taken back.</source>
        <translation>Der letzte ist ein Schritt auf Feld %1, %2, der nicht zurückzunehmen ist.</translation>
    </message>
    <message>
        <source>Can it be w&amp;on?</source>
        <translation>Ist es zu ge&amp;winnen?</translation>
    </message>
    <message>
        <source>Search for a way to win the level without a death</source>
        <translation>Einen Weg suchen, das Level ohne zu sterben zu gewinnen</translation>
    </message>
    <message>
        <source>Can one get st&amp;uck?</source>
        <translation>Kann man &amp;festsitzen?</translation>
    </message>
    <message>
        <source>Search for the nearest state from which nothing wins the level any more</source>
        <translation>Den nächsten Zustand suchen, aus dem nichts das Level mehr gewinnt</translation>
    </message>
    <message>
        <source>%1 states looked at, of %2 at most</source>
        <extracomment>how far a search is: numbers of states that were looked at</extracomment>
        <translation>%1 Zustände angesehen, von höchstens %2</translation>
    </message>
</context>
<context>
    <name>LevelTabBar</name>
    <message>
        <source>Open levels</source>
        <translation>Geöffnete Level</translation>
    </message>
    <message>
        <source>%1, not saved</source>
        <comment>a level with changes</comment>
        <translation>%1, nicht gespeichert</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Noch nicht gespeichert</translation>
    </message>
    <message>
        <source>%1: what you change is saved as a copy</source>
        <translation>%1: Was du änderst, wird als Kopie gespeichert</translation>
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
        <source>Shows only messages with this text (Ctrl+F in the messages; Escape ends it)</source>
        <translation>Zeigt nur Meldungen mit diesem Text (Strg+F in den Meldungen; Escape beendet es)</translation>
    </message>
    <message>
        <source>Copy messages</source>
        <translation>Meldungen kopieren</translation>
    </message>
    <message>
        <source>Copies the messages that are shown (Ctrl+C in the messages)</source>
        <translation>Kopiert die gezeigten Meldungen (Strg+C in den Meldungen)</translation>
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
        <source>No message says that. Escape shows all of them again.</source>
        <translation>Keine Meldung enthält das. Escape zeigt wieder alle.</translation>
    </message>
    <message>
        <source>Take a step, and what happens in the maze is told here.</source>
        <translation>Mach einen Schritt; was im Labyrinth geschieht, steht dann hier.</translation>
    </message>
    <message>
        <source>Nothing has happened until this moment.</source>
        <translation>Bis zu diesem Augenblick ist nichts geschehen.</translation>
    </message>
</context>
<context>
    <name>LookText</name>
    <message>
        <source>You have not seen this place yet.</source>
        <translation>Diese Stelle hast du noch nicht gesehen.</translation>
    </message>
    <message>
        <source>Remembered: %1.</source>
        <extracomment>%1 are things and the ground of a cell that is out of sight</extracomment>
        <translation>Aus der Erinnerung: %1.</translation>
    </message>
    <message>
        <source>Here you fell.</source>
        <translation>Hier bist du gefallen.</translation>
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
        <source>It harms nobody.</source>
        <translation>Es tut niemandem etwas.</translation>
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
        <source>It walks its rounds.</source>
        <translation>Geht seine Runden.</translation>
    </message>
    <message>
        <source>It comes for you.</source>
        <translation>Kommt auf dich zu.</translation>
    </message>
    <message>
        <source>It comes for you and breathes fire for %1.</source>
        <extracomment>%1 are hit points</extracomment>
        <translation>Kommt auf dich zu und speit Feuer für %1.</translation>
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
        <source>%1 (%2 damage to who steps there)</source>
        <extracomment>%1 is a kind of ground, %2 hit points</extracomment>
        <translation>%1 (%2 Schaden für jeden, der darauf tritt)</translation>
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
        <translation>Eine Berührung wirft dich an den Start zurück.</translation>
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
        <source>Text cannot hold the name of the level in other languages.</source>
        <translation>Text kann den Namen des Levels in anderen Sprachen nicht festhalten.</translation>
    </message>
    <message>
        <source>Text has the default characters alone: it cannot hold %1 (cells: %2, the first at %3).</source>
        <translation>Text hat nur die üblichen Zeichen: %1 kann er nicht festhalten (Felder: %2, das erste bei %3).</translation>
    </message>
    <message>
        <source>Text has the default characters alone: it cannot hold the %1 at %2.</source>
        <translation>Text hat nur die üblichen Zeichen: %1 bei %2 kann er nicht festhalten.</translation>
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
        <source>No page says that.</source>
        <translation>Das steht auf keiner Seite.</translation>
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
        <source>Next place that says so</source>
        <translation>Nächste Stelle, die das sagt</translation>
    </message>
    <message>
        <source>Search all pages</source>
        <translation>Alle Seiten durchsuchen</translation>
    </message>
    <message>
        <source>Enter finds the next place, Shift+Enter the one before (%1)</source>
        <translation>Eingabe findet die nächste Stelle, Umschalt+Eingabe die davor (%1)</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>Seite des Handbuchs</translation>
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
        <source>&amp;Tiles of the map…</source>
        <translation>&amp;Kacheln der Karte …</translation>
    </message>
    <message>
        <source>Say again what the tiles of this map of Tiled stand for</source>
        <translation>Noch einmal sagen, wofür die Kacheln dieser Karte von Tiled stehen</translation>
    </message>
</context>
<context>
    <name>MapOpener</name>
    <message>
        <source>This file is no map of Tiled.</source>
        <translation>Diese Datei ist keine Karte von Tiled.</translation>
    </message>
    <message>
        <source>Your answers hold for now, but they cannot be kept for the next time. %1</source>
        <extracomment>%1 is a sentence that says why</extracomment>
        <translation>Deine Antworten gelten jetzt, lassen sich aber nicht für das nächste Mal aufheben. %1</translation>
    </message>
    <message>
        <source>There is nothing to ask: the tiles of this map, and its objects that have a class, say themselves what they stand for.</source>
        <translation>Es gibt nichts zu fragen: Die Kacheln dieser Karte und ihre Objekte, die eine Klasse haben, sagen selbst, wofür sie stehen.</translation>
    </message>
    <message>
        <source>Files outside of the project</source>
        <translation>Dateien außerhalb des Projekts</translation>
    </message>
    <message>
        <source>This map uses files outside of its project. Allow Mazewright to read files from these folders?</source>
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
    <name>MarkSlider</name>
    <message>
        <source>hit</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>kill</source>
        <translation>Sieg über ein Monster</translation>
    </message>
    <message>
        <source>pick-up</source>
        <translation>etwas aufgehoben</translation>
    </message>
    <message>
        <source>stairs</source>
        <translation>Treppe</translation>
    </message>
    <message>
        <source>growth</source>
        <translation>neue Stufe</translation>
    </message>
    <message>
        <source>death</source>
        <translation>Tod</translation>
    </message>
</context>
<context>
    <name>MeaningTable</name>
    <message>
        <source>Select all &amp;guesses</source>
        <translation>Alle &amp;geratenen auswählen</translation>
    </message>
    <message>
        <source>What the signs of the map stand for</source>
        <translation>Wofür die Zeichen der Karte stehen</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>Auf der Karte</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Wie oft</translation>
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
        <source>The selected &amp;stand for</source>
        <translation>Die ausgewählten &amp;stehen für</translation>
    </message>
    <message>
        <source>%1 (a guess)</source>
        <extracomment>%1 is what a sign stands for by a guess: &quot;wall&quot;</extracomment>
        <translation>%1 (geraten)</translation>
    </message>
    <message>
        <source>Not known, left out</source>
        <extracomment>what a sign stands for that nobody has said anything about</extracomment>
        <translation>Unbekannt, ausgelassen</translation>
    </message>
</context>
<context>
    <name>MergeText</name>
    <message>
        <source>Both changed the size, or one cut off what the other changed. The size is that of ours.</source>
        <translation>Beide haben die Größe geändert, oder eine Seite hat abgeschnitten, was die andere geändert hat. Die Größe ist unsere.</translation>
    </message>
    <message>
        <source>Theirs changed cells that ours cut off: %1.</source>
        <translation>Felder, die die andere Seite geändert und unsere abgeschnitten hat: %1.</translation>
    </message>
    <message>
        <source>Theirs changed the %1 at %2, which ours cut off.</source>
        <translation>%1 bei %2: von der anderen Seite geändert, von unserer abgeschnitten.</translation>
    </message>
    <message>
        <source>Cells at %1: %2 in ours, %3 in theirs.</source>
        <translation>Felder bei %1: bei uns %2, auf der anderen Seite %3.</translation>
    </message>
    <message>
        <source>The %1 at %2: moved elsewhere by each.</source>
        <translation>%1 bei %2: von jeder Seite woandershin versetzt.</translation>
    </message>
    <message>
        <source>The %1 at %2: taken away by one, changed by the other.</source>
        <translation>%1 bei %2: von einer Seite entfernt, von der anderen geändert.</translation>
    </message>
    <message>
        <source>The %1 at %2: %3</source>
        <translation>%1 bei %2: %3</translation>
    </message>
    <message>
        <source>Cell %1: changed in another way by each.</source>
        <translation>Feld %1: von jeder Seite anders geändert.</translation>
    </message>
    <message>
        <source>Cell %1: its things were laid in another order by each.</source>
        <translation>Feld %1: seine Dinge wurden von jeder Seite anders geordnet.</translation>
    </message>
    <message>
        <source>Both added a kind “%1”, each a different one. That of theirs is now called “%2”.</source>
        <translation>Beide haben eine Art „%1“ hinzugefügt, jede eine andere. Die von THEIRS heißt jetzt „%2“.</translation>
    </message>
</context>
<context>
    <name>Minimap</name>
    <message>
        <source>Map of what you know</source>
        <translation>Karte des bekannten Gebiets</translation>
    </message>
    <message>
        <source>● you   ■ monster   ◆ treasure   + thing
□ door   ▣ locked door   ▼ stairs   ○ exit
A click shows that place.</source>
        <translation>● du   ■ Monster   ◆ Schatz   + Ding
□ Tür   ▣ verschlossene Tür   ▼ Treppe   ○ Ausgang
Ein Klick zeigt diese Stelle.</translation>
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
        <translation>Zufällige Mischung</translation>
    </message>
    <message>
        <source>What to add</source>
        <translation>Was hinzukommt</translation>
    </message>
    <message>
        <source>What is mixed</source>
        <translation>Was gemischt wird</translation>
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
        <source>the game was left here</source>
        <comment>a ghost</comment>
        <translation>die Partie wurde hier verlassen</translation>
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
        <translation>Weniger Partien aufheben</translation>
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
        <source>&amp;Keep the last</source>
        <translation>So &amp;viele aufheben:</translation>
    </message>
    <message>
        <source>How many games are kept</source>
        <translation>Wie viele Partien aufgehoben werden</translation>
    </message>
    <message>
        <source>So many games are kept, the oldest go; best games, named ones and branches stay</source>
        <translation>So viele Partien werden aufgehoben, die ältesten gehen; die der Bestenliste, benannte und Zweige bleiben</translation>
    </message>
    <message>
        <source>These are the oldest. Best games, named ones and branches stay.</source>
        <translation>Es sind die ältesten. Partien der Bestenliste, solche mit Namen und Zweige bleiben.</translation>
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
        <source>Name of the campaign</source>
        <translation>Name der Kampagne</translation>
    </message>
    <message>
        <source>N&amp;ame of the campaign</source>
        <translation>N&amp;ame der Kampagne</translation>
    </message>
    <message>
        <source>Its first level is a floor with a wall around it and a start in its corner.</source>
        <translation>Ihr erstes Level ist ein Boden, um den eine Mauer steht, mit einem Start in der Ecke.</translation>
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
        <source>&amp;Check the levels that belong to the campaign and drag them into their order:</source>
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
        <source>Levels of the program, your own, and those opened last</source>
        <translation>Level des Programms, deine eigenen und die zuletzt geöffneten</translation>
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
        <source>&amp;Go on</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Level after level</source>
        <translation>Level für Level</translation>
    </message>
    <message>
        <source>Each victory opens the next level, and what you have won stays won.</source>
        <translation>Jeder Sieg öffnet das nächste Level, und was du gewonnen hast, bleibt gewonnen.</translation>
    </message>
    <message>
        <source>A dungeon made by chance</source>
        <translation>Ein zufällig erzeugtes Verlies</translation>
    </message>
    <message>
        <source>Find the stairs of each depth. Every depth is harder than the one before it.</source>
        <translation>Finde die Treppe jeder Tiefe. Jede Tiefe ist schwerer als die vor ihr.</translation>
    </message>
</context>
<context>
    <name>NewLevelDialog</name>
    <message>
        <source>New level</source>
        <translation>Neues Level</translation>
    </message>
    <message>
        <source>A floor with a wall around it and a start in its corner.</source>
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
        <source>How many cells wide the brush is; also lines and outlines</source>
        <translation>Wie viele Felder breit der Pinsel ist; auch Linien und Umrisse</translation>
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
        <source>Draws the whole shape; else its outline, as thick as the brush</source>
        <translation>Zeichnet die ganze Form, sonst ihren Umriss, so dick wie der Pinsel</translation>
    </message>
    <message>
        <source>Connected cells</source>
        <translation>Zusammenhängende Felder</translation>
    </message>
    <message>
        <source>All alike</source>
        <translation>Alle gleichen</translation>
    </message>
    <message>
        <source>What is filled</source>
        <translation>Was gefüllt wird</translation>
    </message>
    <message>
        <source>What is filled: connected cells of one terrain, or all of it</source>
        <translation>Was gefüllt wird: zusammenhängende Felder eines Geländes oder alle</translation>
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
        <source>Repeats what is drawn about the center of the level</source>
        <translation>Wiederholt das Gezeichnete um die Mitte des Levels</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Draws with a random mix instead of what is chosen in the palette</source>
        <translation>Zeichnet mit einer zufälligen Mischung statt mit der Wahl in der Palette</translation>
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
        <source>Choose what is drawn at random, and how often</source>
        <translation>Wählen, was zufällig gezeichnet wird und wie oft</translation>
    </message>
</context>
<context>
    <name>Overlay</name>
    <message>
        <source>Never reached</source>
        <translation>Unerreichbares</translation>
    </message>
    <message>
        <source>Rounds of monsters</source>
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
        <source>Steps from the start: up to %1; a line every %2</source>
        <translation>Schritte vom Start: bis zu %1; alle %2 eine Linie</translation>
    </message>
    <message>
        <source>This needs a level with one start</source>
        <translation>Dafür braucht das Level genau einen Start</translation>
    </message>
    <message>
        <source>No monster walks rounds here</source>
        <translation>Hier geht kein Monster Runden</translation>
    </message>
    <message>
        <source>Rounds of %1 (cell %2, %3): %4 of %5 floor cells</source>
        <translation>Runden: %1 (Feld %2, %3): %4 von %5 Bodenfeldern</translation>
    </message>
    <message numerus="yes">
        <source>Rounds of %n monsters together: %1 of %2 floor cells</source>
        <translation>
            <numerusform>Runden von %n Monster: %1 von %2 Bodenfeldern</numerusform>
            <numerusform>Runden von %n Monstern zusammen: %1 von %2 Bodenfeldern</numerusform>
        </translation>
    </message>
    <message>
        <source>Cells never reached: %1</source>
        <translation>Unerreichbare Felder: %1</translation>
    </message>
    <message>
        <source>Cells seen from the start: %1; monsters: %2, items: %3</source>
        <translation>Vom Start gesehene Felder: %1; Monster: %2, Gegenstände: %3</translation>
    </message>
    <message>
        <source>Rounds:</source>
        <translation>Runden:</translation>
    </message>
    <message>
        <source>%1 (%2, %3): %4 of %5 floor cells</source>
        <translation>%1 (%2, %3): %4 von %5 Bodenfeldern</translation>
    </message>
    <message>
        <source>Hatch the ground that the hero can never come to</source>
        <translation>Boden schraffieren, auf den der Held nie kommen kann</translation>
    </message>
    <message>
        <source>Hatch the cells where each monster on rounds can ever be</source>
        <translation>Felder schraffieren, auf die Monster bei ihren Runden je kommen können</translation>
    </message>
    <message>
        <source>Mark the cells with a single way out</source>
        <translation>Felder mit nur einem Ausweg markieren</translation>
    </message>
    <message>
        <source>Mark the cells that the way has to pass</source>
        <translation>Felder markieren, an denen der Weg nicht vorbeikommt</translation>
    </message>
    <message>
        <source>Show how many steps from the start each cell lies</source>
        <translation>Zeigen, wie viele Schritte jedes Feld vom Start entfernt liegt</translation>
    </message>
    <message>
        <source>Show what the hero sees where he starts</source>
        <translation>Zeigen, was der Held dort sieht, wo er beginnt</translation>
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
        <source>Lay nothing over the level</source>
        <translation>Nichts über das Level legen</translation>
    </message>
</context>
<context>
    <name>OverlaysPanel</name>
    <message>
        <source>All together</source>
        <translation>Alle zusammen</translation>
    </message>
    <message>
        <source>Enter shows where it stands</source>
        <translation>Die Eingabetaste zeigt, wo es steht</translation>
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
        <source>Monsters on rounds</source>
        <translation>Monster auf Runden</translation>
    </message>
    <message>
        <source>No monster walks rounds in this level. Place one that patrols to see its round here.</source>
        <translation>In diesem Level geht kein Monster Runden. Setze eines, das Runden geht, und hier steht seine.</translation>
    </message>
</context>
<context>
    <name>PaletteCard</name>
    <message>
        <source>Favorite</source>
        <translation>Favorit</translation>
    </message>
    <message>
        <source>Makes what is in hand a favorite, or takes it out (*)</source>
        <translation>Macht zum Favoriten, was du in der Hand hast, oder nimmt es heraus (*)</translation>
    </message>
</context>
<context>
    <name>PaletteFilter</name>
    <message>
        <source>Nothing is called “%1”</source>
        <translation>Nichts gefunden, was „%1“ heißt</translation>
    </message>
    <message>
        <source>No favorites yet: the star below makes some</source>
        <translation>Noch keine Favoriten: Der Stern unten macht welche</translation>
    </message>
    <message>
        <source>No favorite is used in this level</source>
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
        <source>Shows only what has these letters in its name</source>
        <translation>Zeigt nur, was diese Buchstaben im Namen hat</translation>
    </message>
    <message>
        <source>Only favorites</source>
        <translation>Nur Favoriten</translation>
    </message>
    <message>
        <source>Shows only your favorites</source>
        <translation>Zeigt nur deine Favoriten</translation>
    </message>
    <message>
        <source>Only what is used</source>
        <translation>Nur was vorkommt</translation>
    </message>
    <message>
        <source>Shows only what this level is drawn with</source>
        <translation>Zeigt nur, womit dieses Level gezeichnet ist</translation>
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
        <source>What to draw with</source>
        <translation>Womit gezeichnet wird</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Gegenstände</translation>
    </message>
    <message>
        <source>Of this level</source>
        <translation>Aus diesem Level</translation>
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
        <translation>Zufällige Mischung</translation>
    </message>
    <message>
        <source>Mark what is in hand as a favorite</source>
        <translation>Das Gewählte als Favorit merken</translation>
    </message>
    <message>
        <source>Choose a picture of the palette first.</source>
        <translation>Wähle zuerst ein Bild der Palette.</translation>
    </message>
</context>
<context>
    <name>PanelDock</name>
    <message>
        <source>Shows or hides the panel %1</source>
        <translation>Zeigt oder verbirgt den Bereich %1</translation>
    </message>
    <message>
        <source>A double click puts this panel back into the window</source>
        <translation>Ein Doppelklick setzt den Bereich wieder ins Fenster</translation>
    </message>
</context>
<context>
    <name>PasteFeature</name>
    <message>
        <source>The clipboard holds no maze. A maze is text of several lines; this is something else.</source>
        <translation>In der Zwischenablage ist kein Labyrinth. Ein Labyrinth ist Text aus mehreren Zeilen; dies ist etwas anderes.</translation>
    </message>
    <message>
        <source>Create level</source>
        <translation>Level anlegen</translation>
    </message>
    <message>
        <source>The clipboard holds no cells and no maze drawn as text.</source>
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
        <source>Any move starts</source>
        <translation>Ein Schritt startet das Spiel</translation>
    </message>
    <message>
        <source>Step by step: time stands still</source>
        <translation>Schritt für Schritt: Die Zeit steht still</translation>
    </message>
    <message>
        <source>Paused: any move or a click goes on</source>
        <translation>Pause: Ein Schritt oder ein Klick setzt das Spiel fort</translation>
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
        <source>Came</source>
        <translation>Kamen</translation>
    </message>
    <message>
        <source>Died</source>
        <translation>Starben</translation>
    </message>
    <message>
        <source>Gave up</source>
        <translation>Gaben auf</translation>
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
        <source>The levels of the campaign in order; Enter or a double click edits one</source>
        <translation>Die Level der Kampagne in ihrer Reihenfolge; Eingabe oder ein Doppelklick öffnet eines</translation>
    </message>
    <message>
        <source>The share of all games that came to the level</source>
        <translation>Der Anteil aller Partien, die bis zum Level kamen</translation>
    </message>
    <message>
        <source>Of the games that came there, those that were lost</source>
        <translation>Von den Partien, die dorthin kamen, die verlorenen</translation>
    </message>
    <message>
        <source>The mean share of hit points with which the others left the level</source>
        <translation>Mit welchem Anteil ihrer Lebenspunkte die anderen das Level im Mittel verließen</translation>
    </message>
    <message>
        <source>Who or what killed most there</source>
        <translation>Wer oder was dort am meisten tötete</translation>
    </message>
    <message>
        <source>Of the games that came there, those in which the bot gave up</source>
        <translation>Von den Partien, die dorthin kamen, die aufgegebenen</translation>
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
        <source>keep it</source>
        <comment>what a key does</comment>
        <translation>behalten</translation>
    </message>
    <message>
        <source>look elsewhere</source>
        <comment>what a key does</comment>
        <translation>woanders hinsehen</translation>
    </message>
    <message>
        <source>go there</source>
        <comment>what a key does</comment>
        <translation>hingehen</translation>
    </message>
    <message>
        <source>end looking</source>
        <comment>what a key does</comment>
        <translation>Umsehen beenden</translation>
    </message>
    <message>
        <source>choose what you gain</source>
        <comment>what a key does</comment>
        <translation>wählen, was du gewinnst</translation>
    </message>
    <message>
        <source>next level</source>
        <comment>what a key does</comment>
        <translation>nächstes Level</translation>
    </message>
    <message>
        <source>play again</source>
        <comment>what a key does</comment>
        <translation>noch einmal spielen</translation>
    </message>
    <message>
        <source>the same once more</source>
        <comment>what a key does</comment>
        <translation>dasselbe noch einmal</translation>
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
        <source>go on</source>
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
        <source>strike</source>
        <comment>what a key does</comment>
        <translation>zuschlagen</translation>
    </message>
    <message>
        <source>to the next</source>
        <comment>what a key does</comment>
        <translation>zum Nächsten</translation>
    </message>
    <message>
        <source>leave full screen</source>
        <comment>what a key does</comment>
        <translation>Vollbild verlassen</translation>
    </message>
    <message>
        <source>The game runs at %1 % of its speed. The slider Speed changes that.</source>
        <translation>Das Spiel läuft mit %1 % seines Tempos. Der Regler „Tempo“ ändert das.</translation>
    </message>
    <message>
        <source>choose</source>
        <comment>what a key does</comment>
        <translation>wählen</translation>
    </message>
    <message>
        <source>put down</source>
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
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>fire again</source>
        <comment>what a key does</comment>
        <translation>nochmals benutzen</translation>
    </message>
    <message>
        <source>attack</source>
        <comment>what a key does</comment>
        <translation>angreifen</translation>
    </message>
    <message>
        <source>rest</source>
        <comment>what a key does</comment>
        <translation>rasten</translation>
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
        <source>Full screen: Escape leaves it, and so does the button in the corner.</source>
        <translation>Vollbild: Escape verlässt es, der Knopf in der Ecke auch.</translation>
    </message>
    <message>
        <source>Full screen: Escape or %1 leaves it, and so does the button in the corner.</source>
        <translation>Vollbild: Escape oder %1 verlässt es, der Knopf in der Ecke auch.</translation>
    </message>
    <message>
        <source>&amp;Hint (none in this level)</source>
        <translation>&amp;Hinweis (in diesem Level keiner)</translation>
    </message>
    <message>
        <source>&amp;Hint (not in dungeons)</source>
        <translation>&amp;Hinweis (nicht in Verliesen)</translation>
    </message>
    <message>
        <source>&amp;Hint (the level is too large)</source>
        <translation>&amp;Hinweis (das Level ist zu groß)</translation>
    </message>
    <message>
        <source>This level gives no hints.</source>
        <translation>In diesem Level gibt es keine Hinweise.</translation>
    </message>
    <message>
        <source>Hints are for levels; nobody can look through a dungeon.</source>
        <translation>Hinweise gibt es in Levels; ein Verlies kann niemand überblicken.</translation>
    </message>
    <message>
        <source>No way through a level of so many cells is found in time.</source>
        <translation>Durch ein Level mit so vielen Feldern findet sich nicht rechtzeitig ein Weg.</translation>
    </message>
</context>
<context>
    <name>PlaytestPanel</name>
    <message>
        <source>Playtest</source>
        <translation>Spielreihe</translation>
    </message>
    <message>
        <source>Cores that play</source>
        <translation>Kerne, die spielen</translation>
    </message>
    <message>
        <source>Over the level</source>
        <translation>Über dem Level</translation>
    </message>
    <message>
        <source>What is laid over the level</source>
        <translation>Was über dem Level liegt</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>Was die Liste zeigt</translation>
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
        <source>What is played</source>
        <translation>Was gespielt wird</translation>
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
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Who plays by himself; the games of the selected one are shown below</source>
        <translation>Wer von selbst spielt; darunter stehen die Partien des gewählten</translation>
    </message>
    <message>
        <source>The share of games won, and where it lies with 95 % confidence</source>
        <translation>Der Anteil gewonnener Partien, und wo er mit 95 % Sicherheit liegt</translation>
    </message>
    <message>
        <source>The share before the last change of the level</source>
        <translation>Der Anteil vor der letzten Änderung des Levels</translation>
    </message>
    <message>
        <source>Whether the level is won more often than before, by games of the same seeds</source>
        <translation>Ob das Level öfter gewonnen wird als vorher, nach Partien mit denselben Startwerten</translation>
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
        <source>%1 (%2–%3)</source>
        <extracomment>a share of games and where it lies, such as &quot;42 % (37–47)&quot;</extracomment>
        <translation>%1 (%2–%3)</translation>
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
        <source>alike</source>
        <extracomment>a changed level is won as often as before</extracomment>
        <translation>gleich</translation>
    </message>
    <message>
        <source>open</source>
        <extracomment>whether a changed level is won more often than before is not known yet</extracomment>
        <translation>offen</translation>
    </message>
    <message>
        <source>%1: the first games are being played.</source>
        <translation>%1: Die ersten Partien werden gespielt.</translation>
    </message>
    <message>
        <source>%1 wins %2 of %3 games; with 95 % confidence the share lies from %4 to %5.</source>
        <translation>%1 gewinnt %2 von %3 Partien; mit 95 % Sicherheit liegt der Anteil zwischen %4 und %5.</translation>
    </message>
    <message>
        <source>Before the last change it was %1.</source>
        <translation>Vor der letzten Änderung war er %1.</translation>
    </message>
    <message>
        <source>It is better now.</source>
        <translation>Jetzt ist er besser.</translation>
    </message>
    <message>
        <source>It is worse now.</source>
        <translation>Jetzt ist er schlechter.</translation>
    </message>
    <message>
        <source>There is no difference worth speaking of.</source>
        <translation>Es gibt keinen nennenswerten Unterschied.</translation>
    </message>
    <message>
        <source>No difference is shown yet.</source>
        <translation>Noch zeigt sich kein Unterschied.</translation>
    </message>
    <message>
        <source>No games are played. Choose how many cores may play them, and they begin.</source>
        <translation>Es wird nicht gespielt. Wähle, wie viele Kerne spielen dürfen, dann geht es los.</translation>
    </message>
    <message>
        <source>The level has errors, so it cannot be played. The panel “Issues” lists them.</source>
        <translation>Das Level hat Fehler und ist so nicht spielbar. Sie stehen unter „Befunde“.</translation>
    </message>
    <message>
        <source>Games are played while this panel is seen.</source>
        <translation>Gespielt wird, solange dieser Bereich zu sehen ist.</translation>
    </message>
    <message>
        <source>Being played: %1 of %2 games</source>
        <translation>Gespielt: %1 von %2 Partien</translation>
    </message>
    <message>
        <source>All %1 games are played.</source>
        <translation>Alle %1 Partien sind gespielt.</translation>
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
        <source>Levels of more than %1 cells are not played here. The command line does it: mazewright playtest</source>
        <extracomment>%1 is a number of cells</extracomment>
        <translation>Level mit mehr als %1 Feldern werden hier nicht gespielt. Die Kommandozeile kann es: mazewright playtest</translation>
    </message>
    <message>
        <source>Campaigns of more than %1 cells are not played here. The command line does it: mazewright playtest</source>
        <extracomment>%1 is a number of cells</extracomment>
        <translation>Kampagnen mit mehr als %1 Feldern werden hier nicht gespielt. Die Befehlszeile kann es: mazewright playtest</translation>
    </message>
    <message>
        <source>The level %1 of the campaign cannot be played, so the campaign cannot be played either.</source>
        <translation>Das Level %1 der Kampagne lässt sich nicht spielen, also auch die Kampagne nicht.</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>etwas anderes</translation>
    </message>
    <message>
        <source>%1: nobody came here so far.</source>
        <extracomment>%1 is the name of a level</extracomment>
        <translation>%1: Bisher kam niemand hierher.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a name and how often, such as &quot;orc (12)&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2 of %3 games came here; %4 died, %5 gave up.</source>
        <translation>%1: %2 von %3 Partien kamen hierher; davon endeten %4 mit dem Tod, %5 wurden aufgegeben.</translation>
    </message>
    <message>
        <source>Those who were done with it had %1 of their hit points left on average.</source>
        <translation>Wer es hinter sich brachte, hatte im Mittel noch %1 der Lebenspunkte.</translation>
    </message>
    <message>
        <source>Deadliest: %1.</source>
        <translation>Am tödlichsten: %1.</translation>
    </message>
    <message>
        <source>Taken most: %1.</source>
        <translation>Am meisten genommen: %1.</translation>
    </message>
    <message>
        <source>Used most: %1.</source>
        <translation>Am meisten benutzt: %1.</translation>
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
        <source>Ceiling: only a level that is played alone has one.</source>
        <translation>Obergrenze: Nur ein Level, das allein gespielt wird, hat eine.</translation>
    </message>
    <message>
        <source>Ceiling: levels of more than %1 cells have none.</source>
        <extracomment>%1 is a number of cells</extracomment>
        <translation>Obergrenze: Level mit mehr als %1 Feldern haben keine.</translation>
    </message>
    <message>
        <source>Ceiling: not known yet.</source>
        <translation>Obergrenze: noch nicht bekannt.</translation>
    </message>
    <message>
        <source>Ceiling: %1. Of %2 games %3 can be won, and %4 cannot; of %5 it cannot be told.</source>
        <translation>Obergrenze: %1. Von %2 Partien sind %3 zu gewinnen und %4 nicht; von %5 lässt es sich nicht sagen.</translation>
    </message>
    <message>
        <source>Ceiling: %1. All %2 games can be won.</source>
        <translation>Obergrenze: %1. Alle %2 Partien sind zu gewinnen.</translation>
    </message>
    <message>
        <source>Ceiling: %1. Of %2 games %3 can be won, and %4 cannot.</source>
        <translation>Obergrenze: %1. Von %2 Partien sind %3 zu gewinnen und %4 nicht.</translation>
    </message>
    <message>
        <source>Ceiling: %1. None of %2 games can be won.</source>
        <translation>Obergrenze: %1. Keine von %2 Partien ist zu gewinnen.</translation>
    </message>
    <message>
        <source>The share of the same games that can be won by somebody who knows all that chance will bring. No bot can win more of them. Of two numbers the first counts games of which it cannot be told as lost, the second as won.</source>
        <translation>Der Anteil derselben Partien, die jemand gewinnen kann, der alles weiß, was der Zufall bringen wird. Kein Bot kann mehr von ihnen gewinnen. Von zwei Zahlen zählt die erste Partien, von denen es sich nicht sagen lässt, als verloren, die zweite als gewonnen.</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>A large level is being made ready…</source>
        <translation>Ein großes Level wird vorbereitet …</translation>
    </message>
</context>
<context>
    <name>ProgressDialogText</name>
    <message>
        <source>A large level is being read…</source>
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
        <source>Proven</source>
        <translation>Bewiesen</translation>
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
        <source>The level can be won: a person has won it, and the game is kept with it.</source>
        <translation>Das Level ist zu gewinnen: Ein Mensch hat es gewonnen, und das Spiel liegt dabei.</translation>
    </message>
    <message>
        <source>The level can be won: the solver has found a way, and it is kept with the level.</source>
        <translation>Das Level ist zu gewinnen: Der Löser hat einen Weg gefunden, und der liegt dabei.</translation>
    </message>
    <message>
        <source>The level can be won: a bot has won it, and the game is kept with it.</source>
        <translation>Das Level ist zu gewinnen: Ein Bot hat es gewonnen, und das Spiel liegt dabei.</translation>
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
        <source>What this level says in other languages</source>
        <translation>Was dieses Level in anderen Sprachen sagt</translation>
    </message>
    <message>
        <source>Players who use %1 read “%2”.</source>
        <translation>Wer %1 eingestellt hat, liest „%2“.</translation>
    </message>
    <message>
        <source>The name is newer than its translations: %1.</source>
        <translation>Der Name ist neuer als seine Übersetzungen: %1.</translation>
    </message>
    <message>
        <source>The name that players see</source>
        <translation>Der Name, den Spieler sehen</translation>
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
</context>
<context>
    <name>Question</name>
    <message>
        <source>“%1” is already there. Replace it?</source>
        <translation>„%1“ ist schon da. Ersetzen?</translation>
    </message>
</context>
<context>
    <name>Quitting</name>
    <message>
        <source>A game is not saved</source>
        <translation>Ein Spiel ist nicht gespeichert</translation>
    </message>
    <message>
        <source>What you have played since the last save would be lost.</source>
        <translation>Was seit dem letzten Speichern gespielt wurde, ginge verloren.</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>Noch einmal &amp;versuchen</translation>
    </message>
    <message>
        <source>&amp;Give it up</source>
        <translation>Auf&amp;geben</translation>
    </message>
</context>
<context>
    <name>ReasonText</name>
    <message>
        <source>A wall bars the way.</source>
        <translation>Eine Mauer versperrt den Weg.</translation>
    </message>
    <message>
        <source>In this maze you only walk straight: north, east, south or west.</source>
        <translation>In diesem Labyrinth gehst du nur gerade: nach Norden, Osten, Süden oder Westen.</translation>
    </message>
    <message>
        <source>A friend stands in the way.</source>
        <translation>Ein Freund steht im Weg.</translation>
    </message>
    <message>
        <source>You are in full health already.</source>
        <translation>Dir fehlt nichts: Du hast alle Lebenspunkte.</translation>
    </message>
    <message>
        <source>There is nobody to aim at.</source>
        <translation>Da ist niemand, auf den du zielen kannst.</translation>
    </message>
    <message>
        <source>That is too far away.</source>
        <translation>Das ist zu weit weg.</translation>
    </message>
    <message>
        <source>You cannot see that place.</source>
        <translation>Diese Stelle siehst du nicht.</translation>
    </message>
    <message>
        <source>This wants a place to aim at.</source>
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
        <source>First choose what you gain at your new level.</source>
        <translation>Wähle zuerst, was du auf der neuen Stufe gewinnst.</translation>
    </message>
    <message>
        <source>Time runs by itself here; there is no need to wait.</source>
        <translation>Die Zeit läuft hier von selbst; warten ist nicht nötig.</translation>
    </message>
</context>
<context>
    <name>RecordingText</name>
    <message>
        <source>A game that cannot be read</source>
        <translation>Eine Partie, die nicht gelesen werden kann</translation>
    </message>
    <message>
        <source>played by the program</source>
        <translation>vom Programm gespielt</translation>
    </message>
    <message>
        <source>solved by the program</source>
        <translation>vom Programm gelöst</translation>
    </message>
    <message>
        <source>left</source>
        <comment>of a game that was not played to its end</comment>
        <translation>verlassen</translation>
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
        <source>no longer leads there</source>
        <translation>führt nicht mehr dorthin</translation>
    </message>
    <message>
        <source>of another version, in which chance fell otherwise</source>
        <translation>aus einer anderen Version, in der der Zufall anders fiel</translation>
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
        <source>among the best games</source>
        <translation>in der Bestenliste</translation>
    </message>
</context>
<context>
    <name>RecoveryFeature</name>
    <message>
        <source>Should the program end now, your changes would be lost. %1</source>
        <extracomment>%1 is a sentence that says why</extracomment>
        <translation>Endete das Programm jetzt, gingen deine Änderungen verloren. %1</translation>
    </message>
    <message>
        <source>“%1” is open in another window too. Whoever saves last replaces what the other one saved.</source>
        <translation>„%1“ ist auch in einem anderen Fenster geöffnet. Wer zuletzt speichert, ersetzt, was dort gespeichert wurde.</translation>
    </message>
    <message>
        <source>Edit a &amp;copy</source>
        <translation>&amp;Kopie bearbeiten</translation>
    </message>
    <message>
        <source>Saving here asks for another name</source>
        <translation>Speichern fragt hier nach einem anderen Namen</translation>
    </message>
    <message>
        <source>&amp;Go on anyway</source>
        <translation>&amp;Trotzdem weiter</translation>
    </message>
    <message>
        <source>Both windows save into the same file</source>
        <translation>Beide Fenster speichern in dieselbe Datei</translation>
    </message>
    <message>
        <source>restore unsaved work</source>
        <translation>nicht gespeicherte Arbeit wiederherstellen</translation>
    </message>
    <message>
        <source>Your changes are kept again, should the program end.</source>
        <translation>Deine Änderungen sind wieder gesichert, falls das Programm endet.</translation>
    </message>
    <message>
        <source>The file was changed by another program after this work was begun. Undo shows what is in it now.</source>
        <translation>Ein anderes Programm hat die Datei geändert, nachdem diese Arbeit begonnen war. Rückgängig zeigt, was jetzt darin steht.</translation>
    </message>
</context>
<context>
    <name>RecoveryOffer</name>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Open each level as it was then; undo shows the saved one</source>
        <translation>Jedes Level so öffnen, wie es damals war; Rückgängig zeigt das gespeicherte</translation>
    </message>
    <message>
        <source>&amp;Discard…</source>
        <translation>&amp;Verwerfen …</translation>
    </message>
    <message>
        <source>Give this work up</source>
        <translation>Diese Arbeit aufgeben</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Keep it, and ask again next time</source>
        <translation>Behalten und beim nächsten Mal wieder fragen</translation>
    </message>
    <message>
        <source>The unsaved work on %1 cannot be read: its recovery file is damaged.</source>
        <extracomment>%1 are names of levels</extracomment>
        <translation>Die ungespeicherte Arbeit an %1 lässt sich nicht lesen: Ihre Wiederherstellungsdatei ist beschädigt.</translation>
    </message>
    <message>
        <source>There is unsaved work on %1, from %2.</source>
        <extracomment>%1 is the name of a level, %2 is a date and a time</extracomment>
        <translation>Es gibt ungespeicherte Arbeit an %1 vom %2.</translation>
    </message>
    <message numerus="yes">
        <source>There is unsaved work on %n levels, from %2: %1.</source>
        <extracomment>%1 are names of levels, %2 is a date and a time</extracomment>
        <translation>
            <numerusform>Es gibt ungespeicherte Arbeit an %n Level vom %2: %1.</numerusform>
            <numerusform>Es gibt ungespeicherte Arbeit an %n Leveln vom %2: %1.</numerusform>
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
        <source>&amp;Keep it</source>
        <translation>Behal&amp;ten</translation>
    </message>
    <message>
        <source>Discard nothing</source>
        <translation>Nichts verwerfen</translation>
    </message>
    <message>
        <source>&amp;Discard it</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>It cannot be brought back after that</source>
        <translation>Danach lässt sie sich nicht zurückholen</translation>
    </message>
    <message>
        <source>The work on %1 will be gone for good.</source>
        <extracomment>%1 are names of levels</extracomment>
        <translation>Die Arbeit an %1 wird endgültig gelöscht.</translation>
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
        <source>What to put in its place</source>
        <translation>Was an seine Stelle kommt</translation>
    </message>
    <message>
        <source>Only in the selection</source>
        <translation>Nur in der Auswahl</translation>
    </message>
    <message>
        <source>&amp;Replace all</source>
        <translation>Alle &amp;ersetzen:</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>There is none.</source>
        <translation>Es gibt keine.</translation>
    </message>
    <message numerus="yes">
        <source>%n in the selection will change.</source>
        <translation>
            <numerusform>%n in der Auswahl wird geändert.</numerusform>
            <numerusform>%n in der Auswahl werden geändert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the level will change.</source>
        <translation>
            <numerusform>%n im Level wird geändert.</numerusform>
            <numerusform>%n im Level werden geändert.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;with</source>
        <translation>&amp;durch</translation>
    </message>
    <message>
        <source>Choose something else to replace it with.</source>
        <translation>Wähle etwas anderes, womit ersetzt werden soll.</translation>
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
        <source>Undo brings it back.</source>
        <translation>„Rückgängig“ bringt es zurück.</translation>
    </message>
    <message>
        <source>&amp;Resize…</source>
        <translation>&amp;Größe ändern …</translation>
    </message>
    <message>
        <source>Give the level another size, or cut a part off</source>
        <translation>Dem Level eine andere Größe geben oder einen Teil abschneiden</translation>
    </message>
    <message>
        <source>&amp;Crop to selection</source>
        <translation>Auf die &amp;Auswahl zuschneiden</translation>
    </message>
    <message>
        <source>Cut off everything around the selected cells</source>
        <translation>Alles um die ausgewählten Felder abschneiden</translation>
    </message>
    <message>
        <source>&amp;Trim to content</source>
        <translation>Auf den &amp;Inhalt zuschneiden</translation>
    </message>
    <message>
        <source>Cut off rows and columns around the level that hold nothing</source>
        <translation>Leere Zeilen und Spalten am Rand des Levels abschneiden</translation>
    </message>
    <message>
        <source>Turn level ri&amp;ght</source>
        <translation>Level &amp;rechtsherum drehen</translation>
    </message>
    <message>
        <source>Turn the whole level clockwise, with the directions of what stands in it</source>
        <translation>Das ganze Level im Uhrzeigersinn drehen, samt den Richtungen dessen, was darin steht</translation>
    </message>
    <message>
        <source>turn level right</source>
        <translation>Level rechtsherum drehen</translation>
    </message>
    <message>
        <source>Turn level &amp;left</source>
        <translation>Level &amp;linksherum drehen</translation>
    </message>
    <message>
        <source>Turn the whole level counterclockwise, with the directions of what stands in it</source>
        <translation>Das ganze Level gegen den Uhrzeigersinn drehen, samt den Richtungen dessen, was darin steht</translation>
    </message>
    <message>
        <source>turn level left</source>
        <translation>Level linksherum drehen</translation>
    </message>
    <message>
        <source>&amp;Flip level left to right</source>
        <translation>Level &amp;waagrecht spiegeln</translation>
    </message>
    <message>
        <source>Flip the whole level left to right, with the directions of what stands in it</source>
        <translation>Im ganzen Level links und rechts vertauschen, samt den Richtungen dessen, was darin steht</translation>
    </message>
    <message>
        <source>flip level left to right</source>
        <translation>Level waagrecht spiegeln</translation>
    </message>
    <message>
        <source>Flip level &amp;upside down</source>
        <translation>Level &amp;senkrecht spiegeln</translation>
    </message>
    <message>
        <source>Flip the whole level upside down, with the directions of what stands in it</source>
        <translation>Das ganze Level auf den Kopf stellen, samt den Richtungen dessen, was darin steht</translation>
    </message>
    <message>
        <source>flip level upside down</source>
        <translation>Level senkrecht spiegeln</translation>
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
        <source>What &amp;keeps its place</source>
        <translation>Was an seinem &amp;Platz bleibt</translation>
    </message>
    <message>
        <source>What new cells become</source>
        <translation>Was neue Felder werden</translation>
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
        <source>This is the size that the level has.</source>
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
        <source>%n cells are cut off.</source>
        <translation>
            <numerusform>%n Feld wird abgeschnitten.</numerusform>
            <numerusform>%n Felder werden abgeschnitten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n things on them are lost.</source>
        <translation>
            <numerusform>%n Ding darauf geht verloren.</numerusform>
            <numerusform>%n Dinge darauf gehen verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>The start is among them.</source>
        <translation>Der Start ist dabei.</translation>
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
        <source>Directions of a step</source>
        <translation>Richtungen eines Schritts</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>Safe time</source>
        <translation>Sichere Zeit</translation>
    </message>
    <message>
        <source>Safe turns</source>
        <translation>Sichere Züge</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Berührung</translation>
    </message>
    <message>
        <source>Monsters among themselves</source>
        <translation>Monster untereinander</translation>
    </message>
    <message>
        <source>First action of monsters</source>
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
        <source>Radius of sight</source>
        <translation>Sichtweite</translation>
    </message>
    <message>
        <source>Walking into walls</source>
        <translation>Gegen Mauern laufen</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Ecken</translation>
    </message>
    <message>
        <source>Cost of using items</source>
        <translation>Kosten von Gegenständen</translation>
    </message>
    <message>
        <source>New level comes</source>
        <translation>Neue Stufe</translation>
    </message>
    <message>
        <source>Experience for a level</source>
        <translation>Erfahrung für eine Stufe</translation>
    </message>
    <message>
        <source>More experience each level</source>
        <translation>Mehr Erfahrung je Stufe</translation>
    </message>
    <message>
        <source>Hit points of a level</source>
        <translation>Lebenspunkte einer Stufe</translation>
    </message>
    <message>
        <source>Power of a level</source>
        <translation>Stärke einer Stufe</translation>
    </message>
    <message>
        <source>Defense of a level</source>
        <translation>Abwehr einer Stufe</translation>
    </message>
    <message>
        <source>Healing on stairs</source>
        <translation>Heilung auf Treppen</translation>
    </message>
    <message>
        <source>The confused</source>
        <translation>Verwirrte</translation>
    </message>
    <message>
        <source>Areas and walls</source>
        <translation>Flächen und Mauern</translation>
    </message>
    <message>
        <source>Area that reaches nobody</source>
        <translation>Fläche, die niemanden trifft</translation>
    </message>
    <message>
        <source>Hunters out of sight</source>
        <translation>Jäger außer Sicht</translation>
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
        <source>what is in view</source>
        <translation>was in Sicht ist</translation>
    </message>
    <message>
        <source>all treasure taken</source>
        <translation>alle Schätze genommen</translation>
    </message>
    <message>
        <source>exit reached</source>
        <translation>Ausgang erreicht</translation>
    </message>
    <message>
        <source>all monsters dead</source>
        <translation>alle Monster tot</translation>
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
        <translation>lassen sich schneiden</translation>
    </message>
    <message>
        <source>cannot be cut</source>
        <translation>lassen sich nicht schneiden</translation>
    </message>
    <message>
        <source>a turn</source>
        <translation>ein Zug</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>when reached</source>
        <translation>beim Erreichen</translation>
    </message>
    <message>
        <source>when exceeded</source>
        <translation>beim Überschreiten</translation>
    </message>
    <message>
        <source>stumble</source>
        <translation>taumeln</translation>
    </message>
    <message>
        <source>strike too</source>
        <translation>schlagen auch zu</translation>
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
        <source>uses the item up</source>
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
        <source>say nothing</source>
        <translation>bleiben stumm</translation>
    </message>
    <message>
        <source>are told of</source>
        <translation>werden gemeldet</translation>
    </message>
    <message>
        <source>Whether monsters move by the clock or after each step</source>
        <translation>Ob Monster nach der Uhr oder nach jedem Schritt gehen</translation>
    </message>
    <message>
        <source>What happens when the hero dies</source>
        <translation>Was geschieht, wenn der Held stirbt</translation>
    </message>
    <message>
        <source>Whether the hero knows the whole level, or what he sees and remembers</source>
        <translation>Ob der Held das ganze Level kennt oder nur, was er sieht und sich merkt</translation>
    </message>
    <message>
        <source>How far the hero sees, and hunters him, in cells</source>
        <translation>Wie weit der Held sieht, und Jäger ihn, in Feldern</translation>
    </message>
    <message>
        <source>4: straight steps only; 8: diagonal ones too</source>
        <translation>4: nur gerade Schritte; 8: auch schräge</translation>
    </message>
    <message>
        <source>All that is ticked must hold; nothing ticked: the level is never won</source>
        <translation>Alles Angekreuzte muss erfüllt sein; ist nichts angekreuzt, wird das Level nie gewonnen</translation>
    </message>
    <message>
        <source>Real time: nothing kills the hero for so many milliseconds after he returned</source>
        <translation>Echtzeit: So viele Millisekunden lang tötet den Helden nach der Rückkehr nichts</translation>
    </message>
    <message>
        <source>Turn by turn: nothing kills the hero for so many turns after he returned</source>
        <translation>Zug um Zug: So viele Züge lang tötet den Helden nach der Rückkehr nichts</translation>
    </message>
    <message>
        <source>What happens when the hero and a monster meet</source>
        <translation>Was geschieht, wenn Held und Monster sich treffen</translation>
    </message>
    <message>
        <source>Whether several monsters may stand on a cell; unless contact kills they never do</source>
        <translation>Ob mehrere Monster auf einem Feld stehen dürfen; das geht nur, wenn Berührung tötet</translation>
    </message>
    <message>
        <source>Real time: milliseconds until every monster acts first</source>
        <translation>Echtzeit: Millisekunden, bis jedes Monster zum ersten Mal handelt</translation>
    </message>
    <message>
        <source>Real time: milliseconds, not above the longest time</source>
        <translation>Echtzeit: Millisekunden, nicht über der längsten Zeit</translation>
    </message>
    <message>
        <source>Real time: milliseconds, not below the shortest time</source>
        <translation>Echtzeit: Millisekunden, nicht unter der kürzesten Zeit</translation>
    </message>
    <message>
        <source>What a step against a wall costs</source>
        <translation>Was ein Schritt gegen eine Mauer kostet</translation>
    </message>
    <message>
        <source>Whether diagonal steps go past the corner of a wall</source>
        <translation>Ob schräge Schritte an einer Mauerecke vorbeiführen</translation>
    </message>
    <message>
        <source>What picking up, using, dropping and wearing cost</source>
        <translation>Was Aufheben, Benutzen, Ablegen und Anlegen kosten</translation>
    </message>
    <message>
        <source>Whether a new level of the hero comes at the experience it takes, or above it</source>
        <translation>Ob der Held eine neue Stufe bei der nötigen Erfahrung erreicht oder erst darüber</translation>
    </message>
    <message>
        <source>Level n of the hero takes this much experience</source>
        <translation>So viel Erfahrung braucht Stufe n des Helden</translation>
    </message>
    <message>
        <source>And n times this much more</source>
        <translation>Und n-mal so viel dazu</translation>
    </message>
    <message>
        <source>What choosing hit points at a new level adds</source>
        <translation>Was die Wahl von Lebenspunkten auf einer neuen Stufe bringt</translation>
    </message>
    <message>
        <source>What choosing power at a new level adds</source>
        <translation>Was die Wahl von Stärke auf einer neuen Stufe bringt</translation>
    </message>
    <message>
        <source>What choosing defense at a new level adds</source>
        <translation>Was die Wahl von Abwehr auf einer neuen Stufe bringt</translation>
    </message>
    <message>
        <source>Percent of all hit points that stairs give back</source>
        <translation>Prozent aller Lebenspunkte, die Treppen zurückgeben</translation>
    </message>
    <message>
        <source>Whether the confused hit whoever stands in their way</source>
        <translation>Ob Verwirrte treffen, wer ihnen im Weg steht</translation>
    </message>
    <message>
        <source>Whether walls protect from what reaches an area</source>
        <translation>Ob Mauern vor dem schützen, was eine Fläche trifft</translation>
    </message>
    <message>
        <source>What happens to an item that reaches nobody</source>
        <translation>Was mit einem Gegenstand geschieht, der niemanden trifft</translation>
    </message>
    <message>
        <source>What hunters do that lost sight of the hero</source>
        <translation>Was Jäger tun, die den Helden aus den Augen verloren haben</translation>
    </message>
    <message>
        <source>Whether idle monsters in view are told of in the log</source>
        <translation>Ob untätige Monster in Sicht in den Meldungen vorkommen</translation>
    </message>
    <message>
        <source>go where the hero was</source>
        <translation>gehen hin, wo der Held war</translation>
    </message>
    <message>
        <source>Turns that heal</source>
        <translation>Züge, die heilen</translation>
    </message>
    <message>
        <source>Turn by turn: a hit point comes back to the hero in so many turns; 0: none</source>
        <translation>Zug um Zug: In so vielen Zügen bekommt der Held einen Lebenspunkt zurück; 0: keinen</translation>
    </message>
    <message>
        <source>Least of a blow</source>
        <translation>Geringster Schlag</translation>
    </message>
    <message>
        <source>Hit points that a blow takes whatever the defense</source>
        <translation>Lebenspunkte, die ein Schlag trotz aller Abwehr nimmt</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Whether a player may ask for the way to victory</source>
        <translation>Ob man nach dem Weg zum Sieg fragen darf</translation>
    </message>
</context>
<context>
    <name>RulesChoice</name>
    <message>
        <source>&amp;Real time: monsters patrol, and their touch kills the hero</source>
        <translation>&amp;Echtzeit: Monster gehen ihre Runden, und ihre Berührung tötet den Helden</translation>
    </message>
    <message>
        <source>T&amp;urns: the hero and the monsters move in turn and fight</source>
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
        <source>The level is won once these are done:</source>
        <translation>Das Level ist gewonnen, sobald dies erledigt ist:</translation>
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
        <source>How does this level play?</source>
        <translation>Wie spielt sich dieses Level?</translation>
    </message>
    <message>
        <source>Create level</source>
        <translation>Level anlegen</translation>
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
        <source>All rules are those of the ruleset.</source>
        <translation>Alle Regeln sind wie im Regelwerk.</translation>
    </message>
    <message>
        <source>Differs from the ruleset: %1</source>
        <translation>Anders als im Regelwerk: %1</translation>
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
        <source>Every rule back to what the ruleset says</source>
        <translation>Jede Regel zurück auf das, was das Regelwerk sagt</translation>
    </message>
    <message>
        <source>Search rules</source>
        <translation>Regeln suchen</translation>
    </message>
    <message>
        <source>Shows only rules with these letters in their name or description</source>
        <translation>Zeigt nur Regeln mit diesen Buchstaben in Name oder Beschreibung</translation>
    </message>
    <message>
        <source>No rule is called “%1”. Empty the search to see all.</source>
        <translation>Keine Regel heißt „%1“. Leere die Suche, um alle zu sehen.</translation>
    </message>
</context>
<context>
    <name>RulesetListText</name>
    <message>
        <source>As tutorials tell them</source>
        <translation>Wie Lehrtexte sie erzählen</translation>
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
        <source>shown as ghost</source>
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
        <source>%n game(s) branch off it. They stay, with all that was played in them.</source>
        <translation>
            <numerusform>%n Partie zweigt davon ab. Sie bleibt, mit allem, was in ihr gespielt wurde.</numerusform>
            <numerusform>%n Partien zweigen davon ab. Sie bleiben, mit allem, was in ihnen gespielt wurde.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is among the best games, where it goes on being listed.</source>
        <translation>Sie steht in der Bestenliste und bleibt dort genannt.</translation>
    </message>
    <message>
        <source>Delete a played game</source>
        <translation>Eine Partie löschen</translation>
    </message>
    <message>
        <source>Delete this played game for good?
%1</source>
        <extracomment>%1 says which game it is</extracomment>
        <translation>Diese Partie für immer löschen?
%1</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Played games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Play a game: it is kept here.</source>
        <translation>Spiel etwas: Die Partie wird hier aufgehoben.</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Shows this game from its beginning (Enter)</source>
        <translation>Zeigt diese Partie von ihrem Anfang an (Eingabe)</translation>
    </message>
    <message>
        <source>Show as ghost</source>
        <translation>Als Geist zeigen</translation>
    </message>
    <message>
        <source>Shows this game beside the one that is watched, if both have the same start</source>
        <translation>Zeigt diese Partie neben der, die angesehen wird, wenn beide denselben Anfang haben</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Gives this game a name of its own, so that it does not go with the oldest (F2)</source>
        <translation>Gibt dieser Partie einen eigenen Namen, sodass sie nicht mit den ältesten geht (F2)</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen…</translation>
    </message>
    <message>
        <source>Deletes this game for good (Delete)</source>
        <translation>Löscht diese Partie für immer (Entf)</translation>
    </message>
    <message>
        <source>You watch a game from the file “%1”.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>Du siehst eine Partie aus der Datei „%1“ an.</translation>
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
    <message>
        <source>The disk is full.</source>
        <translation>Der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>Make room on it, then try again.</source>
        <translation>Platz schaffen, dann noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Try again once that is mended.</source>
        <translation>Das in Ordnung bringen, dann noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Make room on it: then it is saved by itself.</source>
        <translation>Sobald dort Platz ist, wird von selbst gespeichert.</translation>
    </message>
    <message>
        <source>It is tried again by itself.</source>
        <translation>Es wird von selbst noch einmal versucht.</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>Bitte einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Bitte einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>Make room on it, or choose another disk.</source>
        <translation>Platz schaffen oder einen anderen Datenträger wählen.</translation>
    </message>
    <message>
        <source>Try again, or choose another folder.</source>
        <translation>Noch einmal versuchen oder einen anderen Ordner wählen.</translation>
    </message>
</context>
<context>
    <name>SavedGames</name>
    <message>
        <source>Saved games</source>
        <translation>Gespeicherte Spiele</translation>
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
        <source>Saved %1. Delete removes it.</source>
        <extracomment>%1 is a date and a time</extracomment>
        <translation>Gespeichert am %1. Entf löscht ihn.</translation>
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
</context>
<context>
    <name>Saves</name>
    <message>
        <source>This game was saved by a newer version of Mazewright. It is kept for that version.</source>
        <translation>Dieses Spiel hat eine neuere Version von Mazewright gespeichert. Es bleibt für sie aufgehoben.</translation>
    </message>
    <message>
        <source>This game was saved by an older version of Mazewright, in which chance fell otherwise. It is kept for that version.</source>
        <translation>Dieses Spiel wurde mit einer älteren Version von Mazewright gespeichert, in der der Zufall anders ausfiel. Es bleibt für sie aufgehoben.</translation>
    </message>
    <message>
        <source>This saved game does not fit this program and its data: %1</source>
        <extracomment>%1 is a sentence that says what does not fit</extracomment>
        <translation>Dieses gespeicherte Spiel passt nicht zu diesem Programm und seinen Daten: %1</translation>
    </message>
    <message>
        <source>The last save was damaged. The game goes on from the one before it, at turn %1.</source>
        <translation>Der letzte Spielstand war beschädigt. Das Spiel geht von dem davor weiter, bei Zug %1.</translation>
    </message>
    <message>
        <source>This saved game is damaged and cannot be loaded.</source>
        <translation>Dieser Spielstand ist beschädigt und lässt sich nicht laden.</translation>
    </message>
    <message>
        <source>This saved game is no longer there. If its folder was moved, put it back: %1</source>
        <translation>Dieses gespeicherte Spiel ist nicht mehr da. Falls sein Ordner verschoben wurde, lege ihn zurück: %1</translation>
    </message>
</context>
<context>
    <name>ScoresText</name>
    <message>
        <source>Best games</source>
        <translation>Bestenliste</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>No game under these rules has ended yet. Play one!</source>
        <translation>Noch kein Spiel unter diesen Regeln ist zu Ende. Spiel eins!</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Hero</source>
        <translation>Held</translation>
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
        <source>Took</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
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
        <source>%1, %2</source>
        <comment>how long it took, hints</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n Hinweis</numerusform>
            <numerusform>%n Hinweise</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeriesText</name>
    <message>
        <source>“%1” is already there, and pictures of a series replace none. Choose another name or folder.</source>
        <translation>„%1“ ist schon da, und Bilder einer Reihe ersetzen keines. Wähle einen anderen Namen oder Ordner.</translation>
    </message>
    <message>
        <source>The picture “%1” could not be made: %2</source>
        <translation>Das Bild „%1“ konnte nicht gemacht werden: %2</translation>
    </message>
</context>
<context>
    <name>SettingsFault</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>The file of your settings could not be read, so the usual settings are in use. It is put aside as %1</source>
        <translation>Die Datei deiner Einstellungen war nicht lesbar, daher gelten die üblichen Einstellungen. Sie wurde beiseitegelegt als %1</translation>
    </message>
    <message>
        <source>Your settings cannot be kept: what you change lasts until you quit. See to it that there is room on the disk, and that this file and its folder may be written: %1</source>
        <translation>Deine Einstellungen lassen sich nicht speichern: Was du änderst, gilt, bis du das Programm beendest. Sorge dafür, dass auf dem Datenträger Platz ist und dass diese Datei und ihr Ordner beschrieben werden dürfen: %1</translation>
    </message>
</context>
<context>
    <name>ShareDialog</name>
    <message>
        <source>With its &amp;proof</source>
        <translation>Mit seinem &amp;Beweis</translation>
    </message>
    <message>
        <source>With &amp;name, author, description and translations</source>
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
        <source>The code is on the clipboard. It has %n characters.</source>
        <translation>
            <numerusform>Der Code liegt in der Zwischenablage. Er hat %n Zeichen.</numerusform>
            <numerusform>Der Code liegt in der Zwischenablage. Er hat %n Zeichen.</numerusform>
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
    <name>SideBound</name>
    <message>
        <source>1 to %1 cells each</source>
        <translation>Je 1 bis %1 Felder</translation>
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
        <source>This program came without levels.</source>
        <translation>Diesem Programm lagen keine Level bei.</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Nothing here yet. Draw a level with New level; what you save in %1 is shown here.</source>
        <translation>Noch nichts hier. Zeichne ein Level mit „Neues Level“; was du in %1 speicherst, steht hier.</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Nothing opened yet. Choose a level above, or drop a file on this window.</source>
        <translation>Noch nichts geöffnet. Wähle oben ein Level oder zieh eine Datei auf dieses Fenster.</translation>
    </message>
    <message>
        <source>Campaigns</source>
        <translation>Kampagnen</translation>
    </message>
    <message>
        <source>This program came without campaigns.</source>
        <translation>Diesem Programm lagen keine Kampagnen bei.</translation>
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
        <translation>Ein Labyrinth zeichnen, es spielen, wissen, dass es fair ist.</translation>
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
        <source>Play a level: click its card, then walk with the arrow keys or by clicking a cell.</source>
        <translation>Spiel ein Level: Klick auf seine Karte, dann geh mit den Pfeiltasten oder klick auf ein Feld.</translation>
    </message>
    <message>
        <source>Follow a campaign: each victory opens its next level.</source>
        <translation>Spiel eine Kampagne: Jeder Sieg öffnet ihr nächstes Level.</translation>
    </message>
    <message>
        <source>Draw your own with New level, and play it at any moment.</source>
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
        <source>Seed</source>
        <translation>Startwert</translation>
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
        <translation>Sichere Zeit übrig</translation>
    </message>
    <message>
        <source>Test play</source>
        <translation>Probespiel</translation>
    </message>
    <message>
        <source>Walk with the arrow keys or the keypad, or click a cell.</source>
        <extracomment>%1 are keys, such as &quot;W A S D&quot;</extracomment>
        <translation>Geh mit den Pfeiltasten oder dem Zahlenblock, oder klick ein Feld an.</translation>
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
        <source>How fast the monsters’ time runs</source>
        <translation>Wie schnell die Zeit der Monster läuft</translation>
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
        <source>Area %1</source>
        <translation>Fläche %1</translation>
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
        <source>Not there: %1 on %2</source>
        <extracomment>a thing that is dragged, and where it cannot be dropped</extracomment>
        <translation>Geht dort nicht: %1 auf %2</translation>
    </message>
    <message>
        <source>Not there: %1 outside the level</source>
        <translation>Geht dort nicht: %1 außerhalb des Levels</translation>
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
        <translation>Ellipse: %1</translation>
    </message>
    <message>
        <source>stamp</source>
        <translation>stempeln</translation>
    </message>
    <message>
        <source>replace %1 by %2</source>
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
        <source>End</source>
        <translation>Ende</translation>
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
        <source>%1 gold %2
Seed %3</source>
        <translation>%1 Gold %2
Startwert %3</translation>
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
        <source>Seed %1</source>
        <translation>Startwert %1</translation>
    </message>
    <message>
        <source>Hero</source>
        <translation>Held</translation>
    </message>
    <message>
        <source>Hero’s level</source>
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
        <source>Hero’s level %1</source>
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
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Hints: %1</source>
        <translation>Hinweise: %1</translation>
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
        <source>Open the level again that was closed last, with its changes</source>
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
        <source>This level came with Mazewright and stays as it is: what you draw is saved as a level of your own.</source>
        <translation>Dieses Level gehört zu Mazewright und bleibt, wie es ist: Was du zeichnest, wird als eigenes Level gespeichert.</translation>
    </message>
    <message>
        <source>This text file stays as it is: what you draw is saved as a level beside it.</source>
        <translation>Diese Textdatei bleibt, wie sie ist: Was du zeichnest, wird als Level daneben gespeichert.</translation>
    </message>
    <message>
        <source>New level</source>
        <translation>Neues Level</translation>
    </message>
    <message>
        <source>This file stays as it is: saving asks for another name.</source>
        <translation>Diese Datei bleibt, wie sie ist: Beim Speichern wird nach einem anderen Namen gefragt.</translation>
    </message>
    <message>
        <source>This map of Tiled stays as it is: what you draw is saved as a level beside it.</source>
        <translation>Diese Karte von Tiled bleibt, wie sie ist: Was du zeichnest, wird als Level daneben gespeichert.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>Saved: %1. Its folder is read-only, so the file was written over, not replaced in one step.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>Gespeichert: %1. Ihr Ordner ist schreibgeschützt, deshalb wurde die Datei überschrieben und nicht in einem Schritt ersetzt.</translation>
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
        <source>This kills you</source>
        <translation>Das tötet dich</translation>
    </message>
    <message>
        <source>Use the %1, although it kills you?</source>
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
</context>
<context>
    <name>TestActions</name>
    <message>
        <source>Play with the same see&amp;d</source>
        <translation>Mit gleichem Startwert s&amp;pielen</translation>
    </message>
    <message>
        <source>Go on with the &amp;changed level</source>
        <translation>Mit &amp;geändertem Level weiterspielen</translation>
    </message>
    <message>
        <source>Put the level as it is now under the game that waits</source>
        <translation>Dem wartenden Spiel das Level unterlegen, wie es jetzt ist</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>Einzelsch&amp;ritt</translation>
    </message>
    <message>
        <source>Let the others act once, and then stand still</source>
        <translation>Die anderen einmal handeln lassen, dann wieder anhalten</translation>
    </message>
    <message>
        <source>&amp;Nothing harms the hero</source>
        <translation>&amp;Nichts schadet dem Helden</translation>
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
        <source>Nobody and nothing can hurt the hero in a test play</source>
        <translation>Niemand und nichts kann den Helden im Probespiel verletzen</translation>
    </message>
    <message>
        <source>Show in a test play what the hero does not know, too: on the level, in lists, on the map</source>
        <translation>Im Probespiel auch zeigen, was der Held nicht kennt: im Level, in Listen, auf der Karte</translation>
    </message>
</context>
<context>
    <name>TestPanel</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Enter plays it at once.</source>
        <translation>Die Eingabetaste spielt ihn sofort.</translation>
    </message>
    <message>
        <source>Empty: drawn anew, or the same again.</source>
        <translation>Leer: neu gezogen oder noch einmal derselbe.</translation>
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
        <source>Of the whole world, as headless play prints it</source>
        <translation>Die der ganzen Welt, wie das Spielen ohne Fenster sie ausgibt</translation>
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
        <source>none chosen</source>
        <translation>keiner gewählt</translation>
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
        <source>How fast the monsters’ time runs</source>
        <translation>Wie schnell die Zeit der Monster läuft</translation>
    </message>
    <message>
        <source>Cheats are on. A test play does not count; it can be watched afterwards.</source>
        <translation>Schummeln ist an. Ein Probespiel wird nicht gewertet; du kannst es danach ansehen.</translation>
    </message>
    <message>
        <source>A test play does not count; it can be watched afterwards.</source>
        <translation>Ein Probespiel wird nicht gewertet; du kannst es danach ansehen.</translation>
    </message>
</context>
<context>
    <name>TestPlay</name>
    <message>
        <source>You go on in the changed level; what was played before is not recorded.</source>
        <translation>Du spielst im geänderten Level weiter; was vorher gespielt wurde, ist nicht aufgezeichnet.</translation>
    </message>
    <message>
        <source>The hero stands on cell %1, %2, which is outside the changed level.</source>
        <translation>Der Held steht auf Feld %1, %2, und das liegt außerhalb des geänderten Levels.</translation>
    </message>
    <message>
        <source>The hero stands on cell %1, %2, where nobody can stand any more: %3.</source>
        <extracomment>%3 is the terrain there now, such as &quot;wall&quot;</extracomment>
        <translation>Der Held steht auf Feld %1, %2, wo niemand mehr stehen kann: %3.</translation>
    </message>
    <message>
        <source>Go on with the changed level</source>
        <translation>Mit geändertem Level weiterspielen</translation>
    </message>
    <message>
        <source>Go on at the &amp;start</source>
        <translation>Am &amp;Start weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Play anew</source>
        <translation>&amp;Neu spielen</translation>
    </message>
    <message numerus="yes">
        <source>%n as they were</source>
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
        <source>Monsters and things: %1.</source>
        <extracomment>%1 is such as &quot;6 as they were, 1 new&quot;</extracomment>
        <translation>Monster und Dinge: %1.</translation>
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
        <source>Keys replace cells. Enter inserts a row, Ctrl+Del deletes one; rows can be pasted.</source>
        <translation>Tasten ersetzen Felder. Eingabe fügt eine Zeile ein, Strg+Entf löscht eine; kopierte Zeilen lassen sich einfügen.</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>The maze as text</source>
        <translation>Das Labyrinth als Text</translation>
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
        <source>This stands for nothing here: %1. Give it a meaning in the table below.</source>
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
        <source>The clipboard holds no rows of characters.</source>
        <translation>Die Zwischenablage enthält keine Zeilen mit Zeichen.</translation>
    </message>
    <message>
        <source>paste text</source>
        <translation>Text einfügen</translation>
    </message>
    <message>
        <source>The level cannot become higher here.</source>
        <translation>Höher kann das Level hier nicht werden.</translation>
    </message>
    <message>
        <source>insert row</source>
        <translation>Zeile einfügen</translation>
    </message>
    <message>
        <source>A level has at least one row.</source>
        <translation>Ein Level hat mindestens eine Zeile.</translation>
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
        <source>Its kind has: %1</source>
        <translation>Üblich für die Art: %1</translation>
    </message>
    <message>
        <source>Their kinds have: %1</source>
        <translation>Üblich für die Arten: %1</translation>
    </message>
    <message>
        <source>Values of the selected things</source>
        <translation>Werte der ausgewählten Dinge</translation>
    </message>
    <message>
        <source>Makes the things another kind; values of their own stay</source>
        <translation>Gibt den Dingen eine andere Art; eigene Werte bleiben</translation>
    </message>
</context>
<context>
    <name>ThingsFeature</name>
    <message>
        <source>There is no free floor near enough for a copy.</source>
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
        <source>Put copies of the selected things on free floor beside them</source>
        <translation>Kopien der ausgewählten Dinge auf freien Boden daneben legen</translation>
    </message>
    <message>
        <source>Move thing &amp;up in its cell</source>
        <translation>Ding im Feld nach &amp;oben</translation>
    </message>
    <message>
        <source>Lay the selected thing upon the next one of its cell</source>
        <translation>Das ausgewählte Ding auf das nächste seines Feldes legen</translation>
    </message>
    <message>
        <source>Move thing do&amp;wn in its cell</source>
        <translation>Ding im Feld nach un&amp;ten</translation>
    </message>
    <message>
        <source>Lay the selected thing below the next one of its cell</source>
        <translation>Das ausgewählte Ding unter das nächste seines Feldes legen</translation>
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
        <source>Delete these things; their cells stay</source>
        <translation>Diese Dinge löschen; ihre Felder bleiben</translation>
    </message>
</context>
<context>
    <name>ThingsPanel</name>
    <message>
        <source>%1 at %2, %3</source>
        <translation>%1 bei %2, %3</translation>
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
        <source>No thing is selected. Take the tool Select things (V) and click a monster, a treasure or an item, or draw a frame around several.</source>
        <translation>Kein Ding ist ausgewählt. Nimm das Werkzeug „Dinge auswählen“ (V) und klick ein Monster, einen Schatz oder einen Gegenstand an, oder zieh einen Rahmen um mehrere.</translation>
    </message>
    <message>
        <source>In this cell, the uppermost first</source>
        <translation>Auf diesem Feld, das oberste zuerst</translation>
    </message>
    <message>
        <source>Things in this cell</source>
        <translation>Dinge auf diesem Feld</translation>
    </message>
</context>
<context>
    <name>TiledText</name>
    <message>
        <source>This is not a map of Tiled</source>
        <translation>Das ist keine Karte von Tiled</translation>
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
        <source>This map of Tiled is isometric</source>
        <translation>Diese Karte von Tiled ist isometrisch</translation>
    </message>
    <message>
        <source>This map of Tiled is staggered</source>
        <translation>Diese Karte von Tiled ist isometrisch versetzt</translation>
    </message>
    <message>
        <source>This map of Tiled is hexagonal</source>
        <translation>Diese Karte von Tiled ist sechseckig</translation>
    </message>
    <message>
        <source>This map of Tiled is “%1”</source>
        <translation>Diese Karte von Tiled ist „%1“</translation>
    </message>
    <message>
        <source>Nobody knows what the object “%1” means (objects: %2)</source>
        <translation>Niemand weiß, was das Objekt „%1“ bedeutet (Objekte: %2)</translation>
    </message>
    <message>
        <source>The object “%1” is hidden and was left out (objects: %2)</source>
        <translation>Das Objekt „%1“ ist verborgen und wurde weggelassen (Objekte: %2)</translation>
    </message>
    <message>
        <source>The object “%1” lies outside of the map (objects: %2)</source>
        <translation>Das Objekt „%1“ liegt außerhalb der Karte (Objekte: %2)</translation>
    </message>
    <message>
        <source>The value of “%1” does not fit and was left out (objects: %2)</source>
        <translation>Der Wert von „%1“ passt nicht und wurde weggelassen (Objekte: %2)</translation>
    </message>
    <message>
        <source>The property “%1” means nothing in a level (times: %2)</source>
        <translation>Die Eigenschaft „%1“ bedeutet in einem Level nichts (Male: %2)</translation>
    </message>
    <message>
        <source>The layer “%1” is hidden and was left out (layers: %2)</source>
        <translation>Die Ebene „%1“ ist verborgen und wurde weggelassen (Ebenen: %2)</translation>
    </message>
    <message>
        <source>Tiles of the layer “%1” lie outside of the map (tiles: %2)</source>
        <translation>Kacheln der Ebene „%1“ liegen außerhalb der Karte (Kacheln: %2)</translation>
    </message>
    <message>
        <source>No tileset of the map has the tile %1 (cells: %2)</source>
        <translation>Kein Kachelsatz der Karte hat die Kachel %1 (Felder: %2)</translation>
    </message>
    <message>
        <source>Texts on the map have no place in a level (texts: %1)</source>
        <translation>Texte auf der Karte haben in einem Level keinen Platz (Texte: %1)</translation>
    </message>
    <message>
        <source>Layers that are one picture are not shown (layers: %1)</source>
        <translation>Ebenen aus einem Bild werden nicht gezeigt (Ebenen: %1)</translation>
    </message>
    <message>
        <source>Tiles are shown neither flipped nor turned (cells: %1)</source>
        <translation>Kacheln werden weder gespiegelt noch gedreht gezeigt (Felder: %1)</translation>
    </message>
    <message>
        <source>Animated tiles stand still (tiles: %1)</source>
        <translation>Bewegte Kacheln stehen still (Kacheln: %1)</translation>
    </message>
    <message>
        <source>Opacity, tint and parallax of layers are not shown (layers: %1)</source>
        <translation>Deckkraft, Tönung und Parallaxe von Ebenen werden nicht gezeigt (Ebenen: %1)</translation>
    </message>
    <message>
        <source>Layers that lie between the cells were moved to the nearest ones (layers: %1)</source>
        <translation>Ebenen, die zwischen den Feldern liegen, wurden auf die nächsten verschoben (Ebenen: %1)</translation>
    </message>
    <message>
        <source>Nobody knows what objects without a name and a class mean (objects: %1)</source>
        <translation>Niemand weiß, was Objekte ohne Namen und Klasse bedeuten (Objekte: %1)</translation>
    </message>
    <message>
        <source>Tiles whose class is neither a terrain nor a kind were left out (cells: %1)</source>
        <translation>Kacheln, deren Klasse weder ein Gelände noch eine Art ist, wurden ausgelassen (Felder: %1)</translation>
    </message>
    <message>
        <source>Polygons and lines that mean no terrain were left out (shapes: %1)</source>
        <translation>Vielecke und Linien, die kein Gelände bedeuten, wurden weggelassen (Formen: %1)</translation>
    </message>
    <message>
        <source>The file “%1” was not read: it lies outside of the map&apos;s project (--trust FOLDER allows it)</source>
        <translation>Die Datei „%1“ wurde nicht gelesen: Sie liegt außerhalb des Projekts der Karte (--trust ORDNER erlaubt es)</translation>
    </message>
    <message>
        <source>All walls and floors of this map are guesses: nothing in it says what its tiles mean</source>
        <translation>Alle Mauern und Böden dieser Karte sind geraten: Nichts in ihr sagt, was ihre Kacheln bedeuten</translation>
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
        <source>Tiles of the map</source>
        <translation>Kacheln der Karte</translation>
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
        <source>Objects of the class “%1”</source>
        <extracomment>%1 is a class of objects of Tiled: &quot;Enemy&quot;</extracomment>
        <translation>Objekte der Klasse „%1“</translation>
    </message>
    <message>
        <source>objects: %1</source>
        <translation>Objekte: %1</translation>
    </message>
    <message>
        <source>What do these tiles and objects stand for? One answer serves all that are selected. The answers are kept beside the map, for all maps of its folder.</source>
        <translation>Wofür stehen diese Kacheln und Objekte? Eine Antwort gilt für alle ausgewählten. Die Antworten werden neben der Karte aufgehoben, für alle Karten ihres Ordners.</translation>
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
        <translation>Aufnehmen</translation>
    </message>
    <message>
        <source>Click a cell to draw with what is on it; Alt+click does so with every tool</source>
        <translation>Ein Klick nimmt auf, was auf dem Feld ist; Alt+Klick in jedem Werkzeug</translation>
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
        <source>Select all alike</source>
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
        <translation>Ziehen zeichnet; rechte Taste radiert; Umschalt zeichnet gerade; Alt+Klick nimmt auf</translation>
    </message>
    <message>
        <source>Drag a line; right button erases; Shift makes it straight; Alt+click picks</source>
        <translation>Linie ziehen; rechte Taste radiert; Umschalt macht sie gerade; Alt+Klick nimmt auf</translation>
    </message>
    <message>
        <source>Drag a rectangle; right button erases; Shift makes a square; Alt+click picks</source>
        <translation>Rechteck ziehen; rechte Taste radiert; Umschalt macht ein Quadrat; Alt+Klick nimmt auf</translation>
    </message>
    <message>
        <source>Drag an ellipse; right button erases; Shift makes a circle; Alt+click picks</source>
        <translation>Ellipse ziehen; rechte Taste radiert; Umschalt macht einen Kreis; Alt+Klick nimmt auf</translation>
    </message>
    <message>
        <source>Click to fill; right button erases; Alt+click picks</source>
        <translation>Klick füllt; rechte Taste radiert; Alt+Klick nimmt auf</translation>
    </message>
    <message>
        <source>Drag to erase; Shift goes straight; Alt+click picks</source>
        <translation>Ziehen radiert; Umschalt geht gerade; Alt+Klick nimmt auf</translation>
    </message>
    <message>
        <source>Click to paste; right button erases; X, Y flip, Z turns; Escape puts the stamp away</source>
        <translation>Klick fügt ein; rechte Taste radiert; X, Y spiegeln, Z dreht; Escape legt den Stempel weg</translation>
    </message>
    <message>
        <source>Click or drag to select; drag things to move them; Shift adds, Ctrl subtracts; right button: menu</source>
        <translation>Klicken oder ziehen wählt aus; Dinge ziehen verschiebt sie; Umschalt: dazu, Strg: weg; rechts: Menü</translation>
    </message>
    <message>
        <source>Drag to select, inside to move; Shift adds, Ctrl subtracts, both intersect; right button: menu</source>
        <translation>Ziehen wählt aus, innen verschiebt es; Umschalt: dazu, Strg: weg, beide: Schnittmenge; rechts: Menü</translation>
    </message>
    <message>
        <source>Click to select connected terrain; Shift adds, Ctrl subtracts, both intersect; right button: menu</source>
        <translation>Klick wählt zusammenhängendes Gelände; Umschalt: dazu, Strg: weg, beide: Schnittmenge; rechts: Menü</translation>
    </message>
    <message>
        <source>Click to select all equal cells; Shift adds, Ctrl subtracts, both intersect; right button: menu</source>
        <translation>Klick wählt alle gleichen Felder; Umschalt: dazu, Strg: weg, beide: Schnittmenge; rechts: Menü</translation>
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
        <source>Players with one of these languages read its texts. A text that is not translated is shown as you wrote it.</source>
        <translation>Wer eine dieser Sprachen eingestellt hat, liest ihre Texte. Ein Text ohne Übersetzung wird so gezeigt, wie du ihn geschrieben hast.</translation>
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
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>As you wrote it</source>
        <translation>Wie du es geschrieben hast</translation>
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
        <source>%1 (there is no such text)</source>
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
        <source>Moments</source>
        <translation>Augenblicke</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>Augenblick</translation>
    </message>
    <message>
        <source>The moments of this game: click or drag</source>
        <translation>Die Augenblicke dieser Partie: klicken oder ziehen</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>The level was changed since: it may have gone differently.</source>
        <translation>Das Level wurde seither geändert: Es kann anders gewesen sein.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is such as &quot;Turn 12&quot;, %2 such as &quot;kill&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>TrapActions</name>
    <message>
        <source>&amp;Watch how one gets stuck</source>
        <translation>Ansehen, &amp;wie man festsitzt</translation>
    </message>
    <message>
        <source>Watch a run into the trap of the level, or search for one where none was found at once</source>
        <translation>Einen Weg in die Falle des Levels ansehen, oder eine suchen, wo nicht sofort eine gefunden wurde</translation>
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
        <source>Back to the usual value</source>
        <translation>Zurück zum üblichen Wert</translation>
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
        <source>The usual value</source>
        <translation>Der übliche Wert</translation>
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
        <source>%1: %2 is new.</source>
        <extracomment>a value that was not there before: &quot;Hit points: 5 is new.&quot;</extracomment>
        <translation>%1: %2 ist neu.</translation>
    </message>
    <message>
        <source>%1: %2 is gone.</source>
        <extracomment>a value that is no longer there: &quot;Hit points: 5 is gone.&quot;</extracomment>
        <translation>%1: %2 ist fort.</translation>
    </message>
    <message>
        <source>%1: %2 became %3.</source>
        <translation>%1: aus %2 wurde %3.</translation>
    </message>
    <message>
        <source>The proof is new.</source>
        <translation>Der Beweis ist neu.</translation>
    </message>
    <message>
        <source>The proof is gone.</source>
        <translation>Der Beweis ist fort.</translation>
    </message>
    <message>
        <source>The proof is another one.</source>
        <translation>Der Beweis ist ein anderer.</translation>
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
        <source>Characters of terrain</source>
        <translation>Zeichen von Gelände</translation>
    </message>
    <message>
        <source>Terrain is drawn with other characters in the rows of the file.</source>
        <translation>Gelände ist in den Zeilen der Datei mit anderen Zeichen gezeichnet.</translation>
    </message>
    <message>
        <source>The character “%1” now stands for %2.</source>
        <extracomment>%1 is a character of the legend, %2 what it means: &quot;grass&quot;, &quot;an orc&quot;</extracomment>
        <translation>Das Zeichen „%1“ steht jetzt für %2.</translation>
    </message>
    <message>
        <source>The character “%1” stood for %2; it stands for nothing of its own any more.</source>
        <extracomment>%1 is a character of the legend, %2 what it meant: &quot;grass&quot;, &quot;an orc&quot;</extracomment>
        <translation>Das Zeichen „%1“ stand für %2; es steht für nichts Eigenes mehr.</translation>
    </message>
    <message>
        <source>The character “%1” stood for %2 and stands for %3 now.</source>
        <extracomment>%1 is a character of the legend, %2 and %3 what it meant and means: &quot;grass&quot;, &quot;an orc&quot;</extracomment>
        <translation>Das Zeichen „%1“ stand für %2 und steht jetzt für %3.</translation>
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
        <source>The aim of the effects</source>
        <translation>Das Ziel der Wirkungen</translation>
    </message>
    <message>
        <source>Made from</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Translation into %1: %2</source>
        <extracomment>%1 is a language, %2 what became of a text: &quot;Name: “Grube” is new.&quot;</extracomment>
        <translation>Übersetzung in %1: %2</translation>
    </message>
    <message>
        <source>%1 is new.</source>
        <translation>%1 ist neu.</translation>
    </message>
    <message>
        <source>%1 is gone.</source>
        <translation>%1 ist fort.</translation>
    </message>
    <message>
        <source>%1 was changed.</source>
        <translation>%1 wurde geändert.</translation>
    </message>
    <message>
        <source>%1: taken away by one, changed by the other.</source>
        <extracomment>%1 is a part of a level: &quot;The kind “rat”&quot;</extracomment>
        <translation>%1: von einer Seite entfernt, von der anderen geändert.</translation>
    </message>
    <message>
        <source>%1: changed in another way by each.</source>
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
        <translation>Die Übersetzung in %1</translation>
    </message>
</context>
<context>
    <name>ViewFeature</name>
    <message>
        <source>&amp;Go to cell…</source>
        <translation>Zu Fel&amp;d gehen …</translation>
    </message>
    <message>
        <source>Put the cursor on a cell by its column and row</source>
        <translation>Den Zeiger nach Spalte und Zeile auf ein Feld setzen</translation>
    </message>
    <message>
        <source>&amp;Rulers</source>
        <translation>Line&amp;ale</translation>
    </message>
    <message>
        <source>Show the numbers of columns and rows</source>
        <translation>Die Nummern der Spalten und Zeilen zeigen</translation>
    </message>
    <message>
        <source>Numbers of columns</source>
        <translation>Nummern der Spalten</translation>
    </message>
    <message>
        <source>Numbers of rows</source>
        <translation>Nummern der Zeilen</translation>
    </message>
</context>
<context>
    <name>WaitingGame</name>
    <message>
        <source>Edit this level</source>
        <translation>Level bearbeiten</translation>
    </message>
    <message>
        <source>The editor shows the whole level, also what you have not seen yet. From then on this game counts as practice: it will not be among the best games.</source>
        <translation>Der Editor zeigt das ganze Level, auch was du noch nicht gesehen hast. Von da an zählt dieses Spiel als Übung: Es kommt nicht in die Bestenliste.</translation>
    </message>
    <message>
        <source>The game waits meanwhile.</source>
        <extracomment>%1 is a key</extracomment>
        <translation>Das Spiel wartet so lange.</translation>
    </message>
    <message>
        <source>The game waits meanwhile; %1 goes back to it.</source>
        <translation>Das Spiel wartet so lange; %1 führt dorthin zurück.</translation>
    </message>
    <message>
        <source>&amp;Edit, as practice</source>
        <translation>&amp;Bearbeiten, als Übung</translation>
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
        <source>Your game waits while you edit.</source>
        <translation>Dein Spiel wartet, während du zeichnest.</translation>
    </message>
    <message>
        <source>Go on with the game that waits</source>
        <translation>Mit dem Spiel weitermachen, das wartet</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Close this bar; the game goes on waiting</source>
        <translation>Diese Leiste schließen; die Partie wartet weiter</translation>
    </message>
</context>
<context>
    <name>WatchActions</name>
    <message>
        <source>&amp;Watch games</source>
        <translation>Partien a&amp;nsehen</translation>
    </message>
    <message>
        <source>Watch games that were played, from move to move</source>
        <translation>Gespielte Partien Zug um Zug ansehen</translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <translation>Schritt &amp;vor</translation>
    </message>
    <message>
        <source>One move on; held down, further and further</source>
        <translation>Einen Zug weiter; gehalten immer weiter</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Schritt &amp;zurück</translation>
    </message>
    <message>
        <source>One move back; held down, further and further</source>
        <translation>Einen Zug zurück; gehalten immer weiter</translation>
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
        <source>To the &amp;start</source>
        <translation>Zum A&amp;nfang</translation>
    </message>
    <message>
        <source>Go to the first moment</source>
        <translation>Zum ersten Augenblick gehen</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
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
        <source>Go to the next hit, kill, pick-up, stairs, growth or death</source>
        <translation>Zum nächsten Treffer, Sieg, Fund, zur nächsten Treppe, Stufe oder zum Tod</translation>
    </message>
    <message>
        <source>&amp;Previous mark</source>
        <translation>V&amp;orige Marke</translation>
    </message>
    <message>
        <source>Go back to the last hit, kill, pick-up, stairs or growth</source>
        <translation>Zurück zum letzten Treffer, Sieg, Fund, zur letzten Treppe oder Stufe</translation>
    </message>
    <message>
        <source>Show e&amp;verything</source>
        <translation>Alles zei&amp;gen</translation>
    </message>
    <message>
        <source>Show what the hero did not know, too</source>
        <translation>Auch zeigen, was der Held nicht wusste</translation>
    </message>
    <message>
        <source>&amp;Trail</source>
        <translation>S&amp;pur</translation>
    </message>
    <message>
        <source>Set off the cells on which the hero was until now</source>
        <translation>Die Felder zeigen, auf denen der Held bis jetzt war</translation>
    </message>
    <message>
        <source>Ta&amp;ke over here</source>
        <translation>Hier &amp;übernehmen</translation>
    </message>
    <message>
        <source>Play on from this moment yourself; the game that is watched stays as it is</source>
        <translation>Von diesem Augenblick an selbst weiterspielen; die angesehene Partie bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>Sa&amp;ve this game…</source>
        <translation>&amp;Diese Partie speichern…</translation>
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
        <source>Stand still at this moment</source>
        <translation>In diesem Augenblick stehen bleiben</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>La&amp;ufen lassen</translation>
    </message>
    <message>
        <source>Let the game run by itself</source>
        <translation>Die Partie von selbst laufen lassen</translation>
    </message>
    <message>
        <source>Save pi&amp;ctures…</source>
        <translation>&amp;Bilder speichern…</translation>
    </message>
    <message>
        <source>Save this moment as a picture, many as a film, or the game in words</source>
        <translation>Diesen Augenblick als Bild speichern, viele als Film, oder die Partie in Worten</translation>
    </message>
    <message>
        <source>Show the chosen game as &amp;ghost</source>
        <translation>Gewählte Partie als Ge&amp;ist zeigen</translation>
    </message>
    <message>
        <source>Show the hero of the game that is chosen in the list of games beside this one, at the same time</source>
        <translation>Den Helden der Partie, die in der Liste gewählt ist, neben dieser zeigen, zur selben Zeit</translation>
    </message>
    <message>
        <source>Rena&amp;me the chosen game</source>
        <translation>Gewählte Partie u&amp;mbenennen</translation>
    </message>
    <message>
        <source>Give the game that is chosen in the list of games a name of its own</source>
        <translation>Der Partie, die in der Liste gewählt ist, einen eigenen Namen geben</translation>
    </message>
    <message>
        <source>&amp;Delete the chosen game…</source>
        <translation>Ge&amp;wählte Partie löschen…</translation>
    </message>
    <message>
        <source>Delete the game that is chosen in the list of games, once you have been asked</source>
        <translation>Die Partie, die in der Liste gewählt ist, nach einer Frage löschen</translation>
    </message>
    <message>
        <source>Keep as pr&amp;oof</source>
        <translation>Als &amp;Beweis behalten</translation>
    </message>
    <message>
        <source>Keep this game, which was won, with the level that you are drawing, as proof that it can be won</source>
        <translation>Dieses gewonnene Spiel bei dem Level behalten, das gezeichnet wird, als Beweis, dass es zu gewinnen ist</translation>
    </message>
</context>
<context>
    <name>WatchGames</name>
    <message>
        <source>A game is being made ready for watching…</source>
        <translation>Eine Partie wird zum Ansehen bereit gemacht…</translation>
    </message>
    <message>
        <source>Take over here</source>
        <translation>Hier übernehmen</translation>
    </message>
    <message>
        <source>At this moment the game is over. Go back a little, and take over there.</source>
        <translation>In diesem Augenblick ist das Spiel zu Ende. Geh ein wenig zurück und übernimm dort.</translation>
    </message>
    <message>
        <source>Watch games</source>
        <translation>Partien ansehen</translation>
    </message>
    <message>
        <source>No game has been played yet. Each that you play is kept, to be watched here.</source>
        <translation>Es wurde noch nichts gespielt. Jede Partie, die du spielst, wird aufgehoben und kann hier angesehen werden.</translation>
    </message>
    <message>
        <source>You take over here. This is practice: it will not be among the best games.</source>
        <translation>Du übernimmst hier. Das ist eine Übung: Sie kommt nicht in die Bestenliste.</translation>
    </message>
    <message>
        <source>This game went on in a level that was changed meanwhile, so what was played before is not recorded.</source>
        <translation>Diese Partie ging in einem Level weiter, das inzwischen geändert wurde; was davor gespielt wurde, ist nicht aufgezeichnet.</translation>
    </message>
    <message>
        <source>This game was made by rules of another version, in which chance fell otherwise: it cannot be shown as it was.</source>
        <translation>Diese Partie wurde mit den Regeln einer anderen Version gespielt, in der der Zufall anders fiel: Sie lässt sich nicht zeigen, wie sie war.</translation>
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
        <source>run</source>
        <comment>what a key does</comment>
        <translation>laufen lassen</translation>
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
        <translation>hier übernehmen</translation>
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
        <source>choose</source>
        <comment>what a key does</comment>
        <translation>wählen</translation>
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
        <source>to the next</source>
        <comment>what a key does</comment>
        <translation>zum nächsten</translation>
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
        <source>Played games (*.run.json)</source>
        <translation>Partien (*.run.json)</translation>
    </message>
    <message>
        <source>Choose another game with the same start in the list, such as a branch.</source>
        <translation>Wähle in der Liste eine andere Partie mit demselben Anfang, etwa einen Zweig.</translation>
    </message>
    <message>
        <source>Saved as “%1”.</source>
        <translation>Gespeichert als „%1“.</translation>
    </message>
    <message>
        <source>The game is being saved…</source>
        <translation>Die Partie wird gespeichert…</translation>
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
        <translation>Text bei %1, %2</translation>
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
        <source>Open a level file</source>
        <translation>Eine Leveldatei öffnen</translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation>S&amp;tartseite</translation>
    </message>
    <message>
        <source>Back to the start page</source>
        <translation>Zurück zur Startseite</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Leave Mazewright</source>
        <translation>Mazewright verlassen</translation>
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
        <source>Begin again with the same seed</source>
        <translation>Mit demselben Startwert von vorn beginnen</translation>
    </message>
    <message>
        <source>Begin again with another seed</source>
        <translation>Mit einem anderen Startwert von vorn beginnen</translation>
    </message>
    <message>
        <source>&amp;Edit this level</source>
        <translation>Level &amp;bearbeiten</translation>
    </message>
    <message>
        <source>Draw on the level being played</source>
        <translation>Am gespielten Level zeichnen</translation>
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
        <source>&amp;Fit the window</source>
        <translation>An das &amp;Fenster anpassen</translation>
    </message>
    <message>
        <source>Real &amp;size</source>
        <translation>&amp;Originalgröße</translation>
    </message>
    <message>
        <source>Cells of 32 pixels</source>
        <translation>Felder von 32 Pixeln</translation>
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
        <source>Gli&amp;de</source>
        <translation>G&amp;leiten</translation>
    </message>
    <message>
        <source>Steps glide instead of jumping</source>
        <translation>Schritte gleiten statt zu springen</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>Den ganzen Bildschirm nutzen</translation>
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
        <source>What this program is</source>
        <translation>Was dieses Programm ist</translation>
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
        <source>Go &amp;on</source>
        <translation>We&amp;iter</translation>
    </message>
    <message>
        <source>Let time pass again</source>
        <translation>Die Zeit weiterlaufen lassen</translation>
    </message>
    <message>
        <source>Let time stand still</source>
        <translation>Die Zeit anhalten</translation>
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
        <source>Another &amp;seed</source>
        <translation>Anderer Start&amp;wert</translation>
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
        <source>Choose the keys of every action</source>
        <translation>Die Tasten jeder Aktion wählen</translation>
    </message>
    <message>
        <source>C&amp;ommands…</source>
        <translation>&amp;Befehle …</translation>
    </message>
    <message>
        <source>Find anything that can be done by its name</source>
        <translation>Jeden Befehl nach seinem Namen finden</translation>
    </message>
    <message>
        <source>&amp;Best games</source>
        <translation>Bes&amp;tenliste</translation>
    </message>
    <message>
        <source>The best games under each set of rules</source>
        <translation>Die besten Spiele je Regelwerk</translation>
    </message>
    <message>
        <source>&amp;Panels as at first</source>
        <translation>Bereic&amp;he wie zu Anfang</translation>
    </message>
    <message>
        <source>Go on &amp;editing</source>
        <translation>W&amp;eiter bearbeiten</translation>
    </message>
    <message>
        <source>Back to the levels that are open in the editor</source>
        <translation>Zurück zu den im Editor geöffneten Leveln</translation>
    </message>
    <message>
        <source>Put the panels where they were at first</source>
        <translation>Die Bereiche dorthin legen, wo sie zu Anfang waren</translation>
    </message>
    <message>
        <source>Show the &amp;hints again</source>
        <translation>Ti&amp;pps wieder zeigen</translation>
    </message>
    <message>
        <source>Show the hints about drawing once more while editing</source>
        <translation>Die Tipps zum Zeichnen beim Bearbeiten noch einmal zeigen</translation>
    </message>
    <message>
        <source>Go on &amp;editing: %1</source>
        <extracomment>%1 are names of levels</extracomment>
        <translation>W&amp;eiter bearbeiten: %1</translation>
    </message>
    <message>
        <source>Open the levels again that were open in the editor last</source>
        <translation>Die zuletzt im Editor geöffneten Level wieder öffnen</translation>
    </message>
    <message>
        <source>Stop &amp;playing</source>
        <translation>Spielen &amp;unterbrechen</translation>
    </message>
    <message>
        <source>Back to the editor, where the game waits</source>
        <translation>Zurück zum Editor; das Spiel wartet dort</translation>
    </message>
    <message>
        <source>Go on drawing while the game waits</source>
        <translation>Weiterzeichnen, während das Spiel wartet</translation>
    </message>
    <message>
        <source>&amp;Dungeon of the day…</source>
        <translation>&amp;Verlies des Tages …</translation>
    </message>
    <message>
        <source>One dungeon for everybody, another one each day</source>
        <translation>Ein Verlies für alle, jeden Tag ein anderes</translation>
    </message>
    <message>
        <source>Back to the &amp;game</source>
        <translation>&amp;Zurück zum Spiel</translation>
    </message>
    <message>
        <source>Go on with the game that waits</source>
        <translation>Mit dem Spiel weitermachen, das wartet</translation>
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
        <source>T&amp;urn and flip</source>
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
        <source>Show which keys matter now while playing</source>
        <translation>Beim Spielen zeigen, welche Tasten gerade wichtig sind</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>Read how to play, to draw, and what rules there are</source>
        <translation>Lesen, wie man spielt und zeichnet und welche Regeln es gibt</translation>
    </message>
    <message>
        <source>&amp;New level…</source>
        <translation>&amp;Neues Level …</translation>
    </message>
    <message>
        <source>Show the whole level, or while playing what you know of it</source>
        <translation>Das ganze Level zeigen, beim Spielen das, was du davon kennst</translation>
    </message>
    <message>
        <source>&amp;Automatic size</source>
        <translation>&amp;Automatische Größe</translation>
    </message>
    <message>
        <source>As large as the window and the hero’s sight ask for</source>
        <translation>So groß, wie Fenster und Sicht des Helden es verlangen</translation>
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
        <translation>&amp;Hinweis</translation>
    </message>
    <message>
        <source>Say where to go; again, what to do there; once more, the whole way</source>
        <translation>Sagen, wohin es geht; noch einmal: was dort zu tun ist; ein drittes Mal: den ganzen Weg</translation>
    </message>
    <message>
        <source>Draw several levels that are played one after the other</source>
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
</context>
<context>
    <name>WorstPanel</name>
    <message>
        <source>Worst case</source>
        <translation>Schlimmster Fall</translation>
    </message>
    <message>
        <source>Looking at the level as it is now…</source>
        <translation>Das Level wird angesehen, wie es jetzt ist …</translation>
    </message>
    <message>
        <source>Levels of more than %1 cells are not looked at while they are drawn. “mazewright worst” looks at them, too.</source>
        <translation>Level mit mehr als %1 Feldern werden beim Zeichnen nicht angesehen. „mazewright worst“ sieht auch sie an.</translation>
    </message>
    <message>
        <source>The level has errors, so it cannot be played. The panel “Issues” lists them.</source>
        <translation>Das Level hat Fehler und lässt sich so nicht spielen. Der Bereich „Befunde“ zählt sie auf.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Look at pairs, too</source>
        <translation>Auch Paare ansehen</translation>
    </message>
    <message>
        <source>Search for goals that two monsters can deny together; that may take a while</source>
        <translation>Nach Zielen suchen, die zwei Monster zusammen verwehren können; das kann eine Weile dauern</translation>
    </message>
    <message>
        <source>A row shows on the level who it is about, what they could deny, and where they would stand.</source>
        <translation>Eine Zeile zeigt auf dem Level, um wen es geht, was sie verwehren könnten und wo sie stünden.</translation>
    </message>
    <message>
        <source>Where they would stand</source>
        <translation>Wo sie stünden</translation>
    </message>
    <message>
        <source>What they could deny</source>
        <translation>Was sie verwehren könnten</translation>
    </message>
    <message>
        <source>Where they start</source>
        <translation>Wo sie anfangen</translation>
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
        <source>The %1 in cell %2 can keep the hero from every exit, the first of which is in cell %3. It would stand in %4.</source>
        <translation>%1 auf Feld %2 kann den Helden von jedem Ausgang fernhalten; der erste ist auf Feld %3. Der Platz dafür: %4.</translation>
    </message>
    <message>
        <source>The %1 in cell %2 can keep the hero from the treasure in cell %3. It would stand in %4.</source>
        <translation>%1 auf Feld %2 kann den Helden vom Schatz auf Feld %3 fernhalten. Der Platz dafür: %4.</translation>
    </message>
    <message>
        <source>The %1 in cell %2 and the %3 in cell %4 together can keep the hero from every exit, the first of which is in cell %5. They would stand in %6.</source>
        <translation>%1 auf Feld %2 und %3 auf Feld %4 können den Helden zusammen von jedem Ausgang fernhalten; der erste ist auf Feld %5. Die Plätze dafür: %6.</translation>
    </message>
    <message>
        <source>The %1 in cell %2 and the %3 in cell %4 together can keep the hero from the treasure in cell %5. They would stand in %6.</source>
        <translation>%1 auf Feld %2 und %3 auf Feld %4 können den Helden zusammen vom Schatz auf Feld %5 fernhalten. Die Plätze dafür: %6.</translation>
    </message>
    <message>
        <source>%1 in cell %2</source>
        <extracomment>who is in which cell</extracomment>
        <translation>%1 auf Feld %2</translation>
    </message>
    <message>
        <source> and </source>
        <extracomment>two monsters</extracomment>
        <translation> und </translation>
    </message>
    <message>
        <source>%1: %2 of %3 goals</source>
        <extracomment>%1 is somebody: what they deny</extracomment>
        <translation>%1: %2 von %3 Zielen</translation>
    </message>
    <message>
        <source>Looking at one monster after the other: %1 of %2 so far.</source>
        <translation>Ein Monster nach dem anderen wird angesehen: bisher %1 von %2.</translation>
    </message>
    <message>
        <source>Looking at one pair after the other: %1 of %2 so far.</source>
        <translation>Ein Paar nach dem anderen wird angesehen: bisher %1 von %2.</translation>
    </message>
    <message>
        <source>Nothing can be said of this level: a touch does not kill in it.</source>
        <translation>Über dieses Level lässt sich nichts sagen: Eine Berührung tötet darin nicht.</translation>
    </message>
    <message>
        <source>Nothing can be said of this level: its ground carries along who stands on it.</source>
        <translation>Über dieses Level lässt sich nichts sagen: Sein Boden nimmt mit, wer auf ihm steht.</translation>
    </message>
    <message>
        <source>Nothing can be said of this level: there is an item in it that does anything but heal.</source>
        <translation>Über dieses Level lässt sich nichts sagen: Es gibt darin einen Gegenstand, der anderes tut als heilen.</translation>
    </message>
    <message>
        <source>Nothing can be said of this level: there is fire in it, or something else that may harm monsters.</source>
        <translation>Über dieses Level lässt sich nichts sagen: Es gibt darin Feuer oder anderes, was Monstern schaden kann.</translation>
    </message>
    <message>
        <source>The only monster that walks by chance could keep the hero from a goal for good, whatever he does.</source>
        <translation>Das einzige Monster, das nach dem Zufall geht, könnte den Helden für immer von einem Ziel fernhalten, was er auch tut.</translation>
    </message>
    <message>
        <source>Of %1 monsters that walk by chance one could keep the hero from a goal for good, whatever he does.</source>
        <translation>Von %1 Monstern, die nach dem Zufall gehen, könnte eines den Helden für immer von einem Ziel fernhalten, was er auch tut.</translation>
    </message>
    <message>
        <source>Of %1 monsters that walk by chance %2 could keep the hero from a goal for good, each alone, whatever he does.</source>
        <translation>Von %1 Monstern, die nach dem Zufall gehen, könnten %2 den Helden für immer von einem Ziel fernhalten, jedes allein, was er auch tut.</translation>
    </message>
    <message>
        <source>Nothing can be said of the monsters that walk by chance.</source>
        <translation>Über die Monster, die nach dem Zufall gehen, lässt sich nichts sagen.</translation>
    </message>
    <message>
        <source>The only monster that walks by chance is not known to be able to keep the hero from a goal.</source>
        <translation>Von dem einzigen Monster, das nach dem Zufall geht, ist nicht bekannt, dass es den Helden von einem Ziel fernhalten könnte.</translation>
    </message>
    <message>
        <source>One monster was looked at. It is not known to be able to keep the hero from a goal alone; that says nothing of several together.</source>
        <translation>Ein Monster wurde angesehen. Von ihm ist nicht bekannt, dass es den Helden allein von einem Ziel fernhalten könnte; über mehrere zusammen sagt das nichts.</translation>
    </message>
    <message>
        <source>Of %1 monsters that were looked at none is known to be able to keep the hero from a goal alone; that says nothing of several together.</source>
        <translation>Von keinem der %1 Monster, die angesehen wurden, ist bekannt, dass es den Helden allein von einem Ziel fernhalten könnte; über mehrere zusammen sagt das nichts.</translation>
    </message>
    <message>
        <source>Left out since they stand where the hero starts: %1.</source>
        <translation>Ausgelassen, weil sie stehen, wo der Held anfängt: %1.</translation>
    </message>
    <message>
        <source>Left out since others may stand in their way: %1.</source>
        <translation>Ausgelassen, weil ihnen andere im Weg stehen können: %1.</translation>
    </message>
    <message>
        <source>Left out since it would take too long: %1.</source>
        <translation>Ausgelassen, weil es zu lange dauern würde: %1.</translation>
    </message>
    <message>
        <source>Not looked at since the search was stopped: %1.</source>
        <translation>Nicht angesehen, weil die Suche angehalten wurde: %1.</translation>
    </message>
    <message>
        <source>Nothing can be said of pairs: at most one may stand on a cell, so two could stop each other.</source>
        <translation>Über Paare lässt sich nichts sagen: Auf einem Feld darf nur einer stehen, also könnten zwei einander aufhalten.</translation>
    </message>
    <message>
        <source>Nothing can be said of pairs.</source>
        <translation>Über Paare lässt sich nichts sagen.</translation>
    </message>
    <message>
        <source>No pair is known to be able to keep the hero from a goal that neither of the two can deny alone (pairs: %1); that says nothing of more than two.</source>
        <translation>Von keinem Paar ist bekannt, dass es den Helden von einem Ziel fernhalten könnte, das keines der beiden allein verwehren kann (Paare: %1); über mehr als zwei sagt das nichts.</translation>
    </message>
    <message>
        <source>Pairs that could keep the hero from a goal that neither of the two can deny alone: %1 of %2.</source>
        <translation>Paare, die den Helden von einem Ziel fernhalten könnten, das keines der beiden allein verwehren kann: %1 von %2.</translation>
    </message>
    <message>
        <source>Left out since one of the two cannot be looked at or comes to a door, or it would take too long: %1.</source>
        <translation>Ausgelassen, weil eines der beiden nicht angesehen werden kann oder an eine Tür kommt oder weil es zu lange dauern würde: %1.</translation>
    </message>
    <message>
        <source>It holds for a hero who takes at most one step in %1 ms.</source>
        <translation>Es gilt für einen Helden, der in %1 ms höchstens einen Schritt tut.</translation>
    </message>
    <message>
        <source>No monster walks by chance in this level, so there is no worst case to look for.</source>
        <translation>In diesem Level geht kein Monster nach dem Zufall; also gibt es keinen schlimmsten Fall zu suchen.</translation>
    </message>
    <message>
        <source>There is nothing to deny: the hero can come to no treasure and no exit that the level asks for.</source>
        <translation>Es gibt nichts zu verwehren: Der Held kann zu keinem Schatz und keinem Ausgang kommen, den das Level verlangt.</translation>
    </message>
    <message>
        <source>Each of the %1 monsters that walk by chance could keep the hero from a goal for good, alone and whatever he does.</source>
        <translation>Jedes der %1 Monster, die nach dem Zufall gehen, könnte den Helden für immer von einem Ziel fernhalten, allein und was er auch tut.</translation>
    </message>
    <message>
        <source>This is certain if somebody steers them: no unprotected hero comes to that goal without a death. How likely it is that chance steers them so is not said.</source>
        <translation>Das ist gewiss, wenn jemand sie lenkt: Kein ungeschützter Held kommt ohne einen Tod zu diesem Ziel. Wie wahrscheinlich es ist, dass der Zufall sie so lenkt, ist nicht gesagt.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>All exits, the first in cell %1 (from %2)</source>
        <extracomment>%1 is the cell of what is denied, %2 those where somebody would stand</extracomment>
        <translation>Alle Ausgänge, der erste auf Feld %1 (von %2 aus)</translation>
    </message>
    <message>
        <source>Treasure in cell %1 (from %2)</source>
        <translation>Schatz auf Feld %1 (von %2 aus)</translation>
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
        <source>How large the level is drawn</source>
        <translation>Wie groß das Level gezeichnet wird</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Vergrößerung</translation>
    </message>
</context>
</TS>
