#include "gamecore/play/game.h"

#include "gamecore/data/ruleset.h"
#include "gamecore/mapgen/dungeon.h"
#include "gamecore/play/traveller.h"
#include "gamecore/world/event.h"

Game::Started Game::start(const CataloguePtr &shipped, PlayableLevel level, std::uint64_t seed,
                          const Traveller *traveller)
{
    QStringList leftBehind;
    std::optional<Traveller> fitting;
    if (traveller) {
        fitting = fittingTraveller(*traveller, *level.catalogue(), leftBehind);
    }
    return {Game(shipped, std::move(level), seed, false, fitting ? &*fitting : nullptr), leftBehind};
}

Game Game::startDungeon(const CataloguePtr &catalogue, const QString &ruleset, std::uint64_t seed)
{
    return Game(catalogue, PlayableLevel::ofDungeon(*catalogue, ruleset, seed, 1), seed, true, nullptr);
}

Game::Game(const CataloguePtr &shipped, PlayableLevel level, std::uint64_t seed, bool isDungeon,
           const Traveller *traveller)
    : m_shipped(shipped), m_played(std::move(level)), m_seed(seed), m_isDungeon(isDungeon),
      m_traveller(traveller ? std::optional(*traveller) : std::nullopt), m_world(makeWorld(1, traveller))
{
    EventList unseen;
    beginPlay(m_world, unseen);
}

World Game::makeWorld(int depth, const Traveller *traveller) const
{
    const std::uint64_t seed = m_isDungeon ? seedOfDepth(m_seed, depth) : m_seed;
    return World(level(), catalogue(), m_played.rules(), seed, stageOf(depth), traveller);
}

Stage Game::stageOf(int depth) const
{
    Stage stage{.depth = depth, .isDungeon = m_isDungeon};
    const Ruleset *ruleset = m_isDungeon ? catalogue()->ruleset(level().ruleset) : nullptr;
    if (ruleset && ruleset->dungeon.lastDepth > 0) {
        stage.lastDepth = ruleset->dungeon.lastDepth;
        stage.prize = catalogue()->kindOf(ruleset->dungeon.prize).value();
    }
    return stage;
}

bool Game::play(const Command &command, EventList &events)
{
    const bool tookTurn = playTurn(m_world, command, events);
    if (!events.isRefused()) {
        keep(command);
    }
    if (m_world.isLeft()) {
        enterDepth(m_world.stage().depth + 1, events);
    }
    return tookTurn;
}

void Game::enterDepth(int depth, EventList &events)
{
    m_played = PlayableLevel::ofDungeon(*m_shipped, level().ruleset, m_seed, depth);
    const Traveller traveller = m_world.traveller();
    m_world = makeWorld(depth, &traveller);
    beginPlay(m_world, events);
}

void Game::keep(const Command &command)
{
    using Type = Command::Type;
    const bool goesOn = command.type == Type::Advance && !m_history.empty() && m_history.back().type == Type::Advance
                        && m_history.back().milliseconds + command.milliseconds <= longestAdvance;
    if (goesOn) {
        m_history.back().milliseconds += command.milliseconds;
    } else {
        m_history.push_back(command);
    }
}

void Game::restart()
{
    if (m_isDungeon) {
        m_played = PlayableLevel::ofDungeon(*m_shipped, level().ruleset, m_seed, 1);
    }
    m_world = makeWorld(1, m_traveller ? &*m_traveller : nullptr);
    EventList unseen;
    beginPlay(m_world, unseen);
    m_history.clear();
}
