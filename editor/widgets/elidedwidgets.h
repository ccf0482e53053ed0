#pragma once

#include <QComboBox>
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

/// A combo box for panels that scroll. It elides a text that is too long, and shows the whole text in a tool tip. The
/// mouse wheel scrolls the panel instead of changing the choice.
class ElidedChoice : public QComboBox {
    Q_OBJECT

public:
    explicit ElidedChoice(QWidget *parent = nullptr);

protected:
    bool event(QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    int textWidth() const;
    QString shownText() const;
};
