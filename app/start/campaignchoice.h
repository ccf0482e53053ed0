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

/// A list in which the user chooses a campaign (shipped, the user's own, or another one), and the choice between
/// continuing and starting again.
class CampaignChoice : public QWidget {
    Q_OBJECT

public:
    /// Lists the shipped campaigns at once. `kept` provides saved games and progress.
    CampaignChoice(CataloguePtr catalogue, GameLists kept, QWidget *parent = nullptr);

    /// Lists these campaigns as well, in this order, once a worker thread has read them; unreadable ones are omitted.
    /// The selected campaign stays selected.
    void offer(const QStringList &paths);
    bool hasCampaign() const;
    /// Returns the path of the selected campaign; empty if none is selected.
    QString path() const;
    /// Returns how the user wants to begin.
    Games::Begin begin() const;
    /// Returns the text of the start button.
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
