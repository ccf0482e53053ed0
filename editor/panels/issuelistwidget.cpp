#include "editor/panels/issuelistwidget.h"

#include "editor/art/icon.h"
#include "editor/text/issuetext.h"

#include <QCoreApplication>
#include <QHash>
#include <QIcon>

#include <algorithm>
#include <memory>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

/// Indices of findings in the order of their rows.
struct IssueOrder {
    /// A missing or misplaced key.
    struct Lock {
        QString key;
        std::vector<int> reasons = {};   ///< misplaced keys, or else the doors that have too few keys
        std::vector<int> following = {}; ///< what cannot be reached
        std::vector<int> others = {};    ///< doors with too few keys, in addition to misplaced keys
    };
    std::vector<int> errors;
    std::vector<int> unwinnable; ///< the level cannot be won
    std::vector<int> traps;      ///< the hero can get stuck
    std::vector<Lock> locks;
    std::vector<int> watchers; ///< monsters that see the start
    std::vector<int> others;
    std::vector<int> notes;

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
        if (issue.code == IssueCode::CannotBeWon) {
            unwinnable.push_back(number);
        } else if (rankOf(issue) == IssueRank::Error) {
            errors.push_back(number);
        } else if (rankOf(issue) == IssueRank::Note) {
            notes.push_back(number);
        } else if (issue.code == IssueCode::CanGetStuck) {
            traps.push_back(number);
        } else if (issue.code == IssueCode::MonsterSeesStart) {
            watchers.push_back(number);
        } else if (issue.because.isEmpty()) {
            others.push_back(number);
        } else {
            lockOf(issue.because).following.push_back(number);
        }
    }

    Lock &lockOf(const QString &key)
    {
        const auto found = std::find_if(locks.begin(), locks.end(), [&](const Lock &lock) { return lock.key == key; });
        return found != locks.end() ? *found : locks.emplace_back(Lock{.key = key});
    }
};

/// Builds the rows.
class IssueRowMaker {
    Q_DECLARE_TR_FUNCTIONS(IssueRowMaker)

public:
    IssueRowMaker(const LevelFindings &found, const ShownFindings &shown) : m_found(found), m_shown(shown) {}

    std::vector<IssueRow> rows()
    {
        const IssueOrder order(m_found.issues);
        if (m_shown.hasErrors) {
            addIssues(order.errors, u"error"_s);
            addIssues(order.unwinnable, u"error"_s);
        }
        if (m_shown.hasWarnings) {
            addWarnings(order);
        }
        if (m_shown.hasNotes) {
            addFold(issueKey(IssueCode::PatrolConfined), order.notes, u"note"_s,
                    tr("%n monsters patrol only a part of the level", nullptr, int(order.notes.size())));
        }
        if (m_found.issues.dropped() > 0) {
            m_rows.push_back({.icon = {}, .text = tr("and %1 more").arg(m_found.issues.dropped())});
        }
        if (m_rows.empty()) {
            m_rows.push_back({.icon = m_found.issues.isEmpty() ? u"good"_s : QString(), .text = emptyText()});
        }
        addNotes();
        return std::move(m_rows);
    }

private:
    void addWarnings(const IssueOrder &order)
    {
        addIssues(order.traps, u"warning"_s);
        for (const IssueOrder::Lock &lock : order.locks) {
            addIssues(lock.reasons, u"warning"_s);
            addFold(lock.key, lock.following, u"warning"_s,
                    tr("%n things are unreachable because of this", nullptr, int(lock.following.size())));
            addIssues(lock.others, u"warning"_s);
        }
        addFold(issueKey(IssueCode::MonsterSeesStart), order.watchers, u"warning"_s,
                tr("%n monsters see the hero at the start", nullptr, int(order.watchers.size())));
        addIssues(order.others, u"warning"_s);
    }

    void addNotes()
    {
        if (m_found.sound == LevelVerdict::NoGoal && !m_found.issues.isEmpty()) {
            m_rows.push_back({.icon = u"note"_s, .text = tr("This level is not winnable: it has no win condition.")});
        }
        for (const QString &note : m_found.notes) {
            m_rows.push_back({.icon = u"note"_s, .text = note});
        }
    }

    void addIssues(const std::vector<int> &numbers, const QString &icon)
    {
        for (const int number : numbers) {
            addIssue(number, icon);
        }
    }

    static QString spokenRank(IssueRank rank)
    {
        return rank == IssueRank::Error     ? tr("Error: %1")
               : rank == IssueRank::Warning ? tr("Warning: %1")
                                            : tr("Note: %1");
    }

    void addIssue(int number, const QString &icon)
    {
        const Issue &issue = m_found.issues[number];
        const QString sentence = m_found.catalogue ? sentenceOf(issue, *m_found.catalogue) : sentenceOf(issue);
        const std::optional<Point> cell = issue.cell;
        const QString text =
            cell ? tr("Cell %1, %2: %3").arg(QString::number(cell->x), QString::number(cell->y), sentence) : sentence;
        m_rows.push_back({.icon = icon,
                          .text = text,
                          .spoken = spokenRank(rankOf(issue)).arg(text),
                          .tip = cell ? tr("Click to show the cell") : QString(),
                          .issue = number});
    }

    void addFold(const QString &key, const std::vector<int> &numbers, const QString &icon, const QString &text)
    {
        if (qsizetype(numbers.size()) < fewestFolded) {
            addIssues(numbers, icon);
            return;
        }
        const bool isOpen = m_shown.openFolds.contains(key);
        m_rows.push_back({.icon = isOpen ? u"down"_s : u"forward"_s,
                          .text = text,
                          .spoken = (isOpen ? tr("%1, expanded") : tr("%1, collapsed")).arg(text),
                          .tip = isOpen ? tr("Click to collapse") : tr("Click to expand"),
                          .fold = key});
        if (isOpen) {
            addIssues(numbers, icon);
        }
    }

    QString emptyText() const
    {
        if (!m_found.issues.isEmpty()) {
            return tr("All issues are hidden. Show them with the buttons above.");
        }
        switch (m_found.sound) {
        case LevelVerdict::Playable:
            return tr("No issues found so far. The level is playable.");
        case LevelVerdict::Winnable:
            return tr("No issues found. The level is playable, and nothing prevents winning.");
        case LevelVerdict::NoGoal:
            return tr("No issues found. The level is playable, but not winnable, because it has no win condition.");
        }
        return {};
    }

    const LevelFindings &m_found;
    const ShownFindings &m_shown;
    std::vector<IssueRow> m_rows;
};

} // namespace

std::vector<IssueRow> issueRows(const LevelFindings &found, const ShownFindings &shown)
{
    return IssueRowMaker(found, shown).rows();
}

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
