#pragma once

#include <QString>

#include <optional>

/// What a line of a text is that is no row of a maze.
struct TitleLine {
    QString title;        ///< of a maze; empty: the line tells something else, such as who drew it
    bool isNamed = false; ///< it says "Title:" or the like, which may stand below the maze too
    QString author = {};  ///< who drew it, if it says "Author:"
};

/// Whether a line is a title or tells something about a maze, as collections of mazes have it: `; Level 1`, `Title: x`,
/// `Author: x`, `Level 1`, `== name ==`, and `# name` in words that no row of walls looks like. Nothing for all others.
std::optional<TitleLine> titleLineOf(QStringView line);

/// Whether a text has a word that no row of things looks like.
bool hasWord(QStringView text);

/// A title as the name of a level: of bounded length, on one line.
QString mazeNameOf(QStringView title);
