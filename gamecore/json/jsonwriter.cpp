#include "gamecore/json/jsonwriter.h"

#include "gamecore/json/jsonfields.h"

#include <QVariant>

using namespace Qt::StringLiterals;

namespace {

QString escaped(QChar c)
{
    switch (c.unicode()) {
    case u'"':
        return u"\\\""_s;
    case u'\\':
        return u"\\\\"_s;
    case u'\n':
        return u"\\n"_s;
    case u'\r':
        return u"\\r"_s;
    case u'\t':
        return u"\\t"_s;
    case u'\b':
        return u"\\b"_s;
    case u'\f':
        return u"\\f"_s;
    default:
        return u"\\u%1"_s.arg(int(c.unicode()), 4, 16, QChar(u'0'));
    }
}

/// Returns a number as text. QJsonValue stores 64-bit integers, which a double would round.
QString numberText(const QJsonValue &value)
{
    const bool isWhole = isInteger(value) || value.toVariant().typeId() == QMetaType::LongLong;
    return isWhole ? QString::number(value.toInteger())
                   : QString::number(value.toDouble(), 'g', QLocale::FloatingPointShortest);
}

QString objectLine(const QJsonObject &object, const QStringList &order)
{
    QStringList members;
    for (const QString &key : orderedKeys(object, order)) {
        members.append(jsonString(key) + u": "_s + jsonLine(object.value(key), order));
    }
    return members.isEmpty() ? u"{}"_s : u"{ "_s + members.join(u", "_s) + u" }"_s;
}

QString arrayLine(const QJsonArray &array, const QStringList &order)
{
    QStringList values;
    for (const QJsonValue &value : array) {
        values.append(jsonLine(value, order));
    }
    return u'[' + values.join(u", "_s) + u']';
}

} // namespace

QString jsonString(const QString &text)
{
    QString result = u"\""_s;
    result.reserve(text.size() + 2);
    for (const QChar c : text) {
        if (c == u'"' || c == u'\\' || c.unicode() < 0x20) {
            result += escaped(c);
        } else {
            result += c;
        }
    }
    return result + u'"';
}

QString jsonLine(const QJsonValue &value, const QStringList &order)
{
    switch (value.type()) {
    case QJsonValue::Object:
        return objectLine(value.toObject(), order);
    case QJsonValue::Array:
        return arrayLine(value.toArray(), order);
    case QJsonValue::String:
        return jsonString(value.toString());
    case QJsonValue::Double:
        return numberText(value);
    case QJsonValue::Bool:
        return value.toBool() ? u"true"_s : u"false"_s;
    case QJsonValue::Null:
    case QJsonValue::Undefined:
        break;
    }
    return u"null"_s;
}

QStringList orderedKeys(const QJsonObject &object, const QStringList &order)
{
    QStringList keys;
    for (const QString &key : order) {
        if (object.contains(key)) {
            keys.append(key);
        }
    }
    for (const QString &key : object.keys()) {
        if (!order.contains(key)) {
            keys.append(key);
        }
    }
    return keys;
}

void JsonMembers::add(const QString &key, const QByteArray &value)
{
    m_text += (m_text.isEmpty() ? "{\n" : ",\n") + "    \""_ba + key.toUtf8() + "\": " + value;
}
