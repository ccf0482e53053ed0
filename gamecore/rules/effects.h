#pragma once

#include "gamecore/world/world.h"

class EventList;
enum class Reason : std::uint8_t;

/// Why an item cannot be used so: `needs_target` without a cell, `not_seen`, `out_of_range`, `no_target` (nobody near,
/// nobody on the cell, or nobody in the area where the rules keep the item then), `full_health`. `cell` is where it is
/// aimed; null: nowhere. None if it can.
Reason reasonAgainstUse(const World &world, const Kind &item, const Point *cell);

/// Adds everybody whom an item aimed at `cell` would reach, by id; the cell counts only if the item needs one. The
/// charmed never count as the nearest. What reasonAgainstUse() refuses reaches nobody. For forecasts as well: exactly
/// those whom use reaches.
void addTargets(const World &world, const Kind &item, Point cell, std::vector<ActorId> &targets);

/// Whether an area item aimed at `center` fills a cell.
bool isInArea(const World &world, const Kind &item, Point center, Point cell);

/// Does what the item does to its targets, effect by effect. It must be possible.
void applyEffects(World &world, KindId item, Point cell, EventList &events);
