#include "app/games/campaignmemory.h"

#include "app/games/gamekeeper.h"
#include "editor/text/authoredtext.h"
#include "editor/text/savefault.h"
#include "gamecore/play/traveller.h"

namespace {

CampaignProgress afterVictory(const GameSource &source, const World &world)
{
    CampaignProgress progress{.place = source.place + 1, .traveller = {}, .way = source.way};
    if (source.campaign->carriesHero) {
        progress.traveller = afterLevel(world);
        progress.isPractice = source.isPractice;
    }
    return progress;
}

/// Whether the level before the one that is next was won again, by a hero to whom something else has happened.
bool isOtherHero(const Campaign &campaign, const CampaignProgress &known, const CampaignProgress &played)
{
    return known.way == played.way && known.place == played.place && !(known.traveller == played.traveller)
           && !played.isDone(campaign);
}

} // namespace

CampaignMemory::CampaignMemory(GameKeeper &keeper, QObject *parent) : QObject(parent), m_keeper(keeper)
{
}

void CampaignMemory::rememberVictory(GameSource &source, const World &world)
{
    const Campaign &campaign = *source.campaign;
    const CampaignProgress known = progressIn(campaign);
    CampaignProgress played = afterVictory(source, world);
    if (isOtherHero(campaign, known, played)) {
        source.way = played.way = SaveSlots::newId();
    }
    if (played.way != known.way) {
        changeWay(campaign, known, played);
    } else if (played.place > known.place) { // who wins an old saved game has not lost what came after it
        remember(campaign, played);
    }
    if (!source.hasNext()) {
        Q_EMIT said([name = nameOf(campaign)] { return tr("That was the last level of %1.").arg(name); });
    }
}

/// A way that is won has nothing to go on with.
void CampaignMemory::changeWay(const Campaign &campaign, const CampaignProgress &known, const CampaignProgress &played)
{
    if (played.isDone(campaign)) {
        return;
    }
    if (m_keeper.keepPlace(campaign, known)) {
        remember(campaign, played);
        if (known.place > 0 && !known.isDone(campaign)) {
            Q_EMIT said([] { return tr("The other hero of this campaign is kept: the start page goes on with him."); });
        }
    } else {
        m_keeper.keepPlace(campaign, played);
    }
}

void CampaignMemory::remember(const Campaign &campaign, const CampaignProgress &progress)
{
    const ProgressSave save = saveProgress(campaign, progress);
    if (save.hasPutAside) {
        Q_EMIT said(
            [] { return tr("What was kept of your way through this campaign cannot be read and is put aside."); });
    }
    if (save.fault) {
        m_rest.add(campaign, progress);
        Q_EMIT said([fault = *save.fault] {
            //: %1 is a sentence that says why
            return tr("How far you have come could not be saved. %1").arg(sentenceOf(fault, AfterFault::ByItself));
        });
    } else {
        m_rest.remove(campaign);
    }
}
