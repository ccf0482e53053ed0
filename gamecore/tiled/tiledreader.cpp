#include "gamecore/tiled/tiledreader.h"

#include "gamecore/json/jsontext.h"
#include "gamecore/level/level.h"
#include "gamecore/tiled/layertiles.h"
#include "gamecore/tiled/tiledfiles.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// The values of a group that apply to its layers.
struct Group {
    QString names; ///< names of the group and its parents, each followed by a slash
    bool isVisible = true;
    bool hasLook = false;
    double offsetX = 0;
    double offsetY = 0;
};

class TiledMapReader {
public:
    TiledMapReader(const TiledSource &source, const TiledReferences &references, IssueList &issues)
        : m_source(source), m_issues(issues), m_files(references, m_budget, issues)
    {
    }

    TiledMap read();
    const IssueList &foundInFiles() const { return m_files.found(); }

private:
    bool isOrthogonalMap(JsonFields &fields);
    void readSize(JsonFields &fields);
    void readTilesets(JsonFields &fields);
    void readLayers(JsonFields &fields, const Group &group);
    void readLayer(JsonFields &fields, const QString &type, const Group &group);
    void readObjects(JsonFields &fields, TiledLayer &layer);
    void uniteLayers();

    const TiledSource &m_source;
    IssueList &m_issues;
    TiledBudget m_budget;
    TileBudget m_cells;
    TiledFiles m_files;
    TiledMap m_map;
};

TiledMap TiledMapReader::read()
{
    JsonFields fields(m_source.object(), {}, m_issues);
    if (!isOrthogonalMap(fields)) {
        return {};
    }
    readSize(fields);
    m_map.className = classIn(fields, false);
    m_map.properties = propertiesIn(fields, m_budget);
    readTilesets(fields);
    if (!m_issues.isUnreadable()) {
        readLayers(fields, {});
    }
    // Templates may have added tilesets.
    std::stable_sort(m_map.tilesets.begin(), m_map.tilesets.end(),
                     [](const TiledTileset &a, const TiledTileset &b) { return a.firstGid < b.firstGid; });
    if (m_map.isInfinite) {
        uniteLayers();
    }
    return std::move(m_map);
}

bool TiledMapReader::isOrthogonalMap(JsonFields &fields)
{
    const QString orientation = fields.text("orientation"_L1);
    if (fields.text("type"_L1, u"map"_s) != u"map" || orientation.isEmpty()) {
        m_issues.add({.code = IssueCode::NotATiledMap});
    } else if (orientation != u"orthogonal") {
        fields.report(IssueCode::OtherOrientation, "orientation"_L1, Expected::Nothing, shortened(orientation));
    }
    return !m_issues.isUnreadable();
}

void TiledMapReader::readSize(JsonFields &fields)
{
    constexpr qint64 any = std::numeric_limits<qint32>::max();
    m_map.isInfinite = fields.boolean("infinite"_L1, false);
    const auto side = [&fields](QLatin1StringView key) {
        return fields.require(key) ? fields.integer(key, 0, any, 0) : 0;
    };
    const qint64 width = side("width"_L1);
    const qint64 height = side("height"_L1);
    m_map.tileSize = {int(fields.integer("tilewidth"_L1, 1, any, 1)), int(fields.integer("tileheight"_L1, 1, any, 1))};
    if (m_map.isInfinite) {
        return; // the chunks determine its size
    }
    if (width > largestSide || height > largestSide) {
        m_issues.add({.code = IssueCode::TooLarge,
                      .path = fields.pathOf(width > largestSide ? "width"_L1 : "height"_L1),
                      .found = u"%1 × %2"_s.arg(width).arg(height),
                      .expected = Expected::Cells,
                      .first = largestSide,
                      .last = largestSide});
        return;
    }
    m_map.size = {int(width), int(height)};
}

void TiledMapReader::readTilesets(JsonFields &fields)
{
    const QJsonArray tilesets = fields.array("tilesets"_L1);
    for (qsizetype i = 0; i < tilesets.size(); ++i) {
        const QString path = pathOfIndex(fields.pathOf("tilesets"_L1), i);
        if (!spend(m_budget.tilesets, 1, path, m_issues)) {
            return;
        }
        JsonFields own(tilesets.at(i).toObject(), path, m_issues);
        TiledTileset tileset = tilesetIn(own, m_budget);
        if (!tileset.source.isEmpty()) {
            const QString source = tileset.source;
            tileset = m_files.tileset(referredFrom({}, source), tileset.firstGid, own.pathOf("source"_L1));
            tileset.source = source;
        }
        m_map.tilesets.push_back(std::move(tileset));
    }
    std::stable_sort(m_map.tilesets.begin(), m_map.tilesets.end(),
                     [](const TiledTileset &a, const TiledTileset &b) { return a.firstGid < b.firstGid; });
}

void TiledMapReader::readLayers(JsonFields &fields, const Group &group)
{
    const QJsonArray layers = fields.array("layers"_L1);
    for (qsizetype i = 0; i < layers.size() && !m_issues.isUnreadable(); ++i) {
        JsonFields layer(layers.at(i).toObject(), pathOfIndex(fields.pathOf("layers"_L1), i), m_issues);
        if (!spend(m_budget.layers, 1, layer.path(), m_issues) || !layer.require("type"_L1)) {
            return;
        }
        const QString type = layer.text("type"_L1);
        const bool hasLook = layer.any("opacity"_L1).toDouble(1) != 1 || layer.has("tintcolor"_L1)
                             || layer.any("parallaxx"_L1).toDouble(1) != 1
                             || layer.any("parallaxy"_L1).toDouble(1) != 1;
        const Group own{.names = group.names + layer.text("name"_L1),
                        .isVisible = group.isVisible && layer.boolean("visible"_L1, true),
                        .hasLook = group.hasLook || hasLook,
                        .offsetX = group.offsetX + numberIn(layer, "offsetx"_L1),
                        .offsetY = group.offsetY + numberIn(layer, "offsety"_L1)};
        if (type == u"group") {
            Group within = own;
            within.names += u'/';
            readLayers(layer, within);
        } else {
            readLayer(layer, type, own);
        }
    }
}

void TiledMapReader::readLayer(JsonFields &fields, const QString &type, const Group &group)
{
    using Kind = TiledLayer::Kind;
    TiledLayer layer{.id = int(fields.integer("id"_L1, 0, std::numeric_limits<qint32>::max(), 0)),
                     .name = group.names,
                     .className = classIn(fields, false),
                     .isVisible = group.isVisible,
                     .offsetX = group.offsetX,
                     .offsetY = group.offsetY,
                     .origin = {},
                     .tiles = {},
                     .objects = {},
                     .image = fields.text("image"_L1),
                     .properties = propertiesIn(fields, m_budget),
                     .hasLook = group.hasLook};
    if (type == u"tilelayer") {
        readLayerTiles(m_source, fields, m_cells, layer);
    } else if (type == u"objectgroup") {
        layer.kind = Kind::Objects;
        readObjects(fields, layer);
    } else if (type == u"imagelayer") {
        layer.kind = Kind::Image;
    } else {
        fields.report(IssueCode::WrongType, "type"_L1, Expected::OneOf, shortened(type),
                      {u"tilelayer"_s, u"objectgroup"_s, u"imagelayer"_s, u"group"_s});
    }
    m_map.layers.push_back(std::move(layer));
}

void TiledMapReader::readObjects(JsonFields &fields, TiledLayer &layer)
{
    const QJsonArray objects = fields.array("objects"_L1);
    for (qsizetype i = 0; i < objects.size() && !m_issues.isUnreadable(); ++i) {
        const QString path = pathOfIndex(fields.pathOf("objects"_L1), i);
        if (!spend(m_budget.objects, 1, path, m_issues)) {
            return;
        }
        const QJsonObject whole = m_files.withTemplate(objects.at(i).toObject(), path, m_map.tilesets);
        JsonFields object(whole, path, m_issues);
        layer.objects.push_back(objectIn(object, m_budget));
        layer.objects.back().x += layer.offsetX;
        layer.objects.back().y += layer.offsetY;
    }
}

/// Computes the size of an infinite map: the bounds of all its tile layers.
void TiledMapReader::uniteLayers()
{
    bool isFirst = true;
    Point first;
    Point end;
    for (const TiledLayer &layer : m_map.layers) {
        const Size size = layer.tiles.size();
        if (size.area() == 0) {
            continue;
        }
        const Point last = layer.origin + Point{size.width, size.height};
        first = isFirst ? layer.origin : Point{std::min(first.x, layer.origin.x), std::min(first.y, layer.origin.y)};
        end = isFirst ? last : Point{std::max(end.x, last.x), std::max(end.y, last.y)};
        isFirst = false;
    }
    if (end.x - first.x > largestSide || end.y - first.y > largestSide) {
        m_issues.add({.code = IssueCode::TooLarge,
                      .path = u"layers"_s,
                      .found = u"%1 × %2"_s.arg(end.x - first.x).arg(end.y - first.y),
                      .expected = Expected::Cells,
                      .first = largestSide,
                      .last = largestSide});
        return;
    }
    m_map.origin = first;
    m_map.size = {end.x - first.x, end.y - first.y};
}

} // namespace

std::optional<TiledMap> readTiledMap(const QByteArray &bytes, const TiledReferences &references, IssueList &issues)
{
    IssueList own;
    std::optional<TiledMap> map;
    if (const std::optional<TiledSource> source = TiledSource::parse(bytes, own)) {
        TiledMapReader reader(*source, references, own);
        map = reader.read();
        source->locate(own);
        own.add(reader.foundInFiles());
    }
    own.sortByPlace();
    issues.add(own);
    return own.isUnreadable() ? std::nullopt : std::move(map);
}

bool isTiledFile(const QString &path)
{
    return std::any_of(tiledEndings.begin(), tiledEndings.end(), [&path](QLatin1StringView ending) {
        return path.endsWith(ending, Qt::CaseInsensitive)
               || path.endsWith(QString(ending + ".gz"_L1), Qt::CaseInsensitive);
    });
}

bool looksLikeTiledMap(const QByteArray &text)
{
    return text.contains("\"orientation\"") && text.contains("\"tilewidth\"") && text.contains("\"layers\"");
}
