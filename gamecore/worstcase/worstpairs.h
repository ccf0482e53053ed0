#pragma once

#include "gamecore/worstcase/worstcase.h"

#include <array>

/// A goal that two monsters can deny together, but neither alone.
struct PairDenial {
    static constexpr int mostStands = 3;

    std::array<std::size_t, 2> things{}; ///< indices in Level::things, the lower first
    WinCondition condition = WinByTreasure;
    Point goal; ///< as Denial::goal
    /// Cells where the two would stand, in the order of `things`; otherwise as Denial::stands.
    std::vector<std::array<Point, 2>> stands = {};

    friend bool operator==(const PairDenial &, const PairDenial &) = default;
};

/// The goals that pairs of monsters could deny.
struct WorstPairs {
    std::vector<PairDenial> denials = {}; ///< by the first monster, then by the second, then by goal
    qint64 pairs = 0;                     ///< number of pairs of monsters that patrol
    qint64 looked = 0;                    ///< number of pairs processed, decided or not; below `pairs` if cancelled
    qint64 asked = 0;                     ///< number of these pairs for which every goal was decided
    bool isComplete = false;              ///< true if every goal was decided for all pairs

    friend bool operator==(const WorstPairs &, const WorstPairs &) = default;
};

/// Computes the worst case of two monsters at a time. The guarantees, limits and cancelling of worstcase.h apply.
/// Denials are certain, but the list is not complete: under real time only the shortest delays are tried, with both
/// monsters acting at the same moments.
///
/// No pair is checked in levels where monsters block each other, and none with a monster that can come to a door. Goals
/// that one of the two denies alone are skipped. `alone` is the worst case of the same level and limits. `tell` is
/// called after each pair with the results so far.
WorstPairs worstPairsOf(const PlayableLevel &level, const WorstCase &alone, const WorstCaseBounds &bounds = {},
                        const std::atomic<bool> *isCancelled = nullptr,
                        const std::function<void(const WorstPairs &)> &tell = {});
