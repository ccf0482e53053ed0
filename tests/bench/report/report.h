#pragma once

#include "tests/bench/report/row.h"

#include <QStringList>

/// All results of a run of the benchmark, in the order in which they were measured.
class Report {
public:
    /// Starts a group: rows added from now on belong to it.
    void begin(const QString &group) { m_group = group; }
    void add(BenchRow row);
    /// Adds a sentence about a measurement that is not possible here. Repeated sentences are dropped.
    void leaveOut(const QString &sentence);

    const std::vector<BenchRow> &rows() const { return m_rows; }
    std::vector<BenchRow> rowsOf(const QString &group) const;
    const QStringList &leftOut() const { return m_leftOut; }

private:
    QString m_group;
    std::vector<BenchRow> m_rows;
    QStringList m_leftOut;
};

/// Formats rows as a text table with aligned columns, for a terminal.
QString asText(const std::vector<BenchRow> &rows);
/// Formats the whole report as Markdown: one table per group, and the omitted measurements.
QString asMarkdown(const Report &report);
/// Formats the whole report with all data of each row; `machine` is written unchanged.
QByteArray asJson(const Report &report, const QStringList &machine);

/// Formats a number for reading, with three significant digits or all digits of a whole number: 0.0421, 4.21, 42.1,
/// 421, 4210.
QString readable(double number);
