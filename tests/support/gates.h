#pragma once

#include "tests/support/drawnworld.h"

/// Returns the shipped catalogue with a gate, `|`, and a plate, `_`.
CataloguePtr gatesCatalogue();
