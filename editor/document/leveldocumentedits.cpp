// What changes the level of LevelDocument, each as a step that can be undone.

#include "editor/document/leveldocument.h"
#include "gamecore/data/catalogue.h"

#include <utility>

void LevelDocument::beginStroke(const QString &name)
{
    endStroke();
    endTyping();
    m_stroke.open(name);
}

void LevelDocument::endStroke()
{
    if (m_stroke.isOpen()) {
        if (std::unique_ptr<QUndoCommand> step = m_stroke.close()) {
            m_open->undo.push(step.release());
        }
    }
}

void LevelDocument::cancelStroke()
{
    m_stroke.takeBack();
    m_stroke.close();
}

void LevelDocument::change(LevelEdit edit)
{
    if (fits(edit)) {
        m_stroke.change(std::move(edit));
    }
}

bool LevelDocument::fits(const LevelEdit &edit)
{
    const std::size_t count = thingCountAfter(m_open->level, edit);
    const bool doesFit = count <= std::size_t(mostThings) || count <= m_open->level.things.size();
    if (!doesFit) {
        Q_EMIT tooManyThings();
    }
    return doesFit;
}

void LevelDocument::stroke(const QString &name, LevelEdit edit)
{
    beginStroke(name);
    change(std::move(edit));
    endStroke();
}

void LevelDocument::strokeTo(const QString &name, const Level &after)
{
    beginStroke(name);
    for (LevelEdit &edit : editsBetween(m_open->level, after, m_base->wall())) {
        change(std::move(edit));
    }
    endStroke();
}

void LevelDocument::typeStroke(const QString &name, const LevelChange &change, const QString &field)
{
    endStroke();
    if (change.isEmpty() || !fits(change)) {
        return;
    }
    applyToLevel(change);
    m_open->undo.push(new PaintStep(*this, name, {change}, typingIn(field)));
}

/// The merge number of all that is typed into one field without a break.
int LevelDocument::typingIn(const QString &field)
{
    if (m_typingField != field) {
        m_typingField = field;
        ++m_typing;
    }
    return m_typing;
}

void LevelDocument::changeProperties(const QString &name, const LevelProperties &after, const QString &field)
{
    endStroke();
    if (field.isEmpty()) {
        endTyping();
    }
    const LevelProperties before = propertiesOf(m_open->level);
    if (before != after) {
        m_open->undo.push(new PropertiesStep(*this, name, before, after, field.isEmpty() ? 0 : typingIn(field)));
    }
}

void LevelDocument::changeLevel(const QString &name, const LevelProperties &after, const LevelChange &change)
{
    endStroke();
    endTyping();
    const LevelProperties before = propertiesOf(m_open->level);
    if (fits(change) && (before != after || !change.isEmpty())) {
        m_open->undo.push(new LevelStep(*this, name, before, after, change));
    }
}

void LevelDocument::replaceLevel(const QString &name, Level level)
{
    endStroke();
    endTyping();
    if (level != m_open->level) {
        m_open->undo.push(new SwapStep(*this, name, std::move(level)));
    }
}
