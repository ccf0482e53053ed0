#pragma once

#include "editor/canvas/glyph.h"
#include "editor/canvas/tilelook.h"
#include "editor/canvas/tileset.h"

/// The pictures of all terrain at one size, looked up by number: what drawing a cell needs, without names.
class TerrainPixmaps {
public:
    explicit TerrainPixmaps(CataloguePtr catalogue) : m_catalogue(std::move(catalogue)) {}

    /// setSide() must follow.
    void setCatalogue(CataloguePtr catalogue) { m_catalogue = std::move(catalogue); }
    /// setSide() must follow.
    void setLook(TileLook look) { m_look = look; }
    TileLook look() const { return m_look; }
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
    Looks draw(const QString &picture, const Glyph &glyph, int side, double ratio) const;
    QPixmap pixmapOf(const QString &picture, const Glyph &glyph, int side) const;

    CataloguePtr m_catalogue;
    TileLook m_look = TileLook::Tiles;
    Tileset m_tileset;
    GlyphPixmaps m_glyphs;
    std::vector<std::vector<Looks>> m_looks; ///< by terrain, then by variant + 1
};
