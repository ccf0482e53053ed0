#include "editor/document/propertyedits.h"
#include "editor/document/recoverywriter.h"
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
#include <QFrame>
#include <QLabel>
#include <QMouseEvent>
#include <QPushButton>
#include <QSettings>
#include <QTest>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

/// An endless script: n and the size of the level decide what the n-th stroke draws.
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

/// Returns the level that a restart of the editor offers: the lost work, or else the file.
std::optional<Level> foundIn(const QString &folder)
{
    const QList<LostWork> lost = RecoveryFolder().lostWork();
    if (!lost.isEmpty()) {
        const auto read = readRecoveryFile(RecoveryFolder().pathOf(lost.first().id), *shippedCatalogue());
        return read ? std::optional(read->level) : std::nullopt;
    }
    return openLevelFile(levelIn(folder), *shippedCatalogue()).level.take();
}

/// Runs the editor without its window in a process of its own: opens the level, restores the lost work, draws from
/// stroke `n` on and saves now and then. Prints "start", "stroke N" after each stroke and "saved N" after each save.
int drawUntilKilled(const QString &folder, int n)
{
    LevelDocument document(shippedCatalogue());
    const LevelTabs levels(document);
    RecoveryWriter keeper(document, levels, RecoveryFolder());
    Toolbox toolbox(document);
    const std::optional<Level> found = foundIn(folder);
    if (!found) {
        say("fault", n);
        return 1;
    }
    document.reset(*found, levelIn(folder), false, false);
    keeper.keep();
    for (const LostWork &work : keeper.folder().lostWork()) {
        keeper.folder().discard(work.id);
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

/// Does the same by mouse and keys in the real window, which offers the lost work in its bar.
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
    auto *restore = window.editFile(levelIn(folder)) ? window.findChild<QPushButton *>(u"restoreWork"_s) : nullptr;
    if (restore) {
        QTest::mouseClick(restore, Qt::LeftButton);
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

/// The ways of starting the program.
enum class Way : std::uint8_t { StartPage, Edit, EditFile, File };
constexpr int wayCount = 4;

QStringList filesIn(const QString &folder)
{
    return {folder + u"/first.level.json"_s, folder + u"/second.level.json"_s, folder + u"/third.level.json"_s};
}

/// Prints every tab, then "ready", and waits to be killed.
int sayTabsUntilKilled(ProgramWindow &window)
{
    QSettings().sync(); // the window's settings with them
    const LevelTabs &levels = window.editor().levels();
    for (int i = 0; i < levels.count(); ++i) {
        const OpenLevel &level = levels.at(i);
        const QByteArray path = level.path.isEmpty() ? "-" : QFileInfo(level.path).fileName().toUtf8();
        say("tab", i, path + (level.isModified() ? " changed " : " saved ") + fingerprint(level.level));
    }
    say("ready", levels.count());
    return QCoreApplication::exec();
}

bool showWindow(ProgramWindow &window)
{
    window.resize(1280, 800);
    window.show();
    window.activateWindow();
    return QTest::qWaitForWindowActive(&window);
}

/// Draws on two of three levels with files and on two new ones.
int drawOnFourLevels(const QString &folder)
{
    ProgramWindow window(shippedCatalogue());
    window.program().begin(filesIn(folder), true);
    if (!showWindow(window)) {
        say("fault", 0);
        return 1;
    }
    const auto draw = [&window](Point cell) {
        QTest::mouseClick(window.canvas().viewport(), Qt::LeftButton, {},
                          window.canvas().viewportRectOf(cell).center());
    };
    for (int i = 0; i < 2; ++i) {
        window.editor().levels().show(i);
        draw({2 + i, 1});
    }
    for (int i = 0; i < 2; ++i) {
        window.editor().levels().show(window.editor().levels().count() - 1);
        window.editNewLevel();
        draw({3 + i, 4});
    }
    return sayTabsUntilKilled(window);
}

/// Starts the program in one of the ways and clicks Restore once.
int restoreFourLevels(const QString &folder, Way way)
{
    ProgramWindow window(shippedCatalogue());
    const bool hasFile = way == Way::EditFile || way == Way::File;
    window.program().begin(hasFile ? filesIn(folder).first(1) : QStringList(),
                           way == Way::Edit || way == Way::EditFile);
    const auto *bar = window.findChild<QFrame *>(u"lostWork"_s);
    if (!showWindow(window) || !QTest::qWaitFor([bar] { return bar->isVisible(); })) {
        say("fault", 1);
        return 1;
    }
    QTest::mouseClick(bar->findChild<QPushButton *>(u"restoreWork"_s), Qt::LeftButton);
    if (bar->isVisible() || window.mode() != ProgramWindow::Mode::Edit) {
        say("fault", 2);
        return 1;
    }
    return sayTabsUntilKilled(window);
}

/// The output of a process, up to its last complete line.
struct Said {
    bool hasStarted = false;
    bool hasFault = false;
    int saves = 0;
    QByteArrayList strokes; ///< fingerprint after each stroke
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

/// Starts a process that draws, and kills it `milliseconds` after its first line.
Said drawAndKill(const QString &mode, const QString &folder, int n, int milliseconds)
{
    return heard(runAndKill({mode, folder, QString::number(n)}, milliseconds));
}

} // namespace

/// The editor loses no reported work, whenever it is killed.
class TestEditKilled : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();

    void aKillLosesAtMostTheLastStroke();
    void aKilledWindowLosesAtMostTheLastStroke();
    void everyStartRestoresTheWorkOfAllTabs();

private:
    void drawAndKillAgainAndAgain(const QString &mode, int times, int longestMs);
    void follow(const Said &said, LevelDocument &document, Toolbox &toolbox, const QByteArray &round);

    std::unique_ptr<EmptyHome> m_home;
    int m_next = 0;    ///< the next stroke to draw
    int m_further = 0; ///< strokes that were saved for recovery but no longer reported
};

void TestEditKilled::init()
{
    m_home = std::make_unique<EmptyHome>();
    m_next = 0;
    m_further = 0;
}

/// Draws the same strokes in this process and compares the result with the level found.
void TestEditKilled::follow(const Said &said, LevelDocument &document, Toolbox &toolbox, const QByteArray &round)
{
    document.reset(Level(document.level()), {}, false, false);
    for (const QByteArray &stroke : said.strokes) {
        drawStroke(document, toolbox, m_next++);
        QVERIFY2(fingerprint(document.level()) == stroke, round.constData());
    }
    const ReadLevel file = openLevelFile(levelIn(m_home->path()), *shippedCatalogue());
    QVERIFY2(file.level && !file.issues.isUnreadable(), round.constData());
    const std::optional<Level> found = foundIn(m_home->path());
    QVERIFY2(found, round.constData());
    if (fingerprint(*found) != fingerprint(document.level())) {
        drawStroke(document, toolbox, m_next++);
        ++m_further;
        QVERIFY2(fingerprint(*found) == fingerprint(document.level()),
                 QByteArray("a stroke is lost at " + round).constData());
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

void TestEditKilled::aKillLosesAtMostTheLastStroke()
{
    drawAndKillAgainAndAgain(u"--draw"_s, repeats(80, 2000), 80);
}

void TestEditKilled::aKilledWindowLosesAtMostTheLastStroke()
{
    drawAndKillAgainAndAgain(u"--window"_s, repeats(6, 500), 200);
}

/// Lost work of every tab is offered after each way of starting. Each process is killed without saving, including the
/// one that has just restored all tabs.
void TestEditKilled::everyStartRestoresTheWorkOfAllTabs()
{
    for (const QString &file : filesIn(m_home->path())) {
        LevelDocument document(shippedCatalogue());
        QVERIFY(!document.save(file));
    }
    const QByteArray drawn = runAndKill({u"--four"_s, m_home->path(), u"0"_s}, 0, "ready");
    QVERIFY2(drawn.contains("ready 5"), drawn.constData());
    QCOMPARE(drawn.count(" changed "), 4);
    for (int round = 0; round < repeats(wayCount, 100); ++round) {
        const QString way = QString::number(round % wayCount);
        const QByteArray restored = runAndKill({u"--restore"_s, m_home->path(), way}, 0, "ready");
        QVERIFY2(restored == drawn, QByteArray(drawn + "became\n" + restored + "by way " + way.toLatin1()).constData());
    }
}

int main(int argc, char *argv[])
{
    const QByteArray mode = argc == 4 ? QByteArray(argv[1]) : QByteArray();
    if (mode == "--window" || mode == "--four" || mode == "--restore") {
        const QApplication application(argc, argv);
        QCoreApplication::setOrganizationName(u"Mazewright"_s);
        QCoreApplication::setApplicationName(u"Mazewright"_s);
        const QString folder = QString::fromLocal8Bit(argv[2]);
        const int number = QByteArray(argv[3]).toInt();
        return mode == "--four"      ? drawOnFourLevels(folder)
               : mode == "--restore" ? restoreFourLevels(folder, Way(number))
                                     : drawInWindowUntilKilled(folder, number);
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
