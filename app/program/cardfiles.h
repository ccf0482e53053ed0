#pragma once

#include "app/cards/cardacts.h"
#include "app/edit/editmode.h"
#include "editor/storage/levelfilechange.h"

class FileOpener;
class Games;
class MainWindow;
class StartMode;

/// The actions in the menu of a card on the start page: playing, editing, renaming, duplicating or exporting a file,
/// showing its folder, or moving it to the trash. Also updates the start page, open tabs and lists of recent files.
class CardFiles : public QObject {
    Q_OBJECT

public:
    /// References that must outlive this object.
    struct Parts {
        CataloguePtr catalogue;
        MainWindow &window;
        Games &games;
        EditMode &editing;
        FileOpener &files;
        StartMode &starting;
    };
    explicit CardFiles(Parts parts) : m_parts(std::move(parts)) {}

    /// Performs an action on the file of a card. If the file no longer exists, shows a message instead.
    void act(CardAct act, const QString &path);
    /// Updates saved games, best games and the list of recent files after a level file was renamed.
    void rememberMove(const QString &from, const QString &to);

private:
    void rename(const QString &path);
    void renameCampaign(const Campaign &campaign);
    void duplicate(const QString &path);
    void exportFile(const QString &path);
    void showInFolder(const QString &path);
    void askToTrash(const QString &path);
    void moveToTrash(const QString &path);

    /// True if the level at `path`, or a level in the folder or archive `path`, is open with unsaved changes; in this
    /// case also shows a message.
    bool isUnsaved(const QString &path);
    std::optional<QString> askedName(const QString &title, const QString &name);
    /// Makes a change in a worker thread. On failure, shows the reason and returns false.
    bool change(const QString &sentence, const std::function<CampaignChange()> &make, CampaignChange &made);
    void fileMoved(const QString &from, const QString &to);
    void refreshTab(const QString &path);
    void tell(const QString &sentence);
    void tellUnwritten(const std::optional<SaveFault> &fault);

    Parts m_parts;
};
