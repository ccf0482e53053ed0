#pragma once

#include "editor/canvas/tileset.h"

/// The pictures of all terrain at one size, looked up by number: what drawing a cell needs, without names.
class TerrainPixmaps {
public:
    explicit TerrainPixmaps(CataloguePtr catalogue) : m_catalogue(std::move(catalogue)) {}

    /// setSide() must follow.
    void setCatalogue(CataloguePtr catalogue) { m_catalogue = std::move(catalogue); }
    /// Draws the pictures of another size, in device pixels.
    void setSide(int side, double ratio);
    const QPixmap &of(const Grid<TerrainId> &terrain, Point cell) const;
    /// The mean color of a cell's picture, for levels seen from far away.
    QRgb meanColorOf(const Grid<TerrainId> &terrain, Point cell) const;
    const Catalogue &catalogue() const { return *m_catalogue; }

private:
    struct Looks {
        QPixmap pixmap;
        QRgb meanColor = 0;
    };
    const Looks &looksOf(const Grid<TerrainId> &terrain, Point cell) const;
    Looks draw(const QString &picture, int side, double ratio) const;

    CataloguePtr m_catalogue;
    Tileset m_tileset;
    std::vector<std::vector<Looks>> m_looks; ///< by terrain, then by variant + 1
};
