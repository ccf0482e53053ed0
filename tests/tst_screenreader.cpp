#include "tests/support/drawnlevel.h"
#include "tests/support/keycursordriver.h"
#include "tests/support/screenreader.h"

#include <QTest>

using namespace Qt::StringLiterals;

/// What a screen reader says of the level while it is edited and played, in the real window.
class TestScreenReader : public QObject, protected KeyCursorDriver {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void everyMoveIsTold();
    void everyChangeUnderItIsTold();
    void shapesTellTheirSize();
    void issuesAndSelectionAreTold();
    void theCanvasIsAccessible();
    void whatIsLookedAtWhilePlayingIsTold();

private:
    void openQuietly(const QStringList &rows, Point at);

    std::unique_ptr<ScreenReader> m_reader;
};

void TestScreenReader::init()
{
    openForKeys();
    m_reader = std::make_unique<ScreenReader>();
}

void TestScreenReader::cleanup()
{
    m_reader.reset();
    closeWindow();
}

/// Nothing is told yet.
void TestScreenReader::openQuietly(const QStringList &rows, Point at)
{
    open(rows, at);
    m_reader->clear();
}

void TestScreenReader::everyMoveIsTold()
{
    openQuietly({u"@ #g"_s, u"    "_s}, {0, 0});
    press({Qt::Key_Right, Qt::Key_Right, Qt::Key_Right, Qt::Key_Right, Qt::Key_Down});
    QCOMPARE(m_reader->values(), QStringList({u"Cell 1, 0: floor."_s, u"Cell 2, 0: wall."_s,
                                              u"Cell 3, 0: floor, treasure."_s, u"Cell 3, 1: floor."_s}));
}

void TestScreenReader::everyChangeUnderItIsTold()
{
    openQuietly({u"@ #g"_s, u"    "_s}, {1, 1});
    press(Qt::Key_Return);
    QCOMPARE(m_reader->values(), QStringList(u"Cell 1, 1: wall."_s));
    press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m_reader->values(), QStringList({u"Cell 1, 1: wall."_s, u"Cell 1, 1: floor."_s}));
    m_reader->clear();
    editor().document().stroke(u"far away"_s,
                               changeByPainting(editor().document().level(), *shippedCatalogue(),
                                                Area({{3, 1}}, {4, 2}), Paint::ofTerrain(shippedCatalogue()->wall())));
    QCOMPARE(m_reader->values(), QStringList());
}

void TestScreenReader::shapesTellTheirSize()
{
    openQuietly({u"@   g"_s, u"     "_s}, {1, 0});
    press({Qt::Key_R, Qt::Key_Return, Qt::Key_Right, Qt::Key_Down, Qt::Key_Return});
    QCOMPARE(m_reader->values(), QStringList({u"Cell 2, 0: floor. Rectangle 2 × 1."_s,
                                              u"Cell 2, 1: floor. Rectangle 2 × 2."_s, u"Cell 2, 1: wall."_s}));
}

void TestScreenReader::issuesAndSelectionAreTold()
{
    openQuietly({u"@ #g"_s, u"  # "_s}, {2, 0});
    QVERIFY(editor().document().issues().begin() != editor().document().issues().end());
    press(Qt::Key_Right);
    QCOMPARE(m_reader->values().size(), 1);
    QVERIFY2(m_reader->values().first().startsWith(u"Cell 3, 0: floor, treasure. Warning: "_s),
             qPrintable(m_reader->values().first()));
    m_reader->clear();
    press(Qt::Key_Down);
    press(Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(m_reader->values(), QStringList({u"Cell 3, 1: floor."_s, u"Cell 3, 1: floor. Selected."_s}));
}

void TestScreenReader::theCanvasIsAccessible()
{
    openQuietly({u"@ #g"_s, u"    "_s}, {2, 0});
    QAccessibleInterface *access = QAccessible::queryAccessibleInterface(&canvas());
    QVERIFY(access);
    QCOMPARE(access->role(), QAccessible::Canvas);
    QCOMPARE(access->text(QAccessible::Name), u"Level"_s);
    QVERIFY(access->text(QAccessible::Description).contains(u"Enter"_s));
    QCOMPARE(access->text(QAccessible::Value), u"Cell 2, 0: wall."_s);
    QVERIFY(access->valueInterface());
    QCOMPARE(access->valueInterface()->currentValue().toString(), u"Cell 2, 0: wall."_s);
    QVERIFY(access->state().focusable && access->state().focused);
}

void TestScreenReader::whatIsLookedAtWhilePlayingIsTold()
{
    openQuietly({u"@ g"_s}, {2, 0});
    press(Qt::Key_F5);
    m_window->session().setTicking(false);
    m_reader->clear();
    press({Qt::Key_X, Qt::Key_Right, Qt::Key_Right});
    QCOMPARE(m_reader->values().size(), 3);
    QCOMPARE(m_reader->values().first(), u"You. Floor."_s);
    QCOMPARE(m_reader->values()[1], u"Floor."_s);
    QVERIFY2(m_reader->values()[2].startsWith(u"Treasure"_s), qPrintable(m_reader->values()[2]));
}

QTEST_MAIN(TestScreenReader)
#include "tst_screenreader.moc"
