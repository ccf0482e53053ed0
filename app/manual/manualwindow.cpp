#include "app/manual/manualwindow.h"

#include "app/manual/manualpages.h"
#include "editor/art/icon.h"
#include "editor/text/plaintext.h"
#include "editor/widgets/languagechange.h"
#include "editor/widgets/layouts.h"
#include "editor/widgets/plainlabel.h"

#include <QAbstractTextDocumentLayout>
#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QImage>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QSplitter>
#include <QTextBlock>
#include <QTextTable>
#include <QToolButton>
#include <QTreeWidget>

using namespace Qt::StringLiterals;

namespace {

constexpr int textMargin = 24;
constexpr int widestPicture = 640;
constexpr int narrowestPicture = 240;
constexpr int pictureStep = 40;    ///< widths of pictures, so that not every resizing draws the page anew
constexpr int redrawnAfterMs = 80; ///< after the last resizing
constexpr int lineHeight = 125;    ///< in percent

constexpr QSize manualSize{1000, 700};
constexpr int contentsWidth = 290;
constexpr int searchFieldWidth = 260;
constexpr int pageRole = Qt::UserRole;
constexpr int anchorRole = Qt::UserRole + 1;

} // namespace

ManualBrowser::ManualBrowser(QWidget *parent) : QTextBrowser(parent)
{
    setObjectName(u"manualBrowser"_s);
    document()->setDocumentMargin(textMargin);
    m_redraw.setSingleShot(true);
    m_redraw.setInterval(redrawnAfterMs);
    connect(&m_redraw, &QTimer::timeout, this, &ManualBrowser::fitPictures);
    connect(this, &QTextBrowser::sourceChanged, this, &ManualBrowser::layOut);
    whenLanguageChanges(*this, [this] {
        if (!source().isEmpty()) {
            reload();
        }
    });
}

QString ManualBrowser::page() const
{
    return source().fileName().chopped(source().isEmpty() ? 0 : 3);
}

void ManualBrowser::showPage(const QString &name, const QString &anchor)
{
    QUrl url(u"manual:/"_s + name + u".md"_s);
    if (!anchor.isEmpty()) {
        url.setFragment(anchor);
    }
    setSource(url);
}

bool ManualBrowser::says(const QString &page, const QString &text) const
{
    QTextDocument read;
    read.setMarkdown(QString::fromUtf8(markdownOf(page)));
    return !read.find(text).isNull();
}

QVariant ManualBrowser::loadResource(int type, const QUrl &name)
{
    if (type == QTextDocument::ImageResource) {
        return pictureOf(name.fileName());
    }
    return type == QTextDocument::MarkdownResource ? QVariant(markdownOf(name.fileName().chopped(3))) : QVariant();
}

QByteArray ManualBrowser::markdownOf(const QString &name) const
{
    if (!manualPages().contains(name)) {
        return {};
    }
    const ManualPage page = manualPage(name, manualLanguage());
    const QString note = page.isForeign ? QString(u'*' + tr("This page is in English only.") + u"*\n\n"_s) : QString();
    return (note + page.text).toUtf8();
}

/// Returns a picture scaled to the page width if it is wider.
QVariant ManualBrowser::pictureOf(const QString &name) const
{
    const QImage picture(u":/manual/pictures/"_s + name);
    return picture.width() > m_widest ? picture.scaledToWidth(m_widest, Qt::SmoothTransformation) : picture;
}

/// Draws the page anew if its pictures are wider than the window has room for, or could be wider.
void ManualBrowser::fitPictures()
{
    const int room = maximumViewportSize().width() - verticalScrollBar()->sizeHint().width() - 2 * textMargin;
    const int widest = qBound(narrowestPicture, room / pictureStep * pictureStep, widestPicture);
    if (widest != m_widest) {
        m_widest = widest;
        redraw();
    }
}

void ManualBrowser::resizeEvent(QResizeEvent *event)
{
    QTextBrowser::resizeEvent(event);
    m_redraw.start();
}

/// Reads the page again and keeps its scroll position.
void ManualBrowser::redraw()
{
    if (source().isEmpty()) {
        return;
    }
    const int scroll = verticalScrollBar()->value();
    reload();
    document()->documentLayout()->documentSize(); // completes the layout, so that scrolling to a heading works
    verticalScrollBar()->setValue(scroll);
}

void ManualBrowser::doSetSource(const QUrl &name, QTextDocument::ResourceType)
{
    if (!manualPages().contains(name.fileName().chopped(name.fileName().endsWith(".md"_L1) ? 3 : 0))) {
        return;
    }
    QTextBrowser::doSetSource(name, QTextDocument::MarkdownResource);
    if (name.hasFragment()) {
        goTo(name.fragment());
    }
}

void ManualBrowser::goTo(const QString &anchor)
{
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() > 0 && anchorOf(block.text()) == anchor) {
            setTextCursor(QTextCursor(block));
            verticalScrollBar()->setValue(verticalScrollBar()->value() + cursorRect().top() - textMargin / 2);
            return;
        }
    }
}

/// Sets the line spacing, and table borders as thin as those of panels.
void ManualBrowser::layOut()
{
    QTextBlockFormat spacing;
    spacing.setLineHeight(lineHeight, QTextBlockFormat::ProportionalHeight);
    QTextCursor cursor(document());
    cursor.beginEditBlock();
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        if (!block.text().contains(QChar::ObjectReplacementCharacter)) { // pictures need no line spacing
            cursor.setPosition(block.position());
            cursor.mergeBlockFormat(spacing);
        }
    }
    cursor.endEditBlock();
    for (QTextFrame *frame : document()->rootFrame()->childFrames()) {
        if (auto *table = qobject_cast<QTextTable *>(frame)) {
            QTextTableFormat format = table->format();
            format.setBorder(1);
            format.setBorderCollapse(true);
            format.setBorderBrush(palette().mid());
            format.setCellPadding(5);
            table->setFormat(format);
        }
    }
}

void ManualBrowser::changeEvent(QEvent *event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        redraw();
    }
}

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
