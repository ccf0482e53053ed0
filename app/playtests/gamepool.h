#pragma once

// app/playtests: games by bots on as many cores as may be used, and their results.

#include "gamecore/playtest/playtest.h"

#include <functional>

/// Games by players, shared out among the threads that work on them: each takes a few games in a row, plays them, and
/// comes back for more. The one place where games meet threads.
class GameParts {
public:
    /// Plays the game of a seed, of a player by his place.
    using PlayGame = std::function<void(Playout &playout, std::size_t player, std::uint64_t seed)>;
    /// Called after games that were taken together, unless it was cancelled.
    using Finish = std::function<void(std::size_t player)>;

    /// All must outlive this; threads stop after the game that they play once `isCancelled` is set.
    GameParts(const Course &course, const std::vector<Player> &players, const std::atomic<bool> &isCancelled)
        : m_course(course), m_players(players), m_isCancelled(isCancelled)
    {
    }
    /// Adds games behind those that are there, before anybody works.
    void add(std::size_t player, const SeedRange &seeds);
    /// Plays as long as there are games that nobody plays.
    void work(
        const PlayGame &playGame, const Finish &finish = [](std::size_t) {});

private:
    struct Part {
        std::size_t player = 0;
        SeedRange seeds;
    };

    const Course &m_course;
    const std::vector<Player> &m_players;
    const std::atomic<bool> &m_isCancelled;
    std::vector<Part> m_parts;
    std::atomic<std::size_t> m_next = 0;
};

/// The games of a playtest, played on several threads at once. What comes of them does not depend on how many there
/// are.
struct GamePool {
    int threads = 1;
    /// Called now and then by the calling thread, with the games that are played.
    std::function<void(qint64 played)> tell = {};

    /// Plays the games of those seeds by each player, one player after the other. What is there once it is cancelled.
    Playtest play(const Course &course, const std::vector<Player> &players, Playtest empty, const SeedRange &seeds,
                  const std::atomic<bool> &isCancelled) const;
};
