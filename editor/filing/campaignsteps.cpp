#include "editor/filing/campaignsteps.h"

void CampaignSteps::add(const CampaignChange &change)
{
    if (change.canBeUndone()) {
        m_undone.clear();
        m_done.push_back(change);
    }
}

CampaignChange CampaignSteps::travel(std::vector<CampaignChange> &from, std::vector<CampaignChange> &to)
{
    const CampaignChange change = undoneChange(from.back());
    from.pop_back();
    if (change.isDone()) {
        to.push_back(change);
    } else {
        from.clear();
    }
    return change;
}
