#include "app/watch/watchmode.h"

#include "app/export/exportdialog.h"
#include "app/games/gamesource.h"
#include "app/games/gametitle.h"
#include "app/games/recordings.h"
#include "app/hud/keyline.h"
#include "app/keys/keybindings.h"
#include "app/shell/mainwindow.h"
#include "app/watch/runspanel.h"
#include "app/watch/runtree.h"
#include "app/watch/watchactions.h"
#include "editor/storage/filename.h"
#include "editor/text/savefault.h"
#include "editor/widgets/progressworker.h"
#include "editor/widgets/question.h"
#include "gamecore/base/files.h"
#include "gamecore/data/ruleset.h"
#include "gamecore/replay/runreader.h"
#include "gamecore/replay/runwriter.h"
#include "gamecore/world/event.h"

#include <QApplication>
#include <QDateTime>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QKeyEvent>

using namespace Qt::StringLiterals;

namespace {

/// The most useful keys while watching, as currently bound, for the line below the bar.
class WatchKeys {
    Q_DECLARE_TR_FUNCTIONS(WatchKeys)

public:
    /// All references must outlive this object.
    WatchKeys(const WatchActions &actions, const KeyNames &names, const WindowActions &window)
        : m_actions(actions), m_names(names), m_window(window)
    {
    }

    std::vector<KeyHint> ofGame(bool isPlaying) const;
    /// Returns the hints while a panel has the focus, where keys have other meanings.
    static std::vector<KeyHint> ofPanel();
    std::vector<KeyHint> ofList() const;

private:
    static void addWayOut(KeyHints &hints);

    const WatchActions &m_actions;
    const KeyNames &m_names;
    const WindowActions &m_window;
};

std::vector<KeyHint> WatchKeys::ofGame(bool isPlaying) const
{
    KeyHints hints;
    hints.add(m_names.of(CommandIds::watchPlay),
              isPlaying ? tr("pause", "what a key does") : tr("play", "what a key does"), m_actions.play);
    hints.add(m_names.of(CommandIds::stepForward), tr("step", "what a key does"), m_actions.forward);
    hints.add(m_names.of(CommandIds::stepBack), tr("step back", "what a key does"), m_actions.back);
    hints.add(m_names.of(CommandIds::nextMark), tr("next mark", "what a key does"), m_actions.nextMark);
    hints.add(m_names.of(CommandIds::takeOver), tr("take over here", "what a key does"), m_actions.takeOver);
    hints.add(m_names.of(CommandIds::watchEverything), tr("show everything", "what a key does"), m_actions.everything);
    hints.add(KeyNames::escape(), tr("back", "what a key does"));
    hints.add(m_names.of(CommandIds::showKeys), tr("all keys", "what a key does"), m_window.keys);
    return hints.all();
}

std::vector<KeyHint> WatchKeys::ofPanel()
{
    KeyHints hints;
    addWayOut(hints);
    return hints.all();
}

std::vector<KeyHint> WatchKeys::ofList() const
{
    KeyHints hints;
    hints.add(KeyNames::arrows(), tr("select", "what a key does"));
    hints.add(KeyNames::enter(), tr("watch it", "what a key does"));
    hints.add(m_names.of(CommandIds::showGhost), tr("as ghost", "what a key does"), m_actions.ghost);
    hints.add(m_names.of(CommandIds::renameGame), tr("name it", "what a key does"), m_actions.rename);
    hints.add(m_names.of(CommandIds::deleteGame), tr("delete it", "what a key does"), m_actions.remove);
    addWayOut(hints);
    return hints.all();
}

void WatchKeys::addWayOut(KeyHints &hints)
{
    hints.add(KeyNames::tab(), tr("next panel", "what a key does"));
    hints.add(KeyNames::escape(), tr("back to the level", "what a key does"));
}

/// Returns the date of the recording, as in the list; the current date if it is not a recording.
QString dateOf(const LoadedRun &loaded, const Recordings &kept)
{
    const QFileInfo file(kept.pathOf(loaded.id));
    const QDateTime when = file.exists() ? file.lastModified() : QDateTime::currentDateTime();
    return when.toString(u"yyyy-MM-dd HH-mm"_s);
}

} // namespace

WatchedName nameOf(const LoadedRun &loaded, const Recordings &kept)
{
    const QString own = loaded.id.isEmpty() ? QString() : kept.branches().of(loaded.id).name;
    if (!own.isEmpty()) {
        return {.title = own, .file = fileNameFor(own)};
    }
    const QString by = loaded.playedBy.isEmpty() ? loaded.run->origin.name : loaded.playedBy;
    const Game &game = loaded.timeline->game();
    const QString usual =
        gameTitle(game, {.heroName = by, .day = game.isDungeon() ? dayOfSeed(game.seed()) : QString()});
    const QString file = QFileInfo(loaded.file).fileName();
    if (!file.isEmpty()) {
        return {.title = u"%1 (%2)"_s.arg(usual, file), .file = fileNameFor(file.section(u'.', 0, 0))};
    }
    return {.title = usual, .file = u"%1 %2"_s.arg(fileNameFor(usual), dateOf(loaded, kept))};
}

WatchMode::WatchMode(CataloguePtr catalogue, MainWindow &window, QWidget &page, Canvas &canvas, Recordings &kept)
    : m_catalogue(std::move(catalogue)), m_window(window), m_page(page), m_canvas(canvas),
      m_settings(window.settings()), m_kept(kept), m_view(canvas, m_run),
      m_panels(m_catalogue, window.workspace(), m_run, kept, m_settings), m_actions(window.commands().commands),
      m_transport(new Transport(m_run, m_playback, m_view, m_actions))
{
    window.workspace().addBar(m_transport, Qt::BottomToolBarArea, {WatchPanels::arrangement});
    window.workspace().setArrangement(WatchPanels::arrangement, m_settings.watchDocks());
    connectActions();
    connectRun();
}

void WatchMode::connectActions()
{
    const auto on = [this](QAction *action, auto slot) { connect(action, &QAction::triggered, this, slot); };
    on(m_actions.watch, &WatchMode::runWanted);
    on(m_actions.play, [this] { m_playback.setPlaying(!m_playback.isPlaying()); });
    on(m_actions.forward, [this] { step(1, m_isRepeated || m_transport->isStepHeld()); });
    on(m_actions.back, [this] { step(-1, m_isRepeated || m_transport->isStepHeld()); });
    on(m_actions.faster, [this] { m_playback.setSpeed(m_playback.speed() + 1); });
    on(m_actions.slower, [this] { m_playback.setSpeed(m_playback.speed() - 1); });
    on(m_actions.start, [this] { goTo(0); });
    on(m_actions.end, [this] { goTo(m_run.last()); });
    on(m_actions.nextMark, [this] { goTo(m_run.nextMark()); });
    on(m_actions.previousMark, [this] { goTo(m_run.previousMark()); });
    on(m_actions.takeOver, [this] {
        m_playback.setPlaying(false);
        Q_EMIT takenOver();
    });
    on(m_actions.keep, [this] { Q_EMIT proofWanted(m_run.run()); });
    on(m_actions.ghost, &WatchMode::showGhost);
    on(m_actions.rename, [this] {
        if (RunsPanel *games = m_panels.goToGames()) {
            games->renameCurrent();
        }
    });
    on(m_actions.remove, [this] {
        if (RunsPanel *games = m_panels.goToGames()) {
            games->removeCurrent();
        }
    });
    on(m_actions.save, &WatchMode::save);
    on(m_actions.pictures, &WatchMode::savePictures);
    connect(m_actions.everything, &QAction::toggled, this, &WatchMode::setRevealing);
    follow(*m_actions.trail, m_settings.showsTrail, this, [this](bool isOn) { m_view.setTrailShown(isOn); });
    follow(*m_window.commands().keyLine, m_settings.showsKeyLine, this,
           [this](bool isOn) { m_transport->setKeyLineWanted(isOn); });
    on(m_window.commands().zoomFit, [this] {
        if (m_isCurrent) {
            m_view.zoomToKnown();
        }
    });
}

void WatchMode::connectRun()
{
    connect(&m_run, &WatchedRun::begun, this, &WatchMode::sayMoment);
    connect(&m_run, &WatchedRun::moved, this, &WatchMode::sayMoment);
    connect(&m_playback, &Playback::changed, this, [this] {
        m_actions.setPlaying(m_playback.isPlaying());
        showKeys();
        sayMoment();
    });
    connect(qApp, &QApplication::focusChanged, this, [this] {
        if (m_isCurrent) {
            showKeys();
        }
    });
    connect(&m_view, &WatchView::ghostChanged, this, [this] {
        m_actions.ghost->setChecked(m_view.hasGhost());
        m_transport->say({});
    });
    m_mapDue.setSingleShot(true);
    connect(&m_mapDue, &QTimer::timeout, this, &WatchMode::showMap);
    connect(&m_canvas, &Canvas::viewChanged, this, [this] {
        if (m_isCurrent) {
            m_mapDue.start();
        }
    });
    connect(&m_canvas, &Canvas::lookChanged, &m_panels, &WatchPanels::setLook);
    connect(&m_panels, &WatchPanels::renamed, this, &WatchMode::nameRun);
    connect(&m_panels, &WatchPanels::pointed, this, [this](Point cell) { m_canvas.centerOnCell(cell); });
}

void WatchMode::watch(LoadedRun loaded, qint64 at)
{
    m_playback.setSpeed(Playback::usualSpeed);
    m_actions.everything->setChecked(false);
    m_run.show(std::move(loaded), at);
    m_name = nameOf(m_run.loaded(), m_kept);
    Q_EMIT wanted();
    Q_EMIT changed();
}

void WatchMode::play(LoadedRun loaded, qint64 at)
{
    watch(std::move(loaded), at);
    m_window.whenVisible([this, run = m_run.loaded().run] {
        const bool isStillShown = m_isCurrent && m_run.loaded().run == run;
        if (isStillShown && m_canvas.motion() == Motion::Full && m_run.at() < m_run.last()) {
            m_playback.setPlaying(true);
        }
    });
}

void WatchMode::nameRun()
{
    if (!m_run.isEmpty()) {
        m_name = nameOf(m_run.loaded(), m_kept);
        Q_EMIT changed();
    }
}

void WatchMode::enter()
{
    m_isCurrent = true;
    m_page.show();
    m_window.workspace().show(WatchPanels::arrangement);
    m_view.setShown(true);
    showMap();
    m_canvas.setFocus();
    sayMoment();
}

void WatchMode::leave()
{
    m_isCurrent = false;
    m_playback.setPlaying(false);
    m_view.setShown(false);
    m_canvas.setCellSentence({});
    m_window.workspace().putAside();
}

ModeTitle WatchMode::title() const
{
    if (m_run.isEmpty()) {
        return {};
    }
    //: %1 is the name of a game
    return {tr("Watching: %1").arg(m_name.title)};
}

void WatchMode::updateActions()
{
    m_actions.setEnabled(m_isCurrent && !m_run.isEmpty());
    // A replay has the commands of another level, so the run has no hashes of this one.
    m_actions.save->setEnabled(m_actions.save->isEnabled() && !m_run.loaded().difference);
    m_actions.keep->setEnabled(m_actions.keep->isEnabled() && m_isFromEditor && m_run.run().outcome == Status::Won);
    m_actions.watch->setEnabled(!m_isCurrent);
}

void WatchMode::retranslate()
{
    m_actions.retranslate();
    m_panels.retranslate();
    m_view.retranslate();
    showKeys();
    if (!m_run.isEmpty()) {
        m_run.retranslateLog();
        sayMoment();
        m_name = nameOf(m_run.loaded(), m_kept);
    }
}

QList<QWidget *> WatchMode::panels() const
{
    return QList<QWidget *>{&m_canvas} + m_window.workspace().panels(WatchPanels::arrangement)
           + QList<QWidget *>{m_transport};
}

bool WatchMode::press(const QKeyEvent &event, QAction *deed)
{
    // Enter belongs to the focused panel or button.
    if (!deed || (deed == m_actions.takeOver && !m_canvas.hasFocus())) {
        return false;
    }
    if (!event.isAutoRepeat() || deed->autoRepeat()) {
        m_isRepeated = event.isAutoRepeat();
        deed->trigger();
        m_isRepeated = false;
    }
    return true;
}

void WatchMode::stepBack()
{
    if (m_window.workspace().keyboard()) {
        m_window.workspace().goHome();
    } else {
        Q_EMIT left();
    }
}

void WatchMode::keep()
{
    m_settings.watchDocks.set(m_window.workspace().arrangement(WatchPanels::arrangement));
}

void WatchMode::step(int direction, bool isHeld)
{
    m_playback.setPlaying(false);
    m_run.seek(m_run.at() + direction * m_held.next(isHeld));
}

void WatchMode::goTo(std::optional<qint64> at)
{
    m_playback.setPlaying(false);
    if (at) {
        m_run.seek(*at);
    }
}

void WatchMode::setRevealing(bool isOn)
{
    m_view.setRevealing(isOn);
    m_panels.setRevealing(isOn);
}

/// Shows the map if not all of the level is in view.
void WatchMode::showMap()
{
    if (m_isCurrent && !m_run.isEmpty()) {
        m_panels.setMapNeeded(!m_view.holdsLevel());
    }
}

/// Makes the selected game the ghost, or removes the ghost. If the game cannot be the ghost, opens the list for
/// choosing another one.
void WatchMode::showGhost(bool isOn)
{
    if (!isOn) {
        m_panels.clearGhost();
    } else if (RunsPanel *games = m_panels.goToGames(); !games || !games->makeCurrentGhost()) {
        m_transport->say(
            [] { return tr("Select another game with the same start in the list, for example a branch."); });
    }
    m_actions.ghost->setChecked(m_view.hasGhost());
}

void WatchMode::showKeys()
{
    const QWidget *panel = m_window.workspace().keyboard();
    const WatchKeys keys(m_actions, m_window.keyNames(), m_window.commands());
    m_transport->keyLine().setHints(!panel                                 ? keys.ofGame(m_playback.isPlaying())
                                    : qobject_cast<const RunTree *>(panel) ? keys.ofList()
                                                                           : WatchKeys::ofPanel());
}

/// Announces the current moment and the last events to screen readers.
void WatchMode::sayMoment()
{
    if (!m_isCurrent || m_run.isEmpty() || m_playback.isPlaying()) {
        return;
    }
    m_canvas.setCellSentence(m_transport->accessibleMoment(), m_run.game().world().hero().cell);
}

void WatchMode::save()
{
    m_playback.setPlaying(false);
    const QString offered = QDir(Settings::folderToBeginIn()).filePath(m_name.file + u".run.json"_s);
    const QString chosen =
        QFileDialog::getSaveFileName(&m_window, tr("Save this game"), offered, tr("Recorded games (*.run.json)"));
    const QString path = chosen.isEmpty() || isRunPath(chosen) ? chosen : QString(chosen + u".run.json"_s);
    // The dialog asked about the name without its extension.
    if (!path.isEmpty() && (path == chosen || confirmOverwrite(path, tr("Save this game"), &m_window))) {
        writeTo(path);
    }
}

void WatchMode::writeTo(const QString &path)
{
    std::optional<SaveFault> fault;
    const Worker worker = progressWorker(&m_window, {.sentence = tr("Saving the game…"), .canCancel = false});
    worker([&](const std::atomic<bool> &) { fault = writeWhole(path, writeRun(m_run.run(), *m_catalogue)); });
    if (fault) {
        tell(&m_window, u"runNotSaved"_s, tr("Save this game"), sentenceOf(*fault));
    } else {
        m_transport->say([path] { return tr("Saved as “%1”.").arg(QDir::toNativeSeparators(path)); });
    }
}

void WatchMode::savePictures()
{
    m_playback.setPlaying(false);
    const ExportDialog &dialog = showExport({.run = m_run.run(),
                                             .shipped = m_catalogue,
                                             .now = m_run.game(),
                                             .title = m_name.file,
                                             .isRevealed = m_actions.everything->isChecked(),
                                             .look = m_canvas.look()},
                                            &m_window);
    connect(&dialog, &ExportDialog::saved, m_transport, [this](const QString &path, bool isOneFile) {
        m_transport->say([path, isOneFile] { return ExportDialog::savedSentence(path, isOneFile); });
    });
}
