#pragma once

#include "editor/canvas/sprite.h"
#include "gamecore/world/world.h"

#include <QRegion>

/// Everything that the player is shown to stand or lie in a world, as sprites: remains and opened doors below, then
/// items (at half strength where they are only remembered), monsters in view with their statuses and wounds, the hero
/// on top. Actors have their ids. `isRevealed`: also what he does not know, at half strength as what is remembered.
std::vector<Sprite> spritesOf(const World &world, bool isRevealed = false);

/// The cells that dragons in view are about to fill with fire, as far as the hero knows them.
QRegion threatenedCells(const World &world);
