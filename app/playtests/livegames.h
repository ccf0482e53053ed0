#pragma once

// app/playtests: games by bots on as many cores as may be used, and their results.

#include "app/playtests/ceilingsearch.h"
#include "gamecore/playtest/comparison.h"
#include "gamecore/playtest/playtest.h"
#include "gamecore/playtest/share.h"

#include <functional>
#include <memory>
#include <mutex>

/// Games by bots, spread over threads. A thread plays a few games in a row before it takes the next ones: few enough
/// that they are seen early and that all threads end together. The one place where games meet threads.
class GameBatches {
public:
    /// Plays the game of a seed.
    using PlayGame = std::function<void(Playout &playout, std::uint64_t seed, int thread)>;
    /// Called after each batch of a bot, unless it was cancelled.
    using Finish = std::function<void(std::size_t bot, int thread)>;

    struct Calls {
        PlayGame playGame;
        Finish finish;
        std::function<void()> tell = {}; ///< if not empty, called now and then by the calling thread
    };

    void add(std::size_t bot, const SeedRange &seeds);
    /// Plays all that was added. Threads count from 0.
    void play(const Course &course, const std::vector<Bot> &bots, int threads, const std::atomic<bool> &isCancelled,
              const Calls &calls) const;

private:
    struct Batch {
        std::size_t bot = 0;
        SeedRange seeds;
    };

    std::vector<Batch> m_batches;
};

/// The games of a playtest, played on several threads at once. The result does not depend on how many there are.
struct GamePool {
    int threads = 1;
    /// Called now and then by the calling thread, with the games that are played.
    std::function<void(qint64 played)> tell = {};

    /// Plays the games of those seeds by each bot, one bot after the other. What is there once it is cancelled.
    Playtest play(const Course &course, const std::vector<Bot> &bots, Playtest empty, const SeedRange &seeds,
                  const std::atomic<bool> &isCancelled) const;
};

/// A game that was lost, and where the hero died in it.
struct LostGame {
    std::uint64_t seed = 0;
    std::size_t place = 0; ///< of the course, from 0
    Point cell;
};

/// A game that a bot has played.
struct BotsGame {
    Course course;
    Bot bot;
    std::uint64_t seed = 0;
    bool isFromStart = false; ///< to be seen from its start, and not shortly before its end
};

/// What the games of one bot have come to so far. Never changed once it is told.
struct LiveFigures {
    BotFigures games;
    std::vector<LostGame> lost; ///< in no order
    qint64 inRow = 0;           ///< games in a row from the first seed
    WatchedShare share;         ///< of these

    /// Adds games; none of them may be there already.
    void add(const BotFigures &played, const std::vector<LostGame> &lostGames);
    /// How the games in a row ended, a letter each.
    QByteArray endsInRow() const { return games.ends.contains(0) ? games.ends.at(0) : QByteArray(); }
};

/// One bot's games of a course, beside those of the version of it before.
struct LiveRow {
    std::shared_ptr<const LiveFigures> now;
    std::shared_ptr<const LiveFigures> before; ///< null: there was none
    Comparison comparison;                     ///< by the games of both, in the order of seeds
    qint64 compared = 0;                       ///< games that are in it
};
using LiveRows = std::vector<LiveRow>;

/// All that is known of a course: what its bots win, and what can be won at all.
struct LiveFindings {
    LiveRows rows = {}; ///< a row a bot
    SolvedGames solved = {};
    SolvedGames solvedBefore = {}; ///< of the version of which the rows have what was before
};

/// The games of one version of a level, or of a campaign, for several threads at once. What they come to does not
/// depend on how many these are: rows show more and more games, and the same number of them shows the same.
class LiveGames {
public:
    /// So many games each bot plays at most.
    static constexpr qint64 mostGames = 2000;

    /// `place` is that of the edited level in the course; `known` is what was found before, with a row a bot.
    LiveGames(Course course, std::size_t place, const std::vector<Bot> &bots, LiveFindings known);

    const Course &course() const { return m_course; }
    std::size_t place() const { return m_place; }
    const PlayableLevel &level() const { return m_course.levels[m_place]; }
    const std::vector<Bot> &bots() const { return m_bots; }

    /// Plays all games that are missing, now and then asks of one whether it could have been won, and calls `tell`, in
    /// any of the threads, whenever findings() are others. Once it is cancelled, games under way do not count.
    void play(int threads, const std::atomic<bool> &isCancelled, const std::function<void()> &tell);
    /// For any thread.
    LiveFindings findings() const;

private:
    void plan();
    void addMissing(std::size_t bot, qint64 from, qint64 to);
    void add(std::size_t bot, const BotFigures &played, const std::vector<LostGame> &lost);
    CeilingSearch::Ends endsInRow() const;

    const Course m_course;
    const std::size_t m_place;
    const std::vector<Bot> m_bots;
    GameBatches m_batches; ///< the missing games
    mutable std::mutex m_merging;
    LiveRows m_rows; ///< while m_merging is held
    const SolvedGames m_solvedBefore;
    std::atomic<qint64> m_played = 0; ///< games, since it began
    CeilingSearch m_ceiling;
};
