#include "app/settings/language.h"
#include "tests/driver/keycursordriver.h"
#include "tests/driver/places.h"
#include "tests/driver/screenreader.h"
#include "tests/driver/speech.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/suite.h"

#include <QLabel>
#include <QListWidget>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;

/// The screen reader output for the level while it is edited and played, in the real window.
class TestScreenReader : public QObject, protected KeyCursorDriver {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        openForKeys();
        m_reader = std::make_unique<ScreenReader>();
    }

    void cleanup()
    {
        m_reader.reset();
        closeWindow();
    }

    void everyCursorMoveIsAnnounced()
    {
        openQuietly({u"@ #g"_s, u"    "_s}, {0, 0});
        press({Qt::Key_Right, Qt::Key_Right, Qt::Key_Right, Qt::Key_Right, Qt::Key_Down});
        QCOMPARE(m_reader->cells(), QStringList({u"Cell 1, 0: floor."_s, u"Cell 2, 0: wall."_s,
                                                 u"Cell 3, 0: floor, treasure."_s, u"Cell 3, 1: floor."_s}));
    }

    void changesUnderTheCursorAreAnnounced()
    {
        openQuietly({u"@ #g"_s, u"    "_s}, {1, 1});
        press(Qt::Key_Return);
        QCOMPARE(m_reader->cells(), QStringList(u"Cell 1, 1: wall."_s));
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(m_reader->cells(), QStringList({u"Cell 1, 1: wall."_s, u"Cell 1, 1: floor."_s}));
        m_reader->clear();
        editor().document().stroke(u"far away"_s, changeByPainting(editor().document().level(), *shippedCatalogue(),
                                                                   Area({{3, 1}}, {4, 2}),
                                                                   Paint::ofTerrain(shippedCatalogue()->wall())));
        QCOMPARE(m_reader->cells(), QStringList());
    }

    void shapeSizesAreAnnounced()
    {
        openQuietly({u"@   g"_s, u"     "_s}, {1, 0});
        press({Qt::Key_R, Qt::Key_Return, Qt::Key_Right, Qt::Key_Down, Qt::Key_Return});
        QCOMPARE(m_reader->cells(), QStringList({u"Cell 2, 0: floor. Rectangle 2 × 1."_s,
                                                 u"Cell 2, 1: floor. Rectangle 2 × 2."_s, u"Cell 2, 1: wall."_s}));
    }

    void issuesAndSelectionAreAnnounced()
    {
        openQuietly({u"@ #g"_s, u"  # "_s}, {2, 0});
        QVERIFY(editor().document().issues().begin() != editor().document().issues().end());
        press(Qt::Key_Right);
        QCOMPARE(m_reader->cells().size(), 1);
        QVERIFY2(m_reader->cells().first().startsWith(u"Cell 3, 0: floor, treasure. Warning: "_s),
                 qPrintable(m_reader->cells().first()));
        m_reader->clear();
        press(Qt::Key_Down);
        press(Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(m_reader->cells(), QStringList({u"Cell 3, 1: floor."_s, u"Cell 3, 1: floor. Selected."_s}));
    }

    void theCanvasIsAccessible()
    {
        openQuietly({u"@ #g"_s, u"    "_s}, {2, 0});
        QAccessibleInterface *access = QAccessible::queryAccessibleInterface(&canvas());
        QVERIFY(access);
        QCOMPARE(access->role(), QAccessible::Canvas);
        QCOMPARE(access->text(QAccessible::Name), u"Level"_s);
        QVERIFY(access->text(QAccessible::Description).contains(u"Enter"_s));
        QVERIFY(access->state().focusable && access->state().focused);
    }

    void theCellIsAChildOfTheCanvas()
    {
        openQuietly({u"@ #g"_s, u"    "_s}, {2, 0});
        QAccessibleInterface *access = QAccessible::queryAccessibleInterface(&canvas());
        QAccessibleInterface *cell = access->child(0);
        QVERIFY(cell);
        QCOMPARE(cell->text(QAccessible::Name), u"Cell 2, 0: wall."_s);
        QCOMPARE(cell->parent(), access);
        QCOMPARE(access->indexOfChild(cell), 0);
        QCOMPARE(access->focusChild(), cell);
        QVERIFY(cell->state().focusable && cell->state().focused);
        QCOMPARE(cell->rect(), canvas().viewportRectOf({2, 0}).translated(canvas().viewport()->mapToGlobal(QPoint())));
        for (int i = 1; i < access->childCount(); ++i) {
            QVERIFY(access->child(i));
            QCOMPARE(access->indexOfChild(access->child(i)), i);
        }
    }

    /// A screen reader may still query the previous cell, and announces another cell only if it is another child.
    void eachCellIsASeparateAccessibleChild()
    {
        openQuietly({u"@ #g"_s, u"    "_s}, {2, 0});
        QAccessibleInterface *access = QAccessible::queryAccessibleInterface(&canvas());
        QAccessibleInterface *before = access->child(0);
        const QAccessible::Id id = QAccessible::uniqueId(before);
        press(Qt::Key_Right);
        QVERIFY(QAccessible::uniqueId(access->child(0)) != id);
        QCOMPARE(before->text(QAccessible::Name), u"Cell 2, 0: wall."_s);
        QVERIFY(!before->state().focused);
    }

    void focusingTheCanvasAnnouncesTheCell()
    {
        openQuietly({u"@ #g"_s, u"    "_s}, {2, 0});
        child<QWidget>(u"paletteList"_s)->setFocus();
        QVERIFY(!canvas().hasFocus());
        m_reader->clear();
        canvas().setFocus();
        QTRY_VERIFY(!m_reader->cells().isEmpty());
        QCOMPARE(m_reader->cells().last(), u"Cell 2, 0: wall."_s);
    }

    void anUnfocusedCanvasAnnouncesNothing()
    {
        openQuietly({u"@ #g"_s, u"    "_s}, {2, 0});
        child<QWidget>(u"paletteList"_s)->setFocus();
        m_reader->clear();
        editor().document().undoStack().undo();
        editor().view().showCell({1, 1});
        QCOMPARE(m_reader->cells(), QStringList());
    }

    void theCellUnderThePointerIsAccessible()
    {
        open({u"@ #g"_s, u"    "_s}, {0, 0});
        auto &status = *child<QLabel>(u"editStatus"_s);
        for (const Point cell : {Point{2, 0}, Point{3, 0}}) {
            QTest::mouseMove(canvas().viewport(), at(cell));
            const QString place = u"%1, %2"_s.arg(cell.x).arg(cell.y);
            QTRY_VERIFY2(status.text().contains(place), qPrintable(status.text()));
            QVERIFY2(spokenName(status).contains(status.text()), qPrintable(spokenName(status)));
        }
    }

    void filtersAnnounceTheirCounts()
    {
        open({u"@ #g"_s, u"  # "_s}, {2, 0}); // the treasure is out of reach
        auto &warnings = *child<QToolButton>(u"showWarnings"_s);
        const qsizetype count = child<QListWidget>(u"issueList"_s)->count();
        // A row reports that the level cannot be won. It counts as an error.
        QVERIFY2(warnings.text().contains(QString::number(count - 1)), qPrintable(warnings.text()));
        QVERIFY2(spokenName(warnings).contains(warnings.text().remove(u'&')), qPrintable(spokenName(warnings)));
        QVERIFY2(spokenName(*child<QToolButton>(u"showErrors"_s)).contains(u'1'),
                 qPrintable(spokenName(*child<QToolButton>(u"showErrors"_s))));
    }

    void accessibleNamesMatchTheShownTexts_data()
    {
        QTest::addColumn<QString>("language");
        for (const auto &[code, name] : Language::available()) {
            QTest::newRow(qPrintable(code)) << code;
        }
    }

    void accessibleNamesMatchTheShownTexts()
    {
        QFETCH(const QString, language);
        m_reader.reset();
        closeWindow();
        const EmptyHome home;
        WindowDriver driver;
        driver.window().useLanguage(language);
        QCoreApplication::processEvents();
        QStringList faults;
        lookEverywhere(driver, [&faults](const QString &place, QWidget &root) {
            for (const QString &fault : falseSpeechIn(root)) {
                faults.append(place + u": "_s + fault);
            }
        });
        driver.window().useLanguage(u"en"_s);
        for (const QString &fault : std::as_const(faults)) {
            qWarning("%s", qPrintable(fault));
        }
        QCOMPARE(faults.size(), 0);
    }

    void lookingWhilePlayingAnnouncesTheCell()
    {
        openQuietly({u"@ g"_s}, {2, 0});
        press(Qt::Key_F5);
        m_window->session().setTicking(false);
        m_reader->clear();
        press({Qt::Key_X, Qt::Key_Right, Qt::Key_Right});
        QCOMPARE(m_reader->cells().size(), 3);
        QCOMPARE(m_reader->cells().first(), u"You. Floor."_s);
        QCOMPARE(m_reader->cells()[1], u"Floor."_s);
        QVERIFY2(m_reader->cells()[2].startsWith(u"Treasure"_s), qPrintable(m_reader->cells()[2]));
    }

private:
    /// Opens a level and discards everything announced so far.
    void openQuietly(const QStringList &rows, Point at)
    {
        open(rows, at);
        m_reader->clear();
    }

    std::unique_ptr<ScreenReader> m_reader;
};

MAZEWRIGHT_SUITE(screenreader, TestScreenReader)
#include "tst_screenreader.moc"
