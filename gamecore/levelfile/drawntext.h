#pragma once

#include "gamecore/levelfile/rowreader.h"

/// A maze extracted from plain text, with the position of each row in the text.
struct DrawnText {
    QString title;       ///< title given by the text; may be empty
    QString author = {}; ///< author given by the text
    QStringList rows;
    std::vector<Point> origins; ///< position of each row's first character: x = column - 1, y = line - 1
    int cellStep = 1;           ///< columns of the text per cell; 0: a row has only one position
    bool isOfEmptyText = false; ///< the text has nothing but blanks and line breaks

    /// Replaces the paths of issues within rows by line and column of the text. Issues about the whole maze get its
    /// first row; issues about its legend get no position. A tab counts as the blanks that replaced it.
    void locate(IssueList &issues) const;
};

/// Returns the number of cells: rows times the longest row.
qint64 areaOf(const DrawnText &maze);

/// The separation of several mazes in a text. Titles and notes (mazenotes.h) always end a maze.
enum class MazeSplit : std::uint8_t {
    Titles,     ///< an empty line within a maze is a row
    BlankLines, ///< a blank line begins another maze
    Boards ///< so does a line with a character that Sokoban boards do not have, in texts that look like collections
};

/// The mazes of a text.
struct DrawnMazes {
    std::vector<DrawnText> mazes; ///< 1..mostMazes; a single one may have no rows
    bool isVault = false;         ///< drawn between lines `MAP` and `ENDMAP`
    bool areBoards = false;       ///< most are Sokoban levels: one man, as many boxes as goals

    static constexpr std::size_t mostMazes = 1000;
};

/// Finds the mazes in a text. The first source in this list that has any mazes counts:
/// - the levels of a Sokoban collection in XML (`.slc`),
/// - the text between lines `MAP` and `ENDMAP`,
/// - the text in fences of three backticks, read by the next two rules,
/// - lists of strings or cells in a program (programmazes.h),
/// - the lines themselves, except titles, notes, sentences and statements; of a Sokoban collection its boards.
///
/// Empty lines before the first and after the last row of a maze are dropped. Rows are cleaned up (mazerows.h). CR,
/// CRLF and LF end lines; a byte order mark and quotes around the whole text are skipped. If there are more rows than a
/// level may have, one extra row is kept.
///
/// std::nullopt, with an issue, if the text is not UTF-8 or not well-formed XML. Also if it holds more than mostMazes
/// mazes, or several that have more cells together than the largest level.
std::optional<DrawnMazes> readDrawnMazes(const QByteArray &text, MazeSplit split, IssueList &issues);

/// Returns the first maze of readDrawnMazes(), split by titles.
std::optional<DrawnText> readDrawnText(const QByteArray &text, IssueList &issues);
