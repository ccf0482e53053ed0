#pragma once

#include "editor/storage/campaignchange.h"

#include <QCoreApplication>

#include <functional>

class QWidget;

/// A change of a campaign on disk, and the row to select afterwards.
struct CampaignEdit {
    CampaignChange change;
    int row = -1;
};

/// The operations of an author on a campaign and its levels. Each asks for what it needs and is written at once;
/// cancelling changes nothing. `row` is that of the selected level, -1 if none is. New levels are added after it, or
/// after the last one.
class CampaignEdits {
    Q_DECLARE_TR_FUNCTIONS(CampaignEdits)

public:
    using IsDamaged = std::function<bool(const QString &level)>;

    /// Dialogs appear above `host`, which must outlive this. `isDamaged` returns whether a file contains no readable
    /// level.
    CampaignEdits(CataloguePtr catalogue, IsDamaged isDamaged, QWidget &host);

    CampaignEdit move(const Campaign &campaign, int from, int to) const;
    /// Adds a new level with the rules of the level before it.
    CampaignEdit addNew(const Campaign &campaign, int row) const;
    std::optional<CampaignEdit> addFile(const Campaign &campaign, int row) const;
    std::optional<CampaignEdit> remove(const Campaign &campaign, int row) const;
    /// Renames the level's file.
    std::optional<CampaignEdit> rename(const Campaign &campaign, int row) const;
    std::optional<CampaignEdit> changeProperties(const Campaign &campaign, int row) const;
    /// Copies the campaign into a new folder within `folder`. A campaign in one file is unpacked to a place that the
    /// user chooses. Returns the path of the copy of the selected level, or of the first one. Empty if the user
    /// cancelled, or if it failed, which is reported.
    QString copy(const Campaign &campaign, int row, const QString &folder) const;

private:
    Campaign listed(Campaign campaign) const;
    CampaignChange reordered(const Campaign &campaign, QStringList &levels) const;

    CataloguePtr m_catalogue;
    IsDamaged m_isDamaged;
    QWidget &m_host;
};
