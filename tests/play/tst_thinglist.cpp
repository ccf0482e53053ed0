#include "app/hud/thinglist.h"
#include "tests/support/suite.h"

#include <QKeyEvent>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

/// Rows of thing lists show their complete text, in a second line if necessary.
class TestThingList : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_list = std::make_unique<ThingList>();
        m_list->resize(220, 200);
        m_list->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_list.get()));
    }

    void aLongRowHasMoreLines_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("note");
        QTest::addColumn<QString>("detail");
        QTest::addColumn<int>("lines");
        QTest::newRow("short") << u"orc"_s << u"3 / 9"_s << u"2 east"_s << 1;
        QTest::newRow("no note") << u"an orc"_s << QString() << u"2 east"_s << 1;
        QTest::newRow("a long name alone") << u"one that fills a row"_s << QString() << u"12 northwest"_s << 2;
        QTest::newRow("wounded troll") << u"troll"_s << u"30 / 30 HP, stunned (3)"_s << u"12 northwest"_s << 2;
        QTest::newRow("troll with a title")
            << u"troll of the ninth gate"_s << u"30 / 30 HP, stunned (3)"_s << u"12 northwest"_s << 3;
    }

    void aLongRowHasMoreLines()
    {
        QFETCH(QString, name);
        QFETCH(QString, note);
        QFETCH(QString, detail);
        QFETCH(int, lines);
        const int usual = heightOf({.key = 1, .name = u"orc"_s});
        const int height = heightOf({.key = 1, .name = name, .note = note, .detail = detail});
        QCOMPARE(height, usual + (lines - 1) * m_list->fontMetrics().lineSpacing());
    }

    void aWiderListNeedsFewerLines()
    {
        const ThingList::Entry row{
            .key = 1, .name = u"troll"_s, .note = u"30 / 30 HP, stunned (3)"_s, .detail = u"12 north"_s};
        const int narrow = heightOf(row);
        m_list->resize(600, 200);
        QTRY_VERIFY(m_list->visualItemRect(m_list->item(0)).height() < narrow);
        m_list->resize(220, 200);
        QTRY_COMPARE(m_list->visualItemRect(m_list->item(0)).height(), narrow);
    }

    void theEndOfEachTextIsVisible_data() { aLongRowHasMoreLines_data(); }

    /// A different last letter gives a different picture: no text is cut off.
    void theEndOfEachTextIsVisible()
    {
        QFETCH(QString, name);
        QFETCH(QString, note);
        QFETCH(QString, detail);
        const ThingList::Entry row{.key = 1, .name = name, .note = note, .detail = detail};
        const QImage before = pictureOf(row);
        QCOMPARE(pictureOf(row), before);
        for (QString ThingList::Entry::*text :
             {&ThingList::Entry::name, &ThingList::Entry::note, &ThingList::Entry::detail}) {
            ThingList::Entry other = row;
            if (!(row.*text).isEmpty()) {
                (other.*text).back() = u'M';
                QVERIFY2(pictureOf(other) != before, qPrintable(other.*text));
            }
        }
    }

    void removingTheCurrentRowIsSafe()
    {
        std::vector<ThingList::Entry> rows;
        for (int key = 1; key <= 200; ++key) {
            rows.push_back({.key = key, .name = u"orc"_s, .note = u"%1 / 900 HP, stunned (3)"_s.arg(key)});
        }
        for (const std::size_t left : {std::size_t(1), std::size_t(0)}) {
            m_list->setEntries(rows);
            m_list->setCurrentRow(m_list->count() - 1);
            m_list->setEntries({rows.begin(), rows.begin() + std::ptrdiff_t(left)});
            QCOMPARE(m_list->count(), int(left));
            QVERIFY(!m_list->currentKey());
        }
    }

    void keysMoveFromRowToRow_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("least");
        QTest::addColumn<int>("most");
        QTest::newRow("up") << Qt::Key_Up << 50 << 49 << 49;
        QTest::newRow("down") << Qt::Key_Down << 50 << 51 << 51;
        QTest::newRow("page up") << Qt::Key_PageUp << 50 << 30 << 48;
        QTest::newRow("page down") << Qt::Key_PageDown << 50 << 52 << 70;
        QTest::newRow("home") << Qt::Key_Home << 50 << 1 << 1;
        QTest::newRow("end") << Qt::Key_End << 50 << 100 << 100;
        QTest::newRow("page down near the end") << Qt::Key_PageDown << 99 << 100 << 100;
    }

    void keysMoveFromRowToRow()
    {
        QFETCH(const Qt::Key, key);
        QFETCH(const int, from);
        QFETCH(const int, least);
        QFETCH(const int, most);
        std::vector<ThingList::Entry> rows;
        for (int row = 1; row <= 100; ++row) {
            rows.push_back({.key = row, .name = u"orc"_s});
        }
        m_list->setEntries(rows);
        m_list->setCurrentRow(from - 1);
        QCoreApplication::processEvents();
        const QSignalSpy spy(m_list.get(), &ThingList::pointedAt);
        QTest::keyClick(m_list.get(), key);
        QVERIFY2(m_list->currentKey() >= least && m_list->currentKey() <= most,
                 qPrintable(QString::number(m_list->currentKey().value_or(0))));
        QCOMPARE(spy.count(), 1);
        QCOMPARE(spy.first().first().toInt(), *m_list->currentKey());
    }

    /// An entry is marked only while keys act on it. The list remembers it for the next time.
    void noEntryIsCurrentWithoutTheFocus()
    {
        m_list->setEntries({{.key = 1, .name = u"orc"_s}, {.key = 2, .name = u"troll"_s}});
        const auto focus = [this](QEvent::Type type, Qt::FocusReason reason) {
            QFocusEvent event(type, reason);
            QCoreApplication::sendEvent(m_list.get(), &event);
        };
        focus(QEvent::FocusIn, Qt::OtherFocusReason);
        QTest::keyClick(m_list.get(), Qt::Key_Down);
        m_list->setCurrentRow(1);
        focus(QEvent::FocusOut, Qt::ActiveWindowFocusReason); // a dialog opens
        QCOMPARE(m_list->currentKey(), std::optional(2));
        focus(QEvent::FocusIn, Qt::ActiveWindowFocusReason);
        focus(QEvent::FocusOut, Qt::OtherFocusReason);
        QCOMPARE(m_list->currentKey(), std::nullopt);
        QVERIFY(m_list->selectedItems().isEmpty());
        focus(QEvent::FocusIn, Qt::OtherFocusReason);
        QCOMPARE(m_list->currentKey(), std::optional(2));
    }

    void otherKeysAreLeftToTheWindow()
    {
        m_list->setEntries({{.key = 1, .name = u"orc"_s}, {.key = 2, .name = u"troll"_s}});
        m_list->setCurrentRow(1);
        for (const auto &[key, modifiers] :
             std::initializer_list<std::pair<Qt::Key, Qt::KeyboardModifiers>>{{Qt::Key_Left, {}},
                                                                              {Qt::Key_O, {}},
                                                                              {Qt::Key_Home, Qt::ControlModifier},
                                                                              {Qt::Key_Up, Qt::AltModifier}}) {
            QKeyEvent event(QEvent::KeyPress, key, modifiers);
            QCoreApplication::sendEvent(m_list.get(), &event);
            QVERIFY(!event.isAccepted());
            QCOMPARE(m_list->currentRow(), 1);
        }
    }

private:
    int heightOf(const ThingList::Entry &row)
    {
        m_list->setEntries({row});
        QCoreApplication::processEvents();
        return m_list->visualItemRect(m_list->item(0)).height();
    }

    QImage pictureOf(const ThingList::Entry &row)
    {
        heightOf(row);
        return m_list->viewport()->grab().toImage();
    }

    std::unique_ptr<ThingList> m_list;
};

MAZEWRIGHT_SUITE(thinglist, TestThingList)
#include "tst_thinglist.moc"
