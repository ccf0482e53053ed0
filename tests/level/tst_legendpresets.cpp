#include "gamecore/data/catalogue.h"
#include "gamecore/data/legendpreset.h"
#include "gamecore/levelfile/legendchoice.h"
#include "gamecore/levelfile/levelformats.h"
#include "gamecore/levelfile/mazeconvention.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

using namespace Qt::StringLiterals;

namespace {

DrawnMazes mazesIn(const QByteArray &text)
{
    IssueList issues;
    return readDrawnMazes(text, MazeSplit::Titles, issues).value();
}

QStringList thingsOf(const Level &level)
{
    QStringList things;
    for (const Thing &thing : level.things) {
        things += u"%1 [%2, %3]"_s.arg(thing.kind).arg(thing.cell.x).arg(thing.cell.y);
    }
    return things;
}

/// Reads the only maze of a text by a legend preset.
ReadLevel readAs(const QString &preset, const QByteArray &text)
{
    const CataloguePtr catalogue = shippedCatalogue();
    const LegendPreset &convention = *catalogue->legend(preset);
    const ReadableMaze readable =
        preparedMaze(mazesIn(text).mazes.front(), {.preset = &convention, .legend = convention.legend}, *catalogue);
    return readMaze(readable.maze, *catalogue, readable.legend, checkStructure);
}

QString startsIn(const QByteArray &text)
{
    const LegendPreset &roguelike = *shippedCatalogue()->legend(u"roguelike"_s);
    const QJsonObject legend = legendFor(roguelike, mazesIn(text).mazes, *shippedCatalogue());
    QString starts;
    for (const QString &character : legend.keys()) {
        starts += legend.value(character) == u"start"_s ? character : QString();
    }
    return starts;
}

} // namespace

/// Legend presets for the notations of other games: the meanings of their characters, and the detection of the preset
/// of a text.
class TestLegendPresets : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thePresetsOfTheFormatShip()
    {
        QStringList keys;
        for (const LegendPreset &preset : shippedCatalogue()->legends()) {
            keys += preset.key;
        }
        QCOMPARE(keys, (QStringList{u"mazewright"_s, u"sokoban"_s, u"roguelike"_s, u"box"_s, u"boxes"_s, u"turtle"_s,
                                    u"dcss"_s}));
        QVERIFY(shippedCatalogue()->legend(u"mazewright"_s)->legend.isEmpty());
        QVERIFY(!shippedCatalogue()->legend(u"nethack"_s));
    }

    void eachPresetGivesItsMeanings_data()
    {
        QTest::addColumn<QString>("preset");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("rows"); // in the default legend
        QTest::newRow("roguelike") << u"roguelike"_s << QByteArray("####\n#@.#\n#+>#\n#$!#\n#o.T\n")
                                   << QStringList{u"####"_s, u"#@.#"_s, u"#+>#"_s, u"#g!#"_s, u"#O.T"_s};
        QTest::newRow("box") << u"box"_s << QByteArray("┌─┐\n│@│\n└─┘\n▓·█\n")
                             << QStringList{u"###"_s, u"#@#"_s, u"###"_s, u"# #"_s};
        QTest::newRow("sokoban") << u"sokoban"_s << QByteArray("#####\n#@$.#\n#-*_#\n") // a goal becomes floor
                                 << QStringList{u"#####"_s, u"#@g.#"_s, u"# g #"_s};
        QTest::newRow("dcss") << u"dcss"_s << QByteArray("MAP\nxx+xx\nx.<.x\nx.$wx\nENDMAP\n")
                              << QStringList{u"##+##"_s, u"#.@.#"_s, u"#.g~#"_s};
    }

    void eachPresetGivesItsMeanings()
    {
        QFETCH(QString, preset);
        QFETCH(QByteArray, text);
        QFETCH(QStringList, rows);
        const ReadLevel read =
            readLevelText(text, *shippedCatalogue(), shippedCatalogue()->legend(preset)->legend, checkStructure);
        QCOMPARE(summary(read.issues), QStringList());
        const Level wanted = drawnLevel(rows);
        QVERIFY(read.level->terrain == wanted.terrain);
        QCOMPARE(thingsOf(*read.level), thingsOf(wanted));
    }

    void theFirstOfSeveralStartCharactersCounts_data()
    {
        QTest::addColumn<QString>("preset");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("rows"); // in the default legend
        QTest::newRow("a hero and stairs up")
            << u"roguelike"_s << QByteArray("#####\n#<.@#\n#..>#\n") << QStringList{u"#####"_s, u"#..@#"_s, u"#..>#"_s};
        QTest::newRow("stairs up alone") << u"roguelike"_s << QByteArray("#####\n#<.>#\n")
                                         << QStringList{u"#####"_s, u"#@.>#"_s};
        QTest::newRow("a man on floor and one on a goal")
            << u"sokoban"_s << QByteArray("#####\n#+$@#\n#####\n") << QStringList{u"#####"_s, u"#.g@#"_s, u"#####"_s};
    }

    void theFirstOfSeveralStartCharactersCounts()
    {
        QFETCH(QString, preset);
        QFETCH(QByteArray, text);
        QFETCH(QStringList, rows);
        const ReadLevel read = readAs(preset, text);
        QCOMPARE(summary(read.issues), QStringList());
        const Level wanted = drawnLevel(rows);
        QVERIFY(read.level->terrain == wanted.terrain);
        QCOMPARE(thingsOf(*read.level), thingsOf(wanted));
    }

    void aReassignedCharacterIsNoStart()
    {
        const LegendPreset &roguelike = *shippedCatalogue()->legend(u"roguelike"_s);
        const QJsonObject legend{{u"@"_s, u"orc"_s}, {u"<"_s, u"start"_s}};
        QCOMPARE(withOneStart(legend, roguelike, mazesIn("#@<#\n").mazes.front(), *shippedCatalogue()), legend);
    }

    void startCharactersOfAnyMazeAreOffered()
    {
        QCOMPARE(startsIn("#@<#\n"), u"@"_s);
        QCOMPARE(startsIn("#<.#\n"), u"<"_s);
        QCOMPARE(startsIn("; One\n#@<#\n; Two\n#<.#\n"), u"<@"_s);
    }

    void cellsOutsideTheBoardAreWall_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("rows"); // in the default legend
        QTest::newRow("before and behind the walls")
            << QByteArray("  ####\n###  #\n#@$ .###\n########\n")
            << QStringList{u"########"_s, u"###  ###"_s, u"#@g .###"_s, u"########"_s};
        QTest::newRow("beyond corners that touch")
            << QByteArray("  ##\n # .#\n#@$#\n ##\n") << QStringList{u"#####"_s, u"## .#"_s, u"#@g##"_s, u"#####"_s};
        QTest::newRow("an empty line") << QByteArray("###\n#@#\n###\n\n###\n# #\n###\n")
                                       << QStringList{u"###"_s, u"#@#"_s, u"###"_s, u"###"_s,
                                                      u"###"_s, u"# #"_s, u"###"_s};
        QTest::newRow("other signs for blanks") << QByteArray("--###\n###@#\n#$-.#\n#####\n")
                                                << QStringList{u"#####"_s, u"###@#"_s, u"#g .#"_s, u"#####"_s};
        QTest::newRow("no walls around the man") << QByteArray("  @ \n $. \n") << QStringList{u"  @ "_s, u" g. "_s};
    }

    void cellsOutsideTheBoardAreWall()
    {
        QFETCH(QByteArray, text);
        QFETCH(QStringList, rows);
        const ReadLevel read = readAs(u"sokoban"_s, text);
        QCOMPARE(summary(read.issues), QStringList()); // the rows needed no padding
        const Level wanted = drawnLevel(rows);
        QVERIFY(read.level->terrain == wanted.terrain);
        QCOMPARE(thingsOf(*read.level), thingsOf(wanted));
    }

    void onlyTheSokobanPresetHasAnOutside()
    {
        const DrawnText maze = mazesIn("  ###\n ##@#\n").mazes.front();
        for (const LegendPreset &preset : shippedCatalogue()->legends()) {
            const QStringList rows = withWallOutside(maze, preset, preset.legend, *shippedCatalogue()).rows;
            QCOMPARE(rows != maze.rows, preset.key == u"sokoban"_s);
        }
    }

    void aMazeLargerThanALevelIsUnchanged()
    {
        const LegendPreset &sokoban = *shippedCatalogue()->legend(u"sokoban"_s);
        const DrawnText maze = mazesIn(' ' + QByteArray(4096, '#') + "\n@\n").mazes.front();
        QCOMPARE(withWallOutside(maze, sokoban, sokoban.legend, *shippedCatalogue()).rows, maze.rows);
    }

    void theLegendHoldsOnlyCharactersOfTheText()
    {
        const CharacterCounts counts = charactersOf(mazesIn("##\n$@\nzé\n").mazes);
        QCOMPARE(legendFor(shippedCatalogue()->legend(u"sokoban"_s)->legend, counts).keys(),
                 (QStringList{u"#"_s, u"$"_s, u"@"_s}));
        const CharacterCounts unknown = unknownOf(counts, *shippedCatalogue(), {{u"$"_s, u"treasure"_s}});
        QCOMPARE(unknown, (CharacterCounts{{U'z', 1}, {U'é', 1}}));
    }

    void theLegendOfAMazeHasItsCharacters()
    {
        const LegendPreset &sokoban = *shippedCatalogue()->legend(u"sokoban"_s);
        const ReadableMaze readable = preparedMaze(mazesIn(" ##\n #@\n##+\n").mazes.front(),
                                                   {.preset = &sokoban, .legend = sokoban.legend}, *shippedCatalogue());
        QCOMPARE(readable.maze.rows, (QStringList{u"###"_s, u"##@"_s, u"##+"_s}));
        const QJsonObject expected{{u"#"_s, u"wall"_s}, {u"@"_s, u"start"_s}, {u"+"_s, u"floor"_s}};
        QCOMPARE(readable.legend, expected);
    }

    void aKeptLegendStaysComplete()
    {
        const QJsonObject legend{{u"x"_s, u"wall"_s}, {u"o"_s, u"orc"_s}};
        const DrawnText maze = mazesIn("x@\n").mazes.front();
        QCOMPARE(preparedMaze(maze, {.legend = legend, .keepsLegend = true}, *shippedCatalogue()).legend, legend);
        QCOMPARE(preparedMaze(maze, {.legend = legend}, *shippedCatalogue()).legend.keys(), QStringList{u"x"_s});
    }

    void unknownCharactersFollowTheOption()
    {
        const DrawnText maze = mazesIn("#@zéz#\n").mazes.front();
        const ReadableMaze readable = preparedMaze(maze, {.unknown = u"floor"_s}, *shippedCatalogue());
        QCOMPARE(readable.unknown, (CharacterCounts{{U'z', 2}, {U'é', 1}}));
        QCOMPARE(readable.legend, (QJsonObject{{u"z"_s, u"floor"_s}, {u"é"_s, u"floor"_s}}));
        QVERIFY(preparedMaze(maze, {}, *shippedCatalogue()).legend.isEmpty());
    }

    void theMatchingPresetIsGuessed_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("preset");
        QTest::newRow("known by default") << QByteArray("####\n#@g#\n####\n") << u"mazewright"_s;
        QTest::newRow("as many boxes as goals") << QByteArray("#####\n#@$.#\n#####\n") << u"sokoban"_s;
        QTest::newRow("gold on dots") << QByteArray("#####\n#@$.#\n#..k#\n#####\n") << u"roguelike"_s;
        QTest::newRow("letters on blanks, which are rock to a roguelike")
            << QByteArray("####\n#@k#\n#  #\n####\n") << u"mazewright"_s;
        QTest::newRow("lines") << QByteArray("╔══╗\n║@g║\n╚══╝\n") << u"box"_s;
        QTest::newRow("blocks") << QByteArray("████\n█@g█\n████\n") << u"box"_s;
        QTest::newRow("boxes") << QByteArray("+----+\n|@  g|\n+----+\n") << u"boxes"_s;
        QTest::newRow("boxes with rooms") << QByteArray("+--+--+\n|@    |\n+--+  |\n|  |  |\n+--+--+\n") << u"boxes"_s;
        QTest::newRow("rooms of a roguelike") << QByteArray("-----\n|.@k|\n|..$|\n-----\n") << u"roguelike"_s;
        QTest::newRow("the turtle tutorial") << QByteArray("XXXXX\nXP EX\nX T X\nX E X\nXXXXX\n") << u"turtle"_s;
        QTest::newRow("vault") << QByteArray("MAP\nxxx\nx@x\nENDMAP\n") << u"dcss"_s;
    }

    void theMatchingPresetIsGuessed()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, preset);
        QCOMPARE(likelyLegend(mazesIn(text), *shippedCatalogue())->key, preset);
    }

    void meaningsAreGuessedFromTheDrawing_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("meanings");
        const auto row = [](const char *name, const QByteArray &text, const QString &meanings) {
            QTest::newRow(name) << text << meanings;
        };
        row("walls of X", "XXXXX\nX@ gX\nXXXXX\n", u"X=wall"_s);
        row("walls of W", "WWWWW\nW@ gW\nWWWWW\n", u"W=wall"_s);
        row("walls of 1", "11111\n1@ g1\n11111\n", u"1=wall"_s);
        row("numbers", "1111\n1P01\n1001\n1111\n", u"0=floor 1=wall P=start"_s);
        row("numbers the other way round", "0000\n0P10\n0110\n0000\n", u"0=wall 1=floor P=start"_s);
        row("a gap in the border", "WWWWWW\nW@    \nW   gW\nWWWWWW\n", u"W=wall"_s);
        row("default walls", "#####\n#@ g#\n#####\n", QString());
        row("an island", "~~~~~\n~@ g~\n~~~~~\n", QString());
        row("exits around walls", "XXXXX\nX###X\nX#@#X\nX###X\nXXXXX\n", QString());
        row("a start and an exit", "#####\n#S E#\n#####\n", u"E=exit S=start"_s);
        row("a player", "#####\n#P  #\n#####\n", u"P=start"_s);
        row("a start beside a hero", "#####\n#@ S#\n#####\n", QString());
        row("two starts", "#####\n#S S#\n#####\n", QString());
        row("several enemies", "#####\n#P E#\n#E  #\n#####\n", u"P=start"_s);
        row("an exit beside stairs", "#####\n#@>E#\n#####\n", QString());
        row("letters for many monsters", "#####\n#Sab#\n#EkZ#\n#####\n", QString());
        row("too few rows", "XXX\nX@X\n", QString());
        row("Sokoban", "#####\n#@$.#\n#####\n", QString());
        row("a vault", "MAP\nxxx\nxSx\nxxx\nENDMAP\n", QString());
    }

    void meaningsAreGuessedFromTheDrawing()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, meanings);
        const QJsonObject drawn = drawnMeanings(mazesIn(text), *shippedCatalogue());
        QStringList said;
        for (const QString &character : drawn.keys()) {
            said += character + u'=' + drawn.value(character).toString();
        }
        QCOMPARE(said.join(u' '), meanings);
    }

    void aTextWithoutALegendIsReadByGuessing_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("rows"); // in the default legend
        QTest::newRow("the turtle tutorial")
            << QByteArray("level_1 = [\n\"XXXXX\",\n\"XP TX\",\n\"XE EX\",\n\"XXXXX\"\n]\n")
            << QStringList{u"#####"_s, u"#@ g#"_s, u"#O O#"_s, u"#####"_s};
        QTest::newRow("other walls") << QByteArray("WWWWW\nW@ gW\nWWWWW\n")
                                     << QStringList{u"#####"_s, u"#@ g#"_s, u"#####"_s};
        QTest::newRow("numbers") << QByteArray("grid = [[1, 1, 1, 1],\n[1, \"S\", 0, 1],\n[1, 1, \"E\", 1]]\n")
                                 << QStringList{u"####"_s, u"#@ #"_s, u"##X#"_s};
        QTest::newRow("boxes") << QByteArray("+---+\n|@ g|\n+---+\n")
                               << QStringList{u"#####"_s, u"#@ g#"_s, u"#####"_s};
        QTest::newRow("lines") << QByteArray("┌───┐\n│@ g│\n└───┘\n")
                               << QStringList{u"#####"_s, u"#@ g#"_s, u"#####"_s};
        QTest::newRow("Sokoban") << QByteArray(" ####\n##@ #\n# $.#\n#####\n")
                                 << QStringList{u"#####"_s, u"##@ #"_s, u"# g #"_s, u"#####"_s};
        QTest::newRow("a vault") << QByteArray("MAP\nxx+xx\nx.<.x\nENDMAP\n") << QStringList{u"##+##"_s, u"#.@.#"_s};
        QTest::newRow("the default legend")
            << QByteArray("#####\n#@Xg#\n#####\n") << QStringList{u"#####"_s, u"#@Xg#"_s, u"#####"_s};
    }

    void aTextWithoutALegendIsReadByGuessing()
    {
        QFETCH(QByteArray, text);
        QFETCH(QStringList, rows);
        const ReadLevel read = readLevelText(text, *shippedCatalogue(), {}, checkStructure);
        QCOMPARE(summary(read.issues), QStringList());
        const Level wanted = drawnLevel(rows);
        QVERIFY(read.level->terrain == wanted.terrain);
        QCOMPARE(thingsOf(*read.level), thingsOf(wanted));
    }
};

MAZEWRIGHT_SUITE(legendpresets, TestLegendPresets)
#include "tst_legendpresets.moc"
