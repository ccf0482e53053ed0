#include "gamecore/analysis/fix.h"

#include "gamecore/analysis/keyfixes.h"
#include "gamecore/analysis/opencut.h"
#include "gamecore/analysis/settingfixes.h"
#include "gamecore/analysis/shape.h"
#include "gamecore/analysis/thingfixes.h"
#include "gamecore/analysis/winfixes.h"
#include "gamecore/data/kind.h"
#include "gamecore/level/thingfields.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

std::vector<char32_t> charactersOf(const std::map<char32_t, int> &counts)
{
    std::vector<char32_t> characters;
    characters.reserve(counts.size());
    for (const auto &[character, count] : counts) {
        characters.push_back(character);
    }
    return characters;
}

/// Returns fixes for the character of the finding and, if there are others, for all unknown characters together.
std::vector<LevelFix> choicesOfMeaning(const Level &level, const Issue &issue)
{
    const std::map<char32_t, int> unknown = unknownCharacters(level);
    std::vector<LevelFix> fixes;
    const QList<uint> own = issue.found.toUcs4();
    if (own.size() == 1 && unknown.contains(own.first())) {
        fixes.push_back({.what = LevelFix::What::ChooseMeaning, .found = issue.found, .characters = {own.first()}});
    }
    if (unknown.size() > fixes.size()) {
        fixes.push_back({.what = LevelFix::What::ChooseMeaning, .characters = charactersOf(unknown)});
    }
    return fixes;
}

/// Returns fixes for wrong words and numbers: kinds, rules, values, keys and characters. The names suggested by the
/// finding come first, best first, then removal.
std::vector<LevelFix> wordFixesFor(const Level &level, const LevelAnalysis &analysis, const Issue &issue)
{
    if (issue.code == IssueCode::UnknownCharacter) {
        return choicesOfMeaning(level, issue);
    }
    const bool isInLegend = issue.path.startsWith(u"legend");
    if (issue.code == IssueCode::UnknownKind && (issue.cell || isInLegend)) {
        return kindFixesFor(level, *analysis.catalogue, issue);
    }
    return issue.cell ? thingFixesFor(level, analysis, issue) : settingFixesFor(level, analysis, issue);
}

using What = LevelFix::What;

class FixFinder {
public:
    FixFinder(const Level &level, const LevelAnalysis &analysis, const Issue &issue)
        : m_level(level), m_analysis(analysis), m_issue(issue),
          m_ground(level.terrain, *analysis.catalogue, analysis.rules)
    {
    }

    std::vector<LevelFix> find()
    {
        switch (m_issue.code) {
        case IssueCode::NoStart:
            addStart();
            break;
        case IssueCode::TwoStarts:
        case IssueCode::OutsideLevel:
        case IssueCode::PatrolCrossesStart:
            removeThing();
            break;
        case IssueCode::MonsterSeesStart:
            moveFromView();
            removeThing();
            break;
        case IssueCode::UnreachableTreasure:
        case IssueCode::UnreachableItem:
            if (m_issue.expected != Expected::DamageSources) {
                openLocks();
                openWay();
            }
            isCarried() ? takeItem() : removeThing();
            break;
        case IssueCode::WalledIn:
            openLocks();
            openWay();
            removeThing();
            break;
        case IssueCode::UnreachableExit:
            hasCell() ? openWay() : findWaysToWin(issueOfNoExit());
            break;
        case IssueCode::UnreachableFloor:
            openLocks();
            openWay();
            fillPocket();
            break;
        case IssueCode::KeyBehindOwnDoor:
            moveKey();
            break;
        case IssueCode::TooFewKeys:
            m_fixes = keyFixes();
            break;
        case IssueCode::CanGetStuck:
            m_fixes = trapFixesFor(m_level, m_analysis);
            break;
        case IssueCode::CannotBeWon:
            if (m_issue.names.isEmpty()) {
                m_fixes = outOfKeysFixesFor(m_level, m_analysis, m_issue);
            } else {
                findWaysToWin(m_issue);
            }
            break;
        case IssueCode::ExitDoesNothing:
            findWaysToWin(m_issue);
            break;
        default:
            m_fixes = wordFixesFor(m_level, m_analysis, m_issue);
            break;
        }
        return std::move(m_fixes);
    }

private:
    void add(LevelFix fix) { m_fixes.push_back(std::move(fix)); }
    bool hasCell() const { return m_issue.cell.has_value(); }
    /// True if the finding is about an item or treasure that a monster carries. Such findings name the monster.
    bool isCarried() const
    {
        const bool canBe = m_issue.code == IssueCode::UnreachableTreasure || m_issue.code == IssueCode::UnreachableItem;
        return canBe && !m_issue.found.isEmpty();
    }
    const QString &startKey() const { return m_analysis.catalogue->kind(m_analysis.catalogue->start()).key; }

    const Reach &reach()
    {
        if (!m_reach && m_analysis.start) {
            m_reach = reachFrom(m_level, *m_analysis.catalogue, m_analysis.rules, *m_analysis.start);
        }
        return *m_reach;
    }

    /// Returns the kind that the finding is about: the kind of the thing, or of the item that it carries.
    std::optional<KindId> kindIn(const Thing &thing) const
    {
        return isCarried() ? carriedBy(thing, *m_analysis.catalogue) : m_analysis.catalogue->kindOf(thing.kind);
    }

    bool isAbout(const Thing &thing) const
    {
        if (m_issue.code == IssueCode::OutsideLevel) {
            return true;
        }
        const std::optional<KindId> id = kindIn(thing);
        return id && isAboutKind(m_analysis.catalogue->kind(*id));
    }

    bool isAboutKind(const Kind &kind) const
    {
        switch (m_issue.code) {
        case IssueCode::UnreachableTreasure:
            return kind.category == KindCategory::Treasure;
        case IssueCode::UnreachableItem:
            return kind.category == KindCategory::Item;
        case IssueCode::TwoStarts:
            return kind.key == startKey();
        default:
            return kind.category == KindCategory::Monster;
        }
    }

    /// Returns the thing that the finding is about; the last one of several alike on a cell.
    std::optional<std::size_t> thing() const
    {
        const auto [first, last] = hasCell() ? thingsAt(m_level, *m_issue.cell) : std::pair<std::size_t, std::size_t>();
        for (std::size_t i = last; i > first; --i) {
            if (isAbout(m_level.things[i - 1])) {
                return i - 1;
            }
        }
        return std::nullopt;
    }

    void removeThing()
    {
        if (const std::optional<std::size_t> found = thing()) {
            add({.what = What::RemoveThing, .removed = {*found}});
        }
    }

    /// Moves the monster to the nearest free cell that the hero can reach and that is out of sight of the start.
    void moveFromView()
    {
        const std::optional<std::size_t> monster = thing();
        if (!monster || !m_analysis.start) {
            return;
        }
        Grid<std::uint8_t> taken = viewOfStart(m_level, *m_analysis.catalogue, m_ground, *m_analysis.start).cells;
        for (const Thing &other : m_level.things) {
            if (taken.contains(other.cell)) {
                taken.set(other.cell, 1);
            }
        }
        const Point from = m_level.things[*monster].cell;
        std::optional<Point> nearest;
        for (int y = 0; y < taken.height(); ++y) {
            for (int x = 0; x < taken.width(); ++x) {
                const Point cell{x, y};
                const bool isFree = !taken.at(cell) && m_ground.isHarmless(cell) && reach().contains(cell);
                if (isFree && (!nearest || squaredDistance(from, cell) < squaredDistance(from, *nearest))) {
                    nearest = cell;
                }
            }
        }
        if (nearest) {
            add({.what = What::MoveFromView, .moved = {{*monster, *nearest}}});
        }
    }

    void takeItem()
    {
        if (const std::optional<std::size_t> carrier = thing()) {
            add({.what = What::TakeItem, .emptied = {*carrier}});
        }
    }

    /// Returns the finding that no exit exists. UnreachableExit without a cell means the same and has the same fixes.
    static Issue issueOfNoExit() { return {.code = IssueCode::CannotBeWon, .names = {winWord(WinByExit)}}; }

    void findWaysToWin(const Issue &issue)
    {
        if (m_analysis.start) {
            const std::vector<ThingPlace> noPlaces;
            const GroundCells cells = m_ground.cells();
            m_fixes = winFixesFor(
                {m_level, noPlaces, *m_analysis.catalogue, m_ground, cells, m_analysis.start, &reach(), nullptr}, issue,
                keyFixes());
        }
    }

    void openWay()
    {
        LevelFix fix{.what = What::OpenWay};
        if (hasCell() && m_analysis.start) {
            for (const Point cell : openCut(m_ground, reach(), *m_issue.cell)) {
                fix.terrain.push_back({cell, m_analysis.catalogue->floor()});
            }
        }
        if (!fix.terrain.empty()) {
            add(fix);
        }
    }

    void fillPocket()
    {
        if (!hasCell() || !m_analysis.start) {
            return;
        }
        LevelFix fix{.what = What::FillPocket};
        bool hasThings = false;
        std::vector<Point> open{*m_issue.cell};
        Grid<std::uint8_t> seen = reach().cells;
        for (seen.set(open.front(), 1); !open.empty();) {
            const Point cell = open.back();
            open.pop_back();
            const auto [first, last] = thingsAt(m_level, cell);
            hasThings = hasThings || first != last;
            fix.terrain.push_back({cell, m_analysis.catalogue->wall()});
            for (int i = 0; i < directionCount; i += m_ground.stride()) {
                const Point next = cell + stepOf(Direction(i));
                const bool isPart =
                    m_ground.isWalkable(next) || (isStraight(Direction(i)) && m_ground.isFreeDoor(next));
                if (isPart && !seen.at(next)) {
                    seen.set(next, 1);
                    open.push_back(next);
                }
            }
        }
        if (!hasThings) {
            add(fix);
        }
    }

    /// Moves or adds keys instead of opening walls.
    void openLocks()
    {
        for (LevelFix &fix : keyFixes()) {
            const Level fixed = fixedLevel(m_level, fix);
            if (reachFrom(fixed, *m_analysis.catalogue, m_analysis.rules, *m_analysis.start).contains(*m_issue.cell)) {
                add(std::move(fix));
            }
        }
    }

    std::vector<LevelFix> keyFixes(std::optional<std::size_t> key = {})
    {
        const bool isOfLocks = !m_issue.because.isEmpty() && m_analysis.start;
        return isOfLocks ? keyFixesFor(m_level, m_analysis, reach(), m_issue.because, key) : std::vector<LevelFix>();
    }

    void moveKey()
    {
        const std::optional<std::size_t> key = misplacedKey(m_level, m_analysis, m_issue);
        for (LevelFix &fix : keyFixes(key)) {
            if (fix.what == What::MoveKey) {
                add(std::move(fix));
            }
        }
    }

    void addStart()
    {
        for (int y = 0; y < m_ground.size().height; ++y) {
            for (int x = 0; x < m_ground.size().width; ++x) {
                const auto [first, last] = thingsAt(m_level, {x, y});
                if (m_ground.isHarmless({x, y}) && first == last) {
                    LevelFix fix{.what = What::AddStart};
                    fix.added.push_back({.cell = {x, y}, .kind = startKey(), .values = {}});
                    add(fix);
                    return;
                }
            }
        }
    }

    const Level &m_level;
    const LevelAnalysis &m_analysis;
    const Issue &m_issue;
    Ground m_ground;
    std::optional<Reach> m_reach;
    std::vector<LevelFix> m_fixes;
};

} // namespace

std::vector<LevelFix> fixesFor(const Level &level, const LevelAnalysis &analysis, const Issue &issue)
{
    return FixFinder(level, analysis, issue).find();
}

/// Removes the things with the indices `places`, which must be ascending.
static void removeThings(std::vector<Thing> &things, const std::vector<std::size_t> &places)
{
    std::size_t place = 0;
    auto next = places.begin();
    std::erase_if(things, [&](const Thing &) {
        const bool isRemoved = next != places.end() && *next == place;
        next += isRemoved ? 1 : 0;
        ++place;
        return isRemoved;
    });
}

Level fixedLevel(const Level &level, const LevelFix &fix)
{
    Level fixed = level;
    for (const LevelFix::NewTerrain &change : fix.terrain) {
        fixed.terrain.set(change.cell, change.terrain);
    }
    for (const LevelFix::Move &move : fix.moved) {
        fixed.things[move.thing].cell = move.to;
    }
    for (const std::size_t carrier : fix.emptied) {
        fixed.things[carrier].values.remove("item"_L1);
    }
    for (const LevelFix::Rewritten &thing : fix.rewritten) {
        fixed.things[thing.thing] = thing.after;
    }
    removeThings(fixed.things, fix.removed);
    fixed.things.insert(fixed.things.end(), fix.added.begin(), fix.added.end());
    sortThings(fixed.things);
    if (fix.settings) {
        setProperties(fixed, *fix.settings);
    }
    return fixed;
}
