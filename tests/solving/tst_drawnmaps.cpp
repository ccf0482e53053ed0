#include "gamecore/solving/solver.h"
#include "gamecore/levelfile/levelreader.h"
#include "gamecore/levelfile/levelwriter.h"
#include "tests/support/drawnmaps.h"
#include "tests/support/soak.h"
#include "tests/support/suite.h"

#include <QElapsedTimer>
#include <QTest>

using namespace Qt::StringLiterals;

/// Whether maps that people draw can be won.
class TestDrawnMaps : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void measure();
};

void TestDrawnMaps::measure()
{
    for (const DrawnMap &map : drawnMaps()) {
        const PlayableLevel level = playableOf(map);
        for (int seed = 0; seed < qEnvironmentVariableIntValue("SEEDS"); ++seed) {
            QElapsedTimer timer;
            timer.start();
            const int states = qEnvironmentVariableIntValue("STATES");
            const Solution solution = solve(mapsCatalogue(), level, seed, {.states = states ? states : 200'000});
            qInfo("ROW %-28s %2dx%-2d %s %-7s %7lld %6lld ms steps %d", qPrintable(map.name), level.level().terrain.width(), level.level().terrain.height(), map.canBeWon ? "can   " : "cannot",
                  keyOf(solution.solvable).data(), solution.states, timer.elapsed(), solution.steps);
        }
    }
}

MAZEWRIGHT_SUITE(drawnmaps, TestDrawnMaps)
#include "tst_drawnmaps.moc"
