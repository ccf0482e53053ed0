#include "gamecore/solving/solution.h"
#include "tests/support/suite.h"

#include <QTest>

/// The ceiling: the share of a level's games that can be won at all.
class TestCeiling : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void withoutGamesTheBoundsAreZeroAndOne()
    {
        const Ceiling none;
        QCOMPARE(none.games(), 0);
        QCOMPARE(none.least(), 0.0);
        QCOMPARE(none.most(), 1.0);
    }

    void undecidedGamesWidenTheBounds()
    {
        Ceiling ceiling;
        for (int i = 0; i < 5; ++i) {
            ceiling.add(Solvable::Can);
        }
        ceiling.add(Solvable::Cannot);
        QCOMPARE(ceiling.least(), 5.0 / 6);
        QCOMPARE(ceiling.most(), 5.0 / 6);
        ceiling.add(Solvable::Unknown);
        ceiling.add(Solvable::Unknown);
        QCOMPARE(ceiling.games(), 8);
        QCOMPARE(ceiling.least(), 0.625);
        QCOMPARE(ceiling.most(), 0.875);
    }
};

MAZEWRIGHT_SUITE(ceiling, TestCeiling)
#include "tst_ceiling.moc"
