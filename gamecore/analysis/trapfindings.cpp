#include "gamecore/analysis/trapfindings.h"

#include "gamecore/analysis/winprospects.h"
#include "gamecore/traps/traps.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// Whether anything can make a trap: a key that is used up, or a step that cannot be taken back.
bool mayHaveTraps(const AnalyzedLevel &asked)
{
    return asked.ground.hasDrift() || !asked.ground.isWalkable(*asked.start) || asked.cells.lockedDoors.count() > 0;
}

QString wordOf(Trap::Cause cause)
{
    return cause == Trap::Cause::Key ? u"key"_s : cause == Trap::Cause::Door ? u"door"_s : u"step"_s;
}

bool isLost(const IssueList &issues)
{
    return std::any_of(issues.begin(), issues.end(),
                       [](const Issue &issue) { return issue.code == IssueCode::CannotBeWon; });
}

} // namespace

TrapSearch findTraps(const AnalyzedLevel &asked, IssueList &issues)
{
    if (!mayHaveTraps(asked) || isLost(issues) || !winProspectsOf(asked).knowsWays) {
        return {};
    }
    const TrapQuestion question{asked.level, asked.catalogue, asked.ground.rules(), *asked.start};
    TrapSearch search =
        findTrap(question, asked.ground, {.states = mostTrapStates}, {.isCancelled = asked.isCancelled});
    if (search.trap) {
        Issue issue = AnalyzedLevel::issueAtCell(search.trap->to, IssueCode::CanGetStuck);
        issue.names = {wordOf(search.trap->cause)};
        issue.figures = {{"steps"_L1, qint64(search.trap->commands.size())}};
        issues.add(issue);
    }
    return search;
}
