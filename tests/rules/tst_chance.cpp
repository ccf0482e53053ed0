#include "gamecore/base/files.h"
#include "gamecore/base/hasher.h"
#include "gamecore/data/ruleset.h"
#include "gamecore/json/jsonfields.h"
#include "gamecore/levelfile/levelwriter.h"
#include "gamecore/world/event.h"
#include "tests/support/anyplay.h"
#include "tests/support/contentof.h"
#include "tests/support/ruledworld.h"
#include "tests/support/savedgames.h"
#include "tests/support/suite.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace Qt::StringLiterals;

namespace {

constexpr int guard = 2; ///< ID of the first monster

const QStringList guardedRows{u"#########"_s, u"#@  # O #"_s, u"#   #   #"_s, u"#   #   #"_s, u"#########"_s};

QString clocked(const QString &clock)
{
    return ruled(u"buchhaim"_s, u"\"clock\": \"%1\""_s.arg(clock));
}

/// Returns the cells of an actor, one after each command that lets time pass.
std::vector<Point> rounds(Game game, const QList<Command> &commands, ActorId id = guard)
{
    std::vector<Point> cells;
    EventList events;
    for (const Command &command : commands) {
        game.play(command, events);
        if (command.type != Command::Type::Move || !game.world().isRealTime()) {
            cells.push_back(game.world().actor(id).cell);
        }
    }
    return cells;
}

/// Returns commands of a hero who only waits for as long as `count` turns.
QList<Command> waiting(const QString &clock, int count)
{
    return QList<Command>(count, clock == u"turns" ? Command::wait() : Command::advance(100));
}

/// Returns the same for a hero who walks back and forth; in real time a step takes no time.
QList<Command> walking(const QString &clock, int count)
{
    QList<Command> commands;
    for (int i = 0; i < count; ++i) {
        commands.append(Command::move(i % 2 == 0 ? Direction::South : Direction::North));
        if (clock != u"turns") {
            commands.append(Command::advance(100));
        }
    }
    return commands;
}

/// Returns the shipped catalogue with an additional record at a given place of a file.
CataloguePtr catalogueWith(const QTemporaryDir &folder, const QString &file, const QString &list, qsizetype place,
                           const QString &key)
{
    QJsonObject root = QJsonDocument::fromJson(contentOf(shippedData() + u'/' + file)).object();
    QJsonArray records = root.value(list).toArray();
    QJsonObject record = records.at(1).toObject();
    record.insert(u"key"_s, key);
    record.remove(u"characters"_s);
    records.insert(place, record);
    root.insert(list, records);
    [&] { QVERIFY(!writeWhole(folder.filePath(file), QJsonDocument(root).toJson())); }();
    IssueList issues;
    return Catalogue::load({folder.path(), shippedData()}, issues);
}

} // namespace

/// Random numbers come from named streams: the draws of one actor do not depend on what others do.
class TestChance : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void patrolRoutesDoNotDependOnTheHero_data()
    {
        QTest::addColumn<QString>("clock");
        QTest::newRow("turns") << u"turns"_s;
        QTest::newRow("real time") << u"realtime"_s;
    }

    void patrolRoutesDoNotDependOnTheHero()
    {
        QFETCH(QString, clock);
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const Game game = gameOf(guardedRows, clocked(clock), seed);
            const std::vector<Point> calm = rounds(game, waiting(clock, 200));
            const std::vector<Point> walked = rounds(game, walking(clock, 200));
            QCOMPARE(walked, calm);
        }
    }

    void patrolRoutesDoNotDependOnOtherThings_data() { patrolRoutesDoNotDependOnTheHero_data(); }

    void patrolRoutesDoNotDependOnOtherThings()
    {
        QFETCH(QString, clock);
        // The guard is no longer the first monster, and other monsters draw before it.
        const QStringList crowded{u"#########"_s, u"#@ g# O #"_s, u"#   #   #"_s, u"#   #   #"_s,
                                  u"#########"_s, u"#O OTgOO#"_s, u"#########"_s};
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const std::vector<Point> alone = rounds(gameOf(guardedRows, clocked(clock), seed), waiting(clock, 200));
            const std::vector<Point> among = rounds(gameOf(crowded, clocked(clock), seed), waiting(clock, 200));
            QCOMPARE(among, alone);
        }
    }

    void equalMonstersOnOneCellHaveTheirOwnLuck()
    {
        const Game game = gameOf(
            guardedRows, ruled(u"buchhaim"_s, u"\"clock\": \"turns\""_s, thingsOf({u"orc 6 1"_s, u"orc 6 1"_s})));
        const QList<Command> commands = waiting(u"turns"_s, 50);
        QVERIFY(game.world().actorCount() == 4);
        QVERIFY(rounds(game, commands, guard) != rounds(game, commands, guard + 1));
        QVERIFY(rounds(game, commands, guard + 1) != rounds(game, commands, guard + 2));
    }

    void goldDoesNotDependOnOtherThings()
    {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const Game one = gameOf({u"@  g"_s}, {}, seed);
            const Game other = gameOf({u"@gOg"_s}, {}, seed);
            QCOMPARE(one.world().item(0).gold, other.world().item(1).gold);
        }
    }

    void anotherSeedGivesOtherLuck()
    {
        std::set<std::vector<std::pair<int, int>>> ways;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            std::vector<std::pair<int, int>> way;
            for (const Point cell : rounds(gameOf(guardedRows, clocked(u"turns"_s), seed), waiting(u"turns"_s, 30))) {
                way.emplace_back(cell.x, cell.y);
            }
            ways.insert(way);
        }
        QCOMPARE(ways.size(), std::size_t(20));
    }

    void aNewRecordChangesNoHash_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("list");
        QTest::addColumn<int>("place");
        QTest::newRow("an item before all others") << u"items.json"_s << u"items"_s << 0;
        QTest::newRow("a terrain in the middle") << u"terrain.json"_s << u"terrain"_s << 1;
        QTest::newRow("a monster in the middle") << u"monsters.json"_s << u"monsters"_s << 2;
    }

    /// Kinds and terrain are identified by their keys.
    void aNewRecordChangesNoHash()
    {
        QFETCH(QString, file);
        QFETCH(QString, list);
        QFETCH(int, place);
        const QTemporaryDir folder;
        const CataloguePtr more = catalogueWith(folder, file, list, place, u"unheard_of"_s);
        QVERIFY(more);
        QVERIFY(more->meaningOf(u"unheard_of"_s));
        for (const QString &ruleset : {u"buchhaim"_s, u"classic"_s, u"tombs"_s}) {
            Game game = newGame(ruleset, u"turns"_s, 3);
            const QByteArray text = writeLevelJson(game.level(), *shippedCatalogue());
            Game other = Game::start(more, *readLevelJson(text, *more).level.playable(), 3).game;
            QCOMPARE(other.world().hash(), game.world().hash());
            AnyPlay player(3);
            EventList events;
            for (int i = 0; i < 200; ++i) {
                const Command command = player.play(game, events);
                other.play(command, events);
                QCOMPARE(other.world().hash(), game.world().hash());
            }
        }
    }

    /// A new rule does not change the hash of levels that do not use it. Hints do not affect play.
    void onlyNonDefaultRulesAffectTheHash()
    {
        QCOMPARE(hashOf(Rules()), hashOf(u"{}"));
        std::set<std::uint64_t> hashes{hashOf(Rules())};
        for (const RecordField<Rules> &row : ruleRows()) {
            Rules other;
            const bool isNumber = row.field.type == Field::Type::Number;
            const QJsonValue first = jsonOf(row.field, isNumber ? row.field.first : 0);
            const QJsonValue last = jsonOf(row.field, isNumber ? row.field.last : 1);
            IssueList issues;
            JsonFields json({{row.field.key, row.valueIn(other) == last ? first : last}}, {}, issues);
            row.read(other, json, row.field);
            const bool isOfPlay = row.field.key != u"hints";
            QVERIFY2(hashes.insert(hashOf(other)).second == isOfPlay, row.field.key.data());
        }
    }
};

MAZEWRIGHT_SUITE(chance, TestChance)
#include "tst_chance.moc"
