#include "gamecore/replay/replay.h"

#include "gamecore/world/event.h"

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
