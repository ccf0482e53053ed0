#pragma once

#include "editor/storage/backgroundjob.h"
#include "editor/view/editfeature.h"
#include "gamecore/analysis/fix.h"

class IssuesPanel;

namespace CommandIds {
inline constexpr CommandId nextIssue{"nextIssue"};
inline constexpr CommandId previousIssue{"previousIssue"};
inline constexpr CommandId fixIssue{"fixIssue"};
} // namespace CommandIds

/// What can be done about findings: going from one to the next, and fixing the selected one, as one undo step. Ways to
/// fix it are looked for at once on a small level, else on a copy in another thread.
class FixActions : public EditFeature {
    Q_OBJECT

public:
    explicit FixActions(const EditDesk &desk);

    void setActive(bool isActive) override;
    void retranslate() override;

private:
    void connectActions();
    void showProgress();
    void findFixes();
    void takeFixes(const std::vector<LevelFix> &fixes);
    void apply(int number);
    void chooseMeaning(const LevelFix &fix);
    void update();

    LevelDocument &m_document;
    IssuesPanel &m_panel;
    QAction *m_next;
    QAction *m_previous;
    QAction *m_fix;
    std::vector<LevelFix> m_fixes; ///< of the selected finding, for the level at m_revision
    int m_revision = 0;
    bool m_isActive = false;
    BackgroundJob m_job;
};
