#pragma once

#include "gamecore/base/rng.h"
#include "gamecore/base/statetable.h"
#include "gamecore/solving/searchtree.h"
#include "gamecore/solving/solution.h"
#include "gamecore/solving/staterating.h"

#include <map>

/// Best-first search for commands that win a game, for any level. It tries the hero's commands on the game itself, so
/// random events are known in advance (the seed is fixed). Several queues take turns: a priority queue for each Aim,
/// and a random queue, which draws a random state of a random StateRating::type, so that no type is neglected. Whenever
/// the lowest estimated cost of an aim decreases, the queue of this aim earns extra turns.
///
/// Sources: M. Helmert, "The Fast Downward planning system", JAIR 26 (2006) and G. Röger, M. Helmert, "The more, the
/// merrier: combining heuristic estimators for satisficing planning", ICAPS 2010, for the alternating queues; F. Xie
/// and others, "Type-based exploration with multiple search queues for satisficing planning", AAAI 2014, for the random
/// queue.
///
/// A death ends a branch. A state is dropped if an earlier state had the same hash (playHashOf()) and the hero had at
/// least as many hit points. The search returns `Cannot` only if no state is left to expand and hasAllChoices() is true
/// for the start. Solutions are never claimed to be the shortest. The result is the same on every machine: it depends
/// on no clock and on no order of hashed containers.
///
/// Memory: at most 250 bytes a state, including its queue entries, plus the memory of SearchTree and HeroDistanceMaps.
class BestSearch {
public:
    /// `start` is a level in play, at any moment before it is won or lost; it is copied. The search uses only facts
    /// that decide how the game goes on, so earlier deaths do not matter. It assumes that the hero may take a step at
    /// once.
    BestSearch(const World &start, const SolveBounds &bounds);

    /// Runs the search; call it once. `before` is the number of states that earlier searches for the same answer used;
    /// it is added to the number reported to `watch`. `Unknown` if the limit is reached, if the search is cancelled, or
    /// if no state is left to expand but hasAllChoices() is false for the start.
    Solvable search(const SolveProgress &watch, qint64 before = 0);
    /// Returns the number of states found so far, including the start.
    qint64 states() const { return m_tree.count(); }
    /// Returns the winning commands, after search() has returned `Can`.
    std::vector<Command> commands() const { return m_tree.commandsTo(m_won); }

private:
    /// An entry of a queue.
    struct Waiting {
        qint64 value = 0; ///< estimated cost, one of StateRating::values
        int state = 0;    ///< number in m_tree
    };
    /// The queue of one aim, as a heap.
    struct List {
        std::vector<Waiting> waiting;
        qint64 best = 0;  ///< lowest value so far
        qint64 turns = 0; ///< turns taken minus turns earned; the queue with the fewest is next
    };

    static bool isLater(const Waiting &a, const Waiting &b);
    bool isNew(const World &world);
    void add(int parent, const Command &command, const World &world);
    void expand(int state);
    int next();
    int nextOf(List &list);
    int nextByType();

    SearchTree m_tree;
    StateRater m_outlook;
    qint64 m_mostStates;
    int m_stepMs;
    bool m_isWhole;                    ///< hasAllChoices() at the start
    std::vector<bool> m_isExpanded;    ///< by state
    StateTable<std::uint64_t> m_known; ///< hashes of the states found so far (playHashOf())
    std::vector<int> m_hitPoints;      ///< by number in m_known: the most hit points that the hero had with this hash
    std::array<List, aimCount> m_lists;
    std::vector<std::vector<int>> m_types;         ///< states not drawn yet, one list for each type; no list is empty
    std::map<std::uint64_t, std::size_t> m_typeOf; ///< index in m_types by StateRating::type
    std::vector<std::uint64_t> m_typeKeys;         ///< StateRating::type by index in m_types
    qint64 m_typeTurns = 0;                        ///< turns taken by the random queue
    qint64 m_mostTurns = 0;                        ///< highest List::turns so far
    Rng m_rng;
    std::vector<Command> m_choices; ///< working memory of expand()
    PacedWorld m_child;             ///< working memory of expand(); holds the start until the first expansion
    int m_won = -1;                 ///< number of the winning state; -1 until one is found
};
