#include "tests/support/editedrun.h"

#include "gamecore/replay/runrecorder.h"
#include "tests/support/ruledworld.h"

using namespace Qt::StringLiterals;

namespace {

QString placeText(Point cell)
{
    return u"%1,%2"_s.arg(cell.x).arg(cell.y);
}

} // namespace

PlayableLevel FightingLevel::playable() const
{
    const QString all = u"\"vision\": \"all\""_s + (rules.isEmpty() ? rules : QString(u", "_s + rules));
    const QString more = thingsOf(things) + u", \"kinds\": { "_s + kinds + u" }"_s;
    return ::playable(levelFrom(rows, ruled(u"classic"_s, all, more)));
}

Game FightingLevel::game() const
{
    return Game::start(shippedCatalogue(), playable(), 1).game;
}

Run playedRun(Game game, const QStringList &lines)
{
    playAll(game, lines);
    return runOf(game, {}).value();
}

RunDifference differenceIn(const Run &run, const PlayableLevel &changed)
{
    return firstDifference(run, changed, shippedCatalogue()).value();
}

QString words(const RunDifference &difference)
{
    const QString place = u"%1 after %2 at "_s.arg(keyOf(difference.what)).arg(difference.beat);
    const bool isMoved = difference.cell != difference.before;
    return place + placeText(difference.cell)
           + (isMoved ? QString(u" instead of "_s + placeText(difference.before)) : QString());
}
