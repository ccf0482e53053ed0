#pragma once

#include "gamecore/data/catalogue.h"
#include "gamecore/levelfile/levelcheck.h"

/// A level on its way through the analysis. Everything in it outlives it.
struct AnalyzedLevel {
    const Level &level;
    const std::vector<ThingPlace> &places;
    const Catalogue &catalogue; ///< in force
    const Ground &ground;
    const GroundCells &cells; ///< of the ground
    std::optional<Point> start;
    const Reach *reach; ///< null without exactly one start
    const std::atomic<bool> *isCancelled;

    /// The kind of a thing that stands inside the level; null for all others.
    const Kind *kindOf(std::size_t thing) const
    {
        const Thing &placed = level.things[thing];
        const std::optional<KindId> id = catalogue.kindOf(placed.kind);
        return id && level.terrain.contains(placed.cell) ? &catalogue.kind(*id) : nullptr;
    }
    Issue issueAt(std::size_t thing, IssueCode code) const { return issueAtThing(level, thing, code, places); }
    /// A finding about the ground of a cell, which is a character of its row.
    static Issue issueAtCell(Point cell, IssueCode code);
};
