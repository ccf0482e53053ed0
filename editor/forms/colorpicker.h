#pragma once

#include <QColor>
#include <QDialog>
#include <QToolButton>

class QIcon;
class QLabel;
class QListWidget;
class QListWidgetItem;

/// A popup with colors that are readable on the dark background of ASCII mode. It shows the contrast of the selected
/// color. A button opens a dialog with all other colors. Arrow keys move between colors, Enter takes one, Escape
/// closes.
class ColorPicker : public QDialog {
    Q_OBJECT

public:
    /// `color` is selected if the popup offers it; otherwise, no color is selected. It may be invalid.
    explicit ColorPicker(const QColor &color, QWidget *parent = nullptr);

    /// Opens the popup below a widget, or above it if there is no space; returns at once.
    void openBelow(const QWidget &widget);

Q_SIGNALS:
    /// The user chose a color; the popup closes.
    void picked(const QColor &color);

private:
    void addSwatches();
    const QListWidgetItem *framed() const;
    void showContrast();
    void pickCurrent();
    void pickAnother();

    QColor m_color; ///< the color given to the constructor; may be invalid
    QListWidget *m_swatches;
    QLabel *m_contrast;
};

/// Returns a square of that color; an empty square for an invalid color. `side` is in logical pixels.
QIcon colorIcon(const QColor &color, int side, double pixelRatio);
/// Returns the name of a color with its code, such as "amber #f2b84b"; only the code for a color that the picker does
/// not offer. Empty for an invalid color.
QString colorName(const QColor &color);
/// Returns the contrast ratio of two colors by WCAG 2: 1..21.
double contrastOf(const QColor &a, const QColor &b);

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
