#include "gamecore/playtest/playtestfile.h"

#include "gamecore/base/files.h"
#include "gamecore/base/hasher.h"
#include "gamecore/json/fileformat.h"
#include "gamecore/json/jsontext.h"
#include "gamecore/json/jsonwriter.h"
#include "gamecore/level/level.h"
#include "gamecore/playtest/statistics.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;

namespace {

const QByteArray within = "    ";

QByteArray playtestLineOf(const QJsonValue &value)
{
    return jsonLine(value).toUtf8();
}

template<typename Counts>
QJsonArray listOf(const Counts &counts)
{
    QJsonArray list;
    for (const qint64 count : counts) {
        list.append(count);
    }
    return list;
}

QJsonObject objectOf(const KeyCounts &counts)
{
    QJsonObject object;
    for (const auto &[key, count] : counts) {
        object.insert(key, count);
    }
    return object;
}

/// Returns the list of [x, y, count] for all cells with a count.
QByteArray cellsOf(const LevelFigures &place, const CellCounts &counts)
{
    QByteArray text = "[";
    for (const auto &[number, count] : counts) {
        const Point cell = place.cellOf(number);
        text += text.size() == 1 ? "[" : ", [";
        text += QByteArray::number(cell.x) + ", " + QByteArray::number(cell.y) + ", " + QByteArray::number(count) + ']';
    }
    return text + ']';
}

/// Rounds a share, so that files do not depend on the last digits of floating-point arithmetic.
double rounded(double share)
{
    constexpr double places = 1e6;
    return std::round(share * places) / places;
}

void addPlace(JsonMembers &members, const LevelFigures &place, int leftOut)
{
    if (place.size != Size()) {
        members.add("size"_L1, playtestLineOf(QJsonArray{place.size.width, place.size.height}));
    }
    for (const CellCountsRow &row : cellCountsRows) {
        if (place.size != Size() && !isLeftOut(row.counts, leftOut)) {
            members.add(row.key, cellsOf(place, place.*row.counts));
        }
    }
    members.add("entered"_L1, playtestLineOf(place.entered));
    members.add("left"_L1, playtestLineOf(place.left));
    members.add("ended"_L1, playtestLineOf(listOf(place.ended)));
    members.add("reached"_L1, playtestLineOf(listOf(place.reached)));
    members.add("lost_at"_L1, playtestLineOf(listOf(place.lostAt)));
    members.add("hp_left"_L1, playtestLineOf(listOf(place.hpLeft)));
    members.add("near_misses"_L1, playtestLineOf(place.nearMisses));
    for (const KeyCountsRow &row : keyCountsRows) {
        members.add(row.key, playtestLineOf(objectOf(place.*row.counts)));
    }
}

/// Formats values on lines of their own, indented by one level.
QByteArray blockOf(const std::vector<QByteArray> &values)
{
    const QByteArray newLine = '\n' + within + within;
    QByteArray text = "[";
    for (std::size_t i = 0; i < values.size(); ++i) {
        text += (i == 0 ? "" : ",") + newLine + QByteArray(values[i]).trimmed().replace("\n", newLine);
    }
    return text + '\n' + within + ']';
}

QByteArray textOf(const BotFigures &figures, int leftOut)
{
    const qint64 games = figures.games();
    const Share share = shareOf(figures.count(GameEnd::Won), games);
    JsonMembers members;
    members.add("bot"_L1, playtestLineOf(figures.bot));
    members.add("games"_L1, playtestLineOf(games));
    members.add("won"_L1, playtestLineOf(figures.count(GameEnd::Won)));
    members.add("lost"_L1, playtestLineOf(figures.count(GameEnd::Lost)));
    members.add("gave_up"_L1, playtestLineOf(figures.count(GameEnd::GaveUp)));
    members.add("share"_L1, playtestLineOf(rounded(share.share)));
    members.add("low"_L1, playtestLineOf(rounded(share.low)));
    members.add("high"_L1, playtestLineOf(rounded(share.high)));
    members.add("commands"_L1, playtestLineOf(figures.commands));
    members.add("played_on"_L1, playtestLineOf(figures.playedOn));
    members.add("deaths_until_won"_L1, playtestLineOf(figures.deathsUntilWon));
    QJsonArray steps;
    for (const auto &[count, won] : figures.stepsToWin) {
        steps.append(QJsonArray{count, won});
    }
    members.add("steps_to_win"_L1, playtestLineOf(steps));
    QJsonArray ends;
    for (const auto &[first, row] : figures.ends) {
        ends.append(QJsonArray{first, QString::fromLatin1(row)});
    }
    members.add("ends"_L1, playtestLineOf(ends));
    if (figures.places.size() == 1 && figures.places.front().size != Size()) {
        addPlace(members, figures.places.front(), leftOut);
        return members.text();
    }
    std::vector<QByteArray> places;
    for (const LevelFigures &place : figures.places) {
        JsonMembers ofPlace;
        addPlace(ofPlace, place, leftOut);
        places.push_back(ofPlace.text());
    }
    members.add("places"_L1, blockOf(places));
    return members.text();
}

} // namespace

QByteArray writePlaytest(const Playtest &playtest)
{
    const int leftOut = typesToOmit(playtest.bots, playtest.leftOut);
    std::vector<QByteArray> bots;
    for (const BotFigures &bot : playtest.bots) {
        bots.push_back(textOf(bot, leftOut));
    }
    JsonMembers members;
    members.add("format"_L1, playtestLineOf(u"mazewright-playtest"_s));
    members.add("version"_L1, playtestLineOf(playtestVersion));
    if (playtest.levelHash != 0) {
        members.add("level"_L1, playtestLineOf(playtest.level));
        members.add("level_hash"_L1, playtestLineOf(hashText(playtest.levelHash)));
    } else {
        members.add("dungeon"_L1, playtestLineOf(true));
    }
    members.add("ruleset"_L1, playtestLineOf(playtest.ruleset));
    if (leftOut > 0) {
        members.add("left_out"_L1, playtestLineOf(QJsonArray::fromStringList(wordsOfLeftOut().first(leftOut))));
    }
    members.add("bots"_L1, blockOf(bots));
    return members.text();
}

namespace {

/// Memory limit of the parsed values, in bytes. Lists of rows stay text, since parsed they would take ten times as
/// much.
constexpr qint64 mostMemory = 48LL * 1024 * 1024;
/// The largest count in files: the largest integer that JSON represents exactly.
constexpr qint64 mostCount = qint64(1) << 53;

/// Calls `read` with the text of each element of a list, until it returns false. The list must have passed the scanner.
template<typename Read>
void forEachRow(QByteArrayView list, const Read &read)
{
    int depth = 0;
    qsizetype start = 1;
    for (qsizetype at = 0; at < list.size(); ++at) {
        const char c = list[at];
        if (c == '"') {
            while (list[++at] != '"') {
                at += list[at] == '\\' ? 1 : 0;
            }
        }
        depth += c == '[' || c == '{' ? 1 : c == ']' || c == '}' ? -1 : 0;
        if (depth == 0 || (depth == 1 && c == ',')) {
            const QByteArrayView row = list.sliced(start, at - start).trimmed();
            if (!row.isEmpty() && !read(row)) {
                return;
            }
            start = at + 1;
        }
    }
}

/// Returns the text of an element for Issue::found, in the format of foundText().
QString foundRow(QByteArrayView row)
{
    constexpr qsizetype enough = 200; // bytes, of which shortened() keeps less
    const bool isContainer = row.startsWith('[') || row.startsWith('{');
    return isContainer ? QString::fromUtf8(row.startsWith('[') ? "[]" : "{}")
                       : shortened(QString::fromUtf8(row.first(std::min(enough, row.size()))));
}

/// Parses an integer in 0..mostCount, in any notation: `3`, `3.0` or `3e0`. std::nullopt if it is anything else.
std::optional<qint64> countFrom(QByteArrayView text)
{
    bool isNumber = false;
    const double number = text.trimmed().toDouble(&isNumber);
    const bool isCount = isNumber && number >= 0 && number <= double(mostCount) && double(qint64(number)) == number;
    return isCount ? std::optional(qint64(number)) : std::nullopt;
}

/// Parses a row that is a list of `Count` counts. std::nullopt if it is anything else.
template<std::size_t Count>
std::optional<std::array<qint64, Count>> countsFrom(QByteArrayView row)
{
    std::array<qint64, Count> counts{};
    qsizetype at = 0;
    for (std::size_t i = 0; i < Count; ++i) {
        const qsizetype end = row.indexOf(i + 1 < Count ? ',' : ']', at + 1);
        const auto count = row.startsWith('[') && end > 0 ? countFrom(row.sliced(at + 1, end - at - 1)) : std::nullopt;
        if (!count) {
            return std::nullopt;
        }
        counts[i] = *count;
        at = end;
    }
    return counts;
}

bool isCount(const QJsonValue &value)
{
    return isInteger(value) && value.toInteger() >= 0 && value.toInteger() <= mostCount;
}

bool areCounts(const QJsonArray &list, std::size_t count)
{
    return std::size_t(list.size()) == count && std::all_of(list.begin(), list.end(), isCount);
}

/// Reports an invalid value at a path.
void reportValue(JsonFields &fields, const QString &path, const QJsonValue &value)
{
    fields.issues().add({.code = IssueCode::BadValue, .path = path, .found = foundText(value)});
}

/// Reads a required count.
qint64 countIn(JsonFields &fields, QLatin1StringView key)
{
    fields.require(key);
    return fields.integer(key, 0, mostCount, 0);
}

template<std::size_t Count>
void readTenths(JsonFields &fields, QLatin1StringView key, std::array<qint64, Count> &counts)
{
    if (!fields.require(key)) {
        return;
    }
    const QJsonArray list = fields.any(key).toArray();
    if (!areCounts(list, Count)) {
        reportValue(fields, fields.pathOf(key), fields.any(key));
        return;
    }
    std::transform(list.begin(), list.end(), counts.begin(), [](const QJsonValue &count) { return count.toInteger(); });
}

void readKeys(JsonFields &fields, QLatin1StringView key, KeyCounts &counts)
{
    fields.require(key);
    const QJsonObject object = fields.object(key);
    for (auto each = object.begin(); each != object.end(); ++each) {
        if (isCount(each.value())) {
            counts[each.key()] = each.value().toInteger();
        } else {
            reportValue(fields, pathOfKey(fields.pathOf(key), each.key()), each.value());
        }
    }
}

Size sizeIn(JsonFields &fields)
{
    const QJsonArray list = fields.any("size"_L1).toArray();
    if (areCounts(list, 2) && list.at(0).toInteger() <= largestSide && list.at(1).toInteger() <= largestSide) {
        return {list.at(0).toInt(), list.at(1).toInt()};
    }
    if (fields.has("size"_L1)) {
        reportValue(fields, fields.pathOf("size"_L1), fields.any("size"_L1));
    }
    return {};
}

/// Reads a playtest from JSON whose long lists are unparsed text, within the limits of playtest.h.
class PlaytestReader {
public:
    /// `lists` are the unparsed lists; the JSON contains their indices. They must outlive this object.
    explicit PlaytestReader(const std::vector<QByteArrayView> &lists) : m_lists(lists) {}

    Playtest read(JsonFields &fields);

private:
    /// Calls `read` for each row, and reports the rows for which it returns false. `left` is the number of further rows
    /// allowed.
    template<typename Read>
    void readRows(JsonFields &fields, QLatin1StringView key, qint64 &left, const Read &read);
    void readEnds(JsonFields &fields, BotFigures &figures);
    void readSteps(JsonFields &fields, BotFigures &figures);
    void readCells(JsonFields &fields, QLatin1StringView key, const LevelFigures &place, CellCounts &counts);
    LevelFigures readPlace(JsonFields &fields);
    BotFigures readBot(JsonFields &fields);

    const std::vector<QByteArrayView> &m_lists;
    qint64 m_cellsLeft = mostCellCounts;
    qint64 m_rowsLeft = mostOtherRows;
    int m_leftOut = 0; ///< as in Playtest::leftOut
};

template<typename Read>
void PlaytestReader::readRows(JsonFields &fields, QLatin1StringView key, qint64 &left, const Read &read)
{
    if (!fields.require(key)) {
        return;
    }
    const QByteArrayView list = m_lists[std::size_t(fields.any(key).toInteger())];
    if (!list.startsWith('[')) {
        fields.report(IssueCode::WrongType, key, Expected::Array, foundRow(list));
        return;
    }
    qsizetype index = 0;
    forEachRow(list, [&](QByteArrayView row) {
        if (--left < 0) {
            fields.report(IssueCode::TooLarge, key, Expected::Nothing);
        } else if (!read(row)) {
            fields.issues().add(
                {.code = IssueCode::BadValue, .path = pathOfIndex(fields.pathOf(key), index), .found = foundRow(row)});
        }
        ++index;
        return left >= 0;
    });
}

void PlaytestReader::readEnds(JsonFields &fields, BotFigures &figures)
{
    qint64 free = 0; // first seed that may follow; seeds are unique and rows ascending
    readRows(fields, "ends"_L1, m_rowsLeft, [&](QByteArrayView row) {
        const qsizetype comma = row.indexOf(',');
        const auto first = row.startsWith('[') && comma > 0 ? countFrom(row.sliced(1, comma - 1)) : std::nullopt;
        const QByteArrayView text = first ? row.sliced(comma + 1).chopped(1).trimmed() : QByteArrayView();
        const QByteArrayView ends = text.size() > 2 ? text.sliced(1).chopped(1) : QByteArrayView();
        const bool areEnds = text.startsWith('"') && !ends.isEmpty() && *first >= free
                             && *first <= mostCount - ends.size()
                             && std::all_of(ends.begin(), ends.end(), [](char end) { return "wlg"_ba.contains(end); });
        if (areEnds) {
            figures.ends[*first] = ends.toByteArray();
            free = *first + ends.size() + 1;
        }
        return areEnds;
    });
}

void PlaytestReader::readSteps(JsonFields &fields, BotFigures &figures)
{
    readRows(fields, "steps_to_win"_L1, m_rowsLeft, [&figures](QByteArrayView row) {
        const auto steps = countsFrom<2>(row);
        const bool areSteps = steps && (*steps)[0] <= std::numeric_limits<int>::max();
        if (areSteps) {
            figures.stepsToWin[int((*steps)[0])] = (*steps)[1];
        }
        return areSteps;
    });
}

void PlaytestReader::readCells(JsonFields &fields, QLatin1StringView key, const LevelFigures &place, CellCounts &counts)
{
    readRows(fields, key, m_cellsLeft, [&place, &counts](QByteArrayView row) {
        const auto cell = countsFrom<3>(row);
        if (!cell || (*cell)[0] >= place.size.width || (*cell)[1] >= place.size.height) {
            return false;
        }
        const int number = place.numberOf({int((*cell)[0]), int((*cell)[1])});
        if ((*cell)[2] == 0) {
            counts.erase(number);
        } else {
            counts[number] = (*cell)[2];
        }
        return true;
    });
}

/// Reads a place, or the figures of a bot for a single level.
LevelFigures PlaytestReader::readPlace(JsonFields &fields)
{
    LevelFigures place{.size = sizeIn(fields)};
    for (const CellCountsRow &row : cellCountsRows) {
        if (isLeftOut(row.counts, m_leftOut)) {
            continue;
        }
        if (place.size != Size()) {
            readCells(fields, row.key, place, place.*row.counts);
        } else if (fields.has("size"_L1)) {
            fields.any(row.key); // an empty size has no cells to count
        }
    }
    place.entered = countIn(fields, "entered"_L1);
    place.left = countIn(fields, "left"_L1);
    readTenths(fields, "ended"_L1, place.ended);
    readTenths(fields, "reached"_L1, place.reached);
    readTenths(fields, "lost_at"_L1, place.lostAt);
    readTenths(fields, "hp_left"_L1, place.hpLeft);
    place.nearMisses = countIn(fields, "near_misses"_L1);
    for (const KeyCountsRow &row : keyCountsRows) {
        readKeys(fields, row.key, place.*row.counts);
    }
    return place;
}

BotFigures PlaytestReader::readBot(JsonFields &fields)
{
    const QLatin1StringView name = fields.has("player"_L1) ? "player"_L1 : "bot"_L1; // key of version 1
    BotFigures figures{.bot = fields.text(name)};
    fields.require(name);
    // Derived from the counts, and recomputed.
    for (const QLatin1StringView key :
         {"games"_L1, "won"_L1, "lost"_L1, "gave_up"_L1, "share"_L1, "low"_L1, "high"_L1}) {
        fields.any(key);
    }
    figures.commands = countIn(fields, "commands"_L1);
    figures.playedOn = countIn(fields, "played_on"_L1);
    figures.deathsUntilWon = countIn(fields, "deaths_until_won"_L1);
    readSteps(fields, figures);
    readEnds(fields, figures);
    if (fields.has("places"_L1)) {
        fields.objects("places"_L1, [&](JsonFields &place) {
            figures.places.push_back(readPlace(place));
            place.reportUnknownKeys();
        });
    } else if (fields.has("size"_L1)) {
        figures.places.push_back(readPlace(fields));
    }
    fields.reportUnknownKeys();
    return figures;
}

/// Reads the number of omitted kinds. Their names must be the first ones of omissionOrder.
int readLeftOut(JsonFields &fields)
{
    const QStringList words = fields.texts("left_out"_L1);
    const bool areFirst =
        words.size() <= qsizetype(omissionOrder.size()) && words == wordsOfLeftOut().first(words.size());
    if (!areFirst) {
        reportValue(fields, fields.pathOf("left_out"_L1), fields.any("left_out"_L1));
    }
    return areFirst ? int(words.size()) : 0;
}

Playtest PlaytestReader::read(JsonFields &fields)
{
    Playtest playtest;
    m_leftOut = readLeftOut(fields);
    playtest.leftOut = m_leftOut;
    const bool isDungeon = fields.boolean("dungeon"_L1, false);
    if (!isDungeon && fields.require("level_hash"_L1)) {
        playtest.level = fields.text("level"_L1);
        const QString hash = fields.text("level_hash"_L1);
        playtest.levelHash = hashFromText(hash).value_or(0);
        if (playtest.levelHash == 0) {
            fields.report(IssueCode::BadValue, "level_hash"_L1, Expected::Hash, shortened(hash));
        }
    }
    fields.require("ruleset"_L1);
    playtest.ruleset = fields.text("ruleset"_L1);
    const QLatin1StringView bots = fields.has("players"_L1) ? "players"_L1 : "bots"_L1; // key of version 1
    fields.require(bots);
    fields.objects(bots, [&](JsonFields &bot) { playtest.bots.push_back(readBot(bot)); });
    fields.reportUnknownKeys();
    return playtest;
}

QStringList longLists()
{
    QStringList keys{u"steps_to_win"_s, u"ends"_s};
    for (const CellCountsRow &row : cellCountsRows) {
        keys.append(row.key);
    }
    return keys;
}

} // namespace

ReadPlaytest readPlaytest(const QByteArray &text)
{
    ReadPlaytest result;
    if (const auto file = parseJsonWithLists(text, longLists(), mostMemory, result.issues)) {
        JsonFields fields(file->object, {}, result.issues);
        if (readFormat(
                fields,
                {.name = u"mazewright-playtest"_s, .version = playtestVersion, .otherwise = IssueCode::NotAPlaytest})) {
            Playtest playtest = PlaytestReader(file->lists).read(fields);
            if (!result.issues.hasErrors()) {
                result.playtest = std::move(playtest);
            }
        }
    } else {
        replaceRootTypeIssue(IssueCode::NotAPlaytest, result.issues);
    }
    locateIssues(text, result.issues);
    result.issues.sortByPlace();
    return result;
}

ReadPlaytest readPlaytestFile(const QString &path)
{
    ReadPlaytest result;
    if (const std::optional<QByteArray> text = readFile(path, largestPlaytest, result.issues)) {
        result = readPlaytest(*text);
    }
    result.issues.setFile(path);
    return result;
}
