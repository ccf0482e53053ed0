#pragma once

#include "editor/canvas/rulers.h"
#include "editor/view/editfeature.h"
#include "editor/view/spacepan.h"

class EditMap;
class ZoomButton;

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
