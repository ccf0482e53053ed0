#pragma once

#include "editor/canvas/sprite.h"
#include "gamecore/world/world.h"

#include <QRegion>

#include <vector>

/// Returns the sprites of everything that the player may see in a world. Remains and opened doors are lowest, then
/// items, then monsters in view with their states and wounds, and the hero with what he wears is on top; he lies if
/// the game is lost. Things that are only remembered are half transparent. Actor sprites have the actor's id. If
/// `isRevealed`, things that the hero does not know are added, half transparent.
std::vector<Sprite> spritesOf(const World &world, bool isRevealed = false);
/// True if an id of spritesOf() is that of an item on the floor.
bool isItemSprite(int id);
/// Returns the sprite of a door as it looked before it was opened; `door` is its terrain then.
Sprite closedDoorSprite(const World &world, Point cell, TerrainId door);

/// Returns the name of the picture that marks the state of a monster in view: asleep, wandering, hunting the hero, or
/// looking for him. Empty if it has none: for the hero, for dead monsters, for a monster whose status (StatusEffect)
/// overrides its behavior, and for a hunter next to the hero, whose blows say enough.
QString stateMark(const World &world, ActorId id);

/// Returns the cells that a dragon's fire covers or is about to cover, as far as the hero has explored them.
std::vector<Point> breathCells(const World &world, ActorId dragon);
/// Returns the cells that dragons in view are about to fill with fire, as far as the hero has explored them.
QRegion threatenedCells(const World &world);
/// Returns the cells that patrols in view will enter with their next step, as far as the hero sees them. Empty under
/// real time, where steps are not announced.
QRegion patrolledCells(const World &world);
