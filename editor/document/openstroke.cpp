#include "editor/document/openstroke.h"

#include <algorithm>
#include <utility>

void OpenStroke::open(const QString &name)
{
    Q_ASSERT(!m_isOpen);
    m_isOpen = true;
    m_name = name;
}

void OpenStroke::change(LevelEdit edit)
{
    Q_ASSERT(m_isOpen);
    if (!isEmpty(edit)) {
        m_edits.push_back(std::move(edit));
        m_target.applyToLevel(m_edits.back());
    }
}

void OpenStroke::changeProperties(const LevelProperties &before, const LevelProperties &after)
{
    Q_ASSERT(m_isOpen && m_edits.empty());
    if (before != after) {
        m_properties = {m_properties ? m_properties->before : before, after};
        m_target.setLevelProperties(after);
    }
}

void OpenStroke::takeBack()
{
    std::for_each(m_edits.rbegin(), m_edits.rend(), [this](const LevelEdit &edit) { m_target.revertInLevel(edit); });
    m_edits.clear();
    if (const std::optional<PropertiesChange> change = std::exchange(m_properties, std::nullopt)) {
        m_target.setLevelProperties(change->before);
    }
}

std::unique_ptr<QUndoCommand> OpenStroke::close()
{
    if (m_edits.empty()) {
        takeBack();
    }
    m_isOpen = false;
    std::optional<PropertiesChange> properties = std::exchange(m_properties, std::nullopt);
    if (m_edits.empty()) {
        return nullptr;
    }
    return std::make_unique<PaintStep>(m_target, m_name, std::exchange(m_edits, {}), 0, std::move(properties));
}
