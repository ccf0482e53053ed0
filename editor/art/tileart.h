#pragma once

#include <QHash>
#include <QImage>

#include <memory>

class QSvgRenderer;

/// Draws the pictures of resources/tiles/NAME.svg, and characters by the names that pictureOf() gives them, anew each
/// time; only their files are kept. A name without a file gives the picture `unknown`. Any thread may have its own.
class TileArt {
public:
    TileArt();
    ~TileArt();
    TileArt(const TileArt &) = delete;
    TileArt &operator=(const TileArt &) = delete;

    /// `side` is in pixels, 1..1024; both sides are equal.
    QImage draw(const QString &picture, int side) const;

private:
    QSvgRenderer &renderer(const QString &picture) const;

    mutable QHash<QString, std::shared_ptr<QSvgRenderer>> m_renderers;
};
