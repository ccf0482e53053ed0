#pragma once

#include "gamecore/base/jsonfields.h"

struct Kind;

/// Reads what a record of items.json has beyond its name and looks. An effect that is not known is `unknown_effect`.
void readItemFields(JsonFields &fields, Kind &kind);
