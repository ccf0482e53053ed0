#pragma once

#include "editor/panels/issuerows.h"
#include "editor/widgets/quietlist.h"

#include <QListWidget>

#include <optional>

/// The list of findings about a level, with the rows of issueRows(). The selection is preserved while findings are
/// updated. A click or Enter opens or closes a group.
class IssueListWidget : public QuietList<QListWidget> {
    Q_OBJECT

public:
    explicit IssueListWidget(QWidget *parent = nullptr);

    const IssueList &issues() const { return m_found.issues; }
    /// Sets the findings. `catalogue` contains the names of kinds; null: their keys are shown.
    void setIssues(const IssueList &issues, const CataloguePtr &catalogue);
    /// Sets the verdict on the level that is shown if there are no issues.
    void setSound(LevelVerdict sound);
    /// Sets facts about the level that are not faults, shown below all findings.
    void setNotes(const QStringList &notes);
    /// Sets which ranks of findings are shown.
    void setShown(bool hasErrors, bool hasWarnings, bool hasNotes);
    /// Creates all rows again, in the present language and colors.
    void fill();

    /// Returns the selected finding; null if there is none. Valid until setIssues().
    const Issue *selected() const;
    /// Selects the next (`by` = 1) or previous (`by` = -1) finding that has a row. Continues at the other end of the
    /// list. If the finding has a cell, emits cellChosen().
    void step(int by);
    /// Makes the list select the following finding once the selected finding has disappeared. Call it before a fix is
    /// applied.
    void selectNextWhenGone();

Q_SIGNALS:
    /// The user chose an issue with a cell, which may lie outside the level.
    void cellChosen(Point cell);
    /// Another finding may be selected now, or the level of the selected finding may have changed.
    void issueSelected();

private:
    void fillAndSelect(const std::optional<Issue> &before);
    void addRow(const IssueRow &row, const QIcon &icon);
    void onChosen(const QListWidgetItem *item);
    void toggleFold();
    void select(const Issue &like);
    void selectFrom(int row);

    LevelFindings m_found;
    ShownFindings m_shown;
    QString m_toggledFold;         ///< key of the group to open or close next; empty: none
    std::optional<int> m_goesOnAt; ///< row to select once the selected issue has disappeared; std::nullopt: none
};
