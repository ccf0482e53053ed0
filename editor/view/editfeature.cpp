#include "editor/view/editfeature.h"

#include <QAction>

QAction *EditFeature::addCommand(CommandId id, const char *text, const char *statusTip, CommandPlace place,
                                 const std::function<void()> &act, CommandCondition condition)
{
    place.needs = condition.needs ? condition.needs : place.needs;
    if (place.scope == KeyScope::Window) {
        place.scope = KeyScope::Drawing;
    }
    QAction *action = m_context.commands.add(metaObject()->className(), id, text, statusTip, place);
    if (act) {
        connect(action, &QAction::triggered, this, act);
    }
    m_uses.push_back({action, std::move(condition.isPossible)});
    return action;
}

void EditFeature::setActive(bool isActive)
{
    m_isActive = isActive;
    update();
}

void EditFeature::update()
{
    for (const auto &[action, isPossible] : m_uses) {
        action->setEnabled(m_isActive && (!isPossible || isPossible()));
    }
}
