#include "app/games/keptgame.h"

#include <algorithm>

const SlotInfo *newestOf(const QList<SlotInfo> &kept, const GameSource &source)
{
    const auto newest = std::find_if(kept.begin(), kept.end(), [origin = originOf(source)](const SlotInfo &slot) {
        return slot.canBeLoaded() && isOfTheSame(slot.head.origin, origin);
    });
    return newest == kept.end() ? nullptr : &*newest;
}

QHash<QString, SlotInfo> newestOfEach(const QList<SlotInfo> &kept)
{
    QHash<QString, SlotInfo> newest;
    for (const SlotInfo &slot : kept) {
        const QString what = playedIn(slot.head.origin);
        if (slot.canBeLoaded() && !newest.contains(what)) {
            newest.insert(what, slot);
        }
    }
    return newest;
}
