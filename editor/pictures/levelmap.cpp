#include "editor/pictures/levelmap.h"

#include "editor/art/canvascolors.h"
#include "editor/art/cellblocks.h"
#include "gamecore/data/terrain.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace {

constexpr int mapMargin = 8;
/// The least number of pixels per cell that is rounded to a whole number.
constexpr int wholePixels = 5;

/// Returns the colors by LevelMap::Meaning. As on the canvas, unknown cells are dark, and floor is lighter than walls.
QList<QRgb> mapColors()
{
    return {CanvasColors::mapGround.rgb(), CanvasColors::mapWall.rgb(), CanvasColors::mapFloor.rgb(),
            CanvasColors::info.rgb()};
}

} // namespace

LevelMap::LevelMap(QWidget *parent) : QWidget(parent)
{
    setAttribute(Qt::WA_StyledBackground);
}

LevelMap::Meaning LevelMap::meaningOf(const Terrain &terrain)
{
    return terrain.feature != Feature::None ? Place : terrain.isWalkable ? Floor : Wall;
}

void LevelMap::setCells(Size cells)
{
    m_cells = {cells.width, cells.height};
    m_cellsAPixel = 1 + (std::max(m_cells.width(), m_cells.height()) - 1) / largestPicture;
    m_picture = QImage(blocksOf(cells, m_cellsAPixel), QImage::Format_Indexed8);
    m_picture.setColorTable(mapColors());
    m_picture.fill(Unknown);
    m_part = QRect(QPoint(0, 0), m_cells);
    m_marks.clear();
    update();
}

void LevelMap::setPart(const QRect &cells)
{
    if (m_part != cells) {
        m_part = cells;
        update();
    }
}

void LevelMap::draw(const QRect &cells, const RowReader &readRow)
{
    const QRect changed = cells & QRect(QPoint(0, 0), m_cells);
    if (changed.isEmpty()) {
        return;
    }
    const int side = m_cellsAPixel;
    const QRect pixels = blocksWith(changed, side);
    const int first = pixels.left() * side;
    std::vector<Meaning> row(std::size_t(std::min(pixels.width() * side, m_cells.width() - first)));
    for (int y = pixels.top(); y <= pixels.bottom(); ++y) {
        uchar *line = m_picture.scanLine(y) + pixels.left();
        std::fill_n(line, pixels.width(), uchar(Unknown));
        for (int cellY = y * side; cellY < std::min((y + 1) * side, m_cells.height()); ++cellY) {
            readRow({first, cellY}, row);
            auto meaning = row.cbegin();
            for (int x = 0; x < pixels.width(); ++x) {
                const auto end = row.cend() - meaning < side ? row.cend() : meaning + side;
                line[x] = std::max<uchar>(line[x], *std::max_element(meaning, end));
                meaning = end;
            }
        }
    }
    update();
}

void LevelMap::setMarks(std::vector<MapMark> marks)
{
    if (m_marks != marks) {
        m_marks = std::move(marks);
        update();
    }
}

void LevelMap::setViewed(const QRectF &cells)
{
    if (m_viewed != cells) {
        m_viewed = cells;
        update();
    }
}

/// Returns the part of the picture that is shown.
QRect LevelMap::partOfPicture() const
{
    return blocksWith(m_part, m_cellsAPixel);
}

/// Returns the rectangle of the shown part, as large as it fits; in whole pixels per cell if that wastes little space.
QRect LevelMap::pictureRect() const
{
    const QSize room = size() - QSize(2 * mapMargin, 2 * mapMargin);
    const QSize part = partOfPicture().size();
    QSize fitted = part.scaled(room, Qt::KeepAspectRatio);
    const int whole = part.isEmpty() ? 0 : fitted.width() / part.width();
    if (whole >= wholePixels) {
        fitted = part * whole;
    }
    fitted = fitted.expandedTo({1, 1});
    return {QPoint((width() - fitted.width()) / 2, (height() - fitted.height()) / 2), fitted};
}

QRectF LevelMap::rectOf(const QRectF &cells) const
{
    const QRectF shown = pictureRect();
    const QRectF part = partOfPicture();
    const double scale = shown.width() / part.width() / m_cellsAPixel;
    return {shown.topLeft() + (cells.topLeft() - part.topLeft() * m_cellsAPixel) * scale, cells.size() * scale};
}

void LevelMap::paintEvent(QPaintEvent *)
{
    if (m_picture.isNull()) {
        return;
    }
    QPainter painter(this);
    painter.fillRect(pictureRect(), CanvasColors::mapGround); // around the level, so that its size is not seen
    painter.drawImage(pictureRect(), m_picture, partOfPicture());
    for (const MapMark &mark : m_marks) {
        paintMapMark(painter, mark.shape, markRect(mark.cell));
    }
    if (!m_viewed.isEmpty() && !m_viewed.contains(QRectF(m_part & QRect(QPoint(0, 0), m_cells)))) {
        paintViewed(painter);
    }
}

QRectF LevelMap::markRect(Point cell) const
{
    const QRectF place = rectOf(QRectF(cell.x, cell.y, 1, 1));
    const double grown = std::max(0.0, (smallestMapMark - place.width()) / 2);
    // Aligned to whole pixels, so that small shapes are sharp.
    return place.adjusted(-grown, -grown, grown, grown).toRect();
}

void LevelMap::paintViewed(QPainter &painter) const
{
    const QRect frame = rectOf(m_viewed & QRectF(m_part)).toAlignedRect();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(CanvasColors::mapGround);
    painter.drawRect(frame.adjusted(-2, -2, 1, 1));
    painter.setPen(CanvasColors::bright);
    painter.drawRect(frame.adjusted(-1, -1, 0, 0));
}

std::optional<Point> LevelMap::cellAt(QPoint position) const
{
    const QRect whole = pictureRect();
    if (m_picture.isNull() || !whole.contains(position)) {
        return std::nullopt;
    }
    const QPoint inside = position - whole.topLeft();
    const QRect part = partOfPicture();
    const Point cell{(part.left() + inside.x() * part.width() / whole.width()) * m_cellsAPixel,
                     (part.top() + inside.y() * part.height() / whole.height()) * m_cellsAPixel};
    return QRect(QPoint(0, 0), m_cells).contains(cell.x, cell.y) ? std::optional(cell) : std::nullopt;
}

void LevelMap::mousePressEvent(QMouseEvent *event)
{
    const std::optional<Point> cell = cellAt(event->position().toPoint());
    if (cell && event->button() == Qt::LeftButton) {
        Q_EMIT clicked(*cell);
    }
}

void LevelMap::mouseMoveEvent(QMouseEvent *event)
{
    const std::optional<Point> cell = cellAt(event->position().toPoint());
    if (cell && event->buttons().testFlag(Qt::LeftButton)) {
        Q_EMIT clicked(*cell);
    }
}
