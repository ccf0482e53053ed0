#pragma once

#include <QString>

#include <optional>

// Lines of a text that are not rows of a maze: titles, notes, sentences, and lines of programs.

/// A title or note about a maze. Collections have them above or below the maze.
struct NoteLine {
    enum class Kind : std::uint8_t {
        Title,   ///< `Title: x`
        Heading, ///< `; x`, `Level 1`, `== x ==`, `# x` in words
        Bare,    ///< any other short line between Sokoban boards
        Author,  ///< `Author: x`
        Other,   ///< other data: `Date: x`, `Limit: 22`, a lone `;`
    };
    Kind kind = Kind::Other;
    QString text = {};
};

/// Parses a title or note in a text with mazes of any kind. std::nullopt for all other lines.
std::optional<NoteLine> noteOf(QStringView line);

/// Parses a line of a Sokoban collection that is not a row of a board. Every line that begins with `;` or with a word
/// and a colon is a title or note.
NoteLine noteBetweenBoards(QStringView line);

/// True if a line is a sentence: mostly words, at least three, or two with a full stop. Letters as cells do not count:
/// words have vowels, and only their first letter may differ in case.
bool isSentence(QStringView line);

/// True if a line ends with a mark that ends a sentence.
bool endsSentence(QStringView line);

/// True if a line has only words and numbers, as the last line of a sentence may.
bool isOfWords(QStringView line);

/// True if a line is a statement of a program: an import, a definition, a call, an assignment, a line of words that
/// ends with `;` or `{`, or a comment with `//` or `/*`.
bool isStatement(QStringView line);

/// True if at least half of the visible text is words, so it is not a row of a maze.
bool readsLikeWords(QStringView text);

/// Returns a title as the name of a level: on one line, of bounded length.
QString mazeNameOf(QStringView title);
