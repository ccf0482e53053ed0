#pragma once

#include "editor/art/tileset.h"

#include <QIcon>

#include <memory>

class Catalogue;
struct Kind;
struct Terrain;

/// An icon that shows a picture of a tileset, drawn when it is painted for the first time; it looks the same in all
/// modes.
QIcon tileIcon(const std::shared_ptr<const Tileset> &tileset, const QString &picture);

/// The pictures of terrain and kinds as the palette shows them.
QString pictureInLists(const Terrain &terrain);
QString pictureInLists(const Kind &kind);

/// Icons of terrain and kinds, for every list of them. Copies share what they have drawn.
class KindIcons {
public:
    /// The side of an icon in a list, in logical pixels.
    static constexpr int side = 20;

    explicit KindIcons(std::shared_ptr<const Tileset> tileset = std::make_shared<Tileset>())
        : m_tileset(std::move(tileset))
    {
    }

    QIcon of(const Terrain &terrain) const { return tileIcon(m_tileset, pictureInLists(terrain)); }
    QIcon of(const Kind &kind) const { return tileIcon(m_tileset, pictureInLists(kind)); }
    /// The icon of a key; a null icon if the catalogue does not have it.
    QIcon of(const QString &key, const Catalogue &catalogue) const;

private:
    std::shared_ptr<const Tileset> m_tileset;
};
