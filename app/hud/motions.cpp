#include "app/hud/motions.h"

#include "app/hud/worldsprites.h"
#include "editor/art/canvascolors.h"
#include "editor/art/tileset.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/fov/line.h"
#include "gamecore/rules/effects.h"
#include "gamecore/world/event.h"

#include <QLocale>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace {

/// Milliseconds for which a missile flies before it has an effect.
constexpr int missileMs = 100;
/// A wound of at least this part of the hero's hit points shakes the view.
constexpr int heavyShare = 5;

class MotionBuilder {
public:
    MotionBuilder(const EventList &events, const World &world, std::span<const Sprite> before)
        : m_events(events), m_world(world), m_before(before)
    {
    }

    CanvasMotions take();

    void bump(const Event &event);
    void attack(const Event &event);
    void wound(const Event &event);
    void heal(const Event &event);
    void die(const Event &event);
    void collect(const Event &event);
    void pickUp(const Event &event);
    void use(const Event &event);
    void open(const Event &event);
    void recover(const Event &event);
    void grow(const Event &event);
    void appear(const Event &event);
    void win(const Event &event);
    void lose(const Event &event);

private:
    bool isSeen(Point cell) const { return m_world.size().contains(cell) && m_world.isVisible(cell); }
    Point cellOf(ActorId id) const;
    const Sprite *shownBefore(int id) const;
    void move(int sprite, SpriteMotion motion, Point way = {});
    void push(ActorId id, Point towards, SpriteMotion motion);
    void addNumber(Point cell, const QString &text, const QColor &color, CanvasEffect::Kind kind);
    void addMissile(const Kind &item, Point target);
    void addBolt(const Kind &item);
    void addBlast(const Kind &item, Point center);

    const EventList &m_events;
    const World &m_world;
    std::span<const Sprite> m_before;
    CanvasMotions m_motions;
    int m_index = 0;   ///< of the present event
    int m_delayMs = 0; ///< until the effects of a missile
};

/// The look of an event type.
struct EventMotion {
    EventType type;
    void (MotionBuilder::*add)(const Event &event) = nullptr; ///< null: nothing
};

constexpr std::array<EventMotion, eventTypeCount> eventMotions{{
    {EventType::Moved}, // Canvas::moveSprite()
    {EventType::Bumped, &MotionBuilder::bump},
    {EventType::Idled},
    {EventType::Attacked, &MotionBuilder::attack},
    {EventType::Damaged, &MotionBuilder::wound},
    {EventType::Healed, &MotionBuilder::heal},
    {EventType::Died, &MotionBuilder::die},
    {EventType::Collected, &MotionBuilder::collect},
    {EventType::PickedUp, &MotionBuilder::pickUp},
    {EventType::Dropped},
    {EventType::Used, &MotionBuilder::use},
    {EventType::Equipped}, // the hero's picture changes
    {EventType::Unequipped},
    {EventType::Confused}, // statuses are marked
    {EventType::Recovered, &MotionBuilder::recover},
    {EventType::Status},
    {EventType::Opened, &MotionBuilder::open},
    {EventType::Unlocked, &MotionBuilder::open},
    {EventType::LevelUp, &MotionBuilder::grow},
    {EventType::Descended}, // another level is shown
    {EventType::Spotted, &MotionBuilder::appear},
    {EventType::Respawned, &MotionBuilder::appear},
    {EventType::Safe}, // a ring is shown
    {EventType::Won, &MotionBuilder::win},
    {EventType::Lost, &MotionBuilder::lose},
    {EventType::Refused},
}};
static_assert(hasEachItsRow<&EventMotion::type>(eventMotions), "each type of event needs its row, at its place");

CanvasMotions MotionBuilder::take()
{
    for (const Event &event : m_events) {
        if (const auto add = eventMotions[std::size_t(event.type)].add) {
            (this->*add)(event);
        }
        ++m_index;
    }
    return std::move(m_motions);
}

/// Returns the cell of an actor at the present event: where it dies if it dies in one of the next events.
Point MotionBuilder::cellOf(ActorId id) const
{
    for (int i = m_index; i < m_events.count(); ++i) {
        if (m_events[i].type == EventType::Died && m_events[i].actor == id) {
            return m_events[i].cell;
        }
    }
    return m_world.actor(id).cell;
}

const Sprite *MotionBuilder::shownBefore(int id) const
{
    const auto found =
        std::find_if(m_before.begin(), m_before.end(), [id](const Sprite &sprite) { return sprite.id == id; });
    return found == m_before.end() ? nullptr : &*found;
}

void MotionBuilder::move(int sprite, SpriteMotion motion, Point way)
{
    m_motions.sprites.push_back(
        {.sprite = sprite, .motion = motion, .way = QPointF(way.x, way.y), .delayMs = m_delayMs});
}

/// Moves an actor for a moment towards a neighboring cell.
void MotionBuilder::push(ActorId id, Point towards, SpriteMotion motion)
{
    const Point from = cellOf(id);
    if (isSeen(from) && directionOf(towards - from)) {
        move(id, motion, towards - from);
    }
}

void MotionBuilder::addNumber(Point cell, const QString &text, const QColor &color, CanvasEffect::Kind kind)
{
    if (!isSeen(cell)) {
        return;
    }
    const auto &effects = m_motions.effects;
    const auto row = std::count_if(effects.begin(), effects.end(), [cell](const CanvasEffect &effect) {
        return !effect.text.isEmpty() && effect.cells.front() == cell;
    });
    m_motions.effects.push_back({.kind = kind,
                                 .cells = {cell},
                                 .origin = cell,
                                 .text = text,
                                 .color = color,
                                 .row = int(row),
                                 .delayMs = m_delayMs});
}

void MotionBuilder::bump(const Event &event)
{
    push(event.actor, event.cell, SpriteMotion::Nudge);
}

void MotionBuilder::attack(const Event &event)
{
    push(event.actor, cellOf(event.target), SpriteMotion::Lunge);
    if (event.amount == 0) {
        addNumber(cellOf(event.target), u"0"_s, CanvasColors::bright, CanvasEffect::Kind::Number);
    }
}

void MotionBuilder::wound(const Event &event)
{
    const bool isHero = event.actor == heroId;
    const Point cell = cellOf(event.actor);
    addNumber(cell, u'−' + QLocale().toString(event.amount), isHero ? CanvasColors::wound : CanvasColors::bright,
              CanvasEffect::Kind::Number);
    if (isSeen(cell)) {
        move(event.actor, SpriteMotion::Flash);
    }
    if (isHero) {
        m_motions.hasRedEdge = true;
        const bool isHeavy = event.amount * qint64(heavyShare) >= m_world.maxHp(heroId);
        m_motions.shakes = m_motions.shakes || isHeavy;
    }
}

void MotionBuilder::heal(const Event &event)
{
    addNumber(cellOf(event.actor), u'+' + QLocale().toString(event.amount), CanvasColors::good,
              CanvasEffect::Kind::Number);
}

void MotionBuilder::die(const Event &event)
{
    const Sprite *sprite = shownBefore(event.actor);
    if (event.actor != heroId && sprite && isSeen(event.cell)) {
        Sprite dying = *sprite;
        dying.cell = event.cell;
        dying.marks.clear();
        dying.health = 1;
        m_motions.leaving.push_back({dying, {.motion = SpriteMotion::Dissolve, .delayMs = m_delayMs}});
    }
}

void MotionBuilder::collect(const Event &event)
{
    pickUp(event);
    if (event.amount > 0) {
        addNumber(event.cell, u'+' + QLocale().toString(event.amount), CanvasColors::accent, CanvasEffect::Kind::Gold);
    }
}

/// The picture of the item rises to the hero's head and becomes small.
void MotionBuilder::pickUp(const Event &event)
{
    const QStringList &pictures = m_world.catalogue().kind(event.item).look.pictures;
    const auto found = std::find_if(m_before.begin(), m_before.end(), [&](const Sprite &sprite) {
        return isItemSprite(sprite.id) && sprite.cell == event.cell && pictures.contains(sprite.picture);
    });
    if (found != m_before.end() && isSeen(event.cell)) {
        m_motions.leaving.push_back({*found, {.motion = SpriteMotion::Fly, .way = QPointF(0, -0.3)}});
    }
}

void MotionBuilder::use(const Event &event)
{
    const Kind &item = m_world.catalogue().kind(event.item);
    switch (item.targeting.target) {
    case Targeting::Target::Self:
        move(heroId, SpriteMotion::Grow);
        break;
    case Targeting::Target::Nearest:
        addBolt(item);
        break;
    case Targeting::Target::Cell:
        addMissile(item, event.cell);
        break;
    case Targeting::Target::Area:
        addMissile(item, event.cell);
        addBlast(item, event.cell);
        break;
    }
}

std::vector<Point> cellsOnLine(Point from, Point to)
{
    const CellLine line(from, to);
    std::vector<Point> cells;
    for (int i = 0; i <= line.steps(); ++i) {
        cells.push_back(line.at(i));
    }
    return cells;
}

void MotionBuilder::addMissile(const Kind &item, Point target)
{
    const Point from = m_world.hero().cell;
    if (from != target && isSeen(target)) {
        m_motions.effects.push_back({.kind = CanvasEffect::Kind::Missile,
                                     .cells = cellsOnLine(from, target),
                                     .origin = from,
                                     .color = QColor::fromRgb(item.look.color)});
        m_delayMs = missileMs;
    }
}

/// Lightning strikes the actors that the item hurts in the next events.
void MotionBuilder::addBolt(const Kind &item)
{
    const Point from = m_world.hero().cell;
    for (int i = m_index + 1; i < m_events.count(); ++i) {
        const Event &event = m_events[i];
        const bool isHit = event.type == EventType::Damaged && event.cause == Cause::Item && event.actor != heroId;
        const Point target = isHit ? cellOf(event.actor) : from;
        if (target != from && isSeen(target)) {
            m_motions.effects.push_back({.kind = CanvasEffect::Kind::Bolt,
                                         .cells = cellsOnLine(from, target),
                                         .origin = from,
                                         .color = QColor::fromRgb(item.look.color)});
            return;
        }
    }
}

void MotionBuilder::addBlast(const Kind &item, Point center)
{
    std::vector<Point> cells;
    const int radius = item.targeting.radius;
    for (int y = center.y - radius; y <= center.y + radius; ++y) {
        for (int x = center.x - radius; x <= center.x + radius; ++x) {
            const Point cell{x, y};
            if (isSeen(cell) && m_world.terrainAt(cell).isTransparent && isInArea(m_world, item, center, cell)) {
                cells.push_back(cell);
            }
        }
    }
    if (!cells.empty()) {
        m_motions.effects.push_back({.kind = CanvasEffect::Kind::Blast,
                                     .cells = std::move(cells),
                                     .origin = center,
                                     .color = QColor::fromRgb(item.look.color),
                                     .delayMs = m_delayMs});
    }
}

/// The picture of the closed door swings aside.
void MotionBuilder::open(const Event &event)
{
    if (isSeen(event.cell)) {
        m_motions.leaving.push_back(
            {closedDoorSprite(m_world, event.cell, event.terrain), {.motion = SpriteMotion::Swing}});
    }
}

/// A dragon that has just breathed rests; one that was interrupted does not.
void MotionBuilder::recover(const Event &event)
{
    if (event.status != StatusEffect::Inhaling || m_world.actor(event.actor).rest == 0) {
        return;
    }
    std::vector<Point> cells = breathCells(m_world, event.actor);
    std::erase_if(cells, [this](Point cell) { return !isSeen(cell); });
    if (!cells.empty()) {
        m_motions.effects.push_back(
            {.kind = CanvasEffect::Kind::Fire, .cells = std::move(cells), .origin = m_world.actor(event.actor).cell});
    }
}

void MotionBuilder::grow(const Event &event)
{
    move(event.actor, SpriteMotion::Grow);
}

void MotionBuilder::appear(const Event &event)
{
    if (isSeen(event.cell)) {
        move(event.actor, SpriteMotion::Appear);
    }
}

void MotionBuilder::win(const Event &)
{
    const Point hero = m_world.hero().cell;
    m_motions.effects.push_back({.kind = CanvasEffect::Kind::Sparkle, .cells = {hero}, .origin = hero});
}

void MotionBuilder::lose(const Event &)
{
    m_motions.fades = true;
}

} // namespace

CanvasMotions motionsOf(const EventList &events, const World &world, std::span<const Sprite> before)
{
    return MotionBuilder(events, world, before).take();
}

std::vector<CanvasEffect> numbersOf(const EventList &events, const World &world)
{
    std::vector<CanvasEffect> effects = motionsOf(events, world, {}).effects;
    std::erase_if(effects, [](const CanvasEffect &effect) { return effect.text.isEmpty(); });
    return effects;
}
