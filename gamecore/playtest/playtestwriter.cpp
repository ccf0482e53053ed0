#include "gamecore/base/hasher.h"
#include "gamecore/json/jsonwriter.h"
#include "gamecore/playtest/playtestbounds.h"
#include "gamecore/playtest/playtestfile.h"
#include "gamecore/playtest/share.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <cmath>

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
    const int leftOut = kindsToLeaveOut(playtest.bots, playtest.leftOut);
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
