#pragma once

#include "editor/canvas/cursorkeys.h"
#include "editor/canvas/cursorlook.h"

#include <QObject>

class Canvas;

/// A cursor on the cells of a canvas. It knows where it is, shows that, and knows where keys would lead it; what keys
/// and the mouse do with it is for those that have one: KeyStrokes (editor/view) draws, CellChooser (app/play) chooses.
/// They hide it when the canvas gets another level.
class CellCursor : public QObject {
    Q_OBJECT

public:
    /// The canvas must outlive this.
    CellCursor(Canvas &canvas, CursorKeys keys, CursorLook look);

    void setSteps(CursorKeys::Steps steps) { m_keys.steps = std::move(steps); }
    /// Nothing while it is hidden.
    std::optional<Point> cell() const { return m_cell; }
    /// Shows it on a cell, or on the nearest one of the level, and brings that into view.
    void moveTo(Point cell);
    void hide();
    /// Where a key leads from a cell; nothing for keys that do not move it. It stays where it is.
    std::optional<Point> cellAfter(const QKeyEvent &key, Point from) const;

Q_SIGNALS:
    /// It was moved or hidden.
    void moved();

private:
    Canvas &m_canvas;
    CursorKeys m_keys;
    CursorLook m_look;
    std::optional<Point> m_cell;
};
