#pragma once

#include "gamecore/analysis/analyzedlevel.h"

/// What can come of the conditions of victory in a level at best. What is lost here is lost for certain, however the
/// hero plays and whatever chance brings: ways as in reachFrom(), means of harm as in MeansOfHarm. Not asked, and so
/// never counted as lost: who stands in the way, what hurts him on it, whether one key is wanted in two places
/// (findTraps() searches for that).
///
/// Nothing is known of ways where a death may put the hero elsewhere than at his start (nearestFreeCell() of a crowd),
/// or what a monster in a wall carries may fall anywhere: then only what is not there, and what nothing can harm, is
/// lost.
struct WinProspects {
    /// What one condition is about.
    struct Goal {
        qint64 there = 0;                ///< in the level
        qint64 lost = 0;                 ///< of them: cannot be taken, come to, killed
        std::optional<Point> cell;       ///< the first that is lost
        std::vector<std::size_t> things; ///< those lost, of Level::things; none of exits
    };
    Goal treasure; ///< what monsters carry counts; `things` are then the monsters
    Goal exits;    ///< and stairs
    Goal monsters;
    bool knowsWays = true; ///< else a death may put the hero anywhere, or what is carried may fall anywhere
    int occasions = 0;     ///< WinCondition bits of what may happen
    int holding = 0;       ///< of what may hold

    /// Whether the rule of victory (gamecore/rules/victory.h) can hold for these conditions.
    bool canBeWon(int wanted) const;
    const Goal &goal(WinCondition condition) const;
};

/// The prospects of a level without errors, whose reach is known. Linear in the number of cells and things.
WinProspects winProspectsOf(const AnalyzedLevel &asked);

/// cannot_be_won, one a condition that cannot be met; exit_does_nothing, one a level. Of a level without errors.
/// Returns, as bits, the conditions that `win` asks for though nothing in the level belongs to them, if the others
/// alone win it: no fault, but worth a word.
int findWinFaults(const AnalyzedLevel &asked, IssueList &issues);

/// Adds cannot_be_won for a level each of whose goals can be reached, but not all of them: without `names`, at the
/// first locked door that the hero can open, whose key is in Issue::because; at the start if no key matters.
void addOutOfKeys(const AnalyzedLevel &asked, const WinProspects &prospects, IssueList &issues);

/// The word that rules use for a condition: "treasure".
QString winWord(WinCondition condition);
/// The words of some conditions, given as bits.
QStringList winWords(int conditions);
/// The conditions in the order of the rule's words.
inline constexpr std::array<WinCondition, 3> winConditions{WinByTreasure, WinByExit, WinByMonsters};
