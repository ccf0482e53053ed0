#pragma once

#include "editor/edits/levelchange.h"
#include "editor/edits/levelreshape.h"
#include "gamecore/level/level.h"

#include <QUndoCommand>

#include <optional>

/// What undo steps may do to the edited level. Only LevelDocument hands itself out as one.
class StepTarget {
public:
    virtual void applyToLevel(const LevelEdit &edit) = 0;
    virtual void revertInLevel(const LevelEdit &edit) = 0;
    virtual void setLevelProperties(const LevelProperties &properties) = 0;
    /// Swaps the level, whatever its size and its properties.
    virtual void swapLevel(Level &other) = 0;

protected:
    ~StepTarget() = default;
};

/// Other properties, and those that they replace.
struct PropertiesChange {
    LevelProperties before;
    LevelProperties after;
};

/// One stroke of a tool: its edits in the order in which they were made. They stand in the level already when the
/// step is pushed, because a stroke shows while it is drawn. So do the kinds that came with it.
class PaintStep : public QUndoCommand {
public:
    /// Steps of the same `mergeNumber` merge, 0 never does: values of the same things typed one after the other. A step
    /// that merged into no change takes itself off the stack.
    PaintStep(StepTarget &target, const QString &name, std::vector<LevelEdit> edits, int mergeNumber = 0,
              std::optional<PropertiesChange> properties = std::nullopt);

    const std::vector<LevelEdit> &edits() const { return m_edits; }

    void undo() override;
    void redo() override;
    int id() const override;
    bool mergeWith(const QUndoCommand *next) override;

private:
    StepTarget &m_target;
    std::vector<LevelEdit> m_edits;
    std::optional<PropertiesChange> m_properties;
    int m_mergeNumber;
    bool m_isApplied = true;
};

/// One change of the level's properties. Typing in one field merges into one step: steps of the same `mergeNumber`
/// merge, 0 never does. A step that merged into no change takes itself off the stack.
class PropertiesStep : public QUndoCommand {
public:
    PropertiesStep(StepTarget &target, const QString &name, LevelProperties before, LevelProperties after,
                   int mergeNumber);

    void undo() override;
    void redo() override;
    int id() const override;
    bool mergeWith(const QUndoCommand *next) override;

private:
    StepTarget &m_target;
    LevelProperties m_before;
    LevelProperties m_after;
    int m_mergeNumber;
};

/// Properties and cells changed together. `change` must have been made from the level as it is.
class LevelStep : public QUndoCommand {
public:
    LevelStep(StepTarget &target, const QString &name, LevelProperties before, LevelProperties after,
              LevelChange change);

    const LevelChange &change() const { return m_change; }

    void undo() override;
    void redo() override;

private:
    StepTarget &m_target;
    LevelProperties m_before;
    LevelProperties m_after;
    LevelChange m_change;
};

/// Another level in place of the whole one, whatever differs. Holds one of them whole: for what comes from outside, not
/// for what a person draws.
class SwapStep : public QUndoCommand {
public:
    SwapStep(StepTarget &target, const QString &name, Level after);

    void undo() override;
    void redo() override;

private:
    StepTarget &m_target;
    Level m_other; ///< the one that is not in the document
};
