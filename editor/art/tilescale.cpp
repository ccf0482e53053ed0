#include "editor/art/tilescale.h"

#include <QtMath>

#include <algorithm>
#include <array>

namespace {

/// Steps of the zoom between its bounds: logical pixels per cell.
constexpr std::array<int, 18> sizes{2, 3, 4, 6, 8, 12, 16, 20, 24, 32, 40, 48, 64, 80, 96, 128, 160, 192};

} // namespace

QRectF sceneRectOf(Point cell)
{
    return {double(cell.x) * sceneCell, double(cell.y) * sceneCell, sceneCell, sceneCell};
}

QRectF sceneRectOf(const QRect &cells)
{
    return {double(cells.x()) * sceneCell, double(cells.y()) * sceneCell, double(cells.width()) * sceneCell,
            double(cells.height()) * sceneCell};
}

QRect cellsTouching(const QRectF &scene, Size size)
{
    const QPoint first(qFloor(scene.left() / sceneCell), qFloor(scene.top() / sceneCell));
    const QPoint last(qFloor(scene.right() / sceneCell), qFloor(scene.bottom() / sceneCell));
    return QRect(first, last).intersected(QRect(0, 0, size.width, size.height));
}

PixelPainting::PixelPainting(QPainter *painter, TileScale scale)
    : m_painter(painter), m_transform(painter->worldTransform()), m_scale(scale)
{
    m_painter->setWorldMatrixEnabled(false);
}

PixelPainting::~PixelPainting()
{
    m_painter->setWorldMatrixEnabled(true);
}

QPointF PixelPainting::atScene(QPointF scene) const
{
    // The small constant prevents halves from being rounded in different directions because of rounding errors.
    const QPointF device = m_transform.map(scene) * m_scale.ratio + QPointF(0.501, 0.501);
    return QPointF(std::floor(device.x()), std::floor(device.y())) / m_scale.ratio;
}

QRectF PixelPainting::rectAt(QPointF scene) const
{
    return {atScene(scene), QSizeF(side(), side())};
}

QRectF PixelPainting::rectOfBlocks(const QRect &blocks) const
{
    const int cells = m_scale.cellsPerPixel;
    return {at({blocks.left() * cells, blocks.top() * cells}), QSizeF(blocks.size()) * side()};
}

int Zoom::tileOf(int percent, double ratio)
{
    return std::max(1, qRound(std::clamp(percent, smallest, largest) * oneToOne * ratio / 100));
}

int Zoom::percentOf(const TileScale &scale)
{
    return std::max(1, qRound(scale.side() * 100 / oneToOne));
}

int Zoom::nextTile(int tile, int direction, double ratio)
{
    if (direction > 0) {
        const auto larger =
            std::find_if(sizes.begin(), sizes.end(), [=](int step) { return qRound(step * ratio) > tile; });
        return larger != sizes.end() ? qRound(*larger * ratio) : std::max(tile, tileOf(largest, ratio));
    }
    const auto smaller =
        std::find_if(sizes.rbegin(), sizes.rend(), [=](int step) { return qRound(step * ratio) < tile; });
    return smaller != sizes.rend() ? qRound(*smaller * ratio) : std::min(tile, tileOf(smallest, ratio));
}
