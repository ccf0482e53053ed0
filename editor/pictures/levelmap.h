#pragma once

#include "editor/art/mapmark.h"

#include <QImage>
#include <QWidget>

#include <functional>
#include <span>
#include <vector>

/// A small map of a whole level, with one or several cells per pixel, marks, and the part that a canvas shows. A click
/// or a drag requests to scroll to a cell. Derived classes define the meaning of cells. The colors are those of the
/// canvas in both themes. LevelPainter is not used, since the mean colors of tiles do not show which cells are
/// walkable.
class LevelMap : public QWidget {
    Q_OBJECT

public:
    /// Largest side of the picture in pixels; larger levels have several cells per pixel.
    static constexpr int largestPicture = 400;
    /// Largest number of marks that are drawn.
    static constexpr std::size_t mostMarks = 500;

    /// The meanings of cells. If several cells share a pixel, the highest value is shown.
    enum Meaning : std::uint8_t { Unknown, Wall, Floor, Place };

    explicit LevelMap(QWidget *parent = nullptr);

    /// Returns the picture with one or several cells per pixel, without marks.
    const QImage &picture() const { return m_picture; }
    /// Sets the visible part, in cells, which gets a frame unless it contains the whole level.
    void setViewed(const QRectF &cells);
    const QRectF &viewed() const { return m_viewed; }
    const std::vector<MapMark> &marks() const { return m_marks; }
    /// Returns the rectangle of the mark of a cell.
    QRectF markRect(Point cell) const;

    QSize sizeHint() const override { return {240, 152}; }
    QSize minimumSizeHint() const override { return {96, 72}; }

Q_SIGNALS:
    void clicked(Point cell);

protected:
    static Meaning meaningOf(const Terrain &terrain);
    /// Starts a level of another size: all cells are unknown, without marks.
    void setCells(Size cells);
    QSize cells() const { return m_cells; }
    /// Fills `meanings` with those of the cells of a row from `first` on.
    using RowReader = std::function<void(Point first, std::span<Meaning> meanings)>;
    /// Redraws changed cells; ignores cells outside the level.
    void draw(const QRect &cells, const RowReader &readRow);
    /// Sets the marks; later ones are drawn over earlier ones.
    void setMarks(std::vector<MapMark> marks);

    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;

private:
    QRect pictureRect() const;
    std::optional<Point> cellAt(QPoint position) const;
    QRectF rectOf(const QRectF &cells) const;
    void paintViewed(QPainter &painter) const;

    QImage m_picture;
    QSize m_cells; ///< of the level
    int m_cellsAPixel = 1;
    QRectF m_viewed;
    std::vector<MapMark> m_marks;
};
