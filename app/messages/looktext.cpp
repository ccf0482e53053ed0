#include "app/messages/looktext.h"

#include "editor/text/kindname.h"
#include "editor/text/plaintext.h"
#include "gamecore/data/kind.h"
#include "gamecore/rules/combat.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <string_view>

using namespace Qt::StringLiterals;

namespace {

QString numberText(qint64 value)
{
    return QLocale().toString(value);
}

class LookText {
    Q_DECLARE_TR_FUNCTIONS(LookText)

public:
    LookText(const World &world, Point cell, const ShownStats &shownStats, bool isRevealed)
        : m_world(world), m_cell(cell), m_shownStats(shownStats), m_isRevealed(isRevealed)
    {
    }

    QStringList lines() const;

private:
    QString hero() const;
    QStringList monster(ActorId id) const;
    QStringList fight(ActorId id) const;
    QString plans(ActorId id) const;
    QString statuses(const Statuses &statuses) const;
    static QString status(StatusEffect status, int turns);
    QStringList things() const;
    QString ground() const;
    QString door(const Terrain &terrain) const;

    const World &m_world;
    Point m_cell;
    const ShownStats &m_shownStats;
    bool m_isRevealed;
};

QStringList LookText::lines() const
{
    if (!m_world.size().contains(m_cell)) {
        return {};
    }
    if (!m_world.isExplored(m_cell) && !m_isRevealed) {
        return {tr("You have not seen this cell yet.")};
    }
    QStringList lines;
    const bool isInView = m_world.isVisible(m_cell);
    if (m_world.hero().cell == m_cell) {
        lines.append(hero());
    }
    for (ActorId id = heroId + 1; (isInView || m_isRevealed) && id <= m_world.actorCount(); ++id) {
        if (m_world.isAlive(id) && m_world.actor(id).cell == m_cell) {
            lines += monster(id);
        }
    }
    const QString found = (things() + QStringList{ground()}).join(u", "_s);
    if (isInView) {
        lines.append(capitalized(found) + u'.');
    } else if (m_isRevealed) {
        //: %1 are things and the ground of a cell, which only the author of the level is shown
        lines.append(tr("Out of sight: %1.").arg(found));
    } else {
        //: %1 are things and the ground of a cell that is out of sight
        lines.append(tr("Remembered: %1.").arg(found));
    }
    return lines;
}

QString LookText::hero() const
{
    const QString state = statuses(m_world.hero().statuses);
    if (m_world.status() == Status::Lost) {
        return tr("You died here.");
    }
    //: %1 hit points, %2 of at most so many
    const QString health =
        tr("You: %1 of %2 HP.").arg(numberText(qMax(0, m_world.hero().hp)), numberText(m_world.maxHp(heroId)));
    const QString text = m_shownStats.isHealth ? health : tr("You.");
    return state.isEmpty() ? text : QString(text + u' ' + state);
}

QStringList LookText::monster(ActorId id) const
{
    const Actor &actor = m_world.actor(id);
    QStringList parts;
    const QString name = capitalized(nameOf(m_world.kindOf(id).look));
    if (m_world.rules().contact == Contact::Fight) {
        //: %1 is the name of a monster, %2 its hit points, %3 the most that it can have
        parts.append(tr("%1: %2 of %3 HP.").arg(name, numberText(qMax(0, actor.hp)), numberText(m_world.maxHp(id))));
    } else {
        parts.append(name + u'.');
    }
    parts += fight(id);
    parts.append(plans(id));
    parts.append(statuses(actor.statuses));
    parts.append(descriptionOf(m_world.kindOf(id).look));
    parts.removeAll(QString());
    return parts;
}

QStringList LookText::fight(ActorId id) const
{
    if (m_world.actor(id).statuses.has(StatusEffect::Charmed)) {
        return {};
    }
    if (m_world.rules().contact == Contact::Kills) {
        const bool isSentBack = m_world.rules().death == DeathRule::Respawn;
        return {isSentBack ? tr("Its touch sends you back to the start.") : tr("Its touch kills.")};
    }
    if (m_world.rules().contact == Contact::Kick) {
        return {tr("It is harmless.")};
    }
    const std::optional<int> yours = hitsToKill(m_world, heroId, id);
    const std::optional<int> its = hitsToKill(m_world, id, heroId);
    const QString kill = yours ? tr("You kill it in %n hit(s).", nullptr, *yours) : tr("You cannot hurt it.");
    const QString die = its ? tr("It kills you in %n hit(s).", nullptr, *its) : tr("It cannot hurt you.");
    return {kill, die};
}

QString LookText::plans(ActorId id) const
{
    const Actor &actor = m_world.actor(id);
    for (const StatusRow &row : statusRows) {
        if (row.replacesBehavior && actor.statuses.has(row.status)) {
            return {};
        }
    }
    const BehaviorRow &behavior = rowOf(actor.behavior);
    const int breath = behavior.breathesFire ? m_world.kindOf(id).breath : 0;
    //: %1 are hit points
    return breath > 0 ? tr("It comes for you and breathes fire for %1.").arg(numberText(breath)) : tr(behavior.look);
}

QString LookText::statuses(const Statuses &statuses) const
{
    QStringList parts;
    for (int i = 0; i < statusEffectCount; ++i) {
        if (statuses.left(StatusEffect(i)) > 0) { // at 0 the actor only recovers
            parts.append(status(StatusEffect(i), statuses.left(StatusEffect(i))));
        }
    }
    return parts.join(u' ');
}

QString LookText::status(StatusEffect status, int turns)
{
    const char *look = rowOf(status).look;
    return tr(look, nullptr, std::string_view(look).find("%n") != std::string_view::npos ? turns : -1);
}

/// Returns the items on the cell, first the one that is picked up first, then the dead.
QStringList LookText::things() const
{
    std::vector<int> numbers;
    for (int item = m_world.itemAt(m_cell); item != CellIndex::none; item = m_world.nextItem(item)) {
        if (m_isRevealed || !m_world.item(item).isHidden) {
            numbers.push_back(item);
        }
    }
    std::sort(numbers.begin(), numbers.end());
    QStringList names;
    for (const int item : numbers) {
        names.append(nameOf(m_world.kindOfItem(item).look));
    }
    for (ActorId id = heroId + 1; id <= m_world.actorCount(); ++id) {
        const Actor &actor = m_world.actor(id);
        if (!m_world.isAlive(id) && !actor.isHidden && actor.cell == m_cell) {
            //: %1 is the name of a monster
            names.append(tr("remains of %1").arg(withArticle(nameOf(m_world.kindOf(id).look))));
        }
    }
    names.removeDuplicates();
    return names;
}

QString LookText::ground() const
{
    const Terrain &terrain = m_world.terrainAt(m_cell);
    const QString name = nameOf(terrain.look);
    for (const OpenedDoor &opened : m_world.openedDoors()) {
        if (opened.cell == m_cell) {
            //: %1 is a kind of door
            return tr("%1, open").arg(nameOf(m_world.catalogue().terrain(opened.door).look));
        }
    }
    if (terrain.isDoor()) {
        return door(terrain);
    }
    //: %1 is a kind of ground, %2 hit points
    return terrain.damage > 0 ? tr("%1 (%2 damage when stepped on)").arg(name, numberText(terrain.damage)) : name;
}

QString LookText::door(const Terrain &terrain) const
{
    const QString name = nameOf(terrain.look);
    const std::optional<Meaning> key = m_world.catalogue().meaningOf(terrain.openedBy);
    if (key && key->type == Meaning::Type::Terrain) {
        //: %1 is a kind of gate, %2 what opens it when one steps on it
        return tr("%1 (opened by: %2)").arg(name, nameOf(m_world.catalogue().lookOf(*key)));
    }
    //: %1 is a kind of door, %2 a key
    return key ? tr("%1 (needs %2)").arg(name, nameOf(m_world.catalogue().lookOf(*key), NameForm::AnObject)) : name;
}

} // namespace

QStringList lookLines(const World &world, Point cell, const ShownStats &shownStats, bool isRevealed)
{
    return LookText(world, cell, shownStats, isRevealed).lines();
}
