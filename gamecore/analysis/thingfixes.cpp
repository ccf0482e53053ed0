#include "gamecore/analysis/thingfixes.h"

#include "gamecore/base/nearest.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/fov/line.h"
#include "gamecore/json/jsonfields.h"
#include "gamecore/json/translations.h"
#include "gamecore/level/thingfields.h"
#include "gamecore/levelfile/leveltranslations.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

using What = LevelFix::What;

void addIfChanged(const Level &level, std::size_t thing, Thing after, LevelFix &fix)
{
    if (after != level.things[thing]) {
        fix.rewritten.push_back({thing, std::move(after)});
    }
}

/// Returns the full text of a word that a finding may have shortened; std::nullopt if the level does not contain it.
std::optional<QString> wholeWord(const Level &level, const QString &found)
{
    for (const QJsonValue &kind : level.legend) {
        if (shortened(kind.toString()) == found) {
            return kind.toString();
        }
    }
    for (const Thing &thing : level.things) {
        if (shortened(thing.kind) == found && !thing.isUnknownCharacter()) {
            return thing.kind;
        }
        for (const ThingField &field : thingFields()) {
            const QJsonValue value = thing.values.value(field.key);
            if (field.type == Field::Type::Kind && value.isString() && shortened(value.toString()) == found) {
                return value.toString();
            }
        }
    }
    return std::nullopt;
}

/// Fixes for a kind in all places where a level names it.
class KindFixes {
public:
    KindFixes(const Level &level, const Catalogue &catalogue, QString word)
        : m_level(level), m_catalogue(catalogue), m_word(std::move(word))
    {
    }

    std::vector<LevelFix> find(const QStringList &names)
    {
        if (const std::optional<TerrainId> terrain = m_catalogue.terrainOf(m_word)) {
            LevelFix fix{.what = What::DrawTerrain, .word = m_word};
            layGround(*terrain, fix);
            add(std::move(fix));
        }
        for (const QString &name : names) {
            replaceBy(name);
        }
        remove();
        return std::move(m_fixes);
    }

private:
    void add(LevelFix fix)
    {
        if (fix.settings || !fix.removed.empty() || !fix.rewritten.empty()) {
            m_fixes.push_back(std::move(fix));
        }
    }

    /// Changes the characters of the kind to another kind, or removes them if `name` is empty. Characters of a known
    /// word stay unchanged.
    void changeLegend(const QString &name, LevelFix &fix) const
    {
        if (m_catalogue.meaningOf(m_word)) {
            return;
        }
        LevelProperties settings = propertiesOf(m_level);
        settings.legend = withLegendRenamed(m_level.legend, m_word, name);
        settings.legend = withoutDefaults(settings.legend, m_catalogue);
        if (settings.legend != m_level.legend) {
            fix.settings = settings;
        }
    }

    /// Replaces things by terrain. Carried items and things outside the level are not affected.
    void layGround(TerrainId terrain, LevelFix &fix) const
    {
        for (std::size_t i = 0; i < m_level.things.size(); ++i) {
            if (m_level.things[i].kind == m_word && m_level.terrain.contains(m_level.things[i].cell)) {
                fix.terrain.push_back({m_level.things[i].cell, terrain});
                fix.removed.push_back(i);
            }
        }
    }

    void replaceBy(const QString &name)
    {
        LevelFix fix{.what = What::ReplaceWord, .found = shortened(m_word), .word = name};
        changeLegend(name, fix);
        if (const std::optional<TerrainId> terrain = m_catalogue.terrainOf(name)) {
            layGround(*terrain, fix);
        } else {
            rewriteThings(m_level, m_word, name, fix);
        }
        add(std::move(fix));
    }

    void remove()
    {
        LevelFix fix{.what = What::RemoveWord, .found = shortened(m_word)};
        changeLegend({}, fix);
        for (std::size_t i = 0; i < m_level.things.size(); ++i) {
            const Thing &thing = m_level.things[i];
            if (thing.kind == m_word && !thing.isUnknownCharacter()) {
                fix.removed.push_back(i);
            } else {
                Thing after = thing;
                changeReferences(after, m_word, {});
                addIfChanged(m_level, i, std::move(after), fix);
            }
        }
        add(std::move(fix));
    }

    const Level &m_level;
    const Catalogue &m_catalogue;
    QString m_word;
    std::vector<LevelFix> m_fixes;
};

} // namespace

void rewriteThings(const Level &level, const QString &kind, const QString &other, LevelFix &fix)
{
    for (std::size_t i = 0; i < level.things.size(); ++i) {
        if (kindsNamedBy(level.things[i]).contains(kind)) {
            Thing after = level.things[i];
            changeKind(after, kind, other);
            addIfChanged(level, i, std::move(after), fix);
        }
    }
}

std::vector<LevelFix> kindFixesFor(const Level &level, const Catalogue &catalogue, const Issue &issue)
{
    const std::optional<QString> word = wholeWord(level, issue.found);
    return word ? KindFixes(level, catalogue, *word).find(issue.names) : std::vector<LevelFix>();
}

namespace {

class ThingFixes {
public:
    ThingFixes(const Level &level, const LevelAnalysis &analysis, const Issue &issue)
        : m_level(level), m_analysis(analysis), m_issue(issue)
    {
    }

    std::vector<LevelFix> find()
    {
        if (m_issue.expected == Expected::FreeCell) {
            moveApart();
        } else if (m_issue.expected == Expected::TextToTranslate) {
            removeTranslations();
        } else if (m_issue.code == IssueCode::UnknownKey) {
            forValues([this](std::size_t thing, const QString &key) { return hasUnknownKey(thing, key); },
                      [this](std::size_t thing, const QString &key) { mendKey(thing, key); });
        } else if (m_issue.code == IssueCode::BadValue) {
            forValues([this](std::size_t thing, const QString &key) { return hasBadValue(thing, key); },
                      [this](std::size_t thing, const QString &key) { mendValue(thing, key); });
        }
        return std::move(m_fixes);
    }

private:
    const Catalogue &catalogue() const { return *m_analysis.catalogue; }

    std::optional<KindCategory> categoryOf(std::size_t thing) const
    {
        const std::optional<KindId> id = catalogue().kindOf(m_level.things[thing].kind);
        return id ? std::optional(catalogue().kind(*id).category) : std::nullopt;
    }

    /// Calls `mend` for the first value on the cell that matches the finding.
    template<typename IsIt, typename Mend>
    void forValues(const IsIt &isIt, const Mend &mend)
    {
        const auto [first, last] = thingsAt(m_level, *m_issue.cell);
        for (std::size_t i = first; i < last; ++i) {
            for (const QString &key : m_level.things[i].values.keys()) {
                if (categoryOf(i) && isIt(i, key)) {
                    mend(i, key);
                    return;
                }
            }
        }
    }

    bool hasUnknownKey(std::size_t thing, const QString &key) const
    {
        return shortened(key) == m_issue.found && !thingField(key, *categoryOf(thing));
    }

    bool hasBadValue(std::size_t thing, const QString &key) const
    {
        const ThingField *field = thingField(key, *categoryOf(thing));
        const std::optional<Issue> wrong =
            field ? issueOf(*field, m_level.things[thing].values.value(key), catalogue()) : std::nullopt;
        return wrong && wrong->code == m_issue.code && wrong->found == m_issue.found
               && wrong->expected == m_issue.expected && wrong->names == m_issue.names;
    }

    void mendKey(std::size_t thing, const QString &key)
    {
        for (const QString &name : fieldsLike(key, m_level.things[thing], *categoryOf(thing))) {
            Thing after = m_level.things[thing];
            after.values.insert(name, after.values.take(key));
            addIfRight(thing, name, {.what = What::ReplaceWord, .found = shortened(key), .word = name}, after);
        }
        remove(thing, key);
    }

    /// Adds a fix if the value is valid under its new key.
    void addIfRight(std::size_t thing, const QString &key, LevelFix fix, const Thing &after)
    {
        const ThingField *field = thingField(key, *categoryOf(thing));
        if (!issueOf(*field, after.values.value(key), catalogue())) {
            fix.rewritten = {{thing, after}};
            m_fixes.push_back(std::move(fix));
        }
    }

    void mendValue(std::size_t thing, const QString &key)
    {
        const QJsonValue value = m_level.things[thing].values.value(key);
        if (m_issue.expected == Expected::WholeNumber && isInteger(value)) {
            set(thing, key, std::clamp(value.toInteger(), m_issue.first, m_issue.last));
        }
        if (m_issue.expected == Expected::OneOf) {
            for (const QString &word : namesByLikeness(value.toString(), m_issue.names)) {
                set(thing, key, word);
            }
        }
        remove(thing, key);
    }

    void set(std::size_t thing, const QString &key, const QJsonValue &value)
    {
        Thing after = m_level.things[thing];
        after.values.insert(key, value);
        m_fixes.push_back({.what = What::ReplaceWord,
                           .rewritten = {{thing, after}},
                           .found = plainWord(m_level.things[thing].values.value(key)),
                           .word = plainWord(value)});
    }

    void remove(std::size_t thing, const QString &key)
    {
        Thing after = m_level.things[thing];
        after.values.remove(key);
        m_fixes.push_back({.what = What::RemoveWord, .rewritten = {{thing, after}}, .found = shortened(key)});
    }

    /// Removes translations of texts that the things on the cell do not have.
    void removeTranslations()
    {
        LevelFix fix{.what = What::RemoveWord, .found = m_issue.found};
        const auto [first, last] = thingsAt(m_level, *m_issue.cell);
        for (std::size_t i = first; i < last; ++i) {
            Thing after = m_level.things[i];
            for (const QString &language : after.translations.keys()) {
                for (const QString &key : after.translations.value(language).toObject().keys()) {
                    const bool isText = isTextOf(after, key);
                    after.translations = isText ? after.translations : withText(after.translations, language, key, {});
                }
            }
            if (after != m_level.things[i]) {
                fix.rewritten.push_back({i, std::move(after)});
            }
        }
        m_fixes.push_back(std::move(fix));
    }

    bool isActor(std::size_t thing) const
    {
        const std::optional<KindCategory> category = categoryOf(thing);
        return category == KindCategory::Monster || category == KindCategory::Hero;
    }

    /// Moves or removes the last of the actors on the cell.
    void moveApart()
    {
        const auto [first, last] = thingsAt(m_level, *m_issue.cell);
        std::optional<std::size_t> actor;
        for (std::size_t i = first; i < last; ++i) {
            actor = isActor(i) ? i : actor;
        }
        if (!actor) {
            return;
        }
        const Point from = *m_issue.cell;
        if (const std::optional<Point> to = nearestFree(from)) {
            m_fixes.push_back({.what = What::MoveApart, .moved = {{*actor, *to}}});
        }
        if (categoryOf(*actor) == KindCategory::Monster) {
            m_fixes.push_back({.what = What::RemoveThing, .removed = {*actor}});
        }
    }

    std::optional<Point> nearestFree(Point from) const
    {
        Grid<std::uint8_t> taken(m_level.size(), 0);
        for (std::size_t i = 0; i < m_level.things.size(); ++i) {
            if (isActor(i) && taken.contains(m_level.things[i].cell)) {
                taken.set(m_level.things[i].cell, 1);
            }
        }
        const Ground ground(m_level.terrain, catalogue(), m_analysis.rules);
        std::optional<Point> nearest;
        for (int y = 0; y < taken.height(); ++y) {
            for (int x = 0; x < taken.width(); ++x) {
                const Point cell{x, y};
                const bool isFree = taken.at(cell) == 0 && ground.isHarmless(cell);
                const bool isNearer =
                    isFree && (!nearest || squaredDistance(from, cell) < squaredDistance(from, *nearest));
                nearest = isNearer ? cell : nearest;
            }
        }
        return nearest;
    }

    const Level &m_level;
    const LevelAnalysis &m_analysis;
    const Issue &m_issue;
    std::vector<LevelFix> m_fixes;
};

} // namespace

std::vector<LevelFix> thingFixesFor(const Level &level, const LevelAnalysis &analysis, const Issue &issue)
{
    return ThingFixes(level, analysis, issue).find();
}

QString plainWord(const QJsonValue &value)
{
    return value.isString() ? shortened(value.toString()) : foundText(value);
}
