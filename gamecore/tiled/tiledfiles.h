#pragma once

#include "gamecore/json/jsonfields.h"
#include "gamecore/tiled/tiledmap.h"
#include "gamecore/tiled/tiledreferences.h"
#include "gamecore/tiled/tiledsource.h"

#include <QHash>

/// Limits of a map's contents besides tiles. A file that refers to one thing many times thus takes no more memory than
/// a file that contains it.
struct TiledBudget {
    int tilesets = 10'000;
    int tiles = 100'000; ///< listed in tilesets
    int layers = 10'000;
    int objects = 250'000;
    int properties = 1'000'000;     ///< in total
    int points = 1'000'000;         ///< of all polygons and polylines
    qint64 bytes = largestReferred; ///< of referenced files, counted for each reference

    static constexpr qint64 largestReferred = 64LL * 1024 * 1024;
};

/// Subtracts `count` from `left`. False, with an issue `too_large` at `path`, if less is left.
bool spend(int &left, qsizetype count, const QString &path, IssueList &issues);

/// Returns a finite number of pixels or degrees. `wrong_type` for anything else.
double numberIn(JsonFields &fields, QLatin1StringView key, double fallback = 0);
/// Returns the class of a map, tileset, layer, tile or object. For tiles and objects, its key is `type`; in Tiled 1.9,
/// `class`.
QString classIn(JsonFields &fields, bool isTyped);
/// Reads `properties`: a list, or in old versions an object with another one for their types.
TiledProperties propertiesIn(JsonFields &fields, TiledBudget &budget);
/// Reads a tileset; if it is embedded in the map, also its number there.
TiledTileset tilesetIn(JsonFields &fields, TiledBudget &budget);
/// Reads an object from its file, after its template was applied.
TiledObject objectIn(JsonFields &fields, TiledBudget &budget);

/// The files that a map refers to: tilesets, and templates of objects with their tilesets. Issues within them have
/// places in them; issues about their names are at `path` of the map.
class TiledFiles {
public:
    /// All arguments must outlive this object.
    TiledFiles(const TiledReferences &references, TiledBudget &budget, IssueList &issues)
        : m_references(references), m_budget(budget), m_issues(issues)
    {
    }

    /// Returns the tileset in a file, whose name is relative to the map's folder. If it cannot be read, the tileset is
    /// marked as missing.
    TiledTileset tileset(const QString &name, TileGid firstGid, const QString &path);
    /// Returns an object with the values of its template for everything it does not set. `gid` becomes a number of the
    /// map; the template's tileset is added to the map if it is missing.
    QJsonObject withTemplate(const QJsonObject &object, const QString &path, std::vector<TiledTileset> &tilesets);
    /// Returns the issues within the files that were read.
    const IssueList &found() const { return m_found; }

private:
    std::optional<TiledSource> read(const QString &name, const QString &type, const QString &path);
    std::optional<QByteArray> bytesOf(const QString &name, const QString &path);
    const QJsonObject &templateOf(const QString &name, const QString &path);
    TileGid firstGidOf(const QString &source, std::vector<TiledTileset> &tilesets, const QString &path);
    void addFound(IssueList issues, const QString &name);

    const TiledReferences &m_references;
    TiledBudget &m_budget;
    IssueList &m_issues;
    IssueList m_found;
    QHash<QString, QJsonObject> m_templates; ///< by name; empty if unreadable
};
