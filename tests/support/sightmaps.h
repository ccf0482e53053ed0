#pragma once

#include "gamecore/base/grid.h"

#include <QString>

/// Transparency maps and views for tests of the field of view.

/// 1 for transparent cells, or for visible cells.
using Flags = Grid<std::uint8_t>;

/// Returns the visible cells of a map in which 1 is transparent.
Flags seenFrom(const Flags &map, Point origin, int radius);
/// Returns the number of cells that are 1.
int countOf(const Flags &cells);
/// Returns the transparent cells, row by row.
std::vector<Point> floorOf(const Flags &map);
/// Makes a rectangle transparent, both corners included.
void dig(Flags &map, Point from, Point to);

constexpr int generatedMaps = 50;
/// Returns map 0..49: of various kinds and sizes, the same on every call.
Flags generatedMap(int number);
/// Describes two cells of a generated map, for messages.
QString placed(int number, Point a, Point b);
