#include "tests/bench/turnsides.h"

using namespace Qt::StringLiterals;

OurTurns::OurTurns(const BenchMap &map, const std::vector<TurnScene> &scenes, const QJsonObject &rules,
                   const QJsonObject &values)
{
    const CataloguePtr catalogue = benchCatalogue();
    for (const TurnScene &scene : scenes) {
        Level level = levelOf(map, *catalogue, scene.hero);
        level.ruleset = u"classic"_s;
        level.rules = rules;
        level.rules.insert(u"death"_s, u"respawn"_s);
        addThings(level, scene.monsters, u"orc"_s, values);
        m_beginnings.push_back({worldOf(level, catalogue), Wanderer(m_beginnings.size())});
    }
    begin();
}

void OurTurns::begin()
{
    m_games = m_beginnings;
}

void OurTurns::play(int turns)
{
    for (Play &game : m_games) {
        for (int i = 0; i < turns; ++i) {
            playTurnOf(game);
        }
    }
}

void OurTurns::playTurnOf(Play &play)
{
    World &world = play.world;
    if (world.character().choicesDue > 0) {
        playTurn(world, Command::choose(Growth::Hp), m_events);
    }
    const Direction direction = play.wanderer.next(
        world.hero().cell, [&world](Point cell) { return world.monsterAt(cell) != nobody; },
        [&world](Point cell) { return world.isWalkable(cell); });
    playTurn(world, Command::move(direction), m_events);
}

namespace {

int seenIn(const World &world)
{
    int seen = 0;
    for (ActorId id = heroId + 1; id <= world.actorCount(); ++id) {
        seen += world.actor(id).isInView ? 1 : 0;
    }
    return seen;
}

} // namespace

double OurTurns::seenPerTurn(int turns)
{
    begin();
    qint64 seen = 0;
    for (Play &game : m_games) {
        for (int i = 0; i < turns; ++i) {
            playTurnOf(game);
            seen += seenIn(game.world);
        }
    }
    return double(seen) / (double(turns) * double(m_games.size()));
}
