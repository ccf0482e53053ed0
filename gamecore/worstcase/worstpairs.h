#pragma once

#include "gamecore/worstcase/worstcase.h"

#include <array>

/// A goal that two monsters can deny together, but neither alone.
struct PairDenial {
    static constexpr int mostStands = 3;

    std::array<std::size_t, 2> things{}; ///< places in Level::things, the lower first
    WinCondition condition = WinByTreasure;
    Point goal; ///< as Denial::goal
    /// Cells where the two would stand, best first (denialStands()): 1..mostStands.
    std::vector<std::array<Point, 2>> stands = {};

    friend bool operator==(const PairDenial &, const PairDenial &) = default;
};

/// The goals that pairs of monsters could deny.
struct WorstPairs {
    std::vector<PairDenial> denials = {}; ///< by the first monster, then by the second, then by goal
    qint64 pairs = 0;                     ///< number of pairs of monsters that walk at random
    qint64 looked = 0;                    ///< number of pairs processed; fewer if the search was cancelled
    qint64 asked = 0;                     ///< number of pairs checked completely
    bool isComplete = false;

    friend bool operator==(const WorstPairs &, const WorstPairs &) = default;
};

/// Computes the worst case of two monsters at a time. The guarantees, limits and cancelling of worstcase.h apply.
/// Denials are certain, but the list is not complete: under real time only the shortest delays are tried, with both
/// monsters acting at the same moments.
///
/// Pairs are not checked in levels where monsters block, or if one of them can come to a door. Goals that one of the
/// two denies alone are skipped. `alone` is the worst case of the same level and limits. `tell` is called after each
/// pair.
WorstPairs worstPairsOf(const PlayableLevel &level, const WorstCase &alone, const WorstCaseBounds &bounds = {},
                        const std::atomic<bool> *isCancelled = nullptr,
                        const std::function<void(const WorstPairs &)> &tell = {});
