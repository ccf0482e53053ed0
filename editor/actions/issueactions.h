#pragma once

#include "editor/storage/backgroundjob.h"
#include "editor/view/editfeature.h"
#include "gamecore/analysis/fix.h"

class IssuesPanel;

/// Commands for the issues of the level: moving from issue to issue, and fixing the selected issue as one undo step.
/// The search for fixes runs at once in a small level, and in a worker thread on a copy of a larger level.
class FixActions : public EditFeature {
    Q_OBJECT

public:
    explicit FixActions(const EditorContext &context);

    void retranslate() override;

private:
    void addCommands();
    void showProgress();
    void findFixes();
    void takeFixes(const std::vector<LevelFix> &fixes);
    void apply(int number);
    void chooseMeaning(const LevelFix &fix);

    LevelDocument &m_document;
    IssuesPanel &m_panel;
    std::vector<LevelFix> m_fixes; ///< fixes for the selected issue
    int m_revision = 0;            ///< LevelDocument::revision() of the level for which m_fixes were found
    BackgroundJob m_job;
};

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
