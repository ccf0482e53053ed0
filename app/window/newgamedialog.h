#pragma once

#include "gamecore/data/catalogue.h"

#include <QDialog>

class CampaignChoice;
class DungeonChoice;
class QLabel;
class QListWidget;
class QPushButton;
class QStackedWidget;

/// Asks what to play: a dungeon, that of the day, a campaign or a level. Where no ruleset has a dungeon none is
/// offered. Deletes itself once it closes.
class NewGameDialog : public QDialog {
    Q_OBJECT

public:
    /// What is offered, in the order in which it stands in the list.
    enum Page { Dungeon, Daily, Campaign, Level };

    /// Begins with `page`, or with the first if that is not offered.
    NewGameDialog(const CataloguePtr &catalogue, Page page, QWidget *parent);

Q_SIGNALS:
    /// `heroName` may be empty.
    void dungeonChosen(const QString &heroName, const QString &ruleset, std::uint64_t seed);
    void campaignChosen(const QString &path, bool fromBeginning);
    void levelWanted();

private:
    void addPage(Page page, const QString &icon, const QString &name, QWidget *widget);
    void addDungeonPages(const CataloguePtr &catalogue);
    QWidget *makeDailyPage(const Ruleset &ruleset);
    QWidget *makeLevelPage();
    Page shownPage() const;
    void showPage(int row);
    void updatePlay();
    void play();

    QListWidget *m_list;
    QStackedWidget *m_pages;
    QList<Page> m_offered;              ///< row by row
    DungeonChoice *m_dungeon = nullptr; ///< null where there is none
    CampaignChoice *m_campaign;
    QPushButton *m_play = nullptr;
    QString m_dailyRuleset;
};
