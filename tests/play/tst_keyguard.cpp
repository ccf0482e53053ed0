#include "app/widgets/keyguard.h"
#include "tests/support/suite.h"

#include <QElapsedTimer>
#include <QTest>

/// Which keys are held back once something has come up over a game.
class TestKeyGuard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();

    void keysSoonAfterTheStartAreHeldBack();
    void theFirstKeyAfterThePausePasses();
    void keysThatFollowEachOtherAreHeldBackAfterThePauseToo();
    void onceAKeyHasPassedAllDo();
    void repeatsNeverPassAndLetNonePass();
    void anotherStartHoldsBackAgain();
    void beforeTheStartOnlyRepeatsAreHeldBack();
    void theClockOfTheSystemCountsMilliseconds();

private:
    /// A key `milliseconds` after the last one, or after the start.
    bool isHeldAfter(qint64 milliseconds, bool isRepeat = false)
    {
        m_now += milliseconds;
        return m_guard.holdsBack(isRepeat);
    }

    qint64 m_now = 0;
    KeyGuard m_guard;
};

void TestKeyGuard::init()
{
    m_now = 123456;
    m_guard = KeyGuard([this] { return m_now; });
    m_guard.start();
}

void TestKeyGuard::keysSoonAfterTheStartAreHeldBack()
{
    QVERIFY(isHeldAfter(0));
    QVERIFY(isHeldAfter(300));
    QVERIFY(isHeldAfter(KeyGuard::pause - 301));
}

void TestKeyGuard::theFirstKeyAfterThePausePasses()
{
    QVERIFY(!isHeldAfter(KeyGuard::pause));
}

void TestKeyGuard::keysThatFollowEachOtherAreHeldBackAfterThePauseToo()
{
    for (int ms = 0; ms < 3 * KeyGuard::pause; ms += KeyGuard::repeatPause - 1) {
        QVERIFY(isHeldAfter(KeyGuard::repeatPause - 1));
    }
    QVERIFY(!isHeldAfter(KeyGuard::repeatPause));
}

void TestKeyGuard::onceAKeyHasPassedAllDo()
{
    QVERIFY(!isHeldAfter(KeyGuard::pause));
    QVERIFY(!isHeldAfter(0));
    QVERIFY(!isHeldAfter(1));
}

void TestKeyGuard::repeatsNeverPassAndLetNonePass()
{
    QVERIFY(isHeldAfter(KeyGuard::pause, true));
    QVERIFY(isHeldAfter(KeyGuard::repeatPause - 1));
    QVERIFY(!isHeldAfter(KeyGuard::repeatPause));
    QVERIFY(isHeldAfter(KeyGuard::pause, true));
    QVERIFY(!isHeldAfter(1));
}

void TestKeyGuard::anotherStartHoldsBackAgain()
{
    QVERIFY(!isHeldAfter(KeyGuard::pause));
    m_guard.start();
    QVERIFY(isHeldAfter(KeyGuard::repeatPause));
    QVERIFY(!isHeldAfter(KeyGuard::pause));
}

void TestKeyGuard::beforeTheStartOnlyRepeatsAreHeldBack()
{
    KeyGuard guard([] { return qint64(0); });
    QVERIFY(!guard.holdsBack(false));
    QVERIFY(guard.holdsBack(true));
}

void TestKeyGuard::theClockOfTheSystemCountsMilliseconds()
{
    QElapsedTimer timer;
    timer.start();
    const qint64 first = KeyGuard::steadyClock();
    QTRY_VERIFY(KeyGuard::steadyClock() - first >= 20);
    QVERIFY(timer.elapsed() >= 19);
}

MAZEWRIGHT_SUITE(keyguard, TestKeyGuard)
#include "tst_keyguard.moc"
