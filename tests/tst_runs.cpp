#include "app/window/campaignprogress.h"
#include "tests/support/drawnworld.h"
#include "tests/support/windowdriver.h"

#include <QTest>

using namespace Qt::StringLiterals;

using Mode = MainWindow::Mode;

namespace {

const QStringList corridor{u"######"_s, u"#@  g#"_s, u"######"_s};
const QString lasting = u"\"ruleset\": \"classic\""_s; // the hero dies for good

} // namespace

/// Games that are begun, given up for others and gone on with, and what is remembered of them.
class TestRuns : public QObject, protected WindowFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void aRefusedCampaignLeavesTheEditorAsItWas();
    void aSavedGameThatCannotBeLoadedLeavesTheEditorAsItWas();

private:
    /// Three levels in a folder and the path of a campaign of them; the last one may be broken.
    QString writeCampaign(const QByteArray &last = levelJson(corridor, lasting));
};

QString TestRuns::writeCampaign(const QByteArray &last)
{
    m_home->writeLevel(u"three/a.level.json"_s, levelJson(corridor, lasting));
    m_home->writeLevel(u"three/b.level.json"_s, levelJson(corridor, lasting));
    m_home->writeLevel(u"three/c.level.json"_s, last);
    return m_home->writeLevel(u"three/three.campaign.json"_s,
                              "{\"format\": \"mazewright-campaign\", \"version\": 1, \"carry\": true, "
                              "\"levels\": [\"a.level.json\", \"b.level.json\", \"c.level.json\"]}");
}

void TestRuns::aRefusedCampaignLeavesTheEditorAsItWas()
{
    const QString level = m_home->writeLevel(u"mine.level.json"_s, corridorFile(u"Mine"_s));
    const QString campaign = writeCampaign("{ broken");
    QVERIFY(saveProgress(*readCampaign(campaign).campaign, {.place = 2}));
    QVERIFY(m_driver->window().editFile(level));
    QVERIFY(!m_driver->window().playCampaign(campaign));
    QCOMPARE(m_driver->window().mode(), Mode::Edit);
    QVERIFY(m_driver->window().editor().isActive());
    QCOMPARE(m_driver->window().editor().document().path(), level);
}

void TestRuns::aSavedGameThatCannotBeLoadedLeavesTheEditorAsItWas()
{
    const QString level = m_home->writeLevel(u"mine.level.json"_s, corridorFile(u"Mine"_s));
    QVERIFY(m_driver->window().editFile(level));
    QVERIFY(!m_driver->window().continueSaved(u"nothing"_s));
    QVERIFY(m_driver->window().editor().isActive());
    QCOMPARE(m_driver->window().editor().document().path(), level);
}

QTEST_MAIN(TestRuns)
#include "tst_runs.moc"
