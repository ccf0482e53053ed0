#include "app/manual/manualbrowser.h"

#include "app/manual/manualpages.h"
#include "editor/widgets/languagechange.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QImage>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextTable>

using namespace Qt::StringLiterals;

namespace {

constexpr int textMargin = 24;
constexpr int widestPicture = 640;
constexpr int lineHeight = 125; ///< in percent

} // namespace

ManualBrowser::ManualBrowser(QWidget *parent) : QTextBrowser(parent)
{
    setObjectName(u"manualBrowser"_s);
    document()->setDocumentMargin(textMargin);
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

/// Returns a picture scaled to the page width if it is wider, for small windows.
QVariant ManualBrowser::pictureOf(const QString &name) const
{
    const QImage picture(u":/manual/pictures/"_s + name);
    return picture.width() > widestPicture ? picture.scaledToWidth(widestPicture, Qt::SmoothTransformation) : picture;
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
    if (event->type() == QEvent::PaletteChange && !source().isEmpty()) {
        const int scroll = verticalScrollBar()->value();
        reload();
        document()->documentLayout()->documentSize(); // completes the layout, so that scrolling to a heading works
        verticalScrollBar()->setValue(scroll);
    }
}
