#include "app/window/campaignprogress.h"
#include "tests/support/drawnworld.h"
#include "tests/support/windowdriver.h"

#include <QDir>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

using Mode = MainWindow::Mode;

namespace {

const QStringList corridor{u"######"_s, u"#@  g#"_s, u"######"_s};
const QString lasting = u"\"ruleset\": \"classic\""_s; // the hero dies for good
const QString returning = u"\"ruleset\": \"buchhaim\", \"rules\": { \"clock\": \"turns\" }"_s;

} // namespace

/// Games that are begun, given up for others and gone on with, and what is remembered of them.
class TestRuns : public QObject, protected WindowFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void aRefusedCampaignLeavesTheEditorAsItWas();
    void aSavedGameThatCannotBeLoadedLeavesTheEditorAsItWas();
    void anOldSavedGameDoesNotTurnACampaignBack();
    void aCampaignBegunAnewIsRememberedAtOnce();
    void theFolderOneWasInIsNotNeededToGoOn();
    void aRunIsGivenUpOnlyWhenAsked_data();
    void aRunIsGivenUpOnlyWhenAsked();
    void whatCostsNothingIsNotAskedFor();
    void whoGoesToTheEditorFindsTheGameOnTheDisk();
    void aLevelInWhichDyingCostsNothingHasOneSlot();
    void whereTheHeroDiesForGoodEachGameHasItsSlot();
    void theEditedLevelIsAsItWasAfterATestThatIsRefused();

private:
    /// Three levels in a folder and the path of a campaign of them; the last one may be broken.
    QString writeCampaign(const QByteArray &last = levelJson(corridor, lasting));
    qsizetype placeIn(const QString &campaign) { return loadProgress(*readCampaign(campaign).campaign).place; }
    void win();
    QMessageBox *question() { return m_driver->window().findChild<QMessageBox *>(u"giveUp"_s); }
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

void TestRuns::win()
{
    for (int i = 0; i < 3; ++i) {
        m_driver->session().play(Command::move(Direction::East));
    }
    QCOMPARE(m_driver->world().status(), Status::Won);
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

void TestRuns::anOldSavedGameDoesNotTurnACampaignBack()
{
    const QString campaign = writeCampaign();
    QVERIFY(m_driver->window().playCampaign(campaign));
    m_driver->session().play(Command::wait());
    m_driver->window().showStartPage();
    const QString old = m_driver->window().saves().all().value(0).id;
    QVERIFY(m_driver->window().playCampaign(campaign));
    win();
    m_driver->click(m_driver->child<QPushButton>(u"endNext"_s));
    win();
    QCOMPARE(placeIn(campaign), 2);
    QVERIFY(m_driver->window().continueSaved(old));
    win();
    QCOMPARE(placeIn(campaign), 2);
    m_driver->click(m_driver->child<QPushButton>(u"endNext"_s));
    win();
    m_driver->click(m_driver->child<QPushButton>(u"endNext"_s));
    win();
    QCOMPARE(placeIn(campaign), 3);
}

void TestRuns::aCampaignBegunAnewIsRememberedAtOnce()
{
    const QString campaign = writeCampaign();
    QVERIFY(saveProgress(*readCampaign(campaign).campaign, {.place = 2}));
    QVERIFY(m_driver->window().playCampaign(campaign, true));
    QCOMPARE(placeIn(campaign), 0);
    QVERIFY(saveProgress(*readCampaign(campaign).campaign, {.place = 3}));
    QVERIFY(m_driver->window().playCampaign(campaign));
    QCOMPARE(placeIn(campaign), 0);
    win();
    QCOMPARE(placeIn(campaign), 1);
}

void TestRuns::theFolderOneWasInIsNotNeededToGoOn()
{
    const QString campaign = writeCampaign();
    const QString level = m_home->writeLevel(u"one.level.json"_s, corridorFile(u"One"_s));
    const QString before = QDir::currentPath();
    QVERIFY(QDir::setCurrent(m_home->path()));
    QVERIFY(m_driver->window().openFile(u"one.level.json"_s));
    m_driver->session().play(Command::wait());
    QVERIFY(m_driver->window().openFile(u"three/three.campaign.json"_s));
    m_driver->session().play(Command::wait());
    startAgain();
    QVERIFY(QDir::setCurrent(before));
    QStringList paths;
    for (const SlotInfo &slot : m_driver->window().saves().all()) {
        QVERIFY(m_driver->window().continueSaved(slot.id));
        paths.append(m_driver->window().source().path);
        if (m_driver->window().source().isRemembered) {
            QCOMPARE(m_driver->window().source().campaign->path, campaign);
        }
    }
    paths.sort();
    QCOMPARE(paths, QStringList({level, m_home->path() + u"/three/a.level.json"_s}));
}

void TestRuns::aRunIsGivenUpOnlyWhenAsked_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<bool>("isDungeon");
    QTest::newRow("another dungeon") << u"newGame"_s << true;
    QTest::newRow("the same dungeon") << u"restartGame"_s << true;
    QTest::newRow("a level with another seed") << u"newGame"_s << false;
    QTest::newRow("the same level") << u"restartGame"_s << false;
}

void TestRuns::aRunIsGivenUpOnlyWhenAsked()
{
    QFETCH(QString, action);
    QFETCH(bool, isDungeon);
    const QString level = m_home->writeLevel(u"l.level.json"_s, levelJson(corridor, lasting));
    QVERIFY(isDungeon ? m_driver->window().playDungeon(u"Ada"_s, u"peaceful"_s, 42)
                      : m_driver->window().playFile(level));
    m_driver->session().play(Command::wait());
    m_driver->trigger(action);
    QCOMPARE(m_driver->world().turn(), 1);
    QVERIFY(question() && question()->isVisible());
    QCOMPARE(question()->focusWidget()->objectName(), u"keepPlaying"_s);
    QTest::keyClick(question(), Qt::Key_Escape);
    QCOMPARE(m_driver->world().turn(), 1);
    QTRY_VERIFY(!question());
    m_driver->trigger(action);
    m_driver->click(m_driver->child<QPushButton>(u"giveUpRun"_s));
    QCOMPARE(m_driver->world().turn(), 0);
    QCOMPARE(m_driver->window().mode(), Mode::Play);
}

void TestRuns::whatCostsNothingIsNotAskedFor()
{
    const QString level = m_home->writeLevel(u"l.level.json"_s, levelJson(corridor, returning));
    QVERIFY(m_driver->window().playFile(level)); // dying costs nothing either
    m_driver->session().play(Command::wait());
    m_driver->trigger(u"restartGame"_s);
    QVERIFY(!question());
    QCOMPARE(m_driver->world().turn(), 0);
    QVERIFY(m_driver->window().playDungeon({}, u"peaceful"_s, 42)); // nothing was played
    m_driver->trigger(u"newGame"_s);
    QVERIFY(!question());
    QVERIFY(m_driver->session().game().seed() != 42);
    QVERIFY(m_driver->window().playLevel(levelFrom(corridor, lasting), {}, 1)); // it is over
    win();
    m_driver->trigger(u"restartGame"_s);
    QVERIFY(!question());
    QCOMPARE(m_driver->world().turn(), 0);
}

void TestRuns::whoGoesToTheEditorFindsTheGameOnTheDisk()
{
    const QString level = m_home->writeLevel(u"l.level.json"_s, levelJson(corridor, lasting));
    QVERIFY(m_driver->window().playFile(level));
    m_driver->session().play(Command::wait());
    m_driver->session().play(Command::wait());
    m_driver->trigger(u"editLevel"_s);
    QCOMPARE(m_driver->window().mode(), Mode::Edit);
    const QList<SlotInfo> kept = SaveSlots(shippedCatalogue()).all();
    QCOMPARE(kept.size(), 1);
    QCOMPARE(kept.first().head.turn, 2);
}

void TestRuns::aLevelInWhichDyingCostsNothingHasOneSlot()
{
    const QString one = m_home->writeLevel(u"one.level.json"_s, levelJson(corridor, returning));
    const QString other = m_home->writeLevel(u"other.level.json"_s, levelJson(corridor, returning));
    for (const QString &level : {one, other, one}) {
        QVERIFY(m_driver->window().playFile(level));
        m_driver->session().play(Command::wait());
    }
    m_driver->session().play(Command::wait());
    m_driver->window().showStartPage();
    QList<int> played;
    for (const SlotInfo &slot : m_driver->window().saves().all()) {
        played.append(slot.head.turn);
    }
    std::sort(played.begin(), played.end());
    QCOMPARE(played, QList<int>({1, 2}));
}

void TestRuns::whereTheHeroDiesForGoodEachGameHasItsSlot()
{
    const QString level = m_home->writeLevel(u"l.level.json"_s, levelJson(corridor, lasting));
    for (int i = 0; i < 2; ++i) {
        QVERIFY(m_driver->window().playFile(level));
        m_driver->session().play(Command::wait());
    }
    m_driver->window().showStartPage();
    QCOMPARE(m_driver->window().saves().all().size(), 2);
}

void TestRuns::theEditedLevelIsAsItWasAfterATestThatIsRefused()
{
    const QString level = m_home->writeLevel(u"l.level.json"_s, levelJson(corridor, lasting));
    QVERIFY(m_driver->window().editFile(level));
    Runs &runs = m_driver->window().runs();
    QVERIFY(!runs.test(levelFrom({u"###"_s, u"# #"_s, u"###"_s}), level)); // nobody starts there
    QCOMPARE(m_driver->window().mode(), Mode::Edit);
    QVERIFY(!runs.isTest());
    QVERIFY(runs.test(levelFrom(corridor), level));
    QCOMPARE(m_driver->window().mode(), Mode::Play);
    QVERIFY(runs.isTest());
    m_driver->trigger(u"editLevel"_s);
    QCOMPARE(m_driver->window().mode(), Mode::Edit);
    QVERIFY(runs.isTest()); // it waits
    QCOMPARE(m_driver->window().editor().document().path(), level);
}

QTEST_MAIN(TestRuns)
#include "tst_runs.moc"
