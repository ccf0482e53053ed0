#pragma once

#include "gamecore/world/world.h"

// Monsters that can harm the hero, and when to warn the player. Only monsters that the hero sees count.

/// True if a monster can harm the hero at all. False for charmed and idle monsters, and for all without combat.
bool isDangerous(const World &world, ActorId monster);

/// True if the hero sees a monster on a cell that he would attack by stepping there: awake or not, but not charmed.
bool isEnemy(const World &world, Point cell);

/// True if a monster is close enough to be noticed. Normally this means in view. Under `vision all`, the hero's own
/// sight decides or, if that is not computed, a path of at most nearDistance steps.
bool isNear(const World &world, ActorId monster);

/// Number of commands that a warning leaves to the hero.
inline constexpr int warnedTurns = 2;
/// In cells. After two steps of each towards the other, one step is left, and the monster can attack.
inline constexpr int nearDistance = 2 * warnedTurns + 1;

/// True if a dangerous monster in view could touch or burn the hero within warnedTurns, whatever both do. It is at most
/// nearDistance steps away on open ground, or reaches him with fire within warnedTurns steps. Monsters open no doors,
/// so one behind a wall or a closed door does not count.
bool isAtHand(const World &world, ActorId monster);

/// Returns the monster that stops a hero under turns from traveling or resting automatically, or `nobody`. It is near,
/// dangerous, and able to reach him or to burn him within warnedTurns; the shortest path wins. Monsters behind water,
/// glass, walls or closed doors cannot reach him, nor can any beyond their search range.
ActorId threatNear(const World &world);

/// Returns the lowest id of the near and dangerous monsters, or `nobody`.
ActorId dangerNear(const World &world);

struct AtHand {
    ActorId monster = nobody;
    int steps = nearDistance + 1; ///< on open ground; 1 for a monster that could burn him
};

/// Returns the monster at hand (isAtHand()) with the fewest steps to the hero, or `nobody`.
AtHand nearestAtHand(const World &world);
