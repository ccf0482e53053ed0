#include "gamecore/base/hasher.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/ruleset.h"
#include "gamecore/play/changedlevel.h"
#include "gamecore/play/traveller.h"
#include "gamecore/replay/replay.h"
#include "gamecore/replay/runrecorder.h"
#include "gamecore/replay/runwriter.h"
#include "gamecore/rules/rulesversion.h"
#include "gamecore/world/event.h"
#include "tests/support/drawnworld.h"
#include "tests/support/rulesets.h"
#include "tests/support/savedgames.h"
#include "tests/support/soak.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QStringList corridorRows{u"@  X"_s};
const QString exitWins = u"\"ruleset\": \"tombs\", \"rules\": { \"win\": [\"exit\"] }"_s;

/// A game that is recorded line by line.
class Recorded {
public:
    explicit Recorded(Game game) : m_game(std::move(game)), m_recorder(m_game, {}) {}

    void play(const Command &command)
    {
        EventList events;
        m_game.play(command, events);
        m_recorder.add({.command = command}, m_game);
    }
    void look() { m_recorder.add({}, m_game); }
    void playAtRandom(std::uint64_t seed, int count)
    {
        AnyPlay player(seed);
        for (int i = 0; i < count && m_game.world().status() == Status::Playing; ++i) {
            EventList events;
            const Command command = player.play(m_game, events);
            if (commandFromText(toText(command)).fault == CommandText::Fault::None) {
                m_recorder.add({.command = command}, m_game); // otherwise it is a cell that no line can name, and the
                                                              // command is refused
            }
        }
    }

    Run run() const { return m_recorder.run(m_game); }
    const Game &game() const { return m_game; }

private:
    Game m_game;
    RunRecorder m_recorder;
};

QByteArray textOf(const Run &run)
{
    return writeRun(run, *shippedCatalogue());
}

ReadRun readBack(const QByteArray &text)
{
    return readRun(text, {}, shippedCatalogue());
}

/// Returns the verdict on a run file.
QString verdictOnText(const QByteArray &text)
{
    const ReadRun read = readBack(text);
    return read.run ? QString(keyOf(verdictOn(read, shippedCatalogue()).what)) : summary(read.issues).join(u' ');
}

/// Returns a hero who has played another level before.
Traveller someTraveller()
{
    Game before = newGame(u"tombs"_s, u"turns"_s, 3);
    AnyPlay player(3);
    playAtRandom(before, player, 200);
    return afterLevel(before.world());
}

Game startedAs(const QString &place, const QString &ruleset, std::uint64_t seed)
{
    if (place != u"campaign") {
        return newGame(ruleset, place, seed);
    }
    const Traveller traveller = someTraveller();
    return Game::start(shippedCatalogue(), playable(richLevel(ruleset, u"turns"_s)), seed, &traveller).game;
}

} // namespace

/// A recorded game is a file that reproduces the game.
class TestRuns : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aRunIsWrittenAsDocumented()
    {
        Recorded game(gameOf(corridorRows, exitWins, 7));
        for (int i = 0; i < 3; ++i) {
            game.play(Command::move(Direction::East));
        }
        const Run run = game.run();
        const QString text = QString::fromUtf8(textOf(run));
        QVERIFY2(text.contains(
                     u"    \"ruleset\": \"tombs\",\n    \"seed\": 7,\n    \"rules_version\": %1,\n"
                     u"    \"origin\": { \"by\": \"person\", \"name\": \"\" },\n    \"step_ms\": 120,\n"
                     u"    \"commands\": [\n        [\"move east\", 3]\n    ],\n    \"outcome\": \"won\",\n"
                     u"    \"hashes\": [\n        [0, \"%2\"],\n        [3, \"%3\"]\n    ]\n}\n"_s.arg(rulesVersion)
                         .arg(hashText(run.hashes.front().hash), hashText(run.hashes.back().hash))),
                 qPrintable(text));
        const ReadRun read = readBack(text.toUtf8());
        QCOMPARE(summary(read.issues), QStringList());
        QCOMPARE(textOf(*read.run), text.toUtf8());
    }

    void commandsWithoutEffectAreKept()
    {
        Recorded game(gameOf(corridorRows, exitWins));
        game.look();
        game.play(Command::move(Direction::North)); // a wall
        game.play(Command::move(Direction::East));
        const std::vector<RunLine> lines{
            {}, {.command = Command::move(Direction::North)}, {.command = Command::move(Direction::East)}};
        QVERIFY(game.run().lines == lines);
        QCOMPARE(commandCountOf(game.run()), 3);
        QCOMPARE(verdictOnText(textOf(game.run())), u"holds"_s);
    }

    void hashesAreStoredEveryHundredCommandsAndAtBothEnds()
    {
        Recorded game(gameOf(goldCorridor, buchhaimInTurns));
        for (int i = 0; i < 250; ++i) {
            game.play(Command::wait());
        }
        QList<qint64> after;
        for (const RunHash &hash : game.run().hashes) {
            after.append(hash.after);
        }
        QCOMPARE(after, QList<qint64>({0, 100, 200, 250}));
    }

    void recordedGamesReplayToTheirHashes_data()
    {
        QTest::addColumn<QString>("ruleset");
        QTest::addColumn<QString>("place");
        for (const Ruleset &ruleset : shippedCatalogue()->rulesets()) {
            for (const char *place : {"turns", "realtime", "dungeon", "campaign"}) {
                QTest::addRow("%s, %s", qPrintable(ruleset.key), place) << ruleset.key << QString::fromLatin1(place);
            }
        }
    }

    void recordedGamesReplayToTheirHashes()
    {
        QFETCH(QString, ruleset);
        QFETCH(QString, place);
        const int games = repeats(10, 700);
        for (int seed = 0; seed < games; ++seed) {
            Recorded game(startedAs(place, ruleset, std::uint64_t(seed)));
            game.playAtRandom(std::uint64_t(seed), 400);
            const QByteArray text = textOf(game.run());
            QVERIFY2(verdictOnText(text) == u"holds", qPrintable(u"%1: %2"_s.arg(seed).arg(verdictOnText(text))));
            QCOMPARE(textOf(*readBack(text).run), text);
        }
    }

    void aGamesHistoryMakesARun()
    {
        for (const QString &place : {u"turns"_s, u"realtime"_s, u"dungeon"_s, u"campaign"_s}) {
            Recorded game(startedAs(place, u"classic"_s, 5));
            game.playAtRandom(5, 300);
            const std::optional<Run> run = runOf(restored(game.game()), {});
            QVERIFY(run.has_value());
            QCOMPARE(run->hashes.back().hash, game.game().world().hash());
            QCOMPARE(verdictOnText(textOf(*run)), u"holds"_s);
        }
    }

    void aGameContinuedInAnotherLevelHasNoRun()
    {
        Game game = gameOf(goldCorridor, buchhaimInTurns);
        QCOMPARE(play(game, u"move east"_s), QStringList{u"moved 1 [1, 1] [2, 1]"_s});
        Level changed = game.level();
        changed.things.clear();
        changed.things.push_back({.cell = {1, 1}, .kind = u"start"_s, .values = {}});
        const ChangedGame goesOn = continueIn(game, playable(changed));
        QVERIFY(goesOn.game.has_value());
        QVERIFY(!runOf(*goesOn.game, {}));
    }

    void aDivergingRunFailsWithItsTurn()
    {
        Recorded game(gameOf(goldCorridor, buchhaimInTurns));
        for (int i = 0; i < 250; ++i) {
            game.play(Command::wait());
        }
        Run run = game.run();
        run.lines = {{.command = Command::wait(), .times = 120},
                     {.command = Command::move(Direction::East)},
                     {.command = Command::wait(), .times = 129}};
        const RunVerdict verdict = verdictOn(readBack(textOf(run)), shippedCatalogue());
        QCOMPARE(keyOf(verdict.what), keyOf(RunVerdict::What::Fails));
        QCOMPARE(verdict.command, 200);
        QCOMPARE(verdict.turn, 200);
    }

    void aRunUnderOtherRulesIsReported()
    {
        Recorded game(gameOf(corridorRows, exitWins));
        game.play(Command::move(Direction::East));
        Run run = game.run();
        run.rulesVersion = rulesVersion + 1;
        run.hashes.back().hash = 1;
        QCOMPARE(verdictOnText(textOf(run)), u"other_rules"_s);
    }

    void aRunWithTheSameOutcomeIsStaleAfterAnEdit()
    {
        Recorded game(gameOf({u"@  X "_s}, exitWins));
        for (int i = 0; i < 3; ++i) {
            game.play(Command::move(Direction::East));
        }
        const QByteArray text = textOf(game.run());
        QCOMPARE(verdictOnText(QByteArray(text).replace("\"@  X \"", "\"@  X#\"")), u"stale"_s);
        QCOMPARE(verdictOnText(QByteArray(text).replace("\"name\": \"\"", "\"name\": \"Renamed\"")), u"holds"_s);
    }

    void aRunWithAnotherOutcomeFailsAfterAnEdit()
    {
        Recorded game(gameOf(corridorRows, exitWins));
        for (int i = 0; i < 3; ++i) {
            game.play(Command::move(Direction::East));
        }
        QCOMPARE(verdictOnText(textOf(game.run()).replace("\"@  X\"", "\"@ #X\"")), u"fails"_s);
    }
};

MAZEWRIGHT_SUITE(runs, TestRuns)
#include "tst_runs.moc"
