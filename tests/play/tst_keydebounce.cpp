#include "app/widgets/keydebounce.h"
#include "tests/support/suite.h"

#include <QElapsedTimer>
#include <QTest>

/// Which keys are held back once something has come up over a game.
class TestKeyDebounce : public QObject {
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
    KeyDebounce m_guard;
};

void TestKeyDebounce::init()
{
    m_now = 123456;
    m_guard = KeyDebounce([this] { return m_now; });
    m_guard.start();
}

void TestKeyDebounce::keysSoonAfterTheStartAreHeldBack()
{
    QVERIFY(isHeldAfter(0));
    QVERIFY(isHeldAfter(300));
    QVERIFY(isHeldAfter(KeyDebounce::pause - 301));
}

void TestKeyDebounce::theFirstKeyAfterThePausePasses()
{
    QVERIFY(!isHeldAfter(KeyDebounce::pause));
}

void TestKeyDebounce::keysThatFollowEachOtherAreHeldBackAfterThePauseToo()
{
    for (int ms = 0; ms < 3 * KeyDebounce::pause; ms += KeyDebounce::repeatPause - 1) {
        QVERIFY(isHeldAfter(KeyDebounce::repeatPause - 1));
    }
    QVERIFY(!isHeldAfter(KeyDebounce::repeatPause));
}

void TestKeyDebounce::onceAKeyHasPassedAllDo()
{
    QVERIFY(!isHeldAfter(KeyDebounce::pause));
    QVERIFY(!isHeldAfter(0));
    QVERIFY(!isHeldAfter(1));
}

void TestKeyDebounce::repeatsNeverPassAndLetNonePass()
{
    QVERIFY(isHeldAfter(KeyDebounce::pause, true));
    QVERIFY(isHeldAfter(KeyDebounce::repeatPause - 1));
    QVERIFY(!isHeldAfter(KeyDebounce::repeatPause));
    QVERIFY(isHeldAfter(KeyDebounce::pause, true));
    QVERIFY(!isHeldAfter(1));
}

void TestKeyDebounce::anotherStartHoldsBackAgain()
{
    QVERIFY(!isHeldAfter(KeyDebounce::pause));
    m_guard.start();
    QVERIFY(isHeldAfter(KeyDebounce::repeatPause));
    QVERIFY(!isHeldAfter(KeyDebounce::pause));
}

void TestKeyDebounce::beforeTheStartOnlyRepeatsAreHeldBack()
{
    KeyDebounce guard([] { return qint64(0); });
    QVERIFY(!guard.holdsBack(false));
    QVERIFY(guard.holdsBack(true));
}

void TestKeyDebounce::theClockOfTheSystemCountsMilliseconds()
{
    QElapsedTimer timer;
    timer.start();
    const qint64 first = KeyDebounce::steadyClock();
    QTRY_VERIFY(KeyDebounce::steadyClock() - first >= 20);
    QVERIFY(timer.elapsed() >= 19);
}

MAZEWRIGHT_SUITE(keydebounce, TestKeyDebounce)
#include "tst_keydebounce.moc"
