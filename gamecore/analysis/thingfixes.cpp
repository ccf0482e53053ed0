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
