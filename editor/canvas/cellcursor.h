#pragma once

#include "editor/canvas/cursorkeys.h"
#include "editor/canvas/cursorlook.h"

#include <QObject>

class Canvas;

/// A keyboard cursor on the cells of a canvas. It stores and shows its cell and computes where a key would move it. Its
/// owner decides what keys and the mouse do: KeyStrokes (editor/view) draws with it, CellChooser (app/play) chooses a
/// target. The owner hides it when the canvas gets another level.
class CellCursor : public QObject {
    Q_OBJECT

public:
    /// The canvas must outlive the cursor.
    CellCursor(Canvas &canvas, CursorKeys keys, CursorLook look);

    /// Sets the function that maps further keys to directions.
    void setSteps(CursorKeys::Steps steps) { m_keys.steps = std::move(steps); }
    /// Returns the cell; std::nullopt while the cursor is hidden.
    std::optional<Point> cell() const { return m_cell; }
    /// Shows the cursor on a cell, which becomes visible. A cell outside the level stands for the nearest one inside.
    void moveTo(Point cell);
    void hide();
    /// Returns the cell to which a key would move the cursor from `from`, without moving it; std::nullopt for keys that
    /// do not move it.
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
