#include "editor/document/leveldocument.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/painting.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

/// Findings that follow the edits.
class TestLiveCheck : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void issuesFollowEdits();
    void issuesOfALargeLevelComeWithoutWaiting();
    void onlyTheNewestLevelsIssuesAreTold();
};

void TestLiveCheck::issuesFollowEdits()
{
    LevelDocument document(shippedCatalogue());
    document.reset(drawnLevel({u"@ g"_s}));
    QVERIFY(document.issues().isEmpty());
    QSignalSpy issues(&document, &LevelDocument::issuesChanged);
    paint(document, {1, 0}, terrain(u"wall"_s));
    QCOMPARE(issues.count(), 1);
    QCOMPARE(document.issues().count(), 1);
    QCOMPARE(document.issues()[0].code, IssueCode::UnreachableTreasure);
    paint(document, {0, 0}, Paint::eraser());
    QCOMPARE(document.issues()[0].code, IssueCode::NoStart);
    document.undo();
    document.undo();
    QVERIFY(document.issues().isEmpty());
}

void TestLiveCheck::issuesOfALargeLevelComeWithoutWaiting()
{
    LevelDocument document(shippedCatalogue());
    document.reset(newLevel(*shippedCatalogue(), {1000, 1000}));
    QTRY_VERIFY(!document.undoStack().canUndo());
    QSignalSpy issues(&document, &LevelDocument::issuesChanged);
    paint(document, {1, 1}, Paint::eraser());
    QCOMPARE(issues.count(), 0);
    QTRY_COMPARE(document.issues().count(), 1);
    QCOMPARE(document.issues()[0].code, IssueCode::NoStart);
}

void TestLiveCheck::onlyTheNewestLevelsIssuesAreTold()
{
    LiveCheck check;
    Level large = newLevel(*shippedCatalogue(), {1000, 1000});
    large.things.clear();
    QSignalSpy told(&check, &LiveCheck::issuesChanged);
    check.check(large, shippedCatalogue());
    check.check(large, shippedCatalogue());
    const Level small = drawnLevel({u"@@"_s});
    check.check(small, shippedCatalogue());
    QTRY_VERIFY(!check.isRunning());
    QCOMPARE(told.count(), 1);
    QCOMPARE(check.issues()[0].code, IssueCode::TwoStarts);
}

QTEST_GUILESS_MAIN(TestLiveCheck)
#include "tst_livecheck.moc"
