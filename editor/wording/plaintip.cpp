#include "editor/wording/plaintip.h"

using namespace Qt::StringLiterals;

QString plainTip(const QString &text)
{
    return text.isEmpty() ? text : u"<qt>"_s + text.toHtmlEscaped() + u"</qt>"_s;
}
