#pragma once

#include "editor/canvas/motion.h"
#include "gamecore/world/world.h"

struct Kind;

/// Returns what flies from the hero to a cell when he uses an item.
CanvasEffect missileOf(const Kind &item, Point from, Point target);
/// Returns the lightning of an item.
CanvasEffect boltOf(const Kind &item, Point from, Point target);
/// Returns the cells that the area of an item reaches around a cell, as far as the hero sees them.
std::vector<Point> blastCells(const World &world, const Kind &item, Point center);
