#include "app/hud/celllabels.h"

#include "editor/canvas/canvas.h"
#include "gamecore/world/world.h"

#include <QEvent>

#include <limits>

namespace {

/// Distance in pixels from the borders of the parent and from the cell.
constexpr int distance = 8;
constexpr int widestLabel = 400;

void prepare(QLabel &label, const QString &name)
{
    label.setObjectName(name);
    label.setTextFormat(Qt::PlainText);
    label.setAttribute(Qt::WA_TransparentForMouseEvents);
    label.setWordWrap(true);
    label.setMargin(6);
    label.hide();
}

/// Sizes a label to its text in one line, but at most `most` wide.
void fit(QLabel &label, int most)
{
    const int chrome = 2 * (label.margin() + 2);
    const QRect space(0, 0, qMax(1, most - chrome), QWIDGETSIZE_MAX);
    const QRect text = label.fontMetrics().boundingRect(space, Qt::TextWordWrap, label.text());
    const int width = qMin(most, text.width() + chrome + 2);
    label.resize(width, label.heightForWidth(width));
}

/// Returns the rectangle of a plate in its parent; empty if it is hidden or null.
QRect rectOfPlate(const QWidget *plate)
{
    return plate && plate->isVisible() ? plate->geometry() : QRect();
}

/// True for events of a plate after which texts may have to move.
bool hasMoved(const QEvent &event)
{
    return event.type() == QEvent::Move || event.type() == QEvent::Resize || event.type() == QEvent::Show
           || event.type() == QEvent::Hide;
}

} // namespace

// Both are children of the view, because children of its viewport would scroll.

LookLine::LookLine(QAbstractScrollArea *view) : QLabel(view), m_view(*view)
{
    prepare(*this, QStringLiteral("lookLine"));
    m_view.viewport()->installEventFilter(this);
}

void LookLine::say(const QString &text)
{
    if (text != this->text()) {
        setText(text);
        place();
    }
    setVisible(!text.isEmpty());
}

void LookLine::avoid(QWidget &plate)
{
    m_plate = &plate;
    plate.installEventFilter(this);
    place();
}

void LookLine::place()
{
    QRect space = m_view.viewport()->geometry().adjusted(distance, distance, -distance, -distance);
    const QRect plate = rectOfPlate(m_plate);
    fit(*this, space.width());
    if (plate.intersects(QRect(QPoint(space.left(), space.bottom() + 1 - height()), size()))) {
        space.setLeft(plate.right() + 1 + distance);
        fit(*this, space.width());
    }
    move(space.left(), space.bottom() + 1 - height());
}

bool LookLine::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_plate ? hasMoved(*event) : event->type() == QEvent::Resize) {
        place();
    }
    return QLabel::eventFilter(watched, event);
}

LookLabel::LookLabel(QAbstractScrollArea *view, const QString &name) : QLabel(view), m_view(*view)
{
    prepare(*this, name);
}

void LookLabel::showLines(const QStringList &lines, const QRect &cell, const std::vector<QRect> &others)
{
    setVisible(!lines.isEmpty());
    if (lines.isEmpty()) {
        return;
    }
    setText(lines.join(u'\n'));
    m_cell = cell;
    m_others = others;
    place();
    raise();
}

void LookLabel::avoid(QWidget &plate)
{
    m_plate = &plate;
    plate.installEventFilter(this);
}

bool LookLabel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_plate && hasMoved(*event) && isVisible()) {
        place();
    }
    return QLabel::eventFilter(watched, event);
}

void LookLabel::place()
{
    fit(*this, widestLabel);
    move(placeBeside(m_cell.translated(m_view.viewport()->pos())));
}

/// Returns the best position beside the cell that fits and does not hide the plate; else one beside the plate; else the
/// side of the view away from the cell.
QPoint LookLabel::placeBeside(const QRect &cell) const
{
    const QRect plate = rectOfPlate(m_plate);
    std::optional<QPoint> place = placeAround(cell);
    if (!place && !plate.isEmpty()) {
        place = placeAround(cell.united(plate));
    }
    const QRect space = m_view.viewport()->geometry();
    const int x = qBound(space.left(), cell.left(), qMax(space.left(), space.right() + 1 - width()));
    const int bottom = space.bottom() + 1 - height();
    return place.value_or(QPoint(x, cell.center().y() > space.center().y() ? space.top() : bottom));
}

/// Returns how much of the other places the text would cover, in pixels.
qint64 LookLabel::coveredAt(const QRect &place) const
{
    const QRect part = place.translated(-m_view.viewport()->pos());
    qint64 covered = 0;
    for (const QRect &other : m_others) {
        const QRect common = part & other;
        covered += common.isEmpty() ? 0 : qint64(common.width()) * common.height();
    }
    return covered;
}

/// Returns the first of the fitting positions that cover the least.
std::optional<QPoint> LookLabel::placeAround(const QRect &cell) const
{
    const QRect space = m_view.viewport()->geometry();
    const auto within = [](int place, int first, int last) { return qBound(first, place, qMax(first, last)); };
    const int x = within(cell.left(), space.left(), space.right() + 1 - width());
    const int y = within(cell.top(), space.top(), space.bottom() + 1 - height());
    const QPoint sides[] = {{cell.right() + 1 + distance, y},
                            {cell.left() - distance - width(), y},
                            {x, cell.bottom() + 1 + distance},
                            {x, cell.top() - distance - height()}};
    std::optional<QPoint> best;
    qint64 least = std::numeric_limits<qint64>::max();
    for (const QPoint side : sides) {
        const QRect place(side, size());
        if (!space.contains(place) || rectOfPlate(m_plate).intersects(place)) {
            continue;
        }
        if (const qint64 covered = coveredAt(place); covered < least) {
            least = covered;
            best = side;
        }
    }
    return best;
}

std::vector<QRect> placesOfActors(const Canvas &canvas, const World &world, bool isRevealed)
{
    std::vector<QRect> places;
    for (ActorId id = heroId; id <= world.actorCount(); ++id) {
        const Point cell = world.actor(id).cell;
        if (world.isAlive(id) && (id == heroId || isRevealed || world.isVisible(cell))) {
            places.push_back(canvas.viewportRectOf(cell));
        }
    }
    return places;
}
