#pragma once

#include "gamecore/solving/patrolstances.h"
#include "gamecore/solving/pursuithero.h"
#include "gamecore/solving/pursuittempo.h"

#include <atomic>

/// The game of a hero who wants to come to a goal alive against one monster on its rounds that chooses its turns as it
/// likes, solved backwards: from the states in which he has won to all from which he can force them, whatever it
/// chooses (the attractor of reachability games: E. Grädel, W. Thomas, T. Wilke (eds.), "Automata, Logics, and Infinite
/// Games", 2002, chapter 2; for chess E. Zermelo, 1913). In all others it denies him the goal for ever.
///
/// A state is one of the moments at which the monster has acted: its stance, his cell, and his phase (PursuitTempo).
/// All cells of a stance and a phase are one row of bits. What a row says follows from the rows of the stances that
/// come next: his steps before the action, the last first, each a shift of the row. So a stance is looked at again
/// whenever one that follows it has changed, until none does; those at the end of a straight way before those that lead
/// there, so that one sweep carries what is known along all of it. Rows only grow, so the order decides nothing but the
/// time.
class DenialGame {
public:
    /// All must outlive this.
    DenialGame(const PursuitHero &hero, const PatrolStances &stances, const PursuitTempo &tempo);

    /// How many states there are.
    qint64 states() const { return qint64(m_stances.count()) * m_tempo.phases() * m_hero.words() * 64; }
    enum class Outcome : std::uint8_t {
        Denied,  ///< from the start, by one of the stances with which the monster may begin
        Forced,  ///< it is not; then no more than that is known
        Unknown, ///< it would take too long, or was cancelled
    };
    /// Solves it for a goal and a hero who begins on `start`. `mostLooks` are those at a state.
    Outcome solve(const PursuitGoal &goal, Point start, qint64 mostLooks,
                  const std::atomic<bool> *isCancelled = nullptr);

    /// Of a denied goal: whether the monster denies it to him from a state on. They may not stand on one cell.
    bool isDenied(Point hero, int stance, int phase = 0) const
    {
        return !PursuitHero::has(row(stance, phase), m_hero.bitOf(hero));
    }
    /// Before the first action of the monster.
    bool isDeniedAtFirst(Point hero, int stance);
    /// The cells from which he can force the goal against a stance, if he may step at once.
    const PursuitHero::Word *forced(int stance) const { return row(stance, 0); }

private:
    using Word = PursuitHero::Word;

    void begin(const PursuitGoal &goal);
    void sweep();
    bool look(int stance);
    bool isDeniedAtFirst(Point hero);
    void findAfterAction(int stance);
    void findTurned(const Stance &stance, int phase, Word *cells) const;
    void findBefore(int stance, PursuitTempo::Stretch stretch);
    const Word *row(int stance, int phase) const { return m_won.data() + offsetOf(stance, phase); }
    std::size_t offsetOf(int stance, int phase) const
    {
        return (std::size_t(stance) * std::size_t(m_tempo.phases()) + std::size_t(phase)) * std::size_t(m_hero.words());
    }

    const PursuitHero &m_hero;
    const PatrolStances &m_stances;
    PursuitTempo m_tempo;
    std::vector<Word> m_goal;
    std::vector<Word> m_won;         ///< by stance and phase
    std::vector<Word> m_afterAction; ///< of the stance that is looked at, by phase: he wins once it has acted
    PursuitHero::Cells m_cells;      ///< he wins with some steps more
    std::vector<Word> m_before;
    std::vector<std::uint8_t> m_isWaiting; ///< by stance: something that follows it has changed
    int m_waiting = 0;                     ///< how many are
    qint64 m_looks = 0;                    ///< at a stance
};
