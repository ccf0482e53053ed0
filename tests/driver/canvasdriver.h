#pragma once

#include "editor/canvas/canvas.h"
#include "tests/support/drawnlevel.h"

#include <memory>

/// What the tests of the canvas have in common: one of 656 x 496 pixels that shows a level of 20 x 15 cells.
class CanvasDriver {
protected:
    /// A new canvas, for each test.
    void openCanvas();
    void closeCanvas();
    /// An empty level.
    void showLevel(Size size);

    CataloguePtr m_catalogue = shippedCatalogue();
    std::unique_ptr<QWidget> m_window;
    Canvas *m_canvas = nullptr; ///< m_window's
    Level m_level;
};
