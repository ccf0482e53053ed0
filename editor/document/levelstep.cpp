#include "editor/document/levelstep.h"

#include "editor/document/leveldocument.h"
#include "editor/edits/stamp.h"

#include <algorithm>
#include <utility>

namespace {

/// Joins two successive changes of things on the same cells. std::nullopt if they are not such changes.
std::optional<LevelChange> joinedThings(const LevelEdit &one, const LevelEdit &other)
{
    const auto *first = std::get_if<LevelChange>(&one);
    const auto *next = std::get_if<LevelChange>(&other);
    if (!first || !next || !first->terrain.empty() || !next->terrain.empty()
        || first->thingsAfter != next->thingsBefore) {
        return std::nullopt;
    }
    return LevelChange{.terrain = {}, .thingsBefore = first->thingsBefore, .thingsAfter = next->thingsAfter};
}

bool isEmptyEdit(const LevelEdit &edit)
{
    return std::visit([](const auto &one) { return one.isEmpty(); }, edit);
}

} // namespace

std::vector<LevelEdit> editsBetween(const Level &before, const Level &after, TerrainId fill)
{
    std::vector<LevelEdit> edits;
    Level level = before;
    if (before.size() != after.size()) {
        const LevelReshape reshape = reshapeByResizing(level, after.size(), {}, fill);
        applyReshape(level, reshape);
        edits.emplace_back(reshape);
    }
    LevelChange change = changeBetween(level, after);
    if (!change.isEmpty()) {
        edits.emplace_back(std::move(change));
    }
    return edits;
}

LevelStep::LevelStep(LevelDocument &document, const QString &name, int mergeNumber)
    : QUndoCommand(name), m_document(document), m_mergeNumber(mergeNumber)
{
}

void LevelStep::changeProperties(const LevelProperties &after)
{
    Q_ASSERT(m_edits.empty());
    LevelProperties now = propertiesOf(m_document.level());
    if (now != after) {
        if (!m_before) {
            m_before = std::move(now);
        }
        m_after = after;
        m_document.setLevelProperties(after);
    }
}

void LevelStep::change(LevelEdit edit)
{
    if (!isEmptyEdit(edit)) {
        m_edits.push_back(std::move(edit));
        m_document.apply(m_edits.back());
    }
}

void LevelStep::takeBack()
{
    undo();
    m_edits.clear();
    m_before.reset();
    m_isApplied = true;
}

void LevelStep::undo()
{
    std::for_each(m_edits.rbegin(), m_edits.rend(), [this](const LevelEdit &edit) { m_document.revert(edit); });
    if (m_before) {
        m_document.setLevelProperties(*m_before);
    }
    m_isApplied = false;
}

void LevelStep::redo()
{
    if (m_isApplied) {
        return; // pushed
    }
    if (m_before) {
        m_document.setLevelProperties(m_after);
    }
    for (const LevelEdit &edit : m_edits) {
        m_document.apply(edit);
    }
    m_isApplied = true;
}

bool LevelStep::mergeWith(const QUndoCommand *next)
{
    // Qt calls this only for steps of the same id, which only this class has.
    const auto &later = static_cast<const LevelStep &>(*next);
    if (later.m_before) {
        if (!m_before) {
            m_before = later.m_before;
        }
        m_after = later.m_after;
    }
    for (const LevelEdit &edit : later.m_edits) {
        std::optional<LevelChange> both = m_edits.empty() ? std::nullopt : joinedThings(m_edits.back(), edit);
        if (!both) {
            m_edits.push_back(edit);
        } else if (both->thingsBefore == both->thingsAfter) {
            m_edits.pop_back();
        } else {
            m_edits.back() = *std::move(both);
        }
    }
    setObsolete(isEmpty());
    return true;
}

void SwapStep::redo()
{
    m_document.swapLevel(m_other);
}
