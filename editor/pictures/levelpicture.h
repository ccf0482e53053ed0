#pragma once

#include "editor/art/celllayer.h"
#include "editor/art/tileset.h"
#include "gamecore/base/files.h"
#include "gamecore/base/point.h"
#include "gamecore/data/ids.h"
#include "gamecore/levelfile/levelreader.h"
#include "gamecore/packing/bundlefile.h"

#include <QImage>

#include <optional>

/// True if a level of this size has cells and can be drawn with `tileSize` pixels per cell within the limits of QImage
/// and PNG readers.
bool canBeDrawn(Size size, qint64 tileSize);

/// A renderer of whole levels, as they look in play, into images: for files, thumbnails and the manual. Each level is
/// drawn with its own kinds and with the changes that its ruleset makes to the catalogue. The object caches images and
/// is not thread-safe, so each thread needs its own.
class LevelPicture {
public:
    /// The catalogue must outlive this.
    LevelPicture(const Catalogue &catalogue, TileLook look = TileLook::Tiles) : m_catalogue(catalogue), m_look(look) {}

    /// Draws a level with `tileSize` pixels per cell. canBeDrawn() must be true.
    QImage draw(const Level &level, int tileSize) const;
    /// Draws a part of a level.
    QImage draw(const Level &level, const QRect &cells, int tileSize) const;
    /// Draws a level with a layer between its ground and its things, as the editor draws overlays.
    QImage draw(const Level &level, int tileSize, const CellLayer &layer) const;
    /// Draws a level for a file. If it has at most 256 colors, the image has one byte per pixel, which makes the file
    /// several times smaller and faster to write.
    QImage drawForFile(const Level &level, int tileSize) const;

private:
    CataloguePtr inForce(const Level &level) const;

    const Catalogue &m_catalogue;
    TileLook m_look;
    Tileset m_tileset;
};

/// Writes a picture as PNG, completely or not at all. Does not create folders. Returns the reason on failure;
/// std::nullopt on success. Can be called from any thread.
std::optional<SaveFault> writePicture(const QString &path, const QImage &picture);

/// Returns a small image of a level, as large as fits into `box`, but at most 64 device pixels per cell. `box` is in
/// logical pixels, and `ratio` is the number of device pixels per logical pixel. The level must have cells.
QImage levelThumbnail(const LevelPicture &picture, const Level &level, QSize box, double ratio);
/// Returns a small image of a part of a level, which must not be empty.
QImage levelThumbnail(const LevelPicture &picture, const Level &level, const QRect &cells, QSize box, double ratio);

/// A level to be drawn in a list.
struct ThumbnailLevel {
    /// The level, checked only as far as playing requires. Empty if the file is unreadable or too large, or if the
    /// level has no cells.
    ReadLevel::Checked level;
    bool isTooLarge = false; ///< its file has more than 2 MiB, so that reading and drawing would take long
};
/// Reads a level for a thumbnail. A list reads many levels, perhaps all from one archive, so `readBytes` should unpack
/// an archive only once.
ThumbnailLevel readForThumbnail(const QString &path, const Catalogue &catalogue, const ByteReader &readBytes);
