#include "editor/files/journalrecords.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QJsonArray>
#include <QJsonDocument>
#include <QtEndian>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype checksumSize = 8;
constexpr qsizetype frameSize = 4 + 1 + checksumSize;

QByteArray checksumOf(JournalRecord::Kind kind, QByteArrayView content)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const char kindByte = char(kind);
    hash.addData(QByteArrayView(&kindByte, 1));
    hash.addData(content);
    return hash.result().first(checksumSize);
}

void prepare(QDataStream &stream)
{
    stream.setVersion(QDataStream::Qt_6_0);
}

// A run are cells side by side that are alike: the terrain, then their number in groups of seven bits, the lowest
// first, with the eighth bit where another group follows.

void addRun(QByteArray &runs, TerrainId terrain, std::size_t length)
{
    runs.append(char(terrain));
    while (length >= 0x80) {
        runs.append(char(length | 0x80));
        length >>= 7;
    }
    runs.append(char(length));
}

QByteArray runsOf(const std::vector<TerrainId> &terrain)
{
    QByteArray runs;
    for (auto at = terrain.begin(); at != terrain.end();) {
        const auto end = std::find_if(at, terrain.end(), [id = *at](TerrainId other) { return other != id; });
        addRun(runs, *at, std::size_t(end - at));
        at = end;
    }
    return runs;
}

/// The length at `at`; 0 if there is no whole number.
std::size_t takeLength(const QByteArray &runs, qsizetype &at)
{
    constexpr int mostBits = 28;
    std::size_t length = 0;
    for (int shift = 0; at < runs.size() && shift < mostBits; shift += 7) {
        const auto byte = std::size_t(std::uint8_t(runs.at(at++)));
        length |= (byte & 0x7f) << shift;
        if (byte < 0x80) {
            return length;
        }
    }
    return 0;
}

bool readRuns(const QByteArray &runs, std::size_t count, std::vector<TerrainId> &terrain)
{
    terrain.reserve(count);
    for (qsizetype at = 0; at < runs.size();) {
        const auto id = TerrainId(runs.at(at++));
        const std::size_t length = takeLength(runs, at);
        if (length == 0 || length > count - terrain.size()) {
            return false;
        }
        terrain.insert(terrain.end(), length, id);
    }
    return terrain.size() == count;
}

/// The values of a thing as an object; if it has translations, a list of both.
QByteArray valuesContent(const Thing &thing)
{
    if (!thing.translations.isEmpty()) {
        return QJsonDocument(QJsonArray{thing.values, thing.translations}).toJson(QJsonDocument::Compact);
    }
    return thing.values.isEmpty() ? QByteArray() : QJsonDocument(thing.values).toJson(QJsonDocument::Compact);
}

void readValues(const QByteArray &content, Thing &thing)
{
    const QJsonDocument read = content.isEmpty() ? QJsonDocument() : QJsonDocument::fromJson(content);
    thing.values = read.isArray() ? read.array().at(0).toObject() : read.object();
    thing.translations = read.array().at(1).toObject();
}

void addThings(QDataStream &stream, const std::vector<Thing> &things)
{
    stream << quint32(things.size());
    for (const Thing &thing : things) {
        stream << qint32(thing.cell.x) << qint32(thing.cell.y) << thing.kind << quint32(thing.character)
               << valuesContent(thing);
    }
}

bool readThings(QDataStream &stream, std::vector<Thing> &things)
{
    quint32 count = 0;
    stream >> count;
    for (quint32 i = 0; i < count && stream.status() == QDataStream::Ok; ++i) {
        qint32 x = 0;
        qint32 y = 0;
        quint32 character = 0;
        Thing thing;
        QByteArray values;
        stream >> x >> y >> thing.kind >> character >> values;
        thing.cell = {x, y};
        thing.character = character;
        readValues(values, thing);
        things.push_back(std::move(thing));
    }
    sortThings(things);
    return stream.status() == QDataStream::Ok && stream.atEnd();
}

bool isSide(qint32 side)
{
    return side >= 1 && side <= largestSide;
}

} // namespace

QByteArray recordOf(const JournalRecord &record)
{
    QByteArray bytes;
    bytes.reserve(frameSize + record.content.size());
    const quint32 length = qToBigEndian(quint32(record.content.size()));
    bytes.append(reinterpret_cast<const char *>(&length), sizeof(length));
    bytes.append(char(record.kind));
    bytes.append(checksumOf(record.kind, record.content));
    bytes.append(record.content);
    return bytes;
}

std::optional<JournalRecord> nextRecord(QIODevice &file, JournalRecord::Kind lastKind)
{
    const QByteArray frame = file.read(frameSize);
    if (frame.size() != frameSize) {
        return std::nullopt;
    }
    const qint64 length = qFromBigEndian<quint32>(frame.constData());
    JournalRecord record{.kind = JournalRecord::Kind(frame.at(4)), .content = {}};
    if (length > file.size() - file.pos()) {
        return std::nullopt;
    }
    if (record.kind > lastKind) {
        return file.seek(file.pos() + length) ? std::optional(record) : std::nullopt;
    }
    record.content = file.read(length);
    const bool isWhole =
        record.content.size() == length && checksumOf(record.kind, record.content) == frame.last(checksumSize);
    return isWhole ? std::optional(record) : std::nullopt;
}

QByteArray infoContent(const JournalInfo &info, const QStringList &terrainKeys)
{
    const QJsonObject object{{u"path"_s, info.path},
                             {u"read_only"_s, info.isReadOnly},
                             {u"foreign_map"_s, info.isForeignMap},
                             {u"file"_s, QString::fromLatin1(info.fileHash.toHex())},
                             {u"terrain"_s, QJsonArray::fromStringList(terrainKeys)}};
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

QByteArray wholeContent(const Level &level)
{
    QByteArray content;
    QDataStream stream(&content, QIODevice::WriteOnly);
    prepare(stream);
    stream << qint32(level.size().width) << qint32(level.size().height) << runsOf(level.terrain.cells());
    addThings(stream, level.things);
    return content;
}

QByteArray cellsContent(const CellPatch &patch)
{
    QByteArray content;
    QDataStream stream(&content, QIODevice::WriteOnly);
    prepare(stream);
    stream << patch.cells << runsOf(patch.terrain);
    addThings(stream, patch.things);
    return content;
}

QByteArray drawnContent(const DrawnCharacters &drawn)
{
    QByteArray content;
    QDataStream stream(&content, QIODevice::WriteOnly);
    prepare(stream);
    stream << QString::fromStdU32String(drawn.preferred) << QString::fromStdU32String(drawn.others)
           << qint32(drawn.cells.width()) << qint32(drawn.cells.height()) << runsOf(drawn.cells.cells());
    return content;
}

bool readInfo(const QByteArray &content, JournalInfo &info, QStringList &terrainKeys)
{
    const QJsonDocument document = QJsonDocument::fromJson(content);
    info.path = document["path"_L1].toString();
    info.isReadOnly = document["read_only"_L1].toBool();
    info.isForeignMap = document["foreign_map"_L1].toBool();
    info.fileHash = QByteArray::fromHex(document["file"_L1].toString().toLatin1());
    const QJsonArray keys = document["terrain"_L1].toArray();
    for (const QJsonValue &key : keys) {
        terrainKeys.append(key.toString());
    }
    return document.isObject() && !terrainKeys.isEmpty();
}

bool readWhole(const QByteArray &content, Level &level)
{
    QDataStream stream(content);
    prepare(stream);
    qint32 width = 0;
    qint32 height = 0;
    QByteArray runs;
    stream >> width >> height >> runs;
    if (!isSide(width) || !isSide(height)) {
        return false;
    }
    level.terrain = Grid<TerrainId>({width, height}, 0);
    std::vector<TerrainId> terrain;
    if (!readRuns(runs, std::size_t(level.size().area()), terrain)) {
        return false;
    }
    std::copy(terrain.begin(), terrain.end(), level.terrain.row(0));
    return readThings(stream, level.things);
}

bool readDrawn(const QByteArray &content, DrawnCharacters &drawn)
{
    QDataStream stream(content);
    prepare(stream);
    QString preferred;
    QString others;
    qint32 width = 0;
    qint32 height = 0;
    QByteArray runs;
    stream >> preferred >> others >> width >> height >> runs;
    if (stream.status() != QDataStream::Ok) {
        return false;
    }
    drawn = {.preferred = preferred.toStdU32String(), .others = others.toStdU32String(), .cells = {}};
    if (!isSide(width) || !isSide(height)) {
        return true; // no cell keeps any
    }
    drawn.cells = Grid<std::uint8_t>({width, height}, 0);
    std::vector<std::uint8_t> numbers;
    if (!readRuns(runs, std::size_t(drawn.cells.size().area()), numbers)) {
        return false;
    }
    std::copy(numbers.begin(), numbers.end(), drawn.cells.row(0));
    return true;
}

bool readCells(const QByteArray &content, Size size, CellPatch &patch)
{
    QDataStream stream(content);
    prepare(stream);
    QByteArray runs;
    stream >> patch.cells >> runs;
    const QRect inside = patch.cells & QRect(0, 0, size.width, size.height);
    const std::size_t count = inside.isEmpty() ? 0 : std::size_t(inside.width()) * std::size_t(inside.height());
    return readRuns(runs, count, patch.terrain) && readThings(stream, patch.things);
}
