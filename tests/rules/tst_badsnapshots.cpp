#include "gamecore/base/rng.h"
#include "gamecore/play/snapshot.h"
#include "tests/support/changedbytes.h"
#include "tests/support/drawnworld.h"
#include "tests/support/savedgames.h"
#include "tests/support/soak.h"
#include "tests/support/suite.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

QByteArray changed(const QByteArray &text, const QString &path, const QJsonValue &value)
{
    const QStringList keys = path.split(u'.');
    QJsonObject root = QJsonDocument::fromJson(text).object();
    if (keys.size() == 1) {
        root.insert(path, value);
    } else if (keys.size() == 2) {
        QJsonObject inner = root.value(keys[0]).toObject();
        inner.insert(keys[1], value);
        root.insert(keys[0], inner);
    } else {
        QJsonObject world = root.value(keys[0]).toObject();
        QJsonArray elements = world.value(keys[1]).toArray();
        QJsonObject element = elements.at(keys[2].toInt()).toObject();
        element.insert(keys[3], value);
        elements.replace(keys[2].toInt(), element);
        world.insert(keys[1], elements);
        root.insert(keys[0], world);
    }
    return QJsonDocument(root).toJson(QJsonDocument::Compact);
}

/// Returns the JSON with one random value, at any depth, replaced by another.
QJsonValue mutated(const QJsonValue &value, Rng &rng)
{
    if (value.isObject() && !value.toObject().isEmpty() && rng.below(10) != 0) {
        QJsonObject object = value.toObject();
        const QString key = object.keys().at(rng.below(int(object.size())));
        if (rng.below(20) == 0) {
            object.remove(key);
        } else {
            object.insert(key, mutated(object.value(key), rng));
        }
        return object;
    }
    if (value.isArray() && !value.toArray().isEmpty() && rng.below(10) != 0) {
        QJsonArray array = value.toArray();
        const int i = rng.below(int(array.size()));
        if (rng.below(10) == 0) {
            array.append(array.at(i));
        } else {
            array.replace(i, mutated(array.at(i), rng));
        }
        return array;
    }
    const QList<QJsonValue> others{0,
                                   1,
                                   -1,
                                   7,
                                   26,
                                   1e9,
                                   2147483647,
                                   9007199254740991.0,
                                   1e300,
                                   0.5,
                                   true,
                                   false,
                                   QJsonValue(),
                                   u""_s,
                                   u"a"_s,
                                   u"z"_s,
                                   u"orc"_s,
                                   u"treasure"_s,
                                   u"sword"_s,
                                   u"won"_s,
                                   u"lost"_s,
                                   u"bag"_s,
                                   u"floor"_s,
                                   u"gone"_s,
                                   QJsonArray{},
                                   QJsonArray{1, 1},
                                   QJsonArray{100000, -1},
                                   QJsonObject{}};
    if (value.isDouble() && rng.below(2) == 0) {
        return value.toInteger() + rng.between(-3, 3);
    }
    if (value.isBool() && rng.below(2) == 0) {
        return !value.toBool();
    }
    return others.at(rng.below(int(others.size())));
}

} // namespace

/// Invalid snapshots are refused with a location and do no harm.
class TestBadSnapshots : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wrongValuesAreRefusedWithTheirPlace_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QJsonValue>("value");
        QTest::addColumn<QString>("issue");
        const auto row = [](const char *name, const QString &path, const QJsonValue &value, const QString &issue) {
            QTest::newRow(name) << path << value << issue;
        };
        row("another format", u"format"_s, u"mazewright-level"_s, u"bad_value format"_s);
        row("a newer version", u"version"_s, snapshotVersion + 1, u"newer_version version"_s);
        row("an older version", u"version"_s, snapshotVersion - 1, u"bad_value version"_s);
        row("no seed", u"seed"_s, -1, u"bad_value seed"_s);
        row("no level", u"level"_s, u"{}"_s, u"not_a_level level"_s);
        row("a depth that no dungeon has", u"depth"_s, 1000, u"bad_value depth"_s);
        row("a key that nobody knows", u"luck"_s, 1, u"unknown_key luck"_s);
        row("no command", u"commands"_s, u"wait\nfly\n"_s, u"bad_value commands"_s);
        row("no status", u"world.status"_s, u"happy"_s, u"bad_value world.status"_s);
        row("time before the beginning", u"world.time_ms"_s, -1, u"bad_value world.time_ms"_s);
        row("half a turn", u"world.turn"_s, 0.5, u"wrong_type world.turn"_s);
        row("draws before the first", u"world.actors.1.draws"_s, QJsonObject{{u"turn"_s, -1}},
            u"bad_value world.actors[1].draws.turn"_s);
        row("draws for no purpose", u"world.actors.1.draws"_s, QJsonObject{{u"joy"_s, 1}},
            u"unknown_key world.actors[1].draws.joy"_s);
        row("too little explored", u"world.explored"_s, u"AAAA"_s, u"bad_value world.explored"_s);
        row("fewer actors", u"world.actors"_s, QJsonArray{}, u"bad_value world.actors"_s);
        row("an actor that is no object", u"world.actors"_s, QJsonArray{1}, u"wrong_type world.actors[0]"_s);
        row("a hero elsewhere", u"world.actors.0.cell"_s, QJsonArray{80, 0}, u"bad_value world.actors[0].cell"_s);
        row("a hero too sound", u"world.actors.0.hp"_s, 1000, u"bad_value world.actors[0].hp"_s);
        row("a hero dead in a game that goes on", u"world.actors.0.dead"_s, true, u"bad_value world.actors[0].hp"_s);
        row("another actor", u"world.actors.0.kind"_s, u"orc"_s, u"bad_value world.actors[0].kind"_s);
        row("a direction of no compass", u"world.actors.1.facing"_s, u"up"_s, u"bad_value world.actors[1].facing"_s);
        row("a status of nobody", u"world.actors.1.statuses"_s, QJsonObject{{u"drunk"_s, 1}},
            u"unknown_key world.actors[1].statuses.drunk"_s);
        row("a level that is no number", u"world.character"_s, 5, u"wrong_type world.character"_s);
        row("no items", u"world.items"_s, u"none"_s, u"wrong_type world.items"_s);
        row("an item of no letter", u"world.items.BAG.letter"_s, u"A"_s, u"bad_value world.items[BAG].letter"_s);
        row("an item of no kind", u"world.items.BAG.kind"_s, u"anvil"_s, u"unknown_kind world.items[BAG].kind"_s);
        row("a hero in the bag", u"world.items.BAG.kind"_s, u"start"_s, u"bad_value world.items[BAG].kind"_s);
        row("what cannot be worn", u"world.items.BAG.kind"_s, u"frost_scroll"_s, u"bad_value world.items[BAG].worn"_s);
    }

    void wrongValuesAreRefusedWithTheirPlace()
    {
        QFETCH(QString, path);
        QFETCH(QJsonValue, value);
        QFETCH(QString, issue);
        const Game game = richGame();
        const QString carried = QString::number(game.world().itemWithLetter('a'));
        const QByteArray good = writeSnapshot(game);
        path.replace(u"BAG"_s, carried);
        issue.replace(u"BAG"_s, carried);
        const ReadSnapshot read = readSnapshot(changed(good, path, value), shippedCatalogue());
        QVERIFY(!read.game);
        const QStringList found = summary(read.issues);
        QVERIFY(!found.isEmpty());
        QCOMPARE(found.first().section(u' ', 1), issue);
        QVERIFY(read.issues[0].line > 0);
    }

    /// A changed snapshot that can still be read can also be played.
    void changedValuesDoNoHarm()
    {
        Rng rng(1);
        std::vector<QJsonValue> good;
        for (const QString &place : {u"turns"_s, u"realtime"_s, u"dungeon"_s}) {
            Game game = newGame(u"tombs"_s, place, 3);
            AnyPlay player(8);
            playAtRandom(game, player, 60);
            good.push_back(QJsonDocument::fromJson(writeSnapshot(game)).object());
        }
        int readable = 0;
        const int rounds = repeats(2000, 50'000);
        for (int i = 0; i < rounds; ++i) {
            const QJsonObject bad = mutated(good[std::size_t(rng.below(int(good.size())))], rng).toObject();
            ReadSnapshot read = readSnapshot(QJsonDocument(bad).toJson(QJsonDocument::Compact), shippedCatalogue());
            QCOMPARE(read.game.has_value(), read.issues.isEmpty());
            if (read.game) {
                ++readable;
                AnyPlay player(std::uint64_t(i) + 1);
                playAtRandom(*read.game, player, 40);
                QCOMPARE(difference(*read.game, restored(*read.game)), QString());
            }
        }
        qInfo("%d of %d could be read", readable, rounds);
        QVERIFY(readable > rounds / 20 && readable < rounds * 3 / 4);
    }

    void changedBytesDoNoHarm()
    {
        Rng rng(2);
        Game game = newGame(u"classic"_s, u"realtime"_s, 3);
        AnyPlay player(8);
        playAtRandom(game, player, 60);
        const QByteArray good = writeSnapshot(game);
        const int rounds = repeats(2000, 50'000);
        for (int i = 0; i < rounds; ++i) {
            ReadSnapshot read = readSnapshot(withBytesChanged(good, rng), shippedCatalogue());
            QCOMPARE(read.game.has_value(), read.issues.isEmpty());
            if (read.game) {
                AnyPlay later(std::uint64_t(i) + 1);
                playAtRandom(*read.game, later, 20);
            }
        }
    }

    void noStairsLeadBelowTheDeepestDepth()
    {
        const Game game = Game::startDungeon(shippedCatalogue(), u"tombs"_s, 1);
        const std::vector<TerrainId> &cells = game.level().terrain.cells();
        const auto stairs = std::find(cells.begin(), cells.end(), *game.catalogue()->terrainOf(u"stairs"_s));
        const int place = int(stairs - cells.begin());
        const int width = game.level().size().width;
        QByteArray text = changed(writeSnapshot(game), u"depth"_s, 999);
        text = changed(text, u"world.actors.0.cell"_s, QJsonArray{place % width, place / width});
        ReadSnapshot read = readSnapshot(text, shippedCatalogue());
        QCOMPARE(summary(read.issues), QStringList());
        QCOMPARE(play(*read.game, u"descend"_s), QStringList(u"refused no_stairs"_s));
    }
};

MAZEWRIGHT_SUITE(badsnapshots, TestBadSnapshots)
#include "tst_badsnapshots.moc"
