#pragma once

#include "gamecore/data/appearance.h"
#include "gamecore/data/behavior.h"
#include "gamecore/data/effect.h"

#include <QLatin1StringView>

#include <cstdint>
#include <vector>

/// Place of a kind in Catalogue::kinds(). Valid only with the catalogue that gave it; files use keys.
using KindId = std::uint16_t;

enum class KindCategory : std::uint8_t { Hero, Treasure, Monster, Item };

/// Where an item is worn; one item a slot.
enum class Slot : std::uint8_t { None, RightHand, LeftHand, Head, Body };
inline constexpr int slotCount = int(Slot::Body) + 1;
/// "right_hand"; "none" for what is not worn.
QLatin1StringView slotKey(Slot slot);
QStringList slotKeys();

/// Items that the hero can carry: one a letter, a..z.
inline constexpr int largestBag = 26;

/// Which cells a dragon's fire fills.
enum class BreathShape : std::uint8_t {
    Line, ///< the cells of the line to the target and on, until something stops sight
    Cone  ///< all cells in view that lie no farther beside that line than a third of the way along it
};
/// "line", "cone".
QStringList breathShapeKeys();

/// A catalogue entry that can stand on a cell: the start of the hero, a treasure, a monster, an item.
/// Fields that a category does not use keep their defaults.
struct Kind {
    QString key;
    std::uint64_t keyHash = 0; ///< of the key: what hashes and chance know it by, in whichever catalogue it stands
    KindCategory category = KindCategory::Monster;
    Appearance look;

    // hero
    QString markerPicture; ///< picture of the start in the editor; empty: the same as in play
    QStringList items;     ///< keys of what the hero starts with; what can be worn is worn

    // hero, monsters
    int hp = 1;      ///< hit points at the start, 1..9999
    int defense = 0; ///< 0..999; items: what wearing it adds
    int power = 0;   ///< 0..999; items: what wearing it adds
    int xp = 0;      ///< experience for killing it, 0..99999

    // monsters
    Behavior behavior = Behavior::Idle;
    int breath = 0;      ///< damage of its fire, 0..999
    int breathRange = 5; ///< how far the fire reaches, in cells, 1..20
    BreathShape breathShape = BreathShape::Cone;

    // treasure
    int goldMin = 0; ///< least gold in it, 0..9999
    int goldMax = 0; ///< most gold in it, goldMin..9999

    // items
    std::vector<Effect> effects; ///< what using it does, in this order; none: it cannot be used
    Targeting targeting;
    bool isUsedUp = true; ///< by using it
    Slot slot = Slot::None;
    int maxHp = 0; ///< what wearing it adds, 0..9999

    bool isWearable() const { return slot != Slot::None; }
};
