#include "gamecore/levelfile/playablelevel.h"

#include "gamecore/mapgen/dungeon.h"

std::optional<PlayableLevel> PlayableLevel::check(Level level, const Catalogue &shipped, IssueList &issues)
{
    const CheckResult checked = checkStructure(level, shipped);
    issues.add(checked.issues);
    if (!checked.isPassed()) {
        return std::nullopt;
    }
    return PlayableLevel(std::move(level), checked.catalogue(), checked.rules());
}

PlayableLevel PlayableLevel::ofDungeon(const Catalogue &shipped, const QString &ruleset, std::uint64_t seed, int depth)
{
    IssueList none;
    Level level = dungeonLevel(shipped, ruleset, seed, depth);
    CataloguePtr inForce = catalogueOf(level, shipped, none);
    const Rules rules = rulesOf(level, *inForce, none);
    return {std::move(level), std::move(inForce), rules};
}
