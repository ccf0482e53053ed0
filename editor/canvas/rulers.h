#pragma once

#include "gamecore/base/point.h"

#include <QWidget>

#include <optional>
#include <vector>

class Canvas;
class Ruler;

/// The rulers with the numbers of columns and rows along the top and the left of a canvas, in its margins. The column
/// and the row of the current cell are highlighted.
class Rulers : public QObject {
    Q_OBJECT

public:
    /// The canvas owns the rulers and must outlive this. They are hidden at first.
    explicit Rulers(Canvas &canvas, QObject *parent = nullptr);

    void setVisible(bool isVisible);
    bool isVisible() const { return m_isVisible; }
    /// Highlights the column and the row of this cell; std::nullopt: none.
    void setCurrent(std::optional<Point> cell);
    /// Sets the accessible names of the two rulers.
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

/// A ruler for columns (horizontal) or rows (vertical). Numbers count from 0 and are centered on their cells.
class Ruler : public QWidget {
    Q_OBJECT

public:
    Ruler(Canvas &canvas, Qt::Orientation orientation);

    /// Highlights a number; std::nullopt: none.
    void setCurrent(std::optional<int> number);
    std::optional<int> current() const { return m_current; }
    /// Returns how many cells one number is from the next: 1, 2, 5, 10, 20, ..., as few as fit.
    int step() const;
    /// Returns the numbers to draw, which do not overlap. The current number comes last if it is in the level, even if
    /// it is not in view.
    std::vector<int> numbers() const;
    /// Returns the rectangle of a number in the ruler: along its cell, or larger if the cell is too small for it.
    QRect placeOf(int number) const;
    /// Returns the height of a ruler for columns, or the width of one for rows, in pixels.
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
