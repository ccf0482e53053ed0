#pragma once

#include "gamecore/data/field.h"

/// An effect that overrides an actor's behavior for some of its actions. A closed set: each value has its row below and
/// its rule in gamecore/rules/monster.cpp.
enum class StatusEffect : std::uint8_t {
    Confused, ///< moves at random
    Afraid,   ///< flees from the hero
    Stunned,  ///< does nothing
    Charmed,  ///< fights for the hero
    Inhaling, ///< draws breath: the dragon breathes fire as its next action. No item causes this.
};
inline constexpr int statusEffectCount = enumeratorCount<StatusEffect>();
/// Number of statuses that items can cause: all values before Inhaling.
inline constexpr int itemStatusCount = int(StatusEffect::Inhaling);

/// Maximum duration of an effect, in actions.
inline constexpr int longestStatusTurns = 1000;

/// Facts about a status, for code other than its rule. Sentences are English and translated on display.
struct StatusRow {
    StatusEffect status;
    QLatin1StringView key;      ///< key in files and output
    const char *name = nullptr; ///< for forms: a verb, the effect of an item that causes the status; null if no item
                                ///< can cause it
    const char *fact = nullptr; ///< for the palette: the verb with the duration, %n turns; null if no item can cause it
    const char *state;          ///< one or two words, for panels
    const char *look;           ///< shown to a player who looks at the actor; %n turns are left
    const char *begins;         ///< for the log: a monster (%1) gets the status
    const char *ends = nullptr; ///< for the log: a monster (%1) loses the status; null: not logged
    const char *heroBegins = nullptr; ///< for the log: the hero gets the status; null: he is immune
    const char *heroEnds = nullptr;
    bool moves = false;         ///< monsters with the status may go to cells that their behavior does not lead to
    bool turnsMonsters = false; ///< monsters with the status may fight other monsters or walk onto harmful terrain
    /// The behavior has no effect while the status lasts; descriptions of the actor leave the behavior out.
    bool replacesBehavior = false;
};

inline constexpr std::array<StatusRow, statusEffectCount> statusRows{
    {{.status = StatusEffect::Confused,
      .key = QLatin1StringView("confused"),
      .name = QT_TRANSLATE_NOOP("FieldText", "confuses"),
      .fact = QT_TRANSLATE_N_NOOP("CardText", "confuses for %n turns"),
      .state = QT_TRANSLATE_NOOP("HeroWords", "confused"),
      .look = QT_TRANSLATE_N_NOOP("LookText", "Confused for %n more turn(s)."),
      .begins = QT_TRANSLATE_NOOP("EventText", "The %1 loses its way and staggers."),
      .ends = QT_TRANSLATE_NOOP("EventText", "The %1 finds its feet again."),
      .heroBegins = QT_TRANSLATE_NOOP("EventText", "Everything spins around you."),
      .heroEnds = QT_TRANSLATE_NOOP("EventText", "Your head is clear again."),
      .moves = true,
      .turnsMonsters = true},
     {.status = StatusEffect::Afraid,
      .key = QLatin1StringView("afraid"),
      .name = QT_TRANSLATE_NOOP("FieldText", "frightens"),
      .fact = QT_TRANSLATE_N_NOOP("CardText", "frightens for %n turns"),
      .state = QT_TRANSLATE_NOOP("HeroWords", "afraid"),
      .look = QT_TRANSLATE_N_NOOP("LookText", "Afraid for %n more turn(s)."),
      .begins = QT_TRANSLATE_NOOP("EventText", "The %1 is afraid of you."),
      .ends = QT_TRANSLATE_NOOP("EventText", "The %1 is no longer afraid."),
      .moves = true},
     {.status = StatusEffect::Stunned,
      .key = QLatin1StringView("stunned"),
      .name = QT_TRANSLATE_NOOP("FieldText", "stuns"),
      .fact = QT_TRANSLATE_N_NOOP("CardText", "stuns for %n turns"),
      .state = QT_TRANSLATE_NOOP("HeroWords", "stunned"),
      .look = QT_TRANSLATE_N_NOOP("LookText", "Stunned for %n more turn(s)."),
      .begins = QT_TRANSLATE_NOOP("EventText", "The %1 stands thunderstruck."),
      .ends = QT_TRANSLATE_NOOP("EventText", "The %1 shakes its head and comes to."),
      .replacesBehavior = true},
     {.status = StatusEffect::Charmed,
      .key = QLatin1StringView("charmed"),
      .name = QT_TRANSLATE_NOOP("FieldText", "charms"),
      .fact = QT_TRANSLATE_N_NOOP("CardText", "charms for %n turns"),
      .state = QT_TRANSLATE_NOOP("HeroWords", "charmed"),
      .look = QT_TRANSLATE_N_NOOP("LookText", "On your side for %n more turn(s)."),
      .begins = QT_TRANSLATE_NOOP("EventText", "The %1 is on your side now."),
      .ends = QT_TRANSLATE_NOOP("EventText", "The %1 remembers whose side it is on."),
      .moves = true,
      .turnsMonsters = true,
      .replacesBehavior = true},
     {.status = StatusEffect::Inhaling,
      .key = QLatin1StringView("inhaling"),
      .state = QT_TRANSLATE_NOOP("HeroWords", "drawing breath"),
      .look = QT_TRANSLATE_NOOP("LookText", "It draws breath: its next action is fire!"),
      .begins = QT_TRANSLATE_NOOP("EventText", "The %1 draws breath!")}}};
static_assert(hasEachItsRow<&StatusRow::status>(statusRows), "each status needs its row in statusRows, at its place");

constexpr const StatusRow &rowOf(StatusEffect status)
{
    return statusRows[std::size_t(status)];
}

inline constexpr auto statusWords = wordsOf(statusRows);
/// The words of statuses that items can cause.
inline constexpr auto itemStatusWords = std::span<const Word>(statusWords).first(itemStatusCount);
