#pragma once

#include "editor/art/celllayer.h"
#include "editor/edits/overlays.h"

#include <QPixmap>
#include <QString>

/// Returns the mark of the monster with index `place` in RoundsOverlay::apart, which has `count` monsters.
CellMark roundsMark(std::size_t place, std::size_t count);
/// Returns the swatch of an overlay for buttons and legends.
QPixmap swatchOf(Overlay overlay, int side, double ratio);

/// The overlays computed for the edited level; null: not wanted, or not ready.
struct MadeOverlays {
    Overlays wanted = 0;
    const ShapeOverlays *shape = nullptr;
    const RoundsOverlay *rounds = nullptr;
};

/// Returns the layers for a level of `size`; leaves out overlays of another size.
std::vector<CellLayer> layersOf(const MadeOverlays &made, Size size);

/// Returns the name of a thing by its index in Level::things; empty if the index is invalid or the kind is unknown.
QString thingName(const Level &level, std::size_t thing, const Catalogue &catalogue);

struct LegendLine {
    QPixmap swatch; ///< null: none
    QString text;   ///< plain text
};
/// Returns the legend of the overlays, with figures; an empty list without overlays.
std::vector<LegendLine> legendOf(const MadeOverlays &made, const Level &level, const Catalogue &catalogue,
                                 double ratio);
inline constexpr int swatchSide = 18;
