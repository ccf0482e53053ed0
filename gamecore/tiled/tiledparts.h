#pragma once

#include "gamecore/json/jsonfields.h"
#include "gamecore/tiled/tiledmap.h"

/// How much a map may hold beside its tiles, so that a file which names one thing many times takes no more memory than
/// one that holds it.
struct TiledBudget {
    int tilesets = 10'000;
    int tiles = 100'000; ///< that tilesets list
    int layers = 10'000;
    int objects = 250'000;
    int properties = 1'000'000;     ///< of all together
    int points = 1'000'000;         ///< of all polygons and polylines together
    qint64 bytes = largestReferred; ///< of the files that it names, each time that it names them

    static constexpr qint64 largestReferred = 64LL * 1024 * 1024;
};

/// Counts `count` of what is left; false, with an issue `too_large` at `path`, if there is less.
bool spend(int &left, qsizetype count, const QString &path, IssueList &issues);

/// A number of px or degrees, finite; `wrong_type` for anything else.
double numberIn(JsonFields &fields, QLatin1StringView key, double fallback = 0);
/// The class of a map, tileset, layer, tile or object. Of tiles and objects it is called `type`, in Tiled 1.9 `class`.
QString classIn(JsonFields &fields, bool isTyped);
/// `properties`: a list, or as in old versions an object beside one of their types.
TiledProperties propertiesIn(JsonFields &fields, TiledBudget &budget);
/// What a tileset says; of one that stands in the map also its number there.
TiledTileset tilesetIn(JsonFields &fields, TiledBudget &budget);
/// An object as it stands in its file, its template laid under it.
TiledObject objectIn(JsonFields &fields, TiledBudget &budget);
