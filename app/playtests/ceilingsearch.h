#pragma once

#include "gamecore/playtest/playtest.h"
#include "gamecore/solving/ceiling.h"
#include "gamecore/solving/solver.h"

#include <QByteArray>

#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <optional>

/// Which games of a level can be won at all.
struct SolvedGames {
    QByteArray answers = {}; ///< of the games in a row from the first seed, a letter each
    qint64 states = 0;       ///< that were looked at for them

    static char letterOf(Solvable answer);
    /// Nothing for a letter that is none.
    static std::optional<Solvable> answerOf(char letter);
    Ceiling ceiling() const;
    friend bool operator==(const SolvedGames &, const SolvedGames &) = default;
};

/// Finds out which games of a level can be won at all, after they were played: one that some bot has won needs no
/// search. For several threads at once; what comes of it does not depend on how many there are, nor on when they come.
///
/// What it costs is bounded in states, by game and in all, so that a level of which little can be told costs seconds
/// and no minutes: there the answers end early.
class CeilingSearch {
public:
    static constexpr qint64 mostStates = 50'000; ///< of one game
    static constexpr qint64 mostStatesInAll = 1'000'000;
    /// Of larger levels nothing is said: each state takes long.
    static constexpr qint64 mostCells = 10'000;
    /// While games are still being played so many states may be looked at for each of them, which is less work.
    static constexpr qint64 statesBesideAGame = 10;

    /// How the games in a row from the first seed ended, of each bot (LiveFigures::endsInRow).
    using Ends = std::vector<QByteArray>;

    /// All must outlive this. `known` is what was found before.
    CeilingSearch(const Course &course, const std::vector<Bot> &bots, SolvedGames known);

    /// Whether anything is said of a course: of one level, and not too large a one.
    static bool isAsked(const Course &course);
    /// Whether a search is due beside that many games that were played since the beginning, even if it is a long one.
    bool isDue(qint64 games) const { return m_spent + mostStates <= games * statesBesideAGame; }
    /// Takes the next game that was played and not asked about, and answers. False if there is none.
    bool searchNext(const Ends &played, const std::atomic<bool> &isCancelled);
    SolvedGames solved() const;
    /// Whether nothing more will come, of so many games.
    static bool isWhole(const SolvedGames &solved, qint64 games)
    {
        return solved.answers.size() >= games || solved.states >= mostStatesInAll;
    }

private:
    struct Answer {
        Solvable solvable = Solvable::Unknown;
        qint64 states = 0;
    };

    std::optional<qint64> take(const Ends &played);
    void put(qint64 seed, const Answer &answer);
    const Solver &solver();

    const Course &m_course;
    const bool m_isAsked;
    SolveBounds m_bounds;
    std::once_flag m_isMade;
    std::unique_ptr<const Solver> m_solver; ///< once m_isMade: it takes time by the size of the level
    std::atomic<qint64> m_spent = 0;        ///< states since the beginning
    mutable std::mutex m_answering;
    SolvedGames m_solved;             ///< while m_answering is held, as all below
    std::map<qint64, Answer> m_ahead; ///< of games of which one before is not known yet
    qint64 m_next = 0;                ///< the game that is taken next
};
