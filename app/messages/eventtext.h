#pragma once

// app/messages: sentences about what happens and is seen in a game.

#include "app/messages/sentence.h"
#include "gamecore/world/world.h"

class EventList;
struct Event;

/// What the player is told about an event: one sentence in the language of the program, plain text; empty for events
/// that speak for themselves. `world` is the one in which it happened, after it; `events` are all that happened
/// together: monsters of a kind that come into view together are told of with the first of them.
QString sentenceOf(const Event &event, const EventList &events, const World &world);

/// The same as a sentence that keeps all that it needs; null for events that speak for themselves.
Sentence retellableSentenceOf(const Event &event, const EventList &events, const World &world);
/// The sentence of which a file kept Sentence::kept(). `world` is the same game, which may have gone on. Null if that
/// tells of no event, or of kinds that the catalogue does not know.
Sentence keptSentence(const QJsonObject &kept, const World &world);

/// What a line of the log is about; each has its color. The sentence itself says it too.
enum class LogKind : std::uint8_t {
    Plain,
    Taken,   ///< the hero is hurt
    Dealt,   ///< he hurts somebody
    Gain,    ///< he is better off
    Warning, ///< something he should heed
    System   ///< about the game, not about the maze: a command that is impossible, a notice
};
LogKind kindOf(const Event &event);

/// A game time as the clock shows it: "1:05".
QString clockText(qint64 milliseconds);
