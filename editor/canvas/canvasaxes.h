#pragma once

#include <optional>

/// Where the axes run about which drawing is repeated, twice as large as cells: between two cells they are odd.
struct CanvasAxes {
    std::optional<int> twiceX; ///< of the upright one
    std::optional<int> twiceY; ///< of the level one

    friend bool operator==(const CanvasAxes &, const CanvasAxes &) = default;
};
