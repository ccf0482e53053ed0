#include "gamecore/tiled/layertiles.h"

#include "gamecore/json/jsonfields.h"
#include "gamecore/json/jsontext.h"
#include "gamecore/level/level.h"

#include <QtEndian>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// A rectangle of cells. In untrusted files, both ends may be far away.
struct Area {
    qint64 left = 0;
    qint64 top = 0;
    qint64 width = 0;
    qint64 height = 0;
};

class LayerTiles {
public:
    LayerTiles(const TiledSource &source, TileEncoding encoding, TileBudget &budget, TiledLayer &layer,
               IssueList &issues)
        : m_source(source), m_encoding(encoding), m_budget(budget), m_layer(layer), m_issues(issues)
    {
    }

    void readWhole(JsonFields &fields);
    void readChunks(const QJsonArray &chunks, const QString &path);

private:
    bool takes(const Area &area, qint64 &left, const QString &path);
    bool isEmpty(const QJsonValue &data) const;
    void fill(const QJsonValue &data, const Area &area, const QString &path);
    void fillFromList(QByteArrayView text, const Area &area, const QString &path);
    void fillFromBase64(QByteArrayView text, const Area &area, const QString &path);
    void set(const Area &area, qint64 index, TileGid gid);
    void reportCount(const Area &area, const QString &path, qint64 found);
    void reportPacked(const QString &path);

    const TiledSource &m_source;
    TileEncoding m_encoding;
    TileBudget &m_budget;
    TiledLayer &m_layer;
    IssueList &m_issues;
};

qint64 sideIn(JsonFields &fields, QLatin1StringView key)
{
    constexpr qint64 any = std::numeric_limits<qint32>::max();
    return fields.require(key) ? fields.integer(key, 0, any, 0) : 0;
}

Area areaIn(JsonFields &chunk)
{
    constexpr qint64 farthest = 1'000'000'000;
    return {.left = chunk.integer("x"_L1, -farthest, farthest, 0),
            .top = chunk.integer("y"_L1, -farthest, farthest, 0),
            .width = sideIn(chunk, "width"_L1),
            .height = sideIn(chunk, "height"_L1)};
}

/// Returns the bounding area of both; an empty area is ignored.
Area united(const Area &a, const Area &b)
{
    if (a.width == 0 || a.height == 0 || b.width == 0 || b.height == 0) {
        return a.width == 0 || a.height == 0 ? b : a;
    }
    const qint64 left = std::min(a.left, b.left);
    const qint64 top = std::min(a.top, b.top);
    return {.left = left,
            .top = top,
            .width = std::max(a.left + a.width, b.left + b.width) - left,
            .height = std::max(a.top + a.height, b.top + b.height) - top};
}

bool isBlankCharacter(char c)
{
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
}

/// Returns the bare Base64 of a text: without quotes and escaped slashes of JSON, or blanks in XML.
QByteArray bareBase64(QByteArrayView text)
{
    QByteArray bare;
    bare.reserve(text.size());
    std::copy_if(text.begin(), text.end(), std::back_inserter(bare),
                 [](char c) { return !isBlankCharacter(c) && c != '"' && c != '\\'; });
    return bare;
}

void LayerTiles::readWhole(JsonFields &fields)
{
    if (isEmpty(fields.any("data"_L1))) {
        return;
    }
    const Area area{.left = 0, .top = 0, .width = sideIn(fields, "width"_L1), .height = sideIn(fields, "height"_L1)};
    if (!takes(area, m_budget.held, fields.path()) || !takes(area, m_budget.unpacked, fields.path())) {
        return;
    }
    m_layer.tiles = Grid<TileGid>({int(area.width), int(area.height)}, 0);
    fill(fields.any("data"_L1), area, fields.pathOf("data"_L1));
}

/// Reads chunks. Computes all areas before storing any cell.
void LayerTiles::readChunks(const QJsonArray &chunks, const QString &path)
{
    Area all;
    std::vector<Area> areas;
    for (qsizetype i = 0; i < chunks.size(); ++i) {
        JsonFields chunk(chunks.at(i).toObject(), pathOfIndex(path, i), m_issues);
        areas.push_back(areaIn(chunk));
        if (!takes(areas.back(), m_budget.unpacked, chunk.path())) {
            return;
        }
        all = united(all, areas.back());
    }
    if (!takes(all, m_budget.held, path)) {
        return;
    }
    m_layer.origin = {int(all.left), int(all.top)};
    m_layer.tiles = Grid<TileGid>({int(all.width), int(all.height)}, 0);
    for (qsizetype i = 0; i < chunks.size() && !m_issues.isUnreadable(); ++i) {
        const QJsonObject chunk = chunks.at(i).toObject();
        fill(chunk.value("data"_L1), areas[std::size_t(i)], pathOfKey(pathOfIndex(path, i), u"data"_s));
    }
}

/// True if an area is within the limits of a level and of the remaining budget.
bool LayerTiles::takes(const Area &area, qint64 &left, const QString &path)
{
    const bool isSmall = area.width <= largestSide && area.height <= largestSide;
    left -= isSmall ? area.width * area.height : 0;
    if (isSmall && left >= 0) {
        return true;
    }
    m_issues.add({.code = IssueCode::TooLarge,
                  .path = path,
                  .found = isSmall ? QString() : u"%1 × %2"_s.arg(area.width).arg(area.height),
                  .expected = isSmall ? Expected::Nothing : Expected::Cells,
                  .first = largestSide,
                  .last = largestSide});
    return false;
}

/// True for all spellings of a layer or chunk without tiles: no data, an empty text, or an empty list.
bool LayerTiles::isEmpty(const QJsonValue &data) const
{
    if (data.isUndefined() || data.isNull()) {
        return true;
    }
    const QByteArrayView text = m_source.tiles(data).trimmed();
    const bool isEmptyList = text.startsWith('[') && text.sliced(1).trimmed() == "]";
    return data.isDouble() && (text.isEmpty() || isEmptyList || text == "\"\"" || text == "null");
}

void LayerTiles::fill(const QJsonValue &data, const Area &area, const QString &path)
{
    if (isEmpty(data)) {
        return;
    }
    const QByteArrayView text = m_source.tiles(data).trimmed();
    const bool isList = m_source.isXml() || text.startsWith('[');
    const bool isText = m_source.isXml() || text.startsWith('"');
    if (m_encoding.isBase64 ? isText : isList) {
        m_encoding.isBase64 ? fillFromBase64(text, area, path) : fillFromList(text, area, path);
        return;
    }
    m_issues.add({.code = IssueCode::WrongType,
                  .path = path,
                  .found = shortened(QString::fromUtf8(text.first(std::min(text.size(), qsizetype(40))))),
                  .expected = m_encoding.isBase64 ? Expected::Text : Expected::Array});
}

void LayerTiles::fillFromList(QByteArrayView text, const Area &area, const QString &path)
{
    qint64 index = 0;
    for (qsizetype at = 0; at < text.size();) {
        const char c = text.at(at);
        if (isBlankCharacter(c) || c == ',' || c == '[' || c == ']') {
            ++at;
            continue;
        }
        const auto isEnd = [](char next) { return isBlankCharacter(next) || next == ',' || next == ']'; };
        const auto end = std::find_if(text.begin() + at, text.end(), isEnd) - text.begin();
        const QByteArrayView token = text.sliced(at, end - at);
        bool isNumber = false;
        const quint32 gid = token.toUInt(&isNumber);
        if (!isNumber) {
            const Point cell{int(area.left + index % std::max<qint64>(area.width, 1)),
                             int(area.top + index / std::max<qint64>(area.width, 1))};
            m_issues.add({.code = IssueCode::BadTiles,
                          .path = m_source.isXml() ? path : pathOfIndex(path, index),
                          .cell = cell,
                          .found = shortened(QString::fromUtf8(token.first(std::min(token.size(), qsizetype(80))))),
                          .expected = Expected::WholeNumber,
                          .last = std::numeric_limits<quint32>::max()});
            return;
        }
        set(area, index++, gid);
        at = end;
    }
    reportCount(area, path, index);
}

void LayerTiles::fillFromBase64(QByteArrayView text, const Area &area, const QString &path)
{
    const auto decoded = QByteArray::fromBase64Encoding(bareBase64(text), QByteArray::AbortOnBase64DecodingErrors);
    QByteArray bytes = decoded.decoded;
    const qsizetype size = qsizetype(area.width * area.height) * 4;
    bool isTooLarge = false;
    if (!decoded) {
        reportPacked(path);
        return;
    }
    if (m_encoding.compression) {
        Unpacked unpacked = unpack(bytes, *m_encoding.compression, size);
        if (unpacked.result == Unpacked::Result::Broken) {
            reportPacked(path);
            return;
        }
        isTooLarge = unpacked.result == Unpacked::Result::TooLarge;
        bytes = std::move(unpacked.bytes);
    }
    if (isTooLarge || (!bytes.isEmpty() && bytes.size() != size)) {
        reportCount(area, path, -1);
        return;
    }
    for (qint64 i = 0; i < bytes.size() / 4; ++i) {
        set(area, i, qFromLittleEndian<quint32>(bytes.constData() + i * 4));
    }
}

void LayerTiles::set(const Area &area, qint64 index, TileGid gid)
{
    if (gid != 0 && index < area.width * area.height) {
        const Point at{int(area.left + index % area.width), int(area.top + index / area.width)};
        m_layer.tiles.set(at - m_layer.origin, gid);
    }
}

/// Reports a wrong number of tiles. `found` is the actual number; -1 if unknown.
void LayerTiles::reportCount(const Area &area, const QString &path, qint64 found)
{
    if (found != area.width * area.height) {
        m_issues.add({.code = IssueCode::BadTiles,
                      .path = path,
                      .found = found < 0 ? QString() : QString::number(found),
                      .expected = Expected::TileNumbers,
                      .first = area.width * area.height});
    }
}

void LayerTiles::reportPacked(const QString &path)
{
    static const QHash<Compression, QString> names{
        {Compression::Zlib, u"zlib"_s}, {Compression::Gzip, u"gzip"_s}, {Compression::Zstd, u"zstd"_s}};
    const QString name = m_encoding.compression ? names.value(*m_encoding.compression) : QString();
    m_issues.add({.code = IssueCode::BadTiles,
                  .path = path,
                  .expected = Expected::PackedTiles,
                  .names = name.isEmpty() ? QStringList() : QStringList(name)});
}

/// Returns the index of a word; -1 if it is missing or empty.
int choiceIn(JsonFields &layer, QLatin1StringView key, const QStringList &words)
{
    const QJsonValue word = layer.any(key);
    return word.isUndefined() || word.toString(u"?"_s).isEmpty() ? -1 : layer.choice(key, words, -1);
}

TileEncoding encodingIn(JsonFields &layer)
{
    static const QStringList compressions{u"zlib"_s, u"gzip"_s, u"zstd"_s};
    constexpr std::array known{Compression::Zlib, Compression::Gzip, Compression::Zstd};
    TileEncoding encoding{.isBase64 = choiceIn(layer, "encoding"_L1, {u"csv"_s, u"base64"_s}) == 1};
    const int compression = choiceIn(layer, "compression"_L1, compressions);
    if (compression >= 0) {
        encoding.compression = known[std::size_t(compression)];
    }
    return encoding;
}

} // namespace

void readLayerTiles(const TiledSource &source, JsonFields &layer, TileBudget &budget, TiledLayer &read)
{
    LayerTiles tiles(source, encodingIn(layer), budget, read, layer.issues());
    if (layer.has("chunks"_L1)) {
        tiles.readChunks(layer.array("chunks"_L1), layer.pathOf("chunks"_L1));
    } else {
        tiles.readWhole(layer);
    }
}
