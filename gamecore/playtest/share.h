#pragma once

#include <QtGlobal>

/// A share of games, 0 to 1, and where it lies with 95 % confidence.
struct Share {
    double share = 0;
    double low = 0;
    double high = 1;

    friend bool operator==(const Share &, const Share &) = default;
};

/// Of a number of games that was fixed before they were played: the score interval (E. B. Wilson, "Probable inference,
/// the law of succession, and statistical inference", 1927). Of 0 games nothing is known.
Share shareOf(qint64 won, qint64 games);

/// Of games that are looked at while they are played: whoever looks often sees an interval of shareOf() miss the truth
/// more often than it says. This one holds at every look at once: each time the number of games has doubled a part of
/// the 5 % is spent, and between two such moments the interval of the last one counts (Bonferroni over Clopper-Pearson
/// bounds: C. Clopper, E. Pearson, "The use of confidence or fiducial limits illustrated in the case of the binomial",
/// 1934). So it is wider, and changes at 16, 32, 64, ... games only.
class WatchedShare {
public:
    static constexpr qint64 firstLook = 16;

    /// Adds games; the order in which these came does not matter between two looks.
    void add(qint64 won, qint64 games);
    const Share &share() const { return m_share; }

private:
    qint64 m_won = 0;
    qint64 m_games = 0;
    qint64 m_nextLook = firstLook;
    int m_looks = 0;
    Share m_share;
};

/// The exact interval (Clopper-Pearson) with a chance of `error`, 0 to 1, to miss the truth.
Share exactShareOf(qint64 won, qint64 games, double error);
