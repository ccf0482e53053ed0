#include "app/play/look.h"

#include "app/games/playsession.h"
#include "app/messages/looktext.h"
#include "editor/canvas/canvas.h"

#include <QScrollBar>

#include <utility>

namespace {

/// True if the player knows of a monster or an item on the cell. `isRevealed`: he knows everything.
bool hasMoreThanGround(const World &world, Point cell, bool isRevealed)
{
    bool hasItem = false;
    for (int item = world.itemAt(cell); item != CellIndex::none; item = world.nextItem(item)) {
        hasItem = hasItem || isRevealed || (world.isExplored(cell) && !world.item(item).isHidden);
    }
    return hasItem || ((isRevealed || world.isVisible(cell)) && world.monsterAt(cell) != nobody);
}

} // namespace

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

/// Returns the cells for Tab, nearest first: those with actors, then those with items. The hero's cell, where looking
/// begins, is not included.
std::vector<Point> Look::sights() const
{
    const World &world = m_session.world();
    std::vector<PlaceOfInterest> places;
    const auto add = [&](Point cell, bool isThing) {
        if (cell != world.hero().cell && (m_isRevealing || world.isVisible(cell))
            && hasMoreThanGround(world, cell, m_isRevealing)) {
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
                       placesOfActors(m_canvas, m_session.world(), m_isRevealing));
}
