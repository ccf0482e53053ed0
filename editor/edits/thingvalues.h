#pragma once

#include "editor/edits/levelchange.h"
#include "gamecore/level/thingfields.h"

#include <functional>

// Own values of several things at once. Things are given by their index in Level::things, in ascending order.

/// A value that a group of things can have.
struct ThingValue {
    const ThingField *field = nullptr;
    QJsonValue own = QJsonValue::Undefined; ///< undefined if none of them has one, or if they differ
    bool isVarious = false;                 ///< they differ in the value, or in having one

    bool isOwn() const { return isVarious || !own.isUndefined(); }
};

/// Returns the fields that all of these things have. An empty list if the catalogue does not know the kind of one of
/// them.
std::vector<ThingValue> thingValues(const Level &level, const Catalogue &catalogue,
                                    const std::vector<std::size_t> &things);
/// Returns the kinds of these things, without repetition, in order of occurrence. Leaves out kinds that the catalogue
/// does not know.
std::vector<KindId> kindsOfThings(const Level &level, const Catalogue &catalogue,
                                  const std::vector<std::size_t> &things);
/// Returns the kind of these things; empty if they differ.
QString commonKind(const Level &level, const std::vector<std::size_t> &things);
/// Returns the category of these things; std::nullopt if they differ.
std::optional<KindCategory> commonCategory(const Level &level, const Catalogue &catalogue,
                                           const std::vector<std::size_t> &things);

/// Returns the change that calling a function on these things makes. It includes the other things of their cells. Empty
/// if nothing changes.
LevelChange changeOfThings(const Level &level, const std::vector<std::size_t> &things,
                           const std::function<void(Thing &)> &change);
/// Returns the change that sets a value of these things; an undefined value removes it. It includes all things of their
/// cells, even unchanged ones, so that changes by typing can be merged. Empty if nothing changes.
LevelChange changeByValue(const Level &level, const std::vector<std::size_t> &things, const QString &key,
                          const QJsonValue &value);
/// Returns the change that gives these things another kind. They keep their values.
LevelChange changeByKind(const Level &level, const std::vector<std::size_t> &things, const QString &kind);
