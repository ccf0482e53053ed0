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
    CommandId id;     ///< of the command that shows it
    const char *name; ///< English; overlayName()
    const char *tip;  ///< English; overlayTip()
    /// std::nullopt for numbers in bands. Each mark has a pattern or a shape of its own, so that color is never the
    /// only difference.
    std::optional<CellMark> mark;
    /// Returns its line in the legend, with figures; null for the rounds, which have one line per monster.
    QString (*line)(const ShapeOverlays &shape);
};
const OverlayRow &overlayRow(Overlay overlay);

QString overlayName(Overlay overlay);
/// Returns the description of its command.
QString overlayTip(Overlay overlay);

/// Returns the steps between two lines of Overlay::Distance.
int distanceBand(int farthest);
