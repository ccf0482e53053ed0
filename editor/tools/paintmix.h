#pragma once

#include "editor/edits/levelchange.h"

/// A random mix of weighted paints. The paint of a cell depends only on the seed and the cell, so preview, stroke and
/// redo agree.
struct PaintMix {
    struct Part {
        Paint paint;
        int weight = 1; ///< 1..largestWeight; 3 is three times as frequent as 1

        friend bool operator==(const Part &, const Part &) = default;
    };
    static constexpr int largestWeight = 99;

    std::vector<Part> parts;

    bool isEmpty() const { return parts.empty(); }
    /// Returns the paint of a cell. The mix must not be empty.
    const Paint &at(Point cell, std::uint64_t seed) const;
    friend bool operator==(const PaintMix &, const PaintMix &) = default;
};

/// Returns one change with the effects of several, which must be changes of the same level to different cells.
LevelChange joined(const std::vector<LevelChange> &changes);
