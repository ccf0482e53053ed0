#pragma once

#include <QStringView>

/// Whether a line is a sentence, as collections of mazes have them as comments: mostly words, at least three of them,
/// or two that end as a sentence does. Letters that are cells are no words: these have vowels, and are in one case but
/// for their first letter.
bool isSentence(QStringView line);

/// Whether a line ends as a sentence does.
bool endsSentence(QStringView line);

/// Whether a line has nothing but words and numbers, as the last line of a sentence may.
bool isOfWords(QStringView line);
