#include "app/cli/playtesttable.h"

#include "gamecore/playtest/comparison.h"
#include "gamecore/playtest/share.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int playtestNameWidth = 12;
constexpr int placeWidth = 22;
constexpr int mostWidth = 20;

QString percent(double share)
{
    return QString::number(100 * share, 'f', 1);
}

/// Formats a share such as `54.7 % (53.7 to 55.6)`.
QString shareText(const Share &share)
{
    return u"%1 % (%2 to %3)"_s.arg(percent(share.share), percent(share.low), percent(share.high));
}

QString partText(qint64 part, qint64 all)
{
    return percent(all == 0 ? 0 : double(part) / double(all)) + u" %"_s;
}

/// Returns the median step count of the games won (the lower one of two).
int medianOf(const std::map<int, qint64> &counts)
{
    qint64 all = 0;
    for (const auto &[steps, games] : counts) {
        all += games;
    }
    qint64 seen = 0;
    for (const auto &[steps, games] : counts) {
        seen += games;
        if (2 * seen >= all) {
            return steps;
        }
    }
    return 0;
}

QString rowOf(const BotFigures &figures)
{
    const qint64 games = figures.games();
    if (games == 0) {
        return figures.bot.leftJustified(playtestNameWidth) + u"0"_s.rightJustified(7) + u"-"_s.rightJustified(26)
               + u"-"_s.rightJustified(9) + u"-"_s.rightJustified(9) + u"-"_s.rightJustified(8);
    }
    const QString steps = figures.stepsToWin.empty() ? u"-"_s : QString::number(medianOf(figures.stepsToWin));
    return figures.bot.leftJustified(playtestNameWidth) + QString::number(games).rightJustified(7)
           + shareText(shareOf(figures.count(GameEnd::Won), games)).rightJustified(26)
           + partText(figures.count(GameEnd::Lost), games).rightJustified(9)
           + partText(figures.count(GameEnd::GaveUp), games).rightJustified(9) + steps.rightJustified(8);
}

/// Formats the most frequent entry, such as `orc 12`.
QString mostText(const KeyCounts &counts)
{
    const auto most = mostOf(counts);
    return most ? u"%1 %2"_s.arg(most->first.isEmpty() ? u"?"_s : most->first).arg(most->second) : u"-"_s;
}

QString placeRow(const QString &name, const LevelFigures &place)
{
    const std::optional<double> hp = place.meanHpLeft();
    QString row = name.left(placeWidth).leftJustified(placeWidth) + QString::number(place.entered).rightJustified(8);
    for (const qint64 part :
         {place.survived(), place.ended[std::size_t(GameEnd::Lost)], place.ended[std::size_t(GameEnd::GaveUp)]}) {
        row += partText(part, place.entered).rightJustified(9);
    }
    row += (hp ? percent(*hp) + u" %"_s : u"-"_s).rightJustified(9) + u"  "_s;
    row += mostText(place.killers).leftJustified(mostWidth) + mostText(place.taken).leftJustified(mostWidth);
    return row + mostText(place.used);
}

QString placeHead(const QString &bot, bool isDungeon)
{
    QString head = (isDungeon ? u"%1, by depth"_s : u"%1, by level"_s).arg(bot).leftJustified(placeWidth);
    head += u"entered"_s.rightJustified(8);
    for (const QString &column : {u"went on"_s, u"died"_s, u"gave up"_s, u"hp left"_s}) {
        head += column.rightJustified(9);
    }
    return head + u"  "_s + u"deadliest"_s.leftJustified(mostWidth) + u"taken most"_s.leftJustified(mostWidth)
           + u"used most"_s;
}

QString wordOf(Comparison::Verdict verdict)
{
    switch (verdict) {
    case Comparison::Verdict::Better:
        return u"better"_s;
    case Comparison::Verdict::Worse:
        return u"worse"_s;
    case Comparison::Verdict::NoDifference:
    case Comparison::Verdict::Open:
        break;
    }
    return u"no_difference"_s;
}

} // namespace

QString tableOf(const Playtest &playtest)
{
    QStringList rows{u"bot"_s.leftJustified(playtestNameWidth) + u"  games"_s + u"won"_s.rightJustified(26)
                     + u"lost"_s.rightJustified(9) + u"gave up"_s.rightJustified(9) + u"steps"_s.rightJustified(8)};
    for (const BotFigures &bot : playtest.bots) {
        rows.append(rowOf(bot));
    }
    return rows.join(u'\n');
}

QString placeTablesOf(const Playtest &playtest, const QStringList &levels)
{
    QStringList tables;
    for (const BotFigures &bot : playtest.bots) {
        QStringList rows{placeHead(bot.bot, levels.isEmpty())};
        for (std::size_t i = 0; i < bot.places.size(); ++i) {
            const QString number = QString::number(i + 1);
            const QString name = levels.value(qsizetype(i));
            rows.append(placeRow(name.isEmpty() ? number : number + u' ' + name, bot.places[i]));
        }
        tables.append(rows.join(u'\n'));
    }
    return tables.join(u"\n\n"_s);
}

QString tableOf(const Playtest &before, const Playtest &now)
{
    QStringList rows;
    for (const BotFigures &bot : before.bots) {
        const auto other = std::find_if(now.bots.begin(), now.bots.end(),
                                        [&bot](const auto &figures) { return figures.bot == bot.bot; });
        if (other == now.bots.end()) {
            continue;
        }
        if (const Comparison comparison = comparisonOf(bot, *other); comparison.pairs() > 0) {
            rows.append(bot.bot + u": "_s + wordOf(comparison.verdict()));
        }
    }
    return rows.join(u'\n');
}
