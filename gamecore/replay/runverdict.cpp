#include "gamecore/replay/runverdict.h"

#include "gamecore/replay/replay.h"
#include "gamecore/rules/rulesversion.h"
#include "gamecore/world/event.h"

#include <array>

namespace {

RunVerdict verdictNow(RunVerdict::What what, const Replay &replay)
{
    const World &world = replay.game().world();
    return {.what = what,
            .command = replay.at(),
            .turn = world.turn(),
            .depth = world.stage().depth,
            .outcome = world.status()};
}

} // namespace

QLatin1StringView keyOf(RunVerdict::What what)
{
    constexpr std::array<QLatin1StringView, runVerdictCount> keys{
        QLatin1StringView("holds"), QLatin1StringView("stale"), QLatin1StringView("fails"),
        QLatin1StringView("other_rules")};
    return keys[std::size_t(what)];
}

RunVerdict verdictOn(const ReadRun &read, const CataloguePtr &shipped)
{
    const Run &run = *read.run;
    if (run.rulesVersion != rulesVersion) {
        return {.what = RunVerdict::What::OtherRules, .outcome = run.outcome};
    }
    Replay replay(run, shipped);
    EventList events;
    while (true) {
        if (!read.isOfOtherLevel && replay.hasDiverged()) {
            return verdictNow(RunVerdict::What::Fails, replay);
        }
        if (replay.isAtEnd()) {
            break;
        }
        replay.play(events);
    }
    if (replay.game().world().status() != run.outcome) {
        return verdictNow(RunVerdict::What::Fails, replay);
    }
    return verdictNow(read.isOfOtherLevel ? RunVerdict::What::Stale : RunVerdict::What::Holds, replay);
}
