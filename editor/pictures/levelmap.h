#pragma once

#include "editor/art/mapmark.h"

#include <QImage>
#include <QWidget>

#include <functional>
#include <span>
#include <vector>

/// A whole level small: a pixel a cell, or several cells a pixel, with marks on it and the part that a canvas shows. A
/// click or a drag asks to go to a cell. Derived classes say what its cells mean. Its colors are those of the canvas,
/// in both themes. LevelPainter does not draw it: it would show the mean colors of tiles, of which nobody tells where
/// one can walk.
class LevelMap : public QWidget {
    Q_OBJECT

public:
    /// Pixels of the picture along its longer side at most; larger levels have several cells a pixel.
    static constexpr int largestPicture = 400;
    /// At most so many marks are drawn.
    static constexpr std::size_t mostMarks = 500;

    /// The later one is the more telling one where several cells share a pixel.
    enum Meaning : std::uint8_t { Unknown, Wall, Floor, Place };

    explicit LevelMap(QWidget *parent = nullptr);

    /// A pixel a cell, or several cells a pixel; without marks.
    const QImage &picture() const { return m_picture; }
    /// Sets the part that is framed, in cells; one that holds the whole level is not drawn.
    void setViewed(const QRectF &cells);
    const QRectF &viewed() const { return m_viewed; }
    const std::vector<MapMark> &marks() const { return m_marks; }
    /// Where the mark of a cell is drawn.
    QRectF markRect(Point cell) const;

    QSize sizeHint() const override { return {240, 152}; }
    QSize minimumSizeHint() const override { return {96, 72}; }

Q_SIGNALS:
    void clicked(Point cell);

protected:
    static Meaning meaningOf(const Terrain &terrain);
    /// Begins a level of another size: all of it is unknown, nothing is marked.
    void setCells(Size cells);
    QSize cells() const { return m_cells; }
    /// Fills `meanings` with those of the cells of a row from `first` on.
    using RowReader = std::function<void(Point first, std::span<Meaning> meanings)>;
    /// Draws what has changed; cells outside the level are left out.
    void draw(const QRect &cells, const RowReader &readRow);
    /// Sets the marks; later ones lie over earlier ones.
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
