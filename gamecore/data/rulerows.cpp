#include "gamecore/base/membercount.h"
#include "gamecore/data/ruleset.h"

using namespace Qt::StringLiterals;

namespace {

constexpr int longestMs = 60000;

// The words of each rule, in the order of its enumeration in rules.h.

constexpr auto clockWords = rowsFor<Clock>(Word{"turns"_L1, QT_TRANSLATE_NOOP("RuleText", "turn by turn")},
                                           Word{"realtime"_L1, QT_TRANSLATE_NOOP("RuleText", "real time")});
constexpr auto deathWords = rowsFor<DeathRule>(Word{"respawn"_L1, QT_TRANSLATE_NOOP("RuleText", "hero returns")},
                                               Word{"permadeath"_L1, QT_TRANSLATE_NOOP("RuleText", "game ends")});
constexpr auto visionWords = rowsFor<Vision>(Word{"all"_L1, QT_TRANSLATE_NOOP("RuleText", "whole level")},
                                             Word{"fov"_L1, QT_TRANSLATE_NOOP("RuleText", "what is in view")});
constexpr std::array winWords{Word{"treasure"_L1, QT_TRANSLATE_NOOP("RuleText", "all treasure taken")},
                              Word{"exit"_L1, QT_TRANSLATE_NOOP("RuleText", "exit reached")},
                              Word{"monsters"_L1, QT_TRANSLATE_NOOP("RuleText", "all monsters dead")}};
constexpr auto contactWords = rowsFor<Contact>(Word{"kills"_L1, QT_TRANSLATE_NOOP("RuleText", "kills the hero")},
                                               Word{"fight"_L1, QT_TRANSLATE_NOOP("RuleText", "is a fight")},
                                               Word{"kick"_L1, QT_TRANSLATE_NOOP("RuleText", "is a kick")});
constexpr std::array monstersWords{Word{"pass"_L1, QT_TRANSLATE_NOOP("RuleText", "share cells")},
                                   Word{"block"_L1, QT_TRANSLATE_NOOP("RuleText", "block each other")}};
constexpr auto wallBumpWords = rowsFor<WallBump>(Word{"free"_L1, QT_TRANSLATE_NOOP("RuleText", "costs nothing")},
                                                 Word{"turn"_L1, QT_TRANSLATE_NOOP("RuleText", "costs a turn")});
constexpr auto cornersWords = rowsFor<Corners>(Word{"cut"_L1, QT_TRANSLATE_NOOP("RuleText", "can be cut")},
                                               Word{"closed"_L1, QT_TRANSLATE_NOOP("RuleText", "cannot be cut")});
constexpr auto itemUseWords = rowsFor<ItemUse>(Word{"turn"_L1, QT_TRANSLATE_NOOP("RuleText", "a turn")},
                                               Word{"free"_L1, QT_TRANSLATE_NOOP("RuleText", "nothing")});
constexpr auto levelUpWords = rowsFor<LevelUp>(Word{"reached"_L1, QT_TRANSLATE_NOOP("RuleText", "when reached")},
                                               Word{"exceeded"_L1, QT_TRANSLATE_NOOP("RuleText", "when exceeded")});
constexpr auto confusionWords = rowsFor<Confusion>(Word{"stumble"_L1, QT_TRANSLATE_NOOP("RuleText", "stumble")},
                                                   Word{"strike"_L1, QT_TRANSLATE_NOOP("RuleText", "strike too")});
constexpr auto areaWallsWords =
    rowsFor<AreaWalls>(Word{"through"_L1, QT_TRANSLATE_NOOP("RuleText", "go through walls")},
                       Word{"stop"_L1, QT_TRANSLATE_NOOP("RuleText", "stop at walls")});
constexpr auto emptyAreaWords = rowsFor<EmptyArea>(Word{"spend"_L1, QT_TRANSLATE_NOOP("RuleText", "uses the item up")},
                                                   Word{"keep"_L1, QT_TRANSLATE_NOOP("RuleText", "keeps the item")});
constexpr auto huntersWords =
    rowsFor<Hunters>(Word{"remember"_L1, QT_TRANSLATE_NOOP("RuleText", "go where the hero was")},
                     Word{"freeze"_L1, QT_TRANSLATE_NOOP("RuleText", "stand still")});
constexpr auto idlersWords = rowsFor<Idlers>(Word{"quiet"_L1, QT_TRANSLATE_NOOP("RuleText", "say nothing")},
                                             Word{"tell"_L1, QT_TRANSLATE_NOOP("RuleText", "are told of")});

/// In the order in which they are written and shown.
constexpr std::array rows{
    fieldIn<&Rules::clock>(
        {.key = "clock"_L1,
         .name = QT_TRANSLATE_NOOP("RuleText", "Clock"),
         .type = Field::Type::Word,
         .words = clockWords,
         .hint = QT_TRANSLATE_NOOP("RuleText", "Whether monsters move by the clock or after each step")}),
    fieldIn<&Rules::death>({.key = "death"_L1,
                            .name = QT_TRANSLATE_NOOP("RuleText", "Death"),
                            .type = Field::Type::Word,
                            .words = deathWords,
                            .hint = QT_TRANSLATE_NOOP("RuleText", "What happens when the hero dies")}),
    fieldIn<&Rules::vision>({.key = "vision"_L1,
                             .name = QT_TRANSLATE_NOOP("RuleText", "Sight"),
                             .type = Field::Type::Word,
                             .words = visionWords,
                             .hint = QT_TRANSLATE_NOOP(
                                 "RuleText", "Whether the hero knows the whole level, or what he sees and remembers")}),
    fieldIn<&Rules::fovRadius>(
        {.key = "fov_radius"_L1,
         .name = QT_TRANSLATE_NOOP("RuleText", "Radius of sight"),
         .first = 1,
         .last = 100,
         .hint = QT_TRANSLATE_NOOP("RuleText", "How far the hero sees, and hunters him, in cells")}),
    fieldIn<&Rules::moves>({.key = "moves"_L1,
                            .name = QT_TRANSLATE_NOOP("RuleText", "Directions of a step"),
                            .first = 4,
                            .last = 8,
                            .step = 4,
                            .hint = QT_TRANSLATE_NOOP("RuleText", "4: straight steps only; 8: diagonal ones too")}),
    fieldIn<&Rules::win>({.key = "win"_L1,
                          .name = QT_TRANSLATE_NOOP("RuleText", "Victory"),
                          .type = Field::Type::Words,
                          .words = winWords,
                          .hint = QT_TRANSLATE_NOOP(
                              "RuleText", "All that is ticked must hold; nothing ticked: the level is never won")}),
    fieldIn<&Rules::safeMs>(
        {.key = "safe_ms"_L1,
         .name = QT_TRANSLATE_NOOP("RuleText", "Safe time"),
         .last = longestMs,
         .hint = QT_TRANSLATE_NOOP("RuleText",
                                   "Real time: nothing kills the hero for so many milliseconds after he returned")}),
    fieldIn<&Rules::safeTurns>(
        {.key = "safe_turns"_L1,
         .name = QT_TRANSLATE_NOOP("RuleText", "Safe turns"),
         .last = 1000,
         .hint = QT_TRANSLATE_NOOP("RuleText",
                                   "Turn by turn: nothing kills the hero for so many turns after he returned")}),
    fieldIn<&Rules::contact>({.key = "contact"_L1,
                              .name = QT_TRANSLATE_NOOP("RuleText", "Contact"),
                              .type = Field::Type::Word,
                              .words = contactWords,
                              .hint = QT_TRANSLATE_NOOP("RuleText", "What happens when the hero and a monster meet")}),
    fieldIn<&Rules::monstersBlock>(
        {.key = "monsters"_L1,
         .name = QT_TRANSLATE_NOOP("RuleText", "Monsters among themselves"),
         .type = Field::Type::Word,
         .words = monstersWords,
         .hint = QT_TRANSLATE_NOOP(
             "RuleText", "Whether several monsters may stand on a cell; unless contact kills they never do")}),
    fieldIn<&Rules::firstActionMs>(
        {.key = "first_action_ms"_L1,
         .name = QT_TRANSLATE_NOOP("RuleText", "First action of monsters"),
         .first = 1,
         .last = longestMs,
         .hint = QT_TRANSLATE_NOOP("RuleText", "Real time: milliseconds until every monster acts first")}),
    fieldIn<&Rules::actionMinMs>(
        {.key = "action_min_ms"_L1,
         .name = QT_TRANSLATE_NOOP("RuleText", "Shortest time between actions"),
         .first = 1,
         .last = longestMs,
         .hint = QT_TRANSLATE_NOOP("RuleText", "Real time: milliseconds, not above the longest time")}),
    fieldIn<&Rules::actionMaxMs>(
        {.key = "action_max_ms"_L1,
         .name = QT_TRANSLATE_NOOP("RuleText", "Longest time between actions"),
         .first = 1,
         .last = longestMs,
         .hint = QT_TRANSLATE_NOOP("RuleText", "Real time: milliseconds, not below the shortest time")}),
    fieldIn<&Rules::wallBump>({.key = "wall_bump"_L1,
                               .name = QT_TRANSLATE_NOOP("RuleText", "Walking into walls"),
                               .type = Field::Type::Word,
                               .words = wallBumpWords,
                               .hint = QT_TRANSLATE_NOOP("RuleText", "What a step against a wall costs")}),
    fieldIn<&Rules::corners>(
        {.key = "corners"_L1,
         .name = QT_TRANSLATE_NOOP("RuleText", "Corners"),
         .type = Field::Type::Word,
         .words = cornersWords,
         .hint = QT_TRANSLATE_NOOP("RuleText", "Whether diagonal steps go past the corner of a wall")}),
    fieldIn<&Rules::itemUse>(
        {.key = "item_use"_L1,
         .name = QT_TRANSLATE_NOOP("RuleText", "Cost of using items"),
         .type = Field::Type::Word,
         .words = itemUseWords,
         .hint = QT_TRANSLATE_NOOP("RuleText", "What picking up, using, dropping and wearing cost")}),
    fieldIn<&Rules::levelUp>(
        {.key = "level_up"_L1,
         .name = QT_TRANSLATE_NOOP("RuleText", "New level comes"),
         .type = Field::Type::Word,
         .words = levelUpWords,
         .hint = QT_TRANSLATE_NOOP("RuleText",
                                   "Whether a new level of the hero comes at the experience it takes, or above it")}),
    fieldIn<&Rules::levelXpBase>(
        {.key = "level_xp_base"_L1,
         .name = QT_TRANSLATE_NOOP("RuleText", "Experience for a level"),
         .first = 1,
         .last = 99999,
         .hint = QT_TRANSLATE_NOOP("RuleText", "Level n of the hero takes this much experience")}),
    fieldIn<&Rules::levelXpStep>({.key = "level_xp_step"_L1,
                                  .name = QT_TRANSLATE_NOOP("RuleText", "More experience each level"),
                                  .last = 99999,
                                  .hint = QT_TRANSLATE_NOOP("RuleText", "And n times this much more")}),
    fieldIn<&Rules::levelHp>({.key = "level_hp"_L1,
                              .name = QT_TRANSLATE_NOOP("RuleText", "Hit points of a level"),
                              .last = 9999,
                              .hint = QT_TRANSLATE_NOOP("RuleText", "What choosing hit points at a new level adds")}),
    fieldIn<&Rules::levelPower>({.key = "level_power"_L1,
                                 .name = QT_TRANSLATE_NOOP("RuleText", "Power of a level"),
                                 .last = 999,
                                 .hint = QT_TRANSLATE_NOOP("RuleText", "What choosing power at a new level adds")}),
    fieldIn<&Rules::levelDefense>({.key = "level_defense"_L1,
                                   .name = QT_TRANSLATE_NOOP("RuleText", "Defense of a level"),
                                   .last = 999,
                                   .hint = QT_TRANSLATE_NOOP("RuleText", "What choosing defense at a new level adds")}),
    fieldIn<&Rules::stairsHeal>(
        {.key = "stairs_heal"_L1,
         .name = QT_TRANSLATE_NOOP("RuleText", "Healing on stairs"),
         .last = 100,
         .hint = QT_TRANSLATE_NOOP("RuleText", "Percent of all hit points that stairs give back")}),
    fieldIn<&Rules::healTurns>(
        {.key = "heal_turns"_L1,
         .name = QT_TRANSLATE_NOOP("RuleText", "Turns that heal"),
         .last = 1000,
         .hint = QT_TRANSLATE_NOOP("RuleText",
                                   "Turn by turn: a hit point comes back to the hero in so many turns; 0: none")}),
    fieldIn<&Rules::leastBlow>(
        {.key = "least_blow"_L1,
         .name = QT_TRANSLATE_NOOP("RuleText", "Least of a blow"),
         .last = 999,
         .hint = QT_TRANSLATE_NOOP("RuleText", "Hit points that a blow takes whatever the defense")}),
    fieldIn<&Rules::confusion>(
        {.key = "confusion"_L1,
         .name = QT_TRANSLATE_NOOP("RuleText", "The confused"),
         .type = Field::Type::Word,
         .words = confusionWords,
         .hint = QT_TRANSLATE_NOOP("RuleText", "Whether the confused hit whoever stands in their way")}),
    fieldIn<&Rules::areaWalls>(
        {.key = "area_walls"_L1,
         .name = QT_TRANSLATE_NOOP("RuleText", "Areas and walls"),
         .type = Field::Type::Word,
         .words = areaWallsWords,
         .hint = QT_TRANSLATE_NOOP("RuleText", "Whether walls protect from what reaches an area")}),
    fieldIn<&Rules::emptyArea>({.key = "empty_area"_L1,
                                .name = QT_TRANSLATE_NOOP("RuleText", "Area that reaches nobody"),
                                .type = Field::Type::Word,
                                .words = emptyAreaWords,
                                .hint = QT_TRANSLATE_NOOP("RuleText", "What happens to an item that reaches nobody")}),
    fieldIn<&Rules::hunters>({.key = "hunters"_L1,
                              .name = QT_TRANSLATE_NOOP("RuleText", "Hunters out of sight"),
                              .type = Field::Type::Word,
                              .words = huntersWords,
                              .hint = QT_TRANSLATE_NOOP("RuleText", "What hunters do that lost sight of the hero")}),
    fieldIn<&Rules::idlers>(
        {.key = "idlers"_L1,
         .name = QT_TRANSLATE_NOOP("RuleText", "Idle monsters"),
         .type = Field::Type::Word,
         .words = idlersWords,
         .hint = QT_TRANSLATE_NOOP("RuleText", "Whether idle monsters in view are told of in the log")}),
    fieldIn<&Rules::hints>({.key = "hints"_L1,
                            .name = QT_TRANSLATE_NOOP("RuleText", "Hints"),
                            .type = Field::Type::Truth,
                            .hint = QT_TRANSLATE_NOOP("RuleText", "Whether a player may ask for the way to victory")})};
static_assert(memberCount<Rules>() == rows.size(), "each member of Rules needs its row in rows");

} // namespace

std::span<const RecordField<Rules>> ruleRows()
{
    return rows;
}
