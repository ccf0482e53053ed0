#include "gamecore/playtest/playout.h"

#include "gamecore/base/hasher.h"
#include "gamecore/play/traveller.h"
#include "gamecore/playtest/figurecount.h"
#include "gamecore/world/event.h"

#include <algorithm>

Game Course::begin(std::uint64_t seed) const
{
    return isDungeon() ? Game::startDungeon(shipped, ruleset, seed) : Game::start(shipped, levels.front(), seed).game;
}

std::optional<Game> Course::next(const Game &won, std::size_t place, std::uint64_t seed) const
{
    if (place + 1 >= levels.size()) {
        return std::nullopt;
    }
    if (!carriesHero) {
        return Game::start(shipped, levels[place + 1], seed).game;
    }
    const Traveller hero = afterLevel(won.world());
    return Game::start(shipped, levels[place + 1], seed, &hero).game;
}

namespace {

/// Where the hero returns each so many games are played on until they are won, to count the deaths until then.
constexpr std::uint64_t playedOnEvery = 10;

/// Where the hero died; nothing if he lives.
std::optional<Point> deathIn(const EventList &events)
{
    const auto death = std::find_if(events.begin(), events.end(), [](const Event &event) {
        return event.type == EventType::Died && event.actor == heroId;
    });
    return death == events.end() ? std::nullopt : std::optional(death->cell);
}

} // namespace

Playout::Playout(const Course &course, const Player &player)
    : m_course(course), m_player(player), m_books(std::max<std::size_t>(1, course.levels.size()))
{
}

namespace {

/// One game of a player, level by level.
class PlayerGame {
public:
    PlayerGame(const Course &course, const Player &player, std::uint64_t seed, std::vector<WaysBook> &books,
               FigureCount *count)
        : m_course(course), m_player(player), m_seed(seed), m_books(books), m_count(count), m_game(course.begin(seed)),
          m_left(course.isDungeon() ? Playout::mostDungeonCommands : Playout::mostCommands)
    {
    }

    /// Plays until the first death, the victory, or until he gives up.
    GameEnd play()
    {
        enter();
        while (!m_diedAt) {
            if (!step()) {
                const bool isWon = m_game.world().status() == Status::Won;
                if (!isWon) {
                    return GameEnd::GaveUp;
                }
                if (!goOn()) {
                    return GameEnd::Won;
                }
            }
        }
        return GameEnd::Lost;
    }

    /// Plays on after a death, where the hero returns, until he wins. How often he has died by then, that death
    /// included.
    int playOn()
    {
        m_count = nullptr;
        int deaths = 1;
        while (step()) {
            deaths += m_diedAt ? 1 : 0;
        }
        return deaths;
    }

    Game &game() { return m_game; }
    const std::optional<Point> &diedAt() const { return m_diedAt; }
    std::size_t place() const { return m_place; }

private:
    void enter()
    {
        m_mind.emplace(m_player, mixed(m_seed) ^ hashOf(m_player.key), m_books[m_course.isDungeon() ? 0 : m_place]);
        m_mind->enter(m_game.world());
        if (m_count) {
            m_count->enter(m_place, m_game.world());
        }
    }

    bool step()
    {
        const std::optional<Command> command = m_left > 0 ? m_mind->next(m_game.world()) : std::nullopt;
        if (!command) {
            return false;
        }
        --m_left;
        const bool isChosen = !m_mind->isWaitingForTime();
        m_game.play(*command, m_events);
        m_diedAt = deathIn(m_events);
        if (m_count) {
            m_count->add(m_game.world(), *command, m_events, isChosen);
        }
        m_mind->observe(m_game.world(), *command, m_events); // stairs take their time, too
        if (std::size_t(m_game.world().stage().depth - 1) != m_place && m_course.isDungeon()) {
            goDown();
        }
        return true;
    }

    void goDown()
    {
        if (m_count) {
            m_count->leave(m_game.world());
        }
        m_place = std::size_t(m_game.world().stage().depth - 1);
        m_mind->enter(m_game.world());
        if (m_count) {
            m_count->enter(m_place, m_game.world());
        }
    }

    bool goOn()
    {
        std::optional<Game> next = m_course.next(m_game, m_place, m_seed);
        if (!next) {
            return false;
        }
        if (m_count) {
            m_count->leave(m_game.world());
        }
        m_game = std::move(*next);
        ++m_place;
        enter();
        return true;
    }

    const Course &m_course;
    const Player &m_player;
    std::uint64_t m_seed;
    std::vector<WaysBook> &m_books;
    FigureCount *m_count;
    Game m_game;
    std::optional<PlayerMind> m_mind;
    EventList m_events;
    std::size_t m_place = 0;
    int m_left;
    std::optional<Point> m_diedAt; ///< with the last command
};

} // namespace

void Playout::play(std::uint64_t seed, PlayerFigures &figures)
{
    FigureCount count(figures);
    PlayerGame game(m_course, m_player, seed, m_books, &count);
    const GameEnd end = game.play();
    m_diedAt = game.diedAt();
    m_endedIn = game.place();
    const World &world = game.game().world();
    count.end(seed, end, world);
    if (seed % playedOnEvery == 0 && world.rules().death == DeathRule::Respawn && end != GameEnd::GaveUp) {
        ++figures.playedOn;
        figures.deathsUntilWon += end == GameEnd::Lost ? game.playOn() : 0;
    }
}

Game Playout::replay(std::uint64_t seed)
{
    PlayerGame game(m_course, m_player, seed, m_books, nullptr);
    game.play();
    return std::move(game.game());
}
