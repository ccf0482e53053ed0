#pragma once

#include "gamecore/world/world.h"

// Dangerous monsters, and the decision when to warn the player of them.

/// True if a monster can harm the hero at all, wherever it is. False for idle and charmed monsters, and for all
/// monsters under `contact kick`.
bool isDangerous(const World &world, ActorId monster);

/// True if the hero sees a monster on a cell and would attack it by stepping there. The monster may be idle, but not
/// charmed. Always false unless the rules have combat (`contact fight`).
bool isEnemy(const World &world, Point cell);

/// True if a monster is close enough to be noticed. Normally, this means that it is in view. Under `vision all`, the
/// monster must be in the hero's own field of view or, if that is not computed (World::needsSight()), at most
/// nearDistance steps away.
bool isNear(const World &world, ActorId monster);

/// Number of turns that the hero has left after a warning.
inline constexpr int warnedTurns = 2;
/// Maximum number of steps between the hero and a monster of which the player is warned. If hero and monster each take
/// warnedTurns steps towards each other, one step is left, and the monster can attack.
inline constexpr int nearDistance = 2 * warnedTurns + 1;

/// True if a dangerous monster in view could touch or burn the hero within warnedTurns turns. Such a monster is at most
/// nearDistance steps away, ignoring other actors, or it breathes fire and is at most warnedTurns cells beyond the
/// range of its breath. Steps lead through no wall or closed door.
bool isAtHand(const World &world, ActorId monster);

/// Returns the monster that stops the hero from traveling or resting automatically in a game turn by turn; `nobody` if
/// there is none. The monster is near and dangerous, and it has a path to the hero or could burn him within warnedTurns
/// turns. If several monsters qualify, returns one that could burn him, else the one with the shortest path. Monsters
/// behind water, glass, walls or closed doors have no path; neither do monsters beyond their search distance
/// (gamecore/rules/pursuit.h).
ActorId threatNear(const World &world);

/// Returns the lowest id of the monsters that are near and dangerous, or `nobody`.
ActorId dangerNear(const World &world);

/// A monster at hand (isAtHand()), and its distance to the hero.
struct AtHand {
    ActorId monster = nobody;     ///< `nobody`: none
    int steps = nearDistance + 1; ///< distance if no actors were in the way; 1 for a monster that could burn the hero
};

/// Returns the monster at hand with the fewest steps to the hero.
AtHand nearestAtHand(const World &world);
