// Findings about the conditions of victory.

#include "gamecore/analysis/winprospects.h"

using namespace Qt::StringLiterals;

namespace {

Issue issueOfWinning(const AnalyzedLevel &asked, IssueCode code)
{
    const bool isOwnRule = asked.level.rules.contains("win"_L1);
    return {.code = code, .path = isOwnRule ? u"rules.win"_s : u"rows"_s};
}

void addCannotBeWon(const AnalyzedLevel &asked, const WinProspects::Goal &goal, const QStringList &words,
                    IssueList &issues)
{
    Issue issue = issueOfWinning(asked, IssueCode::CannotBeWon);
    issue.cell = goal.cell;
    issue.names = words;
    issue.figures = {{"there"_L1, goal.there}, {"lost"_L1, goal.lost}};
    issues.add(issue);
}

void findUnwinnable(const AnalyzedLevel &asked, const WinProspects &prospects, IssueList &issues)
{
    const int wanted = asked.ground.rules().win;
    if (wanted == 0 || prospects.canBeWon(wanted)) {
        return;
    }
    bool isFound = false;
    for (const WinCondition condition : winConditions) {
        // All conditions hold, but the hero never enters an exit: he only starts on one.
        const bool neverHappens = condition == WinByExit && (wanted & ~prospects.holding) == 0;
        if ((wanted & condition) != 0 && (neverHappens || (prospects.holding & condition) == 0)) {
            addCannotBeWon(asked, prospects.goal(condition), {winWord(condition)}, issues);
            isFound = true;
        }
    }
    if (!isFound) {
        addCannotBeWon(asked, {}, winWords(wanted), issues);
    }
}

/// Finds visible exits and stairs without effect. Exits that a door would open to are ignored.
void findIdleExits(const AnalyzedLevel &asked, IssueList &issues)
{
    std::vector<std::uint8_t> isExit;
    for (const Terrain &terrain : asked.catalogue.terrain()) {
        isExit.push_back(terrain.feature != Feature::None ? 1 : 0);
    }
    const Grid<TerrainId> &terrain = asked.level.terrain;
    Issue issue = issueOfWinning(asked, IssueCode::ExitDoesNothing);
    qint64 cells = 0;
    for (int y = 0; y < terrain.height(); ++y) {
        for (int x = 0; x < terrain.width(); ++x) {
            if (isExit[terrain.row(y)[x]] != 0 && ++cells == 1) {
                issue = AnalyzedLevel::issueAtCell({x, y}, IssueCode::ExitDoesNothing);
                issue.names = {QString(rowOf(asked.catalogue.terrain(terrain.row(y)[x]).feature).key)};
            }
        }
    }
    if (cells > 0) {
        issue.figures = {{"cells"_L1, cells}};
        issues.add(issue);
    }
}

/// Returns the first locked door in reading order that uses up a key and that the hero can open; std::nullopt if there
/// is none.
std::optional<Point> firstScarceDoor(const AnalyzedLevel &asked)
{
    std::optional<Point> first;
    forEachCell(asked.cells.lockedDoors, [&](Point door) {
        const bool isScarce = asked.ground.isUsedUp(asked.ground.lockAt(door)) && asked.reach->contains(door);
        first = !first && isScarce ? door : first;
    });
    return first;
}

} // namespace

void addOutOfKeys(const AnalyzedLevel &asked, const WinProspects &prospects, IssueList &issues)
{
    const int wanted = asked.ground.rules().win;
    const qint64 treasure = (wanted & WinByTreasure) != 0 ? prospects.treasure.there : 0;
    const qint64 exits = (wanted & WinByExit) != 0 ? 1 : 0;
    const std::optional<Point> door = firstScarceDoor(asked);
    Issue issue = issueOfWinning(asked, IssueCode::CannotBeWon);
    issue.cell = door ? door : asked.start;
    issue.because = door ? asked.ground.keys()[std::size_t(asked.ground.lockAt(*door))] : QString();
    issue.figures = {{"there"_L1, treasure + exits}, {"lost"_L1, 1}};
    issues.add(issue);
}

int findWinFaults(const AnalyzedLevel &asked, IssueList &issues)
{
    const WinProspects prospects = winProspectsOf(asked);
    const int wanted = asked.ground.rules().win;
    findUnwinnable(asked, prospects, issues);
    if ((wanted & WinByExit) == 0) {
        findIdleExits(asked, issues);
    }
    int idle = 0;
    for (const WinCondition condition : winConditions) {
        const bool isIdle = (wanted & condition) != 0 && prospects.goal(condition).there == 0;
        idle |= isIdle && prospects.canBeWon(wanted) ? int(condition) : 0;
    }
    return idle;
}
