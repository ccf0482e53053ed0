#pragma once

#include "editor/canvas/canvas.h"
#include "editor/view/keystrokes.h"

/// Shows a document on a canvas together with what the tools are about to do, and hands the mouse to the tools. Only
/// while it is active: then the canvas belongs to it alone.
class EditView : public QObject {
    Q_OBJECT

public:
    /// All must outlive this.
    EditView(LevelDocument &document, Toolbox &toolbox, Canvas &canvas, QObject *parent = nullptr);

    /// Made active again it shows the same level with the same zoom and scroll position as before.
    void setActive(bool isActive);
    /// Scrolls so that a cell is in the middle, and puts the keyboard's cursor on it. Outside the level only
    /// a frame is shown there, until the mouse moves.
    void showCell(Point cell);
    /// Puts the cursor on a cell in the same way, and scrolls only if it is out of view.
    void pointAt(Point cell);
    /// Zoom and scroll position of the level, also while it is not active; nothing: the whole level is shown.
    std::optional<Canvas::ViewState> viewState() const;
    void setViewState(const std::optional<Canvas::ViewState> &state);
    /// The cell of the keyboard's cursor, or that the mouse is over, or that was shown last.
    std::optional<Point> cursor() const;
    KeyStrokes &keys() { return m_keys; }
    const KeyStrokes &keys() const { return m_keys; }
    /// Makes texts anew in another language.
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
    std::optional<Canvas::ViewState> m_viewState;       ///< while not active; nothing: fit
    std::optional<Canvas::ViewState> m_kept;            ///< while the level is being reshaped
    std::optional<Point> m_shown;
    int m_shownThings = 0; ///< LevelDocument::thingsRevision()
    Area m_shownCells;     ///< that are selected
    Area m_shownPicked;
    bool m_isActive = false;
};
