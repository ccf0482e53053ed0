#include "gamecore/levelfile/levelwriter.h"
#include "tests/driver/dialogs.h"
#include "tests/driver/editordriver.h"
#include "tests/support/contentof.h"
#include "tests/support/suite.h"
#include "tests/support/unprivilegeduser.h"

#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QStatusBar>
#include <QTest>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

constexpr auto readOnlyFile = QFile::ReadOwner;
constexpr auto readOnlyFolder = QFile::ReadOwner | QFile::ExeOwner;
constexpr auto ownFolder = readOnlyFolder | QFile::WriteOwner;

} // namespace

/// Levels in read-only or unreadable files and folders.
class TestNoAccess : public QObject, protected EditorDriver {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        openWindow();
        m_home->writeLevel(u"levels/pit.level.json"_s, writeLevelJson(drawnLevel({u"@ g"_s}), *shippedCatalogue()));
        m_nobody = std::make_unique<UnprivilegedUser>(m_home->path());
    }

    void cleanup()
    {
        QFile::setPermissions(folder(), ownFolder);
        m_nobody.reset();
        closeWindow();
    }

    void aReadOnlyFileIsSavedUnderAnotherPath()
    {
        QVERIFY(QFile::setPermissions(path(), readOnlyFile));
        const QByteArray before = contentOf(path());
        QVERIFY(m_window->editFile(path()));
        click({1, 0});
        {
            const DialogAnswer refused(u"saveFailed"_s, [&](QDialog *dialog) {
                QCOMPARE(
                    qobject_cast<QMessageBox *>(dialog)->text(),
                    u"“%1” could not be saved. You have no permission to write the file or its folder. Choose another folder."_s
                        .arg(path()));
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

    void aFileInAReadOnlyFolderIsSavedInPlace()
    {
        QVERIFY(QFile::setPermissions(folder(), readOnlyFolder));
        QVERIFY(m_window->editFile(path()));
        click({1, 0});
        key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(!editor().isModified());
        QCOMPARE(contentOf(path()), writeLevelJson(editor().document().level(), *shippedCatalogue()));
        QCOMPARE(QDir(folder()).entryList(QDir::Files), QStringList{u"pit.level.json"_s});
        QCOMPARE(
            m_window->statusBar()->currentMessage(),
            u"Saved: pit.level.json. Its folder is read-only, so the file was overwritten rather than replaced in one step."_s);
        key(Qt::Key_Z, Qt::ControlModifier); // undo makes the file shorter
        key(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(contentOf(path()), writeLevelJson(drawnLevel({u"@ g"_s}), *shippedCatalogue()));
    }

    void aNewFileInAReadOnlyFolderAsksForAnotherPath()
    {
        QVERIFY(QFile::setPermissions(folder(), readOnlyFolder));
        m_window->editNewLevel();
        const QString refusedPath = folder() + u"/new.level.json"_s;
        std::unique_ptr<DialogAnswer> refused;
        const DialogAnswer chosen(u"saveLevelDialog"_s, [&](QDialog *dialog) {
            refused = std::make_unique<DialogAnswer>(u"saveFailed"_s, [&](QDialog *told) {
                QCOMPARE(
                    qobject_cast<QMessageBox *>(told)->text(),
                    u"“%1” could not be saved. You have no permission to write the file or its folder. Choose another folder."_s
                        .arg(refusedPath));
                told->reject();
            });
            chooseFile(dialog, refusedPath);
        });
        key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(chosen.wasGiven());
        QVERIFY(refused && refused->wasGiven());
        QVERIFY(!QFile::exists(refusedPath));
    }

    /// A file name that is not UTF-8 is reported. Its path has replacement characters for those bytes, and leads
    /// nowhere.
    void aFileNameThatIsNotUtf8IsReported()
    {
        const QByteArray name = QFile::encodeName(folder()) + "/p\xfct.level.json";
        QVERIFY(std::rename(QFile::encodeName(path()).constData(), name.constData()) == 0);
        QVERIFY(!m_window->editFile(QFile::decodeName(name)));
        QVERIFY(child<QDialog>(u"issueDialog"_s)->isVisible());
        QCOMPARE(child<QPlainTextEdit>(u"issueText"_s)->toPlainText(),
                 u"The name of this file is not UTF-8. Rename the file to open it."_s);
        QVERIFY(std::rename(name.constData(), QFile::encodeName(path()).constData()) == 0);
    }

    void aMissingReadPermissionIsReported()
    {
        QVERIFY(QFile::setPermissions(path(), {}));
        QVERIFY(!m_window->editFile(path()));
        const auto *dialog = child<QDialog>(u"issueDialog"_s);
        QVERIFY(dialog->isVisible());
        QCOMPARE(child<QLabel>(u"issueHeading"_s)->text(), QString(path() + u" cannot be opened for editing:"_s));
        QCOMPARE(child<QPlainTextEdit>(u"issueText"_s)->toPlainText(), u"No permission to read the file."_s);
    }

    void anUnreadableFolderHasNoLevels()
    {
        QVERIFY(QFile::setPermissions(folder(), {}));
        QVERIFY(!m_window->openFile(folder()));
        QVERIFY(child<QDialog>(u"issueDialog"_s)->isVisible());
        QCOMPARE(child<QPlainTextEdit>(u"issueText"_s)->toPlainText(), u"No permission to read the file."_s);
    }

private:
    QString folder() const { return m_home->path() + u"/levels"_s; }
    QString path() const { return folder() + u"/pit.level.json"_s; }

    std::unique_ptr<UnprivilegedUser> m_nobody;
};

MAZEWRIGHT_SUITE(noaccess, TestNoAccess)
#include "tst_noaccess.moc"
