#include "editor/text/mnemonics.h"

namespace {

/// Returns the index of the '&' before the mnemonic; -1 if there is none.
qsizetype markOf(const QString &text)
{
    for (qsizetype i = text.indexOf(u'&'); i >= 0 && i + 1 < text.size(); i = text.indexOf(u'&', i + 2)) {
        if (text.at(i + 1) != u'&') {
            return i;
        }
    }
    return -1;
}

/// Returns `text`, which has no mark, with a mark at the best letter that is not in `taken`.
QString marked(const QString &text, const QString &taken)
{
    const auto isFree = [&](qsizetype i) { return text.at(i).isLetter() && !taken.contains(text.at(i).toLower()); };
    qsizetype place = -1;
    for (qsizetype i = text.size() - 1; i >= 0; --i) {
        const bool beginsWord = i == 0 || text.at(i - 1).isSpace();
        const bool isBetter = place < 0 || beginsWord || !(place == 0 || text.at(place - 1).isSpace());
        place = isFree(i) && isBetter ? i : place;
    }
    return place < 0 ? text : QString(text).insert(place, u'&');
}

} // namespace

QChar mnemonicOf(const QString &text)
{
    const qsizetype mark = markOf(text);
    return mark < 0 ? QChar() : text.at(mark + 1).toLower();
}

QString withoutMnemonics(QString text)
{
    return text.replace(u'&', QStringLiteral("&&"));
}

QString unmarked(QString text)
{
    const qsizetype mark = markOf(text);
    return mark < 0 ? text : text.remove(mark, 1);
}

QStringList uniqueMnemonics(const QStringList &texts)
{
    QStringList unique = texts;
    QString taken;
    for (QString &text : unique) {
        const QChar wanted = mnemonicOf(text);
        if (wanted.isNull() || taken.contains(wanted)) {
            text = unmarked(text);
        } else {
            taken += wanted;
        }
    }
    for (QString &text : unique) {
        if (markOf(text) < 0) {
            text = marked(text, taken);
            taken += mnemonicOf(text);
        }
    }
    return unique;
}
