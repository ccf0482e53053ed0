#pragma once

#include "editor/canvas/motion.h"
#include "gamecore/world/world.h"

#include <span>

class EventList;

/// Translates the events of a command into motions on the canvas. A table (motions.cpp) says what each type of event
/// looks like. Playing, test play and watching use this one translation.
///
/// `world` is the world after the events, `before` are the sprites that were shown before them. Cells and actors that
/// the player does not see are never animated. CanvasMotions::steps contains all steps, in their order.
///
/// Events that happen at the same time in the world follow each other here: a missile flies before it hits, and after
/// a blow or a hit the others act a moment later. Everything has begun after 150 ms.
CanvasMotions motionsOf(const EventList &events, const World &world, std::span<const Sprite> before);

/// Returns the numbers of the events alone, such as wounds and gold, for pictures without motion.
std::vector<CanvasEffect> numbersOf(const EventList &events, const World &world);
