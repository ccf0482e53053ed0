#pragma once

#include "gamecore/data/appearance.h"
#include "gamecore/data/behavior.h"
#include "gamecore/data/effect.h"
#include "gamecore/data/ids.h"
#include "gamecore/data/slot.h"

#include <cstdint>
#include <vector>

/// Which cells a dragon's fire fills.
enum class BreathShape : std::uint8_t {
    Line, ///< the cells of the line to the target and on, until something stops sight
    Cone  ///< all cells in view that lie no farther beside that line than a third of the way along it
};

/// A catalogue entry that can stand on a cell: the start of the hero, a treasure, a monster, an item.
/// Fields that a category does not use keep their defaults. fieldsOf() says what each may hold.
struct Kind {
    QString key;
    std::uint64_t keyHash = 0; ///< of the key: hashes and chance know the kind by it, in every catalogue
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
    bool isUsedUp = true; ///< by using it, or by the door that it opens
    Slot slot = Slot::None;
    int maxHp = 0;          ///< what wearing it adds, 0..9999
    bool teleports = false; ///< an effect of it does (EffectRow::teleports)

    bool isWearable() const { return slot != Slot::None; }
    bool teleportsHero() const { return teleports && rowOf(targeting.target).hasHero; }
    bool teleportsMonsters() const { return teleports && rowOf(targeting.target).hasMonsters; }
};

/// The fields of a category that are one number or word each, in the order in which forms show them. What is a list or
/// a text is read in cataloguereader.cpp, what stands in `targeting` has its rows in effect.h.
std::span<const RecordField<Kind>> fieldsOf(KindCategory category);
/// The field of a key that the category has. Things may have a value of their own for it.
const Field &fieldOf(KindCategory category, QStringView key);
