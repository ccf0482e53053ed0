#pragma once

#include "gamecore/base/jsonfields.h"
#include "gamecore/data/appearance.h"
#include "gamecore/data/effect.h"
#include "gamecore/data/ids.h"

#include <vector>

// What records have, from the rows that tell of it.

/// Name and looks.
Appearance readAppearance(JsonFields &fields);
/// `effects` of an item. One that is not known is `unknown_effect`.
std::vector<Effect> readEffects(JsonFields &fields);
/// `targeting` of an item.
Targeting readTargeting(JsonFields &fields);
/// All that stands in kindfield.h for the category of a kind.
void readKindFields(JsonFields &fields, Kind &kind);
void readTerrainFields(JsonFields &fields, Terrain &terrain);
