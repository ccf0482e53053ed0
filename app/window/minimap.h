#pragma once

#include "gamecore/world/world.h"

#include <QImage>
#include <QWidget>

/// The whole level small: what the hero knows of it, who is in view, and himself. A click shows that place on the
/// canvas.
class Minimap : public QWidget {
    Q_OBJECT

public:
    /// Pixels of the picture along its longer side at most; larger levels have several cells a pixel.
    static constexpr int largestPicture = 400;

    explicit Minimap(QWidget *parent = nullptr);

    /// Another level: everything is drawn anew.
    void showLevel(const World &world);
    /// The same level a command later: only what the hero can have seen anew is drawn.
    void showWorld(const World &world);
    /// A pixel a cell, or several cells a pixel; without actors.
    const QImage &picture() const { return m_picture; }
    QSize sizeHint() const override { return {240, 152}; }
    QSize minimumSizeHint() const override { return {96, 72}; }

Q_SIGNALS:
    void clicked(Point cell);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    /// What a pixel stands for: its index in the color table of the picture.
    enum Meaning : std::uint8_t { Unknown, Wall, Floor, Place };
    struct Mark {
        Point cell;
        bool isHero = false;
    };
    void draw(const World &world, const QRect &cells);
    static Meaning meaningOf(const World &world, const QRect &cells);
    void markActors(const World &world);
    QList<QRgb> colors() const;
    QRect pictureRect() const;
    std::optional<Point> cellAt(QPoint position) const;
    QRectF rectOf(Point cell) const;

    QImage m_picture;
    QSize m_cells; ///< of the level
    int m_cellsAPixel = 1;
    QRect m_view; ///< cells that were in reach of the hero's sight when it was drawn last
    std::size_t m_openedDoors = 0;
    std::vector<Mark> m_marks;
};
