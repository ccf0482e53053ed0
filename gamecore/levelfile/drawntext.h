#pragma once

#include "gamecore/levelfile/rowreader.h"

/// A maze extracted from plain text, with the position of each row in the text.
struct DrawnText {
    QString title;       ///< title given by the text; empty if it gives none
    QString author = {}; ///< author given by the text; empty if it gives none
    QStringList rows;
    std::vector<Point> origins; ///< position of each row's first character in the text: x = column - 1, y = line - 1
    int cellStep = 1; ///< columns of the text per cell; 0: unknown, issues in a row get the position of the row
    bool isOfEmptyText = false; ///< the text is empty, or has only blanks and line breaks

    /// Replaces the paths of issues by lines and columns of the text: issues in a row get the position of its cell, all
    /// others that of the first row. Issues that already have a line, and those about the legend, do not change. A tab
    /// counts as the blanks that replaced it.
    void locate(IssueList &issues) const;
};

/// Returns an upper bound of the number of cells: rows times the longest row, in UTF-16 units.
qint64 areaOf(const DrawnText &maze);

/// The separation of several mazes in a text. In every case, titles and notes (mazenotes.h) end a maze.
enum class MazeSplit : std::uint8_t {
    Titles,     ///< only titles and notes; an empty line within a maze is a row
    BlankLines, ///< a blank line ends a maze as well
    Boards      ///< the text is a Sokoban collection: every line that is not a row of a board ends a maze
};

/// The mazes of a text.
struct DrawnMazes {
    std::vector<DrawnText> mazes; ///< 1..mostMazes; a single one may have no rows
    bool isVault = false;         ///< drawn between lines `MAP` and `ENDMAP`
    bool areBoards = false;       ///< at least half of them are Sokoban levels: one man, as many boxes as goals

    static constexpr std::size_t mostMazes = 1000;
};

/// Finds the mazes in a text. Only the first source in this list that has any mazes counts:
/// - the levels of a Sokoban collection in XML (`.slc`),
/// - the text between lines `MAP` and `ENDMAP`,
/// - the text in fences of three backticks, each read as a program or as lines,
/// - lists of strings or cells in a program (programmazes.h),
/// - all lines except titles, notes, sentences and statements; of a Sokoban collection, its boards.
///
/// Empty lines before the first and after the last row of a maze are dropped. Rows are cleaned up (mazerows.h). CR,
/// CRLF and LF end lines; a byte order mark and quotes around the whole text are skipped. A maze with more rows than a
/// level may have keeps one row too many, so that readers reject it.
///
/// std::nullopt, with an issue, if the text is not UTF-8 (XML may declare Latin-1) or not well-formed XML. Also if it
/// holds more than mostMazes mazes, or several that have more cells together than the largest level.
std::optional<DrawnMazes> readDrawnMazes(const QByteArray &text, MazeSplit split, IssueList &issues);

/// Returns the first maze of readDrawnMazes(), split by titles.
std::optional<DrawnText> readDrawnText(const QByteArray &text, IssueList &issues);
