#pragma once

#include "gamecore/world/world.h"
#include "tests/bench/maps.h"

/// Returns the shipped catalogue.
CataloguePtr benchCatalogue();

/// Returns a level of plain floor and wall whose hero starts on a floor cell.
Level levelOf(const BenchMap &map, const Catalogue &catalogue, Point start);
/// Adds things of one kind, one per cell; the level's things stay in reading order.
void addThings(Level &level, const std::vector<Point> &cells, const QString &kind, const QJsonObject &values = {});
/// Returns a world of a level under its ruleset. A level in error ends the program.
World worldOf(const Level &level, const CataloguePtr &catalogue, std::uint64_t seed = 1);
