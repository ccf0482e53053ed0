#pragma once

#include "gamecore/levelfile/rowreader.h"

/// A maze extracted from plain text, with the position of each row in the text.
struct DrawnText {
    QString title;       ///< title given by the text; empty if it gives none
    QString author = {}; ///< author given by the text; empty if it gives none
    QStringList rows;
    std::vector<Point> origins; ///< position of each row's first character in the text: x = column - 1, y = line - 1
    int cellStep = 1; ///< number of columns of the text per cell; 0: unknown, so issues in a row get the position of
                      ///< the row's first cell
    bool isOfEmptyText = false; ///< the maze has no rows because the text is empty, or has only blanks and line breaks

    /// Replaces the paths of issues by lines and columns of the text. Issues about a cell of a row get the position of
    /// that cell, all other issues the position of the first row. Issues about the legend and issues that already have
    /// a line do not change. After a tab, columns are counted as if the tab were the blanks that replaced it.
    void locate(IssueList &issues) const;
};

/// Returns an upper bound of the number of cells: the number of rows times the length of the longest row in UTF-16
/// units.
qint64 areaOf(const DrawnText &maze);

/// The lines of a text that end a maze, so that another maze may follow. Titles and notes (mazenotes.h) always end a
/// maze.
enum class MazeSplit : std::uint8_t {
    Titles,     ///< only titles and notes; an empty line within a maze is one of its rows
    BlankLines, ///< also blank lines
    Boards      ///< every line that is not a row of a board, since the text is a Sokoban collection
};

/// The mazes of a text.
struct DrawnMazes {
    std::vector<DrawnText> mazes; ///< 1..mostMazes; if there is only one, it may have no rows
    bool isVault = false;         ///< true if the mazes are drawn between lines `MAP` and `ENDMAP`
    bool areBoards = false; ///< true if at least half of the mazes are Sokoban levels: with one man, and as many boxes
                            ///< as goals

    static constexpr std::size_t mostMazes = 1000;
};

/// Finds the mazes in a text. Only the first source in this list that has any mazes counts:
/// - the levels of a Sokoban collection in XML (`.slc`),
/// - the text between lines `MAP` and `ENDMAP`,
/// - the text between fences of three backticks; the text in each pair of fences is read like a program or, if that
///   gives no mazes, like plain lines,
/// - lists of strings or cells in a program (programmazes.h),
/// - plain lines: all lines except titles, notes, sentences and statements; in a Sokoban collection, only its boards.
///
/// Empty lines before the first and after the last row of a maze are dropped. Rows are cleaned up (mazerows.h). CR,
/// CRLF and LF end lines; a byte order mark and quotes around the whole text are skipped. If a maze has more rows than
/// a level may have, one of the excess rows is kept, so that readers reject the maze.
///
/// std::nullopt, with an issue, if the text is not UTF-8 (XML may declare Latin-1), or if XML is not well-formed. Also
/// std::nullopt if the text has more than mostMazes mazes or far too many rows, or if several mazes together have more
/// cells than the largest level.
std::optional<DrawnMazes> readDrawnMazes(const QByteArray &text, MazeSplit split, IssueList &issues);

/// Returns the first maze that readDrawnMazes() finds with MazeSplit::Titles; std::nullopt if that function returns
/// std::nullopt.
std::optional<DrawnText> readDrawnText(const QByteArray &text, IssueList &issues);
