#include "gamecore/data/dungeonplan.h"

#include "gamecore/data/leveltileset.h"
#include "gamecore/json/jsonfields.h"
#include "gamecore/json/jsontext.h"

using namespace Qt::StringLiterals;

namespace {

constexpr int deepest = 999;
constexpr int largestValue = 10000;

bool isNumberIn(const QJsonValue &value, int first, int last)
{
    return value.isDouble() && isInteger(value) && value.toInteger() >= first && value.toInteger() <= last;
}

DepthSteps readSteps(const QJsonArray &array, const QString &path, IssueList &issues)
{
    DepthSteps steps;
    for (qsizetype i = 0; i < array.size(); ++i) {
        const QJsonArray pair = array.at(i).toArray();
        const int firstDepth = steps.empty() ? 1 : steps.back().depth + 1;
        if (pair.size() != 2 || !isNumberIn(pair.at(0), firstDepth, deepest)
            || !isNumberIn(pair.at(1), 0, largestValue)) {
            issues.add({.code = IssueCode::BadValue,
                        .path = pathOfIndex(path, i),
                        .found = foundText(array.at(i)),
                        .expected = Expected::OneOf,
                        .names = {u"[depth %1..%2, number 0..%3]"_s.arg(firstDepth).arg(deepest).arg(largestValue)}});
            continue;
        }
        steps.push_back({pair.at(0).toInt(), pair.at(1).toInt()});
    }
    return steps;
}

} // namespace

int valueAt(const DepthSteps &steps, int depth)
{
    int value = 0;
    for (const DepthStep &step : steps) {
        if (step.depth <= depth) {
            value = step.value;
        }
    }
    return value;
}

void readField(JsonFields &json, const Field &field, DepthSteps &steps)
{
    steps = readSteps(json.array(field.key), json.pathOf(field.key), json.issues());
}

QString tilesetAt(const std::vector<DepthTileset> &tilesets, int depth)
{
    QString key = usualTileset;
    for (const DepthTileset &tileset : tilesets) {
        if (tileset.depth <= depth) {
            key = tileset.key;
        }
    }
    return key;
}

void readField(JsonFields &json, const Field &field, std::vector<DepthTileset> &tilesets)
{
    const QJsonArray array = json.array(field.key);
    for (qsizetype i = 0; i < array.size(); ++i) {
        const QJsonArray pair = array.at(i).toArray();
        const int firstDepth = tilesets.empty() ? 1 : tilesets.back().depth + 1;
        if (pair.size() != 2 || !isNumberIn(pair.at(0), firstDepth, deepest) || !pair.at(1).isString()) {
            json.issues().add({.code = IssueCode::BadValue,
                               .path = pathOfIndex(json.pathOf(field.key), i),
                               .found = foundText(array.at(i)),
                               .expected = Expected::OneOf,
                               .names = {u"[depth %1..%2, tileset]"_s.arg(firstDepth).arg(deepest)}});
            continue;
        }
        tilesets.push_back({pair.at(0).toInt(), pair.at(1).toString()});
    }
}

void readField(JsonFields &json, const Field &field, std::vector<DepthChance> &chances)
{
    const QJsonObject kinds = json.object(field.key);
    for (const QString &kind : kinds.keys()) {
        const QString place = pathOfKey(json.pathOf(field.key), kind);
        const QJsonValue value = kinds.value(kind);
        if (value.isArray()) {
            chances.push_back({kind, readSteps(value.toArray(), place, json.issues())});
        } else {
            json.issues().add(
                {.code = IssueCode::WrongType, .path = place, .found = foundText(value), .expected = Expected::Array});
        }
    }
}

DungeonPlan readDungeonPlan(const QJsonObject &object, const QString &path, IssueList &issues)
{
    DungeonPlan plan;
    JsonFields fields(object, path, issues);
    readFields(fields, dungeonFields, plan);
    fields.reportUnknownKeys();
    return plan;
}
