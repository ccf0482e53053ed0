#pragma once

// gamecore/data: everything that varies, read from resources/data/*.json; docs/data.md lists every key.
//
// A record becomes a bite so: CatalogueReader reads it, Catalogue::under() lays the changes of the ruleset and of the
// level over it, World takes its numbers, and gamecore/rules acts by them. The kinds in force under each ruleset are
// made when the data is loaded, where mistakes in them are looked for anyway: to make them for each level was two
// fifths of the time of `mazewright check`.

#include "gamecore/data/ids.h"
#include "gamecore/data/legendpreset.h"
#include "gamecore/data/terrain.h"

#include <QHash>
#include <QJsonObject>

#include <optional>
#include <vector>

class IssueList;

/// All terrain, kinds and rulesets that there are. Looked up by key in files and by index in play. Indices of one
/// catalogue stay valid in those that under() makes from it. A source that looks into a kind or a ruleset includes
/// kind.h or ruleset.h.
class Catalogue {
public:
    Catalogue();
    Catalogue(const Catalogue &other);
    Catalogue(Catalogue &&) = delete;
    Catalogue &operator=(const Catalogue &) = delete;
    Catalogue &operator=(Catalogue &&) = delete;
    ~Catalogue();

    /// The files that make a catalogue, in the order in which they are read.
    static const QStringList &fileNames();

    /// Reads each of fileNames() from the first of `folders` that holds it, so that a folder of one's own overrides
    /// the shipped one file by file. Any finding refuses the whole catalogue: the result is then null.
    static CataloguePtr load(const QStringList &folders, IssueList &issues);

    /// The catalogue in force under a ruleset: its changes of kinds, then the kinds that a level brings (the object at
    /// `kinds` of a level file: category -> key -> record with `base`) are laid over the shipped ones. Findings have
    /// paths below `kinds`; records with findings are left out. Never null. Only for a catalogue that load() made; all
    /// levels without kinds of their own share one for each ruleset. `translations` are those of the level.
    CataloguePtr under(const QString &ruleset, const QJsonObject &levelKinds, IssueList &issues,
                       const QJsonObject &translations = {}) const;

    const std::vector<Terrain> &terrain() const { return m_terrain; }
    const std::vector<Kind> &kinds() const { return m_kinds; }
    const std::vector<Ruleset> &rulesets() const { return m_rulesets; }
    const std::vector<LegendPreset> &legends() const { return m_legends; }
    const Terrain &terrain(TerrainId id) const { return m_terrain[id]; }
    const Kind &kind(KindId id) const;

    std::optional<Meaning> meaningOf(const QString &key) const;
    std::optional<KindId> kindOf(const QString &key) const;
    std::optional<TerrainId> terrainOf(const QString &key) const;
    /// What a terrain is for the hero who comes there: a door that has no feature has that of what it becomes.
    Feature featureOf(const Terrain &terrain) const;
    const Appearance &lookOf(Meaning meaning) const;
    /// Null for an unknown key.
    const Ruleset *ruleset(const QString &key) const;
    /// Null for an unknown key.
    const LegendPreset *legend(const QString &key) const;

    /// Every catalogue has these; load() refuses one without.
    TerrainId wall() const { return m_wall; }
    TerrainId floor() const { return m_floor; }
    KindId start() const { return m_start; }

    /// Known kinds and terrain that look most like `word`, best first.
    QStringList nearestKeys(const QString &word) const;
    /// Known kinds that look most like `word`, best first: all, or those of a category.
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
    QHash<QString, Meaning> m_meanings;
    /// The records that kinds were read from, for rulesets and levels to change.
    QHash<QString, QJsonObject> m_records;
    QHash<QString, CataloguePtr> m_underRulesets; ///< by their keys, without kinds of levels
    TerrainId m_wall = 0;
    TerrainId m_floor = 0;
    KindId m_start = 0;
};

/// The path of the name of a level's own kind in `translations` of its file: `kinds.monsters.ford_guard.name`.
QString pathOfKindName(const QString &section, const QString &key);
