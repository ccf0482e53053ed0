#pragma once

#include "gamecore/base/line.h"
#include "gamecore/data/statuseffect.h"

#include <QStringList>

#include <cstdint>

/// One thing that using an item does to everyone whom its targeting finds.
struct Effect {
    enum class Type : std::uint8_t {
        Damage, ///< `amount` hit points, 1..9999; defense does not help
        Heal,   ///< `amount` hit points at most, 1..9999
        Status, ///< `status` for `turns` actions, 1..1000; a second one refreshes the first
    } type = Type::Damage;
    int amount = 0;
    StatusEffect status = StatusEffect::Confused;
    int turns = 0;

    friend bool operator==(const Effect &, const Effect &) = default;
};
/// "damage", "heal", "status".
QStringList effectTypeKeys();

/// Whom the effects of an item reach. Distances are between centers of cells, compared as squared distance <= squared
/// range.
struct Targeting {
    enum class Target : std::uint8_t {
        Self,    ///< the hero
        Nearest, ///< the nearest monster in view within `range`; of several the one with the lowest id
        Cell,    ///< the monster on a cell in view within `range`
        Area,    ///< everyone within `radius` of a cell in view within `range`, the hero too
    } target = Target::Self;
    int range = 0;  ///< in cells, 1..100; 0: as far as one sees
    int radius = 0; ///< in cells, 0..20

    /// Whether the player has to name a cell.
    bool needsCell() const { return target == Target::Cell || target == Target::Area; }
    bool reaches(Point from, Point to) const { return range == 0 || isWithin(from, to, range); }

    friend bool operator==(const Targeting &, const Targeting &) = default;
};
/// "self", "nearest", "cell", "area".
QStringList targetKeys();
