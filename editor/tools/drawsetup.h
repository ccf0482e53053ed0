#pragma once

#include "editor/tools/drawoptions.h"

#include <utility>

/// A reference to a thing by its cell and its index among the things there, counted from 0 at the bottom.
struct ThingSpot {
    Point cell;
    int order = 0;

    friend bool operator==(const ThingSpot &, const ThingSpot &) = default;
};

/// The state that all tools of a document share. It is not part of the level, so changing it is not an undo step.
struct DrawSetup {
    Area selection;                ///< selected cells, to which painting is restricted; empty: no restriction
    std::vector<ThingSpot> picked; ///< things selected individually
    DrawOptions options;
    Stamp stamp;                     ///< current stamp; may be empty
    std::uint64_t seed = 0;          ///< seed of random mixes: for the stroke in progress, or else for the next stroke
    Qt::KeyboardModifiers modifiers; ///< modifier keys that are held now

    /// Selects cells or individual things, never both, so that actions apply to what is visibly selected.
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

    /// True while Shift is held: lines are straight, and rectangles and ellipses as wide as high.
    bool isRegular() const { return modifiers.testFlag(Qt::ShiftModifier); }
};
