#include "tests/pictures/windowpictures.h"

#include "app/cli/output.h"
#include "app/settings/knownlevels.h"
#include "gamecore/bots/botmind.h"
#include "gamecore/levelfile/levelformats.h"
#include "tests/driver/programwindow.h"
#include "tests/pictures/editorpictures.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QPushButton>

#include <functional>

using namespace Qt::StringLiterals;

namespace {

constexpr QSize pictureSize{1280, 800};
constexpr std::uint64_t pictureSeed = 7;
constexpr int settleMs = 150;
constexpr int mostCommands = 5000;
constexpr int stepMs = 180;
constexpr int mostSteps = 5 * 60 * 1000 / stepMs;

/// Waits until all animations and pending events are processed.
void settle(ProgramWindow &window)
{
    QElapsedTimer clock;
    clock.start();
    do {
        QApplication::processEvents(QEventLoop::AllEvents, 20);
    } while (window.canvas().isGliding() || clock.elapsed() < settleMs);
}

/// Returns the built-in bot that plays for pictures.
Bot demoBot()
{
    IssueList issues;
    const std::vector<Bot> bots = loadBots({u":/data"_s}, issues);
    const Bot *careful = botNamed(bots, u"careful"_s);
    return careful ? *careful : Bot();
}

/// Lets a bot play until `isDone`, until it gives up, or for mostCommands.
void playUntil(PlaySession &session, const std::function<bool(const World &)> &isDone)
{
    const Bot bot = demoBot();
    PathCache book;
    BotMind mind(bot, pictureSeed, book);
    mind.enter(session.world());
    std::optional<Command> command;
    const auto observing = QObject::connect(&session, &PlaySession::played, [&](const EventList &events) {
        mind.observe(session.world(), *command, events);
    });
    for (int i = 0; i < mostCommands && session.isUnderWay() && !isDone(session.world()); ++i) {
        command = mind.next(session.world());
        if (!command) {
            break;
        }
        session.play(*command);
    }
    QObject::disconnect(observing);
}

bool hasGold(const World &world)
{
    return world.gold() > 0;
}

bool isNever(const World &)
{
    return false;
}

/// Walks up to a monster and dies.
void playToDeath(PlaySession &session)
{
    playUntil(session, hasGold);
    for (int step = 0; step < mostSteps && session.isUnderWay(); ++step) {
        session.advance(stepMs);
    }
}

bool playShipped(ProgramWindow &window, const CataloguePtr &catalogue, const QString &death)
{
    const LevelCheck check = [&death](Level &level, const Catalogue &base, const auto &places) {
        level.rules.insert(u"death"_s, death);
        return checkStructure(level, base, places);
    };
    const QString path = shippedLevels().value(0);
    std::optional<PlayableLevel> level = openLevelFile(path, *catalogue, {}, check).level.playable();
    window.session().setTicking(false);
    return level && window.playLevel(std::move(*level), path, pictureSeed);
}

/// Plays a dungeon whose first room is not empty, until its monsters have come near.
void playDungeon(ProgramWindow &window)
{
    constexpr std::uint64_t dungeonSeed = 5912205353010173;
    constexpr int turns = 4;
    window.playDungeon({}, u"tombs"_s, dungeonSeed);
    for (int turn = 0; turn < turns; ++turn) {
        window.session().play(Command::wait());
    }
}

/// Drags a rectangle without releasing the mouse button.
void drawRectangle(Toolbox &toolbox, Point from, Point to)
{
    toolbox.setTool(ToolId::Rectangle);
    toolbox.press(from, Qt::LeftButton, {});
    toolbox.drag(to);
    toolbox.hover(to);
}

bool savePicture(ProgramWindow &window, const QString &path)
{
    settle(window);
    if (!window.grab().save(path)) {
        printError(u"mazewright: The picture %1 could not be written."_s.arg(path));
        return false;
    }
    printOut(path);
    return true;
}

/// A picture: its name, and the steps in a new window that prepare it.
struct PictureRow {
    QString name;
    std::function<void(ProgramWindow &, const CataloguePtr &)> prepare;
};

const QList<PictureRow> &pictureRows()
{
    static const QList<PictureRow> rows{
        {u"start"_s, [](ProgramWindow &window, const CataloguePtr &) { window.showStartPage(); }},
        {u"play"_s,
         [](ProgramWindow &window, const CataloguePtr &catalogue) {
             playShipped(window, catalogue, u"respawn"_s);
             playUntil(window.session(), hasGold);
         }},
        {u"win"_s,
         [](ProgramWindow &window, const CataloguePtr &catalogue) {
             playShipped(window, catalogue, u"respawn"_s);
             playUntil(window.session(), isNever);
         }},
        {u"death"_s,
         [](ProgramWindow &window, const CataloguePtr &catalogue) {
             playShipped(window, catalogue, u"permadeath"_s);
             playToDeath(window.session());
         }},
        {u"watch"_s,
         [](ProgramWindow &window, const CataloguePtr &catalogue) {
             playShipped(window, catalogue, u"permadeath"_s);
             playToDeath(window.session());
             window.findChild<QPushButton *>(u"endWatch"_s)->click();
         }},
        {u"dungeon"_s, [](ProgramWindow &window, const CataloguePtr &) { playDungeon(window); }},
        {u"edit"_s,
         [](ProgramWindow &window, const CataloguePtr &) {
             window.editFile(shippedLevels().value(0));
             settle(window);
             drawRectangle(window.editor().toolbox(), {2, 6}, {5, 9});
         }},
    };
    return rows;
}

QStringList pictureNames()
{
    QStringList names = editorPictureNames();
    for (const PictureRow &row : pictureRows()) {
        names.append(row.name);
    }
    return names;
}

bool isWanted(const PictureRow &row, const QStringList &names)
{
    return names.isEmpty() || names.contains(row.name);
}

bool writeWindowPicture(const CataloguePtr &catalogue, const PictureRow &row, const QString &folder,
                        const QString &language)
{
    ProgramWindow window(catalogue);
    window.games().setScoresPath({});
    window.useLanguage(language);
    window.setTheme(ThemeChoice::Dark);
    window.resize(pictureSize);
    window.show();
    row.prepare(window, catalogue);
    return savePicture(window, u"%1/%2_%3.png"_s.arg(folder, row.name, language));
}

} // namespace

int writeDemoPicture(const CataloguePtr &catalogue, const QString &picture, const QString &level)
{
    const QString path = level.isEmpty() ? shippedLevels().value(0) : level;
    ReadLevel read = openLevelFile(path, *catalogue);
    std::optional<PlayableLevel> played = read.level.playable();
    if (!played) {
        printIssues(read.issues, Severity::Error);
        return read.level ? ExitProblems : ExitUsage;
    }
    ProgramWindow window(catalogue);
    window.games().setScoresPath({});
    window.resize(pictureSize);
    window.show();
    window.session().setTicking(false);
    window.playLevel(std::move(*played), path, pictureSeed);
    playUntil(window.session(), hasGold);
    return savePicture(window, picture) ? ExitDone : ExitProblems;
}

int writePictures(const CataloguePtr &catalogue, const QString &folder, const QStringList &names)
{
    const QStringList known = pictureNames();
    for (const QString &name : names) {
        if (!known.contains(name)) {
            return usageError(u"There is no picture %1. There are: %2."_s.arg(name, known.join(u", "_s)));
        }
    }
    if (!QDir().mkpath(folder)) {
        return usageError(u"The folder %1 cannot be made."_s.arg(folder));
    }
    if (const int fault = writeEditorPictures(catalogue, folder, names); fault != ExitDone) {
        return fault;
    }
    for (const QString &language : {u"en"_s, u"de"_s}) {
        for (const PictureRow &row : pictureRows()) {
            if (isWanted(row, names) && !writeWindowPicture(catalogue, row, folder, language)) {
                return ExitProblems;
            }
        }
    }
    return ExitDone;
}
