#pragma once

#include "gamecore/base/point.h"

#include <QPlainTextEdit>

#include <optional>

/// A text editor for the rows of a level, one character per cell. Typing, pasting and deleting do not change its text
/// but only emit signals: the receiver changes the level and sets the new rows. It has no undo of its own; undo keys go
/// to the window.
class LevelTextEdit : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit LevelTextEdit(QWidget *parent = nullptr);

    /// Sets all rows. The caret stays on its cell, or moves to the nearest cell if its cell no longer exists.
    void setRows(const QStringList &rows);
    /// Replaces row `y`. The caret stays on its cell.
    void setRow(int y, const QString &row);
    int rowCount() const { return blockCount(); }

    /// Returns the cell that a typed character replaces. At the end of a row, x is the length of the row, so there is
    /// no such cell.
    Point caret() const;
    /// Moves the caret to a cell, or to the nearest cell of the text. Emits caretMoved() if the caret was elsewhere.
    void setCaret(Point cell);
    /// Highlights the cell below the mouse on the canvas; std::nullopt: none.
    void setMarkedCell(std::optional<Point> cell);
    /// Underlines cells where a typed character was rejected.
    void setRefusedCells(const QList<Point> &cells);

Q_SIGNALS:
    /// Characters were typed, which should be written from the caret on.
    void typed(const QString &text);
    /// Text was pasted, whose rows should be written from the caret on.
    void pasted(const QString &text);
    /// A new row should be inserted that becomes row `y`: 0..rowCount().
    void rowInsertRequested(int y);
    /// `count` rows from `y` on should be deleted.
    void rowsDeleteRequested(int y, int count);
    /// The cells from `first` to `last`, inclusive and in reading order, should be cleared.
    void cellsClearRequested(Point first, Point last);
    /// The caret was moved by the user or by setCaret(), or the text got the focus.
    void caretMoved(Point cell);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void inputMethodEvent(QInputMethodEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    bool isOwnKey(const QKeyEvent &event) const;
    bool handleEditing(const QKeyEvent &event);
    void remove(bool isBackwards);
    void showCells();

    std::optional<Point> m_marked; ///< cell below the mouse on the canvas
    QList<Point> m_refused;        ///< cells to underline
};
