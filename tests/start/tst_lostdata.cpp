#include "app/start/savedgames.h"
#include "tests/driver/dialogs.h"
#include "tests/driver/lostwork.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/rulesets.h"
#include "tests/support/suite.h"
#include "tests/support/unprivilegeduser.h"

#include <QDir>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// How the program's data folder is lost.
enum class Loss : std::uint8_t { Removed, IsAFile, NotWritable };

QString dataFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

void addLosses()
{
    QTest::addColumn<Loss>("loss");
    QTest::newRow("a file stands in its place") << Loss::IsAFile;
    QTest::newRow("it may not be written") << Loss::NotWritable;
}

void setWritable(bool isWritable)
{
    const QFileDevice::Permissions read = QFileDevice::ReadOwner | QFileDevice::ExeOwner;
    for (const QString &folder : {Saves::defaultFolder(), RecoveryFolder::defaultPath(), dataFolder()}) {
        QFile::setPermissions(folder, isWritable ? read | QFileDevice::WriteOwner : read);
    }
}

void lose(Loss loss)
{
    if (loss == Loss::NotWritable) {
        QVERIFY(QDir().mkpath(Saves::defaultFolder()) && QDir().mkpath(RecoveryFolder::defaultPath()));
        setWritable(false);
        return;
    }
    QVERIFY(QDir(dataFolder()).removeRecursively());
    if (loss == Loss::IsAFile) {
        QVERIFY(QDir().mkpath(QFileInfo(dataFolder()).path()));
        QVERIFY(QFile(dataFolder()).open(QIODevice::WriteOnly));
    }
}

/// Makes the folder writable again.
void mend(Loss loss)
{
    if (loss == Loss::NotWritable) {
        setWritable(true);
    } else {
        QVERIFY(QFile::remove(dataFolder()));
    }
}

} // namespace

/// The folder of saved games, runs, lost work and best games is missing, vanishes while the program runs, or is not
/// writable. Playing and drawing continue, the player is warned once, and everything is written as soon as that is
/// possible again.
class TestLostData : public QObject, protected WindowFixture {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_home = std::make_unique<EmptyHome>();
        m_nobody = std::make_unique<UnprivilegedUser>(m_home->path());
        m_driver = std::make_unique<WindowDriver>();
    }

    void cleanup()
    {
        m_driver.reset();
        m_nobody.reset();
        m_home.reset();
    }

    void theProgramStartsWithoutItsDataFolder_data()
    {
        QTest::addColumn<Loss>("loss");
        QTest::newRow("it is not there") << Loss::Removed;
        QTest::newRow("a file stands in its place") << Loss::IsAFile;
        QTest::newRow("it may not be written") << Loss::NotWritable;
    }

    void theProgramStartsWithoutItsDataFolder()
    {
        QFETCH(const Loss, loss);
        lose(loss);
        m_driver = std::make_unique<WindowDriver>();
        QCOMPARE(window().mode(), ProgramWindow::Mode::Start);
        QVERIFY(window().startPage().isVisible());
        QVERIFY(window().playDungeon({}, u"peaceful"_s, 1));
        wait(3);
        QCOMPARE(m_driver->world().turn(), 3);
        window().editNewLevel();
        m_driver->click({1, 1});
        QVERIFY(window().editor().document().isModified());
        QVERIFY(!window().findChild<QMessageBox *>());
    }

    void playContinuesWhenSavingFails_data() { addLosses(); }

    void playContinuesWhenSavingFails()
    {
        QFETCH(const Loss, loss);
        QVERIFY(window().playDungeon({}, u"peaceful"_s, 1));
        wait(1);
        QCOMPARE(savedTurn(), 1);
        lose(loss);
        wait(35);
        QCOMPARE(m_driver->world().turn(), 36);
        QCOMPARE(said(u"is not saved and would be lost"_s), 1);
        QCOMPARE(said(u"Saving works again"_s), 0);
        mend(loss);
        QTRY_COMPARE_WITH_TIMEOUT(savedTurn(), 36, 10 * AutoSave::restMs); // without any action
        QTRY_COMPARE(said(u"Saving works again"_s), 1);
        QCOMPARE(said(u"would be lost"_s), 1);
        lose(loss);
        wait(15);
        QCOMPARE(said(u"is not saved and would be lost"_s), 2);
        mend(loss);
        window().showStartPage();
        QCOMPARE(savedTurn(), 51);
    }

    void aRemovedFolderIsRecreated()
    {
        QVERIFY(window().playDungeon({}, u"peaceful"_s, 1));
        wait(1);
        lose(Loss::Removed);
        wait(4);
        window().showStartPage();
        QCOMPARE(savedTurn(), 5);
        QCOMPARE(said(u"could not"_s), 0);
    }

    void eachNewGameWarnsThatItIsNotSaved()
    {
        lose(Loss::IsAFile);
        for (const std::uint64_t seed : {1U, 2U}) {
            QVERIFY(window().playDungeon({}, u"peaceful"_s, seed));
            wait(12);
            QCOMPARE(said(u"is not saved and would be lost"_s), 1);
        }
        mend(Loss::IsAFile);
    }

    void aVictoryThatCannotBeSavedIsReported()
    {
        QVERIFY(window().playFile(m_home->writeLevel(u"gold.level.json"_s, corridorFile(u"gold"_s))));
        lose(Loss::IsAFile);
        for (int step = 0; step < 3; ++step) {
            m_driver->press(Qt::Key_Right);
        }
        QVERIFY(m_driver->world().status() == Status::Won);
        QVERIFY(m_driver->page().end().isVisible());
        window().games().recordings().flush();
        QTRY_COMPARE(said(u".run.json"_s), 1);
        QCOMPARE(said(u"Cannot save the best games"_s), 1);
        mend(Loss::IsAFile);
        window().games().restart();
        for (int step = 0; step < 3; ++step) {
            m_driver->press(Qt::Key_Right);
        }
        const HighScores best(window().games().scoresPath());
        QCOMPARE(best.of(best.rulesets().value(0)).size(), 2); // including the score of the first victory
        QCOMPARE(window().games().recordings().all().size(), 2);
        QCOMPARE(said(u"could not be saved"_s), 0);
    }

    void aSavedGameThatIsGoneIsNoLongerListed()
    {
        QVERIFY(window().playDungeon({}, u"peaceful"_s, 1));
        wait(3);
        startAgain();
        const auto listed = [this] { return m_driver->child<SavedGames>(u"savedGames"_s).newest(); };
        QTRY_VERIFY(listed());
        lose(Loss::Removed);
        m_driver->click(*listed());
        QTRY_VERIFY(window().findChild<QMessageBox *>(u"saveRefused"_s));
        const auto &box = m_driver->child<QMessageBox>(u"saveRefused"_s);
        QVERIFY2(box.text().startsWith(u"This saved game no longer exists."_s), qPrintable(box.text()));
        QCOMPARE(window().mode(), ProgramWindow::Mode::Start);
        QTRY_VERIFY(!listed());
    }

    void editingContinuesWhenTheBackupFails_data() { addLosses(); }

    void editingContinuesWhenTheBackupFails()
    {
        QFETCH(const Loss, loss);
        const QSignalSpy told(window().statusBar(), &QStatusBar::messageChanged);
        const auto count = [&told](const QString &words) {
            return std::count_if(told.begin(), told.end(),
                                 [&words](const QList<QVariant> &said) { return said[0].toString().contains(words); });
        };
        lose(loss);
        window().editNewLevel();
        for (int x = 1; x < 6; ++x) {
            m_driver->click({x, 1});
        }
        QCOMPARE(window().editor().document().undoStack().count(), 5);
        QCOMPARE(count(u"would be lost in a crash"_s), 1);
        mend(loss);
        m_driver->click({1, 2});
        QCOMPARE(recoveryFiles().size(), 1);
        QCOMPARE(count(u"backed up again"_s), 1);
        QVERIFY2(RecoveryFolder().lostWork().isEmpty(), "a window holds it");
        const QString id = recoveryFiles().first().section(u'.', 0, 0);
        QVERIFY(recoveredLevel(id).level == window().editor().document().level());
    }

    void aRecoveryFileThatWasRemovedIsWrittenAgain()
    {
        window().editNewLevel();
        m_driver->click({1, 1});
        QCOMPARE(recoveryFiles().size(), 1);
        lose(Loss::Removed);
        m_driver->click({2, 1});
        QCOMPARE(recoveryFiles().size(), 1);
        QVERIFY2(RecoveryFolder().lostWork().isEmpty(), "a window holds it");
        const QString id = recoveryFiles().first().section(u'.', 0, 0);
        QVERIFY(recoveredLevel(id).level == window().editor().document().level());
    }

    void quittingAsksBeforeAGameIsLost()
    {
        QVERIFY(window().playDungeon({}, u"peaceful"_s, 1));
        lose(Loss::IsAFile);
        wait(3);
        {
            const DialogAnswer stay(u"unsavedGame"_s, [](QDialog *box) { clickButton(box, QMessageBox::Cancel); });
            QVERIFY(!window().close());
            QVERIFY(stay.wasGiven());
        }
        QVERIFY(window().isVisible());
        {
            const DialogAnswer leave(u"unsavedGame"_s,
                                     [](QDialog *box) { in<QPushButton>(box, u"giveUpGame"_s).click(); });
            QVERIFY(window().close());
            QVERIFY(leave.wasGiven());
        }
        m_driver = std::make_unique<WindowDriver>();
        QVERIFY(window().playDungeon({}, u"peaceful"_s, 1));
        wait(3);
        mend(Loss::IsAFile);
        QVERIFY(window().close());
        QCOMPARE(savedTurn(), 3);
    }

private:
    ProgramWindow &window() { return m_driver->window(); }
    void wait(int turnCount)
    {
        for (int i = 0; i < turnCount; ++i) {
            m_driver->session().play(Command::wait());
            window().saves().flush(); // a person does not play faster than the disk writes
            QCoreApplication::processEvents();
        }
    }
    qsizetype said(const QString &words) { return m_driver->page().log().lines().filter(words).size(); }
    int savedTurn()
    {
        window().saves().flush();
        return window().saves().all().value(0).head.turn;
    }

    std::unique_ptr<UnprivilegedUser> m_nobody;
};

MAZEWRIGHT_SUITE(lostdata, TestLostData)
#include "tst_lostdata.moc"
