#pragma once

#include "gamecore/base/point.h"

#include <QWidget>

#include <optional>
#include <vector>

class Canvas;
class Ruler;

/// The rulers with the numbers of columns and rows along the top and the left of a canvas, in its margins. The column
/// and the row of the current cell are marked.
class Rulers : public QObject {
    Q_OBJECT

public:
    /// The canvas owns the rulers and must outlive this. They are hidden at first.
    explicit Rulers(Canvas &canvas, QObject *parent = nullptr);

    void setVisible(bool isVisible);
    bool isVisible() const { return m_isVisible; }
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

/// A single ruler. Numbers are centered on their cells, as many as fit.
class Ruler : public QWidget {
    Q_OBJECT

public:
    Ruler(Canvas &canvas, Qt::Orientation orientation);

    void setCurrent(std::optional<int> number);
    std::optional<int> current() const { return m_current; }
    /// Returns the distance of the numbers in cells: 1, 2, 5, 10, 20, ...
    int step() const;
    /// Returns the visible numbers, which do not overlap; the current one is the last.
    std::vector<int> numbers() const;
    /// Returns the rectangle of a number: its cell, or wider if the cell is small.
    QRect placeOf(int number) const;
    /// Returns the thickness in pixels.
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
