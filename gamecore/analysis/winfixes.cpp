#include "gamecore/analysis/winfixes.h"

#include "gamecore/analysis/opencut.h"
#include "gamecore/analysis/shape.h"
#include "gamecore/data/kind.h"
#include "gamecore/pathfinding/damagesources.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

using What = LevelFix::What;

class WinFixes {
public:
    WinFixes(const AnalyzedLevel &asked, const Issue &issue)
        : m_asked(asked), m_issue(issue), m_prospects(winProspectsOf(asked)), m_wanted(asked.ground.rules().win)
    {
    }

    std::vector<LevelFix> find(const std::vector<LevelFix> &first)
    {
        for (const LevelFix &fix : first) {
            addIfItHelps(fix);
        }
        if (m_issue.code == IssueCode::ExitDoesNothing) {
            if ((m_prospects.holding & WinByExit) != 0) {
                askFor(m_wanted | WinByExit);
            }
            removeExits();
        } else {
            for (const WinCondition condition : winConditions) {
                if (m_issue.names.contains(winWord(condition))) {
                    meet(condition);
                }
            }
            askForLess();
        }
        return std::move(m_fixes);
    }

private:
    const Catalogue &catalogue() const { return m_asked.catalogue; }

    /// Adds a fix only if it removes the finding.
    void addIfItHelps(LevelFix fix)
    {
        const Level fixed = fixedLevel(m_asked.level, fix);
        const Ground ground(fixed.terrain, catalogue(), m_asked.ground.rules());
        const GroundCells cells = ground.cells();
        const Reach reach = reachFrom(fixed, catalogue(), ground.rules(), *m_asked.start, {}, m_asked.isCancelled);
        IssueList left;
        findWinFaults({fixed, m_asked.places, catalogue(), ground, cells, m_asked.start, &reach, m_asked.isCancelled},
                      left);
        const bool isLeft = std::any_of(left.begin(), left.end(), [this](const Issue &issue) {
            return issue.code == m_issue.code && issue.names == m_issue.names;
        });
        if (!isLeft) {
            m_fixes.push_back(std::move(fix));
        }
    }

    void meet(WinCondition condition)
    {
        const WinProspects::Goal &goal = m_prospects.goal(condition);
        if (goal.lost > 0 && (goal.lost == 1 || condition == WinByExit)) {
            openWay(*goal.cell);
        }
        if (goal.there == goal.lost) {
            addGoal(condition);
        }
        if (!goal.things.empty()) {
            removeLost(goal);
        }
    }

    void openWay(Point cell)
    {
        LevelFix fix{.what = What::OpenWay};
        for (const Point cut : openCut(m_asked.ground, *m_asked.reach, cell)) {
            fix.terrain.push_back({cut, catalogue().floor()});
        }
        if (!fix.terrain.empty()) {
            addIfItHelps(std::move(fix));
        }
    }

    void addGoal(WinCondition condition)
    {
        const std::optional<Point> cell = farthestFreeCell();
        const QString key = cell ? keyOfGoal(condition) : QString();
        if (key.isEmpty()) {
            return;
        }
        LevelFix fix{.what = What::AddGoal, .word = key};
        if (const std::optional<TerrainId> terrain = catalogue().terrainOf(key)) {
            fix.terrain = {{*cell, *terrain}};
        } else {
            fix.added = {{.cell = *cell, .kind = key, .values = {}}};
        }
        addIfItHelps(std::move(fix));
    }

    /// Returns the first suitable kind or terrain of the catalogue; an empty string if there is none.
    QString keyOfGoal(WinCondition condition) const
    {
        if (condition == WinByExit) {
            for (const Terrain &terrain : catalogue().terrain()) {
                if (terrain.feature == Feature::Exit && terrain.isWalkable) {
                    return terrain.key;
                }
            }
            return {};
        }
        const DamageSources means(m_asked.level, catalogue(), m_asked.ground.rules());
        for (const Kind &kind : catalogue().kinds()) {
            const bool isTreasure = kind.category == KindCategory::Treasure && condition == WinByTreasure;
            const bool isMonster = kind.category == KindCategory::Monster && condition == WinByMonsters;
            if (isTreasure || (isMonster && means.harms(kind))) {
                return kind.key;
            }
        }
        return {};
    }

    /// Returns the free cell farthest from the start, so that the path there offers some play.
    std::optional<Point> farthestFreeCell() const
    {
        const Grid<int> steps = stepsFrom(m_asked.ground, m_asked.reach->cells, *m_asked.start);
        std::optional<Point> farthest;
        for (int y = 0; y < steps.height(); ++y) {
            for (int x = 0; x < steps.width(); ++x) {
                const bool isFarther = steps.at({x, y}) > (farthest ? steps.at(*farthest) : 0);
                farthest = isFarther && isFree({x, y}) ? Point{x, y} : farthest;
            }
        }
        return farthest;
    }

    bool isFree(Point cell) const
    {
        const auto [first, last] = thingsAt(m_asked.level, cell);
        const Terrain &terrain = catalogue().terrain(m_asked.level.terrain.at(cell));
        return first == last && m_asked.ground.isHarmless(cell) && terrain.feature == Feature::None;
    }

    void removeLost(const WinProspects::Goal &goal)
    {
        LevelFix fix{.what = What::RemoveLost};
        const bool isOfTreasure = &goal == &m_prospects.treasure;
        for (const std::size_t thing : goal.things) {
            const bool isCarried = isOfTreasure && m_asked.kindOf(thing)->category == KindCategory::Monster;
            (isCarried ? fix.emptied : fix.removed).push_back(thing);
        }
        std::sort(fix.removed.begin(), fix.removed.end());
        addIfItHelps(std::move(fix));
    }

    void askFor(int wanted)
    {
        LevelFix fix{.what = What::ChangeWin, .words = winWords(wanted)};
        fix.settings = propertiesOf(m_asked.level);
        fix.settings->rules.insert("win"_L1, QJsonArray::fromStringList(fix.words));
        m_fixes.push_back(std::move(fix));
    }

    /// Drops the conditions of the finding if the level can then be won. Otherwise offers each single condition that
    /// can be met.
    void askForLess()
    {
        int without = m_wanted;
        for (const WinCondition condition : winConditions) {
            without &= m_issue.names.contains(winWord(condition)) ? ~int(condition) : ~0;
        }
        if (m_prospects.canBeWon(without)) {
            askFor(without);
            return;
        }
        for (const WinCondition condition : winConditions) {
            if (m_prospects.canBeWon(condition)) {
                askFor(condition);
            }
        }
    }

    void removeExits()
    {
        LevelFix fix{.what = What::RemoveExits};
        const Grid<TerrainId> &terrain = m_asked.level.terrain;
        for (int y = 0; y < terrain.height(); ++y) {
            for (int x = 0; x < terrain.width(); ++x) {
                if (catalogue().terrain(terrain.at({x, y})).feature != Feature::None) {
                    fix.terrain.push_back({{x, y}, catalogue().floor()});
                }
            }
        }
        m_fixes.push_back(std::move(fix));
    }

    const AnalyzedLevel &m_asked;
    const Issue &m_issue;
    WinProspects m_prospects;
    int m_wanted;
    std::vector<LevelFix> m_fixes;
};

} // namespace

std::vector<LevelFix> winFixesFor(const AnalyzedLevel &asked, const Issue &issue, const std::vector<LevelFix> &first)
{
    return WinFixes(asked, issue).find(first);
}
