#include "editor/text/leveldifferencetext.h"
#include "gamecore/base/rng.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/diff/levellines.h"
#include "gamecore/diff/levelshift.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

const QStringList room{u"######"_s, u"#@ gO#"_s, u"#    #"_s, u"######"_s};

QStringList toldOf(const Level &before, const Level &after)
{
    QStringList sentences;
    const LevelDifference difference = differenceOf(before, after);
    for (const DescribedDifference &told : LevelDifferenceText(before, after, *shippedCatalogue()).told(difference)) {
        sentences += told.sentence;
    }
    return sentences;
}

QStringList toldOfRows(const QStringList &before, const QStringList &after)
{
    return toldOf(levelFrom(before), levelFrom(after));
}

/// Returns a level where two terrains alternate like a checkerboard, so that no two adjacent cells are equal.
Level checkered(Size size, TerrainId first, TerrainId second)
{
    Level level;
    level.terrain = Grid<TerrainId>(size, first);
    for (int y = 0; y < size.height; ++y) {
        for (int x = y % 2; x < size.width; x += 2) {
            level.terrain.set({x, y}, second);
        }
    }
    return level;
}

} // namespace

/// The differences between two versions of a level, and their descriptions.
class TestLevelDifference : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void equalLevelsHaveNoDifference()
    {
        const Level level = shippedLevel();
        QVERIFY(differenceOf(level, level).isEmpty());
    }

    void adjacentCellsFormOneRegion()
    {
        const QStringList after{u"######"_s, u"#@#gO#"_s, u"###  #"_s, u"#####."_s};
        QCOMPARE(toldOfRows(room, after), (QStringList{u"3 cells (1, 1 to 2, 2): floor became wall."_s,
                                                       u"1 cell (5, 3): wall became floor."_s}));
        const std::vector<CellRegion> regions = differenceOf(levelFrom(room), levelFrom(after)).regions;
        QCOMPARE(regions.front().runs, (std::vector<CellRun>{{{2, 1}, 1}, {{1, 2}, 2}}));
    }

    void aMovedThingIsReportedOnce()
    {
        const QStringList after{u"######"_s, u"#@ g #"_s, u"#  O #"_s, u"######"_s};
        QCOMPARE(toldOfRows(room, after), QStringList{u"The orc at 4, 1 moved to 3, 2."_s});
    }

    void equalThingsAreMatchedByDistance()
    {
        QCOMPARE(toldOfRows({u"@O    O  "_s}, {u"@ O  O   "_s}),
                 (QStringList{u"The orc at 1, 0 moved to 2, 0."_s, u"The orc at 6, 0 moved to 5, 0."_s}));
    }

    void addedAndRemovedThingsAreReported()
    {
        QCOMPARE(toldOfRows({u"@O  "_s}, {u"@  T"_s}),
                 (QStringList{u"The orc at 1, 0 was removed."_s, u"The troll at 3, 0 was added."_s}));
    }

    void changedValuesOfAThingAreReported()
    {
        const auto withOrc = [](const QString &values) {
            return levelFrom({u"@  "_s}, u"\"things\": [{ \"cell\": [2, 0], \"kind\": \"orc\"%1 }]"_s.arg(values));
        };
        QCOMPARE(toldOf(withOrc(u", \"hp\": 5"_s), withOrc(u", \"hp\": 7, \"behavior\": \"hunt\""_s)),
                 QStringList{u"The orc at 2, 0: Behavior: hunts was added. Hit points: 5 became 7."_s});
        QCOMPARE(toldOf(withOrc(u", \"mood\": 1"_s), withOrc(u", \"mood\": { \"now\": 2 }"_s)),
                 QStringList{u"The orc at 2, 0: mood was changed."_s});
        QCOMPARE(toldOf(withOrc(u", \"item\": \"healing_potion\""_s), withOrc(u", \"item\": \"sword\""_s)),
                 QStringList{u"The orc at 2, 0: Carries: healing potion became sword."_s});
        QCOMPARE(toldOf(withOrc(u", \"hp\": 5"_s), withOrc({})),
                 QStringList{u"The orc at 2, 0: Hit points: 5 was removed."_s});
    }

    void aReplacedThingIsReported()
    {
        QCOMPARE(toldOfRows({u"@O"_s}, {u"@T"_s}), QStringList{u"The troll at 1, 0 replaces the orc."_s});
    }

    void aChangedOrderOnACellIsReported()
    {
        const auto pile = [](const QString &lower, const QString &upper) {
            return levelFrom({u"@ "_s}, u"\"things\": [{ \"cell\": [1, 0], \"kind\": \"%1\" }, "
                                        "{ \"cell\": [1, 0], \"kind\": \"%2\" }]"_s.arg(lower, upper));
        };
        QCOMPARE(toldOf(pile(u"sword"_s, u"dagger"_s), pile(u"dagger"_s, u"sword"_s)),
                 QStringList{u"The things at 1, 0 are in a different order."_s});
    }

    void changedValuesOfTheLevelAreReported_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char *name, const QString &before, const QString &after, const QString &sentence) {
            QTest::newRow(name) << before << after << sentence;
        };
        row("name", u"\"name\": \"Pit\""_s, u"\"name\": \"Cave\""_s, u"Name: “Pit” became “Cave”."_s);
        row("a sentence", u"\"description\": \"A pit.\""_s, u"\"description\": \"A “dark.” cave.\""_s,
            u"Description: “A pit.” became “A “dark.” cave.”"_s);
        row("an empty text", u"\"description\": \"\""_s, u"\"description\": \"A cave.\""_s,
            u"Description: “A cave.” was added."_s);
        row("rule", u"\"rules\": { \"moves\": 4 }"_s, u"\"rules\": { \"moves\": 8 }"_s,
            u"Step directions: 4 became 8."_s);
        row("new rule", u"\"rules\": {}"_s, u"\"rules\": { \"clock\": \"turns\" }"_s,
            u"Clock: turn by turn was added."_s);
        row("legend", u"\"legend\": { \"~\": \"glass\" }"_s, u"\"legend\": {}"_s,
            u"The character “~” no longer stands for glass."_s);
        row("new character", u"\"legend\": {}"_s, u"\"legend\": { \"\\\"\": \"grass\" }"_s,
            u"The character “\"” now stands for tall grass."_s);
        row("another meaning of a character", u"\"legend\": { \"~\": \"glass\" }"_s,
            u"\"legend\": { \"~\": \"orc\" }"_s, u"The character “~”, which stood for glass, now stands for an orc."_s);
        row("character for a kind of its own",
            u"\"kinds\": { \"monsters\": { \"rat\": { \"base\": \"orc\", \"name\": \"rat\" } } }"_s,
            u"\"kinds\": { \"monsters\": { \"rat\": { \"base\": \"orc\", \"name\": \"rat\" } } }, \"legend\": { \"r\": \"rat\" }"_s,
            u"The character “r” now stands for a rat."_s);
        row("list of a rule", u"\"rules\": { \"win\": [\"treasure\"] }"_s,
            u"\"rules\": { \"win\": [\"exit\", \"monsters\"] }"_s,
            u"Win conditions: all treasure collected became exit reached, all monsters defeated."_s);
        row("empty list of a rule", u"\"rules\": { \"win\": [\"treasure\"] }"_s, u"\"rules\": { \"win\": [] }"_s,
            u"Win conditions: all treasure collected became nothing."_s);
        row("field of a kind", u"\"kinds\": { \"monsters\": { \"rat\": { \"base\": \"orc\", \"hp\": 2 } } }"_s,
            u"\"kinds\": { \"monsters\": { \"rat\": { \"base\": \"orc\", \"hp\": 3 } } }"_s,
            u"The kind “rat”: Hit points: 2 became 3."_s);
        row("base of a kind", u"\"kinds\": { \"monsters\": { \"rat\": { \"base\": \"orc\" } } }"_s,
            u"\"kinds\": { \"monsters\": { \"rat\": { \"base\": \"troll\" } } }"_s,
            u"The kind “rat”: Based on: orc became troll."_s);
        row("effects of a kind",
            u"\"kinds\": { \"items\": { \"tea\": { \"base\": \"healing_potion\", \"effects\": [] } } }"_s,
            u"\"kinds\": { \"items\": { \"tea\": { \"base\": \"healing_potion\", \"effects\": [{ \"effect\": \"heal\", \"amount\": 5 }] } } }"_s,
            u"The kind “tea”: The list of effects was changed."_s);
        row("translation", u"\"name\": \"\""_s,
            u"\"name\": \"\", \"translations\": { \"de\": { \"name\": \"Grube\" } }"_s,
            u"Translation into Deutsch (de): Name: “Grube” was added."_s);
        row("translation of the name of a kind",
            u"\"kinds\": { \"monsters\": { \"rat\": { \"base\": \"orc\", \"name\": \"rat\" } } }"_s,
            u"\"kinds\": { \"monsters\": { \"rat\": { \"base\": \"orc\", \"name\": \"rat\" } } }, \"translations\": { \"de\": { \"kinds.monsters.rat.name\": \"Ratte\" } }"_s,
            u"Translation into Deutsch (de): The kind “rat”: Name: “Ratte” was added."_s);
        row("key that nobody knows", u"\"later\": 1"_s, u"\"later\": 2"_s, u"later: 1 became 2."_s);
        row("list that nobody knows", u"\"later\": 1"_s, u"\"later\": [1, 2]"_s, u"later was changed."_s);
        row("new object that nobody knows", u"\"rules\": {}"_s, u"\"later\": { \"a\": 1 }"_s, u"later was added."_s);
        row("lost list that nobody knows", u"\"later\": [1]"_s, u"\"rules\": {}"_s, u"later was removed."_s);
        row("proof", u"\"proof\": { \"seed\": 1 }"_s, u"\"proof\": { \"seed\": 2 }"_s, u"The proof was replaced."_s);
    }

    void changedValuesOfTheLevelAreReported()
    {
        QFETCH(QString, before);
        QFETCH(QString, after);
        QFETCH(QString, sentence);
        QCOMPARE(toldOf(levelFrom({u"@"_s}, before), levelFrom({u"@"_s}, after)), QStringList{sentence});
    }

    void addedColumnsAndRowsMoveEverything_data()
    {
        QTest::addColumn<QStringList>("after");
        QTest::addColumn<Point>("shift");
        QTest::newRow("at the left") << QStringList{u"~######"_s, u"~#@ gO#"_s, u"~#    #"_s, u"~######"_s}
                                     << Point{1, 0};
        QTest::newRow("at the right") << QStringList{u"######~"_s, u"#@ gO#~"_s, u"#    #~"_s, u"######~"_s}
                                      << Point{0, 0};
        QTest::newRow("at the top") << (QStringList{u"~~~~~~"_s, u"~~~~~~"_s} + room) << Point{0, 2};
        QTest::newRow("around") << QStringList{u"########"_s, u"########"_s, u"##@ gO##"_s,
                                               u"##    ##"_s, u"########"_s, u"########"_s}
                                << Point{1, 1};
    }

    void addedColumnsAndRowsMoveEverything()
    {
        QFETCH(QStringList, after);
        QFETCH(Point, shift);
        const LevelDifference difference = differenceOf(levelFrom(room), levelFrom(after));
        QCOMPARE(difference.shift, shift);
        QVERIFY(difference.regions.empty());
        QVERIFY(difference.things.empty());
        QVERIFY(!difference.isEmpty());
    }

    void aCroppedLevelIsFoundInTheLargerOne()
    {
        const QStringList cropped{u"@ gO"_s, u"    "_s};
        const LevelDifference difference = differenceOf(levelFrom(room), levelFrom(cropped));
        QCOMPARE(difference.shift, (Point{-1, -1}));
        QVERIFY(difference.regions.empty() && difference.things.empty());
        QCOMPARE(toldOfRows(room, cropped).first(),
                 u"The size changed from 6 × 4 to 4 × 2. Cell 0, 0 is now cell −1, −1."_s);
    }

    void aLargeLevelIsFoundInALargerOne()
    {
        const CataloguePtr catalogue = shippedCatalogue();
        Rng rng(1, 2);
        Level small;
        small.terrain = Grid<TerrainId>({1000, 1000}, catalogue->floor());
        for (int i = 0; i < 400'000; ++i) {
            small.terrain.set({rng.below(1000), rng.below(1000)}, catalogue->wall());
        }
        Level large;
        large.terrain = Grid<TerrainId>({largestSide, largestSide}, catalogue->wall());
        for (int y = 0; y < 1000; ++y) {
            std::copy_n(small.terrain.row(y), 1000, large.terrain.row(y + 2345) + 1234);
        }
        QCOMPARE(shiftBetween(small, large), (Point{1234, 2345}));
        QCOMPARE(shiftBetween(large, small), (Point{-1234, -2345}));
    }

    void completelyChangedLevelsHaveFewRegions()
    {
        const CataloguePtr catalogue = shippedCatalogue();
        const Size size{largestSide, largestSide};
        const Level before = checkered(size, catalogue->floor(), catalogue->wall());
        const Level after = checkered(size, catalogue->wall(), catalogue->floor());
        const LevelDifference difference = differenceOf(before, after);
        QCOMPARE(difference.changedCells(), size.area());
        QCOMPARE(int(difference.regions.size()), 2);
        QVERIFY(difference.regions.front().runs.size() <= CellRegions::mostRuns);
    }

    void thousandsOfEqualThingsAreMatched()
    {
        Level before;
        before.terrain = Grid<TerrainId>({400, 400}, shippedCatalogue()->floor());
        Level after = before;
        for (int y = 0; y < 400; y += 2) {
            for (int x = 0; x < 400; x += 2) {
                before.things.push_back({.cell = {x, y}, .kind = u"orc"_s, .values = {}});
                after.things.push_back({.cell = {x + 1, y}, .kind = u"orc"_s, .values = {}});
            }
        }
        const LevelDifference difference = differenceOf(before, after);
        QCOMPARE(int(difference.things.size()), 40'000);
        QVERIFY(std::all_of(difference.things.begin(), difference.things.end(),
                            [](const ThingChange &change) { return change.what == ThingChange::What::Moved; }));
    }

    void linesOmitTheCommandsOfProofs()
    {
        const Level level = levelFrom(
            {u"@ O"_s}, u"\"name\": \"Pit\", \"rules\": { \"moves\": 8 }, \"things\": [{ \"cell\": [1, 0], \"kind\": "
                        "\"orc\", \"hp\": 5 }], \"proof\": { \"outcome\": \"won\", \"origin\": { \"by\": \"person\" }, "
                        "\"commands\": [\"move east\", \"wait\"] }"_s);
        const QStringList lines = linesOf(level, *shippedCatalogue());
        QCOMPARE(lines.first(5), (QStringList{u"name: Pit"_s, u"rules.moves: 8"_s, u"size: 3 x 1"_s, u"@ O"_s,
                                              u"{ \"cell\": [1, 0], \"kind\": \"orc\", \"hp\": 5 }"_s}));
        QVERIFY(lines.at(5).startsWith(u"proof: won by person, 2 lines of commands, hash "_s));
        QCOMPARE(lines.size(), 6);
    }
};

MAZEWRIGHT_SUITE(leveldifference, TestLevelDifference)
#include "tst_leveldifference.moc"
