#pragma once

#include "editor/art/tileset.h"

#include <QIcon>

#include <functional>
#include <memory>

class Catalogue;
struct Kind;
struct Terrain;

/// Returns an icon whose picture `draw` returns for a size in device pixels, once the icon is seen. A disabled or
/// selected icon looks the same.
QIcon drawnIcon(std::function<QPixmap(const QSize &)> draw);

/// Returns a drawnIcon() that shows the picture of a tileset with the name `picture`. With `ground`, the name of
/// another picture, the icon is a swatch: the picture on this ground, with rounded corners, readable in every theme.
QIcon tileIcon(const std::shared_ptr<const Tileset> &tileset, const QString &picture, const QString &ground = {});

/// Returns the name of the picture that shows a terrain or a kind in the palette and other lists.
QString pictureInLists(const Terrain &terrain);
QString pictureInLists(const Kind &kind);

/// Icons of terrain and kinds for lists. Copies share the drawn pictures.
class KindIcons {
public:
    /// Side of an icon in a list, in logical pixels.
    static constexpr int side = 20;

    explicit KindIcons(std::shared_ptr<const Tileset> tileset = std::make_shared<Tileset>())
        : m_tileset(std::move(tileset))
    {
    }

    QIcon of(const Terrain &terrain) const { return tileIcon(m_tileset, pictureInLists(terrain)); }
    QIcon of(const Kind &kind) const { return tileIcon(m_tileset, pictureInLists(kind)); }
    /// Returns the icon of a key; a null icon if the catalogue does not define the key.
    QIcon of(const QString &key, const Catalogue &catalogue) const;

private:
    std::shared_ptr<const Tileset> m_tileset;
};
