#pragma once

#include "editor/widgets/quietlist.h"
#include "gamecore/base/issue.h"
#include "gamecore/data/catalogue.h"

#include <QListWidget>
#include <QSet>
#include <QStringList>

#include <optional>
#include <vector>

/// The summary that the list shows for a level without issues.
enum class LevelVerdict : std::uint8_t {
    Playable, ///< whether it can be won is not known yet
    Winnable, ///< no obstacle to winning was found
    NoGoal    ///< it cannot be won, since it has no win condition
};

/// The findings about a level.
struct LevelFindings {
    IssueList issues;
    CataloguePtr catalogue = nullptr; ///< source of kind names; null: their keys are shown
    LevelVerdict sound = LevelVerdict::Playable;
    QStringList notes = {}; ///< sentences about facts that are not faults
};

/// The choices of the user: which ranks of findings are shown, and which groups are open.
struct ShownFindings {
    bool hasErrors = true;
    bool hasWarnings = true;
    bool hasNotes = true;
    QSet<QString> openFolds = {}; ///< IssueRow::fold of the open groups
};

/// A row of the list of issues.
struct IssueRow {
    QString icon; ///< name for programIcon(); empty: none
    QString text;
    QString spoken = {}; ///< text for screen readers, if different
    QString tip = {};
    int issue = -1;    ///< index of the issue; -1: the row is not about an issue
    QString fold = {}; ///< if the row is the heading of a group, the key of this group; otherwise empty
};

/// Smallest group of findings that is folded into one row.
inline constexpr qsizetype fewestFolded = 3;

/// Returns the rows of the list. `shown` can hide the errors, the warnings or the patrol notes. The order is:
/// - all errors except IssueCode::CannotBeWon
/// - the error IssueCode::CannotBeWon
/// - warnings that the hero can get stuck
/// - warnings about missing or misplaced keys, each followed by a group of the things that are unreachable because of
///   that key
/// - a group of the monsters that see the start
/// - all other warnings
/// - a group of the notes about patrols
/// - the number of issues beyond the limit of IssueList
/// - if none of the rows above exist: a row about LevelFindings::sound, or a row that says that all issues are hidden
/// - for a level that has issues and no win condition: a note that it has no win condition
/// - LevelFindings::notes
std::vector<IssueRow> issueRows(const LevelFindings &found, const ShownFindings &shown);

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
