#include "app/messages/eventtext.h"

#include "app/messages/bagstack.h"
#include "editor/text/kindname.h"
#include "editor/text/plaintext.h"
#include "gamecore/data/kind.h"
#include "gamecore/world/event.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

/// All values of a sentence about an event, so that it can be translated after the world has changed.
struct EventFacts {
    Event event = {};
    Appearance actor = {};
    Appearance target = {};
    Appearance item = {};
    bool isItemUsedUp = false;
    Appearance terrain = {};
    bool isGate = false;
    bool isWall = false;
    int alike = 0; ///< number of monsters of the actor's kind that come into view together; 0: another monster's
                   ///< sentence covers it
    int turn = 0;
    qint64 gold = 0;
    Contact contact = Contact::Fight;
    bool isWalkedInto = false; ///< the hero died because he walked into his killer
    bool isRealTime = false;
    int win = 0;
    Stage stage = {};
    Appearance prize = {};
};

Appearance lookOf(const World &world, ActorId id)
{
    return id >= heroId && id <= world.actorCount() ? world.kindOf(id).look : Appearance();
}

/// Returns the number of monsters of its kind that come into view together; 0 if this is not the first of them.
int countAlike(const Event &spotted, const EventList &events, const World &world)
{
    int count = 0;
    for (const Event &event : events) {
        if (event.type != EventType::Spotted || world.actor(event.actor).kind != world.actor(spotted.actor).kind) {
            continue;
        }
        if (count == 0 && event.actor != spotted.actor) {
            return 0;
        }
        ++count;
    }
    return std::max(1, count);
}

/// True if the hero died because he walked into his killer: of the two, he was the last one who came to that cell.
bool hasWalkedInto(const Event &death, const EventList &events)
{
    bool isHeros = false;
    for (const Event &event : events) {
        const bool comes = death.type == EventType::Died && event.type == EventType::Moved && event.to == death.cell;
        if (comes && (event.actor == heroId || event.actor == death.target)) {
            isHeros = event.actor == heroId;
        }
    }
    return isHeros && death.actor == heroId;
}

/// Returns the letter of the row that shows a picked up item in lists of the bag.
char letterOfRow(const Event &pickedUp, const World &world)
{
    const std::vector<BagStack> stacks = stacksOf(world);
    const int place = placeOf(stacks, pickedUp.letter);
    return place < 0 ? pickedUp.letter : stacks[std::size_t(place)].letter();
}

/// Returns the facts without the looks of actors, the number of equal monsters, time and gold.
EventFacts factsOf(const Event &event, const World &world)
{
    const Catalogue &catalogue = world.catalogue();
    const Kind &item = catalogue.kind(event.item);
    const Terrain &terrain = catalogue.terrain(event.terrain);
    const Stage &stage = world.stage();
    return {.event = event,
            .item = item.look,
            .isItemUsedUp = item.isUsedUp,
            .terrain = terrain.look,
            .isGate = terrain.isGate,
            .isWall = event.terrain == catalogue.wall(),
            .contact = world.rules().contact,
            .isRealTime = world.isRealTime(),
            .win = world.rules().win,
            .stage = stage,
            .prize = stage.lastDepth > 0 ? catalogue.kind(stage.prize).look : Appearance()};
}

EventFacts factsOf(const Event &event, const EventList &events, const World &world)
{
    EventFacts facts = factsOf(event, world);
    if (event.type == EventType::PickedUp) {
        facts.event.letter = letterOfRow(event, world);
    }
    facts.actor = lookOf(world, event.actor);
    facts.target = lookOf(world, event.target);
    facts.alike = event.type == EventType::Spotted ? countAlike(event, events, world) : 0;
    facts.isWalkedInto = hasWalkedInto(event, events);
    facts.turn = world.turn();
    facts.gold = world.gold();
    return facts;
}

/// True if the event is about terrain that keeps the hero from a step.
bool isBarred(const Event &event)
{
    return event.type == EventType::Bumped ? event.target == nobody
                                           : event.type == EventType::Refused && event.reason == Reason::Blocked;
}

/// Returns the fields of an event that are saved for later translation: kinds and terrain are stored by key.
QJsonObject keptEvent(const EventFacts &facts, const World &world)
{
    const Event &event = facts.event;
    const Catalogue &catalogue = world.catalogue();
    const EventRow &row = rowOf(event.type);
    QJsonObject kept{{"event"_L1, row.key}, {"turn"_L1, facts.turn}, {"gold"_L1, facts.gold}};
    const auto keepActor = [&](QLatin1StringView role, ActorId id) {
        if (id >= heroId && id <= world.actorCount()) {
            kept.insert(role, id);
            kept.insert(role + "_kind"_L1, world.kindOf(id).key);
        }
    };
    keepActor("actor"_L1, event.actor);
    keepActor("target"_L1, event.target);
    if (row.hasItem || (row.hasCause && event.cause == Cause::Item)) {
        kept.insert("item"_L1, catalogue.kind(event.item).key);
    }
    if (row.hasTerrain || isBarred(event) || (row.hasCause && event.cause == Cause::Terrain)) {
        kept.insert("terrain"_L1, catalogue.terrain(event.terrain).key);
    }
    if (event.letter != 0) {
        kept.insert("letter"_L1, QString(QLatin1Char(event.letter)));
    }
    if (row.hasStatus || event.type == EventType::Confused) {
        kept.insert("status"_L1, rowOf(event.status).key);
    }
    if (row.hasCause) {
        kept.insert("cause"_L1, causeKey(event.cause));
    }
    if (row.hasReason) {
        kept.insert("reason"_L1, reasonKey(event.reason));
    }
    if (facts.isWalkedInto) {
        kept.insert("walked_into"_L1, true);
    }
    kept.insert("amount"_L1, event.amount);
    kept.insert("alike"_L1, facts.alike);
    return kept;
}

/// Reads what keptEvent() wrote.
class KeptEvent {
public:
    KeptEvent(const QJsonObject &kept, const World &world) : m_kept(kept), m_world(world) {}

    /// Returns the stored facts; std::nullopt if they are of another version or contain keys unknown to the catalogue.
    std::optional<EventFacts> facts();

private:
    /// Returns the value whose word is stored under a key; the first value if there is none.
    template<typename Enum, typename KeyOf>
    Enum valueOf(QLatin1StringView key, const KeyOf &keyOf)
    {
        const QString word = m_kept.value(key).toString();
        for (int value = 0; value < enumeratorCount<Enum>(); ++value) {
            if (word == keyOf(Enum(value))) {
                return Enum(value);
            }
        }
        m_isKnown = m_isKnown && word.isEmpty();
        return Enum();
    }
    KindId kindOf(const QString &key);
    Appearance lookOf(QLatin1StringView role);

    const QJsonObject &m_kept;
    const World &m_world;
    bool m_isKnown = true;
};

KindId KeptEvent::kindOf(const QString &key)
{
    const std::optional<KindId> kind = m_world.catalogue().kindOf(m_kept.value(key).toString());
    m_isKnown = m_isKnown && (kind || !m_kept.contains(key));
    return kind.value_or(KindId());
}

Appearance KeptEvent::lookOf(QLatin1StringView role)
{
    const QString key = role + "_kind"_L1;
    return m_kept.contains(key) ? m_world.catalogue().kind(kindOf(key)).look : Appearance();
}

std::optional<EventFacts> KeptEvent::facts()
{
    if (m_kept.isEmpty()) {
        return std::nullopt;
    }
    const auto keyOf = [](auto value) { return rowOf(value).key; };
    const QString terrainKey = m_kept.value("terrain"_L1).toString();
    const std::optional<TerrainId> terrain = m_world.catalogue().terrainOf(terrainKey);
    m_isKnown = !m_kept.value("event"_L1).toString().isEmpty() && (terrain || terrainKey.isEmpty());
    const Event event{.type = valueOf<EventType>("event"_L1, keyOf),
                      .reason = valueOf<Reason>("reason"_L1, reasonKey),
                      .cause = valueOf<Cause>("cause"_L1, causeKey),
                      .status = valueOf<StatusEffect>("status"_L1, keyOf),
                      .terrain = terrain.value_or(TerrainId()),
                      .letter = m_kept.value("letter"_L1).toString().leftJustified(1).at(0).toLatin1(),
                      .item = kindOf(u"item"_s),
                      .actor = m_kept.value("actor"_L1).toInt(nobody),
                      .target = m_kept.value("target"_L1).toInt(nobody),
                      .amount = m_kept.value("amount"_L1).toInt()};
    EventFacts facts = factsOf(event, m_world);
    facts.actor = lookOf("actor"_L1);
    facts.target = lookOf("target"_L1);
    facts.alike = std::max(0, m_kept.value("alike"_L1).toInt());
    facts.isWalkedInto = m_kept.value("walked_into"_L1).toBool();
    facts.turn = m_kept.value("turn"_L1).toInt();
    facts.gold = m_kept.value("gold"_L1).toInteger();
    return m_isKnown ? std::optional(facts) : std::nullopt;
}

class EventText {
    Q_DECLARE_TR_FUNCTIONS(EventText)

public:
    explicit EventText(EventFacts facts) : m_facts(std::move(facts)), m_event(m_facts.event) {}

    QString bumped() const;
    QString idled() const;
    QString attacked() const;
    QString damaged() const;
    QString healed() const
    {
        return isHeros() ? tr("You feel better: +%1 HP.").arg(QLocale().toString(m_event.amount)) : QString();
    }
    QString died() const;
    QString collected() const;
    QString pickedUp() const;
    QString dropped() const;
    QString used() const { return tr("You use the %1.").arg(itemName()); }
    QString equipped() const { return tr("You equip the %1.").arg(itemName()); }
    QString unequipped() const { return tr("You put away the %1.").arg(itemName()); }
    QString ofStatus() const;
    QString opened() const;
    QString unlocked() const;
    QString leveledUp() const
    {
        return tr("You have reached level %1. Choose what to improve.").arg(QLocale().toString(m_event.amount));
    }
    QString descended() const;
    QString spotted() const;
    QString respawned() const { return tr("You are back at the start."); }
    QString safe() const;
    QString won() const;
    QString lost() const { return tr("Your lantern goes out."); }
    QString refused() const { return isBarred(m_event) ? barred() : sentenceOf(m_event.reason); }

private:
    QString barred() const;
    QString actorName() const { return nameOf(m_facts.actor, NameForm::The); }
    QString targetName() const { return nameOf(m_facts.target, NameForm::TheObject); }
    QString itemName() const { return nameOf(m_facts.item, NameForm::TheObject); }
    bool isHeros() const { return m_event.actor == heroId; }

    EventFacts m_facts;
    const Event &m_event;
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
    QString (EventText::*sentence)() const = nullptr; ///< null: the event needs no sentence
    LogKind kind = LogKind::Plain;
    LogKind (*kindOf)(const Event &) = nullptr; ///< set if the kind depends on the event
};

constexpr std::array<EventTextRow, eventTypeCount> eventTexts{{
    {EventType::Moved},
    {EventType::Bumped, &EventText::bumped},
    {EventType::Idled, &EventText::idled},
    {EventType::Attacked, &EventText::attacked, {}, ofAttack},
    {EventType::Damaged, &EventText::damaged, {}, ofHarm},
    {EventType::Healed, &EventText::healed, LogKind::Gain},
    {EventType::Died, &EventText::died, {}, ofHarm},
    {EventType::Collected, &EventText::collected},
    {EventType::PickedUp, &EventText::pickedUp},
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
    return tr("You pick up the %1 (%2).").arg(itemName(), QString(QLatin1Char(m_event.letter)));
}

QString EventText::dropped() const
{
    //: %1 is a monster that died, %2 what it carried
    return isHeros() ? tr("You drop the %1.").arg(itemName()) : tr("The %1 drops the %2.").arg(actorName(), itemName());
}

QString EventText::opened() const
{
    //: %1 is a kind of gate, which a plate opens
    return m_facts.isGate ? tr("The %1 opens.").arg(nameOf(m_facts.terrain, NameForm::The)) : tr("The door opens.");
}

QString EventText::unlocked() const
{
    const QString sentence =
        m_facts.isItemUsedUp ? tr("The %1 turns in the lock and breaks.") : tr("The %1 turns in the lock.");
    return sentence.arg(nameOf(m_facts.item, NameForm::The));
}

QString EventText::bumped() const
{
    if (!isHeros()) {
        return {};
    }
    if (isBarred(m_event)) {
        return m_facts.isWall ? tr("You walk into the wall.") : barred();
    }
    //: %1 is the name of a monster
    return tr("Your boot meets the %1, who takes offense.").arg(targetName());
}

QString EventText::barred() const
{
    //: %1 is terrain, such as "water" or "red door"
    return m_facts.isWall ? sentenceOf(Reason::Blocked)
                          : tr("The %1 bars the way.").arg(nameOf(m_facts.terrain, NameForm::The));
}

QString EventText::idled() const
{
    static constexpr std::array pastimes{
        QT_TR_NOOP("The %1 counts the stones in the wall."), QT_TR_NOOP("The %1 hums under its breath."),
        QT_TR_NOOP("The %1 looks past you."), QT_TR_NOOP("The %1 wonders what it was about to do.")};
    const auto choice = std::size_t(m_event.actor + m_facts.turn) % pastimes.size();
    return tr(pastimes[choice]).arg(actorName());
}

QString EventText::attacked() const
{
    const QString number = QLocale().toString(m_event.amount);
    if (isHeros()) {
        const QString name = targetName();
        return m_event.amount > 0 ? tr("You hit the %1 for %2.").arg(name, number)
                                  : tr("You hit the %1, to no effect.").arg(name);
    }
    const QString attacker = actorName();
    if (m_event.target == heroId) {
        return m_event.amount > 0 ? tr("The %1 hits you for %2.").arg(attacker, number)
                                  : tr("The %1 hits you, to no effect.").arg(attacker);
    }
    const QString target = targetName();
    return m_event.amount > 0 ? tr("The %1 hits the %2 for %3.").arg(attacker, target, number)
                              : tr("The %1 hits the %2, to no effect.").arg(attacker, target);
}

/// Damage from an attack is covered by the attack's sentence.
QString EventText::damaged() const
{
    const QString number = QLocale().toString(m_event.amount);
    if (m_event.cause == Cause::Attack || m_event.cause == Cause::Breath) {
        return {};
    }
    const bool isTerrain = m_event.cause == Cause::Terrain;
    const QString cause = nameOf(isTerrain ? m_facts.terrain : m_facts.item);
    //: %1 is what hurts, such as "spikes" or "scroll of fireball"
    return isHeros() ? tr("%1: you lose %2 HP.").arg(cause, number)
                     : tr("%1: the %2 loses %3 HP.").arg(cause, actorName(), number);
}

QString EventText::died() const
{
    if (!isHeros()) {
        return tr("The %1 is dead.").arg(actorName());
    }
    if (m_event.target == nobody || m_event.target == heroId) {
        return tr("You die.");
    }
    if (m_facts.contact == Contact::Kills && m_facts.isWalkedInto) {
        //: the hero is caught; %1 is the name of a monster, such as "orc"
        return tr("You walked into the %1.").arg(targetName());
    }
    const QString killer = nameOf(m_facts.target, NameForm::The);
    //: %1 is the name of a monster, such as "orc"
    return m_facts.contact == Contact::Kills ? tr("Caught! The %1 was faster.").arg(killer)
                                             : tr("The %1 has killed you.").arg(killer);
}

QString EventText::collected() const
{
    const QLocale locale;
    return tr("You pick up %1 gold and now carry %2.")
        .arg(locale.toString(m_event.amount), locale.toString(m_facts.gold));
}

QString EventText::descended() const
{
    const Stage &stage = m_facts.stage;
    if (!stage.isDungeon) {
        return tr("You take the stairs.");
    }
    const QString depth = QLocale().toString(m_event.amount);
    return m_event.amount == stage.lastDepth
               //: %1 is a number, %2 what one came for
               ? tr("You go down to depth %1, the last one. The %2 lies here.")
                     .arg(depth, nameOf(m_facts.prize, NameForm::The))
               : tr("You go down to depth %1.").arg(depth);
}

QString EventText::spotted() const
{
    if (m_facts.alike == 0) {
        return {};
    }
    //: %1 is a monster, such as "an orc", or several: "3 orcs"
    return (hasArticle(m_facts.actor) ? tr("You see %1.")
                                      //: %1 is a monster whose name has no article
                                      : tr("In view: %1."))
        .arg(m_facts.alike > 1 ? countedName(m_facts.actor, m_facts.alike) : nameOf(m_facts.actor, NameForm::AnObject));
}

QString EventText::safe() const
{
    if (m_facts.isRealTime) {
        return tr("Nothing can touch you for %1 seconds.").arg(QLocale().toString(m_event.amount / 1000.0, 'f', 1));
    }
    return tr("Nothing can touch you for %n turn(s).", nullptr, m_event.amount);
}

/// Statuses without a sentence return an empty string.
QString EventText::ofStatus() const
{
    const StatusRow &row = rowOf(m_event.status);
    const bool isEnd = m_event.type == EventType::Recovered;
    const char *of = isEnd ? row.ends : row.begins;
    const char *text = isHeros() ? (isEnd ? row.heroEnds : row.heroBegins) : of;
    return !text ? QString() : isHeros() ? tr(text) : tr(text).arg(actorName());
}

QString EventText::won() const
{
    return m_facts.win == WinByTreasure ? tr("That was the last treasure: the maze is yours!")
                                        : tr("You have done it: the level is yours!");
}

/// Returns a null sentence for events that need none.
Sentence sentenceOf(const EventFacts &facts, const QJsonObject &kept)
{
    const auto sentence = eventTexts[std::size_t(facts.event.type)].sentence;
    // A sentence may begin with the name of a thing.
    const auto tell = [sentence, facts] { return capitalized((EventText(facts).*sentence)()); };
    return sentence ? Sentence(tell, kept) : Sentence();
}

struct ReasonTextRow {
    Reason reason;
    const char *text = nullptr; ///< null: no message
};

constexpr std::array<ReasonTextRow, reasonCount> reasonTexts{{
    {Reason::None},
    {Reason::Blocked, QT_TRANSLATE_NOOP("ReasonText", "A wall bars the way.")},
    {Reason::Diagonal,
     QT_TRANSLATE_NOOP("ReasonText", "In this level you cannot walk diagonally, only north, east, south or west.")},
    {Reason::ActorInTheWay, QT_TRANSLATE_NOOP("ReasonText", "A friend stands in the way.")},
    {Reason::FullHealth, QT_TRANSLATE_NOOP("ReasonText", "You are already at full health.")},
    {Reason::NoTarget, QT_TRANSLATE_NOOP("ReasonText", "There is no target to aim at.")},
    {Reason::OutOfRange, QT_TRANSLATE_NOOP("ReasonText", "That is too far away.")},
    {Reason::NotSeen, QT_TRANSLATE_NOOP("ReasonText", "You cannot see that cell.")},
    {Reason::NeedsTarget, QT_TRANSLATE_NOOP("ReasonText", "This needs a target.")},
    {Reason::NothingHere, QT_TRANSLATE_NOOP("ReasonText", "There is nothing here to pick up.")},
    {Reason::BagFull, QT_TRANSLATE_NOOP("ReasonText", "Your bag is full: all 26 letters are taken.")},
    {Reason::NoSuchItem, QT_TRANSLATE_NOOP("ReasonText", "That cannot be used.")},
    {Reason::NoStairs, QT_TRANSLATE_NOOP("ReasonText", "No stairs lead down from here.")},
    {Reason::ChooseFirst, QT_TRANSLATE_NOOP("ReasonText", "First choose what to improve.")},
    {Reason::WrongClock, QT_TRANSLATE_NOOP("ReasonText", "This level runs in real time, so there is no need to wait.")},
    {Reason::GameOver},
}};
static_assert(hasEachItsRow<&ReasonTextRow::reason>(reasonTexts), "each reason needs its row in reasonTexts");

} // namespace

QString sentenceOf(const Event &event, const EventList &events, const World &world)
{
    const Sentence sentence = retellableSentenceOf(event, events, world);
    return sentence ? sentence() : QString();
}

Sentence retellableSentenceOf(const Event &event, const EventList &events, const World &world)
{
    if (!eventTexts[std::size_t(event.type)].sentence) {
        return {};
    }
    const EventFacts facts = factsOf(event, events, world);
    return sentenceOf(facts, keptEvent(facts, world));
}

Sentence keptSentence(const QJsonObject &kept, const World &world)
{
    const std::optional<EventFacts> facts = KeptEvent(kept, world).facts();
    return facts ? sentenceOf(*facts, kept) : Sentence();
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

QString sentenceOf(Reason reason)
{
    const char *text = reasonTexts[std::size_t(reason)].text;
    return text ? QCoreApplication::translate("ReasonText", text) : QString();
}
