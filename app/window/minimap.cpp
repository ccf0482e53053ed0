#include "app/window/minimap.h"

#include <QEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int margin = 8;
/// Marks are at least so large, in pixels.
constexpr double smallestMark = 4;
/// Of more monsters the others are left out.
constexpr std::size_t mostMarks = 500;

QRgb mix(const QColor &one, const QColor &other, double share)
{
    const auto part = [share](int from, int to) { return qRound(from + (to - from) * share); };
    return qRgb(part(one.red(), other.red()), part(one.green(), other.green()), part(one.blue(), other.blue()));
}

/// What the hero can see at most from where he stands.
QRect reachOf(const World &world)
{
    const Point hero = world.hero().cell;
    const int radius = world.rules().fovRadius;
    const QRect level(0, 0, world.size().width, world.size().height);
    return QRect(hero.x - radius, hero.y - radius, 2 * radius + 1, 2 * radius + 1) & level;
}

} // namespace

Minimap::Minimap(QWidget *parent) : QWidget(parent)
{
    setObjectName(u"minimap"_s);
    setAttribute(Qt::WA_StyledBackground);
    setAccessibleName(tr("Map of what you know"));
    setToolTip(tr("A click shows that place"));
}

QList<QRgb> Minimap::colors() const
{
    const QColor panel = palette().color(QPalette::Base);
    const QColor text = palette().color(QPalette::Text);
    return {panel.rgb(), mix(panel, text, 0.6), mix(panel, text, 0.2), palette().color(QPalette::Link).rgb()};
}

void Minimap::showLevel(const World &world)
{
    m_cells = {world.size().width, world.size().height};
    m_cellsAPixel = 1 + (std::max(m_cells.width(), m_cells.height()) - 1) / largestPicture;
    const auto pixels = [this](int cells) { return (cells + m_cellsAPixel - 1) / m_cellsAPixel; };
    m_picture = QImage(pixels(m_cells.width()), pixels(m_cells.height()), QImage::Format_Indexed8);
    m_picture.setColorTable(colors());
    m_openedDoors = world.openedDoors().size();
    draw(world, QRect(QPoint(0, 0), m_cells));
    m_view = reachOf(world);
    markActors(world);
    update();
}

void Minimap::showWorld(const World &world)
{
    const QRect view = reachOf(world);
    if (m_cells != QSize(world.size().width, world.size().height)) {
        showLevel(world);
        return;
    }
    const bool hasNewDoor = world.openedDoors().size() != m_openedDoors;
    if (hasNewDoor || (view != m_view && !world.seesAll())) {
        m_openedDoors = world.openedDoors().size();
        m_view = view;
        draw(world, view);
    }
    markActors(world);
    update();
}

void Minimap::draw(const World &world, const QRect &cells)
{
    if (cells.isEmpty()) {
        return;
    }
    for (int y = cells.top() / m_cellsAPixel; y <= cells.bottom() / m_cellsAPixel; ++y) {
        for (int x = cells.left() / m_cellsAPixel; x <= cells.right() / m_cellsAPixel; ++x) {
            const QRect block(x * m_cellsAPixel, y * m_cellsAPixel, m_cellsAPixel, m_cellsAPixel);
            m_picture.setPixel(x, y, meaningOf(world, block & QRect(QPoint(0, 0), m_cells)));
        }
    }
}

/// The most telling of its cells: places before floor, floor before walls.
Minimap::Meaning Minimap::meaningOf(const World &world, const QRect &cells)
{
    Meaning meaning = Unknown;
    for (int y = cells.top(); y <= cells.bottom(); ++y) {
        for (int x = cells.left(); x <= cells.right(); ++x) {
            if (!world.isExplored({x, y})) {
                continue;
            }
            const Terrain &terrain = world.terrainAt({x, y});
            const Meaning here = terrain.feature != Feature::None ? Place : terrain.isWalkable ? Floor : Wall;
            meaning = std::max(meaning, here);
        }
    }
    return meaning;
}

void Minimap::markActors(const World &world)
{
    m_marks.clear();
    for (ActorId id = heroId + 1; id <= world.actorCount() && m_marks.size() < mostMarks; ++id) {
        if (world.isAlive(id) && world.isVisible(world.actor(id).cell)) {
            m_marks.push_back({world.actor(id).cell, false});
        }
    }
    m_marks.push_back({world.hero().cell, true});
}

/// As large as it fits, in whole pixels a cell where there are that many.
QRect Minimap::pictureRect() const
{
    const QSize room = size() - QSize(2 * margin, 2 * margin);
    QSize fitted = m_picture.size().scaled(room, Qt::KeepAspectRatio);
    const int whole = m_picture.isNull() ? 0 : fitted.width() / m_picture.width();
    if (whole >= 1) {
        fitted = m_picture.size() * whole;
    }
    return {QPoint((width() - fitted.width()) / 2, (height() - fitted.height()) / 2), fitted};
}

QRectF Minimap::rectOf(Point cell) const
{
    const QRectF whole = pictureRect();
    const double scale = whole.width() / m_picture.width() / m_cellsAPixel;
    return {whole.left() + cell.x * scale, whole.top() + cell.y * scale, scale, scale};
}

void Minimap::paintEvent(QPaintEvent *)
{
    if (m_picture.isNull()) {
        return;
    }
    QPainter painter(this);
    painter.drawImage(pictureRect(), m_picture);
    for (const Mark &mark : m_marks) {
        const double grown = std::max(0.0, (smallestMark - rectOf(mark.cell).width()) / 2);
        const QRectF place = rectOf(mark.cell).adjusted(-grown, -grown, grown, grown);
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette().color(mark.isHero ? QPalette::Highlight : QPalette::BrightText));
        painter.setRenderHint(QPainter::Antialiasing, mark.isHero);
        // The hero is round, so that he is not told by color alone.
        mark.isHero ? painter.drawEllipse(place.adjusted(-1, -1, 1, 1)) : painter.drawRect(place);
    }
}

std::optional<Point> Minimap::cellAt(QPoint position) const
{
    const QRect whole = pictureRect();
    if (m_picture.isNull() || !whole.contains(position)) {
        return std::nullopt;
    }
    const QPoint inside = position - whole.topLeft();
    return Point{inside.x() * m_picture.width() / whole.width() * m_cellsAPixel,
                 inside.y() * m_picture.height() / whole.height() * m_cellsAPixel};
}

void Minimap::mousePressEvent(QMouseEvent *event)
{
    const std::optional<Point> cell = cellAt(event->position().toPoint());
    if (cell && event->button() == Qt::LeftButton) {
        Q_EMIT clicked(*cell);
    }
}

void Minimap::mouseMoveEvent(QMouseEvent *event)
{
    const std::optional<Point> cell = cellAt(event->position().toPoint());
    if (cell && event->buttons().testFlag(Qt::LeftButton)) {
        Q_EMIT clicked(*cell);
    }
}

void Minimap::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Map of what you know"));
        setToolTip(tr("A click shows that place"));
    } else if (event->type() == QEvent::PaletteChange && !m_picture.isNull()) {
        m_picture.setColorTable(colors());
        update();
    }
}
