#include "editor/edits/kindfields.h"

#include "gamecore/data/kind.h"

#include <QJsonArray>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace {

bool isOfTargeting(const QString &field)
{
    return fieldNamed(targetingFields, field) != nullptr;
}

} // namespace

std::vector<ValueSpec> kindFields(KindCategory category)
{
    std::vector<ValueSpec> specs;
    for (const QStringView key : {u"name", u"glyph", u"color"}) {
        specs.push_back(specOf(fieldNamed(lookFields, key)->field));
    }
    if (category == KindCategory::Item) {
        for (const RecordField<Targeting> &row : targetingFields) {
            specs.push_back(specOf(row.field));
        }
    }
    for (const RecordField<Kind> &row : fieldsOf(category)) {
        specs.push_back(specOf(row.field));
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

/// The `targeting` of a record overrides that of its base completely.
void setKindValue(QJsonObject &record, const QString &field, const QJsonValue &value, const Kind &base)
{
    if (!isOfTargeting(field)) {
        value.isUndefined() ? record.remove(field) : void(record.insert(field, value));
        return;
    }
    QJsonObject targeting;
    bool isAsBase = true;
    for (const RecordField<Targeting> &row : targetingFields) {
        const QString part(row.field.key);
        const QJsonValue own = part == field ? value : kindValue(record, part, base);
        isAsBase = isAsBase && own.isUndefined();
        targeting.insert(part, own.isUndefined() ? valueOfKind(base, part) : own);
    }
    isAsBase ? record.remove("targeting"_L1) : void(record.insert("targeting"_L1, targeting));
}

QJsonValue valueOfKind(const Kind &kind, const QString &field)
{
    if (const RecordField<Appearance> *row = fieldNamed(lookFields, field)) {
        return row->valueIn(kind.look);
    }
    if (const RecordField<Targeting> *row = fieldNamed(targetingFields, field)) {
        return row->valueIn(kind.targeting);
    }
    const RecordField<Kind> *row = fieldNamed(fieldsOf(kind.category), field);
    return row ? row->valueIn(kind) : QJsonValue(QJsonValue::Undefined);
}

QJsonArray effectsOf(const Kind &kind)
{
    QJsonArray effects;
    for (const Effect &effect : kind.effects) {
        QJsonObject record{{u"effect"_s, QString(rowOf(effect.type).key)}};
        for (const RecordField<Effect> &row : rowOf(effect.type).fields) {
            record.insert(row.field.key, row.valueIn(effect));
        }
        effects.append(record);
    }
    return effects;
}
