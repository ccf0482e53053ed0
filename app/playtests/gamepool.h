#pragma once

// app/playtests: games by bots on as many cores as may be used, and their results.

#include "gamecore/playtest/playtest.h"

#include <functional>

/// Games by players, spread over threads. A thread plays a few games in a row before it takes the next ones: few enough
/// that they are seen early and that all threads end together. The one place where games meet threads.
class GameBatches {
public:
    /// Plays the game of a seed.
    using PlayGame = std::function<void(Playout &playout, std::uint64_t seed, int thread)>;
    /// Called after each batch of a player, unless it was cancelled.
    using Finish = std::function<void(std::size_t player, int thread)>;

    void add(std::size_t player, const SeedRange &seeds);
    /// Plays all that was added. `thread` counts from 0, `tell` is called now and then by the calling thread.
    void play(const Course &course, const std::vector<Player> &players, int threads,
              const std::atomic<bool> &isCancelled, const PlayGame &playGame, const Finish &finish,
              const std::function<void()> &tell = {}) const;

private:
    struct Batch {
        std::size_t player = 0;
        SeedRange seeds;
    };

    std::vector<Batch> m_batches;
};

/// The games of a playtest, played on several threads at once. The result does not depend on how many there are.
struct GamePool {
    int threads = 1;
    /// Called now and then by the calling thread, with the games that are played.
    std::function<void(qint64 played)> tell = {};

    /// Plays the games of those seeds by each player, one player after the other. What is there once it is cancelled.
    Playtest play(const Course &course, const std::vector<Player> &players, Playtest empty, const SeedRange &seeds,
                  const std::atomic<bool> &isCancelled) const;
};
