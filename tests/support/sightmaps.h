#pragma once

#include "gamecore/base/grid.h"

#include <QString>

/// Levels as tests of sight need them: where light passes, and what is seen.

/// 1 where it is so: where light passes, or what is seen.
using Flags = Grid<std::uint8_t>;

/// What is seen of a map, which is 1 where light passes.
Flags seenFrom(const Flags &map, Point origin, int radius);
/// How many cells are 1.
int countOf(const Flags &cells);
/// Where light passes, row by row.
std::vector<Point> floorOf(const Flags &map);
/// Lets light pass in a rectangle, both corners included.
void dig(Flags &map, Point from, Point to);

constexpr int generatedMaps = 50;
/// Maps 0..49 are of all sorts and several sizes, the same each time.
Flags generatedMap(int number);
/// Two cells of a generated map, in words.
QString placed(int number, Point a, Point b);
