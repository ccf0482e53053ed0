#pragma once

#include "gamecore/base/point.h"

#include <QPlainTextEdit>

#include <optional>

/// Rows of characters with a caret. It tells what the person types, pastes or deletes, and does not do it: the receiver
/// changes the level and sets its rows. It has no undo of its own, and the keys for it go to the window.
class LevelTextEdit : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit LevelTextEdit(QWidget *parent = nullptr);

    /// Sets all rows; the caret stays on its cell as far as that is still there.
    void setRows(const QStringList &rows);
    /// Sets one row.
    void setRow(int y, const QString &row);
    int rowCount() const { return blockCount(); }

    /// The cell that a key replaces; its x is the width behind the last one of a row.
    Point caret() const;
    void setCaret(Point cell);
    /// Sets a cell off: the one that the mouse is over elsewhere.
    void setMarkedCell(std::optional<Point> cell);
    /// Underlines cells where something was typed that was not taken.
    void setRefusedCells(const QList<Point> &cells);

Q_SIGNALS:
    void typed(const QString &text);
    void pasted(const QString &text);
    /// A row is wanted at that place: 0..rowCount().
    void rowWanted(int y);
    void rowsUnwanted(int y, int count);
    /// The cells from `first` to `last` in rows, both included, are to be deleted.
    void cellsUnwanted(Point first, Point last);
    /// The person moved the caret.
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
