#pragma once

#include "editor/edits/levelchange.h"
#include "gamecore/level/thingfields.h"

#include <functional>

// The own values (Thing::values) of several things at once. Things are given by ascending indices in Level::things.

/// A field of a group of things, with its value.
struct ThingValue {
    const ThingField *field = nullptr; ///< never null in results of thingValues()
    /// The own value that all of the things have; undefined if none of them has an own value, or if hasSeveralValues.
    QJsonValue own = QJsonValue::Undefined;
    bool hasSeveralValues = false; ///< the things have different own values, or only some of them have one

    /// True if any of the things has an own value.
    bool isOwn() const { return hasSeveralValues || !own.isUndefined(); }
};

/// Returns the fields that these things can have, with their values. An empty list if commonCategory() is std::nullopt.
std::vector<ThingValue> thingValues(const Level &level, const Catalogue &catalogue,
                                    const std::vector<std::size_t> &things);
/// Returns the kinds of these things, each once, in order of occurrence. Leaves out kinds that the catalogue does not
/// define.
std::vector<KindId> kindsOfThings(const Level &level, const Catalogue &catalogue,
                                  const std::vector<std::size_t> &things);
/// Returns the key of the kind that all of these things have; empty if they differ or if there are none.
QString commonKind(const Level &level, const std::vector<std::size_t> &things);
/// Returns the category that the kinds of all these things have; std::nullopt if they differ, if the catalogue does not
/// define one of them, or if there are none.
std::optional<KindCategory> commonCategory(const Level &level, const Catalogue &catalogue,
                                           const std::vector<std::size_t> &things);

/// Calls `change` on copies of these things and returns the resulting change of the level; empty if nothing changes.
/// `change` must not move a thing. The result includes all things on the cells of these things, even unchanged ones.
LevelChange changeOfThings(const Level &level, const std::vector<std::size_t> &things,
                           const std::function<void(Thing &)> &change);
/// Returns the change that sets the own value `key` of these things; an undefined value removes it. Empty if nothing
/// changes. The result includes all things on the cells of these things, so that successive changes by typing can be
/// merged.
LevelChange changeByValue(const Level &level, const std::vector<std::size_t> &things, const QString &key,
                          const QJsonValue &value);
/// Returns the change that gives these things the kind with the key `kind`. They keep their own values.
LevelChange changeByKind(const Level &level, const std::vector<std::size_t> &things, const QString &kind);
