#include "gamecore/analysis/trapfindings.h"

#include "gamecore/analysis/winprospects.h"
#include "gamecore/traps/traps.h"

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 mostStates = 2'000;

/// Whether anything can make a trap: a key that is used up, or a step that cannot be taken back.
bool mayHaveTraps(const AnalyzedLevel &asked)
{
    return asked.ground.hasDrift() || !asked.ground.isWalkable(*asked.start) || asked.cells.lockedDoors.count() > 0;
}

QString wordOf(Trap::Cause cause)
{
    return cause == Trap::Cause::Key ? u"key"_s : cause == Trap::Cause::Door ? u"door"_s : u"step"_s;
}

} // namespace

void findTraps(const AnalyzedLevel &asked, IssueList &issues)
{
    if (!mayHaveTraps(asked)) {
        return;
    }
    const TrapQuestion question{asked.level, asked.catalogue, asked.ground.rules(), *asked.start};
    const TrapSearch search =
        findTrap(question, asked.ground, {.states = mostStates}, {.isCancelled = asked.isCancelled});
    if (search.trap && winProspectsOf(asked).knowsWays) {
        Issue issue = AnalyzedLevel::issueAtCell(search.trap->to, IssueCode::CanGetStuck);
        issue.names = {wordOf(search.trap->cause)};
        issue.figures = {{"steps"_L1, qint64(search.trap->commands.size())}};
        issues.add(issue);
    }
}
