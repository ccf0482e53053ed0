#include "editor/document/kindtexts.h"

#include "gamecore/base/translations.h"
#include "gamecore/data/cataloguereader.h"

using namespace Qt::StringLiterals;

namespace {

const std::array<QString, 2> fields{u"name"_s, u"description"_s};

QString pathOf(const QString &section, const QString &key, const QString &field)
{
    return pathOfKindText(section, key, field);
}

/// Texts at one path go to another, or, without one, away.
QJsonObject moved(QJsonObject translations, const QString &from, const QString &to)
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

/// Where there is none yet.
QJsonObject copied(QJsonObject translations, const QJsonObject &texts, const QString &to)
{
    for (auto text = texts.begin(); text != texts.end(); ++text) {
        if (textIn(text.key(), translations, to, {}).isEmpty()) {
            translations = withText(translations, text.key(), to, text.value().toString());
        }
    }
    return translations;
}

} // namespace

QJsonObject withKindRenamed(const QJsonObject &translations, KindCategory category, const QString &from,
                            const QString &to)
{
    QJsonObject after = translations;
    for (const QString &field : fields) {
        after = moved(after, pathOf(sectionOf(category), from, field), pathOf(sectionOf(category), to, field));
    }
    return after;
}

QJsonObject withoutKindTexts(const QJsonObject &translations, KindCategory category, const QString &key)
{
    QJsonObject after = translations;
    for (const QString &field : fields) {
        after = moved(after, pathOf(sectionOf(category), key, field), {});
    }
    return after;
}

QJsonObject withKindTextsCopied(const QJsonObject &translations, KindCategory category, const QString &from,
                                const QString &to)
{
    QJsonObject after = translations;
    for (const QString &field : fields) {
        const QJsonObject texts = textsAt(translations, pathOf(sectionOf(category), from, field));
        after = copied(after, texts, pathOf(sectionOf(category), to, field));
    }
    return after;
}

QJsonObject kindTextsOf(const QJsonObject &translations, const QJsonObject &kinds)
{
    QJsonObject texts;
    for (auto section = kinds.begin(); section != kinds.end() && !translations.isEmpty(); ++section) {
        for (const QString &key : section.value().toObject().keys()) {
            for (const QString &field : fields) {
                const QString path = pathOf(section.key(), key, field);
                texts = copied(texts, textsAt(translations, path), path);
            }
        }
    }
    return texts;
}

QJsonObject withCarriedTexts(const QJsonObject &translations, const QJsonObject &come, const CarriedKinds &carried)
{
    QJsonObject after = translations;
    for (auto section = carried.kinds.begin(); section != carried.kinds.end() && !come.isEmpty(); ++section) {
        for (auto key = carried.keys.begin(); key != carried.keys.end(); ++key) {
            if (!section.value().toObject().contains(key.value())) {
                continue;
            }
            for (const QString &field : fields) {
                const QJsonObject texts = textsAt(come, pathOf(section.key(), key.key(), field));
                after = copied(after, texts, pathOf(section.key(), key.value(), field));
            }
        }
    }
    return after;
}
