#include "editor/view/editfeature.h"

#include <QAction>

QAction *EditFeature::addCommand(CommandRow row, const std::function<void()> &act, std::function<bool()> isPossible)
{
    if (row.place.scope == KeyScope::Window) {
        row.place.scope = KeyScope::Drawing;
    }
    QAction *action = m_desk.commands.add(row, metaObject()->className());
    if (act) {
        connect(action, &QAction::triggered, this, act);
    }
    m_uses.push_back({action, std::move(isPossible)});
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
