#pragma once

#include "editor/view/editfeature.h"

class IssuesPanel;

/// The command for traps (situations in which the hero is stuck for good), and the button for this command in the panel
/// of issues. If the analysis has found a trap, the command shows a replay of how the hero gets stuck. If the quick
/// search was undecided, the command starts a longer search.
class TrapActions : public EditFeature {
    Q_OBJECT

public:
    explicit TrapActions(const EditorContext &context);

private:
    void show();
    void update() override;

    LevelDocument &m_document;
    IssuesPanel &m_panel;
};
