#pragma once

#include "gamecore/base/point.h"

#include <QDialog>

class QSpinBox;

/// Asks for the size of a new level.
class NewLevelDialog : public QDialog {
    Q_OBJECT

public:
    explicit NewLevelDialog(Size size, QWidget *parent = nullptr);

    Size size() const;
    void accept() override;

private:
    QSpinBox *m_width;
    QSpinBox *m_height;
};
