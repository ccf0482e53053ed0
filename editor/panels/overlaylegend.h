#pragma once

#include "editor/art/celllayer.h"
#include "editor/edits/overlays.h"

#include <QPixmap>
#include <QString>

/// Returns the cell mark for the patrol of the monster with index `place` in PatrolsOverlay::apart, which has `count`
/// monsters.
CellMark patrolMark(std::size_t place, std::size_t count);
/// Returns a sample of an overlay for buttons and legends. `side` is in logical pixels; `ratio` is the number of device
/// pixels per logical pixel.
QPixmap swatchOf(Overlay overlay, int side, double ratio);

/// The overlays of the edited level. A pointer is null if its overlays are all switched off or not computed yet.
struct MadeOverlays {
    Overlays wanted = 0; ///< overlays that are switched on
    const ShapeOverlays *shape = nullptr;
    const PatrolsOverlay *patrols = nullptr;
};

/// Returns the layers to draw over a level of size `size`. Leaves out overlays that were computed for another size.
std::vector<CellLayer> layersOf(const MadeOverlays &made, Size size);

/// Returns the name of a thing by its index in Level::things; empty if the index is invalid or the kind is unknown.
QString thingName(const Level &level, std::size_t thing, const Catalogue &catalogue);

/// A line of the legend: a sample of a cell mark and its meaning.
struct LegendLine {
    QPixmap swatch; ///< null: none
    QString text;   ///< plain text
};
/// Returns the lines of the legend, with figures such as the number of cells; an empty list without overlays.
std::vector<LegendLine> legendOf(const MadeOverlays &made, const Level &level, const Catalogue &catalogue,
                                 double ratio);
/// Side of the swatches of legendOf(), in logical pixels.
inline constexpr int swatchSide = 18;
