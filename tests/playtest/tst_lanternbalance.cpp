#include "gamecore/data/ruleset.h"
#include "gamecore/playtest/playtest.h"
#include "gamecore/playtest/statistics.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/shippedbots.h"
#include "tests/support/soak.h"
#include "tests/support/suite.h"

#include <QTest>
#include <QThreadPool>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// A few games reveal a large change of the data; ./dev soak plays as many as docs/balance.md.
qint64 gamesOf(int usual)
{
    return repeats(usual, 400);
}

Course lantern()
{
    return {.shipped = shippedCatalogue(), .levels = {}, .ruleset = u"lantern"_s};
}

std::vector<BotFigures> played(const std::vector<Bot> &bots, qint64 games)
{
    std::vector<BotFigures> figures(bots.size());
    QThreadPool pool;
    for (std::size_t i = 0; i < bots.size(); ++i) {
        pool.start([&, i] { figures[i] = playGames(lantern(), bots[i], {0, games}); });
    }
    pool.waitForDone();
    return figures;
}

BotFigures played(const QString &bot, qint64 games)
{
    return played({shippedBot(bot)}, games).front();
}

Share shareWon(const BotFigures &figures)
{
    return shareOf(figures.count(GameEnd::Won), figures.games());
}

/// Returns the careful bots, each with its own habit of choosing level-ups.
std::vector<Bot> growing()
{
    IssueList issues;
    return loadBots({QStringLiteral(MAZEWRIGHT_SOURCE_DIR "/tests/balance")}, issues);
}

/// Returns all keys of a column of figures, over all depths.
QStringList keysIn(const BotFigures &figures, KeyCounts LevelFigures::*counts)
{
    QStringList keys;
    for (const LevelFigures &depth : figures.places) {
        for (const auto &[key, count] : depth.*counts) {
            keys.append(key);
        }
    }
    return keys;
}

} // namespace

/// The dungeon of `lantern` keeps the balance that docs/balance.md describes.
class TestLanternBalance : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theCarefulBotWinsSomeGames()
    {
        const Share won = shareWon(m_careful);
        QVERIFY2(won.low <= 0.3 && won.high >= 0.15, qPrintable(u"the careful win %1 of their games"_s.arg(won.share)));
    }

    void beginnersPassDepthThreeInHalfTheirGames()
    {
        const BotFigures figures = played(u"beginner"_s, gamesOf(100));
        QVERIFY(figures.places.size() > 3);
        const Share passed = shareOf(figures.places[3].entered, figures.games());
        QVERIFY2(passed.low <= 0.55 && passed.high >= 0.45, qPrintable(u"beginners pass it in %1"_s.arg(passed.share)));
    }

    void carelessBotsNeverWin()
    {
        QVERIFY(shareWon(played(u"stroller"_s, gamesOf(60))).low <= 0.01);
        QVERIFY(shareWon(played(u"random"_s, gamesOf(5))).low <= 0.01);
    }

    /// Compares with the lower bound of the confidence interval, so that the luck of few games does not fail the test.
    void noGrowthHabitIsFarBetterThanTheOthers()
    {
        const std::vector<Bot> bots = growing();
        QCOMPARE(bots.size(), std::size_t(growthHabitCount));
        const std::vector<BotFigures> figures = played(bots, gamesOf(20));
        double mean = 0;
        for (const BotFigures &one : figures) {
            mean += shareWon(one).share / double(figures.size());
        }
        for (const BotFigures &one : figures) {
            QVERIFY2(shareWon(one).low <= 1.5 * mean, qPrintable(one.bot));
        }
    }

    void everyMonsterAndItemIsEncountered()
    {
        const DungeonPlan &plan = shippedCatalogue()->ruleset(u"lantern"_s)->dungeon;
        const auto verify = [this](const std::vector<DepthChance> &table, KeyCounts LevelFigures::*counts) {
            QVERIFY(!table.empty());
            const QStringList keys = keysIn(m_careful, counts);
            for (const DepthChance &row : table) {
                QVERIFY2(keys.contains(row.kind), qPrintable(row.kind));
            }
        };
        verify(plan.monsters, &LevelFigures::met);
        verify(plan.items, &LevelFigures::taken);
    }

private:
    BotFigures m_careful = played(u"careful"_s, gamesOf(40));
};

MAZEWRIGHT_SUITE(lanternbalance, TestLanternBalance)
#include "tst_lanternbalance.moc"
