#include "app/games/campaignprogress.h"
#include "app/games/gamesource.h"
#include "app/settings/knownlevels.h"
#include "app/settings/language.h"
#include "app/settings/settings.h"
#include "app/start/newgamedialog.h"
#include "app/start/ownfiles.h"
#include "app/widgets/factsheet.h"
#include "app/widgets/levelcard.h"
#include "gamecore/base/rng.h"
#include "gamecore/play/traveller.h"
#include "tests/driver/speech.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/contentof.h"
#include "tests/support/drawnworld.h"
#include "tests/support/rulesets.h"
#include "tests/support/suite.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTest>

using namespace Qt::StringLiterals;

using WindowMode = ProgramWindow::Mode;

namespace {

const QStringList shortCorridor{u"#####"_s, u"#@ g#"_s, u"#####"_s};
const QString lanternRoad = u":/levels/campaign/lantern_road.campaign.json"_s;

QByteArray classicLevel(const QString &name, const QStringList &rows = shortCorridor, const QString &rest = {})
{
    return levelJson(rows, u"\"name\": \"%1\", \"ruleset\": \"classic\""_s.arg(name) + rest);
}

bool canBeChosen(const QComboBox &list, int row)
{
    return list.model()->flags(list.model()->index(row, 0)).testFlag(Qt::ItemIsEnabled);
}

} // namespace

class TestNewGame : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_home = std::make_unique<EmptyHome>();
        qputenv("XDG_DATA_HOME", (m_home->path() + u"/data"_s).toLocal8Bit());
        m_driver = std::make_unique<WindowDriver>();
    }

    void cleanup()
    {
        m_driver.reset();
        m_home.reset();
    }

    void theDialogOpensFromTheStartPage()
    {
        m_driver->click(m_driver->child<QPushButton>(u"chooseGameOnStartPage"_s));
        QVERIFY(m_driver->child<NewGameDialog>(u"newGameDialog"_s).isVisible());
        QCOMPARE(m_driver->child<QListWidget>(u"gameTypes"_s).currentRow(), int(NewGameDialog::Dungeon));
    }

    void escapeClosesTheDialogAndPlaysNothing()
    {
        NewGameDialog &dialog = openDialog(NewGameDialog::Dungeon);
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QVERIFY(!dialog.isVisible());
        QCOMPARE(m_driver->window().mode(), WindowMode::Start);
    }

    void aDungeonUsesTheEnteredSeed()
    {
        NewGameDialog &dialog = openDialog(NewGameDialog::Dungeon);
        QLineEdit &seed = m_driver->child<QLineEdit>(u"dungeonSeed"_s);
        seed.selectAll();
        QTest::keyClicks(&seed, u"42"_s);
        QTest::keyClick(&dialog, Qt::Key_Return);
        QCOMPARE(m_driver->window().mode(), WindowMode::Play);
        QVERIFY(m_driver->session().game().isDungeon());
        QCOMPARE(m_driver->session().game().seed(), std::uint64_t(42));
        QCOMPARE(m_driver->session().game().level().ruleset, u"lantern"_s);
    }

    void aWrongSeedCannotBePlayed()
    {
        NewGameDialog &dialog = openDialog(NewGameDialog::Dungeon);
        QLineEdit &seed = m_driver->child<QLineEdit>(u"dungeonSeed"_s);
        for (const QString &wrong : {u"12a"_s, u"-1"_s, u""_s, QString::number(largestSeed + 1)}) {
            seed.setText(wrong);
            QTest::keyClick(&dialog, Qt::Key_Return);
            QCOMPARE(m_driver->window().mode(), WindowMode::Start);
            QVERIFY(m_driver->child<QLabel>(u"seedHint"_s).text().contains(QString::number(largestSeed)));
        }
        seed.setText(QString::number(largestSeed));
        QTest::keyClick(&dialog, Qt::Key_Return);
        QCOMPARE(m_driver->session().game().seed(), largestSeed);
    }

    void theDrawSeedButtonChangesTheSeed()
    {
        openDialog(NewGameDialog::Dungeon);
        QLineEdit &seed = m_driver->child<QLineEdit>(u"dungeonSeed"_s);
        const QString before = seed.text();
        m_driver->click(m_driver->child<QPushButton>(u"drawSeed"_s));
        QVERIFY(seed.text() != before);
        QVERIFY(seed.text().toULongLong() <= largestSeed);
    }

    void rulesetsWithoutDungeonAreNotOffered()
    {
        openDialog(NewGameDialog::Dungeon);
        QComboBox &rulesets = m_driver->child<QComboBox>(u"dungeonRuleset"_s);
        QSet<QString> offered;
        for (int i = 0; i < rulesets.count(); ++i) {
            if (canBeChosen(rulesets, i)) {
                offered.insert(rulesets.itemData(i).toString());
            }
        }
        QSet<QString> withDungeon;
        const QJsonDocument data = QJsonDocument::fromJson(contentOf(shippedData() + u"/rulesets.json"_s));
        for (const QJsonValue record : data.object().value("rulesets"_L1).toArray()) {
            if (record.toObject().contains("dungeon"_L1)) {
                withDungeon.insert(record.toObject().value("key"_L1).toString());
            }
        }
        QCOMPARE(offered, withDungeon);
        QVERIFY(!offered.contains(u"buchhaim"_s) && offered.contains(u"tombs"_s));
    }

    /// A separator, which cannot be selected, is between the two groups.
    void lanternIsListedBeforeTheTutorialRulesets()
    {
        openDialog(NewGameDialog::Dungeon);
        QComboBox &rulesets = m_driver->child<QComboBox>(u"dungeonRuleset"_s);
        QStringList offered;
        for (int i = 0; i < rulesets.count(); ++i) {
            offered.append(canBeChosen(rulesets, i) ? rulesets.itemData(i).toString() : rulesets.itemText(i));
        }
        QCOMPARE(offered, (QStringList{u"lantern"_s, u"Tutorial rulesets"_s, u"peaceful"_s, u"classic"_s, u"tombs"_s}));
        QCOMPARE(rulesets.currentIndex(), 0);
        rulesets.setFocus();
        QTest::keyClick(&rulesets, Qt::Key_Down);
        QCOMPARE(rulesets.currentData().toString(), u"peaceful"_s);
    }

    void withoutAnyDungeonOnlyLevelsAndCampaignsAreOffered()
    {
        QJsonObject root = QJsonDocument::fromJson(contentOf(u":/data/rulesets.json"_s)).object();
        QJsonArray rulesets;
        for (const QJsonValue &value : root.value("rulesets"_L1).toArray()) {
            QJsonObject ruleset = value.toObject();
            ruleset.remove("dungeon"_L1);
            rulesets.append(ruleset);
        }
        root.insert("rulesets"_L1, rulesets);
        m_home->writeLevel(u"data/rulesets.json"_s, QJsonDocument(root).toJson());
        IssueList issues;
        const CataloguePtr catalogue = Catalogue::load({m_home->path() + u"/data"_s, u":/data"_s}, issues);
        QVERIFY(catalogue);
        ProgramWindow window(catalogue);
        const OwnFiles ownFiles;
        auto *dialog = new NewGameDialog(catalogue, ownFiles, {}, NewGameDialog::Dungeon, &window);
        dialog->open();
        const auto *types = dialog->findChild<QListWidget *>(u"gameTypes"_s);
        QCOMPARE(types->count(), 2);
        QCOMPARE(types->currentItem()->text(), u"Campaign"_s);
        QSignalSpy campaigns(dialog, &NewGameDialog::campaignChosen);
        QTest::keyClick(dialog, Qt::Key_Return);
        QCOMPARE(campaigns.count(), 1);
    }

    void tabMovesFromCardToCard()
    {
        const QString own = m_home->writeLevel(u"Documents/Mazewright/own.level.json"_s, classicLevel(u"Own"_s));
        for (const QString &path : {shippedLevels().first(), own}) {
            QVERIFY(m_driver->window().openFile(path));
            m_driver->session().play(Command::wait());
        }
        NewGameDialog &dialog = openDialog(NewGameDialog::Level);
        auto &cards = m_driver->child<QListWidget>(u"levelCards"_s);
        QTRY_VERIFY(cards.itemWidget(cards.item(1)));
        cards.setFocus();
        for (int row = 0; row < 2; ++row) {
            QTest::keyClick(dialog.focusWidget(), Qt::Key_Tab);
            QCOMPARE(dialog.focusWidget(), cards.itemWidget(cards.item(row))->findChild<QPushButton *>(u"beginAnew"_s));
        }
    }

    void theNameOfTheHeroIsKept()
    {
        NewGameDialog &dialog = openDialog(NewGameDialog::Dungeon);
        QTest::keyClicks(&m_driver->child<QLineEdit>(u"heroName"_s), u"Brida"_s);
        QTest::keyClick(&dialog, Qt::Key_Return);
        QCOMPARE(m_driver->window().source().heroName, u"Brida"_s);
        QTRY_VERIFY(!m_driver->window().findChild<NewGameDialog *>());
        openDialog(NewGameDialog::Dungeon);
        QCOMPARE(m_driver->child<QLineEdit>(u"heroName"_s).text(), u"Brida"_s);
    }

    void theSeedOfADayIsTheSameForEverybody()
    {
        QCOMPARE(dailySeed(QDate(2026, 11, 20)), dailySeed(QDate(2026, 11, 20)));
        QVERIFY(dailySeed(QDate(2026, 11, 20)) != dailySeed(QDate(2026, 11, 21)));
        QVERIFY(dailySeed(QDate(2026, 11, 20)) <= largestSeed);
    }

    void theDungeonOfTheDayIsPlayed()
    {
        NewGameDialog &dialog = openDialog(NewGameDialog::Daily);
        const QString shown = m_driver->child<QLabel>(u"dailySeed"_s).text();
        QTest::keyClick(&dialog, Qt::Key_Return);
        QVERIFY(shown.contains(QString::number(m_driver->session().game().seed())));
        QCOMPARE(m_driver->session().game().level().ruleset, u"lantern"_s);
    }

    void theDailyHeroCanBeNamed()
    {
        NewGameDialog &dialog = openDialog(NewGameDialog::Daily);
        auto &name = m_driver->child<QLineEdit>(u"dailyHeroName"_s);
        QVERIFY(name.isVisible() && name.isEnabled());
        QTest::keyClicks(&name, u"Cleo"_s);
        QCOMPARE(m_driver->child<QLineEdit>(u"heroName"_s).text(), u"Cleo"_s); // the other page has the same name
        QTest::keyClick(&dialog, Qt::Key_Return);
        QCOMPARE(m_driver->window().source().heroName, u"Cleo"_s);
        m_driver->session().play(Command::wait());
        m_driver->window().showStartPage();
        QTRY_VERIFY(!m_driver->window().findChild<NewGameDialog *>());
        openDialog(NewGameDialog::Daily);
        QCOMPARE(m_driver->child<QLineEdit>(u"dailyHeroName"_s).text(), u"Cleo"_s);
        QVERIFY(!m_driver->child<QLineEdit>(u"dailyHeroName"_s).isEnabled()); // a continued game keeps its hero's name
        m_driver->child<QRadioButton>(u"dailyAnew"_s).click();
        QVERIFY(m_driver->child<QLineEdit>(u"dailyHeroName"_s).isEnabled());
    }

    void playAgainDrawsAnotherDungeon()
    {
        m_driver->window().playDungeon({}, u"classic"_s, 5);
        m_driver->trigger(u"newGame"_s);
        QVERIFY(m_driver->session().game().isDungeon());
        QVERIFY(m_driver->session().game().seed() != 5);
        QCOMPARE(m_driver->session().game().level().ruleset, u"classic"_s);
    }

    void theNextDepthIsReachedInTheWindow()
    {
        m_driver->window().playDungeon({}, u"peaceful"_s, 3);
        DistanceMap toStairs;
        const World &world = m_driver->world();
        for (int step = 0; step < 500 && world.terrainAt(world.hero().cell).feature != Feature::Stairs; ++step) {
            QList<DistanceMap::Goal> goals;
            for (int y = 0; y < world.size().height; ++y) {
                for (int x = 0; x < world.size().width; ++x) {
                    if (world.terrainAt({x, y}).feature == Feature::Stairs) {
                        goals.append({{x, y}, 0});
                    }
                }
            }
            toStairs.compute(world.size(), goals, {.hasDiagonals = true, .cutsCorners = true, .area = {}},
                             [&world](Point cell) { return world.isWalkable(cell) ? 1 : DistanceMap::wall; });
            const auto next = toStairs.downhill(world.hero().cell, [&world](Point to) {
                return world.isWalkable(to) && world.monsterAt(to) == nobody;
            });
            QVERIFY(next);
            m_driver->session().play(Command::move(*next));
        }
        m_driver->trigger(u"descend"_s);
        QCOMPARE(m_driver->world().stage().depth, 2);
    }

    void theShippedCampaignIsOnTheStartPage()
    {
        QListWidget &campaigns = m_driver->child<QListWidget>(u"campaigns"_s);
        QCOMPARE(campaigns.count(), 1);
        QTRY_COMPARE(campaigns.item(0)->text(), u"The Lantern Road"_s);
        QTRY_COMPARE(campaigns.item(0)->data(LevelCard::DetailRole).toString(), u"9 levels"_s);
        QTest::keyClick(&campaigns, Qt::Key_Return);
        QCOMPARE(m_driver->session().game().level().name, u"The Snail Shell"_s);
    }

    void aCampaignBeginsWithItsFirstLevel()
    {
        NewGameDialog &dialog = openDialog(NewGameDialog::Campaign);
        QCOMPARE(m_driver->child<QLabel>(u"campaignProgress"_s).text(), u"9 levels"_s);
        QTest::keyClick(&dialog, Qt::Key_Return);
        QCOMPARE(m_driver->session().game().level().name, u"The Snail Shell"_s);
    }

    void afterVictoryTheNextLevelIsOffered()
    {
        QVERIFY(m_driver->window().playCampaign(writeCampaign()));
        winCorridor();
        QPushButton &next = m_driver->child<QPushButton>(u"endNext"_s);
        QVERIFY(next.isVisible());
        m_driver->click(next);
        QCOMPARE(m_driver->session().game().level().name, u"Second"_s);
        winCorridor();
        QVERIFY(!next.isVisible());
        const QString story = m_driver->child<QLabel>(u"endStory"_s).text();
        QVERIFY2(story.endsWith(u"\nTwo completed"_s), qPrintable(story));
        m_driver->window().useLanguage(u"de"_s);
        QTRY_VERIFY(m_driver->child<QLabel>(u"endStory"_s).text().endsWith(u"\nTwo ist geschafft"_s));
        m_driver->window().useLanguage(u"en"_s);
    }

    void theHeroIsCarriedOverOnlyWithTheCarryOption()
    {
        for (const bool carries : {true, false}) {
            QVERIFY(m_driver->window().playCampaign(writeCampaign(carries ? u"true"_s : u"false"_s),
                                                    Games::Begin::FirstLevel));
            winCorridor();
            const qint64 gold = m_driver->world().gold();
            m_driver->click(m_driver->child<QPushButton>(u"endNext"_s));
            QCOMPARE(m_driver->world().itemWithLetter('b') != CellIndex::none, carries);
            QCOMPARE(m_driver->world().gold(), carries ? gold : 0);
        }
    }

    void itemsLeftBehindAreReported()
    {
        const QString path = writeCampaign();
        m_home->writeLevel(
            u"two/a.level.json"_s,
            classicLevel(u"First"_s, goldCorridor,
                         u", \"things\": [{ \"cell\": [2, 1], \"kind\": \"ice\" }], \"kinds\": { \"items\": "
                         "{ \"ice\": { \"base\": \"sword\", \"name\": \"blade of ice\" } } }"_s));
        QVERIFY(m_driver->window().playCampaign(path));
        winCorridor();
        m_driver->click(m_driver->child<QPushButton>(u"endNext"_s));
        QCOMPARE(m_driver->session().game().level().name, u"Second"_s);
        QVERIFY(m_driver->page().log().lines().last().contains(u"blade of ice"_s));
        QCOMPARE(m_driver->world().itemWithLetter('b'), CellIndex::none);
    }

    void campaignProgressIsSaved()
    {
        const QString path = writeCampaign();
        QVERIFY(m_driver->window().playCampaign(path));
        winCorridor();
        const qint64 gold = m_driver->world().gold();
        m_driver = nullptr;
        m_driver = std::make_unique<WindowDriver>();
        openDialog(NewGameDialog::Campaign);
        QTRY_COMPARE(m_driver->child<QListWidget>(u"campaignList"_s).count(), 2);
        QTest::keyClick(&m_driver->child<QListWidget>(u"campaignList"_s), Qt::Key_Down);
        QTRY_COMPARE(m_driver->child<QLabel>(u"campaignProgress"_s).text(), u"Next: level 2 of 2, Second"_s);
        QTest::keyClick(&m_driver->child<NewGameDialog>(u"newGameDialog"_s), Qt::Key_Return);
        QCOMPARE(m_driver->session().game().level().name, u"Second"_s);
        QCOMPARE(m_driver->world().gold(), gold);
    }

    void aCampaignCanBeRestarted()
    {
        QVERIFY(m_driver->window().playCampaign(writeCampaign()));
        winCorridor();
        m_driver->window().showStartPage();
        NewGameDialog &dialog = openDialog(NewGameDialog::Campaign);
        QTRY_COMPARE(m_driver->child<QListWidget>(u"campaignList"_s).count(), 2);
        QTest::keyClick(&m_driver->child<QListWidget>(u"campaignList"_s), Qt::Key_Down);
        QTest::keyClick(&m_driver->child<QRadioButton>(u"campaignFromBeginning"_s), Qt::Key_Space);
        QTest::keyClick(&dialog, Qt::Key_Return);
        QCOMPARE(m_driver->session().game().level().name, u"First"_s);
        QCOMPARE(m_driver->world().gold(), 0);
    }

    void aWonCampaignBeginsAgain()
    {
        const QString path = writeCampaign();
        QVERIFY(m_driver->window().playCampaign(path));
        winCorridor();
        m_driver->click(m_driver->child<QPushButton>(u"endNext"_s));
        winCorridor();
        QVERIFY(loadProgress(*readCampaign(path).campaign).isDone(*readCampaign(path).campaign));
        QVERIFY(m_driver->page().log().lines().last().contains(u"last level of Two"_s));
        QVERIFY(m_driver->window().playCampaign(path));
        QCOMPARE(m_driver->session().game().level().name, u"First"_s);
    }

    void damagedProgressStartsAtTheFirstLevel()
    {
        const QString path = writeCampaign();
        const Campaign campaign = *readCampaign(path).campaign;
        CampaignProgress progress{.place = 1, .traveller = Traveller()};
        progress.traveller->state.character.baseMaxHp = 12;
        QVERIFY(!saveProgress(campaign, progress));
        QCOMPARE(loadProgress(campaign).place, 1);
        QVERIFY(loadProgress(campaign).traveller->state.character == progress.traveller->state.character);
        for (const QByteArray &text : {QByteArray("{"), QByteArray("{}"), QByteArray(R"({"place": 9})")}) {
            damageProgress(campaign, text);
            QCOMPARE(loadProgress(campaign).place, 0);
            QVERIFY(loadProgress(campaign).isDamaged);
        }
    }

    void damagedProgressIsSetAsideAndReported()
    {
        const QString path = writeCampaign();
        const Campaign campaign = *readCampaign(path).campaign;
        const QString file = damageProgress(campaign, "{");
        QVERIFY(m_driver->window().playCampaign(path));
        QCOMPARE(m_driver->session().game().level().name, u"First"_s);
        QVERIFY(m_driver->page().log().lines().join(u'\n').contains(u"could not be read; the file was set aside"_s));
        QCOMPARE(contentOf(file + u".damaged"_s), QByteArray("{"));
        QVERIFY(!loadProgress(campaign).isDamaged);
    }

    void damagedProgressThatCannotBeSetAsideStays()
    {
        const QString path = writeCampaign();
        const QString file = damageProgress(*readCampaign(path).campaign, "{");
        QVERIFY(QDir().mkpath(file + u".damaged/full"_s));
        QVERIFY(m_driver->window().playCampaign(path));
        const QString log = m_driver->page().log().lines().join(u'\n');
        QVERIFY(log.contains(u"could not be saved"_s));
        QVERIFY(!log.contains(u"was set aside"_s));
        QCOMPARE(contentOf(file), QByteArray("{"));
    }

    void aShortenedCampaignCountsAsCompleted()
    {
        const QString path = writeCampaign();
        CampaignProgress progress{.place = 2, .traveller = Traveller()};
        progress.traveller->state.gold = 7;
        QVERIFY(!saveProgress(*readCampaign(path).campaign, progress));
        QByteArray shorter = contentOf(path);
        m_home->writeLevel(u"two/two.campaign.json"_s, shorter.replace(", \"b.level.json\"", ""));
        const Campaign campaign = *readCampaign(path).campaign;
        QCOMPARE(campaign.levels.size(), 1);
        const CampaignProgress kept = loadProgress(campaign);
        QVERIFY(!kept.isDamaged);
        QVERIFY(kept.isDone(campaign));
        QCOMPARE(kept.traveller->state.gold, 7);
    }

    void aLostLevelRestartsWithTheArrivingHero()
    {
        const QString path = writeCampaign();
        m_home->writeLevel(u"two/b.level.json"_s, classicLevel(u"Second"_s, {u"######"_s, u"#@^^g#"_s, u"######"_s}));
        QVERIFY(m_driver->window().playCampaign(path));
        winCorridor();
        const qint64 gold = m_driver->world().gold();
        m_driver->click(m_driver->child<QPushButton>(u"endNext"_s));
        for (int i = 0; i < 20 && m_driver->world().status() == Status::Playing; ++i) {
            m_driver->press(i % 2 == 0 ? Qt::Key_Right : Qt::Key_Left);
        }
        QCOMPARE(m_driver->world().status(), Status::Lost);
        m_driver->trigger(u"newGame"_s);
        QCOMPARE(m_driver->session().game().level().name, u"Second"_s);
        QCOMPARE(m_driver->world().gold(), gold);
        QCOMPARE(m_driver->world().hero().hp, 30);
    }

    void aFolderIsPlayedAsACampaign()
    {
        m_home->writeLevel(u"folder/1.level.json"_s, classicLevel(u"One"_s));
        m_home->writeLevel(u"folder/2.level.json"_s, classicLevel(u"Two"_s));
        QVERIFY(m_driver->window().openFile(m_home->path() + u"/folder"_s));
        QCOMPARE(m_driver->session().game().level().name, u"One"_s);
        QVERIFY(m_driver->window().source().hasNext());
        QVERIFY(Settings().recentCampaigns().contains(m_home->path() + u"/folder"_s));
    }

    void anInvalidCampaignIsRefusedWithAReason()
    {
        const QString path =
            m_home->writeLevel(u"bad.campaign.json"_s, "{\"format\": \"mazewright-campaign\", \"version\": 1, "
                                                       "\"levels\": [\"../a.level.json\"]}");
        QVERIFY(!m_driver->window().playCampaign(path));
        QVERIFY(m_driver->child<QDialog>(u"issueDialog"_s).isVisible());
        QVERIFY(m_driver->child<QPlainTextEdit>(u"issueText"_s).toPlainText().contains(u"../a.level.json"_s));
        QCOMPARE(m_driver->window().mode(), WindowMode::Start);
    }

    void theDailyGameIsContinued()
    {
        QTest::keyClick(&openDialog(NewGameDialog::Daily), Qt::Key_Return);
        m_driver->session().play(Command::wait());
        m_driver->window().showStartPage();
        QTRY_VERIFY(!m_driver->window().findChild<NewGameDialog *>());
        m_driver->click(m_driver->child<QPushButton>(u"chooseDailyOnStartPage"_s));
        QVERIFY(m_driver->child<QRadioButton>(u"dailyGoOn"_s).text().contains(u"turn 1"_s));
        QTest::keyClick(&m_driver->child<NewGameDialog>(u"newGameDialog"_s), Qt::Key_Return);
        QCOMPARE(m_driver->world().turn(), 1);
        QTRY_VERIFY(!m_driver->window().findChild<NewGameDialog *>());
        NewGameDialog &again = openDialog(NewGameDialog::Daily);
        m_driver->child<QRadioButton>(u"dailyAnew"_s).click();
        QTest::keyClick(&again, Qt::Key_Return);
        QCOMPARE(m_driver->world().turn(), 0);
        QCOMPARE(m_driver->window().saves().all().size(), 1);
    }

    void aCampaignGameIsContinued()
    {
        QVERIFY(m_driver->window().playCampaign(lanternRoad));
        m_driver->session().play(Command::wait());
        NewGameDialog &dialog = openDialog(NewGameDialog::Campaign);
        QVERIFY(m_driver->child<QRadioButton>(u"campaignGoOn"_s).isChecked());
        QVERIFY(!m_driver->child<QRadioButton>(u"campaignFromBeginning"_s).isVisible());
        QTest::keyClick(&dialog, Qt::Key_Return);
        QCOMPARE(m_driver->world().turn(), 1);
        QTRY_VERIFY(!m_driver->window().findChild<NewGameDialog *>());
        NewGameDialog &again = openDialog(NewGameDialog::Campaign);
        m_driver->child<QRadioButton>(u"campaignLevelAnew"_s).click();
        QTest::keyClick(&again, Qt::Key_Return);
        QCOMPARE(m_driver->world().turn(), 0);
    }

    void aLevelIsChosenByItsCard()
    {
        openDialog(NewGameDialog::Level);
        auto &cards = m_driver->child<QListWidget>(u"levelCards"_s);
        QVERIFY(cards.isVisible());
        QTRY_VERIFY(!cards.item(0)->data(LevelCard::PictureRole).value<QPixmap>().isNull());
        QTest::keyClick(&cards, Qt::Key_Return);
        QCOMPARE(m_driver->session().game().level().name, u"The Labyrinths of Buchhaim"_s);
    }

    void theDialogFitsASmallScreen_data()
    {
        QTest::addColumn<QString>("language");
        for (const auto &[code, name] : Language::available()) {
            QTest::newRow(qPrintable(code)) << code;
        }
    }

    void theDialogFitsASmallScreen()
    {
        QFETCH(QString, language);
        m_driver->window().useLanguage(language);
        const QSize least = openDialog(NewGameDialog::Dungeon).minimumSizeHint();
        m_driver->window().useLanguage(u"en"_s);
        const QSize screen(632, 440); // 640 x 480 without the window frame
        QVERIFY2(least.boundedTo(screen) == least, qPrintable(u"%1 x %2"_s.arg(least.width()).arg(least.height())));
    }

    void allFactsAreSeenWithoutScrolling_data() { theDialogFitsASmallScreen_data(); }

    /// On a screen of usual size, no row of the facts is cut off.
    void allFactsAreSeenWithoutScrolling()
    {
        QFETCH(QString, language);
        m_driver->window().useLanguage(language);
        NewGameDialog &dialog = openDialog(NewGameDialog::Dungeon);
        auto &area = m_driver->child<QScrollArea>(u"dungeonFactsArea"_s);
        if (dialog.height() >= 672) { // otherwise the screen is too low
            QTRY_COMPARE(area.verticalScrollBar()->maximum(), 0);
        }
        m_driver->window().useLanguage(u"en"_s);
    }

    /// The facts contain no focusable widget, so their scroll area takes the focus. It is skipped if everything is
    /// visible.
    void factsThatScrollAreReachedByTab()
    {
        NewGameDialog &dialog = openDialog(NewGameDialog::Dungeon);
        auto &area = m_driver->child<QScrollArea>(u"dungeonFactsArea"_s);
        dialog.resize(dialog.width(), 900);
        QTRY_COMPARE(area.verticalScrollBar()->maximum(), 0);
        QCOMPARE(area.focusPolicy(), Qt::NoFocus);
        dialog.resize(dialog.width(), 440);
        QTRY_VERIFY(area.verticalScrollBar()->maximum() > 0);
        m_driver->child<QPushButton>(u"drawSeed"_s).setFocus();
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Tab);
        QCOMPARE(dialog.focusWidget(), &area);
        QVERIFY(!area.accessibleName().isEmpty());
        QTest::keyClick(&area, Qt::Key_Down);
        QVERIFY(area.verticalScrollBar()->value() > 0);
    }

    void noPageIsMostlyEmpty_data()
    {
        QTest::addColumn<int>("page");
        QTest::newRow("dungeon") << int(NewGameDialog::Dungeon);
        QTest::newRow("daily") << int(NewGameDialog::Daily);
        QTest::newRow("campaign") << int(NewGameDialog::Campaign);
        QTest::newRow("level") << int(NewGameDialog::Level);
    }

    /// Readable or usable widgets cover at least half of the page's height.
    void noPageIsMostlyEmpty()
    {
        QFETCH(int, page);
        NewGameDialog &dialog = openDialog(page);
        QCoreApplication::processEvents();
        QRegion used;
        for (const QWidget *widget : dialog.findChild<QStackedWidget *>()->currentWidget()->findChildren<QWidget *>()) {
            const bool isLeaf = qobject_cast<const QLabel *>(widget) || qobject_cast<const QAbstractItemView *>(widget)
                                || qobject_cast<const QLineEdit *>(widget) || qobject_cast<const QComboBox *>(widget)
                                || qobject_cast<const QAbstractButton *>(widget)
                                || qobject_cast<const QPlainTextEdit *>(widget);
            if (isLeaf && widget->isVisible()) {
                used += QRect(widget->mapTo(&dialog, QPoint()), widget->size());
            }
        }
        int rows = 0;
        for (int y = 0; y < dialog.height(); ++y) {
            rows += used.intersects(QRect(0, y, dialog.width(), 1)) ? 1 : 0;
        }
        QVERIFY2(rows * 2 >= dialog.height(), qPrintable(u"%1 of %2"_s.arg(rows).arg(dialog.height())));
    }

    void theDungeonPageDescribesItsRuleset_data()
    {
        QTest::addColumn<QString>("ruleset");
        QTest::addColumn<QStringList>("told");
        const QString goal = u"Goal: go as deep as you can; there is no last depth"_s;
        const QString death = u"Death: permanent: the game is over and its save is deleted"_s;
        QTest::newRow("lantern") << u"lantern"_s
                                 << QStringList{u"Goal: the eternal lantern on depth 12"_s, death,
                                                u"Sight: 8 cells in every direction; explored cells are remembered"_s};
        QTest::newRow("tombs") << u"tombs"_s
                               << QStringList{goal,
                                              death,
                                              u"Hero: 100 hit points · power 2 · defense 1 · in the bag: dagger"_s,
                                              u"Monsters: orc · troll from depth 3"_s,
                                              u"Per room: at most 2 monsters, 3 from depth 4, 5 from depth 6"_s,
                                              u"Stairs: heal 50 % of all hit points"_s,
                                              u"Sight: 10 cells in every direction; explored cells are remembered"_s};
        QTest::newRow("classic")
            << u"classic"_s
            << QStringList{
                   goal, death, u"Hero: 30 hit points · power 2 · defense 2 · in the bag: dagger"_s,
                   u"Items: healing potion · scroll of confusion · scroll of fireball · scroll of lightning · sword from depth 4 · shield from depth 8"_s};
        QTest::newRow("peaceful") << u"peaceful"_s
                                  << QStringList{goal, u"Death: the hero cannot be harmed"_s,
                                                 u"Hero: in the bag: dagger"_s, u"Items: none"_s};
    }

    void theDungeonPageDescribesItsRuleset()
    {
        QFETCH(QString, ruleset);
        QFETCH(QStringList, told);
        openDialog(NewGameDialog::Dungeon);
        QComboBox &rulesets = m_driver->child<QComboBox>(u"dungeonRuleset"_s);
        rulesets.setCurrentIndex(rulesets.findData(ruleset));
        const QStringList lines = facts(u"dungeonFacts"_s);
        for (const QString &line : told) {
            QVERIFY2(lines.contains(line), qPrintable(line + u"\nnot in\n"_s + lines.join(u'\n')));
        }
    }

    void theBestDungeonGameIsShown()
    {
        NewGameDialog &dialog = openDialog(NewGameDialog::Dungeon);
        QCOMPARE(facts(u"dungeonFacts"_s).first(), u"Best so far: no finished game yet"_s);
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QTRY_VERIFY(!m_driver->window().findChild<NewGameDialog *>());
        addScore(2);
        addScore(4);
        ScoreFile(m_driver->window().games().scoresPath())
            .add({{.level = u"Depth 1"_s, .ruleset = u"lantern"_s, .hasWon = true, .depth = 1},
                  {}}); // a level, not a dungeon
        openDialog(NewGameDialog::Dungeon);
        QCOMPARE(facts(u"dungeonFacts"_s).first(),
                 u"Best so far: Brida · Depth 4 · Hero level 2 · 3 monsters killed · killed by an orc"_s);
    }

    void theDailyPageShowsTheBestOfTodayAndYesterday()
    {
        addScore(2, today());
        addScore(3, today());
        addScore(9);
        openDialog(NewGameDialog::Daily);
        QStringList lines = facts(u"dailyFacts"_s);
        QCOMPARE(lines.at(0), u"Today’s best: Brida · Depth 3 · Hero level 2 · 3 monsters killed · killed by an orc"_s);
        QCOMPARE(lines.at(1), u"Yesterday’s best: no finished game"_s);
        QVERIFY2(lines.at(2).startsWith(u"Best day: "_s) && lines.at(2).contains(u"Depth 3"_s),
                 qPrintable(lines.at(2)));
        QVERIFY(lines.at(3).startsWith(u"Next dungeon: at "_s));
        QVERIFY2(lines.at(4).startsWith(u"Rules: Lantern · "_s), qPrintable(lines.join(u'\n')));
        QVERIFY(m_driver->child<QLabel>(u"dailyText"_s).text().contains(u"the same layout"_s));
        QTest::keyClick(&m_driver->child<NewGameDialog>(u"newGameDialog"_s), Qt::Key_Escape);
        QTRY_VERIFY(!m_driver->window().findChild<NewGameDialog *>());
        addScore(5, today().addDays(-1));
        openDialog(NewGameDialog::Daily);
        lines = facts(u"dailyFacts"_s);
        QVERIFY2(lines.at(1).startsWith(u"Yesterday’s best: Brida · Depth 5"_s), qPrintable(lines.at(1)));
        const QString day = QLocale().toString(today().addDays(-1), QLocale::ShortFormat);
        QVERIFY2(lines.at(2).startsWith(u"Best day: "_s + day + u" · Brida · Depth 5"_s), qPrintable(lines.at(2)));
    }

    /// The facts are the same for every seed.
    void dungeonFactsDoNotDependOnTheSeed()
    {
        openDialog(NewGameDialog::Dungeon);
        QStringList before;
        for (const QString &seed : {u"1"_s, u"2"_s, u"77777"_s}) {
            m_driver->child<QLineEdit>(u"dungeonSeed"_s).setText(seed);
            const QStringList told = facts(u"dungeonFacts"_s);
            QVERIFY(before.isEmpty() || told == before);
            before = told;
        }
        QVERIFY(before.size() > 5);
    }

    void aLevelCanBeStartedWhileEditing()
    {
        m_driver->window().editNewLevel();
        openDialog(NewGameDialog::Level);
        auto &cards = m_driver->child<QListWidget>(u"levelCards"_s);
        QTRY_VERIFY(cards.count() > 0);
        QTest::keyClick(&cards, Qt::Key_Return);
        QCOMPARE(m_driver->window().mode(), WindowMode::Play);
        QCOMPARE(m_driver->session().game().level().name, u"The Labyrinths of Buchhaim"_s);
    }

    /// Some window managers give the keyboard to the clicked window even if a dialog blocks it.
    void aDialogKeepsTheKeyboard()
    {
        NewGameDialog &dialog = openDialog(NewGameDialog::Dungeon);
        m_driver->window().activateWindow();
        QTRY_VERIFY(dialog.isActiveWindow());
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QVERIFY(!dialog.isVisible());
    }

    void everyWidgetOfTheDialogHasNames()
    {
        NewGameDialog &dialog = openDialog(NewGameDialog::Dungeon);
        for (QWidget *widget : dialog.findChildren<QWidget *>()) {
            const bool isControl = qobject_cast<const QAbstractButton *>(widget)
                                   || qobject_cast<const QLineEdit *>(widget) || qobject_cast<const QComboBox *>(widget)
                                   || qobject_cast<const QListWidget *>(widget);
            if (isControl && widget->focusPolicy() != Qt::NoFocus) {
                QVERIFY2(!widget->objectName().isEmpty(), widget->metaObject()->className());
                QVERIFY2(!spokenName(*widget).isEmpty(), qPrintable(widget->objectName()));
            }
        }
    }

private:
    NewGameDialog &openDialog(int page)
    {
        m_driver->trigger(u"chooseGame"_s);
        auto &dialog = m_driver->child<NewGameDialog>(u"newGameDialog"_s);
        if (!QTest::qWaitForWindowExposed(&dialog)) {
            qFatal("The dialog was not shown");
        }
        QListWidget &types = m_driver->child<QListWidget>(u"gameTypes"_s);
        for (int i = 0; i < page; ++i) {
            QTest::keyClick(&types, Qt::Key_Down);
        }
        return dialog;
    }

    /// Writes two levels and a campaign of them and returns its path.
    QString writeCampaign(const QString &carry = u"true"_s)
    {
        m_home->writeLevel(u"two/a.level.json"_s, classicLevel(u"First"_s, {u"######"_s, u"#@/ g#"_s, u"######"_s}));
        m_home->writeLevel(u"two/b.level.json"_s, classicLevel(u"Second"_s, goldCorridor));
        const QString text = u"{\"format\": \"mazewright-campaign\", \"version\": 1, \"name\": \"Two\", \"carry\": %1, "
                             "\"levels\": [\"a.level.json\", \"b.level.json\"]}"_s.arg(carry);
        return m_home->writeLevel(u"two/two.campaign.json"_s, text.toUtf8());
    }

    void winCorridor()
    {
        m_driver->press(Qt::Key_Right);
        m_driver->press(Qt::Key_G);
        m_driver->press(Qt::Key_Right);
        m_driver->press(Qt::Key_Right);
        QCOMPARE(m_driver->world().status(), Status::Won);
    }

    /// Returns the rows of a fact sheet as lines.
    QStringList facts(const QString &sheet)
    {
        QStringList lines;
        for (const Fact &fact : m_driver->child<FactSheet>(sheet).facts()) {
            lines.append(fact.line());
        }
        return lines;
    }

    /// Overwrites the stored progress of a campaign and returns the file.
    QString damageProgress(const Campaign &campaign, const QByteArray &text)
    {
        saveProgress(campaign, {.place = 1});
        const QString folder = u"data/Mazewright/Mazewright/campaigns/"_s;
        const QString name = QDir(m_home->path() + u'/' + folder).entryList(QDir::Files).value(0);
        return m_home->writeLevel(folder + name, text);
    }

    /// Adds the score of a dungeon; with a `day`, of that daily dungeon.
    void addScore(int depth, const QDate &day = {})
    {
        ScoreFile(m_driver->window().games().scoresPath())
            .add({{.level = u"Depth %1"_s.arg(depth),
                   .ruleset = u"lantern"_s,
                   .day = day.toString(Qt::ISODate),
                   .hero = u"Brida"_s,
                   .killer = u"orc"_s,
                   .isDungeon = true,
                   .hasCharacter = true,
                   .depth = depth,
                   .heroLevel = 2,
                   .kills = 3},
                  {}});
    }

    std::unique_ptr<EmptyHome> m_home;
    std::unique_ptr<WindowDriver> m_driver;
};

MAZEWRIGHT_SUITE(newgame, TestNewGame)
#include "tst_newgame.moc"
