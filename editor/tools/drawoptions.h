#pragma once

#include "editor/edits/orientation.h"
#include "editor/tools/paintmix.h"

/// The symmetry of drawing about the center of the level. LeftRight repeats each cell to the left or right of the
/// center, UpDown above or below it, Both does both. QuarterTurn repeats it after one, two and three quarter turns.
enum class Symmetry : std::uint8_t { None, LeftRight, UpDown, Both, QuarterTurn };

/// Returns twice the coordinates of the center, which may lie between two cells. A quarter turn needs both coordinates
/// even or both odd: if the sides of the level differ in parity, the center is half a cell off along the longer side.
Point twiceCenter(Symmetry symmetry, Size level);

/// Returns the orientations in which each cell is repeated; the first one leaves it unchanged.
std::vector<Orientation> repetitionsOf(Symmetry symmetry);
/// Returns the cell to which an orientation about a center moves a cell. `twiceCenter` as returned by twiceCenter().
Point imageOf(Point cell, Orientation orientation, Point twiceCenter);

/// Returns an area with all its repetitions, clipped to the level.
Area symmetricArea(const Area &area, Symmetry symmetry, Size level);
/// Returns a stamp at `corner`, its upper left cell, with all its repetitions. The flipped or turned stamps are stored
/// in `laidStamps`, to which the result points and which must outlive it.
std::vector<PlacedStamp> symmetricStamps(const Stamp &stamp, Point corner, Symmetry symmetry, Size level,
                                         std::vector<Stamp> &laidStamps);
/// Returns the same cell for all repetitions of a cell, so that random mixes are symmetric, too.
Point commonCell(Point cell, Symmetry symmetry, Size level);

/// The shape of brushes of more than one cell.
enum class BrushShape : std::uint8_t { Square, Round };
/// The cells of the clicked terrain that the bucket fills: those connected with the clicked cell, or all in the level.
enum class FillReach : std::uint8_t { Connected, Alike };

/// The options of drawing, shared by all tools.
struct DrawOptions {
    static constexpr int largestBrush = 15;

    int brushSize = 1; ///< width in cells, 1..largestBrush; an even brush extends one cell further right and down
    BrushShape brushShape = BrushShape::Square;
    bool isFilled = true; ///< rectangles and ellipses are filled; otherwise outlines as thick as the brush
    FillReach reach = FillReach::Connected;
    Symmetry symmetry = Symmetry::None;
    PaintMix mix;
    bool isMixed = false; ///< use the mix instead of the paint, unless it is empty

    /// True if tools draw with the mix. Erasing never uses it.
    bool isMixing() const { return isMixed && !mix.isEmpty(); }

    friend bool operator==(const DrawOptions &, const DrawOptions &) = default;
};
