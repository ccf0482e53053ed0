#include "app/cli/headlessplay.h"

#include "app/cli/headlessjson.h"
#include "app/cli/output.h"
#include "app/telling/runtext.h"
#include "gamecore/runs/replay.h"
#include "gamecore/runs/runlines.h"
#include "gamecore/runs/runrecorder.h"
#include "gamecore/runs/runwriter.h"
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
    const QString message = isArgument ? u"The arguments of this command do not fit: %1"_s.arg(line)
                                       : u"There is no such command: %1"_s.arg(line);
    printObject({{u"type"_s, u"error"_s},
                 {u"code"_s, isArgument ? u"bad_argument"_s : u"unknown_command"_s},
                 {u"message"_s, message}});
}

/// What came of a line.
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

/// A game that is played by lines.
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

} // namespace

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

int tellLines(const Run &run, const CataloguePtr &shipped)
{
    tellRun(run, shipped, printOut);
    return ExitDone;
}
