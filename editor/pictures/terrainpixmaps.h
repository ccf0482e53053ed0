#pragma once

#include "editor/art/farcolors.h"
#include "editor/art/glyph.h"
#include "editor/art/tilelook.h"
#include "editor/art/tileset.h"

/// The pictures of all terrain at one size, looked up by number: what drawing a cell needs, without names. Each is
/// drawn when it is asked for the first time, without an alpha channel, so that drawing it only copies.
class TerrainPixmaps {
public:
    explicit TerrainPixmaps(CataloguePtr catalogue);

    void setCatalogue(CataloguePtr catalogue);
    void setLook(TileLook look);
    TileLook look() const { return m_look; }
    /// From now on in this size; `side` is in device pixels.
    void setSide(int side, double ratio);
    const QPixmap &of(const Grid<TerrainId> &terrain, Point cell) const { return lookOf(terrain, cell).pixmap; }
    /// Of a cell of that terrain with `south` below it; nothing: the border of the level.
    const QPixmap &of(TerrainId id, std::optional<TerrainId> south, Point cell) const
    {
        return lookOf(id, south, cell).pixmap;
    }
    /// The same picture as an image of QImage::Format_RGB32, whose pixels can be copied.
    const QImage &imageOf(const Grid<TerrainId> &terrain, Point cell) const { return lookOf(terrain, cell).image; }
    /// For levels seen from far away: the mean colors of the pictures.
    const FarColors &farColors() const;
    const Catalogue &catalogue() const { return *m_catalogue; }

private:
    /// A picture, null until it is needed.
    struct Look {
        QImage image;
        QPixmap pixmap;
    };
    /// Of one terrain: the front first, then its pictures.
    using Looks = std::vector<Look>;
    void forget();
    const Look &lookOf(const Grid<TerrainId> &terrain, Point cell) const;
    const Look &lookOf(TerrainId id, std::optional<TerrainId> south, Point cell) const;
    QImage draw(const QString &picture, const Glyph &glyph, int side) const;
    QRgb meanColorOf(const QString &picture, const Glyph &glyph) const;

    CataloguePtr m_catalogue;
    TileLook m_look = TileLook::Tiles;
    int m_side = 0;
    double m_ratio = 1;
    Tileset m_tileset;
    GlyphPixmaps m_glyphs;
    mutable std::vector<Looks> m_looks;
    mutable FarColors m_farColors; ///< empty until they are needed
};
