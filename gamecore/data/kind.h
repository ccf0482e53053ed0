#pragma once

#include "gamecore/data/appearance.h"
#include "gamecore/data/behavior.h"
#include "gamecore/data/effect.h"
#include "gamecore/data/ids.h"
#include "gamecore/data/slot.h"

#include <cstdint>
#include <vector>

/// The area of a dragon's fire.
enum class BreathShape : std::uint8_t {
    Line, ///< the line to the target and beyond, until sight is blocked
    Cone  ///< cells in view in a wedge: n cells along the line to the target, it reaches n / 3 cells to each side
};

/// A catalogue entry that can be placed on a cell: the hero's start, a treasure, a monster or an item. Fields that a
/// category does not use have their defaults. fieldsOf() describes their ranges.
struct Kind {
    QString key;
    std::uint64_t keyHash = 0; ///< hash of the key, which stands for the kind in hashes and random draws, since ids
                               ///< depend on the catalogue
    KindCategory category = KindCategory::Monster;
    Appearance look;

    // hero
    QString markerPicture; ///< picture of the start in the editor; empty: the same as in play
    QStringList items;     ///< keys of the hero's initial items; the first wearable one for each slot is worn

    // hero, monsters
    int hp = 1;      ///< initial hit points, 1..9999
    int defense = 0; ///< 0..999; items: bonus when worn
    int power = 0;   ///< 0..999; items: bonus when worn
    int xp = 0;      ///< experience that the hero gains by killing the monster, 0..99999

    // monsters
    Behavior behavior = Behavior::Idle;
    int breath = 0;      ///< damage of its fire, 0..999
    int breathRange = 5; ///< range of its fire in cells, 1..20
    BreathShape breathShape = BreathShape::Cone;

    // treasure
    int goldMin = 0; ///< minimum gold, 0..9999
    int goldMax = 0; ///< maximum gold, goldMin..9999

    // items
    std::vector<Effect> effects; ///< effects of using it, in this order; empty: it cannot be used
    Targeting targeting;
    bool isUsedUp = true; ///< true if it disappears when it is used or opens a door
    Slot slot = Slot::None;
    QString wornPicture;    ///< picture drawn over the hero while he wears it; empty: none
    int maxHp = 0;          ///< bonus when worn, 0..9999
    bool teleports = false; ///< true if any effect has EffectRow::teleports

    bool isWearable() const { return slot != Slot::None; }
    bool teleportsHero() const { return teleports && rowOf(targeting.target).hasHero; }
    bool teleportsMonsters() const { return teleports && rowOf(targeting.target).hasMonsters; }
};

/// Returns the fields of a category whose values are numbers or words, in the order in which forms show them.
/// cataloguereader.cpp reads lists and texts; effect.h has the fields of `targeting`.
std::span<const RecordField<Kind>> fieldsOf(KindCategory category);
/// Returns the field with a key; the category must have such a field. Used for values that a thing may override.
const Field &fieldOf(KindCategory category, QStringView key);
