#include "app/window/eventtext.h"

#include "editor/wording/kindname.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace {

class EventText {
    Q_DECLARE_TR_FUNCTIONS(EventText)

public:
    static QString of(const Event &event, const World &world);

private:
    static QString collected(const Event &event, const World &world);
    static QString died(const Event &event, const World &world);
    static QString safe(const Event &event, const World &world);
    static QString refused(Reason reason);
};

QString EventText::of(const Event &event, const World &world)
{
    switch (event.type) {
    case EventType::Moved:
        return {};
    case EventType::Collected:
        return event.actor == heroId ? collected(event, world) : QString();
    case EventType::Died:
        return event.actor == heroId ? died(event, world) : QString();
    case EventType::Respawned:
        return tr("You stand at the start again.");
    case EventType::Safe:
        return safe(event, world);
    case EventType::Won:
        return tr("That was the last treasure: the maze is yours!");
    case EventType::Lost:
        return tr("Your lantern goes out.");
    case EventType::Refused:
        return refused(event.reason);
    }
    return {};
}

QString EventText::collected(const Event &event, const World &world)
{
    const QLocale locale;
    return tr("You pick up %1 gold and carry %2 now.")
        .arg(locale.toString(event.amount), locale.toString(world.gold()));
}

QString EventText::died(const Event &event, const World &world)
{
    if (event.target == nobody) {
        return tr("You die.");
    }
    //: %1 is the name of a monster, such as "orc"
    return tr("Caught! The %1 was faster.").arg(nameOf(world.kindOf(event.target).look));
}

QString EventText::safe(const Event &event, const World &world)
{
    if (world.isRealTime()) {
        return tr("For %1 seconds nothing can touch you.").arg(QLocale().toString(event.amount / 1000.0, 'f', 1));
    }
    return tr("For %n turn(s) nothing can touch you.", nullptr, event.amount);
}

QString EventText::refused(Reason reason)
{
    switch (reason) {
    case Reason::Blocked:
        return tr("A wall bars the way.");
    case Reason::Diagonal:
        return tr("In this maze you only walk straight: north, east, south or west.");
    case Reason::WrongClock:
        return tr("Time runs by itself here; there is no need to wait.");
    case Reason::GameOver:
    case Reason::None:
        return {};
    }
    return {};
}

} // namespace

QString sentenceOf(const Event &event, const World &world)
{
    return EventText::of(event, world);
}

QString clockText(qint64 milliseconds)
{
    const qint64 seconds = milliseconds / 1000;
    return u"%1:%2"_s.arg(seconds / 60).arg(seconds % 60, 2, 10, QChar(u'0'));
}
