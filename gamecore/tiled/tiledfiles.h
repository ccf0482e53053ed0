#pragma once

#include "gamecore/tiled/tiledparts.h"
#include "gamecore/tiled/tiledreferences.h"
#include "gamecore/tiled/tiledsource.h"

#include <QHash>

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
