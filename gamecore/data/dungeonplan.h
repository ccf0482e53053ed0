#pragma once

#include "gamecore/base/enumerators.h"
#include "gamecore/base/issue.h"
#include "gamecore/data/field.h"

#include <QJsonObject>
#include <QString>

#include <vector>

/// A number that applies from `depth` on, until the depth of the next DepthStep in the list.
struct DepthStep {
    int depth = 1; ///< 1..999
    int value = 0;

    friend bool operator==(const DepthStep &, const DepthStep &) = default;
};
/// A list of steps in ascending order of depth.
using DepthSteps = std::vector<DepthStep>;

/// A set of ground and walls that applies from `depth` on, until the depth of the next DepthTileset in the list.
struct DepthTileset {
    int depth = 1; ///< 1..999
    QString key;   ///< of the set

    friend bool operator==(const DepthTileset &, const DepthTileset &) = default;
};

/// Returns the key of the last set whose depth is at most `depth`; usualTileset before the first one.
QString tilesetAt(const std::vector<DepthTileset> &tilesets, int depth);

/// Returns the value of the last step whose depth is at most `depth`; 0 before the first one.
int valueAt(const DepthSteps &steps, int depth);

/// The probability of a kind of monster or item: its weight by depth, relative to the other rows of its table.
struct DepthChance {
    QString kind; ///< key
    DepthSteps weights;

    friend bool operator==(const DepthChance &, const DepthChance &) = default;
};

/// The generator settings of a ruleset's dungeon (gamecore/mapgen/dungeon.h): the `dungeon` object of a record of
/// rulesets.json.
struct DungeonPlan {
    int width = 80;    ///< in cells, 20..500
    int height = 43;   ///< in cells, 20..500
    int attempts = 30; ///< number of attempts to place a room, 1..500
    int roomMin = 6;   ///< least distance between opposite walls: the floor cells between them plus 1; 4..roomMax
    int roomMax = 10;  ///< greatest distance between opposite walls, roomMin..50, and less than both sides of the level
    DepthSteps monstersInRoom; ///< maximum number of monsters in a room; the number is random from 0
    DepthSteps itemsInRoom;    ///< maximum number of items in a room; the number is random from 0
    std::vector<DepthChance> monsters;
    std::vector<DepthChance> items;
    bool isArrivalSafe = false; ///< no monsters are placed in the room where the hero arrives
    int doors = 0;              ///< share of doorways with a door, in percent
    int pools = 0;              ///< share of rooms with water, in percent
    int meadows = 0;            ///< share of rooms with grass, in percent
    int lockedRooms = 0;        ///< share of depths with a locked room, in percent; the key lies in another room
    int lockedItems = 0;        ///< number of items in a locked room
    int lastDepth = 0;          ///< the last depth, which has the prize instead of stairs; 0: none
    QString prize;              ///< key of the treasure that ends the dungeon
    std::vector<DepthTileset> tilesets; ///< the look by depth, in ascending order of depth

    friend bool operator==(const DungeonPlan &, const DungeonPlan &) = default;
};

/// Reads a list of [depth, value] with rising depths; reports and skips invalid elements.
void readField(JsonFields &json, const Field &field, DepthSteps &steps);
/// Reads a list of [depth, key] with rising depths; reports and skips invalid elements. Unknown keys are no issue here.
void readField(JsonFields &json, const Field &field, std::vector<DepthTileset> &tilesets);
/// Reads an object: key of a kind -> list of [depth, value]. Unknown kinds are no issue here.
void readField(JsonFields &json, const Field &field, std::vector<DepthChance> &chances);

inline constexpr std::array dungeonFields{
    fieldIn<&DungeonPlan::width>({.key = QLatin1StringView("width"), .first = 20, .last = 500}),
    fieldIn<&DungeonPlan::height>({.key = QLatin1StringView("height"), .first = 20, .last = 500}),
    fieldIn<&DungeonPlan::attempts>({.key = QLatin1StringView("attempts"), .first = 1, .last = 500}),
    fieldIn<&DungeonPlan::roomMax>({.key = QLatin1StringView("room_max"), .first = 4, .last = 50},
                                   [](Field &field, const DungeonPlan &plan) {
                                       field.last = qMin(field.last, qMin(plan.width, plan.height) - 1);
                                   }),
    fieldIn<&DungeonPlan::roomMin>({.key = QLatin1StringView("room_min"), .first = 4, .last = 50},
                                   [](Field &field, const DungeonPlan &plan) { field.last = plan.roomMax; }),
    fieldIn<&DungeonPlan::isArrivalSafe>({.key = QLatin1StringView("safe_arrival"), .type = Field::Type::Truth}),
    fieldIn<&DungeonPlan::doors>({.key = QLatin1StringView("doors"), .last = 100}),
    fieldIn<&DungeonPlan::pools>({.key = QLatin1StringView("pools"), .last = 100}),
    fieldIn<&DungeonPlan::meadows>({.key = QLatin1StringView("meadows"), .last = 100}),
    fieldIn<&DungeonPlan::lockedRooms>({.key = QLatin1StringView("locked_rooms"), .last = 100}),
    fieldIn<&DungeonPlan::lockedItems>({.key = QLatin1StringView("locked_items"), .last = 20}),
    fieldIn<&DungeonPlan::lastDepth>({.key = QLatin1StringView("last_depth"), .last = 999}),
    fieldIn<&DungeonPlan::monstersInRoom>({.key = QLatin1StringView("monsters_per_room"), .type = Field::Type::List}),
    fieldIn<&DungeonPlan::itemsInRoom>({.key = QLatin1StringView("items_per_room"), .type = Field::Type::List}),
    fieldIn<&DungeonPlan::monsters>({.key = QLatin1StringView("monsters"), .type = Field::Type::Table}),
    fieldIn<&DungeonPlan::items>({.key = QLatin1StringView("items"), .type = Field::Type::Table}),
    fieldIn<&DungeonPlan::prize>({.key = QLatin1StringView("prize"), .type = Field::Type::Text}),
    fieldIn<&DungeonPlan::tilesets>({.key = QLatin1StringView("tilesets"), .type = Field::Type::List})};
static_assert(memberCount<DungeonPlan>() == dungeonFields.size(), "each member of DungeonPlan needs its row");

/// Reads a `dungeon` object. `path` is the path of the object in its file. Unknown kinds are no issue here.
DungeonPlan readDungeonPlan(const QJsonObject &object, const QString &path, IssueList &issues);
