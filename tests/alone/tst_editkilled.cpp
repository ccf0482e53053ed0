#include "editor/document/journalkeeper.h"
#include "editor/document/propertyedits.h"
#include "editor/tools/toolbox.h"
#include "gamecore/base/rng.h"
#include "gamecore/levelfile/levelformats.h"
#include "gamecore/levelfile/levelwriter.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/killed.h"
#include "tests/support/soak.h"

#include <QApplication>
#include <QCryptographicHash>
#include <QMouseEvent>
#include <QPushButton>
#include <QTest>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

/// A script without end: what the n-th stroke draws is decided by n and the size of the level.
struct Stroke {
    enum class What : std::uint8_t { Draw, Undo, Name } what = What::Draw;
    Point from;
    Point to;
    Qt::MouseButton button = Qt::LeftButton;
};

Stroke strokeOf(int n, Size size)
{
    Rng rng(std::uint64_t(n), 5);
    const auto cell = [&] {
        const int x = rng.between(0, size.width - 1);
        return Point{x, rng.between(0, size.height - 1)};
    };
    Stroke stroke;
    stroke.what = n % 7 == 6 ? Stroke::What::Undo : n % 11 == 10 ? Stroke::What::Name : Stroke::What::Draw;
    stroke.from = cell();
    stroke.to = cell();
    stroke.button = n % 3 == 2 ? Qt::RightButton : Qt::LeftButton;
    return stroke;
}

void drawStroke(LevelDocument &document, Toolbox &toolbox, int n)
{
    const Stroke stroke = strokeOf(n, document.level().size());
    switch (stroke.what) {
    case Stroke::What::Undo:
        document.undo();
        break;
    case Stroke::What::Name:
        setText(document, TextField::Name, u"Maze %1"_s.arg(n));
        break;
    case Stroke::What::Draw:
        toolbox.press(stroke.from, stroke.button, {});
        toolbox.drag(stroke.to);
        toolbox.release(stroke.to);
        break;
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

/// What somebody finds who starts the editor again: the work that is offered back, else the file.
std::optional<Level> foundIn(const QString &folder)
{
    const JournalStore store(shippedCatalogue());
    const QList<LostWork> lost = store.lostWorkOn(levelIn(folder));
    if (!lost.isEmpty()) {
        const ReadJournal read = store.read(lost.first().id);
        return read.state == JournalState::Good ? std::optional(read.level) : std::nullopt;
    }
    return readLevelFile(levelIn(folder), *shippedCatalogue()).level.take();
}

/// The editor without its window, in a process of its own: opens the level, takes the lost work back and draws on from
/// stroke `n`, now and then saving. Says "start", then "stroke N" when a stroke has ended and "saved N".
int drawUntilKilled(const QString &folder, int n)
{
    LevelDocument document(shippedCatalogue());
    JournalKeeper keeper(document, JournalStore(shippedCatalogue()));
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

/// The same by mouse and keys in the real window, which offers the lost work in its bar.
int drawInWindowUntilKilled(const QString &folder, int n)
{
    ProgramWindow window(shippedCatalogue());
    window.resize(1280, 800);
    window.show();
    window.activateWindow();
    if (!QTest::qWaitForWindowActive(&window)) {
        say("fault", n);
        return 1;
    }
    const auto *restore = window.editFile(levelIn(folder))
                              ? window.editor().header()->findChild<QPushButton *>(u"restoreWork"_s)
                              : nullptr;
    if (restore) {
        QTest::mouseClick(const_cast<QPushButton *>(restore), Qt::LeftButton);
    }
    LevelDocument &document = window.editor().document();
    const int restored = document.undoStack().index();
    Canvas &canvas = window.canvas();
    QWidget *viewport = canvas.viewport();
    const auto at = [&canvas](Point cell) { return canvas.viewportRectOf(cell).center(); };
    say("start", n, fingerprint(document.level()));
    for (;; ++n) {
        const Stroke stroke = strokeOf(n, document.level().size());
        if (stroke.what == Stroke::What::Draw) {
            QTest::mousePress(viewport, stroke.button, {}, at(stroke.from));
            const QPoint to = at(stroke.to);
            QMouseEvent move(QEvent::MouseMove, to, viewport->mapToGlobal(to), Qt::NoButton, stroke.button, {});
            QCoreApplication::sendEvent(viewport, &move);
            QTest::mouseRelease(viewport, stroke.button, {}, to);
        } else if (stroke.what == Stroke::What::Undo && document.undoStack().index() > restored) {
            QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier);
        } else if (stroke.what == Stroke::What::Name) {
            setText(document, TextField::Name, u"Maze %1"_s.arg(n));
        }
        say("stroke", n, fingerprint(document.level()));
        if (n % 40 == 39) {
            QTest::keyClick(&window, Qt::Key_S, Qt::ControlModifier);
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
Said drawAndKill(const QString &mode, const QString &folder, int n, int milliseconds)
{
    return heard(runAndKill({mode, folder, QString::number(n)}, milliseconds));
}

} // namespace

/// The editor can be killed at any moment.
class TestEditKilled : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();

    void atMostTheLastStrokeIsLostAndTheFileIsWhole();
    void theSameInTheRealWindow();

private:
    void drawAndKillAgainAndAgain(const QString &mode, int times, int longestMs);
    void follow(const Said &said, LevelDocument &document, Toolbox &toolbox, const QByteArray &round);

    std::unique_ptr<EmptyHome> m_home;
    int m_next = 0;    ///< stroke to draw
    int m_further = 0; ///< strokes that were kept and not told any more
};

void TestEditKilled::init()
{
    m_home = std::make_unique<EmptyHome>();
    m_next = 0;
    m_further = 0;
}

/// Draws the same strokes here, and compares what is found.
void TestEditKilled::follow(const Said &said, LevelDocument &document, Toolbox &toolbox, const QByteArray &round)
{
    document.reset(Level(document.level()), {}, false, false);
    for (const QByteArray &stroke : said.strokes) {
        drawStroke(document, toolbox, m_next++);
        QVERIFY2(fingerprint(document.level()) == stroke, round.constData());
    }
    const ReadLevel file = readLevelFile(levelIn(m_home->path()), *shippedCatalogue());
    QVERIFY2(file.level && !file.issues.isUnreadable(), round.constData());
    const std::optional<Level> found = foundIn(m_home->path());
    QVERIFY2(found, round.constData());
    if (*found != document.level()) {
        drawStroke(document, toolbox, m_next++);
        ++m_further;
        QVERIFY2(*found == document.level(), QByteArray("a stroke is lost at " + round).constData());
    }
}

void TestEditKilled::drawAndKillAgainAndAgain(const QString &mode, int times, int longestMs)
{
    LevelDocument document(shippedCatalogue());
    Toolbox toolbox(document);
    QVERIFY(!document.save(levelIn(m_home->path())));
    Rng rng(1);
    int saves = 0;
    qsizetype strokes = 0;
    for (int i = 0; i < times; ++i) {
        const QByteArray round = "kill " + QByteArray::number(i);
        const Said said = drawAndKill(mode, m_home->path(), m_next, rng.between(0, longestMs));
        QVERIFY2(said.hasStarted && !said.hasFault, round.constData());
        follow(said, document, toolbox, round);
        if (QTest::currentTestFailed()) {
            return;
        }
        strokes += said.strokes.size();
        saves += said.saves;
    }
    qInfo("%d kills, %d strokes, %d saves; %d strokes were kept and not told any more", times, int(strokes), saves,
          m_further);
    QVERIFY(strokes > times);
    QVERIFY(saves > 0);
}

void TestEditKilled::atMostTheLastStrokeIsLostAndTheFileIsWhole()
{
    drawAndKillAgainAndAgain(u"--draw"_s, repeats(80, 2000), 80);
}

void TestEditKilled::theSameInTheRealWindow()
{
    drawAndKillAgainAndAgain(u"--window"_s, repeats(6, 100), 200);
}

int main(int argc, char *argv[])
{
    const QByteArray mode = argc == 4 ? QByteArray(argv[1]) : QByteArray();
    if (mode == "--window") {
        const QApplication application(argc, argv);
        QCoreApplication::setOrganizationName(u"Mazewright"_s);
        QCoreApplication::setApplicationName(u"Mazewright"_s);
        return drawInWindowUntilKilled(QString::fromLocal8Bit(argv[2]), QByteArray(argv[3]).toInt());
    }
    const QCoreApplication application(argc, argv);
    if (mode == "--draw") {
        QCoreApplication::setOrganizationName(u"Mazewright"_s);
        QCoreApplication::setApplicationName(u"Mazewright"_s);
        return drawUntilKilled(QString::fromLocal8Bit(argv[2]), QByteArray(argv[3]).toInt());
    }
    TestEditKilled test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_editkilled.moc"
