#pragma once

#include "editor/canvas/cursorkeys.h"
#include "editor/canvas/cursorlook.h"

#include <QObject>

class Canvas;

/// A keyboard cursor on the cells of a canvas. It stores and shows its cell and computes the target of keys. Its owner
/// decides what keys and the mouse do: KeyStrokes (editor/view) draws, CellChooser (app/play) chooses. The owner hides
/// it when the canvas gets another level.
class CellCursor : public QObject {
    Q_OBJECT

public:
    /// The canvas must outlive the cursor.
    CellCursor(Canvas &canvas, CursorKeys keys, CursorLook look);

    void setSteps(CursorKeys::Steps steps) { m_keys.steps = std::move(steps); }
    /// Returns the cell; std::nullopt while the cursor is hidden.
    std::optional<Point> cell() const { return m_cell; }
    /// Shows the cursor on a cell, or on the nearest one of the level, and makes the cell visible.
    void moveTo(Point cell);
    void hide();
    /// Returns the cell to which a key would move the cursor from `from`; std::nullopt for other keys. Does not move
    /// it.
    std::optional<Point> cellAfter(const QKeyEvent &key, Point from) const;

Q_SIGNALS:
    /// The cursor was moved or hidden.
    void moved();

private:
    Canvas &m_canvas;
    CursorKeys m_keys;
    CursorLook m_look;
    std::optional<Point> m_cell;
};
