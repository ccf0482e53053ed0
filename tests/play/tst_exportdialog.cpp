#include "app/export/exportdialog.h"
#include "app/settings/settings.h"
#include "tests/driver/dialogs.h"
#include "tests/support/drawnworld.h"
#include "tests/support/recordedrun.h"
#include "tests/support/rulesets.h"
#include "tests/support/suite.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QStringList watchedHall{u"#########"_s, u"#@      #"_s, u"#########"_s};

ExportedRun watchedTurns(const QString &title = u"Hall"_s)
{
    const Game game = gameOf(watchedHall, classicRules);
    return {.run = recordedRun(game, {u"move east"_s, u"move east"_s, u"move east"_s}),
            .shipped = shippedCatalogue(),
            .now = game,
            .title = title};
}

void pressWithAlt(QWidget &dialog, Qt::Key key)
{
    QTest::keyClick(&dialog, key, Qt::AltModifier);
}

} // namespace

/// The dialog that exports parts of a watched run.
class TestExportDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        Settings().exportFolder.set({});
    }

    void cleanup() { m_dialog.reset(); }

    void keysSaveThisMoment()
    {
        open(watchedTurns());
        const QSignalSpy saved(m_dialog.get(), &ExportDialog::saved);
        saveAs(u"a.png"_s);
        QVERIFY(!m_dialog->isVisible());
        QCOMPARE(saved.size(), 1);
        QVERIFY(saved.first().first().toString().contains(u"a.png"_s));
        QCOMPARE(files(), QStringList{u"a.png"_s});
        QVERIFY(QImage(m_folder->filePath(u"a.png"_s)).convertToFormat(QImage::Format_RGB32)
                == FramePainter({}).paint(gameOf(watchedHall, classicRules)));
    }

    void keysSaveAPartOfTheGame()
    {
        open(watchedTurns());
        pressWithAlt(*m_dialog, Qt::Key_W);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
        pressWithAlt(*m_dialog, Qt::Key_F);
        QTest::keyClicks(QApplication::focusWidget(), u"1"_s);
        pressWithAlt(*m_dialog, Qt::Key_O);
        QTest::keyClicks(QApplication::focusWidget(), u"2"_s);
        pressWithAlt(*m_dialog, Qt::Key_C);
        QTest::keyClicks(QApplication::focusWidget(), u"16"_s);
        pressWithAlt(*m_dialog, Qt::Key_E);
        QTRY_VERIFY(field<QCheckBox>(u"exportEverything"_s).isChecked()); // the check box is shown pressed first
        saveAs(u"a.png"_s);
        QCOMPARE(files(), QStringList({u"a-0001.png"_s, u"a-0002.png"_s}));
        QCOMPARE(QImage(m_folder->filePath(u"a-0001.png"_s)).size(), QSize(9 * 16, 3 * 16));
    }

    void theGameIsSavedAsText()
    {
        open(watchedTurns());
        field<QComboBox>(u"exportWhat"_s).setCurrentIndex(int(ExportWish::What::Text));
        saveAs(u"a.txt"_s);
        QFile file(m_folder->filePath(u"a.txt"_s));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(
            file.readAll(),
            QByteArray("level (classic, seed 1)\n1. move east\n2. move east\n3. move east\nplaying after 3 turns\n"));
    }

    void aFilmIsSaved()
    {
        const QString script = stand("wc -c > \"$LAST\"");
        QVERIFY(!script.isEmpty());
        open(watchedTurns(), script);
        in<QComboBox>(m_dialog.get(), u"exportWhat"_s).setCurrentIndex(int(ExportWish::What::Whole));
        in<QComboBox>(m_dialog.get(), u"exportAs"_s).setCurrentIndex(1);
        saveAs(u"a"_s);
        QVERIFY(!m_dialog->isVisible());
        QCOMPARE(files(), QStringList{u"a.mp4"_s});
        QFile film(m_folder->filePath(u"a.mp4"_s));
        QVERIFY(film.open(QIODevice::ReadOnly));
        QCOMPARE(film.readAll().trimmed().toInt(), 4 * 9 * 32 * 3 * 32 * 3);
    }

    void cancellingAFilmReturnsToTheDialog()
    {
        const QString script = stand("echo half > \"$LAST\"; exec tail -f /dev/null");
        QVERIFY(!script.isEmpty());
        open(watchedTurns(), script);
        in<QComboBox>(m_dialog.get(), u"exportWhat"_s).setCurrentIndex(int(ExportWish::What::Whole));
        in<QComboBox>(m_dialog.get(), u"exportAs"_s).setCurrentIndex(1);
        std::optional<DialogAnswer> cancel;
        const DialogAnswer name(u"exportFile"_s, [&](QDialog *dialog) {
            chooseFile(dialog, m_folder->filePath(u"a.mp4"_s));
            cancel.emplace(u"patience"_s,
                           [](QDialog *patience) { in<QPushButton>(patience, u"patienceCancel"_s).click(); });
        });
        QTest::keyClick(m_dialog.get(), Qt::Key_Return);
        QVERIFY(cancel && cancel->wasGiven());
        QVERIFY(m_dialog->isVisible());
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
                 QStringList());
    }

    void aFileIsReplacedOnlyIfConfirmed()
    {
        QFile former(m_folder->filePath(u"a.png"_s));
        QVERIFY(former.open(QIODevice::WriteOnly));
        former.close();
        open(watchedTurns());
        for (const auto button : {QMessageBox::No, QMessageBox::Yes}) {
            std::optional<DialogAnswer> answer;
            const DialogAnswer name(u"exportFile"_s, [&](QDialog *dialog) {
                answer.emplace(u"replaceFile"_s, [&](QDialog *question) { clickButton(question, button); });
                chooseFile(dialog, former.fileName());
            });
            QTest::keyClick(m_dialog.get(), Qt::Key_Return);
            QVERIFY(answer && answer->wasGiven());
            QCOMPARE(QFileInfo(former.fileName()).size() > 0, button == QMessageBox::Yes);
            QCOMPARE(m_dialog->isVisible(), button == QMessageBox::No);
        }
    }

    void theFileExtensionIsAdded()
    {
        open(watchedTurns());
        saveAs(u"a.v2"_s);
        QCOMPARE(files(), QStringList{u"a.v2.png"_s});
    }

    void anErrorLeavesTheDialogOpen()
    {
        QFile former(m_folder->filePath(u"a-0001.png"_s));
        QVERIFY(former.open(QIODevice::WriteOnly));
        former.close();
        open(watchedTurns());
        field<QComboBox>(u"exportWhat"_s).setCurrentIndex(int(ExportWish::What::Whole));
        saveAs(u"a.png"_s);
        auto *told = m_dialog->findChild<QMessageBox *>(u"exportFailed"_s);
        QVERIFY(told);
        QCOMPARE(told->textFormat(), Qt::PlainText);
        QVERIFY(told->text().contains(u"a-0001.png"_s));
        told->reject();
        QVERIFY(m_dialog->isVisible());
        QCOMPARE(Settings().exportFolder(), QString());
    }

    void theFolderIsRemembered()
    {
        open(watchedTurns());
        saveAs(u"a.png"_s);
        open(watchedTurns());
        QString folder;
        const DialogAnswer answer(u"exportFile"_s, [&](QDialog *dialog) {
            folder = qobject_cast<QFileDialog *>(dialog)->directory().canonicalPath();
            dialog->reject();
        });
        QTest::keyClick(m_dialog.get(), Qt::Key_Return);
        QCOMPARE(folder, QDir(m_folder->path()).canonicalPath());
        QVERIFY(m_dialog->isVisible());
    }

    void titlesBecomeSafeFileNames()
    {
        const QHash<QString, QString> names{{u"Hall"_s, u"Hall.png"_s},
                                            {u"../../etc/<b>%1\n\"x"_s, u"etc b 1 x.png"_s},
                                            {QString(), u"mazewright.png"_s},
                                            {u"///"_s, u"mazewright.png"_s}};
        for (auto name = names.begin(); name != names.end(); ++name) {
            open(watchedTurns(name.key()));
            QString offered;
            const DialogAnswer answer(u"exportFile"_s, [&](QDialog *dialog) {
                offered = qobject_cast<QFileDialog *>(dialog)->selectedFiles().value(0);
                dialog->reject();
            });
            QTest::keyClick(m_dialog.get(), Qt::Key_Return);
            QCOMPARE(QFileInfo(offered).fileName(), name.value());
            QCOMPARE(QFileInfo(offered).path(), Settings::folderToBeginIn());
        }
    }

    void theDialogFollowsALanguageChange()
    {
        open(watchedTurns());
        auto &what = field<QComboBox>(u"exportWhat"_s);
        const QString before = what.itemText(2);
        what.setItemText(2, u"?"_s);
        what.setCurrentIndex(2);
        m_dialog->setWindowTitle(u"?"_s);
        QEvent change(QEvent::LanguageChange);
        QCoreApplication::sendEvent(m_dialog.get(), &change);
        QVERIFY(m_dialog->windowTitle() != u"?"_s);
        QCOMPARE(what.itemText(2), before);
        QCOMPARE(what.currentIndex(), 2);
    }

    void showingTheDialogReturnsAtOnce()
    {
        QWidget window;
        window.show();
        ExportDialog &dialog = showExport(watchedTurns(), &window);
        const QPointer<ExportDialog> open = &dialog;
        QVERIFY(dialog.isVisible() && dialog.isModal());
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QTRY_VERIFY(!open);
    }

private:
    void open(ExportedRun watched, const QString &ffmpeg = {})
    {
        m_dialog = std::make_unique<ExportDialog>(std::move(watched), nullptr, ffmpeg);
        m_dialog->show();
        QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
    }

    /// Writes a script that replaces ffmpeg; `LAST` is the path of the film.
    QString stand(const QByteArray &script) const
    {
#ifndef Q_OS_UNIX
        return {};
#endif
        QFile file(m_programs.filePath(u"stand"_s));
        if (!file.open(QIODevice::WriteOnly)) {
            qFatal("no script");
        }
        file.write("#!/bin/sh\nfor LAST; do :; done\nLAST=\"${LAST#file:}\"\n" + script + "\n");
        file.close();
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        return file.fileName();
    }

    template<typename Field>
    Field &field(const QString &name)
    {
        return in<Field>(m_dialog.get(), name);
    }

    /// Presses Enter and enters that name in the file dialog.
    void saveAs(const QString &name)
    {
        const DialogAnswer answer(u"exportFile"_s,
                                  [&](QDialog *dialog) { chooseFile(dialog, m_folder->filePath(name)); });
        QTest::keyClick(m_dialog.get(), Qt::Key_Return);
        QVERIFY(answer.wasGiven());
    }

    QStringList files() const
    {
        return QDir(m_folder->path()).entryList(QDir::Files, QDir::Name);
    }

    QTemporaryDir m_programs;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ExportDialog> m_dialog;
};

MAZEWRIGHT_SUITE(exportdialog, TestExportDialog)
#include "tst_exportdialog.moc"
