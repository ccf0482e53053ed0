#include "editor/forms/sidefield.h"

#include "gamecore/level/level.h"

#include <QSpinBox>

QSpinBox *makeSideField(int value, const QString &objectName, const QString &name)
{
    auto *side = new QSpinBox;
    side->setObjectName(objectName);
    side->setAccessibleName(name);
    side->setRange(1, largestSide);
    side->setValue(value);
    side->setAlignment(Qt::AlignRight);
    return side;
}
