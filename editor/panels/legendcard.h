#pragma once

#include "editor/panels/overlaylegend.h"

#include <QFrame>

class Canvas;
class QLabel;

/// The legend of overlays. It is a strip below the level, in space that the canvas reserves, or a card in the corner of
/// the canvas where it covers the fewest cells. It is hidden while it has no lines, and lets mouse events through.
class LegendCard : public QFrame {
    Q_OBJECT

public:
    /// The space that the canvas reserves below the level for the strip:
    /// - None: no strip. The legend is a card over the canvas.
    /// - AsMuch: as much as it reserves now, so that the level does not move. If it reserves nothing now, and when the
    ///   canvas is resized: as much as the lines need.
    /// - Needed: as much as the lines need.
    enum class Room : std::uint8_t { None, AsMuch, Needed };

    /// `canvas` becomes the parent. The legend adapts when the canvas is resized.
    explicit LegendCard(Canvas &canvas);

    /// Sets the lines. `isRunning` adds a line that says that the overlays are being updated.
    void setLines(const std::vector<LegendLine> &lines, bool isRunning, Room room);
    /// Returns the texts of all lines.
    QStringList texts() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Line {
        QLabel *swatch; ///< null: none
        QLabel *text;
    };

    void showLine(qsizetype place, const LegendLine &line);
    QLabel *addLabel();
    void place();
    void placeStrip();
    void placeCard();
    int flow(int width);
    int coveredCells(const QRect &rect) const;

    Canvas &m_canvas;
    QList<Line> m_lines;
    Room m_wanted = Room::None;
    int m_room = 0; ///< height reserved for the strip, in pixels; 0: none
};
