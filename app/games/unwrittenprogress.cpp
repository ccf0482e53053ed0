#include "app/games/unwrittenprogress.h"

#include "app/settings/knownlevels.h"

#include <utility>

CampaignProgress UnwrittenProgress::progressIn(const Campaign &campaign) const
{
    const auto reached = m_reached.constFind(lastingPath(campaign.path));
    return reached == m_reached.constEnd() ? loadProgress(campaign) : reached->progress;
}

void UnwrittenProgress::add(const Campaign &campaign, const CampaignProgress &progress)
{
    m_reached.insert(lastingPath(campaign.path), {campaign, progress});
}

void UnwrittenProgress::remove(const Campaign &campaign)
{
    m_reached.remove(lastingPath(campaign.path));
}

std::optional<SaveFault> UnwrittenProgress::write()
{
    std::optional<SaveFault> last;
    for (const Reached &reached : std::exchange(m_reached, {})) {
        if (const std::optional<SaveFault> fault = saveProgress(reached.campaign, reached.progress).fault) {
            add(reached.campaign, reached.progress);
            last = fault;
        }
    }
    return last;
}
