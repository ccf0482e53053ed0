#pragma once

#include "gamecore/analysis/levelfindings.h"

/// An upper bound for how far the conditions of victory can be met. Goals that count as lost are lost for certain,
/// however the hero plays and whatever happens at random. Reachable cells are those of reachFrom(); the means to harm
/// monsters are those of DamageSources. Ignores monsters in the way, damage on the path, and keys needed in two places.
/// findTraps() covers keys needed in two places.
///
/// Paths are unknown if a hero who returns after a death may be put on any cell, because monsters crowd his start, or
/// if a monster that starts inside a wall may drop its item anywhere. In these cases, only monsters that nothing can
/// harm, and their treasure, count as lost.
struct WinProspects {
    /// The goals of one condition.
    struct Goal {
        qint64 there = 0;                ///< number of these goals in the level
        qint64 lost = 0;                 ///< number of goals that cannot be taken, reached or killed
        std::optional<Point> cell;       ///< cell of the first lost goal
        std::vector<std::size_t> things; ///< lost goals as indices in Level::things; empty for exits
    };
    Goal treasure; ///< includes treasure that monsters carry; for it, `things` has the monsters
    Goal exits;    ///< includes stairs
    Goal monsters;
    bool arePathsKnown = true; ///< false if a death may put the hero anywhere, or carried items may fall anywhere
    int occasions = 0; ///< WinCondition bits of events that may happen: a treasure is taken, an exit entered, or a
                       ///< monster dies. The game checks for victory only then
    int holding = 0;   ///< WinCondition bits of conditions that may hold at some time

    /// True if the level can be won when its rule `win` has the WinCondition bits `wanted`.
    bool canBeWon(int wanted) const;
    const Goal &goal(WinCondition condition) const;
};

/// Computes the prospects of a level without errors whose reach is known. Linear in the number of cells and things.
WinProspects winProspectsOf(const AnalyzedLevel &asked);

/// If the level cannot be won, adds cannot_be_won for each condition that cannot be met; if each of them can hold, adds
/// one that names all conditions. Also adds exit_does_nothing, at most once. The level must have no errors. Returns the
/// WinCondition bits of `win` for which the level has no goals, although it can be won by the other conditions; 0 if
/// there are none. These conditions are no fault, but the editor mentions them.
int findWinFaults(const AnalyzedLevel &asked, IssueList &issues);

/// Adds cannot_be_won, without `names`, for a level whose goals can be reached one by one but not all together. The
/// cell of the finding is the first locked door that the hero can open and that uses up a key; Issue::because is this
/// key. If there is no such door, the cell is the start.
void addOutOfKeys(const AnalyzedLevel &asked, const WinProspects &prospects, IssueList &issues);

/// Returns the keyword of a condition in rules, such as "treasure".
QString winWord(WinCondition condition);
/// Returns the keywords of some conditions, given as bits.
QStringList winWords(int conditions);
/// All conditions, in the order of winWords().
inline constexpr std::array<WinCondition, 3> winConditions{WinByTreasure, WinByExit, WinByMonsters};
