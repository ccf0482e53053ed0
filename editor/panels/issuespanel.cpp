#include "editor/panels/issuespanel.h"

#include "editor/canvas/icon.h"
#include "editor/wording/issuetext.h"

#include <QCoreApplication>
#include <QEvent>
#include <QListWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

constexpr int cellRole = Qt::UserRole;

} // namespace

IssuesPanel::IssuesPanel(QWidget *parent) : QWidget(parent), m_list(new QListWidget)
{
    setObjectName(u"issues"_s);
    m_list->setObjectName(u"issueList"_s);
    m_list->setWordWrap(true);
    m_list->setIconSize({16, 16});
    m_list->setMinimumHeight(48);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->addWidget(m_list);
    connect(m_list, &QListWidget::itemClicked, this, &IssuesPanel::onChosen);
    connect(m_list, &QListWidget::itemActivated, this, &IssuesPanel::onChosen);
    fill();
}

void IssuesPanel::setIssues(const IssueList &issues)
{
    m_issues = issues;
    fill();
}

void IssuesPanel::focusFirst()
{
    m_list->setFocus(Qt::OtherFocusReason);
    m_list->setCurrentRow(0);
}

void IssuesPanel::fill()
{
    setWindowTitle(tr("Issues"));
    setAccessibleName(windowTitle());
    m_list->setAccessibleName(tr("Issues of the level"));
    m_list->clear();
    for (const Issue &issue : m_issues) {
        const QString icon = severityOf(issue) == Severity::Warning ? u"warning"_s : u"error"_s;
        addRow(icon, sentenceOf(issue), issue.cell);
    }
    if (m_issues.dropped() > 0) {
        addRow({}, tr("and %1 more").arg(m_issues.dropped()), {});
    }
    if (m_issues.isEmpty()) {
        addRow({}, tr("No issues: this level can be played."), {});
    }
}

void IssuesPanel::addRow(const QString &icon, const QString &text, std::optional<Point> cell)
{
    auto *item = new QListWidgetItem(m_list);
    item->setText(cell ? tr("%1 (cell %2, %3)").arg(text, QString::number(cell->x), QString::number(cell->y)) : text);
    if (!icon.isEmpty()) {
        item->setIcon(programIcon(icon));
    }
    if (cell) {
        item->setData(cellRole, QPoint(cell->x, cell->y));
        item->setToolTip(tr("Click to show the cell"));
    }
}

void IssuesPanel::onChosen(const QListWidgetItem *item)
{
    const QVariant cell = item->data(cellRole);
    if (cell.isValid()) {
        Q_EMIT cellChosen({cell.toPoint().x(), cell.toPoint().y()});
    }
}

void IssuesPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        fill();
    }
}

QString issueCountText(const IssueList &issues)
{
    const int count = issues.count() + issues.dropped();
    return count == 0 ? QString() : QCoreApplication::translate("IssuesPanel", "Issues: %1").arg(count);
}
