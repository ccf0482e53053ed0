#include "app/proofs/levelsearch.h"

#include "editor/commands/commands.h"
#include "editor/view/editfeature.h"
#include "editor/widgets/progressworker.h"
#include "editor/widgets/question.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/softlock/traps.h"
#include "gamecore/solving/solver.h"

#include <QLocale>
#include <QMainWindow>

using namespace Qt::StringLiterals;

namespace {

/// The seed of the searched game, the same as the default of `mazewright solve`.
constexpr std::uint64_t askedSeed = 0;

/// The place of the commands.
const CommandPlace inMenu{.section = MenuSection::AnalyzeSearch, .scope = KeyScope::Drawing, .hasToolTip = true};

QString number(qint64 number)
{
    return QLocale().toString(number);
}

} // namespace

LevelSearch::LevelSearch(CataloguePtr catalogue, LevelEditor &editor, QMainWindow &window, Commands &commands)
    : m_catalogue(std::move(catalogue)), m_editor(editor), m_window(window),
      m_solve(commands.add("LevelSearch", "solveLevel", QT_TR_NOOP("Can it be w&on?"),
                           QT_TR_NOOP("Search for a way to win the level without dying"), inMenu)),
      m_findTrap(commands.add("LevelSearch", "findTrap", QT_TR_NOOP("Can the hero get st&uck?"),
                              QT_TR_NOOP("Search for the nearest state from which the level can no longer be won"),
                              inMenu))
{
    connect(m_solve, &QAction::triggered, this, &LevelSearch::solve);
    connect(m_findTrap, &QAction::triggered, this, &LevelSearch::findTrap);
    connect(&m_editor.requests(), &EditRequests::findTrap, this, &LevelSearch::findTrap);
    connect(&m_editor.requests(), &EditRequests::watchTrap, this, &LevelSearch::watchTrap);
}

/// Returns the level as a test would play it.
Level LevelSearch::edited() const
{
    Level level = m_editor.levelForPlay(std::nullopt);
    level.name = level.name.isEmpty() ? m_editor.title() : level.name;
    return level;
}

/// Returns the playable level. If it cannot be played, shows why and returns std::nullopt.
std::optional<PlayableLevel> LevelSearch::playable() const
{
    IssueList issues;
    std::optional<PlayableLevel> found = PlayableLevel::check(edited(), *m_catalogue, issues);
    if (!found) {
        tell(&m_window, u"searchRefused"_s, tr("Search"),
             tr("The level has errors and cannot be played. The Issues panel lists them."));
    }
    return found;
}

Worker LevelSearch::searcher(const QString &sentence, const std::atomic<qint64> &states) const
{
    const auto progress = [&states] {
        //: how far a search is: numbers of states that were looked at
        return tr("Searched %1 of at most %2 states").arg(number(states), number(mostStates));
    };
    return progressWorker(&m_window, {.sentence = sentence, .progress = progress});
}

void LevelSearch::solve()
{
    const std::optional<PlayableLevel> level = playable();
    if (!level) {
        return;
    }
    Solution solution;
    std::atomic<qint64> states = 0;
    const Worker worker = searcher(tr("Looking for a way to win…"), states);
    const bool isDone = worker([&](const std::atomic<bool> &isCancelled) {
        solution = ::solve(m_catalogue, *level, askedSeed, {.states = mostStates},
                           {.states = &states, .isCancelled = &isCancelled});
    });
    if (isDone) {
        tellSolution(*level, solution);
    }
}

void LevelSearch::tellSolution(const PlayableLevel &level, const Solution &solution)
{
    Question question{.name = u"solution"_s,
                      .title = tr("Can it be won?"),
                      .text = sentenceOf(solution),
                      .details = tr("Checked with seed %1. Only a win without a death counts.").arg(askedSeed),
                      .answers = {},
                      .icon = QMessageBox::Information};
    if (solution.solvable == Solvable::Can) {
        const Run run = runOf(m_catalogue, level, askedSeed, solution.commands, usualStepMs);
        question.answers = {
            {.name = u"keepSolution"_s, .text = tr("&Keep as proof"), .act = [this, run] { Q_EMIT proofFound(run); }},
            {.name = u"watchSolution"_s, .text = tr("&Watch it"), .act = [this, run] { Q_EMIT watchWanted(run); }}};
    }
    question.answers.push_back({.button = QMessageBox::Close});
    ask(&m_window, question);
}

QString LevelSearch::sentenceOf(const Solution &solution)
{
    switch (solution.solvable) {
    case Solvable::Can:
        return solution.isShortest
                   ? tr("The level can be won in %n step(s); this is the quickest way.", nullptr, solution.steps)
                   : tr("The level can be won in %n step(s); there may be a quicker way.", nullptr, solution.steps);
    case Solvable::Cannot:
        return tr("The level is not winnable: every possibility was tried.");
    case Solvable::Unknown:
        break;
    }
    return tr("Undecided: found no way to win after searching %1 states.").arg(number(solution.states));
}

void LevelSearch::findTrap()
{
    const std::optional<PlayableLevel> level = playable();
    if (!level) {
        return;
    }
    TrapSearch search;
    std::atomic<qint64> states = 0;
    const Worker worker = searcher(tr("Looking for dead ends…"), states);
    const bool isDone = worker([&](const std::atomic<bool> &isCancelled) {
        search = ::findTrap(*level, {.states = mostStates}, {.states = &states, .isCancelled = &isCancelled});
    });
    if (isDone) {
        tellTrap(*level, search);
    }
}

void LevelSearch::tellTrap(const PlayableLevel &level, const TrapSearch &search)
{
    Question question{.name = u"trap"_s,
                      .title = tr("Can the hero get stuck?"),
                      .text = sentenceOf(search),
                      .details = tr("Checks walls, doors and keys; ignores monsters."),
                      .answers = {},
                      .icon = QMessageBox::Information};
    if (const std::optional<Run> run = search.trap ? runInto(*search.trap, level.level()) : std::nullopt) {
        question.answers = {
            {.name = u"watchTrap"_s, .text = tr("&Watch how"), .act = [this, run = *run] { Q_EMIT watchWanted(run); }}};
    }
    if (search.trap) {
        m_editor.view().showCell(search.trap->to);
    }
    question.answers.push_back({.button = QMessageBox::Close});
    ask(&m_window, question);
}

void LevelSearch::watchTrap(const Trap &trap)
{
    if (const std::optional<Run> run = runInto(trap, edited())) {
        Q_EMIT watchWanted(*run);
    }
}

QString LevelSearch::sentenceOf(const TrapSearch &search)
{
    switch (search.stuck) {
    case Stuck::Never:
        return tr("The hero cannot get stuck: he can still win from anywhere he can reach.");
    case Stuck::FromStart:
        return tr("The level is not winnable, so the hero is stuck from the start.");
    case Stuck::Can:
        return tr("The hero can get stuck after %n command(s). %1", nullptr, int(search.trap->commands.size()))
            .arg(causeOf(*search.trap));
    case Stuck::Unknown:
        break;
    }
    return tr("Undecided after searching %1 states.").arg(number(search.states));
}

QString LevelSearch::causeOf(const Trap &trap)
{
    switch (trap.cause) {
    case Trap::Cause::Key:
        return tr("The last command uses up a key on the door in cell %1, %2.").arg(trap.to.x).arg(trap.to.y);
    case Trap::Cause::Door:
        return tr("The last command opens the door in cell %1, %2.").arg(trap.to.x).arg(trap.to.y);
    case Trap::Cause::Step:
        break;
    }
    return tr("The last command is a step to cell %1, %2, from which there is no way back.")
        .arg(trap.to.x)
        .arg(trap.to.y);
}

std::optional<Run> LevelSearch::runInto(const Trap &trap, Level level) const
{
    IssueList issues;
    const CataloguePtr inForce = catalogueOf(level, *m_catalogue, issues);
    std::erase_if(level.things, [&inForce](const Thing &thing) {
        const std::optional<KindId> kind = inForce ? inForce->kindOf(thing.kind) : std::nullopt;
        return kind && inForce->kind(*kind).category == KindCategory::Monster;
    });
    const std::optional<PlayableLevel> empty = PlayableLevel::check(std::move(level), *m_catalogue, issues);
    if (!empty) {
        return std::nullopt;
    }
    std::vector<Command> commands{Command::protect(true)};
    commands.insert(commands.end(), trap.commands.begin(), trap.commands.end());
    return runOf(m_catalogue, *empty, askedSeed, commands, 0);
}

void LevelSearch::updateActions(bool isEditing)
{
    m_solve->setEnabled(isEditing);
    m_findTrap->setEnabled(isEditing);
}
