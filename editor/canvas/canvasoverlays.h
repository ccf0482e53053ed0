#pragma once

#include "editor/art/glyph.h"
#include "gamecore/base/enumerators.h"
#include "gamecore/base/point.h"
#include "gamecore/data/terrain.h"

#include <QStringList>

#include <cstdint>
#include <optional>
#include <vector>

// The data of everything that Canvas draws over terrain and sprites.

/// The player's knowledge of a cell.
enum class CellSight : std::uint8_t {
    Unseen,     ///< drawn black
    Remembered, ///< seen before: drawn under a dark, cool veil
    Visible     ///< drawn normally
};

/// The reasons for highlighting cells, in the order of painting. Each tint has its own look (tintedcells.cpp), and no
/// two looks differ only in color. A cell can have several tints.
enum class CellTint : std::uint8_t {
    OldTrail,        ///< cells where the hero of a watched run was long ago
    Trail,           ///< cells where the hero has been: in a watched run or in the last test play
    GhostTrail,      ///< cells where the hero has been in a second run, shown for comparison with the watched one
    Path,            ///< the path that the hero would take
    Reach,           ///< cells that the player can choose as a target
    Area,            ///< cells that an effect on the present target would reach
    NextStep,        ///< cells that a patrol in view will enter with its next step
    Threat,          ///< cells where something harmful is about to happen
    Hit,             ///< cells of actors that the effect would hit
    HitSelf,         ///< the hero's cell, if the effect would hit him
    Selected,        ///< the selection in the editor
    Warned,          ///< cells of warnings of the check
    Marked,          ///< cells of errors of the check
    FirstDifference, ///< cell where the last test play would first take another course, now that the level was edited
    HintWay,         ///< the path of a hint, without its goal
    HintGoal,        ///< the goal of a hint
    Cursor,          ///< CursorLook::Mouse
    KeyCursor        ///< CursorLook::Keys
};
inline constexpr int cellTintCount = enumeratorCount<CellTint>();

/// The first tint that is drawn above sprites. Earlier tints are drawn below sprites, except in ASCII mode, so that
/// sprites keep their colors.
inline constexpr CellTint firstAbove = CellTint::Hit;

/// The look of a cursor on a cell.
enum class CursorLook : std::uint8_t {
    Mouse, ///< a frame: for the mouse, and for a target chosen in play
    Keys   ///< corners outside the cell, which are more prominent: for the keyboard
};

/// The complete look of one cell after the change that a tool would make, including unchanged parts.
struct PreviewCell {
    Point cell; ///< cells outside the level are not drawn
    TerrainId terrain = 0;
    QStringList pictures;            ///< pictures of the things on the cell, the lowest thing first
    std::optional<Glyph> glyph = {}; ///< character of the uppermost thing, for ASCII mode; std::nullopt: no thing
};

/// The cells that a tool would draw, shown within an outline.
struct CellPreview {
    std::vector<PreviewCell> cells; ///< each cell at most once
    bool isErasing = false; ///< the outline has the color of danger: cells would be erased, or a drop is impossible
    bool isFaint = false;   ///< half transparent, so that the present content shows through

    bool isEmpty() const { return cells.empty(); }
};

/// The symmetry axes of drawing; std::nullopt: there is no such axis. Positions are in half cells: 2 n is the middle of
/// column or row n, and 2 n + 1 is the line between n and n + 1.
struct CanvasAxes {
    std::optional<int> twiceX; ///< of the vertical axis
    std::optional<int> twiceY; ///< of the horizontal axis

    friend bool operator==(const CanvasAxes &, const CanvasAxes &) = default;
};
