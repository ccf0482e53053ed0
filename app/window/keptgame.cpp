#include "app/window/keptgame.h"

#include <algorithm>

const SlotInfo *newestOf(const QList<SlotInfo> &kept, const GameSource &source)
{
    const auto newest = std::find_if(kept.begin(), kept.end(), [origin = originOf(source)](const SlotInfo &slot) {
        return !slot.isNewer && isOfTheSame(slot.head.origin, origin);
    });
    return newest == kept.end() ? nullptr : &*newest;
}
