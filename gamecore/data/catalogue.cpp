#include "gamecore/data/catalogue.h"

#include "gamecore/base/nearest.h"
#include "gamecore/data/cataloguereader.h"
#include "gamecore/data/datafile.h"
#include "gamecore/data/kind.h"
#include "gamecore/data/ruleset.h"
#include "gamecore/json/jsontext.h"
#include "gamecore/json/translations.h"

using namespace Qt::StringLiterals;

namespace {

/// Returns the keys of records, sorted, but each after the key of its `base`. Records with circular bases come last.
QStringList basesFirst(const QJsonObject &records)
{
    QStringList ready;
    QHash<QString, QStringList> waiting;
    for (const QString &key : records.keys()) {
        const QString base = records.value(key).toObject().value("base"_L1).toString();
        (records.contains(base) ? waiting[base] : ready).append(key);
    }
    for (qsizetype i = 0; i < ready.size(); ++i) {
        ready.append(waiting.take(ready.at(i)));
    }
    for (const QString &key : waiting.isEmpty() ? QStringList() : records.keys()) {
        if (waiting.contains(records.value(key).toObject().value("base"_L1).toString())) {
            ready.append(key);
        }
    }
    return ready;
}

} // namespace

Catalogue::Catalogue() = default;
Catalogue::Catalogue(const Catalogue &other) = default;
Catalogue::~Catalogue() = default;

const QStringList &Catalogue::fileNames()
{
    // Items first: doors refer to keys, and the hero to his items. Rulesets last: they refer to everything else.
    static const QStringList names{u"items.json"_s,    u"terrain.json"_s, u"hero.json"_s,     u"treasure.json"_s,
                                   u"monsters.json"_s, u"legends.json"_s, u"tilesets.json"_s, u"rulesets.json"_s};
    return names;
}

CataloguePtr Catalogue::load(const QStringList &folders, IssueList &issues)
{
    auto catalogue = std::make_shared<Catalogue>();
    IssueList found;
    for (const QString &name : fileNames()) {
        const QByteArray section = name.chopped(5).toLatin1();
        readDataFile(name, folders, found, [&](const QJsonObject &file, IssueList &inFile) {
            CatalogueReader reader(*catalogue, inFile, found.isEmpty());
            reader.readSection(QLatin1StringView(section), file);
            // After other errors, an error in the kinds of a ruleset may be a consequence.
            if (section == "rulesets" && found.isEmpty()) {
                catalogue->applyRulesets(inFile);
            }
        });
    }
    issues.add(found);
    return found.isEmpty() ? catalogue : nullptr;
}

/// Applies all rulesets at loading, so that errors in their kinds show even if no level uses them.
void Catalogue::applyRulesets(IssueList &issues)
{
    const Catalogue plain = *this;
    for (std::size_t i = 0; i < m_rulesets.size(); ++i) {
        auto changed = std::make_shared<Catalogue>(plain);
        const QString path = pathOfKey(pathOfIndex(u"rulesets"_s, qsizetype(i)), u"kinds"_s);
        CatalogueReader(*changed, issues).changeKinds(m_rulesets[i], path);
        m_underRulesets.insert(m_rulesets[i].key, changed);
    }
}

CataloguePtr Catalogue::under(const QString &ruleset, const QJsonObject &levelKinds, IssueList &issues,
                              const QJsonObject &translations) const
{
    const CataloguePtr underRuleset = m_underRulesets.value(ruleset);
    if (underRuleset && levelKinds.isEmpty()) {
        return underRuleset;
    }
    auto result = std::make_shared<Catalogue>(underRuleset ? *underRuleset : *this);
    CatalogueReader reader(*result, issues);
    for (const QString &section : levelKinds.keys()) {
        const QString path = pathOfKey(u"kinds"_s, section);
        const std::optional<KindCategory> category = categoryOf(section);
        if (!category || *category == KindCategory::Hero) {
            issues.add(
                {.code = IssueCode::UnknownKey, .path = path, .anchor = Anchor::Key, .found = shortened(section)});
            continue;
        }
        const QJsonObject records = levelKinds.value(section).toObject();
        for (const QString &key : basesFirst(records)) {
            const bool isNew = !result->meaningOf(key);
            reader.addLevelKind(*category, key, records.value(key).toObject(), pathOfKey(path, key));
            if (isNew) {
                result->translateKind(section, key, records.value(key).toObject(), translations);
            }
        }
    }
    return result;
}

/// Translates a kind. A kind with the same name as its base also takes over its translations.
void Catalogue::translateKind(const QString &section, const QString &key, const QJsonObject &record,
                              const QJsonObject &translations)
{
    const std::optional<KindId> id = kindOf(key);
    if (!id || translations.isEmpty()) {
        return;
    }
    QHash<QString, QString> &names = m_kinds[*id].look.names;
    if (!record.contains("name"_L1)) {
        const std::optional<KindId> base = kindOf(record.value("base"_L1).toString());
        names = base ? m_kinds[*base].look.names : names;
        return;
    }
    const QJsonObject texts = textsAt(translations, pathOfKindName(section, key));
    for (auto text = texts.begin(); text != texts.end(); ++text) {
        names.insert(text.key(), text.value().toString());
    }
}

QString pathOfKindName(const QString &section, const QString &key)
{
    return wholePathOfKey(wholePathOfKey(wholePathOfKey(u"kinds"_s, section), key), u"name"_s);
}

const Kind &Catalogue::kind(KindId id) const
{
    return m_kinds[id];
}

std::optional<Meaning> Catalogue::meaningOf(const QString &key) const
{
    const auto found = m_meanings.find(key);
    return found == m_meanings.end() ? std::nullopt : std::optional(*found);
}

std::optional<KindId> Catalogue::kindOf(const QString &key) const
{
    const std::optional<Meaning> meaning = meaningOf(key);
    return meaning && meaning->type == Meaning::Type::Kind ? std::optional<KindId>(meaning->id) : std::nullopt;
}

Feature Catalogue::featureOf(const Terrain &terrain) const
{
    const std::optional<TerrainId> open = terrain.isDoor() ? terrainOf(terrain.opensTo) : std::nullopt;
    return terrain.feature == Feature::None && open ? this->terrain(*open).feature : terrain.feature;
}

std::optional<TerrainId> Catalogue::terrainOf(const QString &key) const
{
    const std::optional<Meaning> meaning = meaningOf(key);
    return meaning && meaning->type == Meaning::Type::Terrain ? std::optional(TerrainId(meaning->id)) : std::nullopt;
}

const Appearance &Catalogue::lookOf(Meaning meaning) const
{
    return meaning.type == Meaning::Type::Terrain ? terrain(TerrainId(meaning.id)).look : kind(meaning.id).look;
}

const Ruleset *Catalogue::ruleset(const QString &key) const
{
    for (const Ruleset &ruleset : m_rulesets) {
        if (ruleset.key == key) {
            return &ruleset;
        }
    }
    return nullptr;
}

const LegendPreset *Catalogue::legend(const QString &key) const
{
    for (const LegendPreset &legend : m_legends) {
        if (legend.key == key) {
            return &legend;
        }
    }
    return nullptr;
}

const LevelTileset *Catalogue::tileset(const QString &key) const
{
    for (const LevelTileset &tileset : m_tilesets) {
        if (tileset.key == key) {
            return &tileset;
        }
    }
    return nullptr;
}

QStringList Catalogue::tilesetKeys() const
{
    QStringList keys;
    for (const LevelTileset &tileset : m_tilesets) {
        keys.append(tileset.key);
    }
    return keys;
}

QStringList Catalogue::nearestKeys(const QString &word) const
{
    return nearestNames(word, terrainKeys() + kindKeys({}));
}

QStringList Catalogue::nearestKinds(const QString &word, std::optional<KindCategory> category) const
{
    return nearestNames(word, kindKeys(category));
}

QStringList Catalogue::nearestTerrain(const QString &word) const
{
    return nearestNames(word, terrainKeys());
}

QStringList Catalogue::terrainKeys() const
{
    QStringList keys;
    for (const Terrain &terrain : m_terrain) {
        keys.append(terrain.key);
    }
    return keys;
}

QStringList Catalogue::kindKeys(std::optional<KindCategory> category) const
{
    QStringList keys;
    for (const Kind &kind : m_kinds) {
        if (!category || kind.category == *category) {
            keys.append(kind.key);
        }
    }
    return keys;
}
