#include "gamecore/solving/solution.h"
#include "tests/support/suite.h"

#include <QTest>

/// The words for the result of a search are those of `solve --json`.
class TestSolution : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void verdictsHaveStableKeys()
    {
        QCOMPARE(keyOf(Solvable::Can), QLatin1StringView("can"));
        QCOMPARE(keyOf(Solvable::Cannot), QLatin1StringView("cannot"));
        QCOMPARE(keyOf(Solvable::Unknown), QLatin1StringView("unknown"));
    }
};

MAZEWRIGHT_SUITE(solution, TestSolution)
#include "tst_solution.moc"
