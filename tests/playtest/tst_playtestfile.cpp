#include "gamecore/base/rng.h"
#include "gamecore/level/level.h"
#include "gamecore/playtest/playtest.h"
#include "gamecore/playtest/playtestfile.h"
#include "tests/support/changedbytes.h"
#include "tests/support/drawnworld.h"
#include "tests/support/shippedbots.h"
#include "tests/support/soak.h"
#include "tests/support/suite.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// Two games of a level with four cells, in lines that tests replace.
const QByteArray plainPlaytest = R"({"format": "mazewright-playtest", "version": 2,
"level": "Four", "level_hash": "0123456789abcdef",
"ruleset": "tombs",
"bots": [{"bot": "careful",
"commands": 6, "played_on": 0, "deaths_until_won": 0,
"steps_to_win": [[3, 1]],
"ends": [[7, "wl"]],
"size": [4, 1],
"deaths": [[2, 0, 1]], "hits": [], "waits": [], "visits": [[0, 0, 2], [1, 0, 2]], "takes": [],
"entered": 2, "left": 0, "ended": [1, 1, 0],
"reached": [2, 0, 0, 0, 0, 0, 0, 0, 0, 0],
"lost_at": [1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
"hp_left": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
"near_misses": 0, "killers": {"orc": 1}, "hitters": {}, "met": {}, "taken": {}, "used": {}}]})";

Playtest playedBy(const QStringList &keys, const Course &course, const QString &name)
{
    std::vector<Bot> bots;
    for (const QString &key : keys) {
        bots.push_back(shippedBot(key));
    }
    Playtest playtest = playtestOf(course, bots, name);
    for (std::size_t i = 0; i < bots.size(); ++i) {
        playtest.bots[i] = playGames(course, bots[i], {5, course.isDungeon() ? 3 : 20});
    }
    return playtest;
}

Course levels(const QStringList &names)
{
    Course course{.shipped = shippedCatalogue(), .levels = {}, .carriesHero = names.size() > 1};
    for (const QString &exit : names) {
        course.levels.push_back(playable(levelFrom({u"@ g"_s + exit}, u"\"rules\": {\"win\": [\"exit\"]}"_s)));
    }
    return course;
}

Course turtles()
{
    return {.shipped = shippedCatalogue(), .levels = {playable(shippedLevel())}};
}

/// Returns a playtest in which each of three bots reached these cells of the largest level, one cell per game, and died
/// on the first ten of them.
Playtest walked(int first, int end)
{
    Playtest playtest{.level = u"Wide"_s, .ruleset = u"tombs"_s, .levelHash = 1, .bots = {}};
    for (const QString &key : {u"one"_s, u"two"_s, u"three"_s}) {
        BotFigures figures{.bot = key};
        LevelFigures place{.size = {largestSide, largestSide}};
        for (int i = first; i < end; ++i) {
            place.visits[31 * i] = 1;
            figures.addEnd(std::uint64_t(i), GameEnd::Lost);
            if (i < 10) {
                place.deaths[31 * i] = 1;
            }
        }
        figures.places.push_back(place);
        playtest.bots.push_back(figures);
    }
    return playtest;
}

} // namespace

/// Playtest files: written files are read back unchanged; untrusted files are read completely or refused.
class TestPlaytestFile : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writtenPlaytestsAreReadBack_data()
    {
        QTest::addColumn<Playtest>("playtest");
        const Course dungeon{.shipped = shippedCatalogue(), .levels = {}, .ruleset = u"tombs"_s};
        QTest::newRow("a level") << playedBy({u"careful"_s, u"beginner"_s}, turtles(), u"Turtles"_s);
        QTest::newRow("a campaign") << playedBy({u"runner"_s}, levels({u"X"_s, u" X"_s}), u"Two \"rooms\""_s);
        QTest::newRow("a dungeon") << playedBy({u"stroller"_s, u"runner"_s}, dungeon, {});
        QTest::newRow("no games") << playtestOf(turtles(), {shippedBot(u"careful"_s)}, u"Turtles"_s);
    }

    void writtenPlaytestsAreReadBack()
    {
        QFETCH(Playtest, playtest);
        const QByteArray text = writePlaytest(playtest);
        const ReadPlaytest read = readPlaytest(text);
        QCOMPARE(summary(read.issues), QStringList());
        QVERIFY(read.playtest == playtest);
        QCOMPARE(writePlaytest(*read.playtest), text);
    }

    /// The kinds of a level may have keys in any script.
    void keysInAnyScriptAreKept()
    {
        Playtest playtest = playedBy({u"careful"_s}, turtles(), u"Käse"_s);
        playtest.bots[0].places[0].killers[u"кот"_s] = 3;
        playtest.bots[0].places[0].killers[u"a \"b\"\\"_s] = 4;
        const ReadPlaytest read = readPlaytest(writePlaytest(playtest));
        QCOMPARE(summary(read.issues), QStringList());
        QVERIFY(read.playtest == playtest);
    }

    void aPlainPlaytestIsRead()
    {
        const ReadPlaytest read = readPlaytest(plainPlaytest);
        QCOMPARE(summary(read.issues), QStringList());
        const BotFigures &figures = read.playtest->bots.at(0);
        QCOMPARE(figures.games(), 2);
        QCOMPARE(figures.endOf(8), std::optional('l'));
        QCOMPARE(figures.places.at(0).deaths, (CellCounts{{2, 1}}));
    }

    void mistakesAreReportedWithCodeAndPlace_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QStringList>("findings");
        const auto row = [](const char *name, const QByteArray &from, const QByteArray &to,
                            const QStringList &findings) { QTest::newRow(name) << from << to << findings; };
        row("another format", "mazewright-playtest", "mazewright-run", {u"1:12 not_a_playtest format"_s});
        row("version zero", "\"version\": 2", "\"version\": 0", {u"1:46 not_a_playtest version"_s});
        row("a newer version", "\"version\": 2", "\"version\": 3", {u"1:46 newer_version version"_s});
        row("no object", plainPlaytest, "[]", {u"1:1 not_a_playtest"_s});
        row("a hash that is none", "0123456789abcdef", "+123456789abcdef", {u"2:32 bad_value level_hash"_s});
        row("a hash of zero", "0123456789abcdef", "0000000000000000", {u"2:32 bad_value level_hash"_s});
        row("no hash", ", \"level_hash\": \"0123456789abcdef\"", "",
            {u"1:1 missing_key"_s, u"2:1 unknown_key level"_s});
        row("no ruleset", "\"ruleset\": \"tombs\",", "", {u"1:1 missing_key"_s});
        row("no bots", "\"bots\":", "\"plays\":", {u"1:1 missing_key"_s, u"4:1 unknown_key plays"_s});
        row("bots that are no list", plainPlaytest.mid(plainPlaytest.indexOf("[{\"bot\"")), "7}",
            {u"4:9 wrong_type bots"_s});
        row("a bot without a name", "\"bot\": \"careful\",", "", {u"4:10 missing_key bots[0]"_s});
        row("a negative count", "\"commands\": 6", "\"commands\": -6", {u"5:13 bad_value bots[0].commands"_s});
        row("half a command", "\"commands\": 6", "\"commands\": 0.5", {u"5:13 wrong_type bots[0].commands"_s});
        row("a count that is too large", "\"entered\": 2", "\"entered\": 9007199254740994",
            {u"10:12 wrong_type bots[0].entered"_s});
        row("no count", "\"near_misses\": 0,", "", {u"4:10 missing_key bots[0]"_s});
        row("won before the start", "[3, 1]", "[-3, 1]", {u"6:18 bad_value bots[0].steps_to_win[0]"_s});
        row("ends of no seed", "[7, \"wl\"]", "[\"7\", \"wl\"]", {u"7:10 bad_value bots[0].ends[0]"_s});
        row("an end that is none", "\"wl\"", "\"wx\"", {u"7:10 bad_value bots[0].ends[0]"_s});
        row("ends of nothing", "\"wl\"", "\"\"", {u"7:10 bad_value bots[0].ends[0]"_s});
        row("ends that overlap", "[7, \"wl\"]", "[7, \"wl\"], [8, \"w\"]", {u"7:21 bad_value bots[0].ends[1]"_s});
        row("ends that belong together", "[7, \"wl\"]", "[7, \"wl\"], [9, \"w\"]",
            {u"7:21 bad_value bots[0].ends[1]"_s});
        row("ends behind the last seed", "[7, \"wl\"]", "[9007199254740991, \"wl\"]",
            {u"7:10 bad_value bots[0].ends[0]"_s});
        row("a cell outside", "[2, 0, 1]", "[4, 0, 1]", {u"9:12 bad_value bots[0].deaths[0]"_s});
        row("a cell above", "[2, 0, 1]", "[2, -1, 1]", {u"9:12 bad_value bots[0].deaths[0]"_s});
        row("a cell without its count", "[2, 0, 1]", "[2, 0]", {u"9:12 bad_value bots[0].deaths[0]"_s});
        row("no cells", "\"hits\": [],", "", {u"4:10 missing_key bots[0]"_s});
        row("a level that is too wide", "[4, 1]", "[4097, 1]", {u"8:9 bad_value bots[0].size"_s});
        row("a size that is none", "[4, 1]", "\"4x1\"", {u"8:9 bad_value bots[0].size"_s});
        row("too few tenths", "[1, 1, 0]", "[1, 1]", {u"10:35 bad_value bots[0].ended"_s});
        row("tenths of another type", "[1, 1, 0]", "{}", {u"10:35 bad_value bots[0].ended"_s});
        row("a killer no times", "{\"orc\": 1}", "{\"orc\": -1}", {u"14:38 bad_value bots[0].killers.orc"_s});
        row("killers in a list", "{\"orc\": 1}", "[\"orc\"]", {u"14:30 wrong_type bots[0].killers"_s});
        row("left out what is not first",
            "\"bots\":", "\"left_out\": [\"waits\"], \"bots\":", {u"4:13 bad_value left_out"_s});
        row("left out but there",
            "\"bots\":", "\"left_out\": [\"visits\"], \"bots\":", {u"9:49 unknown_key bots[0].visits"_s});
        row("a list in a list", "[2, 0, 1]", "[[2, 0, 1]]", {u"9:12 bad_value bots[0].deaths[0]"_s});
        row("deaths in an object", "[[2, 0, 1]]", "{\"deaths\": [[2, 0, 1]]}", {u"9:11 wrong_type bots[0].deaths"_s});
        row("an unknown key", "\"commands\"", "\"speed\": 7, \"commands\"", {u"5:1 unknown_key bots[0].speed"_s});
        row("a key that is there twice", "\"ruleset\"", "\"level\": \"\", \"ruleset\"", {u"3:1 duplicate_key level"_s});
    }

    void mistakesAreReportedWithCodeAndPlace()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QStringList, findings);
        QVERIFY(plainPlaytest.contains(from));
        const ReadPlaytest read = readPlaytest(QByteArray(plainPlaytest).replace(from, to));
        QCOMPARE(summary(read.issues), findings);
        const bool isWarning = findings.size() == 1 && findings.front().contains(u"unknown_key");
        QCOMPARE(read.playtest.has_value(), isWarning);
    }

    void derivedFiguresAreRecomputed()
    {
        QByteArray text = plainPlaytest;
        text.replace("\"commands\"", "\"games\": 1000, \"won\": 1000, \"share\": 1, \"low\": 1, \"commands\"");
        const ReadPlaytest read = readPlaytest(text);
        QCOMPARE(summary(read.issues), QStringList());
        QVERIFY(writePlaytest(*read.playtest) == writePlaytest(*readPlaytest(plainPlaytest).playtest));
        QVERIFY(writePlaytest(*read.playtest).contains("\"share\": 0.5"));
    }

    /// A small file with many large places is read with little memory.
    void manyLargeLevelsInASmallFileAreRead()
    {
        const QByteArray bot = plainPlaytest.mid(plainPlaytest.indexOf("{\"bot\"")).chopped(2);
        const QByteArray large = QByteArray(bot).replace("[4, 1]", "[4096, 4096]");
        QByteArray text = plainPlaytest.first(plainPlaytest.indexOf("{\"bot\"")) + large;
        for (int i = 1; i < 100; ++i) {
            text += "," + large;
        }
        const ReadPlaytest read = readPlaytest(text + "]}");
        QCOMPARE(summary(read.issues), QStringList());
        QCOMPARE(read.playtest->bots.size(), std::size_t(100));
        QCOMPARE(read.playtest->bots[99].places.at(0).deaths, (CellCounts{{2, 1}}));
    }

    void numbersInAnyNotationAreRead()
    {
        QByteArray text = plainPlaytest;
        text.replace("[[2, 0, 1]]", " [ [2.0 ,0e0,\n1] , [ 3,0,0 ] ] ");
        text.replace("[[7, \"wl\"]]", "[ [7,\"wl\" ]\t]");
        text.replace("\"deaths\"", "\"de\\u0061ths\"");
        const ReadPlaytest read = readPlaytest(text);
        QCOMPARE(summary(read.issues), QStringList());
        QVERIFY(read.playtest == readPlaytest(plainPlaytest).playtest);
    }

    void tooManyRowsAreRefused_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("row");
        QTest::addColumn<qint64>("most");
        QTest::addColumn<QString>("path");
        QTest::newRow("cells") << "\"hits\": []"_ba
                               << "[1, 0, 1]"_ba << mostCellCounts - 3 << u"bots[0].hits"_s;
        QTest::newRow("steps") << "\"steps_to_win\": [[3, 1]]"_ba
                               << "[3, 1]"_ba << mostOtherRows - 1 << u"bots[0].steps_to_win"_s;
    }

    void tooManyRowsAreRefused()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, row);
        QFETCH(qint64, most);
        QFETCH(QString, path);
        const QByteArray key = from.first(from.indexOf(':') + 1);
        const auto withRows = [&](qint64 count) {
            const QByteArray rows = QByteArray(row + ',').repeated(count).chopped(1);
            return readPlaytest(QByteArray(plainPlaytest).replace(from, QByteArray(key + '[' + rows + ']')));
        };
        QVERIFY(withRows(most).playtest);
        const ReadPlaytest read = withRows(most + 3);
        QVERIFY(!read.playtest);
        QCOMPARE(read.issues[0].code, IssueCode::TooLarge);
        QCOMPARE(read.issues[0].path, path);
    }

    /// Visits are left out if there are more cells than a file can hold; deaths are kept.
    void hugePlaytestsOmitVisitsButKeepDeaths()
    {
        Playtest playtest = walked(0, mostCellCounts / 3 + 1);
        QCOMPARE(typesToOmit(playtest.bots, 0), 1);
        const QByteArray text = writePlaytest(playtest);
        QVERIFY(text.size() < largestPlaytest);
        const ReadPlaytest read = readPlaytest(text);
        QCOMPARE(summary(read.issues), QStringList());
        QCOMPARE(read.playtest->leftOut, 1);
        for (std::size_t i = 0; i < playtest.bots.size(); ++i) {
            LevelFigures &place = playtest.bots[i].places[0];
            QVERIFY(read.playtest->bots[i].places[0].deaths == place.deaths);
            QCOMPARE(place.deaths.size(), std::size_t(10));
            place.visits.clear();
        }
        playtest.leftOut = 1;
        QVERIFY(read.playtest == playtest);
        QCOMPARE(writePlaytest(*read.playtest), text);
    }

    /// Parts that fit into a file give the same result as the whole, which does not fit.
    void omittedCountsAreTheSameForAnySplit()
    {
        constexpr int cells = mostCellCounts / 3 + 1;
        const auto readAgain = [](const Playtest &playtest) { return *readPlaytest(writePlaytest(playtest)).playtest; };
        Playtest first = readAgain(walked(0, cells / 3));
        const Playtest second = readAgain(walked(cells / 3, 2 * cells / 3));
        const Playtest third = readAgain(walked(2 * cells / 3, cells));
        QCOMPARE(first.leftOut + second.leftOut + third.leftOut, 0);
        Playtest other = third;
        QCOMPARE(merge(other, second), PlaytestFault::None);
        QCOMPARE(merge(other, first), PlaytestFault::None);
        QCOMPARE(merge(first, second), PlaytestFault::None);
        QCOMPARE(first.leftOut, 0);
        QCOMPARE(merge(first, third), PlaytestFault::None);
        QCOMPARE(first.leftOut, 1);
        QVERIFY(writePlaytest(other) == writePlaytest(first));
        QVERIFY(readAgain(walked(0, cells)).bots[2].places == first.bots[2].places);
    }

    void deepNestingIsRefused()
    {
        const QByteArray deep = QByteArray(100'000, '[');
        const ReadPlaytest read = readPlaytest(QByteArray(plainPlaytest).replace("[[3, 1]]", deep));
        QVERIFY(!read.playtest);
        QCOMPARE(read.issues[0].code, IssueCode::TooDeep);
    }

    void aMissingFileIsReportedByName()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"none.json"_s);
        const ReadPlaytest read = readPlaytestFile(path);
        QVERIFY(!read.playtest);
        QCOMPARE(summary(read.issues), QStringList{u"0:0 unreadable"_s});
        QCOMPARE(read.issues[0].file, path);
    }

    void aTruncatedFileIsRefused()
    {
        for (qsizetype length = 0; length < plainPlaytest.size(); ++length) {
            const ReadPlaytest read = readPlaytest(plainPlaytest.first(length));
            QVERIFY2(!read.playtest && read.issues.hasErrors(), qPrintable(QString::number(length)));
        }
    }

    void changedBytesDoNoHarm()
    {
        Rng rng(5);
        int refused = 0;
        const int rounds = repeats(3000, 300'000);
        for (int i = 0; i < rounds; ++i) {
            const ReadPlaytest read = readPlaytest(withBytesChanged(plainPlaytest, rng));
            QCOMPARE(read.playtest.has_value(), !read.issues.hasErrors());
            refused += read.playtest ? 0 : 1;
            if (read.playtest) {
                const ReadPlaytest again = readPlaytest(writePlaytest(*read.playtest));
                QVERIFY(again.playtest == read.playtest);
            }
        }
        QVERIFY(refused > rounds / 4 && refused < rounds);
    }
};

MAZEWRIGHT_SUITE(playtestfile, TestPlaytestFile)
#include "tst_playtestfile.moc"
