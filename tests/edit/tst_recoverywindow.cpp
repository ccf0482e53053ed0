#include "editor/storage/filewatch.h"
#include "editor/storage/loadedlevel.h"
#include "editor/widgets/noticebar.h"
#include "gamecore/levelfile/levelwriter.h"
#include "tests/driver/dialogs.h"
#include "tests/driver/lostwork.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/contentof.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/rulesets.h"
#include "tests/support/suite.h"

#include <QAction>
#include <QFileInfo>
#include <QLabel>
#include <QLayout>
#include <QLocale>
#include <QPushButton>
#include <QSettings>
#include <QStatusBar>
#include <QTest>

using namespace Qt::StringLiterals;

/// Messages and actions about lost work, files that change on the disk, and a second window.
class TestRecoveryWindow : public QObject, private WindowFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }

    void cleanup()
    {
        m_second.reset();
        closeWindow();
    }

    void lostWorkIsOfferedInEveryMode()
    {
        const QString path = writeLevel({u"@   "_s});
        Level work = drawnLevel({u"@ # "_s});
        work.name = u"Pit <b>&"_s;
        leaveWork(work, path);
        QVERIFY(window().editFile(path));
        const QString sentence = bar(u"lostWork"_s);
        QVERIFY2(sentence.contains(u"“Pit <b>&”"_s), qPrintable(sentence));
        QVERIFY(sentence.contains(QLocale().toString(QDate::currentDate(), QLocale::ShortFormat)));
        QCOMPARE(rows(), QStringList{u"@   "_s});
        QVERIFY(window().editFile(writeLevel({u"@ "_s}, u"other.level.json"_s)));
        QCOMPARE(bar(u"lostWork"_s), sentence);
        QVERIFY(window().playFile(path));
        QCOMPARE(bar(u"lostWork"_s), sentence);
    }

    void aNarrowBarHasItsButtonsBelowTheSentence()
    {
        NoticeBar bar(u"narrow"_s);
        bar.tell([] {
            return Notice{u"Somebody else changed this file."_s,
                          {{u"one"_s, u"Take what is new"_s, {}, {}}, {u"two"_s, u"Keep what is here"_s, {}, {}}}};
        });
        const auto *sentence = bar.findChild<QLabel *>(u"narrowText"_s);
        for (const int width : {900, 450, 200}) {
            bar.resize(width, 200);
            bar.layout()->activate();
            const QList<QPushButton *> buttons = bar.findChildren<QPushButton *>();
            QCOMPARE(buttons.size(), 2);
            for (const QPushButton *button : buttons) {
                QCOMPARE(button->width(), button->sizeHint().width());
                QVERIFY(bar.rect().contains(button->geometry()));
                QCOMPARE(button->y() > sentence->geometry().bottom(), width < 900);
            }
            QCOMPARE(buttons[1]->y() > buttons[0]->y(), width == 200);
        }
    }

    void restoredWorkIsModifiedAndUndoShowsTheFile()
    {
        const QString path = writeLevel({u"@   "_s});
        const QString lost = leaveWork(drawnLevel({u"@ # "_s, u"  O "_s}), path);
        QVERIFY(window().editFile(path));
        press(u"restoreWork"_s);
        QCOMPARE(rows(), (QStringList{u"@ # "_s, u"  O "_s}));
        QCOMPARE(bar(u"lostWork"_s), QString());
        QVERIFY(document().isModified());
        QCOMPARE(document().path(), path);
        QVERIFY(!document().needsPath());
        QCOMPARE(recoveryFiles().size(), 1);
        QVERIFY(!recoveryFiles().contains(lost + u".recovery"_s));
        m_driver->trigger(u"undo"_s);
        QCOMPARE(rows(), QStringList{u"@   "_s});
        QVERIFY(!document().isModified());
        m_driver->trigger(u"redo"_s);
        m_driver->trigger(u"save"_s);
        QCOMPARE(recoveryFiles(), QStringList());
    }

    void replacingAFileThatChangedSinceAsksFirst()
    {
        const QString path = writeLevel({u"@   "_s});
        leaveWork(drawnLevel({u"@ # "_s}), path, false, diskStateOf(path).hash);
        writeLevel({u"@g  "_s}); // written by another program
        const QByteArray others = contentOf(path);
        QVERIFY(window().editFile(path));
        press(u"restoreWork"_s);
        QCOMPARE(rows(), QStringList{u"@ # "_s});
        QCOMPARE(window().statusBar()->currentMessage(),
                 u"Another program changed the file after this work was begun. Undo shows its current content."_s);
        const DialogAnswer answer(u"saveOverChange"_s, [](QDialog *dialog) { dialog->reject(); });
        m_driver->trigger(u"save"_s);
        QVERIFY(answer.wasGiven());
        QCOMPARE(contentOf(path), others);
    }

    void discardingNeedsConfirmationInTheBar()
    {
        const QString path = writeLevel({u"@   "_s});
        leaveWork(drawnLevel({u"@ # "_s}), path);
        QVERIFY(window().editFile(path));
        press(u"discardWork"_s);
        QCOMPARE(recoveryFiles().size(), 1);
        press(u"keepWork"_s);
        press(u"discardWork"_s);
        press(u"discardWorkForGood"_s);
        QCOMPARE(recoveryFiles(), QStringList());
        QCOMPARE(bar(u"lostWork"_s), QString());
        QCOMPARE(rows(), QStringList{u"@   "_s});
    }

    void enterPressesTheButtonOfABar_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::newRow("Return") << Qt::Key_Return;
        QTest::newRow("Enter") << Qt::Key_Enter;
        QTest::newRow("Space") << Qt::Key_Space;
    }

    void enterPressesTheButtonOfABar()
    {
        QFETCH(const Qt::Key, key);
        const QString path = writeLevel({u"@   "_s});
        leaveWork(drawnLevel({u"@ # "_s}), path);
        QVERIFY(window().editFile(path));
        m_driver->child<QPushButton>(u"restoreWork"_s).setFocus();
        m_driver->press(key);
        QCOMPARE(rows(), QStringList{u"@ # "_s});
        QCOMPARE(bar(u"lostWork"_s), QString());
    }

    void laterOffersTheWorkAtTheNextStart()
    {
        const QString path = writeLevel({u"@   "_s});
        leaveWork(drawnLevel({u"@ # "_s}), path);
        QVERIFY(window().editFile(path));
        press(u"laterWork"_s);
        QCOMPARE(bar(u"lostWork"_s), QString());
        m_driver->trigger(u"showStartPage"_s);
        QCOMPARE(bar(u"lostWork"_s), QString());
        startAgain();
        QTRY_VERIFY(!bar(u"lostWork"_s).isEmpty());
    }

    void theStartPageOffersLostWork()
    {
        const QString path = writeLevel({u"@   "_s});
        leaveWork(drawnLevel({u"@ # "_s}), path);
        startAgain();
        QTRY_VERIFY(bar(u"lostWork"_s).contains(u"“pit”"_s));
        press(u"restoreWork"_s);
        QCOMPARE(window().mode(), ProgramWindow::Mode::Edit);
        QCOMPARE(rows(), QStringList{u"@ # "_s});
        QCOMPARE(document().path(), path);
        m_driver->trigger(u"undo"_s);
        QCOMPARE(rows(), QStringList{u"@   "_s});
        m_driver->trigger(u"showStartPage"_s);
        QCOMPARE(bar(u"lostWork"_s), QString());
    }

    void allLostWorkIsOfferedAndRestoredAtOnce()
    {
        const QString path = writeLevel({u"@   "_s});
        const QString other = writeLevel({u"@  g"_s}, u"other.level.json"_s);
        QVERIFY(window().editFile(other)); // this file is open without changes
        startAgain();
        Level named = drawnLevel({u"@~ "_s});
        named.name = u"Cellar"_s;
        leaveWork(drawnLevel({u"@ # "_s}), {.tab = 0});
        leaveWork(drawnLevel({u"@ ##"_s}), {.path = path, .tab = 1});
        leaveWork(named, {.tab = 3});
        leaveWork(drawnLevel({u"@ O "_s}), {.tab = 4});
        startAgain();
        QTRY_VERIFY(!bar(u"lostWork"_s).isEmpty());
        const QString sentence = bar(u"lostWork"_s);
        QVERIFY2(sentence.startsWith(u"4 levels have unsaved changes from "_s), qPrintable(sentence));
        QVERIFY2(sentence.endsWith(u": “pit”, “Cellar” and 2 new levels."_s), qPrintable(sentence));
        press(u"restoreWork"_s);
        QCOMPARE(bar(u"lostWork"_s), QString());
        LevelTabs &levels = window().editor().levels();
        QList<QStringList> found;
        for (int i = 0; i < levels.count(); ++i) {
            found.append(rowsOf(levels.at(i).level));
            QCOMPARE(levels.at(i).isModified(), levels.at(i).path != other);
        }
        QCOMPARE(found, (QList<QStringList>{{u"@ # "_s}, {u"@ ##"_s}, {u"@  g"_s}, {u"@~ "_s}, {u"@ O "_s}}));
        QCOMPARE(levels.at(1).path, path);
        QCOMPARE(levels.at(1).undo.count(), 1);
        QCOMPARE(recoveryFiles().size(), 4);
        QVERIFY(RecoveryFolder().lostWork().isEmpty());
        m_driver->trigger(u"showStartPage"_s);
        QCOMPARE(bar(u"lostWork"_s), QString());
    }

    /// Lost work twice on the same file becomes two tabs, as two windows or the answer Later leave it; the later work
    /// belongs to the file.
    void twoVersionsOfAFileBecomeTwoTabs()
    {
        const QString path = writeLevel({u"@   "_s});
        const QString former = leaveWork(drawnLevel({u"@#  "_s}), path);
        leaveWork(drawnLevel({u"@ # "_s}), path);
        QFile file(RecoveryFolder().pathOf(former));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(-60), QFileDevice::FileModificationTime));
        file.close();
        QVERIFY(window().editFile(path));
        press(u"restoreWork"_s);
        LevelTabs &levels = window().editor().levels();
        QCOMPARE(levels.count(), 2);
        QCOMPARE(document().path(), path);
        QCOMPARE(rows(), QStringList{u"@ # "_s});
        levels.showNext(1);
        QCOMPARE(document().path(), QString());
        QCOMPARE(rows(), QStringList{u"@#  "_s});
        QVERIFY(document().isModified());
        QCOMPARE(recoveryFiles().size(), 2);
    }

    void recoveredWorkNeverChangesAShippedLevel()
    {
        leaveWork(drawnLevel({u"@ O "_s}), u":/levels/buchhaim.level.json"_s, true);
        startAgain();
        QTRY_VERIFY(!bar(u"lostWork"_s).isEmpty());
        press(u"restoreWork"_s);
        QCOMPARE(rows(), QStringList{u"@ O "_s});
        QVERIFY(document().isModified());
        QVERIFY(document().needsPath());
    }

    void workOnADeletedFileKeepsItsPath()
    {
        const QString path = m_home->path() + u"/gone.level.json"_s;
        leaveWork(drawnLevel({u"@ # "_s}), path);
        startAgain();
        QTRY_VERIFY(!bar(u"lostWork"_s).isEmpty());
        press(u"restoreWork"_s);
        QCOMPARE(rows(), QStringList{u"@ # "_s});
        QVERIFY(document().isModified());
        m_driver->trigger(u"save"_s);
        QVERIFY(QFileInfo::exists(path));
        QVERIFY(!document().isModified());
    }

    /// Lost work on a Tiled map is still that of a map, also in its new recovery file. The name does not tell, since
    /// maps in JSON have no extension of their own.
    void recoveredWorkOnATiledMapStaysATiledMap()
    {
        const QString path = m_home->path() + u"/gone.json"_s;
        leaveWork(drawnLevel({u"@   "_s, u"    "_s}),
                  RecoveryInfo{.path = path, .isReadOnly = true, .fileHash = {}, .isForeignMap = true});
        startAgain();
        QTRY_VERIFY(!bar(u"lostWork"_s).isEmpty());
        press(u"restoreWork"_s);
        QCOMPARE(document().path(), path);
        QVERIFY(m_driver->child<QAction>(u"tilesOfMap"_s).isEnabled());
        draw({2, 1});
        QCOMPARE(window().statusBar()->currentMessage(),
                 u"This Tiled map stays unchanged: your changes are saved as a level next to it."_s);
        QCOMPARE(recoveryFiles().size(), 1);
        const QString id = QFileInfo(recoveryFiles().first()).completeBaseName();
        QVERIFY(recoveredLevel(id).info.isForeignMap);
    }

    void damagedWorkIsReportedAndKept()
    {
        const QString path = writeLevel({u"@   "_s});
        const QString id = leaveWork(drawnLevel({u"@ # "_s}), path);
        QFile file(RecoveryFolder().pathOf(id));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.resize(file.size() - 3));
        file.close();
        QVERIFY(window().editFile(path));
        press(u"restoreWork"_s);
        QCOMPARE(rows(), QStringList{u"@   "_s});
        QCOMPARE(bar(u"lostWork"_s),
                 u"The unsaved changes to “pit” cannot be restored: the recovery file is damaged."_s);
        QCOMPARE(recoveryFiles().size(), 1);
        press(u"discardWork"_s);
        press(u"discardWorkForGood"_s);
        QCOMPARE(recoveryFiles(), QStringList());
        QCOMPARE(bar(u"lostWork"_s), QString());
    }

    void closingLeavesNoRecoveryFile()
    {
        QVERIFY(window().editFile(writeLevel({u"@   "_s, u"    "_s})));
        draw({2, 1});
        QVERIFY(document().isModified());
        QCOMPARE(recoveryFiles().size(), 1);
        DialogAnswer answer(u"unsavedChanges"_s, [](QDialog *dialog) { clickButton(dialog, QMessageBox::Discard); });
        window().close();
        QVERIFY(answer.wasGiven());
        m_driver.reset();
        QCOMPARE(recoveryFiles(), QStringList());
        QCOMPARE(lockFiles(), QStringList());
    }

    void aChangedFileIsFollowed()
    {
        QVERIFY(window().editFile(writeLevel({u"@   "_s})));
        writeLevel({u"@ # "_s, u"    "_s});
        QTRY_COMPARE(rows(), (QStringList{u"@ # "_s, u"    "_s}));
        QVERIFY(window().statusBar()->currentMessage().contains(u"“pit”"_s));
        QVERIFY(!document().isModified());
        QCOMPARE(bar(u"diskNotice"_s), QString());
        m_driver->trigger(u"undo"_s);
        QCOMPARE(rows(), QStringList{u"@   "_s});
    }

    void theBarAsksAboutAModifiedLevel()
    {
        QVERIFY(window().editFile(writeLevel({u"@   "_s, u"    "_s})));
        draw({2, 1});
        const QStringList drawn = rows();
        writeLevel({u"@ O "_s});
        QTRY_VERIFY(bar(u"diskNotice"_s).contains(u"“pit”"_s));
        QCOMPARE(rows(), drawn);
        press(u"keepMyLevel"_s);
        QCOMPARE(bar(u"diskNotice"_s), QString());
        writeLevel({u"@ g "_s});
        QTRY_VERIFY(!bar(u"diskNotice"_s).isEmpty());
        press(u"reloadLevel"_s);
        QCOMPARE(rows(), QStringList{u"@ g "_s});
        QCOMPARE(bar(u"diskNotice"_s), QString());
        m_driver->trigger(u"undo"_s);
        QCOMPARE(rows(), drawn);
    }

    void theKeyboardReachesTheBar()
    {
        QVERIFY(window().editFile(writeLevel({u"@   "_s, u"    "_s})));
        draw({2, 1});
        writeLevel({u"@ O "_s});
        QTRY_VERIFY(!bar(u"diskNotice"_s).isEmpty());
        window().canvas().setFocus();
        const auto *reload = window().findChild<QPushButton *>(u"reloadLevel"_s);
        QVERIFY(reload);
        for (int i = 0; i < 12 && !reload->hasFocus(); ++i) {
            m_driver->press(Qt::Key_F6);
        }
        QVERIFY(reload->hasFocus());
        m_driver->press(Qt::Key_Space);
        QCOMPARE(rows(), QStringList{u"@ O "_s});
        QVERIFY(window().canvas().hasFocus());
    }

    void aDeletedFileCanBeSavedAgain()
    {
        const QString path = writeLevel({u"@   "_s});
        QVERIFY(window().editFile(path));
        QVERIFY(QFile::remove(path));
        QTRY_VERIFY(!bar(u"diskNotice"_s).isEmpty());
        QVERIFY(document().isModified());
        press(u"saveGoneLevel"_s);
        QVERIFY(QFileInfo::exists(path));
        QVERIFY(!document().isModified());
        QCOMPARE(bar(u"diskNotice"_s), QString());
    }

    void savingDoesNotCountAsAChangeOnDisk()
    {
        QVERIFY(window().editFile(writeLevel({u"@   "_s, u"    "_s})));
        draw({2, 1});
        m_driver->trigger(u"save"_s);
        m_driver->trigger(u"undo"_s);
        const QStringList undone = rows();
        comeBack();
        QCOMPARE(rows(), undone);
        QCOMPARE(bar(u"diskNotice"_s), QString());
    }

    void aSecondWindowGetsANotice()
    {
        const QString path = writeLevel({u"@   "_s});
        m_second = std::make_unique<WindowDriver>();
        QVERIFY(m_second->window().editFile(path));
        QVERIFY(window().editFile(path));
        QVERIFY(bar(u"sharedLevel"_s).contains(u"“pit”"_s));
        press(u"editAnyway"_s);
        QCOMPARE(bar(u"sharedLevel"_s), QString());
        QVERIFY(!document().needsPath());
    }

    void aCopyNeedsANewPath()
    {
        const QString path = writeLevel({u"@   "_s});
        m_second = std::make_unique<WindowDriver>();
        QVERIFY(m_second->window().editFile(path));
        QVERIFY(window().editFile(path));
        press(u"editCopy"_s);
        QCOMPARE(bar(u"sharedLevel"_s), QString());
        QVERIFY(document().needsPath());
    }

    void openLevelsAreRestored()
    {
        Level named = drawnLevel({u"@   "_s});
        named.name = u"The long pit"_s;
        const QString first = m_home->writeLevel(u"pit.level.json"_s, writeLevelJson(named, *shippedCatalogue()));
        const QString second = writeLevel(QStringList(60, QString(80, u' ')), u"large.level.json"_s);
        QVERIFY(window().editFile(first));
        QVERIFY(window().editFile(second));
        m_driver->trigger(u"zoomOne"_s);
        const Canvas::ViewState view = window().canvas().viewState();
        QVERIFY(!view.isFit);
        QVERIFY(window().editFile(writeLevel({u"@ "_s}, u"third.level.json"_s)));
        QVERIFY(window().editFile(second));
        startAgain();
        QCOMPARE(window().mode(), ProgramWindow::Mode::Start);
        auto &button = m_driver->child<QPushButton>(u"goOnEditingOnStartPage"_s);
        QVERIFY(button.isVisible());
        QVERIFY2(button.accessibleName().contains(u"The long pit, large"_s), qPrintable(button.accessibleName()));
        QVERIFY2(button.sizeHint().width() <= button.width(),
                 qPrintable(button.text())); // the text was shortened to fit
        m_driver->click(button);
        QCOMPARE(window().mode(), ProgramWindow::Mode::Edit);
        QCOMPARE(window().editor().levels().count(), 3);
        QCOMPARE(window().editor().levels().at(0).path, first);
        QCOMPARE(document().path(), second);
        QCOMPARE(window().canvas().viewState(), view);
        QVERIFY(!document().isModified());
    }

    /// The name is translated even if the level was last shown in another language.
    void continueEditingNamesALevelInTheProgramsLanguage()
    {
        const auto button = [this]() -> QPushButton & {
            return m_driver->child<QPushButton>(u"goOnEditingOnStartPage"_s);
        };
        QVERIFY(window().editFile(buchhaimFile));
        startAgain();
        QTRY_VERIFY(button().accessibleName().endsWith(u": The Labyrinths of Buchhaim"_s));
        window().useLanguage(u"de"_s);
        QTRY_VERIFY(button().accessibleName().endsWith(u": Die Labyrinthe von Buchhaim"_s));
        window().useLanguage(u"en"_s);
        QTRY_VERIFY(button().accessibleName().endsWith(u": The Labyrinths of Buchhaim"_s));
    }

    void continueEditingIsOfferedWhileTheFileExists()
    {
        const QString path = writeLevel({u"@   "_s});
        QVERIFY(window().editFile(path));
        startAgain();
        window().editNewLevel();
        startAgain();
        QVERIFY(m_driver->child<QPushButton>(u"goOnEditingOnStartPage"_s).isVisible());
        QVERIFY(QFile::remove(path));
        startAgain();
        QVERIFY(!m_driver->child<QPushButton>(u"goOnEditingOnStartPage"_s).isVisible());
    }

    void savingAsksBeforeItReplacesAnothersChange()
    {
        const QString path = writeLevel({u"@   "_s, u"    "_s});
        QVERIFY(window().editFile(path));
        draw({2, 1});
        const QStringList drawn = rows();
        writeLevel({u"@ O "_s});
        const QByteArray theirs = contentOf(path); // the change has not been reported yet
        DialogAnswer cancel(u"saveOverChange"_s, [](QDialog *dialog) { clickButton(dialog, QMessageBox::Cancel); });
        m_driver->trigger(u"save"_s);
        QVERIFY(cancel.wasGiven());
        QCOMPARE(contentOf(path), theirs);
        QVERIFY(document().isModified());
        QVERIFY(!bar(u"diskNotice"_s).isEmpty());
        DialogAnswer reload(u"saveOverChange"_s,
                            [](QDialog *dialog) { in<QPushButton>(dialog, u"saveOverChangeReload"_s).click(); });
        m_driver->trigger(u"save"_s);
        QVERIFY(reload.wasGiven());
        QCOMPARE(rows(), QStringList{u"@ O "_s});
        QCOMPARE(contentOf(path), theirs);
        m_driver->trigger(u"undo"_s);
        QCOMPARE(rows(), drawn);
        m_driver->trigger(u"save"_s); // the user has seen the file's contents, so there is no question
        QVERIFY(contentOf(path) != theirs);
        draw({1, 1});
        writeLevel({u"@ g "_s});
        DialogAnswer replace(u"saveOverChange"_s,
                             [](QDialog *dialog) { in<QPushButton>(dialog, u"saveOverChangeReplace"_s).click(); });
        m_driver->trigger(u"save"_s);
        QVERIFY(replace.wasGiven());
        QVERIFY(!document().isModified());
        QCOMPARE(bar(u"diskNotice"_s), QString());
    }

private:
    ProgramWindow &window() { return m_driver->window(); }
    LevelDocument &document() { return window().editor().document(); }
    QStringList rows() { return rowsOf(document().level()); }
    QString writeLevel(const QStringList &rows, const QString &name = u"pit.level.json"_s)
    {
        return m_home->writeLevel(name, writeLevelJson(drawnLevel(rows), *shippedCatalogue()));
    }
    QString bar(const QString &name)
    {
        const auto *found = window().findChild<QFrame *>(name);
        return found && found->isVisible() ? found->findChild<QLabel *>(name + u"Text"_s)->text() : QString();
    }

    void press(const QString &button)
    {
        QPushButton *found = nullptr;
        for (QPushButton *candidate : window().findChildren<QPushButton *>(button)) {
            found = candidate->isVisible() ? candidate : found;
        }
        QVERIFY2(found, qPrintable(button));
        QTest::mouseClick(found, Qt::LeftButton);
    }

    void draw(Point cell) { m_driver->click(cell); }

    /// Returns to the window from another program, which makes it check the file.
    void comeBack()
    {
        QEvent event(QEvent::WindowActivate);
        QCoreApplication::sendEvent(&window(), &event);
    }

    std::unique_ptr<WindowDriver> m_second;
};

MAZEWRIGHT_SUITE(recoverywindow, TestRecoveryWindow)
#include "tst_recoverywindow.moc"
