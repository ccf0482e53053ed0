#include "gamecore/data/dungeonplan.h"

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

/// A list of [depth, value] with rising depths; those that are none are reported and left out.
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

std::vector<DepthChance> readChances(const QJsonObject &object, const QString &path, IssueList &issues)
{
    std::vector<DepthChance> chances;
    for (const QString &kind : object.keys()) {
        const QString place = pathOfKey(path, kind);
        const QJsonValue value = object.value(kind);
        if (!value.isArray()) {
            issues.add(
                {.code = IssueCode::WrongType, .path = place, .found = foundText(value), .expected = Expected::Array});
            continue;
        }
        chances.push_back({kind, readSteps(value.toArray(), place, issues)});
    }
    return chances;
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

DungeonPlan readDungeonPlan(const QJsonObject &object, const QString &path, IssueList &issues)
{
    DungeonPlan plan;
    JsonFields fields(object, path, issues);
    for (const DungeonField &row : dungeonFields) {
        Field field = row.field;
        field.last = row.most ? qMin(field.last, row.most(plan)) : field.last;
        row.set(plan, readField(fields, field, qMin(row.get(plan), field.last)));
    }
    for (const DungeonStepsField &row : dungeonStepsFields) {
        plan.*row.steps = readSteps(fields.array(row.key), fields.pathOf(row.key), issues);
    }
    for (const DungeonChancesField &row : dungeonChancesFields) {
        plan.*row.chances = readChances(fields.object(row.key), fields.pathOf(row.key), issues);
    }
    for (const auto &[key, kind] : dungeonKinds) {
        plan.*kind = fields.text(key);
    }
    fields.reportUnknownKeys();
    return plan;
}
