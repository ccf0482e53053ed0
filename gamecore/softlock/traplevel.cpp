#include "gamecore/softlock/traplevel.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/pathfinding/lockmap.h"

#include <algorithm>

namespace {

class TrapLevelMaker {
public:
    explicit TrapLevelMaker(const TrapRunPlan &plan) : m_plan(plan), m_hasDoors(plan.ground.keys().size())
    {
        m_level.cells.cells = Grid<TrapCells::Cell>(plan.ground.size(), {});
        m_level.rules = plan.ground.rules();
        m_level.start = plan.asked.start;
        const std::vector<int> held = heldAtStart(plan.asked.catalogue, plan.ground);
        m_level.bag = int(plan.asked.catalogue.kind(plan.asked.catalogue.start()).items.size());
        for (int key = 0; key < int(held.size()); ++key) {
            m_level.keys.push_back({.held = held[std::size_t(key)], .isUsedUp = plan.ground.isUsedUp(key)});
        }
    }

    std::optional<TrapRunLevel> make()
    {
        const bool fits = m_level.keys.size() <= TrapCells::mostPlates;
        if (fits) {
            forEachCell(m_plan.cells, [this](Point cell) { lay(cell); });
            addPlates();
            addItems();
        }
        const bool isAll = fits && m_level.locks.size() <= TrapCells::mostLocks
                           && m_level.cells.looseKeys.size() <= TrapCells::mostLoose
                           && m_level.items.size() <= TrapRunLevel::mostItems;
        if (isAll) {
            countKeys();
        }
        return isAll ? std::optional(std::move(m_level)) : std::nullopt;
    }

private:
    using Type = TrapCells::Type;

    void put(Point cell, Type type, std::size_t number)
    {
        TrapCells::Cell at = m_level.cells.cells.at(cell);
        at.type = type;
        at.number = std::uint8_t(number);
        m_level.cells.cells.set(cell, at);
    }

    void lay(Point cell)
    {
        const Ground &ground = m_plan.ground;
        const int key = ground.lockAt(cell);
        const bool isLocked = key != Ground::noLock;
        if (ground.isWalkable(cell)) {
            put(cell, Type::Floor, 0);
        } else if (isLocked && ground.isPlate(key)) {
            put(cell, Type::Gate, std::size_t(key));
        } else if (isLocked && ground.isUsedUp(key)) {
            addLock(cell, key, m_plan.map.doorAt(cell).value_or(TrapRunLevel::notScarce));
        } else {
            addLoose(cell, isLocked ? std::uint64_t(1) << unsigned(key) : 0);
        }
        if (isLocked) {
            m_hasDoors[std::size_t(key)] = true;
        }
    }

    /// What uses up a key.
    void addLock(Point cell, int key, int door)
    {
        put(cell, Type::Lock, m_level.locks.size());
        m_level.locks.push_back({cell, key, door});
        for (const Direction direction : straightDirections) {
            stopAt(cell + stepOf(direction));
        }
    }

    void addLoose(Point cell, std::uint64_t key)
    {
        put(cell, Type::Loose, m_level.cells.looseKeys.size());
        m_level.cells.looseKeys.push_back(key);
    }

    void stopAt(Point cell)
    {
        if (m_level.cells.cells.contains(cell)) {
            TrapCells::Cell at = m_level.cells.cells.at(cell);
            at.isStop = true;
            m_level.cells.cells.set(cell, at);
        }
    }

    void addPlates()
    {
        const int width = m_plan.ground.size().width;
        for (const LyingKey &key : m_plan.keys) {
            if (m_plan.ground.isPlate(key.key)) {
                const Point cell{int(key.cell) % width, int(key.cell) / width};
                TrapCells::Cell at = m_level.cells.cells.at(cell);
                at.plate = std::int8_t(key.key);
                m_level.cells.cells.set(cell, at);
            }
        }
    }

    /// Those that he may come to, and that are or cover a key of doors that he may come to.
    void addItems()
    {
        const std::vector<TrapItem> items = trapItemsOf(m_plan.asked, m_plan.ground);
        for (std::size_t i = 0; i < items.size(); ++i) {
            const bool isOfUse = std::any_of(items.begin() + qptrdiff(i), items.end(), [&](const TrapItem &item) {
                return item.cell == items[i].cell && item.key != TrapItem::noKey && m_hasDoors[std::size_t(item.key)];
            });
            if (isOfUse && m_plan.cells.at(items[i].cell)) {
                m_level.items.push_back(items[i]);
                stopAt(items[i].cell);
            }
        }
    }

    void countKeys()
    {
        for (std::size_t i = 0; i < m_level.items.size(); ++i) {
            if (m_level.items[i].key != TrapItem::noKey) {
                m_level.keys[std::size_t(m_level.items[i].key)].items |= std::uint64_t(1) << i;
            }
        }
        for (std::size_t i = 0; i < m_level.locks.size(); ++i) {
            TrapRunLevel::Key &key = m_level.keys[std::size_t(m_level.locks[i].key)];
            key.locks |= std::uint64_t(1) << i;
            key.isForScarce = key.isForScarce || m_level.locks[i].door != TrapRunLevel::notScarce;
        }
    }

    const TrapRunPlan &m_plan;
    std::vector<bool> m_hasDoors; ///< by key
    TrapRunLevel m_level;
};

} // namespace

std::optional<TrapRunLevel> trapRunLevelOf(const TrapRunPlan &plan)
{
    return TrapLevelMaker(plan).make();
}
