#include "gamecore/levelfile/playablelevel.h"

#include "gamecore/mapgen/dungeon.h"

std::optional<PlayableLevel> PlayableLevel::check(Level level, const Catalogue &shipped, IssueList &issues)
{
    IssueList found;
    LevelAsRead checked(std::move(level), shipped, checkStructure, {}, found);
    issues.add(found);
    return std::move(checked).playable();
}

PlayableLevel PlayableLevel::ofDungeon(const Catalogue &shipped, const QString &ruleset, std::uint64_t seed, int depth)
{
    IssueList none;
    Level level = dungeonLevel(shipped, ruleset, seed, depth);
    CataloguePtr inForce = catalogueOf(level, shipped, none);
    const Rules rules = rulesOf(level, *inForce, none);
    return {std::move(level), std::move(inForce), rules};
}

LevelAsRead::LevelAsRead(Level level, const Catalogue &shipped, const LevelCheck &check,
                         const std::vector<ThingPlace> &places, IssueList &issues)
{
    const CheckedLevel checked = check(level, shipped, places);
    issues.add(checked.issues);
    if (issues.isUnreadable()) {
        return;
    }
    m_level = std::move(level);
    if (checked.isPassed() && !issues.hasErrors()) {
        m_catalogue = checked.catalogue();
        m_rules = checked.rules();
    }
}

Level &LevelAsRead::change()
{
    m_catalogue.reset();
    return *m_level;
}

std::optional<Level> LevelAsRead::take() &&
{
    m_catalogue.reset();
    return std::exchange(m_level, std::nullopt);
}

std::optional<PlayableLevel> LevelAsRead::playable() const &
{
    return isPlayable() ? std::optional(PlayableLevel(*m_level, m_catalogue, m_rules)) : std::nullopt;
}

std::optional<PlayableLevel> LevelAsRead::playable() &&
{
    if (!isPlayable()) {
        return std::nullopt;
    }
    CataloguePtr catalogue = std::move(m_catalogue);
    return PlayableLevel(*std::move(*this).take(), std::move(catalogue), m_rules);
}
