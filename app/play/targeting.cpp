#include "app/play/targeting.h"

#include "app/games/playsession.h"
#include "app/telling/targetingtext.h"
#include "editor/canvas/canvas.h"
#include "gamecore/data/effect.h"
#include "gamecore/data/kind.h"
#include "gamecore/rules/effects.h"
#include "gamecore/world/event.h"

#include <algorithm>
#include <utility>

namespace {

/// The square around a cell within a level.
QRect squareAround(Point cell, int radius, Size level)
{
    return QRect(cell.x - radius, cell.y - radius, 2 * radius + 1, 2 * radius + 1)
           & QRect(0, 0, level.width, level.height);
}

/// The cells of a rectangle that belong, joined to runs.
template<typename Belongs>
QRegion regionOf(const QRect &cells, const Belongs &belongs)
{
    QRegion region;
    for (int y = cells.top(); y <= cells.bottom(); ++y) {
        for (int first = cells.left(), x = first; x <= cells.right() + 1; ++x) {
            if (x > cells.right() || !belongs(Point{x, y})) {
                region += QRect(first, y, x - first, 1);
                first = x + 1;
            }
        }
    }
    return region;
}

} // namespace

TargetingMode::TargetingMode(Canvas &canvas, PlaySession &session, QObject *parent)
    : QObject(parent), m_canvas(canvas), m_session(session), m_chooser(canvas)
{
    connect(&m_chooser, &CellChooser::moved, this, &TargetingMode::show);
    m_chooser.setSights([this] { return candidates(); });
    connect(&m_chooser, &CellChooser::chosen, this, &TargetingMode::commit);
    connect(&m_chooser, &CellChooser::canceled, this, [this] {
        finish();
        Q_EMIT canceled();
    });
    connect(&m_session, &PlaySession::started, this, [this] {
        m_chooser.forgetView();
        cancel();
    });
}

const World &TargetingMode::world() const
{
    return m_session.world();
}

bool TargetingMode::start(char letter)
{
    const int number = m_session.isUnderWay() ? world().itemWithLetter(letter) : CellIndex::none;
    if (number == CellIndex::none) {
        return false;
    }
    const Kind &kind = world().kindOfItem(number);
    if (kind.isWearable() || kind.effects.empty() || !kind.targeting.needsCell()) {
        return false;
    }
    cancel();
    m_session.pause();
    m_letter = letter;
    m_item = number;
    showReach();
    m_chooser.start(firstCell());
    return true;
}

void TargetingMode::cancel()
{
    if (isActive()) {
        finish();
        Q_EMIT canceled();
    }
}

void TargetingMode::finish()
{
    m_chooser.end();
    for (const CellTint tint : {CellTint::Reach, CellTint::Area, CellTint::Hit, CellTint::HitSelf}) {
        m_canvas.setTint(tint, {});
    }
    Q_EMIT noticeChanged({});
}

bool TargetingMode::hits(ActorId target, Point cell) const
{
    std::vector<ActorId> targets;
    addTargets(world(), item(), cell, targets);
    return std::find(targets.begin(), targets.end(), target) != targets.end();
}

/// Where monsters stand that can be aimed at, the nearest first; friends come last.
std::vector<Point> TargetingMode::candidates() const
{
    std::vector<PlaceOfInterest> places;
    for (ActorId id = heroId + 1; id <= world().actorCount(); ++id) {
        const Actor &actor = world().actor(id);
        if (world().isAlive(id) && reasonAgainstUse(world(), item(), &actor.cell) == Reason::None) {
            places.push_back({actor.cell, actor.statuses.has(StatusEffect::Charmed)});
        }
    }
    return nearestFirst(std::move(places), world().hero().cell);
}

Point TargetingMode::firstCell() const
{
    const std::vector<Point> cells = candidates();
    const auto sparesHero =
        std::find_if(cells.begin(), cells.end(), [this](Point cell) { return !hits(heroId, cell); });
    if (sparesHero != cells.end()) {
        return *sparesHero;
    }
    return cells.empty() ? world().hero().cell : cells.front();
}

void TargetingMode::commit(Point cell)
{
    if (reasonAgainstUse(world(), item(), &cell) == Reason::None) {
        finish();
        Q_EMIT commanded(Command::use(m_letter, cell));
    }
}

void TargetingMode::show()
{
    const Point cell = m_chooser.cell();
    showArea(cell);
    showHits(cell);
    //: %1 is what would happen here
    const QString text = hasTargets() ? tr("%1 Tab: next target. Enter or click: use. Escape or right click: cancel.")
                         //: %1 is what would happen here
                         : canUse() ? tr("%1 Enter or click: use. Escape or right click: cancel.")
                                    //: %1 is why nothing can happen here
                                    : tr("%1 Arrow keys: aim elsewhere. Escape or right click: cancel.");
    Q_EMIT noticeChanged(text.arg(aimText(world(), item(), cell)));
}

bool TargetingMode::canUse() const
{
    const Point cell = m_chooser.cell();
    return isActive() && reasonAgainstUse(world(), item(), &cell) == Reason::None;
}

void TargetingMode::showReach()
{
    const Size level = world().size();
    const Point hero = world().hero().cell;
    const QRect cells = item().targeting.range > 0 ? squareAround(hero, item().targeting.range, level)
                                                   : QRect(0, 0, level.width, level.height);
    m_canvas.setTint(CellTint::Reach, regionOf(cells, [&](Point cell) {
                         return world().isVisible(cell) && item().targeting.reaches(hero, cell);
                     }));
}

/// Shows the area. Where walls stop it, what lies behind unseen cells is not given away.
void TargetingMode::showArea(Point cell)
{
    QRegion area;
    const Reason reason = reasonAgainstUse(world(), item(), &cell);
    const bool canAim = reason != Reason::NotSeen && reason != Reason::OutOfRange;
    if (canAim && item().targeting.target == Targeting::Target::Area) {
        area = regionOf(squareAround(cell, item().targeting.radius, world().size()), [&](Point other) {
            return world().isExplored(other) && isInArea(world(), item(), cell, other);
        });
    }
    m_canvas.setTint(CellTint::Area, area);
}

void TargetingMode::showHits(Point cell)
{
    QRegion hit;
    QRegion self;
    std::vector<ActorId> targets;
    if (reasonAgainstUse(world(), item(), &cell) == Reason::None) {
        addTargets(world(), item(), cell, targets);
    }
    for (const ActorId id : targets) {
        const Point place = world().actor(id).cell;
        if (id == heroId) {
            self = QRect(place.x, place.y, 1, 1);
        } else if (world().isVisible(place)) {
            hit += QRect(place.x, place.y, 1, 1);
        }
    }
    m_canvas.setTint(CellTint::Hit, hit);
    m_canvas.setTint(CellTint::HitSelf, self);
}
