#pragma once

#include "gamecore/levelfile/rowreader.h"

/// A maze cut out of plain text, and where in the text each of its rows stands.
struct DrawnText {
    QStringList rows;
    std::vector<Point> origins; ///< of the first character of each row: x its column - 1, y its line - 1

    /// Turns the places of findings within rows into line and column of the text, and takes their paths away. Those
    /// about the maze as a whole stand at its first row; those about its legend get no place.
    void locate(IssueList &issues) const;
};

/// Finds the rows in a text: the strings of a Python list (pythonlist.h) or, without one, the lines as they are; empty
/// lines before the first and after the last row are left out. Of more rows than a level may have it takes one too
/// many. Nothing, with an issue, if the text is not UTF-8.
std::optional<DrawnText> readDrawnText(const QByteArray &text, IssueList &issues);
