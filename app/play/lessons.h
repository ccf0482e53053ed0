#pragma once

#include "app/keys/keynames.h"
#include "gamecore/world/world.h"

#include <QStringList>

#include <vector>

/// A sentence that somebody new needs once: how this game begins, or a key that it asks for.
struct Lesson {
    QString key;            ///< remembered once it was told
    QString text;           ///< in the language of the program
    bool isOfDeeds = false; ///< about what the hero can do, in another line than how the game begins
};

/// What a world asks of the player, with the keys as they are bound now, and nothing that it has no use for: how to
/// pick up only where there are items, how to take stairs only where there are some.
std::vector<Lesson> lessonsOf(const World &world, const KeyNames &keys);

/// What wins a world, and how much of it is still to be done: from the conditions of victory, and what is left in it.
/// In a dungeon, which nobody wins, what counts there.
QString goalOf(const World &world, const KeyNames &keys);

/// Each lesson is told in so many games; then the person knows it. There is no tour and no switch "I am new": a player
/// of ten mazes still hears how stairs are taken when the first ones come. Once could be missed, three times is a
/// lecture.
inline constexpr int lessonRepeats = 2;
/// Those of `all` that were told less than lessonRepeats times. `told` holds a key once for each time.
std::vector<Lesson> untold(const std::vector<Lesson> &all, const QStringList &told);
/// Lessons as lines of a log: one about how the game begins, one about deeds; empty ones are left out.
QStringList linesOf(const std::vector<Lesson> &lessons);
