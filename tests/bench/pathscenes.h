#pragma once

#include "tests/bench/maps.h"

/// A player and the monsters that each take one step towards him.
struct Chase {
    Point player;
    std::vector<Point> monsters;
};

/// Returns chases with players and monsters anywhere on the connected part of the floor.
std::vector<Chase> farChases(const BenchMap &map, int chases, int monsters);
/// Returns chases with monsters at most 10 columns and rows away, as in play.
std::vector<Chase> nearChases(const BenchMap &map, int chases, int monsters);
