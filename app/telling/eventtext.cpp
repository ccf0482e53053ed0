#include "app/telling/eventtext.h"

#include "editor/wording/capital.h"
#include "editor/wording/kindname.h"
#include "gamecore/data/kind.h"
#include "gamecore/world/event.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace {

class EventText {
    Q_DECLARE_TR_FUNCTIONS(EventText)

public:
    EventText(const Event &event, const World &world) : m_event(event), m_world(world) {}

    QString sentence() const;

private:
    QString actorName(ActorId id, NameForm form = NameForm::The) const { return nameOf(m_world.kindOf(id).look, form); }
    QString itemName() const { return nameOf(m_world.catalogue().kind(m_event.item).look, NameForm::TheObject); }
    bool isHeros() const { return m_event.actor == heroId; }
    QString letterText() const { return QString(QLatin1Char(m_event.letter)); }

    QString ofFight() const;
    QString ofItems() const;
    QString ofStatus() const;
    QString ofGame() const;
    QString opened(const Terrain &door) const;
    static QString unlocked(const Kind &key);
    QString attacked() const;
    QString damaged() const;
    QString died() const;
    QString collected() const;
    QString bumped() const;
    QString idled() const;
    QString safe() const;
    QString won() const;
    static QString refused(Reason reason);

    const Event &m_event;
    const World &m_world;
};

QString EventText::sentence() const
{
    switch (m_event.type) {
    case EventType::Moved:
        return {};
    case EventType::Bumped:
    case EventType::Idled:
    case EventType::Attacked:
    case EventType::Damaged:
    case EventType::Healed:
    case EventType::Died:
        return ofFight();
    case EventType::Collected:
    case EventType::PickedUp:
    case EventType::Dropped:
    case EventType::Used:
    case EventType::Equipped:
    case EventType::Unequipped:
    case EventType::Opened:
    case EventType::Unlocked:
        return ofItems();
    case EventType::Confused:
    case EventType::Recovered:
    case EventType::Status:
        return ofStatus();
    case EventType::LevelUp:
    case EventType::Descended:
    case EventType::Spotted:
    case EventType::Respawned:
    case EventType::Safe:
    case EventType::Won:
    case EventType::Lost:
    case EventType::Refused:
        return ofGame();
    }
    return {};
}

QString EventText::ofFight() const
{
    switch (m_event.type) {
    case EventType::Bumped:
        return bumped();
    case EventType::Idled:
        return idled();
    case EventType::Attacked:
        return attacked();
    case EventType::Damaged:
        return damaged();
    case EventType::Healed:
        return isHeros() ? tr("You feel better: %n hit point(s) back.", nullptr, m_event.amount) : QString();
    case EventType::Died:
        return died();
    default:
        return {};
    }
}

QString EventText::ofItems() const
{
    switch (m_event.type) {
    case EventType::Collected:
        return collected();
    case EventType::PickedUp:
        //: %1 is an item, %2 the letter of the bag
        return tr("You take the %1 (%2).").arg(itemName(), letterText());
    case EventType::Dropped:
        //: %1 is a monster that died, %2 what it carried
        return isHeros() ? tr("You put down the %1.").arg(itemName())
                         : tr("The %1 drops the %2.").arg(actorName(m_event.actor), itemName());
    case EventType::Used:
        return tr("You use the %1.").arg(itemName());
    case EventType::Equipped:
        return tr("You put on the %1.").arg(itemName());
    case EventType::Unequipped:
        return tr("You take off the %1.").arg(itemName());
    case EventType::Opened:
        return opened(m_world.catalogue().terrain(m_event.terrain));
    case EventType::Unlocked:
        return unlocked(m_world.catalogue().kind(m_event.item));
    default:
        return {};
    }
}

QString EventText::opened(const Terrain &door) const
{
    //: %1 is a kind of gate, which a plate opens
    return door.isGate ? tr("The %1 opens.").arg(nameOf(door.look, NameForm::The)) : tr("The door opens.");
}

QString EventText::unlocked(const Kind &key)
{
    const QString sentence =
        key.isUsedUp ? tr("The %1 turns in the lock and breaks.") : tr("The %1 turns in the lock.");
    return sentence.arg(nameOf(key.look, NameForm::The));
}

QString EventText::ofGame() const
{
    switch (m_event.type) {
    case EventType::LevelUp:
        return tr("You have grown: level %1. Choose what you gain.").arg(QLocale().toString(m_event.amount));
    case EventType::Descended:
        return m_world.stage().isDungeon ? tr("You go down to depth %1.").arg(QLocale().toString(m_event.amount))
                                         : tr("You take the stairs.");
    case EventType::Spotted:
        return tr("You see %1.").arg(actorName(m_event.actor, NameForm::AnObject));
    case EventType::Respawned:
        return tr("You stand at the start again.");
    case EventType::Safe:
        return safe();
    case EventType::Won:
        return won();
    case EventType::Lost:
        return tr("Your lantern goes out.");
    case EventType::Refused:
        return refused(m_event.reason);
    default:
        return {};
    }
}

QString EventText::bumped() const
{
    if (!isHeros()) {
        return {};
    }
    //: %1 is the name of a monster
    return m_event.target == nobody
               ? tr("You walk into the wall.")
               : tr("Your boot meets the %1, who takes offense.").arg(actorName(m_event.target, NameForm::TheObject));
}

QString EventText::idled() const
{
    const QString name = actorName(m_event.actor);
    switch ((m_event.actor + m_world.turn()) % 4) {
    case 0:
        return tr("The %1 counts the stones in the wall.").arg(name);
    case 1:
        return tr("The %1 hums under its breath.").arg(name);
    case 2:
        return tr("The %1 looks past you.").arg(name);
    default:
        return tr("The %1 wonders what it was about to do.").arg(name);
    }
}

QString EventText::attacked() const
{
    const QString number = QLocale().toString(m_event.amount);
    if (isHeros()) {
        const QString name = actorName(m_event.target, NameForm::TheObject);
        return m_event.amount > 0 ? tr("You hit the %1 for %2.").arg(name, number)
                                  : tr("You hit the %1, to no effect.").arg(name);
    }
    const QString attacker = actorName(m_event.actor);
    if (m_event.target == heroId) {
        return m_event.amount > 0 ? tr("The %1 hits you for %2.").arg(attacker, number)
                                  : tr("The %1 hits you, to no effect.").arg(attacker);
    }
    const QString target = actorName(m_event.target, NameForm::TheObject);
    return m_event.amount > 0 ? tr("The %1 hits the %2 for %3.").arg(attacker, target, number)
                              : tr("The %1 hits the %2, to no effect.").arg(attacker, target);
}

/// What an attack does was said when it was made.
QString EventText::damaged() const
{
    const QString number = QLocale().toString(m_event.amount);
    if (m_event.cause == Cause::Attack || m_event.cause == Cause::Breath) {
        return {};
    }
    const bool isTerrain = m_event.cause == Cause::Terrain;
    const QString cause = isTerrain ? nameOf(m_world.catalogue().terrain(m_event.terrain).look)
                                    : nameOf(m_world.catalogue().kind(m_event.item).look);
    //: %1 is what hurts, such as "spikes" or "scroll of fireball"
    return isHeros() ? tr("%1: you lose %2.").arg(cause, number)
                     : tr("%1: the %2 loses %3.").arg(cause, actorName(m_event.actor), number);
}

QString EventText::died() const
{
    if (!isHeros()) {
        return tr("The %1 is dead.").arg(actorName(m_event.actor));
    }
    if (m_event.target == nobody || m_event.target == heroId) {
        return tr("You die.");
    }
    const QString killer = actorName(m_event.target);
    //: %1 is the name of a monster, such as "orc"
    return m_world.rules().contact == Contact::Kills ? tr("Caught! The %1 was faster.").arg(killer)
                                                     : tr("The %1 has killed you.").arg(killer);
}

QString EventText::collected() const
{
    const QLocale locale;
    return tr("You pick up %1 gold and carry %2 now.")
        .arg(locale.toString(m_event.amount), locale.toString(m_world.gold()));
}

QString EventText::safe() const
{
    if (m_world.isRealTime()) {
        return tr("For %1 seconds nothing can touch you.").arg(QLocale().toString(m_event.amount / 1000.0, 'f', 1));
    }
    return tr("For %n turn(s) nothing can touch you.", nullptr, m_event.amount);
}

/// A status without such a sentence says nothing.
QString EventText::ofStatus() const
{
    const StatusRow &row = rowOf(m_event.status);
    const bool isEnd = m_event.type == EventType::Recovered;
    const char *of = isEnd ? row.ends : row.begins;
    const char *text = isHeros() ? (isEnd ? row.heroEnds : row.heroBegins) : of;
    return !text ? QString() : isHeros() ? tr(text) : tr(text).arg(actorName(m_event.actor));
}

QString EventText::won() const
{
    return m_world.rules().win == WinByTreasure ? tr("That was the last treasure: the maze is yours!")
                                                : tr("You have done it: the level is yours!");
}

QString EventText::refused(Reason reason)
{
    switch (reason) {
    case Reason::Blocked:
        return tr("A wall bars the way.");
    case Reason::Diagonal:
        return tr("In this maze you only walk straight: north, east, south or west.");
    case Reason::ActorInTheWay:
        return tr("A friend stands in the way.");
    case Reason::FullHealth:
        return tr("You are in full health already.");
    case Reason::NoTarget:
        return tr("There is nobody to aim at.");
    case Reason::OutOfRange:
        return tr("That is too far away.");
    case Reason::NotSeen:
        return tr("You cannot see that place.");
    case Reason::NeedsTarget:
        return tr("This wants a place to aim at.");
    case Reason::NothingHere:
        return tr("There is nothing here to pick up.");
    case Reason::BagFull:
        return tr("Your bag is full: all 26 letters are taken.");
    case Reason::NoSuchItem:
        return tr("That cannot be used.");
    case Reason::NoStairs:
        return tr("No stairs lead down from here.");
    case Reason::ChooseFirst:
        return tr("First choose what you gain at your new level.");
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
    // A sentence may begin with the name of a thing.
    return capitalized(EventText(event, world).sentence());
}

QString clockText(qint64 milliseconds)
{
    const qint64 seconds = milliseconds / 1000;
    return u"%1:%2"_s.arg(seconds / 60).arg(seconds % 60, 2, 10, QChar(u'0'));
}
