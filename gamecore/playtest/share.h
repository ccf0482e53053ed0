#pragma once

#include <QtGlobal>

/// A share of games, 0 to 1, with its 95 % confidence interval.
struct Share {
    double share = 0;
    double low = 0;
    double high = 1;

    friend bool operator==(const Share &, const Share &) = default;
};

/// Returns the share of games won, with the score interval for a number of games that was fixed in advance (E. B.
/// Wilson, "Probable inference, the law of succession, and statistical inference", 1927). The interval is 0 to 1 for 0
/// games.
Share shareOf(qint64 won, qint64 games);

/// A confidence interval for games that are watched while they are played. If shareOf() is shown repeatedly, the
/// probability that at least one of the intervals misses the true share exceeds 5 %. With this class, the probability
/// that all intervals contain the true share is at least 95 %. Each time the number of games has doubled, a part of the
/// 5 % is spent on a new interval, which narrows the previous one (Bonferroni over Clopper-Pearson bounds: C. Clopper,
/// E. Pearson, "The use of confidence or fiducial limits illustrated in the case of the binomial", 1934). The intervals
/// are therefore wider than those of shareOf(), and change only at 16, 32, 64, ... games.
class WatchedShare {
public:
    static constexpr qint64 firstLook = 16; ///< number of games before the first interval; until then it is 0 to 1

    /// Adds games, of which `won` were won.
    void add(qint64 won, qint64 games);
    /// Returns the share of all games so far, with the interval of the last doubling.
    const Share &share() const { return m_share; }

private:
    qint64 m_won = 0;
    qint64 m_games = 0;
    qint64 m_nextLook = firstLook;
    int m_looks = 0;
    Share m_share;
};

/// Returns the share of games won, with the exact interval (Clopper-Pearson) that misses the true share with a
/// probability of at most `error`, 0 to 1.
Share exactShareOf(qint64 won, qint64 games, double error);
