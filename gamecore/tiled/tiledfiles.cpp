#include "gamecore/tiled/tiledfiles.h"

#include "gamecore/json/jsontext.h"
#include "gamecore/tiled/wallwords.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QSet>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 farthestLayer = std::numeric_limits<qint32>::max();

/// Calls `use` for each element of a list of objects. Other elements are `wrong_type` and skipped.
template<typename Use>
void eachObject(JsonFields &fields, QLatin1StringView key, const Use &use)
{
    const QJsonArray list = fields.array(key);
    for (qsizetype i = 0; i < list.size(); ++i) {
        const QString path = pathOfIndex(fields.pathOf(key), i);
        if (list.at(i).isObject()) {
            JsonFields element(list.at(i).toObject(), path, fields.issues());
            use(element);
        } else {
            fields.issues().add({.code = IssueCode::WrongType,
                                 .path = path,
                                 .found = foundText(list.at(i)),
                                 .expected = Expected::Object});
        }
    }
}

/// Reads properties of versions up to 1.1: an object of values, and `types` next to it.
TiledProperties oldProperties(const QJsonObject &values, const QJsonObject &types)
{
    TiledProperties properties;
    for (auto value = values.begin(); value != values.end(); ++value) {
        properties.push_back(
            {.name = value.key(), .type = types.value(value.key()).toString(u"string"_s), .value = value.value()});
    }
    return properties;
}

Size sizeIn(JsonFields &fields, QLatin1StringView width, QLatin1StringView height)
{
    return {int(numberIn(fields, width)), int(numberIn(fields, height))};
}

bool isColliderShape(const QJsonValue &shape)
{
    const QJsonObject object = shape.toObject();
    const QString type = object.value("type"_L1).toString();
    return wallWordInClass(type.isEmpty() ? object.value("class"_L1).toString() : type) != WallWord::None;
}

TiledTile tileIn(JsonFields &fields, TiledBudget &budget)
{
    const QJsonArray shapes = fields.any("objectgroup"_L1).toObject().value("objects"_L1).toArray();
    return {.id = int(fields.integer("id"_L1, 0, farthestLayer, 0)),
            .className = classIn(fields, true),
            .properties = propertiesIn(fields, budget),
            .image = fields.text("image"_L1),
            .imageSize = sizeIn(fields, "imagewidth"_L1, "imageheight"_L1),
            .isSolid = !shapes.isEmpty(),
            .isCollider = std::any_of(shapes.begin(), shapes.end(), isColliderShape),
            .isAnimated = fields.has("animation"_L1)};
}

/// Reads tiles of versions up to 1.1: objects of tiles and of their properties, by tile number.
std::vector<TiledTile> oldTiles(JsonFields &fields, TiledBudget &budget)
{
    const QJsonObject tiles = fields.any("tiles"_L1).toObject();
    const QJsonObject properties = fields.any("tileproperties"_L1).toObject();
    const QJsonObject types = fields.any("tilepropertytypes"_L1).toObject();
    QStringList ids = tiles.keys() + properties.keys();
    ids.removeDuplicates();
    std::vector<TiledTile> read;
    for (const QString &id : ids) {
        if (!spend(budget.tiles, 1, fields.path(), fields.issues())) {
            break;
        }
        JsonFields tile(tiles.value(id).toObject(), pathOfKey(fields.pathOf("tiles"_L1), id), fields.issues());
        read.push_back(tileIn(tile, budget));
        read.back().id = id.toInt();
        const QJsonObject own = properties.value(id).toObject();
        if (spend(budget.properties, own.size(), fields.path(), fields.issues())) {
            read.back().properties = oldProperties(own, types.value(id).toObject());
        }
    }
    return read;
}

TiledShape shapeIn(const JsonFields &fields)
{
    static constexpr std::array shapes{
        std::pair{"gid"_L1, TiledShape::Tile},        std::pair{"point"_L1, TiledShape::Point},
        std::pair{"ellipse"_L1, TiledShape::Ellipse}, std::pair{"capsule"_L1, TiledShape::Capsule},
        std::pair{"polygon"_L1, TiledShape::Polygon}, std::pair{"polyline"_L1, TiledShape::Polyline},
        std::pair{"text"_L1, TiledShape::Text}};
    for (const auto &[key, shape] : shapes) {
        const QJsonValue mark = fields.all().value(key);
        if (!mark.isUndefined() && mark != QJsonValue(false) && mark != QJsonValue(0)) {
            return shape;
        }
    }
    return TiledShape::Rectangle;
}

PixelPoint pointAt(double x, double y)
{
    const auto bounded = [](double px) {
        return std::isfinite(px) ? std::clamp(px, -double(farthestLayer), double(farthestLayer)) : 0.0;
    };
    return {.x = bounded(x), .y = bounded(y)};
}

/// Parses the points of XML: "0,0 16,-8". Text that is not a pair of numbers is skipped.
std::vector<PixelPoint> pointsOfText(QStringView text)
{
    std::vector<PixelPoint> points;
    for (const QStringView pair : text.tokenize(u' ', Qt::SkipEmptyParts)) {
        const qsizetype comma = pair.indexOf(u',');
        bool isX = false;
        bool isY = false;
        const double x = pair.first(std::max<qsizetype>(comma, 0)).toDouble(&isX);
        const double y = pair.sliced(comma + 1).toDouble(&isY);
        if (isX && isY) {
            points.push_back(pointAt(x, y));
        }
    }
    return points;
}

/// Returns the points of a polygon or polyline; an empty list for other shapes, or if the map has too many.
std::vector<PixelPoint> pointsIn(JsonFields &fields, TiledBudget &budget)
{
    const QJsonValue polygon = fields.any("polygon"_L1);
    const QJsonValue polyline = fields.any("polyline"_L1);
    const QJsonValue found = polygon.isUndefined() ? polyline : polygon;
    const QString text = found.toString();
    const QJsonArray list = found.toArray();
    if (!spend(budget.points, std::max(list.size(), text.count(u',')), fields.path(), fields.issues())) {
        return {};
    }
    std::vector<PixelPoint> points = pointsOfText(text);
    for (const QJsonValue &point : list) {
        const QJsonObject object = point.toObject();
        points.push_back(pointAt(object.value("x"_L1).toDouble(), object.value("y"_L1).toDouble()));
    }
    return points;
}

} // namespace

bool spend(int &left, qsizetype count, const QString &path, IssueList &issues)
{
    if (count <= left) {
        left -= int(count);
        return true;
    }
    left = 0;
    issues.add({.code = IssueCode::TooLarge, .path = path});
    return false;
}

double numberIn(JsonFields &fields, QLatin1StringView key, double fallback)
{
    const QJsonValue found = fields.any(key);
    if (found.isDouble()) {
        return std::clamp(found.toDouble(), -double(farthestLayer), double(farthestLayer));
    }
    if (!found.isUndefined()) {
        fields.report(IssueCode::WrongType, key, Expected::Digit, foundText(found));
    }
    return fallback;
}

QString classIn(JsonFields &fields, bool hasTypeKey)
{
    const QString className = fields.text("class"_L1);
    const QString type = hasTypeKey ? fields.text("type"_L1) : QString();
    return type.isEmpty() ? className : type;
}

TiledProperties propertiesIn(JsonFields &fields, TiledBudget &budget)
{
    const QJsonValue found = fields.any("properties"_L1);
    if (found.isObject()) {
        const bool fits = spend(budget.properties, found.toObject().size(), fields.path(), fields.issues());
        return fits ? oldProperties(found.toObject(), fields.any("propertytypes"_L1).toObject()) : TiledProperties();
    }
    TiledProperties properties;
    if (!spend(budget.properties, found.toArray().size(), fields.path(), fields.issues())) {
        return properties;
    }
    eachObject(fields, "properties"_L1, [&properties](JsonFields &property) {
        properties.push_back({.name = property.text("name"_L1),
                              .type = property.text("type"_L1, u"string"_s),
                              .value = property.any("value"_L1)});
    });
    return properties;
}

TiledTileset tilesetIn(JsonFields &fields, TiledBudget &budget)
{
    TiledTileset tileset{.firstGid = TileGid(fields.integer("firstgid"_L1, 0, ~tileFlips, 1)),
                         .source = fields.text("source"_L1),
                         .name = fields.text("name"_L1),
                         .className = classIn(fields, false),
                         .tileSize = sizeIn(fields, "tilewidth"_L1, "tileheight"_L1),
                         .tileCount = int(numberIn(fields, "tilecount"_L1)),
                         .columns = int(numberIn(fields, "columns"_L1)),
                         .margin = int(numberIn(fields, "margin"_L1)),
                         .spacing = int(numberIn(fields, "spacing"_L1)),
                         .image = fields.text("image"_L1),
                         .imageSize = sizeIn(fields, "imagewidth"_L1, "imageheight"_L1),
                         .objectAlignment = fields.text("objectalignment"_L1),
                         .tiles = {},
                         .properties = propertiesIn(fields, budget)};
    if (fields.any("tiles"_L1).isArray()) {
        eachObject(fields, "tiles"_L1, [&tileset, &budget](JsonFields &tile) {
            if (spend(budget.tiles, 1, tile.path(), tile.issues())) {
                tileset.tiles.push_back(tileIn(tile, budget));
            }
        });
    } else {
        tileset.tiles = oldTiles(fields, budget);
    }
    std::stable_sort(tileset.tiles.begin(), tileset.tiles.end(),
                     [](const TiledTile &a, const TiledTile &b) { return a.id < b.id; });
    return tileset;
}

TiledObject objectIn(JsonFields &fields, TiledBudget &budget)
{
    return {.id = int(fields.integer("id"_L1, 0, farthestLayer, 0)),
            .name = fields.text("name"_L1),
            .className = classIn(fields, true),
            .shape = shapeIn(fields),
            .x = numberIn(fields, "x"_L1),
            .y = numberIn(fields, "y"_L1),
            .width = numberIn(fields, "width"_L1),
            .height = numberIn(fields, "height"_L1),
            .rotation = numberIn(fields, "rotation"_L1),
            .gid = TileGid(fields.integer("gid"_L1, 0, std::numeric_limits<TileGid>::max(), 0)),
            .isVisible = fields.boolean("visible"_L1, true),
            .text = fields.any("text"_L1).toObject().value("text"_L1).toString(),
            .points = pointsIn(fields, budget),
            .properties = propertiesIn(fields, budget)};
}

namespace {

/// Number range reserved for a tileset of unknown size.
constexpr qint64 roomForTiles = 0x1'0000;

/// Returns the properties of both; the object's own take precedence.
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
        m_budget.bytes = 0; // otherwise a map could have a file read thousands of times in vain
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

/// Adds the issues of a referenced file. Unreadable files degrade the map but do not make it unreadable, so they are
/// reported as missing.
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
