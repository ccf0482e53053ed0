#pragma once

#include "gamecore/world/world.h"

// Dangerous monsters, and the decision when to warn the player of them.

/// True if a monster can harm the hero at all, wherever it is. False for idle and charmed monsters, and for all
/// monsters under `contact kick`.
bool isDangerous(const World &world, ActorId monster);

/// True if the hero sees a monster on a cell that he would attack by stepping there. It may be idle, but not charmed.
/// Always false unless the rules have combat (`contact fight`).
bool isEnemy(const World &world, Point cell);

/// True if a monster is close enough to be noticed. Normally it is then in view. Under `vision all`, it must be in the
/// hero's own field of view or, if that is not computed (World::needsSight()), at most nearDistance steps away.
bool isNear(const World &world, ActorId monster);

/// Number of turns that the hero has left after a warning.
inline constexpr int warnedTurns = 2;
/// Maximum number of steps to a monster of which to warn. After warnedTurns steps of hero and monster towards each
/// other, one step is left, and the monster can attack.
inline constexpr int nearDistance = 2 * warnedTurns + 1;

/// True if a dangerous monster in view could touch or burn the hero within warnedTurns turns. It is at most
/// nearDistance steps away, ignoring other actors, or it breathes fire and is at most warnedTurns cells beyond the
/// range of its breath. Steps lead through no wall or closed door.
bool isAtHand(const World &world, ActorId monster);

/// Returns the monster that stops a hero under turns from traveling or resting automatically; `nobody` if there is
/// none. It is near and dangerous, and a path leads it to him or it could burn him within warnedTurns turns. Among
/// several, it is the one with the shortest path. Monsters behind water, glass, walls or closed doors have no path, and
/// neither do those beyond their search range (gamecore/rules/pursuit.h).
ActorId threatNear(const World &world);

/// Returns the lowest id of the monsters that are near and dangerous, or `nobody`.
ActorId dangerNear(const World &world);

/// A monster at hand (isAtHand()), and its distance to the hero.
struct AtHand {
    ActorId monster = nobody;     ///< `nobody`: none
    int steps = nearDistance + 1; ///< as if no actors were in the way; 1 for a monster that could burn him
};

/// Returns the monster at hand with the fewest steps to the hero.
AtHand nearestAtHand(const World &world);
