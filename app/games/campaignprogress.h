#pragma once

#include "app/games/writequeue.h"
#include "gamecore/play/campaign.h"
#include "gamecore/world/worldstate.h"

#include <QMap>

/// How far a campaign was played.
struct CampaignProgress {
    qsizetype place = 0;                     ///< of the next level; the number of levels once all are won
    std::optional<Traveller> traveller = {}; ///< the hero who goes there; std::nullopt: a new one
    QString way = {};        ///< tells this way through the campaign from earlier ones; empty for the first one
    bool isPractice = false; ///< the hero who goes there saw in the editor what counts
    bool isDamaged = false;  ///< the file cannot be read

    bool isDone(const Campaign &campaign) const { return place >= campaign.levels.size(); }
};

/// Reads the progress in a campaign, by its path, from the folder of the program's data. The first level if there is no
/// file or if it is damaged, which isDamaged tells. All levels are won if the campaign has become shorter than the
/// progress.
CampaignProgress loadProgress(const Campaign &campaign);
/// Writes it whole or not at all. A damaged file is put aside (putDamagedAside()); if that fails, nothing is written.
std::optional<SaveFault> saveProgress(const Campaign &campaign, const CampaignProgress &progress);

/// Progress that could not be written yet, by lastingPath() of the campaign.
using UnwrittenProgress = QMap<QString, CampaignProgress>;
/// The progress in a campaign if it stands there, else that on the disk.
CampaignProgress progressIn(const Campaign &campaign, const UnwrittenProgress &unwritten);

/// The files of progress in campaigns.
class ProgressFiles {
public:
    /// Saves the progress in a campaign, or says why it cannot be written yet.
    std::optional<SaveFault> save(const Campaign &campaign, const CampaignProgress &progress);
    UnwrittenProgress unwritten() const;
    WriteQueue &writes() { return m_writes; }

private:
    UnwrittenProgress m_saved; ///< some of it may be written by now
    WriteQueue m_writes;
};
