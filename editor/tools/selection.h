#pragma once

#include "editor/tools/drawsetup.h"

#include <QObject>

#include <functional>
#include <map>
#include <vector>

class LevelDocument;
class QUndoStack;

/// Cells, or things that were chosen one by one.
struct Selected {
    Area cells;
    std::vector<ThingSpot> picked;

    friend bool operator==(const Selected &, const Selected &) = default;
};

/// The selection before and after each step that changed it, so that undo and redo select the same again. The stack of
/// steps is always that of the level that is edited.
class SelectionMemory {
public:
    /// Another level, with the steps that it has.
    void begin(const QUndoStack &steps);
    /// The step at that place was made just now.
    void remember(int place, Selected before, Selected after);
    /// A new step takes the place of those from there on.
    void forgetFrom(int place) { m_changes.erase(m_changes.lower_bound(place), m_changes.end()); }
    /// Returns the selection after steps were made, undone or made again, where `now` was selected: a selection that
    /// the person made meanwhile stays.
    Selected follow(const QUndoStack &steps, Selected now);

private:
    struct Change {
        Selected before;
        Selected after;
    };
    std::map<int, Change> m_changes; ///< by the place of the step
    int m_step = 0;                  ///< index of the stack, when it was last heard of
};

/// What is selected in the level, beside the document: no step, no change of the level. Selected are either cells,
/// which mask everything that is painted, or things, which were chosen one by one: choosing one lets go of the other.
/// Undo of what was done to things or cells selects them again.
class Selection : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it. What is selected stands in the setup, where tools select as well.
    Selection(LevelDocument &document, DrawSetup &setup);

    /// Nothing is masked while there are none.
    const Area &cells() const { return m_setup.selection; }
    void setCells(const Area &cells);
    /// By their place in Level::things, ascending: those chosen one by one, else all that stand on selected cells.
    std::vector<std::size_t> things() const;
    /// Chooses things one by one, so also several.
    void setThings(const std::vector<std::size_t> &things);
    /// Where the things stand that were chosen one by one.
    Area pickedCells() const;
    bool isEmpty() const { return cells().isEmpty() && things().empty(); }
    void selectAll();
    void selectNone();
    void invert();

    /// Removes the things that were chosen one by one; without such clears the selected cells, which become floor.
    /// False if nothing is selected.
    bool remove();
    /// Removes the things of things(), so also those on selected cells, which stay as they are otherwise. False if
    /// there are none.
    bool removeThings();
    /// Moves selected cells with what stands on them. False if none are selected or `by` is zero.
    bool moveCells(Point by);
    /// A copy of the selected cells, or of the things that were chosen, without their ground; empty if nothing is
    /// selected.
    Stamp copy() const;
    /// Does something that may be a step, remembering the selection before and after it.
    void act(const std::function<void()> &deed);

Q_SIGNALS:
    /// It is changed now, or the level by it: whoever draws ends that before.
    void aboutToChange();
    /// cells() or things() may be others.
    void changed();
    /// The person chose things with the tool for that, though they may be the ones that were chosen before.
    void thingsPicked();

private:
    std::vector<std::size_t> pickedThings() const;
    void set(Area cells, std::vector<ThingSpot> picked);
    Selected selected() const { return {m_setup.selection, m_setup.picked}; }
    void followSteps();

    LevelDocument &m_document;
    DrawSetup &m_setup;
    SelectionMemory m_memory;
};
