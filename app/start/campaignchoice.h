#pragma once

#include "app/cards/thumbnails.h"
#include "app/games/games.h"
#include "gamecore/data/ids.h"
#include "gamecore/play/campaign.h"

#include <QHash>
#include <QWidget>

class QAbstractButton;
class QButtonGroup;
class QLabel;
class QListWidget;
class QListWidgetItem;

/// Chooses a campaign: one that comes with the program, one's own, or one from elsewhere, and from which level on.
class CampaignChoice : public QWidget {
    Q_OBJECT

public:
    /// Those that come with the program are listed at once.
    CampaignChoice(CataloguePtr catalogue, GameLists kept, QWidget *parent = nullptr);

    /// Lists these, too, in this order, once they are read in another thread, except those that cannot be read. The
    /// chosen one stays so.
    void offer(const QStringList &paths);
    bool hasCampaign() const;
    QString path() const;
    Games::Begin begin() const;
    /// What the button that starts it says.
    QString playText() const;

Q_SIGNALS:
    void changed();
    void activated();

protected:
    /// Campaigns are read, and their pictures made, once they are seen.
    void showEvent(QShowEvent *event) override;

private:
    void requestSummaries();
    void insert(int row, const Campaign &campaign);
    void addOrTell(const QString &path);
    void openFile();
    void openFolder();
    void showCampaign();
    void showSummary(const LevelSummary &summary);
    void showPicture(QListWidgetItem &item, const LevelSummary &summary);
    int rowOf(const QString &path) const;
    int rowToBe(const QString &path) const;
    qsizetype placeOf(const QString &path) const;
    QString nextName(const Campaign &campaign, qsizetype place) const;
    QString progressText(const Campaign &campaign) const;
    void addWay(Games::Begin begin, const QString &name);
    void showWays(const Campaign &campaign, const CampaignProgress &progress);
    const SaveInfo *keptOf(const Campaign &campaign, const CampaignProgress &progress) const;

    QStringList m_offered;               ///< in order; also those that are listed already
    QList<Campaign> m_campaigns;         ///< row by row
    QHash<QString, QString> m_nextNames; ///< of the next level, by the path of the campaign
    QListWidget *m_list;
    QLabel *m_description;
    QLabel *m_progress;
    QButtonGroup *m_ways; ///< ids are those of Games::Begin
    GameLists m_kept;
    Thumbnails m_thumbnails;
};
