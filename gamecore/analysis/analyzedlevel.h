#pragma once

#include "gamecore/data/catalogue.h"
#include "gamecore/levelfile/levelcheck.h"

/// The input of the analysis. It only refers to data, all of which must outlive it.
struct AnalyzedLevel {
    const Level &level;
    const std::vector<ThingPlace> &places;
    const Catalogue &catalogue; ///< in force
    const Ground &ground;
    const GroundCells &cells; ///< cells of `ground`
    std::optional<Point> start;
    const Reach *reach; ///< null unless the level has exactly one start
    const std::atomic<bool> *isCancelled;

    /// Returns the kind of a thing inside the level; null if the thing is outside or its kind unknown.
    const Kind *kindOf(std::size_t thing) const
    {
        const Thing &placed = level.things[thing];
        const std::optional<KindId> id = catalogue.kindOf(placed.kind);
        return id && level.terrain.contains(placed.cell) ? &catalogue.kind(*id) : nullptr;
    }
    Issue issueAt(std::size_t thing, IssueCode code) const { return issueAtThing(level, thing, code, places); }
    /// Creates a finding about the terrain of a cell, located at the character in its row.
    static Issue issueAtCell(Point cell, IssueCode code);
};
