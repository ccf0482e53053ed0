#pragma once

// gamecore/level: the level as its author wrote it, a plain value with cells, things, own kinds, rules and texts.

#include "gamecore/base/enumerators.h"
#include "gamecore/base/grid.h"
#include "gamecore/data/field.h"
#include "gamecore/data/ids.h"
#include "gamecore/data/leveltileset.h"

#include <QJsonObject>

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

class IssueList;

inline constexpr int largestSide = 4096;
/// Maximum number of things: levels with more things are not read, and the editor adds no more. A thing takes far more
/// memory than a cell, in files and in play.
inline constexpr int mostThings = 100'000;
inline constexpr int levelVersion = 1;

/// A kind placed on a cell. A thing may have a kind and values that the catalogue does not define, so that invalid
/// levels are opened, shown and saved without loss.
struct Thing {
    Point cell;         ///< may be outside the level; the level then has an error, but stores the thing
    QString kind;       ///< key of the kind; empty for a character that is not in the legend
    QJsonObject values; ///< the thing's own values, such as "gold": 200; may have unknown keys
    /// If `kind` is empty: the unknown character in `rows`. Otherwise: the character that the author used for the
    /// thing, if the legend has several for its kind; 0: the preferred character.
    char32_t character = 0;
    /// Translated texts: language -> key in `values` -> text. A file stores these texts in the level's `translations`;
    /// in memory they are part of the thing, and move with it.
    QJsonObject translations = {};

    bool isUnknownCharacter() const { return kind.isEmpty(); }
    friend bool operator==(const Thing &, const Thing &) = default;
};

/// The data of a level besides its cells.
struct LevelProperties {
    QString name;
    QString author;
    QString description;
    QJsonObject translations = {}; ///< translated texts: language -> path -> text; without the texts of things
    QString ruleset = QStringLiteral("buchhaim");
    QString tileset = usualTileset; ///< key of the set of ground and walls; does not affect play
    QJsonObject rules;              ///< overrides of the ruleset, as in the file
    QJsonObject legend;             ///< the author's characters -> keys, as in the file, without default entries
    QJsonObject kinds;              ///< the level's own kinds, as in the file
    QJsonObject unknown;            ///< top-level keys that this version does not define
    QJsonObject proof = {}; ///< a winning run, as in the file (read by gamecore/replay/proof.h); does not affect play

    friend bool operator==(const LevelProperties &, const LevelProperties &) = default;
};

/// The fields of all properties; `unknown` and `proof` come last.
inline constexpr std::array propertyFields{
    fieldIn<&LevelProperties::name>({.key = QLatin1StringView("name"), .type = Field::Type::Text}),
    fieldIn<&LevelProperties::author>({.key = QLatin1StringView("author"), .type = Field::Type::Text}),
    fieldIn<&LevelProperties::description>({.key = QLatin1StringView("description"), .type = Field::Type::Text}),
    fieldIn<&LevelProperties::translations>({.key = QLatin1StringView("translations"), .type = Field::Type::Table}),
    fieldIn<&LevelProperties::ruleset>({.key = QLatin1StringView("ruleset"), .type = Field::Type::Text}),
    fieldIn<&LevelProperties::tileset>({.key = QLatin1StringView("tileset"), .type = Field::Type::Text}),
    fieldIn<&LevelProperties::rules>({.key = QLatin1StringView("rules"), .type = Field::Type::Table}),
    fieldIn<&LevelProperties::legend>({.key = QLatin1StringView("legend"), .type = Field::Type::Table}),
    fieldIn<&LevelProperties::kinds>({.key = QLatin1StringView("kinds"), .type = Field::Type::Table}),
    fieldIn<&LevelProperties::unknown>({.key = QLatin1StringView("unknown"), .type = Field::Type::Table}),
    fieldIn<&LevelProperties::proof>({.key = QLatin1StringView("proof"), .type = Field::Type::Table})};
static_assert(memberCount<LevelProperties>() == propertyFields.size(), "each member of LevelProperties needs its row");

/// The characters that an author used for terrain in `rows`, if the legend has several for that terrain, such as `x`
/// and blank for wall. They do not affect play, and need not be updated when terrain changes: the character stored for
/// a cell is written only while it stands for the terrain of the cell. Otherwise, the preferred character is written.
/// Most levels store no characters, which takes no memory.
struct DrawnCharacters {
    /// Characters that take precedence over all other characters with the same meaning.
    std::u32string preferred;
    /// The characters stored for single cells, without repetitions. A number in `cells` is an index in `others` plus 1.
    std::u32string others;
    Grid<std::uint8_t> cells; ///< 0: the preferred character; the grid is empty if all cells have that

    static constexpr std::size_t mostOthers = 255; ///< maximum size of `others`

    /// Returns the character stored for a cell, whether or not the character still stands for the cell's terrain.
    /// std::nullopt if no character is stored, and outside the level.
    std::optional<char32_t> at(Point cell) const;
    /// Stores a character for a cell of a level of size `size`. Does nothing if the character needs a new entry in
    /// `others` and `others` is full.
    void keep(Point cell, char32_t character, Size size);

    friend bool operator==(const DrawnCharacters &, const DrawnCharacters &) = default;
};

/// Returns the characters as JSON, for files without rows: `preferred`, and `cells`, an object: character -> list of
/// runs of adjacent cells `[x, y, length]`. Empty if no characters are stored.
QJsonObject jsonOf(const DrawnCharacters &drawn);
/// Reads the output of jsonOf() for a level of size `size`. Invalid parts are ignored, since characters do not affect
/// play.
DrawnCharacters drawnCharactersFrom(const QJsonObject &object, Size size);

/// The contents of a level file: the document that an author edits. A plain value; equal levels produce equal files.
struct Level : LevelProperties {
    Grid<TerrainId> terrain;
    std::vector<Thing> things;  ///< in reading order of their cells; the author's order within a cell
    DrawnCharacters drawn = {}; ///< characters used for terrain where the legend offers several

    Size size() const { return terrain.size(); }
    friend bool operator==(const Level &, const Level &) = default;
};

LevelProperties propertiesOf(const Level &level);
void setProperties(Level &level, const LevelProperties &properties);

/// Returns a level of floor with a border of wall, and with a start on the upper left floor cell. Sides are
/// 1..largestSide; a level with a side below 3 is all floor.
Level newLevel(const Catalogue &catalogue, Size size);

/// Sorts `things` into reading order. The order within a cell stays the same.
void sortThings(std::vector<Thing> &things);
/// Returns the things on a cell as a range of indexes in Level::things: the first index, and one past the last. Both
/// indexes are equal if there are no things.
std::pair<std::size_t, std::size_t> thingsAt(const Level &level, Point cell);

/// Returns the characters of `rows` that the legend does not define: character -> number of cells.
std::map<char32_t, int> unknownCharacters(const Level &level);

/// Returns for each thing of Level::things whether the file draws the thing in `rows`. A thing is drawn there if it is
/// alone on its cell, on floor, without own values or translations, and of a kind with a character. Unknown characters,
/// which are on floor, are always drawn in `rows`. The file lists all other things in `things`.
std::vector<bool> isDrawnInRows(const Level &level, const Catalogue &catalogue);

/// Returns the things of a level in the order in which a world places and numbers them: first the things that the file
/// draws in `rows`, in reading order, then the things that the file lists in `things`, in the order of that list. The
/// pointers point into `level`.
std::vector<const Thing *> placingOrder(const Level &level, const Catalogue &catalogue);

/// A lookup table of characters in both directions: a catalogue's default legend overridden by a level's own.
class LegendTable {
public:
    /// Ignores keys of `own` that are not a single printable character, and characters of `preferred` (see
    /// DrawnCharacters) without a meaning.
    LegendTable(const Catalogue &catalogue, const QJsonObject &own, std::u32string_view preferred = {});

    /// Returns the key that a character stands for; null if the legend does not define it. The pointer is valid as long
    /// as this object.
    const QString *keyOf(char32_t character) const &;
    const QString *keyOf(char32_t character) && = delete;
    /// Returns the character to write for a key; std::nullopt if it has none. Preferred characters take precedence over
    /// those of the level's own legend, and these over default ones. Among several preferred characters for a key, the
    /// first one counts; among several others, the one with the smallest code point.
    std::optional<char32_t> characterOf(const QString &key) const;
    /// Returns the character to write for a thing: Thing::character if the thing is an unknown character, or if
    /// Thing::character stands for its kind. Otherwise returns characterOf() its kind; std::nullopt if the kind has no
    /// character.
    std::optional<char32_t> characterOf(const Thing &thing) const;

private:
    std::map<char32_t, QString> m_keys;
    std::map<QString, char32_t> m_characters;
};

/// The stored characters of a level (DrawnCharacters) that are written under a given legend, which may differ from the
/// level's own.
class CharactersInUse {
public:
    /// The level must outlive this object, and its size must not change.
    CharactersInUse(const Level &level, const Catalogue &catalogue, const LegendTable &legend);

    /// True if no character is stored for any cell.
    bool isEmpty() const { return m_others.empty(); }
    /// Returns all characters stored for cells, whether or not they are written.
    const std::u32string &all() const { return m_others; }
    /// Returns the character to write for a cell; std::nullopt for the preferred one.
    std::optional<char32_t> at(Point cell) const;

private:
    const Level &m_level;
    std::u32string m_others;
    std::array<std::optional<TerrainId>, DrawnCharacters::mostOthers + 1> m_meanings; ///< by number
};

/// Returns a legend in which all characters that stood for `from` stand for `to`. An empty `to` removes these
/// characters.
QJsonObject withLegendRenamed(QJsonObject legend, const QString &from, const QString &to);
/// Returns a legend without the entries that repeat the default legend. Invalid entries remain.
QJsonObject withoutDefaults(const QJsonObject &legend, const Catalogue &catalogue);

/// Returns the level's legend with a character added for each terrain in use that has none, because the author assigned
/// its default character to something else.
QJsonObject completeLegend(const Level &level, const Catalogue &catalogue);

/// Returns the rules in force: the rules of the level's ruleset, overridden by the level's own rules. Issues have paths
/// in the level file. An unknown ruleset is an issue; the level's own rules then override the defaults of Rules.
Rules rulesOf(const Level &level, const Catalogue &catalogue, IssueList &issues);

/// Returns the catalogue in force: `catalogue`, which must be the shipped one, changed by the level's ruleset, own
/// kinds and the translated names of these kinds.
CataloguePtr catalogueOf(const Level &level, const Catalogue &catalogue, IssueList &issues);
