#include "tests/bench/groups.h"
#include "tests/bench/opening.h"
#include "tests/bench/windowframes.h"

void measureFrames(Report &report)
{
    qputenv("QT_QPA_UPDATE_IDLE_TIME", "0");
    addWindowFrames(report);
    addOpening(report);
}
