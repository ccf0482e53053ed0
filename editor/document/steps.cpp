#include "editor/document/steps.h"

#include <algorithm>
#include <optional>

namespace {

/// Two changes of the things of the same cells, one after the other, as one; nothing if they are none.
std::optional<LevelChange> joined(const LevelEdit &one, const LevelEdit &other)
{
    const auto *change = std::get_if<LevelChange>(&one);
    const auto *following = std::get_if<LevelChange>(&other);
    if (!change || !following) {
        return std::nullopt;
    }
    const LevelChange &first = *change;
    const LevelChange &next = *following;
    if (!first.terrain.empty() || !next.terrain.empty() || first.thingsAfter != next.thingsBefore) {
        return std::nullopt;
    }
    return LevelChange{.terrain = {}, .thingsBefore = first.thingsBefore, .thingsAfter = next.thingsAfter};
}

} // namespace

PaintStep::PaintStep(StepTarget &target, const QString &name, std::vector<LevelEdit> edits, int mergeNumber,
                     std::optional<PropertiesChange> properties)
    : QUndoCommand(name), m_target(target), m_edits(std::move(edits)), m_properties(std::move(properties)),
      m_mergeNumber(mergeNumber)
{
}

void PaintStep::undo()
{
    std::for_each(m_edits.rbegin(), m_edits.rend(), [this](const LevelEdit &edit) { m_target.revertInLevel(edit); });
    if (m_properties) {
        m_target.setLevelProperties(m_properties->before);
    }
    m_isApplied = false;
}

void PaintStep::redo()
{
    if (m_isApplied) {
        return;
    }
    if (m_properties) {
        m_target.setLevelProperties(m_properties->after);
    }
    for (const LevelEdit &edit : m_edits) {
        m_target.applyToLevel(edit);
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
    const std::vector<LevelEdit> &edits = static_cast<const PaintStep *>(next)->m_edits;
    const std::optional<LevelChange> both = joined(m_edits.back(), edits.front());
    if (!both || edits.size() != 1) {
        m_edits.insert(m_edits.end(), edits.begin(), edits.end());
        return true;
    }
    m_edits.back() = *both;
    setObsolete(m_edits.size() == 1 && both->thingsBefore == both->thingsAfter);
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

SwapStep::SwapStep(StepTarget &target, const QString &name, Level after)
    : QUndoCommand(name), m_target(target), m_other(std::move(after))
{
}

void SwapStep::undo()
{
    m_target.swapLevel(m_other);
}

void SwapStep::redo()
{
    m_target.swapLevel(m_other);
}
