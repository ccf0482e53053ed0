#include "editor/text/issuetext.h"
#include "gamecore/analysis/fix.h"
#include "gamecore/analysis/trapfindings.h"
#include "gamecore/base/rng.h"
#include "tests/support/randomrows.h"
#include "tests/support/ruledworld.h"
#include "tests/support/suite.h"

#include <QTest>

#include <set>

using namespace Qt::StringLiterals;

namespace {

/// A model of levels with doors, keys and walls that is independent of the game and tries every order of opening doors.
/// Doors '1', '2' and '3' use up keys '4', '5' and '6'; '+' opens without a key; all doors open by a straight step.
class LockModel {
public:
    LockModel(QStringList rows, bool hasDiagonals, bool cutsCorners)
        : m_rows(std::move(rows)), m_hasDiagonals(hasDiagonals), m_cutsCorners(cutsCorners)
    {
    }

    bool canBeWon(bool wantsTreasure, bool wantsExit)
    {
        m_wantsTreasure = wantsTreasure;
        m_wantsExit = wantsExit;
        return canBeWonFrom({});
    }

private:
    using Cell = std::pair<int, int>; ///< row, column
    using Cells = std::set<Cell>;

    QChar at(Cell cell) const
    {
        const auto [row, column] = cell;
        const bool isInside = row >= 0 && row < m_rows.size() && column >= 0 && column < m_rows.first().size();
        return isInside ? m_rows[row][column] : u'#';
    }
    static bool isLock(QChar drawn) { return drawn >= u'1' && drawn <= u'3'; }
    bool isFloor(Cell cell, const Cells &opened) const
    {
        return opened.contains(cell) || (at(cell) != u'#' && at(cell) != u'+' && !isLock(at(cell)));
    }

    bool canStep(Cell from, int down, int right, const Cells &opened) const
    {
        const auto [row, column] = from;
        const bool isStraight = down == 0 || right == 0;
        const bool isPastCorners =
            m_cutsCorners || (isFloor({row + down, column}, opened) && isFloor({row, column + right}, opened));
        return isFloor({row + down, column + right}, opened) && (isStraight || (m_hasDiagonals && isPastCorners));
    }

    /// Walks everywhere and opens the doors that need no key. Returns the reached cells.
    Cells walk(Cells &opened) const
    {
        for (;;) {
            const Cells seen = flood(opened);
            const std::size_t before = opened.size();
            for (const Cell &cell : seen) {
                for (const Cell &beside : besides(cell)) {
                    if (at(beside) == u'+') {
                        opened.insert(beside);
                    }
                }
            }
            if (opened.size() == before) {
                return seen;
            }
        }
    }

    static std::array<Cell, 4> besides(Cell cell)
    {
        const auto [row, column] = cell;
        return {{{row - 1, column}, {row + 1, column}, {row, column - 1}, {row, column + 1}}};
    }

    Cells flood(const Cells &opened) const
    {
        std::vector<Cell> waiting;
        for (int row = 0; row < m_rows.size(); ++row) {
            if (const qsizetype column = m_rows[row].indexOf(u'@'); column >= 0) {
                waiting.push_back({row, int(column)});
            }
        }
        Cells seen(waiting.begin(), waiting.end());
        while (!waiting.empty()) {
            const Cell from = waiting.back();
            waiting.pop_back();
            for (int step = 0; step < 9; ++step) {
                const Cell next{from.first + step / 3 - 1, from.second + step % 3 - 1};
                if (canStep(from, step / 3 - 1, step % 3 - 1, opened) && seen.insert(next).second) {
                    waiting.push_back(next);
                }
            }
        }
        return seen;
    }

    bool hasWon(const Cells &seen) const
    {
        bool isLacking = false;
        bool hasExit = false;
        for (int row = 0; row < m_rows.size(); ++row) {
            for (int column = 0; column < m_rows[row].size(); ++column) {
                const bool isSeen = seen.contains({row, column});
                isLacking = isLacking || (m_wantsTreasure && !isSeen && at({row, column}) == u'g');
                hasExit = hasExit || (isSeen && at({row, column}) == u'X');
            }
        }
        return !isLacking && (hasExit || !m_wantsExit);
    }

    bool canBeWonFrom(Cells opened)
    {
        const Cells seen = walk(opened);
        if (hasWon(seen)) {
            return true;
        }
        if (!m_tried.insert(opened).second) {
            return false;
        }
        std::array<int, 3> keys{};
        Cells doors;
        for (const Cell &cell : seen) {
            keys[0] += at(cell) == u'4' ? 1 : 0;
            keys[1] += at(cell) == u'5' ? 1 : 0;
            keys[2] += at(cell) == u'6' ? 1 : 0;
            for (const Cell &beside : besides(cell)) {
                if (isLock(at(beside)) && !opened.contains(beside)) {
                    doors.insert(beside);
                }
            }
        }
        for (const Cell &door : opened) {
            if (isLock(at(door))) {
                --keys[std::size_t(at(door).unicode() - u'1')];
            }
        }
        return std::any_of(doors.begin(), doors.end(), [&](Cell door) {
            Cells next = opened;
            next.insert(door);
            return keys[std::size_t(at(door).unicode() - u'1')] > 0 && canBeWonFrom(next);
        });
    }

    QStringList m_rows;
    bool m_hasDiagonals;
    bool m_cutsCorners;
    bool m_wantsTreasure = false;
    bool m_wantsExit = false;
    std::set<Cells> m_tried;
};

QString askingLocked(const QString &win, const QString &rules = u"\"moves\": 4"_s, const QString &more = {},
                     const QString &ruleset = u"classic"_s)
{
    QString words = win;
    words.replace(u' ', u"\", \""_s);
    return ruled(ruleset, u"\"win\": [\"%1\"], %2"_s.arg(words, rules), more);
}

std::vector<Issue> unwinnable(const Level &level)
{
    std::vector<Issue> found;
    for (const Issue &issue : analyzeLevel(level, *shippedCatalogue()).issues) {
        if (issue.code == IssueCode::CannotBeWon) {
            found.push_back(issue);
        }
    }
    return found;
}

QStringList sentences(const QStringList &rows, const QString &rest)
{
    QStringList texts;
    for (const Issue &issue : unwinnable(levelFrom(rows, rest))) {
        texts.append(u"%1,%2 %3"_s.arg(issue.cell->x).arg(issue.cell->y).arg(sentenceOf(issue)));
    }
    return texts;
}

/// Returns rows of a hall with rooms above and below it, two cells deep, behind walls, doors and gaps.
QStringList hallRows(Rng &rng)
{
    const int width = 4 + rng.below(4);
    const QString gates = u"##1112 +"_s;
    const QString goods = u" gg445X#"_s;
    const auto drawn = [&](const QString &characters) {
        QString row;
        for (int x = 0; x < width; ++x) {
            row += x % 2 == 0 ? characters[rng.below(int(characters.size()))] : u'#';
        }
        return row;
    };
    QString hall = u"@4"_s + QString(width - 2, u' ');
    hall[width - 1] = goods[rng.below(3) + 3];
    QStringList rows{drawn(goods), drawn(gates), hall, drawn(gates), drawn(goods)};
    if (rng.below(2) == 0) {
        rows.append(drawn(gates));
        rows.append(drawn(goods));
    }
    return rows;
}

const QString outOfKeys =
    u"The level is not winnable: whichever doors the hero opens first, he runs out of keys before he has everything it requires."_s;

} // namespace

/// Levels that cannot be won because no order of opening doors makes the keys suffice.
class TestLockedLevels : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aKeyForTwoTreasureDoorsIsReported()
    {
        const QStringList rows{u"#########"_s, u"#@ 4    #"_s, u"#       #"_s, u"##1###1##"_s,
                               u"#g # # g#"_s, u"#  # #  #"_s, u"#########"_s};
        QCOMPARE(sentences(rows, {}), QStringList(u"2,3 "_s + outOfKeys));
        const Issue issue = unwinnable(levelFrom(rows)).front();
        QCOMPARE(issue.path, u"rows"_s);
        QCOMPARE(issue.because, u"red_key"_s);
        QCOMPARE(figureOf(issue, "there"_L1), 2);
        QCOMPARE(figureOf(issue, "lost"_L1), 1);
    }

    void goalsReachableOnlyOneByOneAreReported_data()
    {
        QTest::addColumn<QStringList>("rows");
        QTest::addColumn<QString>("win");
        QTest::addColumn<QStringList>("expected");
        QTest::newRow("two treasures, one key")
            << QStringList{u"g1@41g"_s} << u"treasure"_s << QStringList(u"1,0 "_s + outOfKeys);
        QTest::newRow("a treasure and an exit")
            << QStringList{u"X1@41g"_s} << u"treasure exit"_s << QStringList(u"1,0 "_s + outOfKeys);
        QTest::newRow("either wins") << QStringList{u"X1@41X"_s} << u"exit"_s << QStringList();
        QTest::newRow("the second key behind the first door")
            << QStringList{u"g41@41g"_s} << u"treasure"_s << QStringList();
        QTest::newRow("keys of two colors wanted twice")
            << QStringList{u"#g#g#"_s, u"#2#1#"_s, u"# @ #"_s, u"#456#"_s, u"#1#2#"_s, u"#g#g#"_s} << u"treasure"_s
            << QStringList(u"1,1 "_s + outOfKeys);
        QTest::newRow("nothing is asked for") << QStringList{u"g1@41g"_s} << QString() << QStringList();
    }

    void goalsReachableOnlyOneByOneAreReported()
    {
        QFETCH(const QStringList, rows);
        QFETCH(const QString, win);
        QFETCH(const QStringList, expected);
        const QString rest = win.isEmpty() ? ruled(u"classic"_s, u"\"win\": []"_s) : askingLocked(win);
        QCOMPARE(sentences(rows, rest), expected);
    }

    /// A level that also requires dead monsters cannot be won if its doors keep the hero from another goal.
    void requiredKillsDoNotHideLockedGoals()
    {
        QCOMPARE(sentences({u"g1@41g O"_s}, askingLocked(u"treasure monsters"_s)), QStringList(u"1,0 "_s + outOfKeys));
        QCOMPARE(sentences({u"g1@441g O"_s}, askingLocked(u"treasure monsters"_s)), QStringList());
        QCOMPARE(sentences({u" 1@41  O"_s}, askingLocked(u"treasure monsters"_s)), QStringList());
    }

    void noIssueIfAMonsterMayBringTheKey_data()
    {
        QTest::addColumn<QString>("thing");
        QTest::addColumn<bool>("isReported");
        QTest::newRow("nothing") << u"orc 6 1"_s << true;
        QTest::newRow("another key") << u"orc 6 1 item=blue_key"_s << true;
        QTest::newRow("the key") << u"orc 6 1 item=red_key"_s << false;
        QTest::newRow("a key behind the wall") << u"orc 6 0 item=red_key"_s << false;
    }

    void noIssueIfAMonsterMayBringTheKey()
    {
        QFETCH(const QString, thing);
        QFETCH(const bool, isReported);
        const QStringList rows{u"###### #"_s, u"g1@41g  "_s};
        QCOMPARE(!sentences(rows, askingLocked(u"treasure"_s, u"\"moves\": 4"_s, thingsOf({thing}))).isEmpty(),
                 isReported);
    }

    /// The hero leaves one side of a wall for good, unless a respawn takes him back to it.
    void aRespawnMayHelpAHeroWhoStartsInAWall()
    {
        const QStringList rows{u"g #^g"_s};
        const auto found = [&](const QString &death) {
            const QString rules = u"\"moves\": 4, \"death\": \"%1\""_s.arg(death);
            return sentences(rows, askingLocked(u"treasure"_s, rules, thingsOf({u"start 2 0"_s})));
        };
        QCOMPARE(
            found(u"permadeath"_s),
            QStringList(
                u"2,0 The level is not winnable: whichever way the hero goes first, part of what it requires is out of reach."_s));
        QCOMPARE(found(u"respawn"_s), QStringList());
    }

    void noIssueBeyondTheSearchLimit()
    {
        QString row = u"@ "_s;
        QString below = u"##"_s;
        for (int door = 0; door < 24; ++door) {
            row += door % 2 == 0 ? u"4 "_s : u"  "_s;
            below += u"1#"_s;
        }
        const QStringList rows{row, below, QString(below).replace(u'1', u'g')};
        QCOMPARE(sentences(rows, askingLocked(u"treasure"_s)), QStringList());
        const LevelAnalysis analysis = analyzeLevel(levelFrom(rows, askingLocked(u"treasure"_s)), *shippedCatalogue());
        QVERIFY(analysis.traps.hitBound);
        QVERIFY(analysis.traps.states <= mostTrapStates + 64);
    }

    void addingAFewKeysFixesTheLevel_data()
    {
        QTest::addColumn<QStringList>("rows");
        QTest::addColumn<int>("keys");
        QTest::newRow("one more") << QStringList{u"@ 4  "_s, u"     "_s, u"1###1"_s, u"g###g"_s} << 1;
        QTest::newRow("two more") << QStringList{u"@ 4  "_s, u"     "_s, u"1#1#1"_s, u"g#g#g"_s} << 2;
        QTest::newRow("behind a door that needs no key") << QStringList{u"g1 +@41g"_s} << 1;
    }

    /// A few more keys fix the level; they are placed before the door that the issue is about.
    void addingAFewKeysFixesTheLevel()
    {
        QFETCH(const QStringList, rows);
        QFETCH(const int, keys);
        const Level level = levelFrom(rows, askingLocked(u"treasure"_s));
        const std::vector<Issue> found = unwinnable(level);
        QCOMPARE(found.size(), std::size_t(1));
        QVERIFY(found.front().names.isEmpty());
        const std::vector<LevelFix> fixes = fixesFor(level, analyzeLevel(level, *shippedCatalogue()), found.front());
        QCOMPARE(fixes.size(), std::size_t(1));
        QCOMPARE(int(fixes.front().added.size()), keys);
        QVERIFY(unwinnable(fixedLevel(level, fixes.front())).empty());
        const Point distance = fixes.front().added.front().cell - *found.front().cell;
        QCOMPARE(std::abs(distance.x) + std::abs(distance.y), 1);
    }

    void tenThousandRandomLevelsAgreeWithAModel()
    {
        Rng rng(20);
        int locked = 0;
        int won = 0;
        const QStringList characters{u"     ####114gg"_s, u"    ####+1124456gX"_s, u"   ###11123444556gX"_s};
        for (int i = 0; i < 10'000; ++i) {
            const Size size{4 + rng.below(4), 3 + rng.below(3)};
            const QStringList rows =
                i % 2 == 0 ? hallRows(rng) : randomRows(rng, size, characters[rng.below(int(characters.size()))]);
            const bool wantsExit = rows.join(QString()).contains(u'X') && rng.below(2) == 0;
            const bool wantsTreasure = rows.join(QString()).contains(u'g');
            if (!wantsExit && !wantsTreasure) {
                continue;
            }
            const bool hasDiagonals = rng.below(2) == 0;
            const bool cutsCorners = rng.below(2) == 0;
            const QString win = wantsExit && wantsTreasure ? u"treasure exit"_s : wantsExit ? u"exit"_s : u"treasure"_s;
            const QString rules =
                u"\"moves\": %1, \"corners\": \"%2\""_s.arg(hasDiagonals ? 8 : 4).arg(cutsCorners ? u"cut" : u"closed");
            const std::vector<Issue> found = unwinnable(levelFrom(rows, askingLocked(win, rules)));
            const bool canBeWon = LockModel(rows, hasDiagonals, cutsCorners).canBeWon(wantsTreasure, wantsExit);
            QVERIFY2(found.empty() == canBeWon, qPrintable(rows.join(u'\n') + u'\n' + win + u' ' + rules));
            const bool isOfLocks = !found.empty() && found.front().names.isEmpty();
            locked += isOfLocks ? 1 : 0;
            won += canBeWon ? 1 : 0;
        }
        QVERIFY2(locked > 150 && won > 1'000, qPrintable(u"%1 locked, %2 won"_s.arg(locked).arg(won)));
        qInfo("%d cannot be won for want of keys in any order, %d can be won", locked, won);
    }
};

MAZEWRIGHT_SUITE(lockedlevels, TestLockedLevels)
#include "tst_lockedlevels.moc"
