#include "gamecore/replay/replay.h"

#include "gamecore/rules/rulesversion.h"
#include "gamecore/world/event.h"

#include <array>

Game startOf(const Run &run, const CataloguePtr &shipped)
{
    return run.level ? Game::start(shipped, *run.level, run.seed, run.hero ? &*run.hero : nullptr).game
                     : Game::startDungeon(shipped, run.ruleset, run.seed);
}

Replay::Replay(const Run &run, const CataloguePtr &shipped) : m_run(run), m_game(startOf(run, shipped))
{
}

bool Replay::play(EventList &events)
{
    const RunLine &line = next();
    events.clear();
    const bool tookTurn = line.command && m_game.play(*line.command, events);
    ++m_at;
    if (++m_times == line.times) {
        m_times = 0;
        ++m_line;
    }
    return tookTurn;
}

bool Replay::hasDiverged()
{
    while (m_hash < m_run.hashes.size() && m_run.hashes[m_hash].after < m_at) {
        ++m_hash;
    }
    const bool isKept = m_hash < m_run.hashes.size() && m_run.hashes[m_hash].after == m_at;
    return isKept && m_run.hashes[m_hash].hash != m_game.world().hash();
}

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
