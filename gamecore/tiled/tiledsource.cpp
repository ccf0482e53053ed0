#include "gamecore/tiled/tiledsource.h"

#include "gamecore/json/fileformat.h"
#include "gamecore/json/jsontext.h"
#include "gamecore/json/sourcetext.h"
#include "gamecore/packing/compression.h"
#include "gamecore/tiled/tmxconverter.h"

#include <QJsonArray>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

/// JSON values take many times the memory of their text.
constexpr qint64 mostSourceMemory = 128LL * 1024 * 1024;

bool isGzip(const QByteArray &bytes)
{
    return bytes.startsWith("\x1f\x8b");
}

/// Returns the last known position on a path into the object.
qint64 placeOf(const QJsonObject &object, const QString &path)
{
    QJsonValue value = object;
    qint64 place = object.value(offsetKey).toInteger();
    qsizetype at = 0;
    while (at < path.size()) {
        const bool isIndex = path.at(at) == u'[';
        at += path.at(at) == u'.' || isIndex ? 1 : 0;
        qsizetype end = at;
        while (end < path.size() && path.at(end) != u'.' && path.at(end) != u'[' && path.at(end) != u']') {
            ++end;
        }
        const QString step = path.sliced(at, end - at);
        value = isIndex ? value.toArray().at(step.toLongLong()) : value.toObject().value(step);
        place = value.toObject().value(offsetKey).toInteger(place);
        at = end + (isIndex ? 1 : 0);
    }
    return place;
}

} // namespace

std::optional<TiledSource> TiledSource::parse(const QByteArray &bytes, IssueList &issues)
{
    QByteArray text = bytes;
    if (isGzip(bytes)) {
        Unpacked unpacked = unpack(bytes, Compression::Gzip, largestJson);
        if (unpacked.result == Unpacked::Result::Broken) {
            issues.add({.code = IssueCode::Unreadable, .expected = Expected::File});
            return std::nullopt;
        }
        text = std::move(unpacked.bytes);
        if (unpacked.result == Unpacked::Result::TooLarge) {
            issues.add({.code = IssueCode::TooLarge, .expected = Expected::Bytes, .first = largestJson});
            return std::nullopt;
        }
    }
    if (text.size() > largestJson) {
        issues.add({.code = IssueCode::TooLarge, .expected = Expected::Bytes, .first = largestJson});
        return std::nullopt;
    }
    const QByteArrayView start = QByteArrayView(text).sliced(markSize(text)).trimmed();
    return start.startsWith('<') ? TmxConverter(text, issues).read() : parseJson(text, issues);
}

std::optional<TiledSource> TiledSource::parseJson(const QByteArray &text, IssueList &issues)
{
    TiledSource source;
    source.m_text = text;
    std::optional<JsonWithLists> parsed = parseJsonWithLists(source.m_text, {u"data"_s}, mostSourceMemory, issues);
    if (!parsed) {
        replaceRootTypeIssue(IssueCode::NotATiledMap, issues);
        return std::nullopt;
    }
    source.m_object = std::move(parsed->object);
    source.m_views = std::move(parsed->lists);
    return source;
}

QByteArrayView TiledSource::tiles(const QJsonValue &number) const
{
    const qint64 index = number.toInteger(-1);
    if (m_isXml) {
        return index >= 0 && index < qint64(m_tiles.size()) ? m_tiles[std::size_t(index)] : QByteArrayView();
    }
    return index >= 0 && index < qint64(m_views.size()) ? m_views[std::size_t(index)] : QByteArrayView();
}

void TiledSource::locate(IssueList &issues) const
{
    if (!m_isXml) {
        locateIssues(m_text, issues);
        return;
    }
    // In ascending order, a single pass over the text finds all positions.
    std::vector<std::pair<qint64, Issue *>> places;
    for (Issue &issue : issues) {
        if (issue.line == 0) {
            places.emplace_back(placeOf(m_object, issue.path), &issue);
        }
        issue.path.clear();
        issue.anchor = Anchor::Value;
    }
    std::sort(places.begin(), places.end());
    TextPositions text(m_text);
    for (const auto &[at, issue] : places) {
        text.set(*issue, at);
    }
}
