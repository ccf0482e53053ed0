#include "editor/wording/rulename.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace {

struct RuleRow {
    QLatin1StringView key;
    const char *name;
};

struct WordRow {
    QLatin1StringView rule;
    QLatin1StringView word;
    const char *name;
};

constexpr std::array<RuleRow, 28> ruleRows{
    {{"clock"_L1, QT_TRANSLATE_NOOP("RuleText", "Clock")},
     {"death"_L1, QT_TRANSLATE_NOOP("RuleText", "Death")},
     {"vision"_L1, QT_TRANSLATE_NOOP("RuleText", "Sight")},
     {"moves"_L1, QT_TRANSLATE_NOOP("RuleText", "Directions of a step")},
     {"win"_L1, QT_TRANSLATE_NOOP("RuleText", "Victory")},
     {"safe_ms"_L1, QT_TRANSLATE_NOOP("RuleText", "Safe time")},
     {"safe_turns"_L1, QT_TRANSLATE_NOOP("RuleText", "Safe turns")},
     {"contact"_L1, QT_TRANSLATE_NOOP("RuleText", "Contact")},
     {"monsters"_L1, QT_TRANSLATE_NOOP("RuleText", "Monsters among themselves")},
     {"first_action_ms"_L1, QT_TRANSLATE_NOOP("RuleText", "First action of monsters")},
     {"action_min_ms"_L1, QT_TRANSLATE_NOOP("RuleText", "Shortest time between actions")},
     {"action_max_ms"_L1, QT_TRANSLATE_NOOP("RuleText", "Longest time between actions")},
     {"fov_radius"_L1, QT_TRANSLATE_NOOP("RuleText", "Radius of sight")},
     {"wall_bump"_L1, QT_TRANSLATE_NOOP("RuleText", "Walking into walls")},
     {"corners"_L1, QT_TRANSLATE_NOOP("RuleText", "Corners")},
     {"item_use"_L1, QT_TRANSLATE_NOOP("RuleText", "Cost of using items")},
     {"level_up"_L1, QT_TRANSLATE_NOOP("RuleText", "New level comes")},
     {"level_xp_base"_L1, QT_TRANSLATE_NOOP("RuleText", "Experience for a level")},
     {"level_xp_step"_L1, QT_TRANSLATE_NOOP("RuleText", "More experience each level")},
     {"level_hp"_L1, QT_TRANSLATE_NOOP("RuleText", "Hit points of a level")},
     {"level_power"_L1, QT_TRANSLATE_NOOP("RuleText", "Power of a level")},
     {"level_defense"_L1, QT_TRANSLATE_NOOP("RuleText", "Defense of a level")},
     {"stairs_heal"_L1, QT_TRANSLATE_NOOP("RuleText", "Healing on stairs")},
     {"confusion"_L1, QT_TRANSLATE_NOOP("RuleText", "The confused")},
     {"area_walls"_L1, QT_TRANSLATE_NOOP("RuleText", "Areas and walls")},
     {"empty_area"_L1, QT_TRANSLATE_NOOP("RuleText", "Area that reaches nobody")},
     {"hunters"_L1, QT_TRANSLATE_NOOP("RuleText", "Hunters out of sight")},
     {"idlers"_L1, QT_TRANSLATE_NOOP("RuleText", "Idle monsters")}}};

/// Of the rules that a person can choose.
constexpr std::array<WordRow, 4> wordRows{{{"clock"_L1, "turns"_L1, QT_TRANSLATE_NOOP("RuleText", "turn by turn")},
                                           {"clock"_L1, "realtime"_L1, QT_TRANSLATE_NOOP("RuleText", "real time")},
                                           {"death"_L1, "respawn"_L1, QT_TRANSLATE_NOOP("RuleText", "hero returns")},
                                           {"death"_L1, "permadeath"_L1, QT_TRANSLATE_NOOP("RuleText", "game ends")}}};

QString translated(const char *name)
{
    return QCoreApplication::translate("RuleText", name);
}

} // namespace

QString ruleName(const QString &key)
{
    const auto row = std::find_if(ruleRows.begin(), ruleRows.end(), [&](const RuleRow &r) { return r.key == key; });
    return row == ruleRows.end() ? key : translated(row->name);
}

QString ruleWordName(const QString &key, const QString &word)
{
    const auto row = std::find_if(wordRows.begin(), wordRows.end(),
                                  [&](const WordRow &r) { return r.rule == key && r.word == word; });
    return row == wordRows.end() ? word : translated(row->name);
}
