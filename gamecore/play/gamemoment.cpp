#include "gamecore/play/gamemoment.h"

#include "gamecore/rules/sight.h"

namespace {

qint64 bytesOf(const WorldState &state, Size size)
{
    const auto sizeOf = [](const auto &values) { return qint64(values.size()) * qint64(sizeof(values.front())); };
    constexpr qint64 cellsInByte = 8;
    return qint64(sizeof(GameMoment)) + sizeOf(state.actors) + sizeOf(state.items) + sizeOf(state.openedDoors)
           + qint64(size.area()) / cellsInByte; // explored cells are bits
}

} // namespace

GameMoment::GameMoment(const Game &game)
    : m_depth(game.world().stage().depth), m_bytes(bytesOf(game.world().state(), game.world().size())),
      m_state(game.world().state())
{
}

void GameMoment::restoreTo(Game &game) const
{
    if (game.m_world.stage().depth != m_depth) {
        game.m_played = PlayableLevel::ofDungeon(*game.m_shipped, game.level().ruleset, game.m_seed, m_depth);
        game.m_world = game.makeWorld(m_depth, nullptr);
    }
    game.m_world.resume(m_state);
    lookAround(game.m_world);
    game.m_history.clear();
}
