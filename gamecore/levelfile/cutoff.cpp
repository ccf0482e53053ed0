#include "gamecore/levelfile/cutoff.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/data/terrain.h"
#include "gamecore/json/jsontext.h"
#include "gamecore/reach/carried.h"

using namespace Qt::StringLiterals;

namespace {

class CutOffFinder {
public:
    CutOffFinder(const Level &level, const std::vector<ThingPlace> &places, const Catalogue &catalogue,
                 const Rules &rules, const Reach &reach, IssueList &issues)
        : m_level(level), m_places(places), m_catalogue(catalogue), m_rules(rules), m_reach(reach), m_issues(issues)
    {
    }

    void findThings()
    {
        for (std::size_t i = 0; i < m_level.things.size(); ++i) {
            const std::optional<KindId> id = m_catalogue.kindOf(m_level.things[i].kind);
            const Point cell = m_level.things[i].cell;
            if (!id || !m_level.terrain.contains(cell)) {
                continue;
            }
            const KindCategory category = m_catalogue.kind(*id).category;
            if (category == KindCategory::Treasure && !m_reach.contains(cell)) {
                m_issues.add(issueAtThing(m_level, i, IssueCode::UnreachableTreasure, m_places));
            } else if (category == KindCategory::Item && !m_reach.hasStop(cell)) {
                m_issues.add(issueAtThing(m_level, i, IssueCode::UnreachableItem, m_places));
            }
        }
    }

    void findCarried()
    {
        const Ground ground(m_level.terrain, m_catalogue, m_rules);
        for (const CarriedItem &carried : carriedItems(m_level, m_catalogue, ground)) {
            if (carried.canBeHad && m_reach.containsAny(carried.cells)) {
                continue;
            }
            const bool isTreasure = m_catalogue.kind(carried.kind).category == KindCategory::Treasure;
            const auto code = isTreasure ? IssueCode::UnreachableTreasure : IssueCode::UnreachableItem;
            Issue issue = issueAtValue(m_level, carried.thing, code, u"item"_s, m_places);
            issue.found = shortened(m_level.things[carried.thing].kind);
            issue.expected = carried.canBeHad ? Expected::Nothing : Expected::MeansOfHarm;
            m_issues.add(issue);
        }
    }

    void findExits()
    {
        std::optional<Point> unreached;
        for (int y = 0; y < m_level.size().height; ++y) {
            for (int x = 0; x < m_level.size().width; ++x) {
                const Feature feature = m_catalogue.featureOf(m_catalogue.terrain(m_level.terrain.at({x, y})));
                if (feature == Feature::None) {
                    continue;
                }
                if (feature == Feature::Stairs ? m_reach.hasStop({x, y}) : m_reach.contains({x, y})) {
                    return;
                }
                unreached = unreached ? unreached : Point{x, y};
            }
        }
        m_issues.add({.code = IssueCode::UnreachableExit, .path = u"rows"_s, .cell = unreached});
    }

private:
    const Level &m_level;
    const std::vector<ThingPlace> &m_places;
    const Catalogue &m_catalogue;
    const Rules &m_rules;
    const Reach &m_reach;
    IssueList &m_issues;
};

} // namespace

void findCutOff(const Level &level, const std::vector<ThingPlace> &places, const Catalogue &catalogue,
                const Rules &rules, const Reach &reach, IssueList &issues)
{
    CutOffFinder finder(level, places, catalogue, rules, reach, issues);
    finder.findThings();
    finder.findCarried();
    if ((rules.win & WinByExit) != 0) {
        finder.findExits();
    }
}
