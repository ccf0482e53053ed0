#include "editor/levelfiles/picturedialog.h"

#include "editor/pictures/levelpicture.h"
#include "editor/widgets/dialogsetup.h"
#include "editor/widgets/layouts.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLocale>
#include <QPushButton>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace {

constexpr std::array offeredTileSizes{1, 2, 4, 8, 16, 24, 32, 48, 64, 80, 96, 128};
constexpr int usualWidth = 1200; ///< of a picture, in pixels

} // namespace

QList<int> pictureTileSizes(Size level)
{
    QList<int> sizes;
    std::copy_if(offeredTileSizes.begin(), offeredTileSizes.end(), std::back_inserter(sizes),
                 [level](int side) { return canBeDrawn(level, side); });
    return sizes;
}

int usualPictureTileSize(Size level)
{
    const QList<int> sizes = pictureTileSizes(level);
    const auto lack = [level](int side) { return std::abs(level.width * side - usualWidth); };
    return *std::min_element(sizes.begin(), sizes.end(), [&lack](int a, int b) { return lack(a) < lack(b); });
}

PictureDialog::PictureDialog(Size level, QWidget *parent) : QDialog(parent), m_sizes(new QComboBox)
{
    setObjectName(u"pictureDialog"_s);
    setWindowTitle(tr("Save as picture"));
    setAccessibleName(windowTitle());
    m_sizes->setObjectName(u"pictureTileSize"_s);
    m_sizes->setAccessibleName(tr("Size of a cell"));
    const QLocale locale;
    for (const int side : pictureTileSizes(level)) {
        //: %1 is the side of a cell, %2 and %3 are width and height of the picture
        m_sizes->addItem(
            tr("%1 pixels (picture: %2 × %3)")
                .arg(locale.toString(side), locale.toString(level.width * side), locale.toString(level.height * side)),
            side);
    }
    m_sizes->setCurrentIndex(m_sizes->findData(usualPictureTileSize(level)));
    auto *form = newLayout<QFormLayout>(this, 16, 8);
    form->addRow(tr("&Size of a cell"), m_sizes);
    QDialogButtonBox *buttons = dialogButtons(*this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Save…"));
    form->addRow(buttons);
}

int PictureDialog::tileSize() const
{
    return m_sizes->currentData().toInt();
}
