#pragma once

#include "editor/canvas/canvasoverlays.h"
#include "gamecore/base/grid.h"
#include "gamecore/base/point.h"
#include "gamecore/data/ids.h"

#include <QObject>

#include <functional>
#include <optional>

class Canvas;
class QKeyEvent;

/// The keys that move a cursor over cells.
struct CursorKeys {
    /// A function that returns the direction of an additional key, such as a letter; std::nullopt for a key without a
    /// direction. The key event passed to it has no Shift modifier, since Shift only makes the step longer.
    using Steps = std::function<std::optional<Direction>(const QKeyEvent &)>;

    int longStep = 1; ///< number of cells of a step with Shift
    /// If true, Home and End move to the ends of the row, or with Ctrl of the level; PgUp and PgDown move by pages;
    /// Ctrl with a direction key moves to the next change of terrain. If false, Home, End, PgUp and PgDown move
    /// diagonally, as on a keypad, and Ctrl has no effect.
    bool isFar = false;
    Steps steps = {};
};

/// Returns the keys of a cursor that draws. Arrows move to the next cell, with Shift by eight cells, with Ctrl to the
/// first cell of another terrain. Home and End move to the first or last cell of the row, with Ctrl of the level. PgUp
/// and PgDown move one page up or down, with Shift one page left or right.
inline CursorKeys drawingKeys()
{
    return {.longStep = 8, .isFar = true};
}
/// Returns the keys of a cursor that chooses a cell. Arrows, Home, End, PgUp and PgDown move one cell in one of eight
/// directions, with Shift five cells.
inline CursorKeys choosingKeys()
{
    return {.longStep = 5};
}

/// Returns the cell of a level that is nearest to `cell`; (0, 0) for an empty level.
Point cellWithin(Point cell, Size level);

/// Returns the cell to which a key moves a cursor from `from`, within the level; std::nullopt for keys that do not move
/// the cursor. `page` is the size of a page in cells; both sides must be at least 1.
std::optional<Point> cellAfter(const QKeyEvent &key, Point from, const CursorKeys &keys, const Grid<TerrainId> &terrain,
                               Size page);

/// A keyboard cursor on the cells of a canvas. The cursor stores its cell, shows it and computes the cell to which a
/// key would move the cursor. The owner of the cursor handles keys and the mouse: KeyStrokes (editor/view) draws at the
/// cursor, CellChooser (app/play) chooses its cell as a target. The owner must hide the cursor when the canvas gets
/// another level.
class CellCursor : public QObject {
    Q_OBJECT

public:
    /// The canvas must outlive the cursor.
    CellCursor(Canvas &canvas, CursorKeys keys, CursorLook look);

    /// Sets the function that returns the directions of additional keys (CursorKeys::steps).
    void setSteps(CursorKeys::Steps steps) { m_keys.steps = std::move(steps); }
    /// Returns the cell; std::nullopt while the cursor is hidden.
    std::optional<Point> cell() const { return m_cell; }
    /// Shows the cursor on a cell, and scrolls the canvas no further than the cell needs to be visible. A cell outside
    /// the level stands for the nearest one inside.
    void moveTo(Point cell);
    /// Shows the cursor on the cell under the mouse. Does not scroll, or another cell would be under the mouse.
    void moveToMouse(Point cell);
    void hide();
    /// Returns the cell to which a key would move the cursor from `from`, without moving it; std::nullopt for keys that
    /// do not move the cursor.
    std::optional<Point> cellAfter(const QKeyEvent &key, Point from) const;

Q_SIGNALS:
    /// moveTo() or moveToMouse() was called, or the cursor was hidden.
    void moved();

private:
    Canvas &m_canvas;
    CursorKeys m_keys;
    CursorLook m_look;
    std::optional<Point> m_cell; ///< std::nullopt while hidden
};
