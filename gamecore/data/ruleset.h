#pragma once

#include "gamecore/base/issue.h"

#include <QJsonObject>

enum class Clock : std::uint8_t {
    Turns,   ///< the hero acts, then every monster, by id
    RealTime ///< each monster has its own next time; `advance` moves the clock
};
enum class DeathRule : std::uint8_t { Respawn, Permadeath };
enum class Vision : std::uint8_t {
    All ///< the hero knows the whole level
};
/// What happens when the hero and a monster meet on a cell.
enum class Contact : std::uint8_t {
    Kills ///< the hero dies
};
/// Conditions of victory, as bits: all that are set must hold, none set means that the level is never won.
enum WinCondition : std::uint8_t {
    WinByTreasure = 1 ///< the last treasure was taken; a level without treasure is not won by it
};

/// The numbers and switches that a ruleset names and a level may override. Times are in milliseconds of game time.
struct Rules {
    Clock clock = Clock::Turns;
    DeathRule death = DeathRule::Permadeath;
    Vision vision = Vision::All;
    int moves = 4;           ///< directions in which the hero may step, 4 or 8
    int win = WinByTreasure; ///< WinCondition bits
    int safeMs = 1500;       ///< after a respawn under real time nothing kills the hero, 0..60000
    int safeTurns = 3;       ///< the same under turns, 0..1000
    Contact contact = Contact::Kills;
    bool monstersBlock = true; ///< at most one monster a cell; otherwise they pass through each other
    int firstActionMs = 250;   ///< time of every monster's first action, 1..60000
    int actionMinMs = 100;     ///< shortest time between two actions of a monster, 1..60000
    int actionMaxMs = 300;     ///< longest such time, actionMinMs..60000

    friend bool operator==(const Rules &, const Rules &) = default;
};

/// A named set of rules: a record of rulesets.json.
struct Ruleset {
    QString key;
    QString name;        ///< English; translated where it is shown
    QString description; ///< one sentence, English; translated where it is shown
    Rules rules;
    QJsonObject kinds; ///< kind key -> fields that differ under this ruleset
};

enum class RuleType : std::uint8_t {
    Word,  ///< one of `words`
    Words, ///< a list of `words`, each at most once
    Number ///< first, first + step, ... last
};

/// One rule as files spell it, for reading, writing, forms and help.
struct RuleInfo {
    QLatin1StringView key;
    RuleType type = RuleType::Word;
    QStringList words;
    int first = 0;
    int last = 0;
    int step = 1;
};

/// Every rule, in the order in which they are written.
const std::vector<RuleInfo> &ruleInfos();

/// The value of a rule as it stands in JSON. `key` must be one of ruleInfos().
QJsonValue ruleValue(const Rules &rules, QLatin1StringView key);

/// Tells sets of rules apart, on every platform alike.
std::uint64_t hashOf(const Rules &rules);

/// Lays the keys of a `rules` object over `rules`. Unknown keys are `unknown_rule`; a wrong value leaves the rule as
/// it was. `path` is the object's place in its file.
void readRules(const QJsonObject &object, const QString &path, Rules &rules, IssueList &issues);
