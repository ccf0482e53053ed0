#pragma once

#include "editor/edits/levelchange.h"
#include "editor/edits/orientation.h"

#include <utility>

/// A random mix of weighted paints. The paint of a cell depends only on the seed and the cell, so preview, stroke and
/// redo agree.
struct PaintMix {
    struct Part {
        Paint paint;
        int weight = 1; ///< 1..largestWeight; 3 is three times as frequent as 1

        friend bool operator==(const Part &, const Part &) = default;
    };
    static constexpr int largestWeight = 99;

    std::vector<Part> parts;

    bool isEmpty() const { return parts.empty(); }
    /// Returns the paint of a cell. The mix must not be empty.
    const Paint &at(Point cell, std::uint64_t seed) const;
    friend bool operator==(const PaintMix &, const PaintMix &) = default;
};

/// Returns one change with the effects of several, which must be changes of the same level to different cells.
LevelChange joined(const std::vector<LevelChange> &changes);

/// The symmetry of drawing about the center of the level. Together with each cell, tools draw images of the cell:
/// - LeftRight: the mirror image to the left or right of the center.
/// - UpDown: the mirror image above or below the center.
/// - Both: the images of LeftRight and UpDown, and the diagonally opposite cell.
/// - QuarterTurn: the images after one, two and three quarter turns.
enum class Symmetry : std::uint8_t { None, LeftRight, UpDown, Both, QuarterTurn };

/// Returns twice the coordinates of the center of the level. These are whole numbers even if the center lies between
/// two cells. Quarter turns need numbers that are both even or both odd. If they are not, the number for the longer
/// side of the level is one less, so that the center is half a cell off.
Point twiceCenter(Symmetry symmetry, Size level);

/// Returns the orientations in which each cell is drawn; the first one leaves the cell where it is.
std::vector<Orientation> repetitionsOf(Symmetry symmetry);
/// Returns the cell to which flipping and turning about a center moves a cell. `twiceCenter` is a result of
/// twiceCenter().
Point imageOf(Point cell, Orientation orientation, Point twiceCenter);

/// Returns an area inside the level with all its repetitions, clipped to the level.
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
    bool isMixed = false; ///< use the mix instead of the paint, unless the mix is empty

    /// True if tools draw with the mix. Erasing never uses it.
    bool isMixing() const { return isMixed && !mix.isEmpty(); }

    friend bool operator==(const DrawOptions &, const DrawOptions &) = default;
};

/// A reference to a thing by its cell and its index among the things there, counted from 0 at the bottom.
struct ThingSpot {
    Point cell;
    int order = 0;

    friend bool operator==(const ThingSpot &, const ThingSpot &) = default;
};

/// The state that all tools of a document share. It is not part of the level, so changing it is not an undo step.
struct DrawSetup {
    Area selection;                ///< selected cells, to which painting is restricted; empty: no restriction
    std::vector<ThingSpot> picked; ///< things selected individually
    DrawOptions options;
    Stamp stamp;                     ///< current stamp; may be empty
    std::uint64_t seed = 0;          ///< seed of random mixes: for the stroke in progress, or else for the next stroke
    Qt::KeyboardModifiers modifiers; ///< modifier keys that are held now

    /// Selects cells and clears the selection of things, so that actions apply only to the cells.
    void selectCells(Area cells)
    {
        selection = std::move(cells);
        picked.clear();
    }
    /// Selects individual things and clears the selection of cells.
    void selectThings(std::vector<ThingSpot> things)
    {
        selection = {};
        picked = std::move(things);
    }

    /// True while Shift is held: lines are straight, and rectangles and ellipses as wide as high.
    bool isRegular() const { return modifiers.testFlag(Qt::ShiftModifier); }
};
