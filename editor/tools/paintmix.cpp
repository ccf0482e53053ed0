#include "editor/tools/paintmix.h"

#include "gamecore/base/rng.h"

#include <algorithm>

const Paint &PaintMix::at(Point cell, std::uint64_t seed) const
{
    std::uint64_t total = 0;
    for (const Part &part : parts) {
        total += std::uint64_t(part.weight);
    }
    const std::uint64_t place = (std::uint64_t(std::uint32_t(cell.y)) << 32) | std::uint32_t(cell.x);
    std::uint64_t drawn = mixed(seed ^ mixed(place)) % total;
    for (const Part &part : parts) {
        if (drawn < std::uint64_t(part.weight)) {
            return part.paint;
        }
        drawn -= std::uint64_t(part.weight);
    }
    return parts.back().paint;
}

LevelChange joined(const std::vector<LevelChange> &changes)
{
    LevelChange all;
    for (const LevelChange &change : changes) {
        all.terrain.insert(all.terrain.end(), change.terrain.begin(), change.terrain.end());
        all.thingsBefore.insert(all.thingsBefore.end(), change.thingsBefore.begin(), change.thingsBefore.end());
        all.thingsAfter.insert(all.thingsAfter.end(), change.thingsAfter.begin(), change.thingsAfter.end());
    }
    std::sort(all.terrain.begin(), all.terrain.end(), [](const TerrainRun &a, const TerrainRun &b) {
        return readsBefore({a.span.x, a.span.y}, {b.span.x, b.span.y});
    });
    sortThings(all.thingsBefore);
    sortThings(all.thingsAfter);
    return all;
}
