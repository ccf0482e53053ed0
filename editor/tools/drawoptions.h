#pragma once

#include "editor/edits/orientation.h"
#include "editor/tools/paintmix.h"

/// How drawing is repeated about the center of the level.
enum class Symmetry : std::uint8_t { None, LeftRight, UpDown, Both, QuarterTurn };

/// The center, twice as large: between two cells it is odd. A quarter turn needs one that is the same in both
/// directions: where the sides of the level are not both even or both odd, it lies half a cell beside the longer one's.
Point twiceCenter(Symmetry symmetry, Size level);

/// The ways in which each cell is repeated; the first leaves it where it is.
std::vector<Orientation> repetitionsOf(Symmetry symmetry);
/// Where a cell comes to lie about a center.
Point imageOf(Point cell, Orientation orientation, Point twiceCenter);

/// An area with all its repetitions, cut at the edge of the level.
Area symmetricArea(const Area &area, Symmetry symmetry, Size level);
/// A stamp with all its repetitions, laid as they are; their stamps stand in `laidStamps`, which must outlive them.
std::vector<PlacedStamp> symmetricStamps(const Stamp &stamp, Point corner, Symmetry symmetry, Size level,
                                         std::vector<Stamp> &laidStamps);
/// One cell for all repetitions of a cell, so that what is drawn at random is drawn alike.
Point commonCell(Point cell, Symmetry symmetry, Size level);

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
