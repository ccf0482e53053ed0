#pragma once

#include "gamecore/base/point.h"

#include <QDialog>
#include <QList>

class QComboBox;

/// Returns the numbers of pixels per cell that a picture of a level can have, from small to large; empty if the level
/// has no cells or is too large for any picture.
QList<int> pictureTileSizes(Size level);
/// Returns the number among them that makes the picture about as wide as a web page, to be offered first. The list must
/// not be empty.
int usualPictureTileSize(Size level);

/// A dialog for the size of a cell in a picture of a level, with the resulting size of the picture.
class PictureDialog : public QDialog {
    Q_OBJECT

public:
    /// pictureTileSizes() of the level must not be empty.
    explicit PictureDialog(Size level, QWidget *parent = nullptr);

    /// Returns the chosen number of pixels per cell.
    int tileSize() const;

private:
    QComboBox *m_sizes;
};
