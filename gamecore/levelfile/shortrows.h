#pragma once

#include "gamecore/base/issue.h"

/// Which of the rows that were padded are told. In a file of a level each is a slip of its own; a text is often drawn
/// so, without what follows the last wall of a row, and one finding says it.
enum class ShortRows : std::uint8_t {
    Each,
    First ///< with the figure `rows`, how many there are, if there are several
};

/// Tells rows of less than `width` characters (`uneven_rows`).
void reportShortRows(const std::vector<int> &lengths, int width, ShortRows told, IssueList &issues);
