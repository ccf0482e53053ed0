#pragma once

#include "gamecore/data/ids.h"

#include <QByteArray>

#include <array>

/// The schema of level files, made of tests/schema/level.schema.in and of the rows that tell of every field: what
/// resources/schema/level.schema.json has to be. `./dev schema` writes it there.
QByteArray levelSchema();

/// Those of which a level may have kinds of its own.
inline constexpr std::array levelCategories{KindCategory::Monster, KindCategory::Treasure, KindCategory::Item};
