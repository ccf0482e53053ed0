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

/// Makes all blanks non-breaking except those after one of the signs.
QString breakableAfter(QString text, QStringView signs)
{
    for (qsizetype i = 1; i < text.size(); ++i) {
        if (text.at(i) == u' ' && !signs.contains(text.at(i - 1))) {
            text[i] = QChar::Nbsp;
        }
    }
    return text;
}

/// Makes the blanks non-breaking that are inside the size of a level or before a number at the end.
QString withWholeNumbers(QString text)
{
    text.replace(QStringLiteral(" × "), QStringLiteral("\u00a0×\u00a0"));
    const qsizetype blank = text.lastIndexOf(u' ');
    if (blank >= 0 && text.back().isDigit()) {
        text[blank] = QChar::Nbsp;
    }
    return text;
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

QStringList brokenPhrases(const QString &text, const QFontMetrics &metrics, int width, int most)
{
    if (metrics.horizontalAdvance(text) <= width) {
        return {text}; // in some fonts, a non-breaking blank is wider
    }
    constexpr QChar ellipsis(0x2026);
    QStringList lines;
    for (const QString &phrases : {breakableAfter(text, u"·"), breakableAfter(text, u"·,"), withWholeNumbers(text)}) {
        lines = brokenLines(phrases, metrics, width, most);
        if (!lines.last().endsWith(ellipsis)) {
            break;
        }
    }
    return lines.replaceInStrings(QString(QChar::Nbsp), QStringLiteral(" "));
}
