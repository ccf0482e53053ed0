#pragma once

#include "editor/panels/overlaylegend.h"

#include <QFrame>

class Canvas;
class QLabel;

/// A legend of the patterns over a level, which lets the mouse through: a strip below the canvas, which gives it room,
/// or a card in that corner of the canvas where it covers the fewest cells. Hidden while nothing is laid over the
/// level.
class LegendCard : public QFrame {
    Q_OBJECT

public:
    /// Whether the canvas gives it room. `AsMuch`: the room that it has, so that the level stays where it is.
    enum class Room : std::uint8_t { None, AsMuch, Needed };

    /// `canvas` is its parent and must outlive this; it follows its size.
    explicit LegendCard(Canvas &canvas);

    /// `isRunning`: what is shown is behind the level.
    void setLines(const std::vector<LegendLine> &lines, bool isRunning, Room room);
    /// The texts of all lines.
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
    int m_room = 0; ///< of the strip
};
