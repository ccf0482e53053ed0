#include "app/settings/settings.h"
#include "app/widgets/levelcard.h"
#include "editor/storage/levelfilechange.h"
#include "editor/text/plaintext.h"
#include "gamecore/levelfile/levelformats.h"
#include "gamecore/packing/archive.h"
#include "tests/driver/dialogs.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/contentof.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/drawnworld.h"
#include "tests/support/rulesets.h"
#include "tests/support/suite.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QInputDialog>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QStatusBar>
#include <QTabBar>
#include <QTest>

using namespace Qt::StringLiterals;

using WindowMode = ProgramWindow::Mode;

namespace {

const QStringList ownActs{u"cardPlay"_s,   u"cardEdit"_s,         u"cardRename"_s,     u"cardDuplicate"_s,
                          u"cardExport"_s, u"cardShowInFolder"_s, u"cardMoveToTrash"_s};
const QStringList shippedActs{u"cardPlay"_s, u"cardEdit"_s, u"cardDuplicate"_s, u"cardExport"_s};

} // namespace

/// Receives the folders that a file manager would show.
class ShownFolders : public QObject {
    Q_OBJECT

public:
    QStringList folders;

public Q_SLOTS:
    void show(const QUrl &url) { folders.append(url.toLocalFile()); }
};

/// Actions of cards on the start page that act on their files.
class TestCardActs : public QObject, protected WindowFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void theButtonEditsAnOwnLevelWithoutAQuestion()
    {
        const QString path = writeOwn(u"pit.level.json"_s, levelJson(goldCorridor, classicRules));
        QTRY_VERIFY(editButton(u"ownLevels"_s, path));
        QCOMPARE(editButton(u"ownLevels"_s, path)->accessibleName(), u"Edit: pit"_s);
        QCOMPARE(editButton(u"ownLevels"_s, path)->toolTip(), u"Edit (Ctrl+E)"_s);
        m_driver->click(*editButton(u"ownLevels"_s, path));
        QCOMPARE(m_driver->window().mode(), WindowMode::Edit);
        QCOMPARE(m_driver->window().editor().document().path(), path);
        QVERIFY(m_driver->window().saves().all().isEmpty());
        QVERIFY(!m_driver->session().isUnderWay());
    }

    void theButtonEditsAShippedLevelAsACopy()
    {
        QTRY_VERIFY(editButton(u"shippedLevels"_s, buchhaimFile));
        QCOMPARE(editButton(u"shippedLevels"_s, buchhaimFile)->toolTip(), u"Edit a copy (Ctrl+E)"_s);
        m_driver->click(*editButton(u"shippedLevels"_s, buchhaimFile));
        QCOMPARE(m_driver->window().mode(), WindowMode::Edit);
        QVERIFY(m_driver->window().editor().document().needsPath());
    }

    void keysEditRenameAndTrash()
    {
        const QString path = writeOwn(u"pit.level.json"_s, corridorFile(u"Pit"_s));
        goTo(u"ownLevels"_s, path);
        rename(u"ownLevels"_s, u"Well"_s);
        const QString renamed = own(u"well.level.json"_s);
        goTo(u"ownLevels"_s, renamed);
        QTest::keyClick(&list(u"ownLevels"_s), Qt::Key_E, Qt::ControlModifier);
        QCOMPARE(m_driver->window().mode(), WindowMode::Edit);
        QCOMPARE(m_driver->window().editor().document().path(), renamed);
        m_driver->window().showStartPage();
        goTo(u"ownLevels"_s, renamed);
        QTest::keyClick(&list(u"ownLevels"_s), Qt::Key_Delete);
        answerTrash(QMessageBox::Cancel);
        QVERIFY(QFile::exists(renamed));
    }

    void enterPlaysTheCurrentCard_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
        QTest::newRow("Enter") << Qt::Key_Return << Qt::KeyboardModifiers();
        QTest::newRow("Enter of the keypad") << Qt::Key_Enter << Qt::KeyboardModifiers(Qt::KeypadModifier);
        QTest::newRow("space") << Qt::Key_Space << Qt::KeyboardModifiers();
    }

    void enterPlaysTheCurrentCard()
    {
        QFETCH(Qt::Key, key);
        QFETCH(Qt::KeyboardModifiers, modifiers);
        const QString path = writeOwn(u"a.level.json"_s, corridorFile(u"A"_s));
        goTo(u"ownLevels"_s, path);
        QTest::keyClick(&list(u"ownLevels"_s), key, modifiers);
        QTRY_COMPARE(m_driver->window().mode(), WindowMode::Play);
    }

    void tabReachesTheButtonOfTheCurrentCard()
    {
        writeOwn(u"a.level.json"_s, corridorFile(u"A"_s));
        const QString path = writeOwn(u"b.level.json"_s, corridorFile(u"B"_s));
        goTo(u"ownLevels"_s, path);
        QTRY_VERIFY(editButton(u"ownLevels"_s, path)
                    && editButton(u"ownLevels"_s, path)->focusPolicy() == Qt::TabFocus);
        m_driver->press(Qt::Key_Tab);
        QCOMPARE(m_driver->window().focusWidget(), editButton(u"ownLevels"_s, path));
        m_driver->press(Qt::Key_Return);
        QCOMPARE(m_driver->window().mode(), WindowMode::Edit);
        QCOMPARE(m_driver->window().editor().document().path(), path);
    }

    void onlyCardsInViewHaveTheButton()
    {
        for (int i = 10; i < 60; ++i) {
            m_home->writeLevel(u"Documents/Mazewright/l%1.level.json"_s.arg(i), corridorFile(u"L%1"_s.arg(i)));
        }
        const QString first = own(u"l10.level.json"_s);
        const QString last = own(u"l59.level.json"_s);
        m_driver->window().program().starting().offer();
        QTRY_VERIFY(editButton(u"ownLevels"_s, first));
        QVERIFY(!editButton(u"ownLevels"_s, last));
        goTo(u"ownLevels"_s, last);
        QTRY_VERIFY(editButton(u"ownLevels"_s, last));
        QTRY_VERIFY(!editButton(u"ownLevels"_s, first));
    }

    void theMenuOffersWhatAppliesToTheCard_data()
    {
        QTest::addColumn<QString>("shelf");
        QTest::addColumn<QString>("file");
        QTest::addColumn<QStringList>("acts");
        const QStringList withoutRename{u"cardPlay"_s,   u"cardEdit"_s,         u"cardDuplicate"_s,
                                        u"cardExport"_s, u"cardShowInFolder"_s, u"cardMoveToTrash"_s};
        QStringList archive = withoutRename;
        archive.removeAll(u"cardExport"_s);
        QTest::newRow("shipped level") << u"shippedLevels"_s << buchhaimFile << shippedActs;
        QTest::newRow("shipped campaign") << u"campaigns"_s << shippedCampaigns().first() << shippedActs;
        QTest::newRow("own level") << u"ownLevels"_s << u"pit.level.json"_s << ownActs;
        QTest::newRow("own text") << u"ownLevels"_s << u"text.txt"_s << ownActs;
        QTest::newRow("own campaign") << u"campaigns"_s << u"road/road.campaign.json"_s << ownActs;
        QTest::newRow("own archive") << u"campaigns"_s << u"gift.mazewright"_s << archive;
    }

    void theMenuOffersWhatAppliesToTheCard()
    {
        QFETCH(QString, shelf);
        QFETCH(QString, file);
        QFETCH(QStringList, acts);
        const QByteArray campaign =
            R"({"format": "mazewright-campaign", "version": 1, "name": "Road", "levels": ["a.level.json"]})";
        m_home->writeLevel(u"Documents/Mazewright/pit.level.json"_s, corridorFile(u"Pit"_s));
        m_home->writeLevel(u"Documents/Mazewright/text.txt"_s, "####\n#@g#\n####\n");
        m_home->writeLevel(u"Documents/Mazewright/road/a.level.json"_s, corridorFile(u"A"_s));
        m_home->writeLevel(u"Documents/Mazewright/road/road.campaign.json"_s, campaign);
        writeOwn(u"gift.mazewright"_s, writeArchive({{.name = u"gift.campaign.json"_s, .bytes = campaign},
                                                     {.name = u"a.level.json"_s, .bytes = corridorFile(u"A"_s)}}));
        goTo(shelf, file.startsWith(u':') ? file : own(file));
        QMenu *menu = openMenu(shelf);
        QVERIFY(menu && menu->isVisible());
        QCOMPARE(actsOf(*menu), acts);
        QVERIFY(!menu->accessibleName().isEmpty());
        menu->close();
    }

    void aShippedCardShowsNoPath()
    {
        QTRY_VERIFY(rowOf(u"shippedLevels"_s, buchhaimFile) >= 0);
        const QListWidget &cards = list(u"shippedLevels"_s);
        const auto tip = [&] { return cards.item(rowOf(u"shippedLevels"_s, buchhaimFile))->toolTip(); };
        QTRY_VERIFY2(tip().contains(u"Comes with Mazewright"_s), qPrintable(tip()));
        QVERIFY2(!tip().contains(u":/"_s), qPrintable(tip()));
    }

    void keysActOnTheCardWhoseMenuWasOpenedLast()
    {
        const QString path = writeOwn(u"pit.level.json"_s, corridorFile(u"Pit"_s));
        writeOwn(u"well.level.json"_s, corridorFile(u"Well"_s));
        goTo(u"ownLevels"_s, own(u"well.level.json"_s));
        QTRY_VERIFY(rowOf(u"ownLevels"_s, path) >= 0);
        QListWidget &cards = list(u"ownLevels"_s);
        list(u"campaigns"_s).setFocus();
        const QPoint place = cards.visualItemRect(cards.item(rowOf(u"ownLevels"_s, path))).center();
        QContextMenuEvent event(QContextMenuEvent::Mouse, place, cards.viewport()->mapToGlobal(place));
        QCoreApplication::sendEvent(cards.viewport(), &event);
        auto *menu = m_driver->window().findChild<QMenu *>(u"cardMenu"_s);
        QVERIFY(menu);
        QTest::keyClick(menu, Qt::Key_Escape);
        QCOMPARE(m_driver->window().focusWidget(), &cards);
        QCOMPARE(cards.currentRow(), rowOf(u"ownLevels"_s, path));
    }

    void theMenuKeyOpensTheMenuOfTheCurrentCard_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
        QTest::newRow("Menu") << Qt::Key_Menu << Qt::KeyboardModifiers();
        QTest::newRow("Shift+F10") << Qt::Key_F10 << Qt::KeyboardModifiers(Qt::ShiftModifier);
    }

    void theMenuKeyOpensTheMenuOfTheCurrentCard()
    {
        QFETCH(Qt::Key, key);
        QFETCH(Qt::KeyboardModifiers, modifiers);
        const QString path = writeOwn(u"pit.level.json"_s, corridorFile(u"Pit"_s));
        goTo(u"ownLevels"_s, path);
        QTRY_COMPARE(list(u"ownLevels"_s).currentItem()->text(), u"Pit"_s);
        m_driver->window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&m_driver->window()));
        QTest::keyClick(m_driver->window().windowHandle(), key, modifiers);
        auto *menu = m_driver->window().findChild<QMenu *>(u"cardMenu"_s);
        QVERIFY(menu && menu->isVisible());
        QCOMPARE(menu->accessibleName(), u"Menu of Pit"_s);
        QTest::keyClick(menu, Qt::Key_Down);
        QTest::keyClick(menu, Qt::Key_Return);
        QCOMPARE(m_driver->window().mode(), WindowMode::Play);
        QCOMPARE(m_driver->window().source().path, path);
    }

    void theNewGameDialogOffersNoFileActions()
    {
        const QString path = writeOwn(u"pit.level.json"_s, corridorFile(u"Pit"_s));
        goTo(u"ownLevels"_s, path); // the level is listed now
        m_driver->trigger(u"chooseGame"_s);
        QTRY_VERIFY(rowOf(u"levelCards"_s, path) >= 0);
        list(u"levelCards"_s).setCurrentRow(rowOf(u"levelCards"_s, path));
        QVERIFY(!openMenu(u"levelCards"_s));
        QTest::keyClick(&list(u"levelCards"_s), Qt::Key_Delete);
        QVERIFY(!m_driver->window().findChild<QMessageBox *>(u"trashBox"_s));
        QVERIFY(!editButton(u"levelCards"_s, path));
    }

    void renamingChangesNameAndFile()
    {
        const QString path = writeOwn(u"the_pit.level.json"_s, corridorFile(u"The Pit"_s));
        QVERIFY(m_driver->window().playFile(path));
        m_driver->window().showStartPage();
        goTo(u"ownLevels"_s, path);
        rename(u"ownLevels"_s, u"The <b>Well</b>"_s);
        const QString renamed = own(u"the_b_well_b.level.json"_s);
        QVERIFY(QFile::exists(renamed));
        QVERIFY(!QFile::exists(path));
        QCOMPARE(shownName(renamed), u"The <b>Well</b>"_s);
        QTRY_VERIFY(rowOf(u"ownLevels"_s, renamed) >= 0);
        QCOMPARE(list(u"ownLevels"_s).currentRow(), rowOf(u"ownLevels"_s, renamed));
        QTRY_VERIFY(rowOf(u"recentLevels"_s, renamed) >= 0);
    }

    /// While the shelf is read again, another level comes first; keys must not apply to that level.
    void theRenamedCardStaysTheCurrentOne_data()
    {
        QTest::addColumn<QString>("shelf");
        QTest::newRow("mine") << u"ownLevels"_s;
        QTest::newRow("recent") << u"recentLevels"_s;
    }

    void theRenamedCardStaysTheCurrentOne()
    {
        QFETCH(const QString, shelf);
        const QString path = writeOwn(u"c.level.json"_s, corridorFile(u"C"_s));
        for (const QString &name : {u"c"_s, u"b"_s, u"a"_s}) {
            QVERIFY(m_driver->window().playFile(writeOwn(name + u".level.json"_s, corridorFile(name.toUpper()))));
        }
        m_driver->window().showStartPage();
        QTRY_COMPARE(list(u"ownLevels"_s).count(), 3);
        goTo(shelf, path);
        rename(shelf, u"Between"_s);
        const QString renamed = own(u"between.level.json"_s);
        const auto current = [&] { return list(shelf).currentItem()->data(LevelCard::PathRole).toString(); };
        QCOMPARE(current(), renamed);
        QTRY_COMPARE(list(shelf).currentItem()->text(), u"Between"_s); // the folders were read again
        QCOMPARE(current(), renamed);
        QCOMPARE(m_driver->window().focusWidget(), &list(shelf));
    }

    void renamingKeepsAnUnrelatedFileName()
    {
        const QString path = writeOwn(u"v2_final.level.json"_s, corridorFile(u"The Pit"_s));
        goTo(u"ownLevels"_s, path);
        rename(u"ownLevels"_s, u"The Well"_s);
        QCOMPARE(shownName(path), u"The Well"_s);
    }

    void renamingNeverReplacesAFile()
    {
        const QString other = writeOwn(u"well.level.json"_s, corridorFile(u"Other"_s));
        const QByteArray before = contentOf(other);
        const QString path = writeOwn(u"pit.level.json"_s, corridorFile(u"Pit"_s));
        goTo(u"ownLevels"_s, path);
        rename(u"ownLevels"_s, u"Well"_s);
        QCOMPARE(contentOf(other), before);
        QCOMPARE(shownName(own(u"well 2.level.json"_s)), u"Well"_s);
        QVERIFY(!QFile::exists(path));
    }

    void renamingKeepsTheFileOfACampaignsLevel()
    {
        const QString path = writeOwn(u"road/pit.level.json"_s, corridorFile(u"Pit"_s));
        writeOwn(u"road/road.campaign.json"_s,
                 R"({"format": "mazewright-campaign", "version": 1, "levels": ["pit.level.json"]})");
        QVERIFY(m_driver->window().playFile(path));
        m_driver->window().showStartPage();
        goTo(u"recentLevels"_s, path);
        rename(u"recentLevels"_s, u"Well"_s);
        QCOMPARE(shownName(path), u"Well"_s);
        QVERIFY(readCampaign(own(u"road/road.campaign.json"_s)).campaign);
    }

    /// Renaming changes the translated name, which takes precedence over the plain one.
    void renamingChangesTheNameThatIsShown()
    {
        m_driver->window().useLanguage(u"de"_s);
        const QString path =
            writeOwn(u"pit.level.json"_s, levelJson(goldCorridor, u"\"name\": \"Pit\", \"translations\": "
                                                                  "{ \"de\": { \"name\": \"Grube\" } }"_s));
        goTo(u"ownLevels"_s, path);
        rename(u"ownLevels"_s, u"Brunnen"_s);
        const ReadLevel read = openLevelFile(path, *shippedCatalogue());
        QCOMPARE(read.level->name, u"Pit"_s);
        QCOMPARE(read.level->translations.value("de"_L1).toObject().value("name"_L1).toString(), u"Brunnen"_s);
        m_driver->window().useLanguage(u"en"_s);
    }

    void renamingATextRenamesItsFile()
    {
        const QByteArray text = "####\n#@g#\n####\n";
        const QString path = writeOwn(u"attic.txt"_s, text);
        goTo(u"ownLevels"_s, path);
        rename(u"ownLevels"_s, u"cellar"_s);
        QCOMPARE(contentOf(own(u"cellar.txt"_s)), text);
        QVERIFY(!QFile::exists(path));
    }

    void aLevelWithUnsavedChangesIsNotRenamed()
    {
        const QString path = writeOwn(u"pit.level.json"_s, corridorFile(u"Pit"_s));
        QVERIFY(m_driver->window().editFile(path));
        m_driver->click(Point{2, 1});
        QVERIFY(m_driver->window().editor().isModified());
        m_driver->window().showStartPage();
        goTo(u"ownLevels"_s, path);
        QTest::keyClick(&list(u"ownLevels"_s), Qt::Key_F2);
        QCOMPARE(fault(), u"“Pit” is open in the editor with unsaved changes. Save or close it first."_s);
        QCOMPARE(shownName(path), u"Pit"_s);
        m_driver->window().editor().levels().close(0);
    }

    void anOpenTabFollowsTheFile()
    {
        const QString path = writeOwn(u"pit.level.json"_s, corridorFile(u"Pit"_s));
        QVERIFY(m_driver->window().editFile(path));
        m_driver->window().showStartPage();
        goTo(u"ownLevels"_s, path);
        rename(u"ownLevels"_s, u"Well"_s);
        QCOMPARE(m_driver->window().editor().document().path(), own(u"well.level.json"_s));
    }

    void anOpenTabFollowsTheNameAtOnce_data()
    {
        QTest::addColumn<int>("shown");
        QTest::newRow("shown") << 0;
        QTest::newRow("behind another") << 1;
    }

    void anOpenTabFollowsTheNameAtOnce()
    {
        QFETCH(const int, shown);
        const QString path = writeOwn(u"road/pit.level.json"_s, corridorFile(u"Pit"_s));
        const QString other = writeOwn(u"road/hall.level.json"_s, corridorFile(u"Hall"_s));
        writeOwn(u"road/road.campaign.json"_s, R"({"format": "mazewright-campaign", "version": 1,
            "levels": ["pit.level.json", "hall.level.json"]})");
        QVERIFY(m_driver->window().editFile(path));
        QVERIFY(m_driver->window().editFile(other));
        LevelTabs &levels = m_driver->window().editor().levels();
        levels.show(shown);
        m_driver->window().showStartPage();
        goTo(u"recentLevels"_s, path);
        rename(u"recentLevels"_s, u"Well"_s);
        const auto &tabs = m_driver->child<QTabBar>(u"levelTabs"_s);
        QCOMPARE(tabs.tabText(0), u"Well"_s); // no star for unsaved changes
        QCOMPARE(tabs.tabText(1), u"Hall"_s);
        QCOMPARE(tabs.currentIndex(), shown);
        QCOMPARE(list(u"campaignLevels"_s).item(0)->text(), u"1  Well\npit"_s);
        m_driver->child<QAction>(u"goOnEditing"_s).trigger();
        levels.show(0);
        QCOMPARE(m_driver->window().statusBar()->currentMessage(), QString());
        QCOMPARE(m_driver->window().windowTitle(), u"Well[*] – Mazewright"_s);
        QCOMPARE(m_driver->window().editor().document().undoStack().undoText(), u"rename level"_s);
        m_driver->trigger(u"undo"_s);
        QCOMPARE(tabs.tabText(0), u"Pit*"_s);
        m_driver->trigger(u"redo"_s);
        QVERIFY(!m_driver->window().editor().isModified());
    }

    void savesFollowARenamedFile_data()
    {
        QTest::addColumn<bool>("isUnderWay");
        QTest::newRow("under way") << true;
        QTest::newRow("kept by an earlier program") << false;
    }

    void savesFollowARenamedFile()
    {
        QFETCH(const bool, isUnderWay);
        const QString path = writeOwn(u"pit.level.json"_s, corridorFile(u"Pit"_s));
        QVERIFY(m_driver->window().openFile(path));
        m_driver->session().play(Command::wait());
        m_driver->window().showStartPage();
        if (!isUnderWay) {
            startAgain();
        }
        goTo(u"ownLevels"_s, path);
        rename(u"ownLevels"_s, u"Well"_s);
        const QString renamed = own(u"well.level.json"_s);
        const auto isKept = [&] {
            const int row = rowOf(u"ownLevels"_s, renamed);
            return row >= 0 && list(u"ownLevels"_s).item(row)->data(LevelCard::UnderWayRole).toBool();
        };
        QTRY_VERIFY(isKept());
        QVERIFY(m_driver->window().openFile(renamed));
        QCOMPARE(m_driver->world().turn(), 1);
        QCOMPARE(m_driver->window().source().path, renamed);
        QCOMPARE(m_driver->window().saves().all().size(), 1);
    }

    void aVictoryFollowsARenamedFile()
    {
        win(writeOwn(u"pit.level.json"_s, corridorFile(u"Pit"_s)));
        goTo(u"ownLevels"_s, own(u"pit.level.json"_s));
        rename(u"ownLevels"_s, u"Well"_s);
        QTRY_VERIFY(isShownWon(own(u"well.level.json"_s)));
        const QList<HighScores::Score> best = m_driver->window().program().games().scores().read().of(u"buchhaim"_s);
        QCOMPARE(best.size(), 1);
        QCOMPARE(best.first().game.level, u"Well"_s);
        QCOMPARE(best.first().file, own(u"well.level.json"_s));
        startAgain();
        QTRY_VERIFY(isShownWon(own(u"well.level.json"_s)));
        writeOwn(u"pit.level.json"_s, corridorFile(u"Pit"_s)); // a different level, which has not been won
        QTRY_VERIFY(hasPicture(own(u"pit.level.json"_s)));
        QVERIFY(!isShownWon(own(u"pit.level.json"_s)));
    }

    void aCopyDoesNotInheritTheVictory()
    {
        win(writeOwn(u"pit.level.json"_s, corridorFile(u"Pit"_s)));
        goTo(u"ownLevels"_s, own(u"pit.level.json"_s));
        openMenu(u"ownLevels"_s)->findChild<QAction *>(u"cardDuplicate"_s)->trigger();
        QTRY_VERIFY(hasPicture(own(u"pit 2.level.json"_s)));
        QVERIFY(!isShownWon(own(u"pit 2.level.json"_s)));
        QVERIFY(isShownWon(own(u"pit.level.json"_s)));
    }

    void aVictoryStaysWhileTheFileIsInTheTrash()
    {
        win(writeOwn(u"pit.level.json"_s, corridorFile(u"Pit"_s)));
        goTo(u"ownLevels"_s, own(u"pit.level.json"_s));
        QTest::keyClick(&list(u"ownLevels"_s), Qt::Key_Delete);
        answerTrash(QMessageBox::Yes);
        QTRY_COMPARE(rowOf(u"ownLevels"_s, own(u"pit.level.json"_s)), -1);
        writeOwn(u"pit.level.json"_s, corridorFile(u"Pit"_s));
        QTRY_VERIFY(isShownWon(own(u"pit.level.json"_s)));
    }

    void aCampaignIsRenamed()
    {
        writeOwn(u"road/a.level.json"_s, corridorFile(u"A"_s));
        const QString path =
            writeOwn(u"road/road.campaign.json"_s,
                     R"({"format": "mazewright-campaign", "version": 1, "name": "Road", "levels": ["a.level.json"]})");
        goTo(u"campaigns"_s, path);
        rename(u"campaigns"_s, u"Long road"_s);
        QCOMPARE(readCampaign(path).campaign->name, u"Long road"_s);
        QTRY_COMPARE(list(u"campaigns"_s).currentItem()->text(), u"Long road"_s);
    }

    void aCopyOfAShippedLevelIsAnOwnLevel()
    {
        goTo(u"shippedLevels"_s, buchhaimFile);
        QMenu *menu = openMenu(u"shippedLevels"_s);
        menu->findChild<QAction *>(u"cardDuplicate"_s)->trigger();
        menu->close();
        const QString copy = own(u"buchhaim.level.json"_s);
        QTRY_VERIFY(rowOf(u"ownLevels"_s, copy) >= 0);
        QCOMPARE(shownName(copy), u"The Labyrinths of Buchhaim"_s);
        QTRY_COMPARE(list(u"ownLevels"_s).currentRow(), rowOf(u"ownLevels"_s, copy));
        QTRY_COMPARE(m_driver->window().focusWidget(), &list(u"ownLevels"_s));
        QFile file(copy);
        QVERIFY(file.open(QIODevice::ReadWrite)); // files of the program are read-only
    }

    void aCopyBesideTheOriginalHasANumber()
    {
        const QString path = writeOwn(u"pit.level.json"_s, corridorFile(u"Pit"_s));
        const QByteArray before = contentOf(path);
        goTo(u"ownLevels"_s, path);
        openMenu(u"ownLevels"_s)->findChild<QAction *>(u"cardDuplicate"_s)->trigger();
        QCOMPARE(shownName(own(u"pit 2.level.json"_s)), u"Pit 2"_s);
        QCOMPARE(contentOf(path), before);
        QTRY_COMPARE(rowOf(u"ownLevels"_s, own(u"pit 2.level.json"_s)), list(u"ownLevels"_s).currentRow());
        QVERIFY(m_driver->window().statusBar()->currentMessage().contains(u"pit 2.level.json"_s));
    }

    void aCopyOfAShippedCampaignIsAnOwnCampaign()
    {
        const QString shipped = shippedCampaigns().first();
        goTo(u"campaigns"_s, shipped);
        openMenu(u"campaigns"_s)->findChild<QAction *>(u"cardDuplicate"_s)->trigger();
        const QString name = QFileInfo(shipped).fileName();
        const QString folder = own(name.section(u'.', 0, 0));
        const ReadCampaign copy = readCampaign(folder + u'/' + name);
        QVERIFY(copy.campaign);
        QCOMPARE(copy.campaign->levels.size(), readCampaign(shipped).campaign->levels.size());
        QTRY_COMPARE(rowOf(u"campaigns"_s, copy.campaign->path), list(u"campaigns"_s).currentRow());
        goTo(u"campaigns"_s, copy.campaign->path);
        openMenu(u"campaigns"_s)->findChild<QAction *>(u"cardDuplicate"_s)->trigger();
        QCOMPARE(readCampaign(folder + u" 2/"_s + name).campaign->name, copy.campaign->name + u" 2"_s);
    }

    void aLevelIsExportedAsText()
    {
        const QString path = writeOwn(u"pit.level.json"_s, levelJson(goldCorridor, classicRules));
        goTo(u"ownLevels"_s, path);
        const QString target = m_home->path() + u"/pit.txt"_s;
        std::optional<DialogAnswer> losses;
        const DialogAnswer answer(u"exportLevelDialog"_s, [&](QDialog *dialog) {
            losses.emplace(u"exportLosses"_s, [](QDialog *box) { box->accept(); });
            chooseFile(dialog, target);
        });
        openMenu(u"ownLevels"_s)->findChild<QAction *>(u"cardExport"_s)->trigger();
        QVERIFY(answer.wasGiven());
        QVERIFY(losses && losses->wasGiven()); // the ruleset is lost
        QCOMPARE(contentOf(target), goldCorridor.join(u'\n').toUtf8() + '\n');
    }

    void theFolderIsShown()
    {
        ShownFolders shown;
        QDesktopServices::setUrlHandler(u"file"_s, &shown, "show");
        const QString path = writeOwn(u"pit.level.json"_s, corridorFile(u"Pit"_s));
        goTo(u"ownLevels"_s, path);
        openMenu(u"ownLevels"_s)->findChild<QAction *>(u"cardShowInFolder"_s)->trigger();
        QDesktopServices::unsetUrlHandler(u"file"_s);
        QCOMPARE(shown.folders, QStringList{QFileInfo(path).path()});
    }

    void aTrashedLevelLeavesThePageAndTheEditor()
    {
        const QString path = writeOwn(u"pit.level.json"_s, corridorFile(u"Pit"_s));
        const QByteArray before = contentOf(path);
        QVERIFY(m_driver->window().editFile(path));
        m_driver->window().showStartPage();
        goTo(u"ownLevels"_s, path);
        QTest::keyClick(&list(u"ownLevels"_s), Qt::Key_Delete);
        answerTrash(QMessageBox::Yes);
        QVERIFY(!QFile::exists(path));
        QCOMPARE(contentOf(m_home->path() + u"/data/Trash/files/pit.level.json"_s), before);
        QTRY_VERIFY(rowOf(u"ownLevels"_s, path) < 0 && rowOf(u"recentLevels"_s, path) < 0);
        QVERIFY(m_driver->window().editor().levels().isEmpty());
        QCOMPARE(m_driver->window().statusBar()->currentMessage(),
                 u"“pit.level.json” was moved to the trash; you can restore it with your file manager."_s);
    }

    void aTrashedCampaignTakesItsFolderAlong()
    {
        writeOwn(u"road/a.level.json"_s, corridorFile(u"A"_s));
        const QString path =
            writeOwn(u"road/road.campaign.json"_s,
                     R"({"format": "mazewright-campaign", "version": 1, "name": "Road", "levels": ["a.level.json"]})");
        goTo(u"campaigns"_s, path);
        QTest::keyClick(&list(u"campaigns"_s), Qt::Key_Delete);
        answerTrash(QMessageBox::Yes);
        QVERIFY(!QFile::exists(own(u"road"_s)));
        QVERIFY(QFile::exists(m_home->path() + u"/data/Trash/files/road/a.level.json"_s));
        QTRY_VERIFY(rowOf(u"campaigns"_s, path) < 0);
    }

    void aFailedMoveToTheTrashIsReported()
    {
        const QString path = writeOwn(u"pit.level.json"_s, corridorFile(u"Pit"_s));
        goTo(u"ownLevels"_s, path);
        QTest::keyClick(&list(u"ownLevels"_s), Qt::Key_Delete);
        QVERIFY(QFile::remove(path)); // by another program, while the question is open
        answerTrash(QMessageBox::Yes);
        QTRY_VERIFY(!fault().isEmpty());
        QVERIFY2(fault().startsWith(u"“%1” could not be moved to the trash."_s.arg(path)), qPrintable(fault()));
    }

    void aLevelOfACampaignIsTrashedOnlyAfterAWarning()
    {
        const QString path = writeOwn(u"road/pit.level.json"_s, corridorFile(u"Pit"_s));
        writeOwn(u"road/road.campaign.json"_s,
                 R"({"format": "mazewright-campaign", "version": 1, "levels": ["pit.level.json"]})");
        QVERIFY(m_driver->window().playFile(path));
        m_driver->window().showStartPage();
        goTo(u"recentLevels"_s, path);
        QTest::keyClick(&list(u"recentLevels"_s), Qt::Key_Delete);
        auto *box = m_driver->window().findChild<QMessageBox *>(u"trashBox"_s);
        QVERIFY(box);
        QVERIFY(box->informativeText().endsWith(u"road.campaign.json"_s));
        QCOMPARE(box->defaultButton(), box->button(QMessageBox::Cancel));
        answerTrash(QMessageBox::Cancel);
        QVERIFY(QFile::exists(path));
    }

    void aMissingFileIsReported()
    {
        const QString path = writeOwn(u"pit.level.json"_s, corridorFile(u"Pit"_s));
        goTo(u"ownLevels"_s, path);
        QVERIFY(QFile::remove(path));
        QTest::keyClick(&list(u"ownLevels"_s), Qt::Key_F2);
        QCOMPARE(fault(), u"“%1” no longer exists."_s.arg(path));
    }

    void editingAnOwnLevelFromItsGameAsksNothing()
    {
        const QString path = writeOwn(u"pit.level.json"_s, levelJson(goldCorridor, classicRules));
        QVERIFY(m_driver->window().openFile(path));
        m_driver->session().play(Command::wait());
        m_driver->press(Qt::Key_E, Qt::ControlModifier);
        QVERIFY(!m_driver->window().findChild<QMessageBox *>(u"practiceBox"_s));
        QCOMPARE(m_driver->window().mode(), WindowMode::Edit);
        QVERIFY(!m_driver->window().source().isPractice);
        m_driver->press(Qt::Key_E, Qt::ControlModifier);
        QCOMPARE(m_driver->window().mode(), WindowMode::Play);
        QCOMPARE(m_driver->world().turn(), 1);
    }

    void aGameWithoutATurnIsNotKept()
    {
        const QString mine = writeOwn(u"pit.level.json"_s, levelJson(goldCorridor, classicRules));
        QVERIFY(m_driver->window().openFile(mine));
        m_driver->press(Qt::Key_E, Qt::ControlModifier);
        QCOMPARE(m_driver->window().mode(), WindowMode::Edit);
        QVERIFY(!m_driver->session().isUnderWay());
        QVERIFY(!m_driver->child<QWidget>(u"gameWaits"_s).isVisible());
        const QString others = m_home->writeLevel(u"their.level.json"_s, levelJson(goldCorridor, classicRules));
        m_driver->window().showStartPage();
        QVERIFY(m_driver->window().openFile(others));
        m_driver->press(Qt::Key_E, Qt::ControlModifier);
        m_driver->click(m_driver->child<QPushButton>(u"editAsPractice"_s));
        QCOMPARE(m_driver->window().mode(), WindowMode::Edit);
        QVERIFY(m_driver->window().saves().all().isEmpty());
        startAgain();
        QVERIFY(m_driver->window().saves().all().isEmpty());
    }

    void recentIsSortedByTime()
    {
        writeOwn(u"road/a.level.json"_s, corridorFile(u"A"_s));
        const QString campaign =
            writeOwn(u"road/road.campaign.json"_s,
                     R"({"format": "mazewright-campaign", "version": 1, "name": "Road", "levels": ["a.level.json"]})");
        const QString first = writeOwn(u"first.level.json"_s, corridorFile(u"First"_s));
        const QString last = writeOwn(u"last.level.json"_s, corridorFile(u"Last"_s));
        QVERIFY(m_driver->window().openFile(first));
        m_driver->window().showStartPage();
        QVERIFY(m_driver->window().openFile(campaign));
        m_driver->window().showStartPage();
        QVERIFY(m_driver->window().openFile(last));
        m_driver->window().showStartPage();
        QTRY_COMPARE(rowOf(u"recentLevels"_s, last), 0);
        QCOMPARE(rowOf(u"recentLevels"_s, campaign), 1);
        QCOMPARE(rowOf(u"recentLevels"_s, first), 2);
    }

    void cardsWithTheSameNameShowTheirFileNames()
    {
        const QString one = writeOwn(u"pit.level.json"_s, corridorFile(u"The Pit"_s));
        const QString other = writeOwn(u"old pit.level.json"_s, corridorFile(u"The Pit"_s));
        const QString third = writeOwn(u"well.level.json"_s, corridorFile(u"Well"_s));
        QTRY_COMPARE(list(u"ownLevels"_s).count(), 3);
        const auto detailOf = [this](const QString &path) {
            const QListWidgetItem &item = *list(u"ownLevels"_s).item(rowOf(u"ownLevels"_s, path));
            return item.data(LevelCard::DetailRole).toString();
        };
        QTRY_COMPARE(detailOf(one), u"pit · 6 × 3, 1 treasure"_s);
        QTRY_COMPARE(detailOf(other), u"old pit · 6 × 3, 1 treasure"_s);
        QTRY_COMPARE(detailOf(third), u"6 × 3, 1 treasure"_s);
    }

    void aCampaignShowsItsDescription()
    {
        writeOwn(u"road/a.level.json"_s, corridorFile(u"A"_s));
        writeOwn(u"road/b.level.json"_s, corridorFile(u"B"_s));
        const QString path = writeOwn(u"road/road.campaign.json"_s,
                                      R"({"format": "mazewright-campaign", "version": 1, "name": "Road",
        "description": "A long <i>way</i> home.", "levels": ["a.level.json", "b.level.json"]})");
        goTo(u"campaigns"_s, path);
        const auto hasTip = [this] {
            return list(u"campaigns"_s).currentItem()->toolTip().startsWith(plainTip(u"A long <i>way</i>"_s));
        };
        QTRY_VERIFY(hasTip());
        QVERIFY(m_driver->window().openFile(path));
        QTRY_VERIFY(!m_driver->page().log().lines().isEmpty());
        QCOMPARE(m_driver->page().log().lines().front(), u"A long <i>way</i> home."_s);
    }

private:
    QString own(const QString &file) const { return m_home->path() + u"/Documents/Mazewright/"_s + file; }
    QString writeOwn(const QString &file, const QByteArray &text)
    {
        const QString path = m_home->writeLevel(u"Documents/Mazewright/"_s + file, text);
        m_driver->window().showStartPage();
        m_driver->window().program().starting().offer();
        return path;
    }
    QListWidget &list(const QString &name) { return m_driver->child<QListWidget>(name); }
    int rowOf(const QString &list_, const QString &path)
    {
        for (int row = 0; row < list(list_).count(); ++row) {
            if (list(list_).item(row)->data(LevelCard::PathRole).toString() == path) {
                return row;
            }
        }
        return -1;
    }

    /// Waits for the card of a file and selects it with the keyboard.
    void goTo(const QString &list_, const QString &path)
    {
        QTRY_VERIFY(rowOf(list_, path) >= 0);
        list(list_).setCurrentRow(rowOf(list_, path));
        list(list_).setFocus();
    }
    QPushButton *editButton(const QString &list_, const QString &path)
    {
        QListWidget &cards = list(list_);
        const QWidget *bar = rowOf(list_, path) < 0 ? nullptr : cards.itemWidget(cards.item(rowOf(list_, path)));
        auto *button = bar ? bar->findChild<QPushButton *>(u"editCard"_s) : nullptr;
        return button && button->isVisible() ? button : nullptr;
    }
    QMenu *openMenu(const QString &list_)
    {
        QContextMenuEvent event(QContextMenuEvent::Keyboard, {}, {});
        QCoreApplication::sendEvent(&list(list_), &event);
        return m_driver->window().findChild<QMenu *>(u"cardMenu"_s);
    }
    static QStringList actsOf(const QMenu &menu)
    {
        QStringList names;
        for (const QAction *action : menu.actions()) {
            names += action->isSeparator() ? QStringList() : QStringList(action->objectName());
        }
        return names;
    }

    /// Renames the current card of a list by typing a name.
    void rename(const QString &list_, const QString &name)
    {
        const DialogAnswer answer(u"renameCard"_s, [&name](QDialog *dialog) {
            qobject_cast<QInputDialog *>(dialog)->setTextValue(name);
            dialog->accept();
        });
        QTest::keyClick(&list(list_), Qt::Key_F2);
        QVERIFY(answer.wasGiven());
    }
    QString fault()
    {
        auto *box = m_driver->window().findChild<QMessageBox *>(u"cardFault"_s);
        return box ? box->text() : QString();
    }
    QString shownName(const QString &path) const
    {
        const ReadLevel read = openLevelFile(path, *shippedCatalogue());
        return read.level ? read.level->name : QString();
    }
    bool isShownWon(const QString &path)
    {
        const int row = rowOf(u"ownLevels"_s, path);
        return row >= 0 && list(u"ownLevels"_s).item(row)->data(LevelCard::WonRole).toBool();
    }
    bool hasPicture(const QString &path)
    {
        const int row = rowOf(u"ownLevels"_s, path);
        return row >= 0 && !list(u"ownLevels"_s).item(row)->data(LevelCard::PictureRole).value<QPixmap>().isNull();
    }

    /// Plays a level made by corridorFile() until it is won, and goes to the start page.
    void win(const QString &path)
    {
        QVERIFY(m_driver->window().openFile(path));
        for (int step = 0; step < 10 && m_driver->world().status() == Status::Playing; ++step) {
            m_driver->session().play(Command::move(Direction::East));
        }
        QCOMPARE(m_driver->world().status(), Status::Won);
        m_driver->window().showStartPage();
    }
    void answerTrash(QMessageBox::StandardButton button)
    {
        QPointer<QMessageBox> box = m_driver->window().findChild<QMessageBox *>(u"trashBox"_s);
        QVERIFY(box);
        QTest::mouseClick(box->button(button), Qt::LeftButton);
        QTRY_VERIFY(!box);
    }
};

MAZEWRIGHT_SUITE(cardacts, TestCardActs)
#include "tst_cardacts.moc"
