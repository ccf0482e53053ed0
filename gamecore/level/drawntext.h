#pragma once

#include "gamecore/level/rowreader.h"

/// A maze cut out of plain text, and where in the text each of its rows stands.
struct DrawnText {
    DrawnRows rows;             ///< paths are `rows[y]`
    std::vector<Point> origins; ///< of the first character of each row: x its column - 1, y its line - 1

    /// Turns the places of findings within rows into line and column of the text, and takes their paths away.
    void locate(IssueList &issues) const;
};

/// Finds the rows in a text of lines: the lines as they are, or the strings of a Python list. Empty lines before the
/// first and after the last row are left out. Nothing, with an issue, if the text is not UTF-8.
std::optional<DrawnText> readDrawnText(const QByteArray &text, IssueList &issues);
