#include "gamecore/tiled/tmxconverter.h"

#include "gamecore/json/jsontext.h"
#include "gamecore/json/sourcetext.h"

#include <QByteArrayView>
#include <QJsonValue>
#include <QSet>
#include <QString>

#include <algorithm>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

// Words of Tiled's XML format with their JSON equivalents.

/// True for attributes that are text even if they look like numbers.
bool isText(QStringView name)
{
    static const QSet<QString> texts{u"name"_s,        u"type"_s,      u"class"_s,           u"value"_s,
                                     u"source"_s,      u"template"_s,  u"propertytype"_s,    u"orientation"_s,
                                     u"encoding"_s,    u"version"_s,   u"tiledversion"_s,    u"compression"_s,
                                     u"renderorder"_s, u"draworder"_s, u"objectalignment"_s, u"color"_s,
                                     u"tintcolor"_s,   u"trans"_s,     u"backgroundcolor"_s};
    return texts.contains(name.toString());
}

QJsonValue numberOrText(const QString &text)
{
    bool isNumber = false;
    const double number = text.toDouble(&isNumber);
    return isNumber && std::isfinite(number) ? QJsonValue(number) : QJsonValue(text);
}

/// Returns the end mark of an XML part other than a tag; empty for a tag.
QByteArrayView endOfPart(QByteArrayView part)
{
    return part.startsWith("<!--")        ? QByteArrayView("-->")
           : part.startsWith("<![CDATA[") ? QByteArrayView("]]>")
           : part.startsWith("<?")        ? QByteArrayView("?>")
                                          : QByteArrayView();
}

/// Returns the size of the tag at the beginning of a text, and its number of quoted values.
std::pair<qsizetype, int> measuredTag(QByteArrayView text)
{
    int values = 0;
    for (qsizetype at = 1; at < text.size(); ++at) {
        const char c = text.at(at);
        if (c == '>') {
            return {at + 1, values};
        }
        if (c == '"' || c == '\'') {
            const qsizetype end = text.indexOf(c, at + 1);
            if (end < 0) {
                break;
            }
            at = end;
            ++values;
        }
    }
    return {text.size(), values};
}

/// Returns the position of excessive markup, or -1: a tag, comment or other part above 16 MiB, or a tag with more than
/// 1000 attributes. No program writes these, and they would take much memory or time.
qsizetype excessiveMarkup(QByteArrayView text)
{
    constexpr qsizetype longest = 16LL * 1024 * 1024;
    constexpr int mostValues = 1000;
    for (qsizetype at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
        const QByteArrayView rest = text.sliced(at);
        const QByteArrayView end = endOfPart(rest);
        const auto [size, values] = end.isEmpty() ? measuredTag(rest) : std::pair(rest.indexOf(end), 0);
        if (size > longest || values > mostValues || (size < 0 && rest.size() > longest)) {
            return at;
        }
        at += std::max<qsizetype>(size < 0 ? rest.size() : size, 1);
    }
    return -1;
}

/// Returns the value of an attribute: a boolean, a number, or a text.
QJsonValue tmxAttributeValue(QStringView name, const QString &text)
{
    if (name == u"visible" || name == u"infinite") {
        return text == u"1" || text == u"true";
    }
    return isText(name) ? QJsonValue(text) : numberOrText(text);
}

/// Returns the value of a property. A value that does not match its type stays text.
QJsonValue tmxPropertyValue(const QString &type, const QString &text)
{
    if (type == u"bool") {
        return text == u"true" || text == u"1";
    }
    return type == u"int" || type == u"float" || type == u"object" ? numberOrText(text) : QJsonValue(text);
}

/// Returns the layer type of an element; empty for other elements.
QString tmxLayerType(const QString &element)
{
    return element == u"layer"         ? u"tilelayer"_s
           : element == u"objectgroup" ? u"objectgroup"_s
           : element == u"imagelayer"  ? u"imagelayer"_s
           : element == u"group"       ? u"group"_s
                                       : QString();
}

// Measured memory of JSON objects.
constexpr qint64 memoryOfElement = 250;
constexpr qint64 memoryOfAttribute = 60;

} // namespace

TmxConverter::TmxConverter(const QByteArray &text, IssueList &issues) : m_issues(issues)
{
    m_source.m_isXml = true;
    m_source.m_text = text;
    m_at = markSize(text);
    m_buffer.setData(text);
    m_buffer.open(QIODevice::ReadOnly);
    // From a device, the reader keeps a small part at a time; from bytes, all of it in UTF-16.
    m_xml.setDevice(&m_buffer);
}

std::optional<TiledSource> TmxConverter::read()
{
    if (!checkUtf8(m_source.m_text, m_issues)) {
        return std::nullopt;
    }
    if (const qsizetype at = excessiveMarkup(m_source.m_text); at >= 0) {
        fail({.code = IssueCode::TooLarge}, at);
        return std::nullopt;
    }
    if (!readProlog()) {
        return std::nullopt;
    }
    const QString root = m_xml.name().toString();
    if (root != u"map" && root != u"tileset" && root != u"template") {
        fail({.code = IssueCode::NotATiledMap, .found = shortened(root)}, tagStart());
        return std::nullopt;
    }
    m_source.m_object = readElement();
    m_source.m_object.insert(u"type"_s, root);
    while (next()) { // to the end, since the rest may not be well-formed
    }
    if (m_xml.hasError()) {
        reportSyntax();
        return std::nullopt;
    }
    return std::move(m_source);
}

/// Reads up to the root element. Skips a document type without definitions, as old versions of Tiled wrote it.
bool TmxConverter::readProlog()
{
    while (next()) {
        if (m_xml.isStartElement()) {
            m_depth = 1;
            return true;
        }
        if (m_xml.isDTD() && m_xml.text().contains(u'[')) {
            fail({.code = IssueCode::Syntax, .found = u"<!DOCTYPE"_s, .expected = Expected::NoDefinitions},
                 m_source.m_text.indexOf("<!DOCTYPE"));
        }
    }
    reportSyntax();
    return false;
}

/// Reads the next token. False at the end of the text or at an error.
bool TmxConverter::next()
{
    m_xml.readNext();
    return !m_xml.atEnd() && !m_xml.hasError();
}

/// Returns the reader's position in bytes. The reader counts in UTF-16 and omits a byte order mark.
qsizetype TmxConverter::readTo()
{
    const QByteArray &text = m_source.m_text;
    for (const qint64 end = m_xml.characterOffset(); m_units < end && m_at < text.size();) {
        const qsizetype next = codePointEnd(text, m_at);
        m_units += next - m_at == 4 ? 2 : 1;
        m_at = next;
    }
    return m_at;
}

/// Returns the position in bytes of the current tag, which contains no other `<`.
qsizetype TmxConverter::tagStart()
{
    return std::max<qsizetype>(QByteArrayView(m_source.m_text).first(readTo()).lastIndexOf('<'), 0);
}

/// Reads the next child of the current element. False at its end.
bool TmxConverter::nextChild()
{
    while (next() && !m_xml.isEndElement()) {
        if (!m_xml.isStartElement()) {
            continue;
        }
        if (++m_depth > deepestJson) {
            fail({.code = IssueCode::TooDeep, .expected = Expected::Depth, .first = deepestJson}, tagStart());
            return false;
        }
        return true;
    }
    --m_depth;
    return false;
}

/// Skips the current element and its contents, with the same limit of nesting.
void TmxConverter::skip()
{
    for (const int depth = m_depth - 1; m_depth > depth && !m_xml.hasError();) {
        nextChild();
    }
}

QJsonObject TmxConverter::attributes()
{
    QJsonObject object{{offsetKey, qint64(tagStart())}};
    m_memoryLeft -= memoryOfElement + m_xml.attributes().size() * memoryOfAttribute;
    if (m_memoryLeft < 0) {
        fail({.code = IssueCode::TooLarge}, tagStart());
    }
    for (const QXmlStreamAttribute &attribute : m_xml.attributes()) {
        object.insert(attribute.name().toString(), tmxAttributeValue(attribute.name(), attribute.value().toString()));
    }
    return object;
}

QJsonObject TmxConverter::readElement()
{
    const QString element = m_xml.name().toString();
    QJsonObject object = attributes();
    Lists lists;
    while (nextChild()) {
        readChild(element, object, lists);
    }
    for (auto list = lists.cbegin(); list != lists.cend(); ++list) {
        object.insert(list.key(), list.value());
    }
    return object;
}

void TmxConverter::readChild(const QString &parent, QJsonObject &object, Lists &lists)
{
    const QString child = m_xml.name().toString();
    const QString type = tmxLayerType(child);
    const bool isPartOfTemplate = parent == u"template" && (child == u"tileset" || child == u"object");
    if (child == u"properties") {
        object.insert(child, readProperties());
    } else if (!type.isEmpty() && parent != u"tile") {
        QJsonObject layer = readElement();
        layer.insert(u"type"_s, type);
        lists[u"layers"_s].append(layer);
    } else if (isPartOfTemplate || child == u"objectgroup") {
        object.insert(child, readElement()); // an objectgroup holds the collision shapes of a tile
    } else if (child == u"tileset" || child == u"tile" || child == u"object") {
        lists[child + u's'].append(readElement());
    } else if (child == u"image") {
        readImage(object);
    } else if (child == u"data") {
        for (const QLatin1StringView key : {"encoding"_L1, "compression"_L1}) {
            object.insert(key, m_xml.attributes().value(key).toString());
        }
        readTiles(object);
    } else if (child == u"polygon" || child == u"polyline") {
        object.insert(child, m_xml.attributes().value("points"_L1).toString());
        skip();
    } else if (child == u"text") {
        object.insert(child, QJsonObject{{u"text"_s, readText()}});
    } else {
        // For other shapes and animations, only their presence matters.
        object.insert(child, true);
        skip();
    }
}

void TmxConverter::readImage(QJsonObject &object)
{
    const QJsonObject image = attributes();
    object.insert(u"image"_s, image.value("source"_L1).toString());
    object.insert(u"imagewidth"_s, image.value("width"_L1).toDouble());
    object.insert(u"imageheight"_s, image.value("height"_L1).toDouble());
    skip();
}

/// Reads the tiles of a layer or chunk: text, or one element each; in a layer also chunks.
void TmxConverter::readTiles(QJsonObject &owner)
{
    QByteArray text;
    QJsonArray chunks;
    while (next() && !m_xml.isEndElement()) {
        if (m_xml.isCharacters()) {
            text += m_xml.text().toUtf8();
        } else if (m_xml.isStartElement() && m_xml.name() == u"chunk" && m_depth < deepestJson) {
            QJsonObject chunk = attributes();
            ++m_depth;
            readTiles(chunk);
            chunks.append(chunk);
        } else if (m_xml.isStartElement()) {
            const QStringView gid = m_xml.attributes().value("gid"_L1);
            text += (gid.isEmpty() ? QByteArray("0") : gid.toUtf8()) + ',';
            ++m_depth;
            skip();
        }
    }
    --m_depth;
    if (chunks.isEmpty()) {
        owner.insert(u"data"_s, qint64(m_source.m_tiles.size()));
        m_source.m_tiles.push_back(std::move(text));
    } else {
        owner.insert(u"chunks"_s, chunks);
    }
}

QJsonArray TmxConverter::readProperties()
{
    QJsonArray properties;
    while (nextChild()) {
        properties.append(readProperty());
    }
    return properties;
}

/// Returns the members of a class as an object of values.
QJsonObject TmxConverter::readMembers()
{
    QJsonObject members;
    while (nextChild()) {
        const QJsonObject property = readProperty();
        members.insert(property.value("name"_L1).toString(), property.value("value"_L1));
    }
    return members;
}

/// Reads a property or list element. Its value is an attribute, the text inside if that has several lines, or the
/// nested elements.
QJsonObject TmxConverter::readProperty()
{
    QJsonObject property = attributes();
    const QString type = property.value("type"_L1).toString(u"string"_s);
    QString text = property.value("value"_L1).toString();
    const bool isWithin = !property.contains("value"_L1);
    QJsonArray items;
    QJsonObject members;
    while (next() && !m_xml.isEndElement()) {
        if (m_xml.isCharacters() && isWithin) {
            text += m_xml.text();
        } else if (m_xml.isStartElement() && ++m_depth > deepestJson) {
            fail({.code = IssueCode::TooDeep, .expected = Expected::Depth, .first = deepestJson}, tagStart());
        } else if (m_xml.isStartElement() && m_xml.name() == u"properties") {
            members = readMembers();
        } else if (m_xml.isStartElement()) {
            items.append(readProperty());
        }
    }
    --m_depth;
    property.insert(u"value"_s, type == u"class"  ? QJsonValue(members)
                                : type == u"list" ? QJsonValue(items)
                                                  : tmxPropertyValue(type, text));
    return property;
}

QString TmxConverter::readText()
{
    QString text;
    while (next() && !m_xml.isEndElement()) {
        if (m_xml.isCharacters()) {
            text += m_xml.text();
        } else if (m_xml.isStartElement()) {
            ++m_depth;
            skip();
        }
    }
    --m_depth;
    return text;
}

/// Stops reading with an issue at a byte position.
void TmxConverter::fail(Issue issue, qsizetype at)
{
    if (!m_hasFailed) {
        TextPositions(m_source.m_text).set(issue, at);
        m_issues.add(std::move(issue));
    }
    m_hasFailed = true;
    m_xml.raiseError();
}

void TmxConverter::reportSyntax()
{
    const bool isCut = m_xml.error() == QXmlStreamReader::PrematureEndOfDocumentError;
    fail({.code = IssueCode::Syntax, .found = isCut ? QString() : u"XML"_s, .expected = Expected::WellFormedXml},
         readTo());
}
