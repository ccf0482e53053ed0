#pragma once

#include "editor/document/area.h"

#include <QtGlobal>

/// Names a thing by where it stands: the how-manieth of its cell.
struct ThingSpot {
    Point cell;
    int order = 0;

    friend bool operator==(const ThingSpot &, const ThingSpot &) = default;
};

/// What all tools of a document have in common, beside the document: no part of the level, so changing it is no step.
struct DrawSetup {
    Area selection;                ///< painting changes no cell outside of it; empty: there is none
    std::vector<ThingSpot> picked; ///< things chosen one by one
    Qt::KeyboardModifiers modifiers;
};
