#pragma once

#include "gamecore/base/issue.h"
#include "gamecore/pathfinding/reach.h"

#include <functional>

/// The position of a thing in its source text.
struct ThingPlace {
    int index = 0;      ///< index of its row, or within `things`
    int character = -1; ///< index within the row, in code points; -1 in `things`
    /// Unknown characters: at the first cell, the number of cells; negative at the others, which get no issue. 0: each
    /// cell has its own issue.
    int cells = 0;

    bool isInRow() const { return character >= 0; }
    /// Returns `rows[3]` or `things[2]`.
    QString path() const;
};

/// The issues of the quick check with the data it computed, for reuse by callers. Empty if no check ran.
class CheckResult {
public:
    IssueList issues;
    std::optional<Point> start; ///< set if the level has exactly one start inside it
    std::optional<Reach> reach; ///< area the hero can reach, if the level has a start and the check computes it

    const CataloguePtr &catalogue() const { return m_catalogue; } ///< in force
    const Rules &rules() const { return m_rules; }                ///< in force
    /// True if the check found no error, even if `issues` was changed since.
    bool isPassed() const { return m_isPassed; }

private:
    friend class LevelChecker;
    CataloguePtr m_catalogue;
    Rules m_rules;
    bool m_isPassed = false;
};

/// Checks the structure of a level, not its rules. A level without errors can be played, and playing it never fails
/// later. Finds unknown characters, kinds, rules and rulesets, values out of range, and things outside the level. Also
/// finds a missing or ambiguous start, two actors on a cell for one, and things the hero cannot reach
/// (gamecore/pathfinding/reach.h).
///
/// `places` holds one entry per thing of a level read from text, so that issues get paths; empty for one in memory.
/// Issues about things have their cell. The time is linear in the number of cells.
CheckResult checkLevel(const Level &level, const Catalogue &catalogue, const std::vector<ThingPlace> &places = {});

/// Does the same as checkLevel() without reachability, which costs most and yields only warnings. For callers that only
/// need to know if a level can be played.
CheckResult checkStructure(const Level &level, const Catalogue &catalogue, const std::vector<ThingPlace> &places = {});

/// Does the same as checkLevel() until `isCancelled` is set from any thread. The result is then incomplete and partly
/// wrong.
CheckResult checkLevelUntil(const std::atomic<bool> *isCancelled, const Level &level, const Catalogue &catalogue,
                            const std::vector<ThingPlace> &places = {});

/// Returns an issue with the place of a thing: its cell, and its path if there is one.
Issue issueAtThing(const Level &level, std::size_t thing, IssueCode code, const std::vector<ThingPlace> &places);
/// Returns an issue with the place of a thing's value: its cell, and the path of the value.
Issue issueAtValue(const Level &level, std::size_t thing, IssueCode code, const QString &key,
                   const std::vector<ThingPlace> &places);

/// A check that readers run on the level they read: checkLevel() or a variant. It may first change the level.
using LevelCheck =
    std::function<CheckResult(Level &level, const Catalogue &catalogue, const std::vector<ThingPlace> &places)>;

/// A level that can be played, with its catalogue and rules. It is immutable and only made by a check without errors,
/// or by the recipe of a dungeon, so nothing is checked or derived twice.
class PlayableLevel {
public:
    /// Checks a level in memory and adds the findings to `issues`. std::nullopt if checkStructure() finds an error.
    static std::optional<PlayableLevel> check(Level level, const Catalogue &shipped, IssueList &issues);

    /// Returns a depth of a ruleset's dungeon: dungeonLevel() (gamecore/mapgen/dungeon.h), whose recipe produces no
    /// errors.
    static PlayableLevel ofDungeon(const Catalogue &shipped, const QString &ruleset, std::uint64_t seed, int depth);

    const Level &level() const { return m_level; }
    const CataloguePtr &catalogue() const { return m_catalogue; } ///< in force
    const Rules &rules() const { return m_rules; }                ///< in force
    /// Sets the name, which does not affect whether a level can be played.
    void setName(const QString &name) { m_level.name = name; }

private:
    friend struct ReadLevel;
    PlayableLevel(Level level, CataloguePtr catalogue, const Rules &rules)
        : m_level(std::move(level)), m_catalogue(std::move(catalogue)), m_rules(rules)
    {
    }

    Level m_level;
    CataloguePtr m_catalogue;
    Rules m_rules;
};
