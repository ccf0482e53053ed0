#include "gamecore/data/recordfields.h"

#include "gamecore/data/kind.h"
#include "gamecore/data/kindfield.h"
#include "gamecore/data/terrain.h"
#include "gamecore/json/jsontext.h"

using namespace Qt::StringLiterals;

namespace {

/// An effect says nothing without its numbers.
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
            row.set(effect, readField(fields, row.field, row.field.first));
        }
    }
    fields.reportUnknownKeys();
    return effect;
}

template<auto Member>
void readTextInto(JsonFields &fields, QLatin1StringView key, Appearance &look)
{
    look.*Member = fields.text(key);
}

constexpr std::array looks{
    LookField{"name"_L1, true, readTextInto<&Appearance::name>},
    LookField{"description"_L1, false, readTextInto<&Appearance::description>},
    LookField{"characters"_L1, false, readTextInto<&Appearance::characters>},
    LookField{"glyph"_L1, true,
              [](JsonFields &fields, QLatin1StringView key, Appearance &look) {
                  look.glyph = fields.character(key, look.glyph);
              }},
    LookField{
        "color"_L1, true,
        [](JsonFields &fields, QLatin1StringView key, Appearance &look) { look.color = fields.color(key, 0x808080); }},
    LookField{"pictures"_L1, true,
              [](JsonFields &fields, QLatin1StringView key, Appearance &look) { look.pictures = fields.texts(key); }}};

} // namespace

std::span<const LookField> lookFields()
{
    return looks;
}

Appearance readAppearance(JsonFields &fields)
{
    Appearance look;
    for (const LookField &row : lookFields()) {
        if (row.isRequired) {
            fields.require(row.key);
        }
    }
    for (const LookField &row : lookFields()) {
        row.read(fields, row.key, look);
    }
    return look;
}

std::vector<Effect> readEffects(JsonFields &fields)
{
    std::vector<Effect> effects;
    const QJsonArray records = fields.array("effects"_L1);
    for (qsizetype i = 0; i < records.size(); ++i) {
        const QString path = pathOfIndex(fields.pathOf("effects"_L1), i);
        if (!records.at(i).isObject()) {
            fields.issues().add({.code = IssueCode::WrongType,
                                 .path = path,
                                 .found = foundText(records.at(i)),
                                 .expected = Expected::Object});
            continue;
        }
        JsonFields effectFields(records.at(i).toObject(), path, fields.issues());
        if (const std::optional<Effect> effect = readEffect(effectFields)) {
            effects.push_back(*effect);
        }
    }
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

void readTerrainFields(JsonFields &fields, Terrain &terrain)
{
    for (const TerrainText &row : terrainTexts) {
        terrain.*row.text = fields.text(row.key);
    }
    for (const TerrainField &row : terrainFields) {
        if (row.isRequired) {
            fields.require(row.field.key);
        }
    }
    readFields(fields, terrainFields, terrain);
}

void readKindFields(JsonFields &fields, Kind &kind)
{
    for (const KindField &row : fieldsOf(kind.category)) {
        Field field = row.field;
        int usual = row.get(kind);
        if (row.least) {
            usual = field.first = row.least(kind);
        }
        row.set(kind, readField(fields, field, usual));
    }
}
