#include "editor/pictures/layerpainter.h"

#include "editor/art/canvascolors.h"
#include "editor/art/cellblocks.h"
#include "editor/art/cellborder.h"
#include "gamecore/base/enumerators.h"

#include <QPainter>

#include <algorithm>
#include <array>

namespace {

/// Lines of a hatching per cell.
constexpr int lineCount = 4;
/// Between dark and light, so that marks stand out from both.
constexpr float lineAlpha = 0.9F;

double thinLine(const QRectF &cell)
{
    return qMax(1.0, cell.width() / 22);
}

/// A set of parallel lines.
struct Hatching {
    QLineF (*line)(const QRectF &cell, double at); ///< returns the line that starts at distance `at` from the corner
    int reach = 1;                                 ///< width of the range of start points, in cells
};

QLineF risingLine(const QRectF &cell, double at)
{
    return {cell.topLeft() + QPointF(at, 0), cell.topLeft() + QPointF(0, at)};
}

QLineF fallingLine(const QRectF &cell, double at)
{
    return {cell.topRight() + QPointF(-at, 0), cell.topRight() + QPointF(0, at)};
}

QLineF uprightLine(const QRectF &cell, double at)
{
    return {cell.topLeft() + QPointF(at, 0), cell.bottomLeft() + QPointF(at, 0)};
}

QLineF levelLine(const QRectF &cell, double at)
{
    return {cell.topLeft() + QPointF(0, at), cell.topRight() + QPointF(0, at)};
}

// Slanted lines that start beyond the corner cross the cell, too.
constexpr Hatching risingLines{risingLine, 2};
constexpr Hatching fallingLines{fallingLine, 2};
constexpr Hatching uprightLines{uprightLine};
constexpr Hatching levelLines{levelLine};

void drawHatching(QPainter *painter, const QRectF &cell, const Hatching &hatching, int count)
{
    const double gap = cell.width() / count;
    QList<QLineF> lines;
    for (int i = 0; i < hatching.reach * count; ++i) {
        lines.append(hatching.line(cell, (i + 0.5) * gap));
    }
    painter->drawLines(lines);
}

template<const Hatching &...hatchings>
void paintHatching(QPainter *painter, const QRectF &cell, const QColor &color)
{
    painter->fillRect(cell, LayerColors::shade);
    painter->setPen(QPen(withAlpha(color, lineAlpha), thinLine(cell)));
    (drawHatching(painter, cell, hatchings, lineCount), ...);
}

void paintGrains(QPainter *painter, const QRectF &cell, const QColor &color)
{
    painter->fillRect(cell, LayerColors::shade);
    painter->setPen(Qt::NoPen);
    painter->setBrush(withAlpha(color, lineAlpha));
    const double radius = qMax(0.7, cell.width() / 20);
    for (const QPointF place : {QPointF(0.25, 0.25), QPointF(0.75, 0.25), QPointF(0.25, 0.75), QPointF(0.75, 0.75)}) {
        painter->drawEllipse(cell.topLeft() + place * cell.width(), radius, radius);
    }
}

/// Returns half the width of a shape in a cell.
double halfOf(const QRectF &cell)
{
    return cell.width() * 0.27;
}

void drawRing(QPainter *painter, const QRectF &cell)
{
    painter->drawEllipse(cell.center(), halfOf(cell), halfOf(cell));
}

void drawDot(QPainter *painter, const QRectF &cell)
{
    const double radius = halfOf(cell) * 0.7;
    painter->drawEllipse(cell.center(), radius, radius);
}

void drawSquare(QPainter *painter, const QRectF &cell)
{
    const double half = halfOf(cell);
    painter->drawRect(QRectF(cell.center() - QPointF(half, half), QSizeF(2 * half, 2 * half)));
}

void drawDiamond(QPainter *painter, const QRectF &cell)
{
    const QPointF center = cell.center();
    const double half = halfOf(cell);
    const std::array<QPointF, 4> corners{center + QPointF(0, -half), center + QPointF(half, 0),
                                         center + QPointF(0, half), center + QPointF(-half, 0)};
    painter->drawConvexPolygon(corners.data(), int(corners.size()));
}

void drawSaltire(QPainter *painter, const QRectF &cell)
{
    const QPointF center = cell.center();
    const QPointF falling = QPointF(1, 1) * halfOf(cell) * 0.8;
    const QPointF rising(falling.x(), -falling.y());
    painter->drawLine(center - falling, center + falling);
    painter->drawLine(center - rising, center + rising);
}

/// Fills quarters of the cell, starting at the lower left, with dark edges, so that they can be counted.
template<int count>
void paintQuarters(QPainter *painter, const QRectF &cell, const QColor &color)
{
    painter->fillRect(cell, LayerColors::shade);
    const double half = cell.width() / 2;
    const double gap = qMax(1.0, cell.width() / 12);
    const std::array<QPointF, 4> corners{QPointF(0, half), QPointF(half, half), QPointF(half, 0), QPointF(0, 0)};
    for (int i = 0; i < count; ++i) {
        const QRectF quarter(cell.topLeft() + corners[std::size_t(i)], QSizeF(half, half));
        painter->fillRect(quarter.adjusted(gap, gap, -gap, -gap), withAlpha(color, lineAlpha));
    }
}

using DrawShape = void (*)(QPainter *painter, const QRectF &cell);

double shapeWidth(const QRectF &cell)
{
    return qMax(1.0, cell.width() / 12);
}

/// Fills a shape with a dark edge, visible on any background.
template<DrawShape draw>
void paintFilled(QPainter *painter, const QRectF &cell, const QColor &color)
{
    painter->setBrush(color);
    painter->setPen(QPen(CanvasColors::ink, shapeWidth(cell)));
    draw(painter, cell);
}

/// Draws the outline of a shape, with dark edges on both sides.
template<DrawShape draw>
void paintOutlined(QPainter *painter, const QRectF &cell, const QColor &color)
{
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(CanvasColors::ink, shapeWidth(cell) + 2));
    draw(painter, cell);
    painter->setPen(QPen(color, shapeWidth(cell)));
    draw(painter, cell);
}

/// True for every third pixel: the lines of patterns of one pixel per cell.
constexpr bool isOnLine(int place)
{
    return place % 3 == 0;
}

/// Patterns that fill a cell, and shapes in its middle, which are larger where a number covers the middle.
enum class Extent : std::uint8_t { Cell, Middle };

/// All properties of a pattern; a row without one of them does not compile.
struct PatternRow {
    using Paint = void (*)(QPainter *painter, const QRectF &cell, const QColor &color);
    using IsOn = bool (*)(Point pixel);

    constexpr PatternRow(CellPattern of, Extent isIn, Paint paints, IsOn isPixelOn)
        : pattern(of), extent(isIn), paint(paints), isOn(isPixelOn)
    {
    }

    CellPattern pattern;
    Extent extent;
    /// Draws the pattern into a cell, to which the painter is clipped.
    Paint paint;
    /// True if the pattern colors the pixel of a cell of one pixel.
    IsOn isOn;
};

constexpr bool isEverywhere(Point)
{
    return true;
}

constexpr std::array patternRows{
    PatternRow{CellPattern::Crossed, Extent::Cell, paintHatching<risingLines, fallingLines>,
               [](Point pixel) { return isOnLine(pixel.x + pixel.y) || isOnLine(pixel.x - pixel.y); }},
    PatternRow{CellPattern::Rising, Extent::Cell, paintHatching<risingLines>,
               [](Point pixel) { return isOnLine(pixel.x + pixel.y); }},
    PatternRow{CellPattern::Falling, Extent::Cell, paintHatching<fallingLines>,
               [](Point pixel) { return isOnLine(pixel.x - pixel.y); }},
    PatternRow{CellPattern::Upright, Extent::Cell, paintHatching<uprightLines>,
               [](Point pixel) { return isOnLine(pixel.x); }},
    PatternRow{CellPattern::Level, Extent::Cell, paintHatching<levelLines>,
               [](Point pixel) { return isOnLine(pixel.y); }},
    PatternRow{CellPattern::Grained, Extent::Cell, paintGrains,
               [](Point pixel) { return pixel.x % 2 == 0 && pixel.y % 2 == 0; }},
    PatternRow{CellPattern::Rings, Extent::Middle, paintOutlined<drawRing>,
               [](Point pixel) { return (pixel.x + pixel.y) % 2 == 0; }},
    PatternRow{CellPattern::Dot, Extent::Middle, paintFilled<drawDot>, isEverywhere},
    PatternRow{CellPattern::Square, Extent::Middle, paintOutlined<drawSquare>, isEverywhere},
    PatternRow{CellPattern::Diamond, Extent::Middle, paintFilled<drawDiamond>, isEverywhere},
    PatternRow{CellPattern::Saltire, Extent::Middle, paintOutlined<drawSaltire>, isEverywhere},
    // At small zooms they differ by lightness, which depends on the colors of the marks.
    PatternRow{CellPattern::OneQuarter, Extent::Cell, paintQuarters<1>, isEverywhere},
    PatternRow{CellPattern::TwoQuarters, Extent::Cell, paintQuarters<2>, isEverywhere},
    PatternRow{CellPattern::ThreeQuarters, Extent::Cell, paintQuarters<3>, isEverywhere},
    PatternRow{CellPattern::FourQuarters, Extent::Cell, paintQuarters<4>, isEverywhere},
};
static_assert(hasEachItsRow<&PatternRow::pattern>(patternRows), "each pattern needs its row, at its place");

/// Enlargement of a shape whose middle is covered: it then reaches the border of the cell.
constexpr double coveredScale = 1.85;

/// Draws a pattern in `place`, clipped to `cell`.
void paintPattern(QPainter *painter, const QRectF &cell, const QRectF &place, const CellMark &mark)
{
    painter->save();
    painter->setClipRect(cell, Qt::IntersectClip);
    painter->setRenderHint(QPainter::Antialiasing);
    patternRows[std::size_t(mark.pattern)].paint(painter, place, mark.color);
    painter->restore();
}

QPixmap darkGround(int side, double ratio)
{
    QPixmap pixmap(QSize(side, side) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(CanvasColors::ink);
    return pixmap;
}

} // namespace

void drawRisingLines(QPainter *painter, const QRectF &cell, int count)
{
    drawHatching(painter, cell, risingLines, count);
}

void paintMark(QPainter *painter, const QRectF &cell, const CellMark &mark)
{
    paintPattern(painter, cell, cell, mark);
}

bool isMarkOn(CellPattern pattern, Point pixel)
{
    return patternRows[std::size_t(pattern)].isOn(pixel);
}

QPixmap markSwatch(const CellMark &mark, int side, double ratio)
{
    QPixmap pixmap = darkGround(side, ratio);
    QPainter painter(&pixmap);
    const QRectF cell(0, 0, side, side);
    if (mark.hasLane()) {
        paintLaneSample(&painter, cell.adjusted(1, 1, -1, -1), mark);
        return pixmap;
    }
    paintMark(&painter, cell, mark);
    if (mark.hasOutline) {
        painter.setPen(QPen(mark.color, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(cell.adjusted(1, 1, -1, -1));
    }
    return pixmap;
}

QPixmap bandSwatch(int side, double ratio)
{
    constexpr int bands = 4;
    QPixmap pixmap = darkGround(side, ratio);
    QPainter painter(&pixmap);
    for (int i = 0; i < bands; ++i) {
        const double left = double(side) * i / bands;
        painter.fillRect(QRectF(left, 0, double(side) / bands, side), bandColor(i, bands));
        painter.fillRect(QRectF(left, 0, 1, side), CanvasColors::ink);
    }
    return pixmap;
}

QColor bandColor(int band, int bands)
{
    const float part = bands < 2 ? 0 : float(band) / float(bands - 1);
    const auto between = [part](float a, float b) { return a + (b - a) * part; };
    const QColor &a = LayerColors::nearBand;
    const QColor &b = LayerColors::farBand;
    return QColor::fromRgbF(between(a.redF(), b.redF()), between(a.greenF(), b.greenF()),
                            between(a.blueF(), b.blueF()));
}

namespace {

/// Smallest cell with patterns; smaller ones are a pixel of an enlarged picture.
constexpr int smallestPatternTile = 10;
/// Smallest cell with readable numbers, in logical pixels.
constexpr int smallestNumberTile = 20;
constexpr float bandAlpha = 0.5F;
constexpr float dotAlpha = 0.75F;

/// Returns the number of bands of a layer's numbers.
int bandsOf(const CellLayer &layer)
{
    return layer.largest / layer.band + 1;
}

/// Returns the fill color of a band.
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

/// Cached colors for cells of a few pixels.
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

    /// Returns the color of a pixel; transparent without marks. A pixel of many cells combines their marks, as part of
    /// a pattern of pixels.
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

/// Returns the picture of a layer with one pixel per cell.
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

/// Returns the picture of a layer with one pixel per square of cells: the marks of all of them, and the number of the
/// cell in the middle.
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

/// Paints a line where the next band starts to the east or the south.
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

SameNeighbors sameAround(const CellLayer &layer, int mark, Point cell)
{
    SameNeighbors same;
    for (std::size_t i = 0; i < same.size(); ++i) {
        same[i] = hasMark(layer, mark, cell + stepOf(Direction(i)));
    }
    return same;
}

/// Calls `use` for each mark in a set.
template<typename Use>
void eachMark(const CellLayer &layer, int marks, const Use &use)
{
    for (int i = 0; marks != 0 && i < int(layer.marks.size()); ++i) {
        if ((marks >> i & 1) != 0) {
            use(i, layer.marks[std::size_t(i)]);
        }
    }
}

/// Paints the lines of marks with lanes, with dark edges from which all of them stand out. Lines extend slightly into
/// neighboring cells.
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
            painter->fillRect(pixels.rectAt(cell), LayerColors::laneShade);
        }
    });
    for (const auto paint : {paintLaneEdge, paintLane}) {
        eachCell(reaching, [&](Point cell) {
            eachMark(layer, marksAt(layer, cell) & inLanes, [&](int i, const CellMark &mark) {
                paint(painter, pixels.rectAt(cell), mark, sameAround(layer, i, cell));
            });
        });
    }
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
    if (m_scale.cellsPerPixel > 1) {
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
    const int side = m_scale.cellsPerPixel;
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
    if (!layer.numbers || !hasNumbers()) {
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
            painter->drawPixmap(pixels.at(cell), pixmapOf(mark, isNumbered(cell)));
            if (mark.hasOutline) {
                paintEdges(painter, pixels.rectAt(cell), width, mark.color,
                           [&](Point step) { return hasMark(layer, i, cell + step); });
            }
        });
    });
}

bool LayerPainter::hasNumbers() const
{
    return m_scale.side() >= smallestNumberTile;
}

/// True if a number is painted in the middle of the cell.
bool LayerPainter::isNumbered(Point cell) const
{
    return hasNumbers() && std::any_of(m_layers.begin(), m_layers.end(), [cell](const CellLayer &layer) {
               return numberAt(layer, cell) != CellLayer::noNumber;
           });
}

const QPixmap &LayerPainter::pixmapOf(const CellMark &mark, bool isCovered)
{
    const bool isLarge = isCovered && patternRows[std::size_t(mark.pattern)].extent == Extent::Middle;
    QPixmap &pixmap = m_pixmaps[{mark.pattern, mark.color.rgba(), isLarge}];
    if (pixmap.isNull()) {
        pixmap = QPixmap(m_scale.tile, m_scale.tile);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        const QRectF cell(0, 0, m_scale.tile, m_scale.tile);
        const double margin = isLarge ? (coveredScale - 1) / 2 * cell.width() : 0;
        paintPattern(&painter, cell, cell.adjusted(-margin, -margin, margin, margin), mark);
        painter.end();
        pixmap.setDevicePixelRatio(m_scale.ratio);
    }
    return pixmap;
}
