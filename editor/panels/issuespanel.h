#pragma once

// editor/panels: panels and bars around the canvas: issues, things, properties, history, tools, legend of overlays.
//
// Nothing moves while the author works: the legend of overlays lies below the level (legendcard.h), and filling in a
// field does not move other fields. Overlays differ primarily by pattern, then by color (overlaylegend.h). The patrols
// of up to six monsters are shown separately, each with a line around its cells. The patrols of more monsters are
// combined, since overlapping hatchings are not readable.
//
// Panels are created when they are first shown (editor/widgets/lazypanel.h).

#include "editor/panels/issuelistwidget.h"

#include <QTimer>
#include <QToolButton>
#include <QWidget>

class QLabel;

/// A button with the fixes of a finding: a click chooses the first fix, and the arrow opens a menu of all fixes.
class FixButton : public QToolButton {
    Q_OBJECT

public:
    explicit FixButton(QWidget *parent = nullptr);

    /// Sets the names of the fixes, the best fix first. Without fixes, the button is disabled.
    void setFixes(const QStringList &names);
    /// Sets the shortcut that the tool tip shows; empty: none.
    void setKey(const QString &key);
    /// Appends one entry per fix to a menu. Choosing an entry emits chosen().
    void fillMenu(QMenu *menu);
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// A fix was chosen; `number` is its index in setFixes().
    void chosen(int number);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void showFixes();

    QStringList m_fixes;
    QString m_key;
    QMenu *m_menu; ///< opened by the arrow
};

/// The action of the trap button. A trap is a position in which the hero gets stuck for good.
enum class TrapOffer : std::uint8_t {
    None,  ///< the button is hidden
    Watch, ///< replay how the hero gets into the trap of the selected finding
    Search ///< search longer for a trap, since the quick search reached its limit
};

/// The panel of findings as sentences, in the order of issueRows(). If the level cannot be won, a line above the list
/// says so, too. A click or Enter on a finding emits cellChosen(). The fixes of the selected finding are on a button
/// and in the context menu of the list. The trap button has the action for traps (TrapOffer).
class IssuesPanel : public QWidget {
    Q_OBJECT

public:
    explicit IssuesPanel(QWidget *parent = nullptr);

    /// Sets the findings, and shows how many there are of each rank. `catalogue` contains the names of kinds; null:
    /// their keys are shown.
    void setIssues(const IssueList &issues, const CataloguePtr &catalogue);
    /// Delay before the panel shows that the analysis is running. The analysis usually ends earlier, and the text would
    /// only flicker.
    static constexpr int longestWaitMs = 300;
    /// Sets whether the analysis of the present level is running. Once it has ended, `notice` says which questions are
    /// undecided; empty: none.
    void setProgress(bool isRunning, const QString &notice);
    /// Sets the verdict on the level that is shown if there are no issues.
    void setSound(LevelVerdict sound);
    /// Sets facts about the level that are not faults, shown below all findings.
    void setNotes(const QStringList &notes);
    /// Moves the focus to the list, and selects its first row.
    void focusFirst();

    /// Returns the selected finding; null if there is none. Valid until setIssues().
    const Issue *selected() const;
    /// Selects the next (`by` = 1) or previous (`by` = -1) finding that has a row. Continues at the other end of the
    /// list. If the finding has a cell, emits cellChosen().
    void step(int by);
    /// Sets the names of the fixes for the selected finding, the best fix first. The owner calls this function after
    /// selectionChanged().
    void setFixes(const QStringList &names);
    /// Makes the list select the following finding once the selected finding has disappeared. Call it before a fix is
    /// applied.
    void selectNextWhenGone();
    /// Sets the shortcut in the tool tip of the fix button.
    void setFixKey(const QString &key);
    /// Sets the action of the trap button, and enables the button.
    void setTrapOffer(TrapOffer offer);
    /// Disables the trap button until setTrapOffer(), without hiding it. Called while a changed level is analyzed.
    void disableTrapOffer();
    /// Sets the shortcut in the tool tip of the trap button.
    void setTrapKey(const QString &key);

Q_SIGNALS:
    /// The user chose an issue with a cell, which may lie outside the level.
    void cellChosen(Point cell);
    /// selected() or the level of the selected finding may have changed. The panel has removed the fixes; the owner
    /// sets them again with setFixes().
    void selectionChanged();
    /// The user chose a fix; `number` is its index in setFixes().
    void fixChosen(int number);
    /// The user chose the action of setTrapOffer().
    void trapActionRequested();

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
    QTimer m_longestWait; ///< runs from the start of the analysis until the panel shows that it is running
    QString m_verdict;    ///< says that the level cannot be won; empty otherwise
    QString m_notice;     ///< progress of the analysis, or its undecided questions; shown after m_verdict
    QToolButton *m_trap;
    TrapOffer m_trapOffer = TrapOffer::None;
    QString m_trapKey;
    FixButton *m_fix;
    IssueListWidget *m_list;
};

/// Returns the numbers of errors and warnings as text, such as "Errors: 1, warnings: 3" or "Warnings: 3"; empty if
/// there are none.
QString issueCountText(const IssueList &issues);
