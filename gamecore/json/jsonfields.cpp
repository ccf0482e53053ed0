#include "gamecore/json/jsonfields.h"

#include "gamecore/base/nearest.h"
#include "gamecore/json/jsontext.h"

#include <QJsonDocument>

#include <algorithm>
#include <cmath>

JsonFields::JsonFields(QJsonObject object, QString path, IssueList &issues)
    : m_object(std::move(object)), m_path(std::move(path)), m_issues(issues)
{
}

bool JsonFields::require(QLatin1StringView key)
{
    m_known.insert(key);
    if (has(key)) {
        return true;
    }
    m_issues.add({.code = IssueCode::MissingKey, .path = m_path, .expected = Expected::Key, .names = {QString(key)}});
    return false;
}

QJsonValue JsonFields::any(QLatin1StringView key)
{
    m_known.insert(key);
    return m_object.value(key);
}

QString JsonFields::text(QLatin1StringView key, const QString &fallback)
{
    const QString found = value(key, QJsonValue::String, Expected::Text).toString(fallback);
    if (found.size() <= longestText) {
        return found;
    }
    m_issues.add({.code = IssueCode::TooLarge,
                  .path = pathOf(key),
                  .found = QString::number(found.size()),
                  .expected = Expected::Characters,
                  .first = longestText});
    return fallback;
}

QString JsonFields::longText(QLatin1StringView key)
{
    return value(key, QJsonValue::String, Expected::Text).toString();
}

qint64 JsonFields::integer(QLatin1StringView key, qint64 first, qint64 last, qint64 fallback)
{
    const QJsonValue found = value(key, QJsonValue::Double, Expected::WholeNumber, first, last);
    if (!found.isDouble()) {
        return fallback;
    }
    const bool isWhole = isInteger(found);
    if (!isWhole || found.toInteger() < first || found.toInteger() > last) {
        m_issues.add({.code = isWhole ? IssueCode::BadValue : IssueCode::WrongType,
                      .path = pathOf(key),
                      .found = foundText(found),
                      .expected = Expected::WholeNumber,
                      .first = first,
                      .last = last});
        return fallback;
    }
    return found.toInteger();
}

bool JsonFields::boolean(QLatin1StringView key, bool fallback)
{
    return value(key, QJsonValue::Bool, Expected::TrueOrFalse).toBool(fallback);
}

QJsonObject JsonFields::object(QLatin1StringView key)
{
    return value(key, QJsonValue::Object, Expected::Object).toObject();
}

QJsonArray JsonFields::array(QLatin1StringView key)
{
    return value(key, QJsonValue::Array, Expected::Array).toArray();
}

void JsonFields::objects(QLatin1StringView key, const std::function<void(JsonFields &)> &read)
{
    const QJsonArray elements = array(key);
    for (qsizetype i = 0; i < elements.size(); ++i) {
        const QString path = pathOfIndex(pathOf(key), i);
        if (elements.at(i).isObject()) {
            JsonFields element(elements.at(i).toObject(), path, m_issues);
            read(element);
        } else {
            m_issues.add({.code = IssueCode::WrongType,
                          .path = path,
                          .found = foundText(elements.at(i)),
                          .expected = Expected::Object});
        }
    }
}

QStringList JsonFields::texts(QLatin1StringView key)
{
    QStringList texts;
    const QJsonArray values = array(key);
    for (qsizetype i = 0; i < values.size(); ++i) {
        if (values.at(i).isString()) {
            texts.append(values.at(i).toString());
        } else {
            m_issues.add({.code = IssueCode::WrongType,
                          .path = pathOfIndex(pathOf(key), i),
                          .found = foundText(values.at(i)),
                          .expected = Expected::Text});
            texts.append(QString());
        }
    }
    return texts;
}

int JsonFields::choice(QLatin1StringView key, const QStringList &names, int fallback)
{
    const QJsonValue found = value(key, QJsonValue::String, Expected::Text);
    if (!found.isString()) {
        return fallback;
    }
    const auto index = int(names.indexOf(found.toString()));
    if (index < 0) {
        report(IssueCode::BadValue, key, Expected::OneOf, shortened(found.toString()), names);
        return fallback;
    }
    return index;
}

quint32 JsonFields::color(QLatin1StringView key, quint32 fallback)
{
    const QJsonValue found = value(key, QJsonValue::String, Expected::Color);
    if (!found.isString()) {
        return fallback;
    }
    const QString text = found.toString();
    const auto isHexDigit = [](QChar c) { return QStringLiteral("0123456789abcdefABCDEF").contains(c); };
    if (text.size() != 7 || text.front() != u'#' || !std::all_of(text.begin() + 1, text.end(), isHexDigit)) {
        report(IssueCode::BadValue, key, Expected::Color, shortened(text));
        return fallback;
    }
    return QStringView(text).mid(1).toUInt(nullptr, 16);
}

char32_t JsonFields::character(QLatin1StringView key, char32_t fallback)
{
    const QJsonValue found = value(key, QJsonValue::String, Expected::OneCharacter);
    if (!found.isString()) {
        return fallback;
    }
    const std::optional<char32_t> character = singleCharacter(found.toString());
    if (!character) {
        report(IssueCode::BadValue, key, Expected::OneCharacter, shortened(found.toString()));
    }
    return character.value_or(fallback);
}

void JsonFields::reportUnknownKeys()
{
    const QStringList keys = m_object.keys();
    if (std::any_of(keys.begin(), keys.end(), [this](const QString &key) { return !m_known.contains(key); })) {
        QStringList known = m_known.values();
        known.sort();
        reportUnknownKeys(known);
    }
}

void JsonFields::reportUnknownKeys(const QStringList &known)
{
    for (const QString &key : m_object.keys()) {
        if (!known.contains(key)) {
            QStringList absent = m_issues.isFull() ? QStringList() : known;
            absent.removeIf([this](const QString &other) { return m_object.contains(other); });
            m_issues.add(issueOfUnknownKey(m_path, key, absent));
        }
    }
}

QString JsonFields::pathOf(QLatin1StringView key) const
{
    return pathOfKey(m_path, key);
}

void JsonFields::report(IssueCode code, QLatin1StringView key, Expected expected, const QString &found,
                        const QStringList &names)
{
    m_issues.add({.code = code, .path = pathOf(key), .found = found, .expected = expected, .names = names});
}

QJsonValue JsonFields::value(QLatin1StringView key, QJsonValue::Type type, Expected expected, qint64 first, qint64 last)
{
    m_known.insert(key);
    const QJsonValue found = m_object.value(key);
    if (found.isUndefined() || found.type() == type) {
        return found;
    }
    m_issues.add({.code = IssueCode::WrongType,
                  .path = pathOf(key),
                  .found = foundText(found),
                  .expected = expected,
                  .first = first,
                  .last = last});
    return QJsonValue(QJsonValue::Undefined);
}

Issue issueOfUnknownKey(const QString &path, const QString &key, const QStringList &known)
{
    return {.code = IssueCode::UnknownKey,
            .path = pathOfKey(path, key),
            .anchor = Anchor::Key,
            .found = shortened(key),
            .expected = Expected::Name,
            .names = nearestNames(key, known)};
}

bool isInteger(const QJsonValue &value)
{
    constexpr double largestExact = 9007199254740992.0;
    const double number = value.toDouble(0.5);
    return std::abs(number) <= largestExact && std::floor(number) == number;
}

std::optional<char32_t> singleCharacter(const QString &text)
{
    const QList<uint> codePoints = text.toUcs4();
    if (codePoints.size() != 1 || !QChar::isPrint(codePoints.first())) {
        return std::nullopt;
    }
    return char32_t(codePoints.first());
}

QString foundText(const QJsonValue &value)
{
    if (value.isObject() || value.isArray()) {
        return value.isObject() ? QStringLiteral("{}") : QStringLiteral("[]");
    }
    const QByteArray inList = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return shortened(QString::fromUtf8(inList.sliced(1, inList.size() - 2)));
}
