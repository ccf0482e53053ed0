#pragma once

// editor/panels: panels and bars around the canvas: issues, things, properties, history, tools, legend of overlays.
//
// Panels do not move while the author works: the legend of overlays lies below the level (legendcard.h), and filling in
// a field moves no other one. Overlays differ primarily by pattern, then by color (overlaylegend.h). The rounds of up
// to six monsters are distinguished by lines around their cells. More are combined, since overlapping hatchings are not
// readable.
//
// Panels are created when they are first shown (editor/widgets/latepanel.h).

#include "editor/panels/issuerows.h"

#include <QTimer>
#include <QWidget>

class FixButton;
class IssueListWidget;
class QLabel;
class QToolButton;

/// The action offered for traps in which the hero gets stuck permanently.
enum class TrapOffer : std::uint8_t {
    None,
    Watch, ///< replay how the hero gets into the trap of the selected finding
    Search ///< search longer for a trap
};

/// The panel of findings as sentences, in the order of issueRows(). If the level cannot be won, this is also shown
/// above the list. Consequences of a missing key are folded into one row, which a click or Enter opens. A click or
/// Enter on a finding emits its cell. The fixes of the selected finding are on a button and in its menu. Another button
/// leads to the run into a trap.
class IssuesPanel : public QWidget {
    Q_OBJECT

public:
    explicit IssuesPanel(QWidget *parent = nullptr);

    void setIssues(const IssueList &issues, const CataloguePtr &catalogue);
    /// Delay before the panel shows that the analysis is running. Usually it ends earlier, and the text would only
    /// flicker.
    static constexpr int longestWaitMs = 300;
    /// Sets whether the analysis of the present level is running. `notice` says which questions are undecided; empty:
    /// none.
    void setProgress(bool isRunning, const QString &notice);
    void setSound(LevelSound sound);
    /// Sets facts about the level that are not faults, shown below all findings.
    void setNotes(const QStringList &notes);
    /// Moves the focus to the first issue.
    void focusFirst();

    /// Returns the selected finding; null if there is none.
    const Issue *selected() const;
    /// Selects the next or previous visible finding, cyclically, and emits its cell.
    void step(int by);
    /// Sets the fixes of the selected finding, the best first.
    void setFixes(const QStringList &names);
    /// Makes the list select the next finding in the same place once the selected one has disappeared.
    void goOnFromSelected();
    /// Sets the shortcut in the tool tip of the fix button.
    void setFixKey(const QString &key);
    void setTrapOffer(TrapOffer offer);
    /// Disables the offered action temporarily; its button stays visible.
    void pauseTrapOffer();
    /// Sets the shortcut in the tool tip of the trap button.
    void setTrapKey(const QString &key);

Q_SIGNALS:
    /// The user chose an issue about a cell, which may lie outside the level.
    void cellChosen(Point cell);
    /// Another finding was selected, or the level of the selected one changed. The fixes were removed.
    void selectionChanged();
    /// The user chose a fix of setFixes().
    void fixChosen(int number);
    /// The user chose the action of setTrapOffer().
    void trapWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    QToolButton *makeFilter(const QString &objectName, const QString &icon);
    void layOut();
    void connectAll();
    void showProgress();
    void showCounts();
    void showChosenKinds();
    void showMenu(QPoint place);
    void showTrapOffer();
    void retranslate();

    QToolButton *m_errors;
    QToolButton *m_warnings;
    QToolButton *m_notes;
    QLabel *m_progress;
    QTimer m_longestWait;
    QString m_verdict; ///< shown above the list; empty: none
    QString m_notice;
    QToolButton *m_trap;
    TrapOffer m_trapOffer = TrapOffer::None;
    QString m_trapKey;
    FixButton *m_fix;
    IssueListWidget *m_list;
};

/// Returns "Issues: 2"; empty if there are none.
QString issueCountText(const IssueList &issues);
