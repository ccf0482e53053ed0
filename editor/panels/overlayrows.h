#pragma once

#include "editor/art/celllayer.h"
#include "editor/commands/commandid.h"
#include "editor/edits/overlays.h"

#include <QString>

#include <optional>

/// All properties of an overlay except its cells. A new overlay needs a row in overlayrows.cpp, which the compiler
/// checks.
struct OverlayRow {
    Overlay overlay;
    CommandId id;     ///< the command that switches the overlay on and off
    const char *name; ///< English; see overlayName()
    const char *tip;  ///< English; see overlayTip()
    /// The mark of the overlay's cells. The pattern differs from those of all other overlays, so that color is never
    /// the only difference. std::nullopt: the overlay shows numbers in colored bands.
    std::optional<CellMark> mark;
    /// Returns the overlay's line in the legend, with figures. Null for Overlay::Patrols, which may have several lines.
    QString (*line)(const ShapeOverlays &shape);
};
const OverlayRow &overlayRow(Overlay overlay);

/// Returns the name in the language of the program.
QString overlayName(Overlay overlay);
/// Returns the description of the overlay's command, in the language of the program.
QString overlayTip(Overlay overlay);

/// Returns the number of steps per colored band of Overlay::Distance, for a level whose farthest cell is `farthest`
/// steps from the start.
int distanceBand(int farthest);
