#pragma once

#include "gamecore/worstcase/pursuers.h"
#include "gamecore/worstcase/pursuithero.h"

#include <atomic>

/// The game of a hero who wants to reach a goal alive, against patrols that freely choose every direction in which they
/// turn. It is solved backwards: from the states in which he has won to all states from which he can force a win,
/// whatever the monsters choose (the attractor of reachability games: E. Grädel, W. Thomas, T. Wilke (eds.), "Automata,
/// Logics, and Infinite Games", 2002, chapter 2; for chess, E. Zermelo, 1913). In all other states the monsters can
/// deny him the goal forever.
///
/// A state is a moment after an action of the monsters. It consists of the monsters' position (Pursuers), the hero's
/// cell, and his phase (PursuitTempo). For each position and phase, a row of bits says for each cell of the hero
/// whether he can force a win from there. A row is computed from the rows of the positions that may follow, by undoing
/// the hero's steps before the next action. Shifting the row undoes a step for all cells at once.
///
/// The rows of a position are updated whenever rows of a position that may follow have changed, until no rows change.
/// Positions at the end of a straight line are updated before the positions that lead there, so that one sweep carries
/// a change along the whole line. Rows only grow, so the order affects only the running time.
class DenialGame {
public:
    enum class Outcome : std::uint8_t {
        Denied,  ///< denied from the start, in at least one of the positions in which the monsters may begin
        Forced,  ///< the hero can force the goal from the start; after this, the queries below are not valid
        Unknown, ///< limit exceeded or cancelled
    };

    /// `hero` and `pursuers` must outlive this object.
    DenialGame(const PursuitHero &hero, const Pursuers &pursuers, const PursuitTempo &tempo);

    /// Solves the game for a goal and a hero who begins on `start`. `mostLooks` limits the number of updated states:
    /// updated positions times phases times cells. Call it again for further goals.
    Outcome solve(const PursuitGoal &goal, Point start, qint64 mostLooks,
                  const std::atomic<bool> *isCancelled = nullptr);

    // The following queries are valid after solve() has returned Denied.

    /// True if the goal is denied from this state on. `hero` must not be a cell of the monsters.
    bool isDenied(Point hero, int position, int phase = 0) const
    {
        return !PursuitHero::has(row(position, phase), m_hero.bitOf(hero));
    }
    /// True if the goal is denied from the beginning of the game, before the monsters' first action, in this position.
    bool isDeniedAtFirst(Point hero, int position);
    /// Returns the set of cells from which the hero can force the goal if he may step at once (phase 0).
    const PursuitHero::Word *forced(int position) const { return row(position, 0); }

private:
    using Word = PursuitHero::Word;

    void begin(const PursuitGoal &goal);
    bool sweep(qint64 mostLooks, const std::atomic<bool> *isCancelled);
    void queuePredecessors(int position);
    bool look(int position);
    bool isDeniedAtFirst(Point hero);
    void findAfterAction(int position);
    void findBefore(int position, PursuitTempo::Stretch stretch);
    void removeOwn(int position, Word *cells) const;
    const Word *row(int position, int phase) const { return m_won.data() + offsetOf(position, phase); }
    std::size_t offsetOf(int position, int phase) const
    {
        return (std::size_t(position) * std::size_t(m_tempo.phases()) + std::size_t(phase))
               * std::size_t(m_hero.words());
    }

    const PursuitHero &m_hero;
    const Pursuers &m_pursuers;
    PursuitTempo m_tempo;
    std::vector<int> m_endsFirst;          ///< all positions in the order of updating: ends of straight lines first
    std::vector<std::array<int, 2>> m_own; ///< by position: bit indices of the monsters' cells
    std::vector<Word> m_goal;              ///< set of the goal's cells
    std::vector<Word> m_won;               ///< rows by position and phase
    /// For the position that is being updated, by phase: cells from which the hero wins after the next action.
    std::vector<Word> m_afterAction;
    PursuitHero::Cells m_cells; ///< the result of findBefore(): cells from which the hero wins
    std::vector<Word> m_before; ///< working memory of findBefore()
    /// By position: 1 if the position has to be updated, since a position that may follow has changed.
    std::vector<std::uint8_t> m_isWaiting;
    int m_waiting = 0;            ///< number of positions that are 1 in m_isWaiting
    std::vector<int> m_positions; ///< predecessors of a position that has changed
    qint64 m_looks = 0;           ///< number of updated positions
};
