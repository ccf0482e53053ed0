#pragma once

#include "editor/tools/toolbox.h"
#include "gamecore/data/catalogue.h"

/// A level as a plain grid of cells, drawn cell by cell according to the written rules. It is slow, simple and
/// independent of the editor's code, as a reference for it.
class PlainLevel {
public:
    struct Cell {
        TerrainId terrain = 0;
        std::vector<KindId> things;

        friend bool operator==(const Cell &, const Cell &) = default;
    };
    /// A flag for each cell.
    using Flags = std::vector<char>;
    /// Copied cells, from a corner on; std::nullopt for cells that were not copied.
    struct Copy {
        Size size;
        std::vector<std::optional<Cell>> cells;
    };

    PlainLevel(const Level &level, const Catalogue &catalogue);

    Size size() const { return m_size; }
    const std::vector<Cell> &cells() const { return m_cells; }
    /// Packs all cells into few bytes for unpack().
    QByteArray packed() const;
    void unpack(const QByteArray &packed);
    Flags none() const { return Flags(m_cells.size(), 0); }
    bool contains(Point cell) const { return m_size.contains(cell); }
    std::size_t index(Point cell) const { return indexIn(m_size, cell); }
    static std::size_t indexIn(Size size, Point cell)
    {
        return std::size_t(cell.y) * std::size_t(size.width) + std::size_t(cell.x);
    }

    // The cells that a shape covers.
    Flags brushed(const std::vector<Point> &path, const DrawOptions &options) const;
    Flags rectangle(Point a, Point b, bool isFilled, const DrawOptions &options) const;
    Flags filled(Point from, FillReach reach) const;
    Flags alike(Point cell) const;

    /// Repeats the cells by symmetry, applies the mask and paints. An empty mask has no effect.
    void paint(Flags covered, const Paint &paint, Symmetry symmetry, const Flags &mask);
    void paintStart(Point cell, const Flags &mask);
    void clear(const Flags &cells);
    void move(const Flags &cells, Point by);
    Copy copy(const Flags &cells) const;
    void put(const Copy &copy, Point middle, Symmetry symmetry, const Flags &mask);
    void replace(const Paint &what, const Paint &with, const Flags &mask);

    static bool isAny(const Flags &flags);
    static Flags moved(const Flags &flags, Size size, Point by);
    /// Returns the images of a cell under a symmetry of a square level, the cell itself first.
    std::vector<Point> images(Point cell, Symmetry symmetry) const;

private:
    void paintCell(Cell &cell, const Paint &paint);
    void keepOneStart(const Flags &placed);
    bool isOfCategoryOf(const Paint &what, const Paint &with) const;
    bool isWalkable(TerrainId terrain) const { return m_catalogue.terrain(terrain).isWalkable; }

    const Catalogue &m_catalogue;
    Size m_size;
    std::vector<Cell> m_cells;
};
