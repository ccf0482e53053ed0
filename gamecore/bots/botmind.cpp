#include "gamecore/bots/botmind.h"

#include "gamecore/data/kind.h"
#include "gamecore/play/danger.h"
#include "gamecore/play/explore.h"
#include "gamecore/rules/bag.h"
#include "gamecore/rules/combat.h"
#include "gamecore/rules/effects.h"
#include "gamecore/rules/harm.h"
#include "gamecore/world/event.h"
#include "gamecore/world/world.h"

#include <algorithm>

namespace {

bool changesAims(const Event &event)
{
    switch (event.type) {
    case EventType::Collected:
    case EventType::PickedUp:
    case EventType::Dropped:
    case EventType::Opened:
    case EventType::Unlocked:
    case EventType::Died:
    case EventType::LevelUp:
    case EventType::Descended:
        return true;
    default:
        return false;
    }
}

} // namespace

bool changeAims(const EventList &events)
{
    return std::any_of(events.begin(), events.end(), changesAims);
}

void ProgressTracker::begin(const World &world)
{
    m_refused.clear();
    m_idle = 0;
    m_explored = world.state().explored.hash();
}

bool ProgressTracker::observe(const World &world, const Command &command, const EventList &events)
{
    if (events.isRefused()) {
        m_refused.push_back(command);
        ++m_idle;
        return false;
    }
    m_refused.clear();
    const std::uint64_t explored = world.state().explored.hash();
    const bool isGain = changeAims(events) || explored != m_explored;
    m_explored = explored;
    // Resting does not count as being stuck.
    const bool isResting =
        command.type == Command::Type::Wait && healsByWaiting(world.rules()) && world.hero().hp < world.maxHp(heroId);
    m_idle = isGain ? 0 : isResting ? m_idle : m_idle + 1;
    return isGain;
}

bool ProgressTracker::isRefused(const Command &command) const
{
    return std::find(m_refused.begin(), m_refused.end(), command) != m_refused.end();
}

namespace {

constexpr int growthCount = 3;

/// Returns the action of the hero's cell, stairs or picking up, in half of the cases. For bots that press random keys.
std::optional<Command> keyOfThePlace(const World &world, int roll)
{
    if (roll < 50 && world.terrainAt(world.hero().cell).feature == Feature::Stairs) {
        return Command::descend();
    }
    return roll < 50 && mayTake(world) ? std::optional(Command::pickUp()) : std::nullopt;
}

Command anyUse(const std::vector<Seen> &monsters, BotLuck &luck)
{
    const auto letter = char('a' + luck.below(largestBag));
    return monsters.empty() ? Command::use(letter)
                            : Command::use(letter, monsters[std::size_t(luck.below(int(monsters.size())))].cell);
}

} // namespace

Command waitOf(const Bot &bot, const World &world)
{
    return world.isRealTime() ? Command::advance(bot.stepMs) : Command::wait();
}

Direction anyDirection(const World &world, BotLuck &luck)
{
    const int stride = world.rules().moves == directionCount ? 1 : 2;
    return Direction(luck.below(directionCount / stride) * stride);
}

Command randomMistake(const Bot &bot, const World &world, const std::vector<Seen> &monsters, BotLuck &luck)
{
    const int roll = luck.below(100);
    const bool triesAll = bot.slip == 100;
    if (const std::optional<Command> key = triesAll ? keyOfThePlace(world, roll) : std::nullopt) {
        return *key;
    }
    if (triesAll && roll < 10) {
        return anyUse(monsters, luck);
    }
    return roll < 20 ? waitOf(bot, world) : Command::move(anyDirection(world, luck));
}

Growth growthOf(const Bot &bot, const World &world, BotLuck &luck)
{
    switch (bot.growth) {
    case GrowthHabit::Hp:
        return Growth::Hp;
    case GrowthHabit::Power:
        return Growth::Power;
    case GrowthHabit::Defense:
        return Growth::Defense;
    case GrowthHabit::InTurn:
        return Growth((world.character().level - world.character().choicesDue - 1) % growthCount);
    case GrowthHabit::Random:
        break;
    }
    return Growth(luck.below(growthCount));
}

namespace {

// The choice of items to use. It depends only on the effects of an item on its targets (gamecore/rules/effects.h), so
// custom items of a level work like the shipped ones.

/// The best use of an item so far. Its worth is the hit points of foes killed or held up; the first wins ties.
struct BestUse {
    int worth = 0;
    std::optional<Command> command = {};

    void offer(int newWorth, const Command &newCommand)
    {
        if (newWorth > worth) {
            worth = newWorth;
            command = newCommand;
        }
    }
};

template<typename Look>
void forEachInBag(const World &world, const Look &look)
{
    for (char letter = 'a'; letter <= 'z'; ++letter) {
        if (const int item = world.itemWithLetter(letter); item != CellIndex::none) {
            look(letter, item, world.kindOfItem(item));
        }
    }
}

int worthOfWound(const World &world, int amount, ActorId foe)
{
    const int hp = world.actor(foe).hp;
    return amount >= hp ? 2 * hp : amount; // a dead foe strikes no more
}

/// Returns the worth of a blow against an adjacent monster; 0 if there is none or the rules have no blows.
int worthOfBlow(const World &world, const Melee &melee)
{
    const Seen *foe = world.rules().contact == Contact::Fight ? melee.weakestBeside(world) : nullptr;
    return foe ? worthOfWound(world, blowDamage(world.rules(), world.power(heroId), world.defense(foe->id)), foe->id)
               : 0;
}

/// Returns the worth of an effect on a foe, in hit points.
int worthAgainst(const World &world, const Effect &effect, ActorId foe)
{
    if (rowOf(effect.type).wounds) {
        return worthOfWound(world, effect.amount, foe);
    }
    const int hp = world.actor(foe).hp;
    const bool isNew = effect.type == Effect::Type::Status && !world.actor(foe).statuses.has(effect.status);
    return isNew ? hp * std::min(effect.turns, 10) / 10 : 0;
}

int worthOfEffect(const World &world, const Effect &effect, ActorId target)
{
    if (target == heroId) {
        return rowOf(effect.type).heals ? 0 : -10 * std::max(effect.amount, 1);
    }
    return isDangerous(world, target) ? worthAgainst(world, effect, target) : 0;
}

int worthOfUse(const World &world, const Kind &kind, Point cell)
{
    std::vector<ActorId> targets;
    addTargets(world, kind, cell, targets);
    int worth = 0;
    for (const ActorId target : targets) {
        for (const Effect &effect : kind.effects) {
            worth += worthOfEffect(world, effect, target);
        }
    }
    return worth;
}

/// Tries targets on foes and, for areas, on cells beside them, so that the hero can stay outside the area.
void aim(const World &world, char letter, const Kind &kind, const Melee &melee, BestUse &best)
{
    for (const Seen &foe : melee.foes()) {
        for (int i = -1; i < (kind.targeting.target == Targeting::Target::Area ? directionCount : 0); ++i) {
            const Point cell = i < 0 ? foe.cell : foe.cell + stepOf(Direction(i));
            if (reasonAgainstUse(world, kind, &cell) == Reason::None) {
                best.offer(worthOfUse(world, kind, cell), Command::use(letter, cell));
            }
        }
    }
}

/// Returns the command to put on the best item that is better than the item worn in its slot (isBetterToWear());
/// std::nullopt if no item is better.
std::optional<Command> bestToWear(const World &world)
{
    std::optional<Command> command = {};
    const Kind *best = nullptr;
    forEachInBag(world, [&](char letter, int item, const Kind &kind) {
        if (!kind.isWearable() || world.item(item).isWorn) {
            return;
        }
        const int worn = world.itemInSlot(kind.slot);
        const bool isGain = worn == CellIndex::none || isBetterToWear(kind, world.kindOfItem(worn));
        if (isGain && (!best || isBetterToWear(kind, *best))) {
            command = Command::use(letter);
            best = &kind;
        }
    });
    return command;
}

/// Returns the command to use the best healing item; std::nullopt if the hero has none or is not hurt.
std::optional<Command> bestRemedy(const World &world)
{
    const int missing = world.maxHp(heroId) - world.hero().hp;
    BestUse best;
    forEachInBag(world, [&](char letter, int, const Kind &kind) {
        int healed = 0;
        for (const Effect &effect : kind.effects) {
            healed += rowOf(effect.type).heals ? effect.amount : 0;
        }
        const bool isUseful = kind.targeting.target == Targeting::Target::Self && healed > 0 && missing > 0;
        if (isUseful) {
            best.offer(std::min(healed, missing), Command::use(letter));
        }
    });
    return best.command;
}

/// Returns the command to use the item that hurts or stops foes most, on its best target, if that is worth more than a
/// blow. Otherwise returns a command to teleport away if Melee::isFeared(). Considers items that are used up only if
/// `mayUseUp`. std::nullopt if no item helps.
std::optional<Command> bestWeapon(const World &world, const Melee &melee, bool mayUseUp)
{
    BestUse best{.worth = worthOfBlow(world, melee)};
    std::optional<Command> escape;
    forEachInBag(world, [&](char letter, int, const Kind &kind) {
        if (kind.effects.empty() || kind.isWearable() || (kind.isUsedUp && !mayUseUp)) {
            return;
        }
        if (kind.targeting.needsCell()) {
            aim(world, letter, kind, melee, best);
        } else if (reasonAgainstUse(world, kind, nullptr) == Reason::None) {
            best.offer(worthOfUse(world, kind, {}), Command::use(letter));
            escape = kind.teleportsHero() && melee.isFeared() ? Command::use(letter) : escape;
        }
    });
    return best.command ? best.command : escape;
}

/// Commands without progress after which the bot reduces his caution by one action.
constexpr int boldAfter = 80;
/// The cost of each blow needed to pass a monster, in half steps.
constexpr int blowCost = 2 * DistanceMap::straightStep;
constexpr int mostBlows = 1000;

} // namespace

BotMind::BotMind(const Bot &bot, std::uint64_t seed, PathCache &paths) : m_bot(bot), m_luck(seed), m_ways(bot, paths)
{
}

void BotMind::enter(const World &world)
{
    m_perception.begin();
    m_ways.begin(world);
    m_patience.begin(world);
}

std::optional<Command> BotMind::possible(const std::optional<Command> &command) const
{
    return command && !m_patience.isRefused(*command) ? command : std::nullopt;
}

std::optional<Command> BotMind::next(const World &world)
{
    if (world.status() != Status::Playing || m_patience.isOver()) {
        return std::nullopt;
    }
    if (world.character().choicesDue > 0) {
        return possible(Command::choose(growthOf(m_bot, world, m_luck)));
    }
    if (m_mustWait) {
        return Command::advance(m_bot.stepMs);
    }
    look(world);
    const bool slips = m_bot.slip > 0 && m_luck.below(100) < m_bot.slip;
    const std::optional<Command> other =
        slips ? possible(randomMistake(m_bot, world, m_perception.monsters(), m_luck)) : std::nullopt;
    return other ? other : decide(world);
}

/// Returns the command of the first concern that has one that was not just refused.
std::optional<Command> BotMind::decide(const World &world)
{
    constexpr std::array concerns{&BotMind::help, &BotMind::fight, &BotMind::take,
                                  &BotMind::rest, &BotMind::walk,  &BotMind::wander};
    for (const auto concern : concerns) {
        if (const std::optional<Command> command = possible((this->*concern)(world))) {
            return command;
        }
    }
    return possible(waitOf(m_bot, world));
}

void BotMind::look(const World &world)
{
    m_perception.look(world, m_bot.reactionMs);
    m_threats.begin(world.hero().cell);
    m_melee.look(world, m_perception.monsters(), m_bot, m_patience.idle());
    const int actions = std::max(1, m_bot.caution - m_patience.idle() / boldAfter);
    for (const Seen &foe : m_melee.foes()) {
        if (m_melee.isFeared() && !world.isHeroSafe()) {
            const int weight = m_melee.weightOf(world, foe.id) * m_bot.danger / 100;
            m_threats.add(world, {.monster = foe, .weight = weight}, actions);
        }
    }
    m_ways.look(world, m_perception.monsters());
}

std::optional<Command> BotMind::help(const World &world)
{
    if (const std::optional<Command> better = bestToWear(world)) {
        return better;
    }
    if (!m_luck.happens(m_bot.tools)) {
        return std::nullopt;
    }
    const int hp = world.hero().hp;
    const bool isWeak = 100 * hp <= (m_bot.danger > 0 ? 40 : 20) * world.maxHp(heroId);
    const bool mayDie = !m_melee.isEmpty() && world.rules().contact == Contact::Fight && m_melee.loss() >= hp
                        && 100 * hp <= 70 * world.maxHp(heroId);
    return isWeak || mayDie ? bestRemedy(world) : std::nullopt;
}

/// Returns a command against nearby foes: items first, then blows unless he can flee.
std::optional<Command> BotMind::fight(const World &world)
{
    if (m_melee.isEmpty()) {
        return std::nullopt;
    }
    const bool isCaught = m_threats.at(world.hero().cell) > 0;
    const bool mayUseUp = m_melee.isFeared() && isCaught;
    if (const std::optional<Command> use =
            m_luck.happens(m_bot.tools) ? possible(bestWeapon(world, m_melee, mayUseUp)) : std::nullopt) {
        return use;
    }
    const Seen *weakest = world.rules().contact == Contact::Fight ? m_melee.weakestBeside(world) : nullptr;
    if (!weakest) {
        return std::nullopt;
    }
    const std::optional<Command> blow = Command::move(*directionOf(weakest->cell - world.hero().cell));
    if (!m_melee.isFeared()) {
        return blow;
    }
    const std::optional<Command> flight = walk(world);
    const bool getsAway =
        flight && flight->type == Command::Type::Move
        && m_threats.at(world.hero().cell + stepOf(flight->direction)) < m_threats.at(world.hero().cell);
    return getsAway ? flight : blow;
}

std::optional<Command> BotMind::take(const World &world)
{
    return mayTake(world) && m_ways.isWanted(world, world.lowestItemAt(world.hero().cell, false))
               ? std::optional(Command::pickUp())
               : std::nullopt;
}

std::optional<Command> BotMind::rest(const World &world)
{
    const bool isWounded = 100 * world.hero().hp < m_bot.rest * world.maxHp(heroId);
    const bool isTired = isWounded && healsByWaiting(world.rules());
    const bool isConfused = world.hero().statuses.has(StatusEffect::Confused);
    const bool hasTime = m_melee.isEmpty() && !world.isRealTime();
    return hasTime && (isTired || isConfused) ? std::optional(waitOf(m_bot, world)) : std::nullopt;
}

/// Returns the cost of passing a monster that the bot sees on a cell; `never` if he does not try.
int BotMind::costOfMeeting(const World &world, Point cell) const
{
    const Seen *other = world.rules().contact == Contact::Kills ? nullptr : m_perception.monsterAt(world, cell);
    if (!other) {
        return 0;
    }
    const std::optional<int> hits = hitsToKill(world, heroId, other->id);
    const bool isFought = world.rules().contact == Contact::Fight && hits && !m_melee.isFeared();
    return isFought ? std::min(*hits, mostBlows) * blowCost : never;
}

/// Returns the cost of a step, including the danger at its end; `never` if he does not take it.
int BotMind::costOfStep(const World &world, Direction direction) const
{
    const HeroSteps steps = m_ways.stepsIn(world);
    const Point from = world.hero().cell;
    const bool isRefused = m_patience.isRefused(Command::move(direction));
    if (isRefused || !steps.canStep(from, direction) || !steps.isEndKnown(from, direction)) {
        return never;
    }
    const Point next = from + stepOf(direction);
    const int meeting = costOfMeeting(world, next);
    if (meeting == never) {
        return never;
    }
    const Point end = steps.endOf(from, direction);
    const int distance = m_ways.value(end) == HeroPaths::unreached ? 0 : m_ways.value(end);
    return distance + steps.costOf(next, direction) + m_threats.at(end) + meeting;
}

/// Returns the cheapest step. Straight steps win ties.
BotMind::Choice BotMind::bestStep(const World &world) const
{
    Choice best;
    const int stride = world.rules().moves == directionCount ? 1 : 2;
    for (int parity = 0; parity < 3 - stride; ++parity) {
        for (int i = parity; i < directionCount; i += 2) {
            if (const int cost = costOfStep(world, Direction(i)); cost < best.cost) {
                best = {.step = Direction(i), .cost = cost};
            }
        }
    }
    return best;
}

std::optional<Command> BotMind::walk(const World &world)
{
    const Point here = world.hero().cell;
    const int distance = m_ways.value(here);
    if (distance == HeroPaths::unreached && m_threats.isEmpty()) {
        return std::nullopt;
    }
    const Choice best = bestStep(world);
    const int standing = distance == HeroPaths::unreached ? 0 : distance;
    const bool isOnStairs = world.terrainAt(here).feature == Feature::Stairs;
    if (isOnStairs && (best.cost == never || best.cost > standing)) {
        if (const std::optional<Command> descent = possible(Command::descend())) {
            return descent;
        }
    }
    const int stay = standing + m_bot.waiting * DistanceMap::straightStep + m_threats.at(here);
    return best.step && best.cost < stay ? Command::move(*best.step) : waitOf(m_bot, world);
}

/// Returns a random step, if no goal is within reach: new goals may appear elsewhere.
std::optional<Command> BotMind::wander(const World &world)
{
    const Direction direction = anyDirection(world, m_luck);
    return costOfStep(world, direction) == never ? std::nullopt : std::optional(Command::move(direction));
}

void BotMind::observe(const World &world, const Command &command, const EventList &events)
{
    const bool isGain = m_patience.observe(world, command, events);
    if (events.isRefused()) {
        return;
    }
    if (command.type != Command::Type::Choose) { // takes no time and ends no step
        m_mustWait = world.isRealTime() && command.type != Command::Type::Advance;
    }
    if (changeAims(events)) {
        m_ways.forget();
    }
    if (isGain || (world.rules().contact == Contact::Fight && m_bot.kills >= 0)) {
        m_ways.recheckGoals();
    }
}
