#include "gamecore/levelfile/levelwriter.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/data/ruleset.h"
#include "gamecore/json/jsonwriter.h"
#include "gamecore/json/translations.h"
#include "gamecore/level/thingfields.h"
#include "gamecore/levelfile/leveltranslations.h"
#include "gamecore/levelfile/rowdrawing.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype indent = 4;

const QStringList &ruleOrder()
{
    static const QStringList order = keysIn(ruleRows());
    return order;
}

/// Writer of values in brackets, each on its own line. The destructor writes the closing bracket.
class LevelLines {
public:
    LevelLines(QByteArray &out, char open, char close, qsizetype depth) : m_out(out), m_close(close), m_depth(depth)
    {
        m_out += open;
    }
    ~LevelLines()
    {
        if (m_hasLine) {
            startLine(m_depth);
        }
        m_out += m_close;
    }
    Q_DISABLE_COPY_MOVE(LevelLines)

    /// Begins the next line. The caller appends the value.
    void next()
    {
        if (m_hasLine) {
            m_out += ',';
        }
        m_hasLine = true;
        startLine(m_depth + 1);
    }

private:
    void startLine(qsizetype depth)
    {
        m_out += '\n';
        m_out.append(depth * indent, ' ');
    }

    QByteArray &m_out;
    char m_close;
    qsizetype m_depth;
    bool m_hasLine = false;
};

class LevelWriter {
public:
    LevelWriter(const Level &level, const Catalogue &catalogue)
        : m_level(level), m_catalogue(catalogue), m_legend(completeLegend(level, catalogue)),
          m_inRows(isDrawnInRows(level, catalogue))
    {
        constexpr qsizetype besideRow = 12; // indentation, quotes, comma, newline
        m_out.reserve((level.size().width + besideRow) * qsizetype(level.size().height));
    }

    QByteArray write()
    {
        {
            LevelLines members(m_out, '{', '}', 0);
            addText(members, u"format"_s, u"mazewright-level"_s);
            addMember(members, u"version"_s, QString::number(levelVersion));
            addText(members, u"name"_s, m_level.name);
            addText(members, u"author"_s, m_level.author);
            addText(members, u"description"_s, m_level.description);
            addTranslations(members);
            addText(members, u"ruleset"_s, m_level.ruleset);
            addTileset(members);
            addObject(members, u"rules"_s, m_level.rules, ruleOrder());
            addObject(members, u"legend"_s, m_legend, {});
            addRows(members);
            addThings(members);
            addKinds(members);
            for (const QString &key : m_level.unknown.keys()) {
                addMember(members, key, jsonLine(m_level.unknown.value(key)));
            }
            addProof(members);
        }
        m_out += '\n';
        return std::move(m_out);
    }

private:
    void addKey(LevelLines &lines, const QString &key)
    {
        lines.next();
        m_out += jsonString(key).toUtf8() + ": ";
    }

    void addMember(LevelLines &lines, const QString &key, const QString &value)
    {
        addKey(lines, key);
        m_out += value.toUtf8();
    }

    void addText(LevelLines &lines, const QString &key, const QString &text)
    {
        addMember(lines, key, jsonString(text));
    }

    void addTileset(LevelLines &lines)
    {
        if (m_level.tileset != usualTileset) {
            addText(lines, u"tileset"_s, m_level.tileset);
        }
    }

    void addObject(LevelLines &lines, const QString &key, const QJsonObject &object, const QStringList &order)
    {
        if (!object.isEmpty()) {
            addMember(lines, key, jsonLine(object, order));
        }
    }

    void addTranslations(LevelLines &members)
    {
        const QJsonObject all = allTranslations(m_level, m_catalogue);
        if (all.isEmpty()) {
            return;
        }
        QStringList paths;
        for (const TranslatableText &text : textsOf(m_level, m_catalogue)) {
            paths.append(text.path);
        }
        addKey(members, u"translations"_s);
        m_out += writeTranslations(all, paths);
    }

    void addRows(LevelLines &members)
    {
        const LegendTable legend(m_catalogue, m_legend, m_level.drawn.preferred);
        RowDrawing drawing(m_level, m_catalogue, legend);
        for (std::size_t i = 0; i < m_level.things.size(); ++i) {
            const Thing &thing = m_level.things[i];
            if (m_inRows[i]) {
                drawing.set(thing.cell, legend.characterOf(thing).value_or(U'?'));
            }
        }
        addKey(members, u"rows"_s);
        LevelLines rows(m_out, '[', ']', 1);
        for (int y = 0; y < m_level.size().height; ++y) {
            rows.next();
            addRow(drawing, y);
        }
    }

    void addRow(RowDrawing &drawing, int y)
    {
        if (drawing.needsEscapes()) {
            m_out += jsonString(drawing.row(y)).toUtf8();
            return;
        }
        m_out += '"';
        drawing.appendRow(m_out, y);
        m_out += '"';
    }

    void addThings(LevelLines &members)
    {
        std::optional<LevelLines> things;
        for (std::size_t i = 0; i < m_level.things.size(); ++i) {
            const Thing &thing = m_level.things[i];
            if (m_inRows[i] || thing.isUnknownCharacter()) {
                continue;
            }
            if (!things) {
                addKey(members, u"things"_s);
                things.emplace(m_out, '[', ']', 1);
            }
            QJsonObject object = thing.values;
            object.insert("cell"_L1, QJsonArray{thing.cell.x, thing.cell.y});
            object.insert("kind"_L1, thing.kind);
            things->next();
            m_out += jsonLine(object, lineOrder()).toUtf8();
        }
    }

    void addKinds(LevelLines &members)
    {
        if (m_level.kinds.isEmpty()) {
            return;
        }
        addKey(members, u"kinds"_s);
        LevelLines sections(m_out, '{', '}', 1);
        for (const QString &section : m_level.kinds.keys()) {
            addKey(sections, section);
            LevelLines records(m_out, '{', '}', 2);
            const QJsonObject found = m_level.kinds.value(section).toObject();
            for (const QString &key : found.keys()) {
                addMember(records, key, jsonLine(found.value(key), lineOrder()));
            }
        }
    }

    void addProof(LevelLines &members)
    {
        if (m_level.proof.isEmpty()) {
            return;
        }
        addKey(members, u"proof"_s);
        LevelLines inner(m_out, '{', '}', 1);
        for (const QString &key : orderedKeys(m_level.proof, proofKeys())) {
            const QJsonValue value = m_level.proof.value(key);
            if (value.isArray()) {
                addKey(inner, key);
                addList(value.toArray());
            } else {
                addMember(inner, key, jsonLine(value));
            }
        }
    }

    /// Adds commands and hashes, one a line.
    void addList(const QJsonArray &values)
    {
        LevelLines list(m_out, '[', ']', 2);
        for (const QJsonValue &value : values) {
            list.next();
            m_out += jsonLine(value).toUtf8();
        }
    }

    const Level &m_level;
    const Catalogue &m_catalogue;
    QJsonObject m_legend;
    std::vector<bool> m_inRows;
    QByteArray m_out;
};

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
        if (m_level.tileset != usualTileset) {
            lose(What::Field, u"tileset"_s);
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

const QStringList &proofKeys()
{
    static const QStringList keys{u"format"_s,   u"version"_s,       u"level_hash"_s, u"ruleset"_s,
                                  u"seed"_s,     u"rules_version"_s, u"origin"_s,     u"step_ms"_s,
                                  u"commands"_s, u"outcome"_s,       u"hashes"_s};
    return keys;
}

const QStringList &lineOrder()
{
    static const QStringList order = [] {
        const QStringList ofKinds{u"defense"_s, u"power"_s,     u"xp"_s,     u"gold_min"_s, u"gold_max"_s,
                                  u"effects"_s, u"targeting"_s, u"effect"_s, u"status"_s,   u"amount"_s,
                                  u"turns"_s,   u"target"_s,    u"range"_s,  u"radius"_s};
        QStringList keys{u"cell"_s,  u"kind"_s,  u"base"_s,     u"name"_s, u"description"_s,
                         u"glyph"_s, u"color"_s, u"pictures"_s, u"light"_s};
        for (const ThingField &field : thingFields()) {
            if (!ofKinds.contains(field.key)) {
                keys.append(QString(field.key));
            }
        }
        return keys + ofKinds;
    }();
    return order;
}

QByteArray writeLevelJson(const Level &level, const Catalogue &catalogue)
{
    return LevelWriter(level, catalogue).write();
}

TextExport writeLevelText(const Level &level, const Catalogue &catalogue, const QString &fileName)
{
    return TextWriter(level, catalogue).write(fileName);
}
