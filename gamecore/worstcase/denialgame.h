#pragma once

#include "gamecore/worstcase/pursuers.h"
#include "gamecore/worstcase/pursuithero.h"
#include "gamecore/worstcase/pursuittempo.h"

#include <atomic>

/// The game of a hero who wants to come to a goal alive against monsters on their rounds that choose their turns as
/// they like, solved backwards: from the states in which he has won to all from which he can force that, whatever they
/// choose (the attractor of reachability games: E. Grädel, W. Thomas, T. Wilke (eds.), "Automata, Logics, and Infinite
/// Games", 2002, chapter 2; of chess E. Zermelo, 1913). In all other states they deny him the goal for ever.
///
/// A state is one of the moments at which they have acted: their position, his cell, and his phase (PursuitTempo). All
/// cells of a position and a phase are one row of bits. What a row says follows from the rows of the positions that
/// come next: his steps before the action, the last first, each a shift of the row. So a position is looked at again
/// whenever one that follows it has changed, until none does; those at the end of a straight way before those that lead
/// there, so that one sweep carries what is known along all of it. Rows only grow, so the order decides nothing but the
/// time.
class DenialGame {
public:
    enum class Outcome : std::uint8_t {
        Denied,  ///< from the start, in one of the positions in which they may begin
        Forced,  ///< it is not; then no more than that is known
        Unknown, ///< it would take too long, or was cancelled
    };

    /// The first two must outlive this.
    DenialGame(const PursuitHero &hero, const Pursuers &pursuers, const PursuitTempo &tempo);

    /// Solves it for a goal and a hero who begins on `start`. `mostLooks` are those at a state.
    Outcome solve(const PursuitGoal &goal, Point start, qint64 mostLooks,
                  const std::atomic<bool> *isCancelled = nullptr);

    /// Of a denied goal: whether it is denied to him from a state on. He stands on none of their cells.
    bool isDenied(Point hero, int position, int phase = 0) const
    {
        return !PursuitHero::has(row(position, phase), m_hero.bitOf(hero));
    }
    /// Before their first action.
    bool isDeniedAtFirst(Point hero, int position);
    /// The cells from which he can force the goal, if he may step at once.
    const PursuitHero::Word *forced(int position) const { return row(position, 0); }

private:
    using Word = PursuitHero::Word;

    void begin(const PursuitGoal &goal);
    bool sweep(qint64 mostLooks, const std::atomic<bool> *isCancelled);
    void waitForThoseBefore(int position);
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
    std::vector<int> m_endsFirst;
    std::vector<std::array<int, 2>> m_own; ///< by position: the places of their cells
    std::vector<Word> m_goal;
    std::vector<Word> m_won;         ///< by position and phase
    std::vector<Word> m_afterAction; ///< of the position that is looked at, by phase: he wins once they have acted
    PursuitHero::Cells m_cells;      ///< he wins with some steps more
    std::vector<Word> m_before;
    std::vector<std::uint8_t> m_isWaiting; ///< by position: something that follows it has changed
    int m_waiting = 0;                     ///< how many are
    std::vector<int> m_positions;          ///< before one that has changed
    qint64 m_looks = 0;                    ///< at a position
};
