#include "gamecore/levelfile/levelwriter.h"
#include "tests/driver/dialogs.h"
#include "tests/driver/editordriver.h"
#include "tests/support/asnobody.h"
#include "tests/support/contentof.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

constexpr auto readOnlyFile = QFile::ReadOwner;
constexpr auto readOnlyFolder = QFile::ReadOwner | QFile::ExeOwner;
constexpr auto ownFolder = readOnlyFolder | QFile::WriteOwner;

} // namespace

/// Levels in files and folders that the person may not write, or not even read.
class TestNoAccess : public QObject, protected EditorDriver {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void whatMayNotBeWrittenIsSavedElsewhere_data();
    void whatMayNotBeWrittenIsSavedElsewhere();
    void whatMayNotBeReadIsTold();
    void aFolderThatMayNotBeReadHasNoLevels();

private:
    QString folder() const { return m_home->path() + u"/levels"_s; }
    QString path() const { return folder() + u"/pit.level.json"_s; }

    std::unique_ptr<AsNobody> m_nobody;
};

void TestNoAccess::init()
{
    openWindow();
    m_home->writeLevel(u"levels/pit.level.json"_s, writeLevelJson(drawnLevel({u"@ g"_s}), *shippedCatalogue()));
    m_nobody = std::make_unique<AsNobody>(m_home->path());
}

void TestNoAccess::cleanup()
{
    QFile::setPermissions(folder(), ownFolder);
    m_nobody.reset();
    closeWindow();
}

void TestNoAccess::whatMayNotBeWrittenIsSavedElsewhere_data()
{
    QTest::addColumn<bool>("isFile");
    QTest::newRow("a file that may not be written") << true;
    QTest::newRow("a folder that may not be written") << false;
}

void TestNoAccess::whatMayNotBeWrittenIsSavedElsewhere()
{
    QFETCH(bool, isFile);
    QVERIFY(isFile ? QFile::setPermissions(path(), readOnlyFile) : QFile::setPermissions(folder(), readOnlyFolder));
    const QByteArray before = contentOf(path());
    QVERIFY(m_window->editFile(path()));
    click({1, 0});
    {
        const DialogAnswer refused(u"saveFailed"_s, [&](QDialog *dialog) {
            QCOMPARE(
                qobject_cast<QMessageBox *>(dialog)->text(),
                u"“%1” could not be saved. The file or its folder may not be written. Choose another folder."_s.arg(
                    path()));
            dialog->accept();
        });
        key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(refused.wasGiven());
    }
    QVERIFY(editor().isModified());
    QCOMPARE(contentOf(path()), before);
    QCOMPARE(QDir(folder()).entryList(QDir::Files), QStringList{u"pit.level.json"_s});
    const QString elsewhere = m_home->path() + u"/mine.level.json"_s;
    const DialogAnswer chosen(u"saveLevelDialog"_s, [&](QDialog *dialog) { chooseFile(dialog, elsewhere); });
    key(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(chosen.wasGiven());
    QVERIFY(!editor().isModified());
    QCOMPARE(contentOf(elsewhere), writeLevelJson(editor().document().level(), *shippedCatalogue()));
}

void TestNoAccess::whatMayNotBeReadIsTold()
{
    QVERIFY(QFile::setPermissions(path(), {}));
    QVERIFY(!m_window->editFile(path()));
    const auto *dialog = child<QDialog>(u"issueDialog"_s);
    QVERIFY(dialog->isVisible());
    QCOMPARE(child<QLabel>(u"issueHeading"_s)->text(), QString(path() + u" cannot be opened for editing:"_s));
    QCOMPARE(child<QPlainTextEdit>(u"issueText"_s)->toPlainText(), u"The file may not be read."_s);
}

void TestNoAccess::aFolderThatMayNotBeReadHasNoLevels()
{
    QVERIFY(QFile::setPermissions(folder(), {}));
    QVERIFY(!m_window->openFile(folder()));
    QVERIFY(child<QDialog>(u"issueDialog"_s)->isVisible());
    QCOMPARE(child<QPlainTextEdit>(u"issueText"_s)->toPlainText(), u"The file may not be read."_s);
}

MAZEWRIGHT_SUITE(noaccess, TestNoAccess)
#include "tst_noaccess.moc"
