#pragma once

#include "gamecore/data/field.h"

/// How a monster decides what it does. Closed: each has its row below and its rule in gamecore/rules/monster.cpp.
enum class Behavior : std::uint8_t {
    Idle,   ///< stays where it is
    Patrol, ///< straight on until something stops it, then a random new direction
    Hunt,   ///< comes for a hero it sees, else to where it last saw him
    Dragon, ///< hunts; within reach it draws breath for an action, then breathes fire
};
inline constexpr int behaviorCount = enumeratorCount<Behavior>();

/// Facts about a behavior that other code than its rule needs.
struct BehaviorRow {
    /// Which steps it takes of its own.
    enum class Walk : std::uint8_t {
        Nowhere,
        Rounds,  ///< wanders by chance, in the four straight directions, wherever that leads
        Anywhere ///< in every direction that the rules allow
    };

    Behavior behavior;
    QLatin1StringView key; ///< in files
    const char *name;      ///< English, for forms: what it does
    const char *card;      ///< English, for the palette: how it does that
    const char *look;      ///< English, for the player who looks at it
    Walk walk = Walk::Nowhere;
    bool seeksHero = false;     ///< it comes for a hero it sees, and so has to be asked whenever he is in its sight
    bool isAlwaysAwake = false; ///< it acts out of the hero's sight, too: without this it sleeps there
    bool breathesFire = false;  ///< it uses the breath of its kind
    int everyTurns = 1;         ///< how often it acts: in one of so many turns, beginning with the first

    constexpr bool actsIn(qint64 turn) const { return turn % everyTurns == 0; }
    /// Under real time: how long it waits after an action, if a monster that acts in every turn waits `ms`.
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
      .walk = BehaviorRow::Walk::Rounds,
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
