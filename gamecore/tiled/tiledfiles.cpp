#include "gamecore/tiled/tiledfiles.h"

#include "gamecore/json/jsontext.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// Room for the tiles of a tileset whose number nobody knows.
constexpr qint64 roomForTiles = 0x1'0000;

/// Properties of both; the object's own win.
QJsonArray unitedProperties(const QJsonArray &below, const QJsonArray &above)
{
    QJsonArray united = above;
    QSet<QString> own;
    for (const QJsonValue &property : above) {
        own.insert(property.toObject().value("name"_L1).toString());
    }
    for (const QJsonValue &property : below) {
        if (!own.contains(property.toObject().value("name"_L1).toString())) {
            united.append(property);
        }
    }
    return united;
}

QJsonObject laidOver(const QJsonObject &below, const QJsonObject &above)
{
    QJsonObject both = below;
    for (auto value = above.begin(); value != above.end(); ++value) {
        both.insert(value.key(), value.value());
    }
    const QJsonArray properties =
        unitedProperties(below.value("properties"_L1).toArray(), above.value("properties"_L1).toArray());
    if (!properties.isEmpty()) {
        both.insert(u"properties"_s, properties);
    }
    return both;
}

} // namespace

TiledTileset TiledFiles::tileset(const QString &name, TileGid firstGid, const QString &path)
{
    TiledTileset tileset;
    tileset.name = QFileInfo(name).completeBaseName();
    tileset.isMissing = true;
    if (const std::optional<TiledSource> source = read(name, u"tileset"_s, path)) {
        IssueList issues;
        JsonFields fields(source->object(), {}, issues);
        tileset = tilesetIn(fields, m_budget);
        source->locate(issues);
        addFound(std::move(issues), name);
    }
    tileset.firstGid = firstGid;
    return tileset;
}

QJsonObject TiledFiles::withTemplate(const QJsonObject &object, const QString &path,
                                     std::vector<TiledTileset> &tilesets)
{
    const QString name = object.value("template"_L1).toString();
    if (name.isEmpty()) {
        return object;
    }
    const QString resolved = referredFrom({}, name);
    const QJsonObject found = templateOf(resolved, path);
    QJsonObject below = found.value("object"_L1).toObject();
    const qint64 gid = below.value("gid"_L1).toInteger();
    const QJsonObject tileset = found.value("tileset"_L1).toObject();
    if (gid > 0 && !object.contains("gid"_L1)) {
        const QString source = referredFrom(resolved, tileset.value("source"_L1).toString());
        const qint64 local = qint64(unflipped(TileGid(gid))) - tileset.value("firstgid"_L1).toInteger(1);
        below.insert(u"gid"_s, (gid & tileFlips) + firstGidOf(source, tilesets, path) + local);
    }
    return laidOver(below, object);
}

std::optional<TiledSource> TiledFiles::read(const QString &name, const QString &type, const QString &path)
{
    const std::optional<QByteArray> bytes = bytesOf(name, path);
    if (!bytes) {
        return std::nullopt;
    }
    IssueList issues;
    std::optional<TiledSource> source = TiledSource::parse(*bytes, issues);
    const QString found = source ? source->object().value("type"_L1).toString(type) : type;
    if (found != type) {
        source.reset();
    }
    if (!source) {
        addFound(std::move(issues), name);
        m_issues.add({.code = IssueCode::MissingFile, .path = path, .found = shortened(name)});
    }
    return source;
}

std::optional<QByteArray> TiledFiles::bytesOf(const QString &name, const QString &path)
{
    const ReferredFile file = m_budget.bytes > 0 && m_budget.tiles > 0 ? m_references(name) : ReferredFile();
    if (file.result == ReferredFile::Result::Read && file.bytes.size() <= m_budget.bytes) {
        m_budget.bytes -= file.bytes.size();
        return file.bytes;
    }
    if (file.result == ReferredFile::Result::Read) {
        m_budget.bytes = 0; // or a map could have one file read thousands of times in vain
    }
    const bool isOutside = file.result == ReferredFile::Result::Outside;
    m_issues.add({.code = isOutside ? IssueCode::OutsideFolder : IssueCode::MissingFile,
                  .path = path,
                  .found = shortened(name)});
    return std::nullopt;
}

const QJsonObject &TiledFiles::templateOf(const QString &name, const QString &path)
{
    const auto known = m_templates.constFind(name);
    if (known != m_templates.constEnd()) {
        return *known;
    }
    const std::optional<TiledSource> source = read(name, u"template"_s, path);
    return *m_templates.insert(name, source ? source->object() : QJsonObject());
}

TileGid TiledFiles::firstGidOf(const QString &source, std::vector<TiledTileset> &tilesets, const QString &path)
{
    const auto isIt = [&source](const TiledTileset &tileset) { return referredFrom({}, tileset.source) == source; };
    const auto known = std::find_if(tilesets.begin(), tilesets.end(), isIt);
    if (known != tilesets.end()) {
        return known->firstGid;
    }
    qint64 next = 1;
    for (const TiledTileset &other : tilesets) {
        next = std::max(next, qint64(other.firstGid) + std::max<qint64>(other.tileCount, roomForTiles));
    }
    constexpr qint64 largestGid = 0x0fff'ffff;
    static_assert(TileGid(largestGid) == static_cast<TileGid>(~tileFlips));
    if (next > largestGid || !spend(m_budget.tilesets, 1, path, m_issues)) {
        return 0;
    }
    tilesets.push_back(tileset(source, TileGid(next), path));
    tilesets.back().source = source;
    return TileGid(next);
}

/// A file among others makes the map poorer, not unreadable: what is wrong in it is told as its being missing.
void TiledFiles::addFound(IssueList issues, const QString &name)
{
    for (Issue &issue : issues) {
        if (severityOf(issue) == Severity::Unreadable) {
            issue.names = {QString(issueKey(issue.code))};
            issue.code = IssueCode::MissingFile;
            issue.found = shortened(name);
            issue.expected = Expected::Nothing;
        }
        issue.file = name;
        m_found.add(issue);
    }
}
