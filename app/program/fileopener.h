#pragma once

#include "app/edit/editmode.h"
#include "app/games/games.h"
#include "app/widgets/filewish.h"
#include "editor/storage/loadedlevel.h"

#include <functional>

class MainWindow;
struct DrawnMazes;

/// Opens files as a person expects it: levels are played or edited, campaigns are played, and what cannot be done is
/// said with its faults; then nothing else changes.
class FileOpener : public QObject {
    Q_OBJECT

public:
    /// All must outlive this.
    FileOpener(CataloguePtr catalogue, MainWindow &window, Games &games, EditMode &editing);

    /// A file, or a folder of levels; recorded games are watched, whatever they are called. While editing it is edited;
    /// else it is played, or edited if it can be drawn but not played. A kept game of it goes on, unless `isAnew`.
    bool open(const QString &path, bool isAnew = false);
    /// Opens a file; several are edited, each in a tab of its own.
    void openAll(const QStringList &paths);
    /// Edits a level file, or the first level of a campaign. One that is open already is shown as it stands there. A
    /// recorded game is watched.
    bool edit(const QString &path);
    /// Edits files, each in a tab of its own; the last one is shown.
    void editAll(const QStringList &paths);
    /// Asks what the tiles of the map of Tiled that is edited stand for. The level that they give takes the place of
    /// the one that is there, as a step.
    void askTiles();
    /// Plays a level file, also while editing; one that can be drawn but not played is edited.
    bool playOrMend(const QString &path, bool isAnew);
    /// Asks which file to open, and opens it or edits it.
    void ask(FileWish wish);

Q_SIGNALS:
    /// A file of a run is to be watched.
    void runChosen(const QString &path);

private:
    bool watchRun(const QString &path);
    /// Opens files, once the window is seen if one of them may have to be asked about.
    void whenItMayAsk(const QStringList &paths, const std::function<void()> &open);
    /// A text that was not drawn in the default legend; nothing for all other files.
    std::optional<DrawnMazes> foreignText(const QString &path) const;
    /// Asks how a text is to be read that was not drawn in the default legend, and edits what it becomes: whether that
    /// was done by now. Nothing for all other files.
    std::optional<bool> importText(const QString &path);
    bool askAndImport(const DrawnMazes &text, const QString &name);
    std::optional<LoadedLevel> read(const QString &path);
    bool editCampaign(const QString &path);
    bool editRead(LoadedLevel read, const QString &path);
    void refuse(const IssueList &issues, const QString &path, FileWish wish);

    CataloguePtr m_catalogue;
    MainWindow &m_window;
    Games &m_games;
    EditMode &m_editing;
};
