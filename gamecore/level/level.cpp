#include "gamecore/level/level.h"

#include "gamecore/data/appearance.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/data/rules.h"
#include "gamecore/data/ruleset.h"
#include "gamecore/data/terrain.h"
#include "gamecore/json/jsonfields.h"

#include <QJsonArray>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

Level newLevel(const Catalogue &catalogue, Size size)
{
    Level level;
    const bool hasRoom = size.width > 2 && size.height > 2;
    level.terrain = Grid<TerrainId>(size, hasRoom ? catalogue.wall() : catalogue.floor());
    for (int y = 1; hasRoom && y < size.height - 1; ++y) {
        std::fill_n(level.terrain.row(y) + 1, size.width - 2, catalogue.floor());
    }
    const Point start = hasRoom ? Point{1, 1} : Point{0, 0};
    level.things.push_back({.cell = start, .kind = catalogue.kind(catalogue.start()).key, .values = {}});
    return level;
}

LevelProperties propertiesOf(const Level &level)
{
    return static_cast<const LevelProperties &>(level);
}

void setProperties(Level &level, const LevelProperties &properties)
{
    static_cast<LevelProperties &>(level) = properties;
}

void sortThings(std::vector<Thing> &things)
{
    std::stable_sort(things.begin(), things.end(),
                     [](const Thing &a, const Thing &b) { return readsBefore(a.cell, b.cell); });
}

std::pair<std::size_t, std::size_t> thingsAt(const Level &level, Point cell)
{
    const auto first = std::partition_point(level.things.begin(), level.things.end(),
                                            [cell](const Thing &thing) { return readsBefore(thing.cell, cell); });
    auto last = first;
    while (last != level.things.end() && last->cell == cell) {
        ++last;
    }
    return {std::size_t(first - level.things.begin()), std::size_t(last - level.things.begin())};
}

std::vector<bool> isDrawnInRows(const Level &level, const Catalogue &catalogue)
{
    const LegendTable legend(catalogue, level.legend, level.drawn.preferred);
    std::vector<bool> result(level.things.size(), false);
    for (std::size_t i = 0; i < level.things.size(); ++i) {
        const Thing &thing = level.things[i];
        const bool sharesBefore = i > 0 && level.things[i - 1].cell == thing.cell;
        const bool sharesAfter = i + 1 < level.things.size() && level.things[i + 1].cell == thing.cell;
        const bool isOnFloor = level.terrain.contains(thing.cell) && level.terrain.at(thing.cell) == catalogue.floor();
        const bool isLone = !sharesBefore && !sharesAfter && thing.values.isEmpty() && thing.translations.isEmpty();
        // Terrain characters would be read back as terrain, not as a thing of that kind.
        const bool hasCharacter = legend.characterOf(thing.kind) && !catalogue.terrainOf(thing.kind);
        result[i] = isOnFloor && (thing.isUnknownCharacter() || (isLone && hasCharacter));
    }
    return result;
}

LegendTable::LegendTable(const Catalogue &catalogue, const QJsonObject &own, std::u32string_view preferred)
{
    const auto addDefaults = [&](const QString &key, const Appearance &look) {
        for (const uint character : look.characters.toUcs4()) {
            m_keys.emplace(char32_t(character), key);
        }
    };
    for (const Terrain &terrain : catalogue.terrain()) {
        addDefaults(terrain.key, terrain.look);
    }
    for (const Kind &kind : catalogue.kinds()) {
        addDefaults(kind.key, kind.look);
    }
    for (auto entry = own.begin(); entry != own.end(); ++entry) {
        if (const std::optional<char32_t> character = singleCharacter(entry.key())) {
            m_keys.insert_or_assign(*character, entry.value().toString());
        }
    }
    for (const char32_t character : preferred) {
        if (const QString *key = keyOf(character)) {
            m_characters.emplace(*key, character);
        }
    }
    for (auto entry = own.begin(); entry != own.end(); ++entry) {
        if (const std::optional<char32_t> character = singleCharacter(entry.key())) {
            m_characters.emplace(entry.value().toString(), *character);
        }
    }
    for (const auto &[character, key] : m_keys) {
        m_characters.emplace(key, character);
    }
}

const QString *LegendTable::keyOf(char32_t character) const &
{
    const auto found = m_keys.find(character);
    return found == m_keys.end() ? nullptr : &found->second;
}

std::optional<char32_t> LegendTable::characterOf(const QString &key) const
{
    const auto found = m_characters.find(key);
    return found == m_characters.end() ? std::nullopt : std::optional(found->second);
}

std::optional<char32_t> LegendTable::characterOf(const Thing &thing) const
{
    if (thing.isUnknownCharacter()) {
        return thing.character;
    }
    const QString *key = thing.character == 0 ? nullptr : keyOf(thing.character);
    return key && *key == thing.kind ? thing.character : characterOf(thing.kind);
}

QJsonObject withLegendRenamed(QJsonObject legend, const QString &from, const QString &to)
{
    for (const QString &character : legend.keys()) {
        if (legend.value(character).toString() == from) {
            legend.insert(character, to.isEmpty() ? QJsonValue(QJsonValue::Undefined) : QJsonValue(to));
        }
    }
    return legend;
}

QJsonObject withoutDefaults(const QJsonObject &legend, const Catalogue &catalogue)
{
    if (legend.isEmpty()) {
        return legend;
    }
    QJsonObject own = legend; // shared until an entry is removed
    const LegendTable defaults(catalogue, {});
    for (auto entry = legend.begin(); entry != legend.end(); ++entry) {
        const std::optional<char32_t> character = singleCharacter(entry.key());
        const QString *key = character ? defaults.keyOf(*character) : nullptr;
        if (key && *key == entry.value().toString()) {
            own.remove(entry.key());
        }
    }
    return own;
}

/// Returns characters for terrain, more than there can be terrains: well-known blocks and shapes first, then the code
/// points that follow.
static QString spareCharacters()
{
    QString spares = u"\u2588\u2593\u2592\u2591\u25a0\u25a1\u25b2\u25b3\u25c6\u25c7\u25cf\u25cb"_s;
    for (char16_t character = 0x2580; character < 0x2700; ++character) {
        spares.append(QChar(character));
    }
    return spares;
}

/// Returns the terrain in use that has no character in the level's legend.
static std::vector<TerrainId> undrawnTerrain(const Level &level, const Catalogue &catalogue)
{
    const LegendTable table(catalogue, level.legend);
    std::vector<TerrainId> undrawn;
    for (std::size_t id = 0; id < catalogue.terrain().size(); ++id) {
        const auto terrain = TerrainId(id);
        const std::vector<TerrainId> &cells = level.terrain.cells();
        if (!table.characterOf(catalogue.terrain(terrain).key)
            && std::find(cells.begin(), cells.end(), terrain) != cells.end()) {
            undrawn.push_back(terrain);
        }
    }
    return undrawn;
}

std::map<char32_t, int> unknownCharacters(const Level &level)
{
    std::map<char32_t, int> counts;
    for (const Thing &thing : level.things) {
        if (thing.isUnknownCharacter()) {
            ++counts[thing.character];
        }
    }
    return counts;
}

QJsonObject completeLegend(const Level &level, const Catalogue &catalogue)
{
    QJsonObject legend = level.legend;
    const std::vector<TerrainId> undrawn = undrawnTerrain(level, catalogue);
    if (undrawn.empty()) {
        return legend;
    }
    const QString spares = spareCharacters();
    const std::map<char32_t, int> unknown = unknownCharacters(level);
    for (const TerrainId id : undrawn) {
        const LegendTable table(catalogue, legend);
        const auto isFree = [&](QChar c) { return !table.keyOf(c.unicode()) && !unknown.contains(c.unicode()); };
        const auto spare = std::find_if(spares.begin(), spares.end(), isFree);
        if (spare != spares.end()) {
            legend.insert(QString(*spare), catalogue.terrain(id).key);
        }
    }
    return legend;
}

Rules rulesOf(const Level &level, const Catalogue &catalogue, IssueList &issues)
{
    Rules rules;
    if (const Ruleset *ruleset = catalogue.ruleset(level.ruleset)) {
        rules = ruleset->rules;
    } else {
        QStringList names;
        for (const Ruleset &known : catalogue.rulesets()) {
            names.append(known.key);
        }
        issues.add({.code = IssueCode::UnknownRuleset,
                    .path = u"ruleset"_s,
                    .found = shortened(level.ruleset),
                    .expected = Expected::OneOf,
                    .names = names});
    }
    readRules(level.rules, u"rules"_s, rules, issues);
    return rules;
}

CataloguePtr catalogueOf(const Level &level, const Catalogue &catalogue, IssueList &issues)
{
    return catalogue.under(level.ruleset, level.kinds, issues, level.translations);
}

std::vector<const Thing *> placingOrder(const Level &level, const Catalogue &catalogue)
{
    std::vector<const Thing *> order;
    order.reserve(level.things.size());
    const std::vector<bool> inRows = isDrawnInRows(level, catalogue);
    for (const bool wanted : {true, false}) {
        for (std::size_t i = 0; i < level.things.size(); ++i) {
            if (inRows[i] == wanted) {
                order.push_back(&level.things[i]);
            }
        }
    }
    return order;
}

std::optional<char32_t> DrawnCharacters::at(Point cell) const
{
    const std::size_t number = cells.contains(cell) ? cells.at(cell) : 0;
    return number > 0 && number <= others.size() ? std::optional(others[number - 1]) : std::nullopt;
}

void DrawnCharacters::keep(Point cell, char32_t character, Size size)
{
    const std::size_t number = std::min(others.find(character), others.size());
    if (number == mostOthers) {
        return;
    }
    if (number == others.size()) {
        others += character;
    }
    if (cells.size() != size) {
        cells = Grid<std::uint8_t>(size, 0);
    }
    cells.set(cell, std::uint8_t(number + 1));
}

QJsonObject jsonOf(const DrawnCharacters &drawn)
{
    std::map<char32_t, QJsonArray> runs;
    for (int y = 0; y < drawn.cells.height(); ++y) {
        for (int x = 0; x < drawn.cells.width();) {
            const std::optional<char32_t> character = drawn.at({x, y});
            const int first = x;
            do {
                ++x;
            } while (x < drawn.cells.width() && drawn.at({x, y}) == character);
            if (character) {
                runs[*character].append(QJsonArray{first, y, x - first});
            }
        }
    }
    QJsonObject cells;
    for (const auto &[character, ofOne] : runs) {
        cells.insert(QString::fromUcs4(&character, 1), ofOne);
    }
    QJsonObject object;
    if (!drawn.preferred.empty()) {
        object.insert("preferred"_L1, QString::fromStdU32String(drawn.preferred));
    }
    if (!cells.isEmpty()) {
        object.insert("cells"_L1, cells);
    }
    return object;
}

DrawnCharacters drawnCharactersFrom(const QJsonObject &object, Size size)
{
    DrawnCharacters drawn{
        .preferred = object.value("preferred"_L1).toString().toStdU32String(), .others = {}, .cells = {}};
    const QJsonObject cells = object.value("cells"_L1).toObject();
    qint64 left = size.area(); // runs in untrusted files may overlap
    for (auto character = cells.begin(); character != cells.end(); ++character) {
        const QList<uint> code = character.key().toUcs4();
        for (const QJsonValue &run : code.size() == 1 ? character.value().toArray() : QJsonArray()) {
            const Point first{run[0].toInt(-1), run[1].toInt(-1)};
            const int length = std::min(run[2].toInt(), size.width - first.x);
            left -= std::max(length, 1);
            for (int x = 0; x < length && left >= 0 && size.contains(first); ++x) {
                drawn.keep({first.x + x, first.y}, char32_t(code.first()), size);
            }
        }
    }
    return drawn;
}

CharactersInUse::CharactersInUse(const Level &level, const Catalogue &catalogue, const LegendTable &legend)
    : m_level(level)
{
    if (level.drawn.cells.size() != level.size() || level.size().area() == 0) {
        return;
    }
    m_others = level.drawn.others.substr(0, DrawnCharacters::mostOthers);
    for (std::size_t i = 0; i < m_others.size(); ++i) {
        const QString *key = legend.keyOf(m_others[i]);
        m_meanings[i + 1] = key ? catalogue.terrainOf(*key) : std::nullopt;
    }
}

std::optional<char32_t> CharactersInUse::at(Point cell) const
{
    const std::uint8_t number = m_others.empty() ? 0 : m_level.drawn.cells.at(cell);
    const bool isKept = number > 0 && m_meanings[number] == m_level.terrain.at(cell);
    return isKept ? std::optional(m_others[number - 1U]) : std::nullopt;
}
