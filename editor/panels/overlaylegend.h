#pragma once

#include "editor/art/celllayer.h"
#include "editor/edits/overlays.h"

#include <QPixmap>
#include <QString>

/// The mark of the rounds of one of RoundsOverlay::apart, of which there are `count`.
CellMark roundsMark(std::size_t place, std::size_t count);
/// The swatch of an overlay, for buttons and legends.
QPixmap swatchOf(Overlay overlay, int side, double ratio);

/// Overlays made of the edited level; null: not wanted, or not yet there.
struct MadeOverlays {
    Overlays wanted = 0;
    const ShapeOverlays *shape = nullptr;
    const RoundsOverlay *rounds = nullptr;
};

/// The layers of a level of `size`: what was made for another one is left out.
std::vector<CellLayer> layersOf(const MadeOverlays &made, Size size);

/// The name of a thing of a level by its place in Level::things; empty for one that is not there or not known.
QString thingName(const Level &level, std::size_t thing, const Catalogue &catalogue);

struct LegendLine {
    QPixmap swatch; ///< null: none
    QString text;   ///< plain
};
/// The legend of what is laid over the level, with figures. Empty if nothing is.
std::vector<LegendLine> legendOf(const MadeOverlays &made, const Level &level, const Catalogue &catalogue,
                                 double ratio);
inline constexpr int swatchSide = 18;
