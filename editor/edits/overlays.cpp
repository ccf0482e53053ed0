#include "editor/edits/overlays.h"

#include "gamecore/analysis/shape.h"
#include "gamecore/base/cancel.h"
#include "gamecore/data/catalogue.h"

#include <algorithm>

namespace {

class ShapeFinder {
public:
    ShapeFinder(const Level &level, const Catalogue &base, Overlays wanted, const std::atomic<bool> *isCancelled)
        : m_level(level), m_checked(checkLevelUntil(isCancelled, level, base)),
          m_ground(level.terrain, *m_checked.catalogue(), m_checked.rules()), m_wanted(wanted),
          m_isCancelled(isCancelled), m_cells(level.size(), 0)
    {
    }

    ShapeOverlays find()
    {
        m_found.hasStart = m_checked.reach.has_value();
        if (m_found.hasStart) {
            findAll();
        }
        m_found.cells = std::make_shared<const Grid<std::uint8_t>>(std::move(m_cells));
        return std::move(m_found);
    }

private:
    using Finder = void (ShapeFinder::*)();

    void findAll()
    {
        constexpr auto finders = rowsFor<Overlay>(
            &ShapeFinder::markUnreachable, Finder(nullptr), // patrolsOverlayOf() computes the rounds
            &ShapeFinder::markDeadEnds, &ShapeFinder::markChokepoints, &ShapeFinder::measure, &ShapeFinder::markView);
        for (std::size_t i = 0; i < finders.size(); ++i) {
            if (finders[i] && isWanted(Overlay(i))) {
                (this->*finders[i])();
            }
        }
    }

    bool isWanted(Overlay overlay) const { return hasOverlay(m_wanted, overlay) && !isSet(m_isCancelled); }

    void mark(Overlay overlay, Point cell)
    {
        m_cells.set(cell, std::uint8_t(m_cells.at(cell) | overlayBit(overlay)));
        ++m_found.counts[std::size_t(overlay)];
    }

    void mark(Overlay overlay, const std::vector<Point> &cells)
    {
        for (const Point cell : cells) {
            mark(overlay, cell);
        }
    }

    template<typename IsIn>
    void markWhere(Overlay overlay, const IsIn &isIn)
    {
        for (int y = 0; y < m_cells.height(); ++y) {
            for (int x = 0; x < m_cells.width(); ++x) {
                if (isIn(Point{x, y})) {
                    mark(overlay, {x, y});
                }
            }
        }
    }

    void markUnreachable()
    {
        markWhere(Overlay::Unreachable,
                  [this](Point cell) { return m_ground.mayBeWalkable(cell) && !m_checked.reach->contains(cell); });
    }

    void markDeadEnds() { mark(Overlay::DeadEnds, deadEnds(m_ground, m_checked.reach->cells)); }
    void markChokepoints() { mark(Overlay::Chokepoints, chokepoints(m_ground, m_checked.reach->cells)); }

    void markView()
    {
        const StartView view = viewOfStart(m_level, *m_checked.catalogue(), m_ground, *m_checked.start);
        markWhere(Overlay::StartView, [&view](Point cell) { return view.cells.at(cell) != 0; });
        m_found.monstersInView = int(view.monsters.size());
        m_found.itemsInView = int(view.items.size());
    }

    void measure()
    {
        m_found.steps =
            std::make_shared<const Grid<int>>(stepsFrom(m_ground, m_checked.reach->cells, *m_checked.start));
        const std::vector<int> &steps = m_found.steps->cells();
        m_found.farthest = std::max(0, *std::max_element(steps.begin(), steps.end()));
    }

    const Level &m_level;
    CheckResult m_checked;
    Ground m_ground;
    Overlays m_wanted;
    const std::atomic<bool> *m_isCancelled;
    Grid<std::uint8_t> m_cells;
    ShapeOverlays m_found;
};

/// The ground of a level, with its catalogue in force.
struct LevelGround {
    CataloguePtr catalogue;
    Ground ground;

    LevelGround(const Level &level, const Catalogue &base)
        : catalogue(catalogueOf(level, base)), ground(level.terrain, *catalogue, rulesInForce(level, *catalogue))
    {
    }

    static CataloguePtr catalogueOf(const Level &level, const Catalogue &base)
    {
        IssueList ignored; // the check reports them
        return base.under(level.ruleset, level.kinds, ignored);
    }

    static Rules rulesInForce(const Level &level, const Catalogue &catalogue)
    {
        IssueList ignored;
        return rulesOf(level, catalogue, ignored);
    }
};

qint64 countOf(const Grid<std::uint8_t> &cells)
{
    return qint64(cells.cells().size()) - std::count(cells.cells().begin(), cells.cells().end(), std::uint8_t(0));
}

qint64 monsterFloorOf(const Ground &ground)
{
    qint64 floor = 0;
    for (int y = 0; y < ground.size().height; ++y) {
        for (int x = 0; x < ground.size().width; ++x) {
            floor += ground.isHarmless({x, y}) ? 1 : 0;
        }
    }
    return floor;
}

void addBit(Grid<std::uint8_t> &all, const Grid<std::uint8_t> &cells, int bit)
{
    for (int y = 0; y < all.height(); ++y) {
        std::uint8_t *to = all.row(y);
        const std::uint8_t *from = cells.row(y);
        for (int x = 0; x < all.width(); ++x) {
            to[x] = std::uint8_t(to[x] | (from[x] != 0 ? 1 << bit : 0));
        }
    }
}

} // namespace

ShapeOverlays shapeOverlaysOf(const Level &level, const Catalogue &base, Overlays wanted,
                              const std::atomic<bool> *isCancelled)
{
    return ShapeFinder(level, base, wanted, isCancelled).find();
}

PatrolsOverlay patrolsOverlayOf(const Level &level, const Catalogue &base, std::optional<std::size_t> chosen,
                                const std::atomic<bool> *isCancelled)
{
    const LevelGround in(level, base);
    std::vector<Patrol> patrols = patrolsOf(level, *in.catalogue);
    if (chosen) {
        const auto isOther = [&chosen](const Patrol &patrol) { return patrol.thing != *chosen; };
        patrols.erase(std::remove_if(patrols.begin(), patrols.end(), isOther), patrols.end());
    }
    PatrolsOverlay overlay;
    overlay.monsters = qint64(patrols.size());
    overlay.floor = monsterFloorOf(in.ground);
    Grid<std::uint8_t> all(level.size(), 0);
    if (patrols.size() > std::size_t(PatrolsOverlay::mostApart)) {
        all = footprintOfAll(in.ground, patrols, isCancelled);
    } else {
        for (std::size_t i = 0; i < patrols.size() && !isSet(isCancelled); ++i) {
            const Grid<std::uint8_t> own = footprintOfAll(in.ground, {patrols[i]}, isCancelled);
            addBit(all, own, int(i));
            overlay.apart.push_back({patrols[i].thing, patrols[i].cell, countOf(own)});
        }
    }
    overlay.covered = countOf(all);
    overlay.cells = std::make_shared<const Grid<std::uint8_t>>(std::move(all));
    return overlay;
}
