#pragma once

#include "editor/art/mapmark.h"

#include <QImage>
#include <QWidget>

#include <functional>
#include <span>
#include <vector>

/// A small map of a level or a part of it, with one or several cells per pixel, marks, and a frame around the part that
/// a canvas shows. Derived classes define the meanings of cells. The colors are the same in both themes, as on the
/// canvas. LevelPainter is not used, since the mean colors of tiles do not show which cells are walkable.
class LevelMap : public QWidget {
    Q_OBJECT

public:
    /// Largest side of the picture in pixels; larger levels have several cells per pixel.
    static constexpr int largestPicture = 400;
    /// Largest number of marks of one sort, such as monsters. Derived classes must not set more.
    static constexpr std::size_t mostMarks = 500;

    /// The meanings of cells; Place is an exit, stairs, treasure or an item. If several cells share a pixel, the
    /// highest value is shown.
    enum Meaning : std::uint8_t { Unknown, Wall, Floor, Place };

    explicit LevelMap(QWidget *parent = nullptr);

    /// Returns the picture with one or several cells per pixel, without marks.
    const QImage &picture() const { return m_picture; }
    /// Sets the part of the level that the canvas shows, in cells. A frame is drawn around this part unless it contains
    /// the whole level.
    void setViewed(const QRectF &cells);
    const QRectF &viewed() const { return m_viewed; }
    const std::vector<MapMark> &marks() const { return m_marks; }
    /// Returns the rectangle in which the mark of a cell is drawn, in pixels of the widget.
    QRectF markRect(Point cell) const;

    QSize sizeHint() const override { return {240, 152}; }
    QSize minimumSizeHint() const override { return {96, 72}; }

Q_SIGNALS:
    /// The left mouse button was pressed on a cell, or the mouse moved to a cell while the button was down. The canvas
    /// should scroll to this cell.
    void clicked(Point cell);

protected:
    /// Returns the meaning of a cell with this terrain and without things.
    static Meaning meaningOf(const Terrain &terrain);
    /// Sets the size of the level in cells. All cells become unknown, and all marks are removed.
    void setCells(Size cells);
    QSize cells() const { return m_cells; }
    /// Fills `meanings` with the meanings of the cells of one row, from `first` to the east.
    using RowReader = std::function<void(Point first, std::span<Meaning> meanings)>;
    /// Redraws changed cells. `readRow` is called for their meanings. Cells outside the level are ignored.
    void draw(const QRect &cells, const RowReader &readRow);
    /// Sets the part of the level that the map shows, which may extend beyond the level; setCells() makes it the whole
    /// level.
    void setPart(const QRect &cells);
    /// Sets the marks; later ones are drawn over earlier ones.
    void setMarks(std::vector<MapMark> marks);

    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;

private:
    QRect partOfPicture() const;
    QRect pictureRect() const;
    std::optional<Point> cellAt(QPoint position) const;
    QRectF rectOf(const QRectF &cells) const;
    void paintViewed(QPainter &painter) const;

    QImage m_picture;
    QSize m_cells;         ///< size of the level
    QRect m_part;          ///< see setPart(), in cells
    int m_cellsAPixel = 1; ///< side of the square of cells that share a pixel
    QRectF m_viewed;
    std::vector<MapMark> m_marks;
};
