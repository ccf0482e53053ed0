#include "app/playtests/findings.h"

#include "editor/art/canvascolors.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/data/terrain.h"

#include <algorithm>
#include <map>

qint64 HeatLayer::lastOf(int strength) const
{
    return strength + 1 < strengths ? from[std::size_t(strength) + 1] - 1 : most;
}

/// The strengths begin at a half, a quarter and an eighth of the maximum, so that twice the count is one strength more.
HeatLayer heatOf(const CellCounts &counts, Size size)
{
    HeatLayer heat;
    for (const auto &[cell, count] : counts) {
        heat.most = std::max(heat.most, count);
    }
    if (heat.most == 0) {
        return heat;
    }
    heat.from = {1, heat.most / 8 + 1, heat.most / 4 + 1, heat.most / 2 + 1};
    auto cells = std::make_shared<Grid<std::uint8_t>>(size, 0);
    for (const auto &[cell, count] : counts) {
        const auto stronger = std::upper_bound(heat.from.begin(), heat.from.end(), count) - heat.from.begin();
        cells->set({cell % size.width, cell / size.width}, std::uint8_t(stronger == 0 ? 0 : 1 << (stronger - 1)));
    }
    CellLayer layer{.cells = std::move(cells), .marks = {}, .numbers = nullptr};
    for (int i = 0; i < HeatLayer::strengths; ++i) {
        layer.marks.push_back({CellPattern(int(CellPattern::OneQuarter) + i), LayerColors::strengths[std::size_t(i)]});
    }
    heat.layer = std::move(layer);
    return heat;
}

void addCounts(CellCounts &to, const CellCounts &from)
{
    for (const auto &[cell, count] : from) {
        to[cell] += count;
    }
}

namespace {

CellCounts LevelFigures::*countsOf(Heat heat)
{
    switch (heat) {
    case Heat::Visits:
        return &LevelFigures::visits;
    case Heat::Deaths:
        return &LevelFigures::deaths;
    case Heat::Hits:
        return &LevelFigures::hits;
    case Heat::Waits:
        return &LevelFigures::waits;
    case Heat::None:
    case Heat::Unused:
        break;
    }
    return nullptr;
}

/// Returns the figures of a bot on a level; empty ones if no game has reached it yet.
LevelFigures placeOf(const LiveRow &row, std::size_t place)
{
    return place < row.now->games.places.size() ? row.now->games.places[place] : LevelFigures();
}

bool wasPlayed(const LiveRows &rows, std::size_t place)
{
    return std::any_of(rows.begin(), rows.end(),
                       [place](const LiveRow &row) { return place < row.now->games.places.size(); });
}

/// Returns the counts of all bots on each cell of a level together; empty if no game has reached it yet.
CellCounts sumOf(const LiveRows &rows, std::size_t place, CellCounts LevelFigures::*counts)
{
    CellCounts sum;
    for (const LiveRow &row : rows) {
        if (place < row.now->games.places.size()) {
            addCounts(sum, row.now->games.places[place].*counts);
        }
    }
    return sum;
}

/// Sorts rows by count, most first; equal counts keep their order.
template<typename Row>
void sort(std::vector<Row> &rows)
{
    std::stable_sort(rows.begin(), rows.end(), [](const Row &a, const Row &b) { return a.count > b.count; });
}

void findDeaths(PlaytestFindings &findings, const LiveFigures &figures, const LevelFigures &place)
{
    std::map<std::pair<int, int>, qint64> cells; // sorted row by row
    for (const LostGame &game : figures.lost) {
        if (game.place == findings.place) {
            ++cells[{game.cell.y, game.cell.x}];
        }
    }
    for (const auto &[cell, count] : cells) {
        findings.deadly.push_back({{cell.second, cell.first}, count});
    }
    for (const auto &[key, count] : place.killers) {
        findings.killers.push_back({key, count});
    }
    sort(findings.deadly);
    sort(findings.killers);
}

/// Finds cells that the hero can stand on and no bot visited.
std::shared_ptr<Grid<std::uint8_t>> findUnused(PlaytestFindings &findings, const LiveRows &rows,
                                               const PlayableLevel &level)
{
    const CellCounts visits = sumOf(rows, findings.place, &LevelFigures::visits);
    auto visited = visits.begin(); // both are sorted row by row
    const Grid<TerrainId> &terrain = level.level().terrain;
    auto cells = std::make_shared<Grid<std::uint8_t>>(terrain.size(), 0);
    for (int y = 0; y < terrain.height() && wasPlayed(rows, findings.place); ++y) {
        for (int x = 0; x < terrain.width(); ++x) {
            const Point cell{x, y};
            const bool isVisited = visited != visits.end() && visited->first == int(terrain.index(cell));
            visited = isVisited ? std::next(visited) : visited;
            const bool isUnused = !isVisited && level.catalogue()->terrain(terrain.at(cell)).isWalkable;
            if (isUnused && findings.unused.size() < PlaytestFindings::mostRows) {
                findings.unused.push_back(cell);
            }
            findings.unusedCount += isUnused ? 1 : 0;
            cells->set(cell, isUnused ? 1 : 0);
        }
    }
    return cells;
}

void findLeft(PlaytestFindings &findings, const LiveRows &rows, const PlayableLevel &level)
{
    const CellCounts takes = sumOf(rows, findings.place, &LevelFigures::takes);
    for (const Thing &thing : level.level().things) {
        const std::optional<KindId> kind = level.catalogue()->kindOf(thing.kind);
        const KindCategory category = kind ? level.catalogue()->kind(*kind).category : KindCategory::Hero;
        const bool canBeTaken = category == KindCategory::Treasure || category == KindCategory::Item;
        if (canBeTaken && wasPlayed(rows, findings.place)
            && !takes.contains(int(level.level().terrain.index(thing.cell)))) {
            ++findings.leftCount;
            if (findings.left.size() < PlaytestFindings::mostRows) {
                findings.left.push_back({thing.cell, thing.kind});
            }
        }
    }
}

/// Returns the first seeds with that letter in a row of games.
std::vector<std::uint64_t> seedsOf(const QByteArray &row, char letter)
{
    std::vector<std::uint64_t> seeds;
    for (qsizetype seed = row.indexOf(letter); seed >= 0 && seeds.size() < PlaytestFindings::mostRows;
         seed = row.indexOf(letter, seed + 1)) {
        seeds.push_back(std::uint64_t(seed));
    }
    return seeds;
}

void findSeeds(PlaytestFindings &findings, const LiveFigures &figures, const WinnableGames &solved)
{
    const QByteArray ends = figures.endsInRow();
    findings.won = seedsOf(ends, 'w');
    findings.wonCount = ends.count('w');
    const char hopeless = WinnableGames::letterOf(Solvable::Cannot);
    findings.hopeless = seedsOf(solved.answers, hopeless);
    findings.hopelessCount = solved.answers.count(hopeless);
}

} // namespace

PlaytestFindings findingsOf(const LiveRows &rows, std::size_t bot, const PlayableLevel &level, std::size_t number,
                            Heat heat, const WinnableGames &solved)
{
    const LiveFigures &figures = *rows[bot].now;
    const LevelFigures place = placeOf(rows[bot], number);
    PlaytestFindings findings;
    findings.place = number;
    findings.games = figures.games.games();
    findings.entered = place.entered;
    findings.lost = place.ended[std::size_t(GameEnd::Lost)];
    findings.gaveUp = place.ended[std::size_t(GameEnd::GaveUp)];
    findings.hazard = {place.reached, place.lostAt};
    if (const auto &before = rows[bot].before; before && number < before->games.places.size()) {
        findings.hazardBefore = {before->games.places[number].reached, before->games.places[number].lostAt};
    }
    findings.catalogue = level.catalogue();
    findDeaths(findings, figures, place);
    findLeft(findings, rows, level);
    findSeeds(findings, figures, solved);
    const auto unused = findUnused(findings, rows, level);
    if (heat == Heat::Unused && findings.unusedCount > 0) {
        findings.heat.most = 1;
        findings.heat.layer.emplace();
        findings.heat.layer->cells = unused;
        findings.heat.layer->marks = {{CellPattern::Saltire, LayerColors::skyBlue}};
    } else if (countsOf(heat)) {
        findings.heat = heatOf(place.*countsOf(heat), level.level().size());
    }
    return findings;
}

std::vector<std::uint64_t> deathsOn(const LiveFigures &figures, std::size_t place, Point cell)
{
    std::vector<std::uint64_t> seeds;
    for (const LostGame &game : figures.lost) {
        if (game.place == place && game.cell == cell) {
            seeds.push_back(game.seed);
        }
    }
    std::sort(seeds.begin(), seeds.end());
    seeds.resize(std::min(seeds.size(), PlaytestFindings::mostRows));
    return seeds;
}
