#pragma once

#include "gamecore/base/point.h"

#include <QWidget>

#include <optional>
#include <vector>

class Canvas;
class Ruler;

/// Numbers of columns and rows along the top and the left of a canvas, which gives them room at its margins. The column
/// and the row of the current cell are marked.
class Rulers : public QObject {
    Q_OBJECT

public:
    /// They belong to the canvas, which must outlive this, and begin hidden.
    explicit Rulers(Canvas &canvas, QObject *parent = nullptr);

    void setVisible(bool isVisible);
    bool isVisible() const { return m_isVisible; }
    void setCurrent(std::optional<Point> cell);
    /// Sets the names of the columns and of the rows.
    void setNames(const QString &columns, const QString &rows);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void place();

    Canvas &m_canvas;
    Ruler *m_columns;
    Ruler *m_rows;
    QWidget *m_corner;
    bool m_isVisible = false;
};

/// One of them. Numbers stand in the middle of their cells, as many as there is room for.
class Ruler : public QWidget {
    Q_OBJECT

public:
    Ruler(Canvas &canvas, Qt::Orientation orientation);

    void setCurrent(std::optional<int> number);
    std::optional<int> current() const { return m_current; }
    /// Every how many cells a number is shown: 1, 2, 5, 10, 20, ...
    int step() const;
    /// The numbers that are shown, each clear of the others; the current one is the last.
    std::vector<int> numbers() const;
    /// Where a number stands: its cell, or wider where that is small.
    QRect placeOf(int number) const;
    /// Pixels across.
    int thickness() const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int count() const;
    QRect rectOf(int number) const;
    void paintCell(QPainter &painter, int number) const;

    Canvas &m_canvas;
    Qt::Orientation m_orientation;
    std::optional<int> m_current;
};
