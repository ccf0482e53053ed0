#include "tests/support/botplayer.h"
#include "tests/support/drawnworld.h"
#include "tests/support/program.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

QStringList rowsOf(const QJsonObject &look)
{
    QStringList rows;
    for (const QJsonValue &row : look.value("rows"_L1).toArray()) {
        rows += row.toString();
    }
    return rows;
}

/// Returns the answers to a player's commands on the first depth of a dungeon, under the ruleset tombs with seed 7.
QList<QJsonObject> answersOfDepth(HeadlessGame &game)
{
    Game ahead = Game::startDungeon(shippedCatalogue(), u"tombs"_s, 7);
    QList<QJsonObject> answers;
    for (const Command &command : playOn(ahead, u"collector"_s, isAtDepth(2))) {
        answers += game.ask(toText(command));
    }
    return answers;
}

QString compact(const QJsonValue &array)
{
    return QString::fromUtf8(QJsonDocument(array.toArray()).toJson(QJsonDocument::Compact));
}

} // namespace

/// Whole games in the headless protocol, with the real program (docs/headless.md).
class TestHeadless : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aDungeonDefaultsToTheTombsRuleset()
    {
        HeadlessGame game({u"--dungeon"_s, u"--seed"_s, u"7"_s});
        QCOMPARE(game.start().value("ruleset"_L1).toString(), u"tombs"_s);
        QCOMPARE(game.start().value("seed"_L1).toInt(), 7);
        QJsonObject state = stateOf(game.start());
        QCOMPARE(state.take("hash"_L1).toString().size(), 16);
        state.remove("cell"_L1);
        QCOMPARE(state, freshState(100, 0));
    }

    void aDungeonTakesItsRulesetAndSeed()
    {
        HeadlessGame seven({u"--dungeon"_s, u"--ruleset"_s, u"classic"_s, u"--seed=7"_s});
        HeadlessGame eight({u"--dungeon"_s, u"--ruleset"_s, u"classic"_s, u"--seed=8"_s});
        QCOMPARE(stateOf(seven.start()).value("hp"_L1).toInt(), 30);
        QCOMPARE(seven.start().value("ruleset"_L1).toString(), u"classic"_s);
        QVERIFY(stateOf(seven.start()).value("hash"_L1) != stateOf(eight.start()).value("hash"_L1));
    }

    void aWholeDepthCanBePlayed()
    {
        HeadlessGame game({u"--dungeon"_s, u"--seed"_s, u"7"_s});
        const QList<QJsonObject> answers = answersOfDepth(game);
        QStringList names;
        int turn = 0;
        for (const QJsonObject &answer : answers) {
            QCOMPARE(answer.value("type"_L1).toString(), u"turn"_s);
            turn += answer.value("took_turn"_L1).toBool() ? 1 : 0;
            QCOMPARE(answer.value("turn"_L1).toInt(), turn);
            names += eventNamesOf(answer);
        }
        for (const QString &name : {u"moved"_s, u"spotted"_s, u"attacked"_s, u"damaged"_s, u"died"_s, u"picked_up"_s}) {
            QVERIFY2(names.contains(name), qPrintable(name));
        }
        QVERIFY(!names.contains(u"refused"_s));
        const QJsonObject &last = answers.last();
        QVERIFY(eventsOf(last).contains(uR"({"actor":1,"amount":2,"event":"descended"})"_s));
        QCOMPARE(stateOf(last).value("depth"_L1).toInt(), 2);
        // A new depth is unexplored.
        QVERIFY(rowsOf(game.ask(u"look"_s)).join(QString()).count(u'?') > 80 * 43 / 2);
    }

    void theSameLinesGiveTheSameDungeon()
    {
        HeadlessGame game({u"--dungeon"_s, u"--seed"_s, u"7"_s});
        const QList<QJsonObject> answers = answersOfDepth(game);
        const ProgramResult again = runProgram({u"headless"_s, u"--dungeon"_s, u"--seed"_s, u"7"_s},
                                               (game.lines().join(u'\n') + u'\n').toUtf8());
        const QString last = again.out.trimmed().section(u'\n', -1);
        QCOMPARE(QJsonDocument::fromJson(last.toUtf8()).object(), answers.last());
    }

    void malformedLinesChangeNoState_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("code");
        for (const QString &line : {u"use"_s,
                                    u"use A"_s,
                                    u"use aa"_s,
                                    u"use a 1"_s,
                                    u"use a x y"_s,
                                    u"use a 1 2 3"_s,
                                    u"use a -1 2"_s,
                                    u"use a 1 99999999999"_s,
                                    u"use 1"_s,
                                    u"drop"_s,
                                    u"drop a b"_s,
                                    u"drop ä"_s,
                                    u"pickup a"_s,
                                    u"descend 2"_s,
                                    u"choose"_s,
                                    u"choose luck"_s,
                                    u"choose hp power"_s,
                                    u"move"_s,
                                    u"move up"_s,
                                    u"look a"_s,
                                    u"wait 2"_s}) {
            QTest::newRow(qPrintable(line)) << line << u"bad_argument"_s;
        }
        for (const QString &line : {u"pick up"_s, u"Use a"_s, u"throw a"_s, u"quit"_s, u"{}"_s, u"movenorth"_s}) {
            QTest::newRow(qPrintable(line)) << line << u"unknown_command"_s;
        }
    }

    void malformedLinesChangeNoState()
    {
        QFETCH(const QString, line);
        QFETCH(const QString, code);
        HeadlessGame game({u"--dungeon"_s, u"--seed"_s, u"7"_s});
        const QJsonObject error = game.ask(line);
        QCOMPARE(error.keys(), (QStringList{u"code"_s, u"message"_s, u"type"_s}));
        QCOMPARE(error.value("type"_L1).toString(), u"error"_s);
        QCOMPARE(error.value("code"_L1).toString(), code);
        QCOMPARE(stateOf(game.ask(u"look"_s)), stateOf(game.start()));
    }

    void impossibleCommandsTakeNoTurn_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("reason");
        const auto row = [](const QString &line, const QString &reason) {
            QTest::newRow(qPrintable(line)) << line << reason;
        };
        row(u"move north"_s, u"blocked"_s);
        row(u"move northwest"_s, u"blocked"_s);
        row(u"advance 1"_s, u"wrong_clock"_s);
        row(u"pickup"_s, u"nothing_here"_s);
        row(u"use b"_s, u"full_health"_s);
        row(u"use c"_s, u"no_target"_s);
        row(u"use d"_s, u"needs_target"_s);
        row(u"use d 1 2"_s, u"no_target"_s);
        row(u"use d 40 1"_s, u"not_seen"_s);
        row(u"use d 1000000 1"_s, u"not_seen"_s);
        row(u"use d 10 1"_s, u"out_of_range"_s);
        row(u"use e"_s, u"no_such_item"_s);
        row(u"use z"_s, u"no_such_item"_s);
        row(u"drop z"_s, u"no_such_item"_s);
        row(u"descend"_s, u"no_stairs"_s);
        row(u"choose hp"_s, u"nothing_here"_s);
    }

    void impossibleCommandsTakeNoTurn()
    {
        QFETCH(const QString, line);
        QFETCH(const QString, reason);
        const QString level =
            write({u"#############"_s, u"#@!lc4      #"_s, u"#############"_s}, uR"("ruleset": "classic")"_s);
        HeadlessGame game({level, u"--seed"_s, u"1"_s});
        for (int i = 0; i < 4; ++i) {
            game.ask(u"move east"_s);
            QCOMPARE(eventNamesOf(game.ask(u"pickup"_s)).first(), u"picked_up"_s);
        }
        for (int i = 0; i < 4; ++i) {
            game.ask(u"move west"_s);
        }
        const QJsonObject before = stateOf(game.ask(u"look"_s));
        const QJsonObject answer = game.ask(line);
        QCOMPARE(eventsOf(answer), QStringList(QString(uR"({"event":"refused","reason":")"_s + reason + uR"("})"_s)));
        QCOMPARE(answer.value("took_turn"_L1).toBool(true), false);
        QCOMPARE(stateOf(answer), before);
    }

    void lookShowsUnseenCellsAsQuestionMarks()
    {
        const QString level = write({u"#######"_s, u"#@ + g#"_s, u"#######"_s}, uR"("ruleset": "classic")"_s);
        HeadlessGame game({level});
        const QStringList closed{u"####???"_s, u"#  +???"_s, u"####???"_s};
        QCOMPARE(rowsOf(game.ask(u"look"_s)), closed);
        game.ask(u"move east"_s);
        QCOMPARE(eventsOf(game.ask(u"move east"_s)),
                 QStringList(uR"({"actor":1,"cell":[3,1],"event":"opened","terrain":"door"})"_s));
        const QStringList open{u"#######"_s, u"#     #"_s, u"#######"_s};
        QCOMPARE(rowsOf(game.ask(u"look"_s)), open);
    }

    void lookRemembersItemsButNotMonsters()
    {
        const QString level =
            write({u"#######"_s, u"#!O#  #"_s, u"#@#   #"_s, u"#  #  #"_s, u"#     #"_s, u"#######"_s},
                  uR"("ruleset": "peaceful")"_s);
        HeadlessGame game({level});
        const QJsonObject near = game.ask(u"look"_s);
        QCOMPARE(compact(near.value("items"_L1)), uR"([{"cell":[1,1],"kind":"healing_potion"}])"_s);
        QCOMPARE(near.value("actors"_L1).toArray().size(), 2);
        for (const QString &way :
             {u"south"_s, u"southeast"_s, u"east"_s, u"east"_s, u"northeast"_s, u"north"_s, u"north"_s}) {
            QCOMPARE(eventNamesOf(game.ask(u"move "_s + way)).first(), u"moved"_s);
        }
        const QJsonObject far = game.ask(u"look"_s);
        QCOMPARE(compact(far.value("items"_L1)), uR"([{"cell":[1,1],"kind":"healing_potion","remembered":true}])"_s);
        QCOMPARE(far.value("actors"_L1).toArray().size(), 1);
    }

    void lookShowsLettersAndEquipment()
    {
        HeadlessGame game({write({u"@!/"_s}, uR"("ruleset": "classic")"_s)});
        game.ask(u"move east"_s);
        game.ask(u"pickup"_s);
        game.ask(u"move east"_s);
        game.ask(u"pickup"_s);
        game.ask(u"use c"_s);
        QCOMPARE(
            compact(game.ask(u"look"_s).value("inventory"_L1)),
            uR"([{"equipped":false,"kind":"dagger","letter":"a"},)"
            uR"({"equipped":false,"kind":"healing_potion","letter":"b"},{"equipped":true,"kind":"sword","letter":"c"}])"_s);
    }

    void lookShowsStatuses()
    {
        HeadlessGame game({write({u"@c  O"_s}, uR"("ruleset": "peaceful")"_s)});
        game.ask(u"move east"_s);
        game.ask(u"pickup"_s);
        QCOMPARE(eventsOf(game.ask(u"use b 4 0"_s)).first(2),
                 (QStringList{uR"({"actor":1,"cell":[4,0],"event":"used","item":"confusion_scroll","letter":"b"})"_s,
                              uR"({"actor":2,"amount":10,"event":"confused"})"_s}));
        const QJsonArray actors = game.ask(u"look"_s).value("actors"_L1).toArray();
        QCOMPARE(compact(actors.at(1).toObject().value("statuses"_L1)), uR"(["confused"])"_s);
        QCOMPARE(compact(actors.at(0).toObject().value("statuses"_L1)), u"[]"_s);
    }

    void eventsHaveTheFieldsOfTheirRow_data()
    {
        QTest::addColumn<QString>("row");
        QTest::addColumn<QStringList>("lines");
        QTest::addColumn<QString>("event");
        const QStringList east{u"move east"_s};
        const auto test = [](const char *name, const QString &row, const QStringList &lines, const QString &event) {
            QTest::newRow(name) << row << lines << event;
        };
        test("moved", u"@ "_s, east, uR"({"actor":1,"event":"moved","from":[0,0],"to":[1,0]})"_s);
        test("attacked", u"@T"_s, east, uR"({"actor":1,"damage":3,"event":"attacked","target":2})"_s);
        test("damaged", u"@T"_s, east, uR"({"actor":2,"cause":"attack","damage":3,"event":"damaged"})"_s);
        test("attacked by", u"@T"_s, east, uR"({"actor":2,"damage":2,"event":"attacked","target":1})"_s);
        test("damaged by terrain", u"@^"_s, east, uR"({"actor":1,"cause":"spikes","damage":3,"event":"damaged"})"_s);
        test("damaged by an item", u"@lT"_s, {u"move east"_s, u"pickup"_s, u"use b"_s},
             uR"({"actor":2,"cause":"lightning_scroll","damage":20,"event":"damaged"})"_s);
        test("died", u"@lT"_s, {u"move east"_s, u"pickup"_s, u"use b"_s},
             uR"({"actor":2,"cell":[2,0],"event":"died","target":1})"_s);
        test("collected", u"@g"_s, east, u"collected"_s);
        test("picked_up", u"@!"_s, {u"move east"_s, u"pickup"_s},
             uR"({"actor":1,"cell":[1,0],"event":"picked_up","item":"healing_potion","letter":"b"})"_s);
        test("dropped", u"@ "_s, {u"drop a"_s},
             uR"({"actor":1,"cell":[0,0],"event":"dropped","item":"dagger","letter":"a"})"_s);
        test("unequipped", u"@ "_s, {u"use a"_s},
             uR"({"actor":1,"event":"unequipped","item":"dagger","letter":"a"})"_s);
        test("equipped", u"@ "_s, {u"use a"_s, u"use a"_s},
             uR"({"actor":1,"event":"equipped","item":"dagger","letter":"a"})"_s);
        test("unlocked", u"@41"_s, {u"move east"_s, u"pickup"_s, u"move east"_s},
             uR"({"actor":1,"cell":[2,0],"event":"unlocked","item":"red_key","terrain":"red_door"})"_s);
        test("opened", u"@+"_s, east, uR"({"actor":1,"cell":[1,0],"event":"opened","terrain":"door"})"_s);
        test("spotted", u"@+O"_s, east, uR"({"actor":2,"cell":[2,0],"event":"spotted"})"_s);
    }

    void eventsHaveTheFieldsOfTheirRow()
    {
        QFETCH(const QString, row);
        QFETCH(const QStringList, lines);
        QFETCH(const QString, event);
        HeadlessGame game({write({row}, uR"("ruleset": "classic")"_s)});
        QJsonObject answer;
        for (const QString &line : lines) {
            answer = game.ask(line);
        }
        const QStringList events = event.startsWith(u'{') ? eventsOf(answer) : eventNamesOf(answer);
        QVERIFY2(events.contains(event), qPrintable(events.join(u'\n')));
    }

    void carriedItemsAreHiddenUntilDropped()
    {
        const QString things =
            uR"("things": [{ "cell": [1, 0], "kind": "orc", "hp": 4, "item": "treasure", "behavior": "idle" }])"_s;
        HeadlessGame game({write({u"@ "_s}, uR"("ruleset": "classic", )"_s + things)});
        const QJsonObject look = game.ask(u"look"_s);
        QCOMPARE(look.value("items"_L1).toArray().size(), 0);
        QVERIFY(!look.value("actors"_L1).toArray().at(1).toObject().contains("item"_L1));
        QCOMPARE(look.value("state"_L1).toObject().value("treasure_left"_L1), QJsonValue(1));
        const QStringList events = eventsOf(game.ask(u"move east"_s));
        QCOMPARE(events.last(), uR"({"actor":2,"cell":[1,0],"event":"dropped","item":"treasure"})"_s);
        QCOMPARE(game.ask(u"look"_s).value("items"_L1).toArray().size(), 1);
    }

private:
    QString write(const QStringList &rows, const QString &rest = {}) const
    {
        QFile file(m_dir.filePath(u"drawn.level.json"_s));
        if (!file.open(QIODevice::WriteOnly) || file.write(levelJson(rows, rest)) <= 0) {
            qFatal("The level cannot be written");
        }
        return file.fileName();
    }

    QTemporaryDir m_dir;
};

MAZEWRIGHT_SUITE(headless, TestHeadless)
#include "tst_headless.moc"
