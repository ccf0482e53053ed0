#pragma once

#include "editor/view/editfeature.h"

class IssuesPanel;

/// How the hero gets stuck for good, from the panel of issues: the finding leads to the run into the trap. Where it was
/// not found out at once whether there is one, the search for it.
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
