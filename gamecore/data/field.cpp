#include "gamecore/data/field.h"

#include "gamecore/json/jsonfields.h"
#include "gamecore/json/jsontext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

void requireIfAsked(JsonFields &json, const Field &field)
{
    if (field.isRequired) {
        json.require(field.key);
    }
}

int readNumber(JsonFields &json, const Field &field, int usual)
{
    usual = std::clamp(usual, field.first, field.last);
    const auto value = int(json.integer(field.key, field.first, field.last, usual));
    if ((value - field.first) % field.step != 0) {
        const QStringList choices{QString::number(field.first), QString::number(field.last)};
        json.report(IssueCode::BadValue, field.key, Expected::OneOf, QString::number(value), choices);
        return usual;
    }
    return value;
}

int readWords(JsonFields &json, const Field &field, int usual)
{
    if (!json.has(field.key)) {
        return usual;
    }
    const QStringList known = field.wordKeys();
    const QJsonArray words = json.array(field.key);
    int bits = 0;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const bool isText = words.at(i).isString();
        const auto index = int(known.indexOf(words.at(i).toString()));
        if (index < 0 || (bits & (1 << index)) != 0) {
            json.issues().add({.code = isText ? IssueCode::BadValue : IssueCode::WrongType,
                               .path = pathOfIndex(json.pathOf(field.key), i),
                               .found = isText ? shortened(words.at(i).toString()) : foundText(words.at(i)),
                               .expected = Expected::OneOf,
                               .names = known});
            continue;
        }
        bits |= 1 << index;
    }
    return bits;
}

} // namespace

QStringList keysOf(std::span<const Word> words)
{
    QStringList keys;
    for (const Word &word : words) {
        keys.append(QString(word.key));
    }
    return keys;
}

const char *nameIn(std::span<const Word> words, QAnyStringView key)
{
    const auto known = std::find_if(words.begin(), words.end(), [key](const Word &word) { return word.key == key; });
    return known == words.end() ? nullptr : known->name;
}

int readField(JsonFields &json, const Field &field, int usual)
{
    requireIfAsked(json, field);
    switch (field.type) {
    case Field::Type::Number:
        return readNumber(json, field, usual);
    case Field::Type::Word:
        return json.choice(field.key, field.wordKeys(), usual);
    case Field::Type::Words:
        return readWords(json, field, usual);
    case Field::Type::Truth:
        return int(json.boolean(field.key, usual != 0));
    case Field::Type::Character:
        return int(json.character(field.key, char32_t(usual)));
    case Field::Type::Color:
        return int(json.color(field.key, quint32(usual)));
    case Field::Type::Kind:
    case Field::Type::Text:
    case Field::Type::List:
    case Field::Type::Table:
        break;
    }
    Q_UNREACHABLE();
    return usual;
}

void readField(JsonFields &json, const Field &field, QString &text)
{
    requireIfAsked(json, field);
    text = json.text(field.key, text);
}

void readField(JsonFields &json, const Field &field, QStringList &texts)
{
    requireIfAsked(json, field);
    texts = json.texts(field.key);
}

void readField(JsonFields &json, const Field &field, qint64 &count)
{
    constexpr qint64 mostExact = qint64(1) << 53;
    requireIfAsked(json, field);
    count = json.integer(field.key, 0, mostExact, count);
}

void readField(JsonFields &json, const Field &field, QJsonObject &object)
{
    requireIfAsked(json, field);
    object = json.object(field.key);
}

QJsonValue jsonOf(const Field &field, int value)
{
    if (field.type == Field::Type::Number) {
        return value;
    }
    if (field.type == Field::Type::Truth) {
        return value != 0;
    }
    if (field.type == Field::Type::Word) {
        return QString(field.words[std::size_t(value)].key);
    }
    if (field.type == Field::Type::Character) {
        const auto character = char32_t(value);
        return QString::fromUcs4(&character, 1);
    }
    if (field.type == Field::Type::Color) {
        return u"#%1"_s.arg(value, 6, 16, QLatin1Char('0'));
    }
    QJsonArray words;
    for (std::size_t i = 0; i < field.words.size(); ++i) {
        if (value & (1 << i)) {
            words.append(QString(field.words[i].key));
        }
    }
    return words;
}
