#include "gamecore/base/files.h"
#include "gamecore/base/hasher.h"
#include "gamecore/json/fileformat.h"
#include "gamecore/json/jsontext.h"
#include "gamecore/level/level.h"
#include "gamecore/playtest/playtestfile.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 mostCount = qint64(1) << 53;
/// Of the places of all players together, so that a small file takes no more memory than the largest level does.
constexpr qint64 mostCells = qint64(largestSide) * largestSide;

qint64 countIn(JsonFields &fields, QLatin1StringView key)
{
    fields.require(key);
    return fields.integer(key, 0, mostCount, 0);
}

bool isCount(const QJsonValue &value)
{
    return isInteger(value) && value.toInteger() >= 0 && value.toInteger() <= mostCount;
}

/// Whether an element is a list of so many counts.
bool isCounts(const QJsonValue &value, qsizetype count)
{
    const QJsonArray list = value.toArray();
    return list.size() == count && std::all_of(list.begin(), list.end(), isCount);
}

void reportValue(JsonFields &fields, const QString &path, const QJsonValue &value)
{
    fields.issues().add({.code = IssueCode::BadValue, .path = path, .found = foundText(value)});
}

/// Reads each element of a list for which `read` is true; others are findings.
template<typename Read>
void readList(JsonFields &fields, QLatin1StringView key, const Read &read)
{
    fields.require(key);
    const QJsonArray list = fields.array(key);
    for (qsizetype i = 0; i < list.size(); ++i) {
        if (!read(list.at(i))) {
            reportValue(fields, pathOfIndex(fields.pathOf(key), i), list.at(i));
        }
    }
}

template<std::size_t Count>
void readTenths(JsonFields &fields, QLatin1StringView key, std::array<qint64, Count> &counts)
{
    if (!fields.require(key)) {
        return;
    }
    const QJsonValue list = fields.any(key);
    if (!isCounts(list, Count)) {
        reportValue(fields, fields.pathOf(key), list);
        return;
    }
    for (std::size_t i = 0; i < Count; ++i) {
        counts[i] = list.toArray().at(qsizetype(i)).toInteger();
    }
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

void readCells(JsonFields &fields, QLatin1StringView key, Size size, CellCounts &counts)
{
    counts.assign(std::size_t(size.area()), 0);
    readList(fields, key, [&](const QJsonValue &value) {
        const QJsonArray cell = value.toArray();
        if (!isCounts(value, 3) || cell.at(0).toInteger() >= size.width || cell.at(1).toInteger() >= size.height) {
            return false;
        }
        counts[std::size_t(cell.at(1).toInteger() * size.width + cell.at(0).toInteger())] = cell.at(2).toInteger();
        return true;
    });
}

Size sizeIn(JsonFields &fields, qint64 &cellsLeft)
{
    if (!fields.has("size"_L1)) {
        return {};
    }
    const QJsonValue value = fields.any("size"_L1);
    const QJsonArray list = value.toArray();
    const bool isSize = isCounts(value, 2) && list.at(0).toInteger() <= largestSide
                        && list.at(1).toInteger() <= largestSide
                        && list.at(0).toInteger() * list.at(1).toInteger() <= cellsLeft;
    if (!isSize) {
        reportValue(fields, fields.pathOf("size"_L1), value);
        return {};
    }
    const Size size{list.at(0).toInt(), list.at(1).toInt()};
    cellsLeft -= size.area();
    return size;
}

PlaceFigures readPlace(JsonFields &fields, qint64 &cellsLeft)
{
    PlaceFigures place{.size = sizeIn(fields, cellsLeft)};
    for (const CellCountsRow &row : cellCountsRows) {
        if (place.size != Size()) {
            readCells(fields, row.key, place.size, place.*row.counts);
        } else if (fields.has("size"_L1)) {
            fields.any(row.key); // nothing is outside of a size that is none
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

bool isEnds(const QJsonArray &row)
{
    const QString ends = row.at(1).toString();
    return row.size() == 2 && isInteger(row.at(0)) && row.at(0).toInteger() >= 0
           && row.at(0).toInteger() <= mostCount - ends.size() && !ends.isEmpty()
           && std::all_of(ends.begin(), ends.end(), [](QChar end) { return u"wlg"_s.contains(end); });
}

void readEnds(JsonFields &fields, PlayerFigures &figures)
{
    qint64 free = 0; // no game is there twice
    readList(fields, "ends"_L1, [&](const QJsonValue &value) {
        const QJsonArray row = value.toArray();
        if (!isEnds(row) || row.at(0).toInteger() < free) {
            return false;
        }
        figures.ends[row.at(0).toInteger()] = row.at(1).toString().toLatin1();
        free = row.at(0).toInteger() + row.at(1).toString().size() + 1;
        return true;
    });
}

/// What is made of the counts is made anew when it is written.
void passOver(JsonFields &fields)
{
    for (const QLatin1StringView key :
         {"games"_L1, "won"_L1, "lost"_L1, "gave_up"_L1, "share"_L1, "low"_L1, "high"_L1}) {
        fields.any(key);
    }
}

PlayerFigures readPlayer(JsonFields &fields, qint64 &cellsLeft)
{
    PlayerFigures figures{.player = fields.text("player"_L1)};
    fields.require("player"_L1);
    passOver(fields);
    figures.commands = countIn(fields, "commands"_L1);
    figures.playedOn = countIn(fields, "played_on"_L1);
    figures.deathsUntilWon = countIn(fields, "deaths_until_won"_L1);
    readList(fields, "steps_to_win"_L1, [&figures](const QJsonValue &value) {
        const bool isRow = isCounts(value, 2) && value.toArray().at(0).toInteger() <= std::numeric_limits<int>::max();
        if (isRow) {
            figures.stepsToWin[value.toArray().at(0).toInt()] = value.toArray().at(1).toInteger();
        }
        return isRow;
    });
    readEnds(fields, figures);
    if (fields.has("places"_L1)) {
        readList(fields, "places"_L1, [&](const QJsonValue &value) {
            const QString path = pathOfIndex(fields.pathOf("places"_L1), qsizetype(figures.places.size()));
            JsonFields place(value.toObject(), path, fields.issues());
            figures.places.push_back(readPlace(place, cellsLeft));
            place.reportUnknownKeys();
            return value.isObject();
        });
    } else if (fields.has("size"_L1)) {
        figures.places.push_back(readPlace(fields, cellsLeft));
    }
    fields.reportUnknownKeys();
    return figures;
}

Playtest readAll(JsonFields &fields)
{
    Playtest playtest;
    qint64 cellsLeft = mostCells;
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
    readList(fields, "players"_L1, [&](const QJsonValue &value) {
        const QString path = pathOfIndex(fields.pathOf("players"_L1), qsizetype(playtest.players.size()));
        JsonFields player(value.toObject(), path, fields.issues());
        playtest.players.push_back(readPlayer(player, cellsLeft));
        return value.isObject();
    });
    fields.reportUnknownKeys();
    return playtest;
}

} // namespace

ReadPlaytest readPlaytest(const QByteArray &text)
{
    ReadPlaytest result;
    if (const std::optional<QJsonObject> object = parseJson(text, result.issues)) {
        JsonFields fields(*object, {}, result.issues);
        if (readFormat(
                fields,
                {.name = u"mazewright-playtest"_s, .version = playtestVersion, .otherwise = IssueCode::NotAPlaytest})) {
            Playtest playtest = readAll(fields);
            if (!result.issues.hasErrors()) {
                result.playtest = std::move(playtest);
            }
        }
    } else {
        callOtherwise(IssueCode::NotAPlaytest, result.issues);
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
    for (Issue &issue : result.issues) {
        issue.file = path;
    }
    return result;
}
