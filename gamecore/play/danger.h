#pragma once

#include "gamecore/world/world.h"

// Who can do the hero harm, and when that has to be told. Only monsters that he sees count.

/// Whether a monster can do the hero harm by what it is: the charmed and the idle cannot, nor anybody where nobody
/// fights.
bool isDangerous(const World &world, ActorId monster);

/// True if the hero sees a monster on a cell that he would strike by stepping there: awake or not, but not charmed.
bool isEnemy(const World &world, Point cell);

/// Whether a monster is near enough to be noticed: in view; where the whole level is, in the hero's own sight, or at
/// most nearDistance steps away if nobody asks for sight.
bool isNear(const World &world, ActorId monster);

/// Commands that a warning leaves to the hero.
inline constexpr int warnedTurns = 2;
/// In cells. Two steps of each towards the other leave one, and from there it strikes.
inline constexpr int nearDistance = 2 * warnedTurns + 1;

/// Whether a dangerous monster could touch or burn the hero within warnedTurns, whatever the two do: he sees it, and
/// nearDistance steps or fewer lie between them on open ground, or warnedTurns steps bring him into its fire. Monsters
/// open no doors, so that one behind a wall or a closed door is not at hand, however close.
bool isAtHand(const World &world, ActorId monster);

/// The monster that keeps a hero under turns from walking or resting by himself: the one with the shortest way among
/// those that are near, dangerous and able to come to him, or to burn him within warnedTurns; or nobody. Monsters
/// behind water, glass, walls and closed doors cannot come, and no farther than they look for him.
ActorId threatNear(const World &world);

/// The lowest id of the monsters that are near and dangerous, or nobody.
ActorId dangerNear(const World &world);

struct AtHand {
    ActorId monster = nobody;
    int steps = nearDistance + 1; ///< on open ground; 1 for whoever could burn him
};

/// The monster at hand that is the fewest steps away, or nobody.
AtHand nearestAtHand(const World &world);
