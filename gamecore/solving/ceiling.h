#pragma once

#include "gamecore/solving/solution.h"

#include <array>

/// The counts of winnable, unwinnable and undecided games of a level, each with a different seed. most() bounds the
/// share of these games that any player or bot can win without a death.
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
