#include "gamecore/softlock/trap.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/data/terrain.h"
#include "gamecore/level/level.h"
#include "gamecore/pathfinding/carried.h"

#include <algorithm>
#include <array>

QLatin1StringView keyOf(Stuck stuck)
{
    static constexpr std::array<QLatin1StringView, stuckCount> keys{
        QLatin1StringView("never"), QLatin1StringView("can"), QLatin1StringView("from_start"),
        QLatin1StringView("unknown")};
    return keys[std::size_t(stuck)];
}

namespace {

const Kind *kindOf(const TrapInput &asked, const Thing &thing)
{
    const std::optional<KindId> id = asked.catalogue.kindOf(thing.kind);
    return id && asked.level.terrain.contains(thing.cell) ? &asked.catalogue.kind(*id) : nullptr;
}

bool hasThing(const TrapInput &asked, KindCategory category)
{
    const auto &things = asked.level.things;
    return std::any_of(things.begin(), things.end(), [&](const Thing &thing) {
        const Kind *kind = kindOf(asked, thing);
        return kind && kind->category == category;
    });
}

std::vector<Point> treasureCells(const TrapInput &asked)
{
    std::vector<Point> cells;
    for (const Thing &thing : asked.level.things) {
        const Kind *kind = kindOf(asked, thing);
        if (kind && kind->category == KindCategory::Treasure && (cells.empty() || cells.back() != thing.cell)) {
            cells.push_back(thing.cell);
        }
    }
    std::sort(cells.begin(), cells.end(), readsBefore);
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    return cells;
}

void addExits(const TrapInput &asked, TrapGoals &goals)
{
    std::vector<Feature> features;
    for (const Terrain &terrain : asked.catalogue.terrain()) {
        features.push_back(asked.catalogue.featureOf(terrain));
    }
    const Grid<TerrainId> &terrain = asked.level.terrain;
    for (int y = 0; y < terrain.height(); ++y) {
        for (int x = 0; x < terrain.width(); ++x) {
            const Feature feature = features[terrain.row(y)[x]];
            if (feature != Feature::None) {
                (feature == Feature::Exit ? goals.exits : goals.stairs).push_back({x, y});
            }
        }
    }
}

bool teleportsHero(const TrapInput &asked, const QString &key)
{
    const std::optional<KindId> id = asked.catalogue.kindOf(key);
    return id && asked.catalogue.kind(*id).teleportsHero();
}

bool hasDoorOf(const TrapInput &asked, const QString &key)
{
    const auto &cells = asked.level.terrain.cells();
    return std::any_of(cells.begin(), cells.end(),
                       [&](TerrainId id) { return asked.catalogue.terrain(id).openedBy == key; });
}

/// True if an item that a monster carries could change what can be won.
bool matters(const TrapInput &asked, const Ground &ground, const CarriedItem &item)
{
    const Kind &kind = asked.catalogue.kind(item.kind);
    if (kind.category == KindCategory::Treasure) {
        return (asked.rules.win & WinByTreasure) != 0;
    }
    const auto &keys = ground.keys();
    const bool isKey = std::find(keys.begin(), keys.end(), kind.key) != keys.end();
    return kind.teleportsHero() || (isKey && hasDoorOf(asked, kind.key));
}

} // namespace

TrapGoals trapGoalsOf(const TrapInput &asked, const Ground &ground)
{
    TrapGoals goals;
    goals.wantsTreasure = (asked.rules.win & WinByTreasure) != 0;
    goals.wantsExit = (asked.rules.win & WinByExit) != 0;
    if (goals.wantsTreasure) {
        goals.treasure = treasureCells(asked);
        const std::vector<CarriedItem> carried = carriedItems(asked.level, asked.catalogue, ground);
        goals.isOutOfReach = std::any_of(carried.begin(), carried.end(), [&asked](const CarriedItem &item) {
            return !item.isObtainable && asked.catalogue.kind(item.kind).category == KindCategory::Treasure;
        });
    }
    if (goals.wantsExit) {
        addExits(asked, goals);
    }
    return goals;
}

std::vector<TrapItem> trapItemsOf(const TrapInput &asked, const Ground &ground, const BitGrid &cells)
{
    std::vector<bool> hasDoors(ground.keys().size());
    forEachCell(cells, [&](Point cell) {
        if (const int key = ground.lockAt(cell); key != Ground::noLock) {
            hasDoors[std::size_t(key)] = true;
        }
    });
    std::vector<TrapItem> items;
    for (const Thing *thing : placingOrder(asked.level, asked.catalogue)) {
        const Kind *kind = kindOf(asked, *thing);
        if (kind && kind->category == KindCategory::Item && cells.at(thing->cell)) {
            const auto key = std::find(ground.keys().begin(), ground.keys().end(), kind->key);
            const bool isKey = key != ground.keys().end();
            items.push_back({thing->cell, isKey ? int(key - ground.keys().begin()) : TrapItem::noKey});
        }
    }
    std::stable_sort(items.begin(), items.end(),
                     [](const TrapItem &a, const TrapItem &b) { return readsBefore(a.cell, b.cell); });
    // Items below the last useful key of a cell do not matter.
    std::vector<TrapItem> kept;
    std::optional<Point> keyBelow;
    std::reverse(items.begin(), items.end());
    for (const TrapItem &item : items) {
        keyBelow = item.key != TrapItem::noKey && hasDoors[std::size_t(item.key)] ? item.cell : keyBelow;
        if (keyBelow == item.cell) {
            kept.push_back(item);
        }
    }
    std::reverse(kept.begin(), kept.end());
    return kept;
}

bool isCoveredByTrapSearch(const TrapInput &asked, const Ground &ground)
{
    if ((asked.rules.win & WinByMonsters) != 0 && hasThing(asked, KindCategory::Monster)) {
        return false;
    }
    const auto teleports = [&](const QString &key) { return teleportsHero(asked, key); };
    const QStringList &held = asked.catalogue.kind(asked.catalogue.start()).items;
    const auto &things = asked.level.things;
    if (std::any_of(held.begin(), held.end(), teleports)
        || std::any_of(things.begin(), things.end(), [&](const Thing &thing) { return teleports(thing.kind); })) {
        return false;
    }
    const std::vector<CarriedItem> carried = carriedItems(asked.level, asked.catalogue, ground);
    return std::none_of(carried.begin(), carried.end(),
                        [&](const CarriedItem &item) { return item.isObtainable && matters(asked, ground, item); });
}

bool canKillHero(const TrapInput &asked)
{
    const auto wounds = [](const Kind &kind) {
        const auto isWound = [](const Effect &effect) { return rowOf(effect.type).wounds; };
        return kind.category == KindCategory::Item && rowOf(kind.targeting.target).hasHero
               && std::any_of(kind.effects.begin(), kind.effects.end(), isWound);
    };
    const QStringList &held = asked.catalogue.kind(asked.catalogue.start()).items;
    const auto &things = asked.level.things;
    const auto &cells = asked.level.terrain.cells();
    return hasThing(asked, KindCategory::Monster)
           || std::any_of(
               held.begin(), held.end(),
               [&](const QString &key) { return wounds(asked.catalogue.kind(*asked.catalogue.kindOf(key))); })
           || std::any_of(things.begin(), things.end(),
                          [&](const Thing &thing) {
                              const Kind *kind = kindOf(asked, thing);
                              return kind && wounds(*kind);
                          })
           || std::any_of(cells.begin(), cells.end(), [&](TerrainId id) {
                  const Terrain &terrain = asked.catalogue.terrain(id);
                  const std::optional<TerrainId> open = asked.catalogue.terrainOf(terrain.opensTo);
                  return terrain.damage > 0 || (open && asked.catalogue.terrain(*open).damage > 0);
              });
}
