#include "gamecore/tiled/tmxvalues.h"

#include <QSet>

#include <algorithm>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

/// Attributes that are text even where they look like numbers.
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

/// What a part of XML that is no tag ends with; empty for a tag.
QByteArrayView endOfPart(QByteArrayView part)
{
    return part.startsWith("<!--")        ? QByteArrayView("-->")
           : part.startsWith("<![CDATA[") ? QByteArrayView("]]>")
           : part.startsWith("<?")        ? QByteArrayView("?>")
                                          : QByteArrayView();
}

/// The size of the tag with which a text begins, and how many quoted values stand in it.
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

} // namespace

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

QJsonValue tmxAttributeValue(QStringView name, const QString &text)
{
    if (name == u"visible" || name == u"infinite") {
        return text == u"1" || text == u"true";
    }
    return isText(name) ? QJsonValue(text) : numberOrText(text);
}

QJsonValue tmxPropertyValue(const QString &type, const QString &text)
{
    if (type == u"bool") {
        return text == u"true" || text == u"1";
    }
    return type == u"int" || type == u"float" || type == u"object" ? numberOrText(text) : QJsonValue(text);
}

QString tmxLayerType(const QString &element)
{
    return element == u"layer"         ? u"tilelayer"_s
           : element == u"objectgroup" ? u"objectgroup"_s
           : element == u"imagelayer"  ? u"imagelayer"_s
           : element == u"group"       ? u"group"_s
                                       : QString();
}
