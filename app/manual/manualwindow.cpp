#include "app/manual/manualwindow.h"

#include "app/manual/manualbrowser.h"
#include "app/manual/manualpages.h"
#include "editor/art/icon.h"
#include "editor/text/plaintip.h"
#include "editor/widgets/languagechange.h"
#include "editor/widgets/newlayout.h"
#include "editor/widgets/plainlabel.h"

#include <QAction>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSplitter>
#include <QToolButton>
#include <QTreeWidget>

using namespace Qt::StringLiterals;

namespace {

constexpr QSize manualSize{1000, 700};
constexpr int contentsWidth = 240;
constexpr int searchFieldWidth = 260;
constexpr int pageRole = Qt::UserRole;
constexpr int anchorRole = Qt::UserRole + 1;

} // namespace

ManualWindow::ManualWindow(QWidget *parent)
    : QDialog(parent), m_back(makeButton(u"manualBack"_s, u"back"_s)),
      m_forward(makeButton(u"manualForward"_s, u"forward"_s)), m_search(new QLineEdit),
      m_next(makeButton(u"manualNext"_s, u"down"_s)), m_notice(namedLabel(u"manualNotice"_s)),
      m_contents(new QTreeWidget), m_browser(new ManualBrowser)
{
    setObjectName(u"manualWindow"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    m_contents->setObjectName(u"manualContents"_s);
    m_contents->setHeaderHidden(true);
    m_contents->setExpandsOnDoubleClick(false);
    auto *split = new QSplitter;
    split->addWidget(m_contents);
    split->addWidget(m_browser);
    split->setStretchFactor(1, 1);
    split->setSizes({contentsWidth, manualSize.width() - contentsWidth});
    split->setChildrenCollapsible(false);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(makeBar());
    layout->addWidget(split, 1);
    connectParts();
    addKeys();
    retranslateOnChange(*this, [this] { retranslate(); });
    resize(manualSize.boundedTo(parent->size()));
    m_browser->setFocus();
}

QToolButton *ManualWindow::makeButton(const QString &name, const QString &icon)
{
    auto *button = new QToolButton(this);
    button->setObjectName(name);
    button->setIcon(programIcon(icon));
    return button;
}

QWidget *ManualWindow::makeBar()
{
    m_search->setObjectName(u"manualSearch"_s);
    m_search->setClearButtonEnabled(true);
    m_search->addAction(programIcon(u"search"_s), QLineEdit::LeadingPosition);
    m_search->setMinimumWidth(searchFieldWidth);
    m_search->installEventFilter(this);
    auto *bar = new QWidget;
    auto *layout = newLayout<QHBoxLayout>(bar, 0);
    for (QWidget *part : QList<QWidget *>{m_back, m_forward}) {
        layout->addWidget(part);
    }
    layout->addStretch(1);
    for (QWidget *part : QList<QWidget *>{m_notice, m_search, m_next}) {
        layout->addWidget(part);
    }
    return bar;
}

void ManualWindow::connectParts()
{
    connect(m_back, &QToolButton::clicked, m_browser, &QTextBrowser::backward);
    connect(m_forward, &QToolButton::clicked, m_browser, &QTextBrowser::forward);
    connect(m_browser, &QTextBrowser::backwardAvailable, m_back, &QWidget::setEnabled);
    connect(m_browser, &QTextBrowser::forwardAvailable, m_forward, &QWidget::setEnabled);
    connect(m_browser, &QTextBrowser::sourceChanged, this, &ManualWindow::showPlace);
    connect(m_search, &QLineEdit::textChanged, m_notice, &QLabel::clear);
    connect(m_next, &QToolButton::clicked, this, [this] { find(); });
    const auto open = [this](const QTreeWidgetItem *item) {
        m_browser->showPage(item->data(0, pageRole).toString(), item->data(0, anchorRole).toString());
    };
    connect(m_contents, &QTreeWidget::itemClicked, this, open);
    connect(m_contents, &QTreeWidget::itemActivated, this, open);
    m_back->setEnabled(false);
    m_forward->setEnabled(false);
}

void ManualWindow::addKeys()
{
    const auto add = [this](const QList<QKeySequence> &keys, auto slot) {
        auto *action = new QAction(this);
        action->setShortcuts(keys);
        addAction(action);
        connect(action, &QAction::triggered, this, slot);
    };
    add({Qt::ALT | Qt::Key_Left}, [this] { m_browser->backward(); });
    add({Qt::ALT | Qt::Key_Right}, [this] { m_browser->forward(); });
    add({QKeySequence(Qt::CTRL | Qt::Key_F)}, [this] { m_search->setFocus(Qt::ShortcutFocusReason); });
    add({QKeySequence(Qt::Key_F3)}, [this] { find(); });
    add({QKeySequence(Qt::SHIFT | Qt::Key_F3)}, [this] { find(true); });
    m_next->setFocusPolicy(Qt::StrongFocus);
}

void ManualWindow::showPage(const QString &name)
{
    m_browser->showPage(name);
}

void ManualWindow::fillContents()
{
    m_contents->clear();
    for (const QString &name : manualPages()) {
        QTreeWidgetItem *page = nullptr;
        const ManualPage shown = manualPage(name, manualLanguage());
        for (const ManualHeading &heading : headingsOf(shown.text)) {
            if (heading.level > 2) {
                continue;
            }
            auto *item = page ? new QTreeWidgetItem(page) : new QTreeWidgetItem(m_contents);
            //: %1 is the title of a page that is not translated
            item->setText(0, shown.isForeign && !page ? tr("%1 (in English)").arg(heading.title) : heading.title);
            item->setToolTip(0, plainTip(heading.title));
            item->setData(0, pageRole, name);
            item->setData(0, anchorRole, page ? heading.anchor : QString());
            page = page ? page : item;
        }
    }
}

/// Opens the entry of the current page in the contents, and closes the others.
void ManualWindow::showPlace(const QUrl &page)
{
    const QString shown = page.fileName().chopped(page.isEmpty() ? 0 : 3);
    for (int i = 0; i < m_contents->topLevelItemCount(); ++i) {
        QTreeWidgetItem *item = m_contents->topLevelItem(i);
        const bool isShown = item->data(0, pageRole).toString() == shown;
        item->setExpanded(isShown);
        const QTreeWidgetItem *current = m_contents->currentItem();
        if (isShown && (!current || (current != item && current->parent() != item))) {
            m_contents->setCurrentItem(item);
        }
    }
}

void ManualWindow::find(bool isBackward)
{
    const QString text = m_search->text();
    if (text.isEmpty()) {
        m_search->setFocus(Qt::ShortcutFocusReason);
        return;
    }
    const QTextDocument::FindFlags flags = isBackward ? QTextDocument::FindBackward : QTextDocument::FindFlags();
    const bool isFound = m_browser->find(text, flags) || findInOthers(text, isBackward);
    m_notice->setText(isFound ? QString() : tr("No pages found."));
}

bool ManualWindow::findInOthers(const QString &text, bool isBackward)
{
    const QString before = m_browser->page();
    const QStringList &pages = manualPages();
    const qsizetype here = pages.indexOf(before);
    for (qsizetype step = 1; step <= pages.size(); ++step) {
        const QString &name = pages.at((here + (isBackward ? pages.size() - step : step)) % pages.size());
        if (!m_browser->says(name, text)) {
            continue;
        }
        if (name != before) {
            m_browser->showPage(name);
        }
        m_browser->moveCursor(isBackward ? QTextCursor::End : QTextCursor::Start);
        return m_browser->find(text, isBackward ? QTextDocument::FindBackward : QTextDocument::FindFlags());
    }
    return false;
}

/// Makes Enter search on instead of closing the window.
bool ManualWindow::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto &key = *static_cast<QKeyEvent *>(event);
        if (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter) {
            find(key.modifiers().testFlag(Qt::ShiftModifier));
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

void ManualWindow::retranslate()
{
    const auto name = [](QToolButton *button, const QString &text, const QString &keys) {
        button->setAccessibleName(text);
        button->setToolTip(u"%1 (%2)"_s.arg(text, keys));
    };
    const auto text = [](const QKeySequence &keys) { return keys.toString(QKeySequence::NativeText); };
    setWindowTitle(tr("Manual"));
    name(m_back, tr("Back"), text(Qt::ALT | Qt::Key_Left));
    name(m_forward, tr("Forward"), text(Qt::ALT | Qt::Key_Right));
    name(m_next, tr("Next match"), text(Qt::Key_F3));
    m_search->setPlaceholderText(tr("Search all pages"));
    m_search->setAccessibleName(tr("Search all pages"));
    m_search->setToolTip(
        tr("Enter finds the next match, Shift+Enter the previous one (%1)").arg(text(QKeySequence::Find)));
    m_contents->setAccessibleName(tr("Contents"));
    m_browser->setAccessibleName(tr("Manual page"));
    fillContents();
    showPlace(m_browser->source());
}
