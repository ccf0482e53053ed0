#include "editor/document/journalkeeper.h"
#include "editor/tools/toolbox.h"
#include "gamecore/level/levelreader.h"
#include "gamecore/level/levelwriter.h"
#include "tests/support/drawnlevel.h"

#include <QCryptographicHash>
#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

/// More of them with MAZEWRIGHT_KILLS.
constexpr int kills = 200;

/// A script without end: what the n-th stroke draws is decided by n and the level.
void drawStroke(LevelDocument &document, Toolbox &toolbox, int n)
{
    Rng rng(std::uint64_t(n), 5);
    const Size size = document.level().size();
    const auto cell = [&] { return Point{rng.between(0, size.width - 1), rng.between(0, size.height - 1)}; };
    if (n % 7 == 6) {
        document.undo();
    } else if (n % 11 == 10) {
        document.setText(TextField::Name, u"Maze %1"_s.arg(n));
    } else {
        toolbox.setPaint(n % 5 == 0 ? Paint::ofKind(u"orc"_s) : Paint::ofTerrain(document.baseCatalogue()->wall()));
        const Qt::MouseButton button = n % 3 == 2 ? Qt::RightButton : Qt::LeftButton;
        toolbox.press(cell(), button, {});
        for (int i = 0; i < 4; ++i) {
            toolbox.drag(cell());
        }
        toolbox.release(cell());
    }
}

QByteArray fingerprint(const Level &level)
{
    const QByteArray json = writeLevelJson(level, *shippedCatalogue());
    return QCryptographicHash::hash(json, QCryptographicHash::Sha256).toHex();
}

void say(const char *word, int number, const QByteArray &what = {})
{
    std::printf("%s %d %s\n", word, number, what.constData());
    std::fflush(stdout);
}

QString levelIn(const QString &folder)
{
    return folder + u"/maze.level.json"_s;
}

JournalStore storeIn(const QString &folder)
{
    return JournalStore(shippedCatalogue(), folder + u"/recovery"_s);
}

/// What somebody finds who starts the editor again: the work that is offered back, else the file.
std::optional<Level> foundIn(const QString &folder)
{
    const QList<LostWork> lost = storeIn(folder).lostWorkOn(levelIn(folder));
    if (!lost.isEmpty()) {
        const ReadJournal read = storeIn(folder).read(lost.first().id);
        return read.state == JournalState::Good ? std::optional(read.level) : std::nullopt;
    }
    return readLevelFile(levelIn(folder), *shippedCatalogue()).level;
}

/// The editor without its window, in a process of its own: opens the level, takes the lost work back and draws on from
/// stroke `n`, now and then saving. Says "start", then "stroke N" when a stroke has ended and "saved N".
int drawUntilKilled(const QString &folder, int n)
{
    LevelDocument document(shippedCatalogue());
    JournalKeeper keeper(document, storeIn(folder));
    Toolbox toolbox(document);
    const std::optional<Level> found = foundIn(folder);
    if (!found) {
        say("fault", n);
        return 1;
    }
    document.reset(*found, levelIn(folder), false, false);
    keeper.keep();
    for (const LostWork &work : keeper.store().lostWorkOn(levelIn(folder))) {
        keeper.store().discard(work.id);
    }
    say("start", n, fingerprint(document.level()));
    for (;; ++n) {
        drawStroke(document, toolbox, n);
        say("stroke", n, fingerprint(document.level()));
        if (n % 40 == 39) {
            document.save(levelIn(folder));
            say("saved", n);
        }
    }
}

/// What a process said, as far as it was said whole.
struct Said {
    bool hasStarted = false;
    bool hasFault = false;
    int saves = 0;
    QByteArrayList strokes; ///< fingerprint after each
};

Said heard(const QByteArray &output)
{
    Said said;
    for (const QByteArray &line : output.first(output.lastIndexOf('\n') + 1).split('\n')) {
        const QByteArrayList words = line.split(' ');
        said.hasStarted = said.hasStarted || words.first() == "start";
        said.hasFault = said.hasFault || words.first() == "fault";
        said.saves += int(words.first() == "saved");
        if (words.first() == "stroke") {
            said.strokes.append(words.value(2));
        }
    }
    return said;
}

/// Starts a process that draws and kills it `milliseconds` after its first word.
Said drawAndKill(const QString &folder, int n, int milliseconds)
{
    QProcess process;
    process.start(QCoreApplication::applicationFilePath(), {u"--draw"_s, folder, QString::number(n)});
    QByteArray output;
    while (!output.contains('\n') && process.waitForReadyRead(20000)) {
        output += process.readAllStandardOutput();
    }
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < milliseconds && process.state() == QProcess::Running) {
        process.waitForReadyRead(qMax(1, milliseconds - int(timer.elapsed())));
        output += process.readAllStandardOutput();
    }
    process.kill(); // SIGKILL
    process.waitForFinished();
    return heard(output + process.readAllStandardOutput());
}

int killsWanted()
{
    const int wanted = qEnvironmentVariableIntValue("MAZEWRIGHT_KILLS");
    return wanted > 0 ? wanted : kills;
}

} // namespace

/// The editor can be killed at any moment.
class TestEditKilled : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void atMostTheLastStrokeIsLostAndTheFileIsWhole();
};

void TestEditKilled::atMostTheLastStrokeIsLostAndTheFileIsWhole()
{
    const QTemporaryDir folder;
    LevelDocument document(shippedCatalogue());
    Toolbox toolbox(document);
    QVERIFY(!document.save(levelIn(folder.path())));
    Rng rng(1);
    int n = 0;
    int saves = 0;
    int strokes = 0;
    int further = 0; // kills after a stroke was kept and before it was told
    for (int i = 0; i < killsWanted(); ++i) {
        const QByteArray round = "kill " + QByteArray::number(i);
        const Said said = drawAndKill(folder.path(), n, rng.between(0, 80));
        QVERIFY2(said.hasStarted && !said.hasFault, round.constData());
        // The same strokes here.
        document.reset(Level(document.level()), {}, false, false);
        for (const QByteArray &stroke : said.strokes) {
            drawStroke(document, toolbox, n++);
            QVERIFY2(fingerprint(document.level()) == stroke, round.constData());
        }
        const ReadLevel file = readLevelFile(levelIn(folder.path()), *shippedCatalogue());
        QVERIFY2(file.level && !file.issues.isUnreadable(), round.constData());
        const std::optional<Level> found = foundIn(folder.path());
        QVERIFY2(found, round.constData());
        if (*found != document.level()) {
            drawStroke(document, toolbox, n++);
            ++further;
            QVERIFY2(*found == document.level(), QByteArray("a stroke is lost at " + round).constData());
        }
        strokes += int(said.strokes.size());
        saves += said.saves;
    }
    qInfo("%d kills, %d strokes, %d saves; %d strokes were kept but not yet told", killsWanted(), strokes, saves,
          further);
    QVERIFY(strokes > killsWanted());
    QVERIFY(saves > 0);
}

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == u"--draw") {
        return drawUntilKilled(arguments.value(2), arguments.value(3).toInt());
    }
    TestEditKilled test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_editkilled.moc"
