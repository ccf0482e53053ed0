#pragma once

#include "gamecore/diff/levelmerge.h"
#include "gamecore/diff/levelshift.h"
#include "gamecore/diff/thingmatch.h"

#include <map>

/// The merge of the changes that both sides made to the things of a level. The levels and the frame must outlive this
/// object.
class ThingMerge {
public:
    ThingMerge(const Level &base, const Level &ours, const Level &theirs, const MergeFrame &frame);

    /// True if ours changed or added a thing that is inside our level but would be outside the merged level.
    bool losesOurs();
    /// Returns the things of the merged level, and adds conflicts to `conflicts`. `terrain` is the terrain of the
    /// merged level: if ours put a thing on a cell whose terrain theirs changed, this function gives the cell the
    /// terrain of ours.
    std::vector<Thing> merge(Grid<TerrainId> &terrain, std::vector<MergeConflict> &conflicts);

private:
    static constexpr int none = ThingMatch::none;

    struct Merged {
        Thing thing; ///< the thing, with its cell in the merged level
        int base = none;
        int ours = none;
        int theirs = none;
        Point origin = {};      ///< cell of the thing in ours, or in theirs if ours does not have the thing; the thing
                                ///< returns there if the move by theirs is rejected
        bool isOurs = false;    ///< only ours added the thing or moved it to its cell
        bool isTheirs = false;  ///< only theirs added the thing or moved it to its cell
        bool isLeftOut = false; ///< not in the merged level
    };

    Point ourCell(int thing) const { return m_ours.things[std::size_t(thing)].cell + m_frame.ours; }
    Point theirCell(int thing) const { return m_theirs.things[std::size_t(thing)].cell + m_frame.theirs; }
    Point baseCell(std::size_t thing) const { return m_base.things[thing].cell + m_frame.base; }
    bool isOursChanged(std::size_t base, int ours) const;
    bool isTheirsChanged(std::size_t base, int theirs) const;
    void mergeAll(std::vector<MergeConflict> &conflicts);
    void mergeKept(std::size_t base, std::vector<MergeConflict> &conflicts);
    void mergeBoth(std::size_t base, int ours, int theirs, std::vector<MergeConflict> &conflicts);
    void addNew();
    void addNewOfOurs(int ours, int theirs);
    void addNewOfTheirs(int theirs);
    void settleArrivals(Grid<TerrainId> &terrain, std::vector<MergeConflict> &conflicts);
    std::map<std::pair<int, int>, std::vector<std::size_t>> theirArrivals() const;
    void dropOutside(std::vector<MergeConflict> &conflicts);
    std::vector<Thing> inOrder(std::vector<MergeConflict> &conflicts);
    std::vector<std::size_t> orderOnCell(std::size_t first, std::size_t end,
                                         std::vector<MergeConflict> &conflicts) const;

    const Level &m_base;
    const Level &m_ours;
    const Level &m_theirs;
    const MergeFrame &m_frame;
    ThingMatch m_inOurs;
    ThingMatch m_inTheirs;
    std::vector<Merged> m_merged;
};
