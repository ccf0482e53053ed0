#include "app/play/look.h"

#include "app/games/playsession.h"
#include "app/messages/looktext.h"
#include "editor/canvas/canvas.h"

#include <QEvent>
#include <QScrollBar>

#include <limits>
#include <utility>

using namespace Qt::StringLiterals;

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
    prepare(*this, u"lookLine"_s);
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

std::vector<QRect> placesOfActors(const Canvas &canvas, const World &world)
{
    std::vector<QRect> places;
    for (ActorId id = heroId; id <= world.actorCount(); ++id) {
        const Point cell = world.actor(id).cell;
        if (world.isAlive(id) && (id == heroId || world.isVisible(cell))) {
            places.push_back(canvas.viewportRectOf(cell));
        }
    }
    return places;
}

Look::Look(Canvas &canvas, PlaySession &session, const ShownStats &shownStats, QObject *parent)
    : QObject(parent), m_canvas(canvas), m_session(session), m_shownStats(shownStats), m_chooser(canvas),
      m_line(new LookLine(&canvas)), m_label(new LookLabel(&canvas))
{
    connect(&m_canvas.mouse(), &CanvasMouse::hovered, this, [this](std::optional<Point> cell) {
        m_hovered = cell;
        update();
    });
    connect(&m_canvas, &Canvas::zoomChanged, this, &Look::update);
    connect(&m_canvas, &Canvas::cameToRest, this, [this] {
        if (m_isWaiting) {
            update();
        }
    });
    for (const QScrollBar *bar : {m_canvas.horizontalScrollBar(), m_canvas.verticalScrollBar()}) {
        connect(bar, &QScrollBar::valueChanged, this, &Look::onScrolled);
    }
    m_chooser.setSights([this] { return sights(); });
    connect(&m_chooser, &CellChooser::moved, this, &Look::update);
    connect(&m_chooser, &CellChooser::canceled, this, &Look::update);
    connect(&m_chooser, &CellChooser::chosen, this, [this] {
        m_chooser.end();
        update();
    });
    connect(&m_session, &PlaySession::started, this, &Look::leave);
    connect(&m_session, &PlaySession::started, this, &Look::update);
}

void Look::avoid(QWidget &plate)
{
    m_line->avoid(plate);
    m_label->avoid(plate);
}

void Look::setOn(bool isOn)
{
    m_isOn = isOn;
    if (!isOn) {
        leave();
    }
    update();
}

/// Stops looking, because the canvas shows another level.
void Look::leave()
{
    m_chooser.forgetView();
    m_chooser.end();
}

void Look::setRevealing(bool isOn)
{
    m_isRevealing = isOn;
    update();
}

void Look::start()
{
    if (m_isOn && m_session.state() != PlaySession::State::Empty) {
        m_session.pause();
        m_chooser.start(m_session.world().hero().cell);
    }
}

void Look::setNotice(const QString &notice)
{
    m_notice = notice;
    update();
}

bool Look::hasMoreThanGround(Point cell) const
{
    const World &world = m_session.world();
    bool hasItem = false;
    for (int item = world.itemAt(cell); item != CellIndex::none; item = world.nextItem(item)) {
        hasItem = hasItem || m_isRevealing || (world.isExplored(cell) && !world.item(item).isHidden);
    }
    return hasItem || ((m_isRevealing || world.isVisible(cell)) && world.monsterAt(cell) != nobody);
}

/// Returns the cells for Tab, nearest first: those with actors, then those with items. The hero's cell, where looking
/// begins, is not included.
std::vector<Point> Look::sights() const
{
    const World &world = m_session.world();
    std::vector<PlaceOfInterest> places;
    const auto add = [&](Point cell, bool isThing) {
        if (cell != world.hero().cell && (m_isRevealing || world.isVisible(cell)) && hasMoreThanGround(cell)) {
            places.push_back({cell, isThing});
        }
    };
    for (ActorId id = heroId + 1; id <= world.actorCount(); ++id) {
        if (world.isAlive(id)) {
            add(world.actor(id).cell, false);
        }
    }
    for (const Item &item : world.items()) {
        if (item.location == Item::Location::Floor) {
            add(item.cell, true);
        }
    }
    return nearestFirst(std::move(places), world.hero().cell);
}

/// Another cell is under the mouse now, or will be when the view stops. Its text comes when the mouse moves.
void Look::onScrolled()
{
    if (m_isOn) {
        m_canvas.mouse().leave();
    }
    update();
}

/// True while the text about the cell under the mouse would hide what happens: steps, missiles, a scrolling view. In
/// real time, somebody is always on the way, so steps do not count.
bool Look::isCanvasBusy() const
{
    const bool isHappening = m_session.world().isRealTime() ? !m_canvas.effects().empty() : m_canvas.isGliding();
    return isHappening || m_canvas.isScrolling();
}

void Look::update()
{
    const bool isByMouse = !m_chooser.isActive();
    m_isWaiting = isByMouse && m_hovered && m_notice.isEmpty() && m_session.state() != PlaySession::State::Empty
                  && isCanvasBusy();
    const std::optional<Point> pointed = isByMouse ? m_hovered : std::optional(m_chooser.cell());
    const std::optional<Point> cell = m_isWaiting ? std::nullopt : pointed;
    const bool hasGame = m_isOn && m_session.state() != PlaySession::State::Empty;
    if (!hasGame || !cell || !m_session.world().size().contains(*cell)) {
        if (m_isOn && !m_isWaiting) {
            m_canvas.setCellSentence({});
        }
        m_line->say(hasGame ? m_notice : QString());
        m_label->showLines({}, {});
        return;
    }
    const QStringList lines = lookLines(m_session.world(), *cell, m_shownStats, m_isRevealing);
    m_canvas.setCellSentence(lines.join(u' '), cell);
    m_line->say(m_notice);
    m_label->showLines(m_notice.isEmpty() ? lines : QStringList(), m_canvas.viewportRectOf(*cell),
                       placesOfActors(m_canvas, m_session.world()));
}
