#pragma once

#include "editor/tools/drawoptions.h"

#include <utility>

/// Names a thing by its cell and its place among the things there.
struct ThingSpot {
    Point cell;
    int order = 0;

    friend bool operator==(const ThingSpot &, const ThingSpot &) = default;
};

/// What all tools of a document have in common, beside the document: no part of the level, so changing it is no step.
struct DrawSetup {
    Area selection;                ///< painting changes no cell outside of it; empty: there is none
    std::vector<ThingSpot> picked; ///< things chosen one by one
    DrawOptions options;
    Stamp stamp;                     ///< in hand; empty: none
    std::uint64_t seed = 0;          ///< of what is drawn at random, until the stroke ends
    Qt::KeyboardModifiers modifiers; ///< as they are now

    /// Cells or things are selected, never both: what is seen is what is acted on.
    void selectCells(Area cells)
    {
        selection = std::move(cells);
        picked.clear();
    }
    void selectThings(std::vector<ThingSpot> things)
    {
        selection = {};
        picked = std::move(things);
    }

    /// While Shift is held lines go straight and shapes are as wide as high.
    bool isRegular() const { return modifiers.testFlag(Qt::ShiftModifier); }
};
