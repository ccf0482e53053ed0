#pragma once

#include <QString>

#include <optional>

// Lines of a text that are no rows of a maze: titles, notes, sentences, and lines of programs.

/// A title or a note about a maze, as collections have them above or below their mazes.
struct NoteLine {
    enum class Kind : std::uint8_t {
        Title,   ///< `Title: x`
        Heading, ///< `; x`, `Level 1`, `== x ==`, `# x` in words
        Bare,    ///< any other short line between the boards of a Sokoban collection
        Author,  ///< `Author: x`
        Other,   ///< tells something else: `Date: x`, `Limit: 22`, a lone `;`
    };
    Kind kind = Kind::Other;
    QString text = {};
};

/// Parses a title or a note of a text with mazes of any kind. std::nullopt for all other lines.
std::optional<NoteLine> noteOf(QStringView line);

/// Parses a line of a Sokoban collection that is not a row of a board. Every line that begins with `;` or with a word
/// and a colon is a title or a note.
NoteLine noteBetweenBoards(QStringView line);

/// True if a line is a sentence: mostly words, at least three of them, or two with a full stop. Cells that are letters
/// are no words: words have vowels and are in one case except for their first letter.
bool isSentence(QStringView line);

/// True if a line ends with a mark that ends a sentence.
bool endsSentence(QStringView line);

/// True if a line has only words and numbers, as the last line of a sentence may.
bool isOfWords(QStringView line);

/// True if a line is a statement of a program: an import, a definition, a call, an assignment, a line of words that
/// ends with `;` or `{`, or a comment with `//` or `/*`.
bool isStatement(QStringView line);

/// True if at least half of what a text shows are words, so that it is not a row of a maze.
bool readsLikeWords(QStringView text);

/// A title as the name of a level: of bounded length, on one line.
QString mazeNameOf(QStringView title);
