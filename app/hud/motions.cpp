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
#include <optional>

using namespace Qt::StringLiterals;

namespace {

std::vector<Point> cellsOnLine(Point from, Point to)
{
    const CellLine line(from, to);
    std::vector<Point> cells;
    for (int i = 0; i <= line.steps(); ++i) {
        cells.push_back(line.at(i));
    }
    return cells;
}

CanvasEffect effectOnLine(CanvasEffect::Kind kind, const Kind &item, Point from, Point target)
{
    return {
        .kind = kind, .cells = cellsOnLine(from, target), .origin = from, .color = QColor::fromRgb(item.look.color)};
}

/// Returns what flies from the hero to a cell when he uses an item.
CanvasEffect missileOf(const Kind &item, Point from, Point target)
{
    return effectOnLine(CanvasEffect::Kind::Missile, item, from, target);
}

/// Returns the lightning of an item.
CanvasEffect boltOf(const Kind &item, Point from, Point target)
{
    return effectOnLine(CanvasEffect::Kind::Bolt, item, from, target);
}

/// Returns the cells that the area of an item reaches around a cell, as far as the hero sees them.
std::vector<Point> blastCells(const World &world, const Kind &item, Point center)
{
    std::vector<Point> cells;
    const int radius = item.targeting.radius;
    for (int y = center.y - radius; y <= center.y + radius; ++y) {
        for (int x = center.x - radius; x <= center.x + radius; ++x) {
            const Point cell{x, y};
            if (world.size().contains(cell) && world.isVisible(cell) && world.terrainAt(cell).isTransparent
                && isInArea(world, item, center, cell)) {
                cells.push_back(cell);
            }
        }
    }
    return cells;
}

/// Milliseconds for which a missile flies before it has an effect.
constexpr int missileMs = 100;
/// Milliseconds from a blow or a hit to what the others do then, so that their order is visible.
constexpr int answerMs = 60;
/// Milliseconds for which a step onto another actor takes before it kills, and for which the killed hero then flashes
/// before he sinks down.
constexpr int catchMs = 60;
constexpr int sinkMs = 40;
/// No motion begins later than this, so that all are over within about 250 ms.
constexpr int latestMs = 150;
/// A wound of at least this part of the hero's hit points shakes the view.
constexpr int heavyShare = 5;

class MotionBuilder {
public:
    MotionBuilder(const EventList &events, const World &world, std::span<const Sprite> before)
        : m_events(events), m_world(world), m_before(before)
    {
    }

    CanvasMotions take();

    void step(const Event &event);
    void bump(const Event &event);
    void attack(const Event &event);
    void wound(const Event &event);
    void heal(const Event &event);
    void die(const Event &event);
    void collect(const Event &event);
    void pickUp(const Event &event);
    void use(const Event &event);
    void change(const Event &event);
    void open(const Event &event);
    void recover(const Event &event);
    void grow(const Event &event);
    void appear(const Event &event);
    void comeBack(const Event &event);
    void win(const Event &event);
    void lose(const Event &event);

private:
    bool isSeen(Point cell) const { return m_world.size().contains(cell) && m_world.isVisible(cell); }
    Point cellOf(ActorId id) const;
    const Sprite *shownBefore(int id) const;
    void move(int sprite, SpriteMotion motion, Point way = {});
    void push(ActorId id, Point towards, SpriteMotion motion);
    void hold(ActorId id);
    void holdHeroUntil(int ms);
    void impact(bool isHeavy);
    bool heroComesBack() const;
    bool isHeroWounded() const;
    std::optional<Point> wayOfCatch(const Event &death) const;
    void loseHero(const Event &death);
    void sendHero(Point cell);
    void strike() { m_strikeMs = m_delayMs; }
    int answerTime() const { return m_strikeMs ? std::min(*m_strikeMs + answerMs, latestMs) : m_delayMs; }
    void addNumber(Point cell, const QString &text, const QColor &color, CanvasEffect::Kind kind);
    void addMissile(const Kind &item, Point target);
    void addBolt(const Kind &item);
    void addBlast(const Kind &item, Point center);

    const EventList &m_events;
    const World &m_world;
    std::span<const Sprite> m_before;
    CanvasMotions m_motions;
    std::vector<ActorId> m_changed; ///< actors that have been given to hold()
    int m_index = 0;                ///< of the present event
    int m_delayMs = 0;              ///< until the present event is shown
    std::optional<int> m_strikeMs;  ///< the same for the last blow or hit; std::nullopt: there was none
};

/// The look of an event type.
struct EventMotion {
    EventType type;
    void (MotionBuilder::*add)(const Event &event) = nullptr; ///< null: nothing
    bool isAnswer = false; ///< it is shown answerMs after the last blow or hit, if there was one
};

constexpr std::array<EventMotion, eventTypeCount> eventMotions{{
    {EventType::Moved, &MotionBuilder::step, true},
    {EventType::Bumped, &MotionBuilder::bump, true},
    {EventType::Idled},
    {EventType::Attacked, &MotionBuilder::attack, true},
    {EventType::Damaged, &MotionBuilder::wound},
    {EventType::Healed, &MotionBuilder::heal},
    {EventType::Died, &MotionBuilder::die},
    {EventType::Collected, &MotionBuilder::collect},
    {EventType::PickedUp, &MotionBuilder::pickUp},
    {EventType::Dropped},
    {EventType::Used, &MotionBuilder::use},
    {EventType::Equipped}, // the hero's picture changes
    {EventType::Unequipped},
    {EventType::Confused, &MotionBuilder::change}, // statuses are marked
    {EventType::Recovered, &MotionBuilder::recover},
    {EventType::Status, &MotionBuilder::change},
    {EventType::Opened, &MotionBuilder::open},
    {EventType::Unlocked, &MotionBuilder::open},
    {EventType::LevelUp, &MotionBuilder::grow},
    {EventType::Descended}, // another level is shown
    {EventType::Spotted, &MotionBuilder::appear},
    {EventType::Respawned, &MotionBuilder::comeBack},
    {EventType::Safe}, // a ring is shown
    {EventType::Won, &MotionBuilder::win},
    {EventType::Lost, &MotionBuilder::lose},
    {EventType::Refused},
}};
static_assert(hasEachItsRow<&EventMotion::type>(eventMotions), "each type of event needs its row, at its place");

CanvasMotions MotionBuilder::take()
{
    for (const Event &event : m_events) {
        const EventMotion &row = eventMotions[std::size_t(event.type)];
        m_delayMs = row.isAnswer ? answerTime() : m_delayMs;
        if (row.add) {
            (this->*row.add)(event);
        }
        ++m_index;
    }
    return std::move(m_motions);
}

/// Returns the cell of an actor at the present event: where it dies or sets out in one of the next events, or where it
/// is after all of them.
Point MotionBuilder::cellOf(ActorId id) const
{
    for (int i = m_index; i < m_events.count(); ++i) {
        const Event &event = m_events[i];
        if (event.actor == id && (event.type == EventType::Died || event.type == EventType::Moved)) {
            return event.type == EventType::Died ? event.cell : event.from;
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

/// Lets an actor look as before until the present event is shown, the first that changes him.
void MotionBuilder::hold(ActorId id)
{
    const Sprite *before = shownBefore(id);
    const bool isFirst = std::find(m_changed.begin(), m_changed.end(), id) == m_changed.end();
    m_changed.push_back(id);
    if (m_delayMs > 0 && before && isFirst) {
        m_motions.held.push_back({.before = *before, .ms = m_delayMs});
    }
}

/// Lets the hero look as before all events until he dies.
void MotionBuilder::holdHeroUntil(int ms)
{
    const Sprite *before = shownBefore(heroId);
    std::erase_if(m_motions.held, [](const HeldSprite &held) { return held.before.id == heroId; });
    if (ms > 0 && before) {
        m_motions.held.push_back({.before = *before, .ms = ms});
    }
}

/// The borders turn red, and the view shakes if it is heavy.
void MotionBuilder::impact(bool isHeavy)
{
    m_motions.impactMs = m_motions.hasRedEdge ? m_motions.impactMs : m_delayMs;
    m_motions.hasRedEdge = true;
    m_motions.shakes = m_motions.shakes || isHeavy;
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

void MotionBuilder::step(const Event &event)
{
    m_motions.steps.push_back({.sprite = event.actor, .to = event.to, .delayMs = m_delayMs});
}

void MotionBuilder::bump(const Event &event)
{
    push(event.actor, event.cell, SpriteMotion::Nudge);
}

void MotionBuilder::attack(const Event &event)
{
    push(event.actor, cellOf(event.target), SpriteMotion::Lunge);
    strike();
    if (event.amount == 0) {
        addNumber(cellOf(event.target), u"0"_s, CanvasColors::struck, CanvasEffect::Kind::Number);
    }
}

void MotionBuilder::wound(const Event &event)
{
    const bool isHero = event.actor == heroId;
    const Point cell = cellOf(event.actor);
    addNumber(cell, u'−' + QLocale().toString(event.amount), isHero ? CanvasColors::wound : CanvasColors::struck,
              CanvasEffect::Kind::Number);
    if (isSeen(cell) && !(isHero && heroComesBack())) { // sendHero() shows a hero who is elsewhere then
        move(event.actor, SpriteMotion::Flash);
        hold(event.actor);
    }
    if (isHero) {
        impact(event.amount * qint64(heavyShare) >= m_world.maxHp(heroId));
    }
}

void MotionBuilder::heal(const Event &event)
{
    addNumber(cellOf(event.actor), u'+' + QLocale().toString(event.amount), CanvasColors::good,
              CanvasEffect::Kind::Number);
    hold(event.actor);
}

/// Returns a sprite as it leaves the canvas from a cell, without marks and bar.
Sprite leavingFrom(Point cell, const Sprite &sprite)
{
    Sprite leaving = sprite;
    leaving.cell = cell;
    leaving.marks.clear();
    leaving.health = 1;
    return leaving;
}

void MotionBuilder::die(const Event &event)
{
    const Sprite *sprite = shownBefore(event.actor);
    if (event.actor == heroId) {
        loseHero(event);
    } else if (sprite && isSeen(event.cell)) {
        m_motions.leaving.push_back(
            {leavingFrom(event.cell, *sprite), {{.motion = SpriteMotion::Dissolve, .delayMs = m_delayMs}}});
    }
}

/// True if one of the next events brings the hero back to the start.
bool MotionBuilder::heroComesBack() const
{
    for (int i = m_index + 1; i < m_events.count(); ++i) {
        if (m_events[i].type == EventType::Respawned) {
            return true;
        }
    }
    return false;
}

/// True if one of the events before this one took hit points from the hero.
bool MotionBuilder::isHeroWounded() const
{
    return std::any_of(m_events.begin(), m_events.begin() + m_index,
                       [](const Event &event) { return event.type == EventType::Damaged && event.actor == heroId; });
}

/// Returns the way of the step that brought the killer onto the hero or, reversed, that of the hero's step onto the
/// killer; std::nullopt if nobody moved.
std::optional<Point> MotionBuilder::wayOfCatch(const Event &death) const
{
    std::optional<Point> way;
    for (int i = 0; i < m_index; ++i) {
        const Event &event = m_events[i];
        if (event.type != EventType::Moved || event.to != death.cell) {
            continue;
        }
        if (event.actor == death.target) {
            return event.to - event.from;
        }
        way = event.actor == heroId ? std::optional(event.from - event.to) : way;
    }
    return way;
}

/// The hero dies after the blows that hit him. If there was none, his killer catches him here.
void MotionBuilder::loseHero(const Event &death)
{
    const bool isWounded = isHeroWounded();
    if (!isWounded) {
        const std::optional<Point> way = wayOfCatch(death);
        m_delayMs = std::max(m_delayMs, way ? catchMs : 0);
        if (way && death.target != nobody) {
            move(death.target, SpriteMotion::Lunge, *way);
        }
        if (!heroComesBack()) {
            move(heroId, SpriteMotion::Flash);
        }
    }
    strike();
    impact(true);
    if (heroComesBack()) {
        sendHero(death.cell);
        return;
    }
    m_motions.fadeDelayMs = isWounded ? std::min(m_delayMs + sinkMs, latestMs) : m_delayMs;
    holdHeroUntil(m_motions.fadeDelayMs);
}

/// The hero walks to the cell of his death, flashes and sinks down, since his sprite is at the start already.
void MotionBuilder::sendHero(Point cell)
{
    const Sprite *before = shownBefore(heroId);
    if (!before) {
        return;
    }
    LeavingSprite hero{leavingFrom(cell, *before),
                       {{.motion = SpriteMotion::Flash, .delayMs = m_delayMs},
                        {.motion = SpriteMotion::Dissolve, .delayMs = std::min(m_delayMs + sinkMs, latestMs)}}};
    if (const Point way = before->cell - cell; directionOf(way)) {
        hero.motions.push_back({.motion = SpriteMotion::Step, .way = QPointF(way.x, way.y)});
    }
    m_motions.leaving.push_back(std::move(hero));
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
        m_motions.leaving.push_back({*found, {{.motion = SpriteMotion::Fly, .way = QPointF(0, -0.3)}}});
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
    strike();
}

/// The marks of a status appear.
void MotionBuilder::change(const Event &event)
{
    hold(event.actor);
}

void MotionBuilder::addMissile(const Kind &item, Point target)
{
    const Point from = m_world.hero().cell;
    if (from != target && isSeen(target)) {
        m_motions.effects.push_back(missileOf(item, from, target));
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
            m_motions.effects.push_back(boltOf(item, from, target));
            return;
        }
    }
}

void MotionBuilder::addBlast(const Kind &item, Point center)
{
    std::vector<Point> cells = blastCells(m_world, item, center);
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
            {closedDoorSprite(m_world, event.cell, event.terrain), {{.motion = SpriteMotion::Swing}}});
    }
}

/// A dragon that has just breathed rests; one that was interrupted does not.
void MotionBuilder::recover(const Event &event)
{
    hold(event.actor);
    if (event.status != StatusEffect::Inhaling || m_world.actor(event.actor).rest == 0) {
        return;
    }
    std::vector<Point> cells = breathCells(m_world, event.actor);
    std::erase_if(cells, [this](Point cell) { return !isSeen(cell); });
    if (!cells.empty()) {
        m_motions.effects.push_back({.kind = CanvasEffect::Kind::Fire,
                                     .cells = std::move(cells),
                                     .origin = m_world.actor(event.actor).cell,
                                     .delayMs = m_delayMs});
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

/// The hero appears at the start after he has left the place of his death.
void MotionBuilder::comeBack(const Event &event)
{
    m_motions.sprites.push_back({.sprite = event.actor, .motion = SpriteMotion::Appear, .delayMs = latestMs});
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
