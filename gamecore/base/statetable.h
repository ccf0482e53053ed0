#pragma once

#include "gamecore/base/rng.h"

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <vector>

// The core of all state-space searches. States are numbered from 0 in the order of discovery. A breadth-first search is
// therefore a loop over the state numbers, which ends when it has caught up with the discovered states.

/// A hash table of numbers, such as indices of states, with open addressing. Takes 8 to 16 bytes per number, but at
/// least 64 bytes. Numbers must not be negative.
class NumberTable {
public:
    /// Returns the number with this hash for which `isSame(int)` is true; -1 if there is none. `isSame` is also called
    /// for numbers with other hashes and must be false for them.
    template<typename IsSame>
    int find(std::uint64_t hash, const IsSame &isSame) const
    {
        for (std::size_t i = mixed(hash) & mask(); !m_places.empty() && m_places[i] >= 0; i = (i + 1) & mask()) {
            if (isSame(m_places[i])) {
                return m_places[i];
            }
        }
        return -1;
    }

    /// Adds a number with its hash. `hashOf(int)` must return the hash of any number added earlier; it is called when
    /// the table grows.
    template<typename HashOf>
    void add(std::uint64_t hash, int number, const HashOf &hashOf)
    {
        if (2 * (m_count + 1) > m_places.size()) {
            grow(hashOf);
        }
        put(hash, number);
        ++m_count;
    }

private:
    std::size_t mask() const { return m_places.size() - 1; }

    void put(std::uint64_t hash, int number)
    {
        std::size_t i = mixed(hash) & mask();
        while (m_places[i] >= 0) {
            i = (i + 1) & mask();
        }
        m_places[i] = number;
    }

    template<typename HashOf>
    void grow(const HashOf &hashOf)
    {
        constexpr std::size_t fewest = 16;
        std::vector<int> before(std::max(fewest, 2 * m_places.size()), -1);
        std::swap(before, m_places);
        for (const int number : before) {
            if (number >= 0) {
                put(hashOf(number), number);
            }
        }
    }

    std::vector<int> m_places; ///< the size is a power of two; -1: free
    std::size_t m_count = 0;
};

/// Returns the states on the path from the first state to `state`, without the first. `beforeOf(int)` returns the
/// predecessor of a state; `isFirst(int)` is true for the first state.
template<typename BeforeOf, typename IsFirst>
std::vector<int> wayTo(int state, const BeforeOf &beforeOf, const IsFirst &isFirst)
{
    std::vector<int> way;
    for (; !isFirst(state); state = beforeOf(state)) {
        way.push_back(state);
    }
    return {way.rbegin(), way.rend()};
}

/// The set of states that a search has found. A `State` is a number, or has `==` and a 64-bit `hash()`.
template<typename State>
class StateTable {
public:
    int count() const { return int(m_states.size()); }
    const State &at(int number) const { return m_states[std::size_t(number)]; }
    /// Returns the number of a state, or -1 if it is unknown.
    int find(const State &state) const
    {
        return m_numbers.find(hashOf(state), [&](int number) { return at(number) == state; });
    }
    /// Adds a state unless it is known. Returns its number. `before` is the number of its predecessor, -1 for none; a
    /// known state keeps its earlier predecessor.
    int add(const State &state, int before = -1)
    {
        const int known = find(state);
        if (known >= 0) {
            return known;
        }
        m_states.push_back(state);
        m_before.push_back(before);
        m_numbers.add(hashOf(state), count() - 1, [this](int number) { return hashOf(at(number)); });
        return count() - 1;
    }
    /// Returns the path to a state from its root, which has no predecessor; the path does not include the root.
    std::vector<int> wayTo(int number) const
    {
        const auto beforeOf = [this](int at) { return m_before[std::size_t(at)]; };
        return ::wayTo(number, beforeOf, [&](int at) { return beforeOf(at) < 0; });
    }

private:
    static std::uint64_t hashOf(const State &state)
    {
        if constexpr (std::integral<State>) {
            return std::uint64_t(state);
        } else {
            return state.hash();
        }
    }

    std::vector<State> m_states;
    std::vector<int> m_before;
    NumberTable m_numbers;
};

/// The successors of each state, by state number.
using StateLinks = std::vector<std::vector<int>>;

/// Returns the predecessors of each state.
inline StateLinks reversed(const StateLinks &links)
{
    StateLinks back(links.size());
    for (std::size_t from = 0; from < links.size(); ++from) {
        for (const int to : links[from]) {
            back[std::size_t(to)].push_back(int(from));
        }
    }
    return back;
}

/// Returns a mark for each state: true for the states marked in `marked` and all states reachable from these.
inline std::vector<bool> reachableFrom(std::vector<bool> marked, const StateLinks &links)
{
    std::vector<int> waiting;
    for (int state = 0; state < int(marked.size()); ++state) {
        if (marked[std::size_t(state)]) {
            waiting.push_back(state);
        }
    }
    while (!waiting.empty()) {
        const int from = waiting.back();
        waiting.pop_back();
        for (const int to : links[std::size_t(from)]) {
            if (!marked[std::size_t(to)]) {
                marked[std::size_t(to)] = true;
                waiting.push_back(to);
            }
        }
    }
    return marked;
}

/// Returns a mark for each state: true for `state` and all states reachable from it.
inline std::vector<bool> reachableFrom(int state, const StateLinks &links)
{
    std::vector<bool> marked(links.size(), false);
    marked[std::size_t(state)] = true;
    return reachableFrom(std::move(marked), links);
}
