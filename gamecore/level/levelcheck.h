#pragma once

#include "gamecore/base/issue.h"
#include "gamecore/level/reach.h"

#include <functional>

/// Where a thing stands in the text that it was read from.
struct ThingPlace {
    int index = 0;      ///< of its row, or within `things`
    int character = -1; ///< its place within the row, in code points; -1 in `things`

    bool isInRow() const { return character >= 0; }
    /// `rows[3]` or `things[2]`.
    QString path() const;
};

/// The quick check of a level: its structure, not its rules. What passes without an error can be played; playing it
/// never fails later. Finds unknown characters, kinds, rules and rulesets, values out of range, things outside, no
/// start or several, two actors on a cell where only one fits, and what cannot be reached from the start
/// (gamecore/level/reach.h).
///
/// `places` holds one entry a thing for a level read from a text, so that findings get paths; empty for one in memory.
/// Findings about things have their cell. Time is linear in the number of cells.
IssueList checkLevel(const Level &level, const Catalogue &catalogue, const std::vector<ThingPlace> &places = {});

/// The same but for what cannot be reached, which costs the most and gives no error: for those who ask only whether a
/// level can be played.
IssueList checkStructure(const Level &level, const Catalogue &catalogue, const std::vector<ThingPlace> &places = {});

/// What the quick check found out on its way, for those who ask more.
struct CheckedLevel {
    IssueList issues;
    CataloguePtr catalogue;     ///< the one in force
    Rules rules;                ///< those in force
    std::optional<Point> start; ///< if the level has exactly one, inside of it
    std::optional<Reach> reach; ///< of the hero, if it has a start
};
/// To stop it, set `isCancelled` from any thread: then some findings are missing and others are wrong.
CheckedLevel checkedLevel(const Level &level, const Catalogue &catalogue, const std::vector<ThingPlace> &places = {},
                          const std::atomic<bool> *isCancelled = nullptr);

/// The place of a finding about a thing: its cell, and its path if there is one.
Issue issueAtThing(const Level &level, std::size_t thing, IssueCode code, const std::vector<ThingPlace> &places);

/// A check that readers make of what they read: checkLevel(), or one that finds more.
using LevelCheck =
    std::function<IssueList(const Level &level, const Catalogue &catalogue, const std::vector<ThingPlace> &places)>;
