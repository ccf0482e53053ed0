#include "gamecore/solving/hopeless.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/data/terrain.h"
#include "gamecore/reach/carried.h"
#include "gamecore/reach/meansofharm.h"
#include "gamecore/reach/reach.h"

#include <algorithm>

namespace {

/// Looks for what `win` asks for and nobody can have. Deaths are no way out, since they win nothing here.
class HopeFinder {
public:
    explicit HopeFinder(const PlayableLevel &level)
        : m_level(level.level()), m_catalogue(*level.catalogue()), m_rules(level.rules()),
          m_ground(m_level.terrain, m_catalogue, m_rules), m_means(m_level, m_catalogue, m_rules),
          m_carried(carriedItems(m_level, m_catalogue, m_ground)),
          m_reach(reachFrom(m_level, m_catalogue, m_rules, startOf(m_level, m_catalogue)))
    {
    }

    bool isHopeless() const
    {
        const int win = m_rules.win;
        const bool lacks = ((win & WinByTreasure) != 0 && lacksTreasure())
                           || ((win & WinByMonsters) != 0 && hasImmortal()) || ((win & WinByExit) != 0 && !hasExit());
        return lacks || !hasOccasion();
    }

private:
    static Point startOf(const Level &level, const Catalogue &catalogue)
    {
        const QString start = catalogue.kind(catalogue.start()).key;
        const auto found = std::find_if(level.things.begin(), level.things.end(),
                                        [&start](const Thing &thing) { return thing.kind == start; });
        return found->cell;
    }

    const Kind &kindOf(const Thing &thing) const { return m_catalogue.kind(*m_catalogue.kindOf(thing.kind)); }
    bool isA(const Thing &thing, KindCategory category) const { return kindOf(thing).category == category; }

    /// What is carried by somebody in a wall may fall anywhere.
    bool mayFallAnywhere() const
    {
        return std::any_of(m_carried.begin(), m_carried.end(), [this](const CarriedItem &item) {
            return !m_ground.isWalkable(m_level.things[item.thing].cell);
        });
    }
    bool isReached(Point cell) const { return mayFallAnywhere() || m_reach.contains(cell); }

    bool lacksTreasure() const
    {
        const bool isLeft = std::any_of(m_level.things.begin(), m_level.things.end(), [this](const Thing &thing) {
            return isA(thing, KindCategory::Treasure) && !isReached(thing.cell);
        });
        return isLeft || std::any_of(m_carried.begin(), m_carried.end(), [this](const CarriedItem &item) {
                   return m_catalogue.kind(item.kind).category == KindCategory::Treasure && !item.canBeHad;
               });
    }

    bool hasImmortal() const
    {
        return std::any_of(m_level.things.begin(), m_level.things.end(), [this](const Thing &thing) {
            return isA(thing, KindCategory::Monster) && !m_means.harms(kindOf(thing));
        });
    }

    bool hasExit() const
    {
        for (int y = 0; y < m_level.terrain.height(); ++y) {
            for (int x = 0; x < m_level.terrain.width(); ++x) {
                const Terrain &terrain = m_catalogue.terrain(m_level.terrain.at({x, y}));
                if (m_catalogue.featureOf(terrain) != Feature::None && isReached({x, y})) {
                    return true;
                }
            }
        }
        return false;
    }

    bool hasOccasion() const
    {
        const bool hasTreasure = std::any_of(m_carried.begin(), m_carried.end(), [this](const CarriedItem &item) {
            return m_catalogue.kind(item.kind).category == KindCategory::Treasure;
        });
        const auto hasAny = [this](KindCategory category) {
            return std::any_of(m_level.things.begin(), m_level.things.end(),
                               [&](const Thing &thing) { return isA(thing, category); });
        };
        return ((m_rules.win & WinByTreasure) != 0 && (hasTreasure || hasAny(KindCategory::Treasure)))
               || ((m_rules.win & WinByMonsters) != 0 && hasAny(KindCategory::Monster))
               || ((m_rules.win & WinByExit) != 0 && hasExit());
    }

    const Level &m_level;
    const Catalogue &m_catalogue;
    Rules m_rules;
    Ground m_ground;
    MeansOfHarm m_means;
    std::vector<CarriedItem> m_carried;
    Reach m_reach;
};

} // namespace

bool isHopeless(const PlayableLevel &level)
{
    return HopeFinder(level).isHopeless();
}
