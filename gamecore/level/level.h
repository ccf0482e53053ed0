#pragma once

// gamecore/level: the authored level as a value.

#include "gamecore/base/grid.h"
#include "gamecore/base/membercount.h"
#include "gamecore/data/field.h"
#include "gamecore/data/ids.h"
#include "gamecore/level/drawncharacters.h"

#include <QJsonObject>

#include <map>
#include <optional>
#include <string_view>
#include <vector>

class IssueList;

inline constexpr int largestSide = 4096;
/// A level of more things is not read, and the editor puts no more down: each takes memory many times that of a cell,
/// in files and in play.
inline constexpr int mostThings = 100'000;
inline constexpr int levelVersion = 1;

/// A kind placed on a cell. Things keep what the catalogue does not know: a level in error is opened, shown and saved
/// without loss.
struct Thing {
    Point cell;         ///< may lie outside the level; that is an error of the level, which it keeps
    QString kind;       ///< key; empty for a character that the legend does not know
    QJsonObject values; ///< values of its own, such as "gold": 200; unknown keys are kept
    /// The unknown character of `rows`, if `kind` is empty; else the one that it was drawn with, if the legend has
    /// others for its kind. 0: the preferred one.
    char32_t character = 0;
    /// Its texts in other languages: language -> key among `values` -> text. In the file they stand in `translations`
    /// of the level; here they go where the thing goes.
    QJsonObject translations = {};

    bool isUnknownCharacter() const { return kind.isEmpty(); }
    friend bool operator==(const Thing &, const Thing &) = default;
};

/// What a level says of itself beside its cells.
struct LevelProperties {
    QString name;
    QString author;
    QString description;
    QJsonObject translations = {}; ///< texts in other languages: language -> path -> text; without those of things
    QString ruleset = QStringLiteral("buchhaim");
    QJsonObject rules;      ///< what it overrides of its ruleset, as in the file
    QJsonObject legend;     ///< the author's characters -> keys, as in the file, without those that are default
    QJsonObject kinds;      ///< kinds of its own, as in the file
    QJsonObject unknown;    ///< top-level keys that this version does not know
    QJsonObject proof = {}; ///< a run that wins, as in the file (gamecore/replay/proof.h reads it); it decides nothing

    friend bool operator==(const LevelProperties &, const LevelProperties &) = default;
};

/// Every property; `unknown` and `proof` come last.
inline constexpr std::array propertyFields{
    fieldIn<&LevelProperties::name>({.key = QLatin1StringView("name"), .type = Field::Type::Text}),
    fieldIn<&LevelProperties::author>({.key = QLatin1StringView("author"), .type = Field::Type::Text}),
    fieldIn<&LevelProperties::description>({.key = QLatin1StringView("description"), .type = Field::Type::Text}),
    fieldIn<&LevelProperties::translations>({.key = QLatin1StringView("translations"), .type = Field::Type::Table}),
    fieldIn<&LevelProperties::ruleset>({.key = QLatin1StringView("ruleset"), .type = Field::Type::Text}),
    fieldIn<&LevelProperties::rules>({.key = QLatin1StringView("rules"), .type = Field::Type::Table}),
    fieldIn<&LevelProperties::legend>({.key = QLatin1StringView("legend"), .type = Field::Type::Table}),
    fieldIn<&LevelProperties::kinds>({.key = QLatin1StringView("kinds"), .type = Field::Type::Table}),
    fieldIn<&LevelProperties::unknown>({.key = QLatin1StringView("unknown"), .type = Field::Type::Table}),
    fieldIn<&LevelProperties::proof>({.key = QLatin1StringView("proof"), .type = Field::Type::Table})};
static_assert(memberCount<LevelProperties>() == propertyFields.size(), "each member of LevelProperties needs its row");

/// The authored document: what a level file holds. A plain value; equal levels write equal files.
struct Level : LevelProperties {
    Grid<TerrainId> terrain;
    std::vector<Thing> things;  ///< in reading order of their cells; within a cell the order is the author's
    DrawnCharacters drawn = {}; ///< how its terrain is written where the legend leaves a choice

    Size size() const { return terrain.size(); }
    friend bool operator==(const Level &, const Level &) = default;
};

LevelProperties propertiesOf(const Level &level);
void setProperties(Level &level, const LevelProperties &properties);

/// A floor with a border of wall and a start in its upper left corner. Sides are 1..largestSide; a level too small
/// for a floor is all floor.
Level newLevel(const Catalogue &catalogue, Size size);

/// Puts `things` into reading order without changing the order within a cell.
void sortThings(std::vector<Thing> &things);
/// The things on a cell: first and one past the last index.
std::pair<std::size_t, std::size_t> thingsAt(const Level &level, Point cell);

/// Characters of `rows` that the legend does not know, with the number of cells of each.
std::map<char32_t, int> unknownCharacters(const Level &level);

/// Whether a thing stands in `rows`: alone on its cell, on floor, without values of its own, of a kind that the legend
/// has a character for. All other things stand in `things` of the file, but for unknown characters, which have no
/// other place. One flag a thing, in the order of Level::things.
std::vector<bool> standsInRows(const Level &level, const Catalogue &catalogue);

/// Characters in both directions: the default legend of a catalogue with a level's own legend over it.
class LegendTable {
public:
    /// Keys of `own` that are no single printable character are left out.
    /// `preferred` as in DrawnCharacters; those that stand for nothing are left out.
    LegendTable(const Catalogue &catalogue, const QJsonObject &own, std::u32string_view preferred = {});

    /// The key that a character stands for, as long as the table lives; null if the legend does not know it.
    const QString *keyOf(char32_t character) const &;
    const QString *keyOf(char32_t character) && = delete;
    /// The character to write for a key; nothing if there is none. Preferred characters win over all others, then
    /// the author's over the default ones, then the smallest code point.
    std::optional<char32_t> characterOf(const QString &key) const;
    /// The character to write for a thing: its own while that stands for its kind, else the one of its kind.
    std::optional<char32_t> characterOf(const Thing &thing) const;

private:
    std::map<char32_t, QString> m_keys;
    std::map<QString, char32_t> m_characters;
};

/// A legend in which characters for `from` stand for `to`; an empty `to` removes them.
QJsonObject withLegendRenamed(QJsonObject legend, const QString &from, const QString &to);
/// A legend without the entries that say what the default one says; those that are wrong are kept.
QJsonObject withoutDefaults(const QJsonObject &legend, const Catalogue &catalogue);

/// The level's legend with a character added for every terrain that it uses and that neither the legend nor the
/// default one has a character for (the author gave that character to something else).
QJsonObject completeLegend(const Level &level, const Catalogue &catalogue);

/// The rules in force: those of the level's ruleset with the level's own over them. Findings have paths in the level.
Rules rulesOf(const Level &level, const Catalogue &catalogue, IssueList &issues);

/// The catalogue in force: the level's ruleset and its own kinds, with their names in other languages, laid over
/// `catalogue`, the shipped one.
CataloguePtr catalogueOf(const Level &level, const Catalogue &catalogue, IssueList &issues);
