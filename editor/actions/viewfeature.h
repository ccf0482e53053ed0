#pragma once

#include "editor/canvas/rulers.h"
#include "editor/view/editfeature.h"

class EditMap;
class ZoomButton;

/// Panning with the space bar: while the space bar is held, dragging on the canvas with the left button moves the view.
class SpacePan : public QObject {
    Q_OBJECT

public:
    /// The canvas must outlive this object, which is inactive at first.
    explicit SpacePan(Canvas &canvas, QObject *parent = nullptr);

    void setActive(bool isActive);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    Canvas &m_canvas;
    bool m_isActive = false;
};

/// Navigation on the canvas: rulers, map, going to a cell, zoom in the status bar, panning with Space.
class ViewFeature : public EditFeature {
    Q_OBJECT

public:
    explicit ViewFeature(const EditorContext &context);

    void setActive(bool isActive) override;
    void retranslate() override;

private:
    void connectAll();
    void goToCell(Point cell);
    void askForCell();
    void showCurrent();
    void showRulers();

    Rulers m_rulers;
    SpacePan m_pan;
    EditMap *m_map;
    ZoomButton *m_zoom;
    QAction *m_showRulers;
};
