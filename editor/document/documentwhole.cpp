// The level of a document as a whole: another one in its place, and what becomes of its file.

#include "editor/document/leveldocument.h"

#include <utility>

void LevelDocument::replaceLevel(const QString &name, Level level)
{
    endStroke();
    endTyping();
    if (level != m_open->level) {
        m_open->undo.push(new SwapStep(*this, name, std::move(level)));
    }
}

void LevelDocument::swapLevel(Level &other)
{
    std::swap(m_open->level, other);
    ++m_revision;
    ++m_thingsRevision;
    updateCatalogue();
    if (m_isTraveling) {
        m_wasReshaped = true;
        m_touched |= QRect(0, 0, m_open->level.size().width, m_open->level.size().height);
    } else {
        Q_EMIT aboutToReshape();
        Q_EMIT levelReplaced();
    }
    Q_EMIT propertiesChanged();
    Q_EMIT titleChanged();
}

void LevelDocument::protectFile()
{
    m_open->isReadOnly = true;
    Q_EMIT titleChanged();
}
