#pragma once

#include "gamecore/data/catalogue.h"
#include "gamecore/play/campaign.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QListWidget;

/// Which campaign: one that comes with the program, one's own, or one from elsewhere, and from which level on.
class CampaignChoice : public QWidget {
    Q_OBJECT

public:
    explicit CampaignChoice(CataloguePtr catalogue, QWidget *parent = nullptr);

    bool hasCampaign() const;
    QString path() const;
    bool isFromBeginning() const;
    /// What the button that starts it says.
    QString playText() const;

Q_SIGNALS:
    void changed();
    void activated();

private:
    void add(const QString &path);
    void addOrTell(const QString &path);
    void openFile();
    void openFolder();
    void showCampaign();
    QString progressText(const Campaign &campaign) const;

    CataloguePtr m_catalogue;
    QList<Campaign> m_campaigns;
    QListWidget *m_list;
    QLabel *m_description;
    QLabel *m_progress;
    QCheckBox *m_fromBeginning;
};
