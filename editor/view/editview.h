#pragma once

#include "editor/canvas/canvas.h"
#include "editor/view/keystrokes.h"

/// The view of the edited level: shows a document and the preview of the current tool on a canvas, and forwards mouse
/// events to the toolbox. It does so only while it is active. While it is inactive, other modes use the canvas.
class EditView : public QObject {
    Q_OBJECT

public:
    /// All arguments must outlive the view.
    EditView(LevelDocument &document, Toolbox &toolbox, Canvas &canvas, QObject *parent = nullptr);

    /// Activates or deactivates the view. Zoom and scroll position are saved while it is inactive.
    void setActive(bool isActive);
    /// Scrolls so that a cell is in the center, moves the keyboard cursor to the cell, and cancels a stroke in
    /// progress. For a cell outside the level, shows a frame instead of the cursor, until the mouse moves. Does nothing
    /// while the view is inactive.
    void showCell(Point cell);
    /// Puts a frame around a cell until the mouse moves, and scrolls only if the cell is not visible. Does nothing
    /// while the view is inactive. Used to show the cell at the caret of the text panel.
    void pointAt(Point cell);
    /// Returns zoom and scroll position. While the view is inactive, these are the ones for the next activation;
    /// std::nullopt if the whole level will be shown.
    std::optional<Canvas::ViewState> viewState() const;
    /// Sets zoom and scroll position. While the view is inactive, stores them for the next activation. std::nullopt:
    /// shows the whole level.
    void setViewState(const std::optional<Canvas::ViewState> &state);
    /// Returns the cell of the keyboard cursor, else the cell below the mouse, else the cell framed by showCell() or
    /// pointAt(). std::nullopt if there is none.
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
    std::vector<QMetaObject::Connection> m_connections; ///< connections to disconnect when the view becomes inactive
    /// Zoom and scroll position to set when the view becomes active; std::nullopt: whole level.
    std::optional<Canvas::ViewState> m_viewState;
    /// Zoom and scroll position to restore after the level is resized or turned.
    std::optional<Canvas::ViewState> m_kept;
    std::optional<Point> m_shown; ///< cell framed by showCell() or pointAt()
    int m_shownThings = 0;        ///< LevelDocument::thingsRevision() at the last drawing
    Area m_shownCells;            ///< selected cells at the last drawing
    Area m_shownPicked;           ///< cells of individually selected things at the last drawing
    bool m_isActive = false;
};
