#pragma once

#include "editor/art/celllayer.h"
#include "editor/commands/commandid.h"
#include "editor/edits/overlays.h"

#include <QString>

#include <optional>

/// All that there is of an overlay but its cells: a new one is a row of overlayrows.cpp, and the compiler misses it.
struct OverlayRow {
    Overlay overlay;
    CommandId id;     ///< of the action that switches it on
    const char *name; ///< English; overlayName()
    const char *tip;  ///< English; overlayTip()
    /// Nothing for numbers in bands. It has a pattern or a shape of its own, so that no color says it alone.
    std::optional<CellMark> mark;
    /// Its line in the legend, with figures; null for the rounds, which have a line a monster.
    QString (*line)(const ShapeOverlays &shape);
};
const OverlayRow &overlayRow(Overlay overlay);

QString overlayName(Overlay overlay);
/// What its action does.
QString overlayTip(Overlay overlay);

/// Steps between two lines of Overlay::Distance.
int distanceBand(int farthest);
