#include "app/cli/commands.h"
#include "app/cli/headlessjson.h"
#include "app/cli/output.h"
#include "app/messages/runtext.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/play/game.h"
#include "gamecore/replay/replay.h"
#include "gamecore/replay/runlines.h"
#include "gamecore/replay/runreader.h"
#include "gamecore/replay/runrecorder.h"
#include "gamecore/replay/runwriter.h"
#include "gamecore/world/event.h"

#include <QJsonDocument>

#include <iostream>
#include <string>

using namespace Qt::StringLiterals;

namespace {

void printObject(const QJsonObject &object)
{
    printOut(QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact)));
}

void printStart(const Game &game)
{
    printObject({{u"type"_s, u"start"_s},
                 {u"seed"_s, qint64(game.seed())},
                 {u"ruleset"_s, game.level().ruleset},
                 {u"state"_s, stateObject(game.world())}});
}

void printFault(CommandText::Fault fault, const QString &line)
{
    const bool isArgument = fault == CommandText::Fault::BadArgument;
    const QString message = isArgument ? u"Invalid arguments: %1"_s.arg(line) : u"Unknown command: %1"_s.arg(line);
    printObject({{u"type"_s, u"error"_s},
                 {u"code"_s, isArgument ? u"bad_argument"_s : u"unknown_command"_s},
                 {u"message"_s, message}});
}

/// Prints the result of a line.
void printAnswer(const RunLine &line, bool tookTurn, const EventList &events, const Game &game)
{
    if (!line.command) {
        printObject(lookObject(game));
        return;
    }
    printObject({{u"type"_s, u"turn"_s},
                 {u"turn"_s, game.world().turn()},
                 {u"took_turn"_s, tookTurn},
                 {u"events"_s, eventArray(events, game.world())},
                 {u"state"_s, stateObject(game.world())}});
}

/// A game that is played by lines of commands.
class LineGame {
public:
    LineGame(Game game, bool isRecorded) : m_game(std::move(game))
    {
        if (isRecorded) {
            m_recorder.emplace(m_game, RunOrigin{});
        }
    }

    const Game &game() const { return m_game; }
    const std::optional<RunRecorder> &recorder() const { return m_recorder; }

    void answer(const QString &text)
    {
        const std::optional<RunLine> line = runLineFrom(text);
        if (!line) {
            printFault(text.startsWith(u"look ") ? CommandText::Fault::BadArgument : commandFromText(text).fault,
                       shortened(text));
            return;
        }
        const bool tookTurn = line->command && m_game.play(*line->command, m_events);
        if (m_recorder) {
            m_recorder->add(*line, m_game);
        }
        printAnswer(*line, tookTurn, m_events, m_game);
    }

private:
    Game m_game;
    std::optional<RunRecorder> m_recorder;
    EventList m_events;
};

bool writeRecord(const LineGame &game, const CataloguePtr &shipped, const QString &path)
{
    return !game.recorder() || writeFile(path, writeRun(game.recorder()->run(game.game()), *shipped));
}

/// Plays a game by lines from standard input and answers on standard output (docs/headless.md), until the input ends.
/// With a path the game is recorded there: the file is written before the first line and after the last one. Returns
/// the exit code. `shipped` is the catalogue that the game was started with.
int playLines(Game game, const CataloguePtr &shipped, const QString &recordPath)
{
    LineGame played(std::move(game), !recordPath.isEmpty());
    if (!writeRecord(played, shipped, recordPath)) {
        return ExitUsage;
    }
    printStart(played.game());
    std::string bytes;
    while (std::getline(std::cin, bytes)) {
        const QString line = QString::fromUtf8(bytes.data(), qsizetype(bytes.size())).simplified();
        if (!line.isEmpty()) {
            played.answer(line);
        }
    }
    return writeRecord(played, shipped, recordPath) ? ExitDone : ExitUsage;
}

/// Plays the lines of a run again and answers as playLines() did. Returns the exit code.
int replayLines(const Run &run, const CataloguePtr &shipped)
{
    Replay replay(run, shipped);
    printStart(replay.game());
    EventList events;
    while (!replay.isAtEnd()) {
        const RunLine line = replay.next();
        const bool tookTurn = replay.play(events);
        printAnswer(line, tookTurn, events, replay.game());
    }
    return ExitDone;
}

/// Prints a run as text for people: what was played, one line per command with its effects, then the result. Returns
/// the exit code.
int tellLines(const Run &run, const CataloguePtr &shipped)
{
    tellRun(run, shipped, printOut);
    return ExitDone;
}

/// Starts a game of the named level. If the level has mistakes, prints them, sets `exitCode` and returns std::nullopt.
std::optional<Game> levelGame(const Arguments &call, const CataloguePtr &catalogue, const QString &ruleset,
                              std::uint64_t seed, int &exitCode)
{
    std::optional<PlayableLevel> level =
        playedLevelFrom(call.files.first(), *catalogue, ruleset, call.trusted, exitCode);
    if (!level) {
        return std::nullopt;
    }
    return Game::start(catalogue, std::move(*level), seed).game;
}

int replay(const Arguments &call)
{
    for (const QString &option : {u"--dungeon"_s, u"--seed"_s, u"--ruleset"_s, u"--record"_s}) {
        if (call.has(option)) {
            return usageError(u"--replay cannot be combined with %1: the recording decides it."_s.arg(option));
        }
    }
    if (!call.files.isEmpty()) {
        return usageError(u"--replay takes no LEVEL: the recording contains it."_s);
    }
    const CataloguePtr catalogue = catalogueFor(call);
    if (!catalogue) {
        return ExitUsage;
    }
    const ReadRun read = readRunFile(call.values.value(u"--replay"_s), catalogue);
    if (!read.run) {
        printIssues(read.issues, Severity::Error);
        return ExitUsage;
    }
    return call.has(u"--text"_s) ? tellLines(*read.run, catalogue) : replayLines(*read.run, catalogue);
}

} // namespace

int runHeadless(const QStringList &arguments)
{
    const Arguments call = readArguments(arguments, {{u"--dungeon"_s},
                                                     {u"--seed"_s, true},
                                                     {u"--ruleset"_s, true},
                                                     {u"--record"_s, true},
                                                     {u"--replay"_s, true},
                                                     {u"--text"_s}});
    if (!call.fault.isEmpty()) {
        return usageError(call.fault);
    }
    if (call.has(u"--replay"_s)) {
        return replay(call);
    }
    if (call.has(u"--text"_s)) {
        return usageError(u"--text needs --replay FILE."_s);
    }
    const bool isDungeon = call.has(u"--dungeon"_s);
    if (call.files.size() != (isDungeon ? 0 : 1)) {
        return usageError(u"headless needs one LEVEL, or --dungeon, or --replay FILE."_s);
    }
    const std::optional<std::uint64_t> seed = seedFrom(call);
    const CataloguePtr catalogue = seed ? catalogueFor(call) : nullptr;
    if (!catalogue) {
        return ExitUsage;
    }
    const QString ruleset = call.values.value(u"--ruleset"_s, isDungeon ? u"tombs"_s : QString());
    if ((isDungeon || call.has(u"--ruleset"_s)) && !catalogue->ruleset(ruleset)) {
        return refuseRuleset(ruleset, *catalogue);
    }
    int exitCode = ExitDone;
    std::optional<Game> game = isDungeon ? Game::startDungeon(catalogue, ruleset, *seed)
                                         : levelGame(call, catalogue, ruleset, *seed, exitCode);
    return game ? playLines(std::move(*game), catalogue, call.values.value(u"--record"_s)) : exitCode;
}
