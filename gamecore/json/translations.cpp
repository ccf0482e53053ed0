#include "gamecore/json/translations.h"

#include "gamecore/json/jsontext.h"
#include "gamecore/json/jsonwriter.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

const QString key = u"translations"_s;

bool isAll(QStringView part, bool (*fits)(QChar))
{
    return std::all_of(part.begin(), part.end(), fits);
}

bool isSmallLetter(QChar c)
{
    return c >= u'a' && c <= u'z';
}

bool isLetterOrDigit(QChar c)
{
    return isSmallLetter(c) || (c >= u'A' && c <= u'Z') || (c >= u'0' && c <= u'9');
}

/// Returns the keys of `texts`, those in `paths` first. Fast for long lists.
QStringList inOrder(const QJsonObject &texts, const QStringList &paths)
{
    const QStringList keys = texts.keys();
    QSet<QString> left(keys.begin(), keys.end());
    QStringList ordered;
    for (const QString &path : paths) {
        if (left.remove(path)) {
            ordered.append(path);
        }
    }
    std::copy_if(keys.begin(), keys.end(), std::back_inserter(ordered),
                 [&left](const QString &path) { return left.contains(path); });
    return ordered;
}

Issue wrongType(const QString &path, const QJsonValue &found, Expected expected)
{
    return {.code = IssueCode::WrongType, .path = path, .found = foundText(found), .expected = expected};
}

} // namespace

QString textIn(const QString &language, const QJsonObject &translations, const QString &path, const QString &plain)
{
    const QString text = translations.value(language).toObject().value(path).toString();
    return text.isEmpty() ? plain : text;
}

QJsonObject textsAt(const QJsonObject &translations, const QString &path)
{
    QJsonObject texts;
    for (auto language = translations.begin(); language != translations.end(); ++language) {
        const QJsonValue text = language.value().toObject().value(path);
        if (text.isString()) {
            texts.insert(language.key(), text);
        }
    }
    return texts;
}

QJsonObject withText(QJsonObject translations, const QString &language, const QString &path, const QString &text)
{
    QJsonObject texts = translations.value(language).toObject();
    if (text.isEmpty()) {
        texts.remove(path);
    } else {
        texts.insert(path, text);
    }
    if (texts.isEmpty()) {
        translations.remove(language);
    } else {
        translations.insert(language, texts);
    }
    return translations;
}

QJsonObject withTextsMoved(QJsonObject translations, const QString &from, const QString &to)
{
    const QJsonObject texts = textsAt(translations, from);
    for (auto text = texts.begin(); text != texts.end(); ++text) {
        translations = withText(translations, text.key(), from, {});
        if (!to.isEmpty()) {
            translations = withText(translations, text.key(), to, text.value().toString());
        }
    }
    return translations;
}

QJsonObject withTextsCopied(QJsonObject translations, const QJsonObject &texts, const QString &to)
{
    for (auto text = texts.begin(); text != texts.end(); ++text) {
        if (textIn(text.key(), translations, to, {}).isEmpty()) {
            translations = withText(translations, text.key(), to, text.value().toString());
        }
    }
    return translations;
}

bool isLanguageCode(const QString &language)
{
    constexpr qsizetype longest = 35; // limit of BCP 47
    if (language.size() > longest) {
        return false;
    }
    const QStringList parts = language.split(u'_');
    const bool isWord = parts.first().size() >= 2 && parts.first().size() <= 3 && isAll(parts.first(), isSmallLetter);
    return isWord && std::all_of(parts.begin() + 1, parts.end(), [](const QString &part) {
               return part.size() >= 2 && part.size() <= 8 && isAll(part, isLetterOrDigit);
           });
}

QJsonObject readTranslations(JsonFields &fields)
{
    const QJsonObject found = fields.object("translations"_L1);
    if (found.size() > mostLanguages) {
        fields.issues().add({.code = IssueCode::TooLarge,
                             .path = key,
                             .found = QString::number(found.size()),
                             .expected = Expected::Languages,
                             .first = mostLanguages});
        return {};
    }
    QJsonObject translations;
    for (auto language = found.begin(); language != found.end(); ++language) {
        const QString path = pathOfKey(key, language.key());
        if (!language.value().isObject()) {
            fields.issues().add(wrongType(path, language.value(), Expected::Object));
            continue;
        }
        const QJsonObject texts = language.value().toObject();
        for (auto text = texts.begin(); text != texts.end(); ++text) {
            if (text.value().toString().size() > longestText) {
                fields.issues().add({.code = IssueCode::TooLarge,
                                     .path = pathOfKey(path, text.key()),
                                     .expected = Expected::Characters,
                                     .first = longestText});
            } else if (!text.value().isString()) {
                fields.issues().add(wrongType(pathOfKey(path, text.key()), text.value(), Expected::Text));
            }
        }
        if (!texts.isEmpty()) {
            translations.insert(language.key(), texts);
        }
    }
    return translations;
}

IssueList issuesOfTranslations(const QJsonObject &translations, const QStringList &paths)
{
    IssueList issues;
    const QSet<QString> known(paths.begin(), paths.end());
    for (auto language = translations.begin(); language != translations.end(); ++language) {
        if (!isLanguageCode(language.key())) {
            issues.add(issueOfNoLanguage(language.key()));
        }
        for (const QString &path : language.value().toObject().keys()) {
            if (!known.contains(path)) {
                issues.add(issueOfNoText(language.key(), path));
            }
        }
    }
    return issues;
}

Issue issueOfNoText(const QString &language, const QString &path)
{
    return {.code = IssueCode::UnknownKey,
            .path = pathOfKey(pathOfKey(key, language), path),
            .anchor = Anchor::Key,
            .found = shortened(path),
            .expected = Expected::TextToTranslate};
}

Issue issueOfNoLanguage(const QString &language)
{
    return {.code = IssueCode::UnknownKey,
            .path = pathOfKey(key, language),
            .anchor = Anchor::Key,
            .found = shortened(language),
            .expected = Expected::Language};
}

QByteArray writeTranslations(const QJsonObject &translations, const QStringList &paths)
{
    QStringList languages;
    for (auto language = translations.begin(); language != translations.end(); ++language) {
        const QJsonObject texts = language.value().toObject();
        QStringList lines;
        for (const QString &path : inOrder(texts, paths)) {
            lines.append(u"            "_s + jsonString(path) + u": "_s + jsonString(texts.value(path).toString()));
        }
        languages.append(u"        "_s + jsonString(language.key()) + u": {\n"_s + lines.join(u",\n"_s)
                         + u"\n        }"_s);
    }
    return QString(u"{\n"_s + languages.join(u",\n"_s) + u"\n    }"_s).toUtf8();
}
