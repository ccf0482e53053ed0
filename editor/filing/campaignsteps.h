#pragma once

#include "editor/files/campaignchange.h"

#include <vector>

/// Changes of campaigns that can be taken back and made again, the newest first, while its campaign is the one that is
/// shown.
class CampaignSteps {
public:
    /// A level that came into a folder leaves what can be undone as it is.
    void add(const CampaignChange &change);
    bool canUndo(const QString &campaign) const { return !m_done.empty() && m_done.back().path == campaign; }
    bool canRedo(const QString &campaign) const { return !m_undone.empty() && m_undone.back().path == campaign; }
    /// What became of it. If it failed, what was done before can never be taken back: the files are something else.
    CampaignChange undo() { return travel(m_done, m_undone); }
    CampaignChange redo() { return travel(m_undone, m_done); }

private:
    static CampaignChange travel(std::vector<CampaignChange> &from, std::vector<CampaignChange> &to);

    std::vector<CampaignChange> m_done;   ///< the newest last
    std::vector<CampaignChange> m_undone; ///< the one that was undone last stands last
};
