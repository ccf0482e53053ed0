#include "app/window/logpanel.h"

#include <QEvent>
#include <QScrollBar>
#include <QTextBlock>

using namespace Qt::StringLiterals;

namespace {

constexpr int shownLines = 4;

} // namespace

LogPanel::LogPanel(QWidget *parent) : QPlainTextEdit(parent)
{
    setObjectName(u"logPanel"_s);
    setReadOnly(true);
    setUndoRedoEnabled(false);
    setFocusPolicy(Qt::TabFocus);
    setTextInteractionFlags(Qt::NoTextInteraction);
    setMaximumBlockCount(mostLines);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setCursor(Qt::ArrowCursor);
    setMinimumHeight(shownLines * (fontMetrics().lineSpacing() + 1) + 24);
    retranslate();
}

void LogPanel::say(const QString &line)
{
    if (line.isEmpty()) {
        return;
    }
    QTextCursor cursor(document());
    cursor.movePosition(QTextCursor::End);
    if (line == m_last) {
        cursor.select(QTextCursor::BlockUnderCursor);
        cursor.movePosition(QTextCursor::StartOfBlock);
        cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        //: a line of the log that was said %2 times
        cursor.insertText(tr("%1 (×%2)").arg(line, QString::number(++m_repeats)));
    } else {
        formatLast(false);
        if (!document()->isEmpty()) {
            cursor.insertBlock();
        }
        cursor.insertText(line);
        m_last = line;
        m_repeats = 1;
    }
    formatLast(true);
    verticalScrollBar()->setValue(verticalScrollBar()->maximum());
}

void LogPanel::formatLast(bool isNewest)
{
    QTextCursor cursor(document()->lastBlock());
    cursor.select(QTextCursor::BlockUnderCursor);
    QTextCharFormat format;
    format.setFontWeight(isNewest ? QFont::DemiBold : QFont::Normal);
    format.setForeground(palette().color(isNewest ? QPalette::Text : QPalette::PlaceholderText));
    cursor.setCharFormat(format);
}

void LogPanel::clearLines()
{
    clear();
    m_last.clear();
    m_repeats = 0;
}

QStringList LogPanel::lines() const
{
    const QString text = toPlainText();
    return text.isEmpty() ? QStringList() : text.split(u'\n');
}

void LogPanel::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::PaletteChange && !document()->isEmpty()) {
        QTextCursor cursor(document());
        cursor.select(QTextCursor::Document);
        QTextCharFormat format;
        format.setForeground(palette().color(QPalette::PlaceholderText));
        cursor.mergeCharFormat(format);
        formatLast(true);
    }
}

void LogPanel::retranslate()
{
    setAccessibleName(tr("Messages"));
    setPlaceholderText(tr("What happens in the maze is told here."));
}
