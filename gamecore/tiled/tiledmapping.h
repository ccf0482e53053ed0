#pragma once

#include "gamecore/base/issue.h"
#include "gamecore/data/ids.h"

#include <QByteArray>
#include <QString>

#include <map>
#include <optional>
#include <set>

/// The meanings that the user gives to elements of a map from another game. A meaning is the key of a terrain or kind,
/// or one of the words below. It takes precedence over any meaning from the map itself. docs/tiled.md describes the
/// file.
struct TiledMapping {
    struct Tiles {
        std::map<int, QString> byId; ///< meanings by number of the tile within the tileset
        QString others;              ///< meaning of all other tiles of the tileset; empty: none

        friend bool operator==(const Tiles &, const Tiles &) = default;
    };
    std::map<QString, Tiles> tilesets;  ///< by name of the tileset
    std::map<QString, QString> classes; ///< meanings by class of tiles and objects
    std::map<QString, QString> layers;  ///< meanings by name of the layer, including its groups: "houses/roofs"
    /// Object classes for which the user declined to give a meaning. These classes have no meaning, and the program
    /// does not ask about them again.
    std::set<QString> asked;

    friend bool operator==(const TiledMapping &, const TiledMapping &) = default;
};

/// The meaning of elements to leave out.
inline constexpr QLatin1StringView ignoredMeaning("ignore");
/// The meaning of a hidden layer to include.
inline constexpr QLatin1StringView usedMeaning("use");

/// Reads a mapping file. std::nullopt if it has issues of the grades error or unreadable. Issues have line and column.
std::optional<TiledMapping> readTiledMapping(const QByteArray &text, const Catalogue &catalogue, IssueList &issues);
/// Returns the mapping as a file in canonical form.
QByteArray writeTiledMapping(const TiledMapping &mapping);
