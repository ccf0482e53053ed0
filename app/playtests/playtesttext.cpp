#include "app/playtests/playtesttext.h"

#include "editor/text/authoredtext.h"
#include "editor/text/kindname.h"
#include "gamecore/data/catalogue.h"

#include <QFileInfo>
#include <QLocale>

#include <cmath>

using namespace Qt::StringLiterals;

namespace {

QString fromCatalogue(const QString &english)
{
    return QCoreApplication::translate("Catalogue", english.toUtf8().constData());
}

QString roundedPercent(double share)
{
    return QString::number(std::lround(100 * share));
}

/// Rounds a share so that only exactly 0 and exactly 1 print as 0 % and 100 %.
QString honestPercent(double share)
{
    const bool isSeldom = share > 0 && share < 0.01;
    const bool isMostly = share > 0.99 && share < 1;
    return isSeldom ? u"<1"_s : isMostly ? u">99"_s : roundedPercent(share);
}

bool isKnown(const LiveFigures &figures)
{
    return figures.inRow >= WatchedShare::firstLook;
}

} // namespace

QString PlaytestText::nameOf(const Bot &bot)
{
    return fromCatalogue(bot.name);
}

QString PlaytestText::descriptionOf(const Bot &bot)
{
    return fromCatalogue(bot.description);
}

QString PlaytestText::number(qint64 number)
{
    return QLocale().toString(number);
}

QString PlaytestText::percent(double share)
{
    return tr("%1 %").arg(honestPercent(share));
}

QString PlaytestText::unbroken(QString sentence)
{
    return sentence.replace(u" %"_s, u"\u00a0%"_s);
}

QString PlaytestText::shareOf(const LiveFigures &figures)
{
    if (!isKnown(figures)) {
        return u"…"_s;
    }
    return percent(figures.share.share().share);
}

QString PlaytestText::intervalOf(const LiveFigures &figures)
{
    if (!isKnown(figures)) {
        return {};
    }
    const Share &share = figures.share.share();
    return tr("95 % confidence interval: %1 to %2.").arg(percent(share.low), percent(share.high));
}

QString PlaytestText::shareOf(const Ceiling &ceiling)
{
    const QString least = percent(ceiling.least());
    const QString most = percent(ceiling.most());
    //: where a share lies, such as "97 % to 98 %"
    return least == most ? least : tr("%1 to %2").arg(least, most);
}

QString PlaytestText::verdictOf(const LiveRow &row)
{
    if (!row.before) {
        return {};
    }
    switch (row.comparison.verdict()) {
    case Comparison::Verdict::Better:
        return u"▲ "_s + tr("better");
    case Comparison::Verdict::Worse:
        return u"▼ "_s + tr("worse");
    case Comparison::Verdict::NoDifference:
        //: a changed level is won as often as before
        return u"= "_s + tr("same");
    case Comparison::Verdict::Open:
        break;
    }
    //: whether a changed level is won more often than before is not known yet
    return u"? "_s + tr("unclear");
}

QString PlaytestText::rowOf(const LiveRow &row, const Bot &bot)
{
    const LiveFigures &now = *row.now;
    if (!isKnown(now)) {
        return tr("%1: playing the first games.").arg(nameOf(bot));
    }
    QString wins = tr("%1 wins %2 of %3 games.")
                       .arg(nameOf(bot), number(now.games.count(GameEnd::Won)), number(now.games.games()));
    if (const qint64 left = now.games.count(GameEnd::GaveUp)) {
        //: %1 is a number of games that a bot did not play to their end
        wins += u' ' + tr("Given up: %1.").arg(number(left));
    }
    if (!row.before) {
        return wins;
    }
    const QString before = tr("Before the last change: %1.").arg(percent(row.before->share.share().share));
    switch (row.comparison.verdict()) {
    case Comparison::Verdict::Better:
        return wins + u' ' + before + u' ' + tr("Better now.");
    case Comparison::Verdict::Worse:
        return wins + u' ' + before + u' ' + tr("Worse now.");
    case Comparison::Verdict::NoDifference:
        return wins + u' ' + before + u' ' + tr("No notable difference.");
    case Comparison::Verdict::Open:
        break;
    }
    return wins + u' ' + before + u' ' + tr("No clear difference yet.");
}

QString PlaytestText::ceilingOf(const LivePlaytest &live)
{
    const Ceiling ceiling = live.solved().ceiling();
    const bool isPlayed = live.state() == LivePlaytest::State::Playing || live.state() == LivePlaytest::State::Done;
    if (isPlayed && live.course().isCampaign()) {
        return tr("Winnable games are counted only for single levels, not for campaigns.");
    }
    if (isPlayed && live.games() && !CeilingSearch::isAsked(live.games()->course())) {
        //: %1 is a number of cells
        return tr("Winnable games are not counted for levels with more than %1 cells.")
            .arg(number(CeilingSearch::mostCells));
    }
    if (ceiling.games() == 0 && !isPlayed) {
        return {};
    }
    const QString now =
        ceiling.games() == 0 ? tr("The number of winnable games is not known yet.") : sentenceOf(ceiling);
    const Ceiling before = live.solvedBefore().ceiling();
    return before.games() == 0 ? now : now + u' ' + tr("Before the last change: %1.").arg(shareOf(before));
}

QString PlaytestText::sentenceOf(const Ceiling &ceiling)
{
    const qint64 won = ceiling.count(Solvable::Can);
    const qint64 hopeless = ceiling.count(Solvable::Cannot);
    const qint64 open = ceiling.count(Solvable::Unknown);
    const QString all = number(ceiling.games());
    if (hopeless == 0 && open == 0) {
        return tr("All %1 games checked could have been won.").arg(all);
    }
    if (won == 0 && open == 0) {
        return tr("None of the %1 games checked could have been won.").arg(all);
    }
    const QString share = shareOf(ceiling);
    if (open == 0) {
        //: %3 is a share, such as "42 %"
        return tr("%1 of %2 games checked could have been won (%3); %4 could not.")
            .arg(number(won), all, share, number(hopeless));
    }
    if (hopeless == 0) {
        //: %3 is a share, such as "97 % to 98 %"
        return tr("%1 of %2 games checked could have been won (%3); undecided: %4.")
            .arg(number(won), all, share, number(open));
    }
    //: %3 is a share, such as "97 % to 98 %"
    return tr("%1 of %2 games checked could have been won (%3); %4 could not; undecided: %5.")
        .arg(number(won), all, share, number(hopeless), number(open));
}

QString PlaytestText::aboutCeiling()
{
    return tr("The share of the same games that could be won by a player who knew all random events in advance. No bot "
              "can win more. If two numbers are shown, the first counts undecided games as lost, the second as won.");
}

QString PlaytestText::stateOf(const LivePlaytest &live)
{
    const QString played = number(live.played());
    switch (live.state()) {
    case LivePlaytest::State::Off:
        return tr("The playtest is off. Choose a number of cores to start it.");
    case LivePlaytest::State::TooLarge:
        if (live.course().isCampaign()) {
            //: %1 is a number of cells
            return tr("Campaigns with more than %1 cells are not played here. Use the command line: mazewright "
                      "playtest")
                .arg(number(LivePlaytest::mostCells));
        }
        //: %1 is a number of cells
        return tr("Levels with more than %1 cells are not played here. Use the command line: mazewright playtest")
            .arg(number(LivePlaytest::mostCells));
    case LivePlaytest::State::Unplayable:
        if (live.damagedPlace() != live.course().edited) {
            return tr("The campaign cannot be played because its level %1 has errors.")
                .arg(QFileInfo(live.course().levels[live.damagedPlace()].path).fileName());
        }
        return tr("The level has errors and cannot be played. The Issues panel lists them.");
    case LivePlaytest::State::Paused:
        return tr("Games are played only while this panel is visible.");
    case LivePlaytest::State::Empty: // only until the level is available
    case LivePlaytest::State::Playing:
        return tr("Played: %1 of %2 games").arg(played, number(live.wanted()));
    case LivePlaytest::State::Done:
        break;
    }
    return tr("All %1 games played.").arg(played);
}

QString PlaytestText::coresOf(int cores)
{
    return cores == 0 ? tr("Off") : tr("%n core(s)", nullptr, cores);
}

QString PlaytestText::nameOfKey(const Catalogue &catalogue, const QString &key)
{
    const std::optional<Meaning> meaning = catalogue.meaningOf(key);
    return key.isEmpty() ? tr("something else") : meaning ? ::nameOf(catalogue.lookOf(*meaning)) : key;
}

QString PlaytestText::placeOf(const PlayableLevel &level, const LevelFigures &place, qint64 games)
{
    if (place.entered == 0) {
        //: %1 is the name of a level
        return tr("%1: no game has reached this level yet.").arg(::nameOf(level.level()));
    }
    const auto part = [&place](qint64 count) { return percent(double(count) / double(place.entered)); };
    const auto counted = [&level](const std::pair<QString, qint64> &most) {
        //: a name and how often, such as "orc (12)"
        return tr("%1 (%2)").arg(nameOfKey(*level.catalogue(), most.first), number(most.second));
    };
    QStringList sentences{tr("%1: %2 of %3 games reached this level; died: %4, gave up: %5.")
                              .arg(::nameOf(level.level()), number(place.entered), number(games),
                                   part(place.ended[std::size_t(GameEnd::Lost)]),
                                   part(place.ended[std::size_t(GameEnd::GaveUp)]))};
    if (const auto hp = place.meanHpLeft()) {
        sentences.append(tr("On average, the hero left it with %1 of his hit points.").arg(percent(*hp)));
    }
    const auto add = [&](const KeyCounts &counts, const QString &sentence) {
        if (const auto most = mostOf(counts)) {
            sentences.append(sentence.arg(counted(*most)));
        }
    };
    add(place.killers, tr("Deadliest: %1."));
    add(place.taken, tr("Taken most often: %1."));
    add(place.used, tr("Used most often: %1."));
    return sentences.join(u' ');
}
