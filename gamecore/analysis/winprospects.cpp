#include "gamecore/analysis/winprospects.h"

#include "gamecore/data/kind.h"
#include "gamecore/pathfinding/carried.h"
#include "gamecore/pathfinding/damagesources.h"
#include "gamecore/pathfinding/groundflood.h"
#include "gamecore/rules/victory.h"

#include <algorithm>
#include <bit>

using namespace Qt::StringLiterals;

namespace {

class ProspectFinder {
public:
    explicit ProspectFinder(const AnalyzedLevel &asked)
        : m_asked(asked), m_means(asked.level, asked.catalogue, asked.ground.rules()),
          m_carried(carriedItems(asked.level, asked.catalogue, asked.ground))
    {
    }

    WinProspects find()
    {
        countMonsters();
        m_knowsWays = !dropsAnywhere() && !mayReturnElsewhere();
        m_found.arePathsKnown = m_knowsWays;
        findMonsters();
        findTreasure();
        findExits();
        const auto takes = [this](const WinProspects::Goal &goal, WinCondition condition) {
            m_found.occasions |= goal.there > goal.lost ? condition : 0;
            m_found.holding |= goal.lost == 0 ? condition : 0;
        };
        takes(m_found.treasure, WinByTreasure);
        takes(m_found.monsters, WinByMonsters);
        return std::move(m_found);
    }

private:
    const Rules &rules() const { return m_asked.ground.rules(); }
    bool isReached(Point cell) const { return !m_knowsWays || m_asked.reach->contains(cell); }

    /// True if the hero can enter a cell by a step. To enter his start, he has to leave it and come back.
    bool canEnter(Point cell) const
    {
        if (!m_knowsWays || cell != *m_asked.start) {
            return isReached(cell);
        }
        const bool mayFallHere = m_means.harmsAll() && !m_carried.empty();
        bool isBeside = mayFallHere || (m_asked.reach->isTeleported && m_asked.ground.isHarmless(cell));
        for (int i = 0; i < directionCount; ++i) {
            isBeside = isBeside || m_asked.reach->contains(cell + stepOf(Direction(i)));
        }
        return isBeside && m_asked.ground.mayBeWalkable(cell);
    }

    static void lose(WinProspects::Goal &goal, Point cell)
    {
        ++goal.lost;
        goal.cell = goal.cell ? goal.cell : cell;
    }

    void loseThing(WinProspects::Goal &goal, std::size_t thing) const
    {
        lose(goal, m_asked.level.things[thing].cell);
        goal.things.push_back(thing);
    }

    bool isA(std::size_t thing, KindCategory category) const
    {
        const Kind *kind = m_asked.kindOf(thing);
        return kind && kind->category == category;
    }

    void countMonsters()
    {
        for (std::size_t i = 0; i < m_asked.level.things.size(); ++i) {
            m_found.monsters.there += isA(i, KindCategory::Monster) ? 1 : 0;
        }
    }

    /// True if a carried item may fall anywhere. A monster that dies on a cell that is not walkable drops its item on
    /// the nearest free cell, even behind a wall, and it may have left the wall on either side before. A stationary
    /// monster inside a wall cannot be hit by blows.
    bool dropsAnywhere() const
    {
        return std::any_of(m_carried.begin(), m_carried.end(), [this](const CarriedItem &item) {
            const bool canDie = item.isObtainable && (m_means.harmsAll() || !item.cells.empty());
            return canDie && !m_asked.ground.isWalkable(m_asked.level.things[item.thing].cell);
        });
    }

    /// True if a death may put the hero elsewhere than at his start. He returns to the nearest cell without a monster.
    /// That cell can be reached on foot if one is near (gamecore/rules/harm.cpp searches 64 half steps), as is certain
    /// if there are more such cells than monsters.
    bool mayReturnElsewhere() const
    {
        constexpr qint64 mostNear = 64 / 3 - 1;
        const qint64 crowd = m_found.monsters.there;
        if (rules().death != DeathRule::Respawn || !rules().isBlocking() || crowd == 0) {
            return false;
        }
        if (crowd > mostNear || m_asked.ground.hasDrift()) {
            return true;
        }
        const GroundCells cells{m_asked.cells.harmless, m_asked.cells.harmless, BitGrid(m_asked.ground.size()), {}};
        GroundFlood flood(m_asked.ground, cells);
        flood.add(*m_asked.start);
        qint64 count = m_asked.ground.isHarmless(*m_asked.start) ? 0 : -1;
        for (auto front = flood.step(); front.cells != 0 && count <= crowd; front = flood.step()) {
            count += std::popcount(front.cells);
        }
        return count <= crowd;
    }

    bool canDie(std::size_t monster) const
    {
        const bool meets = !m_knowsWays || canMeetHero(m_asked, m_means, monster);
        return m_means.harmsAll() || (meets && m_means.isHurtByBlows(*m_asked.kindOf(monster)));
    }

    void findMonsters()
    {
        for (std::size_t i = 0; i < m_asked.level.things.size(); ++i) {
            if (isA(i, KindCategory::Monster) && !canDie(i)) {
                loseThing(m_found.monsters, i);
            }
        }
    }

    void findTreasure()
    {
        WinProspects::Goal &treasure = m_found.treasure;
        for (std::size_t i = 0; i < m_asked.level.things.size(); ++i) {
            if (isA(i, KindCategory::Treasure)) {
                ++treasure.there;
                if (!canEnter(m_asked.level.things[i].cell)) {
                    loseThing(treasure, i);
                }
            }
        }
        for (const CarriedItem &item : m_carried) {
            if (m_asked.catalogue.kind(item.kind).category == KindCategory::Treasure) {
                ++treasure.there;
                const bool isMet = !m_knowsWays || m_asked.reach->containsAny(item.cells);
                if (!isMet || !item.isObtainable) {
                    loseThing(treasure, item.thing);
                }
            }
        }
    }

    void findExits()
    {
        std::vector<Feature> features;
        for (const Terrain &terrain : m_asked.catalogue.terrain()) {
            features.push_back(m_asked.catalogue.featureOf(terrain));
        }
        const Grid<TerrainId> &terrain = m_asked.level.terrain;
        for (int y = 0; y < terrain.height(); ++y) {
            const TerrainId *row = terrain.row(y);
            for (int x = 0; x < terrain.width(); ++x) {
                if (features[row[x]] != Feature::None) {
                    addExit({x, y}, features[row[x]]);
                }
            }
        }
    }

    void addExit(Point cell, Feature feature)
    {
        ++m_found.exits.there;
        const bool isStairs = feature == Feature::Stairs;
        if (isStairs ? isReached(cell) : canEnter(cell)) {
            m_found.occasions |= WinByExit;
            m_found.holding |= WinByExit;
        } else {
            lose(m_found.exits, cell);
        }
        // A hero who starts on an exit stands on one from the beginning.
        m_found.holding |= !isStairs && isReached(cell) ? WinByExit : 0;
    }

    const AnalyzedLevel &m_asked;
    DamageSources m_means;
    std::vector<CarriedItem> m_carried;
    WinProspects m_found;
    bool m_knowsWays = true;
};

} // namespace

bool WinProspects::canBeWon(int wanted) const
{
    return std::any_of(winConditions.begin(), winConditions.end(), [&](WinCondition condition) {
        return (occasions & condition) != 0 && isVictory(wanted, condition, holding);
    });
}

const WinProspects::Goal &WinProspects::goal(WinCondition condition) const
{
    return condition == WinByTreasure ? treasure : condition == WinByExit ? exits : monsters;
}

WinProspects winProspectsOf(const AnalyzedLevel &asked)
{
    return ProspectFinder(asked).find();
}

QString winWord(WinCondition condition)
{
    return condition == WinByTreasure ? u"treasure"_s : condition == WinByExit ? u"exit"_s : u"monsters"_s;
}

QStringList winWords(int conditions)
{
    QStringList words;
    for (const WinCondition condition : winConditions) {
        words += (conditions & condition) != 0 ? QStringList(winWord(condition)) : QStringList();
    }
    return words;
}

namespace {

Issue issueOfWinning(const AnalyzedLevel &asked, IssueCode code)
{
    const bool isOwnRule = asked.level.rules.contains("win"_L1);
    return {.code = code, .path = isOwnRule ? u"rules.win"_s : u"rows"_s};
}

void addCannotBeWon(const AnalyzedLevel &asked, const WinProspects::Goal &goal, const QStringList &words,
                    IssueList &issues)
{
    Issue issue = issueOfWinning(asked, IssueCode::CannotBeWon);
    issue.cell = goal.cell;
    issue.names = words;
    issue.figures = {{"there"_L1, goal.there}, {"lost"_L1, goal.lost}};
    issues.add(issue);
}

void findUnwinnable(const AnalyzedLevel &asked, const WinProspects &prospects, IssueList &issues)
{
    const int wanted = asked.ground.rules().win;
    if (wanted == 0 || prospects.canBeWon(wanted)) {
        return;
    }
    bool isFound = false;
    for (const WinCondition condition : winConditions) {
        // All conditions hold, but the hero never enters an exit: he only starts on one.
        const bool neverHappens = condition == WinByExit && (wanted & ~prospects.holding) == 0;
        if ((wanted & condition) != 0 && (neverHappens || (prospects.holding & condition) == 0)) {
            addCannotBeWon(asked, prospects.goal(condition), {winWord(condition)}, issues);
            isFound = true;
        }
    }
    if (!isFound) {
        addCannotBeWon(asked, {}, winWords(wanted), issues);
    }
}

/// Finds visible exits and stairs without effect. Exits that a door would open to are ignored.
void findIdleExits(const AnalyzedLevel &asked, IssueList &issues)
{
    std::vector<std::uint8_t> isExit;
    for (const Terrain &terrain : asked.catalogue.terrain()) {
        isExit.push_back(terrain.feature != Feature::None ? 1 : 0);
    }
    const Grid<TerrainId> &terrain = asked.level.terrain;
    Issue issue = issueOfWinning(asked, IssueCode::ExitDoesNothing);
    qint64 cells = 0;
    for (int y = 0; y < terrain.height(); ++y) {
        for (int x = 0; x < terrain.width(); ++x) {
            if (isExit[terrain.row(y)[x]] != 0 && ++cells == 1) {
                issue = AnalyzedLevel::issueAtCell({x, y}, IssueCode::ExitDoesNothing);
                issue.names = {QString(rowOf(asked.catalogue.terrain(terrain.row(y)[x]).feature).key)};
            }
        }
    }
    if (cells > 0) {
        issue.figures = {{"cells"_L1, cells}};
        issues.add(issue);
    }
}

/// Returns the first locked door in reading order that uses up a key and that the hero can open; std::nullopt if there
/// is none.
std::optional<Point> firstScarceDoor(const AnalyzedLevel &asked)
{
    std::optional<Point> first;
    forEachCell(asked.cells.lockedDoors, [&](Point door) {
        const bool isScarce = asked.ground.isUsedUp(asked.ground.lockAt(door)) && asked.reach->contains(door);
        first = !first && isScarce ? door : first;
    });
    return first;
}

} // namespace

void addOutOfKeys(const AnalyzedLevel &asked, const WinProspects &prospects, IssueList &issues)
{
    const int wanted = asked.ground.rules().win;
    const qint64 treasure = (wanted & WinByTreasure) != 0 ? prospects.treasure.there : 0;
    const qint64 exits = (wanted & WinByExit) != 0 ? 1 : 0;
    const std::optional<Point> door = firstScarceDoor(asked);
    Issue issue = issueOfWinning(asked, IssueCode::CannotBeWon);
    issue.cell = door ? door : asked.start;
    issue.because = door ? asked.ground.keys()[std::size_t(asked.ground.lockAt(*door))] : QString();
    issue.figures = {{"there"_L1, treasure + exits}, {"lost"_L1, 1}};
    issues.add(issue);
}

int findWinFaults(const AnalyzedLevel &asked, IssueList &issues)
{
    const WinProspects prospects = winProspectsOf(asked);
    const int wanted = asked.ground.rules().win;
    findUnwinnable(asked, prospects, issues);
    if ((wanted & WinByExit) == 0) {
        findIdleExits(asked, issues);
    }
    int idle = 0;
    for (const WinCondition condition : winConditions) {
        const bool isIdle = (wanted & condition) != 0 && prospects.goal(condition).there == 0;
        idle |= isIdle && prospects.canBeWon(wanted) ? int(condition) : 0;
    }
    return idle;
}
