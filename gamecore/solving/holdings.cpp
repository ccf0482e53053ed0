#include "gamecore/solving/holdings.h"

#include "gamecore/base/rng.h"

#include <algorithm>
#include <bit>

void Holdings::addAll(const Holdings &other)
{
    for (std::size_t i = 0; i < m_words.size(); ++i) {
        m_words[i] |= other.m_words[i];
    }
}

int Holdings::count() const
{
    int count = 0;
    for (const Word word : m_words) {
        count += std::popcount(word);
    }
    return count;
}

int Holdings::countOf(const std::vector<int> &bits) const
{
    return int(std::count_if(bits.begin(), bits.end(), [this](int bit) { return has(bit); }));
}

bool Holdings::covers(const Holdings &other, const Holdings &exact) const
{
    for (std::size_t i = 0; i < m_words.size(); ++i) {
        const Word lacking = other.m_words[i] & ~m_words[i];
        const Word differing = (other.m_words[i] ^ m_words[i]) & exact.m_words[i];
        if ((lacking | differing) != 0) {
            return false;
        }
    }
    return true;
}

std::size_t Holdings::hash() const
{
    std::uint64_t hash = 0;
    for (const Word word : m_words) {
        hash = mixed(hash ^ word);
    }
    return std::size_t(hash);
}

int HoldingsBook::find(const Holdings &holdings) const
{
    const auto last = m_last.find(holdings.hash());
    int number = last == m_last.end() ? -1 : last->second;
    while (number >= 0 && at(number) != holdings) {
        number = m_next[std::size_t(number)];
    }
    return number;
}

int HoldingsBook::numberOf(const Holdings &holdings)
{
    const int known = find(holdings);
    if (known >= 0) {
        return known;
    }
    const auto [last, isNew] = m_last.try_emplace(holdings.hash(), -1);
    m_all.push_back(holdings);
    m_next.push_back(last->second);
    last->second = count() - 1;
    return last->second;
}
