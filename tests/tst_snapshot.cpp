#include "gamecore/play/snapshot.h"
#include "tests/support/drawnworld.h"
#include "tests/support/invariants.h"
#include "tests/support/randomplayer.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

Level richLevel(const QString &ruleset, const QString &clock)
{
    const QString rules = u"\"ruleset\": \"%1\", \"rules\": { \"clock\": \"%2\" }"_s.arg(ruleset, clock);
    return levelFrom({u"##############"_s, u"#@ ! l c f i #"_s, u"# / [ ( { -4 #"_s, u"#    ##+##   #"_s,
                      u"#  O %%%%%   #"_s, u"#  g ^ ~ : 1D#"_s, u"# R  T  K  g #"_s, u"##############"_s},
                     rules);
}

void playAtRandom(Game &game, RandomPlayer &player, int count)
{
    EventList events;
    for (int i = 0; i < count && game.world().status() == Status::Playing; ++i) {
        game.play(player.next(game.world()), events);
    }
}

Game restored(const Game &game)
{
    ReadSnapshot read = readSnapshot(writeSnapshot(game), shippedCatalogue());
    if (!read.game) {
        qFatal("The snapshot cannot be read: %s", qUtf8Printable(summary(read.issues).join(u'\n')));
    }
    return std::move(*read.game);
}

/// What is the same and what is not, in words.
QString difference(const Game &one, const Game &two)
{
    const World &a = one.world();
    const World &b = two.world();
    if (a.hash() != b.hash()) {
        return u"hash"_s;
    }
    if (!(one.level() == two.level()) || one.seed() != two.seed() || one.isDungeon() != two.isDungeon()) {
        return u"level, seed or dungeon"_s;
    }
    if (one.history() != two.history()) {
        return u"history"_s;
    }
    if (a.monstersLeft() != b.monstersLeft() || a.treasureLeft() != b.treasureLeft() || a.gold() != b.gold()) {
        return u"counts"_s;
    }
    if (!(a.terrain() == b.terrain()) || a.openedDoors() != b.openedDoors()) {
        return u"terrain"_s;
    }
    for (int y = 0; y < a.size().height; ++y) {
        for (int x = 0; x < a.size().width; ++x) {
            if (a.isVisible({x, y}) != b.isVisible({x, y}) || a.isInSight({x, y}) != b.isInSight({x, y})) {
                return u"what is in view"_s;
            }
        }
    }
    for (std::size_t i = 0; i < a.items().size(); ++i) {
        if (a.items()[i].variant != b.items()[i].variant) {
            return u"pictures of treasure"_s;
        }
    }
    return {};
}

/// Plays both the same. In words, where they part.
QString parting(Game &one, Game &two, std::uint64_t seed, int count)
{
    RandomPlayer player(seed);
    EventList events;
    for (int i = 0; i < count && one.world().status() == Status::Playing; ++i) {
        const Command command = player.next(one.world());
        one.play(command, events);
        const QStringList expected = words(events);
        two.play(command, events);
        if (one.world().hash() != two.world().hash() || words(events) != expected) {
            return u"after %1, command %2"_s.arg(toText(command)).arg(i);
        }
    }
    return difference(one, two);
}

Game newGame(const QString &ruleset, const QString &place, std::uint64_t seed)
{
    return place == u"dungeon" ? Game::startDungeon(shippedCatalogue(), ruleset, seed)
                               : gameOfLevel(richLevel(ruleset, place), seed);
}

/// A dungeon game that has come to its second depth, with monsters and items in it.
Game findRichGame()
{
    for (std::uint64_t seed = 1;; ++seed) {
        Game game = Game::startDungeon(shippedCatalogue(), u"tombs"_s, seed);
        RandomPlayer player(seed);
        while (game.world().stage().depth < 2 && game.world().status() == Status::Playing) {
            playAtRandom(game, player, 1);
        }
        const int carried = game.world().itemWithLetter('a');
        const bool isArmed = carried != CellIndex::none && game.world().item(carried).isWorn;
        const bool isRich = game.world().actorCount() > 1 && isArmed;
        if (game.world().status() == Status::Playing && isRich) {
            return game;
        }
    }
}

const Game &richGame()
{
    static const Game game = findRichGame();
    return game;
}

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

/// Another value in place of one that is drawn at random, anywhere within.
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

QByteArray withBytesChanged(QByteArray text, Rng &rng)
{
    for (int i = rng.between(1, 4); i > 0; --i) {
        const int at = rng.below(int(text.size()));
        switch (rng.below(4)) {
        case 0:
            text[at] = char(rng.below(256));
            break;
        case 1:
            text[at] = char('0' + rng.below(10));
            break;
        case 2:
            text.remove(at, rng.between(1, 20));
            break;
        default:
            text.truncate(qMax(1, at));
            break;
        }
    }
    return text;
}

} // namespace

/// A snapshot is the whole state of a game.
class TestSnapshot : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aRestoredGameGoesOnAsIfNothingHadHappened_data();
    void aRestoredGameGoesOnAsIfNothingHadHappened();
    void aRestoredGameCanBeginAgain();
    void theHeroWhoCameIsKept();
    void gamesThatAreOverAreKeptToo();
    void theSameGameGivesTheSameBytes();
    void aBareLevelCanBeAnySize_data();
    void aBareLevelCanBeAnySize();
    void whatIsWrongIsRefusedWithItsPlace_data();
    void whatIsWrongIsRefusedWithItsPlace();
    void changedValuesDoNoHarm();
    void changedBytesDoNoHarm();
};

void TestSnapshot::aRestoredGameGoesOnAsIfNothingHadHappened_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("place");
    for (const char *ruleset : {"buchhaim", "peaceful", "classic", "tombs"}) {
        for (const char *place : {"turns", "realtime", "dungeon"}) {
            QTest::addRow("%s, %s", ruleset, place) << QString::fromLatin1(ruleset) << QString::fromLatin1(place);
        }
    }
}

void TestSnapshot::aRestoredGameGoesOnAsIfNothingHadHappened()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, place);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Game game = newGame(ruleset, place, seed);
        RandomPlayer player(seed);
        for (int part = 0; part < 4; ++part) {
            Game again = restored(game);
            const QString at = u"seed %1, part %2: "_s.arg(seed).arg(part);
            const QString apart = difference(game, again);
            QVERIFY2(apart.isEmpty(), qPrintable(at + apart));
            QCOMPARE(brokenInvariant(again.world()), QString());
            Game copy = game;
            const QString later = parting(copy, again, seed + 100, 150);
            QVERIFY2(later.isEmpty(), qPrintable(at + later));
            playAtRandom(game, player, 1 + int(seed) * 10);
        }
    }
}

void TestSnapshot::aRestoredGameCanBeginAgain()
{
    Game game = richGame();
    Game again = restored(game);
    game.restart();
    again.restart();
    QCOMPARE(difference(game, again), QString());
    QCOMPARE(again.world().stage().depth, 1);
}

void TestSnapshot::theHeroWhoCameIsKept()
{
    Traveller traveller;
    traveller.character = {.baseMaxHp = 50, .basePower = 4, .baseDefense = 2, .level = 3, .xp = 12, .kills = 9};
    traveller.hp = 41;
    traveller.gold = 5'000'000'000;
    traveller.turn = 321;
    traveller.steps = 300;
    traveller.timeMs = 77;
    traveller.bag = {{u"sword"_s, 'b', true}, {u"healing_potion"_s, 'f', false}};
    Game game = *Game::start(shippedCatalogue(), richLevel(u"tombs"_s, u"turns"_s), 5, &traveller).game;
    RandomPlayer player(6);
    playAtRandom(game, player, 30);
    Game again = restored(game);
    QCOMPARE(difference(game, again), QString());
    game.restart();
    again.restart();
    QCOMPARE(difference(game, again), QString());
    QCOMPARE(again.world().gold(), 5'000'000'000);
    QCOMPARE(again.world().hero().hp, 41);
}

void TestSnapshot::gamesThatAreOverAreKeptToo()
{
    const QString rest = u"\"ruleset\": \"classic\""_s;
    Game won = gameOf({u"@g"_s}, rest);
    QVERIFY(play(won, u"move east"_s).contains(u"won"_s));
    QCOMPARE(difference(won, restored(won)), QString());
    Game lost = gameOf({u"@T"_s}, rest);
    for (int i = 0; i < 100 && lost.world().status() == Status::Playing; ++i) {
        play(lost, u"wait"_s);
    }
    QVERIFY(lost.world().status() == Status::Lost);
    QCOMPARE(difference(lost, restored(lost)), QString());
}

void TestSnapshot::theSameGameGivesTheSameBytes()
{
    const Game game = richGame();
    const QByteArray bytes = writeSnapshot(game);
    QCOMPARE(writeSnapshot(restored(game)), bytes);
}

void TestSnapshot::aBareLevelCanBeAnySize_data()
{
    QTest::addColumn<int>("width");
    for (const int width : {1, 7, 8, 9, 23, 24, 25}) {
        QTest::addRow("%d cells", width) << width;
    }
}

void TestSnapshot::aBareLevelCanBeAnySize()
{
    QFETCH(int, width);
    Game game =
        gameOf({u'@' + QString(width - 1, u' ')}, u"\"ruleset\": \"classic\", \"rules\": { \"fov_radius\": 5 }"_s);
    play(game, u"move east"_s);
    QCOMPARE(difference(game, restored(game)), QString());
}

void TestSnapshot::whatIsWrongIsRefusedWithItsPlace_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QJsonValue>("value");
    QTest::addColumn<QString>("issue");
    const auto row = [](const char *name, const QString &path, const QJsonValue &value, const QString &issue) {
        QTest::newRow(name) << path << value << issue;
    };
    row("another format", u"format"_s, u"mazewright-level"_s, u"bad_value format"_s);
    row("a newer version", u"version"_s, 2, u"newer_version version"_s);
    row("no seed", u"seed"_s, -1, u"bad_value seed"_s);
    row("no level", u"level"_s, u"{}"_s, u"not_a_level level"_s);
    row("a depth that no dungeon has", u"depth"_s, 1000, u"bad_value depth"_s);
    row("a key that nobody knows", u"luck"_s, 1, u"unknown_key luck"_s);
    row("no command", u"commands"_s, u"wait\nfly\n"_s, u"bad_value commands"_s);
    row("no status", u"world.status"_s, u"happy"_s, u"bad_value world.status"_s);
    row("time before the beginning", u"world.time_ms"_s, -1, u"bad_value world.time_ms"_s);
    row("half a turn", u"world.turn"_s, 0.5, u"wrong_type world.turn"_s);
    row("chance that stands still", u"world.rng"_s, QJsonArray{u"0"_s, u"0"_s, u"0"_s, u"0"_s},
        u"bad_value world.rng"_s);
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

void TestSnapshot::whatIsWrongIsRefusedWithItsPlace()
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

/// What is read in spite of it can be played.
void TestSnapshot::changedValuesDoNoHarm()
{
    Rng rng(1);
    std::vector<QJsonValue> good;
    for (const QString &place : {u"turns"_s, u"realtime"_s, u"dungeon"_s}) {
        Game game = newGame(u"tombs"_s, place, 3);
        RandomPlayer player(8);
        playAtRandom(game, player, 60);
        good.push_back(QJsonDocument::fromJson(writeSnapshot(game)).object());
    }
    int readable = 0;
    constexpr int rounds = 3000;
    for (int i = 0; i < rounds; ++i) {
        const QJsonObject bad = mutated(good[std::size_t(rng.below(int(good.size())))], rng).toObject();
        ReadSnapshot read = readSnapshot(QJsonDocument(bad).toJson(QJsonDocument::Compact), shippedCatalogue());
        QCOMPARE(read.game.has_value(), read.issues.isEmpty());
        if (read.game) {
            ++readable;
            RandomPlayer player(std::uint64_t(i) + 1);
            playAtRandom(*read.game, player, 40);
            QCOMPARE(difference(*read.game, restored(*read.game)), QString());
        }
    }
    qInfo("%d of %d could be read", readable, rounds);
    QVERIFY(readable > rounds / 20 && readable < rounds * 3 / 4);
}

void TestSnapshot::changedBytesDoNoHarm()
{
    Rng rng(2);
    Game game = newGame(u"classic"_s, u"realtime"_s, 3);
    RandomPlayer player(8);
    playAtRandom(game, player, 60);
    const QByteArray good = writeSnapshot(game);
    for (int i = 0; i < 5000; ++i) {
        ReadSnapshot read = readSnapshot(withBytesChanged(good, rng), shippedCatalogue());
        QCOMPARE(read.game.has_value(), read.issues.isEmpty());
        if (read.game) {
            playAtRandom(*read.game, player, 20);
        }
    }
}

QTEST_GUILESS_MAIN(TestSnapshot)
#include "tst_snapshot.moc"
