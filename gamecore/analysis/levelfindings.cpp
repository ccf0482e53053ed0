#include "gamecore/analysis/levelfindings.h"

#include "gamecore/analysis/levelanalysis.h"
#include "gamecore/analysis/shape.h"
#include "gamecore/base/bitgrid.h"
#include "gamecore/data/kind.h"
#include "gamecore/json/jsontext.h"
#include "gamecore/level/thingfields.h"
#include "gamecore/pathfinding/carried.h"
#include "gamecore/pathfinding/damagesources.h"
#include "gamecore/pathfinding/keyflood.h"

#include <bit>

using namespace Qt::StringLiterals;

namespace {

bool isCutOff(const Issue &issue)
{
    switch (issue.code) {
    case IssueCode::UnreachableTreasure:
    case IssueCode::UnreachableItem:
    case IssueCode::UnreachableExit:
    case IssueCode::UnreachableFloor:
    case IssueCode::WalledIn:
    case IssueCode::CannotBeWon:
        return issue.cell && issue.because.isEmpty() && issue.expected != Expected::DamageSources;
    default:
        return false;
    }
}

/// The numbers of doors and keys of a kind within reach. Doors that one key opens together count as one.
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
        isMet = isMet || asked.reach->hasStop(door + stepOf(direction));
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
    const std::vector<KeySource> keys = keySources(asked.level, asked.catalogue, asked.ground);
    std::vector<bool> isCounted(keys.size());
    for (const KeySource &key : keys) {
        if (asked.reach->cells.cells()[key.cell] == Reach::stops && !isCounted[std::size_t(key.which)]) {
            isCounted[std::size_t(key.which)] = true;
            ++counts[std::size_t(key.key)].keys;
        }
    }
    if (!counts.empty()) {
        forEachCell(asked.cells.lockedDoors,
                    [&](Point door) { countDoor(asked, door, counts[std::size_t(asked.ground.lockAt(door))]); });
    }
    for (std::size_t key = 0; key < counts.size(); ++key) {
        const qint64 doors = counts[key].doors;
        counts[key].doors = asked.ground.isUsedUp(int(key)) ? doors : qMin<qint64>(doors, 1);
    }
    return counts;
}

void findTooFewKeys(const AnalyzedLevel &asked, IssueList &issues)
{
    const std::vector<KeyCount> counts = countsOf(asked);
    for (std::size_t key = 0; key < counts.size(); ++key) {
        const KeyCount &count = counts[key];
        if (count.doors > count.keys) {
            const Point cell = count.firstClosed ? *count.firstClosed : *count.firstDoor;
            Issue issue = AnalyzedLevel::issueAtCell(cell, IssueCode::TooFewKeys);
            issue.figures = {{"doors"_L1, count.doors}, {"keys"_L1, count.keys}};
            issue.because = asked.ground.keys()[key];
            issue.found = asked.ground.isPlate(int(key)) ? shortened(issue.because) : QString();
            issues.add(issue);
        }
    }
}

/// Search for keys of a kind that only doors of the same kind keep from the hero.
class KeysBehindDoors {
public:
    KeysBehindDoors(const AnalyzedLevel &asked, const QString &key) : m_asked(asked), m_key(key) {}

    void find(const std::vector<CarriedItem> &carried, IssueList &issues)
    {
        for (std::size_t i = 0; i < m_asked.level.things.size(); ++i) {
            const Thing &thing = m_asked.level.things[i];
            if (thing.kind == m_key && m_asked.kindOf(i) && isBehind(thing.cell)) {
                Issue issue = m_asked.issueAt(i, IssueCode::KeyBehindOwnDoor);
                issue.because = m_key;
                issues.add(issue);
            }
        }
        for (const CarriedItem &item : carried) {
            const bool isKey = m_asked.catalogue.kind(item.kind).key == m_key;
            if (isKey && item.isObtainable && isBehind(item.cells)) {
                Issue issue = m_asked.issueAt(item.thing, IssueCode::KeyBehindOwnDoor);
                issue.found = shortened(m_asked.level.things[item.thing].kind);
                issue.because = m_key;
                issues.add(issue);
            }
        }
    }

private:
    bool isBehind(Point cell) { return !m_asked.reach->hasStop(cell) && openReach().hasStop(cell); }
    bool isBehind(const std::vector<Point> &cells)
    {
        return !m_asked.reach->containsAny(cells) && openReach().containsAny(cells);
    }

    const Reach &openReach()
    {
        if (!m_open) {
            m_open = reachFrom(m_asked.level, m_asked.catalogue, m_asked.ground.rules(), *m_asked.start, m_key,
                               m_asked.isCancelled);
        }
        return *m_open;
    }

    const AnalyzedLevel &m_asked;
    const QString &m_key;
    std::optional<Reach> m_open; ///< reach with the doors of the key open
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

/// Fills the pocket around `first`, and returns the number of its walkable cells.
static qint64 fillPocket(GroundFlood &flood, const BitGrid &floor, Point first)
{
    qint64 cells = 0;
    flood.add(first);
    for (auto front = flood.step(); front.cells != 0; front = flood.step()) {
        cells += std::popcount(front.cells & floor.row(front.y)[front.word]);
    }
    return cells;
}

void findPockets(const AnalyzedLevel &asked, IssueList &issues)
{
    GroundFlood flood(asked.ground, asked.cells, bitsOf(asked.reach->cells));
    const BitGrid &floor = asked.cells.walkable;
    for (int y = 0; y < floor.height(); ++y) {
        for (int word = 0; word < floor.wordsPerRow(); ++word) {
            while (const BitGrid::Word left = floor.row(y)[word] & ~flood.reached().row(y)[word]) {
                const Point first{word * BitGrid::wordBits + std::countr_zero(left), y};
                const qint64 cells = fillPocket(flood, floor, first);
                issues.add(issues.isFull() ? Issue{.code = IssueCode::UnreachableFloor} : pocketAt(first, cells));
            }
        }
    }
}

void findKeyIssues(const AnalyzedLevel &asked, IssueList &issues)
{
    const std::vector<CarriedItem> carried = carriedItems(asked.level, asked.catalogue, asked.ground);
    for (const QString &key : asked.ground.keys()) {
        KeysBehindDoors(asked, key).find(carried, issues);
    }
    findTooFewKeys(asked, issues);
}

void findReasons(const AnalyzedLevel &asked, IssueList &issues)
{
    QStringList keys;
    for (const Issue &issue : issues) {
        if (!issue.because.isEmpty() && !keys.contains(issue.because)) {
            keys.append(issue.because);
        }
    }
    for (const QString &key : keys) {
        const Reach open =
            reachFrom(asked.level, asked.catalogue, asked.ground.rules(), *asked.start, key, asked.isCancelled);
        for (Issue &issue : issues) {
            if (isCutOff(issue) && open.contains(*issue.cell)) {
                issue.because = key;
            }
        }
    }
}

namespace {

bool isMonster(const Kind *kind)
{
    return kind && kind->category == KindCategory::Monster;
}

} // namespace

bool canMeetHero(const AnalyzedLevel &asked, const DamageSources &means, std::size_t monster)
{
    const Thing &thing = asked.level.things[monster];
    const BehaviorRow::Walk walk = means.walkOf(thing, *asked.kindOf(monster));
    return means.teleports() || asked.reach->containsAny(meetingCells(asked.ground, thing.cell, walk));
}

void findWalledIn(const AnalyzedLevel &asked, IssueList &issues)
{
    const DamageSources means(asked.level, asked.catalogue, asked.ground.rules());
    for (std::size_t i = 0; i < asked.level.things.size(); ++i) {
        if (isMonster(asked.kindOf(i)) && !canMeetHero(asked, means, i)) {
            issues.add(asked.issueAt(i, IssueCode::WalledIn));
        }
    }
}

void findPatrolFaults(const AnalyzedLevel &asked, LevelAnalysis &analysis)
{
    const bool staysOnItsGround = !DamageSources(asked.level, asked.catalogue, asked.ground.rules()).teleports();
    for (std::size_t i = 0; i < analysis.patrols.size(); ++i) {
        const Footprint &footprint = analysis.footprints[i];
        if (staysOnItsGround && footprint.isKnown && footprint.cells < analysis.monsterFloor) {
            Issue issue = asked.issueAt(analysis.patrols[i].thing, IssueCode::PatrolConfined);
            issue.figures = {{"cells"_L1, footprint.cells}, {"floor"_L1, analysis.monsterFloor}};
            analysis.issues.add(issue);
        }
    }
    for (std::size_t i = 0; i < analysis.patrols.size(); ++i) {
        if (analysis.footprints[i].hasMark) {
            analysis.issues.add(asked.issueAt(analysis.patrols[i].thing, IssueCode::PatrolCrossesStart));
        }
    }
}

void findWatchers(const AnalyzedLevel &asked, IssueList &issues)
{
    if (asked.ground.rules().vision != Vision::Fov) {
        return;
    }
    for (const std::size_t i : viewOfStart(asked.level, asked.catalogue, asked.ground, *asked.start).monsters) {
        if (rowOf(behaviorOf(asked.level.things[i], *asked.kindOf(i))).seeksHero) {
            issues.add(asked.issueAt(i, IssueCode::MonsterSeesStart));
        }
    }
}
