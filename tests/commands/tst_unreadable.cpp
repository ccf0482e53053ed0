#include "tests/support/commandlinedriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/soak.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QDirIterator>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// A call of the program that reads a file, `%in`, with one of these endings.
struct Call {
    const char *name;
    QStringList arguments;
    QStringList endings;
};

const QStringList levelEndings{u"level.json"_s, u"txt"_s, u"py"_s, u"xsb"_s, u"slc"_s, u"des"_s, u"tmx"_s, u"tmj"_s};
const QStringList jsonLevel{u"level.json"_s};
const QStringList oneText{u"level.json"_s, u"txt"_s};
const QStringList mazeEndings{u"txt"_s, u"py"_s, u"xsb"_s, u"sok"_s, u"slc"_s, u"des"_s, u"lua"_s, u"md"_s};

/// Returns all calls that read a file, once for each argument that names one.
std::vector<Call> calls()
{
    const QStringList run{u"run.json"_s};
    const QStringList campaign{u"campaign.json"_s, u"mazewright"_s};
    const QStringList json{u"json"_s};
    return {
        {"check", {u"check"_s, u"%in"_s}, levelEndings + run + campaign},
        {"check --json", {u"check"_s, u"%in"_s, u"--json"_s}, oneText},
        {"check beside a good one", {u"check"_s, u"good.level.json"_s, u"%in"_s}, oneText},
        {"render", {u"render"_s, u"%in"_s, u"-o"_s, u"out.png"_s}, levelEndings},
        {"convert to JSON", {u"convert"_s, u"%in"_s, u"out.level.json"_s}, levelEndings + mazeEndings},
        {"convert to text", {u"convert"_s, u"%in"_s, u"out.txt"_s}, oneText},
        {"convert to Tiled", {u"convert"_s, u"%in"_s, u"out.tmx"_s}, oneText},
        {"convert to a campaign", {u"convert"_s, u"%in"_s, u"out"_s}, mazeEndings},
        {"convert --split", {u"convert"_s, u"%in"_s, u"out"_s, u"--split"_s}, mazeEndings},
        {"convert --legend NAME", {u"convert"_s, u"%in"_s, u"out.level.json"_s, u"--legend"_s, u"sokoban"_s}, oneText},
        {"convert --unknown", {u"convert"_s, u"%in"_s, u"out.level.json"_s, u"--unknown"_s, u"floor"_s}, oneText},
        {"convert --legend FILE", {u"convert"_s, u"good.txt"_s, u"out.level.json"_s, u"--legend"_s, u"%in"_s}, json},
        {"convert --mapping", {u"convert"_s, u"good.txt"_s, u"out.level.json"_s, u"--mapping"_s, u"%in"_s}, json},
        {"convert into a bundle", {u"convert"_s, u"%in"_s, u"out.mazewright"_s}, {u"campaign.json"_s}},
        {"convert out of a bundle", {u"convert"_s, u"%in"_s, u"out.campaign.json"_s}, {u"mazewright"_s}},
        {"headless", {u"headless"_s, u"%in"_s, u"--record"_s, u"out.run.json"_s}, levelEndings},
        {"headless --replay", {u"headless"_s, u"--replay"_s, u"%in"_s}, run},
        {"headless --replay --text", {u"headless"_s, u"--replay"_s, u"%in"_s, u"--text"_s}, run},
        {"verify a run", {u"verify"_s, u"%in"_s}, run},
        {"verify a proof", {u"verify"_s, u"%in"_s}, oneText},
        {"prove a level",
         {u"prove"_s, u"%in"_s, u"--run"_s, u"good.run.json"_s, u"-o"_s, u"out.level.json"_s},
         oneText},
        {"prove by a run", {u"prove"_s, u"good.level.json"_s, u"--run"_s, u"%in"_s, u"-o"_s, u"out.level.json"_s}, run},
        {"playtest",
         {u"playtest"_s, u"%in"_s, u"--games"_s, u"1"_s, u"--json"_s, u"out.json"_s},
         levelEndings + campaign},
        {"playtest --heat", {u"playtest"_s, u"%in"_s, u"--games"_s, u"1"_s, u"--heat"_s, u"out.png"_s}, oneText},
        {"playtest merge", {u"playtest"_s, u"merge"_s, u"%in"_s, u"--json"_s, u"out.json"_s}, json},
        {"playtest compare", {u"playtest"_s, u"compare"_s, u"%in"_s, u"%in"_s}, json},
        {"solve", {u"solve"_s, u"%in"_s, u"--run"_s, u"out.run.json"_s}, levelEndings},
        {"worst", {u"worst"_s, u"%in"_s}, levelEndings},
        {"diff A", {u"diff"_s, u"%in"_s, u"good.level.json"_s, u"-o"_s, u"out.png"_s}, levelEndings},
        {"diff B", {u"diff"_s, u"good.level.json"_s, u"%in"_s, u"--json"_s}, levelEndings},
        {"merge BASE",
         {u"merge"_s, u"%in"_s, u"good.level.json"_s, u"good.level.json"_s, u"-o"_s, u"out.level.json"_s},
         oneText},
        {"merge OURS",
         {u"merge"_s, u"good.level.json"_s, u"%in"_s, u"good.level.json"_s, u"-o"_s, u"out.level.json"_s},
         oneText},
        {"merge THEIRS",
         {u"merge"_s, u"good.level.json"_s, u"good.level.json"_s, u"%in"_s, u"-o"_s, u"out.level.json"_s},
         oneText},
        {"code", {u"code"_s, u"%in"_s}, levelEndings + run},
    };
}

/// The ways in which a file cannot be read.
struct Fault {
    const char *name;
    const char *content; ///< null: the file is missing
    qsizetype size = -1; ///< for content with a zero byte
    bool isFolder = false;
    bool isOfJson = false; ///< left out for text files, where this content could be a maze
};
constexpr Fault faults[] = {
    {"missing", nullptr},
    {"a folder", nullptr, -1, true},
    {"empty", ""},
    {"blank", "  \n\n \n"},
    {"not UTF-8", "######\n#@  \xe9#\n######\n"},
    {"binary",
     "\x7f"
     "ELF\2\1\1\0\0\0\xff\xfe\0\1\0@",
     16},
    {"of words", "There is no maze here.\n"},
    {"cut short", "{\"format\": \"mazewright-level\", \"version\": 1, \"rows\": [\"##", -1, false, true},
    {"of another format", "{\"format\": \"other\", \"version\": 1}", -1, false, true},
    {"a list", "[1, 2, 3]", -1, false, true},
};

/// An input file of a call.
struct Case {
    QString ending;
    int fault = 0; ///< index in `faults`
};

/// Returns all endings of a call with all faults that they can have.
QList<Case> casesOf(const Call &call)
{
    QList<Case> cases;
    for (const QString &ending : call.endings) {
        const bool isJson = !mazeEndings.contains(ending);
        for (int i = 0; i < int(std::size(faults)); ++i) {
            // A folder is a campaign of its levels, which the suite of campaigns reads.
            // git passes an empty base if both sides added the file.
            const bool isNewFile =
                QLatin1StringView(call.name) == "merge BASE"_L1 && faults[i].content && *faults[i].content == 0;
            const bool isCampaign = faults[i].isFolder && call.arguments.first() == u"playtest"_s;
            if ((isJson || !faults[i].isOfJson) && !isCampaign && !isNewFile) {
                cases.append({ending, i});
            }
        }
    }
    return cases;
}

/// Returns a small selection of cases that covers each ending and each fault of the call.
QList<Case> usualCasesOf(const Call &call)
{
    QList<Case> usual;
    QHash<QString, int> endings; // uses of each ending
    QSet<int> taken;
    const QList<Case> all = casesOf(call);
    while (true) {
        const auto worth = [&](const Case &it) {
            return int(!endings.contains(it.ending)) + int(!taken.contains(it.fault));
        };
        const auto best = std::max_element(all.begin(), all.end(), [&](const Case &a, const Case &b) {
            return std::pair(worth(a), -endings.value(a.ending)) < std::pair(worth(b), -endings.value(b.ending));
        });
        if (best == all.end() || worth(*best) == 0) {
            return usual;
        }
        ++endings[best->ending];
        taken.insert(best->fault);
        usual.append(*best);
    }
}

} // namespace

/// Every call that cannot read its input or write its output reports that, exits with 2 and writes nothing, whatever
/// the input and its ending.
class TestUnreadable : public QObject, protected CommandLineDriver {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        openFolder();
        write(u"good.txt"_s, "####\n#@g#\n####\n");
        write(u"several.txt"_s, "; 1\n@ g\n; 2\n@g\n");
        write(u"road.campaign.json"_s, R"({"format":"mazewright-campaign","version":1,"levels":["good.level.json"]})");
        QCOMPARE(run({u"headless"_s, u"good.level.json"_s, u"--record"_s, u"good.run.json"_s}).exitCode, 0);
        QCOMPARE(run({u"convert"_s, u"road.campaign.json"_s, u"good.mazewright"_s}).exitCode, 0);
    }

    void unreadableInputExits2_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("ending");
        QTest::addColumn<int>("fault");
        for (const Call &call : calls()) {
            for (const Case &it : isSoak() ? casesOf(call) : usualCasesOf(call)) {
                QTest::addRow("%s: a %s, %s", call.name, qPrintable(it.ending), faults[it.fault].name)
                    << call.arguments << it.ending << it.fault;
            }
        }
    }

    void unreadableInputExits2()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, ending);
        QFETCH(int, fault);
        const Fault &wrong = faults[fault];
        const QString name = u"in."_s + ending;
        QDir folder(pathOf(QString()));
        folder.remove(name);
        folder.rmdir(name);
        if (wrong.isFolder) {
            folder.mkdir(name);
        } else if (wrong.content) {
            write(name, wrong.size < 0 ? QByteArray(wrong.content) : QByteArray(wrong.content, wrong.size));
        }
        const QStringList before = files();
        const ProgramResult result = run(arguments.replaceInStrings(u"%in"_s, name));
        folder.remove(name);
        folder.rmdir(name);
        QStringList after = files();
        after += wrong.content || wrong.isFolder ? QStringList(pathOf(name)) : QStringList();
        after.sort();
        QVERIFY2(result.exitCode == 2, qPrintable(u"%1: %2%3"_s.arg(result.exitCode).arg(result.out, result.err)));
        const QString said = result.err + result.out;
        QVERIFY2(said.contains(name), qPrintable(said));
        QCOMPARE(after, before);
    }

    void unreadableStandardInputExits2_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("input");
        const QByteArray notUtf8 = "#@\xe9#\n";
        for (const QByteArray &input : {QByteArray(), notUtf8, QByteArray("\0\1\2", 3), QByteArray("words\n")}) {
            QTest::addRow("code --read: %s", input.toPercentEncoding().constData())
                << QStringList{u"code"_s, u"--read"_s, u"-"_s, u"-o"_s, u"out.level.json"_s} << input;
            QTest::addRow("diff: %s", input.toPercentEncoding().constData())
                << QStringList{u"diff"_s, u"-"_s, u"good.level.json"_s} << input;
        }
    }

    void unreadableStandardInputExits2()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, input);
        const QStringList before = files();
        const ProgramResult result = run(arguments, input);
        QCOMPARE(result.exitCode, 2);
        QVERIFY(!result.err.isEmpty());
        QCOMPARE(files(), before);
    }

    void anUnwritableTargetExits2_data()
    {
        QTest::addColumn<QStringList>("arguments"); // `%out` is the target
        QTest::addColumn<QString>("ending");
        const auto row = [](const char *name, const QStringList &arguments, const QString &ending) {
            QTest::newRow(name) << arguments << ending;
        };
        row("render", {u"render"_s, u"good.level.json"_s, u"-o"_s, u"%out"_s}, u".png"_s);
        row("convert a level", {u"convert"_s, u"good.level.json"_s, u"%out"_s}, u".level.json"_s);
        row("convert a text", {u"convert"_s, u"good.txt"_s, u"%out"_s}, u".level.json"_s);
        row("convert to text", {u"convert"_s, u"good.txt"_s, u"%out"_s}, u".txt"_s);
        row("convert to Tiled", {u"convert"_s, u"good.txt"_s, u"%out"_s}, u".tmx"_s);
        row("convert to Tiled's JSON", {u"convert"_s, u"good.txt"_s, u"%out"_s}, u".tmj"_s);
        row("convert to a campaign", {u"convert"_s, u"several.txt"_s, u"%out"_s}, QString());
        row("convert --split", {u"convert"_s, u"several.txt"_s, u"%out"_s, u"--split"_s}, QString());
        row("convert into a bundle", {u"convert"_s, u"road.campaign.json"_s, u"%out"_s}, u".mazewright"_s);
        row("convert out of a bundle", {u"convert"_s, u"good.mazewright"_s, u"%out"_s}, u".campaign.json"_s);
        row("generate", {u"generate"_s, u"-o"_s, u"%out"_s, u"--seed"_s, u"1"_s}, u".level.json"_s);
        row("headless --record", {u"headless"_s, u"good.level.json"_s, u"--record"_s, u"%out"_s}, u".run.json"_s);
        row("prove", {u"prove"_s, u"good.level.json"_s, u"--run"_s, u"good.run.json"_s, u"-o"_s, u"%out"_s}, u".txt"_s);
        row("playtest --json", {u"playtest"_s, u"good.txt"_s, u"--games"_s, u"1"_s, u"--json"_s, u"%out"_s},
            u".json"_s);
        row("playtest --heat", {u"playtest"_s, u"good.txt"_s, u"--games"_s, u"1"_s, u"--heat"_s, u"%out"_s}, u".png"_s);
        row("solve --run", {u"solve"_s, u"good.txt"_s, u"--run"_s, u"%out"_s}, u".run.json"_s);
        row("diff -o", {u"diff"_s, u"good.level.json"_s, u"warning.level.json"_s, u"-o"_s, u"%out"_s}, u".png"_s);
        row("merge", {u"merge"_s, u"good.level.json"_s, u"good.level.json"_s, u"good.level.json"_s, u"-o"_s, u"%out"_s},
            u".level.json"_s);
    }

    void anUnwritableTargetExits2()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, ending);
        QDir(pathOf(QString())).mkdir(u"taken"_s + ending);
        const QStringList before = files();
        for (const char *place : {"no/such/out", "taken", "good.txt/out"}) {
            const QString target = QLatin1StringView(place) + ending;
            const ProgramResult result = run(QStringList(arguments).replaceInStrings(u"%out"_s, target));
            QVERIFY2(result.exitCode == 2, qPrintable(u"%1 %2: %3"_s.arg(target).arg(result.exitCode).arg(result.err)));
            QVERIFY2(!result.err.isEmpty(), qPrintable(target));
            QCOMPARE(files(), before);
        }
    }

private:
    QStringList files() const
    {
        QStringList files;
        QDirIterator all(pathOf(QString()), QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot,
                         QDirIterator::Subdirectories);
        while (all.hasNext()) {
            files += all.next();
        }
        files.sort();
        return files;
    }
};

MAZEWRIGHT_SUITE(unreadable, TestUnreadable)
#include "tst_unreadable.moc"
