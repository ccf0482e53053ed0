#include "gamecore/analysis/trapfindings.h"

#include "gamecore/analysis/winprospects.h"
#include "gamecore/softlock/traps.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// True if the level has something that can make a trap: a locked door, or a step that cannot be taken back.
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

TrapSearch searchUnder(const Rules &rules, const AnalyzedLevel &asked)
{
    return findTrap({asked.level, asked.catalogue, rules, *asked.start}, asked.ground, {.states = mostTrapStates},
                    {.isCancelled = asked.isCancelled});
}

/// True if `win` asks for dead monsters and for more, and the doors keep the hero from the rest.
bool isLockedBesideKills(const AnalyzedLevel &asked, const WinProspects &prospects)
{
    const int win = asked.ground.rules().win;
    const bool asksForMore = (win & WinByExit) != 0 || ((win & WinByTreasure) != 0 && prospects.treasure.there > 0);
    return (win & WinByMonsters) != 0 && prospects.monsters.there > 0 && asksForMore
           && searchUnder(rulesWithoutKills(asked.ground.rules()), asked).stuck == Stuck::FromStart;
}

} // namespace

Rules rulesWithoutKills(const Rules &rules)
{
    Rules without = rules;
    without.win &= ~int(WinByMonsters);
    return without;
}

TrapSearch findTraps(const AnalyzedLevel &asked, IssueList &issues)
{
    if (!mayHaveTraps(asked) || isLost(issues)) {
        return {};
    }
    const WinProspects prospects = winProspectsOf(asked);
    if (!prospects.arePathsKnown) {
        return {};
    }
    const Rules &rules = asked.ground.rules();
    TrapSearch search = searchUnder(rules, asked);
    if (search.stuck == Stuck::FromStart || isLockedBesideKills(asked, prospects)) {
        if (rules.win != 0 && !asked.ground.hasDrift()) {
            addOutOfKeys(asked, prospects, issues);
        }
        return {.stuck = Stuck::FromStart, .states = search.states};
    }
    if (search.trap) {
        Issue issue = AnalyzedLevel::issueAtCell(search.trap->to, IssueCode::CanGetStuck);
        issue.names = {wordOf(search.trap->cause)};
        issue.figures = {{"steps"_L1, qint64(search.trap->commands.size())}};
        issues.add(issue);
    }
    return search;
}
