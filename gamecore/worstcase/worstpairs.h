#pragma once

#include "gamecore/worstcase/worstcase.h"

#include <array>

/// Two monsters can keep the hero from a goal together that neither can deny him alone.
struct PairDenial {
    static constexpr int mostStands = 3;

    std::array<std::size_t, 2> things{}; ///< places in Level::things, the lower first
    WinCondition condition = WinByTreasure;
    Point goal; ///< as Denial::goal
    /// Where the two would stand, the most telling first (denialStands()): 1..mostStands.
    std::vector<std::array<Point, 2>> stands = {};

    friend bool operator==(const PairDenial &, const PairDenial &) = default;
};

/// Which goals two monsters could deny together.
struct WorstPairs {
    std::vector<PairDenial> denials = {}; ///< by the first monster, then by the second, then by goal
    qint64 pairs = 0;                     ///< of monsters that walk by chance
    qint64 looked = 0;                    ///< of them those that it has come to; fewer if it was cancelled
    qint64 asked = 0;                     ///< of these those of which everything was found out
    bool isComplete = false;

    friend bool operator==(const WorstPairs &, const WorstPairs &) = default;
};

/// The worst case of two monsters at a time. What is said of claims, bounds and cancelling in worstcase.h holds here,
/// too: a denial is certain. But more may be denied than is found, since under real time the two act at the same
/// moments, each at its shortest delay, and no others are tried. Nothing is said where at most one may stand on a cell
/// (they would stop each other), and of monsters that come to a door. Goals that one of the two denies alone are not
/// asked. `alone` is the worst case of the same level and bounds. What was found so far is told after each pair.
WorstPairs worstPairsOf(const PlayableLevel &level, const WorstCase &alone, const WorstCaseBounds &bounds = {},
                        const std::atomic<bool> *isCancelled = nullptr,
                        const std::function<void(const WorstPairs &)> &tell = {});
