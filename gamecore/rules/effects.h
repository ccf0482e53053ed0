#pragma once

#include "gamecore/world/world.h"

class EventList;
enum class Reason : std::uint8_t;

/// Returns why an item cannot be used on `cell` (null: no target), or Reason::None. Reasons: `needs_target` if a cell
/// is needed, `not_seen`, `out_of_range`, `full_health`, and `no_target`. `no_target` means that no actor is in range
/// or on the cell. For an item with an area, it is returned only if the rules refuse to waste the item.
Reason reasonAgainstUse(const World &world, const Kind &item, const Point *cell);

/// Adds the actors that an item aimed at `cell` would affect, by id. `cell` is ignored if the item needs none. A
/// charmed monster is never chosen as the nearest. Does not check the cell's range and visibility: call
/// reasonAgainstUse() first. The rule and forecasts share this function.
void addTargets(const World &world, const Kind &item, Point cell, std::vector<ActorId> &targets);

/// True if the area of an item aimed at `center` covers a cell.
bool isInArea(const World &world, const Kind &item, Point center, Point cell);

/// Applies an item's effects to its targets, one effect after the other. The use must be possible (reasonAgainstUse()).
void applyEffects(World &world, KindId item, Point cell, EventList &events);
