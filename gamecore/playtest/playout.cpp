#include "gamecore/playtest/playout.h"

#include "gamecore/base/hasher.h"
#include "gamecore/data/kind.h"
#include "gamecore/play/danger.h"
#include "gamecore/play/traveller.h"
#include "gamecore/playtest/figures.h"
#include "gamecore/world/command.h"
#include "gamecore/world/event.h"
#include "gamecore/world/world.h"

#include <algorithm>

/// Counts the events of one game while it is played.
class FigureCount {
public:
    /// Counts into `figures`, which must outlive this object.
    explicit FigureCount(BotFigures &figures) : m_figures(figures) {}

    /// Starts a place, counted from 0.
    void enter(std::size_t place, const World &world);
    /// Counts the result of a command. `isChosen` is false if the command only lets time pass.
    void add(const World &world, const Command &command, const EventList &events, bool isChosen);
    /// Ends a place that the hero leaves alive, to go on.
    void leave(const World &world);
    void end(std::uint64_t seed, GameEnd end, const World &world);

private:
    LevelFigures &place() { return m_figures.places[m_place]; }
    void addCell(CellCounts LevelFigures::*counts, Point cell);
    void addEvent(const World &world, const Event &event, const EventList &events);
    void addHarm(const World &world, const Event &event, const EventList &events);
    void addSeen(const World &world);
    void addNearness(const World &world);
    void addProgress(const World &world);
    int tenthOf(const World &world) const;
    void addHpLeft(const World &world);

    BotFigures &m_figures;
    std::size_t m_place = 0;
    int m_aims = 0; ///< number of goals at the start
    int m_tenth = 0;
    bool m_isBeside = false; ///< deadly danger at present
    std::vector<bool> m_met; ///< by kind
};

namespace {

/// Returns the number of goals left: treasures, monsters, and the exit.
int aimsLeft(const World &world)
{
    const int win = world.rules().win;
    const int exit = (win & WinByExit) != 0 && world.status() != Status::Won ? 1 : 0;
    return ((win & WinByTreasure) != 0 ? world.treasureLeft() : 0)
           + ((win & WinByMonsters) != 0 ? world.monstersLeft() : 0) + exit;
}

QString keyOfCause(const World &world, const Event &event, ActorId by)
{
    switch (event.cause) {
    case Cause::Terrain:
        return world.catalogue().terrain(event.terrain).key;
    case Cause::Item:
        return world.catalogue().kind(event.item).key;
    case Cause::Attack:
    case Cause::Breath:
        break;
    }
    return by == nobody ? QString() : world.kindOf(by).key;
}

} // namespace

void FigureCount::addCell(CellCounts LevelFigures::*counts, Point cell)
{
    if (place().size.contains(cell)) {
        ++(place().*counts)[place().numberOf(cell)];
    }
}

void FigureCount::enter(std::size_t number, const World &world)
{
    m_place = number;
    m_figures.places.resize(std::max(m_figures.places.size(), number + 1));
    if (!world.stage().isDungeon && place().size == Size()) {
        place().size = world.size();
    }
    ++place().entered;
    ++place().reached[0];
    m_aims = aimsLeft(world);
    m_tenth = 0;
    m_isBeside = false;
    m_met.assign(world.catalogue().kinds().size(), false);
    addCell(&LevelFigures::visits, world.hero().cell);
    addSeen(world);
}

int FigureCount::tenthOf(const World &world) const
{
    const int done = m_aims - std::min(aimsLeft(world), m_aims);
    return m_aims == 0 ? 0 : std::min(LevelFigures::tenths - 1, done * LevelFigures::tenths / m_aims);
}

void FigureCount::addProgress(const World &world)
{
    for (const int tenth = tenthOf(world); m_tenth < tenth;) {
        ++place().reached[std::size_t(++m_tenth)];
    }
}

void FigureCount::addSeen(const World &world)
{
    for (ActorId id = heroId + 1; id <= world.actorCount(); ++id) {
        const Actor &actor = world.actor(id);
        if (!m_met[actor.kind] && !actor.isDead && world.isVisible(actor.cell)) {
            m_met[actor.kind] = true;
            ++place().met[world.kindOf(id).key];
        }
    }
}

/// Counts near misses. If contact kills, that is a dangerous monster beside the hero; elsewhere, at most a tenth of the
/// hit points left.
void FigureCount::addNearness(const World &world)
{
    if (world.hero().isDead) {
        return;
    }
    bool isNear = 10 * world.hero().hp <= world.maxHp(heroId);
    if (world.rules().contact == Contact::Kills) {
        isNear = false;
        for (const Direction direction : straightDirections) {
            const Point cell = world.hero().cell + stepOf(direction);
            const ActorId monster = world.size().contains(cell) ? world.monsterAt(cell) : nobody;
            isNear = isNear || (monster != nobody && isDangerous(world, monster));
        }
    }
    place().nearMisses += isNear && !m_isBeside ? 1 : 0;
    m_isBeside = isNear;
}

void FigureCount::addHarm(const World &world, const Event &event, const EventList &events)
{
    if (event.type == EventType::Died) {
        addCell(&LevelFigures::deaths, event.cell);
    } else {
        addCell(&LevelFigures::hits, world.hero().cell);
    }
    Event why = event;
    ActorId by = event.target;
    for (const Event &other : events) {
        if (other.type == EventType::Damaged && other.actor == heroId) {
            why = other;
        }
        if (other.type == EventType::Attacked && other.target == heroId) {
            by = other.actor;
        }
    }
    by = event.type == EventType::Died && event.target != nobody ? event.target : by;
    ++(event.type == EventType::Died ? place().killers : place().hitters)[keyOfCause(world, why, by)];
}

void FigureCount::addEvent(const World &world, const Event &event, const EventList &events)
{
    switch (event.type) {
    case EventType::Moved:
        if (event.actor == heroId) {
            addCell(&LevelFigures::visits, event.to);
        }
        break;
    case EventType::Died:
    case EventType::Damaged:
        if (event.actor == heroId) {
            addHarm(world, event, events);
        }
        break;
    case EventType::Collected:
    case EventType::PickedUp:
        ++place().taken[world.catalogue().kind(event.item).key];
        addCell(&LevelFigures::takes, event.cell);
        break;
    case EventType::Used:
        ++place().used[world.catalogue().kind(event.item).key];
        break;
    case EventType::Spotted:
        addSeen(world);
        break;
    default:
        break;
    }
}

void FigureCount::add(const World &world, const Command &command, const EventList &events, bool isChosen)
{
    ++m_figures.commands;
    for (const Event &event : events) {
        addEvent(world, event, events);
    }
    const bool isWait = command.type == Command::Type::Wait || command.type == Command::Type::Advance;
    if (isWait && isChosen) {
        addCell(&LevelFigures::waits, world.hero().cell);
    }
    addNearness(world);
    addProgress(world);
}

void FigureCount::addHpLeft(const World &world)
{
    const int most = std::max(1, world.maxHp(heroId));
    const int tenth = std::clamp(world.hero().hp * LevelFigures::tenths / most, 0, LevelFigures::tenths);
    ++place().hpLeft[std::size_t(tenth)];
}

void FigureCount::leave(const World &world)
{
    ++place().left;
    addHpLeft(world);
}

void FigureCount::end(std::uint64_t seed, GameEnd end, const World &world)
{
    m_figures.addEnd(seed, end);
    ++place().ended[std::size_t(end)];
    if (end == GameEnd::Lost) {
        ++place().lostAt[std::size_t(m_tenth)];
    }
    if (end == GameEnd::Won) {
        addHpLeft(world);
        ++m_figures.stepsToWin[world.steps()];
    }
}

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

/// If the hero respawns, every tenth game is continued until it is won, to count the deaths.
constexpr std::uint64_t playedOnEvery = 10;

/// Returns the cell where the hero died; std::nullopt if he did not.
std::optional<Point> deathIn(const EventList &events)
{
    const auto death = std::find_if(events.begin(), events.end(), [](const Event &event) {
        return event.type == EventType::Died && event.actor == heroId;
    });
    return death == events.end() ? std::nullopt : std::optional(death->cell);
}

} // namespace

Playout::Playout(const Course &course, const Bot &bot)
    : m_course(course), m_bot(bot), m_pathCaches(std::max<std::size_t>(1, course.levels.size()))
{
}

namespace {

/// A single game of a bot through all levels of a course.
class BotGame {
public:
    BotGame(const Course &course, const Bot &bot, std::uint64_t seed, std::vector<PathCache> &pathCaches,
            FigureCount *count)
        : m_course(course), m_bot(bot), m_seed(seed), m_pathCaches(pathCaches), m_count(count),
          m_game(course.begin(seed)), m_left(course.isDungeon() ? Playout::mostDungeonCommands : Playout::mostCommands)
    {
    }

    /// Plays until the first death, until victory, or until the bot gives up.
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

    /// Continues after a death, where the hero respawns, until he wins or gives up. Returns the number of deaths,
    /// including the first.
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
        m_mind.emplace(m_bot, mixed(m_seed) ^ hashOf(m_bot.key), m_pathCaches[m_course.isDungeon() ? 0 : m_place]);
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
        m_mind->observe(m_game.world(), *command, m_events); // taking stairs takes time, too
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
    const Bot &m_bot;
    std::uint64_t m_seed;
    std::vector<PathCache> &m_pathCaches;
    FigureCount *m_count;
    Game m_game;
    std::optional<BotMind> m_mind;
    EventList m_events;
    std::size_t m_place = 0;
    int m_left;
    std::optional<Point> m_diedAt; ///< cell of a death by the last command
};

} // namespace

void Playout::play(std::uint64_t seed, BotFigures &figures)
{
    FigureCount count(figures);
    BotGame game(m_course, m_bot, seed, m_pathCaches, &count);
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
    BotGame game(m_course, m_bot, seed, m_pathCaches, nullptr);
    game.play();
    return std::move(game.game());
}
