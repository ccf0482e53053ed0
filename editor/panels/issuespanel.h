#pragma once

// editor/panels: the panels around the canvas while editing.
//
// Panels stand still while one works: the legend of overlays lies below the level and not on it (legendcard.h), and a
// field that is filled in moves no other one. Overlays differ by pattern first and by color second (overlaylegend.h).
// Six rounds of monsters can be told apart, by a line each around its cells; more are shown as one, since hatchings
// laid over one another smear.
//
// A panel that nobody has seen yet is made when it is first shown (editor/widgets/latepanel.h).

#include "gamecore/base/issue.h"

#include <QSet>
#include <QTimer>
#include <QWidget>

class FixButton;
class QLabel;
class QListWidget;
class QListWidgetItem;
class QToolButton;

/// What was found about the level, as sentences, errors first, and of warnings keys that lie wrong before all. That it
/// cannot be won also stands above the list, where it is not scrolled away. What
/// cannot be reached because of such a key is folded into one row, which a click or Enter opens. A click or Enter on a
/// finding tells its cell; what can be done about the one that is selected stands on a button and in its menu.
class IssuesPanel : public QWidget {
    Q_OBJECT

public:
    explicit IssuesPanel(QWidget *parent = nullptr);

    void setIssues(const IssueList &issues);
    /// How long more is looked for before that is said: most of it is over by then, and words would only flicker.
    static constexpr int longestWaitMs = 300;
    /// Whether more may be found about the level as it is. `notice` says what could not be found out; empty: nothing.
    void setProgress(bool isRunning, const QString &notice);
    /// What is true of a level without issues.
    enum class Sound : std::uint8_t {
        Playable, ///< more is not known yet
        Winnable, ///< nothing was found that keeps it from being won
        NoGoal    ///< it asks for nothing that it could be won by
    };
    void setSound(Sound sound);
    /// What else is true of the level and no fault. Stands below all findings.
    void setNotes(const QStringList &notes);
    /// Fewer rows than that are not folded.
    static constexpr qsizetype fewestFolded = 3;
    /// Takes the keyboard to the first issue.
    void focusFirst();

    /// The finding that is selected; null: none.
    const Issue *selected() const;
    /// Selects the next one that is shown, or the one before, round and round, and tells its cell.
    void step(int by);
    /// What can be done about the selected one, the best way first.
    void setFixes(const QStringList &names);
    /// Once the selected one is gone, the one that takes its place is selected.
    void goOnFromSelected();
    /// The key that the fix button tells of.
    void setFixKey(const QString &key);

Q_SIGNALS:
    /// The person chose an issue that is about a cell, which may lie outside the level.
    void cellChosen(Point cell);
    /// Another finding is selected, or the same one about a changed level. The fixes are gone.
    void selectionChanged();
    /// The person wants a way of setFixes().
    void fixChosen(int number);

protected:
    void changeEvent(QEvent *event) override;

private:
    QToolButton *makeFilter(const QString &objectName, const QString &icon);
    void layOut();
    void connectAll();
    void showProgress();
    void fill();
    void fillAndSelect(const std::optional<Issue> &before);
    void fillRows();
    void addRow(const QIcon &icon, const QString &text);
    void addNotes();
    void addIssueRows(const std::vector<int> &numbers, const QString &iconName);
    void addIssueRow(int number, const QIcon &icon);
    void addFold(const QString &key, const std::vector<int> &numbers);
    void toggleFold();
    QString emptyText() const;
    void select(const Issue &like);
    void selectFrom(int row);
    void showMenu(QPoint place);
    void onChosen(const QListWidgetItem *item);
    void retranslate();

    static constexpr int numberRole = Qt::UserRole;   ///< place in m_issues; rows that are none have no number
    static constexpr int foldRole = Qt::UserRole + 1; ///< the key of what a row folds

    IssueList m_issues;
    QToolButton *m_errors;
    QToolButton *m_warnings;
    QLabel *m_progress;
    QTimer m_longestWait;
    QString m_verdict; ///< stands where it cannot be scrolled away; empty: none
    QString m_notice;
    Sound m_sound = Sound::Playable;
    QStringList m_notes;
    QSet<QString> m_openFolds;     ///< keys
    QString m_toggledFold;         ///< a key; empty: none
    std::optional<int> m_goesOnAt; ///< the row to select when the selected issue is gone
    FixButton *m_fix;
    QListWidget *m_list;
};

/// "Issues: 2"; empty if there are none.
QString issueCountText(const IssueList &issues);
