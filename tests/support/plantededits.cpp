#include "tests/support/plantededits.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/data/terrain.h"
#include "gamecore/level/level.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace {

std::optional<PlayableLevel> checkedLevel(Level level, const Catalogue &catalogue)
{
    IssueList issues;
    sortThings(level.things);
    return PlayableLevel::check(std::move(level), catalogue, issues);
}

Point cellByChance(const Level &level, Rng &rng)
{
    const int x = rng.below(level.size().width - 2) + 1; // never in the border wall
    const int y = rng.below(level.size().height - 2) + 1;
    return {x, y};
}

bool isFree(const Level &level, const Catalogue &catalogue, Point cell)
{
    const auto [first, end] = thingsAt(level, cell);
    return first == end && catalogue.terrain(level.terrain.at(cell)).isWalkable;
}

bool isMonster(const Catalogue &catalogue, const Thing &thing)
{
    const std::optional<KindId> kind = catalogue.kindOf(thing.kind);
    return kind && catalogue.kind(*kind).category == KindCategory::Monster;
}

bool isStart(const Catalogue &catalogue, const Thing &thing)
{
    const std::optional<KindId> kind = catalogue.kindOf(thing.kind);
    return kind && catalogue.kind(*kind).category == KindCategory::Hero;
}

/// Moves a thing by a few cells, so that most games still play out the same.
bool moveByChance(Level &level, const Catalogue &catalogue, Rng &rng)
{
    constexpr int reach = 4;
    Thing &thing = level.things[std::size_t(rng.below(int(level.things.size())))];
    const int dx = rng.between(-reach, reach);
    const int dy = rng.between(-reach, reach);
    const Point cell{thing.cell.x + dx, thing.cell.y + dy};
    if (!level.size().contains(cell) || !isFree(level, catalogue, cell) || isStart(catalogue, thing)) {
        return false;
    }
    thing.cell = cell;
    return true;
}

bool addMonsterByChance(Level &level, const Catalogue &catalogue, Rng &rng)
{
    const Thing model = level.things[std::size_t(rng.below(int(level.things.size())))];
    const Point cell = cellByChance(level, rng);
    if (!isMonster(catalogue, model) || !isFree(level, catalogue, cell)) {
        return false;
    }
    level.things.push_back(model);
    level.things.back().cell = cell;
    return true;
}

bool removeMonsterByChance(Level &level, const Catalogue &catalogue, Rng &rng)
{
    const auto thing = level.things.begin() + rng.below(int(level.things.size()));
    if (!isMonster(catalogue, *thing)) {
        return false;
    }
    level.things.erase(thing);
    return true;
}

bool changeWallByChance(Level &level, const Catalogue &catalogue, Rng &rng)
{
    const Point cell = cellByChance(level, rng);
    if (level.terrain.at(cell) == catalogue.wall()) {
        level.terrain.set(cell, catalogue.floor());
        return true;
    }
    if (level.terrain.at(cell) == catalogue.floor() && isFree(level, catalogue, cell)) {
        level.terrain.set(cell, catalogue.wall());
        return true;
    }
    return false;
}

} // namespace

VersionGames::VersionGames(const CataloguePtr &catalogue, const PlayableLevel &level, const Bot &bot)
    : m_course{.shipped = catalogue, .levels = {level}}, m_bot(bot), m_playout(m_course, m_bot)
{
}

bool VersionGames::isWon(std::uint64_t seed)
{
    const auto known = m_won.find(seed);
    if (known != m_won.end()) {
        return known->second;
    }
    BotFigures figures;
    m_playout.play(seed, figures);
    return m_won[seed] = figures.count(GameEnd::Won) == 1;
}

std::vector<WonPair> playPairs(VersionGames &before, VersionGames &now, std::uint64_t first, qint64 pairs)
{
    std::vector<WonPair> result;
    for (std::uint64_t seed = first; seed < first + std::uint64_t(pairs); ++seed) {
        result.push_back({before.isWon(seed), now.isWon(seed)});
    }
    return result;
}

PairCounts countsOf(const std::vector<WonPair> &pairs)
{
    const auto count = [&pairs](bool before) {
        return double(std::count_if(pairs.begin(), pairs.end(), [before](const WonPair &pair) {
            return pair.before == before && pair.now != before;
        }));
    };
    const double all = double(pairs.size());
    const double change = (count(false) - count(true)) / all;
    return {.change = change, .variance = (count(false) + count(true)) / all - change * change};
}

void EditAnswers::add(int change, const Comparison &comparison, double variance)
{
    using Verdict = Comparison::Verdict;
    constexpr double namedFalsely = 1.959963984540054; // 97.5 % quantile of the normal distribution
    constexpr double missed = 1.644853626951473;       // 95 % quantile
    constexpr double bounds = (namedFalsely + missed) / Comparison::difference;
    const Verdict verdict = comparison.verdict();
    const bool isNamed = verdict == Verdict::Better || verdict == Verdict::Worse;
    planted += change == 0 ? 0 : 1;
    named += change != 0 && verdict == (change > 0 ? Verdict::Better : Verdict::Worse) ? 1 : 0;
    harmless += change == 0 ? 1 : 0;
    alarms += change == 0 && isNamed ? 1 : 0;
    pairs += comparison.pairs();
    fixedPairs += bounds * bounds * variance;
}

void EditAnswers::add(const EditAnswers &other)
{
    planted += other.planted;
    named += other.named;
    harmless += other.harmless;
    alarms += other.alarms;
    pairs += other.pairs;
    fixedPairs += other.fixedPairs;
}

QString EditAnswers::text() const
{
    return u"%1 of %2 named, %3 of %4 harmless ones too, %5 % of the games of a fixed-size test"_s.arg(named)
        .arg(planted)
        .arg(alarms)
        .arg(harmless)
        .arg(100 * double(pairs) / fixedPairs, 0, 'f', 1);
}

EditAnswers answersToShares(const std::vector<WonPair> &pairs, int edits, Rng &rng)
{
    constexpr double sure = 1'000'000;
    const auto happens = [&rng](double chance) { return rng.below(int(sure)) < int(sure * chance); };
    const auto draw = [&]() -> const WonPair & { return pairs[std::size_t(rng.below(int(pairs.size())))]; };
    const PairCounts counts = countsOf(pairs);
    const double taken = Comparison::difference / std::abs(counts.change);
    const double differing = taken * (counts.variance + counts.change * counts.change);
    const double won =
        double(std::count_if(pairs.begin(), pairs.end(), [](const WonPair &pair) { return pair.before; }))
        / double(pairs.size());
    const double otherLuck = std::min(1.0, differing / (2 * won * (1 - won)));
    EditAnswers answers;
    for (int i = 0; i < edits; ++i) {
        Comparison planted;
        while (planted.verdict() == Comparison::Verdict::Open) {
            const WonPair &pair = draw();
            planted.add(pair.before, happens(taken) ? pair.now : pair.before);
        }
        answers.add(counts.change > 0 ? 1 : -1, planted, differing - Comparison::difference * Comparison::difference);
        Comparison harmless;
        while (harmless.verdict() == Comparison::Verdict::Open) {
            const bool before = draw().before;
            harmless.add(before, happens(otherLuck) ? draw().before : before);
        }
        answers.add(0, harmless, otherLuck * 2 * won * (1 - won));
    }
    return answers;
}

std::optional<PlayableLevel> editedByChance(const PlayableLevel &level, const Catalogue &catalogue, Rng &rng)
{
    constexpr std::array edits{moveByChance, moveByChance, addMonsterByChance, removeMonsterByChance,
                               changeWallByChance};
    Level edited = level.level();
    const bool isEdited = edits[std::size_t(rng.below(int(edits.size())))](edited, *level.catalogue(), rng);
    return isEdited ? checkedLevel(std::move(edited), catalogue) : std::nullopt;
}

PlayableLevel withOtherTexts(const PlayableLevel &level, const Catalogue &catalogue)
{
    Level edited = level.level();
    edited.name += u" anew"_s;
    edited.author = u"Somebody else"_s;
    edited.description = u"Mind the corners."_s;
    return checkedLevel(std::move(edited), catalogue).value();
}

PlayableLevel withGroundInWalls(const PlayableLevel &level, const Catalogue &catalogue, Rng &rng)
{
    constexpr int more = 3;
    const Grid<TerrainId> &old = level.level().terrain;
    Level edited = level.level();
    edited.terrain = Grid<TerrainId>({old.width() + more, old.height()}, catalogue.wall());
    for (int y = 0; y < old.height(); ++y) {
        for (int x = 0; x < old.width(); ++x) {
            edited.terrain.set({x, y}, old.at({x, y}));
        }
    }
    edited.terrain.set({old.width() + 1, rng.between(1, old.height() - 2)}, catalogue.floor());
    return checkedLevel(std::move(edited), catalogue).value();
}
