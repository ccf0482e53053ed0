#include "gamecore/diff/namedvalues.h"

#include "gamecore/base/enumerators.h"
#include "gamecore/json/jsonfields.h"
#include "gamecore/json/jsonwriter.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace {

/// The depth of names below a first key.
struct Depth {
    QLatin1StringView key;
    int keys;
};
constexpr std::array levelDepths{Depth{"name"_L1, 0},         Depth{"author"_L1, 0},  Depth{"description"_L1, 0},
                                 Depth{"translations"_L1, 2}, Depth{"ruleset"_L1, 0}, Depth{"tileset"_L1, 0},
                                 Depth{"rules"_L1, 1},        Depth{"legend"_L1, 1},  Depth{"characters"_L1, 0},
                                 Depth{"kinds"_L1, 3},        Depth{"unknown"_L1, 1}, Depth{"proof"_L1, 0}};
constexpr std::array thingDepths{Depth{"kind"_L1, 0}, Depth{"character"_L1, 0}, Depth{"values"_L1, 1},
                                 Depth{"translations"_L1, 2}};

static_assert(
    memberCount<Level>() == 4 && levelDepths.size() == propertyFields.size() + 1,
    "a property or a member of Level is compared and merged by its row in levelDepths, but for cells and things");
static_assert(memberCount<Thing>() == thingDepths.size() + 1,
              "a member of Thing is compared and merged by its row in thingDepths, but for its cell");

/// Returns all keys of the objects, sorted.
QStringList keysOfAll(std::initializer_list<QJsonObject> objects)
{
    QStringList keys;
    for (const QJsonObject &object : objects) {
        keys += object.keys();
    }
    std::sort(keys.begin(), keys.end());
    keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
    return keys;
}

/// Returns a value; a missing object equals an empty one.
QJsonValue valueAt(const QJsonObject &object, const Depth &depth)
{
    const QJsonValue value = object.value(depth.key);
    return depth.keys > 0 && value.isUndefined() ? QJsonValue(QJsonObject()) : value;
}

void addChanges(const ValueName &name, const QJsonValue &before, const QJsonValue &after, int keys,
                std::vector<ValueChange> &changes)
{
    if (before == after) {
        return;
    }
    const auto isParted = [](const QJsonValue &value) { return value.isObject() || value.isUndefined(); };
    if (keys == 0 || !isParted(before) || !isParted(after)) {
        changes.push_back({name, before, after});
        return;
    }
    const QJsonObject one = before.toObject();
    const QJsonObject other = after.toObject();
    if (one == other) { // one is empty, the other missing
        changes.push_back({name, before, after});
    }
    for (const QString &key : keysOfAll({one, other})) {
        addChanges(name + QStringList(key), one.value(key), other.value(key), keys - 1, changes);
    }
}

template<typename Depths>
std::vector<ValueChange> changesOf(const QJsonObject &before, const QJsonObject &after, const Depths &depths)
{
    std::vector<ValueChange> changes;
    for (const Depth &depth : depths) {
        addChanges({QString(depth.key)}, valueAt(before, depth), valueAt(after, depth), depth.keys, changes);
    }
    return changes;
}

QJsonObject namedValuesOf(const Thing &thing)
{
    QJsonObject all{{u"kind"_s, thing.kind}, {u"values"_s, thing.values}, {u"translations"_s, thing.translations}};
    if (thing.isUnknownCharacter()) {
        all.insert("character"_L1, QString::fromUcs4(&thing.character, 1));
    }
    return all;
}

/// Returns the name of a value in a thing: own values have only their key.
ValueName nameInThing(const ValueName &name)
{
    return name.first() == u"values" && name.size() > 1 ? name.sliced(1) : name;
}

class Merger {
public:
    explicit Merger(std::vector<ValueConflict> &conflicts) : m_conflicts(conflicts) {}

    QJsonValue merge(const ValueName &name, const QJsonValue &base, const QJsonValue &ours, const QJsonValue &theirs,
                     int keys)
    {
        if (ours == theirs || theirs == base) {
            return ours;
        }
        if (ours == base) {
            return theirs;
        }
        if (keys > 0 && ours.isObject() && theirs.isObject()) {
            return mergeObjects(name, base.toObject(), ours.toObject(), theirs.toObject(), keys);
        }
        m_conflicts.push_back({name, ours, theirs});
        return ours;
    }

    QJsonObject mergeObjects(const ValueName &name, const QJsonObject &base, const QJsonObject &ours,
                             const QJsonObject &theirs, int keys)
    {
        QJsonObject merged;
        for (const QString &key : keysOfAll({base, ours, theirs})) {
            const QJsonValue value =
                merge(name + QStringList(key), base.value(key), ours.value(key), theirs.value(key), keys - 1);
            // Drops an object whose entries were all removed, some by each side.
            const bool isLeftEmpty =
                keys > 1 && value.toObject().isEmpty() && value != ours.value(key) && value != theirs.value(key);
            if (!value.isUndefined() && !isLeftEmpty) {
                merged.insert(key, value);
            }
        }
        return merged;
    }

private:
    std::vector<ValueConflict> &m_conflicts;
};

QJsonValue mergeProofs(const QJsonValue &base, const QJsonValue &ours, const QJsonValue &theirs)
{
    std::vector<ValueConflict> undecided;
    const QJsonValue proof = Merger(undecided).merge({}, base, ours, theirs, 0);
    if (undecided.empty() || theirs.isUndefined()) {
        return proof;
    }
    return ours.isUndefined() || jsonLine(theirs) < jsonLine(ours) ? theirs : ours;
}

template<typename Depths>
QJsonObject mergeAll(const QJsonObject &base, const QJsonObject &ours, const QJsonObject &theirs, const Depths &depths,
                     std::vector<ValueConflict> &conflicts)
{
    QJsonObject merged;
    for (const Depth &depth : depths) {
        const QJsonValue value =
            depth.key == "proof"_L1 ? mergeProofs(base.value(depth.key), ours.value(depth.key), theirs.value(depth.key))
                                    : Merger(conflicts).merge({QString(depth.key)}, valueAt(base, depth),
                                                              valueAt(ours, depth), valueAt(theirs, depth), depth.keys);
        merged.insert(depth.key, value);
    }
    return merged;
}

} // namespace

QJsonObject namedValuesOf(const Level &level)
{
    QJsonObject all{{u"characters"_s, QString::fromStdU32String(level.drawn.preferred)}};
    for (const RecordField<LevelProperties> &row : propertyFields) {
        all.insert(row.field.key, row.valueIn(level));
    }
    if (level.proof.isEmpty()) {
        all.remove("proof"_L1);
    }
    return all;
}

void setNamedValues(Level &level, const QJsonObject &values)
{
    IssueList none;
    JsonFields json(values, {}, none);
    readFields(json, propertyFields, static_cast<LevelProperties &>(level));
    level.drawn.preferred = values.value("characters"_L1).toString().toStdU32String();
}

std::vector<ValueChange> changesOfLevel(const Level &before, const Level &after)
{
    return changesOf(namedValuesOf(before), namedValuesOf(after), levelDepths);
}

std::vector<ValueChange> changesOfThing(const Thing &before, const Thing &after)
{
    std::vector<ValueChange> changes = changesOf(namedValuesOf(before), namedValuesOf(after), thingDepths);
    for (ValueChange &change : changes) {
        change.name = nameInThing(change.name);
    }
    return changes;
}

QJsonObject mergeLevelValues(const QJsonObject &base, const QJsonObject &ours, const QJsonObject &theirs,
                             std::vector<ValueConflict> &conflicts)
{
    return mergeAll(base, ours, theirs, levelDepths, conflicts);
}

Thing mergeThingValues(const Thing &base, const Thing &ours, const Thing &theirs, std::vector<ValueConflict> &conflicts)
{
    const std::size_t before = conflicts.size();
    const QJsonObject merged =
        mergeAll(namedValuesOf(base), namedValuesOf(ours), namedValuesOf(theirs), thingDepths, conflicts);
    for (std::size_t i = before; i < conflicts.size(); ++i) {
        conflicts[i].name = nameInThing(conflicts[i].name);
    }
    Thing thing = ours;
    thing.kind = merged.value("kind"_L1).toString();
    thing.values = merged.value("values"_L1).toObject();
    thing.translations = merged.value("translations"_L1).toObject();
    const QList<uint> characters = merged.value("character"_L1).toString().toUcs4();
    thing.character = thing.kind.isEmpty() && !characters.isEmpty() ? char32_t(characters.first()) : 0;
    return thing;
}
