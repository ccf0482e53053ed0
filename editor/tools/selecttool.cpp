#include "editor/tools/selecttool.h"

#include "editor/tools/strokename.h"

#include <utility>

void SelectTool::press(Point cell, const Paint &)
{
    m_selection = cell;
    m_selection = selection();
    m_from = m_selection;
}

void SelectTool::drag(Point)
{
}

void SelectTool::release(Point cell)
{
    const std::optional<Point> from = std::exchange(m_from, std::nullopt);
    if (!from) {
        return;
    }
    const LevelChange change = changeByMoving(document().level(), *document().catalogue(), *from, cell);
    if (!change.isEmpty()) {
        const Paint thing = *thingPaintAt(document().level(), *from);
        document().stroke(StrokeName::move(thing, *document().catalogue()), change);
        m_selection = cell;
    }
}

void SelectTool::cancel()
{
    m_from.reset();
}

ToolPreview SelectTool::preview(Point cell, const Paint &) const
{
    if (!m_from) {
        return {};
    }
    LevelChange change = changeByMoving(document().level(), *document().catalogue(), *m_from, cell);
    return {.area = Area({cell}, document().level().size()), .change = std::move(change)};
}

std::optional<Point> SelectTool::selection() const
{
    if (!m_selection) {
        return std::nullopt;
    }
    const auto [first, last] = thingsAt(document().level(), *m_selection);
    return first == last ? std::nullopt : m_selection;
}

bool SelectTool::removeSelected()
{
    const std::optional<Point> cell = selection();
    if (!cell) {
        return false;
    }
    const Paint thing = *thingPaintAt(document().level(), *cell);
    document().stroke(StrokeName::remove(thing, *document().catalogue()), changeByRemoving(document().level(), *cell));
    return true;
}
