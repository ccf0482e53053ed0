#pragma once

#include "gamecore/level/level.h"

#include <array>

/// The characters of all cells, row by row: terrain, and over it what stands in rows.
class RowDrawing {
public:
    /// Terrain that `legend` has no character for is drawn as floor. The level must outlive this.
    RowDrawing(const Level &level, const Catalogue &catalogue, const LegendTable &legend);

    /// Sets what stands on a cell; cells must come in reading order. The last one set on a cell is drawn.
    void set(Point cell, char32_t character);

    /// Appends a row in UTF-8. Rows are drawn fastest from the first to the last.
    void appendRow(QByteArray &text, int y);
    QString row(int y);
    /// Whether any of the characters is one that JSON escapes.
    bool needsEscapes() const { return m_needsEscapes; }

private:
    struct DrawnCell {
        Point cell;
        char32_t character = 0;
    };
    using DrawnCells = std::vector<DrawnCell>;

    void note(char32_t character);
    void appendAscii(QByteArray &text, int y, DrawnCells::const_iterator drawn) const;
    void appendWide(QByteArray &text, int y, DrawnCells::const_iterator drawn) const;

    const Level &m_level;
    KeptCharacters m_kept;
    std::array<char32_t, 256> m_characters{}; ///< by terrain
    std::array<char, 256> m_bytes{};          ///< by terrain, if all are ASCII
    DrawnCells m_drawn;
    bool m_isAscii = true;
    bool m_needsEscapes = false;
};
