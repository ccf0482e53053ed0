#include "editor/art/tilescale.h"

#include <QtMath>

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
