#pragma once

#include "gamecore/base/rng.h"

#include <vector>

/// Numbers of states by what they are about, to find the one that is about the same: a hash table with open places,
/// which keeps its order to itself. Takes 4 to 16 bytes a state.
class SameStates {
public:
    /// The number for which `isSame(int)`, among those that were added under a hash; -1: none.
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

    /// `hashOf(int)` gives the hashes of those that were added before.
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
        constexpr std::size_t fewest = 1024;
        std::vector<int> before(std::max(fewest, 2 * m_places.size()), -1);
        std::swap(before, m_places);
        for (const int number : before) {
            if (number >= 0) {
                put(hashOf(number), number);
            }
        }
    }

    std::vector<int> m_places; ///< as many as a power of two; -1: free
    std::size_t m_count = 0;
};
