#include "gamecore/data/cataloguereader.h"

#include "gamecore/base/hasher.h"
#include "gamecore/data/datafile.h"
#include "gamecore/data/kind.h"
#include "gamecore/data/ruleset.h"
#include "gamecore/data/slot.h"
#include "gamecore/json/jsontext.h"

#include <array>

using namespace Qt::StringLiterals;

namespace {

constexpr auto sections = rowsFor<KindCategory>("hero"_L1, "treasure"_L1, "monsters"_L1, "items"_L1);
constexpr std::size_t mostTerrains = 250;
constexpr std::size_t mostKinds = 10000;

/// Reports a missing number of an effect.
void reportMissing(JsonFields &fields, QLatin1StringView key)
{
    fields.issues().add({.code = IssueCode::BadValue,
                         .path = fields.path(),
                         .found = u"{}"_s,
                         .expected = Expected::Key,
                         .names = {QString(key)}});
}

std::optional<Effect> readEffect(JsonFields &fields)
{
    const QString word = fields.text("effect"_L1);
    const QStringList known = keysOf(effectWords);
    const auto type = known.indexOf(word);
    if (type < 0) {
        fields.report(IssueCode::UnknownEffect, "effect"_L1, Expected::OneOf, shortened(word), known);
        return std::nullopt;
    }
    Effect effect{.type = Effect::Type(type)};
    for (const RecordField<Effect> &row : rowOf(effect.type).fields) {
        if (!fields.has(row.field.key)) {
            reportMissing(fields, row.field.key);
        } else {
            row.read(effect, fields, row.field);
        }
    }
    fields.reportUnknownKeys();
    return effect;
}

/// Reads `effects` of an item. An unknown effect is the issue `unknown_effect`.
std::vector<Effect> readEffects(JsonFields &fields)
{
    std::vector<Effect> effects;
    fields.objects("effects"_L1, [&effects](JsonFields &record) {
        if (const std::optional<Effect> effect = readEffect(record)) {
            effects.push_back(*effect);
        }
    });
    return effects;
}

Targeting readTargeting(JsonFields &fields)
{
    JsonFields targeting(fields.object("targeting"_L1), fields.pathOf("targeting"_L1), fields.issues());
    Targeting result;
    readFields(targeting, targetingFields, result);
    targeting.reportUnknownKeys();
    return result;
}

} // namespace

QLatin1StringView sectionOf(KindCategory category)
{
    return sections[std::size_t(category)];
}

std::optional<KindCategory> categoryOf(QStringView section)
{
    for (std::size_t i = 0; i < sections.size(); ++i) {
        if (sections[i] == section) {
            return KindCategory(i);
        }
    }
    return std::nullopt;
}

void CatalogueReader::readSection(QLatin1StringView section, const QJsonObject &file)
{
    readRecords(section, file, m_issues, [this, section](JsonFields &record) {
        if (section == "terrain"_L1) {
            readTerrain(record);
        } else if (section == "rulesets"_L1) {
            readRuleset(record);
        } else if (section == "legends"_L1) {
            readLegend(record);
        } else if (section == "tilesets"_L1) {
            readTileset(record);
        } else {
            addKind(*categoryOf(QString(section)), readKey(record), record.all(), record.path());
        }
    });
    if (m_issues.isEmpty()) {
        requireKeys(section); // records with errors are dropped, so they are not missing
    }
}

void CatalogueReader::requireKeys(QLatin1StringView section)
{
    const auto require = [this, section](QLatin1StringView key, bool isThere) {
        if (!isThere) {
            m_issues.add({.code = IssueCode::MissingKey,
                          .path = QString(section),
                          .expected = Expected::Key,
                          .names = {QString(key)}});
        }
    };
    if (section == "terrain"_L1) {
        require("wall"_L1, m_catalogue.terrainOf(u"wall"_s).has_value());
        require("floor"_L1, m_catalogue.terrainOf(u"floor"_s).has_value());
        m_catalogue.m_wall = m_catalogue.terrainOf(u"wall"_s).value_or(0);
        m_catalogue.m_floor = m_catalogue.terrainOf(u"floor"_s).value_or(0);
        if (m_issues.isEmpty()) {
            checkDoors();
        }
    } else if (section == "tilesets"_L1) {
        require(usualTileset, m_catalogue.tileset(usualTileset) != nullptr);
    } else if (section == "hero"_L1) {
        require("start"_L1, m_catalogue.kindOf(u"start"_s).has_value());
        m_catalogue.m_start = m_catalogue.kindOf(u"start"_s).value_or(0);
    }
}

void CatalogueReader::changeKinds(const Ruleset &ruleset, const QString &path)
{
    for (const QString &key : ruleset.kinds.keys()) {
        changeKind(key, ruleset.kinds.value(key).toObject(), pathOfKey(path, key));
    }
}

void CatalogueReader::changeKind(const QString &key, const QJsonObject &fields, const QString &path)
{
    const std::optional<KindId> id = m_catalogue.kindOf(key);
    if (!id) {
        m_issues.add({.code = IssueCode::UnknownKind,
                      .path = path,
                      .anchor = Anchor::Key,
                      .found = shortened(key),
                      .expected = Expected::Kind,
                      .names = m_catalogue.nearestKinds(key)});
        return;
    }
    QJsonObject record = m_catalogue.m_records.value(key);
    for (auto field = fields.begin(); field != fields.end(); ++field) {
        record.insert(field.key(), field.value());
    }
    IssueList found;
    JsonFields reader(record, path, found);
    const KindCategory category = m_catalogue.kind(*id).category;
    reader.text("key"_L1);
    Kind kind = readKind(category, reader);
    reader.reportUnknownKeys();
    kind.key = key;
    kind.keyHash = hashOf(key);
    m_issues.add(found);
    if (found.isEmpty()) {
        m_catalogue.m_kinds[*id] = std::move(kind);
        m_catalogue.m_records.insert(key, record);
    }
}

void CatalogueReader::addLevelKind(KindCategory category, const QString &key, const QJsonObject &record,
                                   const QString &path)
{
    IssueList found;
    JsonFields fields(record, path, found);
    fields.require("base"_L1);
    const QString base = fields.text("base"_L1);
    const std::optional<KindId> baseId = m_catalogue.kindOf(base);
    if (found.isEmpty() && (!baseId || m_catalogue.kind(*baseId).category != category)) {
        fields.report(IssueCode::UnknownKind, "base"_L1, Expected::Kind, shortened(base),
                      m_catalogue.nearestKinds(base, category));
    }
    if (key.isEmpty() || m_catalogue.meaningOf(key)) {
        found.add({.code = IssueCode::BadValue,
                   .path = path,
                   .anchor = Anchor::Key,
                   .found = shortened(key),
                   .expected = Expected::UnusedKey});
    }
    if (fields.has("characters"_L1)) {
        found.add({.code = IssueCode::UnknownKey,
                   .path = fields.pathOf("characters"_L1),
                   .anchor = Anchor::Key,
                   .found = u"characters"_s});
    }
    m_issues.add(found);
    if (!found.isEmpty()) {
        return;
    }
    QJsonObject whole = m_catalogue.m_records.value(base);
    // Characters of the default legend belong to the base; characters for own kinds are in the level's legend.
    whole.remove("characters"_L1);
    for (auto field = record.begin(); field != record.end(); ++field) {
        if (field.key() != "base"_L1) {
            whole.insert(field.key(), field.value());
        }
    }
    addKind(category, key, whole, path);
}

void CatalogueReader::readTerrain(JsonFields &fields)
{
    Terrain terrain;
    terrain.key = readKey(fields);
    terrain.keyHash = hashOf(terrain.key);
    readFields(fields, lookFields, terrain.look);
    readFields(fields, terrainTexts, terrain);
    readFields(fields, terrainFields, terrain);
    fields.reportUnknownKeys();
    if (terrain.key.isEmpty()) {
        return;
    }
    if (m_catalogue.m_terrain.size() >= mostTerrains) {
        m_issues.add({.code = IssueCode::TooLarge, .path = fields.path()});
        return;
    }
    m_catalogue.m_meanings.insert(terrain.key, {Meaning::Type::Terrain, std::uint16_t(m_catalogue.m_terrain.size())});
    m_catalogue.m_terrain.push_back(std::move(terrain));
}

void CatalogueReader::readRuleset(JsonFields &fields)
{
    Ruleset ruleset;
    fields.require("key"_L1);
    ruleset.key = fields.text("key"_L1);
    fields.require("name"_L1);
    ruleset.name = fields.text("name"_L1);
    ruleset.description = fields.text("description"_L1);
    ruleset.isTutorial = fields.boolean("tutorial"_L1, false);
    readRules(fields.object("rules"_L1), fields.pathOf("rules"_L1), ruleset.rules, m_issues);
    ruleset.kinds = fields.object("kinds"_L1);
    const QString dungeonPath = fields.pathOf("dungeon"_L1);
    ruleset.dungeon = readDungeonPlan(fields.object("dungeon"_L1), dungeonPath, m_issues);
    checkDungeon(ruleset.dungeon, dungeonPath);
    for (const QString &key : ruleset.kinds.keys()) {
        if (!ruleset.kinds.value(key).isObject()) {
            m_issues.add({.code = IssueCode::WrongType,
                          .path = pathOfKey(fields.pathOf("kinds"_L1), key),
                          .found = foundText(ruleset.kinds.value(key)),
                          .expected = Expected::Object});
        }
    }
    fields.reportUnknownKeys();
    if (m_catalogue.ruleset(ruleset.key)) {
        fields.report(IssueCode::BadValue, "key"_L1, Expected::UnusedKey, shortened(ruleset.key));
        return;
    }
    m_catalogue.m_rulesets.push_back(std::move(ruleset));
}

void CatalogueReader::readLegend(JsonFields &fields)
{
    IssueList found;
    JsonFields record(fields.all(), fields.path(), found);
    LegendPreset preset = readLegendPreset(record, m_catalogue);
    for (const Issue &issue : found) {
        if (m_checksReferences || issue.code != IssueCode::UnknownKind) {
            m_issues.add(issue);
        }
    }
    if (m_catalogue.legend(preset.key)) {
        fields.report(IssueCode::BadValue, "key"_L1, Expected::UnusedKey, shortened(preset.key));
        return;
    }
    m_catalogue.m_legends.push_back(std::move(preset));
}

void CatalogueReader::readTileset(JsonFields &fields)
{
    LevelTileset tileset;
    fields.require("key"_L1);
    tileset.key = fields.text("key"_L1);
    fields.require("name"_L1);
    tileset.name = fields.text("name"_L1);
    tileset.description = fields.text("description"_L1);
    fields.reportUnknownKeys();
    const bool isEmpty = fields.has("key"_L1) && tileset.key.isEmpty();
    if (isEmpty || m_catalogue.tileset(tileset.key)) {
        fields.report(IssueCode::BadValue, "key"_L1, Expected::UnusedKey, shortened(tileset.key));
        return;
    }
    m_catalogue.m_tilesets.push_back(std::move(tileset));
}

Kind CatalogueReader::readKind(KindCategory category, JsonFields &fields)
{
    Kind kind;
    kind.category = category;
    readFields(fields, lookFields, kind.look);
    if (category == KindCategory::Hero) {
        kind.markerPicture = fields.text("marker"_L1);
        kind.items = fields.texts("items"_L1);
        checkItems(fields, "items"_L1, kind.items);
    }
    if (category == KindCategory::Item) {
        kind.effects = readEffects(fields);
        kind.targeting = readTargeting(fields);
        kind.wornPicture = fields.text("worn_picture"_L1);
        kind.teleports = std::any_of(kind.effects.begin(), kind.effects.end(),
                                     [](const Effect &effect) { return rowOf(effect.type).teleports; });
    }
    readFields(fields, fieldsOf(category), kind);
    return kind;
}

void CatalogueReader::addKind(KindCategory category, const QString &key, const QJsonObject &record, const QString &path)
{
    IssueList found;
    JsonFields fields(record, path, found);
    fields.text("key"_L1);
    Kind kind = readKind(category, fields);
    fields.reportUnknownKeys();
    kind.key = key;
    kind.keyHash = hashOf(key);
    if (m_catalogue.m_kinds.size() >= mostKinds) {
        found.add({.code = IssueCode::TooLarge, .path = path});
    }
    if (category == KindCategory::Hero && !key.isEmpty() && key != u"start") {
        fields.report(IssueCode::BadValue, "key"_L1, Expected::OneOf, shortened(key), {u"start"_s});
    }
    m_issues.add(found);
    if (key.isEmpty() || !found.isEmpty()) {
        return;
    }
    m_catalogue.m_meanings.insert(key, {Meaning::Type::Kind, std::uint16_t(m_catalogue.m_kinds.size())});
    m_catalogue.m_kinds.push_back(std::move(kind));
    m_catalogue.m_records.insert(key, record);
}

QString CatalogueReader::readKey(JsonFields &fields)
{
    fields.require("key"_L1);
    const QString key = fields.text("key"_L1);
    if (fields.has("key"_L1) && (key.isEmpty() || m_catalogue.meaningOf(key))) {
        fields.report(IssueCode::BadValue, "key"_L1, Expected::UnusedKey, shortened(key));
        return {};
    }
    return key;
}

void CatalogueReader::checkDoors()
{
    for (std::size_t i = 0; i < m_catalogue.m_terrain.size() && m_checksReferences; ++i) {
        const Terrain &terrain = m_catalogue.m_terrain[i];
        const QString path = pathOfIndex(u"terrain"_s, qsizetype(i));
        const auto check = [&](QLatin1StringView key, const QString &value, bool isKnown, const QStringList &like) {
            if (!value.isEmpty() && !isKnown) {
                m_issues.add({.code = IssueCode::UnknownKind,
                              .path = pathOfKey(path, QString(key)),
                              .found = shortened(value),
                              .expected = Expected::Kind,
                              .names = like});
            }
        };
        const std::optional<TerrainId> open = m_catalogue.terrainOf(terrain.opensTo);
        const std::optional<KindId> key = m_catalogue.kindOf(terrain.openedBy);
        check("opens_to"_L1, terrain.opensTo, open && m_catalogue.terrain(*open).isWalkable,
              m_catalogue.nearestTerrain(terrain.opensTo));
        const std::optional<TerrainId> plate = m_catalogue.terrainOf(terrain.openedBy);
        const bool isItem = key && m_catalogue.kind(*key).category == KindCategory::Item;
        check("opened_by"_L1, terrain.openedBy, isItem || (plate && m_catalogue.terrain(*plate).isWalkable),
              m_catalogue.nearestKinds(terrain.openedBy, KindCategory::Item));
        if (!terrain.openedBy.isEmpty() && terrain.opensTo.isEmpty()) {
            m_issues.add({.code = IssueCode::MissingKey,
                          .path = path,
                          .expected = Expected::Key,
                          .names = {QString("opens_to"_L1)}});
        }
        if (plate) {
            m_catalogue.m_terrain[i].isGate = true;
            m_catalogue.m_terrain[*plate].isPlate = true;
        }
    }
}

void CatalogueReader::checkItems(JsonFields &fields, QLatin1StringView key, const QStringList &kinds)
{
    for (qsizetype i = 0; i < kinds.size() && m_checksReferences; ++i) {
        const std::optional<KindId> id = m_catalogue.kindOf(kinds.at(i));
        if (i >= largestBag || !id || m_catalogue.kind(*id).category != KindCategory::Item) {
            fields.issues().add({.code = IssueCode::UnknownKind,
                                 .path = pathOfIndex(fields.pathOf(key), i),
                                 .found = shortened(kinds.at(i)),
                                 .expected = Expected::Kind,
                                 .names = m_catalogue.nearestKinds(kinds.at(i), KindCategory::Item)});
        }
    }
}

void CatalogueReader::checkDungeon(const DungeonPlan &plan, const QString &path)
{
    checkChances(plan.monsters, KindCategory::Monster, pathOfKey(path, u"monsters"_s));
    checkChances(plan.items, KindCategory::Item, pathOfKey(path, u"items"_s));
    const std::optional<KindId> prize = m_catalogue.kindOf(plan.prize);
    const bool isTreasure = prize && m_catalogue.kind(*prize).category == KindCategory::Treasure;
    if (m_checksReferences && plan.lastDepth > 0 && !isTreasure) {
        m_issues.add({.code = IssueCode::UnknownKind,
                      .path = pathOfKey(path, u"prize"_s),
                      .found = shortened(plan.prize),
                      .expected = Expected::Kind,
                      .names = m_catalogue.nearestKinds(plan.prize, KindCategory::Treasure)});
    }
    for (std::size_t i = 0; i < plan.tilesets.size() && m_checksReferences; ++i) {
        const QString &key = plan.tilesets[i].key;
        if (!m_catalogue.tileset(key)) {
            m_issues.add({.code = IssueCode::UnknownTileset,
                          .path = pathOfIndex(pathOfKey(path, u"tilesets"_s), qsizetype(i)),
                          .found = shortened(key),
                          .expected = Expected::OneOf,
                          .names = m_catalogue.tilesetKeys()});
        }
    }
}

void CatalogueReader::checkChances(const std::vector<DepthChance> &chances, KindCategory category, const QString &path)
{
    if (!m_checksReferences) {
        return;
    }
    for (const DepthChance &chance : chances) {
        const std::optional<KindId> id = m_catalogue.kindOf(chance.kind);
        if (!id || m_catalogue.kind(*id).category != category) {
            m_issues.add({.code = IssueCode::UnknownKind,
                          .path = pathOfKey(path, chance.kind),
                          .anchor = Anchor::Key,
                          .found = shortened(chance.kind),
                          .expected = Expected::Kind,
                          .names = m_catalogue.nearestKinds(chance.kind, category)});
        }
    }
}
