#pragma once

#include <QColor>
#include <QDialog>

class QIcon;
class QLabel;
class QListWidget;
class QListWidgetItem;

/// A popup with colors that are readable on the dark ground of ASCII mode. It shows the contrast of each color and
/// leads to all other colors. Arrow keys move between colors, Enter takes one, Escape closes.
class ColorPicker : public QDialog {
    Q_OBJECT

public:
    /// `color` is marked if it is among the offered ones.
    explicit ColorPicker(const QColor &color, QWidget *parent = nullptr);

    void openBelow(const QWidget &widget);

Q_SIGNALS:
    void picked(const QColor &color);

private:
    void addSwatches();
    const QListWidgetItem *framed() const;
    void showContrast();
    void pickCurrent();
    void pickAnother();

    QColor m_color;
    QListWidget *m_swatches;
    QLabel *m_contrast;
};

/// Returns a square of that color; an empty square for an invalid color.
QIcon colorIcon(const QColor &color, int side, double pixelRatio);
/// Returns the name of a color: "amber #f2b84b", or "#123456" for a color that is not offered.
QString colorName(const QColor &color);
/// Returns the contrast of two colors by WCAG 2: 1..21.
double contrastOf(const QColor &a, const QColor &b);
