#pragma once

#include "editor/widgets/elidedchoice.h"

#include <functional>

/// A choice of that object name, as wide as a panel whose width it does not decide.
ElidedChoice *newPanelChoice(const QString &name);
/// Fills a choice with so many names anew; what is chosen stays.
void fillChoice(QComboBox &choice, int count, const std::function<QString(int)> &nameOf);
