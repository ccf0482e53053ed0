#include "tests/driver/windowdriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/hostilefiles.h"
#include "tests/support/soak.h"
#include "tests/support/suite.h"

#include <QApplication>
#include <QDialog>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QLabel>
#include <QMimeData>
#include <QTest>
#include <QTimer>
#include <QUrl>

using namespace Qt::StringLiterals;

/// Malicious files that are dropped onto the window: the program survives and shows their texts as plain text.
class TestHostileWindow : public QObject, protected WindowFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void aHostileFileLeavesTheWindowAlive_data() { addHostileFiles({u"check"_s, u"verify"_s}); }

    void aHostileFileLeavesTheWindowAlive()
    {
        QFETCH(HostileFile, hostile);
        // The suite `hostile` reads all of them at full size.
        QVERIFY(hostile.write(m_home->path(), isSoak() ? HostileSize::Whole : HostileSize::Tenth));
        m_wasAsked = false;
        QTimer whileAsked;
        whileAsked.callOnTimeout([this] { leaveQuestion(); });
        whileAsked.start(0);
        drop(m_home->path() + u'/' + hostile.file);
        QCoreApplication::processEvents();
        whileAsked.stop();
        const bool isRefused = m_driver->window().findChild<QDialog *>(u"issueDialog"_s) != nullptr;
        if (isRefused) {
            QTest::keyClick(&m_driver->child<QDialog>(u"issueDialog"_s), Qt::Key_Escape);
            QTRY_VERIFY(!m_driver->window().findChild<QDialog *>(u"issueDialog"_s));
        }
        QCOMPARE(isRefused || m_wasAsked, m_driver->window().mode() == ProgramWindow::Mode::Start);
        QCOMPARE(markupShown(), QStringList());
        m_driver->window().editNewLevel();
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Edit);
    }

    void namesAreNeverMarkup_data()
    {
        QTest::addColumn<ProgramWindow::Mode>("mode");
        QTest::newRow("played") << ProgramWindow::Mode::Play;
        QTest::newRow("edited") << ProgramWindow::Mode::Edit;
        QTest::newRow("on the start page") << ProgramWindow::Mode::Start;
    }

    void namesAreNeverMarkup()
    {
        QFETCH(ProgramWindow::Mode, mode);
        const QString markup = u"<img src='file:///etc/passwd'>"_s;
        const QByteArray text = levelJson({u"@rg "_s}, QString(uR"("name": "%1", "author": "%1", "description": "%1",
        "legend": {"r": "rat"}, "things": [{"cell": [3, 0], "kind": "rat"}],
        "kinds": {"monsters": {"rat": {"base": "orc", "name": "%1"}}})"_s)
                                                           .arg(markup));
        const QString path = m_home->writeLevel(u"<img>.level.json"_s, text);
        if (mode == ProgramWindow::Mode::Edit) {
            QVERIFY(m_driver->window().editFile(path));
        } else {
            QVERIFY(m_driver->window().playFile(path));
        }
        if (mode == ProgramWindow::Mode::Start) {
            m_driver->window().showStartPage();
        }
        QCOMPARE(m_driver->window().mode(), mode);
        QCoreApplication::processEvents();
        QCOMPARE(markupShown(), QStringList());
    }

private:
    void drop(const QString &path)
    {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter(QPoint(100, 100), Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&m_driver->window(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent dropped(QPointF(100, 100), Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&m_driver->window(), &dropped);
    }

    /// Closes a question about the meaning of characters or tiles, or about files outside the project.
    void leaveQuestion()
    {
        const QStringList questions{u"legendDialog"_s, u"tilesDialog"_s, u"trustFolders"_s};
        auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
        if (dialog && questions.contains(dialog->objectName())) {
            m_wasAsked = true;
            dialog->reject();
        }
    }

    /// Returns the texts and tooltips of all widgets that Qt would render as markup of the malicious name.
    QStringList markupShown()
    {
        QStringList shown;
        for (const QWidget *widget : m_driver->window().findChildren<QWidget *>()) {
            if (widget->toolTip().contains("<img"_L1)) {
                shown += widget->objectName() + u" (tip)"_s;
            }
            const auto *label = qobject_cast<const QLabel *>(widget);
            if (label && label->text().contains("<img"_L1) && label->textFormat() != Qt::PlainText) {
                shown += label->objectName();
            }
        }
        return shown;
    }

    bool m_wasAsked = false;
};

MAZEWRIGHT_SUITE(hostilewindow, TestHostileWindow)
#include "tst_hostilewindow.moc"
