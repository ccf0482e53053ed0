#pragma once

#include "gamecore/levelfile/rowreader.h"

/// A maze cut out of plain text, and where in the text each of its rows stands.
struct DrawnText {
    QString title;       ///< what the text calls it; empty: nothing
    QString author = {}; ///< who drew it, as the text says
    QStringList rows;
    std::vector<Point> origins; ///< of the first character of each row: x its column - 1, y its line - 1
    bool isOfEmptyText = false; ///< there is nothing in the text but blanks and line breaks

    /// Turns the places of findings within rows into line and column of the text, and takes their paths away. Those
    /// about the maze as a whole stand at its first row; those about its legend get no place. A tab counts as the
    /// blanks that it became.
    void locate(IssueList &issues) const;
};

/// How many cells it takes: its rows by the longest of them.
qint64 areaOf(const DrawnText &maze);

/// What parts the mazes of a text that holds several. Lines that are titles (mazetitle.h) always do.
enum class MazeSplit : std::uint8_t {
    Titles,    ///< an empty line within a maze is a row
    BlankLines ///< a line without anything but blanks begins another maze
};

/// The mazes of a text.
struct DrawnMazes {
    std::vector<DrawnText> mazes; ///< at least one, which may have no rows; at most mostMazes
    bool isVault = false;         ///< drawn between lines `MAP` and `ENDMAP`

    static constexpr std::size_t mostMazes = 1000;
};

/// Finds the mazes in a text: the strings of a Python list (pythonlist.h), what stands in fences of three backticks or
/// three quotes, what stands between `MAP` and `ENDMAP`, or else the lines as they are, parted by titles and by
/// sentences (mazeprose.h). Empty lines
/// before the first and after the last row of a maze are left out, tabs become blanks up to columns of 8, and blanks
/// that only some rows have behind the last character of all are cut. CR, CRLF and LF end lines; a byte order mark and
/// a pair of quotes around the whole are passed over. Of more rows than a level may have it takes one too many.
///
/// Nothing, with an issue, if the text is not UTF-8, or if it holds more mazes than mostMazes, or several that have
/// together more cells than the largest level.
std::optional<DrawnMazes> readDrawnMazes(const QByteArray &text, MazeSplit split, IssueList &issues);

/// The first of readDrawnMazes(), parted by titles.
std::optional<DrawnText> readDrawnText(const QByteArray &text, IssueList &issues);
