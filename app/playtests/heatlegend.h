#pragma once

#include "app/playtests/findings.h"

#include <QWidget>

class QLabel;

/// The legend of a heat layer: one swatch per strength, or a text if there are none. Hidden if no layer is chosen.
class HeatLegend : public QWidget {
    Q_OBJECT

public:
    explicit HeatLegend(QWidget *parent = nullptr);

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
