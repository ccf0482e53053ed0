#pragma once

#include "tests/bench/maps.h"

/// A player and the monsters that take one step towards him.
struct Chase {
    Point player;
    std::vector<Point> monsters;
};

/// Players and monsters anywhere on the part of the floor that holds together.
std::vector<Chase> farChases(const BenchMap &map, int chases, int monsters);
/// Monsters at most 10 columns and rows away, as in play.
std::vector<Chase> nearChases(const BenchMap &map, int chases, int monsters);
