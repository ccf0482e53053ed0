#pragma once

#include "app/games/campaignprogress.h"
#include "app/games/games.h"
#include "app/shelves/thumbnails.h"
#include "gamecore/data/ids.h"
#include "gamecore/play/campaign.h"

#include <QWidget>

class QAbstractButton;
class QButtonGroup;
class QLabel;
class QListWidget;

/// Chooses a campaign: one that comes with the program, one's own, or one from elsewhere, and from which level on.
class CampaignChoice : public QWidget {
    Q_OBJECT

public:
    /// `kept`: games that are kept, the newest first.
    CampaignChoice(CataloguePtr catalogue, QList<SlotInfo> kept, const HighScores &scores, QWidget *parent = nullptr);

    bool hasCampaign() const;
    QString path() const;
    Games::Begin begin() const;
    /// What the button that starts it says.
    QString playText() const;

Q_SIGNALS:
    void changed();
    void activated();

protected:
    /// Pictures of campaigns are made once they are seen.
    void showEvent(QShowEvent *event) override;

private:
    void requestPictures();
    void add(const QString &path);
    void addOrTell(const QString &path);
    void openFile();
    void openFolder();
    void showCampaign();
    void showPicture(const LevelSummary &summary);
    QString progressText(const Campaign &campaign) const;
    void addWay(Games::Begin begin, const QString &name);
    void showWays(const Campaign &campaign, const CampaignProgress &progress);
    const SlotInfo *keptOf(const Campaign &campaign, const CampaignProgress &progress) const;

    CataloguePtr m_catalogue;
    QList<Campaign> m_campaigns;
    QListWidget *m_list;
    QLabel *m_description;
    QLabel *m_progress;
    QButtonGroup *m_ways; ///< ids are those of Games::Begin
    QList<SlotInfo> m_kept;
    Thumbnails m_thumbnails;
};
