#pragma once

#include "gamecore/solving/solution.h"

#include <array>

/// Counts how many games of a level, each with a different seed, can be won without a death. It is an upper bound for
/// the wins of any player in these games.
class Ceiling {
public:
    void add(Solvable one) { ++m_counts[std::size_t(one)]; }

    qint64 games() const;
    qint64 count(Solvable solvable) const { return m_counts[std::size_t(solvable)]; }
    /// Returns the share of games that certainly can be won, from 0 to 1; undecided games count as unwinnable. 0
    /// without games.
    double least() const;
    /// Returns the share of games that are not certainly unwinnable, from 0 to 1; undecided games count as winnable. 1
    /// without games.
    double most() const;

    friend bool operator==(const Ceiling &, const Ceiling &) = default;

private:
    std::array<qint64, solvableCount> m_counts{};
};
