#pragma once

#include "editor/edits/levelchange.h"

/// Several paints with weights, drawn at random cell by cell. Which cell gets which is a function of the seed alone,
/// so that a stroke shows, redoes and repeats the same.
struct PaintMix {
    struct Part {
        Paint paint;
        int weight = 1; ///< 1..largestWeight; a part of 3 is three times as frequent as one of 1

        friend bool operator==(const Part &, const Part &) = default;
    };
    static constexpr int largestWeight = 99;

    std::vector<Part> parts;

    bool isEmpty() const { return parts.empty(); }
    /// The paint of a cell. The mix must not be empty.
    const Paint &at(Point cell, std::uint64_t seed) const;
    friend bool operator==(const PaintMix &, const PaintMix &) = default;
};

/// Joins changes that were made from the same level and share no cell.
LevelChange joined(const std::vector<LevelChange> &changes);
