#include "gamecore/analysis/keyfixes.h"

#include "gamecore/analysis/trapfindings.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/level/thingfields.h"
#include "gamecore/pathfinding/carried.h"
#include "gamecore/softlock/traps.h"

using namespace Qt::StringLiterals;

namespace {

using What = LevelFix::What;

class KeyFixes {
public:
    KeyFixes(const Level &level, const LevelAnalysis &analysis, const Reach &reach, const QString &key)
        : m_level(level), m_catalogue(*analysis.catalogue), m_reach(reach), m_key(key), m_start(analysis.start),
          m_ground(level.terrain, *analysis.catalogue, analysis.rules)
    {
        for (const Issue &issue : analysis.issues) {
            if (issue.because == key && issue.code == IssueCode::TooFewKeys) {
                m_missing = figureOf(issue, "doors"_L1) - figureOf(issue, "keys"_L1);
                m_lacking = issue.cell;
            }
            const bool isMisplaced = issue.because == key && issue.code == IssueCode::KeyBehindOwnDoor;
            if (const std::optional<std::size_t> thing =
                    isMisplaced ? misplacedKey(level, analysis, issue) : std::nullopt) {
                ++m_misplaced;
                m_firstMisplaced = m_firstMisplaced ? m_firstMisplaced : thing;
            }
        }
    }

    std::vector<LevelFix> find(std::optional<std::size_t> thing) const
    {
        std::vector<LevelFix> fixes;
        const std::optional<std::size_t> key = thing ? thing : m_firstMisplaced;
        if (const std::optional<Point> to = key ? cellBeforeFirstDoor() : std::nullopt) {
            fixes.push_back(moved(*key, *to));
        }
        if (const std::optional<TerrainId> plate = m_catalogue.terrainOf(m_key)) {
            if (const std::optional<Point> to = m_lacking ? cellForPlate(*m_lacking) : std::nullopt) {
                fixes.push_back({.what = What::AddKeys, .terrain = {{*to, *plate}}});
            }
            return fixes;
        }
        const bool isLacking = m_lacking && m_missing > m_misplaced;
        if (const std::optional<Point> to = isLacking ? cellBefore(*m_lacking) : std::nullopt) {
            LevelFix fix{.what = What::AddKeys};
            fix.added.assign(std::size_t(m_missing - m_misplaced), {.cell = *to, .kind = m_key, .values = {}});
            fixes.push_back(std::move(fix));
        }
        return fixes;
    }

private:
    LevelFix moved(std::size_t thing, Point to) const
    {
        if (m_level.things[thing].kind == m_key) {
            return {.what = What::MoveKey, .moved = {{thing, to}}};
        }
        return {.what = What::MoveKey, .added = {{.cell = to, .kind = m_key, .values = {}}}, .emptied = {thing}};
    }

    /// Returns a cell beside a door that the hero reaches without opening it; std::nullopt if there is none.
    std::optional<Point> cellBefore(Point door) const
    {
        for (const Direction direction : straightDirections) {
            const Point cell = door + stepOf(direction);
            if (m_ground.isWalkable(cell) && m_reach.contains(cell)) {
                return cell;
            }
        }
        return std::nullopt;
    }

    /// Returns a cell in front of the first door of the key that the hero reaches but cannot open. No door of this key
    /// is needed to get there. std::nullopt if there is no such door.
    std::optional<Point> cellBeforeFirstDoor() const
    {
        for (int y = 0; y < m_ground.size().height; ++y) {
            for (int x = 0; x < m_ground.size().width; ++x) {
                const int lock = m_ground.lockAt({x, y});
                const bool isLock = lock != Ground::noLock && m_ground.keys()[std::size_t(lock)] == m_key;
                const std::optional<Point> cell = isLock ? cellBefore({x, y}) : std::nullopt;
                if (cell && !m_reach.contains({x, y})) {
                    return cell;
                }
            }
        }
        return std::nullopt;
    }

    /// Returns a floor cell beside a gate that the hero can step on; std::nullopt if there is none.
    std::optional<Point> cellForPlate(Point gate) const
    {
        for (const Direction direction : straightDirections) {
            const Point cell = gate + stepOf(direction);
            if (m_reach.contains(cell) && cell != m_start && m_level.terrain.at(cell) == m_catalogue.floor()) {
                return cell;
            }
        }
        return std::nullopt;
    }

    const Level &m_level;
    const Catalogue &m_catalogue;
    const Reach &m_reach;
    const QString &m_key;
    std::optional<Point> m_start;
    Ground m_ground;
    std::optional<Point> m_lacking; ///< the door without a key
    qint64 m_missing = 0;
    qint64 m_misplaced = 0;
    std::optional<std::size_t> m_firstMisplaced;
};

} // namespace

std::vector<LevelFix> keyFixesFor(const Level &level, const LevelAnalysis &analysis, const Reach &reach,
                                  const QString &key, std::optional<std::size_t> thing)
{
    return KeyFixes(level, analysis, reach, key).find(thing);
}

namespace {

/// Returns the cell if it is empty, or else an empty cell beside it, so that a new thing there is visible. Falls back
/// to the cell itself.
Point emptyCellAt(Point cell, const Level &level, const Ground &ground)
{
    const auto isEmpty = [&level](Point at) {
        const auto [first, last] = thingsAt(level, at);
        return first == last;
    };
    for (const Direction direction : straightDirections) {
        const Point beside = cell + stepOf(direction);
        if (!isEmpty(cell) && ground.isWalkable(beside) && isEmpty(beside)) {
            return beside;
        }
    }
    return cell;
}

/// Returns a fix that adds the fewest keys on a cell for which `isMended` accepts the result of a trap search. An empty
/// list if a small number of keys does not suffice.
template<typename IsMended>
std::vector<LevelFix> fewestKeys(const Level &level, const LevelAnalysis &analysis, const Thing &key,
                                 const Rules &rules, const IsMended &isMended)
{
    constexpr std::size_t mostKeys = 4;
    constexpr qint64 mostStates =
        mostTrapStates / mostKeys; // for each search, so that all together take no longer than one
    const Ground ground(level.terrain, *analysis.catalogue, rules);
    for (std::size_t keys = 1; keys <= mostKeys; ++keys) {
        LevelFix fix{.what = What::AddKeys};
        fix.added.assign(keys, key);
        const Level fixed = fixedLevel(level, fix);
        const TrapInput asked{fixed, *analysis.catalogue, rules, *analysis.start};
        if (isMended(findTrap(asked, ground, {.states = mostStates}).stuck)) {
            return {fix};
        }
    }
    return {};
}

} // namespace

std::vector<LevelFix> trapFixesFor(const Level &level, const LevelAnalysis &analysis)
{
    const std::optional<Trap> &trap = analysis.traps.trap;
    if (!trap || trap->cause != Trap::Cause::Key || !analysis.start) {
        return {};
    }
    const Ground ground(level.terrain, *analysis.catalogue, analysis.rules);
    const Thing key{.cell = emptyCellAt(trap->from, level, ground), .kind = trap->key, .values = {}};
    return fewestKeys(level, analysis, key, analysis.rules, [](Stuck stuck) { return stuck == Stuck::Never; });
}

std::vector<LevelFix> outOfKeysFixesFor(const Level &level, const LevelAnalysis &analysis, const Issue &issue)
{
    if (issue.because.isEmpty() || !analysis.start || !issue.cell) {
        return {};
    }
    const Ground ground(level.terrain, *analysis.catalogue, analysis.rules);
    std::vector<Point> cells;
    cells.reserve(straightDirections.size() + 1);
    for (const Direction direction : straightDirections) {
        cells.push_back(*issue.cell + stepOf(direction)); // a key helps on only one side of the door
    }
    cells.push_back(*analysis.start);
    for (const Point cell : cells) {
        if (ground.isWalkable(cell)) {
            const Thing key{.cell = emptyCellAt(cell, level, ground), .kind = issue.because, .values = {}};
            std::vector<LevelFix> fixes =
                fewestKeys(level, analysis, key, rulesWithoutKills(analysis.rules),
                           [](Stuck stuck) { return stuck == Stuck::Never || stuck == Stuck::Can; });
            if (!fixes.empty()) {
                return fixes;
            }
        }
    }
    return {};
}

std::optional<std::size_t> misplacedKey(const Level &level, const LevelAnalysis &analysis, const Issue &issue)
{
    const auto [first, last] = issue.cell ? thingsAt(level, *issue.cell) : std::pair<std::size_t, std::size_t>();
    for (std::size_t i = last; i > first; --i) {
        const Thing &thing = level.things[i - 1];
        const std::optional<KindId> carried = carriedBy(thing, *analysis.catalogue);
        const bool carriesIt = carried && analysis.catalogue->kind(*carried).key == issue.because;
        if (issue.found.isEmpty() ? thing.kind == issue.because : carriesIt) {
            return i - 1;
        }
    }
    return std::nullopt;
}
