#include "tests/fuzz/targets.h"

#include <QString>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

const std::vector<FuzzTarget> &fuzzTargets()
{
    static const std::vector<FuzzTarget> targets{
        {"campaign", eatCampaign}, {"code", eatCode},       {"data", eatData}, {"difference", eatDifference},
        {"level", eatLevel},       {"mapping", eatMapping}, {"play", eatGame}, {"playtest", eatPlaytest},
        {"run", eatRun},           {"save", eatSave},       {"text", eatText}, {"tiled", eatTiled},
        {"zip", eatZip},
    };
    return targets;
}

const FuzzTarget *fuzzTarget(QByteArrayView name)
{
    const std::vector<FuzzTarget> &targets = fuzzTargets();
    const auto found = std::find_if(targets.begin(), targets.end(),
                                    [name](const FuzzTarget &target) { return name == QByteArrayView(target.name); });
    return found == targets.end() ? nullptr : &*found;
}

void promise(bool holds, const char *what)
{
    if (!holds) {
        std::fprintf(stderr, "promise broken: %s\n", what);
        std::abort();
    }
}

void promiseNothing(const QString &fault)
{
    promise(fault.isEmpty(), qPrintable(fault));
}
