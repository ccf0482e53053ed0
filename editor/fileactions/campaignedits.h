#pragma once

#include "editor/storage/campaignchange.h"

#include <QCoreApplication>

#include <functional>

class QWidget;

/// A change of a campaign on the disk, and the row of its levels that is the chosen one after it.
struct CampaignEdit {
    CampaignChange change;
    int row = -1;
};

/// What a person does to a campaign and its levels, each asked for as far as there is something to ask, and written at
/// once. Nothing comes of it if the person changed their mind. A `row` is that of the chosen level, -1 for none; others
/// are added behind it, or behind the last one.
class CampaignEdits {
    Q_DECLARE_TR_FUNCTIONS(CampaignEdits)

public:
    using IsDamaged = std::function<bool(const QString &level)>;

    /// Dialogs stand above `host`, which outlives this. `isDamaged` tells whether a file holds no level that can be
    /// read.
    CampaignEdits(CataloguePtr catalogue, IsDamaged isDamaged, QWidget &host);

    CampaignEdit move(const Campaign &campaign, int from, int to) const;
    /// Adds a new level, which plays by the rules of the one before it.
    CampaignEdit addNew(const Campaign &campaign, int row) const;
    std::optional<CampaignEdit> addFile(const Campaign &campaign, int row) const;
    std::optional<CampaignEdit> remove(const Campaign &campaign, int row) const;
    /// Gives the level's file another name.
    std::optional<CampaignEdit> rename(const Campaign &campaign, int row) const;
    std::optional<CampaignEdit> changeProperties(const Campaign &campaign, int row) const;
    /// Copies all into a folder of its own within `folder`; what is one file is unpacked to where the person says. The
    /// path of the chosen level's copy, or else of the first one; empty: the person changed their mind, or it failed,
    /// which was said.
    QString copy(const Campaign &campaign, int row, const QString &folder) const;

private:
    Campaign listed(Campaign campaign) const;
    CampaignChange reordered(const Campaign &campaign, QStringList &levels) const;

    CataloguePtr m_catalogue;
    IsDamaged m_isDamaged;
    QWidget &m_host;
};
