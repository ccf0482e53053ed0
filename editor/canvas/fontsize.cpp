#include "editor/canvas/fontsize.h"

#include <QFont>
#include <QFontInfo>

namespace {

/// In logical pixels.
constexpr int usualSize = 13;

} // namespace

int besideFont(int length, const QFont &font)
{
    const int size = QFontInfo(font).pixelSize();
    return size > usualSize ? length * size / usualSize : length;
}
