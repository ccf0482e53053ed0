#pragma once

#include "gamecore/data/catalogue.h"
#include "gamecore/levelfile/levelcheck.h"

/// A level with data derived from the level: the input of the functions that look for findings. Holds references only;
/// the level and the data must outlive this object.
struct AnalyzedLevel {
    const Level &level;
    const std::vector<ThingPlace> &places;
    const Catalogue &catalogue; ///< in force: with the level's ruleset and own kinds
    const Ground &ground;
    const GroundCells &cells; ///< cells of `ground`
    std::optional<Point> start;
    const Reach *reach; ///< from the start; null unless the level has exactly one start
    const std::atomic<bool> *isCancelled;

    /// Returns the kind of a thing; null if the thing is outside the level or its kind is unknown. `thing` is an index
    /// in Level::things.
    const Kind *kindOf(std::size_t thing) const
    {
        const Thing &placed = level.things[thing];
        const std::optional<KindId> id = catalogue.kindOf(placed.kind);
        return id && level.terrain.contains(placed.cell) ? &catalogue.kind(*id) : nullptr;
    }
    Issue issueAt(std::size_t thing, IssueCode code) const { return issueAtThing(level, thing, code, places); }
    /// Creates a finding about the terrain of a cell. Issue::path and Issue::anchor refer to the cell's character in
    /// `rows`.
    static Issue issueAtCell(Point cell, IssueCode code);
};
