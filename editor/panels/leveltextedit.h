#pragma once

#include "gamecore/base/point.h"

#include <QPlainTextEdit>

#include <optional>

/// A text editor for rows of characters with a caret. It emits typing, pasting and deleting instead of changing the
/// text: the receiver changes the level and sets the new rows. It has no undo of its own; undo keys go to the window.
class LevelTextEdit : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit LevelTextEdit(QWidget *parent = nullptr);

    /// Sets all rows; the caret stays on its cell if that still exists.
    void setRows(const QStringList &rows);
    void setRow(int y, const QString &row);
    int rowCount() const { return blockCount(); }

    /// Returns the cell that a key replaces; behind the last cell of a row, x is the width.
    Point caret() const;
    void setCaret(Point cell);
    /// Highlights the cell below the mouse on the canvas.
    void setMarkedCell(std::optional<Point> cell);
    /// Underlines cells where a typed character was rejected.
    void setRefusedCells(const QList<Point> &cells);

Q_SIGNALS:
    void typed(const QString &text);
    void pasted(const QString &text);
    /// A row should be inserted at `y`: 0..rowCount().
    void rowWanted(int y);
    void rowsUnwanted(int y, int count);
    /// The cells from `first` to `last`, inclusive and row by row, should be deleted.
    void cellsUnwanted(Point first, Point last);
    /// The user moved the caret.
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

    std::optional<Point> m_marked;
    QList<Point> m_refused;
};
