#include "app/cards/thumbnails.h"
#include "app/settings/settings.h"
#include "gamecore/base/files.h"
#include "gamecore/levelfile/levelreader.h"
#include "gamecore/levelfile/levelwriter.h"
#include "tests/driver/dialogs.h"
#include "tests/driver/lostwork.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/contentof.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/program.h"
#include "tests/support/smalldisk.h"
#include "tests/support/unprivilegeduser.h"

#include <QApplication>
#include <QDirIterator>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QStatusBar>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// Returns the contents of all files below a folder, by path.
QMap<QString, QByteArray> everythingIn(const QString &folder)
{
    QMap<QString, QByteArray> found;
    QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        found.insert(path, contentOf(path));
    }
    return found;
}

QString textOf(QDialog *dialog)
{
    const auto *box = qobject_cast<QMessageBox *>(dialog);
    return box->text() + u' ' + box->informativeText();
}

} // namespace

/// A full disk loses no work: the program says what to do, and writes everything once there is room. All files of the
/// user are on that disk.
class TestFullDisk : public QObject, private WindowFixture {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void aLevelIsSavedOnceThereIsRoom();
    void aMissingBackupIsReportedAndWrittenLater();
    void anUnsavedGameIsReportedOnceAndAskedAboutOnQuit();
    void anAbandonedGameKeepsItsLastSave();
    void cancelingQuitContinuesTheGame();
    void anotherGameKeepsUnsavedTurnsOfTheFirst();
    void aRecordingIsWrittenOnceThereIsRoom();
    void aVictoryCountsOnceThereIsRoom_data();
    void aVictoryCountsOnceThereIsRoom();
    void aGameThatIsDeletedStaysDeleted();
    void settingsAreKeptOnceThereIsRoom();
    void aFailedExportLeavesNoPartialFile_data();
    void aFailedExportLeavesNoPartialFile();
    void aFailedCommandLeavesNoPartialFile_data();
    void aFailedCommandLeavesNoPartialFile();
    void aCommandFailsIfItsOutputCannotBeWritten();
    void aFileThatCannotBeReplacedStaysWhole();

private:
    ProgramWindow &window() { return m_driver->window(); }
    LevelDocument &document() { return window().editor().document(); }
    QString log() { return m_driver->page().log().lines().join(u'\n'); }
    QString writeLevel(const QString &name = u"pit.level.json"_s)
    {
        return m_home->writeLevel(name, writeLevelJson(drawnLevel({u"@  g "_s, u"     "_s}), *shippedCatalogue()));
    }
    void playTurns(int count)
    {
        for (int i = 0; i < count; ++i) {
            m_driver->session().play(Command::wait());
        }
        window().saves().flush();
        QCoreApplication::processEvents();
    }
    void fillAndHearOfSettings();
    /// Plays a game in the dungeon that is saved at turn 5 and unsaved at turn 30.
    void playOnFullDisk();
    /// Returns what the card of a level or a campaign shows now.
    LevelSummary cardOf(const QString &path);
    /// Returns the turn of the newest saved game, as a program that starts now would find it.
    int savedTurn();

    std::unique_ptr<SmallDisk> m_disk;
};

void TestFullDisk::init()
{
    m_disk = std::make_unique<SmallDisk>();
    qputenv("TMPDIR", m_disk->path().toLocal8Bit());
    openWindow();
}

void TestFullDisk::cleanup()
{
    m_disk->makeRoom();
    closeWindow();
    qunsetenv("TMPDIR");
    m_disk.reset();
}

void TestFullDisk::aLevelIsSavedOnceThereIsRoom()
{
    const QString path = writeLevel();
    QVERIFY(window().editFile(path));
    m_driver->click({1, 1});
    const QByteArray before = contentOf(path);
    const Level drawn = document().level();
    fillAndHearOfSettings();
    const DialogAnswer answer(u"saveFailed"_s, [&](QDialog *dialog) {
        QCOMPARE(qobject_cast<QMessageBox *>(dialog)->text(),
                 u"“%1” could not be saved. The disk is full. Free up space, or choose another disk."_s.arg(path));
        dialog->accept();
    });
    m_driver->press(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(answer.wasGiven());
    QVERIFY(document().isModified());
    QCOMPARE(contentOf(path), before);
    m_disk->makeRoom();
    window().activateWindow(); // without a window manager the keyboard focus does not come back by itself
    QVERIFY(QTest::qWaitForWindowActive(&window()));
    m_driver->press(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(!document().isModified());
    QCOMPARE(contentOf(path), writeLevelJson(drawn, *shippedCatalogue()));
}

void TestFullDisk::aMissingBackupIsReportedAndWrittenLater()
{
    const QString path = writeLevel();
    QVERIFY(window().editFile(path));
    fillAndHearOfSettings();
    m_driver->click({1, 1});
    const QString told = window().statusBar()->currentMessage();
    QVERIFY2(told.startsWith(u"Your changes are not backed up and would be lost in a crash. “"_s), qPrintable(told));
    QVERIFY2(told.endsWith(u"The disk is full. It is saved automatically once there is space."_s), qPrintable(told));
    m_disk->makeRoom();
    m_driver->click({2, 1});
    QCOMPARE(recoveryFiles().size(), 1);
    QCOMPARE(recoveredLevel(recoveryFiles().first().section(u'.', 0, 0)).level, document().level());
}

void TestFullDisk::playOnFullDisk()
{
    QVERIFY(window().playDungeon({}, u"peaceful"_s, 7));
    playTurns(5);
    window().games().saveForLater();
    fillAndHearOfSettings();
    playTurns(25);
}

int TestFullDisk::savedTurn()
{
    Saves slotsOfGames(shippedCatalogue());
    const QList<SaveInfo> all = slotsOfGames.all();
    return all.isEmpty() ? -1 : all.first().head.turn;
}

void TestFullDisk::anUnsavedGameIsReportedOnceAndAskedAboutOnQuit()
{
    playOnFullDisk();
    QCOMPARE(log().count(u"The disk is full. It is saved automatically once there is space."_s), 1);
    QStringList asked;
    std::unique_ptr<DialogAnswer> second;
    const DialogAnswer first(u"unsavedGame"_s, [&](QDialog *dialog) {
        asked.append(textOf(dialog));
        second = std::make_unique<DialogAnswer>(u"unsavedGame"_s, [&](QDialog *again) {
            asked.append(textOf(again));
            m_disk->makeRoom();
            clickButton(again, QMessageBox::Retry);
        });
        clickButton(dialog, QMessageBox::Retry);
    });
    QVERIFY(window().close());
    QCOMPARE(asked.size(), 2);
    QVERIFY(asked.first().startsWith(u"Your progress since the last save would be lost. “"_s));
    QVERIFY(asked.first().endsWith(u"The disk is full. Free up space, then try again."_s));
    QCOMPARE(savedTurn(), 30);
}

void TestFullDisk::anAbandonedGameKeepsItsLastSave()
{
    playOnFullDisk();
    const DialogAnswer answer(u"unsavedGame"_s,
                              [](QDialog *dialog) { in<QPushButton>(dialog, u"giveUpGame"_s).click(); });
    QVERIFY(window().close());
    QVERIFY(answer.wasGiven());
    QCOMPARE(savedTurn(), 5);
}

void TestFullDisk::cancelingQuitContinuesTheGame()
{
    playOnFullDisk();
    const DialogAnswer answer(u"unsavedGame"_s, [](QDialog *dialog) { clickButton(dialog, QMessageBox::Cancel); });
    QVERIFY(!window().close());
    QVERIFY(answer.wasGiven());
    QVERIFY(window().isVisible());
    m_disk->makeRoom();
    playTurns(1);
    QVERIFY(window().close());
    QCOMPARE(savedTurn(), 31);
}

void TestFullDisk::anotherGameKeepsUnsavedTurnsOfTheFirst()
{
    playOnFullDisk();
    const QString slot = window().games().currentSave();
    QVERIFY(window().playDungeon({}, u"peaceful"_s, 8));
    playTurns(2);
    QVERIFY(window().continueSaved(slot));
    QCOMPARE(m_driver->world().turn(), 30);
    m_disk->makeRoom();
    playTurns(12);
    QCOMPARE(savedTurn(), 41); // the other game was played before
    QVERIFY(window().close());
    Saves slotsOfGames(shippedCatalogue());
    QCOMPARE(slotsOfGames.all().size(), 2);
}

void TestFullDisk::aRecordingIsWrittenOnceThereIsRoom()
{
    m_home->writeLevel(u"corridor.level.json"_s, corridorFile(u"Corridor"_s));
    QVERIFY(window().playFile(m_home->path() + u"/corridor.level.json"_s));
    fillAndHearOfSettings();
    for (int i = 0; i < 3; ++i) {
        m_driver->press(Qt::Key_Right);
    }
    QCOMPARE(m_driver->world().status(), Status::Won);
    QVERIFY(window().games().recordings().all().isEmpty());
    QCoreApplication::processEvents();
    QVERIFY2(log().contains(u"The disk is full. It is saved automatically once there is space."_s), qPrintable(log()));
    m_disk->makeRoom();
    startAgain();
    QCOMPARE(window().games().recordings().all().size(), 1);
}

void TestFullDisk::aVictoryCountsOnceThereIsRoom_data()
{
    QTest::addColumn<bool>("isAtTheEnd");
    QTest::newRow("with the next game") << false;
    QTest::newRow("at the end") << true;
}

LevelSummary TestFullDisk::cardOf(const QString &path)
{
    Thumbnails thumbnails(shippedCatalogue());
    thumbnails.setKept(window().games().lists());
    std::optional<LevelSummary> card;
    connect(&thumbnails, &Thumbnails::drawn, this, [&card](const LevelSummary &summary) { card = summary; });
    thumbnails.request({path});
    return QTest::qWaitFor([&card] { return card.has_value(); }, 30000) ? *card : LevelSummary();
}

/// The progress of a campaign and the best games are kept and shown while the program runs, and written as soon as
/// there is room.
void TestFullDisk::aVictoryCountsOnceThereIsRoom()
{
    QFETCH(bool, isAtTheEnd);
    m_home->writeLevel(u"road/a.level.json"_s, corridorFile(u"First"_s));
    m_home->writeLevel(u"road/b.level.json"_s, corridorFile(u"Second"_s));
    const QString path = m_home->path() + u"/road"_s;
    const Campaign campaign = *readCampaign(path).campaign;
    QVERIFY(window().playCampaign(path));
    fillAndHearOfSettings();
    for (int i = 0; i < 3; ++i) {
        m_driver->press(Qt::Key_Right);
    }
    QCOMPARE(m_driver->world().status(), Status::Won);
    QVERIFY2(log().contains(u"Cannot save your progress in the campaign. "_s), qPrintable(log()));
    QVERIFY2(log().contains(u"Cannot save the best games. "_s), qPrintable(log()));
    QCOMPARE(loadProgress(campaign).place, 0);
    QCOMPARE(window().games().scores().read().rulesets().size(), 1);
    QCOMPARE(cardOf(path).nextLevel, 2);
    QVERIFY(window().playCampaign(path));
    QCOMPARE(m_driver->session().game().level().name, u"Second"_s);
    m_disk->makeRoom();
    if (isAtTheEnd) {
        QVERIFY(window().close());
    } else {
        playTurns(1);
        window().games().saveForLater();
    }
    QTRY_COMPARE(loadProgress(campaign).place, 1);
    QTRY_COMPARE(HighScores(window().games().scoresPath()).rulesets().size(), 1);
}

void TestFullDisk::aGameThatIsDeletedStaysDeleted()
{
    QVERIFY(window().playDungeon({}, u"peaceful"_s, 7));
    playTurns(3);
    window().games().record();
    QCOMPARE(window().games().recordings().all().size(), 1); // it holds the unfinished game
    fillAndHearOfSettings();
    playTurns(3);
    window().games().record();
    QVERIFY(!window().games().recordings().remove(window().games().recordingId()));
    m_disk->makeRoom();
    window().games().recordings().flush();
    QVERIFY(window().games().recordings().all().isEmpty());
}

/// Fills the disk and waits for the message about settings, which appears once and so cannot disturb later checks.
void TestFullDisk::fillAndHearOfSettings()
{
    m_disk->fill();
    m_driver->trigger(u"showGrid"_s);
    const DialogAnswer told(u"settingsFault"_s, [](QDialog *dialog) {
        const QString text = qobject_cast<QMessageBox *>(dialog)->text();
        QVERIFY2(text.contains(u"Check that there is space on the disk"_s), qPrintable(text));
        dialog->accept();
    });
    QTRY_VERIFY(told.wasGiven());
    window().activateWindow(); // without a window manager the keyboard focus does not come back by itself
    QVERIFY(QTest::qWaitForWindowActive(&window()));
}

void TestFullDisk::settingsAreKeptOnceThereIsRoom()
{
    fillAndHearOfSettings();
    const bool isShown = window().settings().showsGrid();
    m_disk->makeRoom();
    startAgain();
    QCOMPARE(window().settings().showsGrid(), isShown);
    QVERIFY(isShown);
}

void TestFullDisk::aFailedExportLeavesNoPartialFile_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("dialog");
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("message");
    QTest::newRow("a copy of the level") << u"saveAs"_s << u"saveLevelDialog"_s << u"b.level.json"_s << u"saveFailed"_s;
    QTest::newRow("for Tiled") << u"exportTiled"_s << u"exportTiledDialog"_s << u"b.tmj"_s << u"exportFailed"_s;
}

void TestFullDisk::aFailedExportLeavesNoPartialFile()
{
    QFETCH(QString, action);
    QFETCH(QString, dialog);
    QFETCH(QString, file);
    QFETCH(QString, message);
    QVERIFY(window().editFile(writeLevel()));
    const QString path = m_home->path() + u"/out/"_s + file;
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    fillAndHearOfSettings();
    const QMap<QString, QByteArray> before = everythingIn(m_home->path() + u"/out"_s);
    QString told;
    std::unique_ptr<DialogAnswer> refused;
    const DialogAnswer answer(dialog, [&](QDialog *chooser) {
        refused = std::make_unique<DialogAnswer>(message, [&](QDialog *box) {
            told = textOf(box);
            box->accept();
        });
        chooseFile(chooser, path);
    });
    m_driver->trigger(action);
    QVERIFY(answer.wasGiven());
    QVERIFY2(told.contains(u"The disk is full. Free up space, or choose another disk."_s), qPrintable(told));
    QCOMPARE(everythingIn(m_home->path() + u"/out"_s), before);
}

void TestFullDisk::aFailedCommandLeavesNoPartialFile_data()
{
    QTest::addColumn<QStringList>("call");
    const auto row = [](const char *name, const QStringList &call) { QTest::newRow(name) << call; };
    row("convert", {u"convert"_s, u"pit.level.json"_s, u"out/new.level.json"_s});
    row("convert over a file", {u"convert"_s, u"pit.level.json"_s, u"out/old.level.json"_s});
    row("convert to text", {u"convert"_s, u"pit.level.json"_s, u"out/new.txt"_s});
    row("convert for Tiled", {u"convert"_s, u"pit.level.json"_s, u"out/new.tmx"_s});
    row("convert to an archive", {u"convert"_s, u"road/road.campaign.json"_s, u"out/new.mazewright"_s});
    row("convert from an archive", {u"convert"_s, u"road.mazewright"_s, u"out/new.campaign.json"_s});
    row("render", {u"render"_s, u"pit.level.json"_s, u"-o"_s, u"out/new.png"_s});
    row("generate", {u"generate"_s, u"--seed"_s, u"1"_s, u"-o"_s, u"out/new.level.json"_s});
    row("solve", {u"solve"_s, u"pit.level.json"_s, u"--run"_s, u"out/new.run.json"_s});
    row("playtest", {u"playtest"_s, u"pit.level.json"_s, u"--games"_s, u"8"_s, u"--json"_s, u"out/new.json"_s});
    row("data", {u"data"_s, u"out"_s});
    row("diff", {u"diff"_s, u"pit.level.json"_s, u"other.level.json"_s, u"-o"_s, u"out/new.png"_s});
}

void TestFullDisk::aFailedCommandLeavesNoPartialFile()
{
    QFETCH(QStringList, call);
    writeLevel();
    writeLevel(u"road/a.level.json"_s);
    m_home->writeLevel(u"other.level.json"_s, corridorFile(u"Other"_s));
    m_home->writeLevel(u"out/old.level.json"_s, "what was there");
    m_home->writeLevel(u"road/road.campaign.json"_s,
                       R"({"format":"mazewright-campaign","version":1,"name":"Road","levels":["a.level.json"]})");
    QCOMPARE(
        runProgram({u"convert"_s, u"road/road.campaign.json"_s, u"road.mazewright"_s}, {}, m_home->path()).exitCode, 0);
    const QMap<QString, QByteArray> before = everythingIn(m_home->path() + u"/out"_s);
    m_disk->fill();
    const ProgramResult result = runProgram(call, {}, m_home->path());
    QVERIFY2(result.err.contains(u"could not be saved. The disk is full. Free up space, or choose another disk."_s),
             qPrintable(result.err));
    QCOMPARE(result.exitCode, 2);
    QCOMPARE(everythingIn(m_home->path() + u"/out"_s), before);
}

/// A call fails if its output cannot be written, as for a script that redirects the output to a file.
void TestFullDisk::aCommandFailsIfItsOutputCannotBeWritten()
{
    const QString other = m_home->writeLevel(u"other.level.json"_s, corridorFile(u"Other"_s));
    QProcess process;
    process.setStandardOutputFile(u"/dev/full"_s);
    process.start(QStringLiteral(MAZEWRIGHT_PROGRAM), {u"diff"_s, writeLevel(), other});
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitCode(), 2);
    QCOMPARE(process.readAllStandardError(), QByteArray("mazewright: Cannot write all of the output.\n"));
}

/// A file in a read-only folder is overwritten in place; if that fails, its former content is written back.
void TestFullDisk::aFileThatCannotBeReplacedStaysWhole()
{
    const QString path = writeLevel(u"locked/pit.level.json"_s);
    const QByteArray before = contentOf(path);
    const QString folder = QFileInfo(path).path();
    QVERIFY(QFile::setPermissions(folder, QFile::ReadOwner | QFile::ExeOwner));
    m_disk->fill();
    {
        const UnprivilegedUser impersonated(m_disk->path());
        QVERIFY(isWrittenInPlace(path));
        const std::optional<SaveFault> fault = writeWhole(path, QByteArray(4'000'000, 'x'));
        QVERIFY(fault);
        QCOMPARE(fault->what, SaveFault::What::DiskFull);
        QCOMPARE(contentOf(path), before);
    }
    QVERIFY(QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
}

int main(int argc, char *argv[])
{
    SmallDisk::enterOwnMounts();
    const QApplication application(argc, argv);
    TestFullDisk test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_fulldisk.moc"
