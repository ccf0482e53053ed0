#include "gamecore/data/catalogue.h"
#include "gamecore/data/legendpreset.h"
#include "gamecore/levelfile/legendchoice.h"
#include "gamecore/levelfile/levelformats.h"
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

} // namespace

/// Ways of drawing mazes that others know: what their characters become, and which one a text is in.
class TestLegendPresets : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thePresetsOfTheFormatShip();
    void eachPresetGivesItsMeanings_data();
    void eachPresetGivesItsMeanings();
    void onlyCharactersThatStandInTheTextComeIntoTheLegend();
    void thePresetThatFitsIsGuessed_data();
    void thePresetThatFitsIsGuessed();
};

void TestLegendPresets::thePresetsOfTheFormatShip()
{
    QStringList keys;
    for (const LegendPreset &preset : shippedCatalogue()->legends()) {
        keys += preset.key;
    }
    QCOMPARE(keys, (QStringList{u"mazewright"_s, u"sokoban"_s, u"roguelike"_s, u"box"_s, u"dcss"_s}));
    QVERIFY(shippedCatalogue()->legend(u"mazewright"_s)->legend.isEmpty());
    QVERIFY(!shippedCatalogue()->legend(u"nethack"_s));
}

void TestLegendPresets::eachPresetGivesItsMeanings_data()
{
    QTest::addColumn<QString>("preset");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("rows"); // in the default legend
    QTest::newRow("roguelike") << u"roguelike"_s << QByteArray("####\n#@.#\n#+>#\n#$!#\n#o.T\n")
                               << QStringList{u"####"_s, u"#@.#"_s, u"#+>#"_s, u"#g!#"_s, u"#O.T"_s};
    QTest::newRow("box") << u"box"_s << QByteArray("┌─┐\n│@│\n└─┘\n▓·█\n")
                         << QStringList{u"###"_s, u"#@#"_s, u"###"_s, u"# #"_s};
    QTest::newRow("sokoban") << u"sokoban"_s << QByteArray("#####\n#@$.#\n#-*_#\n") // a goal is floor
                             << QStringList{u"#####"_s, u"#@g.#"_s, u"# g #"_s};
    QTest::newRow("dcss") << u"dcss"_s << QByteArray("MAP\nxx+xx\nx.<.x\nx.$wx\nENDMAP\n")
                          << QStringList{u"##+##"_s, u"#.@.#"_s, u"#.g~#"_s};
}

void TestLegendPresets::eachPresetGivesItsMeanings()
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

void TestLegendPresets::onlyCharactersThatStandInTheTextComeIntoTheLegend()
{
    const CharacterCounts counts = charactersOf(mazesIn("##\n$@\nzé\n").mazes);
    QCOMPARE(legendFor(shippedCatalogue()->legend(u"sokoban"_s)->legend, counts).keys(),
             (QStringList{u"#"_s, u"$"_s, u"@"_s}));
    const CharacterCounts unknown = unknownOf(counts, *shippedCatalogue(), {{u"$"_s, u"treasure"_s}});
    QCOMPARE(unknown, (CharacterCounts{{U'z', 1}, {U'é', 1}}));
}

void TestLegendPresets::thePresetThatFitsIsGuessed_data()
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
    QTest::newRow("vault") << QByteArray("MAP\nxxx\nx@x\nENDMAP\n") << u"dcss"_s;
}

void TestLegendPresets::thePresetThatFitsIsGuessed()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, preset);
    QCOMPARE(likelyLegend(mazesIn(text), *shippedCatalogue())->key, preset);
}

MAZEWRIGHT_SUITE(legendpresets, TestLegendPresets)
#include "tst_legendpresets.moc"
