#pragma once

#include "gamecore/base/files.h"
#include "gamecore/play/campaign.h"
#include "gamecore/world/worldstate.h"

/// How far somebody has come in a campaign.
struct CampaignProgress {
    qsizetype place = 0;                     ///< of the next level; the number of levels once all are won
    std::optional<Traveller> traveller = {}; ///< the hero who goes there; nothing: a new one
    QString way = {};        ///< tells this way through the campaign from earlier ones; empty for the first one
    bool isPractice = false; ///< the hero who goes there saw in the editor what counts
    bool isDamaged = false;  ///< what is kept cannot be read

    bool isDone(const Campaign &campaign) const { return place >= campaign.levels.size(); }
};

/// What the program remembers of a campaign, by its path, in the folder of its data. The first level if nothing is
/// remembered or if it is damaged, which isDamaged tells. All levels are won if the campaign has become shorter than
/// the progress.
CampaignProgress loadProgress(const Campaign &campaign);

/// What became of saving progress.
struct ProgressSave {
    bool hasPutAside = false;            ///< what was there was damaged (putDamagedAside())
    std::optional<SaveFault> fault = {}; ///< what was kept is as it was
};
/// Writes it whole or not at all.
ProgressSave saveProgress(const Campaign &campaign, const CampaignProgress &progress);
