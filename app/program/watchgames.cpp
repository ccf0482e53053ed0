#include "app/program/watchgames.h"

#include "app/playtests/playtesttext.h"
#include "app/shell/mainwindow.h"
#include "app/widgets/issuedialog.h"
#include "editor/widgets/progressworker.h"
#include "editor/widgets/question.h"
#include "gamecore/base/files.h"
#include "gamecore/replay/runrecorder.h"
#include "gamecore/replay/timeline.h"

#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

WatchTest::WatchTest(CataloguePtr catalogue, LastTest &lastTest, WatchMode &watching,
                     std::function<Worker()> makeWorker)
    : m_catalogue(std::move(catalogue)), m_lastTest(lastTest), m_watching(watching), m_makeWorker(std::move(makeWorker))
{
    connect(&m_lastTest, &LastTest::watchWanted, this, &WatchTest::watch);
    connect(&m_lastTest, &LastTest::replayWanted, this, &WatchTest::replay);
}

void WatchTest::watch()
{
    if (std::optional<Run> run = m_lastTest.run()) {
        std::optional<LoadedRun> loaded = loadRun(std::move(*run), m_catalogue, m_makeWorker());
        if (loaded && loaded->run) {
            loaded->id = m_lastTest.id();
            m_watching.play(std::move(*loaded));
        }
    }
}

/// Watches the replay on the changed level, with the hero of the original test as a ghost.
void WatchTest::replay()
{
    std::optional<Run> before = m_lastTest.run();
    if (!before) {
        return;
    }
    std::optional<Run> now;
    std::optional<RunDifference> difference;
    const bool isDone = m_makeWorker()([&, level = m_lastTest.changedLevel()](const std::atomic<bool> &isCancelled) {
        IssueList issues;
        if (std::optional<PlayableLevel> changed = PlayableLevel::check(level, *m_catalogue, issues)) {
            difference = firstDifference(*before, *changed, m_catalogue, &isCancelled);
            now = onLevel(*before, std::move(*changed));
        }
    });
    if (isDone && now) {
        showReplay(std::move(*before), std::move(*now), difference);
    }
}

void WatchTest::showReplay(Run before, Run now, const std::optional<RunDifference> &difference)
{
    const std::optional<LoadedRun> ghost = loadRun(std::move(before), m_catalogue, m_makeWorker());
    std::optional<LoadedRun> loaded = loadRun(std::move(now), m_catalogue, m_makeWorker());
    if (!ghost || !loaded || !loaded->run) {
        return;
    }
    loaded->id = m_lastTest.id();
    loaded->difference = difference;
    const bool isOtherwise = difference && difference->what > RunDifference::What::Clock;
    m_watching.watch(std::move(*loaded), isOtherwise ? difference->beat : 0);
    m_watching.view().setGhost(ghost->timeline);
}

WatchGames::WatchGames(Parts parts)
    : m_parts(std::move(parts)),
      m_watchTest(m_parts.catalogue, m_parts.lastTest, m_parts.watching, [this] { return worker(); })
{
    m_parts.watching.panelsOfRun().setBest([this] { return m_parts.games.scores().read().runs(); });
    connect(&m_parts.page.end(), &EndScreen::watchEnd, this, &WatchGames::watchEnd);
    connect(&m_parts.page.end(), &EndScreen::tryBefore, this, &WatchGames::tryBefore);
    connect(&m_parts.watching, &WatchMode::runWanted, this, &WatchGames::offerRun);
    connect(&m_parts.watching.panelsOfRun(), &WatchPanels::chosen, this, &WatchGames::openKept);
    connect(&m_parts.watching.panelsOfRun(), &WatchPanels::ghostChosen, this, &WatchGames::showGhost);
    connect(&m_parts.watching, &WatchMode::takenOver, this,
            [this] { takeOver(m_parts.watching.run().loaded(), m_parts.watching.run().at()); });
}

Worker WatchGames::worker()
{
    return progressWorker(&m_parts.window, {.sentence = tr("Preparing a game for watching…")});
}

/// Pauses the game, because the player cannot react while a worker runs.
void WatchGames::standStill()
{
    m_parts.session.pause();
    m_parts.playing.controls().journeys().stop();
}

bool WatchGames::open(const QString &path)
{
    standStill();
    std::optional<LoadedRun> loaded = loadRun(path, m_parts.catalogue, worker());
    if (loaded) {
        loaded->file = path;
    }
    return show(std::move(loaded), path);
}

bool WatchGames::openKept(const QString &id)
{
    standStill();
    return show(load(id), m_parts.games.recordings().pathOf(id));
}

/// Loads a recording; std::nullopt if cancelled.
std::optional<LoadedRun> WatchGames::load(const QString &id)
{
    worker()([this](const std::atomic<bool> &) { m_parts.games.recordings().flush(); });
    std::optional<LoadedRun> loaded = loadRun(m_parts.games.recordings().pathOf(id), m_parts.catalogue, worker());
    if (loaded) {
        loaded->id = id;
    }
    return loaded;
}

bool WatchGames::show(std::optional<LoadedRun> loaded, const QString &path)
{
    if (!loaded) {
        return false;
    }
    if (!loaded->run) {
        refuse(*loaded, path);
        return false;
    }
    m_parts.watching.play(std::move(*loaded));
    return true;
}

void WatchGames::refuse(const LoadedRun &loaded, const QString &path)
{
    if (loaded.isByOtherRules) {
        tell(
            &m_parts.window, u"otherRules"_s, tr("Watch games"),
            tr("This game was recorded with another version with different random numbers, so it cannot be replayed."));
        return;
    }
    m_parts.window.whenVisible([this, issues = loaded.issues, path] {
        showIssues(issues, QDir::toNativeSeparators(path), FilePurpose::Watch, &m_parts.window);
    });
}

/// Loads the last game from memory; its recording provides the date.
std::optional<LoadedRun> WatchGames::loadLast()
{
    standStill();
    m_parts.games.record(); // adds it to the list of games
    std::optional<Run> run;
    const RunOrigin origin = runOriginOf(m_parts.games.source());
    const bool isDone = worker()([&run, &origin, game = m_parts.session.game()](const std::atomic<bool> &isCancelled) {
        run = runOf(game, origin, &isCancelled);
    });
    if (isDone && !run) {
        tell(&m_parts.window, u"notFromItsLevel"_s, tr("Watch games"),
             tr("Cannot watch this game: it continued in a changed level, so its beginning was not recorded."));
    }
    if (!isDone || !run) {
        return std::nullopt;
    }
    std::optional<LoadedRun> loaded = loadRun(std::move(*run), m_parts.catalogue, worker());
    if (loaded) {
        loaded->id = m_parts.games.recordingId();
    }
    return loaded;
}

void WatchGames::watchEnd()
{
    std::optional<LoadedRun> loaded = loadLast();
    if (loaded && loaded->run) {
        const bool hasWon = loaded->run->outcome == Status::Won;
        const qint64 at = hasWon ? 0 : beforeLastDanger(*loaded->timeline);
        m_parts.watching.play(std::move(*loaded), at);
    }
}

void WatchGames::tryBefore()
{
    const std::optional<LoadedRun> loaded = loadLast();
    if (loaded && loaded->run) {
        takeOver(*loaded, beforeLastDanger(*loaded->timeline));
    }
}

/// Takes over a run. A run of the edited level becomes a test of it.
void WatchGames::takeOver(const LoadedRun &loaded, qint64 at)
{
    std::optional<Game> game;
    const bool isDone = worker()(
        [&](const std::atomic<bool> &isCancelled) { game = gameAt(*loaded.run, m_parts.catalogue, at, &isCancelled); });
    if (!isDone || !game) {
        return;
    }
    if (game->world().status() != Status::Playing) {
        tell(&m_parts.window, u"gameIsOver"_s, tr("Take over here"),
             tr("The game is over at this moment. Go back a little and take over there."));
        return;
    }
    const RunOrigin::By by = at > 0 ? loaded.run->origin.by : RunOrigin::By::Person;
    const RecordingBranch branch{.of = loaded.id, .after = at, .by = by};
    const bool isTest = m_parts.test.isOfEditedLevel() && loaded.id == m_parts.games.recordingId();
    const bool isLastTest = m_parts.lastTest.isThere() && loaded.id == m_parts.lastTest.id();
    if (isTest || isLastTest || loaded.isOfEditedLevel) {
        Q_EMIT testWanted(*game, branch);
        return;
    }
    WatchLog log;
    log.seek(*loaded.timeline, at);
    m_parts.games.takeOver(std::move(*game), branch, loaded.run->origin.name, keptLines(log.lines()));
    m_from = loaded;
    m_fromAt = at;
    m_fromIsPlayed = m_parts.games.recordingId();
    m_parts.page.log().say(
        [] { return tr("You take over here. This is practice and will not be listed among the best games."); },
        LogKind::System);
}

bool WatchGames::goBack()
{
    const bool isFrom = m_from.run && m_parts.games.recordingId() == m_fromIsPlayed && !m_parts.games.isTest();
    if (!isFrom || (!m_from.id.isEmpty() && !QFileInfo::exists(m_parts.games.recordings().pathOf(m_from.id)))) {
        return false;
    }
    m_parts.games.record(); // adds it to the list, below the run that it branches off
    m_parts.watching.watch(m_from, m_fromAt);
    return true;
}

/// Offers a run to watch: the current game at its present moment while playing, the last test while editing; otherwise
/// the run watched last or the newest recording.
void WatchGames::offerRun()
{
    const bool isPlaying = m_parts.window.isCurrent(m_parts.playing) && !m_parts.session.game().history().empty();
    if (isPlaying) {
        if (std::optional<LoadedRun> loaded = loadLast(); loaded && loaded->run) {
            const qint64 now = loaded->timeline->beats().count();
            m_parts.watching.watch(std::move(*loaded), now);
        }
    } else if (m_parts.lastTest.isEditing() && m_parts.lastTest.isThere()) {
        m_watchTest.watch();
    } else if (!m_parts.watching.run().isEmpty()) {
        m_parts.watching.goOn();
    } else {
        offerKept();
    }
}

/// Offers the newest recording that can be watched. A damaged one is skipped, since the list in which it can be deleted
/// must open.
void WatchGames::offerKept()
{
    m_parts.games.record(); // a waiting game was played last
    worker()([this](const std::atomic<bool> &) { m_parts.games.recordings().flush(); });
    const QStringList kept = m_parts.games.recordings().written();
    std::optional<LoadedRun> loaded;
    for (const QString &id : kept) {
        loaded = load(id);
        if (!loaded) {
            return; // cancelled
        }
        if (loaded->run) {
            m_parts.watching.play(std::move(*loaded));
            m_parts.watching.panelsOfRun().goToGames();
            return;
        }
    }
    if (loaded) {
        refuse(*loaded, m_parts.games.recordings().pathOf(kept.last()));
    } else {
        tell(&m_parts.window, u"nothingToWatch"_s, tr("Watch games"),
             tr("No games yet. Every game you play is recorded and can be watched here."));
    }
}

void WatchGames::showGhost(const QString &id)
{
    std::optional<LoadedRun> ghost = id.isEmpty() ? std::nullopt : load(id);
    if (ghost && !ghost->run) {
        refuse(*ghost, m_parts.games.recordings().pathOf(id));
    }
    const bool isThere = ghost && ghost->run;
    const QString name = m_parts.games.recordings().branches().of(id).name;
    m_parts.watching.view().setGhost(isThere ? ghost->timeline : nullptr,
                                     isThere && name.isEmpty() ? ghost->run->origin.name : name);
    if (!isThere && !id.isEmpty()) {
        m_parts.watching.panelsOfRun().forgetGhost();
    }
    m_parts.window.workspace().goHome(); // keys then control the replay
}

void WatchGames::watchBotsGame(const BotsGame &game)
{
    std::optional<Run> run;
    const bool isDone = worker()([&run, &game](const std::atomic<bool> &) {
        Playout playout(game.course, game.bot);
        run = runOf(playout.replay(game.seed), {.by = RunOrigin::By::Bot, .name = game.bot.key});
    });
    std::optional<LoadedRun> loaded =
        isDone && run ? loadRun(std::move(*run), m_parts.catalogue, worker()) : std::nullopt;
    if (loaded && loaded->run) {
        loaded->isOfEditedLevel = true;
        loaded->playedBy = PlaytestText::nameOf(game.bot);
        const qint64 at = game.isFromStart ? 0 : beforeLastDanger(*loaded->timeline);
        m_parts.watching.play(std::move(*loaded), at);
    }
}

void WatchGames::watchProof(const Run &run)
{
    show(loadRun(run, m_parts.catalogue, worker()), {});
}
