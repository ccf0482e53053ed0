#include "tests/driver/windowdriver.h"
#include "tests/support/suite.h"

#include <QLabel>
#include <QPlainTextEdit>
#include <QTest>

using namespace Qt::StringLiterals;

/// Files that vanish before they are opened: the window reports it and keeps its state.
class TestVanished : public QObject, private WindowFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void aMissingLevelIsReported()
    {
        const QString path = writeCorridor(u"a.level.json"_s);
        QVERIFY(window().editFile(path));
        startAgain();
        QVERIFY(QFile::remove(path));
        QVERIFY(!window().openFile(path));
        QCOMPARE(window().mode(), ProgramWindow::Mode::Start);
        QCOMPARE(m_driver->child<QPlainTextEdit>(u"issueText"_s).toPlainText(), u"There is no such file."_s);
    }

    void aMissingNextCampaignLevelIsReported()
    {
        writeCorridor(u"road/a.level.json"_s);
        const QString second = writeCorridor(u"road/b.level.json"_s);
        const QString campaign = m_home->writeLevel(
            u"road/road.campaign.json"_s,
            R"({"format":"mazewright-campaign","version":1,"levels":["a.level.json","b.level.json"]})");
        QVERIFY(window().playCampaign(campaign));
        for (int i = 0; i < 3; ++i) {
            m_driver->press(Qt::Key_Right);
        }
        QCOMPARE(m_driver->world().status(), Status::Won);
        QVERIFY(QFile::remove(second));
        window().games().playNext();
        QCOMPARE(m_driver->child<QPlainTextEdit>(u"issueText"_s).toPlainText(), u"There is no such file."_s);
        QVERIFY(m_driver->child<QLabel>(u"issueHeading"_s).text().contains(u"b.level.json"_s));
        QCOMPARE(m_driver->world().status(), Status::Won); // its previous state
        writeCorridor(u"road/b.level.json"_s);
        window().games().playNext(); // continues once the level is there again
        QCOMPARE(m_driver->world().status(), Status::Playing);
        QCOMPARE(window().source().path, second);
    }

    void aMissingRunIsNotWatched()
    {
        playOneTurn(writeCorridor(u"a.level.json"_s));
        window().games().record();
        Recordings &runs = window().games().recordings();
        const QStringList kept = runs.all();
        QCOMPARE(kept.size(), 1);
        QVERIFY(QFile::remove(runs.pathOf(kept.first())));
        QVERIFY(window().openFile(runs.pathOf(kept.first())));
        QVERIFY(window().mode() != ProgramWindow::Mode::Watch);
    }

private:
    ProgramWindow &window() { return m_driver->window(); }
    void playOneTurn(const QString &path)
    {
        QVERIFY(window().playFile(path));
        m_driver->session().play(Command::wait());
        window().games().saveForLater();
    }
    QString writeCorridor(const QString &name) { return m_home->writeLevel(name, corridorFile(u"Corridor"_s)); }
};

MAZEWRIGHT_SUITE(vanished, TestVanished)
#include "tst_vanished.moc"
