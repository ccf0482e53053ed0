#include "editor/panels/issuespanel.h"

#include "editor/art/icon.h"
#include "editor/text/issuetext.h"
#include "editor/text/mnemonics.h"
#include "editor/text/plaintext.h"
#include "editor/widgets/languagechange.h"
#include "editor/widgets/layouts.h"
#include "editor/widgets/menukeys.h"
#include "editor/widgets/plainlabel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QStyleOptionToolButton>
#include <QStylePainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

int countOf(const IssueList &issues, IssueRank rank)
{
    return int(
        std::count_if(issues.begin(), issues.end(), [rank](const Issue &issue) { return rankOf(issue) == rank; }));
}

} // namespace

FixButton::FixButton(QWidget *parent) : QToolButton(parent), m_menu(new QMenu(this))
{
    setObjectName(u"fixButton"_s);
    setIcon(programIcon(u"fix"_s));
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setProperty("isSmall", true);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    m_menu->setObjectName(u"fixMenu"_s);
    connect(this, &QToolButton::clicked, this, [this] { Q_EMIT chosen(0); });
    retranslateOnChange(*this, [this] { showFixes(); });
}

void FixButton::setFixes(const QStringList &names)
{
    if (names != m_fixes) {
        m_fixes = names;
        showFixes();
    }
}

void FixButton::setKey(const QString &key)
{
    m_key = key;
    showFixes();
}

void FixButton::showFixes()
{
    m_menu->setAccessibleName(tr("Ways to fix the selected issue"));
    setEnabled(!m_fixes.isEmpty());
    setText(m_fixes.isEmpty() ? tr("Fix") : tr("Fix: %1").arg(withoutMnemonics(m_fixes.first())));
    const QString tip = m_fixes.isEmpty() ? tr("Select an issue that can be fixed") : m_fixes.first();
    setToolTip(plainTip(m_key.isEmpty() ? tip : tr("%1 (%2)").arg(tip, m_key)));
    m_menu->clear();
    fillMenu(m_menu);
    setPopupMode(m_fixes.size() > 1 ? MenuButtonPopup : DelayedPopup);
    setMenu(m_fixes.size() > 1 ? m_menu : nullptr);
}

void FixButton::fillMenu(QMenu *menu)
{
    for (int i = 0; i < m_fixes.size(); ++i) {
        QAction *action = menu->addAction(programIcon(u"fix"_s), tr("Fix: %1").arg(withoutMnemonics(m_fixes[i])));
        action->setObjectName(u"fix%1"_s.arg(i));
        // Queued, because the fix changes the findings and thereby the menu.
        connect(
            action, &QAction::triggered, this, [this, i] { Q_EMIT chosen(i); }, Qt::QueuedConnection);
    }
}

/// Allows a narrow button, since its text may be long: the tool tip shows all of it.
QSize FixButton::minimumSizeHint() const
{
    const int words = fontMetrics().horizontalAdvance(text()) - fontMetrics().horizontalAdvance(u"mmmm…"_s);
    return QToolButton::minimumSizeHint() - QSize(std::max(0, words), 0);
}

void FixButton::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    QStyleOptionToolButton option;
    initStyleOption(&option);
    const int missing = QToolButton::sizeHint().width() - width();
    if (missing > 0) {
        const int room = fontMetrics().horizontalAdvance(option.text) - missing;
        option.text = fontMetrics().elidedText(option.text, Qt::ElideRight, room, Qt::TextShowMnemonic);
    }
    painter.drawComplexControl(QStyle::CC_ToolButton, option);
}

IssuesPanel::IssuesPanel(QWidget *parent)
    : QWidget(parent), m_errors(makeFilter(u"showErrors"_s, u"error"_s)),
      m_warnings(makeFilter(u"showWarnings"_s, u"warning"_s)), m_notes(makeFilter(u"showNotes"_s, u"note"_s)),
      m_progress(namedLabel(u"issueProgress"_s)), m_trap(new QToolButton), m_fix(new FixButton),
      m_list(new IssueListWidget)
{
    setObjectName(u"issues"_s);
    m_progress->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_list->setObjectName(u"issueList"_s);
    m_trap->setObjectName(u"trapButton"_s);
    m_trap->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_trap->setProperty("isSmall", true);
    layOut();
    connectAll();
    retranslateOnChange(*this, [this] { retranslate(); });
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
    connect(button, &QToolButton::toggled, this, &IssuesPanel::showChosenKinds);
    return button;
}

void IssuesPanel::layOut()
{
    auto *row = new QWidget;
    auto *head = newLayout<QHBoxLayout>(row, 0, 8);
    head->addWidget(m_errors);
    head->addWidget(m_warnings);
    head->addWidget(m_notes);
    head->addWidget(m_progress, 1);
    head->addWidget(m_trap);
    head->addWidget(m_fix);
    auto *layout = newLayout<QVBoxLayout>(this, 8, 4);
    layout->addWidget(new LayoutBoundary(row));
    layout->addWidget(m_list);
}

void IssuesPanel::connectAll()
{
    connect(m_list, &QListWidget::customContextMenuRequested, this, &IssuesPanel::showMenu);
    connect(m_list, &IssueListWidget::cellChosen, this, &IssuesPanel::cellChosen);
    connect(m_list, &IssueListWidget::issueSelected, this, [this] {
        setFixes({});
        Q_EMIT selectionChanged();
    });
    connect(m_fix, &FixButton::chosen, this, &IssuesPanel::fixChosen);
    connect(m_trap, &QToolButton::clicked, this, &IssuesPanel::trapActionRequested);
    m_longestWait.setSingleShot(true);
    m_longestWait.setInterval(longestWaitMs);
    connect(&m_longestWait, &QTimer::timeout, this, [this] {
        m_notice = tr("Still searching…");
        showProgress();
    });
}

void IssuesPanel::setIssues(const IssueList &issues, const CataloguePtr &catalogue)
{
    m_list->setIssues(issues, catalogue);
    showCounts();
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

void IssuesPanel::setSound(LevelVerdict sound)
{
    m_list->setSound(sound);
}

void IssuesPanel::setNotes(const QStringList &notes)
{
    m_list->setNotes(notes);
}

void IssuesPanel::showChosenKinds()
{
    m_list->setShown(m_errors->isChecked(), m_warnings->isChecked(), m_notes->isChecked());
}

void IssuesPanel::showCounts()
{
    const IssueList &issues = m_list->issues();
    m_errors->setText(tr("Errors: %1").arg(countOf(issues, IssueRank::Error)));
    m_warnings->setText(tr("Warnings: %1").arg(countOf(issues, IssueRank::Warning) + issues.dropped()));
    m_notes->setText(tr("Notes: %1").arg(countOf(issues, IssueRank::Note)));
    const bool isLost = std::any_of(issues.begin(), issues.end(),
                                    [](const Issue &issue) { return issue.code == IssueCode::CannotBeWon; });
    m_verdict = isLost ? tr("Not winnable") : QString();
    showProgress();
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
    return m_list->selected();
}

void IssuesPanel::step(int by)
{
    m_list->step(by);
}

void IssuesPanel::selectNextWhenGone()
{
    m_list->selectNextWhenGone();
}

void IssuesPanel::setFixes(const QStringList &names)
{
    m_fix->setFixes(names);
}

void IssuesPanel::setFixKey(const QString &key)
{
    m_fix->setKey(key);
}

void IssuesPanel::setTrapOffer(TrapOffer offer)
{
    m_trapOffer = offer;
    m_trap->setEnabled(true);
    showTrapOffer();
}

void IssuesPanel::disableTrapOffer()
{
    m_trap->setEnabled(false);
}

void IssuesPanel::setTrapKey(const QString &key)
{
    m_trapKey = key;
    showTrapOffer();
}

void IssuesPanel::showTrapOffer()
{
    const bool isSearch = m_trapOffer == TrapOffer::Search;
    m_trap->setIcon(programIcon(isSearch ? u"search"_s : u"watch"_s));
    m_trap->setText(isSearch ? tr("Search for soft locks") : tr("Watch how"));
    const QString tip = isSearch ? tr("Search longer for a way to get stuck") : tr("Watch how the hero gets stuck");
    m_trap->setToolTip(plainTip(m_trapKey.isEmpty() ? tip : tr("%1 (%2)").arg(tip, m_trapKey)));
    m_trap->setVisible(m_trapOffer != TrapOffer::None);
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
    menu->setToolTipsVisible(true); // tool tips explain why a command is disabled
    QAction *show = menu->addAction(programIcon(u"look"_s), tr("&Show the cell"));
    show->setObjectName(u"showIssueCell"_s);
    show->setEnabled(issue->cell.has_value());
    if (!issue->cell) {
        show->setToolTip(tr("This issue concerns the whole level."));
    } else {
        connect(show, &QAction::triggered, this, [this, cell = *issue->cell] { Q_EMIT cellChosen(cell); });
    }
    if (m_trapOffer == TrapOffer::Watch) {
        QAction *watch = menu->addAction(m_trap->icon(), m_trap->text());
        watch->setObjectName(u"watchIssueTrap"_s);
        watch->setEnabled(m_trap->isEnabled());
        connect(watch, &QAction::triggered, this, &IssuesPanel::trapActionRequested);
    }
    m_fix->fillMenu(menu);
    giveMnemonics(*menu);
    menu->popup(m_list->viewport()->mapToGlobal(place));
}

void IssuesPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        m_list->fill(); // recreates icons in the new color
        showTrapOffer();
    }
}

void IssuesPanel::retranslate()
{
    setWindowTitle(tr("Issues"));
    setAccessibleName(tr("Issues"));
    m_list->setAccessibleName(tr("Issues of the level"));
    m_errors->setToolTip(tr("Show errors, which prevent playing or winning the level"));
    m_warnings->setToolTip(tr("Show warnings, such as likely mistakes or unfair spots"));
    m_notes->setToolTip(tr("Show notes, which need no change"));
    showCounts();
    showTrapOffer();
    m_list->fill();
}

QString issueCountText(const IssueList &issues)
{
    const int errors = countOf(issues, IssueRank::Error);
    const int warnings = countOf(issues, IssueRank::Warning) + issues.dropped();
    if (errors > 0 && warnings > 0) {
        return IssuesPanel::tr("Errors: %1, warnings: %2").arg(QString::number(errors), QString::number(warnings));
    }
    return errors > 0     ? IssuesPanel::tr("Errors: %1").arg(errors)
           : warnings > 0 ? IssuesPanel::tr("Warnings: %1").arg(warnings)
                          : QString();
}
