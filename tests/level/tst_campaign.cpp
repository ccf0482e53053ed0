#include "gamecore/levelfile/levelformats.h"
#include "gamecore/play/campaign.h"
#include "gamecore/play/snapshot.h"
#include "gamecore/play/traveller.h"
#include "gamecore/world/event.h"
#include "tests/support/contentof.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QString lanternRoad = u":/levels/campaign/lantern_road.campaign.json"_s;
const QStringList corridor{u"#####"_s, u"#@ g#"_s, u"#####"_s};

QByteArray campaignJson(const QByteArray &levels, const QByteArray &rest = {})
{
    return "{\n\"format\": \"mazewright-campaign\",\n\"version\": 1,\n\"levels\": " + levels + rest + "\n}\n";
}

/// Returns the commands of the recorded game of a level; levels are numbered from 1.
QList<Command> recordedRun(int number)
{
    const QString name = u"%1.run"_s.arg(number, 2, 10, QLatin1Char('0'));
    const QString text =
        QString::fromUtf8(contentOf(QStringLiteral(MAZEWRIGHT_SOURCE_DIR "/tests/data/campaign/") + name));
    QList<Command> commands;
    for (const QString &line : text.split(u'\n', Qt::SkipEmptyParts)) {
        const CommandText read = commandFromText(line);
        if (read.fault != CommandText::Fault::None) {
            qFatal("%s: %s", qPrintable(name), qPrintable(line));
        }
        commands.append(read.command);
    }
    return commands;
}

Game startedGame(const QString &level, const std::optional<Traveller> &traveller)
{
    std::optional<PlayableLevel> played = openLevelFile(level, *shippedCatalogue()).level.playable();
    if (!played) {
        qFatal("%s cannot be played", qPrintable(level));
    }
    return Game::start(shippedCatalogue(), std::move(*played), 1, traveller ? &*traveller : nullptr).game;
}

const QString iceScroll = u"\"ruleset\": \"classic\", \"things\": [{ \"cell\": [1, 1], \"kind\": \"ice_scroll\" }], "
                          "\"kinds\": { \"items\": { \"ice_scroll\": { \"base\": \"frost_scroll\" } } }"_s;
const QString classic = u"\"ruleset\": \"classic\""_s;

/// Returns a hero with a sword and a scroll that only his own level defines.
Traveller heroWithIce()
{
    Game game = gameOf({u"#####"_s, u"#@/g#"_s, u"#####"_s}, iceScroll);
    for (const QString &line : {u"pickup"_s, u"move east"_s, u"pickup"_s, u"move east"_s}) {
        play(game, line);
    }
    return afterLevel(game.world());
}

QStringList bagOf(const World &world)
{
    QStringList bag;
    for (const Traveller::Carried &carried : world.traveller().bag) {
        bag.append(QLatin1Char(carried.item.letter) + u' ' + carried.kind
                   + (carried.item.isWorn ? u" worn"_s : QString()));
    }
    return bag;
}

} // namespace

class TestCampaign : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aFileNamesItsLevelsInOrder()
    {
        write(u"b.level.json"_s, levelJson(corridor));
        write(u"deeper/a.txt"_s, "#@g#");
        const QString path = write(u"two.campaign.json"_s,
                                   campaignJson("[\"b.level.json\", \"deeper/a.txt\"]",
                                                ",\n\"name\": \"Two\", \"description\": \"Short.\", \"carry\": true"));
        const ReadCampaign read = readCampaign(path);
        QVERIFY(read.issues.isEmpty());
        QCOMPARE(read.campaign->name, u"Two"_s);
        QCOMPARE(read.campaign->description, u"Short."_s);
        QVERIFY(read.campaign->carriesHero);
        QCOMPARE(read.campaign->levels,
                 QStringList({m_folder.filePath(u"b.level.json"_s), m_folder.filePath(u"deeper/a.txt"_s)}));
        QCOMPARE(read.campaign->placeOf(m_folder.filePath(u"deeper/../deeper/a.txt"_s)), 1);
        QCOMPARE(read.campaign->placeOf(m_folder.filePath(u"c.level.json"_s)), -1);
    }

    void keysHaveTheirDefaults()
    {
        write(u"b.level.json"_s, levelJson(corridor));
        const ReadCampaign read = readCampaign(write(u"plain.campaign.json"_s, campaignJson("[\"b.level.json\"]")));
        QCOMPARE(read.campaign->name, u"plain"_s);
        QVERIFY(!read.campaign->carriesHero);
    }

    void mistakesHaveTheirPlaces_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("findings");
        QTest::newRow("no object") << QByteArray("[]") << QStringList{u"1:1 not_a_campaign"_s};
        QTest::newRow("a level") << levelJson(corridor)
                                 << QStringList{u"1:1 missing_key"_s, u"1:12 not_a_campaign format"_s};
        QTest::newRow("newer") << QByteArray(R"({"format": "mazewright-campaign", "version": 2, "levels": []})")
                               << QStringList{u"1:46 newer_version version"_s};
        QTest::newRow("no levels") << campaignJson("[]") << QStringList{u"4:11 bad_value levels"_s};
        QTest::newRow("wrong types") << campaignJson("[1]", ",\n\"carry\": 1")
                                     << QStringList{u"4:12 wrong_type levels[0]"_s, u"5:10 wrong_type carry"_s};
        QTest::newRow("missing file") << campaignJson("[\"none.level.json\"]")
                                      << QStringList{u"4:12 unreadable levels[0]"_s};
        QTest::newRow("syntax") << QByteArray("{\"format\": ") << QStringList{u"1:12 syntax"_s};
    }

    void mistakesHaveTheirPlaces()
    {
        QFETCH(QByteArray, text);
        const ReadCampaign read = readCampaign(write(u"bad.campaign.json"_s, text));
        QVERIFY(!read.campaign);
        QTEST(summary(read.issues), "findings");
    }

    void namesThatLeadOutOfTheFolderAreRefused_data()
    {
        QTest::addColumn<QByteArray>("name");
        for (const char *name :
             {"../b.level.json", "/b.level.json", "sub/../../b.level.json", "C:b.level.json", "", ".",
              "..\\\\b.level.json", "./b.level.json", "sub//b.level.json", "x.campaign.json", "sub"}) {
            QTest::newRow(name) << QByteArray(name);
        }
    }

    void namesThatLeadOutOfTheFolderAreRefused()
    {
        QFETCH(QByteArray, name);
        write(u"b.level.json"_s, levelJson(corridor));
        write(u"sub/b.level.json"_s, levelJson(corridor));
        const ReadCampaign read = readCampaign(write(u"sub/out.campaign.json"_s, campaignJson("[\"" + name + "\"]")));
        QVERIFY(!read.campaign);
        QVERIFY(read.issues[0].code == IssueCode::BadValue || name == "sub");
    }

    void aLinkOutOfTheFolderIsRefused()
    {
        const QString outside = write(u"b.level.json"_s, levelJson(corridor));
        QDir().mkpath(m_folder.filePath(u"linked"_s));
        QVERIFY(QFile::link(outside, m_folder.filePath(u"linked/in.level.json"_s)));
        const ReadCampaign read =
            readCampaign(write(u"linked/out.campaign.json"_s, campaignJson("[\"in.level.json\"]")));
        QCOMPARE(summary(read.issues), QStringList{u"4:12 bad_value levels[0]"_s});
    }

    void unknownKeysAreWarnings()
    {
        write(u"b.level.json"_s, levelJson(corridor));
        const ReadCampaign read =
            readCampaign(write(u"key.campaign.json"_s, campaignJson("[\"b.level.json\"]", ",\n\"musik\": 1")));
        QVERIFY(read.campaign);
        QCOMPARE(summary(read.issues), QStringList{u"5:1 unknown_key musik"_s});
    }

    void aFolderIsACampaignInOrderOfFileNames()
    {
        write(u"folder/2.txt"_s, "#@g#");
        write(u"folder/1.level.json"_s, levelJson(corridor));
        write(u"folder/notes.json"_s, "{}");
        const ReadCampaign read = readCampaign(m_folder.filePath(u"folder"_s));
        QCOMPARE(read.campaign->name, u"folder"_s);
        QCOMPARE(read.campaign->levels,
                 QStringList({m_folder.filePath(u"folder/1.level.json"_s), m_folder.filePath(u"folder/2.txt"_s)}));
        QVERIFY(!read.campaign->carriesHero);
    }

    void aFolderWithoutLevelsIsNoCampaign()
    {
        QDir().mkpath(m_folder.filePath(u"empty"_s));
        const ReadCampaign read = readCampaign(m_folder.filePath(u"empty"_s));
        QVERIFY(!read.campaign);
        QCOMPARE(summary(read.issues), QStringList{u"0:0 unreadable"_s});
    }

    void everyShippedLevelIsWithoutFindings()
    {
        const ReadCampaign read = readCampaign(lanternRoad);
        QVERIFY(read.issues.isEmpty());
        QVERIFY(read.campaign->levels.size() >= 8);
        for (const QString &level : read.campaign->levels) {
            QCOMPARE(summary(openLevelFile(level, *shippedCatalogue()).issues), QStringList());
        }
    }

    void everyShippedLevelHasAUniqueDescription()
    {
        QStringList names;
        QStringList descriptions;
        const Campaign campaign = *readCampaign(lanternRoad).campaign;
        for (const QString &path : campaign.levels) {
            const Level level = *openLevelFile(path, *shippedCatalogue()).level;
            QVERIFY(level.description.size() > 40);
            names.append(level.name);
            descriptions.append(level.description);
        }
        QCOMPARE(names.removeDuplicates(), 0);
        QCOMPARE(descriptions.removeDuplicates(), 0);
    }

    void everyRecordedRunWins()
    {
        const Campaign campaign = *readCampaign(lanternRoad).campaign;
        std::optional<Traveller> traveller;
        for (int i = 0; i < campaign.levels.size(); ++i) {
            Game game = startedGame(campaign.levels.at(i), traveller);
            EventList events;
            for (const Command &command : recordedRun(i + 1)) {
                QVERIFY2(game.world().status() == Status::Playing, qPrintable(campaign.levels.at(i)));
                game.play(command, events);
                QVERIFY2(!events.isRefused(), qPrintable(campaign.levels.at(i) + u": "_s + toText(command)));
            }
            QVERIFY2(game.world().status() == Status::Won, qPrintable(campaign.levels.at(i)));
            traveller = afterLevel(game.world());
        }
    }

    void theHeroContinuesHealedAndKeepsHisItems()
    {
        Game first = gameOf({u"#####"_s, u"#@^/#"_s, u"#g###"_s, u"#####"_s}, classic);
        for (const QString &line : {u"move east"_s, u"move east"_s, u"pickup"_s, u"use b"_s, u"move west"_s}) {
            play(first, line);
        }
        play(first, u"move southwest"_s);
        QCOMPARE(first.world().status(), Status::Won);
        QVERIFY(first.world().hero().hp < 30);
        const Traveller traveller = afterLevel(first.world());
        const Game::Started next =
            Game::start(shippedCatalogue(), playable(levelFrom(corridor, classic)), 1, &traveller);
        const World &world = next.game.world();
        QVERIFY(next.leftBehind.isEmpty());
        QCOMPARE(bagOf(world), QStringList({u"a dagger"_s, u"b sword worn"_s}));
        QCOMPARE(world.hero().hp, 30);
        QCOMPARE(world.gold(), first.world().gold());
        QCOMPARE(world.turn(), 0);
        QCOMPARE(world.steps(), 0);
    }

    void itemsUnknownToTheNextLevelAreLeftBehind()
    {
        const Traveller traveller = heroWithIce();
        const Game::Started next =
            Game::start(shippedCatalogue(), playable(levelFrom(corridor, classic)), 1, &traveller);
        QCOMPARE(next.leftBehind, QStringList{u"ice_scroll"_s});
        QCOMPARE(bagOf(next.game.world()), QStringList({u"a dagger worn"_s, u"c sword"_s}));
        const Game::Started knowing =
            Game::start(shippedCatalogue(), playable(levelFrom(corridor, iceScroll)), 1, &traveller);
        QVERIFY(knowing.leftBehind.isEmpty());
        QCOMPARE(bagOf(knowing.game.world()), QStringList({u"a dagger worn"_s, u"b ice_scroll"_s, u"c sword"_s}));
    }

    void kindsThatAreNoItemsThereAreLeftBehind()
    {
        const Traveller traveller = heroWithIce();
        const QString iceMonster =
            u"\"ruleset\": \"classic\", \"kinds\": { \"monsters\": { \"ice_scroll\": { \"base\": \"orc\" } } }"_s;
        const Game::Started next =
            Game::start(shippedCatalogue(), playable(levelFrom(corridor, iceMonster)), 1, &traveller);
        QCOMPARE(next.leftBehind, QStringList{u"ice_scroll"_s});
    }

    void restartingKeepsTheIncomingHero()
    {
        const Traveller traveller = heroWithIce();
        Game game = Game::start(shippedCatalogue(), playable(levelFrom(corridor, classic)), 1, &traveller).game;
        const std::uint64_t hash = game.world().hash();
        play(game, u"drop c"_s);
        game.restart();
        QCOMPARE(game.world().hash(), hash);
    }

    void timeContinuesFromTheHerosArrival()
    {
        Traveller traveller;
        traveller.state.timeMs = 100'000;
        Game game = Game::start(shippedCatalogue(), playable(shippedLevel()), 1, &traveller).game;
        EventList events;
        game.play(Command::advance(249), events);
        QVERIFY(events.isEmpty());
        game.play(Command::advance(1), events);
        QCOMPARE(game.world().timeMs(), 100'250);
        for (ActorId id = heroId + 1; id <= game.world().actorCount(); ++id) {
            QVERIFY(game.world().actor(id).nextActionMs > 100'250);
        }
    }

    void aTravellerSurvivesSavingAndLoading()
    {
        const Traveller traveller = heroWithIce();
        const std::optional<Traveller> read = travellerFromJson(travellerToJson(traveller));
        QVERIFY(read == traveller);
    }

    /// The file format of a traveller is stable, since players have such files: the progress of a campaign, and the
    /// hero in a saved game.
    void theFormatOfATravellersFileIsPinned()
    {
        const Traveller traveller = heroWithIce();
        const QByteArray bag = R"("bag":[{"kind":"dagger","letter":"a","worn":true},)"
                               R"({"kind":"ice_scroll","letter":"b","worn":false},)"
                               R"({"kind":"sword","letter":"c","worn":false}],)";
        const QByteArray progress = QJsonDocument(travellerToJson(traveller)).toJson(QJsonDocument::Compact);
        QCOMPARE(progress, "{" + bag
                               + R"("choices_due":0,"defense":2,"gold":128,"hp":1000000000,"kills":0,"level":1,)"
                                 R"("max_hp":30,"power":2,"xp":0})");
        const Game game = Game::start(shippedCatalogue(), playable(levelFrom(corridor, iceScroll)), 1, &traveller).game;
        const QJsonObject snapshot = QJsonDocument::fromJson(writeSnapshot(game)).object();
        const QJsonObject came = snapshot.value(u"traveller"_s).toObject();
        QCOMPARE(QJsonDocument(came).toJson(QJsonDocument::Compact),
                 "{" + bag
                     + R"("character":{"choices_due":0,"defense":2,"kills":0,"level":1,"max_hp":30,"power":2,"xp":0},)"
                       R"("gold":128,"hp":1000000000,"steps":0,"time_ms":0,"turn":0})");
    }

    void aTravellerWithAMistakeIsRefused_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QJsonValue>("value");
        QTest::newRow("no life") << u"max_hp"_s << QJsonValue(0);
        QTest::newRow("negative gold") << u"gold"_s << QJsonValue(-1);
        QTest::newRow("text for a number") << u"xp"_s << QJsonValue(u"many"_s);
        QTest::newRow("a level above the highest") << u"level"_s << QJsonValue(10000);
        QTest::newRow("more experience than there is") << u"xp"_s << QJsonValue(2000000000);
        QTest::newRow("more life than there is") << u"max_hp"_s << QJsonValue(900000000);
        QTest::newRow("more choices than levels") << u"choices_due"_s << QJsonValue(1000);
        QTest::newRow("no letter") << u"bag"_s
                                   << QJsonValue(
                                          QJsonArray{QJsonObject{{u"letter"_s, u"A"_s}, {u"kind"_s, u"sword"_s}}});
    }

    void aTravellerWithAMistakeIsRefused()
    {
        QFETCH(QString, key);
        QFETCH(QJsonValue, value);
        QJsonObject object = travellerToJson(heroWithIce());
        object.insert(key, value);
        QVERIFY(!travellerFromJson(object));
    }

    void duplicateItemLettersAreDropped()
    {
        Traveller traveller = heroWithIce();
        traveller.bag = {{u"dagger"_s, {.letter = 'a', .isWorn = true}},
                         {u"sword"_s, {.letter = 'a', .isWorn = true}},
                         {u"sword"_s, {.letter = 'b', .isWorn = true}}};
        const Game::Started next =
            Game::start(shippedCatalogue(), playable(levelFrom(corridor, classic)), 1, &traveller);
        QCOMPARE(bagOf(next.game.world()), QStringList({u"a dagger worn"_s, u"b sword"_s}));
    }

private:
    QString write(const QString &name, const QByteArray &text) const
    {
        QFile file(m_folder.filePath(name));
        QDir().mkpath(QFileInfo(file).path());
        if (!file.open(QIODevice::WriteOnly)) {
            qFatal("%s cannot be written", qPrintable(name));
        }
        file.write(text);
        return file.fileName();
    }

    QTemporaryDir m_folder;
};

MAZEWRIGHT_SUITE(campaign, TestCampaign)
#include "tst_campaign.moc"
