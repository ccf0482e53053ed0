#pragma once

#include "gamecore/analysis/analyzedlevel.h"

/// An upper bound for how far the conditions of victory can be met. Goals that count as lost here are lost for certain,
/// however the hero plays and whatever happens at random. Reachable cells are those of reachFrom(), means of harm those
/// of DamageSources. Monsters in the way, damage on the path, and keys needed in two places are ignored; findTraps()
/// searches for the latter.
///
/// Paths are unknown if a death may put the hero elsewhere than at his start (nearestFreeCell() of a crowd), or if the
/// item of a monster in a wall may fall anywhere. Only monsters that nothing can harm, and what they carry, then count
/// as lost.
struct WinProspects {
    /// The goals of one condition.
    struct Goal {
        qint64 there = 0;                ///< number in the level
        qint64 lost = 0;                 ///< number that cannot be taken, reached or killed
        std::optional<Point> cell;       ///< cell of the first lost one
        std::vector<std::size_t> things; ///< lost ones as indices in Level::things; empty for exits
    };
    Goal treasure; ///< includes treasure carried by monsters; `things` then has the monsters
    Goal exits;    ///< includes stairs
    Goal monsters;
    bool arePathsKnown = true; ///< false if a death may put the hero anywhere, or carried items may fall anywhere
    int occasions = 0; ///< WinCondition bits: the hero may take a treasure, enter an exit or see a monster die, upon
                       ///< which the game checks for victory
    int holding = 0;   ///< WinCondition bits of conditions that may hold at some time

    /// True if the rule of victory (gamecore/rules/victory.h) can hold for these WinCondition bits.
    bool canBeWon(int wanted) const;
    const Goal &goal(WinCondition condition) const;
};

/// Computes the prospects of a level without errors whose reach is known. Linear in the number of cells and things.
WinProspects winProspectsOf(const AnalyzedLevel &asked);

/// Finds cannot_be_won, one for each condition that cannot be met, and exit_does_nothing, at most one. The level must
/// have no errors. Returns the WinCondition bits of `win` for which the level has no goals, if the other conditions can
/// win it. They are no fault, but the editor mentions them.
int findWinFaults(const AnalyzedLevel &asked, IssueList &issues);

/// Adds cannot_be_won, without `names`, for a level whose goals can be reached one by one but not all together. Its
/// cell is the first locked door that the hero can open, with its key in Issue::because; the start if there is no such
/// door.
void addOutOfKeys(const AnalyzedLevel &asked, const WinProspects &prospects, IssueList &issues);

/// Returns the keyword of a condition in rules, such as "treasure".
QString winWord(WinCondition condition);
/// Returns the keywords of some conditions, given as bits.
QStringList winWords(int conditions);
/// The conditions in the order of their keywords.
inline constexpr std::array<WinCondition, 3> winConditions{WinByTreasure, WinByExit, WinByMonsters};
