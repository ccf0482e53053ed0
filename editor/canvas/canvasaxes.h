#pragma once

#include <optional>

/// The symmetry axes of drawing; std::nullopt: there is no such axis. Positions are in half cells: 2 n is the middle of
/// column or row n, and 2 n + 1 is the line between n and n + 1.
struct CanvasAxes {
    std::optional<int> twiceX; ///< of the vertical axis
    std::optional<int> twiceY; ///< of the horizontal axis

    friend bool operator==(const CanvasAxes &, const CanvasAxes &) = default;
};
