#include "gamecore/base/rng.h"
#include "gamecore/data/kind.h"
#include "gamecore/level/thingfields.h"
#include "gamecore/reach/ground.h"
#include "gamecore/rules/turn.h"
#include "gamecore/solving/denialgame.h"
#include "gamecore/solving/worstcase.h"
#include "gamecore/world/event.h"
#include "tests/support/playedpursuit.h"
#include "tests/support/playeratgame.h"
#include "tests/support/randomrows.h"
#include "tests/support/ruledworld.h"
#include "tests/support/shippedplayers.h"
#include "tests/support/soak.h"
#include "tests/support/suite.h"

#include <QTest>

#include <algorithm>
#include <deque>
#include <set>

using namespace Qt::StringLiterals;

namespace {

/// A small level by chance with one monster on its rounds, one goal, and the times of a hero.
struct SmallPursuit {
    QString text; ///< for messages
    PlayableLevel level;
    Point start;
    Point monster;
    std::vector<Point> goal;
    int stepMs = 1;
};

struct SmallKind {
    Size size;
    QString ground;
    bool isRealTime = false;
};

QString oneOf(Rng &rng, const QStringList &words)
{
    return words.at(rng.below(int(words.size())));
}

QString rulesByChance(Rng &rng, const SmallKind &kind, bool isExit)
{
    const int least = 1 + rng.below(3);
    const int most = least + rng.below(2);
    const int first = 1 + rng.below(4);
    return u"\"death\": \"permadeath\", \"clock\": \"%1\", \"moves\": %2, \"corners\": \"%3\", \"monsters\": \"%4\", "
           u"\"win\": [\"%5\"], \"first_action_ms\": %6, \"action_min_ms\": %7, \"action_max_ms\": %8"_s
               .arg(kind.isRealTime ? u"realtime"_s : u"turns"_s, oneOf(rng, {u"4"_s, u"8"_s}),
                    oneOf(rng, {u"cut"_s, u"closed"_s}), oneOf(rng, {u"pass"_s, u"block"_s}),
                    isExit ? u"exit"_s : u"treasure"_s)
               .arg(first)
               .arg(least)
               .arg(most);
}

Point cellOf(const QStringList &rows, QChar character)
{
    for (int y = 0; y < rows.size(); ++y) {
        if (const qsizetype x = rows.at(y).indexOf(character); x >= 0) {
            return {int(x), y};
        }
    }
    return {};
}

/// A cell that has nobody and nothing.
Point takeCell(Rng &rng, Size size, std::vector<Point> &taken)
{
    for (;;) {
        const Point cell{rng.below(size.width), rng.below(size.height)};
        if (std::find(taken.begin(), taken.end(), cell) == taken.end()) {
            taken.push_back(cell);
            return cell;
        }
    }
}

SmallPursuit smallPursuit(Rng &rng, const SmallKind &kind)
{
    QStringList rows = randomRows(rng, kind.size, kind.ground);
    const Point start = cellOf(rows, u'@');
    std::vector<Point> taken{start};
    const Point monster = takeCell(rng, kind.size, taken);
    const Point goal = takeCell(rng, kind.size, taken);
    const Point idler = takeCell(rng, kind.size, taken);
    const bool isExit = rng.below(3) == 0;
    if (isExit) {
        rows[goal.y][goal.x] = u'X';
    } else {
        rows[goal.y][goal.x] = u'g';
    }
    if (rng.below(4) > 0) {
        rows[monster.y][monster.x] = u' ';
    }
    QStringList things{u"orc %1 %2 behavior=patrol%3"_s.arg(monster.x).arg(monster.y).arg(
        oneOf(rng, {u""_s, u" direction=west"_s, u" direction=south"_s}))};
    if (rng.below(4) == 0) {
        things += u"troll %1 %2 behavior=idle"_s.arg(idler.x).arg(idler.y);
    }
    const QString rules = ruled(u"buchhaim"_s, rulesByChance(rng, kind, isExit), thingsOf(things));
    std::vector<Point> goals{goal};
    for (int y = 0; y < kind.size.height && isExit; ++y) {
        for (int x = 0; x < kind.size.width; ++x) {
            if (rows[y][x] == u'X' && Point{x, y} != goal) {
                goals.push_back({x, y});
            }
        }
    }
    return {.text = rows.join(u'\n') + u'\n' + rules,
            .level = playable(levelFrom(rows, rules)),
            .start = start,
            .monster = monster,
            .goal = goals,
            .stepMs = 1 + rng.below(3)};
}

/// Whether the hero comes to the goal if nobody walks.
bool isInReach(const SmallPursuit &pursuit)
{
    const Level &level = pursuit.level.level();
    const Ground ground(level.terrain, *pursuit.level.catalogue(), pursuit.level.rules());
    Grid<int> isKnown(level.size(), 0);
    for (const Thing &thing : level.things) {
        isKnown.set(thing.cell, wordOf(thing, "behavior"_L1) == u"idle"_s ? 1 : isKnown.at(thing.cell));
    }
    std::vector<Point> open{pursuit.start};
    while (!open.empty()) {
        const Point at = open.back();
        open.pop_back();
        for (int i = 0; i < directionCount; ++i) {
            const Point next = at + stepOf(Direction(i));
            if (ground.isStepOpen(at, Direction(i)) && isKnown.at(next) == 0) {
                isKnown.set(next, 1);
                open.push_back(next);
                if (std::find(pursuit.goal.begin(), pursuit.goal.end(), next) != pursuit.goal.end()) {
                    return true;
                }
            }
        }
    }
    return false;
}

/// A denial, and its game, whose rows steer the monster while it is played.
class SteeredDenial {
public:
    SteeredDenial(const PlayableLevel &level, const Denial &denial, int stepMs)
        : m_scene(PursuitScene::of(level)), m_hero(m_scene), m_start(m_scene.start),
          m_stances(*PatrolStances::of(m_scene, level.level().things[denial.thing].cell,
                                       facingOf(level.level().things[denial.thing]), 1'000'000)),
          m_pursuers(m_stances), m_tempo(PursuitTempo::of(m_scene.rules, stepMs, 1)),
          m_game(m_hero, m_pursuers, m_tempo)
    {
        for (const PursuitGoal &goal : m_scene.goals) {
            if (goal.cells.front() == denial.goal && goal.condition == denial.condition) {
                m_goal = goal.cells;
                m_game.solve(goal, m_start, 1'000'000'000'000);
            }
        }
    }

    const std::vector<Point> &goal() const { return m_goal; }
    bool isDeniedAtFirst(const World &world, ActorId id)
    {
        return m_game.isDeniedAtFirst(m_start, m_stances.numberOf(world.actor(id).cell, world.actor(id).facing));
    }
    /// A way to turn from where it stands that keeps the goal denied; the one that it has if none does.
    Direction turnFor(const World &world, ActorId id, int waitMs) const
    {
        World turned = world;
        for (const Direction facing : straightDirections) {
            turned.turnActor(id, facing);
            if (isDenied(turned, id, waitMs)) {
                return facing;
            }
        }
        return world.actor(id).facing;
    }
    bool isDenied(const World &world, ActorId id, int waitMs) const
    {
        const int stance = m_stances.numberOf(world.actor(id).cell, world.actor(id).facing);
        return stance >= 0 && m_game.isDenied(world.hero().cell, stance, waitMs / m_tempo.grainMs);
    }
    /// The first of some states in which it faces so and waits the least.
    std::size_t choose(const std::vector<PlayedPursuit::State> &states, ActorId id) const
    {
        const Direction facing = turnFor(states.front().world, id, states.front().waitMs);
        for (std::size_t i = 0; i < states.size(); ++i) {
            if (states[i].world.actor(id).facing == facing) {
                return i;
            }
        }
        return 0;
    }

private:
    PursuitScene m_scene;
    PursuitHero m_hero;
    Point m_start;
    PatrolStances m_stances;
    OnePursuer m_pursuers;
    PursuitTempo m_tempo;
    DenialGame m_game;
    std::vector<Point> m_goal;
};

/// The level without all that walks but one.
PlayableLevel aloneWith(const PlayableLevel &level, std::size_t thing)
{
    Level alone = level.level();
    alone.things.clear();
    for (std::size_t i = 0; i < level.level().things.size(); ++i) {
        const Thing &other = level.level().things[i];
        const Kind &kind = level.catalogue()->kind(level.catalogue()->kindOf(other.kind).value());
        if (i == thing || kind.category != KindCategory::Monster || behaviorOf(other, kind) == Behavior::Idle) {
            alone.things.push_back(other);
        }
    }
    return playable(alone);
}

/// A denial of a level, played by the rules with nobody else walking.
class PlayedDenial {
public:
    PlayedDenial(const PlayableLevel &level, const Denial &denial, int stepMs, int tickMs = 1)
        : m_steered(level, denial, stepMs),
          m_pursuit(aloneWith(level, denial.thing), level.level().things[denial.thing].cell, m_steered.goal(), stepMs,
                    tickMs)
    {
    }

    /// Beginnings from which it can deny the goal.
    std::vector<PlayedPursuit::State> begins()
    {
        std::vector<PlayedPursuit::State> begins = m_pursuit.begins();
        std::erase_if(begins, [this](const PlayedPursuit::State &begin) {
            return !m_steered.isDeniedAtFirst(begin.world, m_pursuit.monster());
        });
        return begins;
    }
    /// Comes of a hero who tries everything.
    TriedPursuit tryAll(const PlayedPursuit::State &from, int mostStates) const
    {
        return ::tryAll(
            m_pursuit, from,
            [this](const std::vector<PlayedPursuit::State> &states) {
                return m_steered.choose(states, m_pursuit.monster());
            },
            mostStates);
    }
    /// The state in which it has come to a cell while the hero waited, with the goal denied all the time.
    std::optional<PlayedPursuit::State> comeTo(Point cell)
    {
        std::deque<PlayedPursuit::State> open;
        for (PlayedPursuit::State &begin : begins()) {
            open.push_back(std::move(begin));
        }
        std::set<PlayedPursuit::Key> known;
        for (; !open.empty(); open.pop_front()) {
            if (open.front().world.actor(m_pursuit.monster()).cell == cell) {
                return open.front();
            }
            PlayedPursuit::Outcome waited = m_pursuit.outcomes(open.front()).front();
            for (PlayedPursuit::State &state : waited.states) {
                // Before its first action there is nothing to be given up.
                const bool isFirst =
                    state.world.isRealTime() && state.world.timeMs() < state.world.rules().firstActionMs;
                const bool isHeld = isFirst || m_steered.isDenied(state.world, m_pursuit.monster(), state.waitMs);
                if (isHeld && known.insert(m_pursuit.keyOf(state)).second) {
                    open.push_back(std::move(state));
                }
            }
        }
        return std::nullopt;
    }

private:
    SteeredDenial m_steered;
    PlayedPursuit m_pursuit;
};

/// A shipped player on a level, in which one monster is steered and all others draw by chance.
class PlayerAgainstDenial {
public:
    PlayerAgainstDenial(const PlayableLevel &level, const Denial &denial, int stepMs, const Player &player,
                        std::uint64_t seed)
        : m_steered(level, denial, stepMs), m_stepMs(stepMs), m_player(player, seed),
          m_world(level.level(), level.catalogue(), level.rules(), seed)
    {
        EventList events;
        beginPlay(m_world, events);
        for (ActorId id = m_world.actorCount(); id > heroId; --id) {
            m_monster = m_world.actor(id).cell == level.level().things[denial.thing].cell ? id : m_monster;
        }
        for (const Direction facing : straightDirections) {
            if (!m_steered.isDeniedAtFirst(m_world, m_monster)) {
                m_world.turnActor(m_monster, facing);
            }
        }
    }

    /// Until his first death. Whether he comes to the goal.
    bool reachesGoal(int mostCommands)
    {
        for (int i = 0; i < mostCommands; ++i) {
            const std::optional<Command> command = m_player.next(m_world);
            if (!command || !play(*command)) {
                return false;
            }
            const std::vector<Point> &goal = m_steered.goal();
            if (std::find(goal.begin(), goal.end(), m_world.hero().cell) != goal.end()) {
                return true;
            }
        }
        return false;
    }

private:
    /// False: he died.
    bool play(Command command)
    {
        const auto toAction = int(m_world.actor(m_monster).nextActionMs - m_world.timeMs());
        command.milliseconds = std::min(command.milliseconds, toAction);
        const Draws before = m_world.actor(m_monster).draws;
        EventList events;
        playTurn(m_world, command, events);
        m_mayStepAt = command.type == Command::Type::Move ? m_world.timeMs() + m_stepMs : m_mayStepAt;
        const Draws &now = m_world.actor(m_monster).draws;
        const auto waitMs = int(std::max<qint64>(0, m_mayStepAt - m_world.timeMs()));
        const bool turned = before[std::size_t(Purpose::Turn)] != now[std::size_t(Purpose::Turn)];
        const bool waits = before[std::size_t(Purpose::Delay)] != now[std::size_t(Purpose::Delay)];
        PlayedPursuit::steer(m_world, m_monster,
                             turned ? std::optional(m_steered.turnFor(m_world, m_monster, waitMs)) : std::nullopt,
                             waits ? std::optional(m_world.rules().actionMinMs) : std::nullopt);
        m_player.observe(m_world, command, events);
        return std::none_of(events.begin(), events.end(),
                            [](const Event &event) { return event.type == EventType::Died && event.actor == heroId; });
    }

    SteeredDenial m_steered;
    int m_stepMs;
    PlayerAtGame m_player;
    World m_world;
    ActorId m_monster = nobody;
    qint64 m_mayStepAt = 0;
};

} // namespace

/// What is said to be denied, played by the rules against a monster that is steered so.
class TestDenialPlay : public QObject {
    Q_OBJECT

    struct Counts {
        int asked = 0;
        int denied = 0;
        int claimed = 0;
        int onlyByRules = 0;
    };

    /// Each stand is one to which it can come, and from which nobody gets past it.
    static void standToTheirWord(const PlayableLevel &level, const Denial &denial, int stepMs, int tickMs,
                                 int mostStates)
    {
        PlayedDenial played(level, denial, stepMs, tickMs);
        for (const Point stand : denial.stands) {
            const std::optional<PlayedPursuit::State> standing = played.comeTo(stand);
            QVERIFY(standing);
            QVERIFY(!played.tryAll(*standing, mostStates).isGoalReached);
        }
    }

    /// Compares what is claimed of small levels with what comes of trying everything.
    static void compare(Counts &counts, const SmallPursuit &small)
    {
        const WorstCase found = worstCaseOf(small.level, {.stepMs = small.stepMs});
        const std::optional<bool> isDenied =
            isDeniedByRules(PlayedPursuit(small.level, small.monster, small.goal, small.stepMs), 200'000);
        QVERIFY2(isDenied && found.isComplete, qPrintable(small.text));
        const bool isClaimed = !found.denials.empty();
        QVERIFY2(!isClaimed || *isDenied, qPrintable(small.text));
        const bool isReal = *isDenied && isInReach(small);
        for (const Denial &denial : found.denials) {
            standToTheirWord(small.level, denial, small.stepMs, 1, 10'000);
        }
        ++counts.asked;
        counts.denied += isReal ? 1 : 0;
        counts.claimed += isClaimed ? 1 : 0;
        counts.onlyByRules += isReal && !isClaimed ? 1 : 0;
    }

    static Counts compareMany(const SmallKind &kind, int times, std::uint64_t seed)
    {
        Rng rng(seed);
        Counts counts;
        for (int i = 0; i < times && !QTest::currentTestFailed(); ++i) {
            compare(counts, smallPursuit(rng, kind));
        }
        qInfo("asked %d denied %d claimed %d only by rules %d", counts.asked, counts.denied, counts.claimed,
              counts.onlyByRules);
        return counts;
    }

private Q_SLOTS:
    void turnByTurnItIsWhatTryingEverythingGives()
    {
        const Counts counts = compareMany({{5, 4}, u"    ##"_s}, repeats(110, 10'000), 1);
        QCOMPARE(counts.onlyByRules, 0);
        QVERIFY(counts.claimed > counts.asked / 10);
    }

    void underRealTimeItIsWhatTryingEverythingGives()
    {
        const Counts counts = compareMany({{4, 3}, u"   #"_s, true}, repeats(40, 3'000), 2);
        QCOMPARE(counts.onlyByRules, 0);
        QVERIFY(counts.claimed > counts.asked / 10);
    }

    void behindDoorsNoClaimIsRefuted()
    {
        const Counts counts = compareMany({{4, 4}, u"      ###+"_s}, repeats(50, 10'000), 3);
        QVERIFY(counts.claimed > 0);
    }

    void nobodyGetsPastOnTheTurtleLevel()
    {
        const PlayableLevel level = playable(shippedLevel());
        const WorstCase found = worstCaseOf(level);
        QCOMPARE(found.denials.size(), 8U);
        const std::size_t every = std::size_t(repeats(7, 1));
        for (std::size_t i = 0; i < found.denials.size(); i += every) {
            PlayedDenial played(level, found.denials[i], usualStepMs, 20);
            const TriedPursuit all = played.tryAll(played.begins().at(0), 1'000'000);
            QVERIFY(!all.isGoalReached && all.isExhausted);
            QVERIFY(all.states > 1'000);
        }
    }

    void theyStandWhereItIsSaidOnTheTurtleLevel()
    {
        const PlayableLevel level = playable(shippedLevel());
        for (const Denial &denial : worstCaseOf(level).denials) {
            standToTheirWord(level, denial, usualStepMs, 20, repeats(300, 1'000'000));
        }
    }

    void noPlayerGetsPastOnTheTurtleLevel()
    {
        constexpr int stepMs = 100;
        const PlayableLevel level = playable(shippedLevel());
        const WorstCase found = worstCaseOf(level, {.stepMs = stepMs});
        QVERIFY(found.denials.size() >= 8);
        for (const Player &player : shippedPlayers()) {
            for (const Denial &denial : found.denials) {
                for (int seed = 1; seed <= repeats(2, 200) && player.stepMs >= stepMs; ++seed) {
                    PlayerAgainstDenial game(level, denial, stepMs, player, std::uint64_t(seed));
                    QVERIFY2(!game.reachesGoal(2'000), qPrintable(player.key));
                }
            }
        }
    }
};

MAZEWRIGHT_SUITE(denialplay, TestDenialPlay)
#include "tst_denialplay.moc"
