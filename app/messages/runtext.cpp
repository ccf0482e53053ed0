#include "app/messages/runtext.h"

#include "app/messages/eventtext.h"
#include "editor/text/oneline.h"
#include "gamecore/replay/replay.h"
#include "gamecore/replay/runlines.h"
#include "gamecore/world/event.h"

using namespace Qt::StringLiterals;

namespace {

/// Returns the sentences about all events, joined; empty if none needs a sentence.
QString sentencesOf(const EventList &events, const World &world)
{
    QStringList sentences;
    for (const Event &event : events) {
        if (const QString sentence = sentenceOf(event, events, world); !sentence.isEmpty()) {
            sentences.append(sentence);
        }
    }
    return sentences.join(u' ');
}

} // namespace

bool tellRun(const Run &run, const CataloguePtr &shipped, const std::function<void(const QString &line)> &tell,
             const std::atomic<bool> *isCancelled)
{
    Replay replay(run, shipped);
    const QString ground = run.level ? run.level->level().name : u"dungeon"_s;
    tell(u"%1 (%2, seed %3)"_s.arg(ground.isEmpty() ? u"level"_s : onOneLine(ground), run.ruleset).arg(run.seed));
    EventList events;
    while (!replay.isAtEnd()) {
        if (isSet(isCancelled)) {
            return false;
        }
        const RunLine line = replay.next();
        replay.play(events);
        const QString told = sentencesOf(events, replay.game().world());
        const QString command = u"%1. %2"_s.arg(replay.at()).arg(textOf(line));
        tell(told.isEmpty() ? command : command + u": "_s + told);
    }
    const World &world = replay.game().world();
    tell(u"%1 after %2 turns"_s.arg(QString(statusKey(world.status()))).arg(world.turn()));
    return true;
}
