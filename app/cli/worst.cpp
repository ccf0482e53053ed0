#include "app/cli/commands.h"
#include "app/cli/headless.h"
#include "app/cli/interrupt.h"
#include "app/cli/output.h"
#include "editor/text/worsttext.h"
#include "gamecore/levelfile/levelcheck.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 mostKeptStates = 100'000'000'000;

/// The results of a `worst` call.
struct WorstAnswer {
    WorstCase alone = {};
    std::optional<WorstPairs> pairs = {}; ///< std::nullopt if pairs were not requested
};

bool readBounds(const Arguments &call, WorstCaseBounds &bounds)
{
    const auto states = numberOption(call, u"--states"_s, 1, mostKeptStates, bounds.states);
    const auto stepMs = numberOption(call, u"--step-ms"_s, 1, longestAdvance, bounds.stepMs);
    if (!states || !stepMs) {
        usageError(u"%1 must be a whole number from 1 to %2."_s.arg(states ? u"--step-ms"_s : u"--states"_s)
                       .arg(states ? longestAdvance : mostKeptStates));
        return false;
    }
    bounds.states = *states;
    bounds.stepMs = int(*stepMs);
    return true;
}

template<typename SoFar>
void tellProgress(const SoFar &soFar)
{
    printProgress(WorstText::progressOf(soFar));
}

WorstAnswer search(const PlayableLevel &level, const WorstCaseBounds &bounds, bool asksPairs,
                   const std::atomic<bool> &isCancelled)
{
    const bool isWatched = isatty(STDERR_FILENO) == 1;
    WorstAnswer answer;
    answer.alone = worstCaseOf(level, bounds, &isCancelled, isWatched ? tellProgress<WorstCase> : nullptr);
    if (asksPairs) {
        answer.pairs =
            worstPairsOf(level, answer.alone, bounds, &isCancelled, isWatched ? tellProgress<WorstPairs> : nullptr);
    }
    if (isWatched) {
        printError({});
    }
    return answer;
}

void printDenials(const WorstText &text, const std::vector<Denier> &deniers)
{
    for (const Denier &denier : deniers) {
        for (const Denier::Goal &goal : denier.goals) {
            printOut(text.sentenceOf(denier, goal));
        }
    }
}

void printAnswer(const PlayableLevel &level, const WorstAnswer &answer)
{
    const WorstText text(level, answer.alone);
    printDenials(text, deniersOf(answer.alone));
    printOut(text.summary());
    if (answer.pairs) {
        printDenials(text, deniersOf(*answer.pairs));
        printOut(text.summaryOf(*answer.pairs));
    }
}

QJsonObject jsonOfThing(const Thing &thing)
{
    return {{u"kind"_s, thing.kind}, {u"cell"_s, cellArray(thing.cell)}};
}

QJsonArray jsonOf(const std::vector<Denier> &deniers, const Level &level)
{
    QJsonArray denials;
    for (const Denier &denier : deniers) {
        QJsonArray monsters;
        for (const std::size_t thing : denier.things) {
            monsters.append(jsonOfThing(level.things[thing]));
        }
        for (const Denier::Goal &goal : denier.goals) {
            QJsonArray stands;
            for (const std::vector<Point> &stand : goal.stands) {
                QJsonArray cells;
                for (const Point cell : stand) {
                    cells.append(cellArray(cell));
                }
                stands.append(cells);
            }
            denials.append(QJsonObject{{u"monsters"_s, monsters},
                                       {u"goal"_s, goal.condition == WinByExit ? u"exit"_s : u"treasure"_s},
                                       {u"cell"_s, cellArray(goal.cell)},
                                       {u"stands"_s, stands}});
        }
    }
    return denials;
}

QString keyOf(UncheckedReason why)
{
    switch (why) {
    case UncheckedReason::OnStart:
        return u"on_start"_s;
    case UncheckedReason::MayBeStopped:
        return u"may_be_stopped"_s;
    case UncheckedReason::TooMuch:
        break;
    }
    return u"too_much"_s;
}

QString keyOf(Unsupported unsupported)
{
    switch (unsupported) {
    case Unsupported::Contact:
        return u"contact"_s;
    case Unsupported::Drift:
        return u"drift"_s;
    case Unsupported::Items:
        return u"items"_s;
    case Unsupported::Harm:
        return u"harm"_s;
    case Unsupported::Nothing:
        break;
    }
    return u"nothing"_s;
}

QJsonObject jsonOf(const WorstCase &found, const Level &level)
{
    QJsonArray leftOut;
    for (const WorstCase::LeftOut &one : found.leftOut) {
        QJsonObject monster = jsonOfThing(level.things[one.thing]);
        monster.insert(u"why"_s, keyOf(one.why));
        leftOut.append(monster);
    }
    return {{u"monsters"_s, found.patrols},
            {u"asked"_s, found.asked},
            {u"goals"_s, found.goals},
            {u"complete"_s, found.isComplete},
            {u"beyond"_s, keyOf(found.unsupported)},
            {u"denials"_s, jsonOf(deniersOf(found), level)},
            {u"left_out"_s, leftOut}};
}

void printWorstJson(const Level &level, const WorstAnswer &answer)
{
    QJsonObject object = jsonOf(answer.alone, level);
    if (answer.pairs) {
        object.insert(u"pairs"_s, QJsonObject{{u"pairs"_s, answer.pairs->pairs},
                                              {u"asked"_s, answer.pairs->asked},
                                              {u"complete"_s, answer.pairs->isComplete},
                                              {u"denials"_s, jsonOf(deniersOf(*answer.pairs), level)}});
    }
    printOut(QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Indented)).trimmed());
}

int exitCodeOf(const WorstAnswer &answer)
{
    const bool isDenied = !answer.alone.denials.empty() || (answer.pairs && !answer.pairs->denials.empty());
    const bool isTold = answer.alone.isComplete && (!answer.pairs || answer.pairs->isComplete);
    return isDenied ? ExitProblems : isTold ? ExitDone : ExitCannotTell;
}

} // namespace

int runWorst(const QStringList &arguments)
{
    const Arguments call =
        readArguments(arguments, {{u"--pairs"_s}, {u"--states"_s, true}, {u"--step-ms"_s, true}, {u"--json"_s}});
    if (!call.fault.isEmpty()) {
        return usageError(call.fault);
    }
    if (call.files.size() != 1) {
        return usageError(u"worst needs one LEVEL."_s);
    }
    WorstCaseBounds bounds;
    const CataloguePtr catalogue = catalogueFor(call);
    if (!catalogue || !readBounds(call, bounds)) {
        return ExitUsage;
    }
    int exitCode = ExitUsage;
    const std::optional<PlayableLevel> level =
        playedLevelFrom(call.files.first(), *catalogue, {}, call.trusted, exitCode);
    if (!level) {
        return ExitUsage; // a level with errors has no worst case to check
    }
    const Interrupt interrupt;
    const WorstAnswer answer = search(*level, bounds, call.has(u"--pairs"_s), interrupt.isInterrupted());
    if (call.has(u"--json"_s)) {
        printWorstJson(level->level(), answer);
    } else {
        printAnswer(*level, answer);
    }
    return interrupt.isInterrupted() ? ExitStopped : exitCodeOf(answer);
}
