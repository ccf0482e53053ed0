#pragma once

#include "editor/panels/issuerows.h"
#include "editor/widgets/quietlist.h"

#include <QListWidget>

#include <optional>

/// The list of findings about a level. The selection is kept while findings are updated; folded groups open and close
/// by a click or Enter.
class IssueListWidget : public QuietList<QListWidget> {
    Q_OBJECT

public:
    explicit IssueListWidget(QWidget *parent = nullptr);

    const IssueList &issues() const { return m_found.issues; }
    void setIssues(const IssueList &issues, const CataloguePtr &catalogue);
    void setSound(LevelSound sound);
    /// Sets the notes, shown below all findings.
    void setNotes(const QStringList &notes);
    /// Sets which types of rows are shown.
    void setShown(bool hasErrors, bool hasWarnings, bool hasNotes);
    /// Recreates all rows in the present language and colors.
    void fill();

    /// Returns the selected finding; null if there is none.
    const Issue *selected() const;
    /// Selects the next or previous visible finding, cyclically, and emits its cell.
    void step(int by);
    /// Makes the list select the next finding in the same place once the selected one has disappeared.
    void goOnFromSelected();

Q_SIGNALS:
    /// The user chose an issue about a cell, which may lie outside the level.
    void cellChosen(Point cell);
    /// Another finding was selected, or the level of the selected one changed.
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
    QString m_toggledFold;         ///< key; empty: none
    std::optional<int> m_goesOnAt; ///< row to select when the selected issue has disappeared
};
