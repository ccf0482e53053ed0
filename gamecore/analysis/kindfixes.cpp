#include "gamecore/analysis/thingfixes.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/level/thingfields.h"

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
