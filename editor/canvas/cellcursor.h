#pragma once

#include "editor/canvas/cursorkeys.h"
#include "editor/canvas/cursorlook.h"

#include <QObject>

class Canvas;

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
    /// Shows the cursor on a cell, and scrolls the canvas to make the cell visible. A cell outside the level stands for
    /// the nearest one inside.
    void moveTo(Point cell);
    void hide();
    /// Returns the cell to which a key would move the cursor from `from`, without moving it; std::nullopt for keys that
    /// do not move the cursor.
    std::optional<Point> cellAfter(const QKeyEvent &key, Point from) const;

Q_SIGNALS:
    /// moveTo() was called, or the cursor was hidden.
    void moved();

private:
    Canvas &m_canvas;
    CursorKeys m_keys;
    CursorLook m_look;
    std::optional<Point> m_cell; ///< std::nullopt while hidden
};
