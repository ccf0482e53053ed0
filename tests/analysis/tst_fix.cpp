#include "gamecore/analysis/fix.h"
#include "gamecore/base/rng.h"
#include "tests/support/randomrows.h"
#include "tests/support/ruledworld.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

using What = LevelFix::What;

const QString peaceful = u"\"ruleset\": \"peaceful\""_s;

const Issue *find(const LevelAnalysis &analysis, IssueCode code)
{
    for (const Issue &issue : analysis.issues) {
        if (issue.code == code) {
            return &issue;
        }
    }
    return nullptr;
}

/// Returns the rows of a level after the fix of that kind for its first issue of that code; an empty list without such
/// a fix.
QStringList fixedRowsOf(const Level &level, IssueCode code, What what)
{
    const LevelAnalysis analysis = analyzeLevel(level, *shippedCatalogue());
    const Issue *issue = find(analysis, code);
    if (!issue) {
        return {};
    }
    for (const LevelFix &fix : fixesFor(level, analysis, *issue)) {
        if (fix.what == what) {
            return rowsOf(fixedLevel(level, fix));
        }
    }
    return {};
}

QStringList fixedRows(const QStringList &rows, IssueCode code, What what)
{
    return fixedRowsOf(levelFrom(rows, peaceful), code, what);
}

} // namespace

/// Each fix removes its issue.
class TestFix : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPassageIsOpenedWhereTheWallIsThinnest()
    {
        QCOMPARE(fixedRows({u"@ ## g"_s, u"  #   "_s}, IssueCode::UnreachableTreasure, What::OpenWay),
                 (QStringList{u"@ ## g"_s, u"      "_s}));
        QCOMPARE(fixedRows({u"@###  "_s, u" #### "_s}, IssueCode::UnreachableFloor, What::OpenWay),
                 (QStringList{u"@     "_s, u" #### "_s}));
        QCOMPARE(fixedRows({u"@~ "_s}, IssueCode::UnreachableFloor, What::OpenWay), QStringList(u"@  "_s));
        const Level exit = levelFrom({u"@#X"_s}, u"\"rules\": { \"win\": [\"exit\"] }"_s);
        QCOMPARE(fixedRowsOf(exit, IssueCode::UnreachableExit, What::OpenWay), QStringList(u"@ X"_s));
    }

    void lockedDoorsAreOpenedLast()
    {
        QCOMPARE(fixedRows({u"@1 "_s, u" # "_s}, IssueCode::UnreachableFloor, What::OpenWay),
                 (QStringList{u"@1 "_s, u"   "_s}));
        QCOMPARE(fixedRows({u"@1 "_s}, IssueCode::UnreachableFloor, What::OpenWay), QStringList(u"@  "_s));
    }

    void aPocketIsFilledIfItIsEmpty()
    {
        QCOMPARE(fixedRows({u"@# +"_s, u" #  "_s}, IssueCode::UnreachableFloor, What::FillPocket),
                 (QStringList{u"@###"_s, u" ###"_s}));
        QCOMPARE(fixedRows({u"@# g"_s}, IssueCode::UnreachableFloor, What::FillPocket), QStringList());
    }

    void aMonsterIsRemovedOrLetOut()
    {
        QCOMPARE(fixedRows({u"@ :T"_s}, IssueCode::WalledIn, What::OpenWay), QStringList(u"@  T"_s));
        QCOMPARE(fixedRows({u"@ :T"_s}, IssueCode::WalledIn, What::RemoveThing), QStringList(u"@ : "_s));
        const Level patrol = levelFrom({u"@  T"_s});
        QCOMPARE(fixedRowsOf(patrol, IssueCode::PatrolCrossesStart, What::RemoveThing), QStringList(u"@   "_s));
    }

    void aMonsterThatSeesTheStartIsMovedOutOfSight()
    {
        const auto fixes = [](const QStringList &rows) {
            const Level level = levelFrom(rows, u"\"ruleset\": \"classic\""_s);
            const LevelAnalysis analysis = analyzeLevel(level, *shippedCatalogue());
            const Issue *issue = find(analysis, IssueCode::MonsterSeesStart);
            QStringList found;
            for (const LevelFix &fix : issue ? fixesFor(level, analysis, *issue) : std::vector<LevelFix>()) {
                found.append(rowsOf(fixedLevel(level, fix)).join(u'/'));
            }
            return found;
        };
        // The first fix moves the monster to the nearest hidden empty cell that is not behind the wall; removing the
        // monster comes second.
        QCOMPARE(fixes({u"@  O   "_s, u"#### # "_s, u"  # gg "_s}).size(), 2);
        QCOMPARE(fixes({u"@  O# "_s, u"## ## "_s, u"##  ##"_s}),
                 (QStringList{u"@   # /## ## /## O##"_s, u"@   # /## ## /##  ##"_s}));
        QCOMPARE(fixes({u"@  O"_s}), QStringList(u"@   "_s)); // every cell is in sight
    }

    void aKeyIsMovedInFrontOfItsDoor()
    {
        QCOMPARE(fixedRows({u"@  1 4"_s}, IssueCode::KeyBehindOwnDoor, What::MoveKey), QStringList(u"@ 41  "_s));
    }

    /// Moving a misplaced key is the first fix for everything behind its door, before a passage through the wall. A key
    /// is added only if one is missing.
    void movingAMisplacedKeyIsTheFirstFix()
    {
        const Level wrong = levelFrom({u"@ 14gT"_s}, peaceful);
        const LevelAnalysis analysis = analyzeLevel(wrong, *shippedCatalogue());
        for (const Issue &issue : analysis.issues) {
            const std::vector<LevelFix> fixes = fixesFor(wrong, analysis, issue);
            QVERIFY2(!fixes.empty() && fixes.front().what == What::MoveKey, qPrintable(issueKey(issue.code)));
            QCOMPARE(rowsOf(fixedLevel(wrong, fixes.front())), QStringList(u"@41 gT"_s));
            for (const LevelFix &fix : fixes) {
                QVERIFY(fix.what != What::AddKeys);
            }
        }
        QVERIFY(analysis.issues.count() >= 6);
        const Level missing = levelFrom({u"@ 1 g"_s}, peaceful);
        const LevelAnalysis other = analyzeLevel(missing, *shippedCatalogue());
        for (const IssueCode code : {IssueCode::UnreachableTreasure, IssueCode::TooFewKeys}) {
            const LevelFix fix = fixesFor(missing, other, *find(other, code)).front();
            QCOMPARE(fix.what, What::AddKeys);
            QCOMPARE(rowsOf(fixedLevel(missing, fix)), QStringList(u"@41 g"_s));
        }
        // A key is not offered if it would not help.
        const Level scarce = levelFrom({u"@ 141g"_s}, peaceful);
        const LevelAnalysis both = analyzeLevel(scarce, *shippedCatalogue());
        QVERIFY(fixesFor(scarce, both, *find(both, IssueCode::UnreachableTreasure)).front().what == What::OpenWay);
    }

    void unreachableCarriedItemsAreTakenFromMonsters()
    {
        const auto fixes = [](const Level &level, IssueCode code) {
            const LevelAnalysis analysis = analyzeLevel(level, *shippedCatalogue());
            return fixesFor(level, analysis, *find(analysis, code));
        };
        const QString orc = thingsOf({u"orc 2 0 item=treasure"_s});
        const Level behindWall = levelFrom({u"@# "_s}, ruled(u"classic"_s, {}, orc));
        const std::vector<LevelFix> ways = fixes(behindWall, IssueCode::UnreachableTreasure);
        QCOMPARE(ways.size(), std::size_t(2));
        QCOMPARE(rowsOf(fixedLevel(behindWall, ways[0])), QStringList(u"@  "_s));
        QCOMPARE(ways[1].what, What::TakeItem);
        QCOMPARE(rowsOf(fixedLevel(behindWall, ways[1])), QStringList(u"@#O"_s));
        QCOMPARE(fixedLevel(behindWall, ways[1]).things[1].values, QJsonObject());
        const Level harmless = levelFrom({u"@  "_s}, ruled(u"buchhaim"_s, {}, orc));
        QCOMPARE(fixes(harmless, IssueCode::UnreachableTreasure).size(), std::size_t(1)); // no passage would help
        const Level key = levelFrom({u"@  1  "_s}, ruled(u"classic"_s, {}, thingsOf({u"orc 4 0 item=red_key"_s})));
        const Level moved = fixedLevel(key, fixes(key, IssueCode::KeyBehindOwnDoor).front());
        QCOMPARE(rowsOf(moved), QStringList(u"@ 41O "_s));
        QCOMPARE(moved.things[2].values, QJsonObject());
    }

    void missingKeysAreAdded()
    {
        QCOMPARE(fixedRows({u"@  1  "_s}, IssueCode::TooFewKeys, What::AddKeys), QStringList(u"@ 41  "_s));
        const Level level = levelFrom({u"@1#"_s, u" 1#"_s, u" 41"_s});
        const LevelAnalysis analysis = analyzeLevel(level, *shippedCatalogue());
        const std::vector<LevelFix> fixes = fixesFor(level, analysis, *find(analysis, IssueCode::TooFewKeys));
        QCOMPARE(fixes.front().added.size(), std::size_t(2));
        QCOMPARE(fixes.front().added.front().kind, u"red_key"_s);
    }

    void theFewestSufficientKeysAreAdded_data()
    {
        QTest::addColumn<QString>("row");
        QTest::addColumn<int>("keys");
        QTest::newRow("one door too many") << u" 1@41g"_s << 1;
        QTest::newRow("two doors too many") << u"  1 1@41g"_s << 2;
        QTest::newRow("a door that leads nowhere, and a key behind another") << u"1@4141g"_s << 1;
        QTest::newRow("more than a few") << u"1 1 1 1 1 1@41g"_s << 0;
        QTest::newRow("a step") << u"@>g"_s << 0;
    }

    void theFewestSufficientKeysAreAdded()
    {
        QFETCH(QString, row);
        QFETCH(int, keys);
        const Level level = levelFrom({row}, peaceful);
        const LevelAnalysis analysis = analyzeLevel(level, *shippedCatalogue());
        const Issue *issue = find(analysis, IssueCode::CanGetStuck);
        const std::vector<LevelFix> fixes = issue ? fixesFor(level, analysis, *issue) : std::vector<LevelFix>();
        QCOMPARE(fixes.empty() ? 0 : int(fixes.front().added.size()), keys);
        for (const LevelFix &fix : fixes) {
            QCOMPARE(fix.what, What::AddKeys);
            QCOMPARE(fix.added.front().kind, u"red_key"_s);
            QCOMPARE(fix.added.front().cell, analysis.traps.trap->from);
            QCOMPARE(analyzeLevel(fixedLevel(level, fix), *shippedCatalogue()).traps.stuck, Stuck::Never);
        }
    }

    void aStartIsAdded()
    {
        QCOMPARE(fixedRows({u"#g  "_s}, IssueCode::NoStart, What::AddStart), QStringList(u"#g@ "_s));
        QCOMPARE(fixedRows({u"##"_s}, IssueCode::NoStart, What::AddStart), QStringList());
    }

    void surplusThingsAreRemoved()
    {
        QCOMPARE(fixedRows({u"@ @"_s}, IssueCode::TwoStarts, What::RemoveThing), QStringList(u"@  "_s));
        Level level = levelFrom({u"@ "_s}, peaceful);
        level.things.push_back({.cell = {7, 7}, .kind = u"orc"_s, .values = {}});
        QCOMPARE(fixedRowsOf(level, IssueCode::OutsideLevel, What::RemoveThing), QStringList(u"@ "_s));
        QCOMPARE(fixedRows({u"@#g"_s}, IssueCode::UnreachableTreasure, What::RemoveThing), QStringList(u"@# "_s));
    }

    void confinedPatrolsNeedNoFix()
    {
        const LevelAnalysis analysis = analyzeLevel(shippedLevel(), *shippedCatalogue());
        QVERIFY(fixesFor(shippedLevel(), analysis, *find(analysis, IssueCode::PatrolConfined)).empty());
    }

    /// Every fix on random levels removes its issue, except that a moved or added key may not be enough for the next
    /// door.
    void everyFixOnRandomLevelsRemovesItsFinding()
    {
        Rng rng(31);
        int fixed = 0;
        for (int i = 0; i < 500; ++i) {
            const Level level = levelFrom(randomRows(rng, {8, 6}, u"     #####+14gTO!"_s), peaceful);
            const LevelAnalysis analysis = analyzeLevel(level, *shippedCatalogue());
            for (const Issue &issue : analysis.issues) {
                for (const LevelFix &fix : fixesFor(level, analysis, issue)) {
                    const LevelAnalysis after = analyzeLevel(fixedLevel(level, fix), *shippedCatalogue());
                    const bool isSameThere =
                        std::any_of(after.issues.begin(), after.issues.end(), [&](const Issue &other) {
                            return other.code == issue.code && other.cell == issue.cell;
                        });
                    const bool isOfKeys = fix.what == What::AddKeys && issue.code != IssueCode::CanGetStuck;
                    QVERIFY2(isOfKeys || !isSameThere,
                             qPrintable(rowsOf(level).join(u'\n') + u' ' + issueKey(issue.code)));
                    ++fixed;
                }
            }
        }
        QVERIFY(fixed > 1000);
    }
};

MAZEWRIGHT_SUITE(fix, TestFix)
#include "tst_fix.moc"
