#pragma once

#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

/// What a hero has taken, picked up, opened and pressed so far: a bit each. All of it is for good, so bits are only
/// ever added. ClockworkGround says which bit means what.
class Holdings {
public:
    using Word = std::uint64_t;

    explicit Holdings(int bits = 0) : m_words(std::size_t(bits + wordBits - 1) / wordBits, 0) {}

    bool has(int bit) const { return (m_words[wordOf(bit)] & maskOf(bit)) != 0; }
    void add(int bit) { m_words[wordOf(bit)] |= maskOf(bit); }
    void addAll(const Holdings &other);

    int count() const;
    /// How many of some bits it has.
    int countOf(const std::vector<int> &bits) const;
    /// Whether it has all that `other` has, and of the bits in `exact` neither more nor less.
    bool covers(const Holdings &other, const Holdings &exact) const;
    std::size_t hash() const;

    friend bool operator==(const Holdings &, const Holdings &) = default;

private:
    static constexpr int wordBits = 64;

    static std::size_t wordOf(int bit) { return std::size_t(bit) / wordBits; }
    static Word maskOf(int bit) { return Word(1) << unsigned(bit % wordBits); }

    std::vector<Word> m_words;
};

/// Holdings that were met, each once, under numbers from 0 in the order in which they were met. Copied for each search:
/// some hundred bytes each.
class HoldingsBook {
public:
    int count() const { return int(m_all.size()); }
    const Holdings &at(int number) const { return m_all[std::size_t(number)]; }
    /// The number of holdings; -1: they were not met.
    int find(const Holdings &holdings) const;
    /// The number of holdings, a new one if they are.
    int numberOf(const Holdings &holdings);

private:
    std::vector<Holdings> m_all;
    std::vector<int> m_next;                     ///< with the same hash; none: -1
    std::unordered_map<std::size_t, int> m_last; ///< by hash; it is only asked, never gone through
};
