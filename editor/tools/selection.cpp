#include "editor/tools/selection.h"

#include "editor/edits/thingmoves.h"
#include "editor/tools/selecttools.h"
#include "editor/tools/strokename.h"

#include <QUndoStack>

#include <utility>

void SelectionHistory::begin(const QUndoStack &steps)
{
    m_changes.clear();
    m_step = steps.index();
}

void SelectionHistory::remember(int place, Selected before, Selected after)
{
    m_changes[place] = {.before = std::move(before), .after = std::move(after)};
}

Selected SelectionHistory::follow(const QUndoStack &steps, Selected now)
{
    while (m_step != steps.index()) {
        const bool isBack = m_step > steps.index();
        const int place = isBack ? m_step - 1 : m_step;
        m_step += isBack ? -1 : 1;
        const auto found = m_changes.find(place);
        if (found == m_changes.end()) {
            continue;
        }
        const Change &by = found->second;
        if (now == (isBack ? by.after : by.before)) {
            now = isBack ? by.before : by.after;
        }
    }
    return now;
}

Selection::Selection(LevelDocument &document, DrawSetup &setup) : m_document(document), m_setup(setup)
{
    connect(&document, &LevelDocument::levelReplaced, this, [this] {
        selectNone();
        m_memory.begin(m_document.undoStack());
    });
    connect(&document, &LevelDocument::stepsMoved, this, &Selection::followSteps);
    connect(&document, &LevelDocument::aboutToMakeStep, this,
            [this] { m_memory.forgetFrom(m_document.undoStack().index()); });
    connect(&document, &LevelDocument::regionChanged, this, &Selection::changed);
}

void Selection::set(Area cells, std::vector<ThingSpot> picked)
{
    Q_EMIT aboutToChange();
    m_setup.selection = std::move(cells);
    m_setup.picked = std::move(picked);
    Q_EMIT changed();
}

void Selection::act(const std::function<void()> &deed)
{
    const QUndoStack &steps = m_document.undoStack();
    const Selected before = selected();
    const int step = steps.index();
    deed();
    if (steps.index() > step && before != selected()) {
        m_memory.remember(step, before, selected());
    }
}

void Selection::followSteps()
{
    Selected now = m_memory.follow(m_document.undoStack(), selected());
    if (now != selected()) {
        set(std::move(now.cells), std::move(now.picked));
    }
}

void Selection::setCells(const Area &cells)
{
    set(cells.moved({}, m_document.level().size()), {});
}

std::vector<std::size_t> Selection::pickedThings() const
{
    return thingsOn(m_document.level(), m_setup.picked);
}

std::vector<std::size_t> Selection::things() const
{
    const std::vector<std::size_t> picked = pickedThings();
    const Level &level = m_document.level();
    return picked.empty() ? thingsOn(level, thingSpots(level, m_setup.selection)) : picked;
}

Area Selection::pickedCells() const
{
    std::vector<Point> cells;
    for (const std::size_t i : pickedThings()) {
        cells.push_back(m_document.level().things[i].cell);
    }
    return Area(std::move(cells), m_document.level().size());
}

void Selection::setThings(const std::vector<std::size_t> &things)
{
    std::vector<ThingSpot> places;
    for (const std::size_t i : things) {
        const Point cell = m_document.level().things[i].cell;
        places.push_back({cell, int(i - thingsAt(m_document.level(), cell).first)});
    }
    set({}, std::move(places));
}

void Selection::selectAll()
{
    set(Area::all(m_document.level().size()), {});
}

void Selection::selectNone()
{
    set({}, {});
}

void Selection::invert()
{
    set(subtracted(Area::all(m_document.level().size()), m_setup.selection), {});
}

bool Selection::remove()
{
    Q_EMIT aboutToChange();
    if (m_setup.selection.isEmpty()) {
        return removeThings();
    }
    m_document.stroke(StrokeName::clearCells(), changeByPainting(m_document.level(), *m_document.catalogue(),
                                                                 m_setup.selection, Paint::eraser()));
    return true;
}

bool Selection::removeThings()
{
    Q_EMIT aboutToChange();
    const std::vector<std::size_t> things = this->things();
    if (things.empty()) {
        return false;
    }
    const Level &level = m_document.level();
    const Paint first = Paint::ofThing(level.things[things.front()]);
    const QString name = things.size() == 1 ? StrokeName::remove(first, *m_document.catalogue())
                                            : StrokeName::removeThings(int(things.size()));
    act([&] {
        m_document.stroke(name, changeByRemovingThings(level, things));
        set(m_setup.selection, {});
    });
    return true;
}

bool Selection::moveCells(Point by)
{
    Q_EMIT aboutToChange();
    bool hasMoved = false;
    act([&] { hasMoved = moveSelectedCells(m_document, m_setup, by); });
    Q_EMIT changed(); // the level emitted its change before the selection had moved
    return hasMoved;
}

Stamp Selection::copy() const
{
    const Level &level = m_document.level();
    return m_setup.selection.isEmpty() ? stampOfThings(level, pickedThings()) : stampOf(level, m_setup.selection);
}
