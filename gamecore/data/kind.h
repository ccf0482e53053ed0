#pragma once

#include "gamecore/data/appearance.h"

#include <QLatin1StringView>

#include <cstdint>

/// Place of a kind in Catalogue::kinds(). Valid only with the catalogue that gave it; files use keys.
using KindId = std::uint16_t;

enum class KindCategory : std::uint8_t { Hero, Treasure, Monster };

/// How a monster decides what it does. Closed: each has its rule in gamecore/rules.
enum class Behavior : std::uint8_t {
    Idle,   ///< stays where it is
    Patrol, ///< straight on until something stops it, then a random new direction
};

QLatin1StringView behaviorKey(Behavior behavior);
QStringList behaviorKeys();

/// A catalogue entry that can stand on a cell: the start of the hero, a treasure, a monster.
/// Fields that a category does not use keep their defaults.
struct Kind {
    QString key;
    KindCategory category = KindCategory::Monster;
    Appearance look;

    // hero
    QString markerPicture; ///< picture of the start in the editor; empty: the same as in play

    // hero, monsters
    int hp = 1;      ///< hit points at the start, 1..9999
    int defense = 0; ///< 0..999
    int power = 0;   ///< 0..999
    int xp = 0;      ///< experience for killing it, 0..99999

    // monsters
    Behavior behavior = Behavior::Idle;

    // treasure
    int goldMin = 0; ///< least gold in it, 0..9999
    int goldMax = 0; ///< most gold in it, goldMin..9999
};
