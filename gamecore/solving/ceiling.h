#pragma once

#include "gamecore/solving/solution.h"

#include <array>

/// How many games of a level, each with the luck of another seed, can be won at all without a death: no player who
/// plays these games wins more of them. The one place that says what counts.
class Ceiling {
public:
    void add(Solvable one) { ++m_counts[std::size_t(one)]; }

    qint64 games() const;
    qint64 count(Solvable solvable) const { return m_counts[std::size_t(solvable)]; }
    /// The share of games that certainly can be won, 0 to 1: one that cannot be told counts as one that cannot be won.
    /// 0 without games.
    double least() const;
    /// The same, if all that cannot be told can be won. 1 without games.
    double most() const;

    friend bool operator==(const Ceiling &, const Ceiling &) = default;

private:
    std::array<qint64, solvableCount> m_counts{};
};
