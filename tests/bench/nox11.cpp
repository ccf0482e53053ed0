// Replaces x11/*.cpp where libX11 or libXtst is not installed.

#include "tests/bench/x11/windows.h"

using namespace Qt::StringLiterals;

namespace {

void leaveOut(Report &report)
{
    report.leaveOut(u"libX11 or libXtst was not found when this was built (Debian: libx11-dev, libxtst-dev): windows "
                    "are not watched."_s);
}

} // namespace

void measureWindows(Report &report)
{
    leaveOut(report);
}

void measureWork(Report &report)
{
    leaveOut(report);
}
