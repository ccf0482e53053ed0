#include "editor/document/steps.h"

#include <algorithm>

PaintStep::PaintStep(StepTarget &target, const QString &name, std::vector<LevelChange> changes)
    : QUndoCommand(name), m_target(target), m_changes(std::move(changes))
{
}

void PaintStep::undo()
{
    std::for_each(m_changes.rbegin(), m_changes.rend(),
                  [this](const LevelChange &change) { m_target.revertInLevel(change); });
    m_isApplied = false;
}

void PaintStep::redo()
{
    if (m_isApplied) {
        return;
    }
    for (const LevelChange &change : m_changes) {
        m_target.applyToLevel(change);
    }
    m_isApplied = true;
}

PropertiesStep::PropertiesStep(StepTarget &target, const QString &name, LevelProperties before, LevelProperties after,
                               int mergeNumber)
    : QUndoCommand(name), m_target(target), m_before(std::move(before)), m_after(std::move(after)),
      m_mergeNumber(mergeNumber)
{
}

void PropertiesStep::undo()
{
    m_target.setLevelProperties(m_before);
}

void PropertiesStep::redo()
{
    m_target.setLevelProperties(m_after);
}

int PropertiesStep::id() const
{
    return m_mergeNumber > 0 ? m_mergeNumber : -1;
}

bool PropertiesStep::mergeWith(const QUndoCommand *next)
{
    // Qt asks only steps of the same id, and nothing else has one.
    m_after = static_cast<const PropertiesStep *>(next)->m_after;
    setObsolete(m_before == m_after);
    return true;
}
