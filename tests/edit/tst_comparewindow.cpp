#include "editor/canvas/canvas.h"
#include "editor/document/leveltabs.h"
#include "editor/fileactions/comparedialog.h"
#include "tests/driver/dialogs.h"
#include "tests/driver/editordriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;

/// Two versions of a level side by side in the real window, operated by keys and mouse.
class TestCompareWindow : public QObject, protected EditorDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void theEditedLevelIsComparedWithItsFile()
    {
        saveAndDraw({u"@ O #"_s}, {u"@  O~"_s});
        const CompareDialog *dialog = openDialog();
        QCOMPARE(sentences(),
                 (QStringList{u"1 cell (4, 0): wall became water."_s, u"The orc at 2, 0 moved to 3, 0."_s}));
        QCOMPARE(child<QLabel>(u"compareSummary"_s)->text(), u"Differences: 2"_s);
        QCOMPARE(child<QComboBox>(u"compareChoice"_s)->currentText(), u"The saved file"_s);
        QCOMPARE(view(u"compareBefore"_s).levelSize(), (Size{5, 1}));
        QCOMPARE(view(u"compareAfter"_s).accessibleName(), u"pit"_s);
        QVERIFY(dialog->findChild<QPushButton *>(u"compareDialogClose"_s));
    }

    void keysStepThroughTheDifferencesInBothViews()
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
        QCOMPARE(chosen(u"compareBefore"_s), QRegion(2, 1, 1, 1)); // the cell of the potion in the other version
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

    void aClickOnACellSelectsItsDifference()
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

    void otherOpenLevelsAreOffered()
    {
        edit({u"@ g"_s});
        editor().levels().add(levelFrom({u"@  "_s}, u"\"name\": \"Cave\""_s));
        editor().levels().add(levelFrom({u"@ !"_s}, u"\"name\": \"Pit\""_s));
        openDialog();
        QVERIFY2(offered().contains(u"Cave"_s), qPrintable(offered().join(u'|')));
        QCOMPARE(offered().last(), u"Another file…"_s);
        QVERIFY(!offered().contains(u"Pit"_s));
    }

    void levelsWithEqualNamesAreDistinguished()
    {
        const QString rogue = u"\"name\": \"rogue\""_s;
        edit({u"@ g"_s});
        for (const QString &file : {u"cave.txt"_s, u"a/pit.level.json"_s, u"b/pit.level.json"_s, QString()}) {
            editor().levels().add(levelFrom({u"@  "_s}, rogue), file.isEmpty() ? file : m_folder->filePath(file));
        }
        openDialog();
        const QStringList titles = offered();
        for (const QString &file : {u"a/pit.level.json"_s, u"b/pit.level.json"_s}) {
            const QString path = QDir::toNativeSeparators(m_folder->filePath(file));
            QVERIFY2(titles.contains(u"rogue (%1)"_s.arg(path)), qPrintable(titles.join(u'|')));
        }
        QVERIFY2(titles.contains(u"rogue (cave.txt)"_s), qPrintable(titles.join(u'|')));
        const int tab = editor().levels().current() + 1;
        QCOMPARE(view(u"compareAfter"_s).accessibleName(), u"rogue (tab %1)"_s.arg(tab));
    }

    void withoutOtherLevelsAFileIsAskedFor()
    {
        const QString path = writeFile(u"other.txt"_s, "@ ~\n");
        edit({u"@ g"_s});
        const DialogAnswer answer(u"compareFileDialog"_s, [&path](QDialog *dialog) { chooseFile(dialog, path); });
        openDialog();
        QVERIFY(answer.wasGiven());
        QVERIFY(sentences().contains(u"The treasure at 2, 0 was added."_s));
    }

    void aMapOfTiledMayBeChosen()
    {
        edit({u"@ g"_s});
        QStringList filters;
        const DialogAnswer answer(u"compareFileDialog"_s, [&filters](QDialog *dialog) {
            filters = qobject_cast<QFileDialog *>(dialog)->nameFilters();
            QTest::keyClick(dialog, Qt::Key_Escape);
        });
        key(Qt::Key_D, Qt::ControlModifier | Qt::AltModifier);
        QVERIFY(answer.wasGiven());
        for (const QString &ending : {u"*.level.json"_s, u"*.txt"_s, u"*.tmj"_s, u"*.tmx"_s}) {
            QVERIFY2(filters.value(0).contains(ending), qPrintable(filters.value(0)));
        }
    }

    void cancelingTheFileDialogKeepsTheChoice()
    {
        saveAndDraw({u"@ O #"_s}, {u"@  O~"_s});
        openDialog();
        const QStringList told = sentences();
        chooseAnotherFile({});
        QCOMPARE(child<QComboBox>(u"compareChoice"_s)->currentText(), u"The saved file"_s);
        QCOMPARE(sentences(), told);
    }

    void anUnreadableFileGivesAReason()
    {
        saveAndDraw({u"@ O #"_s}, {u"@  O~"_s});
        writeFile(u"pit.level.json"_s, "{\n    \"name\": \"Pit\n}\n");
        openDialog();
        QCOMPARE(sentences(), QStringList());
        QCOMPARE(
            child<QLabel>(u"compareSummary"_s)->text(),
            u"Cannot read pit.level.json. Line 2, column 17: The line ends too early; expected a closing quote."_s);
        QVERIFY(!child<QPushButton>(u"compareNext"_s)->isEnabled());
    }

    void anUnreadableFileLeavesItsViewEmpty()
    {
        saveAndDraw({u"@ O #"_s}, {u"@  O~"_s});
        openDialog();
        QVERIFY(!isBlank(u"compareBefore"_s));
        chooseAnotherFile(writeFile(u"broken.level.json"_s, "{"));
        QCOMPARE(
            child<QLabel>(u"compareSummary"_s)->text(),
            u"Cannot read broken.level.json. Line 1, column 2: The file ends too early; expected a key in quotes."_s);
        QVERIFY(isBlank(u"compareBefore"_s));
        QVERIFY(!isBlank(u"compareAfter"_s));
        QTest::keyClick(child<QComboBox>(u"compareChoice"_s), Qt::Key_Home);
        QVERIFY(!isBlank(u"compareBefore"_s));
        QCOMPARE(view(u"compareBefore"_s).levelSize(), (Size{5, 1}));
    }

    void legendAndRulesAreComparedInWords()
    {
        edit({u"@ g"_s});
        editor().levels().add(levelFrom({u"@  "_s},
                                        u"\"name\": \"Pit\", \"rules\": { \"win\": [\"treasure\", \"exit\"] }, "
                                        "\"legend\": { \"$\": \"glass\" }"_s));
        editor().levels().add(levelFrom({u"@  "_s}, u"\"name\": \"Pit\", \"legend\": { \"\\\"\": \"grass\" }"_s));
        openDialog();
        QTest::keyClick(child<QComboBox>(u"compareChoice"_s), Qt::Key_Down);
        QCOMPARE(sentences(), (QStringList{u"Win conditions: all treasure collected, exit reached was removed."_s,
                                           u"The character “\"” now stands for tall grass."_s,
                                           u"The character “$” no longer stands for glass."_s}));
    }

    void sizesUseTheUsualFormat()
    {
        edit({u"@ g"_s});
        editor().levels().add(levelFrom({u"@ O"_s}));
        editor().levels().add(levelFrom({u"@ O"_s, u"###"_s}));
        openDialog();
        QTest::keyClick(child<QComboBox>(u"compareChoice"_s), Qt::Key_Down);
        QCOMPARE(sentences(), QStringList{u"The size changed from 3 × 1 to 3 × 2."_s});
    }

    void comparingIsOffWhilePlaying()
    {
        edit({u"@ g"_s});
        QVERIFY(child<QAction>(u"compareLevel"_s)->isEnabled());
        key(Qt::Key_F5);
        QVERIFY(!child<QAction>(u"compareLevel"_s)->isEnabled());
    }

private:
    /// Saves a level and then draws on it.
    void saveAndDraw(const QStringList &saved, const QStringList &drawn)
    {
        edit(saved);
        QVERIFY(!editor().document().save(m_folder->filePath(u"pit.level.json"_s)));
        editor().document().strokeTo(u"draw"_s, levelFrom(drawn));
    }

    CompareDialog *openDialog()
    {
        key(Qt::Key_D, Qt::ControlModifier | Qt::AltModifier);
        return child<CompareDialog>(u"compareDialog"_s);
    }

    QStringList sentences()
    {
        const QAbstractItemModel *model = child<QListView>(u"compareList"_s)->model();
        QStringList rows;
        for (int row = 0; row < model->rowCount(); ++row) {
            rows += model->index(row, 0).data().toString();
        }
        return rows;
    }

    QStringList offered()
    {
        const auto *choice = child<QComboBox>(u"compareChoice"_s);
        QStringList titles;
        for (int i = 0; i < choice->count(); ++i) {
            titles += choice->itemText(i);
        }
        return titles;
    }

    QString writeFile(const QString &name, const QByteArray &bytes)
    {
        QFile file(m_folder->filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) {
            qFatal("%s could not be written", qPrintable(name));
        }
        return file.fileName();
    }

    /// Chooses the last entry of the list by keyboard, which asks for a file. An empty path cancels the file dialog
    /// with Escape.
    void chooseAnotherFile(const QString &path)
    {
        const DialogAnswer answer(u"compareFileDialog"_s, [&path](QDialog *dialog) {
            path.isEmpty() ? QTest::keyClick(dialog, Qt::Key_Escape) : chooseFile(dialog, path);
        });
        QTest::keyClick(child<QComboBox>(u"compareChoice"_s), Qt::Key_End);
        QVERIFY(answer.wasGiven());
    }

    /// True if the canvas of that name shows no level.
    bool isBlank(const QString &name)
    {
        Canvas &canvas = view(name);
        const QImage place =
            canvas.parentWidget()->grab(canvas.geometry()).toImage().convertToFormat(QImage::Format_RGB32);
        QImage blank = place;
        blank.fill(place.pixelColor(0, 0));
        return !place.isNull() && place == blank;
    }

    Canvas &view(const QString &name) { return *child<Canvas>(name); }
    QRegion chosen(const QString &name) { return view(name).tinted(CellTint::Selected); }
};

MAZEWRIGHT_SUITE(comparewindow, TestCompareWindow)
#include "tst_comparewindow.moc"
