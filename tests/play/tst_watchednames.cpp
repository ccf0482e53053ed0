#include "app/watch/runtree.h"
#include "gamecore/base/files.h"
#include "gamecore/replay/runreader.h"
#include "gamecore/replay/runwriter.h"
#include "tests/driver/dialogs.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/recordedrun.h"
#include "tests/support/rulesets.h"
#include "tests/support/suite.h"

#include <QApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;

/// The names of watched games, in the window's title and for exported files, and the recognition of files as games.
class TestWatchedNames : public QObject, protected WindowFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void aDungeonHasTheSameNameAsInTheList()
    {
        played();
        watchKept();
        QVERIFY2(title().startsWith(u"Watching: Peaceful · Ada"_s), qPrintable(title()));
    }

    void aCustomNameIsInTheTitleAndFileName()
    {
        const QString id = played();
        QVERIFY(!kept().branches().rename(id, u"Over the bridge"_s));
        watchKept();
        QVERIFY2(title().startsWith(u"Watching: Over the bridge"_s), qPrintable(title()));
        QCOMPARE(offered(), u"Over the bridge.run.json"_s);
    }

    void renamingUpdatesTheTitleAtOnce()
    {
        played();
        watchKept();
        auto &tree = m_driver->child<RunTree>(u"runTree"_s);
        tree.setFocus();
        QTest::keyClick(&tree, Qt::Key_F2);
        QTest::keyClicks(QApplication::focusWidget(), u"Mine"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTRY_VERIFY2(title().startsWith(u"Watching: Mine"_s), qPrintable(title()));
    }

    void unnamedGamesGetADatedFileName()
    {
        const QString id = played();
        watchKept();
        const QString when = QFileInfo(kept().pathOf(id)).lastModified().toString(u"yyyy-MM-dd HH-mm"_s);
        QCOMPARE(offered(), u"Peaceful Ada %1.run.json"_s.arg(when));
    }

    void aGameFromAFileIsNamedAfterTheFile()
    {
        watchFile(u"of a friend.run.json"_s);
        QVERIFY2(title().contains(u"(of a friend.run.json)"_s), qPrintable(title()));
        QCOMPARE(offered(), u"of a friend.run.json"_s);
        watching().panelsOfRun().goToGames();
        QTRY_VERIFY(m_driver->child<QLabel>(u"runFromFile"_s).text().contains(u"“of a friend.run.json”"_s));
    }

    void unsafeNamesBecomeSafeFileNames()
    {
        const QString id = played();
        QVERIFY(!kept().branches().rename(id, u"../../etc/<b>%1"_s));
        watchKept();
        QCOMPARE(offered(), u"etc b 1.run.json"_s);
    }

    void theSavedFileIsReported()
    {
        watchFile(u"won.run.json"_s);
        const QString path = m_home->path() + u"/again"_s;
        const DialogAnswer answer(u"QFileDialog"_s, [&path](QDialog *dialog) { chooseFile(dialog, path); });
        m_driver->press(Qt::Key_S, Qt::ControlModifier);
        const QString said = m_driver->child<QLabel>(u"watchNotice"_s).text();
        QVERIFY2(said.startsWith(u"Saved as “"_s) && said.contains(u"again.run.json"_s), qPrintable(said));
        QVERIFY(readRunFile(path + u".run.json"_s, shippedCatalogue()).run);
    }

    void aRunOpensUnderAnyFileName_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString &name : {u"game.json"_s, u"game.txt"_s, u"game"_s, u"game.level.json"_s}) {
            QTest::newRow(qPrintable(name)) << name;
        }
    }

    void aRunOpensUnderAnyFileName()
    {
        QFETCH(QString, name);
        watchFile(name);
        m_driver->window().showStartPage();
        QVERIFY(m_driver->window().editFile(m_home->path() + u'/' + name)); // the file is not opened for editing either
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Watch);
    }

    void filesThatOnlyMentionTheFormatAreNotRuns_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("a text") << QByteArray("\"format\": \"mazewright-run\"");
        QTest::newRow("a level with a note") << QByteArray("{\"name\": \"{\\\"format\\\": \\\"mazewright-run\\\"\"}");
        QTest::newRow("behind much else") << QByteArray(1000, ' ') + "{\"format\": \"mazewright-run\"";
        QTest::newRow("nothing") << QByteArray();
    }

    void filesThatOnlyMentionTheFormatAreNotRuns()
    {
        QFETCH(QByteArray, text);
        QVERIFY(!isRunFile(m_home->writeLevel(u"game.json"_s, text)));
        QVERIFY(!isRunFile(m_home->path()));
        QVERIFY(!isRunFile(m_home->path() + u"/none"_s));
    }

private:
    WatchMode &watching() { return m_driver->window().watching(); }
    Recordings &kept() { return m_driver->window().games().recordings(); }
    QString title() { return m_driver->window().windowTitle(); }
    /// Plays a dungeon game, leaves it, and returns its ID.
    QString played()
    {
        m_driver->window().playDungeon(u"Ada"_s, u"peaceful"_s, 3);
        m_driver->session().play(Command::wait());
        return m_driver->window().games().recordingId();
    }

    void watchKept()
    {
        m_driver->window().showStartPage();
        m_driver->press(Qt::Key_F7); // the waiting game is the one played last
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Watch);
    }
    QByteArray run()
    {
        return writeRun(recordedRun(gameOf(goldCorridor, classicRules), {u"wait"_s}), *shippedCatalogue());
    }
    void watchFile(const QString &name)
    {
        QVERIFY(m_driver->window().openFile(m_home->writeLevel(name, run())));
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Watch);
    }
    /// Returns the name that the file dialog for this game suggests, then cancels the dialog.
    QString offered()
    {
        QString name;
        const DialogAnswer answer(u"QFileDialog"_s, [&name](QDialog *dialog) {
            name = QFileInfo(qobject_cast<QFileDialog *>(dialog)->selectedFiles().value(0)).fileName();
            dialog->reject();
        });
        m_driver->press(Qt::Key_S, Qt::ControlModifier);
        return name;
    }
};

MAZEWRIGHT_SUITE(watchednames, TestWatchedNames)
#include "tst_watchednames.moc"
