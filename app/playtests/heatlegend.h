#pragma once

#include "app/playtests/findings.h"

#include <QWidget>

class QLabel;

/// What the patterns of a heat layer mean, a swatch a strength; that there are none, in words. Hidden while nobody
/// wants one.
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
