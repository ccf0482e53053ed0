#pragma once

// app/playtests: games by players, played on as many cores as may be used, and what they come to.

#include "gamecore/playtest/playtest.h"

#include <functional>

/// The games of a playtest, played on several threads at once. What comes of them does not depend on how many there
/// are.
struct GamePool {
    int threads = 1;
    /// Called now and then by the calling thread, with the games that are played.
    std::function<void(qint64 played)> tell = {};

    /// Plays the games of those seeds by each player, one player after the other. What is there once it is cancelled.
    Playtest play(const Course &course, const std::vector<Player> &players, Playtest empty, const SeedRange &seeds,
                  const std::atomic<bool> &isCancelled) const;

private:
    PlayerFigures playOne(const Course &course, const Player &player, const SeedRange &seeds, qint64 before,
                          const std::atomic<bool> &isCancelled) const;
};
