#include "gamecore/base/files.h"
#include "gamecore/base/hasher.h"
#include "gamecore/json/fileformat.h"
#include "gamecore/json/jsontext.h"
#include "gamecore/level/level.h"
#include "gamecore/playtest/placereader.h"
#include "gamecore/playtest/playtestbounds.h"
#include "gamecore/playtest/playtestfile.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// Of all that is made into values; lists of rows, which may be long, are not.
constexpr qint64 mostMemory = 48LL * 1024 * 1024;

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

bool isEnds(const NumberedText &row)
{
    return !row.text.isEmpty() && row.number <= mostCount - row.text.size()
           && std::all_of(row.text.begin(), row.text.end(), [](char end) { return "wlg"_ba.contains(end); });
}

void readEnds(JsonFields &fields, PlaytestSource &source, PlayerFigures &figures)
{
    qint64 free = 0; // no game is there twice
    readRows(fields, "ends"_L1, source, source.rowsLeft, [&](QByteArrayView text) {
        const std::optional<NumberedText> row = numberedTextIn(text);
        if (!row || !isEnds(*row) || row->number < free) {
            return false;
        }
        figures.ends[row->number] = row->text.toByteArray();
        free = row->number + row->text.size() + 1;
        return true;
    });
}

void readSteps(JsonFields &fields, PlaytestSource &source, PlayerFigures &figures)
{
    readRows(fields, "steps_to_win"_L1, source, source.rowsLeft, [&figures](QByteArrayView text) {
        const auto row = countsIn(text, 2);
        const bool isRow = row && (*row)[0] <= std::numeric_limits<int>::max();
        if (isRow) {
            figures.stepsToWin[int((*row)[0])] = (*row)[1];
        }
        return isRow;
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

PlayerFigures readPlayer(JsonFields &fields, PlaytestSource &source)
{
    const QLatin1StringView name = fields.has("player"_L1) ? "player"_L1 : "bot"_L1; // as version 1 has it
    PlayerFigures figures{.player = fields.text(name)};
    fields.require(name);
    passOver(fields);
    figures.commands = countIn(fields, "commands"_L1);
    figures.playedOn = countIn(fields, "played_on"_L1);
    figures.deathsUntilWon = countIn(fields, "deaths_until_won"_L1);
    readSteps(fields, source, figures);
    readEnds(fields, source, figures);
    if (fields.has("places"_L1)) {
        readList(fields, "places"_L1, [&](const QJsonValue &value) {
            const QString path = pathOfIndex(fields.pathOf("places"_L1), qsizetype(figures.places.size()));
            JsonFields place(value.toObject(), path, fields.issues());
            figures.places.push_back(readPlace(place, source));
            place.reportUnknownKeys();
            return value.isObject();
        });
    } else if (fields.has("size"_L1)) {
        figures.places.push_back(readPlace(fields, source));
    }
    fields.reportUnknownKeys();
    return figures;
}

/// The first of the kinds that may be left out.
int readLeftOut(JsonFields &fields)
{
    const QStringList words = fields.texts("left_out"_L1);
    const bool areFirst =
        words.size() <= qsizetype(leftOutFirst.size()) && words == wordsOfLeftOut().first(words.size());
    if (!areFirst) {
        reportValue(fields, fields.pathOf("left_out"_L1), fields.any("left_out"_L1));
    }
    return areFirst ? int(words.size()) : 0;
}

Playtest readAll(JsonFields &fields, PlaytestSource source)
{
    Playtest playtest;
    source.leftOut = readLeftOut(fields);
    playtest.leftOut = source.leftOut;
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
    const QLatin1StringView bots = fields.has("players"_L1) ? "players"_L1 : "bots"_L1; // as version 1 has it
    readList(fields, bots, [&](const QJsonValue &value) {
        const QString path = pathOfIndex(fields.pathOf(bots), qsizetype(playtest.players.size()));
        JsonFields player(value.toObject(), path, fields.issues());
        playtest.players.push_back(readPlayer(player, source));
        return value.isObject();
    });
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
            Playtest playtest = readAll(fields, {.lists = file->lists});
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
    result.issues.setFile(path);
    return result;
}
