#include "gamecore/tiled/propertytext.h"

#include "gamecore/json/jsontext.h"
#include "gamecore/json/jsonwriter.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

bool isKeptCharacter(QChar character)
{
    const char16_t code = character.unicode();
    const bool isControl = code < 0x20 || (code >= 0x7f && code < 0xa0);
    return !isControl && code != 0xfeff && code != 0xfffe && code != 0xffff;
}

/// JSON with what is not kept as escapes. Such characters stand in its strings alone.
QString withEscapes(const QString &json)
{
    if (std::all_of(json.begin(), json.end(), isKeptCharacter)) {
        return json;
    }
    QString result;
    for (const QChar character : json) {
        result += isKeptCharacter(character) ? QString(character)
                                             : u"\\u%1"_s.arg(int(character.unicode()), 4, 16, QChar(u'0'));
    }
    return result;
}

bool isKeptText(const QString &text)
{
    const auto isPlain = [](QChar character) { return isKeptCharacter(character) || character == u'\n'; };
    return std::all_of(text.begin(), text.end(), isPlain) && text.isEmpty() == text.trimmed().isEmpty()
           && !text.startsWith(u'"');
}

} // namespace

QString propertyText(const QString &text)
{
    return isKeptText(text) ? text : withEscapes(jsonString(text));
}

QString textOfProperty(const QString &property)
{
    if (!property.startsWith(u'"')) {
        return property;
    }
    IssueList issues;
    const auto read = parseJson("{\"text\":" + property.toUtf8() + '}', issues);
    const QJsonValue text = read ? read->value("text"_L1) : QJsonValue();
    return text.isString() && read->size() == 1 ? text.toString() : property;
}

QString propertyJson(const QJsonValue &value)
{
    return withEscapes(jsonLine(value));
}
