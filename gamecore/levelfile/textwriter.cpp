#include "gamecore/data/catalogue.h"
#include "gamecore/levelfile/leveltranslations.h"
#include "gamecore/levelfile/levelwriter.h"
#include "gamecore/levelfile/rowdrawing.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// Returns the preferred terrain characters of a level that have the same meaning in the default legend.
std::u32string sharedPreferences(const Level &level, const Catalogue &catalogue)
{
    const LegendTable own(catalogue, level.legend, level.drawn.preferred);
    const LegendTable defaults(catalogue, {});
    std::u32string shared;
    for (const Terrain &terrain : catalogue.terrain()) {
        const char32_t character = own.characterOf(terrain.key).value_or(U'\0');
        const QString *byDefault = defaults.keyOf(character);
        if (byDefault && *byDefault == terrain.key) {
            shared += character;
        }
    }
    return shared;
}

class TextWriter {
public:
    TextWriter(const Level &level, const Catalogue &catalogue)
        : m_level(level), m_catalogue(catalogue), m_legend(catalogue, {}, sharedPreferences(level, catalogue)),
          m_drawing(level, catalogue, m_legend)
    {
    }

    TextExport write(const QString &fileName)
    {
        listFields(fileName);
        listTerrain();
        for (std::size_t i = 0; i < m_level.things.size(); ++i) {
            drawThing(i);
        }
        QByteArray rows;
        for (int y = 0; y < m_level.size().height; ++y) {
            m_drawing.appendRow(rows, y);
            rows += '\n';
        }
        return {rows, std::move(m_losses)};
    }

private:
    using What = TextLoss::What;

    void lose(What what, const QString &detail, Point cell = {}) { m_losses.push_back({what, detail, cell, 1}); }

    void listFields(const QString &fileName)
    {
        if (!m_level.name.isEmpty() && m_level.name != fileName) {
            lose(What::Field, u"name"_s);
        }
        if (!m_level.author.isEmpty()) {
            lose(What::Field, u"author"_s);
        }
        if (!m_level.description.isEmpty()) {
            lose(What::Field, u"description"_s);
        }
        if (hasTranslatedThings(m_level) || !isOfNameAlone(m_level.translations)) {
            lose(What::Field, u"translations"_s);
        } else if (!m_level.translations.isEmpty()) {
            lose(What::NameTexts, {});
        }
        if (m_level.ruleset != Level().ruleset) {
            lose(What::Ruleset, m_level.ruleset);
        }
        if (!m_level.rules.isEmpty()) {
            lose(What::Rules, {});
        }
        if (!m_level.kinds.isEmpty()) {
            lose(What::Kinds, {});
        }
        for (const QString &key : m_level.unknown.keys()) {
            lose(What::UnknownKey, key);
        }
        if (!m_level.proof.isEmpty()) {
            lose(What::Field, u"proof"_s);
        }
    }

    static bool isOfNameAlone(const QJsonObject &translations)
    {
        return std::all_of(translations.begin(), translations.end(),
                           [](const QJsonValue &texts) { return texts.toObject().keys() == QStringList(u"name"_s); });
    }

    void listTerrain()
    {
        std::vector<int> losses(m_catalogue.terrain().size(), -1);
        for (int y = 0; y < m_level.size().height; ++y) {
            for (int x = 0; x < m_level.size().width; ++x) {
                const TerrainId id = m_level.terrain.at({x, y});
                if (m_legend.characterOf(m_catalogue.terrain(id).key)) {
                    continue;
                }
                if (losses[id] < 0) {
                    losses[id] = int(m_losses.size());
                    m_losses.push_back({What::Terrain, m_catalogue.terrain(id).key, {x, y}, 0});
                }
                ++m_losses[std::size_t(losses[id])].count;
            }
        }
    }

    std::optional<char32_t> characterOf(const Thing &thing) const
    {
        return m_catalogue.terrainOf(thing.kind) ? std::nullopt : m_legend.characterOf(thing);
    }

    void drawThing(std::size_t i)
    {
        const Thing &thing = m_level.things[i];
        const std::optional<char32_t> character = characterOf(thing);
        const bool isShared = i > 0 && m_level.things[i - 1].cell == thing.cell;
        if (!character || !m_level.terrain.contains(thing.cell)) {
            lose(What::Thing, thing.kind, thing.cell);
            return;
        }
        if (isShared) {
            lose(What::SharedCell, thing.kind, thing.cell);
            return;
        }
        if (m_level.terrain.at(thing.cell) != m_catalogue.floor()) {
            lose(What::ThingOnTerrain, thing.kind, thing.cell);
        }
        if (!thing.values.isEmpty()) {
            lose(What::ThingValues, thing.kind, thing.cell);
        }
        m_drawing.set(thing.cell, *character);
    }

    const Level &m_level;
    const Catalogue &m_catalogue;
    LegendTable m_legend;
    RowDrawing m_drawing;
    std::vector<TextLoss> m_losses;
};

} // namespace

TextExport writeLevelText(const Level &level, const Catalogue &catalogue, const QString &fileName)
{
    return TextWriter(level, catalogue).write(fileName);
}
