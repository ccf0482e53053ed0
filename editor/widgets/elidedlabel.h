#pragma once

#include <QLabel>

/// A line of plain text that can become arbitrarily narrow. If the text does not fit, it is elided, and a tool tip
/// shows the whole text.
class ElidedLabel : public QLabel {
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    bool hasRoom() const;
};
