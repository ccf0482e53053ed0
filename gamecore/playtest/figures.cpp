#include "gamecore/playtest/figures.h"

#include <algorithm>
#include <functional>

namespace {

constexpr std::array<char, gameEndCount> gradeLetters{'w', 'l', 'g'};

template<typename Counts>
void addEach(Counts &to, const Counts &from)
{
    std::transform(from.begin(), from.end(), to.begin(), to.begin(), std::plus<>());
}

template<typename Key>
void addKeys(std::map<Key, qint64> &to, const std::map<Key, qint64> &from)
{
    for (const auto &[key, count] : from) {
        to[key] += count;
    }
}

} // namespace

std::optional<double> LevelFigures::meanHpLeft() const
{
    qint64 games = 0;
    double sum = 0;
    for (int tenth = 0; tenth <= tenths; ++tenth) {
        const qint64 count = hpLeft[std::size_t(tenth)];
        games += count;
        sum += double(count) * std::min(1.0, (tenth + 0.5) / tenths);
    }
    return games == 0 ? std::nullopt : std::optional(sum / double(games));
}

std::optional<std::pair<QString, qint64>> mostOf(const KeyCounts &counts)
{
    const auto most = std::max_element(counts.begin(), counts.end(),
                                       [](const auto &a, const auto &b) { return a.second < b.second; });
    return most == counts.end() ? std::nullopt : std::optional(std::pair(most->first, most->second));
}

void LevelFigures::merge(const LevelFigures &other)
{
    size = size == Size() ? other.size : size;
    entered += other.entered;
    left += other.left;
    nearMisses += other.nearMisses;
    addEach(ended, other.ended);
    addEach(reached, other.reached);
    addEach(lostAt, other.lostAt);
    addEach(hpLeft, other.hpLeft);
    for (const KeyCountsRow &row : keyCountsRows) {
        addKeys(this->*row.counts, other.*row.counts);
    }
    for (const CellCountsRow &row : cellCountsRows) {
        addKeys(this->*row.counts, other.*row.counts);
    }
}

qint64 BotFigures::games() const
{
    qint64 games = 0;
    for (const auto &[first, row] : ends) {
        games += row.size();
    }
    return games;
}

qint64 BotFigures::count(GameEnd end) const
{
    qint64 games = 0;
    for (const auto &[first, row] : ends) {
        games += row.count(gradeLetters[std::size_t(end)]);
    }
    return games;
}

std::optional<char> BotFigures::endOf(qint64 seed) const
{
    const auto after = ends.upper_bound(seed);
    if (after == ends.begin()) {
        return std::nullopt;
    }
    const auto &[first, row] = *std::prev(after);
    return seed - first < row.size() ? std::optional(row.at(seed - first)) : std::nullopt;
}

void BotFigures::addEnd(std::uint64_t seed, GameEnd end)
{
    const char letter = gradeLetters[std::size_t(end)];
    auto after = ends.upper_bound(qint64(seed));
    if (after != ends.begin()) {
        auto before = std::prev(after);
        if (before->first + before->second.size() == qint64(seed)) {
            before->second += letter;
            return;
        }
    }
    ends.emplace(qint64(seed), QByteArray(1, letter));
}

void BotFigures::merge(const BotFigures &other)
{
    bot = bot.isEmpty() ? other.bot : bot;
    commands += other.commands;
    playedOn += other.playedOn;
    deathsUntilWon += other.deathsUntilWon;
    addKeys(stepsToWin, other.stepsToWin);
    for (const auto &[first, row] : other.ends) {
        ends[first] += row;
    }
    for (auto row = ends.begin(); row != ends.end();) { // join rows whose seeds are contiguous
        const auto next = std::next(row);
        if (next != ends.end() && row->first + row->second.size() == next->first) {
            row->second += next->second;
            ends.erase(next);
        } else {
            row = next;
        }
    }
    places.resize(std::max(places.size(), other.places.size()));
    for (std::size_t i = 0; i < other.places.size(); ++i) {
        places[i].merge(other.places[i]);
    }
}
