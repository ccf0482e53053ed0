#pragma once

#include "gamecore/base/issue.h"
#include "gamecore/data/ids.h"

#include <QByteArray>
#include <QString>

#include <map>
#include <optional>
#include <set>

/// What things of a foreign map mean in a level, as a person said it. A meaning is the key of a terrain or a kind, or a
/// word below. It wins over what the map itself says. docs/tiled.md describes the file.
struct TiledMapping {
    struct Tiles {
        std::map<int, QString> byId;
        QString others; ///< of all other tiles of the tileset; empty: nothing is said

        friend bool operator==(const Tiles &, const Tiles &) = default;
    };
    std::map<QString, Tiles> tilesets;  ///< by the names of tilesets
    std::map<QString, QString> classes; ///< by the classes of tiles and objects
    std::map<QString, QString> layers;  ///< by the names of layers, those of their groups before: "houses/roofs"
    /// Classes of objects that somebody was asked about who left them open. They mean nothing by that; nobody has to be
    /// asked about them a second time.
    std::set<QString> asked;

    friend bool operator==(const TiledMapping &, const TiledMapping &) = default;
};

/// The meaning of what is left out.
inline constexpr QLatin1StringView ignoredMeaning("ignore");
/// The meaning of a layer that is taken although it is hidden.
inline constexpr QLatin1StringView usedMeaning("use");

/// Reads a mapping file; nothing if it has mistakes of the grades error or unreadable. Findings have their places.
std::optional<TiledMapping> readTiledMapping(const QByteArray &text, const Catalogue &catalogue, IssueList &issues);
/// The mapping as a file, in canonical form.
QByteArray writeTiledMapping(const TiledMapping &mapping);
