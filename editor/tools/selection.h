#pragma once

#include "editor/tools/drawsetup.h"

#include <QObject>

#include <functional>
#include <map>
#include <vector>

class LevelDocument;
class QUndoStack;

/// Selected cells, or individually selected things.
struct Selected {
    Area cells;
    std::vector<ThingSpot> picked;

    friend bool operator==(const Selected &, const Selected &) = default;
};

/// The selections before and after each step that changed them, so that undo and redo restore them. The undo stack is
/// always that of the current level.
class SelectionMemory {
public:
    /// Starts with another level and its steps.
    void begin(const QUndoStack &steps);
    /// Records the selection of the step with index `place`, which was just made.
    void remember(int place, Selected before, Selected after);
    /// Forgets the steps from `place` on, which a new step replaces.
    void forgetFrom(int place) { m_changes.erase(m_changes.lower_bound(place), m_changes.end()); }
    /// Returns the selection after steps were made, undone or redone. `now` is the present selection; one that the user
    /// made meanwhile stays.
    Selected follow(const QUndoStack &steps, Selected now);

private:
    struct Change {
        Selected before;
        Selected after;
    };
    std::map<int, Change> m_changes; ///< by the index of the step
    int m_step = 0;                  ///< index of the stack at the last call
};

/// The selection in the level. It is not part of the document, so changing it is not an undo step. It consists of
/// cells, which mask all painting, or of individually selected things; selecting one clears the other. Undo of an
/// operation on cells or things restores their selection.
class Selection : public QObject {
    Q_OBJECT

public:
    /// Both arguments must outlive this. The selection is stored in the setup, which tools also change.
    Selection(LevelDocument &document, DrawSetup &setup);

    /// Returns the selected cells; if empty, painting is not masked.
    const Area &cells() const { return m_setup.selection; }
    void setCells(const Area &cells);
    /// Returns the selected things by ascending index in Level::things: those selected individually, else all on
    /// selected cells.
    std::vector<std::size_t> things() const;
    /// Selects things individually.
    void setThings(const std::vector<std::size_t> &things);
    /// Returns the cells of individually selected things.
    Area pickedCells() const;
    bool isEmpty() const { return cells().isEmpty() && things().empty(); }
    void selectAll();
    void selectNone();
    void invert();

    /// Removes the individually selected things. If there are none, clears the selected cells, which become floor.
    /// False if nothing is selected.
    bool remove();
    /// Removes the things of things(), including those on selected cells, and leaves the terrain. False if there are
    /// none.
    bool removeThings();
    /// Moves selected cells with the things on them. False if none are selected or `by` is zero.
    bool moveCells(Point by);
    /// Copies the selected cells, or the selected things without ground; empty if nothing is selected.
    Stamp copy() const;
    /// Runs an action that may make a step, and records the selection before and after it.
    void act(const std::function<void()> &deed);

Q_SIGNALS:
    /// The selection, or the level by an action on it, is about to change; open strokes must end.
    void aboutToChange();
    /// cells() or things() may have changed.
    void changed();
    /// The user selected things with the selection tool, possibly the same as before.
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
