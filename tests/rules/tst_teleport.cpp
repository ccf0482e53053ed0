#include "gamecore/analysis/levelanalysis.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/ruleset.h"
#include "gamecore/pathfinding/reach.h"
#include "gamecore/rules/arrival.h"
#include "gamecore/rules/turn.h"
#include "gamecore/world/event.h"
#include "tests/support/randomrows.h"
#include "tests/support/ruledworld.h"
#include "tests/support/suite.h"
#include "tests/support/teleporting.h"

#include <QTest>

#include <deque>
#include <set>

using namespace Qt::StringLiterals;

namespace {

const QString byExit = ruled(u"classic"_s, u"\"win\": [\"exit\"]"_s);

/// Marks the cells of the second row that the hero can reach with `*`.
QString reached(const QStringList &rows, const QString &rest = byExit)
{
    const Reach reach = reachFrom(teleportingLevel(rows, rest), *teleportingCatalogue(),
                                  teleportingCatalogue()->ruleset(u"classic"_s)->rules, {1, 1});
    QString cells = rows[1];
    for (int x = 0; x < cells.size(); ++x) {
        cells[x] = reach.contains({x, 1}) ? u'*' : cells[x];
    }
    return cells;
}

bool isExact(const QStringList &rows)
{
    return analyzeLevel(teleportingLevel(rows, byExit), *teleportingCatalogue()).isReachExact;
}

bool has(IssueCode code, const QStringList &rows, const QString &rest)
{
    const LevelAnalysis analysis = analyzeLevel(teleportingLevel(rows, rest), *teleportingCatalogue());
    return std::any_of(analysis.issues.begin(), analysis.issues.end(),
                       [code](const Issue &issue) { return issue.code == code; });
}

QStringList corridor(const QString &row)
{
    return {QString(row.size(), u'#'), row, QString(row.size(), u'#')};
}

struct Place {
    Point cell;
    bool canTeleport = false;

    friend auto operator<=>(const Place &a, const Place &b)
    {
        return std::tie(a.cell.x, a.cell.y, a.canTeleport) <=> std::tie(b.cell.x, b.cell.y, b.canTeleport);
    }
};

/// The cells that a hero reaches, found by trying every step and, once he has reached the potion, every harmless cell.
class EveryWay {
public:
    EveryWay(const World &start, Point potion) : m_potion(potion)
    {
        add(start, false);
        for (; !m_open.empty(); m_open.pop_front()) {
            takeSteps();
            if (m_open.front().canTeleport) {
                teleport();
            }
        }
    }

    bool contains(Point cell) const { return m_known.contains({cell, false}) || m_known.contains({cell, true}); }

private:
    struct State {
        World world;
        bool canTeleport;
    };

    void add(World world, bool couldTeleport)
    {
        const Point cell = world.hero().cell;
        const bool canTeleport = couldTeleport || cell == m_potion;
        if (m_known.insert({cell, canTeleport}).second) {
            m_open.push_back({std::move(world), canTeleport});
        }
    }

    /// Tries each step twice, since the first step may only open a door.
    void takeSteps()
    {
        EventList events;
        for (int i = 0; i < directionCount; ++i) {
            World next = m_open.front().world;
            playTurn(next, Command::move(Direction(i)), events);
            add(next, m_open.front().canTeleport);
            playTurn(next, Command::move(Direction(i)), events);
            add(std::move(next), m_open.front().canTeleport);
        }
    }

    void teleport()
    {
        EventList events;
        const Size size = m_open.front().world.size();
        for (int i = 0; i < size.area(); ++i) {
            const Point cell{i % size.width, i / size.width};
            if (m_open.front().world.isHarmless(cell)) {
                World next = m_open.front().world;
                arrive(next, heroId, cell, {}, events);
                add(std::move(next), true);
            }
        }
    }

    Point m_potion;
    std::set<Place> m_known;
    std::deque<State> m_open;
};

} // namespace

/// Forecasts for levels with items that teleport the hero or monsters to a random harmless cell, past walls.
class TestTeleport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reachIncludesTeleportTargets_data()
    {
        QTest::addColumn<QString>("row");
        QTest::addColumn<QString>("reached");
        QTest::newRow("beside him") << u"#@ !#  #"_s << u"#***#**#"_s;
        QTest::newRow("ground that hurts") << u"#@ !#^#  #"_s << u"#***#^#**#"_s;
        QTest::newRow("behind a wall itself") << u"#@  # !#"_s << u"#***# !#"_s;
        QTest::newRow("none, only one for monsters") << u"#@ l#  #"_s << u"#***#  #"_s;
        QTest::newRow("behind a door") << u"#@+!#  #"_s << u"#***#**#"_s;
        QTest::newRow("behind a lock without a key") << u"#@1!#  #"_s << u"#*1!#  #"_s;
        QTest::newRow("behind a lock with its key") << u"#@41!#  #"_s << u"#****#**#"_s;
        QTest::newRow("a lock elsewhere, whose key is elsewhere") << u"#@!# 4# 1 #"_s << u"#**#**#***#"_s;
        QTest::newRow("a lock elsewhere, whose key is nowhere") << u"#@!#  # 1 #"_s << u"#**#**#*1*#"_s;
    }

    void reachIncludesTeleportTargets()
    {
        QFETCH(const QString, row);
        QTEST(reached(corridor(row)), "reached");
    }

    /// The analysis does not check whether a teleport takes the hero to the key and then to the lock.
    void withKeysAndLocksReachIsInexact()
    {
        QVERIFY(isExact(corridor(u"#@!#  # 1 #"_s)));
        QVERIFY(!isExact(corridor(u"#@!# 4# 1 #"_s)));
    }

    void reachMatchesPlay_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= 20; ++seed) {
            QTest::addRow("%d", seed) << seed;
        }
    }

    void reachMatchesPlay()
    {
        QFETCH(const int, seed);
        Rng rng{std::uint64_t(seed)};
        QStringList rows = randomRows(rng, {9, 7}, u"###    +"_s);
        const Point potion{rng.below(9), rng.below(7)};
        const QString things = thingsOf({u"healing_potion %1 %2"_s.arg(potion.x).arg(potion.y)});
        const QString rest = ruled(u"classic"_s, u"\"win\": [\"treasure\"], \"vision\": \"all\""_s, things);
        const Game game = gameOf(rows, rest);
        const EveryWay tried(game.world(), potion);
        const Reach reach = reachFrom(teleportingLevel(rows, rest), *teleportingCatalogue(), game.world().rules(),
                                      game.world().hero().cell);
        QVERIFY(reach.isExact);
        for (int y = 0; y < 7; ++y) {
            for (int x = 0; x < 9; ++x) {
                QVERIFY2(reach.contains({x, y}) == tried.contains({x, y}), qPrintable(u"%1, %2"_s.arg(x).arg(y)));
            }
        }
    }

    void anExitBehindWallsCanBeReached()
    {
        QVERIFY(has(IssueCode::CannotBeWon, corridor(u"#@ l# X#"_s), byExit));
        QVERIFY(!has(IssueCode::CannotBeWon, corridor(u"#@ !# X#"_s), byExit));
        QVERIFY(!has(IssueCode::UnreachableExit, corridor(u"#@ !# X#"_s), byExit));
    }

    /// Winning by an exit takes a step onto it: a hero who starts there has to leave first.
    void teleportingCanReturnToAnExitAtTheStart()
    {
        const auto level = [](const QString &item) {
            return ruled(u"classic"_s, u"\"win\": [\"exit\"]"_s, thingsOf({u"start 1 1"_s, item + u" 1 1"_s}));
        };
        QVERIFY(has(IssueCode::CannotBeWon, corridor(u"#X#  #"_s), level(u"lightning_scroll"_s)));
        QVERIFY(!has(IssueCode::CannotBeWon, corridor(u"#X#  #"_s), level(u"healing_potion"_s)));
    }

    void teleportingMayFreeAWalledInCarrier()
    {
        const QString rest = ruled(u"classic"_s, u"\"win\": [\"treasure\"]"_s, thingsOf({u"orc 6 1 item=treasure"_s}));
        QVERIFY(has(IssueCode::UnreachableTreasure, corridor(u"#@  #  #"_s), rest));
        QVERIFY(!has(IssueCode::UnreachableTreasure, corridor(u"#@ l#  #"_s), rest));
        QVERIFY(!has(IssueCode::CannotBeWon, corridor(u"#@ l#  #"_s), rest));
    }

    void withTeleportsNoMonsterIsWalledIn()
    {
        const QString rest = ruled(u"classic"_s, u"\"win\": [\"treasure\"]"_s, thingsOf({u"orc 6 1"_s}));
        QVERIFY(has(IssueCode::WalledIn, corridor(u"#@ $#  #"_s), rest));
        QVERIFY(!has(IssueCode::WalledIn, corridor(u"#@l$#  #"_s), rest));
        QVERIFY(!has(IssueCode::WalledIn, corridor(u"#@!$#  #"_s), rest));
    }

    void withTeleportsNoPatrolIsConfined()
    {
        const QString rest = ruled(u"buchhaim"_s, {}, thingsOf({u"orc 6 1"_s}));
        QVERIFY(has(IssueCode::PatrolConfined, corridor(u"#@ $#  #"_s), rest));
        QVERIFY(!has(IssueCode::PatrolConfined, corridor(u"#@l$#  #"_s), rest));
    }
};

MAZEWRIGHT_SUITE(teleport, TestTeleport)
#include "tst_teleport.moc"
