#pragma once

#include "gamecore/base/issue.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/dungeonplan.h"
#include "gamecore/json/jsonfields.h"

/// Reader of records into a catalogue. Each record is a JSON object; docs/data.md lists the keys.
class CatalogueReader {
public:
    /// If `checksReferences`, references to unknown keys are issues. Pass false after errors in earlier files: the
    /// record of such a key may have been dropped.
    CatalogueReader(Catalogue &catalogue, IssueList &issues, bool checksReferences = true)
        : m_catalogue(catalogue), m_issues(issues), m_checksReferences(checksReferences)
    {
    }

    /// Reads a file: an object with one array of records under the key `section`.
    void readSection(QLatin1StringView section, const QJsonObject &file);
    /// Applies Ruleset::kinds to the kinds of the catalogue. `path` is the path of these changes in rulesets.json, for
    /// issues.
    void changeKinds(const Ruleset &ruleset, const QString &path);

    /// Overrides fields in the record of a kind and reads the record again. An unknown key is an issue. If there are
    /// issues, the kind does not change.
    void changeKind(const QString &key, const QJsonObject &fields, const QString &path);
    /// Adds a level's own kind, unless there are issues. `record` names a `base` of the same category and the fields
    /// that differ from it.
    void addLevelKind(KindCategory category, const QString &key, const QJsonObject &record, const QString &path);

private:
    /// Stores the entries that every catalogue needs (wall, floor, the hero's start and the usual tileset), and reports
    /// missing ones.
    void requireKeys(QLatin1StringView section);
    /// Checks the references of doors, and marks gates and plates. Call it after all terrain has been read, since a
    /// door may refer to a later record.
    void checkDoors();
    void checkItems(JsonFields &fields, QLatin1StringView key, const QStringList &kinds);
    void checkDungeon(const DungeonPlan &plan, const QString &path);
    void checkChances(const std::vector<DepthChance> &chances, KindCategory category, const QString &path);
    void readTerrain(JsonFields &fields);
    void readRuleset(JsonFields &fields);
    void readLegend(JsonFields &fields);
    void readTileset(JsonFields &fields);
    Kind readKind(KindCategory category, JsonFields &fields);
    void addKind(KindCategory category, const QString &key, const QJsonObject &record, const QString &path);
    /// Returns the key of a record. If the key is missing, empty or already taken, adds an issue and returns an empty
    /// string.
    QString readKey(JsonFields &fields);

    Catalogue &m_catalogue;
    IssueList &m_issues;
    bool m_checksReferences;
};

/// Returns the key under which catalogue files, and `kinds` of a level, have the records of a category, for example
/// "monsters".
QLatin1StringView sectionOf(KindCategory category);
/// Returns the category whose section has this key (sectionOf()). std::nullopt for terrain, rulesets and unknown words.
std::optional<KindCategory> categoryOf(QStringView section);
