#include "app/telling/targetingtext.h"

#include "app/telling/eventtext.h"
#include "editor/wording/capital.h"
#include "editor/wording/kindname.h"
#include "gamecore/data/kind.h"
#include "gamecore/rules/effects.h"
#include "gamecore/world/event.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

class AimText {
    Q_DECLARE_TR_FUNCTIONS(AimText)

public:
    AimText(const World &world, const Kind &item) : m_world(world), m_item(item) {}

    QString text(Point cell) const;

private:
    QString victim(ActorId id) const;
    int damage() const;

    const World &m_world;
    const Kind &m_item;
};

int AimText::damage() const
{
    int damage = 0;
    for (const Effect &effect : m_item.effects) {
        damage += rowOf(effect.type).wounds ? effect.amount : 0;
    }
    return damage;
}

QString AimText::victim(ActorId id) const
{
    const QString name =
        id == heroId ? tr("YOU") : tr("the %1").arg(nameOf(m_world.kindOf(id).look, NameForm::TheObject));
    if (damage() == 0) {
        return name;
    }
    const bool dies = damage() >= m_world.actor(id).hp;
    const QString loss = QLocale().toString(damage());
    //: %1 is who is hit, %2 the hit points lost
    return dies ? tr("%1 (%2, dies)").arg(name, loss) : tr("%1 (%2)").arg(name, loss);
}

QString AimText::text(Point cell) const
{
    const QString name = capitalized(nameOf(m_item.look));
    const Reason reason = reasonAgainstUse(m_world, m_item, &cell);
    if (reason != Reason::None) {
        return tr("%1: %2").arg(name, sentenceOf({.type = EventType::Refused, .reason = reason}, {}, m_world));
    }
    std::vector<ActorId> targets;
    addTargets(m_world, m_item, cell, targets);
    QStringList victims;
    for (const ActorId id : targets) {
        if (id == heroId || m_world.isVisible(m_world.actor(id).cell)) {
            victims.append(victim(id));
        }
    }
    return victims.isEmpty() ? tr("%1: hits nobody whom you see.").arg(name)
                             : tr("%1: hits %2.").arg(name, victims.join(u", "_s));
}

} // namespace

QString aimText(const World &world, const Kind &item, Point cell)
{
    return AimText(world, item).text(cell);
}
