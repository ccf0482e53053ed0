#include "gamecore/solving/clockwork.h"
#include "gamecore/world/event.h"
#include "tests/support/clockworklevels.h"
#include "tests/support/drawnworld.h"
#include "tests/support/quickestvictory.h"
#include "tests/support/soak.h"
#include "tests/support/suite.h"

#include <QJsonDocument>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// Counts of results over many levels.
struct Tally {
    int compared = 0;
    int won = 0;
    int lost = 0;
    int open = 0;    ///< neither search could tell
    int later = 0;   ///< won after the time that the exhaustive search covered
    int strange = 0; ///< levels with monsters that react to the hero
};

/// Plays a solution and returns when it wins; std::nullopt if it does not, or if two steps are too close together.
std::optional<int> timeOf(const PlayableLevel &level, std::uint64_t seed, const Solution &solution, int stepMs)
{
    Game game = Game::start(clockworkCatalogue(), level, seed).game;
    EventList events;
    qint64 lastStep = -stepMs;
    for (const Command &command : solution.commands) {
        game.play(command, events);
        const bool isStep = command.type == Command::Type::Move && game.world().isRealTime();
        if (events.isRefused() || (isStep && game.world().timeMs() - lastStep < stepMs)) {
            return std::nullopt;
        }
        lastStep = isStep ? game.world().timeMs() : lastStep;
    }
    const bool isWon = game.world().status() == Status::Won && game.world().steps() == solution.steps;
    return isWon ? std::optional(int(game.world().clockNow())) : std::nullopt;
}

QString textOf(const PlayableLevel &level, std::uint64_t seed, int stepMs)
{
    const QStringList rows = drawn(Game::start(clockworkCatalogue(), level, seed).game.world());
    const QString rules = QString::fromUtf8(QJsonDocument(level.level().rules).toJson(QJsonDocument::Compact));
    return u"%1\n%2\nseed %3, a step in %4 ms"_s.arg(rows.join(u'\n'), rules).arg(seed).arg(stepMs);
}

/// Returns the difference between the exact and the exhaustive search; empty if they agree. `distances` is the limit of
/// StepLowerBound.
QString difference(const PlayableLevel &level, std::uint64_t seed, int stepMs, qint64 distances, Tally &tally)
{
    const int until = repeats(14, 24);
    const ClockworkSolver solver(clockworkCatalogue(), level, distances);
    const Solution solution = solver.solve(seed, {.states = 20'000, .stepMs = stepMs});
    const QuickestVictory tried =
        quickestVictory(Game::start(clockworkCatalogue(), level, seed).game, stepMs, until, repeats(1'000, 4'000));
    ++tally.compared;
    if (solution.solvable == Solvable::Can) {
        const std::optional<int> time = timeOf(level, seed, solution, stepMs);
        const bool isLater = time && *time > tried.until && !tried.time && !tried.isExhausted;
        tally.won += int(!isLater);
        tally.later += int(isLater);
        return solution.isShortest && time && (isLater || time == tried.time)
                   ? QString()
                   : u"won at %1, tried %2"_s.arg(time.value_or(-1)).arg(tried.time.value_or(-1));
    }
    const bool isCannot = solution.solvable == Solvable::Cannot;
    tally.lost += int(isCannot);
    tally.open += int(!isCannot);
    const bool agrees = !tried.time && (isCannot || !tried.isExhausted);
    return agrees ? QString() : u"%1, tried %2"_s.arg(keyOf(solution.solvable)).arg(tried.time.value_or(-1));
}

} // namespace

/// The exact search compared with an exhaustive search on the real game.
class TestExactSearch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithExhaustivePlay()
    {
        Tally tally;
        const int levels = repeats(300, 10'000);
        for (std::uint64_t number = 0; tally.compared < levels; ++number) {
            Rng rng(number);
            const PlayableLevel level = clockworkByChance(rng);
            const std::uint64_t seed = std::uint64_t(rng.below(1000));
            const int stepMs = 1 + rng.below(3);
            // With few distances, the estimate that guides the search omits keys, doors and most of the treasure.
            const qint64 distances = rng.below(3) == 0 ? 1 : StepLowerBound::usualDistances;
            if (!isClockwork(level)) {
                ++tally.strange;
                continue;
            }
            const QString differs = difference(level, seed, stepMs, distances, tally);
            QVERIFY2(differs.isEmpty(), qPrintable(differs + u'\n' + textOf(level, seed, stepMs)));
        }
        qInfo("%d levels: %d won, %d not to be won, %d won later than tried, %d open, %d no clockwork", tally.compared,
              tally.won, tally.lost, tally.later, tally.open, tally.strange);
        QVERIFY(tally.won > levels / 10);
        QVERIFY(tally.lost > levels / 10);
    }
};

MAZEWRIGHT_SUITE(exactsearch, TestExactSearch)
#include "tst_exactsearch.moc"
