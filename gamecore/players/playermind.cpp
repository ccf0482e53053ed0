#include "gamecore/players/playermind.h"

#include "gamecore/data/kind.h"
#include "gamecore/play/danger.h"
#include "gamecore/play/explore.h"
#include "gamecore/players/itemuse.h"
#include "gamecore/rules/duel.h"
#include "gamecore/rules/harm.h"
#include "gamecore/world/event.h"

#include <algorithm>
#include <limits>

namespace {

constexpr int never = std::numeric_limits<int>::max();
/// Commands without a gain after which he keeps clear of one possible action of a monster less.
constexpr int boldAfter = 80;
/// Half steps that he stays away from foes that he would have to pass, for each blow that one of them takes.
constexpr int blowCost = 2 * DistanceMap::straightStep;
constexpr int growthCount = 3;
/// Decisions that a way is gone on with while something new is seen with each step.
constexpr int longestKept = 8;

/// Whether an event changes what draws him or how he gets there.
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

/// How much the goals draw that draw most.
int pullOf(const std::vector<DistanceMap::Goal> &goals)
{
    int least = 0;
    for (const DistanceMap::Goal &goal : goals) {
        least = std::min(least, goal.value);
    }
    return least;
}

} // namespace

PlayerMind::PlayerMind(const Player &player, std::uint64_t seed, WaysBook &book)
    : m_player(player), m_luck(seed), m_book(book), m_attraction(player)
{
}

int PlayerMind::draw(int limit)
{
    return m_luck.below({.who = 0, .purpose = 0, .count = m_draws++}, limit);
}

void PlayerMind::enter(const World &world)
{
    m_perception.begin();
    m_attraction.begin(world);
    m_ways = nullptr;
    m_harm = HeroSteps::Harm::Avoided;
    m_refused.clear();
    m_idle = 0;
    m_explored = world.state().explored.hash();
}

bool PlayerMind::isRefused(const Command &command) const
{
    return std::find(m_refused.begin(), m_refused.end(), command) != m_refused.end();
}

std::optional<Command> PlayerMind::possible(const std::optional<Command> &command) const
{
    return command && !isRefused(*command) ? command : std::nullopt;
}

std::optional<Command> PlayerMind::next(const World &world)
{
    if (world.status() != Status::Playing || m_idle >= longestPatience) {
        return std::nullopt;
    }
    if (world.character().choicesDue > 0) {
        return possible(Command::choose(growth(world)));
    }
    if (m_mustWait) {
        return Command::advance(m_player.stepMs);
    }
    look(world);
    const bool slips = m_player.slip > 0 && draw(100) < m_player.slip;
    const std::optional<Command> other = slips ? possible(slip(world)) : std::nullopt;
    return other ? other : decide(world);
}

/// The first of his concerns that knows something to do that was not refused just now.
std::optional<Command> PlayerMind::decide(const World &world)
{
    constexpr std::array concerns{&PlayerMind::help, &PlayerMind::fight, &PlayerMind::take,
                                  &PlayerMind::rest, &PlayerMind::walk,  &PlayerMind::wander};
    for (const auto concern : concerns) {
        if (const std::optional<Command> command = possible((this->*concern)(world))) {
            return command;
        }
    }
    return possible(wait(world));
}

Command PlayerMind::wait(const World &world) const
{
    return world.isRealTime() ? Command::advance(m_player.stepMs) : Command::wait();
}

void PlayerMind::look(const World &world)
{
    m_perception.look(world, m_player.reactionMs);
    m_threats.begin(world.hero().cell);
    m_fray.look(world, m_perception.monsters(), m_player, despair());
    const int actions = std::max(1, m_player.caution - m_idle / boldAfter);
    for (const Seen &foe : m_fray.foes()) {
        if (m_fray.isFeared() && !world.isHeroSafe()) {
            const int weight = m_fray.weightOf(world, foe.id) * m_player.danger / 100;
            m_threats.add(world, {.monster = foe, .weight = weight}, actions);
        }
    }
    ++m_keptFor;
    if (!m_ways || m_hasNews) {
        findWays(world);
    }
}

/// Whether the best goal is still one, and nothing that draws more has come up.
bool PlayerMind::isOnTheWay(const World &world, const std::vector<DistanceMap::Goal> &goals) const
{
    const std::optional<DistanceMap::Goal> aim = m_ways ? m_ways->best() : std::nullopt;
    return aim && m_keptFor < longestKept && m_pull == pullOf(goals) && aim->cell != world.hero().cell
           && std::any_of(goals.begin(), goals.end(), [&aim](const DistanceMap::Goal &goal) {
                  return goal.cell == aim->cell && goal.value == aim->value;
              });
}

/// The steps that he takes, whoever is in the way.
HeroSteps PlayerMind::stepsIn(const World &world) const
{
    return {world, {.others = HeroSteps::Others::Ignored, .locks = HeroSteps::Locks::Opened, .harm = m_harm}};
}

/// Ground that hurts is walked on only where nothing else leads on.
void PlayerMind::findWays(const World &world)
{
    const std::vector<DistanceMap::Goal> &goals = m_attraction.find(world);
    m_hasNews = false;
    if (isOnTheWay(world, goals)) {
        return;
    }
    m_keptFor = 0;
    m_pull = pullOf(goals);
    findCrowd(world);
    for (const HeroSteps::Harm harm : {HeroSteps::Harm::Avoided, HeroSteps::Harm::Endured}) {
        m_harm = harm;
        m_ways = &m_book.find(stepsIn(world), goals, m_crowd);
        if (m_ways->value(world.hero().cell) != HeroWays::unreached) {
            return;
        }
    }
}

/// Those who stand where they are and are not to be beaten.
void PlayerMind::findCrowd(const World &world)
{
    m_crowd.clear();
    for (const Seen &seen : m_perception.monsters()) {
        const bool stays = rowOf(world.actor(seen.id).behavior).walk == BehaviorRow::Walk::Nowhere;
        const bool isFought = world.rules().contact == Contact::Fight && hitsToKill(world, heroId, seen.id);
        if (world.rules().contact != Contact::Kills && (stays || !isFought)) {
            m_crowd.push_back(seen.cell);
        }
    }
}

bool PlayerMind::thinksOfTools()
{
    return m_player.tools == 100 || (m_player.tools > 0 && draw(100) < m_player.tools);
}

std::optional<Command> PlayerMind::help(const World &world)
{
    if (const std::optional<Command> better = bestToWear(world)) {
        return better;
    }
    if (!thinksOfTools()) {
        return std::nullopt;
    }
    const int hp = world.hero().hp;
    const bool isWeak = 100 * hp <= (m_player.danger > 0 ? 40 : 20) * world.maxHp(heroId);
    const bool mayDie = !m_fray.isEmpty() && world.rules().contact == Contact::Fight && m_fray.loss() >= hp
                        && 100 * hp <= 70 * world.maxHp(heroId);
    return isWeak || mayDie ? bestRemedy(world) : std::nullopt;
}

/// Weapons first; then blows, unless there is a way out.
std::optional<Command> PlayerMind::fight(const World &world)
{
    if (m_fray.isEmpty()) {
        return std::nullopt;
    }
    const bool isCaught = m_threats.at(world.hero().cell) > 0;
    const bool mayUseUp = m_fray.isFeared() && isCaught;
    if (const std::optional<Command> use =
            thinksOfTools() ? possible(bestWeapon(world, m_fray, mayUseUp)) : std::nullopt) {
        return use;
    }
    const Seen *weakest = world.rules().contact == Contact::Fight ? m_fray.weakestBeside(world) : nullptr;
    if (!weakest) {
        return std::nullopt;
    }
    const std::optional<Command> blow = Command::move(*directionOf(weakest->cell - world.hero().cell));
    if (!m_fray.isFeared()) {
        return blow;
    }
    const std::optional<Command> flight = walk(world);
    const bool getsAway =
        flight && flight->type == Command::Type::Move
        && m_threats.at(world.hero().cell + stepOf(flight->direction)) < m_threats.at(world.hero().cell);
    return getsAway ? flight : blow;
}

std::optional<Command> PlayerMind::take(const World &world)
{
    return mayTake(world) && m_attraction.isWanted(world, world.lowestItemAt(world.hero().cell, false))
               ? std::optional(Command::pickUp())
               : std::nullopt;
}

std::optional<Command> PlayerMind::rest(const World &world)
{
    const bool isWounded = 100 * world.hero().hp < m_player.rest * world.maxHp(heroId);
    const bool isTired = isWounded && healsByWaiting(world.rules());
    const bool isConfused = world.hero().statuses.has(StatusEffect::Confused);
    return m_fray.isEmpty() && !world.isRealTime() && (isTired || isConfused) ? std::optional(wait(world))
                                                                              : std::nullopt;
}

/// How far it is by a step, with what is feared of where it leads; `never` for one that he does not take.
int PlayerMind::scoreOf(const World &world, Direction direction) const
{
    const HeroSteps steps = stepsIn(world);
    const Point from = world.hero().cell;
    if (isRefused(Command::move(direction)) || !steps.canStep(from, direction) || !steps.isEndKnown(from, direction)) {
        return never;
    }
    const Point next = from + stepOf(direction);
    const Point end = steps.endOf(from, direction);
    const int distance = m_ways->value(end) == HeroWays::unreached ? 0 : m_ways->value(end);
    int score = distance + steps.costOf(next, direction) + m_threats.at(end);
    if (world.rules().contact != Contact::Kills && isMet(world, next)) {
        const std::optional<int> hits = hitsToKill(world, heroId, world.monsterAt(next));
        const bool isFought = world.rules().contact == Contact::Fight && hits && !m_fray.isFeared();
        score = isFought ? score + std::min(*hits, 1000) * blowCost : never;
    }
    return score;
}

std::optional<Command> PlayerMind::walk(const World &world)
{
    const Point here = world.hero().cell;
    const int distance = m_ways->value(here);
    const bool isThreatened = !m_threats.isEmpty();
    if (distance == HeroWays::unreached && !isThreatened) {
        return std::nullopt;
    }
    const bool isOnStairs = world.terrainAt(here).feature == Feature::Stairs;
    int best = never;
    std::optional<Direction> step;
    const int stride = world.rules().moves == directionCount ? 1 : 2;
    for (int parity = 0; parity < 3 - stride; ++parity) {
        for (int i = parity; i < directionCount; i += 2) {
            if (const int score = scoreOf(world, Direction(i)); score < best) {
                best = score;
                step = Direction(i);
            }
        }
    }
    const int standing = distance == HeroWays::unreached ? 0 : distance;
    if (isOnStairs && (best == never || best > standing)) {
        if (const std::optional<Command> descent = possible(Command::descend())) {
            return descent;
        }
    }
    const int stay = standing + m_player.waiting * DistanceMap::straightStep + m_threats.at(here);
    return step && best < stay ? Command::move(*step) : wait(world);
}

/// Nothing draws him that he can come to: perhaps something will if he goes elsewhere.
std::optional<Command> PlayerMind::wander(const World &world)
{
    const int stride = world.rules().moves == directionCount ? 1 : 2;
    const auto direction = Direction(draw(directionCount / stride) * stride);
    return scoreOf(world, direction) == never ? std::nullopt : std::optional(Command::move(direction));
}

/// Another key than he meant. Those who do nothing else try everything.
Command PlayerMind::slip(const World &world)
{
    const bool isOnStairs = world.terrainAt(world.hero().cell).feature == Feature::Stairs;
    const int roll = draw(100);
    if (roll < 50 && m_player.slip == 100 && isOnStairs) {
        return Command::descend();
    }
    if (roll < 50 && m_player.slip == 100 && mayTake(world)) {
        return Command::pickUp();
    }
    if (roll < 10 && m_player.slip == 100) {
        const auto letter = char('a' + draw(largestBag));
        const std::vector<Seen> &seen = m_perception.monsters();
        return seen.empty() ? Command::use(letter)
                            : Command::use(letter, seen[std::size_t(draw(int(seen.size())))].cell);
    }
    if (roll < 20) {
        return wait(world);
    }
    const int stride = world.rules().moves == directionCount ? 1 : 2;
    return Command::move(Direction(draw(directionCount / stride) * stride));
}

Growth PlayerMind::growth(const World &world)
{
    switch (m_player.growth) {
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
    return Growth(draw(growthCount));
}

void PlayerMind::observe(const World &world, const Command &command, const EventList &events)
{
    if (events.isRefused()) {
        m_refused.push_back(command);
        ++m_idle;
        return;
    }
    m_refused.clear();
    const bool isTime = command.type == Command::Type::Advance;
    m_mustWait = world.isRealTime() && !isTime && command.type != Command::Type::Choose;
    bool isGain = false;
    for (const Event &event : events) {
        isGain = isGain || changesAims(event);
    }
    m_ways = isGain ? nullptr : m_ways;
    if (const std::uint64_t explored = world.state().explored.hash(); explored != m_explored) {
        m_explored = explored;
        isGain = true;
    }
    // Somebody who rests is not at a loss.
    const bool isResting =
        command.type == Command::Type::Wait && healsByWaiting(world.rules()) && world.hero().hp < world.maxHp(heroId);
    m_idle = isGain ? 0 : isResting ? m_idle : m_idle + 1;
    m_hasNews = isGain || (world.rules().contact == Contact::Fight && m_player.kills >= 0);
}
