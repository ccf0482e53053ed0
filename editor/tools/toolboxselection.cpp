// What is selected, and what is done with it.

#include "editor/changes/replacing.h"
#include "editor/changes/thingmoves.h"
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

void Toolbox::act(const std::function<void()> &deed)
{
    const QUndoStack &steps = m_document.undoStack();
    const std::vector<ThingSpot> before = m_setup.picked;
    const int step = steps.index();
    deed();
    if (steps.index() > step && m_setup.selection.isEmpty()) {
        m_pickedBy[step] = {.step = steps.command(step), .before = before, .after = m_setup.picked};
    }
}

/// Steps that were taken back or made again choose the things that were chosen before or after them, unless the person
/// has chosen something else meanwhile.
void Toolbox::followSteps()
{
    const QUndoStack &steps = m_document.undoStack();
    if (m_stepCount != steps.count()) { // a new one took the place of those that could be made again
        m_pickedBy.erase(m_pickedBy.lower_bound(m_step), m_pickedBy.end());
    }
    m_stepCount = steps.count();
    std::vector<ThingSpot> now = m_setup.picked;
    for (const int to = steps.index(); m_step != to;) {
        const bool isBack = m_step > to;
        const int place = isBack ? m_step - 1 : m_step;
        m_step += isBack ? -1 : 1;
        const auto found = m_pickedBy.find(place);
        if (found == m_pickedBy.end() || found->second.step != steps.command(place)) {
            continue;
        }
        const PickedBy &by = found->second;
        if (now == (isBack ? by.after : by.before)) {
            now = isBack ? by.before : by.after;
        }
    }
    if (now != m_setup.picked && m_setup.selection.isEmpty()) {
        setSelection({}, std::move(now));
    }
}

void Toolbox::forgetSteps()
{
    m_pickedBy.clear();
    m_step = m_document.undoStack().index();
    m_stepCount = m_document.undoStack().count();
}

void Toolbox::setSelectedCells(const Area &cells)
{
    setSelection(cells.moved({}, m_document.level().size()), {});
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
    setSelection({}, std::move(places));
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
    if (m_setup.selection.isEmpty()) {
        return removeSelectedThings();
    }
    m_document.stroke(StrokeName::clearCells(), changeByPainting(m_document.level(), *m_document.catalogue(),
                                                                 m_setup.selection, Paint::eraser()));
    return true;
}

bool Toolbox::removeSelectedThings()
{
    cancel();
    const std::vector<std::size_t> things = selectedThings();
    if (things.empty()) {
        return false;
    }
    const Level &level = m_document.level();
    const Paint first = Paint::ofThing(level.things[things.front()]);
    const QString name = things.size() == 1 ? StrokeName::remove(first, *m_document.catalogue())
                                            : StrokeName::removeThings(int(things.size()));
    act([&] {
        m_document.stroke(name, changeByRemovingThings(level, things));
        setSelection(m_setup.selection, {});
    });
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

Stamp Toolbox::copyOfSelection() const
{
    const Level &level = m_document.level();
    return m_setup.selection.isEmpty() ? stampOfThings(level, pickedThings()) : stampOf(level, m_setup.selection);
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
