#include "editor/wording/rulename.h"

#include "editor/wording/namerow.h"

#include <QCoreApplication>

#include <array>

using namespace Qt::StringLiterals;

namespace {

constexpr auto ruleRows =
    std::to_array<NameRow>({{"clock"_L1, QT_TRANSLATE_NOOP("RuleText", "Clock")},
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
                            {"idlers"_L1, QT_TRANSLATE_NOOP("RuleText", "Idle monsters")}});

constexpr auto ruleWords =
    std::to_array<WordRow>({{"clock"_L1, "turns"_L1, QT_TRANSLATE_NOOP("RuleText", "turn by turn")},
                            {"clock"_L1, "realtime"_L1, QT_TRANSLATE_NOOP("RuleText", "real time")},
                            {"death"_L1, "respawn"_L1, QT_TRANSLATE_NOOP("RuleText", "hero returns")},
                            {"death"_L1, "permadeath"_L1, QT_TRANSLATE_NOOP("RuleText", "game ends")},
                            {"vision"_L1, "all"_L1, QT_TRANSLATE_NOOP("RuleText", "whole level")},
                            {"vision"_L1, "fov"_L1, QT_TRANSLATE_NOOP("RuleText", "what is in view")},
                            {"win"_L1, "treasure"_L1, QT_TRANSLATE_NOOP("RuleText", "all treasure taken")},
                            {"win"_L1, "exit"_L1, QT_TRANSLATE_NOOP("RuleText", "exit reached")},
                            {"win"_L1, "monsters"_L1, QT_TRANSLATE_NOOP("RuleText", "all monsters dead")},
                            {"contact"_L1, "kills"_L1, QT_TRANSLATE_NOOP("RuleText", "kills the hero")},
                            {"contact"_L1, "fight"_L1, QT_TRANSLATE_NOOP("RuleText", "is a fight")},
                            {"contact"_L1, "kick"_L1, QT_TRANSLATE_NOOP("RuleText", "is a kick")},
                            {"monsters"_L1, "pass"_L1, QT_TRANSLATE_NOOP("RuleText", "share cells")},
                            {"monsters"_L1, "block"_L1, QT_TRANSLATE_NOOP("RuleText", "block each other")},
                            {"wall_bump"_L1, "free"_L1, QT_TRANSLATE_NOOP("RuleText", "costs nothing")},
                            {"wall_bump"_L1, "turn"_L1, QT_TRANSLATE_NOOP("RuleText", "costs a turn")},
                            {"corners"_L1, "cut"_L1, QT_TRANSLATE_NOOP("RuleText", "can be cut")},
                            {"corners"_L1, "closed"_L1, QT_TRANSLATE_NOOP("RuleText", "cannot be cut")},
                            {"item_use"_L1, "turn"_L1, QT_TRANSLATE_NOOP("RuleText", "a turn")},
                            {"item_use"_L1, "free"_L1, QT_TRANSLATE_NOOP("RuleText", "nothing")},
                            {"level_up"_L1, "reached"_L1, QT_TRANSLATE_NOOP("RuleText", "when reached")},
                            {"level_up"_L1, "exceeded"_L1, QT_TRANSLATE_NOOP("RuleText", "when exceeded")},
                            {"confusion"_L1, "stumble"_L1, QT_TRANSLATE_NOOP("RuleText", "stumble")},
                            {"confusion"_L1, "strike"_L1, QT_TRANSLATE_NOOP("RuleText", "strike too")},
                            {"area_walls"_L1, "through"_L1, QT_TRANSLATE_NOOP("RuleText", "go through walls")},
                            {"area_walls"_L1, "stop"_L1, QT_TRANSLATE_NOOP("RuleText", "stop at walls")},
                            {"empty_area"_L1, "spend"_L1, QT_TRANSLATE_NOOP("RuleText", "uses the item up")},
                            {"empty_area"_L1, "keep"_L1, QT_TRANSLATE_NOOP("RuleText", "keeps the item")},
                            {"hunters"_L1, "remember"_L1, QT_TRANSLATE_NOOP("RuleText", "go where the hero was")},
                            {"hunters"_L1, "freeze"_L1, QT_TRANSLATE_NOOP("RuleText", "stand still")},
                            {"idlers"_L1, "quiet"_L1, QT_TRANSLATE_NOOP("RuleText", "say nothing")},
                            {"idlers"_L1, "tell"_L1, QT_TRANSLATE_NOOP("RuleText", "are told of")}});

constexpr auto hintRows = std::to_array<NameRow>(
    {{"clock"_L1, QT_TRANSLATE_NOOP("RuleText", "Whether monsters move by the clock or after each step")},
     {"death"_L1, QT_TRANSLATE_NOOP("RuleText", "What happens when the hero dies")},
     {"vision"_L1,
      QT_TRANSLATE_NOOP("RuleText", "Whether the hero knows the whole level, or what he sees and remembers")},
     {"fov_radius"_L1, QT_TRANSLATE_NOOP("RuleText", "How far the hero sees, and hunters him, in cells")},
     {"moves"_L1, QT_TRANSLATE_NOOP("RuleText", "4: straight steps only; 8: diagonal ones too")},
     {"win"_L1, QT_TRANSLATE_NOOP("RuleText", "All that is ticked must hold; nothing ticked: the level is never won")},
     {"safe_ms"_L1,
      QT_TRANSLATE_NOOP("RuleText", "Real time: nothing kills the hero for so many milliseconds after he returned")},
     {"safe_turns"_L1,
      QT_TRANSLATE_NOOP("RuleText", "Turn by turn: nothing kills the hero for so many turns after he returned")},
     {"contact"_L1, QT_TRANSLATE_NOOP("RuleText", "What happens when the hero and a monster meet")},
     {"monsters"_L1,
      QT_TRANSLATE_NOOP("RuleText",
                        "Whether several monsters may stand on a cell; unless contact kills they never do")},
     {"first_action_ms"_L1, QT_TRANSLATE_NOOP("RuleText", "Real time: milliseconds until every monster acts first")},
     {"action_min_ms"_L1, QT_TRANSLATE_NOOP("RuleText", "Real time: milliseconds, not above the longest time")},
     {"action_max_ms"_L1, QT_TRANSLATE_NOOP("RuleText", "Real time: milliseconds, not below the shortest time")},
     {"wall_bump"_L1, QT_TRANSLATE_NOOP("RuleText", "What a step against a wall costs")},
     {"corners"_L1, QT_TRANSLATE_NOOP("RuleText", "Whether diagonal steps go past the corner of a wall")},
     {"item_use"_L1, QT_TRANSLATE_NOOP("RuleText", "What picking up, using, dropping and wearing cost")},
     {"level_up"_L1,
      QT_TRANSLATE_NOOP("RuleText", "Whether a new level of the hero comes at the experience it takes, or above it")},
     {"level_xp_base"_L1, QT_TRANSLATE_NOOP("RuleText", "Level n of the hero takes this much experience")},
     {"level_xp_step"_L1, QT_TRANSLATE_NOOP("RuleText", "And n times this much more")},
     {"level_hp"_L1, QT_TRANSLATE_NOOP("RuleText", "What choosing hit points at a new level adds")},
     {"level_power"_L1, QT_TRANSLATE_NOOP("RuleText", "What choosing power at a new level adds")},
     {"level_defense"_L1, QT_TRANSLATE_NOOP("RuleText", "What choosing defense at a new level adds")},
     {"stairs_heal"_L1, QT_TRANSLATE_NOOP("RuleText", "Percent of all hit points that stairs give back")},
     {"confusion"_L1, QT_TRANSLATE_NOOP("RuleText", "Whether the confused hit whoever stands in their way")},
     {"area_walls"_L1, QT_TRANSLATE_NOOP("RuleText", "Whether walls protect from what reaches an area")},
     {"empty_area"_L1, QT_TRANSLATE_NOOP("RuleText", "What happens to an item that reaches nobody")},
     {"hunters"_L1, QT_TRANSLATE_NOOP("RuleText", "What hunters do that lost sight of the hero")},
     {"idlers"_L1, QT_TRANSLATE_NOOP("RuleText", "Whether idle monsters in view are told of in the log")}});

/// `otherwise` where a table has no name.
QString translatedRule(const char *name, const QString &otherwise)
{
    return name ? QCoreApplication::translate("RuleText", name) : otherwise;
}

} // namespace

QString ruleName(const QString &key)
{
    return translatedRule(nameIn(ruleRows, key), key);
}

QString ruleWordName(const QString &key, const QString &word)
{
    return translatedRule(nameIn(ruleWords, key, word), word);
}

QString ruleHint(const QString &key)
{
    return translatedRule(nameIn(hintRows, key), QString());
}
