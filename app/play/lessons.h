#pragma once

#include "app/keys/keynames.h"
#include "gamecore/world/world.h"

#include <QStringList>

#include <vector>

/// A sentence for beginners, shown a few times: how this game begins, or a key that it needs.
struct Lesson {
    QString key;            ///< remembered once shown
    QString text;           ///< in the program's language
    bool isOfDeeds = false; ///< about the hero's actions, shown in a separate line from how the game begins
};

/// Returns the lessons for a world, with the current keys. Lessons without use there are omitted: picking up needs
/// items, taking stairs needs stairs.
std::vector<Lesson> lessonsOf(const World &world, const KeyNames &keys);

/// Returns how to win a world and what remains to be done, from the conditions of victory and the world's state. In a
/// dungeon, which cannot be won, returns what counts there.
QString goalOf(const World &world, const KeyNames &keys);

/// Number of games in which each lesson is shown. There is no tour and no beginner mode: a player of ten mazes still
/// learns to take stairs when the first ones appear. A single showing could be missed; three would annoy.
inline constexpr int lessonRepeats = 2;
/// Returns the lessons shown less than lessonRepeats times. `told` holds a key once per showing.
std::vector<Lesson> untold(const std::vector<Lesson> &all, const QStringList &told);
/// Returns the lessons as log lines: one about how the game begins, one about actions. Empty lines are omitted.
QStringList linesOf(const std::vector<Lesson> &lessons);
