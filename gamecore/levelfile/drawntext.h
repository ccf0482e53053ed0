#pragma once

#include "gamecore/levelfile/rowreader.h"

/// A maze cut out of plain text, and where in the text each of its rows stands.
struct DrawnText {
    QString title;       ///< what the text calls it; empty: nothing
    QString author = {}; ///< who drew it, as the text says
    QStringList rows;
    std::vector<Point> origins; ///< of the first character of each row: x its column - 1, y its line - 1
    int cellStep = 1;           ///< columns of the text from one cell to the next; 0: each row counts as one place
    bool isOfEmptyText = false; ///< there is nothing in the text but blanks and line breaks

    /// Turns the places of findings within rows into line and column of the text, and takes their paths away. Those
    /// about the maze as a whole stand at its first row; those about its legend get no place. A tab counts as the
    /// blanks that it became.
    void locate(IssueList &issues) const;
};

/// How many cells it takes: its rows by the longest of them.
qint64 areaOf(const DrawnText &maze);

/// How the mazes of a text with several are told apart. Titles and notes (mazenotes.h) always end a maze.
enum class MazeSplit : std::uint8_t {
    Titles,     ///< an empty line within a maze is a row
    BlankLines, ///< a line without anything but blanks begins another maze
    Boards ///< so does a line with a character that no board of Sokoban has, as in texts that look like collections
};

/// The mazes of a text.
struct DrawnMazes {
    std::vector<DrawnText> mazes; ///< at least one, which may have no rows; at most mostMazes
    bool isVault = false;         ///< drawn between lines `MAP` and `ENDMAP`
    bool areBoards = false;       ///< most of them are Sokoban levels: one man, as many boxes as goals

    static constexpr std::size_t mostMazes = 1000;
};

/// Finds the mazes in a text. The first of these that has any counts:
/// - the levels of a Sokoban collection in XML (`.slc`),
/// - what stands between lines `MAP` and `ENDMAP`,
/// - what stands in fences of three backticks, read by the two following rules,
/// - the lists of strings or of cells in a program (programmazes.h),
/// - the lines as they are, except titles, notes, sentences and statements; of a Sokoban collection its boards.
///
/// Empty lines before the first and after the last row of a maze are left out. Rows are cleaned up (mazerows.h). CR,
/// CRLF and LF end lines; a byte order mark and a pair of quotes around the whole are skipped. Of more rows than a
/// level may have it takes one too many.
///
/// std::nullopt, with an issue, if the text is not UTF-8 or not well-formed XML, or if it holds more mazes than
/// mostMazes, or several that have together more cells than the largest level.
std::optional<DrawnMazes> readDrawnMazes(const QByteArray &text, MazeSplit split, IssueList &issues);

/// The first of readDrawnMazes(), parted by titles.
std::optional<DrawnText> readDrawnText(const QByteArray &text, IssueList &issues);
