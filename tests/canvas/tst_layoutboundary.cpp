#include "editor/widgets/layouts.h"
#include "tests/support/eventcount.h"
#include "tests/support/suite.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QTest>

using namespace Qt::StringLiterals;

/// A line of text that changes all the time does not move the word beside it.
class TestLayoutBoundary : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_window = std::make_unique<QWidget>();
        auto *content = new QWidget;
        auto *line = new QHBoxLayout(content);
        m_text = new QLabel(u"Cell 10, 10"_s);
        line->addWidget(m_text);
        m_boundary = new LayoutBoundary(content);
        m_beside = new QLabel(u"100 %"_s);
        auto *layout = new QHBoxLayout(m_window.get());
        layout->addWidget(m_boundary);
        layout->addWidget(m_beside);
        layout->addStretch(1);
        m_window->resize(600, 100);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        layOut();
    }

    void shorterTextMovesNoNeighbor()
    {
        const EventCount layouts(*m_window, QEvent::LayoutRequest);
        const QRect before = m_beside->geometry();
        say(u"Cell 1, 1"_s);
        say(QString());
        QCOMPARE(layouts.count(), 0);
        QCOMPARE(m_beside->geometry(), before);
    }

    void longerTextThanBeforeGetsMoreRoom()
    {
        const EventCount layouts(*m_window, QEvent::LayoutRequest);
        say(u"Cell 1000, 1000 and what stands there"_s);
        QCOMPARE(layouts.count(), 1);
        QVERIFY(m_text->width() >= m_text->sizeHint().width());
        QVERIFY(m_beside->x() > m_boundary->geometry().right());
        say(u"Cell 1000, 1000"_s);
        say(u"Cell 1000, 1000 and what stands there"_s);
        QCOMPARE(layouts.count(), 1);
    }

    void stretchedTextFillsTheRemainingRoom()
    {
        m_boundary->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        static_cast<QHBoxLayout *>(m_window->layout())->setStretchFactor(m_boundary, 1);
        layOut();
        const QRect before = m_beside->geometry();
        say(QString(500, u'W'));
        QCOMPARE(m_beside->geometry(), before);
        QVERIFY(m_window->minimumSizeHint().width() < 600);
    }

    void contentThatGrowsInHeightIsShownWhole()
    {
        say(u"one\ntwo\nthree"_s);
        QVERIFY(m_text->height() >= m_text->sizeHint().height());
    }

private:
    void say(const QString &text)
    {
        m_text->setText(text);
        layOut();
    }

    std::unique_ptr<QWidget> m_window;
    QLabel *m_text = nullptr;
    LayoutBoundary *m_boundary = nullptr;
    QLabel *m_beside = nullptr;
};

MAZEWRIGHT_SUITE(layoutboundary, TestLayoutBoundary)
#include "tst_layoutboundary.moc"
