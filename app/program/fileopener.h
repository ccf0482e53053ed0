#pragma once

#include "app/edit/editmode.h"
#include "app/games/games.h"
#include "app/widgets/issuedialog.h"
#include "editor/storage/loadedlevel.h"

#include <functional>

class MainWindow;
struct DrawnMazes;

/// The opening of files: levels are played or edited, campaigns are played, recorded games are watched. If a file
/// cannot be opened, its issues are shown, and nothing else changes.
class FileOpener : public QObject {
    Q_OBJECT

public:
    /// All references must outlive this object.
    FileOpener(CataloguePtr catalogue, MainWindow &window, Games &games, EditMode &editing);

    /// Opens a file, or a folder of levels. Recorded games are watched, whatever their file names, and campaigns are
    /// played. Other files are edited while the editor is active; otherwise they are played, or edited if they can be
    /// drawn but not played. A saved game of the level or campaign is continued unless `isAnew`. False if nothing was
    /// opened.
    bool open(const QString &path, bool isAnew = false);
    /// Opens a single file like open(). Several files are edited, each in its own tab.
    void openAll(const QStringList &paths);
    /// Edits a level file, or the first level of a campaign. If the level is already open, shows its tab. A recorded
    /// game is watched. False if nothing was opened.
    bool edit(const QString &path);
    /// Edits files, each in its own tab, and shows the last one.
    void editAll(const QStringList &paths);
    /// Asks again for the meanings of the tiles of the edited Tiled map. The resulting level replaces the edited one as
    /// one undo step.
    void askTiles();
    /// Plays a level file, even while the editor is active. A level that can be drawn but not played is edited.
    bool playOrEdit(const QString &path, bool isAnew);
    /// Asks which file to open, then opens or edits it.
    void ask(FilePurpose wish);

Q_SIGNALS:
    /// Emitted when a run file should be watched.
    void runChosen(const QString &path);

private:
    bool watchRun(const QString &path);
    /// Calls `open`, which opens `paths`. If opening one of these files may need a question, first waits until the
    /// window is visible.
    void whenItMayAsk(const QStringList &paths, const std::function<void()> &open);
    /// Returns a text that was not drawn in the default legend; std::nullopt for all other files.
    std::optional<DrawnMazes> foreignText(const QString &path) const;
    /// Asks how to read a text that was not drawn in the default legend, and edits the result. True if the result is
    /// open now; false if the user cancelled, or if the question waits until the window is visible. std::nullopt for
    /// all other files, which are not opened.
    std::optional<bool> importText(const QString &path);
    bool askAndImport(const DrawnMazes &text, const QString &name);
    std::optional<LoadedLevel> read(const QString &path);
    bool editCampaign(const QString &path);
    bool editRead(LoadedLevel read, const QString &path);
    void refuse(const IssueList &issues, const QString &path, FilePurpose wish);

    CataloguePtr m_catalogue;
    MainWindow &m_window;
    Games &m_games;
    EditMode &m_editing;
};
