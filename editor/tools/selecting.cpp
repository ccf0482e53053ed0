#include "editor/tools/selecting.h"

Combine combineOf(Qt::KeyboardModifiers modifiers)
{
    const bool adds = modifiers.testFlag(Qt::ShiftModifier);
    const bool subtracts = modifiers.testFlag(Qt::ControlModifier);
    if (adds && subtracts) {
        return Combine::Intersect;
    }
    return adds ? Combine::Add : subtracts ? Combine::Subtract : Combine::Replace;
}

Area combined(const Area &selected, const Area &area, Combine how)
{
    switch (how) {
    case Combine::Replace:
        return area;
    case Combine::Add:
        return united(selected, area);
    case Combine::Subtract:
        return subtracted(selected, area);
    case Combine::Intersect:
        return intersected(selected, area);
    }
    return area;
}
