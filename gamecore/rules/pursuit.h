#pragma once

#include "gamecore/pathfinding/distancemap.h"
#include "gamecore/world/world.h"

class EventList;

// How monsters find their way and step. They go round each other where that is not much longer, avoid terrain that
// hurts, open no doors, and search no farther than twice the hero's sight.

/// Takes the memory in which hunters find their ways, so that no turn takes it.
void prepareWays(World &world);

/// Whether a monster may step from its cell in a direction: terrain, and nobody who blocks. Into the hero it may, on
/// spikes too, where it would only strike at him.
bool canStep(const World &world, Point from, Direction direction);

/// Fills `map` with the ways by which monsters can come to the hero, in the area in which they look for him: a monster
/// can if `map` leads downhill from its cell. Others in the way count as a detour. `hasDiagonals` is false for monsters
/// that walk straight only.
void findWaysToHero(const World &world, bool hasDiagonals, DistanceMap &map);

/// The step towards the hero by the shortest way; into him if he stands next to `from`. Nothing if there is none.
std::optional<Direction> stepToHero(World &world, Point from);
/// The step towards any other cell.
std::optional<Direction> stepToCell(World &world, Point from, Point goal);
/// The step that leads away from the hero, past him if there is no other way out.
std::optional<Direction> stepFromHero(World &world, Point from);

/// One action of a monster that hunts: it comes nearer to a hero in sight by the shortest way around others; else it
/// goes to the cell where it last saw him and waits there.
void hunt(World &world, ActorId id, EventList &events);

/// Moves a monster to a cell that it may enter, with all that follows. Into the hero: an attack, a touch, or nothing,
/// as `contact` says.
void stepMonster(World &world, ActorId id, Direction direction, EventList &events);
