#include "editor/canvas/flashitem.h"
#include "editor/document/leveltabs.h"
#include "editor/document/propertyedits.h"
#include "editor/panels/historypanel.h"
#include "tests/driver/editordriver.h"
#include "tests/driver/painting.h"
#include "tests/support/suite.h"

#include <QDockWidget>
#include <QListView>
#include <QTest>

using namespace Qt::StringLiterals;

/// The history panel and the preview of an undone step, in the real window.
class TestHistoryWindow : public QObject, protected EditorDriver {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        openWindow();
        edit({u"@     "_s, u"      "_s});
        auto *dock = child<QDockWidget>(u"historyDock"_s);
        dock->show();
        dock->raise();
        QTRY_VERIFY(list().isVisible());
    }

    void cleanup() { closeWindow(); }

    void everyStepIsARowWithItsName()
    {
        QCOMPARE(rowCount(), 1);
        QCOMPARE(name(0), u"new level"_s);
        QVERIFY(!isSaved(0));
        key(Qt::Key_B);
        click({1, 0});
        click({3, 1}, Qt::RightButton);
        QCOMPARE(rowCount(), 2); // erasing floor changes nothing
        click({1, 0}, Qt::RightButton);
        QCOMPARE(rowCount(), 3);
        QCOMPARE(name(1), u"draw wall"_s);
        QCOMPARE(name(2), u"erase"_s);
        QCOMPARE(list().currentIndex().row(), 2);
    }

    void aClickJumpsToAStepAndBack()
    {
        key(Qt::Key_B);
        for (const int x : {1, 2, 3, 4}) {
            click({x, 0});
        }
        clickRow(1);
        QCOMPARE(rows(), (QStringList{u"@#    "_s, u"      "_s}));
        QCOMPARE(list().currentIndex().row(), 1);
        QVERIFY(list().model()->index(2, 0).data(HistoryModel::IsUndone).toBool());
        QCOMPARE(list().model()->index(2, 0).data(Qt::AccessibleTextRole).toString(), u"draw wall, undone"_s);
        clickRow(4);
        QCOMPARE(rows(), (QStringList{u"@#### "_s, u"      "_s}));
        clickRow(0);
        QCOMPARE(rows(), (QStringList{u"@     "_s, u"      "_s}));
    }

    void enterJumpsToAStep()
    {
        key(Qt::Key_B);
        click({1, 0});
        click({2, 0});
        list().setFocus();
        QTest::keyClick(&list(), Qt::Key_Up);
        QCOMPARE(rows(), (QStringList{u"@##   "_s, u"      "_s}));
        QTest::keyClick(&list(), Qt::Key_Return);
        QCOMPARE(rows(), (QStringList{u"@#    "_s, u"      "_s}));
    }

    void drawingAfterUndoDropsUndoneSteps()
    {
        key(Qt::Key_B);
        for (const int x : {1, 2, 3}) {
            click({x, 0});
        }
        clickRow(1);
        click({5, 1}, Qt::LeftButton);
        QCOMPARE(rowCount(), 3);
        QCOMPARE(list().currentIndex().row(), 2);
        QCOMPARE(rows(), (QStringList{u"@#    "_s, u"     #"_s}));
    }

    void theSavedStateIsMarked()
    {
        key(Qt::Key_B);
        click({1, 0});
        QVERIFY(!isSaved(0)); // this state is in no file
        QVERIFY(!editor().document().save(m_folder->filePath(u"a.level.json"_s)));
        QVERIFY(isSaved(1));
        QVERIFY(!isSaved(0));
        QCOMPARE(list().model()->index(1, 0).data(Qt::AccessibleTextRole).toString(), u"draw wall, saved"_s);
        click({2, 0});
        QVERIFY(isSaved(1));
        QVERIFY(!isSaved(2));
    }

    void stepsSurviveSavingAndPlaying()
    {
        key(Qt::Key_B);
        click({1, 1});
        QVERIFY(!editor().document().save(m_folder->filePath(u"a.level.json"_s)));
        click({2, 1});
        key(Qt::Key_F5);
        QVERIFY(!editor().isActive());
        key(Qt::Key_Escape);
        QTRY_VERIFY(editor().isActive());
        QCOMPARE(rowCount(), 3);
        clickRow(0);
        QCOMPARE(rows(), (QStringList{u"@     "_s, u"      "_s}));
    }

    void anotherLevelHasItsOwnSteps()
    {
        key(Qt::Key_B);
        click({1, 0});
        editor().levels().add(drawnLevel({u"@ "_s}));
        QCOMPARE(rowCount(), 1);
        editor().levels().showNext(1);
        QCOMPARE(rowCount(), 2);
        QCOMPARE(name(1), u"draw wall"_s);
    }

    void undoneCellsAreOutlinedForAMoment()
    {
        canvas().setGliding(true);
        key(Qt::Key_B);
        drag({1, 0}, {3, 1});
        QVERIFY(flash().cells().isNull());
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(flash().cells(), QRect(1, 0, 3, 2));
        QTRY_VERIFY(flash().cells().isNull());
        key(Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(flash().cells(), QRect(1, 0, 3, 2));
    }

    void withoutGlidingNoCellsAreOutlined()
    {
        canvas().setGliding(false);
        key(Qt::Key_B);
        click({1, 0});
        key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(flash().cells().isNull());
    }

    void undoneCellsAreScrolledIntoView()
    {
        editor().newLevel({200, 200});
        paint(editor().document(), {150, 150}, terrain(u"water"_s));
        canvas().zoomOneToOne();
        canvas().centerOnCell({5, 5});
        QVERIFY(!canvas().viewport()->rect().contains(at({150, 150})));
        key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(canvas().viewport()->rect().contains(at({150, 150})));
        paint(editor().document(), {151, 150}, terrain(u"water"_s));
        const QPoint before = at({150, 150});
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(at({150, 150}), before);
    }

    void aLongHistoryCanBeTraversed()
    {
        LevelDocument &document = editor().document();
        for (int i = 0; i < 2000; ++i) {
            paint(document, {1 + i % 5, 1}, i % 10 < 5 ? terrain(u"wall"_s) : terrain(u"water"_s));
        }
        QCOMPARE(rowCount(), 2001);
        clickRow(0);
        clickRow(2000);
        QCOMPARE(list().currentIndex().row(), 2000);
    }

    void picturesStayWithinTheirSize_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("one cell") << QSize(1, 1);
        QTest::newRow("a row") << QSize(400, 1);
        QTest::newRow("a column") << QSize(1, 400);
        QTest::newRow("the largest") << QSize(largestSide, largestSide);
    }

    void picturesStayWithinTheirSize()
    {
        QFETCH(QSize, size);
        LevelDocument document(shippedCatalogue());
        document.reset(newLevel(*shippedCatalogue(), {size.width(), size.height()}));
        document.stroke(u"fill"_s, changeByPainting(document.level(), *document.catalogue(),
                                                    Area::all(document.level().size()), terrain(u"water"_s)));
        const Tileset tileset;
        const QImage picture =
            stepPicture(*document.undoStack().command(0), *document.catalogue(), tileset, HistoryModel::pictureSize);
        QVERIFY(!picture.isNull());
        QVERIFY(picture.width() <= HistoryModel::pictureSize.width());
        QVERIFY(picture.height() <= HistoryModel::pictureSize.height());
        QVERIFY(picture.pixelColor(picture.rect().center()).alpha() > 0);
    }

    void typingATextIsOneRow()
    {
        setText(editor().document(), TextField::Name, u"a"_s);
        setText(editor().document(), TextField::Name, u"ab"_s);
        QCOMPARE(rowCount(), 2);
        QCOMPARE(name(1), u"change name"_s);
    }

    void theHistoryOpensAtTheCurrentStep()
    {
        LevelDocument &document = editor().document();
        auto *dock = child<QDockWidget>(u"historyDock"_s);
        for (int i = 0; i < 60; ++i) {
            paint(document, {i % 5 + 1, i / 30}, i / 5 % 2 == 0 ? terrain(u"wall"_s) : terrain(u"water"_s));
        }
        document.goToStep(0);
        dock->hide();
        document.goToStep(55);
        dock->show();
        dock->raise();
        QTRY_VERIFY(list().isVisible());
        QCOMPARE(list().currentIndex().row(), 55);
        QTRY_VERIFY(list().viewport()->rect().contains(list().visualRect(list().currentIndex()).center()));
    }

private:
    QListView &list() { return *child<QListView>(u"historyList"_s); }
    QString name(int row) { return list().model()->index(row, 0).data().toString(); }
    bool isSaved(int row) { return list().model()->index(row, 0).data(HistoryModel::IsSaved).toBool(); }
    int rowCount() { return list().model()->rowCount(); }

    void clickRow(int row)
    {
        const QModelIndex index = list().model()->index(row, 0);
        list().scrollTo(index);
        QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, list().visualRect(index).center());
    }

    FlashItem &flash()
    {
        for (QGraphicsItem *item : canvas().scene()->items()) {
            if (auto *found = dynamic_cast<FlashItem *>(item)) {
                return *found;
            }
        }
        qFatal("no flash");
    }
};

MAZEWRIGHT_SUITE(historywindow, TestHistoryWindow)
#include "tst_historywindow.moc"
