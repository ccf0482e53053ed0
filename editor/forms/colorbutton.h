#pragma once

#include <QColor>
#include <QToolButton>

/// A button that shows a color. A click, Enter or Alt+Down opens the color picker.
class ColorButton : public QToolButton {
    Q_OBJECT

public:
    explicit ColorButton(QWidget *parent = nullptr);

    /// Sets the color without emitting picked(). An invalid color is shown as an empty square.
    void setColor(const QColor &color);
    const QColor &color() const { return m_color; }

Q_SIGNALS:
    /// The user chose a color in the picker.
    void picked(const QColor &color);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void openPicker();

    QColor m_color;
};
