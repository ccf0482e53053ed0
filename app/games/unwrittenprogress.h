#pragma once

#include "app/games/campaignprogress.h"

#include <QMap>

/// How far campaigns were played where that could not be written, which wins over what is on the disk. A value: lists
/// that are filled in another thread take a copy.
class UnwrittenProgress {
public:
    /// How far a campaign was played: as it stands here, else as loadProgress().
    CampaignProgress progressIn(const Campaign &campaign) const;

    void add(const Campaign &campaign, const CampaignProgress &progress);
    void remove(const Campaign &campaign);
    /// Writes all; what cannot be written stays, and why is told.
    std::optional<SaveFault> write();

private:
    struct Reached {
        Campaign campaign;
        CampaignProgress progress;
    };

    QMap<QString, Reached> m_reached; ///< by the lasting path of the campaign
};
