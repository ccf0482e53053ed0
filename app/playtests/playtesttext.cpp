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

/// What is not all and not nothing never looks like it.
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
    const Share &share = figures.share.share();
    //: a share of games and where it lies, such as "42 % (37–47)"
    return tr("%1 (%2–%3)").arg(percent(share.share), roundedPercent(share.low), roundedPercent(share.high));
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
        return u"= "_s + tr("alike");
    case Comparison::Verdict::Open:
        break;
    }
    //: whether a changed level is won more often than before is not known yet
    return u"? "_s + tr("open");
}

QString PlaytestText::rowOf(const LiveRow &row, const Bot &bot)
{
    const LiveFigures &now = *row.now;
    if (!isKnown(now)) {
        return tr("%1: the first games are being played.").arg(nameOf(bot));
    }
    const Share &share = now.share.share();
    QString wins = tr("%1 wins %2 of %3 games; with 95 % confidence the share lies from %4 to %5.")
                       .arg(nameOf(bot), number(now.games.count(GameEnd::Won)), number(now.games.games()),
                            percent(share.low), percent(share.high));
    if (const qint64 left = now.games.count(GameEnd::GaveUp)) {
        //: %1 is a number of games that a bot did not play to their end
        wins += u' ' + tr("Given up: %1.").arg(number(left));
    }
    if (!row.before) {
        return wins;
    }
    const QString before = tr("Before the last change it was %1.").arg(percent(row.before->share.share().share));
    switch (row.comparison.verdict()) {
    case Comparison::Verdict::Better:
        return wins + u' ' + before + u' ' + tr("It is better now.");
    case Comparison::Verdict::Worse:
        return wins + u' ' + before + u' ' + tr("It is worse now.");
    case Comparison::Verdict::NoDifference:
        return wins + u' ' + before + u' ' + tr("There is no difference worth speaking of.");
    case Comparison::Verdict::Open:
        break;
    }
    return wins + u' ' + before + u' ' + tr("No difference is shown yet.");
}

QString PlaytestText::ceilingOf(const LivePlaytest &live)
{
    const Ceiling ceiling = live.solved().ceiling();
    const bool isPlayed = live.state() == LivePlaytest::State::Playing || live.state() == LivePlaytest::State::Done;
    if (isPlayed && live.course().isCampaign()) {
        return tr("Ceiling: only a level that is played alone has one.");
    }
    if (isPlayed && live.games() && !CeilingSearch::isAsked(live.games()->course())) {
        //: %1 is a number of cells
        return tr("Ceiling: levels of more than %1 cells have none.").arg(number(CeilingSearch::mostCells));
    }
    if (ceiling.games() == 0 && !isPlayed) {
        return {};
    }
    const QString now = ceiling.games() == 0 ? tr("Ceiling: not known yet.") : sentenceOf(ceiling);
    const Ceiling before = live.solvedBefore().ceiling();
    return before.games() == 0 ? now : now + u' ' + tr("Before the last change it was %1.").arg(shareOf(before));
}

QString PlaytestText::sentenceOf(const Ceiling &ceiling)
{
    const QString share = shareOf(ceiling);
    const QString all = number(ceiling.games());
    const QString won = number(ceiling.count(Solvable::Can));
    const QString hopeless = number(ceiling.count(Solvable::Cannot));
    if (const qint64 open = ceiling.count(Solvable::Unknown)) {
        return tr("Ceiling: %1. Of %2 games %3 can be won, and %4 cannot; of %5 it cannot be told.")
            .arg(share, all, won, hopeless, number(open));
    }
    if (ceiling.count(Solvable::Can) == 0) {
        return tr("Ceiling: %1. None of %2 games can be won.").arg(share, all);
    }
    return ceiling.count(Solvable::Cannot) == 0
               ? tr("Ceiling: %1. All %2 games can be won.").arg(share, all)
               : tr("Ceiling: %1. Of %2 games %3 can be won, and %4 cannot.").arg(share, all, won, hopeless);
}

QString PlaytestText::aboutCeiling()
{
    return tr("The share of the same games that can be won by somebody who knows all that chance will bring. No bot "
              "can win more of them. Of two numbers the first counts games of which it cannot be told as lost, the "
              "second as won.");
}

QString PlaytestText::stateOf(const LivePlaytest &live)
{
    const QString played = number(live.played());
    switch (live.state()) {
    case LivePlaytest::State::Off:
        return tr("No games are played. Choose how many cores may play them, and they begin.");
    case LivePlaytest::State::TooLarge:
        if (live.course().isCampaign()) {
            //: %1 is a number of cells
            return tr("Campaigns of more than %1 cells are not played here. The command line does it: mazewright "
                      "playtest")
                .arg(number(LivePlaytest::mostCells));
        }
        //: %1 is a number of cells
        return tr("Levels of more than %1 cells are not played here. The command line does it: mazewright playtest")
            .arg(number(LivePlaytest::mostCells));
    case LivePlaytest::State::Unplayable:
        if (live.damagedPlace() != live.course().edited) {
            return tr("The level %1 of the campaign cannot be played, so the campaign cannot be played either.")
                .arg(QFileInfo(live.course().levels[live.damagedPlace()].path).fileName());
        }
        return tr("The level has errors, so it cannot be played. The panel “Issues” lists them.");
    case LivePlaytest::State::Paused:
        return tr("Games are played while this panel is seen.");
    case LivePlaytest::State::Empty: // for a moment, until the level is there
    case LivePlaytest::State::Playing:
        return tr("Being played: %1 of %2 games").arg(played, number(live.wanted()));
    case LivePlaytest::State::Done:
        break;
    }
    return tr("All %1 games are played.").arg(played);
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

QString PlaytestText::placeOf(const PlayableLevel &level, const PlaceFigures &place, qint64 games)
{
    if (place.entered == 0) {
        //: %1 is the name of a level
        return tr("%1: nobody came here so far.").arg(::nameOf(level.level()));
    }
    const auto part = [&place](qint64 count) { return percent(double(count) / double(place.entered)); };
    const auto counted = [&level](const std::pair<QString, qint64> &most) {
        //: a name and how often, such as "orc (12)"
        return tr("%1 (%2)").arg(nameOfKey(*level.catalogue(), most.first), number(most.second));
    };
    QStringList sentences{tr("%1: %2 of %3 games came here; %4 died, %5 gave up.")
                              .arg(::nameOf(level.level()), number(place.entered), number(games),
                                   part(place.ended[std::size_t(GameEnd::Lost)]),
                                   part(place.ended[std::size_t(GameEnd::GaveUp)]))};
    if (const auto hp = place.meanHpLeft()) {
        sentences.append(
            tr("Those who were done with it had %1 of their hit points left on average.").arg(percent(*hp)));
    }
    const auto add = [&](const KeyCounts &counts, const QString &sentence) {
        if (const auto most = mostOf(counts)) {
            sentences.append(sentence.arg(counted(*most)));
        }
    };
    add(place.killers, tr("Deadliest: %1."));
    add(place.taken, tr("Taken most: %1."));
    add(place.used, tr("Used most: %1."));
    return sentences.join(u' ');
}
