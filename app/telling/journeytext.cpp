#include "app/telling/journeytext.h"

#include "editor/wording/capital.h"
#include "editor/wording/kindname.h"
#include "gamecore/data/kind.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

class JourneyText {
    Q_DECLARE_TR_FUNCTIONS(JourneyText)

public:
    JourneyText(const Journey &journey, const World &world, const JourneyKeys &keys)
        : m_journey(journey), m_world(world), m_keys(keys)
    {
    }

    QString sentence() const;

private:
    QString arrived() const;
    QString found() const;
    QString nothingDone() const;
    QString inView() const;
    QString notNow() const;
    QString explored() const;
    QString nothingLeft() const;
    QString atWayOut() const;
    QString atStairs() const;
    QString atLock() const;
    QString noAttack() const;
    QString lyingHere() const;
    std::optional<Terrain> lockedDoor() const;
    bool leadsOut() const;
    QString unhealed() const;
    QString monsterName() const { return nameOf(m_world.kindOf(m_journey.monster()).look, NameForm::The); }
    QString itemName(int item) const { return nameOf(m_world.kindOfItem(item).look, NameForm::AnObject); }
    int itemHere() const { return m_world.lowestItemAt(m_world.hero().cell, false); }

    const Journey &m_journey;
    const World &m_world;
    const JourneyKeys &m_keys;
};

QString JourneyText::sentence() const
{
    switch (m_journey.reason()) {
    case StopReason::Arrived:
        return arrived();
    case StopReason::MonsterInView:
        return inView();
    case StopReason::MonsterAtHand:
        //: %1 is the name of a monster
        return tr("You stop: the %1 is near.").arg(monsterName());
    case StopReason::MonsterInWay:
        //: %1 is the name of a monster
        return tr("The %1 is in the way.").arg(monsterName());
    case StopReason::MonsterSpotted:
        //: %1 is the name of a monster
        return (m_world.seesAll() && !m_world.needsSight() ? tr("You stop: the %1 is near.")
                                                           : tr("You stop: the %1 has come into view."))
            .arg(monsterName());
    case StopReason::Damaged:
        return tr("You stop: you have been hit.");
    case StopReason::ItemFound:
        return found();
    case StopReason::Blocked:
        return tr("You stop: something is in the way.");
    case StopReason::None:
    case StopReason::Message:
    case StopReason::GameOver:
        return {};
    default:
        return nothingDone();
    }
}

/// Under turns such a monster keeps the hero from going; under real time he only hears of it.
QString JourneyText::inView() const
{
    if (!m_world.isRealTime()) {
        return notNow();
    }
    switch (m_journey.wish()) {
    case Journey::Wish::Travel:
        //: %1 is the name of a monster
        return tr("You stop: the %1 is in view. Do the same again to go on.").arg(monsterName());
    case Journey::Wish::Explore:
    case Journey::Wish::Stairs:
        //: %1 is the name of a monster
        return tr("The %1 is in view. Do the same again to go all the same.").arg(monsterName());
    case Journey::Wish::Rest:
    case Journey::Wish::Attack:
        break;
    }
    return notNow();
}

QString JourneyText::notNow() const
{
    const QString monster = nameOf(m_world.kindOf(m_journey.monster()).look, NameForm::AnObject);
    if (m_world.rules().contact != Contact::Fight) {
        //: %1 is a monster, such as "an orc"
        return tr("Not while %1 is near. Keys and clicks walk step by step.").arg(monster);
    }
    return m_keys.attack.isEmpty()
               //: %1 is a monster, such as "an orc"
               ? tr("Not while %1 is near. A step into an enemy attacks it.").arg(monster)
               //: %1 is a monster, such as "an orc", %2 a key
               : tr("Not while %1 is near. “%2” attacks the nearest enemy.").arg(monster, m_keys.attack);
}

/// Why exploring ended; a door that one has seen and cannot pass is named.
QString JourneyText::explored() const
{
    if (m_world.seesAll()) {
        return m_world.treasureLeft() > 0 ? tr("You see all of this level already: go where you want to be.")
                                          : tr("You see all of this level already.");
    }
    const std::optional<Terrain> locked = lockedDoor();
    const std::optional<Meaning> key = locked ? m_world.catalogue().meaningOf(locked->openedBy) : std::nullopt;
    if (!key) {
        return tr("Nothing is left to explore.");
    }
    if (key->type == Meaning::Type::Terrain) {
        //: %1 is a kind of gate
        return tr("What is left lies behind what opens from elsewhere: the %1.")
            .arg(nameOf(locked->look, NameForm::The));
    }
    //: %1 is a locked door, %2 its key
    return tr("What is left lies behind locked doors: the %1 needs %2.")
        .arg(nameOf(locked->look, NameForm::The), nameOf(m_world.catalogue().lookOf(*key), NameForm::AnObject));
}

/// Why exploring ended, and where the same key leads now.
QString JourneyText::nothingLeft() const
{
    const QString sentence = QString(lyingHere() + u' ' + explored()).trimmed();
    const Feature wayOut = m_world.seesAll() || m_keys.explore.isEmpty() ? Feature::None : knownWayOut(m_world);
    switch (wayOut) {
    case Feature::Stairs:
        //: %1 is a key
        return sentence + u' ' + tr("“%1” again goes to the stairs.").arg(m_keys.explore);
    case Feature::Exit:
        //: %1 is a key
        return sentence + u' ' + tr("“%1” again goes to the exit.").arg(m_keys.explore);
    default:
        return sentence;
    }
}

/// Everything is explored, and the hero has come to the way out.
QString JourneyText::atWayOut() const
{
    const QString sentence = QString(lyingHere() + u' ' + explored()).trimmed();
    if (m_world.terrainAt(m_journey.target()).feature == Feature::Exit) {
        return sentence + u' ' + tr("The exit is beside you: a step into it leaves the level.");
    }
    return sentence + u' ' + atStairs();
}

QString JourneyText::atStairs() const
{
    return m_keys.descend.isEmpty() ? tr("Here are the stairs.")
                                    //: %1 is a key
                                    : tr("Here are the stairs: “%1” takes them.").arg(m_keys.descend);
}

/// The hero is beside a locked door, and has its key.
QString JourneyText::atLock() const
{
    const QString door = nameOf(m_world.terrainAt(m_journey.target()).look, NameForm::TheObject);
    return m_keys.explore.isEmpty()
               //: %1 is a locked door beside the hero, who has its key
               ? tr("Your key fits the %1: a step into it opens it.").arg(door)
               //: %1 is a locked door beside the hero, who has its key, %2 a key of the keyboard
               : tr("Your key fits the %1: “%2” again opens it.").arg(door, m_keys.explore);
}

/// Why the hero attacks no enemy.
QString JourneyText::noAttack() const
{
    switch (m_journey.reason()) {
    case StopReason::NoFights:
        return tr("This level has no combat.");
    case StopReason::NoEnemy:
        return tr("No enemy is in view.");
    case StopReason::NoWayToEnemy:
        //: %1 is the name of a monster
        return tr("You cannot reach the %1.")
            .arg(nameOf(m_world.kindOf(m_journey.monster()).look, NameForm::TheObject));
    default:
        //: %n hit points
        return tr("You hold back: you have %n hit point(s) left, and the next blows could kill you. Direction keys "
                  "still attack.",
                  nullptr, m_world.hero().hp);
    }
}

/// A locked door that the hero has seen, if there is any.
std::optional<Terrain> JourneyText::lockedDoor() const
{
    for (int y = 0; y < m_world.size().height; ++y) {
        for (int x = 0; x < m_world.size().width; ++x) {
            const Terrain &terrain = m_world.terrainAt({x, y});
            if (m_world.isExplored({x, y}) && m_world.catalogue().meaningOf(terrain.openedBy)) {
                return terrain;
            }
        }
    }
    return std::nullopt;
}

/// Reminds of what was found and left under the hero's feet.
QString JourneyText::lyingHere() const
{
    if (itemHere() == CellIndex::none) {
        return {};
    }
    const QString name = nameOf(m_world.kindOfItem(itemHere()).look, NameForm::The);
    //: %1 is an item
    return m_keys.pickUp.isEmpty() ? tr("The %1 lies here.").arg(name)
                                   //: %1 is an item, %2 a key
                                   : tr("The %1 lies here: “%2” picks it up.").arg(name, m_keys.pickUp);
}

bool JourneyText::leadsOut() const
{
    const std::vector<TerrainId> &cells = m_world.terrain().cells();
    return std::any_of(cells.begin(), cells.end(), [this](TerrainId id) {
        const Feature feature = m_world.catalogue().terrain(id).feature;
        return feature == Feature::Stairs || feature == Feature::Exit;
    });
}

QString JourneyText::unhealed() const
{
    const Rules &rules = m_world.rules();
    const bool doStairs = m_world.stage().isDungeon && rules.stairsHeal > 0;
    const QString why = doStairs ? tr("Rest does not heal here; stairs down do.") : tr("Rest does not heal here.");
    //: %1 is a key
    return m_keys.wait.isEmpty() ? why : why + u' ' + tr("“%1” waits a turn.").arg(m_keys.wait);
}

QString JourneyText::arrived() const
{
    const Feature feature = m_world.terrainAt(m_world.hero().cell).feature;
    if (m_journey.wish() == Journey::Wish::Stairs) {
        return feature == Feature::Stairs ? atStairs() : QString();
    }
    return itemHere() == CellIndex::none ? QString() : tr("You find %1.").arg(itemName(itemHere()));
}

QString JourneyText::found() const
{
    //: %1 is the name of an item that the hero stands on
    return m_journey.wish() == Journey::Wish::Explore ? tr("You find %1.").arg(itemName(m_journey.item()))
                                                      //: %1 is the name of an item that has come into view
                                                      : tr("You stop, for you see %1.").arg(itemName(m_journey.item()));
}

QString JourneyText::nothingDone() const
{
    switch (m_journey.reason()) {
    case StopReason::NoWay:
        return tr("You know of no way there.");
    case StopReason::NoStop:
        return tr("You know of no way to stop there.");
    case StopReason::NoStairs:
        return m_world.seesAll() && !leadsOut() ? tr("This level has neither stairs nor an exit.")
                                                : tr("You know of no way to any stairs or exit.");
    case StopReason::NothingLeft:
        return nothingLeft();
    case StopReason::WayOutReached:
        return atWayOut();
    case StopReason::LockReached:
        return atLock();
    case StopReason::Confused:
        return tr("You are too confused to find a way. Keys and clicks still move you step by step.");
    case StopReason::NoFights:
    case StopReason::NoEnemy:
    case StopReason::NoWayToEnemy:
    case StopReason::Deadly:
        return noAttack();
    case StopReason::FullHealth:
        return tr("You are in full health.");
    case StopReason::NothingHeals:
        return unhealed();
    case StopReason::ChoiceDue:
        return tr("First choose what you gain at your new level.");
    default:
        return {};
    }
}

} // namespace

QString sentenceOf(const Journey &journey, const World &world, const JourneyKeys &keys)
{
    return capitalized(JourneyText(journey, world, keys).sentence());
}
