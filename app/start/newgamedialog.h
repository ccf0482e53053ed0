#pragma once

#include "app/games/games.h"
#include "gamecore/data/ids.h"

#include <QDialog>

class CampaignChoice;
class CardProofs;
class DailyChoice;
class DungeonChoice;
class LevelShelf;
class OwnFiles;
class Thumbnails;
class QListWidget;
class QPushButton;
class QStackedWidget;
struct FoundFiles;

/// The dialog for a new game: a dungeon, the daily dungeon, a campaign or a level. The user's choice is emitted by a
/// signal. Dungeons are offered only if a ruleset has one. Deletes itself when it closes.
class NewGameDialog : public QDialog {
    Q_OBJECT

public:
    /// The pages in the order of the list.
    enum Page { Dungeon, Daily, Campaign, Level };

    /// Offers the files found by `ownFiles`, which must outlive this object. Starts with `page`, or with the first page
    /// if `page` is not offered.
    NewGameDialog(const CataloguePtr &catalogue, const OwnFiles &ownFiles, const GameLists &kept, Page page,
                  QWidget *parent);

Q_SIGNALS:
    /// `heroName` may be empty.
    void dungeonChosen(const QString &heroName, const QString &ruleset, std::uint64_t seed);
    /// `isAnew`: start a new game even if there is a saved one. `heroName` may be empty.
    void dailyChosen(const QString &heroName, const QString &ruleset, bool isAnew);
    void campaignChosen(const QString &path, Games::Begin begin);
    /// `isAnew`: start a new game even if there is a saved one.
    void levelChosen(const QString &path, bool isAnew);
    /// Emitted when the user wants to choose a level file in a file dialog.
    void levelWanted();

private:
    void addPage(Page page, const QString &icon, const QString &name, QWidget *widget);
    void addDungeonPages(const CataloguePtr &catalogue, const GameLists &kept);
    QWidget *makeLevelPage(const QList<SaveInfo> &kept);
    Page shownPage() const;
    void offer(const FoundFiles &found);
    void showPage(int row);
    void requestPictures();
    void updatePlay();
    void play();

    QListWidget *m_list;
    QStackedWidget *m_pages;
    QList<Page> m_offered;              ///< by row
    DungeonChoice *m_dungeon = nullptr; ///< null if there are no dungeons
    DailyChoice *m_daily = nullptr;     ///< null if there are no dungeons
    CampaignChoice *m_campaign;
    QPushButton *m_play = nullptr;
    Thumbnails *m_thumbnails;
    CardProofs *m_proofs;
    LevelShelf *m_levels;
    QString m_dailyRuleset;
};
