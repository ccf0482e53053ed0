#include "gamecore/replay/runrecorder.h"

#include "gamecore/replay/levelhash.h"
#include "gamecore/rules/rulesversion.h"
#include "gamecore/world/event.h"

RunRecorder::RunRecorder(const Game &start, RunOrigin origin)
{
    if (!start.isDungeon()) {
        m_run.level = start.playable();
        m_run.levelHash = levelHashOf(start.playable());
    }
    m_run.ruleset = start.level().ruleset;
    m_run.seed = start.seed();
    m_run.hero = start.traveller();
    m_run.rulesVersion = rulesVersion;
    m_run.origin = std::move(origin);
    m_run.hashes.push_back({.after = 0, .hash = start.world().hash()});
}

void RunRecorder::add(const RunLine &line, const Game &after)
{
    if (isFull()) {
        return;
    }
    if (!m_run.lines.empty() && m_run.lines.back().command == line.command) {
        ++m_run.lines.back().times;
    } else {
        m_run.lines.push_back({.command = line.command});
    }
    if (++m_count % commandsBetweenHashes == 0) {
        m_run.hashes.push_back({.after = m_count, .hash = after.world().hash()});
    }
}

Run RunRecorder::run(const Game &now) const
{
    Run run = m_run;
    run.outcome = now.world().status();
    if (run.hashes.back().after != m_count) {
        run.hashes.push_back({.after = m_count, .hash = now.world().hash()});
    }
    return run;
}

std::optional<Run> runOf(const Game &game, const RunOrigin &origin, const std::atomic<bool> *isCancelled)
{
    Game again = game;
    again.restart();
    RunRecorder recorder(again, origin);
    EventList events;
    for (const Command &command : game.history()) {
        if (isSet(isCancelled)) {
            return std::nullopt;
        }
        again.play(command, events);
        recorder.add({.command = command}, again);
    }
    const bool isWhole = again.world().hash() == game.world().hash() && !recorder.isFull();
    return isWhole ? std::optional(recorder.run(again)) : std::nullopt;
}
