#pragma once

#include "editor/view/editfeature.h"

class IssuesPanel;

/// Commands for traps in which the hero gets stuck permanently, in the panel of issues. A finding leads to the run into
/// the trap. If the quick analysis was undecided, a full search is offered.
class TrapActions : public EditFeature {
    Q_OBJECT

public:
    explicit TrapActions(const EditDesk &desk);

private:
    void show();
    void update() override;

    LevelDocument &m_document;
    IssuesPanel &m_panel;
};
