#include "editor/edits/ownkinds.h"

#include "editor/edits/thingvalues.h"
#include "gamecore/data/cataloguereader.h"
#include "gamecore/data/kind.h"
#include "gamecore/json/jsontext.h"
#include "gamecore/json/translations.h"
#include "gamecore/level/thingfields.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestKey = 60;

QJsonObject recordsOf(const QJsonObject &kinds, KindCategory category)
{
    return kinds.value(sectionOf(category)).toObject();
}

void setRecords(QJsonObject &kinds, KindCategory category, const QJsonObject &records)
{
    if (records.isEmpty()) {
        kinds.remove(sectionOf(category));
    } else {
        kinds.insert(sectionOf(category), records);
    }
}

QString pathOfName(KindCategory category, const QString &key)
{
    return pathOfKindName(sectionOf(category), key);
}

QString baseOf(const QJsonValue &record)
{
    return record.toObject().value("base"_L1).toString();
}

QJsonObject withBase(QJsonObject record, const QString &base)
{
    record.insert("base"_L1, base);
    return record;
}

QJsonObject without(QJsonObject kinds, KindCategory category, const QString &key)
{
    QJsonObject records = recordsOf(kinds, category);
    records.remove(key);
    setRecords(kinds, category, records);
    return kinds;
}

QJsonObject with(QJsonObject kinds, const OwnKind &kind)
{
    QJsonObject records = recordsOf(kinds, kind.category);
    records.insert(kind.key, kind.record);
    setRecords(kinds, kind.category, records);
    return kinds;
}

/// Changes the base of all kinds derived from `from` to `to`.
QJsonObject rebased(QJsonObject kinds, KindCategory category, const QString &from, const QString &to)
{
    QJsonObject records = recordsOf(kinds, category);
    for (const QString &key : records.keys()) {
        if (baseOf(records.value(key)) == from) {
            records.insert(key, withBase(records.value(key).toObject(), to));
        }
    }
    setRecords(kinds, category, records);
    return kinds;
}

/// Copies the values of a removed kind into its derived kinds, unless they override them.
QJsonObject flattened(QJsonObject kinds, const OwnKind &gone)
{
    QJsonObject records = recordsOf(kinds, gone.category);
    for (const QString &key : records.keys()) {
        if (baseOf(records.value(key)) == gone.key) {
            QJsonObject whole = gone.record;
            const QJsonObject own = records.value(key).toObject();
            for (auto field = own.begin(); field != own.end(); ++field) {
                whole.insert(field.key(), field.value());
            }
            records.insert(key, withBase(whole, gone.base()));
        }
    }
    setRecords(kinds, gone.category, records);
    return kinds;
}

/// Returns the translations without those of a removed kind. Kinds that inherit its name also inherit the translations
/// of the name.
QJsonObject textsWithout(const Level &level, const OwnKind &gone)
{
    QJsonObject translations = level.translations;
    const QString name = pathOfName(gone.category, gone.key);
    const QJsonObject records = recordsOf(level.kinds, gone.category);
    for (auto record = records.begin(); record != records.end(); ++record) {
        if (baseOf(record.value()) == gone.key && !record.value().toObject().contains("name"_L1)) {
            translations =
                withTextsCopied(translations, textsAt(translations, name), pathOfName(gone.category, record.key()));
        }
    }
    return withTextsMoved(translations, name, {});
}

bool isOfTargeting(const QString &field)
{
    return fieldNamed(targetingFields, field) != nullptr;
}

std::vector<std::size_t> thingsThatName(const Level &level, const QString &key)
{
    std::vector<std::size_t> things;
    for (std::size_t i = 0; i < level.things.size(); ++i) {
        if (kindsNamedBy(level.things[i]).contains(key)) {
            things.push_back(i);
        }
    }
    return things;
}

} // namespace

std::optional<OwnKind> ownKind(const Level &level, const QString &key)
{
    for (const KindCategory category : ownCategories) {
        const QJsonObject records = recordsOf(level.kinds, category);
        if (records.contains(key)) {
            return OwnKind{.category = category, .key = key, .record = records.value(key).toObject()};
        }
    }
    return std::nullopt;
}

std::optional<OwnKind> newKindFrom(const Level &level, const Catalogue &catalogue, const QString &base)
{
    const std::optional<KindId> id = catalogue.kindOf(base);
    if (!id || catalogue.kind(*id).category == KindCategory::Hero) {
        return std::nullopt;
    }
    const Kind &kind = catalogue.kind(*id);
    QString key = keyFromName(base, catalogue);
    for (int number = 2; ownKind(level, key); ++number) { // checks the level, since the catalogue omits kinds with
                                                          // errors
        key = keyFromName(base + QString::number(number), catalogue);
    }
    return OwnKind{.category = kind.category, .key = key, .record = {{u"base"_s, base}}};
}

QString keyFromName(const QString &name, const Catalogue &catalogue, const QString &ownKey)
{
    QString key;
    for (const QChar c : name.normalized(QString::NormalizationForm_KD).toLower()) {
        if ((c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9')) {
            key += c;
        } else if (c.category() != QChar::Mark_NonSpacing && !key.isEmpty() && !key.endsWith(u'_')) {
            key += u'_';
        }
    }
    key = key.left(longestKey);
    while (key.endsWith(u'_')) {
        key.chop(1);
    }
    key = key.isEmpty() ? u"kind"_s : key;
    QString free = key;
    for (int number = 2; free != ownKey && catalogue.meaningOf(free); ++number) {
        free = key + u'_' + QString::number(number);
    }
    return free;
}

IssueList issuesOf(const OwnKind &kind, const QString &replacedKey, const Level &level, const Catalogue &base)
{
    // With a catalogue of all other kinds the reader also reports a key that is taken.
    IssueList ofOthers;
    const QJsonObject others = without(level.kinds, kind.category, replacedKey);
    const CataloguePtr known = base.under(level.ruleset, others, ofOthers);
    IssueList found;
    known->under({}, with({}, kind), found);
    if (!found.isEmpty()) {
        return found;
    }
    // The issues of the other kinds.
    IssueList before;
    IssueList after;
    base.under(level.ruleset, level.kinds, before);
    base.under(level.ruleset, changeByOwnKind(level, kind, replacedKey).properties.kinds, after);
    for (const Issue &issue : after) {
        if (std::find(before.begin(), before.end(), issue) == before.end()) {
            found.add(issue);
        }
    }
    return found;
}

KindChange changeByOwnKind(const Level &level, const OwnKind &kind, const QString &replacedKey)
{
    KindChange change{.properties = propertiesOf(level), .cells = {}};
    QJsonObject kinds = without(level.kinds, kind.category, replacedKey);
    const bool isRenamed = !replacedKey.isEmpty() && replacedKey != kind.key;
    if (isRenamed) {
        kinds = rebased(kinds, kind.category, replacedKey, kind.key);
        change.properties.translations = withTextsMoved(level.translations, pathOfName(kind.category, replacedKey),
                                                        pathOfName(kind.category, kind.key));
        change.properties.legend = withLegendRenamed(level.legend, replacedKey, kind.key);
        change.cells = changeByRenamingKind(level, replacedKey, kind.key);
    }
    change.properties.kinds = with(kinds, kind);
    return change;
}

KindChange changeByRemovingKind(const Level &level, const QString &key, bool keepsThings)
{
    KindChange change{.properties = propertiesOf(level), .cells = {}};
    const std::optional<OwnKind> kind = ownKind(level, key);
    if (!kind) {
        return change;
    }
    change.properties.kinds = flattened(without(level.kinds, kind->category, key), *kind);
    change.properties.translations = textsWithout(level, *kind);
    change.properties.legend = withLegendRenamed(level.legend, key, {});
    change.cells =
        keepsThings ? changeByRenamingKind(level, key, kind->base()) : changeByRemovingThingsOfKind(level, key);
    return change;
}

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

int countOfKind(const Level &level, const QString &key)
{
    qsizetype count = 0;
    for (const Thing &thing : level.things) {
        count += kindsNamedBy(thing).count(key);
    }
    return int(count);
}

LevelChange changeByRenamingKind(const Level &level, const QString &from, const QString &to)
{
    return changeOfThings(level, thingsThatName(level, from), [&](Thing &thing) { changeKind(thing, from, to); });
}

LevelChange changeByRemovingThingsOfKind(const Level &level, const QString &key)
{
    LevelChange change = changeByRenamingKind(level, key, {});
    std::erase_if(change.thingsAfter, [](const Thing &thing) { return thing.kind.isEmpty() && thing.character == 0; });
    return change;
}
