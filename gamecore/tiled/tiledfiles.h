#pragma once

#include "gamecore/json/jsonfields.h"
#include "gamecore/tiled/tiledmap.h"
#include "gamecore/tiled/tiledreferences.h"
#include "gamecore/tiled/tiledsource.h"

#include <QHash>

/// The limits of a map's contents, except for the cells of its layers (TileBudget). Contents of a referenced file count
/// each time the file is used. Otherwise a small map could fill the memory by referring to one file many times. Reading
/// subtracts from the members.
struct TiledBudget {
    int tilesets = 10'000;
    int tiles = 100'000; ///< tiles with data of their own, in tilesets
    int layers = 10'000;
    int objects = 250'000;
    int properties = 1'000'000;     ///< in total
    int points = 1'000'000;         ///< of all polygons and polylines
    qint64 bytes = largestReferred; ///< of referenced files; tilesets count for each reference, templates once

    static constexpr qint64 largestReferred = 64LL * 1024 * 1024;
};

/// Subtracts `count` from `left`. If less is left, sets `left` to 0, adds the issue `too_large` at `path`, and returns
/// false.
bool spend(int &left, qsizetype count, const QString &path, IssueList &issues);

/// Returns the number at `key`, such as pixels or degrees, clamped to the range of 32 bits. Returns `fallback` if the
/// key is missing or has another value; another value adds the issue `wrong_type`.
double numberIn(JsonFields &fields, QLatin1StringView key, double fallback = 0);
/// Returns the class of a map, tileset, layer, tile or object; empty if it has none. `hasTypeKey` must be true for
/// tiles and objects: the class is then in the key `type`, or in files of Tiled 1.9 in `class`. Otherwise the class is
/// in the key `class`.
QString classIn(JsonFields &fields, bool hasTypeKey);
/// Reads `properties`: a list, or in files of Tiled 1.1 and earlier an object of values, with the types in a second
/// object.
TiledProperties propertiesIn(JsonFields &fields, TiledBudget &budget);
/// Reads a tileset from its own file or from its entry in a map. An entry for a tileset in another file has only
/// `source` and `firstGid`.
TiledTileset tilesetIn(JsonFields &fields, TiledBudget &budget);
/// Reads an object as returned by TiledFiles::withTemplate().
TiledObject objectIn(JsonFields &fields, TiledBudget &budget);

/// The files that a map refers to: tilesets, and templates of objects with their tilesets. Issues inside a referenced
/// file are in found(), with their positions in that file. Issues about a reference, such as a missing file, are added
/// to the list given to the constructor. The parameter `path` of the functions below is the JSON path of the reference
/// in the map.
class TiledFiles {
public:
    /// All arguments must outlive this object.
    TiledFiles(const TiledReferences &references, TiledBudget &budget, IssueList &issues)
        : m_references(references), m_budget(budget), m_issues(issues)
    {
    }

    /// Reads the tileset in the file `name`, relative to the map's folder. If the file cannot be read, the result has
    /// only `name` and `firstGid`, and `isMissing` is true.
    TiledTileset tileset(const QString &name, TileGid firstGid, const QString &path);
    /// Returns an object, completed by the values of its template for everything that the object does not set. Without
    /// a readable template, returns the object unchanged. A `gid` from the template is converted to the numbering of
    /// the map. `tilesets` are those of the map; the template's tileset is appended if it is missing there.
    QJsonObject withTemplate(const QJsonObject &object, const QString &path, std::vector<TiledTileset> &tilesets);
    /// Returns the issues inside the files that were read. Each has the name of its file.
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
