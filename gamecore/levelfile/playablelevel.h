#pragma once

#include "gamecore/levelfile/levelcheck.h"

/// A level that can be played, with what it is played under. Only a check that found no error makes one, or the recipe
/// of a dungeon, and nobody can change it, so that nothing is checked or derived again.
class PlayableLevel {
public:
    /// Checks a level in memory. Nothing if checkStructure() finds an error; what it finds is added to `issues`.
    static std::optional<PlayableLevel> check(Level level, const Catalogue &shipped, IssueList &issues);

    /// A depth of the dungeon of a ruleset: dungeonLevel() (gamecore/mapgen/dungeon.h), whose recipe makes no errors.
    static PlayableLevel ofDungeon(const Catalogue &shipped, const QString &ruleset, std::uint64_t seed, int depth);

    const Level &level() const { return m_level; }
    const CataloguePtr &catalogue() const { return m_catalogue; } ///< in force
    const Rules &rules() const { return m_rules; }                ///< in force
    /// The name does not decide whether a level can be played.
    void setName(const QString &name) { m_level.name = name; }

private:
    friend struct ReadLevel;
    PlayableLevel(Level level, CataloguePtr catalogue, const Rules &rules)
        : m_level(std::move(level)), m_catalogue(std::move(catalogue)), m_rules(rules)
    {
    }

    Level m_level;
    CataloguePtr m_catalogue;
    Rules m_rules;
};
