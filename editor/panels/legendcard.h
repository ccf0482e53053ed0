#pragma once

#include "editor/panels/overlaylegend.h"

#include <QFrame>

class QGridLayout;
class QLabel;

/// What the patterns over a level mean: a card in the lower left corner of the canvas, which the mouse goes through.
/// Not there while nothing is laid over the level.
class LegendCard : public QFrame {
    Q_OBJECT

public:
    /// `canvas` is its parent; it follows its size.
    explicit LegendCard(QWidget *canvas);

    /// `isRunning`: what is shown is behind the level.
    void setLines(const std::vector<LegendLine> &lines, bool isRunning);
    /// All lines.
    QStringList texts() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void addLine(const LegendLine &line);
    void place();

    QGridLayout *m_grid;
    QList<QLabel *> m_texts;
};
