#include "editor/document/steps.h"

#include <algorithm>
#include <optional>

namespace {

/// Two changes of the things of the same cells, one after the other, as one; nothing if they are none.
std::optional<LevelChange> joined(const LevelChange &first, const LevelChange &next)
{
    if (!first.terrain.empty() || !next.terrain.empty() || first.thingsAfter != next.thingsBefore) {
        return std::nullopt;
    }
    return LevelChange{.terrain = {}, .thingsBefore = first.thingsBefore, .thingsAfter = next.thingsAfter};
}

} // namespace

PaintStep::PaintStep(StepTarget &target, const QString &name, std::vector<LevelChange> changes, int mergeNumber)
    : QUndoCommand(name), m_target(target), m_changes(std::move(changes)), m_mergeNumber(mergeNumber)
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

int PaintStep::id() const
{
    return m_mergeNumber > 0 ? m_mergeNumber : -1;
}

bool PaintStep::mergeWith(const QUndoCommand *next)
{
    // Qt asks only steps of the same id, and nothing else has one.
    const std::vector<LevelChange> &changes = static_cast<const PaintStep *>(next)->m_changes;
    const std::optional<LevelChange> both = joined(m_changes.back(), changes.front());
    if (!both || changes.size() != 1) {
        m_changes.insert(m_changes.end(), changes.begin(), changes.end());
        return true;
    }
    m_changes.back() = *both;
    setObsolete(m_changes.size() == 1 && both->thingsBefore == both->thingsAfter);
    return true;
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

LevelStep::LevelStep(StepTarget &target, const QString &name, LevelProperties before, LevelProperties after,
                     LevelChange change)
    : QUndoCommand(name), m_target(target), m_before(std::move(before)), m_after(std::move(after)),
      m_change(std::move(change))
{
}

void LevelStep::undo()
{
    if (!m_change.isEmpty()) {
        m_target.revertInLevel(m_change);
    }
    if (m_before != m_after) {
        m_target.setLevelProperties(m_before);
    }
}

void LevelStep::redo()
{
    if (m_before != m_after) {
        m_target.setLevelProperties(m_after);
    }
    if (!m_change.isEmpty()) {
        m_target.applyToLevel(m_change);
    }
}
