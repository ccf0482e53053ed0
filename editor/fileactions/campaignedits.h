#pragma once

#include "editor/storage/campaignchange.h"

#include <QCoreApplication>

#include <functional>

class QWidget;

/// The result of an operation on a campaign: the change that was written, or the reason why it failed, and the row to
/// select afterwards.
struct CampaignEdit {
    CampaignChange change;
    int row = -1; ///< index of a level; -1: none
};

/// The operations of an author on a campaign and its levels. Each operation writes its change at once. An operation
/// that the user cancels changes nothing, and returns std::nullopt or an empty path. `row` is the index of the selected
/// level, -1 if no level is selected. New levels are added after the selected level, or after the last one; but see
/// addCampaignLevel() for a folder without a campaign file.
class CampaignEdits {
    Q_DECLARE_TR_FUNCTIONS(CampaignEdits)

public:
    /// A function that returns true if a level file contains no readable level.
    using IsDamaged = std::function<bool(const QString &level)>;

    /// `catalogue` is the shipped one. Dialogs appear above `host`, which must outlive this.
    CampaignEdits(CataloguePtr catalogue, IsDamaged isDamaged, QWidget &host);

    /// Moves a level to another index. Creates a campaign file if the folder has none.
    CampaignEdit move(const Campaign &campaign, int from, int to) const;
    /// Writes a new level file and adds it to the campaign. The new level gets the rules of the selected level, or of
    /// the last one.
    CampaignEdit addNew(const Campaign &campaign, int row) const;
    /// Asks for a level file and adds it to the campaign. If the file is no readable level, shows a message and returns
    /// std::nullopt.
    std::optional<CampaignEdit> addFile(const Campaign &campaign, int row) const;
    /// Asks whether to remove a level from the campaign; its file stays.
    std::optional<CampaignEdit> remove(const Campaign &campaign, int row) const;
    /// Asks for another name of the level's file and renames the file. std::nullopt if the user keeps the name or
    /// cancels.
    std::optional<CampaignEdit> rename(const Campaign &campaign, int row) const;
    /// Shows the dialog with the properties of the campaign. std::nullopt if the user changes nothing or cancels.
    std::optional<CampaignEdit> changeProperties(const Campaign &campaign, int row) const;
    /// Copies the campaign into a new folder within `folder`. A campaign in one file is instead unpacked into a new
    /// folder, whose path the user is asked for. Returns the path of the copy of the level at `row`, or of the first
    /// level. Empty if the user cancelled, or if copying failed, which was reported.
    QString copy(const Campaign &campaign, int row, const QString &folder) const;

private:
    Campaign listed(Campaign campaign) const;
    CampaignChange reordered(const Campaign &campaign, QStringList &levels) const;

    CataloguePtr m_catalogue;
    IsDamaged m_isDamaged;
    QWidget &m_host;
};
