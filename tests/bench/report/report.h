#pragma once

#include "tests/bench/report/row.h"

#include <QStringList>

/// Everything that a run of the benchmark found, in the order in which it was measured.
class Report {
public:
    /// Rows added from now on belong to this group.
    void begin(const QString &group) { m_group = group; }
    void add(BenchRow row);
    /// What could not be measured here, as one sentence; said once.
    void leaveOut(const QString &sentence);

    const std::vector<BenchRow> &rows() const { return m_rows; }
    std::vector<BenchRow> rowsOf(const QString &group) const;
    const QStringList &leftOut() const { return m_leftOut; }

private:
    QString m_group;
    std::vector<BenchRow> m_rows;
    QStringList m_leftOut;
};

/// Rows as a table of text with aligned columns, for a terminal.
QString asText(const std::vector<BenchRow> &rows);
/// The whole report as Markdown: one table a group, with what was left out.
QString asMarkdown(const Report &report);
/// The whole report with everything about each row; `machine` as it is.
QByteArray asJson(const Report &report, const QStringList &machine);

/// A number as people read it: three digits that count, or all of a whole number: 0.0421, 4.21, 42.1, 421, 4210.
QString readable(double number);
