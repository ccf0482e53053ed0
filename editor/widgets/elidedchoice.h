#pragma once

#include <QComboBox>

/// A list to choose from, for panels that scroll: it cuts what it has no room for with an ellipsis, and then says it
/// whole in its tooltip; the wheel is left to the panel, and chooses nothing.
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
