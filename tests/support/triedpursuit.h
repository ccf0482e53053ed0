#pragma once

#include "tests/support/playedpursuit.h"

#include <functional>

/// Whether the monsters can keep the hero from the goal for ever: by trying everything, and by going over all states
/// again and again until nothing more is won. Nothing if there are more than `mostStates`.
std::optional<bool> isDeniedByRules(const PlayedPursuit &pursuit, int mostStates);

/// What steered monsters choose of some states: the place of one.
using Steering = std::function<std::size_t(const std::vector<PlayedPursuit::State> &)>;
struct TriedPursuit {
    bool isGoalReached = false;
    bool isExhausted = false; ///< there are no further states
    int states = 0;
};
/// The hero tries everything against monsters that are steered, from one of their first states on.
TriedPursuit tryAll(const PlayedPursuit &pursuit, const PlayedPursuit::State &begin, const Steering &steering,
                    int mostStates);
