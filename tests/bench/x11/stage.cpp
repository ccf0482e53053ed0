#include "tests/bench/x11/stage.h"

#include "tests/bench/x11/screen.h"

using namespace Qt::StringLiterals;

void onStage(Report &report, const std::function<void(const Stage &)> &use)
{
    const WatchedScreen screen;
    if (!screen.complaint().isEmpty()) {
        report.leaveOut(screen.complaint());
        return;
    }
    const XConnection connection(screen.display());
    if (!connection.isOpen()) {
        report.leaveOut(u"The screen of Xvfb cannot be watched: windows are left out."_s);
        return;
    }
    use({connection, screen.settings()});
}
