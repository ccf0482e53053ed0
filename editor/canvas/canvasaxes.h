#pragma once

#include <optional>

/// The positions of the symmetry axes, in half cells: odd for an axis between two cells.
struct CanvasAxes {
    std::optional<int> twiceX; ///< vertical axis
    std::optional<int> twiceY; ///< horizontal axis

    friend bool operator==(const CanvasAxes &, const CanvasAxes &) = default;
};
