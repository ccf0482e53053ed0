#include "app/cli/commands.h"
#include "app/cli/interrupt.h"
#include "app/cli/output.h"
#include "editor/storage/backgroundjob.h"
#include "gamecore/base/rng.h"
#include "gamecore/playtest/playtest.h"
#include "gamecore/replay/runwriter.h"
#include "gamecore/solving/solution.h"
#include "gamecore/solving/solver.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QThread>

#include <map>
#include <mutex>
#include <numeric>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 mostSeeds = 1'000'000;
constexpr qint64 mostStates = 100'000'000;
constexpr int mostThreads = 1024;

/// The options of a `solve` call.
struct SolveCall {
    CataloguePtr catalogue;
    SeedRange seeds;
    SolveBounds bounds;
    int jobs = 1;
    bool isJson = false;
    QString runPath = {};
};

/// Reads a whole-number option; prints an error if its value is wrong.
std::optional<qint64> numberOf(const Arguments &call, const QString &option, qint64 first, qint64 last, qint64 usual)
{
    const std::optional<qint64> number = numberOption(call, option, first, last, usual);
    if (!number) {
        usageError(u"%1 must be a whole number from %2 to %3."_s.arg(option).arg(first).arg(last));
    }
    return number;
}

bool readCall(const Arguments &call, SolveCall &result)
{
    const auto seed = numberOf(call, u"--seed"_s, 0, qint64(largestSeed) - mostSeeds, 0);
    const auto seeds = numberOf(call, u"--seeds"_s, 1, mostSeeds, 1);
    const auto states = numberOf(call, u"--states"_s, 1, mostStates, result.bounds.states);
    const auto stepMs = numberOf(call, u"--step-ms"_s, 1, longestAdvance, usualStepMs);
    const auto jobs = numberOf(call, u"--jobs"_s, 1, mostThreads, QThread::idealThreadCount());
    if (!seed || !seeds || !states || !stepMs || !jobs) {
        return false;
    }
    result.seeds = {std::uint64_t(*seed), *seeds};
    result.bounds = {.states = *states, .stepMs = int(*stepMs)};
    result.jobs = int(*jobs);
    result.isJson = call.has(u"--json"_s);
    result.runPath = call.values.value(u"--run"_s);
    const QFileInfo run(result.runPath);
    if (call.has(u"--run"_s) && (run.fileName().isEmpty() || run.isDir() || !run.absoluteDir().exists())) {
        usageError(u"%1: Cannot write the recording there."_s.arg(result.runPath));
        return false;
    }
    return true;
}

/// The answer for a seed, without the commands.
struct SeedVerdict {
    Solvable solvable = Solvable::Unknown;
    int steps = 0;
    bool isShortest = false;
};

struct SolveAnswers {
    std::map<std::uint64_t, SeedVerdict> verdicts = {}; ///< by seed
    std::optional<std::uint64_t> firstWon = {};         ///< lowest seed that can be won
    std::vector<Command> way = {};                      ///< commands that win it
};

QString sentenceOf(std::uint64_t seed, const SeedVerdict &verdict)
{
    QString said = verdict.solvable == Solvable::Cannot ? u"not winnable"_s : u"undecided"_s;
    if (verdict.solvable == Solvable::Can) {
        said = u"winnable in %1 step%2"_s.arg(verdict.steps).arg(verdict.steps == 1 ? u""_s : u"s"_s);
        said += verdict.isShortest ? u" (the shortest way)"_s : QString();
    }
    return u"seed %1: %2"_s.arg(seed).arg(said);
}

Ceiling ceilingOf(const SolveAnswers &answers)
{
    Ceiling ceiling;
    for (const auto &[seed, verdict] : answers.verdicts) {
        ceiling.add(verdict.solvable);
    }
    return ceiling;
}

QString sentenceOf(const Ceiling &ceiling)
{
    const qint64 open = ceiling.count(Solvable::Unknown);
    const QString share = QString::number(100.0 * ceiling.least(), 'f', 1);
    const QString rest = open > 0 ? u"; undecided: %1"_s.arg(open) : QString();
    return u"winnable: %1 of %2 seeds (%3 %)%4"_s.arg(ceiling.count(Solvable::Can))
        .arg(ceiling.games())
        .arg(share, rest);
}

void printAnswers(const SolveCall &call, const SolveAnswers &answers)
{
    for (const auto &[seed, verdict] : answers.verdicts) {
        printOut(sentenceOf(seed, verdict));
    }
    if (call.seeds.count > 1 && !answers.verdicts.empty()) {
        printOut(sentenceOf(ceilingOf(answers)));
    }
}

void printJson(const SolveAnswers &answers)
{
    QJsonArray seeds;
    for (const auto &[seed, verdict] : answers.verdicts) {
        seeds.append(QJsonObject{{u"seed"_s, qint64(seed)},
                                 {u"verdict"_s, QString(keyOf(verdict.solvable))},
                                 {u"steps"_s, verdict.steps},
                                 {u"shortest"_s, verdict.isShortest}});
    }
    const QJsonObject object{{u"seeds"_s, seeds}, {u"ceiling"_s, ceilingOf(answers).least()}};
    printOut(QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Indented)).trimmed());
}

/// Writes the run of the first seed that can be won. True if it was written or there is none.
bool writeWonRun(const SolveCall &call, const PlayableLevel &level, const SolveAnswers &answers)
{
    if (call.runPath.isEmpty()) {
        return true;
    }
    if (!answers.firstWon) {
        printError(u"mazewright: %1: No recording written: no winning game is known."_s.arg(call.runPath));
        return true;
    }
    const Run run = runOf(call.catalogue, level, *answers.firstWon, answers.way, call.bounds.stepMs);
    return writeFile(call.runPath, writeRun(run, *call.catalogue));
}

int exitCodeOf(const SolveAnswers &answers)
{
    const Ceiling ceiling = ceilingOf(answers);
    return ceiling.count(Solvable::Cannot) > 0    ? ExitProblems
           : ceiling.count(Solvable::Unknown) > 0 ? ExitCannotTell
                                                  : ExitDone;
}

void tellStates(qint64 known, qint64 all, qint64 states)
{
    printProgress(u"%1 of %2 seeds, %3 states"_s.arg(known).arg(all).arg(states));
}

/// Solves all seeds, or as many as are done before it is cancelled. The answers do not depend on the number of threads.
SolveAnswers solveAll(const SolveCall &call, const PlayableLevel &level, const std::atomic<bool> &isCancelled,
                      bool isWatched)
{
    const Solver solver(call.catalogue, level);
    std::mutex keeping;
    SolveAnswers answers; // guarded by the mutex
    std::atomic<qint64> known = 0;
    std::atomic<qint64> states = 0;                                                 // searched in finished seeds
    std::vector<std::atomic<qint64>> underWay(std::size_t(std::max(1, call.jobs))); // states searched for the current
                                                                                    // seed of each thread
    const auto solveSeed = [&](qint64 item, int thread) {
        const std::uint64_t seed = call.seeds.first + std::uint64_t(item);
        std::atomic<qint64> &own = underWay[std::size_t(thread)];
        Solution solution = solver.solve(seed, call.bounds, {.states = &own, .isCancelled = &isCancelled});
        own = 0;
        if (isCancelled) {
            return;
        }
        const std::lock_guard lock(keeping);
        answers.verdicts[seed] = {solution.solvable, solution.steps, solution.isShortest};
        if (solution.solvable == Solvable::Can && (!answers.firstWon || seed < *answers.firstWon)) {
            answers.firstWon = seed;
            answers.way = std::move(solution.commands);
        }
        ++known;
        states += solution.states;
    };
    const auto tell = [&] {
        if (isWatched) {
            tellStates(known, call.seeds.count, std::accumulate(underWay.begin(), underWay.end(), qint64(states)));
        }
    };
    forEachInParallel(call.seeds.count, call.jobs, isCancelled, solveSeed, tell);
    return answers;
}

int solveSeeds(const SolveCall &call, const PlayableLevel &level)
{
    const Interrupt interrupt;
    const bool isWatched = isatty(STDERR_FILENO) == 1;
    const SolveAnswers answers = solveAll(call, level, interrupt.isInterrupted(), isWatched);
    if (isWatched) {
        printError({});
    }
    if (call.isJson) {
        printJson(answers);
    } else {
        printAnswers(call, answers);
    }
    const bool isWritten = writeWonRun(call, level, answers);
    return interrupt.isInterrupted() ? ExitStopped : isWritten ? exitCodeOf(answers) : ExitUsage;
}

} // namespace

int runSolve(const QStringList &arguments)
{
    const Arguments call = readArguments(arguments, {{u"--seed"_s, true},
                                                     {u"--seeds"_s, true},
                                                     {u"--states"_s, true},
                                                     {u"--step-ms"_s, true},
                                                     {u"--jobs"_s, true},
                                                     {u"--run"_s, true},
                                                     {u"--json"_s}});
    if (!call.fault.isEmpty()) {
        return usageError(call.fault);
    }
    if (call.files.size() != 1) {
        return usageError(u"solve needs one LEVEL."_s);
    }
    SolveCall solve;
    solve.catalogue = catalogueFor(call);
    if (!solve.catalogue || !readCall(call, solve)) {
        return ExitUsage;
    }
    int exitCode = ExitUsage;
    const std::optional<PlayableLevel> level =
        playedLevelFrom(call.files.first(), *solve.catalogue, {}, call.trusted, exitCode);
    // A level with errors is neither winnable nor unwinnable.
    return level ? solveSeeds(solve, *level) : ExitUsage;
}
