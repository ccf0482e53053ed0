#include "app/telling/eventtext.h"

#include "app/telling/reasontext.h"
#include "editor/wording/capital.h"
#include "editor/wording/kindname.h"
#include "gamecore/data/kind.h"
#include "gamecore/world/event.h"

#include <QCoreApplication>
#include <QLocale>

#include <array>

using namespace Qt::StringLiterals;

namespace {

class EventText {
    Q_DECLARE_TR_FUNCTIONS(EventText)

public:
    EventText(const Event &event, const EventList &events, const World &world)
        : m_event(event), m_events(events), m_world(world)
    {
    }

    QString bumped() const;
    QString idled() const;
    QString attacked() const;
    QString damaged() const;
    QString healed() const
    {
        return isHeros() ? tr("You feel better: %n hit point(s) back.", nullptr, m_event.amount) : QString();
    }
    QString died() const;
    QString collected() const;
    QString pickedUp() const;
    QString dropped() const;
    QString used() const { return tr("You use the %1.").arg(itemName()); }
    QString equipped() const { return tr("You put on the %1.").arg(itemName()); }
    QString unequipped() const { return tr("You take off the %1.").arg(itemName()); }
    QString ofStatus() const;
    QString opened() const;
    QString unlocked() const;
    QString leveledUp() const
    {
        return tr("You have grown: level %1. Choose what you gain.").arg(QLocale().toString(m_event.amount));
    }
    QString descended() const;
    QString spotted() const;
    QString respawned() const { return tr("You stand at the start again."); }
    QString safe() const;
    QString won() const;
    QString lost() const { return tr("Your lantern goes out."); }
    QString refused() const { return sentenceOf(m_event.reason); }

private:
    QString actorName(ActorId id, NameForm form = NameForm::The) const { return nameOf(m_world.kindOf(id).look, form); }
    QString itemName() const { return nameOf(m_world.catalogue().kind(m_event.item).look, NameForm::TheObject); }
    bool isHeros() const { return m_event.actor == heroId; }

    const Event &m_event;
    const EventList &m_events;
    const World &m_world;
};

LogKind ofHarm(const Event &event)
{
    return event.actor == heroId ? LogKind::Taken : LogKind::Dealt;
}

LogKind ofAttack(const Event &event)
{
    if (event.amount == 0 || (event.target != heroId && event.actor != heroId)) {
        return LogKind::Plain;
    }
    return event.target == heroId ? LogKind::Taken : LogKind::Dealt;
}

LogKind ofOnset(const Event &event)
{
    const bool isDanger = event.actor == heroId || event.status == StatusEffect::Inhaling;
    return isDanger ? LogKind::Warning : LogKind::Plain;
}

struct EventTextRow {
    EventType type;
    QString (EventText::*sentence)() const = nullptr; ///< null: it speaks for itself
    LogKind kind = LogKind::Plain;
    LogKind (*kindOf)(const Event &) = nullptr; ///< where it depends
};

constexpr std::array<EventTextRow, eventTypeCount> eventTexts{{
    {EventType::Moved},
    {EventType::Bumped, &EventText::bumped},
    {EventType::Idled, &EventText::idled},
    {EventType::Attacked, &EventText::attacked, {}, ofAttack},
    {EventType::Damaged, &EventText::damaged, {}, ofHarm},
    {EventType::Healed, &EventText::healed, LogKind::Gain},
    {EventType::Died, &EventText::died, {}, ofHarm},
    {EventType::Collected, &EventText::collected, LogKind::Gain},
    {EventType::PickedUp, &EventText::pickedUp, LogKind::Gain},
    {EventType::Dropped, &EventText::dropped},
    {EventType::Used, &EventText::used},
    {EventType::Equipped, &EventText::equipped},
    {EventType::Unequipped, &EventText::unequipped},
    {EventType::Confused, &EventText::ofStatus, {}, ofOnset},
    {EventType::Recovered, &EventText::ofStatus},
    {EventType::Status, &EventText::ofStatus, {}, ofOnset},
    {EventType::Opened, &EventText::opened},
    {EventType::Unlocked, &EventText::unlocked},
    {EventType::LevelUp, &EventText::leveledUp, LogKind::Gain},
    {EventType::Descended, &EventText::descended},
    {EventType::Spotted, &EventText::spotted, LogKind::Warning},
    {EventType::Respawned, &EventText::respawned},
    {EventType::Safe, &EventText::safe, LogKind::System},
    {EventType::Won, &EventText::won, LogKind::Gain},
    {EventType::Lost, &EventText::lost, LogKind::Taken},
    {EventType::Refused, &EventText::refused, LogKind::System},
}};
static_assert(hasEachItsRow<&EventTextRow::type>(eventTexts), "each type of event needs its row in eventTexts");

QString EventText::pickedUp() const
{
    //: %1 is an item, %2 the letter of the bag
    return tr("You take the %1 (%2).").arg(itemName(), QString(QLatin1Char(m_event.letter)));
}

QString EventText::dropped() const
{
    //: %1 is a monster that died, %2 what it carried
    return isHeros() ? tr("You put down the %1.").arg(itemName())
                     : tr("The %1 drops the %2.").arg(actorName(m_event.actor), itemName());
}

QString EventText::opened() const
{
    const Terrain &door = m_world.catalogue().terrain(m_event.terrain);
    //: %1 is a kind of gate, which a plate opens
    return door.isGate ? tr("The %1 opens.").arg(nameOf(door.look, NameForm::The)) : tr("The door opens.");
}

QString EventText::unlocked() const
{
    const Kind &key = m_world.catalogue().kind(m_event.item);
    const QString sentence =
        key.isUsedUp ? tr("The %1 turns in the lock and breaks.") : tr("The %1 turns in the lock.");
    return sentence.arg(nameOf(key.look, NameForm::The));
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
    static constexpr std::array pastimes{
        QT_TR_NOOP("The %1 counts the stones in the wall."), QT_TR_NOOP("The %1 hums under its breath."),
        QT_TR_NOOP("The %1 looks past you."), QT_TR_NOOP("The %1 wonders what it was about to do.")};
    const auto choice = std::size_t(m_event.actor + m_world.turn()) % pastimes.size();
    return tr(pastimes[choice]).arg(actorName(m_event.actor));
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

/// The damage of an attack was told with the attack.
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

QString EventText::descended() const
{
    const Stage &stage = m_world.stage();
    if (!stage.isDungeon) {
        return tr("You take the stairs.");
    }
    const QString depth = QLocale().toString(m_event.amount);
    return m_event.amount == stage.lastDepth
               //: %1 is a number, %2 what one came for
               ? tr("You go down to depth %1, the last one. The %2 lies here.")
                     .arg(depth, nameOf(m_world.catalogue().kind(stage.prize).look, NameForm::The))
               : tr("You go down to depth %1.").arg(depth);
}

QString EventText::spotted() const
{
    const Kind &kind = m_world.kindOf(m_event.actor);
    int count = 0;
    for (const Event &event : m_events) {
        const bool isAlike =
            event.type == EventType::Spotted && m_world.actor(event.actor).kind == m_world.actor(m_event.actor).kind;
        if (isAlike && count == 0 && event.actor != m_event.actor) {
            return {};
        }
        count += isAlike ? 1 : 0;
    }
    return tr("You see %1.").arg(count > 1 ? countedName(kind.look, count) : nameOf(kind.look, NameForm::AnObject));
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

} // namespace

QString sentenceOf(const Event &event, const EventList &events, const World &world)
{
    const auto sentence = eventTexts[std::size_t(event.type)].sentence;
    // A sentence may begin with the name of a thing.
    return sentence ? capitalized((EventText(event, events, world).*sentence)()) : QString();
}

LogKind kindOf(const Event &event)
{
    const EventTextRow &row = eventTexts[std::size_t(event.type)];
    return row.kindOf ? row.kindOf(event) : row.kind;
}

QString clockText(qint64 milliseconds)
{
    const qint64 seconds = milliseconds / 1000;
    return u"%1:%2"_s.arg(seconds / 60).arg(seconds % 60, 2, 10, QChar(u'0'));
}
