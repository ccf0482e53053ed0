#pragma once

#include "gamecore/base/point.h"
#include "gamecore/data/appearance.h"
#include "gamecore/data/field.h"
#include "gamecore/data/ids.h"

#include <cstdint>
#include <optional>

/// The special function of a cell. A closed set: each value has its row below and its rule in gamecore/rules.
enum class Feature : std::uint8_t {
    None,
    Exit,  ///< reaching it can win the level
    Stairs ///< the command `descend` works here
};
inline constexpr int featureCount = enumeratorCount<Feature>();

struct FeatureRow {
    Feature feature;
    QLatin1StringView key;      ///< key in files
    const char *card = nullptr; ///< English sentence about the feature for the palette; null: none
};

inline constexpr std::array<FeatureRow, featureCount> featureRows{
    {{Feature::None, QLatin1StringView("none")},
     {Feature::Exit, QLatin1StringView("exit"), QT_TRANSLATE_NOOP("CardText", "A level can be won by reaching it.")},
     {Feature::Stairs, QLatin1StringView("stairs"),
      QT_TRANSLATE_NOOP("CardText", "Leads out of the level, or deeper into a dungeon.")}}};
static_assert(hasEachItsRow<&FeatureRow::feature>(featureRows),
              "each feature needs its row in featureRows, at its place");

constexpr const FeatureRow &rowOf(Feature feature)
{
    return featureRows[std::size_t(feature)];
}

inline constexpr auto featureWords = wordsOf(featureRows);

/// The direction in which the ground carries an actor that enters it. gamecore/pathfinding/step.h computes where a step
/// onto such ground ends. No shipped terrain drifts.
enum class Drift : std::uint8_t {
    None,
    Onward, ///< in the direction of the actor's step, like ice
    North,  ///< to the north, whatever the actor's step, like a stream; East, South and West likewise
    East,
    South,
    West
};

/// Returns the direction in which the ground carries an actor that has just entered the cell in direction `came`;
/// std::nullopt if it stays.
constexpr std::optional<Direction> driftDirection(Drift drift, Direction came)
{
    switch (drift) {
    case Drift::None:
        return std::nullopt;
    case Drift::Onward:
        return came;
    case Drift::North:
        return Direction::North;
    case Drift::East:
        return Direction::East;
    case Drift::South:
        return Direction::South;
    case Drift::West:
        return Direction::West;
    }
    return std::nullopt;
}

/// The material of a cell. A record of terrain.json.
struct Terrain {
    QString key;
    std::uint64_t keyHash = 0; ///< hash of the key, as Kind::keyHash
    Appearance look;
    bool isWalkable = false;    ///< actors can stand on it
    bool isTransparent = false; ///< does not block sight
    /// Names of pictures for a cell whose southern neighbor is no wall, so that walls show their front; empty: none.
    /// Terrain with such pictures is rock: its inside is not drawn. docs/art.md explains these and the next members.
    QStringList facePictures;
    QString pieces; ///< first part of the names of pictures for borders, such as "water" for water_edges; empty: none
    QString joins;  ///< terrain with the same word has no border between its cells; empty: `key`
    QString under;  ///< key of the terrain that is drawn beneath; empty: none
    QString sidePicture;     ///< name of the picture of a door in a passage from west to east; empty: none
    QStringList details;     ///< names of pictures that are drawn over a few cells
    QStringList wallDetails; ///< the same for cells beside rock; a picture has a group for each side and corner
    QStringList faceDetails; ///< names of pictures for a few of the cells that would have one of `facePictures`

    QString opensTo; ///< key of the terrain it becomes when opened; empty: not a door
    /// Key of the item that unlocks the door; empty: not locked. If the key is that of a terrain (a plate), this door
    /// is a gate: it blocks like a wall until the hero steps on any cell of that terrain.
    QString openedBy;
    QString openedPicture; ///< name of a picture that is drawn over the terrain `opensTo` once the door is open; empty:
                           ///< none
    bool isGate = false;   ///< true if openedBy is the key of a terrain; computed by the catalogue
    bool isPlate = false;  ///< true if this terrain opens gates: those whose openedBy is its key; computed by the
                           ///< catalogue
    int damage = 0;        ///< damage to an actor that steps on it
    Feature feature = Feature::None;
    Drift drift = Drift::None; ///< direction in which it carries an actor that enters it

    bool isDoor() const { return !opensTo.isEmpty(); }
    /// True if actors can stand on it without harm.
    bool isHarmless() const { return isWalkable && damage == 0; }
};

/// The fields that affect play, except those in terrainTexts and except `drift`, which no file can set. Field::hint is
/// an English sentence for the palette; it describes any value other than 0, none or false.
inline constexpr std::array terrainFields{
    fieldIn<&Terrain::isWalkable>(
        {.key = QLatin1StringView("walkable"), .type = Field::Type::Truth, .isRequired = true}),
    fieldIn<&Terrain::isTransparent>(
        {.key = QLatin1StringView("transparent"), .type = Field::Type::Truth, .isRequired = true}),
    fieldIn<&Terrain::damage>({.key = QLatin1StringView("damage"),
                               .last = 999,
                               .hint = QT_TRANSLATE_NOOP("CardText", "Stepping on it costs hit points.")}),
    fieldIn<&Terrain::feature>(
        {.key = QLatin1StringView("feature"), .type = Field::Type::Word, .words = featureWords})};

/// The fields with texts: names of pictures, the key of the terrain that a door becomes, and the key of the item or
/// plate that opens it.
inline constexpr std::array terrainTexts{
    fieldIn<&Terrain::facePictures>({.key = QLatin1StringView("face"), .type = Field::Type::List}),
    fieldIn<&Terrain::faceDetails>({.key = QLatin1StringView("face_details"), .type = Field::Type::List}),
    fieldIn<&Terrain::pieces>({.key = QLatin1StringView("pieces"), .type = Field::Type::Text}),
    fieldIn<&Terrain::joins>({.key = QLatin1StringView("joins"), .type = Field::Type::Text}),
    fieldIn<&Terrain::under>({.key = QLatin1StringView("under"), .type = Field::Type::Text}),
    fieldIn<&Terrain::sidePicture>({.key = QLatin1StringView("side"), .type = Field::Type::Text}),
    fieldIn<&Terrain::details>({.key = QLatin1StringView("details"), .type = Field::Type::List}),
    fieldIn<&Terrain::wallDetails>({.key = QLatin1StringView("wall_details"), .type = Field::Type::List}),
    fieldIn<&Terrain::opensTo>({.key = QLatin1StringView("opens_to"), .type = Field::Type::Text}),
    fieldIn<&Terrain::openedBy>({.key = QLatin1StringView("opened_by"), .type = Field::Type::Text}),
    fieldIn<&Terrain::openedPicture>({.key = QLatin1StringView("opened_picture"), .type = Field::Type::Text})};
