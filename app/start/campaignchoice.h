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

/// Chooses a campaign (shipped, the user's own, or another one) and the level to begin with.
class CampaignChoice : public QWidget {
    Q_OBJECT

public:
    /// Lists the shipped campaigns at once.
    CampaignChoice(CataloguePtr catalogue, GameLists kept, QWidget *parent = nullptr);

    /// Adds these campaigns in this order, after a worker thread has read them; unreadable ones are omitted. The
    /// selection is kept.
    void offer(const QStringList &paths);
    bool hasCampaign() const;
    QString path() const;
    Games::Begin begin() const;
    /// Returns the text of the start button.
    QString playText() const;

Q_SIGNALS:
    void changed();
    void activated();

protected:
    /// Reads the campaigns and makes their pictures when first shown.
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

    QStringList m_offered;               ///< in order, including those already listed
    QList<Campaign> m_campaigns;         ///< by row
    QHash<QString, QString> m_nextNames; ///< path of the campaign -> name of its next level
    QListWidget *m_list;
    QLabel *m_description;
    QLabel *m_progress;
    QButtonGroup *m_ways; ///< ids are values of Games::Begin
    GameLists m_kept;
    Thumbnails m_thumbnails;
};
