#pragma once

#include "gamecore/base/luck.h"
#include "gamecore/players/attraction.h"
#include "gamecore/players/fray.h"
#include "gamecore/players/perception.h"
#include "gamecore/players/threats.h"
#include "gamecore/players/waysbook.h"
#include "gamecore/world/command.h"

class EventList;

/// How a player decides in one game. Equal games and equal seeds give equal decisions on every platform.
///
///     PlayerMind mind(player, seed, book);
///     mind.enter(game.world());
///     while (const std::optional<Command> command = mind.next(game.world())) {
///         game.play(*command, events);
///         mind.observe(game.world(), *command, events);
///     }
class PlayerMind {
public:
    /// So many commands in a row that bring him nothing, and he gives up.
    static constexpr int longestPatience = 1000;

    /// `player` and `book` must outlive this; the book is of the level that is played.
    PlayerMind(const Player &player, std::uint64_t seed, WaysBook &book);

    /// Begins another world: the first one, or the next depth.
    void enter(const World &world);
    /// What to do next; nothing if the game is over or he gives up.
    std::optional<Command> next(const World &world);
    /// Takes what came of a command. `world` is as it left it.
    void observe(const World &world, const Command &command, const EventList &events);

    /// Whether his next command only lets the time of a step pass.
    bool isWaitingForTime() const { return m_mustWait; }

private:
    std::optional<Command> decide(const World &world);
    void look(const World &world);
    HeroSteps stepsIn(const World &world) const;
    void findWays(const World &world);
    bool isOnTheWay(const World &world, const std::vector<DistanceMap::Goal> &goals) const;
    void findCrowd(const World &world);
    bool thinksOfTools();
    std::optional<Command> help(const World &world);
    std::optional<Command> fight(const World &world);
    std::optional<Command> take(const World &world);
    std::optional<Command> rest(const World &world);
    std::optional<Command> walk(const World &world);
    std::optional<Command> wander(const World &world);
    Command wait(const World &world) const;
    Command slip(const World &world);
    Growth growth(const World &world);
    int scoreOf(const World &world, Direction direction) const;
    bool isRefused(const Command &command) const;
    std::optional<Command> possible(const std::optional<Command> &command) const;
    int despair() const { return m_idle; }
    int draw(int limit);

    const Player &m_player;
    Luck m_luck;
    std::uint32_t m_draws = 0;
    WaysBook &m_book;
    Attraction m_attraction;
    Perception m_perception;
    Threats m_threats;
    Fray m_fray;
    const HeroWays *m_ways = nullptr; ///< null: to be found anew
    bool m_hasNews = false;           ///< there may be better goals
    int m_keptFor = 0;                ///< decisions since they were found
    int m_pull = 0;                   ///< the least start of their goals
    HeroSteps::Harm m_harm = HeroSteps::Harm::Avoided;
    std::vector<Point> m_crowd;
    std::uint64_t m_explored = 0;
    std::vector<Command> m_refused; ///< in the present situation
    int m_idle = 0;                 ///< commands since something came of one
    bool m_mustWait = false;        ///< under real time a step is over once its time has passed
};
