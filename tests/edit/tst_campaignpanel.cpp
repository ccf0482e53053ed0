#include "app/settings/settings.h"
#include "app/settings/theme.h"
#include "editor/levelfiles/campaignpanel.h"
#include "editor/levelfiles/levelsaver.h"
#include "editor/text/kindname.h"
#include "editor/widgets/orderlist.h"
#include "gamecore/base/files.h"
#include "gamecore/levelfile/levelwriter.h"
#include "tests/driver/contrast.h"
#include "tests/driver/dialogs.h"
#include "tests/driver/editordriver.h"
#include "tests/driver/speech.h"
#include "tests/support/contentof.h"
#include "tests/support/suite.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStatusBar>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace {

const QString shippedCampaignLevel = u":/levels/campaign/02_the_night_watch.level.json"_s;

} // namespace

/// The campaign of the edited level, in its panel in the real window.
class TestCampaignPanel : public QObject, protected EditorDriver {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        openWindow();
        const QStringList rows{u"@ g"_s};
        for (const QString &name : {u"a"_s, u"b"_s, u"c"_s}) {
            Level level = drawnLevel(rows);
            level.name = u"Maze "_s + name;
            write(name + u".level.json"_s, writeLevelJson(level, *shippedCatalogue()));
        }
        write(u"road.campaign.json"_s, R"({ "format": "mazewright-campaign", "version": 1, "name": "Road",
        "levels": ["a.level.json", "b.level.json", "c.level.json"] })");
        QVERIFY(m_window->editFile(at(u"b.level.json"_s)));
        showPanel();
    }

    void cleanup() { closeWindow(); }

    void theLevelsOfTheCampaignAreShownInOrder()
    {
        QTRY_COMPARE(titles(), (QStringList{u"1  Maze a"_s, u"2  Maze b"_s, u"3  Maze c"_s}));
        QCOMPARE(list().currentRow(), 1);
        QCOMPARE(child<QComboBox>(u"campaignOfLevel"_s)->currentText(), u"Road"_s);
        QCOMPARE(list().item(0)->data(Qt::AccessibleTextRole).toString(), u"Level 1: Maze a"_s);
    }

    /// A panel behind the tab of another panel reads no levels. Its commands work, since the campaign is known; its
    /// levels are read when the panel is shown.
    void aHiddenPanelReadsNoLevels()
    {
        startAgain();
        QVERIFY(m_window->editFile(at(u"b.level.json"_s)));
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QVERIFY(list().isVisible()); // isVisible() is true although another tab covers the list
        QCOMPARE(titles(), (QStringList{u"1  a"_s, u"2  Maze b"_s, u"3  c"_s}));
        showPanel();
        QTRY_COMPARE(titles(), (QStringList{u"1  Maze a"_s, u"2  Maze b"_s, u"3  Maze c"_s}));
    }

    void theCampaignCanBePlayedBeforeThePanelIsShown()
    {
        startAgain();
        QVERIFY(m_window->editFile(at(u"b.level.json"_s)));
        auto *play = child<QAction>(u"playCampaignFromHere"_s);
        QVERIFY(play->isEnabled());
        play->trigger();
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Play);
        QCOMPARE(m_window->session().game().level().name, u"Maze b"_s);
    }

    void aLevelWithoutAFileShowsAdvice()
    {
        closeWindow();
        openWindow();
        edit({u"@ g"_s});
        auto *dock = child<QDockWidget>(u"campaignDock"_s);
        dock->show();
        dock->raise();
        auto *save = child<QPushButton>(u"campaignSaveLevel"_s);
        QTRY_VERIFY(save->isVisible());
        QVERIFY(child<QPushButton>(u"campaignOpenLevel"_s)->isVisible());
        QCOMPARE(child<QPushButton>(u"campaignOpenLevel"_s)->focusPolicy(), Qt::TabFocus);
        QVERIFY(child<QLabel>(u"campaignNote"_s)->text().startsWith(u"Save this level"_s));
        QVERIFY(!child<QAction>(u"addNewCampaignLevel"_s)->isEnabled());
        for (const QString &name : {u"campaignOfLevel"_s, u"campaignLevels"_s, u"undoCampaignButton"_s,
                                    u"campaignPropertiesButton"_s, u"addNewCampaignLevelButton"_s}) {
            QVERIFY2(!child<QWidget>(name)->isVisible(), qPrintable(name));
        }
        const DialogAnswer answer(u"saveLevelDialog"_s, [this](QDialog *dialog) {
            QCOMPARE(m_window->focusWidget(), &canvas());
            chooseFile(dialog, at(u"d.level.json"_s));
        });
        canvas().setFocus();
        QTest::mouseClick(save, Qt::LeftButton);
        QVERIFY(answer.wasGiven());
        QTRY_VERIFY(list().isVisible());
        QCOMPARE(titles(), QStringList{u"1  d"_s});
        QVERIFY(!save->isVisible());
        QVERIFY(child<QToolButton>(u"addNewCampaignLevelButton"_s)->isVisible());
    }

    void anUnreadableCampaignGivesAReason()
    {
        write(u"road.campaign.json"_s, "{\n  \"name\": \"Road\",\n  \"levels\": [\"a.level.json\"\n}\n");
        key(Qt::Key_PageUp, Qt::ControlModifier);
        QVERIFY(m_window->editFile(at(u"a.level.json"_s)));
        child<QDockWidget>(u"campaignDock"_s)->hide();
        showPanel();
        const QString note = child<QLabel>(u"campaignNote"_s)->text();
        QVERIFY2(note.startsWith(u"Cannot read the campaign file road.campaign.json. Line 4, column 1: "_s),
                 qPrintable(note));
        QCOMPARE(list().count(), 0);
        auto *choice = child<QComboBox>(u"campaignOfLevel"_s);
        QCOMPARE(choice->currentText(), u"road.campaign.json"_s);
        choice->setCurrentIndex(choice->count() - 1);
        Q_EMIT choice->activated(choice->count() - 1);
        QCOMPARE(list().count(), 3); // the folder's levels
    }

    void aMissingLevelIsMarkedAndCanBeTakenOut()
    {
        QVERIFY(QFile::rename(at(u"c.level.json"_s), at(u"c.gone"_s)));
        auto *play = child<QAction>(u"playCampaignFromHere"_s);
        QTRY_COMPARE(list().item(2)->text().section(u'\n', 1), u"The file is missing"_s);
        QTRY_VERIFY(!play->isEnabled());
        QVERIFY(child<QLabel>(u"campaignNote"_s)->text().contains(u"“c.level.json” is missing"_s));
        QVERIFY(list().item(2)->data(Qt::AccessibleTextRole).toString().endsWith(u". The file is missing"_s));
        pressInList(Qt::Key_Up, Qt::AltModifier); // the remaining levels can still be moved
        QCOMPARE(list().count(), 3);
        QVERIFY(QFile::rename(at(u"c.gone"_s), at(u"c.level.json"_s)));
        QTRY_VERIFY(play->isEnabled());
        QCOMPARE(levels(), (QStringList{u"b"_s, u"a"_s, u"c"_s}));
        QVERIFY(!child<QLabel>(u"campaignNote"_s)->isVisible());
        QVERIFY(QFile::remove(at(u"c.level.json"_s)));
        QTRY_VERIFY(!play->isEnabled());
        list().setCurrentRow(2);
        const DialogAnswer yes(u"removeCampaignLevelBox"_s, [](QDialog *box) { clickButton(box, QMessageBox::Yes); });
        pressInList(Qt::Key_Delete);
        QVERIFY(yes.wasGiven());
        QCOMPARE(levels(), (QStringList{u"b"_s, u"a"_s}));
        QVERIFY(play->isEnabled());
    }

    void aLevelThatCannotBeWonIsMarked()
    {
        QTRY_COMPARE(titles().last(), u"3  Maze c"_s);
        QVERIFY(!list().item(2)->text().contains(u"won"_s));
        Level level = drawnLevel({u"@ "_s});
        level.name = u"Maze c"_s;
        QVERIFY(QFile::remove(at(u"c.level.json"_s)));
        write(u"c.level.json"_s, writeLevelJson(level, *shippedCatalogue()));
        QTRY_COMPARE(list().item(2)->text().section(u'\n', 1), u"Not winnable"_s);
        const QString reason = u"The level is not winnable: it requires treasure but has none."_s;
        QVERIFY(list().item(2)->toolTip().replace(u'\n', u' ').contains(reason));
        QCOMPARE(list().item(2)->data(Qt::AccessibleTextRole).toString(), u"Level 3: Maze c. "_s + reason);
        Level locked = drawnLevel({u"g1@41g"_s});
        locked.name = u"Maze c"_s;
        QVERIFY(QFile::remove(at(u"c.level.json"_s)));
        write(u"c.level.json"_s, writeLevelJson(locked, *shippedCatalogue()));
        QTRY_VERIFY(list().item(2)->toolTip().replace(u'\n', u' ').contains(u"he runs out of keys"_s));
        QCOMPARE(list().item(2)->text().section(u'\n', 1), u"Not winnable"_s);
        write(u"c.level.json"_s, "{ \"format\": \"mazewright-level\", \"version\": 1, \"rows\": [\"  g\"] }");
        QTRY_COMPARE(list().item(2)->text().section(u'\n', 1), u"Not playable"_s);
    }

    void aChangeOfRulesetOnTheWayIsReported()
    {
        Level level = drawnLevel({u"@ g"_s});
        level.ruleset = u"tombs"_s;
        write(u"c.level.json"_s, writeLevelJson(level, *shippedCatalogue()));
        QTRY_VERIFY(list().item(2)->text().startsWith(u"3  c"_s));
        auto *note = child<QLabel>(u"campaignNote"_s);
        QVERIFY(!note->text().contains(u"other rules"_s)); // each level starts with a new hero
        write(u"road.campaign.json"_s, R"({ "format": "mazewright-campaign", "version": 1, "name": "Road",
        "carry": true, "levels": ["a.level.json", "b.level.json", "c.level.json"] })");
        const QString ruleset = nameOf(*shippedCatalogue()->ruleset(u"tombs"_s));
        QTRY_COMPARE(
            note->text(),
            u"Level 3 has different rules (%1) from the level before it. The hero arrives with what he carries and does not get that level’s starting items: dagger."_s
                .arg(ruleset));
        QVERIFY(note->isVisible());
    }

    /// Items that the hero loses between levels are listed. The first level's moonblade survives the second level,
    /// which defines it too, but not the third one. A shipped sword survives everywhere, and an item that lies in no
    /// level cannot be lost.
    void itemsLostOnTheWayAreReported()
    {
        const QJsonObject moonblade{{u"base"_s, u"sword"_s}, {u"name"_s, u"moonblade"_s}};
        for (const QString &name : {u"a"_s, u"b"_s}) {
            Level level = drawnLevel({u"@ /g"_s});
            level.kinds = {{u"items"_s, QJsonObject{{u"moonblade"_s, moonblade}, {u"sunblade"_s, moonblade}}}};
            if (name == u"a"_s) {
                level.things.push_back({.cell = {1, 0}, .kind = u"moonblade"_s, .values = {}});
            }
            sortThings(level.things);
            write(name + u".level.json"_s, writeLevelJson(level, *shippedCatalogue()));
        }
        auto *note = child<QLabel>(u"campaignNote"_s);
        write(u"road.campaign.json"_s, R"({ "format": "mazewright-campaign", "version": 1, "name": "Road",
        "carry": true, "levels": ["a.level.json", "b.level.json", "c.level.json"] })");
        QTRY_COMPARE(note->text(), u"Level 3 does not define these items, so the hero loses them there: moonblade."_s);
        QVERIFY(note->isVisible());
        write(u"road.campaign.json"_s, R"({ "format": "mazewright-campaign", "version": 1, "name": "Road",
        "levels": ["a.level.json", "b.level.json", "c.level.json"] })");
        QTRY_VERIFY(note->text().isEmpty()); // each level starts with a new hero
    }

    void changesInTheFolderAreFollowed()
    {
        auto *choice = child<QComboBox>(u"campaignOfLevel"_s);
        list().setCurrentRow(2);
        QVERIFY(QFile::remove(at(u"road.campaign.json"_s)));
        QTRY_VERIFY(choice->currentText().startsWith(u"Folder “"_s));
        write(u"d.level.json"_s, contentOf(at(u"a.level.json"_s)));
        QTRY_COMPARE(list().count(), 4);
        QCOMPARE(list().currentRow(), 2); // the selection stays
    }

    void theCampaignIsFollowedNextToALevelWithoutAFile()
    {
        edit({u"@ g"_s});
        QCOMPARE(list().count(), 3);
        write(u"road.campaign.json"_s, R"({ "format": "mazewright-campaign", "version": 1, "name": "Road",
        "levels": ["a.level.json", "b.level.json"] })");
        QTRY_COMPARE(list().count(), 2);
    }

    /// Only the campaign of an archive has levels inside the archive.
    void aLevelInAnArchiveBesideTheCampaignIsMissing()
    {
        write(u"pack.mazewright"_s, "archive");
        write(u"road.campaign.json"_s, R"({ "format": "mazewright-campaign", "version": 1, "name": "Road",
        "levels": ["b.level.json", "pack.mazewright/a.level.json"] })");
        QTRY_COMPARE(list().count(), 2);
        QCOMPARE(list().item(1)->text().section(u'\n', 1), u"The file is missing"_s);
        QVERIFY(!child<QAction>(u"playCampaignFromHere"_s)->isEnabled());
    }

    void aFolderBecomesACampaignOnlyWhenAsked()
    {
        QVERIFY(QFile::remove(at(u"road.campaign.json"_s)));
        write(u"a2.level.json"_s, "no level");
        QTRY_COMPARE(list().count(), 4);
        QTRY_COMPARE(list().item(1)->text(), u"2  a2\nThe file cannot be read"_s);
        QTest::mouseClick(child<QWidget>(u"addNewCampaignLevelButton"_s), Qt::LeftButton);
        QTRY_COMPARE(list().count(), 5);
        QCOMPARE(list().currentRow(), 4);
        const QDir folder(m_folder->path());
        QVERIFY(folder.entryList({u"*.campaign.json"_s}).isEmpty());
        QVERIFY(child<QLabel>(u"campaignNote"_s)->text().contains(u"as soon as you move or remove a level"_s));
        pressInList(Qt::Key_Up, Qt::AltModifier);
        const QStringList made = folder.entryList({u"*.campaign.json"_s});
        QCOMPARE(made.size(), 1);
        QCOMPARE(readCampaignFile(folder.filePath(made.first())).campaign->levels,
                 (QStringList{at(u"a.level.json"_s), at(u"b.level.json"_s), at(u"level_05.level.json"_s),
                              at(u"c.level.json"_s)}));
    }

    void returnOpensALevelInATab()
    {
        list().setCurrentRow(2);
        pressInList(Qt::Key_Return);
        QCOMPARE(editor().title(), u"Maze c"_s);
        QCOMPARE(editor().levels().count(), 2);
        QCOMPARE(list().currentRow(), 2);
        list().setCurrentRow(1);
        pressInList(Qt::Key_Return);
        QCOMPARE(editor().title(), u"Maze b"_s);
        QCOMPARE(editor().levels().count(), 2);
    }

    void aDoubleClickOpensALevelInATab()
    {
        QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, middleOf(0));
        QCOMPARE(editor().title(), u"Maze b"_s); // a single click only selects
        QTest::mouseDClick(list().viewport(), Qt::LeftButton, {}, middleOf(0));
        QCOMPARE(editor().title(), u"Maze a"_s);
    }

    void openLevelsShowTheirChanges()
    {
        QTRY_COMPARE(titles().first(), u"1  Maze a"_s);
        click({1, 0});
        QCOMPARE(titles().at(1), u"2  Maze b*"_s);
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(titles().at(1), u"2  Maze b"_s);
    }

    void keysMoveALevel()
    {
        pressInList(Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(levels(), (QStringList{u"a"_s, u"c"_s, u"b"_s}));
        QCOMPARE(list().currentRow(), 2);
        pressInList(Qt::Key_Down, Qt::AltModifier); // it is the last level already
        pressInList(Qt::Key_Up, Qt::AltModifier);
        pressInList(Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(levels(), (QStringList{u"b"_s, u"a"_s, u"c"_s}));
        QCOMPARE(list().currentRow(), 0);
        QVERIFY(!editor().isModified());
    }

    void draggingMovesALevel()
    {
        QTest::mousePress(list().viewport(), Qt::LeftButton, {}, middleOf(0));
        moveTo(middleOf(1));
        moveTo(middleOf(2) + QPoint(0, 10));
        QCOMPARE(levels(), (QStringList{u"a"_s, u"b"_s, u"c"_s}));
        QTest::mouseRelease(list().viewport(), Qt::LeftButton, {}, middleOf(2) + QPoint(0, 10));
        QCOMPARE(levels(), (QStringList{u"b"_s, u"c"_s, u"a"_s}));
        QCOMPARE(list().currentRow(), 2);
    }

    void escapeCancelsADrag()
    {
        QTest::mousePress(list().viewport(), Qt::LeftButton, {}, middleOf(0));
        moveTo(middleOf(2) + QPoint(0, 10));
        QTest::keyClick(&list(), Qt::Key_Escape);
        QTest::mouseRelease(list().viewport(), Qt::LeftButton, {}, middleOf(2) + QPoint(0, 10));
        QCOMPARE(levels(), (QStringList{u"a"_s, u"b"_s, u"c"_s}));
    }

    void aLevelIsTakenOutAfterAQuestion()
    {
        const DialogAnswer no(u"removeCampaignLevelBox"_s,
                              [](QDialog *dialog) { clickButton(dialog, QMessageBox::No); });
        pressInList(Qt::Key_Delete);
        QVERIFY(no.wasGiven());
        QCOMPARE(levels(), (QStringList{u"a"_s, u"b"_s, u"c"_s}));
        const DialogAnswer yes(u"removeCampaignLevelBox"_s, [](QDialog *dialog) {
            QCOMPARE(qobject_cast<QMessageBox *>(dialog)->text(),
                     u"Remove “b.level.json” from “Road”? The level file stays in its folder."_s);
            clickButton(dialog, QMessageBox::Yes);
        });
        pressInList(Qt::Key_Delete);
        QVERIFY(yes.wasGiven());
        QCOMPARE(levels(), (QStringList{u"a"_s, u"c"_s}));
        QVERIFY(QFileInfo::exists(at(u"b.level.json"_s)));
        QCOMPARE(editor().title(), u"Maze b"_s);
    }

    void theListKeepsItsKeysDespiteASelection_data()
    {
        QTest::addColumn<bool>("areCells");
        QTest::newRow("a thing") << false;
        QTest::newRow("cells") << true;
    }

    void theListKeepsItsKeysDespiteASelection()
    {
        QFETCH(const bool, areCells);
        if (areCells) {
            key(Qt::Key_A, Qt::ControlModifier);
        } else {
            key(Qt::Key_V);
            click({2, 0});
            child<QDockWidget>(u"campaignDock"_s)->raise(); // brings it before the panel of things
        }
        QVERIFY(child<QAction>(u"removeThing"_s)->isEnabled());
        const DialogAnswer yes(u"removeCampaignLevelBox"_s, [](QDialog *box) { clickButton(box, QMessageBox::Yes); });
        QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, middleOf(0));
        pressInList(Qt::Key_Delete);
        QVERIFY(yes.wasGiven());
        QCOMPARE(levels(), (QStringList{u"b"_s, u"c"_s}));
        list().setCurrentRow(0);
        pressInList(Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(levels(), (QStringList{u"c"_s, u"b"_s}));
        const DialogAnswer yesAgain(u"removeCampaignLevelBox"_s,
                                    [](QDialog *box) { clickButton(box, QMessageBox::Yes); });
        list().setCurrentRow(0);
        pressInList(Qt::Key_Delete);
        QVERIFY(yesAgain.wasGiven());
        QVERIFY(!child<QAction>(u"removeCampaignLevel"_s)->isEnabled()); // the last level cannot be removed
        pressInList(Qt::Key_Delete);
        QCOMPARE(levels(), QStringList{u"b"_s});
        QCOMPARE(rows(), QStringList{u"@ g"_s});
        QVERIFY(!editor().isModified());
    }

    void aFileIsRenamedAndItsTabFollows()
    {
        click({1, 0});
        const QByteArray before = contentOf(at(u"b.level.json"_s));
        const DialogAnswer answer(u"renameLevelFile"_s, [](QDialog *dialog) {
            QCOMPARE(qobject_cast<QInputDialog *>(dialog)->textValue(), u"b"_s);
            qobject_cast<QInputDialog *>(dialog)->setTextValue(u"the bend"_s);
            dialog->accept();
        });
        pressInList(Qt::Key_F2);
        QVERIFY(answer.wasGiven());
        QCOMPARE(levels(), (QStringList{u"a"_s, u"the bend"_s, u"c"_s}));
        QCOMPARE(editor().document().path(), at(u"the bend.level.json"_s));
        QCOMPARE(contentOf(at(u"the bend.level.json"_s)), before);
        QVERIFY(editor().isModified());
        key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(!editor().isModified());
        QVERIFY(!QFileInfo::exists(at(u"b.level.json"_s)));
        QVERIFY(contentOf(at(u"the bend.level.json"_s)).contains("@#g"));
    }

    void aNewLevelIsAddedAndOpened()
    {
        QTest::mouseClick(child<QWidget>(u"addNewCampaignLevelButton"_s), Qt::LeftButton);
        QCOMPARE(levels(), (QStringList{u"a"_s, u"b"_s, u"level_04"_s, u"c"_s}));
        QCOMPARE(editor().document().path(), at(u"level_04.level.json"_s));
        QVERIFY(!editor().isModified());
        QCOMPARE(list().currentRow(), 2);
    }

    void aNewLevelPlaysByTheRulesOfTheOneBefore()
    {
        Level level = drawnLevel({u"@ >"_s});
        level.ruleset = u"tombs"_s;
        level.rules = {{u"win"_s, QJsonArray{u"exit"_s}}};
        write(u"b.level.json"_s, writeLevelJson(level, *shippedCatalogue()));
        QTest::mouseClick(child<QWidget>(u"addNewCampaignLevelButton"_s), Qt::LeftButton);
        QCOMPARE(editor().document().path(), at(u"level_04.level.json"_s));
        QCOMPARE(editor().document().level().ruleset, u"tombs"_s);
        QCOMPARE(editor().document().level().rules, level.rules);
    }

    void aNewCampaignIsWrittenAndOpened()
    {
        child<QDockWidget>(u"campaignDock"_s)->hide();
        const DialogAnswer answer(u"newCampaignDialog"_s, [](QDialog *dialog) {
            auto &name = in<QLineEdit>(dialog, u"newCampaignName"_s);
            name.clear();
            QVERIFY(!in<QPushButton>(dialog, u"newCampaignDialogOk"_s).isEnabled());
            QTest::keyClicks(&name, u"Who goes there?"_s);
            in<QRadioButton>(dialog, u"playsInTurns"_s).click();
            QTest::keyClick(&name, Qt::Key_Return);
        });
        child<QAction>(u"newCampaign"_s)->trigger();
        QVERIFY(answer.wasGiven());
        const QString folder = Settings::ownFolder() + u"/Who goes there/"_s;
        QCOMPARE(editor().document().path(), folder + u"01.level.json"_s);
        QCOMPARE(editor().document().level().ruleset, u"lantern"_s);
        QVERIFY(child<QDockWidget>(u"campaignDock"_s)->isVisible());
        QTRY_COMPARE(child<QComboBox>(u"campaignOfLevel"_s)->currentText(), u"Who goes there?"_s);
        QCOMPARE(titles(), QStringList{u"1  01"_s});
    }

    void aNewCampaignCanUseExistingLevels()
    {
        const QDir own(Settings::ownFolder());
        QVERIFY(own.mkpath(u"."_s));
        for (const QString &name : {u"cave"_s, u"hall"_s, u"tower"_s}) {
            QVERIFY(!writeWhole(own.filePath(name + u".level.json"_s),
                                writeLevelJson(drawnLevel({u"@ >"_s}), *shippedCatalogue())));
        }
        const DialogAnswer answer(u"newCampaignDialog"_s, [](QDialog *dialog) {
            auto &files = in<QListWidget>(dialog, u"newCampaignLevels"_s);
            QCOMPARE(files.count(), 3);
            QVERIFY(in<QWidget>(dialog, u"newLevelWidth"_s).isEnabled());
            files.setFocus();
            files.setCurrentRow(2);
            QTest::keyClick(&files, Qt::Key_Space);
            QVERIFY(!in<QWidget>(dialog, u"newLevelWidth"_s).isEnabled());
            in<QAction>(dialog, u"moveNewCampaignLevelUp"_s).trigger();
            in<QAction>(dialog, u"moveNewCampaignLevelUp"_s).trigger();
            files.setCurrentRow(1);
            QTest::keyClick(&files, Qt::Key_Space);
            in<QPushButton>(dialog, u"newCampaignDialogOk"_s).click();
        });
        child<QAction>(u"newCampaign"_s)->trigger();
        QVERIFY(answer.wasGiven());
        QCOMPARE(editor().document().path(), own.filePath(u"tower.level.json"_s));
        QTRY_COMPARE(child<QComboBox>(u"campaignOfLevel"_s)->currentText(), u"My campaign"_s);
        QCOMPARE(titles(), (QStringList{u"1  tower"_s, u"2  cave"_s}));
        QVERIFY(QFile::exists(own.filePath(u"My campaign.campaign.json"_s)));
        QVERIFY(QFile::exists(own.filePath(u"hall.level.json"_s)));
    }

    /// A link that leads out of the campaign's folder is not a level of it.
    void aNewCampaignThatCannotBeReadGivesAReason()
    {
        const QDir own(Settings::ownFolder());
        QVERIFY(own.mkpath(u"."_s));
        QVERIFY(QFile::link(at(u"a.level.json"_s), own.filePath(u"a.level.json"_s)));
        std::unique_ptr<DialogAnswer> fault;
        QString reason;
        const DialogAnswer answer(u"newCampaignDialog"_s, [&](QDialog *dialog) {
            fault = std::make_unique<DialogAnswer>(u"campaignFault"_s, [&reason](QDialog *box) {
                reason = qobject_cast<QMessageBox *>(box)->text();
                box->accept();
            });
            in<QListWidget>(dialog, u"newCampaignLevels"_s).item(0)->setCheckState(Qt::Checked);
            in<QPushButton>(dialog, u"newCampaignDialogOk"_s).click();
        });
        child<QAction>(u"newCampaign"_s)->trigger();
        QVERIFY(fault && fault->wasGiven());
        QVERIFY2(reason.startsWith(u"Cannot read the campaign file My campaign.campaign.json. "_s), qPrintable(reason));
    }

    void theListOfANewCampaignIsReadable_data()
    {
        QTest::addColumn<ThemeChoice>("theme");
        QTest::newRow("dark") << ThemeChoice::Dark;
        QTest::newRow("light") << ThemeChoice::Light;
    }

    /// The list of a new campaign is usable: the buttons below it show their arrows, and all check boxes stand out,
    /// checked or not, also in the selected row.
    void theListOfANewCampaignIsReadable()
    {
        QFETCH(const ThemeChoice, theme);
        const QDir own(Settings::ownFolder());
        QVERIFY(own.mkpath(u"."_s));
        for (const QString &name : {u"a"_s, u"b"_s, u"c"_s}) {
            QVERIFY(!writeWhole(own.filePath(name + u".level.json"_s),
                                writeLevelJson(drawnLevel({u"@ >"_s}), *shippedCatalogue())));
        }
        m_window->resize(1280, 800);
        applyTheme(*qApp, theme);
        const DialogAnswer answer(u"newCampaignDialog"_s, [](QDialog *dialog) {
            for (const QString &name : {u"moveNewCampaignLevelUpButton"_s, u"moveNewCampaignLevelDownButton"_s}) {
                const auto &button = in<QToolButton>(dialog, name);
                QVERIFY2(button.height() >= button.iconSize().height() + 12, qPrintable(name));
            }
            auto &files = in<QListWidget>(dialog, u"newCampaignLevels"_s);
            for (const int row : {0, 1}) {
                files.item(row)->setCheckState(Qt::Checked);
            }
            for (const int chosen : {1, 2}) {
                files.setCurrentRow(chosen);
                for (int row = 0; row < files.count(); ++row) {
                    const QRect place = files.visualItemRect(files.item(row));
                    const QRect box(place.left(), place.center().y() - 8, 20, 17);
                    const double seen = bestContrast(files.viewport()->grab(box).toImage());
                    QVERIFY2(seen >= 3,
                             qPrintable(u"row %1 of which %2 is chosen: %3"_s.arg(row).arg(chosen).arg(seen)));
                }
            }
            dialog->reject();
        });
        child<QAction>(u"newCampaign"_s)->trigger();
        applyTheme(*qApp, ThemeChoice::Dark);
        QVERIFY(answer.wasGiven());
    }

    void aNewCampaignProposesTheRulesOfTheOpenLevel()
    {
        Level level = drawnLevel({u"@ >"_s});
        level.ruleset = u"lantern"_s;
        editor().openLevel(level, {}, false);
        for (const auto &[action, name] :
             {std::pair(u"newLevel"_s, u"newLevelDialog"_s), std::pair(u"newCampaign"_s, u"newCampaignDialog"_s)}) {
            const DialogAnswer answer(name, [](QDialog *dialog) {
                QVERIFY(in<QRadioButton>(dialog, u"playsInTurns"_s).isChecked());
                dialog->reject();
            });
            child<QAction>(action)->trigger();
            QVERIFY(answer.wasGiven());
        }
    }

    void aFileIsAdded()
    {
        write(u"elsewhere/x.txt"_s, "@ g\n");
        const DialogAnswer answer(u"addLevelDialog"_s,
                                  [this](QDialog *dialog) { chooseFile(dialog, at(u"elsewhere/x.txt"_s)); });
        child<QAction>(u"addCampaignLevel"_s)->trigger();
        QVERIFY(answer.wasGiven());
        QCOMPARE(levels(), (QStringList{u"a"_s, u"b"_s, u"x"_s, u"c"_s}));
        QCOMPARE(editor().title(), u"Maze b"_s);
        write(u"elsewhere/bad.level.json"_s, "no level");
        std::unique_ptr<DialogAnswer> fault;
        const DialogAnswer bad(u"addLevelDialog"_s, [&](QDialog *dialog) {
            fault = std::make_unique<DialogAnswer>(u"campaignFault"_s, [](QDialog *box) { box->accept(); });
            chooseFile(dialog, at(u"elsewhere/bad.level.json"_s));
        });
        child<QAction>(u"addCampaignLevel"_s)->trigger();
        QVERIFY(fault && fault->wasGiven());
        QCOMPARE(levels().size(), 4);
    }

    void savingOverACampaignLevelWarns()
    {
        m_window->editNewLevel();
        const QByteArray before = contentOf(at(u"c.level.json"_s));
        QString details;
        std::unique_ptr<DialogAnswer> question;
        std::unique_ptr<DialogAnswer> again;
        const DialogAnswer answer(u"saveLevelDialog"_s, [&](QDialog *dialog) {
            question = std::make_unique<DialogAnswer>(u"replaceFile"_s, [&](QDialog *box) {
                details = qobject_cast<QMessageBox *>(box)->informativeText();
                again = std::make_unique<DialogAnswer>(
                    u"saveLevelDialog"_s, [this](QDialog *other) { chooseFile(other, at(u"d.level.json"_s)); });
                clickButton(box, QMessageBox::No);
            });
            chooseFile(dialog, at(u"c.level.json"_s));
        });
        QVERIFY(editor().files().saveAs());
        QVERIFY(question && question->wasGiven());
        QVERIFY2(details.endsWith(u": road.campaign.json"_s), qPrintable(details));
        QVERIFY(again && again->wasGiven());
        QCOMPARE(contentOf(at(u"c.level.json"_s)), before);
        QCOMPARE(editor().document().path(), at(u"d.level.json"_s));
    }

    void theCampaignIsPlayedFromALevel()
    {
        list().setCurrentRow(1);
        QTest::mouseClick(child<QWidget>(u"playCampaignFromHereButton"_s), Qt::LeftButton);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Play);
        QVERIFY(m_window->source().isTest);
        QCOMPARE(m_window->source().path, at(u"b.level.json"_s));
        key(Qt::Key_Right);
        key(Qt::Key_Right);
        QCOMPARE(m_window->session().world().status(), Status::Won);
        QTest::mouseClick(child<QPushButton>(u"endNext"_s), Qt::LeftButton);
        QVERIFY(m_window->source().isTest);
        QCOMPARE(m_window->source().path, at(u"c.level.json"_s));
        QVERIFY(Settings().recentCampaigns().isEmpty());
        key(Qt::Key_Escape);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Edit);
        QCOMPARE(editor().title(), u"Maze b"_s);
    }

    void protectionLastsThroughATestOfTheCampaign()
    {
        const auto isProtected = [this] { return m_window->session().world().isProtected(); };
        const auto goOn = [this] {
            key(Qt::Key_Right);
            key(Qt::Key_Right);
            QTest::mouseClick(child<QPushButton>(u"endNext"_s), Qt::LeftButton);
        };
        list().setCurrentRow(0);
        QTest::mouseClick(child<QWidget>(u"playCampaignFromHereButton"_s), Qt::LeftButton);
        auto *protect = child<QAction>(u"protectHero"_s);
        protect->trigger();
        goOn();
        QCOMPARE(m_window->source().path, at(u"b.level.json"_s));
        QVERIFY(protect->isChecked());
        QVERIFY(isProtected());
        QCOMPARE(child<QLabel>(u"testPlay"_s)->text(), u"Test play: cheats are on"_s);
        protect->trigger();
        goOn();
        QCOMPARE(m_window->source().path, at(u"c.level.json"_s));
        QVERIFY(!protect->isChecked());
        QVERIFY(!isProtected());
        protect->trigger();
        key(Qt::Key_Escape);
        key(Qt::Key_F5); // playing the level alone begins another test
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Play);
        QVERIFY(!isProtected());
    }

    void aCampaignTestReturnsToTheLevelReached()
    {
        list().setCurrentRow(1);
        QTest::mouseClick(child<QWidget>(u"playCampaignFromHereButton"_s), Qt::LeftButton);
        key(Qt::Key_Right);
        key(Qt::Key_Right);
        QTest::mouseClick(child<QPushButton>(u"endNext"_s), Qt::LeftButton);
        QCOMPARE(m_window->source().path, at(u"c.level.json"_s));
        key(Qt::Key_E, Qt::ControlModifier);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Edit);
        QCOMPARE(editor().title(), u"Maze c"_s);
    }

    void anotherCampaignCanBeChosen()
    {
        auto *choice = child<QComboBox>(u"campaignOfLevel"_s);
        QCOMPARE(choice->count(), 2);
        QVERIFY(choice->itemText(1).startsWith(u"Folder “"_s));
        choice->setFocus();
        QTest::keyClick(choice, Qt::Key_Down);
        QCOMPARE(choice->currentIndex(), 1);
        QVERIFY(child<QLabel>(u"campaignNote"_s)->text().startsWith(u"A folder of levels"_s));
        QCOMPARE(list().count(), 3);
    }

    void aShippedCampaignIsCopiedBeforeItIsChanged()
    {
        const QString own = at(u"own"_s);
        editor().setOwnFolder(own);
        QVERIFY(m_window->editFile(shippedCampaignLevel));
        QCOMPARE(list().count(), 9);
        QVERIFY(!child<QAction>(u"addNewCampaignLevel"_s)->isEnabled());
        QVERIFY(!child<QAction>(u"removeCampaignLevel"_s)->isEnabled());
        auto *button = child<QPushButton>(u"copyCampaign"_s);
        QVERIFY(button->isVisible());
        canvas().setFocus();
        QTest::mousePress(button, Qt::LeftButton);
        QCOMPARE(m_window->focusWidget(), &canvas());
        QTest::mouseRelease(button, Qt::LeftButton);
        QCOMPARE(editor().document().path(), own + u"/lantern_road/02_the_night_watch.level.json"_s);
        QVERIFY(!editor().document().needsPath());
        QVERIFY(!button->isVisible());
        QVERIFY(child<QAction>(u"removeCampaignLevel"_s)->isEnabled());
        pressInList(Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(
            QFileInfo(readCampaignFile(own + u"/lantern_road/lantern_road.campaign.json"_s).campaign->levels.first())
                .fileName(),
            u"02_the_night_watch.level.json"_s);
    }

    void propertiesAreEditedInADialog()
    {
        const DialogAnswer answer(u"campaignDialog"_s, [](QDialog *dialog) {
            const auto *name = dialog->findChild<QLineEdit *>(u"campaignName"_s);
            QCOMPARE(name->text(), u"Road"_s);
            QCOMPARE(name->selectedText(), u"Road"_s);
            const int carryAt = dialog->findChild<QCheckBox *>(u"campaignCarriesHero"_s)->y();
            QTest::keyClicks(dialog->findChild<QLineEdit *>(u"campaignAuthor"_s), u"me"_s);
            QTest::keyClicks(dialog->findChild<QPlainTextEdit *>(u"campaignText"_s), u"Long."_s);
            dialog->findChild<QComboBox *>(u"translationLanguage"_s)->setCurrentText(u"de"_s);
            QTest::mouseClick(dialog->findChild<QPushButton *>(u"addTranslationLanguage"_s), Qt::LeftButton);
            QTest::keyClicks(dialog->findChild<QPlainTextEdit *>(u"translationText"_s), u"Weg"_s);
            QTest::mouseClick(dialog->findChild<QCheckBox *>(u"campaignCarriesHero"_s), Qt::LeftButton, {}, {8, 8});
            QCOMPARE(dialog->findChild<QCheckBox *>(u"campaignCarriesHero"_s)->y(), carryAt);
            QTest::mouseClick(dialog->findChild<QPushButton *>(u"campaignDialogOk"_s), Qt::LeftButton);
        });
        QTest::mouseClick(child<QWidget>(u"campaignPropertiesButton"_s), Qt::LeftButton);
        QVERIFY(answer.wasGiven());
        const Campaign road = readCampaignFile(at(u"road.campaign.json"_s)).campaign.value();
        QCOMPARE(road.author, u"me"_s);
        QCOMPARE(road.description, u"Long."_s);
        QCOMPARE(road.translations, (QJsonObject{{u"de"_s, QJsonObject{{u"name"_s, u"Weg"_s}}}}));
        QVERIFY(road.carriesHero);
        QVERIFY(contentOf(at(u"road.campaign.json"_s)).endsWith("\n}\n"));
    }

    void changesCanBeUndoneAndRedone()
    {
        const QByteArray before = contentOf(at(u"road.campaign.json"_s));
        QVERIFY(!child<QAction>(u"undoCampaign"_s)->isEnabled());
        pressInList(Qt::Key_Down, Qt::AltModifier);
        pressInList(Qt::Key_Up, Qt::AltModifier);
        pressInList(Qt::Key_Up, Qt::AltModifier);
        const QByteArray after = contentOf(at(u"road.campaign.json"_s));
        QTest::mouseClick(child<QWidget>(u"undoCampaignButton"_s), Qt::LeftButton);
        QCOMPARE(levels(), (QStringList{u"a"_s, u"b"_s, u"c"_s}));
        pressInList(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(levels(), (QStringList{u"a"_s, u"c"_s, u"b"_s}));
        pressInList(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(contentOf(at(u"road.campaign.json"_s)), before);
        QVERIFY(!child<QAction>(u"undoCampaign"_s)->isEnabled());
        for (int i = 0; i < 3; ++i) {
            QTest::mouseClick(child<QWidget>(u"redoCampaignButton"_s), Qt::LeftButton);
        }
        QCOMPARE(contentOf(at(u"road.campaign.json"_s)), after);
    }

    void undoInTheListLeavesTheLevelAlone()
    {
        click({1, 0});
        const QStringList drawn = rows();
        pressInList(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(rows(), drawn);
        key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(rows() != drawn);
    }

    void failuresAreReported()
    {
        write(u"z.level.json"_s, "{}");
        std::unique_ptr<DialogAnswer> fault;
        const DialogAnswer name(u"renameLevelFile"_s, [&fault](QDialog *dialog) {
            fault = std::make_unique<DialogAnswer>(u"campaignFault"_s, [](QDialog *box) {
                QCOMPARE(qobject_cast<QMessageBox *>(box)->text(), u"A file “z.level.json” already exists."_s);
                box->accept();
            });
            qobject_cast<QInputDialog *>(dialog)->setTextValue(u"z"_s);
            dialog->accept();
        });
        pressInList(Qt::Key_F2);
        QVERIFY(fault && fault->wasGiven());
        QCOMPARE(levels(), (QStringList{u"a"_s, u"b"_s, u"c"_s}));
    }

    void everyWidgetHasAName()
    {
        for (QWidget *widget : child<QWidget>(u"campaign"_s)->findChildren<QWidget *>()) {
            const bool isOurs = widget->focusPolicy() != Qt::NoFocus && !widget->objectName().startsWith(u"qt_"_s);
            if (isOurs && widget->isVisible()) {
                QVERIFY2(
                    !widget->objectName().isEmpty() && !spokenName(*widget).isEmpty(),
                    qPrintable(widget->objectName() + u' ' + QString::fromLatin1(widget->metaObject()->className())));
            }
        }
    }

    void buttonsKeepTheirHeightInALowPanel()
    {
        auto *area = child<QScrollArea>(u"campaignDockArea"_s);
        area->setMaximumHeight(150);
        QTRY_VERIFY(area->height() <= 150);
        for (const QString &name : {u"addNewCampaignLevelButton"_s, u"campaignPropertiesButton"_s}) {
            const auto *button = child<QToolButton>(name);
            QTRY_VERIFY2(button->height() >= button->iconSize().height() + 12, qPrintable(name));
        }
    }

    void allTextsFitASmallWindow_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << u"en"_s;
        QTest::newRow("German") << u"de"_s;
    }

    /// All texts are visible in a small window. A folder is the test case, since its texts are the longest.
    void allTextsFitASmallWindow()
    {
        QFETCH(const QString, language);
        QVERIFY(QFile::remove(at(u"road.campaign.json"_s)));
        QTRY_VERIFY(child<QLabel>(u"campaignNote"_s)->isVisible());
        m_window->useLanguage(language);
        m_window->resize(900, 600);
        const auto *area = child<QScrollArea>(u"campaignDockArea"_s);
        const auto isSeen = [area](const QWidget &part) {
            const QRect place(part.mapTo(area->viewport(), QPoint()), part.size());
            return part.isVisible() && area->viewport()->rect().contains(place);
        };
        QTRY_COMPARE(m_window->size(), QSize(900, 600));
        for (const QString &name : {u"campaignOfLevel"_s, u"campaignPropertiesButton"_s, u"redoCampaignButton"_s,
                                    u"campaignNote"_s, u"campaignLevels"_s, u"addNewCampaignLevelButton"_s,
                                    u"playCampaignFromHereButton"_s, u"giveCampaignAwayButton"_s}) {
            QTRY_VERIFY2(isSeen(*child<QWidget>(name)), qPrintable(name));
        }
        QVERIFY(!area->verticalScrollBar()->isVisible());
        QVERIFY(list().viewport()->height() >= list().visualItemRect(list().item(0)).height());
        m_window->useLanguage(u"en"_s);
    }

    void anEmptyFolderBlamesNoFile()
    {
        write(u"maps/x.json"_s, contentOf(at(u"a.level.json"_s))); // its extension excludes it from the levels of a
                                                                   // folder
        QVERIFY(m_window->editFile(at(u"maps/x.json"_s)));
        QTRY_COMPARE(child<QComboBox>(u"campaignOfLevel"_s)->currentText(), u"Folder “maps”"_s);
        QCOMPARE(child<QLabel>(u"campaignNote"_s)->text(), u"This folder contains no levels."_s);
        QVERIFY(!child<QAction>(u"addNewCampaignLevel"_s)->isEnabled());
    }

    void aRenamingCanBeUndone()
    {
        pressInList(Qt::Key_Up, Qt::AltModifier);
        const DialogAnswer answer(u"renameLevelFile"_s, [](QDialog *dialog) {
            QVERIFY(dialog->width() >= 400); // the whole name is visible
            qobject_cast<QInputDialog *>(dialog)->setTextValue(u"the bend"_s);
            dialog->accept();
        });
        pressInList(Qt::Key_F2);
        QVERIFY(answer.wasGiven());
        auto *undo = child<QAction>(u"undoCampaign"_s);
        undo->trigger();
        QCOMPARE(levels(), (QStringList{u"b"_s, u"a"_s, u"c"_s}));
        QCOMPARE(editor().document().path(), at(u"b.level.json"_s)); // the open level is renamed too
        QVERIFY(undo->isEnabled());
        undo->trigger();
        QCOMPARE(levels(), (QStringList{u"a"_s, u"b"_s, u"c"_s}));
        child<QAction>(u"redoCampaign"_s)->trigger();
        child<QAction>(u"redoCampaign"_s)->trigger();
        QCOMPARE(levels(), (QStringList{u"the bend"_s, u"a"_s, u"c"_s}));
        QCOMPARE(editor().document().path(), at(u"the bend.level.json"_s));
    }

    void undoingAnAdditionKeepsTheFile()
    {
        QTest::mouseClick(child<QWidget>(u"addNewCampaignLevelButton"_s), Qt::LeftButton);
        child<QAction>(u"undoCampaign"_s)->trigger();
        QCOMPARE(levels(), (QStringList{u"a"_s, u"b"_s, u"c"_s}));
        QVERIFY(QFileInfo::exists(at(u"level_04.level.json"_s)));
        QCOMPARE(m_window->statusBar()->currentMessage(), u"The file level_04.level.json stays in its folder."_s);
    }

private:
    QString at(const QString &name) const { return m_folder->filePath(name); }
    void write(const QString &name, const QByteArray &content)
    {
        if (writeWhole(at(name), content)) {
            qFatal("%s could not be written", qPrintable(name));
        }
    }
    OrderList &list() { return *child<OrderList>(u"campaignLevels"_s); }
    QStringList titles()
    {
        QStringList result;
        for (int i = 0; i < list().count(); ++i) {
            result.append(list().item(i)->text().section(u'\n', 0, 0));
        }
        return result;
    }
    QStringList levels() const
    {
        const ReadCampaign read = readCampaignFile(at(u"road.campaign.json"_s));
        QStringList names;
        for (const QString &level : read.campaign ? read.campaign->levels : QStringList()) {
            names.append(QFileInfo(level).completeBaseName().section(u'.', 0, 0));
        }
        return names;
    }
    void showPanel()
    {
        auto *dock = child<QDockWidget>(u"campaignDock"_s);
        dock->show();
        dock->raise();
        QTRY_VERIFY(list().isVisible());
    }
    void pressInList(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        list().setFocus();
        QTest::keyClick(&list(), key, modifiers);
    }
    QPoint middleOf(int row) { return list().visualItemRect(list().item(row)).center(); }
    void moveTo(QPoint position)
    {
        QWidget *viewport = list().viewport();
        QMouseEvent move(QEvent::MouseMove, position, viewport->mapToGlobal(position), Qt::NoButton, Qt::LeftButton,
                         {});
        QCoreApplication::sendEvent(viewport, &move);
    }
};

MAZEWRIGHT_SUITE(campaignpanel, TestCampaignPanel)
#include "tst_campaignpanel.moc"
