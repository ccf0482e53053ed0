#pragma once

#include "gamecore/tiled/drawncells.h"

/// Decides what the cells are that the map left empty: those of them that are connected, by their sides, and reach the
/// edge of the map are wall, unless the hero starts there. All others are floor, as within walls that were drawn on
/// nothing.
void fillEmptyCells(DrawnCells &cells, const Catalogue &catalogue);
