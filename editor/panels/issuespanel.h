#pragma once

// editor/panels: the panels around the canvas while editing, and the cards over it.
//
// Panels stand still while one works: the legend of overlays lies below the level and not on it (legendcard.h), and a
// field that is filled in moves no other one. Overlays differ by pattern first and by color second (overlaylegend.h).
// Six rounds of monsters can be told apart, by a line each around its cells; more are shown as one, since hatchings
// laid over one another smear.
//
// A panel that nobody has seen yet is made when it is first shown (editor/widgets/latepanel.h).

#include "editor/panels/issuerows.h"

#include <QTimer>
#include <QWidget>

class FixButton;
class IssueListWidget;
class QLabel;
class QToolButton;

/// What can be done about getting stuck for good.
enum class TrapOffer : std::uint8_t {
    None,
    Watch, ///< how the hero gets into the trap of the selected finding
    Search ///< for a trap, with more time
};

/// Findings about the level as sentences, in the order of issueRows().
/// That the level cannot be won also stands above the list, where it is not scrolled away. What cannot be reached
/// because of such a key is folded into one row, which a click or Enter opens. A click or Enter on a finding tells its
/// cell; fixes of the selected one stand on a button and in its menu. Another button leads to the run into a trap.
class IssuesPanel : public QWidget {
    Q_OBJECT

public:
    explicit IssuesPanel(QWidget *parent = nullptr);

    void setIssues(const IssueList &issues, const CataloguePtr &catalogue);
    /// The panel says that more is looked for after this long: mostly that is over by then, and words would only
    /// flicker.
    static constexpr int longestWaitMs = 300;
    /// Whether more may be found about the level as it is. `notice` says what could not be found out; empty: nothing.
    void setProgress(bool isRunning, const QString &notice);
    void setSound(LevelSound sound);
    /// What else is true of the level and no fault. Stands below all findings.
    void setNotes(const QStringList &notes);
    /// Takes the keyboard to the first issue.
    void focusFirst();

    /// The finding that is selected; null: none.
    const Issue *selected() const;
    /// Selects the next finding that is shown, or the one before, round and round, and tells its cell.
    void step(int by);
    /// Sets the fixes of the selected finding, the best first.
    void setFixes(const QStringList &names);
    /// Once the selected finding is gone, selects the one that takes its place.
    void goOnFromSelected();
    /// Sets the key that the fix button tells of.
    void setFixKey(const QString &key);
    void setTrapOffer(TrapOffer offer);
    /// What was offered is seen, but cannot be chosen for now.
    void pauseTrapOffer();
    /// Sets the key that the button of the offer tells of.
    void setTrapKey(const QString &key);

Q_SIGNALS:
    /// The person chose an issue that is about a cell, which may lie outside the level.
    void cellChosen(Point cell);
    /// Another finding is selected, or the level changed under the selected one. The fixes are gone.
    void selectionChanged();
    /// The person wants a fix of setFixes().
    void fixChosen(int number);
    /// The person wants what setTrapOffer() offers.
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
    QString m_verdict; ///< stands where it cannot be scrolled away; empty: none
    QString m_notice;
    QToolButton *m_trap;
    TrapOffer m_trapOffer = TrapOffer::None;
    QString m_trapKey;
    FixButton *m_fix;
    IssueListWidget *m_list;
};

/// "Issues: 2"; empty if there are none.
QString issueCountText(const IssueList &issues);
