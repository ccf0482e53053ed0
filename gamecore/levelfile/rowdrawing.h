#pragma once

#include "gamecore/level/level.h"

#include <array>

/// The rows of a level as text: the characters of terrain, replaced by those of things where things are drawn.
class RowDrawing {
public:
    /// `legend` determines the characters of terrain; terrain without a character is drawn as floor. The level must
    /// outlive this object.
    RowDrawing(const Level &level, const Catalogue &catalogue, const LegendTable &legend);

    /// Draws a thing's character on a cell. Calls must be in the reading order of cells; if a cell gets several
    /// characters, the last one counts.
    void set(Point cell, char32_t character);

    /// Appends a row in UTF-8 to `text`.
    void appendRow(QByteArray &text, int y);
    /// Returns a row as text.
    QString row(int y);
    /// True if any of the characters needs an escape in JSON.
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
    CharactersInUse m_kept;
    std::array<char32_t, 256> m_characters{}; ///< by terrain
    std::array<char, 256> m_bytes{};          ///< by terrain; used if all characters are ASCII
    DrawnCells m_drawn;
    bool m_isAscii = true;
    bool m_needsEscapes = false;
};
