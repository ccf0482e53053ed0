#pragma once

#include "gamecore/data/statuseffect.h"
#include "gamecore/fov/line.h"

#include <algorithm>

/// An effect that an item has on each of its targets. A closed set: each type has its row below and its rule in
/// gamecore/rules/effects.cpp.
struct Effect {
    enum class Type : std::uint8_t {
        Damage, ///< takes `amount` hit points, regardless of defense
        Heal,   ///< restores up to `amount` hit points
        Status, ///< applies `status` for `turns` actions; applying it again restarts the duration
    } type = Type::Damage;
    int amount = 0;
    StatusEffect status = StatusEffect::Confused;
    int turns = 0;

    friend bool operator==(const Effect &, const Effect &) = default;
};
inline constexpr int effectTypeCount = enumeratorCount<Effect::Type>();

// The fields of an effect besides its type: numbers, and at most one word.

inline constexpr std::array<RecordField<Effect>, 1> hitPointFields{
    {fieldIn<&Effect::amount>({.key = QLatin1StringView("amount"),
                               .name = QT_TRANSLATE_NOOP("EffectsEditor", "Hit points"),
                               .first = 1,
                               .last = 9999,
                               .unit = QT_TRANSLATE_NOOP("EffectsEditor", " HP")})}};
inline constexpr std::array<RecordField<Effect>, 2> statusFields{
    {fieldIn<&Effect::status>(
         {.key = QLatin1StringView("status"), .type = Field::Type::Word, .words = itemStatusWords}),
     fieldIn<&Effect::turns>({.key = QLatin1StringView("turns"),
                              .name = QT_TRANSLATE_NOOP("EffectsEditor", "Turns"),
                              .first = 1,
                              .last = longestStatusTurns,
                              .unit = QT_TRANSLATE_NOOP("EffectsEditor", " turns")})}};

/// Facts about an effect, for code other than its rule.
struct EffectRow {
    Effect::Type type;
    QLatin1StringView key;      ///< key in files
    const char *name = nullptr; ///< English, for forms; null if the name of the status is shown instead
    const char *fact = nullptr; ///< English, for the palette, with the numbers of the effect as %1, %2; null if
                                ///< StatusRow::fact is shown instead
    std::span<const RecordField<Effect>> fields = {}; ///< fields of the effect, all of them required
    bool wounds = false;                              ///< takes `amount` hit points
    bool heals = false;                               ///< restores `amount` hit points
    bool moves = false;                               ///< moves monsters to cells that their behavior does not lead to
    bool teleports = false;                           ///< puts its targets on any harmless ground
};

inline constexpr std::array<EffectRow, effectTypeCount> effectRows{
    {{.type = Effect::Type::Damage,
      .key = QLatin1StringView("damage"),
      .name = QT_TRANSLATE_NOOP("FieldText", "wounds"),
      .fact = QT_TRANSLATE_NOOP("CardText", "%1 damage"),
      .fields = hitPointFields,
      .wounds = true},
     {.type = Effect::Type::Heal,
      .key = QLatin1StringView("heal"),
      .name = QT_TRANSLATE_NOOP("FieldText", "heals"),
      .fact = QT_TRANSLATE_NOOP("CardText", "heals %1"),
      .fields = hitPointFields,
      .heals = true},
     {.type = Effect::Type::Status, .key = QLatin1StringView("status"), .fields = statusFields}}};
static_assert(hasEachItsRow<&EffectRow::type>(effectRows), "each effect needs its row in effectRows, at its place");

static_assert(std::all_of(effectRows.begin(), effectRows.end(),
                          [](const EffectRow &row) {
                              return row.type == Effect::Type::Status || (row.name && row.fact);
                          }),
              "each effect says in its row of effectRows what it does: `name` and `fact`");

constexpr const EffectRow &rowOf(Effect::Type type)
{
    return effectRows[std::size_t(type)];
}

inline constexpr auto effectWords = wordsOf(effectRows);

/// The targets of an item's effects. Distances are between centers of cells, compared as squared distance <= squared
/// range.
struct Targeting {
    enum class Target : std::uint8_t {
        Self,    ///< the hero
        Nearest, ///< the nearest monster in view within `range`; if several are equally near, that with the lowest id
        Cell,    ///< the monster on a chosen cell in view within `range`
        Area,    ///< every actor within `radius` of a chosen cell in view within `range`, including the hero
    } target = Target::Self;
    int range = 0;  ///< in cells; 0: unlimited within view
    int radius = 0; ///< in cells

    /// True if the player has to choose a cell.
    bool needsCell() const { return target == Target::Cell || target == Target::Area; }
    /// True if `to` is within `range` of `from`, or if `range` is 0. Does not check sight.
    bool reaches(Point from, Point to) const { return range == 0 || isWithin(from, to, range); }

    friend bool operator==(const Targeting &, const Targeting &) = default;
};
inline constexpr int targetCount = enumeratorCount<Targeting::Target>();

struct TargetRow {
    Targeting::Target target;
    QLatin1StringView key;    ///< key in files
    const char *name;         ///< English, for forms
    const char *once;         ///< English, for the palette: targets of an item that is used up
    const char *always;       ///< English, for the palette: targets of an item that is not used up
    bool hasHero = false;     ///< the effects may hit the hero
    bool hasMonsters = false; ///< the effects may hit monsters
};

inline constexpr std::array<TargetRow, targetCount> targetRows{
    {{.target = Targeting::Target::Self,
      .key = QLatin1StringView("self"),
      .name = QT_TRANSLATE_NOOP("FieldText", "the hero"),
      .once = QT_TRANSLATE_NOOP("CardText", "Single use: affects the hero."),
      .always = QT_TRANSLATE_NOOP("CardText", "Reusable: affects the hero."),
      .hasHero = true},
     {.target = Targeting::Target::Nearest,
      .key = QLatin1StringView("nearest"),
      .name = QT_TRANSLATE_NOOP("FieldText", "nearest monster"),
      .once = QT_TRANSLATE_NOOP("CardText", "Single use: affects the nearest monster in view."),
      .always = QT_TRANSLATE_NOOP("CardText", "Reusable: affects the nearest monster in view."),
      .hasMonsters = true},
     {.target = Targeting::Target::Cell,
      .key = QLatin1StringView("cell"),
      .name = QT_TRANSLATE_NOOP("FieldText", "chosen monster"),
      .once = QT_TRANSLATE_NOOP("CardText", "Single use: affects a monster in view that the player chooses."),
      .always = QT_TRANSLATE_NOOP("CardText", "Reusable: affects a monster in view that the player chooses."),
      .hasMonsters = true},
     {.target = Targeting::Target::Area,
      .key = QLatin1StringView("area"),
      .name = QT_TRANSLATE_NOOP("FieldText", "everyone in an area"),
      .once = QT_TRANSLATE_NOOP("CardText", "Single use: affects everyone around a chosen cell, including the hero."),
      .always = QT_TRANSLATE_NOOP("CardText", "Reusable: affects everyone around a chosen cell, including the hero."),
      .hasHero = true,
      .hasMonsters = true}}};
static_assert(hasEachItsRow<&TargetRow::target>(targetRows), "each target needs its row in targetRows, at its place");

constexpr const TargetRow &rowOf(Targeting::Target target)
{
    return targetRows[std::size_t(target)];
}

inline constexpr auto targetWords = wordsOf(targetRows);

/// The fields of `targeting` of an item.
inline constexpr std::array<RecordField<Targeting>, 3> targetingFields{
    {fieldIn<&Targeting::target>({.key = QLatin1StringView("target"),
                                  .name = QT_TRANSLATE_NOOP("FieldText", "Target"),
                                  .type = Field::Type::Word,
                                  .words = targetWords}),
     fieldIn<&Targeting::range>(
         {.key = QLatin1StringView("range"), .name = QT_TRANSLATE_NOOP("FieldText", "Range"), .last = 100}),
     fieldIn<&Targeting::radius>(
         {.key = QLatin1StringView("radius"), .name = QT_TRANSLATE_NOOP("FieldText", "Radius"), .last = 20})}};
