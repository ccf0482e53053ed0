#include "editor/canvas/canvas.h"
#include "editor/document/leveltabs.h"
#include "editor/filing/comparedialog.h"
#include "tests/driver/dialogs.h"
#include "tests/driver/editordriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;

/// Two versions of a level side by side in the real window, gone through by keys and mouse.
class TestCompareWindow : public QObject, protected EditorDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void theEditedLevelIsComparedWithItsFile();
    void keysGoThroughTheDifferencesInBothViews();
    void aClickOnACellChoosesItsDifference();
    void otherOpenLevelsAreOffered();
    void aFileIsAskedForIfThereIsNothingElse();
    void aFileThatIsNoLevelSaysWhy();
    void comparingIsOffWhilePlaying();

private:
    void saveAndDraw(const QStringList &saved, const QStringList &drawn);
    CompareDialog *openDialog();
    QStringList sentences();
    Canvas &view(const QString &name) { return *child<Canvas>(name); }
    QRegion chosen(const QString &name) { return view(name).tinted(CellTint::Selected); }
};

QStringList TestCompareWindow::sentences()
{
    const QAbstractItemModel *model = child<QListView>(u"compareList"_s)->model();
    QStringList rows;
    for (int row = 0; row < model->rowCount(); ++row) {
        rows += model->index(row, 0).data().toString();
    }
    return rows;
}

/// A level that was saved and drawn on.
void TestCompareWindow::saveAndDraw(const QStringList &saved, const QStringList &drawn)
{
    edit(saved);
    QVERIFY(!editor().document().save(m_folder->filePath(u"pit.level.json"_s)));
    editor().document().strokeTo(u"draw"_s, levelFrom(drawn));
}

CompareDialog *TestCompareWindow::openDialog()
{
    key(Qt::Key_D, Qt::ControlModifier | Qt::AltModifier);
    return child<CompareDialog>(u"compareDialog"_s);
}

void TestCompareWindow::theEditedLevelIsComparedWithItsFile()
{
    saveAndDraw({u"@ O #"_s}, {u"@  O~"_s});
    const CompareDialog *dialog = openDialog();
    QCOMPARE(sentences(), (QStringList{u"1 cell at 4, 0: wall became water."_s, u"The orc at 2, 0 moved to 3, 0."_s}));
    QCOMPARE(child<QLabel>(u"compareSummary"_s)->text(), u"Differences: 2"_s);
    QCOMPARE(child<QComboBox>(u"compareChoice"_s)->currentText(), u"The file, as it was saved"_s);
    QCOMPARE(view(u"compareBefore"_s).levelSize(), (Size{5, 1}));
    QCOMPARE(view(u"compareAfter"_s).accessibleName(), u"pit"_s);
    QVERIFY(dialog->findChild<QPushButton *>(u"compareDialogClose"_s));
}

void TestCompareWindow::keysGoThroughTheDifferencesInBothViews()
{
    saveAndDraw({u"@ O #"_s, u"     "_s}, {u"@  O~"_s, u"  !  "_s});
    CompareDialog *dialog = openDialog();
    auto *list = child<QListView>(u"compareList"_s);
    QCOMPARE(dialog->focusWidget(), list);
    QCOMPARE(chosen(u"compareBefore"_s), QRegion(4, 0, 1, 1));
    QTest::keyClick(list, Qt::Key_Down);
    QCOMPARE(chosen(u"compareBefore"_s), QRegion(2, 0, 1, 1));
    QCOMPARE(chosen(u"compareAfter"_s), QRegion(3, 0, 1, 1));
    QTest::keyClick(list, Qt::Key_F8);
    QCOMPARE(chosen(u"compareBefore"_s), QRegion(2, 1, 1, 1)); // where the potion is in the other one
    QCOMPARE(chosen(u"compareAfter"_s), QRegion(2, 1, 1, 1));
    QTest::keyClick(list, Qt::Key_F8);
    QCOMPARE(list->currentIndex().row(), 0);
    QTest::keyClick(list, Qt::Key_F8, Qt::ShiftModifier);
    QCOMPARE(list->currentIndex().row(), 2);
    QTest::mouseClick(child<QPushButton>(u"comparePrevious"_s), Qt::LeftButton);
    QCOMPARE(list->currentIndex().row(), 1);
    QTest::keyClick(list, Qt::Key_Escape);
    QTRY_VERIFY(!m_window->findChild<CompareDialog *>());
}

void TestCompareWindow::aClickOnACellChoosesItsDifference()
{
    saveAndDraw({u"@ O #"_s, u"     "_s}, {u"@  O~"_s, u"  !  "_s});
    openDialog();
    Canvas &after = view(u"compareAfter"_s);
    QTest::mouseClick(after.viewport(), Qt::LeftButton, {}, after.viewportRectOf({2, 1}).center());
    QCOMPARE(child<QListView>(u"compareList"_s)->currentIndex().row(), 2);
    Canvas &before = view(u"compareBefore"_s);
    QTest::mouseClick(before.viewport(), Qt::LeftButton, {}, before.viewportRectOf({4, 0}).center());
    QCOMPARE(child<QListView>(u"compareList"_s)->currentIndex().row(), 0);
}

void TestCompareWindow::otherOpenLevelsAreOffered()
{
    edit({u"@ g"_s});
    editor().levels().add(levelFrom({u"@  "_s}, u"\"name\": \"Cave\""_s));
    editor().levels().add(levelFrom({u"@ !"_s}, u"\"name\": \"Pit\""_s));
    openDialog();
    const auto *choice = child<QComboBox>(u"compareChoice"_s);
    QStringList offered;
    for (int i = 0; i < choice->count(); ++i) {
        offered += choice->itemText(i);
    }
    QVERIFY2(offered.contains(u"Cave"_s) && offered.last() == u"Another file…"_s, qPrintable(offered.join(u'|')));
    QVERIFY(!offered.contains(u"Pit"_s));
}

void TestCompareWindow::aFileIsAskedForIfThereIsNothingElse()
{
    QFile file(m_folder->filePath(u"other.txt"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("@ ~\n");
    file.close();
    edit({u"@ g"_s});
    const DialogAnswer answer(u"compareFileDialog"_s,
                              [this](QDialog *dialog) { chooseFile(dialog, m_folder->filePath(u"other.txt"_s)); });
    openDialog();
    QVERIFY(answer.wasGiven());
    QVERIFY(sentences().contains(u"The treasure at 2, 0 is new."_s));
}

void TestCompareWindow::aFileThatIsNoLevelSaysWhy()
{
    saveAndDraw({u"@ O #"_s}, {u"@  O~"_s});
    QFile file(m_folder->filePath(u"pit.level.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{");
    file.close();
    openDialog();
    QCOMPARE(sentences(), QStringList());
    QVERIFY(child<QLabel>(u"compareSummary"_s)->text().contains(u"[syntax]"_s));
    QVERIFY(!child<QPushButton>(u"compareNext"_s)->isEnabled());
}

void TestCompareWindow::comparingIsOffWhilePlaying()
{
    edit({u"@ g"_s});
    QVERIFY(child<QAction>(u"compareLevel"_s)->isEnabled());
    key(Qt::Key_F5);
    QVERIFY(!child<QAction>(u"compareLevel"_s)->isEnabled());
}

MAZEWRIGHT_SUITE(comparewindow, TestCompareWindow)
#include "tst_comparewindow.moc"
