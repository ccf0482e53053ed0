#pragma once

#include "gamecore/base/issue.h"

#include <QWidget>

class QListWidget;
class QListWidgetItem;

/// What the level check found, as sentences. A click or Enter on one tells its cell.
class IssuesPanel : public QWidget {
    Q_OBJECT

public:
    explicit IssuesPanel(QWidget *parent = nullptr);

    void setIssues(const IssueList &issues);
    /// Takes the keyboard to the first issue.
    void focusFirst();

Q_SIGNALS:
    /// The person chose an issue that is about a cell, which may lie outside the level.
    void cellChosen(Point cell);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();
    void addRow(const QString &icon, const QString &text, std::optional<Point> cell);
    void onChosen(const QListWidgetItem *item);

    IssueList m_issues;
    QListWidget *m_list;
};

/// "Issues: 2"; empty if there are none.
QString issueCountText(const IssueList &issues);
