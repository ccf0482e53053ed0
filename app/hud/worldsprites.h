#pragma once

#include "editor/canvas/sprite.h"
#include "gamecore/world/world.h"

#include <QRegion>

/// Sprites of everything that the player sees stand or lie in a world: remains and opened doors below, then items (at
/// half strength where they are only remembered), monsters in view with their statuses and wounds, the hero on top.
/// Actors have their ids. `isRevealed`: what he does not know, too, at half strength.
std::vector<Sprite> spritesOf(const World &world, bool isRevealed = false);

/// The cells that dragons in view are about to fill with fire, as far as the hero knows them.
QRegion threatenedCells(const World &world);
