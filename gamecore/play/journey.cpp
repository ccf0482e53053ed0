#include "gamecore/play/journey.h"

#include "gamecore/play/danger.h"
#include "gamecore/rules/harm.h"

#include <algorithm>

namespace {

bool leadsAway(const World &world, Point cell)
{
    return world.terrainAt(cell).feature != Feature::None;
}

bool isConfused(const World &world)
{
    return world.hero().statuses.has(StatusEffect::Confused);
}

} // namespace

void Journey::enter(const World &world)
{
    stop();
    m_memory.begin(world);
}

void Journey::begin(Wish wish, const World &world, Point target)
{
    m_wish = wish;
    m_target = target;
    m_path.clear();
    m_rested = 0;
    m_reason = StopReason::None;
    m_item = CellIndex::none;
    m_isFetching = false;
    m_monster = whoWarns(world);
    m_isUnderWay = true;
    m_isOneStep = m_monster != nobody;
    m_isBold = !m_isOneStep && dangerNear(world) != nobody;
    m_stepsToDanger = nearestAtHand(world).steps;
    if (world.status() != Status::Playing) {
        stop(StopReason::GameOver);
    } else if (world.character().choicesDue > 0) {
        stop(StopReason::ChoiceDue);
    } else if (m_isOneStep && wish != Wish::Travel) {
        if (wish != Wish::Rest) {
            m_memory.warn(world);
        }
        stopForDanger(world, StopReason::MonsterInView, m_monster);
    } else if (wish != Wish::Rest) {
        plan(world);
    }
}

/// The monster that warns: pointing at a cell shows who is there, but a key may be pressed for the tenth time.
ActorId Journey::whoWarns(const World &world) const
{
    switch (m_wish) {
    case Wish::Travel:
        return m_memory.dangerUnheardOf(world);
    case Wish::Explore:
    case Wish::Stairs:
        return m_memory.dangerUnwarned(world);
    case Wish::Rest:
        break;
    }
    return dangerNear(world);
}

void Journey::stop(StopReason reason)
{
    m_isUnderWay = false;
    m_reason = reason;
    m_path.clear();
}

/// Stops for a danger: the player hears of it, and sees the others who are in view.
void Journey::stopForDanger(const World &world, StopReason reason, ActorId monster)
{
    m_memory.hearOf(world, monster);
    m_monster = monster;
    stop(reason);
}

bool Journey::isStoppedByDanger() const
{
    return !m_isUnderWay
           && (m_reason == StopReason::MonsterInView || m_reason == StopReason::MonsterSpotted
               || m_reason == StopReason::MonsterAtHand);
}

void Journey::preview(const World &world, Point target, std::vector<Point> &path, int mostCells)
{
    path.clear();
    if (world.status() == Status::Playing && world.character().choicesDue == 0) {
        m_ways.findTo(world, target, path, mostCells);
        if (path.empty()) {
            m_ways.findTo(world, target, path, mostCells, WayFinder::Others::Ignored);
        }
    }
}

std::optional<Command> Journey::next(const World &world)
{
    if (!m_isUnderWay) {
        return std::nullopt;
    }
    return m_isFetching ? Command::pickUp() : m_wish == Wish::Rest ? nextRest(world) : nextStep(world);
}

std::optional<Command> Journey::nextRest(const World &world)
{
    if (!needsRest(world)) {
        stop(world.hero().hp >= world.maxHp(heroId) ? StopReason::FullHealth : StopReason::NothingHeals);
    } else if (world.isRealTime()) {
        stop(StopReason::Blocked);
    } else if (m_rested == longestRest) {
        stop(StopReason::RestedLong);
    }
    if (!m_isUnderWay) {
        return std::nullopt;
    }
    ++m_rested;
    return Command::wait();
}

bool Journey::needsRest(const World &world) const
{
    return isConfused(world) || (healsByWaiting(world.rules()) && world.hero().hp < world.maxHp(heroId));
}

std::optional<Command> Journey::nextStep(const World &world)
{
    if (!isGoalLeft(world) || isBarred(world)) {
        plan(world);
    }
    if (!m_isUnderWay) {
        return std::nullopt;
    }
    const std::optional<Direction> direction = directionOf(m_path.front() - world.hero().cell);
    if (!direction) {
        stop(StopReason::Blocked);
    } else if (isMet(world, m_path.front())) {
        stop(StopReason::Arrived);
    } else if (m_isToLock && m_path.size() == 1) {
        stop(StopReason::LockReached);
    }
    return m_isUnderWay ? std::optional(Command::move(*direction)) : std::nullopt;
}

/// Plans the way; a monster that fills the only one may have left it by the time that he gets there.
void Journey::plan(const World &world)
{
    m_isToLock = false;
    findWay(world, WayFinder::Others::Obstruct);
    if (m_path.empty()) {
        findWay(world, WayFinder::Others::Ignored);
    }
    if (m_path.empty() && m_wish == Wish::Explore && !world.seesAll()) {
        m_ways.findToLock(world, m_path);
        m_isToLock = !m_path.empty();
        m_target = m_isToLock ? m_path.back() : m_target;
    }
    if (m_path.empty()) {
        stop(reasonWithoutWay(world));
    } else if (const ActorId monster = whoBars(world); monster != nobody) {
        m_monster = monster;
        stop(StopReason::MonsterInWay);
    }
}

void Journey::findWay(const World &world, WayFinder::Others others)
{
    switch (m_wish) {
    case Wish::Travel:
        m_ways.findTo(world, m_target, m_path, WayFinder::allCells, others);
        break;
    case Wish::Stairs:
        m_ways.find(
            world, [&world](Point cell) { return leadsAway(world, cell); }, m_path, others);
        break;
    case Wish::Explore:
        if (!world.seesAll()) {
            m_ways.find(
                world, [&](Point cell) { return isWorthExploring(world, m_memory, cell); }, m_path, others,
                [&world](Point cell) { return isWorthPassing(world, cell); });
        }
        break;
    case Wish::Rest:
        break;
    }
}

/// Whether he could be carried over a cell.
bool Journey::isPassed(const World &world, Point cell)
{
    const auto isNone = [](Point) { return false; };
    const auto isCell = [cell](Point passed) { return passed == cell; };
    std::vector<Point> path;
    if (world.hasDrift()) {
        m_ways.find(world, isNone, path, WayFinder::Others::Ignored, isCell);
    }
    return !path.empty();
}

StopReason Journey::reasonWithoutWay(const World &world)
{
    switch (m_wish) {
    case Wish::Travel:
        return world.hero().cell == m_target ? StopReason::Arrived
               : isPassed(world, m_target)   ? StopReason::NoStop
                                             : StopReason::NoWay;
    case Wish::Stairs:
        return leadsAway(world, world.hero().cell) ? StopReason::Arrived : StopReason::NoStairs;
    default:
        return StopReason::NothingLeft;
    }
}

/// The monster on the next cell of the way, or on the one after it if the step would lead beside somebody dangerous.
ActorId Journey::whoBars(const World &world) const
{
    if (isBarred(world)) {
        return world.monsterAt(m_path.front());
    }
    const bool isBeside = m_path.size() > 2 && isMet(world, m_path[1]);
    const ActorId beside = isBeside ? world.monsterAt(m_path[1]) : nobody;
    return beside != nobody && isDangerous(world, beside) ? beside : nobody;
}

bool Journey::isGoalLeft(const World &world) const
{
    return !m_path.empty()
           && (m_wish != Wish::Explore || m_isToLock || isWorthExploring(world, m_memory, m_path.back()));
}

/// Whether the way is barred; a hero who wants to go to somebody comes as near as he can.
bool Journey::isBarred(const World &world) const
{
    const bool isToSomebody = m_wish == Wish::Travel && m_path.size() == 1;
    return !isToSomebody && isMet(world, m_path.front());
}
