#pragma once

#include "editor/panels/overlaylegend.h"

#include <QFrame>

class Canvas;
class QLabel;

/// The legend of overlays, transparent for the mouse. It is a strip in space reserved below the canvas, or a card in
/// the corner of the canvas where it covers the fewest cells. Hidden without lines.
class LegendCard : public QFrame {
    Q_OBJECT

public:
    /// The space that the canvas reserves below the level for the strip:
    /// - None: no strip. The legend is a card over the canvas.
    /// - AsMuch: the present height, so that the level does not move. If that is 0, as for Needed.
    /// - Needed: the height of the lines.
    enum class Room : std::uint8_t { None, AsMuch, Needed };

    /// `canvas` is the parent; the legend follows its size.
    explicit LegendCard(Canvas &canvas);

    /// Sets the lines. `isRunning` adds a line that says that they are being updated.
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
