#include "tests/bench/report/reader.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace {

std::optional<double> numberOf(const QJsonValue &value)
{
    return value.isDouble() ? std::optional(value.toDouble()) : std::nullopt;
}

std::optional<Measured> sideOf(const QJsonValue &value)
{
    const std::optional<double> median = numberOf(value["median"_L1]);
    return median ? std::optional(Measured{*median, numberOf(value["p95"_L1])}) : std::nullopt;
}

Goal goalOf(const QJsonObject &row)
{
    return {row["better"_L1] == "lower"_L1 ? Better::Lower : Better::Higher, numberOf(row["reachable"_L1]),
            numberOf(row["impossible"_L1])};
}

BenchRow rowOf(const QJsonObject &row)
{
    return {.goalId = row["goal"_L1].toString(),
            .what = row["what"_L1].toString(),
            .value = row["value"_L1].toDouble(),
            .valueUnit = row["value_unit"_L1].toString(),
            .goal = goalOf(row),
            .unit = row["unit"_L1].toString(),
            .ours = sideOf(row["ours"_L1]),
            .peer = sideOf(row["peer"_L1]),
            .note = row["note"_L1].toString()};
}

bool isRow(const QJsonValue &value)
{
    return value["group"_L1].isString() && value["what"_L1].isString() && value["value"_L1].isDouble();
}

} // namespace

std::optional<Report> readReport(const QByteArray &json)
{
    const QJsonObject all = QJsonDocument::fromJson(json).object();
    if (!all["rows"_L1].isArray()) {
        return std::nullopt;
    }
    Report report;
    for (const QJsonValue row : all["rows"_L1].toArray()) {
        if (!isRow(row)) {
            return std::nullopt;
        }
        report.begin(row["group"_L1].toString());
        report.add(rowOf(row.toObject()));
    }
    for (const QJsonValue sentence : all["left_out"_L1].toArray()) {
        report.leaveOut(sentence.toString());
    }
    return report;
}
