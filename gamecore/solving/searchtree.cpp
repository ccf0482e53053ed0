#include "gamecore/solving/searchtree.h"

#include "gamecore/base/statetable.h"
#include "gamecore/data/effect.h"
#include "gamecore/data/kind.h"
#include "gamecore/rules/effects.h"
#include "gamecore/rules/sight.h"
#include "gamecore/rules/turn.h"
#include "gamecore/solving/solution.h"
#include "gamecore/world/event.h"

#include <algorithm>

namespace {

/// Distance in cells within which a monster makes every moment count.
constexpr int nearbyCells = 6;

class ChoiceList {
public:
    ChoiceList(const World &world, int stepMs, std::vector<Command> &choices)
        : m_world(world), m_stepMs(stepMs), m_choices(choices)
    {
    }

    void addAll()
    {
        if (m_world.character().choicesDue > 0) {
            for (const Growth growth : {Growth::Hp, Growth::Power, Growth::Defense}) {
                m_choices.push_back(Command::choose(growth));
            }
            return;
        }
        addWait();
        addUses();
        addOnTheSpot();
        for (int i = 0; i < directionCount; i += m_world.rules().moves == 8 ? 1 : 2) {
            addStep(Direction(i));
        }
    }

private:
    bool isNearby(ActorId id) const
    {
        const Point way = m_world.actor(id).cell - m_world.hero().cell;
        return m_world.isAlive(id) && qMax(qAbs(way.x), qAbs(way.y)) <= nearbyCells;
    }

    void addWait()
    {
        if (!m_world.isRealTime()) {
            m_choices.push_back(Command::wait());
            return;
        }
        bool isCrowded = false;
        qint64 due = longestAdvance;
        for (ActorId id = heroId + 1; id <= m_world.actorCount(); ++id) {
            isCrowded = isCrowded || isNearby(id);
            due = m_world.isAlive(id) ? qMin(due, m_world.actor(id).nextActionMs - m_world.timeMs()) : due;
        }
        if (m_world.monstersLeft() > 0) {
            m_choices.push_back(Command::advance(isCrowded ? int(qMax<qint64>(1, due)) : m_stepMs));
        }
    }

    void addStep(Direction direction)
    {
        const Point from = m_world.hero().cell;
        const Point to = from + stepOf(direction);
        if (!m_world.isStepOpen(from, direction) && !opens(direction, to)) {
            return;
        }
        m_choices.push_back(Command::move(direction));
    }

    bool opens(Direction direction, Point to) const
    {
        if (!m_world.size().contains(to) || !isStraight(direction)) {
            return false;
        }
        const Terrain &door = m_world.terrainAt(to);
        const bool isLocked = !door.openedBy.isEmpty();
        return door.isDoor() && !door.isGate && !door.isWalkable
               && (!isLocked || m_world.keyFor(door) != CellIndex::none);
    }

    void addOnTheSpot()
    {
        const Point cell = m_world.hero().cell;
        if (m_world.lowestItemAt(cell, false) != CellIndex::none) {
            m_choices.push_back(Command::pickUp());
        }
        if (m_world.terrainAt(cell).feature == Feature::Stairs && !m_world.stage().isDungeon) {
            m_choices.push_back(Command::descend());
        }
    }

    /// Adds the use of items; of several items of one kind only the first.
    void addUses()
    {
        for (char letter = 'a'; letter < 'a' + largestBag; ++letter) {
            const int item = m_world.itemWithLetter(letter);
            if (item != CellIndex::none && !isKnown(letter)) {
                addUse(letter, item);
            }
        }
    }

    bool isKnown(char letter) const
    {
        const Item &item = m_world.item(m_world.itemWithLetter(letter));
        for (char other = 'a'; other < letter; ++other) {
            const int known = m_world.itemWithLetter(other);
            if (known != CellIndex::none && m_world.item(known).kind == item.kind
                && m_world.item(known).isWorn == item.isWorn) {
                return true;
            }
        }
        return false;
    }

    void addUse(char letter, int item)
    {
        const Kind &kind = m_world.kindOfItem(item);
        if (kind.isWearable()) {
            if (!m_world.item(item).isWorn && isBetter(kind)) {
                m_choices.push_back(Command::use(letter));
            }
        } else if (!kind.effects.empty() && kind.targeting.needsCell()) {
            addAims(letter, kind);
        } else if (!kind.effects.empty() && reasonAgainstUse(m_world, kind, nullptr) == Reason::None) {
            m_choices.push_back(Command::use(letter));
        }
    }

    bool isBetter(const Kind &kind) const
    {
        const int worn = m_world.itemInSlot(kind.slot);
        if (worn == CellIndex::none) {
            return true;
        }
        const Kind &other = m_world.kindOfItem(worn);
        return kind.power > other.power || kind.defense > other.defense || kind.maxHp > other.maxHp;
    }

    void addAims(char letter, const Kind &kind)
    {
        for (ActorId id = heroId + 1; id <= m_world.actorCount(); ++id) {
            const Point cell = m_world.actor(id).cell;
            if (!m_world.isAlive(id) || !m_world.isVisible(cell)) {
                continue;
            }
            addAim(letter, kind, cell);
            if (kind.targeting.target == Targeting::Target::Area) {
                const Point way = cell - m_world.hero().cell;
                addAim(letter, kind, cell + Point{(way.x > 0) - (way.x < 0), (way.y > 0) - (way.y < 0)});
            }
        }
    }

    void addAim(char letter, const Kind &kind, Point cell)
    {
        const Command aimed = Command::use(letter, cell);
        if (reasonAgainstUse(m_world, kind, &cell) == Reason::None
            && std::find(m_choices.begin(), m_choices.end(), aimed) == m_choices.end()) {
            m_choices.push_back(aimed);
        }
    }

    const World &m_world;
    int m_stepMs;
    std::vector<Command> &m_choices;
};

/// True if addChoices() covers all uses of a kind. Areas may be aimed at other cells, and a confused hero may be better
/// off with weaker equipment.
bool leavesNoChoice(const Kind &kind)
{
    const bool mayConfuse = rowOf(kind.targeting.target).hasHero
                            && std::any_of(kind.effects.begin(), kind.effects.end(),
                                           [](const Effect &effect) { return effect.type == Effect::Type::Status; });
    return kind.effects.empty() || (kind.targeting.target != Targeting::Target::Area && !mayConfuse);
}

} // namespace

void addChoices(const World &world, int stepMs, std::vector<Command> &choices)
{
    ChoiceList(world, stepMs, choices).addAll();
}

bool hasAllChoices(const World &world)
{
    bool isWhole = int(world.items().size()) <= largestBag && !(world.isRealTime() && world.monstersLeft() > 0);
    for (int i = 0; i < int(world.items().size()) && isWhole; ++i) {
        isWhole = leavesNoChoice(world.kindOfItem(i));
    }
    return isWhole;
}

Fate playChoice(PacedWorld &paced, const Command &command, int stepMs, EventList &events, std::vector<Command> *played)
{
    World &world = paced.world;
    const auto play = [&](const Command &next) {
        playTurn(world, next, events);
        if (played) {
            played->push_back(next);
        }
        return !events.isRefused() && !hasHeroDied(events);
    };
    if (!play(command)) {
        return Fate::Ends;
    }
    paced.pauseMs = world.isRealTime() && command.type == Command::Type::Move ? stepMs : paced.pauseMs;
    while (paced.pauseMs > 0 && world.status() == Status::Playing && world.character().choicesDue == 0) {
        const qint64 before = world.timeMs();
        if (!play(Command::advance(qMin(paced.pauseMs, longestAdvance)))) {
            return Fate::Ends;
        }
        paced.pauseMs -= int(world.timeMs() - before);
    }
    return world.status() == Status::Won ? Fate::Won : Fate::GoesOn;
}

namespace {

qint64 bytesOfState(const WorldState &state, Size size)
{
    constexpr qint64 bookkeeping = 96;
    const auto sizeOf = [](const auto &values) { return qint64(values.size()) * qint64(sizeof(values.front())); };
    return qint64(sizeof(WorldState)) + bookkeeping + sizeOf(state.actors) + sizeOf(state.items)
           + sizeOf(state.openedDoors) + size.area() / 8;
}

} // namespace

SearchTree::SearchTree(const World &start, int stepMs, qint64 bytesAtOneSpacing)
    : m_start{start}, m_world{start}, m_stepMs(stepMs), m_bytesAtOneSpacing(bytesAtOneSpacing)
{
    m_nodes.push_back({});
}

int SearchTree::add(int parent, const Command &command)
{
    m_nodes.push_back({parent, command});
    return count() - 1;
}

/// Makes m_world the world of state `number`, by replay from the nearest available state.
void SearchTree::goTo(int number)
{
    const auto isThere = [this](int at) { return at == 0 || at == m_current || m_kept.contains(at); };
    const std::vector<int> way = wayTo(
        number, [this](int at) { return parentOf(at); }, isThere);
    const int from = way.empty() ? number : parentOf(way.front());
    if (from != m_current) {
        const auto kept = m_kept.find(from);
        if (kept == m_kept.end()) {
            m_world = m_start;
        } else {
            m_world.world.resume(kept->second.state);
            lookAround(m_world.world);
            m_world.pauseMs = kept->second.pauseMs;
        }
    }
    EventList events;
    for (const int at : way) {
        playChoice(m_world, commandOf(at), m_stepMs, events);
    }
    m_current = number;
    if (int(way.size()) >= m_spacing) {
        keep(number);
    }
}

void SearchTree::keep(int number)
{
    const WorldState &state = m_world.world.state();
    m_kept.emplace(number, Kept{state, m_world.pauseMs});
    m_bytes += bytesOfState(state, m_world.world.size());
    if (m_bytes > m_bytesAtOneSpacing) {
        m_bytes = 0;
        m_spacing *= 2;
    }
}

const PacedWorld &SearchTree::worldOf(int number)
{
    goTo(number);
    return m_world;
}

std::vector<Command> SearchTree::commandsTo(int number) const
{
    std::vector<Command> commands;
    PacedWorld world = m_start;
    EventList events;
    for (const int at : wayTo(
             number, [this](int at) { return parentOf(at); }, [](int at) { return at <= 0; })) {
        playChoice(world, commandOf(at), m_stepMs, events, &commands);
    }
    return commands;
}
