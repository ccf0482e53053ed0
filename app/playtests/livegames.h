#pragma once

// app/playtests: games by bots on all cores, the panel with their results, and heat maps, for the level being edited.

#include "app/playtests/ceilingsearch.h"
#include "gamecore/playtest/playtest.h"
#include "gamecore/playtest/statistics.h"

#include <functional>
#include <memory>
#include <mutex>

/// Games by bots, distributed over threads. A thread takes a batch of consecutive games at a time. Batches are small
/// enough that results appear early and all threads end at about the same time. This is the only class that distributes
/// games.
class GameBatches {
public:
    /// Plays the game of a seed, with the thread's own `playout`. Called in several threads at once.
    using PlayGame = std::function<void(Playout &playout, std::uint64_t seed, int thread)>;
    /// Called after each batch, in the thread that has played it, unless cancelled.
    using Finish = std::function<void(std::size_t bot, int thread)>;

    struct Calls {
        PlayGame playGame;
        Finish finish;
        std::function<void()> tell = {}; ///< if set, called regularly by the calling thread
    };

    /// Adds games for the bot of index `bot`, one for each of the seeds.
    void add(std::size_t bot, const SeedRange &seeds);
    /// Plays all batches; returns when they are played or cancelled. Thread numbers start at 0.
    void play(const Course &course, const std::vector<Bot> &bots, int threads, const std::atomic<bool> &isCancelled,
              const Calls &calls) const;

private:
    struct Batch {
        std::size_t bot = 0;
        SeedRange seeds;
    };

    std::vector<Batch> m_batches;
};

/// The games of a playtest, played by several threads. The result does not depend on the number of threads.
struct GamePool {
    int threads = 1;
    /// Called regularly by the calling thread with the number of games played.
    std::function<void(qint64 played)> tell = {};

    /// Plays a game for each bot and each of the seeds, one bot after the other. Returns `empty`, which is a result of
    /// playtestOf() without games, with the results added; if cancelled, with the results so far.
    Playtest play(const Course &course, const std::vector<Bot> &bots, Playtest empty, const SeedRange &seeds,
                  const std::atomic<bool> &isCancelled) const;
};

/// A lost game, and where the hero died.
struct LostGame {
    std::uint64_t seed = 0;
    std::size_t place = 0; ///< index of the level in the course, from 0
    Point cell;
};

/// A game played by a bot.
struct BotsGame {
    Course course;
    Bot bot;
    std::uint64_t seed = 0;
    bool isFromStart = false; ///< the game should be watched from its start, not from shortly before its end
};

/// Results of one bot's games so far. Never changed after it was published.
struct LiveFigures {
    BotFigures games;
    std::vector<LostGame> lost; ///< unsorted
    qint64 inRow = 0;           ///< number of games played without a gap from seed 0 on
    WatchedShare share;         ///< share of wins among the inRow games, with its interval

    /// Adds games, none of which may be included already.
    void add(const BotFigures &played, const std::vector<LostGame> &lostGames);
    /// Returns the results of the games counted by inRow, one letter each; 'w' is a win.
    QByteArray endsInRow() const { return games.ends.contains(0) ? games.ends.at(0) : QByteArray(); }
};

/// The games of a bot on the current version of a course, and the games on the previous version.
struct LiveRow {
    std::shared_ptr<const LiveFigures> now;
    std::shared_ptr<const LiveFigures> before; ///< null if there was no previous version
    Comparison comparison;                     ///< compares the games with the same seeds on both versions
    qint64 compared = 0;                       ///< number of seeds in the comparison
};
using LiveRows = std::vector<LiveRow>;

/// All findings about a course: what its bots win, and which games can be won at all.
struct LiveFindings {
    LiveRows rows = {}; ///< one row per bot
    WinnableGames solved = {};
    WinnableGames solvedBefore = {}; ///< answers for the previous version (LiveRow::before)
};

/// The games of one version of a level or campaign, for several threads at once. The result does not depend on the
/// number of threads: the same number of games always gives the same findings.
class LiveGames {
public:
    /// The largest number of games per bot.
    static constexpr qint64 mostGames = 2000;

    /// `place` is the index of the edited level in the course. `known` contains earlier findings, with one row per bot.
    LiveGames(Course course, std::size_t place, const std::vector<Bot> &bots, LiveFindings known);

    const Course &course() const { return m_course; }
    std::size_t place() const { return m_place; }
    const PlayableLevel &level() const { return m_course.levels[m_place]; }
    const std::vector<Bot> &bots() const { return m_bots; }

    /// Plays all missing games, and returns when they are played. Between batches and after the last one, also searches
    /// which games can be won at all (CeilingSearch). Calls `tell` whenever findings() change, in any of the threads.
    /// If cancelled, unfinished batches do not count.
    void play(int threads, const std::atomic<bool> &isCancelled, const std::function<void()> &tell);
    /// Returns the findings so far. Any thread may call this.
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
    LiveRows m_rows; ///< guarded by m_merging
    const WinnableGames m_solvedBefore;
    std::atomic<qint64> m_played = 0; ///< games played since this object was made
    CeilingSearch m_ceiling;
};
