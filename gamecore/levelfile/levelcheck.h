#pragma once

#include "gamecore/base/issue.h"
#include "gamecore/pathfinding/reach.h"

#include <functional>

/// Where a thing stands in the text that it was read from.
struct ThingPlace {
    int index = 0;      ///< of its row, or within `things`
    int character = -1; ///< its place within the row, in code points; -1 in `things`
    /// Of an unknown character: on how many cells it stands, which are one finding at the first; the others have less
    /// than 0 and no finding. 0: each cell has its own.
    int cells = 0;

    bool isInRow() const { return character >= 0; }
    /// `rows[3]` or `things[2]`.
    QString path() const;
};

/// What the quick check found, and what it made on its way, for callers that ask more. Empty if no check made it.
class CheckResult {
public:
    IssueList issues;
    std::optional<Point> start; ///< if the level has exactly one, inside of it
    std::optional<Reach> reach; ///< of the hero, if it has a start and the check asks for it

    const CataloguePtr &catalogue() const { return m_catalogue; } ///< the one in force
    const Rules &rules() const { return m_rules; }                ///< those in force
    /// Whether the check found no error, whatever became of `issues`.
    bool isPassed() const { return m_isPassed; }

private:
    friend class LevelChecker;
    CataloguePtr m_catalogue;
    Rules m_rules;
    bool m_isPassed = false;
};

/// The quick check of a level: its structure, not its rules. What passes without an error can be played; playing it
/// never fails later. Finds unknown characters, kinds, rules and rulesets, values out of range, things outside, no
/// start or several, two actors on a cell where only one fits, and what cannot be reached from the start
/// (gamecore/pathfinding/reach.h).
///
/// `places` holds one entry a thing for a level read from a text, so that findings get paths; empty for one in memory.
/// Findings about things have their cell. Time is linear in the number of cells.
CheckResult checkLevel(const Level &level, const Catalogue &catalogue, const std::vector<ThingPlace> &places = {});

/// checkLevel() without what cannot be reached, which costs the most and gives no error: for callers that ask only
/// whether a level can be played.
CheckResult checkStructure(const Level &level, const Catalogue &catalogue, const std::vector<ThingPlace> &places = {});

/// checkLevel(), until `isCancelled` is set from any thread: then some findings are missing and others are wrong.
CheckResult checkLevelUntil(const std::atomic<bool> *isCancelled, const Level &level, const Catalogue &catalogue,
                            const std::vector<ThingPlace> &places = {});

/// The place of a finding about a thing: its cell, and its path if there is one.
Issue issueAtThing(const Level &level, std::size_t thing, IssueCode code, const std::vector<ThingPlace> &places);
/// The place of a finding about a value of a thing: as issueAtThing(), with the path of the value.
Issue issueAtValue(const Level &level, std::size_t thing, IssueCode code, const QString &key,
                   const std::vector<ThingPlace> &places);

/// A check that readers make of what they read: checkLevel(), or one that asks less or more. It may first change the
/// level as its caller wants it.
using LevelCheck =
    std::function<CheckResult(Level &level, const Catalogue &catalogue, const std::vector<ThingPlace> &places)>;

/// A level that can be played, with what it is played under. Only a check that found no error makes one, or the recipe
/// of a dungeon, and nobody can change it, so that nothing is checked or derived again.
class PlayableLevel {
public:
    /// Checks a level in memory. Nothing if checkStructure() finds an error; what it finds is added to `issues`.
    static std::optional<PlayableLevel> check(Level level, const Catalogue &shipped, IssueList &issues);

    /// A depth of the dungeon of a ruleset: dungeonLevel() (gamecore/mapgen/dungeon.h), whose recipe makes no errors.
    static PlayableLevel ofDungeon(const Catalogue &shipped, const QString &ruleset, std::uint64_t seed, int depth);

    const Level &level() const { return m_level; }
    const CataloguePtr &catalogue() const { return m_catalogue; } ///< in force
    const Rules &rules() const { return m_rules; }                ///< in force
    /// The name does not decide whether a level can be played.
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
