#include "app/settings/knownlevels.h"
#include "app/settings/settings.h"
#include "app/start/newgamedialog.h"
#include "app/start/ownfiles.h"
#include "app/widgets/levelcard.h"
#include "gamecore/packing/archive.h"
#include "tests/driver/dialogs.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/filetime.h"
#include "tests/support/suite.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

QByteArray campaignFile(const QString &name)
{
    return u"{\"format\": \"mazewright-campaign\", \"version\": 1, \"name\": \"%1\", \"levels\": [\"a.level.json\"]}"_s
        .arg(name)
        .toUtf8();
}

QByteArray archiveFile(const QString &name)
{
    return writeArchive({{.name = u"road.campaign.json"_s, .bytes = campaignFile(name)},
                         {.name = u"a.level.json"_s, .bytes = corridorFile(u"Within"_s)}});
}

} // namespace

/// The author's own campaigns and received ones, on the start page and in the dialog for new games.
class TestOwnCampaigns : public QObject, protected WindowFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void ownCampaignsAreListedNewestFirst()
    {
        writeOwn(u"Abbey"_s, 3);
        writeOwn(u"Barn"_s, 1);
        const QString packed = m_home->writeLevel(u"Documents/Mazewright/gifts/c.mazewright"_s, archiveFile(u"Cave"_s));
        setTime(packed, QDateTime::currentDateTime().addSecs(-3600 * 2));
        m_driver->window().showStartPage();
        QTRY_COMPARE(names(u"campaigns"_s), (QStringList{u"The Lantern Road"_s, u"Barn"_s, u"Cave"_s, u"Abbey"_s}));
        QTRY_COMPARE(list(u"campaigns"_s).item(2)->data(LevelCard::DetailRole).toString(), u"1 level"_s);
        list(u"campaigns"_s).setCurrentRow(2);
        QTest::keyClick(&list(u"campaigns"_s), Qt::Key_Return);
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Play);
        QCOMPARE(m_driver->window().source().path, packed + u"/a.level.json"_s);
    }

    void theOldestCampaignsAreLeftOut()
    {
        for (int i = 0; i < Settings::mostRecent + 2; ++i) {
            writeOwn(u"Number %1"_s.arg(i), i);
        }
        m_driver->window().showStartPage();
        QTRY_COMPARE(list(u"campaigns"_s).count(), 1 + Settings::mostRecent);
        QTRY_COMPARE(names(u"campaigns"_s).at(1), u"Number 0"_s);
        QTRY_COMPARE(names(u"campaigns"_s).last(), u"Number %1"_s.arg(Settings::mostRecent - 1));
    }

    void manyCampaignsLeaveRoomForShippedLevels()
    {
        for (int i = 0; i < Settings::mostRecent; ++i) {
            writeOwn(u"Number %1"_s.arg(i), i);
        }
        m_driver->window().resize(1280, 800);
        m_driver->window().showStartPage();
        QTRY_COMPARE(list(u"campaigns"_s).count(), 1 + Settings::mostRecent);
        QListWidget &levels = list(u"shippedLevels"_s);
        const int gap = 12; // after the last card
        QTRY_VERIFY(levels.visualItemRect(levels.item(0)).right() - gap < levels.viewport()->width());
        QVERIFY(!levels.horizontalScrollBar()->isVisible());
    }

    void anOpenedArchiveIsListedAsRecent()
    {
        const QString path = m_home->writeLevel(u"received/Duo.mazewright"_s, archiveFile(u"Duo"_s));
        QVERIFY(m_driver->window().openFile(path));
        m_driver->window().showStartPage();
        QTRY_COMPARE(names(u"recentLevels"_s), QStringList{u"Duo"_s});
        QVERIFY(!m_driver->child<QLabel>(u"recentLevelsEmpty"_s).isVisible());
        QTRY_COMPARE(names(u"campaigns"_s), (QStringList{u"The Lantern Road"_s, u"Duo"_s}));
    }

    void anEditedLevelInAnArchiveIsListedAsRecent()
    {
        const QString path = m_home->writeLevel(u"received/Duo.mazewright"_s, archiveFile(u"Duo"_s));
        QVERIFY(m_driver->window().editFile(path + u"/a.level.json"_s));
        m_driver->window().showStartPage();
        QTRY_COMPARE(names(u"recentLevels"_s), QStringList{u"Within"_s});
        QVERIFY(QFile::remove(path));
        m_driver->window().showStartPage();
        QTRY_COMPARE(list(u"recentLevels"_s).count(), 0);
    }

    void aCardReturnsWithItsFile()
    {
        const QString path = m_home->writeLevel(u"received/Duo.mazewright"_s, archiveFile(u"Duo"_s));
        const QString away = path + u".away"_s;
        QVERIFY(m_driver->window().openFile(path));
        m_driver->window().showStartPage();
        QTRY_COMPARE(names(u"campaigns"_s), (QStringList{u"The Lantern Road"_s, u"Duo"_s}));
        QVERIFY(QFile::rename(path, away));
        leaveAndComeBack();
        QTRY_COMPARE(names(u"campaigns"_s), QStringList{u"The Lantern Road"_s});
        QVERIFY(QFile::rename(away, path));
        leaveAndComeBack();
        QTRY_COMPARE(names(u"campaigns"_s), (QStringList{u"The Lantern Road"_s, u"Duo"_s}));
        QTRY_COMPARE(list(u"campaigns"_s).item(1)->data(LevelCard::DetailRole).toString(), u"1 level"_s);
    }

    void foldersAreReadInTheBackground()
    {
        m_home->writeLevel(u"Documents/Mazewright/pit.level.json"_s, corridorFile(u"Pit"_s));
        const QString gone = m_home->path() + u"/gone.level.json"_s;
        Settings().recentLevels.add(gone);
        OwnFiles files;
        const QSignalSpy looked(&files, &OwnFiles::looked);
        files.look();
        QVERIFY(files.found().levels.isEmpty()); // another thread searches
        QVERIFY(existingOpenedFiles(files.found()).contains(gone));
        QTRY_COMPARE(looked.count(), 1);
        QCOMPARE(files.found().levels, QStringList{Settings::ownFolder() + u"/pit.level.json"_s});
        QVERIFY(!existingOpenedFiles(files.found()).contains(gone));
    }

    void addedAndRemovedLevelsAreNoticed()
    {
        m_driver->window().showStartPage();
        const QString path = m_home->writeLevel(u"Documents/Mazewright/pit.level.json"_s, corridorFile(u"Pit"_s));
        leaveAndComeBack();
        QTRY_COMPARE(names(u"ownLevels"_s), QStringList{u"Pit"_s});
        QVERIFY(QFile::remove(path));
        leaveAndComeBack();
        QTRY_COMPARE(list(u"ownLevels"_s).count(), 0);
        QVERIFY(m_driver->child<QLabel>(u"ownLevelsEmpty"_s).isVisible());
    }

    void theNewGameDialogListsTheSameCampaigns()
    {
        writeOwn(u"Abbey"_s, 3);
        const QString packed = m_home->writeLevel(u"Documents/Mazewright/gifts/c.mazewright"_s, archiveFile(u"Cave"_s));
        setTime(packed, QDateTime::currentDateTime().addSecs(-3600 * 2));
        const QStringList all{u"The Lantern Road"_s, u"Cave"_s, u"Abbey"_s};
        m_driver->window().showStartPage();
        QTRY_COMPARE(names(u"campaigns"_s), all);
        m_driver->trigger(u"chooseGame"_s);
        list(u"gameTypes"_s).setCurrentRow(NewGameDialog::Campaign);
        QTRY_COMPARE(names(u"campaignList"_s), all);
        list(u"campaignList"_s).setCurrentRow(1);
        QCOMPARE(m_driver->child<QLabel>(u"campaignProgress"_s).text(), u"1 level"_s);
        QTest::keyClick(&m_driver->child<NewGameDialog>(u"newGameDialog"_s), Qt::Key_Return);
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Play);
        QCOMPARE(m_driver->window().source().path, packed + u"/a.level.json"_s);
    }

    void theDialogReusesTheLevelsOfTheStartPage()
    {
        const QString far = m_home->writeLevel(u"received/far.level.json"_s, corridorFile(u"Far"_s));
        Settings().recentLevels.add(far);
        m_home->writeLevel(u"Documents/Mazewright/pit.level.json"_s, corridorFile(u"Pit"_s));
        m_driver->window().showStartPage();
        QTRY_COMPARE(names(u"ownLevels"_s), QStringList{u"Pit"_s});
        m_driver->trigger(u"chooseGame"_s);
        QCOMPARE(paths(u"levelCards"_s),
                 shippedLevels() + QStringList({Settings::ownFolder() + u"/pit.level.json"_s, far}));
    }

    void levelsFoundLaterKeepTheSelection()
    {
        const QString far = m_home->writeLevel(u"received/far.level.json"_s, corridorFile(u"Far"_s));
        Settings().recentLevels.add(far);
        OwnFiles files;
        NewGameDialog &dialog = openDialog(files, NewGameDialog::Level);
        QListWidget &cards = list(u"levelCards"_s);
        QCOMPARE(paths(u"levelCards"_s), shippedLevels()); // found levels follow these
        files.look();
        QTRY_COMPARE(paths(u"levelCards"_s), shippedLevels() + QStringList{far});
        cards.setCurrentRow(cards.count() - 1);
        m_home->writeLevel(u"Documents/Mazewright/pit.level.json"_s, corridorFile(u"Pit"_s));
        files.look();
        QTRY_COMPARE(paths(u"levelCards"_s),
                     shippedLevels() + QStringList({Settings::ownFolder() + u"/pit.level.json"_s, far}));
        const QSignalSpy chosen(&dialog, &NewGameDialog::levelChosen);
        QTest::keyClick(&cards, Qt::Key_Return);
        QCOMPARE(chosen.value(0).value(0).toString(), far);
        QTRY_VERIFY(!m_driver->window().findChild<NewGameDialog *>());
    }

    void campaignsFoundLaterAreListedInOrder()
    {
        const QString duo = m_home->writeLevel(u"received/Duo.mazewright"_s, archiveFile(u"Duo"_s));
        Settings().recentCampaigns.add(duo);
        OwnFiles files;
        NewGameDialog &dialog = openDialog(files, NewGameDialog::Campaign);
        files.look();
        QTRY_COMPARE(names(u"campaignList"_s), (QStringList{u"The Lantern Road"_s, u"Duo"_s}));
        list(u"campaignList"_s).setCurrentRow(1);
        writeOwn(u"Abbey"_s, 3);
        files.look();
        QTRY_COMPARE(names(u"campaignList"_s), (QStringList{u"The Lantern Road"_s, u"Abbey"_s, u"Duo"_s}));
        QCOMPARE(list(u"campaignList"_s).currentRow(), 2);
        const QSignalSpy chosen(&dialog, &NewGameDialog::campaignChosen);
        QTest::keyClick(&dialog, Qt::Key_Return);
        QCOMPARE(chosen.value(0).value(0).toString(), duo);
        QTRY_VERIFY(!m_driver->window().findChild<NewGameDialog *>());
    }

    void openingAListedCampaignFileSelectsIt()
    {
        const QString path = writeOwn(u"Abbey"_s, 3);
        const QStringList all{u"The Lantern Road"_s, u"Abbey"_s};
        m_driver->trigger(u"chooseGame"_s);
        list(u"gameTypes"_s).setCurrentRow(NewGameDialog::Campaign);
        QTRY_COMPARE(names(u"campaignList"_s), all);
        const DialogAnswer answer(u"QFileDialog"_s, [&path](QDialog *dialog) { chooseFile(dialog, path); });
        m_driver->click(m_driver->child<QPushButton>(u"openCampaignFile"_s));
        QVERIFY(answer.wasGiven());
        QCOMPARE(names(u"campaignList"_s), all);
        QCOMPARE(list(u"campaignList"_s).currentRow(), 1);
    }

private:
    QListWidget &list(const QString &name) { return m_driver->child<QListWidget>(name); }

    QStringList names(const QString &list_)
    {
        QStringList names;
        for (int row = 0; row < list(list_).count(); ++row) {
            names.append(list(list_).item(row)->text());
        }
        return names;
    }

    /// Returns the files of a list's cards.
    QStringList paths(const QString &list_)
    {
        QStringList paths;
        for (int row = 0; row < list(list_).count(); ++row) {
            paths.append(list(list_).item(row)->data(LevelCard::PathRole).toString());
        }
        return paths;
    }

    /// Opens a dialog that shows the levels that `files` has found, not those of the start page.
    NewGameDialog &openDialog(const OwnFiles &files, NewGameDialog::Page page)
    {
        auto *dialog = new NewGameDialog(shippedCatalogue(), files, {}, page, &m_driver->window());
        dialog->open();
        return *dialog;
    }

    /// Writes a campaign into its own folder, with that age.
    QString writeOwn(const QString &name, int hoursAgo)
    {
        const QString folder = u"Documents/Mazewright/"_s + name;
        m_home->writeLevel(folder + u"/a.level.json"_s, corridorFile(u"A"_s));
        const QString path = m_home->writeLevel(folder + u'/' + name + u".campaign.json"_s, campaignFile(name));
        setTime(path, QDateTime::currentDateTime().addSecs(-3600 * hoursAgo));
        return path;
    }

    /// Switches to another program and back.
    void leaveAndComeBack()
    {
        QWidget other;
        other.show();
        other.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&other));
        m_driver->window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&m_driver->window()));
    }
};

MAZEWRIGHT_SUITE(owncampaigns, TestOwnCampaigns)
#include "tst_owncampaigns.moc"
