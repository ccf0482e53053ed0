#include "gamecore/levelfile/levelcheck.h"

#include "gamecore/base/nearest.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/data/terrain.h"
#include "gamecore/json/jsonfields.h"
#include "gamecore/json/jsontext.h"
#include "gamecore/level/thingfields.h"
#include "gamecore/levelfile/leveltranslations.h"
#include "gamecore/mapgen/dungeon.h"
#include "gamecore/pathfinding/carried.h"

#include <QHash>
#include <QSet>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace {

/// Suggestions for misspelled words, for the first hundred different words of each sort: each search compares the word
/// with every kind.
class LikelyNames {
public:
    /// The catalogue must outlive this object.
    explicit LikelyNames(const Catalogue &catalogue) : m_catalogue(catalogue) {}

    /// Returns similar kinds for a thing. Terrain is included only if it is clearly meant, as the fix then draws it.
    QStringList things(const QString &word);
    /// Returns similar items and treasures.
    QStringList items(const QString &word);
    /// Returns similar kinds and terrain for a character of the legend.
    QStringList meanings(const QString &word);

private:
    QStringList thingsLike(const QString &word) const;

    const Catalogue &m_catalogue;
    QHash<QString, QStringList> m_things;
    QHash<QString, QStringList> m_meanings;
};

template<typename Look>
QStringList lookedUp(QHash<QString, QStringList> &known, const QString &word, Look look)
{
    constexpr qsizetype most = 100;
    auto found = known.constFind(word);
    if (found == known.constEnd() && known.size() < most) {
        found = known.insert(word, look());
    }
    return found == known.constEnd() ? QStringList() : *found;
}

QStringList LikelyNames::things(const QString &word)
{
    return lookedUp(m_things, word, [&] { return thingsLike(word); });
}

QStringList LikelyNames::thingsLike(const QString &word) const
{
    QStringList names = m_catalogue.nearestKeys(word);
    names.removeIf([&](const QString &name) {
        return name == word || (m_catalogue.terrainOf(name) && !isLikelyTypo(word, name));
    });
    return names;
}

QStringList LikelyNames::items(const QString &word)
{
    QStringList names = things(word);
    names.removeIf([this](const QString &name) {
        const std::optional<KindId> id = m_catalogue.kindOf(name);
        const auto category = id ? m_catalogue.kind(*id).category : KindCategory::Monster;
        return category != KindCategory::Treasure && category != KindCategory::Item;
    });
    return names;
}

QStringList LikelyNames::meanings(const QString &word)
{
    return lookedUp(m_meanings, word, [&] { return m_catalogue.nearestKeys(word); });
}

class CutOffFinder {
public:
    CutOffFinder(const Level &level, const std::vector<ThingPlace> &places, const Catalogue &catalogue,
                 const Rules &rules, const Reach &reach, IssueList &issues)
        : m_level(level), m_places(places), m_catalogue(catalogue), m_rules(rules), m_reach(reach), m_issues(issues)
    {
    }

    void findThings()
    {
        for (std::size_t i = 0; i < m_level.things.size(); ++i) {
            const std::optional<KindId> id = m_catalogue.kindOf(m_level.things[i].kind);
            const Point cell = m_level.things[i].cell;
            if (!id || !m_level.terrain.contains(cell)) {
                continue;
            }
            const KindCategory category = m_catalogue.kind(*id).category;
            if (category == KindCategory::Treasure && !m_reach.contains(cell)) {
                m_issues.add(issueAtThing(m_level, i, IssueCode::UnreachableTreasure, m_places));
            } else if (category == KindCategory::Item && !m_reach.hasStop(cell)) {
                m_issues.add(issueAtThing(m_level, i, IssueCode::UnreachableItem, m_places));
            }
        }
    }

    void findCarried()
    {
        const Ground ground(m_level.terrain, m_catalogue, m_rules);
        for (const CarriedItem &carried : carriedItems(m_level, m_catalogue, ground)) {
            if (carried.isObtainable && m_reach.containsAny(carried.cells)) {
                continue;
            }
            const bool isTreasure = m_catalogue.kind(carried.kind).category == KindCategory::Treasure;
            const auto code = isTreasure ? IssueCode::UnreachableTreasure : IssueCode::UnreachableItem;
            Issue issue = issueAtValue(m_level, carried.thing, code, u"item"_s, m_places);
            issue.found = shortened(m_level.things[carried.thing].kind);
            issue.expected = carried.isObtainable ? Expected::Nothing : Expected::DamageSources;
            m_issues.add(issue);
        }
    }

    void findExits()
    {
        std::optional<Point> unreached;
        for (int y = 0; y < m_level.size().height; ++y) {
            for (int x = 0; x < m_level.size().width; ++x) {
                const Feature feature = m_catalogue.featureOf(m_catalogue.terrain(m_level.terrain.at({x, y})));
                if (feature == Feature::None) {
                    continue;
                }
                if (feature == Feature::Stairs ? m_reach.hasStop({x, y}) : m_reach.contains({x, y})) {
                    return;
                }
                unreached = unreached ? unreached : Point{x, y};
            }
        }
        m_issues.add({.code = IssueCode::UnreachableExit, .path = u"rows"_s, .cell = unreached});
    }

private:
    const Level &m_level;
    const std::vector<ThingPlace> &m_places;
    const Catalogue &m_catalogue;
    const Rules &m_rules;
    const Reach &m_reach;
    IssueList &m_issues;
};

/// Finds what the hero cannot reach: treasure, items, carried items, and the exit if `win` requires one. `catalogue`
/// and `rules` are those in force, `reach` is the hero's; `places` as in checkLevel().
void findCutOff(const Level &level, const std::vector<ThingPlace> &places, const Catalogue &catalogue,
                const Rules &rules, const Reach &reach, IssueList &issues)
{
    CutOffFinder finder(level, places, catalogue, rules, reach, issues);
    finder.findThings();
    finder.findCarried();
    if ((rules.win & WinByExit) != 0) {
        finder.findExits();
    }
}

} // namespace

class LevelChecker {
public:
    LevelChecker(const Level &level, const Catalogue &catalogue, const std::vector<ThingPlace> &places,
                 const std::atomic<bool> *isCancelled)
        : m_level(level), m_places(places), m_base(catalogue), m_isCancelled(isCancelled)
    {
    }

    enum class Scope : std::uint8_t { Structure, WithReach };

    CheckResult check(Scope scope)
    {
        m_catalogue = catalogueOf(level(), m_base, m_issues);
        m_likely.emplace(*m_catalogue);
        m_rules = rulesOf(level(), m_base, m_issues);
        checkTileset();
        checkLegend();
        checkSize();
        for (std::size_t i = 0; i < level().things.size(); ++i) {
            checkThing(i);
        }
        m_issues.add(checkTranslations(level(), m_base, m_places));
        checkStarts();
        if (m_start && scope == Scope::WithReach) {
            m_reach = reachFrom(level(), *m_catalogue, m_rules, *m_start, {}, m_isCancelled);
            findCutOff(level(), m_places, *m_catalogue, m_rules, *m_reach, m_issues);
        }
        checkCrowds();
        return result();
    }

private:
    CheckResult result()
    {
        CheckResult checked;
        checked.m_isPassed = !m_issues.hasErrors();
        checked.issues = std::move(m_issues);
        checked.m_catalogue = std::move(m_catalogue);
        checked.m_rules = m_rules;
        checked.start = m_start;
        checked.reach = std::move(m_reach);
        return checked;
    }

    const Level &level() const { return m_level; }

    Issue issueAt(std::size_t thing, IssueCode code) const { return issueAtThing(level(), thing, code, m_places); }

    Issue issueAtValue(std::size_t thing, IssueCode code, const QString &key) const
    {
        return ::issueAtValue(level(), thing, code, key, m_places);
    }

    bool isKnown(const QString &key) const { return m_catalogue->meaningOf(key).has_value(); }

    void addUnknownKind(Issue issue, const QString &kind)
    {
        const bool isInLegend = !issue.cell;
        issue.found = shortened(kind);
        issue.expected = Expected::Kind;
        issue.names = isInLegend ? m_likely->meanings(kind) : m_likely->things(kind);
        m_issues.add(std::move(issue));
    }

    /// A level with an unknown set can be played: it has the usual look.
    void checkTileset()
    {
        if (!m_base.tileset(level().tileset)) {
            m_issues.add({.code = IssueCode::UnknownTileset,
                          .path = u"tileset"_s,
                          .found = shortened(level().tileset),
                          .expected = Expected::OneOf,
                          .names = m_base.tilesetKeys()});
        }
    }

    void checkLegend()
    {
        for (auto entry = level().legend.begin(); entry != level().legend.end(); ++entry) {
            const QString path = pathOfKey(u"legend"_s, entry.key());
            if (!singleCharacter(entry.key())) {
                m_issues.add({.code = IssueCode::BadValue,
                              .path = path,
                              .anchor = Anchor::Key,
                              .found = shortened(entry.key()),
                              .expected = Expected::OneCharacter});
            }
            const QString kind = entry.value().toString();
            if (!isKnown(kind)) {
                m_unknownInLegend.insert(kind);
                addUnknownKind({.code = IssueCode::UnknownKind, .path = path}, kind);
            }
        }
    }

    void checkSize()
    {
        if (level().size().area() == 0) {
            m_issues.add({.code = IssueCode::BadValue, .path = u"rows"_s, .expected = Expected::Rows});
        }
    }

    void checkThing(std::size_t i)
    {
        const Thing &thing = level().things[i];
        if (thing.isUnknownCharacter()) {
            const ThingPlace place = m_places.empty() ? ThingPlace() : m_places[i];
            if (place.cells < 0) {
                return;
            }
            if (m_issues.isFull()) {
                m_issues.add({.code = IssueCode::UnknownCharacter});
                return;
            }
            Issue issue = issueAt(i, IssueCode::UnknownCharacter);
            issue.found = QStringView(QChar::fromUcs4(thing.character)).toString();
            if (place.cells > 0) {
                issue.figures = {{"cells"_L1, place.cells}};
            }
            m_issues.add(issue);
            return;
        }
        checkKind(i);
        if (!level().terrain.contains(thing.cell)) {
            Issue issue = issueAtValue(i, IssueCode::OutsideLevel, u"cell"_s);
            issue.found = u"[%1, %2]"_s.arg(thing.cell.x).arg(thing.cell.y);
            issue.expected = Expected::InsideLevel;
            issue.first = level().size().width;
            issue.last = level().size().height;
            m_issues.add(issue);
        }
    }

    void checkKind(std::size_t i)
    {
        const Thing &thing = level().things[i];
        const std::optional<KindId> id = m_catalogue->kindOf(thing.kind);
        if (id) {
            checkValues(i, m_catalogue->kind(*id).category);
            return;
        }
        const bool isFromLegend = m_unknownInLegend.contains(thing.kind) && (m_places.empty() || m_places[i].isInRow());
        if (!isFromLegend) {
            addUnknownKind(issueAtValue(i, IssueCode::UnknownKind, u"kind"_s), thing.kind);
        }
    }

    void checkValues(std::size_t i, KindCategory category)
    {
        const Thing &thing = level().things[i];
        for (auto value = thing.values.begin(); value != thing.values.end(); ++value) {
            if (const ThingField *field = thingField(value.key(), category)) {
                checkValue(i, *field, value.value());
                continue;
            }
            Issue issue = issueAtValue(i, IssueCode::UnknownKey, value.key());
            issue.anchor = Anchor::Key;
            issue.found = shortened(value.key());
            issue.expected = Expected::Name;
            issue.names = m_issues.isFull() ? QStringList() : fieldsLike(value.key(), thing, category);
            m_issues.add(issue);
        }
    }

    void checkValue(std::size_t i, const ThingField &field, const QJsonValue &value)
    {
        if (std::optional<Issue> wrong = issueOf(field, value, *m_catalogue)) {
            const Issue place = issueAtValue(i, wrong->code, field.key);
            if (wrong->code == IssueCode::UnknownKind) {
                wrong->names = m_likely->items(value.toString());
            }
            wrong->path = place.path;
            wrong->anchor = place.anchor;
            wrong->character = place.character;
            wrong->cell = place.cell;
            m_issues.add(*wrong);
        }
    }

    void checkStarts()
    {
        std::vector<std::size_t> starts;
        for (std::size_t i = 0; i < level().things.size(); ++i) {
            if (level().things[i].kind == m_catalogue->kind(m_catalogue->start()).key) {
                starts.push_back(i);
            }
        }
        if (starts.empty()) {
            m_issues.add({.code = IssueCode::NoStart, .path = u"rows"_s});
        }
        for (std::size_t k = 1; k < starts.size(); ++k) {
            m_issues.add(issueAt(starts[k], IssueCode::TwoStarts));
        }
        if (starts.size() == 1 && level().terrain.contains(level().things[starts[0]].cell)) {
            m_start = level().things[starts[0]].cell;
        }
    }

    /// Reports each actor after the first on a cell, if only one fits.
    void checkCrowds()
    {
        std::optional<Point> taken;
        for (std::size_t i = 0; i < level().things.size() && m_rules.isBlocking(); ++i) {
            const std::optional<KindId> id = m_catalogue->kindOf(level().things[i].kind);
            const Point cell = level().things[i].cell;
            const KindCategory category = id ? m_catalogue->kind(*id).category : KindCategory::Item;
            if (category != KindCategory::Hero && category != KindCategory::Monster) {
                continue;
            }
            if (taken == cell) {
                Issue issue = issueAtValue(i, IssueCode::BadValue, u"cell"_s);
                issue.found = u"[%1, %2]"_s.arg(cell.x).arg(cell.y);
                issue.expected = Expected::FreeCell;
                m_issues.add(issue);
            }
            taken = cell;
        }
    }

    const Level &m_level;
    const std::vector<ThingPlace> &m_places;
    const Catalogue &m_base;
    const std::atomic<bool> *m_isCancelled;
    CataloguePtr m_catalogue;
    Rules m_rules;
    std::optional<Point> m_start;
    std::optional<Reach> m_reach;
    QSet<QString> m_unknownInLegend;
    std::optional<LikelyNames> m_likely; ///< set once the catalogue in force is known
    IssueList m_issues;
};

QString ThingPlace::path() const
{
    return pathOfIndex(isInRow() ? u"rows"_s : u"things"_s, index);
}

CheckResult checkLevel(const Level &level, const Catalogue &catalogue, const std::vector<ThingPlace> &places)
{
    return checkLevelUntil(nullptr, level, catalogue, places);
}

CheckResult checkStructure(const Level &level, const Catalogue &catalogue, const std::vector<ThingPlace> &places)
{
    return LevelChecker(level, catalogue, places, nullptr).check(LevelChecker::Scope::Structure);
}

CheckResult checkLevelUntil(const std::atomic<bool> *isCancelled, const Level &level, const Catalogue &catalogue,
                            const std::vector<ThingPlace> &places)
{
    return LevelChecker(level, catalogue, places, isCancelled).check(LevelChecker::Scope::WithReach);
}

Issue issueAtThing(const Level &level, std::size_t thing, IssueCode code, const std::vector<ThingPlace> &places)
{
    Issue issue{.code = code, .cell = level.things[thing].cell};
    if (thing < places.size()) {
        issue.path = places[thing].path();
        issue.character = qMax(0, places[thing].character);
        issue.anchor = places[thing].isInRow() ? Anchor::Character : Anchor::Value;
    }
    return issue;
}

Issue issueAtValue(const Level &level, std::size_t thing, IssueCode code, const QString &key,
                   const std::vector<ThingPlace> &places)
{
    Issue issue = issueAtThing(level, thing, code, places);
    issue.path = issue.path.isEmpty() ? QString() : pathOfKey(issue.path, key);
    issue.anchor = Anchor::Value;
    return issue;
}

std::optional<PlayableLevel> PlayableLevel::check(Level level, const Catalogue &shipped, IssueList &issues)
{
    const CheckResult checked = checkStructure(level, shipped);
    issues.add(checked.issues);
    if (!checked.isPassed()) {
        return std::nullopt;
    }
    return PlayableLevel(std::move(level), checked.catalogue(), checked.rules());
}

PlayableLevel PlayableLevel::ofDungeon(const Catalogue &shipped, const QString &ruleset, std::uint64_t seed, int depth)
{
    IssueList none;
    Level level = dungeonLevel(shipped, ruleset, seed, depth);
    CataloguePtr inForce = catalogueOf(level, shipped, none);
    const Rules rules = rulesOf(level, *inForce, none);
    return {std::move(level), std::move(inForce), rules};
}
