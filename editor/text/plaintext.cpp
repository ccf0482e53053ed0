#include "editor/text/plaintext.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace {

/// Width in characters.
constexpr qsizetype widestLine = 64;

/// Breaks long lines, since Qt only breaks lines of markup.
QString inLines(const QString &text)
{
    QString lines;
    qsizetype length = 0;
    for (const QString &word : text.split(u' ')) {
        const bool fits = length + 1 + word.size() <= widestLine;
        if (!lines.isEmpty()) {
            lines += fits ? u' ' : u'\n';
            length = fits ? length + 1 : 0;
        }
        lines += word;
        length += word.size();
    }
    return lines;
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
