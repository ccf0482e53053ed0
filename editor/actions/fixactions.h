#pragma once

#include "editor/storage/backgroundjob.h"
#include "editor/view/editfeature.h"
#include "gamecore/analysis/fix.h"

class IssuesPanel;

/// Commands for findings: moving from one to the next, and fixing the selected one as one undo step. Fixes are searched
/// at once on a small level, else on a copy in a worker thread.
class FixActions : public EditFeature {
    Q_OBJECT

public:
    explicit FixActions(const EditDesk &desk);

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
    std::vector<LevelFix> m_fixes; ///< for the selected finding, for the level at m_revision
    int m_revision = 0;
    BackgroundJob m_job;
};
