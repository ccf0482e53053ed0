#include "editor/tools/pickmemory.h"

#include <QUndoStack>

void PickMemory::begin(const QUndoStack &steps)
{
    m_picked.clear();
    m_step = steps.index();
    m_stepCount = steps.count();
}

void PickMemory::remember(const QUndoStack &steps, int place, std::vector<ThingSpot> before,
                          std::vector<ThingSpot> after)
{
    m_picked[place] = {.step = steps.command(place), .before = std::move(before), .after = std::move(after)};
}

std::vector<ThingSpot> PickMemory::follow(const QUndoStack &steps, std::vector<ThingSpot> now)
{
    if (m_stepCount != steps.count()) { // a new one took the place of those that could be made again
        m_picked.erase(m_picked.lower_bound(m_step), m_picked.end());
    }
    m_stepCount = steps.count();
    while (m_step != steps.index()) {
        const bool isBack = m_step > steps.index();
        const int place = isBack ? m_step - 1 : m_step;
        m_step += isBack ? -1 : 1;
        const auto found = m_picked.find(place);
        if (found == m_picked.end() || found->second.step != steps.command(place)) {
            continue;
        }
        const Picked &by = found->second;
        if (now == (isBack ? by.after : by.before)) {
            now = isBack ? by.before : by.after;
        }
    }
    return now;
}
