#pragma once

#include "gamecore/pathfinding/distancemap.h"
#include "gamecore/world/world.h"

class EventList;

// Pathfinding and steps of monsters. They make short detours around each other, avoid harmful terrain, open no doors,
// and search no farther than twice `fov_radius`.

/// Allocates the memory for the pathfinding of hunting monsters, so that turns allocate nothing.
void prepareWays(World &world);

/// True if terrain and other actors allow a monster's step in a direction. It must not step onto harmful terrain,
/// except into the hero under a Rules::contact that does not kill him, since the monster then stays on its own cell.
bool canStep(const World &world, Point from, Direction direction);

/// Fills `map` with the distances to the hero in the area where monsters search for him. A monster can reach him if
/// `map` leads downhill from its cell. Cells of other monsters cost a detour. `hasDiagonals` is false for monsters that
/// move only straight.
void findWaysToHero(const World &world, bool hasDiagonals, DistanceMap &map);

/// Returns the first step of the shortest path to the hero; into him if he stands next to `from`. std::nullopt if there
/// is no path.
std::optional<Direction> stepToHero(World &world, Point from);
/// Returns the first step of the shortest path to `goal`; std::nullopt if there is none.
std::optional<Direction> stepToCell(World &world, Point from, Point goal);
/// Returns the step that leads away from the hero, past him if there is no other escape. std::nullopt if no step leads
/// farther away.
std::optional<Direction> stepFromHero(World &world, Point from);

/// Performs one action of a hunting monster. It approaches a hero in sight by the shortest path around others.
/// Otherwise it goes to the cell where it last saw him and waits there; under Hunters::Freeze it stands still.
void hunt(World &world, ActorId id, EventList &events);

/// Turns a monster in a direction and moves it to the next cell there, which it must be able to enter, with all
/// consequences. A step into the hero kills him, attacks him or does nothing, depending on Rules::contact.
void stepMonster(World &world, ActorId id, Direction direction, EventList &events);
