<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>CampaignChoice</name>
    <message numerus="yes">
        <source>All %n level(s) are won.</source>
        <translation>
            <numerusform>The one level is won.</numerusform>
            <numerusform>All %n levels are won.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation>
            <numerusform>%n level</numerusform>
            <numerusform>%n levels</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EventText</name>
    <message numerus="yes">
        <source>For %n turn(s) nothing can touch you.</source>
        <translation>
            <numerusform>For %n turn nothing can touch you.</numerusform>
            <numerusform>For %n turns nothing can touch you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You feel better: %n hit point(s) back.</source>
        <translation>
            <numerusform>You feel better: %n hit point back.</numerusform>
            <numerusform>You feel better: %n hit points back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GrowthDialog</name>
    <message numerus="yes">
        <source>You have grown. What do you gain? %n choice(s) wait.</source>
        <translation>
            <numerusform>You have grown. What do you gain? %n choice waits.</numerusform>
            <numerusform>You have grown. What do you gain? %n choices wait.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IssueDialog</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LevelShelf</name>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation>
            <numerusform>%n level</numerusform>
            <numerusform>%n levels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n treasure(s)</source>
        <translation>
            <numerusform>%n treasure</numerusform>
            <numerusform>%n treasures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LookText</name>
    <message numerus="yes">
        <source>You kill it with %n hit(s).</source>
        <translation>
            <numerusform>You kill it with %n hit.</numerusform>
            <numerusform>You kill it with %n hits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It kills you with %n hit(s).</source>
        <translation>
            <numerusform>It kills you with %n hit.</numerusform>
            <numerusform>It kills you with %n hits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Confused for %n more turn(s).</source>
        <translation>
            <numerusform>Confused for %n more turn.</numerusform>
            <numerusform>Confused for %n more turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Afraid for %n more turn(s).</source>
        <translation>
            <numerusform>Afraid for %n more turn.</numerusform>
            <numerusform>Afraid for %n more turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stunned for %n more turn(s).</source>
        <translation>
            <numerusform>Stunned for %n more turn.</numerusform>
            <numerusform>Stunned for %n more turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On your side for %n more turn(s).</source>
        <translation>
            <numerusform>On your side for %n more turn.</numerusform>
            <numerusform>On your side for %n more turns.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplaceDialog</name>
    <message numerus="yes">
        <source>%n in the selection will change.</source>
        <translation>
            <numerusform>%n in the selection will change.</numerusform>
            <numerusform>%n in the selection will change.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the level will change.</source>
        <translation>
            <numerusform>%n in the level will change.</numerusform>
            <numerusform>%n in the level will change.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavedGames</name>
    <message numerus="yes">
        <source>Show %n older saved game(s)</source>
        <translation>
            <numerusform>Show %n older saved game</numerusform>
            <numerusform>Show %n older saved games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatusPanel</name>
    <message numerus="yes">
        <source>Safe for %n turn(s)</source>
        <translation>
            <numerusform>Safe for %n turn</numerusform>
            <numerusform>Safe for %n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StrokeName</name>
    <message numerus="yes">
        <source>move %n things</source>
        <translation>
            <numerusform>move %n thing</numerusform>
            <numerusform>move %n things</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>delete %n things</source>
        <translation>
            <numerusform>delete %n thing</numerusform>
            <numerusform>delete %n things</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SummaryText</name>
    <message numerus="yes">
        <source>in %1 with %n step(s)</source>
        <translation>
            <numerusform>in %1 with %n step</numerusform>
            <numerusform>in %1 with %n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n step(s)</source>
        <translation>
            <numerusform>with %n step</numerusform>
            <numerusform>with %n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n monster(s) killed</source>
        <translation>
            <numerusform>%n monster killed</numerusform>
            <numerusform>%n monsters killed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
</context>
</TS>
