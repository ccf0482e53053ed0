#include "editor/actions/leveleditor.h"
#include "gamecore/base/issue.h"
#include "tests/driver/dialogs.h"
#include "tests/driver/stonesmap.h"
#include "tests/support/contentof.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/suite.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QTest>
#include <QTreeWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// The columns of the question.
constexpr int askedColumn = 0;
constexpr int meaningColumn = 2;

QTreeWidget &tableIn(QDialog *dialog)
{
    return in<QTreeWidget>(dialog, u"meaningTable"_s);
}

QString meaningIn(QDialog *dialog, int row)
{
    return tableIn(dialog).topLevelItem(row)->text(meaningColumn);
}

void clickRow(QDialog *dialog, int row, Qt::KeyboardModifiers modifiers = {})
{
    QTreeWidget &table = tableIn(dialog);
    const QRect place = table.visualItemRect(table.topLevelItem(row));
    QTest::mouseClick(table.viewport(), Qt::LeftButton, modifiers, place.center());
}

/// Chooses the meaning of the selected rows by keyboard.
void choose(QDialog *dialog, const QString &key)
{
    auto &choice = in<QComboBox>(dialog, u"meaningChoice"_s);
    QTest::keyClick(&choice, Qt::Key_Home);
    for (int i = 0; i < choice.count() && choice.currentData().toString() != key; ++i) {
        QTest::keyClick(&choice, Qt::Key_Down);
    }
    QCOMPARE(choice.currentData().toString(), key);
}

void answerRow(QDialog *dialog, int row, const QString &key)
{
    clickRow(dialog, row);
    choose(dialog, key);
}

const QByteArray enemyObject = R"({"type":"Enemy","point":true,"x":20,"y":4})";
const QByteArray bossObjects = R"({"type":"Boss","name":"troll","point":true,"x":12,"y":4},
{"type":"Boss","name":"Grim","point":true,"x":20,"y":4})";

/// True if an issue says that something of the map has no place in the level.
bool isNotTakenTold(const LevelDocument &document)
{
    const IssueList &issues = document.issues();
    return std::any_of(issues.begin(), issues.end(),
                       [](const Issue &issue) { return issue.code == IssueCode::NotTaken; });
}

} // namespace

/// The question about the meaning of Tiled's tiles and objects, answered by keyboard and mouse.
class TestTilesDialog : public QObject, protected WindowFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void answersAboutUnknownTilesAreSaved()
    {
        const QString map = writeStonesMap(*m_home);
        DialogAnswer answer(u"tilesDialog"_s, [](QDialog *dialog) {
            // The most frequent tile comes first, with its guessed meaning.
            QCOMPARE(meaningIn(dialog, 0), u"wall (guessed)"_s);
            answerRow(dialog, 1, u"start"_s);
            answerRow(dialog, 0, u"water"_s);
            QCOMPARE(meaningIn(dialog, 0), u"water"_s);
            for (int row = 0; row < 2; ++row) {
                QVERIFY(!tableIn(dialog).topLevelItem(row)->icon(askedColumn).isNull());
            }
            in<QDialogButtonBox>(dialog, u"tilesButtons"_s).button(QDialogButtonBox::Ok)->click();
        });
        QVERIFY(m_driver->window().openFile(map));
        QVERIFY(answer.wasGiven());
        QCOMPARE(rowsOf(m_driver->session().game().level()), QStringList{u"@~~"_s});
        const QByteArray kept = contentOf(mappingBeside(map));
        QVERIFY2(kept.contains("\"stones\": { \"0\": \"start\", \"1\": \"water\" }"), kept.constData());
        // The question does not come a second time, and the editor shows the same level.
        m_driver->window().editFile(map);
        QCOMPARE(rowsOf(m_driver->window().editor().document().level()), QStringList{u"@~~"_s});
    }

    /// Rows are selected by Ctrl+A, and by Shift and the mouse.
    void anAnswerAppliesToAllSelectedRows()
    {
        const QString map = writeStonesMap(*m_home);
        const DialogAnswer answer(u"tilesDialog"_s, [](QDialog *dialog) {
            const auto &choice = in<QComboBox>(dialog, u"meaningChoice"_s);
            QTest::keyClick(&tableIn(dialog), Qt::Key_A, Qt::ControlModifier);
            choose(dialog, u"water"_s);
            QCOMPARE(meaningIn(dialog, 0), u"water"_s);
            QCOMPARE(meaningIn(dialog, 1), u"water"_s);
            answerRow(dialog, 1, u"start"_s);
            QCOMPARE(meaningIn(dialog, 0), u"water"_s);
            clickRow(dialog, 0, Qt::ShiftModifier);
            QCOMPARE(choice.currentIndex(), -1); // the rows have different meanings
            choose(dialog, u"floor"_s);
            answerRow(dialog, 1, u"start"_s);
            dialog->accept();
        });
        QVERIFY(m_driver->window().openFile(map));
        QVERIFY(answer.wasGiven());
        QCOMPARE(rowsOf(m_driver->session().game().level()), QStringList{u"@  "_s});
    }

    void aButtonSelectsAllGuesses()
    {
        const QString map = writeStonesMap(*m_home);
        const DialogAnswer answer(u"tilesDialog"_s, [](QDialog *dialog) {
            auto &guesses = in<QPushButton>(dialog, u"selectGuesses"_s);
            guesses.click();
            QCOMPARE(tableIn(dialog).selectedItems().size(), 2);
            answerRow(dialog, 1, u"start"_s);
            guesses.click();
            QCOMPARE(tableIn(dialog).selectedItems(), QList{tableIn(dialog).topLevelItem(0)});
            QCOMPARE(in<QComboBox>(dialog, u"meaningChoice"_s).currentData().toString(), u"wall"_s);
            choose(dialog, u"water"_s);
            QVERIFY(!guesses.isEnabled());
            dialog->accept();
        });
        QVERIFY(m_driver->window().openFile(map));
        QVERIFY(answer.wasGiven());
        QCOMPARE(rowsOf(m_driver->session().game().level()), QStringList{u"@~~"_s});
    }

    void classesOfObjectsAreAskedAbout()
    {
        const QString map = writeStonesMap(*m_home, u"cave.tmj"_s, enemyObject);
        const DialogAnswer answer(u"tilesDialog"_s, [](QDialog *dialog) {
            QCOMPARE(tableIn(dialog).topLevelItem(2)->text(askedColumn), u"Objects of class “Enemy”"_s);
            QCOMPARE(meaningIn(dialog, 2), u"Unknown, left out"_s);
            answerRow(dialog, 0, u"floor"_s);
            answerRow(dialog, 1, u"start"_s);
            answerRow(dialog, 2, u"orc"_s);
            dialog->accept();
        });
        QVERIFY(m_driver->window().editFile(map));
        QVERIFY(answer.wasGiven());
        LevelDocument &document = m_driver->window().editor().document();
        QCOMPARE(rowsOf(document.level()), QStringList{u"@ O"_s});
        QVERIFY2(contentOf(mappingBeside(map)).contains("\"Enemy\": \"orc\""),
                 contentOf(mappingBeside(map)).constData());
        const DialogAnswer again(u"tilesDialog"_s, [](QDialog *dialog) {
            QCOMPARE(meaningIn(dialog, 2), u"orc"_s); // the earlier answer
            answerRow(dialog, 2, u"ignore"_s);
            dialog->accept();
        });
        m_driver->trigger(u"tilesOfMap"_s);
        QVERIFY(again.wasGiven());
        QCOMPARE(rowsOf(document.level()), QStringList{u"@  "_s});
        // Leaving it out was an answer, too, so the question does not come again.
        document.undo();
        m_driver->trigger(u"closeLevel"_s);
        m_driver->window().editFile(map);
        QCOMPARE(rowsOf(document.level()), QStringList{u"@  "_s});
    }

    /// Two objects have the same class; the name of one of them already gives it a meaning.
    void unansweredClassesKeepTheirMeaning()
    {
        const QString map = writeStonesMap(*m_home, u"cave.tmj"_s, bossObjects);
        const DialogAnswer answer(u"tilesDialog"_s, [](QDialog *dialog) {
            answerRow(dialog, 0, u"floor"_s);
            answerRow(dialog, 1, u"start"_s);
            clickRow(dialog, 2);
            QCOMPARE(in<QComboBox>(dialog, u"meaningChoice"_s).currentIndex(), -1);
            QCOMPARE(in<QComboBox>(dialog, u"meaningChoice"_s).placeholderText(), u"Unknown, left out"_s);
            dialog->accept();
        });
        QVERIFY(m_driver->window().editFile(map));
        QVERIFY(answer.wasGiven());
        LevelDocument &document = m_driver->window().editor().document();
        QCOMPARE(rowsOf(document.level()), QStringList{u"@T "_s});
        QVERIFY(isNotTakenTold(document));
        QVERIFY2(contentOf(mappingBeside(map)).contains("\"classes\": {}"), contentOf(mappingBeside(map)).constData());
        // The question comes again only on request. Then leaving the objects out is an answer.
        m_driver->trigger(u"closeLevel"_s);
        QVERIFY(m_driver->window().editFile(map));
        QCOMPARE(rowsOf(document.level()), QStringList{u"@T "_s});
        QVERIFY(isNotTakenTold(document));
        const DialogAnswer again(u"tilesDialog"_s, [](QDialog *dialog) {
            QCOMPARE(meaningIn(dialog, 2), u"Unknown, left out"_s);
            answerRow(dialog, 2, u"ignore"_s);
            QCOMPARE(meaningIn(dialog, 2), u"Nothing"_s);
            dialog->accept();
        });
        m_driver->trigger(u"tilesOfMap"_s);
        QVERIFY(again.wasGiven());
        QCOMPARE(rowsOf(document.level()), QStringList{u"@  "_s});
        QVERIFY(!isNotTakenTold(document));
        const QByteArray kept = contentOf(mappingBeside(map));
        QVERIFY2(kept.contains("\"Boss\": \"ignore\"") && !kept.contains("asked"), kept.constData());
    }

    /// Classes that were left unanswered are shown again, together with the new ones.
    void onlyNewClassesOpenTheDialog()
    {
        const QString first = writeStonesMap(*m_home, u"cave.tmj"_s, bossObjects);
        const DialogAnswer answer(u"tilesDialog"_s, [](QDialog *dialog) {
            answerRow(dialog, 1, u"start"_s);
            dialog->accept();
        });
        QVERIFY(m_driver->window().editFile(first));
        QVERIFY(answer.wasGiven());
        const QString second = writeStonesMap(*m_home, u"cellar.tmj"_s, bossObjects + ',' + enemyObject);
        const DialogAnswer other(u"tilesDialog"_s, [](QDialog *dialog) {
            QCOMPARE(tableIn(dialog).topLevelItemCount(), 2);
            QCOMPARE(tableIn(dialog).topLevelItem(0)->text(askedColumn), u"Objects of class “Boss”"_s);
            QCOMPARE(tableIn(dialog).topLevelItem(1)->text(askedColumn), u"Objects of class “Enemy”"_s);
            dialog->accept();
        });
        QVERIFY(m_driver->window().editFile(second));
        QVERIFY(other.wasGiven());
    }

    void tileAnswersCanBeChangedLater()
    {
        const QString map = writeStonesMap(*m_home);
        const DialogAnswer first(u"tilesDialog"_s, [](QDialog *dialog) { dialog->accept(); });
        QVERIFY(m_driver->window().editFile(map));
        QVERIFY(first.wasGiven());
        LevelDocument &document = m_driver->window().editor().document();
        const QStringList guessed = rowsOf(document.level());
        const DialogAnswer again(u"tilesDialog"_s, [](QDialog *dialog) {
            QCOMPARE(meaningIn(dialog, 1), u"wall"_s); // the earlier answer
            answerRow(dialog, 1, u"start"_s);
            dialog->accept();
        });
        m_driver->trigger(u"tilesOfMap"_s);
        QVERIFY(again.wasGiven());
        QCOMPARE(rowsOf(document.level()), QStringList{u"@##"_s});
        document.undoStack().undo();
        QCOMPARE(rowsOf(document.level()), guessed);
        QVERIFY2(contentOf(mappingBeside(map)).contains("\"0\": \"start\""), contentOf(mappingBeside(map)).constData());
    }

    void changedAnswersReportIssuesAgain()
    {
        const QString map = writeStonesMap(*m_home, u"cave.tmj"_s, R"({"text":{"text":"Hi"},"x":0,"y":0})");
        const DialogAnswer first(u"tilesDialog"_s, [](QDialog *dialog) { dialog->accept(); });
        QVERIFY(m_driver->window().editFile(map));
        QVERIFY(first.wasGiven());
        LevelDocument &document = m_driver->window().editor().document();
        QVERIFY(isNotTakenTold(document));
        const DialogAnswer again(u"tilesDialog"_s, [](QDialog *dialog) {
            answerRow(dialog, 1, u"start"_s);
            dialog->accept();
        });
        m_driver->trigger(u"tilesOfMap"_s);
        QVERIFY(again.wasGiven());
        QCOMPARE(rowsOf(document.level()), QStringList{u"@##"_s});
        QVERIFY(isNotTakenTold(document));
        document.undo();
        QVERIFY(!isNotTakenTold(document)); // the issue belonged to the level after the answer
    }
};

MAZEWRIGHT_SUITE(tilesdialog, TestTilesDialog)

#include "tst_tilesdialog.moc"
