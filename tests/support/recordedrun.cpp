#include "tests/support/recordedrun.h"

#include "gamecore/replay/run.h"
#include "gamecore/replay/runrecorder.h"
#include "gamecore/world/event.h"

Run recordedRun(Game game, const QStringList &lines)
{
    RunRecorder recorder(game, {});
    EventList events;
    for (const QString &text : lines) {
        const std::optional<RunLine> line = runLineFrom(text);
        if (!line) {
            qFatal("no line: %s", qPrintable(text));
        }
        if (line->command) {
            game.play(*line->command, events);
        }
        recorder.add(*line, game);
    }
    return recorder.run(game);
}
