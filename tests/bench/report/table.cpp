#include "tests/bench/report/report.h"

using namespace Qt::StringLiterals;

namespace {

const QStringList &headings()
{
    static const QStringList words{u"goal"_s,      u"what"_s,       u"ours"_s,    u"peer"_s, u"figure"_s,
                                   u"reachable"_s, u"impossible"_s, u"reached"_s, u"note"_s};
    return words;
}

/// Formats a cell: "304 ns (p95 350)".
QString cellOf(const std::optional<Measured> &side, const QString &unit)
{
    if (!side) {
        return {};
    }
    const QString median = readable(side->median) % u' ' % unit;
    return side->p95 ? median % u" (p95 "_s % readable(*side->p95) % u')' : median;
}

QString cellOf(std::optional<double> bound, Better better)
{
    return bound ? (better == Better::Higher ? u">= "_s : u"<= "_s) % readable(*bound) : QString();
}

QString figureOf(const BenchRow &row)
{
    return readable(row.value) % (row.valueUnit == "x"_L1 || row.valueUnit.isEmpty() ? QString() : u" "_s)
           % row.valueUnit;
}

QStringList cellsOf(const BenchRow &row)
{
    return {row.goalId,
            row.what,
            cellOf(row.ours, row.unit),
            cellOf(row.peer, row.unit),
            figureOf(row),
            cellOf(row.goal.reachable, row.goal.better),
            cellOf(row.goal.impossible, row.goal.better),
            verdictWord(verdictOf(row)),
            row.note};
}

QList<QStringList> linesOf(const std::vector<BenchRow> &rows)
{
    QList<QStringList> lines{headings()};
    for (const BenchRow &row : rows) {
        lines.append(cellsOf(row));
    }
    return lines;
}

std::vector<qsizetype> widthsOf(const QList<QStringList> &lines)
{
    std::vector<qsizetype> widths(std::size_t(headings().size()), 0);
    for (const QStringList &line : lines) {
        for (qsizetype i = 0; i < line.size(); ++i) {
            widths[std::size_t(i)] = std::max(widths[std::size_t(i)], line[i].size());
        }
    }
    return widths;
}

QString withoutTrailingBlanks(QString line)
{
    while (line.endsWith(u' ')) {
        line.chop(1);
    }
    return line;
}

QString markdownLine(QStringList cells)
{
    cells.replaceInStrings(u"|"_s, u"\\|"_s);
    return u"| "_s % cells.join(u" | "_s) % u" |\n"_s;
}

QStringList groupsOf(const Report &report)
{
    QStringList groups;
    for (const BenchRow &row : report.rows()) {
        if (!groups.contains(row.group)) {
            groups.append(row.group);
        }
    }
    return groups;
}

} // namespace

QString asText(const std::vector<BenchRow> &rows)
{
    const QList<QStringList> lines = linesOf(rows);
    const std::vector<qsizetype> widths = widthsOf(lines);
    QString text;
    for (const QStringList &line : lines) {
        QString padded;
        for (qsizetype i = 0; i < line.size(); ++i) {
            padded += line[i].leftJustified(widths[std::size_t(i)] + 2);
        }
        text += withoutTrailingBlanks(padded) % u'\n';
    }
    return text;
}

QString asMarkdown(const Report &report)
{
    QString text;
    for (const QString &group : groupsOf(report)) {
        text += u"### "_s % group % u"\n\n"_s;
        text += markdownLine(headings());
        text += u'|' % u"---|"_s.repeated(headings().size()) % u'\n';
        for (const BenchRow &row : report.rowsOf(group)) {
            text += markdownLine(cellsOf(row));
        }
        text += u'\n';
    }
    for (const QString &sentence : report.leftOut()) {
        text += u"Left out: "_s % sentence % u'\n';
    }
    return text;
}
