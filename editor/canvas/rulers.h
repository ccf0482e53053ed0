#pragma once

#include "gamecore/base/point.h"

#include <QWidget>

#include <optional>
#include <vector>

class Canvas;
class Ruler;

/// The rulers of a canvas, in its margins: the numbers of columns along the top and the numbers of rows along the left.
/// The column and the row of the current cell are highlighted.
class Rulers : public QObject {
    Q_OBJECT

public:
    /// The canvas owns the two Ruler widgets and must outlive this object. The rulers are hidden at first.
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

/// A ruler for columns (horizontal) or rows (vertical). Columns and rows are numbered from 0. Each number is centered
/// on its column or row.
class Ruler : public QWidget {
    Q_OBJECT

public:
    Ruler(Canvas &canvas, Qt::Orientation orientation);

    /// Highlights the number of a column or row; std::nullopt: none.
    void setCurrent(std::optional<int> number);
    std::optional<int> current() const { return m_current; }
    /// Returns the distance between neighboring numbers in cells: the smallest of 1, 2, 5, 10, 20, ... at which the
    /// numbers do not overlap.
    int step() const;
    /// Returns the numbers to draw, which do not overlap. The current number comes last if it is in the level, even if
    /// it is not in view.
    std::vector<int> numbers() const;
    /// Returns the rectangle in the ruler where a number is drawn. It is as long as the number's column or row, or
    /// longer if the number needs more space.
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
