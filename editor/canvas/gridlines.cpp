#include "editor/canvas/gridlines.h"

#include "editor/art/canvascolors.h"

namespace {

constexpr int majorLine = 5;
/// Device pixels a cell: from `full` on lines are drawn with their whole strength, below `least` not at all.
struct Fading {
    int least;
    int full;
};
constexpr Fading minorFading{8, 20};
constexpr Fading majorFading{3, 8};

/// Transparent if it is not drawn.
QColor colorOf(int line, int tile)
{
    const bool isMajor = line % majorLine == 0;
    const Fading fading = isMajor ? majorFading : minorFading;
    if (tile < fading.least) {
        return Qt::transparent;
    }
    QColor color = isMajor ? CanvasColors::majorGrid : CanvasColors::grid;
    color.setAlpha(int(color.alpha() * qMin(1.0, double(tile) / fading.full)));
    return color;
}

} // namespace

void paintGrid(const PixelPainting &pixels, TileScale scale, QPainter *painter, const QRect &cells)
{
    const double pixel = 1 / scale.ratio;
    const QRectF whole(pixels.at({cells.left(), cells.top()}), pixels.at({cells.right() + 1, cells.bottom() + 1}));
    for (int x = cells.left(); x <= cells.right(); ++x) {
        const QColor color = colorOf(x, scale.tile);
        if (color.alpha() > 0) {
            const double left = pixels.at({x, cells.top()}).x();
            painter->fillRect(QRectF(left, whole.top(), pixel, whole.height()), color);
        }
    }
    for (int y = cells.top(); y <= cells.bottom(); ++y) {
        const QColor color = colorOf(y, scale.tile);
        if (color.alpha() > 0) {
            const double top = pixels.at({cells.left(), y}).y();
            painter->fillRect(QRectF(whole.left(), top, whole.width(), pixel), color);
        }
    }
}
