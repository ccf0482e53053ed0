#pragma once

#include "editor/storage/backgroundjob.h"
#include "editor/view/editfeature.h"
#include "gamecore/analysis/fix.h"

class IssuesPanel;

/// Commands for the issues of the level: moving from issue to issue, and fixing the selected issue as one undo step. In
/// a small level, fixes are searched immediately; in a larger level, on a copy of the level in a worker thread.
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
    int m_revision = 0;            ///< LevelDocument::revision() for which m_fixes were searched
    BackgroundJob m_job;
};
