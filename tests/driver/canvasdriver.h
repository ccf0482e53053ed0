#pragma once

#include "editor/canvas/canvas.h"
#include "tests/support/drawnlevel.h"

#include <memory>

/// Shared base of the canvas tests: a canvas of 656 x 496 pixels that shows a level of 20 x 15 cells.
class CanvasDriver {
protected:
    /// Opens a new canvas; call it before each test.
    void openCanvas();
    void closeCanvas();
    /// Shows an empty level.
    void showLevel(Size size);

    CataloguePtr m_catalogue = shippedCatalogue();
    std::unique_ptr<QWidget> m_window;
    Canvas *m_canvas = nullptr; ///< owned by m_window
    Level m_level;
};
