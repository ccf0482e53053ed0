#include "app/messages/journeytext.h"

#include "editor/text/kindname.h"
#include "editor/text/plaintext.h"
#include "gamecore/data/kind.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// A locked door that the hero has seen, and the key that opens it.
struct LockedDoor {
    Appearance door = {};
    bool opensFromElsewhere = false;
    Appearance key = {};
};

/// The values from a journey and its world that sentences about its end need.
struct JourneyFacts {
    Journey::Wish wish = Journey::Wish::Travel;
    StopReason reason = StopReason::None;
    Appearance monster = {};
    Appearance item = {};
    std::optional<Appearance> itemHere = {};
    Feature featureHere = Feature::None;
    Appearance target = {};
    Feature targetFeature = Feature::None;
    bool seesAll = false;
    bool needsSight = false;
    bool isRealTime = false;
    bool isTreasureLeft = false;
    bool doStairsHeal = false;
    Contact contact = Contact::Fight;
    int hp = 0;
    // Only searched for if the reason needs it.
    bool canAttack = true;  ///< Journey::Wish::Attack would not be refused
    bool hasWayOut = false; ///< the level has stairs or an exit
    Feature knownWayOut = Feature::None;
    std::optional<LockedDoor> locked = {};
    std::vector<Appearance> itemsLeft = {}; ///< see itemsLeftIn()
};

/// Returns a locked door that the hero has seen; std::nullopt if there is none.
std::optional<LockedDoor> lockedDoorIn(const World &world)
{
    for (int y = 0; y < world.size().height; ++y) {
        for (int x = 0; x < world.size().width; ++x) {
            const Terrain &terrain = world.terrainAt({x, y});
            const std::optional<Meaning> key = world.catalogue().meaningOf(terrain.openedBy);
            if (key && world.isExplored({x, y})) {
                return LockedDoor{.door = terrain.look,
                                  .opensFromElsewhere = key->type == Meaning::Type::Terrain,
                                  .key = world.catalogue().lookOf(*key)};
            }
        }
    }
    return std::nullopt;
}

/// Returns the items that the player knows of and that still lie somewhere, except treasure and what is under the
/// hero's feet.
std::vector<Appearance> itemsLeftIn(const World &world)
{
    std::vector<Appearance> left;
    for (int number = 0; number < int(world.items().size()); ++number) {
        const Item &item = world.item(number);
        const bool isLying = item.location == Item::Location::Floor && item.cell != world.hero().cell;
        const bool isKnown = isLying && !item.isHidden && world.isExplored(item.cell);
        if (isKnown && world.kindOfItem(number).category == KindCategory::Item) {
            left.push_back(world.kindOfItem(number).look);
        }
    }
    return left;
}

bool hasWayOut(const World &world)
{
    const std::vector<TerrainId> &cells = world.terrain().cells();
    return std::any_of(cells.begin(), cells.end(), [&world](TerrainId id) {
        const Feature feature = world.catalogue().terrain(id).feature;
        return feature == Feature::Stairs || feature == Feature::Exit;
    });
}

JourneyFacts factsOf(const Journey &journey, const World &world)
{
    const Rules &rules = world.rules();
    const bool isExplored =
        journey.reason() == StopReason::NothingLeft || journey.reason() == StopReason::WayOutReached;
    JourneyFacts facts{.wish = journey.wish(),
                       .reason = journey.reason(),
                       .featureHere = world.terrainAt(world.hero().cell).feature,
                       .seesAll = world.seesAll(),
                       .needsSight = world.needsSight(),
                       .isRealTime = world.isRealTime(),
                       .isTreasureLeft = world.treasureLeft() > 0,
                       .doStairsHeal = world.stage().isDungeon && rules.stairsHeal > 0,
                       .contact = rules.contact,
                       .hp = world.hero().hp};
    if (journey.monster() != nobody) {
        facts.monster = world.kindOf(journey.monster()).look;
    }
    if (journey.reason() == StopReason::MonsterInView) {
        Journey attack;
        attack.begin(Journey::Wish::Attack, world);
        facts.canAttack = attack.isUnderWay();
    }
    if (journey.item() != CellIndex::none) {
        facts.item = world.kindOfItem(journey.item()).look;
    }
    if (const int item = world.lowestItemAt(world.hero().cell, false); item != CellIndex::none) {
        facts.itemHere = world.kindOfItem(item).look;
    }
    if (journey.reason() == StopReason::NoStairs) {
        facts.hasWayOut = hasWayOut(world);
    }
    if (journey.reason() == StopReason::WayOutReached || journey.reason() == StopReason::LockReached) {
        facts.target = world.terrainAt(journey.target()).look;
        facts.targetFeature = world.terrainAt(journey.target()).feature;
    }
    if (isExplored && !world.seesAll()) {
        facts.knownWayOut = knownWayOut(world);
        facts.locked = lockedDoorIn(world);
        facts.itemsLeft = itemsLeftIn(world);
    }
    return facts;
}

class JourneyText {
    Q_DECLARE_TR_FUNCTIONS(JourneyText)

public:
    JourneyText(const JourneyFacts &facts, const JourneyKeys &keys) : m_facts(facts), m_keys(keys) {}

    QString sentence() const;

private:
    QString arrived() const;
    QString found() const;
    QString nothingDone() const;
    QString inView() const;
    QString notNow() const;
    QString explored() const;
    QString itemsLeft() const;
    QString nothingLeft() const;
    QString atWayOut() const;
    QString atStairs() const;
    QString atLock() const;
    QString noAttack() const;
    QString lyingHere() const;
    QString unhealed() const;
    QString monsterName() const { return nameOf(m_facts.monster, NameForm::The); }
    QString itemName() const { return nameOf(m_facts.item, NameForm::AnObject); }

    const JourneyFacts &m_facts;
    const JourneyKeys &m_keys;
};

QString JourneyText::sentence() const
{
    switch (m_facts.reason) {
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
        return (m_facts.seesAll && !m_facts.needsSight ? tr("You stop: the %1 is near.")
                : hasArticle(m_facts.monster)          ? tr("You stop because of the %1.")
                                                       : tr("You stop; in view: %1."))
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

/// Returns the sentence about a monster in view. Under turns it stops the journey; under real time it is only reported.
QString JourneyText::inView() const
{
    if (!m_facts.isRealTime) {
        return notNow();
    }
    switch (m_facts.wish) {
    case Journey::Wish::Travel:
        //: %1 is the name of a monster
        return tr("You stop: the %1 is in view. Repeat the command to continue.").arg(monsterName());
    case Journey::Wish::Explore:
    case Journey::Wish::Stairs:
        //: %1 is the name of a monster
        return tr("The %1 is in view. Repeat the command to go anyway.").arg(monsterName());
    case Journey::Wish::Rest:
    case Journey::Wish::Attack:
        break;
    }
    return notNow();
}

QString JourneyText::notNow() const
{
    const QString monster = nameOf(m_facts.monster, NameForm::AnObject);
    if (m_facts.contact != Contact::Fight) {
        //: %1 is a monster, such as "an orc"
        return tr("You cannot do that while %1 is near. Use keys or clicks to walk step by step.").arg(monster);
    }
    const bool hasKey = m_facts.canAttack && !m_keys.attack.isEmpty();
    return !hasKey
               //: %1 is a monster, such as "an orc"
               ? tr("You cannot do that while %1 is near. Step into a monster to attack it.").arg(monster)
               //: %1 is a monster, such as "an orc", %2 a key
               : tr("You cannot do that while %1 is near. Press “%2” to attack the nearest monster.")
                     .arg(monster, m_keys.attack);
}

/// Returns why exploring ended, and names a door that the hero has seen and cannot pass.
QString JourneyText::explored() const
{
    if (m_facts.seesAll) {
        return m_facts.isTreasureLeft ? tr("You already see the whole level: go wherever you like.")
                                      : tr("You already see the whole level.");
    }
    if (!m_facts.locked) {
        return tr("Nothing is left to explore.");
    }
    const LockedDoor &locked = *m_facts.locked;
    if (locked.opensFromElsewhere) {
        //: %1 is a kind of gate
        return tr("The rest is behind something that opens from elsewhere: the %1.")
            .arg(nameOf(locked.door, NameForm::The));
    }
    //: %1 is a locked door, %2 its key
    return tr("The rest is behind locked doors: the %1 needs %2.")
        .arg(nameOf(locked.door, NameForm::The), nameOf(locked.key, NameForm::AnObject));
}

/// Returns a reminder of items that exploring does not fetch, because the hero has left them or cannot reach them.
QString JourneyText::itemsLeft() const
{
    if (m_facts.itemsLeft.empty()) {
        return {};
    }
    return m_facts.itemsLeft.size() == 1
               //: %1 is an item
               ? tr("One item that you know of is left: %1.").arg(nameOf(m_facts.itemsLeft.front()))
               : tr("%n item(s) that you know of are left.", nullptr, int(m_facts.itemsLeft.size()));
}

/// Returns why exploring ended, and where the same key leads now.
QString JourneyText::nothingLeft() const
{
    const QString sentence = QStringList{lyingHere(), explored(), itemsLeft()}.join(u' ').simplified();
    switch (m_keys.explore.isEmpty() ? Feature::None : m_facts.knownWayOut) {
    case Feature::Stairs:
        //: %1 is a key
        return sentence + u' ' + tr("Press “%1” again to go to the stairs.").arg(m_keys.explore);
    case Feature::Exit:
        //: %1 is a key
        return sentence + u' ' + tr("Press “%1” again to go to the exit.").arg(m_keys.explore);
    default:
        return sentence;
    }
}

/// Returns the sentence for a fully explored level, with the hero at the way out.
QString JourneyText::atWayOut() const
{
    const QString sentence = QStringList{lyingHere(), explored(), itemsLeft()}.join(u' ').simplified();
    if (m_facts.targetFeature == Feature::Exit) {
        return sentence + u' ' + tr("The exit is next to you: step into it to leave the level.");
    }
    return sentence + u' ' + atStairs();
}

QString JourneyText::atStairs() const
{
    return m_keys.descend.isEmpty() ? tr("The stairs are here.")
                                    //: %1 is a key
                                    : tr("The stairs are here: press “%1” to take them.").arg(m_keys.descend);
}

/// Returns the sentence for a hero beside a locked door whose key he has.
QString JourneyText::atLock() const
{
    const QString door = nameOf(m_facts.target, NameForm::TheObject);
    return m_keys.explore.isEmpty()
               //: %1 is a locked door beside the hero, who has its key
               ? tr("Your key fits the %1: step into it to open it.").arg(door)
               //: %1 is a locked door beside the hero, who has its key, %2 a key of the keyboard
               : tr("Your key fits the %1: press “%2” again to open it.").arg(door, m_keys.explore);
}

/// Returns why the hero attacks no enemy.
QString JourneyText::noAttack() const
{
    switch (m_facts.reason) {
    case StopReason::NoFights:
        return tr("This level has no combat.");
    case StopReason::NoEnemy:
        return tr("No monster to attack is in view.");
    case StopReason::NoWayToEnemy:
        //: %1 is the name of a monster
        return tr("You do not know a way to the %1. Wait for it, or find a way with the direction keys.")
            .arg(nameOf(m_facts.monster, NameForm::TheObject));
    default:
        //: %n hit points
        return tr("You hold back: you have %n hit point(s) left, and the next hits could kill you. Direction keys "
                  "still attack.",
                  nullptr, m_facts.hp);
    }
}

/// Returns a reminder of items left under the hero's feet.
QString JourneyText::lyingHere() const
{
    if (!m_facts.itemHere) {
        return {};
    }
    const QString name = nameOf(*m_facts.itemHere, NameForm::The);
    //: %1 is an item
    return m_keys.pickUp.isEmpty() ? tr("The %1 lies here.").arg(name)
                                   //: %1 is an item, %2 a key
                                   : tr("The %1 lies here: press “%2” to pick it up.").arg(name, m_keys.pickUp);
}

QString JourneyText::unhealed() const
{
    const QString why =
        m_facts.doStairsHeal ? tr("Resting does not heal here; stairs down do.") : tr("Resting does not heal here.");
    //: %1 is a key
    return m_keys.wait.isEmpty() ? why : why + u' ' + tr("Press “%1” to wait a turn.").arg(m_keys.wait);
}

QString JourneyText::arrived() const
{
    if (m_facts.wish == Journey::Wish::Stairs) {
        return m_facts.featureHere == Feature::Stairs ? atStairs() : QString();
    }
    return m_facts.itemHere ? tr("You find %1.").arg(nameOf(*m_facts.itemHere, NameForm::AnObject)) : QString();
}

QString JourneyText::found() const
{
    if (m_facts.wish == Journey::Wish::Explore) {
        //: %1 is the name of an item that the hero stands on
        return tr("You find %1.").arg(itemName());
    }
    //: %1 is the name of an item that has come into view
    return (hasArticle(m_facts.item) ? tr("You stop: you see %1.") : tr("You stop; in view: %1.")).arg(itemName());
}

QString JourneyText::nothingDone() const
{
    switch (m_facts.reason) {
    case StopReason::NoWay:
        return tr("You do not know a way there.");
    case StopReason::NoStop:
        return tr("You cannot stop there.");
    case StopReason::NoStairs:
        return m_facts.seesAll && !m_facts.hasWayOut ? tr("This level has neither stairs nor an exit.")
                                                     : tr("You do not know a way to any stairs or exit.");
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
        return tr("You are at full health.");
    case StopReason::NothingHeals:
        return unhealed();
    case StopReason::ChoiceDue:
        return tr("First choose what to improve.");
    default:
        return {};
    }
}

} // namespace

Sentence retellableSentenceOf(const Journey &journey, const World &world, const std::function<JourneyKeys()> &keys)
{
    return [facts = factsOf(journey, world), keys] {
        const JourneyKeys named = keys();
        return capitalized(JourneyText(facts, named).sentence());
    };
}
