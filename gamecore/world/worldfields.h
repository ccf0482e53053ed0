#pragma once

#include "gamecore/base/enumerators.h"
#include "gamecore/world/worldstate.h"

#include <string_view>
#include <tuple>

// The fields of a world's state as tables, one row for each field. They define snapshots, hashes, and how a game
// continues in a changed level, that is after the author has edited the level in play. Add a row for each new field of
// the state.

/// The treatment of a field in snapshots, in hashes, and when a game continues in a changed level.
enum class FieldUse : std::uint8_t {
    Played, ///< changed by play, affects play: hashed, carried over to a changed level
    Shown,  ///< display only: not hashed, carried over to a changed level
    /// Set by the level, affects play: hashed, not carried over. If it has a key, snapshots contain it, and a snapshot
    /// that contradicts the level is rejected.
    OfLevel,
};

/// The properties of a field.
struct FieldTraits {
    FieldUse use = FieldUse::Played;
    qint64 least = 0; ///< numbers: range accepted from a snapshot, least..most
    qint64 most = 0;
    bool isOptional = false; ///< omitted from snapshots while it has its initial value
    /// How far the field travels with the hero. Only fields of the state, of the hero, and of the items in his bag can
    /// travel. The value of a field that travels must mean the same in every level, so it must not be a kind or a cell.
    Travels travels = Travels::Never;
};

/// A row for a field with a key in snapshots.
template<typename Owner, typename Value>
struct WorldField {
    using Owns = Owner;
    static constexpr bool isWritten = true;

    constexpr WorldField(Value Owner::*of, QLatin1StringView in, FieldTraits is = {}) : member(of), key(in), traits(is)
    {
    }

    Value Owner::*member;
    QLatin1StringView key; ///< key in snapshots
    FieldTraits traits;
};

/// A row for a field that snapshots omit: the level sets it, or it is the same in every saved game.
template<typename Owner, typename Value>
struct UnwrittenField {
    using Owns = Owner;
    static constexpr bool isWritten = false;

    constexpr UnwrittenField(Value Owner::*of, FieldUse use) : member(of), traits{.use = use} {}

    Value Owner::*member;
    FieldTraits traits;
};

/// Calls `handle(row)` for each row of a table.
template<typename Fields, typename Handle>
constexpr void forEachField(const Fields &fields, const Handle &handle)
{
    std::apply([&handle](const auto &...field) { (handle(field), ...); }, fields);
}

namespace worldfields {

using namespace Qt::StringLiterals;
using enum FieldUse;
using enum Travels;

inline constexpr std::tuple character{
    WorldField{&Character::baseMaxHp, "max_hp"_L1, {.least = 1, .most = largestTrait}},
    WorldField{&Character::basePower, "power"_L1, {.most = largestTrait}},
    WorldField{&Character::baseDefense, "defense"_L1, {.most = largestTrait}},
    WorldField{&Character::level, "level"_L1, {.least = 1, .most = highestLevel}},
    WorldField{&Character::xp, "xp"_L1, {.most = mostExperience}},
    WorldField{&Character::choicesDue, "choices_due"_L1, {.most = highestLevel}},
    WorldField{&Character::kills, "kills"_L1, {.most = largestCount}},
};

inline constexpr std::tuple door{
    WorldField{&OpenedDoor::cell, "cell"_L1},
    WorldField{&OpenedDoor::door, "door"_L1},
};

inline constexpr std::tuple item{
    WorldField{&Item::kind, "kind"_L1, {.use = OfLevel}},
    WorldField{&Item::location, "place"_L1},
    WorldField{&Item::cell, "cell"_L1},
    WorldField{&Item::gold, "gold"_L1, {.most = largestCount}},
    WorldField{&Item::variant, "variant"_L1, {.use = Shown, .most = largestCount}},
    WorldField{&Item::letter, "letter"_L1, {.isOptional = true, .travels = ToNextLevel}},
    WorldField{&Item::isWorn, "worn"_L1, {.isOptional = true, .travels = ToNextLevel}},
    WorldField{&Item::isHidden, "hidden"_L1, {.use = Shown, .isOptional = true}},
    WorldField{&Item::isLeft, "left"_L1, {.use = Shown, .isOptional = true}},
};

inline constexpr std::tuple actor{
    WorldField{&Actor::kind, "kind"_L1, {.use = OfLevel}},
    UnwrittenField{&Actor::behavior, OfLevel},
    UnwrittenField{&Actor::maxHp, OfLevel},
    UnwrittenField{&Actor::power, OfLevel},
    UnwrittenField{&Actor::item, OfLevel},
    UnwrittenField{&Actor::luck, OfLevel},
    WorldField{&Actor::cell, "cell"_L1},
    WorldField{&Actor::facing, "facing"_L1},
    WorldField{&Actor::hp, "hp"_L1, {.most = largestCount, .travels = ToNextLevel}},
    WorldField{&Actor::statuses, "statuses"_L1},
    WorldField{&Actor::goal, "goal"_L1, {.isOptional = true}},
    WorldField{&Actor::rest, "rest"_L1, {.most = longestRest}},
    WorldField{&Actor::nextActionMs, "next_ms"_L1, {.most = largestSum}},
    WorldField{&Actor::draws, "draws"_L1, {.isOptional = true}},
    WorldField{&Actor::isDead, "dead"_L1},
    WorldField{&Actor::isHidden, "hidden"_L1, {.use = Shown, .isOptional = true}},
    WorldField{&Actor::isInView, "in_view"_L1},
};

inline constexpr std::tuple world{
    WorldField{&WorldState::status, "status"_L1},
    UnwrittenField{&WorldState::isLeft, Played},
    WorldField{&WorldState::isProtected, "protected"_L1, {.isOptional = true, .travels = DownStairs}},
    WorldField{&WorldState::turn, "turn"_L1, {.most = largestCount, .travels = DownStairs}},
    WorldField{&WorldState::steps, "steps"_L1, {.most = largestCount, .travels = DownStairs}},
    WorldField{&WorldState::timeMs, "time_ms"_L1, {.most = largestSum, .travels = DownStairs}},
    WorldField{&WorldState::safeUntil, "safe_until"_L1, {.most = largestSum}},
    WorldField{&WorldState::gold, "gold"_L1, {.most = largestSum, .travels = ToNextLevel}},
    WorldField{&WorldState::character, "character"_L1, {.travels = ToNextLevel}},
    WorldField{&WorldState::openedDoors, "doors"_L1},
    WorldField{&WorldState::items, "items"_L1},
    WorldField{&WorldState::actors, "actors"_L1},
    WorldField{&WorldState::explored, "explored"_L1},
};

} // namespace worldfields

/// True if two rows have the same member or the same key.
template<typename One, typename Other>
constexpr bool areAlike(const One &one, const Other &other)
{
    bool areOfOne = false;
    if constexpr (requires { one.member == other.member; }) {
        areOfOne = one.member == other.member;
    }
    if constexpr (One::isWritten && Other::isWritten) {
        areOfOne = areOfOne || std::string_view(one.key.data()) == other.key.data();
    }
    return areOfOne;
}

/// True if no two rows that satisfy `counts` have the same member or the same key.
template<typename Fields, typename Counts>
constexpr bool areApart(const Fields &fields, const Counts &counts)
{
    return std::apply(
        [&counts](const auto &...row) {
            const auto alike = [&](const auto &one) { return (int(counts(row) && areAlike(one, row)) + ...); };
            return ((!counts(row) || alike(row) == 1) && ...);
        },
        fields);
}

/// True if each member of the type has its own row.
template<typename... Field, typename Owner = std::common_type_t<typename Field::Owns...>>
constexpr bool coversMembers(const std::tuple<Field...> &fields)
{
    return memberCount<Owner>() == sizeof...(Field) && areApart(fields, [](const auto &) { return true; });
}
static_assert(coversMembers(worldfields::character),
              "each member of Character needs its row in worldfields::character");
static_assert(coversMembers(worldfields::door), "each member of OpenedDoor needs its row in worldfields::door");
static_assert(coversMembers(worldfields::item), "each member of Item needs its row in worldfields::item");
static_assert(coversMembers(worldfields::actor),
              "each member of Actor needs its row in worldfields::actor: an UnwrittenField if the level says it");
static_assert(coversMembers(worldfields::world),
              "each member of WorldState needs its row in worldfields::world: a WorldField, so that saves keep it");

constexpr const auto &fieldsOf(const Character &)
{
    return worldfields::character;
}
constexpr const auto &fieldsOf(const OpenedDoor &)
{
    return worldfields::door;
}
constexpr const auto &fieldsOf(const Item &)
{
    return worldfields::item;
}
constexpr const auto &fieldsOf(const Actor &)
{
    return worldfields::actor;
}
constexpr const auto &fieldsOf(const WorldState &)
{
    return worldfields::world;
}

/// Copies all fields except those of FieldUse::OfLevel from `before` to `now`, for a game that continues in a changed
/// level.
template<typename Owner>
void takeOver(const Owner &before, Owner &now)
{
    forEachField(fieldsOf(now), [&](const auto &field) {
        if (field.traits.use != FieldUse::OfLevel) {
            now.*field.member = before.*field.member;
        }
    });
}

/// True if the values of all fields that travel mean the same in every level.
template<typename Fields>
constexpr bool canTravel(const Fields &fields)
{
    const auto canField = []<typename Owner, typename Value>(Value Owner::*, Travels far) {
        const bool isOfCatalogue = std::is_same_v<Value, KindId> || std::is_same_v<Value, TerrainId>;
        const bool isPlain = std::is_arithmetic_v<Value> || std::is_enum_v<Value> || std::is_same_v<Value, Character>;
        return far == Travels::Never || (isPlain && !isOfCatalogue);
    };
    return std::apply([&](const auto &...field) { return (canField(field.member, field.traits.travels) && ...); },
                      fields);
}
static_assert(canTravel(worldfields::world) && canTravel(worldfields::actor) && canTravel(worldfields::item),
              "what travels says the same in every level: no kind, terrain or cell, and no list");
static_assert(
    areApart(std::tuple_cat(worldfields::world, worldfields::actor, worldfields::character),
             []<typename Field>(const Field &row) {
                 return std::is_same_v<typename Field::Owns, Character> || row.traits.travels != Travels::Never;
             }),
    "the rows of a traveller stand side by side in the file of a campaign's progress");

/// Copies the fields that travel at least as far as `least` from `before` to `now`.
template<typename Owner>
void copyTravellingFields(const Owner &before, Owner &now, Travels least)
{
    forEachField(fieldsOf(now), [&](const auto &field) {
        if (field.traits.travels >= least) {
            now.*field.member = before.*field.member;
        }
    });
}
