#include "tests/driver/toolboxdriver.h"

#include "tests/support/drawnlevel.h"

void ToolboxDriver::openToolbox()
{
    m_document = std::make_unique<LevelDocument>(shippedCatalogue());
    m_toolbox = std::make_unique<Toolbox>(*m_document);
    m_toolbox->setSeeds(1); // random draws are the same in each run
}

void ToolboxDriver::closeToolbox()
{
    m_toolbox.reset();
    m_document.reset();
}

void ToolboxDriver::open(const QStringList &rows)
{
    m_document->reset(drawnLevel(rows));
}

QStringList ToolboxDriver::rows() const
{
    return rowsOf(m_document->level());
}

void ToolboxDriver::click(Point cell, Qt::MouseButton button, Qt::KeyboardModifiers modifiers)
{
    m_toolbox->press(cell, button, modifiers);
    m_toolbox->release(cell);
}

void ToolboxDriver::drag(Point from, Point to, Qt::MouseButton button)
{
    m_toolbox->press(from, button, {});
    m_toolbox->drag(to);
    m_toolbox->release(to);
}
