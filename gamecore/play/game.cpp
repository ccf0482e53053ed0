#include "gamecore/play/game.h"

#include "gamecore/level/levelcheck.h"

namespace {

CataloguePtr catalogueInForce(const Catalogue &catalogue, const Level &level)
{
    IssueList known;
    return catalogue.under(level.ruleset, level.kinds, known);
}

Rules rulesInForce(const Level &level, const Catalogue &catalogue)
{
    IssueList known;
    return rulesOf(level, catalogue, known);
}

} // namespace

Game::Started Game::start(const CataloguePtr &catalogue, Level level, std::uint64_t seed)
{
    Started started;
    started.issues = checkLevel(level, *catalogue);
    if (!started.issues.hasErrors()) {
        started.game = Game(*catalogue, std::move(level), seed);
    }
    return started;
}

Game::Game(const Catalogue &catalogue, Level level, std::uint64_t seed)
    : m_level(std::move(level)), m_catalogue(catalogueInForce(catalogue, m_level)),
      m_rules(rulesInForce(m_level, catalogue)), m_seed(seed), m_world(m_level, m_catalogue, m_rules, seed)
{
}

bool Game::play(const Command &command, EventList &events)
{
    const bool tookTurn = playTurn(m_world, command, events);
    if (events.isRefused()) {
        return tookTurn;
    }
    using Type = Command::Type;
    const bool goesOn = command.type == Type::Advance && !m_history.empty() && m_history.back().type == Type::Advance
                        && m_history.back().milliseconds + command.milliseconds <= longestAdvance;
    if (goesOn) {
        m_history.back().milliseconds += command.milliseconds;
    } else {
        m_history.push_back(command);
    }
    return tookTurn;
}

void Game::restart()
{
    m_world = World(m_level, m_catalogue, m_rules, m_seed);
    m_history.clear();
}
