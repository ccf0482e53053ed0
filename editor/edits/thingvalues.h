#pragma once

#include "editor/edits/levelchange.h"
#include "gamecore/level/thingfields.h"

#include <functional>

// Values of their own of several things at once. Things are named by their place in Level::things, in ascending order.

/// A value that all of some things may have of their own.
struct ThingValue {
    const ThingField *field = nullptr;
    QJsonValue own = QJsonValue::Undefined; ///< undefined: none of them has one, or they differ
    bool isVarious = false;                 ///< they differ: in the value, or in having one

    bool isOwn() const { return isVarious || !own.isUndefined(); }
};

/// The fields that all of these things have. None if one of them is of a kind that the catalogue does not know.
std::vector<ThingValue> thingValues(const Level &level, const Catalogue &catalogue,
                                    const std::vector<std::size_t> &things);
/// The kinds of these things, each once, in their order; kinds that the catalogue does not know are left out.
std::vector<KindId> kindsOfThings(const Level &level, const Catalogue &catalogue,
                                  const std::vector<std::size_t> &things);
/// Their kind, if they are all of one; else empty.
QString commonKind(const Level &level, const std::vector<std::size_t> &things);
/// The category of all of them, if they have one in common.
std::optional<KindCategory> commonCategory(const Level &level, const Catalogue &catalogue,
                                           const std::vector<std::size_t> &things);

/// Calls a function on these things; the rest of their cells is taken along. Empty if nothing changes.
LevelChange changeOfThings(const Level &level, const std::vector<std::size_t> &things,
                           const std::function<void(Thing &)> &change);
/// Gives all of them a value; an undefined one takes it away. Holds all things of their cells, also those that stay as
/// they are, so that what is typed letter by letter can be joined. Empty if nothing changes.
LevelChange changeByValue(const Level &level, const std::vector<std::size_t> &things, const QString &key,
                          const QJsonValue &value);
/// Makes all of them things of another kind, with the values that they have.
LevelChange changeByKind(const Level &level, const std::vector<std::size_t> &things, const QString &kind);
