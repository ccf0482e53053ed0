#include "gamecore/playtest/playout.h"
#include "gamecore/world/event.h"
#include "tests/support/anylevel.h"
#include "tests/support/botplayer.h"
#include "tests/support/invariants.h"
#include "tests/support/shippedbots.h"
#include "tests/support/soak.h"
#include "tests/support/suite.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// Maximum number of refused commands in one situation for a bot that makes no slips.
constexpr int mostRefused = 4;
/// The invariants are checked after each of this many commands, then after every fiftieth.
constexpr int watchedClosely = 200;

bool hasDied(const EventList &events)
{
    return std::any_of(events.begin(), events.end(),
                       [](const Event &event) { return event.type == EventType::Died && event.actor == heroId; });
}

/// A complete game of a bot, checked after each command.
class WatchedGame {
public:
    WatchedGame(Game game, const Bot &bot, std::uint64_t seed)
        : m_game(std::move(game)), m_bot(bot), m_atGame(bot, seed), m_census(m_game.world())
    {
    }

    /// Plays until the first death, the victory, or until the bot gives up. A dungeon is cut off after as many commands
    /// as a level may take, since without permanent death it never ends. Returns a fault in words; empty if there is
    /// none.
    QString play()
    {
        QString fault = brokenInvariant(m_game.world());
        while (fault.isEmpty() && !m_isDead) {
            const std::optional<Command> command = m_atGame.next(m_game.world());
            const bool isTooLong = m_count >= Playout::mostCommands;
            if (!command || (isTooLong && m_game.isDungeon())) {
                break;
            }
            fault = isTooLong ? u"does not end"_s : faultOf(*command);
            fault = fault.isEmpty() ? fault : u"command %1, %2: "_s.arg(m_count).arg(toText(*command)) + fault;
        }
        return fault;
    }

    const Game &game() const { return m_game; }
    int count() const { return m_count; }
    int refusedCount() const { return m_refusedCount; }

private:
    QString faultOf(const Command &command)
    {
        const bool isWaiting = m_atGame.isWaitingForTime();
        const int depth = m_game.world().stage().depth;
        ++m_count;
        m_game.play(command, m_events);
        m_isDead = hasDied(m_events);
        m_atGame.observe(m_game.world(), command, m_events);
        const QString fault = m_events.isRefused() ? faultOfRefusal(command) : faultOfPace(command, isWaiting);
        return fault.isEmpty() ? faultOfWorld(depth) : fault;
    }

    QString faultOfRefusal(const Command &command)
    {
        ++m_refusedCount;
        const bool isOld = std::find(m_refused.begin(), m_refused.end(), command) != m_refused.end();
        m_refused.push_back(command);
        if (isOld) {
            return u"was refused before"_s;
        }
        return m_bot.slip == 0 && int(m_refused.size()) > mostRefused ? u"is refused after others"_s : QString();
    }

    /// Checks that no two steps are closer together than the bot's step interval.
    QString faultOfPace(const Command &command, bool isWaiting)
    {
        m_refused.clear();
        const World &world = m_game.world();
        if (!world.isRealTime() || isWaiting || command.type == Command::Type::Advance
            || command.type == Command::Type::Choose) {
            return {};
        }
        const qint64 before = std::exchange(m_lastStep, world.timeMs());
        return before >= 0 && world.timeMs() - before < m_bot.stepMs ? u"is too soon"_s : QString();
    }

    QString faultOfWorld(int depth)
    {
        const World &world = m_game.world();
        const QString lost = depth == world.stage().depth ? m_census.fault(world) : m_census.faultOfArrival(world);
        const bool isLookedAt = m_count < watchedClosely || m_count % 50 == 0 || depth != world.stage().depth;
        return lost.isEmpty() && isLookedAt ? brokenInvariant(world) : lost;
    }

    Game m_game;
    const Bot &m_bot;
    BotPlayer m_atGame;
    ItemCensus m_census;
    EventList m_events;
    std::vector<Command> m_refused; ///< refused commands in the current situation
    qint64 m_lastStep = -1;
    int m_count = 0;
    int m_refusedCount = 0;
    bool m_isDead = false;
};

std::uint64_t hashAfter(Game game, const std::vector<Command> &commands)
{
    EventList events;
    for (const Command &command : commands) {
        game.play(command, events);
    }
    return game.world().hash();
}

} // namespace

/// Each shipped bot, in random levels with everything that exists.
class TestEveryBot : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void playsAnyLevelToItsEnd_data()
    {
        QTest::addColumn<QString>("key");
        for (const Bot &each : shippedBots()) {
            QTest::newRow(qPrintable(each.key)) << each.key;
        }
    }

    void playsAnyLevelToItsEnd()
    {
        QFETCH(QString, key);
        const int games = repeats(40, 1000);
        qint64 commands = 0;
        qint64 refused = 0;
        int won = 0;
        int lost = 0;
        for (int number = 0; number < games; ++number) {
            const Game begun = anyGame(number);
            WatchedGame watched(begun, shippedBot(key), std::uint64_t(number));
            const QString fault = watched.play();
            QVERIFY2(fault.isEmpty(), qPrintable(u"game %1 (%2), %3"_s.arg(number).arg(toWords(begun), fault)));
            QCOMPARE(hashAfter(begun, watched.game().history()), watched.game().world().hash());
            commands += watched.count();
            refused += watched.refusedCount();
            won += watched.game().world().status() == Status::Won ? 1 : 0;
            lost += watched.game().world().status() == Status::Lost ? 1 : 0;
        }
        qInfo("%d games won, %d lost, %lld commands, %lld refused", won, lost, commands, refused);
        QVERIFY(won > 0 && lost > 0);
    }
};

MAZEWRIGHT_SUITE(everybot, TestEveryBot)
#include "tst_everybot.moc"
