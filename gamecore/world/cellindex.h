#pragma once

#include "gamecore/base/bitgrid.h"

#include <array>
#include <memory>
#include <vector>

/// Index from cells to the things on them, either items or monsters. Things are numbered from 0. Each cell has a linked
/// list, so moves allocate no memory. The order of the things on a cell depends on past moves; rules must not depend on
/// this order. Copies share pages of cells until one of them changes (copy on write), so copying a large level is
/// cheap.
class CellIndex {
public:
    static constexpr int none = -1;

    CellIndex() = default;
    explicit CellIndex(Size size) : m_width(size.width), m_taken(size)
    {
        m_pages.resize((std::size_t(size.area()) + pageCells - 1) / pageCells);
        for (std::shared_ptr<Page> &page : m_pages) {
            page = std::make_shared_for_overwrite<Page>();
        }
    }

    /// Returns the first thing on a cell, or `none`.
    int first(Point cell) const
    {
        return m_taken.at(cell) ? (*m_pages[index(cell) / pageCells])[index(cell) % pageCells] : none;
    }
    /// Returns the next thing on the same cell, or `none`.
    int next(int thing) const { return m_links[std::size_t(thing)].next; }

    /// Returns the set of cells with at least one thing.
    const BitGrid &taken() const { return m_taken; }

    /// Adds a thing that is on no cell yet.
    void insert(int thing, Point cell)
    {
        if (std::size_t(thing) >= m_links.size()) {
            m_links.resize(std::size_t(thing) + 1);
        }
        const int second = first(cell);
        link(thing) = {none, second};
        if (second != none) {
            link(second).previous = thing;
        }
        setFirst(cell, thing);
        m_taken.set(cell);
    }

    /// Removes a thing from its cell in constant time. `thing` must be on `cell`.
    void remove(int thing, Point cell)
    {
        const auto [previous, next] = link(thing);
        if (previous == none) {
            Q_ASSERT(first(cell) == thing);
            setFirst(cell, next);
            m_taken.set(cell, next != none);
        } else {
            link(previous).next = next;
        }
        if (next != none) {
            link(next).previous = previous;
        }
    }

private:
    struct Links {
        int previous = none;
        int next = none;
    };

    static constexpr std::size_t pageCells = 1024;
    using Page = std::array<int, pageCells>;

    std::size_t index(Point cell) const { return std::size_t(cell.y) * std::size_t(m_width) + std::size_t(cell.x); }

    void setFirst(Point cell, int thing)
    {
        std::shared_ptr<Page> &page = m_pages[index(cell) / pageCells];
        if (page.use_count() > 1) {
            page = std::make_shared<Page>(*page);
        }
        (*page)[index(cell) % pageCells] = thing;
    }

    Links &link(int thing) { return m_links[std::size_t(thing)]; }

    int m_width = 0;
    std::vector<std::shared_ptr<Page>> m_pages; ///< first thing on each occupied cell; undefined for other cells
    BitGrid m_taken;
    std::vector<Links> m_links;
};
