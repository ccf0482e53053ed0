#pragma once

#include <QColor>
#include <QToolButton>

/// Shows a color; a click, Enter or Alt+Down offers others.
class ColorButton : public QToolButton {
    Q_OBJECT

public:
    explicit ColorButton(QWidget *parent = nullptr);

    /// Sets the color without telling of it. An invalid one shows none.
    void setColor(const QColor &color);
    const QColor &color() const { return m_color; }

Q_SIGNALS:
    /// The person chose another color.
    void picked(const QColor &color);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void openPicker();

    QColor m_color;
};
