#pragma once

#include "editor/canvas/canvas.h"
#include "editor/view/keystrokes.h"

/// Shows a document and the preview of the current tool on a canvas, and forwards the mouse to the tools. Only while
/// active; the canvas then belongs to it alone.
class EditView : public QObject {
    Q_OBJECT

public:
    /// All arguments must outlive the view.
    EditView(LevelDocument &document, Toolbox &toolbox, Canvas &canvas, QObject *parent = nullptr);

    /// Activates or deactivates the view. Zoom and scroll position of the level are restored.
    void setActive(bool isActive);
    /// Centers a cell and moves the keyboard cursor to it. For a cell outside the level, only a frame is shown until
    /// the mouse moves.
    void showCell(Point cell);
    /// Moves the keyboard cursor to a cell, and scrolls only if the cell is not visible.
    void pointAt(Point cell);
    /// Returns zoom and scroll position, even while inactive; std::nullopt if the whole level is shown.
    std::optional<Canvas::ViewState> viewState() const;
    void setViewState(const std::optional<Canvas::ViewState> &state);
    /// Returns the cell of the keyboard cursor, else the cell below the mouse, else the cell shown last.
    std::optional<Point> cursor() const;
    KeyStrokes &keys() { return m_keys; }
    const KeyStrokes &keys() const { return m_keys; }
    /// Updates texts after a change of the language.
    void retranslate();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void connectAll();
    void hoverUnderMouse();
    void followMouse();
    void keepZoom();
    void showLevel();
    void showRegion(const QRect &cells);
    void showThings();
    void showPreview();
    void showSelection();
    void showSentence();
    void showAxes();
    void showIssues();
    void onHovered(std::optional<Point> cell);
    QRect visibleCells() const;

    LevelDocument &m_document;
    Toolbox &m_toolbox;
    Canvas &m_canvas;
    KeyStrokes m_keys;
    std::vector<QMetaObject::Connection> m_connections; ///< while active
    std::optional<Canvas::ViewState> m_viewState;       ///< while inactive; std::nullopt: whole level
    std::optional<Canvas::ViewState> m_kept;            ///< while the level is resized, flipped or turned
    std::optional<Point> m_shown;
    int m_shownThings = 0; ///< LevelDocument::thingsRevision() at the last drawing
    Area m_shownCells;     ///< selected cells at the last drawing
    Area m_shownPicked;
    bool m_isActive = false;
};
