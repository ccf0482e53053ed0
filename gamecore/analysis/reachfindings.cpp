#include "gamecore/analysis/reachfindings.h"

#include "gamecore/base/jsontext.h"
#include "gamecore/level/carried.h"
#include "gamecore/level/keyflood.h"

using namespace Qt::StringLiterals;

namespace {

/// Floods what the hero has not come to, pocket by pocket.
class Pockets {
public:
    Pockets(const Ground &ground, const Grid<std::uint8_t> &reached) : m_ground(ground), m_seen(reached) {}

    bool isNew(Point cell) const { return m_ground.isWalkable(cell) && !m_seen.at(cell); }

    /// Cells that can be stood on.
    qint64 fill(Point first)
    {
        qint64 cells = 0;
        visit(first);
        while (!m_open.empty()) {
            const Point here = m_open.back();
            m_open.pop_back();
            cells += m_ground.isWalkable(here) ? 1 : 0;
            for (int i = 0; i < directionCount; i += m_ground.stride()) {
                const Point next = here + stepOf(Direction(i));
                const bool isGround =
                    m_ground.isWalkable(next) || (isStraight(Direction(i)) && m_ground.isFreeDoor(next));
                if (isGround && !m_seen.at(next)) {
                    visit(next);
                }
            }
        }
        return cells;
    }

private:
    void visit(Point cell)
    {
        m_seen.set(cell, 1);
        m_open.push_back(cell);
    }

    const Ground &m_ground;
    Grid<std::uint8_t> m_seen;
    std::vector<Point> m_open;
};

/// What the hero can come to of the doors and keys of a kind.
struct KeyCount {
    qint64 doors = 0;
    qint64 keys = 0;
    std::optional<Point> firstDoor;
    std::optional<Point> firstClosed;
};

bool canComeToDoor(const AnalyzedLevel &asked, Point door)
{
    bool isMet = asked.reach->contains(door);
    for (const Direction direction : straightDirections) {
        isMet = isMet || asked.reach->contains(door + stepOf(direction));
    }
    return isMet;
}

void countDoor(const AnalyzedLevel &asked, Point door, KeyCount &count)
{
    if (!canComeToDoor(asked, door)) {
        return;
    }
    ++count.doors;
    count.firstDoor = count.firstDoor ? count.firstDoor : door;
    if (!asked.reach->contains(door)) {
        count.firstClosed = count.firstClosed ? count.firstClosed : door;
    }
}

std::vector<KeyCount> countsOf(const AnalyzedLevel &asked)
{
    std::vector<KeyCount> counts(asked.ground.keys().size());
    const std::vector<int> held = heldAtStart(asked.catalogue, asked.ground);
    for (std::size_t key = 0; key < held.size(); ++key) {
        counts[key].keys = held[key];
    }
    for (const LyingKey &key : lyingKeys(asked.level, asked.catalogue, asked.ground)) {
        counts[std::size_t(key.key)].keys += asked.reach->cells.cells()[key.cell] ? 1 : 0;
    }
    for (int y = 0; y < asked.ground.size().height && !counts.empty(); ++y) {
        for (int x = 0; x < asked.ground.size().width; ++x) {
            const int lock = asked.ground.lockAt({x, y});
            if (lock != Ground::noLock) {
                countDoor(asked, {x, y}, counts[std::size_t(lock)]);
            }
        }
    }
    return counts;
}

void findTooFewKeys(const AnalyzedLevel &asked, IssueList &issues)
{
    for (const KeyCount &count : countsOf(asked)) {
        if (count.doors > count.keys) {
            const Point cell = count.firstClosed ? *count.firstClosed : *count.firstDoor;
            Issue issue = AnalyzedLevel::issueAtCell(cell, IssueCode::TooFewKeys);
            issue.figures = {{"doors"_L1, count.doors}, {"keys"_L1, count.keys}};
            issues.add(issue);
        }
    }
}

/// Keys of a kind that only doors of the same kind keep from the hero.
class KeysBehindDoors {
public:
    KeysBehindDoors(const AnalyzedLevel &asked, const QString &key) : m_asked(asked), m_key(key) {}

    void find(const std::vector<CarriedItem> &carried, IssueList &issues)
    {
        for (std::size_t i = 0; i < m_asked.level.things.size(); ++i) {
            const Thing &thing = m_asked.level.things[i];
            if (thing.kind == m_key && m_asked.kindOf(i) && isBehind(thing.cell)) {
                issues.add(m_asked.issueAt(i, IssueCode::KeyBehindOwnDoor));
            }
        }
        for (const CarriedItem &item : carried) {
            const bool isKey = m_asked.catalogue.kind(item.kind).key == m_key;
            if (isKey && item.canBeHad && isBehind(item.cell)) {
                Issue issue = m_asked.issueAt(item.thing, IssueCode::KeyBehindOwnDoor);
                issue.found = shortened(m_asked.level.things[item.thing].kind);
                issues.add(issue);
            }
        }
    }

private:
    bool isBehind(Point cell)
    {
        if (m_asked.reach->contains(cell)) {
            return false;
        }
        if (!m_open) {
            m_open = reachFrom(m_asked.level, m_asked.catalogue, m_asked.ground.rules(), *m_asked.start, m_key,
                               m_asked.isCancelled);
        }
        return m_open->contains(cell);
    }

    const AnalyzedLevel &m_asked;
    const QString &m_key;
    std::optional<Reach> m_open; ///< with the doors of the key open
};

} // namespace

Issue AnalyzedLevel::issueAtCell(Point cell, IssueCode code)
{
    return {.code = code,
            .path = pathOfIndex(u"rows"_s, cell.y),
            .anchor = Anchor::Character,
            .character = cell.x,
            .cell = cell};
}

static Issue pocketAt(Point cell, qint64 cells)
{
    Issue issue = AnalyzedLevel::issueAtCell(cell, IssueCode::UnreachableFloor);
    issue.figures = {{"cells"_L1, cells}};
    return issue;
}

void findPockets(const AnalyzedLevel &asked, IssueList &issues)
{
    Pockets pockets(asked.ground, asked.reach->cells);
    for (int y = 0; y < asked.ground.size().height; ++y) {
        for (int x = 0; x < asked.ground.size().width; ++x) {
            if (pockets.isNew({x, y})) {
                const qint64 cells = pockets.fill({x, y});
                issues.add(issues.isFull() ? Issue{.code = IssueCode::UnreachableFloor} : pocketAt({x, y}, cells));
            }
        }
    }
}

void findKeyFaults(const AnalyzedLevel &asked, IssueList &issues)
{
    const std::vector<CarriedItem> carried = carriedItems(asked.level, asked.catalogue, asked.ground);
    for (const QString &key : asked.ground.keys()) {
        KeysBehindDoors(asked, key).find(carried, issues);
    }
    findTooFewKeys(asked, issues);
}
