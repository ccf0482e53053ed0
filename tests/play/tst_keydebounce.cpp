#include "app/widgets/overlaycard.h"
#include "tests/support/suite.h"

#include <QElapsedTimer>
#include <QTest>

/// The keys that are ignored for a moment after a card appears over a game.
class TestKeyDebounce : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_now = 123456;
        m_guard = KeyDebounce([this] { return m_now; });
        m_guard.start();
    }

    void keysSoonAfterTheStartAreHeldBack()
    {
        QVERIFY(isHeldAfter(0));
        QVERIFY(isHeldAfter(300));
        QVERIFY(isHeldAfter(KeyDebounce::pause - 301));
    }

    void theFirstKeyAfterThePausePasses() { QVERIFY(!isHeldAfter(KeyDebounce::pause)); }

    void rapidKeysAreHeldBackEvenAfterThePause()
    {
        for (int ms = 0; ms < 3 * KeyDebounce::pause; ms += KeyDebounce::repeatPause - 1) {
            QVERIFY(isHeldAfter(KeyDebounce::repeatPause - 1));
        }
        QVERIFY(!isHeldAfter(KeyDebounce::repeatPause));
    }

    void afterTheFirstKeyAllKeysPass()
    {
        QVERIFY(!isHeldAfter(KeyDebounce::pause));
        QVERIFY(!isHeldAfter(0));
        QVERIFY(!isHeldAfter(1));
    }

    void autoRepeatsNeverPassAndDelayOtherKeys()
    {
        QVERIFY(isHeldAfter(KeyDebounce::pause, true));
        QVERIFY(isHeldAfter(KeyDebounce::repeatPause - 1));
        QVERIFY(!isHeldAfter(KeyDebounce::repeatPause));
        QVERIFY(isHeldAfter(KeyDebounce::pause, true));
        QVERIFY(!isHeldAfter(1));
    }

    void restartingHoldsBackKeysAgain()
    {
        QVERIFY(!isHeldAfter(KeyDebounce::pause));
        m_guard.start();
        QVERIFY(isHeldAfter(KeyDebounce::repeatPause));
        QVERIFY(!isHeldAfter(KeyDebounce::pause));
    }

    void beforeTheStartOnlyRepeatsAreHeldBack()
    {
        KeyDebounce guard([] { return qint64(0); });
        QVERIFY(!guard.holdsBack(false));
        QVERIFY(guard.holdsBack(true));
    }

    void theSteadyClockCountsMilliseconds()
    {
        QElapsedTimer timer;
        timer.start();
        const qint64 first = KeyDebounce::steadyClock();
        QTRY_VERIFY(KeyDebounce::steadyClock() - first >= 20);
        QVERIFY(timer.elapsed() >= 19);
    }

private:
    /// True if a key is ignored `milliseconds` after the previous key, or after the start.
    bool isHeldAfter(qint64 milliseconds, bool isRepeat = false)
    {
        m_now += milliseconds;
        return m_guard.holdsBack(isRepeat);
    }

    qint64 m_now = 0;
    KeyDebounce m_guard;
};

MAZEWRIGHT_SUITE(keydebounce, TestKeyDebounce)
#include "tst_keydebounce.moc"
