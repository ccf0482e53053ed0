#include "editor/pictures/layerpainter.h"

#include "editor/art/blockbits.h"
#include "editor/art/canvascolors.h"
#include "editor/art/cellblocks.h"
#include "editor/art/cellframe.h"
#include "editor/art/laneline.h"
#include "editor/art/layercolors.h"
#include "editor/art/markpainting.h"

#include <QPainter>

namespace {

/// Below this a cell is one pixel of a picture that is drawn larger.
constexpr int smallestPatternTile = 10;
/// Below this, in logical pixels, a number could not be read.
constexpr int smallestNumberTile = 20;
constexpr float bandAlpha = 0.5F;
constexpr float dotAlpha = 0.75F;

/// The number of bands that a layer's numbers fall into.
int bandsOf(const CellLayer &layer)
{
    return layer.largest / layer.band + 1;
}

/// The color over the cells of a band.
QColor bandFill(const CellLayer &layer, int band)
{
    return withAlpha(bandColor(band, bandsOf(layer)), bandAlpha);
}

int marksAt(const CellLayer &layer, Point cell)
{
    return layer.cells && layer.cells->contains(cell) ? layer.cells->at(cell) & layer.shown : 0;
}

bool hasMark(const CellLayer &layer, int mark, Point cell)
{
    return layer.cells->contains(cell) && (layer.cells->at(cell) >> mark & 1) != 0;
}

int numberAt(const CellLayer &layer, Point cell)
{
    return layer.numbers && layer.numbers->contains(cell) ? layer.numbers->at(cell) : CellLayer::noNumber;
}

/// The colors of cells of a few pixels, each made once.
class DotColors {
public:
    explicit DotColors(const CellLayer &layer) : m_layer(layer)
    {
        for (int band = 0; band < bandsOf(layer); ++band) {
            m_bands.push_back(qPremultiply(bandFill(layer, band).rgba()));
        }
        for (const CellMark &mark : layer.marks) {
            m_marks.push_back(qPremultiply(withAlpha(mark.color, dotAlpha).rgba()));
        }
    }

    /// The color of a pixel, transparent where nothing marks it. A pixel for many cells has their marks together, as
    /// part of a pattern of pixels.
    QRgb of(int marks, int number, Point pixel) const
    {
        QRgb color = number == CellLayer::noNumber ? 0 : m_bands[std::size_t(number / m_layer.band)];
        for (std::size_t i = 0; marks != 0 && i < m_marks.size(); ++i) {
            if ((marks >> i & 1) != 0 && isMarkOn(m_layer.marks[i].pattern, pixel)) {
                color = m_marks[i];
            }
        }
        return color;
    }

private:
    const CellLayer &m_layer;
    std::vector<QRgb> m_bands;
    std::vector<QRgb> m_marks;
};

/// The picture of a layer, a pixel a cell.
QImage dotsOf(const CellLayer &layer, const QRect &cells)
{
    const DotColors colors(layer);
    QImage picture(cells.size(), QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < cells.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(picture.scanLine(y));
        for (int x = 0; x < cells.width(); ++x) {
            const Point cell{cells.left() + x, cells.top() + y};
            line[x] = colors.of(marksAt(layer, cell), numberAt(layer, cell), cell);
        }
    }
    return picture;
}

/// The picture of a layer, a pixel for a square of cells: with the marks of all of them, and the number of the one in
/// its middle.
QImage sharedDotsOf(const CellLayer &layer, Size size, int side)
{
    const DotColors colors(layer);
    QImage picture(blocksOf(size, side), QImage::Format_ARGB32_Premultiplied);
    std::vector<std::uint8_t> bits(std::size_t(picture.width()), 0);
    for (int py = 0; py < picture.height(); ++py) {
        if (layer.cells) {
            bits = bitsOfBlocks(layer.cells->cells().data(), size, side, QRect(0, py, picture.width(), 1));
        }
        auto *line = reinterpret_cast<QRgb *>(picture.scanLine(py));
        for (int px = 0; px < picture.width(); ++px) {
            const Point middle{middleOf(px, side, size.width), middleOf(py, side, size.height)};
            line[px] = colors.of(bits[std::size_t(px)] & layer.shown, numberAt(layer, middle), {px, py});
        }
    }
    return picture;
}

/// Paints a line where the next band begins to the east or the south.
void paintBandEdges(const PixelPainting &pixels, QPainter *painter, const CellLayer &layer, Point cell)
{
    const int band = numberAt(layer, cell) / layer.band;
    const double width = qMax(1.0, pixels.side() / 14);
    paintEdges(painter, pixels.rectAt(cell), width, CanvasColors::ink, [&](Point step) {
        const int number = numberAt(layer, cell + step);
        return step.x + step.y < 0 || number == CellLayer::noNumber || number / layer.band == band;
    });
}

void paintBands(const PixelPainting &pixels, QPainter *painter, const CellLayer &layer, const QRect &cells)
{
    eachCell(layer.numbers ? cells : QRect(), [&](Point cell) {
        if (const int number = numberAt(layer, cell); number != CellLayer::noNumber) {
            painter->fillRect(pixels.rectAt(cell), bandFill(layer, number / layer.band));
            paintBandEdges(pixels, painter, layer, cell);
        }
    });
}

SameAround sameAround(const CellLayer &layer, int mark, Point cell)
{
    SameAround same;
    for (std::size_t i = 0; i < same.size(); ++i) {
        same[i] = hasMark(layer, mark, cell + stepOf(Direction(i)));
    }
    return same;
}

/// Calls `use` for each of the marks of a set.
template<typename Use>
void eachMark(const CellLayer &layer, int marks, const Use &use)
{
    for (int i = 0; marks != 0 && i < int(layer.marks.size()); ++i) {
        if ((marks >> i & 1) != 0) {
            use(i, layer.marks[std::size_t(i)]);
        }
    }
}

/// Paints a shade first, on which all lines stand out. Lines go a little into the next cells.
void paintLanes(const PixelPainting &pixels, QPainter *painter, const CellLayer &layer, const QRect &cells)
{
    int inLanes = 0;
    eachMark(layer, layer.shown, [&](int i, const CellMark &mark) { inLanes |= mark.hasLane() ? 1 << i : 0; });
    if (inLanes == 0 || !layer.cells) {
        return;
    }
    const QRect reaching = cells.adjusted(-1, -1, 1, 1);
    eachCell(reaching, [&](Point cell) {
        if ((marksAt(layer, cell) & inLanes) != 0) {
            painter->fillRect(pixels.rectAt(cell), LayerColors::shade);
        }
    });
    eachCell(reaching, [&](Point cell) {
        eachMark(layer, marksAt(layer, cell) & inLanes, [&](int i, const CellMark &mark) {
            paintLane(painter, pixels.rectAt(cell), mark, sameAround(layer, i, cell));
        });
    });
}

} // namespace

void LayerPainter::setLayers(std::vector<CellLayer> layers, Size size)
{
    m_layers = std::move(layers);
    m_size = size;
    for (const CellLayer &layer : m_layers) {
        Q_ASSERT(!layer.cells || layer.cells->size() == size);
        Q_ASSERT(!layer.numbers || layer.numbers->size() == size);
        Q_ASSERT(bandsOf(layer) <= CellLayer::mostBands);
    }
    setScale(m_scale);
}

void LayerPainter::setScale(TileScale scale)
{
    m_scale = scale;
    m_pixmaps.clear();
    m_plates.setScale(scale);
    m_blocks.clear();
}

void LayerPainter::paint(const PixelPainting &pixels, QPainter *painter, const QRect &cells)
{
    if (m_scale.cellsAPixel > 1) {
        paintBlocks(pixels, painter, cells);
        return;
    }
    for (const CellLayer &layer : m_layers) {
        if (m_scale.tile < smallestPatternTile) {
            painter->drawImage(pixels.rectAt(cells), dotsOf(layer, cells));
        } else {
            paintBands(pixels, painter, layer, cells);
            paintMarks(pixels, painter, layer, cells);
            paintLanes(pixels, painter, layer, cells);
        }
    }
    for (const CellLayer &layer : m_layers) {
        paintNumbers(pixels, painter, layer, cells);
    }
}

void LayerPainter::paintBlocks(const PixelPainting &pixels, QPainter *painter, const QRect &cells)
{
    const int side = m_scale.cellsAPixel;
    for (std::size_t i = m_blocks.size(); i < m_layers.size(); ++i) {
        m_blocks.push_back(sharedDotsOf(m_layers[i], m_size, side));
    }
    const QRect blocks = blocksWith(cells, side);
    for (const QImage &picture : m_blocks) {
        painter->drawImage(pixels.rectOfBlocks(blocks), picture, blocks);
    }
}

/// Paints numbers above all marks.
void LayerPainter::paintNumbers(const PixelPainting &pixels, QPainter *painter, const CellLayer &layer,
                                const QRect &cells)
{
    if (!layer.numbers || m_scale.side() < smallestNumberTile) {
        return;
    }
    eachCell(cells, [&](Point cell) {
        if (const int number = numberAt(layer, cell); number != CellLayer::noNumber) {
            painter->drawPixmap(pixels.at(cell), m_plates.of(number, painter->font()));
        }
    });
}

void LayerPainter::paintMarks(const PixelPainting &pixels, QPainter *painter, const CellLayer &layer,
                              const QRect &cells)
{
    const double width = qMax(1.0, pixels.side() / 12);
    eachCell(layer.cells ? cells : QRect(), [&](Point cell) {
        eachMark(layer, marksAt(layer, cell), [&](int i, const CellMark &mark) {
            if (mark.hasLane()) {
                return;
            }
            painter->drawPixmap(pixels.at(cell), pixmapOf(mark));
            if (mark.hasOutline) {
                paintEdges(painter, pixels.rectAt(cell), width, mark.color,
                           [&](Point step) { return hasMark(layer, i, cell + step); });
            }
        });
    });
}

const QPixmap &LayerPainter::pixmapOf(const CellMark &mark)
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
