#include "tests/support/levelschema.h"

#include "gamecore/data/cataloguereader.h"
#include "gamecore/data/effect.h"
#include "gamecore/data/kind.h"
#include "gamecore/data/ruleset.h"
#include "gamecore/level/thingfields.h"

#include <QFile>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype widestLine = 120;

QString quotedText(const QString &text)
{
    return u'"' + text + u'"';
}

/// Returns the allowed words of a field, as a list.
QString choices(const Field &field)
{
    QStringList words;
    for (const QString &word : field.wordKeys()) {
        words.append(quotedText(word));
    }
    for (int number = field.first; field.step > 1 && number <= field.last; number += field.step) {
        words.append(QString::number(number));
    }
    return u"\"enum\": ["_s + words.join(u", "_s) + u']';
}

/// Returns the schema's constraints on a value.
QStringList typeOf(const Field &field)
{
    switch (field.type) {
    case Field::Type::Number:
        return field.step > 1 ? QStringList(choices(field))
                              : QStringList{u"\"type\": \"integer\""_s, u"\"minimum\": %1"_s.arg(field.first),
                                            u"\"maximum\": %1"_s.arg(field.last)};
    case Field::Type::Word:
        return {choices(field)};
    case Field::Type::Words:
        return {u"\"type\": \"array\""_s, u"\"items\": { %1 }"_s.arg(choices(field)), u"\"uniqueItems\": true"_s};
    case Field::Type::Truth:
        return {u"\"type\": \"boolean\""_s};
    case Field::Type::Text:
    case Field::Type::Character:
    case Field::Type::Color:
    case Field::Type::List:
    case Field::Type::Table:
        break; // levels have no fields of these types
    case Field::Type::Kind:
        return {u"\"type\": \"string\""_s, u"\"minLength\": 1"_s};
    }
    return {};
}

QString propertyOf(const Field &field, const QString &indent)
{
    QStringList members;
    if (field.name) {
        members.append(u"\"title\": "_s + quotedText(QString::fromUtf8(field.name)));
    }
    if (field.hint) {
        members.append(u"\"description\": "_s + quotedText(QString::fromUtf8(field.hint)));
    }
    members += typeOf(field);
    const QString head = indent + quotedText(field.key) + u": {"_s;
    const QString line = head + u' ' + members.join(u", "_s) + u" }"_s;
    const QString inner = u'\n' + indent + u"    "_s;
    return line.size() < widestLine ? line : head + inner + members.join(u',' + inner) + u'\n' + indent + u'}';
}

template<typename Rows>
std::vector<Field> fieldsIn(const Rows &rows)
{
    std::vector<Field> fields;
    for (const auto &row : rows) {
        fields.push_back(row.field);
    }
    return fields;
}

/// Merges the fields of all effects. If several effects have a field with the same key, it accepts the values of any of
/// them.
std::vector<Field> effectFields()
{
    std::vector<Field> fields{{.key = "effect"_L1, .type = Field::Type::Word, .words = effectWords}};
    for (const EffectRow &effect : effectRows) {
        for (const RecordField<Effect> &row : effect.fields) {
            const auto known = std::find_if(fields.begin(), fields.end(),
                                            [&row](const Field &field) { return field.key == row.field.key; });
            if (known == fields.end()) {
                fields.push_back(row.field);
            } else {
                known->first = std::min(known->first, row.field.first);
                known->last = std::max(known->last, row.field.last);
            }
        }
    }
    return fields;
}

std::vector<Field> fieldsCalled(const QString &name)
{
    if (name == u"rules") {
        return fieldsIn(ruleRows());
    }
    if (name == u"things") {
        return {thingFields().begin(), thingFields().end()};
    }
    if (name == u"targeting") {
        return fieldsIn(targetingFields);
    }
    if (name == u"effects") {
        return effectFields();
    }
    return fieldsIn(fieldsOf(*categoryOf(name)));
}

} // namespace

QByteArray levelSchema()
{
    QFile file(QStringLiteral(MAZEWRIGHT_SOURCE_DIR "/tests/schema/level.schema.in"));
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    static const QRegularExpression place(u"^( *)@(\\w+)@$"_s);
    QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n');
    for (QString &line : lines) {
        const QRegularExpressionMatch match = place.match(line);
        if (!match.hasMatch()) {
            continue;
        }
        QStringList properties;
        for (const Field &field : fieldsCalled(match.captured(2))) {
            properties.append(propertyOf(field, match.captured(1)));
        }
        line = properties.join(u",\n"_s);
    }
    return lines.join(u'\n').toUtf8();
}
