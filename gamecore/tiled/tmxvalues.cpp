#include "gamecore/tiled/tmxvalues.h"

#include <QSet>

#include <cmath>

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

} // namespace

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
