#pragma once

#include "editor/pictures/differencelayer.h"

#include <QWidget>

class FlowLayout;

/// What the marks of two versions mean: a swatch and words for each that there is.
class DifferenceLegend : public QWidget {
    Q_OBJECT

public:
    explicit DifferenceLegend(QWidget *parent = nullptr);

    void setLayers(const DifferenceLayers &layers);

private:
    FlowLayout *m_layout;
};
