#pragma once

#include "gamecore/world/world.h"

class EventList;
enum class Reason : std::uint8_t;

/// Returns why an item cannot be used on `cell` (null: no target), or Reason::None. Reasons: `needs_target` without a
/// cell, `not_seen`, `out_of_range`, `full_health`, and `no_target`. The latter means no actor in range, on the cell,
/// or in the area if the rules refuse to waste the item.
Reason reasonAgainstUse(const World &world, const Kind &item, const Point *cell);

/// Adds the actors whom an item aimed at `cell` would affect, by id. The cell counts only if the item needs one.
/// Charmed monsters never count as the nearest. Adds no actors if reasonAgainstUse() refuses. Use and forecasts share
/// this function.
void addTargets(const World &world, const Kind &item, Point cell, std::vector<ActorId> &targets);

/// True if the area of an item aimed at `center` covers a cell.
bool isInArea(const World &world, const Kind &item, Point center, Point cell);

/// Applies an item's effects to its targets, one effect after the other. The use must be possible.
void applyEffects(World &world, KindId item, Point cell, EventList &events);
