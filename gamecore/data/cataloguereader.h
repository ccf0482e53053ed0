#pragma once

#include "gamecore/base/issue.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/dungeonplan.h"
#include "gamecore/json/jsonfields.h"

/// Reads records into a catalogue and reports what is wrong with them. One record is one JSON object; docs/data.md
/// lists the keys.
class CatalogueReader {
public:
    /// `checksReferences`: whether names must be known. Off if something read before had mistakes: they may name that.
    CatalogueReader(Catalogue &catalogue, IssueList &issues, bool checksReferences = true)
        : m_catalogue(catalogue), m_issues(issues), m_checksReferences(checksReferences)
    {
    }

    /// Reads one file: an object with one array of records, named after its `section`.
    void readSection(QLatin1StringView section, const QJsonObject &file);
    /// Lays a ruleset's changes over the kinds; mistakes are at `path` in rulesets.json.
    void changeKinds(const Ruleset &ruleset, const QString &path);

    /// Lays fields over the record of a known kind and reads it again.
    void changeKind(const QString &key, const QJsonObject &fields, const QString &path);
    /// Adds a kind that a level brings: `record` names a `base` of the same category and what differs from it.
    void addLevelKind(KindCategory category, const QString &key, const QJsonObject &record, const QString &path);

private:
    /// Requires what every catalogue has: wall, floor and the start of the hero.
    void requireKeys(QLatin1StringView section);
    /// Checks what doors name: terrain of the same file, before or after them.
    void checkDoors();
    void checkItems(JsonFields &fields, QLatin1StringView key, const QStringList &kinds);
    void checkDungeon(const DungeonPlan &plan, const QString &path);
    void checkChances(const std::vector<DepthChance> &chances, KindCategory category, const QString &path);
    void readTerrain(JsonFields &fields);
    void readRuleset(JsonFields &fields);
    void readLegend(JsonFields &fields);
    Kind readKind(KindCategory category, JsonFields &fields);
    void addKind(KindCategory category, const QString &key, const QJsonObject &record, const QString &path);
    /// Empty, with an issue, if the key is missing, empty or already taken.
    QString readKey(JsonFields &fields);

    Catalogue &m_catalogue;
    IssueList &m_issues;
    bool m_checksReferences;
};

/// The section of a category in catalogue files and in `kinds` of a level: "monsters".
QLatin1StringView sectionOf(KindCategory category);
/// Nothing for terrain, rulesets and unknown words.
std::optional<KindCategory> categoryOf(QStringView section);
