#include "app/keys/keynames.h"

QString KeyNames::walking() const
{
    const QString others = m_actions.hero.walkKeys();
    const bool areUnbound = of(HeroAct::North).isEmpty() && others.isEmpty();
    return areUnbound || !others.isEmpty() ? others : arrows();
}
