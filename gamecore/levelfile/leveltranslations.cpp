#include "gamecore/levelfile/leveltranslations.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/json/jsontext.h"
#include "gamecore/json/translations.h"

#include <algorithm>
#include <map>
#include <set>

using namespace Qt::StringLiterals;

namespace {

const QString things = u"things"_s;
/// The key of things for translatable text. No kind has it today; a thing from a newer file that has it keeps its
/// translations.
const QString thingText = u"text"_s;

QString pathOfThingText(std::size_t index, const QString &key)
{
    return wholePathOfKey(pathOfIndex(things, qsizetype(index)), key);
}

struct ThingPath {
    std::size_t index = 0; ///< index in `things` of the file
    QString key;
};

/// Parses the path of a thing's text. std::nullopt for all other paths.
std::optional<ThingPath> thingPath(const QString &path)
{
    const qsizetype end = path.indexOf(u"]."_s);
    if (!path.startsWith(things + u'[') || end < 0) {
        return std::nullopt;
    }
    bool isNumber = false;
    const uint index = path.sliced(things.size() + 1, end - things.size() - 1).toUInt(&isNumber);
    const QString key = path.sliced(end + 2);
    const bool isWhole = isNumber && pathOfThingText(index, key) == path;
    return isWhole ? std::optional(ThingPath{.index = index, .key = key}) : std::nullopt;
}

void addKindNames(const Level &level, std::vector<TranslatableText> &texts)
{
    for (auto section = level.kinds.begin(); section != level.kinds.end(); ++section) {
        const QJsonObject records = section.value().toObject();
        for (auto record = records.begin(); record != records.end(); ++record) {
            const QJsonValue name = record.value().toObject().value("name"_L1);
            if (name.isString()) {
                texts.push_back({pathOfKindName(section.key(), record.key()), name.toString()});
            }
        }
    }
}

void addThingTexts(const Level &level, const Catalogue &catalogue, std::vector<TranslatableText> &texts)
{
    const auto speaks = [](const Thing &thing) { return thing.values.contains(thingText); };
    if (std::none_of(level.things.begin(), level.things.end(), speaks)) {
        return;
    }
    const std::vector<std::size_t> listed = listedThings(level, catalogue);
    for (std::size_t i = 0; i < listed.size(); ++i) {
        const QJsonValue text = level.things[listed[i]].values.value(thingText);
        if (text.isString()) {
            texts.push_back({pathOfThingText(i, thingText), text.toString(), listed[i]});
        }
    }
}

/// Texts by language and path. QJsonObject is slow at inserting many keys in any order.
using TextTable = std::map<QString, std::map<QString, QJsonValue>>;

/// Returns the level's texts, without those whose path now belongs to a thing.
TextTable textsOfLevel(const Level &level, std::size_t listed)
{
    TextTable table;
    for (auto language = level.translations.begin(); language != level.translations.end(); ++language) {
        const QJsonObject texts = language.value().toObject();
        for (auto text = texts.begin(); text != texts.end(); ++text) {
            const std::optional<ThingPath> place = thingPath(text.key());
            if (!place || place->index >= listed) {
                table[language.key()].emplace(text.key(), text.value());
            }
        }
    }
    return table;
}

void addTextsOf(const Thing &thing, std::size_t index, TextTable &table)
{
    for (auto language = thing.translations.begin(); language != thing.translations.end(); ++language) {
        const QJsonObject texts = language.value().toObject();
        for (auto text = texts.begin(); text != texts.end(); ++text) {
            table[language.key()].insert_or_assign(pathOfThingText(index, text.key()), text.value());
        }
    }
}

QJsonObject objectOf(const TextTable &table)
{
    QJsonObject all;
    for (const auto &[language, texts] : table) {
        QJsonObject object;
        for (const auto &[path, text] : texts) {
            object.insert(path, text);
        }
        all.insert(language, object);
    }
    return all;
}

/// True if any path belongs to a thing.
bool namesThings(const QJsonObject &translations)
{
    return std::any_of(translations.begin(), translations.end(), [](const QJsonValue &texts) {
        const QStringList paths = texts.toObject().keys();
        return std::any_of(paths.begin(), paths.end(), [](const QString &path) { return path.startsWith(things); });
    });
}

void checkThing(const Thing &thing, std::size_t index, std::set<QString> &languages, IssueList &issues)
{
    for (auto language = thing.translations.begin(); language != thing.translations.end(); ++language) {
        languages.insert(language.key());
        for (const QString &key : language.value().toObject().keys()) {
            if (!isTextOf(thing, key)) {
                Issue issue = issueOfNoText(language.key(), pathOfThingText(index, key));
                issue.cell = thing.cell;
                issues.add(issue);
            }
        }
    }
}

} // namespace

bool hasTranslatedThings(const Level &level)
{
    return std::any_of(level.things.begin(), level.things.end(),
                       [](const Thing &thing) { return !thing.translations.isEmpty(); });
}

bool isTextOf(const Thing &thing, const QString &key)
{
    return key == thingText && thing.values.value(key).isString();
}

std::vector<TranslatableText> textsOf(const Level &level, const Catalogue &catalogue)
{
    std::vector<TranslatableText> texts{{u"name"_s, level.name}, {u"description"_s, level.description}};
    addThingTexts(level, catalogue, texts);
    addKindNames(level, texts);
    return texts;
}

QJsonObject allTranslations(const Level &level, const Catalogue &catalogue)
{
    if (!hasTranslatedThings(level) && !namesThings(level.translations)) {
        return level.translations;
    }
    const std::vector<std::size_t> listed = listedThings(level, catalogue);
    TextTable table = textsOfLevel(level, listed.size());
    for (std::size_t i = 0; i < listed.size(); ++i) {
        addTextsOf(level.things[listed[i]], i, table);
    }
    return objectOf(table);
}

void setTranslations(Level &level, const QJsonObject &all, const std::vector<std::size_t> &listed)
{
    for (Thing &thing : level.things) {
        thing.translations = {};
    }
    level.translations = {};
    for (auto language = all.begin(); language != all.end(); ++language) {
        const QJsonObject texts = language.value().toObject();
        QJsonObject ofLevel;
        std::map<std::size_t, QJsonObject> ofThings;
        for (auto text = texts.begin(); text != texts.end(); ++text) {
            const std::optional<ThingPath> place = thingPath(text.key());
            if (place && place->index < listed.size()) {
                ofThings[listed[place->index]].insert(place->key, text.value());
            } else {
                ofLevel.insert(text.key(), text.value());
            }
        }
        for (const auto &[thing, own] : ofThings) {
            level.things[thing].translations.insert(language.key(), own);
        }
        if (!ofLevel.isEmpty()) {
            level.translations.insert(language.key(), ofLevel);
        }
    }
}

std::vector<std::size_t> listedThings(const Level &level, const Catalogue &catalogue)
{
    const std::vector<bool> inRows = isDrawnInRows(level, catalogue);
    std::vector<std::size_t> listed;
    for (std::size_t i = 0; i < level.things.size(); ++i) {
        if (!inRows[i] && !level.things[i].isUnknownCharacter()) {
            listed.push_back(i);
        }
    }
    return listed;
}

IssueList checkTranslations(const Level &level, const Catalogue &catalogue, const std::vector<ThingPlace> &places)
{
    IssueList issues;
    std::set<QString> languages;
    if (hasTranslatedThings(level)) {
        const std::vector<std::size_t> listed = listedThings(level, catalogue);
        for (std::size_t i = 0; i < listed.size(); ++i) {
            const bool isPlaced = listed[i] < places.size();
            checkThing(level.things[listed[i]], isPlaced ? std::size_t(places[listed[i]].index) : i, languages, issues);
        }
    }
    QStringList paths;
    if (!level.translations.isEmpty()) {
        for (const TranslatableText &text : textsOf(level, catalogue)) {
            if (!text.thing) {
                paths.append(text.path);
            }
        }
    }
    issues.add(issuesOfTranslations(level.translations, paths));
    for (const QString &language : languages) {
        if (!isLanguageCode(language) && !level.translations.contains(language)) {
            issues.add(issueOfNoLanguage(language));
        }
    }
    return issues;
}
