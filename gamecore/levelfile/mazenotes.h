#pragma once

#include <QString>

#include <optional>

// Recognition of lines of a text that are not rows of a maze: titles, notes, sentences, and lines of programs.

/// A title or note about a maze. Collections have such lines above or below the maze.
struct NoteLine {
    enum class Kind : std::uint8_t {
        Title,   ///< `Title: x`
        Heading, ///< `; x`, `Level 1`, `== x ==`, `# x` in words
        Bare,    ///< any other short line between Sokoban boards; only from noteBetweenBoards()
        Author,  ///< `Author: x`
        Other,   ///< other data: `Date: x`, `Limit: 22`, a lone `;`
    };
    Kind kind = Kind::Other;
    QString text = {}; ///< the title or author; empty for Kind::Other
};

/// Parses a title or note in a text with mazes of any kind. std::nullopt if the line is neither.
std::optional<NoteLine> noteOf(QStringView line);

/// Parses a line of a Sokoban collection that is neither a row of a board nor blank. Sentences and other lines without
/// a title have Kind::Other.
NoteLine noteBetweenBoards(QStringView line);

/// True if a line is a sentence: it consists mostly of words, and has at least three words, or two words and ends a
/// sentence. Letters that are cells of a maze do not count as words: words have vowels, and only their first letter may
/// differ in case.
bool isSentence(QStringView line);

/// True if a line ends with `.`, `!` or `?`.
bool endsSentence(QStringView line);

/// True if a line has words, and besides them only numbers, single letters and dashes. The last line of a sentence may
/// look like that.
bool isOfWords(QStringView line);

/// True if a line is a statement of a program: an import, a definition, a call, an assignment, a line that begins with
/// a word and ends with `;` or `{`, or a comment with `//` or `/*`.
bool isStatement(QStringView line);

/// True if at least half of the visible characters are in words, so the text is no row of a maze.
bool readsLikeWords(QStringView text);

/// Returns a title as the name of a level: on one line, without control characters and cut to a bounded length.
QString mazeNameOf(QStringView title);
