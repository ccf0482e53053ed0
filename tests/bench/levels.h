#pragma once

#include "gamecore/world/world.h"
#include "tests/bench/maps.h"

/// The shipped data.
CataloguePtr benchCatalogue();

/// A level of plain floor and wall whose hero starts on a cell of the floor.
Level levelOf(const BenchMap &map, const Catalogue &catalogue, Point start);
/// Things of one kind, one a cell; the level's things stay in reading order.
void addThings(Level &level, const std::vector<Point> &cells, const QString &kind, const QJsonObject &values = {});
/// A world of a level under its ruleset. A level in error ends the program.
World worldOf(const Level &level, const CataloguePtr &catalogue, std::uint64_t seed = 1);
