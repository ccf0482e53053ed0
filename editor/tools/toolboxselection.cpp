// What is selected, and what is done with it.

#include "editor/document/replacing.h"
#include "editor/document/thingmoves.h"
#include "editor/tools/regiontool.h"
#include "editor/tools/selecttool.h"
#include "editor/tools/strokename.h"
#include "editor/tools/toolbox.h"

#include <utility>

void Toolbox::setSelection(Area cells, std::vector<ThingSpot> picked)
{
    cancel();
    m_setup.selection = std::move(cells);
    m_setup.picked = std::move(picked);
    Q_EMIT selectionChanged();
    tellPreview();
}

void Toolbox::setSelectedCells(const Area &cells)
{
    setSelection(cells.moved({}, m_document.level().size()), m_setup.picked);
}

std::vector<std::size_t> Toolbox::pickedThings() const
{
    return thingsOn(m_document.level(), m_setup.picked);
}

std::vector<std::size_t> Toolbox::selectedThings() const
{
    const std::vector<std::size_t> picked = pickedThings();
    const Level &level = m_document.level();
    return picked.empty() ? thingsOn(level, thingSpots(level, m_setup.selection)) : picked;
}

Area Toolbox::pickedCells() const
{
    std::vector<Point> cells;
    for (const std::size_t i : pickedThings()) {
        cells.push_back(m_document.level().things[i].cell);
    }
    return Area(std::move(cells), m_document.level().size());
}

void Toolbox::setSelectedThings(const std::vector<std::size_t> &things)
{
    std::vector<ThingSpot> places;
    for (const std::size_t i : things) {
        const Point cell = m_document.level().things[i].cell;
        places.push_back({cell, int(i - thingsAt(m_document.level(), cell).first)});
    }
    setSelection(m_setup.selection, std::move(places));
}

void Toolbox::selectAll()
{
    setSelection(Area::all(m_document.level().size()), {});
}

void Toolbox::selectNone()
{
    setSelection({}, {});
}

void Toolbox::invertSelection()
{
    setSelection(subtracted(Area::all(m_document.level().size()), m_setup.selection), {});
}

bool Toolbox::removeSelected()
{
    cancel();
    const Level &level = m_document.level();
    const Catalogue &catalogue = *m_document.catalogue();
    const std::vector<std::size_t> things = pickedThings();
    if (!things.empty()) {
        const Paint first = Paint::ofThing(level.things[things.front()]);
        const QString name =
            things.size() == 1 ? StrokeName::remove(first, catalogue) : StrokeName::removeThings(int(things.size()));
        m_document.stroke(name, changeByRemovingThings(level, things));
        setSelection(m_setup.selection, {});
        return true;
    }
    if (m_setup.selection.isEmpty()) {
        return false;
    }
    m_document.stroke(StrokeName::clearCells(), changeByPainting(level, catalogue, m_setup.selection, Paint::eraser()));
    return true;
}

bool Toolbox::moveSelectedCells(Point by)
{
    cancel();
    const bool hasMoved = ::moveSelectedCells(m_document, m_setup, by);
    m_preview.reset(); // the level told of its change before the selection had moved
    Q_EMIT selectionChanged();
    return hasMoved;
}

Area Toolbox::cellsToCopy() const
{
    return m_setup.selection.isEmpty() ? pickedCells() : m_setup.selection;
}

bool Toolbox::clearSelected()
{
    cancel();
    const Area area = cellsToCopy();
    const LevelChange change = changeByPainting(m_document.level(), *m_document.catalogue(), area, Paint::eraser());
    m_document.stroke(StrokeName::clearCells(), change);
    return !area.isEmpty();
}

Stamp Toolbox::copyOfSelection() const
{
    return stampOf(m_document.level(), cellsToCopy());
}

qint64 Toolbox::countToReplace(const Paint &what, const Paint &with, bool isInSelection) const
{
    return ::countToReplace(m_document.level(), *m_document.catalogue(), what, with,
                            isInSelection ? &m_setup.selection : nullptr);
}

void Toolbox::replaceAll(const Paint &what, const Paint &with, bool isInSelection)
{
    cancel();
    const Catalogue &catalogue = *m_document.catalogue();
    m_document.stroke(
        StrokeName::replace(what, with, catalogue),
        changeByReplacing(m_document.level(), catalogue, what, with, isInSelection ? &m_setup.selection : nullptr));
}
