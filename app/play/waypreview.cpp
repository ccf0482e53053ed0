#include "app/play/waypreview.h"

#include "app/play/cellchooser.h"
#include "editor/canvas/canvas.h"
#include "gamecore/world/event.h"

#include <algorithm>

namespace {

/// Milliseconds between two searches for a way under real time, where others move all the while.
constexpr int renewedEveryMs = 100;

} // namespace

WayPreview::WayPreview(Canvas &canvas, PlaySession &session, JourneyPlayer &journeys, const CellChooser &lookChooser,
                       QObject *parent)
    : QObject(parent), m_canvas(canvas), m_session(session), m_journeys(journeys), m_lookChooser(lookChooser)
{
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &WayPreview::update);
    connect(&canvas.mouse(), &CanvasMouse::hovered, this, &WayPreview::pointAt);
    connect(&lookChooser, &CellChooser::moved, this, &WayPreview::pointAt);
    connect(&lookChooser, &CellChooser::canceled, this, [this] { pointAt(std::nullopt); });
    connect(&session, &PlaySession::started, this, [this] { pointAt(std::nullopt); });
    connect(&session, &PlaySession::stateChanged, this, [this] { m_soon.start(0); });
    connect(&journeys, &JourneyPlayer::pathChanged, this, [this] { pointAt(std::nullopt); });
}

void WayPreview::setOn(bool isOn)
{
    m_isOn = isOn;
    pointAt(std::nullopt);
}

/// Many moves of the mouse between two frames are one.
void WayPreview::pointAt(std::optional<Point> cell)
{
    if (!cell || !m_isOn) {
        m_cell.reset();
        m_soon.stop();
        show({});
    } else if (cell != m_cell) {
        m_cell = cell;
        m_soon.start(0);
    }
}

void WayPreview::onPlayed(const EventList &events)
{
    const bool isHeroes =
        std::any_of(events.begin(), events.end(), [](const Event &event) { return event.actor == heroId; });
    if (isHeroes || !m_session.world().isRealTime()) {
        pointAt(std::nullopt);
    } else if (m_cell && !events.isEmpty() && !m_soon.isActive()) {
        m_soon.start(renewedEveryMs);
    }
}

/// Whether the click or the key would lead a way, as HeroControls::pressCell() decides.
bool WayPreview::isWanted() const
{
    if (!m_isOn || !m_cell || !m_session.isUnderWay() || m_journeys.isUnderWay()) {
        return false;
    }
    // A click at a game that stands still only goes on with it, if it is no step.
    return m_lookChooser.isActive() || m_session.state() != PlaySession::State::Paused
           || stepBeside(m_session.world(), *m_cell).has_value();
}

void WayPreview::update()
{
    std::vector<Point> path;
    if (isWanted()) {
        m_journeys.preview(*m_cell, path, mostCells);
        const bool isStep = !m_lookChooser.isActive() && stepBeside(m_session.world(), *m_cell).has_value();
        if (isStep && path.size() > 1) {
            path.clear(); // the click tries the step itself
        }
    }
    show(std::move(path));
}

void WayPreview::show(std::vector<Point> path)
{
    if (path == m_path || m_journeys.isUnderWay()) {
        m_path = std::move(path);
        return;
    }
    m_path = std::move(path);
    QRegion region;
    for (const Point cell : m_path) {
        region += QRect(cell.x, cell.y, 1, 1);
    }
    m_canvas.setTint(CellTint::Path, region);
}
