#include "tests/driver/editordriver.h"
#include "tests/support/suite.h"

#include <QAction>
#include <QLabel>
#include <QTest>

using namespace Qt::StringLiterals;

/// Bars that appear and disappear above the canvas do not change the zoom of a level that fits.
class TestBarZoom : public QObject, protected EditorDriver {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        openWindow();
        editor().hints().closeAll();
        edit(QStringList(30, QString(20, u' ')));
        settle();
    }

    void cleanup() { closeWindow(); }

    void barsKeepTheZoom_data()
    {
        QTest::addColumn<QString>("bar");
        QTest::newRow("hints") << u"hintBar"_s;
        QTest::newRow("options") << u"optionsBar"_s;
        QTest::newRow("tabs and all") << u"editHeader"_s;
    }

    void barsKeepTheZoom()
    {
        QFETCH(QString, bar);
        canvas().zoomToFit();
        auto *widget = child<QWidget>(bar);
        const bool wasVisible = widget->isVisible();
        for (int i = 0; i < 2; ++i) {
            const double side = canvas().cellSide();
            const int height = canvas().height();
            if (bar == u"hintBar") {
                widget->isVisible() ? editor().hints().closeAll() : editor().hints().showAgain();
            } else {
                widget->setVisible(!widget->isVisible());
            }
            settle();
            QVERIFY(canvas().height() != height);
            QCOMPARE(canvas().cellSide(), side);
            QVERIFY(canvas().isFit());
        }
        QCOMPARE(widget->isVisible(), wasVisible);
    }

    void resizingTheWindowRefitsTheLevel()
    {
        canvas().zoomToFit();
        const double side = canvas().cellSide();
        m_window->resize(1280, 1000);
        QTRY_VERIFY(canvas().cellSide() > side);
        QVERIFY(isWhatFits());
        m_window->resize(1280, 800);
        QTRY_COMPARE(canvas().cellSide(), side);
        QVERIFY(isWhatFits());
        editor().hints().showAgain(); // from now on there is less room
        settle();
        QCOMPARE(canvas().cellSide(), side);
        m_window->resize(1280, 810);
        QTRY_VERIFY(canvas().cellSide() < side);
        QVERIFY(isWhatFits());
    }

private:
    void settle()
    {
        for (int i = 0; i < 3; ++i) {
            QCoreApplication::sendPostedEvents();
            QCoreApplication::processEvents();
        }
    }

    /// True if fitting again changes nothing.
    bool isWhatFits()
    {
        const double side = canvas().cellSide();
        canvas().zoomToFit();
        return canvas().cellSide() == side;
    }
};

MAZEWRIGHT_SUITE(barzoom, TestBarZoom)
#include "tst_barzoom.moc"
