#pragma once

#include <QtGlobal>

#include <array>
#include <cstdint>
#include <vector>

/// Numbered things in the order of a value (Dial's queue): each insert and remove takes constant time, and memory is
/// what reserve() took. A thing is in it at most once. The values inside at one time must lie within `span` of each
/// other, which holds for a search whose single steps cost less than that.
class BucketQueue {
public:
    static constexpr int span = 1024;
    static constexpr std::uint32_t none = 0xffffffff;

    BucketQueue() { m_first.fill(none); }

    /// Makes room for things 0..count-1. Keeps what is inside, never shrinks.
    void reserve(std::size_t count);

    bool isEmpty() const { return m_count == 0; }
    bool contains(std::uint32_t thing) const { return m_links[thing].next != loose; }
    /// One of the things with that value, or `none`.
    std::uint32_t first(int value) const { return m_first[bucketOf(value)]; }
    /// The smallest value inside, given that none is below `from`. The queue must not be empty.
    int smallest(int from) const;

    /// `thing` must not be inside.
    void insert(std::uint32_t thing, int value);
    /// `thing` must be inside under that value.
    void remove(std::uint32_t thing, int value);

private:
    static constexpr std::uint32_t loose = 0xfffffffe;
    static constexpr int wordBits = 64;

    struct Links {
        std::uint32_t previous = none;
        std::uint32_t next = loose;
    };

    static std::size_t bucketOf(int value) { return std::size_t(unsigned(value) % unsigned(span)); }

    std::array<std::uint32_t, span> m_first;
    std::array<std::uint64_t, span / wordBits> m_occupied{}; ///< one bit a bucket
    std::vector<Links> m_links;
    int m_count = 0;
};
