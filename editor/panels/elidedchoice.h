#pragma once

#include <QComboBox>

/// A list to choose from that cuts what it has no room for with an ellipsis, and then says it whole in its tooltip.
class ElidedChoice : public QComboBox {
    Q_OBJECT

public:
    explicit ElidedChoice(QWidget *parent = nullptr);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    int textWidth() const;
    QString shownText() const;
};
