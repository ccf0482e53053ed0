#include "app/widgets/brokenlines.h"

#include <QFontMetrics>

namespace {

/// Returns the index of the last blank before which everything fits; -1 if there is none.
qsizetype lastBreak(const QString &text, const QFontMetrics &metrics, int width)
{
    qsizetype last = -1;
    qsizetype blank = text.indexOf(u' ');
    while (blank > 0 && metrics.horizontalAdvance(text.first(blank)) <= width) {
        last = blank;
        blank = text.indexOf(u' ', blank + 1);
    }
    return last;
}

} // namespace

QStringList brokenLines(const QString &text, const QFontMetrics &metrics, int width, int most)
{
    QStringList lines;
    QString rest = text;
    while (lines.size() + 1 < most && metrics.horizontalAdvance(rest) > width) {
        const qsizetype end = lastBreak(rest, metrics, width);
        if (end < 0) {
            break;
        }
        lines.append(rest.first(end));
        rest.remove(0, end + 1);
    }
    lines.append(metrics.elidedText(rest, Qt::ElideRight, width));
    return lines;
}
