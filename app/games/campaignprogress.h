#pragma once

#include "app/games/writequeue.h"
#include "gamecore/play/campaign.h"
#include "gamecore/world/worldstate.h"

#include <QMap>

/// The progress in a campaign.
struct CampaignProgress {
    qsizetype place = 0;                     ///< index of the next level; the number of levels once all are won
    std::optional<Traveller> traveller = {}; ///< the hero who enters that level; std::nullopt: a new one
    QString way = {};                        ///< identifies this pass through the campaign; empty for the first one
    bool isPractice = false;                 ///< the hero has played a practice game before, so his games do not count
    bool isDamaged = false;                  ///< the file cannot be read

    bool isDone(const Campaign &campaign) const { return place >= campaign.levels.size(); }
};

/// Reads the progress in a campaign, by its path, from the program's data folder. Returns the progress at the first
/// level if there is no file, or if the file is damaged (isDamaged). If the campaign is now shorter than the progress,
/// all levels are won.
CampaignProgress loadProgress(const Campaign &campaign);
/// Writes the progress completely or not at all; std::nullopt on success, otherwise the reason. A damaged file is moved
/// aside first (renameDamaged()); if that fails, nothing is written.
std::optional<SaveFault> saveProgress(const Campaign &campaign, const CampaignProgress &progress);

/// Progress that could not be written yet, by lastingPath() of the campaign.
using UnwrittenProgress = QMap<QString, CampaignProgress>;
/// Returns the progress in a campaign from `unwritten`; if it is not listed there, from the disk.
CampaignProgress progressIn(const Campaign &campaign, const UnwrittenProgress &unwritten);

/// The progress files of campaigns.
class ProgressFiles {
public:
    /// Saves the progress in a campaign; std::nullopt on success. On failure, returns the reason; writing is retried
    /// later.
    std::optional<SaveFault> save(const Campaign &campaign, const CampaignProgress &progress);
    /// Returns the progress that is not on the disk yet.
    UnwrittenProgress unwritten() const;
    WriteQueue &writes() { return m_writes; }

private:
    UnwrittenProgress m_saved; ///< may contain progress that has been written since
    WriteQueue m_writes;
};
