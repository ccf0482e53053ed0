#pragma once

#include "editor/tools/paintmix.h"
#include "editor/tools/symmetry.h"

enum class BrushShape : std::uint8_t { Square, Round };
/// Cells that the bucket fills: the connected ones of a terrain, or all of it.
enum class FillReach : std::uint8_t { Connected, Alike };

/// How tools draw; all tools share it.
struct DrawOptions {
    static constexpr int largestBrush = 15;

    int brushSize = 1; ///< 1..largestBrush; of an even one the cell lies left above the middle
    BrushShape brushShape = BrushShape::Square;
    bool isFilled = true; ///< rectangles and ellipses; else their outline, as thick as the brush
    FillReach reach = FillReach::Connected;
    Symmetry symmetry = Symmetry::None;
    PaintMix mix;
    bool isMixed = false; ///< draws with the mix instead of the paint, if it is not empty

    /// True if tools draw with the mix; they never erase with it.
    bool isMixing() const { return isMixed && !mix.isEmpty(); }

    friend bool operator==(const DrawOptions &, const DrawOptions &) = default;
};
