<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>BalancePanel</name>
    <message numerus="yes">
        <source>%n monsters cannot be killed.</source>
        <translation>
            <numerusform>%n monster cannot be killed.</numerusform>
            <numerusform>%n monsters cannot be killed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 that acts every %n turns</source>
        <extracomment>%1 is a monster</extracomment>
        <translation>
            <numerusform>%1 that acts every turn</numerusform>
            <numerusform>%1 that acts every %n turns</numerusform>
        </translation>
    </message>
</context>
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
    <name>CampaignExport</name>
    <message numerus="yes">
        <source>%n levels of this campaign have unsaved changes. Only saved content is exported.</source>
        <translation>
            <numerusform>One level of this campaign has unsaved changes. Only saved content is exported.</numerusform>
            <numerusform>%n levels of this campaign have unsaved changes. Only saved content is exported.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CampaignRemark</name>
    <message numerus="yes">
        <source>%n level files are missing. To play the campaign, put them back or remove their levels.</source>
        <translation>
            <numerusform>%n level file is missing. To play the campaign, put it back or remove its level.</numerusform>
            <numerusform>%n level files are missing. To play the campaign, put them back or remove their levels.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardText</name>
    <message numerus="yes">
        <source>confuses for %n turns</source>
        <translation>
            <numerusform>confuses for a turn</numerusform>
            <numerusform>confuses for %n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>frightens for %n turns</source>
        <translation>
            <numerusform>frightens for a turn</numerusform>
            <numerusform>frightens for %n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stuns for %n turns</source>
        <translation>
            <numerusform>stuns for a turn</numerusform>
            <numerusform>stuns for %n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>charms for %n turns</source>
        <translation>
            <numerusform>charms for a turn</numerusform>
            <numerusform>charms for %n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CodeFacts</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DifferenceText</name>
    <message numerus="yes">
        <source>%n turns</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EditMode</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>%1 are names of levels</extracomment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EventText</name>
    <message numerus="yes">
        <source>Nothing can touch you for %n turn(s).</source>
        <translation>
            <numerusform>Nothing can touch you for %n turn.</numerusform>
            <numerusform>Nothing can touch you for %n turns.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExportForm</name>
    <message numerus="yes">
        <source>%Ln picture(s) of %1 × %2 pixels.</source>
        <translation>
            <numerusform>%Ln picture of %1 × %2 pixels.</numerusform>
            <numerusform>%Ln pictures of %1 × %2 pixels.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The film lasts %Ln second(s).</source>
        <translation>
            <numerusform>The film lasts %Ln second.</numerusform>
            <numerusform>The film lasts %Ln seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FactText</name>
    <message numerus="yes">
        <source>%n hit point(s)</source>
        <translation>
            <numerusform>%n hit point</numerusform>
            <numerusform>%n hit points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) in every direction; explored cells are remembered</source>
        <translation>
            <numerusform>%n cell in every direction; explored cells are remembered</numerusform>
            <numerusform>%n cells in every direction; explored cells are remembered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n monster(s)</source>
        <translation>
            <numerusform>at most %n monster</numerusform>
            <numerusform>at most %n monsters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>heal on their own: one hit point every %n turn(s)</source>
        <translation>
            <numerusform>heal on their own: one hit point every turn</numerusform>
            <numerusform>heal on their own: one hit point every %n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FixActions</name>
    <message numerus="yes">
        <source>%n patrols were not checked: counting their cells would take too long.</source>
        <translation>
            <numerusform>%n patrol was not checked: counting its cells would take too long.</numerusform>
            <numerusform>%n patrols were not checked: counting their cells would take too long.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ForecastText</name>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>And %n more.</numerusform>
            <numerusform>And %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>be %1 for %n turn(s)</source>
        <extracomment>You will …; %1 is such as &quot;confused&quot;</extracomment>
        <translation>
            <numerusform>be %1 for %n turn</numerusform>
            <numerusform>be %1 for %n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameChoice</name>
    <message numerus="yes">
        <source>There are more than %n saved game(s) for this level or dungeon.</source>
        <translation>
            <numerusform>There is more than %n saved game for this level or dungeon.</numerusform>
            <numerusform>There are more than %n saved games for this level or dungeon.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete the %n oldest for good?</source>
        <translation>
            <numerusform>Delete the oldest for good?</numerusform>
            <numerusform>Delete the %n oldest for good?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GenerateDialog</name>
    <message numerus="yes">
        <source>%n floor cells.</source>
        <translation>
            <numerusform>%n floor cell.</numerusform>
            <numerusform>%n floor cells.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GrowthDialog</name>
    <message numerus="yes">
        <source>You have leveled up. Choose what to improve. %n choice(s) left.</source>
        <translation>
            <numerusform>You have leveled up. Choose what to improve. %n choice left.</numerusform>
            <numerusform>You have leveled up. Choose what to improve. %n choices left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HeroWords</name>
    <message numerus="yes">
        <source>%1 (%n turn(s))</source>
        <extracomment>a status and the turns that it still lasts</extracomment>
        <translation>
            <numerusform>%1 (%n turn)</numerusform>
            <numerusform>%1 (%n turns)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) %1</source>
        <extracomment>so many cells in a direction, such as &quot;3 cells east&quot;</extracomment>
        <translation>
            <numerusform>%Ln cell %1</numerusform>
            <numerusform>%Ln cells %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintText</name>
    <message numerus="yes">
        <source>Wait here for %n turn(s).</source>
        <translation>
            <numerusform>Wait here for %n turn.</numerusform>
            <numerusform>Wait here for %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wait %n turn(s)</source>
        <translation>
            <numerusform>wait %n turn</numerusform>
            <numerusform>wait %n turns</numerusform>
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
    <name>IssueRowMaker</name>
    <message numerus="yes">
        <source>%n things are unreachable because of this</source>
        <translation>
            <numerusform>%n thing is unreachable because of this</numerusform>
            <numerusform>%n things are unreachable because of this</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n monsters see the hero at the start</source>
        <translation>
            <numerusform>%n monster sees the hero at the start</numerusform>
            <numerusform>%n monsters see the hero at the start</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n monsters patrol only a part of the level</source>
        <translation>
            <numerusform>%n monster patrols only a part of the level</numerusform>
            <numerusform>%n monsters patrol only a part of the level</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IssueText</name>
    <message numerus="yes">
        <source>This row was padded with wall (length before: %1); it is the first of %n such rows</source>
        <extracomment>%1 is 0 or 1</extracomment>
        <translation>
            <numerusform>This row was padded with wall (length before: %1)</numerusform>
            <numerusform>This row was padded with wall (length before: %1); it is the first of %n such rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This row has only %1 characters and was padded with wall; it is the first of %n such rows</source>
        <extracomment>%1 is at least 2</extracomment>
        <translation>
            <numerusform>This row has only %1 characters and was padded with wall</numerusform>
            <numerusform>This row has only %1 characters and was padded with wall; it is the first of %n such rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JourneyText</name>
    <message numerus="yes">
        <source>You hold back: you have %n hit point(s) left, and the next hits could kill you. Direction keys still attack.</source>
        <extracomment>%n hit points</extracomment>
        <translation>
            <numerusform>You hold back: you have %n hit point left, and the next hits could kill you. Direction keys still attack.</numerusform>
            <numerusform>You hold back: you have %n hit points left, and the next hits could kill you. Direction keys still attack.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) that you know of are left.</source>
        <translation>
            <numerusform>%n item that you know of is left.</numerusform>
            <numerusform>%n items that you know of are left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KindsFeature</name>
    <message numerus="yes">
        <source>This level has %n things of the kind “%1”, on the map or carried by monsters.</source>
        <translation>
            <numerusform>This level has %n thing of the kind “%1”, on the map or carried by a monster.</numerusform>
            <numerusform>This level has %n things of the kind “%1”, on the map or carried by monsters.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LanguageChoice</name>
    <message numerus="yes">
        <source>At most %n languages are possible.</source>
        <translation>
            <numerusform>At most %n language is possible.</numerusform>
            <numerusform>At most %n languages are possible.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LegendDialog</name>
    <message numerus="yes">
        <source>%n more characters stay as they are.</source>
        <translation>
            <numerusform>%n more character stays as it is.</numerusform>
            <numerusform>%n more characters stay as they are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n mazes, as a campaign</source>
        <translation>
            <numerusform>All %n mazes, as a campaign</numerusform>
            <numerusform>All %n mazes, as a campaign</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonText</name>
    <message numerus="yes">
        <source>collect %n treasure(s)</source>
        <extracomment>a goal</extracomment>
        <translation>
            <numerusform>collect %n treasure</numerusform>
            <numerusform>collect %n treasures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>defeat %n monster(s)</source>
        <extracomment>a goal</extracomment>
        <translation>
            <numerusform>defeat %n monster</numerusform>
            <numerusform>defeat %n monsters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LevelCardText</name>
    <message numerus="yes">
        <source>%n treasure(s)</source>
        <translation>
            <numerusform>%n treasure</numerusform>
            <numerusform>%n treasures</numerusform>
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
    <name>LevelExport</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LevelFix</name>
    <message numerus="yes">
        <source>open a way through %n cells</source>
        <translation>
            <numerusform>open a way through %n cell</numerusform>
            <numerusform>open a way through %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wall up %n cells</source>
        <translation>
            <numerusform>wall up %n cell</numerusform>
            <numerusform>wall up %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>put %n missing keys in front of the door</source>
        <translation>
            <numerusform>put %n missing key in front of the door</numerusform>
            <numerusform>put %n missing keys in front of the door</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>remove %n unreachable things</source>
        <translation>
            <numerusform>remove %n unreachable thing</numerusform>
            <numerusform>remove %n unreachable things</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>turn %n cells into floor</source>
        <translation>
            <numerusform>turn %n cell into floor</numerusform>
            <numerusform>turn %n cells into floor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>choose what %n characters stand for…</source>
        <translation>
            <numerusform>choose what %n character stands for…</numerusform>
            <numerusform>choose what %n characters stand for…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LevelSaver</name>
    <message numerus="yes">
        <source>%n levels have unsaved changes:</source>
        <translation>
            <numerusform>%n level has unsaved changes:</numerusform>
            <numerusform>%n levels have unsaved changes:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LevelSearch</name>
    <message numerus="yes">
        <source>The level can be won in %n step(s); this is the quickest way.</source>
        <translation>
            <numerusform>The level can be won in %n step; this is the quickest way.</numerusform>
            <numerusform>The level can be won in %n steps; this is the quickest way.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The level can be won in %n step(s); there may be a quicker way.</source>
        <translation>
            <numerusform>The level can be won in %n step; there may be a quicker way.</numerusform>
            <numerusform>The level can be won in %n steps; there may be a quicker way.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hero can get stuck after %n command(s). %1</source>
        <translation>
            <numerusform>The hero can get stuck after %n command. %1</numerusform>
            <numerusform>The hero can get stuck after %n commands. %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LookText</name>
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
    <message numerus="yes">
        <source>You kill it in %n hit(s).</source>
        <translation>
            <numerusform>You kill it in %n hit.</numerusform>
            <numerusform>You kill it in %n hits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It kills you in %n hit(s).</source>
        <translation>
            <numerusform>It kills you in %n hit.</numerusform>
            <numerusform>It kills you in %n hits.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MostRuns</name>
    <message numerus="yes">
        <source>%n game(s) would be deleted for good.</source>
        <translation>
            <numerusform>%n game would be deleted for good.</numerusform>
            <numerusform>%n games would be deleted for good.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Overlay</name>
    <message numerus="yes">
        <source>Patrols of %n monsters together: %1 of %2 floor cells</source>
        <translation>
            <numerusform>Patrol of %n monster: %1 of %2 floor cells</numerusform>
            <numerusform>Patrols of %n monsters together: %1 of %2 floor cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlaytestText</name>
    <message numerus="yes">
        <source>%n core(s)</source>
        <translation>
            <numerusform>%n core</numerusform>
            <numerusform>%n cores</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecoveryOffer</name>
    <message numerus="yes">
        <source>%n levels have unsaved changes from %2: %1.</source>
        <extracomment>%1 are names of levels, %2 is a date and a time</extracomment>
        <translation>
            <numerusform>%n level has unsaved changes from %2: %1.</numerusform>
            <numerusform>%n levels have unsaved changes from %2: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>of levels whose names stand before it</extracomment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new levels</source>
        <translation>
            <numerusform>%n new level</numerusform>
            <numerusform>%n new levels</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplaceDialog</name>
    <message numerus="yes">
        <source>%n cell(s) will change in the selection.</source>
        <translation>
            <numerusform>%n cell will change in the selection.</numerusform>
            <numerusform>%n cells will change in the selection.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) will change in the selection.</source>
        <translation>
            <numerusform>%n thing will change in the selection.</numerusform>
            <numerusform>%n things will change in the selection.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) will change in the level.</source>
        <translation>
            <numerusform>%n cell will change in the level.</numerusform>
            <numerusform>%n cells will change in the level.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) will change in the level.</source>
        <translation>
            <numerusform>%n thing will change in the level.</numerusform>
            <numerusform>%n things will change in the level.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResizeDialog</name>
    <message numerus="yes">
        <source>%n cells cut off.</source>
        <translation>
            <numerusform>%n cell cut off.</numerusform>
            <numerusform>%n cells cut off.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n things lost.</source>
        <translation>
            <numerusform>%n thing lost.</numerusform>
            <numerusform>%n things lost.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunsPanel</name>
    <message numerus="yes">
        <source>%n game(s) branch off it and are kept.</source>
        <translation>
            <numerusform>%n game branches off it and is kept.</numerusform>
            <numerusform>%n games branch off it and are kept.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavedGames</name>
    <message numerus="yes">
        <source>Show %n more saved game(s)</source>
        <translation>
            <numerusform>Show %n more saved game</numerusform>
            <numerusform>Show %n more saved games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoresText</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShareDialog</name>
    <message numerus="yes">
        <source>The code is on the clipboard (%n characters).</source>
        <translation>
            <numerusform>The code is on the clipboard (%n character).</numerusform>
            <numerusform>The code is on the clipboard (%n characters).</numerusform>
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
    <name>StatusText</name>
    <message numerus="yes">
        <source>%Ln cell(s)</source>
        <translation>
            <numerusform>%Ln cell</numerusform>
            <numerusform>%Ln cells</numerusform>
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
    <message numerus="yes">
        <source>duplicate %n things</source>
        <translation>
            <numerusform>duplicate %n thing</numerusform>
            <numerusform>duplicate %n things</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n things</source>
        <translation>
            <numerusform>%1 of %n thing</numerusform>
            <numerusform>%1 of %n things</numerusform>
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
<context>
    <name>TestPlay</name>
    <message numerus="yes">
        <source>%n unchanged</source>
        <translation>
            <numerusform>%n unchanged</numerusform>
            <numerusform>%n unchanged</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n new</numerusform>
            <numerusform>%n new</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gone</source>
        <translation>
            <numerusform>%n gone</numerusform>
            <numerusform>%n gone</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TextWriter</name>
    <message numerus="yes">
        <source>delete %n rows</source>
        <translation>
            <numerusform>delete %n row</numerusform>
            <numerusform>delete %n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ThingsPanel</name>
    <message numerus="yes">
        <source>%n things</source>
        <translation>
            <numerusform>%n thing</numerusform>
            <numerusform>%n things</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TiledText</name>
    <message numerus="yes">
        <source>Guessed the meaning of %n tiles of “%1” (%2)</source>
        <translation>
            <numerusform>Guessed the meaning of %n tile of “%1” (%2)</numerusform>
            <numerusform>Guessed the meaning of %n tiles of “%1” (%2)</numerusform>
        </translation>
    </message>
</context>
</TS>
