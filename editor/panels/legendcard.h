#pragma once

#include "editor/panels/overlaylegend.h"

#include <QFrame>

class Canvas;
class QLabel;

/// The legend of overlays, transparent for the mouse. It is a strip below the canvas in reserved space, or a card in
/// the corner of the canvas where it covers the fewest cells. Hidden without overlays.
class LegendCard : public QFrame {
    Q_OBJECT

public:
    /// The space that the canvas reserves for the legend. `AsMuch`: its present space, so that the level does not move.
    enum class Room : std::uint8_t { None, AsMuch, Needed };

    /// `canvas` is the parent; the legend follows its size.
    explicit LegendCard(Canvas &canvas);

    /// Sets the lines; `isRunning` means that they are outdated.
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
    int m_room = 0; ///< height reserved for the strip
};
