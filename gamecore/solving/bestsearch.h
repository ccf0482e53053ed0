#pragma once

#include "gamecore/base/rng.h"
#include "gamecore/base/statetable.h"
#include "gamecore/solving/outlook.h"
#include "gamecore/solving/searchtree.h"
#include "gamecore/solving/solution.h"

#include <map>

/// Best-first search for a way to win, for any level. It tries the hero's commands on the game itself, with all future
/// chance known (the seed is fixed). Several priority queues take turns: one for each aim of Outlook, and one that
/// draws from kinds of states that the others neglect. A queue that finds an improvement earns extra turns.
///
/// Sources: M. Helmert, "The Fast Downward planning system", JAIR 26 (2006) and G. Röger, M. Helmert, "The more, the
/// merrier: combining heuristic estimators for satisficing planning", ICAPS 2010, for the alternating queues; F. Xie
/// and others, "Type-based exploration with multiple search queues for satisficing planning", AAAI 2014, for the last
/// queue.
///
/// A death ends a branch. A state is dropped if an earlier state has the same hash (playHashOf()) and at least as many
/// hit points. The search returns `Cannot` only if no state is left and hasAllChoices() holds. Solutions under turns
/// are never claimed to be the shortest. The result is the same on every machine: it depends on no clock and on no
/// order of hashed containers.
///
/// Memory: at most 250 bytes a state, including its queue entries, plus the memory of SearchTree and WalkFields.
class BestSearch {
public:
    /// `start` is a level at its start or at any later moment that is neither won nor lost. It must outlive this
    /// object. Only facts that decide how the game goes on are read from it. Earlier deaths do not matter, and the hero
    /// may take a step at once.
    BestSearch(const World &start, const SolveBounds &bounds);

    /// Runs the search. Reports `before` plus its own number of states to the watch.
    Solvable search(const SolveWatch &watch, qint64 before = 0);
    qint64 states() const { return m_tree.count(); }
    /// Returns the winning commands, after search() has returned `Can`.
    std::vector<Command> commands() const { return m_tree.commandsTo(m_won); }

private:
    struct Waiting {
        qint64 value = 0;
        int state = 0;
    };
    /// The queue of one aim, as a heap.
    struct List {
        std::vector<Waiting> waiting;
        qint64 best = 0;
        qint64 turns = 0; ///< turns taken, less the turns earned
    };

    static bool isLater(const Waiting &a, const Waiting &b);
    bool isNew(const World &world);
    void add(int parent, const Command &command, const World &world);
    void expand(int state);
    int next();
    int nextOf(List &list);
    int nextByType();

    SearchTree m_tree;
    OutlookOn m_outlook;
    qint64 m_mostStates;
    int m_stepMs;
    bool m_isWhole;
    std::vector<bool> m_isExpanded;
    StateTable<std::uint64_t> m_known; ///< playHashOf()
    std::vector<int> m_hitPoints;      ///< most hit points by number in m_known
    std::array<List, aimCount> m_lists;
    std::vector<std::vector<int>> m_types;         ///< states by type; no entry is empty
    std::map<std::uint64_t, std::size_t> m_typeOf; ///< places in m_types by type
    std::vector<std::uint64_t> m_typeKeys;
    qint64 m_typeTurns = 0;
    qint64 m_mostTurns = 0; ///< highest number of turns that a list has had
    Rng m_rng;
    std::vector<Command> m_choices;
    PacedWorld m_child;
    int m_won = -1;
};
