#include "app/settings/knownlevels.h"
#include "tests/driver/repaints.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/rulesets.h"
#include "tests/support/suite.h"

#include <QDialog>
#include <QDir>
#include <QDropEvent>
#include <QLabel>
#include <QListWidget>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;

using WindowMode = ProgramWindow::Mode;

namespace {

} // namespace

/// Level files that are opened in the window: refused, dropped, or opened one after another.
class TestOpenLevel : public QObject, protected WindowFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void aLevelWithErrorsIsRefusedWithTheirLines()
    {
        QVERIFY(m_driver->window().playFile(buchhaimFile));
        const QString path = m_home->writeLevel(u"bad.level.json"_s, levelJson({u"#####"_s, u"#@?@#"_s, u"#####"_s}));
        QVERIFY(!m_driver->window().playFile(path));
        QCOMPARE(m_driver->session().game().level().name, u"The Labyrinths of Buchhaim"_s);
        const QString text = m_driver->child<QPlainTextEdit>(u"issueText"_s).toPlainText();
        QCOMPARE(text.count(u'\n'), 1);
        QVERIFY(text.startsWith(u"Line "_s));
        QVERIFY(text.contains(u"The legend does not define the character “?”"_s));
        QVERIFY(text.contains(u"The level already has another start"_s));
        QTest::keyClick(&m_driver->child<QDialog>(u"issueDialog"_s), Qt::Key_Escape);
        QTRY_VERIFY(!m_driver->window().findChild<QDialog *>(u"issueDialog"_s));
    }

    void aFileThatCannotBeEditedIsReported()
    {
        const QString path = m_home->writeLevel(u"cut.level.json"_s, corridorFile(u"Cut"_s).first(40));
        m_driver->window().editNewLevel();
        QVERIFY(!m_driver->window().openFile(path));
        auto &dialog = m_driver->child<QDialog>(u"issueDialog"_s);
        QCOMPARE(dialog.windowTitle(), u"This file cannot be opened"_s);
        const QString heading = m_driver->child<QLabel>(u"issueHeading"_s).text();
        QVERIFY2(heading.endsWith(u"cannot be opened for editing:"_s), qPrintable(heading));
        QTest::keyClick(&dialog, Qt::Key_Escape);
        // A level with errors that can be edited is not refused.
        const QString inError =
            m_home->writeLevel(u"bad.level.json"_s, levelJson({u"#####"_s, u"#@?@#"_s, u"#####"_s}));
        QTRY_VERIFY(!m_driver->window().findChild<QDialog *>(u"issueDialog"_s));
        QVERIFY(m_driver->window().openFile(inError));
        QVERIFY(!m_driver->window().findChild<QDialog *>(u"issueDialog"_s));
    }

    void anUnreadableFileChangesNothing()
    {
        const QString path = m_home->writeLevel(u"cut.level.json"_s, corridorFile(u"Cut"_s).first(40));
        QVERIFY(!m_driver->window().playFile(path));
        QCOMPARE(m_driver->window().mode(), WindowMode::Start);
        QCOMPARE(m_driver->session().state(), PlaySession::State::Empty);
        QVERIFY(m_driver->child<QPlainTextEdit>(u"issueText"_s).toPlainText().contains(u"The file ends too early"_s));
        QCOMPARE(m_driver->child<QListWidget>(u"recentLevels"_s).count(), 0);
    }

    void anEmptyFileIsReportedAsEmpty_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("level") << u"empty.level.json"_s << u"The file is empty; expected an object in braces."_s;
        QTest::newRow("text") << u"empty.txt"_s
                              << u"The file is empty; expected at least one row of at least one character."_s;
    }

    /// An empty file contains nothing that could be edited.
    void anEmptyFileIsReportedAsEmpty()
    {
        QFETCH(QString, name);
        QFETCH(QString, sentence);
        const QString path = m_home->writeLevel(name, "\n");
        QVERIFY(!m_driver->window().playFile(path));
        const auto told = [this] { return m_driver->child<QPlainTextEdit>(u"issueText"_s).toPlainText(); };
        QVERIFY2(told().contains(sentence), qPrintable(told()));
        QVERIFY(!m_driver->window().editFile(path));
        QVERIFY2(told().contains(sentence), qPrintable(told()));
    }

    void aDroppedFileIsOpened()
    {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(m_home->writeLevel(u"pit.level.json"_s, corridorFile(u"The Pit"_s)))});
        QDragEnterEvent enter(QPoint(100, 100), Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&m_driver->window(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(100, 100), Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&m_driver->window(), &drop);
        QTRY_COMPARE(m_driver->window().mode(), WindowMode::Play);
        QCOMPARE(m_driver->session().game().level().name, u"The Pit"_s);
    }

    void theNextLevelIsOfferedAfterVictory()
    {
        const QString first = m_home->writeLevel(u"1.level.json"_s, corridorFile(u"First"_s));
        m_home->writeLevel(u"2.level.json"_s, corridorFile(u"Second"_s));
        QVERIFY(m_driver->window().playFile(first));
        for (int i = 0; i < 3; ++i) {
            m_driver->press(Qt::Key_Right);
        }
        QCOMPARE(m_driver->world().status(), Status::Won);
        QPushButton &next = m_driver->child<QPushButton>(u"endNext"_s);
        QVERIFY(next.isVisible());
        QCOMPARE(m_driver->window().focusWidget(), &next);
        m_driver->click(next);
        QCOMPARE(m_driver->session().game().level().name, u"Second"_s);
        for (int i = 0; i < 3; ++i) {
            m_driver->press(Qt::Key_Right);
        }
        QCOMPARE(m_driver->world().status(), Status::Won);
        QVERIFY(!next.isVisible());
    }

    void relativePathsHaveANextLevel()
    {
        m_home->writeLevel(u"1.level.json"_s, corridorFile(u"First"_s));
        const QString second = m_home->writeLevel(u"2.level.json"_s, corridorFile(u"Second"_s));
        const QString before = QDir::currentPath();
        QVERIFY(QDir::setCurrent(m_home->path()));
        const GameSource first = sourceOfFile(u"./1.level.json"_s);
        const GameSource last = sourceOfFile(u"2.level.json"_s);
        QVERIFY(QDir::setCurrent(before));
        QVERIFY(first.hasNext());
        QCOMPARE(QFileInfo(first.campaign->levels.at(first.place + 1)).canonicalFilePath(),
                 QFileInfo(second).canonicalFilePath());
        QVERIFY(!last.hasNext());
    }

    void theTitleNamesTheLevel()
    {
        QCOMPARE(m_driver->window().windowTitle(), u"Mazewright"_s);
        QVERIFY(m_driver->window().playFile(buchhaimFile));
        QCOMPARE(m_driver->window().windowTitle(), u"The Labyrinths of Buchhaim – Mazewright"_s);
        m_driver->press(Qt::Key_Escape);
        QCOMPARE(m_driver->window().windowTitle(), u"Mazewright"_s);
    }

    /// When the title names the next level, that level has been painted.
    void theTitleChangesWithTheCanvas()
    {
        QVERIFY(m_driver->window().playFile(m_home->writeLevel(u"pit.level.json"_s, corridorFile(u"The Pit"_s))));
        Canvas &canvas = m_driver->canvas();
        Repaints repaints(*canvas.viewport());
        QTRY_VERIFY(!repaints.region().isEmpty());
        repaints.clear();
        QStringList titles;
        std::optional<Size> shown;
        QRegion painted;
        connect(&m_driver->window(), &QWidget::windowTitleChanged, this, [&](const QString &title) {
            titles.append(title);
            shown = canvas.terrain().size();
            painted = repaints.region();
        });
        QVERIFY(m_driver->window().playFile(buchhaimFile));
        disconnect(&m_driver->window(), &QWidget::windowTitleChanged, this, nullptr);
        QCOMPARE(titles, QStringList{u"The Labyrinths of Buchhaim – Mazewright"_s});
        QCOMPARE(shown, (Size{20, 15}));
        QCOMPARE(painted.boundingRect().united(canvas.viewport()->rect()), painted.boundingRect());
    }

    void theTitleShowsNamesAsTheyAre()
    {
        const QString path = m_home->writeLevel(u"star.level.json"_s, corridorFile(u"A[*]B"_s));
        QVERIFY(m_driver->window().playFile(path));
        QCOMPARE(m_driver->window().windowTitle(), u"A[*][*]B – Mazewright"_s); // as Qt expects "[*]" to be escaped
    }
};

MAZEWRIGHT_SUITE(openlevel, TestOpenLevel)
#include "tst_openlevel.moc"
