#pragma once

#include "editor/tools/drawsetup.h"

#include <map>
#include <vector>

class QUndoCommand;
class QUndoStack;

/// Which things were chosen one by one before and after each step, so that taking a step back, or making it again,
/// chooses them again. The stack of steps is always that of the level that is edited.
class PickMemory {
public:
    /// Another level, with the steps that it has.
    void begin(const QUndoStack &steps);
    /// The step at that place was made just now.
    void remember(const QUndoStack &steps, int place, std::vector<ThingSpot> before, std::vector<ThingSpot> after);
    /// What is chosen after steps were made, taken back or made again, where `now` was: things that the person chose
    /// meanwhile stay so.
    std::vector<ThingSpot> follow(const QUndoStack &steps, std::vector<ThingSpot> now);

private:
    struct Picked {
        const QUndoCommand *step = nullptr;
        std::vector<ThingSpot> before;
        std::vector<ThingSpot> after;
    };
    std::map<int, Picked> m_picked; ///< by the place of the step
    // Of the stack, when it was last heard of.
    int m_step = 0;
    int m_stepCount = 0;
};
