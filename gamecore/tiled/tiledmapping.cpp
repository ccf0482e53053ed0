#include "gamecore/tiled/tiledmapping.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/json/fileformat.h"
#include "gamecore/json/jsontext.h"
#include "gamecore/json/jsonwriter.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace {

const QString formatName = u"mazewright-tiled-mapping"_s;
const QString everyTile = u"*"_s;
constexpr int mappingVersion = 1;

class MappingReader {
public:
    MappingReader(const Catalogue &catalogue, IssueList &issues) : m_catalogue(catalogue), m_issues(issues) {}

    TiledMapping read(JsonFields &fields)
    {
        TiledMapping mapping;
        const QJsonObject tilesets = fields.object("tilesets"_L1);
        for (auto tileset = tilesets.begin(); tileset != tilesets.end(); ++tileset) {
            mapping.tilesets[tileset.key()] =
                readTiles(tileset.value(), pathOfKey(fields.pathOf("tilesets"_L1), tileset.key()));
        }
        readMeanings(fields, "classes"_L1, {}, mapping.classes);
        readMeanings(fields, "layers"_L1, {QString(usedMeaning)}, mapping.layers);
        const QStringList asked = fields.texts("asked"_L1);
        mapping.asked.insert(asked.begin(), asked.end());
        fields.reportUnknownKeys();
        return mapping;
    }

private:
    TiledMapping::Tiles readTiles(const QJsonValue &value, const QString &path)
    {
        TiledMapping::Tiles tiles;
        if (!value.isObject()) {
            m_issues.add(
                {.code = IssueCode::WrongType, .path = path, .found = foundText(value), .expected = Expected::Object});
        }
        const QJsonObject object = value.toObject();
        for (auto tile = object.begin(); tile != object.end(); ++tile) {
            const QString tilePath = pathOfKey(path, tile.key());
            const QString meaning = readMeaning(tile.value(), tilePath, {});
            bool isNumber = false;
            const int id = tile.key().toInt(&isNumber);
            if (tile.key() == everyTile) {
                tiles.others = meaning;
            } else if (isNumber && id >= 0) {
                tiles.byId[id] = meaning;
            } else {
                m_issues.add({.code = IssueCode::BadValue,
                              .path = tilePath,
                              .anchor = Anchor::Key,
                              .found = shortened(tile.key()),
                              .expected = Expected::OneOf,
                              .names = {u"the number of a tile"_s, everyTile}});
            }
        }
        return tiles;
    }

    void readMeanings(JsonFields &fields, QLatin1StringView key, const QStringList &words,
                      std::map<QString, QString> &meanings)
    {
        const QJsonObject object = fields.object(key);
        for (auto each = object.begin(); each != object.end(); ++each) {
            meanings[each.key()] = readMeaning(each.value(), pathOfKey(fields.pathOf(key), each.key()), words);
        }
    }

    QString readMeaning(const QJsonValue &value, const QString &path, const QStringList &words)
    {
        const QString key = value.toString();
        if (!value.isString()) {
            m_issues.add(
                {.code = IssueCode::WrongType, .path = path, .found = foundText(value), .expected = Expected::Text});
        } else if (key != ignoredMeaning && !words.contains(key) && !m_catalogue.meaningOf(key)) {
            m_issues.add({.code = IssueCode::UnknownKind,
                          .path = path,
                          .found = shortened(key),
                          .expected = Expected::Kind,
                          .names = m_issues.isFull() ? QStringList() : m_catalogue.nearestKeys(key)});
        }
        return key;
    }

    const Catalogue &m_catalogue;
    IssueList &m_issues;
};

QJsonObject objectOf(const std::map<QString, QString> &meanings)
{
    QJsonObject object;
    for (const auto &[name, meaning] : meanings) {
        object.insert(name, meaning);
    }
    return object;
}

QJsonObject objectOf(const TiledMapping::Tiles &tiles)
{
    QJsonObject object;
    for (const auto &[id, meaning] : tiles.byId) {
        object.insert(QString::number(id), meaning);
    }
    if (!tiles.others.isEmpty()) {
        object.insert(everyTile, tiles.others);
    }
    return object;
}

/// Returns tile numbers in ascending order, then other keys in order.
QStringList orderOf(const TiledMapping::Tiles &tiles)
{
    QStringList order;
    for (const auto &[id, meaning] : tiles.byId) {
        order.append(QString::number(id));
    }
    return order;
}

} // namespace

std::optional<TiledMapping> readTiledMapping(const QByteArray &text, const Catalogue &catalogue, IssueList &issues)
{
    IssueList own;
    TiledMapping mapping;
    if (const std::optional<QJsonObject> object = parseJson(text, own)) {
        JsonFields fields(*object, {}, own);
        if (readFormat(fields, {.name = formatName, .version = mappingVersion, .otherwise = IssueCode::BadValue})) {
            mapping = MappingReader(catalogue, own).read(fields);
        }
    }
    locateIssues(text, own);
    own.sortByPlace();
    issues.add(own);
    return own.hasErrors() ? std::nullopt : std::optional(mapping);
}

QByteArray writeTiledMapping(const TiledMapping &mapping)
{
    JsonMembers file;
    file.add(u"format"_s, jsonString(formatName).toUtf8());
    file.add(u"version"_s, QByteArray::number(mappingVersion));
    QByteArray tilesets;
    for (const auto &[name, tiles] : mapping.tilesets) {
        tilesets += (tilesets.isEmpty() ? "\n        " : ",\n        ") + jsonString(name).toUtf8() + ": "
                    + jsonLine(objectOf(tiles), orderOf(tiles)).toUtf8();
    }
    file.add(u"tilesets"_s, tilesets.isEmpty() ? QByteArray("{}") : '{' + tilesets + "\n    }");
    file.add(u"classes"_s, jsonLine(objectOf(mapping.classes)).toUtf8());
    file.add(u"layers"_s, jsonLine(objectOf(mapping.layers)).toUtf8());
    if (!mapping.asked.empty()) {
        const QStringList asked(mapping.asked.begin(), mapping.asked.end());
        file.add(u"asked"_s, jsonLine(QJsonArray::fromStringList(asked)).toUtf8());
    }
    return file.text();
}
