#pragma once

#include "app/playtests/findings.h"

#include <QWidget>

class QLabel;

/// The legend of a heat layer: for each strength its pattern and its counts, or a text if no cell has a count.
class HeatLegend : public QWidget {
    Q_OBJECT

public:
    explicit HeatLegend(QWidget *parent = nullptr);

    /// Shows the legend of a layer if `isWanted`; otherwise hides the widget.
    void setLayer(const HeatLayer &heat, bool isWanted);
    static QString nameOf(Heat heat);

private:
    struct Part {
        QLabel *swatch;
        QLabel *text;
    };
    std::array<Part, HeatLayer::strengths> m_parts{};
    QLabel *m_nowhere;
};
