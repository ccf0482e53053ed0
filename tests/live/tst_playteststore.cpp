#include "app/playtests/liveplaytest.h"
#include "gamecore/base/hasher.h"
#include "tests/support/contentof.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/drawnworld.h"
#include "tests/support/filetime.h"
#include "tests/support/shippedbots.h"
#include "tests/support/suite.h"

#include <QDateTime>
#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QString keptRules = u"\"rules\": { \"clock\": \"turns\" }"_s;
const QStringList keptEasy{u"#####"_s, u"#@ g#"_s, u"#####"_s};
const QStringList keptLonger{u"#######"_s, u"#@   g#"_s, u"#######"_s};
/// The treasure is unreachable, so no bot wins.
const QStringList keptHopeless{u"######"_s, u"#@ #g#"_s, u"######"_s};
/// A patrolling monster blocks the path and kills by contact.
const QStringList keptGuarded{u"###########"_s, u"#@   K   g#"_s, u"######### #"_s, u"###########"_s};

LiveCourse keptCourse(const QStringList &rows, const QString &rules = keptRules)
{
    return std::make_shared<const Level>(levelFrom(rows, rules));
}

bool allArePlayed(const LivePlaytest &live)
{
    return QTest::qWaitFor([&live] { return live.state() == LivePlaytest::State::Done; }, 60'000);
}

/// Returns the number of games in the first report about a course.
qint64 playedAtFirst(LivePlaytest &live, const LiveCourse &course)
{
    qint64 played = -1;
    const auto connection = QObject::connect(&live, &LivePlaytest::changed, &live, [&] {
        if (played < 0 && live.games()) {
            played = live.played();
        }
    });
    live.play(course, true);
    const bool isHeard = QTest::qWaitFor([&played] { return played >= 0; }, 60'000);
    QObject::disconnect(connection);
    return isHeard ? played : -1;
}

} // namespace

/// Results of bots' games are kept for the next start of the program.
class TestPlaytestStore : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void storedFiguresAreShownAtOnce()
    {
        playAll(keptCourse(keptGuarded));
        QCOMPARE(files().size(), 1);
        const std::unique_ptr<LivePlaytest> fresh = std::make_unique<LivePlaytest>(
            shippedCatalogue(), std::vector{shippedBot(u"stroller"_s), shippedBot(u"careful"_s)});
        fresh->play(keptCourse(keptGuarded), true);
        QVERIFY(allArePlayed(*fresh));
        const std::unique_ptr<LivePlaytest> again = newRun();
        QCOMPARE(playedAtFirst(*again, keptCourse(keptGuarded)), again->wanted());
        QCOMPARE(again->state(), LivePlaytest::State::Done);
        for (std::size_t i = 0; i < again->rows().size(); ++i) {
            QCOMPARE(again->rows()[i].now->games, fresh->rows()[i].now->games);
            QCOMPARE(again->rows()[i].now->inRow, LiveGames::mostGames);
            QCOMPARE(again->rows()[i].now->share.share(), fresh->rows()[i].now->share.share());
        }
    }

    void interruptedGamesContinueAndCountOnce()
    {
        qint64 before = 0;
        {
            const std::unique_ptr<LivePlaytest> live = newRun();
            live->play(keptCourse(keptGuarded), true);
            QVERIFY(QTest::qWaitFor([&live] {
                return live->rows().back().now->inRow >= Comparison::fewest
                       && live->rows().front().now->inRow >= Comparison::fewest;
            }));
            live->outdate();
            before = live->played();
        }
        QVERIFY(before < 2 * LiveGames::mostGames);
        const std::unique_ptr<LivePlaytest> again = newRun();
        QCOMPARE(playedAtFirst(*again, keptCourse(keptGuarded)), before);
        QVERIFY(allArePlayed(*again));
        QCOMPARE(again->played(), again->wanted());
        for (const LiveRow &row : again->rows()) {
            QCOMPARE(row.now->games.places.front().entered, LiveGames::mostGames);
        }
    }

    void theVersionBeforeIsStoredToo()
    {
        {
            const std::unique_ptr<LivePlaytest> live = newRun();
            live->play(keptCourse(keptEasy), true);
            QVERIFY(allArePlayed(*live));
            live->play(keptCourse(keptHopeless), false);
            QVERIFY(allArePlayed(*live));
        }
        const std::unique_ptr<LivePlaytest> again = newRun();
        QCOMPARE(playedAtFirst(*again, keptCourse(keptHopeless)), again->wanted());
        for (const LiveRow &row : again->rows()) {
            QVERIFY(row.before);
            QCOMPARE(row.before->share.share().share, 1.0);
            QCOMPARE(row.comparison.verdict(), Comparison::Verdict::Worse);
        }
    }

    void theCeilingIsStoredToo()
    {
        WinnableGames before;
        WinnableGames now;
        {
            const std::unique_ptr<LivePlaytest> live = newRun();
            for (const QStringList &rows : {keptEasy, keptGuarded}) {
                before = live->solved();
                live->play(keptCourse(rows), false);
                QVERIFY(allArePlayed(*live));
                QVERIFY(QTest::qWaitFor([&live] { return live->isCeilingKnown(); }, 60'000));
            }
            now = live->solved();
        }
        QVERIFY(now.ceiling().count(Solvable::Cannot) > 0);
        QVERIFY(now != before);
        const std::unique_ptr<LivePlaytest> again = newRun();
        QCOMPARE(playedAtFirst(*again, keptCourse(keptGuarded)), again->wanted());
        QCOMPARE(again->solved(), now);
        QCOMPARE(again->solvedBefore().answers, before.answers);
    }

    void deathsAreStoredWithTheirCells()
    {
        const auto deaths = [](const LivePlaytest &live) {
            std::map<std::uint64_t, std::pair<int, int>> cells;
            for (const LostGame &game : live.rows().front().now->lost) {
                cells[game.seed] = {game.cell.x, game.cell.y};
            }
            return cells;
        };
        std::map<std::uint64_t, std::pair<int, int>> before;
        {
            const std::unique_ptr<LivePlaytest> live = newRun();
            live->play(keptCourse(keptGuarded), true);
            QVERIFY(allArePlayed(*live));
            before = deaths(*live);
        }
        QVERIFY(!before.empty());
        const std::unique_ptr<LivePlaytest> again = newRun();
        QCOMPARE(playedAtFirst(*again, keptCourse(keptGuarded)), again->wanted());
        QVERIFY(deaths(*again) == before);
    }

    void differentBotsOrRulesReuseNoFigures()
    {
        playAll(keptCourse(keptGuarded));
        Bot braver = shippedBot(u"careful"_s);
        braver.danger = 0;
        QCOMPARE(playedAtFirst(*newRun({shippedBot(u"stroller"_s), braver}), keptCourse(keptGuarded)), 0);
        QCOMPARE(playedAtFirst(*newRun({shippedBot(u"stroller"_s)}), keptCourse(keptGuarded)), 0);
        const LiveCourse mortal =
            keptCourse(keptGuarded, u"\"rules\": { \"clock\": \"turns\", \"death\": \"permadeath\" }"_s);
        QCOMPARE(playedAtFirst(*newRun(), mortal), 0);
        QCOMPARE(playedAtFirst(*newRun(), keptCourse(keptLonger)), 0);
        QCOMPARE(playedAtFirst(*newRun(), keptCourse(keptGuarded)), 2 * LiveGames::mostGames);
    }

    void damagedFilesAreIgnored_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::newRow("nothing in it") << QByteArray() << QByteArray();
        QTest::newRow("no JSON") << QByteArray("{") << QByteArray("<");
        QTest::newRow("another format") << QByteArray("mazewright-kept-playtest") << QByteArray("mazewright-run");
        QTest::newRow("a later version") << QByteArray("},\"version\":2}") << QByteArray("},\"version\":3}");
        QTest::newRow("a bot missing") << QByteArray("\"bot\":\"careful\"") << QByteArray("\"bot\":\"hero\"");
        QTest::newRow("another size") << QByteArray("\"size\":[11,4]") << QByteArray("\"size\":[12,4]");
        QTest::newRow("a death outside") << QByteArray("\"lost\":[[") << QByteArray("\"lost\":[[7,0,99,1],[");
        QTest::newRow("a death too many") << QByteArray("\"lost\":[[") << QByteArray("\"lost\":[[7,0,1,1],[");
        QTest::newRow("no ceiling") << QByteArray("\"ceiling\":") << QByteArray("\"sealing\":");
        QTest::newRow("an answer that is none") << QByteArray("\"answers\":\"") << QByteArray("\"answers\":\"x");
        QTest::newRow("a death on no level") << QByteArray("\"lost\":[[") << QByteArray("\"lost\":[[7,3,1,1],[");
    }

    void damagedFilesAreIgnored()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        playAll(keptCourse(keptGuarded));
        QCOMPARE(files().size(), 1);
        const QString path = kept().filePath(files().front());
        const QByteArray whole = contentOf(path);
        QByteArray damaged = from.isEmpty() ? QByteArray() : QByteArray(whole).replace(from, to);
        QVERIFY(damaged != whole);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(damaged) == damaged.size());
        file.close();
        {
            const std::unique_ptr<LivePlaytest> live = newRun();
            QCOMPARE(playedAtFirst(*live, keptCourse(keptGuarded)), 0);
            QVERIFY(allArePlayed(*live));
        }
        QCOMPARE(playedAtFirst(*newRun(), keptCourse(keptGuarded)),
                 2 * LiveGames::mostGames); // the damaged file was replaced
    }

    void theOldestSurplusFilesAreDeleted()
    {
        QVERIFY(QDir().mkpath(kept().path()));
        const QDateTime now = QDateTime::currentDateTime();
        for (int i = 0; i < PlaytestStore::mostFiles + 6; ++i) {
            QFile file(kept().filePath(hashText(std::uint64_t(i)) + u".playtest.json"_s));
            QVERIFY(file.open(QIODevice::WriteOnly));
            QVERIFY(file.setFileTime(now.addDays(-100 + i), QFileDevice::FileModificationTime));
        }
        QFile foreign(kept().filePath(u"my.playtest.json"_s));
        QVERIFY(foreign.open(QIODevice::WriteOnly));
        QVERIFY(foreign.setFileTime(now.addYears(-1), QFileDevice::FileModificationTime));
        playAll(keptCourse(keptEasy));
        QCOMPARE(files().size(), PlaytestStore::mostFiles + 1);
        QVERIFY(foreign.exists());
        QVERIFY(!kept().exists(hashText(6) + u".playtest.json"_s));
        QVERIFY(kept().exists(hashText(7) + u".playtest.json"_s));
        QCOMPARE(playedAtFirst(*newRun(), keptCourse(keptEasy)), 2 * LiveGames::mostGames);
    }

    void theLatestPlaytestSurvivesAClockSetBack()
    {
        QVERIFY(QDir().mkpath(kept().path()));
        for (int i = 0; i < PlaytestStore::mostFiles; ++i) {
            const QString path = kept().filePath(hashText(std::uint64_t(i)) + u".playtest.json"_s);
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.close();
            setTime(path, QDateTime::currentDateTime().addDays(i + 1));
        }
        playAll(keptCourse(keptEasy));
        playAll(keptCourse(keptLonger));
        QVERIFY(!kept().exists(hashText(1) + u".playtest.json"_s));
        QVERIFY(kept().exists(hashText(2) + u".playtest.json"_s));
        for (const QStringList &rows : {keptEasy, keptLonger}) {
            QCOMPARE(playedAtFirst(*newRun(), keptCourse(rows)), 2 * LiveGames::mostGames);
        }
        const QString readLast = kept().entryList(QDir::Files, QDir::Time).value(0);
        QCOMPARE(playedAtFirst(*newRun(), keptCourse(keptEasy)), 2 * LiveGames::mostGames);
        QVERIFY(kept().entryList(QDir::Files, QDir::Time).value(0) != readLast);
    }

    void withoutAFolderNoPlaytestIsStored()
    {
        LivePlaytest live(shippedCatalogue(), {shippedBot(u"careful"_s)});
        live.play(keptCourse(keptEasy), true);
        QVERIFY(allArePlayed(live));
        PlaytestStore nowhere({});
        nowhere.keep(live.games(), live.games()->findings());
        nowhere.flush();
        QVERIFY(!nowhere.read(live.games()->course(), live.bots()));
        QVERIFY(files().isEmpty());
    }

private:
    std::unique_ptr<LivePlaytest> newRun(std::vector<Bot> bots = {shippedBot(u"stroller"_s), shippedBot(u"careful"_s)})
    {
        return std::make_unique<LivePlaytest>(shippedCatalogue(), std::move(bots), m_folder->filePath(u"kept"_s));
    }
    QDir kept() const { return QDir(m_folder->filePath(u"kept"_s)); }
    QStringList files() const { return kept().entryList(QDir::Files, QDir::Name); }

    /// Plays all games of a course and quits the program.
    void playAll(const LiveCourse &course)
    {
        const std::unique_ptr<LivePlaytest> live = newRun();
        live->play(course, true);
        QVERIFY(allArePlayed(*live));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

MAZEWRIGHT_SUITE(playteststore, TestPlaytestStore)
#include "tst_playteststore.moc"
