#pragma once

#include "editor/edits/levelchange.h"

/// A random mix of weighted paints. The paint of a cell depends only on the seed, so that preview, stroke and redo are
/// the same.
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

/// Joins changes that were made from the same level and have no cell in common.
LevelChange joined(const std::vector<LevelChange> &changes);
