#include "editor/panels/issuespanel.h"

#include "editor/art/icon.h"
#include "editor/panels/fixbutton.h"
#include "editor/panels/rowicon.h"
#include "editor/widgets/languagechange.h"
#include "editor/widgets/layoutboundary.h"
#include "editor/widgets/menukeys.h"
#include "editor/widgets/newlayout.h"
#include "editor/widgets/plainlabel.h"
#include "editor/widgets/quietlist.h"
#include "editor/wording/plaintip.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

bool areEqual(const IssueList &a, const IssueList &b)
{
    return a.dropped() == b.dropped() && std::equal(a.begin(), a.end(), b.begin(), b.end());
}

} // namespace

IssuesPanel::IssuesPanel(QWidget *parent)
    : QWidget(parent), m_errors(makeFilter(u"showErrors"_s, u"error"_s)),
      m_warnings(makeFilter(u"showWarnings"_s, u"warning"_s)), m_progress(namedLabel(u"issueProgress"_s)),
      m_fix(new FixButton), m_list(new QuietList<QListWidget>)
{
    setObjectName(u"issues"_s);
    m_progress->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_list->setObjectName(u"issueList"_s);
    m_list->setWordWrap(true);
    // Each row is as high as its sentence needs: a thousand of them are measured some at a time.
    m_list->setLayoutMode(QListView::Batched);
    m_list->setBatchSize(40);
    m_list->setIconSize({rowIconSide, rowIconSide});
    m_list->setMinimumHeight(48);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    layOut();
    connectAll();
    keepTranslated(*this, [this] { retranslate(); });
}

QToolButton *IssuesPanel::makeFilter(const QString &objectName, const QString &icon)
{
    auto *button = new QToolButton;
    button->setObjectName(objectName);
    button->setIcon(programIcon(icon));
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setProperty("isSmall", true);
    button->setCheckable(true);
    button->setChecked(true);
    connect(button, &QToolButton::toggled, this, &IssuesPanel::fill);
    return button;
}

void IssuesPanel::layOut()
{
    auto *row = new QWidget;
    auto *head = newLayout<QHBoxLayout>(row, 0, 8);
    head->addWidget(m_errors);
    head->addWidget(m_warnings);
    head->addWidget(m_progress, 1);
    head->addWidget(m_fix);
    auto *layout = newLayout<QVBoxLayout>(this, 8, 4);
    layout->addWidget(new LayoutBoundary(row));
    layout->addWidget(m_list);
}

void IssuesPanel::connectAll()
{
    connect(m_list, &QListWidget::itemClicked, this, &IssuesPanel::onChosen);
    connect(m_list, &QListWidget::itemActivated, this, &IssuesPanel::onChosen);
    connect(m_list, &QListWidget::customContextMenuRequested, this, &IssuesPanel::showMenu);
    connect(m_list, &QListWidget::currentItemChanged, this, [this] {
        m_goesOnAt.reset();
        setFixes({});
        Q_EMIT selectionChanged();
    });
    connect(m_fix, &FixButton::chosen, this, &IssuesPanel::fixChosen);
    m_longestWait.setSingleShot(true);
    m_longestWait.setInterval(longestWaitMs);
    connect(&m_longestWait, &QTimer::timeout, this, [this] {
        m_notice = tr("Looking further…");
        showProgress();
    });
}

void IssuesPanel::setIssues(const IssueList &issues)
{
    if (areEqual(issues, m_issues)) {
        setFixes({});
        Q_EMIT selectionChanged(); // the level may be another one
    } else {
        const std::optional<Issue> before = selected() ? std::optional(*selected()) : std::nullopt;
        m_issues = issues;
        fillAndSelect(before);
    }
}

void IssuesPanel::setProgress(bool isRunning, const QString &notice)
{
    if (!isRunning) {
        m_longestWait.stop();
        m_notice = notice;
        showProgress();
    } else if (!m_longestWait.isActive()) {
        m_longestWait.start();
    }
}

void IssuesPanel::setSound(Sound sound)
{
    if (sound != m_sound) {
        m_sound = sound;
        fill();
    }
}

void IssuesPanel::setNotes(const QStringList &notes)
{
    if (notes != m_notes) {
        m_notes = notes;
        fill();
    }
}

void IssuesPanel::showProgress()
{
    const QString gap = m_verdict.isEmpty() || m_notice.isEmpty() ? QString() : u" · "_s;
    const QString text = m_verdict + gap + m_notice;
    m_progress->setText(text);
    m_progress->setToolTip(plainTip(text));
}

void IssuesPanel::focusFirst()
{
    m_list->setFocus(Qt::OtherFocusReason);
    m_list->setCurrentRow(0);
}

const Issue *IssuesPanel::selected() const
{
    const QListWidgetItem *item = m_list->currentItem();
    const QVariant number = item ? item->data(numberRole) : QVariant();
    return number.isValid() ? &m_issues[number.toInt()] : nullptr;
}

void IssuesPanel::step(int by)
{
    const int rows = m_list->count();
    const int first = m_list->currentRow() < 0 && by < 0 ? 0 : m_list->currentRow();
    for (int i = 1; i <= rows; ++i) {
        const int row = ((first + i * by) % rows + rows) % rows;
        if (m_list->item(row)->data(numberRole).isValid()) {
            m_list->setCurrentRow(row);
            onChosen(m_list->item(row));
            return;
        }
    }
}

void IssuesPanel::goOnFromSelected()
{
    m_goesOnAt = selected() ? std::optional(m_list->currentRow()) : std::nullopt;
}

void IssuesPanel::setFixes(const QStringList &names)
{
    m_fix->setFixes(names);
}

void IssuesPanel::setFixKey(const QString &key)
{
    m_fix->setKey(key);
}

void IssuesPanel::showMenu(QPoint place)
{
    const Issue *issue = selected();
    if (!issue) {
        return;
    }
    auto *menu = new QMenu(this);
    menu->setObjectName(u"issueMenu"_s);
    menu->setAccessibleName(tr("Issue"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction *show = menu->addAction(programIcon(u"look"_s), tr("&Show the cell"));
    show->setObjectName(u"showIssueCell"_s);
    show->setEnabled(issue->cell.has_value());
    if (issue->cell) {
        connect(show, &QAction::triggered, this, [this, cell = *issue->cell] { Q_EMIT cellChosen(cell); });
    }
    m_fix->fillMenu(menu);
    giveMnemonics(*menu);
    menu->popup(m_list->viewport()->mapToGlobal(place));
}

void IssuesPanel::onChosen(const QListWidgetItem *item)
{
    // Where one click is enough to open things, a click is told of twice: the rows change once, when both are over.
    if (const QString fold = item->data(foldRole).toString(); !fold.isEmpty() && m_toggledFold.isEmpty()) {
        m_toggledFold = fold;
        QMetaObject::invokeMethod(this, &IssuesPanel::toggleFold, Qt::QueuedConnection);
    }
    const QVariant number = item->data(numberRole);
    if (number.isValid() && m_issues[number.toInt()].cell) {
        Q_EMIT cellChosen(*m_issues[number.toInt()].cell);
    }
}

void IssuesPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        fill(); // icons of another color
    }
}

void IssuesPanel::retranslate()
{
    setWindowTitle(tr("Issues"));
    setAccessibleName(tr("Issues"));
    m_list->setAccessibleName(tr("Issues of the level"));
    m_errors->setToolTip(tr("Show what keeps the level from being played"));
    m_warnings->setToolTip(tr("Show what may be a mistake, or unfair"));
    fill();
}

QString issueCountText(const IssueList &issues)
{
    const int count = issues.count() + issues.dropped();
    return count == 0 ? QString() : QCoreApplication::translate("IssuesPanel", "Issues: %1").arg(count);
}
