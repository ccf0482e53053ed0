#include "editor/art/fontsize.h"

#include <QFontDatabase>
#include <QFontInfo>

namespace {

/// Height of the usual font in logical pixels.
constexpr int usualSize = 13;

} // namespace

int besideFont(int length, const QFont &font)
{
    const int size = QFontInfo(font).pixelSize();
    return size > usualSize ? length * size / usualSize : length;
}

QFont fixedFont(const QFont &font)
{
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    if (font.pointSizeF() > 0) {
        fixed.setPointSizeF(font.pointSizeF());
    } else {
        fixed.setPixelSize(font.pixelSize());
    }
    return fixed;
}
