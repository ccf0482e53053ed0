#include "editor/view/welcomehints.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/suite.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

/// Hints for new level authors.
class TestHints : public QObject, protected WindowFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void hintsAreClosedSingly()
    {
        edit();
        QStringList seen;
        for (int i = 0; i < WelcomeHints::all().size(); ++i) {
            QVERIFY(bar().isVisible());
            QCOMPARE(m_driver->child<QLabel>(u"hintCount"_s).text(), u"%1 of %2"_s.arg(i + 1).arg(6));
            QVERIFY(!seen.contains(text()));
            seen.append(text());
            press(u"closeHint"_s);
        }
        QVERIFY(!bar().isVisible());
        QVERIFY(m_driver->canvas().hasFocus());
    }

    void hintsAreShownOnlyWhileEditing()
    {
        QVERIFY(!bar().isVisible());
        edit();
        QVERIFY(bar().isVisible());
        m_driver->press(Qt::Key_F5);
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Play);
        QVERIFY(!bar().isVisible());
    }

    void hintsDoNotCoverTheCanvas()
    {
        edit();
        QCoreApplication::processEvents();
        Canvas &canvas = m_driver->canvas();
        const QRect view(canvas.viewport()->mapToGlobal(QPoint()), canvas.viewport()->size());
        const QRect hint(bar().mapToGlobal(QPoint()), bar().size());
        QVERIFY(!view.intersects(hint));
        QVERIFY(hint.bottom() <= view.top());
    }

    void theKeyboardReachesTheHints()
    {
        edit();
        QWidget *next = &m_driver->child<QPushButton>(u"closeHint"_s);
        for (int i = 0; i < 10 && !next->hasFocus(); ++i) {
            m_driver->press(Qt::Key_F6);
        }
        QVERIFY(next->hasFocus());
        QCOMPARE(next->accessibleDescription(), text());
        const QString first = text();
        m_driver->press(Qt::Key_Space);
        QVERIFY(text() != first);
        m_driver->press(Qt::Key_Tab);
        QVERIFY(m_driver->child<QPushButton>(u"closeAllHints"_s).hasFocus());
        m_driver->press(Qt::Key_Space);
        QVERIFY(!bar().isVisible());
        QVERIFY(m_driver->canvas().hasFocus());
    }

    void allHintsCanBeClosedAndShownAgain()
    {
        edit();
        press(u"closeAllHints"_s);
        QVERIFY(!bar().isVisible());
        startAgain();
        edit();
        QVERIFY(!bar().isVisible());
        m_driver->trigger(u"showHints"_s);
        QVERIFY(bar().isVisible());
        QCOMPARE(m_driver->child<QLabel>(u"hintCount"_s).text(), u"1 of 6"_s);
    }

    void aClosedHintStaysClosed()
    {
        edit();
        press(u"closeHint"_s);
        const QString second = text();
        startAgain();
        edit();
        QVERIFY(bar().isVisible());
        QCOMPARE(text(), second);
    }

    void hintsNameTheCurrentKeys()
    {
        edit();
        m_driver->child<QAction>(u"playLevel"_s).setShortcut(Qt::Key_F9);
        press(u"closeHint"_s);
        press(u"closeHint"_s);
        QVERIFY2(text().contains(u"F9"_s), qPrintable(text()));
    }

    void closedHintsOfOtherVersionsAreKept()
    {
        WelcomeHints hints;
        hints.setClosed({u"later"_s, u"draw"_s});
        QCOMPARE(hints.current(), u"tools"_s);
        QSignalSpy changed(&hints, &WelcomeHints::changed);
        hints.closeOne();
        QCOMPARE(hints.closed(), (QStringList{u"later"_s, u"draw"_s, u"tools"_s}));
        hints.closeAll();
        QVERIFY(hints.current().isEmpty());
        hints.closeOne();
        QCOMPARE(changed.count(), 2);
        hints.showAgain();
        QCOMPARE(hints.current(), u"draw"_s);
    }

    void followingAHintClosesIt()
    {
        const auto count = [this] { return m_driver->child<QLabel>(u"hintCount"_s).text(); };
        edit();
        QCOMPARE(count(), u"1 of 6"_s);
        m_driver->press(Qt::Key_F5); // before this hint is due
        m_driver->press(Qt::Key_F5);
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Edit);
        QCOMPARE(count(), u"1 of 6"_s);
        LevelDocument &document = m_driver->window().editor().document();
        document.changeLevel(u"a name"_s,
                             [&] {
                                 LevelProperties named = propertiesOf(document.level());
                                 named.name = u"a name"_s;
                                 return named;
                             }(),
                             {});
        QCOMPARE(count(), u"2 of 6"_s);
        m_driver->press(Qt::Key_V);
        QCOMPARE(count(), u"4 of 6"_s); // playing is known already
        m_driver->trigger(u"undo"_s);
        QCOMPARE(count(), u"4 of 6"_s);
        press(u"closeHint"_s);
        QCOMPARE(count(), u"6 of 6"_s); // undo is known already, too
    }

private:
    QWidget &bar() { return m_driver->child<QWidget>(u"hintBar"_s); }
    QString text() { return m_driver->child<QLabel>(u"hintText"_s).text(); }
    void press(const QString &button) { m_driver->click(m_driver->child<QPushButton>(button)); }
    void edit() { m_driver->window().editNewLevel(); }
};

MAZEWRIGHT_SUITE(hints, TestHints)
#include "tst_hints.moc"
