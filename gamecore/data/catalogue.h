#pragma once

// gamecore/data: terrain, kinds and rulesets, read from resources/data; docs/data.md lists every key.
//
// How a record becomes an action in play: CatalogueReader reads it, Catalogue::under() applies the changes of the
// ruleset and the level, World copies its numbers, and gamecore/rules uses them. The kinds in force under each ruleset
// are computed when the catalogue is loaded, since loading has to check them for errors anyway. Computing the kinds
// again for each level took two fifths of the time of `mazewright check`.

#include "gamecore/data/ids.h"
#include "gamecore/data/legendpreset.h"
#include "gamecore/data/leveltileset.h"
#include "gamecore/data/terrain.h"

#include <QHash>
#include <QJsonObject>

#include <optional>
#include <vector>

class IssueList;

/// All terrain, kinds, rulesets, tilesets and legend presets. Files refer to them by key; in play, terrain and kinds
/// are referred to by index. Indices of a catalogue stay valid in the catalogues that under() derives from it. To use
/// members of Kind or Ruleset, include kind.h or ruleset.h.
class Catalogue {
public:
    Catalogue();
    Catalogue(const Catalogue &other);
    Catalogue(Catalogue &&) = delete;
    Catalogue &operator=(const Catalogue &) = delete;
    Catalogue &operator=(Catalogue &&) = delete;
    ~Catalogue();

    /// Returns the names of the files of a catalogue, in the order in which they are read.
    static const QStringList &fileNames();

    /// Reads each of fileNames() from the first of `folders` that has it, so that a custom folder can override shipped
    /// files one by one. Returns null if there is any issue.
    static CataloguePtr load(const QStringList &folders, IssueList &issues);

    /// Returns the catalogue in force under a ruleset: the shipped kinds, changed by the ruleset and then by a level's
    /// own kinds. `levelKinds` is the object at `kinds` of a level file: category -> key -> record with `base`.
    /// `translations` is the object of that name in the level file. Issues have paths below `kinds`, and records with
    /// issues are ignored. An unknown ruleset changes nothing and is no issue here. Never null. This catalogue must
    /// have been made by load(). Levels without own kinds share one result per ruleset.
    CataloguePtr under(const QString &ruleset, const QJsonObject &levelKinds, IssueList &issues,
                       const QJsonObject &translations = {}) const;

    const std::vector<Terrain> &terrain() const { return m_terrain; }
    const std::vector<Kind> &kinds() const { return m_kinds; }
    const std::vector<Ruleset> &rulesets() const { return m_rulesets; }
    const std::vector<LegendPreset> &legends() const { return m_legends; }
    const std::vector<LevelTileset> &tilesets() const { return m_tilesets; }
    const Terrain &terrain(TerrainId id) const { return m_terrain[id]; }
    const Kind &kind(KindId id) const;

    /// Return the index for a key; std::nullopt if the key is unknown. kindOf() also returns std::nullopt for the key
    /// of a terrain, terrainOf() for the key of a kind.
    std::optional<Meaning> meaningOf(const QString &key) const;
    std::optional<KindId> kindOf(const QString &key) const;
    std::optional<TerrainId> terrainOf(const QString &key) const;
    /// Returns the effective feature of a terrain. A door without a feature has that of the terrain it becomes.
    Feature featureOf(const Terrain &terrain) const;
    const Appearance &lookOf(Meaning meaning) const;
    /// Returns the ruleset with a key; null for an unknown key.
    const Ruleset *ruleset(const QString &key) const;
    /// Returns the legend preset with a key; null for an unknown key.
    const LegendPreset *legend(const QString &key) const;
    /// Returns the set of ground and walls with a key; null for an unknown key.
    const LevelTileset *tileset(const QString &key) const;
    QStringList tilesetKeys() const;

    /// Return the required entries `wall`, `floor` and `start`; load() rejects a catalogue without them.
    TerrainId wall() const { return m_wall; }
    TerrainId floor() const { return m_floor; }
    KindId start() const { return m_start; }

    /// Returns the keys of kinds and terrain that resemble `word` (nearestNames()), most similar first.
    QStringList nearestKeys(const QString &word) const;
    /// Returns the keys of kinds that resemble `word`, most similar first; with `category`, only kinds of that
    /// category.
    QStringList nearestKinds(const QString &word, std::optional<KindCategory> category = {}) const;
    QStringList nearestTerrain(const QString &word) const;

private:
    friend class CatalogueReader;

    QStringList terrainKeys() const;
    QStringList kindKeys(std::optional<KindCategory> category) const;
    void applyRulesets(IssueList &issues);
    void translateKind(const QString &section, const QString &key, const QJsonObject &record,
                       const QJsonObject &translations);

    std::vector<Terrain> m_terrain;
    std::vector<Kind> m_kinds;
    std::vector<Ruleset> m_rulesets;
    std::vector<LegendPreset> m_legends;
    std::vector<LevelTileset> m_tilesets;
    QHash<QString, Meaning> m_meanings;
    /// The source records of kinds, which rulesets and levels change.
    QHash<QString, QJsonObject> m_records;
    QHash<QString, CataloguePtr> m_underRulesets; ///< the catalogue in force, by ruleset key; without own kinds of
                                                  ///< levels
    TerrainId m_wall = 0;
    TerrainId m_floor = 0;
    KindId m_start = 0;
};

/// Returns the path of an own kind's name in `translations` of a level file: `kinds.monsters.ford_guard.name`.
QString pathOfKindName(const QString &section, const QString &key);
