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

/// A list in which the user chooses a campaign: a shipped one, one of the user's own, or one from a file or folder.
/// Below the list, the user chooses where to begin a campaign in progress (Games::Begin).
class CampaignChoice : public QWidget {
    Q_OBJECT

public:
    /// Lists the shipped campaigns at once. `kept` provides saved games and progress.
    CampaignChoice(CataloguePtr catalogue, GameLists kept, QWidget *parent = nullptr);

    /// Also lists these campaigns, in this order. A worker thread reads them while the widget is visible; unreadable
    /// ones are omitted. The selected campaign stays selected.
    void offer(const QStringList &paths);
    bool hasCampaign() const;
    /// Returns the path of the selected campaign; empty if none is selected.
    QString path() const;
    /// Returns how the user wants to begin the selected campaign; Games::Begin::GoOn if there is no choice.
    Games::Begin begin() const;
    /// Returns the text for the button that starts the selected campaign.
    QString playText() const;

Q_SIGNALS:
    /// Emitted when the selected campaign or begin() changes.
    void changed();
    /// Emitted when a campaign is double-clicked or chosen by Enter.
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

    QStringList m_offered;               ///< paths given by offer(), including those already listed
    QList<Campaign> m_campaigns;         ///< by row
    QHash<QString, QString> m_nextNames; ///< path of the campaign -> name of its next level
    QListWidget *m_list;
    QLabel *m_description;
    QLabel *m_progress;
    QButtonGroup *m_ways; ///< ids are values of Games::Begin
    GameLists m_kept;
    Thumbnails m_thumbnails;
};
