// The rows of the issues panel.

#include "editor/panels/issuespanel.h"
#include "editor/panels/rowicon.h"
#include "editor/wording/issuetext.h"

#include <QListWidget>
#include <QToolButton>

#include <algorithm>
#include <memory>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

bool isWarning(const Issue &issue)
{
    return severityOf(issue) == Severity::Warning;
}

/// The gravest of all warnings.
bool isVerdict(const Issue &issue)
{
    return issue.code == IssueCode::CannotBeWon;
}

/// Numbers of findings in the order of their rows.
struct IssueOrder {
    /// A key that lies wrong or is missing.
    struct Lock {
        QString key;
        std::vector<int> reasons = {};   ///< keys that lie wrong, or else the doors that have too few
        std::vector<int> following = {}; ///< what cannot be reached
        std::vector<int> others = {};    ///< what else comes of it: that the level cannot be won
    };
    std::vector<int> errors;
    std::vector<Lock> locks;
    std::vector<int> others;

    explicit IssueOrder(const IssueList &issues)
    {
        for (const IssueCode code : {IssueCode::KeyBehindOwnDoor, IssueCode::TooFewKeys}) {
            for (int i = 0; i < issues.count(); ++i) {
                if (issues[i].code == code) {
                    Lock &lock = lockOf(issues[i].because);
                    const bool isReason = code == IssueCode::KeyBehindOwnDoor || lock.reasons.empty();
                    (isReason ? lock.reasons : lock.others).push_back(i);
                }
            }
        }
        for (int i = 0; i < issues.count(); ++i) {
            if (issues[i].code != IssueCode::KeyBehindOwnDoor && issues[i].code != IssueCode::TooFewKeys) {
                add(i, issues[i]);
            }
        }
    }

private:
    void add(int number, const Issue &issue)
    {
        if (!isWarning(issue)) {
            errors.push_back(number);
        } else if (issue.because.isEmpty()) {
            others.push_back(number);
        } else {
            Lock &lock = lockOf(issue.because);
            (issue.code == IssueCode::CannotBeWon ? lock.others : lock.following).push_back(number);
        }
    }

    Lock &lockOf(const QString &key)
    {
        const auto found = std::find_if(locks.begin(), locks.end(), [&](const Lock &lock) { return lock.key == key; });
        return found != locks.end() ? *found : locks.emplace_back(Lock{.key = key});
    }
};

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
    m_verdict = std::any_of(m_issues.begin(), m_issues.end(), isVerdict) ? tr("Cannot be won") : QString();
    showProgress();
    const IssueOrder order(m_issues);
    if (m_errors->isChecked()) {
        addIssueRows(order.errors, u"error"_s);
    }
    if (m_warnings->isChecked()) {
        for (const IssueOrder::Lock &lock : order.locks) {
            addIssueRows(lock.reasons, u"warning"_s);
            addFold(lock.key, lock.following);
            addIssueRows(lock.others, u"warning"_s);
        }
        addIssueRows(order.others, u"warning"_s);
    }
    if (m_issues.dropped() > 0) {
        addRow(QIcon(), tr("and %1 more").arg(m_issues.dropped()));
    }
    if (m_list->count() == 0) {
        addRow(m_issues.isEmpty() ? rowIcon(u"good"_s) : QIcon(), emptyText());
    }
    addNotes();
}

void IssuesPanel::addNotes()
{
    if (m_sound == Sound::NoGoal && !m_issues.isEmpty()) {
        addRow(rowIcon(u"note"_s), tr("This level is never won, for it asks for nothing."));
    }
    for (const QString &note : m_notes) {
        addRow(rowIcon(u"note"_s), note);
    }
}

void IssuesPanel::addIssueRows(const std::vector<int> &numbers, const QString &iconName)
{
    const QIcon icon = numbers.empty() ? QIcon() : rowIcon(iconName);
    for (const int number : numbers) {
        addIssueRow(number, isVerdict(m_issues[number]) ? rowIcon(u"error"_s) : icon);
    }
}

void IssuesPanel::addFold(const QString &key, const std::vector<int> &numbers)
{
    if (qsizetype(numbers.size()) < fewestFolded) {
        addIssueRows(numbers, u"warning"_s);
        return;
    }
    const bool isOpen = m_openFolds.contains(key);
    const QString text = tr("%n things cannot be reached because of this", nullptr, int(numbers.size()));
    auto item = std::make_unique<QListWidgetItem>(rowIcon(isOpen ? u"down"_s : u"forward"_s), text);
    item->setData(foldRole, key);
    item->setToolTip(isOpen ? tr("Click to fold them") : tr("Click to show them"));
    item->setData(Qt::AccessibleTextRole, (isOpen ? tr("%1, shown below") : tr("%1, folded")).arg(text));
    m_list->addItem(item.release());
    if (isOpen) {
        addIssueRows(numbers, u"warning"_s);
    }
}

void IssuesPanel::toggleFold()
{
    const QString key = std::exchange(m_toggledFold, {});
    if (!m_openFolds.remove(key)) {
        m_openFolds.insert(key);
    }
    fill();
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->data(foldRole).toString() == key) {
            m_list->setCurrentRow(row);
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
