#include "editor/forms/resizedialog.h"
#include "tests/driver/dialogs.h"
#include "tests/driver/editordriver.h"
#include "tests/driver/painting.h"
#include "tests/support/suite.h"

#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;

/// Resizing, cropping, rotating and flipping the whole level in the real window, by keys, mouse and menu.
class TestResizeWindow : public QObject, protected EditorDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void theDialogWarnsOfLossAndResizes()
    {
        edit({u"@ O"_s, u"~ g"_s});
        ResizeDialog *dialog = openDialog();
        auto *loss = dialog->findChild<QLabel *>(u"resizeLoss"_s);
        auto *resize = dialog->findChild<QPushButton *>(u"resizeDialogOk"_s);
        QVERIFY(resize);
        QVERIFY(!resize->isEnabled());
        auto *width = dialog->findChild<QSpinBox *>(u"resizeWidth"_s);
        width->setFocus();
        width->selectAll();
        QTest::keyClicks(width, u"2"_s);
        QCOMPARE(loss->text(), u"2 cells cut off. 2 things lost."_s);
        QCOMPARE(rows(), (QStringList{u"@ O"_s, u"~ g"_s}));
        auto *height = dialog->findChild<QSpinBox *>(u"resizeHeight"_s);
        QTest::keyClick(height, Qt::Key_Up);
        QTest::keyClick(height, Qt::Key_Return);
        QTRY_VERIFY(!m_window->findChild<ResizeDialog *>());
        QCOMPARE(rows(), (QStringList{u"@ "_s, u"~ "_s, u"##"_s}));
        QCOMPARE(editor().document().undoStack().undoText(), u"resize level"_s);
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(rows(), (QStringList{u"@ O"_s, u"~ g"_s}));
    }

    void theAnchorDecidesWhereCellsAreCut()
    {
        edit({u"@ O"_s, u"~ g"_s});
        ResizeDialog *dialog = openDialog();
        dialog->findChild<QSpinBox *>(u"resizeWidth"_s)->setValue(2);
        dialog->findChild<QSpinBox *>(u"resizeHeight"_s)->setValue(1);
        auto *lower = dialog->findChild<QToolButton *>(u"resizeAnchor6"_s);
        QTest::mouseClick(lower, Qt::LeftButton);
        QVERIFY(lower->isChecked());
        QCOMPARE(dialog->findChild<QLabel *>(u"resizeLoss"_s)->text(),
                 u"4 cells cut off. 3 things lost. This includes the start."_s);
        QTest::mouseClick(dialog->findChild<QPushButton *>(u"resizeDialogOk"_s), Qt::LeftButton);
        QCOMPARE(rows(), QStringList{u"~ "_s});
    }

    void escapeLeavesTheLevelAsItIs()
    {
        edit({u"@ O"_s});
        ResizeDialog *dialog = openDialog();
        dialog->findChild<QSpinBox *>(u"resizeWidth"_s)->setValue(9);
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(!m_window->findChild<ResizeDialog *>());
        QCOMPARE(rows(), QStringList{u"@ O"_s});
        QCOMPARE(editor().document().undoStack().count(), 0);
    }

    void croppingCutsAroundTheSelection()
    {
        edit({u"#####"_s, u"#@ O#"_s, u"#####"_s});
        QVERIFY(!child<QAction>(u"cropToSelection"_s)->isEnabled());
        key(Qt::Key_M);
        drag({1, 1}, {2, 2});
        trigger(u"cropToSelection"_s);
        QCOMPARE(rows(), (QStringList{u"@ "_s, u"##"_s}));
        QVERIFY(editor().toolbox().selection().isEmpty());
        QCOMPARE(child<QLabel>(u"editStatus"_s)->text(), u"11 cells cut off. 1 thing lost. You can undo this."_s);
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(rows(), (QStringList{u"#####"_s, u"#@ O#"_s, u"#####"_s}));
    }

    void trimmingCutsEmptyBorders()
    {
        edit({u"######"_s, u"######"_s, u"###@##"_s, u"######"_s});
        trigger(u"trimLevel"_s);
        QCOMPARE(rows(), (QStringList{u"###"_s, u"#@#"_s, u"###"_s}));
        trigger(u"trimLevel"_s);
        QCOMPARE(editor().document().undoStack().count(), 1);
        QCOMPARE(child<QLabel>(u"editStatus"_s)->text(), u"There is nothing to cut off."_s);
    }

    void everyTurnIsOneStepThatUndoes_data()
    {
        QTest::addColumn<QString>("action");
        QTest::addColumn<QStringList>("after");
        QTest::newRow("right") << u"turnLevelRight"_s << QStringList{u"~@"_s, u"  "_s, u"gO"_s};
        QTest::newRow("left") << u"turnLevelLeft"_s << QStringList{u"Og"_s, u"  "_s, u"@~"_s};
        QTest::newRow("left to right") << u"flipLevelLeftRight"_s << QStringList{u"O @"_s, u"g ~"_s};
        QTest::newRow("upside down") << u"flipLevelUpDown"_s << QStringList{u"~ g"_s, u"@ O"_s};
    }

    void everyTurnIsOneStepThatUndoes()
    {
        QFETCH(QString, action);
        QFETCH(QStringList, after);
        edit({u"@ O"_s, u"~ g"_s});
        const QByteArray before = jsonOf(editor().document());
        trigger(action);
        QCOMPARE(rows(), after);
        QCOMPARE(canvas().levelSize(), editor().document().level().size());
        QCOMPARE(editor().document().undoStack().count(), 1);
        QVERIFY(!editor().document().undoStack().undoText().isEmpty());
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(jsonOf(editor().document()), before);
        key(Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(rows(), after);
    }

    void toolsDrawInTheNewSize()
    {
        edit({u"@ O"_s});
        trigger(u"turnLevelRight"_s);
        key(Qt::Key_B);
        click({0, 1});
        QCOMPARE(rows(), (QStringList{u"@"_s, u"#"_s, u"O"_s}));
        key(Qt::Key_Z, Qt::ControlModifier);
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(rows(), QStringList{u"@ O"_s});
    }

    void theZoomStaysWhereItIs()
    {
        edit({u"@ O"_s, u"   "_s});
        canvas().zoomOneToOne();
        const int tile = canvas().tileSize();
        trigger(u"turnLevelRight"_s);
        QCOMPARE(canvas().tileSize(), tile);
        QVERIFY(!canvas().isFit());
        canvas().zoomToFit();
        trigger(u"turnLevelRight"_s);
        QVERIFY(canvas().isFit());
    }

    void aLevelOfOneCellTurnsAndGrows()
    {
        edit({u"@"_s});
        trigger(u"turnLevelLeft"_s);
        trigger(u"trimLevel"_s);
        QCOMPARE(rows(), QStringList{u"@"_s});
        ResizeDialog *dialog = openDialog();
        dialog->findChild<QSpinBox *>(u"resizeWidth"_s)->setValue(3);
        dialog->findChild<QSpinBox *>(u"resizeHeight"_s)->setValue(3);
        QTest::mouseClick(dialog->findChild<QToolButton *>(u"resizeAnchor4"_s), Qt::LeftButton);
        QTest::keyClick(dialog, Qt::Key_Return);
        QCOMPARE(rows(), (QStringList{u"###"_s, u"#@#"_s, u"###"_s}));
    }

    void aClampedSideIsShownBeforeItIsAccepted_data()
    {
        QTest::addColumn<bool>("byMouse");
        QTest::newRow("by mouse") << true;
        QTest::newRow("by keys") << false;
    }

    /// A side that was corrected to the bound is shown first; only then it is accepted.
    void aClampedSideIsShownBeforeItIsAccepted()
    {
        QFETCH(const bool, byMouse);
        edit({u"@ O"_s});
        ResizeDialog *dialog = openDialog();
        QVERIFY(QTest::qWaitForWindowActive(dialog));
        const auto resize = [dialog, byMouse] {
            if (byMouse) {
                QTest::mouseClick(dialog->findChild<QPushButton *>(u"resizeDialogOk"_s), Qt::LeftButton);
            } else {
                QTest::keyClick(dialog->focusWidget(), Qt::Key_Tab);
                QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
            }
        };
        auto *width = dialog->findChild<QSpinBox *>(u"resizeWidth"_s);
        width->setFocus();
        width->selectAll();
        QTest::keyClicks(width, u"99999"_s);
        resize();
        QVERIFY(dialog->isVisible());
        QCOMPARE(rows(), QStringList{u"@ O"_s});
        QCOMPARE(width->value(), largestSide);
        QCOMPARE(dialog->focusWidget(), width);
        resize();
        QTRY_VERIFY(!m_window->findChild<ResizeDialog *>());
        QCOMPARE(editor().document().level().size(), (Size{largestSide, 1}));
    }

    void actionsAreOffWhilePlaying()
    {
        edit({u"@ g"_s});
        key(Qt::Key_F5);
        QVERIFY(!child<QAction>(u"resizeLevel"_s)->isEnabled());
        QVERIFY(!child<QAction>(u"turnLevelRight"_s)->isEnabled());
    }

private:
    void trigger(const QString &action)
    {
        auto *found = child<QAction>(action);
        QVERIFY2(found->isEnabled(), qPrintable(action));
        found->trigger();
    }

    ResizeDialog *openDialog()
    {
        key(Qt::Key_R, Qt::ControlModifier | Qt::AltModifier);
        return child<ResizeDialog>(u"resizeDialog"_s);
    }
};

MAZEWRIGHT_SUITE(resizewindow, TestResizeWindow)
#include "tst_resizewindow.moc"
