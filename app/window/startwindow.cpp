#include "app/window/startwindow.h"

#include "app/cli/output.h"

using namespace Qt::StringLiterals;

int startWindow(int, char *[], const QStringList &)
{
    return usageError(u"There is no display to open a window on."_s);
}
