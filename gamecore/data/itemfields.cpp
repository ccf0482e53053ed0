#include "gamecore/data/itemfields.h"

#include "gamecore/base/jsontext.h"
#include "gamecore/data/effect.h"
#include "gamecore/data/kind.h"
#include "gamecore/data/slot.h"
#include "gamecore/data/statuseffect.h"

using namespace Qt::StringLiterals;

namespace {

/// An effect says nothing without these.
int needed(JsonFields &fields, QLatin1StringView key, int last)
{
    if (!fields.has(key)) {
        fields.issues().add({.code = IssueCode::BadValue,
                             .path = fields.path(),
                             .found = u"{}"_s,
                             .expected = Expected::Key,
                             .names = {QString(key)}});
        return 1;
    }
    return int(fields.integer(key, 1, last, 1));
}

std::optional<Effect> readEffect(JsonFields &fields)
{
    const QString word = fields.text("effect"_L1);
    const auto type = effectTypeKeys().indexOf(word);
    if (type < 0) {
        fields.report(IssueCode::UnknownEffect, "effect"_L1, Expected::OneOf, shortened(word), effectTypeKeys());
        return std::nullopt;
    }
    Effect effect{.type = Effect::Type(type)};
    if (effect.type == Effect::Type::Status) {
        effect.status = StatusEffect(fields.choice("status"_L1, itemStatusKeys(), 0));
        effect.turns = needed(fields, "turns"_L1, 1000);
    } else {
        effect.amount = needed(fields, "amount"_L1, 9999);
    }
    fields.reportUnknownKeys();
    return effect;
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
    result.target = Targeting::Target(targeting.choice("target"_L1, targetKeys(), 0));
    result.range = int(targeting.integer("range"_L1, 0, 100, 0));
    result.radius = int(targeting.integer("radius"_L1, 0, 20, 0));
    targeting.reportUnknownKeys();
    return result;
}

} // namespace

void readItemFields(JsonFields &fields, Kind &kind)
{
    kind.effects = readEffects(fields);
    kind.targeting = readTargeting(fields);
    kind.isUsedUp = fields.boolean("used_up"_L1, true);
    kind.slot = Slot(fields.choice("slot"_L1, slotKeys(), 0));
    kind.power = int(fields.integer("power"_L1, 0, 999, 0));
    kind.defense = int(fields.integer("defense"_L1, 0, 999, 0));
    kind.maxHp = int(fields.integer("max_hp"_L1, 0, 9999, 0));
}
