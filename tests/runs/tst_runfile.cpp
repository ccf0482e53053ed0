#include "gamecore/base/rng.h"
#include "gamecore/replay/replay.h"
#include "gamecore/replay/runreader.h"
#include "gamecore/replay/runrecorder.h"
#include "gamecore/replay/runwriter.h"
#include "tests/support/changedbytes.h"
#include "tests/support/drawnworld.h"
#include "tests/support/soak.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QByteArray hash = "\"0123456789abcdef\"";

/// A run of the level `@ g`, in lines that tests replace.
const QByteArray plainRun = R"({"format": "mazewright-run", "version": 1,
"level": {"format": "mazewright-level", "version": 1, "rows": ["@ g"]},
"ruleset": "buchhaim",
"seed": 7,
"rules_version": 1,
"commands": ["move east"],
"outcome": "playing",
"hashes": [[0, "0123456789abcdef"], [1, "0123456789abcdef"]]})";

QStringList findingsIn(const QByteArray &text, const QString &folder = {})
{
    const ReadRun read = readRun(text, folder, shippedCatalogue());
    return summary(read.issues);
}

} // namespace

/// Untrusted run files are read completely or refused with a code and a location.
class TestRunFile : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPlainRunIsRead()
    {
        const ReadRun read = readRun(plainRun, {}, shippedCatalogue());
        QCOMPARE(summary(read.issues), QStringList());
        QCOMPARE(read.run->seed, std::uint64_t(7));
        QCOMPARE(read.run->stepMs, usualStepMs);
        QCOMPARE(read.run->origin, RunOrigin());
        QVERIFY(!read.isOfOtherLevel); // the file has no hash that says so
        QCOMPARE(commandCountOf(*read.run), 1);
    }

    void theOriginIsRead_data()
    {
        QTest::addColumn<QByteArray>("by");
        QTest::addColumn<int>("expected");
        QTest::newRow("a person") << "person"_ba << int(RunOrigin::By::Person);
        QTest::newRow("a bot") << "bot"_ba << int(RunOrigin::By::Bot);
        QTest::newRow("a bot, as it was called earlier") << "player"_ba << int(RunOrigin::By::Bot);
        QTest::newRow("the solver") << "solver"_ba << int(RunOrigin::By::Solver);
    }

    void theOriginIsRead()
    {
        QFETCH(QByteArray, by);
        QFETCH(int, expected);
        const QByteArray origin = "\"origin\": {\"by\": \"" + by + "\"}, \"seed\": 7";
        const ReadRun read = readRun(QByteArray(plainRun).replace("\"seed\": 7", origin), {}, shippedCatalogue());
        QCOMPARE(summary(read.issues), QStringList());
        QCOMPARE(int(read.run->origin.by), expected);
    }

    void mistakesAreReportedWithCodeAndPlace_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QStringList>("findings");
        const auto row = [](const char *name, const QByteArray &from, const QByteArray &to,
                            const QStringList &findings) { QTest::newRow(name) << from << to << findings; };
        row("another format", "mazewright-run", "mazewright-level", {u"1:12 not_a_run format"_s});
        row("version zero", "\"version\": 1,\n\"level\"", "\"version\": 0,\n\"level\"", {u"1:41 not_a_run version"_s});
        row("a newer version", "\"version\": 1,\n\"level\"", "\"version\": 2,\n\"level\"",
            {u"1:41 newer_version version"_s});
        row("no level", "\"level\": {", "\"lvl\": {", {u"1:1 missing_key"_s, u"2:1 unknown_key lvl"_s});
        row("a level without a start", "@ g", "  g", {u"2:63 no_start level.rows"_s});
        row("a level that is none", "\"rows\": [\"@ g\"]", "\"rows\": 7", {u"2:63 wrong_type level.rows"_s});
        row("a level and a dungeon", "\"seed\": 7", "\"dungeon\": true, \"seed\": 7", {u"4:12 bad_value dungeon"_s});
        row("no such ruleset", "buchhaim", "nowhere", {u"3:12 unknown_ruleset ruleset"_s});
        row("a seed that is too large", "\"seed\": 7", "\"seed\": 9007199254740992", {u"4:9 bad_value seed"_s});
        row("no version of the rules", "\"rules_version\": 1,", "", {u"1:1 missing_key"_s});
        row("a step of no length", "\"seed\": 7", "\"step_ms\": -1, \"seed\": 7", {u"4:12 bad_value step_ms"_s});
        row("nobody played", "\"seed\": 7", "\"origin\": {\"by\": \"nobody\"}, \"seed\": 7",
            {u"4:18 bad_value origin.by"_s});
        row("a hero who is none", "\"seed\": 7", "\"hero\": {\"gold\": -1}, \"seed\": 7", {u"4:9 bad_value hero"_s});
        row("a line that is no command", "\"move east\"", "\"fly\"", {u"6:14 bad_value commands[0]"_s});
        row("a command no times", "\"move east\"", "[\"move east\", 0]", {u"6:14 bad_value commands[0]"_s});
        row("a command half a time", "\"move east\"", "[\"move east\", 0.5]", {u"6:14 bad_value commands[0]"_s});
        row("a command that is a number", "\"move east\"", "7", {u"6:14 bad_value commands[0]"_s});
        row("commands that are no list", "[\"move east\"]", "{}", {u"6:13 wrong_type commands"_s});
        row("an outcome that is none", "\"playing\"", "\"over\"", {u"7:12 bad_value outcome"_s});
        row("a hash that is none", "[0, \"0123456789abcdef\"]", "[0, \"+123456789abcdef\"]",
            {u"8:12 bad_value hashes[0]"_s});
        row("hashes out of order", "[0, \"0123456789abcdef\"]", "[1, \"0123456789abcdef\"]",
            {u"8:37 bad_value hashes[1]"_s});
        row("a hash behind the end", "[1, \"0123456789abcdef\"]", "[2, \"0123456789abcdef\"]",
            {u"8:37 bad_value hashes[1]"_s});
        row("no hash of the end", ", [1, \"0123456789abcdef\"]", "", {u"8:11 bad_value hashes"_s});
        row("an unknown key", "\"seed\": 7", "\"sed\": 7, \"seed\": 7", {u"4:1 unknown_key sed"_s});
        row("cut short", "\"hashes\": [[0", "", {u"8:1 syntax"_s});
        row("no object", plainRun, "[]", {u"1:1 not_a_run"_s});
    }

    void mistakesAreReportedWithCodeAndPlace()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QStringList, findings);
        QVERIFY(plainRun.contains(from));
        const ReadRun read = readRun(QByteArray(plainRun).replace(from, to), {}, shippedCatalogue());
        QCOMPARE(summary(read.issues), findings);
        const bool isWarning = findings.size() == 1 && findings.front().contains(u"unknown_key");
        QCOMPARE(read.run.has_value(), isWarning);
    }

    void tooManyCommandsAreRefused()
    {
        QByteArray text = plainRun;
        text.replace("[\"move east\"]", "[[\"move east\", 9999999], [\"wait\", 9999999]]")
            .replace("[1, ", "[19999998, ");
        QCOMPARE(findingsIn(text), QStringList{u"6:13 too_large commands"_s});
    }

    void aLevelBesideTheRunIsPlayed()
    {
        const Game start = gameOf({u"@ g"_s});
        write(u"maze.level.json"_s, levelJson({u"@ g"_s}));
        const QByteArray within = R"({"format": "mazewright-level", "version": 1, "rows": ["@ g"]})";
        const QByteArray named = R"({"file": "maze.level.json", "hash": "0123456789abcdef"})";
        const ReadRun read = readRun(QByteArray(plainRun).replace(within, named), m_folder.path(), shippedCatalogue());
        QCOMPARE(summary(read.issues), QStringList());
        QVERIFY(read.isOfOtherLevel);
        QCOMPARE(read.run->level->level().size(), start.level().size());
    }

    void levelsOutsideTheFolderAreRefused_data()
    {
        QTest::addColumn<QByteArray>("name");
        for (const char *name : {"../maze.level.json", "/maze.level.json", "C:maze.level.json", "", "./maze.level.json",
                                 "a\\\\maze.level.json", "link.level.json"}) {
            QTest::newRow(name) << QByteArray(name);
        }
    }

    void levelsOutsideTheFolderAreRefused()
    {
        QFETCH(QByteArray, name);
        write(u"maze.level.json"_s, levelJson({u"@ g"_s}));
        const QString below = m_folder.filePath(u"below"_s);
        QDir().mkpath(below);
        QFile::link(m_folder.filePath(u"maze.level.json"_s), below + u"/link.level.json");
        const QByteArray within = R"({"format": "mazewright-level", "version": 1, "rows": ["@ g"]})";
        const QByteArray named = "{\"file\": \"" + name + "\", \"hash\": " + hash + "}";
        QCOMPARE(findingsIn(QByteArray(plainRun).replace(within, named), below),
                 QStringList{u"2:19 bad_value level.file"_s});
    }

    void aMissingFileIsReportedByName()
    {
        const ReadRun read = readRunFile(m_folder.filePath(u"none.run.json"_s), shippedCatalogue());
        QVERIFY(!read.run);
        QCOMPARE(summary(read.issues), QStringList{u"0:0 unreadable"_s});
        QCOMPARE(read.issues[0].file, m_folder.filePath(u"none.run.json"_s));
    }

    void changedBytesDoNoHarm()
    {
        Rng rng(5);
        int refused = 0;
        const int rounds = repeats(2000, 200'000);
        for (int i = 0; i < rounds; ++i) {
            const ReadRun read = readRun(withBytesChanged(plainRun, rng), m_folder.path(), shippedCatalogue());
            QCOMPARE(read.run.has_value(), !read.issues.hasErrors());
            refused += read.run ? 0 : 1;
            if (read.run && commandCountOf(*read.run) < 1000) {
                verdictOn(read, shippedCatalogue());
            }
        }
        QVERIFY(refused > rounds / 4 && refused < rounds);
    }

private:
    void write(const QString &name, const QByteArray &text) const
    {
        QDir().mkpath(QFileInfo(m_folder.filePath(name)).path());
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(text), text.size());
    }

    QTemporaryDir m_folder;
};

MAZEWRIGHT_SUITE(runfile, TestRunFile)
#include "tst_runfile.moc"
