#pragma once

#include "gamecore/base/issue.h"
#include "gamecore/pathfinding/reach.h"

#include <functional>

/// The position of a thing in the file or text from which it was read.
struct ThingPlace {
    int index = 0;      ///< index of the row that draws the thing, or of the thing in `things` of the file
    int character = -1; ///< index of the character in the row, in code points; -1 for a thing in `things`
    /// For an unknown character whose cells share one issue: the number of these cells at the first of them, and a
    /// negative number at all others. 0: the cell has its own issue.
    int cells = 0;

    bool isInRow() const { return character >= 0; }
    /// Returns the path of the row or of the thing: `rows[3]` or `things[2]`.
    QString path() const;
};

/// The issues of checkLevel(), with the data that the check computed, for reuse by callers. A default-constructed
/// object counts as not passed.
class CheckResult {
public:
    IssueList issues;
    std::optional<Point> start; ///< set if the level has exactly one start inside it
    std::optional<Reach> reach; ///< cells that the hero can reach; set if `start` is set, except by checkStructure()

    const CataloguePtr &catalogue() const { return m_catalogue; } ///< in force
    const Rules &rules() const { return m_rules; }                ///< in force
    /// True if the check found no error. Later changes of `issues` do not matter.
    bool isPassed() const { return m_isPassed; }

private:
    friend class LevelChecker;
    CataloguePtr m_catalogue;
    Rules m_rules;
    bool m_isPassed = false;
};

/// Checks a level quickly, without playing it: the quick check. A level without errors can be played, and playing it
/// never fails later. Finds unknown characters, kinds, rules, rulesets and languages, values out of range, and things
/// outside the level. Also finds a missing or ambiguous start, several actors on a cell that holds only one, and
/// treasure, items and exits that the hero cannot reach (gamecore/pathfinding/reach.h). `catalogue` is the shipped one.
///
/// `places` has one entry per thing of Level::things if the level was read from a text, so that issues get paths; it is
/// empty for a level in memory. Issues about a thing have the thing's cell. The time is linear in the number of cells.
CheckResult checkLevel(const Level &level, const Catalogue &catalogue, const std::vector<ThingPlace> &places = {});

/// Does the same as checkLevel(), but does not compute which cells the hero can reach: that costs most and gives only
/// warnings. For callers that only need to know if a level can be played.
CheckResult checkStructure(const Level &level, const Catalogue &catalogue, const std::vector<ThingPlace> &places = {});

/// Does the same as checkLevel(), but stops when another thread sets `*isCancelled`; the result is then incomplete and
/// partly wrong. Never stops early if `isCancelled` is null.
CheckResult checkLevelUntil(const std::atomic<bool> *isCancelled, const Level &level, const Catalogue &catalogue,
                            const std::vector<ThingPlace> &places = {});

/// Returns an issue about a thing, with the thing's cell, and with its path if `places` is not empty. `thing` is an
/// index in Level::things.
Issue issueAtThing(const Level &level, std::size_t thing, IssueCode code, const std::vector<ThingPlace> &places);
/// Returns an issue about the value `key` of a thing, with the thing's cell, and with the path of the value if `places`
/// is not empty. `thing` is an index in Level::things.
Issue issueAtValue(const Level &level, std::size_t thing, IssueCode code, const QString &key,
                   const std::vector<ThingPlace> &places);

/// A check that readers run on a level that they have read: checkLevel() or a variant. It may change the level before
/// checking it.
using LevelCheck =
    std::function<CheckResult(Level &level, const Catalogue &catalogue, const std::vector<ThingPlace> &places)>;

/// A level that can be played, with its catalogue and rules. It is immutable, except for the name of the level. Only a
/// check without errors and ofDungeon() make such objects, so that no level is checked twice.
class PlayableLevel {
public:
    /// Runs checkStructure() on a level in memory, and adds the issues of the check to `issues`. std::nullopt if there
    /// is an error.
    static std::optional<PlayableLevel> check(Level level, const Catalogue &shipped, IssueList &issues);

    /// Returns a depth of a ruleset's random dungeon, made by dungeonLevel() (gamecore/mapgen/dungeon.h). Such levels
    /// never have errors, so they are not checked.
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
