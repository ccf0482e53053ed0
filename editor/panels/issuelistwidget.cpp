#include "editor/panels/issuelistwidget.h"

#include "editor/art/icon.h"

#include <QHash>
#include <QIcon>

#include <algorithm>
#include <memory>
#include <utility>

namespace {

inline constexpr int rowIconSide = 16;

/// Returns an icon that looks the same in selected rows. It does not follow the palette; lists are filled again when
/// that changes.
QIcon rowIcon(const QString &name)
{
    const QIcon icon = programIcon(name);
    QIcon result;
    for (const double ratio : {1.0, 2.0}) {
        const QPixmap pixmap = icon.pixmap(QSize(rowIconSide, rowIconSide), ratio);
        result.addPixmap(pixmap, QIcon::Normal);
        result.addPixmap(pixmap, QIcon::Selected);
    }
    return result;
}

constexpr int issueRole = Qt::UserRole;    ///< IssueRow::issue; unset in other rows
constexpr int foldRole = Qt::UserRole + 1; ///< IssueRow::fold

bool areEqual(const IssueList &a, const IssueList &b)
{
    return a.dropped() == b.dropped() && std::equal(a.begin(), a.end(), b.begin(), b.end());
}

/// True if two findings are the same, before and after a change of the level.
bool isSameIssue(const Issue &issue, const Issue &other)
{
    return issue.code == other.code && issue.cell == other.cell && issue.found == other.found
           && issue.path == other.path && issue.names == other.names;
}

} // namespace

IssueListWidget::IssueListWidget(QWidget *parent) : QuietList<QListWidget>(parent)
{
    setWordWrap(true);
    // The height of each row depends on its text: a thousand of them are measured in batches.
    setLayoutMode(QListView::Batched);
    setBatchSize(40);
    setIconSize({rowIconSide, rowIconSide});
    setMinimumHeight(48);
    setContextMenuPolicy(Qt::CustomContextMenu);
    connect(this, &QListWidget::itemClicked, this, &IssueListWidget::onChosen);
    connect(this, &QListWidget::itemActivated, this, &IssueListWidget::onChosen);
    connect(this, &QListWidget::currentItemChanged, this, [this] {
        m_goesOnAt.reset();
        Q_EMIT issueSelected();
    });
}

void IssueListWidget::setIssues(const IssueList &issues, const CataloguePtr &catalogue)
{
    if (std::exchange(m_found.catalogue, catalogue) == catalogue && areEqual(issues, m_found.issues)) {
        Q_EMIT issueSelected(); // the level may have changed
    } else {
        const std::optional<Issue> before = selected() ? std::optional(*selected()) : std::nullopt;
        m_found.issues = issues;
        fillAndSelect(before);
    }
}

void IssueListWidget::setSound(LevelVerdict sound)
{
    if (sound != m_found.sound) {
        m_found.sound = sound;
        fill();
    }
}

void IssueListWidget::setNotes(const QStringList &notes)
{
    if (notes != m_found.notes) {
        m_found.notes = notes;
        fill();
    }
}

void IssueListWidget::setShown(bool hasErrors, bool hasWarnings, bool hasNotes)
{
    m_shown.hasErrors = hasErrors;
    m_shown.hasWarnings = hasWarnings;
    m_shown.hasNotes = hasNotes;
    fill();
}

void IssueListWidget::fill()
{
    fillAndSelect(selected() ? std::optional(*selected()) : std::nullopt);
}

void IssueListWidget::fillAndSelect(const std::optional<Issue> &before)
{
    {
        const QSignalBlocker blocker(this);
        clear();
        QHash<QString, QIcon> icons; // by name, each created once
        for (const IssueRow &row : issueRows(m_found, m_shown)) {
            if (!row.icon.isEmpty() && !icons.contains(row.icon)) {
                icons.insert(row.icon, rowIcon(row.icon));
            }
            addRow(row, icons.value(row.icon));
        }
        if (before) {
            select(*before);
        }
        if (m_goesOnAt && !selected()) {
            selectFrom(*std::exchange(m_goesOnAt, {}));
        }
    }
    Q_EMIT issueSelected();
}

/// Adds a complete row, since the list would process each change of an inserted one.
void IssueListWidget::addRow(const IssueRow &row, const QIcon &icon)
{
    auto item = std::make_unique<QListWidgetItem>(icon, row.text);
    if (row.issue >= 0) {
        item->setData(issueRole, row.issue);
    }
    if (!row.fold.isEmpty()) {
        item->setData(foldRole, row.fold);
    }
    if (!row.spoken.isEmpty()) {
        item->setData(Qt::AccessibleTextRole, row.spoken);
    }
    if (!row.tip.isEmpty()) {
        item->setToolTip(row.tip);
    }
    addItem(item.release());
}

const Issue *IssueListWidget::selected() const
{
    const QListWidgetItem *item = currentItem();
    const QVariant number = item ? item->data(issueRole) : QVariant();
    return number.isValid() ? &m_found.issues[number.toInt()] : nullptr;
}

void IssueListWidget::step(int by)
{
    const int rows = count();
    const int first = currentRow() < 0 && by < 0 ? 0 : currentRow();
    for (int i = 1; i <= rows; ++i) {
        const int row = ((first + i * by) % rows + rows) % rows;
        if (item(row)->data(issueRole).isValid()) {
            setCurrentRow(row);
            onChosen(item(row));
            return;
        }
    }
}

void IssueListWidget::selectNextWhenGone()
{
    m_goesOnAt = selected() ? std::optional(currentRow()) : std::nullopt;
}

void IssueListWidget::onChosen(const QListWidgetItem *item)
{
    // With single-click activation both signals are emitted. The rows change once, after both.
    if (const QString fold = item->data(foldRole).toString(); !fold.isEmpty() && m_toggledFold.isEmpty()) {
        m_toggledFold = fold;
        QMetaObject::invokeMethod(this, &IssueListWidget::toggleFold, Qt::QueuedConnection);
    }
    const QVariant number = item->data(issueRole);
    if (number.isValid() && m_found.issues[number.toInt()].cell) {
        Q_EMIT cellChosen(*m_found.issues[number.toInt()].cell);
    }
}

void IssueListWidget::toggleFold()
{
    const QString key = std::exchange(m_toggledFold, {});
    if (!m_shown.openFolds.remove(key)) {
        m_shown.openFolds.insert(key);
    }
    fill();
    for (int row = 0; row < count(); ++row) {
        if (item(row)->data(foldRole).toString() == key) {
            setCurrentRow(row);
        }
    }
}

/// Selects the row of the same finding in the changed level.
void IssueListWidget::select(const Issue &like)
{
    for (int row = 0; row < count(); ++row) {
        const QVariant number = item(row)->data(issueRole);
        if (number.isValid() && isSameIssue(m_found.issues[number.toInt()], like)) {
            setCurrentRow(row);
            return;
        }
    }
}

/// Selects the first issue at or below a row, else the last one.
void IssueListWidget::selectFrom(int row)
{
    for (int i = 0; i < count(); ++i) {
        if (item(i)->data(issueRole).isValid()) {
            setCurrentRow(i);
        }
        if (i >= row && selected()) {
            return;
        }
    }
}
