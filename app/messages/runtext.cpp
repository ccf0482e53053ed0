#include "app/messages/runtext.h"

#include "app/messages/eventtext.h"
#include "editor/text/kindname.h"
#include "editor/text/plaintext.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/replay/replay.h"
#include "gamecore/replay/run.h"
#include "gamecore/replay/rundifference.h"
#include "gamecore/world/event.h"

#include <QCoreApplication>
#include <QLocale>

#include <array>

using namespace Qt::StringLiterals;

namespace {

/// Returns the sentences about all events, joined; empty if none needs a sentence.
QString sentencesOf(const EventList &events, const World &world)
{
    QStringList sentences;
    for (const Event &event : events) {
        if (const QString sentence = sentenceOf(event, events, world); !sentence.isEmpty()) {
            sentences.append(sentence);
        }
    }
    return sentences.join(u' ');
}

using What = RunDifference::What;

struct DifferenceRow {
    What what;
    const char *text = nullptr; ///< null: there is another text; %1 is the name of the monster
};

constexpr std::array<DifferenceRow, runDifferenceCount> differenceTexts{{
    {What::Nothing},
    {What::Clock},
    {What::HeroElsewhere, QT_TRANSLATE_NOOP("DifferenceText", "the hero is elsewhere")},
    {What::Outcome, QT_TRANSLATE_NOOP("DifferenceText", "the game ends differently")},
    {What::HeroHp, QT_TRANSLATE_NOOP("DifferenceText", "the hero’s hit points differ")},
    {What::HeroStatus, QT_TRANSLATE_NOOP("DifferenceText", "the hero’s status differs")},
    {What::Gold, QT_TRANSLATE_NOOP("DifferenceText", "the hero’s gold differs")},
    {What::Bag, QT_TRANSLATE_NOOP("DifferenceText", "the bag differs")},
    {What::MonsterDies, QT_TRANSLATE_NOOP("DifferenceText", "the %1 dies")},
    {What::MonsterLives, QT_TRANSLATE_NOOP("DifferenceText", "the %1 survives")},
    {What::Growth, QT_TRANSLATE_NOOP("DifferenceText", "the hero’s level-ups differ")},
    {What::Turn, QT_TRANSLATE_NOOP("DifferenceText", "a command takes a different time")},
    {What::MonsterElsewhere, QT_TRANSLATE_NOOP("DifferenceText", "the %1 is elsewhere")},
    {What::MonsterHurt, QT_TRANSLATE_NOOP("DifferenceText", "the hit points of the %1 differ")},
    {What::MonsterStatus, QT_TRANSLATE_NOOP("DifferenceText", "the status of the %1 differs")},
}};
static_assert(hasEachItsRow<&DifferenceRow::what>(differenceTexts), "each difference needs its row in differenceTexts");

class DifferenceText {
    Q_DECLARE_TR_FUNCTIONS(DifferenceText)

public:
    static QString holds() { return tr("The whole game runs as before."); }
    static QString otherClock() { return tr("Cannot be replayed: the level’s clock has changed."); }
    //: %1 is such as "turn 13" or "0:26", %2 what is otherwise then
    static QString from(const QString &time, const QString &what)
    {
        return tr("Same as before until %1, then %2.").arg(time, what);
    }
    static QString time(const RunDifference &difference, bool isRealTime)
    {
        return isRealTime ? clockText(difference.timeMs) : tr("turn %1").arg(QLocale().toString(difference.turn));
    }
    static QString shortHolds(const RunDifference &difference, bool isRealTime)
    {
        const QString length = isRealTime ? clockText(difference.timeMs) : tr("%n turns", nullptr, difference.turn);
        switch (difference.outcome) {
        case Status::Won:
            //: %1 is such as "41 turns" or "0:26"
            return tr("won in %1, same result").arg(length);
        case Status::Lost:
            //: %1 is such as "41 turns" or "0:26"
            return tr("lost after %1, same result").arg(length);
        case Status::Playing:
            break;
        }
        //: %1 is such as "41 turns" or "0:26"; the test was ended before it was won or lost
        return tr("%1, same result").arg(length);
    }
    static QString shortOtherClock() { return tr("clock changed"); }
    //: %1 is such as "turn 13" or "0:26"
    static QString shortFrom(const QString &time) { return tr("differs from %1").arg(time); }
};

} // namespace

bool tellRun(const Run &run, const CataloguePtr &shipped, const std::function<void(const QString &line)> &tell,
             const std::atomic<bool> *isCancelled)
{
    Replay replay(run, shipped);
    const QString ground = run.level ? run.level->level().name : u"dungeon"_s;
    tell(u"%1 (%2, seed %3)"_s.arg(ground.isEmpty() ? u"level"_s : onOneLine(ground), run.ruleset).arg(run.seed));
    EventList events;
    while (!replay.isAtEnd()) {
        if (isSet(isCancelled)) {
            return false;
        }
        const RunLine line = replay.next();
        replay.play(events);
        const QString told = sentencesOf(events, replay.game().world());
        const QString command = u"%1. %2"_s.arg(replay.at()).arg(textOf(line));
        tell(told.isEmpty() ? command : command + u": "_s + told);
    }
    const World &world = replay.game().world();
    tell(u"%1 after %2 turns"_s.arg(QString(statusKey(world.status()))).arg(world.turn()));
    return true;
}

QString sentenceOf(const RunDifference &difference, const Catalogue &catalogue, bool isRealTime)
{
    if (difference.what == What::Nothing) {
        return DifferenceText::holds();
    }
    if (difference.what == What::Clock) {
        return DifferenceText::otherClock();
    }
    const QString text =
        QCoreApplication::translate("DifferenceText", differenceTexts[std::size_t(difference.what)].text);
    const QString monster = nameOf(catalogue.kind(difference.kind).look, NameForm::The);
    return DifferenceText::from(DifferenceText::time(difference, isRealTime),
                                text.contains(QStringLiteral("%1")) ? text.arg(monster) : text);
}

QString shortTextOf(const RunDifference &difference, bool isRealTime)
{
    if (difference.what == What::Nothing) {
        return DifferenceText::shortHolds(difference, isRealTime);
    }
    return difference.what == What::Clock ? DifferenceText::shortOtherClock()
                                          : DifferenceText::shortFrom(DifferenceText::time(difference, isRealTime));
}
