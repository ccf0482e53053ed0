#pragma once

#include "editor/tools/drawoptions.h"

#include <utility>

/// A reference to a thing by its cell and its index among the things there.
struct ThingSpot {
    Point cell;
    int order = 0;

    friend bool operator==(const ThingSpot &, const ThingSpot &) = default;
};

/// The state that all tools of a document share. It is not part of the level, so changing it is not an undo step.
struct DrawSetup {
    Area selection;                ///< mask of painting; empty: no mask
    std::vector<ThingSpot> picked; ///< things selected individually
    DrawOptions options;
    Stamp stamp;                     ///< current stamp; may be empty
    std::uint64_t seed = 0;          ///< seed of random drawing until the end of the stroke
    Qt::KeyboardModifiers modifiers; ///< keys that are held now

    /// Cells or things are selected, never both, so that actions apply to what is visibly selected.
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

    /// True while Shift is held: lines are straight, and shapes as wide as high.
    bool isRegular() const { return modifiers.testFlag(Qt::ShiftModifier); }
};
