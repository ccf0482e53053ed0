#include "gamecore/data/ruleset.h"

#include "gamecore/base/enumerators.h"
#include "gamecore/base/hasher.h"
#include "gamecore/base/nearest.h"
#include "gamecore/json/jsonfields.h"
#include "gamecore/json/jsontext.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace {

constexpr int longestMs = 60000;

// The words of each rule, in the order of its enumeration in rules.h.

constexpr auto clockWords = rowsFor<Clock>(Word{"turns"_L1, QT_TRANSLATE_NOOP("RuleText", "turn by turn")},
                                           Word{"realtime"_L1, QT_TRANSLATE_NOOP("RuleText", "real time")});
constexpr auto deathWords = rowsFor<DeathRule>(Word{"respawn"_L1, QT_TRANSLATE_NOOP("RuleText", "hero returns")},
                                               Word{"permadeath"_L1, QT_TRANSLATE_NOOP("RuleText", "game ends")});
constexpr auto visionWords = rowsFor<Vision>(Word{"all"_L1, QT_TRANSLATE_NOOP("RuleText", "whole level")},
                                             Word{"fov"_L1, QT_TRANSLATE_NOOP("RuleText", "only what is in view")});
constexpr std::array winWords{Word{"treasure"_L1, QT_TRANSLATE_NOOP("RuleText", "all treasure collected")},
                              Word{"exit"_L1, QT_TRANSLATE_NOOP("RuleText", "exit reached")},
                              Word{"monsters"_L1, QT_TRANSLATE_NOOP("RuleText", "all monsters defeated")}};
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
constexpr auto levelUpWords = rowsFor<LevelUp>(Word{"reached"_L1, QT_TRANSLATE_NOOP("RuleText", "reached")},
                                               Word{"exceeded"_L1, QT_TRANSLATE_NOOP("RuleText", "exceeded")});
constexpr auto confusionWords = rowsFor<Confusion>(Word{"stumble"_L1, QT_TRANSLATE_NOOP("RuleText", "stumble")},
                                                   Word{"strike"_L1, QT_TRANSLATE_NOOP("RuleText", "may attack")});
constexpr auto areaWallsWords =
    rowsFor<AreaWalls>(Word{"through"_L1, QT_TRANSLATE_NOOP("RuleText", "go through walls")},
                       Word{"stop"_L1, QT_TRANSLATE_NOOP("RuleText", "stop at walls")});
constexpr auto emptyAreaWords = rowsFor<EmptyArea>(Word{"spend"_L1, QT_TRANSLATE_NOOP("RuleText", "uses up the item")},
                                                   Word{"keep"_L1, QT_TRANSLATE_NOOP("RuleText", "keeps the item")});
constexpr auto huntersWords =
    rowsFor<Hunters>(Word{"remember"_L1, QT_TRANSLATE_NOOP("RuleText", "go where the hero was")},
                     Word{"freeze"_L1, QT_TRANSLATE_NOOP("RuleText", "stand still")});
constexpr auto idlersWords = rowsFor<Idlers>(Word{"quiet"_L1, QT_TRANSLATE_NOOP("RuleText", "are not logged")},
                                             Word{"tell"_L1, QT_TRANSLATE_NOOP("RuleText", "are logged")});

/// In the order of writing and display.
constexpr std::array rows{
    fieldIn<&Rules::clock>({.key = "clock"_L1,
                            .name = QT_TRANSLATE_NOOP("RuleText", "Clock"),
                            .type = Field::Type::Word,
                            .words = clockWords,
                            .hint = QT_TRANSLATE_NOOP("RuleText", "Move monsters by the clock or after each step")}),
    fieldIn<&Rules::death>({.key = "death"_L1,
                            .name = QT_TRANSLATE_NOOP("RuleText", "Death"),
                            .type = Field::Type::Word,
                            .words = deathWords,
                            .hint = QT_TRANSLATE_NOOP("RuleText", "What happens when the hero dies")}),
    fieldIn<&Rules::vision>(
        {.key = "vision"_L1,
         .name = QT_TRANSLATE_NOOP("RuleText", "Sight"),
         .type = Field::Type::Word,
         .words = visionWords,
         .hint = QT_TRANSLATE_NOOP("RuleText", "Show the whole level, or only what the hero sees and remembers")}),
    fieldIn<&Rules::fovRadius>({.key = "fov_radius"_L1,
                                .name = QT_TRANSLATE_NOOP("RuleText", "Sight radius"),
                                .first = 1,
                                .last = 100,
                                .hint = QT_TRANSLATE_NOOP("RuleText", "How far the hero and hunters see, in cells"),
                                .unit = QT_TRANSLATE_NOOP("RuleText", " cells")}),
    fieldIn<&Rules::moves>({.key = "moves"_L1,
                            .name = QT_TRANSLATE_NOOP("RuleText", "Step directions"),
                            .first = 4,
                            .last = 8,
                            .step = 4,
                            .hint = QT_TRANSLATE_NOOP("RuleText", "4: straight steps only; 8: also diagonal steps")}),
    fieldIn<&Rules::win>({.key = "win"_L1,
                          .name = QT_TRANSLATE_NOOP("RuleText", "Win conditions"),
                          .type = Field::Type::Words,
                          .words = winWords,
                          .hint = QT_TRANSLATE_NOOP(
                              "RuleText", "All checked conditions must hold; without any, the level is not winnable")}),
    fieldIn<&Rules::safeMs>(
        {.key = "safe_ms"_L1,
         .name = QT_TRANSLATE_NOOP("RuleText", "Safe time"),
         .last = longestMs,
         .hint = QT_TRANSLATE_NOOP("RuleText", "Real time: how many milliseconds the hero is safe after he returns"),
         .unit = QT_TRANSLATE_NOOP("RuleText", " ms")}),
    fieldIn<&Rules::safeTurns>(
        {.key = "safe_turns"_L1,
         .name = QT_TRANSLATE_NOOP("RuleText", "Safe turns"),
         .last = 1000,
         .hint = QT_TRANSLATE_NOOP("RuleText", "Turn by turn: how many turns the hero is safe after he returns"),
         .unit = QT_TRANSLATE_NOOP("RuleText", " turns")}),
    fieldIn<&Rules::contact>({.key = "contact"_L1,
                              .name = QT_TRANSLATE_NOOP("RuleText", "Contact"),
                              .type = Field::Type::Word,
                              .words = contactWords,
                              .hint = QT_TRANSLATE_NOOP("RuleText", "What happens when the hero and a monster meet")}),
    fieldIn<&Rules::monstersBlock>(
        {.key = "monsters"_L1,
         .name = QT_TRANSLATE_NOOP("RuleText", "When monsters meet"),
         .type = Field::Type::Word,
         .words = monstersWords,
         .hint = QT_TRANSLATE_NOOP("RuleText", "Allow several monsters on one cell (only possible if contact kills)")}),
    fieldIn<&Rules::firstActionMs>(
        {.key = "first_action_ms"_L1,
         .name = QT_TRANSLATE_NOOP("RuleText", "First monster action"),
         .first = 1,
         .last = longestMs,
         .hint = QT_TRANSLATE_NOOP("RuleText", "Real time: milliseconds before monsters first act"),
         .unit = QT_TRANSLATE_NOOP("RuleText", " ms")}),
    fieldIn<&Rules::actionMinMs>(
        {.key = "action_min_ms"_L1,
         .name = QT_TRANSLATE_NOOP("RuleText", "Shortest time between actions"),
         .first = 1,
         .last = longestMs,
         .hint = QT_TRANSLATE_NOOP("RuleText", "Real time: shortest time in milliseconds between two actions of a "
                                               "monster; cannot exceed the longest time"),
         .unit = QT_TRANSLATE_NOOP("RuleText", " ms")}),
    fieldIn<&Rules::actionMaxMs>(
        {.key = "action_max_ms"_L1,
         .name = QT_TRANSLATE_NOOP("RuleText", "Longest time between actions"),
         .first = 1,
         .last = longestMs,
         .hint = QT_TRANSLATE_NOOP("RuleText", "Real time: longest time in milliseconds between two actions of a "
                                               "monster; cannot be less than the shortest time"),
         .unit = QT_TRANSLATE_NOOP("RuleText", " ms")}),
    fieldIn<&Rules::wallBump>({.key = "wall_bump"_L1,
                               .name = QT_TRANSLATE_NOOP("RuleText", "Walking into walls"),
                               .type = Field::Type::Word,
                               .words = wallBumpWords,
                               .hint = QT_TRANSLATE_NOOP("RuleText", "Cost of a step into a wall")}),
    fieldIn<&Rules::corners>({.key = "corners"_L1,
                              .name = QT_TRANSLATE_NOOP("RuleText", "Corners"),
                              .type = Field::Type::Word,
                              .words = cornersWords,
                              .hint = QT_TRANSLATE_NOOP("RuleText", "Allow diagonal steps past the corner of a wall")}),
    fieldIn<&Rules::itemUse>(
        {.key = "item_use"_L1,
         .name = QT_TRANSLATE_NOOP("RuleText", "Cost of using items"),
         .type = Field::Type::Word,
         .words = itemUseWords,
         .hint = QT_TRANSLATE_NOOP("RuleText", "Cost of picking up, using, dropping and wearing items")}),
    fieldIn<&Rules::levelUp>(
        {.key = "level_up"_L1,
         .name = QT_TRANSLATE_NOOP("RuleText", "Level up when XP is"),
         .type = Field::Type::Word,
         .words = levelUpWords,
         .hint = QT_TRANSLATE_NOOP("RuleText",
                                   "Level up when the required experience is reached, or only when it is exceeded")}),
    fieldIn<&Rules::levelXpBase>({.key = "level_xp_base"_L1,
                                  .name = QT_TRANSLATE_NOOP("RuleText", "Experience per level-up"),
                                  .first = 1,
                                  .last = 99999,
                                  .hint = QT_TRANSLATE_NOOP("RuleText", "Experience needed for every level-up"),
                                  .unit = QT_TRANSLATE_NOOP("RuleText", " XP")}),
    fieldIn<&Rules::levelXpStep>(
        {.key = "level_xp_step"_L1,
         .name = QT_TRANSLATE_NOOP("RuleText", "Extra experience per level"),
         .last = 99999,
         .hint = QT_TRANSLATE_NOOP("RuleText",
                                   "Added to the experience for a level-up, multiplied by the hero’s current level"),
         .unit = QT_TRANSLATE_NOOP("RuleText", " XP")}),
    fieldIn<&Rules::levelHp>({.key = "level_hp"_L1,
                              .name = QT_TRANSLATE_NOOP("RuleText", "HP per level-up"),
                              .last = 9999,
                              .hint = QT_TRANSLATE_NOOP("RuleText", "Hit points gained when chosen at a level-up"),
                              .unit = QT_TRANSLATE_NOOP("RuleText", " HP")}),
    fieldIn<&Rules::levelPower>({.key = "level_power"_L1,
                                 .name = QT_TRANSLATE_NOOP("RuleText", "Power per level-up"),
                                 .last = 999,
                                 .hint = QT_TRANSLATE_NOOP("RuleText", "Power gained when chosen at a level-up")}),
    fieldIn<&Rules::levelDefense>({.key = "level_defense"_L1,
                                   .name = QT_TRANSLATE_NOOP("RuleText", "Defense per level-up"),
                                   .last = 999,
                                   .hint = QT_TRANSLATE_NOOP("RuleText", "Defense gained when chosen at a level-up")}),
    fieldIn<&Rules::stairsHeal>(
        {.key = "stairs_heal"_L1,
         .name = QT_TRANSLATE_NOOP("RuleText", "Healing on stairs"),
         .last = 100,
         .hint = QT_TRANSLATE_NOOP("RuleText", "Percentage of full hit points restored by stairs"),
         .unit = QT_TRANSLATE_NOOP("RuleText", " %")}),
    fieldIn<&Rules::healTurns>(
        {.key = "heal_turns"_L1,
         .name = QT_TRANSLATE_NOOP("RuleText", "Turns per healed HP"),
         .last = 1000,
         .hint =
             QT_TRANSLATE_NOOP("RuleText", "Turn by turn: how many turns it takes to regain one hit point (0: never)"),
         .unit = QT_TRANSLATE_NOOP("RuleText", " turns")}),
    fieldIn<&Rules::minDamage>(
        {.key = "least_blow"_L1,
         .name = QT_TRANSLATE_NOOP("RuleText", "Minimum damage"),
         .last = 999,
         .hint = QT_TRANSLATE_NOOP("RuleText", "Hit points lost to every hit, whatever the defense"),
         .unit = QT_TRANSLATE_NOOP("RuleText", " HP")}),
    fieldIn<&Rules::confusion>({.key = "confusion"_L1,
                                .name = QT_TRANSLATE_NOOP("RuleText", "When confused"),
                                .type = Field::Type::Word,
                                .words = confusionWords,
                                .hint = QT_TRANSLATE_NOOP("RuleText", "Let the confused attack anyone in their way")}),
    fieldIn<&Rules::areaWalls>({.key = "area_walls"_L1,
                                .name = QT_TRANSLATE_NOOP("RuleText", "Area effects"),
                                .type = Field::Type::Word,
                                .words = areaWallsWords,
                                .hint = QT_TRANSLATE_NOOP("RuleText", "Let walls protect from area effects")}),
    fieldIn<&Rules::emptyArea>(
        {.key = "empty_area"_L1,
         .name = QT_TRANSLATE_NOOP("RuleText", "Area effect without a target"),
         .type = Field::Type::Word,
         .words = emptyAreaWords,
         .hint = QT_TRANSLATE_NOOP("RuleText", "What happens to an area item without a target")}),
    fieldIn<&Rules::hunters>({.key = "hunters"_L1,
                              .name = QT_TRANSLATE_NOOP("RuleText", "Hunters out of sight"),
                              .type = Field::Type::Word,
                              .words = huntersWords,
                              .hint = QT_TRANSLATE_NOOP("RuleText", "What hunters do after losing sight of the hero")}),
    fieldIn<&Rules::idlers>({.key = "idlers"_L1,
                             .name = QT_TRANSLATE_NOOP("RuleText", "Idle monsters"),
                             .type = Field::Type::Word,
                             .words = idlersWords,
                             .hint = QT_TRANSLATE_NOOP("RuleText", "Log idle monsters in view")}),
    fieldIn<&Rules::hints>({.key = "hints"_L1,
                            .name = QT_TRANSLATE_NOOP("RuleText", "Hints"),
                            .type = Field::Type::Truth,
                            .hint = QT_TRANSLATE_NOOP("RuleText", "Let players ask for the way to victory")})};
static_assert(memberCount<Rules>() == rows.size(), "each member of Rules needs its row in rows");

/// Checks that the minimum time does not exceed the maximum, whichever of the two an object sets.
void checkActionTimes(JsonFields &fields, Rules &rules)
{
    if (rules.actionMinMs <= rules.actionMaxMs) {
        return;
    }
    const QLatin1StringView key = fields.has("action_max_ms"_L1) ? "action_max_ms"_L1 : "action_min_ms"_L1;
    fields.report(IssueCode::BadValue, key, Expected::OneOf, {}, {u"action_min_ms <= action_max_ms"_s});
    rules.actionMaxMs = rules.actionMinMs;
}

/// True if a rule affects play. Help for the player does not: a run is valid with or without it.
bool isOfPlay(const RecordField<Rules> &row)
{
    return row.field.key != "hints"_L1;
}

} // namespace

std::span<const RecordField<Rules>> ruleRows()
{
    return rows;
}

QJsonValue ruleValue(const Rules &rules, QLatin1StringView key)
{
    const RecordField<Rules> *row = fieldNamed(ruleRows(), QString(key));
    Q_ASSERT(row);
    return row->valueIn(rules);
}

std::uint64_t hashOf(const Rules &rules)
{
    const Rules usual;
    QJsonObject object;
    for (const RecordField<Rules> &row : ruleRows()) {
        if (isOfPlay(row) && row.valueIn(rules) != row.valueIn(usual)) {
            object.insert(row.field.key, row.valueIn(rules));
        }
    }
    return hashOf(QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact)));
}

void readRules(const QJsonObject &object, const QString &path, Rules &rules, IssueList &issues)
{
    if (object.isEmpty()) {
        return;
    }
    JsonFields fields(object, path, issues);
    readFields(fields, ruleRows(), rules);
    checkActionTimes(fields, rules);
    const QStringList known = keysIn(ruleRows());
    for (const QString &key : object.keys()) {
        if (!known.contains(key)) {
            issues.add({.code = IssueCode::UnknownRule,
                        .path = pathOfKey(path, key),
                        .anchor = Anchor::Key,
                        .found = shortened(key),
                        .expected = Expected::Name,
                        .names = nearestNames(key, known)});
        }
    }
}
