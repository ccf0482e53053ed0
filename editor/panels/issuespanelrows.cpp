// The rows of the issues panel.

#include "editor/panels/issuespanel.h"
#include "editor/panels/rowicon.h"
#include "editor/wording/issuetext.h"

#include <QListWidget>
#include <QToolButton>

#include <memory>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

bool isWarning(const Issue &issue)
{
    return severityOf(issue) == Severity::Warning;
}

} // namespace

void IssuesPanel::fill()
{
    fillAndSelect(selected() ? std::optional(*selected()) : std::nullopt);
}

void IssuesPanel::fillAndSelect(const std::optional<Issue> &before)
{
    {
        const QSignalBlocker blocker(m_list);
        m_list->clear();
        fillRows();
        if (before) {
            select(*before);
        }
        if (m_goesOnAt && !selected()) {
            selectFrom(*std::exchange(m_goesOnAt, {}));
        }
    }
    setFixes({});
    Q_EMIT selectionChanged();
}

void IssuesPanel::fillRows()
{
    int errors = 0;
    for (int i = 0; i < m_issues.count(); ++i) {
        errors += isWarning(m_issues[i]) ? 0 : 1;
    }
    m_errors->setText(tr("Errors: %1").arg(errors));
    m_warnings->setText(tr("Warnings: %1").arg(m_issues.count() - errors + m_issues.dropped()));
    addIssueRows(false);
    addIssueRows(true);
    if (m_issues.dropped() > 0) {
        addRow(QIcon(), tr("and %1 more").arg(m_issues.dropped()));
    }
    if (m_list->count() == 0) {
        addRow(m_issues.isEmpty() ? rowIcon(u"good"_s) : QIcon(), emptyText());
    }
}

void IssuesPanel::addIssueRows(bool areWarnings)
{
    QIcon icon; // drawn only if there is a row
    for (int i = 0; i < m_issues.count(); ++i) {
        if (isWarning(m_issues[i]) == areWarnings && isShown(m_issues[i])) {
            if (icon.isNull()) {
                icon = rowIcon(areWarnings ? u"warning"_s : u"error"_s);
            }
            addIssueRow(i, icon);
        }
    }
}

QString IssuesPanel::emptyText() const
{
    if (!m_issues.isEmpty()) {
        return tr("All issues are hidden. Show them with the buttons above.");
    }
    switch (m_sound) {
    case Sound::Playable:
        return tr("No issues so far: this level can be played.");
    case Sound::Winnable:
        return tr("No issues: this level can be played, and nothing was found that keeps it from being won.");
    case Sound::NoGoal:
        return tr("No issues: this level can be played. It is never won, for it asks for nothing.");
    }
    return {};
}

bool IssuesPanel::isShown(const Issue &issue) const
{
    return (isWarning(issue) ? m_warnings : m_errors)->isChecked();
}

void IssuesPanel::addRow(const QIcon &icon, const QString &text)
{
    m_list->addItem(new QListWidgetItem(icon, text));
}

/// The list takes a row that is ready: it would look into each change of one that it has.
void IssuesPanel::addIssueRow(int number, const QIcon &icon)
{
    const Issue &issue = m_issues[number];
    const QString sentence = sentenceOf(issue);
    const std::optional<Point> cell = issue.cell;
    const QString text =
        cell ? tr("%1 (cell %2, %3)").arg(sentence, QString::number(cell->x), QString::number(cell->y)) : sentence;
    auto item = std::make_unique<QListWidgetItem>(icon, text);
    item->setData(numberRole, number);
    item->setData(Qt::AccessibleTextRole, (isWarning(issue) ? tr("Warning: %1") : tr("Error: %1")).arg(text));
    if (cell) {
        item->setToolTip(tr("Click to show the cell"));
    }
    m_list->addItem(item.release());
}

/// The row of the same finding about the level as it was.
void IssuesPanel::select(const Issue &like)
{
    for (int row = 0; row < m_list->count(); ++row) {
        const QVariant number = m_list->item(row)->data(numberRole);
        if (number.isValid()) {
            const Issue &issue = m_issues[number.toInt()];
            const bool isSame = issue.code == like.code && issue.cell == like.cell && issue.found == like.found;
            if (isSame && issue.path == like.path && issue.names == like.names) {
                m_list->setCurrentRow(row);
                return;
            }
        }
    }
}

/// The first issue at a row or below it, else the last one.
void IssuesPanel::selectFrom(int row)
{
    for (int i = 0; i < m_list->count(); ++i) {
        if (m_list->item(i)->data(numberRole).isValid()) {
            m_list->setCurrentRow(i);
        }
        if (i >= row && selected()) {
            return;
        }
    }
}
