#pragma once

#include "gamecore/base/rng.h"

#include <QtGlobal>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

/// A set of numbers in 0..size-1, one bit for each. Scanning tests 64 numbers at a time, which is fast for sparse sets.
/// Sets that are compared or combined must have the same size.
class NumberSet {
public:
    static constexpr int none = -1;

    NumberSet() = default;
    /// Makes an empty set.
    explicit NumberSet(int size) : m_words(std::size_t(size + wordBits - 1) / wordBits, 0) {}

    bool contains(int number) const { return (m_words[wordOf(number)] & bitOf(number)) != 0; }
    void insert(int number) { m_words[wordOf(number)] |= bitOf(number); }
    void remove(int number) { m_words[wordOf(number)] &= ~bitOf(number); }
    void insertAll(const NumberSet &other)
    {
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            m_words[i] |= other.m_words[i];
        }
    }
    void clear() { m_words.assign(m_words.size(), 0); }

    int count() const
    {
        int count = 0;
        for (const std::uint64_t word : m_words) {
            count += std::popcount(word);
        }
        return count;
    }
    /// Returns the number of elements of `numbers` that are in the set.
    int countOf(const std::vector<int> &numbers) const
    {
        return int(std::count_if(numbers.begin(), numbers.end(), [this](int number) { return contains(number); }));
    }
    /// True if this set contains all numbers of `other`, and further numbers only if they are not in `exact`.
    bool covers(const NumberSet &other, const NumberSet &exact) const
    {
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            const std::uint64_t lacking = other.m_words[i] & ~m_words[i];
            const std::uint64_t differing = (other.m_words[i] ^ m_words[i]) & exact.m_words[i];
            if ((lacking | differing) != 0) {
                return false;
            }
        }
        return true;
    }
    std::uint64_t hash() const
    {
        std::uint64_t hash = 0;
        for (const std::uint64_t word : m_words) {
            hash = mixed(hash ^ word);
        }
        return hash;
    }

    friend bool operator==(const NumberSet &, const NumberSet &) = default;

    /// Returns the lowest number, not below `from`, that is in any of the sets; `none` if there is none. `from` must
    /// not be negative.
    template<typename... Sets>
    static int firstInAny(int from, const NumberSet &set, const Sets &...others)
    {
        std::uint64_t above = ~std::uint64_t(0) << unsigned(from % wordBits);
        for (std::size_t i = wordOf(from); i < set.m_words.size(); ++i) {
            if (const std::uint64_t bits = (set.m_words[i] | ... | others.m_words[i]) & above; bits != 0) {
                return int(i) * wordBits + std::countr_zero(bits);
            }
            above = ~std::uint64_t(0);
        }
        return none;
    }

    /// Calls `use(int)` with each number in ascending order.
    template<typename Use>
    void forEach(const Use &use) const
    {
        for (int number = firstInAny(0, *this); number != none; number = firstInAny(number + 1, *this)) {
            use(number);
        }
    }

private:
    static constexpr int wordBits = 64;

    static std::size_t wordOf(int number) { return std::size_t(number) / wordBits; }
    static std::uint64_t bitOf(int number) { return std::uint64_t(1) << unsigned(number % wordBits); }

    std::vector<std::uint64_t> m_words;
};
