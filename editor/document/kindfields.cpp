#include "editor/document/kindfields.h"

#include "gamecore/data/effect.h"
#include "gamecore/data/kind.h"
#include "gamecore/data/slot.h"
#include "gamecore/data/statuseffect.h"

#include <QJsonArray>
#include <QJsonObject>

#include <array>

using namespace Qt::StringLiterals;

namespace {

using Type = ValueSpec::Type;

struct FieldRow {
    QLatin1StringView key;
    Type type;
    QStringList words;
};

std::vector<FieldRow> rowsOf(KindCategory category)
{
    const FieldRow power{"power"_L1, Type::Number, {}};
    const FieldRow defense{"defense"_L1, Type::Number, {}};
    switch (category) {
    case KindCategory::Hero:
        return {};
    case KindCategory::Treasure:
        return {{"gold_min"_L1, Type::Number, {}}, {"gold_max"_L1, Type::Number, {}}};
    case KindCategory::Monster:
        return {{"hp"_L1, Type::Number, {}},
                defense,
                power,
                {"xp"_L1, Type::Number, {}},
                {"behavior"_L1, Type::Choice, behaviorKeys()},
                {"breath"_L1, Type::Number, {}},
                {"breath_range"_L1, Type::Number, {}},
                {"breath_shape"_L1, Type::Choice, breathShapeKeys()}};
    case KindCategory::Item:
        return {{"target"_L1, Type::Choice, targetKeys()},
                {"range"_L1, Type::Number, {}},
                {"radius"_L1, Type::Number, {}},
                {"used_up"_L1, Type::Choice, {}},
                {"slot"_L1, Type::Choice, slotKeys()},
                power,
                defense,
                {"max_hp"_L1, Type::Number, {}}};
    }
    return {};
}

bool isOfTargeting(const QString &field)
{
    return field == u"target" || field == u"range" || field == u"radius";
}

QString wordOf(const QStringList &words, int index)
{
    return words.value(index);
}

} // namespace

std::vector<ValueSpec> kindFields(KindCategory category)
{
    std::vector<ValueSpec> specs{{.type = Type::Text, .key = u"name"_s, .choices = {}}};
    for (const FieldRow &row : rowsOf(category)) {
        ValueSpec spec{.type = row.type, .key = QString(row.key), .choices = {row.words.begin(), row.words.end()}};
        if (row.key == "used_up"_L1) {
            spec.choices = {true, false};
        }
        specs.push_back(std::move(spec));
    }
    return specs;
}

QJsonValue kindValue(const QJsonObject &record, const QString &field, const Kind &base)
{
    if (!isOfTargeting(field)) {
        return record.value(field);
    }
    if (!record.contains("targeting"_L1)) {
        return QJsonValue::Undefined;
    }
    const QJsonObject targeting = record.value("targeting"_L1).toObject();
    const QJsonValue value = targeting.contains(field) ? targeting.value(field) : valueOfKind(Kind(), field);
    return value == valueOfKind(base, field) ? QJsonValue(QJsonValue::Undefined) : value;
}

/// A record's targeting stands for all of its base's.
void setKindValue(QJsonObject &record, const QString &field, const QJsonValue &value, const Kind &base)
{
    if (!isOfTargeting(field)) {
        value.isUndefined() ? record.remove(field) : void(record.insert(field, value));
        return;
    }
    QJsonObject targeting;
    bool isAsBase = true;
    for (const QString &part : {u"target"_s, u"range"_s, u"radius"_s}) {
        const QJsonValue own = part == field ? value : kindValue(record, part, base);
        isAsBase = isAsBase && own.isUndefined();
        targeting.insert(part, own.isUndefined() ? valueOfKind(base, part) : own);
    }
    isAsBase ? record.remove("targeting"_L1) : void(record.insert("targeting"_L1, targeting));
}

QJsonValue valueOfKind(const Kind &kind, const QString &field)
{
    const std::array<std::pair<QLatin1StringView, int>, 11> numbers{{{"hp"_L1, kind.hp},
                                                                     {"defense"_L1, kind.defense},
                                                                     {"power"_L1, kind.power},
                                                                     {"xp"_L1, kind.xp},
                                                                     {"breath"_L1, kind.breath},
                                                                     {"breath_range"_L1, kind.breathRange},
                                                                     {"gold_min"_L1, kind.goldMin},
                                                                     {"gold_max"_L1, kind.goldMax},
                                                                     {"max_hp"_L1, kind.maxHp},
                                                                     {"range"_L1, kind.targeting.range},
                                                                     {"radius"_L1, kind.targeting.radius}}};
    const std::array<std::pair<QLatin1StringView, QString>, 5> words{
        {{"name"_L1, kind.look.name},
         {"behavior"_L1, QString(rowOf(kind.behavior).key)},
         {"breath_shape"_L1, wordOf(breathShapeKeys(), int(kind.breathShape))},
         {"slot"_L1, QString(slotKey(kind.slot))},
         {"target"_L1, wordOf(targetKeys(), int(kind.targeting.target))}}};
    if (field == u"used_up") {
        return kind.isUsedUp;
    }
    for (const auto &[key, number] : numbers) {
        if (field == key) {
            return number;
        }
    }
    for (const auto &[key, word] : words) {
        if (field == key) {
            return word;
        }
    }
    return QJsonValue::Undefined;
}

QJsonArray effectsOf(const Kind &kind)
{
    QJsonArray effects;
    for (const Effect &effect : kind.effects) {
        QJsonObject record{{u"effect"_s, effectTypeKeys().value(int(effect.type))}};
        if (effect.type == Effect::Type::Status) {
            record.insert("status"_L1, QString(statusEffectKey(effect.status)));
            record.insert("turns"_L1, effect.turns);
        } else {
            record.insert("amount"_L1, effect.amount);
        }
        effects.append(record);
    }
    return effects;
}
