#pragma once

#include "editor/panels/issuerows.h"
#include "editor/widgets/quietlist.h"

#include <QListWidget>

#include <optional>

/// The findings about a level as a list. The one that is selected stays so while others come and go; folds open and
/// close by a click or Enter.
class IssueListWidget : public QuietList<QListWidget> {
    Q_OBJECT

public:
    explicit IssueListWidget(QWidget *parent = nullptr);

    const IssueList &issues() const { return m_found.issues; }
    void setIssues(const IssueList &issues, const CataloguePtr &catalogue);
    void setSound(LevelSound sound);
    /// They stand below all findings.
    void setNotes(const QStringList &notes);
    /// Which of both are shown.
    void setShown(bool hasErrors, bool hasWarnings, bool hasNotes);
    /// Makes all rows anew, in the language and the colors of now.
    void fill();

    /// The finding that is selected; null: none.
    const Issue *selected() const;
    /// Selects the next one that is shown, or the one before, round and round, and tells its cell.
    void step(int by);
    /// Once the selected one is gone, the one that takes its place is selected.
    void goOnFromSelected();

Q_SIGNALS:
    /// The person chose an issue that is about a cell, which may lie outside the level.
    void cellChosen(Point cell);
    /// Another finding is selected, or the same one about a changed level.
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
    QString m_toggledFold;         ///< a key; empty: none
    std::optional<int> m_goesOnAt; ///< the row to select when the selected issue is gone
};
