#pragma once

#include <QtGlobal>

/// A share of games, 0 to 1, with its 95 % confidence interval.
struct Share {
    double share = 0;
    double low = 0;
    double high = 1;

    friend bool operator==(const Share &, const Share &) = default;
};

/// Returns the score interval for a number of games that was fixed in advance (E. B. Wilson, "Probable inference, the
/// law of succession, and statistical inference", 1927). The interval is 0 to 1 for 0 games.
Share shareOf(qint64 won, qint64 games);

/// A confidence interval for games that are watched while they are played. Repeated looks at shareOf() would miss the
/// true share more often than in 5 % of cases. This interval holds at all looks together. Each time the number of games
/// has doubled, it spends a part of the 5 % on a new interval, which then stays until the next doubling (Bonferroni
/// over Clopper-Pearson bounds: C. Clopper, E. Pearson, "The use of confidence or fiducial limits illustrated in the
/// case of the binomial", 1934). It is therefore wider, and changes only at 16, 32, 64, ... games.
class WatchedShare {
public:
    static constexpr qint64 firstLook = 16;

    /// Adds games. Their order between two looks does not matter.
    void add(qint64 won, qint64 games);
    const Share &share() const { return m_share; }

private:
    qint64 m_won = 0;
    qint64 m_games = 0;
    qint64 m_nextLook = firstLook;
    int m_looks = 0;
    Share m_share;
};

/// Returns the exact interval (Clopper-Pearson) with an error probability of `error`, 0 to 1.
Share exactShareOf(qint64 won, qint64 games, double error);
