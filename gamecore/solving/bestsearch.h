#pragma once

#include "gamecore/base/rng.h"
#include "gamecore/base/statetable.h"
#include "gamecore/solving/outlook.h"
#include "gamecore/solving/searchtree.h"
#include "gamecore/solving/solution.h"

#include <map>

/// Looks for a way to victory in any level, by trying what the hero may do on the game itself, with all that chance
/// will bring known. What looks best is tried first, and there are several opinions about that: each aim of Outlook has
/// a list of its own, and a last one gives kinds of states their turn that the others forget. They take turns, and
/// whoever found something better than before gets more of them.
///
/// Sources: M. Helmert, "The Fast Downward planning system", JAIR 26 (2006) and G. Röger, M. Helmert, "The more, the
/// merrier: combining heuristic estimators for satisficing planning", ICAPS 2010, for the lists that take turns; F. Xie
/// and others, "Type-based exploration with multiple search queues for satisficing planning", AAAI 2014, for the last.
///
/// A death ends a branch. A state is dropped that decides the same as one before (playHashOf()) and has no more hit
/// points. `Cannot` only if there is no further state and hasAllChoices() holds. Under turns no way is said to be the
/// shortest. The same everywhere: no clock, no order of hashed containers.
///
/// Memory: at most 250 bytes a state, with its places in the lists, and what SearchTree and WalkFields keep.
class BestSearch {
public:
    /// `start` is a level at its start or at any moment of it that is neither won nor lost, which must outlive this:
    /// all that is asked of it is what will decide how it goes on. A death before it does not matter, and the hero may
    /// take a step at once.
    BestSearch(const World &start, const SolveBounds &bounds);

    /// The watch is told the states with those `before`.
    Solvable search(const SolveWatch &watch, qint64 before = 0);
    qint64 states() const { return m_tree.count(); }
    /// Of Can: what wins.
    std::vector<Command> commands() const { return m_tree.commandsTo(m_won); }

private:
    struct Waiting {
        qint64 value = 0;
        int state = 0;
    };
    /// A list of one opinion: a heap.
    struct List {
        std::vector<Waiting> waiting;
        qint64 best = 0;
        qint64 turns = 0; ///< that it has had, less those that it has earned
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
    std::vector<int> m_hitPoints;      ///< by number in m_known: the most
    std::array<List, aimCount> m_lists;
    std::vector<std::vector<int>> m_types;         ///< states that are much alike, none empty
    std::map<std::uint64_t, std::size_t> m_typeOf; ///< places in m_types
    std::vector<std::uint64_t> m_typeKeys;
    qint64 m_typeTurns = 0;
    qint64 m_mostTurns = 0; ///< that any list has had
    Rng m_rng;
    std::vector<Command> m_choices;
    PacedWorld m_child;
    int m_won = -1;
};
