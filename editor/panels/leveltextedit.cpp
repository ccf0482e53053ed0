#include "editor/panels/leveltextedit.h"

#include "editor/art/fontsize.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QTextBlock>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// Returns the character that a key writes into a cell; empty for other keys.
QString writtenBy(const QKeyEvent &event)
{
    // On some systems AltGr is Ctrl and Alt together.
    const bool isCommand =
        event.modifiers() & (Qt::ControlModifier | Qt::MetaModifier) && !(event.modifiers() & Qt::AltModifier);
    const bool isMenu = event.modifiers() == Qt::AltModifier;
    const QString text = event.text();
    return isCommand || isMenu || text.isEmpty() || !text.at(0).isPrint() ? QString() : text;
}

bool isEnter(int key)
{
    return key == Qt::Key_Return || key == Qt::Key_Enter;
}

} // namespace

LevelTextEdit::LevelTextEdit(QWidget *parent) : QPlainTextEdit(parent)
{
    setUndoRedoEnabled(false);
    // Only setRows() and setRow() may change the text, not drags, menus or other programs.
    setReadOnly(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setAttribute(Qt::WA_InputMethodEnabled);
    setLineWrapMode(NoWrap);
    setTabChangesFocus(true);
    setOverwriteMode(true);
    setFont(fixedFont(font()));
    setAcceptDrops(false);
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, [this] {
        showCells();
        Q_EMIT caretMoved(caret());
    });
}

void LevelTextEdit::setRows(const QStringList &rows)
{
    const Point cell = caret();
    const QSignalBlocker quiet(this);
    setPlainText(rows.join(u'\n'));
    setCaret(cell);
}

void LevelTextEdit::setRow(int y, const QString &row)
{
    const QTextBlock block = document()->findBlockByNumber(y);
    if (block.text() == row) {
        return;
    }
    const Point cell = caret();
    const QSignalBlocker quiet(this);
    QTextCursor cursor(block);
    cursor.select(QTextCursor::LineUnderCursor);
    cursor.insertText(row);
    setCaret(cell);
}

Point LevelTextEdit::caret() const
{
    return {textCursor().positionInBlock(), textCursor().blockNumber()};
}

void LevelTextEdit::setCaret(Point cell)
{
    const QTextBlock block = document()->findBlockByNumber(std::clamp(cell.y, 0, blockCount() - 1));
    QTextCursor cursor = textCursor();
    cursor.setPosition(block.position() + std::clamp(cell.x, 0, block.length() - 1));
    setTextCursor(cursor);
    showCells();
}

void LevelTextEdit::setMarkedCell(std::optional<Point> cell)
{
    if (m_marked != cell) {
        m_marked = cell;
        showCells();
    }
}

void LevelTextEdit::setRefusedCells(const QList<Point> &cells)
{
    if (m_refused != cells) {
        m_refused = cells;
        showCells();
    }
}

void LevelTextEdit::showCells()
{
    QList<QTextEdit::ExtraSelection> selections;
    const auto add = [&](Point cell, const QTextCharFormat &format) {
        const QTextBlock block = document()->findBlockByNumber(cell.y);
        if (block.isValid() && cell.x >= 0 && cell.x < block.length() - 1) {
            QTextCursor cursor(block);
            cursor.setPosition(block.position() + cell.x);
            cursor.movePosition(QTextCursor::NextCharacter, QTextCursor::KeepAnchor);
            selections.append({cursor, format});
        }
    };
    const auto filled = [this](QPalette::ColorRole background, QPalette::ColorRole text) {
        QTextCharFormat format;
        format.setBackground(palette().color(background));
        format.setForeground(palette().color(text));
        return format;
    };
    if (m_marked) {
        add(*m_marked, filled(QPalette::Mid, QPalette::Text));
    }
    if (!textCursor().hasSelection()) {
        add(caret(), filled(QPalette::Highlight, QPalette::HighlightedText));
    }
    QTextCharFormat refused;
    refused.setUnderlineStyle(QTextCharFormat::WaveUnderline);
    for (const Point cell : std::as_const(m_refused)) {
        add(cell, refused);
    }
    setExtraSelections(selections);
}

bool LevelTextEdit::isOwnKey(const QKeyEvent &event) const
{
    const bool isRemoving = event.key() == Qt::Key_Delete || event.key() == Qt::Key_Backspace;
    return !writtenBy(event).isEmpty() || isEnter(event.key()) || isRemoving || event.matches(QKeySequence::Paste)
           || event.matches(QKeySequence::Cut) || event.matches(QKeySequence::Copy)
           || event.matches(QKeySequence::SelectAll);
}

/// Keeps shortcuts of tools from the window, since letters are text here. Undo goes to the window, since the document
/// owns the steps.
bool LevelTextEdit::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto &key = *static_cast<QKeyEvent *>(event);
        if (isOwnKey(key) || key.matches(QKeySequence::Undo) || key.matches(QKeySequence::Redo)) {
            event->setAccepted(isOwnKey(key));
            return true;
        }
    }
    return QPlainTextEdit::event(event);
}

void LevelTextEdit::keyPressEvent(QKeyEvent *event)
{
    if (handleEditing(*event)) {
        event->accept();
    } else {
        QPlainTextEdit::keyPressEvent(event);
    }
}

bool LevelTextEdit::handleEditing(const QKeyEvent &event)
{
    const QString text = writtenBy(event);
    if (!text.isEmpty()) {
        Q_EMIT typed(text);
    } else if (isEnter(event.key())) {
        const Point cell = caret();
        Q_EMIT rowInsertRequested(cell.x == 0 ? cell.y : cell.y + 1);
    } else if (event.matches(QKeySequence::Paste)) {
        Q_EMIT pasted(QGuiApplication::clipboard()->text());
    } else if (event.matches(QKeySequence::Cut)) {
        if (textCursor().hasSelection()) {
            copy();
            remove(false);
        }
    } else if (event.key() == Qt::Key_Delete && event.modifiers() & Qt::ControlModifier) {
        Q_EMIT rowsDeleteRequested(caret().y, 1);
    } else if (event.key() == Qt::Key_Delete || event.key() == Qt::Key_Backspace) {
        remove(event.key() == Qt::Key_Backspace);
    } else {
        return false;
    }
    return true;
}

/// Removes completely selected rows; otherwise clears the selected cells.
void LevelTextEdit::remove(bool isBackwards)
{
    const QTextCursor cursor = textCursor();
    if (!cursor.hasSelection()) {
        const Point cell = caret() - Point{isBackwards ? 1 : 0, 0};
        setCaret(cell);
        if (cell.x >= 0) {
            Q_EMIT cellsClearRequested(cell, cell);
        }
        return;
    }
    const QTextBlock first = document()->findBlock(cursor.selectionStart());
    const QTextBlock last = document()->findBlock(cursor.selectionEnd());
    const Point from{cursor.selectionStart() - first.position(), first.blockNumber()};
    const Point behind{cursor.selectionEnd() - last.position(), last.blockNumber()};
    const bool endsBefore = behind.x == 0 && behind.y > from.y;
    const bool isWhole = from.x == 0 && (endsBefore || behind.x == last.length() - 1);
    setCaret(from);
    if (isWhole) {
        Q_EMIT rowsDeleteRequested(from.y, behind.y - from.y + (endsBefore ? 0 : 1));
    } else {
        Q_EMIT cellsClearRequested(from, behind - Point{1, 0});
    }
}

void LevelTextEdit::inputMethodEvent(QInputMethodEvent *event)
{
    if (!event->commitString().isEmpty()) {
        Q_EMIT typed(event->commitString());
    }
    event->accept();
}

void LevelTextEdit::focusInEvent(QFocusEvent *event)
{
    QPlainTextEdit::focusInEvent(event);
    Q_EMIT caretMoved(caret());
}
