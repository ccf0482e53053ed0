#pragma once

#include "gamecore/denial/denialgame.h"

/// Positions in which monsters would stand to deny a goal: those to which they can come while the hero waits at his
/// start, without giving up the denial on the way, and in which they can stay, for something stops them there. First
/// those from which they deny the goal to a hero on the most cells that lead to it; of these the nearest to the goal,
/// then in reading order. At most `most`, no two on the same cells; none if they never stay anywhere. `game` was solved
/// for the goal, which is denied from `start`. `steps` are those to the goal (PursuitHero::stepsTo()).
std::vector<int> denialStands(DenialGame &game, const Pursuers &pursuers, const PursuitHero &hero, Point start,
                              const Grid<int> &steps, int most);
