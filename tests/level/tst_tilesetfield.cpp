#include "gamecore/data/catalogue.h"
#include "gamecore/data/dungeonplan.h"
#include "gamecore/data/ruleset.h"
#include "gamecore/diff/levelmerge.h"
#include "gamecore/diff/namedvalues.h"
#include "gamecore/levelfile/levelwriter.h"
#include "gamecore/levelfile/restoredlevel.h"
#include "gamecore/mapgen/dungeon.h"
#include "gamecore/replay/levelhash.h"
#include "gamecore/tiled/exportedlevel.h"
#include "tests/support/contentof.h"
#include "tests/support/drawnworld.h"
#include "tests/support/levelcodes.h"
#include "tests/support/owncatalogue.h"
#include "tests/support/suite.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QString inCave = u"\"tileset\": \"cave\""_s;

Level levelWithSet(const QString &set)
{
    return levelFrom({u"@ g"_s}, u"\"tileset\": \"%1\""_s.arg(set));
}

/// Returns the shipped rulesets with another list of tilesets in the dungeon of Lantern.
QByteArray rulesetsWith(const QByteArray &tilesets)
{
    const QByteArray shipped = contentOf(shippedData() + u"/rulesets.json"_s);
    const qsizetype first = shipped.indexOf("\"tilesets\": ");
    const qsizetype last = shipped.indexOf('\n', first);
    return shipped.first(first) + "\"tilesets\": " + tilesets + "," + shipped.sliced(last);
}

/// Returns the issues of loading a catalogue with these rulesets, without positions: "code path".
QStringList faultsOf(const QByteArray &rulesets)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"rulesets.json"_s));
    if (!file.open(QIODevice::WriteOnly) || file.write(rulesets) != rulesets.size()) {
        qFatal("The data of the test cannot be written");
    }
    file.close();
    IssueList issues;
    Catalogue::load({folder.path(), shippedData()}, issues);
    QStringList faults;
    for (const Issue &issue : issues) {
        faults.append(issueKey(issue.code) + u' ' + issue.path);
    }
    return faults;
}

} // namespace

/// The set of ground and walls of a level: a property that changes nothing but the look.
class TestTilesetField : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aLevelNamesItsSet()
    {
        QCOMPARE(levelFrom({u"@ g"_s}).tileset, u"stone"_s);
        QCOMPARE(levelWithSet(u"cave"_s).tileset, u"cave"_s);
    }

    /// The usual set is not written, so that files of levels without a set do not change.
    void onlyAnotherSetThanTheUsualOneIsWritten()
    {
        const QByteArray plain = writeLevelJson(levelFrom({u"@ g"_s}), *shippedCatalogue());
        QVERIFY(!plain.contains("tileset"));
        QCOMPARE(writeLevelJson(levelWithSet(u"stone"_s), *shippedCatalogue()), plain);
        const QByteArray ice = writeLevelJson(levelWithSet(u"ice"_s), *shippedCatalogue());
        QCOMPARE(QByteArray(ice).replace("    \"tileset\": \"ice\",\n", ""), plain);
        QVERIFY(ice.contains("\"ruleset\": \"buchhaim\",\n    \"tileset\": \"ice\",\n"));
    }

    void anUnknownSetIsKeptAndWarns()
    {
        const ReadLevel read = readLevelJson(levelJson({u"@ g"_s}, u"\"tileset\": \"cvae\""_s), *shippedCatalogue());
        QVERIFY(read.level && !read.issues.hasErrors());
        QCOMPARE(summary(read.issues), QStringList{u"3:15 unknown_tileset tileset"_s});
        const Issue &issue = *read.issues.begin();
        QCOMPARE(issue.names, (QStringList{u"stone"_s, u"crypt"_s, u"cave"_s, u"garden"_s, u"castle"_s, u"ice"_s}));
        QCOMPARE(severityOf(issue.code), Severity::Warning);
        QVERIFY(writeLevelJson(*read.level, *shippedCatalogue()).contains("\"tileset\": \"cvae\""));
        gameOfLevel(*read.level); // it can be played
    }

    void aSetThatIsNoTextIsUnreadable()
    {
        const ReadLevel read = readLevelJson(levelJson({u"@ g"_s}, u"\"tileset\": 3"_s), *shippedCatalogue());
        QCOMPARE(summary(read.issues), QStringList{u"3:15 wrong_type tileset"_s});
    }

    void hashAndGameAreThoseOfThePlainLevel()
    {
        const Level plain = levelFrom({u"@ gO"_s});
        const Level cave = levelFrom({u"@ gO"_s}, inCave);
        QCOMPARE(levelHashOf(playable(cave)), levelHashOf(playable(plain)));
        Game one = gameOfLevel(plain);
        Game other = gameOfLevel(cave);
        for (const QString &command : {u"move east"_s, u"wait"_s, u"move east"_s}) {
            QCOMPARE(play(other, command), play(one, command));
            QCOMPARE(other.world().hash(), one.world().hash());
        }
    }

    void aCodeAndAMapOfTiledKeepTheSet()
    {
        const Level cave = levelWithSet(u"cave"_s);
        const ReadCode read = readBack(codeOfLevel(cave));
        QCOMPARE(read.level.level->tileset, u"cave"_s);
        const TiledLevel restored = restoreLevel(
            tiledMapOf(cave, LevelTiles(cave, *shippedCatalogue()), u"x.tiles.png"_s), *shippedCatalogue());
        QVERIFY(restored.level.has_value());
        QCOMPARE(restored.level->tileset, u"cave"_s);
    }

    void textCannotHoldTheSet()
    {
        const TextExport text = writeLevelText(levelWithSet(u"cave"_s), *shippedCatalogue());
        QCOMPARE(text.losses.size(), 1U);
        QCOMPARE(text.losses.front().detail, u"tileset"_s);
    }

    void versionsAreComparedAndMerged()
    {
        const std::vector<ValueChange> changes = changesOfLevel(levelWithSet(u"stone"_s), levelWithSet(u"cave"_s));
        QCOMPARE(changes.size(), 1U);
        QCOMPARE(changes.front().name, ValueName{u"tileset"_s});
        QCOMPARE(changes.front().to, QJsonValue(u"cave"_s));
        Level renamed = levelWithSet(u"stone"_s);
        renamed.name = u"Pit"_s;
        const MergedLevel merged =
            mergeLevels(levelWithSet(u"stone"_s), renamed, levelWithSet(u"ice"_s), shippedCatalogue()->wall());
        QVERIFY(merged.conflicts.empty());
        QCOMPARE(merged.level.tileset, u"ice"_s);
        QCOMPARE(merged.level.name, u"Pit"_s);
        const MergedLevel both = mergeLevels(levelWithSet(u"stone"_s), levelWithSet(u"cave"_s), levelWithSet(u"ice"_s),
                                             shippedCatalogue()->wall());
        QCOMPARE(both.conflicts.size(), 1U);
    }

    void theDungeonChangesItsLookEveryThreeDepths_data()
    {
        QTest::addColumn<QString>("ruleset");
        QTest::addColumn<int>("depth");
        QTest::addColumn<QString>("set");
        const auto row = [](const char *ruleset, int depth, const char *set) {
            QTest::addRow("%s, depth %d", ruleset, depth)
                << QString::fromLatin1(ruleset) << depth << QString::fromLatin1(set);
        };
        for (const int depth : {1, 3}) {
            row("lantern", depth, "stone");
        }
        for (const int depth : {4, 6}) {
            row("lantern", depth, "crypt");
        }
        for (const int depth : {7, 9}) {
            row("lantern", depth, "cave");
        }
        for (const int depth : {10, 12}) {
            row("lantern", depth, "ice");
        }
        row("tombs", 9, "stone"); // the dungeons of the tutorials stay as they are
        row("classic", 9, "stone");
        row("peaceful", 9, "stone");
    }

    void theDungeonChangesItsLookEveryThreeDepths()
    {
        QFETCH(QString, ruleset);
        QFETCH(int, depth);
        QFETCH(QString, set);
        QCOMPARE(dungeonLevel(*shippedCatalogue(), ruleset, 5, depth).tileset, set);
    }

    /// The set of a depth is no part of what is drawn by chance.
    void theLookOfADepthMovesNothing()
    {
        const Ruleset &lantern = *shippedCatalogue()->ruleset(u"lantern"_s);
        DungeonPlan plain = lantern.dungeon;
        plain.tilesets.clear();
        Level bare = dungeonLevel(*shippedCatalogue(), lantern.key, plain, 5, 8);
        QCOMPARE(bare.tileset, u"stone"_s);
        bare.tileset = u"cave"_s;
        QVERIFY(bare == dungeonLevel(*shippedCatalogue(), lantern.key, 5, 8));
    }

    void theFirstDepthsOfAListThatBeginsLaterAreUsual()
    {
        const std::vector<DepthTileset> sets{{3, u"cave"_s}, {5, u"ice"_s}};
        QStringList found;
        for (int depth = 1; depth <= 6; ++depth) {
            found.append(tilesetAt(sets, depth));
        }
        QCOMPARE(found.join(u' '), u"stone stone cave cave ice ice"_s);
    }

    void mistakesInTheListOfADungeonAreReported_data()
    {
        QTest::addColumn<QByteArray>("list");
        QTest::addColumn<QStringList>("faults");
        QTest::newRow("none") << QByteArray("[[1, \"cave\"], [2, \"ice\"]]") << QStringList();
        QTest::newRow("an unknown set") << QByteArray("[[1, \"cave\"], [2, \"moon\"]]")
                                        << QStringList{u"unknown_tileset rulesets[4].dungeon.tilesets[1]"_s};
        QTest::newRow("a depth twice") << QByteArray("[[1, \"cave\"], [1, \"ice\"]]")
                                       << QStringList{u"bad_value rulesets[4].dungeon.tilesets[1]"_s};
        QTest::newRow("a number as set") << QByteArray("[[1, 5]]")
                                         << QStringList{u"bad_value rulesets[4].dungeon.tilesets[0]"_s};
        QTest::newRow("no pair") << QByteArray("[\"cave\"]")
                                 << QStringList{u"bad_value rulesets[4].dungeon.tilesets[0]"_s};
    }

    void mistakesInTheListOfADungeonAreReported()
    {
        QFETCH(QByteArray, list);
        QFETCH(QStringList, faults);
        QCOMPARE(faultsOf(rulesetsWith(list)), faults);
    }
};

MAZEWRIGHT_SUITE(tilesetfield, TestTilesetField)
#include "tst_tilesetfield.moc"
