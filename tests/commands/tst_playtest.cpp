#include "gamecore/playtest/playtestfile.h"
#include "tests/support/commandlinedriver.h"
#include "tests/support/docpage.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QFileInfo>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <csignal>

using namespace Qt::StringLiterals;

namespace {

const QString winByExit = u"\"name\": \"Road\", \"ruleset\": \"tombs\", \"rules\": {\"win\": [\"exit\"]}"_s;

} // namespace

/// The command playtest, as a script sees it.
class TestPlaytest : public QObject, protected CommandLineDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openFolder(); }

    void everyBotHasARow()
    {
        const ProgramResult one = run({u"playtest"_s, road(), u"--bot"_s, u"runner"_s, u"--games"_s, u"4"_s});
        QCOMPARE(one.err, QString());
        QCOMPARE(one.exitCode, 0);
        QCOMPARE(one.out, u"bot           games                       won     lost  gave up   steps\n"
                          "runner            4   100.0 % (51.0 to 100.0)    0.0 %    0.0 %       3\n"_s);
        QCOMPARE(run({u"playtest"_s, road(), u"--bot=runner"_s, u"--bot=runner"_s, u"--games=4"_s}).out, one.out);
        const ProgramResult all = run({u"playtest"_s, walled(), u"--games=1"_s});
        QStringList names;
        for (const QString &row : all.out.split(u'\n', Qt::SkipEmptyParts)) {
            names.append(row.section(u' ', 0, 0));
        }
        QCOMPARE(names, QStringList({u"bot"_s, u"stroller"_s, u"careful"_s, u"runner"_s, u"fighter"_s, u"collector"_s,
                                     u"beginner"_s, u"random"_s}));
        QVERIFY2(all.out.contains(u"0.0 % (0.0 to 79.3)    0.0 %  100.0 %       -"), qPrintable(all.out));
    }

    void aCampaignIsReportedByLevel()
    {
        road();
        walled();
        write(u"two.campaign.json"_s, R"({"format": "mazewright-campaign", "version": 1, "name": "Two",
        "levels": ["road.level.json", "walled.level.json"]})");
        const ProgramResult result = run({u"playtest"_s, u"two.campaign.json"_s, u"--bot=runner"_s, u"--games=4"_s});
        QCOMPARE(result.err, QString());
        QStringList rows;
        for (const QString &row : result.out.section(u"\n\n"_s, 1).split(u'\n', Qt::SkipEmptyParts)) {
            rows.append(row.simplified());
        }
        QCOMPARE(
            rows,
            QStringList({u"runner, by level entered went on died gave up hp left deadliest taken most used most"_s,
                         u"1 Road 4 100.0 % 0.0 % 0.0 % 100.0 % - - -"_s, u"2 Road 4 0.0 % 0.0 % 100.0 % - - - -"_s}));
    }

    void aDungeonIsReportedByDepth()
    {
        const ProgramResult result = run({u"playtest"_s, u"--dungeon"_s, u"--bot=runner"_s, u"--games=4"_s});
        const QStringList rows = result.out.section(u"\n\n"_s, 1).split(u'\n', Qt::SkipEmptyParts);
        QVERIFY2(rows.size() > 1, qPrintable(result.out));
        QVERIFY(rows[0].startsWith(u"runner, by depth "_s));
        QVERIFY(rows[1].simplified().startsWith(u"1 4 "_s));
        double ended = 0;
        for (const QString &row : rows.mid(1)) {
            const QStringList cells = row.simplified().split(u' ');
            ended += cells[1].toDouble() * (cells[4].toDouble() + cells[6].toDouble()) / 100;
        }
        QVERIFY2(qAbs(ended - 4) < 0.05, qPrintable(result.out)); // each game ends on one of the depths
    }

    void theFileHoldsTheCounts()
    {
        const QByteArray text = played({u":/levels/buchhaim.level.json"_s, u"--bot"_s, u"careful"_s, u"--games"_s,
                                        u"60"_s, u"--first-seed"_s, u"1000"_s});
        const QJsonObject file = QJsonDocument::fromJson(text).object();
        QVERIFY2(!file.isEmpty(), text);
        QCOMPARE(file.value(u"format"_s).toString(), u"mazewright-playtest"_s);
        QCOMPARE(file.value(u"version"_s).toInt(), 2);
        QCOMPARE(file.value(u"level"_s).toString(), shippedLevel().name);
        QCOMPARE(file.value(u"ruleset"_s).toString(), u"buchhaim"_s);
        QCOMPARE(file.value(u"bots"_s).toArray().size(), 1);
        const QJsonObject bot = file.value(u"bots"_s).toArray()[0].toObject();
        QCOMPARE(bot.value(u"bot"_s).toString(), u"careful"_s);
        QCOMPARE(bot.value(u"games"_s).toInt(), 60);
        const int won = bot.value(u"won"_s).toInt();
        const int lost = bot.value(u"lost"_s).toInt();
        QVERIFY(won > 0 && lost > 0);
        QCOMPARE(won + lost + bot.value(u"gave_up"_s).toInt(), 60);
        const double share = bot.value(u"share"_s).toDouble();
        QVERIFY(qAbs(share - won / 60.0) < 1e-6);
        QVERIFY(bot.value(u"low"_s).toDouble() < share && share < bot.value(u"high"_s).toDouble());
        QVERIFY(bot.value(u"commands"_s).toInt() > 60);
        int deaths = 0;
        for (const QJsonValue &cell : bot.value(u"deaths"_s).toArray()) {
            QCOMPARE(cell.toArray().size(), 3);
            QVERIFY(shippedLevel().size().contains({cell.toArray()[0].toInt(), cell.toArray()[1].toInt()}));
            deaths += cell.toArray()[2].toInt();
        }
        QCOMPARE(deaths, lost);
        const QJsonArray ends = bot.value(u"ends"_s).toArray();
        QCOMPARE(ends.size(), 1);
        QCOMPARE(ends[0].toArray()[0].toInt(), 1000);
        QCOMPARE(ends[0].toArray()[1].toString().count(u'w'), won);
    }

    void anySplitMergesToTheSameBytes_data()
    {
        QTest::addColumn<QStringList>("what");
        QTest::addColumn<int>("shards");
        const QStringList level{u":/levels/buchhaim.level.json"_s, u"--games=41"_s};
        QTest::newRow("a level in two") << level << 2;
        QTest::newRow("a level in seven") << level << 7;
        QTest::newRow("more shards than games") << QStringList{level[0], u"--games=5"_s} << 8;
        QTest::newRow("a campaign") << QStringList{u"two.campaign.json"_s, u"--games=10"_s} << 3;
        QTest::newRow("a dungeon") << QStringList{u"--dungeon"_s, u"--ruleset=classic"_s, u"--games=4"_s} << 3;
    }

    void anySplitMergesToTheSameBytes()
    {
        QFETCH(QStringList, what);
        QFETCH(int, shards);
        road();
        write(u"two.campaign.json"_s, R"({"format": "mazewright-campaign", "version": 1, "name": "Two",
        "levels": ["road.level.json", "road.level.json"]})");
        what += {u"--bot=careful"_s, u"--bot=beginner"_s, u"--first-seed=77"_s};
        const QByteArray whole = played(what);
        QVERIFY2(whole.startsWith('{'), whole);
        QStringList merge{u"playtest"_s, u"merge"_s, u"--json"_s, u"merged.json"_s};
        for (int i = 0; i < shards; ++i) {
            const int shard = (i + shards / 2) % shards + 1; // in another order
            const QString name = u"%1.json"_s.arg(shard);
            const QByteArray part = played(what + QStringList{u"--shard=%1/%2"_s.arg(shard).arg(shards)}, name);
            QVERIFY2(part.startsWith('{') && part != whole, part);
            merge.append(name);
        }
        const ProgramResult merged = run(merge);
        QCOMPARE(merged.err, QString());
        QCOMPARE(merged.exitCode, 0);
        QCOMPARE(read(u"merged.json"_s), whole);
    }

    void manyThreadsGiveTheSameBytes()
    {
        const QStringList what{u":/levels/buchhaim.level.json"_s, u"--games=200"_s, u"--bot=careful"_s};
        const QByteArray one = played(what + QStringList{u"--jobs=1"_s});
        QVERIFY2(one.startsWith('{'), one);
        QCOMPARE(played(what + QStringList{u"--jobs=3"_s}), one);
    }

    void wrongUsagePrintsAnError_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char *name, const QStringList &arguments, const QString &sentence) {
            QTest::newRow(name) << arguments << sentence;
        };
        const QString games = u"--games must be a whole number from 1 to 10000000."_s;
        const QString shard = u"--shard must be I/N, two whole numbers, I from 1 to N."_s;
        const QString what = u"playtest needs one LEVEL or CAMPAIGN, or --dungeon."_s;
        row("nothing", {}, what);
        row("two levels", {u"%road"_s, u"%road"_s}, what);
        row("a level and a dungeon", {u"%road"_s, u"--dungeon"_s}, what);
        row("no such bot", {u"%road"_s, u"--bot"_s, u"hero"_s},
            u"There is no bot hero. Available: stroller, careful, runner, fighter, collector, beginner, random."_s);
        row("no such ruleset", {u"%road"_s, u"--ruleset=chess"_s},
            u"There is no ruleset chess. Available: buchhaim, peaceful, classic, tombs, lantern."_s);
        row("no such dungeon", {u"--dungeon"_s, u"--ruleset=chess"_s},
            u"There is no ruleset chess. Available: buchhaim, peaceful, classic, tombs, lantern."_s);
        row("no games", {u"%road"_s, u"--games=0"_s}, games);
        row("games of no number", {u"%road"_s, u"--games=many"_s}, games);
        row("too many games", {u"%road"_s, u"--games=10000001"_s}, games);
        row("a seed below 0", {u"%road"_s, u"--first-seed=-1"_s},
            u"--first-seed must be a whole number from 0 to 9007199244740991."_s);
        row("no jobs", {u"%road"_s, u"--jobs=0"_s}, u"--jobs must be a whole number from 1 to 1024."_s);
        row("shard zero", {u"%road"_s, u"--shard=0/4"_s}, shard);
        row("a shard behind the last", {u"%road"_s, u"--shard=5/4"_s}, shard);
        row("a shard of nothing", {u"%road"_s, u"--shard=1"_s}, shard);
        row("a shard in three", {u"%road"_s, u"--shard=1/2/3"_s}, shard);
        row("merging nothing", {u"merge"_s, u"--json=a.json"_s}, u"playtest merge needs at least one FILE."_s);
        row("merging games", {u"merge"_s, u"a.json"_s, u"--json=b.json"_s, u"--games=1"_s},
            u"playtest merge has no option --games."_s);
        row("comparing one bot", {u"compare"_s, u"a.json"_s, u"b.json"_s, u"--bot=runner"_s},
            u"playtest compare has no option --bot."_s);
        row("comparing one", {u"compare"_s, u"a.json"_s}, u"playtest compare needs two FILEs."_s);
        row("an unknown option", {u"%road"_s, u"--fast"_s}, u"Unknown option --fast."_s);
    }

    void wrongUsagePrintsAnError()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, sentence);
        const ProgramResult result = run(QStringList{u"playtest"_s} + arguments.replaceInStrings(u"%road"_s, road()));
        QCOMPARE(result.err, u"mazewright: "_s + sentence + u'\n');
        QCOMPARE(result.out, QString());
        QCOMPARE(result.exitCode, 2);
    }

    void unplayableInputIsRefused()
    {
        QCOMPARE(run({u"playtest"_s, m_error}).exitCode, 1);
        QCOMPARE(run({u"playtest"_s, m_unreadable}).exitCode, 2);
        QCOMPARE(run({u"playtest"_s, u"none.level.json"_s}).exitCode, 2);
        QCOMPARE(run({u"playtest"_s, m_error}).out, QString());
        write(u"bad.campaign.json"_s, R"({"format": "mazewright-campaign", "version": 1,
        "levels": ["good.level.json", "error.level.json"]})");
        const ProgramResult campaign = run({u"playtest"_s, u"bad.campaign.json"_s});
        QCOMPARE(campaign.exitCode, 1);
        QVERIFY2(campaign.err.contains(u"error.level.json"), qPrintable(campaign.err));
        write(u"bad.json"_s, "[]");
        const ProgramResult merge = run({u"playtest"_s, u"merge"_s, u"bad.json"_s, u"--json=all.json"_s});
        QCOMPARE(merge.exitCode, 2);
        QCOMPARE(
            merge.err,
            u"mazewright: bad.json:1:1: This is not a Mazewright playtest; expected an object in braces. [not_a_playtest]\n"_s);
        QVERIFY(!QFileInfo::exists(pathOf(u"all.json"_s)));
    }

    void anUnwritableFileIsReportedBeforeTheFirstGame()
    {
        const ProgramResult result =
            run({u"playtest"_s, road(), u"--games=1000000"_s, u"--json"_s, u"none/all.json"_s});
        QCOMPARE(result.exitCode, 2);
        QCOMPARE(result.out, QString());
        QVERIFY2(result.err.contains(u"none/all.json: "), qPrintable(result.err));
    }

    /// The heat map is the picture of render with a legend below; it differs only on cells where heroes walked.
    void heatMarksOnlyVisitedCells()
    {
        const QString level = write(u"fork.level.json"_s, levelJson({u"@  X"_s, u"### "_s, u"    "_s}, winByExit));
        QCOMPARE(run({u"render"_s, level, u"-o"_s, u"plain.png"_s}).exitCode, 0);
        const QStringList call{u"playtest"_s, level, u"--bot=runner"_s, u"--games=4"_s, u"--heat"_s, u"heat.png"_s};
        const ProgramResult deaths = run(call);
        QCOMPARE(deaths.err, QString());
        QCOMPARE(deaths.exitCode, 0);
        const QImage plain(pathOf(u"plain.png"_s));
        const QImage cold(pathOf(u"heat.png"_s));
        QVERIFY(cold.width() >= plain.width() && cold.height() > plain.height());
        const QRect level0(QPoint(0, 0), plain.size());
        const auto isAlike = [&](const QImage &one, const QImage &other, const QRect &where) {
            return one.copy(where).convertToFormat(QImage::Format_RGB32)
                   == other.copy(where).convertToFormat(QImage::Format_RGB32);
        };
        QVERIFY(isAlike(cold, plain, level0)); // there are no deaths
        QCOMPARE(run(call + QStringList{u"--heat-of=visits"_s}).exitCode, 0);
        const QImage warm(pathOf(u"heat.png"_s));
        const QSize tile(32, 32);
        for (int x = 0; x < 4; ++x) {
            QVERIFY2(!isAlike(warm, plain, {{32 * x, 0}, tile}), qPrintable(QString::number(x)));
            QVERIFY2(isAlike(warm, plain, {{32 * x, 64}, tile}), qPrintable(QString::number(x)));
        }
        const QRect legend(0, plain.height(), warm.width(), warm.height() - plain.height());
        QVERIFY(!isAlike(warm, cold.copy(QRect({}, warm.size())), legend));
    }

    void aHeatMapNeedsASingleLevel_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char *name, const QStringList &arguments, const QString &sentence) {
            QTest::newRow(name) << arguments << sentence;
        };
        row("a dungeon", {u"--dungeon"_s, u"--heat=a.png"_s},
            u"--heat needs a level: every game of a dungeon has other depths."_s);
        row("a campaign", {u"two.campaign.json"_s, u"--heat=a.png"_s},
            u"--heat needs one level: choose a level of the campaign."_s);
        row("no picture", {u"%road"_s, u"--heat=a.jpg"_s}, u"a.jpg: The file of --heat must end in .png."_s);
        row("no such heat", {u"%road"_s, u"--heat=a.png"_s, u"--heat-of=fun"_s},
            u"--heat-of must be one of deaths, hits, waits, visits, takes."_s);
        row("heat of nothing", {u"%road"_s, u"--heat-of=hits"_s}, u"--heat-of needs --heat FILE.png."_s);
        row("no folder", {u"%road"_s, u"--games=10000000"_s, u"--bot=runner"_s, u"--heat=none/a.png"_s},
            u"none/a.png: “none/a.png” could not be saved. Its folder does not exist and could not be created. Choose another folder."_s);
        row("merged heat", {u"merge"_s, u"a.json"_s, u"--json=b.json"_s, u"--heat=a.png"_s},
            u"playtest merge has no option --heat."_s);
        row("too many games for a file", {u"%road"_s, u"--games=10000000"_s, u"--json=a.json"_s},
            u"--json holds at most 20000000 games, of all bots together."_s);
    }

    void aHeatMapNeedsASingleLevel()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, sentence);
        const ProgramResult result = run(QStringList{u"playtest"_s} + arguments.replaceInStrings(u"%road"_s, road()));
        QCOMPARE(result.err, u"mazewright: "_s + sentence + u'\n');
        QCOMPARE(result.out, QString());
        QCOMPARE(result.exitCode, 2);
        QVERIFY(!QFileInfo::exists(pathOf(u"a.png"_s)));
    }

    void gamesAreWrittenAsValidRuns()
    {
        const ProgramResult result =
            run({u"playtest"_s, u":/levels/buchhaim.level.json"_s, u"--games=3"_s, u"--first-seed=40"_s,
                 u"--bot=careful"_s, u"--bot=stroller"_s, u"--runs"_s, u"kept/runs"_s});
        QCOMPARE(result.err, QString());
        QCOMPARE(result.exitCode, 0);
        const QDir folder(pathOf(u"kept/runs"_s));
        const QStringList names = folder.entryList(QDir::Files, QDir::Name);
        QCOMPARE(names, QStringList({u"careful-40.run.json"_s, u"careful-41.run.json"_s, u"careful-42.run.json"_s,
                                     u"stroller-40.run.json"_s, u"stroller-41.run.json"_s, u"stroller-42.run.json"_s}));
        QStringList verify{u"verify"_s};
        for (const QString &name : names) {
            verify.append(folder.filePath(name));
        }
        const ProgramResult verified = run(verify);
        QCOMPARE(verified.exitCode, 0);
        QCOMPARE(verified.out.count(u": holds\n"), names.size());
        const QJsonObject file = QJsonDocument::fromJson(contentOf(folder.filePath(names[0]))).object();
        QCOMPARE(file.value(u"origin"_s).toObject(), QJsonObject({{u"by"_s, u"bot"_s}, {u"name"_s, u"careful"_s}}));
        QCOMPARE(file.value(u"seed"_s).toInt(), 40);
    }

    void incompatiblePlaytestsAreNotMerged_data()
    {
        QTest::addColumn<QStringList>("other");
        QTest::addColumn<QString>("why");
        const QString bot = u"--bot=runner"_s;
        const QString level = u"its games are of another level or ruleset."_s;
        QTest::newRow("another level") << QStringList{u"%walled"_s, bot, u"--first-seed=9"_s} << level;
        QTest::newRow("another ruleset") << QStringList{u"%road"_s, bot, u"--ruleset=classic"_s, u"--first-seed=9"_s}
                                         << level;
        QTest::newRow("a dungeon") << QStringList{u"--dungeon"_s, bot, u"--first-seed=9"_s} << level;
        QTest::newRow("other bots") << QStringList{u"%road"_s, u"--bot=careful"_s, u"--first-seed=9"_s}
                                    << u"its games are by other bots."_s;
        QTest::newRow("the same games") << QStringList{u"%road"_s, bot, u"--first-seed=3"_s}
                                        << u"some of its games were already added."_s;
    }

    void incompatiblePlaytestsAreNotMerged()
    {
        QFETCH(QStringList, other);
        QFETCH(QString, why);
        other.replaceInStrings(u"%road"_s, road()).replaceInStrings(u"%walled"_s, walled());
        played({road(), u"--bot=runner"_s, u"--games=4"_s}, u"a.json"_s);
        const QByteArray second = played(other + QStringList{u"--games=4"_s}, u"b.json"_s);
        QVERIFY2(second.startsWith('{'), second);
        const ProgramResult result = run({u"playtest"_s, u"merge"_s, u"a.json"_s, u"b.json"_s, u"--json=all.json"_s});
        QCOMPARE(result.err, u"mazewright: b.json: Cannot add this playtest: "_s + why + u'\n');
        QCOMPARE(result.exitCode, 2);
        QVERIFY(!QFileInfo::exists(pathOf(u"all.json"_s)));
    }

    void twoVersionsAreCompared()
    {
        const QStringList bots{u"--bot=careful"_s, u"--bot=runner"_s};
        played(QStringList{road(), u"--games=100"_s} + bots, u"open.json"_s);
        played(QStringList{walled(), u"--games=100"_s} + bots, u"shut.json"_s);
        played({walled(), u"--games=100"_s, u"--bot=runner"_s}, u"one.json"_s);
        played(QStringList{walled(), u"--games=100"_s, u"--first-seed=100"_s} + bots, u"later.json"_s);
        played({walled(), u"--games=10"_s, u"--bot=runner"_s}, u"few.json"_s);
        const auto compared = [this](const QString &a, const QString &b) {
            return run({u"playtest"_s, u"compare"_s, a, b});
        };
        QCOMPARE(compared(u"shut.json"_s, u"open.json"_s).out, u"careful: better\nrunner: better\n"_s);
        QCOMPARE(compared(u"open.json"_s, u"shut.json"_s).out, u"careful: worse\nrunner: worse\n"_s);
        QCOMPARE(compared(u"open.json"_s, u"open.json"_s).out, u"careful: no_difference\nrunner: no_difference\n"_s);
        QCOMPARE(compared(u"open.json"_s, u"one.json"_s).out, u"runner: worse\n"_s);
        QCOMPARE(compared(u"open.json"_s, u"one.json"_s).exitCode, 0);
        QCOMPARE(compared(u"open.json"_s, u"few.json"_s).out, u"runner: no_difference\n"_s); // ten games are too few to
                                                                                             // show a difference
        const ProgramResult none = compared(u"open.json"_s, u"later.json"_s);
        QCOMPARE(none.err, u"mazewright: No games in common: both playtests need the same bots and seeds.\n"_s);
        QCOMPARE(none.out, QString());
        QCOMPARE(none.exitCode, 2);
    }

    void theEarlierOptionIsRead()
    {
        const QStringList games{u"--games"_s, u"4"_s};
        const ProgramResult now = run(QStringList{u"playtest"_s, road(), u"--bot=runner"_s} + games);
        QCOMPARE(now.exitCode, 0);
        QCOMPARE(run(QStringList{u"playtest"_s, road(), u"--player=runner"_s} + games).out, now.out);
    }

    /// A bot of the user's own plays; the bots on the pages serve as examples.
    void ownBotsPlay()
    {
        for (const QString &name : {u"bots.md"_s, u"de/bots.md"_s}) {
            write(u"bots.json"_s, page(name).section(u"```json\n"_s, 1).section(u"```"_s, 0, 0).toUtf8());
            const ProgramResult result =
                run({u"playtest"_s, road(), u"--games=1"_s, u"--data"_s, m_dir->path(), u"--bot"_s, u"sneak"_s});
            QCOMPARE(result.err, QString());
            QCOMPARE(result.exitCode, 0);
            QVERIFY2(result.out.contains(u"\nsneak "), qPrintable(result.out));
        }
        write(u"bots.json"_s, R"({"bots": [{"key": "idler", "name": "Idler", "description": "x", "gaol": 1}]})");
        const ProgramResult wrong = run({u"playtest"_s, road(), u"--games=1"_s, u"--data"_s, m_dir->path()});
        QCOMPARE(wrong.exitCode, 2);
        QCOMPARE(wrong.out, QString());
        QVERIFY2(wrong.err.contains(u"bots.json:1:") && wrong.err.contains(u"gaol"), qPrintable(wrong.err));
    }

    void anInterruptWritesTheResultsSoFar()
    {
        QProcess process;
        process.setWorkingDirectory(m_dir->path());
        process.start(QStringLiteral(MAZEWRIGHT_PROGRAM), {u"playtest"_s, road(), u"--bot=runner"_s,
                                                           u"--games=10000000"_s, u"--jobs=2"_s, u"--json=all.json"_s});
        QVERIFY(process.waitForStarted());
        QTRY_VERIFY_WITH_TIMEOUT(catchesInterrupt(process.processId()), 60'000);
        const qint64 before = ticksOf(process.processId());
        QTRY_VERIFY_WITH_TIMEOUT(ticksOf(process.processId()) > before + 10, 60'000); // games are running
        QCOMPARE(kill(pid_t(process.processId()), SIGINT), 0);
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 130);
        const ReadPlaytest file = readPlaytestFile(pathOf(u"all.json"_s));
        QVERIFY(file.playtest);
        const qint64 games = file.playtest->bots[0].games();
        QVERIFY2(games > 0 && games < 10'000'000, qPrintable(QString::number(games)));
        QVERIFY(process.readAllStandardOutput().contains("\nrunner "));
    }

    /// The example of docs/batch.md works, with fewer games.
    void theDocumentedParallelExampleWorks()
    {
        QString example = page(u"batch.md"_s).section(u"```sh\n"_s, 1).section(u"```"_s, 0, 0);
        QVERIFY(example.contains(u"parallel mazewright playtest my.level.json --games 100000 "_s));
        example.replace(u"100000"_s, u"100"_s);
        QFile::rename(road(), pathOf(u"my.level.json"_s));
        QProcess shell;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"PATH"_s,
                           QFileInfo(QStringLiteral(MAZEWRIGHT_PROGRAM)).path() + u':' + environment.value(u"PATH"_s));
        shell.setProcessEnvironment(environment);
        shell.setWorkingDirectory(m_dir->path());
        shell.start(u"sh"_s, {u"-ec"_s, example});
        QVERIFY(shell.waitForFinished(120'000));
        QVERIFY2(shell.exitCode() == 0, qPrintable(QString::fromUtf8(shell.readAllStandardError())
                                                   + u" (GNU parallel is in the Debian package parallel)"_s));
        QCOMPARE(read(u"all.json"_s), played({u"my.level.json"_s, u"--games=100"_s}, u"once.json"_s));
    }

private:
    /// Returns a level with a path of three steps to the exit, which is always won.
    QString road() const { return write(u"road.level.json"_s, levelJson({u"@  X"_s}, winByExit)); }
    /// Returns the same level with a wall before the exit.
    QString walled() const { return write(u"walled.level.json"_s, levelJson({u"@ #X"_s}, winByExit)); }
    /// Runs a playtest. Returns the contents of the file that it writes.
    QByteArray played(const QStringList &arguments, const QString &name = u"all.json"_s) const
    {
        const ProgramResult result = run(QStringList{u"playtest"_s, u"--json"_s, name} + arguments);
        return result.exitCode == 0 && result.err.isEmpty() ? read(name) : result.err.toUtf8();
    }
};

MAZEWRIGHT_SUITE(playtest, TestPlaytest)
#include "tst_playtest.moc"
