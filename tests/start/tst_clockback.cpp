#include "app/start/savedgames.h"
#include "editor/document/diskwatch.h"
#include "gamecore/levelfile/levelwriter.h"
#include "tests/driver/lostwork.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/drawnworld.h"
#include "tests/support/filetime.h"
#include "tests/support/rulesets.h"
#include "tests/support/suite.h"

#include <QDateTime>
#include <QPushButton>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

/// The computer's clock was set back: older files have times in the future.
class TestClockBack : public QObject, protected WindowFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void theLastPlayedGameIsOfferedFirst()
    {
        QVERIFY(window().playDungeon(u"Ada"_s, u"peaceful"_s, 1));
        wait(1);
        quitAndSetClockBack();
        QVERIFY(window().playDungeon(u"Bo"_s, u"peaceful"_s, 2));
        wait(2);
        startAgain();
        QTRY_VERIFY(firstSavedGame());
        QCOMPARE(firstSavedGame()->accessibleName(), u"Continue: Peaceful · Bo, depth 1, turn 2"_s);
        const QString ada = window().saves().all().at(1).id;
        QVERIFY(window().continueSaved(ada));
        wait(1);
        startAgain();
        QTRY_VERIFY(firstSavedGame());
        QCOMPARE(firstSavedGame()->accessibleName(), u"Continue: Peaceful · Ada, depth 1, turn 2"_s);
    }

    void openingALevelContinuesItsNewestGame()
    {
        const QString path = m_home->writeLevel(u"maze.level.json"_s, levelJson({u"@     g"_s}, turns));
        QVERIFY(window().playFile(path));
        wait(3);
        quitAndSetClockBack();
        QVERIFY(window().playFile(path));
        wait(20);
        startAgain();
        QVERIFY(window().openFile(path));
        QCOMPARE(m_driver->world().turn(), 20);
        QCOMPARE(window().saves().all().size(), 2);
    }

    void theLatestRunsAreNotDropped()
    {
        Recordings &runs = window().games().recordings();
        runs.setMost(3);
        QStringList played;
        for (int seed = 1; seed <= 5; ++seed) {
            QVERIFY(window().playDungeon({}, u"peaceful"_s, std::uint64_t(seed)));
            wait(1);
            window().games().record();
            runs.flush();
            setClockBack(Recordings::defaultFolder());
            played.prepend(window().games().recordingId());
        }
        QCOMPARE(runs.all(), played.first(3));
    }

    void theLatestRecoveryFileHasTheLatestTime()
    {
        const Level level = drawnLevel({u"@ # "_s});
        const QString former = leaveWork(level);
        setClockBack(RecoveryFolder::defaultPath());
        const QString later = leaveWork(level);
        QCOMPARE(latestLostWork(), later);
        QCOMPARE(RecoveryFolder().lostWork().size(), 2);
        const QString path = RecoveryFolder().pathOf(former);
        setTime(path, QDateTime::currentDateTime().addDays(3));
        QCOMPARE(latestLostWork(), former);
        window().editNewLevel();
        m_driver->click({1, 1});
        m_driver->click({2, 2});
        setTime(path, QDateTime::currentDateTime().addDays(9));
        m_driver->click({3, 3});
        QDateTime drawn;
        for (const QString &name : recoveryFiles()) {
            const QFileInfo file(RecoveryFolder::defaultPath() + u'/' + name);
            drawn = file.lastModified() > QFileInfo(path).lastModified() ? file.lastModified() : drawn;
        }
        QVERIFY(drawn.isValid());
    }

    void aChangedFileIsNoticed_data()
    {
        QTest::addColumn<int>("days");
        QTest::newRow("an earlier time") << -1;
        QTest::newRow("a time to come") << 1;
    }

    void aChangedFileIsNoticed()
    {
        QFETCH(const int, days);
        const auto textOf = [](const QStringList &rows) {
            return writeLevelJson(drawnLevel(rows), *shippedCatalogue());
        };
        const QByteArray text = textOf({u"@ # "_s});
        const QByteArray other = textOf({u"@#  "_s});
        QCOMPARE(other.size(), text.size());
        const QString path = m_home->writeLevel(u"pit.level.json"_s, text);
        const QDateTime hourAgo = QDateTime::currentDateTime().addSecs(-3600); // no longer recent
        setTime(path, hourAgo);
        QVERIFY(window().editFile(path));
        m_home->writeLevel(u"pit.level.json"_s, other);
        setTime(path, hourAgo.addDays(days));
        QTRY_COMPARE(rowsOf(window().editor().document().level()), QStringList{u"@#  "_s});
    }

private:
    ProgramWindow &window() { return m_driver->window(); }
    void wait(int turnCount)
    {
        for (int i = 0; i < turnCount; ++i) {
            m_driver->session().play(Command::wait());
        }
    }
    QPushButton *firstSavedGame() { return m_driver->child<SavedGames>(u"savedGames"_s).newest(); }
    void quitAndSetClockBack()
    {
        window().close();
        setClockBack(Saves::defaultFolder());
        m_driver = std::make_unique<WindowDriver>();
    }
    /// Returns the latest lost work: the one that is put over the level's file and shown first.
    QString latestLostWork()
    {
        const QList<LostWork> lost = RecoveryFolder().lostWork();
        const auto latest = std::max_element(lost.begin(), lost.end(),
                                             [](const LostWork &a, const LostWork &b) { return a.at < b.at; });
        return latest == lost.end() ? QString() : latest->id;
    }
};

MAZEWRIGHT_SUITE(clockback, TestClockBack)
#include "tst_clockback.moc"
