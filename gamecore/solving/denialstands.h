#pragma once

#include "gamecore/solving/denialgame.h"

/// Where a monster would stand to deny a goal: cells to which it can come while the hero waits at his start, without
/// giving up the denial on the way, and where it can stay, for something stops it there. First those from which it
/// denies the goal to a hero on the most cells that lead to it; of these the nearest to the goal, then in reading
/// order. At most `most`, at least one. `game` was solved for the goal and denies it from `start`. `steps` are those to
/// the goal (PursuitHero::stepsTo()).
std::vector<Point> denialStands(DenialGame &game, const PatrolStances &stances, const PursuitHero &hero, Point start,
                                const Grid<int> &steps, int most);
