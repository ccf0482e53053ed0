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

/// Adds unreachable_floor for each pocket of floor that the hero cannot reach.
void findPockets(const AnalyzedLevel &asked, IssueList &issues);
/// Adds key_behind_own_door for each misplaced key, and then too_few_keys for each kind of key of which there are too
/// few.
void findKeyIssues(const AnalyzedLevel &asked, IssueList &issues);
/// Sets Issue::because of the findings in `issues` about cells that locked doors keep from the hero. The candidates are
/// the keys of the findings of findKeyIssues(), in order. The value is the first key for which this holds: if all its
/// doors were open, the hero could reach the cell.
void findReasons(const AnalyzedLevel &asked, IssueList &issues);

// Findings about monsters.

/// True if a monster may ever stand beside the hero, so that he can strike it. Either the terrain allows that, or an
/// item may teleport monsters. `monster` is an index in Level::things. Needs AnalyzedLevel::reach.
bool canMeetHero(const AnalyzedLevel &asked, const DamageSources &means, std::size_t monster);
/// Adds walled_in for each monster for which canMeetHero() is false. Needs AnalyzedLevel::reach.
void findWalledIn(const AnalyzedLevel &asked, IssueList &issues);
/// Adds patrol_confined and patrol_crosses_start to LevelAnalysis::issues, based on the footprints in `analysis`.
void findPatrolFaults(const AnalyzedLevel &asked, LevelAnalysis &analysis);
/// Adds monster_sees_start for each hunting monster in view from the start, if the rule `vision` is `fov`. Needs
/// AnalyzedLevel::start.
void findWatchers(const AnalyzedLevel &asked, IssueList &issues);
