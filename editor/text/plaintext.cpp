#include "editor/text/plaintext.h"

using namespace Qt::StringLiterals;

namespace {

/// Width in characters.
constexpr qsizetype widestLine = 64;

/// Breaks long lines at blanks, since Qt only breaks lines of markup.
QString inLines(QString text)
{
    qsizetype start = 0; // of the line
    qsizetype blank = 0; // the last one so far, perhaps in an earlier line
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text.at(i) == u'\n') {
            start = i + 1;
        } else if (text.at(i) == u' ') {
            blank = i;
        } else if (i - start >= widestLine && blank > start) {
            text[blank] = u'\n';
            start = blank + 1;
        }
    }
    return text;
}

} // namespace

QString capitalized(QString text)
{
    if (!text.isEmpty()) {
        text.front() = text.front().toUpper();
    }
    return text;
}

QString onOneLine(QString text)
{
    for (QChar &c : text) {
        if (!c.isPrint() && !c.isSurrogate()) {
            c = QChar(0xfffd);
        }
    }
    return text;
}

QString characterText(char32_t character)
{
    if (!QChar::isPrint(character) || QChar::isSpace(character) || QChar::isMark(character)) {
        return u"U+"_s + QString::number(uint(character), 16).toUpper().rightJustified(4, u'0');
    }
    return QString::fromUcs4(&character, 1);
}

QString plainTip(const QString &text)
{
    // Qt looks for markup after these two. A word joiner, which has no width, prevents it from finding any.
    QString plain = text;
    plain.replace(u"<"_s, u"<\u2060"_s);
    plain.replace(u"&lt;"_s, u"&\u2060lt;"_s);
    return inLines(plain);
}
