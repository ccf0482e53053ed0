#pragma once

#include "gamecore/playtest/playtest.h"
#include "gamecore/solving/solution.h"
#include "gamecore/solving/solver.h"

#include <QByteArray>

#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <optional>

/// The answers for the games of a level: can this game be won at all, whoever plays it? The share of winnable games is
/// the level's *ceiling*: no bot can win more.
struct WinnableGames {
    QByteArray answers = {}; ///< one letter (letterOf()) per game, in the order of the seeds 0, 1, 2 and so on
    qint64 states = 0;       ///< number of states searched for these answers

    /// Returns the letter of an answer in `answers`.
    static char letterOf(Solvable answer);
    /// Returns the answer of a letter; std::nullopt for other letters.
    static std::optional<Solvable> answerOf(char letter);
    /// Returns the number of games by answer.
    Ceiling ceiling() const;
    friend bool operator==(const WinnableGames &, const WinnableGames &) = default;
};

/// The search for the games of a level that can be won at all, after bots have played them. A game won by any bot needs
/// no search. May be used by several threads at once; the result does not depend on their number or timing.
///
/// The cost is limited in states, per game and in total, so that a level with few answers takes seconds instead of
/// minutes. Games beyond the total get no answer.
class CeilingSearch {
public:
    static constexpr qint64 mostStates = 50'000; ///< per game
    static constexpr qint64 mostStatesInAll = 1'000'000;
    /// Larger levels are not searched, because each state takes long.
    static constexpr qint64 mostCells = 10'000;
    /// While bots still play, this many states may be searched per game played. Searching them is less work than
    /// playing the game.
    static constexpr qint64 statesBesideAGame = 10;

    /// By bot: the results of its games without a gap from seed 0 on (LiveFigures::endsInRow()).
    using Ends = std::vector<QByteArray>;

    /// All references must outlive this object. `known` contains earlier answers.
    CeilingSearch(const Course &course, const std::vector<Bot> &bots, WinnableGames known);

    /// True if a course can be searched: a single level of at most mostCells cells.
    static bool isAsked(const Course &course);
    /// True if another search may run (statesBesideAGame), even if it takes mostStates. `games` is the number of games
    /// played since this object was made.
    bool isDue(qint64 games) const { return m_spent + mostStates <= games * statesBesideAGame; }
    /// Searches the next game that all bots have played and that has no answer yet. False if there is none, if
    /// mostStatesInAll are spent, or if cancelled.
    bool searchNext(const Ends &played, const std::atomic<bool> &isCancelled);
    /// Returns all answers so far.
    WinnableGames solved() const;
    /// True if no further answers will follow for the first `games` games.
    static bool isWhole(const WinnableGames &solved, qint64 games)
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
    std::unique_ptr<const Solver> m_solver; ///< made when first needed (m_isMade), since making it takes time
                                            ///< proportional to the size of the level
    std::atomic<qint64> m_spent = 0;        ///< states searched since this object was made
    mutable std::mutex m_answering;
    WinnableGames m_solved;           ///< guarded by m_answering, like the members below
    std::map<qint64, Answer> m_ahead; ///< answers that wait for the answer of an earlier game
    qint64 m_next = 0;                ///< next game to search
};
