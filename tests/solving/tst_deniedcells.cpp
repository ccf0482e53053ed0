#include "gamecore/solving/clockwork.h"
#include "tests/support/clockworklevels.h"
#include "tests/support/suite.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// Draws the rows of a level with `x` on each cell that a patrol guards permanently.
QStringList keptIn(const QStringList &rows, const PlayableLevel &level)
{
    const ClockworkGround ground(Game::start(clockworkCatalogue(), level, 0).game.world());
    QStringList drawn = rows;
    for (const ClockworkGround::Cell cell : cellsDeniedByPatrols(level, ground)) {
        const Point p = ground.pointOf(cell);
        drawn[p.y][p.x] = u'x';
    }
    return drawn;
}

} // namespace

/// Cells that the hero can never enter, because a monster is always on them or before them.
class TestDeniedCells : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPatrolThatCannotBePassedBlocksCells_data()
    {
        QTest::addColumn<QStringList>("rows");
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QStringList>("kept");
        const QString none;
        const QString eight = u"\"moves\": 8"_s;
        QTest::newRow("the end of a blind alley") << QStringList{u"@ & O  g"_s} << none << QStringList{u"@ & O  x"_s};
        QTest::newRow("a cell of its own")
            << QStringList{u"@##"_s, u"#O#"_s, u"##g"_s} << eight << QStringList{u"@##"_s, u"#x#"_s, u"##x"_s};
        QTest::newRow("the last cell of its way, and all behind it")
            << QStringList{u"@& O &X"_s} << none << QStringList{u"@& Oxxx"_s};
        QTest::newRow("nothing where there is a niche")
            << QStringList{u"@& O g"_s, u"### ##"_s} << none << QStringList{u"@& O g"_s, u"### ##"_s};
        QTest::newRow("nothing in a room")
            << QStringList{u"@&O g"_s, u"##   "_s} << none << QStringList{u"@&O g"_s, u"##   "_s};
        QTest::newRow("nothing behind a guard, who is no patrol")
            << QStringList{u"@&I g"_s} << none << QStringList{u"@&I g"_s};
        QTest::newRow("what is closed is as good as open")
            << QStringList{u"@1&O g"_s} << none << QStringList{u"@1&O x"_s};
    }

    void aPatrolThatCannotBePassedBlocksCells()
    {
        QFETCH(QStringList, rows);
        QFETCH(QString, rules);
        const PlayableLevel level = clockworkLevel(rows, rules);
        QTEST(keptIn(rows, level), "kept");
    }

    void goalsOnBlockedCellsCannotBeWon_data()
    {
        QTest::addColumn<QStringList>("rows");
        QTest::addColumn<QString>("rules");
        const QString none;
        QTest::newRow("a blind alley") << QStringList{u"@ & O  g"_s} << none;
        QTest::newRow("a blind alley, in real time") << QStringList{u"@ & O  g"_s} << u"\"clock\": \"realtime\""_s;
        QTest::newRow("an exit") << QStringList{u"@& O &X"_s} << u"\"win\": [\"exit\"]"_s;
        QTest::newRow("two patrols on two ways, each in its cell")
            << QStringList{u"##O#"_s, u"#@#g"_s, u"##O#"_s} << u"\"moves\": 8"_s;
    }

    void goalsOnBlockedCellsCannotBeWon()
    {
        QFETCH(QStringList, rows);
        QFETCH(QString, rules);
        const Solution solution = solveExactly(clockworkCatalogue(), clockworkLevel(rows, rules), 1, {});
        QCOMPARE(solution.solvable, Solvable::Cannot);
        QCOMPARE(solution.states, 0);
    }

    void aMonsterThatCanStepAsideBlocksNoCell()
    {
        for (const QString &clock : {u"turns"_s, u"realtime"_s}) {
            const PlayableLevel level = clockworkLevel({u"@& O g"_s, u"### ##"_s}, u"\"clock\": \"%1\""_s.arg(clock));
            QCOMPARE(solveExactly(clockworkCatalogue(), level, 1, {}).solvable, Solvable::Can);
        }
    }

    void blockedCellsDoNotCloseCorners()
    {
        const PlayableLevel level =
            clockworkLevel({u"g& "_s, u"&O&"_s, u"@& "_s}, u"\"moves\": 8, \"corners\": \"closed\""_s);
        ClockworkGround ground(Game::start(clockworkCatalogue(), level, 0).game.world());
        const ClockworkGround::Cell middle = ground.cellOf({1, 1});
        QCOMPARE(cellsDeniedByPatrols(level, ground), std::vector<ClockworkGround::Cell>{middle});
        ground.avoid(middle);
        QVERIFY(!ground.isStepOpen(ground.cellOf({0, 1}), Direction::East, ground.nothing()));
        QVERIFY(ground.isStepOpen(ground.cellOf({0, 1}), Direction::SouthEast, ground.nothing()));
    }
};

MAZEWRIGHT_SUITE(deniedcells, TestDeniedCells)
#include "tst_deniedcells.moc"
