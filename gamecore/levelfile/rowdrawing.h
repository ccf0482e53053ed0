#pragma once

#include "gamecore/level/level.h"

#include <array>

/// The characters of all cells: terrain, covered by the things drawn in rows.
class RowDrawing {
public:
    /// Draws terrain without a character as floor. The level must outlive this object.
    RowDrawing(const Level &level, const Catalogue &catalogue, const LegendTable &legend);

    /// Sets the character of a thing on a cell. Cells must come in reading order; the last character of a cell is
    /// drawn.
    void set(Point cell, char32_t character);

    /// Appends a row in UTF-8. Drawing rows in order is fastest.
    void appendRow(QByteArray &text, int y);
    QString row(int y);
    /// True if JSON escapes any of the characters.
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
