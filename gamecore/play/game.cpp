#include "gamecore/play/game.h"

#include "gamecore/level/dungeon.h"
#include "gamecore/level/levelcheck.h"
#include "gamecore/play/traveller.h"
#include "gamecore/world/event.h"

Game::Terms Game::termsOf(const Level &level, const Catalogue &shipped)
{
    IssueList known;
    CataloguePtr catalogue = catalogueOf(level, shipped, known);
    return {std::move(catalogue), rulesOf(level, shipped, known)};
}

Game::Started Game::start(const CataloguePtr &catalogue, Level level, std::uint64_t seed, const Traveller *traveller)
{
    Started started;
    CheckedLevel checked = checkedLevel(level, *catalogue);
    started.issues = std::move(checked.issues);
    if (started.issues.hasErrors()) {
        return started;
    }
    std::optional<Traveller> fitting;
    if (traveller) {
        fitting = fittingTraveller(*traveller, *checked.catalogue, started.leftBehind);
    }
    started.game = Game(catalogue, std::move(level), {checked.catalogue, checked.rules}, seed, false,
                        fitting ? &*fitting : nullptr);
    return started;
}

Game Game::startDungeon(const CataloguePtr &catalogue, const QString &ruleset, std::uint64_t seed)
{
    Level level = dungeonLevel(*catalogue, ruleset, seed, 1);
    Terms terms = termsOf(level, *catalogue);
    return Game(catalogue, std::move(level), std::move(terms), seed, true, nullptr);
}

Game::Game(const CataloguePtr &shipped, Level level, Terms terms, std::uint64_t seed, bool isDungeon,
           const Traveller *traveller)
    : m_shipped(shipped), m_level(std::move(level)), m_catalogue(std::move(terms.catalogue)), m_rules(terms.rules),
      m_seed(seed), m_isDungeon(isDungeon), m_traveller(traveller ? std::optional(*traveller) : std::nullopt),
      m_world(makeWorld(1, traveller))
{
    EventList unseen;
    beginPlay(m_world, unseen);
}

World Game::makeWorld(int depth, const Traveller *traveller) const
{
    const std::uint64_t seed = m_isDungeon ? seedOfDepth(m_seed, depth) : m_seed;
    return World(m_level, m_catalogue, m_rules, seed, {.depth = depth, .isDungeon = m_isDungeon}, traveller);
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
    m_level = dungeonLevel(*m_shipped, m_level.ruleset, m_seed, depth);
    const Traveller traveller = m_world.traveller();
    const bool isProtected = m_world.isProtected();
    m_world = makeWorld(depth, &traveller);
    m_world.setProtected(isProtected);
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
        m_level = dungeonLevel(*m_shipped, m_level.ruleset, m_seed, 1);
    }
    m_world = makeWorld(1, m_traveller ? &*m_traveller : nullptr);
    EventList unseen;
    beginPlay(m_world, unseen);
    m_history.clear();
}
