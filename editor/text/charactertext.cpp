#include "editor/text/charactertext.h"

using namespace Qt::StringLiterals;

QString characterText(char32_t character)
{
    if (!QChar::isPrint(character) || QChar::isSpace(character) || QChar::isMark(character)) {
        return u"U+"_s + QString::number(uint(character), 16).toUpper().rightJustified(4, u'0');
    }
    return QString::fromUcs4(&character, 1);
}
