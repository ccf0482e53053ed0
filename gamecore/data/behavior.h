#pragma once

#include "gamecore/data/field.h"

/// The decision making of a monster. A closed set: each value has its row below and its rule in
/// gamecore/rules/monster.cpp.
enum class Behavior : std::uint8_t {
    Idle,   ///< stays on its cell
    Patrol, ///< walks straight on until stopped, then turns in a random direction
    Hunt,   ///< approaches a hero it sees, else goes to where it last saw him
    Dragon, ///< hunts; in range it draws breath for an action, then breathes fire
};
inline constexpr int behaviorCount = enumeratorCount<Behavior>();

/// Facts about a behavior, for code other than its rule.
struct BehaviorRow {
    /// The steps that the behavior takes by itself.
    enum class Walk : std::uint8_t {
        Nowhere,
        Patrols, ///< straight on until stopped, then in a random one of the four straight directions
        Anywhere ///< in every direction that the rules allow
    };

    Behavior behavior;
    QLatin1StringView key; ///< key in files
    const char *name;      ///< English, for forms: a verb
    const char *card;      ///< English, for the palette: a sentence with details
    const char *look;      ///< English, shown to a player who looks at the monster
    Walk walk = Walk::Nowhere;
    bool seeksHero = false;     ///< approaches a hero it sees; play therefore computes the field of view under any rule
                                ///< `vision`
    bool isAlwaysAwake = false; ///< also acts out of the hero's sight, where other monsters sleep
    bool breathesFire = false;  ///< uses its kind's breath
    int everyTurns = 1;         ///< acts in every turn whose number is a multiple of this

    constexpr bool actsIn(qint64 turn) const { return turn % everyTurns == 0; }
    /// Returns the delay after an action under real time, where `ms` is the delay of a monster that acts every turn.
    constexpr qint64 waitFor(qint64 ms) const { return ms * everyTurns; }
};

inline constexpr std::array<BehaviorRow, behaviorCount> behaviorRows{
    {{.behavior = Behavior::Idle,
      .key = QLatin1StringView("idle"),
      .name = QT_TRANSLATE_NOOP("FieldText", "stays"),
      .card = QT_TRANSLATE_NOOP("CardText", "Stays where it is."),
      .look = QT_TRANSLATE_NOOP("LookText", "It stays where it is.")},
     {.behavior = Behavior::Patrol,
      .key = QLatin1StringView("patrol"),
      .name = QT_TRANSLATE_NOOP("FieldText", "patrols"),
      .card =
          QT_TRANSLATE_NOOP("CardText", "Walks straight ahead until something stops it, then in another direction."),
      .look = QT_TRANSLATE_NOOP("LookText", "It patrols."),
      .walk = BehaviorRow::Walk::Patrols,
      .isAlwaysAwake = true},
     {.behavior = Behavior::Hunt,
      .key = QLatin1StringView("hunt"),
      .name = QT_TRANSLATE_NOOP("FieldText", "hunts"),
      .card = QT_TRANSLATE_NOOP("CardText", "Chases the hero when it sees him, otherwise goes where it last saw him."),
      .look = QT_TRANSLATE_NOOP("LookText", "It is coming for you."),
      .walk = BehaviorRow::Walk::Anywhere,
      .seeksHero = true},
     {.behavior = Behavior::Dragon,
      .key = QLatin1StringView("dragon"),
      .name = QT_TRANSLATE_NOOP("FieldText", "breathes fire"),
      .card = QT_TRANSLATE_NOOP("CardText", "Hunts the hero, draws breath when he is near, then breathes fire."),
      .look = QT_TRANSLATE_NOOP("LookText", "It is coming for you."),
      .walk = BehaviorRow::Walk::Anywhere,
      .seeksHero = true,
      .breathesFire = true}}};

static_assert(hasEachItsRow<&BehaviorRow::behavior>(behaviorRows),
              "each behavior needs its row in behaviorRows, at its place");

constexpr const BehaviorRow &rowOf(Behavior behavior)
{
    return behaviorRows[std::size_t(behavior)];
}

inline constexpr auto behaviorWords = wordsOf(behaviorRows);
