#include "gamecore/play/journey.h"

#include "gamecore/data/kind.h"
#include "gamecore/play/danger.h"
#include "gamecore/rules/combat.h"
#include "gamecore/rules/dragon.h"
#include "gamecore/rules/harm.h"
#include "gamecore/world/event.h"

namespace {

bool leadsAway(const World &world, Point cell)
{
    return world.terrainAt(cell).feature != Feature::None;
}

bool isConfused(const World &world)
{
    return world.hero().statuses.has(StatusEffect::Confused);
}

/// True if a monster attacks the hero in its next action if he stands on `cell`. False for monsters that flee, are
/// confused or are stunned.
bool isAboutToStrike(const World &world, ActorId monster, Point cell)
{
    const Actor &actor = world.actor(monster);
    const Statuses &statuses = actor.statuses;
    const std::optional<Direction> direction = directionOf(cell - actor.cell);
    return direction && world.isStepOpen(actor.cell, *direction) && !statuses.has(StatusEffect::Stunned)
           && !statuses.has(StatusEffect::Confused) && !statuses.has(StatusEffect::Afraid);
}

/// Returns the hit points that the next actions of all monsters in view could cost the hero on a cell, except `killed`.
qint64 nextDamage(const World &world, Point cell, ActorId killed)
{
    qint64 damage = 0;
    for (ActorId id = heroId + 1; id <= world.actorCount(); ++id) {
        if (id == killed || !world.isAlive(id) || !isDangerous(world, id) || !isMet(world, world.actor(id).cell)) {
            continue;
        }
        if (world.actor(id).statuses.has(StatusEffect::Inhaling)) {
            damage += isInBreath(world, id, cell) ? world.kindOf(id).breath : 0;
        } else if (isAboutToStrike(world, id, cell)) {
            damage += blowDamage(world.rules(), world.power(id), world.defense(heroId));
        }
    }
    return damage;
}

/// Returns the direction of the adjacent monster to attack from a cell: the one with `isWanted` that dies first.
/// std::nullopt if there is none.
template<typename IsWanted>
std::optional<Direction> blowFrom(const World &world, Point cell, const IsWanted &isWanted)
{
    std::optional<Direction> best;
    int fewest = 0;
    for (int i = 0; i < directionCount; ++i) {
        const Point beside = cell + stepOf(Direction(i));
        if (!world.isStepOpen(cell, Direction(i)) || !isEnemy(world, beside) || !isWanted(world.monsterAt(beside))) {
            continue;
        }
        const int hits = hitsToKill(world, heroId, world.monsterAt(beside)).value_or(largestCount);
        if (!best || hits < fewest) {
            best = Direction(i);
            fewest = hits;
        }
    }
    return best;
}

/// True if the hero tried a step that did not lead to `next` and opened no door there.
bool hasFailed(const EventList &events, Point next)
{
    bool isTried = false;
    for (const Event &event : events) {
        if (event.type == EventType::Opened && event.cell == next) {
            return false;
        }
        const bool isStep = event.type == EventType::Moved || event.type == EventType::Bumped;
        isTried = isTried || event.type == EventType::Refused || (isStep && event.actor == heroId);
    }
    return isTried;
}

/// Returns the number of path cells that the hero has passed. A step may cover several cells, and the same cell twice.
std::ptrdiff_t cellsPassed(const EventList &events, const std::vector<Point> &path)
{
    std::size_t passed = 0;
    for (const Event &event : events) {
        const bool isStep = event.type == EventType::Moved && event.actor == heroId;
        passed += isStep && passed < path.size() && event.to == path[passed] ? 1 : 0;
    }
    return std::ptrdiff_t(passed);
}

} // namespace

void Journey::enter(const World &world)
{
    stop();
    m_memory.begin(world);
}

void Journey::begin(Wish wish, const World &world, Point target)
{
    const bool stoodAtLock = wish == Wish::Explore && m_wish == wish && m_reason == StopReason::LockReached;
    m_lock = stoodAtLock ? std::optional(m_target) : std::nullopt;
    // The player may repeat the wish, or have something else done, between the step onto an item and taking it.
    const bool isFetching = wish == Wish::Explore && mayTake(world) && m_memory.wantsItemHere(world);
    m_wish = wish;
    m_target = target;
    m_path.clear();
    m_blow.reset();
    m_reason = StopReason::None;
    m_monster = nobody;
    m_item = CellIndex::none;
    m_isFetching = false;
    m_hasMoved = false;
    m_isUnderWay = true;
    m_isOneStep = false;
    m_isBold = false;
    if (world.status() != Status::Playing) {
        stop(StopReason::GameOver);
    } else if (world.character().choicesDue > 0) {
        stop(StopReason::ChoiceDue);
    } else if (wish != Wish::Rest && isConfused(world)) {
        stop(StopReason::Confused);
    } else if (wish == Wish::Attack) {
        chooseEnemy(world, nobody);
    } else if (!stopsForDanger(world) && wish != Wish::Rest && m_wish != Wish::Attack) {
        m_isFetching = isFetching;
        if (!m_isFetching) {
            if (wish == Wish::Explore) {
                m_memory.giveUp(world); // items that do not fit his bag
            }
            plan(world);
        }
    }
}

/// True if a danger ends the journey before it begins.
bool Journey::stopsForDanger(const World &world)
{
    if (!world.isRealTime()) {
        const ActorId threat = threatNear(world);
        m_isOneStep = threat != nobody && m_wish == Wish::Travel && !isEnemy(world, m_target);
        if (threat == nobody || m_isOneStep) {
            return false;
        }
        if (m_wish == Wish::Travel) {
            chooseEnemy(world, world.monsterAt(m_target));
        } else {
            stopForDanger(world, StopReason::MonsterInView, threat);
        }
        return true;
    }
    m_monster = monsterToWarnOf(world);
    m_isOneStep = m_monster != nobody;
    m_isBold = !m_isOneStep && dangerNear(world) != nobody;
    m_stepsToDanger = nearestAtHand(world).steps;
    const bool isKept = m_isOneStep && m_wish != Wish::Travel;
    if (isKept) {
        m_memory.warn(world);
        stopForDanger(world, StopReason::MonsterInView, m_monster);
    }
    return isKept;
}

/// Returns the monster to warn of. Pointing at a cell shows the monsters there, but a key may be pressed repeatedly.
ActorId Journey::monsterToWarnOf(const World &world) const
{
    switch (m_wish) {
    case Wish::Travel:
        return m_memory.unannouncedDanger(world);
    case Wish::Explore:
    case Wish::Stairs:
        return m_memory.unwarnedDanger(world);
    case Wish::Rest:
    case Wish::Attack:
        break;
    }
    return nobody;
}

void Journey::stop(StopReason reason)
{
    m_isUnderWay = false;
    m_reason = reason;
    m_path.clear();
}

/// Stops for a danger. The player is told of it and sees the others in view.
void Journey::stopForDanger(const World &world, StopReason reason, ActorId monster)
{
    m_memory.markAnnounced(world, monster);
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
    if (world.status() == Status::Playing && world.character().choicesDue == 0 && !isConfused(world)) {
        m_ways.findTo(world, target, path, mostCells);
        if (path.empty()) {
            m_ways.findTo(world, target, path, mostCells, PathFinder::Others::Ignored);
        }
    }
    if (path.size() > 1 && !world.isRealTime() && threatNear(world) != nobody) {
        path.resize(isEnemy(world, target) ? 0 : 1);
    }
}

std::optional<Command> Journey::next(const World &world)
{
    if (!m_isUnderWay) {
        return std::nullopt;
    }
    switch (m_wish) {
    case Wish::Rest:
        return nextRest(world);
    case Wish::Attack:
        return Command::move(*m_blow);
    default:
        return m_isFetching ? Command::pickUp() : nextStep(world);
    }
}

std::optional<Command> Journey::nextRest(const World &world)
{
    if (!needsRest(world)) {
        stop(world.hero().hp >= world.maxHp(heroId) ? StopReason::FullHealth : StopReason::NothingHeals);
    } else if (world.isRealTime()) {
        stop(StopReason::Blocked);
    }
    return m_isUnderWay ? std::optional(Command::wait()) : std::nullopt;
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
    return m_isUnderWay ? nextStepOnPath(world) : std::nullopt;
}

std::optional<Command> Journey::nextStepOnPath(const World &world)
{
    const Point next = m_path.front();
    const std::optional<Direction> direction = directionOf(next - world.hero().cell);
    const bool isLock = m_isToLock && m_path.size() == 1;
    if (!direction) {
        stop(StopReason::Blocked);
    } else if (isMet(world, next)) {
        stop(StopReason::Arrived);
    } else if (isLock && next == m_lock) {
        m_lock.reset();
        m_isToLock = false;
    } else if (isLock) {
        stop(StopReason::LockReached);
    }
    return m_isUnderWay ? std::optional(Command::move(*direction)) : std::nullopt;
}

/// Plans the path. A monster that blocks the only path may have moved before the hero gets there.
void Journey::plan(const World &world)
{
    m_isToLock = false;
    m_isToWayOut = false;
    findWay(world, PathFinder::Others::Obstruct);
    if (m_path.empty()) {
        findWay(world, PathFinder::Others::Ignored);
    }
    if (m_path.empty() && m_wish == Wish::Explore) {
        planAfterExploring(world);
    }
    if (m_path.empty()) {
        stop(m_isToWayOut ? StopReason::WayOutReached : reasonWithoutWay(world));
    } else if (const ActorId monster = blockingMonster(world); monster != nobody) {
        m_monster = monster;
        stop(StopReason::MonsterInWay);
    }
}

/// Plans a path to a door that the hero can unlock or, unless he has just finished exploring, out of the level.
void Journey::planAfterExploring(const World &world)
{
    if (!world.seesAll()) {
        m_ways.findToLock(world, m_path);
        m_isToLock = !m_path.empty();
        m_target = m_isToLock ? m_path.back() : m_target;
    }
    const bool isTreasureWanted = (world.rules().win & WinByTreasure) != 0 && world.treasureLeft() > 0;
    if (!m_isToLock && !m_hasMoved && !(world.seesAll() && isTreasureWanted)) {
        findWayOut(world);
    }
}

/// Plans the path to the nearest stairs, or next to an exit that would end the level.
void Journey::findWayOut(const World &world)
{
    const auto leadsOut = [&world](Point cell) { return isWayOut(world, cell); };
    if (leadsOut(world.hero().cell)) {
        m_target = world.hero().cell;
        m_isToWayOut = true;
        return;
    }
    m_ways.find(world, leadsOut, m_path, PathFinder::Others::Obstruct);
    if (m_path.empty()) {
        m_ways.find(world, leadsOut, m_path, PathFinder::Others::Ignored);
    }
    m_isToWayOut = !m_path.empty();
    m_target = m_isToWayOut ? m_path.back() : m_target;
    if (m_isToWayOut && isWinningExit(world, m_target)) {
        m_path.pop_back();
    }
}

void Journey::findWay(const World &world, PathFinder::Others others)
{
    switch (m_wish) {
    case Wish::Travel:
        m_ways.findTo(world, m_target, m_path, PathFinder::allCells, others);
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
    case Wish::Attack:
        break;
    }
}

/// True if the hero could drift over a cell.
bool Journey::isPassed(const World &world, Point cell)
{
    const auto isNone = [](Point) { return false; };
    const auto isCell = [cell](Point passed) { return passed == cell; };
    std::vector<Point> path;
    if (world.hasDrift()) {
        m_ways.find(world, isNone, path, PathFinder::Others::Ignored, isCell);
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

/// Returns the monster on the next cell of the path, or on the cell after it if the step would lead next to a dangerous
/// one.
ActorId Journey::blockingMonster(const World &world) const
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
           && (m_wish != Wish::Explore || m_isToLock || m_isToWayOut
               || isWorthExploring(world, m_memory, m_path.back()));
}

/// True if a monster blocks the next cell. A hero on his way to an actor goes as near as he can.
bool Journey::isBarred(const World &world) const
{
    const bool isToSomebody = m_wish == Wish::Travel && m_path.size() == 1;
    return !isToSomebody && isMet(world, m_path.front());
}

// Choice of the enemy that the hero attacks next during a journey.

/// Sets m_blow to the step towards or into `wanted` (`nobody`: the nearest enemy), or stops with a reason.
void Journey::chooseEnemy(const World &world, ActorId wanted)
{
    m_wish = Wish::Attack;
    if (world.rules().contact != Contact::Fight) {
        stop(StopReason::NoFights);
        return;
    }
    for (const bool areAwake : {true, false}) {
        const auto isWanted = [&world, wanted, areAwake](ActorId id) {
            return wanted == nobody ? isDangerous(world, id) == areAwake : id == wanted;
        };
        const auto canStrike = [&](Point cell) { return blowFrom(world, cell, isWanted).has_value(); };
        m_blow = blowFrom(world, world.hero().cell, isWanted);
        if (!m_blow) {
            m_ways.find(world, canStrike, m_path);
            m_blow = m_path.empty() ? std::nullopt : directionOf(m_path.front() - world.hero().cell);
        }
        const Point from = m_path.empty() ? world.hero().cell : m_path.back();
        if (m_blow) {
            const Direction last = m_path.empty() ? *m_blow : *blowFrom(world, from, isWanted);
            m_monster = world.monsterAt(from + stepOf(last));
            break;
        }
    }
    if (m_blow) {
        refuseDeadlyBlow(world);
        return;
    }
    for (ActorId id = world.actorCount(); id > heroId; --id) {
        m_monster = world.isAlive(id) && isEnemy(world, world.actor(id).cell) ? id : m_monster;
    }
    stop(m_monster == nobody ? StopReason::NoEnemy : StopReason::NoWayToEnemy);
}

/// Stops the hero before an attack or step after which nearby enemies could kill him.
void Journey::refuseDeadlyBlow(const World &world)
{
    const Point to = world.hero().cell + stepOf(*m_blow);
    const ActorId struck = world.isStepOpen(world.hero().cell, *m_blow) ? world.monsterAt(to) : nobody;
    const bool isStep = struck == nobody && world.isWalkable(to);
    const bool isKilled = struck != nobody && hitsToKill(world, heroId, struck) == 1;
    const Point cell = isStep ? to : world.hero().cell;
    if (!world.isHeroSafe() && nextDamage(world, cell, isKilled ? struck : nobody) >= world.hero().hp) {
        stop(StopReason::Deadly);
    }
    m_path.clear();
}

// Effects of events on a journey.

void Journey::observe(const World &world, const EventList &events)
{
    for (const Event &event : events) {
        if (event.type == EventType::Descended) {
            enter(world);
            stop(StopReason::Message);
            return;
        }
    }
    look(world, events);
    if (m_isUnderWay) {
        follow(world, events);
    }
}

/// Updates the memory, during a journey or not.
void Journey::look(const World &world, const EventList &events)
{
    const ActorId threat = m_isUnderWay && !world.isRealTime() ? threatNear(world) : nobody;
    const bool wasThreatInView = m_memory.wasInView(threat);
    const int reached = m_memory.visit(world);
    const int noticed = m_memory.noticeItems(world);
    const Memory::Noticed noticedMonsters = m_memory.noticeMonsters(world);
    if (!m_isUnderWay) {
        m_isFetching = false;
        return;
    }
    if (m_wish == Wish::Explore && reached != CellIndex::none && mayTake(world)) {
        m_memory.want(world);
    }
    const StopReason told = m_wish == Wish::Attack ? StopReason::Message : reasonIn(world, events);
    const int item = m_wish == Wish::Explore ? reached : noticed;
    if (told != StopReason::None) {
        stop(told);
    } else if (isStoppedByMonster(world, threat, wasThreatInView, noticedMonsters)) {
        return;
    } else if (item != CellIndex::none) {
        m_item = item;
        m_isFetching = m_wish == Wish::Explore && mayTake(world);
        if (!m_isFetching) {
            stop(StopReason::ItemFound);
        }
    } else if (m_isFetching && !mayTake(world)) {
        stop(StopReason::Message); // the events tell what was taken
    }
}

/// Stops for a monster: under turns for each new one, and for any that threatens the hero. True if stopped.
bool Journey::isStoppedByMonster(const World &world, ActorId threat, bool wasThreatInView,
                                 const Memory::Noticed &noticed)
{
    const bool isNewOnly = m_isBold || !world.isRealTime();
    if (const ActorId monster = isNewOnly ? noticed.unknown : noticed.anew; monster != nobody) {
        stopForDanger(world, StopReason::MonsterSpotted, monster);
    } else if (threat != nobody) {
        stopForDanger(world, wasThreatInView ? StopReason::MonsterAtHand : StopReason::MonsterSpotted, threat);
    }
    return !m_isUnderWay;
}

StopReason Journey::reasonIn(const World &world, const EventList &events)
{
    if (world.status() != Status::Playing) {
        return StopReason::GameOver;
    }
    for (const Event &event : events) {
        const bool isStruck = event.type == EventType::Attacked && event.target == heroId;
        const bool isHurt = event.type == EventType::Damaged || event.type == EventType::Died;
        if (isStruck || (isHurt && event.actor == heroId)) {
            return StopReason::Damaged;
        }
        if (event.type == EventType::Confused && event.actor == heroId) {
            return StopReason::Message;
        }
    }
    return world.character().choicesDue > 0 ? StopReason::ChoiceDue : StopReason::None;
}

/// Advances the path to the hero's cell.
void Journey::follow(const World &world, const EventList &events)
{
    if (m_wish == Wish::Rest || m_path.empty()) {
        return;
    }
    const std::ptrdiff_t passed = cellsPassed(events, m_path);
    const bool hasStepped = passed > 0;
    m_hasMoved = true;
    if (hasStepped) {
        m_path.erase(m_path.begin(), m_path.begin() + passed);
        if (m_path.empty() && m_isToWayOut) {
            stop(StopReason::WayOutReached);
        } else if (m_path.empty() && m_wish != Wish::Explore) {
            stop(StopReason::Arrived);
        }
    } else if (hasFailed(events, m_path.front())) {
        m_monster = isMet(world, m_path.front()) ? world.monsterAt(m_path.front()) : nobody;
        stop(m_monster == nobody ? StopReason::Blocked : StopReason::MonsterInWay);
    }
    if (m_isUnderWay) {
        noteEvents(world, hasStepped);
    }
}

/// Stops a journey of one step and, under real time, any journey if a monster at hand comes nearer or is adjacent.
void Journey::noteEvents(const World &world, bool hasStepped)
{
    if (m_isOneStep && hasStepped && !world.isRealTime()) {
        stop(StopReason::Message); // the step has led out of the monster's sight
        return;
    }
    const AtHand danger = nearestAtHand(world);
    const bool isNearer = danger.steps < m_stepsToDanger || danger.steps <= 1;
    m_stepsToDanger = danger.steps;
    if (m_isOneStep ? hasStepped : m_isBold && danger.monster != nobody && isNearer) {
        const bool isFar = danger.monster == nobody;
        stopForDanger(world, isFar ? StopReason::MonsterInView : StopReason::MonsterAtHand,
                      isFar ? m_monster : danger.monster);
    }
}
