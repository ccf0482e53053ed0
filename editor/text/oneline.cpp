#include "editor/text/oneline.h"

QString onOneLine(QString text)
{
    for (QChar &c : text) {
        if (!c.isPrint() && !c.isSurrogate()) {
            c = QChar(0xfffd);
        }
    }
    return text;
}
