#include "gamecore/solving/bestsearch.h"

#include "gamecore/solving/playhash.h"
#include "gamecore/world/event.h"

#include <algorithm>
#include <limits>

namespace {

/// Turns that a list earns by an improvement, and the limit of its lead over the others.
constexpr qint64 turnsEarned = 10;
constexpr qint64 mostTurnsAhead = 200;

} // namespace

BestSearch::BestSearch(const World &start, const SolveBounds &bounds)
    : m_tree(start, qBound(1, bounds.stepMs, longestAdvance)), m_outlook(start), m_mostStates(bounds.states),
      m_stepMs(qBound(1, bounds.stepMs, longestAdvance)), m_isWhole(hasAllChoices(start)), m_child{start}
{
}

/// Heap order: the least value first, then the newest state.
bool BestSearch::isLater(const Waiting &a, const Waiting &b)
{
    return a.value != b.value ? a.value > b.value : a.state < b.state;
}

/// True if no earlier state with the same hash had as many hit points.
bool BestSearch::isNew(const World &world)
{
    const auto number = std::size_t(m_known.add(playHashOf(world)));
    m_hitPoints.resize(std::size_t(m_known.count()), std::numeric_limits<int>::min());
    const int before = m_hitPoints[number];
    m_hitPoints[number] = qMax(before, world.hero().hp);
    return world.hero().hp > before;
}

void BestSearch::add(int parent, const Command &command, const World &world)
{
    const int state = parent < 0 ? 0 : m_tree.add(parent, command);
    m_isExpanded.push_back(false);
    const StateRating outlook = m_outlook.at(world);
    for (std::size_t i = 0; i < m_lists.size(); ++i) {
        List &list = m_lists[i];
        const qint64 value = outlook.values[i];
        if (state == 0 || value < list.best) {
            list.best = value;
            list.turns = qMax(list.turns - turnsEarned, m_mostTurns - mostTurnsAhead);
        }
        list.waiting.push_back({value, state});
        std::push_heap(list.waiting.begin(), list.waiting.end(), isLater);
    }
    const auto [type, isNewType] = m_typeOf.try_emplace(outlook.type, m_types.size());
    if (isNewType) {
        m_types.emplace_back();
        m_typeKeys.push_back(outlook.type);
    }
    m_types[type->second].push_back(state);
}

void BestSearch::expand(int state)
{
    m_isExpanded[std::size_t(state)] = true;
    const PacedWorld &world = m_tree.worldOf(state);
    EventList events;
    m_choices.clear();
    addChoices(world.world, m_stepMs, m_choices);
    for (const Command &command : m_choices) {
        m_child = world;
        const Fate fate = playChoice(m_child, command, m_stepMs, events);
        if (fate == Fate::Won) {
            m_won = m_tree.add(state, command);
            return;
        }
        if (fate == Fate::GoesOn && isNew(m_child.world)) {
            add(state, command, m_child.world);
        }
    }
}

/// Returns the next state of a list that is not expanded yet; -1 if there is none.
int BestSearch::nextOf(List &list)
{
    while (!list.waiting.empty()) {
        const int state = list.waiting.front().state;
        std::pop_heap(list.waiting.begin(), list.waiting.end(), isLater);
        list.waiting.pop_back();
        if (!m_isExpanded[std::size_t(state)]) {
            return state;
        }
    }
    return -1;
}

/// Returns a random state of a random type that is not expanded yet; -1 if there is none.
int BestSearch::nextByType()
{
    while (!m_types.empty()) {
        const auto type = std::size_t(m_rng.below(int(m_types.size())));
        std::vector<int> &states = m_types[type];
        std::swap(states[std::size_t(m_rng.below(int(states.size())))], states.back());
        const int state = states.back();
        states.pop_back();
        if (states.empty()) {
            m_typeOf.erase(m_typeKeys[type]);
            if (type + 1 < m_types.size()) {
                m_types[type] = std::move(m_types.back());
                m_typeKeys[type] = m_typeKeys.back();
                m_typeOf[m_typeKeys[type]] = type;
            }
            m_types.pop_back();
            m_typeKeys.pop_back();
        }
        if (!m_isExpanded[std::size_t(state)]) {
            return state;
        }
    }
    return -1;
}

/// Returns the next state of the list that has had the fewest turns.
int BestSearch::next()
{
    const auto first = std::min_element(m_lists.begin(), m_lists.end(),
                                        [](const List &a, const List &b) { return a.turns < b.turns; });
    if (m_typeTurns < first->turns) {
        ++m_typeTurns;
        return nextByType();
    }
    m_mostTurns = qMax(m_mostTurns, ++first->turns);
    return nextOf(*first);
}

Solvable BestSearch::search(const SolveProgress &watch, qint64 before)
{
    add(-1, {}, m_child.world);
    isNew(m_child.world);
    while (watch.mayGoOn(before + states(), before + m_mostStates - 1)) {
        const int state = next();
        if (state < 0) {
            return m_isWhole ? Solvable::Cannot : Solvable::Unknown;
        }
        expand(state);
        if (m_won >= 0) {
            return Solvable::Can;
        }
    }
    return Solvable::Unknown;
}
