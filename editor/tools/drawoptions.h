#pragma once

#include "editor/edits/orientation.h"
#include "editor/tools/paintmix.h"

/// The symmetry of drawing about the center of the level. Together with each cell, tools draw images of the cell:
/// - LeftRight: the mirror image to the left or right of the center.
/// - UpDown: the mirror image above or below the center.
/// - Both: the images of LeftRight and UpDown, and the diagonally opposite cell.
/// - QuarterTurn: the images after one, two and three quarter turns.
enum class Symmetry : std::uint8_t { None, LeftRight, UpDown, Both, QuarterTurn };

/// Returns twice the coordinates of the center of the level. These are whole numbers also when the center lies between
/// two cells. Quarter turns need numbers that are both even or both odd. If they are not, the number for the longer
/// side of the level is one less, so that the center is half a cell off.
Point twiceCenter(Symmetry symmetry, Size level);

/// Returns the orientations in which each cell is drawn; the first one leaves the cell where it is.
std::vector<Orientation> repetitionsOf(Symmetry symmetry);
/// Returns the cell to which flipping and turning about a center moves a cell. `twiceCenter` is a result of
/// twiceCenter().
Point imageOf(Point cell, Orientation orientation, Point twiceCenter);

/// Returns an area with all its repetitions, clipped to the level.
Area symmetricArea(const Area &area, Symmetry symmetry, Size level);
/// Returns a stamp at `corner`, its upper left cell, with all its repetitions. The flipped or turned stamps are stored
/// in `laidStamps`. The result points to them, so `laidStamps` must outlive the result.
std::vector<PlacedStamp> symmetricStamps(const Stamp &stamp, Point corner, Symmetry symmetry, Size level,
                                         std::vector<Stamp> &laidStamps);
/// Returns the same cell for all repetitions of a cell, so that random mixes are symmetric, too.
Point commonCell(Point cell, Symmetry symmetry, Size level);

/// The shape of brushes of more than one cell.
enum class BrushShape : std::uint8_t { Square, Round };
/// The cells that the bucket fills: the cells with the terrain of the clicked cell, either only those connected with
/// it, or all in the level.
enum class FillReach : std::uint8_t { Connected, Alike };

/// The options of drawing, shared by all tools.
struct DrawOptions {
    static constexpr int largestBrush = 15;

    int brushSize = 1; ///< width in cells, 1..largestBrush; an even brush extends one cell further right and down
    BrushShape brushShape = BrushShape::Square;
    bool isFilled = true; ///< rectangles and ellipses are filled; false: they are outlines as thick as the brush
    FillReach reach = FillReach::Connected;
    Symmetry symmetry = Symmetry::None;
    PaintMix mix;
    bool isMixed = false; ///< use the mix instead of the paint, unless it is empty

    /// True if tools draw with the mix. Erasing never uses it.
    bool isMixing() const { return isMixed && !mix.isEmpty(); }

    friend bool operator==(const DrawOptions &, const DrawOptions &) = default;
};
