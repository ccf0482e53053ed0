#pragma once

#include "tests/support/playedpursuit.h"

#include <functional>

/// True if the monsters can keep the hero from the goal forever. Searches all states and then iterates over them until
/// no further state is won. std::nullopt if there are more than `mostStates`.
std::optional<bool> isDeniedByRules(const PlayedPursuit &pursuit, int mostStates);

/// Returns the index of the state that the steered monsters choose.
using Steering = std::function<std::size_t(const std::vector<PlayedPursuit::State> &)>;
struct TriedPursuit {
    bool isGoalReached = false;
    bool isExhausted = false; ///< True if no state is left to search.
    int states = 0;
};
/// Lets the hero try everything against steered monsters, starting from one of their initial states.
TriedPursuit tryAll(const PlayedPursuit &pursuit, const PlayedPursuit::State &begin, const Steering &steering,
                    int mostStates);
