#pragma once

#include <QColor>
#include <QDialog>

class QIcon;
class QLabel;
class QListWidget;
class QListWidgetItem;

/// Offers colors in which a character can be read on the dark ground of the look of characters, says how well each one
/// stands out there, and leads to all other colors. Arrow keys go from color to color, Enter takes one, Escape none.
class ColorPicker : public QDialog {
    Q_OBJECT

public:
    /// `color` is marked if it is among those offered.
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

/// A square of that color; an empty one of an invalid color.
QIcon colorIcon(const QColor &color, int side, double pixelRatio);
/// "amber #f2b84b", or "#123456" of a color that is not offered.
QString colorName(const QColor &color);
/// How well two colors can be told apart, as WCAG 2 counts it: 1..21.
double contrastOf(const QColor &a, const QColor &b);
