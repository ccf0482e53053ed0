#pragma once

#include "gamecore/playtest/comparison.h"
#include "gamecore/playtest/playout.h"
#include "gamecore/playtest/playtest.h"
#include "gamecore/playtest/share.h"

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>

/// A game that was lost, and where the hero died in it.
struct LostGame {
    std::uint64_t seed = 0;
    Point cell;
};

/// A game that a player has played.
struct PlayersGame {
    Course course;
    Player player;
    std::uint64_t seed = 0;
};

/// What the games of one player have come to so far. Never changed once it is told.
struct LiveFigures {
    PlayerFigures games;
    std::vector<LostGame> lost; ///< in no order
    qint64 inRow = 0;           ///< games in a row from the first seed
    WatchedShare share;         ///< of these
};

/// One player's games of a level, beside those of the version of it before.
struct LiveRow {
    std::shared_ptr<const LiveFigures> now;
    std::shared_ptr<const LiveFigures> before; ///< null: there was none
    Comparison comparison;                     ///< by the games of both, in the order of seeds
    qint64 compared = 0;                       ///< games that are in it
};
using LiveRows = std::vector<LiveRow>;

/// The games of one version of a level, for several threads at once. What they come to does not depend on how many
/// these are: rows show more and more games, and the same number of them shows the same.
class LiveGames {
public:
    /// So many games each player plays at most.
    static constexpr qint64 mostGames = 2000;

    /// `rows` holds what was played before, a row a player.
    LiveGames(Course course, const std::vector<Player> &players, LiveRows rows);

    const PlayableLevel &level() const { return m_course.levels.front(); }
    const Course &course() const { return m_course; }
    const std::vector<Player> &players() const { return m_players; }

    /// Plays as long as there are games that nobody plays, and calls `tell` whenever rows() are others.
    void work(const std::function<void()> &tell);
    /// The threads stop after the games that they are playing, and these do not count.
    void cancel() { m_isCancelled = true; }
    LiveRows rows() const;

private:
    /// Games that one thread plays at once.
    struct Part {
        std::size_t player = 0;
        SeedRange seeds;
    };

    void plan();
    bool play(const Part &part, Playout &playout, LiveFigures &played) const;
    void add(std::size_t player, const LiveFigures &played);

    const Course m_course;
    const std::vector<Player> m_players;
    std::vector<Part> m_parts;
    std::atomic<std::size_t> m_next = 0;
    std::atomic<bool> m_isCancelled = false;
    mutable std::mutex m_merging;
    LiveRows m_rows; ///< while m_merging is held
};
