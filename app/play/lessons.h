#pragma once

#include "app/keys/keynames.h"
#include "gamecore/world/world.h"

#include <QStringList>

#include <vector>

/// A sentence for beginners, shown in their first games: how a game begins, or which key does something that this game
/// needs.
struct Lesson {
    QString key;  ///< identifies the lesson; added to Settings::toldLessons each time the lesson was shown
    QString text; ///< in the program's language
    bool isAboutActions = false; ///< true: about the hero's actions; false: about how the game begins
};

/// Returns the lessons for a world, with the current keys. Lessons that are useless in this world are omitted, such as
/// a lesson about stairs in a level without stairs. A lesson about a command without a key is omitted as well.
std::vector<Lesson> lessonsOf(const World &world, const KeyNames &keys);

/// Returns how to win a world and what remains to be done, from the conditions of victory and the world's state. In a
/// dungeon, says what to fetch from the last depth, or what counts if there is no last depth.
QString goalOf(const World &world, const KeyNames &keys);

/// Number of games in which each lesson is shown. There is no tour and no beginner mode: even after ten mazes, a
/// player is told how to take stairs when the first ones appear. A single showing could be missed; three would annoy.
inline constexpr int lessonRepeats = 2;
/// Returns the lessons shown less than lessonRepeats times. `told` holds Lesson::key of a lesson once per showing.
std::vector<Lesson> lessonsToShow(const std::vector<Lesson> &all, const QStringList &told);
/// Returns the lessons as log lines: one line about how the game begins, one about the hero's actions. Empty lines are
/// omitted.
QStringList linesOf(const std::vector<Lesson> &lessons);
