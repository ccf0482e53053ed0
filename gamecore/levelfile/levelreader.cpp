#include "gamecore/levelfile/levelreader.h"

#include "gamecore/data/ruleset.h"
#include "gamecore/json/fileformat.h"
#include "gamecore/json/jsonfields.h"
#include "gamecore/json/jsontext.h"
#include "gamecore/json/translations.h"
#include "gamecore/level/thingfields.h"
#include "gamecore/levelfile/leveltranslations.h"
#include "gamecore/levelfile/rowreader.h"

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace {

/// Sorts things into reading order together with their places.
void sortThings(std::vector<Thing> &things, std::vector<ThingPlace> &places)
{
    const auto isBefore = [](const Thing &a, const Thing &b) { return readsBefore(a.cell, b.cell); };
    if (std::is_sorted(things.begin(), things.end(), isBefore)) {
        return; // most files are sorted; skips copying millions of things
    }
    std::vector<std::size_t> order(things.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return readsBefore(things[a].cell, things[b].cell); });
    std::vector<Thing> sortedThings;
    std::vector<ThingPlace> sortedPlaces;
    sortedThings.reserve(things.size());
    sortedPlaces.reserve(places.size());
    for (const std::size_t i : order) {
        sortedThings.push_back(std::move(things[i]));
        sortedPlaces.push_back(places[i]);
    }
    things = std::move(sortedThings);
    places = std::move(sortedPlaces);
}

/// Clears the characters of things that share a cell: the file lists them in `things`, without characters.
void dropCharactersOfSharers(std::vector<Thing> &things)
{
    for (std::size_t i = 1; i < things.size(); ++i) {
        if (!(things[i - 1].cell == things[i].cell)) {
            continue;
        }
        for (Thing *thing : {&things[i - 1], &things[i]}) {
            thing->character = thing->isUnknownCharacter() ? thing->character : U'\0';
        }
    }
}

class LevelReader {
public:
    LevelReader(const Catalogue &catalogue, const LevelCheck &check, IssueList &issues)
        : m_catalogue(catalogue), m_check(check), m_issues(issues)
    {
    }

    ReadLevel::Checked read(const JsonWithStrings &file)
    {
        const QJsonObject &root = file.object;
        JsonFields fields(root, {}, m_issues);
        const bool isLevel = readFormat(
            fields, {.name = u"mazewright-level"_s, .version = levelVersion, .otherwise = IssueCode::NotALevel});
        fields.require("rows"_L1);
        if (!isLevel) {
            return {};
        }
        m_level.name = fields.text("name"_L1);
        m_level.author = fields.text("author"_L1);
        m_level.description = fields.text("description"_L1);
        m_level.ruleset = fields.text("ruleset"_L1, m_level.ruleset);
        m_level.tileset = fields.text("tileset"_L1, m_level.tileset);
        readRules(fields);
        readLegend(fields);
        readKinds(fields);
        readRows(fields, file.strings);
        readThings(fields);
        readTranslations(fields);
        m_level.proof = fields.object("proof"_L1);
        keepUnknownKeys(fields, root);
        if (m_issues.isUnreadable()) {
            return {};
        }
        sortThings(m_level.things, m_places);
        dropCharactersOfSharers(m_level.things);
        // The types of fields in own kinds are known only after the check has read them.
        return {std::move(m_level), m_catalogue, m_check, m_places, m_issues};
    }

private:
    void readRules(JsonFields &fields)
    {
        m_level.rules = fields.object("rules"_L1);
        // Checks the types only; the check decides whether rules exist and values are valid.
        Rules rules;
        IssueList found;
        ::readRules(m_level.rules, u"rules"_s, rules, found);
        for (const Issue &issue : found) {
            if (severityOf(issue) == Severity::Unreadable) {
                m_issues.add(issue);
            }
        }
    }

    void readLegend(JsonFields &fields)
    {
        const QJsonObject legend = fields.object("legend"_L1);
        for (auto entry = legend.begin(); entry != legend.end(); ++entry) {
            if (!entry.value().isString()) {
                m_issues.add({.code = IssueCode::WrongType,
                              .path = pathOfKey(u"legend"_s, entry.key()),
                              .found = foundText(entry.value()),
                              .expected = Expected::Text});
            }
        }
        m_level.legend = withoutDefaults(legend, m_catalogue);
    }

    void readKinds(JsonFields &fields)
    {
        m_level.kinds = fields.object("kinds"_L1);
        for (auto section = m_level.kinds.begin(); section != m_level.kinds.end(); ++section) {
            requireObject(section.value(), pathOfKey(u"kinds"_s, section.key()));
            const QJsonObject records = section.value().toObject();
            for (auto record = records.begin(); record != records.end(); ++record) {
                requireObject(record.value(), pathOfKey(pathOfKey(u"kinds"_s, section.key()), record.key()));
            }
        }
    }

    void requireObject(const QJsonValue &value, const QString &path)
    {
        if (!value.isObject()) {
            m_issues.add(
                {.code = IssueCode::WrongType, .path = path, .found = foundText(value), .expected = Expected::Object});
        }
    }

    /// `plain` holds the rows as in the file, if they need no unescaping.
    void readRows(JsonFields &fields, const std::optional<DrawnRows> &plain)
    {
        RowReader reader(m_level, m_places, m_catalogue, m_issues);
        if (plain) {
            reader.read(*plain);
        } else {
            reader.read(fields.texts("rows"_L1));
        }
    }

    void readThings(JsonFields &fields)
    {
        const QJsonArray things = fields.array("things"_L1);
        const qsizetype most = mostThings - qsizetype(m_level.things.size());
        if (things.size() > most) {
            m_issues.add({.code = IssueCode::TooLarge,
                          .path = pathOfIndex(u"things"_s, most),
                          .expected = Expected::Things,
                          .first = mostThings});
            return;
        }
        for (qsizetype i = 0; i < things.size(); ++i) {
            const ThingPlace place{.index = int(i)};
            requireObject(things.at(i), place.path());
            if (things.at(i).isObject()) {
                readThing(things.at(i).toObject(), place);
            }
        }
    }

    void readTranslations(JsonFields &fields)
    {
        const QJsonObject all = ::readTranslations(fields);
        if (all.isEmpty()) {
            return;
        }
        std::vector<std::size_t> listed;
        for (std::size_t i = 0; i < m_places.size(); ++i) {
            if (!m_places[i].isInRow()) {
                listed.push_back(i);
            }
        }
        setTranslations(m_level, all, listed);
    }

    void readThing(QJsonObject object, ThingPlace place)
    {
        JsonFields fields(object, place.path(), m_issues);
        const bool hasCell = fields.require("cell"_L1);
        const bool hasKind = fields.require("kind"_L1);
        Thing thing;
        thing.kind = fields.text("kind"_L1);
        if (hasKind && thing.kind.isEmpty() && object.value("kind"_L1).isString()) {
            fields.report(IssueCode::WrongType, "kind"_L1, Expected::Kind, u"\"\""_s);
        }
        if (hasCell) {
            thing.cell = readCell(fields);
        }
        checkTypes(fields);
        object.remove("cell"_L1);
        object.remove("kind"_L1);
        thing.values = object;
        m_level.things.push_back(std::move(thing));
        m_places.push_back(place);
    }

    Point readCell(JsonFields &fields)
    {
        const QJsonValue found = fields.any("cell"_L1);
        const QJsonArray cell = found.toArray();
        constexpr qint64 farthest = 1000000000;
        const auto isCoordinate = [](const QJsonValue &value) {
            return isInteger(value) && qAbs(value.toInteger()) <= farthest;
        };
        if (cell.size() != 2 || !isCoordinate(cell.at(0)) || !isCoordinate(cell.at(1))) {
            fields.report(IssueCode::WrongType, "cell"_L1, Expected::Cell, foundText(found));
            return {};
        }
        return {cell.at(0).toInt(), cell.at(1).toInt()};
    }

    void checkTypes(JsonFields &fields)
    {
        constexpr qint64 any = std::numeric_limits<qint64>::max();
        for (const ThingField &field : thingFields()) {
            if (field.type == Field::Type::Number) {
                fields.integer(field.key, -any, any, 0);
            } else {
                fields.text(field.key);
            }
        }
    }

    void keepUnknownKeys(JsonFields &fields, const QJsonObject &root)
    {
        fields.reportUnknownKeys(levelKeys());
        m_level.unknown = root;
        for (const QString &key : levelKeys()) {
            m_level.unknown.remove(key);
        }
    }

    const Catalogue &m_catalogue;
    const LevelCheck &m_check;
    IssueList &m_issues;
    Level m_level;
    std::vector<ThingPlace> m_places;
};

} // namespace

ReadLevel::Checked::Checked(Level level, const Catalogue &shipped, const LevelCheck &check,
                            const std::vector<ThingPlace> &places, IssueList &issues)
{
    const CheckResult checked = check(level, shipped, places);
    issues.add(checked.issues);
    if (issues.isUnreadable()) {
        return;
    }
    m_level = std::move(level);
    if (checked.isPassed() && !issues.hasErrors()) {
        m_catalogue = checked.catalogue();
        m_rules = checked.rules();
    }
}

Level &ReadLevel::Checked::change()
{
    m_catalogue.reset();
    return *m_level;
}

std::optional<Level> ReadLevel::Checked::take() &&
{
    m_catalogue.reset();
    return std::exchange(m_level, std::nullopt);
}

std::optional<PlayableLevel> ReadLevel::Checked::playable() const &
{
    return isPlayable() ? std::optional(PlayableLevel(*m_level, m_catalogue, m_rules)) : std::nullopt;
}

std::optional<PlayableLevel> ReadLevel::Checked::playable() &&
{
    if (!isPlayable()) {
        return std::nullopt;
    }
    CataloguePtr catalogue = std::move(m_catalogue);
    return PlayableLevel(*std::move(*this).take(), std::move(catalogue), m_rules);
}

const QStringList &levelKeys()
{
    static const QStringList keys{u"format"_s,       u"version"_s, u"name"_s,    u"author"_s, u"description"_s,
                                  u"translations"_s, u"ruleset"_s, u"tileset"_s, u"rules"_s,  u"legend"_s,
                                  u"rows"_s,         u"things"_s,  u"kinds"_s,   u"proof"_s};
    return keys;
}

ReadLevel readLevelJson(const QByteArray &text, const Catalogue &catalogue, const LevelCheck &check)
{
    ReadLevel result;
    if (text.size() > largestJson) {
        result.issues.add({.code = IssueCode::TooLarge, .expected = Expected::Bytes, .first = largestJson});
        return result;
    }
    // A single row above the limit is enough to detect the excess.
    constexpr qsizetype mostRows = largestSide + 1;
    if (const auto file = parseJsonWithStrings(text, u"rows"_s, mostRows, result.issues)) {
        result.level = LevelReader(catalogue, check, result.issues).read(*file);
    } else {
        replaceRootTypeIssue(IssueCode::NotALevel, result.issues);
    }
    locateIssues(text, result.issues);
    result.issues.sortByPlace();
    return result;
}
