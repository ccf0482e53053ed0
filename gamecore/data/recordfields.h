#pragma once

#include "gamecore/data/appearance.h"
#include "gamecore/data/effect.h"
#include "gamecore/data/ids.h"
#include "gamecore/json/jsonfields.h"

#include <span>
#include <vector>

// Fields of records, read by the rows that describe them.

/// A field of name and looks, and how it is read.
struct LookField {
    QLatin1StringView key;
    bool isRequired = false;
    void (*read)(JsonFields &fields, QLatin1StringView key, Appearance &look) = nullptr;
};
std::span<const LookField> lookFields();

Appearance readAppearance(JsonFields &fields);
/// `effects` of an item. One that is not known is `unknown_effect`.
std::vector<Effect> readEffects(JsonFields &fields);
/// `targeting` of an item.
Targeting readTargeting(JsonFields &fields);
/// All that stands in kindfield.h for the category of a kind.
void readKindFields(JsonFields &fields, Kind &kind);
void readTerrainFields(JsonFields &fields, Terrain &terrain);
