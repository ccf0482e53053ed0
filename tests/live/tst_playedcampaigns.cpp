#include "app/playtests/editplaytests.h"
#include "app/playtests/findinglist.h"
#include "app/playtests/playtesttable.h"
#include "editor/view/editdocks.h"
#include "gamecore/base/files.h"
#include "gamecore/levelfile/levelwriter.h"
#include "gamecore/packing/archive.h"
#include "tests/driver/editordriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/shippedbots.h"
#include "tests/support/suite.h"

#include <QComboBox>
#include <QFileInfo>
#include <QLabel>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QString hallRules = u"\"rules\": { \"clock\": \"turns\" }"_s;
const QStringList safeHall{u"######"_s, u"#@  g#"_s, u"######"_s};
const QStringList guardedHall{u"###########"_s, u"#@   K   g#"_s, u"######### #"_s, u"###########"_s};

LiveCourse courseOf(const QList<QStringList> &levels, std::size_t edited)
{
    std::vector<LiveCourse::Place> places;
    for (const QStringList &rows : levels) {
        places.push_back({std::make_shared<const Level>(levelFrom(rows, hallRules))});
    }
    return {std::move(places), edited, false};
}

} // namespace

/// A campaign that is playtested level by level while one of its levels is edited.
class TestPlayedCampaigns : public QObject, private EditorDriver {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        openWindow();
        int number = 0;
        for (const QStringList &rows : {safeHall, guardedHall, safeHall}) {
            Level level = levelFrom(rows, hallRules);
            level.name = u"Hall %1"_s.arg(++number);
            write(u"%1.level.json"_s.arg(number), writeLevelJson(level, *shippedCatalogue()));
        }
        write(u"halls.campaign.json"_s, R"({ "format": "mazewright-campaign", "version": 1, "name": "Halls",
        "levels": ["1.level.json", "2.level.json", "3.level.json"] })");
    }

    void cleanup() { closeWindow(); }

    void figuresShowWhichLevelsGamesReach()
    {
        LivePlaytest live(shippedCatalogue(), {shippedBot(u"stroller"_s)});
        live.play(courseOf({safeHall, guardedHall, safeHall}, 1), true);
        QVERIFY(QTest::qWaitFor([&live] { return live.state() == LivePlaytest::State::Done; }, 60'000));
        const std::vector<LevelFigures> &places = live.rows().front().now->games.places;
        QCOMPARE(places.size(), std::size_t(3));
        QCOMPARE(places[0].entered, LiveGames::mostGames);
        QCOMPARE(places[0].survived(), LiveGames::mostGames);
        QCOMPARE(places[1].entered, LiveGames::mostGames);
        QVERIFY(places[1].ended[std::size_t(GameEnd::Lost)] > 0);
        QCOMPARE(places[2].entered, places[1].survived());
        QCOMPARE(places[0].meanHpLeft().value(), 1.0);
        QCOMPARE(mostOf(places[1].killers).value().first, u"painkiller"_s);
        QVERIFY(!mostOf(places[0].killers));
    }

    void deathsAreThoseOfTheEditedLevel()
    {
        LivePlaytest live(shippedCatalogue(), {shippedBot(u"stroller"_s)});
        live.play(courseOf({safeHall, guardedHall}, 0), true);
        QVERIFY(QTest::qWaitFor([&live] { return live.state() == LivePlaytest::State::Done; }, 60'000));
        const PlaytestFindings first = findingsOf(live.rows(), 0, live.games()->level(), 0, Heat::Visits);
        QVERIFY(first.deadly.empty());
        QCOMPARE(first.lost, 0);
        const PlaytestFindings second = findingsOf(live.rows(), 0, live.games()->course().levels[1], 1, Heat::Deaths);
        QVERIFY(!second.deadly.empty());
        QVERIFY(second.heat.layer);
        const Point deadliest = second.deadly.front().cell;
        QVERIFY(!deathsOn(*live.rows().front().now, 1, deadliest).empty());
        QVERIFY(deathsOn(*live.rows().front().now, 0, deadliest).empty());
    }

    void aLevelThatCannotBePlayedIsNamed()
    {
        LivePlaytest live(shippedCatalogue(), {shippedBot(u"stroller"_s)});
        live.play(courseOf({safeHall, {u"####"_s, u"# g#"_s, u"####"_s}}, 0), true);
        QTRY_COMPARE(live.state(), LivePlaytest::State::Unplayable);
        QCOMPARE(live.damagedPlace(), std::size_t(1));
        live.play(courseOf({safeHall, guardedHall}, 0), true);
        QTRY_VERIFY(live.played() > 0);
    }

    void aLevelWithoutACampaignOffersNoCampaign()
    {
        m_window->program().editing().openSheet(levelFrom(safeHall, hallRules));
        editor().docks().showPanel(u"playtestDock"_s);
        QTRY_VERIFY(m_window->findChild<PlaytestTable *>());
        QVERIFY(!child<QComboBox>(u"playtestCourse"_s)->isVisible());
        QVERIFY(!places().isVisible());
        openPanel(u"2.level.json"_s);
        QTRY_VERIFY(child<QComboBox>(u"playtestCourse"_s)->isVisible());
    }

    void theCampaignHasARowForEachLevel()
    {
        openPanel(u"2.level.json"_s);
        QVERIFY(waitUntilDone());
        QVERIFY(!places().isVisible());
        chooseCampaign(1);
        QTRY_VERIFY(places().isVisible());
        QVERIFY(waitUntilDone());
        QCOMPARE(places().topLevelItemCount(), 3);
        QCOMPARE(cell(0, 0), u"Hall 1"_s);
        QCOMPARE(cell(0, 1), u"100 %"_s);
        QCOMPARE(cell(0, 2), u"0 %"_s);
        QCOMPARE(cell(0, 4), u"100 %"_s);
        QVERIFY(cell(1, 2) != u"0 %"_s);
        QCOMPARE(cell(1, 5), u"painkiller"_s);
        QCOMPARE(places().currentItem(), places().topLevelItem(1)); // the edited level
        QVERIFY(
            child<QLabel>(u"placeText"_s)->text().startsWith(u"Hall 2: 2,000 of 2,000 games reached this level; "_s));
        chooseCampaign(0);
        QTRY_VERIFY(!places().isVisible());
    }

    void openLevelsArePlayedWithTheirEdits()
    {
        openPanel(u"1.level.json"_s);
        chooseCampaign(1);
        QVERIFY(waitUntilDone());
        QCOMPARE(cell(1, 1), u"100 %"_s);
        choose(u"wall"_s);
        click({3, 1}); // the treasure is walled in
        QTRY_COMPARE(cell(1, 1), u"0 %"_s);
        QVERIFY(m_window->editFile(at(u"2.level.json"_s)));
        QVERIFY(waitUntilDone());
        QCOMPARE(cell(1, 1), u"0 %"_s);
        QTRY_COMPARE(child<FindingList>(u"playtestFindings"_s)->topLevelItem(0)->text(0),
                     u"No game has reached this level yet."_s);
    }

    void enterEditsALevel()
    {
        openPanel(u"1.level.json"_s);
        chooseCampaign(1);
        QTRY_VERIFY(places().isVisible());
        places().setFocus();
        places().setCurrentItem(places().topLevelItem(2));
        QTest::keyClick(&places(), Qt::Key_Return);
        QTRY_COMPARE(QFileInfo(editor().document().path()).fileName(), u"3.level.json"_s);
        QTRY_COMPARE(places().currentItem(), places().topLevelItem(2));
        QTRY_VERIFY(places().topLevelItem(2)->font(0).bold());
        QVERIFY(!places().topLevelItem(0)->font(0).bold());
    }

    void aDamagedLevelIsReported()
    {
        write(u"3.level.json"_s, "{");
        openPanel(u"1.level.json"_s);
        chooseCampaign(1);
        QTRY_VERIFY(child<QLabel>(u"playtestState"_s)
                        ->text()
                        .startsWith(u"The campaign cannot be played because its level 3.level.json "_s));
        chooseCampaign(0);
        QVERIFY(waitUntilDone());
    }

    void theChoiceStaysWhileAnArchiveIsRead()
    {
        writeArchiveOf(u"one.mazewright"_s, u"One"_s);
        writeArchiveOf(u"two.mazewright"_s, u"Two"_s);
        openPanel(u"one.mazewright/1.level.json"_s);
        const QComboBox &choice = *child<QComboBox>(u"playtestCourse"_s);
        QTRY_COMPARE(choice.itemText(1), u"Play the campaign “One”"_s);
        chooseCampaign(1);
        QVERIFY(m_window->editFile(at(u"two.mazewright/1.level.json"_s)));
        QCOMPARE(choice.currentIndex(), 1); // a worker thread is still reading it
        QTRY_COMPARE(choice.itemText(1), u"Play the campaign “Two”"_s);
        QCOMPARE(choice.currentIndex(), 1);
        m_window->program().editing().openSheet(levelFrom(safeHall, hallRules)); // a level without a campaign
        QTRY_COMPARE(choice.count(), 1);
    }

    void germanSaysTheSame()
    {
        openPanel(u"2.level.json"_s);
        chooseCampaign(1);
        QVERIFY(waitUntilDone());
        m_window->useLanguage(u"de"_s);
        QTRY_COMPARE(child<QComboBox>(u"playtestCourse"_s)->itemText(1), u"Die Kampagne „Halls“ spielen"_s);
        QVERIFY(child<QLabel>(u"placeText"_s)->text().contains(u" von 2.000 Partien erreichten dieses Level"_s));
        m_window->useLanguage(u"en"_s);
    }

private:
    QString at(const QString &name) const { return m_folder->filePath(name); }
    void write(const QString &name, const QByteArray &content) const
    {
        QVERIFY2(!writeWhole(at(name), content), qPrintable(name));
    }
    /// Writes a campaign of two levels as a single file.
    void writeArchiveOf(const QString &file, const QString &name) const
    {
        const QString list = u"{ \"format\": \"mazewright-campaign\", \"version\": 1, \"name\": \"%1\", "
                             "\"levels\": [\"1.level.json\", \"2.level.json\"] }"_s.arg(name);
        const QByteArray level = writeLevelJson(levelFrom(safeHall, hallRules), *shippedCatalogue());
        write(file, writeArchive({{.name = u"x.campaign.json"_s, .bytes = list.toUtf8()},
                                  {.name = u"1.level.json"_s, .bytes = level},
                                  {.name = u"2.level.json"_s, .bytes = level}}));
    }
    void openPanel(const QString &level)
    {
        QVERIFY(m_window->editFile(at(level)));
        editor().docks().showPanel(u"playtestDock"_s);
        QTRY_VERIFY(m_window->findChild<PlaytestTable *>());
    }
    void chooseCampaign(int place)
    {
        auto *choice = child<QComboBox>(u"playtestCourse"_s);
        QVERIFY(choice->isVisible());
        choice->setFocus();
        QTest::keyClick(choice, place == 1 ? Qt::Key_End : Qt::Key_Home);
        QCOMPARE(choice->currentIndex(), place);
    }
    QTreeWidget &places() { return *child<QTreeWidget>(u"placeTable"_s); }
    QString cell(int row, int column) { return places().topLevelItem(row)->text(column); }
    bool waitUntilDone()
    {
        return QTest::qWaitFor([this] { return child<QLabel>(u"playtestState"_s)->text().startsWith(u"All "_s); },
                               200'000); // with sanitizers, on a busy machine
    }
};

MAZEWRIGHT_SUITE(playedcampaigns, TestPlayedCampaigns)
#include "tst_playedcampaigns.moc"
