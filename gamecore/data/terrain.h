#pragma once

#include "gamecore/data/appearance.h"
#include "gamecore/data/drift.h"
#include "gamecore/data/field.h"
#include "gamecore/data/ids.h"

#include <cstdint>

/// What standing on a cell is good for. Closed: each has its row below and its rule in gamecore/rules.
enum class Feature : std::uint8_t {
    None,
    Exit,  ///< reaching it can win the level
    Stairs ///< `descend` leads down from here
};
inline constexpr int featureCount = enumeratorCount<Feature>();

struct FeatureRow {
    Feature feature;
    QLatin1StringView key;      ///< in files
    const char *card = nullptr; ///< English, for the palette
};

inline constexpr std::array<FeatureRow, featureCount> featureRows{
    {{Feature::None, QLatin1StringView("none")},
     {Feature::Exit, QLatin1StringView("exit"), QT_TRANSLATE_NOOP("CardText", "A level can be won by reaching it.")},
     {Feature::Stairs, QLatin1StringView("stairs"),
      QT_TRANSLATE_NOOP("CardText", "Leads on: out of the level, or deeper into a dungeon.")}}};
static_assert(hasEachItsRow<&FeatureRow::feature>(featureRows),
              "each feature needs its row in featureRows, at its place");

constexpr const FeatureRow &rowOf(Feature feature)
{
    return featureRows[std::size_t(feature)];
}

inline constexpr auto featureWords = wordsOf(featureRows);

/// What a cell is made of. A record of terrain.json.
struct Terrain {
    QString key;
    std::uint64_t keyHash = 0; ///< of the key, as Kind::keyHash
    Appearance look;
    bool isWalkable = false;    ///< actors may stand on it
    bool isTransparent = false; ///< sight passes through
    /// Picture where the cell to the south is of other terrain, so that walls show their front; empty: always the same.
    QString facePicture;

    QString opensTo; ///< key of the terrain that it becomes when the hero walks into it; empty: it is no door
    /// Key of the item that this takes; empty: it is not locked. Or of a terrain, the plate: then this is a gate, which
    /// blocks like a wall until the hero steps on some of that terrain, wherever that is.
    QString openedBy;
    QString openedPicture; ///< shown over that terrain once it is open
    bool isGate = false;   ///< openedBy is a terrain; found by the catalogue, as the next
    bool isPlate = false;  ///< it opens gates
    int damage = 0;        ///< to whoever steps on it
    Feature feature = Feature::None;
    Drift drift = Drift::None; ///< of whoever comes to it

    bool isDoor() const { return !opensTo.isEmpty(); }
    /// Whether it can be stood on and hurts nobody.
    bool isHarmless() const { return isWalkable && damage == 0; }
};

/// The fields that play knows; a hint says for the palette what it means to be anything but 0, none or false.
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

inline constexpr std::array terrainTexts{
    fieldIn<&Terrain::facePicture>({.key = QLatin1StringView("face"), .type = Field::Type::Text}),
    fieldIn<&Terrain::opensTo>({.key = QLatin1StringView("opens_to"), .type = Field::Type::Text}),
    fieldIn<&Terrain::openedBy>({.key = QLatin1StringView("opened_by"), .type = Field::Type::Text}),
    fieldIn<&Terrain::openedPicture>({.key = QLatin1StringView("opened_picture"), .type = Field::Type::Text})};
