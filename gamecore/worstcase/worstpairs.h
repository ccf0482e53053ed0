#pragma once

#include "gamecore/worstcase/worstcase.h"

#include <array>

/// A goal that two monsters can deny together, but neither alone.
struct PairDenial {
    static constexpr int mostStands = 3;

    std::array<std::size_t, 2> things{}; ///< indices in Level::things, the lower first
    WinCondition condition = WinByTreasure;
    Point goal; ///< as Denial::goal
    /// Like Denial::stands, but each stand consists of the cells of both monsters, in the order of `things`.
    std::vector<std::array<Point, 2>> stands = {};

    friend bool operator==(const PairDenial &, const PairDenial &) = default;
};

/// The goals that pairs of monsters could deny.
struct WorstPairs {
    std::vector<PairDenial> denials = {}; ///< by the first monster, then by the second, then by goal
    qint64 pairs = 0;                     ///< number of pairs of monsters that patrol
    qint64 looked = 0;                    ///< number of pairs processed, decided or not; below `pairs` if cancelled
    qint64 asked = 0;                     ///< number of processed pairs for which every goal was decided
    bool isComplete = false;              ///< true if every goal was decided for all pairs

    friend bool operator==(const WorstPairs &, const WorstPairs &) = default;
};

/// Computes the worst case of two monsters at a time. The guarantees, limits and cancelling of worstcase.h apply.
/// Denials are certain, but the list is not complete: under real time only the shortest delays are tried, with both
/// monsters acting at the same moments.
///
/// In levels where monsters block each other, no pair is checked. A pair with a monster that can come to a door is not
/// checked either. Goals that one monster of a pair denies alone are skipped for this pair. `alone` is the result of
/// worstCaseOf() for the same level and limits. `tell` is called after each pair with the results so far.
WorstPairs worstPairsOf(const PlayableLevel &level, const WorstCase &alone, const WorstCaseBounds &bounds = {},
                        const std::atomic<bool> *isCancelled = nullptr,
                        const std::function<void(const WorstPairs &)> &tell = {});
