#include "editor/document/leveldocument.h"
#include "tests/driver/painting.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

QStringList codes(const IssueList &issues)
{
    QStringList codes;
    for (const Issue &issue : issues) {
        codes.append(issueKey(issue.code));
    }
    return codes;
}

/// Returns a level too large to be checked at once, with a treasure beside the start and a one-cell pocket in its
/// middle.
Level largeLevel(Size size)
{
    Level level = newLevel(*shippedCatalogue(), size);
    level.things.push_back({.cell = {2, 1}, .kind = u"treasure"_s, .values = {}});
    const Point middle{size.width / 2, size.height / 2};
    for (const Direction direction : straightDirections) {
        level.terrain.set(middle + stepOf(direction), shippedCatalogue()->wall());
    }
    return level;
}

constexpr Size large{400, 400};
constexpr Size less{300, 200};

} // namespace

/// Issues that are updated with each edit.
class TestLiveCheck : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void issuesFollowEdits()
    {
        LevelDocument document(shippedCatalogue());
        document.reset(drawnLevel({u"@ g"_s}));
        QVERIFY(document.issues().isEmpty());
        QSignalSpy issues(&document, &LevelDocument::issuesChanged);
        paint(document, {1, 0}, terrain(u"wall"_s));
        QCOMPARE(issues.count(), 1);
        QCOMPARE(codes(document.issues()),
                 (QStringList{u"unreachable_treasure"_s, u"cannot_be_won"_s, u"unreachable_floor"_s}));
        paint(document, {0, 0}, Paint::eraser());
        QCOMPARE(document.issues()[0].code, IssueCode::NoStart);
        document.undo();
        document.undo();
        QVERIFY(document.issues().isEmpty());
    }

    void issuesOfTheAnalysisFollowEdits()
    {
        LevelDocument document(shippedCatalogue());
        document.reset(levelFrom({u"@  K"_s, u"g ##"_s}, u"\"ruleset\": \"peaceful\""_s));
        QVERIFY(document.issues().isEmpty());
        QVERIFY(document.check().analysis());
        paint(document, {2, 0}, terrain(u"wall"_s));
        QCOMPARE(codes(document.issues()), (QStringList{u"unreachable_floor"_s, u"walled_in"_s}));
        QCOMPARE(document.check().analysis()->floor, 5);
        document.undo();
        QVERIFY(document.issues().isEmpty());
    }

    void issuesFollowAStrokeWhileItIsDrawn()
    {
        LevelDocument document(shippedCatalogue());
        document.reset(drawnLevel({u"@ g"_s}));
        document.beginStroke(u"draw"_s);
        document.change(
            changeByPainting(document.level(), *document.catalogue(), cellArea(document, {1, 0}), terrain(u"wall"_s)));
        QTRY_COMPARE(document.issues().count(), 3);
        QVERIFY(document.isStrokeOpen());
        document.cancelStroke();
        QTRY_VERIFY(document.issues().isEmpty());
    }

    void issuesOfALargeLevelAreDelayed()
    {
        LevelDocument document(shippedCatalogue());
        document.reset(largeLevel(large));
        QVERIFY(document.check().isRunning());
        QVERIFY(document.issues().isEmpty());
        QTRY_VERIFY(document.check().analysis());
        QCOMPARE(codes(document.issues()), QStringList{u"unreachable_floor"_s});
        paint(document, {200, 200}, kind(u"treasure"_s));
        QCOMPARE(codes(document.issues()), QStringList{u"unreachable_floor"_s});
        QVERIFY(document.check().isRunning());
        QVERIFY(!document.check().analysis());
        QTRY_VERIFY(document.check().analysis());
        QCOMPARE(codes(document.issues()),
                 (QStringList{u"unreachable_treasure"_s, u"cannot_be_won"_s, u"unreachable_floor"_s}));
    }

    void issuesStayUntilTheNextAreKnown()
    {
        LiveCheck check;
        Level level = largeLevel(large);
        check.check(level, shippedCatalogue());
        QTRY_VERIFY(check.analysis());
        QCOMPARE(codes(check.issues()), QStringList{u"unreachable_floor"_s});
        level.terrain.set({200, 199}, shippedCatalogue()->floor());
        check.check(level, shippedCatalogue());
        QCOMPARE(codes(check.issues()), QStringList{u"unreachable_floor"_s});
        QTRY_VERIFY(check.analysis());
        QVERIFY(check.issues().isEmpty());
    }

    void issuesOfAnotherLevelAreClearedAtOnce()
    {
        LiveCheck check;
        check.check(largeLevel(large), shippedCatalogue());
        QTRY_VERIFY(check.analysis());
        check.checkAnother(largeLevel(less), shippedCatalogue());
        QVERIFY(check.issues().isEmpty());
        QTRY_COMPARE(codes(check.issues()), QStringList{u"unreachable_floor"_s});
        check.checkAnother(drawnLevel({u"@g"_s}), shippedCatalogue());
        QVERIFY(!check.isRunning());
        QVERIFY(check.issues().isEmpty());
    }

    /// A stroke on a large level does not wait for the check: each step cancels the previous check, and only the last
    /// one reports.
    void aStrokeOnALargeLevelDoesNotWait()
    {
        LevelDocument document(shippedCatalogue());
        document.reset(largeLevel({1000, 1000}));
        for (int x = 2; x < 12; ++x) {
            paint(document, {x, 2}, terrain(u"wall"_s));
            QVERIFY(document.check().isRunning());
        }
        QCOMPARE(document.undoStack().count(), 10);
        QSignalSpy told(&document.check(), &LiveCheck::analysisChanged);
        QTRY_VERIFY(!document.check().isRunning());
        QCOMPARE(told.count(), 1);
        QCOMPARE(document.check().analysis()->floor, 998LL * 998 - 4 - 10);
    }

    void issuesOfALargeLevelDoNotBlockEditing()
    {
        LevelDocument document(shippedCatalogue());
        document.reset(newLevel(*shippedCatalogue(), {1000, 1000}));
        QTRY_VERIFY(!document.undoStack().canUndo());
        QSignalSpy issues(&document, &LevelDocument::issuesChanged);
        paint(document, {1, 1}, Paint::eraser());
        QCOMPARE(issues.count(), 0);
        QTRY_COMPARE(codes(document.issues()), QStringList{u"no_start"_s});
    }

    void onlyTheNewestLevelsIssuesAreSignaled()
    {
        LiveCheck check;
        Level empty = newLevel(*shippedCatalogue(), {1000, 1000});
        empty.things.clear();
        QSignalSpy told(&check, &LiveCheck::issuesChanged);
        check.check(empty, shippedCatalogue());
        check.check(empty, shippedCatalogue());
        const Level small = drawnLevel({u"@@"_s});
        check.check(small, shippedCatalogue());
        QVERIFY(!check.isRunning());
        QCoreApplication::processEvents();
        QCOMPARE(told.count(), 1);
        QCOMPARE(check.issues()[0].code, IssueCode::TwoStarts);
    }
};

MAZEWRIGHT_SUITE(livecheck, TestLiveCheck)
#include "tst_livecheck.moc"
