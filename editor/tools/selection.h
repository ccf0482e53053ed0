#pragma once

#include "editor/tools/drawoptions.h"

#include <QObject>

#include <functional>
#include <map>
#include <vector>

class LevelDocument;
class QUndoStack;

/// A selection: cells, or individually selected things. At least one of the two members is empty.
struct Selected {
    Area cells;
    std::vector<ThingSpot> picked;

    friend bool operator==(const Selected &, const Selected &) = default;
};

/// A record of the selection before and after each undo step that changed it, so that undo and redo restore the
/// selection. In all functions, `steps` is the undo stack of the current level.
class SelectionHistory {
public:
    /// Clears the record and starts with the undo stack of another level.
    void begin(const QUndoStack &steps);
    /// Records the selections before and after the step with index `place`, which was just made.
    void remember(int place, Selected before, Selected after);
    /// Removes the records of the steps from index `place` on, which a new step replaces.
    void forgetFrom(int place) { m_changes.erase(m_changes.lower_bound(place), m_changes.end()); }
    /// Returns the selection to set after steps were made, undone or redone. This is `now`, the present selection, if
    /// nothing is recorded for these steps, or if the user has selected something else since.
    Selected follow(const QUndoStack &steps, Selected now);

private:
    struct Change {
        Selected before;
        Selected after;
    };
    std::map<int, Change> m_changes; ///< by the index of the step
    int m_step = 0;                  ///< QUndoStack::index() at the last call
};

/// The selection in the level: cells, to which all painting is restricted, or individual things. Selecting cells clears
/// the selection of things, and selecting things clears the selection of cells. The selection is not part of the
/// document, so changing it is not an undo step. Undo of an operation on selected cells or things also selects them
/// again.
class Selection : public QObject {
    Q_OBJECT

public:
    /// Both arguments must outlive this object. The selection is stored in `setup`, which tools also change.
    Selection(LevelDocument &document, DrawSetup &setup);

    /// Returns the selected cells; empty: painting is not restricted.
    const Area &cells() const { return m_setup.selection; }
    /// Selects cells; those outside the level are left out.
    void setCells(const Area &cells);
    /// Returns the things selected individually, as ascending indices in Level::things; if there are none, all things
    /// on selected cells.
    std::vector<std::size_t> things() const;
    /// Selects things individually.
    void setThings(const std::vector<std::size_t> &things);
    /// Returns the cells of the individually selected things.
    Area pickedCells() const;
    /// True if neither cells nor things are selected.
    bool isEmpty() const { return cells().isEmpty() && things().empty(); }
    /// Selects all cells of the level.
    void selectAll();
    /// Clears the selection of cells and things.
    void selectNone();
    /// Selects all cells that are not selected; the selection of things is cleared.
    void invert();

    /// Clears the selected cells: they become floor without things. If no cells are selected, removes the individually
    /// selected things. This is one undo step. False if nothing is selected.
    bool remove();
    /// Removes all things of things(), including those on selected cells, and leaves the terrain. This is one undo
    /// step. False if there are none.
    bool removeThings();
    /// Moves the selected cells with the things on them, as one undo step. False if no cells are selected or `by` is
    /// zero.
    bool moveCells(Point by);
    /// Returns a copy of the selected cells, or of the selected things without terrain; empty if nothing is selected.
    Stamp copy() const;
    /// Runs an action that may make an undo step, and records the selections before and after it for undo.
    void act(const std::function<void()> &deed);

Q_SIGNALS:
    /// The selection is about to change, or an action on the selection is about to change the level. Strokes in
    /// progress must be cancelled.
    void aboutToChange();
    /// cells() or things() may have changed.
    void changed();
    /// The user selected things with the selection tool; they may be the same things as before.
    void thingsPicked();

private:
    std::vector<std::size_t> pickedThings() const;
    void set(Area cells, std::vector<ThingSpot> picked);
    Selected selected() const { return {m_setup.selection, m_setup.picked}; }
    void followSteps();

    LevelDocument &m_document;
    DrawSetup &m_setup;
    SelectionHistory m_memory;
};
