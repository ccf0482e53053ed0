#pragma once

#include "tests/support/drawnworld.h"

/// The shipped catalogue with a gate, `|`, and a plate, `_`.
CataloguePtr gatesCatalogue();
