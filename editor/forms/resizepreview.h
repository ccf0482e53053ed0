#pragma once

#include "editor/art/tileset.h"
#include "editor/changes/levelreshape.h"

#include <QImage>
#include <QWidget>

/// Shows a level and the frame that it would get: what lies outside of the frame is hatched, for it would be lost.
class ResizePreview : public QWidget {
    Q_OBJECT

public:
    /// The catalogue must outlive this.
    ResizePreview(const Level &level, const Catalogue &catalogue, QWidget *parent = nullptr);

    /// The corner of the old level, the new size, and what new cells become.
    void setFrame(Point corner, Size size, TerrainId fill);

    QSize sizeHint() const override { return {336, 248}; }
    QSize minimumSizeHint() const override { return {240, 160}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QRectF placed(const QRect &cells) const;

    const Catalogue &m_catalogue;
    Tileset m_tileset;
    Size m_before;
    QImage m_picture;
    QRect m_old; ///< in cells of the level after
    QRect m_new;
    QColor m_fill;
};
