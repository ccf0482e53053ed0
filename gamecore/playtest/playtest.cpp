#include "gamecore/playtest/playtest.h"

#include "gamecore/base/hasher.h"
#include "gamecore/replay/levelhash.h"

#include <algorithm>

namespace {

/// True if some seed was played in both.
bool haveCommonSeeds(const BotFigures &a, const BotFigures &b)
{
    return std::any_of(a.ends.begin(), a.ends.end(), [&b](const auto &row) {
        const auto &[first, ends] = row;
        const auto next = b.ends.lower_bound(first);
        return b.endOf(first).has_value() || (next != b.ends.end() && next->first < first + ends.size());
    });
}

PlaytestFault faultOf(const Playtest &a, const Playtest &b)
{
    if (a.levelHash != b.levelHash || a.ruleset != b.ruleset) {
        return PlaytestFault::OtherLevel;
    }
    const bool areSame = std::equal(a.bots.begin(), a.bots.end(), b.bots.begin(), b.bots.end(),
                                    [](const auto &one, const auto &other) { return one.bot == other.bot; });
    if (!areSame) {
        return PlaytestFault::OtherBots;
    }
    for (std::size_t i = 0; i < a.bots.size(); ++i) {
        if (haveCommonSeeds(a.bots[i], b.bots[i])) {
            return PlaytestFault::SameGames;
        }
    }
    return PlaytestFault::None;
}

} // namespace

SeedRange SeedRange::shard(qint64 number, qint64 of) const
{
    const qint64 begin = count / of * (number - 1) + std::min(count % of, number - 1);
    const qint64 end = count / of * number + std::min(count % of, number);
    return {first + std::uint64_t(begin), end - begin};
}

Playtest playtestOf(const Course &course, const std::vector<Bot> &bots, const QString &name)
{
    Playtest playtest{.level = name, .ruleset = course.ruleset, .bots = {}};
    if (!course.isDungeon()) {
        Hasher hasher;
        for (const PlayableLevel &level : course.levels) {
            hasher.add(levelHashOf(level));
        }
        hasher.add(course.carriesHero ? 1 : 0);
        playtest.levelHash = course.levels.size() == 1 ? levelHashOf(course.levels.front()) : hasher.hash();
        playtest.ruleset = course.levels.front().level().ruleset;
    }
    for (const Bot &bot : bots) {
        playtest.bots.push_back({.bot = bot.key});
    }
    return playtest;
}

PlaytestFault merge(Playtest &playtest, const Playtest &other)
{
    const PlaytestFault fault = faultOf(playtest, other);
    for (std::size_t i = 0; fault == PlaytestFault::None && i < other.bots.size(); ++i) {
        playtest.bots[i].merge(other.bots[i]);
    }
    if (fault == PlaytestFault::None) {
        playtest.leftOut = typesToOmit(playtest.bots, std::max(playtest.leftOut, other.leftOut));
        leaveOut(playtest.bots, playtest.leftOut);
    }
    return fault;
}

BotFigures playGames(const Course &course, const Bot &bot, const SeedRange &seeds, const std::atomic<bool> *isCancelled)
{
    BotFigures figures{.bot = bot.key};
    Playout playout(course, bot);
    for (qint64 i = 0; i < seeds.count && !isSet(isCancelled); ++i) {
        playout.play(seeds.first + std::uint64_t(i), figures);
    }
    return figures;
}

namespace {

qint64 cellsCounted(const std::vector<BotFigures> &bots, CellCounts LevelFigures::*counts)
{
    qint64 cells = 0;
    for (const BotFigures &bot : bots) {
        for (const LevelFigures &place : bot.places) {
            cells += qint64((place.*counts).size());
        }
    }
    return cells;
}

} // namespace

int typesToOmit(const std::vector<BotFigures> &bots, int leftOut)
{
    qint64 cells = 0;
    int kind = int(omissionOrder.size());
    while (kind > leftOut) {
        cells += cellsCounted(bots, omissionOrder[std::size_t(kind - 1)]);
        if (cells > mostCellCounts) {
            return kind;
        }
        --kind;
    }
    return kind;
}

bool isLeftOut(CellCounts LevelFigures::*counts, int leftOut)
{
    return std::find(omissionOrder.begin(), omissionOrder.end(), counts) - omissionOrder.begin() < leftOut;
}

QStringList wordsOfLeftOut()
{
    QStringList words;
    for (const auto counts : omissionOrder) {
        words.append(std::find_if(cellCountsRows.begin(), cellCountsRows.end(), [counts](const CellCountsRow &row) {
                         return row.counts == counts;
                     })->key);
    }
    return words;
}

void leaveOut(std::vector<BotFigures> &bots, int leftOut)
{
    for (int kind = 0; kind < leftOut; ++kind) {
        for (BotFigures &bot : bots) {
            for (LevelFigures &place : bot.places) {
                (place.*omissionOrder[std::size_t(kind)]).clear();
            }
        }
    }
}
