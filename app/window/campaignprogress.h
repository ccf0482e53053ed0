#pragma once

#include "gamecore/play/campaign.h"
#include "gamecore/world/worldstate.h"

/// How far somebody has come in a campaign.
struct CampaignProgress {
    qsizetype place = 0;                     ///< of the next level; as many as there are levels once all are won
    std::optional<Traveller> traveller = {}; ///< the hero who goes there; nothing: he begins there
    QString run = {};        ///< tells this way through the campaign from those before; empty for the first one
    bool isPractice = false; ///< the hero who goes there saw in the editor what counts
    bool isDamaged = false;  ///< something else is kept, which cannot be read or no longer fits

    bool isDone(const Campaign &campaign) const { return place >= campaign.levels.size(); }
};

/// What the program remembers of a campaign, by its path, in the folder of its data. Nothing remembered, and whatever
/// is damaged or no longer fits, is the first level; isDamaged tells the one from the other.
CampaignProgress loadProgress(const Campaign &campaign);
/// Writes it whole or not at all; false if it cannot be written. What is damaged is put aside first
/// (putDamagedAside()), and stays as it is if it cannot be.
bool saveProgress(const Campaign &campaign, const CampaignProgress &progress);
