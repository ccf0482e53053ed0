#pragma once

#include "editor/canvas/motion.h"
#include "gamecore/world/world.h"

#include <span>

class EventList;

/// Translates the events of a command into motions on the canvas. A table (motions.cpp) says what each type of event
/// looks like. Playing, test play and watching use this one translation.
///
/// `world` is the world after the events, `before` are the sprites that were shown before them. Cells and actors that
/// the player does not see are never animated. Steps are not included: Canvas::moveSprite() animates them.
CanvasMotions motionsOf(const EventList &events, const World &world, std::span<const Sprite> before);

/// Returns the numbers of the events alone, such as wounds and gold, for pictures without motion.
std::vector<CanvasEffect> numbersOf(const EventList &events, const World &world);
