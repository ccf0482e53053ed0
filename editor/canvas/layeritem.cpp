#include "editor/canvas/layeritem.h"

#include "editor/art/canvascolors.h"
#include "editor/art/cellblocks.h"
#include "editor/art/laneline.h"
#include "editor/art/layercolors.h"
#include "editor/art/markpainting.h"
#include "editor/pictures/layerpictures.h"

#include <QStyleOptionGraphicsItem>

#include <algorithm>
#include <array>

namespace {

/// Below this a cell is one pixel of a picture that is drawn larger.
constexpr int smallestPatternTile = 10;
/// Below this, in logical pixels, a number could not be read.
constexpr int smallestNumberTile = 20;

bool has(const CellLayer &layer, int mark, Point cell)
{
    return layer.cells->contains(cell) && (layer.cells->at(cell) >> mark & 1) != 0;
}

SameAround sameAround(const CellLayer &layer, int mark, Point cell)
{
    SameAround same;
    for (std::size_t i = 0; i < same.size(); ++i) {
        same[i] = has(layer, mark, cell + stepOf(Direction(i)));
    }
    return same;
}

} // namespace

LayerItem::LayerItem()
{
    setFlag(ItemUsesExtendedStyleOption);
    setVisible(false);
}

void LayerItem::setSize(Size size)
{
    prepareGeometryChange();
    m_size = size;
    setLayers({});
}

void LayerItem::setScale(TileScale scale)
{
    if (scale != m_scale) {
        m_scale = scale;
        m_pixmaps.clear();
        m_plates.setScale(scale);
        m_blocks.clear();
        update();
    }
}

void LayerItem::setLayers(std::vector<CellLayer> layers)
{
    if (layers == m_layers) {
        return;
    }
    m_layers = std::move(layers);
    for (const CellLayer &layer : m_layers) {
        Q_ASSERT(!layer.cells || layer.cells->size() == m_size);
        Q_ASSERT(!layer.numbers || layer.numbers->size() == m_size);
        Q_ASSERT(bandsOf(layer) <= CellLayer::mostBands);
    }
    m_pixmaps.clear();
    m_blocks.clear();
    setVisible(!m_layers.empty());
    update();
}

QRectF LayerItem::boundingRect() const
{
    return sceneRectOf(QRect(0, 0, m_size.width, m_size.height));
}

void LayerItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *)
{
    const QRect cells = cellsTouching(option->exposedRect, m_size);
    if (m_layers.empty() || cells.isEmpty()) {
        return;
    }
    const PixelPainting pixels(painter, m_scale);
    if (m_scale.cellsAPixel > 1) {
        paintBlocks(pixels, painter, cells);
        return;
    }
    for (const CellLayer &layer : m_layers) {
        if (m_scale.tile < smallestPatternTile) {
            paintDots(pixels, painter, layer, cells);
        } else {
            paintBands(pixels, painter, layer, cells);
            paintMarks(pixels, painter, layer, cells);
        }
    }
    if (m_scale.side() >= smallestNumberTile) {
        for (const CellLayer &layer : m_layers) {
            paintNumbers(pixels, painter, layer, cells);
        }
    }
}

void LayerItem::paintDots(const PixelPainting &pixels, QPainter *painter, const CellLayer &layer, const QRect &cells)
{
    painter->drawImage(
        QRectF(pixels.at({cells.left(), cells.top()}), pixels.at({cells.right() + 1, cells.bottom() + 1})),
        dotsOfLayer(layer, cells));
}

void LayerItem::paintBlocks(const PixelPainting &pixels, QPainter *painter, const QRect &cells)
{
    const int side = m_scale.cellsAPixel;
    for (std::size_t i = m_blocks.size(); i < m_layers.size(); ++i) {
        m_blocks.push_back(blocksOfLayer(m_layers[i], m_size, side));
    }
    const QRect blocks = blocksWith(cells, side);
    const QPointF corner = pixels.at({blocks.left() * side, blocks.top() * side});
    for (const QImage &picture : m_blocks) {
        painter->drawImage(QRectF(corner, QSizeF(blocks.size()) * pixels.side()), picture, blocks);
    }
}

void LayerItem::paintBands(const PixelPainting &pixels, QPainter *painter, const CellLayer &layer, const QRect &cells)
{
    for (int y = cells.top(); layer.numbers && y <= cells.bottom(); ++y) {
        for (int x = cells.left(); x <= cells.right(); ++x) {
            const int number = layer.numbers->at({x, y});
            if (number != CellLayer::noNumber) {
                painter->fillRect(pixels.rectAt(sceneRectOf(Point{x, y}).topLeft()),
                                  bandFill(layer, number / layer.band));
                paintBandEdges(pixels, painter, layer, {x, y});
            }
        }
    }
}

/// Above all marks.
void LayerItem::paintNumbers(const PixelPainting &pixels, QPainter *painter, const CellLayer &layer, const QRect &cells)
{
    for (int y = cells.top(); layer.numbers && y <= cells.bottom(); ++y) {
        for (int x = cells.left(); x <= cells.right(); ++x) {
            const int number = layer.numbers->at({x, y});
            if (number != CellLayer::noNumber) {
                painter->drawPixmap(pixels.at({x, y}), m_plates.of(number, painter->font()));
            }
        }
    }
}

/// A line where the next band begins to the east or the south.
void LayerItem::paintBandEdges(const PixelPainting &pixels, QPainter *painter, const CellLayer &layer, Point cell)
{
    const int band = layer.numbers->at(cell) / layer.band;
    const QRectF rect = pixels.rectAt(sceneRectOf(cell).topLeft());
    const double width = qMax(1.0, pixels.side() / 14);
    const auto isOther = [&](Point next) {
        const int number = layer.numbers->contains(next) ? layer.numbers->at(next) : CellLayer::noNumber;
        return number != CellLayer::noNumber && number / layer.band != band;
    };
    if (isOther(cell + stepOf(Direction::East))) {
        painter->fillRect(QRectF(rect.right() - width, rect.top(), width, rect.height()), CanvasColors::ink);
    }
    if (isOther(cell + stepOf(Direction::South))) {
        painter->fillRect(QRectF(rect.left(), rect.bottom() - width, rect.width(), width), CanvasColors::ink);
    }
}

void LayerItem::paintMarks(const PixelPainting &pixels, QPainter *painter, const CellLayer &layer, const QRect &cells)
{
    for (int y = cells.top(); layer.cells && y <= cells.bottom(); ++y) {
        for (int x = cells.left(); x <= cells.right(); ++x) {
            const int marks = layer.cells->at({x, y}) & layer.shown;
            for (int i = 0; marks != 0 && i < int(layer.marks.size()); ++i) {
                if ((marks >> i & 1) != 0 && !layer.marks[std::size_t(i)].hasLane()) {
                    paintCellMark(pixels, painter, layer, i, {x, y});
                }
            }
        }
    }
    paintLanes(pixels, painter, layer, cells);
}

void LayerItem::paintCellMark(const PixelPainting &pixels, QPainter *painter, const CellLayer &layer, int mark,
                              Point cell)
{
    painter->drawPixmap(pixels.at(cell), pixmapOf(layer.marks[std::size_t(mark)]));
    if (layer.marks[std::size_t(mark)].hasOutline) {
        paintOutline(pixels, painter, layer, mark, cell);
    }
}

/// A shade first, on which all lines stand out.
void LayerItem::paintLanes(const PixelPainting &pixels, QPainter *painter, const CellLayer &layer, const QRect &cells)
{
    int inLanes = 0;
    for (std::size_t i = 0; i < layer.marks.size(); ++i) {
        inLanes |= layer.marks[i].hasLane() ? layer.shown & 1 << i : 0;
    }
    if (inLanes == 0 || !layer.cells) {
        return;
    }
    const QRect level(0, 0, layer.cells->width(), layer.cells->height());
    const QRect reaching = cells.adjusted(-1, -1, 1, 1) & level; // lines go a little into the next cells
    const auto each = [&](const auto &paint) {
        for (int y = reaching.top(); y <= reaching.bottom(); ++y) {
            for (int x = reaching.left(); x <= reaching.right(); ++x) {
                if (const int marks = layer.cells->at({x, y}) & inLanes; marks != 0) {
                    paint(Point{x, y}, pixels.rectAt(sceneRectOf(Point{x, y}).topLeft()), marks);
                }
            }
        }
    };
    each([&](Point, const QRectF &rect, int) { painter->fillRect(rect, LayerColors::shade); });
    each([&](Point cell, const QRectF &rect, int marks) {
        for (int i = 0; i < int(layer.marks.size()); ++i) {
            if ((marks >> i & 1) != 0) {
                paintLane(painter, rect, layer.marks[std::size_t(i)], sameAround(layer, i, cell));
            }
        }
    });
}

void LayerItem::paintOutline(const PixelPainting &pixels, QPainter *painter, const CellLayer &layer, int mark,
                             Point cell)
{
    const double width = qMax(1.0, pixels.side() / 12);
    const QRectF rect = pixels.rectAt(sceneRectOf(cell).topLeft());
    const std::array<QRectF, 4> edges{{{rect.left(), rect.top(), rect.width(), width},
                                       {rect.right() - width, rect.top(), width, rect.height()},
                                       {rect.left(), rect.bottom() - width, rect.width(), width},
                                       {rect.left(), rect.top(), width, rect.height()}}};
    for (std::size_t i = 0; i < edges.size(); ++i) {
        if (!has(layer, mark, cell + stepOf(straightDirections[i]))) {
            painter->fillRect(edges[i], layer.marks[std::size_t(mark)].color);
        }
    }
}

const QPixmap &LayerItem::pixmapOf(const CellMark &mark)
{
    QPixmap &pixmap = m_pixmaps[{mark.pattern, mark.color.rgba()}];
    if (pixmap.isNull()) {
        pixmap = QPixmap(m_scale.tile, m_scale.tile);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paintMark(&painter, QRectF(0, 0, m_scale.tile, m_scale.tile), mark);
        painter.end();
        pixmap.setDevicePixelRatio(m_scale.ratio);
    }
    return pixmap;
}
