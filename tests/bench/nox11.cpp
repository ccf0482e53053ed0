// In place of x11/*.cpp where libX11 is not there.

#include "tests/bench/x11/windows.h"

using namespace Qt::StringLiterals;

void measureWindows(Report &report)
{
    report.leaveOut(u"libX11 was not found when this was built (Debian: libx11-dev): windows are not watched."_s);
}
