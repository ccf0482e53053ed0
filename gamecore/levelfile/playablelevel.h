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
    friend class LevelAsRead;
    PlayableLevel(Level level, CataloguePtr catalogue, const Rules &rules)
        : m_level(std::move(level)), m_catalogue(std::move(catalogue)), m_rules(rules)
    {
    }

    Level m_level;
    CataloguePtr m_catalogue;
    Rules m_rules;
};

/// A level as it was read, if it could be, with what its check laid out. It reads like an optional of a level; a
/// changed one counts as unchecked.
class LevelAsRead {
public:
    LevelAsRead() = default;
    /// Runs `check` on a level and adds its findings to `issues`. With an error among these, those of reading too, the
    /// level cannot be played; where something could not be read, there is none.
    LevelAsRead(Level level, const Catalogue &shipped, const LevelCheck &check, const std::vector<ThingPlace> &places,
                IssueList &issues);

    bool has_value() const { return m_level.has_value(); }
    explicit operator bool() const { return has_value(); }
    const Level &operator*() const { return *m_level; }
    const Level *operator->() const { return &*m_level; }
    const Level &value() const { return m_level.value(); }

    /// The level, to be changed; it must be there.
    Level &change();
    /// Takes the level out.
    std::optional<Level> take() &&;
    /// Nothing without a level, with an error in it, or if nobody has checked it.
    std::optional<PlayableLevel> playable() const &;
    std::optional<PlayableLevel> playable() &&;

private:
    bool isPlayable() const { return m_level && m_catalogue; }

    std::optional<Level> m_level;
    CataloguePtr m_catalogue; ///< in force; null: not to be played
    Rules m_rules;
};
