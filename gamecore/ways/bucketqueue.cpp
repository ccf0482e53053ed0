#include "gamecore/ways/bucketqueue.h"

#include <bit>

void BucketQueue::reserve(std::size_t count)
{
    if (count > m_links.size()) {
        m_links.resize(count);
    }
}

int BucketQueue::smallest(int from) const
{
    Q_ASSERT(m_count > 0);
    const std::size_t start = bucketOf(from);
    std::size_t word = start / wordBits;
    std::uint64_t bits = m_occupied[word] & (~std::uint64_t(0) << (start % wordBits));
    while (bits == 0) {
        word = (word + 1) % m_occupied.size();
        bits = m_occupied[word];
    }
    const std::size_t bucket = word * wordBits + std::size_t(std::countr_zero(bits));
    return from + int((bucket + std::size_t(span) - start) % std::size_t(span));
}

void BucketQueue::insert(std::uint32_t thing, int value)
{
    Q_ASSERT(!contains(thing));
    const std::size_t bucket = bucketOf(value);
    const std::uint32_t second = m_first[bucket];
    m_links[thing] = {none, second};
    if (second != none) {
        m_links[second].previous = thing;
    }
    m_first[bucket] = thing;
    m_occupied[bucket / wordBits] |= std::uint64_t(1) << (bucket % wordBits);
    ++m_count;
}

void BucketQueue::remove(std::uint32_t thing, int value)
{
    Q_ASSERT(contains(thing));
    const std::size_t bucket = bucketOf(value);
    const auto [previous, next] = m_links[thing];
    if (previous != none) {
        m_links[previous].next = next;
    } else {
        Q_ASSERT(m_first[bucket] == thing);
        m_first[bucket] = next;
    }
    if (next != none) {
        m_links[next].previous = previous;
    }
    if (m_first[bucket] == none) {
        m_occupied[bucket / wordBits] &= ~(std::uint64_t(1) << (bucket % wordBits));
    }
    m_links[thing] = {};
    --m_count;
}
