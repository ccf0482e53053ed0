#include "editor/canvas/sightshade.h"

#include "editor/art/canvascolors.h"
#include "editor/art/cellblocks.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace {

/// Samples of the light along the side of a cell.
constexpr int samplesPerCell = 4;
/// Smallest cell in device pixels with soft borders beyond the light.
constexpr int smallestSoftTile = 8;
/// Number of pixels of the largest picture. A larger field of view is drawn from an enlarged one.
constexpr qint64 largestPicture = 4LL * 1024 * 1024;

/// Alpha of the light: warm at the hero, cool at the edge of his field of view.
constexpr double warmAlpha = 0.1;
constexpr double coolAlpha = 0.6;
/// Alpha of the cool light everywhere while the lantern is out.
constexpr double outAlpha = 0.52;
/// Alpha of the veil over remembered cells in the character look, so that characters stay readable.
constexpr float flatAlpha = 0.5F;
/// The distances at which the warm light ends and the cool one begins, as parts of the radius.
constexpr double warmEnd = 0.6;
constexpr double coolBegin = 0.1;
/// The distance in cells from an unseen cell at which known cells are no longer darkened.
constexpr double darkReach = 0.32;

/// Returns a share of 0..1 that rises smoothly from 0 at `from` to 1 at `to`.
double smoothRise(double value, double from, double to)
{
    const double part = std::clamp((value - from) / (to - from), 0.0, 1.0);
    return part * part * (3 - 2 * part);
}

/// Returns the darkness of a place of a known cell, 0..1: black at unseen cells around it, also at their corners.
/// `place` is relative to the cell's corner; `unseen` has a bit for each neighbor, in the order of Direction.
double darknessAt(QPointF place, unsigned unseen)
{
    double nearest = darkReach;
    for (int i = 0; i < directionCount; ++i) {
        if ((unseen >> i & 1U) != 0) {
            const Point step = stepOf(Direction(i));
            const double right = step.x == 0 ? 0 : step.x > 0 ? 1 - place.x() : place.x();
            const double down = step.y == 0 ? 0 : step.y > 0 ? 1 - place.y() : place.y();
            nearest = std::min(nearest, std::hypot(right, down));
        }
    }
    return 1 - smoothRise(nearest, 0, darkReach);
}

/// A premultiplied color with parts of 0..1.
struct Tint {
    double alpha = 0, red = 0, green = 0, blue = 0;

    static Tint of(const QColor &color, double alpha)
    {
        return {alpha, color.redF() * alpha, color.greenF() * alpha, color.blueF() * alpha};
    }

    /// Returns this color with another one over it.
    Tint under(const Tint &top) const
    {
        const double rest = 1 - top.alpha;
        return {top.alpha + alpha * rest, top.red + red * rest, top.green + green * rest, top.blue + blue * rest};
    }

    Tint times(double part) const { return {alpha * part, red * part, green * part, blue * part}; }
    Tint plus(const Tint &other) const
    {
        return {alpha + other.alpha, red + other.red, green + other.green, blue + other.blue};
    }

    QRgb pixel() const
    {
        const auto byte = [](double part) { return std::clamp(qRound(part * 255), 0, 255); };
        const int top = byte(alpha);
        return qRgba(std::min(byte(red), top), std::min(byte(green), top), std::min(byte(blue), top), top);
    }
};

/// Returns the color between two premultiplied ones; `part` is 0..256. Alpha stays at least as large as each channel.
QRgb mixedPixel(QRgb one, QRgb other, quint32 part)
{
    constexpr quint32 lanes = 0x00ff00ff;
    const quint32 low = ((one & lanes) * (256 - part) + (other & lanes) * part) >> 8 & lanes;
    const quint32 high = (one >> 8 & lanes) * (256 - part) + (other >> 8 & lanes) * part;
    return low | (high & ~lanes);
}

/// A place between two samples of a line.
struct Between {
    int first = 0;
    int second = 0;
    quint32 part = 0; ///< 0..256, of the second one
};

/// Returns the place of each pixel of a line among `samples` samples that cover the line evenly.
std::vector<Between> placesOf(int pixels, int samples)
{
    std::vector<Between> places;
    for (int i = 0; i < pixels; ++i) {
        const double place = std::clamp((i + 0.5) * samples / pixels - 0.5, 0.0, double(samples - 1));
        const int first = int(place);
        places.push_back({first, std::min(first + 1, samples - 1), quint32((place - first) * 256)});
    }
    return places;
}

/// Enlarges a picture smoothly; `size` must not be smaller than the picture.
QImage enlargedSmoothly(const QImage &samples, QSize size)
{
    QImage picture(size, QImage::Format_ARGB32_Premultiplied);
    const std::vector<Between> across = placesOf(size.width(), samples.width());
    const std::vector<Between> down = placesOf(size.height(), samples.height());
    std::vector<QRgb> line(std::size_t(samples.width()));
    for (int y = 0; y < size.height(); ++y) {
        const auto &[first, second, part] = down[std::size_t(y)];
        const auto *upper = reinterpret_cast<const QRgb *>(samples.constScanLine(first));
        const auto *lower = reinterpret_cast<const QRgb *>(samples.constScanLine(second));
        for (std::size_t x = 0; x < line.size(); ++x) {
            line[x] = mixedPixel(upper[x], lower[x], part);
        }
        auto *out = reinterpret_cast<QRgb *>(picture.scanLine(y));
        for (const Between &place : across) {
            *out++ = mixedPixel(line[std::size_t(place.first)], line[std::size_t(place.second)], place.part);
        }
    }
    return picture;
}

/// Returns the darkness of unseen cells on a known cell beside them. `unseen` is as for darknessAt().
QImage drawnBorder(unsigned unseen, int tile)
{
    QImage picture(tile, tile, QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < tile; ++y) {
        auto *out = reinterpret_cast<QRgb *>(picture.scanLine(y));
        for (int x = 0; x < tile; ++x) {
            const QPointF place((x + 0.5) / tile, (y + 0.5) / tile);
            out[x] = Tint::of(CanvasColors::ink, darknessAt(place, unseen)).pixel();
        }
    }
    return picture;
}

} // namespace

void SightShade::setScale(TileScale scale)
{
    m_scale = scale;
    m_picture = {};
    m_borders.clear();
}

void SightShade::setSight(Grid<CellSight> sight)
{
    m_sight = std::move(sight);
    m_picture = {};
}

QRect SightShade::updateSight(const std::vector<Point> &cells, CellSight sight)
{
    QRect changed;
    for (const Point cell : cells) {
        if (m_sight.contains(cell) && m_sight.at(cell) != sight) {
            m_sight.set(cell, sight);
            changed |= QRect(cell.x, cell.y, 1, 1);
        }
    }
    if (changed.isEmpty()) {
        return changed;
    }
    m_picture = {};
    return changed.adjusted(-1, -1, 1, 1); // borders are soft
}

QRect SightShade::setLantern(const std::optional<Lantern> &lantern)
{
    if (lantern == m_lantern) {
        return {};
    }
    const QRect before = litCells();
    m_lantern = lantern;
    m_picture = {};
    return before | litCells();
}

/// Returns the cells of the level around the lantern that the picture covers: its light, and one cell more.
QRect SightShade::litCells() const
{
    if (!m_lantern || m_sight.size() == Size()) {
        return {};
    }
    const Point cell = m_lantern->cell;
    const int reach = m_lantern->radius + 1;
    return QRect(cell.x - reach, cell.y - reach, 2 * reach + 1, 2 * reach + 1)
           & QRect(0, 0, m_sight.size().width, m_sight.size().height);
}

bool SightShade::hasPicture() const
{
    return m_lantern && m_lantern->radius > 0 && m_scale.cellsPerPixel == 1 && !litCells().isEmpty();
}

void SightShade::paint(const PixelPainting &pixels, QPainter *painter, const QRect &cells, bool isFlat)
{
    if (m_sight.size() == Size()) {
        if (m_lantern && m_lantern->strength < 1 && !isFlat) {
            painter->fillRect(pixels.rectAt(cells),
                              withAlpha(CanvasColors::memory, float(outAlpha * (1 - m_lantern->strength))));
        }
        return;
    }
    if (m_scale.cellsPerPixel > 1) {
        paintBlocks(pixels, painter, cells);
        return;
    }
    if (isFlat || !hasPicture()) {
        paintRows(pixels, painter, cells, isFlat);
        return;
    }
    const QRect lit = litCells() & cells;
    if (lit.isEmpty()) {
        paintRows(pixels, painter, cells, isFlat);
        return;
    }
    const auto rows = [&](int left, int top, int right, int bottom) {
        paintRows(pixels, painter, QRect(QPoint(left, top), QPoint(right, bottom)), isFlat);
    };
    rows(cells.left(), cells.top(), cells.right(), lit.top() - 1);
    rows(cells.left(), lit.top(), lit.left() - 1, lit.bottom());
    rows(lit.right() + 1, lit.top(), cells.right(), lit.bottom());
    rows(cells.left(), lit.bottom() + 1, cells.right(), cells.bottom());
    if (m_picture.isNull()) {
        drawPicture();
    }
    paintPicture(pixels, painter);
}

CellSight SightShade::sightAt(Point cell) const
{
    return m_sight.contains(cell) ? m_sight.at(cell) : CellSight::Unseen;
}

/// Returns the light of the lantern, if nothing is in its way. `place` is in cells.
QRgb SightShade::lightAt(QPointF place) const
{
    const QPointF way = place - QPointF(m_lantern->cell.x + 0.5, m_lantern->cell.y + 0.5);
    const double distance = std::sqrt(QPointF::dotProduct(way, way)) / (m_lantern->radius + 0.5);
    const double strength = m_lantern->strength;
    const double cool = outAlpha + (coolAlpha * smoothRise(distance, coolBegin, 1) - outAlpha) * strength;
    const double warm = warmAlpha * (1 - smoothRise(distance, 0, warmEnd)) * strength;
    return Tint::of(CanvasColors::light, warm).under(Tint::of(CanvasColors::farLight, cool)).pixel();
}

/// Returns light and darkness at a place of a known cell. The veil is mixed from the four nearest cells by their
/// distances.
QRgb SightShade::sampleAt(QPointF place) const
{
    const Point own{int(place.x()), int(place.y())};
    const double left = std::floor(place.x() - 0.5);
    const double top = std::floor(place.y() - 0.5);
    const double right = place.x() - 0.5 - left;
    const double down = place.y() - 0.5 - top;
    double remembered = 0;
    for (int i = 0; i < 4; ++i) {
        const double weight = (i % 2 == 0 ? 1 - right : right) * (i / 2 == 0 ? 1 - down : down);
        const CellSight sight = sightAt({int(left) + i % 2, int(top) + i / 2});
        remembered += (sight == CellSight::Unseen ? sightAt(own) : sight) == CellSight::Remembered ? weight : 0;
    }
    const QColor veil = CanvasColors::memory;
    const QRgb light = lightAt(place);
    const Tint lit{qAlpha(light) / 255.0, qRed(light) / 255.0, qGreen(light) / 255.0, qBlue(light) / 255.0};
    const Tint mixed = lit.times(1 - remembered).plus(Tint::of(veil, veil.alphaF()).times(remembered));
    const double darkness = darknessAt(place - QPointF(own.x, own.y), unseenAround(own));
    return mixed.under(Tint::of(CanvasColors::ink, darkness)).pixel();
}

/// Returns a picture of the lit cells with a few pixels per cell. Unseen cells are black.
QImage SightShade::samples() const
{
    const QRect lit = litCells();
    QImage picture(lit.size() * samplesPerCell, QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < picture.height(); ++y) {
        auto *out = reinterpret_cast<QRgb *>(picture.scanLine(y));
        for (int x = 0; x < picture.width(); ++x) {
            const QPointF place = QPointF(lit.topLeft()) + QPointF(x + 0.5, y + 0.5) / samplesPerCell;
            const bool isUnseen = sightAt({int(place.x()), int(place.y())}) == CellSight::Unseen;
            out[x] = isUnseen ? CanvasColors::ink.rgba() : sampleAt(place);
        }
    }
    return picture;
}

void SightShade::drawPicture()
{
    const QRect lit = litCells();
    const QSize whole = lit.size() * m_scale.tile;
    m_picture = samples();
    if (qint64(whole.width()) * whole.height() <= largestPicture && m_scale.tile >= samplesPerCell) {
        m_picture = enlargedSmoothly(m_picture, whole);
        blackenUnseen();
    }
    m_picture.setDevicePixelRatio(m_scale.ratio);
}

/// Blackens unseen cells up to their borders, which the enlarged picture softened.
void SightShade::blackenUnseen()
{
    const QRect lit = litCells();
    const int tile = m_scale.tile;
    eachCell(lit, [&](Point cell) {
        if (m_sight.at(cell) == CellSight::Unseen) {
            const QPoint corner = (QPoint(cell.x, cell.y) - lit.topLeft()) * tile;
            for (int y = 0; y < tile; ++y) {
                auto *line = reinterpret_cast<QRgb *>(m_picture.scanLine(corner.y() + y));
                std::fill_n(line + corner.x(), tile, CanvasColors::ink.rgba());
            }
        }
    });
}

void SightShade::paintPicture(const PixelPainting &pixels, QPainter *painter) const
{
    const QRect lit = litCells();
    const QRectF place = pixels.rectAt(lit);
    if (m_picture.size() == lit.size() * m_scale.tile) {
        painter->drawImage(place.topLeft(), m_picture);
        return;
    }
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    painter->drawImage(place, m_picture);
    painter->setRenderHint(QPainter::SmoothPixmapTransform, false);
    eachCell(lit, [&](Point cell) {
        if (m_sight.at(cell) == CellSight::Unseen) {
            painter->fillRect(pixels.rectAt(QRect(cell.x, cell.y, 1, 1)), CanvasColors::ink);
        }
    });
}

/// Paints blocks. The best known cell determines a block, so that a corridor between unseen walls has no gaps.
void SightShade::paintBlocks(const PixelPainting &pixels, QPainter *painter, const QRect &cells) const
{
    const int side = m_scale.cellsPerPixel;
    const QRect blocks = blocksWith(cells, side);
    const auto *sights = reinterpret_cast<const std::uint8_t *>(m_sight.cells().data());
    static_assert(int(CellSight::Unseen) == 0 && int(CellSight::Remembered) == 1 && int(CellSight::Visible) == 2);
    const QRgb unseen = qPremultiply(CanvasColors::ink.rgba());
    const std::array shades{unseen, qPremultiply(CanvasColors::memory.rgba()), QRgb(0), QRgb(0)};
    QImage picture(blocks.size(), QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < blocks.height(); ++y) {
        const QRect row(blocks.left(), blocks.top() + y, blocks.width(), 1);
        const std::vector<std::uint8_t> known = bitsOfBlocks(sights, m_sight.size(), side, row);
        std::transform(known.begin(), known.end(), reinterpret_cast<QRgb *>(picture.scanLine(y)),
                       [&shades](std::uint8_t bits) { return shades[bits]; });
    }
    painter->drawImage(pixels.rectOfBlocks(blocks), picture);
}

void SightShade::paintRows(const PixelPainting &pixels, QPainter *painter, const QRect &cells, bool isFlat) const
{
    for (int y = cells.top(); y <= cells.bottom() && !cells.isEmpty(); ++y) {
        paintRow(pixels, painter, QRect(cells.left(), y, cells.width(), 1), isFlat);
    }
    if (!isFlat && m_lantern && m_lantern->radius > 0 && m_scale.tile >= smallestSoftTile) {
        paintBorders(pixels, painter, cells);
    }
}

/// Darkens the borders of known cells to unseen ones as the picture around the lantern does.
void SightShade::paintBorders(const PixelPainting &pixels, QPainter *painter, const QRect &cells) const
{
    eachCell(cells, [&](Point cell) {
        if (m_sight.at(cell) != CellSight::Unseen) {
            if (const unsigned unseen = unseenAround(cell); unseen != 0) {
                painter->drawImage(pixels.at(cell), border(unseen));
            }
        }
    });
}

/// Returns a bit for each side of a cell, in the order of Direction: the cell there is unseen.
unsigned SightShade::unseenAround(Point cell) const
{
    unsigned bits = 0;
    for (int i = 0; i < directionCount; ++i) {
        bits |= unsigned(sightAt(cell + stepOf(Direction(i))) == CellSight::Unseen) << i;
    }
    return bits;
}

const QImage &SightShade::border(unsigned unseen) const
{
    QImage &picture = m_borders[unseen];
    if (picture.isNull()) {
        picture = drawnBorder(unseen, m_scale.tile);
        picture.setDevicePixelRatio(m_scale.ratio);
    }
    return picture;
}

/// Paints a row; fills consecutive cells of equal darkness at once. Visible cells beyond the light are as dark as its
/// edge.
void SightShade::paintRow(const PixelPainting &pixels, QPainter *painter, const QRect &row, bool isFlat) const
{
    const bool isBeyond = m_lantern && m_lantern->radius > 0 && !isFlat;
    const QColor beyond = withAlpha(CanvasColors::farLight, float(isBeyond ? coolAlpha : 0));
    const QColor memory = isFlat ? withAlpha(CanvasColors::memory, flatAlpha) : CanvasColors::memory;
    const std::array shades{CanvasColors::ink, memory, beyond};
    const CellSight *sights = m_sight.row(row.top());
    for (int first = row.left(), end = first; first <= row.right(); first = end) {
        const CellSight sight = sights[first];
        while (end <= row.right() && sights[end] == sight) {
            ++end;
        }
        if (const QColor &shade = shades[std::size_t(sight)]; shade.alpha() > 0) {
            painter->fillRect(pixels.rectAt(QRect(first, row.top(), end - first, 1)), shade);
        }
    }
}
