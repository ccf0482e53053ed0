#pragma once

#include "gamecore/json/jsonfields.h"
#include "gamecore/tiled/tiledmap.h"
#include "gamecore/tiled/tiledreferences.h"
#include "gamecore/tiled/tiledsource.h"

#include <QHash>

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

/// The files that a map names: tilesets, and templates of objects with their tilesets. Findings within them are located
/// in them; findings about their names are found at `path` of the map.
class TiledFiles {
public:
    /// All must outlive this.
    TiledFiles(const TiledReferences &references, TiledBudget &budget, IssueList &issues)
        : m_references(references), m_budget(budget), m_issues(issues)
    {
    }

    /// The tileset in a file, whose name is relative to the map's folder; a missing one if it cannot be read.
    TiledTileset tileset(const QString &name, TileGid firstGid, const QString &path);
    /// An object with its template laid under it: what the object does not say is as the template says. `gid` becomes
    /// a number of the map, whose tilesets get that of the template if they lack it.
    QJsonObject withTemplate(const QJsonObject &object, const QString &path, std::vector<TiledTileset> &tilesets);
    /// Findings within the files that were read.
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
    QHash<QString, QJsonObject> m_templates; ///< by their names; empty for those that cannot be read
};
