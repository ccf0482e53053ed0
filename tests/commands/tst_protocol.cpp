#include "gamecore/base/rng.h"
#include "tests/support/commandlinedriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

QJsonObject jsonOf(const QString &line)
{
    return QJsonDocument::fromJson(line.toUtf8()).object();
}

} // namespace

/// The headless protocol, as seen by a script that writes all its lines at once (docs/headless.md).
class TestProtocol : public QObject, protected CommandLineDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openFolder(); }

    void headlessBeginsWithItsState();
    void headlessAnswersEachLine();
    void lookDescribesTheLevel();
    void headlessNamesWrongLines_data();
    void headlessNamesWrongLines();
    void headlessPlaysARealTimeGame();
    void headlessAnswersAtOnce();

    void headlessGamesOfASeedAreEqual();
    void headlessDrawsASeedWithoutOne();
    void headlessRefusesLevelsInError();
    void anOptionReplacesAnUnknownRuleset();
    void headlessChecksByThePlayedRuleset();
    void customDataIsPlayed();

private:
    QList<QJsonObject> played(const QString &level, const QByteArray &lines, const QStringList &options = {}) const;
};

/// Plays lines. Returns the objects that are printed, beginning with the start.
QList<QJsonObject> TestProtocol::played(const QString &level, const QByteArray &lines, const QStringList &options) const
{
    const ProgramResult result = run(QStringList{u"headless"_s, level, u"--seed"_s, u"7"_s} + options, lines);
    QList<QJsonObject> objects;
    for (const QString &line : result.out.split(u'\n', Qt::SkipEmptyParts)) {
        objects += jsonOf(line);
    }
    return result.exitCode == 0 && result.err.isEmpty() ? objects : QList<QJsonObject>();
}

void TestProtocol::headlessBeginsWithItsState()
{
    const QList<QJsonObject> objects = played(m_good, {});
    QCOMPARE(objects.size(), 1);
    QCOMPARE(objects[0].keys(), (QStringList{u"ruleset"_s, u"seed"_s, u"state"_s, u"type"_s}));
    QCOMPARE(objects[0].value("type"_L1).toString(), u"start"_s);
    QCOMPARE(objects[0].value("seed"_L1).toInt(), 7);
    QCOMPARE(objects[0].value("ruleset"_L1).toString(), u"buchhaim"_s);
    QJsonObject state = stateOf(objects[0]);
    QCOMPARE(state.take("hash"_L1).toString().size(), 16);
    QJsonObject expected = freshState(30, 4);
    expected.insert(u"cell"_s, QJsonArray{2, 1});
    QCOMPARE(state, expected);
}

void TestProtocol::headlessAnswersEachLine()
{
    const QString level = write(u"play.level.json"_s, levelJson({u"@ #"_s, u"   "_s}, uR"("rules":{"clock":"turns",
        "death":"permadeath"},"things":[{"cell":[1,0],"kind":"treasure","gold":40},
        {"cell":[2,1],"kind":"treasure","gold":1}])"_s));
    const QList<QJsonObject> objects = played(level, "move east\n\n  move   west \nadvance 5\nmove south\nwait\n");
    QCOMPARE(objects.size(), 6);
    QCOMPARE(eventsOf(objects[1]).first(2),
             (QStringList{uR"({"actor":1,"event":"moved","from":[0,0],"to":[1,0]})"_s,
                          uR"({"actor":1,"amount":40,"cell":[1,0],"event":"collected","item":"treasure"})"_s}));
    QCOMPARE(objects[1].value("turn"_L1).toInt(), 1);
    QCOMPARE(objects[1].value("took_turn"_L1).toBool(), true);
    QCOMPARE(stateOf(objects[1]).value("gold"_L1).toInt(), 40);
    QCOMPARE(eventsOf(objects[3]), QStringList(uR"({"event":"refused","reason":"wrong_clock"})"_s));
    QCOMPARE(objects[3].value("took_turn"_L1).toBool(), false);
    QCOMPARE(objects[3].value("turn"_L1).toInt(), 2);
}

void TestProtocol::lookDescribesTheLevel()
{
    const QString level = write(u"look.level.json"_s, levelJson({u"@.O"_s, u"#g#"_s}));
    const QJsonObject look = played(level, "look\n").value(1);
    QCOMPARE(look.value("type"_L1).toString(), u"look"_s);
    QCOMPARE(look.value("rows"_L1).toArray(), (QJsonArray{u"   "_s, u"# #"_s}));
    const QJsonArray actors{QJsonObject{{u"id"_s, 1},
                                        {u"kind"_s, u"hero"_s},
                                        {u"cell"_s, QJsonArray{0, 0}},
                                        {u"hp"_s, 30},
                                        {u"max_hp"_s, 30},
                                        {u"statuses"_s, QJsonArray()}},
                            QJsonObject{{u"id"_s, 2},
                                        {u"kind"_s, u"orc"_s},
                                        {u"cell"_s, QJsonArray{2, 0}},
                                        {u"hp"_s, 10},
                                        {u"max_hp"_s, 10},
                                        {u"statuses"_s, QJsonArray()}}};
    QCOMPARE(look.value("actors"_L1).toArray(), actors);
    QCOMPARE(look.value("items"_L1).toArray(),
             (QJsonArray{QJsonObject{{u"kind"_s, u"treasure"_s}, {u"cell"_s, QJsonArray{1, 1}}}}));
    QCOMPARE(look.value("inventory"_L1).toArray(), QJsonArray());
    QVERIFY(look.value("state"_L1).isObject());
}

void TestProtocol::headlessNamesWrongLines_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QString>("code");
    QTest::newRow("no such word") << QByteArray("jump") << u"unknown_command"_s;
    QTest::newRow("capitals") << QByteArray("MOVE north") << u"unknown_command"_s;
    QTest::newRow("not UTF-8") << QByteArray("\xff\xfe") << u"unknown_command"_s;
    QTest::newRow("very long") << QByteArray(1000000, 'x') << u"unknown_command"_s;
    QTest::newRow("no direction") << QByteArray("move") << u"bad_argument"_s;
    QTest::newRow("another direction") << QByteArray("move up") << u"bad_argument"_s;
    QTest::newRow("time too long") << QByteArray("advance 60001") << u"bad_argument"_s;
    QTest::newRow("no time") << QByteArray("advance 0") << u"bad_argument"_s;
    QTest::newRow("wait with a number") << QByteArray("wait 3") << u"bad_argument"_s;
    QTest::newRow("look with a word") << QByteArray("look around") << u"bad_argument"_s;
}

void TestProtocol::headlessNamesWrongLines()
{
    QFETCH(QByteArray, line);
    QFETCH(QString, code);
    const QList<QJsonObject> objects = played(m_good, line + "\nlook\n");
    QCOMPARE(objects.size(), 3);
    QCOMPARE(objects[1].value("type"_L1).toString(), u"error"_s);
    QCOMPARE(objects[1].value("code"_L1).toString(), code);
    QVERIFY(objects[1].value("message"_L1).toString().size() < 200);
    QCOMPARE(objects[2].value("state"_L1), objects[0].value("state"_L1));
}

void TestProtocol::headlessPlaysARealTimeGame()
{
    const QString level = write(u"run.level.json"_s, levelJson({u"#@g"_s}, uR"("things":[{"cell":[0,0],"kind":"orc",
        "behavior":"idle"}])"_s));
    const QList<QJsonObject> objects = played(level, "wait\nadvance 250\nmove east\nmove west\n");
    QCOMPARE(objects.size(), 5);
    QCOMPARE(eventsOf(objects[1]), QStringList(uR"({"event":"refused","reason":"wrong_clock"})"_s));
    QCOMPARE(objects[2].value("took_turn"_L1).toBool(), false);
    QCOMPARE(stateOf(objects[2]).value("time_ms"_L1).toInt(), 250);
    QCOMPARE(eventsOf(objects[3]).last(), uR"({"event":"won"})"_s);
    QCOMPARE(stateOf(objects[3]).value("status"_L1).toString(), u"won"_s);
    QCOMPARE(eventsOf(objects[4]), QStringList(uR"({"event":"refused","reason":"game_over"})"_s));
}

/// Each line is answered at once, since a program may wait for the answer before it writes the next line.
void TestProtocol::headlessAnswersAtOnce()
{
    QProcess process;
    process.start(QStringLiteral(MAZEWRIGHT_PROGRAM), {u"headless"_s, m_good});
    for (int i = 0; i < 3; ++i) {
        while (!process.canReadLine()) {
            QVERIFY(process.waitForReadyRead(20000));
        }
        process.readLine();
        process.write("look\n");
    }
    process.closeWriteChannel();
    QVERIFY(process.waitForFinished(20000));
    QCOMPARE(process.exitCode(), 0);
}

void TestProtocol::headlessGamesOfASeedAreEqual()
{
    const QByteArray lines = "advance 5000\nmove south\nadvance 60000\nlook\n";
    QCOMPARE(played(m_good, lines), played(m_good, lines));
    QVERIFY(played(m_good, lines) != played(m_good, lines, {u"--seed"_s, u"8"_s}));
}

void TestProtocol::headlessDrawsASeedWithoutOne()
{
    QStringList seeds;
    for (int i = 0; i < 2; ++i) {
        const QJsonObject start = jsonOf(run({u"headless"_s, m_good}).out);
        const qint64 seed = start.value("seed"_L1).toInteger(-1);
        QVERIFY(seed >= 0 && seed <= qint64(largestSeed));
        seeds += QString::number(seed);
        QCOMPARE(jsonOf(run({u"headless"_s, m_good, u"--seed="_s + seeds.last()}).out), start);
    }
    QVERIFY(seeds[0] != seeds[1]);
}

void TestProtocol::headlessRefusesLevelsInError()
{
    const ProgramResult error = run({u"headless"_s, u"error.level.json"_s});
    QCOMPARE(error.exitCode, 1);
    QCOMPARE(error.out, QString());
    QCOMPARE(
        error.err,
        u"mazewright: error.level.json:2:3: The legend does not define the character “z”. [unknown_character]\n"_s);
    QCOMPARE(run({u"headless"_s, m_unreadable}).exitCode, 2);
    QCOMPARE(run({u"headless"_s, m_warning}).exitCode, 0);
}

void TestProtocol::anOptionReplacesAnUnknownRuleset()
{
    const QString chess = write(u"chess.level.json"_s, levelJson({u"@g"_s}, uR"("ruleset":"chess")"_s));
    const QString both = write(u"both.level.json"_s, levelJson({u"@z"_s}, uR"("ruleset":"chess")"_s));
    const QStringList option{u"--ruleset"_s, u"buchhaim"_s};
    QCOMPARE(run({u"headless"_s, chess}).exitCode, 1);
    const QList<QJsonObject> objects = played(chess, "move east\n", option);
    QCOMPARE(objects.size(), 2);
    QCOMPARE(objects[0].value("ruleset"_L1).toString(), u"buchhaim"_s);
    QCOMPARE(stateOf(objects[1]).value("status"_L1).toString(), u"won"_s);
    const ProgramResult error = run(QStringList{u"headless"_s, both} + option);
    QCOMPARE(error.exitCode, 1);
    QVERIFY2(error.err.count(u'\n') == 1 && error.err.endsWith(u"[unknown_character]\n"_s), qPrintable(error.err));
}

/// Two monsters on a cell are an error only under rulesets where monsters block each other.
void TestProtocol::headlessChecksByThePlayedRuleset()
{
    const QString things = uR"(, "things": [{"cell":[2,0],"kind":"orc"}, {"cell":[2,0],"kind":"orc"}])"_s;
    const QString free = write(u"free.level.json"_s, levelJson({u"@  "_s}, uR"("ruleset":"buchhaim")"_s + things));
    const QString blocked = write(u"blocked.level.json"_s, levelJson({u"@  "_s}, uR"("ruleset":"classic")"_s + things));
    QCOMPARE(run({u"headless"_s, free}).exitCode, 0);
    QCOMPARE(run({u"headless"_s, blocked}).exitCode, 1);
    QCOMPARE(run({u"headless"_s, blocked, u"--ruleset"_s, u"buchhaim"_s}).exitCode, 0);
    const ProgramResult refused = run({u"headless"_s, free, u"--ruleset"_s, u"classic"_s});
    QCOMPARE(refused.exitCode, 1);
    QVERIFY2(refused.err.contains(u"free.level.json:3:74: "_s) && refused.err.endsWith(u"[bad_value]\n"_s),
             qPrintable(refused.err));
}

void TestProtocol::customDataIsPlayed()
{
    write(u"hero.json"_s, R"({ "hero": [{ "key": "start", "name": "start", "characters": "@", "glyph": "@",
        "color": "#f2b84b", "pictures": ["hero"], "hp": 99 }] })");
    const ProgramResult result = run({u"headless"_s, m_good, u"--data="_s + m_dir->path()});
    QCOMPARE(stateOf(jsonOf(result.out)).value("hp"_L1).toInt(), 99);
}

MAZEWRIGHT_SUITE(protocol, TestProtocol)
#include "tst_protocol.moc"
