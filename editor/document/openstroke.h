#pragma once

#include "editor/document/steps.h"

#include <memory>

/// The stroke that a tool has open: what it changed so far, so that it can be taken back or becomes one step. Its
/// changes stand in the level at once.
class OpenStroke {
public:
    /// The target must outlive this.
    explicit OpenStroke(StepTarget &target) : m_target(target) {}

    bool isOpen() const { return m_isOpen; }
    /// `name` is what undo will call it. None may be open.
    void open(const QString &name);
    void change(LevelEdit edit);
    /// Before the first change of cells.
    void changeProperties(const LevelProperties &before, const LevelProperties &after);
    /// It stays open.
    void takeBack();
    /// The step of what it changed. Null if no cell was changed; what was to come with it is taken back.
    std::unique_ptr<QUndoCommand> close();

private:
    StepTarget &m_target;
    QString m_name;
    std::vector<LevelEdit> m_edits;
    std::optional<PropertiesChange> m_properties;
    bool m_isOpen = false;
};
