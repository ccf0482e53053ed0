#include "gamecore/diff/thingmerge.h"

#include <algorithm>
#include <cstddef>
#include <set>
#include <vector>

namespace {

/// The indexes of a thing among those of a cell in three versions; -1: not there.
struct PlacedThing {
    int base = -1;
    int ours = -1;
    int theirs = -1;
};

using Order = std::vector<std::size_t>;

Order orderBy(const std::vector<PlacedThing> &things, int PlacedThing::*place)
{
    Order order;
    for (std::size_t i = 0; i < things.size(); ++i) {
        if (things[i].*place >= 0) {
            order.push_back(i);
        }
    }
    std::sort(order.begin(), order.end(),
              [&](std::size_t a, std::size_t b) { return things[a].*place < things[b].*place; });
    return order;
}

Order withoutUnshared(Order order, const std::vector<PlacedThing> &things)
{
    const auto isUnshared = [&things](std::size_t i) { return things[i].ours < 0 || things[i].theirs < 0; };
    order.erase(std::remove_if(order.begin(), order.end(), isUnshared), order.end());
    return order;
}

/// Inserts things missing from `order` after the thing below them on that side.
Order withOthers(const Order &order, const Order &side, std::size_t count)
{
    std::vector<bool> isThere(count, false);
    for (const std::size_t i : order) {
        isThere[i] = true;
    }
    std::vector<Order> above(count + 1); // things above each one, ground first
    for (std::size_t i = 0; i < side.size(); ++i) {
        if (!isThere[side[i]]) {
            above[i == 0 ? 0 : side[i - 1] + 1].push_back(side[i]);
        }
    }
    Order all;
    Order open(order.rbegin(), order.rend());
    open.insert(open.end(), above[0].rbegin(), above[0].rend());
    while (!open.empty()) {
        const std::size_t i = open.back();
        open.pop_back();
        all.push_back(i);
        open.insert(open.end(), above[i + 1].rbegin(), above[i + 1].rend());
    }
    return all;
}

/// Returns the order of a cell's things after a merge, as indexes into `things`. It is the order of the side that
/// changed it; things added by one side come after the thing below them. Sets `isDisputed` if both changed the order
/// differently.
std::vector<std::size_t> mergedOrder(const std::vector<PlacedThing> &things, bool &isDisputed)
{
    const Order ours = orderBy(things, &PlacedThing::ours);
    const Order theirs = orderBy(things, &PlacedThing::theirs);
    const Order sharedOurs = withoutUnshared(ours, things);
    const Order sharedTheirs = withoutUnshared(theirs, things);
    const Order base = withoutUnshared(orderBy(things, &PlacedThing::base), things);
    const bool isOurs = sharedOurs == sharedTheirs || sharedTheirs == base;
    isDisputed = !isOurs && sharedOurs != base;
    const Order shared = isOurs || isDisputed ? sharedOurs : sharedTheirs;
    return withOthers(withOthers(shared, ours, things.size()), theirs, things.size());
}

using Conflict = MergeConflict::What;
using Cell = std::pair<int, int>; ///< row and column, in reading order

Cell keyOf(Point cell)
{
    return {cell.y, cell.x};
}

} // namespace

ThingMerge::ThingMerge(const Level &base, const Level &ours, const Level &theirs, const MergeFrame &frame)
    : m_base(base), m_ours(ours), m_theirs(theirs), m_frame(frame),
      m_inOurs(matchThings(base.things, ours.things, frame.base - frame.ours)),
      m_inTheirs(matchThings(base.things, theirs.things, frame.base - frame.theirs))
{
}

bool ThingMerge::isOursChanged(std::size_t base, int ours) const
{
    return ourCell(ours) != baseCell(base) || !isAlike(m_base.things[base], m_ours.things[std::size_t(ours)]);
}

bool ThingMerge::isTheirsChanged(std::size_t base, int theirs) const
{
    return theirCell(theirs) != baseCell(base) || !isAlike(m_base.things[base], m_theirs.things[std::size_t(theirs)]);
}

void ThingMerge::mergeAll(std::vector<MergeConflict> &conflicts)
{
    m_merged.clear();
    for (std::size_t i = 0; i < m_base.things.size(); ++i) {
        mergeKept(i, conflicts);
    }
    addNew();
}

bool ThingMerge::losesOurs()
{
    std::vector<MergeConflict> toldLater;
    mergeAll(toldLater);
    return std::any_of(m_merged.begin(), m_merged.end(), [this](const Merged &merged) {
        if (merged.ours == none || m_frame.size.contains(merged.thing.cell)
            || merged.thing.cell != ourCell(merged.ours)) {
            return false;
        }
        const bool isChanged = merged.base == none || isOursChanged(std::size_t(merged.base), merged.ours);
        return isChanged && m_ours.size().contains(m_ours.things[std::size_t(merged.ours)].cell);
    });
}

std::vector<Thing> ThingMerge::merge(Grid<TerrainId> &terrain, std::vector<MergeConflict> &conflicts)
{
    mergeAll(conflicts);
    settleArrivals(terrain, conflicts);
    dropOutside(conflicts);
    return inOrder(conflicts);
}

/// Merges a thing of the base that may have been changed, moved or removed.
void ThingMerge::mergeKept(std::size_t base, std::vector<MergeConflict> &conflicts)
{
    const int ours = m_inOurs.after[base];
    const int theirs = m_inTheirs.after[base];
    if (ours != none && theirs != none) {
        mergeBoth(base, ours, theirs, conflicts);
        return;
    }
    const bool isChanged =
        (ours != none && isOursChanged(base, ours)) || (theirs != none && isTheirsChanged(base, theirs));
    if (isChanged) {
        conflicts.push_back({.what = Conflict::Gone, .cell = baseCell(base), .kind = m_base.things[base].kind});
    }
    if (ours != none && isChanged) {
        addNewOfOurs(ours, none);
        m_merged.back().isOurs = ourCell(ours) != baseCell(base);
        m_merged.back().base = int(base);
    }
}

void ThingMerge::mergeBoth(std::size_t base, int ours, int theirs, std::vector<MergeConflict> &conflicts)
{
    const Thing &was = m_base.things[base];
    const Point from = baseCell(base);
    std::vector<ValueConflict> values;
    Merged merged{
        .thing = mergeThingValues(was, m_ours.things[std::size_t(ours)], m_theirs.things[std::size_t(theirs)], values),
        .base = int(base),
        .ours = ours,
        .theirs = theirs,
        .origin = ourCell(ours)};
    const Point one = ourCell(ours);
    const Point other = theirCell(theirs);
    merged.thing.cell = one == from ? other : one;
    merged.isOurs = one != from && one != other;
    merged.isTheirs = one == from && other != from;
    if (one != from && other != from && one != other) {
        conflicts.push_back({.what = Conflict::Place, .cell = from, .kind = was.kind});
    }
    for (ValueConflict &value : values) {
        conflicts.push_back({.what = Conflict::ThingValue, .cell = from, .kind = was.kind, .value = std::move(value)});
    }
    m_merged.push_back(std::move(merged));
}

void ThingMerge::addNewOfOurs(int ours, int theirs)
{
    Merged added{.thing = m_ours.things[std::size_t(ours)],
                 .ours = ours,
                 .theirs = theirs,
                 .origin = ourCell(ours),
                 .isOurs = theirs == none};
    added.thing.cell = ourCell(ours);
    m_merged.push_back(std::move(added));
}

void ThingMerge::addNewOfTheirs(int theirs)
{
    Merged added{
        .thing = m_theirs.things[std::size_t(theirs)], .theirs = theirs, .origin = theirCell(theirs), .isTheirs = true};
    added.thing.cell = theirCell(theirs);
    m_merged.push_back(std::move(added));
}

/// Adds things that are not in the base. A thing that both sides put on a cell is added once.
void ThingMerge::addNew()
{
    const auto newOf = [](const std::vector<Thing> &things, const std::vector<int> &before, Point shift) {
        std::vector<Thing> added;
        std::vector<int> places;
        for (std::size_t i = 0; i < things.size(); ++i) {
            if (before[i] == none) {
                added.push_back(things[i]);
                added.back().cell = added.back().cell + shift;
                places.push_back(int(i));
            }
        }
        return std::pair(added, places);
    };
    const auto [ours, ourPlaces] = newOf(m_ours.things, m_inOurs.before, m_frame.ours);
    const auto [theirs, theirPlaces] = newOf(m_theirs.things, m_inTheirs.before, m_frame.theirs);
    const ThingMatch match = matchThings(ours, theirs, {});
    std::vector<bool> isTaken(theirs.size(), false);
    for (std::size_t i = 0; i < ours.size(); ++i) {
        const int other = match.after[i];
        const bool isSame = other != none && theirs[std::size_t(other)] == ours[i];
        addNewOfOurs(ourPlaces[i], isSame ? theirPlaces[std::size_t(other)] : none);
        if (isSame) {
            isTaken[std::size_t(other)] = true;
        }
    }
    for (std::size_t i = 0; i < theirs.size(); ++i) {
        if (!isTaken[i]) {
            addNewOfTheirs(theirPlaces[i]);
        }
    }
}

std::map<Cell, std::vector<std::size_t>> ThingMerge::theirArrivals() const
{
    std::map<Cell, std::vector<std::size_t>> arrivals;
    for (std::size_t i = 0; i < m_merged.size(); ++i) {
        if (m_merged[i].isTheirs) {
            arrivals[keyOf(m_merged[i].thing.cell)].push_back(i);
        }
    }
    return arrivals;
}

/// Resolves cells where both sides put something, or where one side did and the other changed the terrain: ours wins.
/// Things that theirs moved there go back, which may block things that theirs moved to their old cells.
void ThingMerge::settleArrivals(Grid<TerrainId> &terrain, std::vector<MergeConflict> &conflicts)
{
    std::map<Cell, std::vector<std::size_t>> arrivals = theirArrivals();
    const auto terrainOf = [](const Level &level, Point cell, Point shift) {
        return level.terrain.contains(cell - shift) ? std::optional(level.terrain.at(cell - shift)) : std::nullopt;
    };
    std::set<Cell> disputed;
    for (const Merged &merged : m_merged) {
        const Point cell = merged.thing.cell;
        if (merged.isOurs) {
            const auto ground = terrainOf(m_ours, cell, m_frame.ours);
            const bool isOtherGround = ground && terrain.contains(cell) && terrain.at(cell) != *ground;
            if (isOtherGround) {
                terrain.set(cell, *ground);
            }
            if (isOtherGround || arrivals.contains(keyOf(cell))) {
                disputed.insert(keyOf(cell));
            }
        } else if (merged.isTheirs) {
            const auto ground = terrainOf(m_theirs, cell, m_frame.theirs);
            if (ground && terrain.contains(cell) && terrain.at(cell) != *ground) {
                disputed.insert(keyOf(cell));
            }
        }
    }
    std::vector<Cell> open(disputed.begin(), disputed.end());
    while (!open.empty()) {
        const Cell cell = open.back();
        open.pop_back();
        conflicts.push_back({.what = Conflict::Arrival, .cell = {cell.second, cell.first}});
        const auto found = arrivals.find(cell);
        for (const std::size_t i : found == arrivals.end() ? std::vector<std::size_t>() : found->second) {
            Merged &merged = m_merged[i];
            merged.isTheirs = false;
            merged.isLeftOut = merged.ours == none;
            merged.thing.cell = merged.origin;
            const Cell back = keyOf(merged.origin);
            if (!merged.isLeftOut && arrivals.contains(back) && disputed.insert(back).second) {
                open.push_back(back);
            }
        }
    }
}

/// Drops things that theirs put where ours cut off the level.
void ThingMerge::dropOutside(std::vector<MergeConflict> &conflicts)
{
    for (Merged &merged : m_merged) {
        const Point own = merged.ours != none ? m_ours.things[std::size_t(merged.ours)].cell
                                              : m_theirs.things[std::size_t(merged.theirs)].cell;
        const bool wasInside = (merged.ours != none ? m_ours : m_theirs).size().contains(own);
        if (!merged.isLeftOut && wasInside && !m_frame.size.contains(merged.thing.cell)) {
            merged.isLeftOut = true;
            conflicts.push_back({.what = Conflict::Lost, .cell = merged.thing.cell, .kind = merged.thing.kind});
        }
    }
}

/// Returns all things by cell, in the merged order within each cell.
std::vector<Thing> ThingMerge::inOrder(std::vector<MergeConflict> &conflicts)
{
    m_merged.erase(
        std::remove_if(m_merged.begin(), m_merged.end(), [](const Merged &merged) { return merged.isLeftOut; }),
        m_merged.end());
    std::stable_sort(m_merged.begin(), m_merged.end(),
                     [](const Merged &a, const Merged &b) { return readsBefore(a.thing.cell, b.thing.cell); });
    std::vector<Thing> things;
    things.reserve(m_merged.size());
    for (std::size_t first = 0; first < m_merged.size();) {
        std::size_t end = first + 1;
        while (end < m_merged.size() && m_merged[end].thing.cell == m_merged[first].thing.cell) {
            ++end;
        }
        for (const std::size_t i : orderOnCell(first, end, conflicts)) {
            things.push_back(std::move(m_merged[first + i].thing));
        }
        first = end;
    }
    return things;
}

std::vector<std::size_t> ThingMerge::orderOnCell(std::size_t first, std::size_t end,
                                                 std::vector<MergeConflict> &conflicts) const
{
    const Point cell = m_merged[first].thing.cell;
    std::vector<PlacedThing> placed;
    for (std::size_t i = first; i < end; ++i) {
        const Merged &merged = m_merged[i];
        const bool isOurs = merged.ours != none && ourCell(merged.ours) == cell;
        const bool isTheirs = merged.theirs != none && theirCell(merged.theirs) == cell;
        const bool isBase = merged.base != none && baseCell(std::size_t(merged.base)) == cell;
        placed.push_back({isBase ? merged.base : none, isOurs ? merged.ours : none, isTheirs ? merged.theirs : none});
    }
    bool isDisputed = false;
    std::vector<std::size_t> order = mergedOrder(placed, isDisputed);
    if (isDisputed) {
        conflicts.push_back({.what = Conflict::Order, .cell = cell});
    }
    return order;
}
