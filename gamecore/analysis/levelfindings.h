#pragma once

#include "gamecore/data/catalogue.h"
#include "gamecore/levelfile/levelcheck.h"

class DamageSources;
struct LevelAnalysis;

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

// Findings about the cells that the hero can reach. These functions need AnalyzedLevel::reach.

/// Finds unreachable_floor, one for each pocket.
void findPockets(const AnalyzedLevel &asked, IssueList &issues);
/// Finds key_behind_own_door, one for each key, and too_few_keys, one for each kind of key.
void findKeyIssues(const AnalyzedLevel &asked, IssueList &issues);
/// Sets Issue::because of the findings in `issues` about cells that locked doors keep from the hero. Tries the keys of
/// the findings of findKeyIssues() in order. The first one counts with which the hero could reach the cell if all doors
/// of that key were open.
void findReasons(const AnalyzedLevel &asked, IssueList &issues);

// Findings about monsters.

/// True if a monster may ever stand beside the hero, so that he can strike it. Either the terrain allows that, or
/// something in the level teleports monsters. `monster` is an index in Level::things. Needs AnalyzedLevel::reach.
bool canMeetHero(const AnalyzedLevel &asked, const DamageSources &means, std::size_t monster);
/// Finds walled_in. Needs AnalyzedLevel::reach.
void findWalledIn(const AnalyzedLevel &asked, IssueList &issues);
/// Finds patrol_confined and patrol_crosses_start from the footprints in `analysis`.
void findPatrolFaults(const AnalyzedLevel &asked, LevelAnalysis &analysis);
/// Finds monster_sees_start. Needs AnalyzedLevel::start.
void findWatchers(const AnalyzedLevel &asked, IssueList &issues);
