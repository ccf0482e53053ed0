#include "editor/text/paintcard.h"

#include "editor/text/kindname.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/effect.h"
#include "gamecore/data/kind.h"
#include "gamecore/data/slot.h"
#include "gamecore/data/statuseffect.h"
#include "gamecore/data/terrain.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

class CardText {
    Q_DECLARE_TR_FUNCTIONS(CardText)

public:
    static QString of(const Terrain &terrain, const Catalogue &catalogue);
    static QString of(const Kind &kind, const Catalogue &catalogue);
    static QStringList factsOf(const Kind &kind, bool isFight);
    static QString idle(const Kind &kind);

private:
    static QString number(int value) { return QLocale().toString(value); }
    static QString ofDoor(const Terrain &door, const Catalogue &catalogue);
    static QString ofMonster(const Kind &monster);
    static QString ofItem(const Kind &item, const Catalogue &catalogue);
    static QString ofUse(const Kind &item);
    static QStringList doorsOf(const QString &key, const Catalogue &catalogue);
    static QString ofKey(const Kind &item, const Catalogue &catalogue);
    static QString fact(const Effect &effect);
    static QStringList ofFighter(const Kind &fighter);
    static QStringList ofThing(const Kind &item, bool isFight);
};

/// Returns the sentence of the first feature or trait that has one; null if none has.
const char *cardOfFields(const Terrain &terrain)
{
    if (rowOf(terrain.feature).card) {
        return rowOf(terrain.feature).card;
    }
    const auto row =
        std::find_if(terrainFields.begin(), terrainFields.end(), [&terrain](const RecordField<Terrain> &one) {
            return one.field.hint && one.valueIn(terrain) != one.valueIn(Terrain());
        });
    return row == terrainFields.end() ? nullptr : row->field.hint;
}

QString CardText::of(const Terrain &terrain, const Catalogue &catalogue)
{
    if (terrain.isDoor()) {
        return ofDoor(terrain, catalogue);
    }
    if (const char *card = cardOfFields(terrain)) {
        return tr(card);
    }
    if (const QStringList gates = doorsOf(terrain.key, catalogue); !gates.isEmpty()) {
        return tr("When the hero steps on it, %1 opens permanently, everywhere in the level.", "one or more names")
            .arg(gates.join(u", "_s));
    }
    if (terrain.isWalkable) {
        return terrain.isTransparent ? tr("Walkable; does not block the view.") : tr("Walkable, but blocks the view.");
    }
    return terrain.isTransparent ? tr("Not walkable, but does not block the view.")
                                 : tr("Blocks the way and the view.");
}

QString CardText::ofDoor(const Terrain &door, const Catalogue &catalogue)
{
    if (door.openedBy.isEmpty()) {
        return tr("Blocks the view until the hero opens it by walking into it.");
    }
    if (const std::optional<TerrainId> plate = catalogue.terrainOf(door.openedBy)) {
        return tr("A wall, until the hero steps on “%1” anywhere in the level.")
            .arg(nameOf(catalogue.terrain(*plate).look));
    }
    const std::optional<KindId> key = catalogue.kindOf(door.openedBy);
    const bool isUsedUp = key && catalogue.kind(*key).isUsedUp;
    return (isUsedUp ? tr("Locked: the hero opens it with “%1”, which is used up.")
                     : tr("Locked: the hero opens it with “%1”, which he keeps."))
        .arg(key ? nameOf(catalogue.kind(*key).look) : door.openedBy);
}

QString CardText::of(const Kind &kind, const Catalogue &catalogue)
{
    switch (kind.category) {
    case KindCategory::Hero:
        return tr("The hero starts here. A level has only one start.");
    case KindCategory::Treasure:
        return tr("Gold for the hero. A level can be won by collecting all treasure.");
    case KindCategory::Monster:
        return ofMonster(kind);
    case KindCategory::Item:
        return ofItem(kind, catalogue);
    }
    return {};
}

QString CardText::ofMonster(const Kind &monster)
{
    const QString behavior = tr(rowOf(monster.behavior).card);
    return QString(descriptionOf(monster.look) + u' ' + behavior).trimmed();
}

QString CardText::ofItem(const Kind &item, const Catalogue &catalogue)
{
    QStringList sentences;
    if (item.isWearable()) {
        sentences.append(tr(rowOf(item.slot).card));
    }
    if (!item.effects.empty()) {
        sentences.append(ofUse(item));
    }
    const QString key = ofKey(item, catalogue);
    if (!key.isEmpty()) {
        sentences.append(key);
    }
    return sentences.isEmpty() ? tr("The hero can carry it.") : sentences.join(u' ');
}

QString CardText::ofUse(const Kind &item)
{
    const TargetRow &row = rowOf(item.targeting.target);
    return tr(item.isUsedUp ? row.once : row.always);
}

QStringList CardText::doorsOf(const QString &key, const Catalogue &catalogue)
{
    QStringList doors;
    for (const Terrain &terrain : catalogue.terrain()) {
        if (terrain.openedBy == key) {
            doors.append(tr("“%1”").arg(nameOf(terrain.look)));
        }
    }
    return doors;
}

QString CardText::ofKey(const Kind &item, const Catalogue &catalogue)
{
    const QStringList doors = doorsOf(item.key, catalogue);
    if (doors.isEmpty()) {
        return {};
    }
    return (item.isUsedUp ? tr("Opens %1 and is used up.", "one or more names")
                          : tr("Opens %1 and is kept.", "one or more names"))
        .arg(doors.join(u", "_s));
}

QString CardText::fact(const Effect &effect)
{
    const EffectRow &row = rowOf(effect.type);
    if (!row.fact) {
        const char *ofStatus = rowOf(effect.status).fact;
        return ofStatus ? tr(ofStatus, nullptr, effect.turns) : QString();
    }
    QString fact = tr(row.fact);
    for (const RecordField<Effect> &field : row.fields) {
        fact = fact.arg(number(field.valueIn(effect).toInt()));
    }
    return fact;
}

QStringList CardText::ofFighter(const Kind &fighter)
{
    QStringList facts{tr("%1 HP").arg(number(fighter.hp)), tr("power %1").arg(number(fighter.power)),
                      tr("defense %1").arg(number(fighter.defense))};
    if (rowOf(fighter.behavior).breathesFire && fighter.category == KindCategory::Monster) {
        facts.append(tr("fire %1").arg(number(fighter.breath)));
    }
    if (fighter.xp > 0) {
        facts.append(tr("%1 XP", "experience").arg(number(fighter.xp)));
    }
    return facts;
}

QStringList CardText::ofThing(const Kind &item, bool isFight)
{
    QStringList facts;
    const auto add = [&facts](const QString &text, int value) {
        if (value != 0) {
            facts.append(text.arg(number(value)));
        }
    };
    if (item.isWearable() && isFight) {
        add(tr("power +%1"), item.power);
        add(tr("defense +%1"), item.defense);
        add(tr("HP +%1"), item.maxHp);
    }
    for (const Effect &effect : item.effects) {
        facts.append(fact(effect));
    }
    if (!item.effects.empty()) {
        add(tr("range %1"), item.targeting.target == Targeting::Target::Self ? 0 : item.targeting.range);
        add(tr("radius %1"), item.targeting.target == Targeting::Target::Area ? item.targeting.radius : 0);
    }
    return facts;
}

/// Returns a note about combat values in a level without combat.
QString CardText::idle(const Kind &kind)
{
    const bool isForFights = kind.isWearable() && (kind.power != 0 || kind.defense != 0 || kind.maxHp != 0);
    return isForFights ? tr("This level has no combat, so it has no effect.") : QString();
}

QStringList CardText::factsOf(const Kind &kind, bool isFight)
{
    switch (kind.category) {
    case KindCategory::Treasure:
        return {kind.goldMin == kind.goldMax ? tr("%1 gold").arg(number(kind.goldMin))
                                             : tr("%1 to %2 gold").arg(number(kind.goldMin), number(kind.goldMax))};
    case KindCategory::Item:
        return ofThing(kind, isFight);
    case KindCategory::Hero:
    case KindCategory::Monster:
        break;
    }
    return isFight ? ofFighter(kind) : QStringList();
}

} // namespace

PaintCard cardOf(const Terrain &terrain, const Catalogue &catalogue)
{
    return {.name = nameOf(terrain.look),
            .facts = terrain.damage > 0
                         ? QCoreApplication::translate("CardText", "%1 damage").arg(QLocale().toString(terrain.damage))
                         : QString(),
            .sentence = CardText::of(terrain, catalogue)};
}

PaintCard cardOf(const Kind &kind, const Catalogue &catalogue, Contact contact)
{
    const bool isFight = contact == Contact::Fight;
    const QString idle = isFight ? QString() : CardText::idle(kind);
    return {.name = nameAmongKinds(kind, catalogue),
            .facts = CardText::factsOf(kind, isFight).join(u" · "_s),
            .sentence = QString(CardText::of(kind, catalogue) + u' ' + idle).trimmed()};
}
