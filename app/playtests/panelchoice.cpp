#include "app/playtests/panelchoice.h"

#include <QSignalBlocker>

#include <algorithm>

ElidedChoice *newPanelChoice(const QString &name)
{
    auto *choice = new ElidedChoice;
    choice->setObjectName(name);
    choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    choice->setFocusPolicy(Qt::TabFocus);
    return choice;
}

void fillChoice(QComboBox &choice, int count, const std::function<QString(int)> &nameOf)
{
    const int chosen = std::max(0, choice.currentIndex());
    const QSignalBlocker blocker(choice);
    choice.clear();
    for (int i = 0; i < count; ++i) {
        choice.addItem(nameOf(i));
    }
    choice.setCurrentIndex(chosen);
}
