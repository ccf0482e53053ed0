#pragma once

#include "editor/edits/orientation.h"
#include "editor/tools/paintmix.h"

/// The symmetry of drawing about the center of the level.
enum class Symmetry : std::uint8_t { None, LeftRight, UpDown, Both, QuarterTurn };

/// Returns the center in half cells: odd if it is between two cells. A quarter turn needs both coordinates even or both
/// odd. If the sides of the level differ in parity, the center is shifted by half a cell along the longer side.
Point twiceCenter(Symmetry symmetry, Size level);

/// Returns the orientations in which each cell is repeated; the first is the identity.
std::vector<Orientation> repetitionsOf(Symmetry symmetry);
/// Returns the image of a cell about a center.
Point imageOf(Point cell, Orientation orientation, Point twiceCenter);

/// Returns an area with all its repetitions, clipped to the level.
Area symmetricArea(const Area &area, Symmetry symmetry, Size level);
/// Returns a stamp with all its repetitions. They point to turned stamps in `laidStamps`, which must outlive them.
std::vector<PlacedStamp> symmetricStamps(const Stamp &stamp, Point corner, Symmetry symmetry, Size level,
                                         std::vector<Stamp> &laidStamps);
/// Returns one representative of all repetitions of a cell, so that random mixes are symmetric, too.
Point commonCell(Point cell, Symmetry symmetry, Size level);

enum class BrushShape : std::uint8_t { Square, Round };
/// The cells that the bucket fills: the connected ones of a terrain, or all of that terrain.
enum class FillReach : std::uint8_t { Connected, Alike };

/// The options of drawing, shared by all tools.
struct DrawOptions {
    static constexpr int largestBrush = 15;

    int brushSize = 1; ///< 1..largestBrush; for an even size, the cell is to the upper left of the middle
    BrushShape brushShape = BrushShape::Square;
    bool isFilled = true; ///< for rectangles and ellipses; else an outline as thick as the brush
    FillReach reach = FillReach::Connected;
    Symmetry symmetry = Symmetry::None;
    PaintMix mix;
    bool isMixed = false; ///< use the mix instead of the paint, unless it is empty

    /// True if tools draw with the mix. Erasing never uses it.
    bool isMixing() const { return isMixed && !mix.isEmpty(); }

    friend bool operator==(const DrawOptions &, const DrawOptions &) = default;
};
