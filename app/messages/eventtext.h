#pragma once

// app/messages: texts about a game, such as log lines, descriptions of cells, hints, and reasons for refused commands.

#include "app/messages/sentence.h"
#include "gamecore/world/world.h"

class EventList;
enum class Reason : std::uint8_t;
struct Event;

/// Returns a sentence for the player about an event, as plain text in the program's language; empty for events that
/// need none. `world` is the state after the event. `events` are all events of the same command. If several monsters of
/// a kind come into view, only the event of the first monster gets a sentence, which covers all of them.
QString sentenceOf(const Event &event, const EventList &events, const World &world);

/// Returns the same sentence as a value that can be translated later. For events that need no sentence, the value is
/// null or returns an empty text.
Sentence retellableSentenceOf(const Event &event, const EventList &events, const World &world);
/// Returns the sentence about an event that was stored in a file as Sentence::kept(). `world` is the state of the same
/// game, possibly a later one. Null if `kept` describes no event, or contains keys that the catalogue or this version
/// of the program does not define.
Sentence keptSentence(const QJsonObject &kept, const World &world);

/// The subject of a log line, which determines its color. The color adds nothing that the sentence does not say.
enum class LogKind : std::uint8_t {
    Plain,
    Taken,   ///< the hero is hurt or dies, or the game is lost
    Dealt,   ///< a monster is hurt or dies
    Gain,    ///< the hero is healed or grows, or the game is won; not what he picks up
    Warning, ///< the hero should be careful
    System   ///< about the game instead of the maze: an impossible command, a notice
};
LogKind kindOf(const Event &event);

/// Formats a game time as on the clock: "1:05".
QString clockText(qint64 milliseconds);

/// Returns why a command was impossible, in the program's language; empty for reasons that need no message.
QString sentenceOf(Reason reason);
