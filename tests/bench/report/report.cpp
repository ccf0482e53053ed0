#include "tests/bench/report/report.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>

using namespace Qt::StringLiterals;

void Report::add(BenchRow row)
{
    row.group = m_group;
    m_rows.push_back(std::move(row));
}

void Report::leaveOut(const QString &sentence)
{
    if (!m_leftOut.contains(sentence)) {
        m_leftOut.append(sentence);
    }
}

std::vector<BenchRow> Report::rowsOf(const QString &group) const
{
    std::vector<BenchRow> rows;
    for (const BenchRow &row : m_rows) {
        if (row.group == group) {
            rows.push_back(row);
        }
    }
    return rows;
}

namespace {

QJsonValue jsonOf(std::optional<double> number)
{
    return number ? QJsonValue(*number) : QJsonValue();
}

QJsonValue jsonOf(const std::optional<Measured> &side)
{
    return side ? QJsonValue(QJsonObject{{u"median"_s, side->median}, {u"p95"_s, jsonOf(side->p95)}}) : QJsonValue();
}

QJsonObject jsonOf(const BenchRow &row)
{
    return {{u"group"_s, row.group},
            {u"goal"_s, row.goalId},
            {u"what"_s, row.what},
            {u"value"_s, row.value},
            {u"value_unit"_s, row.valueUnit},
            {u"unit"_s, row.unit},
            {u"ours"_s, jsonOf(row.ours)},
            {u"peer"_s, jsonOf(row.peer)},
            {u"better"_s, row.goal.better == Better::Higher ? u"higher"_s : u"lower"_s},
            {u"reachable"_s, jsonOf(row.goal.reachable)},
            {u"impossible"_s, jsonOf(row.goal.impossible)},
            {u"reached"_s, verdictWord(verdictOf(row))},
            {u"note"_s, row.note}};
}

} // namespace

QByteArray asJson(const Report &report, const QStringList &machine)
{
    QJsonArray rows;
    for (const BenchRow &row : report.rows()) {
        rows.append(jsonOf(row));
    }
    const QJsonObject all{{u"machine"_s, QJsonArray::fromStringList(machine)},
                          {u"rows"_s, rows},
                          {u"left_out"_s, QJsonArray::fromStringList(report.leftOut())}};
    return QJsonDocument(all).toJson();
}

QString readable(double number)
{
    if (number == std::round(number)) {
        return QString::number(number, 'f', 0);
    }
    const double size = std::abs(number);
    if (size < 1) {
        return QString::number(number, 'g', 3);
    }
    return QString::number(number, 'f', size < 10 ? 2 : size < 100 ? 1 : 0);
}
